"""Background tasks of the lessons' window: making lessons, and finding a board's words."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _
from wmh.base.text.sentence import Sentence
from wmh.engine.question import Question
from wmh.helper.answering import Answering
from wmh.helper.suggester import Suggester, Work
from wmh.helper.ui.parts.error_text import objection
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.ui.lesson_text import told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wmh.engine.lexicon.store import Lexicon
    from wmh.teach.lesson import Lesson


_BOARD = "board"
"""Name of the scenario that is made from the board, and is in no file."""


class Making(QObject):
    """Making of a lesson in the background; a new request replaces a running one."""

    made = Signal(object, object)
    """Emitted with a Lesson, and Sentences for the teacher on doubtful points of its scenario."""
    came_on = Signal(str)
    """Emitted with the progress in a few words."""
    failed = Signal(str)
    """Emitted with a sentence on why the lesson cannot be made."""

    def __init__(self, suggester: Suggester, parent: QObject) -> None:
        super().__init__(parent)
        self._suggester = suggester
        self._wanted: Work | None = None
        self._errand = suggester.task_channel(self._take, self._fail, self._end)
        suggester.opened.connect(self._ask)  # Which has dropped what was under way.
        suggester.failed.connect(self._end)

    def make(self, scenario: Scenario) -> None:
        self._wanted = partial(_make_lesson, scenario)
        self._ask()

    def make_of_board(self, question: Question, title: str, hidden: str) -> None:
        """Makes a lesson of the board; `hidden` describes it if offensive words are left out."""
        self._wanted = partial(_made_of_board, question, title, hidden)
        self._ask()

    def drop(self) -> None:
        """Cancels the making of a lesson."""
        self._wanted = None
        self._errand.drop()

    @Slot()
    def _ask(self) -> None:
        if self._wanted is not None:
            self._errand.ask(self._wanted)

    @Slot(object)
    def _take(self, made: "Sentence | tuple[Lesson, tuple[Sentence, ...]]") -> None:
        if isinstance(made, Sentence):
            self.came_on.emit(told(made))
            return
        self._wanted = None
        self.made.emit(*made)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._wanted = None
        self.failed.emit(objection(error))

    @Slot()
    def _end(self) -> None:
        """Reports the failure if no word list is open; waits if the list is still being opened."""
        if self._wanted is not None and self._suggester.begun and not self._errand.under_way:
            self._wanted = None
            self.failed.emit(_("A lesson needs a word list. Open one first."))


class BoardWords(QObject):
    """Search for the words that fit a board, up to the greatest number that can be drawn."""

    found = Signal(object)
    """Emitted with a tuple of the words found."""

    def __init__(self, suggester: Suggester, parent: QObject) -> None:
        super().__init__(parent)
        self._errand = suggester.task_channel(self.found)

    def ask(self, question: Question) -> None:
        """Starts the search for the words that fit this question's turns."""
        self._errand.ask(partial(_words_of_board, question))


def _words_of_board(
    question: Question, lexicon: "Lexicon", _answering: Answering, stop: Stop
) -> "Iterator[tuple[str, ...]]":
    # In the other thread.
    from wmh.teach.scenario.of_board import words_of_board

    yield words_of_board(question, lexicon, stop)


def _make_lesson(
    scenario: Scenario, lexicon: "Lexicon", answering: Answering, stop: Stop
) -> "Iterator[Sentence | tuple[Lesson, tuple[Sentence, ...]]]":
    """Yields the progress of making a lesson, then the lesson with remarks on its scenario.

    It runs in the background thread.
    """
    from wmh.teach.remarks import remarks_on
    from wmh.teach.scenario.scenario_lexicon import lexicon_of
    from wmh.teach.steps.steps import making_of

    if scenario.words or scenario.lexicon != lexicon.name:
        lexicon = lexicon_of(scenario, stop)
    made = yield from making_of(scenario, answering, lexicon, stop)
    yield made, tuple(remarks_on(scenario, lexicon, stop))


def _made_of_board(
    question: Question,
    title: str,
    hidden: str,
    lexicon: "Lexicon",
    answering: Answering,
    stop: Stop,
) -> "Iterator[Sentence | tuple[Lesson, tuple[Sentence, ...]]]":
    # As above.
    from wmh.teach.scenario.of_board import scenario_of

    scenario = scenario_of(question, lexicon, _BOARD, title, hidden, stop)
    yield from _make_lesson(scenario, lexicon, answering, stop)
