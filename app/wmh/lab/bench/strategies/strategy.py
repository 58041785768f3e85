"""Benchmark of the strategies beyond the paper, beside published times."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from rich.table import Table

from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.endgame import Endgame
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.classes import classes
from wmh.engine.strategy.ranking.halving import HEATS, race
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import Guesses, plan
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import GuessList, Strategy
from wmh.lab.bench.peers.others import PeerError, after_grey, doddle_milliseconds, five_letters
from wmh.lab.bench.timing import cpu_milliseconds
from wmh.lab.bench.words import SECRET_TIER, Lists, lists

_OPENER = "salet"
_SETS = 100
_SAMPLES = 8
_DODDLE = "Doddle 1.6.0"
_SELBY = "Selby's C++"


@dataclass(frozen=True, slots=True)
class Anchor:
    """Published time in CPU milliseconds, and its origin."""

    milliseconds: float
    source: str


@dataclass(frozen=True, slots=True)
class BenchRow:
    """A task with our CPU milliseconds, the milliseconds promised, and those published."""

    work: str
    ours: float
    promised: float | None = None
    anchors: tuple[Anchor, ...] = ()


def table(default: Lexicon, data: Path | None = None, doddle: Path | None = None) -> Table:
    """Returns the table of tasks; published times were measured elsewhere, on lists of 2021.

    `data` is a folder with Wordle's lists, `doddle` an interpreter that has Doddle. Raises OSError
    for a folder without the lists, or an interpreter that cannot be started.
    """
    used = lists(data, default)
    peer: dict[str, float] = {}
    try:
        peer = {} if doddle is None else doddle_milliseconds(doddle, used.few)
    except PeerError as error:
        print(f"Doddle could not be measured: {error}", file=sys.stderr)
    shown = Table(title="Strategies, one core, warm: CPU milliseconds", title_justify="left")
    for column in ("work", "ours", "promised", "others", "ratio", "source"):
        left = column in ("work", "source")
        shown.add_column(column, justify="left" if left else "right", overflow="fold")
    for row in _rows(used, default, peer):
        promised = "" if row.promised is None else f"<= {_figure(row.promised)}"
        first, *more = [_comparison_cells(anchor, row.ours) for anchor in row.anchors] or [()]
        shown.add_row(row.work, _figure(row.ours), promised, *first)
        for cells in more:
            shown.add_row("", "", "", *cells)
    shown.caption = "A ratio above 1: that many times faster here."
    if data is None:
        shown.caption += " Give Wordle's own lists with --data to compare like with like."
    return shown


def _rows(used: Lists, default: Lexicon, peer: dict[str, float]) -> Iterator[BenchRow]:
    guesses, secrets = five_letters(used.few)
    every = five_letters(used.many)

    def doddle(name: str, elsewhere: float, what: str = "") -> tuple[Anchor, ...]:
        if name in peer:
            return (Anchor(peer[name], f"{_DODDLE}{what}, this run"),)
        return (Anchor(elsewhere, f"{_DODDLE}{what}"),)

    def opening() -> None:
        ordering.best(measure(guesses, secrets, Rule.TILES), Strategy.ENTROPY, 200)

    label = f"{len(guesses):,} guesses x {len(secrets):,} words"
    yield BenchRow(
        f"opening, {label}, all statistics",
        cpu_milliseconds(opening),
        15,
        (*doddle("opening", 332), *doddle("matrix", 12_700, ", its matrix first")),
    )
    yield BenchRow(
        f"opening, {len(every[0]):,} x {len(every[1]):,}",
        cpu_milliseconds(lambda: measure(*every, Rule.TILES)),
        110,
    )
    left = after_grey(used.few, secrets)
    yield BenchRow(
        f"after one clue, {len(guesses):,} x {len(left)}",
        cpu_milliseconds(lambda: measure(guesses, left, Rule.TILES)),
        10,
        doddle("clue", 93),
    )
    yield _all_games(used.few, doddle("states", 23_000, " by states") + doddle("games", 235_000))
    yield _proof(guesses, secrets, used)
    yield _proven_moves(default)
    for length in (7, 8, 9):
        yield from _long_words(default, length)
    yield BenchRow("first use after installing: a whole command", _first_use())


def _all_games(lexicon: Lexicon, anchors: tuple[Anchor, ...]) -> BenchRow:
    solver = Solver(lexicon)
    question = Question((), 5, tier=SECRET_TIER, strategy=Strategy.ENTROPY, guesses=GuessList.ALL)
    playing = player(question, lexicon, solver)
    secrets = playing.start().candidates.numbers
    total = int(walk(playing, secrets).guesses.sum())
    ours = cpu_milliseconds(lambda: walk(playing, secrets), 3)
    return BenchRow(f"all {len(secrets):,} games, entropy: {total:,} guesses", ours, 1500, anchors)


def _proof(guesses: Guesses, secrets: Candidates, used: Lists) -> BenchRow:
    """Returns the row of a proof of the fewest guesses after one opener."""
    opener = used.few.number_of(tuple(_OPENER))
    only = int(np.flatnonzero(guesses.numbers == opener)[0])
    total = 0

    def prove() -> None:
        nonlocal total
        total = Endgame(guesses, Rule.TILES).solve(secrets, only=only).total

    prove()
    ours = cpu_milliseconds(prove, 3)
    anchors = (Anchor(860, _SELBY), Anchor(1090, f"{_SELBY}, slowest")) if used.original else ()
    return BenchRow(f"proof of {total:,} guesses after {_OPENER.upper()}", ours, 1200, anchors)


def _proven_moves(lexicon: Lexicon) -> BenchRow:
    """Returns the row of the slowest of many searches with up to 60 candidates."""
    chance = np.random.default_rng(1)
    slowest = 0.0
    every = {
        length: candidates_of(Question((), length, tier=70), lexicon) for length in (4, 5, 6, 7, 8)
    }
    planned = {length: plan(words) for length, words in every.items()}
    done = 0
    while done < _SETS:
        length = 4 + done % 5
        left = every[length]
        while len(left) > 60:
            guess = every[length].letters[chance.integers(len(every[length]))].tobytes()
            found = classes(Rule.TILES, guess, left.letters)
            sizes = np.array([len(each) for each in found])
            members = found[chance.choice(len(found), p=sizes / sizes.sum())].members
            left = Candidates(left.letters[members], left.numbers[members])
        if len(left) < 20:
            continue
        if done < len(every):  # Longer words have codes of another kind, compiled on their own.
            Endgame(planned[length], Rule.TILES).solve(left)
        done += 1
        endgame = Endgame(planned[length], Rule.TILES)
        slowest = max(slowest, cpu_milliseconds(lambda e=endgame, s=left: e.solve(s), 1))
    return BenchRow(
        f"proven move, 20 to 60 words, lengths 4 to 8, slowest of {_SETS}", slowest, 200
    )


def _long_words(lexicon: Lexicon, length: int) -> Iterator[BenchRow]:
    words = candidates_of(Question((), length), lexicon)
    guesses = plan(words)
    strategy = Strategy.ENTROPY

    def race_strategies(among: Candidates) -> int:
        order = race(guesses, among, Rule.TILES, strategy, measure)[: HEATS[-1][1]]
        last = measure(guesses.take(np.sort(order)), among, Rule.TILES)
        return int(np.sort(order)[ordering.best(last, strategy, 1)[0]])

    whole = measure(guesses, words, Rule.TILES)
    best = int(ordering.best(whole, strategy, 1)[0])
    # Without its first words the race sees other samples of nearly the same words.
    samples = [Candidates(words.letters[cut:], words.numbers[cut:]) for cut in range(_SAMPLES)]
    right = sum(race_strategies(sample) == best for sample in samples)
    label = f"length {length}, {len(words):,} squared"
    yield BenchRow(
        f"{label}, best guess: right in {right} of {_SAMPLES}",
        cpu_milliseconds(lambda: race_strategies(words)),
        60,
    )
    yield BenchRow(
        f"{label}, exact list",
        cpu_milliseconds(lambda: measure(guesses, words, Rule.TILES), 1),
        4000,
    )


def _first_use() -> float:
    """Returns the milliseconds of a new process until its first measured guesses."""
    program = "from wmh.__main__ import main; main(['suggest', 'rain:ywwg', '--strategy', 'exact'])"
    with TemporaryDirectory() as folder:
        before = os.times()
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"WMH_HOME": folder},
            stdout=subprocess.DEVNULL,
            check=True,
        )
        after = os.times()
    spent = after.children_user - before.children_user
    return 1000 * (spent + after.children_system - before.children_system)


def _comparison_cells(anchor: Anchor, ours: float) -> tuple[str, str, str]:
    took = anchor.milliseconds
    return _figure(took), f"{took / ours:,.1f}", anchor.source


def _figure(milliseconds: float) -> str:
    return f"{milliseconds:,.1f}" if milliseconds < 100 else f"{milliseconds:,.0f}"
