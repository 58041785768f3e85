"""Pages with the report of an import, and with its progress."""

from collections.abc import Iterator

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QProgressBar, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.lexica.facts_text import FactsGrid, headline, title_label
from wmh.helper.ui.lexica.import_process import Report
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button, plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.numbers import whole


class ReportPage(QWidget):
    """Page with the number of imported words, and the numbers and reasons of omitted lines."""

    used = Signal(str)
    looked_at = Signal(str)
    """Emitted with the name of the list when the user wants to see its facts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown: Report | None = None
        self._name = ""
        self._title = title_label(self)
        self._taken = plain_label(self, "taken")
        self._lines = FactsGrid("figure", self)
        self._use = plain_button(_("&Use this list"), self, self._want_use, name="primary")
        self._look = plain_button(_("See its &facts"), self, self._want_facts)
        in_column(
            self._title,
            self._taken,
            12,
            self._lines,
            REST,
            12,
            in_row(self._use, self._look, REST, spacing=8),
            on=self,
            margins=(16, 14, 16, 16),
            spacing=4,
        )

    def show_report(self, report: Report) -> None:
        self.shown = report
        self._name = report.name
        title = _("{0} is ready").format(report.name)
        say(self._title, title)
        say(self._taken, headline(report.facts))
        self._lines.show_pairs(tuple(_lines(report)))
        announce(self, f"{title}. {self._taken.text()}")
        self._use.setFocus()

    @Slot()
    def _want_use(self) -> None:
        self.used.emit(self._name)

    @Slot()
    def _want_facts(self) -> None:
        self.looked_at.emit(self._name)


def _lines(report: Report) -> Iterator[tuple[str, str]]:
    """Yields lines of the report: a number, or a sign, and a text."""
    for left_out in report.left_out:
        said = _("left out, {0}: such as {1}")
        reason = _(left_out.reason, context="LeftOut")
        yield whole(left_out.number), said.format(reason, ", ".join(left_out.examples))
    if report.merged:
        text = _("appeared more than once and were merged")
        yield whole(report.merged), text
    for notice in report.notices:
        yield "\N{BULLET}", notice
    if not (report.left_out or report.merged or report.notices):
        yield "\N{CHECK MARK}", _("Every line was imported.")


_STEPS = 1000


class ProgressPage(QWidget):
    """Page with a progress bar, the current step, and a button to cancel."""

    left = Signal()
    """Emitted when the user cancels the import."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = title_label(self)
        self._bar = QProgressBar(self)
        self._bar.setRange(0, _STEPS)
        self._bar.setTextVisible(False)
        self._said = plain_label(self, "process")
        self._cancel = plain_button(_("Cancel"), self, self._leave)
        in_column(
            self._title,
            self._bar,
            self._said,
            in_row(self._cancel, REST),
            REST,
            on=self,
            margins=(16, 14, 16, 16),
            spacing=10,
        )

    def begin(self, title: str) -> None:
        say(self._title, title)
        self._bar.setAccessibleName(title)
        self._cancel.setEnabled(True)
        self.show_step("start", 0.0)
        self._cancel.setFocus()

    @Slot(str, float)
    def show_step(self, process: str, share: float) -> None:
        self._bar.setValue(round(share * _STEPS))
        text = _process_text(process)
        if text != self._said.text():
            say(self._said, text)
            announce(self._said, text)

    @Slot()
    def _leave(self) -> None:
        self._cancel.setEnabled(False)
        say(self._said, _("Stopping …"))
        self.left.emit()


def _process_text(process: str) -> str:
    return {
        "start": _("Starting …"),
        "reading": _("Reading the words …"),
        "temporary trie": _("Joining words that begin alike …"),
        "redundant nodes": _("Joining words that end alike …"),
        "bit encoding": _("Packing the graph …"),
        "population": _("Writing the files …"),
    }.get(process, process)
