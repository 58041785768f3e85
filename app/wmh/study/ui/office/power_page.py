"""Page that computes by simulation how many participants a study needs."""

from collections.abc import Mapping
from dataclasses import astuple, fields
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QGridLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QTableWidgetItem,
    QWidget,
)

from wmh.base.text.phrases import _, ngettext
from wmh.base.text.refusal import InputError
from wmh.helper.suggester import TaskChannel
from wmh.helper.ui.look.scaling import set_spacing
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.lists import RIGHT, plain_table
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.study.analysis.assumptions import BOUNDS, MOST_STUDIES, Assumptions, group_sizes
from wmh.study.protocol.protocol import Protocol
from wmh.study.ui.office.jobs import PowerLine, PowerRequest, PowerSeen, likening, powering
from wmh.study.ui.office.study_text import title_of

_STUDIES = 200
"""Default number of simulated studies of each size: intervals reach about 7 points either way."""
_FIGURES = range(2, 6)


class PowerPage(QWidget):
    """Form of a power simulation, and the results so far."""

    left = Signal()
    begun = Signal()
    """Emitted when the simulation has started."""
    said = Signal(str)
    """Emitted with a sentence on the progress."""
    found = Signal(str)
    """Emitted when all studies are simulated."""
    refused = Signal(str)
    """Emitted with a sentence on an invalid input."""

    def __init__(self, errand: TaskChannel, parent: QWidget) -> None:
        """Makes the page; `errand` must run tasks with the protocol's word list."""
        super().__init__(parent)
        self._errand = errand
        errand.arrived.connect(self._take)
        errand.ended.connect(self._end)
        self._folder = Path()
        self._protocol: Protocol | None = None
        self._sizes = self._field(_("Participants of each group"))
        self._studies = self._field(_("Studies of each size"))
        self._studies.setText(str(_STUDIES))
        self._fields = {name: self._field(text) for name, text in _assumptions().items()}
        examples = _examples()
        for name, field in {"sizes": self._sizes, "studies": self._studies, **self._fields}.items():
            set_tip(field, examples[name])
            field.setAccessibleDescription(examples[name])
        self._like = QPushButton(_("Take from this folder's &games"), self)
        self._like.setToolTip(_("Fills in what a pilot study found, instead of typical values"))
        self._start = QPushButton(_("&Compute"), self)
        self._start.setObjectName("primary")
        self._stop = QPushButton(_("&Stop", context="StudyPower"), self)
        self._bar = QProgressBar(self)
        self._bar.setAccessibleName(_("Simulated studies"))
        self._note = plain_label(self, "hint")
        self._table = plain_table(
            _("Power of each comparison"),
            (
                _("Each group"),
                _("Conditions"),
                _("Power"),
                _("95 % interval"),
                _("Power of the t test"),
                _("Model failed"),
            ),
            self,
            _FIGURES,
        )
        self._lay_out()
        self._start.clicked.connect(self._want)
        self._stop.clicked.connect(self.stop)
        self._like.clicked.connect(self._ask_likeness)
        self._show_assumed(Assumptions())
        self._end()

    def _field(self, name: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setAccessibleName(name)
        field.setMaxLength(60)
        field.returnPressed.connect(self._want)
        return field

    def _lay_out(self) -> None:
        head = PageHead(
            _("How many participants?"),
            _("Simulated studies show how often a difference of this size would be found."),
            self,
            back=self.left.emit,
        )
        grid = QGridLayout()
        set_spacing(grid, 12, 6)
        for row, field in enumerate([self._sizes, self._studies, *self._fields.values()]):
            label, example = plain_label(self, ""), plain_label(self, "hint")
            label.setText(field.accessibleName())
            label.setBuddy(field)
            example.setText(field.accessibleDescription())
            for column, widget in enumerate((label, field, example)):
                grid.addWidget(widget, row, column)
        for column, stretch in enumerate((3, 1, 5)):
            grid.setColumnStretch(column, stretch)
        in_column(
            head,
            grid,
            in_row(self._start, self._like, self._stop, (self._bar, 100), (REST, 1)),
            self._note,
            (self._table, 1),
            on=self,
            margins=0,
            spacing=10,
        )

    def ask(self, folder: Path, protocol: Protocol) -> None:
        """Prepares the page for a study; the results of a different protocol are removed."""
        self._folder = folder
        if self._protocol != protocol:
            self._sizes.setText(str(protocol.per_group))
            self._table.setRowCount(0)
            self._protocol = protocol
        text = _(
            "These assumptions are about ln seconds, the natural logarithm of a game's time; target"
            " words, orders and conditions are the protocol's. Power is the share of simulated"
            " studies in which the mixed model finds the difference of two conditions (5 % level,"
            " Holm).",
        )
        say(self._note, text)
        self._sizes.setFocus()

    def _show_assumed(self, assumed: Assumptions) -> None:
        for each, value in zip(fields(assumed), astuple(assumed), strict=True):
            self._fields[each.name].setText(QLocale().toString(round(value, 3), "g", 6))

    def _show_found(self, seen: PowerSeen) -> None:
        text = ngettext(
            "1 of {1} studies simulated.",
            "{0} of {1} studies simulated.",
            seen.done,
            seen.done,
            seen.of,
        )
        (self.found if seen.done == seen.of else self.said).emit(text)
        self._bar.setRange(0, seen.of)
        self._bar.setValue(seen.done)
        self._table.setRowCount(len(seen.lines))
        for row, line in enumerate(seen.lines):
            low, high = _share(line.low), _share(line.high)
            interval = _("{0} to {1}").format(low, high)
            cells = (
                whole(line.size), self._titles(line), _share(line.model), interval,
                _share(line.means), whole(line.unfitted),
            )  # fmt: skip
            for column, cell in enumerate(cells):
                item = QTableWidgetItem(cell)
                if column in _FIGURES:
                    item.setTextAlignment(RIGHT)
                self._table.setItem(row, column, item)

    def _titles(self, line: PowerLine) -> str:
        if self._protocol is None:
            return ""
        first, second = (title_of(self._protocol, name) for name in line.arms)
        return _("{0} and {1}").format(first, second)

    @Slot(object)
    def _take(self, value: object) -> None:
        match value:
            case PowerSeen():
                self._show_found(value)
            case Assumptions():
                self._show_assumed(value)
            case _:
                pass

    @Slot()
    def stop(self) -> None:
        """Ends the simulation; the results so far stay."""
        self._errand.drop()
        self._end()

    @property
    def busy(self) -> bool:
        return self._errand.under_way

    @Slot()
    def _ask_likeness(self) -> None:
        if self._protocol is not None:
            self.stop()
            self._errand.do(likening(self._folder, self._protocol))

    @Slot()
    def _end(self) -> None:
        self._bar.hide()
        self._stop.hide()
        self._start.setEnabled(True)

    @Slot()
    def _want(self) -> None:
        if not self._start.isEnabled():
            return
        try:
            sizes = group_sizes(self._sizes.text())
        except InputError as error:
            self._refuse(self._sizes, objection(error))
            return
        studies, right = QLocale().toInt(self._studies.text())
        if not right or not 1 <= studies <= MOST_STUDIES:
            self._refuse(self._studies, self._range_error(self._studies, 1, MOST_STUDIES))
            return
        values: dict[str, float] = {}
        for name, field in self._fields.items():
            values[name], right = QLocale().toDouble(field.text())
            least, most = BOUNDS[name]
            if not right or not least <= values[name] <= most:
                self._refuse(field, self._range_error(field, least, most))
                return
        if self._protocol is not None:
            self.begun.emit()
            self.said.emit("")
            wanted = PowerRequest(Assumptions(**values), sizes, studies)
            self._errand.ask(powering(self._protocol, wanted))
            self._bar.setRange(0, 0)
            self._bar.show()
            self._stop.show()
            self._start.setEnabled(False)

    @staticmethod
    def _range_error(field: QLineEdit, least: float, most: float) -> str:
        text = _("{0}: write a number from {1} to {2}.")
        low, high = (QLocale().toString(float(each), "g", 6) for each in (least, most))
        return text.format(field.accessibleName(), low, high)

    def _refuse(self, field: QLineEdit, text: str) -> None:
        self.refused.emit(text)
        field.selectAll()
        field.setFocus(Qt.FocusReason.OtherFocusReason)


def _share(value: float) -> str:
    return _("{0} %").format(round(100 * value))


def _assumptions() -> Mapping[str, str]:
    return {
        "ratio": _("Expected time ratio (last condition / first)"),
        "people": _("SD between participants (ln s)"),
        "secrets": _("SD between target words (ln s)"),
        "rest": _("SD between games of a participant (ln s)"),
        "learns": _("Learning exponent"),
        "leaves": _("Dropout (share, 0 to 0.9)"),
        "slopes": _("SD of the difference between conditions (ln s)"),
    }


def _examples() -> Mapping[str, str]:
    """Returns for each field an example of its value, with the meaning."""
    return {
        "sizes": _("Such as 20, 40, 60: each of these sizes is simulated."),
        "studies": _("Such as 200: the power is then known to within 7 percentage points."),
        "ratio": _(
            "Such as 0.8: a game of 100 seconds in the first condition takes 80 in the last one.",
        ),
        "people": _(
            "Such as 0.4: two thirds of participants take 0.67 to 1.5 times the typical time.",
        ),
        "secrets": _(
            "Such as 0.2: two thirds of target words take 0.82 to 1.22 times the typical time.",
        ),
        "rest": _(
            "Such as 0.5: two thirds of a participant's games take 0.61 to 1.65 times their"
            " typical time.",
        ),
        "learns": _(
            "Such as 0.1: the 10th game takes 79 % of the time of the first (10 to the power"
            " of -0.1).",
        ),
        "leaves": _(
            "Such as 0.1: 10 % of participants leave before their last game.",
        ),
        "slopes": _(
            "Such as 0.2, if participants play in several conditions: for two thirds of them"
            " the time ratio is 0.82 to 1.22 times the expected one.",
        ),
    }
