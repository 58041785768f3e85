"""Campaigns: python -m tests.campaigns [NAME ...] [--seed N] [--cases N] [--minutes N]

Without names, all campaigns run. A run that was stopped continues from there; --anew begins again.
"""

import argparse
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

os.environ |= {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "LANGUAGE": ""}

from tests.campaigns.campaign import CampaignRun, go_on
from tests.campaigns.table import CAMPAIGNS

_MOST_MEMORY = 10**10


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(CAMPAIGNS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, help="so many of each")
    parser.add_argument("--minutes", type=float, default=1e6, help="so long at most")
    parser.add_argument("--anew", action="store_true", help="forget how far the runs are")
    given = parser.parse_args()
    if unknown := set(given.names) - CAMPAIGNS.keys():
        parser.error(f"no campaign {', '.join(unknown)}: choose from {', '.join(CAMPAIGNS)}")
    # Who asks for all the memory there is fails, and nobody else on the machine.
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, hard))
    until = time.monotonic() + 60 * given.minutes
    failed = False
    for name in given.names or CAMPAIGNS:
        campaign = CAMPAIGNS[name]()
        with tempfile.TemporaryDirectory() as folder:
            os.environ["WMH_HOME"] = str(Path(folder) / "home")
            run = (
                CampaignRun(name, given.seed)
                if given.anew
                else CampaignRun.of(campaign, given.seed)
            )
            go_on(run, campaign, Path(folder), given.cases or campaign.cases, until=until)
        print(run.line(), flush=True)
        for failure in run.failures:
            failed = True
            print(failure, flush=True)
    return int(failed)


sys.exit(main())
