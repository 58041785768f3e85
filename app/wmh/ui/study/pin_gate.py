"""The gate that lets pass who knows the PIN, and makes whoever guesses wait."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from wmh.study.journal.pin import Pin, tried

translate = QCoreApplication.translate

_FREE = 2
"""Slips of the finger, after which nobody waits."""

_FIRST_WAIT, _LONGEST_WAIT = 5, 640
"""Seconds after one wrong PIN more; each further one doubles them."""


class Slices(QObject):
    """Work that takes long, a slice whenever the window has nothing else to do."""

    done = Signal(object)
    """What came last; what comes before it is None."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[object] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        return self._timer.isActive()

    def do(self, work: Iterator[object]) -> None:
        self._work = work
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    @Slot()
    def _go_on(self) -> None:
        if (found := next(self._work)) is not None:
            self._timer.stop()
            self.done.emit(found)


class PinGate(QObject):
    """One PIN is tried at a time; after some wrong ones the next counts only after a while."""

    opened = Signal()
    refused = Signal(str)
    """Why not, in a sentence that stays true."""

    def __init__(self, clock: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._clock = clock
        self._wrong, self._last = 0, 0.0
        self._slices = Slices(self)
        self._slices.done.connect(self._end)

    def ask(self, pin: Pin, text: str) -> None:
        """Try it; the answer comes as a signal."""
        if self._wait and self._clock() - self._last < self._wait:
            asked = translate(
                "PinGate", "Too early: the next try counts {0} seconds after the last one."
            )
            self.refused.emit(asked.format(self._wait))
        elif not self._slices.busy:
            self._slices.do(tried(pin, text))

    def cancel(self) -> None:
        """Nobody waits for the answer any more. What was tried has still been tried."""
        if self._slices.busy:
            self._slices.stop()
            self._note_wrong()

    @property
    def _wait(self) -> int:
        over = self._wrong - _FREE
        return min(_FIRST_WAIT << (over - 1), _LONGEST_WAIT) if over > 0 else 0

    def _note_wrong(self) -> None:
        self._wrong += 1
        self._last = self._clock()

    @Slot(object)
    def _end(self, fits: bool) -> None:
        if fits:
            self._wrong = 0
            self.opened.emit()
            return
        self._note_wrong()
        text = (
            translate("PinGate", "This is not the PIN: the next try counts {0} seconds after it.")
            if self._wait
            else translate("StudyInstructor", "This is not the PIN: type it again.")
        )
        self.refused.emit(text.format(self._wait))
