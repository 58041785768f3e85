"""The picture on the page of instructions: the marks, and what is seen of the helper."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen, QPixmap

from wmh.engine.clues.turn import Mark
from wmh.engine.explain.spoiler import Spoiler
from wmh.study.protocol.protocol import Arm
from wmh.ui.look.theme import Theme, scaled, text_font
from wmh.ui.look.tile import paint_tile

translate = QCoreApplication.translate

_WIDE, _SIDE, _GAP, _SIZE = 600, 44, 10, 15
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
    high = side + 2 * gap + max(3 * (line + gap), line * len(shown) + 2 * gap)
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
    for mark, name in zip((Mark.GREEN, Mark.YELLOW, Mark.WHITE), marks, strict=True):
        paint_tile(painter, QRectF(0, top, line, line), "", mark, theme)
        painter.setFont(text_font(_SIZE))  # A tile has its own.
        painter.setPen(QColor(theme.ink))
        painter.drawText(
            QRectF(line + gap, top, scaled(262), line), Qt.AlignmentFlag.AlignVCenter, name
        )
        top += line + gap
    _paint_shown(painter, shown, theme, QRectF(scaled(310), 1, scaled(_WIDE - 312), high - 2))
    painter.end()
    return Pictured(pixmap, ". ".join((*marks, *shown)))


def _paint_shown(painter: QPainter, shown: list[str], theme: Theme, box: QRectF) -> None:
    painter.setPen(QPen(QColor(theme.line), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, scaled(6), scaled(6))
    painter.setPen(QColor(theme.ink))
    line = scaled(_SIZE + 8)
    for place, text in enumerate(shown):
        painter.setFont(text_font(_SIZE, bold=place == 0))
        inside = QRectF(box.left() + scaled(14), box.top() + scaled(12) + place * line,
                        box.width() - scaled(28), line)  # fmt: skip
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, text)


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
