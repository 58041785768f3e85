"""Menu of the games begun last."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from wmh.base.text.phrases import _
from wmh.helper.recent_files import recent_games
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.shell.remembered import Remembered


class RecentMenu(QMenu):
    """Menu of the games begun last, newest first; a game whose file is missing is left out."""

    chosen = Signal(object)
    """Emitted with the Preset of the chosen game."""

    def __init__(self, remembered: Remembered, parent: QWidget) -> None:
        super().__init__(_("Recen&t games"), parent)
        self.setObjectName("recent_games")
        self._remembered = remembered
        self.aboutToShow.connect(self._fill)
        self.triggered.connect(self._choose)
        remembered.changed.connect(self._follow)
        self._follow("recent_games")

    @Slot(str)
    def _follow(self, setting: str) -> None:
        if setting == "recent_games":
            kept = self._remembered.settings.recent_games
            self.menuAction().setEnabled(bool(recent_games(kept)))

    @Slot()
    def _fill(self) -> None:
        self.clear()
        for key in recent_games(self._remembered.settings.recent_games):
            if (preset := preset_of(key)) is not None:
                self.addAction(_(preset.name, context="Games")).setData(preset)

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        self.chosen.emit(action.data())
