"""The study with people: a study of one's own stands beside the published means, never judged."""

import json

import pytest

from wmh.base.running.stopping import never
from wmh.base.text.refusal import InputError
from wmh.lab.replication.experiment import Conditions, Workbench
from wmh.lab.replication.running import experiment_named
from wmh.study.statistics.power import power

WORK = experiment_named("people").work()
NAME = "bahinting-2013"


def result(folder, told):
    (folder / "results.json").write_text(json.dumps(told))
    conditions = Conditions(study=str(folder))
    measured = [(NAME, WORK.measure(NAME, Workbench(conditions), never))]
    replica = WORK.summarize(conditions, measured)
    return {claim.key: claim for claim in replica.claims}, replica


def report(name=NAME, **changes):
    numbers = {
        f"means/{of}/{arm}/{key}": value
        for of, means in (("attempts", (6.5, 4.8)), ("seconds", (150.0, 40.0)))
        for arm, mean in zip(("without", "with"), means, strict=True)
        for key, value in (("mean", mean), ("n", 12), ("low", mean - 1), ("high", mean + 1))
    }
    return {"protocol": {"name": name}, "simulated": False, "numbers": numbers | changes}


def test_the_means_of_a_study_stand_beside_the_published_ones(tmp_path):
    claims, replica = result(tmp_path, report())

    assert (claims["attempts"].source, claims["attempts"].ours) == ("6.9 to 5.0", "6.5 to 4.8")
    assert claims["seconds"].ours == "150.0 s to 40.0 s"
    assert "12 without (5.5 to 7.5)" in claims["attempts"].remark
    assert claims["attempts"].verdict == "needs people"
    assert [row[-2:] for row in replica.tables[0].rows] == [("6.5", "150.0"), ("4.8", "40.0")]


@pytest.mark.parametrize(
    "told",
    [
        [],
        {},
        report() | {"numbers": {}},
        report(**{"means/attempts/with/mean": None}),
    ],
)
def test_what_is_no_result_of_this_study_is_refused(tmp_path, told):
    with pytest.raises(InputError, match="holds no results of a study"):
        result(tmp_path, told)


def test_a_study_by_another_protocol_is_refused_and_named(tmp_path):
    with pytest.raises(InputError, match=f"another protocol than {NAME}"):
        result(tmp_path, report("another"))


def test_so_many_people_find_the_published_differences(tmp_path):
    """The numbers of people are the least whose power is 4 of 5."""
    claims, _ = result(tmp_path, report())

    attempts, seconds = (
        int(part.split()[0]) for part in claims["power"].ours.replace("by ", "").split(", ")
    )
    effect = (6.9 - 5.0) / 2
    assert power(effect, attempts, attempts) >= 0.8 > power(effect, attempts - 1, attempts - 1)
    assert 2 <= seconds < attempts
