"""`wmh check`: the kind of a file, its faults, and what it costs to use it.

A table of all kinds of files recognizes each by name and first bytes.
"""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from wmh.base.files.picture_kind import picture_kind
from wmh.base.files.writing import open_regular
from wmh.base.product import Product
from wmh.base.text.refusal import InputError
from wmh.helper.catalogues import GAMES, VALUES
from wmh.helper.cli import examination
from wmh.helper.cli.examination import (
    ExaminationError,
    Facts,
    FileExamination,
    FileKind,
    catalogue_kind,
    fault_of,
    lines,
    saved_kind,
    toml_of,
)
from wmh.helper.cli.parts.arguments import AsJson
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.streams import BAD_INPUT, complain
from wmh.helper.cli.parts.waiting import waiting
from wmh.products import import_object, installed_products

_HEAD = 4096
_MOST_BYTES = 2_000_000_000
_MAY_BE_EMPTY = (".ini", ".jsonl")
"""Suffixes of files that may be empty: settings, and records without entries."""


def examine(path: Path) -> FileExamination:
    """Examines a file of any kind. Raises ExaminationError for an unknown kind, and OSError."""
    if path.is_dir():
        for kind in KINDS:
            if kind.folder and kind.fits(path, b""):
                return kind.examine(path)
        raise ExaminationError("{0} is a folder, and no study: give the path of a file.", path)
    if not path.exists():
        raise ExaminationError("{0} is missing: give the path of a file.", path)
    if not path.is_file():
        raise ExaminationError("{0} is a device or a pipe: give the path of a file.", path)
    if (size := path.stat().st_size) > _MOST_BYTES:
        raise ExaminationError(
            "{0} has {1} bytes, but at most {2} are read: split the file.",
            path,
            size,
            _MOST_BYTES,
        )
    with open_regular(path) as file:
        head = file.read(_HEAD).removeprefix(BOM_UTF8)
    if not head.strip() and path.suffix not in _MAY_BE_EMPTY:
        raise ExaminationError("{0} is empty: give another copy.", path)
    for kind in KINDS:
        if not kind.folder and kind.fits(path, head):
            try:
                return kind.examine(path)
            except InputError as error:
                if kind.examine is examination.word_list:  # It is none, and so is not called one.
                    raise ExaminationError(error.said, *error.values) from error
                return FileExamination(kind.name, faults=(fault_of(path, error),))
    if head.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        raise ExaminationError("{0} is text in UTF-16: save it as UTF-8.", path)
    raise ExaminationError(
        "{0} is not a file that this program reads: give a word list, a lesson, "
        "a protocol, a game or something else of its own.",
        path,
    )


def _with_endings(*endings: str) -> Callable[[Path, bytes], bool]:
    return lambda path, _head: path.name.lower().endswith(endings)


def _beside_dawg(path: Path, _head: bytes) -> bool:
    return path.suffix == ".dawg" or (
        path.suffix in (".json", ".tiers") and path.with_suffix(".dawg").exists()
    )


def _is_text(_path: Path, head: bytes) -> bool:
    return bool(head.strip()) and (b"\0" not in head or head.startswith((b"\xff\xfe", b"\xfe\xff")))


def _is_listed(path: Path, head: bytes) -> bool:
    """True if a file may be a word list, by its name or, for JSON, by its first characters."""
    if path.suffix == ".json":
        return re.match(rb'\s*(\[|\{\s*"[^"]+"\s*:\s*[-0-9.\["{])', head) is not None
    return path.suffix != ".toml"


def _name(told: Any) -> Facts:  # noqa: ANN401 - of any catalogue
    return {"name": getattr(told, "name", "")}


def _of(product: Product) -> tuple[FileKind, ...]:
    return cast("tuple[FileKind, ...]", import_object(product.kinds))


KINDS: tuple[FileKind, ...] = (
    FileKind(
        "lexicon",
        lambda path, _head: (path / "words.dawg").exists(),
        examination.lexicon_folder,
        folder=True,
    ),
    FileKind("lexicon", _beside_dawg, examination.lexicon),
    FileKind("picture", lambda _path, head: picture_kind(head) is not None, examination.picture),
    *(kind for product in installed_products() if product.kinds for kind in _of(product)),
    catalogue_kind("letter values", VALUES, _name),
    FileKind("theme", toml_of("theme"), examination.theme),
    catalogue_kind("game", GAMES, _name),
    FileKind("settings", _with_endings(".ini"), examination.settings),
    FileKind("record of games", _with_endings(".jsonl"), examination.record),
    saved_kind("boards in hand", "wmh.helper.ui.boards.boards_session.load", "sheet", "limit"),
    saved_kind("game in hand", "wmh.helper.ui.board.session.load", "sheet"),
    saved_kind("class game", "wmh.helper.ui.classroom.class_table.load_game", "nominations"),
    saved_kind("class games", "wmh.helper.classroom.class_sample.load_sample", "games"),
    saved_kind("game under way", "wmh.helper.ui.play.game_session.load_game", "wish"),
    FileKind(
        "word list",
        lambda path, head: _is_listed(path, head) and _is_text(path, head),
        examination.word_list,
    ),
)
"""All kinds of files; a file is of the first kind that fits."""


def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Files, or a study's folder.")
    ],
    as_json: AsJson = False,
) -> None:
    """Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.

    A word list, a lesson, a protocol, its texts, a questionnaire, a game, letter values,
    a journal or a folder of a study, a record of games, a game in hand, settings, a theme or a
    picture. The exit code is 2 where something is wrong.
    """
    found: list[tuple[Path, FileExamination]] = []
    for path in files:
        if (each := _examine(path)) is None:
            continue
        found.append((path, each))
        if not as_json:
            print(*lines(path, each), sep="\n", flush=True)
    if as_json and found:
        told = [{"path": str(path), **asdict(each)} for path, each in found]
        print_json("check", {"files": told})
    if len(found) < len(files) or any(each.faults for _, each in found):
        raise typer.Exit(BAD_INPUT)


def _examine(path: Path) -> FileExamination | None:
    """Examines a file; prints an error and returns None if it cannot be examined."""
    try:
        with waiting("looking at {0}", path):
            return examine(path)
    except (InputError, OSError) as error:
        complain(error)
        return None
