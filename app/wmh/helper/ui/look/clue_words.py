"""The names that a game has for its marks and counts: one source for the whole window.

As with the language of the window there is one for all its pieces, and it is looked up whenever
something is said. Where no `game` is named it is the one in hand; a window with a game of its own
names that by its key, which is empty for none in particular.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from wmh.base.text.refusal import InputError
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.squares import Squares
from wmh.engine.clues.turn import Mark
from wmh.helper.catalogues import GAMES
from wmh.helper.games.preset import MARK_NAMES, MarkName, Preset

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


def mark_name(mark: Mark, game: str | None = None) -> str:
    return translate("Marks", _marks(game)[mark].name)


def mark_key(mark: Mark, game: str | None = None) -> str:
    """The key that sets a mark, as it is shown."""
    return _marks(game)[mark].key.upper()


def mark_of(key: str, game: str | None = None, place: str = "") -> Mark | None:
    """The mark that a key sets: the game's own, and the usual keys that it gives no other sense.

    A key of another script sets one by the word for its colour, or by its place: `place` is the
    letter that an English keyboard has there. The digits are the marks' worth.
    """
    names = (MARK_NAMES, _marks(game))
    keys = _DIGITS | _ABROAD
    keys |= {name.key: mark for each in names for mark, name in each.items()}
    typed = key.lower()
    return keys.get(typed if typed in keys or key.isascii() else place)


_DIGITS = {str(int(mark)): mark for mark in Mark}
_ABROAD = {
    sign: mark
    for mark, signs in (
        (Mark.GREEN, "\u0437\u03c0\u05d9"),
        (Mark.YELLOW, "\u0436\u03ba\u05e6"),
        (Mark.WHITE, "\u0431\u03bb\u05dc"),
    )
    for sign in signs
}
"""What the words for the colours begin with in Cyrillic, Greek and Hebrew."""


def counted(rule: Rule) -> tuple[str, ...]:
    """What the numbers of a clue count; empty where there is a mark for each letter."""
    return tuple(translate("Rules", name) for name in counts(rule))


def counts(rule: Rule) -> tuple[str, ...]:
    """The same before it is translated."""
    preset = _spoken.preset
    own = preset.counts if preset is not None and preset.rule is rule else ()
    return own or RULES[rule].counts


def own_squares(game: str | None = None) -> Squares | None:
    """The squares of the share texts of the game; None where there is none in particular."""
    preset = preset_of(game)
    return None if preset is None else preset.squares


def in_words() -> str:
    """How to read the rules, which name the usual colours; empty where those are the game's."""
    names = {mark: name.name for mark, name in _marks().items()}
    if names == {mark: name.name for mark, name in MARK_NAMES.items()}:
        return ""
    text = translate("Marks", "In this game green is called {0}, yellow {1} and white {2}.")
    return text.format(*(mark_name(mark) for mark in sorted(Mark, reverse=True)))


def preset_of(game: str | None) -> Preset | None:
    """The game of a key, as its file has it; None where there is none that can be read."""
    if game is None or (_spoken.preset is not None and game == _spoken.preset.key):
        return _spoken.preset
    return _read(game) if game else None


@lru_cache(maxsize=8)
def _read(game: str) -> Preset | None:
    try:
        return GAMES.named(game)
    except (InputError, OSError):
        return None


def _marks(game: str | None = None) -> Mapping[Mark, MarkName]:
    preset = preset_of(game)
    return MARK_NAMES if preset is None else preset.marks
