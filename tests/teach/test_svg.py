"""Drawings as SVG: what every reader of XML finds in it."""

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.teach.drawings import (
    HEIGHT,
    WIDTH,
    drawings,
    labels,
    paragraphs,
    points,
    texts,
    wordless,
)
from wmh.base.text.sentence import Sentence, in_english, say
from wmh.teach.drawing.drawing import Area, Box, Disc, Drawing, DrawingRole, Label, Line, Paragraph
from wmh.teach.drawing.svg import as_svg
from wmh.teach.drawing.type_widths import width_of

SPACE = "{http://www.w3.org/2000/svg}"
COLOURS = {role: f"#{number:06x}" for number, role in enumerate(DrawingRole)}


def read(drawing, *arguments):
    return ET.fromstring(as_svg(drawing, COLOURS, in_english, *arguments))


def tags(root):
    return [part.tag.removeprefix(SPACE) for part in root]


@given(drawings(wordless | labels))
def test_every_shape_is_there_in_its_order_and_colour(drawing):
    expected = [("title", None), ("desc", None), ("rect", COLOURS[DrawingRole.WINDOW])]
    for shape in drawing.shapes:
        match shape:
            case Box():
                expected.append(("rect", COLOURS[shape.fill]))
            case Disc():
                expected.append(("circle", COLOURS[shape.fill]))
            case Line():
                expected.append(("path", "none"))
                if shape.arrow:
                    expected.append(("polygon", COLOURS[shape.colour]))
            case Label():
                expected.append(("text", COLOURS[shape.colour]))
    root = read(drawing)

    assert list(zip(tags(root), (x.get("fill") for x in root), strict=True)) == expected


@given(texts.filter(lambda text: "\r" not in text))
def test_text_comes_back_as_it_was_unless_xml_cannot_hold_it(text):
    label = Label(text, 0, 0)
    (shown,) = read(Drawing(WIDTH, HEIGHT, (label,), say("A text"))).iter(f"{SPACE}text")

    def held(character):
        return character in "\t\n" or (
            character >= " "
            and not "\ud800" <= character <= "\udfff"
            and character not in "\ufffe\uffff"
        )

    assert (shown.text or "") == "".join(c if held(c) else "\ufffd" for c in text)


@given(labels)
def test_a_label_is_never_likely_to_be_wider_than_its_room(label):
    (shown,) = read(Drawing(WIDTH, HEIGHT, (label,), say("A text"))).iter(f"{SPACE}text")

    size = float(shown.get("font-size"))
    wide = width_of(label.text, size, bold=label.bold, fixed=label.fixed)
    assert size <= label.size
    assert wide <= (label.room or 1e9) * 1.001


@given(paragraphs.filter(lambda paragraph: paragraph.text.isprintable()))
def test_a_paragraph_has_all_its_words_in_lines_one_below_the_other(paragraph):
    root = read(Drawing(WIDTH, HEIGHT, (paragraph,), say("A text")))
    lines = list(root.iter(f"{SPACE}text"))

    heights = [float(line.get("y")) for line in lines]
    assert heights == sorted(set(heights))
    said = "".join("".join(line.text or "" for line in lines).split())
    assert len(said) == len("".join(paragraph.text.split()))


@given(st.sampled_from([0.5, 1, 4]), drawings(wordless))
def test_a_scale_changes_the_size_and_nothing_else(scale, drawing):
    plain, scaled = read(drawing), read(drawing, "", scale)

    assert float(scaled.get("width")) == WIDTH * scale
    assert float(scaled.get("height")) == HEIGHT * scale
    assert scaled.get("viewBox") == plain.get("viewBox") == f"0 0 {WIDTH:g} {HEIGHT:g}"
    assert [x.attrib for x in scaled] == [x.attrib for x in plain]


def test_it_says_what_it_shows():
    drawing = Drawing(WIDTH, HEIGHT, (), say("{0} & {1}", "this", 1200))

    root = read(drawing, "A <title>")

    assert root.find(f"{SPACE}title").text == "A <title>"
    assert root.find(f"{SPACE}desc").text == "this & 1,200"
    assert read(drawing).find(f"{SPACE}title").text == "this & 1,200"


def test_sentences_are_told():
    label, paragraph = Label(say("One"), 0, 0), Paragraph(say("Two"), Area(0, 0, 99, 99))

    def tell(sentence: Sentence) -> str:
        return f"¡{sentence.text}!"

    made = as_svg(Drawing(WIDTH, HEIGHT, (label, paragraph), say("Three")), COLOURS, tell)

    for text in ("¡One!", "¡Two!", "¡Three!"):
        assert text in made


@given(st.lists(points, min_size=2, max_size=2, unique=True))
def test_an_arrow_ends_at_its_point_and_not_beyond(ends):
    drawing = Drawing(WIDTH, HEIGHT, (Line(tuple(ends), arrow=True),), say("An arrow"))
    (head,) = read(drawing).iter(f"{SPACE}polygon")
    tip, *sides = (tuple(map(float, corner.split(","))) for corner in head.get("points").split())

    start, end = ends
    assert tip == end
    for x, y in sides:
        behind = (end[0] - x) * (end[0] - start[0]) + (end[1] - y) * (end[1] - start[1])
        assert behind > 0


def test_all_roles_need_a_colour():
    with pytest.raises(KeyError):
        as_svg(Drawing(1, 1, (), say("Nothing")), {}, in_english)
