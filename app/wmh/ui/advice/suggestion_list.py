"""The ranked list as it is seen, or the reason why there is none."""

from dataclasses import dataclass

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from wmh.engine.answer import Advice, Suggestion
from wmh.engine.strategy.strategies import Strategy
from wmh.ui.advice.ranking_text import covered_text, more
from wmh.ui.advice.suggestions import (
    SuggestionDelegate,
    SuggestionModel,
    SuggestionRole,
    row_height,
)
from wmh.ui.look.theme import theme_of
from wmh.ui.parts.announce import announce
from wmh.ui.parts.shortcuts import for_board

translate = QCoreApplication.translate

_POINTING_MS = 700
"""How long after its last move the pointer may still be about to click."""


@dataclass(frozen=True, slots=True)
class Listed:
    """What a list shows: suggestions to a question, and what is said of those it leaves out."""

    question: object
    suggestions: tuple[Suggestion, ...]
    more: str
    strategy: Strategy
    covered: int = 0
    """How many rows follow whose words are not to be seen."""


class SuggestionList(QListView):
    """Shows suggestions; reports which one is taken, and lets keys pass that are the board's."""

    taken = Signal(str)
    selected = Signal(str)
    """The word that is now selected; empty where none is."""
    left = Signal()
    """A wish to go back to the board."""

    def __init__(
        self,
        parent: QWidget | None = None,
        rows: SuggestionModel | None = None,
        painter: SuggestionDelegate | None = None,
    ) -> None:
        """`rows` and `painter` are of those that know more of a suggestion."""
        super().__init__(parent)
        self._rows = rows or SuggestionModel(self)
        self._painter = painter or SuggestionDelegate(self)
        self.setModel(self._rows)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setObjectName("suggestions")
        self.setAccessibleName(translate("SuggestionList", "Suggestions"))
        self.doubleClicked.connect(self._take)
        self.selectionModel().currentChanged.connect(self._tell)
        self._shown: Listed | None = None
        self._held: Listed | None = None
        self._settling = False
        self._told: str | None = None
        self._pointing = QTimer(self, singleShot=True, interval=_POINTING_MS)
        self._pointing.timeout.connect(self._let_go)
        self._measure()

    def show_advice(self, advice: Advice, rows: int | None = None) -> None:
        """The suggestions of an advice; if `rows` is not None, those below so many are covered."""
        shown = advice.suggestions[:rows]
        covered = len(advice.suggestions) - len(shown)
        strategy = advice.question.strategy
        self.show_listed(Listed(advice.question, shown, more(advice), strategy, covered))

    def show_listed(self, listed: Listed) -> None:
        """Other suggestions.

        Better ones to the same question pull no row from under the hand: they wait while the
        pointer moves over the list.
        """
        shown = self._shown
        better = shown is not None and listed.question == shown.question
        as_covered = shown is not None and listed.covered == shown.covered
        if better and as_covered and self._pointing.isActive():
            self._held = listed
        else:
            self._show(listed, better=better)

    def clear(self) -> None:
        """No word is to be seen, nor to come back."""
        self._held = self._shown = None
        self._rows.show((), "")

    def _show(self, listed: Listed, *, better: bool) -> None:
        self._settling = True
        self._held, before, self._shown = None, self._shown, listed
        suggestions = listed.suggestions
        bar = self.verticalScrollBar()
        word, place, scrolled = self.word, self.visualRect(self.currentIndex()).y(), bar.value()
        if not better:
            self.setCurrentIndex(QModelIndex())
        self._rows.show(suggestions, listed.more, listed.strategy, listed.covered)
        self._measure()
        if not better:
            self.scrollToTop()
            if suggestions and self.hasFocus():
                self.setCurrentIndex(self._rows.index(0))
        else:
            row = self._rows.row_of(word)
            index = QModelIndex() if row is None else self._rows.index(row)
            self.setCurrentIndex(index)
            bar.setValue(scrolled)
            if row is not None:
                # As far as the list reaches, the word also stays where it was seen.
                bar.setValue(scrolled + self.visualRect(index).y() - place)
            if before is not None and suggestions and 0 < listed.covered < before.covered:
                self.scrollTo(self._rows.index(len(suggestions) - 1))
        self._settling = False
        self._tell()
        self._say(listed, before)

    def _say(self, listed: Listed, before: Listed | None) -> None:
        """That words are covered, and which one no longer is."""
        covered = listed.covered
        self.setAccessibleName(
            translate("SuggestionList", "Suggestions, {0} of them covered").format(covered)
            if covered
            else translate("SuggestionList", "Suggestions")
        )
        if before is not None and before.covered == covered:
            return
        if covered and listed.suggestions:
            shown = self._rows.index(len(listed.suggestions) - 1)
            announce(self, str(shown.data(Qt.ItemDataRole.AccessibleTextRole)))
        elif covered:
            announce(self, covered_text(first=True))

    def _measure(self) -> None:
        self.setMinimumHeight(3 * row_height())
        rows = range(len(self._rows.suggestions))
        self._painter.measure([self._rows.index(row) for row in rows])

    @Slot()
    def _let_go(self) -> None:
        if self._held is not None:
            self._show(self._held, better=True)

    def show_waiting(self, *, waiting: bool) -> None:
        """Fade while the answer shown is no longer the newest."""
        self._painter.waiting = waiting
        self.setAccessibleDescription(
            translate("SuggestionList", "A newer answer is on its way.") if waiting else ""
        )
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._measure()
            self.scheduleDelayedItemsLayout()  # Pegs are not as wide as words.

    def enter(self) -> None:
        """Take the keyboard, with a suggestion selected."""
        if self._rows.suggestions:
            if not self.currentIndex().isValid():
                self.setCurrentIndex(self._rows.index(0))
            self.setFocus()

    @property
    def word(self) -> str | None:
        """The selected suggestion."""
        row = self.currentIndex().row()
        return self._rows.suggestions[row].word if 0 <= row < len(self._rows.suggestions) else None

    @property
    def lines(self) -> list[str]:
        """Rank, word and score of each row, as shown."""
        rows = map(self._rows.index, range(len(self._rows.suggestions)))
        return [
            f"{each.rank}\t{each.word}\t{row.data(SuggestionRole.SCORE)}"
            for each, row in zip(self._rows.suggestions, rows, strict=True)
        ]

    def sizeHint(self) -> QSize:
        return QSize(0, (4 if theme_of(self).scale >= 1 else 3) * row_height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not event.isAutoRepeat():
                    self._take(self.currentIndex())
            case Qt.Key.Key_Up if self.currentIndex().row() <= 0:
                self.left.emit()
            case Qt.Key.Key_End if self._rows.suggestions:
                # Qt would stop at the line after them, which cannot be selected.
                self.setCurrentIndex(self._rows.index(len(self._rows.suggestions) - 1))
            case _ if for_board(event):
                event.ignore()
            case _:
                super().keyPressEvent(event)

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
        if not self._settling and self.word != self._told:
            self._told = self.word
            self.selected.emit(self.word or "")

    @Slot()
    def take(self) -> None:
        """The selected suggestion."""
        self._take(self.currentIndex())

    @Slot(QModelIndex)
    def _take(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self._rows.suggestions):
            self.taken.emit(self._rows.suggestions[index.row()].word)
