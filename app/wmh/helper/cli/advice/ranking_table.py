"""Table of suggestions for the terminal, with as many columns as have room."""

from collections.abc import Callable
from dataclasses import dataclass

from wmh.base.text.phrases import _, figure
from wmh.engine.answer import Suggestion
from wmh.engine.strategy.strategies import STRATEGIES, Certainty, Strategy
from wmh.helper.cli.text_table import BAR, TableColumn, print_table

_GAP = 2


@dataclass(frozen=True, slots=True)
class _Column:
    title: str
    text: Callable[[Suggestion], str]
    right: bool = True

    def width(self, rows: tuple[Suggestion, ...]) -> int:
        return max(len(self.title), *(len(self.text(row)) for row in rows)) + _GAP


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
    left = room - sum(column.width(suggestions) for column in shown) + _GAP
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
