"""Page of manual edits: words that the user adds, removes, or marks as offensive."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QWidget

from wmh.base.text.phrases import _
from wmh.helper.lists.titles import list_title
from wmh.helper.suggester import Suggester
from wmh.helper.ui.lexica.facts_text import title_label
from wmh.helper.ui.lexica.hand_changes import OPPOSITE, Change, changing, reading
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_button, plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row

if TYPE_CHECKING:
    from wmh.helper.lists.hand import HandEdits


_CHANGE = Qt.ItemDataRole.UserRole


class HandPage(QWidget):
    """Field for words, a button for each kind of edit, and the edits made, each with undo."""

    changed = Signal(str)
    """Emitted with the name of the edited word list."""
    left = Signal()

    def __init__(self, suggester: Suggester, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = ""
        self._read = suggester.task_channel(self._show_hand, self._object)
        self._work = suggester.task_channel(self._show_change, self._object)
        self._title = title_label(self)
        self._words = QLineEdit(self)
        self._words.setObjectName("by_hand")
        self._words.setAccessibleName(_("Words to add, leave out or mark as offensive"))
        self._words.setPlaceholderText(_("words, separated by spaces"))
        self._words.returnPressed.connect(self._add)
        self._said = plain_label(self, "said")
        self._list = QListWidget(self)
        self._list.setObjectName("changes")
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setAccessibleName(_("Words changed by hand"))
        self._list.currentItemChanged.connect(self._show_buttons)
        self._back = plain_button(_("&Take back (Del)"), self, self._take_back)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self._list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._take_back)
        self._leave = plain_button(_("Bac&k to the facts"), self, self.left, name="flat")
        self._lay_out()

    def _lay_out(self) -> None:
        deeds = (
            plain_button(text, self, partial(self._do, change), tip=tip)
            for change, text, tip in _deeds()
        )
        in_column(
            self._title,
            self._words,
            in_row(*deeds, REST, spacing=8),
            self._said,
            (self._list, 1),
            in_row(self._back, REST, self._leave),
            on=self,
            margins=(16, 14, 16, 16),
            spacing=10,
        )

    @property
    def name(self) -> str:
        """Name of the word list that is edited; "" before one is set."""
        return self._name

    def show_name(self, name: str, word: str = "") -> None:
        """Sets the word list that is edited, and puts a word into the field."""
        self._name = name
        say(self._title, _("Words by hand: {0}").format(list_title(name)))
        say(self._said, "")
        self._read.do(partial(reading, name))
        self._words.setText(word)
        self._words.setFocus()

    @Slot(object)
    def _show_hand(self, hand: "HandEdits") -> None:
        row = self._list.currentRow()
        self._list.clear()
        for change, text in _done():
            for word in getattr(hand, change):
                item = QListWidgetItem(text.format(word), self._list)
                item.setData(_CHANGE, (change, word))
        self._list.setCurrentRow(min(max(row, 0), self._list.count() - 1))
        if not self._list.count():
            say(
                self._said,
                _(
                    "No manual changes yet. They stay when the word list is updated.",
                ),
            )
        self._show_buttons()

    @Slot(object)
    def _show_change(self, hand: "HandEdits") -> None:
        said = _("Done.")
        say(self._said, said)
        announce(self, said)
        self._words.clear()
        self._show_hand(hand)
        self.changed.emit(self._name)

    @Slot(object)
    def _object(self, error: Exception) -> None:
        text = objection(error)
        say(self._said, text)
        announce(self, text)

    @Slot()
    def _show_buttons(self) -> None:
        self._back.setEnabled(self._list.currentRow() >= 0)

    @Slot()
    def _add(self) -> None:
        self._do(Change.ADDED)

    def _do(self, change: Change, *_checked: bool) -> None:
        words = self._words.text().replace(",", " ").split()
        if not words:
            say(self._said, _("Type the words first."))
            self._words.setFocus()
            return
        self._begin(change, tuple(words))

    @Slot()
    def _take_back(self) -> None:
        if self._list.currentRow() >= 0:
            change, word = self._list.currentItem().data(_CHANGE)
            self._begin(OPPOSITE[change], (word,))

    def _begin(self, change: Change, words: tuple[str, ...]) -> None:
        say(self._said, _("A moment …"))
        self._work.do(partial(changing, self._name, change, words))


def _deeds() -> tuple[tuple[Change, str, str], ...]:
    return (
        (
            Change.ADDED,
            _("&Add"),
            _("Adds these words to the word list"),
        ),
        (
            Change.DROPPED,
            _("Leave &out"),
            _("Removes these words from the word list"),
        ),
        (
            Change.FLAGGED,
            _("O&ffensive"),
            _("Known, but suggested only if offensive words are allowed"),
        ),
        (
            Change.UNFLAGGED,
            _("&Not offensive"),
            _("Suggested as any other word"),
        ),
    )


def _done() -> tuple[tuple[Change, str], ...]:
    return (
        (Change.ADDED, _("{0}: added")),
        (Change.DROPPED, _("{0}: left out")),
        (Change.FLAGGED, _("{0}: offensive")),
        (Change.UNFLAGGED, _("{0}: no longer offensive")),
    )
