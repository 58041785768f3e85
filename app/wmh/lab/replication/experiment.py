"""Experiments and their results, as immutable values that can be JSON."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.lexicon.store import Lexicon
from wmh.helper.lists import library
from wmh.lab.bench.words import Words, words_of
from wmh.lab.replication.verdict import ClaimEstimate, ClaimVerdict


@dataclass(frozen=True, slots=True)
class Conditions:
    """Common conditions of all experiments in a report.

    `quick` makes them smaller; `seed` seeds all random draws. `lists` is a folder with additional
    word lists, or None; `peers` one with other programs; `study` one with the results of a study of
    your own.
    """

    quick: bool = False
    seed: int = 1
    lexicon: str = library.DEFAULT
    lists: str | None = None
    peers: str | None = None
    study: str | None = None


class Workbench:
    """Tools for measurements, each made when first used. Not thread-safe."""

    def __init__(self, conditions: Conditions) -> None:
        self.conditions = conditions

    @cached_property
    def lexicon(self) -> Lexicon:
        return library.open_named(self.conditions.lexicon)

    @cached_property
    def words(self) -> Words:
        return words_of(self.lexicon)


@dataclass(frozen=True, slots=True)
class Claim:
    """Figure of the source beside ours, each as shown; `source` is "" for none.

    `key` identifies it within the experiment. `timed` means that it differs in each run. If the
    figures differ, the `remark` says why, or what that means. The verdict compares them, from the
    estimates if there are any; None without a figure of the source, or for times measured here.
    """

    key: str
    what: str
    source: str
    ours: str
    timed: bool = False
    remark: str = ""
    verdict: ClaimVerdict | None = None
    published: ClaimEstimate | None = None
    measured: ClaimEstimate | None = None


@dataclass(frozen=True, slots=True)
class ClaimTable:
    """Table: text in its first column, figures in the others."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    timed: bool = False


@dataclass(frozen=True, slots=True)
class PlotSeries:
    """Points of a plot: x and y each, x ascending.

    They are `joined` by a line if values in between are meaningful.
    """

    name: str
    points: tuple[tuple[float, float], ...]
    joined: bool = True


@dataclass(frozen=True, slots=True)
class Plot:
    """Picture of series: lines over numbers, or bars if `names` label 0, 1, ..."""

    title: str
    across: str
    up: str
    series: tuple[PlotSeries, ...]
    names: tuple[str, ...] = ()
    timed: bool = False


@dataclass(frozen=True, slots=True)
class FlowBox:
    """Box of a flow chart, in column 0 or 1; `ours` if the program does it, not the player."""

    name: str
    about: str
    column: int
    row: int
    ours: bool = True


@dataclass(frozen=True, slots=True)
class FlowArrow:
    """Arrow from one box to another, by their names; it never goes up."""

    start: str
    end: str
    passed: str


@dataclass(frozen=True, slots=True)
class Flow:
    """Picture of boxes and of the data that pass between them."""

    title: str
    boxes: tuple[FlowBox, ...]
    arrows: tuple[FlowArrow, ...]
    timed: bool = False


@dataclass(frozen=True, slots=True)
class TreeNode:
    """Node of a search; its parent is the index of an earlier one, None for a root.

    `pruned` if the search does not continue below it, `found` if it ends there.
    """

    name: str
    about: str
    parent: int | None = None
    pruned: bool = False
    found: bool = False


@dataclass(frozen=True, slots=True)
class SearchTree:
    """Picture of the nodes that a search has made."""

    title: str
    nodes: tuple[TreeNode, ...]
    timed: bool = False


@dataclass(frozen=True, slots=True)
class Replica:
    """Result of an experiment. `how` are sentences on how it was measured.

    `remarks` say where the source cannot be matched, and why; `skipped` why nothing was measured.
    """

    how: str
    claims: tuple[Claim, ...] = ()
    tables: tuple[ClaimTable, ...] = ()
    plots: tuple[Plot | Flow | SearchTree, ...] = ()
    remarks: tuple[str, ...] = ()
    skipped: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """Part of an experiment that is measured at once; `weight` is its approximate duration."""

    item: Json
    weight: int = 1


Measurements = Sequence[tuple[Json, Json]]
"""Item and measurement of each task, in order."""


class Trial(Protocol):
    """Module of an experiment: the source's statement, and how it is measured here."""

    SECTION: str
    """Section of the source."""
    SAID: str
    """Statement of the source, as a short fact."""

    def pieces(self, conditions: Conditions) -> Sequence[Task]:
        """Returns the tasks; None if word lists are missing, which `summarize` then reports."""
        ...

    def measure(self, item: Json, bench: Workbench, stop: Stop) -> Json:
        """Returns measurements that depend only on item and conditions, except keys in `seconds`.

        Raises Cancelled.
        """
        ...

    def summarize(self, conditions: Conditions, measured: Measurements) -> Replica: ...


class Experiment(NamedTuple):
    """An experiment; `module` is the full name of its module, which is a `Trial`.

    `quick` and `full` are its approximate seconds on one core. `alone` if it measures times, so
    that nothing else may run beside it.
    """

    module: str
    title: str
    quick: int
    full: int
    alone: bool = False

    @property
    def name(self) -> str:
        return self.module.rpartition(".")[2].replace("_", "-")

    @property
    def source(self) -> str:
        """Key of `SOURCES`."""
        return self.module.split(".")[-2].removeprefix("source_")

    @property
    def path(self) -> str:
        """File of the module, relative to the replication folder."""
        return "/".join(self.module.split(".")[-2:]) + ".py"

    def work(self) -> Trial:
        return cast("Trial", import_module(self.module))
