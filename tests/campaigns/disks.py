"""Campaign of disks that are full, read-only or broken, at every call that writes.

The error must name the file, existing files must stay whole, and everything must be written once
there is room again.
"""

import shutil

from tests.campaigns import faulty
from tests.campaigns.campaign import Campaign, CampaignError
from tests.campaigns.writers import left_behind, writers
from wmh.base.files import paths

_NAMED_ELSEWHERE = {"journal"}
"""Writers whose error does not name the file, because a window does."""


def begin(_folder):
    table = writers()

    def act(number, dice):
        writer = table[number % len(table)]
        shutil.rmtree(paths.data_folder(), ignore_errors=True)
        there = dice.randrange(3)
        for n in range(there):
            writer.write(n)
        before = writer.version()
        with faulty.on(faulty.Disk()) as disk:
            writer.write(there)
        after = writer.version()
        shutil.rmtree(paths.data_folder(), ignore_errors=True)
        for n in range(there):
            writer.write(n)
        fails = dice.randrange(disk.calls) + 1
        kind = dice.choice(faulty.ERRORS)
        said = "survived"
        with faulty.on(faulty.Disk(fails, kind, once=dice.random() < 0.5)):
            try:
                writer.write(there)
            except OSError as error:
                said = "refused"
                named = error.filename is not None or writer.name in _NAMED_ELSEWHERE
                if error.strerror is None or not named:
                    raise CampaignError(f"{writer.name}: it is not said what is where") from error
        if writer.version() not in (before, after):
            raise CampaignError(f"{writer.name}, call {fails}: {writer.version()} is there")
        if said == "survived" and writer.version() != after:
            raise CampaignError(f"{writer.name}, call {fails}: it is not said that it failed")
        next_one = writer.version() + 1
        writer.write(next_one)
        if writer.version() != next_one:
            raise CampaignError(f"{writer.name}: when there is room again it is not written")
        if drafts := left_behind(paths.data_folder()):
            raise CampaignError(f"{writer.name}: {drafts} are left")
        return f"{writer.name} {said}"

    return act


DISKS = Campaign("disks", 3000, begin)
