"""The picture on the page of instructions: the marks, and what is seen of the helper."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen, QPixmap

from wmh.engine.clues.turn import Mark
from wmh.engine.explain.spoiler import Spoiler
from wmh.study.protocol.protocol import Arm
from wmh.ui.look.theme import Theme, scaled, text_font, wrapped_height
from wmh.ui.look.tile import paint_tile

translate = QCoreApplication.translate

_WIDE, _LEFT, _EDGE, _SIDE, _GAP, _SIZE = 600, 310, 13, 44, 10, 15
_WRAPPED = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
_SAMPLE = (("T", Mark.YELLOW), ("R", Mark.WHITE), ("A", Mark.GREEN), ("Y", Mark.WHITE))
_LISTED = ("seat", "beat", "coat")
"""Words for the picture alone, which fit no particular clue."""


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture, and the same in words."""

    pixmap: QPixmap
    said: str


def pictured(arm: Arm, theme: Theme) -> Pictured:
    """The marks with their meanings, and beside them what this arm shows."""
    shown = _shown(arm.sees)
    marks = [
        translate("StudyPicture", "This letter, at this place"),
        translate("StudyPicture", "In the word, at another place"),
        translate("StudyPicture", "Not in the word, or no more of them"),
    ]
    side, gap, line = scaled(_SIDE), scaled(_GAP), scaled(_SIZE + 8)
    room = scaled(_LEFT) - 2 * gap - line
    rows = [max(line, wrapped_height(name, text_font(_SIZE), room)) for name in marks]
    inside = scaled(_WIDE - _LEFT - 2 - 2 * _EDGE)
    texts = [
        max(line, wrapped_height(text, text_font(_SIZE, bold=place == 0), inside))
        for place, text in enumerate(shown)
    ]
    high = max(side + 2 * gap + sum(rows) + len(rows) * gap, sum(texts) + 2 * scaled(_EDGE))
    screen = QGuiApplication.primaryScreen()
    ratio = screen.devicePixelRatio()
    pixmap = QPixmap(round(scaled(_WIDE) * ratio), round(high * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, (letter, mark) in enumerate(_SAMPLE):
        paint_tile(painter, QRectF(place * (side + gap), 0, side, side), letter, mark, theme)
    top = side + 2.0 * gap
    meant = zip((Mark.GREEN, Mark.YELLOW, Mark.WHITE), marks, rows, strict=True)
    for mark, name, row in meant:
        paint_tile(painter, QRectF(0, top, line, line), "", mark, theme)
        painter.setFont(text_font(_SIZE))  # A tile has its own.
        painter.setPen(QColor(theme.ink))
        painter.drawText(QRectF(line + gap, top, room, row), _WRAPPED, name)
        top += row + gap
    box = QRectF(scaled(_LEFT), 1, scaled(_WIDE - _LEFT - 2), high - 2)
    _paint_shown(painter, shown, theme, box, texts)
    painter.end()
    return Pictured(pixmap, ". ".join((*marks, *shown)))


def _paint_shown(
    painter: QPainter, shown: list[str], theme: Theme, box: QRectF, heights: list[int]
) -> None:
    painter.setPen(QPen(QColor(theme.line), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, scaled(6), scaled(6))
    painter.setPen(QColor(theme.ink))
    top = box.top() + scaled(_EDGE)
    for place, (text, high) in enumerate(zip(shown, heights, strict=True)):
        painter.setFont(text_font(_SIZE, bold=place == 0))
        inside = QRectF(box.left() + scaled(_EDGE), top, box.width() - 2 * scaled(_EDGE), high)
        painter.drawText(inside, _WRAPPED, text)
        top += high


def _shown(level: Spoiler | None) -> list[str]:
    if level is None:
        return [translate("StudyPicture", "No helper in this part")]
    told = [translate("StudyPicture", "How many words fit")]
    if level in (Spoiler.LETTERS, Spoiler.HINT):
        told.append(translate("StudyPicture", "Letters that help: {0}").format("S  C  B"))
    if level is Spoiler.HINT:
        told.append(translate("StudyPicture", "Letters of a good word: {0}").format("S · A ·"))
    if level >= Spoiler.LIST:
        told.append(translate("StudyPicture", "Words to take, the best first:"))
        told += [f"{rank}   {word.upper()}" for rank, word in enumerate(_LISTED, start=1)]
    return told
