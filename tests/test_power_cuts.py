"""Promised files exist after a power cut, at whatever step of writing it comes."""

import os
import random
import sys
from contextlib import closing

import pytest

from tests.lexica import lexicon_file
from tests.power import Disk
from wmh.base.files import paths
from wmh.base.files.writing import move_lasting, replace_file
from wmh.helper.lists import library, shelving
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.journal import Journal

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks up paths in /proc")


class Promises:
    """Promises on files: by name, the states that are right at the moment (bytes by path)."""

    def __init__(self, **there) -> None:
        self._right = {name: [state] for name, state in there.items()}

    def keep(self, name, state, act) -> None:
        """Runs `act`, during which old and new state are right, and then only the new one."""
        self._right.setdefault(name, [{}]).append(state)
        act()
        self._right[name] = [state]

    def broken(self, after) -> list[str]:
        """Returns the names of broken promises; at its end a file may have more than promised."""

        def there(state):
            return all(after.get(path, b"").startswith(told) for path, told in state.items())

        return [name for name, states in self._right.items() if not any(map(there, states))]


def writing(root, promises):
    """Writes new files, and replaces old ones."""
    for name, content in (("new", b"1" * 50), ("old", b"2" * 90), ("new", b"3" * 70)):
        promises.keep(name, {name: content}, lambda n=name, c=content: replace_file(root / n, c))


def moving(root, promises):
    """Renames a folder."""
    (root / "a").mkdir()
    before, after = {"a/list": b"4" * 40}, {"b/list": b"4" * 40}
    promises.keep("moved", before, lambda: replace_file(root / "a" / "list", b"4" * 40))
    promises.keep("moved", after, lambda: move_lasting(root / "a", root / "b"))


def importing(_root, promises):
    """Imports a word list twice under one name, with the program's way to replace the first."""
    for words in (("rain", "torn"), ("born", "corn", "worn")):
        with shelving.new_folder() as part:
            lexicon_file(part, words, name="words")
            (part / "words.txt").unlink()
            state = {f"mine/{each.name}": each.read_bytes() for each in part.iterdir()}
            promises.keep(
                "mine", state, lambda part=part: shelving.put_in_place(part, "mine", replace=True)
            )


def sitting(root, promises):
    """Writes a participant's file from its first event on, and syncs it after each event."""
    path = root / "study" / "participants" / "p-001.jsonl"
    with closing(Journal(path)) as journal:
        for number in range(3):
            journal.write(Event(EventKind.KEY, float(number), {"letters": "rain"}))
            name = str(path.relative_to(root))
            give = journal.syncing()
            promises.keep("journal", {name: path.read_bytes()}, give)


SCENES = {"writing": writing, "moving": moving, "importing": importing, "sitting": sitting}


def restored(after):
    """Returns the files as `library.installed` finds them: an old list if no new one exists."""
    before = f".mine{library.BEFORE}/"
    if not any(name.startswith("mine/") for name in after):
        after = {
            name.replace(before, "mine/") if name.startswith(before) else name: content
            for name, content in after.items()
        }
    return after


def cut(scene, dice, patch):
    """Plays a scene up to a random power cut; returns the promises that are broken."""
    root = paths.lexica_folder()
    root.mkdir(parents=True)
    (root / "old").write_bytes(b"0" * 60)
    promises = Promises(old={"old": b"0" * 60})
    disk = Disk(root, dice, patch)
    with disk.until_cut(dice.randint(1, STEPS[scene])):
        SCENES[scene](root, promises)
    return promises.broken(restored(disk.after))


STEPS = {"writing": 24, "moving": 16, "importing": 90, "sitting": 20}
"""Number of steps of each scene and a few more, so that the last cuts come after its end."""


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("cuts", [15, pytest.param(250, marks=pytest.mark.slow)])
def test_no_promise_is_broken(scene, cuts, tmp_path, monkeypatch):
    dice = random.Random(cuts)
    broken = []
    for number in range(cuts):
        monkeypatch.setenv("WMH_HOME", str(tmp_path / f"{number}"))
        broken += cut(scene, dice, monkeypatch)
    assert broken == []


@pytest.mark.parametrize("scene", SCENES)
def test_this_disk_loses_what_was_not_given_to_it(scene, tmp_path, monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda _number: None)
    monkeypatch.setattr(Disk, "_sync", lambda *_: None)
    dice = random.Random(1)
    broken = []
    for number in range(20):
        monkeypatch.setenv("WMH_HOME", str(tmp_path / f"{number}"))
        broken += cut(scene, dice, monkeypatch)
    assert broken
