"""Recorder of a session, which writes every event at once, with its time."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QInputEvent, QWindow

from wmh.base.running.stopping import Stop
from wmh.helper.suggester import Suggester
from wmh.study.journal.events import Event, EventKind, Json
from wmh.study.journal.heartbeat import INTERVAL, Heartbeat
from wmh.study.journal.journal import Journal
from wmh.study.journal.sitting import Sitting

_AGAIN_MS = 3000
"""Milliseconds until a failed write is repeated."""

_SHOWN = (EventKind.CLUED, EventKind.ADVISED, EventKind.STALLED)
"""Kinds of events that participants do not cause."""
_DONE = (EventKind.KEY, EventKind.GUESSED, EventKind.REFUSED, EventKind.TAKEN)
"""Kinds of events that a participant's key or click causes."""
_INPUT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)


class Recorder(QObject):
    """Writer of a session's events, which also has the participant's progress.

    An event is passed to the system before `record` returns; syncing to disk runs in another
    thread. Events that cannot be written wait in memory and are tried again. Times are seconds
    since the recorder was made.
    """

    troubled = Signal(object)
    """Emitted after each failed write, with its OSError; the events wait in memory."""
    recovered = Signal()
    """Emitted when everything is written again after a failure."""

    def __init__(
        self,
        journal: Journal,
        before: Sitting,
        clock: Callable[[], float],
        suggester: Suggester,
        parent: QObject | None = None,
    ) -> None:
        """Makes a recorder; `before` is the journal's progress, `suggester` syncs to disk."""
        super().__init__(parent)
        self.sitting = before
        self._journal = journal
        self._clock = clock
        self.begun = clock()
        """Reading of `clock` when the recorder was made; times of events are counted from it."""
        self._input_ms: int | None = None
        self.acted = 0.0
        """Time of the participant's last action, or of a game's beginning or end."""
        self._heart = Heartbeat()
        self._beat = QTimer(self, interval=round(INTERVAL * 1000))
        self._beat.timeout.connect(self._note_stall)
        self._beat.start()
        self._in_trouble = False
        self._syncing = suggester.task_channel(self._end_sync)
        self._again = QTimer(self, interval=_AGAIN_MS)
        self._again.timeout.connect(self._try_again)

    @property
    def waiting(self) -> int:
        """Number of bytes not yet in the participant's own file; the second file may have them."""
        return self._journal.waiting

    @property
    def copy(self) -> Path | None:
        """Path of the second file while the participant's own file cannot be written; else None."""
        return self._journal.copy

    def watch(self, window: QWindow) -> None:
        """Begins to note the window system's time of each key and click in a window."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes the time of a key or click, to be recorded with the events that it causes."""
        if event.type() in _INPUT and isinstance(event, QInputEvent):
            self._input_ms = event.timestamp() or None
        return super().eventFilter(watched, event)

    def now(self) -> float:
        return self._clock() - self.begun

    def record(self, kind: EventKind, **told: Json) -> float:
        """Records an event at the present time, and returns that time; call in order of time."""
        self._note_stall()  # Keys that came meanwhile may be handled before the next beat.
        if kind in _DONE and self._input_ms is not None:
            told["system_ms"] = self._input_ms
        return self._write(kind, told)

    @Slot()
    def _note_stall(self) -> None:
        """Records a standstill of program or machine, if there was one."""
        if (stall := self._heart.beat()) is not None:
            told: dict[str, Json] = {"seconds": stall.seconds, "asleep": stall.asleep}
            self._write(EventKind.STALLED, told)

    def _write(self, kind: EventKind, told: dict[str, Json]) -> float:
        event = Event(kind, self.now(), told)
        self._journal.write(event)
        self.sitting = self.sitting.after(event)
        if kind not in _SHOWN:
            self.acted = event.at
        self._look()
        self._sync()
        return event.at

    def close(self, elsewhere: Path) -> bool:
        """Syncs and closes the journal; returns True if everything is in the participant's file.

        Otherwise everything is in the file `elsewhere`. Raises OSError if that file cannot be
        written either; the recorder then goes on trying.
        """
        self._journal.sync()
        self._look()
        written = not self._journal.waiting
        if not written:
            self._journal.rescue(elsewhere)
        self._again.stop()
        self._beat.stop()
        self._journal.close()
        return written

    def _sync(self) -> None:
        try:
            give = self._journal.syncing()
        except OSError as error:
            self._tell(error)
            return
        if give is not None:
            self._syncing.do(_giving(give))

    @Slot(object)
    def _end_sync(self, error: OSError | None) -> None:
        if error is not None:
            self._tell(error)

    @Slot()
    def _try_again(self) -> None:
        self._journal.catch_up()
        self._look()
        if not self._in_trouble:
            self._sync()

    def _look(self) -> None:
        """Emits `troubled` or `recovered` according to the last attempt to write."""
        if (trouble := self._journal.trouble) is not None:
            self._tell(trouble)
        elif self._in_trouble:
            self._in_trouble = False
            self._again.stop()
            self.recovered.emit()

    def _tell(self, error: OSError) -> None:
        self._in_trouble = True
        if not self._again.isActive():
            self._again.start()
        self.troubled.emit(error)


def _giving(give: Callable[[], None]) -> Callable[[Stop], Iterator[OSError | None]]:
    """Returns a task that calls `give`, which syncs to disk, and yields its OSError or None."""

    def chore(_stop: Stop) -> Iterator[OSError | None]:
        try:
            give()
        except OSError as error:
            yield error
        else:
            yield None

    return chore
