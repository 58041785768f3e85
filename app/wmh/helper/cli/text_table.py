"""Tables as lines of text.

Written without rich, whose import takes longer than a suggestion; rich is used only where cells
must wrap.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from typing import IO, NamedTuple
from unicodedata import combining, east_asian_width

from wmh.helper.cli.parts.visible import beneath, visible

BAR = 20
"""Number of characters of the longest bar."""

_GAP = "  "
_BOLD, _CYAN, _USUAL = "\x1b[1m", "\x1b[36m", "\x1b[0m"


class TableColumn(NamedTuple):
    """Column of a table: a title, and a text for each row."""

    title: str
    rows: Sequence[str]
    right: bool = False


def print_table(columns: Sequence[TableColumn], shares: Sequence[float] = ()) -> None:
    """Prints a line of titles and a line for each row, with bars if there are `shares`.

    A share is the length of a row's bar, from 0 to 1.
    """
    stream = beneath(sys.stdout)
    for line in table_lines(
        columns, shares, coloured=_is_coloured(stream), signs=_has_signs(stream)
    ):
        stream.write(line + "\n")


def table_lines(
    columns: Sequence[TableColumn], shares: Sequence[float] = (), *, coloured: bool, signs: bool
) -> Iterator[str]:
    """Yields the lines of a table; the arguments are those of `print_table`.

    Without `signs` bars are ASCII.
    """
    shown = [[visible(text) for text in (each.title, *each.rows)] for each in columns]
    widths = [max(map(text_width, texts)) for texts in shown]
    bold, cyan, usual = (_BOLD, _CYAN, _USUAL) if coloured else ("", "", "")
    bars = ["", *(cyan + _bar(each, signs=signs) + usual for each in shares)]
    for row in range(len(shown[0])):
        cells = (
            _cell(texts[row], width, right=column.right)
            for texts, width, column in zip(shown, widths, columns, strict=True)
        )
        line = _GAP.join((*cells, bars[row])).rstrip() if shares else _GAP.join(cells).rstrip()
        yield line if row else bold + line + usual


def text_width(text: str) -> int:
    """Returns the number of terminal columns that a text takes."""
    if text.isascii():
        return len(text)
    wide = sum(east_asian_width(each) in "WF" for each in text)
    return len(text) + wide - sum(combining(each) > 0 for each in text)


def _cell(text: str, width: int, *, right: bool) -> str:
    blanks = " " * (width - text_width(text))
    return blanks + text if right else text + blanks


def _bar(share: float, *, signs: bool) -> str:
    """Returns a bar of full and half blocks, or of ASCII characters without `signs`."""
    whole, half = divmod(int(2 * BAR * share), 2)
    return "━" * whole + "╸" * half if signs else "-" * whole


def _is_coloured(stream: IO[str]) -> bool:
    """True if the stream is a terminal with colours, unless a variable such as NO_COLOR is set."""
    plain = os.environ.get("TERM", "") in ("", "dumb", "unknown") or os.environ.get("NO_COLOR")
    return stream.isatty() and os.name != "nt" and not plain


def _has_signs(stream: IO[str]) -> bool:
    told: object = getattr(stream, "encoding", None)
    return str(told or "utf-8").lower().startswith("utf")
