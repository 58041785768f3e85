"""A game beside which the helper is used, as a file tells of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple

from wmh.base.text.wording import translatable
from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.squares import USUAL, Squares
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.question import Familiarity
from wmh.engine.strategy.strategies import Prior, Strategy


class MarkName(NamedTuple):
    """Name of a mark, and the key that sets it, a small letter."""

    name: str
    key: str


MARK_NAMES: Mapping[Mark, MarkName] = {
    Mark.GREEN: MarkName(translatable("green", context="Marks"), "g"),
    Mark.YELLOW: MarkName(translatable("yellow", context="Marks"), "y"),
    Mark.WHITE: MarkName(translatable("white", context="Marks"), "w"),
}
"""The names in the paper, which hold where a game says nothing else."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules and choices that a game fixes. `key` is the name of its file, without the ending.

    A game begins with words of `length` letters; `lengths` are all it is played with. `rows` is how
    many guesses it allows, None for any number; a game of several `boards` has one. `given` are the
    places, from 1, whose letters it shows before the first guess. `lexicon` is empty and
    `familiarity` None where the game fixes neither. `strategy`, `prior`, `plain` and `opener` say
    how it is best won, as `lexicon/english/games.py` measures it, or in the paper's game as in the
    paper; they are None or empty where the game changes nothing. `palette` is the name of a file of
    colours. `counts` says what the numbers of a clue count, in the order of the rule's own words;
    it is empty where those do. `squares` are those of its share texts. `pegs` are the names of the
    colours that the letters of its codes stand for, in the order of the letters; it is empty where
    the game names none. `first_day` is the day of the game with number 0, None where the games of
    the days have no numbers.
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
        """The number of the game of a day; None where the days are not numbered, or before 0."""
        number = -1 if self.first_day is None else (day - self.first_day).days
        return number if number >= 0 else None

    def places_to_show(self, length: int) -> tuple[int, ...]:
        """The places whose letters it shows, with words of a length that it need not have."""
        return tuple(place for place in self.given if place <= length)

    def opener_with(self, strategy: Strategy) -> str:
        """The first guess recommended with a strategy: it was measured with that of the game."""
        return self.opener if self.strategy in (None, strategy) else ""

    @property
    def codes(self) -> bool:
        """True if the game is played with codes and not with words."""
        return is_code_name(self.lexicon)
