"""An import and a kit that is published, killed anywhere in their midst: what was there is as it
was or wholly new, and the next one is made as if nothing had been."""

import os
import signal
import time
import zipfile
from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from tests.campaigns.campaign import Campaign, CampaignError
from tests.study.test_sharing import study
from wmh.base.files import paths
from wmh.engine.lexicon.store import open_lexicon
from wmh.helper.lists import library
from wmh.helper.lists.importing import import_lexicon
from wmh.helper.lists.origin import Origin
from wmh.study.publishing.kit import publish


class Command(NamedTuple):
    """Something long: `run` makes it anew, of a size of 1 to 3, and `size` says which is there."""

    name: str
    run: Callable[[int], None]
    size: Callable[[], int]


def begin(folder):
    table = (_importing(folder), _publishing(folder))
    usual = {}
    for each in table:
        each.run(1)  # What is loaded the first time.
        began = time.monotonic()
        each.run(2)
        usual[each.name] = time.monotonic() - began

    def act(number, dice):
        command = table[number % len(table)]
        before, after = dice.sample(range(1, 4), 2)
        command.run(before)
        child = os.fork()
        if child == 0:
            try:
                command.run(after)
            finally:
                os._exit(0)
        time.sleep(dice.random() * 1.2 * usual[command.name])
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        found = command.size()
        if found not in (before, after):
            raise CampaignError(f"{command.name}: {before} was there, then {after}: it is {found}")
        command.run(before)
        if command.size() != before:
            raise CampaignError(f"{command.name}: after a kill it is not made any more")
        rooms = folder, paths.lexica_folder(), paths.passing_room()
        if left := [path for room in rooms for path in room.rglob(".*.part")]:
            raise CampaignError(f"{command.name}: {left} are left")
        return f"{command.name}, the {'new' if found == after else 'old'} one"

    return act


def _importing(folder):
    lists = []
    for size in range(1, 4):
        path = folder / f"list-{size}.txt"
        letters = "abcdefghij"[: 4 + size]
        path.write_text("\n".join(map("".join, product(letters, repeat=4))))
        lists.append(path)

    def run(size):
        import_lexicon("killed", Origin((lists[size - 1],)), replacing=True)

    def size():
        words = open_lexicon(library.lexicon_files()["killed"]).facts.words
        return next((n for n in (1, 2, 3) if words == (4 + n) ** 4), words)

    return Command("import", run, size)


def _publishing(folder):
    kept = [study(folder / f"study-{n}", gone=("a1", "b1", "c1")[:n]) for n in range(1, 4)]
    out = folder / "kit.zip"

    def run(size):
        publish(kept[size - 1], out, "CC0-1.0")

    def size():
        with zipfile.ZipFile(out) as kit:
            if kit.testzip() is not None:
                raise CampaignError("a part of a kit")
            text = kit.read("data/description-participants_data.tsv").decode()
        return sum("\ttrue" in line.lower() for line in text.splitlines())

    return Command("publish", run, size)


COMMANDS = Campaign("commands", 100, begin)
