"""Kind of a TOML file (preset, theme, ...), recognized by its fields."""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Mapping
from pathlib import Path

from wmh.base.files.fields import read_toml
from wmh.base.files.writing import open_regular
from wmh.base.text.refusal import InputError
from wmh.products import installed_products

_HEAD = 16_384

_HELPER: Mapping[str, frozenset[str]] = {
    "letter values": frozenset({"values"}),
    "theme": frozenset({"base", "roles", "green", "yellow", "white"}),
    "game": frozenset({"name", "rows", "lengths", "marks", "squares", "boards", "palette"}),
}
"""Fields that only one kind of file has; a file is of the kind with the most matches."""

_NAME = re.compile(r"^[ \t]*(?:\[{1,2}[ \t]*)?([\w-]+)", re.MULTILINE)
"""Pattern of a field name within one line, so that empty lines are not scanned repeatedly."""


def toml_kind(path: Path) -> str:
    """Returns the kind of a file; an invalid file is judged by its first lines. Raises OSError."""
    try:
        _, told = read_toml(path, InputError, path.name)
        names = told.keys()
    except InputError:
        with open_regular(path) as file:
            head = file.read(_HEAD)
        wide = head.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
        names = _NAME.findall(head.decode("utf-16" if wide else "utf-8", "replace"))
    telling = {
        kind: each for product in installed_products() for kind, each in product.toml.items()
    }
    score = {kind: len(x & set(names)) for kind, x in {**telling, **_HELPER}.items()}
    best = max(score, key=lambda kind: score[kind])
    return best if score[best] else "lesson" if path.name.endswith(".wmh-lesson.toml") else "game"
