"""What is in the folder of a study: who has finished, who is under way, and what is wrong."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.engine.stopping import Stop, heed, never
from app.study.assignment import Place
from app.study.folder import recorded
from app.study.protocol import Protocol
from app.study.sitting import Sitting, sitting_of

_LETTERS, _DIGITS = "bcdfghjkmnpqrstvwxz", "23456789"


@dataclass(frozen=True, slots=True)
class Overview:
    """The participants by code, in order; `foreign` files are of another protocol.

    In the files of `faults`, lines were changed or cut. `words` are the digests of those that were
    played with: one, unless the lexicon was changed in between.
    """

    people: Mapping[str, Sitting]
    foreign: tuple[str, ...]
    faults: tuple[str, ...]
    words: frozenset[str] = frozenset()

    @property
    def simulated(self) -> bool:
        return any(person.simulated for person in self.people.values())

    @property
    def places(self) -> tuple[Place, ...]:
        return tuple(person.held for person in self.people.values() if person.held is not None)

    def finished(self, arm: str) -> int:
        return sum(person.finished and person.arm == arm for person in self.people.values())

    def new_code(self, station: str) -> str:
        """One that nobody has, of the machine that deals it out: k7q-001, k7q-002 and so on."""
        number = 1
        while (code := f"{station}-{number:03}") in self.people or code in self.foreign:
            number += 1
        return code


def station_of(machine: str) -> str:
    """Some letters and digits that other machines hardly have, so that codes are theirs alone.

    They make no word, begin with a letter, and cannot be taken for each other.
    """
    number = int.from_bytes(hashlib.sha256(machine.encode()).digest()[:8])
    said = ""
    for signs in (_LETTERS, _LETTERS + _DIGITS, _LETTERS + _DIGITS, _LETTERS + _DIGITS):
        number, place = divmod(number, len(signs))
        said += signs[place]
    return said


def overview(folder: Path, protocol: Protocol, stop: Stop = never) -> Overview:
    """Raises FolderError for a file that is named otherwise than it tells, OSError and Stopped."""
    people: dict[str, Sitting] = {}
    foreign: list[str] = []
    faults: list[str] = []
    words: set[str] = set()
    for each in recorded(folder):
        heed(stop)
        if each.digests - {protocol.digest}:
            foreign.append(each.code)
            continue
        if each.chain.faults:
            faults.append(each.code)
        words |= each.words
        people[each.code] = sitting_of(each.chain.events)
    return Overview(people, tuple(foreign), tuple(faults), frozenset(words))
