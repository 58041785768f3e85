"""Page of one word list: its facts, and actions that change it."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QWidget

from wmh.base.text.phrases import _
from wmh.helper.lists.titles import list_title
from wmh.helper.ui.lexica.facts_text import (
    FactsGrid,
    InstalledLexicon,
    facts_rows,
    hand_text,
    headline,
    letters,
    title_label,
    words,
)
from wmh.helper.ui.look.bar_chart import Bar, BarColumns
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button, plain_label, say
from wmh.helper.ui.parts.layout import REST, add_row, in_column, in_row
from wmh.helper.ui.parts.numbers import whole


class _Asking(QFrame):
    """Question in a frame on the page; Esc closes it."""

    left = Signal()
    """Emitted when the question is closed without an answer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("asking")
        self._question = plain_label(self, "question")
        self._leave = plain_button(_("Leave it (Esc)"), self, self.leave, name="flat")
        self._column = in_column(self._question, on=self, margins=(12, 10, 12, 10), spacing=8)
        self.hide()

    def _show_question(self, question: str) -> None:
        say(self._question, question)
        self.setAccessibleName(question)
        self.show()
        announce(self, question)

    @Slot()
    def leave(self) -> None:
        self.left.emit()  # First: hiding the focus would send it elsewhere.
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)


class AskToRemove(_Asking):
    """Question before a word list is removed, which says what would be lost."""

    agreed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._remove = plain_button(_("Remove it"), self, self._agree)
        add_row(self._column, self._remove, self._leave, REST)

    def ask(self, name: str) -> None:
        said = _("Remove {0} with the words added to it by hand? It cannot be brought back.")
        self._show_question(said.format(name))
        self._leave.setFocus()

    @Slot()
    def _agree(self) -> None:
        self.hide()
        self.agreed.emit()


class AskToRename(_Asking):
    """Question for the new name of a word list."""

    agreed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._before = ""
        self._name = QLineEdit(self)
        self._name.setAccessibleName(_("New name"))
        self._name.setObjectName("new_name")
        self._name.returnPressed.connect(self._agree)
        self._rename = plain_button(_("Rename"), self, self._agree)
        add_row(self._column, (self._name, 1), self._rename, self._leave)

    def ask(self, name: str) -> None:
        self._before = name
        self._show_question(_("A new name for {0}").format(name))
        self._name.setText(name)
        self._name.selectAll()
        self._name.setFocus()

    @Slot()
    def _agree(self) -> None:
        name = self._name.text().strip()
        if name and name != self._before:
            self.agreed.emit(name)
        else:
            self.leave()


class FactsPage(QWidget):
    """Facts of a word list, and the questions before it is removed or renamed."""

    used = Signal(str)
    rebuilt = Signal(str)
    words_wanted = Signal(str)
    """Emitted with the name of a list when the user wants to edit its words."""
    renamed = Signal(str, str)
    """Emitted with the old and the new name of a list."""
    removed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._listed: InstalledLexicon | None = None
        self._open = ""
        self._title = title_label(self)
        self._headline = plain_label(self, "facts_headline")
        self._chart = BarColumns(
            _("Words of each length", context="LengthChart"),
            _("Words by their number of letters"),
            self,
        )
        self._facts = FactsGrid("unit", self)
        self._use = plain_button(_("&Use this list"), self, name="primary")
        self._words = plain_button(_("&Words by hand …"), self)
        self._rename = plain_button(_("Re&name …"), self)
        self._rebuild = plain_button(_("&Build again"), self)
        self._remove = plain_button(_("&Remove …"), self)
        self._renaming = AskToRename(self)
        self._removing = AskToRemove(self)
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        self._use.clicked.connect(self._want_use)
        self._words.clicked.connect(self._want_words)
        self._rebuild.clicked.connect(self._want_rebuild)
        self._rename.clicked.connect(self._ask_name)
        self._remove.clicked.connect(self._ask_whether)
        self._renaming.agreed.connect(self._want_name)
        self._removing.agreed.connect(self._want_removal)
        self._renaming.left.connect(self._end_asking)
        self._removing.left.connect(self._end_asking)

    def _lay_out(self) -> None:
        in_column(
            self._title,
            self._headline,
            12,
            self._chart,
            12,
            self._facts,
            REST,
            12,
            self._renaming,
            self._removing,
            8,
            in_row(self._use, self._words, REST, spacing=8),
            4,
            in_row(self._rename, self._rebuild, self._remove, REST, spacing=8),
            on=self,
            margins=(16, 14, 16, 16),
            spacing=4,
        )

    def show_listed(self, listed: InstalledLexicon) -> None:
        if self._listed is None or listed.name != self._listed.name:
            self._renaming.hide()
            self._removing.hide()
        self._listed = listed
        say(self._title, list_title(listed.name))
        facts = listed.facts
        say(self._headline, listed.reason if facts is None else headline(facts))
        self._headline.setProperty("alert", facts is None)
        self._headline.style().polish(self._headline)
        self._chart.setVisible(facts is not None)
        if facts is not None:
            self._chart.show_bars(_bars(facts.words_per_length))
        self._show_facts(listed)
        for each in (self._rename, self._rebuild, self._remove):
            each.setVisible(listed.own)
        self._show_buttons()

    def show_open(self, name: str) -> None:
        """Sets the name of the list in use, which is marked."""
        self._open = name
        self._show_buttons()

    def _show_buttons(self) -> None:
        listed = self._listed
        if listed is None:
            return
        open_now = listed.name == self._open
        text = _("In use") if open_now else _("&Use this list")
        self._use.setText(text)
        self._use.setEnabled(listed.facts is not None and not open_now)
        self._words.setEnabled(listed.facts is not None)

    def _show_facts(self, listed: InstalledLexicon) -> None:
        rows = [] if listed.facts is None else list(facts_rows(listed.facts))
        if listed.hand is not None and (by_hand := hand_text(listed.hand)):
            rows.append((_("By hand"), by_hand))
        kept = _("Comes with the program") if not listed.own else str(listed.path)
        rows.append((_("Saved in"), kept))
        self._facts.show_pairs(rows)

    # What is wished

    @Slot()
    def _want_use(self) -> None:
        if self._listed is not None:
            self.used.emit(self._listed.name)

    @Slot()
    def _want_words(self) -> None:
        if self._listed is not None:
            self.words_wanted.emit(self._listed.name)

    @Slot()
    def _want_rebuild(self) -> None:
        if self._listed is not None:
            self.rebuilt.emit(self._listed.name)

    @Slot()
    def _ask_name(self) -> None:
        if self._listed is not None:
            self._removing.hide()
            self._renaming.ask(self._listed.name)

    @Slot()
    def _ask_whether(self) -> None:
        if self._listed is not None:
            self._renaming.hide()
            self._removing.ask(self._listed.name)

    @Slot(str)
    def _want_name(self, name: str) -> None:
        if self._listed is not None:
            self.renamed.emit(self._listed.name, name)

    @Slot()
    def _want_removal(self) -> None:
        if self._listed is not None:
            self.removed.emit(self._listed.name)

    @Slot()
    def _end_asking(self) -> None:
        asked: QPushButton = self._rename if self.sender() is self._renaming else self._remove
        asked.setFocus()


def _bars(words_per_length: Sequence[int]) -> Iterator[Bar]:
    """Yields a bar for each length, from the shortest to the longest word.

    `words_per_length[i]` is the number of words with i + 1 letters.
    """
    known = [length for length, number in enumerate(words_per_length, start=1) if number]
    for length in range(known[0], known[-1] + 1) if known else ():
        number = words_per_length[length - 1]
        said = _("{0}: {1}")
        spoken = said.format(length, whole(number)) if number else ""
        told = said.format(letters(length), words(number))
        yield Bar(str(length), number, told, spoken, "accent" if number else "hairline")
