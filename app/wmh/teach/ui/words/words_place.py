"""Place of the page of called words in the lessons' window; the page is made when needed."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from wmh.base.files import paths
from wmh.base.text.phrases import _
from wmh.engine.question import Question
from wmh.helper.suggester import Suggester
from wmh.helper.ui.words.scope import WordScope
from wmh.teach.ui.jobs import BoardWords

if TYPE_CHECKING:
    from wmh.teach.ui.words.words_page import WordsPage


class WordsPlace(QObject):
    """Owner of the page of called words: forwards its signals and finds the board's words."""

    left = Signal()
    lesson_wanted = Signal(object)
    save_wanted = Signal(object)
    failed = Signal(str)
    troubled = Signal(object)
    """Emitted with a Trouble in reading the file of the words."""
    teacher_told = Signal(str)
    """Emitted with a text that only the teacher should read; "" removes it."""

    def __init__(
        self, suggester: Suggester, asked: Callable[[], Question | None], window: QWidget
    ) -> None:
        """Makes the owner; `asked` returns the question of the main window's board."""
        super().__init__(window)
        self._window, self._asked = window, asked
        self._of_board = BoardWords(suggester, self)
        self._made = False
        self._view: WordScope | None = None

    def show_view(self, view: WordScope) -> None:
        """Sets the word list by which offensive words are recognized, and if they may be shown."""
        self._view = view

    def _is_offensive(self, word: str) -> bool:
        return self._view is not None and self._view.holds_back(word)

    @property
    def shown(self) -> bool:
        return self._made and self.page.isVisible()

    @cached_property
    def page(self) -> "WordsPage":
        from wmh.teach.ui.words.words_page import WordsPage
        from wmh.teach.ui.words.words_table import load

        file = paths.words_file()
        found = load(file)
        page = WordsPage(found.content, file, self._is_offensive, self._window)
        page.failed.connect(self.failed)
        page.teacher_told.connect(self.teacher_told)
        if found.trouble is not None:
            self.troubled.emit(found.trouble)
        page.left.connect(self.left)
        page.lesson_wanted.connect(self.lesson_wanted)
        page.save_wanted.connect(self.save_wanted)
        page.board_wanted.connect(self._take_board)
        self._of_board.found.connect(page.take_words)
        self._made = True
        return page

    def show_size(self, percent: int, *, presented: bool) -> None:
        """Sets the size of the page to that of the lesson, if the page exists."""
        if self._made:
            self.page.show_size(percent, presented=presented)

    @Slot()
    def _take_board(self) -> None:
        question = self._asked()
        if question is None:
            said = _("A lesson needs a word list. Open one first.")
            self.page.say(said)
        else:
            self._of_board.ask(question)
