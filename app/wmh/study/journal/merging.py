"""Merging of the folders of several machines, with checks for contradictions."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import islice, pairwise
from pathlib import Path

from wmh.base.files.writing import read_regular
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import FolderError, ParticipantFile, file_of, write_participant
from wmh.study.journal.sitting import sitting_of
from wmh.study.protocol.assignment import arms_in_turn, station_at, station_in
from wmh.study.protocol.plan import plan_digest
from wmh.study.protocol.protocol import Protocol

_LATE = timedelta(minutes=5)
"""Greatest difference between the clocks of two machines that causes no notice."""

_PLACES = range(1_000_000)
"""Places that are looked up in the allocation list; a damaged file may state a greater one."""

_YEARS = range(1970, 9000)
"""Years that a plausible time may have, with room for time arithmetic."""


@dataclass(frozen=True, slots=True)
class Merge:
    """Result of merging: the participants' files of the merged study, errors and notices.

    If there are `errors`, nothing may be written; `notices` are for a person to check.
    """

    files: tuple[ParticipantFile, ...]
    errors: tuple[str, ...]
    notices: tuple[str, ...]
    left_out: tuple[Path, ...] = ()
    """Files that are left out because another folder has a longer file of the participant."""


def merge(
    folders: Iterable[Iterable[ParticipantFile]],
    protocol: Protocol,
    now: datetime,
    *,
    other_words: bool = False,
) -> Merge:
    """Returns the merged participants' files of all folders; `now` is the latest plausible time.

    Sessions with different word lists are an error, or only a notice if `other_words` is true. If
    one folder has only the beginning of a participant's file, the longer file is taken.
    """
    kept: dict[str, ParticipantFile] = {}
    raw: dict[str, bytes] = {}
    errors: list[str] = []
    left_out: list[Path] = []
    wanted = frozenset({protocol.digest})
    for each in (each for folder in folders for each in folder):
        content = read_regular(each.path)
        if each.digests != wanted:
            errors.append(f"{each.path}: was not recorded under this protocol.")
        before = raw.get(each.code, b"")
        if not (content.startswith(before) or before.startswith(content)):
            errors.append(
                f"{each.path}: another participant of the code {each.code} is in"
                f" {kept[each.code].path.parent}. Give one of them another code with"
                " `wmh study recode`."
            )
        elif len(content) < len(before):
            left_out.append(each.path)
        else:
            if each.code in kept:
                left_out.append(kept[each.code].path)
            kept[each.code], raw[each.code] = each, content
    for each in kept.values():
        for event in each.chain.events:
            before = raw.get(str(event.told.get("old")), b"")
            if (
                event.kind is EventKind.RECODED
                and str(event.told.get("sum_before")).encode() in before
            ):
                errors.append(
                    f"{each.path}: is also in {kept[str(event.told['old'])].path}, under the code"
                    " from before it was given another. Leave that one out."
                )
    files = tuple(kept[code] for code in sorted(kept))
    differing = tuple(_words(files))
    if not other_words:
        errors += (f"{each} Allow it if you mean it." for each in differing)
        differing = ()
    notices = (*differing, *_notices(files, now), *_misallocations(files, protocol))
    return Merge(files, tuple(errors), notices, tuple(left_out))


def differing_plans(merged: Merge, folders: Iterable[Path]) -> tuple[str, ...]:
    """Returns a notice if the folders' analysis plans differ, in which case the first one is kept.

    Plans of rehearsals always differ and are not reported.
    """
    if not any(_real_sessions(each) for each in merged.files):
        return ()
    found: dict[str, list[str]] = {}
    for folder in folders:
        if digest := plan_digest(folder):
            found.setdefault(digest, []).append(str(folder))
    if len(found) < 2:
        return ()
    groups = "; ".join(f"{digest[:8]}: {', '.join(those)}" for digest, those in found.items())
    return (f"The plans are not the same: {groups}. The first of them is kept.",)


def write_merged(merged: Merge, folder: Path) -> tuple[Path, ...]:
    """Copies the merged files into a folder, which must have no different files of these codes.

    Returns their new paths. Raises OSError, and FolderError if there are different files or the
    merge has errors.
    """
    if merged.errors:
        raise FolderError("These folders cannot be merged: {0}", " ".join(merged.errors))
    written: list[Path] = []
    for each in merged.files:
        path, content = file_of(folder, each.code), read_regular(each.path)
        if path.exists() and not content.startswith(read_regular(path)):
            raise FolderError(
                "{0} exists already with other content: choose an empty folder.", path
            )
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_participant(path, content)
        written.append(path)
    return tuple(written)


def log_of(merged: Merge, folders: Sequence[Path], now: datetime) -> str:
    """Returns the log of a merge in Markdown, a line for each file."""
    lines = [f"# Put together {now.isoformat(timespec='seconds')}\n"]
    lines += [f"- From {folder}" for folder in folders]
    lines.append("")
    lines += [
        f"- {each.code}: from {each.path.parent.parent}, {len(each.chain.events):,} events, last"
        f" checksum `{each.chain.last}`"
        for each in merged.files
    ]
    if merged.notices:
        lines += ["\nTo be looked into:\n", *(f"- {notice}" for notice in merged.notices)]
    lines += ["\nLeft out, because another folder has more of the same participant:\n"]
    lines += [f"- {path}" for path in merged.left_out] or ["- nothing"]
    return "\n".join(lines) + "\n"


def _words(files: Sequence[ParticipantFile]) -> Iterator[str]:
    """Yields a notice that lists the participants by word list, if several lists were used."""
    told: dict[str, list[str]] = {}
    for each in files:
        for words in each.words:
            told.setdefault(words, []).append(each.code)
    if len(told) > 1:
        groups = "; ".join(f"{words[:8]}: {', '.join(codes)}" for words, codes in told.items())
        yield f"The words were not the same for all, added or left out by hand: {groups}."


def _notices(files: Sequence[ParticipantFile], now: datetime) -> Iterator[str]:
    for each in files:
        for fault in each.chain.faults:
            yield f"{each.path}, line {fault.line}: {fault.said}."
        lived = _real_sessions(each)
        starts = [start for event in lived if (start := _utc(event)) is not None]
        if len(starts) < len(lived):
            yield f"{each.path}: a session has no readable start."
        if any(start > now + _LATE for start in starts):
            yield f"{each.path}: begins in the future; the clock of its machine was wrong."
        if any(later < earlier for earlier, later in pairwise(starts)):
            yield f"{each.path}: a later session has an earlier start; a clock was set back."
    yield from _overlaps(files)
    # That of whoever withdrew is dealt out again, as it should be.
    held = [sitting_of(each.chain.events).held for each in files]
    given = Counter(each.number for each in held if each is not None and not each.lost)
    twice = sorted(place for place, times in given.items() if times > 1)
    if twice:
        places, were = ("Place", "was") if len(twice) == 1 else ("Places", "were")
        yield (
            f"{places} {', '.join(map(str, twice))} of the sequence {were} given out more than"
            " once: the machines dealt out conditions on their own."
        )


def _real_sessions(each: ParticipantFile) -> list[Event]:
    """Returns the OPENED events of real sessions; simulated sessions have no time of day."""
    return [event for event in each.opened if event.told.get("simulated") is not True]


def _misallocations(files: Iterable[ParticipantFile], protocol: Protocol) -> Iterator[str]:
    """Yields notices of places assigned by the wrong station, or to the wrong group.

    A participant's station is recognized by the code that the participant had at the assignment.
    """
    if not protocol.stations:
        return
    people = [(each, sitting_of(each.chain.events)) for each in files]
    told = [person.place for _, person in people if person.place is not None]
    length = max((place + 1 for place in told if place in _PLACES), default=0)
    dealt = tuple(islice(arms_in_turn(protocol), length))
    for each, person in people:
        if (place := person.place) is None:
            continue
        if place not in _PLACES:
            yield f"{each.path}: place {place} is not on the allocation list."
            continue
        wanted, code = station_at(protocol, place), person.first_code or each.code
        if station_in(protocol, code) != wanted:
            yield (
                f"{each.path}: place {place} of the allocation list is for station {wanted}, and"
                f" was given to {code}."
            )
        if person.arm != dealt[place]:
            yield (
                f"{each.path}: place {place} of the allocation list is for {dealt[place]}, and"
                f" {person.arm} was played."
            )


def _overlaps(files: Iterable[ParticipantFile]) -> Iterator[str]:
    """Yields notices of sessions of two participants on one machine that overlap in time.

    The machine's clock or a code must then be wrong.
    """
    sittings = sorted(
        (str(machine), start, end, each.code)
        for each in files
        for machine, start, end in _sittings(each)
    )
    for (one, _, end, code), (other, start, _, another) in pairwise(sittings):
        if one == other and start < end - _LATE and code != another:
            yield f"{code} and {another} were at the same machine at the same time."


def _sittings(each: ParticipantFile) -> Iterator[tuple[object, datetime, datetime]]:
    machine: object = None
    start: datetime | None = None
    last = 0.0
    for event in each.chain.events:
        if event.kind is EventKind.OPENED:
            if start is not None:
                yield machine, start, start + timedelta(seconds=last)
            machine, start = event.told.get("machine"), _utc(event)
        last = max(0.0, min(event.at, 1e7))
    if start is not None:
        yield machine, start, start + timedelta(seconds=last)


def _utc(event: Event) -> datetime | None:
    told = event.told.get("utc")
    try:
        found = datetime.fromisoformat(told) if isinstance(told, str) else None
    except ValueError:
        return None
    if found is None or found.year not in _YEARS:
        return None
    return found if found.tzinfo else found.replace(tzinfo=UTC)
