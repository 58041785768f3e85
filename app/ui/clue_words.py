"""What the game in hand calls its marks and what it counts: one source for the whole window.

As with the language of the window there is one for all its pieces, and it is looked up whenever
something is said.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.engine.clues.rules import RULES, Rule
from app.engine.clues.squares import Squares
from app.engine.clues.turn import Mark
from app.games.preset import MARK_NAMES, MarkName, Preset

translate = QCoreApplication.translate


@dataclass(slots=True)
class _Spoken:
    """The game that is spoken of; None for no particular one."""

    preset: Preset | None = None


_spoken = _Spoken()


def speak_of(preset: Preset | None) -> bool:
    """Use the words of this game from now on; whether they are others."""
    before, _spoken.preset = _spoken.preset, preset
    return before != preset


def mark_name(mark: Mark) -> str:
    return translate("Marks", _marks()[mark].name)


def mark_key(mark: Mark) -> str:
    """The key that sets a mark, as it is shown."""
    return _marks()[mark].key.upper()


def mark_of(key: str) -> Mark | None:
    """The mark that a key sets: the game's own, and the usual keys that it gives no other sense."""
    keys = {name.key: mark for names in (MARK_NAMES, _marks()) for mark, name in names.items()}
    return keys.get(key.lower())


def counted(rule: Rule) -> tuple[str, ...]:
    """What the numbers of a clue count; empty where there is a mark for each letter."""
    return tuple(translate("Rules", name) for name in counts(rule))


def counts(rule: Rule) -> tuple[str, ...]:
    """The same before it is translated."""
    preset = _spoken.preset
    own = preset.counts if preset is not None and preset.rule is rule else ()
    return own or RULES[rule].counts


def own_squares() -> Squares | None:
    """The squares of the share texts of the game in hand; None where there is none."""
    return None if _spoken.preset is None else _spoken.preset.squares


def in_words() -> str:
    """How to read the rules, which name the usual colours; empty where those are the game's."""
    names = {mark: name.name for mark, name in _marks().items()}
    if names == {mark: name.name for mark, name in MARK_NAMES.items()}:
        return ""
    text = translate("Marks", "In this game green is called {0}, yellow {1} and white {2}.")
    return text.format(*(mark_name(mark) for mark in sorted(Mark, reverse=True)))


def _marks() -> Mapping[Mark, MarkName]:
    return MARK_NAMES if _spoken.preset is None else _spoken.preset.marks
