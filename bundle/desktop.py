"""Installation of the checkout's program in the desktop's menu, for one user.

Run from the root: python -m bundle.desktop [--remove]
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAME = "alt.word_mastermind_helper.wmh"
_REFRESH = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))
"""Commands that tell desktops of changes, with the subfolder of each; a system may lack them."""


def data_home() -> Path:
    """Returns the folder of the user's data, in which desktops look for menu entries."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def contents(command: Path) -> dict[str, str]:
    """Returns the files to install, by path below the data folder; `command` starts the program."""
    entry = (ROOT / "share" / "applications" / f"{NAME}.desktop").read_text("utf-8")
    entry = entry.replace("Exec=wmh %f", f'Exec="{command}" %f').replace(
        "TryExec=wmh", f"TryExec={command}"
    )
    icons, mime = ROOT / "resources" / "icons", ROOT / "share" / "mime" / "packages"
    symbolic = (icons / "wmh-symbolic.svg").read_text("utf-8")
    return {
        f"applications/{NAME}.desktop": entry,
        f"icons/hicolor/scalable/apps/{NAME}.svg": (icons / "wmh.svg").read_text("utf-8"),
        f"icons/hicolor/symbolic/apps/{NAME}-symbolic.svg": symbolic,
        f"mime/packages/{NAME}.xml": (mime / f"{NAME}.xml").read_text("utf-8"),
    }


def install(home: Path, command: Path) -> None:
    """Writes the files below the data folder `home` and tells the desktop."""
    for name, text in contents(command).items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, "utf-8")
    _refresh(home)


def remove(home: Path, command: Path) -> None:
    """Removes the files below the data folder `home` and tells the desktop."""
    for name in contents(command):
        (home / name).unlink(missing_ok=True)
    _refresh(home)


def _refresh(home: Path) -> None:
    for command, folder in _REFRESH:
        if (found := shutil.which(command)) and (home / folder).is_dir():
            subprocess.run([found, str(home / folder)], check=False, capture_output=True)


def main() -> None:
    command = Path(sys.executable).with_name("wmh")
    if "--remove" in sys.argv[1:]:
        remove(data_home(), command)
        print("Word Mastermind Helper is no longer in the menu of your desktop.")
    else:
        install(data_home(), command)
        print("Word Mastermind Helper is in the menu of your desktop, under Games.")


if __name__ == "__main__":
    main()
