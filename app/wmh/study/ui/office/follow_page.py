"""Page with the live status of a study's participants."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QTableWidgetItem, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.helper.suggester import TaskChannel
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.lists import plain_table
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.study.journal.following import Balance, FollowedPeople, Following, FollowTrouble, Where
from wmh.study.protocol.protocol import Protocol
from wmh.study.ui.office.jobs import watching
from wmh.study.ui.office.study_text import title_of

EVERY_MS = 2000
"""Milliseconds between two updates of the page."""


class FollowPage(QWidget):
    """Page of participants' progress, updated every other second while it is visible."""

    left = Signal()

    def __init__(self, errand: TaskChannel, parent: QWidget) -> None:
        super().__init__(parent)
        self._errand = errand
        errand.arrived.connect(self._show_followed)
        self._following: Following | None = None
        self._rows: tuple[tuple[str, ...], ...] = ()
        self._balance = plain_label(self, "state")
        self._stations = plain_label(self, "hint")
        titles = (
            _("Participant"),
            _("Station"),
            _("Group"),
            _("Where"),
            _("Last written"),
            _("Notice"),
        )
        self._table = plain_table(_("Where each participant is"), titles, self)
        self._timer = QTimer(self, interval=EVERY_MS)
        self._timer.timeout.connect(self._look)
        in_column(
            PageHead(
                _("Follow the study"),
                _("Where each participant is, while other computers write into this folder."),
                self,
                back=self.left.emit,
            ),
            self._balance,
            self._stations,
            (self._table, 1),
            on=self,
            margins=0,
            spacing=10,
        )

    def follow(self, folder: Path, protocol: Protocol) -> None:
        """Sets the study whose participants are shown."""
        self._following = Following([folder], protocol)

    @Slot()
    def _look(self) -> None:
        if self._following is not None and not self._errand.under_way:
            self._errand.do(watching(self._following))

    @Slot(object)
    def _show_followed(self, found: FollowedPeople) -> None:
        """Shows the participants' progress, by changing only those cells whose text has changed.

        So the selection and screen readers keep their place.
        """
        protocol = found.protocol
        say(self._balance, "\n".join(_group(protocol, each) for each in found.balance()))
        stations = (
            _("Station {0}: {1}").format(
                station,
                "; ".join(
                    _count_text(protocol, each) for each in found.balance(station) if each.any
                )
                or "-",
            )
            for station in protocol.stations
        )
        say(self._stations, "\n".join(stations))
        self._table.setColumnHidden(1, not protocol.stations)
        before, self._rows = self._rows, tuple(_cells(row, protocol) for row in found.rows)
        self._table.setRowCount(len(self._rows))
        for number, cells in enumerate(self._rows):
            known = before[number] if number < len(before) else ()
            for column, cell in enumerate(cells):
                if known[column : column + 1] != (cell,):
                    item = QTableWidgetItem(cell)
                    set_tip(item, cell)
                    self._table.setItem(number, column, item)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look()
        self._timer.start()
        self._table.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
        self._errand.drop()


def _cells(row: Where, protocol: Protocol) -> tuple[str, ...]:
    person = row.person
    group = title_of(protocol, person.arm) if person.arm in protocol.groups else person.arm
    moment = QDateTime.fromSecsSinceEpoch(int(row.at))
    written = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
    notices = [
        *([_troubles()[row.trouble]] if row.trouble is not None else ()),
        *([_("resumed")] if person.sittings > 1 else ()),
        *([_("SIMULATED")] if person.simulated else ()),
    ]
    where = _where(row, protocol) if row.counts or row.trouble is FollowTrouble.TWICE else ""
    return row.code, row.station, group, where, written, "; ".join(notices)


def _where(row: Where, protocol: Protocol) -> str:
    person = row.person
    if person.finished:
        return _("has finished")
    if person.withdrawn:
        return _("has withdrawn")
    if not person.games:
        return _("before the first game")
    text = _("in game {0} of {1}") if person.playing else _("after game {0} of {1}")
    return text.format(person.games, protocol.games)


def _group(protocol: Protocol, each: Balance) -> str:
    text = _("{0}: {1} of {2} finished, {3} in progress")
    said = text.format(
        title_of(protocol, each.group), each.finished, protocol.per_group, each.under_way
    )
    if not each.withdrawn:
        return said
    left = ngettext("1 has withdrawn", "{0} have withdrawn", each.withdrawn)
    return f"{said}, {left}"


def _count_text(protocol: Protocol, each: Balance) -> str:
    text = _("{0} {1} finished, {2} in progress")
    return text.format(title_of(protocol, each.group), each.finished, each.under_way)


def _troubles() -> Mapping[FollowTrouble, str]:
    return {
        FollowTrouble.CHANGED: _("lines were changed or left out"),
        FollowTrouble.CUT: _("the last line is cut, or just being written"),
        FollowTrouble.FOREIGN: _("recorded under another protocol"),
        FollowTrouble.MISNAMED: _("its name differs from its content"),
        FollowTrouble.TWICE: _("more of this participant is in another folder"),
        FollowTrouble.UNREADABLE: _("cannot be read"),
    }
