"""TOML files with invalid values: the refusal names the file and the line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wmh.base.files import paths
from wmh.base.files.fields import read_fields
from wmh.base.text.refusal import InputError
from wmh.helper.games.preset_file import PresetError, read_preset
from wmh.helper.games.presets import palettes
from wmh.helper.rack.values import ValuesError, read_values
from wmh.study.protocol.protocol_file import ProtocolError, read_protocol
from wmh.study.protocol.questionnaire import QuestionnaireError, read_questionnaire
from wmh.teach.scenario.scenario_file import ScenarioError, read_scenario

READERS = {
    "games": (lambda path: read_preset(path, palettes()), PresetError),
    "teach/scenarios": (read_scenario, ScenarioError),
    "study/protocols": (read_protocol, ProtocolError),
    "study/questionnaires": (read_questionnaire, QuestionnaireError),
    "values": (read_values, ValuesError),
}
DEEP, LONG = "[" * 100_000, "1" * 5_000


@pytest.mark.parametrize("kind", READERS)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"\n\na = {DEEP}\n", "line 3: this is not valid TOML (too many nested brackets)"),
        (
            f"\nb = 1\na = {'{a=' * 50_000}\n",
            "line 3: this is not valid TOML (too many nested brackets)",
        ),
        (f"\na = {LONG}\n", "line 2: a number with more than 100 digits"),
        (f"\na = [1, -{LONG}]\n", "line 2: a number with more than 100 digits"),
        (f"\na = 0x{LONG}\n", "line 2: a number with more than 100 digits"),
        (f"\na{'.a' * 200_000} = 1\n", "line 2: a field name has at most 64 parts"),
        (f"\n[a{'. a' * 200_000}]\n", "line 2: a field name has at most 64 parts"),
        ("\na = 1979-13-45\n", "odd.toml, line 2: "),
        ("\na = \n", "odd.toml, line 2: this is not valid TOML (Invalid value): correct that line"),
        ("a" * 2_000_000, "is longer than 1,000,000 bytes"),
    ],
)
def test_what_no_hand_writes_is_told_with_its_line(tmp_path, kind, text, said):
    path = tmp_path / "odd.toml"
    path.write_text(text)
    read, refusal = READERS[kind]

    with pytest.raises(refusal) as error:
        read(path)

    assert said in str(error.value)
    assert len(str(error.value).splitlines()) == 1
    assert len(str(error.value)) < 400


def test_words_with_dots_and_lines_under_a_heading_are_no_mistake(tmp_path):
    path = tmp_path / "fine.toml"
    path.write_text(f"# {'_' * 200}\na = '{'z. B. ' * 8}'\nb = '{'....' * 50}'\n")

    assert set(read_fields(path, InputError).told) == {"a", "b"}


VALUES = (
    *("1", "-1", "0", "1e400", "inf", "nan", "99999999999999999999", "true", '""', '"x"', "[]"),
    *('"\\u0000"', "{}", "[[1]]", "1979-05-27", '["a", 1]', f'"{"x" * 5000}"', "3.5", "[{}]"),
)


def own(kind):
    """Returns the text of the first file of a kind that comes with the program."""
    return sorted(paths.folder("resources").glob(f"{kind}/*.toml"))[0].read_text("utf-8")


@settings(max_examples=60)
@given(st.sampled_from(sorted(READERS)), st.data())
def test_a_file_with_anything_in_it_is_read_or_refused(tmp_path_factory, kind, data):
    path = tmp_path_factory.mktemp("odd") / "odd.toml"
    lines = own(kind).split("\n")
    given_lines = [at for at, line in enumerate(lines) if " = " in line]
    for _ in range(data.draw(st.integers(1, 2))):
        at = data.draw(st.sampled_from(given_lines))
        name = lines[at].partition(" = ")[0]
        lines[at] = f"{name} = {data.draw(st.sampled_from(VALUES))}"
    path.write_text("\n".join(lines), "utf-8")
    read, refusal = READERS[kind]

    try:
        read(path)
    except refusal as error:
        said = str(error)
    else:
        said = ""

    assert len(said.splitlines()) < 2
