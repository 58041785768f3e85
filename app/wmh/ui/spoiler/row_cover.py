"""The cover over the list while a class thinks: all of it, or all but the first rows."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from wmh.engine.answer import Advice
from wmh.engine.explain.spoiler import solved

if TYPE_CHECKING:
    from wmh.engine.question import Question


class RowCover(QObject):
    """Another question covers what was uncovered row by row; presented, it covers in any case."""

    changed = Signal()

    def __init__(self, actions: Mapping[str, QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._cover = actions["cover"]
        self._next, self._back = actions["uncover_row"], actions["cover_row"]
        self._present = actions["present"]
        self._on = self._before = False
        self._rows = 0
        self._number = 0
        self._solved = False
        self._question: Question | None = None
        self._cover.triggered.connect(self._cover_all)
        self._next.triggered.connect(self._uncover_row)
        self._back.triggered.connect(self._cover_row)
        self._present.toggled.connect(self._show_presented)
        self._show_state()

    @property
    def rows(self) -> int | None:
        """How many rows are uncovered; None where nothing is covered."""
        covered = self._on and not self._solved and self._rows < self._most
        return self._rows if covered else None

    def note(self, advice: Advice) -> None:
        """The advice to cover. Without a list there is one thing to uncover: proposed spellings."""
        self._number, self._solved = len(advice.suggestions), solved(advice.question)
        if advice.question != self._question:
            self._question = advice.question
            self._rows = 0
            self._on = self._on or self._present.isChecked()
        self._show_state()

    def begin_anew(self) -> None:
        """Cover what was uncovered row by row."""
        self._rows = 0

    @property
    def _most(self) -> int:
        return max(self._number, 1)

    def _show_state(self) -> None:
        self._cover.setChecked(self.rows is not None)
        self._next.setEnabled(self._on and self._rows < self._most)
        self._back.setEnabled(self._on and self._rows > 0)

    def _change(self, rows: int, *, on: bool) -> None:
        self._rows, self._on = rows, on
        self._show_state()
        self.changed.emit()

    @Slot(bool)
    def _cover_all(self, covered: bool) -> None:
        self._change(0, on=covered)

    @Slot()
    def _uncover_row(self) -> None:
        self._change(self._rows + 1, on=True)

    @Slot()
    def _cover_row(self) -> None:
        self._change(min(self._rows, self._most) - 1, on=True)

    @Slot(bool)
    def _show_presented(self, presented: bool) -> None:
        if presented:
            self._before = self._on
        self._change(0, on=presented or self._before)
