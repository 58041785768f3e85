"""Dialogues in a terminal: a person guesses, or marks the guesses of the program."""

from dataclasses import replace
from typing import TYPE_CHECKING

from wmh.base.text.phrases import _, objection
from wmh.base.text.wording import translatable
from wmh.engine import count
from wmh.engine.advice import Clock
from wmh.engine.clues.reading import ClueError, read_turn, write_given
from wmh.engine.clues.rules import RULES, Rule, mark
from wmh.engine.clues.transcript import write_grid
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.helper.cli.parts import remedies
from wmh.helper.cli.parts.arguments import shown_by
from wmh.helper.cli.parts.reasons import fitting as words_fitting
from wmh.helper.cli.parts.reasons import impossibility, nothing_fits, turn_text
from wmh.helper.games.automatic import choice
from wmh.helper.games.game import Game, GameState
from wmh.helper.games.keeping import GuessError, MarkError, add_marked_turn, answer_guess, surrender
from wmh.helper.games.possible import fitting
from wmh.helper.record.finished_game import Helper

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver

_GUESSING_HELP = """\
/hint     a word that the helper would guess
/left     how many words fit
/give up  be told the answer
/quit     or Ctrl+D"""
translatable(_GUESSING_HELP)


class KeeperTalk:
    """Dialogue of one game in which a person guesses; an invalid guess gets a line as answer.

    `seconds` are the times of the guesses, each from the guess before it.
    """

    def __init__(
        self,
        game: Game,
        like: Question,
        lexicon: Lexicon,
        solver: "Solver | None",
        clock: Clock,
    ) -> None:
        self.game = game
        self.helper = Helper.HIDDEN
        self.seconds: tuple[float, ...] = ()
        self._like = like
        self._lexicon = lexicon
        self._solver = solver
        self._clock = clock
        self._since = clock()

    def opening(self, preset: str | None) -> str:
        return f"{terms_sentence(self.game, self._lexicon, preset)} {_('Type a guess.')}"

    def answer(self, line: str) -> str:
        """Returns the answer to a line, a guess or a command; the line must not be blank."""
        if line.startswith("/"):
            return self._obey(line.lower().split())
        try:
            self.game = answer_guess(self.game, line, self._lexicon)
        except GuessError as error:
            return objection(error)
        now = self._clock()
        self.seconds, self._since = (*self.seconds, now - self._since), now
        if self.game.state is GameState.PLAYING:
            return row(self.game)
        return f"{row(self.game)}\n{ending(self.game)}"

    def _obey(self, words: list[str]) -> str:
        match words:
            case ["/hint"]:
                self.helper = Helper.SHOWN
                word = choice(self.game, self._like, self._lexicon, self._solver)
                return _("No word fits.") if word is None else _("Try {0}.", word)
            case ["/left"]:
                self.helper = Helper.SHOWN
                left = len(fitting(self.game, self._like, self._lexicon))
                return f"{words_fitting(left)}."
            case ["/give", "up"]:
                self.game = surrender(self.game, self._lexicon)
                return ending(self.game)
            case _:
                return _(_GUESSING_HELP)


def terms_sentence(game: Game, lexicon: Lexicon, preset: str | None) -> str:
    """Returns a sentence with the terms of the game.

    It names the revealed letters or, if the game reveals none although the preset does, says so.
    """
    terms = game.terms
    parts = [
        _("An answer of length {0}", terms.length),
        _("from the word list {0}", lexicon.name),
    ]
    if terms.rule is not Rule.TILES:
        parts.append(_("by the rule {0}", terms.rule))
    if terms.attempts is not None:
        parts.append(_("in {0}", count.attempts(terms.attempts)))
    if game.given:
        parts.append(_("with {0} shown", write_given(game.given)))
    elif shown_by(preset, terms.length):
        parts.append(_("without the letters that {0} shows", preset))
    return f"{', '.join(parts)}."


def row(game: Game) -> str:
    """Returns a line with the last turn: number, guess, clue as typed, squares if it has marks."""
    turn = game.turns[-1]
    line = f"{len(game.turns):>2}  {turn_text(turn)}"
    if isinstance(turn.clue, Counts):
        return line
    return f"{line}  {write_grid([turn], letters=False).rstrip()}"


def ending(game: Game) -> str:
    """Returns a sentence with the result of the game."""
    guesses = count.guesses(len(game.turns))
    secret = "".join(game.secret or ())
    if game.state is GameState.WON:
        return _("Found in {0}: {1}.", guesses, secret)
    if game.state is GameState.LOST:
        return _("Not found: the answer was {0}.", secret) if secret else _("Not found.")
    return _("Given up after {0}: no word fits that it knows.", guesses)


_PROPOSALS = 3

_MARKING_HELP = """\
/found    that was the answer
/undo     take the last marks back
/give up  the program does not find it
/quit     or Ctrl+D"""
translatable(_MARKING_HELP)


class BreakerTalk:
    """Dialogue of one game in which a person marks; impossible marks are asked for again."""

    def __init__(
        self,
        game: Game,
        like: Question,
        lexicon: Lexicon,
        solver: "Solver | None",
    ) -> None:
        self.game = game
        self.helper = Helper.HIDDEN
        self.seconds: tuple[float, ...] = ()
        self._like = like
        self._lexicon = lexicon
        self._solver = solver
        self._guess = ""

    def opening(self, preset: str | None) -> str:
        said = terms_sentence(self.game, self._lexicon, preset)
        keep = _("Keep the word to yourself, and mark the guesses.")
        return f"{said} {keep}\n{self._next()}"

    def answer(self, line: str) -> str:
        """Returns the answer to a line, marks or a command; the line must not be blank."""
        if line.startswith("/"):
            return self._obey(line.lower().split())
        alphabet, rule = self._lexicon.alphabet, self.game.terms.rule
        try:
            return self._take(read_turn(self._guess, line.replace(" ", ""), alphabet, rule))
        except ClueError as error:
            return objection(error)

    def _obey(self, words: list[str]) -> str:
        match words:
            case ["/found"]:
                guess = self._lexicon.alphabet.letters_of(self._guess) or ()
                clue = mark(self.game.terms.rule, guess, guess)
                return self._take(Turn(guess, clue), found=True)
            case ["/undo"] if self.game.turns:
                self.game = replace(self.game, turns=self.game.turns[:-1])
                return self._next()
            case ["/undo"]:
                return _("There are no marks to take back.")
            case ["/give", "up"]:
                self.game = surrender(self.game, self._lexicon)
                return ending(self.game)
            case _:
                counts = RULES[self.game.terms.rule].counts
                clue = f"{','.join(counts) or 'gyw':9}"
                return f"{clue} {_('the marks of the guess')}\n{_(_MARKING_HELP)}"

    def _take(self, turn: Turn, *, found: bool = False) -> str:
        try:
            self.game = add_marked_turn(self.game, turn, self._lexicon, found=found)
        except MarkError as error:
            return _objection(error, turn, self._lexicon)
        return self._next() if self.game.state is GameState.PLAYING else ending(self.game)

    def _next(self) -> str:
        guess = choice(self.game, self._like, self._lexicon, self._solver)
        if guess is None:
            self.game = surrender(self.game, self._lexicon)
            return _("The program knows no other word that may be guessed.")
        self._guess = guess
        return f"{len(self.game.turns) + 1:>2}  {guess}?"


def _objection(error: MarkError, turn: Turn, lexicon: Lexicon) -> str:
    """Returns a sentence on why the marks are refused and what may have been meant."""
    if error.impossible is not None:
        return _("That cannot be: {0}.", impossibility(error.impossible, turn))
    if error.question is None or error.diagnosis is None:
        return objection(error)
    proposed = remedies.proposals(error.question, lexicon)[:_PROPOSALS]
    return "\n".join(
        [
            nothing_fits(error.question, error.diagnosis),
            *remedies.as_lines(proposed, error.question),
            _("Mark {0} again, or type /undo.", turn.word),
        ]
    )
