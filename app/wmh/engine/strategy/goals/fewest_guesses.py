"""The goal of who wants the fewest guesses to the end of the game: proven, where it can be.

The fewest on average may leave an uncommon word for one guess more than the game allows. So near
the end of a game with a limit those are wanted that lose none, where there are such, else those
that lose only the less likely.
"""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.engine.answer import Advice, Best, Suggestion
from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.stopping import Stop
from wmh.engine.strategy.endgame import PROVEN_TO, SEARCHED_TO, WIDTH, Endgame, Solution
from wmh.engine.strategy.goals import measured
from wmh.engine.strategy.goals.goal import GoalMeans
from wmh.engine.strategy.kernels.search import ENDLESS
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import Guesses
from wmh.engine.strategy.ranking.suggestion_rows import rows
from wmh.engine.strategy.strategies import Certainty

VALUED = 10
"""How many rows have their own exact value found, however few are shown."""

ENDING = 3
"""Guesses left from which it is looked whether they are enough: with more, they nearly always are,
and to know it takes long."""

HARD_ENDING = 5
"""The same in the hard modes, where a family of words may be left to be tried one by one."""

_MEASURED = 2
"""Guesses left for which the measures say how many words are found."""


def improve(
    advice: Advice,
    guesses: Guesses,
    weights: NDArray[np.int64] | None,
    means: GoalMeans,
    stop: Stop,
    *,
    closing: bool,
) -> Iterator[Advice]:
    """By its measures, which are no more than bounds; then by what was found at the end.

    As many rows are valued for who asks for few, or the few would not be the first of more.
    """
    asked = advice.question
    wider = replace(advice, question=replace(asked, rows=max(asked.rows, VALUED)))
    for each in _improved(wider, guesses, weights, means, stop, closing=closing):
        yield replace(each, question=asked, suggestions=each.suggestions[: asked.rows])


def _improved(
    advice: Advice,
    guesses: Guesses,
    weights: NDArray[np.int64] | None,
    means: GoalMeans,
    stop: Stop,
    *,
    closing: bool,
) -> Iterator[Advice]:
    better = measured.improve(
        advice, guesses, weights, means, stop, closing=closing, certainty=Certainty.ESTIMATED
    )
    for each in better:
        advice = each
        yield advice
    if not closing or advice.best is None:
        return
    endgame, alphabet = means.endgame(advice.question, guesses), means.lexicon.alphabet
    left, best = _left(advice.question, len(advice.question.turns)), advice.best
    if left is not None:
        weight = len(advice.candidates) if weights is None else int(weights.sum())
        known = Solution(
            _place(best.word, endgame, alphabet), round(best.mean * weight), best.proven
        )
        found = _in_time(known, endgame, advice.candidates, weights, left, stop)
        if found is None:
            yield _by_chance(advice, endgame, alphabet, weights, left, stop)
            return
        if found is not known and found.guess is not None:
            word = alphabet.decoded(guesses.letters[found.guess].tobytes())
            best = Best(word, found.total / weight, proven=False)
    ranked = _ranked(advice, best, alphabet, endgame, weights, stop, left or ENDLESS)
    yield replace(advice, suggestions=ranked, best=best)


def _left(question: Question, made: int) -> int | None:
    """The guesses left near the end of a game; None where it is not, or is past it."""
    left = 0 if question.attempts is None else question.attempts - made
    ending = ENDING if question.hardness is Hardness.FREE else HARD_ENDING
    return left if 1 <= left <= ending else None


def _in_time(
    known: Solution,
    endgame: Endgame,
    candidates: Candidates,
    weights: NDArray[np.int64] | None,
    left: int,
    stop: Stop,
) -> Solution | None:
    """What finds every word with the guesses left, the known one where it does so as fast.

    Where nothing was found that does, what finds at least the likelier words, or else the known
    one; but None for the last two guesses: there the measures say what wins most.
    """
    same = endgame.solve(candidates, weights, stop, attempts=left, only=known.guess)
    if same.guess is not None and same.total == known.total:
        return known
    # What is not proven may depend on what was kept, and so on the games played before.
    found = replace(endgame).solve(candidates, weights, stop, WIDTH, attempts=left)
    if found.guess is not None:
        return found
    if left <= _MEASURED:
        return None
    return _likelier_in_time(endgame, candidates, weights, left, stop) or known


def _likelier_in_time(
    endgame: Endgame,
    candidates: Candidates,
    weights: NDArray[np.int64] | None,
    left: int,
    stop: Stop,
) -> Solution | None:
    """What finds the likelier words with the guesses left, and as few others as need be."""
    if weights is None:
        return None
    for least in sorted(set(weights.tolist()))[1:]:
        places = np.flatnonzero(weights >= least)
        likelier = Candidates(candidates.letters[places], candidates.numbers[places])
        found = replace(endgame).solve(likelier, weights[places], stop, WIDTH, attempts=left)
        if found.guess is not None:
            return replace(endgame).solve(candidates, weights, stop, WIDTH, only=found.guess)
    return None


def _by_chance(
    advice: Advice,
    endgame: Endgame,
    alphabet: Alphabet,
    weights: NDArray[np.int64] | None,
    left: int,
    stop: Stop,
) -> Advice:
    """The list of who may lose: the likeliest word last of all, before it what tells most.

    By its measures a guess wins most with the guess after it.
    """
    first: tuple[Suggestion, ...] = ()
    if left == 1:
        measures = measure(endgame.guesses, advice.candidates, endgame.rule, weights, stop)
        likeliest = np.array([np.argmax(measures.hit)])
        first = rows(
            measures.take(likeliest), advice.question, endgame.guesses.letters[likeliest], alphabet,
            certainty=Certainty.ESTIMATED,
        )  # fmt: skip
    others = [each for each in advice.suggestions if each.word not in {row.word for row in first}]
    ranked = [*first, *others][: advice.question.rows]
    told = tuple(replace(row, rank=rank) for rank, row in enumerate(ranked, start=1))
    return replace(advice, suggestions=told, best=None)


def _ranked(
    advice: Advice,
    best: Best,
    alphabet: Alphabet,
    endgame: Endgame,
    weights: NDArray[np.int64] | None,
    stop: Stop,
    attempts: int,
) -> tuple[Suggestion, ...]:
    """The rows by their value: the best, those valued exactly, then the others as they were.

    Last are those that may need more than the `attempts` left.
    """
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
    late: list[Suggestion] = []
    for row in chosen[:VALUED]:
        found = endgame.solve(
            candidates,
            weights,
            stop,
            0 if best.proven else WIDTH,
            attempts,
            only=_place(row.word, endgame, alphabet),
        )
        if found.guess is not None:
            valued.append(replace(row, score=found.total / weight, certainty=rest))
        else:
            late.append(row)
    valued.sort(key=lambda row: (row.score, row.word != best.word))
    if valued and valued[0].word == best.word:
        valued[0] = replace(valued[0], certainty=first)
    ranked = [*valued, *chosen[VALUED:], *late][: advice.question.rows]
    return tuple(replace(row, rank=rank) for rank, row in enumerate(ranked, start=1))


def _place(word: str, endgame: Endgame, alphabet: Alphabet) -> int:
    labels = np.frombuffer(alphabet.encoded(alphabet.letters_of(word) or ()), np.uint8)
    return int(np.flatnonzero((endgame.guesses.letters == labels).all(axis=1))[0])


def guess(
    state: PlayState, may: NDArray[np.intp], question: Question, means: GoalMeans, stop: Stop
) -> bytes | None:
    """Proven among few candidates, searched among more; by its measures among many."""
    candidates, weights, guesses = state.candidates, state.weights, state.guesses
    left = _left(question, len(state.turns))
    if left == 1 and len(may):
        likeliest = 0 if weights is None else np.argmax(weights[may])
        return candidates.letters[may[likeliest]].tobytes()
    searched = len(candidates) <= SEARCHED_TO and question.rule is not Rule.PAPER
    if searched and guesses is not None and len(guesses):
        endgame = means.endgame(question, guesses)
        if len(candidates) <= PROVEN_TO:
            found = endgame.solve(candidates, weights, stop)
        else:  # What is not proven may depend on what was kept, and so on the games played before.
            found = replace(endgame).solve(candidates, weights, stop, WIDTH)
        if left is not None and found.guess is not None:
            found = _in_time(found, endgame, candidates, weights, left, stop)
        if found is not None and found.guess is not None:
            return guesses.letters[found.guess].tobytes()
    return measured.guess(state, may, question, means, stop)
