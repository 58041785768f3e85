"""Form for a new game: the host, the secret, the number of attempts."""

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from wmh.base.text.phrases import _
from wmh.engine.question import ALL_TIERS, EVERYDAY_TIER
from wmh.helper.games.game import Keeping, Terms
from wmh.helper.record.finished_game import Mode
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.parts.box import Choice, ChoiceBox, fitted_box, length_choices
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import margins
from wmh.helper.ui.parts.numbers import digits
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.helper.ui.play.choices import limit_choices, rule_choices
from wmh.helper.ui.play.match import HIGHEST, Wish

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


class GameForm(QWidget):
    """Form for a new game; fields that do not matter for the chosen mode are hidden."""

    begun = Signal(object)
    """Emitted with the Wish that the form describes."""
    noticed = Signal(str)
    """Emitted with a sentence on why the game cannot begin, and what to do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lexicon: Lexicon | None = None
        self._modes = fitted_box(self, _("Who guesses"), _modes())
        self._secrets = fitted_box(self, _("Answer", context="GameForm"), _keepings())
        self._number = _field(self, _("Number of the game"))
        self._number.setValidator(digits(len(str(HIGHEST)), self._number))
        self._number.setPlaceholderText(_("any", context="GameForm"))
        self._number.setToolTip(_("Players who use this number get the same answer."))
        self._typed = _field(self, _("Hidden word (not shown while typing)"))
        self._typed.setEchoMode(QLineEdit.EchoMode.Password)
        self._words: ChoiceBox[int | None] = fitted_box(
            self, _("Words that the answer is drawn from")
        )
        self._lengths: ChoiceBox[int] = fitted_box(self, _("Length of the words in the game"))
        self._rules = fitted_box(self, _("Rule of the game"), rule_choices())
        self._attempts = fitted_box(self, _("Guesses allowed"), limit_choices())
        self._begin = plain_button(_("Begin"), self, self.begin)
        self._begin.setAccessibleName(_("Begin the game"))
        for box in (self._modes, self._secrets):
            box.currentIndexChanged.connect(self._show_rows)
        self._lay_out()
        self.setFocusProxy(self._begin)
        self._show_rows()

    def _lay_out(self) -> None:
        self._form = QFormLayout(self)
        set_margins(self._form, *margins(6, 4, 16, 0))
        set_spacing(self._form, 12, 4)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        for text, field in (
            (_("Play", context="GameForm"), self._modes),
            (_("Answer", context="GameForm"), self._secrets),
            (_("Number"), self._number),
            (_("Typed"), self._typed),
            (_("Words"), self._words),
            (_("Length"), self._lengths),
            (_("Rule"), self._rules),
            (_("Guesses allowed"), self._attempts),
        ):
            label = QLabel(text, self)
            label.setObjectName("note")
            set_margins(label, 0, 3, 0, 0)
            self._form.addRow(label, field)
        self._form.addRow(QLabel(self), self._begin)

    # What is offered

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        self._lexicon = lexicon
        self._show_words(lexicon)
        self._show_lengths(self._lengths.value_or(lexicon.lengths[0]))

    def show_sheet(self, sheet: Sheet) -> None:
        """Fills in the terms of the game that the helper's board has."""
        self._show_lengths(sheet.length)
        self._rules.choose(sheet.rule)

    def show_attempts(self, limit: int | None) -> None:
        """Selects a limit of guesses, which need not be a usual one."""
        if not self._attempts.choose(limit):
            self._attempts.offer((*limit_choices(), Choice(str(limit), limit)))
            self._attempts.choose(limit)

    def _show_lengths(self, length: int) -> None:
        offered = (length,) if self._lexicon is None else self._lexicon.lengths
        name = "" if self._lexicon is None else self._lexicon.name
        self._lengths.offer(length_choices(name, offered))
        if not self._lengths.choose(length):
            self._lengths.setCurrentIndex(0)

    def _show_words(self, lexicon: "Lexicon") -> None:
        """Offers vocabularies for the answer; only "all words" if the list does not rank words."""
        whole = Choice[int | None](_("all words"), ALL_TIERS)
        common = Choice[int | None](_("common words"), None)
        everyday = Choice[int | None](_("everyday words"), EVERYDAY_TIER)
        self._words.offer((common, everyday, whole) if lexicon.tiered else (whole,))

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
        return self._modes.value

    @property
    def _keeping(self) -> Keeping:
        return self._secrets.value

    @Slot()
    def begin(self) -> None:
        """Begins the game that the form describes, if the form is complete."""
        if self._lexicon is None:
            self.noticed.emit(_("No word list is open yet."))
            return
        mode = self._mode
        length = self._lengths.value
        tier = self._words.value
        terms = Terms(
            length,
            self._rules.value,
            None if mode is Mode.KEEPER else self._keeping,
            self._attempts.value,
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


def _modes() -> tuple[Choice[Mode], ...]:
    return (
        Choice(
            _("you guess"),
            Mode.GUESSER,
            _("The program hides a word and colours your guesses."),
        ),
        Choice(
            _("the program guesses"),
            Mode.KEEPER,
            _("You think of a word and colour the program's guesses."),
        ),
        Choice(
            _("watch"),
            Mode.AUTOMATIC,
            _("The program plays both sides, and you watch."),
        ),
    )


def _keepings() -> tuple[Choice[Keeping], ...]:
    return (
        Choice(
            _("drawn at random"),
            Keeping.RANDOM,
            _("Every word is equally likely."),
        ),
        Choice(
            _("typed by another player"),
            Keeping.FIXED,
            _("A teacher types it unseen."),
        ),
        Choice(
            _("cheating host"),
            Keeping.ADVERSARIAL,
            _("It has no fixed answer: it keeps as many words possible as it can."),
        ),
    )
