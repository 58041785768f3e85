"""Context menus of the window, and the menu of the word lists."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QContextMenuEvent,
    QGuiApplication,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenu, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.turn import Mark
from wmh.helper.capitals import capital
from wmh.helper.games.preset import Preset
from wmh.helper.lists.titles import list_title
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.board.stepper import Stepper
from wmh.helper.ui.look.clue_words import mark_name
from wmh.helper.ui.look.tile import Tile
from wmh.helper.ui.shell.helper_side import HelperSide


class ContextMenus(QObject):
    """Context menus of the list, the board, the headline and the known letters."""

    unwanted = Signal(str)
    """Emitted with a word that the user never wants to see suggested."""
    refused = Signal(str)
    """Emitted with a word that the current game refuses."""

    def __init__(
        self, actions: Mapping[str, QAction], helper_side: HelperSide, board: Board
    ) -> None:
        super().__init__(helper_side)
        self._actions = actions
        self._helper_side = helper_side
        self._board = board
        custom = Qt.ContextMenuPolicy.CustomContextMenu
        helper_side.list.setContextMenuPolicy(custom)
        helper_side.list.customContextMenuRequested.connect(self._open_on_list)
        helper_side.board_view.installEventFilter(self)
        for label, open_menu in (
            (helper_side.status.headline, self._open_on_headline),
            (helper_side.known, self._open_on_known),
        ):
            label.setContextMenuPolicy(custom)
            label.customContextMenuRequested.connect(open_menu)

    @Slot(QPoint)
    def _open_on_list(self, where: QPoint) -> None:
        view = self._helper_side.list
        if (word := view.word) is None:
            return
        menu = _menu(view)
        take = menu.addAction(_("&Take {0}").format(capital(word)))
        take.setShortcut(Qt.Key.Key_Return)
        take.triggered.connect(view.take)
        menu.addAction(self._actions["copy_word"])
        menu.addAction(self._actions["why"])
        look_up = menu.addAction(_("Look &up {0}").format(capital(word)))
        look_up.triggered.connect(self._look_up)
        text = _("This game re&fuses {0}").format(capital(word))
        refuse = menu.addAction(text)
        refuse.setShortcut(self._actions["refuse_word"].shortcut())
        refuse.setEnabled(self._actions["refuse_word"].isEnabled())
        refuse.triggered.connect(self._refuse)
        text = _("&Never suggest {0}").format(capital(word))
        menu.addAction(text).triggered.connect(self._put_away)
        menu.addSeparator()
        menu.addAction(self._actions["copy_list"])
        menu.popup(view.viewport().mapToGlobal(where))

    @Slot()
    def _look_up(self) -> None:
        if (word := self._helper_side.list.word) is not None:
            self._helper_side.lookup().ask(word)

    @Slot()
    def _refuse(self) -> None:
        if (word := self._helper_side.list.word) is not None:
            self.refused.emit(word)

    @Slot()
    def _put_away(self) -> None:
        if (word := self._helper_side.list.word) is not None:
            self.unwanted.emit(word)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QContextMenuEvent) or watched is not self._helper_side.board_view:
            return False
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            self._open_on_board(event.globalPos())
        else:
            self._open_on_row(event.globalPos())
        event.accept()
        return True

    def _open_on_board(self, where: QPoint) -> None:
        """Moves the cursor to the clicked tile or row, and opens the row's menu."""
        view, sheet = self._helper_side.board_view, self._board.sheet
        clicked = view.childAt(view.mapFromGlobal(where))
        here = isinstance(clicked, Tile) and sheet.rows[clicked.where[0]].spelt
        row, place = (
            clicked.where if isinstance(clicked, Tile) and here
            else (_row_at(where, view), sheet.place)
        )  # fmt: skip
        self._board.move(row - sheet.row, place - sheet.place)
        self._open_on_row(where)

    def _open_on_row(self, where: QPoint) -> None:
        sheet = self._board.sheet
        menu = _menu(self._helper_side.board_view)
        if sheet.current.spelt and not RULES[sheet.rule].counts:
            letter = capital(sheet.current.letters[sheet.place])
            for mark in (Mark.GREEN, Mark.YELLOW, Mark.WHITE):
                text = _("{0} is {1}").format(letter, mark_name(mark))
                choice = menu.addAction(text)
                choice.setCheckable(True)
                choice.setChecked(sheet.current.clue[sheet.place] is mark)
                choice.setData(mark)
            menu.triggered.connect(self._mark)
            menu.addSeparator()
        names = ("respell", "set_aside") if sheet.current.spelt else ()
        for name in (*names, "remove_last_row"):
            menu.addAction(self._actions[name])
        menu.addSeparator()
        for name in ("give", "paste", "copy_text", "new_game"):
            menu.addAction(self._actions[name])
        menu.popup(where)

    @Slot(QAction)
    def _mark(self, action: QAction) -> None:
        if isinstance(mark := action.data(), Mark):
            self._board.mark(mark)

    @Slot(QPoint)
    def _open_on_headline(self, where: QPoint) -> None:
        label = self._helper_side.status.headline
        menu = _copying(label)
        menu.addSeparator()
        menu.addAction(self._actions["copy_list"])
        menu.popup(label.mapToGlobal(where))

    @Slot(QPoint)
    def _open_on_known(self, where: QPoint) -> None:
        menu = _copying(self._helper_side.known)
        menu.addAction(self._actions["known"])
        menu.popup(self._helper_side.known.mapToGlobal(where))


def _row_at(where: QPoint, view: BoardView) -> int:
    """Returns the number of the last row whose top is above a point."""
    begun = [
        row
        for row, tiles in enumerate(view.tiles)
        if tiles[0].mapToGlobal(QPoint()).y() <= where.y()
    ]
    return max(begun, default=0)


def _menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.setObjectName("context")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _copying(label: QLabel) -> QMenu:
    """Returns a context menu that begins with an action to copy the text of a label."""
    menu = _menu(label)
    text = label.text()
    copy = menu.addAction(_("&Copy this line"))
    copy.triggered.connect(lambda: QGuiApplication.clipboard().setText(text))
    return menu


class WindowMenu(QObject):
    """Menu of the whole window, for places that have no context menu of their own.

    Tiles and numbers use the right button themselves, but not the menu key.
    """

    def __init__(self, actions: Mapping[str, QAction], window: QMainWindow) -> None:
        super().__init__(window)
        self._actions = actions
        self._window = window
        # A hidden bar answers to no keys.
        window.addActions(list(actions.values()))
        QShortcut(QKeySequence("F10"), window).activated.connect(self._open)
        QShortcut(QKeySequence("Shift+F10"), window).activated.connect(self._ask_focus)

    def answer(self, event: QContextMenuEvent) -> None:
        """Opens the menu for a context-menu event that no child widget has handled."""
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        under = self._window.childAt(event.pos())
        if not (by_mouse and isinstance(under, Tile | Stepper)):
            self._pop_up(event.globalPos())

    @Slot()
    def _open(self) -> None:
        """Activates the menu bar if it is visible, else opens this menu."""
        bar = self._window.menuBar()
        if bar.isVisible():
            bar.setActiveAction(bar.actions()[0])
        else:
            self._pop_up(self._window.mapToGlobal(QPoint(0, 0)))

    @Slot()
    def _ask_focus(self) -> None:
        """Asks the focused widget for its context menu, as the menu key does."""
        widget = QApplication.focusWidget() or self._window
        if widget.window() is self._window:
            place = widget.rect().center()
            event = QContextMenuEvent(
                QContextMenuEvent.Reason.Keyboard, place, widget.mapToGlobal(place)
            )
            QApplication.sendEvent(widget, event)

    def _pop_up(self, place: QPoint) -> None:
        menu = QMenu(self._window)
        menu.setObjectName("window_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self._actions["compact"], self._actions["on_top"]])
        menu.addSeparator()
        menu.addActions(self._window.menuBar().actions())
        menu.popup(place)


class LexiconMenu(QMenu):
    """Menu of the installed word lists, which are read anew each time the menu opens."""

    chosen = Signal(str)
    """Emitted with the name of the word list that the user has chosen."""

    game_chosen = Signal(object)
    """Emitted with the Preset of a game of codes that the user has chosen."""

    named = Signal()
    """Emitted when another word list is open."""

    def __init__(self, manage: QAction, parent: QWidget) -> None:
        """Makes the menu, with the action `manage`, which opens the window of the word lists."""
        super().__init__(_("Wor&d list"), parent)
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
        """Sets the name of the open word list, and the key of the current game's preset."""
        self._name = name
        self._game = game
        self.named.emit()

    @Slot()
    def _fill(self) -> None:
        from wmh.helper.games.presets import code_games
        from wmh.helper.lists.library import lexicon_files

        self.clear()
        self._group.deleteLater()  # With its actions.
        self._group = group = QActionGroup(self)
        group.triggered.connect(self._choose)
        for name in lexicon_files():
            action = QAction(list_title(name), group, checkable=True, checked=name == self._name)
            action.setData(name)
            self.addAction(action)
        self.addSeparator()
        for game in code_games():
            action = QAction(_(game.name, context="Games"), group, checkable=True)
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
