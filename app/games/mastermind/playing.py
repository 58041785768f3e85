"""The methods that look at all the codes that are left, played with the engine."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from app.engine.clues.rules import Rule
from app.engine.lexicon.product import product_lexicon
from app.engine.lexicon.store import Lexicon
from app.engine.question import Question
from app.engine.stopping import Stop, never
from app.engine.strategy.choice import Player, player
from app.engine.strategy.classes import classes
from app.engine.strategy.strategies import Strategy
from app.engine.strategy.walk import walk
from app.engine.wording import counted
from app.games.mastermind.methods import Method
from app.games.mastermind.steps import COLOURS, PEGS, Fate, Step, Way, keeper

if TYPE_CHECKING:
    from app.engine.strategy.breaker import Breaker

_STRATEGIES: Mapping[Method, Strategy] = {
    Method.KNUTH: Strategy.WORST,
    Method.ENTROPY: Strategy.ENTROPY,
    Method.EXPECTED: Strategy.EXPECTED,
    Method.PARTS: Strategy.PARTS,
}

_ATTEMPTS: Mapping[Method, int | None] = {Method.EXACT: None, Method.EXACT_IN_FIVE: 5}


def every_code() -> Lexicon:
    """The 1,296 codes of the game."""
    return product_lexicon(COLOURS, (PEGS,))


def player_of(method: Method, breaker: "Breaker") -> Player:
    """Somebody who plays by a method that is no backtracking; the breaker is of `every_code`."""
    strategy = _STRATEGIES.get(method, Strategy.EXACT)
    question = Question((), PEGS, Rule.PEGS, strategy=strategy)
    if method in _STRATEGIES:
        return player(question, breaker.lexicon, breaker)
    # Here and not above: numba comes with it.
    from app.games.mastermind.optimum import Optimal

    return Player(question, breaker.lexicon, Optimal(_ATTEMPTS[method]), breaker)


def guesses_of_all(playing: Player, stop: Stop = never) -> NDArray[np.int64]:
    """How many guesses each code takes, in sorted order: int64 (1296,). Raises Stopped."""
    every = np.arange(playing.lexicon.graph.words, dtype=np.int32)
    return walk(playing, every, stop=stop).guesses


def played(playing: Player, code: str, stop: Stop = never) -> tuple[Step, ...]:
    """One game: each guess hangs from the one before it. Raises Stopped."""
    alphabet, ask = playing.lexicon.alphabet, keeper(code)
    state, steps = playing.start(stop), list[Step]()
    secret = np.frombuffer(alphabet.encoded(tuple(code)), np.uint8)
    while not steps or steps[-1].fate is not Fate.SOLVED:
        labels = playing.choose(state, stop)
        assert labels is not None, "some code may be guessed while one is left"
        guess = alphabet.decoded(labels)
        place = int(np.flatnonzero((state.candidates.letters == secret).all(axis=1))[0])
        found = next(
            each
            for each in classes(Rule.PEGS, labels, state.candidates.letters)
            if place in each.members
        )
        number = len(steps)
        steps.append(
            Step(
                number,
                number - 1 if steps else None,
                number + 1,
                guess,
                ask(guess),
                Way.GUESS,
                number,
                Fate.SOLVED if found.solves else Fate.KEPT,
                "the code" if found.solves else f"{counted(len(found), 'code')} left",
            )
        )
        state = playing.after(state, labels, found)
    return tuple(steps)
