"""Use of the helper in a study, and scores of questionnaires."""

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
    """Use of the helper in an arm, over all guesses.

    `offered` is the number of guesses made with an open list. Of these, `taken` is the share whose
    guess was taken from the list, `followed` the share whose guess was in the list, even if typed,
    and `first` the share whose guess was the first word of the list. `wait` is the median, and
    `longest` the maximum, of the seconds from a guess to its feedback: what the helper cost in
    time.
    """

    arm: str
    attempts: int
    offered: int
    taken: float
    followed: float
    first: float
    wait: float
    longest: float


EVERYTHING = "all conditions"
"""Value of `arm` for answers about the whole study, or given before the assignment.

It has a space, which no name of an arm has.
"""


@dataclass(frozen=True, slots=True)
class Scored:
    """Questionnaire scores in an arm, or about EVERYTHING, from 0 to 100.

    Each participant has one score, the mean over all blocks and periods; an incomplete
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
    """Yields the scores of each arm that has any, in order, then those about EVERYTHING."""
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
    """Language version of a questionnaire, and the number of participants who answered it.

    `language` is "" for the original.
    """

    questionnaire: str
    language: str
    validated: bool
    people: int


def wordings_of(tables: Tables, protocol: Protocol) -> tuple[Wording, ...]:
    """Returns the language versions in which the protocol's scored questionnaires were answered.

    A participant's questionnaires are in the language of the consent, or of the session if no
    consent is recorded.
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
