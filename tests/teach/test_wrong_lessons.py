"""Files of lessons with something wrong in any field: a lesson or one sentence, never more."""

import json
import re
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wmh.base.text.refusal import InputError
from wmh.helper.answering import Answering
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.scenario.scenario_file import read_scenario
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.steps.steps import lesson_of

TOLD = {
    name: tomllib.loads(SCENARIOS.find(name).read_text("utf-8"))
    for name in ("information", "end-mark", "incremental", "mastermind", "repeated-cozies")
}
FIELDS = (
    *((name,) for name in ("title", "about", "stages", "length", "words", "lexicon", "turns")),
    *((name,) for name in ("given", "secret", "guesses", "strategies", "tier", "rule")),
    *((name,) for name in ("age", "minutes")),
    *(("stop", name) for name in ("before", "step", "answer", "question", "reveal", "figure")),
    *(("note", name) for name in ("stage", "text")),
)
MANY = ["".join(chr(0x4E00 + 31 * at + letter) for letter in range(31)) for at in range(9)]
WRONG = (
    None, "", 5, -1, 0, 99, True, 1.5, [], "слово", "ß" * 5, "ab" * 400, "nothing", "{0} {1}",
    "\n", [""], ["a"], ["слово"], [1, "x"], ["rain", "rain"], ["zzzz"], ["rain:gggg"],
    ["aabb:9,9"], MANY,
)  # fmt: skip


@pytest.fixture(scope="module")
def answering():
    made = Answering()
    yield made
    made.close()


def written(told):
    """The text of a lesson file; a field that is None is left out."""

    def line(name, value):
        return "" if value is None else f"{name} = {json.dumps(value, ensure_ascii=False)}"

    lines = [line(name, value) for name, value in told.items() if name not in ("stop", "note")]
    for name in ("stop", "note"):
        for each in told[name]:
            lines += [f"[[{name}]]", *(line(key, value) for key, value in each.items())]
    return "\n".join(lines)


def test_every_field_of_a_lesson_of_the_program_is_made_wrong():
    for name in SCENARIOS.files():
        told = tomllib.loads(SCENARIOS.find(name).read_text("utf-8"))
        used = {(key,) for key in told if key not in ("stop", "note")}
        for table in ("stop", "note"):
            used |= {(table, key) for each in told.get(table, ()) for key in each}
        assert used <= set(FIELDS), name


@settings(max_examples=150)
@given(st.sampled_from(sorted(TOLD)), st.sampled_from(FIELDS), st.sampled_from(WRONG))
def test_a_wrong_field_is_a_lesson_or_a_sentence(answering, tmp_path_factory, name, field, wrong):
    told = json.loads(json.dumps(TOLD[name]))
    place = told if len(field) == 1 else told[field[0]][0]
    place[field[-1]] = wrong
    path = tmp_path_factory.getbasetemp() / "wrong.toml"
    path.write_text(written(told), "utf-8")
    said = "a lesson."
    try:
        scenario = read_scenario(path)
        made = lesson_of(scenario, answering, lexicon_of(scenario))
        assert made.steps[-1].figure.drawing().shapes
    except InputError as error:
        said = str(error)
    assert re.fullmatch(r"a lesson\.|wrong(\.toml)?(, (line|stop) \d+)?:? .+\.", said), said
