"""Help levels: how much of an advice is shown, from the mere number of words to the answer.

Cheap to import, safe to share between threads.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from wmh.engine.answer import Advice
from wmh.engine.clues.knowledge import learn
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES

if TYPE_CHECKING:
    from wmh.engine.boards.question import BoardsQuestion


class Spoiler(IntEnum):
    """Help levels; each shows more than the level before it."""

    COUNT = 1
    """The level that shows how many words are left."""
    LETTERS = 2
    """The level that also shows the letters that distinguish these words best."""
    HINT = 3
    """The level that also shows letters of the best suggestion, one at a time, but never all."""
    LIST = 4
    """The level that also shows the ranked words, but not a word that is the only one left."""
    ANSWER = 5
    """The level that also shows the word that is the only one left."""


class Telling(NamedTuple):
    """A letter, and how many of the remaining words have it."""

    letter: str
    words: int


@dataclass(frozen=True, slots=True)
class TellingLetters:
    """The letters that distinguish the `remaining` words, the best one first.

    The best letter is in nearly half of the words, since the answer to it leaves the fewest; ties
    are in alphabetical order. Letters of all words, or of no word, are left out.
    """

    question: "Question | BoardsQuestion"
    remaining: int
    letters: tuple[Telling, ...]


def covers(level: Spoiler, advice: Advice) -> bool:
    """True if the suggested words are hidden at this level.

    At `LIST` a single remaining word is hidden, as it is the answer. Nothing is hidden once the
    answer has been guessed.
    """
    return not lists(level, advice.remaining) and not advice.question.solved


def lists(level: Spoiler | None, remaining: int) -> bool:
    """True if a level shows the remaining words as a list; a level of None shows nothing."""
    return level is Spoiler.ANSWER or (level is Spoiler.LIST and remaining != 1)


def without_hidden_words(advice: Advice, level: Spoiler, *, covered: bool = False) -> Advice:
    """Returns the advice without its words and proposed spellings, if they are hidden.

    A level hides all words or none; if it hides none, `covered` still hides them until the secret
    has been guessed.
    """
    if not covers(level, advice) and not (covered and not advice.question.solved):
        return advice
    diagnosis = advice.diagnosis
    if diagnosis is not None:
        from wmh.engine.diagnosis import Respell

        kept = (each for each in diagnosis.proposals if not isinstance(each.change, Respell))
        diagnosis = replace(diagnosis, proposals=tuple(kept))
    return replace(
        advice,
        suggestions=(),
        best=None,
        measured=0,
        guesses=0,
        off=None,
        diagnosis=diagnosis,
    )


def is_first_settled(advice: Advice) -> bool:
    """True if the first suggestion is final, so that a hint at it can be given."""
    if not advice.suggestions:
        return False
    splits = STRATEGIES[advice.question.strategy].splits
    return not splits or advice.off is not None or 0 < advice.guesses <= advice.measured


def hinted_places(
    word: Sequence[str], question: Question, telling: Sequence[Telling]
) -> tuple[int, ...]:
    """Returns the places (from 0) in the order in which a hint reveals the letters of a word.

    The most distinguishing letter comes first, letters that distinguish nothing last, ties from the
    left. Places with a known letter are left out, and so is the last place, so that the word is
    never shown as a whole.
    """
    known = learn(question.turns, question.length, question.rule, question.given)
    order = {each.letter: number for number, each in enumerate(telling)}
    hidden = [
        place
        for place, (letter, fixed) in enumerate(zip(word, known.fixed, strict=True))
        if letter != fixed
    ]
    hidden.sort(key=lambda place: order.get(word[place], len(order)))
    return tuple(hidden[:-1])
