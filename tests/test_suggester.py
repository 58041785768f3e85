"""The contract between the window and the thread that thinks."""

import threading
import time
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from app.engine.clues.rules import Rule
from app.engine.clues.turn import Mark
from app.engine.explanation import Growth
from app.engine.lexicon.store import open_lexicon
from app.engine.question import Question
from app.engine.riddle import Riddle
from app.engine.why import explain
from app.suggester import Suggester
from tests.answers import once
from tests.lexica import lexicon_file
from tests.patience import PATIENCE


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
        from app.engine.stopping import heed

        while question.rows == 1:
            begun.set()
            heed(stop)
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


def test_closing_stops_what_is_running_and_delivers_nothing(suggester, qtbot):
    begun = Event()

    def answer(_question, _lexicon, stop):
        from app.engine.stopping import heed

        while True:
            begun.set()
            heed(stop)

    asked = suggester(answer)
    arrived = []
    asked.answered.connect(arrived.append)
    asked.failed.connect(arrived.append)
    asked.ask(Question((), 4))
    assert begun.wait(PATIENCE)

    asked.close()  # It returns: the answer that would never end was stopped.
    qtbot.wait(50)
    assert arrived == []


def test_a_riddle_and_a_question_do_not_overtake_each_other(suggester, qtbot):
    asked = suggester(lambda *_: "advice")
    riddle = Riddle(((Mark.WHITE, Mark.GREEN, Mark.GREEN, Mark.GREEN),), tuple("born"), 127)

    with qtbot.waitSignals([asked.answered, asked.unriddled]):
        asked.unriddle(riddle)
        asked.ask(Question((), 4))


def test_of_many_riddles_only_the_last_is_answered_and_none_that_was_dropped(suggester, qtbot):
    asked = suggester()
    arrived = []
    asked.unriddled.connect(lambda unriddled: arrived.append(unriddled.makers))
    riddle = Riddle(((Mark.WHITE, Mark.GREEN, Mark.GREEN, Mark.GREEN),), tuple("born"), 127)

    for secret in ("rain", "rain", "born"):
        asked.unriddle(replace(riddle, secret=tuple(secret)))
    assert arrived == []
    qtbot.waitUntil(lambda: arrived == [(("torn",),)])

    asked.unriddle(riddle)
    asked.drop_riddle()
    qtbot.wait(50)
    assert len(arrived) == 1


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


def test_reasons_come_between_two_instalments(suggester, qtbot):
    asked = suggester(answers=instalments(*range(20)))
    arrived = []
    asked.answered.connect(arrived.append)
    asked.explained.connect(lambda why: arrived.append(why.word))

    asked.answered.connect(lambda advice: advice == 10 and asked.explain(Question((), 4), "torn"))
    asked.ask(Question((), 4, rows=1))
    qtbot.waitUntil(lambda: len(arrived) == 21)

    assert arrived.index("torn") < 5


def test_the_reasons_are_the_engines(suggester, qtbot, path):
    asked = suggester()
    with qtbot.waitSignal(asked.explained) as delivered:
        asked.explain(Question((), 4), "torn")

    assert delivered.args == [explain(Question((), 4), "torn", open_lexicon(Path(path)))]


def test_of_many_words_only_the_reasons_of_the_last_are_given(suggester, qtbot):
    asked = suggester()
    arrived = []
    asked.explained.connect(lambda why: arrived.append(why.word))

    for word in ("rain", "torn", "rain", "born"):
        asked.explain(Question((), 4), word)
    qtbot.waitUntil(lambda: arrived != [])
    qtbot.wait(50)

    assert arrived == ["born"]


def test_a_tree_waits_for_the_answer_and_begins_anew_after_what_came_between(suggester, qtbot):
    asked = suggester(answers=instalments(1, 2))
    arrived = []
    asked.answered.connect(arrived.append)
    asked.explained.connect(lambda why: arrived.append(why.word))
    asked.grown.connect(lambda grown: arrived.append(grown.root.word))

    asked.ask(Question((), 4, rows=1))
    asked.grow(Growth(Question((), 4), tuple("rain")))
    asked.explain(Question((), 4), "torn")
    asked.ask(Question((), 4, rows=2))
    qtbot.waitUntil(lambda: "rain" in arrived)
    qtbot.wait(50)

    assert sorted(map(str, arrived)) == ["21", "22", "rain", "torn"]
    assert arrived[-1] == "rain"


def test_a_tree_that_was_dropped_is_not_delivered(suggester, qtbot):
    asked = suggester()
    arrived = []
    asked.grown.connect(arrived.append)

    asked.grow(Growth(Question((), 4), tuple("rain")))
    asked.drop_growth()
    qtbot.wait(50)

    assert arrived == []


def test_a_tree_that_cannot_be_grown_is_an_error_and_not_tried_again(suggester, qtbot):
    asked = suggester(lambda *_: "advice")
    failed = []
    asked.failed.connect(failed.append)

    asked.grow(Growth(Question((), 4), ("ß", "a", "i", "n")))
    qtbot.waitUntil(lambda: failed != [])
    with qtbot.waitSignal(asked.answered):
        asked.ask(Question((), 4))
    qtbot.wait(50)

    assert [type(error) for error in failed] == [KeyError]


def test_an_errand_brings_its_values_one_by_one_and_ends(suggester, qtbot):
    asked = suggester()
    errand = asked.errand()
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
    errand = asked.errand()
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
    one, other = asked.errand(), asked.errand()
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
    errand, later = asked.errand(), asked.errand()
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
    errand = asked.errand()
    failures = []
    errand.failed.connect(failures.append)
    with qtbot.waitSignal(errand.ended):
        errand.ask(lambda *_: 1 / 0)
    assert [type(failure) for failure in failures] == [ZeroDivisionError]


def test_an_errand_without_a_lexicon_ends_and_says_nothing(qtbot):
    asked = Suggester()
    errand = asked.errand()
    said = []
    errand.arrived.connect(said.append)
    errand.failed.connect(said.append)
    with qtbot.waitSignal(errand.ended):
        errand.ask(lambda *_: ["done"])
    assert said == []
    asked.close()
