"""How many words each guess was expected to leave, as bars."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.ui.direction import WORDS
from app.ui.figures import decimal, whole
from app.ui.theme import SMALL, Theme, legible, mixed, scaled, text_font

translate = QCoreApplication.translate

_HEIGHT, _GAP, _NAME = 22, 2, 170
_FEW = 100


@dataclass(frozen=True, slots=True)
class Expected:
    """Who guessed, or would have guessed, which word, and how many it was expected to leave."""

    name: str
    word: str
    words: float
    own: bool = False


class ExpectedChart(QWidget):
    """A row each, the class among them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: tuple[Expected, ...] = ()

    def show_rows(self, rows: tuple[Expected, ...]) -> None:
        self._rows = rows
        self.setAccessibleName(translate("Classroom", "Words a guess was expected to leave"))
        self.setAccessibleDescription(
            "; ".join(f"{row.name}, {row.word.upper()}: {_number(row.words)}" for row in rows)
        )
        self.updateGeometry()
        self.update()

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(360), len(self._rows) * legible(_HEIGHT + _GAP))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(200), len(self._rows) * legible(15))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(WORDS)
        pitch = min(legible(_HEIGHT + _GAP), self.height() / len(self._rows))
        bold, plain = text_font(SMALL, bold=True), text_font(SMALL)
        names = max(QFontMetricsF(bold).horizontalAdvance(row.name) for row in self._rows)
        names = min(names, self.width() * 0.4)
        words = max(QFontMetricsF(bold).horizontalAdvance(row.word.upper()) for row in self._rows)
        figures = max(
            QFontMetricsF(bold).horizontalAdvance(_number(row.words)) for row in self._rows
        )
        edge, gap = scaled(6), scaled(10)
        left = edge + names + gap + words + gap
        room = self.width() - left - figures - 2 * gap
        most = max(row.words for row in self._rows) or 1
        middle = Qt.AlignmentFlag.AlignVCenter
        for number, row in enumerate(self._rows):
            area = QRectF(0, number * pitch, self.width(), pitch - scaled(_GAP))
            painter.setPen(Qt.PenStyle.NoPen)
            if row.own:
                painter.setBrush(mixed(self._theme.accent, self._theme.window, 0.14))
                painter.drawRoundedRect(area, scaled(4), scaled(4))
            long = max(room * row.words / most, 2)
            thick = min(area.height() - 2, legible(12))
            bar = QRectF(left, area.center().y() - thick / 2, long, thick)
            painter.setBrush(QColor(self._theme.accent if row.own else self._theme.line))
            painter.drawRoundedRect(bar, scaled(2), scaled(2))
            painter.setPen(QColor(self._theme.ink))
            painter.setFont(bold if row.own else plain)
            metrics = QFontMetricsF(painter.font())
            name = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, names)
            painter.drawText(area.adjusted(edge, 0, 0, 0), middle, name)
            painter.setFont(bold)
            painter.drawText(area.adjusted(edge + names + gap, 0, 0, 0), middle, row.word.upper())
            painter.setFont(bold if row.own else plain)
            painter.drawText(
                area.adjusted(left + long + gap / 2, 0, 0, 0), middle, _number(row.words)
            )


def _number(words: float) -> str:
    return whole(round(words)) if words >= _FEW else decimal(words, 1)
