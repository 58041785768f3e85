"""Checks by the PIN: lets in who knows it, and refuses texts that contain it."""

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from wmh.base.text.phrases import _
from wmh.base.text.refusal import InputError
from wmh.helper.ui.program.ui_steps import take_turns
from wmh.study.journal.pin import Pin, keep_pin, mentions, new_pin, try_pin

_FREE = 2
"""Slips of the finger, after which nobody waits."""

_FIRST_WAIT, _LONGEST_WAIT = 5, 640
"""Seconds after one wrong PIN more; each further one doubles them."""


class TextGate(QObject):
    """Lets texts pass that are to be kept, if the PIN is not in them."""

    passed = Signal(str)
    """The text."""
    refused = Signal(str)
    """The reason, in a sentence."""

    def __init__(self, pin: Pin | None, parent: QObject) -> None:
        super().__init__(parent)
        self._pin = pin
        self._trial: Iterator[bool | None] | None = None

    def ask(self, text: str) -> None:
        """Tries the PIN; the answer comes as a signal."""
        self._trial = None
        trial = iter([False]) if self._pin is None else mentions(self._pin, text)
        if next(trial) is not None:  # There are no digits in it: the answer is there at once.
            self.passed.emit(text)
        else:
            self._trial = trial
            take_turns(self._try(trial, text))

    def cancel(self) -> None:
        """Drops the pending answer."""
        self._trial = None

    def _try(self, trial: Iterator[bool | None], text: str) -> Iterator[None]:
        while isValid(self) and self._trial is trial:
            if (found := next(trial)) is not None:
                self._trial = None
                if found:
                    asked = _("This text contains the PIN: write it without the PIN.")
                    self.refused.emit(asked)
                else:
                    self.passed.emit(text)
            yield


class PinChange(QObject):
    """Sets the PIN of a folder in steps, since its digest takes a while."""

    made = Signal()
    failed = Signal(object)
    """The InputError of a text that can be no PIN, or the OSError of a folder."""

    def begin(self, folder: Path, text: str) -> None:
        try:
            take_turns(self._steps(folder, new_pin(text, secrets.token_bytes(16))))
        except InputError as error:
            self.failed.emit(error)

    def _steps(self, folder: Path, work: Iterator[Pin | None]) -> Iterator[None]:
        while isValid(self):
            if (pin := next(work)) is not None:
                try:
                    keep_pin(folder, pin)
                except OSError as error:
                    self.failed.emit(error)
                else:
                    self.made.emit()
                return
            yield


class PinGate(QObject):
    """Gate that tries one PIN at a time; after wrong PINs the next one has to wait."""

    opened = Signal()
    refused = Signal(str)
    """Why not, in a sentence that stays true."""

    def __init__(self, clock: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._clock = clock
        self._wrong, self._last = 0, 0.0
        self._trial: Iterator[bool | None] | None = None

    def ask(self, pin: Pin, text: str) -> None:
        """Try it; the answer comes as a signal."""
        if self._wait and self._clock() - self._last < self._wait:
            asked = _("Too early: wait {0} seconds after the last try.")
            self.refused.emit(asked.format(self._wait))
        elif self._trial is None:
            self._trial = try_pin(pin, text)
            take_turns(self._try(self._trial))

    def _try(self, trial: Iterator[bool | None]) -> Iterator[None]:
        while isValid(self) and self._trial is trial:
            if (fits := next(trial)) is not None:
                self._trial = None
                self._end(fits=fits)
            yield

    def cancel(self) -> None:
        """Drops the pending answer; the try counts as a wrong PIN."""
        if self._trial is not None:
            self._trial = None
            self._note_wrong()

    @property
    def _wait(self) -> int:
        over = self._wrong - _FREE
        return min(_FIRST_WAIT << (over - 1), _LONGEST_WAIT) if over > 0 else 0

    def _note_wrong(self) -> None:
        self._wrong += 1
        self._last = self._clock()

    def _end(self, *, fits: bool) -> None:
        if fits:
            self._wrong = 0
            self.opened.emit()
            return
        self._note_wrong()
        text = (
            _("Wrong PIN: wait {0} seconds before the next try.")
            if self._wait
            else _("Wrong PIN: type it again.")
        )
        self.refused.emit(text.format(self._wait))
