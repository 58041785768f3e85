"""Reason why the list is empty, shown in its place, with proposals that help."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.turn import Mark
from wmh.engine.diagnosis import (
    Change,
    OtherLexicon,
    OtherRule,
    Proposal,
    Remark,
    Respell,
    SetAside,
    Widen,
)
from wmh.helper.capitals import capital
from wmh.helper.ui.advice.ranking_text import count_text
from wmh.helper.ui.advice.wording import Reason, Remedy
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_words import mark_name, number_names
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button, plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, margins, remove
from wmh.helper.ui.parts.rich_text import set_tip


def proposal_text(proposal: Proposal, sheet: Sheet) -> str:
    """Returns the text of a change, with the number of words that would then fit.

    Rows are numbered as on the sheet.
    """
    words = count_text(proposal.remaining)
    return _("{0}: {1}").format(_change(proposal.change, sheet), words)


def _change(change: Change, sheet: Sheet) -> str:
    rows = sheet.asked_rows
    match change:
        case Remark(really):
            return _(" and ").join(
                _remark(sheet, rows[turn], place, value) for turn, place, value in really
            )
        case Respell(turn, guess):
            text = _("Row {0} was {1}")
            return text.format(rows[turn] + 1, capital("".join(guess)))
        case SetAside(turn):
            return _("Row {0} is from another game").format(rows[turn] + 1)
        case Widen():
            return _("It is an uncommon word")
        case OtherLexicon(name):
            return _("It is in the word list {0}").format(name)
        case OtherRule(rule):
            title = _(RULES[rule].title, context="Rules")
            return _("The game's rule is: {0}").format(title)


def _remark(sheet: Sheet, row: int, place: int, value: Mark | int) -> str:
    if counts := number_names(sheet.rule):
        text = _("row {0} has {1} {2}")
        return text.format(row + 1, value, counts[place])
    letter = capital(sheet.rows[row].letters[place])
    text = _("{0} in row {1} is {3} at place {2}")
    return text.format(letter, row + 1, place + 1, mark_name(Mark(value), sheet.game))


_MOST = 6
"""Maximal number of proposals shown; the first three are nearly always enough."""


class Proposals(QWidget):
    """Short list of proposals below the reason; hidden without proposals."""

    chosen = Signal(object)
    """Emitted with the Change of the chosen proposal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = QLabel(_("It may be that"), self)
        self._title.setObjectName("hint")
        self._column = in_column(self._title, on=self, margins=0, spacing=4)
        self._buttons: list[_ProposalButton] = []
        self.hide()

    def show_proposals(self, proposals: Sequence[Proposal], sheet: Sheet) -> None:
        remove(*self._buttons)
        # Digits are numbers of a clue where the rule counts, and then need Alt.
        key = "Alt+{0}" if RULES[sheet.rule].counts else "{0}"
        self._buttons = [
            _ProposalButton(proposal, key.format(number), proposal_text(proposal, sheet), self)
            for number, proposal in enumerate(proposals[:_MOST], start=1)
        ]
        for button in self._buttons:
            button.chosen.connect(self.chosen)
            self._column.addWidget(button)
        self.setVisible(bool(self._buttons))
        if self._buttons:
            announce(self, f"{self._title.text()} {self._buttons[0].accessibleName()}")


class _ProposalButton(QPushButton):
    """Button of a proposal, whose text may take several lines, unlike that of a QPushButton."""

    chosen = Signal(object)

    def __init__(self, proposal: Proposal, key: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._change = proposal.change
        self.setObjectName("proposal")
        self.setFlat(True)
        self.setAccessibleName(text)
        set_tip(self, _("Make this change ({0}); it can be undone").format(key))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        line = QHBoxLayout(self)
        set_margins(line, 6, 5, 6, 5)
        set_spacing(line, 10)
        for name, words, stretch in (("hint", key, 0), ("", text, 1)):
            label = QLabel(words, self)
            label.setObjectName(name)
            label.setWordWrap(bool(stretch))
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            line.addWidget(label, stretch, Qt.AlignmentFlag.AlignTop)
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.activated.connect(self.click)
        self.clicked.connect(self._choose)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height() + 12)

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return super().heightForWidth(width) if layout is None else layout.heightForWidth(width)

    @Slot()
    def _choose(self) -> None:
        self.chosen.emit(self._change)


class ReasonNote(QScrollArea):
    """Reason with buttons for remedies; it scrolls, so that the board keeps its size."""

    remedied = Signal(object)
    """Emitted with the chosen Remedy."""
    mended = Signal(object)
    """Emitted with the Change of the chosen proposal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        self.setWidget(inside)  # While it is empty: to move what is in it takes its time.
        self._text = QLabel(inside)
        self._text.setObjectName("reason")
        self._text.setWordWrap(True)
        self._text.setMinimumHeight(1)  # Its width decides; else it asks for many short lines.
        self._button = plain_button("", inside, self._ask)
        self._remedy: Remedy | None = None
        self._proposals = Proposals(inside)
        self._proposals.chosen.connect(self.mended)
        self._missing = plain_label(inside, "missing")
        self._add = plain_button(_label(Remedy.ADD_WORD), inside, self._ask_to_add)
        self._add.setAccessibleName(self._add.text())
        self.show_missing("")
        in_column(
            self._text,
            (self._button, 0, Qt.AlignmentFlag.AlignLeft),
            self._proposals,
            self._missing,
            (self._add, 0, Qt.AlignmentFlag.AlignLeft),
            REST,
            on=inside,
            margins=margins(6, 6, 16, 0),
            spacing=12,
        )

    def show_reason(self, reason: Reason) -> None:
        self._remedy = reason.remedy
        if reason.text != self._text.text():
            announce(self._text, reason.text)
        self._text.setText(reason.text)
        self._text.setAccessibleName(reason.text)
        self._button.setVisible(reason.remedy is not None)
        if reason.remedy is not None:
            label = _label(reason.remedy)
            self._button.setText(label)
            self._button.setAccessibleName(label)

    def show_proposals(self, proposals: Sequence[Proposal], sheet: Sheet) -> None:
        """Shows changes that would make words fit; they are found a moment after the reason."""
        self._proposals.show_proposals(proposals, sheet)

    def show_missing(self, text: str) -> None:
        """Shows a text that the word list may lack the answer; hides it if the text is empty."""
        if text != self._missing.text():
            announce(self._missing, text)
        say(self._missing, text)
        self._add.setVisible(bool(text))

    def _ask_to_add(self) -> None:
        self.remedied.emit(Remedy.ADD_WORD)

    def _ask(self) -> None:
        self.remedied.emit(self._remedy)


def _label(remedy: Remedy) -> str:
    match remedy:
        case Remedy.ALL_WORDS:
            return _("Search all words")
        case Remedy.FLAGGED_WORDS:
            return _("Show offensive words")
        case Remedy.ADD_WORD:
            return _("Add a word …")
