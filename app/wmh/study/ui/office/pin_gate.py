"""Checks of typed PINs, and of texts that must not contain the PIN."""

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
"""Number of wrong PINs after which the next one need not wait."""

_FIRST_WAIT, _LONGEST_WAIT = 5, 640
"""Waiting times in seconds after wrong PINs: the first, which then doubles, and the longest."""


class TextGate(QObject):
    """Check that a text to be saved does not contain the PIN."""

    passed = Signal(str)
    """Emitted with a text that does not contain the PIN."""
    refused = Signal(str)
    """Emitted with a sentence on why a text is refused."""

    def __init__(self, pin: Pin | None, parent: QObject) -> None:
        super().__init__(parent)
        self._pin = pin
        self._trial: Iterator[bool | None] | None = None

    def ask(self, text: str) -> None:
        """Checks a text; `passed` or `refused` is emitted later."""
        self._trial = None
        trial = iter([False]) if self._pin is None else mentions(self._pin, text)
        if next(trial) is not None:  # There are no digits in it: the answer is there at once.
            self.passed.emit(text)
        else:
            self._trial = trial
            take_turns(self._try(trial, text))

    def cancel(self) -> None:
        """Cancels the check that is under way."""
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
    """Change of a folder's PIN, computed in steps, since the PIN's hash takes a while."""

    made = Signal()
    failed = Signal(object)
    """Emitted with the InputError of an invalid PIN, or the OSError of the folder."""

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
    """Check of typed PINs, one at a time; after wrong PINs the next one has to wait."""

    opened = Signal()
    refused = Signal(str)
    """Emitted with a sentence on why a PIN is refused."""

    def __init__(self, clock: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._clock = clock
        self._wrong, self._last = 0, 0.0
        self._trial: Iterator[bool | None] | None = None

    def ask(self, pin: Pin, text: str) -> None:
        """Checks a typed PIN; `refused`, or the signal for a correct PIN, is emitted later."""
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
        """Cancels the check that is under way, which counts as a wrong PIN."""
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
