"""Page of a running challenge: letters, clock, the word that is typed, and the words found."""

import math
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.helper.capitals import capital
from wmh.helper.rack.challenge import Challenge, Verdict, hand_in
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.look.theme import figure_font, legible, scale_length, theme_of
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.parts.layout import REST, in_column, in_row, margins, mirror_rect
from wmh.helper.ui.parts.numbers import clock, whole
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.helper.ui.rack.found_text import (
    FOUND,
    Ledger,
    points,
    row_of,
    rows_at_the_end,
    rows_while_running,
)
from wmh.helper.ui.rack.rack_field import BLANK, RackField
from wmh.helper.ui.rack.scored_list import ScoredList


def progress(challenge: Challenge) -> str:
    text = _("{0} of {1}, {2}")
    return text.format(len(challenge.found), whole(len(challenge.wanted)), points(challenge.score))


def outcome(challenge: Challenge, *, given_up: bool) -> str:
    """Returns the headline of a finished challenge."""
    if challenge.complete:
        return _("All found: {0}").format(progress(challenge))
    text = _("Given up: {0}") if given_up else _("Time is over: {0}")
    return text.format(progress(challenge))


def verdict_text(verdict: Verdict, text: str, challenge: Challenge) -> str:
    """Returns the verdict on a typed word, and its reason."""
    word = capital(text.strip())
    match verdict:
        case Verdict.FOUND:
            letters = challenge.found[-1]
            return _("{0}: {1}.").format(word, points(challenge.wanted[letters].score))
        case Verdict.AGAIN:
            return _("{0} has already been found.").format(word)
        case Verdict.RARE:
            return _("{0} is a word, but not in the vocabulary of this game.").format(word)
        case Verdict.UNKNOWN:
            return _("{0} is not in this word list.").format(word)
        case Verdict.SHORT:
            return _("{0} is too short: words have {1} letters or more.").format(
                word, challenge.question.least
            )
        case Verdict.LATE:
            return _("The game is over.")
        case Verdict.LETTERS:
            return _lacking(text.strip(), challenge)


def time_left(seconds: float) -> str:
    """Returns the remaining time as minutes and seconds."""
    return clock(_whole(seconds))


def time_spoken(seconds: float) -> str:
    minutes, rest = divmod(_whole(seconds), 60)
    said: list[str] = []
    if minutes:
        said.append(ngettext("1 minute", "{0} minutes", minutes))
    if rest or not minutes:
        said.append(ngettext("1 second", "{0} seconds", rest))
    return _("{0} left", context="Challenge").format(" ".join(said))


def _whole(seconds: float) -> int:
    """Returns the seconds rounded up, since a second counts until it has passed."""
    return int(-(-seconds // 1))


def _lacking(word: str, challenge: Challenge) -> str:
    """Returns a text on the first letter of the word that the rack has too few of."""
    letters = challenge.alphabet.letters_of(word)
    if letters is None:
        foreign = challenge.alphabet.first_foreign(word) or word
        return _("{0} is not a letter of this word list.", context="Challenge").format(foreign)
    there, blanks = Counter(challenge.question.letters), challenge.question.blanks
    for letter, wanted in Counter(letters).items():
        blanks -= max(0, wanted - there[letter])
        if blanks < 0:
            if not there[letter]:
                text = _("{0} cannot be made: there is no {1}.")
                return text.format(capital(word), capital(letter))
            return ngettext(
                "{0} cannot be made: there is only one {1}.",
                "{0} cannot be made: there are only {2} {1}.",
                there[letter],
                capital(word),
                capital(letter),
                there[letter],
            )
    return _("{0} cannot be made.").format(capital(word))


_ANNOUNCED = (60, 30, 10)
"""Numbers of seconds left at which the time is announced."""
_BAR = 20
"""Height of the time bar in pixels."""


class ClockBar(QWidget):
    """Bar of the time that is left; its owner sets it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seconds = self._left = 1.0
        self.setObjectName("clock")

    def sizeHint(self) -> QSize:
        return QSize(scale_length(120), legible(_BAR))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def begin(self, seconds: float) -> None:
        """Fills the bar, for a challenge of so many seconds."""
        self._seconds = self._left = seconds
        self._tell()

    def show_left(self, left: float) -> None:
        passed = [mark for mark in _ANNOUNCED if left <= mark < self._left]
        self._left = left
        self._tell()
        if passed and left > 0:
            announce(self, self.accessibleName())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(figure_font())
        painter.setPen(QColor(theme.ink))
        rect = QRectF(self.contentsRect())
        text = time_left(self._left)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
        room = rect.width() - max(legible(44), painter.fontMetrics().horizontalAdvance(text + " "))
        bar = QRectF(rect.left(), rect.center().y() - 3, room, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.hairline))
        painter.drawRoundedRect(mirror_rect(painter, bar, rect), 3, 3)
        bar.setWidth(room * self._left / self._seconds)
        painter.setBrush(QColor(theme.accent))
        painter.drawRoundedRect(mirror_rect(painter, bar, rect), 3, 3)

    def _tell(self) -> None:
        if (name := time_spoken(self._left)) != self.accessibleName():
            self.setAccessibleName(name)
        self.update()


_TICK_MS = 200


class ChallengeGame(QWidget):
    """Page on which challenges run; `clock` returns seconds, from any origin."""

    left = Signal()
    """Emitted when the user wants another challenge."""

    def __init__(self, clock: Callable[[], float], parent: QWidget) -> None:
        super().__init__(parent)
        self._clock = clock
        self._challenge: Challenge | None = None
        self._ledger: Ledger | None = None
        self._running = False
        self._shuffling = random.Random()
        self._letters = RackField(self)
        self._letters.setObjectName("letters")
        self._letters.setReadOnly(True)
        self._letters.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shuffle = QPushButton(_("Shuffle"), self)
        self._shuffle.setToolTip(_("Shuffle the letters (Space)"))
        self._shuffle.setAccessibleName(_("Shuffle the letters"))
        self._bar = ClockBar(self)
        self._word = _WordLine(self)
        self._status = StatusLine(self)
        self._list = ScoredList(_("Words by length"), self)
        self._list.setObjectName("found")
        self._end = QPushButton(_("&Give up"), self)
        self._again = QPushButton(_("&New game"), self)
        self._tick = QTimer(self, interval=_TICK_MS)
        self._lay_out()
        self._tick.timeout.connect(self._look_at_clock)
        self._shuffle.clicked.connect(self._shuffle_letters)
        self._word.shuffled.connect(self._shuffle_letters)
        self._word.returnPressed.connect(self._hand_in)
        self._word.left_below.connect(self._list.enter)
        self._list.left.connect(self.focus)
        self._list.typed.connect(self._type)
        self._list.copied.connect(self._status.show_notice)
        self._end.clicked.connect(self._give_up)
        self._again.clicked.connect(self.left)

    def _lay_out(self) -> None:
        letters = in_row((self._letters, 1), self._shuffle)
        set_margins(self._bar, 6, 0, 6, 0)
        set_margins(self._status, 6, 6, 6, 0)
        above = in_column(
            letters, self._bar, self._word, self._status, margins=margins(0, 0, 10, 0), spacing=6
        )
        foot = in_row(REST, self._end, self._again, margins=margins(0, 0, 10, 0))
        in_column(above, (self._list, 1), foot, on=self, margins=margins(10, 12, 0, 6), spacing=6)

    @property
    def running(self) -> bool:
        return self._running

    def begin(self, challenge: Challenge, ledger: Ledger, seconds: float) -> None:
        """Starts a challenge, whose time runs from now; `ledger` has its words."""
        self._challenge = replace(challenge, ends=self._clock() + seconds)
        self._ledger = ledger
        self._running = True
        question = challenge.question
        self._letters.show_values(challenge.alphabet, question.values.points)
        self._show_letters([*question.letters, *BLANK * question.blanks])
        self._bar.setVisible(math.isfinite(seconds))
        if math.isfinite(seconds):
            self._bar.begin(seconds)
            self._tick.start()
        self._show_running(running=True)
        self._word.clear()
        self._status.show_hint(_("Type a word, then Enter. Space shuffles the letters."))
        self._show_found()
        self.focus()

    @Slot()
    def focus(self) -> None:
        (self._word if self._running else self._again).setFocus()

    # The game

    @Slot()
    def _hand_in(self) -> None:
        text = self._word.text()
        if self._challenge is None or not text.strip():
            return
        challenge, verdict = hand_in(self._challenge, text, self._clock())
        self._challenge = challenge
        if verdict is Verdict.LATE:
            self._finish(given_up=False)
            return
        self._status.show_notice(verdict_text(verdict, text, challenge))
        if verdict is not Verdict.FOUND:
            self._word.selectAll()
            return
        self._word.clear()
        if challenge.complete:
            self._finish(given_up=False)
        else:
            self._show_found("".join(challenge.found[-1]))

    @Slot()
    def _look_at_clock(self) -> None:
        if self._challenge is not None:
            left = self._challenge.seconds_left(self._clock())
            self._bar.show_left(left)
            if not left:
                self._finish(given_up=False)

    @Slot()
    def _give_up(self) -> None:
        self._finish(given_up=True)

    def _finish(self, *, given_up: bool) -> None:
        if self._challenge is None or self._ledger is None:
            return
        self._tick.stop()
        self._bar.hide()
        self._running = False
        self._show_running(running=False)
        self._status.show_headline(outcome(self._challenge, given_up=given_up))
        self._status.show_hint(
            _("{0} of {1} points. Found words have the sign {2}.").format(
                whole(self._challenge.score), whole(self._challenge.most), FOUND
            )
        )
        self._list.show_rows(rows_at_the_end(self._ledger, self._challenge), FOUND)
        self.focus()

    # What is shown

    def _show_found(self, newest: str = "") -> None:
        if self._challenge is None or self._ledger is None:
            return
        self._status.show_headline(progress(self._challenge))
        rows = rows_while_running(self._ledger, self._challenge)
        self._list.show_rows(rows, FOUND)
        if newest and (row := row_of(rows, newest)) is not None:
            self._list.scrollTo(self._list.model().index(row, 0))

    def _show_running(self, *, running: bool) -> None:
        self._word.setVisible(running)
        self._shuffle.setVisible(running)
        self._end.setVisible(running)
        self._again.setVisible(not running)

    @Slot()
    def _shuffle_letters(self) -> None:
        if self._challenge is not None:
            question = self._challenge.question
            letters = [*question.letters, *BLANK * question.blanks]
            self._shuffling.shuffle(letters)
            self._show_letters(letters)
            self._word.setFocus()

    def _show_letters(self, letters: list[str]) -> None:
        self._letters.setText("".join(letters))
        text = _("The letters: {0}").format(capital(" ".join(letters)))
        self._letters.setAccessibleName(text)
        self._word.setAccessibleDescription(text)

    @Slot(QKeyEvent)
    def _type(self, event: QKeyEvent) -> None:
        """Passes a letter that is typed in the list on to the word field."""
        if self._running:
            self._word.setFocus()
            QApplication.sendEvent(self._word, event)


class _WordLine(QLineEdit):
    """Field for words; Space shuffles the letters, Esc empties the field."""

    shuffled = Signal()
    left_below = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("word")
        self.setMaxLength(80)
        self.setAccessibleName(_("Your word"))
        self.setPlaceholderText(_("Your word"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Space:
                self.shuffled.emit()
            case Qt.Key.Key_Escape:
                self.clear()
            case Qt.Key.Key_Down:
                self.left_below.emit()
            case _:
                super().keyPressEvent(event)
                if event.key() in ENTER:
                    event.accept()  # Else the window would press one of its buttons.
