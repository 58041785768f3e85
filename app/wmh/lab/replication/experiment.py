"""Experiments and their results, as immutable values that can be converted to JSON."""

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
    """Conditions that all experiments of a report share.

    `quick` makes experiments smaller; `seed` seeds all random draws. `lists` is a folder with
    additional word lists, or None; `peers` is a folder with other programs; `study` is a folder
    with the results of a study of your own.
    """

    quick: bool = False
    seed: int = 1
    lexicon: str = library.DEFAULT
    lists: str | None = None
    peers: str | None = None
    study: str | None = None


class Workbench:
    """Tools with which experiments measure; each tool is made when first used.

    Not thread-safe.
    """

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
    """Figure of the source beside our figure, each as text; `source` is "" without a figure.

    `key` identifies the claim within the experiment. `timed` means that our figure differs in each
    run. If the figures differ, the `remark` says why, or what that means. The verdict compares the
    figures, by the estimates if there are any; it is None without a figure of the source, or for
    times measured here.
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
    """Table of a report, with text in its first column and figures in the others."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    timed: bool = False


@dataclass(frozen=True, slots=True)
class PlotSeries:
    """Points of a plot, each x and y; x is ascending.

    They are `joined` by a line if values in between are meaningful.
    """

    name: str
    points: tuple[tuple[float, float], ...]
    joined: bool = True


@dataclass(frozen=True, slots=True)
class Plot:
    """Chart of series: lines over numbers, or bars if `names` label the x values 0, 1, ..."""

    title: str
    across: str
    up: str
    series: tuple[PlotSeries, ...]
    names: tuple[str, ...] = ()
    timed: bool = False


@dataclass(frozen=True, slots=True)
class FlowBox:
    """Box of a flow chart, in column 0 or 1.

    `ours` is true if the program does the box's work, false if the player does.
    """

    name: str
    about: str
    column: int
    row: int
    ours: bool = True


@dataclass(frozen=True, slots=True)
class FlowArrow:
    """Arrow of a flow chart between two boxes, given by their names; arrows never go up."""

    start: str
    end: str
    passed: str


@dataclass(frozen=True, slots=True)
class Flow:
    """Flow chart: boxes, and the data that pass between them."""

    title: str
    boxes: tuple[FlowBox, ...]
    arrows: tuple[FlowArrow, ...]
    timed: bool = False


@dataclass(frozen=True, slots=True)
class TreeNode:
    """Node of a search tree; its parent is the index of an earlier node, None for a root.

    It is `pruned` if the search does not continue below it, `found` if the search ends there.
    """

    name: str
    about: str
    parent: int | None = None
    pruned: bool = False
    found: bool = False


@dataclass(frozen=True, slots=True)
class SearchTree:
    """Picture of the nodes that a search has visited."""

    title: str
    nodes: tuple[TreeNode, ...]
    timed: bool = False


@dataclass(frozen=True, slots=True)
class Replica:
    """Result of an experiment; `how` are sentences that tell how it was measured.

    `remarks` tell where the source cannot be matched, and why; `skipped` tells why nothing was
    measured.
    """

    how: str
    claims: tuple[Claim, ...] = ()
    tables: tuple[ClaimTable, ...] = ()
    plots: tuple[Plot | Flow | SearchTree, ...] = ()
    remarks: tuple[str, ...] = ()
    skipped: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """Part of an experiment that is measured in one go; `weight` is its approximate duration."""

    item: Json
    weight: int = 1


Measurements = Sequence[tuple[Json, Json]]
"""Pairs of a task's item and its measurement, in the order of the tasks."""


class Trial(Protocol):
    """Interface of the module of an experiment: the source's statement, and how to test it."""

    SECTION: str
    """Section of the source that has the statement."""
    SAID: str
    """Statement of the source as a short fact."""

    def pieces(self, conditions: Conditions) -> Sequence[Task]:
        """Returns the tasks; there are none if word lists are missing: `summarize` reports that."""
        ...

    def measure(self, item: Json, bench: Workbench, stop: Stop) -> Json:
        """Returns the measurements of a task by its item.

        They depend only on item and conditions, except values under keys with `seconds`. Raises
        Cancelled.
        """
        ...

    def summarize(self, conditions: Conditions, measured: Measurements) -> Replica: ...


class Experiment(NamedTuple):
    """An experiment of the report; `module` is the full name of its module, which is a `Trial`.

    `quick` and `full` are its approximate seconds on one core. `alone` is true if it measures
    times, so that no other work may run beside it.
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
        """Number of the source, which is its key in `SOURCES`."""
        return self.module.split(".")[-2].removeprefix("source_")

    @property
    def path(self) -> str:
        """File of the module, relative to the replication folder."""
        return "/".join(self.module.split(".")[-2:]) + ".py"

    def work(self) -> Trial:
        return cast("Trial", import_module(self.module))
