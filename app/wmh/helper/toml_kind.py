"""The kind of a file in TOML: whose fields it has."""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Mapping
from pathlib import Path

from wmh.base.files.fields import read_toml
from wmh.base.files.writing import open_regular
from wmh.base.text.refusal import InputError

_HEAD = 16_384

_TELLING: Mapping[str, frozenset[str]] = {
    "protocol": frozenset({"arms", "blocks", "per_group", "permuted", "time_cap", "unsolved"}),
    "lesson": frozenset({"stages", "turns", "stop", "note", "secret", "guesses", "strategies"}),
    "questionnaire": frozenset({"items", "intro", "least", "most", "step", "validated"}),
    "letter values": frozenset({"values"}),
    "theme": frozenset({"base", "roles", "green", "yellow", "white"}),
    "game": frozenset({"name", "rows", "lengths", "marks", "squares", "boards", "palette"}),
}
"""Fields that only one kind has; whose a file has most of, that it is."""

_NAME = re.compile(r"^[ \t]*(?:\[{1,2}[ \t]*)?([\w-]+)", re.MULTILINE)
"""Within its line: what may go on in the next is tried from each of many empty ones."""


def toml_kind(path: Path) -> str:
    """A kind by its plain name; of a file that cannot be read, what its beginning looks like.

    Raises OSError.
    """
    try:
        _, told = read_toml(path, InputError, path.name)
        names = told.keys()
    except InputError:
        with open_regular(path) as file:
            head = file.read(_HEAD)
        wide = head.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
        names = _NAME.findall(head.decode("utf-16" if wide else "utf-8", "replace"))
    score = {kind: len(fields & set(names)) for kind, fields in _TELLING.items()}
    best = max(score, key=lambda kind: score[kind])
    return best if score[best] else "lesson" if path.name.endswith(".wmh-lesson.toml") else "game"
