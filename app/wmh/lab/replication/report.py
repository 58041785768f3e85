"""Report of the replication, as a value and as JSON."""

import json
import os
import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import cast

from wmh.base.heavy.run import Json
from wmh.base.text.refusal import InputError
from wmh.engine.lexicon.store import Lexicon
from wmh.lab.replication.experiment import Conditions
from wmh.lab.replication.running import ExperimentResult, code_digest, lists_digest
from wmh.lab.replication.table import EXPERIMENTS
from wmh.version import __version__

FORMAT = 1
RESULTS = "results.json"


class ReplicationError(InputError):
    """The error for a report that cannot be continued."""


@dataclass(frozen=True, slots=True)
class ReplicationReport:
    """Report of experiments: results, conditions, version of the code, and machine."""

    conditions: Conditions
    lexicon: str
    lexicon_words: int
    lexicon_sha256: str
    machine: str
    done: Mapping[str, ExperimentResult]

    def as_json(self) -> dict[str, Json]:
        """Returns the whole report as JSON.

        `without_times` removes the parts that differ between runs.
        """
        return {
            "format": FORMAT,
            "program": __version__,
            "code": code_digest(),
            "quick": self.conditions.quick,
            "seed": self.conditions.seed,
            "lists": lists_digest(self.conditions.lists),
            "lexicon": {
                "name": self.lexicon,
                "words": self.lexicon_words,
                "sha256": self.lexicon_sha256,
            },
            "machine": self.machine,
            "experiments": [
                {
                    "name": each.experiment.name,
                    "source": each.experiment.source,
                    "section": each.experiment.work().SECTION,
                    "said": each.experiment.work().SAID,
                    "title": each.experiment.title,
                    "day": each.day,
                    "seconds": round(each.seconds, 2),
                    **asdict(each.findings),
                }
                for each in map(self.done.get, (known.name for known in EXPERIMENTS))
                if each is not None
            ],
        }


def without_times(told: Json) -> Json:
    """Returns the part of a report's JSON that is equal in every run with the same seed."""
    left = {key: value for key, value in told.items() if key != "machine"}
    left["experiments"] = [
        {
            key: [each for each in value if not each["timed"]]
            if key in ("claims", "tables", "plots")
            else value
            for key, value in each.items()
            if key not in ("day", "seconds")
        }
        for each in told["experiments"]
    ]
    return left


def report_of(
    conditions: Conditions, lexicon: Lexicon, done: Mapping[str, ExperimentResult]
) -> ReplicationReport:
    return ReplicationReport(
        conditions, lexicon.name, lexicon.graph.words, lexicon.facts.sha256, machine(), done
    )


def read_results(folder: Path) -> dict[str, Json]:
    """Returns the JSON of the report in a folder. Raises ReplicationError, and OSError."""
    path = folder / RESULTS
    try:
        told = json.loads(path.read_bytes())
    except (ValueError, RecursionError):
        told = None
    told = cast("dict[str, Json]", told) if isinstance(told, dict) else {}
    if told.get("format") != FORMAT:
        raise ReplicationError("{0} is not a report of this program: choose another folder.", path)
    return told


def refuse_another(folder: Path, conditions: Conditions) -> None:
    """Raises ReplicationError if a folder has a report of other code or other conditions.

    Raises OSError too.
    """
    path = folder / RESULTS
    if not path.exists():
        return
    told = read_results(folder)
    wanted: dict[str, Json] = {
        "program": __version__,
        "code": code_digest(),
        "quick": conditions.quick,
        "seed": conditions.seed,
        "lists": lists_digest(conditions.lists),
    }
    for key, value in wanted.items():
        if told.get(key) != value:
            if key in ("program", "code"):
                raise ReplicationError(
                    "{0} was started by another version of the program ({1}, this is {2}), "
                    "whose figures must not be mixed with these: choose another folder.",
                    path,
                    f"{told.get('program')} {told.get('code')}",
                    f"{__version__} {code_digest()}",
                )
            raise ReplicationError(
                "{0} was started with another value of --{1}: use that value, or another folder.",
                path,
                key,
            )


def machine() -> str:
    """Returns a line that describes this machine."""
    cpu = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                cpu = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    used = [f"Python {platform.python_version()}"]
    used.append(f"numpy {version('numpy')}")
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}; {', '.join(used)}"
