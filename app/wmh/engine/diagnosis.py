"""Diagnosis when no word fits: the turn that left no word, and possible mistakes."""

from dataclasses import dataclass, replace

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.question import ALL_TIERS, Question


@dataclass(frozen=True, slots=True)
class Remark:
    """Correction of marks or numbers: for each the row, the index in its clue, the right value.

    Rows and indices count from 0.
    """

    really: tuple[tuple[int, int, Mark | int], ...]


@dataclass(frozen=True, slots=True)
class Respell:
    """Correction of the guess in a row: a letter was mistyped, or two letters were swapped."""

    row: int
    guess: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetAside:
    """Suggestion to ignore a row, as its guess may belong to another game."""

    row: int


@dataclass(frozen=True, slots=True)
class Widen:
    """Suggestion to include the words of all tiers."""


@dataclass(frozen=True, slots=True)
class OtherLexicon:
    """Suggestion to use another installed word list."""

    name: str


@dataclass(frozen=True, slots=True)
class OtherRule:
    """Suggestion to use another rule of marking."""

    rule: Rule


Change = Remark | Respell | SetAside | Widen | OtherLexicon | OtherRule


def question_after(change: Change, question: Question) -> Question:
    """Returns the question after a change has been applied.

    For `OtherLexicon` only the tier changes, to include all words.
    """
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
    """Returns the turn with the mark or number at index `place` of its clue replaced."""
    if isinstance(turn.clue, Counts):
        numbers = list(turn.clue.numbers)
        numbers[place] = int(value)
        return replace(turn, clue=Counts(tuple(numbers)))
    marks = list(turn.clue)
    marks[place] = Mark(value)
    return replace(turn, clue=tuple(marks))


@dataclass(frozen=True, slots=True)
class Proposal:
    """A change that makes words fit again, with the turns after the change.

    `remaining` is the number of words that fit these turns.
    """

    change: Change
    turns: tuple[Turn, ...]
    remaining: int


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """Reason why no word fits.

    `row` is the first turn (from 0) after which no word is left, None if no word is left even
    before the first turn; `before` is how many words fitted until then; `beyond` is how many would
    fit all turns with words of every tier; `contradiction` is true if the turns up to `row` exclude
    every conceivable word. `proposals` are in order, the most plausible first; `tried` are the
    names of the other word lists that were searched, None before that search.
    """

    row: int | None
    before: int
    beyond: int
    contradiction: bool
    proposals: tuple[Proposal, ...] = ()
    tried: tuple[str, ...] | None = None
