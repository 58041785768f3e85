"""The fewest guesses, against every tree there is, and against published totals."""

import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.lexica import lexicon_file
from tests.program import wmh
from wmh.engine.clues.hard_modes import Hardness, breaks
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn

DATA = Path(__file__).parents[4] / "shared" / "data"
WORDS = ["born", "corn", "horn", "torn", "cast", "cost", "rain", "ruin", "tars", "rats", "arts"]


def proved(*arguments):
    ended = wmh("prove", *arguments, "--json")
    assert ended.code == 0, ended.err
    return json.loads(ended.out)


def fewest(words, guesses, rule, hardness, attempts):
    """The fewest guesses of all trees, each looked at; None where none ends in time."""

    @cache
    def least(left, turns, attempts):
        if not attempts:
            return None
        found = []
        for guess in guesses:
            if any(breaks(tuple(guess), turns, hardness) for _ in (0,)):
                continue
            parts = {}
            for secret in left:
                if secret != guess:
                    parts.setdefault(mark(rule, guess, secret), []).append(secret)
            if len(parts) == 1 and len(next(iter(parts.values()))) == len(left):
                continue
            # Only a hard mode looks at the turns.
            told = {
                clue: (*turns, Turn(tuple(guess), clue)) if hardness is not Hardness.FREE else ()
                for clue in parts
            }
            below = [least(tuple(part), told[clue], attempts - 1) for clue, part in parts.items()]
            if None not in below:
                found.append(len(left) + sum(below))
        return min(found, default=None)

    return least(tuple(words), (), attempts)


@given(
    st.lists(st.text("abc", min_size=3, max_size=3), min_size=2, max_size=9, unique=True),
    st.sampled_from([Rule.TILES, Rule.NAIVE, Rule.PEGS]),
    st.sampled_from(["all", "candidates"]),
)
@settings(max_examples=25, deadline=None)
def test_no_tree_needs_fewer_guesses(tmp_path_factory, words, rule, guesses):
    lexicon = lexicon_file(tmp_path_factory.mktemp("lexicon"), sorted(words))

    found = proved("--lexicon", lexicon, "--length", "3", "--rule", rule, "--guesses", guesses)

    assert found["total"] == fewest(sorted(words), sorted(words), rule, Hardness.FREE, 50)
    assert (found["proven"], found["lower"]) == (True, found["total"])
    made = {int(guesses): games for guesses, games in found["distribution"].items()}
    assert sum(guesses * games for guesses, games in made.items()) == found["total"]
    assert sum(made.values()) == len(words)


def closed(words, exchanged):
    """The words, and all that exchanging letters, or all places, makes of them."""
    found = set(words)
    while True:
        more = {word.translate(exchanged) for word in found} | {word[::-1] for word in found}
        if more <= found:
            return sorted(found)
        found |= more


@given(
    st.lists(st.text("abcd", min_size=3, max_size=3), min_size=1, max_size=3, unique=True),
    st.sampled_from([Rule.TILES, Rule.NAIVE, Rule.PEGS, Rule.POSITIONS, Rule.JOTTO_EACH]),
    st.sampled_from(["all", "candidates"]),
)
@settings(max_examples=40, deadline=None)
def test_what_can_be_exchanged_changes_nothing(tmp_path_factory, some, rule, guesses):
    words = closed(some, str.maketrans("ab", "ba"))
    assume(1 < len(words) <= 10)
    lexicon = lexicon_file(tmp_path_factory.mktemp("lexicon"), words)

    found = proved("--lexicon", lexicon, "--length", "3", "--rule", rule, "--guesses", guesses)

    assert found["total"] == fewest(words, words, rule, Hardness.FREE, 50)
    assert found["proven"]


def test_what_cannot_be_found_within_the_attempts_is_one_line(tmp_path):
    lexicon = lexicon_file(tmp_path, WORDS)

    for options in ([], ["--width", "2"], ["--guesses", "candidates"], ["--progress"]):
        ended = wmh("prove", "--lexicon", lexicon, "--attempts", "1", *options)

        assert (ended.code, ended.out) == (2, "")
        *progress, said = ended.err.splitlines()
        assert all(line.startswith("{") and '"upper"' not in line for line in progress)
        assert not progress or "--progress" in options
        assert said == (
            "No tree was found that finds every word within so many guesses: allow more guesses,"
            " or raise --width."
            if "--width" in options
            else "Not every word can be found within so many guesses: allow more."
        )


def test_nothing_is_proven_with_a_rule_that_keeps_what_a_clue_rules_out(tmp_path):
    lexicon = lexicon_file(tmp_path, ["aa", "bb", "db", "ea", "ed"])

    ended = wmh("prove", "--lexicon", lexicon, "--length", "2", "--rule", "paper")

    assert (ended.code, ended.out) == (2, "")
    assert ended.err == (
        "The paper's pattern keeps words that a clue rules out, so no number of guesses can be"
        " proven with it: choose --rule tiles.\n"
    )


@pytest.mark.parametrize("hardness", [Hardness.HARD, Hardness.ULTRA])
@pytest.mark.parametrize("attempts", [3, 4, 9])
def test_modes_and_attempts_are_heeded(tmp_path, hardness, attempts):
    lexicon = lexicon_file(tmp_path, WORDS[:8])
    wanted = fewest(sorted(WORDS[:8]), sorted(WORDS[:8]), Rule.TILES, hardness, attempts)
    options = ["--lexicon", lexicon, "--hard", hardness, "--attempts", attempts]

    if wanted is None:
        ended = wmh("prove", *options)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err == "Not every word can be found within so many guesses: allow more.\n"
    else:
        found = proved(*options)
        assert (found["total"], found["worst"] <= attempts) == (wanted, True)


def test_a_person_gets_four_lines_and_the_tree_in_a_file(tmp_path):
    lexicon = lexicon_file(tmp_path, WORDS)

    ended = wmh("prove", "--lexicon", lexicon, "--out", tmp_path / "tree.txt")

    words, first, how, spread, file = ended.out.splitlines()
    assert words == "11 words can be the answer, 11 words can be guessed"
    assert first.startswith("First guess ")
    assert how == "Proven: no other first guess, and no other tree after it, needs fewer guesses."
    assert spread.startswith("Words by guesses: 1: 1, 2: ")
    assert file == str(tmp_path / "tree.txt")
    assert (tmp_path / "tree.txt").read_text().splitlines()[0].endswith("  11 words")
    assert wmh("prove", "--lexicon", lexicon, "--out", tmp_path / "tree.svg").code == 0
    assert (tmp_path / "tree.svg").read_text().startswith("<svg")


def test_bounds_close_in_on_the_fewest_guesses(tmp_path):
    command = ("prove", "--lexicon", lexicon_file(tmp_path, WORDS), "--tries", "1")

    lines = [json.loads(line) for line in wmh(*command, "--progress").err.splitlines()]
    bounds = [line for line in lines if "lower" in line]
    said = wmh(*command).err.splitlines()

    lowers, uppers = [x["lower"] for x in bounds], [x["upper"] for x in bounds]
    assert lowers == sorted(lowers)
    assert uppers == sorted(uppers, reverse=True)
    assert lowers[0] < lowers[-1] == uppers[-1]
    assert bounds[-1]["left"] == 0
    assert said[-1].endswith(f"lower bound {uppers[-1]:,}, 0 openers left to search")


def test_a_search_of_some_guesses_is_no_proof(tmp_path):
    lexicon = lexicon_file(tmp_path, WORDS)

    found = proved("--lexicon", lexicon, "--width", "2", "--tries", "3")

    assert not found["proven"]
    assert found["total"] >= proved("--lexicon", lexicon)["total"]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--opener", "crane"], "The opener 'crane' is 5 long; this game needs 4."),
        (["--opener", "xyzy"], "The opener 'xyzy' is not in the word list small."),
        (
            ["--opener", "born", "--secrets", "2", "--guesses", "candidates"],
            "The opener 'born' is not a word that may be guessed here: choose another, or widen"
            " --guesses or --tier.",
        ),
        (["--out", "tree.pdf"], "tree.pdf is not a file that ends in .txt, .json or .svg: choose"),
        (["--lexicon", "nowhere.txt"], "There is no file nowhere.txt: give a list of words, one a"),
        (["--secrets", "99"], "99 answers cannot be drawn from 11 words: choose 1 to 11, or all."),
    ],
)
def test_what_cannot_be_proven_is_one_line(tmp_path, options, reason):
    ended = wmh("prove", "--lexicon", lexicon_file(tmp_path, WORDS), *options)

    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(reason)
    assert ended.err.count("\n") == 1


@pytest.mark.slow
def test_the_fewest_guesses_of_mastermind():
    found = proved("--lexicon", "codes:abcdef", "--length", "4", "--rule", "pegs")

    assert (found["total"], found["proven"]) == (5625, True)


PUBLISHED = [
    ("salet", "orig_hidden", "orig_all", 7920, []),
    ("salet", "nyt20220316_hidden", "nyt20220316_all", 7897, []),
    ("tarse", "nyt20220830_hidden", "nyt20220830_all", 7883, []),
    ("tarse", "nyt20230701_hidden", "nyt20220830_all", 11219, []),
    ("salet", "orig_hidden", "orig_all", 8122, ["--hard", "hard", "--attempts", "6"]),
]


@pytest.mark.slow
@pytest.mark.skipif(not DATA.is_dir(), reason="the word lists are not here")
@pytest.mark.parametrize(("opener", "hidden", "every", "total", "options"), PUBLISHED)
def test_published_totals_after_the_best_opener(opener, hidden, every, total, options, tmp_path):
    secrets = DATA / f"wordlist_{hidden}.txt"
    words = tmp_path / "words.txt"
    texts = [(DATA / f"wordlist_{every}.txt").read_text(), secrets.read_text()]
    words.write_text("\n".join(sorted({word for text in texts for word in text.split()})))

    found = proved("--lexicon", words, "--secrets", secrets, "--opener", opener, *options)

    assert (found["total"], found["proven"]) == (total, True)


@pytest.mark.slow
@pytest.mark.skipif(not DATA.is_dir(), reason="the word lists are not here")
def test_all_words_of_a_list_as_secrets():
    """The best published tree after LANTS, Selby's lants.bighidden.origwords.tree, takes 52,896."""
    words = DATA / "wordlist_orig_all.txt"
    options = ("--secrets", "all", "--opener", "lants", "--width", "25")

    found = proved("--lexicon", words, "--length", "5", *options)

    games = {int(made): number for made, number in found["distribution"].items()}
    assert sum(games.values()) == 12972
    assert sum(made * number for made, number in games.items()) == found["total"] <= 52880
