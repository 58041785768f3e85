"""Filter of an advice: only the part that the help level allows is shown."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction

from wmh.base.running.stopping import Stop
from wmh.engine.answer import Advice
from wmh.engine.explain.spoiler import (
    Spoiler,
    TellingLetters,
    covers,
    is_first_settled,
    without_hidden_words,
)
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.question import Question
from wmh.helper.answering import Answering
from wmh.helper.suggester import Suggester, Work
from wmh.helper.ui.advice.explaining import Explaining
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.shell.current_question import CurrentQuestion
from wmh.helper.ui.shell.helper_side import HelperSide
from wmh.helper.ui.shell.remembered import Bindings, Remembered
from wmh.helper.ui.spoiler import spoiler_text
from wmh.helper.ui.spoiler.row_cover import RowCover

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.ui.spoiler.cover import Cover, Hint

_LATE_MS = 600
"""Milliseconds that the letters wait for the hint, to be shown together."""

_WITH_LETTERS = (Spoiler.LETTERS, Spoiler.HINT)


class Spoiling(QObject):
    """Hides words by the help level; asks for the letters that exclude words, and gives hints.

    The number of letters in a hint is for one question; the hint for another question begins with
    one letter.
    """

    changed = Signal(object)
    """Emitted with the current Advice when the level shows another part of it."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        remembered: Remembered,
        bindings: Bindings,
        helper_side: HelperSide,
        board: Board,
        current: CurrentQuestion,
        suggester: Suggester,
        explaining: Explaining,
    ) -> None:
        super().__init__(helper_side)
        self._remembered = remembered
        self._helper_side = helper_side
        self._board = board
        self._explaining = explaining
        self._cover: Cover | None = None
        self._advice: Advice | None = None
        self._telling: TellingLetters | None = None
        self._hinted: tuple[Question, tuple[str, ...], bool] | None = None
        self._given = 1
        self._covering = RowCover(actions, self)
        self._covering.changed.connect(self._show_rows)
        self._counting = suggester.task_channel(self._show_letters, self._show_failure)
        for failed in (self._counting.failed, suggester.failed):
            failed.connect(self._end_waiting)
        suggester.opened.connect(self._forget)
        self._late = QTimer(self, singleShot=True, interval=_LATE_MS)
        self._late.timeout.connect(self._show_cover)
        current.asked.connect(self._count)
        current.waiting.connect(self._show_waiting)
        bindings.repeated.connect(self._repeat)
        remembered.changed.connect(self._show_level)
        helper_side.level_slider.chosen.connect(self._choose)
        for name in ("why", "tree"):
            actions[name].triggered.connect(self._say_covered)

    @property
    def level(self) -> Spoiler:
        return Spoiler(self._remembered.settings.spoiler)

    @property
    def listed(self) -> bool:
        """True if words are shown that can be taken from the list."""
        return self._uncovered and self._covering.rows != 0

    @property
    def _uncovered(self) -> bool:
        """True if the level covers no word."""
        advice = self._advice
        return self.level >= Spoiler.LIST if advice is None else not covers(self.level, advice)

    def show_advice(self, advice: Advice) -> Advice:
        """Shows or covers the list; returns the part of the advice that other widgets may show."""
        self._advice = advice
        self._covering.note(advice)
        rows = self._covering.rows
        shown = without_hidden_words(advice, self.level, covered=rows is not None)
        if self._uncovered:
            if rows is not None:
                self._explaining.close_trees()
            self._helper_side.ranking.show_advice(advice, rows)
        else:
            self._explaining.close_trees()
            self._helper_side.ranking.cover(self._the_cover())
            self._show_if_whole()
        self._explaining.show_advice(shown)
        return shown

    # The level

    @Slot(object)
    def _choose(self, level: Spoiler) -> None:
        if level is self.level:
            self._repeat("spoiler")
        else:
            self._remembered.remember(spoiler=int(level))

    @Slot(str)
    def _repeat(self, setting: str) -> None:
        if setting == "spoiler" and self.level is Spoiler.HINT:
            self._give_more()

    @Slot(str)
    def _show_level(self, setting: str) -> None:
        if setting != "spoiler":
            return
        level = self.level
        self._covering.begin_anew()
        self._helper_side.level_slider.show_level(level)
        if self._advice is not None:
            self._count(self._advice.question)
            self.changed.emit(self._advice)
        elif not self._uncovered:
            self._helper_side.ranking.cover(self._the_cover())
        self._helper_side.status.show_notice(spoiler_text.step(level))

    @Slot()
    def _show_rows(self) -> None:
        """Shows the rows that are not covered."""
        if self._advice is None:
            return
        self.changed.emit(self._advice)
        if not self._uncovered:  # There is no list to uncover.
            self._helper_side.status.show_notice(spoiler_text.following(self.level))

    @Slot()
    def _give_more(self) -> None:
        self._given += 1
        self._show_cover()

    @Slot()
    def _say_covered(self) -> None:
        if self._advice is None or not self._advice.remaining:
            return
        if not self._uncovered:
            self._helper_side.status.show_notice(spoiler_text.not_explained(self.level))
        elif self._covering.rows is not None:
            self._helper_side.status.show_notice(spoiler_text.covered_text())

    # The letters

    @Slot(object)
    def _count(self, question: Question) -> None:
        """Asks for the letters that exclude most words, before slower parts of the advice."""
        counted = self._telling is not None and self._telling.question == question
        if self.level in _WITH_LETTERS and not counted:
            self._counting.ask(_counting(question))

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        self._helper_side.messages.show_message(objection(error))

    @Slot(object)
    def _show_letters(self, telling: TellingLetters) -> None:
        self._telling = telling
        if self._advice is not None and not self._uncovered:
            self._show_if_whole()

    # The cover

    def _show_if_whole(self) -> None:
        """Shows letters and hint together or, after `_LATE_MS`, only the one that is computed."""
        if self._whole:
            self._show_cover()
        elif not self._late.isActive():
            self._late.start()

    @property
    def _whole(self) -> bool:
        if self._advice is None:
            return False
        if self.level not in _WITH_LETTERS:
            return True
        counted = self._telling is not None and self._telling.question == self._advice.question
        return counted and (self.level is Spoiler.LETTERS or is_first_settled(self._advice))

    @Slot()
    def _show_cover(self) -> None:
        self._late.stop()
        advice = self._advice
        if advice is None or self._uncovered:
            return
        from wmh.helper.ui.spoiler.cover import Covered

        level, letters = self.level, self.level in _WITH_LETTERS
        telling = self._telling if letters else None
        if telling is not None and telling.question != advice.question:
            return  # It stays as it is, and pale, until they have been counted.
        cover = self._the_cover()
        cover.show_covered(
            Covered(
                level,
                last=advice.remaining == 1,
                codes=is_code_name(self._remembered.settings.lexicon),
                telling=telling,
                hint=self._hint(advice, telling) if level is Spoiler.HINT else None,
            )
        )
        cover.show_waiting(waiting=False)

    def _hint(self, advice: Advice, telling: TellingLetters | None) -> "Hint | None":
        """Returns the hint: as many letters of the best suggestion as the player has asked for."""
        question = advice.question
        if telling is None:
            return None
        if self._hinted is None or self._hinted[0] != question:
            if not is_first_settled(advice):
                return None
            first = advice.suggestions[0]
            letters = self._board.alphabet.letters_of(first.word) or tuple(first.word)
            self._hinted = question, letters, first.candidate
            self._given = 1
        from wmh.helper.ui.spoiler.cover import hint_at

        hint = hint_at(self._hinted[1], question, telling, self._given)
        return replace(hint, candidate=self._hinted[2])

    def _the_cover(self) -> "Cover":
        if self._cover is None:
            from wmh.helper.ui.spoiler.cover import Cover

            self._cover = Cover(self._helper_side.ranking)
            self._cover.more_wanted.connect(self._give_more)
            self._cover.left.connect(self._helper_side.list.left)
        return self._cover

    @Slot(bool)
    def _show_waiting(self, waiting: bool) -> None:
        """Fades the cover while a newer advice is awaited; the new cover is not faded."""
        if waiting and self._cover is not None:
            self._cover.show_waiting(waiting=True)

    @Slot()
    def _end_waiting(self) -> None:
        if self._cover is not None:
            self._cover.show_waiting(waiting=False)

    @Slot()
    def _forget(self) -> None:
        """Drops the advice on the former word list."""
        self._advice = self._telling = self._hinted = None


def _counting(question: Question) -> Work:
    def count(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[TellingLetters]:
        from wmh.engine.explain.informative_letters import telling_letters

        yield telling_letters(question, lexicon, stop)

    return count
