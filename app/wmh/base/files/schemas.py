"""The JSON of commands and of the window: an object says by which schema it can be read.

The schemas are files in `resources/schemas`. What is new in an object keeps its number; what goes,
or means something else, makes the next one. A command that takes `--game` or `--lexicon` says first
which it was: the key of the preset or null, and the name of the lexicon.
"""

import json
from collections.abc import Mapping

VERSIONS = {
    # Lists, which cannot say what they are, until they were objects.
    **dict.fromkeys(("check", "lexicon-list", "lexicon-recipes", "mastermind-bench", "presets"), 2),
    "pit": 2,  # Named its lexicon `words`.
    "review": 2,  # Rated a guess by the bits of the best word.
}
"""Number of a schema; that of one that is not named is 1."""


def as_text(schema: str, told: Mapping[str, object]) -> str:
    """Returns an object as JSON that begins with the name of its schema."""
    headed = {"schema": f"{schema}/{VERSIONS.get(schema, 1)}", **told}
    return json.dumps(headed, indent=2) + "\n"
