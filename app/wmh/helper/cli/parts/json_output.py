"""The JSON of commands, printed."""

from collections.abc import Mapping

from wmh.base.files.schemas import as_text


def print_json(schema: str, told: Mapping[str, object]) -> None:
    """Print what a command found, after the name of its schema."""
    print(as_text(schema, told), end="")
