"""The newest advice in the window: headline, hint, and the list or the reason why it is empty."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from wmh.base.text.phrases import _
from wmh.engine.answer import Advice
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.code_names import is_code_name
from wmh.helper.suggester import Suggester
from wmh.helper.ui.advice import wording
from wmh.helper.ui.advice.kinds import possible_answers
from wmh.helper.ui.advice.wording import Reason
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.shortcuts import key_of
from wmh.helper.ui.shell.current_question import CurrentQuestion
from wmh.helper.ui.shell.helper_side import HelperSide
from wmh.helper.ui.shell.remembered import Remembered
from wmh.helper.ui.spoiler.spoiling import Spoiling


class ShownAdvice(QObject):
    """Display of the newest advice; until the advice arrives, the previous one stays, faded."""

    shown = Signal(object)
    """Emitted with the whole Advice, even if the help level covers some of it."""

    def __init__(
        self,
        board: Board,
        helper_side: HelperSide,
        remembered: Remembered,
        current: CurrentQuestion,
        suggester: Suggester,
        spoiling: Spoiling,
        opened: Callable[[], bool],
    ) -> None:
        """Connects the advice with the widgets; `opened` returns True if a word list is open."""
        super().__init__(helper_side)
        self._board, self._helper_side, self._remembered = board, helper_side, remembered
        self._spoiling, self._opened = spoiling, opened
        self._advice: Advice | None = None
        self._why: Reason | None = None
        self._failure = ""
        self._current = current
        current.answered.connect(self.show_advice)
        remembered.changed.connect(self._show_kinds)
        current.waiting.connect(self._show_waiting)
        suggester.failed.connect(self._show_failure)
        suggester.opened.connect(self._take_back_failure)
        spoiling.changed.connect(self.show_advice)
        board.changed.connect(self._show_hint)
        helper_side.given.editing_changed.connect(self._show_hint)

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        sheet, asked = self._board.sheet, advice.question
        if self._remembered.settings.possible_only:
            advice = possible_answers(advice)
        if (asked.turns, asked.length) != (sheet.asked_turns, sheet.length):
            # Of what is out of date only the words may have to be covered; the rows are others.
            self._advice = self._spoiling.show_advice(advice)
            return
        self._board.certain = _certain(advice, self._board.alphabet)
        reason = wording.reason(advice, sheet)
        self._advice, self._why = self._spoiling.show_advice(advice), reason
        self._helper_side.status.renew_hint(self._hint(), needed=self._holds)
        self._show_headline(advice, sheet)
        self._helper_side.pattern.show_advice(advice)
        at_fault = None if reason is None else reason.turn
        self._helper_side.board_view.show_fault(
            None if at_fault is None else sheet.asked_rows[at_fault]
        )
        self._show_reason(reason)
        self.shown.emit(advice)

    @Slot(str)
    def _show_kinds(self, setting: str) -> None:
        if setting == "possible_only" and self._current.advice is not None:
            self.show_advice(self._current.advice)

    def show_sheet(self, sheet: Sheet) -> None:
        """Updates the headline for a sheet that asks no new question."""
        if self._advice is not None:
            self._show_headline(self._advice, sheet)

    def _show_headline(self, advice: Advice, sheet: Sheet) -> None:
        codes = is_code_name(self._remembered.settings.lexicon)
        self._helper_side.status.show_headline(wording.headline(advice, sheet, codes=codes))

    def _show_reason(self, reason: Reason | None) -> None:
        """Shows the reason in place of the list; for None, shows the list again."""
        if reason is not None:
            panel = self._helper_side.reason()
            panel.show_reason(reason)
            found = None if self._advice is None else self._advice.diagnosis
            sheet = self._board.sheet
            panel.show_proposals(found.proposals if found and not sheet.solved else (), sheet)
            if sheet.solved or is_code_name(self._remembered.settings.lexicon):
                missed = ""
            else:
                missed = wording.missing(found, sheet) if found else ""
            panel.show_missing(missed)
            self._show_hint()
            if self._helper_side.list.hasFocus():
                self._helper_side.board_view.focus()
        self._helper_side.show_list(listed=reason is None)

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        self._failure = objection(error)
        self._helper_side.messages.show_message(self._failure)
        if not self._opened():
            self._helper_side.status.show_headline(_("No word list"))
            text = _("No suggestions without a word list: choose one with {0}.")
            self._show_reason(Reason(text.format(key_of("manage_lexica"))))

    @Slot()
    def _take_back_failure(self) -> None:
        """Removes the error message about the previous word list."""
        self._helper_side.messages.take_back(self._failure)

    @Slot(bool)
    def _show_waiting(self, waiting: bool) -> None:
        self._helper_side.list.show_waiting(waiting=waiting)
        self._helper_side.status.show_waiting(waiting=waiting)
        if waiting and not self._opened():
            self._helper_side.status.show_headline(_("Opening the word list …"))

    @property
    def _holds(self) -> bool:
        """True if a tile holds an impossible mark; its reason is shown even in a small window."""
        return self._board.sheet.disputed is not None

    @Slot()
    def _show_hint(self) -> None:
        self._helper_side.status.show_hint(self._hint(), needed=self._holds)

    def _hint(self) -> str:
        if self._helper_side.given.editing:
            return wording.giving_hint()
        return wording.hint(self._board.sheet, self._why, listed=self._spoiling.listed)


def _certain(advice: Advice, alphabet: Alphabet) -> frozenset[str]:
    """Returns the letters that every word that fits has."""
    letters = advice.candidates.letters
    if not len(letters):
        return frozenset()
    labels = set(letters[0].tolist())
    return frozenset(
        alphabet.decode(bytes([label])) for label in labels if (letters == label).any(axis=1).all()
    )
