"""The choice of how guesses are ranked: in the menu, and above the list."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from wmh.engine.strategy.strategies import GuessList, Prior, Strategy
from wmh.settings import ATTEMPTS
from wmh.ui.advice.ranking import RankingHead
from wmh.ui.remembered import Remembered


class StrategyChoice(QObject):
    """Remembers what is chosen, and keeps the menu and the list's head at one."""

    changed = Signal()
    """Another question is to be asked."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        head: RankingHead,
        keeper: Remembered,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._head = head
        self._keeper = keeper
        self._show()
        head.strategy_wanted.connect(self._choose_strategy)
        for name in (*self._groups(), "plain"):
            actions[name].triggered.connect(self._choose)

    @Slot(object)
    def _choose_strategy(self, strategy: Strategy) -> None:
        self._actions[f"strategy-{strategy}"].setChecked(True)
        self._choose()

    @Slot()
    def _choose(self) -> None:
        chosen = dict(
            choice for name, choice in self._groups().items() if self._actions[name].isChecked()
        )
        self._keeper.remember(**chosen, plain=self._actions["plain"].isChecked())
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        settings = self._keeper.settings
        for name, (field, value) in self._groups().items():
            if getattr(settings, field) == value:
                self._actions[name].setChecked(True)
            if field == "attempts":
                self._actions[name].setEnabled(settings.strategy is Strategy.LINGO)
        self._actions["plain"].setChecked(settings.plain)
        self._head.show_strategy(settings.strategy)

    def _groups(self) -> dict[str, tuple[str, object]]:
        """The actions that exclude each other: each the value of a field of Settings."""
        return {
            **{f"strategy-{one}": ("strategy", one) for one in Strategy},
            **{f"guesses-{one}": ("guesses", one) for one in GuessList},
            **{f"prior-{one}": ("prior", one) for one in Prior},
            **{f"attempts-{one}": ("attempts", one) for one in ATTEMPTS},
        }
