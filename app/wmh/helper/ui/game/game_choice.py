"""Beginning of a chosen game, with the terms of its preset; menu of the games begun last."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.lexicon.code_names import is_code_name
from wmh.helper.games.preset import Preset
from wmh.helper.lists.titles import list_title
from wmh.helper.recent_files import recent_games, with_recent
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.given_line import GivenLine
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.board.terms import BoardChoices, terms_of
from wmh.helper.ui.game.game_in_hand import GameInHand
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.shell.current_question import CurrentQuestion
from wmh.helper.ui.shell.remembered import Remembered


class GameChoice(QObject):
    """Opens the chooser, and sets board, settings and menus for the chosen game."""

    begun = Signal(object)
    """Emitted with the Preset when the board waits for the first guess."""
    several_wanted = Signal(int, int, int, str)
    """Emitted for a game on several boards, with boards, letters, guesses and the preset's key."""
    lacking = Signal(str, str)
    """Emitted with a sentence on what the game lacks, and the text of a button that helps."""

    def __init__(
        self,
        board: Board,
        game: GameInHand,
        given: GivenLine,
        remembered: Remembered,
        question: CurrentQuestion,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._board = board
        self._game = game
        self._given = given
        self._remembered = remembered
        self._question = question
        self._window = window
        remembered.changed.connect(self._follow)
        board.changed.connect(self._leave_letters)

    @Slot(object)
    def begin(self, preset: Preset | None) -> None:
        """Begins a preset's game; for None the present game goes on without a preset."""
        if preset is not None:
            kept = self._remembered.settings.recent_games
            self._remembered.remember(recent_games=with_recent(kept, preset.key))
        if preset is None:
            self._board.leave_game(self._terms_without())
        elif preset.boards > 1 and preset.rows is not None:
            self.several_wanted.emit(preset.boards, preset.length, preset.rows, preset.key)
        else:
            self._window.activateWindow()
            self._given.leave()
            terms = self._remembered.terms_for(preset)
            self._board.begin(preset.length, preset.rule, preset.key, terms)
            self.begun.emit(preset)
            self._name_lack(preset)
            self.ask_for_letters()

    def ask_for_letters(self) -> bool:
        """Asks for the letters that the game reveals; returns False if it reveals none."""
        preset = self._game.preset
        within = () if preset is None else preset.places_to_show(self._board.sheet.length)
        if not within or not self._board.sheet.empty:
            return False
        self._given.ask(within)
        return True

    @Slot(str)
    def choose_lexicon(self, name: str) -> None:
        """Opens a word list that the user chose; after a list of codes, a new game begins."""
        if is_code_name(self._remembered.settings.lexicon) and not is_code_name(name):
            terms = replace(self._remembered.terms_for(None), lexicon=name)
            self._board.begin(self._board.sheet.length, Rule.TILES, "", terms)
            self._remembered.remember(lexicon=name)
        else:
            self.open_lexicon(name)

    def open_lexicon(self, name: str) -> None:
        """Opens a word list for the present game; if it is open already, it is read again."""
        if name == self._remembered.settings.lexicon:
            self._question.open(name)
        else:
            self._remembered.remember(lexicon=name)

    @Slot(str)
    def _follow(self, setting: str) -> None:
        if setting == "lexicon":
            self._question.open(self._remembered.settings.lexicon)

    @Slot(object)
    def _leave_letters(self, sheet: Sheet) -> None:
        """Stops asking for revealed letters once the game has a guess."""
        if not sheet.empty:
            self._given.leave()

    def _terms_without(self) -> BoardChoices:
        """Returns the present choices for a game without a preset.

        A list of codes is kept only if the rule counts.
        """
        terms = terms_of(self._remembered.settings)
        if is_code_name(terms.lexicon) and not RULES[self._board.sheet.rule].counts:
            return replace(terms, lexicon=self._remembered.settings.words)
        return terms

    def _name_lack(self, preset: Preset) -> None:
        """Reports that a game's word list is missing, unless the player chose another list."""
        here = self._remembered.settings.lexicon
        if preset.codes or not preset.lexicon or self._remembered.words_for(preset):
            return
        from wmh.helper.lists.recipes import present

        text = (
            _(
                "{0} is played with the word list {1}, which is not installed: these are words of"
                " {2}. This system has a dictionary for it: add that.",
            )
            if preset.lexicon in {recipe.name for recipe in present()}
            else _(
                "{0} is played with the word list {1}, which is not installed: these are words of"
                " {2}. Add a list of {1}, or choose one you have in the menu of word lists.",
            )
        )
        name = _(preset.name, context="Games")
        do = _("Add a word list …")
        self.lacking.emit(text.format(name, list_title(preset.lexicon), list_title(here)), do)


class RecentMenu(QMenu):
    """Menu of the games begun last, newest first; a game whose file is missing is left out."""

    chosen = Signal(object)
    """Emitted with the Preset of the chosen game."""

    def __init__(self, remembered: Remembered, parent: QWidget) -> None:
        super().__init__(_("Recen&t games"), parent)
        self.setObjectName("recent_games")
        self._remembered = remembered
        self.aboutToShow.connect(self._fill)
        self.triggered.connect(self._choose)
        remembered.changed.connect(self._follow)
        self._follow("recent_games")

    @Slot(str)
    def _follow(self, setting: str) -> None:
        if setting == "recent_games":
            kept = self._remembered.settings.recent_games
            self.menuAction().setEnabled(bool(recent_games(kept)))

    @Slot()
    def _fill(self) -> None:
        self.clear()
        for key in recent_games(self._remembered.settings.recent_games):
            if (preset := preset_of(key)) is not None:
                self.addAction(_(preset.name, context="Games")).setData(preset)

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        self.chosen.emit(action.data())
