"""Copying of licences and notices into a bundle, beside the program; `wmh.spec` calls it."""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = "THIRD-PARTY.md"
_LINK = re.compile(r"\]\((?!https?:|#)([^)]+)\)")


def put_beside(folder: Path) -> None:
    """Copies the page on third-party software, and the files that it links, into a folder.

    Their relative paths stay, so that the links lead to them.
    """
    linked = _LINK.findall((ROOT / PAGE).read_text("utf-8"))
    for name in (PAGE, *linked):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "bundle" / "licences", folder / "licences", dirs_exist_ok=True)
