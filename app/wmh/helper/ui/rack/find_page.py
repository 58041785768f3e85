"""Page of the anagram search: letters above, words below."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _
from wmh.helper.answering import Answering
from wmh.helper.catalogues import VALUES
from wmh.helper.rack.rack_question import RackAnswer, RackQuestion
from wmh.helper.rack.rack_reading import RackError, read_pattern, read_rack
from wmh.helper.rack.values import Values, ValuesError
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.layout import REST, in_column, in_row, margins
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.rack import found_text
from wmh.helper.ui.rack.find_options import FindOptions
from wmh.helper.ui.rack.rack_field import RackField
from wmh.helper.ui.rack.scored_list import COPY_LIST, ScoredList, WordHead
from wmh.helper.ui.words.scope import WordScope

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


_ROWS = 5_000
"""Maximal number of rows in the list; further words are only counted."""


class FindPage(QWidget):
    """Page of the anagram search, which asks at every key and drops older questions."""

    def __init__(self, suggester: Suggester, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: WordScope | None = None
        self._asked: RackQuestion | None = None
        self._waiting = False
        self._errand = suggester.task_channel(self._show, self._fail, self._end)
        self._field = RackField(self)
        self._field.setPlaceholderText(_("Letters; Space is a blank"))
        self._field.setAccessibleName(_("Your letters"))
        self._options = FindOptions(self)
        self._status = StatusLine(self)
        titles = (_("points"), _("letters", context="FindPage"))
        self._head = WordHead(titles, self)
        self._list = ScoredList(_("Words that can be made"), self, titles)
        self._list.setObjectName("made")
        copy = QPushButton(_("Copy &list"), self)
        copy.setObjectName("flat")
        key = QKeySequence(COPY_LIST).toString(QKeySequence.SequenceFormat.NativeText)
        set_tip(copy, f"{_('Copy every word')} ({key})")
        copy.clicked.connect(self._list.copy_list)
        self._copy = copy
        self._lay_out()
        self._field.textChanged.connect(self._ask)
        self._field.left_below.connect(self._list.enter)
        self._options.changed.connect(self._ask)
        self._list.left.connect(self.focus)
        self._list.typed.connect(self._type)
        self._list.copied.connect(self._status.show_notice)
        self._ask()

    def _lay_out(self) -> None:
        set_margins(self._status, 6, 6, 6, 0)
        above = in_column(
            self._field, self._options, self._status, margins=margins(0, 0, 10, 0), spacing=6
        )
        foot = in_row(REST, self._copy, margins=margins(0, 0, 10, 0))
        in_column(
            above,
            self._head,
            (self._list, 1),
            foot,
            on=self,
            margins=margins(10, 12, 0, 6),
            spacing=6,
        )

    @Slot()
    def focus(self) -> None:
        self._field.setFocus()

    def show_view(self, view: WordScope) -> None:
        """Uses another word list or vocabulary."""
        if self._view is None or self._view.lexicon is not view.lexicon:
            self._options.prefer_values(view.lexicon.name)
        self._view = view
        self._asked = None  # A new lexicon has dropped what was asked of the one before.
        self._ask()

    # Asking

    @Slot()
    def _ask(self) -> None:
        if self._view is None:
            self._clear(_("Opening the word list …", context="FindPage"), "")
            return
        alphabet = self._view.lexicon.alphabet
        try:
            values = VALUES.read_named(self._options.values)
        except ValuesError as error:
            self._clear(_("These values cannot be read"), objection(error))
            return
        self._field.show_values(alphabet, values.points)
        if not self._field.text():
            self._clear(
                _("Type your letters"),
                _("Space or ? is a blank, which stands for any letter."),
            )
            return
        try:
            question = self._question(self._view, values)
        except RackError as error:
            self._clear(_("These letters cannot be searched"), objection(error))
            return
        if question != self._asked:
            self._asked = question
            self._show_waiting(waiting=True)
            self._errand.ask(_finding(question))

    def _question(self, view: WordScope, values: Values) -> RackQuestion:
        """Returns the question for the letters and options as typed. Raises RackError."""
        letters, blanks = read_rack(self._field.text(), view.lexicon.alphabet)
        return RackQuestion(
            letters=letters,
            values=values,
            blanks=blanks,
            pattern=read_pattern(self._options.pattern, view.lexicon.alphabet),
            least=self._options.least,
            tier=view.tier,
            flagged=view.flagged,
            order=self._options.order,
            rows=_ROWS,
        )

    def _clear(self, headline: str, hint: str) -> None:
        self._errand.drop()
        self._asked = None
        self._show_waiting(waiting=False)
        self._status.show_headline(headline)
        self._status.show_hint(hint)
        self._list.show_rows((), "")
        self._head.hide()
        self._copy.setEnabled(False)

    @Slot(object)
    def _show(self, answer: RackAnswer) -> None:
        if self._view is None or answer.question is not self._asked:
            return
        self._show_waiting(waiting=False)
        self._status.show_headline(found_text.headline(answer))
        self._status.show_hint(found_text.remark(answer, self._view))
        self._list.show_rows(found_text.rows(answer), found_text.widest_sign(answer))
        self._head.setVisible(bool(answer.found))
        self._copy.setEnabled(bool(answer.found))

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._clear(_("These letters cannot be searched"), objection(error))

    @Slot()
    def _end(self) -> None:
        """Ends the waiting for an answer; it is missing only if no word list is open."""
        if self._waiting:
            self._clear(_("No word list"), "")

    def _show_waiting(self, *, waiting: bool) -> None:
        self._waiting = waiting
        self._status.show_waiting(waiting=waiting)
        self._list.show_waiting(waiting=waiting)

    @Slot(QKeyEvent)
    def _type(self, event: QKeyEvent) -> None:
        """Passes a letter that is typed in the list on to the rack."""
        self._field.setFocus()
        QApplication.sendEvent(self._field, event)


def _finding(
    question: RackQuestion,
) -> Callable[["Lexicon", Answering, Stop], Iterator[RackAnswer]]:
    def find(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[RackAnswer]:
        from wmh.helper.rack.rack_walk import answer

        yield answer(question, lexicon, stop)

    return find
