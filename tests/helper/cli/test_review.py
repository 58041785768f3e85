"""`wmh review`: tables, JSON and an HTML file of the same figures."""

import json

import pytest

from tests.helper.games.played import game
from tests.lexica import english, lexicon_file
from tests.program import wmh
from wmh.base.files import paths
from wmh.helper.games.game import Terms
from wmh.helper.games.keeping import answer_guess, hidden
from wmh.helper.record.finished_game import Mode, record_of
from wmh.helper.record.record import append


@pytest.fixture
def small(tmp_path):
    words = {"cat": 10, "cot": 10, "act": 10, "dog": 80, "house": 10}
    return "--lexicon", lexicon_file(tmp_path, words)


def test_a_review_in_json(small):
    code, out, err = wmh("review", "--secret", "cat", "cot", "cat", *small, "--json")

    told = json.loads(out)
    assert (code, err) == (0, "")
    assert (told["secret"], told["state"], told["off"]) == ("cat", "won", None)
    first, second = told["turns"]
    assert (first["guess"], first["clue"], first["before"], first["after"]) == ("cot", "gwg", 3, 1)
    assert first["bits"] == pytest.approx(1.584962500721156)
    assert first["luck"] == pytest.approx(0, abs=1)
    assert (first["skill"], first["best"], first["solved"]) == (None, None, False)
    assert (second["skill"], second["candidate"], second["against"]) == (None, True, [])
    assert second["solved"]
    assert second["best"] == {"word": "cat", "guesses": 1, "own": 1}
    assert {each["strategy"] for each in told["needed"]} >= {"paper", "entropy"}


def test_a_review_in_a_terminal_names_what_was_left_unused(small):
    code, out, err = wmh("review", "--secret", "cat", "cot", "dog", *small)

    assert (code, err) == (0, "")
    assert out.startswith("CAT, not found")
    assert (
        "Known but not used by dog: C is green at place 1 since guess 1 (cot) and must stay there."
        in out
    )
    assert "Skill 0 of 100 on average, by the strategy “Fewest guesses”." in out
    assert "not rated" in out
    assert "Flagged" not in out


def test_it_counts_the_words_that_the_helper_counts():
    told = json.loads(wmh("review", "rain", "torn", "--secret", "torn", "--json").out)
    turns = ((), ("rain:ywwg",))
    listed = [json.loads(wmh("suggest", *each, "--json").out)["remaining"] for each in turns]

    assert [each["before"] for each in told["turns"]] == listed


def test_an_answer_that_is_in_no_list_can_be_reviewed(small):
    code, out, err = wmh("review", "--secret", "hat", "cat", "hat", *small)

    assert (code, err) == (0, "")
    assert out.startswith("HAT, found with 2 guesses")
    assert "solved" in out


def test_the_best_word_of_the_advice_is_rated_best():
    """The word was rated 69 of 100, and the winning guess 58."""
    game = ("slate", "crony", "gusto", "posts")
    code, out, err = wmh("review", "--game", "wordle", "--secret", "posts", *game, "--json")

    assert (code, err) == (0, "")
    skills = [turn["skill"] for turn in json.loads(out)["turns"]]
    assert (skills[0], skills[2], skills[3]) == (None, 100, None)


def test_a_review_is_written_as_html(small, tmp_path):
    page = tmp_path / "review.html"

    code, out, err = wmh("review", "--secret", "cat", "cot", "cat", *small, "--html", page)

    assert (code, out, err) == (0, f"{page}\n", "")
    assert "<title>CAT, found with 2 guesses</title>" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["cat"], "A review needs the answer too"),
        ([], "No game is recorded yet"),
        (["--secret", "cat"], "A review needs the guesses"),
        (["--secret", "cat", "hat"], "The guess 'hat' is not in the word list"),
        (["--secret", "cat", "cat", "cot"], "The game was already over before guess 'cot'"),
        (["--secret", "cat", "house"], "is 5 long; this game needs 3"),
        (["--secret", "hats", "cat"], "The word list small has no words of length 4"),
        (["--secret", "c4t", "cat"], "The answer 'c4t' has '4'"),
        (["--secret", "cat", "cat", "--html", "/"], "/ is a folder"),
        (["--secret", "cat", "cat", "--html", "/no/where"], "There is no folder /no for where"),
        (["--secret", "cat", "cot", "dog", "--hard", "hard"], "C is green at place 1"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_a_line(small, arguments, message):
    code, out, err = wmh("review", *arguments, *small)

    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_the_last_recorded_game_is_looked_back_at():
    append(game(secret="cot"), paths.games_file())
    append(recorded_of("crane", "slate", "crane"), paths.games_file())

    code, out, err = wmh("review", "--json")

    told = json.loads(out)
    assert (code, err) == (0, "")
    assert (told["secret"], told["lexicon"], told["state"]) == ("crane", "english", "won")
    assert told == json.loads(wmh("review", "--secret", "crane", "slate", "crane", "--json").out)


def recorded_of(secret, *guesses):
    over = hidden(Terms(len(secret)), secret, english())
    for guess in guesses:
        over = answer_guess(over, guess, english())
    return record_of(over, when="2026-01-02", lexicon="english", mode=Mode.GUESSER)


def test_a_game_of_a_lexicon_that_is_gone_is_refused_in_a_line():
    append(game(lexicon="klingon"), paths.games_file())

    code, out, err = wmh("review")

    assert (code, out) == (2, "")
    assert "klingon" in err
    assert err.count("\n") == 1
