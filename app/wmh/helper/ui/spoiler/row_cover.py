"""The slider that says how much is covered, and the cover of a row."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from wmh.base.text.phrases import _
from wmh.engine.answer import Advice
from wmh.engine.explain.spoiler import Spoiler, is_solved
from wmh.helper.ui.look.theme import scaled, theme_of
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.spoiler import spoiler_text

if TYPE_CHECKING:
    from wmh.engine.question import Question


_STEP, _WIDE = 9, 6
_LOW, _HIGH = 5, 15
_EDGE = 5


class LevelSlider(QAbstractSlider):
    """Five rising steps, full up to the level; a click or an arrow key chooses another."""

    chosen = Signal(object)
    """A Spoiler, by hand."""

    def __init__(self, level: Spoiler, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setRange(min(Spoiler), max(Spoiler))
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setObjectName("ladder")
        self.setAccessibleName(_("Help level"))
        self.show_level(level)
        self.valueChanged.connect(self._choose)

    def show_level(self, level: Spoiler) -> None:
        blocked = self.blockSignals(True)
        self.setValue(level)
        self.blockSignals(blocked)
        text = " ".join(filter(None, (spoiler_text.step(level), spoiler_text.following(level))))
        set_tip(self, text)
        self.setAccessibleDescription(text)
        self.update()

    def sizeHint(self) -> QSize:
        wide, high = _STEP * (len(Spoiler) - 1) + _WIDE + 2 * _EDGE, _HIGH + 2 * _EDGE
        return QSize(scaled(wide), scaled(high))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            x = event.position().x()
            if self.isRightToLeft():
                x = self.width() - x
            x /= theme_of(self).scale
            self.setValue(int((x - _EDGE + (_STEP - _WIDE) / 2) // _STEP) + 1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # Who scrolls past does not ask for the answer.

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_of(self)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), 5, 5)
        painter.scale(theme.scale, theme.scale)
        lively = theme.ink if self.underMouse() or self.hasFocus() else theme.faint
        for number, level in enumerate(Spoiler):
            high = _LOW + (_HIGH - _LOW) * number / (len(Spoiler) - 1)
            bar = QRectF(_EDGE + number * _STEP, _EDGE + _HIGH - high, _WIDE, high)
            full = level <= self.value()
            painter.setBrush(QColor(lively) if full else Qt.BrushStyle.NoBrush)
            painter.setPen(Qt.PenStyle.NoPen if full else QPen(QColor(theme.line), 1))
            inset = 0 if full else 0.5
            painter.drawRoundedRect(bar.adjusted(inset, inset, -inset, -inset), 1.5, 1.5)

    def _choose(self, value: int) -> None:
        self.chosen.emit(Spoiler(value))


class RowCover(QObject):
    """Covers the list and uncovers it row by row; another question covers it again."""

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
        """Number of uncovered rows; None if nothing is covered."""
        covered = self._on and not self._solved and self._rows < self._most
        return self._rows if covered else None

    def note(self, advice: Advice) -> None:
        """The advice to cover. Without a list there is one thing to uncover: proposed spellings."""
        self._number, self._solved = len(advice.suggestions), is_solved(advice.question)
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
