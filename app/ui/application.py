"""Builds the application around its window."""

import signal
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app import __version__, paths, settings
from app.answering import compiled_folder
from app.engine.strategy.kernels import unavailable
from app.settings import Reading, Settings
from app.suggester import Answers, Suggester
from app.ui import session
from app.ui.garbage import Garbage
from app.ui.language import speak
from app.ui.mishaps import Mishaps
from app.ui.settings_notice import notice
from app.ui.window import Window
from app.warming import Warmth


def run(argv: Sequence[str], lesson: Path | None = None) -> int:
    """Show the window, and before it the lesson of a file; the code to exit with once closed."""
    application = QApplication(list(argv))
    warmth = None if unavailable() else Warmth(compiled_folder())
    window = build(warmth=warmth)
    if warmth is not None:
        window.warm_up(warmth)
    mishaps = Mishaps(window)
    mishaps.happened.connect(window.show_message)
    mishaps.install()
    window.show()
    if lesson is not None:
        window.lessons.open_file(lesson)
    _heed_interrupts(application)
    Garbage(application)
    return application.exec()


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


def build(
    remembered: Settings | None = None,
    answers: Answers | None = None,
    warmth: Warmth | None = None,
) -> Window:
    """The window with everything it needs, not shown yet. There must be a QApplication.

    What needs kernels that the `warmth` does not have waits until `Window.warm_up` has made them.
    """
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
    window = Window(
        reading.settings, Suggester(answers, warmth=warmth), session.load(paths.session_file())
    )
    if text := notice(reading, paths.settings_file()):
        window.show_message(text)
    return window
