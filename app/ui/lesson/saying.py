"""The sentence of a step, in large type."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from app.lesson.step import Part
from app.ui.theme import LARGE, SMALL, legible, text_font

_SHARE = 0.14
"""Of the window's height, at most: room for two lines on a projector. Larger type has more."""

_LARGER = 1.5
"""How much larger a question and its answer are, where they are short enough."""

_USUAL = QSize(640, 440)
"""A window in which the type is large; in a larger one it is larger still, as drawings are."""


class Saying(QFrame):
    """It is as high as the longest sentence needs, so that the drawing above never moves."""

    def __init__(self, texts: Sequence[str], parent: QWidget) -> None:
        """The `texts` are all that it will have to show."""
        super().__init__(parent)
        self.setObjectName("saying")
        self._texts = texts
        self._percent = 100
        self._font, self._room = text_font(LARGE, bold=True), 0
        self._words = QLabel(self, wordWrap=True)
        self._words.setObjectName("sentence")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)
        self._count = QLabel(self)
        self._count.setObjectName("place")
        self._count.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 12, 2)
        row.setSpacing(16)
        row.addWidget(self._words, 1)
        row.addWidget(self._count)

    def show_text(self, text: str, part: Part, count: str) -> None:
        self._words.setText(text)
        self._words.setAccessibleName(text)
        self._count.setText(count)
        self._count.setAccessibleName(count)
        if self.property("part") != part.value:
            self.setProperty("part", part.value)
            self.style().polish(self)
            self.update()  # Its border is not repainted with what is inside.
        self._fit()

    def show_size(self, percent: int) -> None:
        self._percent = percent
        self.settle()

    def settle(self) -> None:
        """The type that was asked for, or as large as leaves room for the drawing."""
        font, least = text_font(LARGE, bold=True), legible(SMALL)
        window = self.window().size()
        height = window.height() * _SHARE * (100 + self._percent) / 200
        larger = min(window.width() / _USUAL.width(), window.height() / _USUAL.height())
        size = round(max(font.pixelSize(), LARGE * larger) * self._percent / 100)
        while size > least and self._tallest(_sized(font, size)) > height:
            size -= 1
        self._font = _sized(font, size)
        self._room = self._tallest(self._font)
        self._words.setMinimumHeight(self._room)
        self._fit()

    def _fit(self) -> None:
        """What is asked and answered is bold, and larger where there is room for it."""
        font = QFont(self._font)
        if self.property("part") == Part.SHOWS.value:
            font.setBold(False)
        else:
            text, most = self._words.text(), round(font.pixelSize() * _LARGER)
            for size in range(font.pixelSize() + 1, most + 1):
                if self._height(text, _sized(font, size)) > self._room:
                    break
                font.setPixelSize(size)
        self._words.setFont(font)

    def _tallest(self, font: QFont) -> int:
        return max(self._height(text, font) for text in self._texts)

    def _height(self, text: str, font: QFont) -> int:
        width, wrapped = max(self._words.width(), 1), Qt.TextFlag.TextWordWrap
        return QFontMetrics(font).boundingRect(0, 0, width, 0, wrapped, text).height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()


def _sized(font: QFont, pixels: int) -> QFont:
    sized = QFont(font)
    sized.setPixelSize(pixels)
    return sized
