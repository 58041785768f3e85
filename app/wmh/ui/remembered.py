"""The settings and the game in hand, kept in files as they change; what was wrong is said."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from wmh import settings
from wmh.files import paths
from wmh.settings import Settings, SettingsReading
from wmh.ui.board.board import Board
from wmh.ui.board.session import save
from wmh.ui.board.sheet import Sheet
from wmh.ui.parts.numbers import plural
from wmh.ui.parts.shortcuts import key_of

translate = QCoreApplication.translate


class Remembered(QObject):
    """State that a crash or a kill must not lose."""

    changed = Signal(str)
    """The name of a setting that is another now; of several, once all of them are."""
    failed = Signal(str)
    """Why the game cannot be kept, in a sentence."""

    def __init__(self, remembered: Settings, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = remembered
        self._board = board
        board.changed.connect(self._follow)

    @property
    def settings(self) -> Settings:
        return self._settings

    def remember(self, **changes: Any) -> None:  # noqa: ANN401 - they are the fields of Settings
        """Other settings, at once in their file too, which takes its time."""
        before, after = self._settings, replace(self._settings, **changes)
        if after == before:
            return
        self._settings = after
        changed = [name for name in changes if getattr(after, name) != getattr(before, name)]
        settings.save(after, paths.settings_file(), changed)
        for name in changed:
            self.changed.emit(name)

    def watch(self) -> None:
        """Keep the game from now on.

        A step is on the sheet before it is in the history; a move of the cursor is no step.
        """
        self._board.changed.connect(self._keep)
        self._board.stepped.connect(self._keep)

    @Slot(object)
    def _follow(self, sheet: Sheet) -> None:
        """What the sheet says of itself is what another one begins with."""
        self.remember(length=sheet.length, rule=sheet.rule, game=sheet.game)

    @Slot()
    def _keep(self) -> None:
        try:
            save(self._board.session, paths.session_file())
        except OSError as error:
            text = translate("Keeper", "The game cannot be kept in {0}: {1}.")
            self.failed.emit(text.format(error.filename, error.strerror))


def notice(reading: SettingsReading, path: Path, aside: Path | None = None) -> str:
    """In one line: what was not read, what became of the rest, what to do; empty if all is well.

    `aside` is where a file that could not be read is now.
    """
    odd = (*reading.refused, *reading.misspelt)
    if reading.readable and not odd:
        return ""
    if not reading.readable:
        text = translate(
            "SettingsNotice",
            "The settings in {0} could not be read and are set aside as {2}. What made sense was"
            " kept, the rest is as at first: set it anew in the preferences ({1}).",
        )
        return text.format(path, key_of("preferences"), (aside or path).name)
    return plural(
        "SettingsNotice",
        "1 setting made no sense and is as at first: {0}. The others were kept; set it anew"
        " in the preferences ({1}).",
        "{2} settings made no sense and are as at first: {0}. The others were kept; set them"
        " anew in the preferences ({1}).",
        len(odd),
        ", ".join(odd),
        key_of("preferences"),
        len(odd),
    )
