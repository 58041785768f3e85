"""Links to files: in the checkout, and in what a bundle has beside the program."""

from pathlib import Path

import pytest

from bundle.beside import put_beside
from tests.links import leading_nowhere

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "resources").rglob("*.md"), *(ROOT / "lexicon").rglob("*.md")]
)


def test_every_link_of_every_page_leads_somewhere():
    assert {"README.md", "THIRD-PARTY.md", "player.md"} <= {path.name for path in PAGES}
    assert leading_nowhere(ROOT, PAGES) == []


def test_every_link_of_what_stands_beside_a_bundle_leads_somewhere(tmp_path):
    """Licences of the word lists, too, must be where links lead."""
    put_beside(tmp_path)

    (page,) = tmp_path.rglob("*.md")
    assert page.name == "THIRD-PARTY.md"
    assert leading_nowhere(tmp_path, [page]) == []
    for own in ("LICENSE", "licences/LGPL-3.txt", "licences/GPL-3.txt"):
        assert (tmp_path / own).is_file()


@pytest.mark.parametrize("link", ["there.txt", "../outside.txt", "nowhere.txt"])
def test_a_link_that_leads_nowhere_is_found(tmp_path, link):
    (folder := tmp_path / "folder").mkdir()
    (folder / "there.txt").touch()
    (tmp_path / "outside.txt").touch()
    page = folder / "page.md"
    page.write_text(f"See [it]({link}#part), [them](https://example.org/no) and `[x](y)`.", "utf-8")

    expected = [] if link == "there.txt" else [("page.md", link)]
    assert leading_nowhere(folder, [page]) == expected
