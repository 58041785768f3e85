"""The code beside the picture of a lesson, with the line that its step is at."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
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

from wmh.helper.ui.look.theme import SMALL, fixed_font, legible, pale, theme_of
from wmh.teach.code import Code, CodeLine, code_of

translate = QCoreApplication.translate

_SHARE, _COLUMNS, _LEAST_COLUMNS = 0.42, 48, 30
"""Of the width of the window, and how many characters are to have room in a line: as many as the
longest line of the code has, between these bounds."""

_HERE, _ELSEWHERE = "\N{BLACK RIGHT-POINTING TRIANGLE} ", "\N{NO-BREAK SPACE} "
_HANGING = 2
"""Characters; what goes on below begins under what is before it."""


class CodePanel(QTextEdit):
    """The current line has a triangle before it, stands on another ground, and is bold."""

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
        """Then it is as large as there is room for, however far away it is read."""
        self._presented = presented
        self.settle()

    def show_line(self, at: CodeLine | None) -> None:
        """The code of a step; a screen reader is told its line."""
        self._code = None if at is None or self.isHidden() else code_of(at)
        self.setAccessibleName(self.said)
        self._write()

    @property
    def said(self) -> str:
        """The line that the step is at."""
        code = self._code
        if code is None:
            return translate("CodePanel", "No code belongs to this step.")
        text = code.lines[code.current].strip()
        said = translate("CodePanel", "Code, line {0} of {1}: {2}")
        return said.format(code.current + 1, len(code.lines), text)

    def _write(self) -> None:
        """In type that all lines have room in, if it can be read."""
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
        title = self.said
        if code is not None:
            title = translate("CodePanel", "{0} in {1}").format(code.name, code.file)
        self.clear()
        cursor = QTextCursor(self.document())
        font = fixed_font(size)
        character = QFontMetricsF(font).horizontalAdvance("m")
        look = QTextCharFormat()
        look.setFont(font)
        look.setForeground(QColor(theme.faint))
        cursor.insertText(title, look)
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
            cursor.insertBlock(block)
            cursor.insertText((_HERE if here else _ELSEWHERE) + text, look)
            if here:
                current = QTextCursor(cursor)
        self.setTextCursor(current)

    @property
    def _least(self) -> int:
        return SMALL if self._presented else legible(SMALL)

    @property
    def _largest(self) -> int:
        """The largest type in which most lines have room."""
        lines = () if self._code is None else self._code.lines
        longest = max(map(len, lines), default=_COLUMNS) + _HANGING
        columns = min(max(longest, _LEAST_COLUMNS), _COLUMNS)
        width = QFontMetricsF(fixed_font(100)).horizontalAdvance("m" * columns) / 100
        return max(self._least, int(self.window().width() * _SHARE / width))

    def settle(self) -> None:
        """In a window of this width."""
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
