"""Tiles with a letter and its mark, the ring around the focused tile, and the input of letters.

Letters may come from dead keys, Compose and input methods; they are sent as key presses.
"""

import unicodedata
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Mark
from wmh.helper.capitals import capital
from wmh.helper.ui.look.clue_words import mark_name
from wmh.helper.ui.look.pegs import letter_name, paint_hole, paint_peg
from wmh.helper.ui.look.theme import Theme, fade, scale_length, theme_of
from wmh.helper.ui.parts.announce import announce

HINTS = Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhNoAutoUppercase
"""Hints for input methods: a guess is neither completed nor capitalized."""


def signs_of(text: str) -> list[str]:
    """Returns the characters of a text, each with its combining accents, without spaces."""
    signs: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        if signs and unicodedata.combining(character):
            signs[-1] += character
        elif character.strip() and character.isprintable():
            signs.append(character)
    return signs


def type_text(text: str, widget: QWidget) -> None:
    """Sends the text of an input method as key presses, each to the widget that has the focus."""
    for sign in signs_of(text):
        press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign)
        QApplication.sendEvent(QApplication.focusWidget() or widget, press)


class TileState(Enum):
    """States of a tile that has no mark."""

    EMPTY = auto()
    SPELT = auto()
    """Letter of a guess that is not entered yet."""
    AWAITED = auto()
    """Letter whose mark is still to be set."""
    DISPUTED = auto()
    """Letter whose typed mark is impossible."""
    PLAIN = auto()
    """Letter that is revealed, or whose rule gives letters no marks."""


Show = Mark | TileState


class BoardButton(QAbstractButton):
    """Button that leaves its keys to the board; a usual button would take Space and the arrows."""

    focus_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # The board lets in the one at its cursor.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()


class Tile(BoardButton):
    """Tile that shows and speaks its letter and mark, and reports clicks.

    It accepts input methods while a letter can be typed, and shows the text being composed. Keys
    that set marks bypass input methods.
    """

    cycled = Signal(int, int, int)
    """Emitted with row, place, and 1 for the next mark or -1 for the previous one."""

    def __init__(self, row: int, place: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._where = row, place
        self._letter = ""
        self._said_where, self._first = "", False
        self._shown: Show = TileState.EMPTY
        self._game: str | None = None
        self._pale = False
        self._composed = ""
        """Text that an input method is composing at the tile."""
        self.setInputMethodHints(HINTS)
        self.clicked.connect(self._cycle)

    @property
    def where(self) -> tuple[int, int]:
        """Row and place of the tile, from 0."""
        return self._where

    def show_letter(
        self,
        letter: str,
        shown: Show,
        where: str,
        *,
        proposed: Mark | None = None,
        aside: bool = False,
        first: bool = False,
        game: str | None = None,
    ) -> None:
        """Shows a letter.

        `where` is spoken after the letter or, with `first`, before it, such as `place 1 of 4, row
        2`. A missing mark is shown pale as `proposed`; so are marks of an ignored row (`aside`).
        The names of the marks are those of `game`, or of the current game.
        """
        if shown is TileState.AWAITED and proposed is not None:
            shown = proposed
            where = _("{0}, proposed").format(where)
        else:
            proposed = None
        if (pale := aside or proposed is not None) is not self._pale:
            self._pale = pale
            self.update()
        text = capital(letter) if len(capital(letter)) == len(letter) else letter
        before = self._letter, self._shown, self.accessibleName()
        marked = isinstance(shown, Mark) and shown is not self._shown
        self._letter, self._shown, self._said_where, self._first = text, shown, where, first
        self._game = game
        spells = not isinstance(shown, Mark) and shown is not TileState.AWAITED
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, spells)
        name = self._name()
        if (text, shown, name) != before:
            self.setAccessibleName(name)
            self.update()
            if marked:
                announce(self, name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self._said_where:
            self.setAccessibleName(self._name())  # Another game has other colours for letters.

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._compose(event.preeditString())
        event.accept()
        type_text(event.commitString(), self)  # Last: the tile may be gone after it.

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """Reports the whole tile as the cursor, beside which input methods show their proposals."""
        if query is Qt.InputMethodQuery.ImCursorRectangle:
            return self.rect()
        return super().inputMethodQuery(query)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._compose("")
        super().focusOutEvent(event)

    def _compose(self, text: str) -> None:
        if text != self._composed:
            self._composed = text
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift and event.button() is Qt.MouseButton.LeftButton:
            self.cycled.emit(*self._where, -1)
        else:
            super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = fade(theme) if self._pale else theme
        rect = QRectF(self.rect())
        if self._composed:
            paint_tile(painter, rect, self._composed, TileState.SPELT, theme)
            _paint_line_below(painter, rect, theme)
        else:
            paint_tile(painter, rect, self._letter, self._shown, theme)

    def _name(self) -> str:
        said = _spoken_text(letter_name(self._letter, theme_of(self)), self._shown, self._game)
        return f"{self._said_where}: {said}" if self._first else f"{said}, {self._said_where}"

    def _cycle(self) -> None:
        self.cycled.emit(*self._where, 1)


def paint_tile(painter: QPainter, rect: QRectF, letter: str, shown: Show, theme: Theme) -> None:
    """Draws a tile with its colour and a dot: full for green, half for yellow, none for white.

    A letter that stands for a colour is drawn as a peg, in a hole if it gets no mark of its own.
    """
    peg = theme.pegs.get(letter.lower())
    awaited = (TileState.AWAITED, TileState.DISPUTED)
    if theme.pegs and not isinstance(shown, Mark) and shown not in awaited:
        if peg is None:
            paint_hole(painter, rect, theme)
        else:
            paint_peg(painter, rect.adjusted(2, 2, -2, -2), letter, peg, theme)
        return
    side = min(rect.width(), rect.height())
    radius = side * 6 / 52
    ink = QColor(theme.ink)
    line = max(1.25, 1.5 * theme.scale)
    pen = QPen(QColor(theme.line), line)
    inner = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match shown:
        case Mark.GREEN | Mark.YELLOW:
            face = theme.faces[shown]
            ink = QColor(face.ink)
            painter.setBrush(QColor(face.ground))
            pen = QPen(Qt.PenStyle.NoPen)
            inner = rect
        case Mark.WHITE:
            face = theme.faces[shown]
            ink = QColor(face.ink)
            painter.setBrush(QColor(face.ground))
        case TileState.AWAITED:
            pen.setDashPattern([3, 2.4])
        case TileState.DISPUTED:
            pen = QPen(QColor(theme.alert), 2 * line)
            inner = rect.adjusted(line, line, -line, -line)
            ink = QColor(theme.alert)
        case TileState.SPELT:
            pen.setColor(ink)
        case TileState.EMPTY | TileState.PLAIN:
            pass
    painter.setPen(pen)
    painter.drawRoundedRect(inner, radius, radius)
    if peg is None:
        _paint_letter(painter, rect, letter, ink)
    else:
        inset = side * 0.14
        paint_peg(painter, rect.adjusted(inset, inset, -inset, -inset), letter, peg, theme)
    if shown in (Mark.GREEN, Mark.YELLOW):
        _paint_dot(painter, rect, ink, full=shown is Mark.GREEN, alone=not letter)


def _paint_letter(painter: QPainter, rect: QRectF, letter: str, ink: QColor) -> None:
    font = QFont(painter.font())
    font.setBold(True)
    size = min(rect.height() * 0.5, rect.width() * 0.66)
    font.setPixelSize(max(8, round(size)))
    widest = rect.width() * 0.84
    if (width := QFontMetricsF(font).horizontalAdvance(letter)) > widest:
        font.setPixelSize(max(6, int(font.pixelSize() * widest / width)))
    # Capitals have no descenders: they are centred by their own height, not the line's.
    metrics = QFontMetricsF(font)
    baseline = rect.center().y() + metrics.capHeight() / 2
    left = rect.center().x() - metrics.horizontalAdvance(letter) / 2
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QPointF(left, baseline), letter)


def _paint_line_below(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Underlines the text that is being composed."""
    painter.setPen(QPen(QColor(theme.accent), max(1.5, 2 * theme.scale)))
    inset, y = rect.width() * 0.2, rect.bottom() - rect.height() * 0.14
    painter.drawLine(QPointF(rect.left() + inset, y), QPointF(rect.right() - inset, y))


def _paint_dot(painter: QPainter, rect: QRectF, ink: QColor, *, full: bool, alone: bool) -> None:
    """Draws the dot in the corner beside a letter or, if `alone`, in the middle of the tile."""
    side = min(rect.width(), rect.height())
    across = side * 0.5 if alone else max(3.5, side * 0.115)
    away = max(2.0, side * 0.105)
    dot = QRectF(rect.right() - away - across, rect.top() + away, across, across)
    if alone:
        dot.moveCenter(rect.center())
    painter.setBrush(ink)
    if full:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(dot)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPie(dot, 90 * 16, 180 * 16)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, across * 0.16))
        rim = across * 0.08
        painter.drawEllipse(dot.adjusted(rim, rim, -rim, -rim))


def _spoken_text(letter: str, shown: Show, game: str | None) -> str:
    match shown:
        case TileState.EMPTY:
            return _("empty")
        case TileState.SPELT | TileState.PLAIN:
            return letter
        case TileState.AWAITED:
            return _("{0}, no colour yet").format(letter)
        case TileState.DISPUTED:
            return _("{0}, its mark is impossible").format(letter)
        case _:
            return f"{letter}, {mark_name(shown, game)}"


class FocusRing(QWidget):
    """Ring around the focused tile of a surface; inside a green tile it would be invisible."""

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface)
        self._surface = surface
        self._around: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @Slot()
    def follow(self) -> None:
        """Moves to the tile that has the focus; hides if none of its own surface has it."""
        focused = QApplication.focusWidget()
        here = isinstance(focused, BoardButton) and self._surface.isAncestorOf(focused)
        self._around = focused if here else None
        self.setVisible(here)
        self.settle()

    def settle(self) -> None:
        """Follows its tile to a new place."""
        if self._around is not None:
            out = self._outset
            self.setGeometry(self._around.geometry().adjusted(-out, -out, out, out))
            self.raise_()

    @property
    def _outset(self) -> int:
        return max(4, scale_length(5))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(2.0, 2.5 * theme.scale)
        inset = width / 2 + 0.5
        painter.setPen(QPen(QColor(theme.accent), width))
        inner = min(self.width(), self.height()) - 2 * self._outset
        radius = inner * 6 / 52 + self._outset - inset
        inside = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inside, radius, radius)
