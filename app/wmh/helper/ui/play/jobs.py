"""Work of a game for the background thread.

Modules that need numpy are imported when the work begins.
"""

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop
from wmh.engine.clues.turn import Turn
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, Strategy, obstacle
from wmh.helper.answering import Answering
from wmh.helper.games.game import Game, GameState, Terms, question_of
from wmh.helper.suggester import Work

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.engine.strategy.solver import Solver

_PATIENCE = 1.5
"""Seconds to wait for a better list of the helper's before its first word is guessed."""


def drawing(terms: Terms, seed: int, guesses: Sequence[str] = ()) -> Work:
    """Returns work that yields a Game, whose secret `seed` draws, after these guesses."""

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[Game]:
        from wmh.helper.games.keeping import answer_guess, begin

        game = begin(terms, lexicon, random.Random(seed), stop)
        for guess in guesses:
            game = answer_guess(game, guess, lexicon, stop)
        yield game

    return work


def hiding(terms: Terms, secret: str, guesses: Sequence[str] = ()) -> Work:
    """Returns work that yields a Game with a secret that a person chose, after these guesses."""

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[Game]:
        from wmh.helper.games.keeping import answer_guess, hidden

        game = hidden(terms, secret, lexicon)
        for guess in guesses:
            game = answer_guess(game, guess, lexicon, stop)
        yield game

    return work


def answering(game: Game, guess: str) -> Work:
    """Returns work that yields the Game after a guess."""

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[Game]:
        from wmh.helper.games.keeping import answer_guess

        yield answer_guess(game, guess, lexicon, stop)

    return work


def giving_up(game: Game) -> Work:
    """Returns work that yields the Game as given up, with its secret revealed."""

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[Game]:
        from wmh.helper.games.keeping import surrender

        yield surrender(game, lexicon, stop)

    return work


def marking(game: Game, turns: tuple[Turn, ...], *, found: bool) -> Work:
    """Returns work that yields the Game after the person has marked the last of these turns.

    Earlier turns may have been corrected. `found` is true if the last guess is the secret.
    """

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[Game]:
        from wmh.helper.games.keeping import add_marked_turn

        before = replace(game, turns=turns[:-1])
        yield add_marked_turn(before, turns[-1], lexicon, found=found, stop=stop)

    return work


def guessing(game: Game, like: Question) -> Work:
    """Returns work that yields the program's guess, or None if it knows no word."""

    def work(lexicon: "Lexicon", answering: Answering, stop: Stop) -> Iterator[str | None]:
        from wmh.helper.games.automatic import choice

        usable = _usable(like)
        if first := _first(game, usable, lexicon, answering, stop):
            yield first
        else:
            yield choice(game, usable, lexicon, _solver(usable, lexicon, answering), stop)

    return work


def watching(game: Game, like: Question) -> Work:
    """Returns work that yields the Game after each guess of a strategy, to its end."""

    def work(lexicon: "Lexicon", answering: Answering, stop: Stop) -> Iterator[Game]:
        from wmh.helper.games.automatic import guesser, steps
        from wmh.helper.games.keeping import answer_guess, surrender

        usable = _usable(like)
        last = begun = game
        if first := _first(game, usable, lexicon, answering, stop):
            last = begun = answer_guess(game, first, lexicon, stop)
            yield last
        who = guesser(begun, usable, lexicon, _solver(usable, lexicon, answering))
        for last in steps(begun, who, stop=stop):
            yield last
        if last.state is GameState.PLAYING:
            yield surrender(last, lexicon, stop)

    return work


def _usable(like: Question) -> Question:
    """Returns the question, with the paper's strategy if its own cannot be used here."""
    if obstacle([like.strategy]):
        return replace(like, strategy=Strategy.PAPER)
    return like


def _first(
    game: Game,
    like: Question,
    lexicon: "Lexicon",
    answering: Answering,
    stop: Stop,
) -> str | None:
    """Returns the first guess: the recommended one, or the helper's first row after `_PATIENCE`.

    Returns None if the game has turns, or for a strategy without measures.
    """
    from wmh.engine.strategy.play.opener import first_guess

    if game.turns:
        return None
    question = question_of(game, like)
    if (labels := first_guess(question, lexicon)) is not None:
        return lexicon.alphabet.decode(labels)
    if not STRATEGIES[like.strategy].splits:
        return None
    until = time.monotonic() + _PATIENCE
    best: str | None = None
    for advice in answering(question, lexicon, stop):
        best = advice.suggestions[0].word if advice.suggestions else None
        if time.monotonic() > until:
            break
    return best


def _solver(like: Question, lexicon: "Lexicon", answering: Answering) -> "Solver | None":
    return answering.solver(lexicon) if STRATEGIES[like.strategy].splits else None
