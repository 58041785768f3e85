"""Who comes into which arm: seeded permuted blocks, refilled where somebody did not finish."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from app.study.protocol import Protocol


@dataclass(frozen=True, slots=True)
class Place:
    """A participant's place in the sequence of arms, from 0; `lost` if it was given up."""

    number: int
    lost: bool


def arms_in_turn(protocol: Protocol) -> Iterator[str]:
    """The names of the arms as they are dealt out, without end.

    Every `permuted` of them have each arm equally often, in an order drawn from the seed.
    """
    draw = random.Random(f"arms/{protocol.seed}")
    names = [arm.name for arm in protocol.arms] * (protocol.permuted // len(protocol.arms))
    while True:
        block = names[:]
        draw.shuffle(block)
        yield from block


def next_place(
    protocol: Protocol, places: Iterable[Place], arm: str | None = None
) -> tuple[int, str]:
    """The next participant's place and arm: the first place that nobody holds.

    Held is a place by who has finished or is under way; that of somebody who was lost is dealt
    out again, so that it is the completed participants that end up balanced. With an `arm` it is
    the first such place of that arm: an assignment by hand, to be logged with its reason.
    """
    held = {place.number for place in places if not place.lost}
    for number, name in enumerate(arms_in_turn(protocol)):
        if number not in held and arm in (None, name):
            return number, name
    raise AssertionError("the sequence has no end")
