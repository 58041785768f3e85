"""The ranked list as it is seen, or the reason why there is none."""

from PySide6.QtCore import QCoreApplication, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from app.engine.answer import Suggestion
from app.ui.suggestions import SuggestionDelegate, SuggestionModel
from app.ui.theme import Theme

translate = QCoreApplication.translate


class SuggestionList(QListView):
    """Shows suggestions; reports which one is taken, and keys that are meant for the board."""

    taken = Signal(str)
    left = Signal()
    """A wish to go back to the board."""
    typed = Signal(QKeyEvent)
    """A key that means nothing here."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = SuggestionModel(self)
        self._painter = SuggestionDelegate(theme, self)
        self.setModel(self._rows)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMinimumHeight(3 * 32)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setObjectName("suggestions")
        self.setAccessibleName(translate("SuggestionList", "Suggestions"))
        self.doubleClicked.connect(self._take)

    def show_suggestions(self, suggestions: tuple[Suggestion, ...], more: str) -> None:
        self._painter.measure([suggestion.word for suggestion in suggestions])
        self._rows.show(suggestions, more)
        self.scrollToTop()
        if suggestions and self.hasFocus():
            self.setCurrentIndex(self._rows.index(0))

    def show_waiting(self, *, waiting: bool) -> None:
        """Fade while the answer shown is no longer the newest."""
        self._painter.waiting = waiting
        self.setAccessibleDescription(
            translate("SuggestionList", "A newer answer is on its way.") if waiting else ""
        )
        self.viewport().update()

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._painter.theme = theme
        self.viewport().update()

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

    def sizeHint(self) -> QSize:
        return QSize(0, 4 * 32)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        match key:
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not event.isAutoRepeat():
                    self._take(self.currentIndex())
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Up if self.currentIndex().row() == 0:
                self.left.emit()
            case Qt.Key.Key_End if self._rows.suggestions:
                # Qt would stop at the line after them, which cannot be selected.
                self.setCurrentIndex(self._rows.index(len(self._rows.suggestions) - 1))
            case Qt.Key.Key_Backspace:
                self.typed.emit(event)
            case _ if text.strip() and text.isprintable() and not event.modifiers() & _COMMANDS:
                self.typed.emit(event)
            case _:
                super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _take(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self._rows.suggestions):
            self.taken.emit(self._rows.suggestions[index.row()].word)


_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
