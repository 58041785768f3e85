"""Preset: the rules and choices of a game that the helper is used with, read from a file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple

from wmh.base.text.wording import translatable
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.squares import USUAL, Squares
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.question import Familiarity
from wmh.engine.strategy.strategies import Prior, Strategy


class MarkName(NamedTuple):
    """Name of a mark, and its key on the keyboard, a small letter."""

    name: str
    key: str


MARK_NAMES: Mapping[Mark, MarkName] = {
    Mark.GREEN: MarkName(translatable("green", context="Marks"), "g"),
    Mark.YELLOW: MarkName(translatable("yellow", context="Marks"), "y"),
    Mark.WHITE: MarkName(translatable("white", context="Marks"), "w"),
}
"""Usual names of the marks, those of the paper."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules and choices that a game fixes.

    `key` is the name of its file without the ending. A game begins with words of `length` letters;
    `lengths` are all possible lengths. `rows` is the number of guesses that it allows, None for any
    number; a game of several `boards` has a limit. `given` are the places, from 1, whose letters
    are revealed before the first guess. `lexicon` is "" and `familiarity` None if the game does not
    fix them. `strategy`, `prior`, `plain` and `opener` are the best way to play as measured by
    `lexicon/english/games.py` (for the paper's game: the paper's way); they are None or "" if the
    game has no measured way. `palette` is the name of a file of colours. `counts` are the game's
    names for the numbers of a clue, empty for the names of the rule. `squares` are the signs of its
    share texts. `pegs` are the names of the colours that letters of its codes stand for, in the
    order of the letters, or empty. `first_day` is the day of the daily game number 0, None if daily
    games have no numbers.
    """

    key: str
    name: str
    length: int
    lengths: tuple[int, ...]
    about: str = ""
    source: str = ""
    rows: int | None = None
    rule: Rule = Rule.TILES
    given: tuple[int, ...] = ()
    hard: Hardness = Hardness.FREE
    boards: int = 1
    lexicon: str = ""
    familiarity: Familiarity | None = None
    strategy: Strategy | None = None
    prior: Prior | None = None
    plain: bool | None = None
    opener: str = ""
    palette: str = ""
    marks: Mapping[Mark, MarkName] = field(default_factory=lambda: MARK_NAMES)
    counts: tuple[str, ...] = ()
    squares: Squares = USUAL
    pegs: tuple[str, ...] = ()
    first_day: date | None = None

    def number_on(self, day: date) -> int | None:
        """Returns the number of the daily game of a day; None if it has no number."""
        number = -1 if self.first_day is None else (day - self.first_day).days
        return number if number >= 0 else None

    def places_to_show(self, length: int) -> tuple[int, ...]:
        """Returns the places, from 1, of the revealed letters in words of this length."""
        return tuple(place for place in self.given if place <= length)

    def opener_with(self, strategy: Strategy) -> str:
        """Returns the recommended first guess; "" for any strategy but the game's own."""
        return self.opener if self.strategy in (None, strategy) else ""

    @property
    def codes(self) -> bool:
        """True if secrets and guesses are codes, not words."""
        return is_code_name(self.lexicon)
