"""Writing of a scenario as the text of its file."""

import textwrap
from collections.abc import Iterable, Iterator
from itertools import chain

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.teach.scenario.scenario import Scenario

_MARKS = {Mark.GREEN: "g", Mark.YELLOW: "y", Mark.WHITE: "w"}
_WIDTH = 96
_NAMES = 10
"""Width of the column of field names, in characters."""


def write_scenario(scenario: Scenario) -> str:
    """Returns TOML text from which `read_scenario` makes an equal scenario.

    Every turn must be completely marked.
    """
    fields = [
        _field("title", scenario.title),
        _field("about", scenario.about),
        *(
            "" if number is None else f"{name:<{_NAMES}} = {number}"
            for name, number in (("age", scenario.age), ("minutes", scenario.minutes))
        ),
        _field("stages", scenario.stages),
        f"{'length':<{_NAMES}} = {scenario.length}",
        _field("words", scenario.words),
        "" if scenario.words else _field("lexicon", scenario.lexicon),
        "" if scenario.tier is None or scenario.words else f"{'tier':<{_NAMES}} = {scenario.tier}",
        "" if scenario.rule is Rule.TILES else _field("rule", scenario.rule),
        _field("turns", tuple(map(_turn, scenario.turns))),
        _field("given", "".join(letter or "." for letter in scenario.given)),
        _field("secret", scenario.secret),
        _field("guesses", scenario.guesses),
        _field("strategies", scenario.strategies),
    ]
    stops = (
        ("[[stop]]", _field("before", stop.before),
         "" if stop.step == 1 else f"{'step':<{_NAMES}} = {stop.step}",
         "" if stop.answer is None else f"{'answer':<{_NAMES}} = {stop.answer}",
         _field("question", stop.question),
         _field("reveal", stop.reveal), _field("figure", stop.figure or ""))
        for stop in scenario.stops
    )  # fmt: skip
    notes = (
        ("[[note]]", _field("stage", note.stage or ""), _field("text", note.text))
        for note in scenario.notes
    )
    tables = (("", *table) for table in chain(stops, notes))
    return "\n".join(chain(filter(None, fields), *map(_lines_with_content, tables))) + "\n"


def _lines_with_content(lines: tuple[str, ...]) -> Iterator[str]:
    """Yields the first line of a table, and those of the others that are not empty."""
    yield lines[0]
    yield from filter(None, lines[1:])


def _turn(turn: Turn) -> str:
    several = any(len(letter) > 1 for letter in turn.guess)
    guess = ("." if several else "").join(turn.guess)
    if isinstance(turn.clue, Counts):
        return f"{guess}:{','.join(str(number) for number in turn.clue.numbers)}"
    return f"{guess}:{''.join(_MARKS[mark] for mark in turn.clue if mark is not None)}"


def _field(name: str, value: str | tuple[str, ...]) -> str:
    """Returns a field as one line or several; "" for an empty value."""
    if not value:
        return ""
    if isinstance(value, str):
        return f"{name:<{_NAMES}} = {_quote(value)}"
    one = f"{name:<{_NAMES}} = [{', '.join(map(_quote, value))}]"
    return one if len(one) <= _WIDTH else f"{name:<{_NAMES}} = [\n{_wrap_list(value)}\n]"


def _wrap_list(values: Iterable[str]) -> str:
    return textwrap.fill(
        " ".join(f"{_quote(value)}," for value in values), _WIDTH,
        initial_indent="    ", subsequent_indent="    ",
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip


def _quote(text: str) -> str:
    """Returns a text as a basic string of TOML, with special characters escaped."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'
