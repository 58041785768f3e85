"""Help level of a game on several boards: the list, or a cover over the part that is hidden."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QStackedWidget, QWidget

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _
from wmh.engine.boards.answer import BoardsAdvice
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.explain.spoiler import Spoiler, TellingLetters
from wmh.engine.question import Question
from wmh.helper.suggester import Chore, Suggester
from wmh.helper.ui.board.stepped_board import LetterBoard
from wmh.helper.ui.boards.boards_list import BoardsList
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.shell.actions import level_texts
from wmh.helper.ui.shell.remembered import Remembered
from wmh.helper.ui.spoiler import spoiler_text
from wmh.helper.ui.spoiler.row_cover import LevelSlider

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.ui.spoiler.cover import Cover, Hint

_WITH_LETTERS = (Spoiler.LETTERS, Spoiler.HINT)


class CoveredBoardsList(QStackedWidget):
    """List of suggestions for several boards, or a cover that shows what the help level allows.

    Every advice passes through it: `stood` and `ranked` emit what the level shows.
    """

    stood = Signal(object)
    """Emitted with a BoardsAdvice that has the state of each board."""
    ranked = Signal(object)
    """Emitted with a BoardsAdvice whose suggestions are shown."""
    noticed = Signal(str)
    """Emitted with a sentence on the chosen level."""
    failed = Signal(str)
    """Emitted with a sentence that says why there are no letters."""

    def __init__(
        self,
        words: BoardsList,
        table: LetterBoard[BoardsSheet],
        suggester: Suggester,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.slider = LevelSlider(Spoiler.ANSWER, parent)
        self.slider.chosen.connect(self._choose)
        self._list, self._table = words, table
        self._remembered: Remembered | None = None
        self._lexicon: Lexicon | None = None
        self._cover: Cover | None = None
        self._stood: BoardsAdvice | None = None
        self._ranked: BoardsAdvice | None = None
        self._telling: TellingLetters | None = None
        self._hinted: tuple[BoardsQuestion, tuple[str, ...]] | None = None
        self._given = 1
        self._counting = suggester.task_channel(self._show_letters, self._fail)
        self.addWidget(words)

    @property
    def level(self) -> Spoiler:
        if self._remembered is None:
            return Spoiler.ANSWER
        return Spoiler(self._remembered.settings.spoiler)

    @property
    def listed(self) -> bool:
        """True if the list is uncovered, so that words can be taken."""
        return self.level >= Spoiler.LIST and self.currentWidget() is self._list

    def follow(self, remembered: Remembered, menu: QMenu, window: QWidget) -> None:
        """Connects the help level with the setting of the main window, and fills the menu."""
        self._remembered = remembered
        remembered.changed.connect(self._show_level)
        levels = menu.addMenu(_("&Help level"))
        for level, text in level_texts().items():
            action = QAction(text, self)
            action.setShortcut(QKeySequence(f"Ctrl+{level}"))
            action.triggered.connect(partial(self._choose, level))
            levels.addAction(action)
            window.addAction(action)
        self.slider.show_level(self.level)

    # What is shown

    @Slot(object)
    def show_standing(self, advice: BoardsAdvice) -> None:
        from wmh.engine.boards.answer import without_hidden_words

        self._stood = advice
        self.stood.emit(without_hidden_words(advice, self.level))

    @Slot(object)
    def show_ranked(self, advice: BoardsAdvice) -> None:
        from wmh.engine.boards.answer import without_hidden_words

        self._ranked = advice
        shown = without_hidden_words(advice, self.level)
        if advice.suggestions and not shown.suggestions:
            self._count(advice.question)
            self._show_cover()
        else:
            self._list.show_boards(shown)
            self.setCurrentWidget(self._list)
        self.ranked.emit(shown)

    @Slot(bool)
    def show_waiting(self, waiting: bool) -> None:
        self._list.show_waiting(waiting=waiting)
        if self._cover is not None:
            self._cover.show_waiting(waiting=waiting)

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        """Sets the word list of the game; drops the advice and hints of the former list."""
        self._lexicon = lexicon
        self._stood = self._ranked = self._telling = self._hinted = None

    def _show_cover(self) -> None:
        from wmh.engine.boards.answer import is_first_settled
        from wmh.helper.ui.spoiler.cover import Covered

        advice, level = self._ranked, self.level
        if advice is None:
            return
        telling = self._telling
        if telling is None or telling.question != advice.question or level not in _WITH_LETTERS:
            telling = None
        settled = is_first_settled(advice)
        hint = self._hint(advice, telling) if level is Spoiler.HINT and telling else None
        if level in _WITH_LETTERS and (telling is None or (level is Spoiler.HINT and not settled)):
            self.show_waiting(True)
        cover = self._the_cover()
        boards = len(advice.boards)
        cover.show_covered(Covered(level, boards=boards, telling=telling, hint=hint))
        if self.currentWidget() is not cover:
            if self._list.isAncestorOf(QApplication.focusWidget() or self):
                self._list.left.emit()  # First: hiding the focus would send it elsewhere.
            self._list.clear()
            self.setCurrentWidget(cover)

    def _hint(self, advice: BoardsAdvice, telling: TellingLetters) -> "Hint | None":
        """Returns the requested letters of the best suggestion; None without suggestions."""
        from wmh.engine.boards.answer import is_first_settled
        from wmh.helper.ui.spoiler.cover import hint_at

        question = advice.question
        if self._hinted is None or self._hinted[0] != question:
            if not is_first_settled(advice):
                return None
            word = advice.suggestions[0].word
            self._hinted = question, self._table.alphabet.letters_of(word) or tuple(word)
            self._given = 1
        # What one board has told of a place, another has not: every place can be hinted at.
        return hint_at(self._hinted[1], Question((), question.length), telling, self._given)

    def _the_cover(self) -> "Cover":
        if self._cover is None:
            from wmh.helper.ui.spoiler.cover import Cover

            self._cover = Cover(self)
            self._cover.more_wanted.connect(self._give_more)
            self._cover.left.connect(self._list.left)
            self.addWidget(self._cover)
        return self._cover

    # The level

    def _choose(self, level: Spoiler, *_checked: object) -> None:
        if level is not self.level and self._remembered is not None:
            self._remembered.remember(spoiler=int(level))
            self.noticed.emit(spoiler_text.step(level))
        elif level is Spoiler.HINT:
            self._give_more()

    @Slot(str)
    def _show_level(self, setting: str) -> None:
        if setting != "spoiler":
            return
        self.slider.show_level(self.level)
        if self._stood is not None:
            self.show_standing(self._stood)
        if self._ranked is not None:
            self.show_ranked(self._ranked)

    @Slot()
    def _give_more(self) -> None:
        self._given += 1
        self._show_cover()

    # The letters

    def _count(self, question: BoardsQuestion) -> None:
        counted = self._telling is not None and self._telling.question == question
        if self.level in _WITH_LETTERS and not counted and self._lexicon is not None:
            self._counting.do(_counting(question, self._lexicon))

    @Slot(object)
    def _show_letters(self, telling: TellingLetters) -> None:
        self._telling = telling
        if self._ranked is not None and self._ranked.question == telling.question:
            self.show_waiting(False)
            self.show_ranked(self._ranked)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))


def _counting(question: BoardsQuestion, lexicon: "Lexicon") -> Chore:
    def count(stop: Stop) -> Iterator[TellingLetters]:
        from wmh.engine.explain.informative_letters import letters_on_boards

        yield letters_on_boards(question, lexicon, stop)

    return count
