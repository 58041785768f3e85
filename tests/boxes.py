"""Choice in a combo box, as a person makes it with a keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest


def choose_in(box, text):
    """Opens a combo box, moves to the first entry that begins with `text`, and presses Enter."""
    texts = [box.itemText(row).casefold() for row in range(box.count())]
    row = next(row for row, each in enumerate(texts) if each.startswith(text.casefold()))
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    view = box.view()
    while (here := view.currentIndex().row()) != row:
        QTest.keyClick(view, Qt.Key.Key_Down if here < row else Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Return)
    # Without a display, a list that has opened keeps what else would go back to its window.
    box.window().activateWindow()
    QTest.qWaitForWindowActive(box.window())
