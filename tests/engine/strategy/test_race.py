"""The race against measuring everything."""

from functools import partial

import numpy as np
import pytest

from tests.lexica import english
from wmh.base.running.stopping import Cancelled
from wmh.base.running.thread_pool import ThreadPool
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.ranking.halving import HEATS, race
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import plan
from wmh.engine.strategy.ranking.ordering import best, score
from wmh.engine.strategy.strategies import Prior, Strategy

STRATEGIES = (
    Strategy.ENTROPY,
    Strategy.EXPECTED,
    Strategy.WORST,
    Strategy.PARTS,
    Strategy.PARTS_ENTROPY,
)


@pytest.fixture
def crew():
    made = ThreadPool()
    yield made
    made.close()


def test_every_guess_is_somewhere_in_the_order(crew):
    every = candidates_of(Question((), 6, tier=50), english())
    order = race(plan(every), every, Rule.TILES, Strategy.ENTROPY, partial(measure, spread=crew))

    assert sorted(order.tolist()) == list(range(len(every)))


def test_an_unwanted_race_ends():
    every = candidates_of(Question((), 6, tier=50), english())
    with pytest.raises(Cancelled):
        race(plan(every), every, Rule.TILES, Strategy.ENTROPY, measure, stop=lambda: True)


@pytest.mark.slow
@pytest.mark.parametrize("prior", Prior)
@pytest.mark.parametrize("length", [7, 8, 9])
def test_the_best_guess_is_among_the_winners_in_eight_of_eight_samples(length, prior, crew):
    question = Question((), length, tier=80, prior=prior)
    every = candidates_of(question, english())
    random = np.random.default_rng(length)
    for _ in range(8):
        drawn = np.sort(random.choice(len(every), len(every) * 9 // 10, replace=False))
        state = Candidates(every.letters[drawn], every.numbers[drawn])
        guesses = plan(state)
        weights = likelihood(question, english(), state)
        whole = measure(guesses, state, Rule.TILES, weights, spread=crew)
        for strategy in STRATEGIES:
            winners = race(
                guesses, state, Rule.TILES, strategy, partial(measure, spread=crew), weights
            )
            wanted = best(whole, strategy, 1)
            found = np.sort(winners[: HEATS[-1][1]])
            first = found[best(whole.take(found), strategy, 1)]
            assert score(whole.take(first), strategy) == score(whole.take(wanted), strategy)
