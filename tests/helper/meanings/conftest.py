import pytest

from wmh.helper.meanings import dictionaries


@pytest.fixture(autouse=True)
def system(tmp_path, monkeypatch):
    """A system that has no dictionary but what a test puts there."""
    monkeypatch.setattr(dictionaries, "SYSTEM", tmp_path / "share")
    monkeypatch.setattr(dictionaries, "HOME", tmp_path / "nobody")
    monkeypatch.delenv("STARDICT_DATA_DIR", raising=False)
    return tmp_path / "share"
