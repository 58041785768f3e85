"""Campaign of clocks that jump or are wrong, and of files with times before 1980 or after 2100.

Files must be saved and read again nevertheless.
"""

import os
import shutil
from unittest.mock import patch

from tests.campaigns.campaign import Campaign, CampaignError
from tests.campaigns.writers import left_behind, writers
from wmh.base.files import paths

_ODD = (-(2.0**31), -1.0, 0.0, 315_532_799.0, 2.0**31, 2.0**32, 4_102_444_800.0, 32_503_680_000.0)
"""Odd times: in 1901, before and at 1970, before 1980, in 2038, 2106, 2100 and 3000."""


def begin(_folder):
    table = writers()

    def act(number, dice):
        writer = table[number % len(table)]
        shutil.rmtree(paths.data_folder(), ignore_errors=True)
        for n in range(3):
            now = dice.choice(_ODD) if dice.random() < 0.5 else dice.uniform(-1e9, 1e10)
            with (
                patch("time.time", return_value=now),
                patch("time.time_ns", return_value=int(now * 10**9)),
            ):
                writer.write(n)
                found = writer.version()
            if found != n:
                raise CampaignError(f"{writer.name}: {n} was written, {found} is there")
            for path in paths.data_folder().rglob("*"):
                if dice.random() < 0.7:
                    os.utime(path, (dice.choice(_ODD), dice.choice(_ODD)))
        if drafts := left_behind(paths.data_folder()):
            raise CampaignError(f"{writer.name}: {drafts} are left")
        return writer.name

    return act


CLOCKS = Campaign("clocks", 1000, begin)
