"""Response times are measured through the window of studies, and by a clock that is known."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QTextBrowser, QWidget

from tests.study.ui.studying import Assistant, prepare
from wmh.base.files import paths
from wmh.helper.lists import library
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.theme import Appearance
from wmh.study.protocol.assignment import with_secrets
from wmh.study.timing.validation import KeyMethod, validation_here
from wmh.study.ui.office import validation_page
from wmh.study.ui.timing import validation_window
from wmh.study.ui.timing.key_source import post_key
from wmh.study.ui.timing.validation_window import ValidationSetting, ValidationWindow


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Keys come one after the other without a rest."""
    monkeypatch.setattr(validation_window, "GAP_MS", (0, 1))
    monkeypatch.setattr(validation_window, "SETTLE_MS", 0)
    monkeypatch.setattr(validation_page, "KEYS", 20)


class KnownClock(QObject):
    """A source of keys whose clock stands still but for the delay of each key."""

    ready, sent, failed = Signal(), Signal(float), Signal(str)
    method = KeyMethod.POSTED

    def __init__(self, delays):
        super().__init__()
        self.now, self.delays, self.loads = 100.0, iter(delays), []

    def start(self, window):
        self.window = window
        QTimer.singleShot(0, self, self.ready.emit)

    def send(self, key):
        self.now += 0.2
        at = self.now
        self.now += next(self.delays) / 1000
        post_key(self.window, key, round(1000 * at))
        self.sent.emit(at)

    def load(self, processes):
        self.loads.append(processes)

    def close(self):
        self.load(0)


def measured(qtbot, source, keys, loads):
    """The Validation or the reason why there is none."""
    protocol = prepare()
    lexicon = library.open_named(protocol.lexicon)
    suggesters, owner, found = (Suggester(), Suggester()), QWidget(), []
    qtbot.addWidget(owner, before_close_func=lambda _: [each.close() for each in suggesters])
    Appearance(ThemeChoice.LIGHT, PaletteChoice.CLASSIC, owner)
    suggesters[0].open(protocol.lexicon)
    setting = ValidationSetting(with_secrets(protocol, lexicon), "with", keys, loads)
    window = ValidationWindow(setting, lexicon, suggesters, source, clock=lambda: source.now)
    window.measured.connect(found.append)
    window.failed.connect(found.append)
    window.start(full=False)
    qtbot.waitUntil(lambda: bool(found), timeout=20_000)
    return found[0]


def test_stamps_are_the_delays_of_the_keys_and_those_beyond_50_ms_are_flagged(qtbot):
    delays = [1.5] * 12 + [60.0] + [3.0] * 11 + [80.0]
    source = KnownClock(delays)
    found = measured(qtbot, source, 12, (0, 3))
    assert [each.stamped for each in found.quiet.strokes] == pytest.approx([1.5] * 12)
    assert [each.painted for each in found.quiet.strokes] == pytest.approx([1.5] * 12)
    loaded = found.phases[1]
    assert (found.quiet.load, loaded.load, found.quiet.lost, loaded.lost) == (0, 3, 0, 0)
    assert [each.stamped for each in loaded.late] == pytest.approx([60.0])
    assert all(each.flagged for each in loaded.late)
    assert source.loads[0] == 0
    assert 3 in source.loads
    assert source.loads[-1] == 0
    assert found.close


def test_no_key_is_sent_to_another_window(qtbot):
    class Left(KnownClock):
        def send(self, key):
            super().send(key)
            self.window.hide()

    source = Left([1.0] * 99)
    assert measured(qtbot, source, 20, (0,)) == "Another window came to the front."
    assert source.now < 101


def test_the_page_measures_shows_and_saves(qtbot, monkeypatch, tmp_path):
    sat = Assistant(qtbot).press("&Validate times …").press("&Measure")
    folder = paths.data_folder() / "studies" / "a-small"

    def told():
        browsers = sat.window.findChildren(QTextBrowser)
        return any("key to stamp" in x.toPlainText() for x in browsers if x.isVisible())

    sat.until(told)
    found = validation_here(folder)
    assert found is not None
    assert [len(each.strokes) + each.lost for each in found.phases] == [20, 20]
    assert found.method is KeyMethod.POSTED
    file = tmp_path / "times.md"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    sat.press("&Save the report …").await_text("Saved: ")
    assert "# Response times validated" in file.read_text("utf-8")
    sat.press("&Back").press("&Validate times …")
    assert told()


def test_escape_ends_a_measurement(qtbot, monkeypatch):
    monkeypatch.setattr(validation_page, "KEYS", 5000)
    sat = Assistant(qtbot).press("&Validate times …").press("&Measure")
    window = lambda: next(  # noqa: E731
        (x for x in sat.window.findChildren(ValidationWindow) if x.isVisible()), None
    )
    sat.until(lambda: window() is not None)
    window().close()
    sat.await_text("It was stopped before the last key.")
    assert validation_here(paths.data_folder() / "studies" / "a-small") is None


@pytest.mark.slow  # A display and a window manager are started, and a minute is measured.
@pytest.mark.skipif(
    not (which("Xvfb") and which("openbox")), reason="needs a virtual display and a window manager"
)
def test_keys_come_through_a_real_window_system(tmp_path):
    read, write = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(write)
        with os.fdopen(read) as number:
            display = f":{number.readline().strip()}"
        there = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        with subprocess.Popen(["openbox"], env=there, stderr=subprocess.DEVNULL) as manager:
            done = subprocess.run(
                [
                    *(sys.executable, "-m", "wmh", "study", "validate", "--keys", "20"),
                    *("--folder", tmp_path),
                ],
                env=there,
                capture_output=True,
                text=True,
            )
            manager.kill()
        server.kill()
    assert done.returncode == 0, done.stderr
    found = validation_here(Path(tmp_path))
    assert found is not None
    assert found.method is KeyMethod.XTEST
    assert [(len(each.strokes), each.lost) for each in found.phases] == [(20, 0), (20, 0)]
    assert all(each.stamped >= 0 for phase in found.phases for each in phase.strokes)
