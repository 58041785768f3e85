"""Campaign of an evening: games with every strategy, and windows opened and closed repeatedly.

Memory must stay within bounds of that after the first game.
"""

import os
import time

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListView

from tests.campaigns.campaign import Campaign, CampaignError
from tests.campaigns.memory import megabytes
from tests.campaigns.watch import Watch
from tests.turns import drawn
from wmh.base.running.memory import keep_little
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.settings import Settings
from wmh.helper.ui.program.garbage import Garbage
from wmh.helper.ui.program.widgets import widgets_in
from wmh.helper.ui.shell.application import Program

MOST_GROWTH = 1.2
MOST_MEGABYTES = 350

_WINDOWS = (
    *("known", "tree", "review", "statistics", "race", "rack", "boards", "class", "studies"),
    *("manage_lexica", "lessons", "preferences", "keys", "about", "choose_game"),
)
_WORDS = (
    ("moon", "bird", "word", "tale", "fish", "lamp"),
    ("crane", "house", "table", "river", "stone", "light", "mouth"),
    ("planet", "silver", "garden", "bridge", "mother"),
)
_REST = 2.5
"""Seconds after which the program has freed memory that it needed for a while."""
_EACH_GAME = 2
"""Number of windows opened and closed in each game: each window 50 times in 500 games."""


class Evening:
    """Main window with the English lexicon, as it is after the start; each case is a game."""

    def __init__(self, folder):
        os.chdir(folder)
        self.application = QApplication.instance() or QApplication([])
        self.garbage = Garbage(self.application)
        self.program = Program(Settings(first_steps=False))
        self.watch = Watch(self.program)
        self.program.window.show()
        self.program.window.activateWindow()
        keep_little()
        self._wait(lambda: "fit" in self._headline(), 60)
        self.at = {"started": megabytes()}

    def __call__(self, number, dice):
        strategy = list(STRATEGIES)[number % len(STRATEGIES)]
        self._action(f"strategy-{strategy}").trigger()
        start, secret = dice.sample(dice.choice(_WORDS), 2)
        self._play(start, secret)
        for at in range(_EACH_GAME):
            self._open_and_close(_WINDOWS[(_EACH_GAME * number + at) % len(_WINDOWS)])
        if number + 1 in (1, len(STRATEGIES)) or number % 100 == 99:
            self._wait(lambda: False, _REST)  # Somebody looks up from it.
            self.at[f"after {number + 1}"] = megabytes()
            self._hold_within(self.at[f"after {number + 1}"])
        self.at["last game"] = megabytes()
        return str(strategy)

    def _hold_within(self, here):
        """Raises CampaignError if `here` megabytes are too many, compared with the first game's."""
        first = self.at.get("after 1", here)
        if here > MOST_MEGABYTES or here > MOST_GROWTH * first:
            raise CampaignError(f"{here} MB, and {first} after the first game")

    def figures(self):
        return {f"MB {name}": value for name, value in self.at.items()}

    def _play(self, start, secret):
        window = self.program.window
        window.activateWindow()
        self._action("new_game").trigger()
        while (here := self.program._models.remembered.settings.length) != len(secret):  # noqa: SLF001
            self._action("longer" if here < len(secret) else "shorter").trigger()
            self._wait(lambda: False, 0.01)
        guess = start
        for _ in range(6):
            self._type(guess)
            self._key(Qt.Key.Key_Return)
            self._type(_marked(guess, secret))
            self._key(Qt.Key.Key_Return)
            if guess == secret:
                break
            self._wait(lambda: "fit" in self._headline() and self._is_current(), 60)
            words = self._suggested()
            if not words:
                break
            guess = words[0]

    def _suggested(self):
        model = self.program.window.findChild(QListView, "suggestions").model()
        rows = [model.index(row, 0).data() for row in range(min(9, model.rowCount()))]
        return [word for word in rows if word and word.isalpha()]

    def _is_current(self):
        """Returns True if the list is the strategy's, not the paper's, which is shown first."""
        models = self.program._models  # noqa: SLF001 - no word of the window says it
        advice = models.question.advice
        return (
            advice is not None
            and len(advice.question.turns) == len(models.board.sheet.turns)
            and advice.question.strategy is models.remembered.settings.strategy
        )

    def _open_and_close(self, name):
        action = self._action(name)
        if action is None or not action.isEnabled():
            return
        action.trigger()
        self._wait(drawn, 60)  # It opens in turns.
        beside = [x for x in widgets_in(self.program.window) if x.isWindow() and x.isVisible()]
        for each in beside[1:]:
            each.close()
        if action.isCheckable() and action.isChecked():
            action.trigger()
        self._wait(lambda: False, 0.01)

    def _headline(self):
        return self.program.window.findChild(QLabel, "headline").text()

    def _action(self, name):
        return self.program.window.findChild(QAction, name)

    def _type(self, text):
        QTest.keyClicks(QApplication.focusWidget() or self.program.window, text)

    def _key(self, key):
        QTest.keyClick(QApplication.focusWidget() or self.program.window, key)

    def _wait(self, ready, seconds):
        until = time.monotonic() + seconds
        self.application.processEvents()
        while not ready() and time.monotonic() < until:
            time.sleep(0.002)
            self.application.processEvents()


def _marked(guess, secret):
    """Returns the marks of a guess: greens first, then each letter as often as it is left."""
    marks = ["g" if one == other else "w" for one, other in zip(guess, secret, strict=True)]
    left = [other for one, other in zip(guess, secret, strict=True) if one != other]
    for place, letter in enumerate(guess):
        if marks[place] == "w" and letter in left:
            left.remove(letter)
            marks[place] = "y"
    return "".join(marks)


EVENING = Campaign("evening", 500, Evening)
