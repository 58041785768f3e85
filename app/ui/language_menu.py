"""The choice of a language in the menu View, remembered."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from app.settings import LanguageChoice
from app.ui.keeper import Keeper
from app.ui.language import speak, spoken_by_choice


class LanguageMenu(QObject):
    """Swaps the translators."""

    changed = Signal()
    """What has been made before is in another language than what will be."""

    def __init__(self, actions: Mapping[str, QAction], keeper: Keeper, parent: QObject) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._actions = {choice: actions[f"language-{choice}"] for choice in LanguageChoice}
        for choice, action in self._actions.items():
            action.setChecked(choice is keeper.settings.language)
            action.triggered.connect(self._change)

    @Slot()
    def _change(self) -> None:
        chosen = next(one for one, action in self._actions.items() if action.isChecked())
        before = spoken_by_choice(self._keeper.settings.language)
        self._keeper.remember(language=chosen)
        if spoken_by_choice(chosen) is not before:
            speak(chosen)
            self.changed.emit()
