"""Instructions at the first start of the program."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.explain.spoiler import Spoiler
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_words import mark_key
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.shell.helper_side import HelperSide
from wmh.helper.ui.spoiler import spoiler_text


class FirstSteps(QObject):
    """Lines of instructions, shown until the first clue is complete or the user closes them."""

    def __init__(self, action: QAction, board: Board, helper_side: HelperSide) -> None:
        super().__init__(helper_side)
        self._action = action
        self._board = board
        self._helper_side = helper_side
        self._note: StepsNote | None = None
        self._finished = _count_complete(board.sheet)
        board.changed.connect(self._follow)
        action.toggled.connect(self._show)
        self._show(action.isChecked())

    @Slot(bool)
    def _show(self, wanted: bool) -> None:
        if wanted and self._note is None:
            self._note = StepsNote(self._board.sheet.rule, self._helper_side)
            self._note.closed.connect(self._put_away)
            self._helper_side.add_note(self._note)
        if self._note is not None:
            self._note.setVisible(wanted)

    @Slot()
    def _put_away(self) -> None:
        self._helper_side.board_view.focus()  # First: hiding the focus would send it elsewhere.
        self._action.setChecked(False)

    @Slot(object)
    def _follow(self, sheet: Sheet) -> None:
        before, self._finished = self._finished, _count_complete(sheet)
        if self._note is None or self._note.isHidden():
            return
        if self._finished > before:
            self._action.setChecked(False)
        else:
            self._note.show_rule(sheet.rule)


class StepsNote(QFrame):
    """Numbered lines of text, with a button to close them."""

    closed = Signal()

    def __init__(self, rule: Rule, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("steps")
        self._lines = [QLabel(self, wordWrap=True) for _rest in range(4)]
        close = plain_button(_("Got it"), self, self.closed, name="flat")
        close.setAccessibleName(_("Hide the first steps"))
        grid = QGridLayout(self)
        set_margins(grid, 12, 5, 6, 5)
        set_spacing(grid, 8, 0)
        for row, line in enumerate(self._lines):
            number = QLabel(str(row + 1), self)
            number.setObjectName("step")
            grid.addWidget(number, row, 0)
            grid.setRowMinimumHeight(row, close.sizeHint().height())
            grid.addWidget(line, row, 1, 1, 1 if row == 2 else 2)
        grid.addWidget(close, 2, 2)
        grid.setColumnStretch(1, 1)
        self._texts: Sequence[str] = ()
        self.show_rule(rule)

    def show_rule(self, rule: Rule) -> None:
        """Sets the second line, which depends on the rule and on the game's keys."""
        texts = _steps(rule)
        if texts != self._texts:
            self._texts = texts
            for line, text in zip(self._lines, texts, strict=True):
                line.setText(text)
            self.setAccessibleName(" ".join(texts))
            announce(self, self.accessibleName())


def _steps(rule: Rule) -> Sequence[str]:
    return (
        _("Type the guess of your game, then Enter."),
        _("Type the numbers your game gives, then Enter.")
        if RULES[rule].counts
        else _("Colour it with {0} {1} {2} or clicks, then press Enter.").format(
            *(mark_key(mark) for mark in sorted(Mark, reverse=True))
        ),
        _("The best next guesses appear below."),
        _("How much help? Choose {0} to {1} below.").format(
            spoiler_text.name(Spoiler.COUNT), spoiler_text.name(Spoiler.ANSWER)
        ),
    )


def _count_complete(sheet: Sheet) -> int:
    """Returns the number of complete clues; that of the cursor's row does not count yet."""
    rows = sheet.rows if sheet.solved else sheet.rows[:-1]
    return sum(row.spelt and not row.open(sheet.rule) for row in rows)
