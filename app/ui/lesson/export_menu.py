"""The menu that turns a lesson into files."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from app.ui.figures import whole

translate = QCoreApplication.translate

_WIDTHS = (1280, 1920, 3840)
_USUAL = 1


class ExportMenu(QMenu):
    """Its keys hold while it is closed. It keeps how wide pictures are, and the paper."""

    copy_wanted = Signal()
    picture_wanted = Signal()
    frames_wanted = Signal()
    steps_wanted = Signal()
    handout_wanted = Signal()
    answers_wanted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(translate("LessonExports", "E&xport"), window)
        self.setObjectName("lesson-exports")
        self.width_chosen = _WIDTHS[_USUAL]
        system = QLocale.system().measurementSystem()
        self.letter = system is QLocale.MeasurementSystem.ImperialUSSystem
        """Whether the paper is that of America; A4 else."""
        self._fill(window)

    def _fill(self, window: QWidget) -> None:
        wishes = (
            (translate("LessonExports", "&Copy the picture"), self.copy_wanted, "Ctrl+C"),
            (translate("LessonExports", "&This picture …"), self.picture_wanted, "Ctrl+E"),
            (translate("LessonExports", "All steps as &pictures …"), self.frames_wanted, ""),
            (translate("LessonExports", "All steps as a P&DF …"), self.steps_wanted, ""),
            (translate("LessonExports", "&Handout …"), self.handout_wanted, "Ctrl+P"),
            (translate("LessonExports", "&Answer sheet …"), self.answers_wanted, ""),
        )
        for text, wish, key in wishes:
            action = self.addAction(text)
            action.triggered.connect(wish)
            if key:
                action.setShortcut(QKeySequence(key))
                window.addAction(action)
        self.addSeparator()
        text = translate("LessonExports", "{0} pixels")
        widths = [text.format(whole(width)) for width in _WIDTHS]
        title = translate("LessonExports", "&Width of pictures")
        self._choice(self.addMenu(title), widths, _USUAL, self._choose_width)
        papers = (translate("LessonExports", "A4"), translate("LessonExports", "Letter"))
        title = translate("LessonExports", "Pap&er")
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
