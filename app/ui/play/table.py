"""What a game is played with, which outlives the widgets that show it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.suggester import Suggester
from app.ui.play.game_board import GameBoard
from app.ui.play.match import Match, Wish

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon
    from app.games.game import Game
    from app.games.played import Played


class Table(QObject):
    """`shown` is the game that is on the board, also when it is over; `played` its record then."""

    def __init__(self, length: int, suggester: Suggester, parent: QObject) -> None:
        super().__init__(parent)
        self.board = GameBoard(length, self)
        self.match = Match(suggester, self)
        self.lexicon: Lexicon | None = None
        self.wish: Wish | None = None
        self.shown: Game | None = None
        self.played: Played | None = None
