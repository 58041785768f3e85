"""The games there are presets for, to choose one of them in a moment."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.data_files import Broken
from app.engine.clues.turn import Mark
from app.games.preset import MARK_NAMES, Preset
from app.presets import own_folder, read_all
from app.ui.game_facts import GameFacts
from app.ui.speech import announce
from app.ui.theme import Appearance

translate = QCoreApplication.translate

_CHOICE = Qt.ItemDataRole.UserRole
_MARKS = (Mark.GREEN, Mark.YELLOW, Mark.WHITE)
_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class GameChooser(QDialog):
    """What is typed leaves only the games that have it in their name. Stops nothing."""

    chosen = Signal(object)
    """A Preset, or None for no particular game."""

    def __init__(self, key: str, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setObjectName("choose_game-panel")
        self.setWindowTitle(translate("GameChooser", "Choose a game"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._wanted = QLineEdit(self)
        self._wanted.setPlaceholderText(translate("GameChooser", "Name of the game"))
        self._wanted.setAccessibleName(translate("GameChooser", "Name of the game"))
        self._wanted.installEventFilter(self)
        self._list = QListWidget(self)
        self._list.setObjectName("games")
        self._list.setAccessibleName(translate("GameChooser", "Games"))
        self._facts = GameFacts(self)
        self._none = _note(translate("GameChooser", "No game has this in its name."), self)
        folder = translate("GameChooser", "Enter begins it. Your own games: files in {0}")
        self._foot = _note(folder.format(own_folder()), self)
        self._fill(key)
        self._lay_out()
        self._wanted.textChanged.connect(self._filter)
        self._list.currentItemChanged.connect(self._show_choice)
        self._list.itemActivated.connect(self._choose)
        appearance.changed.connect(self._show_choice)
        self._show_choice()
        self._filter("")
        self._wanted.setFocus()

    def _fill(self, key: str) -> None:
        presets, broken = read_all()
        self._add(translate("GameChooser", "No particular game"), None)
        for preset in presets:
            self._add(translate("Games", preset.name), preset)
        for file in broken:
            text = translate("GameChooser", "{0}: not usable")
            self._add(text.format(file.path.name), file)
        here = (n for n, preset in enumerate(presets, start=1) if preset.key == key)
        self._list.setCurrentRow(next(here, 0))

    def _add(self, text: str, choice: Preset | Broken | None) -> None:
        item = QListWidgetItem(text, self._list)
        item.setData(_CHOICE, choice)

    def _lay_out(self) -> None:
        self._list.setMinimumWidth(190)
        self._facts.setMinimumWidth(210)
        sides = QHBoxLayout()
        sides.setSpacing(16)
        left = QVBoxLayout()
        left.addWidget(self._list, 1)
        left.addWidget(self._none, 1, Qt.AlignmentFlag.AlignTop)
        sides.addLayout(left, 1)
        sides.addWidget(self._facts, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(self._wanted)
        column.addLayout(sides, 1)
        column.addWidget(self._foot)
        self.resize(500, 520)

    @Slot(str)
    def _filter(self, text: str) -> None:
        """The first that is left is the one that Enter takes, unless one was already."""
        wanted = text.strip().casefold()
        items = [self._list.item(row) for row in range(self._list.count())]
        for item in items:
            item.setHidden(wanted not in item.text().casefold())
        left = [item for item in items if not item.isHidden()]
        self._list.setVisible(bool(left))
        self._none.setVisible(not left)
        if left and self._list.currentItem() not in left:
            begun = (item for item in left if item.text().casefold().startswith(wanted))
            self._list.setCurrentItem(next(begun, left[0]))
        self._list.scrollToItem(self._list.currentItem())
        self._facts.setVisible(bool(left))

    @Slot()
    def _show_choice(self) -> None:
        item = self._list.currentItem()
        match item.data(_CHOICE):
            case Preset() as preset:
                self._facts.show_preset(preset, self._appearance.theme_for(preset.palette))
            case Broken() as file:
                self._facts.show_text(item.text(), file.reason)
            case _:
                self._facts.show_text(
                    item.text(),
                    translate(
                        "GameChooser",
                        "The board goes on as it is, and marks are called {0}, {1} and {2}.",
                    ).format(*(translate("Marks", MARK_NAMES[mark].name) for mark in _MARKS)),
                )
        if self.focusWidget() is self._wanted:
            announce(self, self._facts.spoken)

    @Slot()
    def _choose(self) -> None:
        item = self._list.currentItem()
        choice = item.data(_CHOICE)
        if not item.isHidden() and not isinstance(choice, Broken):
            self.close()
            self.chosen.emit(choice)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that go through a list do so while the name is typed."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in _LIST_KEYS:
                self._list.event(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose()
                return True
        return super().eventFilter(watched, event)


def _note(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent, wordWrap=True)
    label.setObjectName("note")
    return label
