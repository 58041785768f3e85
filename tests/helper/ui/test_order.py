"""The order of listeners, which changes nothing that is shown."""

import inspect
from random import Random

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from shiboken6 import isValid

from wmh.base.files import paths
from wmh.engine.advice import advise
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.game.game_in_hand import GameInHand
from wmh.helper.ui.shell.current_question import CurrentQuestion
from wmh.helper.ui.shell.remembered import Remembered

CONTROL = Qt.KeyboardModifier.ControlModifier
SIGNALS = [
    (Board, "changing"),
    (Board, "changed"),
    (GameInHand, "changed"),
    (Remembered, "changed"),
    (CurrentQuestion, "asked"),
    (CurrentQuestion, "answered"),
    (CurrentQuestion, "waiting"),
]


class Shuffled:
    """A signal that lets its listeners know in another order each time."""

    def __init__(self, dice):
        self.dice = dice
        self.name = f"_shuffled_{id(self)}"

    def __get__(self, instance, owner):
        return (
            self
            if instance is None
            else instance.__dict__.setdefault(self.name, ShuffledInstance(instance, self.dice))
        )

    def __set__(self, instance, value):
        raise AttributeError


class ShuffledInstance:
    def __init__(self, source, dice):
        self.source, self.dice = source, dice
        self.listeners = []

    def connect(self, listener):
        self.listeners.append(listener)

    def emit(self, *values):
        if self.source.signalsBlocked():
            return
        for listener in self.dice.sample(self.listeners, len(self.listeners)):
            if isinstance(listener, SignalInstance):
                listener.emit()
            elif isValid(listener.__self__):
                listener(*values[: takes(listener)])


def takes(listener):
    return len(inspect.signature(listener).parameters)


def shown(player):
    """The texts of the main window, seen or heard."""
    window = player.window
    return (
        player.board,
        [x.text() for x in window.findChildren(QLabel) if x.isVisible()],
        [x.currentText() for x in window.findChildren(QComboBox) if x.isVisible()],
        player.words,
        player.message,
        window.windowTitle(),
        (window.width(), window.height()),
        (type(player.focus()).__name__, player.focus().accessibleName()),
        sorted(x.objectName() for x in window.actions() if x.isChecked() or not x.isEnabled()),
    )


def at_rest(player):
    """The texts that are shown once no work is left."""
    before = None
    while (now := shown(player)) != before:
        before = now
        QApplication.processEvents()
    return now


def game(player):
    """Steps that change the board, and all that is shown after each."""
    yield at_rest(player.until(headline="20 words fit"))
    player.keys("rain>ywwg>")
    yield at_rest(player.until(headline="11 words fit"))
    player.keys("torn").choose("undo").choose(Hardness.HARD).choose(Rule.PEGS)
    yield at_rest(player.until(headline="20 words fit so far"))
    player.choose("undo")
    yield at_rest(player.until(headline="11 words fit"))
    player.choose("all_words")
    yield at_rest(player.until(headline="13 words fit"))
    player.choose("give").keys("n~")
    yield at_rest(player.until(headline="No word fits"))
    player.choose("new_game")
    yield at_rest(player.until(headline="24 words fit"))
    player.key(Qt.Key.Key_Up, CONTROL)
    yield at_rest(player.until(headline="7 words fit"))
    player.choose("undo")
    yield at_rest(player.until(headline="24 words fit"))
    yield at_rest(player.choose("compact"))
    yield at_rest(player.choose("compact"))
    yield at_rest(player.choose("spoiler-1"))  # The last: a notice goes with time.


def test_in_whatever_order_the_board_is_listened_to(play, monkeypatch):
    player = play(advise, first_steps=True)
    usual = list(game(player))
    for seed in range(3):
        player.window.close()
        paths.session_file().unlink()
        dice = Random(seed)
        for owner, name in SIGNALS:
            monkeypatch.setattr(owner, name, Shuffled(dice))

        player = play(advise, first_steps=True)
        for step, (found, wanted) in enumerate(zip(game(player), usual, strict=True)):
            assert found == wanted, (seed, step)
