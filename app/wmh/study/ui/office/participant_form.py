"""Form for the next participant's session: code, language, condition and other choices."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from wmh.base.text.languages import LANGUAGES, LanguageChoice
from wmh.base.text.phrases import _, ngettext
from wmh.helper.ui.look.scaling import set_spacing
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.program.language import language_here
from wmh.study.journal.folder import is_code, station_here
from wmh.study.journal.last_study import load_last_study
from wmh.study.journal.pin import Pin
from wmh.study.journal.sitting import Sitting, language_of
from wmh.study.protocol.assignment import station_in
from wmh.study.ui.office.jobs import SeenFolder
from wmh.study.ui.office.pin_gate import PinGate, TextGate
from wmh.study.ui.office.study_text import state_of, title_of

LABELS = 104
"""Minimal width of the fields' names in two forms, so that their fields are aligned."""


class ParticipantForm(QWidget):
    """Form for a session, which proposes an unused code, or continues an unfinished session."""

    wanted = Signal()
    """Emitted when the instructor wants to begin the session."""
    pin_wanted = Signal(str)
    """Emitted with a new PIN, as typed."""
    refused = Signal(str)
    """Emitted with a sentence on why no session can begin yet."""

    def __init__(self, clock: Callable[[], float], parent: QWidget) -> None:
        super().__init__(parent)
        self._gate = PinGate(clock, self)
        self._gate.opened.connect(self._sit_down)
        self._gate.refused.connect(self.refused)
        self._texts: TextGate | None = None
        """Gate for the reason for a condition, which must not contain the PIN."""
        self._seen: SeenFolder | None = None
        self._station = ChoiceBox[str](self)
        self._station.setObjectName("field")
        self._station.setAccessibleName(_("Station"))
        self._station.setToolTip(_("The station name of this computer"))
        self._code = QLineEdit(self)
        self._code.setMaxLength(20)
        self._code.setAccessibleName(_("Participant's code"))
        self._state = plain_label(self, "hint")
        self._begin = QPushButton(_("&Begin", context="ParticipantForm"), self)
        self._begin.setObjectName("primary")
        self._people = ChoiceBox[str](self)
        self._people.setObjectName("field")
        self._people.setAccessibleName(_("Resume participant"))
        self._language = ChoiceBox[str](self)
        self._language.setObjectName("field")
        self._language.setAccessibleName(_("Language"))
        self._language.setToolTip(
            _("A returning participant continues in the language of the consent form")
        )
        self._chosen: str | None = None
        """Language that was chosen by hand for the present code; None without a choice."""
        self._manual_chosen: bool | None = None
        """State of the tick for manual timing that was set by hand; None without a choice."""
        self._arm = ChoiceBox[str | None](self)
        self._arm.setObjectName("field")
        self._arm.setAccessibleName(_("Condition"))
        self._reason = QLineEdit(self)
        self._reason.setMaxLength(200)
        self._reason.setAccessibleName(_("Reason for this condition"))
        self._reason.setPlaceholderText(_("Reason for this condition"))
        self._manual = QCheckBox(_("Time games by ha&nd"), self)
        self._manual.setToolTip(_("For a board game, or a game in another window"))
        self._pin = QLineEdit(self)
        self._pin.setEchoMode(QLineEdit.EchoMode.Password)
        self._pin.setMaxLength(12)
        self._set_pin = QPushButton(_("&Set the PIN"), self)
        self._pin_text = plain_label(self, "note")
        self._lay_out()
        self._code.textChanged.connect(self._forget_language)
        self._code.textChanged.connect(self._show_state)
        self._code.textChanged.connect(self._tick_manual)
        self._manual.clicked.connect(self._choose_manual)
        self._code.returnPressed.connect(self._want)
        self._begin.clicked.connect(self._want)
        self._station.activated.connect(self._choose_station)
        self._people.activated.connect(self._choose)
        self._language.activated.connect(self._choose_language)
        self._arm.currentIndexChanged.connect(self._show_fields)
        self._set_pin.clicked.connect(self._want_pin)
        self._pin.returnPressed.connect(self._want_pin)
        self._show_fields()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        set_spacing(grid, 8)

        def add(row: int, text: str, field: QWidget, more: QWidget | None = None) -> QLabel:
            label = QLabel(text, self, wordWrap=True)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            if more is not None:
                grid.addWidget(more, row, 2)
            return label

        self._station_label = add(0, _("Statio&n"), self._station)
        add(1, _("Participan&t"), self._code)
        grid.addWidget(self._begin, 1, 2, Qt.AlignmentFlag.AlignLeft)
        self._people_label = add(3, _("&Resume"), self._people)
        self._language_label = add(4, _("Lan&guage"), self._language)
        add(5, _("Con&dition"), self._arm, self._reason)
        self._pin_label = add(6, _("Instructor's P&IN"), self._pin, self._set_pin)
        grid.setColumnMinimumWidth(0, LABELS)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        grid.addWidget(self._state, 2, 1, 1, 2)
        row = in_row(self._manual, (REST, 1))
        in_column(grid, row, self._pin_text, on=self, margins=0, spacing=8)

    # What is chosen

    @property
    def seen(self) -> SeenFolder | None:
        return self._seen

    @property
    def code(self) -> str:
        return self._code.text()

    @property
    def station(self) -> str:
        """Station of this machine; "" until it is chosen."""
        return self._station.value_or("")

    @property
    def manual(self) -> bool:
        return self._manual.isChecked()

    @property
    def arm(self) -> str | None:
        return self._arm.value_or(None)

    @property
    def language(self) -> str | None:
        """Language chosen by hand; None for the usual language."""
        return self._chosen

    @property
    def reason(self) -> str:
        return self._reason.text().strip()

    def focus(self) -> None:
        field = self._code if self._seen is not None and self._seen.pin is not None else self._pin
        field.setFocus()

    def show_seen(self, seen: SeenFolder) -> None:
        before, self._seen = self._seen, seen
        if before is None or before.protocol != seen.protocol:
            self._show_stations(seen)
            self._show_languages(seen)
        again = before is not None and before.folder == seen.folder
        if not again or before is None or before.overview != seen.overview:
            self._propose()
            self._arm.setCurrentIndex(0)  # By hand is for one participant, with a reason.
            self._reason.clear()
            self._manual_chosen = None
            self._tick_manual()
        if before is None or before.pin != seen.pin:
            self.focus()
        arms = [
            Choice[str | None](title_of(seen.protocol, name), name) for name in seen.protocol.groups
        ]
        if before is None or before.protocol != seen.protocol:
            usual = Choice[str | None](_("Assigned automatically"), None)
            self._arm.offer((usual, *arms))
        people: list[Choice[str]] = []
        for code, person in seen.overview.people.items():
            if not person.over:
                games = seen.protocol.games
                text = ngettext(
                    "{0}: {1} of 1 game",
                    "{0}: {1} of {2} games",
                    games,
                    *(code, person.games, games),
                )
                people.append(Choice(text, code))
        self._people.offer(people)
        self._people.setCurrentIndex(-1)
        for widget in (self._people, self._people_label):
            widget.setVisible(self._people.count() > 0)
        self._show_state()
        self._show_fields()

    def _show_stations(self, seen: SeenFolder) -> None:
        """Lists the protocol's stations and selects the station that this machine was before."""
        last = load_last_study().content
        self._station.offer(Choice(station, station) for station in seen.protocol.stations)
        here = last.station if last is not None and Path(last.folder) == seen.folder else ""
        if not self._station.choose(here):
            self._station.setCurrentIndex(-1)
        for widget in (self._station, self._station_label):
            widget.setVisible(bool(seen.protocol.stations))

    def _show_languages(self, seen: SeenFolder) -> None:
        self._chosen = None
        self._language.offer(
            Choice(
                LANGUAGES[LanguageChoice(code)].name if code else _("Language of the protocol"),
                code,
            )
            for code in seen.protocol.spoken
        )
        for widget in (self._language, self._language_label):
            widget.setVisible(self._language.count() > 1)

    @Slot()
    def _forget_language(self) -> None:
        self._chosen = None

    @Slot()
    def _choose_language(self) -> None:
        self._chosen = self._language.value

    @Slot()
    def _propose(self) -> None:
        """Proposes an unused code, unless a code was typed or the station is unknown."""
        seen = self._seen
        if seen is None or self._code.isModified():
            return
        named = self.station if seen.protocol.stations else station_here()
        self._code.setText(
            _interrupted_code(seen) or (seen.overview.new_code(named) if named else "")
        )

    @Slot()
    def _tick_manual(self) -> None:
        """Sets the tick for manual timing: the choice by hand, else that of the last session."""
        person = None if self._seen is None else self._seen.overview.people.get(self.code)
        before = person is not None and not person.over and person.by_hand
        self._manual.setChecked(before if self._manual_chosen is None else self._manual_chosen)

    @Slot(bool)
    def _choose_manual(self, chosen: bool) -> None:
        self._manual_chosen = chosen

    @Slot()
    def _show_state(self) -> None:
        seen = self._seen
        person = None if seen is None else seen.overview.people.get(self.code)
        say(self._state, state_of(self.code, person))
        if seen is not None:
            usual = language_of(person or Sitting(), seen.protocol, language_here())
            language = usual if self._chosen is None else self._chosen
            self._language.choose(language)
        going_on = person is not None and not person.over
        self._begin.setText(_("&Continue") if going_on else _("&Begin", context="ParticipantForm"))

    @Slot()
    def _show_fields(self) -> None:
        pin = None if self._seen is None else self._seen.pin
        by_hand = self.arm is not None
        self._reason.setVisible(by_hand)
        for widget in (self._pin, self._pin_label):
            widget.setVisible(by_hand or pin is None)
        self._set_pin.setVisible(pin is None)
        asked = _("Instructor's PIN, 4 to 12 digits")
        self._pin.setAccessibleName(asked)
        self._pin.setPlaceholderText(asked)
        say(
            self._pin_text,
            _("Set a PIN first: you need it to end a session.")
            if pin is None
            else _("You need the PIN of this folder to end a session."),
        )

    @Slot()
    def _choose_station(self) -> None:
        self._code.setModified(False)
        self._propose()

    @Slot()
    def _choose(self) -> None:
        self._code.setText(self._people.value)
        self._begin.setFocus()

    # What is wished

    @Slot()
    def _want_pin(self) -> None:
        if self._set_pin.isVisibleTo(self):
            self.pin_wanted.emit(self._pin.text())
            self._pin.clear()
        else:
            self._want()

    @Slot()
    def _want(self) -> None:
        pin = None if self._seen is None else self._seen.pin
        if self.arm is None or pin is None or not self._pin.text():
            self._sit_down()
        else:
            self._gate.ask(pin, self._pin.text())

    @Slot()
    def _sit_down(self) -> None:
        pin = None if self._seen is None else self._seen.pin
        for wrong, text in self._objections(pin):
            if wrong():
                self.refused.emit(text)
                return
        if self._texts is not None:
            self._texts.cancel()
            self._texts.deleteLater()
        self._texts = gate = TextGate(pin, self)
        gate.passed.connect(self._begin_session)
        gate.refused.connect(self._refuse_reason)
        gate.ask("" if self.arm is None else self.reason)

    @Slot()
    def _begin_session(self) -> None:
        self.wanted.emit()
        self._pin.clear()
        self._code.setModified(False)

    @Slot(str)
    def _refuse_reason(self, text: str) -> None:
        self.refused.emit(text)
        self._reason.selectAll()
        self._reason.setFocus()

    def _at_no_station(self) -> bool:
        """True if stations exist and a new participant's code is not of this machine's station."""
        if self._seen is None or self.code in self._seen.overview.people:
            return False
        protocol = self._seen.protocol
        return bool(protocol.stations) and (
            not self.station or station_in(protocol, self.code) != self.station
        )

    def _objections(self, pin: Pin | None) -> tuple[tuple[Callable[[], bool], str], ...]:
        by_hand = self.arm is not None
        return (
            (
                lambda: self._at_no_station() and not self.station,
                _("Choose the station of this computer."),
            ),
            (
                self._at_no_station,
                _("A code begins with this station: {0}-001.").format(self.station),
            ),
            (
                lambda: not is_code(self.code),
                _(
                    "A code is 2 to 20 letters a to z, digits and -: never a name, nor NA or CON.",
                ),
            ),
            (
                lambda: pin is None and not self.manual,
                _("Set a PIN first: without it a session cannot be ended."),
            ),
            (
                lambda: by_hand and not self.reason,
                _("Write why this condition is chosen by hand."),
            ),
            (
                lambda: by_hand and pin is not None and not self._pin.text(),
                _("Type the PIN to choose a condition by hand."),
            ),
        )


def _interrupted_code(seen: SeenFolder) -> str:
    """Returns the code of the participant who was playing when the program ended; else ""."""
    last = load_last_study().content
    if last is None or Path(last.folder) != seen.folder:
        return ""
    person = seen.overview.people.get(last.participant)
    return "" if person is None or person.over else last.participant
