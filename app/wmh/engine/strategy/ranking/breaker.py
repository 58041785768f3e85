"""The breaker: who guesses. The paper's advice in; better ones out, to the end of the game."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from wmh.engine.answer import Advice, Best, Suggestion
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.hardness import Hardness
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.stopping import Stop, never
from wmh.engine.strategy.allowed import allowed
from wmh.engine.strategy.endgame import PROVEN_TO, SEARCHED_TO, WIDTH, Endgame
from wmh.engine.strategy.experience import Experience, novice
from wmh.engine.strategy.ranking import lingo
from wmh.engine.strategy.ranking.halving import HEATS, race
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measure import (
    Guesses,
    Measures,
    Spread,
    in_turn,
    joined,
    measure,
    plan,
)
from wmh.engine.strategy.ranking.suggestion_rows import rows
from wmh.engine.strategy.strategies import Certainty, GuessList, Strategy

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


RACED_FROM = 60_000_000
"""Guesses times candidates from which a race comes before the list that is exact."""

SLAB = 120_000_000
"""Guesses times candidates from one instalment of the exact list to the next."""


@dataclass(slots=True, eq=False)
class Breaker:
    """Advises on one lexicon, and keeps what serves more than one question.

    It belongs to one thread; `spread` may use others while it waits.
    """

    lexicon: Lexicon
    spread: Spread = in_turn
    experience: Experience = field(default_factory=novice)
    _plans: dict[tuple[int, int, bool], Guesses] = field(
        default_factory=dict[tuple[int, int, bool], Guesses], init=False
    )
    _last: tuple[tuple[object, ...], Endgame] | None = field(default=None, init=False)

    def improve(
        self, advice: Advice, stop: Stop = never, *, closing: bool = True
    ) -> Iterator[Advice]:
        """The same advice, ranked as its question wants it: ever better, the last one the best.

        For strategies that split the candidates, of which there must be one. Where there is but
        one, it is the list, and no best guess is named; nor is one without `closing`. Raises
        Stopped.
        """
        question = advice.question
        candidates = advice.candidates
        if len(candidates) == 1:  # No guess but the secret is of any use.
            question = replace(question, guesses=GuessList.CANDIDATES)
        weights = likelihood(question, self.lexicon, candidates, stop)
        guesses = self.guesses(question, candidates, stop)
        if question.strategy is Strategy.LINGO:
            alphabet = self.lexicon.alphabet
            yield from lingo.improve(
                advice, guesses, candidates, weights, self.experience, alphabet, stop, self.spread
            )
            return
        tiers = self.lexicon.tiers[guesses.numbers]
        for measured, measures in self._measured(question, guesses, candidates, weights, stop):
            advice = replace(
                advice,
                suggestions=rows(
                    measures,
                    question,
                    guesses.letters[measured],
                    self.lexicon.alphabet,
                    tiers[measured],
                ),
                measured=len(measured),
                guesses=len(guesses),
            )
            yield advice
        if not closing:
            return
        endgame = self._endgame(question, guesses)
        for closed in close(advice, self.lexicon.alphabet, endgame, candidates, weights, stop):
            yield closed if len(candidates) > 1 else replace(closed, best=None)

    def on(self, lexicon: Lexicon) -> "Breaker":
        """One like this for another lexicon."""
        return Breaker(lexicon, self.spread, self.experience)

    def guesses(self, question: Question, candidates: Candidates, stop: Stop = never) -> Guesses:
        """The words that the question lets us guess."""
        if question.guesses is GuessList.CANDIDATES:
            shown = np.flatnonzero(
                self.lexicon.nameable(candidates.numbers, flagged=question.flagged)
            )
            return plan(Candidates(candidates.letters[shown], candidates.numbers[shown]))
        tier = ALL_TIERS if question.guesses is GuessList.ALL else question.tier
        key = (question.length, tier, question.flagged)
        if key not in self._plans:
            every = candidates_of(Question((), question.length, tier=tier), self.lexicon, stop)
            shown = np.flatnonzero(self.lexicon.nameable(every.numbers, flagged=question.flagged))
            self._plans[key] = plan(Candidates(every.letters[shown], every.numbers[shown]))
        found = self._plans[key]
        passed = allowed(found.letters, question.turns, question.hardness, self.lexicon.alphabet)
        return found if passed.all() else found.take(np.flatnonzero(passed))

    def _endgame(self, question: Question, guesses: Guesses) -> Endgame:
        """One that still knows what it proved earlier in this game, if its guesses are the same."""
        only = question.guesses is GuessList.CANDIDATES
        hardness = Hardness.FREE if only else question.hardness
        key = (question.rule, question.prior, question.plain, hardness, only)
        if self._last is None or self._last[0] != key or self._last[1].guesses is not guesses:
            self._last = key, Endgame(guesses, question.rule, hardness, only)
        return self._last[1]

    def _measured(
        self,
        question: Question,
        guesses: Guesses,
        candidates: Candidates,
        weights: NDArray[np.int64] | None,
        stop: Stop,
    ) -> Iterator[tuple[NDArray[np.intp], Measures]]:
        """The guesses that have been measured on all candidates, and their measures: ever more."""
        pairs = len(guesses) * len(candidates)
        if pairs <= RACED_FROM:
            whole = measure(guesses, candidates, question.rule, weights, None, stop, self.spread)
            yield np.arange(len(guesses)), whole
            return
        order = race(
            guesses, candidates, question.rule, question.strategy, weights, stop, self.spread
        )
        lots: list[Measures] = []
        done, until = 0, max(HEATS[-1][1], question.rows)
        while done < len(order):
            lot = order[done:until]
            lots.append(
                measure(
                    guesses.take(lot), candidates, question.rule, weights, None, stop, self.spread
                )
            )
            done, until = until, until + max(1, SLAB // len(candidates))
            alphabetical = np.argsort(order[:done])
            yield order[:done][alphabetical], joined(lots).take(alphabetical)
