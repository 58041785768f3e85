"""Flagged words: half of a lexicon are, and nothing that is shown or printed names one of them."""

import io
import re

import pytest

from tests.lexica import lexicon_file
from tests.program import ROOT, wmh

WORDS = [f"{a}{v}{b}o" for a in "bdfgklz" for v in "au" for b in "mnprt"]
"""No word of any language the program speaks."""

FLAGGED = frozenset(WORDS[::2])
OPEN = [word for word in WORDS if word not in FLAGGED]
GUESS, CLUE, SECRET = OPEN[0], "wwwg", OPEN[-1]


def told(text):
    """The flagged words that a text names."""
    return sorted(FLAGGED & set(re.findall(r"[a-z]+", text.lower())))


@pytest.fixture
def half(tmp_path):
    return lexicon_file(tmp_path, WORDS, flagged=FLAGGED)


def test_nothing_but_the_lexicon_looks_at_its_flags():
    """The one place that decides is `Lexicon.nameable`; a lookup says of a word that it is one.

    The digests of the words that studies and heavy runs keep have their flags in them, and name
    none.
    """
    allowed = {
        "wmh/engine/explain/lookup.py",
        "wmh/base/heavy/run.py",
        "wmh/study/protocol/assignment.py",
    }
    reading = {
        str(path.relative_to(ROOT / "app"))
        for path in (ROOT / "app").rglob("*.py")
        if re.search(r"\blexicon\.flagged\b(?!\.any\()|\.flagged\[", path.read_text("utf-8"))
    }
    rooms = ("wmh/helper/lists/", "wmh/engine/lexicon/")
    assert {name for name in reading if not name.startswith(rooms)} <= allowed


STRATEGIES = ("paper", "positional", "entropy", "exact", "lingo")


@pytest.mark.parametrize(
    "asked",
    [
        *(f"suggest {GUESS}:{CLUE} --rows 60 --strategy {each}" for each in STRATEGIES),
        "suggest --length 4 --rows 60 --guesses all --strategy entropy",
        f"suggest {GUESS}:{CLUE} --json",
        f"doctor {GUESS}:wwww {SECRET}:wwww",
        f"doctor {GUESS}:gggw {GUESS}:wggg",
        f"tree {GUESS}:{CLUE} --strategy entropy --depth 3",
        f"boards {GUESS}=wwwg/wwwg",
        f"boards {GUESS}=wwwg/wwwg --json",
        f"review {GUESS} {OPEN[5]} {SECRET} --secret {SECRET}",
        f"review {GUESS} {OPEN[5]} {SECRET} --secret {SECRET} --json",
        f"race {SECRET} --strategies paper,entropy,lingo",
        "simulate --length 4 --secrets 5 --strategy entropy --json",
        "find ...o --rows 100",
        "find .* --json",
        "rack bamnoutp",
        "rack bamnoutp --json",
    ],
)
def test_no_command_names_a_flagged_word(asked, half):
    ended = wmh(*asked.split(), "--lexicon", half)

    assert ended.code in (0, 1), ended.err
    assert "doctor" in asked or any(word in ended.out for word in OPEN)
    assert told(ended.out + ended.err) == []


def test_the_makers_of_a_grid_are_no_flagged_words(half, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("⬜⬜⬜🟩\n⬜🟩⬜🟩\n"))
    ended = wmh("makers", SECRET, "--lexicon", half, "--rows", "100")

    assert any(word in ended.out for word in OPEN)
    assert told(ended.out) == []


def test_who_asks_for_flagged_words_is_told_them(half):
    assert told(wmh("suggest", "--length", "4", "--lexicon", half, "--flagged").out)
    assert told(wmh("find", "...o", "--lexicon", half, "--flagged").out)


def test_of_the_flagged_words_a_review_names_the_one_that_was_typed(half):
    secret = sorted(FLAGGED)[3]
    ended = wmh("review", GUESS, OPEN[9], secret, "--secret", secret, "--lexicon", half, "--json")

    assert told(ended.out) == [secret]
    raced = wmh("race", secret, "--strategies", "paper,entropy", "--lexicon", half)
    assert told(raced.out) == [secret]
