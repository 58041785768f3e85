"""Analysis of a study: participants' means, comparisons of arms, learning, adherence.

Games of one participant are not independent, so every comparison of arms is one of participants'
means. An unsolved game counts as the protocol says, and its number is reported with every figure;
an interrupted one is counted and left out.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import nan
from statistics import fmean

from wmh.study.analysis.arms import (
    Compared,
    Group,
    ModelOutcome,
    Omnibus,
    compare_pairs,
    group_of,
    model_of,
    omnibus_of,
)
from wmh.study.analysis.flow import ParticipantFlow, flow_of
from wmh.study.analysis.helping import (
    Adherence,
    Scored,
    Wording,
    adherence_of,
    scored,
    wordings_of,
)
from wmh.study.analysis.integrity import Integrity, integrity_of, plan_notice, usable
from wmh.study.analysis.machines import MachineTimes, machine_times
from wmh.study.analysis.measures import Measure, describe_games, drop_zero_seconds
from wmh.study.analysis.primary import PlanOutcomes, plan_outcomes
from wmh.study.journal.rows import DeviationRow, GameRow, ParticipantRow, Tables
from wmh.study.protocol.protocol import SEPARATOR, Arm, Protocol
from wmh.study.protocol.questionnaire import Questionnaire
from wmh.study.statistics.samples import Description
from wmh.study.statistics.several import holm
from wmh.study.statistics.survival import LogRank, Observation, curve, log_rank, log_rank_omnibus
from wmh.study.timing.validation import Validation


@dataclass(frozen=True, slots=True)
class SecretRow:
    """Games with one secret in one arm: their number, the solved ones, attempts and seconds."""

    secret: str
    arm: str
    games: int
    solved: int
    attempts: Description
    seconds: Description


@dataclass(frozen=True, slots=True)
class SurvivalComparison:
    """Comparison of two arms by attempts or seconds to solve a game; unsolved games are censored.

    `medians` are the Kaplan-Meier medians of single games in the first and the second arm, nan if
    fewer than half were solved. `holm` is the p value of a log-rank test that treats a
    participant's games as dependent, adjusted for all pairs of arms.
    """

    measure: Measure
    first: str
    second: str
    medians: tuple[float, float]
    log_rank: LogRank
    holm: float = nan


@dataclass(frozen=True, slots=True)
class LogRankOmnibus:
    """Log-rank test that more than two arms do not differ in one measure."""

    measure: Measure
    chi2: float
    p: float
    freedom: int


@dataclass(frozen=True, slots=True)
class CountedGames:
    """Numbers of an arm's participants and games.

    Games of practice count only on request, those of withdrawn participants never. `attempts` and
    `seconds` are medians of single games with unsolved ones censored (Kaplan-Meier); nan if less
    than half were solved.
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
    """Point of an arm's learning curve: attempts and seconds of all participants in game `game`."""

    arm: str
    game: int
    practice: bool
    attempts: Description
    seconds: Description


@dataclass(frozen=True, slots=True)
class Analysis:
    """Results of a study. If `simulated`, every output says so.

    `censored` is the share of unsolved games, `played` the numbers of games that the participants
    played to the end, and `instant` the number of games that took no measurable time, whose seconds
    are left out. `plan_notice` says that the plan was changed; `deviations` are the logged ones,
    including those of participants who withdrew. `digest` is the protocol's, by the data: that of
    the protocol itself is another one while conditions are blinded.
    """

    protocol: Protocol
    digest: str
    simulated: bool
    practice: bool
    seed: int
    integrity: Integrity
    counted: tuple[CountedGames, ...]
    groups: tuple[tuple[Measure, tuple[Group, ...]], ...]
    compared: tuple[Compared, ...]
    censored: float
    played: tuple[int, ...]
    instant: int
    log_ranks: tuple[LogRankOmnibus, ...]
    survived: tuple[SurvivalComparison, ...]
    learning: tuple[Point, ...]
    adherence: tuple[Adherence, ...]
    scored: tuple[Scored, ...]
    omnibus: tuple[Omnibus, ...]
    models: tuple[ModelOutcome, ...]
    secrets: tuple[SecretRow, ...]
    flow: ParticipantFlow
    questionnaires: tuple[Questionnaire, ...]
    plan_notice: str
    deviations: tuple[DeviationRow, ...]
    planned: PlanOutcomes | None
    machines: MachineTimes
    wordings: tuple[Wording, ...]


def analyse(
    tables: Tables,
    protocol: Protocol,
    seed: int,
    questionnaires: Iterable[Questionnaire] = (),
    *,
    practice: bool = False,
    plan: str | None = None,
    validations: Sequence[Validation] = (),
) -> Analysis:
    """Returns the analysis of a study's tables; `seed` is for the bootstrap.

    `plan` is the digest of the analysis plan, `validations` are those of the machines, and
    `practice` includes practice games. The caller leaves out rows of another protocol. Participants
    without an arm are in no comparison; withdrawn participants are counted, and left out of every
    other figure. If some games were timed by hand and others by the program, the seconds of those
    timed by hand are left out.
    """
    asked = tuple(questionnaires)
    notice = plan_notice(tables, plan)
    digest = next((each.protocol_sha256 for each in tables.participants), protocol.digest)
    deviations, machines = tables.deviations, machine_times(tables.sessions, validations)
    integrity, flow = integrity_of(tables), flow_of(tables, protocol)
    tables = usable(tables, integrity)
    played = [game for game in tables.games if practice or not game.practice]
    measured = [game for game in played if game.outcome != "interrupted"]
    instant = sum(game.seconds is not None and game.seconds <= 0 for game in measured)
    played, measured = ([drop_zero_seconds(game) for game in games] for games in (played, measured))
    groups = tuple(
        (measure, tuple(group_of(measure, arm, measured, protocol) for arm in protocol.arms))
        for measure in Measure
    )
    pairs = tuple(
        each for measure, listed in groups for each in compare_pairs(measure, listed, seed)
    )
    models = tuple(
        ModelOutcome(measure, model_of(measure, measured, tables.participants, protocol))
        for measure in (Measure.LOG_SECONDS, Measure.ATTEMPTS)
    )
    primary = protocol.primary
    return Analysis(
        protocol,
        digest,
        any(person.simulated for person in tables.participants),
        practice,
        seed,
        integrity,
        tuple(_games_of_arm(arm, tables.participants, played) for arm in protocol.arms),
        groups,
        pairs,
        fmean(not game.solved for game in measured) if measured else 0.0,
        tuple(Counter(game.participant for game in measured).values()),
        instant,
        tuple(_log_ranks(measured, protocol)),
        tuple(_survivals(measured, protocol)),
        _learning(tables.games, protocol),
        tuple(adherence_of(arm, tables.attempts, practice=practice) for arm in protocol.arms),
        tuple(
            row
            for each in asked
            if each.scales
            for row in scored(each, protocol.arms, tables.answers)
        ),
        tuple(omnibus_of(measure, listed) for measure, listed in groups if len(listed) > 2),
        models,
        tuple(_secrets(measured, protocol)),
        flow,
        asked,
        notice,
        deviations,
        None if primary is None else plan_outcomes(primary, pairs, models),
        machines,
        wordings_of(tables, protocol),
    )


def _secrets(games: Sequence[GameRow], protocol: Protocol) -> Iterator[SecretRow]:
    found: dict[tuple[str, str], list[GameRow]] = {}
    for game in games:
        found.setdefault((game.secret, game.arm), []).append(game)
    for secret in sorted({secret for secret, _ in found}):
        for arm in protocol.arms:
            own = found.get((secret, arm.name), [])
            attempts, seconds = describe_games(own, protocol)
            solved = sum(game.solved for game in own)
            yield SecretRow(secret, arm.name, len(own), solved, attempts, seconds)


def _games_of_arm(
    arm: Arm, people: Sequence[ParticipantRow], games: Sequence[GameRow]
) -> CountedGames:
    own = [game for game in games if game.arm == arm.name]
    whole = [game for game in own if game.outcome != "interrupted"]
    here = [person for person in people if arm.name in person.arm.split(SEPARATOR)]
    return CountedGames(
        arm.name,
        len(here),
        sum(person.finished for person in here),
        sum(person.withdrawn for person in here),
        len(own),
        sum(game.solved for game in whole),
        sum(not game.solved for game in whole),
        len(own) - len(whole),
        curve(_observations(Measure.ATTEMPTS, whole)).median,
        curve(_observations(Measure.SECONDS, whole)).median,
    )


def _survivals(games: Sequence[GameRow], protocol: Protocol) -> Iterator[SurvivalComparison]:
    for measure in (Measure.ATTEMPTS, Measure.SECONDS):
        people = {arm.name: _people(measure, arm, games) for arm in protocol.arms}
        found: list[SurvivalComparison] = []
        for one, other in combinations(protocol.arms, 2):
            arms = people[one.name], people[other.name]
            first, second = (
                curve([game for each in arm.values() for game in each]).median for arm in arms
            )
            names = [*arms[0], *arms[1]]
            tested = log_rank([*arms[0].values()], [*arms[1].values()], names)
            found.append(SurvivalComparison(measure, one.name, other.name, (first, second), tested))
        adjusted = holm([each.log_rank.p_people for each in found])
        for each, p in zip(found, adjusted, strict=True):
            yield replace(each, holm=p)


def _log_ranks(games: Sequence[GameRow], protocol: Protocol) -> Iterator[LogRankOmnibus]:
    if len(protocol.arms) > 2:
        for measure in (Measure.ATTEMPTS, Measure.SECONDS):
            arms = [_people(measure, arm, games) for arm in protocol.arms]
            yield LogRankOmnibus(measure, *log_rank_omnibus(arms))


def _people(measure: Measure, arm: Arm, games: Iterable[GameRow]) -> dict[str, list[Observation]]:
    """Returns the observed games of each participant of an arm, by the participant's code."""
    found: dict[str, list[GameRow]] = {}
    for game in games:
        if game.arm == arm.name:
            found.setdefault(game.participant, []).append(game)
    return {person: _observations(measure, found[person]) for person in sorted(found)}


def _observations(measure: Measure, games: Iterable[GameRow]) -> list[Observation]:
    if measure is Measure.ATTEMPTS:
        return [Observation(game.attempts, game.solved) for game in games]
    return [Observation(game.seconds, game.solved) for game in games if game.seconds is not None]


def _learning(games: Iterable[GameRow], protocol: Protocol) -> tuple[Point, ...]:
    """Returns the learning curves of all arms, over all blocks.

    Practice games are included, since most is learnt in them.
    """
    found: dict[tuple[str, int], list[GameRow]] = {}
    for game in games:
        if game.outcome != "interrupted":
            found.setdefault((game.arm, game.game), []).append(game)
    return tuple(
        Point(
            arm.name,
            number,
            listed[0].practice,
            *describe_games(listed, protocol),
        )
        for arm in protocol.arms
        for number in range(1, protocol.games + 1)
        if (listed := found.get((arm.name, number)))
    )
