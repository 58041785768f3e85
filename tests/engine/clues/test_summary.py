"""What is known, said in words."""

import pytest

from app.engine.clues.knowledge import learn
from app.engine.clues.reading import read_turn
from app.engine.clues.rules import Rule
from app.engine.clues.summary import in_words
from app.engine.lexicon.alphabet import ENGLISH, Alphabet


@pytest.mark.parametrize(
    ("turns", "said"),
    [
        (["rain:wwww"], "no A, I, N, R"),
        (["rain:ywwg"], "N is 4th; R somewhere, not 1st; no A, I"),
        (["rain:gggg"], "R is 1st; A is 2nd; I is 3rd; N is 4th"),
        (["noon:wywg"], "N is 4th; no other N; exactly one O, not 2nd or 3rd"),
        (["eels:yyww"], "at least two E, not 1st or 2nd; no L, S"),
        (["noon:gwwg"], "N is 1st and 4th; no O"),
        (["dents:gwyyw"], "D is 1st; N somewhere, not 3rd; T somewhere, not 4th; no E, S"),
        (["sale:wwwy", "nerd:wgww"], "E is 2nd; another E, not 4th; no A, D, L, N, R, S"),
        (["rain:gwww", "sing:gwww"], "the clues contradict each other"),
    ],
)
def test_turns_are_summed_up_in_one_line(turns, said):
    read = [read_turn(*turn.split(":"), Alphabet(ENGLISH)) for turn in turns]

    assert in_words(learn(read, len(read[0].guess))) == said


def test_nothing_known_is_nothing_said():
    assert in_words(learn([], 4)) == ""


def test_the_papers_reading_knows_only_places():
    turn = read_turn("rain", "ywwg", Alphabet(ENGLISH))

    assert in_words(learn([turn], 4, Rule.PAPER)) == "N is 4th; R, not 1st; no A, I"


def test_places_are_counted_as_people_do():
    places = [in_words(learn([], 31, given=(*[None] * n, "x"))) for n in (0, 1, 2, 3, 10, 12, 20)]

    assert places == [f"X is {n}" for n in ("1st", "2nd", "3rd", "4th", "11th", "13th", "21st")]


def test_every_phrase_can_be_put_into_another_language():
    turns = [read_turn("noon", "wywg", Alphabet(ENGLISH))]

    said = in_words(
        learn(turns, 4),
        say=lambda phrase: (
            phrase.upper()
            .replace("{N}", "{n}")
            .replace("{LETTER}", "{letter}")
            .replace("{PLACES}", "{places}")
            .replace("{NUMBER}", "{number}")
            .replace("{LETTERS}", "{letters}")
        ),
    )

    assert said == "N IS 4TH; NO OTHER N; EXACTLY ONE O, NOT 2ND OR 3RD"
