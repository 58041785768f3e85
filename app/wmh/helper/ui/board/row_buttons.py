"""Buttons beside a row of tiles."""

from collections import Counter

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRegion,
)
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark
from wmh.helper.capitals import capital
from wmh.helper.ui.board.sheet import Row
from wmh.helper.ui.look.clue_words import mark_name, number_names
from wmh.helper.ui.look.theme import SMALL, legible, mix, theme_of
from wmh.helper.ui.parts.layout import WORDS
from wmh.helper.ui.parts.rich_text import set_tip


class EnterButton(QAbstractButton):
    """Button that does what the Enter key does, for the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # The key is nearer than a stop on the way.

    def show_wish(self, wish: str) -> None:
        self.setAccessibleName(wish)
        set_tip(self, wish)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        across = min(rect.width(), rect.height(), 36 * theme.scale)
        disc = QRectF(0, 0, across, across)
        disc.moveCenter(rect.center())
        ground = QColor(theme.accent)
        if self.isDown() or self.underMouse():
            ground = mix(theme.ink, theme.accent, 0.15)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(
                QColor(theme.accent_ink),
                across * 0.058,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.drawPath(_return_arrow(disc.center(), across * 0.2))


def _return_arrow(centre: QPointF, half: float) -> QPainterPath:
    path = QPainterPath(centre + QPointF(half, -half * 0.8))
    path.lineTo(centre + QPointF(half, half * 0.35))
    path.lineTo(centre + QPointF(-half, half * 0.35))
    path.moveTo(centre + QPointF(-half * 0.4, -half * 0.25))
    path.lineTo(centre + QPointF(-half, half * 0.35))
    path.lineTo(centre + QPointF(-half * 0.4, half * 0.95))
    return path


class RowNumber(QAbstractButton):
    """Number of a row; a click edits the row's letters. A row to be checked has a sign.

    The number of an ignored row is struck out.
    """

    respelt = Signal(int)

    def __init__(self, row: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = row
        self._fault = False
        self._aside = False
        self.clicked.connect(self._respell)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # F2 does the same.

    def show_row(self, text: str, name: str, tip: str, *, fault: bool, aside: bool) -> None:
        self.setText(text)
        self.setAccessibleName(name)
        set_tip(self, tip)
        self._fault = fault
        self._aside = aside
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        font = QFont(self.font())
        font.setPixelSize(legible(SMALL))
        if self._fault:
            across = min(rect.width(), max(18 * theme.scale, 14))
            disc = QRectF(0, 0, across, across)
            disc.moveCenter(QPointF(across / 2, rect.center().y()))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.alert))
            painter.drawEllipse(disc)
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(theme.window))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "!")
            return
        painter.setLayoutDirection(WORDS)
        font.setStrikeOut(self._aside)
        painter.setFont(font)
        lively = self.isEnabled() and self.underMouse()
        painter.setPen(QColor(theme.ink if lively else theme.faint))
        painter.drawText(
            rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
        )

    def _respell(self) -> None:
        self.respelt.emit(self._row)


class RowGroup(QGroupBox):
    """Invisible group of a row's widgets, by which a screen reader names the row.

    The group begins at the top of the surface, so that its children keep the surface's coordinates;
    a mask leaves the other rows to the pointer.
    """

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface)
        self.setObjectName("row")

    def lay(self, row: QRect) -> None:
        """Sets the rectangle of the row on the surface."""
        self.setGeometry(0, 0, row.right() + 1, row.bottom() + 1)
        self.setMask(QRegion(row))

    def paintEvent(self, _event: QPaintEvent) -> None:
        pass

    def event(self, event: QEvent) -> bool:
        """Passes keys on to the board, since Qt 6.8 lets Space toggle any group box."""
        if event.type() == QEvent.Type.KeyPress:
            return QWidget.event(self, event)
        return super().event(event)

    def show_row(self, number: int, row: Row, rule: Rule) -> None:
        """Sets the accessible name; `number` counts from 1."""
        name = row_name(number, row, rule)
        if name != self.accessibleName():
            self.setAccessibleName(name)


def row_name(number: int, row: Row, rule: Rule) -> str:
    """Returns the name of a row, such as `Row 2: CRANE, green 2, white 3`."""
    if not row.letters:
        return _("Row {0}: empty").format(number)
    word = capital("".join(row.letters))
    said = [_("Row {0}: {1}").format(number, word)]
    if row.spelt:
        said += _clue(row, rule)
    if row.aside:
        said.append(_("ignored"))
    return ", ".join(said)


def _clue(row: Row, rule: Rule) -> list[str]:
    """Returns texts with the number of tiles of each colour, or the numbers of a counting clue."""
    both = _("{0} {1}")
    clue = row.clue_value(rule)
    if isinstance(clue, Counts):
        pairs = zip(number_names(rule), clue.numbers, strict=True)
        return [both.format(name, number) for name, number in pairs if number is not None]
    marks = Counter(clue)
    said = [
        both.format(mark_name(mark), marks[mark])
        for mark in (Mark.GREEN, Mark.YELLOW, Mark.WHITE)
        if marks[mark]
    ]
    if marks[None]:
        said.append(both.format(_("no colour yet"), marks[None]))
    return said
