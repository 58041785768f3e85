"""The form of a game to come: who keeps, which secret, how many attempts."""

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.question import ALL_TIERS, EVERYDAY_TIER
from wmh.helper.games.game import LIMITS, Keeping, Terms
from wmh.helper.record.played import Mode
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.pegs import length_text
from wmh.helper.ui.parts.box import fitted_box
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import margins
from wmh.helper.ui.parts.numbers import digits
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.helper.ui.play.match import HIGHEST, Wish

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


class GameForm(QWidget):
    """Asks for all of it; what does not matter to the mode chosen is not there."""

    begun = Signal(object)
    """A Wish."""
    noticed = Signal(str)
    """Why it cannot begin, and what to do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lexicon: Lexicon | None = None
        self._modes = fitted_box(self, _("Who guesses"))
        for mode, text, tip in _modes():
            self._modes.addItem(text, mode)
            self._modes.setItemData(self._modes.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self._secrets = fitted_box(self, _("Answer", context="GameForm"))
        for keeping, text, tip in _keepings():
            self._secrets.addItem(text, keeping)
            self._secrets.setItemData(self._secrets.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self._number = _field(self, _("Number of the game"))
        self._number.setValidator(digits(len(str(HIGHEST)), self._number))
        self._number.setPlaceholderText(_("any", context="GameForm"))
        self._number.setToolTip(_("Players who use this number get the same answer."))
        self._typed = _field(self, _("Hidden word (not shown while typing)"))
        self._typed.setEchoMode(QLineEdit.EchoMode.Password)
        self._words = fitted_box(self, _("Words that the answer is drawn from"))
        self._lengths = fitted_box(self, _("Length of the words in the game"))
        self._rules = fitted_box(self, _("Rule of the game"))
        for rule, said in RULES.items():
            self._rules.addItem(_(said.title, context="Rules"), rule)
            tip = _(said.statement, context="Rules")
            self._rules.setItemData(self._rules.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self._attempts = fitted_box(self, _("Attempts"))
        for limit in LIMITS:
            text = _("no limit") if limit is None else str(limit)
            self._attempts.addItem(text, limit)
        self._begin = plain_button(_("Begin"), self, self.begin)
        self._begin.setAccessibleName(_("Begin the game"))
        for box in (self._modes, self._secrets):
            box.currentIndexChanged.connect(self._show_rows)
        self._lay_out()
        self.setFocusProxy(self._begin)
        self._show_rows()

    def _lay_out(self) -> None:
        self._form = QFormLayout(self)
        self._form.setContentsMargins(margins(6, 4, 16, 0))
        self._form.setHorizontalSpacing(12)
        self._form.setVerticalSpacing(4)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        for text, field in (
            (_("Play", context="GameForm"), self._modes),
            (_("Answer", context="GameForm"), self._secrets),
            (_("Number"), self._number),
            (_("Typed"), self._typed),
            (_("Words"), self._words),
            (_("Length"), self._lengths),
            (_("Rule"), self._rules),
            (_("Attempts"), self._attempts),
        ):
            label = QLabel(text, self)
            label.setObjectName("note")
            label.setContentsMargins(0, 3, 0, 0)
            self._form.addRow(label, field)
        self._form.addRow(QLabel(self), self._begin)

    # What is offered

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        self._lexicon = lexicon
        self._show_words(lexicon)
        length = self._lengths.currentData()
        self._show_lengths(length or lexicon.lengths[0])

    def show_sheet(self, sheet: Sheet) -> None:
        """Offer the game the helper helps with."""
        self._show_lengths(sheet.length)
        self._rules.setCurrentIndex(self._rules.findData(sheet.rule))

    def show_attempts(self, limit: int | None) -> None:
        """Offer as many as a game allows, also where that is unusual."""
        if self._attempts.findData(limit) < 0:
            self._attempts.addItem(str(limit), limit)
        self._attempts.setCurrentIndex(self._attempts.findData(limit))

    def _show_lengths(self, length: int) -> None:
        offered = (length,) if self._lexicon is None else self._lexicon.lengths
        name = "" if self._lexicon is None else self._lexicon.name
        with QSignalBlocker(self._lengths):
            self._lengths.clear()
            for number in offered:
                self._lengths.addItem(length_text(name, number), number)
            self._lengths.setCurrentIndex(max(self._lengths.findData(length), 0))

    def _show_words(self, lexicon: "Lexicon") -> None:
        """Fills the choice of the answer's vocabulary, as far as the word list has frequencies."""
        self._words.clear()
        if lexicon.tiered:
            self._words.addItem(_("common words"), None)
            self._words.addItem(_("everyday words"), EVERYDAY_TIER)
        self._words.addItem(_("all words"), ALL_TIERS)

    @Slot()
    def _show_rows(self) -> None:
        kept = self._mode is not Mode.KEEPER
        keeping = self._keeping
        for field, shown in (
            (self._secrets, kept),
            (self._number, kept and keeping is Keeping.RANDOM),
            (self._typed, kept and keeping is Keeping.FIXED),
        ):
            self._form.setRowVisible(field, shown)

    # What is wished

    @property
    def _mode(self) -> Mode:
        return Mode(self._modes.currentData())

    @property
    def _keeping(self) -> Keeping:
        return Keeping(self._secrets.currentData())

    @Slot()
    def begin(self) -> None:
        """Begin what was chosen, if there is all that it needs."""
        if self._lexicon is None:
            self.noticed.emit(_("No word list is open yet."))
            return
        mode = self._mode
        length = self._lengths.currentData()
        tier = self._words.currentData()
        terms = Terms(
            length,
            Rule(self._rules.currentData()),
            None if mode is Mode.KEEPER else self._keeping,
            self._attempts.currentData(),
            self._lexicon.usual_tier(length) if tier is None else tier,
        )
        if terms.keeping is Keeping.FIXED and not self._typed.text().strip():
            self._typed.setFocus()
            self.noticed.emit(_("Type the answer first."))
            return
        number = int(self._number.text() or random.SystemRandom().randint(1, HIGHEST))
        self.begun.emit(Wish(mode, terms, number, self._typed.text().strip()))
        self._number.clear()  # The next game is another.
        self._typed.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.begin()
        else:
            super().keyPressEvent(event)


def _field(parent: QWidget, name: str) -> QLineEdit:
    field = QLineEdit(parent)
    field.setObjectName("secret")
    field.setAccessibleName(name)
    field.setMaxLength(80)
    return field


def _modes() -> tuple[tuple[Mode, str, str], ...]:
    return (
        (
            Mode.GUESSER,
            _("you guess"),
            _("The program hides a word and colours your guesses."),
        ),
        (
            Mode.KEEPER,
            _("the program guesses"),
            _("You think of a word and colour the program's guesses."),
        ),
        (
            Mode.AUTOMATIC,
            _("watch"),
            _("The program plays both sides, and you watch."),
        ),
    )


def _keepings() -> tuple[tuple[Keeping, str, str], ...]:
    return (
        (
            Keeping.RANDOM,
            _("drawn at random"),
            _("Every word is equally likely."),
        ),
        (
            Keeping.FIXED,
            _("typed by another player"),
            _("A teacher types it unseen."),
        ),
        (
            Keeping.ADVERSARIAL,
            _("cheating host"),
            _("It has no fixed answer: it keeps as many words possible as it can."),
        ),
    )
