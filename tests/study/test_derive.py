"""Tables against what is known of the events they are derived from."""

import csv
import io
import json
import re
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_of
from tests.study.protocols import small
from wmh.engine.explain.spoiler import Spoiler
from wmh.study.analysis.simulate import simulate_participant
from wmh.study.catalogue import PROTOCOLS
from wmh.study.journal.chain import event_lines, read_chain
from wmh.study.journal.derive import derive, together
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import FolderError, file_of, is_code, participant_files, tables_of
from wmh.study.journal.rows import AnswerRow, AttemptRow, GameRow, ParticipantRow
from wmh.study.protocol.asking import asked_by
from wmh.study.protocol.protocol import Arm, Clock
from wmh.study.protocol.questionnaire import ItemKind
from wmh.study.writing.tidy import MISSING, text_of, write_tables

WORDS = ["rain", "ruin", "torn", "born", "bird", "cord", "word", "lord", "pain", "main"]


@pytest.fixture(scope="module")
def lexicon():
    return lexicon_of(WORDS)


def game(*events, before=(), **begun):
    """Events of a participant in one game; times are the first items."""
    opened = {"participant": "p-01", "digest": small().digest, "utc": "2026-01-02T03:04:05Z"}
    told = [
        Event(EventKind.OPENED, 0.0, opened),
        Event(EventKind.ASSIGNED, 1.0, {"arm": "with", "place": 3, "by_hand": False}),
        Event(EventKind.BLOCK_BEGUN, 2.0, {"block": "measured", "practice": False}),
        *before,
        Event(EventKind.GAME_BEGUN, 10.0, {"game": 1, "trial": 1, "secret": "rain", **begun}),
    ]
    return [*told, *(Event(kind, at, rest[0] if rest else {}) for at, kind, *rest in events)]


PLAYED = (
    (12.5, EventKind.KEY, {"row": 0, "letters": "b"}),
    (13.0, EventKind.PAUSED, {"reason": "door"}),
    (18.0, EventKind.CONTINUED),
    (20.0, EventKind.GUESSED, {"guess": "bird", "known": True, "remaining": 8, "rank": 2}),
    (20.25, EventKind.CLUED, {"clue": "wyyw", "remaining": 2}),
    (21.0, EventKind.LIST_OPENED),
    (24.0, EventKind.TAKEN, {"word": "rain", "rank": 1}),
    (25.0, EventKind.GUESSED, {"guess": "rain", "known": True, "remaining": 2, "rank": 1}),
    (25.5, EventKind.CLUED, {"clue": "gggg", "remaining": 1}),
    (25.75, EventKind.GAME_ENDED, {"outcome": "solved"}),
)


@pytest.mark.parametrize(
    ("starts", "stops", "seconds"),
    [
        (Clock.SHOWN, Clock.CLUE, 10.5),
        (Clock.SHOWN, Clock.GUESS, 10.0),
        (Clock.FIRST_KEY, Clock.CLUE, 8.0),
        (Clock.FIRST_KEY, Clock.GUESS, 7.5),
    ],
)
def test_a_game_worked_by_hand(starts, stops, seconds):
    """Five seconds of pause fall after the first key."""
    tables = derive(game(*PLAYED), small(starts=starts, stops=stops))
    (row,) = tables.games
    assert (row.attempts, row.solved, row.outcome, row.arm) == (2, True, "solved", "with")
    assert row.seconds == pytest.approx(seconds)
    assert row.seconds_paused == pytest.approx(5.0)
    assert row.seconds_to_first_guess == pytest.approx(5.0)
    assert row.seconds_list_open == pytest.approx(4.75)
    assert (row.taken, row.resumed, row.practice) == (1, False, False)
    first, second = tables.attempts
    assert (first.seconds, second.seconds) == (pytest.approx(5.0), pytest.approx(4.75))
    assert (first.clue, first.candidates_before, first.candidates_after) == ("wyyw", 8, 2)
    assert (first.bits, second.bits) == (pytest.approx(2.0), pytest.approx(1.0))
    assert (first.taken, first.rank, first.list_open) == (False, 2, False)
    assert (second.taken, second.rank, second.list_open) == (True, 1, True)
    (person,) = tables.participants
    assert (person.place, person.started_utc, person.finished) == (3, "2026-01-02T03:04:05Z", False)


def test_a_game_without_an_end_is_interrupted_and_the_next_one_resumed():
    events = [
        *game(*PLAYED[:5]),
        Event(EventKind.OPENED, 0.0, {"participant": "p-01", "digest": small().digest}),
        Event(EventKind.GAME_BEGUN, 5.0, {"game": 2, "trial": 2, "secret": "cord"}),
        Event(EventKind.GUESSED, 9.0, {"guess": "cord"}),
        Event(EventKind.CLUED, 9.5, {"clue": "gggg"}),
        Event(EventKind.GAME_ENDED, 9.5, {"outcome": "solved"}),
        Event(EventKind.CLOSED, 10.0, {"finished": True}),
    ]
    tables = derive(events, small())
    cut, whole = tables.games
    assert (cut.outcome, cut.seconds, cut.attempts, cut.resumed) == ("interrupted", None, 1, False)
    assert (whole.outcome, whole.seconds, whole.resumed) == ("solved", 4.5, True)
    assert tables.participants[0].sittings == 2
    assert tables.participants[0].finished


def test_time_that_ran_out_is_all_that_was_given():
    ended = (40.0, EventKind.GAME_ENDED, {"outcome": "out of time"})
    (row,) = derive(game(*PLAYED[:5], ended), small()).games
    assert (row.solved, row.seconds) == (False, pytest.approx(25.0))


def test_simulated_people_s_tables_are_as_their_events_say(lexicon):
    protocol = small()
    for number in range(12):
        code, events = simulate_participant(protocol, lexicon, number, seed=3)
        tables = derive(read_chain(b"".join(event_lines(iter(events)))).events, protocol)
        assert tables == derive(events, protocol)
        (person,) = tables.participants
        assert (person.participant, person.simulated, person.finished) == (code, True, True)
        guessed = [event.told["guess"] for event in events if event.kind is EventKind.GUESSED]
        assert [row.guess for row in tables.attempts] == guessed
        assert sum(row.attempts for row in tables.games) == len(guessed)
        met = tuple(row.secret for row in tables.games)
        assert met == tuple(
            word for block in protocol.secrets_of(code, "with", 0) for word in block
        )
        for row in tables.games:
            own = [each for each in tables.attempts if each.game == row.game]
            assert row.seconds == pytest.approx(sum(each.seconds for each in own), abs=1e-4)
            assert row.solved is (own[-1].guess == row.secret)
    assert simulate_participant(protocol, lexicon, 3, 3) == simulate_participant(
        protocol, lexicon, 3, 3
    )
    assert simulate_participant(protocol, lexicon, 3, 3) != simulate_participant(
        protocol, lexicon, 3, 4
    )


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5), st.lists, max_leaves=4
)
names = ("arm", "place", "guess", "clue", "remaining", "rank", "outcome", "answers", "game")


@given(
    st.lists(
        st.builds(
            Event,
            st.sampled_from(EventKind),
            st.floats(0, 100),
            st.dictionaries(st.sampled_from(names), anything, max_size=4),
        ),
        max_size=30,
    )
)
def test_any_events_make_tables(events):
    tables = derive(events, small())
    assert len(tables.participants) == 1
    assert tables.participants[0].games == len(tables.games)


@given(st.text(max_size=25))
def test_codes_are_names_of_files_and_no_formulas(text):
    if is_code(text):
        assert text.isascii()
        assert not set(text) & set("/\\:.=+@ \t\r\n'\"")
        assert text[0] not in "=+-@"


def test_a_folder_s_tables_written_and_read_back(tmp_path, lexicon):
    protocol = small()
    for number in range(3):
        code, events = simulate_participant(protocol, lexicon, number, seed=3)
        path = file_of(tmp_path, code)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"".join(event_lines(iter(events))))
    tables = tables_of(participant_files(tmp_path), protocol)
    written = write_tables(tmp_path / "out", participant_files(tmp_path), protocol)
    assert all(path.is_file() for path in written)
    for name, row in {
        "participants": ParticipantRow,
        "games": GameRow,
        "attempts": AttemptRow,
        "answers": AnswerRow,
    }.items():
        text = (tmp_path / "out" / f"{name}.tsv").read_text("utf-8")
        read = list(csv.DictReader(io.StringIO(text), delimiter="\t"))
        columns = [each.name for each in fields(row)]
        assert list(read[0]) == columns
        assert len(read) == len(getattr(tables, name))
        for line, value in zip(read, getattr(tables, name), strict=True):
            for column in columns:
                _same(line[column], getattr(value, column))
        told = json.loads((tmp_path / "out" / f"{name}.json").read_text("utf-8"))
        assert list(told) == columns
        assert all(each["Description"] for each in told.values())
        for column, each in told.items():
            if "Levels" in each:
                assert {line[column] for line in read} <= {*each["Levels"], MISSING}
    about = json.loads((tmp_path / "out" / "dataset_description.json").read_text("utf-8"))
    assert about["ProtocolSHA256"] == protocol.digest
    assert "SIMULATED" in about["Name"]


def _same(text, value):
    if value is None:
        assert text == MISSING
    elif isinstance(value, bool):
        assert text == str(value).upper()
    elif isinstance(value, float):
        assert float(text) == pytest.approx(value, abs=1e-6)
    else:
        assert text == str(value)


@given(st.text(max_size=20), st.booleans())
def test_no_cell_is_a_formula(text, commas):
    from wmh.study.writing.tidy import cell

    lines = io.StringIO(text_of(["x", "y"], [[cell(text), "1"]], commas=commas), newline="")
    (_, (shown, one)) = csv.reader(lines, delimiter="," if commas else "\t")
    assert one == "1"
    number = re.fullmatch(r"[+-]?\d+(\.\d+)?", shown)
    assert number or not shown.startswith(("=", "+", "-", "@", "\t", "\r"))
    assert shown.removeprefix("'").split() == text.removeprefix("'").split()


def test_files_of_another_protocol_are_not_mixed_in(tmp_path, lexicon):
    path = file_of(tmp_path, "p-01")
    path.parent.mkdir()
    path.write_bytes(b"".join(event_lines(iter(game(*PLAYED)))))
    assert together([tables_of(participant_files(tmp_path), small())]).games
    with pytest.raises(FolderError, match=r"p-01\.jsonl was recorded under another protocol"):
        tables_of(participant_files(tmp_path), small(version="2"))


@pytest.mark.parametrize("level", [Spoiler.COUNT, Spoiler.LETTERS, Spoiler.HINT, Spoiler.LIST])
def test_who_sees_no_words_takes_none(lexicon, level):
    """A simulated participant has the list only where a person would have it."""
    arms = (Arm("a", "A", level), Arm("b", "B", level))
    protocol = small(arms=arms, per_group=10)
    kinds = []
    for number in range(20):
        _, events = simulate_participant(protocol, lexicon, number, seed=5)
        kinds += [event.kind for event in events]
        for event in events:
            if event.kind is EventKind.ADVISED:
                listed = level is Spoiler.LIST and event.told["remaining"] != 1
                assert bool(event.told["words"]) is listed
    listed = level is Spoiler.LIST
    for kind in (EventKind.TAKEN, EventKind.LIST_OPENED, EventKind.LIST_CLOSED):
        assert (kind in kinds) is listed
    assert EventKind.ADVISED in kinds


def test_the_wait_for_a_clue_is_told_of_the_attempt():
    """A game without an attempt has no such time, nor has a game that an assistant timed."""
    events = [
        Event(EventKind.OPENED, 0.0, {"participant": "p-01"}),
        Event(EventKind.GAME_BEGUN, 1.0, {"game": 1, "trial": 1, "secret": "rain"}),
        Event(EventKind.GUESSED, 2.0, {"row": 0, "guess": "bird"}),
        Event(EventKind.CLUED, 2.125, {"row": 0, "clue": "wgwy"}),
        Event(EventKind.GUESSED, 4.0, {"row": 1, "guess": "cord"}),
        Event(EventKind.GAME_ENDED, 5.0, {"outcome": "out of time"}),
    ]
    waits = [row.seconds_waited for row in derive(events, small()).attempts]
    assert waits == [0.125, None]
    events[0] = Event(EventKind.OPENED, 0.0, {"participant": "p-01", "manual": True})
    assert {row.seconds_waited for row in derive(events, small()).attempts} == {None}


def test_withdrawn_by_hand_and_recoded_are_columns():
    opened = Event(EventKind.OPENED, 0.0, {"participant": "p-01", "manual": True, "words": "w"})
    played = [
        Event(EventKind.GAME_BEGUN, 1.0, {"game": 1, "trial": 1, "secret": "rain"}),
        Event(EventKind.GUESSED, 2.0, {"row": 0, "guess": ""}),
        Event(EventKind.GAME_ENDED, 3.0, {"outcome": "given up"}),
        Event(EventKind.ANSWERED, 4.0, {"questionnaire": "tlx", "answers": {"mental": 5}}),
    ]
    closed = Event(EventKind.CLOSED, 5.0, {"finished": False, "withdrawn": True})
    recoded = Event(EventKind.RECODED, 5.0, {"old": "p-00", "new": "p-01"})
    tables = derive([opened, *played, closed, recoded], small())
    (person,) = tables.participants
    assert (person.withdrawn, person.timed_by_hand, person.recoded) == (True, True, True)
    assert (tables.games[0].timed_by_hand, tables.attempts[0].timed_by_hand) == (True, True)
    assert tables.answers[0].words_sha256 == person.words_sha256 == "w"
    (before,) = derive([opened, *played], small()).participants
    assert (before.withdrawn, before.recoded) == (False, False)


@pytest.mark.parametrize("language", PROTOCOLS.read_named("classroom").spoken)
@pytest.mark.parametrize("consented", [False, True])
def test_a_choice_is_the_same_value_in_every_language(language, consented):
    protocol = PROTOCOLS.read_named("classroom")
    (own,) = (each for each in asked_by(protocol) if each.name == "class")
    (read,) = (each for each in asked_by(protocol, language) if each.name == "class")
    told = {"participant": "p-01", "digest": protocol.digest, "language": language}
    events = [Event(EventKind.OPENED, 0.0, told)]
    if consented:  # Goes on in that language, whatever the window speaks later.
        events = [Event(EventKind.OPENED, 0.0, told | {"language": "xx"})]
        events.append(Event(EventKind.CONSENTED, 1.0, {"language": language}))
    for item in read.items:
        for choice in item.choices:
            answers = {"questionnaire": "class", "answers": {item.name: choice, "known": choice}}
            events.append(Event(EventKind.ANSWERED, 2.0, answers))
    rows = derive(events, protocol).answers
    chosen = [(row.item, row.text) for row in rows if row.item != "known"]
    assert chosen == [(item.name, choice) for item in own.items for choice in item.choices]
    written = [row.text for row in rows if row.item == "known"]
    assert written == [choice for item in read.items for choice in item.choices]
    assert all(item.kind is ItemKind.CHOICE for item in own.items if item.choices)
