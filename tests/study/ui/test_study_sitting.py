"""A participant from consent to the end: what is seen, and what is recorded."""

import os
import platform

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget

from tests.study.ui.studying import COMMON, PIN, Assistant, participant_file
from wmh.base.files.holding import Hold
from wmh.helper.ui.advice.suggestion_list import SuggestionList
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.look.tile import Tile
from wmh.helper.ui.spoiler.cover import Cover
from wmh.study.journal.chain import event_lines
from wmh.study.journal.derive import derive
from wmh.study.journal.events import EventKind
from wmh.study.journal.sitting import sitting_of


@pytest.fixture
def assistant(qtbot):
    def sit(*changes, **more):
        return Assistant(qtbot, *changes, **more)

    return sit


def sees(level):
    """Both arms see this much."""
    return ('sees = "nothing"', f'sees = "{level}"'), ('sees = "answer"', f'sees = "{level}"')


def of(kind, events):
    return [dict(event.told) for event in events if event.kind is kind]


def play_all(assistant):
    assistant.seat().consent().begin_block()
    assistant.guess("horn").guess("born").keys(">").await_text("Measured")
    assistant.begin_block().guess("tear").keys(">").await_text("Attempt 1, game 2 of 2")
    for word in ("rain", "torn", "horn", "worn", "corn", "lorn"):
        assistant.guess(word)
    return assistant.keys(">").await_text("Anything you want to say?")


def test_participants_can_read_their_code_wherever_they_wait_for_the_instructor(assistant):
    sat = assistant(("clock_shown = false", "clock_shown = false\npause_with_pin = true"))
    sat.seat("k7q-012")
    assert sat.shown("Your code: k7q-012")
    sat.consent().begin_block()
    assert sat.shown("Your code: k7q-012")
    sat.ctrl_shift(Qt.Key.Key_P).await_text("Pause: instructor's PIN")
    assert sat.shown("Your code: k7q-012")
    sat.keys(f"{PIN}>").await_text("The clock is stopped.")
    assert sat.shown("Your code: k7q-012")
    sat.keys("phone>").await_text("Continue: instructor's PIN")
    assert sat.shown("Your code: k7q-012")
    sat.keys(f"{PIN}>").await_text("Attempt 1")


def test_who_types_on_after_the_end_still_goes_on_with_enter(assistant):
    sat = assistant().seat().consent().begin_block()
    sat.guess("horn").guess("born")
    sat.keys("torn>").await_text("Measured")
    sat.begin_block().guess("tear")
    QTest.mouseClick(sat.session.findChildren(Tile)[0], Qt.MouseButton.LeftButton)
    sat.keys(">").await_text("Attempt 1, game 2 of 2")


def test_the_thanks_say_what_the_code_is_for(assistant):
    sat = play_all(assistant()).press("&Finish").await_text("Thank you")
    assert sat.shown("Your code is p-001: write it down")


def test_what_was_done_is_what_the_tables_say(assistant):
    sat = play_all(assistant())
    sat.keys("it was fun").press("&Finish").await_text("Thank you")
    sat.leave().until(lambda: sat.session is None)
    tables = derive(sat.events, sat.protocol)
    (person,) = tables.participants
    assert person.finished
    assert person.participant == "p-001"
    assert person.consent_version == "1"
    assert person.notes == 1
    assert not person.by_hand
    assert person.protocol_sha256 == sat.protocol.digest
    said = [(g.block, g.practice, g.game, g.trial, g.secret, g.outcome) for g in tables.games]
    assert said == [
        ("practice", True, 1, 1, "born", "solved"),
        ("measured", False, 2, 1, "tear", "solved"),
        ("measured", False, 3, 2, "sale", "out of attempts"),
    ]
    assert [g.attempts for g in tables.games] == [2, 1, 6]
    assert all(g.seconds > 0 for g in tables.games)
    guesses = [(a.game, a.guess, a.clue) for a in tables.attempts]
    assert guesses[:3] == [(1, "horn", "wggg"), (1, "born", "gggg"), (2, "tear", "gggg")]
    assert all(a.known for a in tables.attempts)
    first = tables.attempts[0]
    assert first.candidates_before == 17
    assert first.candidates_after == 6  # born, worn, corn, lorn, morn and torn
    assert tables.attempts[1].candidates_before == first.candidates_after


def test_every_key_is_recorded_as_the_letters_then_stand(assistant):
    sat = assistant().seat().consent().begin_block().keys("ho<ar")
    keys = [(told["row"], told["letters"]) for told in of(EventKind.KEY, sat.events)]
    assert keys == [(0, "h"), (0, "ho"), (0, "h"), (0, "ha"), (0, "har")]
    sat.keys("z>").await_text("HARZ is not a word here")
    assert of(EventKind.REFUSED, sat.events) == [{"row": 0, "letters": "harz"}]
    assert not of(EventKind.GUESSED, sat.events)
    assert sat.shown("Attempt 1, game 1 of 1")


def test_where_the_arm_sees_nothing_there_is_no_helper(assistant):
    sat = assistant(*sees("nothing")).seat().consent().begin_block().guess("horn")
    assert not sat.session.findChildren(SuggestionList)
    assert not sat.session.findChildren(Cover)
    assert not sat.shown("fit")
    assert not of(EventKind.ADVISED, sat.events)
    assert not of(EventKind.LIST_OPENED, sat.events)
    (guessed,) = of(EventKind.GUESSED, sat.events)
    assert guessed["remaining"] == 17  # But the computer knows.
    assert isinstance(guessed["rank"], int)


def test_a_suggestion_that_is_taken_is_recorded_with_its_rank(assistant):
    sat = assistant(*sees("answer")).seat().consent().begin_block()
    words = sat.words[:10]
    (advised,) = of(EventKind.ADVISED, sat.events)
    assert advised == {"remaining": 17, "words": words}
    sat.key(Qt.Key.Key_Down).key(Qt.Key.Key_Down).keys(">")
    assert of(EventKind.TAKEN, sat.events) == [{"word": words[1], "rank": 2}]
    sat.keys(">").await_text("Attempt 2")
    (attempt,) = derive(sat.events, sat.protocol).attempts
    assert attempt.taken
    assert attempt.rank == 2
    assert attempt.list_open


@pytest.mark.parametrize("click", [QTest.mouseClick, QTest.mouseDClick])
def test_a_click_takes_a_suggestion_once_as_the_instructions_say(assistant, click):
    sat = assistant(*sees("answer")).seat().consent().begin_block()
    words = sat.words

    def point(row):
        index = sat.list.model().index(row, 0)
        place = sat.list.visualRect(index).center()
        if click is QTest.mouseDClick:  # The first half of it is a click.
            QTest.mouseClick(sat.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        click(sat.list.viewport(), Qt.MouseButton.LeftButton, pos=place)

    point(1)
    point(0)
    assert of(EventKind.TAKEN, sat.events) == [
        {"word": words[1], "rank": 2}, {"word": words[0], "rank": 1},
    ]  # fmt: skip
    sat.keys("<<<<")
    point(0)
    assert len(of(EventKind.TAKEN, sat.events)) == 3
    sat.keys(">").await_text("Attempt 2")
    (attempt,) = derive(sat.events, sat.protocol).attempts
    assert (attempt.guess, attempt.taken, attempt.rank) == (words[0], True, 1)


@pytest.mark.parametrize(
    ("level", "listed"),
    [("count", False), ("letters", False), ("hint", False), ("list", True), ("answer", True)],
)
def test_no_more_is_seen_than_the_arm_may(assistant, level, listed):
    sat = assistant(*sees(level)).seat().consent().begin_block()
    assert sat.shown("17 words fit")
    assert sat.list is not None
    assert sat.list.isVisible() == listed
    assert bool(of(EventKind.LIST_OPENED, sat.events)) == listed
    assert not sat.shown("Ctrl+5")
    (advised,) = of(EventKind.ADVISED, sat.events)
    assert bool(advised["words"]) == listed
    if not listed:
        assert bool(advised["letters"]) == (level != "count")
        assert (advised["hint"] is not None) == (level == "hint")


def test_the_last_word_stays_covered_where_the_arm_sees_the_list(assistant):
    sat = assistant(*sees("list")).seat().consent().begin_block().guess("rose").guess("bear")
    assert sat.shown("1 word fits")
    assert not sat.list.isVisible()
    assert of(EventKind.LIST_CLOSED, sat.events)
    assert of(EventKind.ADVISED, sat.events)[-1]["words"] == []


def test_the_next_letter_of_a_hint_is_recorded(assistant):
    sat = assistant(*sees("hint")).seat().consent().begin_block().press("Next place")
    first, second = (told["hint"] for told in of(EventKind.ADVISED, sat.events))
    assert first.count(".") == second.count(".") + 1


def test_a_pause_stops_the_clock_hides_the_board_and_has_a_reason(assistant):
    now = [100.0]
    sat = assistant(*sees("answer"), clock=lambda: now[0]).seat().consent().begin_block()
    now[0] += 5
    sat.ctrl_shift(Qt.Key.Key_P).await_text("Paused")
    assert not any(text.startswith("Attempt") for text in sat.texts)
    assert not sat.list.isVisible()
    now[0] += 60
    sat.keys(">").await_text("Write why it was paused")
    sat.keys("phone>").await_text("Attempt 1")
    now[0] += 2
    sat.guess("born")
    (game,) = derive(sat.events, sat.protocol).games
    assert game.seconds == pytest.approx(7)
    assert game.seconds_paused == pytest.approx(60)
    assert game.seconds_list_open == pytest.approx(7)
    assert of(EventKind.CONTINUED, sat.events) == [{"reason": "phone"}]
    assert derive(sat.events, sat.protocol).attempts[0].seconds == pytest.approx(7)


def test_the_time_cap_ends_a_game_and_pauses_do_not_count(assistant):
    now = [0.0]
    change = ('time_cap = "none"', "time_cap = 5")
    sat = assistant(change, clock=lambda: now[0]).seat().consent().begin_block()
    sat.ctrl_shift(Qt.Key.Key_P)
    now[0] += 50
    sat.keys("x>").await_text("Attempt 1")
    now[0] += 4.999
    sat.guess("horn")
    assert sat.shown("Attempt 2")
    now[0] += 0.01
    sat.keys("bo").await_text("The time for this game is over.")
    sat.keys("rn>")
    assert of(EventKind.GAME_ENDED, sat.events) == [{"outcome": "out of time"}]
    assert len(of(EventKind.GUESSED, sat.events)) == 1
    (game,) = derive(sat.events, sat.protocol).games
    assert game.seconds == pytest.approx(5.009)


def test_one_may_give_up_only_where_there_is_no_cap(assistant):
    sat = assistant(("attempts = 6", 'attempts = "none"')).seat().consent().begin_block()
    sat.press("&Give up").await_text("This game is over.")
    assert of(EventKind.GAME_ENDED, sat.events) == [{"outcome": "given up"}]


def test_where_there_is_a_cap_nobody_gives_up(assistant):
    sat = assistant().seat().consent().begin_block()
    assert sat.named("Board")
    with pytest.raises(StopIteration):
        sat.press("&Give up")


def test_a_clock_is_there_only_if_the_protocol_says_so(assistant):
    now = [0.0]
    shown = ("clock_shown = false", "clock_shown = true")
    sat = assistant(shown, clock=lambda: now[0]).seat().consent().begin_block()
    assert "0:00" in sat.texts
    now[0] += 65
    sat.await_text("1:05")


def test_there_is_no_clock_otherwise(assistant):
    sat = assistant().seat().consent().begin_block()
    assert not any(text.startswith("0:") for text in sat.texts)


def test_nobody_leaves_without_the_pin(assistant):
    sat = assistant().seat()
    session = sat.session
    assert session.windowModality() == Qt.WindowModality.ApplicationModal
    assert session.isFullScreen()
    session.close()
    assert session.isVisible()
    assert sat.shown("End this session: instructor's PIN")
    sat.keys("1234>").await_text("Wrong PIN")
    assert session.isVisible()
    sat.keys("~")
    sat.ctrl_shift(Qt.Key.Key_Q).keys(f"{PIN}>").until(lambda: sat.session is None)
    assert sat.kinds()[-1] == "closed"
    assert not sitting_of(sat.events).over


def test_without_consent_there_is_nothing(assistant):
    sat = assistant().seat().keys(">>")
    assert sat.shown("Before we begin")
    assert sat.kinds() == ["opened"]
    sat.consent()
    (told,) = of(EventKind.CONSENTED, sat.events)
    assert told["version"] == "1"
    assert "utc" in told


def test_a_sitting_goes_on_with_the_next_game(assistant):
    sat = assistant().seat().consent().begin_block().guess("horn")
    sat.leave().until(lambda: sat.session is None).await_text("&Resume")
    sat.seat().await_text("Measured")
    sat.begin_block().guess("tear").keys(">").await_text("game 2 of 2")
    tables = derive(sat.events, sat.protocol)
    assert [(g.secret, g.outcome) for g in tables.games[:2]] == [
        ("born", "interrupted"),
        ("tear", "solved"),
    ]
    assert tables.games[1].resumed
    assert not tables.games[2].resumed
    assert tables.participants[0].sittings == 2
    assert [told["resumed"] for told in of(EventKind.OPENED, sat.events)] == [False, True]
    assert len(of(EventKind.ASSIGNED, sat.events)) == 1


def test_who_comes_back_within_a_block_is_asked_whether_they_are_ready(assistant):
    sat = assistant().seat().consent().begin_block().guess("born").keys(">").await_text("Measured")
    sat.begin_block().guess("horn").leave().until(lambda: sat.session is None)
    sat.await_text("&Resume").seat().await_text("Ready?")
    before = sat.kinds()
    assert before.count("game-begun") == 2
    assert before[-1] == "opened"

    sat.keys(">").await_text("Attempt 1, game 2 of 2")
    assert sat.kinds()[len(before) :] == ["game-begun"]


def test_who_withdraws_is_over_and_the_next_one_has_the_place(assistant):
    sat = assistant().seat().consent()
    sat.ctrl_shift(Qt.Key.Key_Q).keys(PIN).press("The participant &withdraws")
    sat.until(lambda: sat.session is None)
    assert sitting_of(sat.events).withdrawn
    sat.write("Participant's code", "p-001").await_text("Has withdrawn.")
    sat.keys(">").await_text("p-001 has withdrawn: choose another code.")
    sat.seat("p-002").consent()
    first, second = (
        of(EventKind.ASSIGNED, sat.events)[0],
        of(EventKind.ASSIGNED, sat.events_of("p-002"))[0],
    )
    assert (first["place"], first["arm"]) == (second["place"], second["arm"])


def test_arms_are_dealt_out_in_turn(assistant):
    sat = assistant()
    for number in range(1, 5):
        code = f"p-{number:03}"
        sat.seat(code).consent().leave().until(lambda: sat.session is None)
        sat.until(lambda code=code: len(sat.events_of(code)) > 3)
    told = [of(EventKind.ASSIGNED, sat.events_of(f"p-{number:03}"))[0] for number in range(1, 5)]
    assert [each["place"] for each in told] == [0, 1, 2, 3]
    assert sorted(each["arm"] for each in told) == ["with", "with", "without", "without"]


def test_a_station_deals_out_its_own_share(assistant):
    sat = assistant(('order = "fixed"', 'order = "fixed"\nstations = ["A", "B"]')).set_pin()
    field = sat.named("Participant's code")
    assert field.text() == ""
    sat.press("&Begin").await_text("Choose the station of this computer.")
    sat.pick("Station", "B").until(lambda: field.text() == "B-001")
    sat.write("Participant's code", "A-001").keys(">")
    sat.await_text("A code begins with this station: B-001.")
    for code in ("B-001", "B-002", "B-003"):
        sat.seat(code).consent().leave().until(lambda: sat.session is None)
        sat.until(lambda code=code: len(sat.events_of(code)) > 3)
    told = [of(EventKind.ASSIGNED, sat.events_of(f"B-00{n}"))[0] for n in (1, 2, 3)]
    assert [each["place"] for each in told] == [2, 3, 6]  # In blocks of two, every other one.
    assert {told[0]["arm"], told[1]["arm"]} == {"with", "without"}


def test_the_machine_remembers_which_station_it_is(assistant):
    sat = assistant(('order = "fixed"', 'order = "fixed"\nstations = ["A", "B"]'))
    sat.pick("Station", "B").seat("B-001").consent().leave().until(lambda: sat.session is None)
    sat.pick("Protocol", "b").await_text("of 50 finished")
    sat.pick("Protocol", "a").await_text("Without: 0 of 2 finished")
    assert sat.named("Station").currentText() == "B"


def test_an_arm_by_hand_needs_reason_and_pin_and_is_logged(assistant):
    sat = assistant().set_pin().pick("Condition", "With")
    sat.write("Participant's code", "p-001").keys(">").await_text("Write why this condition")
    sat.write("Reason for this condition", "a mix-up")
    sat.write("Participant's code", "p-001").keys(">").await_text(
        "Type the PIN to choose a condition"
    )
    assert sat.session is None
    sat.write("Reason for this condition", f"PIN {PIN}")
    sat.write("Instructor's PIN, 4 to 12 digits", PIN).keys(">")
    sat.await_text("This text contains the PIN")
    assert sat.session is None
    sat.write("Reason for this condition", "a mix-up")
    sat.write("Instructor's PIN, 4 to 12 digits", PIN).keys(">")
    sat.until(lambda: sat.session is not None).consent()
    (told,) = of(EventKind.ASSIGNED, sat.events)
    assert told["by_hand"] is True
    assert not any(PIN in str(event.told) for event in sat.events)
    assert "a mix-up" in of(EventKind.DEVIATED, sat.events)[0]["text"]


def test_a_deviation_is_logged_while_somebody_plays(assistant):
    sat = assistant().seat().consent().begin_block().keys("ho")
    sat.ctrl_shift(Qt.Key.Key_D).keys("the light went out>").await_text("Log a deviation: inst")
    sat.keys(f"{PIN}>").until(lambda: "deviated" in sat.kinds())
    sat.keys("rn>").await_text("Attempt 2")
    assert of(EventKind.DEVIATED, sat.events) == [{"text": "the light went out"}]
    assert of(EventKind.GUESSED, sat.events)[0]["guess"] == "horn"


@pytest.mark.parametrize("code", ["", "x", "-ab", "Ann Smith", "=1+1", "é1"])
def test_a_code_that_is_none_is_refused(assistant, code):
    sat = assistant().set_pin()
    field = sat.named("Participant's code")
    field.setFocus()
    field.selectAll()
    field.insert(code)
    sat.keys(">").await_text(
        "A code is 2 to 20 letters a to z, digits and -: never a name, nor NA or CON."
    )
    assert sat.session is None


def test_without_a_pin_nobody_sits_down(assistant):
    sat = assistant()
    sat.write("Participant's code", "p-001").keys(">").await_text("Set a PIN first: without it")
    sat.write("Instructor's PIN, 4 to 12 digits", "12").keys(">").await_text("4 to 12 digits:")


def test_a_secret_that_is_no_word_is_named_before_anybody_sits_down(assistant):
    sat = assistant(('"sale"]', '"zarf"]')).set_pin()
    sat.write("Participant's code", "p-001").keys(">")
    sat.await_text("is not in the word list small")
    assert sat.session is None


def test_a_secret_that_would_never_be_suggested_is_named(assistant):
    sat = assistant(("tier = 70", "tier = 10")).set_pin()
    sat.write("Participant's code", "p-001").keys(">").await_text("born is rarer than tier 10")


def test_questionnaires_follow_the_block_and_the_end(assistant):
    asked = (
        ("after_block = []", 'after_block = ["tlx"]'),
        ("after_all = []", 'after_all = ["sus"]'),
    )
    one = ('secrets = ["born", "tear", "sale"]', 'secrets = ["born"]')
    fewer = ('[[blocks]]\nname = "practice"\ntitle = "Practice"\ngames = 1\npractice = true\n', "")
    games = ("games = 2", "games = 1")
    sat = assistant(*asked, one, fewer, games).seat().consent().begin_block()
    sat.guess("born").keys(">").await_text("How demanding was it?")
    assert sat.shown("6 lines are left.")
    done = next(x for x in sat.session.findChildren(QPushButton) if x.text() == "&Done")
    width = done.width()
    for _ in range(5):
        sat.key(Qt.Key.Key_Right).keys(">")  # The middle.
    sat.keys(">").await_text("1 line is left.")
    sat.key(Qt.Key.Key_End).keys(">").until(done.isEnabled)
    QApplication.processEvents()  # It is laid out: what was beside the button is gone.
    assert done.width() == width
    sat.keys(">").await_text("How was the program?")
    for digit in "1234512345":
        sat.keys(f"{digit}>")
    sat.keys(">").await_text("Anything you want to say?")
    tlx, sus = of(EventKind.ANSWERED, sat.events)
    assert tlx["questionnaire"] == "tlx"
    assert tlx["block"] == "measured"
    assert list(tlx["answers"].values()) == [50] * 5 + [100]
    assert sus["block"] == ""
    assert list(sus["answers"].values()) == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]


def test_after_a_break_it_is_said_that_one_may_go_on(assistant):
    sat = assistant(("games = 1\n", "games = 1\nrest = 1\n")).seat().consent().begin_block()
    sat.guess("born").keys(">").await_text("Rest a little. You can go on in 0:01.")
    sat.keys(">").await_text("You can go on whenever you like.")
    assert "rested" not in sat.kinds()
    assert not sat.shown("0:01")
    sat.keys(">").await_text("Measured")
    assert "rested" in sat.kinds()


def test_everything_a_participant_meets_has_a_name(assistant):
    sat = assistant(*sees("answer")).seat().consent().begin_block().guess("horn")
    for widget in sat.session.findChildren(QWidget):
        reached = widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if reached and not isinstance(widget, QLineEdit):
            assert widget.accessibleName() or getattr(widget, "text", str)(), widget


def test_nobody_sits_down_to_other_words_than_the_others(qtbot):
    sat = Assistant(qtbot).seat().consent().begin_block().guess("horn")
    sat.leave().until(lambda: sat.session is None).await_text("&Resume")
    others = [
        each._replace(told={**each.told, "words": "0" * 64}) if "words" in each.told else each
        for each in sat.events
    ]
    participant_file().write_bytes(b"".join(event_lines(iter(others))))
    sat.until(sat.window.isActiveWindow)
    sat.write("Participant's code", "p-002").keys(">")
    sat.await_text("words were added, left out or marked as offensive. Undo that")
    assert sat.session is None


def test_a_participant_who_sits_elsewhere_cannot_sit_here(qtbot):
    sat = Assistant(qtbot)
    with Hold(participant_file()):
        sat.set_pin()
        sat.write("Participant's code", "p-001").keys(">")
        sat.await_text(f"is open in another program ({platform.node()}, process {os.getpid()},")
        assert sat.session is None
    sat.seat()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_all_rows_of_a_game_are_seen_at_once(qtbot, size):
    """Twelve of them, to the last and to what is said after it, without scrolling."""
    sat = Assistant(qtbot, ("attempts = 6", "attempts = 12")).seat()
    sat.session.resize(*size)
    sat.consent().begin_block()
    for word in [word for word in COMMON.split() if word != "born"][:12]:
        sat.guess(word)
    sat.await_text("That was the last attempt.")
    board = sat.session.findChild(BoardView)
    tiles = [tile for row in board.tiles for tile in row]
    assert len(tiles) == 48
    seen = board.viewport().rect()
    for tile in tiles:
        assert seen.contains(QRect(tile.mapTo(board.viewport(), QPoint()), tile.size()))
        assert tile.height() >= 32
    button = sat.next_button()
    top, end = (button.mapTo(sat.session, each) for each in (QPoint(), button.rect().bottomLeft()))
    assert board.mapTo(sat.session, seen.bottomLeft()).y() < top.y() < end.y() < size[1]


def test_the_code_is_seen_below_the_instructor_s_bar_at_a_questionnaire(qtbot):
    """Its lines are scrolled, and not the window."""
    sat = Assistant(qtbot, ("after_block = []", 'after_block = ["tlx"]')).seat()
    sat.session.resize(1280, 720)
    sat.consent().begin_block().guess("born").keys(">").await_text("6 lines are left.")
    sat.ctrl_shift(Qt.Key.Key_D).await_text("What was done differently")
    labels = sat.session.findChildren(QLabel)
    foot = next(label for label in labels if label.text().startswith("Your code: p-001"))
    sat.session.grab()  # All is laid out.
    QApplication.processEvents()
    assert sat.session.height() == 720
    assert foot.mapTo(sat.session, foot.rect().bottomLeft()).y() < 720


def test_who_made_a_questionnaire_is_read_without_scrolling(qtbot):
    sat = Assistant(qtbot, ("after_block = []", 'after_block = ["tlx"]')).seat()
    sat.session.resize(1280, 720)
    sat.consent().begin_block().guess("born").keys(">").await_text("6 lines are left.")
    sat.session.grab()  # All is laid out.
    QApplication.processEvents()
    labels = sat.session.findChildren(QLabel)
    source = next(label for label in labels if "Staveland" in label.text())
    assert source.visibleRegion().boundingRect() == source.rect()


def test_a_pin_among_the_remarks_is_not_kept(assistant):
    sat = play_all(assistant())
    sat.keys(f"the PIN is {PIN}").press("&Finish")
    sat.await_text("This text contains the PIN")
    assert "closed" not in sat.kinds()
    sat.keys("it was fun").press("&Finish").await_text("Thank you")  # The refused text is selected.
    assert of(EventKind.NOTED, sat.events) == [{"text": "it was fun", "by": "participant"}]
    assert not any(PIN in str(event.told) for event in sat.events)
