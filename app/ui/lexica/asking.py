"""Questions asked in their own place: whether to remove a lexicon, and what to call it."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.ui.labels import plain_label, say
from app.ui.lexica.parts import button
from app.ui.speech import announce

translate = QCoreApplication.translate


class _Asking(QFrame):
    """A framed question; Esc leaves it."""

    left = Signal()
    """Nothing is to be done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("asking")
        self._question = plain_label(self, "question")
        self._leave = button(translate("Asking", "Leave it (Esc)"), self)
        self._leave.setObjectName("flat")
        self._leave.clicked.connect(self.leave)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 10, 12, 10)
        self._column.setSpacing(8)
        self._column.addWidget(self._question)
        self.hide()

    def _put(self, question: str) -> None:
        say(self._question, question)
        self.setAccessibleName(question)
        self.show()
        announce(self, question)

    @Slot()
    def leave(self) -> None:
        self.left.emit()  # First: hiding the focus would send it elsewhere.
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)


class AskToRemove(_Asking):
    """Says what would be lost."""

    agreed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._remove = button(translate("Asking", "Remove it"), self)
        self._remove.clicked.connect(self._agree)
        row = QHBoxLayout()
        row.addWidget(self._remove)
        row.addWidget(self._leave)
        row.addStretch()
        self._column.addLayout(row)

    def ask(self, name: str) -> None:
        said = translate(
            "Asking", "Remove {0} with the words added to it by hand? It cannot be brought back."
        )
        self._put(said.format(name))
        self._leave.setFocus()

    @Slot()
    def _agree(self) -> None:
        self.hide()
        self.agreed.emit()


class AskToRename(_Asking):
    """Takes a new name."""

    agreed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._before = ""
        self._name = QLineEdit(self)
        self._name.setAccessibleName(translate("Asking", "New name"))
        self._name.setObjectName("new_name")
        self._name.returnPressed.connect(self._agree)
        self._rename = button(translate("Asking", "Rename"), self)
        self._rename.clicked.connect(self._agree)
        row = QHBoxLayout()
        row.addWidget(self._name, 1)
        row.addWidget(self._rename)
        row.addWidget(self._leave)
        self._column.addLayout(row)

    def ask(self, name: str) -> None:
        self._before = name
        self._put(translate("Asking", "A new name for {0}").format(name))
        self._name.setText(name)
        self._name.selectAll()
        self._name.setFocus()

    @Slot()
    def _agree(self) -> None:
        name = self._name.text().strip()
        if name and name != self._before:
            self.agreed.emit(name)
        else:
            self.leave()
