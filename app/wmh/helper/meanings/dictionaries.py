"""Dictionaries installed on the system, by the language of their words."""

import os
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from wmh.base.files import paths
from wmh.helper.lists.library import built_in
from wmh.helper.lists.origin import read_origin
from wmh.helper.lists.recipes import RecipeError, find_recipe
from wmh.helper.meanings import dictd, stardict
from wmh.helper.meanings.stored import Entry

SYSTEM = Path("/usr/share")
HOME = Path(os.environ.get("HOME") or os.environ.get("USERPROFILE") or "/")

_MOST = 200
"""Maximal number of dictionaries read from one folder."""


@dataclass(frozen=True, slots=True)
class Dictionary:
    """A dictionary, named by its main file: the .index of dictd or the .ifo of StarDict.

    `language` is the ISO 639-2 code of its words; "" if the file's name does not tell it.
    """

    path: Path
    language: str

    def title(self) -> str:
        """Title that the dictionary gives itself. Raises DictionaryError."""
        if self.path.suffix == ".ifo":
            return stardict.told_of(self.path).get("bookname") or self.path.stem
        text = dictd.text_file(self.path)
        return self.path.stem if text is None else dictd.title(self.path, text)

    def entries(self, initials: bytes) -> Iterator[Entry]:
        """Yields the words that begin with one of these bytes, with functions that read the texts.

        Raises DictionaryError.
        """
        if self.path.suffix == ".ifo":
            yield from stardict.entries(self.path, initials)
        elif (text := dictd.text_file(self.path)) is not None:
            yield from dictd.entries(self.path, text, initials)


@dataclass(frozen=True, slots=True)
class Language:
    """Known dictionaries of a language, best first.

    `names` are those of their files and may contain wildcards; `package` is Debian's package.
    """

    package: str
    names: tuple[str, ...]


@cache
def languages() -> dict[str, Language]:
    """Returns the languages with known dictionaries, by ISO 639-2 code."""
    text = (paths.folder("resources") / "lexica" / "dictionaries.toml").read_text("utf-8")
    return {
        code: Language(each["package"], tuple(each["names"]))
        for code, each in tomllib.loads(text).items()
    }


def language_of(lexicon: str) -> str:
    """Returns the ISO 639-2 code of a word list's language; "" if unknown."""
    if lexicon == "english":
        return "eng"
    origin = read_origin(lexicon)
    recipe = lexicon if lexicon in built_in() else origin.recipe if origin is not None else ""
    try:
        return find_recipe(recipe).code if recipe else ""
    except RecipeError:
        return ""


def dictionaries(language: str) -> tuple[Dictionary, ...]:
    """Returns the installed dictionaries for a language, best first; for "" all of them."""
    found = [Dictionary(path, _language(path.stem)) for path in _files()]
    names = languages()[language].names if language in languages() else ()
    fitting = [each for each in found if not language or each.language in ("", language)]
    return tuple(sorted(fitting, key=lambda each: (_rank(each.path.stem, names), each.path.name)))


def own_folder() -> Path:
    """Returns the folder in which users put dictionaries of their own."""
    return paths.data_folder() / "dictionaries"


def _files() -> Iterator[Path]:
    """Yields the files of dictionaries in the folders of the user, of Debian and of StarDict."""
    given = os.environ.get("STARDICT_DATA_DIR")
    places = (
        own_folder(),
        SYSTEM / "dictd",
        SYSTEM / "stardict" / "dic",
        *([Path(given) / "dic"] if given else ()),
        HOME / ".stardict" / "dic",
        HOME / ".local" / "share" / "stardict" / "dic",
    )
    for place in places:
        for form in ("*.index", "*.ifo", "*/*.ifo"):
            for path in sorted(place.glob(form))[:_MOST]:
                if _is_whole(path):
                    yield path


def _is_whole(path: Path) -> bool:
    beside = stardict.files_of(path) if path.suffix == ".ifo" else dictd.text_file(path)
    return beside is not None


def _language(stem: str) -> str:
    return next(
        (
            code
            for code, each in languages().items()
            if any(fnmatch(stem.lower(), name) for name in each.names)
        ),
        "",
    )


def _rank(stem: str, names: tuple[str, ...]) -> int:
    fitting = (rank for rank, name in enumerate(names) if fnmatch(stem.lower(), name))
    return next(fitting, len(names))
