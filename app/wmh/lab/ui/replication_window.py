"""Window in which users measure published figures again."""

import os
import re
from collections.abc import Iterator
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QResizeEvent, QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHeaderView,
    QLabel,
    QProgressBar,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _, ngettext
from wmh.base.text.wording import translatable
from wmh.helper.lists.library import open_named
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.lists import plain_table
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.parts.printing import print_button
from wmh.helper.ui.parts.rich_text import OwnBrowser, set_tip
from wmh.lab.replication.drawing.elements import DARK, LIGHT
from wmh.lab.replication.drawing.pictures import picture_of
from wmh.lab.replication.experiment import Conditions, Experiment
from wmh.lab.replication.page import fragment, page, template
from wmh.lab.replication.report import report_of
from wmh.lab.replication.running import ExperimentResult, code_digest
from wmh.lab.replication.stepping import ExperimentStanding, saved_results, step_by_step
from wmh.lab.replication.table import AUTHORS, EXPERIMENTS, SOURCES

if TYPE_CHECKING:
    from wmh.base.running.stopping import Stop


_WIDE = 540
"""Width of a picture in the report, in pixels."""

_BESIDE = 760
"""Least width of a window that has the report beside the table, in pixels."""
_MIDDLE = 128


class ReplicationWindow(QDialog):
    """Window with the experiments, and beside or below them the report on the chosen one.

    It is not modal.
    """

    failed = Signal(str)
    """Signal with a sentence that tells what went wrong."""

    def __init__(
        self, conditions: Conditions, folder: Path, suggester: Suggester, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._conditions, self._folder = conditions, folder
        self._done: dict[str, ExperimentResult] = {}
        self._waiting: list[Experiment] = []
        self._running: Experiment | None = None
        self._saving = Path()
        self._looking = suggester.task_channel(self._take, self._fail)
        self._measuring = suggester.task_channel(self._take, self._fail, self._go_on, idle=True)
        self.setWindowTitle(_("Replication"))
        self._table = _table(self)
        self._table.currentCellChanged.connect(self._show)
        self._report = OwnBrowser(self)
        self._report.anchorClicked.connect(self._go_to)
        # However narrow it is, a word stays whole: what is wider can be scrolled to.
        self._report.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self._report.setAccessibleName(_("Report"))
        self._run = plain_button(_("&Measure"), self, self._measure_one, name="primary")
        self._run_all = plain_button(_("Measure &all"), self, self._measure_all)
        self._stop = plain_button(_("&Stop"), self, self._cancel)
        self._picture = plain_button(_("Save &pictures …"), self, self._save_pictures)
        self._whole = plain_button(_("Save &report …"), self, self._save_report)
        self._bar = QProgressBar(self)
        self._bar.setAccessibleName(_("Progress"))
        self._said = QLabel(self, wordWrap=True)
        self._said.setObjectName("hint")
        self._lay_out()
        self._table.setCurrentCell(0, 0)
        self._looking.do(partial(_saved_results, conditions, folder))
        self._refresh()

    def _lay_out(self) -> None:
        self._both = both = QSplitter(Qt.Orientation.Horizontal, self)
        both.addWidget(self._table)
        both.addWidget(self._report)
        both.setStretchFactor(0, 1)
        both.setStretchFactor(1, 1)
        both.setSizes([540, 460])
        both.setChildrenCollapsible(False)
        in_column(
            PageHead(
                self.windowTitle(),
                _("Figures from published papers, measured again on this computer."),
                self,
                modest=True,
            ),
            (both, 1),
            in_row(self._run, self._run_all, self._stop, (self._bar, 1), REST),
            in_row((self._said, 1), print_button(self._report, self), self._picture, self._whole),
            on=self,
            margins=16,
            spacing=10,
        )
        self.resize(1040, 640)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the report below the table if there is no room for the titles beside it."""
        super().resizeEvent(event)
        wide = self.width() >= scale_length(_BESIDE)
        self._both.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)

    # What is measured

    @Slot(QUrl)
    def _go_to(self, link: QUrl) -> None:
        self._report.scrollToAnchor(link.fragment())

    @Slot()
    def _measure_one(self) -> None:
        self._begin([EXPERIMENTS[self._table.currentRow()]])

    @Slot()
    def _measure_all(self) -> None:
        self._begin([each for each in EXPERIMENTS if each.name not in self._done])

    def _begin(self, experiments: list[Experiment]) -> None:
        self._waiting = experiments
        self._said.clear()
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Starts the next waiting experiment, if there is one."""
        self._running = self._waiting.pop(0) if self._waiting else None
        if self._running is not None:
            work = partial(_measured, self._running, self._conditions, self._folder)
            self._bar.setRange(0, 0)
            self._measuring.do(work)
            self._set_state(self._running.name, _("being measured"))
        self._refresh()

    @Slot()
    def _cancel(self) -> None:
        """Stops measuring; results of finished tasks stay stored."""
        self._measuring.drop()
        self._waiting = []
        if self._running is not None:
            self._set_state(self._running.name, _("stopped"))
            text = _("Stopped. What was measured is kept.")
            self._say(text)
        self._running = None
        self._refresh()

    @Slot(object)
    def _take(self, found: "ExperimentStanding | ExperimentResult | str") -> None:
        if isinstance(found, str):
            self._write(self._saving, found)
            return
        if isinstance(found, ExperimentStanding):
            if self._running is not None and found.name == self._running.name:
                self._bar.setRange(0, found.whole)
                self._bar.setValue(found.done)
            else:
                text = _("{0} of {1}").format(found.done, found.whole)
                self._set_state(found.name, text)
            return
        name = found.experiment.name
        self._done[name] = found
        skipped = bool(found.findings.skipped)
        done = _("done")
        self._set_state(name, _("skipped") if skipped else done)
        if self._running is not None and name == self._running.name:
            self._say(f"{_title(found.experiment)}: {done}")
            self._table.setCurrentCell(_row(name), 0)
        if _row(name) == self._table.currentRow():
            self._show()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._waiting = []
        if self._running is not None:
            self._set_state(self._running.name, _("failed"))
        self._say(objection(error))

    # What is shown

    def _set_state(self, name: str, text: str) -> None:
        self._table.setItem(_row(name), 2, QTableWidgetItem(text))

    def _say(self, text: str) -> None:
        self._said.setText(text)
        announce(self._said, text)

    @Slot()
    def _show(self) -> None:
        experiment = EXPERIMENTS[max(self._table.currentRow(), 0)]
        found = self._done.get(experiment.name)
        self._report.setHtml(_before(experiment) if found is None else self._result_html(found))
        self._refresh()

    def _result_html(self, found: ExperimentResult) -> str:
        """Returns a result as HTML, as in the report, and registers its pictures."""
        document = self._report.document()
        pictures: list[str] = []
        look = DARK if self.palette().base().color().lightness() < _MIDDLE else LIGHT
        for number, plot in enumerate(found.findings.plots):
            name = f"{found.experiment.name}-{number}"
            image = _image(picture_of(plot, look), 2)
            kind = QTextDocument.ResourceType.ImageResource.value
            document.addResource(kind, QUrl(name), image)
            pictures.append(f'<img src="{name}" width="{_WIDE}">')
        html = fragment(found, pictures, _say)
        # Here a cell's side is no matter of style, and a head stands in the middle by itself.
        html = html.replace('class="number"', 'align="right"')
        html = html.replace('scope="col">', 'align="left" scope="col">')
        html = _ROW_HEAD.sub(r"<td>\1</td>", html)
        note = _say(_ENGLISH)
        return _STYLE + html + ("" if note == _ENGLISH else f"<p>{escape(note)}</p>")

    def _refresh(self) -> None:
        busy = self._running is not None
        found = self._done.get(EXPERIMENTS[max(self._table.currentRow(), 0)].name)
        self._run.setEnabled(not busy and found is None)
        self._run_all.setEnabled(not busy and len(self._done) < len(EXPERIMENTS))
        self._stop.setEnabled(busy)
        self._bar.setVisible(busy)
        self._picture.setEnabled(found is not None and bool(found.findings.plots))
        self._whole.setEnabled(bool(self._done))

    # What is saved

    @Slot()
    def _save_pictures(self) -> None:
        found = self._done[EXPERIMENTS[self._table.currentRow()].name]
        kinds = (
            _("Drawing (*.svg)"),
            _("Picture (*.png)"),
        )
        title = _("Save pictures")
        name, kind = QFileDialog.getSaveFileName(
            self, title, f"{found.experiment.name}.svg", ";;".join(kinds)
        )
        if not name:
            return
        path = Path(name)
        if path.suffix not in (".svg", ".png"):
            path = path.with_suffix(".png" if kind == kinds[1] else ".svg")
        for number, plot in enumerate(found.findings.plots):
            each = path if not number else path.with_stem(f"{path.stem}-{number + 1}")
            self._write(each, picture_of(plot, LIGHT))

    @Slot()
    def _save_report(self) -> None:
        title = _("Save report")
        kind = _("Page (*.html)")
        name, _rest = QFileDialog.getSaveFileName(self, title, "report.html", kind)
        if name:
            self._saving = Path(name)
            self._looking.do(partial(_page, self._conditions, dict(self._done)))

    def _write(self, path: Path, text: str) -> None:
        try:
            if path.suffix == ".png":
                image = _image(text, 3)
                if not image.save(os.fspath(path)):
                    raise OSError(0, _("it cannot be written"), str(path))
            else:
                replace_file(path, text.encode())
        except OSError as error:
            self._say(objection(error))
        else:
            self._say(_("Saved as {0}").format(path))


_ENGLISH = translatable(
    "Quotations and results are in English, as in the saved report.",
    context="Replication",
)
"""Remark for windows in other languages that reports are in English."""

_ROW_HEAD = re.compile(r'<th scope="row">(.*?)</th>')
_STYLE = (
    "<style>th, td { padding: 2px 8px; } h3 { font-size: large; } .faint { color: gray; }</style>"
)


def _title(experiment: Experiment) -> str:
    return _say(experiment.title)


def _before(experiment: Experiment) -> str:
    """Returns HTML about an experiment that has not been measured yet."""
    seconds = ngettext("about 1 second", "about {0} seconds", experiment.quick)
    text = _("Not measured yet; measuring takes {0}.").format(seconds)
    said = (experiment.work().SAID, text)
    return f"<h3>{escape(_title(experiment))}</h3>" + "".join(f"<p>{escape(x)}</p>" for x in said)


def _say(text: str) -> str:
    return _(text, context="Replication")


def _row(name: str) -> int:
    return next(row for row, each in enumerate(EXPERIMENTS) if each.name == name)


def _table(parent: QWidget) -> QTableWidget:
    titles = (
        _("Experiment"),
        _("Source", context="Replication"),
        _("State"),
    )
    table = plain_table(_("Experiments"), titles, parent)
    # However large the letters are, the state is seen: a long title is cut, and told by its tip.
    table.setWordWrap(False)
    table.horizontalHeader().setStretchLastSection(False)
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    table.setRowCount(len(EXPERIMENTS))
    for row, each in enumerate(EXPERIMENTS):
        source = AUTHORS.get(each.source, "-")
        for column, text in enumerate((_title(each), source, "")):
            item = QTableWidgetItem(text)
            set_tip(item, SOURCES[each.source] if column else _title(each))
            table.setItem(row, column, item)
    return table


def _image(svg: str, sharpness: int) -> QImage:
    """Returns a drawing as an image, `sharpness` times as large in pixels."""
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(svg.encode()))
    size: QSize = renderer.defaultSize()
    image = QImage(size * sharpness, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


# In the other thread


def _saved_results(
    conditions: Conditions, folder: Path, _stop: "Stop"
) -> Iterator[ExperimentStanding | ExperimentResult]:
    # Other code has other figures.
    yield from saved_results(conditions, open_named(conditions.lexicon), folder / code_digest())


def _measured(
    experiment: Experiment, conditions: Conditions, folder: Path, stop: "Stop"
) -> Iterator[ExperimentStanding | ExperimentResult]:
    lexicon = open_named(conditions.lexicon)
    yield from step_by_step(experiment, conditions, lexicon, folder / code_digest(), stop)


def _page(
    conditions: Conditions, done: dict[str, ExperimentResult], _stop: "Stop"
) -> Iterator[str]:
    yield page(report_of(conditions, open_named(conditions.lexicon), done), template())
