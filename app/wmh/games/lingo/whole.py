"""The means of Lingo with every word of a list: exact, by walking the tree of all games."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.stopping import Stop, heed, never
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.play.lookahead import contenders, most_points
from wmh.engine.strategy.ranking.measure import Guesses, Spread, code_table, in_turn, plan
from wmh.games.lingo.round import ATTEMPTS, points


@dataclass(frozen=True, slots=True)
class Whole:
    """All games with the words of one length; `attempts[k]` took k + 1, `lost` more than there are.

    `opener` is the first guess of each.
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
        """Points of a game."""
        return self.points / self.words


def whole_list(
    length: int,
    lexicon: Lexicon,
    experience: Experience,
    *,
    look_ahead: bool,
    opener: bytes | None = None,
    progress: Callable[[int], None] | None = None,
    stop: Stop = never,
    spread: Spread = in_turn,
) -> Whole:
    """Every word of the lexicon that has this length is the secret once, and may be guessed.

    With `look_ahead` promising guesses are followed before one is chosen. `opener` is the first
    guess by its labels, the best by default; `progress` is told how many games have ended. There
    must be a word. Raises Stopped.
    """
    words = candidates_of(Question((), length), lexicon, stop)
    guesses = plan(words)
    if opener is None:
        some = contenders(guesses, words, Rule.TILES, None, 0, stop, spread)
        best = most_points(
            some, words, Rule.TILES, ATTEMPTS, experience, None, stop, spread, ahead=look_ahead
        )
        first = some.letters[best]
    else:
        first = np.frombuffer(opener, np.uint8)
    took: Counter[int] = Counter()
    todo = [(words, 0)]
    while todo:
        heed(stop)
        state, made = todo.pop()
        left = ATTEMPTS - made
        if made:
            best = most_points(
                guesses, state, Rule.TILES, left, experience, None, stop, spread, ahead=look_ahead
            )
            guess = guesses.letters[best]
        else:
            guess = first
        for part in _classes(guess, state):
            n = len(part)
            if (part.letters[0] == guess).all():
                took[made + 1] += 1
            elif n <= 2 or left == 2:
                # The next guess is one of them, and tells two of them apart.
                took[made + 2] += 1
                took[made + 3 if n == 2 and left > 2 else 0] += n - 1
            else:
                todo.append((part, made + 1))
        if progress is not None:
            progress(took.total())
    return Whole(
        length,
        lexicon.alphabet.decoded(first.tobytes()),
        tuple(took[number] for number in range(1, ATTEMPTS + 1)),
        took[0],
    )


def _classes(guess: NDArray[np.uint8], state: Candidates) -> list[Candidates]:
    """The candidates that are answered alike; the guess itself is not, if it is one of them."""
    one: Guesses = plan(Candidates(guess[None], np.full(1, -1, np.int32)))
    codes = code_table(one, state, Rule.TILES)[0]
    lies = np.argsort(codes, kind="stable")
    letters, numbers = state.letters[lies], state.numbers[lies]
    bounds = [0, *(np.flatnonzero(np.diff(codes[lies].astype(np.int64))) + 1).tolist(), len(lies)]
    return [Candidates(letters[start:end], numbers[start:end]) for start, end in pairwise(bounds)]
