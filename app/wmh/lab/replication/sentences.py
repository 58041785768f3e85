"""Sentences of the sources, word for word, each beside the claim that it makes."""

import tomllib
from collections.abc import Mapping
from functools import cache

from wmh.base.files import paths


@cache
def sentences() -> Mapping[str, Mapping[str, str]]:
    """Sentences by experiment and key of the claim; [...] stands for what is left out."""
    path = paths.folder("resources") / "lab" / "sentences.toml"
    return tomllib.loads(path.read_text("utf-8"))
