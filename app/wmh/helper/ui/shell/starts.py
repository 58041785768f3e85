"""Starts of the program on one data folder: no two windows write one saved game.

The first start locks the saved game. A second start raises the first window, sends it the file to
open, and ends. An additional window has a number and a folder of its own for its game.
"""

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QLockFile, QTimer

from wmh.base.files import paths
from wmh.base.text.phrases import _

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket


PATIENCE = 5.0
"""Seconds that the first window may take to answer a later start."""

_LONGEST = 70
"""Maximal bytes of a socket's path: Qt appends some, and systems allow about a hundred."""

_LONGEST_REQUEST = 1 << 16
_LONGEST_NAME = 4096
"""Maximal bytes of a path, on any system."""
CALL_MS = 2000
"""Milliseconds in which a later start must send its request before it is disconnected."""
_CALLS = 1000
_HEARD = b"heard\n"


class ProgramStart(NamedTuple):
    """Number of a window, and its lock; `lock` is None if no file can be written."""

    number: int
    lock: QLockFile | None


def begin(
    file: Path | None, *, new: bool = False, patience: float = PATIENCE
) -> ProgramStart | None:
    """Claims the first free window number, and sets the folders of `paths` for it.

    With `new` no window is raised. Otherwise, if there is a first window, it is raised and opens
    the file, and None is returned; if it does not answer, the next number is claimed.
    """
    number = 0
    while True:
        number += 1
        paths.take_window(number)
        lock, free = _lock(paths.game_folder() / "window.lock")
        if free:
            return ProgramStart(number, lock)
        if number == 1 and not new and _raise_first(file, patience):
            return None


def notice(start: ProgramStart) -> str:
    """Returns a sentence that an additional window has its own game; "" for the first window."""
    if start.number == 1:
        return ""
    text = _(
        "This is window {0}, with a game of its own. The game in the first window is not changed.",
    )
    return text.format(start.number)


def answer(
    start: ProgramStart, raise_window: Callable[[Path | None], None]
) -> "QLocalServer | None":
    """Returns the server by which later starts raise this window; None but for the first window."""
    if start.number != 1 or start.lock is None:
        return None
    from PySide6.QtNetwork import QLocalServer

    server = QLocalServer()
    server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
    server.setListenBacklogSize(_CALLS)
    name = _address()
    # Whoever left it was killed: the lock is ours.
    QLocalServer.removeServer(name)
    if not server.listen(name):
        return None

    def hear() -> None:
        while server.hasPendingConnections():
            caller = server.nextPendingConnection()
            caller.disconnected.connect(caller.deleteLater)
            caller.readyRead.connect(lambda caller=caller: _answer_request(caller, raise_window))
            QTimer.singleShot(CALL_MS, caller, caller.abort)
            _answer_request(caller, raise_window)

    server.newConnection.connect(hear)
    return server


def _answer_request(caller: "QLocalSocket", raise_window: Callable[[Path | None], None]) -> None:
    """Answers a later start, whose request is a line of JSON: the path of a file, or null."""
    if not caller.canReadLine():
        if caller.bytesAvailable() > _LONGEST_REQUEST:
            caller.abort()
        return
    line = bytes(caller.readLine(_LONGEST_REQUEST).data())
    with suppress(ValueError, RecursionError):
        wanted = cast("object", json.loads(line))
        if wanted is None or isinstance(wanted, str):
            caller.write(_HEARD)
            caller.flush()
            raise_window(None if wanted is None else Path(wanted))
    caller.disconnectFromServer()


def _raise_first(file: Path | None, patience: float) -> bool:
    """Asks the first window to raise itself and open a file; True if it confirms that."""
    from PySide6.QtNetwork import QLocalSocket

    wanted = None if file is None else str(file.absolute())
    line = json.dumps(wanted).encode() + b"\n"
    until = monotonic() + patience
    while monotonic() < until:
        if _is_ours(_address()):
            socket = QLocalSocket()
            socket.connectToServer(_address())
            if socket.waitForConnected(1000):
                socket.write(line)
                heard = b""
                while (left := until - monotonic()) > 0 and not heard.endswith(b"\n"):
                    if not socket.waitForReadyRead(int(left * 1000) + 1):
                        break
                    heard += bytes(socket.readAll().data())
                return heard == _HEARD
        sleep(0.05)  # It may be starting just now.
    return False


def _lock(path: Path) -> tuple[QLockFile | None, bool]:
    """Returns a lock that ends with the process, and True if no other process holds it."""
    with suppress(OSError):  # Then nobody writes there.
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)  # However long somebody sits at it; a kill is seen all the same.
    if lock.tryLock(0):
        return lock, True
    return None, lock.error() is not QLockFile.LockError.LockFailedError


def _address() -> str:
    """Returns the socket address of the first window on this user's data folder."""
    folder = paths.data_folder().resolve()
    short = folder / "window.socket"
    if os.name != "nt" and len(os.fsencode(short)) <= _LONGEST:
        return str(short)
    import tempfile
    from hashlib import sha256

    user = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    name = f"wmh-{user}-{sha256(os.fsencode(folder)).hexdigest()[:16]}"
    return name if os.name == "nt" else str(Path(tempfile.gettempdir()) / name)


def _is_ours(address: str) -> bool:
    """True if the socket exists and belongs to this user."""
    if os.name == "nt":
        return True
    try:
        return Path(address).stat().st_uid == os.getuid()
    except OSError:
        return False
