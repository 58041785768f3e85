"""Every heavy command: the same on one core, on several, in any chunks, and after a stop."""

import json

import pytest

from tests.lexica import lexicon_file
from tests.program import wmh
from wmh.cli.parts import heavily
from wmh.heavy import chunks
from wmh.heavy.cores import Cores
from wmh.heavy.run import HeavyError

WORDS = [
    "born",
    "corn",
    "horn",
    "torn",
    "cast",
    "cost",
    "rain",
    "ruin",
    "tars",
    "rats",
    "star",
    "arts",
    "oats",
    "soar",
    "roar",
    "boar",
    "coin",
    "join",
]


@pytest.fixture
def small(tmp_path):
    return lexicon_file(tmp_path, WORDS)


def commands(small, tmp_path):
    listed = tmp_path / "small.txt"
    return {
        "simulate": [
            "simulate",
            "--lexicon",
            small,
            "--strategies",
            "paper,entropy,exact",
            "--json",
        ],
        "boards": [
            "boards",
            "--length",
            "4",
            "--boards",
            "2",
            "--simulate",
            "9",
            "--lexicon",
            small,
            "--json",
        ],
        "pit": ["pit", "--whole-list", "4", "--words", listed, "--look-ahead", "--json"],
        "prove": ["prove", "--lexicon", small, "--json"],
        "race": ["race", *WORDS[:12], "--strategies", "paper,parts", "--lexicon", small, "--json"],
        "power": ["study", "power", *["bahinting-2013", "--people", "2", "--runs", "10", "--json"]],
        "study": [
            "study",
            "simulate",
            "bahinting-2013",
            "--participants",
            "4",
            "--out",
            tmp_path / "study",
        ],
    }


def timeless(told):
    """What a command printed, without how long it took."""
    if isinstance(told, dict):
        return {key: timeless(value) for key, value in told.items() if key != "seconds"}
    return [timeless(each) for each in told] if isinstance(told, list) else told


def results(command, *options):
    ended = wmh(*command, *options)
    assert ended.code == 0, ended.err
    if command[:2] == ["study", "simulate"]:
        folder = command[-1]
        paths = sorted(folder.rglob("*.jsonl"))
        files = {path.name: path.read_bytes() for path in paths}
        for path in paths:
            path.unlink()
        return files
    return timeless(json.loads(ended.out))


@pytest.fixture(scope="module")
def cluster():
    """The address of a scheduler with two workers, each a process."""
    dask = pytest.importorskip("distributed")
    with dask.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as made:
        yield made.scheduler_address


@pytest.mark.parametrize("name", ["simulate", "boards", "pit", "prove", "race", "power", "study"])
def test_the_way_changes_nothing(name, small, tmp_path, monkeypatch):
    command = commands(small, tmp_path)[name]
    found = results(command, "--cores", "1")
    assert found

    assert results(command, "--cores", "3") == found
    monkeypatch.setattr(chunks, "SECONDS", 0)
    assert results(command) == found
    monkeypatch.setattr(chunks, "SECONDS", 1e9)
    assert results(command, "--run", tmp_path / "run") == found
    assert results(command, "--run", tmp_path / "run", "--resume") == found


def test_what_came_before_the_run_that_failed_is_gone_on_with(small, tmp_path, monkeypatch):
    drive, runs = heavily.drive, []

    def fails_later(run, *others):
        runs.append(run.name)
        if len(runs) == 2:
            raise HeavyError("The scheduler is gone.")
        return drive(run, *others)

    monkeypatch.setattr(heavily, "drive", fails_later)

    ended = wmh("simulate", "--lexicon", small, "--strategies", "paper,entropy", "--cores", "1")

    assert ended.code == 2
    assert ended.err.startswith("The scheduler is gone. 18 of 18 games are kept; go on with: wmh")


def test_processes_change_nothing(small, tmp_path, monkeypatch):
    every = commands(small, tmp_path)
    found = {name: results(command, "--cores", "1") for name, command in every.items()}
    monkeypatch.setattr(heavily, "Cores", lambda _number: Cores(2, alone=0, processes=True))

    for name in ("simulate", "prove", "power", "study"):
        assert results(every[name]) == found[name]


@pytest.mark.slow
def test_a_cluster_changes_nothing(cluster, small, tmp_path):
    for command in commands(small, tmp_path).values():
        assert results(command, "--cluster", cluster) == results(command)
