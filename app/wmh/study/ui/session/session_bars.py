"""Bars of a session window: for the instructor's actions, and for errors in writing."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPushButton, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.error_text import reason_of
from wmh.helper.ui.parts.labels import plain_button, plain_label, say
from wmh.helper.ui.parts.layout import in_column, in_row
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.study.journal.pin import Pin
from wmh.study.ui.office.pin_gate import PinGate, TextGate


class InstructorBar(QFrame):
    """Bar that asks the instructor for a deviation to log, or for the PIN."""

    logged = Signal(str)
    """Emitted with the text of a deviation from the protocol."""
    left = Signal(bool)
    """Emitted when the session is to end, with True if the participant withdraws."""
    passed = Signal()
    """Emitted when the PIN that allows a pause, or ends it, was correct."""
    closed = Signal()
    """Emitted when the bar is closed."""

    def __init__(self, pin: Pin | None, clock: Callable[[], float], parent: QWidget) -> None:
        super().__init__(parent)
        self._pin = pin
        self._logging = self._withdrawn = self._passing = False
        self._text = ""
        """Text to log once the correct PIN is typed."""
        self._texts = TextGate(pin, self)
        self._texts.passed.connect(self._take_text)
        self._texts.refused.connect(self._refuse)
        self._gate = PinGate(clock, self)
        self._gate.opened.connect(self._let_go)
        self._gate.refused.connect(self._refuse)
        self.setObjectName("asking")
        self._title = plain_label(self, "terms")
        self._field = QLineEdit(self)
        self._field.setMaxLength(500)
        self._end = plain_button("", self, self._do, name="primary")
        self._withdraw = plain_button(_("The participant &withdraws"), self, self._leave_for_good)
        self._back = plain_button(_("&Back (Esc)"), self, self._close)
        self._field.returnPressed.connect(self._do)
        in_column(
            self._title,
            in_row((self._field, 1), self._end, self._withdraw, self._back),
            on=self,
            margins=(12, 8, 12, 10),
        )
        self.hide()

    def ask_what(self) -> None:
        """Asks for a deviation to log."""
        self._ask(
            _("What was done differently from the protocol, and why"),
            _("&Log it (Enter)"),
            logging=True,
        )

    def ask_to_pause(self) -> None:
        """Asks for the PIN that allows a pause."""
        self._ask_to_pass(
            _("Pause: instructor's PIN"),
            _("&Pause (Enter)"),
        )

    def ask_to_go_on(self) -> None:
        """Asks for the PIN that ends a pause."""
        self._ask_to_pass(
            _("Continue: instructor's PIN"),
            _("&Continue (Enter)"),
        )

    def _ask_to_pass(self, title: str, button: str) -> None:
        self._ask(title, button, logging=False)
        self._passing = True
        self._withdraw.hide()

    def ask_whether_to_leave(self, *, over: bool) -> None:
        """Asks if the session should end, and for the PIN if there is one.

        `over` is true if the participant has finished or withdrawn; a withdrawal is then not
        offered.
        """
        asked = (
            _("End this session: instructor's PIN")
            if self._pin is not None
            else _("End this session")
        )
        self._ask(asked, _("&End the session (Enter)"), logging=False)
        self._withdraw.setVisible(not over)
        self._field.setVisible(self._pin is not None)
        if self._pin is None:
            self._end.setFocus()

    def _ask(self, title: str, button: str, *, logging: bool) -> None:
        self._gate.cancel()  # What was typed for one question answers no other.
        self._texts.cancel()
        self._logging, self._passing, self._text = logging, False, ""
        say(self._title, title)
        self._field.setAccessibleName(title)
        self._field.clear()
        self._field.setEchoMode(
            QLineEdit.EchoMode.Normal if logging else QLineEdit.EchoMode.Password
        )
        self._field.show()
        self._end.setText(button)
        self._withdraw.setVisible(not logging)
        self.show()
        self._field.setFocus()
        announce(self, title)

    @Slot()
    def _do(self) -> None:
        if not self._logging:
            self._leave(withdrawn=False)
        elif text := self._field.text().strip():
            self._texts.ask(text)
        else:
            self._refuse(_("Write what was done differently, and why."))

    @Slot(str)
    def _take_text(self, text: str) -> None:
        """Logs a text that does not contain the PIN; if there is a PIN, asks for it first."""
        if self._pin is None:
            self._close()
            self.logged.emit(text)
        else:
            title = _("Log a deviation: instructor's PIN")
            self._ask_to_pass(title, _("&Log it (Enter)"))
            self._text = text

    @Slot()
    def _leave_for_good(self) -> None:
        self._leave(withdrawn=True)

    def _leave(self, *, withdrawn: bool) -> None:
        self._withdrawn = withdrawn
        if self._pin is None:
            self._let_go()
        else:
            self._gate.ask(self._pin, self._field.text())

    @Slot()
    def _let_go(self) -> None:
        passing, text = self._passing, self._text
        self._close()
        if text:
            self.logged.emit(text)
        elif passing:
            self.passed.emit()
        else:
            self.left.emit(self._withdrawn)

    @Slot(str)
    def _refuse(self, text: str) -> None:
        say(self._title, text)
        announce(self, text)
        self._field.selectAll()
        self._field.setFocus()

    @Slot()
    def _close(self) -> None:
        self._gate.cancel()
        self._texts.cancel()
        self.hide()
        self._field.clear()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        elif event.key() in ENTER:
            event.accept()  # The field has answered it, where that has the focus.
            if isinstance(chosen := self.window().focusWidget(), QPushButton):
                chosen.click()
        else:
            super().keyPressEvent(event)


class TroubleBar(QFrame):
    """Bar with an error in writing events: its reason and its remedy."""

    def __init__(self, path: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._path = path
        self.setObjectName("message")
        self._text: QLabel = plain_label(self, "trouble")
        in_row(self._text, on=self, margins=(12, 8, 12, 8))
        self.hide()

    def show_trouble(self, error: OSError, waiting: int, copy: Path | None) -> None:
        """Shows an error in writing; `waiting` bytes are not written, but `copy` may have them."""
        text = _(
            "{0} cannot be written: {1}. {2} of data are kept in memory and written as soon as that"
            " is possible: make room or bring the folder back, and do not close the program.",
        )
        if error.filename is None:
            error = OSError(error.errno, error.strerror or str(error), str(self._path))
        text = text.format(self._path, reason_of(error), _size(waiting))
        if copy is not None:
            more = _("Until then, all data is in {0} too.")
            text = f"{text} {more.format(copy)}"
        if text != self._text.text() or self.isHidden():
            say(self._text, text)
            self.setAccessibleName(text)
            self.show()
            announce(self, text)

    @Slot()
    def end(self) -> None:
        self.hide()
        announce(self, _("All data is now written."))


def _size(count: int) -> str:
    if count < 1024:
        return _("{0} bytes").format(count)
    return _("{0} KB").format(count // 1024)
