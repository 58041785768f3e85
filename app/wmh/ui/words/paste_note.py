"""The notes that ask before anything is done: what was pasted, and what becomes of it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QWidget

from wmh.ui.parts.announce import announce
from wmh.ui.parts.bars import TwoButtons
from wmh.ui.parts.labels import plain_label, say
from wmh.ui.parts.layout import REST, Piece, in_column, margins
from wmh.ui.parts.shortcuts import ENTER
from wmh.ui.words.pasted import Pasted

translate = QCoreApplication.translate


class ConfirmNote(QScrollArea):
    """Enter confirms, wherever it is pressed but on the other button; Esc leaves it."""

    left = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        self.page = QWidget(self)
        self.setWidget(self.page)  # While it is empty: to move what is in it takes its time.

    def lay_out(self, above: Sequence[Piece], below: Sequence[Piece]) -> None:
        """What lies above and below the buttons, from the top; once, when all of it is made."""
        self.buttons = TwoButtons(self.page)  # Not before: Tab goes to what is made first.
        self.buttons.do.clicked.connect(self._confirm)
        self.buttons.leave.clicked.connect(self.left)
        pieces = (*above, self.buttons, *below, REST)
        in_column(*pieces, on=self.page, margins=margins(6, 6, 16, 6), spacing=6)

    def confirm(self) -> None:
        """What Enter and the first button do."""
        raise NotImplementedError

    @Slot()
    def _confirm(self) -> None:
        self.confirm()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in ENTER
        if event.key() == Qt.Key.Key_Escape or (enter and self.buttons.leave.hasFocus()):
            self.left.emit()
        elif enter and not event.isAutoRepeat():
            self.confirm()
        else:
            super().keyPressEvent(event)


class PasteNote(ConfirmNote):
    """Enter uses the turns, Esc leaves them."""

    used = Signal(object)
    """The sheet that is wanted."""
    told = Signal(str)
    """What was typed where something more was asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translate("PasteNote", "Pasted"), parent)
        self._sheet: object = None
        page = self.page
        self._understood = plain_label(page, "understood")
        self._consequence = plain_label(page, "consequence")
        self._unused = plain_label(page, "unused")
        self._field = QLineEdit(page)
        self._field.setObjectName("words")
        self._field.setMaxLength(1000)
        self.lay_out((self._understood, self._consequence, self._field, 4), (8, self._unused))

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
        self.setFocusProxy(self._field if pasted.wanted else self.buttons.do)
        self.buttons.do.setText(pasted.wish)
        self.buttons.do.setAccessibleName(pasted.wish)
        self.buttons.do.setAccessibleDescription(pasted.understood)
        self.verticalScrollBar().setValue(0)
        announce(self, " ".join((pasted.understood, pasted.consequence, *pasted.unused)))

    def show_hint(self, text: str) -> None:
        """Why what was typed will not do."""
        say(self._consequence, text)
        announce(self._field, text)

    def confirm(self) -> None:
        if self._sheet is None:
            self.told.emit(self._field.text())
        else:
            self.used.emit(self._sheet)
