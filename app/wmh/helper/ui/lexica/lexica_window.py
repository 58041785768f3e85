"""Window of the word lists: facts, imports, manual edits."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QStackedWidget, QWidget

from wmh.base.text.phrases import _
from wmh.helper.suggester import Suggester
from wmh.helper.ui.lexica.facts_page import FactsPage
from wmh.helper.ui.lexica.facts_text import InstalledLexicon, listing
from wmh.helper.ui.lexica.hand_page import HandPage
from wmh.helper.ui.lexica.import_page import ImportPage
from wmh.helper.ui.lexica.import_process import Importing, Report
from wmh.helper.ui.lexica.import_report import ProgressPage, ReportPage
from wmh.helper.ui.lexica.lexicon_list import LexiconList
from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import in_column, in_row
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.words.scope import WordScope


class LexicaWindow(QDialog):
    """Window of the word lists: all lists at the left, pages at the right. It is not modal."""

    used = Signal(str)
    """Emitted with the list that the main window is to open: its name, or the path of its file."""

    def __init__(self, suggester: Suggester, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open, self._wanted = name, name
        self._begun_on: QWidget | None = None
        self.setWindowTitle(_("Word lists"))
        self._errand = suggester.task_channel(self._show_listed)
        self._importing = Importing(self)
        self._shelf = LexiconList(self)
        self._import = plain_button(_("&Import a list …"), self)
        self._facts = FactsPage(self)
        self._form = ImportPage(suggester, self)
        self._progress = ProgressPage(self)
        self._report = ReportPage(self)
        self._hand = HandPage(suggester, self)
        self._pages = QStackedWidget(self)
        self._messages = MessageBar(self)
        self._lay_out()
        self._connect()
        suggester.opened.connect(self.refresh)
        suggester.failed.connect(self.refresh)
        self._show_open(name)
        self.refresh()
        self._shelf.setFocus()

    def _connect(self) -> None:
        self._shelf.chosen.connect(self._look_at)
        self._import.clicked.connect(self._show_import)
        self._facts.rebuilt.connect(self._rebuild)
        self._facts.renamed.connect(self._rename)
        self._facts.removed.connect(self._remove)
        self._facts.words_wanted.connect(self.show_hand)
        self._form.wanted.connect(self._begin_import)
        self._form.left.connect(self._show_facts)
        self._progress.left.connect(self._importing.cancel)
        self._report.looked_at.connect(self._show_facts)
        self._hand.left.connect(self._show_facts)
        self._hand.changed.connect(self._open_again)
        for piece in (self._shelf, self._facts, self._report):
            piece.used.connect(self.used)
        self._importing.told.connect(self._progress.show_step)
        self._importing.ended.connect(self._show_report)
        self._importing.failed.connect(self._fail)
        self._importing.cancelled.connect(self._show_cancelled)

    def _lay_out(self) -> None:
        for page in (self._facts, self._form, self._progress, self._report, self._hand):
            self._pages.addWidget(page)
        between = QFrame(self)
        between.setObjectName("between")
        between.setFixedWidth(1)
        room = QScrollArea(self)
        room.setWidgetResizable(True)
        room.setFrameShape(QFrame.Shape.NoFrame)
        room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        room.setWidget(self._pages)
        room.setMinimumWidth(min(self._pages.minimumSizeHint().width() + 12, 480))
        head = PageHead(
            self.windowTitle(),
            _("Where suggestions come from: choose a list, import one, or change words by hand."),
            self,
            modest=True,
        )
        both = in_row(
            (in_column((self._shelf, 1), self._import, margins=(10, 12, 10, 12)), 2),
            between,
            (
                in_column((room, 1), in_column(self._messages, margins=(16, 0, 16, 12)), margins=0),
                5,
            ),
            margins=0,
            spacing=0,
        )
        in_column(
            in_column(head, margins=(16, 14, 16, 6)), (both, 1), on=self, margins=0, spacing=0
        )
        self.setMinimumHeight(320)
        self.resize(720, 560)

    # Where another window of lexica goes on

    @property
    def busy(self) -> str:
        """Reason why the program must not be closed now: an import runs; "" if none runs."""
        if self._importing.running:
            return _("A word list is being built: wait until it is done, or cancel it.")
        return ""

    def saved_state(self) -> object:
        """Selected and edited list, page and report, to be restored in a new window."""
        return self._wanted, self._hand.name, self._pages.currentIndex(), self._report.shown

    def resume(self, left: tuple[str, str, int, Report | None]) -> None:
        self._wanted, by_hand, page, report = left
        if report is not None:
            self._report.show_report(report)
        if self._pages.widget(page) is self._hand:
            self._hand.show_name(by_hand)
        self._pages.setCurrentIndex(page)

    # What is installed

    @Slot()
    def refresh(self) -> None:
        """Reads the installed word lists again, in the background."""
        self._errand.do(listing)

    def show_view(self, view: WordScope) -> None:
        """Marks the word list in use."""
        self._show_open(view.lexicon.name)

    def _show_open(self, name: str) -> None:
        self._open = name
        self._shelf.show_open(name)
        self._facts.show_open(name)

    @Slot(object)
    def _show_listed(self, listed: tuple[InstalledLexicon, ...]) -> None:
        self._shelf.show_lexica(listed, self._wanted)
        if self._shelf.looked_at is not None:
            self._facts.show_listed(self._shelf.looked_at)

    @Slot(object)
    def _look_at(self, listed: InstalledLexicon) -> None:
        self._wanted = listed.name
        self._facts.show_listed(listed)
        self._show_facts()

    @Slot()
    def _show_facts(self) -> None:
        self._pages.setCurrentWidget(self._facts)

    @Slot(str)
    def show_hand(self, name: str, word: str = "") -> None:
        """Shows the manual edits of a word list, with a word in the field to be added."""
        self._pages.setCurrentWidget(self._hand)
        self._hand.show_name(name, word)

    @Slot(str)
    def _open_again(self, name: str) -> None:
        """Reads a word list again after its words have changed."""
        if name == self._open:
            self.used.emit(name)
        else:
            self.refresh()

    @Slot(str, str)
    def _rename(self, old: str, new: str) -> None:
        from wmh.helper.lists.shelving import rename

        try:
            rename(old, new)
        except (ValueError, OSError) as error:
            self._messages.show_message(objection(error))
            return
        self._messages.hide()
        self._wanted = new
        if old == self._open:
            self.used.emit(new)
        else:
            self.refresh()

    @Slot(str)
    def _remove(self, name: str) -> None:
        from wmh.helper.lists.library import DEFAULT
        from wmh.helper.lists.shelving import remove

        try:
            remove(name)
        except (ValueError, OSError) as error:
            self._messages.show_message(objection(error))
            return
        self._messages.hide()
        if name == self._open:
            self.used.emit(DEFAULT)
        else:
            self.refresh()
        self._shelf.setFocus()

    # What is brought in

    def take_file(self, path: Path) -> None:
        """Opens the import form for a text file; a .dawg file is used without an import."""
        if path.suffix == ".dawg":
            self.used.emit(str(path))
        else:
            self._show_import()
            self._form.show_file(path)

    @Slot()
    def _show_import(self) -> None:
        if self._importing.running:
            self._pages.setCurrentWidget(self._progress)
        else:
            self._pages.setCurrentWidget(self._form)
            self._form.focus()

    @Slot(str, list)
    def _begin_import(self, name: str, arguments: list[str]) -> None:
        self._begin(_("Importing {0}").format(name), arguments)

    @Slot(str)
    def _rebuild(self, name: str) -> None:
        if self._importing.running:
            self._pages.setCurrentWidget(self._progress)
            return
        title = _("Building {0} again").format(name)
        self._begin(title, ["rebuild", name])

    def _begin(self, title: str, arguments: list[str]) -> None:
        self._messages.hide()
        self._begun_on = self._pages.currentWidget()
        self._pages.setCurrentWidget(self._progress)
        self._progress.begin(title)
        self._importing.start(arguments)

    @Slot(object)
    def _show_report(self, report: Report) -> None:
        self._wanted = report.name
        self._shelf.select_row(None)  # Until it is listed: the list of before is not meant.
        self._pages.setCurrentWidget(self._report)
        self._report.show_report(report)
        self._open_again(report.name)

    @Slot(str)
    def _fail(self, reason: str) -> None:
        if self._begun_on is not None:
            self._pages.setCurrentWidget(self._begun_on)
        self._messages.show_message(reason)

    @Slot()
    def _show_cancelled(self) -> None:
        self._fail(_("Cancelled. Nothing was changed.", context="LexicaWindow"))

    # From the outside

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Esc, which goes back to the facts, and from there closes the window."""
        if event.key() == Qt.Key.Key_Escape and self._pages.currentWidget() is not self._facts:
            self._show_facts()
            self._shelf.setFocus()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._importing.cancel()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Closes the window; Esc calls this without a close event."""
        self._importing.cancel()
        super().done(result)
