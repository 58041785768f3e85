"""Metadata for software centres: releases and pictures, filled in from changelog and address."""

import re
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

_ROOT = Path(__file__).parents[2]
METAINFO = _ROOT / "share" / "metainfo" / "alt.word_mastermind_helper.wmh.metainfo.xml"
MARK = "  <!-- What follows is written by make manual. -->\n"

PICTURES = {
    "light": "In the middle of a game of four letters",
    "why": "Why a guess is good",
    "boards": "Four boards at once",
    "play": "A game beside the helper",
    "lesson": "A lesson on how the words are found",
}
"""Captions of the pictures in resources/pictures that are shown, in their order."""


def metainfo() -> str:
    """Returns the complete metadata file; its head is written by hand."""
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    address = project.get("urls", {}).get("Repository", "")
    changes = (_ROOT / "CHANGELOG.md").read_text("utf-8")
    head = METAINFO.read_text("utf-8").partition(MARK)[0]
    return f"{head}{MARK}{_places(address)}{_releases(changes)}</component>\n"


def _places(address: str) -> str:
    """Returns the lines on the program's page and pictures; "" without a public address."""
    if not address:
        return ""
    urls = f"""\
  <url type="homepage">{escape(address)}</url>
  <url type="bugtracker">{escape(address)}/issues</url>
"""
    shots = "".join(
        f"""\
    <screenshot{' type="default"' if name == next(iter(PICTURES)) else ""}>
      <caption>{caption}</caption>
      <image>{escape(address)}/raw/HEAD/resources/pictures/{name}.png</image>
    </screenshot>
"""
        for name, caption in PICTURES.items()
    )
    return f"{urls}  <screenshots>\n{shots}  </screenshots>\n"


def _releases(changes: str) -> str:
    """Returns the lines on the releases, which are those of the changelog with a date."""
    dated = re.findall(r"^## \[([\d.]+)\] - (\d{4}-\d\d-\d\d)$", changes, re.MULTILINE)
    lines = "".join(f'    <release version="{name}" date="{day}"/>\n' for name, day in dated)
    return f"  <releases>\n{lines}  </releases>\n" if lines else ""
