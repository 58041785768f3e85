"""How many games took how many guesses, as bars."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.direction import seen
from app.ui.figures import whole
from app.ui.suggestions import figure_font
from app.ui.theme import Theme, legible, scaled

translate = QCoreApplication.translate

_HEIGHT, _GAP = 22, 4
_MOST_ROWS = 20


class Distribution(QWidget):
    """A row for each number of guesses, and one for the games that were lost."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: list[tuple[str, int]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_games(self, distribution: Mapping[int, int], lost: int) -> None:
        """Games won by the number of guesses; what lies between two of them is shown, too."""
        most = max(distribution, default=0)
        numbers = range(1, most + 1) if most <= _MOST_ROWS else sorted(distribution)
        self._rows = [(str(number), distribution.get(number, 0)) for number in numbers]
        if lost:
            self._rows.append((translate("Distribution", "lost"), lost))
        self.setAccessibleName(translate("Distribution", "Games by the guesses they took"))
        self.setAccessibleDescription(
            ", ".join(
                translate("Distribution", "{0}: {1}").format(name, whole(games))
                for name, games in self._rows
                if games
            )
        )
        self.updateGeometry()
        self.update()

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), len(self._rows) * legible(_HEIGHT + _GAP))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        within = QRectF(self.rect())
        font = figure_font()
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        names = max((metrics.horizontalAdvance(name) for name, _ in self._rows), default=0)
        counts = max((metrics.horizontalAdvance(whole(n)) for _, n in self._rows), default=0)
        most = max((games for _, games in self._rows), default=0)
        height, gap = legible(_HEIGHT), scaled(10)
        left, room = names + gap, self.width() - names - gap
        for row, (name, games) in enumerate(self._rows):
            top = row * legible(_HEIGHT + _GAP)
            painter.setPen(QColor(self._theme.faint))
            middle = Qt.AlignmentFlag.AlignVCenter
            named = seen(painter, QRectF(0, top, names, height), within)
            painter.drawText(named, middle | Qt.AlignmentFlag.AlignRight, name)
            long = (room - counts - scaled(12)) * games / most if most else 0
            bar = QRectF(left, top + 3, max(long, 3), height - 6)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.accent if games else self._theme.hairline))
            painter.drawRoundedRect(seen(painter, bar, within), 3, 3)
            if games:
                painter.setPen(QColor(self._theme.ink))
                after = QRectF(bar.right() + scaled(8), top, counts + 4, height)
                painter.drawText(seen(painter, after, within), middle, whole(games))
