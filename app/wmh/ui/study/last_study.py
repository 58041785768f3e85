"""The study that was open last, and the sitting that was under way, for after a crash."""

import json
from dataclasses import dataclass
from pathlib import Path

from wmh.engine.files import replace_file
from wmh.engine.json_reading import ContentError, bytes_of, table_told_by
from wmh.files import paths


@dataclass(frozen=True, slots=True)
class LastStudy:
    """The file of its protocol, its folder, who was playing, and which station this is; or ""."""

    file: Path
    folder: Path
    code: str
    station: str = ""


def remember(last: LastStudy) -> None:
    """Raises nothing: a study goes on without it."""
    told = {
        "protocol": str(last.file),
        "folder": str(last.folder),
        "participant": last.code,
        "station": last.station,
    }
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        replace_file(_file(), json.dumps(told).encode(), private=True)
    except OSError:
        return


def recalled() -> LastStudy | None:
    """None where there is none, or where its protocol or its folder is gone."""
    try:
        told = table_told_by(bytes_of(_file()))
    except (OSError, ContentError):
        return None
    file, folder = Path(str(told.get("protocol"))), Path(str(told.get("folder")))
    if not file.is_file() or not folder.is_dir():
        return None
    code, station = (str(told.get(name, "")) for name in ("participant", "station"))
    return LastStudy(file, folder, code, station)


def _file() -> Path:
    return paths.data_folder() / "last-study.json"
