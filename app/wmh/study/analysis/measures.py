"""Measures of a game (attempts and seconds), and their values for unsolved games."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from math import isnan, log, nan

from wmh.study.journal.rows import GameRow
from wmh.study.protocol.protocol import Protocol, Unsolved
from wmh.study.statistics.samples import Description, describe


class Measure(StrEnum):
    """Measured quantities of a game."""

    ATTEMPTS = "attempts"
    SECONDS = "seconds"
    LOG_SECONDS = "log-seconds"
    """Natural logarithm of the seconds, whose distribution is nearly symmetric."""


def drop_zero_seconds(game: GameRow) -> GameRow:
    """Returns the game without its seconds if they are 0, since 0 has no logarithm."""
    if game.seconds is not None and game.seconds <= 0:
        return replace(game, seconds=None)
    return game


def counts_as(measure: Measure, game: GameRow, protocol: Protocol) -> float:
    """Returns a game's value in a participant's mean; nan if it was not measured.

    An unsolved game counts as the protocol's cap, however early it ended: giving up must not look
    quick. Without a cap the attempts or seconds used count. With `Unsolved.NEXT` one attempt is
    added.
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
    """Describes attempts and seconds of single games, leaving out unmeasured values."""
    games = list(games)
    attempts, seconds = (
        describe([value for value in values if not isnan(value)])
        for values in (
            [counts_as(measure, game, protocol) for game in games]
            for measure in (Measure.ATTEMPTS, Measure.SECONDS)
        )
    )
    return attempts, seconds
