"""The two kinds of guesses: possible answers, and words that only narrow the answer down."""

from dataclasses import replace

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QButtonGroup, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.answer import Advice
from wmh.engine.strategy.strategies import STRATEGIES, Certainty, GuessList, Strategy
from wmh.helper.capitals import capital
from wmh.helper.ui.advice.ranking_text import measured
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import REST, in_row, margins
from wmh.helper.ui.parts.numbers import decimal, whole
from wmh.helper.ui.parts.rich_text import set_tip


def possible_answers(advice: Advice) -> Advice:
    """Returns the advice with possible answers only, ranked anew.

    A best guess that is left out is kept only beside a first row whose figure it can be compared
    with.
    """
    if not _has_kinds(advice):
        return advice
    rows = (each for each in advice.suggestions if each.candidate)
    ranked = tuple(replace(row, rank=rank) for rank, row in enumerate(rows, start=1))
    best = advice.best
    if not any(row.certainty is not Certainty.BOUND for row in ranked[:1]) and any(
        best is not None and row.word == best.word and not row.candidate
        for row in advice.suggestions
    ):
        best = None
    number = advice.remaining
    return replace(advice, suggestions=ranked, measured=number, guesses=number, best=best)


def _has_kinds(advice: Advice) -> bool:
    """True if the suggestions may include words that cannot be the answer."""
    question = advice.question
    splits = STRATEGIES[question.strategy].splits
    return splits and bool(advice.guesses) and question.guesses is not GuessList.CANDIDATES


def leading_kind(advice: Advice) -> str:
    """Returns a sentence about the first suggestion if it cannot be the answer; otherwise ""."""
    first = next(iter(advice.suggestions), None)
    if first is None or first.candidate or not measured(first) or first.expected is None:
        return ""
    if advice.question.strategy is Strategy.WORST and first.worst is not None:
        return ngettext(
            "{0} cannot be the answer, but leaves 1 possible answer at worst.",
            "{0} cannot be the answer, but leaves {1} possible answers at worst.",
            first.worst,
            capital(first.word),
            whole(first.worst),
        )
    text = _("{0} cannot be the answer, but narrows it down to {1} possible answers on average.")
    return text.format(capital(first.word), decimal(first.expected, 1))


class KindSwitch(QWidget):
    """Switch above the list: it shows all guesses, or only those that could be the answer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action: QAction | None = None
        self._all = plain_button(_("All guesses"), self, name="segment")
        self._possible = plain_button("", self, name="segment")
        group = QButtonGroup(self)
        for button in (self._all, self._possible):
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Letters typed next go to the board.
            group.addButton(button)
        self._all.setChecked(True)
        self._possible.toggled.connect(self._wish)
        in_row(self._all, self._possible, REST, on=self, margins=margins(0, 2, 16, 2), spacing=0)
        self.show_number(0)
        self.hide()

    def follow(self, action: QAction) -> None:
        """Connects the switch with the action that leaves out words which cannot be the answer."""
        self._action = action
        action.toggled.connect(self._show_state)
        self._show_state(action.isChecked())
        set_tip(self._possible, f"{action.toolTip()} ({action.shortcut().toString()})")

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        self.show_number(advice.remaining)
        self.setVisible(_has_kinds(advice) and advice.remaining > 1)

    def show_number(self, number: int) -> None:
        """Shows how many words could be the answer."""
        text = _("Could be the answer ({0})").format(whole(number))
        self._possible.setText(text)
        self._possible.setAccessibleName(text)

    @Slot(bool)
    def _show_state(self, possible: bool) -> None:
        (self._possible if possible else self._all).setChecked(True)

    @Slot(bool)
    def _wish(self, possible: bool) -> None:
        if self._action is not None and self._action.isChecked() != possible:
            self._action.trigger()
