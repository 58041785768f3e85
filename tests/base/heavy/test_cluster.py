"""A Dask cluster as a way: what goes wrong there is one line, and nothing is lost."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import closing

import pytest

from tests.base.heavy.certificates import certificates
from tests.base.heavy.errands import Squares, run_of
from tests.program import wmh
from wmh.base.heavy import cluster as clusters
from wmh.base.heavy.cluster import Cluster, versions
from wmh.base.heavy.driving import drive
from wmh.base.heavy.run import HeavyError
from wmh.base.heavy.run_folder import RunFolder

pytest.importorskip("distributed")
pytest.importorskip("cryptography")

SQUARES = [[n, n * n] for n in range(20)]


@pytest.fixture(scope="module")
def local():
    with closing(Cluster("local:2")) as made:
        yield made


@pytest.fixture
def certified(tmp_path):
    """Certificates as somebody makes them, named by Dask's settings."""
    with certificates(tmp_path):
        yield


_STRANGER = """
import os, sys
from distributed import Client
from distributed.security import Security

def enter(address, security):
    try:
        Client(address, security=security, timeout=2).run_on_scheduler(print)
        return "came in"
    except (OSError, TimeoutError):
        return "refused"

address, other = sys.argv[1], Security.temporary()
plain = address.replace("tls:", "tcp:")
enter("tcp://127.0.0.1:1", None), enter("tls://127.0.0.1:1", other)  # All is imported now.
os.setgroups([]), os.setgid(65534), os.setuid(65534)
print(enter(plain, None), enter(address, other))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="needs another user")
def test_a_process_of_another_user_gets_nothing(local):
    address = local.client.scheduler.address
    ended = subprocess.run(
        [sys.executable, "-c", _STRANGER, address],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert address.startswith("tls://127.0.0.1:")
    assert ended.stdout == "refused refused\n", ended.stderr


@pytest.mark.parametrize(
    "address", ["nonsense", "tls://nowhere", "local:0", "local:x", "http://a:1"]
)
def test_an_address_that_is_none_is_refused(address):
    ended = wmh("simulate", "--cluster", address)

    assert (ended.code, ended.out) == (2, "")
    assert ended.err == (
        f"The cluster '{address}' cannot be read: write tls://host:port, or local:4 for 4 here.\n"
    )


def test_one_without_encryption_is_refused():
    ended = wmh("simulate", "--cluster", "tcp://127.0.0.1:8786")

    assert (ended.code, ended.out) == (2, "")
    assert ended.err == (
        "The cluster tcp://127.0.0.1:8786 lets anyone who can connect run programs: write tls://"
        " and use certificates, as the guide says.\n"
    )


def test_one_without_certificates_is_refused():
    ended = wmh("simulate", "--cluster", "tls://127.0.0.1:8786")

    assert (ended.code, ended.out) == (2, "")
    assert ended.err == (
        "A cluster needs certificates, and Dask's setting distributed.comm.tls.ca-file is missing:"
        " the guide says how to make some.\n"
    )


@pytest.mark.usefixtures("certified")
def test_one_that_cannot_be_reached_is_refused(monkeypatch):
    monkeypatch.setattr(clusters, "_PATIENCE", 0.5)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"tls://127.0.0.1:{taken.getsockname()[1]}"

        ended = wmh("simulate", "--cluster", address)

    assert (ended.code, ended.out) == (2, "")
    assert ended.err == (
        f"The cluster {address} cannot be reached: check whether its scheduler runs there.\n"
    )


def test_cores_and_a_cluster_are_two_ways():
    assert wmh("simulate", "--cluster", "local:2", "--cores", "2").err == (
        "--cores and --cluster exclude each other: choose one.\n"
    )


def test_what_is_not_heavy_needs_no_cluster():
    assert wmh("boards", "--cluster", "local:2").err == (
        "--cluster needs --simulate: give that too.\n"
    )


@pytest.mark.slow
@pytest.mark.parametrize("chunk", [None, 1, 7])
def test_results_are_in_the_order_of_the_items(local, chunk):
    assert drive(run_of(Squares()), local, chunk=chunk) == SQUARES


@pytest.mark.slow
def test_a_worker_with_another_version_is_refused_by_name(local, monkeypatch):
    mine = versions() | {"numpy": "0.0.1"}
    monkeypatch.setattr(clusters, "versions", lambda: mine)

    with pytest.raises(HeavyError) as refused:
        drive(run_of(Squares()), local)

    told = str(refused.value)
    assert told.startswith("The worker tls://127.0.0.1:")
    assert told.endswith(f" has numpy {versions_here()}, and this program 0.0.1: install the same"
                         " there.")  # fmt: skip


def versions_here():
    import numpy as np

    return np.__version__


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_nothing():
    with closing(Cluster("local:2")) as made:
        told = []

        def watch(standing):
            if len(told) == 3:
                os.kill(next(iter(made.client.run(os.getpid).values())), signal.SIGKILL)
            told.append(standing)

        assert drive(run_of(Squares(0.05)), made, watch=watch, chunk=1) == SQUARES


@pytest.mark.slow
def test_the_end_of_the_scheduler_is_one_line_and_what_is_done_is_kept(tmp_path):
    made = Cluster("local:2")
    run = run_of(Squares(0.05))
    folder = RunFolder(tmp_path / "run", resume=False)
    told = []

    def watch(standing):
        told.append(standing.done)
        if standing.done >= 5:
            made.close()

    with pytest.raises(HeavyError, match=r"The scheduler of local:2 has stopped\."):
        drive(run, made, folder.file(run), watch, chunk=1)
    folder.close(whole=False)

    again = RunFolder(tmp_path / "run", resume=True)
    file = again.file(run)
    assert len(file.stored_results()) == told[-1]
    assert drive(run, keep=file) == SQUARES
    again.close(whole=True)


@pytest.mark.parametrize(
    ("state", "told", "error", "reason"),
    [
        (
            "running",
            {"workers": {"tcp://127.0.0.1:1": {"nthreads": 1}}},
            OSError,
            r"The scheduler of tls://127.0.0.1:1 has stopped\.",
        ),
        (
            "running",
            {"workers": {}},
            OSError,
            r"The cluster tls://127.0.0.1:1 has no workers: start some\.",
        ),
        ("closed", {}, OSError, r"The scheduler of tls://127.0.0.1:1 has stopped\."),
        ("closing", {}, RuntimeError, r"The scheduler of tls://127.0.0.1:1 has stopped\."),
    ],
)
def test_a_cluster_that_takes_nothing_is_one_line(
    state, told, error, reason, certified, monkeypatch
):
    class Client:
        status, dashboard_link = state, None

        def __init__(self, *_address, **_options):
            pass

        def scheduler_info(self):
            return told

        def scatter(self, *_what, **_options):
            raise error

        def close(self, timeout):
            pass

    monkeypatch.setattr(pytest.importorskip("distributed"), "Client", Client)
    monkeypatch.setattr(clusters, "_TOLD", 0.2)

    with pytest.raises(HeavyError, match=reason):
        drive(run_of(Squares()), Cluster("tls://127.0.0.1:1"))
