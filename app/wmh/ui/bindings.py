"""An action that names a setting is checked as the setting is, and sets it."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from wmh.ui.actions import Spec, action_table
from wmh.ui.remembered import Remembered


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
