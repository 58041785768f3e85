"""Start page of a challenge, with the user's own letters or those of a random word."""

import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.helper.catalogues import VALUES
from wmh.helper.rack.rack_reading import MOST_LETTERS, RackError, read_rack
from wmh.helper.rack.values import Values, ValuesError
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.numbers import digits
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.helper.ui.rack.find_options import least_box, named_box, values_box
from wmh.helper.ui.rack.found_text import letters
from wmh.helper.ui.rack.rack_field import RackField
from wmh.helper.ui.words.scope import WordScope

if TYPE_CHECKING:
    from wmh.engine.lexicon.alphabet import Alphabet


_SECONDS = (60, 120, 180, 300)
_USUAL_SECONDS, _USUAL_LENGTH, _USUAL_LEAST = 120, 7, 3
_SEED = 9
"""Maximal number of digits of a seed that is typed."""


@dataclass(frozen=True, slots=True)
class Start:
    """Request for a challenge with these letters, or those of a random word of `length` letters.

    `chance` draws the word.
    """

    letters: tuple[str, ...]
    blanks: int
    length: int
    chance: random.Random
    values: Values
    least: int
    seconds: float
    """Duration in seconds; infinite without a clock."""


class ChallengeStart(QWidget):
    """Form in which the user describes a challenge."""

    wanted = Signal(object)
    """Emitted with the Start that the form describes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._alphabet: Alphabet | None = None
        self.waiting = False
        """True while the challenge that the user wants is being prepared."""
        self.status = StatusLine(self)
        self._field = RackField(self)
        self._field.setObjectName("own")
        self._field.setPlaceholderText(_("Letters of your own"))
        self._field.setAccessibleName(_("Letters of your own"))
        self._own = QPushButton(_("&Play with these letters"), self)
        self._length: ChoiceBox[int] = named_box(_("Length of the word"), self)
        self._seed = QLineEdit(self)
        self._seed.setObjectName("seed")
        self._seed.setValidator(digits(_SEED, self._seed))
        self._seed.setPlaceholderText(_("seed"))
        self._seed.setAccessibleName(_("Seed"))
        tip = _("The same number draws the same letters again.")
        set_tip(self._seed, tip)
        self._seed.setAccessibleDescription(tip)
        self._drawn = QPushButton(_("&Draw a word"), self)
        self._least = least_box(_USUAL_LEAST, self)
        clocks = (
            Choice(ngettext("1 second", "{0} seconds", seconds), float(seconds))
            for seconds in _SECONDS
        )
        self._clock = named_box(_("Time"), self, (*clocks, Choice(_("no clock"), math.inf)))
        self._clock.choose(float(_USUAL_SECONDS))
        self._values = values_box(self)
        self._lay_out()
        self._own.clicked.connect(self._want_own)
        self._drawn.clicked.connect(self._want_drawn)
        self._field.returnPressed.connect(self._want_own)
        self._seed.returnPressed.connect(self._want_drawn)
        self._values.currentIndexChanged.connect(self._show_values)
        self.greet()

    def _lay_out(self) -> None:
        set_margins(self.status, 6, 0, 6, 0)
        rules = in_row(self._clock, self._least, self._values, REST, spacing=4)
        drawn = in_row(self._length, (self._seed, 1), self._drawn)
        in_column(
            self.status,
            rules,
            8,
            drawn,
            8,
            self._field,
            (self._own, 0, Qt.AlignmentFlag.AlignRight),
            REST,
            on=self,
            margins=(10, 12, 10, 6),
            spacing=8,
        )

    def focus(self) -> None:
        self._drawn.setFocus()

    @Slot()
    def greet(self) -> None:
        self.waiting = False
        self.status.show_headline(_("Find every word"))
        self.status.show_hint(_("Draw a random word to be shuffled, or type your own letters."))

    def show_view(self, view: WordScope) -> None:
        if self._alphabet is not view.lexicon.alphabet:
            self._alphabet = view.lexicon.alphabet
            self._values.choose(view.lexicon.name)
        chosen = self._length.value_or(_USUAL_LENGTH)
        lengths = (length for length in view.lexicon.lengths if length <= MOST_LETTERS)
        self._length.offer(Choice(letters(length), length) for length in lengths)
        self._length.choose(chosen)
        self._show_values()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Presses the focused button on Enter, as on Space."""
        button = self.focusWidget()
        enter = event.key() in ENTER
        if enter and isinstance(button, QPushButton):
            button.click()
        elif not enter:
            super().keyPressEvent(event)

    @Slot()
    def _show_values(self) -> None:
        try:
            values = VALUES.read_named(self._values.value)
        except ValuesError as error:
            self.refuse(objection(error))
        else:
            self._field.show_values(self._alphabet, values.points)

    @Slot()
    def _want_own(self) -> None:
        if self._alphabet is not None:
            try:
                self._want(*read_rack(self._field.text(), self._alphabet), 0)
            except RackError as error:
                self.refuse(objection(error))
                self._field.setFocus()

    @Slot()
    def _want_drawn(self) -> None:
        if self._alphabet is not None:
            self._want((), 0, self._length.value)

    def _want(self, own: tuple[str, ...], blanks: int, length: int) -> None:
        seed = self._seed.text()
        try:
            values = VALUES.read_named(self._values.value)
        except ValuesError as error:
            self.refuse(objection(error))
            return
        self.wanted.emit(
            Start(
                letters=own,
                blanks=blanks,
                length=length,
                chance=random.Random(int(seed) if seed else None),
                values=values,
                least=self._least.value,
                seconds=self._clock.value,
            )
        )

    def wait(self) -> None:
        self.waiting = True
        self.status.show_headline(_("Looking for the words …"))
        self.status.show_hint("")

    def refuse(self, text: str) -> None:
        self.waiting = False
        self.status.show_headline(_("These letters cannot be played"))
        self.status.show_hint(text)
