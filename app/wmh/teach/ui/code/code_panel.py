"""Panel with the code that belongs to a step, with the current line marked."""

from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextEdit, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.look.theme import fixed_font, pale, theme_of
from wmh.teach.code import Code, CodeLine, code_of
from wmh.teach.ui.code.code_place import CodePlace

_HERE, _ELSEWHERE = "\N{BLACK RIGHT-POINTING TRIANGLE} ", "\N{NO-BREAK SPACE} "
_HANGING = 2
"""Indent of a line of code, and further indent of its wrapped rest, in characters."""

_SPARE = 2
"""Pixels that a text needs besides its letters and margins."""


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
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._code: Code | None = None
        self._size = 0
        self._sizes: dict[tuple[int, int, int], QSize] = {}

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
            return self._no_code
        text = code.lines[code.current].strip()
        said = _("Code, line {0} of {1}: {2}")
        return said.format(code.current + 1, len(code.lines), text)

    @property
    def _no_code(self) -> str:
        return _("No code belongs to this step.")

    def size_for(self, lines: int, columns: int, font_size: int) -> QSize:
        """Returns the size in pixels of this many lines and columns of code in a font size."""
        if not lines:
            lines, columns = 1, len(self._no_code)
        known = self._sizes.get((lines, columns, font_size))
        if known is not None:
            return known
        font = fixed_font(font_size)
        font.setBold(True)
        metrics, margins = QFontMetricsF(font), 2 * self.document().documentMargin() + _SPARE
        width = metrics.horizontalAdvance("m" * (columns + _HANGING)) + margins
        size = QSize(ceil(width), ceil(lines * ceil(metrics.lineSpacing()) + margins))
        self._sizes[lines, columns, font_size] = size
        return size

    def show_place(self, place: CodePlace) -> None:
        """Takes the size of its place, and shows the code in the place's font size."""
        if (place.font_size, place.size) != (self._size, self.size()):
            self._size = place.font_size
            self.setFixedSize(place.size)
            self._write()

    def _write(self) -> None:
        if not self.isHidden() and self._size:
            self._set(self._size)
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._write()
