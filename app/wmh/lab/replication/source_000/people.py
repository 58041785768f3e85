"""Experiment: the source's study with people, which only people can repeat.

Its published figures are shown, beside those of a study of your own if there is one.
"""

from collections.abc import Sequence
from math import exp, hypot, log, sqrt
from pathlib import Path
from typing import cast

from wmh.base.files.json_reading import bytes_of, parse_json
from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.base.text.refusal import InputError
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.verdict import ClaimVerdict
from wmh.study.analysis.assumptions import Assumptions
from wmh.study.catalogue import PROTOCOLS
from wmh.study.statistics.power import participants_needed, smallest_effect

SECTION = "V"
SAID = (
    "50 people without the helper needed 6.9 attempts and 178.4 s on average; 50 with it needed"
    " 5.0 attempts and 49.6 s."
)

_PROTOCOL = "bahinting-2013"
_GAMES = 5
"""Number of games of each participant, over which the mean is compared."""
_SPREAD = 2.0
"""Assumed standard deviation of a person's mean attempts."""
_MEASURES = ("attempts", "seconds")
_KEYS = ("mean", "n", "low", "high")
"""Keys of an arm's figures in the results of a study."""
_OTHERS = (
    ("abstract", "Mean attempts of people with the helper, by the abstract", "4 or 5"),
    ("overall", "Mean seconds of a word of four letters with the helper", "50 s"),
    ("consonants", "Mean seconds of words with three consonants", "29.91 s, the fewest"),
    ("permutations", "Mean seconds of words with permutations", "45.98 s, the most"),
    ("seventeen", "Mean seconds of words of 17 letters", "6.69 s, the fewest"),
    ("five", "Mean seconds of words of 5 letters", "25.26 s, the most"),
)
"""Figures of people in the source besides those of the study: key, text and figure."""


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task(_PROTOCOL)]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns the published means of each group, and the means of a study of your own.

    The group without the helper comes first. Raises InputError for a folder without results of this
    protocol.
    """
    del stop
    protocol = PROTOCOLS.read_named(item)
    arms = [arm for arm in protocol.arms if arm.reported is not None]
    reported = [arm.reported for arm in arms if arm.reported is not None]
    own = bench.conditions.study
    return {
        "people": protocol.per_group,
        "groups": len(arms),
        "games": [block.games for block in protocol.blocks],
        "attempts": [each.attempts for each in reported],
        "seconds": [each.seconds for each in reported],
        "own": None if own is None else _results_of(Path(own), item, [arm.name for arm in arms]),
    }


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    ((protocol, found),) = measured
    own = found["own"]
    finding = Draft(
        "The figures are those of people. They are read from the protocol"
        f" {protocol}, by which the study can be run again; a study of one's own stands beside"
        " them by wmh replicate people --study REPORT."
    )
    again = (
        f"to run it again: wmh study check {protocol}; the session in the program's window;"
        f" wmh study analyse {protocol} FOLDER --out REPORT; wmh replicate people --study REPORT"
    )
    for measure_name, unit in zip(_MEASURES, ("", " s"), strict=True):
        without, helped = found[measure_name]
        what = f"Mean {measure_name} of {found['people']} people without and {found['people']} with"
        ours, remark = "not measured", again
        if own is not None:
            (before, n, low, high), (after, m, least, most) = own[measure_name]
            ours = f"{before:,.1f}{unit} to {after:,.1f}{unit}"
            whose = "simulated people" if own["simulated"] else "a study of one's own"
            remark = (
                f"{whose}: {n:.0f} without ({low:,.1f} to {high:,.1f}) and {m:.0f} with"
                f" ({least:,.1f} to {most:,.1f}); the source gives no spread to judge it by"
            )
        finding.claim(
            measure_name,
            f"{what} the helper",
            f"{without}{unit} to {helped}{unit}",
            ours,
            remark,
            judged=ClaimVerdict.PEOPLE,
        )
    for key, what, said in _OTHERS:
        remark = "attempts of people" if key == "abstract" else "seconds of people"
        finding.claim(key, what, said, "not measured", remark, judged=ClaimVerdict.PEOPLE)
    for key, what, said, ours in (
        ("players", "Players of the study", "100", f"{found['people'] * found['groups']}"),
        ("groups", "Players without the helper, and with it", "50 and 50",
         " and ".join(found["groups"] * [f"{found['people']}"])),
        ("games", "Games to become familiar, and to achieve mastery", "5 and 5",
         " and ".join(map(str, found["games"]))),
    ):  # fmt: skip
        finding.claim(key, what, said, ours, f"by the protocol {protocol}")
    assumed = Assumptions()
    person = hypot(assumed.people, assumed.rest / sqrt(_GAMES))
    without, helped = found["seconds"]
    times = participants_needed(log(without / helped) / person)
    without, helped = found["attempts"]
    attempts = participants_needed((without - helped) / _SPREAD)
    finding.claim(
        "power",
        "People a group that find the published differences in 4 of 5 studies",
        "",
        f"{attempts} by attempts, {times} by seconds",
        f"if people's mean attempts vary by {_SPREAD:g}, and the logarithm of the seconds by"
        f" {person:.2f}",
    )
    smallest = smallest_effect(found["people"], found["people"])
    finding.claim(
        "smallest",
        f"Least differences that {found['people']} people a group find in 4 of 5 studies",
        "",
        f"{smallest * _SPREAD:.1f} attempts, {100 * (1 - exp(-smallest * person)):.0f} % of the"
        " seconds",
        "by the same spreads",
    )
    table = finding.table(
        "Protocol of the study, and the place of a result of one's own",
        *(
            "Group",
            "People",
            "Attempts, source",
            "Seconds, source",
            "Attempts, own",
            "Seconds, own",
        ),
    )
    for place, name in enumerate(("without the helper", "with the helper")):
        cells = [f"{own[of][place][0]:,.1f}" if own else "" for of in _MEASURES]
        table.row(
            name,
            f"{found['people']}",
            f"{found['attempts'][place]:g}",
            f"{found['seconds'][place]:g}",
            *cells,
        )
    finding.remark(
        "Each person plays five games to become familiar and five measured ones, of four letters;"
        " the source does not say whether its means cover the first five.",
        f"Power for other spreads: wmh study power {protocol} --people 10,20,40 --ratio 0.8.",
        "The source gives no standard deviations, and does not say whether chance made the groups.",
    )
    return finding.replica()


def _results_of(folder: Path, protocol: str, arms: Sequence[str]) -> Json:
    """Returns mean, number and interval of each arm, by measure, from a study's results.

    Raises InputError.
    """
    path = folder / "results.json"
    try:
        told = cast("Json", parse_json(bytes_of(path)))
        name, numbers = told["protocol"]["name"], told["numbers"]
        results = {
            "simulated": bool(told["simulated"]),
            **{
                of: [[float(numbers[f"means/{of}/{arm}/{key}"]) for key in _KEYS] for arm in arms]
                for of in _MEASURES
            },
        }
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InputError(
            "{0} holds no results of a study: give the folder that wmh study analyse wrote.", path
        ) from error
    if name != protocol:
        raise InputError("{0} is the result of another protocol than {1}.", path, protocol)
    return results
