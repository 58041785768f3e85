"""The goal of who wants the fewest guesses to the end of the game: proven, where it can be."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.engine.answer import Advice, Best, Suggestion
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.question import Question
from wmh.engine.stopping import Stop
from wmh.engine.strategy.endgame import PROVEN_TO, SEARCHED_TO, WIDTH, Endgame
from wmh.engine.strategy.goals import measured
from wmh.engine.strategy.goals.goal import GoalMeans
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import Guesses
from wmh.engine.strategy.ranking.suggestion_rows import rows
from wmh.engine.strategy.strategies import Certainty

VALUED = 10
"""How many rows have their own exact value found."""


def improve(
    advice: Advice,
    guesses: Guesses,
    weights: NDArray[np.int64] | None,
    means: GoalMeans,
    stop: Stop,
    *,
    closing: bool,
) -> Iterator[Advice]:
    """By its measures, which are no more than bounds; then by what was found at the end."""
    better = measured.improve(
        advice, guesses, weights, means, stop, closing=closing, certainty=Certainty.ESTIMATED
    )
    for each in better:
        advice = each
        yield advice
    if closing and advice.best is not None:
        endgame = means.endgame(advice.question, guesses)
        ranked = _ranked(advice, advice.best, means.lexicon.alphabet, endgame, weights, stop)
        yield replace(advice, suggestions=ranked)


def _ranked(
    advice: Advice,
    best: Best,
    alphabet: Alphabet,
    endgame: Endgame,
    weights: NDArray[np.int64] | None,
    stop: Stop,
) -> tuple[Suggestion, ...]:
    """The rows by their value: the best, those valued exactly, then the others as they were."""
    candidates = advice.candidates
    weight = len(candidates) if weights is None else int(weights.sum())
    if best.proven:
        first, rest = Certainty.PROVEN, Certainty.EXACT
    else:
        first = rest = Certainty.ESTIMATED
    one = endgame.guesses.take(np.array([_place(best.word, endgame, alphabet)]))
    measures = measure(one, candidates, endgame.rule, weights, stop)
    chosen = [*rows(measures, advice.question, one.letters, alphabet, certainty=rest)]
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


def guess(
    state: PlayState, may: NDArray[np.intp], question: Question, means: GoalMeans, stop: Stop
) -> bytes | None:
    """Proven among few candidates, searched among more; by its measures among many."""
    guesses = state.guesses
    if len(state.candidates) <= SEARCHED_TO and guesses is not None and len(guesses):
        endgame = means.endgame(question, guesses)
        if len(state.candidates) <= PROVEN_TO:
            found = endgame.solve(state.candidates, state.weights, stop).guess
        else:  # What is not proven may depend on what was kept, and so on the games played before.
            forgetful = replace(endgame)
            found = forgetful.solve(state.candidates, state.weights, stop, WIDTH).guess
        if found is not None:
            return guesses.letters[found].tobytes()
    return measured.guess(state, may, question, means, stop)
