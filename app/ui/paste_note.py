"""What a pasted text was understood to be, before anything is done with it."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from app.ui.direction import margins
from app.ui.labels import plain_label, say
from app.ui.pasted import Pasted
from app.ui.scaling import gap
from app.ui.speech import announce
from app.ui.two_buttons import TwoButtons

translate = QCoreApplication.translate


class PasteNote(QScrollArea):
    """Enter uses the turns, Esc leaves them."""

    used = Signal(object)
    """The sheet that is wanted."""
    told = Signal(str)
    """What was typed where something more was asked for."""
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: object = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(translate("PasteNote", "Pasted"))
        page = QWidget(self)
        self.setWidget(page)  # While it is empty: to move what is in it takes its time.
        self._understood = plain_label(page, "understood")
        self._consequence = plain_label(page, "consequence")
        self._unused = plain_label(page, "unused")
        self._field = QLineEdit(page)
        self._field.setObjectName("words")
        self._field.setMaxLength(1000)
        self._buttons = TwoButtons(page)
        self._buttons.do.clicked.connect(self._use)
        self._buttons.leave.clicked.connect(self.left)
        column = QVBoxLayout(page)
        column.setContentsMargins(margins(6, 6, 16, 6))
        column.setSpacing(6)
        column.addWidget(self._understood)
        column.addWidget(self._consequence)
        column.addWidget(self._field)
        gap(column, 4)
        column.addWidget(self._buttons)
        gap(column, 8)
        column.addWidget(self._unused)
        column.addStretch()

    def show_pasted(self, pasted: Pasted) -> None:
        self._sheet = pasted.sheet
        say(self._understood, pasted.understood)
        say(self._consequence, pasted.consequence)
        say(self._unused, "\n".join(pasted.unused))
        self._field.clear()
        self._field.setVisible(bool(pasted.wanted))
        self._field.setPlaceholderText(pasted.wanted)
        self._field.setAccessibleName(pasted.wanted)
        self._field.setAccessibleDescription(pasted.consequence)
        self.setFocusProxy(self._field if pasted.wanted else self._buttons.do)
        self._buttons.do.setText(pasted.wish)
        self._buttons.do.setAccessibleName(pasted.wish)
        self._buttons.do.setAccessibleDescription(pasted.understood)
        self.verticalScrollBar().setValue(0)
        announce(self, " ".join((pasted.understood, pasted.consequence, *pasted.unused)))

    def show_hint(self, text: str) -> None:
        """Why what was typed will not do."""
        say(self._consequence, text)
        announce(self._field, text)

    @Slot()
    def _use(self) -> None:
        if self._sheet is None:
            self.told.emit(self._field.text())
        else:
            self.used.emit(self._sheet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape or (enter and self._buttons.leave.hasFocus()):
            self.left.emit()
        elif enter and not event.isAutoRepeat():
            self._use()
        else:
            super().keyPressEvent(event)
