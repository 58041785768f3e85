"""Widget for a number of a counting clue, such as that of black pegs, with plus and minus."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Mark
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.look.theme import pale, theme_of
from wmh.helper.ui.look.tile import BoardButton
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.rich_text import set_tip

_ROOM_FOR_SIGNS = 38
_LEGIBLE = 20.0
_NOTCH = 120


class Stepper(BoardButton):
    """Number between a plus and a minus; a click above it adds one, below it subtracts one."""

    stepped = Signal(int, int, int)
    """Emitted with row, index of the number, and 1 for the next or -1 for the previous number."""

    def __init__(self, row: int, index: int, counted: str, like: str, parent: QWidget) -> None:
        """Makes a number; `counted` is the game's name of the counted marks, `like` the rule's."""
        super().__init__(parent)
        self.where = row, index
        self.counted = counted
        self._like = like
        self._aside = False
        self._disputed = False
        self._turned = 0
        self.clicked.connect(self._step_up)
        self._name_tip()

    def _name_tip(self) -> None:
        game = preset_of(None)
        if theme_of(self).pegs:
            tip = _("Type how many pegs are {0}, or click above or below the number.")
        elif game is not None and game.codes:
            tip = _("Number of {0}: type how many, or click above or below the number.")
        else:
            tip = _("Letters {0}: type how many, or click above or below.")
        set_tip(self, tip.format(_(self.counted, context="Rules")))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:  # Letters stand for colours, or no more.
            self._name_tip()

    def show_number(self, number: int | None, *, aside: bool, held: int | None = None) -> None:
        """Shows a number, None if it is not set; `held` is a typed number that cannot be right."""
        unset = _("not set yet")
        if held is not None:
            unset = _("{0} is impossible").format(held)
        name = _("{0}, row {1}: {2}").format(
            _(self.counted, context="Rules"),
            self.where[0] + 1,
            unset if number is None else number,
        )
        self._disputed = held is not None
        self.setText("?" if self._disputed else "\N{EN DASH}" if number is None else str(number))
        if name != self.accessibleName():
            self.setAccessibleName(name)
            if number is not None:
                announce(self, name)
        self._aside = aside
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        above = event.position().y() < self.height() / 2
        up = above and event.button() is Qt.MouseButton.LeftButton
        self.stepped.emit(*self.where, 1 if up else -1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()  # The press did it all.

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Makes a step for each notch of the wheel, also if a touchpad sends fractions of notches.

        With Ctrl the wheel zooms.
        """
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            return
        self._turned += event.angleDelta().y()
        while abs(self._turned) >= _NOTCH:
            step = 1 if self._turned > 0 else -1
            self._turned -= step * _NOTCH
            self.stepped.emit(*self.where, step)
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        scale = theme.scale
        signs = rect.height() >= _ROOM_FOR_SIGNS * max(scale, 1)  # Else they would crowd it out.
        room = rect.height() - (26 * scale if signs else 4)
        across = min(rect.width() - 2, room, max(26 * scale, _LEGIBLE))
        disc = QRectF(0, 0, across, across)
        disc.moveCenter(rect.center())
        self._paint_number(painter, disc)
        if signs:
            lively = self.underMouse() or self.hasFocus()
            pen = QPen(QColor(theme.ink if lively else theme.faint), 1.5)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            away = QPointF(0, rect.height() / 2 - 6.5 * scale)
            _paint_sign(painter, rect.center() - away, 3.5 * scale, plus=True)
            _paint_sign(painter, rect.center() + away, 3.5 * scale, plus=False)

    def _paint_number(self, painter: QPainter, disc: QRectF) -> None:
        """Draws the number in a peg of its colour, or in a frame if it has no colour."""
        theme = theme_of(self)
        face = theme.faces[Mark.WHITE]
        grounds = {"black": (face.ink, face.ground), "white": (face.ground, face.ink)}
        for mark in (Mark.GREEN, Mark.YELLOW):
            shown = theme.faces[mark]
            grounds[mark.name.lower()] = shown.ground, shown.ink
        drawn = self.counted if self.counted in grounds else self._like
        ground, ink = grounds.get(drawn, (theme.raised, theme.ink))
        line = theme.line
        if self._aside:
            # As in a faded theme, but black and white are not the face's and its ink's.
            ground, line = (pale(colour, theme) for colour in (ground, line))
            ink = theme.ink
        if self._disputed:
            line = theme.alert
        round_ = drawn in grounds
        radius = disc.height() / (2 if round_ else 6)
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(line), 2.5 if self._disputed else 1.5))
        painter.drawRoundedRect(disc.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(9, round(disc.height() * 0.54)))
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self.text())

    def _step_up(self) -> None:
        self.stepped.emit(*self.where, 1)


def _paint_sign(painter: QPainter, centre: QPointF, half: float, *, plus: bool) -> None:
    painter.drawLine(centre - QPointF(half, 0), centre + QPointF(half, 0))
    if plus:
        painter.drawLine(centre - QPointF(0, half), centre + QPointF(0, half))
