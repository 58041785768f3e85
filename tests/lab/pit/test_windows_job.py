"""The job of a player on Windows, as far as another system can tell: what it is asked for."""

import ctypes
import sys

import pytest

from wmh.lab.pit import player_process
from wmh.lab.pit.player_process import CannotStartError, PlayerProcess
from wmh.lab.pit.windows_job import ExtendedLimits, ProcessJob, job_calls


class Windows:
    """Its functions, which note what they are called with; those that `fail` return 0."""

    def __init__(self, *fail):
        self.called = []
        self.fail = fail

    def __getattr__(self, name):
        def call(*arguments):
            self.called.append((name, *(each for each in arguments if isinstance(each, int))))
            handles = {"CreateJobObjectW": 7, "OpenProcess": 8}
            return 0 if name in self.fail else handles.get(name, 1)

        return call


@pytest.fixture
def windows(monkeypatch):
    fake = Windows()
    monkeypatch.setattr(player_process, "job_calls", lambda: fake)
    return fake


@pytest.mark.skipif(sys.platform == "win32", reason="where there are jobs")
def test_elsewhere_there_are_no_jobs():
    assert job_calls() is None


@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="the sizes are those of 64 bits")
def test_the_limits_are_as_large_as_windows_has_them():
    assert ctypes.sizeof(ExtendedLimits) == 144
    assert ExtendedLimits.basic.size == 64


def test_a_player_is_in_a_job_that_ends_with_it(windows):
    process = PlayerProcess([sys.executable, "-c", "input()"], 1, 10)
    assert [name for name, *_ in windows.called] == [
        "CreateJobObjectW", "SetInformationJobObject", "OpenProcess", "AssignProcessToJobObject",
        "CloseHandle",
    ]  # fmt: skip
    assert windows.called[1:][0] == ("SetInformationJobObject", 7, 9, 144)
    assert windows.called[3] == ("AssignProcessToJobObject", 7, 8)

    process.end()
    assert windows.called[5:] == [("TerminateJobObject", 7, 1), ("CloseHandle", 7)]


def test_what_could_not_be_started_has_no_job(windows):
    with pytest.raises(CannotStartError):
        PlayerProcess(["/no/such/player"], 1, 10)
    assert windows.called == []


@pytest.mark.parametrize("fail", ["CreateJobObjectW", "OpenProcess"])
def test_what_windows_refuses_stops_nothing(fail):
    calls = Windows(fail)
    job = ProcessJob(calls, 1)
    job.end()
    job.end()

    names = [name for name, *_ in calls.called]
    assert "AssignProcessToJobObject" not in names
    assert names.count("TerminateJobObject") == (fail != "CreateJobObjectW")
