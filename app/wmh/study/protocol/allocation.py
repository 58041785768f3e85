"""Allocation list of a study: the group of each place, and the station that assigns it.

It is in no folder of a study, so that nobody who assigns participants can read the next group
there: the plan has its digest, each place is shown once it is assigned, and a kit has the list.
"""

import csv
import hashlib
import io
from itertools import islice

from wmh.study.protocol.assignment import arms_in_turn, station_at
from wmh.study.protocol.protocol import Protocol

ALLOCATION = "allocation.csv"


def allocation_list(protocol: Protocol) -> str:
    """Returns a CSV line for each place: its station, if there are any, and its group.

    It is as long as the protocol wants participants, and then to the end of the last station's
    block, so that all shares have one length. A faster station continues by the same rule: the list
    shows what `next_place` assigns and decides nothing.
    """
    wanted = protocol.per_group * len(protocol.groups)
    round_of_blocks = protocol.permuted * max(len(protocol.stations), 1)
    length = -(-wanted // round_of_blocks) * round_of_blocks
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(("place", "station", "group"))
    for place, group in enumerate(islice(arms_in_turn(protocol), length)):
        lines.writerow((place, station_at(protocol, place), group))
    return out.getvalue()


def allocation_digest(protocol: Protocol) -> str:
    """Returns the SHA-256 of the list."""
    return hashlib.sha256(allocation_list(protocol).encode()).hexdigest()
