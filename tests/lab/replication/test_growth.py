"""Growth: its factor and bend are those of numpy's own fit, and only one factor is exponential."""

import random
from math import exp, log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.lab.replication.growth import growth


@given(st.floats(0.5, 3), st.floats(0.01, 1000), st.integers(0, 99))
def test_a_factor_with_some_noise_is_found_within_its_interval_and_is_exponential(factor, at, seed):
    chance = random.Random(seed)
    noise = [chance.gauss(0, 0.05) for _ in range(13)]
    points = [(n, at * factor**n * exp(e)) for n, e in zip(range(3, 16), noise, strict=True)]
    found = growth(points)

    slope, _ = np.polyfit([x for x, _ in points], [log(y) for _, y in points], 1)
    assert found.factor == pytest.approx(exp(slope))
    assert found.low <= found.factor <= found.high
    assert 0.7 < log(found.high / found.low) / log(found.high / found.factor) / 2 < 1.3


def test_most_of_many_noisy_exponentials_have_their_factor_in_the_interval():
    """An interval of 95 % holds the truth some 95 times of 100, of 200 drawn here at least 180."""
    chance = random.Random(7)
    inside = straight = 0
    for _ in range(200):
        points = [(n, 1.7**n * exp(chance.gauss(0, 0.1))) for n in range(3, 16)]
        found = growth(points)
        inside += found.low <= 1.7 <= found.high
        straight += found.exponential
    assert inside >= 180
    assert straight >= 180


@pytest.mark.parametrize("power", [2, 4])
def test_a_power_of_the_length_is_no_exponential(power):
    found = growth([(n, n**power) for n in range(3, 16)])
    assert not found.exponential
    assert found.bend < 0
    assert "falls" in found.remark()
