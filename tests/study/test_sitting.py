"""The sequence of a sitting: the same after a resume as before it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_of
from tests.study.protocols import small
from wmh.study.analysis.simulate import simulate_participant
from wmh.study.journal.chain import event_lines
from wmh.study.journal.derive import derive
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import file_of, overview
from wmh.study.journal.sitting import SittingStage, next_step, sitting_of
from wmh.study.protocol.assignment import arms_in_turn, next_place
from wmh.study.protocol.protocol import ArmOrder

LEXICON = lexicon_of(["rain", "bird", "cord", "ward", "warn", "born", "barn", "darn"])
protocols = st.builds(
    small,
    order=st.sampled_from(ArmOrder),
    after_block=st.sampled_from([(), ("tlx",), ("tlx", "sus")]),
    after_all=st.sampled_from([(), ("sus",), ("tlx", "sus")]),
)


def what_follows(step):
    """The events of a participant who does what is asked; every game is solved at once."""
    block = "" if step.block is None else step.block.name
    match step.stage:
        case SittingStage.CONSENT:
            return [(EventKind.CONSENTED, {"version": "1"})]
        case SittingStage.ASSIGNMENT:
            return [(EventKind.ASSIGNED, {"place": 0, "arm": "with", "by_hand": False})]
        case SittingStage.BLOCK:
            return [(EventKind.BLOCK_BEGUN, {"block": block, "practice": step.block.practice})]
        case SittingStage.GAME:
            told = {"game": step.game, "trial": step.trial, "secret": step.secret}
            return [
                (EventKind.GAME_BEGUN, told),
                (EventKind.GUESSED, {"row": 0, "guess": step.secret, "known": True}),
                (EventKind.CLUED, {"row": 0, "clue": "gggg"}),
                (EventKind.GAME_ENDED, {"outcome": "solved"}),
            ]
        case SittingStage.BLOCK_END:
            return [(EventKind.BLOCK_ENDED, {"block": block})]
        case SittingStage.ANSWERS:
            name = step.questionnaire
            return [
                (EventKind.ANSWERED, {"questionnaire": name, "block": block, "answers": {"1": 2}})
            ]
        case SittingStage.NOTE:
            return [(EventKind.CLOSED, {"finished": True})]


def gone_on(events, protocol, code):
    """The events to the end, from wherever they stop."""
    events = list(events)
    resumed = bool(events)
    events.append(Event(EventKind.OPENED, 0.0, {"participant": code, "resumed": resumed}))
    for _ in range(200):
        step = next_step(sitting_of(events), protocol, code)
        if step.stage is SittingStage.OVER:
            return events
        for kind, told in what_follows(step):
            events.append(Event(kind, float(len(events)), told))
    raise AssertionError("it never ends")


def told(events, *kinds):
    return [(event.kind, dict(event.told)) for event in events if event.kind in kinds]


@given(protocols, st.data())
def test_wherever_it_is_cut_it_goes_on_to_the_same_end(protocol, data):
    whole = gone_on([], protocol, "p-1")
    cut = data.draw(st.integers(0, len(whole)))
    after = gone_on(whole[:cut], protocol, "p-1")
    kinds = [EventKind.CONSENTED, EventKind.ASSIGNED, EventKind.BLOCK_BEGUN, EventKind.BLOCK_ENDED]
    kinds += [EventKind.GAME_BEGUN, EventKind.ANSWERED]
    assert told(after, *kinds) == told(whole, *kinds)
    games = derive(after, protocol).games
    lost = [game.game for game in games if game.outcome != "solved"]
    begun = sum(event.kind is EventKind.GAME_BEGUN for event in whole[:cut])
    ended = sum(event.kind is EventKind.GAME_ENDED for event in whole[:cut])
    assert lost == ([begun] if begun > ended else [])
    assert derive(after, protocol).participants[0].finished


@given(protocols, st.lists(st.integers(0, 60), max_size=4))
def test_it_may_be_cut_again_and_again(protocol, cuts):
    events = gone_on([], protocol, "p-1")
    for cut in cuts:
        events = gone_on(events[:cut], protocol, "p-1")
    games = derive(events, protocol).games
    assert [game.game for game in games] == list(range(1, protocol.games + 1))
    flat = [secret for block in protocol.secrets_of("p-1", "with", 0) for secret in block]
    assert [game.secret for game in games] == flat


@pytest.mark.parametrize("number", range(4))
def test_simulated_participants_have_finished(number):
    protocol = small(secrets=("rain", "bird", "cord"))
    code, events = simulate_participant(protocol, LEXICON, number, 5)
    sitting = sitting_of(events)
    assert next_step(sitting, protocol, code).stage is SittingStage.OVER
    assert sitting.finished
    assert sitting.simulated
    assert sitting.games == protocol.games
    assert sitting.arm == list(zip(range(4), arms_in_turn(protocol), strict=False))[number][1]


@given(st.data())
def test_every_event_of_a_simulated_participant_fits_what_was_to_come(data):
    protocol = small()
    code, events = simulate_participant(protocol, LEXICON, data.draw(st.integers(0, 3)), 9)
    cut = data.draw(st.integers(1, len(events) - 1))
    step = next_step(sitting_of(events[:cut]), protocol, code)
    wanted = {
        EventKind.CONSENTED: SittingStage.CONSENT,
        EventKind.ASSIGNED: SittingStage.ASSIGNMENT,
        EventKind.BLOCK_BEGUN: SittingStage.BLOCK,
        EventKind.GAME_BEGUN: SittingStage.GAME,
        EventKind.BLOCK_ENDED: SittingStage.BLOCK_END,
        EventKind.ANSWERED: SittingStage.ANSWERS,
        EventKind.CLOSED: SittingStage.NOTE,
    }.get(events[cut].kind, SittingStage.GAME)
    assert step.stage is wanted
    if events[cut].kind is EventKind.GAME_BEGUN:
        assert events[cut].told == {"game": step.game, "trial": step.trial, "secret": step.secret}


def test_who_withdraws_is_over_and_the_place_is_dealt_out_again(tmp_path):
    protocol = small()
    for number in range(3):
        code, events = simulate_participant(protocol, LEXICON, number, 1)
        if number == 1:
            events = (*events[:-1], Event(EventKind.CLOSED, 1.0, {"withdrawn": True}))
        path = file_of(tmp_path, code)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"".join(event_lines(iter(events))))
    found = overview(tmp_path, protocol)
    assert found.people["sim-0002"].over
    assert not found.people["sim-0002"].finished
    assert next_place(protocol, found.places)[0] == 1
    assert sum(found.count_finished(arm.name) for arm in protocol.arms) == 2
    assert found.simulated
    assert found.new_code("kbcd") == "kbcd-001"


def test_files_of_another_protocol_are_named_and_not_counted(tmp_path):
    protocol = small()
    code, events = simulate_participant(protocol, LEXICON, 0, 1)
    path = file_of(tmp_path, code)
    path.parent.mkdir()
    path.write_bytes(b"".join(event_lines(iter(events))))
    found = overview(tmp_path, replace(protocol, version="2"))
    assert found.foreign == (code,)
    assert not found.people
