"""The menu of the window where its bar is not seen: with the right button or from the keyboard."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from app.ui.stepper import Stepper
from app.ui.tile import Tile


class WindowMenu(QObject):
    """Opens wherever nothing in the window has a menu of its own.

    The right button means something else to tiles and numbers, but the menu key does not.
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
        """What nothing inside of the window has answered."""
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        under = self._window.childAt(event.pos())
        if not (by_mouse and isinstance(under, Tile | Stepper)):
            self._pop_up(event.globalPos())

    @Slot()
    def _open(self) -> None:
        """The bar itself, where it is seen."""
        bar = self._window.menuBar()
        if bar.isVisible():
            bar.setActiveAction(bar.actions()[0])
        else:
            self._pop_up(self._window.mapToGlobal(QPoint(0, 0)))

    @Slot()
    def _ask_focus(self) -> None:
        """What the menu key does: it asks the widget with the focus, and those around it."""
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
