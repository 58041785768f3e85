"""The current game: its preset, name and colours, and the record of finished games."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from wmh.base.files import paths
from wmh.base.text.phrases import _
from wmh.base.text.refusal import InputError
from wmh.engine.lexicon.code_names import is_code_name
from wmh.helper.catalogues import GAMES
from wmh.helper.games.preset import Preset
from wmh.helper.lists.titles import list_title
from wmh.helper.settings import Settings
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_words import speak_of
from wmh.helper.ui.look.pegs import pegs_of
from wmh.helper.ui.look.theme import Appearance
from wmh.helper.ui.parts.error_text import objection, reason_of
from wmh.helper.ui.shell.helper_side import HelperSide
from wmh.helper.ui.shell.menus import LexiconMenu
from wmh.helper.ui.shell.remembered import Remembered

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


class GameInHand(QObject):
    """The current game's preset, which the sheet of the board names.

    It changes before texts are made and widgets drawn, since these depend on it.
    """

    changed = Signal()
    """Emitted when another game is the current one, or none."""
    failed = Signal(str)
    """Emitted with a sentence on choices of the preset that cannot be used."""

    def __init__(self, board: Board, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self._key = ""
        self.preset: Preset | None = None
        speak_of(None)
        board.changing.connect(self._follow)
        self._follow(board.sheet)

    def name(self, sheet: Sheet, settings: Settings) -> str:
        """Returns the name of the game, with a remark if its terms are changed; or ""."""
        if self.preset is None:
            return ""
        name = _(self.preset.name, context="Games")
        if _as_said(self.preset, sheet, settings):
            return name
        return _("{0}, changed").format(name)

    def lexicon_title(self, lexicon: str) -> str:
        """Returns the title of a word list; for a list of codes, the name of its game."""
        if self.preset is not None and self.preset.codes and self.preset.lexicon == lexicon:
            return _(self.preset.name, context="Games")
        return list_title(lexicon)

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
            return GAMES.read_named(key)
        except (InputError, OSError) as error:
            text = objection(error)
            # Later: at the start nobody listens yet.
            QTimer.singleShot(0, self, lambda: self.failed.emit(text))
            return None


def _as_said(preset: Preset, sheet: Sheet, settings: Settings) -> bool:
    """True if all terms that the game fixes are unchanged."""
    lexicon = settings.lexicon
    return (
        sheet.length in preset.lengths
        and sheet.rule is preset.rule
        and settings.hardness is preset.hard
        and preset.familiarity in (None, settings.familiarity)
        and (lexicon == preset.lexicon if preset.codes else not is_code_name(lexicon))
    )


class GameLabels(QObject):
    """Labels with the name of the current game; updated with game, board and word list."""

    named = Signal(str)
    """Emitted with the game's name, for the title of the window."""

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
        """Name of the current game, with a remark if its terms are changed; "" without a preset."""
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
            self._helper_side.choices.show_length(self._board.sheet.length)
            self._game.appearance.show_pegs(pegs_of(lexicon.name))
        self._show_rule()


class Diary(QObject):
    """Records helped games: a game is over once it is solved, or its last guess is marked.

    A game that is played in the window `beside` the helper, or in another window, is recorded
    there.
    """

    ended = Signal(object)
    """Emitted with the recorded game."""
    failed = Signal(str)
    """Emitted with a sentence that says why a game could not be recorded."""

    def __init__(
        self,
        board: Board,
        game: GameInHand,
        remembered: Remembered,
        beside: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._game, self._remembered, self._beside = game, remembered, beside
        self._over = _over(board.sheet, self._limit)
        self._last = board.sheet.turns if self._over else ()
        board.changed.connect(self._follow)

    @property
    def _limit(self) -> int | None:
        preset = self._game.preset
        return None if preset is None else preset.rows

    @Slot(object)
    def _follow(self, sheet: Sheet) -> None:
        before, self._over = self._over, _over(sheet, self._limit)
        if before or not self._over or self._beside() or not self._remembered.settings.diary:
            return
        if sheet.turns == self._last:  # Undone and done again.
            return
        self._last = sheet.turns
        self._record(sheet)

    def _record(self, sheet: Sheet) -> None:
        from datetime import datetime

        from wmh.helper.record import record
        from wmh.helper.record.finished_game import FinishedGame, Helper, Mode

        played = FinishedGame(
            when=datetime.now().astimezone().isoformat(timespec="seconds"),
            lexicon=self._remembered.settings.lexicon,
            length=sheet.length,
            rule=sheet.rule,
            keeping=None,
            mode=Mode.HELPED,
            secret=sheet.turns[-1].word if sheet.solved else "",
            turns=sheet.turns,
            attempts=self._limit,
            won=sheet.solved,
            helper=Helper.SHOWN,
        )
        try:
            record.append(played, paths.games_file())
        except OSError as error:
            text = _("The game cannot be recorded in {0}: {1}.")
            self.failed.emit(text.format(error.filename, reason_of(error)))
        else:
            self.ended.emit(played)


def _over(sheet: Sheet, limit: int | None) -> bool:
    return sheet.solved or (limit is not None and len(sheet.turns) >= limit and not sheet.open)
