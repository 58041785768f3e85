"""Panel with the code that belongs to a step, beside the drawing, with the current line marked."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QResizeEvent,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.look.theme import SMALL, fixed_font, legible, pale, theme_of
from wmh.teach.code import Code, CodeLine, code_of, columns

_SHARE = 0.42
"""Width of the panel, as a share of the window's width."""

_HERE, _ELSEWHERE = "\N{BLACK RIGHT-POINTING TRIANGLE} ", "\N{NO-BREAK SPACE} "
_HANGING = 2
"""Indent of a line of code, and further indent of its wrapped rest, in characters."""


class CodePanel(QTextEdit):
    """Panel with a piece of code, whose current line is bold and has a triangle before it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("code")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._presented = False
        self._code: Code | None = None

    def show_presented(self, *, presented: bool) -> None:
        """Sets a font for a projector if `presented`, else for the screen."""
        self._presented = presented
        self.settle()

    def show_line(self, at: CodeLine | None) -> None:
        """Shows the piece of code of a step, and announces its current line."""
        self._code = None if at is None or self.isHidden() else code_of(at)
        self.setAccessibleName(self.said)
        self._write()

    @property
    def said(self) -> str:
        """Text of the current line."""
        code = self._code
        if code is None:
            return _("No code belongs to this step.")
        text = code.lines[code.current].strip()
        said = _("Code, line {0} of {1}: {2}")
        return said.format(code.current + 1, len(code.lines), text)

    def _write(self) -> None:
        """Writes the code in the largest legible font in which all its lines fit."""
        if self.isHidden():
            return
        least, size = self._least, self._largest
        self._set(size)
        while size > least and self.document().size().height() > self.viewport().height():
            size -= 1
            self._set(size)
        self.ensureCursorVisible()

    def _set(self, size: int) -> None:
        code, theme = self._code, theme_of(self)
        lines = () if code is None else code.lines
        self.clear()
        cursor = QTextCursor(self.document())
        font = fixed_font(size)
        character = QFontMetricsF(font).horizontalAdvance("m")
        look = QTextCharFormat()
        look.setFont(font)
        look.setForeground(QColor(theme.faint))
        if code is None:
            cursor.insertText(self.said, look)
        look.setForeground(QColor(theme.ink))
        current = QTextCursor(cursor)
        for number, line in enumerate(lines):
            here, text = code is not None and number == code.current, line.lstrip()
            block = QTextBlockFormat()
            block.setLeftMargin((len(line) - len(text) + _HANGING) * character)
            block.setTextIndent(-_HANGING * character)
            if here:
                block.setBackground(QColor(pale(theme.accent, theme)))
            look.setFontWeight(QFont.Weight.Bold if here else QFont.Weight.Normal)
            if number:
                cursor.insertBlock(block)
            else:
                cursor.setBlockFormat(block)
            cursor.insertText((_HERE if here else _ELSEWHERE) + text, look)
            if here:
                current = QTextCursor(cursor)
        self.setTextCursor(current)

    @property
    def _least(self) -> int:
        return SMALL if self._presented else legible(SMALL)

    @property
    def _largest(self) -> int:
        """Returns the largest font size in pixels in which no line of any piece of code wraps."""
        letters = "m" * (columns() + _HANGING)
        width = QFontMetricsF(fixed_font(100)).horizontalAdvance(letters) / 100
        return max(self._least, int(self.window().width() * _SHARE / width))

    def settle(self) -> None:
        """Sets the panel's width to its share of the window's width."""
        self.setFixedWidth(int(self.window().width() * _SHARE))
        self._write()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.settle()
