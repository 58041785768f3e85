"""What a strategy has to compile is there before its participant begins: no game waits for it."""

from threading import Event

import pytest

from tests.lexica import lexicon_of
from tests.study.protocols import small
from tests.study.ui.studying import Assistant
from wmh.base.running.stopping import heed
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.answering import Answering
from wmh.study.protocol.protocol import Arm
from wmh.study.ui.session import enrolled
from wmh.study.ui.session.enrolled import Enrolled, Wanted, enrolling

LEXICON = lexicon_of(["rain", "bird", "cord", "word", "lord", "ford"])


def arms(strategy, sees=Spoiler.ANSWER):
    return (Arm("without", "Without", None), Arm("with", "With", sees, strategy=strategy))


def made_before(monkeypatch, tmp_path, protocol):
    """The kernels that were made when somebody had not sat down yet."""
    made, other = [], []
    monkeypatch.setattr(enrolled, "make", made.append)
    monkeypatch.setattr(enrolled, "make_here", lambda stages, _stop: other.extend(stages))
    file = tmp_path / "small.toml"
    file.write_text("as it was")
    wanted = Wanted(protocol, file, tmp_path / "study", "p-001", None)
    answering = Answering()
    (found,) = enrolling(wanted)(LEXICON, answering, lambda: False)
    answering.close()
    assert isinstance(found, Enrolled)
    assert made == other
    return made


@pytest.mark.parametrize("strategy", [Strategy.ENTROPY, Strategy.EXACT])
def test_lists_that_look_at_clues_have_theirs(monkeypatch, tmp_path, strategy):
    made = made_before(monkeypatch, tmp_path, small(arms=arms(strategy)))
    assert {stage.partition("-")[0] for stage in made} == {"measuring", "searching"}


def test_others_wait_for_nothing(monkeypatch, tmp_path):
    assert made_before(monkeypatch, tmp_path, small()) == []
    unseen = small(arms=arms(Strategy.EXACT, None))
    assert made_before(monkeypatch, tmp_path, unseen) == []


def test_who_asks_again_does_not_begin_anew(qtbot, monkeypatch):
    """While kernels are compiled Enter may be pressed again: the compiler goes on."""
    begun, ready = [], Event()

    def make_here(_stages, stop):
        begun.append(stop)
        while not ready.wait(0.01):
            heed(stop)

    monkeypatch.setattr(enrolled, "make_here", make_here)
    sat = Assistant(qtbot, ('sees = "answer"', 'sees = "answer"\nstrategy = "entropy"'))
    sat.set_pin().write("Participant's code", "p-001").keys(">")
    sat.await_text("Getting ready").until(lambda: bool(begun))
    sat.keys(">>")
    ready.set()
    sat.until(lambda: sat.session is not None and sat.session.isActiveWindow())
    assert len(begun) == 1
