"""Names of marks and numbers in a game, looked up whenever a text is made.

The whole window has one current game, as it has one language. Functions use the current game if no
`game` is given; a window with a game of its own passes the key of its preset, "" without a preset.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from wmh.base.text.phrases import _
from wmh.base.text.refusal import InputError
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.squares import Squares
from wmh.engine.clues.turn import Mark
from wmh.helper.catalogues import GAMES
from wmh.helper.games.preset import MARK_NAMES, MarkName, Preset


@dataclass(slots=True)
class _CurrentGame:
    """Holder of the current game's preset; None without a preset."""

    preset: Preset | None = None


_spoken = _CurrentGame()


def speak_of(preset: Preset | None) -> bool:
    """Sets the current game's preset; returns True if it has changed."""
    before, _spoken.preset = _spoken.preset, preset
    return before != preset


def mark_name(mark: Mark, game: str | None = None) -> str:
    return _(_marks(game)[mark].name, context="Marks")


def mark_key(mark: Mark, game: str | None = None) -> str:
    """Returns the key that sets a mark, as it is shown."""
    return _marks(game)[mark].key.upper()


def mark_of(key: str, game: str | None = None, place: str = "") -> Mark | None:
    """Returns the mark that a key sets: by the game's own keys, else by the usual ones.

    A key of another script sets a mark by the initial of the colour's name, or by its position on
    the keyboard: `place` is the letter of an English keyboard there. Digits are values of marks.
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
"""Marks by the initials of the colours' names in Cyrillic, Greek and Hebrew."""


def number_names(rule: Rule) -> tuple[str, ...]:
    """Returns the game's names of the numbers of a clue; none if each letter has a mark."""
    return tuple(_(name, context="Rules") for name in counts(rule))


def counts(rule: Rule) -> tuple[str, ...]:
    """Returns the game's names of the numbers of a clue, not translated."""
    preset = _spoken.preset
    own = preset.counts if preset is not None and preset.rule is rule else ()
    return own or RULES[rule].counts


def own_squares(game: str | None = None) -> Squares | None:
    """Returns the squares of the game's share texts; None if the game has no squares of its own."""
    preset = preset_of(game)
    return None if preset is None else preset.squares


def in_words() -> str:
    """Returns a sentence with the game's names of the marks; "" if they are the usual names."""
    names = {mark: name.name for mark, name in _marks().items()}
    if names == {mark: name.name for mark, name in MARK_NAMES.items()}:
        return ""
    text = _("In this game green is called {0}, yellow {1} and white {2}.")
    return text.format(*(mark_name(mark) for mark in sorted(Mark, reverse=True)))


def preset_of(game: str | None) -> Preset | None:
    """Returns the preset of a key, read from its file; None if there is no valid file."""
    if game is None or (_spoken.preset is not None and game == _spoken.preset.key):
        return _spoken.preset
    return _read(game) if game else None


@lru_cache(maxsize=8)
def _read(game: str) -> Preset | None:
    try:
        return GAMES.read_named(game)
    except (InputError, OSError):
        return None


def _marks(game: str | None = None) -> Mapping[Mark, MarkName]:
    preset = preset_of(game)
    return MARK_NAMES if preset is None else preset.marks


def hardness_name(hardness: Hardness) -> str:
    match hardness:
        case Hardness.FREE:
            return _("Any word may be guessed")
        case Hardness.HARD:
            return _("Hard mode")
        case Hardness.ULTRA:
            return _("Ultra hard mode")
