"""Page with a stopwatch for a game that is played elsewhere, operated by an assistant's keys."""

from enum import Enum, auto

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.numbers import clock
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.study.journal.events import EventKind
from wmh.study.journal.sitting import SittingStage, SittingStep
from wmh.study.protocol.protocol import Protocol
from wmh.study.ui.session.recorder import Recorder


class _Await(Enum):
    START = auto()
    GUESS = auto()
    CLUE = auto()
    NOTHING = auto()


class ManualPage(QWidget):
    """Stopwatch: S starts, G notes a guess, C its feedback, D a solved game, N an unsolved one.

    Every event is marked as manual; the guessed words are not known.
    """

    done = Signal()

    def __init__(self, protocol: Protocol, arm: str, recorder: Recorder, parent: QWidget) -> None:
        super().__init__(parent)
        self._protocol, self._arm, self._recorder = protocol, arm, recorder
        self._step: SittingStep | None = None
        self._await = _Await.NOTHING
        self._row = 0
        self._begun = 0.0
        self._paused_at: float | None = None
        self._paused = 0.0
        self._where, self._terms = plain_label(self, "headline"), plain_label(self, "terms")
        self._clock = plain_label(self, "stopwatch")
        self._notice = plain_label(self, "reason")
        self._buttons = {
            Qt.Key.Key_S: (self._start, _("&Start (S)")),
            Qt.Key.Key_G: (self._guess, _("&Guess given (G)")),
            Qt.Key.Key_C: (self._clue, _("Feedba&ck received (C)")),
            Qt.Key.Key_D: (self._solve, _("Solve&d (D)")),
            Qt.Key.Key_N: (self._fail, _("&Not solved (N)")),
        }
        self._go_on = QPushButton(_("Next game (Enter)"), self)
        self._go_on.setObjectName("primary")
        self._go_on.clicked.connect(self.done)
        self._tick = QTimer(self, interval=100)
        self._tick.timeout.connect(self._show_clock)
        self._lay_out()

    def _lay_out(self) -> None:
        self._shown: dict[Qt.Key, QPushButton] = {}
        for key, (act, text) in self._buttons.items():
            button = QPushButton(text, self)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # The keys belong to the page.
            button.clicked.connect(act)
            self._shown[key] = button
        in_column(
            self._where,
            self._terms,
            self._clock,
            in_row(*self._shown.values(), (REST, 1)),
            self._notice,
            in_row(self._go_on, (REST, 1)),
            (REST, 1),
            on=self,
            spacing=scale_length(12),
        )
        self._go_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def begin(self, step: SittingStep) -> None:
        self._step, self._row, self._paused = step, 0, 0.0
        self._paused_at = None
        if step.stage is SittingStage.TRY or step.block is None:
            say(self._where, _("Practice: this game does not count"))
        else:
            text = _("Game {0} of {1}")
            say(self._where, text.format(step.trial, step.block.games))
        text = _("{0}. Target word: {1}. The helper is used in its own window.")
        say(self._terms, text.format(self._arm, step.secret.upper()))
        self._clock.setText(clock(0))
        self._turn_to(_Await.START, _("Press S when the game begins."))
        self.setFocus()

    def focus(self) -> None:
        self.setFocus()

    def pause(self, since: float) -> None:
        if self._await in (_Await.GUESS, _Await.CLUE) and self._paused_at is None:
            self._paused_at = since

    def resume(self) -> None:
        if self._paused_at is not None:
            self._paused += self._recorder.now() - self._paused_at
            self._paused_at = None

    def interrupt(self) -> None:
        if self._await in (_Await.GUESS, _Await.CLUE):
            self._end("interrupted")

    # The keys

    @Slot()
    def _start(self) -> None:
        step = self._step
        if step is not None and self._await is _Await.START:
            told = step.game_fields | {"manual": True}
            self._begun = self._recorder.record(EventKind.GAME_BEGUN, **told)
            self._tick.start()
            self._turn_to(_Await.GUESS, _("Press G when a guess is given."))

    @Slot()
    def _guess(self) -> None:
        if self._await is _Await.GUESS:
            self._recorder.record(EventKind.GUESSED, row=self._row, guess="", manual=True)
            text = _("Press C when the feedback is received; D if the guess was the word.")
            self._turn_to(_Await.CLUE, text)

    @Slot()
    def _clue(self) -> None:
        if self._await is not _Await.CLUE:
            return
        self._recorder.record(EventKind.CLUED, row=self._row, clue="", manual=True)
        self._row += 1
        if self._row == self._protocol.attempts:
            self._end("out of attempts")
        else:
            self._turn_to(_Await.GUESS, _("Press G when a guess is given."))

    @Slot()
    def _solve(self) -> None:
        if self._await is _Await.CLUE:
            self._recorder.record(EventKind.CLUED, row=self._row, clue="", manual=True)
            self._row += 1
            self._end("solved")

    @Slot()
    def _fail(self) -> None:
        if self._await in (_Await.GUESS, _Await.CLUE):
            self._end("given up")

    def _end(self, outcome: str) -> None:
        self._tick.stop()
        self._recorder.record(EventKind.GAME_ENDED, outcome=outcome, manual=True)
        attempts = self._row
        said = ngettext(
            "{0} attempt in {1}: {2}.",
            "{0} attempts in {1}: {2}.",
            attempts,
            attempts,
            clock(int(self._seconds())),
            _outcome(outcome),
        )
        self._turn_to(_Await.NOTHING, said)

    def _turn_to(self, awaited: _Await, text: str) -> None:
        self._await = awaited
        able = {
            _Await.START: (Qt.Key.Key_S,),
            _Await.GUESS: (Qt.Key.Key_G, Qt.Key.Key_N),
            _Await.CLUE: (Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_N),
            _Await.NOTHING: (),
        }[awaited]
        for key, button in self._shown.items():
            button.setEnabled(key in able)
        self._go_on.setVisible(awaited is _Await.NOTHING)
        say(self._notice, text)
        announce(self._notice, text)

    def _seconds(self) -> float:
        now = self._recorder.now() if self._paused_at is None else self._paused_at
        return now - self._begun - self._paused

    @Slot()
    def _show_clock(self) -> None:
        seconds, cap = self._seconds(), self._protocol.time_cap
        self._clock.setText(clock(int(seconds)))
        if cap is not None and seconds >= cap and self._paused_at is None:
            self._end("out of time")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        if key in self._buttons:
            self._buttons[key][0]()
        elif key in ENTER and self._go_on.isVisible():
            self.done.emit()
        else:
            super().keyPressEvent(event)


def _outcome(outcome: str) -> str:
    match outcome:
        case "solved":
            return _("solved", context="StudyManual")
        case "out of attempts":
            return _("no attempt left")
        case "out of time":
            return _("no time left")
        case _:
            return _("not solved")
