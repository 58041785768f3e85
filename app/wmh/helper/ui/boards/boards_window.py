"""Window of games on several boards."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget

from wmh.base.files.saved_games import Trouble
from wmh.base.text.phrases import _
from wmh.engine.boards.answer import BoardsAdvice
from wmh.engine.boards.question import BOARDS_STRATEGIES
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.diagnosis import Change
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.capitals import show_capitals_of
from wmh.helper.suggester import Suggester
from wmh.helper.ui.advice.ranking import RankingHead
from wmh.helper.ui.advice.wording import Remedy
from wmh.helper.ui.board.session import Session, save
from wmh.helper.ui.boards import boards_text
from wmh.helper.ui.boards.advising import Advising
from wmh.helper.ui.boards.boards_choices import (
    BoardsRefusing,
    BoardsRules,
    BoardsStrategy,
    BoardsWords,
    add_actions,
    add_shared_menus,
)
from wmh.helper.ui.boards.boards_list import BoardsList, FaultNote
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.boards.boards_spoiling import CoveredBoardsList
from wmh.helper.ui.boards.boards_table import BoardsTable
from wmh.helper.ui.boards.boards_view import BoardsView
from wmh.helper.ui.boards.guess_row import GuessRow, RevealedLine
from wmh.helper.ui.boards.kind_line import KindLine
from wmh.helper.ui.boards.paste_preview import PastePreview
from wmh.helper.ui.frame.content_scroll import room_for
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.look.theme import Appearance, scale_length
from wmh.helper.ui.parts.bars import MessageBar, StatusLine
from wmh.helper.ui.parts.error_text import reason_of
from wmh.helper.ui.parts.labels import ElidedButton
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.parts.shortcuts import AroundBoard
from wmh.helper.ui.shell.remembered import Remembered
from wmh.helper.ui.words.scope import WordScope

_BESIDE, _LONG, _LETTER = 640, 8, 60
"""Width from which the list is beside the boards; letters beyond `_LONG` add `_LETTER` each."""
_LOW, _NARROW = 400, 400
"""Height below which the list is beside the boards, and the smaller width required then.

Boards, guess and three words of the list would not fit below each other. Optional parts are hidden.
"""
_LOWEST = 280
"""Height below which the box of the strategies is hidden, so that three words can be shown."""


class BoardsWindow(AroundBoard):
    """Window of a game on several boards, with the word list of that game."""

    another_game_wanted = Signal()
    """Emitted when the user wants to choose among all games."""
    all_words_wanted = Signal()
    lexicon_wanted = Signal(str)
    """Emitted with the name of a word list that the main window is to use as well."""

    def __init__(
        self,
        suggester: Suggester,
        appearance: Appearance,
        session: Session[BoardsSheet],
        kept: Path,
        parent: QWidget,
    ) -> None:
        """Makes the window; `kept` is the file that stores the game."""
        super().__init__(parent, Qt.WindowType.Window)
        self._appearance = appearance
        self._game = session.sheet.game
        appearance.show_game_beside(self, _palette(self._game))
        self._file = kept
        self._advice: BoardsAdvice | None = None
        self._typing = False
        self._listed = True
        self._view: WordScope | None = None
        self._words: BoardsWords | None = None
        self._suggester = suggester
        self._table = BoardsTable(session.sheet, self)
        self._table.changed.connect(self._note_focus)  # the first to hear of it
        self._advising = Advising(suggester, self)
        self._kind = KindLine(session.sheet, self)
        self._boards = BoardsView(self._table, self)
        self._revealed = RevealedLine(self._table, self)
        self._guess = GuessRow(self._table, self)
        self._status = StatusLine(self)
        self._fault = FaultNote(self)
        self._list = BoardsList(self)
        self._ranking = RankingHead(self, BOARDS_STRATEGIES)
        self._ranking.show_strategy(Strategy.ENTROPY)
        self._list.measured.connect(self._ranking.unit.end_before)
        self._covered = CoveredBoardsList(self._list, self._table, suggester, self)
        self._pasting = PastePreview(self._covered, self._table, self)
        self._messages = MessageBar(self)
        self._looked_at = ElidedButton(self, "lexicon")
        self._lay_out()
        self._connect()
        appearance.changed.connect(self._show_theme)
        another, menu = self.another_game_wanted.emit, self._kind.menu
        add_actions(self, self._table, self._pasting, self._revealed, another, menu)
        self._table.resume(session)
        self._show_sheet(self._table.sheet)
        self._table.changed.connect(self._keep)
        self._table.stepped.connect(self._keep)
        self.resize(QSize(760, 680).boundedTo(room_for(self)))
        self._focus()

    def open_game(self, boards: int, length: int, limit: int, game: str) -> None:
        """Begins a game of this kind, unless the present game is of this kind already."""
        self._table.begin(boards, length, limit, game)
        self._focus()

    def follow(self, remembered: Remembered, actions: Mapping[str, QAction]) -> None:
        """Connects the window with settings, and takes over menus of the main window.

        The settings are the help level, the strategy, and the words that the game refuses.
        """
        self._covered.follow(remembered, self._kind.menu, self)
        refusing = BoardsRefusing(
            remembered, self._table, self._list, self._advising, self._kind.menu, self
        )
        refusing.noticed.connect(self._status.show_notice)
        BoardsStrategy(remembered, self._ranking, self._table, self._advising, self)
        self._kind.menu.addMenu(BoardsRules(self._table, self))
        add_shared_menus(self._kind.menu, actions)
        words = BoardsWords(
            remembered, self._table, self._suggester, actions["manage_lexica"], self
        )
        words.found.connect(self._show_scope)
        words.main_wanted.connect(self.lexicon_wanted)
        words.failed.connect(self._messages.show_message)
        self._looked_at.setMenu(words)
        self._words = words

    def show_text(self, text: str) -> None:
        """Previews a game from a text that was read in another window."""
        self._pasting.show_text(text)

    def show_trouble(self, trouble: Trouble) -> None:
        """Reports trouble with the file that stores the game."""
        self._messages.add_trouble(trouble)

    def show_view(self, view: WordScope) -> None:
        """Takes over the main window's word list and vocabulary; the game may have its own list."""
        if self._words is not None:
            self._words.show_main(view)

    @Slot(object)
    def _show_scope(self, view: WordScope) -> None:
        """Uses another word list or vocabulary for the game, and asks for advice again."""
        if view == self._view:
            return
        self._view = view
        self._table.alphabet = view.lexicon.alphabet
        show_capitals_of(view.lexicon.alphabet)
        self._kind.show_lengths(view.lexicon.lengths)
        self._pasting.show_lengths(view.lexicon.lengths)
        self._covered.show_lexicon(view.lexicon)
        self._show_view()
        self._advising.ask(self._table.sheet)

    def _show_view(self) -> None:
        """Uses the vocabulary of the game: its preset's, but no smaller than the player's."""
        if self._view is not None:
            view = self._view.for_game(preset_of(self._game))
            self._advising.show_view(view)
            self._show_title()

    @Slot(object)
    def _show_ranked(self, advice: BoardsAdvice) -> None:
        self._ranking.unit.show_unit(boards_text.unit(advice))
        if self._listed != self._covered.listed:
            self._show_hint(self._table.sheet)

    def _lay_out(self) -> None:
        head = PageHead(
            _("Several boards"),
            _(
                "Each guess counts on every board; the list suggests what is best for all of them"
                " together."
            ),
            self,
            modest=True,
        )
        set_margins(self._status, 6, 4, 16, 4)
        self._status.put_beside(self._covered.slider)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        set_spacing(self._both, 4)
        self._both.addWidget(self._boards, 3)
        self._both.addLayout(
            in_column(
                self._revealed,
                self._guess,
                self._status,
                self._fault,
                self._ranking,
                (self._pasting, 1),
                self._looked_at,
                spacing=2,
            ),
            2,
        )
        in_column(
            in_column(head, margins=(6, 6, 16, 0)),
            self._kind,
            (self._both, 1),
            self._messages,
            on=self,
            margins=(10, 6, 0, 10),
            spacing=4,
        )

    def _connect(self) -> None:
        table, advising = self._table, self._advising
        table.changed.connect(self._show_sheet)
        table.noticed.connect(self._status.show_notice)
        table.best_wanted.connect(self._take_best)
        self._kind.wanted.connect(table.begin)
        self._kind.chosen.connect(self._focus)
        self._guess.left_below.connect(self._list.enter)
        self._revealed.ended.connect(self._focus)
        self._revealed.noticed.connect(self._status.show_notice)
        self._list.taken.connect(self._take)
        self._list.left.connect(self._focus)
        self._pasting.noticed.connect(self._status.show_notice)
        self._pasting.left.connect(self._focus)
        self.left.connect(self._focus)
        self.typed.connect(self._type)
        self._fault.mended.connect(self._mend)
        self._fault.remedied.connect(self._remedy)
        covered = self._covered
        advising.stood.connect(covered.show_standing)
        advising.ranked.connect(covered.show_ranked)
        covered.stood.connect(self._show_standing)
        covered.ranked.connect(self._show_ranked)
        covered.noticed.connect(self._status.show_notice)
        covered.failed.connect(self._messages.show_message)
        advising.waiting.connect(self._show_waiting)
        advising.failed.connect(self._messages.show_message)

    # What is shown

    @Slot()
    def _note_focus(self) -> None:
        """Notes if a board has the focus, since its tile may be removed."""
        focused = QApplication.focusWidget() or self
        self._typing = any(piece.isAncestorOf(focused) for piece in (self._boards, self._guess))

    @Slot(object)
    def _show_sheet(self, sheet: BoardsSheet) -> None:
        self._turn()
        if sheet.game != self._game:
            self._game = sheet.game
            self._show_theme()
            self._show_view()
        self._show_title()
        self._kind.show_sheet(sheet)
        self._status.show_headline(boards_text.headline(sheet))
        self._show_hint(sheet)
        self._show_heads(sheet)
        self._advising.ask(sheet)
        if self._typing:
            self._focus()

    def _show_hint(self, sheet: BoardsSheet) -> None:
        self._listed = self._covered.listed
        self._status.show_hint(boards_text.hint(sheet, listed=self._listed))

    def _show_title(self) -> None:
        title = _("Several boards")
        if (preset := preset_of(self._game)) is not None:
            title = f"{_(preset.name, context='Games')} \N{EM DASH} {title}"
        self.setWindowTitle(title)
        said = "" if self._view is None else self._view.for_game(preset_of(self._game)).title
        if (rule := self._table.sheet.rule) is not Rule.TILES:
            said = " · ".join(filter(None, (said, _(RULES[rule].title, context="Rules"))))
        self._looked_at.setText(said)
        self._looked_at.setAccessibleName(said)
        set_tip(self._looked_at, said)

    @Slot(object)
    def _show_standing(self, advice: BoardsAdvice) -> None:
        self._advice = advice
        self._table.show_known([None if x is None else x.word for x in advice.boards])
        self._show_heads(self._table.sheet)
        self._fault.show_advice(advice, self._table.sheet)

    def _show_heads(self, sheet: BoardsSheet) -> None:
        advice = self._advice
        if advice is not None and len(advice.boards) != sheet.boards:
            advice = None
        self._boards.show_heads(boards_text.heads(sheet, advice))

    @Slot(bool)
    def _show_waiting(self, waiting: bool) -> None:
        self._covered.show_waiting(waiting)

    @Slot()
    def _show_theme(self) -> None:
        self._appearance.show_game_beside(self, _palette(self._game))
        self._turn()

    # What is wished

    @Slot()
    def _focus(self) -> None:
        """Gives the focus to the guess, or to the tile whose mark is next."""
        if self._table.sheet.spelling:
            self._guess.focus()
        else:
            self._boards.focus()

    @Slot(str)
    def _take(self, word: str) -> None:
        self._table.take(word)
        self._focus()

    @Slot()
    def _take_best(self) -> None:
        """Takes the first word of the list, unless the list is outdated."""
        if self._advising.current:
            self._list.take_first()

    @Slot(QKeyEvent)
    def _type(self, event: QKeyEvent) -> None:
        """Passes a key that was pressed outside of the boards on to the boards."""
        self._focus()
        self._table.press(event)
        self._focus()

    @Slot(int, object)
    def _mend(self, board: int, change: Change) -> None:
        self._table.mend(board, change)
        self._focus()

    @Slot(object)
    def _remedy(self, remedy: Remedy) -> None:
        if remedy is Remedy.ALL_WORDS:
            self.all_words_wanted.emit()
        self._focus()

    @Slot()
    def _keep(self) -> None:
        try:
            save(self._table.session, self._file)
        except OSError as error:
            said = _("The game cannot be saved in {0}: {1}.")
            self._messages.show_message(said.format(error.filename, reason_of(error)))

    # Room, and the end

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._turn()
        super().resizeEvent(event)

    def _turn(self) -> None:
        longer = max(0, self._table.sheet.length - _LONG)
        wanted = scale_length(_BESIDE + longer * _LETTER)
        low = self.height() < scale_length(_LOW) and self.width() >= scale_length(_NARROW)
        direction = QBoxLayout.Direction
        self._both.setDirection(
            direction.LeftToRight if low or self.width() >= wanted else direction.TopToBottom
        )
        self._both.setStretch(1, 4 if low else 2)
        self._status.show_hints(wanted=not low)
        self._looked_at.setVisible(not low)
        self._ranking.show_choice(wanted=self.height() >= scale_length(_LOWEST))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._focus()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._advising.stop()
        super().closeEvent(event)


def _palette(game: str) -> str:
    """Returns the palette of a preset's game; "" if it has none of its own."""
    preset = preset_of(game)
    return "" if preset is None else preset.palette
