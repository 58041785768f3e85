"""Tables are written many rows at once, as `csv` writes each row alone."""

import csv
import io
import json
from dataclasses import fields

from hypothesis import given
from hypothesis import strategies as st

from tests.study.protocols import small
from wmh.study.journal.chain import Chain
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import ParticipantFile
from wmh.study.journal.rows import AnswerRow, Tables
from wmh.study.writing.tidy import cell, sheets_of, write_tables

TEXTS = st.text(alphabet='a"\\\0, {}[]é', max_size=6)
TOLD = st.dictionaries(
    TEXTS.filter(lambda name: name not in ("machine", "text", "reason")),
    st.one_of(TEXTS, st.integers(-9, 9), st.none(), st.lists(TEXTS, max_size=2)),
    max_size=3,
)


@given(st.lists(TOLD, max_size=5), st.sampled_from(["p-1", 'p"1', "p,1", "p\t1"]), st.booleans())
def test_events_are_written_as_csv_writes_each(tmp_path_factory, told, code, commas):
    folder = tmp_path_factory.mktemp("tables")
    events = tuple(Event(EventKind.NOTED, 1.0, each) for each in told)
    chain = Chain(events, (), 0, 0, "")
    file = ParticipantFile(folder / "p-1.jsonl", code, chain)
    write_tables(folder, [file], small(), commas=commas)
    rows = [(code, number, 0, 1, "noted", json.dumps(each, sort_keys=True))
            for number, each in enumerate(told, start=1)]  # fmt: skip
    written = folder / ("events.csv" if commas else "events.tsv")
    header, text = written.read_text("utf-8-sig").split("\n", 1)
    assert text == as_csv(rows, header[len("participant")])


@given(st.lists(st.lists(TEXTS, min_size=2, max_size=2), max_size=4))
def test_rows_are_written_as_csv_writes_each(texts):
    rows = tuple(
        AnswerRow("p-1", "d", False, one, "own", "", "why", None, text=other)
        for one, other in texts
    )
    told = [[cell(getattr(row, each.name)) for each in fields(row)] for row in rows]
    _, text = sheets_of(Tables(answers=rows))["answers"].split("\n", 1)
    assert text == as_csv(told, "\t")


def as_csv(rows, between):
    out = io.StringIO()
    csv.writer(out, delimiter=between, lineterminator="\n").writerows(rows)
    return out.getvalue()
