"""Benchmark of heavy runs: the speed and cost of more cores and of a cluster."""

import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

import numpy as np
from rich.table import Table

from wmh.base.heavy.cluster import Cluster
from wmh.base.heavy.cores import Cores
from wmh.base.heavy.driving import SECONDS, drive
from wmh.base.heavy.executors import hands_of, pack
from wmh.base.heavy.run import Do, HeavyRun, RunSetting
from wmh.base.running.stopping import Stop, never
from wmh.engine.boards.playing import ManyBoards
from wmh.engine.boards.playing import player as boards_player
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.experience import novice
from wmh.engine.strategy.ground import Ground
from wmh.engine.strategy.play.many_games import ManyGames, alone, branches
from wmh.engine.strategy.proving import Openers, promising
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import GuessList, Strategy
from wmh.helper.lingo.whole import whole_list_of

SIZES = (2315, 12972, 37800)
"""Numbers of words, all of one length, for which the growth of simulations is measured."""
_LENGTH = 8
_STRATEGIES = (Strategy.PAPER, Strategy.PARTS_ENTROPY, Strategy.ENTROPY)
_WORKERS = (1, 2, 4, 8)
_PREDICTED = (10, 100, 1000)
_OPENERS, _GAMES = 60, 1600
"""Number of openers in the run of a proof, and of games in the run on several boards."""
_IDLE = 0.1
"""Seconds that an idle task sleeps, when the model is compared with measured speeds."""
_EACH = 40
"""Number of idle tasks for each worker."""
_TOLD = 2000
"""Number of empty tasks that are run to measure the overhead of one task."""
_LIMIT = 500
"""Greatest number of megabytes that a worker should need."""


def tables(lexicon: Lexicon) -> Iterator[Table]:
    """Yields the tables of the benchmark.

    Wall times are of single runs; a busy machine slows both sides of a ratio.
    """
    runs = list(_runs(lexicon))
    yield _cores(runs)
    yield _cluster(runs[0])
    yield _model(runs[0])
    yield _growth(lexicon)


def _runs(lexicon: Lexicon) -> Iterator[HeavyRun]:
    """Yields a run of each kind, of some 30 s on one core, so that start-up matters little."""
    yield _again(_simulation(lexicon, Question((), 5, strategy=Strategy.ENTROPY)), 2)
    whole = whole_list_of(5, lexicon, novice(), look_ahead=False)
    items, sizes = whole.branches()
    yield _again(HeavyRun("pit", whole, items, sizes, "games", {}), 12)
    common = Question((), 5, tier=35)
    ground = Ground(
        candidates_of(Question((), 5), lexicon), candidates_of(common, lexicon), Rule.TILES
    )
    openers = promising(ground, _OPENERS)
    yield HeavyRun("prove", Openers(ground, width=20), openers, [1] * len(openers), "openers", {})
    boards = BoardsQuestion((), ((),) * 4, 5, 50)
    start = candidates_of(boards.alone(0), lexicon)
    guesses = Solver(lexicon).guesses(boards.alone(0), start)
    opener = boards_player(boards, start, None, guesses).opener
    drawn = np.random.default_rng(1).integers(0, len(start), (_GAMES, 4)).tolist()
    yield HeavyRun("boards", ManyBoards(boards, lexicon, opener), drawn, [1] * _GAMES, "games", {})


def _simulation(lexicon: Lexicon, question: Question) -> HeavyRun:
    playing = alone(question, lexicon)
    start = playing.start()
    opener = playing.choose(start)
    assert opener is not None
    items = branches(question, start, opener, start.candidates.numbers)
    setting = ManyGames(question, lexicon, opener, novice())
    return HeavyRun("simulate", setting, items, [len(each) for each in items], "games", {})


def _cores(runs: Sequence[HeavyRun]) -> Table:
    shown = _table("Two cores against one", "run", "alone", "1 core", "2 cores", "ratio", "seam")
    for run in runs:
        do = run.setting.prepare()
        do(run.items[-1:], never)  # What it loads is no part of it.
        direct = _cpu(lambda run=run, do=do: do(run.items, never))
        began = time.perf_counter()
        through = _cpu(lambda run=run: drive(_prepare(run), Cores(1)))
        one = time.perf_counter() - began
        two = _wall(lambda run=run: drive(run, Cores(2)))
        shown.add_row(
            run.name, f"{direct:.1f} s", f"{one:.1f} s", f"{two:.1f} s", f"{one / two:.2f}",
            f"{100 * (through / direct - 1):+.1f} %",
        )  # fmt: skip
    shown.caption = "Promised: a ratio of 1.8 and more, a seam of 2 % at most (in CPU time)."
    return shown


@dataclass(frozen=True, slots=True)
class _Once:
    """Setting of a run whose first function `prepare` has been called for already.

    So a measurement does not include the preparation.
    """

    frees: ClassVar[bool] = True

    setting: RunSetting
    ready: list[Do]

    def prepare(self) -> Do:
        return self.ready.pop() if self.ready else self.setting.prepare()


def _prepare(run: HeavyRun) -> HeavyRun:
    return replace(run, setting=_Once(run.setting, [run.setting.prepare()]))


def _again(run: HeavyRun, times: int) -> HeavyRun:
    """Returns the run with all its items repeated this many times."""
    return replace(run, items=list(run.items) * times, weights=list(run.weights) * times)


def _cluster(run: HeavyRun) -> Table:
    shown = _table(
        "Two Dask workers against two cores without it", "run", "without", "workers", "ratio"
    )
    long = _again(run, 2)
    two = _wall(lambda: drive(long, Cores(2)))
    with closing(Cluster("local:2")) as cluster:
        drive(run, cluster)  # Each worker has it then.
        workers = _wall(lambda: drive(long, cluster))
    shown.add_row(run.name, f"{two:.1f} s", f"{workers:.1f} s", f"{two / workers:.2f}")
    shown.caption = "Promised: 0.85 and more."
    return shown


@dataclass(frozen=True, slots=True)
class _Sleep:
    frees: ClassVar[bool] = True

    seconds: float

    def prepare(self) -> Callable[[Sequence[int], Stop], list[int]]:
        return self._sleep

    def _sleep(self, some: Sequence[int], stop: Stop = never) -> list[int]:
        del stop
        time.sleep(self.seconds * len(some))
        return list(some)


def _idle(seconds: float, tasks: int) -> HeavyRun:
    items = list(range(tasks))
    return HeavyRun("idle", _Sleep(seconds), items, [1] * tasks, "tasks", {})


def _model(run: HeavyRun) -> Table:
    """Returns the table of the speed by number of workers, from a model of three limits.

    With n workers a run of work W in tasks of s seconds takes the longest of three times: W / n; W
    / s * c, if the scheduler reports one task after the other in c seconds each; and the longest
    item. Transfers of some kilobytes overlap with work.
    """
    shown = _table("Workers", "workers", "predicted", "measured", "what bounds it")
    with closing(Cluster(f"local:{_WORKERS[-1]}")) as cluster:  # So many that it never waits.
        drive(_idle(0.0, _WORKERS[-1]), cluster, chunk=1)
        cost = _wall(lambda: drive(_idle(0.0, _TOLD), cluster, chunk=1)) / _TOLD
    for number in _WORKERS:
        with closing(Cluster(f"local:{number}")) as cluster:
            drive(_idle(0.0, number), cluster, chunk=1)
            tasks = _EACH * number
            took = _wall(lambda c=cluster, t=tasks: drive(_idle(_IDLE, t), c, chunk=1))
        predicted = number * _IDLE / max(_IDLE, number * cost)
        shown.add_row(
            f"{number}, idle tasks of {_IDLE} s", f"{predicted:.1f}x",
            f"{tasks * _IDLE / took:.1f}x", "",
        )  # fmt: skip
    share = max(run.weights) / run.weight
    for number in _PREDICTED:
        by_tasks = SECONDS / cost
        speed, bound = min(
            (number, "the workers"), (by_tasks, "the scheduler"), (1 / share, "the longest item")
        )
        shown.add_row(f"{number}, {run.name}", f"{speed:.0f}x", "", bound)
    shown.caption = (
        f"A task costs {1000 * cost:.1f} ms to tell and to hear of; the setting has"
        f" {len(pack(run)) / 1e6:.1f} MB, sent once to each worker; the longest item is"
        f" {share:.1%} of the run, so more than {1 / share:.0f} workers wait for it."
    )
    return shown


def _growth(lexicon: Lexicon) -> Table:
    heads = [f"{size:,} words" for size in SIZES]
    shown = _table("Growth, 8 letters, one core", "strategy", *heads, "exponent", "memory")
    every = candidates_of(Question((), _LENGTH), lexicon)
    for strategy in _STRATEGIES:
        figures: list[tuple[float, int]] = []
        for size in SIZES:
            run = _draw(lexicon, every, strategy, min(size, len(every)))
            told = [sys.executable, "-m", "wmh.lab.bench.heavy"]
            sent = pickle.dumps((pack(run), list(run.items)))
            done = subprocess.run(told, input=sent, capture_output=True, check=True)
            seconds, megabytes = done.stdout.split()
            figures.append((float(seconds), int(megabytes)))
        slope = np.polyfit(np.log(SIZES), np.log([seconds for seconds, _ in figures]), 1)[0]
        most = max(megabytes for _, megabytes in figures)
        cells = [f"{seconds:.1f} s" for seconds, _ in figures]
        shown.add_row(strategy, *cells, f"{slope:.2f}", f"{most:,} MB")
    shown.caption = f"CPU seconds; promised: {_LIMIT} MB at most."
    return shown


def _draw(lexicon: Lexicon, every: Candidates, strategy: Strategy, size: int) -> HeavyRun:
    """Returns a simulation with a strategy on `size` words, drawn from `every` word of a length."""
    drawn = np.sort(np.random.default_rng(1).permutation(len(every))[:size])
    spelt = [lexicon.alphabet.decode(every.letters[each].tobytes()) for each in drawn]
    question = Question((), _LENGTH, strategy=strategy, guesses=GuessList.ALL)
    return _simulation(lexicon_of_words(spelt, "drawn"), question)


def _work() -> None:
    """Computes a run that comes on standard input; prints CPU seconds and peak megabytes."""
    parcel, items = pickle.load(sys.stdin.buffer)
    took = _cpu(lambda: hands_of(parcel).do(items))
    print(f"{took:.3f} {_peak()}")


def _peak() -> int:
    """Returns the peak memory of this process in megabytes.

    `getrusage` would include the parent process's memory.
    """
    lines = Path("/proc/self/status").read_text().splitlines()
    told = dict(line.split(":", 1) for line in lines)
    return int(told["VmHWM"].split()[0]) // 1000


def _table(title: str, *columns: str) -> Table:
    shown = Table(title=title, title_justify="left")
    for place, column in enumerate(columns):
        shown.add_column(column, justify="right" if place else "left")
    return shown


def _wall(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _cpu(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


if __name__ == "__main__":
    _work()
