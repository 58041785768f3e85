"""Designs in which a participant meets several arms: who meets what, and what is refused."""

import csv
import json
import re
import zipfile
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wmh.base.files import paths
from wmh.engine.strategy.strategies import Strategy
from wmh.study.analysis.analysis import analyse
from wmh.study.catalogue import PROTOCOLS
from wmh.study.journal.chain import event_lines
from wmh.study.journal.derive import derive, together
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import file_of, write_participant
from wmh.study.journal.sitting import SittingStage, next_step, sitting_of
from wmh.study.protocol.assignment import arms_in_turn, turn_of
from wmh.study.protocol.plan import freeze, plan_digest
from wmh.study.protocol.protocol_file import ProtocolError, read_protocol
from wmh.study.publishing.kit import KitError, publish
from wmh.study.publishing.sharing import Sharing
from wmh.study.writing.sentences import paragraph

SHIPPED = paths.folder("resources/study/protocols")
CROSSOVER, STRATEGIES, CLASSROOM, OLD = (
    PROTOCOLS.read_named(name)
    for name in ("crossover", "strategies-compared", "classroom", "bahinting-2013")
)
UNFIT = "\N{CIRCLED DIVISION SLASH}"
"""How the list's mark of a word that cannot be the secret is written."""
DEALT = tuple(f"word{number}" for number in range(12))


def test_the_protocol_of_2013_is_what_it_was():
    assert OLD.digest == "da0a411caa4b5309b773129bceef4c579e478ecf1fb5047145ed608ac6a060dd"


@pytest.mark.parametrize("protocol", [CROSSOVER, STRATEGIES])
def test_each_secret_is_equally_often_in_each_arm_and_block(protocol):
    dealt = replace(protocol, dealt=DEALT)
    met = Counter()
    groups = protocol.groups
    for place, group in enumerate(islice(arms_in_turn(dealt), 12 * len(groups))):
        turn = turn_of(dealt, place)
        for part, words in zip(
            dealt.parts(group), dealt.secrets_of(f"p{place}", group, turn), strict=True
        ):
            met.update((word, part.arm, part.period, part.block.name) for word in words)
    for block in protocol.blocks:
        times = {met[key] for key in met if key[3] == block.name}
        assert len(times) == 1
        assert len([key for key in met if key[3] == block.name]) == 12 * len(protocol.arms) ** 2


@pytest.mark.parametrize("protocol", [CROSSOVER, STRATEGIES])
def test_each_arm_is_in_each_place_and_after_each_other_equally_often(protocol):
    places = Counter((arm, at) for each in protocol.sequences for at, arm in enumerate(each))
    follow = Counter(pair for each in protocol.sequences for pair in pairwise(each))
    assert len(set(places.values())) == len(set(follow.values())) == 1
    assert len(follow) == len(protocol.arms) * (len(protocol.arms) - 1)


@pytest.mark.parametrize("protocol", [CROSSOVER, STRATEGIES, CLASSROOM])
def test_whoever_sees_words_that_do_not_fit_is_told_of_their_sign(protocol):
    """The paper's list alone has no such words; where arms are blinded, all of them explain it."""
    told = {arm.name: {arm.instructions, *dict(arm.translated).values()} for arm in protocol.arms}
    apart = any(arm.strategy is not Strategy.PAPER for arm in protocol.arms)
    assert all((UNFIT in text) == apart for texts in told.values() for text in texts)
    assert not apart or len(set(map(frozenset, told.values()))) == 1


def played(protocol, group, code="p-1"):
    """A participant who does all that comes next, and the stages."""
    events = [
        Event(EventKind.OPENED, 0, {"participant": code, "digest": protocol.digest}),
        Event(EventKind.CONSENTED, 0, {"version": "1"}),
        Event(EventKind.ASSIGNED, 0, {"arm": group, "place": 0}),
    ]
    stages = []
    for at in range(1, 500):
        step = next_step(sitting_of(events), protocol, code)
        stages.append((step.stage, step.arm, step.period))
        about = {"arm": step.arm, "period": step.period}
        match step.stage:
            case SittingStage.INSTRUCTIONS:
                told = [(EventKind.INSTRUCTED, {"arm": step.arm})]
            case SittingStage.TRY | SittingStage.GAME:
                game = {"game": step.game, "trial": step.trial, "secret": step.secret}
                tried = {"try": True} if step.stage is SittingStage.TRY else {}
                told = [
                    (EventKind.GAME_BEGUN, game | tried),
                    (EventKind.GUESSED, {"guess": step.secret}),
                    (EventKind.CLUED, {"clue": "gggg", "remaining": 1}),
                    (EventKind.GAME_ENDED, {"outcome": "solved"}),
                ]
            case SittingStage.BLOCK:
                block = {"block": step.block.name, "practice": step.block.practice}
                told = [(EventKind.BLOCK_BEGUN, block | about)]
            case SittingStage.BLOCK_END:
                told = [(EventKind.BLOCK_ENDED, {"block": step.block.name})]
            case SittingStage.REST:
                told = [(EventKind.RESTED, {})]
            case SittingStage.ANSWERS:
                name = {"questionnaire": step.questionnaire, "block": ""}
                period = {"period": step.period} if step.period else {}
                told = [(EventKind.ANSWERED, name | period | {"answers": {"mental": 50}})]
            case _:
                break
        events += [Event(kind, at, each) for kind, each in told]
    return events, stages


def test_a_crossover_from_consent_to_the_end():
    protocol = replace(CROSSOVER, dealt=DEALT)
    events, stages = played(protocol, "with > without")
    kinds = [stage for stage, *_ in stages]
    assert kinds.count(SittingStage.GAME) == 12
    assert kinds.count(SittingStage.TRY) == kinds.count(SittingStage.INSTRUCTIONS) == 2
    assert kinds.count(SittingStage.REST) == 1
    assert stages[:3] == [
        (SittingStage.INSTRUCTIONS, "with", 1),
        (SittingStage.TRY, "with", 1),
        (SittingStage.BLOCK, "with", 1),
    ]
    asked = [(arm, period) for stage, arm, period in stages if stage is SittingStage.ANSWERS]
    assert asked == [("with", 1), ("without", 2), ("", 0)]
    tables = derive(events, protocol)
    assert [(game.arm, game.period) for game in tables.games] == [("with", 1)] * 6 + [
        ("without", 2)
    ] * 6
    assert sorted(game.secret for game in tables.games) == sorted(DEALT)
    assert [(row.arm, row.period) for row in tables.answers] == [
        *asked[:2],
        ("with > without", 0),
    ]


def test_arms_of_one_participant_are_compared_within_participants():
    protocol = replace(CROSSOVER, dealt=DEALT)
    rows = [
        derive(played(protocol, group, code)[0], protocol)
        for code, group in (("a1", "with > without"), ("b1", "without > with"))
    ]
    found = analyse(together(rows), protocol, 1)
    assert [each.paired for each in found.compared if each.measure == "attempts"] == [True]
    assert [each.analysed for each in found.flow.groups] == [1, 1]
    assert {row.games for row in found.secrets} <= {0, 1, 2}


@pytest.mark.parametrize("leaves", [False, True])
def test_a_difference_of_fewer_than_the_means_says_of_whom_it_is(leaves):
    protocol = replace(CROSSOVER, dealt=DEALT)
    told = [played(protocol, "without > with", code)[0] for code in ("a1", "b1", "c1")]
    if leaves:
        second = [place for place, event in enumerate(told[2]) if event.told.get("period") == 2]
        told[2] = told[2][: second[0]]
    found = analyse(together(derive(each, protocol) for each in told), protocol, 1)
    assert [group.description.n for group in found.groups[0][1]] == [3, 3 - leaves]
    assert ("a difference of 0.00 among the 2 who played in both;" in paragraph(found)) == leaves


def test_who_withdrew_from_several_arms_is_one_participant_in_the_report():
    protocol = replace(CROSSOVER, dealt=DEALT)
    kept = played(protocol, "with > without", "a1")[0]
    left = [
        *played(protocol, "without > with", "b1")[0],
        Event(EventKind.CLOSED, 999.0, {"finished": False, "withdrawn": True}),
    ]
    found = analyse(together([derive(kept, protocol), derive(left, protocol)]), protocol, 1)
    assert [each.withdrawn for each in found.counted] == [1, 1]
    assert "1 of them withdrew and is left out." in paragraph(found)


@pytest.mark.parametrize("strategy", ["paper", "entropy"])
def test_only_a_strategy_that_proves_has_a_limit_of_proofs(tmp_path, strategy):
    text = (SHIPPED / "strategies-compared.toml").read_text("utf-8")
    before, after = 'strategy     = "exact"', f'strategy     = "{strategy}"'
    assert before in text
    path = tmp_path / "own.toml"
    path.write_text(text.replace(before, after), "utf-8")
    number = 1 + text[: text.index("proven_to ")].count("\n")
    with pytest.raises(ProtocolError) as error:
        read_protocol(path)
    assert (
        str(error.value)
        == f"own.toml, line {number}: proven_to works only with the strategy exact."
    )


def test_a_question_of_its_own_is_part_of_the_digest():
    first, *others = CLASSROOM.own
    changed = replace(CLASSROOM, own=(replace(first, intro="Another"), *others))
    assert changed.digest != CLASSROOM.digest


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 200))
def test_a_turn_counts_those_of_the_same_group_before(place):
    dealt = list(islice(arms_in_turn(CROSSOVER), place + 1))
    assert turn_of(CROSSOVER, place) == dealt[:-1].count(dealt[-1])


def test_a_kit_tells_how_many_files_know_of_the_plan(tmp_path):
    protocol = replace(CLASSROOM, dealt=("lamp", "moon", "idea", "fish", "game"))
    freeze(tmp_path, protocol, SHIPPED / "classroom.toml", datetime(2026, 1, 1, tzinfo=UTC))
    for code in ("a1", "b1", "c1"):
        opened, *others = played(protocol, "with", code)[0]
        knows = opened._replace(told={**opened.told, "plan": plan_digest(tmp_path)})
        events = {"a1": [knows, *others], "b1": [opened, *others], "c1": others}[code]
        write_participant(file_of(tmp_path, code), b"".join(event_lines(iter(events))))

    publish(tmp_path, tmp_path / "kit.zip", "CC0-1.0")

    with zipfile.ZipFile(tmp_path / "kit.zip") as kit:
        assert "told by the files of 1 of 3 participants" in kit.read("README.md").decode()
        assert "The analysis plan was changed" not in kit.read("results/report.md").decode()

    (tmp_path / "plan.md").write_text("We measure something else.\n")
    publish(tmp_path, tmp_path / "kit.zip", "CC0-1.0")

    with zipfile.ZipFile(tmp_path / "kit.zip") as kit:
        for name in ("README.md", "results/report.md"):
            first = kit.read(name).decode().splitlines()[2]
            assert first.startswith(
                "**The analysis plan was changed after data were recorded: 1 of"
            )


def test_a_kit_has_what_a_reviewer_asks_for(tmp_path):
    with pytest.raises(KitError):
        publish(tmp_path, tmp_path / "kit.zip", "CC0-1.0")
    protocol = replace(CLASSROOM, dealt=("lamp", "moon", "idea", "fish", "game"))
    freeze(tmp_path, protocol, SHIPPED / "classroom.toml", datetime(2026, 1, 1, tzinfo=UTC))
    secret_note = "my name is Ada"
    for code, group in (("a1", "with"), ("b1", "without")):
        events = [event for event in played(protocol, group, code)[0]
                  if event.kind is not EventKind.ANSWERED]  # fmt: skip
        events.append(Event(EventKind.NOTED, 499, {"text": secret_note}))
        content = b"".join(event_lines(iter(events)))
        write_participant(file_of(tmp_path, code), content)
    publish(tmp_path, tmp_path / "kit.zip", "CC0-1.0")
    with zipfile.ZipFile(tmp_path / "kit.zip") as kit:
        names = set(kit.namelist())
        assert {"README.md", "plan.md", "LICENCE.txt", "protocol/protocol.toml"} <= names
        assert {
            f"data/{name}"
            for name in ("description-games_data.tsv", "analysis.R", "load.R", "load.py")
        } <= names
        assert {f"results/{name}" for name in ("report.md", "consort.svg", "figure.pdf")} <= names
        assert "protocol/questionnaires/de/class.toml" in names
        assert not any(secret_note.encode() in kit.read(name) for name in names)
        results = json.loads(kit.read("results/results.json"))
        assert results["numbers"]["games/with/solved"] == 4
        dataset = json.loads(kit.read("dataset_description.json"))
        package = json.loads(kit.read("data/datapackage.json"))
        for resource in package["resources"]:
            header = kit.read(f"data/{resource['path']}").decode().splitlines()[0].split("\t")
            assert [field["name"] for field in resource["schema"]["fields"]] == header
            # From the schema of Psych-DS 1.5: names of data files, and what describes the dataset.
            assert re.fullmatch(r"[a-z]+-[a-zA-Z0-9]+_data\.(csv|tsv)", resource["path"])
            assert set(header) <= set(dataset["variableMeasured"])
        assert {"name", "description", "@context"} <= dataset.keys()
        assert dataset["@type"] == "Dataset"
        assert b"/Type3" not in kit.read("results/figure.pdf")


@pytest.mark.parametrize("notes", [False, True])
def test_a_kit_has_what_was_chosen_and_own_words_only_with_notes(tmp_path, notes):
    protocol = replace(CLASSROOM, dealt=("lamp", "moon", "idea", "fish", "game"))
    freeze(tmp_path, protocol, SHIPPED / "classroom.toml", datetime(2026, 1, 1, tzinfo=UTC))
    own = "what Ada plays"
    for code, home, often in (("a1", "German", "never"), ("b1", "Deutsch", own)):
        given = {"age": 9, "home": home, "often": often, "known": "never" if own == often else own}
        events = played(protocol, "with", code)[0]
        events.append(Event(EventKind.ANSWERED, 1e3, {"questionnaire": "class", "answers": given}))
        write_participant(file_of(tmp_path, code), b"".join(event_lines(iter(events))))

    publish(tmp_path, tmp_path / "kit.zip", "CC0-1.0", Sharing(notes=notes))

    with zipfile.ZipFile(tmp_path / "kit.zip") as kit:
        rows = csv.DictReader(
            kit.read("data/description-answers_data.tsv").decode().splitlines(), delimiter="\t"
        )
        told = {(row["participant"], row["item"]): row["text"] for row in rows if row["text"]}
        assert notes == any(own.encode() in kit.read(name) for name in kit.namelist())
    chosen = {("a1", "home"): "German", ("a1", "often"): "never", ("b1", "home"): "Deutsch"}
    written = {("a1", "known"): own, ("b1", "often"): own, ("b1", "known"): "never"}
    assert told == (chosen | written if notes else chosen)
