"""The analysis of a study's games: participants' means, arms compared, learning, adherence.

Games of one participant are not independent, so every comparison of arms is one of participants'
means. A game that was not solved counts as the protocol says, and how many there were is told
with every figure; one that was interrupted is counted and left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from math import isnan, log, nan
from statistics import fmean

from wmh.study.analysis.integrity import Integrity, integrity_of, usable
from wmh.study.journal.rows import AnswerRow, AttemptRow, GameRow, ParticipantRow, Tables
from wmh.study.protocol.protocol import Arm, Protocol, Unsolved
from wmh.study.protocol.questionnaire import Questionnaire, score
from wmh.study.statistics.comparison import Comparison, compare
from wmh.study.statistics.samples import Description, describe
from wmh.study.statistics.survival import LogRank, Observed, curve, log_rank


class Measure(StrEnum):
    """What is measured of a game."""

    ATTEMPTS = "attempts"
    SECONDS = "seconds"
    LOG_SECONDS = "log-seconds"
    """The natural logarithm of the seconds: times are skewed, their logarithms hardly."""


@dataclass(frozen=True, slots=True)
class Group:
    """An arm by one measure: a mean for each participant, in order of their codes."""

    arm: str
    means: tuple[float, ...]
    description: Description


@dataclass(frozen=True, slots=True)
class Compared:
    """Two arms by one measure, the first less the second."""

    measure: Measure
    first: str
    second: str
    comparison: Comparison


@dataclass(frozen=True, slots=True)
class Survived:
    """Two arms by how soon their games are solved; those that were not are censored.

    `medians` are of single games, first and second arm (Kaplan and Meier).
    """

    measure: Measure
    first: str
    second: str
    medians: tuple[float, float]
    log_rank: LogRank


@dataclass(frozen=True, slots=True)
class Counted:
    """The games of an arm, practice left out unless it was asked for, and who withdrew too.

    `attempts` and `seconds` are medians of single games in which those that were not solved are
    censored (Kaplan and Meier); nan where less than half were solved.
    """

    arm: str
    participants: int
    finished: int
    withdrawn: int
    games: int
    solved: int
    censored: int
    interrupted: int
    attempts: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Point:
    """A point of a learning curve: game `game` of the arm, of so many participants."""

    arm: str
    game: int
    practice: bool
    attempts: Description
    seconds: Description


@dataclass(frozen=True, slots=True)
class Adherence:
    """How an arm used the helper, over its attempts.

    `offered` are attempts at which the list was open; of these, `taken` is the share whose guess
    was taken from the list, `followed` the share whose guess stood in it, however it was typed,
    `first` the share that followed its first word.
    """

    arm: str
    attempts: int
    offered: int
    taken: float
    followed: float
    first: float


@dataclass(frozen=True, slots=True)
class Scored:
    """What the answers of an arm to a questionnaire come to, from 0 to 100.

    A score for each participant, the mean of those after each block; who left an item out, or
    was never asked, has none.
    """

    arm: str
    questionnaire: str
    description: Description


@dataclass(frozen=True, slots=True)
class Analysis:
    """All of it. `simulated` is said wherever a figure of it is shown.

    `censored` is the share of the games that were not solved.
    """

    protocol: Protocol
    simulated: bool
    practice: bool
    seed: int
    integrity: Integrity
    counted: tuple[Counted, ...]
    groups: tuple[tuple[Measure, tuple[Group, ...]], ...]
    compared: tuple[Compared, ...]
    censored: float
    survived: tuple[Survived, ...]
    learning: tuple[Point, ...]
    adherence: tuple[Adherence, ...]
    scored: tuple[Scored, ...]


def analyse(
    tables: Tables,
    protocol: Protocol,
    seed: int,
    questionnaires: Iterable[Questionnaire] = (),
    *,
    practice: bool = False,
) -> Analysis:
    """The analysis of these rows; `seed` is that of the bootstrap.

    Rows of another protocol are for the caller to leave out; participants without an arm count in
    none. Who withdrew is counted, and left out of every figure. Where some games were timed by hand
    and others by the program, the seconds of the former are left out: they are no such seconds.
    """
    integrity = integrity_of(tables)
    tables = usable(tables, integrity)
    played = [game for game in tables.games if practice or not game.practice]
    measured = [game for game in played if game.outcome != "interrupted"]
    groups = tuple(
        (measure, tuple(_group(measure, arm, measured, protocol) for arm in protocol.arms))
        for measure in Measure
    )
    return Analysis(
        protocol,
        any(person.simulated for person in tables.participants),
        practice,
        seed,
        integrity,
        tuple(_counted(arm, tables.participants, played) for arm in protocol.arms),
        groups,
        tuple(
            Compared(measure, one.arm, other.arm, compare(one.means, other.means, seed))
            for measure, listed in groups
            for one, other in combinations(listed, 2)
        ),
        fmean(not game.solved for game in measured) if measured else 0.0,
        tuple(_survived(measured, protocol)),
        _learning(tables.games, protocol),
        tuple(_adherence(arm, tables.attempts, practice=practice) for arm in protocol.arms),
        tuple(
            _scored(each, arm, tables.answers) for each in questionnaires for arm in protocol.arms
        ),
    )


def counts_as(measure: Measure, game: GameRow, protocol: Protocol) -> float:
    """What a game counts as in a mean; nan if it was not measured.

    One that was not solved counts the caps, however soon it ended: who gives up soon must not seem
    quick. Where the protocol has no cap it counts what had been used by then.
    """
    if measure is Measure.ATTEMPTS:
        allowed = game.attempts if protocol.attempts is None else protocol.attempts
        more = protocol.unsolved is Unsolved.NEXT
        return game.attempts if game.solved else allowed + more
    seconds = game.seconds
    if seconds is None or seconds <= 0:
        return nan
    if not game.solved and protocol.time_cap is not None:
        seconds = protocol.time_cap
    return seconds if measure is Measure.SECONDS else log(seconds)


def _group(measure: Measure, arm: Arm, games: Iterable[GameRow], protocol: Protocol) -> Group:
    values: dict[str, list[float]] = {}
    for game in games:
        value = counts_as(measure, game, protocol)
        if game.arm == arm.name and not isnan(value):
            values.setdefault(game.participant, []).append(value)
    means = tuple(fmean(values[person]) for person in sorted(values))
    return Group(arm.name, means, describe(means))


def _counted(arm: Arm, people: Sequence[ParticipantRow], games: Sequence[GameRow]) -> Counted:
    own = [game for game in games if game.arm == arm.name]
    whole = [game for game in own if game.outcome != "interrupted"]
    here = [person for person in people if person.arm == arm.name]
    return Counted(
        arm.name,
        len(here),
        sum(person.finished for person in here),
        sum(person.withdrawn for person in here),
        len(own),
        sum(game.solved for game in whole),
        sum(not game.solved for game in whole),
        len(own) - len(whole),
        curve(_seen(Measure.ATTEMPTS, whole)).median,
        curve(_seen(Measure.SECONDS, whole)).median,
    )


def _survived(games: Sequence[GameRow], protocol: Protocol) -> Iterator[Survived]:
    for measure in (Measure.ATTEMPTS, Measure.SECONDS):
        for one, other in combinations(protocol.arms, 2):
            arms = _people(measure, one, games), _people(measure, other, games)
            first, second = (curve([game for each in arm for game in each]).median for arm in arms)
            tested = log_rank(*arms)
            yield Survived(measure, one.name, other.name, (first, second), tested)


def _people(measure: Measure, arm: Arm, games: Iterable[GameRow]) -> list[list[Observed]]:
    """The games of each participant of an arm."""
    found: dict[str, list[GameRow]] = {}
    for game in games:
        if game.arm == arm.name:
            found.setdefault(game.participant, []).append(game)
    return [_seen(measure, found[person]) for person in sorted(found)]


def _seen(measure: Measure, games: Iterable[GameRow]) -> list[Observed]:
    if measure is Measure.ATTEMPTS:
        return [Observed(game.attempts, game.solved) for game in games]
    return [Observed(game.seconds, game.solved) for game in games if game.seconds is not None]


def _learning(games: Iterable[GameRow], protocol: Protocol) -> tuple[Point, ...]:
    """Game by game over all blocks, practice too: that is where most is learnt."""
    found: dict[tuple[str, int], list[GameRow]] = {}
    for game in games:
        if game.outcome != "interrupted":
            found.setdefault((game.arm, game.game), []).append(game)
    return tuple(
        Point(
            arm.name,
            number,
            listed[0].practice,
            *(
                describe([value for value in values if not isnan(value)])
                for values in (
                    [counts_as(measure, game, protocol) for game in listed]
                    for measure in (Measure.ATTEMPTS, Measure.SECONDS)
                )
            ),
        )
        for arm in protocol.arms
        for number in range(1, protocol.games + 1)
        if (listed := found.get((arm.name, number)))
    )


def _adherence(arm: Arm, attempts: Iterable[AttemptRow], *, practice: bool) -> Adherence:
    own = [each for each in attempts if each.arm == arm.name and (practice or not each.practice)]
    offered = [each for each in own if each.list_open]
    if not offered:
        return Adherence(arm.name, len(own), 0, nan, nan, nan)
    return Adherence(
        arm.name,
        len(own),
        len(offered),
        fmean(each.taken for each in offered),
        fmean(each.rank is not None for each in offered),
        fmean(each.rank == 1 for each in offered),
    )


def _scored(asked: Questionnaire, arm: Arm, answers: Iterable[AnswerRow]) -> Scored:
    given: dict[str, dict[str, dict[str, float]]] = {}
    for row in answers:
        if row.arm == arm.name and row.questionnaire == asked.name:
            blocks = given.setdefault(row.participant, {})
            blocks.setdefault(row.block, {})[row.item] = row.value
    whole = {item.name for item in asked.items}
    scores = [
        fmean(found)
        for blocks in given.values()
        if (found := [score(asked, told) for told in blocks.values() if whole <= set(told)])
    ]
    return Scored(arm.name, asked.name, describe(scores))
