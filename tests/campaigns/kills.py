"""Campaign of saved files whose writing is killed.

Each file must be a complete version, no version that was reported as written may be lost, and the
next write must leave no draft.
"""

import os
import shutil
import signal
import time

from tests.campaigns.campaign import Campaign, CampaignError
from tests.campaigns.writers import NOTHING, left_behind, writers
from wmh.base.files import paths


def begin(_folder):
    table = writers()

    def act(number, dice):
        writer = table[number % len(table)]
        shutil.rmtree(paths.data_folder(), ignore_errors=True)
        for n in range(dice.randrange(4)):
            writer.write(n)
        before = writer.version()
        told, tell = os.pipe()
        # What one of its writes takes, and thus when in it the kill may come.
        child = os.fork()
        if child == 0:
            try:
                for n in range(before + 1, 10_000):
                    writer.write(n)
                    os.write(tell, b".")
            finally:
                os._exit(1)
        os.close(tell)
        time.sleep(dice.random() * 0.03)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        written = before
        while piece := os.read(told, 4096):
            written += len(piece)
        os.close(told)
        found = writer.version()
        if not written <= found <= written + 1:
            raise CampaignError(f"{writer.name}: {written} was written, {found} is there")
        writer.write(found + 1)
        if writer.version() != found + 1:
            raise CampaignError(f"{writer.name}: after a kill it is not written any more")
        if drafts := left_behind(paths.data_folder()):
            raise CampaignError(f"{writer.name}: {drafts} are left")
        return f"{writer.name}, {'nothing' if written == before == NOTHING else 'something'} there"

    return act


KILLS = Campaign("kills", 300, begin)
