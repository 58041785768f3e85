"""Keeps the settings and the game in hand, in files, as they change."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from app import paths, settings
from app.settings import Settings
from app.ui.board import Board
from app.ui.session import save

translate = QCoreApplication.translate


class Keeper(QObject):
    """What a crash or a kill must not lose."""

    failed = Signal(str)
    """Why the game cannot be kept, in a sentence."""

    def __init__(self, remembered: Settings, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = remembered
        self._board = board

    @property
    def settings(self) -> Settings:
        return self._settings

    def remember(self, **changes: Any) -> None:  # noqa: ANN401 - they are the fields of Settings
        """Other settings, at once in their file too, which takes its time."""
        before, self._settings = self._settings, replace(self._settings, **changes)
        if self._settings != before:
            settings.save(self._settings, paths.settings_file())

    def watch(self) -> None:
        """Keep the game from now on.

        A step is on the sheet before it is in the history; a move of the cursor is no step.
        """
        self._board.changed.connect(self._keep)
        self._board.stepped.connect(self._keep)

    @Slot()
    def _keep(self) -> None:
        try:
            save(self._board.session, paths.session_file())
        except OSError as error:
            text = translate("Keeper", "The game cannot be kept in {0}: {1}.")
            self.failed.emit(text.format(error.filename, error.strerror))
