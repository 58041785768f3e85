"""Ground: the subject of a proof, and what is known about it before any search."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.endgame import CANDIDATES_ONLY, HARD, places_of
from wmh.engine.strategy.exchanging import exchangeable
from wmh.engine.strategy.kernels.exchange import first_ones
from wmh.engine.strategy.kernels.problem import Problem
from wmh.engine.strategy.kernels.search import ENDLESS, name_all
from wmh.engine.strategy.ranking.measure import class_table
from wmh.engine.strategy.ranking.measures import plan


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """Subject of a proof: the words that may be guessed, and the possible secrets.

    With `candidates_only` a guess must be able to be the secret, otherwise `hardness` tells which
    guesses are accepted. `attempts` is the limit of guesses, ENDLESS for none.
    """

    guesses: Candidates
    secrets: Candidates
    rule: Rule
    hardness: Hardness = Hardness.FREE
    candidates_only: bool = False
    attempts: int = ENDLESS

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        words = (self.guesses.letters.tobytes(), self.secrets.letters.tobytes())
        return (*words, self.rule, self.hardness, self.candidates_only)

    def alike(self) -> NDArray[np.int64]:
        """Returns the classes of letters and places that can be exchanged before the first guess.

        The layout is that of `kernels.exchange`.
        """
        if self.hardness is not Hardness.FREE:  # Which tell apart what clues do not.
            return np.empty(0, np.int64)
        return exchangeable((self.guesses.letters, self.secrets.letters), self.rule)

    def first_ones(self) -> NDArray[np.bool_]:
        """Returns which guesses are equivalent, by exchanges, to no earlier guess; bool (g,)."""
        alike, letters = self.alike(), np.ascontiguousarray(self.guesses.letters)
        if not alike.size:
            return np.ones(len(letters), np.bool_)
        return first_ones(np.arange(len(letters)), letters, alike)


class Known(NamedTuple):
    """Facts of a ground: its problem, the guesses to look at, the greatest number of classes.

    `alike` has the exchangeable letters and places.
    """

    problem: Problem
    looked_at: NDArray[np.int64]
    most: int
    numbers: NDArray[np.int32]
    """Number of each guess in the lexicon."""
    alike: NDArray[np.int64]

    def place(self, number: int) -> int:
        return int(np.flatnonzero(self.numbers == number)[0])

    def row(self, opener: int) -> NDArray[np.unsignedinteger]:
        """Returns for each secret the number of the class that the clue to an opener puts it in."""
        return self.problem.classes[self.place(opener)]


@lru_cache(maxsize=1)
def known_of(ground: Ground) -> Known:
    """Returns the facts of a ground; the last ones are cached in a process, as they are large."""
    guesses, secrets = plan(ground.guesses), ground.secrets
    classes, most = class_table(guesses, secrets, ground.rule)
    guess_of = places_of(secrets.numbers, guesses.numbers)
    member = np.full(len(guesses), -1, np.int64)
    member[guess_of[guess_of >= 0]] = np.flatnonzero(guess_of >= 0)
    names = name_all(secrets.numbers)
    hard = CANDIDATES_ONLY if ground.candidates_only else HARD[ground.hardness]
    problem = Problem(
        classes, most, member, guess_of, guesses.letters, secrets.letters, names, hard=hard
    )
    looked_at = np.arange(0 if ground.candidates_only else len(guesses))
    return Known(problem, looked_at, most, guesses.numbers, ground.alike())
