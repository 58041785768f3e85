"""Window of a class: a game that all play together, and its comparison with strategies."""

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QTabWidget, QWidget

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _
from wmh.helper.answering import Answering
from wmh.helper.classroom.class_game import ClassGame
from wmh.helper.classroom.class_sample import ClassComparison
from wmh.helper.games.game import Game
from wmh.helper.suggester import Suggester, Work
from wmh.helper.ui.classroom import class_text
from wmh.helper.ui.classroom.class_page import ClassPage
from wmh.helper.ui.classroom.class_table import ClassKept, ClassTable, load_game, save_game
from wmh.helper.ui.classroom.runs_view import RunsView
from wmh.helper.ui.classroom.sample_view import SampleView
from wmh.helper.ui.classroom.secret_page import SecretPage
from wmh.helper.ui.classroom.turns_view import TurnsView
from wmh.helper.ui.frame.presenting import Presenting
from wmh.helper.ui.look.theme import Appearance
from wmh.helper.ui.parts.bars import MessageBar, StatusLine
from wmh.helper.ui.parts.error_text import objection, reason_of
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import REST, PagesLayout, in_column, in_row
from wmh.helper.ui.parts.shortcuts import AroundBoard
from wmh.helper.ui.words.scope import WordScope

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


class ComparisonPage(QWidget):
    """Page of the comparison, which grows while strategies are computed in the background."""

    failed = Signal(str)
    left = Signal()
    """Emitted when the user wants to go back to the board."""

    def __init__(self, suggester: Suggester, folder: Path, parent: QWidget) -> None:
        """Makes the page; `folder` has the file in which all class games are counted."""
        super().__init__(parent)
        self._game: Game | None = None
        self._comparison: ClassComparison | None = None
        self._errand = suggester.task_channel(self._show, self._fail, self._end)
        self._status = StatusLine(self)
        self._runs = RunsView(self)
        self._turns = TurnsView(self)
        self._tabs = QTabWidget(self)
        self._tabs.addTab(self._runs, _("&Side by side"))
        self._sample = SampleView(folder, self)
        self._tabs.addTab(self._turns, _("What was &expected"))
        self._tabs.addTab(self._sample, _("&All class games"))
        self._tabs.currentChanged.connect(self._focus)
        in_column(self._status, (self._tabs, 1), on=self, margins=0, spacing=4)

    def show_game(self, game: Game) -> None:
        """Compares a game with the strategies, unless that was done for an equal game."""
        if self._game != game:
            self._game = game
            self._comparison = None
            self._runs.clear()
            self._turns.clear()
            self._status.show_headline(_("The strategies play …"))
            self._errand.ask(_comparing(game))
        turn = QKeySequence("Ctrl+Tab").toString(QKeySequence.SequenceFormat.NativeText)
        said = _("Esc shows the board. {0} turns the page.")
        self._status.show_hint(said.format(turn))
        self._focus()

    def stop(self) -> None:
        """Cancels the comparison."""
        self._errand.drop()
        self._game = None

    @Slot(object)
    def _show(self, comparison: ClassComparison) -> None:
        self._comparison = comparison
        self._runs.show_runs(comparison)
        self._turns.show_review(comparison)

    @Slot()
    def _end(self) -> None:
        if self._comparison is not None:
            try:
                self._sample.add(self._comparison)
            except OSError as error:
                said = _("The game cannot be saved in {0}: {1}.")
                self.failed.emit(said.format(error.filename, reason_of(error)))
            self._status.show_headline(class_text.result_text(self._comparison.runs[0]))
            self._status.show_hint(
                class_text.standing(self._comparison.runs)
                if self._comparison.review.off is None
                else class_text.without_kernels()
            )

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))

    @Slot()
    def _focus(self) -> None:
        self._tabs.currentWidget().setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _replacement_text(left: ClassKept) -> str:
    """Returns a warning that a game with another word list would be lost; "" if it has ended."""
    if left.over:
        return ""
    said = _("A new game replaces the one with the word list {0}.")
    return said.format(left.lexicon)


def _comparing(game: Game) -> Work:
    """Returns the background work that compares a finished game with every strategy."""

    def work(lexicon: "Lexicon", answering: Answering, stop: Stop) -> Iterator[ClassComparison]:
        from wmh.helper.classroom.class_comparison import comparisons

        yield from comparisons(game, lexicon, answering.solver(lexicon), stop)

    return work


class ClassroomWindow(AroundBoard):
    """Window of a class with three pages: hide a secret, play, compare. It is not modal."""

    def __init__(
        self, suggester: Suggester, appearance: Appearance, file: Path, parent: QWidget
    ) -> None:
        """Makes the window; `file` is the file that stores the game."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(_("Play with a class"))
        self._file = file
        self._view: WordScope | None = None
        left = load_game(file)
        self._kept = left.content
        self._table = ClassTable(random.SystemRandom(), self)
        self._pages = PagesLayout()
        self._secret = SecretPage(suggester, self)
        self._class = ClassPage(self._table, suggester, self)
        self._comparison = ComparisonPage(suggester, file.parent, self)
        self._messages = MessageBar(self)
        self._menu = plain_button(_("&Menu"), self, name="flat")
        self._menu.setMenu(QMenu(self._menu))
        self._lay_out()
        if left.trouble is not None:
            self._messages.add_trouble(left.trouble)
        self._add_actions(appearance)
        self._secret.begun.connect(self._begin)
        self._secret.left.connect(self._play)
        self._secret.failed.connect(self._messages.show_message)
        self._class.compared.connect(self._compare)
        self._comparison.failed.connect(self._messages.show_message)
        self._comparison.left.connect(self._play)
        self._table.changed.connect(self._follow)
        self.typed.connect(self._class.type)
        self.left.connect(self._class.return_here)
        self.resize(820, 560)

    def show_view(self, view: WordScope) -> None:
        """Uses another word list or vocabulary.

        A game with another word list waits until that list is open again.
        """
        before, self._view = self._view, view
        self._table.offensive = view.holds_back
        self._secret.show_view(view)
        if before is not None and before.lexicon is view.lexicon:
            return
        playing = self._table.sheet
        if before is not None and playing is not None and self._kept is None:
            self._kept = ClassKept.of(playing, before.lexicon.name)
        if self._kept is not None:
            self._go_on(self._kept, view)

    def _go_on(self, left: ClassKept, view: WordScope) -> None:
        if left.lexicon == view.lexicon.name:
            self._kept = None
            with suppress(ValueError):  # Words that the lexicon has no longer.
                self._begin(left.again(view.lexicon))
                return
        else:
            said = _(
                "The class game uses the word list {0}: open it to continue.",
            )
            self._messages.show_message(said.format(left.lexicon))
        self._hide_secret()

    # Pages

    @Slot(object)
    def _begin(self, playing: ClassGame) -> None:
        if self._view is not None:
            self._messages.hide()
            self._kept = None
            self._table.begin(playing, self._view.lexicon)
            self._play()

    @Slot()
    def _play(self) -> None:
        self._pages.setCurrentWidget(self._class)
        self._class.focus()

    @Slot()
    def _compare(self) -> None:
        playing = self._table.sheet
        if playing is not None and playing.over:
            self._pages.setCurrentWidget(self._comparison)
            self._comparison.show_game(playing.game)

    @Slot()
    def _hide_secret(self) -> None:
        self._pages.setCurrentWidget(self._secret)
        self._secret.replaces = "" if self._kept is None else _replacement_text(self._kept)
        self._secret.focus(back=self._kept is None and self._table.sheet is not None)

    @Slot()
    def _follow(self) -> None:
        """Saves the game, and shows the page that belongs to its state."""
        playing = self._table.sheet
        if playing is None or self._view is None:
            return
        if self._pages.currentWidget() is self._comparison and not playing.over:
            self._play()
        try:
            save_game(ClassKept.of(playing, self._view.lexicon.name), self._file)
        except OSError as error:
            said = _("The game cannot be saved in {0}: {1}.")
            self._messages.show_message(said.format(error.filename, reason_of(error)))

    @Slot()
    def _show_moves(self) -> None:
        """Disables the actions for moves while the page of the secret is shown."""
        for move in self._moves:
            move.setEnabled(self._pages.currentWidget() is not self._secret)

    # What there is to do

    def _lay_out(self) -> None:
        for page in (self._secret, self._class, self._comparison):
            self._pages.addWidget(page)
        in_column(
            in_row(REST, self._menu),
            (self._pages, 1),
            self._messages,
            on=self,
            margins=(12, 4, 12, 10),
            spacing=4,
        )

    def _add_actions(self, appearance: Appearance) -> None:
        table = self._table
        new = self._add(QAction(_("&New game", context="ClassroomWindow"), self), "Ctrl+N")
        new.triggered.connect(self._hide_secret)
        self._moves: list[QAction] = []
        for words, keys, act in (
            (_("&Undo"), "Ctrl+Z", table.undo),
            (_("&Redo"), "Ctrl+Shift+Z", table.redo),
            (
                _("How many words are &left?"),
                "Ctrl+L",
                self._class.uncover,
            ),
            (_("&Draw lots"), "Ctrl+D", table.draw_lots),
            (_("&Give up", context="ClassroomWindow"), "Ctrl+U", table.give_up),
        ):
            move = self._add(QAction(words, self), keys)
            move.triggered.connect(act)
            self._moves.append(move)
        self._pages.currentChanged.connect(self._show_moves)
        self._show_moves()
        present = self._add(QAction(_("&Present"), self), "F11")
        present.setCheckable(True)
        Presenting(present, self, appearance).changed.connect(self._menu.setHidden)
        QShortcut(QKeySequence("F10"), self).activated.connect(self._open_menu)
        self._present = present
        close = self._add(QAction(_("&Close"), self), "Ctrl+W")
        close.triggered.connect(self.close)

    def _add(self, action: QAction, keys: str) -> QAction:
        action.setShortcut(QKeySequence(keys))
        self.addAction(action)
        self._menu.menu().addAction(action)
        return action

    @Slot()
    def _open_menu(self) -> None:
        """Opens the menu at the right edge of the window, even if its button is out of sight."""
        menu = self._menu.menu()
        menu.popup(self.mapToGlobal(QPoint(self.width() - menu.sizeHint().width(), 0)))

    # From first to last

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._pages.currentWidget() is self._secret:
            self._hide_secret()
        elif self._pages.currentWidget() is self._class:
            self._class.focus()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._present.setChecked(False)
        for page in (self._secret, self._class, self._comparison):
            page.stop()
        super().closeEvent(event)
