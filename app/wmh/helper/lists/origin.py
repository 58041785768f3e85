"""Origin of an imported word list, stored so that the list can be built again."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from wmh.base.files import paths
from wmh.base.files.json_reading import bytes_of, value_of_type
from wmh.engine.lexicon.reading.policies import AS_IT_STANDS, Policies

_FORMAT = 1


@dataclass(frozen=True, slots=True)
class Origin:
    """Files, or the recipe, of which a word list was made, and the options of their reading."""

    lists: tuple[Path, ...] = ()
    answers: Path | None = None
    flagged: Path | None = None
    recipe: str = ""
    policies: Policies = AS_IT_STANDS
    source: str = ""
    licence: str = ""


def origin_file(folder: Path) -> Path:
    return folder / "origin.json"


def as_json(origin: Origin) -> dict[str, Any]:
    """Returns an origin as the fields of a JSON object."""
    return json.loads(json.dumps(asdict(origin), default=str))


def to_bytes(origin: Origin) -> bytes:
    """Returns the content of the file that stores an origin; paths need not be UTF-8."""
    known = {"format": _FORMAT, **as_json(origin)}
    text = json.dumps(known, ensure_ascii=False, indent=1)
    return (text + "\n").encode("utf-8", "surrogateescape")


def read_origin(name: str) -> Origin | None:
    """Returns the origin of a list; None for a list that is shipped or was copied by hand."""
    try:
        raw = bytes_of(origin_file(paths.lexica_folder() / name))
        # A path that is no UTF-8 is escaped by halves of pairs, which are no text to anybody else.
        told = value_of_type(_OriginFields, json.loads(raw.decode("utf-8", "surrogateescape")))
    except (OSError, ValueError, RecursionError):
        return None
    return Origin(
        lists=tuple(map(Path, told.lists)),
        answers=_path(told.answers),
        flagged=_path(told.flagged),
        recipe=told.recipe,
        policies=told.policies,
        source=told.source,
        licence=told.licence,
    )


@dataclass(frozen=True, slots=True)
class _OriginFields:
    """Fields of an origin as in the JSON file, with paths as text."""

    lists: tuple[str, ...]
    answers: str | None
    flagged: str | None
    recipe: str
    policies: Policies
    source: str
    licence: str


def _path(text: str | None) -> Path | None:
    return None if text is None else Path(text)
