"""Survival analysis of games; unsolved games are censored."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import nan

import numpy as np

from wmh.study.statistics.distributions import Numbers, chi2_above

_NEAR = 1e-12
"""Tolerance for rounding: of a share compared with one half, and of a variance with 0."""


@dataclass(frozen=True, slots=True)
class Observation:
    """A game's attempts or seconds, until it was solved or given up."""

    time: float
    solved: bool


@dataclass(frozen=True, slots=True)
class Curve:
    """Share of games still unsolved after each number of attempts or seconds (Kaplan-Meier).

    `median` is the time when half of the games are solved; if exactly half are solved for some
    time, it is the middle of that time, as in R's survfit. It is nan if half are never solved.
    """

    at: tuple[float, ...]
    unsolved: tuple[float, ...]
    median: float


@dataclass(frozen=True, slots=True)
class LogRank:
    """Log-rank tests of two arms by how soon their games are solved, with one degree of freedom.

    `expected` is how many games of the first arm would be solved if the arms were alike. `chi2` and
    `p` treat games as independent (Mantel 1966). `chi2_people` and `p_people` take into account
    that games of one participant are not: they divide the same difference by the sum of squares of
    what each participant adds to it (Lee, Wei and Amato 1992).
    """

    observed: int
    expected: float
    chi2: float
    p: float
    chi2_people: float
    p_people: float


def curve(games: Sequence[Observation]) -> Curve:
    """Returns the curve of all games, with several games of each participant; it is no test."""
    at: list[float] = []
    left: list[float] = []
    share = 1.0
    ended = sorted(game.time for game in games)
    for time, times in sorted(Counter(game.time for game in games if game.solved).items()):
        share *= 1 - times / (len(ended) - bisect_left(ended, time))
        at.append(time)
        left.append(share)
    return Curve(tuple(at), tuple(left), _median(at, left))


def _median(at: Sequence[float], left: Sequence[float]) -> float:
    for place, rest in enumerate(left):
        if rest <= 0.5 + _NEAR:
            further = at[place + 1] if place + 1 < len(at) else at[place]
            return at[place] if rest < 0.5 - _NEAR else (at[place] + further) / 2
    return nan


def log_rank(
    first: Sequence[Sequence[Observation]],
    second: Sequence[Sequence[Observation]],
    names: Sequence[str] = (),
) -> LogRank:
    """Returns the log-rank tests of two arms, given as the games of each participant.

    `names` are those of the participants of the first arm, then of the second, needed if a
    participant may be in both. Figures are nan if no game was solved or one arm has no games.
    """
    people = [*first, *second]
    listed = [game for games in people for game in games]
    sizes = [len(games) for games in people]
    here = np.repeat(np.arange(len(people)) < len(first), sizes).astype(np.float64)
    time = np.array([game.time for game in listed], np.float64)
    solved = np.array([game.solved for game in listed], np.bool_)
    ends, times = np.unique(time[solved], return_counts=True)
    n = len(time) - np.searchsorted(np.sort(time), ends)
    of_first = here.sum() - np.searchsorted(np.sort(time[here > 0]), ends)
    share = of_first / n
    observed, expected = int(here[solved].sum()), float((share * times).sum())
    others = np.maximum(n - 1, 1)
    variance = float((times * share * (1 - share) * (n - times) / others).sum())
    added = _scores(listed, int(here.sum()))
    who = np.unique(names, return_inverse=True)[1] if names else np.arange(len(people))
    by_person = np.bincount(np.repeat(who, sizes), added, len(people))
    square = (observed - expected) ** 2
    return LogRank(
        observed,
        expected,
        *_chi_square_test(square, variance),
        *_chi_square_test(square, float((by_person**2).sum())),
    )


def log_rank_omnibus(
    arms: Sequence[Mapping[str, Sequence[Observation]]],
) -> tuple[float, float, int]:
    """Returns the log-rank test of several arms: chi squared, p, and degrees of freedom.

    Each arm has the games of its participants by code; a participant in several arms counts as one
    person. It is the score test of a proportional hazards model with scores summed by participant
    (Lee, Wei and Amato 1992); the values are nan for insufficient data.
    """
    codes = sorted({code for arm in arms for code in arm})
    added = np.zeros((len(codes), len(arms)), np.float64)
    everything = [game for arm in arms for games in arm.values() for game in games]
    for place, arm in enumerate(arms):
        own = [(code, game) for code, games in arm.items() for game in games]
        others = [
            (code, game)
            for other in arms
            if other is not arm
            for code, games in other.items()
            for game in games
        ]
        if not own or not others:
            return nan, nan, len(arms) - 1
        found = _scores([game for _, game in (*own, *others)], len(own))
        where = np.searchsorted(codes, [code for code, _ in (*own, *others)])
        np.add.at(added[:, place], where, found)
    if not any(game.solved for game in everything):
        return nan, nan, len(arms) - 1
    scores = added[:, 1:]
    total, spread = scores.sum(axis=0), np.asarray(scores.T @ scores, np.float64)
    if float(np.linalg.eigvalsh(spread)[0]) <= _NEAR:
        return nan, nan, len(arms) - 1
    chi2 = float(total @ np.asarray(np.linalg.solve(spread, total), np.float64))
    return chi2, chi2_above(chi2, len(arms) - 1), len(arms) - 1


def _scores(games: Sequence[Observation], first: int) -> Numbers:
    """Returns each game's contribution to the log-rank statistic: observed minus expected.

    The first `first` games are those of the first arm.
    """
    here = (np.arange(len(games)) < first).astype(np.float64)
    time = np.array([game.time for game in games], np.float64)
    solved = np.array([game.solved for game in games], np.bool_)
    ends, times = np.unique(time[solved], return_counts=True)
    n = len(time) - np.searchsorted(np.sort(time), ends)
    share = (here.sum() - np.searchsorted(np.sort(time[here > 0]), ends)) / n
    # A game adds its own end, less what was to be expected of it at every end it was there to see.
    before = np.searchsorted(ends, time, side="right")
    hazard = times / n
    due = np.concatenate([[0.0], np.cumsum(hazard)])[before] * here
    due -= np.concatenate([[0.0], np.cumsum(share * hazard)])[before]
    return np.where(solved, here - np.concatenate([[0.0], share])[before], 0.0) - due


def _chi_square_test(square: float, variance: float) -> tuple[float, float]:
    if variance <= _NEAR:
        return nan, nan
    return square / variance, chi2_above(square / variance, 1)
