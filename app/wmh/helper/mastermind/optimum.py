"""Method with the fewest guesses on average, which searches to the end of the game."""

from dataclasses import dataclass, field

from wmh.base.running.stopping import Stop, never
from wmh.engine.clues.rules import Rule
from wmh.engine.strategy.endgame import PROVEN_TO, Endgame
from wmh.engine.strategy.kernels.search import ENDLESS
from wmh.engine.strategy.play.play_state import PlayState

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
