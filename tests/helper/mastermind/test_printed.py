"""The source's worked example as it is printed, held against the text and against true marks."""

import pytest

from wmh.base.files import paths
from wmh.helper.mastermind.code_steps import CodeError, keeper, read_code
from wmh.helper.mastermind.printed_example import read_example

EXAMPLE = read_example(paths.folder("resources") / "mastermind" / "fcbe.toml")


def test_every_step_of_the_text_comes_out():
    said = [
        (step.code, (step.marked.black, step.marked.white), step.score, step.fate)
        for step in EXAMPLE.steps
    ]

    assert said == [
        ("aabb", (1, 0), 2, "waiting"),
        ("ccdd", (1, 0), 2, "waiting"),
        ("eeff", (0, 2), 2, "waiting"),
        ("ffee", (2, 0), 4, "kept"),
        ("afee", (1, 1), 3, "pruned"),
        ("faee", (2, 0), 4, "kept"),
        ("fbee", (2, 0), 4, "pruned"),
        ("fcee", (3, 0), 6, "kept"),
        ("acee", (2, 0), 4, "pruned"),
        ("faee", (2, 0), 4, "pruned"),
        ("fcae", (3, 0), 6, "kept"),
        ("fcbe", (4, 0), 8, "solved"),
    ]
    assert [step.stage for step in EXAMPLE.steps] == [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4]
    assert [step.guess for step in EXAMPLE.steps] == [1, 2, 3, None, 4, 5, 6, 7, 8, None, 9, 10]


def test_one_step_is_marked_wrongly_and_the_remark_says_so():
    ask = keeper(EXAMPLE.code)

    assert [step.code for step in EXAMPLE.steps if step.marked != ask(step.code)] == ["fbee"]
    assert str(EXAMPLE.remarks[0]) == (
        "FBEE, stage 2: the source has 2 black (score 4), but it is 2 black, 1 white (score 5):"
        " that is more than 4, so by the rule it is not pruned but expanded."
    )


def test_a_step_marked_wrongly_that_is_pruned_all_the_same(tmp_path):
    path = tmp_path / "example.toml"
    rows = (
        'code="aabb"\nblack=1\nwhite=0\nway="root"\nfate="kept"',
        'code="caab"\nparent="aabb"\nblack=0\nwhite=1\nway="position"\nfate="pruned"',
    )
    steps = "".join(f'[[step]]\n{row}\nstage=0\nwhy="so"\n' for row in rows)
    path.write_text(f'code="bfff"\n{steps}', encoding="utf-8")

    wrong = read_example(path).remarks

    assert tuple(map(str, wrong)) == (
        "AABB, stage 0: the source has 1 black (score 2), but it is 1 white (score 1).",
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "has 0 pegs"),
        ("FCB", "has 3 pegs"),
        ("FCBEE", "has 5 pegs"),
        ("FCGE", "'G', which is not a colour: use A to F"),
        ("F C B E", "' ', which is not a colour"),
        ("fcb1", "'1', which is not a colour"),
        ("A" * 500, "has 500 pegs"),
    ],
)
def test_what_is_no_code_is_refused_in_one_short_line(text, said):
    with pytest.raises(CodeError, match=said) as refused:
        read_code(text)

    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200


def test_codes_are_read_in_any_case():
    assert read_code(" FcBe ") == "fcbe"
