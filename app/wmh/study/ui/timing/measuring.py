"""Timing validation in a Qt application of its own, without the program's windows."""

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

from wmh.engine.lexicon.store import Lexicon
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.theme import Appearance
from wmh.study.timing.validation import Validation
from wmh.study.ui.session.session_window import comfortable_scale
from wmh.study.ui.timing.key_source import KeySource, usual_method
from wmh.study.ui.timing.validation_window import ValidationSetting, ValidationWindow


def measured_here(setting: ValidationSetting, lexicon: Lexicon) -> Validation | str:
    """Measures in a separate window; returns the Validation, or a sentence on why it failed."""
    application = QApplication.instance() or QApplication(["wmh"])
    thinking, writing = Suggester(), Suggester()
    thinking.open(setting.protocol.lexicon)
    owner = QWidget()
    look = Appearance(ThemeChoice.LIGHT, PaletteChoice.CLASSIC, owner)
    source = KeySource(usual_method(), owner)
    window = ValidationWindow(setting, lexicon, (thinking, writing), source)
    look.present(window, comfortable_scale(owner.screen().size()))
    found: list[Validation | str] = []
    loop = QEventLoop()
    for signal in (window.measured, window.failed):
        signal.connect(found.append)
        signal.connect(loop.quit)
    window.start()
    if not found:
        loop.exec()
    for each in (thinking, writing):
        each.close()
    owner.deleteLater()
    application.processEvents()
    return found[0]
