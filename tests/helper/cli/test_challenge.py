"""`wmh challenge`: a game in a pipe, and its clock."""

import io
import subprocess
import sys

import pytest

from tests.lexica import lexicon_file
from tests.patience import PATIENCE
from tests.program import start, wmh


@pytest.fixture
def lexicon(tmp_path):
    words = {"test": 10, "set": 10, "sett": 10, "tets": 80, "es": 10, "best": 10}
    return lexicon_file(tmp_path, words)


@pytest.fixture
def play(monkeypatch, lexicon):
    def played(lines, *arguments):
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return wmh("challenge", *arguments, "--lexicon", lexicon)

    return played


def test_a_game_of_ones_own_letters_ends_with_all_words(play):
    assert play("test\nTETS best\nset set\nxyz\nes tts", "test") == (
        0,
        "t e s t: 3 words of 3 letters or more, 120 seconds.\n"
        "A word a line; an empty line shows how far you are, . ends.\n"
        "'test': 4 points, 1 of 3 words.\n"
        "'TETS': a word, but too uncommon to be asked for.\n"
        "'best': these letters cannot make it.\n"
        "'set': 3 points, 2 of 3 words.\n"
        "'set': you have it already.\n"
        "'xyz': these letters cannot make it.\n"
        "'es': too short.\n"
        "'tts': not in the word list.\n"
        "The game has ended.\n"
        "Found 2 of 3 words (67 %), 7 of 11 points.\n"
        "Missed: sett\n",
        "",
    )


@pytest.mark.parametrize(
    ("language", "words", "points"),
    [
        ("de", "1 von 3 Wörtern", "4 von 11 Punkten"),
        ("es", "1 de 3 palabras", "4 de 11 puntos"),
        ("fil", "1 sa 3 salita", "4 sa 11 puntos"),
        ("fr", "1 sur 3 mots", "4 sur 11 points"),
    ],
)
def test_how_many_of_all_are_found_is_said_as_a_language_says_it(
    play, monkeypatch, language, words, points
):
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    told = play("test\n", "test").out.splitlines()

    assert told[2].endswith(f", {words}.")
    assert told[-2].startswith(("Gefunden", "Halladas", "Nahanap", "Trouvés"))
    assert words in told[-2]
    assert f", {points}." in told[-2]


def test_one_is_one_of_one_word(play, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de.UTF-8")

    assert ", 1 von 1 Wort." in play("best\n", "best", "--min", "4").out


def test_it_ends_when_everything_is_found_and_reads_no_further(play):
    out = play("set sett test\nxyz\n", "test").out

    assert out.endswith("3 of 3 words.\nFound 3 of 3 words (100 %), 11 of 11 points.\n")


def test_an_empty_line_tells_how_far_one_is_and_a_dot_gives_up(play):
    out = play("\n.\ntest\n", "test", "--seconds", "86400").out

    assert "\nt e s t: 0 of 3 words, 86,400 seconds left.\nFound 0 of 3 words (0 %)" in out


def test_letters_are_drawn_and_drawn_again_by_their_seed(play):
    first = [play("", "--length", "4", "--seed", seed).out.partition(":")[0] for seed in (1, 1)]

    assert first[0] == first[1]
    assert sorted(first[0].split()) in (["e", "s", "t", "t"], ["b", "e", "s", "t"])


def test_it_ends_by_the_clock_though_nobody_says_anything(lexicon):
    game = ("challenge", "test", "--seconds", "1", "--lexicon", lexicon)
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}

    with start(*game, **pipes) as process:
        process.wait(timeout=PATIENCE)  # Its standard input stays open all the time.
        out, err = process.stdout.read().decode(), process.stderr.read().decode()

    assert (process.returncode, err) == (0, "")
    assert out.endswith(
        "\nTime is up.\nFound 0 of 3 words (0 %), 0 of 11 points.\nMissed: sett, test, set\n"
    )


def test_a_closed_standard_input_is_a_game_without_words(monkeypatch, lexicon):
    monkeypatch.setattr(sys, "stdin", None)

    assert "Found 0 of 3 words" in wmh("challenge", "test", "--lexicon", lexicon).out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["t3st"], "The rack 't3st' has '3'"),
        (["bbb"], "No word can be made of 'b b b': give other letters, or lower --min."),
        (["--length", "9"], "The word list small has no words of length 9"),
        (
            ["--length", "2", "--tier", "5"],
            "The word list small has no word of 2 letters that is as",
        ),
        (["test", "--values", "klingon"], "There are no values of letters 'klingon'"),
    ],
)
def test_what_cannot_be_played_is_one_line_and_ends_with_two(play, arguments, complaint):
    code, out, err = play("", *arguments)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(complaint)
