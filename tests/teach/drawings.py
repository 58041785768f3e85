"""Drawings of every kind of shape, for tests that compare what is made of them."""

from hypothesis import strategies as st

from wmh.base.text.sentence import say
from wmh.teach.drawing.drawing import (
    Align,
    Area,
    Box,
    Disc,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Paragraph,
)

WIDTH, HEIGHT = 400.0, 240.0

lengths = st.floats(1, 100).map(round)
across, down = st.integers(0, 300), st.integers(0, 200)
roles = st.sampled_from(DrawingRole)
points = st.tuples(across, down)
areas = st.builds(Area, across, down, lengths, lengths)
thickness = st.sampled_from([1, 1.5, 3])
texts = st.text(max_size=30) | st.sampled_from(["<&>\"'", "]]>", "日本語", "a\x00b", "\ud800"])
boxes = st.builds(
    Box, areas, roles, st.none() | roles, st.sampled_from([0, 6]), thickness, st.booleans()
)
discs = st.builds(Disc, across, down, lengths, roles, st.none() | roles, thickness, st.booleans())
straight = st.builds(
    Line,
    st.lists(points, min_size=2, max_size=4, unique=True).map(tuple),
    roles,
    thickness,
    st.booleans(),
    st.booleans(),
)
curved = st.builds(
    Line,
    st.lists(points, min_size=4, max_size=4, unique=True).map(tuple),
    roles,
    thickness,
    st.booleans(),
    st.booleans(),
    st.just(True),
)
labels = st.builds(
    Label,
    texts,
    across,
    down,
    st.integers(10, 30),
    roles,
    st.sampled_from(Align),
    st.booleans(),
    st.booleans(),
    st.none() | st.integers(20, 200),
)
paragraphs = st.builds(Paragraph, texts, areas, st.integers(10, 30), roles, st.booleans())
wordless = boxes | discs | straight | curved


def drawings(shapes):
    lists = st.lists(shapes, max_size=6).map(tuple)
    return lists.map(lambda made: Drawing(WIDTH, HEIGHT, made, say("A drawing")))
