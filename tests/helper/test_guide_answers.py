"""Every question that people asked has its answer in the guide, few clicks away."""

import re
from itertools import chain
from pathlib import Path

import pytest

from wmh.base.files import paths
from wmh.helper.ui.help.guide_page import CONTENTS, pages, search, sections, slug_of

GUIDE = paths.folder("resources") / "guide"
CLICKS = 3
_LINK = re.compile(r"(?<!!)\[[^]]+\]\(([\w-]+\.md)?(?:#([\w-]+))?\)")

QUESTIONS = [
    tuple(line.split(" | "))
    for line in Path(__file__).with_name("guide_questions.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


def place(text):
    page, _, slug = text.partition("#")
    return f"{page}.md", slug


def links(page):
    """Places that links on a page lead to."""
    for name, slug in _LINK.findall((GUIDE / page).read_text("utf-8")):
        if name or slug:
            yield name or page, slug


def clicks():
    """Least number of clicks from the first page to each place; a page is read as a whole."""
    found, wave = {(CONTENTS, ""): 0}, [CONTENTS]
    for number in range(1, 9):
        targets = [each for page in dict.fromkeys(wave) for each in links(page)]
        wave = []
        for page, slug in targets:
            if not (GUIDE / page).is_file():
                continue
            if (page, "") not in found or page not in {name for name, _ in found}:
                wave.append(page)
            found.setdefault((page, slug), number)
            found.setdefault((page, ""), number)
    return found


def section(page, slug):
    return next(each for each in sections(GUIDE / page) if each.slug == slug)


def test_there_are_forty_questions():
    assert len(QUESTIONS) == len({question for question, *_ in QUESTIONS}) == 40


@pytest.mark.parametrize(("question", "wanted", "answer", "says"), QUESTIONS)
def test_its_answer_is_three_clicks_away_at_most_and_the_search_finds_one(
    question, wanted, answer, says
):
    page, slug = place(answer)
    found = clicks()
    # In a section without a link of its own the reader scrolls, or takes it in the contents.
    away = min(found.get((page, slug), 99), found[page, ""] + 1)
    assert away <= CLICKS, question
    text = section(page, slug)
    assert says in f"{text.heading} {text.text}"

    book = tuple(chain.from_iterable(sections(each) for each in pages(GUIDE)))
    hits = [hit.section for hit in search(book, wanted)[:5]]
    near = {(page, slug)} | {
        (each.page.name, each.slug)
        for each in book
        if each.page.name == "questions.md" and f"{page}#{slug}".rstrip("#") in _raw(each)
    }
    assert {(each.page.name, each.slug) for each in hits} & near


def _raw(found):
    """Text of a section of the questions, with its links."""
    text = found.page.read_text("utf-8")
    start = text.index(f" {found.heading}\n")
    return text[start : text.find("\n#", start)]


def test_every_link_to_a_heading_finds_it():
    for page in GUIDE.glob("*.md"):
        for name, slug in links(page.name):
            assert not slug or any(x.slug == slug for x in sections(GUIDE / name)), (page, slug)


def test_each_question_has_an_answer_of_a_few_lines():
    asked = [each for each in sections(GUIDE / "questions.md") if each.level == 3]

    assert len(asked) >= 40
    for each in asked:
        assert each.heading.endswith(("?", "now?")), each.heading
        assert 20 < len(each.text) < 420, each.heading


def test_names_of_headings_are_those_of_github():
    assert slug_of("What is written, and who can read it") == "what-is-written-and-who-can-read-it"
    assert slug_of("Ctrl+Z takes it back") == "ctrlz-takes-it-back"
