"""Protocols and who comes into which arm."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.study.protocols import small
from wmh.study.protocol.assignment import Assigned, arms_in_turn, next_place
from wmh.study.protocol.protocol import ArmOrder


def test_the_digest_tells_protocols_apart_and_not_their_files():
    assert small().digest == small(name="another").digest
    changed = [
        small(attempts=None),
        small(secrets=("rain", "cord", "bird")),
        small(time_cap=60.0),
        small(clock_shown=True),
        small(seed=8),
        small(version="2"),
    ]
    assert len({each.digest for each in [small(), *changed]}) == 7


@pytest.mark.parametrize("order", ArmOrder)
def test_everybody_meets_the_same_secrets_block_by_block(order):
    protocol = small(
        order=order,
        secrets=tuple("abcdefgh"),
        blocks=tuple(type(small().blocks[0])(name, name, 4, False) for name in "xy"),
    )
    met = [protocol.secrets_of(f"p{number}", "with", 0) for number in range(30)]
    assert {tuple(map(frozenset, each)) for each in met} == {(frozenset("abcd"), frozenset("efgh"))}
    assert len(set(met)) == (1 if order is ArmOrder.FIXED else len(set(met)))
    assert (len(set(met)) > 10) is (order is not ArmOrder.FIXED)
    assert protocol.secrets_of("p3", "with", 0) == met[3]


@given(st.integers(0, 99), st.integers(1, 4), st.integers(0, 9))
def test_every_permuted_block_has_each_arm_equally_often(seed, times, block):
    protocol = small(seed=seed, permuted=2 * times)
    size = protocol.permuted
    dealt = list(islice(arms_in_turn(protocol), block * size, (block + 1) * size))
    assert Counter(dealt) == {"with": times, "without": times}
    assert dealt == list(islice(arms_in_turn(protocol), (block + 1) * size))[-size:]


@given(st.integers(0, 99), st.lists(st.booleans(), max_size=40))
def test_those_who_finish_are_balanced_however_many_are_lost(seed, lost):
    protocol = small(seed=seed, permuted=4)
    places, arms = [], []
    for gone in lost:
        number, arm = next_place(protocol, places)
        places.append(Assigned(number, gone))
        arms.append(arm)
    finished = Counter(arm for arm, gone in zip(arms, lost, strict=True) if not gone)
    assert abs(finished["with"] - finished["without"]) <= 2
    kept = [place.number for place in places if not place.lost]
    assert sorted(kept) == list(range(len(kept)))


def test_an_assignment_by_hand_takes_the_first_place_of_that_arm():
    protocol = small()
    dealt = list(islice(arms_in_turn(protocol), 8))
    number, arm = next_place(protocol, [], "with")
    assert (number, arm) == (dealt.index("with"), "with")
    other, _ = next_place(protocol, [Assigned(number, False)])
    assert other == min(set(range(8)) - {number})
