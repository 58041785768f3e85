"""A participant does not wait for the helper: it thinks while they are at the last letter."""

import pytest

from tests.study.ui.studying import Assistant
from wmh.study.journal.events import EventKind
from wmh.study.ui.session import timed_game


@pytest.fixture
def asked(monkeypatch):
    """The guesses after which a position was worked out, and of each whether it has been."""
    found = {}
    real = timed_game.standing

    def standing(arm, question, *, letters):
        guesses = tuple("".join(turn.word) for turn in question.turns)
        assert guesses not in found
        found[guesses] = False
        work = real(arm, question, letters=letters)

        def worked(lexicon, answering, stop):
            for each in work(lexicon, answering, stop):
                yield each
                found[guesses] = True

        return worked

    monkeypatch.setattr(timed_game, "standing", standing)
    return found


def shown(sat):
    return [event.told["words"] for event in sat.events if event.kind is EventKind.ADVISED]


def test_what_a_word_leaves_is_worked_out_before_enter(qtbot, asked):
    sat = Assistant(qtbot, ('sees = "nothing"', 'sees = "list"')).seat().consent().begin_block()
    before = sat.kinds()
    sat.keys("hor")
    assert set(asked) == {()}
    sat.keys("n").until(lambda: asked.get(("horn",)))
    assert sat.kinds() == [*before, *["key"] * 4]  # Nothing is told of it.
    assert sat.shown("Attempt 1")
    sat.keys(">").await_text("Attempt 2")
    assert sat.kinds()[len(before) + 4 :] == ["guessed", "clued", "advised"]
    assert set(asked) == {(), ("horn",)}


def test_who_changes_the_word_is_shown_what_that_one_leaves(qtbot, asked):
    sat = Assistant(qtbot).seat().consent().begin_block()
    sat.keys("horn").until(lambda: asked.get(("horn",)))
    sat.keys("<<<<torn").until(lambda: asked.get(("torn",)))
    sat.keys(">").await_text("Attempt 2")
    assert [e.told["guess"] for e in sat.events if e.kind is EventKind.GUESSED] == ["torn"]
    sat.guess("born")
    assert set(asked) == {(), ("horn",), ("torn",), ("torn", "born")}


def test_who_is_quicker_than_the_helper_waits_for_one_answer(qtbot, asked):
    sat = Assistant(qtbot).seat().consent().begin_block().guess("horn").guess("born")
    assert set(asked) == {(), ("horn",), ("horn", "born")}
    assert sat.shown("Solved in 2 attempts.")


def test_no_word_is_not_thought_about(qtbot, asked):
    sat = Assistant(qtbot).seat().consent().begin_block().keys("hhhh")
    assert set(asked) == {()}
    sat.keys(">").await_text("HHHH is not a word here")


def test_games_of_an_arm_begin_with_what_was_there_the_first_time(qtbot, asked):
    sat = Assistant(qtbot, ('sees = "nothing"', 'sees = "list"')).seat().consent().begin_block()
    sat.guess("born").keys(">").begin_block()
    first, *_, second = shown(sat)
    assert first == second
    assert sum(not guesses for guesses in asked) == 1


def test_how_a_list_by_clues_was_found_is_in_the_journal(qtbot):
    changes = (('sees = "nothing"', 'sees = "list"\nstrategy = "exact"'),
               ('sees = "answer"', 'sees = "list"\nstrategy = "exact"'))  # fmt: skip
    sat = Assistant(qtbot, *changes).seat().consent().begin_block()
    (first,) = [event.told for event in sat.events if event.kind is EventKind.ADVISED]
    assert (first["remaining"], first["measured"], first["proven"]) == (17, 17, True)
