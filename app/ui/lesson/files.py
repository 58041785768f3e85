"""The dialogs that ask for the file of a scenario."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from app.engine.files import replace_file
from app.lesson.scenario import Scenario
from app.lesson.scenario_text import write_scenario
from app.scenarios import own_folder
from app.ui.objections import objection

translate = QCoreApplication.translate

ENDING = ".wmh-lesson.toml"
"""By this the system knows a lesson; any other file can be opened here too."""


class Files(QObject):
    """The dialogs are not modal: they tell when somebody has chosen."""

    chosen = Signal(object)
    """The Path of a file to read."""
    saved = Signal(str)
    """Where, in a sentence."""
    failed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    @Slot()
    def ask_for_one(self) -> None:
        dialog = QFileDialog(self._window, translate("LessonFiles", "Open a lesson"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._choose)
        self._show(dialog)

    def save(self, scenario: Scenario) -> None:
        """Ask where; where the user's own lessons lie it is found again."""
        dialog = QFileDialog(self._window, translate("LessonFiles", "Save the lesson"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("toml")
        if (folder := own_folder()).is_dir():
            dialog.setDirectory(str(folder))
        dialog.selectFile(scenario.name + ENDING)
        dialog.fileSelected.connect(partial(self._write, scenario))
        self._show(dialog)

    def _show(self, dialog: QFileDialog) -> None:
        dialog.setNameFilters(
            [
                translate("LessonFiles", "Lessons (*.toml)"),
                translate("LessonFiles", "All files (*)"),
            ]
        )
        dialog.setModal(False)
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    @Slot(str)
    def _choose(self, name: str) -> None:
        self.chosen.emit(Path(name))

    def _write(self, scenario: Scenario, name: str) -> None:
        path = Path(name)
        try:
            replace_file(path, write_scenario(scenario).encode())
        except OSError as error:
            self.failed.emit(objection(error))
        else:
            self.saved.emit(translate("LessonFiles", "Saved in {0}.").format(path))
