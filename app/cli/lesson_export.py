"""The files that `wmh lesson --export` writes."""

from collections.abc import Collection
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from app import libraries
from app.cli.reasons import Refused
from app.engine.wording import counted
from app.lesson.lesson import Lesson
from app.lesson.paging import Paper
from app.lesson.sentence import in_english

if TYPE_CHECKING:
    from app.ui.lesson.exporting.writing import Export, Kind


class Ground(StrEnum):
    """The themes, by the names of their files."""

    BRIGHT = "bright"
    LIGHT = "light"
    DARK = "dark"


class Faces(StrEnum):
    """The palettes of marks, by the names of their files."""

    PROJECTOR = "projector"
    CLASSIC = "classic"
    CLEAR = "clear"


def export(
    lesson: Lesson,
    folder: Path,
    kinds: Collection[str],
    width: int,
    ground: Ground,
    faces: Faces,
    paper: Paper,
) -> None:
    """Write files of these kinds, of all where there are none. Raises Refused."""
    try:
        from app.ui.lesson.exporting.headless import without_display
        from app.ui.lesson.exporting.look import look_of, printed
        from app.ui.lesson.exporting.writing import Export, Kind
        from app.ui.theme import read_theme
    except ImportError as error:
        absent = libraries.missing("offscreen")
        remedy = libraries.remedy(absent) if absent else "install PySide6-Essentials anew"
        raise Refused(f"Nothing can be drawn: {error} ({remedy}).") from error

    with without_display():
        look = look_of(read_theme(ground, faces), in_english)
        made = Export(lesson, look, printed(in_english), paper, width)
        for kind in Kind:
            if not kinds or kind in kinds:
                _write(made, kind, folder)


def _write(made: "Export", kind: "Kind", folder: Path) -> None:
    from app.ui.lesson.exporting.writing import Kind, write

    try:
        paths = list(write(made, kind, folder))
    except OSError as error:
        place = error.filename or folder
        raise Refused(
            f"{place} cannot be written ({error.strerror}): choose another folder for --export."
        ) from error
    if kind is Kind.HANDOUT or len(paths) == 1:
        print(*paths, sep="\n")
    else:
        what = counted(len(paths), "frame" if kind is Kind.FRAMES else "picture")
        print(f"{paths[0]} to {paths[-1].name}: {what}")
