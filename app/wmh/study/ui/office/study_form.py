"""Form of a study (protocol and folder), and buttons for the study's results."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from wmh.base.files import paths
from wmh.base.files.paths import typed_path
from wmh.base.text.phrases import _
from wmh.base.text.refusal import InputError
from wmh.helper.ui.frame.recent_files import RecentFiles
from wmh.helper.ui.look.scaling import set_spacing
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import LinesLayout, in_column
from wmh.helper.ui.parts.numbers import decimal, whole
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.study.catalogue import PROTOCOLS
from wmh.study.journal.folder import study_of
from wmh.study.journal.last_study import load_last_study
from wmh.study.protocol.protocol_file import PROTOCOL
from wmh.study.ui.office.jobs import SeenFolder
from wmh.study.ui.office.participant_form import LABELS
from wmh.study.ui.office.study_text import texts_here, title_of

if TYPE_CHECKING:
    from wmh.study.protocol.protocol import Protocol


REHEARSAL = "-rehearsal"
"""Suffix of the folder of simulated participants, which is beside the study's folder."""

StudyLeft = tuple[Path, str | None]
"""Path of a protocol, and the folder's path; None for the protocol's usual folder."""


class StudyForm(QWidget):
    """Form in which a study's protocol and folder are chosen; `changed` is emitted at each change.

    Without a readable protocol, `protocol` is None.
    """

    changed = Signal()
    failed = Signal(object)
    """Emitted with the Exception that prevents reading a protocol."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.protocol: Protocol | None = None
        self._own_folder = self._taken = False
        self._files = PROTOCOLS.files()
        self._names = ChoiceBox[Path](self)
        self._names.setObjectName("field")
        self._names.setAccessibleName(_("Protocol"))
        self._show_files()
        self._open = QPushButton(_("&Open a file …"), self)
        self._recent = RecentFiles("protocols", self)
        self._folder = QLineEdit(self)
        self._folder.setAccessibleName(_("Folder of the data"))
        self._choose = QPushButton(_("&Choose …"), self)
        self._about = plain_label(self, "hint")
        self._state = plain_label(self, "state")
        self._power = plain_label(self, "note")
        self._warning = plain_label(self, "warning")
        self._lay_out()
        self._names.activated.connect(self._change_protocol)
        self._open.clicked.connect(self._ask_for_file)
        self._recent.chosen.connect(self.open_file)
        self._choose.clicked.connect(self._ask_for_folder)
        self._folder.editingFinished.connect(self._take_folder)
        say(self._warning, "")

    def _lay_out(self) -> None:
        grid = QGridLayout()
        set_spacing(grid, 8)
        for row, (text, field, button) in enumerate(
            (
                (_("&Protocol"), self._names, self._open),
                (_("&Folder"), self._folder, self._choose),
            )
        ):
            label = QLabel(text, self, wordWrap=True)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(button, row, 2)
        grid.addWidget(self._recent, 2, 1, alignment=Qt.AlignmentFlag.AlignLeft)
        grid.setColumnMinimumWidth(0, LABELS)
        grid.setColumnStretch(1, 1)
        in_column(
            grid,
            self._about,
            self._state,
            self._power,
            self._warning,
            on=self,
            margins=0,
            spacing=8,
        )

    @property
    def folder(self) -> Path:
        """Folder of the study's data; the protocol's usual folder if none was chosen."""
        text = self._folder.text().strip()
        return typed_path(text) if text else self._usual_folder()

    @property
    def rehearsal_folder(self) -> Path:
        """Folder of the study's simulated participants, which is beside that of its data."""
        folder = self.folder
        ended = folder.name.endswith(REHEARSAL)
        return folder if ended else folder.parent / (folder.name + REHEARSAL)

    @property
    def file(self) -> Path:
        """Path of the selected protocol."""
        return self._names.value

    def begin(self) -> None:
        """Reads the study already chosen, else the one opened last, else the first in the list.

        Emits `changed`, or `failed` if the protocol cannot be read.
        """
        last = None if self._own_folder or self._taken else load_last_study().content
        if last is not None:
            self.resume((Path(last.protocol), last.folder))
        self._read()

    def saved_state(self) -> StudyLeft:
        """Returns the selected study, with which another form can `resume`."""
        return self.file, self._folder.text() if self._own_folder else None

    def resume(self, left: StudyLeft) -> None:
        """Selects a study that another form had as its `saved_state`; `begin` reads it."""
        self._taken = True
        file, folder = left
        self._choose_file(file)
        if folder is not None:
            self._folder.setText(folder)
            self._own_folder = True

    def show_folder(self, folder: Path) -> None:
        self._folder.setText(str(folder))
        self._own_folder = True
        self.changed.emit()

    def show_seen(self, seen: SeenFolder) -> None:
        protocol, found = seen.protocol, seen.overview
        text = _("{0}: {1} of {2} finished")
        counts = (
            text.format(title_of(protocol, name), found.count_finished(name), protocol.per_group)
            for name in protocol.groups
        )
        say(self._state, "\n".join(counts))
        power = ""
        if seen.effect is not None:
            text = _(
                "With {0} people in each of two groups, 80 of 100 studies would find a difference"
                " of {1} standard deviations.",
            )
            power = text.format(protocol.per_group, decimal(seen.effect, 2))
        say(self._power, power)
        self._warn(seen)

    def _warn(self, seen: SeenFolder) -> None:
        found = seen.overview
        warnings: list[str] = []
        if found.simulated:
            warnings.append(_("SIMULATED: these are no people."))
        if found.foreign:
            text = _("Recorded under another protocol, and left out: {0}.")
            warnings.append(text.format(", ".join(found.foreign)))
        if found.faults:
            text = _("Files with lines that were changed or cut: {0}.")
            warnings.append(text.format(", ".join(found.faults)))
        say(self._warning, " ".join(warnings))

    @Slot()
    def _change_protocol(self) -> None:
        """Reads the selected protocol; a folder of another protocol's rehearsal is dropped."""
        if self.folder.name.endswith(REHEARSAL):
            self._own_folder = False
        self._read()

    def _read(self) -> None:
        self.protocol = None
        try:
            self.protocol = protocol = PROTOCOLS.read(self.file)
        except (InputError, OSError) as error:
            for label in (self._about, self._state, self._power, self._warning):
                say(label, "")
            self.failed.emit(error)
            return
        text = _("{0}, version {1}. {2} Games: {3}.")
        texts = texts_here(protocol)
        said = text.format(texts.title, protocol.version, texts.about, whole(protocol.games))
        say(self._about, said)
        if not self._own_folder:
            self._folder.setText(str(self._usual_folder()))
        self.changed.emit()

    def _usual_folder(self) -> Path:
        studies = paths.data_folder() / "studies"
        return studies if self.protocol is None else studies / self.protocol.name

    @Slot()
    def _ask_for_file(self) -> None:
        name, _rest = QFileDialog.getOpenFileName(
            self,
            _("Protocol"),
            "",
            _("Protocols (*.toml)"),
        )
        if name:
            self.open_file(Path(name))

    def take(self, path: Path) -> None:
        """Selects a study by its protocol, its folder, or a participant's file in it."""
        self._taken, folder = True, study_of(path)
        self._own_folder = folder is not None
        if folder is not None:
            self._folder.setText(str(folder))
        self.open_file(path if folder is None else folder / PROTOCOL)

    @Slot(object)
    def open_file(self, path: Path) -> None:
        self._choose_file(path)
        self._read()
        if self.protocol is not None:
            self._recent.remember(path)

    def _choose_file(self, path: Path) -> None:
        """Selects a protocol in the list; adds it first if it is missing."""
        name = next((name for name, file in self._files.items() if file == path), str(path))
        self._files.setdefault(name, path)
        with QSignalBlocker(self._names):
            self._show_files()
            self._names.choose(path)

    def _show_files(self) -> None:
        self._names.offer(Choice(name, file) for name, file in self._files.items())

    @Slot()
    def _ask_for_folder(self) -> None:
        title = _("Folder of the data")
        if name := QFileDialog.getExistingDirectory(self, title, self._folder.text()):
            self.show_folder(Path(name))

    @Slot()
    def _take_folder(self) -> None:
        if self._folder.isModified():
            self._folder.setModified(False)
            self.show_folder(self.folder)


class AfterStudy(QWidget):
    """Buttons for what can be done with a study, such as analysis; each emits its signal."""

    rehearsal_wanted = Signal()
    power_wanted = Signal()
    follow_wanted = Signal()
    analysis_wanted = Signal()
    blinded_wanted = Signal()
    tables_wanted = Signal()
    kit_wanted = Signal()
    validation_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        buttons: list[QPushButton] = []
        for text, tip, wanted in (
            (
                _("Re&hearse"),
                _("Tries the study with simulated participants, in a folder beside this one"),
                self.rehearsal_wanted,
            ),
            (
                _("Sa&mple size …"),
                _("Estimates how many participants the study needs, by simulation"),
                self.power_wanted,
            ),
            (
                _("Fo&llow progress"),
                _("Shows where each participant is, while other computers write into this folder"),
                self.follow_wanted,
            ),
            (
                _("&Analyse"),
                _("Shows the report with its table and picture"),
                self.analysis_wanted,
            ),
            (
                _("Anal&yse blinded"),
                _(
                    "Shows the report with conditions called X and Y, so which is which stays"
                    " hidden"
                ),
                self.blinded_wanted,
            ),
            (
                _("&Export tables"),
                _("Participants, games, attempts, answers and events"),
                self.tables_wanted,
            ),
            (
                _("Replication &kit …"),
                _("One file for reviewers: protocol, plan, data, report, R"),
                self.kit_wanted,
            ),
            (
                _("&Validate times …"),
                _("Measures how exactly this computer records times"),
                self.validation_wanted,
            ),
        ):
            button = QPushButton(text, self)
            set_tip(button, tip)
            button.setAccessibleDescription(tip)
            button.clicked.connect(wanted)
            buttons.append(button)
        in_column(LinesLayout(*buttons, spacing=8), on=self, margins=0)
