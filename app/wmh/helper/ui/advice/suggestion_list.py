"""Widget of the ranked list of suggestions."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QMimeData, QPoint, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wmh.base.text.phrases import _
from wmh.engine.answer import Advice
from wmh.helper.capitals import capital
from wmh.helper.ui.advice.ranking_text import covered_text, more
from wmh.helper.ui.advice.suggestions import (
    CoveredRow,
    ListRow,
    MoreRow,
    RankedPainter,
    RankedRow,
    ranked_rows,
    row_height,
)
from wmh.helper.ui.frame.dragging import DragOut, text_data
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.value_list import ValueList, ValueModel

_POINTING_MS = 700
"""Milliseconds after the pointer's last move within which the user may still click."""


@dataclass(frozen=True, slots=True)
class ListContents:
    """Contents of a list: the suggestions for a question, and a remark about the words left out."""

    question: object
    ranked: tuple[RankedRow, ...]
    more: str
    covered: int = 0
    """Number of rows after the suggestions whose words are covered."""

    @property
    def rows(self) -> tuple[ListRow, ...]:
        above = len(self.ranked)
        covered = (CoveredRow(above + n, first=not n) for n in range(self.covered))
        return *self.ranked, *covered, *((MoreRow(self.more),) if self.more else ())


class SuggestionList(ValueList[ListRow]):
    """List of suggestions that reports the word taken, and passes the board's keys on to it."""

    taken = Signal(str)
    selected = Signal(str)
    """Emitted with the selected word, empty if none is; also after another word leads the list."""
    measured = Signal(int)
    """Emitted with the width in pixels that a wide list has to the right of its rows."""

    painted_by: type[RankedPainter] = RankedPainter

    def __init__(self, parent: QWidget | None = None) -> None:
        rows = ValueModel[ListRow](_text, _spoken_text, _tip, key=_key, selectable=_is_ranked)
        super().__init__(rows, parent, self._tell_taken)
        self._painter = self.painted_by(self)
        self.setItemDelegate(self._painter)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setObjectName("suggestions")
        self.setAccessibleName(_("Suggestions"))
        self.selectionModel().currentChanged.connect(self._tell)
        self._shown: ListContents | None = None
        self._held: ListContents | None = None
        self._newest: ListContents | None = None
        """Contents as `show_listed` got them, before `show_next` moves a word to the first row."""
        self._first = ""
        self._settling = False
        self._told: tuple[str | None, str | None] = None, None
        self._dragging: DragOut | None = None
        self._pointing = QTimer(self, singleShot=True, interval=_POINTING_MS)
        self._pointing.timeout.connect(self._let_go)
        self.measure()

    def _data_at(self, place: QPoint) -> QMimeData | None:
        """The word at a place as data for dragging, in capitals; None if there is no word."""
        row = self.indexAt(place).row()
        value = self.rows.value_at(row) if self.rows.selectable(row) else None
        return text_data(capital(value.text)) if isinstance(value, RankedRow) else None

    def show_advice(self, advice: Advice, rows: int | None = None) -> None:
        """Shows the suggestions of an advice.

        If `rows` is a number, the words below so many rows are covered.
        """
        shown = advice.suggestions[:rows]
        covered = len(advice.suggestions) - len(shown)
        above = ranked_rows(shown, advice.question.strategy)
        self.show_listed(ListContents(advice.question, above, more(advice), covered))

    def show_listed(self, listed: ListContents) -> None:
        """Shows these contents.

        Better suggestions for the same question wait while the pointer moves over the list, so that
        no row moves away under a click.
        """
        shown = self._shown
        better = shown is not None and listed.question == shown.question
        as_covered = shown is not None and listed.covered == shown.covered
        if better and as_covered and self._pointing.isActive():
            self._held = listed
        else:
            self._show(listed, better=better)

    def show_next(self, word: str, first: str) -> None:
        """Highlights `word`, which a single key takes; if it is "", the first row.

        If `first` is not "", this word is moved to the first row.
        """
        if word != self._painter.next:
            self._painter.next = word
            self.viewport().update()
        if first != self._first:
            self._first = first
            if self._newest is not None:
                self._show(self._newest, better=True)

    def clear(self) -> None:
        """Removes all words, also those of contents that wait to be shown."""
        self._held = self._shown = self._newest = None
        self.rows.show(())

    def _show(self, listed: ListContents, *, better: bool) -> None:
        if self._dragging is None:  # Naming the viewport makes classes that no first picture needs.
            self._dragging = DragOut(self.viewport(), self._data_at)
        self._settling = True
        self._newest = listed
        listed = _led_by(self._first, listed)
        self._held, before, self._shown = None, self._shown, listed
        bar = self.verticalScrollBar()
        word, place, scrolled = self.word, self.visualRect(self.currentIndex()).y(), bar.value()
        if not better:
            self.select_row(None)
        self.rows.show(listed.rows)
        self.measure()
        if not better:
            self.scrollToTop()
            if listed.ranked and self.hasFocus():
                self.select_row(0)
        else:
            words = [row.text for row in listed.ranked]
            row = words.index(word) if word in words else None
            self.select_row(row)
            bar.setValue(scrolled)
            if row is not None:
                # As far as the list reaches, the word also stays where it was seen.
                bar.setValue(scrolled + self.visualRect(self.rows.index(row)).y() - place)
            if before is not None and listed.ranked and 0 < listed.covered < before.covered:
                self.scrollTo(self.rows.index(len(listed.ranked) - 1))
        self._settling = False
        self._tell()
        self._say(listed, before)

    def _say(self, listed: ListContents, before: ListContents | None) -> None:
        """Announces that words are covered, or the word that was just uncovered."""
        covered = listed.covered
        self.setAccessibleName(
            _("Suggestions, {0} of them covered").format(covered) if covered else _("Suggestions")
        )
        if before is not None and before.covered == covered:
            return
        if covered and listed.ranked:
            announce(self, listed.ranked[-1].spoken)
        elif covered:
            announce(self, covered_text(first=True))

    def measure(self) -> None:
        self.setMinimumHeight(3 * row_height())
        self._painter.measure(self._ranked)
        self.measured.emit(self._painter.unused_width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measured.emit(self._painter.unused_width)

    def line_height(self) -> int:
        return row_height()

    @property
    def _ranked(self) -> tuple[RankedRow, ...]:
        return () if self._shown is None else self._shown.ranked

    @Slot()
    def _let_go(self) -> None:
        if self._held is not None:
            self._show(self._held, better=True)

    def show_waiting(self, *, waiting: bool) -> None:
        """Fades the list while it is outdated and the next answer is computed."""
        super().show_waiting(waiting=waiting)
        self.setAccessibleDescription(_("A newer answer is on its way.") if waiting else "")

    @property
    def word(self) -> str | None:
        """The selected suggestion's word; None if none is selected."""
        row = self.selected_value
        return row.text if row is not None else None

    @property
    def leading(self) -> str | None:
        """Word of the first row."""
        return self._ranked[0].text if self._ranked else None

    @property
    def lines(self) -> list[str]:
        """Rank, word and score of each row, as a line of text."""
        return [f"{row.suggestion.rank}\t{row.text}\t{row.score}" for row in self._ranked]

    def sizeHint(self) -> QSize:
        """Returns the smallest useful size, since spare room goes to the board first."""
        return QSize(0, 3 * row_height())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointing.start()
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointing.start()
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._pointing.stop()
        self._let_go()
        super().leaveEvent(event)

    @Slot()
    def _tell(self) -> None:
        told = self.word, self.leading
        if not self._settling and told != self._told:
            self._told = told
            self.selected.emit(self.word or "")

    @Slot()
    def take_first(self) -> None:
        """Takes the first word of the list, if words are shown."""
        if self.isVisible() and self._ranked:
            self.taken.emit(self._ranked[0].text)

    def take(self) -> None:
        """Takes the selected suggestion."""
        self.take_at(self.currentIndex())

    def _tell_taken(self, row: ListRow) -> None:
        self.taken.emit(row.text)


def _led_by(word: str, listed: ListContents) -> ListContents:
    """Returns the contents with a word moved to the first row, if the list has the word."""
    ranked = listed.ranked
    place = next((n for n, row in enumerate(ranked) if row.text == word), 0)
    if not place:
        return listed
    order = (ranked[place], *ranked[:place], *ranked[place + 1 :])
    ranks = (row.suggestion.rank for row in ranked)
    rows = tuple(
        replace(row, suggestion=replace(row.suggestion, rank=rank))
        for row, rank in zip(order, ranks, strict=True)
    )
    return replace(listed, ranked=rows)


def _text(row: ListRow) -> str:
    return row.text


def _spoken_text(row: ListRow) -> str:
    return row.spoken


def _tip(row: ListRow) -> str:
    return row.tip


def _key(row: ListRow) -> object:
    match row:
        case RankedRow():
            return row.text
        case CoveredRow():
            return row.rank
        case MoreRow():
            return None


def _is_ranked(row: ListRow) -> bool:
    return isinstance(row, RankedRow)
