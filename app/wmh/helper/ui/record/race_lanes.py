"""Table of a race: a row for each player, with guesses and words left."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableWidget, QTableWidgetItem, QWidget

from wmh.base.text.phrases import _
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.games.race_table import YOU, RaceTable, RunnerGame, Total
from wmh.helper.ui.look.clue_picture import TURNS, TurnPicture, spoken_clue
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.lists import RIGHT, plain_table
from wmh.helper.ui.parts.numbers import decimal, whole
from wmh.helper.ui.play.game_text import answer_spoken

_SIDE = 15


class Lanes(QWidget):
    """Rows of a race; while the person guesses, only marks of the other players are shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = plain_table(_("Runners"), _titles(), self, range(1, 5))
        self._table.setObjectName("lanes")
        self._table.horizontalHeader().setStretchLastSection(False)
        self._table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._pictures = TurnPicture(self, _SIDE)
        self._table.setItemDelegateForColumn(5, self._pictures)
        in_column(self._table, on=self, margins=0)

    def show_table(self, table: RaceTable) -> None:
        veiled = any(lane.runner == YOU and lane.running for lane in table.lanes)
        self._table.setRowCount(len(table.lanes))
        for row, (lane, total) in enumerate(zip(table.lanes, table.totals, strict=True)):
            _fill(self._table, row, lane, total, veiled=veiled and lane.runner != YOU)

    def result(self, table: RaceTable) -> str:
        """Returns a sentence on the winners: most secrets found, then fewest guesses."""
        best = min(table.totals, key=_standing)
        first = [each for each in table.totals if _standing(each) == _standing(best)]
        names = ", ".join(_name(each.runner) for each in first)
        if best.mean is None:
            return _("No answer was found.")
        text = _("First: {0}, with {1} guesses on average.")
        return text.format(names, decimal(best.mean, 2))


def _standing(total: Total) -> tuple[int, float]:
    return total.lost, total.mean or 0.0


def _titles() -> tuple[str, ...]:
    return (
        _("Runner"),
        _("Words left"),
        _("Won"),
        _("Lost", context="Lanes"),
        _("Mean"),
        _("Guesses for this answer"),
    )


def _name(runner: str) -> str:
    if runner == YOU:
        return _("You")
    return _(STRATEGIES[Strategy(runner)].title, context="Strategies")


def _fill(table: QTableWidget, row: int, lane: RunnerGame, total: Total, *, veiled: bool) -> None:
    solved = lane.solved is not None
    texts = (
        _name(lane.runner),
        _("found") if solved else whole(lane.left),
        whole(total.won),
        whole(total.lost),
        "" if total.mean is None else decimal(total.mean, 2),
    )
    for column, text in enumerate(texts):
        item = QTableWidgetItem(text)
        if column:
            item.setTextAlignment(RIGHT)
        table.setItem(row, column, item)
    turns = lane.game.turns
    if veiled:
        turns = tuple(replace(turn, guess=("",) * len(turn.guess)) for turn in turns)
    cell = QTableWidgetItem()
    cell.setData(TURNS, turns)
    heard = [spoken_clue(turn.clue) if veiled else answer_spoken(turn) for turn in turns]
    cell.setData(Qt.ItemDataRole.AccessibleTextRole, "; ".join(heard))
    table.setItem(row, 5, cell)
