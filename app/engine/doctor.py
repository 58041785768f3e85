"""When no word fits: where the words ran out."""

from app.engine.clues.knowledge import Knowledge, learn
from app.engine.lexicon.store import Lexicon
from app.engine.paper.matcher import match
from app.engine.question import ALL_TIERS, Diagnosis, Question
from app.engine.stopping import Stop, never


def diagnose(question: Question, lexicon: Lexicon, stop: Stop = never) -> Diagnosis:
    """Where the words ran out, turn by turn. Raises ValueError if some word fits them all."""

    def known(rows: int) -> Knowledge:
        return learn(question.turns[:rows], question.length, question.reading)

    def left(rows: int, tier: int) -> int:
        return len(match(known(rows), lexicon, tier, stop))

    beyond = left(len(question.turns), ALL_TIERS)
    before = left(0, question.tier)
    if not before:
        return Diagnosis(None, 0, beyond, contradiction=False)
    for row in range(len(question.turns)):
        fitting = left(row + 1, question.tier)
        if not fitting:
            return Diagnosis(row, before, beyond, contradiction=not known(row + 1).possible)
        before = fitting
    raise ValueError("some word fits all the turns")
