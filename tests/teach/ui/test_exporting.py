"""Pictures and pages: what is painted, what is written, and that both say the same."""

import re
import zlib

import pytest
from hypothesis import HealthCheck, given, settings
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.teach.drawings import HEIGHT, WIDTH, drawings, wordless
from tests.teach.pages import page_sizes
from wmh.base.running.stopping import Cancelled
from wmh.base.text.sentence import in_english, say
from wmh.helper.ui.look.theme import read_theme
from wmh.teach.drawing.drawing import Area, Box, Drawing, DrawingRole, Label
from wmh.teach.ui.exporting.pictures import (
    LARGEST,
    image_of,
    look_of,
    pdf_of,
    png_of,
    print_look,
    svg_of,
)


@pytest.fixture
def look(qapp):
    return look_of(read_theme("light", "classic"), in_english)


def rendered(svg):
    image = QImage(int(WIDTH), int(HEIGHT), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg)).render(painter)
    painter.end()
    return image


def pixels(image):
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    return [bytes(plain.constScanLine(row))[: 3 * plain.width()] for row in range(plain.height())]


def differing(one, other):
    """The share of places where two images differ by more than smoothing explains."""
    pairs = (
        pair
        for row, other_row in zip(pixels(one), pixels(other), strict=True)
        for pair in zip(row, other_row, strict=True)
    )
    return sum(abs(a - b) > 80 for a, b in pairs) / (3 * one.width() * one.height())


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(drawings(wordless))
def test_svg_and_image_show_the_same(look, drawing):
    image = image_of(drawing, look, int(WIDTH))

    assert differing(image, rendered(svg_of(drawing, look))) < 0.005


def test_that_comparison_sees_a_difference(look):
    one, other = (
        Drawing(WIDTH, HEIGHT, (Box(Area(x, 50, 80, 80), DrawingRole.INK),), say("A box"))
        for x in (50, 60)
    )

    assert differing(image_of(one, look, int(WIDTH)), rendered(svg_of(other, look))) > 0.01


def words(number):
    """A drawing of that many lines of text."""
    shapes = tuple(Label(f"line {n}", 20, 20 + 10 * n) for n in range(number))
    return Drawing(WIDTH, HEIGHT, shapes, say("Text"))


@pytest.mark.parametrize("width", [1, 100, 1280, 3840])
def test_a_png_is_as_wide_as_wished(look, width):
    image = QImage.fromData(png_of(words(3), look, width))

    assert image.width() == width
    assert image.height() == max(1, round(width * HEIGHT / WIDTH))


def test_an_image_is_never_larger_than_programs_can_open(look):
    tall = Drawing(10, 10_000, (), say("A tower"))

    assert image_of(tall, look, 4000).height() == LARGEST


def test_a_pdf_has_a_page_a_drawing_each_of_its_size(look):
    small = Drawing(100, 50, (), say("A small one"))

    pdf = pdf_of([words(1), small, words(2)], look, "Three pages")

    assert pdf.startswith(b"%PDF-")
    assert page_sizes(pdf) == [(300, 180), (75, 38), (300, 180)]


def test_a_pdf_can_have_the_size_of_paper(look):
    wide = Drawing(5000, 100, (Label("wide", 20, 50),), say("A wide one"))

    assert (
        page_sizes(pdf_of([words(1), wide], look, "On paper", (793.7, 1122.5))) == [(595, 842)] * 2
    )


def streams(pdf):
    for found in re.finditer(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            yield zlib.decompress(found[1])
        except zlib.error:
            continue


def test_text_in_a_pdf_is_text_and_there_are_no_images(look):
    pdf = pdf_of([words(5)], look, "Text")

    assert b"/ToUnicode" in pdf
    assert b"/Subtype /Image" not in pdf
    assert sum(content.count(b"Tj") + content.count(b"TJ") for content in streams(pdf)) >= 5


def test_a_pdf_says_what_it_is(look):
    assert "Ünïcode (title)".encode("utf-16-be") in pdf_of(
        [words(1)], look, "Ünïcode (title)"
    ).replace(b"\\(", b"(").replace(b"\\)", b")")


def test_a_pdf_without_pages_is_refused(look):
    with pytest.raises(ValueError, match="no pages"):
        pdf_of([], look, "Nothing")


def test_a_pdf_can_be_given_up(look):
    with pytest.raises(Cancelled):
        pdf_of([words(1)], look, "Never mind", stop=lambda: True)


def test_what_is_printed_differs_in_grey_too(qapp):
    look = print_look(in_english)
    grey = sorted(
        look.colours[role].lightness() for role in (DrawingRole.GREEN, DrawingRole.YELLOW)
    )

    assert look.colours[DrawingRole.WINDOW].name() == "#ffffff"
    assert look.colours[DrawingRole.INK].name() == "#000000"
    assert grey[1] - grey[0] > 60
    assert look.colours[DrawingRole.GREEN_INK] != look.colours[DrawingRole.YELLOW_INK]
