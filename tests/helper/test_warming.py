"""Compiled elsewhere: questions never wait for a compiler, and nothing is compiled twice."""

import sys
import threading
from contextlib import suppress
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from tests.lexica import english, lexicon_file
from tests.patience import PATIENCE
from wmh.__main__ import main
from wmh.base.running.stopping import Stopped
from wmh.engine.answer import Timings
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule, tiles
from wmh.engine.clues.turn import Turn
from wmh.engine.question import Question
from wmh.engine.strategy.breaker import Breaker
from wmh.engine.strategy.goals import measured
from wmh.engine.strategy.kernels import (
    coding,
    numba_check,
    partition,
    points,
    search,
    states,
    weighing,
)
from wmh.engine.strategy.kernels.numba_check import NotReadyError, bits, codes
from wmh.engine.strategy.ranking import uncompiled
from wmh.engine.strategy.strategies import Prior, Strategy
from wmh.helper import warming
from wmh.helper.answering import Answering, answers
from wmh.helper.review.measured import measured as looked_back_at
from wmh.helper.suggester import Suggester
from wmh.helper.warming import Warmth, closing, command, make_here, stages, wanted

_COMPILED_MS = 10_000 * PATIENCE
SECRETS = {"rain": "torn", "raise": "torso", "trainer": "planets"}


@pytest.fixture
def warmth(tmp_path):
    return Warmth(tmp_path / "compiled")


def question(guess="rain", strategy=Strategy.ENTROPY, **asked):
    turn = Turn(tuple(guess), tiles(guess, SECRETS[guess]))
    return Question((turn,), len(guess), tier=70, strategy=strategy, **asked)


def note(warmth, *made):
    for stage in made:
        warmth.note(stage)
        warmth.load(stage)


def untimed(advice):
    return replace(advice, timings=Timings(0, 0, 0, 0), candidates=None)


def swallowed(instalments):
    """Those there are before kernels are missing."""
    with suppress(NotReadyError):
        yield from instalments


def compiled():
    """How many versions there are of what is compiled."""
    modules = (coding, partition, weighing, states, search, points)
    made = {f for module in modules for f in vars(module).values() if hasattr(f, "signatures")}
    return {f.py_func.__qualname__: len(f.signatures) for f in made}


@pytest.mark.parametrize("rule", list(Rule))
def test_the_codes_of_every_length_have_a_type_of_their_size(rule):
    for length in range(2, 32):
        width = bits(rule, length)
        assert np.iinfo(f"uint{width}").max >= codes(rule, length) - 1
        assert width == numba_check.BITS[0] or np.iinfo(f"uint{width // 2}").max < codes(
            rule, length
        )


def test_what_is_warmed_up_is_all_that_is_ever_needed():
    """Or the first question of some kind would wait for the compiler all the same."""
    for stage in stages():
        if not stage.endswith(("32", "64")):
            warming.make(stage)
    before = compiled()
    answering = Answering()
    for guess in SECRETS:
        for strategy in Strategy:
            for prior in (Prior.UNIFORM, Prior.TIER):
                list(answering(question(guess, strategy, prior=prior), english()))
    for guess, secret in (("raise", "clump"), ("trainer", "clumped")):
        turn = Turn(tuple(guess), tiles(guess, secret))
        asked = Question((turn,), len(guess), tier=70, strategy=Strategy.LINGO, attempts=5)
        *_, last = answering(asked, english())
        assert last.remaining > 1 << 8
    asked = question("raise")
    candidates = candidates_of(asked, english())
    seldom = looked_back_at(tuple("zzzzz"), asked, candidates, english(), Breaker(english()))
    assert len(seldom) == seldom.allowed + 1
    answering.close()

    assert compiled() == before


def test_until_then_lists_are_the_same_without_kernels(warmth):
    waiting, whole = Answering(warmth), Answering()
    paper, listed = islice(waiting(question(prior=Prior.TIER), english()), 2)
    _, compiled = islice(whole(question(prior=Prior.TIER), english()), 2)

    assert not paper.guesses
    assert untimed(listed) == untimed(compiled)
    waiting.close()
    whole.close()


def test_what_only_kernels_can_do_is_refused(warmth):
    answering = Answering(warmth)
    for asked in (question(), question(strategy=Strategy.LINGO)):
        with pytest.raises(NotReadyError):
            list(answering(asked, english()))
    with pytest.raises(NotReadyError):
        answering.breaker(english())
    answering.close()


def test_a_list_comes_before_the_search_to_the_end(warmth):
    answering = Answering(warmth)
    shown = list(swallowed(answering(question(), english())))
    assert [each.best for each in shown] == [None, None]
    assert list(swallowed(answering.again(question(), english()))) == []  # Nothing is new.
    note(warmth, *wanted(question()))
    (once_more,) = swallowed(answering.again(question(), english()))
    assert untimed(once_more) == untimed(shown[1])
    note(warmth, *closing(question()))
    *_, last = answering.again(question(), english())
    assert last.best is not None
    answering.close()


def test_kernels_that_come_meanwhile_take_over(warmth, monkeypatch):
    monkeypatch.setattr(measured, "RACED_FROM", 0)
    monkeypatch.setattr(measured, "SLAB", 60_000)
    answering = Answering(warmth)
    growing = answering(question(), english())
    slow = [each.measured for each in islice(growing, 1, 3)]
    note(warmth, *wanted(question()), *closing(question()))
    monkeypatch.setattr(uncompiled, "measure", lambda *_: pytest.fail("measured without kernels"))
    *_, last = growing

    assert 0 < slow[0] < slow[1] < last.measured == last.guesses
    answering.close()


def test_several_boards_need_no_kernels_to_be_ranked(warmth):
    clue = tiles("raise", "torso")
    several = BoardsQuestion(
        (tuple("raise"),), ((clue,), (tiles("raise", "beach"),)), 5, tier=70, rows=9
    )
    waiting, whole = Answering(warmth), Answering()
    assert list(answers(several, english(), waiting)) == list(answers(several, english(), whole))
    waiting.close()
    whole.close()


@pytest.fixture
def suggester(qtbot, warmth):
    """Closed where a test fails, too: who leaves waits for what it compiles."""
    made = Suggester(warmth=warmth)
    yield made
    made.close()


def test_what_waits_is_asked_again_when_there_is_more(qtbot, suggester, warmth, tmp_path):
    words = dict.fromkeys(
        ["rain", "torn", "born", "horn", "worn", "corn", "lorn", "morn", "tern"], 35
    )
    with qtbot.waitSignal(suggester.opened):
        suggester.open(str(lexicon_file(tmp_path, words)))
    answers = []
    suggester.answered.connect(answers.append)
    suggester.ask(question())
    qtbot.waitUntil(lambda: len(answers) == 2)
    needed = (*wanted(question()), *closing(question()))
    errand, arrived, failed = suggester.errand(), [], []
    errand.arrived.connect(arrived.append)
    errand.failed.connect(failed.append)
    begun = threading.Semaphore(0)

    def work(lexicon, answering, stop):
        begun.release()
        answering.breaker(lexicon, needed)
        yield "done"

    errand.ask(work)
    qtbot.waitUntil(lambda: begun.acquire(blocking=False))
    suggester.warm_up()
    for stage in needed:  # All of them would be compiled here where nothing is.
        warmth.note(stage)
    suggester.warm_up()
    # Where nothing is compiled yet, on a machine that does much else, this is minutes.
    qtbot.waitUntil(lambda: arrived == ["done"], timeout=_COMPILED_MS)
    qtbot.waitUntil(lambda: any(each.best for each in answers), timeout=_COMPILED_MS)

    assert [each.guesses > 0 for each in answers].count(False) == 1  # The paper's, once.
    assert failed == []


def test_kernels_that_come_before_a_value_arrives_are_not_missed(qtbot, suggester):
    """What is left of the work knows only of those that there were when it began."""
    errand, arrived = suggester.errand(), []
    errand.arrived.connect(arrived.append)
    begun, came = threading.Semaphore(0), threading.Event()
    runs = []

    def work(_stop):
        runs.append("run")
        begun.release()
        came.wait()
        yield "as well as can be"
        if len(runs) == 1:
            raise NotReadyError
        yield "the best"

    errand.do(work)
    qtbot.waitUntil(lambda: begun.acquire(blocking=False))
    suggester.go_on()
    came.set()

    qtbot.waitUntil(lambda: "the best" in arrived)


def test_a_stage_that_was_made_is_not_made_again(warmth):
    assert warmth.missing == stages()
    warmth.note(stages()[0])
    assert Warmth(warmth.folder).missing == stages()[1:]
    assert not any(map(warmth.ready, stages()))
    warmth.load(stages()[0])
    assert list(map(warmth.ready, stages())).count(True) == 1
    warmth.give_up()
    assert all(map(warmth.ready, stages()))


@pytest.mark.parametrize("width", numba_check.BITS)
def test_what_is_typed_now_comes_first(width):
    assert stages(width)[:2] == (warming.measuring(width), warming.searching(width))
    assert set(stages(width)) == set(stages())


def test_a_frozen_program_makes_the_stages_too(monkeypatch, tmp_path):
    """It has no modules to be started by their names, and calls itself."""
    called = []
    monkeypatch.setattr(warming, "main", lambda *arguments: called.append(arguments))
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    assert main(command(tmp_path, "points-8", "measuring-8")) == 0
    assert called == [(str(tmp_path), "points-8", "measuring-8")]


def test_any_other_is_started_by_its_module(tmp_path):
    assert command(tmp_path, "points-8") == [
        "-P",
        "-m",
        "wmh.helper.warming",
        str(tmp_path),
        "points-8",
    ]


@pytest.fixture
def empty(monkeypatch, tmp_path):
    """What a machine has where nothing was compiled yet."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "empty"))
    return Warmth(tmp_path / "empty")


def test_the_compiler_is_given_up_at_once(empty):
    with pytest.raises(Stopped):
        make_here(["points-8"], lambda: True)

    assert not empty.made("points-8")


def test_so_is_the_wait_for_another_one(empty):
    fcntl = pytest.importorskip("fcntl")
    empty.folder.mkdir()
    asked = []
    with (empty.folder / "compiling.lock").open("wb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(Stopped):
            make_here(["points-8"], lambda: asked.append(None) or len(asked) > 2)

    assert len(asked) == 3


@pytest.mark.slow
def test_what_is_missing_is_made_in_a_process_of_its_own(empty, monkeypatch):
    monkeypatch.setattr(warming, "make", lambda stage: pytest.fail(f"{stage} was made here"))

    make_here(["points-8"])

    assert empty.made("points-8")
