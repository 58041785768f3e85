"""Window of a timing validation: a study's game, played by synthetic keys."""

import platform
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import cycle
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QSysInfo,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QCloseEvent, QGuiApplication, QShortcut
from PySide6.QtWidgets import QWidget

from wmh.base.files.passing import passing_folder
from wmh.base.files.writing import read_regular
from wmh.base.text.phrases import _
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import in_column
from wmh.study.journal.chain import read_chain
from wmh.study.journal.events import Event
from wmh.study.journal.journal import Journal
from wmh.study.journal.sitting import Sitting, SittingStage, SittingStep
from wmh.study.protocol.protocol import Protocol
from wmh.study.timing.strokes import Sent, strokes_of
from wmh.study.timing.validation import Phase, Validation
from wmh.study.ui.session.game_page import GamePage
from wmh.study.ui.session.recorder import Recorder
from wmh.study.ui.session.timed_game import GameSetting
from wmh.study.ui.timing.key_source import KeySource
from wmh.version import __version__

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon

GAP_MS = 40, 110
"""Least and greatest milliseconds from a painting to the next key, drawn at random.

Random gaps keep the keys out of step with the display.
"""
_PATIENCE_MS = 3000
"""Milliseconds without a painting after which a key counts as lost."""
SETTLE_MS = 800
"""Milliseconds from the start of the load to the first key under load."""
_BEAT_MS, _STALL_MS = 5, 50
"""Milliseconds between two checks of the event loop, and gap above which it has stalled."""
_GUESSES = 5
"""Number of guesses of each game."""
_BEGIN = "0"
"""Value of the awaited key while a new game's board is awaited instead."""


@dataclass(frozen=True, slots=True)
class ValidationSetting:
    """Game of a validation: the protocol with its secrets, and the condition to play.

    `keys` is the number of keys in each phase; `loads` are the phases' numbers of busy processes.
    """

    protocol: Protocol
    arm: str
    keys: int
    loads: tuple[int, ...]
    seed: int = 1

    @property
    def words(self) -> tuple[str, ...]:
        """Words that the keys A to Z can type: the target word first, then the guesses."""
        return tuple(each for each in self.protocol.secrets if each.isascii() and each.isalpha())


class ValidationWindow(QWidget):
    """Full-screen window that types into a game and measures the times.

    It closes after the last key, at Esc, and if another window is activated.
    """

    progressed = Signal(int, int)
    """Emitted with the number of keys sent, and the number of all keys."""
    measured = Signal(object)
    """Emitted with the Validation."""
    failed = Signal(str)
    """Emitted with a sentence on why the validation failed."""

    def __init__(
        self,
        setting: ValidationSetting,
        lexicon: "Lexicon",
        suggesters: tuple[Suggester, Suggester],
        source: KeySource,
        parent: QWidget | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Makes the window; the first suggester has the word list, the second serves disks."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Response times are measured"))
        self.setObjectName("session")
        self._setting, self._source, self._clock = setting, source, clock
        self._room = ExitStack()
        self._file = self._room.enter_context(passing_folder()) / "validation.jsonl"
        self._recorder = Recorder(Journal(self._file), Sitting(), clock, suggesters[1], self)
        arm = setting.protocol.arm(setting.arm)
        game = GameSetting(setting.protocol, arm, lexicon, self._recorder, suggesters[0])
        self._page = GamePage(game, self)
        note = plain_label(self, "note")
        text = _("The program types by itself: do not touch the keyboard. Esc stops it.")
        say(note, text)
        in_column(
            (self._page, 1), note, on=self, margins=scale_length(16), spacing=scale_length(10)
        )
        self._draw = random.Random(setting.seed)
        self._keys = self._keys_to_type()
        self._sent: list[Sent] = []
        self._phases: list[tuple[int, int]] = []
        self._stalls: list[list[float]] = []
        self._game = self._answered = 0
        self._due = ""
        self._sent_at: float | None = None
        self._painted: float | None = None
        """Time when the painting ended that shows the last key; None until then."""
        self._handled = self._over = False
        self._pause = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._pause.timeout.connect(self._send)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._give_up_on_key)
        self._beat = QTimer(self, interval=_BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._beat.timeout.connect(self._look_at_loop)
        self._beaten = clock()
        game = self._page.game
        game.board.changed.connect(self._note_handled)
        game.stood.connect(self._note_shown)
        game.ended.connect(self._note_shown)
        game.failed.connect(self._fail)
        QShortcut(Qt.Key.Key_Escape, self).activated.connect(self.close)
        source.ready.connect(self._begin)
        source.sent.connect(self._note_sent)
        source.failed.connect(self._stop)

    def start(self, *, full: bool = True) -> None:
        """Shows the window; the validation begins as soon as keys can be sent."""
        if full:
            self.showFullScreen()
        else:
            self.show()
        self._recorder.watch(self.windowHandle())
        self.activateWindow()
        self._source.start(self.windowHandle())

    def _keys_to_type(self) -> Iterator[str]:
        """Yields the keys to send: the letters of each word in turn, and Enter after each word."""
        for word in cycle(self._setting.words[1:]):
            yield from word
            yield "\n"

    # The keys, one after the other

    @Slot()
    def _begin(self) -> None:
        self._begin_phase()

    def _begin_phase(self) -> None:
        load = self._setting.loads[len(self._phases)]
        self._phases.append((load, len(self._sent)))
        self._stalls.append([])
        self._source.load(load)
        self._begin_game()

    def _begin_game(self) -> None:
        self._game += 1
        self._answered = 0
        self._keys = self._keys_to_type()
        protocol = self._setting.protocol
        block = next(iter(protocol.blocks))
        self._due = _BEGIN
        self._page.interrupt()
        secret = self._setting.words[0]
        self._page.begin(SittingStep(SittingStage.GAME, block, self._game, 1, secret))

    @Slot()
    def _send(self) -> None:
        if not self.isActiveWindow():
            # Another program must never get these keys.
            self._stop(_("Another window came to the front."))
            return
        self._due, self._handled, self._painted = next(self._keys), False, None
        if not self._beat.isActive():
            self._beaten = self._clock()
            self._beat.start()
        self._patience.start()
        self._source.send(self._due)

    @Slot(float)
    def _note_sent(self, at: float) -> None:
        """Notes the time when a key was sent; the key itself may have arrived before."""
        self._sent_at = at
        self._look_whether_done()

    @Slot()
    def _note_handled(self) -> None:
        self._handled = True

    @Slot()
    def _note_shown(self) -> None:
        """Notes that the board of a new game, or feedback, was painted."""
        if self._due == _BEGIN:
            self._pause.start(SETTLE_MS)
        elif self._due == "\n":
            self._answered += 1
            self._painted = self._clock()
            self._look_whether_done()

    def event(self, event: QEvent) -> bool:
        """Notes the end of the painting that shows the last key."""
        done = super().event(event)
        updated = event.type() is QEvent.Type.UpdateRequest
        if updated and self._handled and self._painted is None and self._due.isalpha():
            self._painted = self._clock()
            self._look_whether_done()
        return done

    def _look_whether_done(self) -> None:
        if self._sent_at is not None and self._painted is not None:
            self._finish_key()

    @Slot()
    def _give_up_on_key(self) -> None:
        """Counts a key as lost that was not painted in time, and goes on if its time is known."""
        if self._sent_at is None:
            self._stop(_("The outside clock does not answer."))
        else:
            self._finish_key()

    def _finish_key(self) -> None:
        if self._sent_at is not None:
            self._sent.append(Sent(self._sent_at, self._due == "\n", self._painted))
        self._sent_at = self._painted = None
        self._due, self._handled = "", False
        self._patience.stop()
        done, keys = len(self._sent), self._setting.keys
        self.progressed.emit(done, keys * len(self._setting.loads))
        if done - self._phases[-1][1] >= keys:
            self._beat.stop()
            if len(self._phases) < len(self._setting.loads):
                self._begin_phase()
            else:
                self._end()
        elif self._answered == _GUESSES or not self._page.game.playing:
            self._beat.stop()
            self._begin_game()
        else:
            self._pause.start(self._draw.randint(*GAP_MS))

    @Slot()
    def _look_at_loop(self) -> None:
        now = self._clock()
        gap = 1000 * (now - self._beaten) - _BEAT_MS
        self._beaten = now
        if gap > _STALL_MS:
            self._stalls[-1].append(round(gap, 3))

    # The end

    def _end(self) -> None:
        self._over = True
        self._page.interrupt()
        self._source.close()
        self._recorder.close(self._file.with_name("elsewhere.jsonl"))
        events = read_chain(read_regular(self._file)).events
        self.measured.emit(self._validation(events))
        self.close()

    def _validation(self, events: Sequence[Event]) -> Validation:
        strokes = strokes_of(self._sent, events, self._recorder.begun)
        starts = [start for _, start in self._phases]
        ends = [*starts[1:], len(strokes)]
        phases = [
            Phase(
                load,
                tuple(each for each in strokes[start:end] if each is not None),
                sum(each is None for each in strokes[start:end]),
                tuple(stalls),
            )
            for (load, start), end, stalls in zip(self._phases, ends, self._stalls, strict=True)
        ]
        screen = self.screen()
        size = screen.size()
        return Validation(
            platform.node(),
            QSysInfo.prettyProductName(),
            f"{QGuiApplication.platformName()}, {size.width()} x {size.height()}",
            round(screen.refreshRate(), 3),
            self._source.method,
            datetime.now(UTC).isoformat(timespec="seconds"),
            __version__,
            self._setting.protocol.name,
            self._setting.arm,
            tuple(phases),
        )

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._stop(objection(error))

    @Slot(str)
    def _stop(self, why: str) -> None:
        if not self._over:
            self._over = True
            self._pause.stop()
            self._patience.stop()
            self._page.interrupt()
            self._source.close()
            self._recorder.close(self._file.with_name("elsewhere.jsonl"))
            self.failed.emit(why)
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends the measurement and deletes its temporary file of events."""
        self._stop(_("It was stopped before the last key."))
        self._room.close()
        super().closeEvent(event)
