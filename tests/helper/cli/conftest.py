"""Fixtures of the tests of all commands."""

import pytest

from wmh.helper.cli.parts import screen, waiting


@pytest.fixture(autouse=True)
def _never_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a command may take a minute, and says so; here that would be an error."""
    for module in (screen, waiting):
        monkeypatch.setattr(module, "EVERY", float(10**6))
