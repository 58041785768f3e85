"""Events of all a file are encoded at once: their JSON is that of each alone."""

import csv
import json

from hypothesis import given
from hypothesis import strategies as st

from tests.study.protocols import small
from wmh.study.journal.chain import Chain
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import ParticipantFile
from wmh.study.writing.tidy import write_tables

TEXTS = st.text(alphabet='a"\\\0, {}[]é', max_size=6)
TOLD = st.dictionaries(
    TEXTS.filter(lambda name: name not in ("machine", "text", "reason")),
    st.one_of(TEXTS, st.integers(-9, 9), st.none(), st.lists(TEXTS, max_size=2)),
    max_size=3,
)


@given(st.lists(TOLD, max_size=5))
def test_each_event_is_told_as_if_it_were_alone(tmp_path_factory, told):
    folder = tmp_path_factory.mktemp("tables")
    events = tuple(Event(EventKind.NOTED, 1.0, each) for each in told)
    chain = Chain(events, (), 0, 0, "")
    write_tables(folder, [ParticipantFile(folder / "p-1.jsonl", "p-1", chain)], small())
    _, *lines = (folder / "events.tsv").read_text("utf-8").splitlines()

    rows = list(csv.reader(lines, delimiter="\t"))
    assert [row[5] for row in rows] == [json.dumps(each, sort_keys=True) for each in told]
