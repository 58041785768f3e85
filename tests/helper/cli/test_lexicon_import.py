"""`wmh lexicon import` and what one does with a lexicon of one's own."""

import json
import os
import re
import signal
import subprocess

import pytest

from tests.helper.cli.json_faults import faults, schema_of
from tests.program import finish, start, wmh
from wmh.base.files import paths
from wmh.helper.lists import library, recipes


@pytest.fixture
def listed(tmp_path):
    path = tmp_path / "my list.txt"
    path.write_text("rain\npork\nTorn\nétude\nto-do\nrain\n", encoding="utf-8")
    return path


def refused(ended, complaint):
    """Checks that a command ended with exit code 2 and one line that says this."""
    return (
        (ended.code, ended.out, len(ended.err.splitlines())) == (2, "", 1)
        and complaint in ended.err
        and len(ended.err) < 400
    )


def own():
    room = paths.lexica_folder()
    return sorted(path.name for path in room.iterdir()) if room.exists() else []


def test_a_list_becomes_a_lexicon_of_its_name(listed):
    code, out, err = wmh("lexicon", "import", listed)

    assert (code, err) == (0, "")
    assert out.startswith("Imported my list\n  words       4 ")
    assert "Left out 1 line, not letters only: such as 'to-do'\n" in out
    assert "Merged 1 line that repeated a word.\n" in out
    assert "3 words fit." in wmh("suggest", "--lexicon", "my list", "--length", "4").out
    assert own() == ["my list"]


def test_german_words_of_a_game_without_a_key_for_the_sharp_s(tmp_path):
    """Reads ß as ss and keeps umlauts, by the commands of the guide."""
    every = "--tier", "all", "--rows", "20000"
    code, out, err = wmh("find", ".....?", "--lexicon", "german", *every)
    assert (code, "first" in err) == (0, False)
    path = tmp_path / "german5.txt"
    path.write_text(out, "utf-8")
    options = "--name", "german-ss", "--accents", "fold", "--letters", "äöü"
    assert wmh("lexicon", "import", path, *options).code == 0

    found = wmh("find", "(gross|weiss|stoss|süsse|groß|öffne)", "--lexicon", "german-ss").out
    assert found.split() == ["gross", "stoss", "süsse", "weiss", "öffne"]


def test_policies_are_options(listed):
    options = ["--name", "mine", "--accents", "fold", "--capitals", "skip", "--digraphs", "et"]

    answer = json.loads(wmh("lexicon", "import", listed, *options, "--json").out)

    assert set(answer) == {"schema", "name", "path", "facts", "left_out", "notices", "merged"}
    assert (answer["name"], answer["merged"], answer["notices"]) == ("mine", 1, [])
    assert answer["path"] == str(library.lexicon_files()["mine"])
    assert answer["facts"]["alphabet"] == sorted([*"abcdefghijklmnopqrstuvwxyz", "et"])
    assert [each["reason"] for each in answer["left_out"]] == ["with capitals", "not letters only"]
    assert answer["facts"]["words_per_length"] == [0, 0, 0, 3]


def test_answers_and_guesses_are_kept_apart(listed, tmp_path):
    (tmp_path / "answers.txt").write_text("torn\n")

    wmh("lexicon", "import", listed, "--name", "game", "--answers", tmp_path / "answers.txt")

    common = json.loads(wmh("suggest", "--lexicon", "game", "--length", "4", "--json").out)
    assert [each["word"] for each in common["suggestions"]] == ["torn"]
    known = json.loads(wmh("lexicon", "list", "--json").out)["lexica"][len(library.built_in())]
    assert known["facts"]["answers"] is True
    assert known["origin"]["answers"] == str(tmp_path / "answers.txt")
    assert (known["built_in"], known["by_hand"]["added"]) == (False, [])


def test_past_answers_are_left_out_or_unlikely(tmp_path):
    path = tmp_path / "days.json"
    path.write_text('{"1999-01-01": "rain", "1999-01-02": "pork", "2999-01-01": "torn"}')

    out = wmh("lexicon", "import", path, "--name", "every").out
    assert re.search(r"2 of 3 dated answers are from days before 2\d{3}-\d\d-\d\d\.", out)
    assert possible("every") == {"rain", "pork", "torn"}
    wmh("lexicon", "import", path, "--name", "left", "--past-answers", "leave-out")
    assert possible("left") == {"torn"}
    assert possible("left", "--tier", "all") == {"rain", "pork", "torn"}
    options = "--past-answers", "unlikely", "--before", "1999-01-02"
    wmh("lexicon", "import", path, "--name", "unlikely", *options)
    lexicon = library.open_named("unlikely")
    assert [lexicon.tier_of(word) for word in ("rain", "pork", "torn")] == [70, 10, 10]
    assert possible("unlikely") == {"rain", "pork", "torn"}
    assert wmh("lexicon", "rebuild", "left").code == 0
    assert possible("left") == {"torn"}


def possible(name, *options):
    answer = wmh("suggest", "--lexicon", name, "--length", "4", *options, "--json").out
    return {each["word"] for each in json.loads(answer)["suggestions"]}


def test_a_day_that_is_none_is_refused(listed):
    for day in ("tomorrow", "2022-02-30", "31.1.2022"):
        ended = wmh("lexicon", "import", listed, "--before", day)
        assert refused(ended, f"'{day}' is not a day: write it as 2022-01-31.")
    assert own() == []


def test_a_check_says_how_many_answers_are_past(tmp_path):
    path = tmp_path / "days.csv"
    path.write_text("date,word\n1999-01-01,rain\n1999-01-02,pork\n2999-01-01,torn\n")
    assert "2 of 3 dated answers are from days before 2" in wmh("check", path).out


def test_progress_is_a_line_of_json_at_a_time(listed):
    lines = finish("lexicon", "import", listed, "--name", "mine", "--progress").out.splitlines()

    *before, last = map(json.loads, lines)
    assert [each["process"] for each in before] == [
        "reading", "temporary trie", "redundant nodes", "bit encoding", "population", "population",
    ]  # fmt: skip
    shares = [each["share"] for each in before]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert set(last) == {"result"}
    assert last["result"]["name"] == "mine"


@pytest.mark.skipif(os.name != "posix", reason="needs a named pipe")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_request_to_stop_leaves_nothing_behind(tmp_path, number, code):
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)

    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with start("lexicon", "import", pipe, "--progress", **pipes) as process:
        # It opens once the import reads, and the import goes on once it is closed.
        with pipe.open("w", encoding="utf-8") as words:
            process.send_signal(number)
            words.write("rain\n")
        out, err = process.communicate()

    assert process.returncode == code
    assert err.decode() == "Cancelled. Nothing was changed.\n"
    assert [json.loads(line)["process"] for line in out.splitlines()] == ["reading"]
    assert own() == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "Give either word lists or --recipe with its name."),
        (["--recipe", "klingon"], "There is no recipe 'klingon': this system has "),
        (["none.txt"], "none.txt cannot be read (No such file or directory): give a text file"),
        (["none.txt", "--name", "a/b"], "'a/b' has '/': a name has letters, digits"),
        (["none.txt", "--name", "x\udcff"], r"has '\udcff': a name has letters, digits"),
        (["none.txt", "--name", "english"], "english is the name of a built-in word list"),
        (["none.txt", "--name", "english", "--replace"], "english is the name of a built-in"),
        (["none.txt", "--digraphs", "c"], "is not a letter of two characters"),
        (
            ["none.txt", "--letters", "1"],
            "--letters takes only letters, and '1' has others: write --letters äöü.",
        ),
        (["none.txt", "--locale", "xx_XX"], "'xx_XX' is not a known locale: leave out --locale"),
    ],
)
def test_what_cannot_be_imported_is_one_line(arguments, complaint):
    assert refused(wmh("lexicon", "import", *arguments), complaint)
    assert own() == []


def test_a_name_is_taken_once_unless_it_is_to_be_replaced(listed):
    wmh("lexicon", "import", listed, "--name", "mine")

    assert refused(
        wmh("lexicon", "import", listed, "--name", "mine"), "There is a word list 'mine'"
    )
    listed.write_text("roti\n")
    assert wmh("lexicon", "import", listed, "--name", "mine", "--replace").code == 0
    assert "roti" in library.open_named("mine")


def test_recipes_are_listed_and_followed(tmp_path, monkeypatch):
    monkeypatch.setattr(recipes, "SYSTEM", tmp_path)
    assert wmh("lexicon", "recipes").out.startswith(f"No word list in {tmp_path} has a recipe")
    assert json.loads(wmh("lexicon", "recipes", "--json").out)["recipes"] == []
    (tmp_path / "dict").mkdir()
    (tmp_path / "dict" / "french").write_text("été\ncœur\n", encoding="utf-8")

    assert wmh("lexicon", "recipes").out == f"french: French, GPL-2+\n  {tmp_path}/dict/french\n"
    every = json.loads(wmh("lexicon", "recipes", "--all", "--json").out)["recipes"]
    assert [each["name"] for each in every if each["present"]] == ["french"]
    assert "not here: install wdanish" in wmh("lexicon", "recipes", "--all").out
    assert wmh("lexicon", "import", "--recipe", "french").code == 0
    assert (
        wmh("lexicon", "import", "--recipe", "french", "--name", "fr", "--accents", "keep").code
        == 0
    )
    assert "ete" in library.open_named("french")
    assert "été" in library.open_named("fr")


def test_a_lexicon_is_rebuilt_renamed_and_removed(listed):
    wmh("lexicon", "import", listed, "--name", "mine")

    assert wmh("lexicon", "rebuild", "mine").out.startswith("Built mine\n")
    assert wmh("lexicon", "rename", "mine", "yours") == (0, "Renamed mine: it is now yours.\n", "")
    assert wmh("lexicon", "check", "yours").code == 0
    assert wmh("lexicon", "remove", "yours") == (0, "Removed yours.\n", "")
    assert own() == []
    for command in (["remove", "yours"], ["rebuild", "yours"], ["rename", "yours", "mine"]):
        assert refused(
            wmh("lexicon", *command),
            "There is no imported word list 'yours': none has been imported yet.",
        )
    for command in (["remove", "english"], ["rebuild", "english"], ["rename", "english", "x"]):
        assert refused(wmh("lexicon", *command), "english is built in and stays as it is.")


def test_words_are_changed_by_hand(listed):
    wmh("lexicon", "import", listed, "--name", "mine")

    assert wmh("lexicon", "add", "mine", "roti", "IRON").out == "mine by hand: 2 words added.\n"
    assert wmh("lexicon", "flag", "mine", "rain").out == (
        "mine by hand: 2 words added, 1 word offensive.\n"
    )
    assert wmh("lexicon", "drop", "mine", "roti").out == (
        "mine by hand: 1 word added, 1 word offensive.\n"
    )
    assert wmh("lexicon", "unflag", "mine", "rain").out == "mine by hand: 1 word added.\n"
    assert "mine: 4 words" in wmh("lexicon", "list").out
    assert ", 1 added by hand\n" in wmh("lexicon", "list").out
    assert refused(
        wmh("lexicon", "add", "mine", "r2d2"), "'r2d2' has '2', which is not a letter of mine"
    )
    assert refused(
        wmh("lexicon", "flag", "none", "rain"), "There is no word list 'none': installed"
    )


def test_a_list_of_lexica_survives_a_harmed_file(listed):
    wmh("lexicon", "import", listed, "--name", "mine")
    (paths.lexica_folder() / "mine" / "hand.json").write_text("{")
    (paths.lexica_folder() / "mine" / "origin.json").write_text("{")

    code, out, _ = wmh("lexicon", "list")
    assert code == 0
    assert "hand.json is cut short or is not JSON, at character 2: correct or remove it" in out
    listed = json.loads(wmh("lexicon", "list", "--json").out)
    known = listed["lexica"][len(library.built_in())]
    assert faults(listed, schema_of("lexicon-list"), schema_of("lexicon-list")) == []
    assert known["origin"] is None
    assert "hand.json" in known["by_hand"]["error"]
    assert refused(wmh("suggest", "--lexicon", "mine", "--length", "4"), "hand.json is cut short")


@pytest.mark.parametrize("words", ["שלום ילדה ספרי", "سلام كتاب", "rain שלום"])
@pytest.mark.parametrize(
    "command",
    [
        ("suggest", "raise=wwwww", "--lexicon"),
        ("play", "--lexicon"),
        ("simulate", "--lexicon"),
        ("lexicon", "import"),
        ("lexicon", "build", "--out", "right.dawg"),
    ],
    ids=lambda command: command[-2],
)
def test_every_command_refuses_a_list_from_right_to_left_in_a_sentence(
    tmp_path, monkeypatch, command, words
):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "right.txt"
    path.write_text("\n".join(words.split()), encoding="utf-8")

    assert refused(wmh(*command, path), "right.txt is written from right to left, which boards are")
    assert own() == []
    assert list(tmp_path.iterdir()) == [path]
