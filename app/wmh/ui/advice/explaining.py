"""The question why the selected word is suggested, and the answer to what is selected now."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog

from wmh.answering import Answering
from wmh.engine.answer import Advice
from wmh.engine.explain.explanation import Why
from wmh.engine.question import Question
from wmh.engine.stopping import Stop
from wmh.suggester import Suggester
from wmh.ui.advice.meanings import Meanings
from wmh.ui.advice.ranking import Ranking
from wmh.ui.frame.size import Growth
from wmh.ui.parts.error_text import objection

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon

_PATIENCE_MS = 300
"""How long the reasons of another word may stay."""


class Explaining(QObject):
    """Stands between the list, the panel beside it, and the suggester.

    Without a selection the first word of the list is explained.
    """

    failed = Signal(str)
    """Why something could not be done, in a sentence."""

    def __init__(
        self,
        suggester: Suggester,
        ranking: Ranking,
        action: QAction,
        tree: QAction,
    ) -> None:
        super().__init__(ranking)
        self._errand = suggester.errand()
        self._errand.arrived.connect(self._show)
        self._errand.failed.connect(self._fail)
        self._ranking = ranking
        self._action = action
        self._headroom = Growth(ranking, Qt.Orientation.Vertical)
        self._advice: Advice | None = None
        self._asked: tuple[Question, str] | None = None
        self._meanings = Meanings(suggester, ranking.list)
        self._meanings.found.connect(self._show_meaning)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._lose_patience)
        ranking.list.selected.connect(self._ask)
        ranking.why.closed.connect(self._put_away)
        ranking.why.tree_wanted.connect(tree.trigger)
        action.toggled.connect(self._open)
        self._open(action.isChecked())

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        self._advice = advice
        self._ask()

    def close_trees(self) -> None:
        for panel in self._ranking.window().findChildren(QDialog, "tree-panel"):
            panel.close()

    @property
    def wanted(self) -> tuple[Question, str] | None:
        """What is to be explained."""
        if self._advice is None or not self._advice.suggestions:
            return None
        return self._advice.question, self._ranking.list.word or self._advice.suggestions[0].word

    @Slot()
    def _ask(self) -> None:
        """What has been asked already is not asked again."""
        if not self._action.isChecked():
            self._asked = None
            return
        wanted = self.wanted
        if wanted is not None and wanted != self._asked:
            self._errand.ask(partial(_explaining, *wanted))
            self._patience.start()
        self._asked = wanted

    @Slot(object)
    def _show(self, why: Why) -> None:
        if (why.question, why.word) == self._asked:
            self._patience.stop()
            self._ranking.why.show_why(why)
            self._meanings.want(why.word)

    @Slot(str, str)
    def _show_meaning(self, word: str, text: str) -> None:
        if self._asked is not None and word == self._asked[1]:
            self._ranking.why.show_meaning(text)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._patience.stop()
        self.failed.emit(objection(error))

    @Slot()
    def _lose_patience(self) -> None:
        if self._asked is not None:
            self._ranking.why.show_awaited(self._asked[1])

    @Slot(bool)
    def _open(self, wanted: bool) -> None:
        window, panel = self._ranking.window(), self._ranking.why
        if window.isVisible() and wanted and not self._ranking.beside:
            self._headroom.add(panel.sizeHint().height())
        panel.setVisible(wanted)
        if not wanted:
            self._headroom.give_back()
        self._ask()

    @Slot()
    def _put_away(self) -> None:
        self._ranking.list.enter()  # First: hiding the focus would send it elsewhere.
        self._action.setChecked(False)


def _explaining(
    question: Question, word: str, lexicon: "Lexicon", _answering: Answering, stop: Stop
) -> Iterator[Why]:
    """In the other thread."""
    from wmh.engine.explain.why import explain

    yield explain(question, word, lexicon, stop)
