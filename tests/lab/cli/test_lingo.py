"""`wmh lingo`: the protocol of source 004, and everything that is not."""

import io
import subprocess
import sys

import pytest

from tests.program import ROOT, finish, start, wmh
from wmh.helper.lingo.round import Round

RHYMES = ("born", "corn", "horn", "morn", "torn", "worn")
WORDS = (*RHYMES, "cast", "crane")


@pytest.fixture
def here(tmp_path, monkeypatch):
    """The current folder; it has no list yet."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def answers(monkeypatch):
    """Puts lines on standard input."""
    return lambda *lines: monkeypatch.setattr(
        sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines))
    )


def guesses(*arguments):
    code, out, err = wmh("lingo", *arguments)
    assert (code, err) == (0, "")
    return out.split()


def listed(path, words=WORDS):
    path.write_text("".join(f"{word}\n" for word in words), "utf-8")
    return path


def test_a_guess_a_line_until_all_is_in_place(here, answers):
    listed(here / "wordlist.txt", RHYMES)
    answers("XOOO", "OOOO", "XXXX")
    first, second = guesses("4")

    assert first != second
    assert {first, second} <= set(RHYMES)


def test_five_guesses_and_no_more(here, answers):
    listed(here / "wordlist.txt", RHYMES)
    answers(*["XOOO"] * 9)
    made = guesses("4")

    assert len(set(made)) == len(made) == 5
    assert set(made) <= set(RHYMES)


@pytest.mark.parametrize("strategy", ["lingo", "entropy", "paper"])
def test_the_end_of_input_is_the_end(here, answers, strategy):
    listed(here / "wordlist.txt")
    answers()

    assert len(guesses("4", "--strategy", strategy)) == 1


def test_the_list_of_one_length_comes_before_the_list_of_all(here, answers):
    listed(here / "wordlist.txt")
    listed(here / "wordlist5.txt", ["brick", "stone"])
    answers()

    assert guesses("5")[0] in ("brick", "stone")


def test_a_named_list_comes_before_both(here, answers):
    listed(here / "wordlist5.txt")
    answers()

    assert guesses("5", "--words", listed(here / "mine.txt", ["mount"])) == ["mount"]


@pytest.mark.parametrize("length", [4, 13])
def test_without_a_list_there_is_the_lexicon(here, answers, length):
    answers()
    (word,) = guesses(str(length), "--strategy", "paper")

    assert len(word) == length


@pytest.mark.parametrize(
    "text",
    [
        "born\nBORN\n\n\nTorn\nborn\n",
        "born\r\ntorn\r\n",
        "\ufeffborn\ntorn",
        " born \ntorn\t35\n#x\n",
    ],
    ids=["repeats", "Windows", "mark", "blanks"],
)
def test_lists_as_people_have_them(here, answers, text):
    (here / "wordlist.txt").write_bytes(text.encode())
    answers("XOOO", "OOOO")

    assert sorted(guesses("4")) == ["born", "torn"]


@pytest.mark.parametrize("mask", ["", "XOO", "XOOOO", "xooo", "gggg", "XOO?", "\0\ufffd", "1 2 3"])
def test_a_bad_mask_is_a_line_and_the_game_goes_on(here, answers, mask):
    listed(here / "wordlist.txt")
    answers(mask, "OOOO")
    code, out, err = wmh("lingo", "4")

    assert code == 0
    assert len(out.split()) == len(set(out.split())) == 2
    assert err.count("\n") == 1
    assert err.endswith(" is skipped.\n")


def test_when_nothing_fits_some_word_is_guessed(here, answers):
    listed(here / "wordlist.txt")
    answers("XXXX", "XXXX", "XXXX", "XXXX", "XXXX")
    code, out, err = wmh("lingo", "4")

    assert code == 0
    assert set(out.split()) <= set(WORDS)
    assert len(set(out.split())) == 5
    assert "No word fits after XXXX" in err


def test_without_the_kernels_it_plays_as_the_paper_does(here, answers, without_kernels):
    listed(here / "wordlist.txt", RHYMES)
    answers("XOOO", "OOOO")
    code, out, err = wmh("lingo", "4")
    answers("XOOO", "OOOO")

    assert (code, err) == (0, "Because.\n")
    assert out.split() == guesses("4", "--strategy", "paper")


def test_a_list_of_one_word_repeats_it(here, answers):
    listed(here / "wordlist.txt", ["born"])
    answers("XXXX", "XXXX")

    code, out, _ = wmh("lingo", "4")
    assert (code, out.split()) == (0, ["born"] * 3)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["3"], "wordlist.txt has no word of 3 letters"),
        (["0"], "wordlist.txt has no word of 0 letters"),
        (["4", "--words", "absent.txt"], "no file absent.txt"),
        (["4", "--words", "."], "no file ."),
        (["4", "--words", "binary.txt"], "binary.txt"),
    ],
)
def test_what_cannot_be_played_is_one_line(here, arguments, reason):
    listed(here / "wordlist.txt")
    (here / "binary.txt").write_bytes(bytes(range(256)))
    for order in (arguments, [*arguments[1:], arguments[0]]):
        code, out, err = wmh("lingo", *order)

        assert (code, out) == (2, "")
        assert reason in err
        assert err.count("\n") == 1


@pytest.mark.parametrize("length", ["four", "-1", "4x", ""])
def test_what_is_no_length_is_refused(length):
    code, out, err = wmh("lingo", length)

    assert (code, out) == (2, "")
    assert "Traceback" not in err


def test_a_process_says_each_guess_before_it_is_answered(tmp_path):
    """The first guess is said before any question, and no line stays in a buffer."""
    path = listed(tmp_path / "list.txt")
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with start("lingo", "--words", path, "4", **pipes) as process:
        game = Round("torn")
        while not game.over:
            game, mask = game.answered(process.stdout.readline().rstrip("\n"), WORDS)
            print(mask, file=process.stdin, flush=True)
        assert process.stdout.read() == ""

    assert game.won
    assert process.returncode == 0


def test_both_ways_to_ask_play_the_same(tmp_path):
    path = listed(tmp_path / "list.txt")
    asked = {"input": b"XOOO\nXOOO\n"}
    ways = [
        subprocess.run(
            [sys.executable, "-m", "wmh", "lingo", *way], cwd=ROOT, capture_output=True, **asked
        )
        for way in (["--words", path, "4"], ["4", "--words", path])
    ]

    assert ways[0].stdout == ways[1].stdout
    assert [way.returncode for way in ways] == [0, 0]
    assert ways[0].stdout.count(b"\n") == 3


def test_a_closed_input_ends_the_game(tmp_path):
    path = listed(tmp_path / "list.txt")
    code, out, err = finish("lingo", "--words", path, "4", stdin=subprocess.DEVNULL)

    assert (code, err) == (0, "")
    assert len(out.split()) == 1
