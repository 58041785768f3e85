"""Metadata files in a bundle, of those packages that are installed here."""

from pathlib import Path

from bundle.described import described


def test_a_package_says_its_version_and_its_licence():
    found = described(["numpy.linalg", "numpy", "rich.table", "shellingham"])

    folders = {Path(folder).parts[0].partition("-")[0] for _, folder in found}
    assert folders == {"numpy", "rich", "shellingham"}
    names = [(Path(folder).parts[0].partition("-")[0], Path(path).name) for path, folder in found]
    for package in folders:
        assert (package, "METADATA") in names
        assert any(of == package and "LICENSE" in name for of, name in names)
    assert all(Path(path).is_file() for path, _ in found)


def test_it_says_nothing_of_the_standard_library_the_program_or_lists_of_files():
    assert described(["json", "wmh.engine"]) == []
    assert "RECORD" not in {Path(path).name for path, _ in described(["numpy", "PySide6.QtGui"])}
