"""The game beside which the window is used: its name, its words and its colours."""

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from app.engine.lexicon.code_names import is_code_name
from app.engine.refusal import InputError
from app.games.preset import Preset
from app.settings import Settings
from app.ui.board import Board
from app.ui.clue_words import speak_of
from app.ui.sheet import Sheet
from app.ui.theme import Appearance

translate = QCoreApplication.translate


class GameInHand(QObject):
    """Follows the board, whose sheet knows which game it is of.

    It must do so before those who say and draw what is on the board: they go by it.
    """

    changed = Signal()
    """Another game, or none any more."""
    failed = Signal(str)
    """Why a game is played without what its file says, in a sentence."""

    def __init__(self, board: Board, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self._key = ""
        self.preset: Preset | None = None
        speak_of(None)
        board.changed.connect(self._follow)
        self._follow(board.sheet)

    def name(self, sheet: Sheet, settings: Settings) -> str:
        """What the game is called, with a sign where it is played otherwise; empty for none."""
        if self.preset is None:
            return ""
        name = translate("Games", self.preset.name)
        if _as_said(self.preset, sheet, settings):
            return name
        return translate("GameInHand", "{0}, changed").format(name)

    def lexicon_title(self, lexicon: str) -> str:
        """What a lexicon is called: its name, or that of the game whose codes it holds."""
        if not is_code_name(lexicon):
            return lexicon
        if self.preset is not None and self.preset.lexicon == lexicon:
            return translate("Games", self.preset.name)
        # Here and not above: as below.
        from app.presets import title_of

        return translate("Games", title_of(lexicon))

    @Slot(object)
    def _follow(self, sheet: Sheet) -> None:
        if sheet.game == self._key:
            return
        self._key = sheet.game
        self.preset = self._read(sheet.game) if sheet.game else None
        speak_of(self.preset)
        self.appearance.show_game(self.preset.palette if self.preset else "")
        self.changed.emit()

    def _read(self, key: str) -> Preset | None:
        # Here and not above: most windows are beside no particular game.
        from app.presets import named

        try:
            return named(key)
        except (InputError, OSError) as error:
            text = str(error)
            # Later: at the start nobody listens yet.
            QTimer.singleShot(0, self, lambda: self.failed.emit(text))
            return None


def _as_said(preset: Preset, sheet: Sheet, settings: Settings) -> bool:
    """Whether all that the game fixes is as it says."""
    lexicon = settings.lexicon
    return (
        sheet.length in preset.lengths
        and sheet.rule is preset.rule
        and settings.hardness is preset.hard
        and preset.all_words in (None, settings.all_tiers)
        and (lexicon == preset.lexicon if preset.codes else not is_code_name(lexicon))
    )
