"""Former names of options, which still work, and one name for one thing."""

import pytest

from tests.lexica import lexicon_file
from tests.program import wmh
from wmh.helper.cli.program import OLD_NAMES

WORDS = ["barn", "born", "brim", "corn", "torn", "worn"]


@pytest.mark.parametrize(
    ("command", "old", "value", "rest"),
    [
        ("suggest", "--top", "2", ["torn:wggg"]),
        ("boards", "--top", "2", ["torn:wggg/wgww"]),
        ("boards", "--limit", "5", ["--length", "4", "--boards", "2", "--simulate", "2"]),
        ("tree", "--first", "torn", ["--depth", "1"]),
        ("simulate", "--compare", "paper", ["--secrets", "3", "--json"]),
    ],
)
def test_an_old_name_does_the_same_and_says_the_new_one(tmp_path, command, old, value, rest):
    new = OLD_NAMES[command][old]
    lexicon = lexicon_file(tmp_path, WORDS)
    asked = [command, *rest, "--lexicon", lexicon]

    told = f"{old} is called {new} now.\n"
    assert wmh(*asked, old, value).err.startswith(told)
    assert wmh(*asked, f"{old}={value}").err.startswith(told)
    if command == "tree":  # Others say how long it took.
        assert wmh(*asked, old, value).out == wmh(*asked, new, value).out


def test_help_tells_the_new_names_alone():
    for command, names in OLD_NAMES.items():
        said = wmh(command, "--help").out.split()

        assert set(names.values()) <= set(said)
        assert not set(names).difference({"--strategy"}) & set(said)


def test_a_turn_of_boards_is_written_as_any_turn():
    asked = ["boards", "rain:gwgg/ywwg", "--json"]

    assert wmh(*asked) == wmh(*(each.replace(":", "=") for each in asked))


def test_what_follows_two_dashes_is_no_option():
    code, _, err = wmh("suggest", "--", "--top")

    assert (code, "is called" in err) == (2, False)


@pytest.mark.parametrize("command", ["suggest", "find", "simulate", "tree", "race", "prove"])
def test_a_list_of_words_is_a_lexicon(tmp_path, command):
    listed = tmp_path / "words.txt"
    listed.write_text("\n".join(WORDS), "utf-8")
    more = {"find": ["..rn", "--json"], "race": ["torn", "--json"], "tree": ["--depth", "1"]}
    asked = [command, *more.get(command, ["--json"])]
    plain = wmh(*asked, "--lexicon", listed)
    graph = wmh(*asked, "--lexicon", lexicon_file(tmp_path, WORDS))

    # The bounds that prove tells beside its answer are those of the graph's list, too.
    assert (plain.code, plain.err) == (0, graph.err if command == "prove" else "")
    if command in ("find", "tree"):  # Others say how long it took.
        assert plain.out.replace("words.txt", "small") == graph.out


def test_what_is_no_word_of_a_list_is_said(tmp_path):
    listed = tmp_path / "words.txt"
    listed.write_text("Born\nborn\nit's\nno way\ntorn\n", "utf-8")

    code, out, err = wmh("find", "...n", "--lexicon", listed)

    assert (code, out) == (0, "born\ntorn\n")
    assert err == (
        "words.txt has capitals: they are read as small letters.\n"
        "words.txt has 1 repeated word: each counts once.\n"
        "words.txt has 2 lines that are no words of 2 to 31 letters: left out.\n"
        "2 words match.\n"
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("none.txt", "There is no file none.txt: give a list of words, one a line"),
        ("empty.txt", "empty.txt has no words: give a list with one word a line."),
    ],
)
def test_a_list_without_words_is_refused(tmp_path, monkeypatch, name, said):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.txt").write_text("", "utf-8")

    code, out, err = wmh("suggest", "--lexicon", name)

    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(said)
