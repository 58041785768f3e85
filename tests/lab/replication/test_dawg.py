"""The size of the DAWG: of every list of words that is here, whatever language it is in."""

import pytest

from tests.lexica import lexicon_file
from wmh.helper.lists import recipes
from wmh.lab.replication.experiment import Conditions, Workbench
from wmh.lab.replication.source_000 import dawg


@pytest.fixture
def here(tmp_path, monkeypatch):
    """Conditions with a small lexicon; the system has Italian and Polish, a folder three lists."""
    system, lists = tmp_path / "share", tmp_path / "lists"
    for folder in (system / "dict", lists):
        folder.mkdir(parents=True)
    monkeypatch.setattr(recipes, "SYSTEM", system)
    (system / "dict" / "italian").write_text("perché\ncittà\nRoma\ncasa\n", "utf-8")
    (system / "dict" / "polish").write_text("żółw\n" * 400_000, "utf-8")
    (lists / "čeština.txt").write_text("žena\nměna\nmena\n", "utf-8")
    (lists / "empty.txt").touch()
    lexicon = str(lexicon_file(tmp_path, ["rain", "rains", "train", "trains"]))

    def made(quick):
        return Conditions(quick, lexicon=lexicon, lists=str(lists))

    return made


def found(conditions):
    bench = Workbench(conditions)
    pieces = [each.item for each in dawg.pieces(conditions)]
    return [(item, dawg.measure(item, bench, lambda: False)) for item in pieces]


def test_lists_of_the_system_and_of_a_folder_have_their_lines(here):
    measured = found(here(quick=False))
    told = {
        item[kind]: each for item, each in measured for kind in ("system", "list") if kind in item
    }

    # Read as an import reads them: names left out, accents folded where games fold them.
    assert told["italian"]["words"] == 3
    assert told["italian"]["text"] == len("perche\ncitta\ncasa\n")
    assert told["polish"]["words"] == 1
    assert told["polish"]["text"] == len("żółw\n".encode())
    assert told["čeština.txt"]["words"] == 3
    assert told["čeština.txt"]["text"] == len("žena\nměna\nmena\n".encode())
    assert told["čeština.txt"]["states"] < told["čeština.txt"]["trie"]
    assert "empty.txt" in told["empty.txt"]["refused"]

    replica = dawg.summarize(here(quick=False), measured)
    (others,) = (each for each in replica.claims if each.key == "others")
    assert others.source == "42 %"
    assert "4 lists" in others.remark  # With the lexicon that comes with the program.
    assert [row[0] for row in replica.tables[0].rows][-3:] == ["italian", "polish", "čeština.txt"]
    assert any(remark.startswith("empty.txt was left out: ") for remark in replica.remarks)


def test_long_lists_wait_for_the_full_run_and_that_is_said(here):
    conditions = here(quick=True)
    measured = found(conditions)

    assert {"system": "polish"} not in [item for item, _ in measured]
    remarks = dawg.summarize(conditions, measured).remarks
    assert "Long lists are left to the full run: polish." in remarks


def test_a_list_that_went_away_between_is_said(here):
    conditions = here(quick=True)
    pieces = [each.item for each in dawg.pieces(conditions)]
    (recipes.SYSTEM / "dict" / "italian").unlink()
    assert {"system": "italian"} in pieces

    assert (
        "is missing"
        in dawg.measure({"system": "italian"}, Workbench(conditions), lambda: False)["refused"]
    )
