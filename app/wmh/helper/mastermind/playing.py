"""Methods that consider all remaining codes, played with the engine.

One of them has the fewest guesses on average, and searches to the end of the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.base.text.refusal import InputError
from wmh.engine import count
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.product import product_lexicon
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.endgame import PROVEN_TO, Endgame
from wmh.engine.strategy.kernels.search import ENDLESS
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.play.player import Player, player
from wmh.engine.strategy.ranking.classes import classes
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.mastermind.code_steps import COLOURS, PEGS, CodeStep, CodeWay, Fate, keeper
from wmh.helper.mastermind.methods import CodeMethod

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver

_WIDTH = 60
"""Number of guesses tried in a state of more than PROVEN_TO candidates.

With this width the search finds the 5,625 and 5,626 guesses that Koyama and Lai (1993) proved
minimal.
"""

_OPENER = b"aabc"


@dataclass(slots=True, eq=False)
class Optimal:
    """Function that chooses the best guess for the 1,296 codes, within a number of attempts.

    It is a `Choose`, for one thread only. `attempts` is None without a limit.
    """

    attempts: int | None
    _endgame: Endgame | None = field(default=None, init=False)

    def __call__(self, state: PlayState, stop: Stop = never) -> bytes | None:
        guesses = state.guesses
        if not state.turns:
            return _OPENER
        if guesses is None:
            return None
        if self._endgame is None or self._endgame.guesses is not guesses:
            self._endgame = Endgame(guesses, Rule.PEGS)
        width = 0 if len(state.candidates) <= PROVEN_TO else _WIDTH
        left = ENDLESS if self.attempts is None else self.attempts - len(state.turns)
        found = self._endgame.solve(state.candidates, None, stop, width, left).guess
        return None if found is None else guesses.letters[found].tobytes()


_STRATEGIES: Mapping[CodeMethod, Strategy] = {
    CodeMethod.KNUTH: Strategy.WORST,
    CodeMethod.ENTROPY: Strategy.ENTROPY,
    CodeMethod.EXPECTED: Strategy.EXPECTED,
    CodeMethod.PARTS: Strategy.PARTS,
}

_ATTEMPTS: Mapping[CodeMethod, int | None] = {CodeMethod.EXACT: None, CodeMethod.EXACT_IN_FIVE: 5}


def every_code() -> Lexicon:
    """Returns the 1,296 codes of the game as a lexicon."""
    return product_lexicon(COLOURS, (PEGS,))


def player_of(method: CodeMethod, solver: "Solver") -> Player:
    """Returns a player with any method but backtracking; the solver must be of `every_code`."""
    strategy = _STRATEGIES.get(method, Strategy.EXACT)
    question = Question((), PEGS, Rule.PEGS, strategy=strategy)
    if method in _STRATEGIES:
        return player(question, solver.lexicon, solver)

    return Player(question, solver.lexicon, Optimal(_ATTEMPTS[method]), solver)


def guesses_of_all(playing: Player, stop: Stop = never) -> NDArray[np.int64]:
    """Returns the number of guesses for each code, codes in sorted order: int64 (1296,).

    Raises Cancelled.
    """
    every = np.arange(playing.lexicon.graph.words, dtype=np.int32)
    return walk(playing, every, stop=stop).guesses


def play_game(playing: Player, code: str, stop: Stop = never) -> tuple[CodeStep, ...]:
    """Returns the steps of one game; each step is the child of the one before. Raises Cancelled."""
    alphabet, ask = playing.lexicon.alphabet, keeper(code)
    state, steps = playing.start(stop), list[CodeStep]()
    secret = np.frombuffer(alphabet.encode(tuple(code)), np.uint8)
    while not steps or steps[-1].fate is not Fate.SOLVED:
        labels = playing.choose(state, stop)
        assert labels is not None, "some code may be guessed while one is left"
        guess = alphabet.decode(labels)
        place = int(np.flatnonzero((state.candidates.letters == secret).all(axis=1))[0])
        found = next(
            each
            for each in classes(Rule.PEGS, labels, state.candidates.letters)
            if place in each.members
        )
        number = len(steps)
        steps.append(
            CodeStep(
                number,
                number - 1 if steps else None,
                number + 1,
                guess,
                ask(guess),
                CodeWay.GUESS,
                number,
                Fate.SOLVED if found.solves else Fate.KEPT,
                InputError("the code")
                if found.solves
                else InputError("{0} left", count.codes(len(found))),
            )
        )
        state = playing.after(state, labels, found)
    return tuple(steps)
