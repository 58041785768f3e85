"""The analysis of a study's games: participants' means, arms compared, learning, adherence.

Games of one participant are not independent, so every comparison of arms is one of participants'
means. A game that was not solved counts as the protocol says, and how many there were is told
with every figure; one that was interrupted is counted and left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations
from math import isnan, log, nan
from statistics import fmean

from wmh.study.analysis.flow import Flow, flow_of
from wmh.study.analysis.integrity import Integrity, integrity_of, usable
from wmh.study.journal.rows import AnswerRow, AttemptRow, GameRow, ParticipantRow, Tables
from wmh.study.protocol.protocol import SEPARATOR, Arm, Protocol, Unsolved
from wmh.study.protocol.questionnaire import Questionnaire, score
from wmh.study.statistics.comparison import Comparison, Tested, compare
from wmh.study.statistics.mixed import MixedModel, NotFitted, Term, fit
from wmh.study.statistics.paired import compare_paired
from wmh.study.statistics.samples import Description, describe
from wmh.study.statistics.several import holm, rank_omnibus, welch_omnibus
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
    people: tuple[str, ...]
    means: tuple[float, ...]
    description: Description


@dataclass(frozen=True, slots=True)
class Compared:
    """Two arms by one measure, the first less the second.

    `paired` where participants are in both: then by their differences. `holm` are the p of the t
    test and that of the ranks, adjusted for all pairs of arms.
    """

    measure: Measure
    first: str
    second: str
    comparison: Comparison
    paired: bool = False
    holm: tuple[float, float] = (nan, nan)


@dataclass(frozen=True, slots=True)
class Omnibus:
    """All arms by one measure at once, where there are more than two.

    `means` is Welch's test with its second freedom, not a number where participants are in several
    arms; `ranks` is Kruskal and Wallis', or Friedman's where all are in all arms (`paired`).
    """

    measure: Measure
    means: Tested
    second: float
    ranks: Tested
    paired: bool


@dataclass(frozen=True, slots=True)
class SecretRow:
    """A secret in an arm: its games, those solved, and the means of all of them."""

    secret: str
    arm: str
    games: int
    solved: int
    attempts: Description
    seconds: Description


@dataclass(frozen=True, slots=True)
class Modelled:
    """The mixed model of single games by one measure, or why there is none."""

    measure: Measure
    model: MixedModel | NotFitted


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
    omnibus: tuple[Omnibus, ...]
    models: tuple[Modelled, ...]
    secrets: tuple[SecretRow, ...]
    flow: Flow
    questionnaires: tuple[Questionnaire, ...]


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
    asked = tuple(questionnaires)
    integrity, flow = integrity_of(tables), flow_of(tables, protocol)
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
        tuple(each for measure, listed in groups for each in _compared(measure, listed, seed)),
        fmean(not game.solved for game in measured) if measured else 0.0,
        tuple(_survived(measured, protocol)),
        _learning(tables.games, protocol),
        tuple(_adherence(arm, tables.attempts, practice=practice) for arm in protocol.arms),
        tuple(
            _scored(each, arm, tables.answers)
            for each in asked
            if each.scales
            for arm in protocol.arms
        ),
        tuple(_omnibus(measure, listed) for measure, listed in groups if len(listed) > 2),
        tuple(
            Modelled(measure, _model(measure, measured, tables.participants, protocol))
            for measure in (Measure.LOG_SECONDS, Measure.ATTEMPTS)
        ),
        tuple(_secrets(measured, protocol)),
        flow,
        asked,
    )


def _compared(measure: Measure, groups: Sequence[Group], seed: int) -> list[Compared]:
    """Every pair of arms, with Holm's p over all of them."""
    found: list[Compared] = []
    for one, other in combinations(groups, 2):
        both = sorted(set(one.people) & set(other.people))
        if both:
            first, second = (
                dict(zip(group.people, group.means, strict=True)) for group in (one, other)
            )
            told = compare_paired(
                [first[code] for code in both], [second[code] for code in both], seed
            )
        else:
            told = compare(one.means, other.means, seed)
        found.append(Compared(measure, one.arm, other.arm, told, paired=bool(both)))
    t = holm([each.comparison.welch.p for each in found])
    u = holm([each.comparison.u.p for each in found])
    return [
        replace(each, holm=adjusted)
        for each, adjusted in zip(found, zip(t, u, strict=True), strict=True)
    ]


def _omnibus(measure: Measure, groups: Sequence[Group]) -> Omnibus:
    everywhere = set(groups[0].people).intersection(*(group.people for group in groups[1:]))
    people = [code for group in groups for code in group.people]
    if everywhere:
        values = [
            [mean for code, mean in zip(group.people, group.means, strict=True)
             if code in everywhere]
            for group in groups
        ]  # fmt: skip
        return Omnibus(
            measure, Tested(nan, nan), nan, rank_omnibus(values, paired=True), paired=True
        )
    if len(set(people)) < len(people) or not all(group.people for group in groups):
        return Omnibus(measure, Tested(nan, nan), nan, Tested(nan, nan), paired=False)
    values = [list(group.means) for group in groups]
    tested, second = welch_omnibus(values)
    return Omnibus(measure, tested, second, rank_omnibus(values, paired=False), paired=False)


def _model(
    measure: Measure,
    games: Sequence[GameRow],
    people: Sequence[ParticipantRow],
    protocol: Protocol,
) -> MixedModel | NotFitted:
    told = [(game, counts_as(measure, game, protocol)) for game in games]
    here = [(game, value) for game, value in told if not isnan(value) and game.arm]
    arms = [arm.name for arm in protocol.arms]
    met = [name for name in arms if any(game.arm == name for game, _ in here)]
    terms = [Term("arm", tuple(met), [game.arm for game, _ in here], contrasts=True)]
    if protocol.sequences:
        groups = {person.participant: person.arm for person in people}
        for name, values in (
            ("period", [str(game.period) for game, _ in here]),
            ("sequence", [groups.get(game.participant, "") for game, _ in here]),
        ):
            terms.append(Term(name, tuple(sorted(set(values))), values))
    return fit(
        [value for _, value in here],
        [game.participant for game, _ in here],
        [game.secret for game, _ in here],
        terms,
    )


def _secrets(games: Sequence[GameRow], protocol: Protocol) -> Iterator[SecretRow]:
    found: dict[tuple[str, str], list[GameRow]] = {}
    for game in games:
        found.setdefault((game.secret, game.arm), []).append(game)
    for secret in sorted({secret for secret, _ in found}):
        for arm in protocol.arms:
            own = found.get((secret, arm.name), [])
            attempts, seconds = (
                describe([value for value in values if not isnan(value)])
                for values in (
                    [counts_as(measure, game, protocol) for game in own]
                    for measure in (Measure.ATTEMPTS, Measure.SECONDS)
                )
            )
            solved = sum(game.solved for game in own)
            yield SecretRow(secret, arm.name, len(own), solved, attempts, seconds)


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
    people = tuple(sorted(values))
    means = tuple(fmean(values[person]) for person in people)
    return Group(arm.name, people, means, describe(means))


def _counted(arm: Arm, people: Sequence[ParticipantRow], games: Sequence[GameRow]) -> Counted:
    own = [game for game in games if game.arm == arm.name]
    whole = [game for game in own if game.outcome != "interrupted"]
    here = [person for person in people if arm.name in person.arm.split(SEPARATOR)]
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
        people = {arm.name: _people(measure, arm, games) for arm in protocol.arms}
        for one, other in combinations(protocol.arms, 2):
            arms = people[one.name], people[other.name]
            first, second = (
                curve([game for each in arm.values() for game in each]).median for arm in arms
            )
            names = [*arms[0], *arms[1]]
            tested = log_rank([*arms[0].values()], [*arms[1].values()], names)
            yield Survived(measure, one.name, other.name, (first, second), tested)


def _people(measure: Measure, arm: Arm, games: Iterable[GameRow]) -> dict[str, list[Observed]]:
    """The games of each participant of an arm."""
    found: dict[str, list[GameRow]] = {}
    for game in games:
        if game.arm == arm.name:
            found.setdefault(game.participant, []).append(game)
    return {person: _seen(measure, found[person]) for person in sorted(found)}


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
        told = row.arm == arm.name and row.questionnaire == asked.name
        if told and row.value is not None:
            blocks = given.setdefault(row.participant, {})
            blocks.setdefault(row.block, {})[row.item] = row.value
    whole = {item.name for item in asked.scales}
    scores = [
        fmean(found)
        for blocks in given.values()
        if (found := [score(asked, told) for told in blocks.values() if whole <= set(told)])
    ]
    return Scored(arm.name, asked.name, describe(scores))
