"""Dialogue in a terminal in which a person guesses, and gets the clue of each guess."""

from typing import TYPE_CHECKING

from wmh.base.text.phrases import _, objection
from wmh.base.text.wording import translatable
from wmh.engine import count
from wmh.engine.advice import Clock
from wmh.engine.clues.reading import write_given
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.transcript import write_grid
from wmh.engine.clues.turn import Counts
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.helper.cli.parts.arguments import shown_by
from wmh.helper.cli.parts.reasons import fitting as words_fitting
from wmh.helper.cli.parts.reasons import turn_text
from wmh.helper.games.automatic import choice
from wmh.helper.games.game import Game, GameState
from wmh.helper.games.keeping import answer_guess, surrender
from wmh.helper.games.possible import fitting
from wmh.helper.games.refusals import GuessError
from wmh.helper.record.finished_game import Helper

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver

_HELP = """\
/hint     a word that the helper would guess
/left     how many words fit
/give up  be told the answer
/quit     or Ctrl+D"""
translatable(_HELP)


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
                return _(_HELP)


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
        return _("Found with {0}: {1}.", guesses, secret)
    if game.state is GameState.LOST:
        return _("Not found: the answer was {0}.", secret) if secret else _("Not found.")
    return _("Given up after {0}: no word fits that it knows.", guesses)
