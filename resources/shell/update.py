"""Update of the files for shells, `man` and software centres, from the program's definition.

Run from the root: python -m resources.shell.update
"""

from pathlib import Path

from resources.shell.completion import bash, fish, zsh
from resources.shell.definition import commands
from resources.shell.manual import manual
from resources.shell.metainfo import METAINFO, metainfo

SHARE = Path(__file__).parents[2] / "share"


def written() -> dict[Path, str]:
    """Returns the text of each file to write."""
    told = commands()
    return {
        SHARE / "man" / "man1" / "wmh.1": manual(told),
        SHARE / "bash-completion" / "completions" / "wmh": bash(told),
        SHARE / "zsh" / "site-functions" / "_wmh": zsh(told),
        SHARE / "fish" / "vendor_completions.d" / "wmh.fish": fish(told),
        METAINFO: metainfo(),
    }


def main() -> None:
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(path)


if __name__ == "__main__":
    main()
