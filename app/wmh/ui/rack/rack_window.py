"""A window beside the main one, for letters of which words are made."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QTabWidget, QWidget

from wmh.suggester import Suggester
from wmh.ui.parts.layout import in_column
from wmh.ui.rack.challenge_page import ChallengePage
from wmh.ui.rack.find_page import FindPage
from wmh.ui.words.scope import WordScope

translate = QCoreApplication.translate


class RackWindow(QDialog):
    """Stops nothing. It looks at the main window's lexicon, and at as much of it."""

    def __init__(
        self,
        suggester: Suggester,
        parent: QWidget | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`clock` counts the seconds of a challenge."""
        super().__init__(parent)
        self.setObjectName("rack-panel")
        self.setWindowTitle(translate("RackWindow", "Rack"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._find = FindPage(suggester, self)
        self._pages = QTabWidget(self)
        self._pages.setAccessibleName(translate("RackWindow", "Find or play"))
        self._pages.addTab(self._find, translate("RackWindow", "&Find"))
        self._challenge = ChallengePage(suggester, clock, self)
        self._pages.addTab(self._challenge, translate("RackWindow", "&Challenge"))
        self._pages.currentChanged.connect(self._focus)
        self._looked_at = QLabel(self)
        self._looked_at.setObjectName("lexicon")
        self._looked_at.setContentsMargins(16, 0, 16, 8)
        in_column((self._pages, 1), self._looked_at, on=self, margins=(0, 4, 0, 0), spacing=0)
        self.setMinimumWidth(320)
        self.resize(400, 580)
        self._find.focus()

    @property
    def busy(self) -> str:
        """A clock is not stopped by another window in its place."""
        if self._challenge.running:
            return translate("RackWindow", "A challenge is under way: end it first.")
        return ""

    def show_view(self, view: WordScope) -> None:
        self._find.show_view(view)
        self._challenge.show_view(view)
        self._looked_at.setText(view.title)
        self._looked_at.setAccessibleName(view.title)

    @Slot()
    def _focus(self) -> None:
        """Where one types, unless somebody walks along the tabs."""
        if not self._pages.tabBar().hasFocus():
            shown = self._find if self._pages.currentWidget() is self._find else self._challenge
            shown.focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the window, but ends no game that is running."""
        if event.key() == Qt.Key.Key_Escape and self._challenge.running:
            event.accept()
        else:
            super().keyPressEvent(event)
