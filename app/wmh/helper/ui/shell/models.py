"""Models that outlive the main window, which a change of language replaces."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from wmh.helper.settings import Settings
from wmh.helper.suggester import Suggester
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.session import Session
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.game.game_in_hand import GameInHand
from wmh.helper.ui.look.scaling import scale_of
from wmh.helper.ui.look.theme import Appearance
from wmh.helper.ui.shell.current_question import CurrentQuestion
from wmh.helper.ui.shell.remembered import Remembered

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.ui.play.game_session import GameSession


class Models(QObject):
    """Models of the program; none of them holds a translated text or a widget."""

    def __init__(
        self,
        settings: Settings,
        suggester: Suggester,
        session: Session[Sheet] | None = None,
    ) -> None:
        super().__init__()
        self.suggester = suggester
        self.question = CurrentQuestion(suggester, self)
        self.appearance = Appearance(settings.theme, settings.palette, self, scale_of(settings))
        self.board = Board(settings.length, self, settings.rule, settings.game)
        self.game = GameInHand(self.board, self.appearance, self)
        self.remembered = Remembered(settings, self.board, self)
        self.remembered.changed.connect(self._show_look)
        self.lexicon: Lexicon | None = None
        """The open word list; None if none is open."""
        suggester.opened.connect(self._note_lexicon)
        self._session = session
        self._begun = False

    @cached_property
    def table(self) -> "GameSession":
        """Session of the games in the window, made when the game side is first shown."""
        from wmh.helper.ui.play.game_session import GameSession

        return GameSession(self.remembered.settings.length, self.suggester, self)

    @property
    def has_table(self) -> bool:
        """True if `table` was used, so that it is made."""
        return "table" in self.__dict__

    @Slot(object)
    def _note_lexicon(self, lexicon: "Lexicon") -> None:
        self.lexicon = lexicon

    def begin(self) -> None:
        """Sends the state of the board to a window that has just been built."""
        if self._session is None:
            self.board.tell()
        else:
            self.board.resume(self._session)
            self._session = None
        if not self._begun:  # What was only read is not written again.
            self.remembered.watch()
        self._begun = True

    @Slot(str)
    def _show_look(self, setting: str) -> None:
        if setting in ("theme", "palette"):
            settings = self.remembered.settings
            self.appearance.choose(settings.theme, settings.palette)

    def close(self) -> None:
        """Saves all that is unsaved, and stops the threads; to be called after the last window."""
        self.remembered.close()
        self.appearance.rest()
        self.suggester.close()
