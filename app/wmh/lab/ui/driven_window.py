"""Process with the program's window, driven through games by its keys and measured.

`python -m wmh.lab.ui.driven_window` reads JSON from standard input: `lexicon`, a name; `secrets`,
words of one length; and `printed`, true if the modules do their work once more as the paper prints
them, in plain Python, and that work is timed instead. Standard output is JSON: CPU `seconds` of
each part while the games were played, `once` the seconds of the modules for one question a guess,
the `questions` that were answered, the guesses of each game in `attempts`, and the `peak` memory of
the process in bytes, None if the system does not tell. `QT_QPA_PLATFORM` and `WMH_HOME` are the
caller's: the window saves its files as always.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from time import process_time, thread_time
from typing import TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QListView

from wmh.base.running.stopping import Stop
from wmh.engine.advice import advise
from wmh.engine.answer import Advice
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import tiles
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.pattern import pattern_text
from wmh.engine.paper.recursion import search
from wmh.engine.question import Question
from wmh.helper.settings import Settings
from wmh.helper.ui.program.garbage import Garbage
from wmh.helper.ui.shell.application import build

_Part = TypeVar("_Part", bound=QObject)
_LOOK_MS = 2
"""Milliseconds between two looks for the answer."""

_PATIENCE_MS = 60_000
"""Milliseconds after which the wait for an answer fails.

Reasons are a missing word list or a lost key.
"""

_KEYS = "wyg"
"""Keys that set a letter's mark, in the order of the marks."""


class TimedModules:
    """The paper's modules as the window calls them, with their CPU time."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.questions = 0
        self.shown: tuple[Turn, ...] | None = None
        """Turns of the question whose answer the window got last."""
        self.once: dict[str, float] = {}
        """Seconds by module for the first question after each guess with all its marks."""
        self._guesses: tuple[Turn, ...] = ()

    def __call__(self, question: Question, lexicon: Lexicon, stop: Stop) -> Iterator[Advice]:
        advice = advise(question, lexicon, stop, thread_time)
        self.count(question, asdict(advice.timings))
        yield advice
        # The window asks for more only once it has taken this.
        self.shown = question.turns

    def count(self, question: Question, timings: Mapping[str, float]) -> None:
        self.questions += 1
        turns = question.turns
        marked = bool(turns) and all(mark is not None for mark in turns[-1].marks)
        totals = [self.seconds]
        if marked and turns != self._guesses:
            self._guesses = turns
            totals.append(self.once)
        for total in totals:
            for module, took in timings.items():
                total[module] = total.get(module, 0.0) + took

    def begin(self) -> None:
        """Drops what was measured before the games."""
        self.seconds, self.once, self.questions = {}, {}, 0


class PrintedModules(TimedModules):
    """The paper's modules as the paper prints them: recursion, counts and sums in plain Python.

    The window still gets its answers from the program's own modules, whose time is not `measured`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.unmeasured = 0.0

    def __call__(self, question: Question, lexicon: Lexicon, stop: Stop) -> Iterator[Advice]:
        began = thread_time()
        advice = advise(question, lexicon, stop)
        self.unmeasured += thread_time() - began
        self.count(question, printed_timings(question, lexicon, stop))
        yield advice
        self.shown = question.turns

    def begin(self) -> None:
        super().begin()
        self.unmeasured = 0.0


def printed_timings(question: Question, lexicon: Lexicon, stop: Stop) -> Mapping[str, float]:
    """Returns the CPU seconds of each module of the paper, in plain Python, for a question."""
    times = [thread_time()]
    known = learn(question.turns, question.length, question.rule, question.given)
    pattern_text(known, lexicon.alphabet)
    times.append(thread_time())
    words = list(search(known, lexicon.graph.walker, lexicon.alphabet, stop))
    times.append(thread_time())
    counts = Counter("".join(words))
    times.append(thread_time())
    total = counts.total() or 1
    scores = {word: sum(counts[letter] for letter in set(word)) / total for word in words}
    sorted(words, key=lambda word: -scores[word])
    times.append(thread_time())
    names = ("pattern_generator", "pattern_matcher", "letter_frequency_counter", "scorer")
    return {name: end - begun for name, (begun, end) in zip(names, pairwise(times), strict=True)}


class DrivenHands:
    """Player that presses the window's keys and takes the first word of the list each time."""

    def __init__(self, length: int, lexicon: str, modules: TimedModules) -> None:
        self.modules = modules
        settings = Settings(
            length=length, lexicon=lexicon, flagged=True, first_steps=False, told_of_games=True
        )
        self._window = build(settings, self.modules)
        self._window.show()
        self._wait(())

    def play(self, secret: str) -> int:
        """Plays a game with this secret; returns the number of guesses."""
        turns: tuple[Turn, ...] = ()
        self._find_part(QAction, "new_game").trigger()
        self._wait(turns)
        while True:
            listed = self._find_part(QListView, "suggestions").model()
            guess = str(listed.index(0, 0).data()).lower()
            marks = tiles(guess, secret)
            self._type(f"{guess}\r{''.join(_KEYS[each] for each in marks)}")
            if guess == secret:
                return len(turns) + 1
            self._type("\r")
            turns = (*turns, Turn(tuple(guess), marks))
            self._wait(turns)

    def close(self) -> None:
        self._window.close()

    def _find_part(self, kind: type[_Part], name: str) -> _Part:
        part = self._window.findChild(kind, name)
        assert part is not None
        return part

    def _type(self, text: str) -> None:
        for character in text:
            key = Qt.Key.Key_Return if character == "\r" else Qt.Key(ord(character.upper()))
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, character)
                QApplication.sendEvent(QApplication.focusWidget() or self._window, event)
            QApplication.processEvents()

    def _wait(self, turns: tuple[Turn, ...]) -> None:
        """Waits until the list after these turns is painted. Raises TimeoutError."""
        loop, timer, late = QEventLoop(), QTimer(interval=_LOOK_MS), QTimer(singleShot=True)
        timer.timeout.connect(lambda: self.modules.shown == turns and loop.quit())
        late.timeout.connect(loop.quit)
        timer.start()
        late.start(_PATIENCE_MS)
        loop.exec()
        timer.stop()
        if self.modules.shown != turns:
            raise TimeoutError(f"no answer in {_PATIENCE_MS // 1000} s, {len(turns)} turns made")
        QApplication.processEvents()


def peak() -> int | None:
    """Returns the peak memory of this process, in bytes; None if unknown."""
    with suppress(OSError, StopIteration, ValueError):
        lines = Path("/proc/self/status").read_text("ascii").splitlines()
        return 1024 * next(int(x.split()[1]) for x in lines if x.startswith("VmHWM"))
    with suppress(ImportError):
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else 1024 * most
    return None


def main() -> None:
    asked = json.load(sys.stdin)
    application = QApplication(["wmh"])
    Garbage(application)
    measured = PrintedModules() if asked["printed"] else TimedModules()
    hands = DrivenHands(len(asked["secrets"][0]), asked["lexicon"], measured)
    measured.begin()
    whole, own = process_time(), thread_time()
    attempts = [hands.play(secret) for secret in asked["secrets"]]
    own, whole = thread_time() - own, process_time() - whole
    if isinstance(measured, PrintedModules):
        whole -= measured.unmeasured
    modules = measured.seconds
    told = {
        "seconds": {"gui": own, **modules, "other": max(0.0, whole - own - sum(modules.values()))},
        "once": measured.once,
        "questions": measured.questions,
        "attempts": attempts,
        "peak": peak(),
    }
    hands.close()
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
