"""The JSON of commands: an object says by which schema it can be read.

The schemas are files in `resources/schemas`. What is new in an object keeps its number; what goes,
or means something else, makes the next one.
"""

import json
from collections.abc import Mapping
from typing import cast

VERSION = 1


def print_json(schema: str, told: object) -> None:
    """Print what a command found: an object after the name of its schema, a list as it is."""
    print(as_text(schema, told), end="")


def as_text(schema: str, told: object) -> str:
    """The same for a file."""
    if isinstance(told, Mapping):
        told = {"schema": f"{schema}/{VERSION}", **cast("Mapping[str, object]", told)}
    return json.dumps(told, indent=2) + "\n"
