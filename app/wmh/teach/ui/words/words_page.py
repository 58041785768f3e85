"""Page of called words: a field for words, a drawing of their graph, and its number of nodes."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.base.text.sentence import Sentence, say
from wmh.helper.ui.board.session import Session, save
from wmh.helper.ui.look.theme import LARGE, text_font
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.error_text import reason_of
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.teach.drawing.extents import extent_of
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.ui.drawing_view import DrawingView
from wmh.teach.ui.lesson_text import told
from wmh.teach.ui.words.clue_row import ClueRow
from wmh.teach.ui.words.words_table import WordsTable
from wmh.teach.words.called_words import (
    CalledWords,
    cost_of,
    ends_word,
    figure_of,
    fitting_said,
    lesson_words,
    split_words,
)
from wmh.teach.words.graph_point import point_at, said_of

if TYPE_CHECKING:
    from wmh.teach.figures.graph_figure import GraphFigure


_NAME = "our-words"
_BACK = "Ctrl+L"
"""Key that restores the words of the last time."""
_TILE = 34
_LONG = 10_000_000
"""Greatest number of characters in the field, so large that pasted text is never cut."""


class WordsPage(QWidget):
    """Page for words that a class calls; they are saved to a file at every change.

    The page is empty for every lesson and after every start: the words of the last time, which
    another class may have called, are restored only on request.
    """

    left = Signal()
    """Emitted when the user wants to go back to the lesson."""
    lesson_wanted = Signal(object)
    """Emitted with a Scenario of the words, of which a lesson is to be shown."""
    save_wanted = Signal(object)
    """Emitted with a Scenario of the words, which is to be saved."""
    board_wanted = Signal()
    """Emitted when the words that fit the board are wanted."""
    failed = Signal(str)
    """Emitted with a sentence on why the words cannot be saved."""
    teacher_told = Signal(str)
    """Emitted with a text that only the teacher should read; "" removes it."""

    def __init__(
        self,
        last: Session[CalledWords] | None,
        kept: Path,
        offensive: Callable[[str], bool],
        parent: QWidget,
    ) -> None:
        """Makes the page; `last` are the words of the last time, `kept` is the file to save in."""
        super().__init__(parent)
        self._file = kept
        self._last = last
        self._scenario_shown: Scenario | None = None
        self._presented = self._asked_back = False
        self._table = WordsTable(CalledWords(), offensive, self)
        self._minimal = True
        self._typed = ""  # What the field had before it was changed.
        self._figure: GraphFigure | None = None
        self._drawn: tuple[CalledWords, str, bool] | None = None
        self._heading = QLabel(self)
        self._heading.setObjectName("heading")
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self.view = DrawingView(self)
        self.view.setAccessibleName(_("Words shown"))
        self._saying = QLabel(self, wordWrap=True)
        self._saying.setObjectName("sentence")
        self._saying.setTextFormat(Qt.TextFormat.PlainText)
        self._field = self._line("called", _("Type or paste words"))
        self._clue = self._line("clue", _("Clue, such as rain:ywwg"))
        self._clue_row = ClueRow(self._clue, self._table, self)
        self._other = plain_button("", self, self._turn_over)
        self._of_board = plain_button(_("From the &board"), self, self.board_wanted)
        self._as_lesson = plain_button(_("As a &lesson"), self, self._show_lesson)
        self._save = plain_button(_("&Save as …", context="WordsPage"), self, self.save)
        self._back = plain_button(
            _("Words from last &time"), self, self._bring_back, tip=_back_key()
        )
        self._lay_out()
        self._connect()
        self.setFocusProxy(self._field)
        self._table.stepped.connect(self._keep)
        self._show(self._table.sheet)

    def begin(self, scenario: Scenario | None) -> None:
        """Clears the page for a lesson, unless it is shown already or made of these words."""
        before, self._scenario_shown = self._scenario_shown, scenario
        if scenario != before and not (scenario is not None and scenario.name == _NAME):
            self._exchange(Session(CalledWords(), CalledWords()))
        self._tell_teacher()

    @Slot()
    def _bring_back(self) -> None:
        """Restores the words of the last time; offensive ones only at the second request."""
        if self._last is None:
            return
        some = sum(map(self._table.offensive, self._last.sheet.words))
        if some and not self._asked_back:
            self._asked_back = True
            said = ngettext(
                "1 of the words of last time is offensive. {1} again draws it.",
                "{0} of the words of last time are offensive. {1} again draws them.",
                some,
                some,
                _back_key(),
            )
            self.say(said)
            return
        self._exchange(self._last)

    def _exchange(self, session: Session[CalledWords]) -> None:
        now = self._table.session
        self._asked_back = False
        if now.sheet.words or now.steps:
            self._last = now
        elif session is self._last:
            self._last = None
        self._field.clear()
        self._typed = ""
        self._clue.clear()
        self._table.resume(session)
        self._show_pieces()

    def _show_pieces(self) -> None:
        for piece in (self._of_board, self._as_lesson, self._save):
            piece.setHidden(self._presented)
        self._back.setHidden(self._presented or self._last is None)
        self._tell_teacher()

    def _tell_teacher(self) -> None:
        """Tells the teacher which words are held back, and which key adds them."""
        said: list[str] = []
        if self._table.held:
            if self._table.entered:
                text = _("Not drawn: {0}. Enter again draws them.")
            else:
                text = _("Not drawn: {0}. Enter twice draws them.")
            said.append(text.format(", ".join(self._table.held)))
        if self._last is not None:
            text = _("{0} brings back the words of last time.")
            said.append(text.format(_back_key()))
        self.teacher_told.emit("\n".join(said) if self.isVisible() else "")

    def changeEvent(self, event: QEvent) -> None:
        """Sets larger type for sentence and tiles in a presentation."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self.isVisible():
            self._saying.setFont(text_font(LARGE))
            self._heading.setFont(text_font(LARGE, bold=True))
            self._clue_row.show_clue(self._table.sheet)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tell_teacher()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._tell_teacher()

    def take_words(self, words: tuple[str, ...]) -> None:
        """Adds words that the class did not call, all in one undo step."""
        if words:
            self._leave(self._table.call(" ".join(words)))
        else:
            self.say(_("No word fits the board, so there is none to add."))

    def show_size(self, percent: int, *, presented: bool) -> None:
        """Sets the size of the drawing; at 100 % it is shown completely."""
        self.view.show_size(percent, presented=presented, whole=percent == 100)
        self._presented = presented
        self._show_pieces()

    def save(self) -> None:
        """Requests that the words are saved as a lesson."""
        if (scenario := self._scenario()) is not None:
            self.save_wanted.emit(scenario)

    @Slot()
    def _keep(self) -> None:
        try:
            save(self._table.session, self._file)
        except OSError as error:
            said = _("The words cannot be kept in {0}: {1}.")
            self.failed.emit(said.format(error.filename, reason_of(error)))

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
        in_column(
            in_row((self._heading, 1), self._other),
            (self.view, 1),
            self._saying,
            self._field,
            self._clue_row,
            in_row(REST, self._back, self._of_board, self._as_lesson, self._save, spacing=8),
            on=self,
            margins=(10, 6, 10, 6),
            spacing=6,
        )

    def _connect(self) -> None:
        self._table.changed.connect(self._show)
        self._table.noticed.connect(self.say)
        self.view.pointed.connect(self._point)
        self._field.textEdited.connect(self._type)
        self._field.returnPressed.connect(self._call)
        for keys, act in (
            ("Ctrl+Z", self._table.undo),
            ("Ctrl+Shift+Z", self._table.redo),
            ("Ctrl+Y", self._table.redo),
            ("Ctrl+T", self._turn_over),
            ("Ctrl+N", self._table.clear),
            (_BACK, self._bring_back),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    # What is done

    @Slot(str)
    def _type(self, text: str) -> None:
        """Draws a word while it is typed, and adds it when it is ended; pasted words at once.

        Refused words stay in the field.
        """
        by, self._typed = len(text) - len(self._typed), text
        ended = bool(text) and ends_word(text[-1])
        words = split_words(text)
        if words and by > 0 and (ended or (by > 1 and len(words) > 1)):
            left = self._table.call(text)
            self._leave(f"{left} " if left and ended else left)
        else:
            typed = words[-1] if words and not ended else ""
            self._draw(self._table.sheet, "" if self._table.offensive(typed) else typed)

    @Slot()
    def _call(self) -> None:
        if self._field.text().strip():
            self._leave(self._table.call(self._field.text(), entered=True))
        elif self._table.held and self._table.call_held():
            self._leave("")
        else:
            self._tell_teacher()

    def _take_off(self) -> None:
        """Removes the typed word; if none is typed, the last one."""
        if self._table.take_off(self._field.text()):
            self._leave("")

    def _leave(self, text: str) -> None:
        self._typed = text
        self._field.setText(text)
        self._draw(self._table.sheet)
        self._tell_teacher()

    @Slot()
    def _turn_over(self) -> None:
        """Switches the drawing between the trie and the DAWG of the words."""
        self._minimal = not self._minimal
        self._draw(self._table.sheet, "" if self._drawn is None else self._drawn[1])

    @Slot()
    def _show_lesson(self) -> None:
        if (scenario := self._scenario()) is not None:
            self.lesson_wanted.emit(scenario)

    def _scenario(self) -> Scenario | None:
        try:
            return lesson_words(self._table.sheet, _NAME, _("Our words"))
        except ValueError:
            self.say(_("There is no word yet: type one first."))
            return None

    @Slot(float, float)
    def _point(self, x: float, y: float) -> None:
        """Shows a sentence on the node or edge that was clicked."""
        if self._figure is not None and (point := point_at(self._figure, x, y)) is not None:
            self.say(told(said_of(point)))

    # What is shown

    @Slot(object)
    def _show(self, sheet: CalledWords) -> None:
        self._clue_row.show_clue(sheet)
        said = fitting_said(sheet)
        if said is None:
            said = cost_of(sheet.words) if sheet.words else _INVITATION
        self.say(told(said))
        self._draw(sheet)

    def _draw(self, sheet: CalledWords, typed: str = "") -> None:
        # What is done with the words tells so itself, and whoever did it wants them drawn.
        wanted = sheet, typed, self._minimal
        if wanted == self._drawn:
            return
        self._drawn = wanted
        figure = figure_of(sheet, "".join(split_words(typed)), minimal=self._minimal)
        self._figure = figure
        self._other.setText(_("Show the &trie") if self._minimal else _("Show the &DAWG"))
        self.view.setVisible(figure is not None)
        if figure is None:
            self._heading.setText(_("Our words"))
            return
        drawing = figure.drawing()
        heading = drawing.heading
        self._heading.setText(told(heading) if isinstance(heading, Sentence) else heading)
        self._heading.setFont(text_font(LARGE, bold=True))
        self.view.show_drawing(drawing, extent_of((drawing,)))

    @Slot(str)
    def say(self, text: str) -> None:
        """Shows a sentence in place of the previous one."""
        self._saying.setText(text)
        self._saying.setFont(text_font(LARGE))
        self._saying.setAccessibleName(text)
        announce(self._saying, text)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handles the field's keys for undo, and Backspace and Delete if they remove words."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride and (
                event.matches(QKeySequence.StandardKey.Undo)
                or event.matches(QKeySequence.StandardKey.Redo)
            ):
                event.ignore()
                return True
            if (
                event.type() is QEvent.Type.KeyPress
                and watched is self._field
                and event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
                and self._takes_off(event)
            ):
                self._take_off()
                return True
        return super().eventFilter(watched, event)

    def _takes_off(self, event: QKeyEvent) -> bool:
        """True if a key removes a word: either key if the field is empty, or Delete at its end."""
        field = self._field
        if not field.text() or event.key() == Qt.Key.Key_Backspace:
            return not field.text()
        return not field.hasSelectedText() and field.cursorPosition() == len(field.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


_INVITATION = say("Which words shall be drawn? A space or Enter ends a word.")


def _back_key() -> str:
    return QKeySequence(_BACK).toString(QKeySequence.SequenceFormat.NativeText)
