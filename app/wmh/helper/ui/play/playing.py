"""Control of the game side, which also fills in the helper's board during a game."""

from collections.abc import Mapping
from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent

from wmh.base.files import paths
from wmh.base.files.saved_games import LoadResult, forget
from wmh.base.text.phrases import _
from wmh.engine.clues.rules import mark
from wmh.engine.clues.turn import Turn
from wmh.engine.diagnosis import Change, Remark
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.question import Familiarity
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.games.game import Game, GameState, Keeping
from wmh.helper.games.keeping import GuessError, MarkError, SecretError
from wmh.helper.games.preset import Preset
from wmh.helper.record import record
from wmh.helper.record.finished_game import FinishedGame, Mode
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.look.letter_row import best_marks
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.error_text import objection, reason_of
from wmh.helper.ui.play import game_text
from wmh.helper.ui.play.game_board import TypingHand, sheet_of
from wmh.helper.ui.play.game_pane import GamePane
from wmh.helper.ui.play.game_session import BoardLoan, GameKept, GameSession, load_game, save_game
from wmh.helper.ui.play.match import HIGHEST, Wish
from wmh.helper.ui.play.split import Split
from wmh.helper.ui.shell.current_question import question_of
from wmh.helper.ui.shell.helper_side import HelperSide
from wmh.helper.ui.shell.remembered import Remembered

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


class Playing(QObject):
    """Connects a match with the game side that shows it, and with the helper beside it."""

    ended = Signal(object)
    """Emitted with the FinishedGame that was recorded."""
    failed = Signal(str)
    """Emitted with a sentence on why a game is not recorded."""
    troubled = Signal(object)
    """Emitted with a Trouble about the file of the saved game."""

    def __init__(
        self,
        table: GameSession,
        helper: Board,
        helper_side: HelperSide,
        remembered: Remembered,
        actions: Mapping[str, QAction],
        sides: Split,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._helper = helper
        self._helper_side = helper_side
        self._remembered = remembered
        self._actions = actions
        self._table = table
        self._match = table.match
        self._board = table.board
        self._sides = sides
        self._loan = BoardLoan(table, helper, helper_side.status)
        self.pane = GamePane(self._board, sides)
        sides.seat(self.pane)
        sides.changed.connect(self._follow_sides)
        remembered.changed.connect(self._follow)
        self._connect()

    def _connect(self) -> None:
        pane, board, buttons, match = self.pane, self._board, self.pane.buttons, self._match
        match.moved.connect(self._show_game)
        match.guessed.connect(self._show_guess)
        match.refused.connect(self._show_refusal)
        match.ended.connect(self._record)
        board.entered.connect(self._guess)
        board.marked.connect(self._mark)
        board.changed.connect(self._show_sheet)
        board.noticed.connect(pane.status.show_notice)
        pane.board_view.left_below.connect(self._enter_list)
        pane.form.begun.connect(self._begin)
        pane.form.noticed.connect(pane.status.show_notice)
        buttons.found.connect(self._find)
        buttons.given_up.connect(self._give_up)
        buttons.stopped.connect(self._ask_for_another)
        buttons.again.connect(self._play_again)
        buttons.other.connect(self._ask_for_another)
        buttons.reviewed.connect(self._actions["review"].trigger)
        buttons.paused.connect(match.pace.pause)
        buttons.stepped.connect(match.pace.step)
        buttons.hurried.connect(match.pace.hurry)

    # What the window asks

    def take(self, word: str) -> bool:
        """Types a suggestion as the guess in the game; False if the game expects no guess."""
        if not self._sides.game_shown or self._board.hand is not TypingHand.GUESS:
            return False
        self._board.take(word)
        return True

    def type(self, letter: str) -> bool:
        """Types a clicked letter in the game; False if the game expects no guess."""
        if not self._sides.game_shown or self._board.hand is not TypingHand.GUESS:
            return False
        self._board.type(letter)
        return True

    def press(self, event: QKeyEvent) -> bool:
        """Passes a key on to the board of the game; False if it is meant for the helper's board."""
        return self.focus() and self.pane.board_view.press(event)

    def focus(self) -> bool:
        """Gives the focus to the board of the game; False if nothing can be written there."""
        if not self._sides.game_shown or self._board.hand is TypingHand.NOTHING:
            return False
        self.pane.board_view.focus()
        return True

    def mend(self, change: Change) -> None:
        """Applies a correction to the game's board; only typed marks or numbers change there."""
        self._board.mend(change)
        if self._board.hand is TypingHand.CLUES and not isinstance(change, Remark):
            self.pane.status.show_notice(_("During a game only the colours can be corrected."))

    def start_new(self) -> None:
        """Starts the game of the form, or another game; a running game only gives a notice."""
        if self.pane.asking:
            self.pane.form.begin()
        elif self._match.game is None:
            self._play_again()
        else:
            self.pane.status.show_notice(_("A game is running: give it up or stop it first."))

    @Slot(object)
    def offer(self, preset: Preset) -> None:
        """Sets the preset of the next game, unless a game is in progress."""
        if self.pane.asking:
            self.pane.form.show_sheet(self._helper.sheet)
            self.pane.form.show_attempts(preset.rows)

    def show_lexicon(self, lexicon: "Lexicon") -> None:
        """Takes over a word list for the next games; shows the present game again if it is in use.

        Another list ends a game in progress; without one, the saved game of the list goes on.
        """
        if lexicon is self._table.lexicon:
            self._show_again(lexicon)
            return
        interrupted = self._match.game is not None
        left: LoadResult[GameKept] = LoadResult() if interrupted else load_game(paths.game_file())
        if left.trouble is not None:
            self.troubled.emit(left.trouble)
        self._table.lexicon = lexicon
        self._board.alphabet = lexicon.alphabet
        self.pane.form.show_lexicon(lexicon)
        self.pane.form.show_sheet(self._helper.sheet)
        self._ask_for_another()
        if interrupted:
            self.pane.status.show_notice(_("Another word list was opened, so the game is over."))
        elif left.content is not None and left.content.lexicon == lexicon.name:
            self._go_on(left.content, lexicon)

    def _show_again(self, lexicon: "Lexicon") -> None:
        """Shows the present game in new widgets."""
        self.pane.form.show_lexicon(lexicon)
        self.pane.form.show_sheet(self._helper.sheet)
        game = self._table.shown
        if game is None:
            return
        self._show_state(game)
        self.pane.buttons.show_pace(self._match.pace)
        marking = self._board.hand is TypingHand.CLUES
        if marking:
            headline = game_text.headline(game, Mode.KEEPER, marking=True)
            self.pane.status.show_headline(headline)
        self.pane.buttons.let_find(possible=marking)
        self._board.tell()
        if self._table.played is not None:
            self.pane.status.show_hint(game_text.ending(self._table.played))
            self.ended.emit(self._table.played)

    @Slot()
    def _follow_sides(self) -> None:
        if not self._sides.game_shown:
            self._loan.give_back()
            return
        if self.pane.asking:
            self.pane.form.show_sheet(self._helper.sheet)
        elif self._match.game is not None:
            self._loan.lend(self._board.sheet)
        self._match.helped |= self._sides.helper_shown
        self._renew_hint()
        self.pane.focus()

    @Slot()
    def _enter_list(self) -> None:
        if self._sides.helper_shown:
            self._helper_side.list.enter()

    # Wishes

    @Slot(object)
    def _begin(self, wish: Wish) -> None:
        if self._table.lexicon is None:
            return
        settings = self._remembered.settings
        preset, terms = preset_of(self._helper.sheet.game), wish.terms
        shown = () if preset is None else preset.places_to_show(terms.length)
        wish = replace(wish, terms=replace(terms, hardness=settings.hardness, shown=shown))
        usual_tier, length = self._table.lexicon.usual_tier, wish.terms.length
        alike = [each for each in Familiarity if usual_tier(length, each) == wish.terms.tier]
        if alike and settings.familiarity not in alike:
            # Or the helper would count other words than the game has.
            self._remembered.remember(familiarity=alike[0])
        self._table.wish = wish
        like = question_of(self._helper.sheet, self._remembered.settings, self._table.lexicon)
        self._loan.take(self._board.sheet)
        self._match.begin(wish, like, self._table.lexicon.name)
        self._match.helped = self._sides.helper_shown

    def _go_on(self, game: GameKept, lexicon: "Lexicon") -> None:
        """Continues a saved game that was in progress when the window was closed or crashed."""
        self._table.wish = game.wish
        self._actions["play"].setChecked(True)
        like = question_of(self._helper.sheet, self._remembered.settings, lexicon)
        self._match.begin(game.wish, like, lexicon.name, guesses=game.guesses, seconds=game.seconds)
        self._match.helped = game.helped or self._sides.helper_shown

    @Slot()
    def _play_again(self) -> None:
        if self._table.wish is None or self._table.wish.terms.keeping is Keeping.FIXED:
            self._ask_for_another()
        else:
            self._begin(replace(self._table.wish, number=SystemRandom().randint(1, HIGHEST)))

    @Slot()
    def _ask_for_another(self) -> None:
        self._table.shown = None
        self._match.abandon()
        forget(paths.game_file())
        self._board.pause()
        self.pane.show_form()
        if self.pane.isVisible():
            self.pane.focus()

    @Slot(str)
    def _guess(self, word: str) -> None:
        self._board.pause()
        self._match.guess(word)

    @Slot(object)
    def _mark(self, turns: tuple[Turn, ...]) -> None:
        self._board.pause()
        self._match.mark(turns)

    @Slot()
    def _find(self) -> None:
        """Ends the game because its guess is the secret, which Jotto's clues never say."""
        sheet = self._board.sheet
        guess = sheet.turns[-1].guess
        self._board.pause()
        solved = Turn(guess, mark(sheet.rule, guess, guess))
        self._match.mark((*sheet.turns[:-1], solved), found=True)

    @Slot()
    def _give_up(self) -> None:
        self._board.pause()
        self._match.give_up()

    # What is shown

    @Slot(object)
    def _show_game(self, game: Game) -> None:
        terms, mode = game.terms, self._match.mode
        playing = game.state is GameState.PLAYING
        hand = TypingHand.GUESS if playing and mode is Mode.GUESSER else TypingHand.NOTHING
        self._board.show_turns(game.turns, terms.length, terms.rule, hand, game.given)
        self._table.shown, self._table.played = game, None
        self._show_state(game)
        self._helper.follow(sheet_of(game.turns, terms.length, terms.rule, game.given))
        if game.turns:
            announce(self.pane, game_text.answer_spoken(game.turns[-1]))
        self.pane.board_view.show_fault(None)
        self.pane.buttons.let_find(possible=False)
        self._keep(game)
        self._focus_game(writing=hand is TypingHand.GUESS or mode is Mode.KEEPER)
        self._sides.make_room()

    def _show_state(self, game: Game) -> None:
        mode = self._match.mode
        if self._table.wish is not None:
            strategy = _(STRATEGIES[self._match.strategy].title, context="Strategies")
            name = "" if self._table.lexicon is None else self._table.lexicon.name
            line = game_text.terms_line(game, mode, self._table.wish.number, strategy, name)
            self.pane.show_game(game, mode, line)
        self.pane.status.show_headline(game_text.headline(game, mode))

    def _keep(self, game: Game) -> None:
        """Saves a game in progress if a person guesses; else deletes the file of saved games."""
        path = paths.game_file()
        if game.state is not GameState.PLAYING or self._match.mode is not Mode.GUESSER:
            forget(path)
        elif self._table.wish is not None and self._table.lexicon is not None:
            guesses = tuple(turn.word for turn in game.turns)
            match = self._match
            under_way = GameKept(
                self._table.lexicon.name, self._table.wish, guesses, match.seconds, match.helped
            )
            try:
                save_game(under_way, path)
            except OSError as error:
                text = _("The game cannot be saved in {0}: {1}.")
                self.failed.emit(text.format(path, reason_of(error)))

    def _focus_game(self, *, writing: bool) -> None:
        """Gives the focus to the board, or to the buttons if nothing can be written there."""
        if not self._sides.game_shown:
            return
        buttons = self.pane.buttons
        if writing:
            self.pane.board_view.focus()
        elif not buttons.isAncestorOf(buttons.focusWidget() or self.pane):
            buttons.first.setFocus()

    @Slot(object)
    def _show_guess(self, guess: str) -> None:
        game = self._match.game
        if game is not None:
            self._board.await_clue(guess)
            self.pane.status.show_headline(game_text.headline(game, Mode.KEEPER, marking=True))
            self.pane.buttons.let_find(possible=True)
            self.focus()

    @Slot(object)
    def _show_refusal(self, error: Exception) -> None:
        game = self._match.game
        if game is None or not isinstance(error, GuessError | MarkError | LookupError):
            self._ask_for_another()
            if isinstance(error, SecretError):
                self.pane.status.show_notice(objection(error))
            else:
                self.failed.emit(objection(error))
            return
        self._board.resume_writing()
        reason = game_text.refusal(error, game, self._board.sheet)
        self.pane.status.show_notice(reason.text)
        self.pane.board_view.show_fault(reason.turn)
        if reason.turn is not None:
            self._helper.follow(self._board.sheet)  # Whose doctor proposes what may be meant.
        self.focus()

    @Slot(object)
    def _show_sheet(self, sheet: Sheet) -> None:
        marks = best_marks(sheet.turns)
        letters = self._board.alphabet.letters
        self.pane.letters.show_letters(letters, marks, game_text.letters_used(marks))
        if self._match.game is not None:
            self.pane.status.show_hint(self._hint(sheet))

    @Slot(str)
    def _follow(self, setting: str) -> None:
        if setting == "spoiler":
            self._renew_hint()

    def _renew_hint(self) -> None:
        """Updates the hint after the list was shown or hidden."""
        if self._match.game is not None:
            self.pane.status.renew_hint(self._hint(self._board.sheet))

    def _hint(self, sheet: Sheet) -> str:
        game, mode = self._match.game, self._match.mode
        listed = self._sides.helper_shown and self._remembered.settings.spoiler >= Spoiler.LIST
        return "" if game is None else game_text.hint(game, mode, sheet, listed=listed)

    @Slot(object)
    def _record(self, played: FinishedGame) -> None:
        self._table.played = played
        self.pane.status.show_hint(game_text.ending(played))
        if self._sides.game_shown:
            self.pane.buttons.first.setFocus()
        try:
            record.append(played, paths.games_file())
        except OSError as error:
            text = _("The game cannot be recorded in {0}: {1}.")
            self.failed.emit(text.format(error.filename, reason_of(error)))
        else:
            self.ended.emit(played)
