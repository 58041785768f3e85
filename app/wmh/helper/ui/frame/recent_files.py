"""Button with the files of one kind that were opened last."""

from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from wmh.base.text.phrases import _
from wmh.helper.recent_files import recent_files, remember_file
from wmh.helper.ui.parts.rich_text import tip_text


class RecentFiles(QPushButton):
    """Button with a menu of the files opened last; disabled while there are none.

    A file that no longer exists is left out.
    """

    chosen = Signal(object)
    """Emitted with the Path of the chosen file."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(_("Recent files"), parent)
        self.setObjectName("recent_files")
        self.setAutoDefault(False)
        self._kind = kind
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill)
        menu.triggered.connect(self._choose)
        self.setMenu(menu)
        self._refresh()

    def remember(self, file: Path) -> None:
        """Puts a file first in the menu, since it was just opened."""
        remember_file(self._kind, file)
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        self.setEnabled(bool(recent_files(self._kind)))

    @Slot()
    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for file in recent_files(self._kind):
            action = menu.addAction(_entry(file))
            action.setData(file)
            action.setToolTip(tip_text(str(file)))

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        self.chosen.emit(action.data())


def _entry(file: Path) -> str:
    """Returns the text for a file and its folder; its ampersands do not mark mnemonics."""
    return f"{file.name} ({file.parent.name})".replace("&", "&&")
