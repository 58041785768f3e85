"""The languages that the program speaks: in its window, its commands and its studies."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class LanguageChoice(StrEnum):
    """Languages by the names of their translations; the system may choose one."""

    SYSTEM = "system"
    ENGLISH = "en"
    FILIPINO = "fil"
    SPANISH = "es"
    GERMAN = "de"
    FRENCH = "fr"


class SpokenLanguage(NamedTuple):
    """Language with its own name, and its way to write figures.

    The two `signs` stand between thousands and before decimals.
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
"""The variable by which a window tells a command that it runs in which language it speaks."""

ALSO = {"tl": LanguageChoice.FILIPINO}
"""Other names that systems give to languages."""
