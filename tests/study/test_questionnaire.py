"""The questionnaires that are asked, and what their answers come to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.base.files import paths
from wmh.study.protocol.protocol_reader import QUESTIONNAIRES
from wmh.study.protocol.questionnaire import QuestionnaireError, read_questionnaire, score

FOLDER = paths.folder("resources/study/questionnaires")
TLX, SUS = (read_questionnaire(FOLDER / f"{name}.toml") for name in ("tlx", "sus"))
GOOD = """title = "T"
source = "S"
intro = "I"
least = 1
most = 5
step = 1
[[items]]
name = "a"
text = "A"
low = "L"
high = "H"
"""


def test_there_is_a_file_for_each_that_a_protocol_may_name():
    assert {path.stem for path in FOLDER.glob("*.toml")} == set(QUESTIONNAIRES)


@given(st.lists(st.sampled_from(range(0, 101, 5)), min_size=6, max_size=6))
def test_raw_tlx_is_the_mean_of_its_scales(given):
    answers = dict(zip([item.name for item in TLX.items], given, strict=True))
    assert score(TLX, answers) == pytest.approx(sum(given) / 6)
    assert list(TLX.values) == list(range(0, 101, 5))


@given(st.lists(st.integers(1, 5), min_size=10, max_size=10))
def test_sus_is_scored_by_its_formula(given):
    answers = {str(number): value for number, value in enumerate(given, 1)}
    odd = sum(given[number - 1] - 1 for number in range(1, 11, 2))
    even = sum(5 - given[number - 1] for number in range(2, 11, 2))
    assert score(SUS, answers) == pytest.approx((odd + even) * 2.5)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("most = 5", "most = 1", "line 5: most is 1"),
        ("least = 1", "least = 9", "line 4: least is 9, but must be less than most, 5"),
        ("step = 1", "step = 3", "most is 5, which steps of 3"),
        ("step = 1", "step = 0", "line 6"),
        ('title = "T"', "", "the field title is missing"),
        ('name = "a"', "name = 3", "line 8"),
        ('high = "H"', 'high = "H"\nreverse = 1', "reverse is '1'"),
        ('intro = "I"', 'intro = "I"\nmore = 1', "there is no field 'more'"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(tmp_path, before, after, said):
    path = tmp_path / "own.toml"
    path.write_text(GOOD)
    assert read_questionnaire(path).items[0].name == "a"
    assert before in GOOD
    path.write_text(GOOD.replace(before, after))
    with pytest.raises(QuestionnaireError, match=said):
        read_questionnaire(path)
