"""The games begun last, as stored in the settings."""

import json

from wmh.base.files.json_reading import value_in

MOST = 6
"""Number of games that are remembered."""


def recent_games(kept: str) -> tuple[str, ...]:
    """Returns the keys of the games in the settings' text, newest first; none for invalid JSON."""
    return tuple(dict.fromkeys(value_in(kept, tuple[str, ...], ())))[:MOST]


def with_recent(kept: str, game: str) -> str:
    """Returns the settings' text `kept` with the game of this key as the newest."""
    others = (each for each in recent_games(kept) if each != game)
    return json.dumps([game, *others][:MOST], ensure_ascii=False)
