"""A person at the window of the word lists."""

from PySide6 import __version_info__
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QListView, QPushButton

from tests.boxes import choose_in
from tests.lexica import lexicon_file
from wmh.base.files import paths
from wmh.helper.lists import library
from wmh.helper.ui.lexica.lexica_window import LexicaWindow
from wmh.helper.ui.look.bar_chart import BarColumns

WHERE = QPointF if __version_info__ >= (6, 12) else QPoint
"""What is dragged enters at one of these: 6.12 warns of the other, which alone was there before."""


class Librarian:
    """Sits beside a player."""

    def __init__(self, player):
        self.player = player
        self.qtbot = player.qtbot
        with player.qtbot.waitActive(player.window):
            player.window.activateWindow()
        QTest.keyClick(
            player.window,
            Qt.Key.Key_L,
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
        )
        self.until(lambda: self.names and self.window.isVisible())

    @property
    def window(self):
        return self.player.window.findChild(LexicaWindow)

    @property
    def shelf(self):
        return self.window.findChild(QListView, "shelf")

    @property
    def names(self):
        return self._rows(Qt.ItemDataRole.DisplayRole)

    @property
    def own(self):
        """The names without those that come with the program."""
        return [name for name in self.names if name.lower() not in library.built_in()]

    @property
    def heard(self):
        """The spoken words of the list."""
        return self._rows(Qt.ItemDataRole.AccessibleTextRole)

    def _rows(self, role):
        model = self.shelf.model()
        return [model.index(row, 0).data(role) for row in range(model.rowCount())]

    @property
    def title(self):
        return next(x.text() for x in self.shown(QLabel) if x.objectName() == "title")

    @property
    def said(self):
        """The texts at the right side."""
        return [x.text() for x in self.shown(QLabel) if x.text()]

    @property
    def chart(self):
        return self.window.findChild(BarColumns)

    def shown(self, kind):
        return [x for x in self.window.findChildren(kind) if x.isVisible()]

    def until(self, so):
        self.qtbot.waitUntil(lambda: bool(so()))
        return self

    def until_said(self, text):
        return self.until(lambda: any(text in each for each in self.said))

    def look_at(self, name):
        index = self.shelf.model().index(self.names.index(name), 0)
        self.shelf.scrollTo(index)
        place = self.shelf.visualRect(index).center()
        QTest.mouseClick(self.shelf.viewport(), Qt.MouseButton.LeftButton, pos=place)
        return self

    def button(self, text):
        return next(x for x in self.shown(QPushButton) if x.text().replace("&", "") == text)

    def press(self, text):
        QTest.mouseClick(self.button(text), Qt.MouseButton.LeftButton)
        return self

    def offers(self, text):
        return any(x.text().replace("&", "") == text for x in self.shown(QPushButton))

    def field(self, name):
        return next(x for x in self.shown(QLineEdit) if x.accessibleName() == name)

    def type(self, name, text):
        field = self.field(name)
        field.setFocus()
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_Delete)
        QApplication.clipboard().setText(text)  # QTest types no letters with accents.
        QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        return self

    def box(self, name):
        return next((x for x in self.shown(QComboBox) if x.accessibleName() == name), None)

    def choices(self, name):
        """The choices that a box offers; none where it is not shown."""
        box = self.box(name)
        return [] if box is None else [box.itemText(row) for row in range(box.count())]

    def choose(self, name, text):
        """An entry of a box, by keyboard."""
        choose_in(self.box(name), next(each for each in self.choices(name) if text in each))
        return self


def own_lexicon(name, words):
    """An installed one of the user's own."""
    folder = paths.lexica_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return lexicon_file(folder, words, name=name)


def drop(widget, path):
    """Let a file go over a widget; whether it was taken."""
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    entering = QDragEnterEvent(WHERE(widget.rect().center()), copy, carried, left, none)
    QApplication.sendEvent(widget, entering)
    dropping = QDropEvent(QPointF(widget.rect().center()), copy, carried, left, none)
    QApplication.sendEvent(widget, dropping)
    return entering.isAccepted() and dropping.isAccepted()
