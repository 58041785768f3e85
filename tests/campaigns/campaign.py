"""Campaigns of numbered cases, each made by its seed and its number alone.

So any case can be repeated, and a stopped run can continue.
"""

import json
import os
import random
import re
import resource
import time
import traceback
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

ROOM = Path(__file__).parents[2] / ".campaigns"
"""Folder in which runs are saved, with their failures."""

_OFTEN = 5.0
"""Seconds between two saves of a run."""
_MOST_FAILURES = 50


class CampaignError(AssertionError):
    """Sentence on a fault that a campaign found."""


class Campaign(NamedTuple):
    """Campaign of so many `cases`; `begin` prepares a folder and returns the function of a case.

    That function takes a case's number and its random generator, and returns a word for the
    outcome, which is counted. It may have an attribute `figures`, a function that returns further
    measurements.
    """

    name: str
    cases: int
    begin: "Callable[[Path], Callable[[int, random.Random], str]]"


@dataclass
class CampaignRun:
    """Progress of a run, as it is saved in a file."""

    name: str
    seed: int
    done: int = 0
    seconds: float = 0.0
    """Seconds of processor time used."""
    slowest: float = 0.0
    outcomes: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    """Reports of failures; only the first of those with equal last lines."""
    peak: int = 0
    """Greatest memory in use, in megabytes."""
    figures: dict[str, object] = field(default_factory=dict)
    """Further measurements of a campaign, by name."""

    @classmethod
    def of(cls, campaign: Campaign, seed: int) -> "CampaignRun":
        """Returns the saved run of a campaign and seed; a new one if there is none."""
        try:
            return cls(**json.loads(cls(campaign.name, seed).path.read_text()))
        except FileNotFoundError:
            return cls(campaign.name, seed)

    @property
    def path(self) -> Path:
        return ROOM / f"{self.name}-{self.seed}.json"

    def keep(self) -> None:
        ROOM.mkdir(exist_ok=True)
        draft = self.path.with_suffix(f".{os.getpid()}")
        draft.write_text(json.dumps(asdict(self), indent=1))
        draft.replace(self.path)

    def line(self) -> str:
        outcomes = ", ".join(f"{number:,} {name}" for name, number in sorted(self.outcomes.items()))
        return (
            f"{self.name}, seed {self.seed}: {self.done:,} cases,"
            f" {self.outcomes.get('failed', 0)} failures;"
            f" {outcomes}; {self.seconds:.0f} s of processor, slowest {self.slowest:.2f} s,"
            f" peak {self.peak} MB"
            + "".join(f"; {name}: {value}" for name, value in self.figures.items())
        )


def go_on(
    run: CampaignRun,
    campaign: Campaign,
    folder: Path,
    cases: int,
    *,
    kept: bool = True,
    until: float = float("inf"),
) -> CampaignRun:
    """Does the remaining cases, until the monotonic clock reaches `until`; returns the run."""
    act = campaign.begin(folder)
    measured = getattr(act, "figures", None)
    outcomes = Counter(run.outcomes)
    last = time.monotonic()
    while run.done < cases and time.monotonic() < until:
        began = time.process_time()
        try:
            outcomes[act(run.done, dice(campaign, run.seed, run.done))] += 1
        except Exception:
            outcomes["failed"] += 1
            told = traceback.format_exc(limit=-4).rstrip() + "\n"
            if len(run.failures) < _MOST_FAILURES and not any(
                each.endswith(told.splitlines()[-1] + "\n") for each in run.failures
            ):
                run.failures.append(f"case {run.done}: {told}")
        took = time.process_time() - began
        run.done += 1
        run.seconds += took
        run.slowest = max(run.slowest, took)
        run.outcomes = dict(outcomes)
        if measured is not None and run.done % 500 == 0:
            run.figures = measured()
        run.peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        if kept and time.monotonic() - last > _OFTEN:
            run.keep()
            last = time.monotonic()
    if measured is not None and run.done:
        run.figures = measured()
    if (end := getattr(act, "end", None)) is not None:
        end()
    if kept:
        run.keep()
    return run


def dice(campaign: Campaign, seed: int, number: int) -> random.Random:
    return random.Random(f"{campaign.name} {seed} {number}")


def one_line(text: str) -> str:
    """Returns a refusal. Raises CampaignError unless it is one line that says what to do."""
    if not text.strip() or "\n" in text.strip() or len(text) > 2000:
        raise CampaignError(f"no line: {text[:200]!r}")
    if re.search(r"Traceback|\bNone\b|object at 0x", text):
        raise CampaignError(f"not for people: {text[:200]!r}")
    return text
