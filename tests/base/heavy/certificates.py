"""Certificates for tests of clusters."""

from contextlib import contextmanager

import pytest


@contextmanager
def certificates(folder):
    """Have Dask's settings name certificates in this folder; the keys of the settings."""
    dask = pytest.importorskip("dask")
    made = pytest.importorskip("distributed.security").Security.temporary()
    given = {}
    for name, text in (
        ("ca-file", made.tls_ca_file),
        *((f"{who}.cert", made.tls_client_cert) for who in ("client", "scheduler", "worker")),
        *((f"{who}.key", made.tls_client_key) for who in ("client", "scheduler", "worker")),
    ):
        path = folder / name
        path.write_text(text, "ascii")
        given[f"distributed.comm.tls.{name}"] = str(path)
    with dask.config.set(given):
        yield given
