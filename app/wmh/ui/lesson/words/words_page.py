"""The page of called words: a field to type in, the drawing that follows, and what it costs."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from wmh.engine.clues.reading import split_turn
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.lexicon.spelling import is_letters, letters_in
from wmh.lesson.drawing.extents import extent_of
from wmh.lesson.scenario.scenario import Scenario
from wmh.lesson.sentence import Sentence, say
from wmh.lesson.words.called_words import (
    CalledWords,
    cost_of,
    ends_word,
    figure_of,
    fitting_said,
    lesson_words,
    split_words,
)
from wmh.lesson.words.graph_point import point_at, said_of
from wmh.ui.board.session import Session, save
from wmh.ui.lesson.drawing_view import DrawingView
from wmh.ui.lesson.lesson_text import told
from wmh.ui.lesson.words.words_table import WordsTable, clue_text
from wmh.ui.look.theme import LARGE, scaled, text_font
from wmh.ui.look.tile import Tile, TileState
from wmh.ui.parts.announce import announce
from wmh.ui.parts.box import ChoiceBox
from wmh.ui.parts.labels import plain_button
from wmh.ui.parts.layout import REST, in_column, in_row

if TYPE_CHECKING:
    from wmh.lesson.figures.graph_figure import GraphFigure

translate = QCoreApplication.translate

_NAME = "our-words"
_TILE = 34
_LONG = 10_000_000
"""Characters: what is pasted is never cut off."""


class WordsPage(QWidget):
    """Its words are kept in a file at every step, and are there again when it is opened."""

    left = Signal()
    """A wish to see the lesson again."""
    lesson_wanted = Signal(object)
    """The Scenario of the words."""
    save_wanted = Signal(object)
    """The same, to be kept in a file."""
    board_wanted = Signal()
    """A wish for the words of the board."""
    failed = Signal(str)
    """Why the words cannot be kept."""

    def __init__(self, session: Session[CalledWords], kept: Path, parent: QWidget) -> None:
        """`session` are the words of last time, `kept` the file that they are kept in."""
        super().__init__(parent)
        self._file = kept
        self._table = WordsTable(CalledWords(), self)
        self._minimal = True
        self._typed = ""  # What the field had before it was changed.
        self._figure: GraphFigure | None = None
        self._drawn: tuple[CalledWords, str, bool] | None = None
        self._heading = QLabel(self)
        self._heading.setObjectName("heading")
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self.view = DrawingView(self)
        self.view.setAccessibleName(translate("WordsPage", "The words drawn"))
        self._saying = QLabel(self, wordWrap=True)
        self._saying.setObjectName("sentence")
        self._saying.setTextFormat(Qt.TextFormat.PlainText)
        self._field = self._line("called", translate("WordsPage", "Type or paste words"))
        self._clue = self._line("clue", translate("WordsPage", "Clue, such as rain:ywwg"))
        self._tiles: list[Tile] = []
        self._rules = ChoiceBox(self)
        self._rules.setAccessibleName(translate("WordsPage", "Rule of the game"))
        for rule, said in RULES.items():
            if not said.counts:  # Tiles bear marks of their own.
                self._rules.addItem(translate("Rules", said.title), rule)
        self._other = plain_button("", self, self._turn_over)
        self._of_board = plain_button(
            translate("WordsPage", "From the &board"), self, self.board_wanted
        )
        self._as_lesson = plain_button(
            translate("WordsPage", "As a &lesson"), self, self._show_lesson
        )
        self._save = plain_button(translate("WordsPage", "&Save as …"), self, self.save)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self._field)
        self._table.resume(session)
        for change in (self._table.changed, self._table.stepped):
            change.connect(self._keep)

    def take_words(self, words: tuple[str, ...]) -> None:
        """Words from elsewhere, all in one step."""
        if words:
            self._leave(self._table.call(" ".join(words)))
        else:
            self._say(translate("WordsPage", "No word fits the board: there is none to take."))

    @Slot(str)
    def show_message(self, text: str) -> None:
        """What went wrong."""
        self._say(text)

    def show_size(self, percent: int, *, presented: bool) -> None:
        """The drawing is whole at 100 %."""
        self.view.show_size(percent, presented=presented, whole=percent == 100)
        for piece in (self._of_board, self._as_lesson, self._save, self._other):
            piece.setHidden(presented and piece is not self._other)

    def save(self) -> None:
        """Ask for a file to keep the words in, as a lesson."""
        if (scenario := self._scenario()) is not None:
            self.save_wanted.emit(scenario)

    @Slot()
    def _keep(self) -> None:
        try:
            save(self._table.session, self._file)
        except OSError as error:
            said = translate("WordsPage", "The words cannot be kept in {0}: {1}.")
            self.failed.emit(said.format(error.filename, error.strerror))

    # Pieces

    def _line(self, name: str, what: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setObjectName(name)
        field.setAccessibleName(what)
        field.setPlaceholderText(what)
        field.setMaxLength(_LONG)
        field.installEventFilter(self)
        return field

    def _lay_out(self) -> None:
        self._clue.setMaximumWidth(scaled(220))
        self._marks = QWidget(self)
        self._row = in_row(on=self._marks, margins=0, spacing=3)
        in_column(
            in_row((self._heading, 1), self._other),
            (self.view, 1),
            self._saying,
            in_row((self._field, 1), self._clue, self._marks, self._rules, spacing=8),
            in_row(REST, self._of_board, self._as_lesson, self._save, spacing=8),
            on=self,
            margins=(10, 6, 10, 6),
            spacing=6,
        )

    def _connect(self) -> None:
        self._table.changed.connect(self._show)
        self._table.noticed.connect(self._say)
        self.view.pointed.connect(self._point)
        self._field.textEdited.connect(self._type)
        self._field.returnPressed.connect(self._call)
        self._clue.textEdited.connect(self._type_clue)
        self._rules.activated.connect(self._choose_rule)
        for keys, act in (
            ("Ctrl+Z", self._table.undo),
            ("Ctrl+Shift+Z", self._table.redo),
            ("Ctrl+Y", self._table.redo),
            ("Ctrl+T", self._turn_over),
            ("Ctrl+N", self._table.clear),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    # What is done

    @Slot(str)
    def _type(self, text: str) -> None:
        """A word is called when it is ended, and drawn while it is typed; pasted ones are called.

        Those that were refused stay before it.
        """
        by, self._typed = len(text) - len(self._typed), text
        ended = bool(text) and ends_word(text[-1])
        words = split_words(text)
        if words and by > 0 and (ended or (by > 1 and len(words) > 1)):
            left = self._table.call(text)
            self._leave(f"{left} " if left and ended else left)
        else:
            self._draw(self._table.sheet, words[-1] if words and not ended else "")

    @Slot()
    def _call(self) -> None:
        if self._field.text().strip():
            self._leave(self._table.call(self._field.text()))

    def _leave(self, text: str) -> None:
        self._typed = text
        self._field.setText(text)
        self._draw(self._table.sheet)

    @Slot(str)
    def _type_clue(self, text: str) -> None:
        guess, marks = split_turn(text)
        letters = "".join(split_words(guess))
        self._table.show_clue(letters if is_letters(letters) else "", marks)

    @Slot()
    def _choose_rule(self) -> None:
        self._table.play_by(Rule(self._rules.currentData()))

    @Slot()
    def _turn_over(self) -> None:
        """The same words in the other drawing."""
        self._minimal = not self._minimal
        self._draw(self._table.sheet, "" if self._drawn is None else self._drawn[1])

    @Slot(int, int, int)
    def _cycle(self, _row: int, place: int, by: int) -> None:
        self._table.cycle(place, by)

    @Slot()
    def _show_lesson(self) -> None:
        if (scenario := self._scenario()) is not None:
            self.lesson_wanted.emit(scenario)

    def _scenario(self) -> Scenario | None:
        try:
            return lesson_words(self._table.sheet, _NAME, translate("WordsPage", "Our words"))
        except ValueError:
            self._say(translate("WordsPage", "There is no word yet: type one first."))
            return None

    @Slot(float, float)
    def _point(self, x: float, y: float) -> None:
        """What is drawn there, in the place of the sentence."""
        if self._figure is not None and (point := point_at(self._figure, x, y)) is not None:
            self._say(told(said_of(point)))

    # What is shown

    @Slot(object)
    def _show(self, sheet: CalledWords) -> None:
        if not self._clue.hasFocus() or split_turn(self._clue.text())[0] != sheet.guess:
            self._clue.setText(clue_text(sheet))
        self._show_tiles(sheet)
        self._rules.setCurrentIndex(self._rules.findData(sheet.rule))
        said = fitting_said(sheet)
        if said is None:
            said = cost_of(sheet.words) if sheet.words else _INVITATION
        self._say(told(said))
        self._draw(sheet)

    def _show_tiles(self, sheet: CalledWords) -> None:
        letters = letters_in(sheet.guess)
        while len(self._tiles) < len(letters):
            tile = Tile(0, len(self._tiles), self._marks)
            tile.cycled.connect(self._cycle)
            self._tiles.append(tile)
            self._row.addWidget(tile)
        for place, tile in enumerate(self._tiles):
            tile.setVisible(place < len(letters))
            tile.setFixedSize(scaled(_TILE), scaled(_TILE))
            if place < len(letters):
                where = translate("WordsPage", "place {0} of {1}")
                mark = sheet.marks[place]
                shown = TileState.AWAITED if mark is None else mark
                tile.show_letter(letters[place], shown, where.format(place + 1, len(letters)))

    def _draw(self, sheet: CalledWords, typed: str = "") -> None:
        # What is done with the words tells so itself, and whoever did it wants them drawn.
        wanted = sheet, typed, self._minimal
        if wanted == self._drawn:
            return
        self._drawn = wanted
        figure = figure_of(sheet, "".join(split_words(typed)), minimal=self._minimal)
        self._figure = figure
        self._other.setText(
            translate("WordsPage", "Show the &trie")
            if self._minimal
            else translate("WordsPage", "Show the &DAWG")
        )
        self.view.setVisible(figure is not None)
        if figure is None:
            self._heading.setText(translate("WordsPage", "Our words"))
            return
        drawing = figure.drawn()
        heading = drawing.heading
        self._heading.setText(told(heading) if isinstance(heading, Sentence) else heading)
        self._heading.setFont(text_font(LARGE, bold=True))
        self.view.show_drawing(drawing, extent_of((drawing,)))

    @Slot(str)
    def _say(self, text: str) -> None:
        self._saying.setText(text)
        self._saying.setFont(text_font(LARGE))
        self._saying.setAccessibleName(text)
        announce(self._saying, text)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Undo is the page's, and Backspace in an empty field takes the last word away."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride and (
                event.matches(QKeySequence.StandardKey.Undo)
                or event.matches(QKeySequence.StandardKey.Redo)
            ):
                event.ignore()
                return True
            if (
                event.type() is QEvent.Type.KeyPress
                and event.key() == Qt.Key.Key_Backspace
                and watched is self._field
                and not self._field.text()
            ):
                self._table.back()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


_INVITATION = say("Which words shall be drawn? A space or Enter ends a word.")
