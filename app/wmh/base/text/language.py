"""Language of a command: the language of the window's settings, else the environment's."""

import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from wmh.base.files import paths
from wmh.base.text.languages import ALSO, LANGUAGES, OF_WINDOW

ENGLISH = "en"

_SET = rb"(?m)^language=([a-z]+)\s*$"
_MOST_BYTES = 1_000_000
"""Maximal size in bytes of a settings file; a longer file is ignored."""


def catalogue_of(language: str) -> Path:
    return paths.folder("resources") / "i18n" / f"{language}.mo"


def language_of(environment: Mapping[str, str]) -> str:
    """Returns the user's language as the name of a catalogue, or `en`.

    The variable by which a window passes its language to its commands comes first. Then LC_ALL,
    else LC_MESSAGES, else LANG is the locale; if it is not C, LANGUAGE may name languages that come
    before it. The language chosen in the window precedes these variables, except an LC_ALL or
    LC_MESSAGES of C, by which scripts ask for English.
    """
    if _there(told := environment.get(OF_WINDOW, "")):
        return told
    asked = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or ""
    if asked and _name(asked) == ENGLISH:
        return ENGLISH
    if chosen := _chosen_language():
        return chosen
    locale = asked or environment.get("LANG", "")
    if _name(locale) == ENGLISH:
        return ENGLISH
    for each in (*environment.get("LANGUAGE", "").split(":"), locale):
        if each and _there(name := _name(each)):
            return name
    return ENGLISH


def _chosen_language() -> str:
    """Returns the language in the settings; empty if there is none or they are unreadable."""
    with suppress(OSError):
        with paths.settings_file().open("rb") as file:
            told = file.read(_MOST_BYTES)
        found = re.search(_SET, told)
        if found and _there(name := found[1].decode()):
            return name
    return ""


def _there(name: str) -> bool:
    return name in set(LANGUAGES)


def _name(locale: str) -> str:
    """Returns the language of a locale such as `de_AT.UTF-8`; English for C or an empty text."""
    name = re.split(r"[-_.@]", locale)[0].lower()
    return ENGLISH if name in ("", "c", "posix") else ALSO.get(name, name)
