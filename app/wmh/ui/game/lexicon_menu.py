"""The installed lexica, to choose from."""

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from wmh.games.preset import Preset

translate = QCoreApplication.translate


class LexiconMenu(QMenu):
    """Looks for the lexica each time it is opened, so that a new one needs no restart."""

    chosen = Signal(str)
    """The name of a lexicon."""

    game_chosen = Signal(object)
    """The Preset of a game of codes."""

    named = Signal()
    """Another one is open."""

    def __init__(self, manage: QAction, parent: QWidget) -> None:
        """`manage`, which opens the window of the lexica, moves into this menu."""
        super().__init__(translate("LexiconMenu", "Le&xicon"), parent)
        for owner in manage.associatedObjects():
            if isinstance(owner, QMenu):
                owner.removeAction(manage)
        parent.addAction(manage)  # Its key holds while the menu is closed.
        self._manage = manage
        self.setObjectName("lexica")
        self._name = ""
        self._game = ""
        self._group = QActionGroup(self)
        self.aboutToShow.connect(self._fill)

    def show_name(self, name: str, game: str) -> None:
        """Which one is open, and the key of the game that is played."""
        self._name = name
        self._game = game
        self.named.emit()

    @Slot()
    def _fill(self) -> None:
        from wmh.files.presets import code_games
        from wmh.lexica.library import installed

        self.clear()
        self._group.deleteLater()  # With its actions.
        self._group = group = QActionGroup(self)
        group.triggered.connect(self._choose)
        for name in installed():
            action = QAction(name, group, checkable=True, checked=name == self._name)
            action.setData(name)
            self.addAction(action)
        self.addSeparator()
        for game in code_games():
            action = QAction(translate("Games", game.name), group, checkable=True)
            action.setChecked(game.lexicon == self._name and game.key == self._game)
            action.setData(game)
            self.addAction(action)
        self.addSeparator()
        self.addAction(self._manage)

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        chosen = action.data()
        if isinstance(chosen, Preset):
            self.game_chosen.emit(chosen)
        else:
            self.chosen.emit(chosen)
