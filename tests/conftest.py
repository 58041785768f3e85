"""What every test stands on: Qt without a screen, and a user's home of its own."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.patience import PatientBot

# Before anything makes an application: without a display Qt would abort the whole run.
os.environ["QT_QPA_PLATFORM"] = "offscreen"

# Whatever the machine speaks, the window is to speak English unless a test says otherwise.
os.environ |= {"LC_ALL": "C.UTF-8", "LANGUAGE": ""}

# Compiled code outlives the users' homes that tests make, or each would wait for the compiler.
os.environ["NUMBA_CACHE_DIR"] = str(Path(__file__).parents[1] / ".pytest_cache" / "compiled")

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
def qtbot(qapp, request):
    """pytest-qt's, with patience."""
    return PatientBot(request)


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in place of the user's settings, lexica, cache and log."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("WMH_HOME", str(folder))
    return folder
