"""JSON output of commands."""

from collections.abc import Mapping

from wmh.base.files.schemas import as_text


def print_json(schema: str, told: Mapping[str, object]) -> None:
    """Prints the result of a command, with the name of its schema first."""
    print(as_text(schema, told), end="")
