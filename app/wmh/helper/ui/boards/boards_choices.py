"""Choices of a game on several boards: refused words, rule, strategy, and their menus."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from wmh.base.text.phrases import _
from wmh.engine.boards.question import BOARDS_RULES, BOARDS_STRATEGIES
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.ui.advice.ranking import RankingHead
from wmh.helper.ui.boards.advising import Advising
from wmh.helper.ui.boards.boards_list import BoardsList
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.boards.boards_table import BoardsTable
from wmh.helper.ui.game.refused_menu import RefusedMenu
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.shell.actions import action_table, menu_table
from wmh.helper.ui.shell.remembered import Remembered


class BoardsRefusing(QObject):
    """Action that marks the guess, or the selected word, as refused by the game."""

    noticed = Signal(str)
    """Emitted with a sentence on the refused word."""

    def __init__(
        self,
        remembered: Remembered,
        table: BoardsTable,
        words: BoardsList,
        advising: Advising,
        menu: QMenu,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._table, self._list, self._advising = table, words, advising
        self._action = QAction(_("&Game refuses word"), self)
        self._action.setShortcut(QKeySequence("Ctrl+Shift+X"))
        self._action.triggered.connect(self._refuse)
        window.addAction(self._action)
        menu.addAction(self._action)
        self._menu = RefusedMenu(remembered, window)
        menu.addMenu(self._menu)
        self._menu.changed.connect(self._ask)
        table.changed.connect(self._show)
        self._show(table.sheet)
        self._ask()

    @Slot(object)
    def _show(self, sheet: BoardsSheet) -> None:
        self._menu.show_game(sheet.game)
        self._action.setEnabled(bool(sheet.game))

    @Slot()
    def _ask(self) -> None:
        self._advising.leave_out(self._menu.words)
        self._advising.ask(self._table.sheet)

    @Slot()
    def _refuse(self) -> None:
        """Marks the guess as refused if it has no marks yet, else the selected word."""
        sheet = self._table.sheet
        if sheet.unmarked:
            word = "".join(sheet.guesses[-1])
            self._table.remove_last_row()
            self.noticed.emit(self._menu.refuse(word))
        elif (word := self._list.word) is not None:
            self.noticed.emit(self._menu.refuse(word))
        else:
            self.noticed.emit(_("Select a word in the list first.", context="Refusing"))


class BoardsRules(QMenu):
    """Menu of the rules by which the boards can mark guesses."""

    def __init__(self, table: BoardsTable, parent: QWidget) -> None:
        super().__init__(menu_table()["game/rule"], parent)
        self.setToolTipsVisible(True)
        self._table = table
        self._group = QActionGroup(self)
        for rule in BOARDS_RULES:
            action = QAction(_(RULES[rule].title, context="Rules"), self._group, checkable=True)
            set_tip(action, _(RULES[rule].statement, context="Rules"))
            action.setData(rule)
            self.addAction(action)
        self._group.triggered.connect(self._choose)
        table.changed.connect(self._show)
        self._show(table.sheet)

    @Slot(object)
    def _show(self, sheet: BoardsSheet) -> None:
        for action in self._group.actions():
            action.setChecked(action.data() == sheet.rule)

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        self._table.choose_rule(Rule(action.data()))


class BoardsStrategy(QObject):
    """Connects the strategy for several boards and the allowed guesses with their settings."""

    def __init__(
        self,
        remembered: Remembered,
        head: RankingHead,
        table: BoardsTable,
        advising: Advising,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._remembered, self._head = remembered, head
        self._table, self._advising = table, advising
        head.strategy_wanted.connect(self._choose)
        remembered.changed.connect(self._follow)
        self._follow("boards_strategy")

    @Slot(object)
    def _choose(self, strategy: Strategy) -> None:
        self._remembered.remember(boards_strategy=strategy)

    @Slot(str)
    def _follow(self, setting: str) -> None:
        if setting not in ("boards_strategy", "guesses"):
            return
        settings = self._remembered.settings
        strategy = settings.boards_strategy
        if strategy not in BOARDS_STRATEGIES:
            strategy = Strategy.ENTROPY
        self._head.show_strategy(strategy)
        self._advising.rank_by(strategy, settings.guesses)
        self._advising.ask(self._table.sheet)


def add_shared_menus(menu: QMenu, actions: Mapping[str, QAction]) -> None:
    """Adds the main window's menus with their actions, without actions for one board alone."""
    for path in ("strategy/guesses", "strategy/prior", "help"):
        shared = menu.addMenu(menu_table()[path])
        for spec in action_table():
            if spec.menu == path and spec.text == "-":
                shared.addSeparator()
            elif spec.menu == path and spec.name not in _OF_ONE_BOARD:
                shared.addAction(actions[spec.name])


_OF_ONE_BOARD = ("first_steps",)
"""Actions that show something in the main window only."""
