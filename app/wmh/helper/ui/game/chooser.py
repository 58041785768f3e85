"""The chooser of games there are presets for, and the facts of the one selected."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QWidget,
)

from wmh.base.files.catalogue import BrokenFile
from wmh.base.text.phrases import _
from wmh.base.text.refusal import InputError
from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.turn import Mark
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.catalogues import GAMES
from wmh.helper.games.preset import MARK_NAMES, Preset
from wmh.helper.ui.board.rule_line import hardness_name
from wmh.helper.ui.game.game_cards import GameCards, hundredths, measured_games
from wmh.helper.ui.look.pegs import pegs_of
from wmh.helper.ui.look.theme import Appearance, Theme, legible, scaled
from wmh.helper.ui.look.tile import paint_tile
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.box import ChoiceBox
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.numbers import decimal, whole
from wmh.helper.ui.parts.shortcuts import ENTER, writes
from wmh.helper.ui.words.scope import familiarity_name

_SIDE, _GAP = 24, 6
_LEAST_LIST = 72


class GameFacts(QWidget):
    """Picture and facts of one game, or why a file tells of none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = _label(self)
        self._title.setObjectName("name")
        self._about = _label(self)
        self._facts = _label(self)
        self._facts.setObjectName("note")
        self._legend = _Legend(self)
        in_column(
            self._title, self._about, self._facts, self._legend, REST, on=self, margins=0, spacing=8
        )

    @property
    def spoken(self) -> str:
        """The game as it is read aloud."""
        return f"{self._title.text()}. {self._about.text()}"

    def show_text(self, title: str, text: str) -> None:
        """Shows a text instead of a game."""
        self._title.setText(title)
        self._about.setText(text)
        self._facts.hide()
        self._legend.hide()

    def show_preset(self, preset: Preset, theme: Theme) -> None:
        """`theme` is how it would look in that game."""
        self._title.setText(_(preset.name, context="Games"))
        self._about.setText(_(preset.about, context="Games") if preset.about else "")
        self._facts.setText("\n".join(facts(preset)))
        self._facts.show()
        self._legend.show_marks(preset, theme)
        self._legend.setHidden(bool(RULES[preset.rule].counts))


def facts(preset: Preset) -> Iterator[str]:
    """Lines about a game."""
    yield _length(preset)
    if preset.boards > 1:
        yield _("{0} boards at once").format(preset.boards)
    if preset.rows is None:
        yield _("any number of guesses")
    else:
        yield _("{0} guesses").format(preset.rows)
    if preset.given == (1,):
        yield _("the first letter is shown")
    elif preset.given:
        text = _("the letters at these places are shown: {0}")
        yield text.format(", ".join(map(str, preset.given)))
    yield _(RULES[preset.rule].title, context="Rules")
    if preset.counts:
        text = _("counts {0}")
        yield text.format(", ".join(_(name, context="Rules") for name in preset.counts))
    if preset.hard is not Hardness.FREE:
        yield hardness_name(preset.hard)
    if preset.lexicon and not preset.codes:
        yield _("lexicon {0}").format(preset.lexicon)
    if preset.familiarity is not None:
        yield familiarity_name(preset.familiarity)
    if preset.strategy is not None:
        yield _(STRATEGIES[preset.strategy].title, context="Strategies")
    if preset.opener:
        yield _("begins with {0}").format(preset.opener.upper())
    yield from _measured(preset)


def _measured(preset: Preset) -> Iterator[str]:
    """Lines on how often strategies solve the game."""
    if (measured := measured_games().get(preset.key)) is None:
        return
    names = {
        "own": _("chosen for it: {0} of 100, {1} guesses"),
        "paper": _("the paper's list: {0} of 100, {1} guesses"),
        "information": _("most information: {0} of 100, {1} guesses"),
    }
    text = _("Solved within {0}, in {1} games, measured on {2}:")
    if measured.words:
        text = _("Solved within {0}, in {1} games with the words of {3}, measured on {2}:")
    yield text.format(measured.within, whole(measured.games), measured.date, measured.words)
    for way in measured.ways:
        yield names[way.name].format(hundredths(measured.share(way)), decimal(way.mean, 2))


def _length(preset: Preset) -> str:
    least, most = preset.lengths[0], preset.lengths[-1]
    if preset.codes:
        if pegs_of(preset.lexicon):
            return _("{0} pegs").format(preset.length)
        return _("{0} places").format(preset.length)
    if least == most:
        return _("words of {0} letters").format(least)
    return _("words of {0} to {1} letters").format(least, most)


class _Legend(QWidget):
    """Tiles of the marks, with the key and the name of each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._marks: list[tuple[Mark, str, str]] = []
        self._theme: Theme | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_marks(self, preset: Preset, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self._marks = [
            (mark, _(preset.marks[mark].name, context="Marks"), preset.marks[mark].key.upper())
            for mark in sorted(Mark, reverse=True)
        ]
        said = (_("{0} with the key {1}").format(name, key) for _rest, name, key in self._marks)
        self.setAccessibleName(_("Marks: {0}").format(", ".join(said)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(10 * legible(_SIDE), 3 * legible(_SIDE) + 2 * legible(_GAP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        way = self.layoutDirection()
        beside = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        side, gap = legible(_SIDE), legible(_GAP)
        for number, (mark, name, key) in enumerate(self._marks):
            line = QRect(0, number * (side + gap), self.width(), side)
            tile = QStyle.visualRect(way, line, QRect(0, line.y(), side, side))
            painter.save()
            paint_tile(painter, QRectF(tile), key, mark, self._theme)
            painter.restore()
            painter.setPen(self.palette().windowText().color())
            text = QStyle.visualRect(way, line, line.adjusted(side + gap, 0, 0, 0))
            painter.drawText(text, QStyle.visualAlignment(way, beside), name)


def _label(parent: QWidget) -> QLabel:
    label = QLabel(parent, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


_CHOICE = Qt.ItemDataRole.UserRole
_MARKS = (Mark.GREEN, Mark.YELLOW, Mark.WHITE)
_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class GameChooser(QDialog):
    """Window of the games: what is typed leaves only those with it in their name. Stops nothing.

    Then the cards make room for them.
    """

    chosen = Signal(object)
    """A Preset, or None for no particular game."""
    lexicon_chosen = Signal(str)
    """The words to play with, before the game."""

    def __init__(self, key: str, lexicon: str, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setWindowTitle(_("Choose a game"))
        self._asked = QLabel(_("Which game do you play?"), self)
        self._asked.setObjectName("name")
        self._words = _words(lexicon, self)
        self._lexicon = self._words.currentText()
        presets, self._broken = GAMES.read_all()
        self._presets = sorted(presets, key=lambda preset: preset.name.casefold())
        self._cards = GameCards(self._presets, appearance, self)
        self._cards.chosen.connect(self._begin)
        self._wanted = QLineEdit(self)
        self._wanted.setPlaceholderText(_("Name of the game"))
        self._wanted.setAccessibleName(_("Name of the game"))
        self._wanted.installEventFilter(self)
        self._list = QListWidget(self)
        self._list.setObjectName("games")
        self._list.setAccessibleName(_("Games"))
        self._facts = GameFacts(self)
        self._none = _note(_("No game has this in its name."), self)
        folder = _("Enter begins it. Your own games: files in {0}")
        self._foot = _note(folder.format(GAMES.own_folder()), self)
        self._list.installEventFilter(self)
        self._fill(key)
        self._lay_out()
        self._wanted.textChanged.connect(self._filter)
        self._list.currentItemChanged.connect(self._show_choice)
        self._list.itemActivated.connect(self._choose)
        appearance.changed.connect(self._show_choice)
        self._show_choice()
        self._filter("")
        self._wanted.setFocus()

    def take_file(self, path: Path) -> None:
        """Shows the game of a file and where the file belongs."""
        try:
            preset = GAMES.read(path)
        except (InputError, OSError) as error:
            self._facts.show_text(path.name, objection(error))
        else:
            self._facts.show_preset(preset, self._appearance.theme_for(preset.palette))
            folder = _("Copy {0} to {1}, and it stands in this list.")
            self._foot.setText(folder.format(path.name, GAMES.own_folder()))
        announce(self, self._facts.spoken)

    def _fill(self, key: str) -> None:
        self._add(_("No particular game"), None)
        for preset in self._presets:
            self._add(_(preset.name, context="Games"), preset)
        for file in self._broken:
            text = _("{0}: not usable")
            self._add(text.format(file.path.name), file)
        here = (n for n, preset in enumerate(self._presets, start=1) if preset.key == key)
        self._list.setCurrentRow(next(here, 0))

    def _add(self, text: str, choice: Preset | BrokenFile | None) -> None:
        item = QListWidgetItem(text, self._list)
        item.setData(_CHOICE, choice)

    def _lay_out(self) -> None:
        self._list.setMinimumWidth(190)
        # What beside it wraps makes Qt take the height it would like for the least it has.
        self._list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._measure()
        self._facts.setMinimumWidth(210)
        left = in_column((self._list, 1), (self._none, 1, Qt.AlignmentFlag.AlignTop))
        words = QLabel(_("Words:"), self)
        words.setBuddy(self._words)
        in_column(
            in_row((self._asked, 1), words, self._words, spacing=8),
            self._wanted,  # It has the focus, and what is above the focus may be scrolled away.
            self._cards,
            (in_row((left, 1), (self._facts, 1), spacing=16), 1),
            self._foot,
            on=self,
            margins=16,
            spacing=10,
        )
        room = self.screen().availableGeometry()
        self.resize(min(scaled(600), room.width()), min(scaled(660), room.height() - scaled(40)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._measure()

    def _measure(self) -> None:
        self._list.setMinimumHeight(legible(_LEAST_LIST))

    @Slot(str)
    def _filter(self, text: str) -> None:
        """The first that is left is the one that Enter takes, unless one was already."""
        wanted = text.strip().casefold()
        items = [self._list.item(row) for row in range(self._list.count())]
        for item in items:
            item.setHidden(wanted not in item.text().casefold())
        left = [item for item in items if not item.isHidden()]
        self._cards.setHidden(bool(wanted))
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
            case BrokenFile() as file:
                self._facts.show_text(item.text(), objection(file.refusal))
            case _:
                self._facts.show_text(
                    item.text(),
                    _(
                        "The board goes on as it is, and marks are called {0}, {1} and {2}.",
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
        if (name := self._words.currentText()) != self._lexicon:
            self.lexicon_chosen.emit(name)
        self.chosen.emit(choice)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Passes characters typed elsewhere on to the search field."""
        if writes(event) and not self._wanted.hasFocus():
            self._wanted.setFocus()
            QCoreApplication.sendEvent(self._wanted, event)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that go through a list do so while the name is typed, and the list seeks nothing."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if watched is self._list:
                event.ignore()
                return writes(event)
            if event.key() in _LIST_KEYS:
                self._list.event(event)
                return True
            if event.key() in ENTER:
                self._choose()
                return True
            if not self._wanted.text() and self._cards.press(event.text()):
                return True
        return super().eventFilter(watched, event)


def _words(lexicon: str, parent: QWidget) -> ChoiceBox:
    """The lexica of words there are; that of the window first, unless it is of codes."""
    from wmh.helper.lists.library import installed

    box = ChoiceBox(parent)
    box.setAccessibleName(_("Language of the words"))
    box.addItems(list(installed()))
    box.setCurrentIndex(max(box.findText(lexicon), 0))
    return box


def _note(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent, wordWrap=True)
    label.setObjectName("note")
    return label
