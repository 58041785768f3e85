"""The HTML report: whole, self-contained, escaped, and readable without colours."""

from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from tests.helper.games.play import terms
from tests.lexica import lexicon_of
from wmh.base.files import paths
from wmh.engine.clues.rules import Rule
from wmh.engine.strategy.solver import Solver
from wmh.helper.games.keeping import answer_guess, hidden, surrender
from wmh.helper.review.review import review
from wmh.helper.review.review_report import report

TEMPLATE = (paths.folder("resources") / "report" / "review.html").read_text("utf-8")
FEW = lexicon_of(["bat", "cat", "cot", "dog", "tac"])


class Seen(HTMLParser):
    """Every tag with its attributes, all text, and whether tags are closed as they were opened."""

    VOID = ("meta",)

    def __init__(self, text):
        super().__init__()
        self.tags, self.open, self.texts, self.crossed = [], [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.crossed.append(tag)

    def handle_data(self, data):
        if self.open and self.open[-1] != "style" and data.strip():
            self.texts.append(data.strip())


def page(rule=Rule.TILES, guesses=("dog", "bat", "cat"), lexicon=FEW, solver=True, **others):
    game = hidden(terms(rule, **others), "cat", lexicon)
    for guess in guesses:
        game = answer_guess(game, guess, lexicon)
    game = game if guesses and guesses[-1] == "cat" else surrender(game, lexicon)
    return report(review(game, lexicon, Solver(lexicon) if solver else None), TEMPLATE)


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize("guesses", [(), ("dog",), ("dog", "bat", "cat")])
def test_every_page_is_whole_and_needs_nothing_else(rule, guesses):
    seen = Seen(page(rule, guesses))

    assert (seen.crossed, seen.open) == ([], [])
    assert {tag for tag, _ in seen.tags}.isdisjoint({"script", "link", "img", "iframe", "object"})
    assert not any(
        name in attributes for _, attributes in seen.tags for name in ("src", "href", "onload")
    )
    assert "url(" not in page(rule, guesses)
    assert "@import" not in page(rule, guesses)


def test_marks_are_told_in_text_and_not_by_colour_alone():
    seen = Seen(page())

    tiles = [attributes["class"].split()[1] for tag, attributes in seen.tags
             if tag == "span" and attributes.get("class", "").startswith("tile ")]  # fmt: skip
    words = [text for text in seen.texts if text in ("green", "yellow", "white")]
    assert len(tiles) == 9
    assert tiles == words


def test_numbers_are_told_with_what_they_count():
    assert "2 black, 0 white" in Seen(page(Rule.PEGS)).texts


def test_tables_name_their_columns_and_rows():
    seen = Seen(page())

    scopes = [attributes.get("scope") for tag, attributes in seen.tags if tag == "th"]
    tables = [tag for tag, _ in seen.tags if tag in ("table", "caption")]
    assert set(scopes) == {"col", "row"}
    assert tables == ["table", "caption"] * 3


def test_the_chart_is_an_image_with_a_text_of_its_own():
    text = page()
    start, end = text.index("<svg"), text.index("</svg>") + len("</svg>")

    chart = ElementTree.fromstring(text[start:end])

    assert chart.get("role") == "img"
    assert chart.get("aria-label") == "Words left. at first: 5; dog: 3; bat: 1; cat: 1"
    lengths = [float(bar.get("width")) for bar in chart.findall("rect")]
    assert lengths == sorted(lengths, reverse=True)


def test_there_is_a_dark_a_light_and_a_printed_face():
    text = page()

    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    assert '<html lang="en">' in text


def test_letters_and_names_are_text_and_never_markup():
    found = review(answer_guess(hidden(terms(), "cat", FEW), "dog", FEW), FEW)
    (step,) = found.steps
    odd = replace(
        found,
        lexicon="<i>&amp;",
        game=replace(found.game, secret=("<b>", "$title", "&")),
        steps=(replace(step, turn=replace(step.turn, guess=("<s", "\"'>", "&lt;"))),),
    )

    seen = Seen(report(odd, TEMPLATE))

    assert (seen.crossed, seen.open) == ([], [])
    assert {tag for tag, _ in seen.tags}.isdisjoint({"b>", "s", "i"})
    assert {"<s", "\"'>", "&lt;", "<s\"'>&lt;"} <= set(seen.texts)
    assert any("word list: <i>&amp;" in text for text in seen.texts)


def test_what_could_not_be_said_is_said_and_no_name_of_the_template_is_left():
    assert any("compiled kernels" in text for text in Seen(page(solver=False)).texts)
    assert "$" not in page()


def test_the_title_says_how_it_ended():
    assert "<title>CAT, found with 3 guesses</title>" in page()
    assert "<title>CAT, found with 1 guess</title>" in page(guesses=("cat",))
    assert "<title>CAT, not found</title>" in page(guesses=("dog",), attempts=1)


def test_clues_left_unused_are_named():
    assert any("dog: T is green" in text for text in Seen(page(guesses=("bat", "dog"))).texts)
    assert "left unused" not in page(guesses=("cat",))
