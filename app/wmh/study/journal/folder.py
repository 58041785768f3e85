"""The folder of a study: its protocol, a file of events for each participant, an overview."""

import hashlib
import os
import platform
import uuid
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from wmh.base.files import paths
from wmh.base.files.writing import DEVICES, private_folder, replace_file
from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.study.journal.chain import Chain, read_chain
from wmh.study.journal.derive import derive, together
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.rows import Tables
from wmh.study.journal.sitting import Sitting, sitting_of
from wmh.study.protocol.assignment import Assigned
from wmh.study.protocol.plan import PLAN
from wmh.study.protocol.protocol import Protocol
from wmh.study.protocol.protocol_file import PROTOCOL

PARTICIPANTS = "participants"
ENDING = ".jsonl"


class FolderError(InputError):
    """A folder that holds no study, or not this one."""


@dataclass(frozen=True, slots=True)
class ParticipantFile:
    """Contents of a participant's file."""

    path: Path
    code: str
    chain: Chain

    @property
    def opened(self) -> tuple[Event, ...]:
        """The beginnings of its sittings."""
        return tuple(event for event in self.chain.events if event.kind is EventKind.OPENED)

    @property
    def misnamed(self) -> str:
        """A code that it tells of and is not named after; empty if all is well."""
        return next(iter(sorted(codes_in(self.chain) - {self.code})), "")

    @property
    def digests(self) -> frozenset[str]:
        """Digests of the protocols under which it was recorded; a sound file has one."""
        return self._values_of("digest")

    @property
    def words(self) -> frozenset[str]:
        """Digests of the words it was played with; one, if all is well, or none if it is older."""
        return self._values_of("words")

    def _values_of(self, name: str) -> frozenset[str]:
        told = (event.told.get(name) for event in self.opened)
        return frozenset(value for value in told if isinstance(value, str) and value)


def codes_in(chain: Chain) -> frozenset[str]:
    """Codes of the participants in a file; a sound file has one."""
    opened = (event for event in chain.events if event.kind is EventKind.OPENED)
    told = (event.told.get("participant") for event in opened)
    return frozenset(code for code in told if isinstance(code, str))


def file_of(folder: Path, code: str) -> Path:
    """Path of a participant's file of events. The code must be one that `is_code` accepts."""
    return folder / PARTICIPANTS / f"{code}{ENDING}"


def study_of(path: Path) -> Path | None:
    """The folder of a study that a path is, or that a journal or a frozen protocol is in."""
    if path.name == PROTOCOL and (path.parent / PLAN).is_file():
        return path.parent
    within = path.parents[:2] if path.suffix == ENDING else [path]
    return next((folder for folder in within if (folder / PROTOCOL).is_file()), None)


def second_file_of(folder: Path, code: str) -> Path:
    """Path of the backup of a participant's file, used while the file cannot be written.

    It is in the program's own folder, and tells studies apart by where theirs are.
    """
    return rescue_folder() / f"{code}-{study_hash(folder)}{ENDING}"


def rescue_folder() -> Path:
    """The folder of the second files of all studies."""
    return paths.data_folder() / "rescued"


def study_hash(folder: Path) -> str:
    """Hash that stands for a study's folder, however its path is spelt."""
    return hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:8]


def write_participant(path: Path, content: bytes) -> None:
    """Write all of a participant's file, for nobody else to read. Raises OSError."""
    private_folder(path.parent)
    replace_file(path, content, private=True)


def is_code(text: str) -> bool:
    """True for a participant's code: 2 to 20 of a-z, A-Z, 0-9 and -, but not - first.

    Any file system can hold it, Windows' too, which keeps some names for devices whatever their
    ending; and no spreadsheet takes it for a formula.
    """
    if DEVICES.fullmatch(text):
        return False
    letters = text.replace("-", "")
    return 2 <= len(text) <= 20 and letters.isascii() and letters.isalnum() and text[0] != "-"


def is_file_name(code: str) -> bool:
    """True if a code can be part of a file's name; earlier versions allowed other codes."""
    return bool(code) and not code.startswith(".") and not set(code) & set("/\\\0")


def participant_files(folder: Path) -> Iterator[ParticipantFile]:
    """Every participant's file, in order of the codes.

    Raises FolderError for one that is named otherwise than it tells, because two people would
    become one, or one two; and OSError.
    """
    for path in sorted((folder / PARTICIPANTS).glob(f"*{ENDING}")):
        each = ParticipantFile(path, path.name.removesuffix(ENDING), read_chain(path.read_bytes()))
        if each.misnamed:
            raise FolderError(
                (
                    "{0} has the data of {1}: rename the file to that code, or give that "
                    "participant another code with `wmh study recode`."
                ),
                path,
                each.misnamed,
            )
        yield each


def rows_of(each: ParticipantFile, protocol: Protocol) -> Tables:
    """The rows of a file that was recorded under this protocol.

    Raises FolderError for one that was recorded under another: figures of two protocols are never
    put together without somebody saying so.
    """
    if each.digests - {protocol.digest}:
        raise FolderError(
            "{0} was recorded under another protocol (or another version of it): analyse it"
            " with that one, or take the file out of the folder.",
            each.path.name,
        )
    return derive(each.chain.events, protocol, each.chain.faulty)


def tables_of(files: Iterable[ParticipantFile], protocol: Protocol) -> Tables:
    """The rows of all files. Raises FolderError as `rows_of` does."""
    return together([rows_of(each, protocol) for each in files])


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
    def places(self) -> tuple[Assigned, ...]:
        return tuple(person.held for person in self.people.values() if person.held is not None)

    def count_finished(self, arm: str) -> int:
        return sum(person.finished and person.arm == arm for person in self.people.values())

    def new_code(self, station: str) -> str:
        """Returns the station's next free code: k7q-001, k7q-002 and so on."""
        number = 1
        while (code := f"{station}-{number:03}") in self.people or code in self.foreign:
            number += 1
        return code


def station_here() -> str:
    """Station of this machine, if the protocol names none, by its name and network number."""
    return station_of(f"{platform.node()}/{uuid.getnode()}")


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
    """Raises FolderError for a file named otherwise than it tells, OSError and Cancelled."""
    people: dict[str, Sitting] = {}
    foreign: list[str] = []
    faults: list[str] = []
    words: set[str] = set()
    for each in participant_files(folder):
        check_cancelled(stop)
        if each.digests - {protocol.digest}:
            foreign.append(each.code)
            continue
        if each.chain.faults:
            faults.append(each.code)
        words |= each.words
        people[each.code] = sitting_of(each.chain.events)
    return Overview(people, tuple(foreign), tuple(faults), frozenset(words))
