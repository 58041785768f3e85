"""Plays Lingo with every word and keeps what classes of each size brought: `make openings`.

What is kept decides the next pass's guesses; after three passes it no longer changes them much.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from app.engine.candidates import candidates_of
from app.engine.clues.rules import Rule
from app.engine.lexicon.store import open_lexicon
from app.engine.paper.matcher import Candidates
from app.engine.question import Question
from app.engine.strategy.lingo import RACED_FROM, best_first
from app.engine.strategy.lookahead import Experience, promising
from app.engine.strategy.measure import Guesses, code_table, measure, plan
from app.engine.strategy.race import race
from app.engine.strategy.strategies import Strategy

LENGTHS = range(4, 11)
ATTEMPTS = 5
PASSES = 3
SIZES = (1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 1024)
OPENERS = 200
"""Openers that are measured; a race chooses them."""

Seen = dict[tuple[int, int], list[float]]
"""Mean wins times attempts left, by attempts left and number of candidates."""


def play(
    state: Candidates, left: int, guesses: Guesses, experience: Experience, seen: Seen,
    opener: int | None = None,
) -> float:  # fmt: skip
    """Wins times attempts left over all candidates of a state, as the strategy plays it."""
    n = len(state)
    if left == 1:
        return 1.0
    if n <= 2:
        return float(left) if n == 1 else 2.0 * left - 1.0
    if left == 2:
        found = measure(guesses, state, Rule.TILES)
        total = float((found.parts + found.hit).max())
    else:
        guess = chosen(state, left, guesses, experience) if opener is None else opener
        codes = code_table(guesses.take(np.array([guess])), state, Rule.TILES)[0]
        own = state.numbers == guesses.numbers[guess]
        total = float(left * own.sum())
        for code in np.unique(codes[~own]):
            rows = np.flatnonzero(~own & (codes == code))
            part = Candidates(state.letters[rows], state.numbers[rows])
            total += play(part, left - 1, guesses, experience, seen)
    seen[left, n].append(total / n)
    return total


def chosen(state: Candidates, left: int, guesses: Guesses, experience: Experience) -> int:
    """The most promising guess."""
    if len(state) * len(guesses) > RACED_FROM:
        first = np.sort(race(guesses, state, Rule.TILES, Strategy.PARTS)[:OPENERS])
    else:
        first = np.arange(len(guesses))
    some = guesses.take(first) if len(first) < len(guesses) else guesses
    values = promising(some, state, Rule.TILES, left, experience)
    return int(first[best_first(some, state, values)[0]])


def learned(seen: Seen, before: Sequence[Sequence[float]]) -> list[list[float]]:
    """Means at `SIZES`; where nothing was seen, what was known before."""
    means: list[list[float]] = []
    for left in range(2, ATTEMPTS):
        sizes = np.array(sorted(n for k, n in seen if k == left), np.float64)
        values = np.array([np.mean(seen[left, int(n)]) for n in sizes], np.float64)
        row: list[float] = []
        for place, size in enumerate(SIZES):
            if size <= 2:
                row.append((left, left - 0.5)[size - 1])
                continue
            near = np.abs(np.log(sizes / size)) < 0.2
            row.append(float(values[near].mean()) if near.any() else before[left - 2][place])
        means.append([round(value, 4) for value in np.minimum.accumulate(row).tolist()])
    return means


def start() -> list[list[float]]:
    """Something to begin with: what is not told apart costs one attempt for each doubling."""
    doublings = np.log2(np.array(SIZES, np.float64))
    return [np.maximum(left - 0.3 * doublings, 0.1).tolist() for left in range(2, ATTEMPTS)]


def main(path: Path) -> None:
    """Write what was learned with the lexicon in this .dawg file beside it."""
    lexicon = open_lexicon(path)
    means: dict[int, list[list[float]]] = {}
    for length in LENGTHS:
        words = candidates_of(Question((), length), lexicon)
        guesses = plan(words)
        means[length] = start()
        for _ in range(PASSES):
            seen: Seen = defaultdict(list)
            total = play(words, ATTEMPTS, guesses, Experience(SIZES, means), seen)
            means[length] = learned(seen, means[length])
            print(f"{length} letters: {100 * total / len(words):.2f} points a game")
    learned_file = {"sizes": SIZES, "means": means}
    path.with_name("lingo.json").write_text(json.dumps(learned_file) + "\n", "ascii")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
