"""Fixtures of all tests: Qt without a screen, and a user's home of its own."""

import faulthandler
import gc
import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.patience import PATIENCE, PatientBot
from wmh.base.files import paths
from wmh.base.running.memory import give_back, keep_little
from wmh.base.running.stopping import check_cancelled, never
from wmh.engine.lexicon import store
from wmh.engine.lexicon.graph import open_graph
from wmh.engine.strategy.kernels import library

# As the program itself begins: matrices of a study are small, and threads that wait for parts of
# them keep all cores busy, six times as long.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

# Before anything makes an application: without a display Qt would abort the whole run.
os.environ["QT_QPA_PLATFORM"] = "offscreen"

# Whatever the machine speaks, the window is to speak English unless a test says otherwise.
os.environ |= {"LC_ALL": "C.UTF-8", "LANGUAGE": ""}

# As the window does, which stays for long too: 50 MB less at the end of its tests.
keep_little()

# What is started in the background of a shell ignores Ctrl+C, and so would what the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# What tests write, they write into memory where the system offers some: a file that is put in its
# place waits 2 ms for a disk, and so would a third of the time that the window's tests take. One
# gigabyte is thirty times what a run leaves; and what tests write, they also start.
SHARED_MEMORY = Path("/dev/shm")
if SHARED_MEMORY.is_dir() and os.access(SHARED_MEMORY, os.W_OK):
    room = os.statvfs(SHARED_MEMORY)
    if room.f_bavail * room.f_frsize >= 1 << 30 and not room.f_flag & os.ST_NOEXEC:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(SHARED_MEMORY))

FOLDER = paths.folder("lexicon")
"""Folder of the word lists that come with the program, which many tests open."""

# A busy machine is slow without being wrong; and a run that decides must be repeatable. Other
# examples than those of every run are looked for with EXPLORE=1 make test.
settings.register_profile(
    "house",
    deadline=None,
    derandomize="EXPLORE" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")


@pytest.fixture
def without_kernels(monkeypatch):
    """Makes the compiled kernels unavailable, as on a computer that they do not fit."""
    monkeypatch.setattr(library, "loading", lambda: library.Loading(None, "", "Because."))


@pytest.fixture
def qtbot(qapp, request):
    """Returns pytest-qt's robot with a longer waiting time."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def _ended(request):
    """Ends the process after a very long test, so that its name is reported and others can run."""
    if request.node.get_closest_marker("slow") is None:
        faulthandler.dump_traceback_later(5 * PATIENCE, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(autouse=True)
def _thawed():
    """Unfreezes objects after a test; Hypothesis takes frozen objects for garbage."""
    yield
    gc.unfreeze()


@pytest.fixture(scope="module", autouse=True)
def _given_back():
    """Gives free memory back to the system after each file of tests; glibc would keep 300 MB."""
    yield
    give_back()


@pytest.fixture(scope="session", autouse=True)
def _opened_once():
    """Opens each unchanged lexicon file only once in a process, which saves 0.05 s each time."""
    graphs = {}

    def open_once(path, sha256, stop=never):
        check_cancelled(stop)
        there = path.stat()
        key = path, sha256, there.st_ino, there.st_size, there.st_mtime_ns
        if key not in graphs:
            graph = open_graph(path, sha256, stop)
            if FOLDER not in path.parents:
                return graph
            graphs[key] = graph
        return graphs[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "open_graph", open_once)
        yield


@pytest.fixture(scope="session", autouse=True)
def _no_home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Sets a temporary folder as the user's home for fixtures that several tests share."""
    os.environ["WMH_HOME"] = str(tmp_path_factory.mktemp("home-of-all"))


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns an empty folder that replaces that of the user's settings, lexica, cache and log."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("WMH_HOME", str(folder))
    return folder
