"""A scale between two ends, on which one place is chosen; none until somebody does."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from app.ui.theme import SMALL, Theme, scaled, text_font

_FEW = 7
"""Up to so many places each has its number below it."""
_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)


class Scale(QSlider):
    """A slider without a thumb before the first choice: where one stands, people leave it.

    The first arrow key chooses the middle; Home, End and digits of a short scale choose a place.
    """

    chosen = Signal()

    def __init__(self, name: str, values: range, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._values, self._theme = values, theme
        self._name = name
        self._touched = False
        self.setRange(0, len(values) - 1)
        self.setPageStep(max(len(values) // 5, 1))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.valueChanged.connect(self._tell)

    @property
    def answer(self) -> int | None:
        return self._values[self.value()] if self._touched else None

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), scaled(44 if len(self._values) <= _FEW else 26))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), self.sizeHint().height())

    def _choose(self, place: int) -> None:
        first = not self._touched
        self._touched = True
        if place == self.value() and first:
            self._tell()
        self.setValue(place)

    def _tell(self) -> None:
        if self._touched:
            self.setAccessibleName(f"{self._name}: {self.answer}")
            self.update()
            self.chosen.emit()

    # Hands

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # Who scrolls past does not answer.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        short = len(self._values) <= _FEW
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._choose(0 if key == Qt.Key.Key_Home else self.maximum())
        elif short and text.isdecimal() and int(text) in self._values:
            self._choose(self._values.index(int(text)))
        elif key in _KEYS and not self._touched:
            self._choose(self.maximum() // 2)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(self._place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(self._place_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _place_at(self, x: float) -> int:
        first, step = self._geometry()
        return min(max(round((x - first) / step), 0), self.maximum())

    def _geometry(self) -> tuple[float, float]:
        """The middle of the first place, and how far it is to the next."""
        margin = scaled(14)
        return margin, max(self.width() - 2 * margin, 1) / self.maximum()

    # Looks

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, few = self._theme, len(self._values) <= _FEW
        first, step = self._geometry()
        middle = scaled(14)
        last = first + step * self.maximum()
        painter.setPen(QPen(QColor(theme.line), 1.5))
        painter.drawLine(QPointF(first, middle), QPointF(last, middle))
        for place, value in enumerate(self._values):
            x = first + place * step
            tall = scaled(8 if few or place in (0, self.maximum(), self.maximum() / 2) else 5)
            painter.setPen(QPen(QColor(theme.line), 1.5))
            painter.drawLine(QPointF(x, middle - tall), QPointF(x, middle + tall))
            if few:
                painter.setFont(text_font(SMALL))
                painter.setPen(QColor(theme.faint))
                box = QRectF(x - 20, middle + tall + 1, 40, scaled(18))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value))
        if self._touched:
            self._paint_thumb(painter, QPointF(first + self.value() * step, middle))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _paint_thumb(self, painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(QColor(self._theme.window), 2))
        painter.setBrush(QColor(self._theme.accent))
        painter.drawEllipse(at, scaled(8), scaled(8))
