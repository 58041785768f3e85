"""Why there is nothing to show, in sentences that the command line and the console share."""

from app.engine.answer import Advice
from app.engine.clues.knowledge import learn
from app.engine.clues.turn import Turn
from app.engine.diagnosis import Diagnosis
from app.engine.lexicon.store import Lexicon
from app.engine.question import ALL_TIERS
from app.engine.wording import counted


class Refused(Exception):  # noqa: N818 - it is the input that is wrong
    """What was asked for cannot be done. The message says why, and what to do instead."""


def said(turn: Turn) -> str:
    """The turn as a person would type it, a dot where no mark was given."""
    marks = "".join("." if mark is None else "wyg"[mark] for mark in turn.marks)
    return f"{turn.word} {marks}"


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


def finding(advice: Advice) -> str:
    """How many words fit; and if none is shown, why."""
    if advice.diagnosis is not None:
        return _nothing_fits(advice, advice.diagnosis)
    fitting = f"{counted(advice.remaining, 'word')} {'fits' if advice.remaining == 1 else 'fit'}"
    if advice.suggestions:
        return f"{fitting}."
    return f"{fitting}, of those that are suggested only with --flagged."


def _nothing_fits(advice: Advice, diagnosis: Diagnosis) -> str:
    """The turn at which the words ran out, and what might bring some back."""
    question = advice.question
    if diagnosis.row is None:
        length = counted(question.length, "letter")
        reason = f"no word of {length} is as common as tier {question.tier}."
    else:
        turn = question.turns[diagnosis.row]
        here = f"turn {diagnosis.row + 1} ({said(turn)})"
        if not learn((turn,), question.length, question.rule).possible:
            reason = f"{here} contradicts itself. Check its marks."
        elif diagnosis.contradiction:
            reason = f"{here} contradicts the turns before it. Check its marks and theirs."
        elif diagnosis.row == 0:
            reason = f"the words run out at {here}. Check its marks."
        else:
            before = f"{counted(diagnosis.before, 'word')} fitted before it"
            reason = f"the words run out at {here}; {before}. Check its marks and the earlier ones."
    if not (diagnosis.beyond or diagnosis.contradiction):
        reason += " Or the lexicon lacks the secret."
    if diagnosis.beyond:
        rarer = counted(diagnosis.beyond, "less common word")
        verb = "does" if diagnosis.beyond == 1 else "do"
        reason += f"\nBut {rarer} {verb}: widen the view to tier {ALL_TIERS}."
    return f"No word fits: {reason}"
