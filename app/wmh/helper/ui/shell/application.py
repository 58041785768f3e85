"""The application: starts the program, and replaces its window when the language changes."""

import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QSize,
    QSocketNotifier,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication

from wmh.base.files import paths
from wmh.base.files.saved_games import Trouble, rename_broken
from wmh.base.running.memory import keep_little
from wmh.base.text.phrases import _, objection
from wmh.engine.strategy.strategies import Strategy
from wmh.helper import settings
from wmh.helper.settings import Settings, SettingsReading
from wmh.helper.suggester import Answers, Suggester
from wmh.helper.ui.board.session import load
from wmh.helper.ui.frame.presenting import has_own_size
from wmh.helper.ui.look.style_update import tell
from wmh.helper.ui.parts.hints import of_games, report_copied
from wmh.helper.ui.program.crash_log import CrashLog, CrashNotes, cause, report
from wmh.helper.ui.program.garbage import Garbage
from wmh.helper.ui.program.language import speak, spoken_by_choice, words_of_system
from wmh.helper.ui.program.ui_steps import take_turns
from wmh.helper.ui.shell import starts
from wmh.helper.ui.shell.models import Models
from wmh.helper.ui.shell.panels import busy, open_panels
from wmh.helper.ui.shell.remembered import notice
from wmh.helper.ui.shell.window import Window
from wmh.version import __version__

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

    from wmh.base.text.refusal import InputError
    from wmh.helper.ui.shell.saved_state import WindowState


_PIXMAPS = 2048
"""Kilobytes of Qt's pixmap cache; more is no use, since the style draws for each window anew."""


def run(argv: Sequence[str], file: Path | None = None, *, new: bool = False) -> int:
    """Shows the window, opens `file` in it and runs the event loop; returns the exit code.

    If a window with this data folder is open already, that window is raised and opens the file,
    unless a `new` window is wanted.
    """
    start = starts.begin(file, new=new)
    if start is None:
        return 0
    notes = CrashNotes(start.number)
    notes.begin()
    application = QApplication(list(argv))
    program = Program()
    program.acted.connect(notes.note)
    mishaps = CrashLog(program)
    mishaps.happened.connect(program.show_mishap)
    mishaps.install()
    program.window.show()
    if notes.before:
        program.show_crash(notes.before)
    if text := starts.notice(start):
        program.show_message(text)
    if file is not None:
        program.window.open_file(file)
    server: QLocalServer | None = None

    def go_on() -> None:
        """Does the work for which the first drawing of the window need not wait."""
        nonlocal server
        if file is None:
            program.ask_for_game()
        keep_little()
        server = starts.answer(start, lambda given: come_forward(program.window, given))

    program.window.first_picture.drawn.connect(go_on)
    _heed_interrupts(application)
    Garbage(application)
    try:
        return application.exec()
    finally:
        if server is not None:
            server.close()
        notes.end()
        if start.lock is not None:
            start.lock.unlock()


def come_forward(window: Window, file: Path | None) -> None:
    """Raises a window for a later start of the program, and opens the file of that start."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if file is not None:
        window.open_file(file)


def _heed_interrupts(application: QApplication) -> None:
    """Makes Ctrl+C in the terminal close the windows.

    Python handles a signal only when Qt lets it run; so the signal writes a byte to a socket that
    wakes Qt, and no timer is needed.
    """

    def close(_signal: int, _frame: object) -> None:
        # In a turn of its own. This one may be in the midst of painting what would be closed, or
        # the first may be yet to come, and what has not begun cannot be ended.
        QTimer.singleShot(0, application, application.closeAllWindows)

    signal.signal(signal.SIGINT, close)
    hearing, waking = socket.socketpair()
    hearing.setblocking(False)
    waking.setblocking(False)
    signal.set_wakeup_fd(waking.fileno(), warn_on_full_buffer=False)
    heard = QSocketNotifier(hearing.fileno(), QSocketNotifier.Type.Read, application)

    def wake() -> None:
        """Empties the socket; Python handles the signal before this runs."""
        with suppress(OSError):
            hearing.recv(4096)

    heard.activated.connect(wake)

    def fall_silent() -> None:
        heard.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for each in (hearing, waking):
            each.close()

    application.aboutToQuit.connect(fall_silent)


def _with_words(fresh: Settings) -> Settings:
    """Returns the settings of a first start, with a word list in the system's language.

    The list is saved in the settings at once.
    """
    words = words_of_system()
    found = replace(fresh, lexicon=words, words=words)
    if found != fresh:
        with suppress(OSError):  # The next change of one says so.
            settings.save(found, paths.settings_file(), ("lexicon", "words"))
    return found


class Program(QObject):
    """The program: its models, and its window, which a change of language replaces."""

    acted = Signal(str)
    """Emitted with the name of an action that the user chose."""

    def __init__(self, remembered: Settings | None = None, answers: Answers | None = None) -> None:
        """Makes models and a window that is not shown yet; there must be a QApplication."""
        _dress()
        QPixmapCache.setCacheLimit(_PIXMAPS)
        reading = (
            SettingsReading(remembered) if remembered else settings.read(paths.settings_file())
        )
        # Before anything is written: what is set aside is as somebody left it.
        aside = None if reading.readable else rename_broken(paths.settings_file())
        if aside is not None:
            with suppress(OSError):
                settings.save(reading.settings, paths.settings_file())
        first = _with_words(reading.settings) if reading.fresh else reading.settings
        found = load(paths.session_file())
        suggester = Suggester(answers)
        models = Models(first, suggester, found.content)
        super().__init__(models)
        self._models = models
        self._language = reading.settings.language
        self._fault: InputError | None = None
        """Reason why the language of the settings cannot be used; None if it is used."""
        self._replacing = False
        """True while the window is being replaced by a new one."""
        self.window = Window(models)
        self.window.first_picture.drawn.connect(_show_icon)
        for _rest in self._build(self.window):
            pass
        models.remembered.changed.connect(self._follow)
        self._tell(reading, found.trouble, aside)

    def ask_for_game(self) -> None:
        """Opens the game chooser if the program is started for the first time."""
        if self._first:
            self._first = False
            self.window.choose_game()

    def _tell(self, reading: SettingsReading, trouble: Trouble | None, aside: Path | None) -> None:
        """Reports settings and a saved game that could not be read.

        `aside` is the file to which invalid settings were moved.
        """
        path = paths.settings_file()
        if text := notice(reading, path, aside):
            self.window.show_message(text, aside)
        if odd := (*reading.refused, *reading.misspelt.values()):  # It is told once.
            with suppress(OSError):
                settings.save(reading.settings, path, odd)
        self._first = reading.fresh and not self._models.board.session.steps
        if reading.newer:
            self.window.show_trouble(Trouble(path, newer=True))
        if trouble is not None:
            self.window.show_trouble(trouble)
        self._tell_fault()
        if not (text or reading.newer or trouble or self._fault):
            self._tell_of_games(reading)

    def _tell_fault(self) -> None:
        if self._fault is not None:
            self.window.show_message(objection(self._fault))

    def _tell_of_games(self, reading: SettingsReading) -> None:
        """Reports once that a game can be chosen, at a start without another message."""
        kept = reading.settings
        if kept.told_of_games or kept.game:
            return
        self._models.remembered.remember(told_of_games=True)
        # Who starts for the first time is asked for a game instead.
        if not reading.fresh and kept.strategy is Strategy.PAPER:
            self.window.show_message(of_games())

    def _build(self, window: Window, before: Window | None = None) -> Iterator[None]:
        """Builds a window in the chosen language; yields so that the event loop can run.

        Follows changes of the theme during the build, and waits until the window `before` has the
        last theme too.
        """
        self._fault = speak(self._language)
        appearance = self._models.appearance
        made_for = appearance.theme
        yield from window.build()
        for action in window.findChildren(QAction):
            if name := action.objectName():
                action.triggered.connect(partial(self._tell_action, name))
        yield
        yield from appearance.dressing.put_on(window)
        while appearance.theme != made_for or before in appearance.dressing.waiting:
            if appearance.theme != made_for:  # There was another while it was made.
                made_for = appearance.theme
                tell(window)
                yield
                yield from appearance.dressing.put_on(window)
            yield

    def _tell_action(self, name: str, _checked: bool = False) -> None:
        self.acted.emit(name)

    @Slot(str)
    def _follow(self, setting: str) -> None:
        """Replaces the window after a change of language, unless a panel is busy."""
        before, chosen = self._language, self._models.remembered.settings.language
        if setting != "language" or chosen is before:
            return
        another = spoken_by_choice(chosen) is not spoken_by_choice(before)
        if another and (said := busy(self.window)):
            self._models.remembered.remember(language=before)
            self.window.show_message(said)
            return
        self._language = chosen
        if another:
            # Not at once: what is chosen from would be gone while it is still telling.
            take_turns(self._build_again())

    def _build_again(self) -> Iterator[None]:
        """Replaces the window by a new one with the state of the old one and of its panels."""
        from wmh.helper.ui.shell.saved_state import WindowState

        dressing = self._models.appearance.dressing
        # By the change before, or this one would not know of it; and in a look that is the last.
        while self._replacing or self.window in dressing.waiting:
            yield
        self._replacing = True
        try:
            left = WindowState.by(self.window)
            self.window.give_way()
            yield
            # Until it is shown the other one is there; what is typed meanwhile is on both boards.
            yield from self._replace_window(left)
        finally:
            self._replacing = False

    def _replace_window(self, left: "WindowState") -> Iterator[None]:
        before, window = self.window, Window(self._models)
        yield from self._build(window, before)
        if has_own_size(before) and has_own_size(window):  # At another scale it has another.
            menus = window.menuBar()  # Titles in another language may need more room.
            least = 0 if menus.isHidden() else menus.sizeHint().width()
            window.resize(before.size().expandedTo(QSize(least, 0)))
        self.window = window
        window.show()
        for each in (before, *open_panels(before)):  # What was opened while the other was made.
            each.hide()
        yield
        from wmh.helper.ui.look.style_update import let_go

        for _rest in let_go(
            before
        ):  # All at once: it is still there and hears what the other does.
            pass
        yield
        before.deleteLater()
        # At once, or it would answer to what the other one does.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._models.appearance.dressing.forget_gone()
        del before
        yield
        yield from left.to(window)
        self._tell_fault()

    @Slot(str)
    def show_message(self, text: str) -> None:
        """Shows a message in the window in use."""
        self.window.show_message(text)

    @Slot(str)
    def show_mishap(self, text: str) -> None:
        """Shows an unexpected error, and offers a report about it."""
        self._offer_report(text, "")

    def show_crash(self, notes: str) -> None:
        """Reports that the previous run crashed; `notes` are the notes that it left."""
        text = _(
            "The program crashed last time ({0}). Your game is restored. To help mend the fault,"
            " send a report; it contains none of your words.",
        )
        self._offer_report(text.format(cause(notes)), notes)

    def _offer_report(self, text: str, notes: str) -> None:
        def copy() -> None:
            from wmh.helper.ui.help.about_window import report as versions

            opened = self._models.lexicon
            told = versions("" if opened is None else opened.name)
            QGuiApplication.clipboard().setText(report(told, notes))
            self.show_message(report_copied())

        self.window.offer(text, _("Copy the report"), copy)


def build(remembered: Settings | None = None, answers: Answers | None = None) -> Window:
    """Returns the window of a new program; it is not shown yet."""
    return Program(remembered, answers).window


def _show_icon() -> None:
    """Sets the window's icon.

    It is called after the first drawing, since drawing SVG loads a library of Qt.
    """
    QGuiApplication.setWindowIcon(QIcon(str(paths.folder("resources") / "icons" / "wmh.svg")))


def _dress() -> None:
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise TypeError("a window needs an application")
    application.setApplicationName("word-mastermind-helper")
    # No display name: Qt would add it to each title, and elide what the title says.
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("alt.word_mastermind_helper.wmh")
    # The only style that follows a palette on every system.
    application.setStyle("Fusion")
    # Nothing slides or fades, so that nobody needs to ask for less motion.
    application.setEffectEnabled(Qt.UIEffect.UI_General, False)
