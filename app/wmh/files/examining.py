"""The examination of a file that somebody received: what it is, what is wrong with it, its cost.

A file is only read, as data and within the bounds of its kind; nothing is kept of it.
"""

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import TYPE_CHECKING, Any, cast

from wmh.engine.fields import read_toml
from wmh.engine.json_reading import ContentError, bytes_of, table_told_by
from wmh.engine.refusal import InputError
from wmh.engine.wording import counted
from wmh.files.catalogue import GAMES, PROTOCOLS, SCENARIOS, VALUES, Catalogue

if TYPE_CHECKING:
    from wmh.files.kept import Found

_HEAD = 4096
_MOST_BYTES = 2_000_000_000
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")

Facts = Mapping[str, str | int | float]
"""What is good to know of a file, by what it is called."""


class ExaminationError(InputError):
    """What cannot be examined at all."""


@dataclass(frozen=True, slots=True)
class FileFault:
    """What is wrong, in a sentence, and the line where that is known."""

    said: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Examined:
    """A file of a kind. `cost` is what it takes to use it: words, bytes in memory, seconds."""

    kind: str
    facts: Facts = field(default_factory=dict[str, str | int | float])
    faults: tuple[FileFault, ...] = ()
    cost: Facts = field(default_factory=dict[str, str | int | float])


@dataclass(frozen=True, slots=True)
class FileKind:
    """A line of the table: `fits` tells a file of the kind by its path and its first bytes."""

    name: str
    fits: Callable[[Path, bytes], bool]
    examine: Callable[[Path], Examined]


def examine(path: Path) -> Examined:
    """Raises ExaminationError for what is no file of this program, and OSError."""
    if path.is_dir():
        return _study_folder(path)
    if not path.exists():
        raise ExaminationError(f"{path} is missing: give the path of a file.")
    if not path.is_file():
        raise ExaminationError(f"{path} is a device or a pipe: give the path of a file.")
    if (size := path.stat().st_size) > _MOST_BYTES:
        raise ExaminationError(
            f"{path} has {size:,} bytes, and {_MOST_BYTES:,} are the most that is looked at: "
            "split it."
        )
    with path.open("rb") as file:
        head = file.read(_HEAD)
    for kind in KINDS:
        if kind.fits(path, head):
            try:
                return kind.examine(path)
            except InputError as error:
                return Examined(kind.name, faults=(_fault(path, error),))
    raise ExaminationError(
        f"{path} is no file that this program reads: give a lexicon, a word list, a lesson, a "
        "protocol, a game or something else of its own."
    )


def _fault(path: Path, error: InputError) -> FileFault:
    """Readers say the line in front, where they know it."""
    found = re.match(rf"{re.escape(path.name)}, line (\d+): (.*)", str(error), re.DOTALL)
    return FileFault(found[2], int(found[1])) if found else FileFault(str(error))


# Lexica and lists


def _lexicon(path: Path) -> Examined:
    from wmh.engine.lexicon.store import open_lexicon

    began = process_time()
    lexicon = open_lexicon(path.with_suffix(".dawg"))
    seconds = process_time() - began
    facts, lengths = lexicon.facts, lexicon.lengths
    told: Facts = {
        "words": facts.words,
        "lengths": f"{lengths[0]} to {lengths[-1]}",
        "letters": len(facts.alphabet),
        "source": facts.source,
        "licence": facts.licence,
    }
    return Examined("lexicon", told, (), _cost(facts.words, lexicon.memory, seconds))


def _word_list(path: Path) -> Examined:
    from wmh.engine.lexicon.reading.wordlist import read_word_list

    began = process_time()
    listed = read_word_list([path])
    seconds = process_time() - began
    faults = [FileFault(notice) for notice in listed.notices]
    faults += [
        FileFault(f"{counted(each.number, 'entry').replace('entrys', 'entries')} left out:"
                  f" {each.reason} ({', '.join(map(repr, each.examples))})")
        for each in listed.left_out
    ]  # fmt: skip
    letters = sum(map(len, listed.tiers))
    told: Facts = {"words": len(listed.tiers), "letters": len(listed.alphabet.letters)}
    return Examined(
        "word list", told, tuple(faults), _cost(len(listed.tiers), 12 * letters, seconds)
    )


def _cost(words: int, memory: int, seconds: float) -> Facts:
    return {"words": words, "bytes in memory": memory, "seconds": round(seconds, 2)}


# What people write by hand


def _catalogued(kind: str, catalogue: Catalogue[Any], facts: Callable[[Any], Facts]) -> FileKind:
    def examined(path: Path) -> Examined:
        return Examined(kind, facts(catalogue.read(path)))

    return FileKind(kind, _toml_of(kind), examined)


_TELLING: Mapping[str, frozenset[str]] = {
    "protocol": frozenset({"arms", "blocks", "per_group", "permuted", "time_cap", "unsolved"}),
    "lesson": frozenset({"stages", "turns", "stop", "note", "secret", "guesses", "strategies"}),
    "letter values": frozenset({"values"}),
    "theme": frozenset({"base", "roles", "green", "yellow", "white"}),
    "game": frozenset({"name", "rows", "lengths", "marks", "squares", "boards", "palette"}),
}
"""Fields that only one kind has; whose a file has most of, that it is."""


def _toml_of(kind: str) -> Callable[[Path, bytes], bool]:
    return lambda path, head: path.suffix == ".toml" and _toml_kind(path, head) == kind


def _toml_kind(path: Path, head: bytes) -> str:
    """Of one that cannot be read, what its first lines look like."""
    try:
        _, told = read_toml(path, ExaminationError, path.name)
        names = told.keys()
    except InputError:
        names = re.findall(r"^\s*\[*\s*([\w-]+)", head.decode("utf-8", "replace"), re.MULTILINE)
    score = {kind: len(fields & set(names)) for kind, fields in _TELLING.items()}
    best = max(score, key=lambda kind: score[kind])
    return best if score[best] else "lesson" if path.name.endswith(".wmh-lesson.toml") else "game"


def _theme(path: Path) -> Examined:
    _, told = read_toml(path, ExaminationError, path.name)
    base = cast("dict[str, object]", told.get("base", {}))
    faults = [
        FileFault(f"{name} is {str(value)[:40]!r}, but must be a colour as #17171a")
        for name, value in base.items()
        if not (isinstance(value, str) and _COLOUR.fullmatch(value))
    ]
    return Examined("theme", {"colours": len(base)}, tuple(faults))


# What the program keeps


def _kept(kind: str, reader: str) -> Callable[[Path], Examined]:
    """A reader sets aside what it cannot read: it gets a copy."""

    def examined(path: Path) -> Examined:
        from wmh.files.catalogue import imported

        try:
            table_told_by(bytes_of(path))
        except ContentError as error:
            return Examined(kind, faults=(FileFault(f"{path.name} {error}."),))
        with TemporaryDirectory() as folder:
            copy = Path(folder) / path.name
            shutil.copyfile(path, copy)
            found = cast("Callable[[Path], Found[object]]", imported(reader))(copy)
        if found.trouble is None:
            return Examined(kind)
        said = (
            "It is of a newer version of the program: use that one."
            if found.trouble.newer
            else "It says something that cannot be: the program would set it aside."
        )
        return Examined(kind, faults=(FileFault(said),))

    return examined


def _json_with(*names: str) -> Callable[[Path, bytes], bool]:
    """An object in JSON in whose beginning these stand as names."""
    wanted = [f'"{name}"'.encode() for name in names]
    return lambda _path, head: head.lstrip().startswith(b"{") and all(x in head for x in wanted)


def _record(path: Path) -> Examined:
    from wmh.games.record.record import read

    found = read(path)
    faults: list[FileFault] = []
    if found.damaged:
        faults.append(FileFault(f"{counted(found.damaged, 'line')} tell of no game; the others"
                                " count."))  # fmt: skip
    if found.newer:
        faults.append(FileFault(f"{counted(found.newer, 'line')} of a newer version of the"
                                " program: use that one."))  # fmt: skip
    return Examined("record of games", {"games": len(found.games)}, tuple(faults))


def _journal(path: Path) -> Examined:
    from wmh.study.journal.chain import read_chain
    from wmh.study.journal.folder import codes_in

    chain = read_chain(bytes_of(path))
    faults = tuple(FileFault(f"{each.said}.", each.line) for each in chain.faults)
    codes = sorted(codes_in(chain))
    if len(codes) > 1:
        faults += (FileFault(f"it tells of several participants: {', '.join(codes)}."),)
    told: Facts = {"participant": ", ".join(codes) or "unknown", "events": len(chain.events)}
    return Examined("study journal", told, faults)


def _study_folder(path: Path) -> Examined:
    from wmh.study.journal.folder import PARTICIPANTS, recorded

    if (lexicon := path / "words.dawg").exists():
        return _examined_lexicon(lexicon)
    if not (path / PARTICIPANTS).is_dir():
        raise ExaminationError(f"{path} is a folder, and no study: give the path of a file.")
    people = 0
    faults: list[FileFault] = []
    try:
        for each in recorded(path):
            people += 1
            faults += (
                FileFault(f"{each.path.name}: {fault.said}.", fault.line)
                for fault in each.chain.faults
            )
    except InputError as error:
        faults.append(FileFault(str(error)))
    return Examined("study", {"participants": people}, tuple(faults))


def _examined_lexicon(path: Path) -> Examined:
    try:
        return _lexicon(path)
    except InputError as error:
        return Examined("lexicon", faults=(_fault(path, error),))


def _settings(path: Path) -> Examined:
    from wmh.settings import read

    reading = read(path)
    faults: list[FileFault] = []
    if not reading.readable:
        faults.append(FileFault("It is no settings file: the program would set it aside."))
    if reading.newer:
        faults.append(FileFault("It is of a newer version of the program: use that one."))
    faults += [
        FileFault(f"{name} makes no sense: it would be as at first.", _line_with(path, name))
        for name in reading.refused
    ]
    return Examined("settings", faults=tuple(faults))


def _line_with(path: Path, name: str) -> int | None:
    lines = path.read_text("utf-8", "replace").splitlines()
    return next((at for at, line in enumerate(lines, 1) if line.startswith(f"{name}=")), None)


_PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"RIFF")


def _picture(path: Path) -> Examined:
    from PySide6.QtGui import QImageReader

    reader = QImageReader(str(path))
    size = reader.size()
    if not size.isValid():
        said = f"{path.name} is no picture, or cut short: save it again as PNG."
        return Examined("picture", faults=(FileFault(said),))
    memory = 4 * size.width() * size.height()
    return Examined(
        "picture",
        {"width": size.width(), "height": size.height()},
        (),
        {"bytes in memory": memory},
    )


def _named(*endings: str) -> Callable[[Path, bytes], bool]:
    return lambda path, _head: path.name.lower().endswith(endings)


def _beside_dawg(path: Path, _head: bytes) -> bool:
    return path.suffix == ".dawg" or (
        path.suffix in (".json", ".tiers") and path.with_suffix(".dawg").exists()
    )


def _is_text(_path: Path, head: bytes) -> bool:
    return bool(head.strip()) and (b"\0" not in head or head.startswith((b"\xff\xfe", b"\xfe\xff")))


def _name(told: Any) -> Facts:  # noqa: ANN401 - of any catalogue
    return {"name": getattr(told, "name", "")}


def _lesson(told: Any) -> Facts:  # noqa: ANN401 - a Scenario, which is not imported for its name
    return {"title": told.title, "stages": ", ".join(told.stages)}


def _protocol(told: Any) -> Facts:  # noqa: ANN401 - a Protocol
    people = told.per_group * len(told.arms)
    return {"title": told.title, "participants": people, "games each": told.games}


KINDS: tuple[FileKind, ...] = (
    FileKind("lexicon", _beside_dawg, _lexicon),
    FileKind("picture", lambda _path, head: head.startswith(_PICTURES), _picture),
    _catalogued("protocol", PROTOCOLS, _protocol),
    _catalogued("lesson", SCENARIOS, _lesson),
    _catalogued("letter values", VALUES, _name),
    FileKind("theme", _toml_of("theme"), _theme),
    _catalogued("game", GAMES, _name),
    FileKind("settings", _named(".ini"), _settings),
    FileKind(
        "study journal",
        lambda path, head: path.suffix == ".jsonl" and b'"event"' in head,
        _journal,
    ),
    FileKind("record of games", _named(".jsonl"), _record),
    FileKind(
        "boards in hand",
        _json_with("sheet", "limit"),
        _kept("boards in hand", "wmh.ui.boards.boards_sheet.load"),
    ),
    FileKind(
        "called words",
        _json_with("sheet", "words"),
        _kept("called words", "wmh.ui.lesson.words.words_table.load"),
    ),
    FileKind(
        "game in hand", _json_with("sheet"), _kept("game in hand", "wmh.ui.board.session.load")
    ),
    FileKind(
        "class game",
        _json_with("nominations"),
        _kept("class game", "wmh.ui.classroom.class_table.kept"),
    ),
    FileKind(
        "game under way",
        _json_with("wish"),
        _kept("game under way", "wmh.ui.play.game_session.kept"),
    ),
    FileKind(
        "word list",
        lambda path, head: path.suffix not in (".json", ".toml") and _is_text(path, head),
        _word_list,
    ),
)
"""Each kind of files on one line; the first that fits is it."""


def lines(path: Path, found: Examined) -> Iterator[str]:
    """What was found, for people: a line for each thing."""
    facts = ", ".join(f"{name} {_shown(value)}" for name, value in found.facts.items() if value)
    article = "an" if found.kind[0] in "aeiou" else "a"
    yield f"{path}: {article} {found.kind}{': ' if facts else ''}{facts}."
    for fault in found.faults:
        where = "" if fault.line is None else f"line {fault.line}: "
        yield f"  {where}{fault.said}"
    if found.cost:
        cost = ", ".join(f"{_shown(value)} {name}" for name, value in found.cost.items())
        yield f"  It costs {cost}."
    if not found.faults:
        yield "  Nothing is wrong with it."


def _shown(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:,}"
