"""Panel of races: several strategies, and the user, search for the same secrets."""

from collections.abc import Collection, Iterator
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, Strategy, obstacle
from wmh.helper.answering import Answering
from wmh.helper.capitals import capital
from wmh.helper.games.game import Terms
from wmh.helper.games.preset import Preset
from wmh.helper.games.race_table import YOU, RaceTable
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.clue_words import hardness_name
from wmh.helper.ui.look.scaling import set_spacing
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.layout import LinesLayout, in_column, in_row
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.page_kit import EmptyState, PageHead
from wmh.helper.ui.play.game_text import answer_spoken
from wmh.helper.ui.record.jobs import Entry, Race, race_terms
from wmh.helper.ui.record.race_lanes import Lanes

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from wmh.engine.clues.turn import Turn
    from wmh.engine.lexicon.store import Lexicon


_AROUND = 60
"""Pixels of the panel's margins, a gap and a scroll bar together."""


MOST_DRAWN = 1000
_DRAWN = "10"
"""Number of secrets to draw that the panel proposes, as text."""
_USUAL = (Strategy.PAPER, Strategy.ENTROPY, Strategy.PARTS_ENTROPY)


class RacePanel(QDialog):
    """Panel of races. It is not modal; to close it ends the race."""

    failed = Signal(str)
    """Emitted with a sentence on why a race has failed."""

    def __init__(
        self,
        like: Question,
        preset: Preset | None,
        alphabet: Alphabet,
        suggester: Suggester,
        parent: QWidget,
    ) -> None:
        """Makes the panel; `alphabet` is that of the word list."""
        super().__init__(parent)
        self._like, self._preset, self._alphabet = like, preset, alphabet
        self._race: Race | None = None
        self._table: RaceTable | None = None
        self._answered: tuple[Turn, ...] = ()
        """Turns of the person for the present secret whose clues have been announced."""
        self._errand = suggester.task_channel(self._show_table, self._fail, self._end)
        self.setWindowTitle(_game_title(race_terms(like, preset)))
        self._secrets = QLineEdit(_DRAWN, self)
        self._secrets.setObjectName("secrets")
        self._secrets.setAccessibleName(_("Words to find"))
        self._secrets.setToolTip(
            _("How many words to find, drawn at random; or the words themselves")
        )
        self._secrets.returnPressed.connect(self._start)
        self._runners = _Runners({*_USUAL, like.strategy}, self)
        self._you = QCheckBox(_("and &me"), self)
        self._go = QPushButton(_("Start"), self)
        self._go.setObjectName("primary")
        self._go.clicked.connect(self._start_or_stop)
        self._lanes = Lanes(self)
        self._lanes.hide()
        text = _("No race yet: choose who takes part, then press Start.")
        self._empty = EmptyState(text, self)
        self._state = QLabel(self, wordWrap=True)
        self._state.setObjectName("hint")
        self._guess = QLineEdit(self)
        self._guess.setObjectName("guess")
        self._guess.setAccessibleName(_("Your guess"))
        self._guess.setPlaceholderText(_("your guess"))
        self._guess.returnPressed.connect(self._give_guess)
        self._surrender = QPushButton(_("&Give up"), self)
        self._surrender.clicked.connect(self._give_up)
        suggester.opened.connect(self.close)  # Another lexicon has other words.
        self.finished.connect(self._errand.drop)
        for button in (self._runners, self._go, self._surrender):
            button.setAutoDefault(False)  # Enter belongs to the fields.
        self._lay_out()
        self._ask_for_guess(wanted=False)

    def _lay_out(self) -> None:
        label = QLabel(_("&Words to find"), self)
        label.setBuddy(self._secrets)
        self._beginning = (
            in_row(label, (self._secrets, 1), spacing=10),
            LinesLayout(self._runners, self._you, self._go, spacing=10),
        )
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        set_spacing(self._row, 10)
        for each in self._beginning:
            self._row.addLayout(each)
        self._row.setStretch(0, 1)
        in_column(
            PageHead(
                _("Race", context="Title"),
                _("Strategies, and you if you like, look for the same answers."),
                self,
                modest=True,
            ),
            self._row,
            (self._empty, 1),
            (self._lanes, 1),
            in_row((self._state, 1), self._guess, self._surrender),
            on=self,
            margins=16,
            spacing=10,
        )
        self.resize(820, 440)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arranges the controls in two lines if the panel is narrow."""
        wanted = sum(each.sizeHint().width() for each in self._beginning) + scale_length(_AROUND)
        direction = QBoxLayout.Direction
        self._row.setDirection(
            direction.LeftToRight if self.width() >= wanted else direction.TopToBottom
        )
        super().resizeEvent(event)

    # Where another panel goes on

    @property
    def busy(self) -> str:
        """Reason why the panel must not be replaced now: a race runs; "" if none runs."""
        if self._race is not None:
            return _("A race is running: let it end, or stop it, first.")
        return ""

    def saved_state(self) -> object:
        """Table of the last race, to be shown in a new panel."""
        return self._table

    def resume(self, left: RaceTable | None) -> None:
        if left is not None:
            self._table = left
            self._show_lanes(left)
            self._state.setText(self._lanes.result(left))

    def _show_lanes(self, table: RaceTable) -> None:
        """Shows a race, in place of the message that there is none."""
        self._empty.hide()
        self._lanes.show()
        self._lanes.show_table(table)

    # A race

    @Slot()
    def _start_or_stop(self) -> None:
        if self._race is None:
            self._start()
        else:
            self._errand.drop()
            self._end()
            self._say(_("Stopped."))

    @Slot()
    def _start(self) -> None:
        entry = self._entry()
        if entry is None:
            return
        self._race = race = Race(entry)
        self._table = None
        self._go.setText(_("Stop"))
        self._say(_("The race has started …"))
        self._errand.ask(race.start)

    def _entry(self) -> Entry | None:
        """Race as the user has entered it; None, after a message, if an entry is wrong."""
        runners, you = self._runners.chosen, self._you.isChecked()
        words = tuple(self._secrets.text().lower().replace(",", " ").split())
        if not runners and not you:
            self._say(_("No players yet: choose a strategy, or yourself."))
            return None
        number = self._number(words)
        if number is None:
            return Entry(self._like, self._preset, runners, you, secrets=words)
        if 1 <= number <= MOST_DRAWN:
            seed = SystemRandom().getrandbits(32)  # Who has run knows the words of the last.
            return Entry(self._like, self._preset, runners, you, drawn=number, seed=seed)
        text = _("Type how many words to draw, 1 to {0}, or the words themselves.")
        self._say(text.format(whole(MOST_DRAWN)))
        return None

    def _number(self, words: tuple[str, ...]) -> int | None:
        """Returns the number of secrets to draw, 0 if it is invalid; None if words were typed."""
        if words and all(self._is_code(word) or not word.isdecimal() for word in words):
            return None
        digits = words[0].lstrip("0") if len(words) == 1 else ""
        return int(digits) if 0 < len(digits) <= len(str(MOST_DRAWN)) else 0

    def _is_code(self, word: str) -> bool:
        """True if a word has the secrets' length; the usual number of secrets is no secret."""
        letters = self._alphabet.letters_of(word) or ()
        return word != _DRAWN and len(letters) == self._like.length

    @Slot(object)
    def _show_table(self, table: RaceTable) -> None:
        self._table = table
        self._show_lanes(table)
        self._say_answer(table)
        self._ask_for_guess(wanted=table.waits)
        if table.refused is not None:
            self._guess.selectAll()  # What is typed next takes its place.
            self._say(objection(table.refused))
        elif table.waits:
            self._guess.clear()
            self._say(_shown_letters(table) + _("Your turn: type a word, then Enter."))
        else:
            text = _("Answer {0} of {1}")
            place = text.format(whole(table.number), whole(table.secrets))
            self._state.setText(f"{_shown_letters(table)}{place}")

    @Slot()
    def _end(self) -> None:
        table = self._table
        if self._race is None or (not self._errand.under_way and table and table.waits):
            return
        self._race = None
        self._go.setText(_("Start"))
        self._ask_for_guess(wanted=False)
        if table is not None:
            self._say(self._lanes.result(table))

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._table = None
        self._say(objection(error))

    # The person in it

    def _ask_for_guess(self, *, wanted: bool) -> None:
        for widget in (self._guess, self._surrender):
            widget.setVisible(self._you.isChecked() and self._race is not None)
            widget.setEnabled(wanted)
        if wanted:
            self._guess.setFocus()

    @Slot()
    def _give_guess(self) -> None:
        if word := self._guess.text().strip():
            self._send(word)

    @Slot()
    def _give_up(self) -> None:
        self._send(None)

    def _say_answer(self, table: RaceTable) -> None:
        """Announces the clue of the person's last guess, once."""
        turns = next((lane.game.turns for lane in table.lanes if lane.runner == YOU), ())
        if turns and turns != self._answered:
            announce(self._lanes, answer_spoken(turns[-1]))
        self._answered = turns

    def _send(self, word: str | None) -> None:
        if self._race is None or self._table is None or not self._table.waits:
            return
        race = self._race

        def work(_lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[RaceTable]:
            return race.guess(word, stop)

        self._errand.ask(work)

    def _say(self, text: str) -> None:
        self._state.setText(text)
        announce(self._state, text)


def _game_title(terms: Terms) -> str:
    """Returns the title of a race: word length, hard mode, and the limit of guesses if any."""
    said = [_("Race with words of {0} letters").format(terms.length)]
    if terms.hardness is not Hardness.FREE:
        said.append(hardness_name(terms.hardness))
    if terms.attempts is not None:
        said.append(ngettext("1 guess", "{0} guesses", terms.attempts))
    return " · ".join(said)


def _shown_letters(table: RaceTable) -> str:
    """Returns a sentence on the revealed letters, with a space after it; "" without any."""
    given = table.lanes[0].game.given
    if not given or table.ended:
        return ""
    letters = capital("".join(letter or "·" for letter in given))
    return _("Shown: {0}.").format(letters) + " "


class _Runners(QPushButton):
    """Button with a menu in which strategies can be checked."""

    def __init__(self, usual: Collection[Strategy], parent: QWidget) -> None:
        """Makes the button, with the `usual` strategies checked as far as they can run here."""
        super().__init__(parent)
        menu = QMenu(self)
        self._actions: dict[Strategy, QAction] = {}
        for strategy, said in STRATEGIES.items():
            action = menu.addAction(_(said.title, context="Strategies"))
            action.setCheckable(True)
            action.setEnabled(not obstacle([strategy]))
            action.setChecked(strategy in usual and action.isEnabled())
            action.toggled.connect(self._name)
            self._actions[strategy] = action
        self.setMenu(menu)
        self._name()

    @property
    def chosen(self) -> tuple[Strategy, ...]:
        return tuple(each for each, action in self._actions.items() if action.isChecked())

    @Slot()
    def _name(self) -> None:
        number = len(self.chosen)
        self.setText(ngettext("1 strategy", "{0} strategies", number))
