"""A stranger checks a kit without the program; a participant gets their data and a certificate."""

import csv
import hashlib
import json
import subprocess
import sys
import zipfile
from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice

import pytest

from tests.program import wmh
from tests.study.lived import lived
from tests.study.test_designs import DEALT, SHIPPED
from wmh.study.catalogue import PROTOCOLS
from wmh.study.journal.chain import event_lines, read_chain
from wmh.study.journal.deleting import certificate, copies_of
from wmh.study.journal.folder import file_of, write_participant
from wmh.study.protocol.assignment import arms_in_turn
from wmh.study.protocol.plan import freeze
from wmh.study.publishing.kit import publish
from wmh.study.publishing.sharing import Sharing
from wmh.study.writing import results

NOW = datetime(2026, 1, 1, tzinfo=UTC)
MERGED = """# Put together 2026-02-04T10:00:00+00:00

- From /home/ada lovelace/a
- From /media/usb/ada lovelace/a

- s-1: from /home/ada lovelace/a, 9 events, last checksum `x`

To be looked into:

- /media/usb/ada lovelace/a/participants/s-2.jsonl: a session has no readable start.
"""


@pytest.fixture(autouse=True, scope="module")
def no_pictures():
    """Pictures take nearly all of the time of a kit, and nothing here is about them."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("draw", "draw_flow"):
            patch.setattr(results, name, lambda *_: None)
        yield


def study_of(folder, name):
    """Five participants of a shipped protocol, the third of whom withdrew."""
    protocol = PROTOCOLS.read_named(name)
    if not protocol.secrets:
        protocol = replace(protocol, dealt=DEALT[: protocol.games])
    freeze(folder, protocol, SHIPPED / f"{name}.toml", NOW)
    (folder / "merge-log.md").write_text(MERGED)
    for place, group in enumerate(islice(arms_in_turn(protocol), 5)):
        code = f"s-{place}"
        leaves = 2 if place == 2 else None
        events = lived(protocol, group, code, name, place=place, leaves=leaves)
        write_participant(file_of(folder, code), b"".join(event_lines(iter(events))))
    return folder


def unpacked(folder, out, sharing=None):
    publish(folder, folder / "kit.zip", "CC0-1.0", sharing or Sharing())
    with zipfile.ZipFile(folder / "kit.zip") as packed:
        packed.extractall(out)
    return out


def verified(kit, *journals):
    told = subprocess.run(
        [sys.executable, "-I", "-S", kit / "verify.py", *journals], capture_output=True, text=True
    )
    assert not told.stderr
    return told.returncode, told.stdout


def summed_again(kit):
    """Writes every digest anew, as a person does who changes a file on purpose."""
    files = sorted(x for x in kit.rglob("*") if x.is_file() and x.name != "SHA256SUMS")
    lines = [
        f"{hashlib.sha256(x.read_bytes()).hexdigest()}  {x.relative_to(kit).as_posix()}\n"
        for x in files
    ]
    (kit / "SHA256SUMS").write_text("".join(lines))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return study_of(tmp_path_factory.mktemp("study"), "crossover")


@pytest.mark.parametrize(
    "name", ["crossover", "classroom", "strategies-compared", "bahinting-2013"]
)
@pytest.mark.parametrize(
    "sharing", [Sharing(), Sharing(notes=True, withdrawn=True)], ids=("", "all")
)
def test_a_kit_of_each_protocol_is_verified_without_the_program(tmp_path, name, sharing):
    kit = unpacked(study_of(tmp_path / "study", name), tmp_path / "kit", sharing)
    code, said = verified(kit)
    number = 5 if sharing.withdrawn else 4
    assert (code, f"{number} journals are whole, and the tables follow" in said) == (0, True), said
    assert len([*(kit / "journals").glob("*.jsonl")]) == number
    everything = b"".join(x.read_bytes() for x in kit.rglob("*") if x.is_file())
    assert b"host-of" not in everything
    assert b"lovelace" not in everything
    for text in (b"the phone rang", b"the door was open", b"said that it is warm", b"in my own"):
        assert sharing.notes or text not in everything
    log = (kit / "merge-log.md").read_text()
    assert "- From folder 1\n- From folder 2\n" in log
    assert "folder 2/participants/s-2.jsonl: a session" in log


def test_published_journals_are_of_the_originals(folder, tmp_path):
    kit = unpacked(folder, tmp_path / "kit")
    with (kit / "journals" / "originals.tsv").open(newline="") as file:
        originals = {row["participant"]: row for row in csv.DictReader(file, delimiter="\t")}
    assert sorted(originals) == ["s-0", "s-1", "s-3", "s-4"]
    for code, row in originals.items():
        raw = file_of(folder, code).read_bytes()
        assert row["sha256"] == hashlib.sha256(raw).hexdigest()
        assert row["lines"] == str(raw.count(b"\n"))
        ours = read_chain((kit / "journals" / f"{code}.jsonl").read_bytes())
        theirs = read_chain(raw)
        assert (ours.faults, row["last_checksum"], row["faults"]) == ((), theirs.last, "0")
        for one, other in zip(ours.events, theirs.events, strict=True):
            assert (one.kind, one.at) == (other.kind, other.at)
            gone = {name for name in other.told if name not in one.told}
            assert gone <= {"machine", "text", "reason"}
            assert all(one.told[name] == other.told[name] for name in one.told)
    own = file_of(folder, "s-1")
    code, said = verified(kit, own)
    assert code == 0
    (changed := tmp_path / "s-1.jsonl").write_bytes(own.read_bytes().replace(b'"n":3', b'"n":4', 1))
    code, said = verified(kit, changed)
    assert (code, said) == (1, "s-1.jsonl: is not among journals/originals.tsv\n"
                               "s-1.jsonl, line 4: changed\n")  # fmt: skip


def test_all_originals_of_a_lab_are_verified_though_a_participant_withdrew(folder, tmp_path):
    kit = unpacked(folder, tmp_path / "kit")
    originals = sorted((folder / "participants").glob("*.jsonl"))
    assert len(originals) == 5
    code, said = verified(kit, *originals)
    assert (code, "4 journals are whole" in said) == (0, True), said
    withdrawn = file_of(folder, "s-2").read_bytes()
    (changed := tmp_path / "s-2.jsonl").write_bytes(withdrawn.replace(b'"n":3', b'"n":4', 1))
    code, said = verified(kit, changed)
    assert (code, said) == (1, "s-2.jsonl, line 4: changed\n")


def text_changed(name, old, new):
    def spoil(kit):
        content = (kit / name).read_bytes()
        assert old in content
        (kit / name).write_bytes(content.replace(old, new, 1))

    return spoil


def cell_changed(table, column, make, which=0):
    """Changes a value in a row of a table."""

    def spoil(kit):
        path = kit / "data" / f"description-{table}_data.tsv"
        header, *rows = path.read_text("utf-8").splitlines()
        place = header.split("\t").index(column)
        cells = [row.split("\t") for row in rows]
        there = [row for row in cells if row[place]][which]
        there[place] = make(there[place])
        path.write_text("\n".join([header, *map("\t".join, cells), ""]), "utf-8")

    return spoil


def line_dropped(name, which):
    def spoil(kit):
        lines = (kit / name).read_bytes().splitlines(keepends=True)
        del lines[which]
        (kit / name).write_bytes(b"".join(lines))

    return spoil


def line_doubled(name):
    def spoil(kit):
        lines = (kit / name).read_bytes().splitlines(keepends=True)
        (kit / name).write_bytes(b"".join([*lines, lines[-1]]))

    return spoil


def chained_again(kind, change):
    """A journal in which one event is another, in a new chain that holds."""

    def spoil(kit):
        path = kit / "journals" / "s-0.jsonl"
        events = [*read_chain(path.read_bytes()).events]
        place = next(n for n, event in enumerate(events) if event.kind == kind)
        events[place] = change(events[place])
        path.write_bytes(b"".join(event_lines(iter(events))))

    return spoil


def told(**changes):
    return lambda event: event._replace(told={**event.told, **changes})


def more(cell):
    return str(float(cell) + 0.001)


def one_more(cell):
    return str(int(cell) + 1)


def swapped(kit):
    lines = (kit / "journals/s-0.jsonl").read_bytes().splitlines(keepends=True)
    lines[5], lines[6] = lines[6], lines[5]
    (kit / "journals/s-0.jsonl").write_bytes(b"".join(lines))


SPOILS = {
    "plan": (text_changed("plan.md", b"5 %", b"10 %"), "s-0: tested under another plan"),
    "protocol": (
        text_changed("protocol/protocol.json", b'"attempts":12', b'"attempts":13'),
        "s-0: tested under another protocol",
    ),
    "a time in a journal": (
        text_changed("journals/s-0.jsonl", b'"t":0', b'"t":1'),
        "line 1: changed",
    ),
    "no event": (text_changed("journals/s-0.jsonl", b'{"n":0', b'["n":0'), "line 1: is no event"),
    "a line less": (line_dropped("journals/s-0.jsonl", 7), "s-0.jsonl, line 8: changed"),
    "two lines swapped": (swapped, "s-0.jsonl, line 6: changed"),
    "a journal without its end": (
        line_dropped("journals/s-0.jsonl", -1),
        "s-0: events do not follow",
    ),
    "a journal less": (
        lambda kit: (kit / "journals/s-0.jsonl").unlink(),
        "s-0: journal and tables",
    ),
    "a participant less": (
        line_dropped("data/description-participants_data.tsv", 1),
        "s-0: journal and tables",
    ),
    "solved": (
        cell_changed("games", "solved", {"TRUE": "FALSE", "FALSE": "TRUE"}.get),
        "s-0: games do not follow",
    ),
    "an outcome": (
        cell_changed("games", "outcome", "given {0}".format),
        "s-0: games do not follow",
    ),
    "seconds": (cell_changed("games", "seconds", more), "s-0: times of games do not follow"),
    "no seconds": (cell_changed("games", "seconds", lambda _: ""), "s-0: times of games do not"),
    "attempts": (cell_changed("games", "attempts", one_more), "s-0: games do not follow"),
    "a target word": (cell_changed("games", "secret", "{0}s".format), "s-0: games do not follow"),
    "a game less": (
        line_dropped("data/description-games_data.tsv", -1),
        "s-4: games do not follow",
    ),
    "a game twice": (line_doubled("data/description-games_data.tsv"), "s-4: games do not follow"),
    "a guess": (cell_changed("attempts", "guess", "{0}s".format), "s-0: attempts do not follow"),
    "a clue": (cell_changed("attempts", "clue", lambda _: "wwww"), "s-0: attempts do not follow"),
    "a guess less": (
        line_dropped("data/description-attempts_data.tsv", -1),
        "s-4: attempts do not follow",
    ),
    "an answer": (cell_changed("answers", "value", one_more, -1), "s-4: answers do not follow"),
    "an answer less": (
        line_dropped("data/description-answers_data.tsv", -1),
        "s-4: answers do not follow",
    ),
    "a time of an event": (cell_changed("events", "seconds", more, 9), "s-0: events do not follow"),
    "finished": (
        cell_changed("participants", "finished", lambda _: "FALSE"),
        "s-0: participants do not follow",
    ),
    "a group": (cell_changed("participants", "arm", lambda _: "with"), "s-0: participants do not"),
    "a group in a new chain": (chained_again("assigned", told(arm="with")), "s-0: events do not"),
    "the allocation list": (
        text_changed("allocation.csv", b"with", b"with_"),
        "allocation.csv: is another list",
    ),
    "another group's place": (
        chained_again("assigned", told(place=1)),
        "s-0: place 1 is another group's",
    ),
    "a digest in a new chain": (
        chained_again("opened", told(digest="0" * 64)),
        "s-0: tested under another protocol",
    ),
    "a pause in a new chain": (
        chained_again("continued", lambda event: event._replace(at=event.at - 1)),
        "s-0: events do not follow",
    ),
}


@pytest.fixture(scope="module")
def planned(tmp_path_factory, folder):
    """A kit whose participants' files tell of the plan."""
    digest = hashlib.sha256((folder / "plan.md").read_bytes()).hexdigest()
    for path in (folder / "participants").glob("*.jsonl"):
        first, *events = read_chain(path.read_bytes()).events
        events = [first._replace(told={**first.told, "plan": digest}), *events]
        write_participant(path, b"".join(event_lines(iter(events))))
    return unpacked(folder, tmp_path_factory.mktemp("kit"))


@pytest.mark.parametrize("kind", SPOILS)
def test_each_kind_of_spoil_is_found_with_and_without_new_digests(planned, kind):
    spoil, expected = SPOILS[kind]
    before = {x: x.read_bytes() for x in planned.rglob("*") if x.is_file()}
    try:
        spoil(planned)
        changed = [
            x for x, content in before.items() if not x.exists() or x.read_bytes() != content
        ]
        (name,) = (x.relative_to(planned).as_posix() for x in changed)
        assert verified(planned) == (1, f"{name}: changed or missing\n")
        summed_again(planned)
        code, said = verified(planned)
        assert (code, expected in said) == (1, True), said
    finally:
        for path, content in before.items():
            path.write_bytes(content)


def test_a_file_more_is_found_and_a_whole_kit_is_whole_again(planned):
    (planned / "more.txt").write_text("more")
    assert verified(planned) == (1, "more.txt: not listed\n")
    (planned / "more.txt").unlink()
    plan = hashlib.sha256((planned / "plan.md").read_bytes()).hexdigest()
    code, said = verified(planned)
    assert (code, said.endswith(f"plan: {plan}\n")) == (0, True)


def test_a_journal_with_faults_is_published_whole_and_its_faults_are_told(tmp_path):
    folder = study_of(tmp_path / "study", "classroom")
    path = file_of(folder, "s-0")
    lines = path.read_bytes().splitlines(keepends=True)
    lines[9] = b"no event\n"
    lines[12] = lines[12].replace(b'"event"', b'"sum":"x","event"')
    path.write_bytes(b"".join([*lines, b'{"n":']))
    kit = unpacked(folder, tmp_path / "kit")
    assert verified(kit)[0] == 0
    with (kit / "journals" / "originals.tsv").open(newline="") as file:
        row = next(csv.DictReader(file, delimiter="\t"))
    faults = read_chain(path.read_bytes()).faulty
    assert (row["participant"], row["lines"]) == ("s-0", str(len(lines) + 1))
    assert row["faults"] == str(faults)
    assert faults >= 3


def test_two_stations_are_merged_published_and_verified(tmp_path):
    """A participant's file was copied early; another participant withdrew."""
    protocol = replace(PROTOCOLS.read_named("classroom"), dealt=DEALT[:5])
    for name, codes in (("a", "abc"), ("b", "def")):
        folder = study_of(tmp_path / name, "classroom")
        for path in (folder / "participants").iterdir():
            path.unlink()
        (folder / "merge-log.md").unlink()
        for place, code in enumerate(codes):
            group = ("with", "without")[place % 2]
            leaves = 3 if code == "e" else None
            events = lived(protocol, group, f"{code}-1", code,
                           place=ord(code) - 97, leaves=leaves)  # fmt: skip
            for event in events:
                if event.kind == "assigned":
                    event.told["by_hand"] = True
            lines = [*event_lines(iter(events))]
            write_participant(file_of(folder, f"{code}-1"), b"".join(lines))
            if code == "a":  # As far as it was when the folder was copied.
                early = file_of(tmp_path / "copied", f"{code}-1")
                write_participant(early, b"".join(lines[: len(lines) // 2]))
    folders = [tmp_path / name for name in ("a", "b", "copied")]
    out = tmp_path / "all"
    file = SHIPPED / "classroom.toml"
    code, said, err = wmh("study", "merge", file, *folders, "--out", out)
    assert (code, said) == (0, f"Participants in {out}: 6.\n"), err
    kit = unpacked(out, tmp_path / "kit")
    code, said = verified(kit, *sorted((out / "participants").glob("[a-d]*.jsonl")))
    assert (code, "5 journals are whole" in said) == (0, True), said
    log = (kit / "merge-log.md").read_text("utf-8")
    assert "- From folder 1\n- From folder 2\n- From folder 3\n" in log
    assert "folder 3/participants/a-1.jsonl" in log
    assert str(tmp_path) not in log


def test_the_kit_has_the_wording_of_what_was_asked(folder):
    with zipfile.ZipFile(folder / "kit.zip") as packed:
        wording = [name for name in packed.namelist() if name.startswith("protocol/wording/")]
        assert wording
        assert all(packed.read(name).startswith(b"# ") for name in wording)


def test_the_digest_of_a_protocol_is_that_of_its_canonical_text():
    for name in ("crossover", "classroom", "strategies-compared", "bahinting-2013"):
        protocol = PROTOCOLS.read_named(name)
        assert protocol.digest == hashlib.sha256(protocol.canonical.encode()).hexdigest()
        assert json.loads(protocol.canonical)["starts"] == protocol.starts


def test_a_participant_gets_their_data_alone(folder, tmp_path):
    code, out, err = wmh("study", "person", str(folder), "s-1", "--out", str(tmp_path))
    assert (code, err) == (0, "")
    assert (tmp_path / "s-1.jsonl").read_bytes() == file_of(folder, "s-1").read_bytes()
    assert "\ns-0\t" not in (tmp_path / "games.tsv").read_text("utf-8")
    assert str(tmp_path / "s-1.jsonl") in out


def test_a_certificate_names_each_file_that_is_deleted(folder):
    copies = copies_of(folder, "s-1")
    text = certificate("s-1", copies, datetime(2026, 1, 2, tzinfo=UTC))
    assert all(path.name in text for path in (*copies.reached, *copies.unreached))
    assert text.startswith("Certificate of deletion: participant s-1\nDeleted on 2026-01-02")
