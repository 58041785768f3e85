"""List of words with their figures, such as scores."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.helper.capitals import capital
from wmh.helper.ui.advice.suggestions import word_font
from wmh.helper.ui.look.theme import (
    LARGE,
    SMALL,
    figure_font,
    legible,
    mix,
    scale_length,
    text_font,
    theme_of,
)
from wmh.helper.ui.parts.layout import WORDS
from wmh.helper.ui.parts.value_list import RowPainter, RowValues, ValueList, ValueModel
from wmh.helper.ui.rack.found_text import WordRow

COPY_LIST = "Ctrl+Shift+C"

_HEIGHT, _EDGE, _BAR = 30, 6, 12
_GAP = 12
_COLUMN, _BETWEEN = 52, 8
"""Least width of a column of figures, and the gap before it, in pixels."""

_BATCH = 1_000
"""Number of rows that are laid out in one pass of the event loop."""


class WordHead(QWidget):
    """Headings above the columns of a list."""

    def __init__(self, titles: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._titles = titles
        self.setFixedHeight(legible(20))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.setFixedHeight(legible(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(text_font(SMALL))
        painter.setPen(QColor(theme_of(self).faint))
        line = QRectF(self.rect()).adjusted(0, 0, -scale_length(_BAR + _EDGE), 0)
        _paint_figures(painter, line, self._titles, column_widths(self._titles))


class ScoredList(ValueList[WordRow]):
    """List to be read, with columns of figures below `titles`, if there are any.

    The key COPY_LIST copies the list, wherever the focus is in its parent.
    """

    typed = Signal(QKeyEvent)
    """Emitted with the event of a key that the list does not use."""
    copied = Signal(str)
    """Emitted with a sentence on the text that was copied."""

    def __init__(self, name: str, parent: QWidget, titles: tuple[str, ...] = ("",)) -> None:
        super().__init__(ValueModel(_text, _spoken_text, _spoken_text, selectable=_is_word), parent)
        self._titles = titles
        self._sign_width = 0.0
        self.setItemDelegate(RowPainter(self, self._paint, self._size))
        self.setAccessibleName(name)
        self.setLayoutDirection(WORDS)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        copy = QShortcut(QKeySequence(COPY_LIST), parent)
        copy.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        copy.activated.connect(self.copy_list)
        self.measure()

    def sizeHint(self) -> QSize:
        return QSize(0, 8 * legible(_HEIGHT))

    def measure(self) -> None:
        self.setMinimumHeight(3 * legible(_HEIGHT))

    def show_rows(self, rows: RowValues[WordRow], widest_sign: str) -> None:
        """Shows rows; `widest_sign` is the widest sign that a row has."""
        self._sign_width = QFontMetricsF(figure_font()).horizontalAdvance(widest_sign)
        self.rows.show(rows)
        self.scrollToTop()

    @Slot()
    def copy_word(self) -> None:
        """Copies the selected word."""
        row = self.selected_value
        if row is None:
            self.copied.emit(_("Select a word in the list first."))
            return
        QGuiApplication.clipboard().setText(row.word)
        self.copied.emit(_("{0} is on the clipboard.").format(capital(row.word)))

    @Slot()
    def copy_list(self) -> None:
        """Copies all words, one on each line."""
        rows = map(self.rows.value_at, range(self.rows.rowCount()))
        words = [row.word for row in rows if row.word]
        if not words:
            self.copied.emit(_("There is no word to copy."))
            return
        QGuiApplication.clipboard().setText("\n".join(words))
        self.copied.emit(
            ngettext(
                "1 word is on the clipboard.",
                "{0} words are on the clipboard.",
                len(words),
            )
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_word()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Backspace or (text.isprintable() and text.strip()):
            self.typed.emit(event)
        else:
            super().keyPressEvent(event)

    def _size(self, _option: QStyleOptionViewItem, _row: WordRow) -> QSize:
        return QSize(scale_length(80), legible(_HEIGHT))

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, row: WordRow) -> None:
        """Draws sign, word and figures of a row; a blank is a small underlined letter."""
        painter.setLayoutDirection(WORDS)
        rect = QRectF(option.rect)
        rect.setWidth(self.width() - scale_length(_BAR))  # The same with and without a scroll bar.
        if row.word:
            self._paint_ground(painter, rect, option.state)
            self._paint_word(painter, rect, row)
        else:
            painter.setFont(text_font(SMALL, bold=True))
            painter.setPen(QColor(theme_of(self).faint))
            line = rect.adjusted(scale_length(_EDGE), 0, -scale_length(_EDGE), -scale_length(4))
            painter.drawText(line, Qt.AlignmentFlag.AlignBottom, row.spoken)

    def _paint_ground(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag) -> None:
        theme = theme_of(self)
        if state & QStyle.StateFlag.State_Selected:
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QColor(theme.accent) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(mix(theme.accent, theme.window, 0.18 if focused else 0.1))
            painter.drawRoundedRect(rect.adjusted(0.5, 1.5, -0.5, -1.5), 6, 6)

    def _paint_word(self, painter: QPainter, rect: QRectF, row: WordRow) -> None:
        theme = theme_of(self)
        middle = Qt.AlignmentFlag.AlignVCenter
        inner = rect.adjusted(scale_length(_EDGE), 0, -scale_length(_EDGE), 0)
        painter.setFont(figure_font())
        painter.setPen(QColor(theme.faint))
        painter.drawText(inner, middle, row.sign)
        inner.setLeft(inner.left() + self._sign_width + scale_length(_GAP))
        painter.setPen(QColor(theme.ink))
        widths = column_widths(self._titles)
        _paint_figures(painter, inner, row.figures, widths)
        inner.setRight(inner.right() - sum(widths[len(widths) - len(row.figures) :]))
        self._paint_pieces(painter, inner, row.pieces)

    def _paint_pieces(
        self, painter: QPainter, room: QRectF, pieces: Sequence[tuple[str, bool]]
    ) -> None:
        """Draws the letters of a word, smaller if there is little room; elides it if need be."""
        painter.setPen(QColor(theme_of(self).ink))
        middle = Qt.AlignmentFlag.AlignVCenter
        for size in (LARGE, SMALL):
            plain, under = word_font(), word_font(bold=False)
            plain.setPixelSize(legible(size))
            under.setPixelSize(legible(size))
            under.setUnderline(True)
            widths = [QFontMetricsF(under if b else plain).horizontalAdvance(t) for t, b in pieces]
            if sum(widths) <= room.width():
                break
        dots = QFontMetricsF(plain).horizontalAdvance("…")
        whole = sum(widths) <= room.width()
        end = room.right() if whole else room.right() - dots
        left = room.left()
        for (text, blank), width in zip(pieces, widths, strict=True):
            if left + width > end + 0.5:
                break
            painter.setFont(under if blank else plain)
            painter.drawText(QRectF(left, room.top(), width + 2, room.height()), middle, text)
            left += width
        if not whole:
            painter.setFont(plain)
            painter.drawText(QRectF(left, room.top(), dots + 2, room.height()), middle, "…")


def _is_word(row: WordRow) -> bool:
    return bool(row.word)


def _text(row: WordRow) -> str:
    return row.word or row.spoken


def _spoken_text(row: WordRow) -> str:
    return row.spoken


def column_widths(titles: Sequence[str]) -> list[float]:
    """Returns the widths in pixels of columns with these titles."""
    metrics = QFontMetricsF(text_font(SMALL))
    least, between = legible(_COLUMN), scale_length(_BETWEEN)
    return [max(least, metrics.horizontalAdvance(each) + between) for each in titles]


def _paint_figures(
    painter: QPainter, line: QRectF, figures: Sequence[str], widths: Sequence[float]
) -> None:
    """Draws figures right-aligned in their columns; the last column ends with the line."""
    beside = 0.0
    for text, width in zip(reversed(figures), reversed(widths), strict=False):
        column = line.adjusted(0, 0, -beside, 0)
        painter.drawText(column, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
        beside += width
