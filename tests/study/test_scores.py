"""Scores of questionnaires: every period counts, and what was asked about everything is told."""

from dataclasses import replace
from statistics import fmean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.study.drawn import study
from wmh.study.analysis.analysis import analyse
from wmh.study.protocol.asking import asked_by
from wmh.study.writing.report import report


def by_hand(tables, questionnaire, about):
    """Score by score, another way: of each participant all whole times, by plain counting."""
    people = {}
    for answer in tables.answers:
        if answer.questionnaire == questionnaire.name and answer.arm in about:
            people.setdefault(answer.participant, set()).add((answer.block, answer.period))
    means = []
    for person, times in people.items():
        found = []
        for block, period in times:
            values = {
                each.item: each.value
                for each in tables.answers
                if (each.participant, each.block, each.period) == (person, block, period)
                and each.questionnaire == questionnaire.name
            }
            worth = [
                (questionnaire.values[-1] - values[item.name]) if item.reverse
                else (values[item.name] - questionnaire.values[0])
                for item in questionnaire.items if item.name in values
            ]  # fmt: skip
            if len(worth) == len(questionnaire.items):
                span = questionnaire.values[-1] - questionnaire.values[0]
                found.append(100 * fmean(worth) / span)
        if found:
            means.append(fmean(found))
    return means


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 100_000))
def test_scores_of_any_design_are_those_of_all_its_periods(seed):
    protocol, tables, asked = study(seed)
    gone = {person.participant for person in tables.participants if person.withdrawn}
    told = {
        (each.questionnaire, each.arm): each.description
        for each in analyse(tables, protocol, 1, asked).scored
    }
    kept = type(tables)(answers=tuple(x for x in tables.answers if x.participant not in gone))
    names = [arm.name for arm in protocol.arms]
    for questionnaire in asked:
        for name, about in (
            *((x, {x}) for x in names),
            ("all conditions", {*protocol.groups} - {*names}),
        ):
            means = by_hand(kept, questionnaire, about)
            if not means:
                assert (questionnaire.name, name) not in told  # No row of zeros.
                continue
            found = told.pop((questionnaire.name, name))
            assert (found.n, found.mean) == (len(means), pytest.approx(fmean(means)))
            if len(means) > 1:
                assert found.deviation == pytest.approx(stdev(means), abs=1e-9)
    assert not told


def test_a_questionnaire_about_everything_is_in_the_report_of_a_crossover():
    seed = next(
        seed
        for seed in range(1000)
        if (protocol := study(seed)[0]).sequences and "sus" in protocol.after_all
        and len(study(seed)[1].participants) > 9
    )  # fmt: skip
    protocol, tables, asked = study(seed)
    assert "| SUS | all conditions | " in report(analyse(tables, protocol, 1, asked))


def test_the_report_says_in_which_words_a_questionnaire_was_answered():
    protocol, tables, _ = next(
        told for told in map(study, range(1000))
        if "sus" in told[0].after_all and len(told[1].participants) > 9
    )  # fmt: skip
    stayed = {each.participant for each in tables.participants if not each.withdrawn}
    who = sorted(
        {each.participant for each in tables.answers if each.questionnaire == "sus"} & stayed
    )
    german = frozenset(who[:2])
    people = tuple(
        replace(each, consent_language="de" if each.participant in german else "en", language="de")
        for each in tables.participants
    )
    told = report(analyse(replace(tables, participants=people), protocol, 1, asked_by(protocol)))
    assert len(who) > 3
    assert (
        f": answered in its original words by {len(who) - 2} participants; language “de” by"
        " 2 participants (a translation that is not validated)."
    ) in told
