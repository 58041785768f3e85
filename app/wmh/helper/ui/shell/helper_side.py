"""The helper side of the window: board, status line and list, one below the other."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from wmh.engine.explain.spoiler import Spoiler
from wmh.helper.suggester import Suggester
from wmh.helper.ui.advice.ranking import Ranking
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.board_lines import KnownLine, PegRow, RuleLine
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.board.given_line import GivenLine
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.bars import MessageBar, StatusLine
from wmh.helper.ui.parts.labels import column_holder
from wmh.helper.ui.parts.layout import add_row, in_column, in_row, margins
from wmh.helper.ui.program.lazy import Pieces, stand_after
from wmh.helper.ui.spoiler.row_cover import LevelSlider
from wmh.helper.ui.words.pasting import Pasting
from wmh.helper.ui.words.pattern_line import PatternLine
from wmh.helper.ui.words.scope import WordsLine

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.engine.question import Question
    from wmh.helper.ui.advice.reason import ReasonNote
    from wmh.helper.ui.board.sheet import Sheet
    from wmh.helper.ui.words.finding import Finding
    from wmh.helper.ui.words.lookup import LookupLine

_BESIDE = 1.2
"""Ratio of the helper side's width to its height from which the board is beside the list."""

_HEADLINE = 150
"""Width in pixels of the widest number of words in a headline."""

_LONGEST = 9
"""Number of letters of the longest words whose tiles have room beside the list."""


class HelperSide(QWidget):
    """Widgets of the helper with their layout; the window connects them."""

    def __init__(
        self, board: Board, suggester: Suggester, spoiler: Spoiler, pieces: Pieces, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._board, self._suggester = board, suggester
        self.choices = WordsLine(board.sheet.length, self)
        self.rule = RuleLine(self)
        self.head = column_holder(self, self.choices, self.rule)
        self.given = GivenLine(board, self)
        board.changed.connect(self.given.show_sheet)
        self.board_view = BoardView(board, self)
        self.pegs = PegRow(self)
        self.status = StatusLine(self)
        self.level_slider = LevelSlider(spoiler, self)
        self.status.put_beside(self.level_slider)
        self.known = KnownLine(self)
        self.facts = column_holder(self, self.known)
        self.pasting = Pasting(board, suggester, pieces, self)
        # Each is made where it belongs: a widget that gets another parent is styled once more.
        listed = QWidget(self.pasting)
        self.ranking = Ranking(pieces, listed)
        self.list = self.ranking.list
        self._results = QStackedLayout(listed)
        self._results.addWidget(self.ranking)
        self.pasting.cover(listed)
        self.pasting.understood.connect(self.status.end_notice)
        self.reason = pieces.lazy("reason", self._make_reason)
        self.finding = pieces.lazy("find", self._make_finding)
        self.lookup = pieces.lazy("look_up", self._make_lookup)
        self.pattern = PatternLine(self)
        self.messages = MessageBar(self)
        self._game: tuple[Question, Sheet, Lexicon] | None = None
        self._wide = self._beside = False
        board.changed.connect(self._arrange)
        board.changed.connect(self._show_pattern)
        self._show_pattern()
        self._lay_out()

    def show_game(self, question: "Question", sheet: "Sheet", lexicon: "Lexicon") -> None:
        """Passes the current question on to the other widgets that ask about the game."""
        self._game = question, sheet, lexicon
        self.pasting.show_game(question, lexicon)
        if self.finding.made is not None:
            self.finding.made.show_game(question, lexicon)
        if self.lookup.made is not None:
            self.lookup.made.show_game(question, sheet, lexicon)

    def show_list(self, *, listed: bool) -> None:
        """Shows the list or, in its place, the reason why it is empty."""
        self._results.setCurrentWidget(self.ranking if listed else self.reason())

    def show_wide(self, *, wide: bool) -> None:
        """Allows the board to be beside the list, or keeps it above the list."""
        self._wide = wide
        self._arrange()

    def add_note(self, note: QWidget) -> None:
        """Inserts a note between the board and the status line."""
        at = self._column.indexOf(self.status)
        add_row(self._column, note, at=at, margins=(6, 0, 16, 10))

    def add_below_list(self, line: QWidget) -> None:
        """Inserts a widget below the list."""
        self._column.insertWidget(self._column.indexOf(self.pasting) + 1, line)

    @Slot()
    def _show_pattern(self) -> None:
        self.pattern.show_game(self._board.sheet.game)

    @Slot()
    def enter_list(self) -> None:
        """Moves the focus to the list below the board, or to the results of a search."""
        finding = self.finding.made
        if finding is None or finding.isHidden():
            self.list.enter()
        else:
            finding.enter()

    def _make_reason(self) -> "ReasonNote":
        from wmh.helper.ui.advice.reason import ReasonNote

        reason = ReasonNote(self._results.parentWidget())
        self._results.addWidget(reason)
        stand_after(self.ranking, reason)
        return reason

    def _make_finding(self) -> "Finding":
        from wmh.helper.ui.words.finding import Finding

        finding = Finding(self._board.sheet.length, self._suggester, self)
        if self._game is not None:
            question, _, lexicon = self._game
            finding.show_game(question, lexicon)
        finding.shown.connect(self.pasting.setHidden)
        finding.failed.connect(self.messages.show_message)
        finding.left.connect(self.board_view.focus)
        self.pasting.currentChanged.connect(finding.put_away)
        self._column.insertWidget(self._column.indexOf(self.pasting) + 1, finding, 1)
        stand_after(self.pasting, finding)
        return finding

    def _make_lookup(self) -> "LookupLine":
        from wmh.helper.ui.words.lookup import LookupLine

        lookup = LookupLine(self)
        if self._game is not None:
            lookup.show_game(*self._game)
        lookup.left.connect(self.board_view.focus)
        self._lines.insertWidget(0, lookup)
        stand_after(self.finding.made or self.pasting, lookup)
        return lookup

    def _lay_out(self) -> None:
        # Text stands 6 px inside of its field, and so 16 px inside of the window.
        set_margins(self.choices, *margins(0, 0, 16, 0))
        set_margins(self.status, *margins(6, 0, 16, 0))
        set_margins(self.known, *margins(6, 5, 16, 0))
        self._lines = in_column(self.pattern, self.messages, margins=margins(0, 0, 10, 0))
        self._left = in_column(spacing=0)  # Nothing is in it as a rule.
        self._column = in_column(
            self.head,
            10,
            self.given,
            self.board_view,
            self.pegs,
            12,
            self.status,
            self.facts,
            4,
            (self.pasting, 1),
            6,
            self._lines,
            margins=margins(10, 4, 0, 10),
            spacing=0,
        )
        self._row = in_row(self._left, (self._column, 1), on=self, margins=0, spacing=0)

    @Slot()
    def _arrange(self) -> None:
        letters = self._board.sheet.length
        beside = self._wide and letters <= _LONGEST and self.width() > _BESIDE * self.height()
        if beside == self._beside:
            return
        self._beside = beside
        self._row.setStretch(0, 1 if beside else 0)
        self._hold_headline()
        pieces = (self.given, self.board_view, self.pegs)
        if beside:
            for piece in pieces:
                self._left.addWidget(piece)
            self._left.addStretch()
        else:
            self._left.takeAt(self._left.count() - 1)
            above = self._column.indexOf(self.head) + 2  # A gap follows it.
            for number, piece in enumerate(pieces):
                self._column.insertWidget(above + number, piece)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._hold_headline()

    def _hold_headline(self) -> None:
        """Keeps room for the headline while the board is beside the list."""
        self.status.setMinimumWidth(scale_length(_HEADLINE) if self._beside else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
