"""Window of anagrams, with a page for the search and one for challenges."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QStackedLayout, QTabWidget, QWidget

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _
from wmh.helper.answering import Answering
from wmh.helper.rack.challenge import Challenge
from wmh.helper.rack.rack_question import RackQuestion
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.rack.challenge_game import ChallengeGame
from wmh.helper.ui.rack.challenge_start import ChallengeStart, Start
from wmh.helper.ui.rack.find_page import FindPage
from wmh.helper.ui.rack.found_text import Ledger
from wmh.helper.ui.words.scope import WordScope

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


Game = tuple[Challenge, Ledger]

_MOST_WORDS = 10_000
"""Maximal number of words of a challenge; to prepare more would take seconds."""


class ChallengePage(QWidget):
    """Page of challenges; a running challenge keeps its words if the word list is changed."""

    def __init__(self, suggester: Suggester, clock: Callable[[], float], parent: QWidget) -> None:
        super().__init__(parent)
        self._view: WordScope | None = None
        self._start: Start | None = None
        self._errand = suggester.task_channel(self._begin, self._fail, self._end)
        self._beginning = ChallengeStart(self)
        self._game = ChallengeGame(clock, self)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._beginning)
        self._pages.addWidget(self._game)
        self._beginning.wanted.connect(self._prepare)
        self._game.left.connect(self._leave)

    @property
    def running(self) -> bool:
        return self._game.running

    def focus(self) -> None:
        if self._pages.currentWidget() is self._game:
            self._game.focus()
        else:
            self._beginning.focus()

    def show_view(self, view: WordScope) -> None:
        self._view = view
        self._beginning.show_view(view)
        if self._beginning.waiting and self._start is not None:
            self._prepare(self._start)  # A new lexicon has dropped what was asked of another.

    @Slot(object)
    def _prepare(self, start: Start) -> None:
        if self._view is not None:
            self._start = start
            self._beginning.wait()
            self._errand.ask(_preparing(start, self._view))

    @Slot(object)
    def _begin(self, game: Game | str) -> None:
        if isinstance(game, str):
            self._beginning.refuse(game)
        elif self._start is not None:
            self._beginning.greet()
            self._pages.setCurrentWidget(self._game)
            self._game.begin(*game, self._start.seconds)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._beginning.refuse(objection(error))

    @Slot()
    def _end(self) -> None:
        """Ends the waiting; the challenge is missing only if no word list is open."""
        if self._beginning.waiting:
            self._beginning.refuse(_("No word list is open."))

    @Slot()
    def _leave(self) -> None:
        self._pages.setCurrentWidget(self._beginning)
        self._beginning.focus()


def _preparing(
    start: Start, view: WordScope
) -> Callable[["Lexicon", Answering, Stop], Iterator[Game | str]]:
    """Returns background work that yields a challenge, or a sentence on why there is none.

    The time of the challenge begins at 0.
    """

    def prepare(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[Game | str]:
        from wmh.helper.rack.challenge import begin, draw
        from wmh.helper.rack.rack_walk import answer
        from wmh.helper.ui.rack.found_text import ledger_of

        letters = start.letters
        if start.length:
            letters = draw(start.length, lexicon, view.tier, start.chance)
        if not letters and not start.blanks:
            yield _("There is no word of that length here: choose another.")
            return
        question = RackQuestion(
            letters=letters,
            values=start.values,
            blanks=start.blanks,
            least=start.least,
            tier=view.tier,
            flagged=view.flagged,
        )
        found = answer(replace(question, rows=0), lexicon, stop).found
        if not found:
            yield _("No word can be made: give more letters, or allow shorter words.")
            return
        if found > _MOST_WORDS:
            text = _("{0} words can be made: give fewer letters or blanks.")
            yield text.format(whole(found))
            return
        challenge = begin(question, lexicon, 0.0, start.seconds, stop)
        yield challenge, ledger_of(challenge)

    return prepare


class RackWindow(QDialog):
    """Window of anagrams, not modal, with the word list and vocabulary of the main window."""

    def __init__(
        self,
        suggester: Suggester,
        parent: QWidget | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Makes the window; `clock` returns the seconds by which challenges are timed."""
        super().__init__(parent)
        self.setWindowTitle(_("Anagrams"))
        self._find = FindPage(suggester, self)
        self._pages = QTabWidget(self)
        self._pages.setAccessibleName(_("Find or play"))
        self._pages.addTab(self._find, _("&Find"))
        self._challenge = ChallengePage(suggester, clock, self)
        self._pages.addTab(self._challenge, _("&Challenge"))
        self._pages.currentChanged.connect(self._focus)
        self._looked_at = QLabel(self)
        self._looked_at.setObjectName("lexicon")
        set_margins(self._looked_at, 16, 0, 16, 8)
        head = PageHead(
            self.windowTitle(),
            _("Words that your letters make, or a challenge against the clock."),
            self,
            modest=True,
        )
        in_column(
            in_column(head, margins=(16, 14, 16, 2)),
            (self._pages, 1),
            self._looked_at,
            on=self,
            margins=0,
            spacing=0,
        )
        self.setMinimumWidth(320)
        self.resize(400, 580)
        self._find.focus()

    @property
    def busy(self) -> str:
        """Reason why the window must not be replaced now: a challenge runs; "" if none runs."""
        if self._challenge.running:
            return _("A challenge is running: end it first.")
        return ""

    def show_view(self, view: WordScope) -> None:
        self._find.show_view(view)
        self._challenge.show_view(view)
        self._looked_at.setText(view.title)
        self._looked_at.setAccessibleName(view.title)

    @Slot()
    def _focus(self) -> None:
        """Gives the focus to the field of the page, unless the tabs have it."""
        if not self._pages.tabBar().hasFocus():
            shown = self._find if self._pages.currentWidget() is self._find else self._challenge
            shown.focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Esc, which closes the window unless a challenge is running."""
        if event.key() == Qt.Key.Key_Escape and self._challenge.running:
            event.accept()
        else:
            super().keyPressEvent(event)
