"""The foot of the preferences: everything as at first, and back again."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.ui.speech import announce

translate = QCoreApplication.translate


class ResetFoot(QWidget):
    """Asks before all is reset, in its own line; what was reset can be taken back."""

    page_wanted = Signal()
    all_wanted = Signal()
    undo_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._said = QLabel(self, wordWrap=True)
        self._page = self._button(translate("ResetFoot", "Reset this &page"))
        self._all = self._button(translate("ResetFoot", "&Reset all …"))
        self._sure = self._button(translate("ResetFoot", "&Reset all"))
        self._keep = self._button(translate("ResetFoot", "&Keep them"))
        self._undo = self._button(translate("ResetFoot", "&Undo"))
        self._page.clicked.connect(self.page_wanted)
        self._all.clicked.connect(self._ask)
        self._sure.clicked.connect(self.all_wanted)
        self._keep.clicked.connect(self.rest)
        self._undo.clicked.connect(self.undo_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._said)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch()
        column.addLayout(row)
        for button in (self._sure, self._keep, self._undo, self._page, self._all):
            row.addWidget(button)
        self.rest()

    @Slot()
    def rest(self) -> None:
        """As before anything was asked."""
        asked = self._keep.hasFocus()
        self._show("", self._page, self._all)
        if asked:
            self._all.setFocus()

    def say(self, text: str) -> None:
        """That there was nothing to do, or that it is done."""
        self._said.setText(text)
        self._said.setVisible(bool(text))
        self._said.setAccessibleName(text)
        announce(self._said, text)

    def show_done(self, text: str) -> None:
        """Say what was reset, which can be undone."""
        focused = any(each.hasFocus() for each in (self._sure, self._page, self._all))
        self._show(text, self._undo, self._page, self._all)
        if focused:
            self._undo.setFocus()

    @property
    def asking(self) -> bool:
        return not self._keep.isHidden()

    @Slot()
    def _ask(self) -> None:
        text = translate(
            "ResetFoot", "Every page as at first? Another length of words begins a new game."
        )
        self._show(text, self._sure, self._keep)
        self._keep.setFocus()

    def _show(self, text: str, *buttons: QPushButton) -> None:
        self.say(text)
        for button in (self._sure, self._keep, self._undo, self._page, self._all):
            button.setVisible(button in buttons)

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.asking:
            self.rest()
        else:
            super().keyPressEvent(event)
