"""What the keys do to several boards, wherever on them the keyboard is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from wmh.ui.boards.boards_table import BoardsTable

_NO_KEYS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def press(table: BoardsTable, event: QKeyEvent) -> bool:
    """Whether the key meant something. Down where a guess is spelt is left to others."""
    if event.modifiers() & _NO_KEYS:
        return False
    match event.key():
        case Qt.Key.Key_Return | Qt.Key.Key_Enter:
            if not event.isAutoRepeat():
                table.enter()
        case Qt.Key.Key_Backspace:
            table.back()
        case Qt.Key.Key_Left:
            table.move(0, -1)
        case Qt.Key.Key_Right:
            table.move(0, 1)
        case Qt.Key.Key_Up:
            table.move(-1, 0)
        case Qt.Key.Key_Down if not table.sheet.spelling:
            table.move(1, 0)
        case Qt.Key.Key_Space:
            table.cycle_here()
        case Qt.Key.Key_F2:
            table.respell_here()
        case _ if event.text().strip() and event.text().isprintable():
            table.type(event.text())
        case _:
            return False
    return True
