"""The strategy above the list is that of the menu; attempts are chosen where they count."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.settings import ATTEMPTS
from wmh.ui.advice.ranking import RankingHead
from wmh.ui.remembered import Remembered


class StrategyChoice(QObject):
    """Box of the strategies: it shows which one it is wherever that makes a difference."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        head: RankingHead,
        remembered: Remembered,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._attempts = [actions[f"attempts-{number}"] for number in ATTEMPTS]
        self._head = head
        self._remembered = remembered
        self._show("strategy")
        head.strategy_wanted.connect(self._choose)
        remembered.changed.connect(self._show)

    @Slot(object)
    def _choose(self, strategy: str) -> None:
        self._remembered.remember(strategy=Strategy(strategy))

    @Slot(str)
    def _show(self, setting: str) -> None:
        if setting != "strategy":
            return
        strategy = self._remembered.settings.strategy
        for action in self._attempts:
            action.setEnabled(STRATEGIES[strategy].points)
        self._head.show_strategy(strategy)
