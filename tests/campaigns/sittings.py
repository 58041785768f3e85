"""Campaign of sessions of every shipped protocol, cut at any byte and continued.

No event that was written may be lost or changed, and the tables must be those of an undisturbed
session.
"""

import shutil
from dataclasses import replace
from itertools import islice

from tests.campaigns.campaign import Campaign, CampaignError
from tests.study.lived import lived
from wmh.base.files import paths
from wmh.study.journal.chain import read_chain
from wmh.study.journal.derive import derive
from wmh.study.journal.events import EventKind
from wmh.study.journal.journal import Journal
from wmh.study.protocol.assignment import arms_in_turn
from wmh.study.protocol.protocol_file import read_protocol

_MOST_CUTS = 4
_LEAVES = (None, None, None, 0, 1, 3)
"""Number of games after which a participant withdraws; None for never."""


def begin(folder):
    shipped = (paths.folder("resources") / "study/protocols").glob("*.toml")
    protocols = [_dealt(read_protocol(path)) for path in sorted(shipped)]
    journal = folder / "participants" / "s-1.jsonl"

    def act(number, dice):
        shutil.rmtree(journal.parent, ignore_errors=True)
        protocol = protocols[number % len(protocols)]
        place = dice.randrange(12)
        group = next(islice(arms_in_turn(protocol), place, None))
        events = lived(
            protocol, group, "s-1", dice.random(), place=place, leaves=dice.choice(_LEAVES)
        )
        cuts = _write(journal, events, dice)
        raw = journal.read_bytes()
        found = read_chain(raw)
        kept = [each for each in found.events if each.kind is not EventKind.MENDED]
        if found.faults or kept != events:
            raise CampaignError(f"{protocol.name}: {len(kept)} of {len(events)} events are there")
        if derive(kept, protocol) != derive(events, protocol):
            raise CampaignError(f"{protocol.name}: other tables")
        _spoil(raw, dice, found.events)
        return f"{protocol.name}, {'cut' if cuts else 'whole'}"

    return act


def _dealt(protocol):
    """Returns the protocol with secrets, which are drawn here if it lists none."""
    if protocol.secrets:
        return protocol
    return replace(protocol, dealt=tuple(f"word{number}" for number in range(protocol.games)))


def _write(path, events, dice):
    """Writes the events with cuts within lines; returns the number of cuts."""
    cuts, at = 0, 0
    for end in [*sorted(dice.sample(range(len(events)), dice.randrange(_MOST_CUTS))), None]:
        journal = Journal(path)
        if [each for each in journal.events if each.kind is not EventKind.MENDED] != events[:at]:
            raise CampaignError(f"opened again: {len(journal.events)} events for {at}")
        for each in events[at:end]:
            journal.write(each)
        journal.close()
        if end is None:
            return cuts
        at = end
        # The machine ended in the midst of the next line.
        torn = bytes(dice.choices(b'{"n:0123,\x00\xff ', k=dice.randrange(40)))
        if torn:
            cuts += 1
            with path.open("ab") as file:
                file.write(torn)
    return cuts


def _spoil(raw, dice, events):
    """Changes a byte: the fault must be reported, and earlier lines must be read unchanged."""
    at = dice.randrange(len(raw))
    spoilt = bytearray(raw)
    spoilt[at] ^= 1 << dice.randrange(8)
    found = read_chain(bytes(spoilt))
    before = raw.count(b"\n", 0, at)
    if not found.faults or found.events[:before] != events[:before]:
        raise CampaignError(f"byte {at} was changed, and {len(found.faults)} faults are told")


SITTINGS = Campaign("sittings", 20_000, begin)
