"""Received texts in Markdown: shown as they are, in a table of as many columns as it has."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from tests.study.protocols import small
from tests.study.test_analysis import TABLES
from wmh.base.text.escaping import as_markdown, escape_text
from wmh.study.analysis.analysis import analyse
from wmh.study.writing.report import report
from wmh.study.writing.tables import table

marks = st.text("ab|<>*_`\\~&;[]()!#:/= lt", max_size=20)
READER = MarkdownIt("commonmark").enable(["table", "strikethrough"])


def shown(markdown):
    """The text of every inline part, and what it is made of."""
    return [
        (part.type, part.content)
        for token in READER.parse(markdown)
        for part in token.children or ()
    ]


@given(marks)
def test_a_text_is_shown_as_it_is(text):
    read = shown(f"x {escape_text(text)} x")
    assert {kind for kind, _ in read} <= {"text", "text_special"}
    assert "".join(content for _, content in read).split() == f"x {text} x".split()


@given(st.lists(st.tuples(marks, marks, marks), min_size=1, max_size=4))
def test_a_table_has_the_cells_that_it_was_given(rows):
    rows = [("a", "b", "c"), *rows]
    tokens = READER.parse(as_markdown(rows))
    cells = [
        "".join(part.content for part in tokens[place + 1].children or ())
        for place, token in enumerate(tokens)
        if token.type in ("th_open", "td_open")
    ]
    assert cells == [" ".join(cell.split()) for row in rows for cell in row]


@pytest.mark.parametrize("title", ["Plain | no <b>help</b>", "![x](/dev/zero)", "*a* _b_ `c`"])
def test_a_title_moves_no_figure_and_loads_nothing(title):
    arms = tuple(replace(arm, title=title) for arm in small().arms)
    found = analyse(TABLES, small(title=title, arms=arms), 1)
    read = shown(report(found))
    assert not {kind for kind, _ in read} & {"image", "html_inline", "link_open", "em_open"}
    (line, *_) = (x for x in as_markdown(table(found)).splitlines() if "Attempts" in x)
    assert line.replace("\\|", "").count("|") == len(table(found)[0]) + 1
