"""Bar charts in rows or columns, with a description for screen readers."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wmh.helper.ui.look.theme import (
    SMALL,
    figure_font,
    legible,
    mix,
    scale_length,
    text_font,
    theme_of,
)
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.layout import WORDS, mirror_rect
from wmh.helper.ui.parts.rich_text import set_tip

Role = Literal["accent", "line", "hairline"]

_MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Bar:
    """Bar of a chart: its value, `label` and `number` beside it, and its `spoken` text.

    Empty texts are left out. `role` is the colour, by its name in the theme.
    """

    label: str
    value: float
    number: str
    spoken: str
    role: Role = "accent"
    word: str = ""


class BarChart(QWidget):
    """Chart of bars, with a description for screen readers; a subclass draws it."""

    between = ", "
    """Separator of the bars in the spoken description."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self.setAccessibleName(name)

    def show_bars(self, bars: Iterable[Bar]) -> None:
        self._bars = tuple(bars)
        spoken = [bar.spoken for bar in self._bars if bar.spoken]
        self.setAccessibleDescription(self.between.join(spoken))
        self.updateGeometry()
        self.update()

    @property
    def _most(self) -> float:
        """Value of the longest bar; 1 if that is 0."""
        return max((bar.value for bar in self._bars), default=0) or 1

    def _painter(self, font: QFont) -> QPainter:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)
        return painter

    def _colour(self, bar: Bar) -> QColor:
        theme = theme_of(self)
        roles = {"accent": theme.accent, "line": theme.line, "hairline": theme.hairline}
        return QColor(roles[bar.role])


def _paint_bar(painter: QPainter, rect: QRectF, colour: QColor, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, radius, radius)


def _widest(texts: Iterable[str], font: QFont) -> float:
    metrics = QFontMetricsF(font)
    return max((metrics.horizontalAdvance(text) for text in texts), default=0.0)


_HEIGHT, _GAP = 22, 4


class BarRows(BarChart):
    """Rows of label, bar and number, mirrored in languages that are read from right to left."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(scale_length(240), len(self._bars) * legible(_HEIGHT + _GAP))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, font = theme_of(self), figure_font()
        painter = self._painter(font)
        within = QRectF(self.rect())
        labels = _widest((bar.label for bar in self._bars), font)
        numbers = _widest((bar.number for bar in self._bars), font)
        left, height = labels + scale_length(10), legible(_HEIGHT)
        room = self.width() - left - numbers - scale_length(12)
        for row, bar in enumerate(self._bars):
            top = row * legible(_HEIGHT + _GAP)
            painter.setPen(QColor(theme.faint))
            label = mirror_rect(painter, QRectF(0, top, labels, height), within)
            painter.drawText(label, _MIDDLE | Qt.AlignmentFlag.AlignRight, bar.label)
            rect = QRectF(left, top + 3, max(room * bar.value / self._most, 3), height - 6)
            _paint_bar(painter, mirror_rect(painter, rect, within), self._colour(bar), 3)
            painter.setPen(QColor(theme.ink))
            after = QRectF(rect.right() + scale_length(8), top, numbers + 4, height)
            painter.drawText(mirror_rect(painter, after, within), _MIDDLE, bar.number)


_CLOSE, _CLOSEST = 2, 15


class WordRows(BarChart):
    """Rows of label, word, bar and number; the row with the accent's colour is highlighted.

    The rows move closer if there is little room. They are not mirrored, since their words are not.
    """

    between = "; "

    def sizeHint(self) -> QSize:
        return QSize(scale_length(360), len(self._bars) * legible(_HEIGHT + _CLOSE))

    def minimumSizeHint(self) -> QSize:
        return QSize(scale_length(200), len(self._bars) * legible(_CLOSEST))

    def paintEvent(self, _event: QPaintEvent) -> None:
        bold, plain = text_font(SMALL, bold=True), text_font(SMALL)
        theme, painter = theme_of(self), self._painter(plain)
        painter.setLayoutDirection(WORDS)
        edge, gap = scale_length(6), scale_length(10)
        pitch = min(legible(_HEIGHT + _CLOSE), self.height() / max(len(self._bars), 1))
        labels = min(_widest((bar.label for bar in self._bars), bold), self.width() * 0.4)
        left = edge + labels + gap + _widest((bar.word for bar in self._bars), bold) + gap
        room = self.width() - left - _widest((bar.number for bar in self._bars), bold) - 2 * gap
        for row, bar in enumerate(self._bars):
            area = QRectF(0, row * pitch, self.width(), pitch - scale_length(_CLOSE))
            font = plain
            if bar.role == "accent":
                font = bold
                ground = mix(theme.accent, theme.window, 0.14)
                _paint_bar(painter, area, ground, scale_length(4))
            long = max(room * bar.value / self._most, 2)
            thick = min(area.height() - 2, legible(12))
            rect = QRectF(left, area.center().y() - thick / 2, long, thick)
            _paint_bar(painter, rect, self._colour(bar), scale_length(2))
            painter.setPen(QColor(theme.ink))
            elided = QFontMetricsF(font).elidedText(bar.label, Qt.TextElideMode.ElideRight, labels)
            for text, start, of in (
                (elided, edge, font),
                (bar.word, edge + labels + gap, bold),
                (bar.number, left + long + gap / 2, font),
            ):
                painter.setFont(of)
                painter.drawText(area.adjusted(start, 0, 0, 0), _MIDDLE, text)


_CAPTION, _LABELS = 20, 18
_HIGHEST = 96
_WIDEST = 26


class BarColumns(BarChart):
    """Bars side by side, above labels that are whole numbers.

    The mouse or the arrow keys select a bar, whose number then stands above the bars.
    """

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._title = title
        self._pointed: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Iterable[Bar]) -> None:
        self._pointed = None
        super().show_bars(bars)

    def sizeHint(self) -> QSize:
        return QSize(legible(320), legible(_CAPTION + _HIGHEST + _LABELS))

    def minimumSizeHint(self) -> QSize:
        return QSize(legible(120), legible(_CAPTION + _HIGHEST + _LABELS))

    @property
    def caption(self) -> str:
        """Line above the bars: the number of the selected bar, or the title."""
        return self._title if self._pointed is None else self._bars[self._pointed].number

    @property
    def _width(self) -> float:
        """Width of a bar with the gap beside it, in pixels."""
        return min(legible(_WIDEST), self.width() / max(len(self._bars), 1))

    # Which bar is meant

    def _point_at(self, bar: int | None) -> None:
        if bar != self._pointed:
            self._pointed = bar
            set_tip(self, "" if bar is None else self.caption)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        bar = int(event.position().x() // self._width)
        self._point_at(bar if 0 <= bar < len(self._bars) else None)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self._pointed is None:
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
        painter = self._painter(figure_font())
        theme, width = theme_of(self), self._width
        painter.setPen(QColor(theme.faint if self._pointed is None else theme.ink))
        caption = QRectF(0, 0, self.width(), legible(_CAPTION))
        painter.drawText(caption, Qt.AlignmentFlag.AlignLeft, self.caption)
        highest, spare = legible(_HIGHEST), legible(10)
        foot = legible(_CAPTION) + highest
        every = 1 if width >= legible(19) else 2 if width >= legible(10) else 5
        for place, bar in enumerate(self._bars):
            pointed = place == self._pointed
            high = max(highest * bar.value / self._most, 2.0)
            quiet = bar.role == "accent" and not pointed
            colour = mix(theme.accent, theme.window, 0.62) if quiet else self._colour(bar)
            rect = QRectF(place * width + 1, foot - high, width - 2, high)
            _paint_bar(painter, rect, colour, 2)
            if int(bar.label) % every == 0:
                painter.setPen(QColor(theme.ink if pointed else theme.faint))
                beneath = QRectF(
                    place * width - spare, foot + 2, width + 2 * spare, legible(_LABELS) - 2
                )
                painter.drawText(beneath, Qt.AlignmentFlag.AlignHCenter, bar.label)
