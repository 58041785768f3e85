"""JSON and TOML documents with odd values, as no program would write them."""

import json

from hypothesis import strategies as st

DEEP = "[" * 100_000
HUGE = "1" + "0" * 5_000

ODD = (
    *("null", "true", "0", "-1", "1", "5", "200000", "9007199254740993", "1e308", "1e999"),
    *("Infinity", "-Infinity", "NaN", "-0.5", "[]", "{}", "[[[]]]", '{"": {}}', '["a", 1, null]'),
    *('""', '"a"', '"' + "x" * 5000 + '"', r'"\ud800"', r'"\u0000"', r'"\u001b[2J"', HUGE, DEEP),
)
"""Odd values, as they are spelt in a file."""


def places(document, before=()):
    """Yields the path of every value in a document, the root first; `before` is the root's path."""
    yield before
    if isinstance(document, dict):
        for name, each in document.items():
            yield from places(each, (*before, name))
    elif isinstance(document, list):
        for number, each in enumerate(document):
            yield from places(each, (*before, number))


def changed(document, place, value):
    """Returns the document with another value at a path, or without it if the value is None."""
    if not place:
        return value
    at, *rest = place
    other = document.copy()
    if value is None and not rest:
        del other[at]
    else:
        other[at] = changed(document[at], rest, value)
    return other


@st.composite
def spoilt(draw, document):
    """Returns a document as JSON text, with something odd in one or two places."""
    values = []
    for _ in range(draw(st.integers(1, 2))):
        place = draw(st.sampled_from(list(places(document))))
        if place and draw(st.integers(0, 4)) == 0:
            document = changed(document, place, None)
        else:
            document = changed(document, place, f"odd {len(values)}")
            values.append(draw(st.sampled_from(ODD)))
    text = json.dumps(document)
    for number, value in enumerate(values):
        text = text.replace(f'"odd {number}"', value)
    return text
