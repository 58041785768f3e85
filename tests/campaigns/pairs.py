"""Campaign of two processes that write the same file at once.

Neither may fail, no file may be a mixture of both, and a file that is only appended to must have
everything from both.
"""

import os
import shutil
import traceback

from tests.campaigns.campaign import Campaign, CampaignError
from tests.campaigns.writers import left_behind, writers
from wmh.base.files import paths
from wmh.helper.record import record
from wmh.helper.settings import Settings, read, save

_ROUNDS = 10
_ALONE = {"journal", "lexicon", "hand", "record"}
"""Writers whose next version depends on the previous one; the journal is locked by one process."""


def begin(_folder):
    table = {each.name: each for each in writers()}
    names = [name for name in table if name not in _ALONE] + ["record", "changes of settings"]

    def act(number, dice):
        name = names[number % len(names)]
        shutil.rmtree(paths.data_folder(), ignore_errors=True)
        both = (_changes if name == "changes of settings" else _writes)(table, name)
        children = [_forked(act, dice.random() * 0.003) for act in both]
        failed = [os.waitpid(child, 0)[1] for child in children]
        if any(failed):
            raise CampaignError(f"{name}: a process failed")
        if name == "changes of settings":
            found = read(paths.settings_file()).settings
            if (found.lexicon, found.scale) != (str(_ROUNDS - 1), 150):
                raise CampaignError(f"{name}: {found.lexicon}, {found.scale}")
        elif name == "record":
            found = record.read(paths.games_file())
            if len(found.games) != 2 * _ROUNDS or found.damaged:
                raise CampaignError(f"{len(found.games)} games, {found.damaged} damaged")
        elif (version := table[name].version()) != _ROUNDS - 1:
            raise CampaignError(f"{name}: {version} is there")
        if drafts := left_behind(paths.data_folder()):
            raise CampaignError(f"{name}: {drafts} are left")
        return name

    return act


def _writes(table, name):
    def write():
        for n in range(_ROUNDS):
            table[name].write(n)

    return write, write


def _changes(_table, _name):
    def words():
        for n in range(_ROUNDS):
            save(Settings(lexicon=str(n)), paths.settings_file(), ["lexicon"])

    def sizes():
        for n in range(_ROUNDS):
            scale = (100, 150)[n % 2]
            save(Settings(scale=scale), paths.settings_file(), ["scale"])

    return words, sizes


def _forked(act, wait):
    child = os.fork()
    if child == 0:
        try:
            import time

            time.sleep(wait)
            act()
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    return child


PAIRS = Campaign("pairs", 300, begin)
