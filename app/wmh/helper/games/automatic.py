"""Automatic play: a strategy guesses and the host answers, a guess at a time."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.turn import Clue
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.play.games_walk import MOST
from wmh.engine.strategy.play.play_state import PlayState as View
from wmh.engine.strategy.play.player import Player, player
from wmh.engine.strategy.ranking.classes import Class, classes
from wmh.helper.games.game import Game, GameState, question_of, with_typed
from wmh.helper.games.keeping import answer_guess
from wmh.helper.games.possible import spell

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver


def steps(
    game: Game, who: Player, opener: bytes | None = None, stop: Stop = never
) -> Iterator[Game]:
    """Yields the game after each of the player's guesses, to its end.

    A guess is computed when the next value is asked for, so that the caller sets the pace. The
    player's question must be `question_of(game)`. `opener` is the next guess, by its labels, if it
    is already known. The last game is unfinished if the player finds no word that fits, as may
    happen with the paper's rule, or has made `walk.MOST` guesses. Raises Cancelled.
    """
    seen = who.start(stop)
    while game.state is GameState.PLAYING and len(seen.candidates) and len(game.turns) < MOST:
        check_cancelled(stop)
        guess = opener or who.choose(seen, stop)
        if guess is None:
            return
        opener = None
        letters = spell(guess, who.lexicon.alphabet)
        game = answer_guess(game, "".join(letters), who.lexicon, stop)
        yield game
        seen = who.after(seen, guess, answer(seen, who, guess, game.turns[-1].clue))


def choice(
    game: Game,
    like: Question,
    lexicon: Lexicon,
    solver: "Solver | None" = None,
    stop: Stop = never,
) -> str | None:
    """Returns the word that a strategy guesses next, or None if no word is left.

    If no word of the game's vocabulary is left all words are tried, but offensive ones only if
    `like` allows them or one was typed as the secret. `like` is as in `question_of`. Raises
    Cancelled; ValueError for a strategy that needs a solver.
    """
    wider = replace(game, terms=replace(game.terms, tier=ALL_TIERS))
    for each in (game, wider):
        who = guesser(each, like, lexicon, solver)
        seen = who.start(stop)
        guess = who.choose(seen, stop) if len(seen.candidates) else None
        if guess is not None:
            return lexicon.alphabet.decode(guess)
    return None


def guesser(game: Game, like: Question, lexicon: Lexicon, solver: "Solver | None" = None) -> Player:
    """Returns a player with the strategy of `like`, which may guess even an offensive secret.

    Raises as `choice`.
    """
    secrets = [] if game.secret is None else ["".join(game.secret)]
    named, solver = with_typed(secrets, lexicon, solver)
    return player(question_of(game, like), named, solver)


def answer(seen: View, who: Player, guess: bytes, clue: Clue) -> Class:
    """Returns the class of candidates that are left after this clue, empty if none is.

    The guess itself is not among them: the game goes on, so the guess was not the secret.
    """
    for each in classes(who.question.rule, guess, seen.candidates.letters):
        if each.clue == clue and not each.solves:
            return each
    return Class(clue, np.zeros(0, np.intp))
