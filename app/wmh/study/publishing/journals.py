"""Participants' event files in a kit: shared fields only, with new checksums.

A file's checksums depend on private content, so published lines need new ones. A table has the
digest of each original file, with which its owner can prove the origin.
"""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from wmh.base.files.writing import read_regular
from wmh.study.journal.chain import Chain, event_lines, new_chain
from wmh.study.journal.events import Json
from wmh.study.journal.folder import ENDING, ParticipantFile
from wmh.study.publishing.sharing import Offered, Sharing, shared_fields
from wmh.study.writing.tidy import text_of

JOURNALS = "journals"
ORIGINALS = "originals.tsv"
_HEADER = ("participant", "lines", "faults", "sha256", "last_checksum")


class PublishedJournals:
    """Writer of the published event files, and of a table of the original files' digests."""

    def __init__(self, folder: Path, sharing: Sharing, offered: Offered) -> None:
        self._folder, self._sharing, self._offered = folder, sharing, offered
        self._originals: list[tuple[str, ...]] = []
        folder.mkdir()

    def add(self, each: ParticipantFile) -> None:
        """Writes the published file of one participant. Raises OSError."""
        chain = each.chain
        raw = read_regular(each.path)[: chain.whole + chain.cut]  # A session may go on meanwhile.
        fields = shared_fields(chain.events, self._sharing, self._offered)
        (self._folder / f"{each.code}{ENDING}").write_bytes(_content(each, raw, fields))
        lines = raw.count(b"\n") + bool(chain.cut)
        digest = hashlib.sha256(raw).hexdigest()
        last = _last_checksum(chain, lines)
        self._originals.append((each.code, str(lines), str(chain.faulty), digest, last))

    def close(self) -> None:
        """Writes the table of the original files' digests. Raises OSError."""
        text = text_of(_HEADER, self._originals, commas=False)
        (self._folder / ORIGINALS).write_text(text, "utf-8")


def _last_checksum(chain: Chain, lines: int) -> str:
    """Returns the checksum of the last complete line, or "none" if that line is not sound.

    The end of an unsound line can be anything, such as a participant's own words.
    """
    last = lines - bool(chain.cut)
    return "none" if any(each.line == last for each in chain.faults) or not last else chain.last


def _content(each: ParticipantFile, raw: bytes, fields: Sequence[Mapping[str, Json]]) -> bytes:
    """Returns the published lines of a participant's file, with the shared `fields` of each event.

    Events whose fields are all shared keep the text of their lines.
    """
    events = each.chain.events
    if each.chain.faults:  # Lines that could not be read have no event.
        shared = (event._replace(told=told) for event, told in zip(events, fields, strict=True))
        return b"".join(event_lines(shared))
    changed = {
        number: event._replace(told=told)
        for number, (event, told) in enumerate(zip(events, fields, strict=True))
        if told is not event.told
    }
    return new_chain(raw, changed)


def without_paths(log: str) -> str:
    """Returns a merge's log in which numbers replace folders, whose paths may name people."""
    starts = [line.removeprefix("- From ") for line in log.splitlines() if line[:7] == "- From "]
    named = {path: f"folder {number}" for number, path in enumerate(dict.fromkeys(starts), 1)}
    for path in sorted(named, key=len, reverse=True):
        log = log.replace(path, named[path])
    return log
