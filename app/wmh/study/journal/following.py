"""Live status of a study: participants' progress, read from files that have changed."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path

from wmh.base.files.writing import read_regular
from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.study.journal.chain import read_chain
from wmh.study.journal.folder import ENDING, PARTICIPANTS, ParticipantFile
from wmh.study.journal.sitting import Sitting, sitting_of
from wmh.study.protocol.assignment import station_in
from wmh.study.protocol.protocol import Protocol


class FollowTrouble(Enum):
    """Fault of a participant's file, for the live status."""

    CHANGED = auto()
    """Lines of the file were changed or removed."""
    CUT = auto()
    """The file's last line is incomplete: it is being written or copied, or was cut."""
    FOREIGN = auto()
    """The file was recorded under another protocol."""
    MISNAMED = auto()
    """The file's name differs from the participant's code."""
    TWICE = auto()
    """Another folder has a longer file of this participant."""
    UNREADABLE = auto()


@dataclass(frozen=True, slots=True)
class Where:
    """Progress of a participant by one file; `at` is the file's time of change, seconds since 1970.

    `station` is "" if the protocol names none, or the code begins with none of them. A file that is
    FOREIGN, MISNAMED, TWICE or UNREADABLE is not counted.
    """

    path: Path
    code: str
    station: str
    person: Sitting
    at: float
    size: int
    trouble: FollowTrouble | None = None

    @property
    def counts(self) -> bool:
        return self.trouble in (None, FollowTrouble.CHANGED, FollowTrouble.CUT)


@dataclass(frozen=True, slots=True)
class Balance:
    """Numbers of participants in a group: finished, still in a session, and withdrawn."""

    group: str
    finished: int
    under_way: int
    withdrawn: int

    @property
    def any(self) -> bool:
        return bool(self.finished or self.under_way or self.withdrawn)


@dataclass(frozen=True, slots=True)
class FollowedPeople:
    """Participants by code: first those with faults, then active ones, then finished ones."""

    protocol: Protocol
    rows: tuple[Where, ...]

    def balance(self, station: str | None = None) -> tuple[Balance, ...]:
        """Returns the numbers of participants in each group, at one station or (None) at all."""
        here = [row.person for row in self.rows if row.counts and station in (None, row.station)]
        finished = Counter(each.arm for each in here if each.finished)
        withdrawn = Counter(each.arm for each in here if each.withdrawn and not each.finished)
        under_way = Counter(each.arm for each in here if not each.over)
        return tuple(
            Balance(group, finished[group], under_way[group], withdrawn[group])
            for group in self.protocol.groups
        )


class Following:
    """Reader of a study's folders that examines only changed files again. Not thread-safe."""

    def __init__(self, folders: Sequence[Path], protocol: Protocol) -> None:
        self._folders, self._protocol = tuple(folders), protocol
        self._known: dict[Path, tuple[tuple[int, int], Where]] = {}

    def look(self, stop: Stop = never) -> FollowedPeople:
        """Returns the present progress of all participants. Raises Cancelled."""
        rows = {row.path: row for row in self._rows(stop)}
        most: dict[str, Where] = {}
        for row in rows.values():
            if row.counts and (row.code not in most or row.size > most[row.code].size):
                most[row.code] = row
        for path, row in rows.items():
            if row.counts and most[row.code] is not row:
                rows[path] = replace(row, trouble=FollowTrouble.TWICE)
        return FollowedPeople(self._protocol, tuple(sorted(rows.values(), key=_order)))

    def _rows(self, stop: Stop) -> Iterator[Where]:
        known, self._known = self._known, {}
        for folder in self._folders:
            for path in sorted((folder / PARTICIPANTS).glob(f"*{ENDING}")):
                check_cancelled(stop)
                try:
                    told = path.stat()
                    mark = told.st_mtime_ns, told.st_size
                    found = known.get(path)
                    if found is None or found[0] != mark:
                        found = mark, self._read(path, told.st_mtime, told.st_size)
                except FileNotFoundError:  # It was just deleted, or given another name.
                    continue
                self._known[path] = found
                yield found[1]

    def _read(self, path: Path, at: float, size: int) -> Where:
        code = path.name.removesuffix(ENDING)
        row = Where(path, code, station_in(self._protocol, code), Sitting(), at, size)
        try:
            each = ParticipantFile(path, code, read_chain(read_regular(path)))
        except FileNotFoundError:
            raise
        except OSError:
            return replace(row, trouble=FollowTrouble.UNREADABLE)
        return replace(
            row,
            person=sitting_of(each.chain.events),
            trouble=_trouble(each, self._protocol),
        )


def _trouble(each: ParticipantFile, protocol: Protocol) -> FollowTrouble | None:
    if each.misnamed:
        return FollowTrouble.MISNAMED
    if each.digests - {protocol.digest}:
        return FollowTrouble.FOREIGN
    if len(each.chain.faults) > bool(each.chain.cut):
        return FollowTrouble.CHANGED
    return FollowTrouble.CUT if each.chain.cut else None


def _order(row: Where) -> tuple[bool, bool, str, Path]:
    return row.trouble is None, row.person.over, row.code, row.path
