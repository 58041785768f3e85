"""The small control that says how much is shown, and shows more or less."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from wmh.engine.explain.spoiler import Spoiler
from wmh.ui.look.theme import scaled, theme_of
from wmh.ui.spoiler import spoiler_text

translate = QCoreApplication.translate

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
        self.setAccessibleName(translate("Ladder", "Spoilers"))
        self.show_level(level)
        self.valueChanged.connect(self._choose)

    def show_level(self, level: Spoiler) -> None:
        blocked = self.blockSignals(True)
        self.setValue(level)
        self.blockSignals(blocked)
        text = " ".join(filter(None, (spoiler_text.step(level), spoiler_text.following(level))))
        self.setToolTip(text)
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
