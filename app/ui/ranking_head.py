"""The line above the list: by what it is ranked, and in what its scores are counted."""

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from app.engine.answer import Advice
from app.engine.strategy.strategies import STRATEGIES, Strategy
from app.ui.box import Box
from app.ui.direction import margins
from app.ui.ranking_text import scoring, unit

translate = QCoreApplication.translate


class RankingHead(QWidget):
    """The strategy, to be chosen, and at the right the unit of the scores below it."""

    strategy_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strategies = Box(self)
        self._strategies.setAccessibleName(translate("RankingHead", "Strategy"))
        self._strategies.setMaxVisibleItems(len(STRATEGIES))
        self._strategies.setMinimumWidth(40)  # Narrow windows cut the title off.
        for row, (strategy, wording) in enumerate(STRATEGIES.items()):
            self._strategies.addItem(translate("Strategies", wording.title), strategy)
            sentence = translate("Strategies", wording.sentence)
            self._strategies.setItemData(row, sentence, Qt.ItemDataRole.ToolTipRole)
        self._strategies.activated.connect(self._want)
        self._unit = QLabel(self)
        self._unit.setObjectName("unit")
        line = QHBoxLayout(self)
        line.setContentsMargins(margins(0, 0, 16, 0))
        line.setSpacing(8)
        line.addWidget(self._strategies)
        line.addStretch()
        line.addWidget(self._unit)

    def show_strategy(self, strategy: Strategy) -> None:
        with QSignalBlocker(self._strategies):
            self._strategies.setCurrentIndex(self._strategies.findData(strategy))
        sentence = translate("Strategies", STRATEGIES[strategy].sentence)
        self._strategies.setToolTip(sentence)
        self._strategies.setAccessibleDescription(sentence)

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        text = ""
        for first in advice.suggestions[:1]:
            text = unit(scoring(first, advice.question.strategy))
        self._unit.setText(text)
        self._unit.setAccessibleName(translate("RankingHead", "Scores in {0}").format(text))

    @Slot(int)
    def _want(self, index: int) -> None:
        self.strategy_wanted.emit(self._strategies.itemData(index))
