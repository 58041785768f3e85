"""Promised files are there after a power cut, at whatever step it comes."""

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
    """States of a file or a folder that are right now, each by its name: files with their bytes."""

    def __init__(self, **there) -> None:
        self._right = {name: [state] for name, state in there.items()}

    def keep(self, name, state, act) -> None:
        """Until it is done, what was and what will be are both right; then only what is."""
        self._right.setdefault(name, [{}]).append(state)
        act()
        self._right[name] = [state]

    def broken(self, after) -> list[str]:
        """A file to which more is written may have some of that."""

        def there(state):
            return all(after.get(path, b"").startswith(told) for path, told in state.items())

        return [name for name, states in self._right.items() if not any(map(there, states))]


def writing(root, promises):
    """Files written new and over old ones."""
    for name, content in (("new", b"1" * 50), ("old", b"2" * 90), ("new", b"3" * 70)):
        promises.keep(name, {name: content}, lambda n=name, c=content: replace_file(root / n, c))


def moving(root, promises):
    """A folder that gets another name."""
    (root / "a").mkdir()
    before, after = {"a/list": b"4" * 40}, {"b/list": b"4" * 40}
    promises.keep("moved", before, lambda: replace_file(root / "a" / "list", b"4" * 40))
    promises.keep("moved", after, lambda: move_lasting(root / "a", root / "b"))


def importing(_root, promises):
    """Two imports of a word list under one name, as the program puts them in place."""
    for words in (("rain", "torn"), ("born", "corn", "worn")):
        with shelving.new_folder() as part:
            lexicon_file(part, words, name="words")
            (part / "words.txt").unlink()
            state = {f"mine/{each.name}": each.read_bytes() for each in part.iterdir()}
            promises.keep(
                "mine", state, lambda part=part: shelving.put_in_place(part, "mine", replace=True)
            )


def sitting(root, promises):
    """A participant's file from its first event on, synced after each as in a sitting."""
    path = root / "study" / "participants" / "p-001.jsonl"
    with closing(Journal(path)) as journal:
        for number in range(3):
            journal.write(Event(EventKind.KEY, float(number), {"letters": "rain"}))
            name = str(path.relative_to(root))
            give = journal.syncing()
            promises.keep("journal", {name: path.read_bytes()}, give)


SCENES = {"writing": writing, "moving": moving, "importing": importing, "sitting": sitting}


def restored(after):
    """The list that `library.installed` finds: the old one where the new one never came."""
    before = f".mine{library.BEFORE}/"
    if not any(name.startswith("mine/") for name in after):
        after = {
            name.replace(before, "mine/") if name.startswith(before) else name: content
            for name, content in after.items()
        }
    return after


def cut(scene, dice, patch):
    """The promises that are broken after the power was cut once."""
    root = paths.lexica_folder()
    root.mkdir(parents=True)
    (root / "old").write_bytes(b"0" * 60)
    promises = Promises(old={"old": b"0" * 60})
    disk = Disk(root, dice, patch)
    with disk.until_cut(dice.randint(1, STEPS[scene])):
        SCENES[scene](root, promises)
    return promises.broken(restored(disk.after))


STEPS = {"writing": 24, "moving": 16, "importing": 90, "sitting": 20}
"""Of a scene, and some more: the last cuts come when all is done."""


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
