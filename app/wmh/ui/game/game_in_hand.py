"""The game beside which the window is used: its name, its words and its colours."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.refusal import InputError
from wmh.files.catalogue import GAMES
from wmh.games.preset import Preset
from wmh.settings import Settings
from wmh.ui.board.board import Board
from wmh.ui.board.sheet import Sheet
from wmh.ui.helper_side import HelperSide
from wmh.ui.look.clue_words import speak_of
from wmh.ui.look.theme import Appearance
from wmh.ui.menus import LexiconMenu
from wmh.ui.parts.error_text import objection
from wmh.ui.remembered import Remembered

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


translate = QCoreApplication.translate


class GameInHand(QObject):
    """Follows the board, whose sheet knows which game it is of.

    It is ready before what is on the board is said and drawn: that goes by it.
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
        board.changing.connect(self._follow)
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
        from wmh.files.presets import title_of

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
        try:
            return GAMES.named(key)
        except (InputError, OSError) as error:
            text = objection(error)
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
        and preset.familiarity in (None, settings.familiarity)
        and (lexicon == preset.lexicon if preset.codes else not is_code_name(lexicon))
    )


class GameLabels(QObject):
    """Labels of the game in hand: new when the game, the board or the lexicon is another."""

    named = Signal(str)
    """What the game is called now, for the title of the window."""

    def __init__(
        self,
        board: Board,
        game: GameInHand,
        helper_side: HelperSide,
        lexica: LexiconMenu,
        remembered: Remembered,
    ) -> None:
        super().__init__(helper_side)
        self._board = board
        self._game = game
        self._helper_side = helper_side
        self._lexica = lexica
        self._remembered = remembered
        self._lexicon: Lexicon | None = None
        game.changed.connect(self._show)
        board.changed.connect(self._show_rule)
        remembered.changed.connect(self._follow)

    @property
    def name(self) -> str:
        """What the game is called, with a sign where it is played otherwise; empty for none."""
        return self._game.name(self._board.sheet, self._remembered.settings)

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        self._lexicon = lexicon
        self._show()

    @Slot(str)
    def _follow(self, setting: str) -> None:
        if setting in ("hardness", "familiarity", "lexicon"):
            self._show_rule()

    @Slot()
    def _show_rule(self) -> None:
        sheet, hardness = self._board.sheet, self._remembered.settings.hardness
        rule = sheet.rule
        preset = self._game.preset
        # A game of codes goes by its name where others have that of their lexicon.
        said = preset is not None and preset.codes and preset.rule is rule
        self.named.emit(self.name)
        self._helper_side.rule.show_rule(sheet, hardness, preset, "" if said else self.name)

    @Slot()
    def _show(self) -> None:
        if (lexicon := self._lexicon) is not None:
            title = self._game.lexicon_title(lexicon.name)
            self._helper_side.choices.show_lexicon(lexicon, title)
            self._lexica.show_name(lexicon.name, self._board.sheet.game)
        self._show_rule()
