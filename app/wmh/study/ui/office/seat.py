"""Participant's session on this machine, remembered in case of a crash."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from wmh.base.files.holding import HeldError
from wmh.base.text.languages import LanguageChoice
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.theme import Appearance
from wmh.helper.ui.program.language import language_here, speak
from wmh.study.journal.folder import file_of, second_file_of
from wmh.study.journal.journal import Journal, JournalError
from wmh.study.journal.last_study import LastStudy, remember
from wmh.study.journal.sitting import sitting_of
from wmh.study.ui.session.enrollment import Enrollment, SessionRequest, enrolling
from wmh.study.ui.session.session_window import SessionWindow, comfortable_scale


class Seat(QObject):
    """Opener of the session window, which remembers the participant in case of a crash."""

    taken = Signal()
    """Emitted when the session window has opened."""
    left = Signal(str)
    """Emitted when the session window has closed, with a message or ""."""
    failed = Signal(object)
    """Emitted with the Exception that prevents a session."""

    def __init__(
        self,
        suggesters: tuple[Suggester, Suggester],
        appearance: Appearance,
        window: QWidget,
        clock: Callable[[], float],
    ) -> None:
        """Makes the opener; of `suggesters` the first has the word list, the second serves disks.

        `window` is the owner of the session window.
        """
        super().__init__(window)
        self._suggesters, self._appearance = suggesters, appearance
        self._window, self._clock = window, clock
        self._station, self._here = "", language_here()
        self._wanted: SessionRequest | None = None
        self._enrolled: Enrollment | None = None
        self._session: SessionWindow | None = None
        self._enrolling = suggesters[0].task_channel(self._begin, self.failed)

    @property
    def busy(self) -> bool:
        return self._session is not None or self._enrolling.under_way

    def show_session(self) -> bool:
        """Brings the session window to the front; returns False if there is none."""
        if self._session is not None:
            self._session.activateWindow()
        return self._session is not None

    def offer(self, wanted: SessionRequest, station: str) -> None:
        """Opens the wanted session once the protocol's word list is open.

        A repeated request for the session that is being opened changes nothing; opening may take
        long, since the list may have to be compiled first.
        """
        if self._enrolling.under_way and wanted == self._wanted:
            return
        self._station, self._wanted = station, wanted
        self._enrolling.ask(enrolling(wanted))

    @Slot(object)
    def _begin(self, enrolled: Enrollment) -> None:
        wanted = enrolled.wanted
        try:
            second = second_file_of(wanted.folder, wanted.code)
            journal = Journal(file_of(wanted.folder, wanted.code), second)
        except (HeldError, JournalError, OSError) as error:
            self.failed.emit(error)
            return
        self.taken.emit()
        self._enrolled = enrolled = replace(enrolled, before=sitting_of(journal.events))
        if enrolled.language not in ("", self._here):
            speak(LanguageChoice(enrolled.language))  # All that a participant reads is in one.
        if not wanted.manual:
            # Everybody sees the same, whatever has been chosen here.
            scale = comfortable_scale(self._window.screen().size())
            self._appearance.present(self._window, scale)
        self._remember(wanted, wanted.code)
        self._session = session = SessionWindow(
            enrolled, journal, self._suggesters, self._window, self._clock
        )
        session.ended.connect(self._end)
        session.open()

    @Slot(str)
    def _end(self, text: str) -> None:
        self._session = None
        if language_here() != self._here:
            speak(LanguageChoice(self._here))
        if self._enrolled is not None:
            self._remember(self._enrolled.wanted, "")
        self._appearance.present(self._window, None)
        self.left.emit(text)

    def _remember(self, wanted: SessionRequest, code: str) -> None:
        remember(LastStudy(str(wanted.file), str(wanted.folder), code, self._station))
