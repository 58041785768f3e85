"""Page on a machine's response times, which are measured, shown, and saved."""

import os
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _
from wmh.base.text.refusal import InputError
from wmh.helper.suggester import Suggester, TaskChannel
from wmh.helper.ui.look.theme import Appearance
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.parts.rich_text import OwnBrowser
from wmh.study.protocol.protocol import Protocol
from wmh.study.timing.validation import Validation, validation_here, write_validation
from wmh.study.ui.office.jobs import Prepared, preparing
from wmh.study.ui.session.session_window import comfortable_scale
from wmh.study.ui.timing.key_source import KeySource, usual_method
from wmh.study.ui.timing.validation_window import ValidationSetting, ValidationWindow
from wmh.study.writing.validation_text import validation_report

KEYS = 200
"""Number of keys in each phase; both phases together take about 40 seconds."""


class ValidationPage(QWidget):
    """Page that measures in a separate window, and saves the validation in the study's folder."""

    left = Signal()
    said = Signal(str)
    """Emitted with a sentence on an action that was done."""
    refused = Signal(str)
    """Emitted with a sentence on why the response times cannot be measured."""
    failed = Signal(object)
    """Emitted with the Exception that prevented writing a file."""

    def __init__(
        self,
        errand: TaskChannel,
        suggesters: tuple[Suggester, Suggester],
        appearance: Appearance,
        parent: QWidget,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Makes the page; of `suggesters` the first has the word list, the second serves disks."""
        super().__init__(parent)
        self._errand, self._suggesters, self._appearance = errand, suggesters, appearance
        self._clock = clock
        errand.arrived.connect(self._begin)
        self._folder, self._protocol = Path(), None
        self._measuring: ValidationWindow | None = None
        self._report = ""
        head = PageHead(
            _("Response times"),
            _(
                "How exactly does this machine record times? The program types into a game by"
                " itself for about a minute, while another process keeps the time: first on the"
                " quiet machine, then under load. The report is for a paper, and in English."
            ),
            self,
            back=self.left.emit,
        )
        self._start = QPushButton(_("&Measure"), self)
        self._start.setObjectName("primary")
        self._start.clicked.connect(self._want)
        self._save = QPushButton(_("&Save the report …"), self)
        self._save.clicked.connect(self._ask_where)
        self._text: OwnBrowser | None = None
        self._column = in_column(
            head,
            in_row(self._start, self._save, (REST, 1)),
            (REST, 1),
            on=self,
            margins=0,
            spacing=10,
        )
        self._show(None)

    @property
    def busy(self) -> bool:
        """True while a measurement is prepared or made."""
        return self._errand.under_way or self._measuring is not None

    def ask(self, folder: Path, protocol: Protocol) -> None:
        """Shows this machine's validation for a study, if there is one."""
        self._folder, self._protocol = folder, protocol
        try:
            self._show(validation_here(folder))
        except (InputError, OSError) as error:
            self._show(None)
            self.failed.emit(error)
        self._start.setFocus()

    def _show(self, found: Validation | None) -> None:
        self._report = "" if found is None else validation_report(found)
        if self._report and self._text is None:
            self._text = OwnBrowser(self)
            self._text.setObjectName("report")
            self._text.setAccessibleName(_("Report"))
            self._column.addWidget(self._text, 100)
        if self._text is not None:
            self._text.setMarkdown(self._report)
            self._text.setVisible(bool(self._report))
        self._save.setEnabled(bool(self._report))

    @Slot()
    def _want(self) -> None:
        if self._protocol is not None and not self.busy:
            self.said.emit(_("Getting ready …"))
            self._errand.ask(preparing(self._protocol))

    @Slot(object)
    def _begin(self, prepared: Prepared) -> None:
        protocol = prepared.protocol
        loads = 0, os.cpu_count() or 1
        setting = ValidationSetting(protocol, protocol.arms[-1].name, KEYS, loads)
        source = KeySource(usual_method(), self)
        window = ValidationWindow(
            setting, prepared.lexicon, self._suggesters, source, self.window(), self._clock
        )
        self._measuring = window
        self._appearance.present(self.window(), comfortable_scale(self.screen().size()))
        window.measured.connect(self._take)
        window.failed.connect(self._refuse)
        window.start()

    def _end(self) -> None:
        self._measuring = None
        self._appearance.present(self.window(), None)
        self.window().activateWindow()

    @Slot(object)
    def _take(self, found: Validation) -> None:
        self._end()
        self._show(found)
        try:
            path = write_validation(self._folder, found)
        except OSError as error:
            self.failed.emit(error)
        else:
            self.said.emit(_("Measured: {0}", path))

    @Slot(str)
    def _refuse(self, why: str) -> None:
        self._end()
        self.said.emit("")
        self.refused.emit(_("The times could not be measured: {0}", why))

    @Slot()
    def _ask_where(self) -> None:
        name, _kind = QFileDialog.getSaveFileName(
            self,
            _("Report of the response times"),
            "response-times.md",
            _("Markdown (*.md)"),
        )
        if name:
            try:
                replace_file(Path(name), self._report.encode(), private=True)
            except OSError as error:
                self.failed.emit(error)
            else:
                self.said.emit(_("Saved: {0}", name))
