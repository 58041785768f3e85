"""Ground: the subject of a proof, and what is known about it before any search.

Known are the exchanges of letters, or places, that leave all words the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.endgame import CANDIDATES_ONLY, HARD, places_of
from wmh.engine.strategy.kernels.problem import Problem
from wmh.engine.strategy.kernels.search import ENDLESS, first_ones, name_all
from wmh.engine.strategy.ranking.measure import class_table
from wmh.engine.strategy.ranking.measures import plan

Letters = NDArray[np.uint8]
"""Labels of words, uint8 (words, length)."""


def exchangeable(lists: Sequence[Letters], rule: Rule) -> NDArray[np.int64]:
    """Returns the class of each place, then of each letter, as `kernels.search` needs them.

    Two places or two letters are of one class if exchanging them in every word leaves each list
    unchanged. Places are never exchangeable if clues mark places. The result is empty if nothing
    can be exchanged.
    """
    length = lists[0].shape[1]
    letters = 1 + max(int(each.max()) for each in lists)
    apart = np.arange(length + letters, dtype=np.int64)
    classes = apart.copy()
    counts = [_letter_counts(each) for each in lists]
    if RULES[rule].counts:
        for place, first in _same(length, lambda a, b: _stays(lists, counts, _places, a, b)):
            classes[place] = first
    used = np.unique(np.concatenate([np.unique(each) for each in lists])).tolist()
    turned = [each.T for each in counts]
    for at, first in _same(
        len(used), lambda a, b: _stays(lists, turned, _letters, used[a], used[b])
    ):  # Letters that no word has are of no use.
        classes[length + used[at]] = length + used[first]
    return np.empty(0, np.int64) if np.array_equal(classes, apart) else classes


def _same(number: int, stays: Callable[[int, int], bool]) -> list[tuple[int, int]]:
    """Returns pairs: an element, and the first element before it that it can be exchanged with.

    Elements are numbers below `number`; `stays` tells if two of them can be exchanged.
    """
    found: list[tuple[int, int]] = []
    firsts: list[int] = []
    for each in range(number):
        for first in firsts:
            if stays(first, each):
                found.append((each, first))
                break
        else:
            firsts.append(each)
    return found


def _stays(
    lists: Sequence[Letters],
    counts: Sequence[NDArray[np.int64]],
    exchanged: Callable[[Letters, int, int], Letters],
    a: int,
    b: int,
) -> bool:
    """True if exchanging a and b leaves each list unchanged; the `counts` are compared first."""
    return all(np.array_equal(each[a], each[b]) for each in counts) and all(
        _words(each) == _words(exchanged(each, a, b)) for each in lists
    )


def _places(words: Letters, a: int, b: int) -> Letters:
    other = words.copy()
    other[:, [a, b]] = words[:, [b, a]]
    return other


def _letters(words: Letters, a: int, b: int) -> Letters:
    table = np.arange(256, dtype=np.uint8)
    table[[a, b]] = b, a
    return table[words]


def _letter_counts(words: Letters) -> NDArray[np.int64]:
    """Returns how many words have each letter at each place: int64 (length, 256)."""
    length = words.shape[1]
    flat = words.astype(np.int64) + np.arange(0, 256 * length, 256, dtype=np.int64)
    return np.bincount(flat.ravel(), minlength=256 * length).reshape(length, 256)


def _words(words: Letters) -> set[bytes]:
    return {word.tobytes() for word in words}


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
