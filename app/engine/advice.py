"""The whole method, in the paper's order: a question in, ranked suggestions out."""

from collections.abc import Callable

import numpy as np

from app.engine.clues.knowledge import Reading, learn
from app.engine.doctor import diagnose
from app.engine.lexicon.store import Lexicon
from app.engine.paper.frequency import count_letters
from app.engine.paper.matcher import match
from app.engine.paper.pattern import pattern_text
from app.engine.paper.scorer import best, sums
from app.engine.question import Advice, Question, Suggestion, Timings
from app.engine.stopping import Stop, heed, never

Clock = Callable[[], float]
"""Monotonic seconds; given by the caller, because the engine has no clock."""


def advise(
    question: Question, lexicon: Lexicon, stop: Stop = never, clock: Clock = lambda: 0.0
) -> Advice:
    """The five modules of the paper, the constructor's work being already in the lexicon.

    Raises Stopped soon after `stop` says so.
    """
    heed(stop)
    began = clock()
    patterns = {
        reading: pattern_text(learn(question.turns, question.length, reading), lexicon.alphabet)
        for reading in Reading
    }
    knowledge = learn(question.turns, question.length, question.reading)
    generated = clock()
    candidates = match(knowledge, lexicon, question.tier, stop)
    matched = clock()
    heed(stop)
    frequencies = count_letters(candidates)
    counted = clock()
    heed(stop)
    totals = sums(candidates, frequencies)
    if not question.flagged:
        shown = np.flatnonzero(~lexicon.flagged[candidates.numbers])
        order = shown[best(totals[shown], question.rows)]
    else:
        order = best(totals, question.rows)
    suggestions = tuple(
        Suggestion(rank, lexicon.alphabet.decoded(labels.tobytes()), total / frequencies.total)
        for rank, (labels, total) in enumerate(
            zip(candidates.letters[order], totals[order].tolist(), strict=True), start=1
        )
    )
    scored = clock()
    return Advice(
        question=question,
        paper_pattern=patterns[Reading.PAPER],
        strict_pattern=patterns[Reading.STRICT],
        remaining=len(candidates),
        suggestions=suggestions,
        timings=Timings(
            generated - began, matched - generated, counted - matched, scored - counted
        ),
        diagnosis=None
        if len(candidates)
        else diagnose(
            question.turns, question.length, question.reading, question.tier, lexicon, stop
        ),
    )
