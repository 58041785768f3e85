"""Replacement of a participant's code, in case two participants got the same one."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from wmh.base.files.holding import Hold
from wmh.base.files.writing import move_lasting, read_regular, replace_file
from wmh.base.text.wording import excerpt
from wmh.study.journal.chain import Chain, event_lines, read_chain
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import FolderError, codes_in, file_of, is_code, is_file_name


def recode(folder: Path, old: str, new: str, now: datetime) -> Path:
    """Gives a participant's file a new code, in its name and its events; returns the new path.

    A file that was renamed by hand is corrected too. The participant's orders and secrets stay
    those of the old code. Raises HeldError, OSError, and FolderError for an invalid or taken code,
    and for a file with changed lines, because new checksums would hide the changes.
    """
    if not is_code(new):
        raise FolderError(
            "{0} is not a code: take 2 to 20 letters a to z, digits and -, but not NA or CON.",
            excerpt(new),
        )
    source, target = file_of(folder, old), file_of(folder, new)
    if not is_file_name(old) or not (source.is_file() or target.is_file()):
        raise FolderError("There is no participant {0} in {1}.", excerpt(old), folder)
    with Hold(source), Hold(target):
        found = read_chain(read_regular(source if source.is_file() else target))
        if target.is_file() and (source.is_file() or codes_in(found) != frozenset({old})):
            raise FolderError("{0} is taken: choose another code.", new)
        wrong = found.faults[:-1] if found.cut else found.faults
        if wrong:
            raise FolderError(
                "{0}, line {1}: {2}. Nothing was written, because that would hide it.",
                source if source.is_file() else target,
                wrong[0].line,
                wrong[0].said,
            )
        if source.is_file():
            # First the name: if this ends here, the file is refused everywhere until it is mended.
            move_lasting(source, target)
        content = b"".join(event_lines(_recode_events(found, old, new, now)))
        replace_file(target, content, private=True)
    return target


def _recode_events(found: Chain, old: str, new: str, now: datetime) -> Iterator[Event]:
    for event in found.events:
        told = event.told
        if event.kind is EventKind.OPENED:
            told = {**told, "participant": new}
        yield event._replace(told=told)
    at = found.events[-1].at if found.events else 0.0
    if found.cut:
        yield Event(EventKind.MENDED, at, {"bytes": found.cut})
    told = {"old": old, "new": new, "sum_before": found.last}
    yield Event(EventKind.RECODED, at, told | {"utc": now.isoformat(timespec="milliseconds")})
