"""Code pegs: the colours that letters of codes stand for."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from wmh.base.text.phrases import _, ngettext
from wmh.engine.lexicon.code_names import CODES, DISTINCT, is_code_name
from wmh.helper.mastermind.pegs import Peg, all_pegs
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.look.theme import Theme


def pegs_of(lexicon: str) -> Mapping[str, Peg]:
    """Returns the pegs of a word list of codes; none for words, digits and plain letters.

    The current game may name the colours of its codes.
    """
    pegs = all_pegs()
    letters = lexicon.removeprefix(CODES).removeprefix(DISTINCT)
    if not is_code_name(lexicon):
        return {}
    game = preset_of(None)
    if game is not None and game.pegs and game.lexicon == lexicon:
        by_name = {peg.name: peg for peg in pegs.values()}
        return {letter: by_name[name] for letter, name in zip(letters, game.pegs, strict=True)}
    if not set(letters) <= set(pegs):
        return {}
    return {letter: pegs[letter] for letter in letters}


def peg_typed(key: str) -> str:
    """Returns the letter of the peg whose colour's name begins with this key; else the key itself.

    A key that is a letter of the codes types this letter; if several colours begin with the key,
    none is typed. Colours have the names of the user's language.
    """
    game = preset_of(None)
    if game is None:
        return key
    pegs = pegs_of(game.lexicon)
    if key.lower() in pegs:
        return key
    begun = [
        letter
        for letter, peg in pegs.items()
        if _(peg.name, context="Pegs").casefold().startswith(key.casefold())
    ]
    return begun[0] if len(begun) == 1 else key


def length_text(lexicon: str, number: int) -> str:
    """Returns a text on the length of a list's words, or of its codes with their symbols."""
    if not is_code_name(lexicon):
        return ngettext("1 letter", "{0} letters", number)
    if pegs_of(lexicon):
        return ngettext("1 peg", "{0} pegs", number, context="Pegs")
    if lexicon.removeprefix(CODES).removeprefix(DISTINCT).isdecimal():
        return ngettext("1 digit", "{0} digits", number)
    return ngettext("1 place", "{0} places", number, context="Pegs")


def paint_peg(painter: QPainter, rect: QRectF, letter: str, peg: Peg, theme: Theme) -> None:
    """Draws a disc with its letter, since not everyone can tell the colours."""
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
    """Draws the empty hole of a peg."""
    across = min(rect.width(), rect.height()) * 0.3
    hole = QRectF(0, 0, across, across)
    hole.moveCenter(rect.center())
    painter.setPen(QPen(QColor(theme.line), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(hole)


def letter_name(letter: str, theme: Theme) -> str:
    """Returns a letter as text for screen readers, with the colour that it stands for, if any."""
    peg = theme.pegs.get(letter.lower())
    return letter if peg is None else f"{letter} {_(peg.name, context='Pegs')}"
