"""A campaign: numbered cases, each made by its seed and its number alone, so that any can be
looked at again and a run goes on where it was."""

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
"""Where runs are kept, and what failed in them."""

_OFTEN = 5.0
"""Seconds from one keeping to the next."""
_MOST_FAILURES = 50


class CampaignError(AssertionError):
    """The fault that a campaign found, in a sentence."""


class Campaign(NamedTuple):
    """`begin` is given a folder and gives what does a case, with a number and its dice.

    It says in a word what came of the case, which is counted; what it measures besides is told by
    its `figures`, where it has any. `cases` is how many make it up.
    """

    name: str
    cases: int
    begin: "Callable[[Path], Callable[[int, random.Random], str]]"


@dataclass
class CampaignRun:
    """The progress of a run, as it is kept in a file."""

    name: str
    seed: int
    done: int = 0
    seconds: float = 0.0
    """Of the processor."""
    slowest: float = 0.0
    outcomes: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    """The first of each that ended in the same words."""
    peak: int = 0
    """Megabytes."""
    figures: dict[str, object] = field(default_factory=dict)
    """What a campaign measures besides."""

    @classmethod
    def of(cls, campaign: Campaign, seed: int) -> "CampaignRun":
        """The run as it was left, or a new one."""
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
    """Do the cases that are not done yet, as far as the monotonic clock is before `until`."""
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
    """The refusal, which must be one line that says what to do. Raises CampaignError."""
    if not text.strip() or "\n" in text.strip() or len(text) > 2000:
        raise CampaignError(f"no line: {text[:200]!r}")
    if re.search(r"Traceback|\bNone\b|object at 0x", text):
        raise CampaignError(f"not for people: {text[:200]!r}")
    return text
