"""The program's window, driven through games by its keys: a process of its own.

`python -m wmh.lab.ui.driven_window` reads JSON from standard input: `lexicon`, a name, and
`secrets`, words of one length. Standard output is JSON: CPU `seconds` of each part while the games
were played, the `questions` that were answered, the guesses of each game in `attempts`, and the
`peak` memory of the process in bytes, None where the system does not tell. `QT_QPA_PLATFORM` and
`WMH_HOME` are the caller's: the window keeps what it always keeps.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from time import process_time, thread_time
from typing import TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QListView

from wmh.base.running.stopping import Stop
from wmh.engine.advice import advise
from wmh.engine.answer import Advice
from wmh.engine.clues.rules import tiles
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.helper.settings import Settings
from wmh.helper.ui.program.garbage import Garbage
from wmh.helper.ui.shell.application import build

_Part = TypeVar("_Part", bound=QObject)
_LOOK_MS = 2
"""Milliseconds between two checks whether the answer is there."""

_PATIENCE_MS = 60_000
"""Milliseconds after which no answer will come: no such word list, or a lost key."""

_KEYS = "wyg"
"""Keys that set a letter's mark, by mark."""


class TimedModules:
    """The paper's modules as the window calls them, with their CPU time."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.questions = 0
        self.shown: tuple[Turn, ...] | None = None
        """Of the question whose answer has gone to the window."""

    def __call__(self, question: Question, lexicon: Lexicon, stop: Stop) -> Iterator[Advice]:
        advice = advise(question, lexicon, stop, thread_time)
        self.questions += 1
        for module, took in asdict(advice.timings).items():
            self.seconds[module] = self.seconds.get(module, 0.0) + took
        yield advice
        # The window asks for more only once it has taken this.
        self.shown = question.turns


class DrivenHands:
    """Player at the keyboard who takes the first word of the list each time."""

    def __init__(self, length: int, lexicon: str) -> None:
        self.modules = TimedModules()
        settings = Settings(
            length=length, lexicon=lexicon, flagged=True, first_steps=False, told_of_games=True
        )
        self._window = build(settings, self.modules)
        self._window.show()
        self._wait(())

    def play(self, secret: str) -> int:
        """Plays a game; returns the number of guesses."""
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
        """Waits until the list of these turns is painted. Raises TimeoutError."""
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
    hands = DrivenHands(len(asked["secrets"][0]), asked["lexicon"])
    hands.modules.seconds, hands.modules.questions = {}, 0
    whole, own = process_time(), thread_time()
    attempts = [hands.play(secret) for secret in asked["secrets"]]
    own, whole = thread_time() - own, process_time() - whole
    modules = hands.modules.seconds
    told = {
        "seconds": {"gui": own, **modules, "other": max(0.0, whole - own - sum(modules.values()))},
        "questions": hands.modules.questions,
        "attempts": attempts,
        "peak": peak(),
    }
    hands.close()
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
