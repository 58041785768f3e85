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


def untimed() -> float:
    """A `Clock` for callers who do not ask how long anything took."""
    return 0.0


def advise(
    question: Question, lexicon: Lexicon, stop: Stop = never, clock: Clock = untimed
) -> Advice:
    """The paper's modules, one after the other; the constructor's work is the lexicon.

    Raises Stopped soon after `stop` says so.
    """
    heed(stop)
    began = clock()
    known = {reading: learn(question.turns, question.length, reading) for reading in Reading}
    patterns = {reading: pattern_text(known[reading], lexicon.alphabet) for reading in Reading}
    generated = clock()
    candidates = match(known[question.reading], lexicon, question.tier, stop)
    matched = clock()
    heed(stop)
    frequencies = count_letters(candidates)
    counted = clock()
    heed(stop)
    totals = sums(candidates, frequencies)
    shown = np.flatnonzero(~lexicon.flagged[candidates.numbers] | question.flagged)
    order = shown[best(totals[shown], question.rows)]
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
            pattern_generator=generated - began,
            pattern_matcher=matched - generated,
            letter_frequency_counter=counted - matched,
            scorer=scored - counted,
        ),
        diagnosis=None if len(candidates) else diagnose(question, lexicon, stop),
    )
