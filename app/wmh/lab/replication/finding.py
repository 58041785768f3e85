"""Builder of an experiment's result: claims, tables, plots and remarks."""

from collections.abc import Iterable

from wmh.lab.replication.experiment import (
    Claim,
    ClaimTable,
    Flow,
    Plot,
    PlotSeries,
    Replica,
    SearchTree,
)
from wmh.lab.replication.verdict import ClaimEstimate, ClaimVerdict, compare, judge


class TableRows:
    """Table of a result while rows are added, each with a cell for every column."""

    def __init__(self, title: str, columns: tuple[str, ...], *, timed: bool) -> None:
        self._title, self._columns, self._timed = title, columns, timed
        self._rows: list[tuple[str, ...]] = []

    def row(self, *cells: str) -> None:
        self._rows.append(cells)

    def table(self) -> ClaimTable:
        return ClaimTable(self._title, self._columns, tuple(self._rows), self._timed)


class PlotLines:
    """Plot of a result while series are added."""

    def __init__(
        self, title: str, across: str, up: str, names: Iterable[str], *, timed: bool
    ) -> None:
        self._title, self._across, self._up, self._timed = title, across, up, timed
        self._names = tuple(names)
        self._series: list[PlotSeries] = []

    def line(
        self, name: str, points: Iterable[tuple[float, float]], *, joined: bool = True
    ) -> None:
        self._series.append(PlotSeries(name, tuple(points), joined))

    def bars(self, name: str, heights: Iterable[float]) -> None:
        """Adds a series of bars to a plot with names: a height for each name."""
        self.line(name, enumerate(heights))

    def plot(self) -> Plot:
        series = tuple(self._series)
        return Plot(self._title, self._across, self._up, series, self._names, self._timed)


class Draft:
    """Result of an experiment while parts are added; `how` tells how it was measured."""

    def __init__(self, how: str) -> None:
        self._how = how
        self._claims: list[Claim] = []
        self._tables: list[TableRows] = []
        self._plots: list[PlotLines | Flow | SearchTree] = []
        self._remarks: list[str] = []

    def claim(
        self,
        key: str,
        what: str,
        source: str,
        ours: str,
        remark: str = "",
        *,
        timed: bool = False,
        published: ClaimEstimate | None = None,
        measured: ClaimEstimate | None = None,
        judged: ClaimVerdict | bool | None = None,
        leaves_open: str = "",
    ) -> None:
        """Adds a claim, with its verdict if the source has a figure.

        The verdict comes from `judged` (True if the claim holds), else from both estimates, else
        from the texts, but not for times. `leaves_open` is a condition that the source does not
        state.
        """
        verdict = None
        if source:
            if judged is None and published is not None and measured is not None:
                judged = compare(published, measured)
            if judged is None and (leaves_open or not timed):
                judged = ours in (source, "the same")
            if judged is not None:
                verdict = judge(judged, leaves_open)
        if verdict is ClaimVerdict.UNKNOWN:
            remark = "; ".join(filter(None, (remark, f"the source does not give {leaves_open}")))
        self._claims.append(
            Claim(key, what, source, ours, timed, remark, verdict, published, measured)
        )

    def table(self, title: str, *columns: str, timed: bool = False) -> TableRows:
        self._tables.append(rows := TableRows(title, columns, timed=timed))
        return rows

    def plot(
        self, title: str, across: str, up: str, names: Iterable[str] = (), *, timed: bool = False
    ) -> PlotLines:
        self._plots.append(lines := PlotLines(title, across, up, names, timed=timed))
        return lines

    def picture(self, picture: Flow | SearchTree) -> None:
        self._plots.append(picture)

    def remark(self, *sentences: str) -> None:
        self._remarks += sentences

    def replica(self) -> Replica:
        return Replica(
            self._how,
            tuple(self._claims),
            tuple(rows.table() for rows in self._tables),
            tuple(each.plot() if isinstance(each, PlotLines) else each for each in self._plots),
            tuple(self._remarks),
        )
