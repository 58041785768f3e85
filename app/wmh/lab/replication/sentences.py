"""Literal sentences of the sources, by experiment and claim."""

import tomllib
from collections.abc import Mapping
from functools import cache

from wmh.base.files import paths


@cache
def sentences() -> Mapping[str, Mapping[str, str]]:
    """Returns the source's sentence of each claim, by experiment and key; [...] marks omissions."""
    path = paths.folder("resources") / "lab" / "sentences.toml"
    return tomllib.loads(path.read_text("utf-8"))
