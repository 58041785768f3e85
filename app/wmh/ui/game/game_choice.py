"""The game that is chosen, begun as its preset has it."""

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.lexicon.code_names import is_code_name
from wmh.games.preset import Preset
from wmh.settings import ATTEMPTS
from wmh.ui.board.board import Board
from wmh.ui.board.given_line import GivenLine
from wmh.ui.game.game_in_hand import GameInHand
from wmh.ui.parts.shortcuts import key_of
from wmh.ui.program.current_question import CurrentQuestion
from wmh.ui.remembered import Remembered

translate = QCoreApplication.translate


class GameChoice(QObject):
    """Offers the games, and sets board, settings and menus for the one that is chosen."""

    begun = Signal(object)
    """The Preset, on the board, where a guess is awaited."""
    several_wanted = Signal(int, int, int, str)
    """Of several boards: how many, the length of its words, how many guesses it allows, its key."""
    failed = Signal(str)
    """What the game needs and is not there, in a sentence."""

    def __init__(
        self,
        board: Board,
        game: GameInHand,
        given: GivenLine,
        remembered: Remembered,
        inquiry: CurrentQuestion,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._board = board
        self._game = game
        self._given = given
        self._remembered = remembered
        self._inquiry = inquiry
        self._window = window
        game.changed.connect(self._open_kind)

    @Slot(object)
    def begin(self, preset: Preset | None) -> None:
        """A new game; None to go on without any in particular."""
        if preset is None:
            self._board.leave_game()
        elif preset.boards > 1 and preset.rows is not None:
            self.several_wanted.emit(preset.boards, preset.length, preset.rows, preset.key)
        else:
            self._window.activateWindow()
            self._given.leave()
            self._set(preset)
            self._board.begin(preset.length, preset.rule, preset.key)
            self.begun.emit(preset)
            self._open_kind()
            self._open_words(preset)
            self.ask_for_letters()

    def ask_for_letters(self) -> bool:
        """Those that the game shows before the first guess; whether it shows any."""
        preset = self._game.preset
        within = () if preset is None else preset.shown(self._board.sheet.length)
        if not within or not self._board.sheet.empty:
            return False
        self._given.ask(within)
        return True

    @Slot(str)
    def choose_lexicon(self, name: str) -> None:
        """Somebody wants another: words instead of codes are for another game too."""
        if is_code_name(self._remembered.settings.lexicon) and not is_code_name(name):
            self._remembered.remember(lexicon=name)
            self._board.begin(self._board.sheet.length, Rule.TILES, "")
        self.open_lexicon(name)

    def open_lexicon(self, name: str) -> None:
        """Whatever game it is for; anew where it is the one in use."""
        self._remembered.remember(lexicon=name)
        self._inquiry.open(name)

    def _set(self, preset: Preset) -> None:
        changes: dict[str, object] = {"hardness": preset.hard}
        if preset.rows in ATTEMPTS:
            changes["attempts"] = preset.rows
        if preset.familiarity is not None:
            changes["familiarity"] = preset.familiarity
        for name in ("strategy", "prior", "plain"):
            if (value := getattr(preset, name)) is not None:
                changes[name] = value
        self._remembered.remember(**changes)

    def _open_words(self, preset: Preset) -> None:
        """The lexicon of words that the game names, where it is installed."""
        here = self._remembered.settings.lexicon
        if preset.codes or preset.lexicon in ("", here):
            return
        if _is_installed(preset.lexicon):
            self.open_lexicon(preset.lexicon)
            return
        text = translate(
            "GameChoice",
            "{0} is played with the lexicon {1}, which is not installed: these are words of {2}."
            " {3} adds a lexicon.",
        )
        name = translate("Games", preset.name)
        self.failed.emit(text.format(name, preset.lexicon, here, key_of("manage_lexica")))

    @Slot()
    def _open_kind(self) -> None:
        """Codes for a game of codes, and words for others, as before there were codes.

        Another game is one that was chosen, or one that an undone step brought back.
        """
        preset, here = self._game.preset, self._remembered.settings.lexicon
        if preset is not None and preset.codes:
            if not is_code_name(here):
                self._remembered.remember(words=here)
            if preset.lexicon != here:
                self.open_lexicon(preset.lexicon)
        elif is_code_name(here) and (preset or not RULES[self._board.sheet.rule].counts):
            self.open_lexicon(self._remembered.settings.words)


def _is_installed(lexicon: str) -> bool:
    from wmh.lexica.library import installed

    return lexicon in installed()
