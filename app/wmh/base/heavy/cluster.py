"""Backend that is a Dask cluster: an existing one, or processes of this machine for one run.

Dask sends the chunks to its workers and repeats the chunks of a worker that died. The setting of a
run is sent to each worker once. A worker whose version of a computing library differs is refused by
name, since its results might differ.

Dask sends pickles, so a program that can connect can run code here. All connections are TLS with
certificates on both sides: those of Dask's settings or, for processes of this machine, new ones
made for the run and kept in memory.
"""

import importlib
import importlib.metadata
import logging
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import Any

from wmh.base.heavy.executors import Done, Executor, Span, hands_of, pack
from wmh.base.heavy.run import HeavyError, HeavyRun
from wmh.base.running.memory import keep_memory
from wmh.base.running.stopping import Stop
from wmh.base.text.wording import excerpt

COMPUTES = ("word-mastermind-helper", "numpy", "DAWG-Python")
"""Libraries whose versions must be equal on all machines, or results might differ."""

_MOMENT = 0.1
"""Seconds between two checks for cancelling."""
_PATIENCE = 10.0
"""Seconds to wait for an answer of the cluster."""
_ALONE = 15.0
"""Seconds without any worker after which the run fails; Dask replaces a dead worker in 5."""
_TOLD = 2.5
"""Seconds within which a running scheduler reports that it lost its workers."""
_RETRIES = 3
_LOST = (CancelledError, OSError, TimeoutError)
"""Exceptions that mean a lost chunk or a lost connection to the cluster."""
_LOCAL = re.compile(r"local:([1-9]\d{0,3})")
_ADDRESS = re.compile(r"(tls|tcp)://([^\s/:]+|\[[0-9a-fA-F:]+\]):\d{1,5}")
_CERTIFICATES = ("ca-file", "client.cert", "client.key")
"""Names of the settings of Dask, below distributed.comm.tls, for a client's certificates."""


class Cluster:
    """Backend of a Dask cluster.

    `address` is the address of its scheduler, or `local:4` for a cluster of 4 processes of this
    machine.
    """

    def __init__(self, address: str) -> None:
        """Imports Dask and checks the address. Raises HeavyError."""
        local = _LOCAL.fullmatch(address)
        if local is None and not _ADDRESS.fullmatch(address):
            raise HeavyError(
                "The cluster {0} cannot be read: write tls://host:port, or local:4 for 4 here.",
                excerpt(address),
            )
        if address.startswith("tcp:"):
            raise HeavyError(
                "The cluster {0} lets anyone who can connect run programs: write tls:// "
                "and use certificates, as the guide says.",
                address,
            )
        if find_spec("distributed") is None:
            raise HeavyError(
                "A cluster needs Dask, which is not installed here: pip install"
                " 'word-mastermind-helper[cluster]'."
            )
        dask: Any = importlib.import_module("distributed")
        # What is wrong is told in one line, and here; each part of Dask has a level of its own.
        for name in [*logging.root.manager.loggerDict, "distributed", "tornado"]:
            if name.partition(".")[0] in ("distributed", "tornado"):
                logging.getLogger(name).setLevel(logging.CRITICAL)
        self._address = address
        self._local: Any = None
        security = _security(made_here=local is not None)
        if local is not None:
            self._local = dask.LocalCluster(
                n_workers=int(local[1]),
                threads_per_worker=1,
                host="127.0.0.1",
                protocol="tls://",
                security=security,
                dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
            )
        try:
            self.client: Any = dask.Client(
                self._local or address, timeout=_PATIENCE, security=security
            )
        except (OSError, TimeoutError) as error:
            raise HeavyError(
                "The cluster {0} cannot be reached: check whether its scheduler runs there.",
                address,
            ) from error
        self.dashboard: str | None = self.client.dashboard_link

    def open(self, run: HeavyRun) -> Executor:
        """Connects to the cluster. Raises HeavyError if a worker's library version differs."""
        return _Workers(self.client, self._address, run)

    def close(self) -> None:
        with suppress(Exception):  # Whatever ends it, it is over.
            self.client.close(timeout=1)
        if self._local is not None:
            with suppress(Exception):
                self._local.close(timeout=5)


def _security(*, made_here: bool) -> Any:  # noqa: ANN401 - untyped
    """Returns certificates: new ones if `made_here`, else those of Dask's settings.

    Raises HeavyError if there are none.
    """
    security: Any = importlib.import_module("distributed.security").Security
    if made_here:
        if find_spec("cryptography") is None:
            raise HeavyError(
                "A cluster of this machine needs cryptography for its certificates: pip install"
                " 'word-mastermind-helper[cluster]'."
            )
        return security.temporary()
    dask: Any = importlib.import_module("dask")
    for name in _CERTIFICATES:
        if not dask.config.get(f"distributed.comm.tls.{name}", None):
            raise HeavyError(
                "A cluster needs certificates, and Dask's setting {0} is missing: the guide says"
                " how to make some.",
                f"distributed.comm.tls.{name}",
            )
    return security(require_encryption=True)


class _Workers:
    def __init__(self, client: Any, address: str, run: HeavyRun) -> None:  # noqa: ANN401 - untyped
        self._client, self._address, self._run = client, address, run
        self._mine = versions()
        self._under_way: dict[Any, Span] = {}
        self._heard: SimpleQueue[None] = SimpleQueue()
        self._seen = monotonic()
        self.workers = 1
        try:
            self._count()
            # A name of its own: what an earlier run sent under the same one may just be forgotten.
            self._parcel = client.scatter(pack(run), hash=False)
        except Exception as error:
            # What is said of a scheduler that goes just now depends on how far it had got.
            if client.status == "running" and not isinstance(error, _LOST):
                raise
            raise self._gone() from error
        self._forgotten: Counter[Span] = Counter()

    @property
    def ahead(self) -> int:
        """Number of chunks sent ahead: two a worker, so that no worker waits for the next."""
        return 2 * self.workers

    def begin(self, span: Span, items: Sequence[Any]) -> None:
        if self._client.status != "running":
            raise self._gone()
        try:
            job = self._client.submit(
                on_worker, self._parcel, list(items), self._mine, pure=False, retries=_RETRIES
            )
        except Exception as error:
            if self._client.status == "running":
                raise
            raise self._gone() from error
        self._under_way[job] = span
        job.add_done_callback(self._hear)

    def _hear(self, _job: object) -> None:
        """Wakes the thread that waits in `take_finished`; called in a thread of Dask."""
        self._heard.put(None)

    def take_finished(self, stop: Stop) -> list[tuple[Span, Done]]:
        dask: Any = importlib.import_module("distributed")
        self._look()
        # Dask's own wait asks the newest client of the process, which may be another cluster's. And
        # of what is lost nobody hears, so all are looked at each time.
        if not any(each.done() for each in self._under_way):
            with suppress(Empty):
                self._heard.get(timeout=_MOMENT)
        found: list[tuple[Span, Done]] = []
        for job in [each for each in self._under_way if each.done()]:
            if job.status in ("cancelled", "lost"):
                self._again(job)
                continue
            try:
                answer: Done | list[str] = job.result(timeout=_PATIENCE)
            except dask.KilledWorker as error:
                raise HeavyError(
                    "Workers of {0} crashed one after the other on the same work: check "
                    "whether they have enough memory.",
                    self._address,
                ) from error
            except _LOST as error:
                raise self._gone() from error
            except ImportError as error:
                raise HeavyError(
                    "The workers of {0} lack Word Mastermind Helper or have another version "
                    "({1}): install this version there.",
                    self._address,
                    str(error),
                ) from error
            if isinstance(answer, list):
                raise HeavyError(
                    "The worker {0} has {1} {2}, and this program {3}: install the same there.",
                    *answer,
                )
            found.append((self._under_way.pop(job), answer))
        return found

    def _again(self, job: Any) -> None:  # noqa: ANN401 - untyped
        """Submits a chunk again that the scheduler has forgotten.

        Raises HeavyError if it was forgotten too often.
        """
        span = self._under_way.pop(job)
        self._forgotten[span] += 1
        if self._forgotten[span] > _RETRIES:
            raise self._gone()
        self.begin(span, self._run.items[slice(*span)])

    def close(self) -> None:
        if self._client.status == "running":
            with suppress(Exception):
                self._client.cancel(list(self._under_way), force=True)
        self._under_way.clear()

    def _look(self) -> None:
        """Checks that there are a scheduler and workers. Raises HeavyError if not."""
        if self._client.status != "running":
            raise self._gone()
        if self._count():
            self._seen = monotonic()
        elif monotonic() - self._seen > _ALONE:
            raise self._gone()

    def _count(self) -> int:
        """Returns the number of threads of all workers."""
        told: dict[str, Any] = self._client.scheduler_info()  # Nothing, once it is gone.
        threads = sum(each["nthreads"] for each in told.get("workers", {}).values())
        self.workers = max(1, threads)
        return threads

    def _gone(self) -> HeavyError:
        """Returns the error for a cluster without workers or without scheduler."""
        until = monotonic() + _TOLD
        while self._client.status == "running" and monotonic() < until:
            if not self._count():
                return HeavyError("The cluster {0} has no workers: start some.", self._address)
            sleep(_MOMENT)
        return HeavyError("The scheduler of {0} has stopped.", self._address)


@cache
def versions() -> Mapping[str, str]:
    """Returns the versions of the libraries that compute, by name.

    They are cached, as the lookup is slow.
    """
    found: dict[str, str] = {"Python": f"{sys.version_info.major}.{sys.version_info.minor}"}
    for name in COMPUTES:
        with suppress(importlib.metadata.PackageNotFoundError):
            found[name] = importlib.metadata.version(name)
    return found


def on_worker(parcel: bytes, items: Sequence[Any], wanted: Mapping[str, str]) -> Done | list[str]:
    """Returns the results of items and the seconds they took, computed in a worker.

    If a library has another version than `wanted`, returns instead four texts: the worker, the
    library, its version and the wanted version.
    """
    mine = versions()
    for name, version in wanted.items():
        if mine.get(name) != version:
            return [_who(), name, mine.get(name, "-"), version]
    keep_memory()
    return hands_of(parcel).do(items)


def _who() -> str:
    dask: Any = importlib.import_module("distributed")
    return str(dask.get_worker().address)
