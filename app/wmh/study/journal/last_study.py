"""The study that was open last on this machine, from which a crash can be recovered."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

from wmh.base.files import paths
from wmh.base.files.json_reading import value_of_type
from wmh.base.files.saved_games import LoadResult, load_saved, save_fields


@dataclass(frozen=True, slots=True)
class LastStudy:
    """Paths of a study's protocol and folder, participant of an open session, and station.

    `participant` and `station` are "" if there are none.
    """

    protocol: str
    folder: str
    participant: str
    station: str = ""


def remember(last: LastStudy) -> None:
    """Saves which study is open; errors are ignored, since a study works without it."""
    with suppress(OSError):
        save_fields(last_study_file(), json.dumps(asdict(last)))


def load_last_study() -> LoadResult[LastStudy]:
    """Returns the study that was open last; empty if its protocol or its folder is missing."""
    found = _find()
    last = found.content
    there = last is not None and Path(last.protocol).is_file() and Path(last.folder).is_dir()
    return found if there else found._replace(content=None)


def last_study_file() -> Path:
    return paths.data_folder() / "last-study.json"


def is_last(folder: Path, code: str) -> bool:
    """True if the saved study has this folder and this participant."""
    last = _find().content
    return (
        last is not None
        and last.participant == code
        and Path(last.folder).resolve() == folder.resolve()
    )


def forget(folder: Path, code: str) -> None:
    """Removes the participant from the saved study, if `is_last`. Raises OSError."""
    last = _find().content
    if last is not None and is_last(folder, code):
        save_fields(last_study_file(), json.dumps(asdict(replace(last, participant=""))))


def _find() -> LoadResult[LastStudy]:
    return load_saved(last_study_file(), partial(value_of_type, LastStudy))
