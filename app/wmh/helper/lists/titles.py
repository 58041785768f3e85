"""The word lists that come with the program, by the languages of their words."""

from wmh.base.text.phrases import _
from wmh.base.text.wording import translatable

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
"""Their names by the codes of their languages (ISO 639-1, of Filipino 639-2)."""


def list_title(name: str) -> str:
    """Returns the name of a word list in the window's language; a list of one's own keeps its."""
    return _(name, context="Word lists") if name in WORDS.values() else name
