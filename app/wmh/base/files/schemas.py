"""JSON schemas of the objects that commands and windows write; each begins with its name.

The schemas are files in `resources/schemas`. A new field keeps the schema's number; removing or
redefining a field makes the next number. Commands with `--game` or `--lexicon` print both first:
the key of the preset or null, and the name of the word list.
"""

import json
from collections.abc import Mapping

VERSIONS = {
    # Lists, which cannot say what they are, until they were objects.
    **dict.fromkeys(("check", "lexicon-list", "lexicon-recipes", "mastermind-bench", "presets"), 2),
    "pit": 2,  # Named its lexicon `words`.
    "review": 2,  # Rated a guess by the bits of the best word.
}
"""Number of each schema; a schema that is not listed has number 1."""


def as_text(schema: str, told: Mapping[str, object]) -> str:
    """Returns an object as JSON text, with the name of its schema as the first field."""
    headed = {"schema": f"{schema}/{VERSIONS.get(schema, 1)}", **told}
    return json.dumps(headed, indent=2) + "\n"
