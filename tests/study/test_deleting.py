"""After a participant is deleted, no file of the study names them; copies elsewhere are named."""

import json
import re
import zipfile
from itertools import product

import pytest

from tests.program import wmh
from wmh.base.files import paths
from wmh.study.journal.chain import event_lines
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import file_of, second_file_of, write_participant
from wmh.study.protocol.protocol_file import PROTOCOL

CODE, OTHERS = "p-1", ("p-10", "p-1-a", "x-p-1", "P-1")


def journal(code, moment="2026"):
    events = [Event(EventKind.OPENED, 0, {"participant": code, "utc": moment, "digest": "d"})]
    return b"".join(event_lines(iter(events)))


def study(room):
    """A study with every kind of copy that the program makes, and those of other people."""
    folder = room / "study"
    for code in (CODE, *OTHERS):
        if not file_of(folder, code).exists():  # Some disks take P-1 for p-1.
            write_participant(file_of(folder, code), journal(code))
        second = second_file_of(folder, code)
        write_participant(second, journal(code))
        write_participant(second.with_stem(f"{second.stem}-more"), journal(code, "later"))
        write_participant(second.with_stem(f"{second.stem}-more-more"), journal(code, "last"))
        write_participant(second.with_name(f".{second.name}.part"), b"half a")
        write_participant(folder / "participants" / f".{code}.jsonl.part", b"half a")
        # From an older version, by another spelling of the folder.
        write_participant(second.with_name(f"{code}-0badf00d.jsonl"), journal(code))
    (folder / PROTOCOL).write_text("title = 'A study'")
    (folder / "merge-log.md").write_text(
        "".join(f"- {each}: 5 events\n" for each in (CODE, *OTHERS))
    )
    tables = folder / "tables"
    tables.mkdir()
    (tables / "games.tsv").write_text(f"participant\tgame\n{CODE}\t1\n")
    (folder / "participants" / "notes").mkdir()
    return folder


def naming(*folders, code=CODE):
    """Every file that has the code in it or in its name."""
    token = re.compile(rf"(?<![A-Za-z0-9-]){re.escape(code)}(?![A-Za-z0-9-])".encode())
    rescued = re.compile(rf"^\.?{re.escape(code)}-[0-9a-f]{{8}}(-more)*\.")
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return [
        path
        for path in files
        if token.search(path.read_bytes() + b" " + path.name.encode()) or rescued.match(path.name)
    ]


def spellings(folder):
    yield folder
    yield folder.parent / "other" / ".." / folder.name
    yield folder.parent / "link"


@pytest.mark.parametrize(("spelling", "own"), [*product(range(3), [True, False])])
def test_no_file_below_the_study_names_who_was_deleted(tmp_path, spelling, own):
    folder = study(tmp_path)
    (tmp_path / "other").mkdir()
    (tmp_path / "link").symlink_to(folder)
    if not own:  # What was never written where it belongs is deleted just as well.
        file_of(folder, CODE).unlink()
        rescue = paths.data_folder() / "rescued" / f"{CODE}-0badf00d.jsonl"
        rescue.unlink()
    rescued = paths.data_folder() / "rescued"
    before = {code: len(naming(folder, rescued, code=code)) for code in OTHERS}
    last = paths.data_folder() / "last-study.json"
    session = {"protocol": "gone.toml", "folder": str(folder), "participant": CODE}
    last.write_text(json.dumps({"version": 1} | session | {"station": "here"}))
    listed = {str(path) for path in (last, *naming(folder.resolve(), rescued))}
    given = [*spellings(folder)][spelling]

    asked = wmh("study", "delete", str(given), CODE)
    assert asked.code == 0
    assert listed <= {line.strip() for line in asked.out.splitlines()}
    assert naming(folder, rescued) != []
    done = wmh("study", "delete", str(given), CODE, "--yes")

    assert done.code == 0, done
    assert naming(folder, rescued) == []
    assert json.loads(last.read_text())["participant"] == ""
    assert json.loads(last.read_text())["station"] == "here"
    assert {code: len(naming(folder, rescued, code=code)) for code in OTHERS} == before
    assert "Copies elsewhere are not reached: on other machines" in done.out.replace("\n", " ")
    assert wmh("study", "delete", str(given), CODE, "--yes").code == 2


def test_kits_and_papers_that_name_them_are_named(tmp_path):
    folder = study(tmp_path)
    kit = tmp_path / "study-kit.zip"
    with zipfile.ZipFile(kit, "w") as packed:
        packed.writestr("data/participants.tsv", f"participant\n{CODE}\n")
    with zipfile.ZipFile(tmp_path / "another.zip", "w") as packed:
        packed.writestr("data/participants.tsv", f"participant\n{OTHERS[0]}\n")
    (folder / "letters.txt").write_text(f"{CODE} asked to be deleted")
    done = wmh("study", "delete", str(folder), CODE, "--yes")
    assert str(kit) in done.out
    assert str(folder / "letters.txt") in done.out
    assert "another.zip" not in done.out
    assert kit.exists()
    assert (folder / "letters.txt").exists()


def test_what_was_made_of_the_study_beside_it_is_named(tmp_path):
    """Tables, a merged study, a kit and the data of one person, as the guide makes them."""
    folder = study(tmp_path)
    made = [
        tmp_path / "tables" / "games.tsv",
        tmp_path / "all" / "participants" / f"{CODE}.jsonl",
        tmp_path / "kit" / "journals" / f"{CODE}.jsonl",
        tmp_path / "kit" / "data" / "description-games_data.tsv",
        tmp_path / "person" / f"{CODE}.jsonl",
        tmp_path / "report" / "report.md",
    ]
    namesake = tmp_path / "another" / "participants" / f"{CODE}.jsonl"
    others = [
        tmp_path / "all" / "participants" / f"{OTHERS[0]}.jsonl",
        tmp_path / "a" / "games.tsv",
    ]
    for path in (*made, *others, namesake):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".jsonl":
            path.write_bytes(journal(path.stem))
        else:
            path.write_text(f"participant\n{CODE if path in made else OTHERS[0]}\n")
    namesake.write_bytes(journal(CODE, "another day"))

    done = wmh("study", "delete", str(folder), CODE, "--yes")

    named = {line.strip() for line in done.out.splitlines()}
    assert {str(path) for path in made} <= named
    assert not {str(path) for path in (*others, namesake)} & named
    assert all(path.exists() for path in (*made, *others, namesake))


def test_a_namesake_in_another_study_keeps_what_was_rescued(tmp_path):
    folder, other = study(tmp_path), tmp_path / "other"
    write_participant(file_of(other, CODE), journal(CODE, "another day"))
    rescued = second_file_of(other, CODE)
    write_participant(rescued, journal(CODE, "another day"))
    done = wmh("study", "delete", str(folder), CODE, "--yes")
    assert rescued.exists()
    assert str(rescued) in done.out
    assert file_of(other, CODE).exists()
