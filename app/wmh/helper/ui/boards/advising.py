"""Advice on several boards: it is asked for after every change, and passed on."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from wmh.base.running.stopping import Stop
from wmh.engine.boards.answer import BoardsAdvice
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.question import Familiarity
from wmh.engine.strategy.strategies import GuessList, Strategy
from wmh.helper.answering import Answering, answers
from wmh.helper.suggester import Suggester, Work
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.shell.current_question import ROWS
from wmh.helper.ui.words.scope import WordScope

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon

_PATIENCE_MS = 400
"""Milliseconds to wait for measured suggestions before suggestions by letters are shown."""


class Advising(QObject):
    """Background task that answers the newest question on several boards."""

    stood = Signal(object)
    """Emitted with a BoardsAdvice that has the state of each board."""
    ranked = Signal(object)
    """Emitted with a BoardsAdvice whose suggestions are to be shown."""
    waiting = Signal(bool)
    """Emitted with True when a newer answer is being computed, and False when it has come."""
    failed = Signal(str)
    """Emitted with a sentence that says why there is no answer."""

    def __init__(self, suggester: Suggester, parent: QObject) -> None:
        super().__init__(parent)
        self._view: WordScope | None = None
        self._refused: tuple[str, ...] = ()
        self._strategy, self._allowed = Strategy.ENTROPY, GuessList.VIEW
        self._asked: BoardsQuestion | None = None
        self._ranked: BoardsQuestion | None = None
        self._held: BoardsAdvice | None = None
        self._errand = suggester.task_channel(self._take, self._fail, self._end)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._let_go)

    @property
    def current(self) -> bool:
        """True if the answer shown is that of the newest question."""
        return self._asked is not None and self._ranked == self._asked

    def show_view(self, view: WordScope) -> None:
        """Uses another vocabulary; the question on the former one is dropped."""
        self._view, self._asked = view, None

    def leave_out(self, refused: tuple[str, ...]) -> None:
        """Leaves the words that the game refuses out of the next question."""
        self._refused = refused

    def rank_by(self, strategy: Strategy, allowed: GuessList) -> None:
        """Uses a strategy and allowed guesses for the next question."""
        self._strategy, self._allowed = strategy, allowed

    @Slot(object)
    def ask(self, sheet: BoardsSheet) -> None:
        view = self._view
        if view is None:
            return
        tier = max(view.tier, view.lexicon.usual_tier(sheet.length, Familiarity.EVERYDAY))
        question = replace(
            sheet.question(tier, ROWS, flagged=view.flagged),
            refused=self._refused,
            strategy=self._strategy,
            allowed=self._allowed,
            prior=view.prior,
            plain=view.plain,
        )
        if question != self._asked:
            self._asked, self._held = question, None
            self._patience.stop()
            self.waiting.emit(True)
            self._errand.ask(_asking(question, view.lexicon))

    def stop(self) -> None:
        self._asked = None
        self._patience.stop()
        self._errand.drop()

    @Slot(object)
    def _take(self, advice: BoardsAdvice) -> None:
        if advice.question != self._asked:
            return
        self.stood.emit(advice)
        if advice.measured or advice.off or not advice.suggestions:
            self._show(advice)
        elif self._held is None:
            self._held = advice
            self._patience.start()

    @Slot()
    def _let_go(self) -> None:
        if self._held is not None:
            self._show(self._held)

    def _show(self, advice: BoardsAdvice) -> None:
        self._patience.stop()
        self._held, self._ranked = None, advice.question
        self.waiting.emit(False)
        self.ranked.emit(advice)

    @Slot()
    def _end(self) -> None:
        """Ends the waiting for an answer; it can only be missing if no word list was open."""
        self._let_go()
        self.waiting.emit(False)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))


def _asking(question: BoardsQuestion, lexicon: "Lexicon") -> Work:
    def ask(_main: "Lexicon", answering: Answering, stop: Stop) -> Iterator[BoardsAdvice]:
        yield from answers(question, lexicon, answering, stop)

    return ask
