"""The choices of the menu View, remembered: what is looked at, and how it looks."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from wmh.settings import PaletteChoice, ThemeChoice
from wmh.ui.look.theme import Appearance
from wmh.ui.remembered import Remembered


class LookChoice(QObject):
    """All words or common ones, flagged words, theme and colours."""

    changed = Signal()
    """Other words are looked at."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        keeper: Remembered,
        appearance: Appearance,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._keeper = keeper
        self._appearance = appearance
        settings = keeper.settings
        actions["all_words"].setChecked(settings.all_tiers)
        actions["flagged"].setChecked(settings.flagged)
        actions[settings.theme].setChecked(True)
        actions[settings.palette].setChecked(True)
        actions["all_words"].toggled.connect(self._look_among_all)
        actions["flagged"].toggled.connect(self._show_flagged)
        for choice in (*ThemeChoice, *PaletteChoice):
            actions[choice].triggered.connect(self._change_look)

    @Slot(bool)
    def want_all_words(self, wanted: bool) -> None:
        self._actions["all_words"].setChecked(wanted)

    @Slot(bool)
    def _look_among_all(self, wanted: bool) -> None:
        self._keeper.remember(all_tiers=wanted)
        self.changed.emit()

    @Slot(bool)
    def _show_flagged(self, wanted: bool) -> None:
        self._keeper.remember(flagged=wanted)
        self.changed.emit()

    @Slot()
    def _change_look(self) -> None:
        chosen = [name for name, action in self._actions.items() if action.isChecked()]
        theme = next(choice for choice in ThemeChoice if choice in chosen)
        palette = next(choice for choice in PaletteChoice if choice in chosen)
        self._keeper.remember(theme=theme, palette=palette)
        self._appearance.choose(theme, palette)
