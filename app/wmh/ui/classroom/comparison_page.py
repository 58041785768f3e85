"""After the game: the class beside every strategy, and its guesses one by one."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QTabWidget, QWidget

from wmh.games.classroom.class_runs import ClassComparison
from wmh.games.game import Game
from wmh.suggester import Suggester
from wmh.ui.advice.status import StatusLine
from wmh.ui.classroom import class_text
from wmh.ui.classroom.jobs import comparing
from wmh.ui.classroom.runs_view import RunsView
from wmh.ui.classroom.turns_view import TurnsView
from wmh.ui.parts.error_text import objection
from wmh.ui.parts.layout import in_column

translate = QCoreApplication.translate


class ComparisonPage(QWidget):
    """Grows while the strategies play in the suggester's thread."""

    failed = Signal(str)
    left = Signal()
    """A wish to see the board again."""

    def __init__(self, suggester: Suggester, parent: QWidget) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._comparison: ClassComparison | None = None
        self._errand = suggester.errand()
        self._errand.arrived.connect(self._show)
        self._errand.failed.connect(self._fail)
        self._errand.ended.connect(self._end)
        self._status = StatusLine(self)
        self._runs = RunsView(self)
        self._turns = TurnsView(self)
        self._tabs = QTabWidget(self)
        self._tabs.addTab(self._runs, translate("ComparisonPage", "&Side by side"))
        self._tabs.addTab(self._turns, translate("ComparisonPage", "What was &expected"))
        self._tabs.currentChanged.connect(self._focus)
        in_column(self._status, (self._tabs, 1), on=self, margins=0, spacing=4)

    def show_game(self, game: Game) -> None:
        """Compare what has been played; nothing is computed again for the same game."""
        if self._game != game:
            self._game = game
            self._comparison = None
            self._runs.clear()
            self._turns.clear()
            self._status.show_headline(translate("ComparisonPage", "The strategies play …"))
            self._errand.ask(comparing(game))
        turn = QKeySequence("Ctrl+Tab").toString(QKeySequence.SequenceFormat.NativeText)
        said = translate("ComparisonPage", "Esc shows the board. {0} turns the page.")
        self._status.show_hint(said.format(turn))
        self._focus()

    def stop(self) -> None:
        """The strategies play no more."""
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
            self._status.show_headline(class_text.taken(self._comparison.runs[0]))
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
