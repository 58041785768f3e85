"""Window in which a lesson is chosen and shown."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from wmh.base.text.phrases import _
from wmh.base.text.refusal import InputError
from wmh.base.text.sentence import Sentence
from wmh.engine.question import Question
from wmh.helper.settings import LESSON_SCALES
from wmh.helper.suggester import Suggester
from wmh.helper.ui.frame.presenting import Presenting
from wmh.helper.ui.look.theme import Appearance
from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.layout import PagesLayout, in_column
from wmh.helper.ui.program.ui_steps import take_turns
from wmh.helper.ui.shell.remembered import Remembered
from wmh.helper.ui.words.scope import WordScope
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.scenario.scenario_file import read_scenario
from wmh.teach.ui.controls import LessonActions
from wmh.teach.ui.exporting.exports import Exports
from wmh.teach.ui.jobs import Making
from wmh.teach.ui.lesson_chooser import Chooser, Files
from wmh.teach.ui.lesson_page import LessonPage
from wmh.teach.ui.lesson_text import hidden_of, left_out, title_of, told
from wmh.teach.ui.notes.notes_screen import NotesPlace
from wmh.teach.ui.player import LessonPlayer
from wmh.teach.ui.words.keys_ahead import KeysAhead
from wmh.teach.ui.words.words_place import WordsPlace

if TYPE_CHECKING:
    from wmh.teach.lesson import Lesson


class LessonsWindow(QWidget):
    """Window of lessons: first the list, then the steps of a chosen lesson. It is not modal."""

    closed = Signal()

    def __init__(
        self,
        suggester: Suggester,
        remembered: Remembered,
        appearance: Appearance,
        shared: Sequence[QAction],
        asked: Callable[[], Question | None],
        parent: QWidget,
    ) -> None:
        """Makes the window; `asked` returns the board's question, `shared` are common actions."""
        super().__init__(parent, Qt.WindowType.Window)
        self._remembered, self._appearance = remembered, appearance
        self._show_colours()
        appearance.changed.connect(self._show_colours)
        self._page: LessonPage | None = None
        self._step = 0  # The first that is shown of the next lesson.
        self._steering = LessonActions(self, self._to_stage, shared)
        self._presenting = Presenting(self._steering.actions["present"], self, appearance)
        self._making = Making(suggester, self)
        self._files = Files(self)
        self._exports = Exports(suggester, self._step_in_view, self)
        self._messages = MessageBar(self)
        self._chooser = Chooser(SCENARIOS.own_folder(), self)
        self._notes = NotesPlace(self._steering, self)
        self._pages = PagesLayout()
        self._pages.addWidget(self._chooser)
        self._words = WordsPlace(suggester, asked, self)
        self._keys_ahead = KeysAhead(self)
        below = in_column(self._exports.strip, self._messages, margins=(12, 0, 12, 2))
        in_column((self._pages, 1), below, on=self, margins=0, spacing=0)
        self._connect()
        QShortcut(QKeySequence("F10"), self).activated.connect(self._open_menu)
        self._steering.actions["code"].setChecked(self._remembered.settings.lesson_code)
        self._show_lessons()
        self.resize(900, 640)

    def _connect(self) -> None:
        self._steering.take(self._exports.menu)
        self._exports.failed.connect(self._messages.show_message)
        self._exports.occupied.connect(self._messages.ask_to_replace)
        self.closed.connect(self._exports.drop)
        self._chooser.wanted.connect(self.open)
        self._chooser.refused.connect(self._fail)
        self._chooser.file_wanted.connect(self._files.ask_for_one)
        self._files.chosen.connect(self.take_file)
        self._chooser.recent.chosen.connect(self.take_file)
        self._files.failed.connect(self._messages.show_message)
        self._files.saved.connect(self._messages.show_hint)
        self._making.made.connect(self._show_lesson)
        self._making.came_on.connect(self._chooser.show_progress)
        self._making.failed.connect(self._fail)
        self._presenting.changed.connect(self._show_size)
        self._words.left.connect(self._leave_words)
        self._words.lesson_wanted.connect(self.open)
        self._words.save_wanted.connect(self._files.save)
        self._words.failed.connect(self._messages.show_message)
        self._words.troubled.connect(self._messages.add_trouble)
        self._words.teacher_told.connect(self._notes.show_words)
        self._steering.connect(
            {
                "forward": lambda: self._course and self._course.forward(),
                "back": lambda: self._course and self._course.back(),
                "stop_on": lambda: self._course and self._course.to_next_stop(),
                "stop_before": lambda: self._course and self._course.to_stop_before(),
                "next_find": lambda: self._to_next(finds=True),
                "next_refusal": lambda: self._to_next(finds=False),
                "code": self._show_code,
                "predict": self._predict,
                "play": lambda: self._course and self._course.toggle(),
                "to_start": lambda: self._course and self._course.to_start(),
                "to_end": lambda: self._course and self._course.to_end(),
                "faster": lambda: self._page and self._page.controls.hasten(1),
                "slower": lambda: self._page and self._page.controls.hasten(-1),
                "zoom_in": self._enlarge,
                "zoom_out": self._reduce,
                "zoom_none": lambda: self._magnify(100),
                "whole": self._show_size,
                "words": self._show_words,
                "open": self._files.ask_for_one,
                "save": self._save,
                "all": self._show_lessons,
                "close": self.close,
            }
        )

    @Slot()
    def _show_colours(self) -> None:
        """Sets the usual colours whatever the game's are: lessons speak of green and white."""
        self._appearance.show_game_beside(self, "")

    @property
    def _course(self) -> LessonPlayer | None:
        return None if self._page is None else self._page.course

    def _step_in_view(self) -> "tuple[Lesson, int] | None":
        return None if self._course is None else (self._course.lesson, self._course.at)

    # Where another window of lessons goes on

    @property
    def busy(self) -> str:
        """Reason not to close the window while files are being written; else ""."""
        if self._exports.busy:
            return _("Files are being written: wait until they are done, or stop it.")
        return ""

    def saved_state(self) -> object:
        """Returns the scenario of the lesson and the index of its step; None without a lesson."""
        return None if self._course is None else (self._course.lesson.scenario, self._course.at)

    def resume(self, left: tuple[Scenario, int] | None) -> None:
        if left is not None:
            self.open(left[0])
            self._step = left[1]

    def show_view(self, view: WordScope) -> None:
        """Sets the main window's word list, by which offensive words are recognized."""
        self._words.show_view(view)

    # What is opened

    @Slot(object)
    def take_file(self, path: Path) -> None:
        """Reads a scenario file, and shows its lesson once it is made."""
        try:
            scenario = read_scenario(path)
        except (InputError, OSError) as error:
            self._fail(objection(error))
        else:
            self._chooser.recent.remember(path)
            self.open(scenario)

    @Slot(object)
    def open(self, scenario: Scenario) -> None:
        """Makes a scenario's lesson, and shows it once it is made."""
        self._wait()
        self._making.make(scenario)

    def open_board(self, question: Question) -> None:
        """Makes a lesson from a board, and shows it once it is made."""
        self._wait()
        self._making.make_of_board(question, title_of(question), hidden_of())
        if text := left_out(question):
            self._messages.show_hint(text)

    def _wait(self) -> None:
        self._step = 0
        if self._page is not None:
            self._show_lessons()
        self._messages.hide()
        self._chooser.show_waiting(waiting=True)

    @Slot(object, object)
    def _show_lesson(self, lesson: "Lesson", remarks: tuple[Sentence, ...]) -> None:
        if remarks:
            self._messages.show_hint(" ".join(map(told, remarks)))
        self._close_lesson()
        settings = self._remembered.settings
        course = LessonPlayer(lesson, settings.lesson_pace, self)
        self._page = page = LessonPage(course, settings.lesson_pace, self._steering.menu, self)
        page.controls.pace_changed.connect(self._remember_pace)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._chooser.show_waiting(waiting=False)
        self._steering.let(inside=True)
        title = _(lesson.scenario.title, context="Scenarios")
        self.setWindowTitle(_("Lesson: {0}").format(title))
        page.judging.connect(self._leave_keys)
        for name, act in (("judge", page.judge), ("merge", page.merge)):
            self._steering.actions[name].triggered.connect(act)
        page.merging.connect(self._steering.actions["merge"].setChecked)
        page.judge(self._steering.actions["judge"].isChecked())
        page.show_code(shown=settings.lesson_code)
        self._notes.show_lesson(page)
        self._show_size()
        course.begin(self._step)
        self._step = 0
        page.setFocus()

    @Slot()
    def _show_lessons(self) -> None:
        """Shows the list of lessons, which is read anew."""
        self._making.drop()
        self._close_lesson()
        self._steering.let(inside=False)
        self.setWindowTitle(_("Lessons"))
        self._chooser.fill()
        self._chooser.show_waiting(waiting=False)
        self._pages.setCurrentWidget(self._chooser)
        self._chooser.setFocus()

    def _close_lesson(self) -> None:
        self._notes.show_lesson(None)
        if self._page is not None:
            self._page.course.pause()
            self._page.course.deleteLater()
            self._pages.removeWidget(self._page)
            self._page.deleteLater()
            self._page = None

    @Slot(str)
    def _fail(self, reason: str) -> None:
        self._chooser.show_waiting(waiting=False)
        if self._page is None:
            self._chooser.setFocus()
        self._messages.show_message(reason)

    # The words of a class

    @Slot()
    def _show_words(self) -> None:
        if self._course is not None:
            self._course.pause()
        self._keys_ahead.begin()
        take_turns(self._words_shown())

    def _words_shown(self) -> Iterator[None]:
        if not isValid(self):
            return
        page = self._words.page  # To lay out its figure takes as long as all else.
        yield
        if not isValid(self):
            return
        page.begin(None if self._course is None else self._course.lesson.scenario)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._steering.let(inside=False)
        self._steering.actions["save"].setEnabled(True)
        self._show_size()
        page.setFocus()
        self.activateWindow()  # The key may have been pressed in the window of the notes.
        self._keys_ahead.end(page)

    @Slot()
    def _leave_words(self) -> None:
        """Goes from the page of called words to the lesson, or if there is none, to the list."""
        if self._page is None:
            self._show_lessons()
            return
        self._pages.setCurrentWidget(self._page)
        self._steering.let(inside=True)
        self._page.setFocus()

    @Slot()
    def _save(self) -> None:
        if self._words.shown:
            self._words.page.save()
        elif self._course is not None:
            self._files.save(self._course.lesson.scenario)

    # How it looks

    @Slot()
    def _show_size(self) -> None:
        presented = self._presenting.active
        if self._page is not None:
            whole = self._steering.actions["whole"].isChecked()
            percent = self._remembered.settings.lesson_scale
            self._page.show_size(percent, presented=presented, whole=whole)
        self._words.show_size(self._remembered.settings.lesson_scale, presented=presented)
        self._notes.show_presented(presented=presented)

    @Slot()
    def _enlarge(self) -> None:
        now = self._remembered.settings.lesson_scale
        self._magnify(min((scale for scale in LESSON_SCALES if scale > now), default=now))

    @Slot()
    def _reduce(self) -> None:
        now = self._remembered.settings.lesson_scale
        self._magnify(max((scale for scale in LESSON_SCALES if scale < now), default=now))

    def _magnify(self, percent: int) -> None:
        self._steering.actions["whole"].setChecked(False)
        self._remembered.remember(lesson_scale=percent)
        self._show_size()

    @Slot(int)
    def _remember_pace(self, pace: int) -> None:
        self._remembered.remember(lesson_pace=pace)

    def _to_stage(self, number: int) -> None:
        if self._course is not None:
            self._course.to_stage(number)

    def _to_next(self, *, finds: bool) -> None:
        from wmh.teach.acts import phases

        wanted = phases.finds if finds else phases.refuses
        if self._course is not None and not self._course.to_next(wanted):
            self._messages.show_hint(_("There is none after this step of the lesson."))

    @Slot()
    def _predict(self) -> None:
        if self._page is not None and not self._page.predict():
            self._messages.show_hint(
                _("There is no question at this step: go to a question first.")
            )

    @Slot()
    def _show_code(self) -> None:
        shown = self._steering.actions["code"].isChecked()
        self._remembered.remember(lesson_code=shown)
        if self._page is not None:
            self._page.show_code(shown=shown)
            self._show_size()

    @Slot(bool)
    def _leave_keys(self, judging: bool) -> None:
        """Disables the action with the key N while edges are judged, for which N is an answer."""
        self._steering.actions["notes"].setEnabled(not judging)

    # From the outside

    @Slot()
    def _open_menu(self) -> None:
        """Opens the menu with all actions and keys, also during a presentation."""
        self._steering.menu.popup(self.mapToGlobal(self.rect().center()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._steering.menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles keys that no widget used: Esc goes back to the list, and from there closes."""
        if event.key() == Qt.Key.Key_Escape and self._page is not None:
            self._show_lessons()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() == Qt.Key.Key_Space and self._course is not None:
            self._course.toggle()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._making.drop()
        self._keys_ahead.end(None)
        self._close_lesson()
        self.closed.emit()
        super().closeEvent(event)
