"""Lessons turned into files: asks where, has it written, and says what has become of it."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from app.engine.stopping import Stop
from app.suggester import Chore, Suggester
from app.ui.figures import whole
from app.ui.lesson.export_menu import ExportMenu
from app.ui.lesson.export_strip import ExportStrip
from app.ui.lesson.telling import told
from app.ui.objections import objection
from app.ui.theme import Appearance

if TYPE_CHECKING:
    from app.lesson.lesson import Lesson
    from app.ui.lesson.exporting.writing import Export

translate = QCoreApplication.translate

Shown = Callable[[], "tuple[Lesson, int] | None"]
"""The lesson that is shown, and the number of its step from 0."""

_MOST_COPIED = 1920
"""Pixels across; to paint more takes longer than the window may wait."""

_Make = Callable[["Export", Path, Stop], Iterator[Path]]


class Exports(QObject):
    """One thing is written at a time, by the other thread; the newest wish overtakes.

    What is written is what was shown when it was wished. The dialogs are not modal. `menu` and
    `strip` are for the window to show.
    """

    failed = Signal(str)
    """Why it could not be done, in a sentence."""

    def __init__(
        self, suggester: Suggester, appearance: Appearance, shown: Shown, window: QWidget
    ) -> None:
        super().__init__(window)
        self._window, self._appearance, self._shown = window, appearance, shown
        self._chore: Chore | None = None
        self._written: list[Path] = []
        self.menu = menu = ExportMenu(window)
        menu.copy_wanted.connect(self._copy)
        menu.picture_wanted.connect(self._ask_picture)
        menu.frames_wanted.connect(self._ask_folder)
        menu.steps_wanted.connect(self._ask_steps)
        menu.handout_wanted.connect(self._ask_handout)
        menu.answers_wanted.connect(self._ask_answers)
        self.strip = ExportStrip(window)
        self.strip.left.connect(self._stop)
        self._errand = suggester.errand()
        self._errand.arrived.connect(self._take)
        self._errand.failed.connect(self._fail)
        self._errand.ended.connect(self._end)
        suggester.opened.connect(self._work)  # Which has dropped what was under way.

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._chore is not None

    @Slot()
    def drop(self) -> None:
        """Nothing is wanted any more; what is written stays."""
        self._chore = None
        self._errand.drop()
        self.strip.end()

    # What is wished

    @Slot()
    def _copy(self) -> None:
        from app.ui.lesson.exporting.raster import image_of

        if (wish := self._wish()) is not None:
            export, step = wish
            drawing = export.lesson.steps[step].figure.drawn()
            width = min(export.width, _MOST_COPIED)
            QGuiApplication.clipboard().setImage(image_of(drawing, export.look, width))
            self.strip.end(translate("LessonExports", "The picture is in the clipboard."))

    @Slot()
    def _ask_picture(self) -> None:
        if (wish := self._wish()) is not None:
            from app.ui.lesson.exporting import chores

            export, step = wish
            title = translate("LessonExports", "Save this picture")
            kinds = (
                translate("LessonExports", "Picture (*.png)"),
                translate("LessonExports", "Drawing (*.svg)"),
                translate("LessonExports", "Page (*.pdf)"),
            )
            made = partial(chores.picture, export, step)
            self._ask(title, f"{export.name}-{step + 1:03}.png", kinds, made)

    @Slot()
    def _ask_steps(self) -> None:
        from app.ui.lesson.exporting import chores

        self._ask_pages(translate("LessonExports", "Save all steps"), "", chores.all_steps)

    @Slot()
    def _ask_handout(self) -> None:
        from app.ui.lesson.exporting import chores

        title = translate("LessonExports", "Save the handout")
        self._ask_pages(title, "-handout", chores.handout)

    @Slot()
    def _ask_answers(self) -> None:
        from app.ui.lesson.exporting import chores

        title = translate("LessonExports", "Save the answer sheet")
        self._ask_pages(title, "-answers", chores.answers)

    @Slot()
    def _ask_folder(self) -> None:
        if (wish := self._wish()) is not None:
            from app.ui.lesson.exporting import chores

            export, _ = wish
            title = translate("LessonExports", "Choose a folder for the pictures")
            dialog = QFileDialog(self._window, title)
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            self._show(dialog, partial(chores.frames, export), len(export.lesson.steps))

    def _ask_pages(self, title: str, ending: str, make: _Make) -> None:
        if (wish := self._wish()) is not None:
            export, _ = wish
            kinds = (translate("LessonExports", "Pages (*.pdf)"),)
            self._ask(title, f"{export.name}{ending}.pdf", kinds, partial(make, export))

    def _ask(
        self,
        title: str,
        name: str,
        kinds: tuple[str, ...],
        make: Callable[[Path, Stop], Iterator[Path]],
    ) -> None:
        def end_in(kind: str) -> None:
            dialog.setDefaultSuffix(kind.rpartition(".")[2].rstrip(")"))

        dialog = QFileDialog(self._window, title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(kinds)
        dialog.filterSelected.connect(end_in)
        end_in(kinds[0])
        dialog.selectFile(name)
        self._show(dialog, make, 1)

    def _show(
        self, dialog: QFileDialog, make: Callable[[Path, Stop], Iterator[Path]], files: int
    ) -> None:
        def begin(name: str) -> None:
            self._begin(partial(make, Path(name)), files)

        dialog.setModal(False)
        dialog.fileSelected.connect(begin)
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    def _wish(self) -> "tuple[Export, int] | None":
        """What is shown, as it looks now, and the number of its step."""
        from app.lesson.paging import Paper
        from app.ui.lesson.exporting.look import look_of, printed
        from app.ui.lesson.exporting.writing import Export

        shown = self._shown()
        if shown is None:
            return None
        lesson, step = shown
        look = look_of(self._appearance.theme, told)
        paper = Paper.LETTER if self.menu.letter else Paper.A4
        return Export(lesson, look, printed(told), paper, self.menu.width_chosen), step

    # What becomes of it

    def _begin(self, chore: Chore, files: int) -> None:
        self._chore = chore
        self.strip.begin(translate("LessonExports", "Writing …"), files)
        self._work()

    @Slot()
    def _work(self) -> None:
        if self._chore is not None:
            self._written = []
            self._errand.do(self._chore)

    @Slot()
    def _stop(self) -> None:
        if self._chore is not None:
            self.drop()
            what = self._what() if self._written else ""
            self.strip.end(" ".join((translate("LessonExports", "Stopped."), what)).rstrip())

    @Slot(object)
    def _take(self, path: Path) -> None:
        self._written.append(path)
        self.strip.show_done(len(self._written))

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._chore = None
        self.strip.end()
        self.failed.emit(objection(error))

    @Slot()
    def _end(self) -> None:
        if self._chore is not None:
            self._chore = None
            self.strip.end(self._what())

    def _what(self) -> str:
        if len(self._written) == 1:
            return translate("LessonExports", "Saved in {0}.").format(self._written[0])
        text = translate("LessonExports", "{0} pictures are in {1}.")
        return text.format(whole(len(self._written)), self._written[0].parent)
