"""Words that games do not accept, by game, as stored in the settings."""

import json
from contextlib import suppress

from wmh.base.files import paths
from wmh.base.files.json_reading import ContentError, bytes_of, value_in
from wmh.helper.settings_text import parse


def refused_words(text: str, game: str) -> tuple[str, ...]:
    """Returns the words that a game refuses, the first refused first; none for an invalid text.

    `text` is that of the settings, `game` the key of a preset.
    """
    return tuple(_read(text).get(game, ())) if game else ()


def saved_refused(game: str) -> tuple[str, ...]:
    """Returns the words that a game refuses, from the settings file.

    The file is read without Qt, since commands avoid the time that its import takes.
    """
    with suppress(OSError, ContentError):
        text = parse(bytes_of(paths.settings_file())).values.get("refused")
        return refused_words(text, game) if isinstance(text, str) else ()
    return ()


def with_refused(text: str, game: str, word: str) -> str:
    """Returns the settings' text with this word added to the words that the game refuses."""
    return _serialize(text, game, (*(x for x in refused_words(text, game) if x != word), word))


def without_refused(text: str, game: str, word: str) -> str:
    """Returns the settings' text with this word taken from the words that the game refuses."""
    return _serialize(text, game, tuple(x for x in refused_words(text, game) if x != word))


def _read(text: str) -> dict[str, tuple[str, ...]]:
    return value_in(text, dict[str, tuple[str, ...]], {})


def _serialize(text: str, game: str, words: tuple[str, ...]) -> str:
    games = {key: each for key, each in {**_read(text), game: words}.items() if each}
    return json.dumps(games, ensure_ascii=False, sort_keys=True)
