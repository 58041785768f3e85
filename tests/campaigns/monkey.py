"""Campaign of random keys, clicks and actions in all windows, with changing sizes and looks.

No unexpected message may appear, memory must not grow, and no event may take long. Memory is
measured while only the main window is open, with the lexicon, settings, word length and size of the
beginning, since half a million words are no leak, nor is a larger picture. Before the first
measurement in a process everything is used twice, so that libraries, compiled strategies and gaps
in memory, which stay, are not taken for growth.
"""

import gc
import os
import sys
import time
import traceback
from collections import Counter
from functools import partial
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from statistics import median

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QPointF,
    Qt,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

import wmh.study
from tests.campaigns.campaign import Campaign, CampaignError
from tests.campaigns.memory import allocated_kilobytes, mapped_kilobytes, megabytes
from tests.campaigns.watch import Watch
from tests.lexica import lexicon_file
from tests.turns import drawn
from wmh.base.files import paths
from wmh.base.running.memory import keep_little
from wmh.helper.settings import Settings
from wmh.helper.ui.program.garbage import Garbage
from wmh.helper.ui.program.widgets import widgets_in
from wmh.helper.ui.shell.application import Program

LONGEST = 0.05
"""Most seconds of processor time that the window may take for one action."""

MOST_GROWTH = 1.05
"""Greatest ratio of the memory in use to its level after everything has been used."""
_FIRST = 10
"""Number of measurements that determine the level, which varies by some percent."""

_MEASURED = 1_000
"""Number of events between two measurements of memory."""
_RESTS, _REST = 20, 0.5
"""Seconds until all answers have come, and until closed windows are deleted."""

_MEASURING = 120
"""Seconds in which the replication is measured on any machine."""

_SHIPPED = "english"
"""Lexicon that cannot be removed."""

_WORDS = "rain torn born horn worn corn lorn morn tern hern wren crane trace slate ox am it go"
_LETTERS = "rainotbcshw"
_KEYS = (
    *("Return", "Backspace", "Up", "Down", "Left", "Right", "Space", "Escape", "Tab", "Home"),
    *("End", "PageDown", "Delete", "F2"),
)
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_NEVER = {"quit"}
_HARMLESS = (
    "This plugin does not support",
    # Qt's own dialog of a printer's properties draws a page in a quarter of the program's font,
    # whose size is in pixels.
    "QFont::setPointSizeF: Point size <= 0 (-0.25",
)
_LOOKS = ("zoom_in", "zoom_out", "zoom_none", "compact", "present", "light", "dark", "system")


class Monkey:
    """Main window to which random things are done; called with a number and a random generator."""

    def __init__(self, folder):
        self.said = []
        own = paths.lexica_folder() / "own"
        own.mkdir(parents=True, exist_ok=True)
        small = lexicon_file(folder, dict.fromkeys(_WORDS.split(), 35))
        lexicon_file(own, dict.fromkeys(_WORDS.split()[3:], 35), name="words")
        self.before = Path.cwd(), qInstallMessageHandler(self._note), sys.excepthook
        os.chdir(folder)
        sys.excepthook = self._note_error
        self.application = QApplication.instance() or QApplication([])
        self.garbage = Garbage(self.application)
        settings = Settings(lexicon=str(small), first_steps=False)
        self.program = Program(settings)
        keep_little()
        self.watch = Watch(self.program)
        self.program.window.show()
        self.chosen = {name: x.isChecked() for name, x in self._actions().items()}
        self.size = self.program.window.size()
        self.length = settings.length
        self.slow = Counter()
        self.slowest = 0.0
        self.number = 0
        self.megabytes = []
        self.allocated = []
        """Kilobytes of files, those of libraries, blocks of Python, at each measurement."""
        self.guarded = 0
        """Number of memory measurements that a session with a PIN has prevented."""

    def __call__(self, number, dice):
        self.number = number
        # Who types is there, whatever a platform without a screen says of its windows.
        self.application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
        what, act = self._choose(dice)
        began = time.thread_time()
        act()
        self._took(what, time.thread_time() - began)
        for _ in range(dice.choice((1, 1, 2, 5))):
            began = time.thread_time()
            self._pass()
            self._took(what, time.thread_time() - began)
        if dice.random() < 0.05:
            time.sleep(0.002)  # For the thread that thinks.
        del act  # It holds the window that it was done to, in whose place there may be another.
        if number % _MEASURED == _MEASURED - 1:
            self._look_at_memory()
        if not self.program.window.isVisible():
            self.program.window.show()
        if self.said:
            said, self.said = self.said, []
            raise CampaignError(f"{what}: {'; '.join(said[:3])}")
        return what.partition(" ")[0]

    def end(self):
        """Restores everything to its state before the campaign."""
        folder, handler, hook = self.before
        self.watch.end()
        for each in reversed(self._windows()):
            each.close()
        self.program.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        os.chdir(folder)
        qInstallMessageHandler(handler)
        sys.excepthook = hook
        gc.enable()

    def figures(self):
        """Returns measurements: those that must not grow, and those that must be short."""
        looks = self.megabytes or [0]
        return {
            "MB at first": round(median(looks[:_FIRST])),
            "MB at most": max(looks),
            "MB at the end": looks[-1],
            "kB of files, kB used by libraries, blocks of Python, at first": self._in_use(
                slice(None, _FIRST)
            ),
            "at the end": self._in_use(slice(-_FIRST, None)),
            "no look for a PIN": self.guarded,
            "longest ms": round(1000 * self.slowest),
            "over 50 ms": dict(self.slow.most_common(12)),
        }

    def _look_at_memory(self):
        if not self.megabytes:
            for _ in range(2):
                self._use_everything()
        here = self._at_rest()
        if self._windows()[1:]:  # One that only an instructor can end, who knows its PIN.
            self.guarded += 1
            return
        for _ in range(_RESTS):  # What was measured when its window closed may yet be at a step.
            if here <= MOST_GROWTH * self._level:
                break
            self._let(_REST)
            here = megabytes()
        self.megabytes.append(here)
        self.allocated.append((mapped_kilobytes(), allocated_kilobytes(), sys.getallocatedblocks()))
        if here > MOST_GROWTH * self._level:
            self.said.append(f"{here} MB, where {self._level:.0f} were usual at first")

    def _in_use(self, some):
        """Returns the medians of what was in use: without the gaps, which only grow."""
        return [round(median(values)) for values in zip(*self.allocated[some], strict=True)]

    @property
    def _level(self):
        """Level of the memory in megabytes; None before there are enough measurements."""
        return median(self.megabytes[:_FIRST]) if len(self.megabytes) >= _FIRST else float("inf")

    def _use_everything(self):
        """Uses every window, theme, scale and language, each strategy, and each kernel."""
        for module in walk_packages(wmh.study.__path__, "wmh.study."):
            import_module(module.name)  # Its libraries, to which keys at random come late.
        names = [name for name in self._actions() if not name.startswith("language-")]
        languages = [name for name in self._actions() if name.startswith("language-")]
        for name in (*names, *languages, languages[0]):
            self._trigger(name)
            self._let(0.02)
            self._close_beside()
        for name in (*names, *names):  # All that can be open together, of which gaps stay behind.
            self._trigger(name)
            self._let(0.02)
        self._close_beside()
        for name in [name for name in names if name.startswith("strategy-")]:
            for each in ("new_game", name):
                self._trigger(each)
            QTest.keyClicks(QApplication.focusWidget() or self.program.window, "torn")
            self._let(_REST)
        self._look_back()
        self._measure_all()

    def _look_back(self):
        """Opens the review of a finished game, and reads a picture of the game."""
        self._trigger("new_game")
        for letters in ("torn", "gggg"):
            QTest.keyClicks(self.program.window.focusWidget(), letters)
            QTest.keyClick(self.program.window.focusWidget(), Qt.Key.Key_Return)
        self._trigger("review")
        self._let_open()
        self._let(_REST)
        QApplication.clipboard().setImage(self.program.window.grab().toImage())
        self._trigger("paste")
        self._let(2 * _REST)

    def _measure_all(self):
        """Measures the whole replication, which builds the paper's structures as the paper did."""
        self._trigger("replication")
        self._let_open()
        window = self.program.window.findChild(QWidget, "replication-panel")
        run, stop = (
            next(x for x in window.findChildren(QPushButton) if x.text() == text)
            for text in ("Measure &all", "&Stop")
        )
        run.click()
        until = time.monotonic() + _MEASURING
        while stop.isEnabled() and time.monotonic() < until:
            self._let(_REST)
        window.close()

    def _at_rest(self):
        """Returns the megabytes in use while only the main window is open, as at first."""
        self._close_beside()
        for name, chosen in self.chosen.items():
            action = self.program.window.findChild(QAction, name, _DIRECT)
            if action.isCheckable() and action.isChecked() != chosen:
                alternatives = action.actionGroup()
                if chosen or alternatives is None or not alternatives.isExclusive():
                    action.trigger()
                    self._let(0.02)
        for name in ("zoom_none", "new_game"):
            self._trigger(name)
        remembered = self.program._models.remembered  # noqa: SLF001 - no word of the window says it
        while (length := remembered.settings.length) != self.length:
            self._trigger("longer" if length < self.length else "shorter")
            self._let(0.02)
        lexica = self.program.window.findChild(QMenu, "lexica")
        lexica.aboutToShow.emit()
        next(x for x in lexica.actions() if x.data() == _SHIPPED).trigger()
        self._let(_REST)
        self.program.window.resize(self.size)
        self._let(_REST)
        return megabytes()

    def _let_open(self):
        while not drawn():
            self._let(0.02)

    def _close_beside(self):
        self._let_open()
        for each in reversed(self._windows()[1:]):
            each.close()
            if each.isVisible():  # A sitting, which asks whether it is to end.
                QTest.keyClick(each.focusWidget() or each, Qt.Key.Key_Return)

    def _trigger(self, name):
        if (action := self._actions().get(name)) is not None:
            action.trigger()

    def _let(self, seconds):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._pass()
            time.sleep(0.002)

    def _pass(self):
        """Makes a pass of the event loop, with the deletions that only a running loop makes."""
        self.application.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _actions(self):
        """Returns the actions that are enabled, by name."""
        return {
            each.objectName(): each
            for each in self.program.window.findChildren(QAction, options=_DIRECT)
            if each.objectName() and each.isEnabled() and each.objectName() not in _NEVER
        }

    def _took(self, what, seconds):
        self.slowest = max(self.slowest, seconds)
        if seconds > LONGEST:
            self.slow[what] += 1

    def _note_error(self, kind, error, trace):
        places = [f"{Path(x.filename).name}:{x.lineno}" for x in traceback.extract_tb(trace)[-6:]]
        self.said.append(f"{kind.__name__}: {error} ({' > '.join(places)})")

    def _note(self, _kind, _context, text):
        if not text.startswith(_HARMLESS):
            self.said.append(text)

    def _windows(self):
        window = self.program.window
        beside = [
            x for x in widgets_in(window) if x.isWindow() and x.isVisible() and x is not window
        ]
        return [window, *(x for x in beside if x.windowType() is not Qt.WindowType.Popup)]

    def _choose(self, dice):
        window = dice.choice(self._windows())
        pick = dice.random()
        focus = QApplication.focusWidget() or window
        if pick < 0.30:
            letter = dice.choice(_LETTERS)
            return f"letter {_place(focus)}", lambda: QTest.keyClick(focus, letter)
        if pick < 0.52:
            name = dice.choice(_KEYS)
            key = getattr(Qt.Key, f"Key_{name}")
            return f"key {name} {_place(focus)}", lambda: QTest.keyClick(focus, key)
        if pick < 0.72:
            return self._click(window, dice)
        if pick < 0.76:
            size = dice.choice(((320, 300), (480, 640), (800, 600), (1280, 720), (1600, 1000)))
            return f"size {_place(window)}", lambda: window.resize(*size)
        if pick < 0.79 and window is not self.program.window:
            return "close", window.close
        actions = self._actions()
        if pick < 0.84:
            there = [name for name in _LOOKS if name in actions]
        elif pick < 0.842:
            there = [name for name in actions if name.startswith("language-")]
        else:
            there = [name for name in actions if not name.startswith("language-")]
        name = dice.choice(there or list(actions))
        return f"action {name}", actions[name].trigger

    def _click(self, window, dice):
        there = [x for x in widgets_in(window) if x.isVisible() and x.isEnabled()]
        target = dice.choice(there or [window])
        place = QPoint(
            dice.randrange(max(1, target.width())), dice.randrange(max(1, target.height()))
        )
        button = dice.choice((Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton,))
        match dice.randrange(6):
            case 0:
                wheel = QWheelEvent(
                    QPointF(place), QPointF(target.mapToGlobal(place)), QPoint(), QPoint(0, 120),
                    Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
                    Qt.ScrollPhase.NoScrollPhase, False,
                )  # fmt: skip
                return f"wheel {_place(target)}", lambda: QApplication.sendEvent(target, wheel)
            case 1:
                act = partial(QTest.mouseDClick, target, button, pos=place)
                return f"double {_place(target)}", act
            case _:
                return f"click {_place(target)}", lambda: QTest.mouseClick(
                    target, button, pos=place
                )


def _place(widget):
    """Returns the kind of a widget, and the name of its window."""
    return f"{type(widget).__name__} {widget.window().objectName()}".strip()


MONKEY = Campaign("monkey", 100_000, Monkey)
