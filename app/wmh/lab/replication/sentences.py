"""Literal sentences of the sources, by the claims that they make."""

import tomllib
from collections.abc import Mapping
from functools import cache

from wmh.base.files import paths


@cache
def sentences() -> Mapping[str, Mapping[str, str]]:
    """Returns the sentences by experiment and key of the claim; [...] marks omissions."""
    path = paths.folder("resources") / "lab" / "sentences.toml"
    return tomllib.loads(path.read_text("utf-8"))
