"""How many words there are of each length, as bars."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wmh.ui.advice.suggestions import figure_font
from wmh.ui.lexica.facts_text import letters, words
from wmh.ui.look.theme import legible, mixed, theme_of
from wmh.ui.parts.announce import announce
from wmh.ui.parts.numbers import whole

translate = QCoreApplication.translate

_CAPTION, _NUMBERS = 20, 18
_BARS = 96
_WIDEST = 26


class LengthChart(QWidget):
    """One bar is pointed at, by the mouse or by the arrow keys; a line above says what it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._bars: tuple[tuple[int, int], ...] = ()
        self._pointed: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lengths(self, words_per_length: Sequence[int]) -> None:
        """`words_per_length[i]` counts the words of i + 1 letters."""
        known = [length for length, number in enumerate(words_per_length, start=1) if number]
        self._bars = (
            tuple((n, words_per_length[n - 1]) for n in range(known[0], known[-1] + 1))
            if known
            else ()
        )
        self._pointed = None
        self.setAccessibleName(translate("LengthChart", "Words of each length"))
        self.setAccessibleDescription(
            ", ".join(
                translate("LengthChart", "{0}: {1}").format(length, whole(number))
                for length, number in self._bars
                if number
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(legible(320), legible(_CAPTION + _BARS + _NUMBERS))

    def minimumSizeHint(self) -> QSize:
        return QSize(legible(120), legible(_CAPTION + _BARS + _NUMBERS))

    # Which bar is meant

    @property
    def _width(self) -> float:
        """What a bar and the gap beside it have."""
        return min(legible(_WIDEST), self.width() / max(len(self._bars), 1))

    def _bar_at(self, place: QPointF) -> int | None:
        number = int(place.x() // self._width)
        return number if 0 <= number < len(self._bars) else None

    def _point_at(self, bar: int | None) -> None:
        if bar != self._pointed:
            self._pointed = bar
            self.setToolTip("" if bar is None else self._said(bar))
            self.update()

    def _said(self, bar: int) -> str:
        length, number = self._bars[bar]
        said = translate("LengthChart", "{0}: {1}")
        return said.format(letters(length), words(number))

    @property
    def caption(self) -> str:
        """What the line above the bars says."""
        if self._pointed is not None:
            return self._said(self._pointed)
        return translate("LengthChart", "Words by their number of letters")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._bar_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self._bars and self._pointed is None:
            self._step(0)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._point_at(None)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self._pointed or 0
        match event.key():
            case Qt.Key.Key_Left:
                self._step(at - 1)
            case Qt.Key.Key_Right:
                self._step(at + 1)
            case Qt.Key.Key_Home:
                self._step(0)
            case Qt.Key.Key_End:
                self._step(len(self._bars) - 1)
            case _:
                super().keyPressEvent(event)

    def _step(self, bar: int) -> None:
        if self._bars:
            self._point_at(min(max(bar, 0), len(self._bars) - 1))
            announce(self, self.caption)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(figure_font())
        theme, width = theme_of(self), self._width
        painter.setPen(QColor(theme.faint if self._pointed is None else theme.ink))
        caption = QRectF(0, 0, self.width(), legible(_CAPTION))
        painter.drawText(caption, Qt.AlignmentFlag.AlignLeft, self.caption)
        most = max((number for _, number in self._bars), default=1)
        highest = legible(_BARS)
        foot = legible(_CAPTION) + highest
        every = 1 if width >= legible(19) else 2 if width >= legible(10) else 5
        for place, (length, number) in enumerate(self._bars):
            pointed = place == self._pointed
            high = max(highest * number / most, 2.0)
            bar = QRectF(place * width + 1, foot - high, width - 2, high)
            painter.setPen(Qt.PenStyle.NoPen)
            quiet = mixed(theme.accent, theme.window, 0.62)
            painter.setBrush(
                QColor(theme.hairline) if not number else QColor(theme.accent) if pointed else quiet
            )
            painter.drawRoundedRect(bar, 2, 2)
            if length % every == 0 or pointed or len(self._bars) == 1:
                painter.setPen(QColor(theme.ink if pointed else theme.faint))
                spare = legible(10)
                beneath = QRectF(
                    place * width - spare, foot + 2, width + 2 * spare, legible(_NUMBERS) - 2
                )
                if length % every == 0 or every == 1:
                    painter.drawText(beneath, Qt.AlignmentFlag.AlignHCenter, str(length))
