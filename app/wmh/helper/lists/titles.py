"""Titles of the shipped word lists, by language."""

from wmh.base.text.phrases import _
from wmh.base.text.wording import translatable
from wmh.engine.lexicon.code_names import is_code_name

WORDS = {
    "en": translatable("english", context="Word lists"),
    "de": translatable("german", context="Word lists"),
    "es": translatable("spanish", context="Word lists"),
    "fil": translatable("filipino", context="Word lists"),
    "fr": translatable("french", context="Word lists"),
    "it": translatable("italian", context="Word lists"),
    "nl": translatable("dutch", context="Word lists"),
    "pl": translatable("polish", context="Word lists"),
    "pt": translatable("portuguese", context="Word lists"),
    "sv": translatable("swedish", context="Word lists"),
    "tr": translatable("turkish", context="Word lists"),
}
"""Titles by language code (ISO 639-1; ISO 639-2 for Filipino)."""


def list_title(name: str) -> str:
    """Returns the title of a word list.

    It is the translated title of a shipped list, the game's name of a list of codes, and the name
    itself of any other list.
    """
    if is_code_name(name):
        from wmh.helper.games.presets import title_of

        return _(title_of(name), context="Games")
    return _(name, context="Word lists") if name in WORDS.values() else name
