"""Games that were not solved as what they are: longer than they were seen to be."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import nan


@dataclass(frozen=True, slots=True)
class Curve:
    """The share of games still unsolved after each of these attempts or seconds (Kaplan and Meier).

    `median` is when half of them are solved; nan if that was never seen.
    """

    at: tuple[float, ...]
    unsolved: tuple[float, ...]
    median: float


def curve(solved: Sequence[float], unsolved: Sequence[float]) -> Curve:
    """Of games that were solved at these times, and others that were given up at those.

    Games are taken as they are, several of each participant: a description and no test.
    """
    at: list[float] = []
    left: list[float] = []
    share = 1.0
    ended, given_up = sorted(solved), sorted(unsolved)
    for time, times in sorted(Counter(solved).items()):
        before = bisect_left(ended, time) + bisect_left(given_up, time)
        share *= 1 - times / (len(ended) + len(given_up) - before)
        at.append(time)
        left.append(share)
    # A share is a product of quotients: what should be a half may be a little more.
    median = next((time for time, rest in zip(at, left, strict=True) if rest <= 0.5 + 1e-12), nan)
    return Curve(tuple(at), tuple(left), median)
