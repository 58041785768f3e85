"""Slider of the help levels, and the cover of single rows."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from wmh.base.text.phrases import _
from wmh.engine.answer import Advice
from wmh.engine.explain.spoiler import Spoiler
from wmh.helper.ui.look.theme import SMALL, scale_length, text_font, theme_of
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.spoiler import spoiler_text

if TYPE_CHECKING:
    from wmh.engine.question import Question


_PAD, _LEAST_PAD = 4, 2
"""Usual and least pixels to the left and right of each level's name."""
_SMALLEST = 0.8
"""Least scale of the font of the levels' names."""
_ABOVE = 2


class LevelSlider(QAbstractSlider):
    """The five help levels side by side, with the chosen level filled.

    A click or an arrow key chooses another level.
    """

    chosen = Signal(object)
    """Emitted with the Spoiler that the user chose."""

    def __init__(self, level: Spoiler, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setRange(min(Spoiler), max(Spoiler))
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
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
        return self._size(_PAD)

    def minimumSizeHint(self) -> QSize:
        least = self._size(_LEAST_PAD)
        return QSize(round(least.width() * _SMALLEST), least.height())

    @property
    def type(self) -> QFont:
        """Font of the levels' names, so small that all have room."""
        font = text_font(SMALL)
        room = self.width() / max(self._size(_LEAST_PAD).width(), 1)
        if room < 1:
            font.setPixelSize(int(font.pixelSize() * max(room, _SMALLEST)))
        return font

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.updateGeometry()

    def _size(self, pad: int) -> QSize:
        metrics = QFontMetrics(text_font(SMALL))
        wide = sum(map(metrics.horizontalAdvance, _names())) + 2 * scale_length(pad) * len(Spoiler)
        return QSize(wide, metrics.height() + 2 * scale_length(_ABOVE))

    def _places(self) -> list[QRectF]:
        """Returns the rectangle of each level; room that is left over is shared."""
        metrics = QFontMetricsF(self.type)
        names = [metrics.horizontalAdvance(name) for name in _names()]
        pad = (self.width() - sum(names)) / len(names)
        places: list[QRectF] = []
        left = 0.0
        for wide in names:
            places.append(QRectF(left, 0, wide + pad, self.height()))
            left += wide + pad
        if self.isRightToLeft():
            for place in places:
                place.moveRight(self.width() - place.left())
        return places

    def level_at(self, point: QPointF) -> Spoiler:
        """Returns the level at a point, or the nearest one."""
        away = [abs(place.center().x() - point.x()) - place.width() / 2 for place in self._places()]
        return list(Spoiler)[away.index(min(away))]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setValue(self.level_at(event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # Who scrolls past does not ask for the answer.

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_of(self)
        painter.setFont(self.type)
        radius = scale_length(5)
        edge = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        focused = self.hasFocus()
        edge_pen = QPen(QColor(theme.accent), 1.5) if focused else QPen(QColor(theme.line), 1)
        painter.setPen(edge_pen)
        painter.drawRoundedRect(edge, radius, radius)
        for level, name, place in zip(Spoiler, _names(), self._places(), strict=True):
            chosen = level == self.value()
            inner = place.adjusted(2.5, 2.5, -2.5, -2.5)
            if chosen:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.accent))
                painter.drawRoundedRect(inner, radius - 2, radius - 2)
            ink = theme.accent_ink if chosen else theme.ink
            painter.setPen(QColor(ink))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, name)

    def _choose(self, value: int) -> None:
        self.chosen.emit(Spoiler(value))


def _names() -> list[str]:
    return [spoiler_text.name(level) for level in Spoiler]


class RowCover(QObject):
    """Covers the list, and uncovers it row by row; another question covers it again."""

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
        """Number of rows that are uncovered; None if no row is covered."""
        covered = self._on and not self._solved and self._rows < self._most
        return self._rows if covered else None

    def note(self, advice: Advice) -> None:
        """Sets the advice whose rows are covered.

        If the advice is on another question, no row is uncovered.
        """
        self._number, self._solved = len(advice.suggestions), advice.question.solved
        if advice.question != self._question:
            self._question = advice.question
            self._rows = 0
            self._on = self._on or self._present.isChecked()
        self._show_state()

    def begin_anew(self) -> None:
        """Covers all rows again."""
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
