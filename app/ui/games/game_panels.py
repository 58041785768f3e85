"""Opens the panels of games: what one was like, what all come to, who is quicker."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app import paths
from app.games.game import Game, State, Terms
from app.games.played import Played
from app.suggester import Suggester
from app.ui.asking import question_of
from app.ui.board import Board
from app.ui.keeper import Keeper
from app.ui.sheet import Sheet
from app.ui.theme import Appearance

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

translate = QCoreApplication.translate


class GamePanels(QObject):
    """Each is there once at most; what is reviewed is the board, or the game just played on it.

    Their modules are imported when they are wanted, so that the window need not wait for them.
    """

    failed = Signal(str)
    """Why something could not be done, in a sentence."""

    def __init__(
        self,
        suggester: Suggester,
        actions: Mapping[str, QAction],
        keeper: Keeper,
        board: Board,
        appearance: Appearance,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._suggester = suggester
        self._keeper = keeper
        self._board = board
        self._appearance = appearance
        self._window = window
        self._lexicon: Lexicon | None = None
        self._played: Played | None = None
        actions["review"].triggered.connect(self._review)
        actions["statistics"].triggered.connect(self._show_statistics)
        actions["race"].triggered.connect(self._race)

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        """Which one is open."""
        self._lexicon = lexicon
        self._played = None

    @Slot(object)
    def show_played(self, played: Played) -> None:
        """A game that has just ended."""
        from app.ui.games.statistics_panel import StatisticsPanel

        self._played = played
        for panel in self._window.findChildren(StatisticsPanel):
            panel.refresh()

    @Slot()
    def _review(self) -> None:
        from app.ui.games.review_panel import ReviewPanel

        sheet = self._board.sheet
        if not sheet.turns:
            self.failed.emit(
                translate("GamePanels", "There is no guess to look back at: play a game first.")
            )
            return
        game = self._game(sheet)
        for panel in self._window.findChildren(ReviewPanel):
            panel.close()
        panel = ReviewPanel(game, self._suggester, self._appearance, self._window)
        panel.failed.connect(self.failed)
        panel.show()

    def _game(self, sheet: Sheet) -> Game:
        """The game on the board, with what is known of its secret."""
        played = self._played
        terms = Terms(
            sheet.length,
            sheet.rule,
            keeping=None,
            tier=self._tier(sheet.length),
            flagged=self._keeper.settings.flagged,
            hardness=self._keeper.settings.hardness,
        )
        if played is not None and played.turns == sheet.turns and played.secret:
            state = State.WON if played.won else State.LOST
            return Game(terms, self._board.alphabet.letters_of(played.secret), sheet.turns, state)
        if sheet.solved:
            return Game(terms, sheet.turns[-1].guess, sheet.turns, State.WON)
        return Game(terms, None, sheet.turns)

    def _tier(self, length: int) -> int:
        lexicon = self._lexicon
        if lexicon is None:
            return Terms(length).tier
        return question_of(self._board.sheet, self._keeper.settings, lexicon).tier

    @Slot()
    def _show_statistics(self) -> None:
        from app.ui.games.statistics_panel import StatisticsPanel

        panel = self._window.findChild(StatisticsPanel)
        if panel is None:
            panel = StatisticsPanel(
                paths.games_file(), self._suggester, self._appearance, self._window
            )
            panel.failed.connect(self.failed)
        panel.show()
        panel.activateWindow()

    @Slot()
    def _race(self) -> None:
        from app.ui.games.race_panel import RacePanel

        if self._lexicon is None:
            return
        for panel in self._window.findChildren(RacePanel):
            panel.close()
        sheet = self._board.sheet
        terms = Terms(sheet.length, sheet.rule, tier=self._tier(sheet.length))
        like = question_of(sheet, self._keeper.settings, self._lexicon)
        panel = RacePanel(terms, like, self._suggester, self._appearance, self._window)
        panel.failed.connect(self.failed)
        panel.show()
