"""What a pasted text was understood to be, before anything is done with it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.ui.direction import margins
from app.ui.labels import plain_label, say
from app.ui.pasted import Pasted
from app.ui.scaling import gap
from app.ui.speech import announce
from app.ui.two_buttons import TwoButtons

if TYPE_CHECKING:
    from app.ui.sheet import Sheet

translate = QCoreApplication.translate


class PasteNote(QScrollArea):
    """Enter uses the turns, Esc leaves them."""

    used = Signal(object)
    """The Sheet that is wanted."""
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(translate("PasteNote", "Pasted"))
        page = QWidget(self)
        self.setWidget(page)  # While it is empty: to move what is in it takes its time.
        self._understood = plain_label(page, "understood")
        self._consequence = plain_label(page, "consequence")
        self._unused = plain_label(page, "unused")
        self._buttons = TwoButtons(page)
        self._buttons.do.clicked.connect(self._use)
        self._buttons.leave.clicked.connect(self.left)
        self.setFocusProxy(self._buttons.do)
        column = QVBoxLayout(page)
        column.setContentsMargins(margins(6, 6, 16, 6))
        column.setSpacing(6)
        column.addWidget(self._understood)
        column.addWidget(self._consequence)
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
        self._buttons.do.setText(pasted.wish)
        self._buttons.do.setAccessibleName(pasted.wish)
        self._buttons.do.setAccessibleDescription(pasted.understood)
        self.verticalScrollBar().setValue(0)
        announce(self, " ".join((pasted.understood, pasted.consequence, *pasted.unused)))

    @Slot()
    def _use(self) -> None:
        self.used.emit(self._sheet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape or (enter and self._buttons.leave.hasFocus()):
            self.left.emit()
        elif enter and not event.isAutoRepeat():
            self._use()
        else:
            super().keyPressEvent(event)
