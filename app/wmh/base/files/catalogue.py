"""Catalogue of the files of one kind, such as word lists: shipped files and the user's files."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar, cast

from wmh.base.files import paths
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt

if TYPE_CHECKING:
    from collections.abc import Callable

_T = TypeVar("_T")


class BrokenFile(NamedTuple):
    """A file that could not be read, and the reason."""

    path: Path
    refusal: InputError


class Catalogue(NamedTuple, Generic[_T]):
    """The files of one kind, by name; a file of the user replaces a shipped file of that name.

    `reader` and `refusal` (a subclass of InputError) are dotted names, imported when first used, so
    that the window need not wait for them. `missing` is the message for a name without a file: {0}
    is the name, {1} the remedy. `first` is the name listed before all others. The user's files are
    in `folder` of the data folder; shipped files are in `folder` of the resources, or in
    `shipped_in`.
    """

    folder: str
    reader: str
    refusal: str
    missing: str
    endings: tuple[str, ...] = (".toml",)
    first: str = ""
    shipped_in: str = ""

    def own_folder(self) -> Path:
        """Returns the folder of the user's own files."""
        return paths.data_folder() / self.folder

    def shipped_files(self) -> dict[str, Path]:
        """Returns the files that come with the program, by name."""
        return self._in(
            paths.folder(self.shipped_in)
            if self.shipped_in
            else paths.folder("resources") / self.folder
        )

    def files(self) -> dict[str, Path]:
        """Returns all files by name: shipped files first, then the user's own files."""
        shipped = self.shipped_files()
        found = shipped | self._in(self.own_folder())
        order = sorted(found, key=lambda name: (name != self.first, name not in shipped, name))
        return {name: found[name] for name in order}

    def find(self, name: str) -> Path:
        """Returns the file of a name or a path.

        Raises `refusal` for a name without a file, unless it looks like a path.
        """
        files, path = self.files(), Path(name)
        if name in files:
            return files[name]
        if path.suffix or path.exists():
            return path
        refusal = cast("type[InputError]", object_named(self.refusal))
        raise refusal(self.missing, excerpt(name), _advice(name, files))

    def read(self, path: Path) -> _T:
        """Returns the parsed content of a file. Raises `refusal` and OSError."""
        return cast("Callable[[Path], _T]", object_named(self.reader))(path)

    def read_named(self, name: str) -> _T:
        """Returns the parsed content of the file with this name or path.

        Raises `refusal` and OSError.
        """
        return self.read(self.find(name))

    def read_all(self) -> tuple[tuple[_T, ...], tuple[BrokenFile, ...]]:
        """Returns the contents of all readable files, ordered by name, and the broken files."""
        told: list[_T] = []
        broken: list[BrokenFile] = []
        for path in self.files().values():
            try:
                told.append(self.read(path))
            except InputError as error:
                broken.append(BrokenFile(path, error.bare()))
            except OSError as error:
                why = InputError("{0} cannot be read: {1}.", path.name, error.strerror)
                broken.append(BrokenFile(path, why))
        return tuple(told), tuple(broken)

    def _in(self, folder: Path) -> dict[str, Path]:
        """Returns the files of a folder by name, without hidden files.

        If two files differ only in their ending, the ending listed last in the catalogue wins.
        """
        found: dict[str, Path] = {}
        for ending in self.endings:
            for path in sorted(folder.glob(f"*{ending}")):
                name = path.relative_to(folder).as_posix()
                if not name.startswith("."):
                    longest = max(filter(name.endswith, self.endings), key=len)
                    found[name.removesuffix(longest)] = path
        return found


def object_named(name: str) -> object:
    """Imports the module in a dotted name and returns the object that the name denotes."""
    module, _, name = name.rpartition(".")
    return getattr(import_module(module), name)


def _advice(name: str, known: dict[str, Path]) -> InputError:
    # Here and not above: only who mistyped waits for it.
    from difflib import get_close_matches

    if near := get_close_matches(name, known):
        return InputError("did you mean {0}?", ", ".join(near))
    if known:
        return InputError("choose from {0}; or give a file.", ", ".join(known))
    return InputError("there are none yet; give a file.")
