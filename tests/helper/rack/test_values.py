"""Values of letters, from files that come with the program and files that people write."""

import pytest

from wmh.helper import catalogues
from wmh.helper.rack.values import ValuesError, read_values

SOURCE_003 = {
    1: "eaionrtlsu",
    2: "dg",
    3: "bcmp",
    4: "fhvwy",
    5: "k",
    8: "jx",
    10: "qz",
}


def test_the_english_values_are_exactly_those_of_source_003():
    worth = {letter: points for points, letters in SOURCE_003.items() for letter in letters}

    assert catalogues.VALUES.read_named("english").points == worth


@pytest.mark.parametrize(
    ("name", "word", "score"),
    [
        ("english", "quiz", 22),
        ("french", "whisky", 36),
        ("french", "été", 3),
        ("german", "öl", 10),
        ("spanish", ("ll", "a", "m", "a"), 13),
        ("spanish", "año", 10),
    ],
)
def test_words_are_worth_what_the_editions_say(name, word, score):
    assert catalogues.VALUES.read_named(name).sum(word) == score


def test_every_file_that_comes_with_the_program_can_be_read_the_default_first():
    assert list(catalogues.VALUES.files()) == ["english", "french", "german", "spanish"]
    for name in catalogues.VALUES.files():
        assert catalogues.VALUES.read_named(name).name == name


def test_a_letter_without_a_value_is_worth_nothing():
    assert catalogues.VALUES.read_named("english").sum("tést!") == 3


def test_a_file_of_ones_own_is_read_in_any_case(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('# Ours\n[values]\nA = 2\n"ñ" = 100\nq = 0\n', "utf-8")

    values = catalogues.VALUES.read_named(str(path))

    assert (values.name, values.points) == ("mine", {"a": 2, "ñ": 100, "q": 0})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[values]\na = 1\nb = 'two'\n", ", line 3: b is worth 'two': give a whole number from 0"),
        ("[values]\na = -1\n", ", line 2: a is worth '-1': give a whole number from 0 to 100."),
        ("[values]\na = 101\n", ", line 2: a is worth '101'"),
        ("[values]\na = 1.5\n", ", line 2: a is worth '1.5'"),
        ("[values]\na = true\n", ", line 2: a is worth 'True'"),
        ("[values]\na = 1\n1 = 1\n", ", line 3: '1' is not a letter."),
        ('[values]\n"?" = 1\n', ", line 2: '?' is not a letter."),
        ("[values]\na = 1\nA = 2\n", ", line 3: a appears twice: leave one out."),
        (
            "[values]\na = 1\na = 2\n",
            ", line 3: this is not valid TOML (Cannot overwrite a value): correct",
        ),
        (
            "[values]\na 1\n",
            ", line 2: this is not valid TOML (Expected '=' after a key in a key/value pair)",
        ),
        ("[values]\na =", ", line 2: this is not valid TOML (Invalid value): correct that line."),
        ("a = 1\n", " has no table [values]: write one, with lines such as a = 1."),
        ("[values]\n", " has no table [values]"),
        ("values = 3\n", " has no table [values]"),
        ("", " has no table [values]"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_its_line(tmp_path, text, complaint):
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")

    with pytest.raises(ValuesError) as error:
        read_values(path)

    assert str(error.value).startswith(f"{path}{complaint}")
    assert len(str(error.value).splitlines()) == 1


def test_a_file_that_is_no_text_or_not_there_is_told(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00\x00")

    with pytest.raises(ValuesError, match=r"mine\.toml is not UTF-8 text"):
        catalogues.VALUES.read_named(str(path))
    with pytest.raises(ValuesError, match=r"none\.toml cannot be read"):
        catalogues.VALUES.read_named(str(tmp_path / "none.toml"))
    with pytest.raises(ValuesError, match="cannot be read"):
        catalogues.VALUES.read_named(str(tmp_path))
    with pytest.raises(ValuesError, match="'klingon': choose from english, french, german,"):
        catalogues.VALUES.read_named("klingon")
