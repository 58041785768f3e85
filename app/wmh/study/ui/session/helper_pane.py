"""Helper as a participant sees it in an arm."""

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QStackedLayout, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.answer import Advice
from wmh.engine.explain.spoiler import Spoiler, covers
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.strategy.strategies import STRATEGIES, Certainty
from wmh.helper.ui.advice.suggestion_list import SuggestionList
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.spoiler.cover import Cover, Covered, Hint, hint_at
from wmh.study.journal.events import EventKind, Json
from wmh.study.ui.session.recorder import Recorder
from wmh.study.ui.session.timed_game import Position


class HelperPane(QWidget):
    """Pane with the list of suggestions, or what a lower help level shows; records what is shown.

    The list counts as open while it is visible.
    """

    taken = Signal(str)
    left = Signal()
    """Emitted when the focus should return to the board."""

    def __init__(
        self,
        level: Spoiler,
        alphabet: Alphabet,
        recorder: Recorder,
        typed: Callable[[], str],
        parent: QWidget,
    ) -> None:
        """Makes the pane; `typed` returns the letters typed in the row of the next guess."""
        super().__init__(parent)
        self._typed = typed
        self._level, self._alphabet, self._recorder = level, alphabet, recorder
        self._shown: Position | None = None
        self._given = 1
        self._open = False
        self._taken = ""
        """Suggestion that was taken last for the guess that is being typed; "" without one."""
        self.setAccessibleName(_("Helper"))
        self._headline = plain_label(self, "headline")
        lower = QWidget(self)
        self.list = SuggestionList(lower)
        self._cover = Cover(lower)
        self._stack = QStackedLayout(lower)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._cover)
        set_margins(self._headline, 6, 0, 6, 0)
        in_column(self._headline, (lower, 1), on=self, margins=0, spacing=8)
        # Instructions promise a click; a double click is one click more.
        self.list.clicked.connect(self.list.take_at)
        self.list.taken.connect(self._take)
        self.list.left.connect(self.left)
        self._cover.left.connect(self.left)
        self._cover.letters.left.connect(self.left)
        self._cover.more_wanted.connect(self._give_more)

    def enter(self) -> None:
        """Moves the focus into the pane."""
        if self._open:
            self.list.enter()
        else:
            self._cover.letters.enter()

    def show_standing(self, found: Position) -> None:
        """Shows the advice for the present board; `note_standing` records it later."""
        self._shown, self._given, self._taken = found, 1, ""
        advice = found.advice
        fit = ngettext("1 word fits", "{0} words fit", advice.remaining)
        say(self._headline, fit)
        listed = not covers(self._level, advice)
        self.list.clear()
        if listed:
            self.list.show_advice(advice)
        self._stack.setCurrentWidget(self.list if listed else self._cover)
        self.show()
        if not listed:
            self._show_cover()

    def note_standing(self) -> None:
        """Records what the pane shows; called once it is visible."""
        if self._shown is None:
            return
        advice = self._shown.advice
        listed = not covers(self._level, advice)
        self._note_list(opened=listed)
        if listed:
            words = [each.word for each in advice.suggestions]
            self._recorder.record(
                EventKind.ADVISED,
                remaining=advice.remaining,
                words=list(words),
                **_computation_fields(advice),
            )
        else:
            self._note_cover()

    def cover_up(self) -> None:
        """Hides the pane and records that the list is closed."""
        self.hide()
        self._note_list(opened=False)

    def uncover(self) -> None:
        """Shows the pane again after `cover_up`."""
        if self._shown is not None:
            self.show()
            self._note_list(opened=not covers(self._level, self._shown.advice))

    def _note_list(self, *, opened: bool) -> None:
        if opened != self._open:
            self._open = opened
            self._recorder.record(EventKind.LIST_OPENED if opened else EventKind.LIST_CLOSED)

    def _show_cover(self) -> None:
        if self._shown is None:
            return
        advice, telling = self._shown.advice, self._shown.telling
        hint = self._hint()
        self._cover.show_covered(
            Covered(self._level, last=advice.remaining == 1, telling=telling, hint=hint, fixed=True)
        )

    def _note_cover(self) -> None:
        if self._shown is None:
            return
        advice, telling, hint = self._shown.advice, self._shown.telling, self._hint()
        letters = [] if telling is None else [each.letter for each in telling.letters]
        self._recorder.record(
            EventKind.ADVISED,
            remaining=advice.remaining,
            words=[],
            letters=list(letters),
            hint=None if hint is None else "".join(each or "." for each in hint.letters),
        )

    def _hint(self) -> Hint | None:
        """Returns the hint for the first suggestion; None without one, and at other help levels."""
        found = self._shown
        if self._level is not Spoiler.HINT or found is None or found.telling is None:
            return None
        if not found.advice.suggestions:
            return None
        word = found.advice.suggestions[0].word
        letters = self._alphabet.letters_of(word) or tuple(word)
        return hint_at(letters, found.advice.question, found.telling, self._given)

    @Slot()
    def _give_more(self) -> None:
        self._given += 1
        self._show_cover()
        self._note_cover()

    @Slot(str)
    def _take(self, word: str) -> None:
        if word != self._taken or word != self._typed():
            rank = None if self._shown is None else self._shown.rank_of(word)
            self._recorder.record(EventKind.TAKEN, word=word, rank=rank)
            self._taken = word
        self.taken.emit(word)


def _computation_fields(advice: Advice) -> dict[str, Json]:
    """Returns fields on how the list was computed; empty if the strategy does not split words."""
    if not STRATEGIES[advice.question.strategy].splits:
        return {}
    proven = any(each.certainty is Certainty.PROVEN for each in advice.suggestions)
    return {"measured": advice.measured, "proven": proven}
