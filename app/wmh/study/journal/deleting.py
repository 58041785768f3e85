"""Deletion of a participant's data: finds all copies and deletes those within its reach."""

import hashlib
import re
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from wmh.base.files.holding import Hold
from wmh.base.files.writing import open_regular, read_regular, replace_file
from wmh.study.journal.chain import read_chain
from wmh.study.journal.folder import (
    ENDING,
    PARTICIPANTS,
    codes_in,
    file_of,
    rescue_folder,
    study_hash,
)
from wmh.study.journal.last_study import forget, is_last, last_study_file

MERGE_LOG = "merge-log.md"
_TABLE = re.compile(
    r"(description-)?(participants|games|attempts|answers|events)(_data)?\.(tsv|csv)"
)
"""Pattern of the file names of tables, exported ones and those in a kit."""
_MOST = 1 << 28
"""Size in bytes above which a file's content is not searched, and a person must look at it."""


@dataclass(frozen=True, slots=True)
class Copies:
    """Files that contain data of one participant.

    `files` contain only this participant's data and are deleted. `tables` were derived from all
    participants' files and can be derived again; they are deleted too. From `logs` the lines about
    the participant are removed. `unreached` are files that a person must check: a kit (replication
    package), which may have been shared already; the file that a link points to, of which only the
    link is deleted; a linked folder; and a file that is too long to be searched.
    """

    files: tuple[Path, ...] = ()
    tables: tuple[Path, ...] = ()
    logs: tuple[Path, ...] = ()
    unreached: tuple[Path, ...] = ()

    @property
    def reached(self) -> tuple[Path, ...]:
        """Files that are deleted or shortened."""
        return (*self.files, *self.tables, *self.logs)


def copies_of(folder: Path, code: str) -> Copies:
    """Returns a participant's copies in the study's folder, the backup folder and kits beside it.

    A copy is recognized by its name or its content. Raises OSError.
    """
    folder = folder.resolve()
    journals = folder / PARTICIPANTS
    files = [path for path in _below(journals) if _is_of(path, code)]
    first = {line for path in files if path.suffix == ENDING and (line := _first_line(path))}
    hashed = study_hash(folder)
    files += [
        path
        for path in _below(rescue_folder())
        if _is_of(path, code) and (hashed in path.name or _first_line(path) in first)
    ]
    there = set(files)
    tables: list[Path] = []
    logs: list[Path] = []
    others: list[Path] = []
    for path in _below(folder):
        if path in there or not _mentions(path, code):
            continue
        if path == folder / MERGE_LOG:
            logs.append(path)
        elif _TABLE.fullmatch(path.name):
            tables.append(path)
        else:
            others.append(path)
    others += [path for path in _below(rescue_folder()) if path not in there and _is_of(path, code)]
    if is_last(folder, code):
        logs.append(last_study_file())
    others += [path for path in _beside(folder, code, first) if _mentions(path, code)]
    others += [path.resolve() for path in (*files, *tables) if path.is_symlink()]
    linked = [path for path in sorted(folder.rglob("*")) if path.is_symlink() and path.is_dir()]
    others += [path.resolve() for path in linked if path != journals]
    return Copies(tuple(files), tuple(tables), tuple(logs), tuple(dict.fromkeys(others)))


def _beside(folder: Path, code: str, first: set[bytes]) -> Iterator[Path]:
    """Yields files beside the study that may have been made of it: kits, tables, merged studies.

    A journal of that code is another participant's if it begins otherwise, as in another study.
    """
    yield from (path for path in sorted(folder.parent.glob("*.zip")) if path.is_file())
    for within in ("*", "*/data", "*/journals", f"*/{PARTICIPANTS}"):
        for path in sorted(folder.parent.glob(f"{within}/*")):
            if folder in path.parents or not path.is_file():
                continue
            if path.suffix == ENDING:
                if _is_of(path, code) and (not first or _first_line(path) in first
                                           or path.parent.name == "journals"):  # fmt: skip
                    yield path
            elif _TABLE.fullmatch(path.name) or path.name == "report.md":
                yield path


def delete_copies(folder: Path, code: str, copies: Copies) -> None:
    """Deletes or shortens the copies within reach. Raises HeldError during a session, and OSError.

    The participant's own file is deleted last, so that after an error the deletion can be repeated.
    """
    own = file_of(folder, code)
    with Hold(own):
        for path in (*copies.tables, *copies.files):
            if path != own.resolve():
                path.unlink(missing_ok=True)
        forget(folder, code)
        for path in copies.logs:
            if path == last_study_file():
                continue
            lines = read_regular(path).splitlines(keepends=True)
            kept = b"".join(line for line in lines if not _token(code).search(line))
            replace_file(path, kept, private=True)
        own.unlink(missing_ok=True)


def _below(folder: Path) -> Iterator[Path]:
    """Yields all files in a folder and its subfolders, hidden files too."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


def _token(code: str) -> re.Pattern[bytes]:
    """Returns a pattern for the code as a whole word."""
    return re.compile(rb"(?<![A-Za-z0-9-])" + re.escape(code.encode()) + rb"(?![A-Za-z0-9-])")


def _is_of(path: Path, code: str) -> bool:
    """True if a file holds only this participant's events, or is a draft or lock of such a file."""
    name = path.name.removeprefix(".").removesuffix(".part").removesuffix(".lock")
    if not name.endswith(ENDING):
        return False
    stem = name.removesuffix(ENDING)
    if stem == code or re.fullmatch(re.escape(code) + r"-[0-9a-f]{8}(-more)*", stem):
        return True
    return stem.startswith(f"{code}-") and codes_in(read_chain(_content(path))) == frozenset({code})


def _first_line(path: Path) -> bytes:
    """Returns a file's first line; it tells apart files of different participants with one code."""
    return _content(path).partition(b"\n")[0]


def _mentions(path: Path, code: str) -> bool:
    if _token(code).search(path.name.encode()):
        return True
    if path.suffix == ".zip":
        with suppress(zipfile.BadZipFile), zipfile.ZipFile(path) as kit:
            return any(
                _token(code).search(kit.read(each))
                for each in kit.infolist()
                if each.file_size <= _MOST and not each.is_dir()
            )
    if path.stat().st_size > _MOST:
        return True
    return _token(code).search(_content(path)) is not None


def _content(path: Path) -> bytes:
    return read_regular(path, _MOST) if path.stat().st_size <= _MOST else b""


def certificate(code: str, copies: Copies, now: datetime) -> str:
    """Returns the text of a certificate that lists what is deleted; made before the deletion.

    It has the participant's code and the files' names with their digests, and is for the
    participant to keep. Raises OSError.
    """
    deleted = [f"- {path.name}: {_digest(path)}" for path in (*copies.files, *copies.tables)]
    shortened = [f"- lines about {code} taken out of {path.name}" for path in copies.logs]
    left = [f"- not reached, to be looked at: {path.name}" for path in copies.unreached]
    return "\n".join(
        (
            f"Certificate of deletion: participant {code}",
            f"Deleted on {now.isoformat(timespec='seconds')}:",
            *(*deleted, *shortened, *left),
            "Copies on other machines, in kits that were shared, and in backups are not covered.",
            "",
        )
    )


def _digest(path: Path) -> str:
    if path.is_symlink():
        return f"the link only, and not {path.resolve()}"
    with open_regular(path) as file:
        digest = hashlib.sha256()
        while piece := file.read(1 << 20):
            digest.update(piece)
    return f"SHA-256 {digest.hexdigest()}"
