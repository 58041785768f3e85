"""Output of commands in JSON."""

from collections.abc import Mapping

from wmh.base.files.schemas import as_text


def print_json(schema: str, told: Mapping[str, object]) -> None:
    """Prints the result of a command as JSON, in which the name of its schema stands first."""
    print(as_text(schema, told), end="")
