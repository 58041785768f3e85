"""Dialogue in a terminal in which the program guesses, and a person marks each guess."""

from dataclasses import replace
from typing import TYPE_CHECKING

from wmh.base.text.phrases import _, objection
from wmh.base.text.wording import translatable
from wmh.engine.clues.reading import ClueError, read_turn
from wmh.engine.clues.rules import RULES, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.helper.cli.games.guessing import ending, terms_sentence
from wmh.helper.cli.parts import remedies
from wmh.helper.cli.parts.reasons import impossibility, nothing_fits
from wmh.helper.games.automatic import choice
from wmh.helper.games.game import Game, GameState
from wmh.helper.games.keeping import surrender
from wmh.helper.games.marked_game import add_marked_turn
from wmh.helper.games.refusals import MarkError
from wmh.helper.record.finished_game import Helper

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver

_PROPOSALS = 3

_HELP = """\
/found    that was the answer
/undo     take the last marks back
/give up  the program does not find it
/quit     or Ctrl+D"""
translatable(_HELP)


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
                return f"{clue} {_('the marks of the guess')}\n{_(_HELP)}"

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
