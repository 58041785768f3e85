"""One lexicon: what is known of it, and what can be done with it."""

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.ui.labels import plain_label, say
from app.ui.lexica.asking import AskToRemove, AskToRename
from app.ui.lexica.facts_text import facts_rows, hand_text, headline
from app.ui.lexica.length_chart import LengthChart
from app.ui.lexica.listing import Listed
from app.ui.lexica.pairs import Pairs
from app.ui.lexica.parts import button, title_label
from app.ui.scaling import gap
from app.ui.theme import Theme

translate = QCoreApplication.translate


class FactsPage(QWidget):
    """Asks in its own place before it removes or renames."""

    used = Signal(str)
    rebuilt = Signal(str)
    words_wanted = Signal(str)
    """The words added and flagged by hand."""
    renamed = Signal(str, str)
    """The name it has, and the one it is to have."""
    removed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._listed: Listed | None = None
        self._open = ""
        self._title = title_label(self)
        self._headline = plain_label(self, "facts_headline")
        self._chart = LengthChart(theme, self)
        self._facts = Pairs("unit", self)
        self._use = button(translate("FactsPage", "&Use it"), self)
        self._use.setObjectName("primary")
        self._words = button(translate("FactsPage", "&Words by hand …"), self)
        self._rename = button(translate("FactsPage", "Re&name …"), self)
        self._rebuild = button(translate("FactsPage", "&Build again"), self)
        self._remove = button(translate("FactsPage", "&Remove …"), self)
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
        row = QHBoxLayout()
        row.setSpacing(8)
        for each in (self._use, self._words):
            row.addWidget(each)
        row.addStretch()
        small = QHBoxLayout()
        small.setSpacing(8)
        for each in (self._rename, self._rebuild, self._remove):
            small.addWidget(each)
        small.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._headline)
        gap(column, 12)
        column.addWidget(self._chart)
        gap(column, 12)
        column.addWidget(self._facts)
        column.addStretch()
        gap(column, 12)
        column.addWidget(self._renaming)
        column.addWidget(self._removing)
        gap(column, 8)
        column.addLayout(row)
        gap(column, 4)
        column.addLayout(small)

    def show_listed(self, listed: Listed) -> None:
        if self._listed is None or listed.name != self._listed.name:
            self._renaming.hide()
            self._removing.hide()
        self._listed = listed
        say(self._title, listed.name)
        facts = listed.facts
        say(self._headline, listed.reason if facts is None else headline(facts))
        self._headline.setProperty("alert", facts is None)
        self._headline.style().polish(self._headline)
        self._chart.setVisible(facts is not None)
        if facts is not None:
            self._chart.show_lengths(facts.words_per_length)
        self._show_facts(listed)
        for each in (self._rename, self._rebuild, self._remove):
            each.setVisible(listed.own)
        self._show_buttons()

    def show_open(self, name: str) -> None:
        """Which one is in use."""
        self._open = name
        self._show_buttons()

    def _show_buttons(self) -> None:
        listed = self._listed
        if listed is None:
            return
        open_now = listed.name == self._open
        text = translate("FactsPage", "In use") if open_now else translate("FactsPage", "&Use it")
        self._use.setText(text)
        self._use.setEnabled(listed.facts is not None and not open_now)
        self._words.setEnabled(listed.facts is not None)

    def show_theme(self, theme: Theme) -> None:
        self._chart.show_theme(theme)

    def _show_facts(self, listed: Listed) -> None:
        rows = [] if listed.facts is None else list(facts_rows(listed.facts))
        if listed.hand is not None and (by_hand := hand_text(listed.hand)):
            rows.append((translate("FactsPage", "By hand"), by_hand))
        if not listed.own:
            kept = translate("FactsPage", "Came with the program, and stays")
        else:
            kept = str(listed.path)
        rows.append((translate("FactsPage", "Kept"), kept))
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
