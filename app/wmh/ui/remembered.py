"""The settings, the game in hand: kept in files as they change; and the actions that set them."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction

from wmh import settings
from wmh.files import paths
from wmh.settings import Settings, SettingsReading
from wmh.ui.actions import Spec, action_table
from wmh.ui.board.board import Board
from wmh.ui.board.session import save
from wmh.ui.board.sheet import Sheet
from wmh.ui.parts.numbers import plural
from wmh.ui.parts.shortcuts import key_of

translate = QCoreApplication.translate

_SOON_MS = 30
"""By then the list that a key brings is painted, and nobody has touched another one."""


class Remembered(QObject):
    """State that a crash or a kill must not lose, but for the last moment of the game."""

    changed = Signal(str)
    """The name of a setting that is another now; of several, once all of them are."""
    failed = Signal(str)
    """Why the game cannot be kept, in a sentence."""

    def __init__(self, remembered: Settings, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = remembered
        self._board = board
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._keep)
        board.changed.connect(self._follow)

    @property
    def settings(self) -> Settings:
        return self._settings

    def remember(self, **changes: Any) -> None:  # noqa: ANN401 - they are the fields of Settings
        """Other settings, at once in their file too, which takes its time."""
        before, after = self._settings, replace(self._settings, **changes)
        if after == before:
            return
        self._settings = after
        changed = [name for name in changes if getattr(after, name) != getattr(before, name)]
        settings.save(after, paths.settings_file(), changed)
        for name in changed:
            self.changed.emit(name)

    def watch(self) -> None:
        """Keep the game from now on, once for all that a key does.

        A step is on the sheet before it is in the history; a move of the cursor is no step.
        """
        self._board.changed.connect(self._keep_changed)
        self._board.stepped.connect(self._soon.start)

    def close(self) -> None:
        """Keep what is not kept yet."""
        if self._soon.isActive():
            self._soon.stop()
            self._keep()

    @Slot(object)
    def _follow(self, sheet: Sheet) -> None:
        """What the sheet says of itself is what another one begins with."""
        self.remember(length=sheet.length, rule=sheet.rule, game=sheet.game)

    @Slot()
    def _keep_changed(self) -> None:
        self.close()  # Of keys that come fast only the last one may be lost.
        self._soon.start()

    @Slot()
    def _keep(self) -> None:
        try:
            save(self._board.session, paths.session_file())
        except OSError as error:
            text = translate("Keeper", "The game cannot be kept in {0}: {1}.")
            self.failed.emit(text.format(error.filename, error.strerror))


def notice(reading: SettingsReading, path: Path, aside: Path | None = None) -> str:
    """In one line: what was not read, what became of the rest, what to do; empty if all is well.

    `aside` is where a file that could not be read is now.
    """
    odd = (*reading.refused, *reading.misspelt)
    if reading.readable and not odd:
        return ""
    if not reading.readable:
        text = translate(
            "SettingsNotice",
            "The settings in {0} could not be read and are set aside as {2}. What made sense was"
            " kept, the rest is as at first: set it anew in the preferences ({1}).",
        )
        return text.format(path, key_of("preferences"), (aside or path).name)
    return plural(
        "SettingsNotice",
        "1 setting made no sense and is as at first: {0}. The others were kept; set it anew"
        " in the preferences ({1}).",
        "{2} settings made no sense and are as at first: {0}. The others were kept; set them"
        " anew in the preferences ({1}).",
        len(odd),
        ", ".join(odd),
        key_of("preferences"),
        len(odd),
    )


class Bindings(QObject):
    """Both ways and for all of the table; who wants to know listens to `Remembered.changed`."""

    repeated = Signal(str)
    """The name of a setting: what it is already was chosen once more."""

    def __init__(
        self, actions: Mapping[str, QAction], remembered: Remembered, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._actions, self._remembered = actions, remembered
        self._specs: dict[str, list[Spec]] = {}
        for spec in action_table():
            if spec.setting:
                self._specs.setdefault(spec.setting, []).append(spec)
                action = actions[spec.name]
                if spec.value is None:
                    action.toggled.connect(partial(self._switch, spec))
                else:
                    action.triggered.connect(partial(self._choose, spec))
        self._fields = {setting: setting for setting in self._specs}
        remembered.changed.connect(self._show)
        for setting in self._specs:
            self._show(setting)

    def stand(self, setting: str, field: str) -> None:
        """Have the actions of a setting stand for another field for a while.

        With an empty one they are unchecked, and nothing is remembered of what is chosen.
        """
        self._fields[setting] = field
        if field:
            self._show(field)
            return
        for spec in self._specs[setting]:
            self._actions[spec.name].setChecked(False)

    def _switch(self, spec: Spec, checked: bool) -> None:
        if field := self._fields[spec.setting]:
            self._remembered.remember(**{field: checked})

    def _choose(self, spec: Spec, *_checked: object) -> None:
        if not (field := self._fields[spec.setting]):
            return
        if getattr(self._remembered.settings, field) == spec.value:
            self.repeated.emit(spec.setting)
        else:
            self._remembered.remember(**{field: spec.value})

    @Slot(str)
    def _show(self, field: str) -> None:
        for setting in (each for each, stands in self._fields.items() if stands == field):
            now = getattr(self._remembered.settings, field)
            for spec in self._specs[setting]:
                if spec.value is None:
                    self._actions[spec.name].setChecked(now)
                elif spec.value == now:
                    self._actions[spec.name].setChecked(True)
