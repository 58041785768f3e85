"""Where an imported lexicon came from, kept beside it so that it can be built again."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, cast

from app import paths
from app.engine.lexicon.policies import AS_IT_STANDS, Accents, Capitals, Column, Policies

_FORMAT = 1


@dataclass(frozen=True, slots=True)
class Origin:
    """The files a lexicon was read from, or the recipe, and how they were read."""

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
    """What JSON can hold of it, which is all."""
    return json.loads(json.dumps(asdict(origin), default=str))


def written(origin: Origin) -> bytes:
    """The file that is kept. A path that is no UTF-8 stays what it is."""
    known = {"format": _FORMAT, **as_json(origin)}
    text = json.dumps(known, ensure_ascii=False, indent=1)
    return (text + "\n").encode("utf-8", "surrogateescape")


def read_origin(name: str) -> Origin | None:
    """None of a lexicon that came with the program or was put there by hand."""
    try:
        text = origin_file(paths.lexica_folder() / name).read_text("utf-8", "surrogateescape")
        known = cast("dict[str, Any]", json.loads(text))
        policies = known["policies"]
        return Origin(
            lists=tuple(map(Path, known["lists"])),
            answers=_path(known["answers"]),
            flagged=_path(known["flagged"]),
            recipe=str(known["recipe"]),
            policies=Policies(
                Accents(policies["accents"]),
                Capitals(policies["capitals"]),
                tuple(map(str, policies["digraphs"])),
                Column(policies["column"]),
                str(policies["letters"]),
            ),
            source=str(known["source"]),
            licence=str(known["licence"]),
        )
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def _path(text: object) -> Path | None:
    return None if text is None else Path(str(text))
