"""Examination of files for `wmh check`: kinds of files, their contents, and the report.

A file is only read, within the size limits of its kind; nothing is stored. The report has the
file's kind, its faults, and what it costs to use it.
"""

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, cast

from wmh.base.files.catalogue import Catalogue
from wmh.base.files.fields import read_toml
from wmh.base.files.passing import passing_folder
from wmh.base.files.writing import read_regular
from wmh.base.text.phrases import _, figure, in_language, ngettext, objection
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import translatable
from wmh.helper.toml_kind import toml_kind

if TYPE_CHECKING:
    from wmh.base.files.saved_games import LoadResult
    from wmh.engine.lexicon.reading.wordlist import LeftOut

Facts = Mapping[str, str | int | float]
"""Facts about a file, by their names in the JSON output."""

_FACTS = (
    ("colours", "events", "games", "games each", "height", "items", "language", "lengths"),
    ("letters", "licence", "name", "participant", "participants", "source", "stages", "title"),
    ("width", "words"),
)
translatable(_FACTS)
_COSTS = {"bytes in memory": "{0} bytes in memory", "seconds": "{0} seconds"}
_KINDS = {
    "boards in hand": "boards in hand",
    "called words": "called words",
    "class game": "a class game",
    "class games": "all class games",
    "game": "a game",
    "game in hand": "a game in hand",
    "game under way": "a game in progress",
    "lesson": "a lesson",
    "letter values": "letter values",
    "lexicon": "a word list",
    "picture": "a picture",
    "protocol": "a protocol",
    "questionnaire": "a questionnaire",
    "record of games": "a record of games",
    "settings": "settings",
    "study": "a study",
    "study journal": "a study journal",
    "texts of a protocol": "texts of a protocol",
    "theme": "a theme",
    "word list": "a word list",
}
"""Translatable names of the kinds of files, by the names of the kinds in the JSON output."""


class ExaminationError(InputError):
    """The error for a file that cannot be examined."""


@dataclass(frozen=True, slots=True)
class FileFault:
    """A fault of a file: a translated sentence, and the line if it is known."""

    said: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class FileExamination:
    """Result of examining a file.

    `cost` is what using the file takes: bytes of memory, seconds.
    """

    kind: str
    facts: Facts = field(default_factory=dict[str, str | int | float])
    faults: tuple[FileFault, ...] = ()
    cost: Facts = field(default_factory=dict[str, str | int | float])


def fault_of(path: Path, error: InputError) -> FileFault:
    """Returns a reader's error as a fault; a line number at its beginning is split off."""
    said = objection(error)
    front = objection(InputError("{0}, line {1}: {2}", path.name, "\0", ""))
    found = re.match(re.escape(front).replace("\0", r"(\d+)") + "(.*)", said, re.DOTALL)
    return FileFault(found[2], int(found[1])) if found else FileFault(said)


def lines(path: Path, found: FileExamination) -> Iterator[str]:
    """Yields the result as text: a line about the file, then a line for each fault."""
    kind = _(_KINDS[found.kind])
    if facts := ", ".join(_facts(found.facts)):
        yield _("{0}: {1}: {2}.", path, kind, facts)
    else:
        yield _("{0}: {1}.", path, kind)
    for fault in found.faults:
        said = fault.said
        if fault.line is not None:
            said = _("line {0}: {1}", str(fault.line), said)
        yield f"  {said}"
    if found.cost:
        cost = (_(_COSTS[name], _value_text(value)) for name, value in found.cost.items())
        yield "  " + _("Opening it takes {0}.", ", ".join(cost))
    if not found.faults:
        yield "  " + _("No errors found.")


def _facts(told: Facts) -> Iterator[str]:
    for name, value in told.items():
        if value:
            yield f"{_(name)} {_value_text(value)}"


def _value_text(value: str | float) -> str:
    if isinstance(value, str):
        return value
    return figure(value) if isinstance(value, int) else in_language(f"{value:,}")


_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


def lexicon(path: Path) -> FileExamination:
    from wmh.engine.lexicon.store import open_lexicon

    began = process_time()
    lexicon = open_lexicon(path.with_suffix(".dawg"))
    seconds = process_time() - began
    facts, lengths = lexicon.facts, lexicon.lengths
    told: Facts = {
        "words": facts.words,
        "lengths": _("{0} to {1}", lengths[0], lengths[-1]),
        "letters": len(facts.alphabet),
        "source": facts.source,
        "licence": facts.licence,
    }
    return FileExamination("lexicon", told, (), _cost(lexicon.memory, seconds))


def word_list(path: Path) -> FileExamination:
    from wmh.engine.lexicon.reading.policies import Column, Policies
    from wmh.engine.lexicon.reading.wordlist import read_word_list
    from wmh.helper.cli.lexicon.lexicon_reading import day_of

    began = process_time()
    listed = read_word_list([path], Policies(column=Column.AUTO, before=day_of("")))
    seconds = process_time() - began
    faults = [FileFault(objection(notice)) for notice in listed.notices]
    faults += [FileFault(_left_out(each)) for each in listed.left_out]
    letters = sum(map(len, listed.tiers))
    told: Facts = {"words": len(listed.tiers), "letters": len(listed.alphabet.letters)}
    return FileExamination("word list", told, tuple(faults), _cost(12 * letters, seconds))


def _left_out(lines: "LeftOut") -> str:
    why = _(lines.reason, context="LeftOut")
    return _("left out {0}: {1}, as {2}.", lines.number, why, " ".join(lines.examples))


def _cost(memory: int, seconds: float) -> Facts:
    return {"bytes in memory": memory, "seconds": round(seconds, 2)}


def theme(path: Path) -> FileExamination:
    _rest, told = read_toml(path, ExaminationError, path.name)
    base = cast("dict[str, object]", told.get("base", {}))
    faults = [
        FileFault(
            _("{0} is {1}, but must be a colour such as #17171a", name, repr(str(value)[:40]))
        )
        for name, value in base.items()
        if not (isinstance(value, str) and _COLOUR.fullmatch(value))
    ]
    return FileExamination("theme", {"colours": len(base)}, tuple(faults))


def saved_file_reader(kind: str, reader: str) -> Callable[[Path], FileExamination]:
    """Returns a function that examines a saved file, by reading a copy of it with `reader`.

    `reader` is the name of a function that renames a file which it cannot read, and the file itself
    must not be renamed.
    """

    def examine_copy(path: Path) -> FileExamination:
        from wmh.base.files.catalogue import object_named

        with passing_folder() as folder:
            copy = folder / path.name
            shutil.copyfile(path, copy)
            found = cast("Callable[[Path], LoadResult[object]]", object_named(reader))(copy)
        if found.trouble is None:
            return FileExamination(kind)
        said = (
            _("A newer version of the program wrote it: use that version.")
            if found.trouble.newer
            else _(
                "{0} {1}: the program would rename it and start a new one.",
                path.name,
                found.trouble.said,
            )
        )
        return FileExamination(kind, faults=(FileFault(said),))

    return examine_copy


def record(path: Path) -> FileExamination:
    from wmh.helper.record.record import read

    found = read(path)
    faults: list[FileFault] = []
    if found.damaged:
        faults.append(FileFault(_damage_text(found.damaged - 1), found.first_damaged))
    if found.newer:
        said = _("lines from a newer version of the program: {0}; use that version.", found.newer)
        faults.append(FileFault(said))
    return FileExamination("record of games", {"games": len(found.games)}, tuple(faults))


def _damage_text(more: int) -> str:
    """Returns the message for a damaged line, with the number of `more` damaged lines after it."""
    if not more:
        return _("this line cannot be read as a game; the others count.")
    return ngettext(
        "this line and 1 more cannot be read as a game; the others count.",
        "this line and {0} more cannot be read as a game; the others count.",
        more,
    )


def lexicon_folder(path: Path) -> FileExamination:
    """Examines a word list, given by its folder in the library."""
    try:
        return lexicon(path / "words.dawg")
    except InputError as error:
        return FileExamination("lexicon", faults=(fault_of(path, error),))


def settings(path: Path) -> FileExamination:
    from wmh.helper.settings import read

    reading = read(path)
    faults: list[FileFault] = []
    if not reading.readable:
        said = _("It is not a settings file: the program would rename it and start a new one.")
        faults.append(FileFault(said))
    if reading.newer:
        said = _("A newer version of the program wrote it: use that version.")
        faults.append(FileFault(said))
    faults += [
        FileFault(_("{0} is not valid: its default value is used.", name), _line_with(path, name))
        for name in reading.refused
    ]
    faults += [
        FileFault(_("there is no setting {0}: write {1}.", name, meant), _line_with(path, name))
        for name, meant in reading.misspelt.items()
    ]
    return FileExamination("settings", faults=tuple(faults))


def _line_with(path: Path, name: str) -> int | None:
    lines = read_regular(path).decode("utf-8", "replace").splitlines()
    return next((at for at, line in enumerate(lines, 1) if line.startswith(f"{name}=")), None)


def picture(path: Path) -> FileExamination:
    """Examines a picture, within the size limits of pasted pictures."""
    from wmh.base.files.picture_file import PictureError, open_picture

    try:
        height, width, _channels = open_picture(path).shape
    except PictureError as error:
        return FileExamination("picture", faults=(FileFault(objection(error)),))
    facts = {"width": width, "height": height}
    return FileExamination("picture", facts, (), {"bytes in memory": 4 * width * height})


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file or folder; `fits` is true of the path and first bytes of such a file."""

    name: str
    fits: Callable[[Path, bytes], bool]
    examine: Callable[[Path], FileExamination]
    folder: bool = False


def catalogue_kind(kind: str, catalogue: Catalogue[Any], facts: Callable[[Any], Facts]) -> FileKind:
    def examine_file(path: Path) -> FileExamination:
        return FileExamination(kind, facts(catalogue.read(path)))

    return FileKind(kind, toml_of(kind), examine_file)


def toml_of(kind: str) -> Callable[[Path, bytes], bool]:
    return lambda path, _head: path.suffix == ".toml" and toml_kind(path) == kind


def _json_with(*names: str) -> Callable[[Path, bytes], bool]:
    """Returns a test of a file's first bytes: true for a JSON object in which these names occur."""
    wanted = [f'"{name}"'.encode() for name in names]
    return lambda _path, head: head.lstrip().startswith(b"{") and all(x in head for x in wanted)


def saved_kind(kind: str, reader: str, *names: str) -> FileKind:
    """Returns the kind of the JSON files that `reader` reads, recognized by these field names."""
    return FileKind(kind, _json_with(*names), saved_file_reader(kind, reader))
