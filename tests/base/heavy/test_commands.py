"""Every heavy command: the same on one core, on several, in any chunks, and after a stop."""

import json
from contextlib import closing

import pytest

from tests.base.heavy.certificates import certificates
from tests.lexica import lexicon_file
from tests.program import wmh
from wmh.base.heavy import driving
from wmh.base.heavy.cluster import Cluster
from wmh.base.heavy.cores import Cores
from wmh.base.heavy.driving import drive
from wmh.base.heavy.executors import ThisThread
from wmh.base.heavy.run import HeavyError, HeavyRun
from wmh.engine.question import Question
from wmh.engine.strategy.experience import novice
from wmh.engine.strategy.play.many_openings import ManyOpenings
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.cli.parts import heavily
from wmh.helper.lists import library

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
    """The output of a command without the line of how long it took."""
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
def cluster(tmp_path_factory):
    """The address of a scheduler with two workers, each a process."""
    dask = pytest.importorskip("distributed")
    pytest.importorskip("cryptography")
    with (
        certificates(tmp_path_factory.mktemp("certificates")),
        dask.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            dashboard_address=None,
            silence_logs=50,
            protocol="tls://",
            security=dask.Security(require_encryption=True),
        ) as made,
    ):
        yield made.scheduler_address


@pytest.mark.parametrize("name", ["simulate", "boards", "pit", "prove", "race", "power", "study"])
def test_the_way_changes_nothing(name, small, tmp_path, monkeypatch):
    command = commands(small, tmp_path)[name]
    found = results(command, "--cores", "1")
    assert found

    assert results(command, "--cores", "3") == found
    monkeypatch.setattr(driving, "SECONDS", 0)
    assert results(command) == found
    monkeypatch.setattr(driving, "SECONDS", 1e9)
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
    assert ended.err.startswith(
        "The scheduler is gone. 18 of 18 games are saved; continue with: wmh"
    )


def test_processes_change_nothing(small, tmp_path, monkeypatch):
    every = commands(small, tmp_path)
    found = {name: results(command, "--cores", "1") for name, command in every.items()}
    monkeypatch.setattr(heavily, "Cores", lambda _number: Cores(2, alone=0, processes=True))

    for name, command in every.items():
        assert results(command) == found[name]


def test_the_way_changes_nothing_of_openings(small):
    """Openings that are computed for the lists that come with the program."""
    alone, *others = ways_of_openings(small, Cores(3), Cores(2, alone=0, processes=True))

    assert others == [alone, alone]


def ways_of_openings(small, *means):
    lexicon = library.open_named(str(small))
    asked = tuple(
        Question((), 4, rows=5, strategy=strategy)
        for strategy in (Strategy.ENTROPY, Strategy.PARTS, Strategy.EXPECTED)
    )
    setting = ManyOpenings(lexicon, novice(), asked)
    run = HeavyRun("openings", setting, [0, 1, 2], [1, 1, 1], "lists", {}, lexicon)
    return [drive(run, each, chunk=1) for each in (ThisThread(), *means)]


def test_the_way_changes_nothing_of_a_replication(tmp_path, monkeypatch):
    alone = replicated(tmp_path / "alone", "--cores", "1")
    assert replicated(tmp_path / "threads", "--cores", "2") == alone

    monkeypatch.setattr(heavily, "Cores", lambda _number: Cores(2, alone=0, processes=True))
    assert replicated(tmp_path / "processes") == alone


def replicated(out, *options):
    """The measured figures that are no times, of a replication."""
    ended = wmh("replicate", "guesser", "first-guess", "--quick", "--out", out, *options)
    assert ended.code == 0, ended.err
    told = json.loads((out / "results.json").read_text())
    return [
        (each["name"], claim["key"], claim["ours"])
        for each in told["experiments"]
        for claim in each["claims"]
        if not claim["timed"]
    ]


@pytest.mark.slow
def test_a_cluster_changes_nothing(cluster, small, tmp_path):
    for command in commands(small, tmp_path).values():
        assert results(command, "--cluster", cluster) == results(command)
    with closing(Cluster(cluster)) as means:
        alone, there = ways_of_openings(small, means)
    assert there == alone
    found = replicated(tmp_path / "there", "--cluster", cluster)
    assert found == replicated(tmp_path / "here", "--cores", "1")
