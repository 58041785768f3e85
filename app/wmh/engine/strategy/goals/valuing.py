"""Values of guesses near the end of a game: the leading guess, and the guesses each takes.

Results do not depend on earlier questions: a ranked list, a simulated game and a race choose the
same guess.
"""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import COMMON_TIER, Question
from wmh.engine.strategy.endgame import LATE, PROVEN_TO, UNKNOWN, WIDTH, Endgame, Solution
from wmh.engine.strategy.kernels.search import ENDLESS
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import Guesses, Measures
from wmh.engine.strategy.ranking.ordering import as_shown, best_to_end, least_guesses

GRACE = 2
"""Hundredths of a guess that a possible secret may cost above the fewest and still lead.

It may win at once, and people see why it is suggested. For Wordle's 2,315 answers the preset's list
takes 3.4985 guesses on average with a GRACE of 0, 3.4989 with 2, 3.5015 with 3, and loses none.
"""

RARE = 1
"""Hundredths of a guess by which a rare possible secret must be better than a known one.

The figures of GRACE hold with this value.
"""

KNOWN = 20
"""Number of the most promising known words that are compared with a rare word that is best."""

ENDING = 3
"""Greatest number of guesses left for which a search checks that they are enough.

More guesses are nearly always enough, and checking them takes long.
"""

HARD_ENDING = 5
"""`ENDING` for the hard modes, in which similar words may have to be tried one by one."""

_PROOF = 50
"""Number of slices of a search, of some 20 ms each, after which a proof is given up."""

_VALUING = 250
"""Number of slices of a search after which the remaining guesses keep their lower bounds.

Guesses that can be the secret are valued however long it takes.
"""

_MEASURED = 2
"""Greatest number of guesses left for which measures tell how many words are found."""


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """State of a game whose guesses are valued; there are two candidates or more.

    `weights` are as in `likelihood`; `tiers` uint8 (g,) are the tiers of the guesses. `left` is the
    number of guesses left near the end of a game with a limit, else None.
    """

    endgame: Endgame
    candidates: Candidates
    weights: NDArray[np.int64] | None
    tiers: NDArray[np.uint8]
    left: int | None = None

    @property
    def guesses(self) -> Guesses:
        return self.endgame.guesses

    @property
    def weight(self) -> int:
        return len(self.candidates) if self.weights is None else int(self.weights.sum())

    def measured(self, places: NDArray[np.intp], stop: Stop) -> Measures:
        some, rule = self.guesses.take(places), self.endgame.rule
        return measure(some, self.candidates, rule, self.weights, stop)


@dataclass(frozen=True, slots=True, eq=False)
class ValuedGuesses:
    """Valued guesses as indices, int64 (k,), with their totals; the first guess leads.

    A total may be LATE or UNKNOWN. `best` is the guess with the fewest guesses that was found. If
    it is proven, no guess takes fewer, to the precision shown; else the totals are upper bounds
    from the most promising continuations. `safe` is false if every guess may be too late.
    """

    places: NDArray[np.intp]
    totals: NDArray[np.int64]
    best: Solution
    safe: bool = True

    @property
    def proven(self) -> bool:
        return self.best.proven


def attempts_left(question: Question, made: int) -> int | None:
    """Returns the number of guesses left if the game is near its limit, else None.

    `made` is the number of guesses made.
    """
    left = 0 if question.attempts is None else question.attempts - made
    ending = ENDING if question.hardness is Hardness.FREE else HARD_ENDING
    return left if 1 <= left <= ending else None


def leading(state: State, stop: Stop) -> ValuedGuesses | None:
    """Returns the leading guess, followed by the other guesses that were valued to find it.

    A word that can be the secret leads if it costs no more than GRACE above the fewest guesses, or
    RARE less if few people know it; ties go to the likeliest word. Of words that cannot be the
    secret, a known one leads if it takes as few guesses as a rare one. Returns None if measures
    must tell which guess has the best chance to win. Raises Cancelled.
    """
    found = _best_solution(state, stop)
    if found is None or found.guess is None:
        return None
    best = np.array([found.guess])
    if state.left is not None:
        in_time = replace(state.endgame).totals(
            state.candidates, state.weights, best, stop, 0 if found.proven else WIDTH, state.left
        )
        if in_time[0] == LATE:
            late = replace(found, proven=False)
            return ValuedGuesses(best, np.array([found.total]), late, safe=False)
    own = _own(state)
    allowed = _handicaps(state, best, np.isin(best, own, invert=True))[0]
    own = own[own != found.guess]
    bounds = least_guesses(state.measured(own, stop))
    # Nothing is shown as less than a bound of it, so the others cannot lead.
    limit = as_shown(np.array([found.total / state.weight]))[0] + allowed
    near = own[as_shown(bounds) + _handicaps(state, own, np.zeros(len(own), np.bool_)) <= limit]
    below = int((limit + 0.5) / 100 * state.weight) + 1
    totals = _totals(state, near, stop, proven=found.proven, below=below)
    known = totals >= 0
    places = np.concatenate((best, near[known]))
    totals = np.concatenate(([found.total], totals[known]))
    alike = _known_alike(state, found, stop)
    places = np.concatenate((places, alike))
    totals = np.concatenate((totals, np.full(len(alike), found.total)))
    return _order_guesses(state, places, totals, found, stop)


def _known_alike(state: State, best: Solution, stop: Stop) -> NDArray[np.intp]:
    """Returns the indices of known words that need as few guesses as the rare word `best`.

    Neither these words nor `best` can be the secret; otherwise there are none.
    """
    if not _is_rare_other(state, best):
        return np.empty(0, np.intp)
    known = np.flatnonzero(state.tiers <= COMMON_TIER)
    measures = state.measured(known, stop)
    promising = (measures.own < 0) & (least_guesses(measures) * state.weight <= best.total + 0.5)
    known, measures = known[promising], measures.take(np.flatnonzero(promising))
    known = known[best_to_end(measures, min(KNOWN, len(known)), state.tiers[known])]
    totals = _totals(state, known, stop, proven=best.proven, below=best.total + 1)
    return known[totals == best.total]


def _is_rare_other(state: State, best: Solution) -> bool:
    """True if the best guess is a rare word that cannot be the secret."""
    guess = best.guess
    return guess is not None and state.tiers[guess] > COMMON_TIER and guess not in _own(state)


def values_of(
    state: State, lead: ValuedGuesses, others: NDArray[np.intp], stop: Stop
) -> ValuedGuesses:
    """Returns the leading guesses, all words that can be the secret, and some `others`, by value.

    Guesses that may be too late are last, after guesses that would take too long to value. Raises
    Cancelled.
    """
    own = _own(state)
    own = own[~np.isin(own, lead.places)]
    own = own[np.argsort(least_guesses(state.measured(own, stop)), kind="stable")]
    totals = _totals(state, own, stop, proven=lead.proven)
    more = own
    if lead.proven:
        more = np.concatenate((own, others))
        valued = _totals(state, others, stop, proven=True, patience=_VALUING)
        totals = np.concatenate((totals, valued))
    places = np.concatenate((lead.places, more))
    return _order_guesses(state, places, np.concatenate((lead.totals, totals)), lead.best, stop)


def _own(state: State) -> NDArray[np.intp]:
    """Returns the indices of the guesses that can be the secret, in their order."""
    return np.flatnonzero(np.isin(state.guesses.numbers, state.candidates.numbers))


def _totals(
    state: State,
    places: NDArray[np.intp],
    stop: Stop,
    *,
    proven: bool,
    below: int | None = None,
    patience: int | None = None,
) -> NDArray[np.int64]:
    width, left = 0 if proven else WIDTH, state.left or ENDLESS
    endgame = replace(state.endgame)
    if below is None:
        return endgame.totals(
            state.candidates, state.weights, places, stop, width, left, patience=patience
        )
    return endgame.totals(state.candidates, state.weights, places, stop, width, left, below)


def _handicaps(
    state: State, places: NDArray[np.intp], other: NDArray[np.bool_]
) -> NDArray[np.int64]:
    """Returns the hundredths of a guess by which each guess must be better to lead.

    It is GRACE for guesses that cannot be the secret (`other`), RARE for uncommon words that can.
    """
    rare = state.tiers[places] > COMMON_TIER
    return np.where(other, GRACE, np.where(rare, RARE, 0))


def _order_guesses(
    state: State, places: NDArray[np.intp], totals: NDArray[np.int64], best: Solution, stop: Stop
) -> ValuedGuesses:
    """Returns the valued guesses in the order of their mean, as shown, plus handicap.

    Ties go to words that can be the secret, then to likelier words, then to better known ones. Of
    guesses that cannot be the secret, `best` comes first, because not all others were searched; but
    if it is a rare word, known words with an equal total come before it.
    """
    measures = state.measured(places, stop)
    unknown = np.where(totals >= 0, 0, np.where(totals == UNKNOWN, 1, 2))
    means = np.where(totals >= 0, totals / state.weight, least_guesses(measures))
    other = measures.own < 0
    alike = (totals == best.total) & (state.tiers[places] <= COMMON_TIER)
    alike &= _is_rare_other(state, best)
    shown = as_shown(means)
    order = np.lexsort(
        (
            places,
            means,
            state.tiers[places],
            -measures.hit,
            other & (places != best.guess) & ~alike,
            other,
            shown + _handicaps(state, places, other),
            unknown,
        )
    )
    return ValuedGuesses(places[order], totals[order], best)


def _best_solution(state: State, stop: Stop) -> Solution | None:
    """Returns the guess with the fewest guesses that wins in time, proven unless that is slow.

    Returns None if measures must choose the guess.
    """
    candidates, weights = state.candidates, state.weights
    found: Solution | None = None
    for step, solution in enumerate(replace(state.endgame).improve(candidates, weights, stop)):
        if solution.total != UNKNOWN:
            found = solution
        elif step >= _PROOF and len(candidates) > PROVEN_TO:
            break
    if found is None:
        found = replace(state.endgame).solve(candidates, weights, stop, WIDTH)
    return found if state.left is None else _in_time(state, found, state.left, stop)


def _in_time(state: State, known: Solution, left: int, stop: Stop) -> Solution | None:
    """Returns a solution that finds every word with the guesses left; `known` if it does so.

    If there is none, returns a solution that finds at least the likelier words, or else `known`.
    Returns None for the last two guesses, where measures tell which guess wins most often.
    """
    candidates, weights = state.candidates, state.weights
    if known.guess is not None:
        same = replace(state.endgame).solve(
            candidates, weights, stop, 0 if known.proven else WIDTH, left, known.guess
        )
        if same.total == known.total:
            return known
    found = replace(state.endgame).solve(candidates, weights, stop, WIDTH, left)
    if found.guess is not None:
        return found
    if left <= _MEASURED:
        return None
    likelier = likeliest_in_time(state, left, stop) or known
    return replace(likelier, proven=False)


def likeliest_in_time(state: State, left: int, stop: Stop) -> Solution | None:
    """Returns the guess that finds all but the least likely words in time; None if none does.

    As few words as possible are given up; the total includes them. Raises Cancelled.
    """
    candidates, weights = state.candidates, state.weights
    if weights is None:
        return None
    for least in sorted(set(weights.tolist()))[1:]:
        check_cancelled(stop)
        places = np.flatnonzero(weights >= least)
        likelier = Candidates(candidates.letters[places], candidates.numbers[places])
        found = replace(state.endgame).solve(likelier, weights[places], stop, WIDTH, left)
        if found.guess is not None:
            return replace(state.endgame).solve(candidates, weights, stop, WIDTH, only=found.guess)
    return None
