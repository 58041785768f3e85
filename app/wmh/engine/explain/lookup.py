"""Facts of a word: if it is in the word list, in the vocabulary shown, and still possible."""

from dataclasses import dataclass

from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES, mark
from wmh.engine.clues.turn import Counts
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question


@dataclass(frozen=True, slots=True)
class Lookup:
    """Facts of one word.

    `letters` is None if the text has letters that the word list lacks; `tier` is None if the word
    is not in the list; `ruled_out_by` is the first turn (from 0) that excludes the word, -1 for the
    revealed letters, None if nothing excludes it or its length is not the question's.
    """

    text: str
    letters: tuple[str, ...] | None
    tier: int | None = None
    flagged: bool = False
    in_view: bool = False
    ruled_out_by: int | None = None


def look_up(text: str, question: Question, lexicon: Lexicon) -> Lookup:
    """Returns the facts of a word: its tier, if it is offensive, and the turn that excludes it."""
    letters = lexicon.alphabet.letters_of(text.strip())
    if not letters:
        return Lookup(text, None)
    ruled_out_by = _ruled_out_by(letters, question) if len(letters) == question.length else None
    number = lexicon.number_of(letters)
    if number is None:
        return Lookup(text, letters, ruled_out_by=ruled_out_by)
    tier = int(lexicon.tiers[number])
    return Lookup(
        text, letters, tier, bool(lexicon.flagged[number]), tier <= question.tier, ruled_out_by
    )


def _ruled_out_by(letters: tuple[str, ...], question: Question) -> int | None:
    if not learn((), question.length, given=question.given).allows(letters):
        return -1
    for row, turn in enumerate(question.turns):
        if RULES[question.rule].counts:
            really = mark(question.rule, turn.guess, letters)
            fits = (
                isinstance(really, Counts)
                and isinstance(turn.clue, Counts)
                and all(
                    said in (None, number)
                    for said, number in zip(turn.clue.numbers, really.numbers, strict=True)
                )
            )
        else:
            fits = learn((turn,), question.length, question.rule).allows(letters)
        if not fits:
            return row
    return None
