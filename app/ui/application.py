"""Builds the application around its window."""

import signal
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app import __version__, paths, settings
from app.kept import Trouble, set_aside
from app.settings import Reading, Settings
from app.suggester import Answers, Suggester
from app.ui import session, starts
from app.ui.garbage import Garbage
from app.ui.language import speak
from app.ui.mishaps import Mishaps
from app.ui.settings_notice import notice
from app.ui.window import Window


def run(argv: Sequence[str], lesson: Path | None = None, *, new: bool = False) -> int:
    """Show the window, and before it the lesson of a file; the code to exit with once closed.

    Where there is a window on this data folder already, that one comes to the front and shows the
    lesson, unless a `new` one is wanted.
    """
    start = starts.begin(lesson, new=new)
    if start is None:
        return 0
    application = QApplication(list(argv))
    window = build()
    mishaps = Mishaps(window)
    mishaps.happened.connect(window.show_message)
    mishaps.install()
    window.show()
    if text := starts.notice(start):
        window.show_message(text)
    server = starts.answer(start, lambda file: come_forward(window, file))
    if lesson is not None:
        window.lessons.open_file(lesson)
    _heed_interrupts(application)
    Garbage(application)
    try:
        return application.exec()
    finally:
        if server is not None:
            server.close()
        if start.lock is not None:
            start.lock.unlock()


def come_forward(window: Window, file: Path | None) -> None:
    """As another start asks for it, with the file that start was given."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if file is not None:
        window.lessons.open_file(file)


def _heed_interrupts(application: QApplication) -> None:
    """Close on Ctrl+C in the terminal: Python acts on it only when Qt lets it run for a moment."""

    def close(_signal: int, _frame: object) -> None:
        application.closeAllWindows()

    signal.signal(signal.SIGINT, close)
    breath = QTimer(application, interval=200)
    breath.timeout.connect(_breathe)
    breath.start()


def _breathe() -> None:
    """Nothing: that Python runs at all is enough."""


def build(remembered: Settings | None = None, answers: Answers | None = None) -> Window:
    """The window with everything it needs, not shown yet. There must be a QApplication."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise TypeError("a window needs an application")
    application.setApplicationName("word-mastermind-helper")
    application.setApplicationDisplayName("Word Mastermind Helper")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("word-mastermind-helper")
    application.setWindowIcon(QIcon(str(paths.folder("resources") / "icons" / "wmh.svg")))
    # The only style that follows a palette on every system.
    application.setStyle("Fusion")
    # Nothing slides or fades, so that nobody needs to ask for less motion.
    application.setEffectEnabled(Qt.UIEffect.UI_General, False)
    reading = Reading(remembered) if remembered else settings.read(paths.settings_file())
    speak(reading.settings.language)
    left = session.load(paths.session_file())
    window = Window(reading.settings, Suggester(answers), left.content)
    _tell(window, reading)
    if left.trouble is not None:
        window.show_trouble(left.trouble)
    return window


def _tell(window: Window, reading: Reading) -> None:
    """What is wrong with the settings, if anything is."""
    path = paths.settings_file()
    aside = None if reading.readable else set_aside(path)
    if text := notice(reading, path, aside):
        window.show_message(text, aside)
    if reading.newer:
        window.show_trouble(Trouble(path, newer=True))
