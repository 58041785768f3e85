"""Points of Lingo with every word of a list, as they are printed."""

import json
import random

import pytest

from tests.lexica import english_words
from wmh.engine.clues.reading import ClueError
from wmh.helper.cli.parts.heavily import HeavyOptions
from wmh.helper.cli.parts.reasons import Refused
from wmh.lab.cli.whole_list import show_whole_list


@pytest.fixture
def path(tmp_path):
    every = sorted(word for word in english_words() if len(word) in (4, 5))
    words = random.Random(5).sample(every, 300)
    path = tmp_path / "list.txt"
    path.write_text("Rain\nrain\nspear\n" + "".join(f"{word}\n" for word in words), "utf-8")
    return path


def played(capsys, *arguments):
    show_whole_list(*arguments, HeavyOptions(), as_json=True)
    return json.loads(capsys.readouterr().out)


def test_the_table_and_the_json_say_the_same(path, capsys):
    read = played(capsys, path, [4, 5], True, "spear,rain")
    show_whole_list(path, [4, 5], True, "spear,rain", HeavyOptions(), as_json=False)
    out, err = capsys.readouterr()

    lines = out.splitlines()
    assert lines[0] == "Points per game, and per cent of games by attempts"
    assert lines[1].split() == [
        "Length", "Words", "Opener", "Points", *"12345", "Lost", "Time",
    ]  # fmt: skip
    for line, each in zip(lines[2:4], read["lengths"], strict=True):
        length, words, opener, points, *shares = line.split()[:-2]
        assert (int(length), int(words), opener) == (each["length"], each["words"], each["opener"])
        assert points == f"{each['points'] / each['words']:.2f}"
        attempts = [*each["attempts"].values(), each["lost"]]
        assert sum(attempts) == each["words"]
        wanted = [f"{100 * games / each['words']:.1f}" for games in attempts[:-1]]
        assert shares == [*wanted, f"{100 * each['lost'] / each['words']:.2f}"]
        assert max(map(len, lines)) <= 80
    assert [each["opener"] for each in read["lengths"]] == ["rain", "spear"]
    assert lines[-1] == f"100 games of each length bring {read['total']:,.0f} points on average."
    assert "has 1 repeated word of 4 letters: each counts once." in err


def test_an_opener_is_found_where_none_is_given(path, capsys):
    given, found = (played(capsys, path, [4], False, opener) for opener in ("rain", None))

    assert given["lengths"][0]["opener"] == "rain"
    assert found["lengths"][0]["points"] > given["lengths"][0]["points"]


@pytest.mark.parametrize(
    ("opener", "message"),
    [
        ("spears", "has 6 letters, and no such words are played"),
        ("rain,rain", "is the second of its length"),
        ("zzzz", "is not in list.txt"),
        ("", "has 0 letters, and no such words are played"),
    ],
)
def test_an_opener_that_cannot_be_is_refused_before_anything_is_played(path, opener, message):
    with pytest.raises(Refused, match=message):
        show_whole_list(path, [4, 5], False, opener, HeavyOptions(), as_json=False)


def test_an_opener_of_other_letters_is_refused(path):
    with pytest.raises(ClueError, match="this word list does not use"):
        show_whole_list(path, [4], False, "r4in", HeavyOptions(), as_json=False)


def test_a_length_without_words_is_refused(path):
    with pytest.raises(Refused, match="has no word of 9 letters"):
        show_whole_list(path, [4, 9], False, None, HeavyOptions(), as_json=False)
