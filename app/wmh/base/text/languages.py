"""Languages of the program's windows, commands and studies."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class LanguageChoice(StrEnum):
    """Choices of language, by the codes of the translations; one choice follows the system."""

    SYSTEM = "system"
    ENGLISH = "en"
    FILIPINO = "fil"
    SPANISH = "es"
    GERMAN = "de"
    FRENCH = "fr"


class SpokenLanguage(NamedTuple):
    """A language: its name in the language itself, and the signs in its numbers.

    The two `signs` are the thousands separator and the decimal sign.
    """

    name: str
    signs: str = ",."


LANGUAGES: Mapping[LanguageChoice, SpokenLanguage] = {
    LanguageChoice.ENGLISH: SpokenLanguage("English"),
    LanguageChoice.FILIPINO: SpokenLanguage("Filipino"),
    LanguageChoice.SPANISH: SpokenLanguage("Español", ".,"),
    LanguageChoice.GERMAN: SpokenLanguage("Deutsch", ".,"),
    LanguageChoice.FRENCH: SpokenLanguage("Français", "\u202f,"),
}

OF_WINDOW = "WMH_LANGUAGE"
"""Name of the environment variable by which a window passes its language to a command."""

ALSO = {"tl": LanguageChoice.FILIPINO}
"""Language of each alternative code that some systems use."""
