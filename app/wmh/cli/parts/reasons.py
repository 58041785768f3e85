"""The reasons why there is nothing to show, which command line and console share."""

from collections.abc import Sequence

from wmh.engine.answer import Advice
from wmh.engine.clues.guard import Impossible, ImpossibleReason, impossible
from wmh.engine.clues.hardness import Broken, Hardness, statement
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.diagnosis import Diagnosis
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.refusal import InputError
from wmh.engine.wording import counted


def impossibility(why: Impossible, turn: Turn) -> str:
    """Why no secret gives the turn this clue, as a clause that names its tiles."""
    if why.reason is ImpossibleReason.TOO_MANY:
        return "the numbers are more than its letters can give"
    letter = turn.guess[why.places[0]].upper()
    first, *others = why.places
    if why.reason is ImpossibleReason.WHITE_BEFORE_YELLOW:
        return (
            f"the {letter} at place {first + 1} is white and the one at place {others[0] + 1}"
            " yellow, but a repeated letter gets its yellow from left to right"
        )
    if why.reason is ImpossibleReason.TWO_FATES:
        colour = "green" if turn.marks[others[0]] is Mark.GREEN else "yellow"
        return (
            f"the {letter} at place {first + 1} is white and the one at place {others[0] + 1}"
            f" {colour}, but this rule leaves every {letter} white or none"
        )
    if others:
        return (
            f"the {letter} at places {_listed(why.places)} is yellow, but there are too few other"
            " places for it"
        )
    return f"the {letter} at place {first + 1} is yellow, but there is no other place for it"


def breach(broken: Broken, guess: Turn, row: int, turns: Sequence[Turn], mode: Hardness) -> str:
    """The sentence about a guess, the turn `row` (from 0), that the mode would have refused."""
    why = statement(broken, turns)
    return f"Turn {row + 1} ({guess.word}) breaks the mode {mode}: {why}."


def _listed(places: Sequence[int]) -> str:
    *head, last = (str(place + 1) for place in places)
    return f"{', '.join(head)} and {last}"


class Refused(InputError):  # noqa: N818 - it is the input that is wrong
    """What was asked for cannot be done. The message says why, and what to do instead."""


def said(turn: Turn) -> str:
    """The turn as a person would type it, a dot where no mark was given."""
    return f"{turn.word} {write_clue(turn.clue)}"


def no_length(length: int, lexicon: Lexicon) -> str | None:
    """Why words of this length cannot be asked for, if so."""
    lengths = lexicon.lengths
    if length in lengths:
        return None
    first, last = lengths[0], lengths[-1]
    unbroken = len(lengths) > 1 and last - first + 1 == len(lengths)
    known = f"{first} to {last}" if unbroken else ", ".join(map(str, lengths))
    return (
        f"The lexicon {lexicon.name} has no words of {counted(length, 'letter')}:"
        f" choose a length of {known}."
    )


def fitting(remaining: int) -> str:
    """How many words fit, as a clause."""
    return f"{counted(remaining, 'word')} {'fits' if remaining == 1 else 'fit'}"


def finding(advice: Advice) -> str:
    """How many words fit; and if none is shown, why."""
    if advice.diagnosis is not None:
        return nothing_fits(advice.question, advice.diagnosis)
    if advice.suggestions:
        return f"{fitting(advice.remaining)}."
    return f"{fitting(advice.remaining)}, of those that are suggested only with --flagged."


def nothing_fits(question: Question, diagnosis: Diagnosis) -> str:
    """The clue that cannot be, or where the words ran out and what might bring some back."""
    for row, turn in enumerate(question.turns):
        if why := impossible(turn, question.rule):
            here = f"turn {row + 1} ({said(turn)})"
            return f"No word fits: in {here} {impossibility(why, turn)}."
    reason = _where_words_ran_out(question, diagnosis)
    if not (diagnosis.beyond or diagnosis.contradiction):
        reason += " Or the lexicon lacks the secret."
    if diagnosis.beyond:
        rarer = counted(diagnosis.beyond, "less common word")
        verb = "does" if diagnosis.beyond == 1 else "do"
        reason += f"\nBut {rarer} {verb}: widen the view to tier {ALL_TIERS}."
    return f"No word fits: {reason}"


def _where_words_ran_out(question: Question, diagnosis: Diagnosis) -> str:
    if diagnosis.row is None:
        length = counted(question.length, "letter")
        if any(question.given):
            return f"no word of {length} in the view has the given letters. Check them."
        return f"no word of {length} is as common as tier {question.tier}."
    turn = question.turns[diagnosis.row]
    here = f"turn {diagnosis.row + 1} ({said(turn)})"
    clue = "numbers" if RULES[question.rule].counts else "marks"
    if not learn((turn,), question.length, question.rule, question.given).possible:
        return f"{here} contradicts the given letters. Check its {clue} and them."
    if diagnosis.contradiction:
        return f"{here} contradicts the turns before it. Check its {clue} and theirs."
    if diagnosis.row == 0:
        return f"the words run out at {here}. Check its {clue}."
    before = f"{counted(diagnosis.before, 'word')} fitted before it"
    return f"the words run out at {here}; {before}. Check its {clue} and the earlier ones."
