"""Word lists that the operating system may provide, with the way to read each."""

import gzip
import shutil
import subprocess
import tempfile
import tomllib
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from wmh.base.files import paths
from wmh.base.files.writing import replace_file
from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine.lexicon.reading.affixes import affixes_beside
from wmh.engine.lexicon.reading.policies import Accents, Capitals, Column, Policies

SYSTEM = Path("/usr/share")

_CHECKER_LICENCE = "that of the system's package"


class RecipeError(InputError):
    """The error for a recipe that is unknown or cannot be used; the message gives the remedy."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """A word list of the system: `file` is its path in the data folder, `package` Debian's package.

    Without the file, a hunspell dictionary is used. `code` is the ISO 639-2 code of the language. A
    list of Aspell is compressed and contains stems, in `encoding`; `aspell` is Aspell's code of the
    language, and Aspell expands the stems.
    """

    name: str
    language: str
    code: str
    package: str
    file: Path
    policies: Policies
    licence: str
    aspell: str = ""
    encoding: str = "utf-8"

    @property
    def source(self) -> str:
        return f"{self.language} word list of the system ({self.package})"


def recipes(system: Path | None = None) -> tuple[Recipe, ...]:
    """Returns all recipes, ordered by language."""
    text = (paths.folder("resources") / "lexica" / "recipes.toml").read_text("utf-8")
    known: list[Recipe] = []
    for name, each in tomllib.loads(text).items():
        file = (system or SYSTEM) / each["file"]
        spelling = _spelling(each.get("hunspell", ()), system)
        checked = spelling is not None and not file.is_file()
        known.append(
            Recipe(
                name=name,
                language=each["language"],
                code=each["code"],
                package=each["checker"] if checked else each["package"],
                file=spelling if spelling is not None and checked else file,
                policies=Policies(
                    Accents(each.get("accents", Accents.KEEP)),
                    Capitals(each["capitals"]),
                    tuple(each.get("digraphs", ())),
                    Column.NONE,
                    each.get("letters", ""),
                ),
                licence=_CHECKER_LICENCE if checked else each["licence"],
                aspell="" if checked else each.get("aspell", ""),
                encoding=each.get("encoding", "utf-8"),
            )
        )
    return tuple(sorted(known, key=lambda recipe: (recipe.language, recipe.name)))


def _spelling(names: Sequence[str], system: Path | None) -> Path | None:
    """Returns the first of these hunspell dictionaries that the system has; None without one."""
    folder = (system or SYSTEM) / "hunspell"
    files = (folder / f"{name}.dic" for name in names)
    return next((file for file in files if file.is_file() and affixes_beside(file)), None)


def present(system: Path | None = None) -> tuple[Recipe, ...]:
    """Returns the recipes whose word lists and tools are installed."""
    return tuple(
        recipe
        for recipe in recipes(system)
        if recipe.file.is_file() and not (recipe.aspell and None in map(shutil.which, _TOOLS))
    )


def find_recipe(name: str, system: Path | None = None) -> Recipe:
    """Returns the recipe with this name. Raises RecipeError."""
    for recipe in recipes(system):
        if recipe.name == name:
            return recipe
    names = ", ".join(recipe.name for recipe in present(system))
    if not names:
        raise RecipeError("There is no recipe {0}: this system has none.", excerpt(name))
    raise RecipeError("There is no recipe {0}: this system has {1}.", excerpt(name), names)


_TOOLS = _UNPACKER, _SPELLER = "prezip-bin", "aspell"


def unpack(recipe: Recipe, folder: Path, stop: Stop = never) -> Path:
    """Returns the word list as a text file, in `folder` if it must be unpacked.

    Raises RecipeError.
    """
    if not recipe.file.is_file():
        raise RecipeError(
            "{0} is missing: install {1}, as Debian and Ubuntu call it.",
            recipe.file,
            recipe.package,
        )
    if not recipe.aspell:
        return recipe.file
    for tool in _TOOLS:
        if shutil.which(tool) is None:
            raise RecipeError("{0} is missing: install aspell, which brings it.", tool)
    check_cancelled(stop)
    expand = [_SPELLER, f"--lang={recipe.aspell}", f"--encoding={recipe.encoding}", "expand"]
    try:
        with gzip.open(recipe.file) as packed:
            stems = _read_by([_UNPACKER, "-d"], packed.read())
        check_cancelled(stop)
        forms = _read_by(expand, stems.stdout)
    except (OSError, EOFError, zlib.error) as error:
        raise RecipeError("{0} cannot be unpacked: {1}.", recipe.file, error) from error
    if stems.returncode or forms.returncode:
        raise RecipeError("{0} cannot be unpacked: install {1} again.", recipe.file, recipe.package)
    path = folder / f"{recipe.name}.txt"
    words = forms.stdout.decode(recipe.encoding, errors="replace").split()
    replace_file(path, "\n".join(words).encode())
    return path


def _read_by(command: list[str], text: bytes) -> subprocess.CompletedProcess[bytes]:
    """Runs a command with the text as its input, and returns the ended process.

    The input is a file, since a command that ends early would break a pipe.
    """
    with tempfile.TemporaryFile() as given:
        given.write(text)
        given.seek(0)
        return subprocess.run(command, stdin=given, capture_output=True)
