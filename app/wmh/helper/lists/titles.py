"""Titles of the shipped word lists, by language."""

from wmh.base.text.phrases import _
from wmh.base.text.wording import translatable
from wmh.engine.lexicon.code_names import is_code_name

_TITLES = {
    "english": translatable("English", context="Word lists"),
    "german": translatable("German", context="Word lists"),
    "spanish": translatable("Spanish", context="Word lists"),
    "filipino": translatable("Filipino", context="Word lists"),
    "french": translatable("French", context="Word lists"),
    "italian": translatable("Italian", context="Word lists"),
    "dutch": translatable("Dutch", context="Word lists"),
    "polish": translatable("Polish", context="Word lists"),
    "portuguese": translatable("Portuguese", context="Word lists"),
    "swedish": translatable("Swedish", context="Word lists"),
    "turkish": translatable("Turkish", context="Word lists"),
}
"""Titles by the names of the shipped lists, which are folders and values of options."""

_CODES = ("en", "de", "es", "fil", "fr", "it", "nl", "pl", "pt", "sv", "tr")

WORDS = dict(zip(_CODES, _TITLES, strict=True))
"""Names of the shipped lists by language code (ISO 639-1; ISO 639-2 for Filipino)."""


def list_title(name: str) -> str:
    """Returns the title of a word list.

    It is the translated title of a shipped list, the game's name of a list of codes, and the name
    itself of any other list.
    """
    if is_code_name(name):
        from wmh.helper.games.presets import title_of

        return _(title_of(name), context="Games")
    return _(_TITLES[name], context="Word lists") if name in _TITLES else name
