"""The contract between the window and the thread that thinks."""

import gc
import threading
import time
import weakref
from threading import Event

import pytest
from shiboken6 import delete

from tests.answers import once
from tests.lexica import lexicon_file
from tests.patience import PATIENCE
from wmh.engine.clues.rules import Rule
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.suggester import Suggester


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    return str(lexicon_file(tmp_path_factory.mktemp("lexicon"), ["rain", "torn", "born"]))


@pytest.fixture
def suggester(qtbot, path):
    """A function that makes one, with its lexicon open, around an answer."""
    made = []

    def make(answer=None, answers=None):
        made.append(Suggester(answers or (answer and once(answer))))
        with qtbot.waitSignal(made[-1].opened):
            made[-1].open(path)
        return made[-1]

    yield make
    for each in made:
        each.close()


def test_an_answer_is_computed_elsewhere_and_delivered_here(suggester, qtbot):
    threads = {}

    def answer(_question, _lexicon, _stop):
        threads["computed"] = threading.current_thread()
        return "advice"

    asked = suggester(answer)
    asked.answered.connect(lambda _: threads.setdefault("delivered", threading.current_thread()))
    with qtbot.waitSignal(asked.answered) as delivered:
        asked.ask(Question((), 4))

    assert delivered.args == ["advice"]
    assert threads["computed"] is not threading.main_thread()
    assert threads["delivered"] is threading.main_thread()


def test_an_answer_is_never_delivered_inside_the_call(suggester, qtbot):
    asked = suggester(lambda *_: "advice")
    arrived = []
    asked.answered.connect(arrived.append)

    asked.ask(Question((), 4))
    time.sleep(0.05)  # long enough for the answer to be ready

    assert arrived == []
    qtbot.waitUntil(lambda: arrived == ["advice"])


def test_of_many_questions_only_the_last_is_answered(suggester, qtbot):
    asked = suggester(lambda question, *_: question.rows)
    arrived = []
    asked.answered.connect(arrived.append)

    for rows in range(50):
        asked.ask(Question((), 4, rows=rows))
    qtbot.waitUntil(lambda: arrived != [])
    qtbot.wait(50)

    assert arrived == [49]


def test_an_overtaken_question_is_told_to_stop_and_ends_silently(suggester, qtbot):
    begun = Event()

    def answer(question, _lexicon, stop):
        from wmh.base.running.stopping import check_cancelled

        while question.rows == 1:
            begun.set()
            check_cancelled(stop)
        return question.rows

    asked = suggester(answer)
    failed = []
    asked.failed.connect(failed.append)
    asked.ask(Question((), 4, rows=1))
    assert begun.wait(PATIENCE)
    with qtbot.waitSignal(asked.answered) as delivered:
        asked.ask(Question((), 4, rows=2))

    assert delivered.args == [2]
    assert failed == []


def test_an_error_arrives(suggester, qtbot):
    def answer(*_):
        raise KeyError("a hole in the graph")

    asked = suggester(answer)
    with qtbot.waitSignal(asked.failed) as failed:
        asked.ask(Question((), 4))

    assert isinstance(failed.args[0], KeyError)


def test_a_lexicon_that_is_not_there_is_an_error(suggester, qtbot, tmp_path):
    asked = suggester()
    with qtbot.waitSignal(asked.failed) as failed:
        asked.open(str(tmp_path / "none.dawg"))

    assert "none.dawg is missing" in str(failed.args[0])


def test_codes_are_opened_by_their_name(qtbot):
    asked = Suggester()
    with qtbot.waitSignal(asked.answered) as delivered:
        asked.open("codes:abcdef")
        asked.ask(Question((), 4, Rule.PEGS))
    asked.close()

    assert delivered.args[0].remaining == 1296


def test_a_question_waits_for_the_lexicon_asked_for_before_it(qtbot, path):
    asked = Suggester()
    with qtbot.waitSignal(asked.answered) as delivered:
        asked.open(path)
        asked.ask(Question((), 4))
    asked.close()

    assert delivered.args[0].remaining == 3


def test_of_the_lexicon_before_nothing_stays_in_memory(qtbot, path):
    asked = Suggester()
    lexica, told = [], []
    asked.opened.connect(lambda lexicon: lexica.append(weakref.ref(lexicon)))
    asked.answered.connect(told.append)
    asked.open(path)
    asked.ask(Question((), 4, strategy=Strategy.WORST))
    qtbot.waitUntil(lambda: bool(told and told[-1].guesses))

    asked.open(path)
    qtbot.waitUntil(lambda: len(lexica) == 2)
    gc.collect()
    assert [each() is None for each in lexica] == [True, False]
    asked.close()


def test_closing_stops_what_is_running_and_delivers_nothing(suggester, qtbot):
    begun = Event()

    def answer(_question, _lexicon, stop):
        from wmh.base.running.stopping import check_cancelled

        while True:
            begun.set()
            check_cancelled(stop)

    asked = suggester(answer)
    arrived = []
    asked.answered.connect(arrived.append)
    asked.failed.connect(arrived.append)
    asked.ask(Question((), 4))
    assert begun.wait(PATIENCE)

    asked.close()  # It returns: the answer that would never end was stopped.
    qtbot.wait(50)
    assert arrived == []


def instalments(*numbers):
    """Answers in instalments that tell which question they belong to."""

    def answers(question, _lexicon, _stop):
        for number in numbers:
            yield question.rows * 10 + number

    return answers


def test_an_answer_arrives_in_instalments_the_last_one_last(suggester, qtbot):
    asked = suggester(answers=instalments(1, 2, 3))
    arrived = []
    asked.answered.connect(arrived.append)

    asked.ask(Question((), 4, rows=1))
    qtbot.waitUntil(lambda: arrived == [11, 12, 13])


def test_a_question_overtakes_the_instalments_that_are_still_to_come(suggester, qtbot):
    asked = suggester(answers=instalments(1, 2, 3))
    arrived = []

    def ask_anew(answer):
        arrived.append(answer)
        if answer == 11:
            asked.ask(Question((), 4, rows=2))

    asked.answered.connect(ask_anew)
    asked.ask(Question((), 4, rows=1))
    qtbot.waitUntil(lambda: arrived == [11, 21, 22, 23])


def counting(heard, name, of, wanted=None):
    """Idle work in so many instalments, as a tree is; it notes when each is made."""

    def work(_lexicon, _answering, _stop):
        for number in range(of):
            heard.append(f"{name} {number}")
            if wanted is not None:
                wanted(number)
            yield number

    return work


def test_idle_work_waits_for_all_else_and_goes_on_where_it_was(suggester, qtbot):
    asked = suggester(answers=instalments(1, 2, 3))
    idle, boards, disk = asked.task_channel(idle=True), asked.task_channel(), asked.task_channel()
    made, heard = [], []
    asked.answered.connect(heard.append)
    boards.arrived.connect(heard.append)
    disk.arrived.connect(heard.append)
    idle.arrived.connect(lambda number: heard.append(f"tree {number}"))

    def ask(value):
        if value == 1:
            asked.ask(Question((), 4, rows=1))
            boards.ask(lambda *_: ["boards", "boards again"])
            disk.do(lambda _stop: ["journal"])

    idle.arrived.connect(ask)
    with qtbot.waitSignal(idle.ended, timeout=60_000):
        idle.ask(counting(made, "made", 4))

    assert made == [f"made {number}" for number in range(4)]  # Nothing is done twice.
    assert heard[:2] == ["tree 0", "tree 1"]
    # One instalment may be under way when something is asked, and no more.
    between = [each for each in heard[2:] if not str(each).startswith("tree")]
    assert sorted(map(str, between)) == ["11", "12", "13", "boards", "boards again", "journal"]
    assert heard.index("tree 3") > max(heard.index(each) for each in between)


def test_idle_work_is_stopped_in_the_middle_by_whatever_is_asked(suggester, qtbot):
    asked = suggester(lambda *_: "advice")
    idle = asked.task_channel(idle=True)
    begun, heard = Event(), []

    def work(_lexicon, _answering, stop):
        for number in range(2):
            begun.set()
            while not stop() and number == 0 and "advice" not in heard:
                time.sleep(0.001)
            yield number

    idle.arrived.connect(heard.append)
    asked.answered.connect(heard.append)
    idle.ask(work)
    qtbot.waitUntil(begun.is_set, timeout=60_000)
    asked.ask(Question((), 4))  # Nobody would ever answer it if the other went on.
    qtbot.waitUntil(lambda: len(heard) == 3, timeout=60_000)

    assert heard == [0, "advice", 1]


def test_idle_work_that_is_dropped_says_no_more(suggester, qtbot):
    asked = suggester(lambda *_: "advice")
    idle, later = asked.task_channel(idle=True), asked.task_channel()
    said = []
    for signal in (idle.arrived, idle.failed):
        signal.connect(said.append)
    idle.ended.connect(lambda: said.append("ended"))

    later.ask(lambda *_: [1])
    idle.ask(counting([], "made", 9))
    assert idle.under_way
    idle.drop()
    assert not idle.under_way
    with qtbot.waitSignal(later.ended):
        later.ask(lambda *_: [2])
    assert said == []


def test_an_errand_brings_its_values_one_by_one_and_ends(suggester, qtbot):
    asked = suggester()
    errand = asked.task_channel()
    arrived = []
    errand.arrived.connect(arrived.append)

    def work(lexicon, _answering, _stop):
        for word in ("rain", "shine"):
            yield word in lexicon, threading.current_thread() is threading.main_thread()
        yield None

    with qtbot.waitSignal(errand.ended):
        errand.ask(work)
        assert arrived == []
    assert arrived == [(True, False), (False, False), None]


def test_questions_come_between_two_values_of_an_errand(suggester, qtbot):
    asked = suggester(lambda *_: "advice")
    errand = asked.task_channel()
    heard = []
    errand.arrived.connect(heard.append)
    errand.arrived.connect(lambda value: value == 0 and asked.ask(Question((), 4)))
    asked.answered.connect(heard.append)
    with qtbot.waitSignal(errand.ended):
        errand.ask(lambda *_: iter(range(4)))
    assert set(heard[:2]) == {0, 1}
    assert heard.index("advice") < heard.index(3)


def test_of_many_errands_of_a_kind_only_the_last_is_run_to_its_end(suggester, qtbot):
    asked = suggester()
    one, other = asked.task_channel(), asked.task_channel()
    arrived, ends = [], []
    for errand in (one, other):
        errand.arrived.connect(arrived.append)
        errand.ended.connect(lambda: ends.append(None))
    other.ask(lambda *_: ["other"])
    for number in range(20):
        one.ask(lambda *_, number=number: [number])
    qtbot.waitUntil(lambda: len(ends) == 2)
    assert sorted(arrived, key=str) == [19, "other"]


def test_an_errand_that_is_dropped_is_told_to_stop_and_says_no_more(suggester, qtbot):
    asked = suggester()
    errand, later = asked.task_channel(), asked.task_channel()
    begun, stopped, said = Event(), Event(), []
    errand.arrived.connect(said.append)
    errand.ended.connect(lambda: said.append("ended"))
    errand.failed.connect(said.append)

    def work(_lexicon, _answering, stop):
        begun.set()
        while not stop():
            time.sleep(0.001)
        stopped.set()
        return ["too late"]

    errand.ask(work)
    assert begun.wait(PATIENCE)
    errand.drop()
    assert stopped.wait(PATIENCE)
    with qtbot.waitSignal(later.ended):
        later.ask(lambda *_: ())
    assert said == []


def test_an_errand_that_fails_says_why_and_ends(suggester, qtbot):
    asked = suggester()
    errand = asked.task_channel()
    failures = []
    errand.failed.connect(failures.append)
    with qtbot.waitSignal(errand.ended):
        errand.ask(lambda *_: 1 / 0)
    assert [type(failure) for failure in failures] == [ZeroDivisionError]


def test_an_errand_without_a_lexicon_ends_and_says_nothing(qtbot):
    asked = Suggester()
    errand = asked.task_channel()
    said = []
    errand.arrived.connect(said.append)
    errand.failed.connect(said.append)
    with qtbot.waitSignal(errand.ended):
        errand.ask(lambda *_: ["done"])
    assert said == []
    asked.close()


def test_work_that_ends_after_its_window_was_deleted_says_nothing(qtbot, caplog):
    begun, may_end, ended = Event(), Event(), Event()

    def chore(_stop):
        begun.set()
        may_end.wait(PATIENCE)
        yield "too late"

    suggester = Suggester()
    channel = suggester.task_channel()
    channel.do(chore)
    assert begun.wait(PATIENCE)
    channel.ticket.add_done_callback(lambda _: ended.set())

    delete(suggester)
    may_end.set()

    assert ended.wait(PATIENCE)
    assert caplog.records == []
