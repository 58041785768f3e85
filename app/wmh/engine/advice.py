"""The method of the paper (Bahinting et al. 2013): from a question to ranked suggestions."""

from collections.abc import Callable

import numpy as np

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.answer import Advice, Suggestion, Timings
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.pattern import pattern_text
from wmh.engine.paper.scorer import best, letter_scores
from wmh.engine.question import Question
from wmh.engine.strategy.positional import in_place
from wmh.engine.strategy.strategies import Strategy

Clock = Callable[[], float]
"""Function that returns monotonic seconds; the caller passes it since the engine has no clock."""


def zero_clock() -> float:
    """Returns 0.0; a `Clock` for callers who need no timings."""
    return 0.0


def advise(
    question: Question, lexicon: Lexicon, stop: Stop = never, clock: Clock = zero_clock
) -> Advice:
    """Runs the modules of the paper one after the other and returns the ranked suggestions.

    The ranking is that of the paper's scorer. For a strategy that splits the candidates it is only
    a first ranking, shown until `strategy.solver` has a better one. Raises Cancelled soon after
    `stop` returns true.
    """
    check_cancelled(stop)
    began = clock()
    paper_pattern, strict_pattern = _patterns(question, lexicon.alphabet)
    generated = clock()
    candidates = candidates_of(question, lexicon, stop)
    matched = clock()
    check_cancelled(stop)
    frequencies = count_letters(candidates)
    counted = clock()
    check_cancelled(stop)
    if question.strategy is Strategy.POSITIONAL:
        totals, of = in_place(candidates), len(candidates)
    else:
        totals, of = letter_scores(candidates, frequencies), frequencies.total
    shown = np.flatnonzero(lexicon.nameable(candidates.numbers, flagged=question.flagged))
    order = shown[best(totals[shown], question.rows, lexicon.tiers[candidates.numbers[shown]])]
    suggestions = tuple(
        Suggestion(rank, lexicon.alphabet.decode(labels.tobytes()), total / of)
        for rank, (labels, total) in enumerate(
            zip(candidates.letters[order], totals[order].tolist(), strict=True), start=1
        )
    )
    scored = clock()
    diagnosis = None
    if not len(candidates):
        from wmh.engine.doctor import diagnose

        diagnosis = diagnose(question, lexicon, stop)
    return Advice(
        question=question,
        paper_pattern=paper_pattern,
        strict_pattern=strict_pattern,
        remaining=len(candidates),
        suggestions=suggestions,
        timings=Timings(
            pattern_generator=generated - began,
            pattern_matcher=matched - generated,
            letter_frequency_counter=counted - matched,
            scorer=scored - counted,
        ),
        candidates=candidates,
        diagnosis=diagnosis,
    )


def _patterns(question: Question, alphabet: Alphabet) -> tuple[str, str]:
    """Returns the paper's pattern of the turns, and the pattern by the question's own rule.

    For the paper's rule the second pattern is that of Wordle's rule, which is stricter.
    """
    strict = Rule.TILES if question.rule is Rule.PAPER else question.rule
    known = (
        learn(question.turns, question.length, rule, question.given)
        for rule in (Rule.PAPER, strict)
    )
    paper_pattern, strict_pattern = (pattern_text(knowledge, alphabet) for knowledge in known)
    return paper_pattern, strict_pattern
