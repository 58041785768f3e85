"""The installed lexica, to choose from."""

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from app.ui.pegs import CodeGame, code_games

translate = QCoreApplication.translate


class LexiconMenu(QMenu):
    """Looks for the lexica each time it is opened, so that a new one needs no restart."""

    chosen = Signal(str)
    """The name of a lexicon."""

    code_game_chosen = Signal(object)
    """A CodeGame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("LexiconMenu", "Le&xicon"), parent)
        self.setObjectName("lexica")
        self._name = ""
        self.aboutToShow.connect(self._fill)

    def show_name(self, name: str) -> None:
        """Which one is open."""
        self._name = name

    @Slot()
    def _fill(self) -> None:
        # Here and not above: numpy comes with it, which the window must not wait for.
        from app.library import installed

        self.clear()
        group = QActionGroup(self)
        group.triggered.connect(self._choose)
        for name in installed():
            action = QAction(name, group, checkable=True, checked=name == self._name)
            action.setData(name)
            self.addAction(action)
        self.addSeparator()
        for game in code_games():
            action = QAction(translate("CodeGames", game.title), group, checkable=True)
            action.setChecked(game.lexicon == self._name)
            action.setData(game)
            self.addAction(action)

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        chosen = action.data()
        if isinstance(chosen, CodeGame):
            self.code_game_chosen.emit(chosen)
        else:
            self.chosen.emit(chosen)
