"""A list of words with what each is worth."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal, Slot
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
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from wmh.ui.look.theme import SMALL, figure_font, legible, scaled, text_font, theme_of
from wmh.ui.parts.layout import WORDS
from wmh.ui.parts.numbers import plural
from wmh.ui.rack.word_rows import BAR, EDGE, HEIGHT, Rows, WordDelegate, WordModel, paint_figures

translate = QCoreApplication.translate

COPY_LIST = "Ctrl+Shift+C"

_BATCH = 1_000
"""Rows that are laid out before somebody's next key is looked at."""


class WordHead(QWidget):
    """What the columns of a list are, above it."""

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
        paint_figures(
            painter, QRectF(self.rect()).adjusted(0, 0, -scaled(BAR + EDGE), 0), self._titles
        )


class ScoredList(QListView):
    """To be read, walked through and copied from.

    Wherever the focus is in its parent, COPY_LIST copies the list.
    """

    left = Signal()
    """A wish to go back to where one types."""
    typed = Signal(QKeyEvent)
    """A key that means nothing here."""
    copied = Signal(str)
    """What was copied, in a sentence."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = WordModel(self)
        self._painter = WordDelegate(self)
        self.setModel(self._rows)
        self.setItemDelegate(self._painter)
        self.setAccessibleName(name)
        self.setLayoutDirection(WORDS)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        self.setMinimumHeight(3 * legible(HEIGHT))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        copy = QShortcut(QKeySequence(COPY_LIST), parent)
        copy.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        copy.activated.connect(self.copy_list)

    def sizeHint(self) -> QSize:
        return QSize(0, 8 * legible(HEIGHT))

    def show_rows(self, rows: Rows, widest_sign: str) -> None:
        self._painter.sign_width = QFontMetricsF(figure_font()).horizontalAdvance(widest_sign)
        self._rows.show(rows)
        self.scrollToTop()

    def show_waiting(self, *, waiting: bool) -> None:
        """Fade while what is shown is no longer the newest."""
        self._painter.waiting = waiting
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.setMinimumHeight(3 * legible(HEIGHT))

    @Slot()
    def enter(self) -> None:
        """Take the keyboard, with a word selected."""
        first = self._first()
        if first is not None and not self.currentIndex().isValid():
            self.setCurrentIndex(self._rows.index(first))
        if first is not None:
            self.setFocus()

    @Slot()
    def copy_word(self) -> None:
        """The selected word."""
        number = self.currentIndex().row()
        if number < 0:
            self.copied.emit(translate("WordList", "Select a word in the list first."))
            return
        word = self._rows.row(number).word
        QGuiApplication.clipboard().setText(word)
        self.copied.emit(translate("WordList", "{0} is in the clipboard.").format(word.upper()))

    @Slot()
    def copy_list(self) -> None:
        """Every word, each on a line of its own."""
        rows = map(self._rows.row, range(self._rows.rowCount()))
        words = [row.word for row in rows if row.word]
        if not words:
            self.copied.emit(translate("WordList", "There is no word to copy."))
            return
        QGuiApplication.clipboard().setText("\n".join(words))
        self.copied.emit(
            plural(
                "WordList",
                "1 word is in the clipboard.",
                "{0} words are in the clipboard.",
                len(words),
            )
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_word()
        elif key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Up and self._at_top()):
            self.left.emit()
        elif key == Qt.Key.Key_Backspace or (text.isprintable() and text.strip()):
            self.typed.emit(event)
        else:
            super().keyPressEvent(event)

    def _at_top(self) -> bool:
        number, first = self.currentIndex().row(), self._first()
        return first is None or number <= first

    def _first(self) -> int | None:
        """The first row that is no heading."""
        rows = range(self._rows.rowCount())
        return next((number for number in rows if self._rows.row(number).word), None)
