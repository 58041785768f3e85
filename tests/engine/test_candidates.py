"""The words that fit, for every rule, against marking every word by hand."""

import random
from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import english, english_words, lexicon_of, spelt
from tests.oracle import numbers_of
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES, Rule, mark, tiles
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.question import Question

COUNTING = [rule for rule in Rule if RULES[rule].counts]


@pytest.mark.parametrize("rule", COUNTING)
@given(st.data())
def test_rules_that_count_keep_exactly_the_words_that_give_the_numbers(rule, data):
    words = data.draw(st.sets(st.text("abcd", min_size=4, max_size=4), min_size=1))
    lexicon = lexicon_of(words)
    numbers = st.tuples(*[st.integers(0, 4)] * len(RULES[rule].counts)).map(Counts)
    guesses = st.text("abcde", min_size=4, max_size=4).map(tuple)
    turns = tuple(data.draw(st.lists(st.builds(Turn, guesses, numbers), max_size=2)))

    found = spelt(candidates_of(Question(turns, 4, rule), lexicon), lexicon.alphabet)

    assert found == [
        word
        for word in sorted(words)
        if all(numbers_of(rule, turn.guess, word) == turn.clue.numbers for turn in turns)
    ]


@pytest.mark.parametrize("rule", [rule for rule in Rule if rule is not Rule.PAPER])
def test_the_secret_is_never_ruled_out_by_its_own_clues(rule):
    lexicon, chance = english(), random.Random(3)
    words = [word for word in english_words() if len(word) == 5]
    for _ in range(100):
        secret, *guesses = chance.sample(words, 4)
        turns = tuple(Turn(tuple(g), mark(rule, g, secret)) for g in guesses)

        found = spelt(candidates_of(Question(turns, 5, rule), lexicon), lexicon.alphabet)

        assert secret in found


def test_given_letters_narrow_the_words_without_a_turn():
    lexicon = lexicon_of(["rain", "ruin", "born"])

    found = candidates_of(Question((), 4, given=("r", None, None, None)), lexicon)

    assert spelt(found, lexicon.alphabet) == ["rain", "ruin"]


@pytest.mark.parametrize(
    "guesses", [40, pytest.param(2000, marks=pytest.mark.slow)], ids=["some", "all"]
)
@pytest.mark.parametrize("length", [4, 5])
def test_over_a_list_of_two_thousand_words_each_clue_keeps_exactly_its_secrets(length, guesses):
    common = [word for word, tier in english_words().items() if len(word) == length and tier <= 50]
    words = sorted(random.Random(length).sample(common, 2000))
    lexicon = lexicon_of(words)
    pairs = 0
    for guess in words[:: 2000 // guesses]:
        secrets_of = defaultdict(list)
        for secret in words:
            secrets_of[tiles(guess, secret)].append(secret)
        for clue, secrets in secrets_of.items():
            asked = Question((Turn(tuple(guess), clue),), length)

            assert spelt(candidates_of(asked, lexicon), lexicon.alphabet) == secrets
            pairs += len(secrets)
    assert pairs == guesses * 2000


@pytest.mark.parametrize(
    "pairs", [1000, pytest.param(100_000, marks=pytest.mark.slow)], ids=["some", "many"]
)
@pytest.mark.parametrize("length", range(4, 22))
def test_no_clue_ever_rules_out_the_secret_it_came_from(length, pairs):
    words = [word for word in english_words() if len(word) == length]
    chance = random.Random(length)
    for _ in range(pairs):
        guess, secret = chance.choice(words), chance.choice(words)

        knowledge = learn([Turn(tuple(guess), tiles(guess, secret))], length)

        assert knowledge.allows(secret)
