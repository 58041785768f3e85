"""Goal of Lingo: the most expected points, first by experience, then by looking ahead.

Looking ahead searches the guess with the most expected points for the attempts left.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.answer import Advice
from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import USUAL_ATTEMPTS, Question
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.goals import measured
from wmh.engine.strategy.goals.goal import GoalMeans
from wmh.engine.strategy.kernels.points import points
from wmh.engine.strategy.kernels.problem import Problem, Scratch
from wmh.engine.strategy.kernels.search import name_all
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.ranking.halving import HEATS, race
from wmh.engine.strategy.ranking.measure import class_table, measure
from wmh.engine.strategy.ranking.measures import Guesses, Measures, Spread, in_turn, plan
from wmh.engine.strategy.ranking.suggestion_rows import describe_rows
from wmh.engine.strategy.strategies import Certainty, GuessList, Strategy

POINTS = 100
"""Points of a win for each attempt left, the winning guess counted."""

RACED_FROM = 60_000_000
"""Guesses times candidates above which only the winners of a race are examined."""

LOOKED_TO = 2000
"""Greatest number of candidates for which the most promising guesses are followed."""

WIDTH = 24
"""Number of the most promising guesses that are followed."""

_WIDTH_NEXT = 8
"""Number of guesses tried after each guess; one guess later, a third of this number."""

ALL_TO = 4_000_000
"""Greatest number of guesses times candidates with which every guess may follow.

Above it only candidates and promising guesses follow; more did not bring a point.
"""

_NEARLY = 0.99
"""Least share of the greatest number of classes for a guess, above `LOOKED_TO` candidates."""

_UNIT = 1000
"""Number of units that a win counts, so that points are integers."""


def promising(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    left: int,
    experience: Experience,
    weights: NDArray[np.int64] | None = None,
    stop: Stop = never,
    spread: Spread = in_turn,
) -> NDArray[np.float64]:
    """Returns the expected points of each guess, float64 (g,), by the experience of its classes.

    `left` is the number of attempts left; with one or two the points are exact. Raises Cancelled.
    """
    return _promises(guesses, candidates, rule, left, experience, weights, stop, spread)[0]


def _promises(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    left: int,
    experience: Experience,
    weights: NDArray[np.int64] | None,
    stop: Stop,
    spread: Spread,
) -> tuple[NDArray[np.float64], Measures]:
    table = experience.worth(candidates.letters.shape[1], left, len(candidates))
    worth = np.rint(_UNIT * table[left - 1]).astype(np.int64)
    found = measure(guesses, candidates, rule, weights, stop, spread, worth)
    if left == 1:
        total = _UNIT * found.hit
    elif left == 2:
        total = _UNIT * (found.shot + found.hit)
    else:
        total = found.total + _UNIT * found.hit
    return POINTS / _UNIT * total / max(found.weight, 1), found


def contenders(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    weights: NDArray[np.int64] | None,
    rows: int = 0,
    stop: Stop = never,
    spread: Spread = in_turn,
) -> Guesses:
    """Returns the guesses to examine: all, or the winners of a race if there are too many.

    There are at least `rows` winners. Raises Cancelled.
    """
    if len(guesses) * len(candidates) <= RACED_FROM:
        return guesses
    order = race(
        guesses, candidates, rule, Strategy.PARTS, partial(measure, spread=spread), weights, stop
    )
    return guesses.take(np.sort(order[: max(HEATS[-1][1], rows)]))


def most_points(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    left: int,
    experience: Experience,
    weights: NDArray[np.int64] | None = None,
    stop: Stop = never,
    spread: Spread = in_turn,
    *,
    ahead: bool = True,
) -> int:
    """Returns the index of the guess with the most expected points; there must be a guess.

    The arguments are those of `promising`; only with `ahead` the most promising guesses are
    followed. Raises Cancelled.
    """
    n = len(candidates)
    if weights is None and left > 1 and n <= LOOKED_TO:
        own = np.flatnonzero(np.isin(guesses.numbers, candidates.numbers))
        if len(own):
            parts = measure(guesses.take(own), candidates, rule, None, stop, spread).parts
            # Nothing is better: see `points`.
            if parts.max() >= n - 1:
                return int(own[np.argmax(parts)])
    values, found = _promises(guesses, candidates, rule, left, experience, weights, stop, spread)
    if left > 2 and weights is None and n > LOOKED_TO:
        # What large classes will bring is known worse than how many there are.
        values[found.parts < _NEARLY * found.parts.max()] = -1.0
    elif ahead and left > 2 and weights is None:
        best = looked_ahead(
            guesses, candidates, rule, left, experience, values, stop, spread, best_only=True
        )
        values[:] = -1.0
        values[list(best)] = list(best.values())
    return int(best_first(guesses, candidates, values)[0])


def looked_ahead(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    left: int,
    experience: Experience,
    values: NDArray[np.float64],
    stop: Stop = never,
    spread: Spread = in_turn,
    *,
    best_only: bool = False,
) -> dict[int, float]:
    """Returns the expected points of the most promising guesses, from a search of later guesses.

    The keys are indices of guesses; `values` is the result of `promising`. With `best_only` only
    the best guesses are returned. The candidates are equally likely, and `left` is at least two;
    with three the points are exact for up to ALL_TO candidates. Raises Cancelled.
    """
    n = len(candidates)
    order = best_first(guesses, candidates, values)
    followed = order[:WIDTH]
    found = measure(guesses.take(followed), candidates, rule, None, stop, spread)
    most = n * (left - 2) + found.parts + found.hit
    # Classes of one or two bring all they can.
    totals = np.where(found.worst <= 2, most, -1)
    best = int(totals.max()) if best_only else 0
    todo = np.flatnonzero((totals < 0) & (most >= best))
    if len(todo):
        tree = _tree(guesses, candidates, rule, left, experience, order, stop)

        def work(part: slice) -> None:
            nonlocal best
            for place in todo[part].tolist():
                enough = best - 1 if best_only else -1
                if most[place] > enough:
                    totals[place] = tree.points_of(int(followed[place]), enough, stop)
                    best = max(best, int(totals[place]))

        spread(work, [slice(place, place + 1) for place in range(len(todo))])
    kept = np.flatnonzero(totals == totals.max()) if best_only else np.arange(len(followed))
    return {int(followed[place]): POINTS * float(totals[place]) / n for place in kept}


@dataclass(frozen=True, slots=True, eq=False)
class _Tree:
    """Game tree that is searched below a guess.

    `kept` are the indices of the guesses that may follow, `left` is the number of attempts left,
    and `worth` is as in `kernels.points`.
    """

    kept: NDArray[np.intp]
    left: int
    problem: Problem
    worth: NDArray[np.float64]

    def points_of(self, guess: int, enough: int, stop: Stop) -> int:
        """Returns the sum over the wins of the attempts left, if `guess` comes first.

        If the sum is no more than `enough`, the result is any number up to that. Raises Cancelled.
        """
        g = int(np.searchsorted(self.kept, guess))
        row, n = self.problem.classes[g], self.problem.candidates
        lies = np.argsort(row, kind="stable")
        parts = np.split(lies, np.flatnonzero(np.diff(row[lies])) + 1)
        scratch = Scratch(self.problem)  # One for each thread.
        most = n * (self.left - 2) + len(parts) + int(self.problem.member[g] >= 0)
        for part in sorted(parts, key=len, reverse=True):
            if len(part) <= 2 or most <= enough:
                break
            check_cancelled(stop)
            most -= len(part) * (self.left - 2) + 1
            most += points(
                part, self.left - 1, _WIDTH_NEXT, enough - most, self.worth, self.problem, scratch
            )
        return most


def _tree(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    left: int,
    experience: Experience,
    order: NDArray[np.intp],
    stop: Stop,
) -> _Tree:
    n = len(candidates)
    kept = np.arange(len(guesses))
    if n * len(guesses) > ALL_TO:
        may = np.isin(guesses.numbers, candidates.numbers)
        may[order[: max(WIDTH, ALL_TO // n)]] = True
        kept = np.flatnonzero(may)
        guesses = guesses.take(kept)
    classes, most = class_table(guesses, candidates, rule, stop)
    at = np.minimum(np.searchsorted(guesses.numbers, candidates.numbers), len(guesses) - 1)
    there = guesses.numbers[at] == candidates.numbers
    member = np.full(len(guesses), -1)
    member[at[there]] = np.flatnonzero(there)
    worth = np.ascontiguousarray(experience.worth(candidates.letters.shape[1], left, n))
    problem = Problem(
        classes, most, member, np.where(there, at, -1), guesses.letters, candidates.letters,
        name_all(candidates.numbers),
    )  # fmt: skip
    return _Tree(kept, left, problem, worth)


def best_first(
    guesses: Guesses, candidates: Candidates, values: NDArray[np.float64]
) -> NDArray[np.intp]:
    """Returns the indices of the guesses by expected points (`values`), the best first.

    Ties go to words that can be the secret, then to alphabetical order.
    """
    own = np.isin(guesses.numbers, candidates.numbers)
    # Sums of the same points in another order differ in the last digits.
    return np.lexsort((guesses.numbers, ~own, -np.round(values, 6)))


def improve(
    advice: Advice,
    guesses: Guesses,
    weights: NDArray[np.int64] | None,
    means: GoalMeans,
    stop: Stop,
    *,
    closing: bool,
) -> Iterator[Advice]:
    """Yields the advice twice, ranked by the expected points with the attempts left.

    For the second ranking the most promising guesses were followed to the end of the game, if there
    are few candidates and all are equally likely.
    """
    candidates, alphabet = advice.candidates, means.lexicon.alphabet
    experience, spread = means.experience, means.spread
    question = advice.question
    left = max(1, (question.attempts or USUAL_ATTEMPTS) - len(question.turns))
    rule = question.rule
    some = contenders(guesses, candidates, rule, weights, question.rows, stop, spread)
    values = promising(some, candidates, rule, left, experience, weights, stop, spread)
    known = Certainty.EXACT if left <= 2 else Certainty.ESTIMATED

    def rank_words(followed: Collection[int], certainty: Certainty) -> Advice:
        order = best_first(some, candidates, values)
        # A promise may be better than what was found of another guess, but it is no more.
        later = ~np.isin(order, list(followed))
        order = order[np.argsort(later, kind="stable")][: question.rows]
        kept = some.take(order)
        certainties = [certainty if row in followed else known for row in order.tolist()]
        measures = measure(kept, candidates, rule, weights, stop, spread)
        return replace(
            advice,
            suggestions=describe_rows(measures, values[order], certainties, kept.letters, alphabet),
            measured=len(some),
            guesses=len(guesses),
        )

    yield rank_words((), known)
    if left < 3 or weights is not None or not 2 < len(candidates) <= LOOKED_TO:
        return
    found = looked_ahead(some, candidates, rule, left, experience, values, stop, spread)
    values[list(found)] = list(found.values())
    sure = left == 3 and len(some) * len(candidates) <= ALL_TO
    yield rank_words(found, Certainty.EXACT if sure else Certainty.ESTIMATED)


def guess(
    state: PlayState, may: NDArray[np.intp], question: Question, means: GoalMeans, stop: Stop
) -> bytes | None:
    """Returns the guess with the most expected points.

    If no attempts are left, it is the guess that gives the most information.
    """
    left = (question.attempts or USUAL_ATTEMPTS) - len(state.turns)
    if left <= 0:
        return measured.guess(state, may, question, means, stop, Strategy.PARTS_ENTROPY)
    candidates, weights, rule = state.candidates, state.weights, question.rule
    guesses = state.guesses
    if question.guesses is GuessList.CANDIDATES:
        guesses = plan(Candidates(candidates.letters[may], candidates.numbers[may]))
    if guesses is None or not len(guesses):
        return None
    some = contenders(guesses, candidates, rule, weights, 0, stop, means.spread)
    best = most_points(some, candidates, rule, left, means.experience, weights, stop, means.spread)
    return some.letters[best].tobytes()
