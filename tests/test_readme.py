"""Statements of the README and the guide, compared with the program."""

import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

from tests.program import wmh
from wmh.engine.lexicon.facts import from_json
from wmh.helper.ui.help.keys_window import key_list

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "resources" / "guide"
PAGES = {
    path: path.read_text("utf-8")
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(GUIDE.glob("*.md")))
}
COMMANDS = [
    (path.stem, line)
    for path, text in PAGES.items()
    for line in re.findall(r"^    (wmh [^#\n]+)", text, re.M)
    if "mine" not in line
]


def test_its_keys_are_those_of_the_actions(qapp):
    table = re.search(
        r"\| key \| does \|\n\|---\|---\|\n((?:\|.*\|\n)+)", PAGES[GUIDE / "player.md"]
    )[1]
    rows = [tuple(cell.strip() for cell in row.strip("|").split("|")) for row in table.split("\n")]

    assert [row for row in rows if row != ("",)] == list(key_list()), "the keys of player.md"


def test_every_page_is_named_by_the_readme_and_the_contents():
    pages = {path.name for path in GUIDE.glob("*.md")} - {"index.md"}
    row = re.compile(r"\[([^]]+)\]\((?:resources/guide/)?([\w-]+\.md)\)(?: \| (.*) \|)?")
    readme = {name: (title, about) for title, name, about in row.findall(PAGES[ROOT / "README.md"])}
    contents = {
        name: (title, about) for title, name, about in row.findall(PAGES[GUIDE / "index.md"])
    }

    assert set(contents) == pages <= set(readme)
    assert {name: readme[name] for name in pages - {"accessibility.md"}} == {
        name: contents[name] for name in pages - {"accessibility.md"}
    }
    for name in pages:
        assert PAGES[GUIDE / name].startswith(f"# {contents[name][0]}\n")


def test_no_line_of_code_is_broken_in_the_window_of_the_guide():
    """Checks that each line of code is short enough for the guide's window at its first size."""
    lines = [(path.stem, line) for path in GUIDE.glob("*.md") for line in PAGES[path].split("\n")]

    assert [
        (page, line) for page, line in lines if line.startswith("    ") and len(line) > 94
    ] == []


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_its_commands_work(page, command, monkeypatch, tmp_path):
    assert page
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.chdir(tmp_path)  # Where some of them write.
    words = shlex.split(command)[1:]
    if words[0] == "study" and "rehearsal" in words and "simulate" not in words:
        few = "study simulate bahinting-2013 --participants 4 --out rehearsal"
        assert wmh(*few.split()).code == 0
    if words[0] in ("makers", "challenge", "meaning"):  # Not every system has a dictionary.
        words = [words[0], "--help"]
    if words[:2] == ["lesson", "rain"] and "--export" in words:  # The longest; others are short.
        words[1] = "end-mark"
    if words[:2] == ["study", "power"]:
        words += ["--people", "2", "--runs", "2"]

    if ">" in words:
        words = words[: words.index(">")]
    if "days.json" in words:  # A reader has such a list of a game.
        Path("days.json").write_text('{"2025-12-30": "cigar", "2026-02-01": "rebut"}', "utf-8")
    if "german5.txt" in words:  # Which the command before it writes.
        Path("german5.txt").write_text("strasse\nmaße\n", "utf-8")

    code, _, err = wmh(*words)

    beside = words[0] in ("find", "prove")  # Which count what they found, beside the words or tree.
    assert (code, "" if beside else err) == (0, "")


def test_its_figures_of_the_lexicon_are_those_of_the_facts():
    facts = from_json((ROOT / "lexicon/english/words.json").read_bytes())

    assert f"{facts.words:,} words of 2 to 31 letters" in PAGES[GUIDE / "words.md"]
    assert f"{facts.reduction:.1%}".replace("%", " % smaller") in PAGES[GUIDE / "figures.md"]


def test_its_number_of_lessons_is_that_of_the_files():
    lessons = len(list((ROOT / "resources" / "teach" / "scenarios").glob("*.toml")))

    said = re.search(r"(\w+) are prepared", PAGES[GUIDE / "teacher.md"])[1]
    numbers = {"Thirteen": 13, "Fourteen": 14, "Fifteen": 15, "Sixteen": 16}
    assert numbers[said] == lessons, "teacher.md says how many lessons are prepared"


def test_the_examples_of_the_library_are_true():
    assert doctest.testfile(str(GUIDE / "library.md"), module_relative=False).failed == 0
