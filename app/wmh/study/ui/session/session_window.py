"""Full-screen window of a participant's session, which keeps other windows out of reach."""

import platform
from collections.abc import Callable
from datetime import UTC, datetime
from time import perf_counter

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QStackedLayout, QWidget

from wmh.base.text.phrases import _
from wmh.helper.suggester import Suggester
from wmh.helper.ui.frame.content_scroll import scroll
from wmh.helper.ui.frame.geometry import fit
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import in_column
from wmh.study.journal.chain import FORMAT
from wmh.study.journal.events import EventKind
from wmh.study.journal.folder import second_file_of
from wmh.study.journal.journal import Journal
from wmh.study.protocol.plan import plan_digest
from wmh.study.ui.office.pin_gate import TextGate
from wmh.study.ui.session.enrollment import Enrollment
from wmh.study.ui.session.recorder import Recorder
from wmh.study.ui.session.session_bars import InstructorBar, TroubleBar
from wmh.study.ui.session.sitting_pages import SittingPages
from wmh.study.ui.session.text_page import PausePage
from wmh.version import __version__

_PAUSE, _LOG, _LEAVE = "Ctrl+Shift+P", "Ctrl+Shift+D", "Ctrl+Shift+Q"

_BY_HAND = 720, 600
"""Size of the window with manual timing, in which instructions need no scrolling."""

_USUAL, _LARGEST = QSize(720, 600), 2.0
"""Size in pixels of a screen with scale 1, and the greatest scale."""


def comfortable_scale(screen: QSize) -> float:
    """Returns a scale that is comfortable to read at a desk, for a screen's size in pixels."""
    room = min(screen.width() / _USUAL.width(), screen.height() / _USUAL.height())
    return max(1.0, min(room, _LARGEST))


class SessionWindow(QWidget):
    """Window of a session: full-screen and in front; with manual timing a normal window.

    It closes only after the instructor has ended the session.
    """

    ended = Signal(str)
    """Emitted after the session with a sentence on what the instructor still has to do, or ""."""

    def __init__(
        self,
        enrolled: Enrollment,
        journal: Journal,
        suggesters: tuple[Suggester, Suggester],
        parent: QWidget,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Makes the window; the first suggester has the word list, the second serves disks."""
        super().__init__(parent, Qt.WindowType.Window)
        wanted = enrolled.wanted
        self._wanted, self._path = wanted, journal.path
        self._may_close = self._paused = False
        self._with_pin = wanted.protocol.pause_with_pin and wanted.pin is not None
        self._reason = ""
        self._asked_at: float | None = None
        """Time when a pause was requested that the PIN has to allow; None without one."""
        self.setObjectName("session")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_( "{0}, {1}").format(
            enrolled.texts.title, wanted.code
        ))  # fmt: skip
        if not wanted.manual:
            self.setWindowModality(Qt.WindowModality.ApplicationModal)
        before = enrolled.before
        self._recorder = Recorder(journal, before, clock, suggesters[1], self)
        self._trouble = TroubleBar(journal.path, self)
        self._messages = MessageBar(self)
        self._running = SittingPages(enrolled, self._recorder, suggesters[0], self)
        self._pause_page = PausePage(self)
        self._bar = InstructorBar(wanted.pin, clock, self)
        self._foot = plain_label(self, "note")
        self._stack = QStackedLayout()
        self._stack.addWidget(self._running)
        self._stack.addWidget(self._pause_page)
        self._lay_out(self._foot)
        self._recorder.troubled.connect(self._show_trouble)
        self._recorder.recovered.connect(self._trouble.end)
        self._running.failed.connect(self._show_failure)
        self._reasons = TextGate(wanted.pin, self)
        self._pause_page.continued.connect(self._reasons.ask)
        self._reasons.passed.connect(self._go_on)
        self._reasons.refused.connect(self._pause_page.refuse)
        self._bar.logged.connect(self._log)
        self._bar.left.connect(self._leave)
        self._bar.passed.connect(self._pass)
        self._bar.closed.connect(self._end_asking)
        for key, act in (
            (_PAUSE, self.pause),
            (_LOG, self._ask_what),
            (_LEAVE, self._ask_to_leave),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(act)
        self._recorder.record(
            EventKind.OPENED,
            participant=wanted.code,
            protocol=wanted.protocol.name,
            digest=wanted.protocol.digest,
            words=wanted.protocol.words_sha256,
            machine=platform.node(),
            version=__version__,
            format=FORMAT,
            utc=datetime.now(UTC).isoformat(timespec="milliseconds"),
            simulated=False,
            resumed=before.sittings > 0,
            manual=wanted.manual,
            language=enrolled.language,
            plan=plan_digest(wanted.folder),
        )
        self._running.advance()

    def _lay_out(self, foot: QLabel) -> None:
        keys = _("Your code: {3}. Instructor: {0} pause, {1} log a deviation, {2} end")
        shown = (
            QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            for key in (_PAUSE, _LOG, _LEAVE)
        )
        say(foot, keys.format(*shown, self._wanted.code))
        edge = scale_length(16)
        in_column(
            self._trouble,
            self._messages,
            (self._stack, 1),
            self._bar,
            foot,
            on=self,
            margins=edge,
            spacing=scale_length(10),
        )
        scroll(self)

    def open(self) -> None:
        if self._wanted.manual:
            size = QSize(scale_length(_BY_HAND[0]), scale_length(_BY_HAND[1]))
            self.resize(size)
            self.show()
            fit(self, size)  # Wherever the system has placed it, all of it is on the screen.
        else:
            self.showFullScreen()
        self._recorder.watch(self.windowHandle())
        self.activateWindow()
        self._running.focus()

    # The instructor

    @Slot()
    def pause(self) -> None:
        if self._paused or self._running.over:
            return
        if self._with_pin:
            self._asked_at = self._recorder.now()
            self._running.hold_cap()
            self._bar.ask_to_pause()
        else:
            self._pause()

    def _pause(self) -> None:
        """Pauses from the time of the request, or of a later action of the participant."""
        if not self._paused and not self._running.over:
            self._paused = True
            since, self._asked_at = self._asked_at, None
            if since is None:
                since = self._recorder.record(EventKind.PAUSED)
            else:
                since = max(since, self._recorder.acted)
                self._recorder.record(EventKind.PAUSED, since=round(since, 6))
            self._running.pause(since)
            self._stack.setCurrentWidget(self._pause_page)
            self._pause_page.begin()

    @Slot()
    def _pass(self) -> None:
        """Pauses the session, or ends a pause, after the correct PIN."""
        if self._paused:
            self._continue(self._reason)
        else:
            self._pause()

    @Slot(str)
    def _go_on(self, reason: str) -> None:
        if self._with_pin:
            self._reason = reason
            self._bar.ask_to_go_on()
        else:
            self._continue(reason)

    def _continue(self, reason: str) -> None:
        self._paused = False
        self._recorder.record(EventKind.CONTINUED, reason=reason)
        self._stack.setCurrentWidget(self._running)
        self._running.go_on()

    @Slot()
    def _ask_what(self) -> None:
        self._bar.ask_what()

    @Slot(str)
    def _log(self, text: str) -> None:
        self._recorder.record(EventKind.DEVIATED, text=text)

    @Slot()
    def _ask_to_leave(self) -> None:
        self._bar.ask_whether_to_leave(over=self._running.over)

    @Slot(bool)
    def _leave(self, withdrawn: bool) -> None:
        if not self._running.over:
            self._running.interrupt()
            self._recorder.record(EventKind.CLOSED, finished=False, withdrawn=withdrawn)
        wanted, text = self._wanted, ""
        elsewhere = second_file_of(wanted.folder, wanted.code)
        try:
            if not self._recorder.close(elsewhere):
                text = _(
                    "The data of {0} could not be written where they belong. They are in {1}: copy"
                    " that file to {2}.",
                ).format(wanted.code, elsewhere, self._path)
        except OSError as error:
            self._messages.show_message(objection(error))
            return
        self._may_close = True
        self.close()
        self.ended.emit(text)

    @Slot()
    def _end_asking(self) -> None:
        self._running.release_cap()
        if self._paused:
            self._pause_page.focus()
        else:
            self._running.focus()

    # What goes wrong

    @Slot(object)
    def _show_trouble(self, error: OSError) -> None:
        self._trouble.show_trouble(error, self._recorder.waiting, self._recorder.copy)

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        self._messages.show_message(objection(error))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._may_close:
            super().closeEvent(event)
        else:
            event.ignore()
            self._ask_to_leave()
