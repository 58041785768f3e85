"""Experiments: what one is made of, and what it finds. Frozen values that JSON can hold."""

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
    """Conditions that all experiments of a report have in common.

    `quick` makes them smaller; `seed` is the beginning of all that is drawn. `lists` is a folder
    with word lists that do not come with the program, or None; `peers` one with other programs;
    `study` one with the results of a study of one's own.
    """

    quick: bool = False
    seed: int = 1
    lexicon: str = library.DEFAULT
    lists: str | None = None
    peers: str | None = None
    study: str | None = None


class Workbench:
    """Tools of measurements, each made when it is first used; it belongs to one thread."""

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
    """A figure of the source beside ours, each as it is shown; `source` is empty for none.

    `key` names it within the experiment. `timed` says that it is another one in each run. Where
    the figures differ, the `remark` says why, or what that means. The verdict is that on the
    source's figure, None where there is none or where it is a time measured here; it comes of the
    estimates where there are any.
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
    """A table: text that reads from the left in its first column, figures in the others."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    timed: bool = False


@dataclass(frozen=True, slots=True)
class PlotSeries:
    """Points of a plot: x and y each, x ascending.

    They are `joined` by a line where what lies between them is like them.
    """

    name: str
    points: tuple[tuple[float, float], ...]
    joined: bool = True


@dataclass(frozen=True, slots=True)
class Plot:
    """A picture of series: lines over numbers, or bars where `names` say what 0, 1, ... are."""

    title: str
    across: str
    up: str
    series: tuple[PlotSeries, ...]
    names: tuple[str, ...] = ()
    timed: bool = False


@dataclass(frozen=True, slots=True)
class FlowBox:
    """A box of a flow, in column 0 or 1; `ours` says that the program has it, not the player."""

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
    """A picture of boxes and of what passes between them."""

    title: str
    boxes: tuple[FlowBox, ...]
    arrows: tuple[FlowArrow, ...]
    timed: bool = False


@dataclass(frozen=True, slots=True)
class TreeNode:
    """A node of a search; its parent is the place of an earlier one, None for a root.

    `pruned` says that the search does not go on below it, `found` that it ends there.
    """

    name: str
    about: str
    parent: int | None = None
    pruned: bool = False
    found: bool = False


@dataclass(frozen=True, slots=True)
class SearchTree:
    """A picture of the nodes that a search has made."""

    title: str
    nodes: tuple[TreeNode, ...]
    timed: bool = False


@dataclass(frozen=True, slots=True)
class Replica:
    """Draft of an experiment. `how` says how it was measured, as sentences.

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
    """A piece of an experiment that is measured at one go; `weight` is about how long it takes."""

    item: Json
    weight: int = 1


Measurements = Sequence[tuple[Json, Json]]
"""Of each piece its item and what was measured, in the order of the pieces."""


class Trial(Protocol):
    """A module of an experiment: what the source says, where, and how it is measured here."""

    SECTION: str
    """Of the source."""
    SAID: str
    """What it says there, as a short fact."""

    def pieces(self, conditions: Conditions) -> Sequence[Task]:
        """Returns the tasks; None if word lists are missing, which `summarize` then reports."""
        ...

    def measure(self, item: Json, bench: Workbench, stop: Stop) -> Json:
        """Depends on the item and the conditions alone, but for keys that begin with `seconds`.

        Raises Cancelled.
        """
        ...

    def summarize(self, conditions: Conditions, measured: Measurements) -> Replica: ...


class Experiment(NamedTuple):
    """An experiment; `module` is the full name of its module, which is a `Trial`.

    `quick` and `full` are about how many seconds it takes on one core. `alone` says that it
    measures times, so that nothing else may run beside it.
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
        """File of the module, from the folder of the replication on."""
        return "/".join(self.module.split(".")[-2:]) + ".py"

    def work(self) -> Trial:
        return cast("Trial", import_module(self.module))
