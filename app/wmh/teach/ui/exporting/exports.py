"""Exports of a lesson: a menu, dialogs for paths, writing in the background, and the result."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from wmh.base.files.outputs import OccupiedError
from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _, ngettext
from wmh.helper.suggester import Chore, Suggester
from wmh.helper.ui.look.theme import theme_of
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.numbers import whole
from wmh.teach.ui.exporting.export_strip import ExportStrip
from wmh.teach.ui.lesson_text import told

if TYPE_CHECKING:
    from wmh.teach.lesson import Lesson
    from wmh.teach.ui.exporting.writing import Export


_WIDTHS = (1280, 1920, 3840)
_USUAL = 1


class ExportMenu(QMenu):
    """Menu of exports with shortcut keys; it has the chosen width of pictures and size of paper."""

    copy_wanted = Signal()
    picture_wanted = Signal()
    frames_wanted = Signal()
    steps_wanted = Signal()
    page_wanted = Signal()
    handout_wanted = Signal()
    print_wanted = Signal()
    answers_wanted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(_("E&xport"), window)
        self.setObjectName("lesson-exports")
        self.width_chosen = _WIDTHS[_USUAL]
        system = QLocale.system().measurementSystem()
        self.letter = system is QLocale.MeasurementSystem.ImperialUSSystem
        """True for paper of the American size Letter, False for A4."""
        self._fill(window)

    def _fill(self, window: QWidget) -> None:
        wishes = (
            (_("&Copy the picture"), self.copy_wanted, "Ctrl+C"),
            (_("&This picture …"), self.picture_wanted, "Ctrl+E"),
            (_("All steps as &pictures …"), self.frames_wanted, ""),
            (_("All steps as a P&DF …"), self.steps_wanted, ""),
            (_("All steps as a we&b page …"), self.page_wanted, ""),
            (_("&Handout …"), self.handout_wanted, ""),
            (_("P&rint the handout …"), self.print_wanted, "Ctrl+P"),
            (_("&Answer sheet …"), self.answers_wanted, ""),
        )
        for text, wish, key in wishes:
            action = self.addAction(text)
            action.triggered.connect(wish)
            if key:
                action.setShortcut(QKeySequence(key))
                window.addAction(action)
        self.addSeparator()
        text = _("{0} pixels")
        widths = [text.format(whole(width)) for width in _WIDTHS]
        title = _("&Width of pictures")
        self._choice(self.addMenu(title), widths, _USUAL, self._choose_width)
        papers = (_("A4"), _("Letter", context="LessonExports"))
        title = _("Pap&er")
        self._choice(self.addMenu(title), papers, int(self.letter), self._choose_paper)

    def _choice(
        self, menu: QMenu, texts: Sequence[str], chosen: int, choose: Callable[[int], None]
    ) -> None:
        group = QActionGroup(menu)
        for number, text in enumerate(texts):
            action = QAction(text, group, checkable=True, checked=number == chosen)
            action.triggered.connect(partial(choose, number))
            menu.addAction(action)

    def _choose_width(self, number: int, _checked: bool = False) -> None:
        self.width_chosen = _WIDTHS[number]

    def _choose_paper(self, number: int, _checked: bool = False) -> None:
        self.letter = bool(number)


Shown = Callable[[], "tuple[Lesson, int] | None"]
"""Function that returns the lesson shown, and the index of its step; None without a lesson."""

_MOST_COPIED = 1920
"""Greatest width in pixels of a copied picture; a larger one would block the window."""

_Make = Callable[["Export", Path, Stop], Iterator[Path]]


class Exports(QObject):
    """Exports of a lesson, written in another thread; a new export cancels a running one.

    Files show the lesson as it was when the export was requested. The dialogs are not modal. The
    window shows `menu` and `strip`.
    """

    failed = Signal(str)
    """Emitted with a sentence on why an export failed."""
    occupied = Signal(object, object)
    """Emitted with the OccupiedError, and a function that replaces the existing files."""

    def __init__(self, suggester: Suggester, shown: Shown, window: QWidget) -> None:
        super().__init__(window)
        self._window, self._shown = window, shown
        self._chore: Chore | None = None
        self._forced: Callable[[], None] | None = None
        """Function that repeats the export and replaces existing files; None if it cannot."""
        self._written: list[Path] = []
        self.menu = menu = ExportMenu(window)
        menu.copy_wanted.connect(self._copy)
        menu.picture_wanted.connect(self._ask_picture)
        menu.frames_wanted.connect(self._ask_folder)
        menu.steps_wanted.connect(self._ask_steps)
        menu.page_wanted.connect(self._ask_page)
        menu.handout_wanted.connect(self._ask_handout)
        menu.print_wanted.connect(self._print_handout)
        menu.answers_wanted.connect(self._ask_answers)
        self.strip = ExportStrip(window)
        self.strip.left.connect(self._stop)
        self._errand = suggester.task_channel(self._take, self._fail, self._end)
        suggester.opened.connect(self._work)  # Which has dropped what was under way.

    @property
    def busy(self) -> bool:
        """True if a file is being written."""
        return self._chore is not None

    @Slot()
    def drop(self) -> None:
        """Cancels the running export; files that are already written stay."""
        self._chore = None
        self._errand.drop()
        self.strip.end()

    # What is wished

    @Slot()
    def _copy(self) -> None:
        from wmh.teach.ui.exporting.pictures import image_of

        if (wish := self._wish()) is not None:
            export, step = wish
            drawing = export.lesson.steps[step].figure.drawing()
            width = min(export.width, _MOST_COPIED)
            QGuiApplication.clipboard().setImage(image_of(drawing, export.look, width))
            self.strip.end(_("The picture is in the clipboard."))

    @Slot()
    def _ask_picture(self) -> None:
        if (wish := self._wish()) is not None:
            from wmh.teach.ui.exporting.writing import write_picture

            export, step = wish
            title = _("Save this picture")
            kinds = (
                _("Picture (*.png)"),
                _("Drawing (*.svg)"),
                _("Page (*.pdf)"),
            )
            made = partial(write_picture, export, step)
            self._ask(title, f"{export.name}-{step + 1:03}.png", kinds, made)

    @Slot()
    def _ask_steps(self) -> None:
        from wmh.teach.ui.exporting.writing import write_steps

        self._ask_pages(_("Save all steps"), "", write_steps)

    @Slot()
    def _ask_page(self) -> None:
        if (wish := self._wish()) is not None:
            from wmh.teach.ui.exporting.writing import write_page

            export, _rest = wish
            title = _("Save the lesson as a web page")
            kinds = (_("Web page (*.html)"),)
            self._ask(title, f"{export.name}.html", kinds, partial(write_page, export))

    @Slot()
    def _ask_handout(self) -> None:
        from wmh.teach.ui.exporting.writing import write_handout

        title = _("Save the handout")
        self._ask_pages(title, "-handout", partial(write_handout, answers=False))

    @Slot()
    def _print_handout(self) -> None:
        if (wish := self._wish()) is not None:
            from wmh.helper.ui.parts.printing import ask_printer
            from wmh.teach.ui.exporting.writing import print_handout

            export, _rest = wish
            ask_printer(partial(print_handout, export), self._window)

    @Slot()
    def _ask_answers(self) -> None:
        from wmh.teach.ui.exporting.writing import write_handout

        title = _("Save the answer sheet")
        self._ask_pages(title, "-answers", partial(write_handout, answers=True))

    @Slot()
    def _ask_folder(self) -> None:
        if (wish := self._wish()) is not None:
            from wmh.teach.ui.exporting.writing import ExportKind, write

            export, _rest = wish
            title = _("Choose a folder for the pictures")
            dialog = QFileDialog(self._window, title)
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            make, files = partial(write, export, ExportKind.FRAMES), len(export.lesson.steps)
            self._show(dialog, make, files, partial(make, force=True))

    def _ask_pages(self, title: str, ending: str, make: _Make) -> None:
        if (wish := self._wish()) is not None:
            export, _rest = wish
            kinds = (_("Pages (*.pdf)"),)
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
        self,
        dialog: QFileDialog,
        make: Callable[[Path, Stop], Iterator[Path]],
        files: int,
        forced: Callable[[Path, Stop], Iterator[Path]] | None = None,
    ) -> None:
        """Shows a dialog for a path, then calls `make`; `forced` is for replacing existing files.

        `forced` is needed for folders only, since a dialog for a file asks about replacing by
        itself.
        """

        def begin(name: str) -> None:
            again = partial(self._begin, partial(forced, Path(name)), files) if forced else None
            self._begin(partial(make, Path(name)), files, again)

        dialog.setModal(False)
        dialog.fileSelected.connect(begin)
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    def _wish(self) -> "tuple[Export, int] | None":
        """Returns the lesson with its looks for an export, and the index of its step.

        It is None without a lesson.
        """
        from wmh.teach.drawing.paging import Paper
        from wmh.teach.ui.exporting.pictures import look_of, print_look
        from wmh.teach.ui.exporting.writing import Export

        shown = self._shown()
        if shown is None:
            return None
        lesson, step = shown
        look = look_of(theme_of(self._window), told)
        paper = Paper.LETTER if self.menu.letter else Paper.A4
        return Export(lesson, look, print_look(told), paper, self.menu.width_chosen), step

    # What becomes of it

    def _begin(self, chore: Chore, files: int, forced: Callable[[], None] | None = None) -> None:
        self._chore, self._forced = chore, forced
        self.strip.begin(_("Writing …"), files)
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
            self.strip.end(" ".join((_("Stopped.", context="LessonExports"), what)).rstrip())

    @Slot(object)
    def _take(self, path: Path) -> None:
        self._written.append(path)
        self.strip.show_done(len(self._written))

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._chore = None
        self.strip.end()
        if isinstance(error, OccupiedError) and self._forced is not None:
            self.occupied.emit(error, self._forced)
        else:
            self.failed.emit(objection(error))

    @Slot()
    def _end(self) -> None:
        if self._chore is not None:
            self._chore = None
            self.strip.end(self._what())

    def _what(self) -> str:
        if len(self._written) == 1:
            return _("Saved in {0}.").format(self._written[0])
        number = len(self._written)
        return ngettext(
            "1 picture is in {1}.",
            "{0} pictures are in {1}.",
            number,
            number,
            self._written[0].parent,
        )
