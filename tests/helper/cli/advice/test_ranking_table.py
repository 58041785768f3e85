"""Tables without rich have the lines that rich would make of them."""

import io

from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from rich.progress_bar import ProgressBar
from rich.table import Table

from wmh.helper.cli.advice.ranking_table import BAR, TableColumn, table_lines

SIGNS = st.sampled_from([*"aZ 9,.ñßŋ日本ア한", "e\u0301"])
TEXTS = st.lists(SIGNS, max_size=6).map(lambda signs: "".join(signs).strip())


def lines_of_rich(columns, shares, *, coloured):
    made = Table(box=None, pad_edge=False)
    for each in columns:
        made.add_column(each.title, justify="right" if each.right else "left", no_wrap=True)
    bars = [
        ProgressBar(total=1, completed=x, width=BAR, complete_style="cyan", finished_style="cyan")
        for x in shares
    ]
    if bars:
        made.add_column("")
    for at, row in enumerate(zip(*(each.rows for each in columns), strict=True)):
        made.add_row(*row, *bars[at : at + 1])
    out = io.StringIO()
    Console(
        file=out, width=500, markup=False, highlight=False, emoji=False, force_terminal=coloured
    ).print(made)
    return out.getvalue().splitlines()


@given(st.data())
def test_lines_are_those_of_rich(data):
    rows = data.draw(st.integers(1, 4))
    texts = st.lists(TEXTS, min_size=rows, max_size=rows)
    columns = data.draw(
        st.lists(st.builds(TableColumn, TEXTS, texts, st.booleans()), min_size=1, max_size=4)
    )
    shares = data.draw(
        st.one_of(st.just([]), st.lists(st.floats(0, 1), min_size=rows, max_size=rows))
    )

    found = list(table_lines(columns, shares, coloured=False, signs=True))

    wanted = lines_of_rich(columns, shares, coloured=False)
    assert found == [line.rstrip() for line in wanted]


def test_a_terminal_has_bold_titles_and_bars_in_colour():
    columns = (TableColumn("Word", ["rain", "torn"]), TableColumn("Score", ["1", "2"], right=True))

    lines = list(table_lines(columns, [1.0, 0.3], coloured=True, signs=True))

    assert lines[0] == "\x1b[1mWord  Score\x1b[0m"
    assert lines[1] == "rain      1  \x1b[36m" + "━" * 20 + "\x1b[0m"
    assert lines[2] == "torn      2  \x1b[36m" + "━" * 6 + "\x1b[0m"


def test_what_would_steer_a_terminal_is_spelt_out():
    lines = list(table_lines([TableColumn("Word", ["\x1b[2J"])], coloured=True, signs=True))

    assert lines[1] == "\\x1b[2J"


def test_bars_are_of_ascii_where_the_output_has_no_signs():
    columns = [TableColumn("Word", ["rain", "torn"])]

    lines = list(table_lines(columns, [1.0, 0.52], coloured=False, signs=False))

    assert lines == ["Word", "rain  " + "-" * 20, "torn  " + "-" * 10]
