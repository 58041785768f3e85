"""Use of the helper: adherence, and scores of questionnaires about it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import nan
from statistics import fmean, median

from wmh.study.journal.rows import AnswerRow, AttemptRow, Tables
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.protocol import Arm, Protocol
from wmh.study.protocol.questionnaire import Questionnaire, score
from wmh.study.statistics.samples import Description, describe


@dataclass(frozen=True, slots=True)
class Adherence:
    """Use of the helper in an arm, over its attempts.

    `offered` are attempts with an open list; of these, `taken` is the share whose guess was taken
    from the list, `followed` the share whose guess was in it, however it was typed, `first` the
    share that equals its first word. `wait` is the median of the seconds from a guess to its clue,
    `longest` the maximum: what the helper cost in time.
    """

    arm: str
    attempts: int
    offered: int
    taken: float
    followed: float
    first: float
    wait: float
    longest: float


EVERYTHING = "all arms"
"""Arm of answers about everything, or given before the assignment. Names of arms have no spaces."""


@dataclass(frozen=True, slots=True)
class Scored:
    """Scores of an arm in a questionnaire, from 0 to 100, or about EVERYTHING.

    One score for each participant, the mean over all blocks and periods; an incomplete
    questionnaire has no score.
    """

    arm: str
    questionnaire: str
    description: Description


def adherence_of(arm: Arm, attempts: Iterable[AttemptRow], *, practice: bool) -> Adherence:
    own = [each for each in attempts if each.arm == arm.name and (practice or not each.practice)]
    offered = [each for each in own if each.list_open]
    waits = [each.seconds_waited for each in own if each.seconds_waited is not None]
    waited = (median(waits), max(waits)) if waits else (nan, nan)
    if not offered:
        return Adherence(arm.name, len(own), 0, nan, nan, nan, *waited)
    return Adherence(
        arm.name,
        len(own),
        len(offered),
        fmean(each.taken for each in offered),
        fmean(each.rank is not None for each in offered),
        fmean(each.rank == 1 for each in offered),
        *waited,
    )


def scored(
    asked: Questionnaire, arms: Iterable[Arm], answers: Iterable[AnswerRow]
) -> Iterator[Scored]:
    """Yields a row for each arm that has scores, in order, and one about everything."""
    names = [arm.name for arm in arms]
    given: dict[str, dict[str, dict[tuple[str, int], dict[str, float]]]] = {}
    for row in answers:
        if row.questionnaire == asked.name and row.value is not None:
            people = given.setdefault(row.arm if row.arm in names else EVERYTHING, {})
            times = people.setdefault(row.participant, {})
            times.setdefault((row.block, row.period), {})[row.item] = row.value
    whole = {item.name for item in asked.scales}
    for name in (*names, EVERYTHING):
        scores = [
            fmean(found)
            for times in given.get(name, {}).values()
            if (found := [score(asked, told) for told in times.values() if whole <= set(told)])
        ]
        if scores:
            yield Scored(name, asked.name, describe(scores))


@dataclass(frozen=True, slots=True)
class Wording:
    """A questionnaire in one language, which `people` participants answered.

    `language` is "" for the original.
    """

    questionnaire: str
    language: str
    validated: bool
    people: int


def wordings_of(tables: Tables, protocol: Protocol) -> tuple[Wording, ...]:
    """Returns the wordings of the protocol's scored questionnaires, by language.

    Pages are in the language of the consent, or of the session if none is recorded.
    """
    spoken = {each.participant: each.consent_language or each.language
              for each in tables.participants}  # fmt: skip
    answered = {(each.participant, each.questionnaire) for each in tables.answers}
    found = Counter(
        (asked.name, asked.language, asked.validated)
        for language in sorted({*spoken.values()})
        for asked in asked_by(protocol, language)
        if asked.scales
        for person, own in spoken.items()
        if own == language and (person, asked.name) in answered
    )
    return tuple(Wording(*told, people) for told, people in sorted(found.items()))
