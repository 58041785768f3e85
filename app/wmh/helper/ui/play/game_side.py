"""Game side of the window, whose widgets are made when it is first shown."""

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from wmh.base.files import paths
from wmh.helper.ui.play.split import Split
from wmh.helper.ui.program.lazy import Pieces
from wmh.helper.ui.shell.helper_side import HelperSide

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.games.preset import Preset
    from wmh.helper.ui.play.playing import Playing
    from wmh.helper.ui.shell.models import Models


class GameSide(QObject):
    """Game side of the window; makes `Playing` when first shown or to continue a saved game."""

    ended = Signal(object)
    """Emitted with the FinishedGame that was recorded."""
    failed = Signal(str)
    """Emitted with a sentence on why a game is not recorded."""
    troubled = Signal(object)
    """Emitted with a Trouble about the file of the saved game."""

    def __init__(
        self,
        models: "Models",
        actions: Mapping[str, QAction],
        helper_side: HelperSide,
        sides: Split,
        pieces: Pieces,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._models, self._actions = models, actions
        self._helper_side, self._sides = helper_side, sides
        self._lexicon: Lexicon | None = None
        self.playing = pieces.lazy("play", self._make)
        self.playing.then(self._begin)
        sides.lay(helper_side, self.playing)

    def _make(self) -> "Playing":
        from wmh.helper.ui.play.playing import Playing

        models = self._models
        playing = Playing(
            models.table,
            models.board,
            self._helper_side,
            models.remembered,
            self._actions,
            self._sides,
            self,
        )
        models.appearance.dressing.set_apart(playing.pane)
        return playing

    def _begin(self, playing: "Playing") -> None:
        playing.ended.connect(self.ended)
        playing.failed.connect(self.failed)
        playing.troubled.connect(self.troubled)
        if self._lexicon is not None:
            playing.show_lexicon(self._lexicon)
        if (preset := self._models.game.preset) is not None:
            playing.offer(preset)

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        """Takes over a word list, as `Playing.show_lexicon`; makes `Playing` if there is a game."""
        self._lexicon = lexicon
        if self.playing.made is not None:
            self.playing.made.show_lexicon(lexicon)
        elif self._models.has_table or _is_left():
            self.playing()

    @Slot(object)
    def offer(self, preset: "Preset") -> None:
        """Sets the preset of the next game, unless a game is in progress."""
        if self.playing.made is not None:
            self.playing.made.offer(preset)


def _is_left() -> bool:
    """True if there is a file of an unfinished game, or if the disk cannot tell."""
    with suppress(OSError):
        return paths.game_file().exists()
    return True
