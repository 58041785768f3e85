"""The main window before a class: what comes, what goes, and what can be chosen meanwhile."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from app.settings import PaletteChoice, ThemeChoice
from app.ui.compact import Compact
from app.ui.desk import Desk
from app.ui.play.sides import Sides
from app.ui.presenting import Presenting

translate = QCoreApplication.translate

_NOT_NOW = (*ThemeChoice, *PaletteChoice, "compact", "on_top")
"""Actions that would show nothing while it lasts."""


class Presentation(QObject):
    """Nothing else changes: what has been practised is what is shown."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        presenting: Presenting,
        compact: Compact,
        desk: Desk,
        sides: Sides,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._actions = actions
        self._compact = compact
        self._desk = desk
        self._sides = sides
        self._window = window
        self._presenting = presenting
        presenting.changed.connect(self._show)
        presenting.crowded.connect(self._show_few)
        presenting.limited.connect(self._say_limited)
        sides.changed.connect(self._make_room)

    @Slot(bool)
    def _show(self, presented: bool) -> None:
        for name in _NOT_NOW:
            self._actions[name].setEnabled(not presented)
        if presented:
            self._compact.note_place()
        self._compact.show_parts(few=False if presented else None)
        # Its menus come with F10 or a right click.
        self._window.menuBar().setHidden(presented or self._actions["compact"].isChecked())
        self._desk.show_wide(wide=presented and not self._sides.game_shown)

    @Slot()
    def _make_room(self) -> None:
        """A game has come beside the helper, or gone."""
        if self._presenting.active:
            self._desk.show_wide(wide=not self._sides.game_shown)
            self._presenting.fit()

    @Slot(bool)
    def _show_few(self, few: bool) -> None:
        """As beside a game."""
        self._compact.show_parts(few=few)
        self._desk.ladder.setHidden(few)
        self._window.menuBar().hide()

    @Slot()
    def _say_limited(self) -> None:
        text = translate("Presentation", "This screen has no room for anything larger.")
        self._desk.status.show_notice(text)
