"""Allocation list of a study: for each place its group, and the station that assigns it.

The list is in no folder of a study, so that nobody who assigns participants can read the next group
there. The analysis plan has the list's digest, each place is shown once it is assigned, and a kit
(replication package) has the whole list.
"""

import csv
import hashlib
import io
from itertools import islice

from wmh.study.protocol.assignment import arms_in_turn, station_at
from wmh.study.protocol.protocol import Protocol

ALLOCATION = "allocation.csv"


def allocation_list(protocol: Protocol) -> str:
    """Returns the allocation list as CSV: for each place a line with station (if any) and group.

    The list has as many places as the protocol wants participants, and continues to the end of the
    last station's block, so that all stations have equally many places. A station that needs more
    places continues by the same rule: the list only shows what `next_place` assigns.
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
    """Returns the SHA-256 of the allocation list."""
    return hashlib.sha256(allocation_list(protocol).encode()).hexdigest()
