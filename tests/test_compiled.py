"""What tests compiled is used for the kernels it was made from, and for no others."""

from tests.compiled import compiled_in


def test_kernels_that_changed_are_compiled_anew(tmp_path):
    (tmp_path / "search.py").write_text("from states import look\n")
    (tmp_path / "states.py").write_text("def look(a): ...\n")
    before = compiled_in(tmp_path, tmp_path)
    assert compiled_in(tmp_path, tmp_path) == before

    (tmp_path / "states.py").write_text("def look(a, b): ...\n")

    assert compiled_in(tmp_path, tmp_path) != before
