"""Plays Lingo with every word and keeps what classes of each size brought: `make openings`.

What is kept decides the next pass's guesses; after two passes it no longer changes them much.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np

from wmh.base.running.thread_pool import ThreadPool
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.goals.lingo import most_points
from wmh.engine.strategy.ranking.halving import HEATS, race
from wmh.engine.strategy.ranking.measure import code_table, measure
from wmh.engine.strategy.ranking.measures import Guesses, Spread, plan
from wmh.engine.strategy.strategies import Strategy

LENGTHS = range(4, 11)
ATTEMPTS = 5
PASSES = 2
SIZES = (
    1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 1024, 2048,
)  # fmt: skip
GAMES = 50_000
"""With the openers that make most classes, as many as it takes to play this often: with one alone
few large classes are seen."""
_NEAR = 3

Seen = dict[tuple[int, int], list[float]]
"""Mean wins times attempts left, by attempts left and number of candidates."""


def play(
    state: Candidates, left: int, guesses: Guesses, experience: Experience, seen: Seen,
    spread: Spread, opener: int | None = None,
) -> float:  # fmt: skip
    """Wins times attempts left over all candidates of a state, as the strategy plays it."""
    n = len(state)
    if left == 1:
        return 1.0
    if n <= 2:
        return float(left) if n == 1 else 2.0 * left - 1.0
    if left == 2:
        found = measure(guesses, state, Rule.TILES, spread=spread)
        total = float((found.parts + found.hit).max())
    else:
        guess = opener
        if guess is None:
            guess = most_points(
                guesses, state, Rule.TILES, left, experience, spread=spread, ahead=False
            )
        codes = code_table(guesses.take(np.array([guess])), state, Rule.TILES)[0]
        own = state.numbers == guesses.numbers[guess]
        total = float(left * own.sum())
        for code in np.unique(codes[~own]):
            rows = np.flatnonzero(~own & (codes == code))
            part = Candidates(state.letters[rows], state.numbers[rows])
            total += play(part, left - 1, guesses, experience, seen, spread)
    seen[left, n].append(total / n)
    return total


def learned(seen: Seen) -> list[list[float]]:
    """Means at `SIZES`, each of at least `_NEAR` states.

    Beyond the sizes that were seen a doubling costs as much as the last one did. With attempts
    with which no state was seen at all they are those of the start.
    """
    means: list[list[float]] = []
    for left in range(2, ATTEMPTS):
        values = [(n, value) for (k, n), some in seen.items() if k == left for value in some]
        row = [left, left - 0.5, *start()[left - 2][2:]]
        if values:
            sizes, found = np.array(values, np.float64).T
            for place, size in enumerate(SIZES[2:], start=2):
                far = np.abs(np.log(sizes / size))
                near = far < max(0.2, min(1.0, float(np.sort(far)[: _NEAR + 1].max())))
                if near.any():
                    row[place] = float(found[near].mean())
                else:
                    lost = max(0.05, (row[place - 3] - row[place - 1]) / 2)
                    row[place] = max(0.05, row[place - 1] - lost)
        means.append([round(value, 4) for value in np.minimum.accumulate(row).tolist()])
    return means


def start() -> list[list[float]]:
    """Something to begin with: what is not told apart costs one attempt for each doubling."""
    doublings = np.log2(np.array(SIZES, np.float64))
    return [np.maximum(left - 0.3 * doublings, 0.1).tolist() for left in range(2, ATTEMPTS)]


def openers(words: Candidates, guesses: Guesses) -> list[int]:
    """The guesses that make the most classes."""
    order = race(guesses, words, Rule.TILES, Strategy.PARTS, measure)[: HEATS[-1][1]]
    parts = measure(guesses.take(order), words, Rule.TILES).parts
    most = order[np.argsort(-parts, kind="stable")]
    return most[: max(1, GAMES // len(words))].tolist()


def main(path: Path) -> None:
    """Write what was learned with the lexicon in this .dawg file beside it."""
    lexicon = open_lexicon(path)
    crew = ThreadPool()
    means: dict[int, list[list[float]]] = {}
    for length in LENGTHS:
        words = candidates_of(Question((), length), lexicon)
        guesses = plan(words)
        means[length] = start()
        for _ in range(PASSES):
            seen: Seen = defaultdict(list)
            experience = Experience(SIZES, means)
            best = max(
                play(words, ATTEMPTS, guesses, experience, seen, crew, opener)
                for opener in openers(words, guesses)
            )
            means[length] = learned(seen)
            print(f"{length} letters: {100 * best / len(words):.2f} points a game", flush=True)
    crew.close()
    learned_file = {"sizes": SIZES, "means": means}
    path.with_name("lingo.json").write_text(json.dumps(learned_file) + "\n", "ascii")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
