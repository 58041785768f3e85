"""What keys do at the ballot, wherever in it the keyboard is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from app.ui.classroom.table import ClassTable
from app.ui.commands import COMMANDS


def press(table: ClassTable, event: QKeyEvent) -> bool:
    """Whether the key means something here; letters do not, they belong to the field."""
    if event.matches(QKeySequence.StandardKey.Undo):
        table.undo()
    elif event.matches(QKeySequence.StandardKey.Redo):
        table.redo()
    elif event.modifiers() & COMMANDS:
        return False
    elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        if not event.isAutoRepeat():  # Or a key held down would guess unasked.
            table.enter()
    else:
        return _vote(table, event)
    return True


def _vote(table: ClassTable, event: QKeyEvent) -> bool:
    typed = event.text()
    match event.key():
        case Qt.Key.Key_Up:
            table.move(-1)
        case Qt.Key.Key_Down:
            table.move(1)
        case Qt.Key.Key_Right | Qt.Key.Key_Plus:
            table.raise_hands(1)
        case Qt.Key.Key_Left | Qt.Key.Key_Minus:
            table.raise_hands(-1)
        case Qt.Key.Key_Backspace | Qt.Key.Key_Delete:
            table.withdraw()
        case Qt.Key.Key_Escape:
            return table.cancel()
        case Qt.Key.Key_Space if table.asks:
            table.draw_lots()
        case _ if typed.isascii() and typed.isdecimal() and not table.is_letter(typed):
            table.type_hands(int(typed))
        case _:
            return False
    return True
