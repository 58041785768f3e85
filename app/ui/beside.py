"""The ways to the windows of preferences and of help."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QDialog, QWidget

from app.ui.preferences.sources import Sources

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon


class Beside(QObject):
    """Opens each of them, or brings the open one to the front.

    They are imported only then: the main window must not wait for them.
    """

    def __init__(self, sources: Sources, parent: QWidget) -> None:
        super().__init__(parent)
        self._sources = sources
        self._parent = parent
        self._lexicon: Lexicon | None = None
        self._open: dict[str, QDialog] = {}
        for name, show in {
            "preferences": self._show_preferences,
            "keys": self._show_keys,
            "about": self._show_about,
        }.items():
            sources.actions[name].triggered.connect(show)

    @Slot(object)
    def show_lexicon(self, lexicon: "Lexicon") -> None:
        """The one to tell of."""
        self._lexicon = lexicon

    @Slot()
    def _show_preferences(self) -> None:
        self._show("preferences", self._preferences)

    @Slot()
    def _show_keys(self) -> None:
        self._show("keys", self._keys)

    @Slot()
    def _show_about(self) -> None:
        self._show("about", self._about)

    def _preferences(self) -> QDialog:
        from app.ui.preferences.window import PreferencesWindow

        return PreferencesWindow(self._sources, self._parent)

    def _keys(self) -> QDialog:
        from app.ui.help.keys_window import KeysWindow

        return KeysWindow(self._sources.actions, self._sources.appearance, self._parent)

    def _about(self) -> QDialog:
        from app.ui.help.about_window import AboutWindow

        return AboutWindow(self._lexicon, self._parent)

    def _show(self, name: str, make: Callable[[], QDialog]) -> None:
        window = self._open.get(name)
        if window is None:
            self._open[name] = window = make()
            window.setObjectName(f"{name}-panel")
            # It deletes itself when it is closed.
            window.finished.connect(lambda: self._open.pop(name))
        window.show()
        window.activateWindow()
