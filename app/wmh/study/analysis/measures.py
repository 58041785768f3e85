"""The measures of a game: its attempts, its seconds, and what one that was not solved counts."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from math import isnan, log, nan

from wmh.study.journal.rows import GameRow
from wmh.study.protocol.protocol import Protocol, Unsolved
from wmh.study.statistics.samples import Description, describe


class Measure(StrEnum):
    """Quantities measured of a game."""

    ATTEMPTS = "attempts"
    SECONDS = "seconds"
    LOG_SECONDS = "log-seconds"
    """The natural logarithm of the seconds: times are skewed, their logarithms hardly."""


def drop_zero_seconds(game: GameRow) -> GameRow:
    """The game, without seconds where these are none: no logarithm, mean or curve has such."""
    if game.seconds is not None and game.seconds <= 0:
        return replace(game, seconds=None)
    return game


def counts_as(measure: Measure, game: GameRow, protocol: Protocol) -> float:
    """Returns the value of a game in a mean; nan if it was not measured.

    One that was not solved counts the caps, however soon it ended: who gives up soon must not seem
    quick. Where the protocol has no cap it counts what had been used by then.
    """
    if measure is Measure.ATTEMPTS:
        allowed = game.attempts if protocol.attempts is None else protocol.attempts
        more = protocol.unsolved is Unsolved.NEXT
        return game.attempts if game.solved else allowed + more
    seconds = game.seconds
    if seconds is None or seconds <= 0:  # As `timed` has it, of single games too.
        return nan
    if not game.solved and protocol.time_cap is not None:
        seconds = protocol.time_cap
    return seconds if measure is Measure.SECONDS else log(seconds)


def describe_games(games: Iterable[GameRow], protocol: Protocol) -> tuple[Description, Description]:
    """The attempts and the seconds of single games, of those in which they were measured."""
    games = list(games)
    attempts, seconds = (
        describe([value for value in values if not isnan(value)])
        for values in (
            [counts_as(measure, game, protocol) for game in games]
            for measure in (Measure.ATTEMPTS, Measure.SECONDS)
        )
    )
    return attempts, seconds
