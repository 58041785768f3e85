"""The folder of a study: its protocol, and a file of events for each participant."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from app.engine.files import DEVICES, private_folder, replace_file
from app.engine.refusal import InputError
from app.study.chain import Chain, read_chain
from app.study.derive import derive, together
from app.study.events import Event, Kind
from app.study.protocol import Protocol
from app.study.rows import Tables

PARTICIPANTS = "participants"
ENDING = ".jsonl"
PROTOCOL = "protocol.toml"


class FolderError(InputError):
    """A folder that holds no study, or not this one."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """What the file of a participant holds."""

    path: Path
    code: str
    chain: Chain

    @property
    def opened(self) -> tuple[Event, ...]:
        """The beginnings of its sittings."""
        return tuple(event for event in self.chain.events if event.kind is Kind.OPENED)

    @property
    def digests(self) -> frozenset[str]:
        """Of the protocols under which it was recorded; one, if all is well."""
        told = (event.told.get("digest") for event in self.opened)
        return frozenset(digest for digest in told if isinstance(digest, str))


def file_of(folder: Path, code: str) -> Path:
    """Where a participant's events are. The code must be one that `is_code` accepts."""
    return folder / PARTICIPANTS / f"{code}{ENDING}"


def write_participant(path: Path, content: bytes) -> None:
    """Write all of a participant's file, for nobody else to read. Raises OSError."""
    private_folder(path.parent)
    replace_file(path, content, private=True)


def is_code(text: str) -> bool:
    """Whether it may stand for a participant: 2 to 20 of a-z, A-Z, 0-9 and -, but not - first.

    Any file system can hold it, Windows' too, which keeps some names for devices whatever their
    ending; and no spreadsheet takes it for a formula.
    """
    if DEVICES.fullmatch(text):
        return False
    letters = text.replace("-", "")
    return 2 <= len(text) <= 20 and letters.isascii() and letters.isalnum() and text[0] != "-"


def recorded(folder: Path) -> Iterator[Recorded]:
    """Every participant's file, in order of the codes. Raises OSError."""
    for path in sorted((folder / PARTICIPANTS).glob(f"*{ENDING}")):
        yield Recorded(path, path.name.removesuffix(ENDING), read_chain(path.read_bytes()))


def tables_of(files: Iterable[Recorded], protocol: Protocol) -> Tables:
    """The rows of all files that were recorded under this protocol.

    Raises FolderError for one that was recorded under another: figures of two protocols are never
    put together without somebody saying so.
    """
    found: list[Tables] = []
    digest = protocol.digest
    for each in files:
        if each.digests - {digest}:
            raise FolderError(
                "{0} was recorded under another protocol (or another version of it): analyse it"
                " with that one, or take the file out of the folder.",
                each.path.name,
            )
        found.append(derive(each.chain.events, protocol, len(each.chain.faults)))
    return together(found)
