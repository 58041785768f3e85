"""The instructor's window: a study, its next participant, and its results."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QSize, QTimer, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QPushButton, QStackedLayout, QWidget

from wmh.base.files.outputs import OccupiedError
from wmh.base.text.phrases import _
from wmh.helper.suggester import Suggester, TaskChannel
from wmh.helper.ui.frame.content_scroll import room_for
from wmh.helper.ui.look.theme import Appearance
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, line_between
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.program.language import language_here
from wmh.study.analysis.blinding import is_blinded
from wmh.study.journal.last_study import load_last_study
from wmh.study.protocol.protocol import Protocol
from wmh.study.ui.office.analysis_page import AnalysisPage
from wmh.study.ui.office.follow_page import FollowPage
from wmh.study.ui.office.jobs import (
    AnalysisReport,
    Progress,
    SeenFolder,
    WrittenFiles,
    analysing,
    exporting,
    looking,
    publishing,
    rehearsing,
    saving,
)
from wmh.study.ui.office.participant_form import ParticipantForm
from wmh.study.ui.office.pin_gate import PinChange
from wmh.study.ui.office.power_page import PowerPage
from wmh.study.ui.office.seat import Seat
from wmh.study.ui.office.study_form import AfterStudy, StudyForm, StudyLeft
from wmh.study.ui.office.study_task import StudyTask
from wmh.study.ui.office.study_text import files_text, progress_text, rehearsed_texts
from wmh.study.ui.office.validation_page import ValidationPage
from wmh.study.ui.session.enrollment import SessionRequest

_WIDE = QSize(960, 0)


class StudyWindow(QDialog):
    """Window of studies, not modal; its own suggester opens the protocol's word list."""

    def __init__(
        self,
        suggester: Suggester,
        appearance: Appearance,
        parent: QWidget,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Makes the window; `suggester` serves disks while a participant plays with another."""
        super().__init__(parent)
        self.setWindowTitle(_("User studies"))
        self._own = Suggester()
        self._opened: str | None = None
        self._seat = Seat((self._own, suggester), appearance, self, clock)
        self._messages = MessageBar(self)
        self._study = StudyForm(self)
        self._participant = ParticipantForm(clock, self)
        self._analysis = AnalysisPage(self)
        self._follow = FollowPage(self._new_channel(), self)
        self._power = PowerPage(self._new_channel(), self)
        self._validation = ValidationPage(
            self._new_channel(), (self._own, suggester), appearance, self, clock
        )
        self._afterwards, self._pin_change = AfterStudy(self), PinChange(self)
        self._state = plain_label(self, "hint")
        self._looking, self._task = self._new_channel(), StudyTask(self._new_channel(), self)
        self._own.failed.connect(self._fail)
        self._lay_out()
        for work in (self._study, self._pin_change, self._seat, self._validation):
            work.failed.connect(self._fail)
        for form in (self._participant, self._power, self._validation):
            form.refused.connect(self._messages.show_message)
        self._task.refused.connect(self._messages.show_message)
        self._task.begun.connect(self._begin)
        self._study.changed.connect(self._change_study)
        self._participant.wanted.connect(self._enrol)
        self._participant.pin_wanted.connect(self._set_pin)
        self._pin_change.made.connect(self._end_pin_change)
        self._seat.taken.connect(partial(self._tell, ""))
        self._seat.left.connect(self._end_session)
        self._afterwards.rehearsal_wanted.connect(self._rehearse)
        self._afterwards.analysis_wanted.connect(self._analyse_first)
        self._afterwards.blinded_wanted.connect(partial(self._analyse_first, blinded=True))
        self._afterwards.validation_wanted.connect(self._ask_validation)
        self._afterwards.tables_wanted.connect(self._export)
        self._afterwards.kit_wanted.connect(self._publish)
        self._afterwards.follow_wanted.connect(self._begin_following)
        self._afterwards.power_wanted.connect(self._ask_power)
        for page in (self._power, self._follow, self._analysis, self._validation):
            page.left.connect(self._go_back)
        self._power.begun.connect(self._messages.hide)
        self._power.said.connect(self._show_state)
        self._power.found.connect(self._tell)
        self._validation.said.connect(self._begin)
        self._analysis.wanted.connect(self._analyse)
        self._analysis.said.connect(self._tell)
        self._analysis.save_wanted.connect(self._save)
        self.finished.connect(self._own.close)
        if (trouble := load_last_study().trouble) is not None:
            self._messages.add_trouble(trouble)
        QTimer.singleShot(0, self._study, self._study.begin)

    def _new_channel(self) -> TaskChannel:
        return self._own.task_channel(self._take, self._fail)

    def _lay_out(self) -> None:
        start = QWidget(self)
        in_column(
            PageHead(
                self.windowTitle(),
                _("Run a study with participants, one after the other, and analyse it."),
                self,
                modest=True,
            ),
            self._study,
            line_between(start),
            self._participant,
            (REST, 1),
            line_between(start),
            self._afterwards,
            on=start,
            margins=0,
            spacing=14,
        )
        self._pages = QStackedLayout()
        for page in (start, self._analysis, self._follow, self._power, self._validation):
            self._pages.addWidget(page)
        in_column(
            self._messages,
            (self._pages, 1),
            self._state,
            on=self,
            margins=(16, 16, 16, 12),
            spacing=10,
        )
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter belongs to the fields.
        self.resize(680, 560)

    # What was found or done

    @Slot(object)
    def _take(self, value: object) -> None:
        match value:
            case SeenFolder():
                self._study.show_seen(value)
                self._participant.show_seen(value)
            case AnalysisReport():
                self._analysis.show_analysed(value)
                if self._pages.currentWidget() is not self._analysis:
                    self._show_page(self._analysis, QSize(1180, 700))
                self._tell("")
            case Progress():
                say(self._state, progress_text(value))
            case WrittenFiles(folder):
                self._task.end()
                self._offer_rehearsal(folder)
                self._tell(files_text(value))
            case _:
                pass

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._tell("")
        self._opened = None
        self._task.end()
        if isinstance(error, OccupiedError) and self._task.forced is not None:
            self._messages.ask_to_replace(error, self._task.forced)
        else:
            self._messages.show_message(objection(error))

    def _begin(self, text: str = "") -> None:
        """Announces a task that begins, and hides an older error message."""
        self._messages.hide()
        self._tell(text)

    def _tell(self, text: str) -> None:
        say(self._state, text)
        announce(self._state, text)

    @Slot(str)
    def _show_state(self, text: str) -> None:
        """Shows a text on the changing state, without announcing it to screen readers."""
        say(self._state, text)

    # Where another window of studies goes on

    @property
    def busy(self) -> str:
        """Sentence on why another window must not take over now; "" if it may."""
        if self._seat.busy:
            return _("A session is open: end it first.")
        if self._task.under_way or self._power.busy or self._validation.busy:
            return _("A task of a study is still running: wait until it is done.")
        return ""

    def saved_state(self) -> object:
        """Returns the selected study, and whether the analysis is shown."""
        return self._study.saved_state(), self._pages.currentWidget() is self._analysis

    def resume(self, left: tuple[StudyLeft, bool]) -> None:
        study, analysed = left
        self._study.resume(study)
        if analysed:
            QTimer.singleShot(0, self, self._analyse_first)  # After the study has been read.

    # The study

    def take_file(self, path: Path) -> None:
        self._study.take(path)

    @Slot()
    def _look(self) -> None:
        if (protocol := self._study.protocol) is not None:
            self._looking.do(looking(self._study.folder, protocol))

    @Slot()
    def _change_study(self) -> None:
        """Shows a newly chosen study or folder, and clears the sentence on the previous one."""
        self._messages.take_back(rehearsed_texts()[0])
        if not self._task.writing:
            self._tell("")
        self._look()

    @Slot(str)
    def _set_pin(self, text: str) -> None:
        self._begin(_("Setting the PIN …"))
        self._pin_change.begin(self._study.folder, text)

    @Slot()
    def _end_pin_change(self) -> None:
        self._begin(_("The PIN is set: do not forget it."))
        self._look()

    def _open_lexicon(self, name: str) -> None:
        if name != self._opened:
            self._opened = name
            self._own.open(name)

    def _protocol(self) -> Protocol | None:
        """Returns the protocol for a new task; None without one or while files are written."""
        return self._study.protocol if self._task.may_begin() else None

    @Slot()
    def _rehearse(self) -> None:
        if (protocol := self._protocol()) is not None:
            self._open_lexicon(protocol.lexicon)
            folder = self._study.rehearsal_folder
            self._task.rehearse(rehearsing(protocol, self._study.file, folder, protocol.seed))

    def _offer_rehearsal(self, folder: Path) -> None:
        """Offers to open the folder of simulated data; the folder of the study stays selected."""
        if folder == self._study.folder:
            self._look()
        elif folder == self._study.rehearsal_folder:
            show = partial(self._study.show_folder, folder)
            self._messages.offer(*rehearsed_texts(), show, news=True)

    @Slot()
    def _analyse_first(self, *, blinded: bool = False) -> None:
        """Analyses blinded if wanted, or if all analyses so far were blinded; else with names."""
        if self._protocol() is None:
            return
        self._analysis.choose_blinded(blinded or is_blinded(self._study.folder))
        self._analyse()

    @Slot()
    def _analyse(self) -> None:
        if (protocol := self._protocol()) is not None:
            practice, blinded = self._analysis.practice, self._analysis.blinded
            self._task.read(
                analysing(self._study.folder, protocol, practice=practice, blinded=blinded)
            )

    @Slot(Path)
    def _save(self, folder: Path) -> None:
        if (found := self._analysis.shown) is not None and self._protocol() is not None:
            self._task.write(partial(saving, found.analysis, folder))

    @Slot()
    def _export(self) -> None:
        if (protocol := self._protocol()) is not None:
            folder = self._study.folder
            self._task.write(partial(exporting, folder, protocol, folder / "tables"))

    @Slot()
    def _publish(self) -> None:
        if self._protocol() is None:
            return
        folder = self._study.folder
        name, _rest = QFileDialog.getSaveFileName(
            self,
            _("Replication kit"),
            str(folder.parent / f"{folder.name}-kit.zip"),
            _("Replication kits (*.zip)"),
        )
        if name:
            self._task.write_one(publishing(folder, Path(name)))

    @Slot()
    def _begin_following(self) -> None:
        if (protocol := self._study.protocol) is not None:
            self._begin()
            self._follow.follow(self._study.folder, protocol)
            self._show_page(self._follow)

    @Slot()
    def _ask_power(self) -> None:
        if (protocol := self._protocol()) is not None:
            self._begin()
            self._open_lexicon(protocol.lexicon)
            self._power.ask(self._study.folder, protocol)
            self._show_page(self._power)

    @Slot()
    def _ask_validation(self) -> None:
        if (protocol := self._protocol()) is None or self._seat.show_session():
            return
        self._begin()
        self._open_lexicon(protocol.lexicon)
        self._validation.ask(self._study.folder, protocol)
        self._show_page(self._validation)

    def _show_page(self, page: QWidget, size: QSize = _WIDE) -> None:
        """Shows a page, with the window at least of this size if the screen has room."""
        self._pages.setCurrentWidget(page)
        self.resize(size.boundedTo(room_for(self)).expandedTo(self.size()))

    @Slot()
    def _go_back(self) -> None:
        self._power.stop()
        self._tell("")
        self._pages.setCurrentIndex(0)
        self._look()

    # A sitting

    @Slot()
    def _enrol(self) -> None:
        protocol, form = self._protocol(), self._participant
        seen = form.seen
        if protocol is None or seen is None or self._seat.show_session():
            return
        self._begin(_("Getting ready …"))
        self._open_lexicon(protocol.lexicon)
        wanted = SessionRequest(
            protocol,
            self._study.file,
            self._study.folder,
            form.code,
            seen.pin,
            manual=form.manual,
            arm=form.arm,
            reason=form.reason,
            language=form.language,
            here=language_here(),
        )
        self._seat.offer(wanted, form.station)

    @Slot(str)
    def _end_session(self, text: str) -> None:
        self.activateWindow()
        if text:
            self._messages.show_message(text)
        self._look()
        self._participant.focus()

    def reject(self) -> None:
        """Handles Esc: goes back to the first page, and from there closes the window."""
        if self._pages.currentIndex():
            self._go_back()
        else:
            super().reject()

    def done(self, result: int) -> None:
        """Closes the window, unless a session is open; asks once while files are written."""
        if not self._seat.show_session() and self._task.may_close():
            super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._seat.show_session():
            event.ignore()
        else:
            super().closeEvent(event)
