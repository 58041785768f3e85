"""Mean result of Lingo over all words of a list: exact, by walking the tree of all games."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.goals.lingo import contenders, most_points
from wmh.engine.strategy.ranking.measure import code_table
from wmh.engine.strategy.ranking.measures import Guesses, Spread, in_turn, plan
from wmh.helper.lingo.round import ATTEMPTS, points


@dataclass(frozen=True, slots=True)
class Whole:
    """Results of one game for each word of a length.

    `attempts[k]` is the number of games that took k + 1 attempts, `lost` the number of games in
    which the secret was not found. `opener` is the first guess of each game.
    """

    length: int
    opener: str
    attempts: tuple[int, ...]
    lost: int

    @property
    def words(self) -> int:
        return sum(self.attempts) + self.lost

    @property
    def points(self) -> int:
        return sum(points(number) * games for number, games in enumerate(self.attempts, start=1))

    @property
    def mean(self) -> float:
        """Mean points of a game."""
        return self.points / self.words


@dataclass(frozen=True, slots=True)
class WholeList:
    """Setting of a heavy run: one game for each word of a length, which is the secret.

    All these words may be guessed. With `look_ahead` the guesses after the promising ones are
    computed before one is chosen. `opener` is the first guess, by its labels. The items are indices
    of the opener's clues. The result of an item lists numbers of games: lost ones, then those that
    took one attempt, two, and so on.
    """

    frees: ClassVar[bool] = False

    length: int
    lexicon: Lexicon
    experience: Experience
    look_ahead: bool
    opener: bytes

    def branches(self) -> tuple[list[int], list[int]]:
        """Returns the items, ordered by falling number of games, and the numbers of their games."""
        sizes = [len(part) for part in _classes(self._first(), self._words())]
        order = sorted(range(len(sizes)), key=lambda place: -sizes[place])
        return order, [sizes[place] for place in order]

    def prepare(self) -> Callable[[Sequence[int], Stop], list[list[int]]]:
        words, first = self._words(), self._first()
        guesses, parts = plan(words), _classes(first, words)

        def play(some: Sequence[int], stop: Stop = never) -> list[list[int]]:
            return [self._count_attempts(guesses, first, parts[place], stop) for place in some]

        return play

    def whole(self, results: Iterable[Sequence[int]]) -> Whole:
        """Returns the results of all games, from those of the heavy run's items."""
        lost, *attempts = map(sum, zip(*results, strict=True))
        opener = self.lexicon.alphabet.decode(self.opener)
        return Whole(self.length, opener, tuple(attempts), lost)

    def _words(self) -> Candidates:
        return candidates_of(Question((), self.length), self.lexicon)

    def _first(self) -> NDArray[np.uint8]:
        return np.frombuffer(self.opener, np.uint8)

    def _count_attempts(
        self, guesses: Guesses, first: NDArray[np.uint8], branch: Candidates, stop: Stop
    ) -> list[int]:
        took: Counter[int] = Counter()
        todo: list[tuple[Candidates, int]] = []
        _answered(first, branch, 0, took, todo)
        while todo:
            check_cancelled(stop)
            state, made = todo.pop()
            best = most_points(
                guesses, state, Rule.TILES, ATTEMPTS - made, self.experience, None, stop, in_turn,
                ahead=self.look_ahead,
            )  # fmt: skip
            guess = guesses.letters[best]
            for part in _classes(guess, state):
                _answered(guess, part, made, took, todo)
        return [took[number] for number in range(ATTEMPTS + 1)]


def whole_list_of(
    length: int,
    lexicon: Lexicon,
    experience: Experience,
    *,
    look_ahead: bool,
    opener: bytes | None = None,
    stop: Stop = never,
    spread: Spread = in_turn,
) -> WholeList:
    """Returns the setting for all games of a length, by default with the best opener.

    The list must have a word of this length. Raises Cancelled.
    """
    first = opener
    if first is None:
        words = candidates_of(Question((), length), lexicon, stop)
        some = contenders(plan(words), words, Rule.TILES, None, 0, stop, spread)
        best = most_points(
            some, words, Rule.TILES, ATTEMPTS, experience, None, stop, spread, ahead=look_ahead
        )
        first = bytes(some.letters[best].tobytes())
    return WholeList(length, lexicon, experience, look_ahead, first)


def _answered(
    guess: NDArray[np.uint8],
    part: Candidates,
    made: int,
    took: Counter[int],
    todo: list[tuple[Candidates, int]],
) -> None:
    """Counts the games that a clue of `guess` decides, or appends their words to `todo`.

    `part` are the words that fit the clue; `made` is the number of guesses before `guess`; `took`
    counts games by their attempts, lost ones under 0. Games are decided if the guess was the
    secret, or if at most two words or one attempt are left.
    """
    n, left = len(part), ATTEMPTS - made
    if (part.letters[0] == guess).all():
        took[made + 1] += 1
    elif n <= 2 or left == 2:
        # The next guess is one of them, and tells two of them apart.
        took[made + 2] += 1
        took[made + 3 if n == 2 and left > 2 else 0] += n - 1
    else:
        todo.append((part, made + 1))


def _classes(guess: NDArray[np.uint8], state: Candidates) -> list[Candidates]:
    """Returns the candidates grouped by the clue that each would give for this guess."""
    one: Guesses = plan(Candidates(guess[None], np.full(1, -1, np.int32)))
    codes = code_table(one, state, Rule.TILES)[0]
    lies = np.argsort(codes, kind="stable")
    letters, numbers = state.letters[lies], state.numbers[lies]
    bounds = [0, *(np.flatnonzero(np.diff(codes[lies].astype(np.int64))) + 1).tolist(), len(lies)]
    return [Candidates(letters[start:end], numbers[start:end]) for start, end in pairwise(bounds)]
