"""Choices of a game on several boards: refused words, rule, strategy, word list; their menus."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _
from wmh.engine.boards.question import BOARDS_RULES, BOARDS_STRATEGIES
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.lists.titles import list_title
from wmh.helper.suggester import Chore, Suggester
from wmh.helper.ui.advice.ranking import RankingHead
from wmh.helper.ui.boards.advising import Advising
from wmh.helper.ui.boards.boards_list import BoardsList
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.boards.boards_table import BoardsTable
from wmh.helper.ui.boards.guess_row import RevealedLine
from wmh.helper.ui.boards.paste_preview import PastePreview
from wmh.helper.ui.game.refusing import RefusedMenu
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.shell.actions import action_table, menu_table
from wmh.helper.ui.shell.remembered import Remembered
from wmh.helper.ui.words.scope import WordScope

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


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


class BoardsWords(QMenu):
    """Menu of the word lists for the game on several boards; it also opens the game's list.

    A game has the word list that it names, else the player's own. The main window may have another
    list in use for its own game; the list of the boards is then opened here.
    """

    found = Signal(object)
    """Emitted with the WordScope of the game on several boards, when its list is open."""
    main_wanted = Signal(str)
    """Emitted with the name of a word list that the main window is to use as well."""
    failed = Signal(str)
    """Emitted with a sentence that says why the game's word list cannot be opened."""

    def __init__(
        self,
        remembered: Remembered,
        table: BoardsTable,
        suggester: Suggester,
        manage: QAction,
        parent: QWidget,
    ) -> None:
        super().__init__(_("Wor&d list"), parent)
        self._remembered, self._table, self._manage = remembered, table, manage
        self._main: WordScope | None = None
        self._former: Lexicon | None = None
        """The main window's former word list, while the window opens another one."""
        self._opened: tuple[str, Lexicon] | None = None
        self._wanted = ""
        self._opening = suggester.task_channel(self._take, self._fail)
        self.aboutToShow.connect(self._fill)
        remembered.changed.connect(self._follow)
        table.changed.connect(self._find)

    @property
    def _name(self) -> str:
        """Name of the word list for the game on several boards."""
        return self._remembered.terms_for(preset_of(self._table.sheet.game)).lexicon

    def show_main(self, view: WordScope) -> None:
        """Sets the main window's word list and vocabulary; the game may have a list of its own."""
        self._main = view
        if self._former is not view.lexicon:
            self._former = None
        self._find()

    @Slot()
    def _find(self) -> None:
        main, name = self._main, self._name
        if main is None:
            return
        if name == self._remembered.settings.lexicon:
            self._opening.drop()
            if self._former is None:
                self._opened = None
                self.found.emit(main)
        elif self._opened is not None and self._opened[0] == name:
            self.found.emit(replace(main, lexicon=self._opened[1]))
        elif name != self._wanted or not self._opening.under_way:
            self._wanted = name
            self._opening.do(_opening(name))

    @Slot(object)
    def _take(self, lexicon: "Lexicon") -> None:
        self._opened = self._wanted, lexicon
        self._find()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))

    @Slot(str)
    def _follow(self, setting: str) -> None:
        if setting == "lexicon" and self._main is not None:
            self._former = self._main.lexicon
        elif setting in ("words", "game_words"):
            self._find()

    @Slot()
    def _fill(self) -> None:
        from wmh.helper.lists.library import lexicon_files

        self.clear()
        for name in lexicon_files():
            action = self.addAction(list_title(name))
            action.setCheckable(True)
            action.setChecked(name == self._name)
            action.triggered.connect(partial(self._choose, name))
        self.addSeparator()
        self.addAction(self._manage)

    def _choose(self, name: str, *_checked: object) -> None:
        now = self._remembered.settings
        if self._name == now.lexicon == now.words:
            self.main_wanted.emit(name)
        else:
            self._remembered.choose_words(preset_of(self._table.sheet.game), name)


def _opening(name: str) -> Chore:
    def open_list(stop: Stop) -> "Iterator[Lexicon]":
        from wmh.helper.lists.library import open_named

        yield open_named(name, stop)

    return open_list


def add_actions(
    window: QWidget,
    table: BoardsTable,
    pasting: PastePreview,
    revealed: RevealedLine,
    choose: Callable[[], object],
    menu: QMenu,
) -> None:
    """Adds actions for the game to `menu`, and to the window so that their keys work there.

    `choose` is called to choose another game.
    """
    for words, keys, act in (
        (_("&New game"), "Ctrl+N", table.new_game),
        (_("C&hoose a game …"), "Ctrl+Shift+N", choose),
        (_("&Undo"), "Ctrl+Z", table.undo),
        (_("&Redo"), "Ctrl+Shift+Z", table.redo),
        (_("&Edit guess"), "F2", table.respell_here),
        (_("Remove &last guess"), "Ctrl+Backspace", table.remove_last_row),
        (_("&Ignore this guess"), "Ctrl+D", table.set_aside_here),
        (_("Re&vealed letters"), "Ctrl+G", revealed.edit),
        (_("Co&py with the words"), "Ctrl+C", pasting.copy_words),
        (_("Copy as &grid"), "Ctrl+Shift+G", pasting.copy_grid),
        (_("Paste g&ame"), "Ctrl+V", pasting.paste),
        (_("&Close"), "Ctrl+W", window.close),
    ):
        action = QAction(words, window)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(act)
        window.addAction(action)
        menu.addAction(action)


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
