"""Work in turns of the event loop, beside all other work of the loop."""

from time import thread_time

from PySide6.QtCore import QAbstractEventDispatcher

from wmh.helper.ui.program.ui_steps import take_turns


class Passes:
    """Some passes of the event loop that begin with something long, and what is done in each."""

    def __init__(self, lengthy):
        self.steps_in = {"long": 0, "short": 0}
        self.lengthy = lengthy
        self.kind = "short"
        self.dispatcher = QAbstractEventDispatcher.instance()
        self.dispatcher.awake.connect(self.begin)

    def begin(self):
        self.kind = "long" if self.lengthy else "short"
        if self.lengthy:
            self.lengthy -= 1
            end = thread_time() + 0.02
            while thread_time() < end:
                pass

    def steps(self):
        for _ in range(3):
            self.steps_in[self.kind] += 1
            yield

    def end(self):
        self.dispatcher.awake.disconnect(self.begin)


def steps_in(qtbot, lengthy):
    take_turns(iter(()))  # The queue is older than the passes.
    passes = Passes(lengthy)
    take_turns(passes.steps())
    qtbot.waitUntil(lambda: sum(passes.steps_in.values()) == 3, timeout=60_000)
    passes.end()
    return passes.steps_in


def test_no_step_is_done_in_a_pass_that_has_been_long(qtbot, qapp):
    assert steps_in(qtbot, 4) == {"long": 0, "short": 3}


def test_steps_are_done_even_where_no_pass_is_short(qtbot, qapp):
    assert steps_in(qtbot, 10_000) == {"long": 3, "short": 0}
