"""The line in which a word is nominated, and from which hands are counted."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app.ui.classroom.keys import press
from app.ui.classroom.table import ClassTable

translate = QCoreApplication.translate

_MOST = 40


class WordField(QLineEdit):
    """While nothing is typed in it, its keys are the ballot's."""

    def __init__(self, table: ClassTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self.setObjectName("nominate")
        self.setMaxLength(_MOST)
        self.setAccessibleName(translate("Classroom", "Word to nominate"))
        self.setPlaceholderText(translate("Classroom", "nominate a word"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.text() and press(self._table, event):
            return
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.text():
                if self._table.nominate(self.text().strip()):
                    self.clear()
                else:
                    self.selectAll()
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case Qt.Key.Key_Space if not self.text():
                pass  # No word begins with it.
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                press(self._table, event)
            case _:
                super().keyPressEvent(event)
                if self.text():
                    self._table.cancel()
