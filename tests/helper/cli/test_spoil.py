"""`wmh suggest --spoil`: as much as was asked for, and no word more."""

import json

import pytest

from tests.lexica import english, lexicon_file, lexicon_of
from tests.program import wmh
from wmh.engine.explain.informative_letters import telling_letters
from wmh.engine.question import Question

_WORDS = "rain torn born horn worn corn lorn morn tern tear rate bear role sale sore rose"
WORDS = _WORDS.split()


@pytest.fixture
def small(tmp_path):
    return "--lexicon", lexicon_file(tmp_path, WORDS)


def said(*arguments):
    code, out, err = wmh("suggest", *arguments)
    assert (code, err) == (0, "")
    return out


def named(text, but=()):
    return {word for word in WORDS if word not in but and word in text.split()}


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("turns", [(), ("rain:ywwg",), ("rain:ywwg", "torn:wggg")])
def test_the_lower_levels_name_no_word(small, level, turns):
    text = said(*turns, "--length", 4, "--spoil", level, *small)
    answer = said(*turns, "--length", 4, "--spoil", level, "--json", *small)

    assert named(text) == set()
    assert json.loads(answer)["suggestions"] == []
    assert json.loads(answer)["spoil"] == level
    assert not any(f'"{word}"' in answer for word in WORDS)


def test_the_first_level_says_how_many_words_are_left(small):
    assert said("rain:ywwg", "--spoil", 1, *small).startswith("8 words fit.\nKnown: ")


def test_letters_are_those_of_the_window(small):
    answer = json.loads(said("rain:ywwg", "--spoil", 2, "--json", *small))
    everything = json.loads(said("rain:ywwg", "--json", *small))

    found = telling_letters(Question((), 4), lexicon_of(WORDS))
    assert {x.letter: x.words for x in found.letters} == json.loads(
        said("--length", 4, "--spoil", 2, "--json", *small)
    )["letters"]
    assert "hint" not in answer
    assert answer["remaining"] == everything["remaining"]
    assert "letters" not in everything
    assert "spoil" not in everything


def test_a_hint_is_a_letter_of_the_best_word(small):
    best = json.loads(said("--length", 4, "--json", *small))["suggestions"][0]["word"]
    hint = json.loads(said("--length", 4, "--spoil", 3, "--json", *small))["hint"]

    assert best[hint["place"] - 1] == hint["letter"]
    text = said("--length", 4, "--spoil", 3, *small)
    assert f"The best suggestion has {hint['letter']} at place {hint['place']}." in text


def test_a_word_that_any_letter_would_name_is_not_hinted_at(small):
    turns = "torn:wggg", "born:wggg", "horn:wggg", "worn:wggg", "corn:wggg"
    text = said(*turns, "--spoil", 3, *small)

    assert "Any letter would give away the best suggestion." in text
    assert json.loads(said(*turns, "--spoil", 3, "--json", *small))["hint"] is None


def test_the_list_keeps_back_a_word_that_is_the_only_one(small):
    several = said("rain:ywwg", "--spoil", 4, *small)
    assert len(named(several)) == 8

    one = said("rain:ggww", "--spoil", 4, *small)
    assert named(one) == set()
    assert one.startswith("The last word is not shown: --spoil 5 shows it.\n1 word fits.")
    assert named(said("rain:ggww", "--spoil", 5, *small)) == {"rate"}
    assert (
        said("rain:ggww", *small).partition("Milli")[0]
        == (said("rain:ggww", "--spoil", 5, *small).partition("Milli")[0])
    )


@pytest.mark.parametrize("level", ["0", "6", "two"])
def test_a_level_there_is_not_is_refused_in_one_line(level):
    code, out, err = wmh("suggest", "rain:ywwg", "--spoil", level)

    assert (code, out) == (2, "")
    assert "--spoil" in err.splitlines()[-1]


def test_proposals_that_spell_a_word_are_kept_back(small):
    turn = "roes:ggwg"
    code, out, _err = wmh("suggest", turn, "--spoil", 3, "--json", *small)
    assert code == 1
    kept = json.loads(out)["proposals"]
    every = json.loads(wmh("suggest", turn, "--json", *small).out)["proposals"]

    assert [each for each in every if each not in kept] == [
        each for each in every if "was rose" in each["change"]
    ]
    assert len(kept) == len(every) - 1


def test_the_default_lexicon_is_counted_whole():
    found = telling_letters(Question((), 5), english())

    assert {each.letter for each in found.letters} == set("abcdefghijklmnopqrstuvwxyz")
