"""Pattern search: its field, the matching words in place of the list, and its sentences."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _, ngettext
from wmh.engine.patterns.question import PatternAnswer, PatternError, PatternQuestion
from wmh.engine.question import Question
from wmh.helper.answering import Answering
from wmh.helper.capitals import capital
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_button, plain_label, say
from wmh.helper.ui.parts.layout import in_column, in_row, margins
from wmh.helper.ui.parts.shortcuts import for_board, key_of
from wmh.helper.ui.parts.value_list import ValueModel, WrappedList

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


_PATIENCE_MS = 150
"""Milliseconds for which the answer to an old pattern may be shown beside a new pattern."""
_PAUSE_MS = 600
"""Milliseconds without typing after which the answer is announced."""
_LENGTH, _FITTING, _ANY = range(3)


class Finding(QWidget):
    """Pattern search; hidden until it is opened, updated at every key and with the game."""

    shown = Signal(bool)
    """Emitted with True when the search takes the list's place, False when it gives it back."""
    left = Signal()
    """Emitted when the focus should go back to the board."""
    taken = Signal(str)
    """Emitted with a word, of the length of the game's words, that the user takes."""
    failed = Signal(str)

    def __init__(self, length: int, suggester: Suggester, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: tuple[Question, Lexicon] | None = None
        self._errand = suggester.task_channel(self._show, self._fail)
        self._field = QLineEdit(self)
        self._field.setObjectName("find")
        self._field.setPlaceholderText(_("A pattern: .*ing or (a|b).."))
        self._field.setAccessibleName(_("Find words by pattern"))
        self._field.textChanged.connect(self._ask)
        self._field.returnPressed.connect(self.enter)
        self._where = ChoiceBox[int](self)
        self._where.setAccessibleName(_("Words searched"))
        self._where.activated.connect(self._ask)
        self._where.activated.connect(self._field.setFocus)
        self._close = plain_button(_("Close"), self, self.leave, name="flat")
        self._close.setAccessibleName(_("Close the search"))
        self._close.setToolTip(_("Close the search (Esc)"))
        self._said = plain_label(self, "found")
        self._hits = HitList(self)
        self._hits.taken.connect(self._take)
        self._hits.left.connect(self._field.setFocus)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._lose_patience)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._speak)
        self._lay_out()
        self._name_choices(length)
        self.hide()

    def _lay_out(self) -> None:
        set_margins(self._said, 6, 0, 6, 2)
        in_column(
            in_row((self._field, 1), self._close, spacing=4),
            (self._where, 0, Qt.AlignmentFlag.AlignLeft),
            self._said,
            (self._hits, 1),
            on=self,
            margins=margins(0, 4, 10, 0),
            spacing=4,
        )

    @Slot()
    def open(self) -> None:
        if self.isHidden():
            self.show()
            self.shown.emit(True)
            self._ask()
        self._field.setFocus()
        self._field.selectAll()

    @Slot()
    def leave(self) -> None:
        self.left.emit()  # First: hiding the focus would send it elsewhere.
        self.put_away()

    @Slot()
    def put_away(self) -> None:
        if not self.isHidden():
            self._forget()
            self.hide()
            self.shown.emit(False)

    @Slot()
    def enter(self) -> None:
        """Moves the focus to the matching words, if there are any."""
        self._hits.enter()

    def show_game(self, question: Question, lexicon: "Lexicon") -> None:
        """Sets the game that the words must fit, with its word list and vocabulary."""
        self._game = (question, lexicon)
        self._name_choices(question.length)
        if not self.isHidden():
            self._ask()

    def _name_choices(self, length: int) -> None:
        fitting = ngettext(
            "1 letter, and still possible", "{0} letters, and still possible", length
        )
        texts = {
            _LENGTH: ngettext("1 letter", "{0} letters", length),
            _FITTING: fitting,
            _ANY: _("any length"),
        }
        self._where.offer(Choice(text, where) for where, text in sorted(texts.items()))

    # What is asked and answered

    @Slot()
    def _ask(self) -> None:
        self._forget()
        text = self._field.text().strip()
        if not text:
            self._tell(invitation(), ())
        elif self._game is None:
            self._tell(_("The word list is not open yet."), ())
        else:
            game, _rest = self._game
            where = self._where.value
            question = PatternQuestion(
                text,
                None if where == _ANY else game.length,
                game.tier,
                game.flagged,
                game=game if where == _FITTING else None,
            )
            self._errand.ask(partial(_find_words, question))
            self._patience.start()

    def _forget(self) -> None:
        self._errand.drop()
        self._patience.stop()
        self._pause.stop()

    @Slot(object)
    def _show(self, answer: PatternAnswer) -> None:
        self._tell(finding(answer), answer.words)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if isinstance(error, PatternError):
            self._tell(objection(error), ())
        else:
            self._tell("", ())
            self.failed.emit(objection(error))

    @Slot()
    def _lose_patience(self) -> None:
        self._tell(_("Searching …"), ())

    def _tell(self, text: str, words: tuple[str, ...]) -> None:
        self._patience.stop()
        say(self._said, text)
        self._field.setAccessibleDescription(text)
        self._hits.show_words(words)
        self._pause.start()

    @Slot()
    def _speak(self) -> None:
        if self.isVisible():
            announce(self._field, self._said.text())

    # What is done with a word

    @Slot(str)
    def _take(self, word: str) -> None:
        if self._game is None:
            return
        game, lexicon = self._game
        length = len(lexicon.alphabet.letters_of(word) or ())
        if length == game.length:
            self.taken.emit(word)
            self.put_away()
        else:
            said = wrong_length(word, length, game.length)
            say(self._said, said)
            announce(self._hits, said)

    def _type(self, event: QKeyEvent) -> None:
        self._field.setFocus()
        self._field.end(False)
        self._field.keyPressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() == Qt.Key.Key_Down and self._field.hasFocus():
            self.enter()
        elif for_board(event) and not self._field.hasFocus():
            self._type(event)
        else:
            super().keyPressEvent(event)


def _find_words(
    question: PatternQuestion, lexicon: "Lexicon", _answering: Answering, stop: Stop
) -> Iterator[PatternAnswer]:
    """Yields the words that match a pattern; runs in the background thread."""
    from wmh.engine.patterns.walk import find

    yield find(question, lexicon, stop)


_ROW = 26
_GAP = 16


class HitList(WrappedList[str]):
    """List of words that emits the word that the user takes."""

    taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(ValueModel(capital), parent, self._tell)
        self._words: Sequence[str] = ()
        self.setObjectName("hits")
        self.setAccessibleName(_("Words found"))

    def show_words(self, words: Sequence[str]) -> None:
        self._words = words
        self.measure()
        self.rows.show(words)
        self.scrollToTop()

    def measure(self) -> None:
        """Measures the columns, which are as wide as the widest word."""
        spelt = [capital(word) for word in self._words]
        most = max(map(len, spelt), default=1)
        metrics = self.fontMetrics()
        widest = max(
            (metrics.horizontalAdvance(word) for word in spelt if len(word) >= most - 1), default=1
        )
        row = self._row()
        self.setGridSize(QSize(widest + scale_length(_GAP), row))
        self.setMinimumHeight(3 * row)

    def _tell(self, word: str) -> None:
        self.taken.emit(word)

    def _row(self) -> int:
        return max(scale_length(_ROW), self.fontMetrics().height() + 4)

    def sizeHint(self) -> QSize:
        return QSize(0, 4 * self._row())


def finding(answer: PatternAnswer) -> str:
    """Returns a sentence on the numbers of matches and of listed words, and on words left out."""
    said = [_matching(answer)]
    if answer.kept_back:
        said.append(_kept_back(answer.kept_back))
    if answer.foreign:
        text = _("{0} is not a letter of this word list.")
        said.append(text.format(capital(answer.foreign)))
    return " ".join(said)


def invitation() -> str:
    """Returns the help on the syntax of patterns, shown while the field is empty."""
    return _(
        ". is any letter; [abc] one of these letters; [^abc] any other letter; (ab|c) either ab or"
        " c. After a letter or group: ? means none or one, * any number of it.",
    )


def wrong_length(word: str, length: int, wanted: int) -> str:
    """Returns a sentence on why a word of this length cannot be taken."""
    text = _("{0} has {1} letters, and the words of this game {2}.")
    return text.format(capital(word), length, wanted)


def _matching(answer: PatternAnswer) -> str:
    number, named = answer.number, len(answer.words)
    if number == 0:
        return _("No word matches.")
    if number > named:
        return ngettext(
            "{0} word matches, the first {1} are listed.",
            "{0} words match, the first {1} are listed.",
            number,
            number,
            named,
        )
    return ngettext("1 word matches.", "{0} words match.", number)


def _kept_back(number: int) -> str:
    return ngettext(
        "1 more matches but is hidden: less common ({1} shows it) or offensive.",
        "{0} more match but are hidden: less common ({1} shows them) or offensive.",
        number,
        number,
        key_of("all_words"),
    )
