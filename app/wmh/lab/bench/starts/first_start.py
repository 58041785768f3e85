"""The first start on a machine: how old a list becomes on screen while the kernels are compiled."""

import json
import os
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QTimer
from rich.table import Table

from wmh.engine.answer import Advice
from wmh.engine.clues.rules import Rule, tiles
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import COMMON_TIER, Question
from wmh.engine.strategy.kernels.numba_check import bits
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.suggester import Suggester
from wmh.helper.ui.shell.current_question import CurrentQuestion
from wmh.helper.ui.shell.warming_up import WarmingUp
from wmh.helper.warming import Warmth, compiled_folder, stages

LENGTHS = (5, 4, 7, 11, 31)
_ASKED_MS, _TICK_MS = 150, 5
_SECONDS, _WAITS = 120, 1.0


def table(_lexicon: Lexicon) -> Table:
    shown = Table(title="Typing from the first second on", title_justify="left")
    shown.add_column("start")
    for column in ("compiled before", *(said for _, said, _ in _COLUMNS)):
        shown.add_column(column, justify="right")
    with TemporaryDirectory() as home:
        surroundings = {k: v for k, v in os.environ.items() if k != "NUMBA_CACHE_DIR"}
        for start in ("first", "second"):
            done = subprocess.run(
                [sys.executable, "-c", "from wmh.lab.bench.starts.first_start import main; main()"],
                env=surroundings | {"WMH_HOME": home, "QT_QPA_PLATFORM": "offscreen"},
                stdout=subprocess.PIPE,
                text=True,
                check=True,
            )
            figures = json.loads(done.stdout)
            before = f"{figures['before']:.0f} of {len(stages())}"
            told = (_step_text(figures.get(name), digits) for name, _, digits in _COLUMNS)
            shown.add_row(start, before, *told)
    shown.caption = (
        "Promised: 100 ms; 50 ms; 8 s at the first start and 0.3 s later, from the first whole clue"
        " on. That list is measured in the interpreter until the kernels are there: their times are"
        " from the start on, for codes of five letters, and for all."
    )
    return shown


def _step_text(figure: float | None, digits: int) -> str:
    """Text of a time; a step that was not reached while the machine was watched took longer."""
    return f"> {_SECONDS}" if figure is None else f"{figure:.{digits}f}"


_COLUMNS = (
    ("oldest", "oldest list, ms", 0),
    ("gap", "longest gap, ms", 0),
    ("better", "first better list, s", 2),
    ("first", "first kernels, s", 1),
    ("all", "all kernels, s", 1),
)


class _Typing:
    """Asks another question every moment, of all the lengths in turn, until all is compiled.

    Once the first clue is whole, somebody waits for the better list, as people do, but not long.
    """

    def __init__(self, folder: Path) -> None:
        self.warmth = Warmth(folder)
        self.suggester = Suggester(warmth=self.warmth)
        self.inquiry = CurrentQuestion(self.suggester)
        self.inquiry.answered.connect(self._show)
        self.suggester.opened.connect(self._begin)
        self.questions = cycle(_questions())
        self.began = self.asked = self.ticked = self.clued = 0.0
        self.answered = True
        before = float(len(stages()) - len(self.warmth.missing))
        self.figures = {"before": before, "oldest": 0.0, "gap": 0.0, "better": -1.0}
        self.typing = QTimer(interval=_ASKED_MS)
        self.typing.timeout.connect(self._ask)
        self.ticking = QTimer(interval=_TICK_MS)
        self.ticking.timeout.connect(self._tick)
        self.warming = WarmingUp(self.warmth, self.suggester)
        self.warming.progressed.connect(self.suggester.warm_up)
        self.suggester.open("english")

    def _begin(self) -> None:
        self.began = self.ticked = perf_counter()
        self.warming.begin(bits(Rule.TILES, LENGTHS[0]))
        for timer in (self.typing, self.ticking):
            timer.start()
        self._ask()

    def _ask(self) -> None:
        waits = self.clued > 0 and self.figures["better"] < 0
        if self.answered and not (waits and perf_counter() - self.clued < _WAITS):
            self.asked, self.answered = perf_counter(), False
            question = next(self.questions)
            if question.turns and None not in question.turns[0].marks and not self.clued:
                self.clued = self.asked
            self.inquiry.ask(question)
        over = perf_counter() - self.began > _SECONDS
        if self.figures["better"] >= 0 and ("all" in self.figures or over):
            QCoreApplication.quit()

    def _show(self, advice: Advice) -> None:
        now = perf_counter()
        if not self.answered:
            self.figures["oldest"] = max(self.figures["oldest"], 1000 * (now - self.asked))
        self.answered = True
        if advice.guesses and self.clued and self.figures["better"] < 0:
            self.figures["better"] = now - self.clued

    def _tick(self) -> None:
        now = perf_counter()
        self.figures["gap"] = max(self.figures["gap"], 1000 * (now - self.ticked) - _TICK_MS)
        ready = [self.warmth.ready(stage) for stage in stages(bits(Rule.TILES, LENGTHS[0]))]
        for name, there in (("first", ready[0]), ("all", all(ready))):
            if there:
                self.figures.setdefault(name, now - self.began)
        self.ticked = now


def _questions() -> list[Question]:
    """Games of every length, in which one clue after the other becomes known."""
    asked: list[Question] = []
    for length in LENGTHS:
        guess = tuple(("raise" * length)[:length])
        secret = tuple(("stern" * length)[:length])
        marks = tiles(guess, secret)
        for known in range(length + 1):
            clue = (*marks[:known], *(None,) * (length - known))
            turns = (Turn(guess, clue),) if known else ()
            asked.append(Question(turns, length, tier=COMMON_TIER, strategy=Strategy.ENTROPY))
    return asked


def main() -> None:
    """Starts once, in a process of its own: prints the figures as JSON."""
    application = QCoreApplication([])
    typing = _Typing(compiled_folder())
    application.exec()
    typing.suggester.close()
    print(json.dumps(typing.figures))
