"""Pegs: letters that stand for colours."""

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from wmh.base.files import paths
from wmh.engine.lexicon.code_names import CODES, DISTINCT, is_code_name
from wmh.helper.mastermind.pegs import Peg, read_pegs
from wmh.helper.ui.look.theme import Theme

translate = QCoreApplication.translate


def pegs_of(lexicon: str) -> Mapping[str, Peg]:
    """Pegs of the letters of a word list; empty for words, digits and other letters."""
    pegs = _pegs()
    letters = lexicon.removeprefix(CODES).removeprefix(DISTINCT)
    if not is_code_name(lexicon) or not set(letters) <= set(pegs):
        return {}
    return {letter: pegs[letter] for letter in letters}


@cache
def _pegs() -> Mapping[str, Peg]:
    return read_pegs(paths.folder("resources") / "mastermind" / "pegs.toml")


def paint_peg(painter: QPainter, rect: QRectF, letter: str, peg: Peg, theme: Theme) -> None:
    """Draws a disc with its letter, because colours alone are not visible to everyone."""
    across = min(rect.width(), rect.height())
    disc = QRectF(0, 0, across, across)
    disc.moveCenter(rect.center())
    rim = max(1.0, across * 0.03)
    painter.setBrush(QColor(peg.ground))
    painter.setPen(QPen(QColor(theme.line), rim))
    painter.drawEllipse(disc.adjusted(rim, rim, -rim, -rim))
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(7, round(across * 0.46)))
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(peg.ink))
    left = disc.center().x() - metrics.horizontalAdvance(letter) / 2
    painter.drawText(QPointF(left, disc.center().y() + metrics.capHeight() / 2), letter)


def paint_hole(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draws the hole of a peg that is still to come."""
    across = min(rect.width(), rect.height()) * 0.3
    hole = QRectF(0, 0, across, across)
    hole.moveCenter(rect.center())
    painter.setPen(QPen(QColor(theme.line), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(hole)


def named(letter: str, theme: Theme) -> str:
    """Letter as a screen reader reads it, with its colour if it stands for one."""
    peg = theme.pegs.get(letter.lower())
    return letter if peg is None else f"{letter} {translate('Pegs', peg.name)}"
