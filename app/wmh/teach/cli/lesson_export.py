"""Export of lessons into files, for `wmh lesson --export`."""

from collections.abc import Collection, Generator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from wmh.base.files.outputs import refuse_others
from wmh.base.running.stopping import never
from wmh.base.system import libraries
from wmh.base.text.phrases import _, sentence
from wmh.base.text.wording import translatable
from wmh.engine import count
from wmh.helper.cli.parts.outputs import told_of_force
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import progress_bar
from wmh.teach.drawing.paging import Paper
from wmh.teach.lesson import Lesson

if TYPE_CHECKING:
    from wmh.teach.ui.exporting.writing import Export, ExportKind


PAGE, ANIMATION = ".html", ".apng"
"""Suffixes of a path to which the lesson is written as one web page, or as an animated picture."""


class ExportGround(StrEnum):
    """Themes of exported files, by the names of the option `--theme`."""

    BRIGHT = "bright"
    LIGHT = "light"
    DARK = "dark"


class Faces(StrEnum):
    """Palettes of marks, by the names of the option `--palette`."""

    PROJECTOR = "projector"
    CLASSIC = "classic"
    CLEAR = "clear"


_WORDS = {
    "frames": "drawing the frames",
    "pdf": "drawing the pages of all steps",
    "svg": "drawing the pictures",
    "handout": "drawing the handout and the answers",
}
"""Texts of the progress of each kind of export."""
translatable(_WORDS, context="Progress")


def export(
    lesson: Lesson,
    folder: Path,
    kinds: Collection[str],
    width: int,
    ground: ExportGround,
    faces: Faces,
    paper: Paper,
    *,
    force: bool,
) -> None:
    """Writes a lesson's files of these kinds into a folder; of all kinds if `kinds` is empty.

    If a path has a file of a different kind, nothing is written, unless `force`. Raises Refused.
    """
    with _prepare(lesson, ground, faces, paper, width) as made:
        from wmh.teach.ui.exporting.writing import ExportKind, names

        wished = [kind for kind in ExportKind if not kinds or kind in kinds]
        if not force:
            with told_of_force():
                paths = [folder / name for kind in wished for name in names(made, kind)]
                refuse_others(dict.fromkeys(paths, b""))
        for kind in wished:
            _write(made, kind, folder)


def export_file(
    lesson: Lesson, path: Path, width: int, ground: ExportGround, faces: Faces, *, force: bool
) -> None:
    """Writes a lesson as one file: a web page or an animated picture. Raises Refused."""
    with _prepare(lesson, ground, faces, width=width) as made:
        from wmh.teach.ui.exporting.writing import write_animation, write_page

        if not force:
            with told_of_force():
                refuse_others({path: b""})
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_file = write_animation if path.suffix.lower() == ANIMATION else write_page
            print(*write_file(made, path, never))
        except OSError as error:
            raise Refused(
                "{0} cannot be written ({1}): choose another file for --export.",
                path,
                error.strerror,
            ) from error


@contextmanager
def _prepare(
    lesson: Lesson,
    ground: ExportGround,
    faces: Faces,
    paper: Paper = Paper.A4,
    width: int = 1920,
) -> "Generator[Export]":
    """Yields the prepared export of a lesson, drawn without a display.

    Raises Refused if drawing is impossible.
    """
    try:
        from wmh.helper.ui.look.theme import read_theme
        from wmh.teach.ui.exporting.pictures import look_of, print_look, without_display
        from wmh.teach.ui.exporting.writing import Export
    except ImportError as error:
        absent = libraries.missing("offscreen")
        remedy = libraries.remedy(absent) if absent else "install PySide6-Essentials anew"
        raise Refused("Nothing can be drawn: {0} ({1}).", error, remedy) from error
    with without_display():
        look = look_of(read_theme(ground, faces), sentence)
        yield Export(lesson, look, print_look(sentence), paper, width)


def _write(made: "Export", kind: "ExportKind", folder: Path) -> None:
    from wmh.teach.ui.exporting.writing import ExportKind, names, write

    paths: list[Path] = []
    try:
        with progress_bar() as progress:
            whole = len(names(made, kind))
            progress(_WORDS[kind], 0)
            for path in write(made, kind, folder, force=True):
                paths.append(path)
                progress(_WORDS[kind], len(paths) / whole)
    except OSError as error:
        place = error.filename or folder
        raise Refused(
            "{0} cannot be written ({1}): choose another folder for --export.",
            place,
            error.strerror,
        ) from error
    if kind is ExportKind.HANDOUT or len(paths) == 1:
        print(*paths, sep="\n")
    else:
        counted = count.frames if kind is ExportKind.FRAMES else count.pictures
        print(_("{0} to {1}: {2}", paths[0], paths[-1].name, counted(len(paths))))
