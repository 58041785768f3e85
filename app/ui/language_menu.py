"""The choice of a language in the menu View, remembered."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from app.settings import LanguageChoice
from app.ui.keeper import Keeper
from app.ui.language import spoken_by_choice
from app.ui.left import busy


class LanguageMenu(QObject):
    """A window speaks one language all its life: another one is for another window."""

    changed = Signal()
    """What the window says is in another language than what is wanted."""
    refused = Signal(str)
    """Why it stays as it is, in a sentence."""

    def __init__(self, actions: Mapping[str, QAction], keeper: Keeper, window: QMainWindow) -> None:
        super().__init__(window)
        self._keeper, self._window = keeper, window
        self._actions = {choice: actions[f"language-{choice}"] for choice in LanguageChoice}
        for choice, action in self._actions.items():
            action.setChecked(choice is keeper.settings.language)
            action.triggered.connect(self._change)

    @Slot()
    def _change(self) -> None:
        chosen = next(one for one, action in self._actions.items() if action.isChecked())
        before = self._keeper.settings.language
        another = spoken_by_choice(chosen) is not spoken_by_choice(before)
        if another and (said := busy(self._window)):
            self._actions[before].setChecked(True)
            self.refused.emit(said)
            return
        self._keeper.remember(language=chosen)
        if another:
            self.changed.emit()
