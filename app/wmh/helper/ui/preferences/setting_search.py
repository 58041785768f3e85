"""Search of the preferences, which shows only settings whose texts have the words."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QTabWidget, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.preferences.setting import Setting


class SettingSearch(QLineEdit):
    """Search field; hides the settings that do not match, and pages without a match."""

    def __init__(self, pages: QTabWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages = pages
        self._rows: list[tuple[int, QFormLayout, int, Setting | None]] = []
        self.nothing = QLabel(_("No setting has these words."), parent)
        self.nothing.setObjectName("hint")
        self.nothing.hide()
        self.setPlaceholderText(_("Search settings"))
        self.setAccessibleName(_("Search settings"))
        self.setClearButtonEnabled(True)
        self.setMaxLength(80)
        self.textChanged.connect(self._find)

    def add(self, page: int, form: QFormLayout, settings: Sequence[Setting | None]) -> None:
        """Adds the rows of a page's form; None stands for a row without a setting."""
        self._rows += [(page, form, row, each) for row, each in enumerate(settings)]
        self._find(self.text())

    @Slot(str)
    def _find(self, text: str) -> None:
        words = text.casefold().split()
        left = set[int]()
        for page, form, row, setting in self._rows:
            fits = not words if setting is None else _holds(setting, words)
            form.setRowVisible(row, fits)
            if fits:
                left.add(page)
        made = {page for page, *_ in self._rows}
        for page in made:
            self._pages.setTabVisible(page, page in left)
        self._pages.setVisible(bool(left) or not made)
        lost = bool(made) and not left
        if lost and self.nothing.isHidden():
            announce(self.nothing, self.nothing.text())
        self.nothing.setVisible(lost)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Esc, which empties the field before it closes the window."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


def _holds(setting: Setting, words: list[str]) -> bool:
    options = (f"{each.text} {each.tip}" for each in setting.options)
    whole = " ".join((setting.label, setting.tip, *options)).casefold()
    return all(word in whole for word in words)
