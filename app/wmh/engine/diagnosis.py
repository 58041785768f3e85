"""The diagnosis when no word fits: the turn that left no word, and possible mistakes."""

from dataclasses import dataclass, replace

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.question import ALL_TIERS, Question


@dataclass(frozen=True, slots=True)
class Remark:
    """A correction of marks or numbers: row and place in its clue (from 0), and the right value."""

    really: tuple[tuple[int, int, Mark | int], ...]


@dataclass(frozen=True, slots=True)
class Respell:
    """A correction of a guess: a letter was mistyped, or two were swapped."""

    row: int
    guess: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetAside:
    """A row to ignore: it may be from another game."""

    row: int


@dataclass(frozen=True, slots=True)
class Widen:
    """The view of all tiers."""


@dataclass(frozen=True, slots=True)
class OtherLexicon:
    """The words of another installed lexicon."""

    name: str


@dataclass(frozen=True, slots=True)
class OtherRule:
    """A different rule of marking."""

    rule: Rule


Change = Remark | Respell | SetAside | Widen | OtherLexicon | OtherRule


def question_after(change: Change, question: Question) -> Question:
    """The question after the change; the same for another lexicon, whose words it then asks for."""
    turns = list(question.turns)
    match change:
        case Remark(really):
            for row, place, value in really:
                turns[row] = _with(turns[row], place, value)
        case Respell(row, guess):
            turns[row] = replace(turns[row], guess=guess)
        case SetAside(row):
            del turns[row]
        case Widen():
            return replace(question, tier=ALL_TIERS)
        case OtherRule(rule):
            return replace(question, rule=rule)
        case OtherLexicon():
            return replace(question, tier=ALL_TIERS)
    return replace(question, turns=tuple(turns))


def _with(turn: Turn, place: int, value: Mark | int) -> Turn:
    """The turn with another mark or number at one place of its clue."""
    if isinstance(turn.clue, Counts):
        numbers = list(turn.clue.numbers)
        numbers[place] = int(value)
        return replace(turn, clue=Counts(tuple(numbers)))
    marks = list(turn.clue)
    marks[place] = Mark(value)
    return replace(turn, clue=tuple(marks))


@dataclass(frozen=True, slots=True)
class Proposal:
    """A change that makes words fit again: the turns it leaves, and how many words then fit."""

    change: Change
    turns: tuple[Turn, ...]
    remaining: int


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """Why no word fits.

    `row` is the first turn (from 0) after which no word is left, None if there is none even
    before the first; `before` how many fitted until then; `beyond` how many would fit all turns
    if words of every tier were looked at; `contradiction` whether the turns up to `row` exclude
    every word there could be, in any lexicon. `proposals` are the most plausible first; `tried`
    are the names of other lexica that were looked in for them, None before that was done.
    """

    row: int | None
    before: int
    beyond: int
    contradiction: bool
    proposals: tuple[Proposal, ...] = ()
    tried: tuple[str, ...] | None = None
