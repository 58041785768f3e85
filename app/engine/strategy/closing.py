"""The close of a game: the best guess among few candidates, found and then proven."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from app.engine.answer import Advice, Best, Suggestion
from app.engine.lexicon.alphabet import Alphabet
from app.engine.paper.matcher import Candidates
from app.engine.stopping import Stop
from app.engine.strategy.endgame import PROVEN_TO, SEARCHED_TO, WIDTH, Endgame
from app.engine.strategy.measure import measure
from app.engine.strategy.rows import rows
from app.engine.strategy.strategies import Certainty, Strategy

VALUED = 10
"""How many rows have their own exact value found, where the strategy ranks by it."""

_PATIENCE = 100
"""Slices of the search, of some 20 ms each, after which a proof for many candidates is left."""


def close(
    advice: Advice,
    alphabet: Alphabet,
    endgame: Endgame,
    candidates: Candidates,
    weights: NDArray[np.int64] | None,
    stop: Stop,
) -> Iterator[Advice]:
    """The advice with its best guess, first a good one, then the proven one where it is found.

    Nothing where there are too many candidates. Where the strategy is EXACT, the rows are ranked
    by it. Raises Stopped.
    """
    if len(candidates) > SEARCHED_TO:
        return
    weight = len(candidates) if weights is None else int(weights.sum())
    widths = (0,) if len(candidates) <= PROVEN_TO else (WIDTH, 0)
    for width in widths:
        steps = endgame.improve(candidates, weights, stop, width)
        for solution in steps if len(candidates) <= PROVEN_TO else islice(steps, _PATIENCE):
            if solution.guess is None or solution.total < 0:
                continue
            word = alphabet.decoded(endgame.guesses.letters[solution.guess].tobytes())
            advice = replace(advice, best=Best(word, solution.total / weight, solution.proven))
            yield advice
    if advice.question.strategy is Strategy.EXACT and advice.best is not None:
        rows = _ranked(advice, advice.best, alphabet, endgame, candidates, weights, stop)
        yield replace(advice, suggestions=rows)


def _ranked(
    advice: Advice,
    best: Best,
    alphabet: Alphabet,
    endgame: Endgame,
    candidates: Candidates,
    weights: NDArray[np.int64] | None,
    stop: Stop,
) -> tuple[Suggestion, ...]:
    """The rows by their value: the best, those valued exactly, then the others as they were."""
    weight = len(candidates) if weights is None else int(weights.sum())
    if best.proven:
        first, rest = Certainty.PROVEN, Certainty.EXACT
    else:
        first = rest = Certainty.ESTIMATED
    one = endgame.guesses.take(np.array([_place(best.word, endgame, alphabet)]))
    measures = measure(one, candidates, endgame.rule, weights, None, stop)
    chosen = [*rows(measures, advice.question, one.letters, alphabet)]
    chosen += [each for each in advice.suggestions if each.word != best.word]
    valued: list[Suggestion] = []
    for row in chosen[:VALUED]:
        found = endgame.solve(
            candidates,
            weights,
            stop,
            0 if best.proven else WIDTH,
            only=_place(row.word, endgame, alphabet),
        )
        if found.guess is not None:
            valued.append(replace(row, score=found.total / weight, certainty=rest))
    valued.sort(key=lambda row: (row.score, row.word != best.word))
    if valued and valued[0].word == best.word:
        valued[0] = replace(valued[0], certainty=first)
    ranked = [*valued, *chosen[VALUED:]][: advice.question.rows]
    return tuple(replace(row, rank=rank) for rank, row in enumerate(ranked, start=1))


def _place(word: str, endgame: Endgame, alphabet: Alphabet) -> int:
    labels = np.frombuffer(alphabet.encoded(alphabet.letters_of(word) or ()), np.uint8)
    return int(np.flatnonzero((endgame.guesses.letters == labels).all(axis=1))[0])
