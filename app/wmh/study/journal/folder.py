"""The folder of a study: its protocol, and a file of events for each participant."""

import hashlib
import os
import platform
import re
import uuid
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from wmh.base.files import paths
from wmh.base.files.writing import DEVICES, private_folder, read_regular, replace_file
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
    """The error for a folder without this study, and for a misnamed or foreign file in it."""


@dataclass(frozen=True, slots=True)
class ParticipantFile:
    """Content of one participant's file; `code` is the participant's code by the file's name."""

    path: Path
    code: str
    chain: Chain

    @property
    def opened(self) -> tuple[Event, ...]:
        """The OPENED events, one for each session."""
        return tuple(event for event in self.chain.events if event.kind is EventKind.OPENED)

    @property
    def misnamed(self) -> str:
        """Code recorded in the file that differs from the file's name; "" if none differs."""
        return next(iter(sorted(codes_in(self.chain) - {self.code})), "")

    @property
    def digests(self) -> frozenset[str]:
        """Digests of the protocols under which the file was recorded; a sound file has one."""
        return self._values_of("digest")

    @property
    def words(self) -> frozenset[str]:
        """Digests of the word lists used: one in a sound file, none in files of old versions."""
        return self._values_of("words")

    def _values_of(self, name: str) -> frozenset[str]:
        told = (event.told.get(name) for event in self.opened)
        return frozenset(value for value in told if isinstance(value, str) and value)


def codes_in(chain: Chain) -> frozenset[str]:
    """Participants' codes recorded in a file; a sound file has one."""
    opened = (event for event in chain.events if event.kind is EventKind.OPENED)
    told = (event.told.get("participant") for event in opened)
    return frozenset(code for code in told if isinstance(code, str))


def file_of(folder: Path, code: str) -> Path:
    """Path of a participant's file of events. `code` must be one that `is_code` accepts."""
    return folder / PARTICIPANTS / f"{code}{ENDING}"


def study_of(path: Path) -> Path | None:
    """Returns the study's folder that the path belongs to; None if it belongs to none.

    The path is that folder, its protocol, its plan, or a participant's file.
    """
    if path.name == PROTOCOL and (path.parent / PLAN).is_file():
        return path.parent
    within = path.parents[:2] if path.suffix == ENDING else [path]
    return next((folder for folder in within if (folder / PROTOCOL).is_file()), None)


def second_file_of(folder: Path, code: str) -> Path:
    """Returns the backup path of a participant's file, used while that file cannot be written.

    The backup is in the program's own folder, and its name is different for each study folder.
    """
    return rescue_folder() / f"{code}-{study_hash(folder)}{ENDING}"


def rescue_folder() -> Path:
    """Returns the folder of the backup files of all studies."""
    return paths.data_folder() / "rescued"


_MISSING = re.compile(r"na|nan|null|none", re.IGNORECASE)


def study_hash(folder: Path) -> str:
    """Returns eight hexadecimal digits that identify a study's folder by its resolved path."""
    return hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:8]


def write_participant(path: Path, content: bytes) -> None:
    """Writes a participant's complete file, readable by the owner alone. Raises OSError."""
    private_folder(path.parent)
    replace_file(path, content, private=True)


def is_code(text: str) -> bool:
    """True for a valid participant's code: 2 to 20 of a-z, A-Z, 0-9 and -, but not - first.

    Reserved device names of Windows are invalid, texts that spreadsheets take for formulas, and NA
    and its like, which most readers of tables take for a missing value.
    """
    if DEVICES.fullmatch(text) or _MISSING.fullmatch(text):
        return False
    letters = text.replace("-", "")
    return 2 <= len(text) <= 20 and letters.isascii() and letters.isalnum() and text[0] != "-"


def is_file_name(code: str) -> bool:
    """True if a code can be part of a file name, even if only earlier versions accepted it."""
    return bool(code) and not code.startswith(".") and not set(code) & set("/\\\0")


def participant_files(folder: Path) -> Iterator[ParticipantFile]:
    """Yields the content of every participant's file in a study's folder, in order of the codes.

    Raises OSError, and FolderError for a file whose name differs from its code, because
    participants could be confused.
    """
    for path in sorted((folder / PARTICIPANTS).glob(f"*{ENDING}")):
        chain = read_chain(read_regular(path))
        each = ParticipantFile(path, path.name.removesuffix(ENDING), chain)
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
    """Returns the table rows of a participant's file.

    Raises FolderError if the file was recorded under another protocol: data of two protocols are
    never combined implicitly.
    """
    if each.digests - {protocol.digest}:
        raise FolderError(
            "{0} was recorded under another protocol (or another version of it): analyse it"
            " with that one, or take the file out of the folder.",
            each.path.name,
        )
    return derive(each.chain.events, protocol, each.chain.faulty)


def tables_of(files: Iterable[ParticipantFile], protocol: Protocol) -> Tables:
    """Returns the table rows of all files together. Raises FolderError like `rows_of`."""
    return together([rows_of(each, protocol) for each in files])


_LETTERS, _DIGITS = "bcdfghjkmnpqrstvwxz", "23456789"


@dataclass(frozen=True, slots=True)
class Overview:
    """Progress of a folder's participants, by code, in order of the codes.

    `foreign` are codes of files recorded under another protocol, `faults` codes of files with
    changed or cut lines. `words` are digests of the word lists: one, unless the list was changed in
    between.
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
    """Returns a name for this machine, made from its host name and network address.

    It is the station where the protocol names none.
    """
    return station_of(f"{platform.node()}/{uuid.getnode()}")


def station_of(machine: str) -> str:
    """Returns four letters and digits that stand for a machine in its participants' codes.

    They form no word, begin with a letter, and are not easily confused.
    """
    number = int.from_bytes(hashlib.sha256(machine.encode()).digest()[:8])
    said = ""
    for signs in (_LETTERS, _LETTERS + _DIGITS, _LETTERS + _DIGITS, _LETTERS + _DIGITS):
        number, place = divmod(number, len(signs))
        said += signs[place]
    return said


def overview(folder: Path, protocol: Protocol, stop: Stop = never) -> Overview:
    """Returns the progress of all participants in a study's folder.

    Raises FolderError for a file whose name differs from its code, OSError and Cancelled.
    """
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
