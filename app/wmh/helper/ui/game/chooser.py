"""Window to choose a game: six cards, a list of all games, and the facts of the selected one."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from wmh.base.files.catalogue import BrokenFile
from wmh.base.text.phrases import _
from wmh.base.text.refusal import InputError
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.code_names import is_code_name
from wmh.helper.catalogues import GAMES
from wmh.helper.games.preset import MARK_NAMES, Preset
from wmh.helper.lists.titles import list_title
from wmh.helper.ui.game.game_cards import FIRST, GameCards
from wmh.helper.ui.game.game_facts import GameFacts
from wmh.helper.ui.look.theme import Appearance, legible, scale_length
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.shortcuts import ENTER, writes

_LEAST_LIST = 72

_CHOICE = Qt.ItemDataRole.UserRole
_MARKS = (Mark.GREEN, Mark.YELLOW, Mark.WHITE)
_CARD_KEYS = {Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)} | {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}
"""Columns and rows by which the arrow keys move between cards."""
_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class GameChooser(QDialog):
    """Window to choose a game, with six cards or the list of all games. It is not modal.

    Typing filters the list by name. A click selects a game; a double click, a digit, Enter or the
    button starts it.
    """

    chosen = Signal(object)
    """Emitted with the chosen Preset, or None for no particular game."""
    lexicon_chosen = Signal(str)
    """Emitted with the name of a word list that the game would not have by itself."""

    def __init__(
        self,
        key: str,
        words_of: Callable[[Preset | None], str],
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """`words_of` returns the word list with which a game would begin now."""
        super().__init__(parent)
        self._appearance = appearance
        self.setWindowTitle(_("Choose a game"))
        self._asked = QLabel(_("Which game do you play?"), self, wordWrap=True)
        self._asked.setObjectName("name")
        self._words_of = words_of
        self._words_chosen = False
        """True after the player chose words in the box: they are kept for whatever game begins."""
        self._words = _words(self)
        self._words.activated.connect(self._note_words)
        presets, self._broken = GAMES.read_all()
        self._presets = sorted(presets, key=lambda preset: preset.name.casefold())
        self._cards = GameCards(self._presets, appearance, self)
        self._cards.selected.connect(self._select)
        self._cards.chosen.connect(self._begin)
        self._at_once = _note(
            _("A double click on a game, or its number, starts it at once."), self
        )
        self._wanted = QLineEdit(self)
        self._wanted.setPlaceholderText(_("Search for a game"))
        self._wanted.setAccessibleName(_("Name of the game"))
        self._wanted.installEventFilter(self)
        self._list = QListWidget(self)
        self._list.setObjectName("games")
        self._list.setAccessibleName(_("Games"))
        self._facts = GameFacts(self)
        self._none = _note(_("No game has this in its name."), self)
        self._foot = _note("", self)
        self._foot.hide()
        self._more = self._button(_("&More games …"), checkable=True)
        self._more.toggled.connect(self._show_games)
        self._own = self._button(_("&Add your own …"), checkable=False)
        self._own.clicked.connect(self._explain_own)
        self._start = self._button(_("&Start"), checkable=False)
        self._start.setObjectName("primary")
        self._start.clicked.connect(self._choose)
        self._list.installEventFilter(self)
        self._fill(key)
        self._lay_out()
        self._wanted.textChanged.connect(self._filter)
        self._list.currentItemChanged.connect(self._show_choice)
        self._list.itemActivated.connect(self._choose)
        appearance.changed.connect(self._show_choice)
        self._show_choice()
        card = self._cards.has(self._list.currentItem().data(_CHOICE))
        self._more.setChecked(not card)
        self._filter("")
        self._wanted.setFocus()

    def _button(self, text: str, *, checkable: bool) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.setCheckable(checkable)
        return button

    def take_file(self, path: Path) -> None:
        """Shows the game of a file, and the folder in which the file would be found."""
        try:
            preset = GAMES.read(path)
        except (InputError, OSError) as error:
            self._facts.show_text(path.name, objection(error))
        else:
            self._facts.show_preset(preset, self._appearance.theme_for(preset.palette))
            folder = _("Copy {0} to {1} to add it to the games.")
            self._foot.setText(folder.format(path.name, GAMES.own_folder()))
            self._foot.show()
        announce(self, self._facts.spoken)

    def _fill(self, key: str) -> None:
        self._add(_("No particular game"), None)
        for preset in self._presets:
            self._add(_(preset.name, context="Games"), preset)
        for file in self._broken:
            text = _("{0}: not usable")
            self._add(text.format(file.path.name), file)
        rows = {preset.key: n for n, preset in enumerate(self._presets, start=1)}
        self._list.setCurrentRow(rows.get(key, rows.get(FIRST[0], 0)))

    def _add(self, text: str, choice: Preset | BrokenFile | None) -> None:
        item = QListWidgetItem(text, self._list)
        item.setData(_CHOICE, choice)

    def _lay_out(self) -> None:
        self._list.setMinimumWidth(190)
        # What beside it wraps makes Qt take the height it would like for the least it has.
        self._list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._measure()
        self._facts.setMinimumWidth(210)
        words = QLabel(_("Words:"), self)
        words.setBuddy(self._words)
        in_column(
            in_row((self._asked, 1), words, self._words, spacing=8),
            self._wanted,  # It has the focus, and what is above the focus may be scrolled away.
            self._cards,
            self._at_once,
            (self._list, 1),
            (self._none, 1, Qt.AlignmentFlag.AlignTop),
            self._facts,
            self._foot,
            in_row(self._more, self._own, REST, self._start, spacing=8),
            on=self,
            margins=16,
            spacing=10,
        )
        room = self.screen().availableGeometry()
        self.resize(
            min(scale_length(600), room.width()),
            min(scale_length(660), room.height() - scale_length(40)),
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._measure()

    def _measure(self) -> None:
        self._list.setMinimumHeight(legible(_LEAST_LIST))

    @Slot(str)
    def _filter(self, text: str) -> None:
        """Shows the list of the games whose names have this text; the cards for an empty text.

        The first game of the list is selected, unless one of them is selected already.
        """
        wanted = text.strip().casefold()
        items = [self._list.item(row) for row in range(self._list.count())]
        for item in items:
            item.setHidden(wanted not in item.text().casefold())
        left = [item for item in items if not item.isHidden()]
        listed = bool(wanted) or self._more.isChecked()
        for each in (self._cards, self._at_once):
            each.setHidden(listed)
        self._list.setVisible(listed and bool(left))
        self._none.setVisible(not left)
        if left and self._list.currentItem() not in left:
            begun = (item for item in left if item.text().casefold().startswith(wanted))
            self._list.setCurrentItem(next(begun, left[0]))
        self._list.scrollToItem(self._list.currentItem())
        self._facts.setVisible(bool(left))
        self._start.setEnabled(bool(left) and not isinstance(self._choice, BrokenFile))

    @Slot()
    def _show_games(self) -> None:
        """Shows the list of all games, or the cards with one of their games selected."""
        if not self._more.isChecked() and not self._cards.has(self._choice):
            self._select(self._cards.first)
        self._filter(self._wanted.text())

    @Slot()
    def _explain_own(self) -> None:
        text = _(
            "A game of your own is a small file in {0}. The guide explains it: Games of your own.",
        )
        self._foot.setText(text.format(GAMES.own_folder()))
        self._foot.show()
        announce(self._foot, self._foot.text())

    @property
    def _choice(self) -> object:
        """Selected Preset or BrokenFile; None for no particular game."""
        return self._list.currentItem().data(_CHOICE)

    @Slot(object)
    def _select(self, preset: Preset | None) -> None:
        for row in range(self._list.count()):
            if self._list.item(row).data(_CHOICE) is preset:
                self._list.setCurrentRow(row)

    @Slot()
    def _show_choice(self) -> None:
        item = self._list.currentItem()
        choice = item.data(_CHOICE)
        self._cards.show_selected(choice)
        self._start.setEnabled(not isinstance(choice, BrokenFile))
        self._show_words(None if isinstance(choice, BrokenFile) else choice)
        match choice:
            case Preset() as preset:
                self._facts.show_preset(preset, self._appearance.theme_for(preset.palette))
            case BrokenFile() as file:
                self._facts.show_text(item.text(), objection(file.refusal))
            case _:
                self._facts.show_text(
                    item.text(),
                    _(
                        "Keep this board. Colours are called {0}, {1} and {2}.",
                    ).format(*(_(MARK_NAMES[mark].name, context="Marks") for mark in _MARKS)),
                )
        if self.isVisible() and not self._list.hasFocus():  # A list in focus is read by itself.
            announce(self, self._facts.spoken)

    @Slot()
    def _choose(self) -> None:
        item = self._list.currentItem()
        choice = item.data(_CHOICE)
        if not item.isHidden() and not isinstance(choice, BrokenFile):
            self._begin(choice)

    @Slot(object)
    def _begin(self, choice: Preset | None) -> None:
        self.close()
        usual, played = self._words_of(choice), choice is None or choice.boards == 1
        chosen = self._words_chosen and not is_code_name(usual)
        name = self._words.value_or(usual) if chosen else usual
        if name != usual and not played:  # Its window opens with them.
            self.lexicon_chosen.emit(name)
        self.chosen.emit(choice)
        if (
            name != usual and played
        ):  # After the game, which takes back the words of the one before.
            self.lexicon_chosen.emit(name)

    @Slot()
    def _note_words(self) -> None:
        self._words_chosen = True

    def _show_words(self, choice: Preset | None) -> None:
        """Shows the words with which a game would begin; codes are no words to choose."""
        name = self._words_of(choice)
        self._words.setEnabled(not is_code_name(name))
        if not self._words_chosen and not is_code_name(name) and not self._words.choose(name):
            self._words.offer((Choice(Path(name).stem, name), *_list_choices()))  # A file's list.
            self._words.choose(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Passes characters typed outside of the search field on to the field.

        Esc clears the search before it closes the window.
        """
        if event.key() == Qt.Key.Key_Escape and self._wanted.text():
            self._wanted.clear()
            self._wanted.setFocus()
        elif writes(event) and not self._wanted.hasFocus():
            self._wanted.setFocus()
            QCoreApplication.sendEvent(self._wanted, event)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Passes keys that move in a list on to the list while a name is typed."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if watched is self._list:
                event.ignore()
                return writes(event)
            step = _CARD_KEYS.get(Qt.Key(event.key()))
            if step is not None and self._cards.isVisible():
                self._select(self._cards.neighbour(self._choice, step))
                return True
            if event.key() in _LIST_KEYS:
                self._list.event(event)
                return True
            if event.key() in ENTER:
                self._choose()
                return True
            if not self._wanted.text() and self._cards.press(event.text()):
                return True
        return super().eventFilter(watched, event)


def _words(parent: QWidget) -> ChoiceBox[str]:
    """Returns a box of the installed word lists."""
    box = ChoiceBox[str](parent)
    box.setAccessibleName(_("Language of the words"))
    box.offer(_list_choices())
    return box


def _list_choices() -> Iterator[Choice[str]]:
    from wmh.helper.lists.library import lexicon_files

    return (Choice(list_title(name), name) for name in lexicon_files())


def _note(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent, wordWrap=True)
    label.setObjectName("note")
    return label
