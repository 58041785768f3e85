"""Is this word in my list, and can it be the secret?"""

import pytest

from tests.lexica import lexicon_of
from wmh.engine.clues.reading import read_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.explain.lookup import Lookup, look_up
from wmh.engine.question import Question

LEXICON = lexicon_of(
    {"rain": 10, "ruin": 20, "born": 80, "rains": 10, "damn": 35}, flagged=["damn"]
)
TURN = read_turn("rain", "gwgg", LEXICON.alphabet)
QUESTION = Question((TURN,), 4, tier=70)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("ruin", {"tier": 20, "in_view": True}),
        (" RUIN ", {"tier": 20, "in_view": True}),
        ("rain", {"tier": 10, "in_view": True, "ruled_out_by": 0}),
        ("born", {"tier": 80, "in_view": False, "ruled_out_by": 0}),
        ("damn", {"tier": 35, "flagged": True, "in_view": True, "ruled_out_by": 0}),
        ("rains", {"tier": 10, "in_view": True}),
        ("roin", {}),
        ("zzzz", {"ruled_out_by": 0}),
    ],
)
def test_a_word_is_looked_up_in_lexicon_view_and_clues(text, found):
    assert look_up(text, QUESTION, LEXICON) == Lookup(text, tuple(text.strip().lower()), **found)


@pytest.mark.parametrize("text", ["", "r4in", "дом", "two words"])
def test_what_is_no_word_has_no_letters(text):
    assert look_up(text, QUESTION, LEXICON) == Lookup(text, None)


def test_given_letters_rule_words_out_before_any_turn():
    question = Question((), 4, given=("b", None, None, None))

    assert look_up("rain", question, LEXICON).ruled_out_by == -1
    assert look_up("born", question, LEXICON).ruled_out_by is None


def test_rules_that_count_name_the_turn_too():
    turns = (Turn(tuple("rain"), Counts((3, 0))), Turn(tuple("ruin"), Counts((1, None))))

    assert look_up("ruin", Question(turns, 4, Rule.PEGS), LEXICON).ruled_out_by == 1
    assert look_up("born", Question(turns, 4, Rule.PEGS), LEXICON).ruled_out_by == 0
