"""The user study, which people have to repeat: published figures, and the command for it."""

from collections.abc import Sequence

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.verdict import ClaimVerdict
from wmh.study.catalogue import PROTOCOLS

SECTION = "V"
SAID = (
    "50 people without the helper needed 6.9 attempts and 178.4 s on average; 50 with it needed"
    " 5.0 attempts and 49.6 s."
)

_PROTOCOL = "bahinting-2013"


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task(_PROTOCOL)]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Published means of each group, without the helper first."""
    del bench, stop
    protocol = PROTOCOLS.named(item)
    arms = [arm.reported for arm in protocol.arms if arm.reported is not None]
    return {
        "people": protocol.per_group,
        "attempts": [arm.attempts for arm in arms],
        "seconds": [arm.seconds for arm in arms],
    }


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    ((protocol, found),) = measured
    finding = Draft(
        "Nothing is measured: the figures are those of people, and are read from the protocol"
        f" {protocol}, by which the study can be run again."
    )
    for key, unit in (("attempts", ""), ("seconds", " s")):
        without, helped = found[key]
        finding.claim(
            key,
            f"Mean {key} of {found['people']} people without and {found['people']} with the helper",
            f"{without}{unit} to {helped}{unit}",
            "not measured",
            f"to run it again: wmh study check {protocol}; the session in the program's window;"
            f" wmh study analyse {protocol} FOLDER --out REPORT",
            judged=ClaimVerdict.PEOPLE,
        )
    finding.remark(
        f"How many people it takes: wmh study power {protocol} --people 10,20,40 --ratio 0.8. The"
        " report of a study of one's own has the published means beside its own.",
        "The source gives no standard deviations, and does not say whether chance made the groups.",
    )
    return finding.replica()
