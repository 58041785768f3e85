"""Tables as lines of text, and the table of suggestions, with as many columns as have room.

Written without rich, whose import takes longer than a suggestion; rich is used only where cells
must wrap.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import IO, NamedTuple
from unicodedata import combining, east_asian_width

from wmh.base.text.phrases import _, figure
from wmh.engine.answer import Suggestion
from wmh.engine.strategy.strategies import STRATEGIES, Certainty, Strategy
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


@dataclass(frozen=True, slots=True)
class _Column:
    title: str
    text: Callable[[Suggestion], str]
    right: bool = True

    def width(self, rows: tuple[Suggestion, ...]) -> int:
        return max(len(self.title), *(len(self.text(row)) for row in rows)) + len(_GAP)


def print_ranking(suggestions: tuple[Suggestion, ...], strategy: Strategy, room: int) -> None:
    """Prints rank, word and score, and as many further columns as fit in `room` characters."""
    if not STRATEGIES[strategy].splits:
        _print_with_bars(suggestions, room)
        return
    shown = [
        _Column(_("Rank"), lambda row: str(row.rank)),
        _Column(_("Word"), lambda row: row.word, right=False),
        _Column(_unit(strategy), _score(suggestions, strategy)),
    ]
    left = room - sum(column.width(suggestions) for column in shown) + len(_GAP)
    for column in _others(suggestions, shown[-1].title):
        left -= column.width(suggestions)
        if left < 0:
            break
        shown.append(column)
    print_table([TableColumn(x.title, [*map(x.text, suggestions)], x.right) for x in shown])


def _score(suggestions: tuple[Suggestion, ...], strategy: Strategy) -> Callable[[Suggestion], str]:
    """Returns the function that writes scores: without decimals if all are whole numbers.

    A number of guesses has the precision by which the suggestions are ordered.
    """
    digits = 0 if all(row.score.is_integer() for row in suggestions) else 3
    if STRATEGIES[strategy].proves:
        digits = min(digits, 2)
    return lambda row: figure(row.score, digits)


def _others(suggestions: tuple[Suggestion, ...], score: str) -> list[_Column]:
    """Returns the columns besides rank, word and score, most informative first.

    `score` is the title of the column of scores, which is not repeated.
    """
    found: list[_Column] = []
    if not all(row.candidate for row in suggestions):
        found.append(
            _Column(_("Answer?"), lambda row: _("yes") if row.candidate else _("no"), right=False)
        )
    if any(row.certainty is not Certainty.EXACT for row in suggestions):
        found.append(_Column(_("Certainty"), _certainty, right=False))
    figures = (
        _Column(_("Bits"), lambda row: _figure(row.entropy, 3)),
        _Column(_("Left"), lambda row: _figure(row.expected, 3)),
        _Column(_("Left at worst"), lambda row: _figure(row.worst)),
        _Column(_("Clues", context="Console"), lambda row: _figure(row.parts)),
    )
    said = (each for each in figures if each.title != score and any(map(each.text, suggestions)))
    return [*found, *said]


def _figure(value: float | None, places: int = 0) -> str:
    return "" if value is None else figure(value, places)


def _certainty(row: Suggestion) -> str:
    match row.certainty:
        case Certainty.BOUND:
            return _("at least")
        case Certainty.EXACT:
            return _("exact")
        case Certainty.PROVEN:
            return _("proven")
        case Certainty.ESTIMATED:
            return _("about", context="Ranking")


def _unit(strategy: Strategy) -> str:
    """Returns the unit of the scores of a strategy."""
    return _(STRATEGIES[strategy].unit.capitalize())


def _print_with_bars(suggestions: tuple[Suggestion, ...], room: int) -> None:
    """Prints the ranking, with a bar for each score if `room` characters are enough."""
    longest = max(len(each.word) for each in suggestions)
    columns = (
        TableColumn(_("Rank"), [str(each.rank) for each in suggestions], right=True),
        TableColumn(_("Word"), [each.word for each in suggestions]),
        TableColumn(_("Score"), [figure(each.score, 3) for each in suggestions], right=True),
    )
    best = suggestions[0].score
    shares = [each.score / best if best else 0.0 for each in suggestions]
    print_table(columns, shares if longest + BAR + 15 <= room else ())
