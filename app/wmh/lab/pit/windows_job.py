"""Windows job object of a player: it holds all processes that the player starts, and ends them.

Windows has neither process groups that can be killed nor parents that inherit orphans. A process
started before the player is put into its job escapes.
"""

import ctypes
import sys
from functools import cache
from typing import Protocol, cast

_EXTENDED_LIMITS = 9
"""Number of JobObjectExtendedLimitInformation for SetInformationJobObject."""
_KILL_ON_CLOSE = 0x2000
"""Flag JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE: the job ends too if this program is killed."""
_TO_BE_PUT_IN = 0x0101
"""Rights PROCESS_SET_QUOTA and PROCESS_TERMINATE, which AssignProcessToJobObject needs."""


class BasicLimits(ctypes.Structure):
    """The Windows structure JOBOBJECT_BASIC_LIMIT_INFORMATION."""

    _fields_ = (
        ("per_process_user_time", ctypes.c_int64),
        ("per_job_user_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("active_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority_class", ctypes.c_uint32),
        ("scheduling_class", ctypes.c_uint32),
    )


class ExtendedLimits(ctypes.Structure):
    """The Windows structure JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = (
        ("basic", BasicLimits),
        ("transfers", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("peak_process_memory", ctypes.c_size_t),
        ("peak_job_memory", ctypes.c_size_t),
    )


class JobCalls(Protocol):
    """Functions of kernel32 that are needed; a returned handle of 0, or None, means failure."""

    def CreateJobObjectW(self, security: None, name: None) -> int | None: ...  # noqa: N802
    def SetInformationJobObject(  # noqa: N802
        self, job: int, kind: int, limits: object, size: int
    ) -> int: ...
    def OpenProcess(self, wanted: int, inherited: int, number: int) -> int | None: ...  # noqa: N802
    def AssignProcessToJobObject(self, job: int, process: int) -> int: ...  # noqa: N802
    def TerminateJobObject(self, job: int, code: int) -> int: ...  # noqa: N802
    def CloseHandle(self, handle: int) -> int: ...  # noqa: N802


@cache
def job_calls() -> JobCalls | None:
    """Returns the job functions of Windows; None on all other systems."""
    if sys.platform != "win32":
        return None
    handle, number = ctypes.c_void_p, ctypes.c_uint32
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    for name, result, arguments in (
        ("CreateJobObjectW", handle, (ctypes.c_void_p, ctypes.c_wchar_p)),
        ("SetInformationJobObject", ctypes.c_int, (handle, ctypes.c_int, ctypes.c_void_p, number)),
        ("OpenProcess", handle, (number, ctypes.c_int, number)),
        ("AssignProcessToJobObject", ctypes.c_int, (handle, handle)),
        ("TerminateJobObject", ctypes.c_int, (handle, ctypes.c_uint)),
        ("CloseHandle", ctypes.c_int, (handle,)),
    ):
        function = getattr(kernel, name)
        function.restype, function.argtypes = result, arguments
    return cast("JobCalls", kernel)


class ProcessJob:
    """Job of a process and of all processes that it starts; the caller must `end` it."""

    def __init__(self, calls: JobCalls, process: int) -> None:
        """Puts a process into a new job.

        If Windows refuses, the job is empty and ends nothing.
        """
        self._calls = calls
        self._job = calls.CreateJobObjectW(None, None)
        if not self._job:
            return
        limits = ExtendedLimits()
        limits.basic.flags = _KILL_ON_CLOSE
        calls.SetInformationJobObject(
            self._job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
        )
        if handle := calls.OpenProcess(_TO_BE_PUT_IN, 0, process):
            calls.AssignProcessToJobObject(self._job, handle)
            calls.CloseHandle(handle)

    def end(self) -> None:
        """Ends every process in the job; further calls do nothing."""
        job, self._job = self._job, None
        if job:
            self._calls.TerminateJobObject(job, 1)
            self._calls.CloseHandle(job)
