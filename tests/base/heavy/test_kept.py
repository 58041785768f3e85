"""The file of a run: what is done stays, and nothing else is taken for it."""

import errno
import json

import pytest

from tests.base.heavy.errands import Broken, Squares, run_of
from tests.lexica import lexicon_file
from tests.program import wmh
from wmh.base.heavy import run_folder
from wmh.base.heavy.driving import drive
from wmh.base.heavy.run import HeavyError
from wmh.base.heavy.run_folder import RunFolder

WORDS = ["born", "corn", "horn", "torn", "cast", "cost", "rain", "ruin", "tars", "rats"]
GAMES = ("simulate", "--strategy", "entropy", "--json")


def begun(folder, run):
    """A run that is kept, and the lines of its file."""
    made = RunFolder(folder, resume=False)
    drive(run, keep=made.file(run), chunk=3)
    made.close(whole=True)
    return folder / f"{run.name}.jsonl"


def resumed(folder, run):
    made = RunFolder(folder, resume=True)
    try:
        return drive(run, keep=made.file(run))
    finally:
        made.close(whole=True)


@pytest.mark.parametrize("cut", [1, 10, 40])
def test_a_line_that_a_kill_cut_off_is_done_again(tmp_path, cut):
    path = begun(tmp_path, run_of(Squares()))
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])

    assert resumed(tmp_path, run_of(Squares())) == [[n, n * n] for n in range(20)]
    _, *chunks = map(json.loads, path.read_text().splitlines())
    assert sorted(n for each in chunks for n in range(*each["items"])) == list(range(20))


@pytest.mark.parametrize("line", ["{}", "[]", "nonsense", '{"items":[9,99],"results":[]}'])
def test_what_is_no_chunk_and_all_after_it_are_done_again(tmp_path, line):
    path = begun(tmp_path, run_of(Squares()))
    head, *chunks = path.read_text().splitlines()
    path.write_text("\n".join([head, chunks[0], line, *chunks[1:]]) + "\n")

    assert resumed(tmp_path, run_of(Squares())) == [[n, n * n] for n in range(20)]


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("format", 9, "is not a run of this program: choose another folder."),
        ("program", "0.0.1", "was begun by version 0.0.1, this is "),
        ("words", "other", "the words of the lexicon have changed since: begin it anew."),
        ("told", {"length": 9}, "is a run with other settings: choose another folder."),
        ("items", "other", "is a run of other items: choose another folder."),
        ("lexicon", "klingon", "was begun with the lexicon klingon, not None: choose another"),
    ],
)
def test_another_run_is_refused_in_one_line(tmp_path, key, value, reason):
    path = begun(tmp_path, run_of(Squares()))
    head, *chunks = path.read_text().splitlines()
    path.write_text("\n".join([json.dumps(json.loads(head) | {key: value}), *chunks]) + "\n")
    before = path.read_bytes()

    with pytest.raises(HeavyError) as refused:
        resumed(tmp_path, run_of(Broken()))

    assert reason in str(refused.value)
    assert path.read_bytes() == before


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "thesis.txt").write_text("precious")

    ended = wmh(*GAMES, "--lexicon", lexicon_file(tmp_path, WORDS), "--run", tmp_path)

    assert (ended.code, ended.out) == (2, "")
    assert ended.err == f"{tmp_path} holds something other than runs: choose another folder.\n"


def test_a_run_that_is_there_is_not_written_over(tmp_path):
    options = (*GAMES, "--lexicon", lexicon_file(tmp_path, WORDS), "--run", tmp_path / "run")
    first = wmh(*options)

    assert wmh(*options).err == (
        f"{tmp_path / 'run'} has a run already: continue it with --resume, or choose another"
        " folder.\n"
    )
    assert json.loads(wmh(*options, "--resume").out)["games"] == json.loads(first.out)["games"]


def test_nothing_to_resume_is_one_line(tmp_path):
    options = (*GAMES, "--lexicon", lexicon_file(tmp_path, WORDS), "--resume")

    assert wmh(*options).err == "There is no such run to continue: leave out --resume.\n"
    assert wmh(*options, "--run", tmp_path / "run").err == (
        f"{tmp_path / 'run'} has no run to continue: leave out --resume.\n"
    )


def test_a_changed_lexicon_is_refused_by_name(tmp_path):
    options = (*GAMES, "--run", tmp_path / "run", "--lexicon")
    assert wmh(*options, lexicon_file(tmp_path, WORDS)).code == 0

    ended = wmh(*options, lexicon_file(tmp_path, [*WORDS, "zoom"]), "--resume")

    assert (ended.code, ended.out) == (2, "")
    assert ended.err.endswith("the words of the lexicon have changed since: begin it anew.\n")


def test_a_full_disk_is_one_line_and_loses_nothing(tmp_path, monkeypatch):
    lexicon = lexicon_file(tmp_path, WORDS)
    options = (*GAMES, "--cores", "1", "--run", tmp_path / "run", "--lexicon", lexicon)
    found = json.loads(wmh(*GAMES, "--lexicon", lexicon).out)
    written = []

    def full(number):
        written.append(number)
        if len(written) == 4:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(run_folder.os, "fsync", full)
    ended = wmh(*options)

    assert (ended.code, ended.out) == (2, "")
    path = tmp_path / "run" / "entropy.jsonl"
    assert ended.err.startswith(f"{path}: No space left on device. ")
    assert ended.err.endswith(" --resume\n")
    assert ended.err.count("\n") == 1
    assert len(path.read_text().splitlines()) == 3
    again = json.loads(wmh(*options, "--resume").out)
    for each in (found, again):
        del each["results"][0]["seconds"]
    assert again == found


def test_two_programs_do_not_write_one_run(tmp_path):
    run = run_of(Squares())
    first = RunFolder(tmp_path, resume=False)
    first.file(run)

    with pytest.raises(HeavyError, match=r"is being written by another program: wait for it\."):
        RunFolder(tmp_path, resume=True).file(run)
    first.close(whole=False)
