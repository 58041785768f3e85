"""Suggestions made from measures: the rows of a ranked list."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.engine.answer import Advice, Suggestion
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.ranking import numpy_measures, ordering
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measures import Guesses, Measures
from wmh.engine.strategy.strategies import Certainty


def rows(
    measures: Measures,
    question: Question,
    letters: NDArray[np.uint8],
    alphabet: Alphabet,
    tiers: NDArray[np.uint8] | None = None,
    certainty: Certainty = Certainty.EXACT,
) -> tuple[Suggestion, ...]:
    """Returns the best guesses as suggestions, as many as the question wants.

    `letters` uint8 (g, length) are the labels of the guesses; `tiers` decide ties, as in
    `ordering.best`.
    """
    order = ordering.best(measures, question.strategy, question.rows, tiers)
    kept = measures.take(order)
    return describe_rows(
        kept,
        ordering.score(kept, question.strategy),
        [certainty] * len(order),
        letters[order],
        alphabet,
    )


def describe_rows(
    measures: Measures,
    scores: NDArray[np.float64],
    certainties: Sequence[Certainty],
    letters: NDArray[np.uint8],
    alphabet: Alphabet,
) -> tuple[Suggestion, ...]:
    """Returns the guesses as suggestions, in the given order and with these scores."""
    return tuple(
        Suggestion(
            rank,
            alphabet.decode(labels.tobytes()),
            score,
            candidate=own >= 0,
            certainty=certainty,
            entropy=entropy,
            expected=expected,
            worst=worst,
            parts=parts,
        )
        for rank, (labels, score, certainty, own, entropy, expected, worst, parts) in enumerate(
            zip(
                letters,
                scores.tolist(),
                certainties,
                measures.own.tolist(),
                ordering.entropy(measures).tolist(),
                ordering.expected_left(measures).tolist(),
                measures.worst.tolist(),
                measures.parts.tolist(),
                strict=True,
            ),
            start=1,
        )
    )


def measured(
    advice: Advice, most: int, lexicon: Lexicon, stop: Stop = never
) -> tuple[Suggestion, ...]:
    """Returns the suggestions of an advice; the first `most` get the measures that they lack.

    Words are weighted as the question says; at least one word must fit. Raises Cancelled.
    """
    question, first = advice.question, advice.suggestions[:most]
    spelt = [lexicon.alphabet.letters_of(each.word) or () for each in first]
    labels = b"".join(map(lexicon.alphabet.encode, spelt))
    numbers = [-1 if (n := lexicon.number_of(word)) is None else n for word in spelt]
    guesses = Guesses(
        np.frombuffer(labels, np.uint8).reshape(len(first), question.length),
        np.array(numbers, np.int32),
    )
    weights = likelihood(question, lexicon, advice.candidates, stop)
    found = numpy_measures.measure(guesses, advice.candidates, question.rule, weights, stop)
    columns = zip(
        first,
        ordering.entropy(found).tolist(),
        ordering.expected_left(found).tolist(),
        found.worst.tolist(),
        found.parts.tolist(),
        strict=True,
    )
    rows = (
        replace(each, entropy=entropy, expected=expected, worst=worst, parts=parts)
        for each, entropy, expected, worst, parts in columns
    )
    return (*rows, *advice.suggestions[most:])
