"""Why a guess is suggested, against marking every word by itself."""

from collections import defaultdict
from math import isclose, log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import english, lexicon_of, spelt
from wmh.base.running.stopping import Cancelled
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.explain.why import FEW, explain
from wmh.engine.question import Question
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.strategies import Prior

_COMMON = "aabb abab abba baab bbaa abbb aaab cabb bacc acca cccc abca"
_UNCOMMON = "caba bcbc cbcb baca abcc ccab"
WORDS = {
    **dict.fromkeys(_COMMON.split(), 10),
    **dict.fromkeys(_UNCOMMON.split(), 60),
}
LEXICON = lexicon_of(WORDS, flagged=["acca"])


def by_hand(question, word, lexicon):
    """Clue by clue, the guess itself apart: its words and what they weigh."""
    candidates = candidates_of(question, lexicon)
    weights = likelihood(question, lexicon, candidates)
    parts = defaultdict(list)
    words = spelt(candidates, lexicon.alphabet)
    for secret, weight in zip(
        words, [1] * len(words) if weights is None else weights.tolist(), strict=True
    ):
        parts[mark(question.rule, word, secret), secret == word].append((secret, weight))
    return parts


@given(
    rule=st.sampled_from(Rule),
    prior=st.sampled_from(Prior),
    word=st.sampled_from(sorted(WORDS)) | st.text("abc", min_size=4, max_size=4),
    turn=st.none() | st.tuples(st.sampled_from(sorted(WORDS)), st.sampled_from(sorted(WORDS))),
)
def test_it_splits_as_marking_word_by_word_does(rule, prior, word, turn):
    turns = () if turn is None else (Turn(tuple(turn[0]), mark(rule, *turn)),)
    question = Question(turns, 4, rule, prior=prior, flagged=True)
    parts = by_hand(question, word, LEXICON)
    weights = [sum(weight for _, weight in part) for part in parts.values()]
    sizes = [len(part) for part in parts.values()]
    whole = sum(weights) or 1  # The pattern of the paper may forbid the secret itself.

    why = explain(question, word, LEXICON)

    assert {(part.clue, part.solves): (part.size, part.words) for part in why.parts} == {
        key: (len(part), tuple(secret for secret, _ in part)) for key, part in parts.items()
    }
    assert [part.size for part in why.parts] == sorted(sizes, reverse=True)
    assert (why.remaining, why.worst) == (sum(sizes), max(sizes, default=0))
    assert why.expected == sum(w * n for w, n in zip(weights, sizes, strict=True)) / whole
    assert isclose(why.entropy, sum(w / whole * log2(whole / w) for w in weights), abs_tol=1e-9)
    hit = sum(sum(w for _, w in part) for (_, solves), part in parts.items() if solves)
    assert why.chance == hit / whole
    assert why.candidate is (hit > 0)


def test_flagged_words_are_counted_and_not_named():
    why = explain(Question((), 4), "cccc", LEXICON)

    assert sum(part.size for part in why.parts) == len(WORDS)
    assert "acca" not in {word for part in why.parts for word in part.words}


def test_of_large_parts_the_first_words_are_named():
    question = Question((), 5)
    number_of = english().number_of
    parts = by_hand(question, "salet", english())

    for part in explain(question, "salet", english()).parts:
        words = [word for word, _ in parts[part.clue, part.solves]]
        unflagged = [word for word in words if not english().flagged[number_of(tuple(word))]]
        assert part.size == len(words)
        assert list(part.words) == unflagged[:FEW]


def test_where_no_word_fits_there_is_nothing_to_split():
    turns = (Turn(tuple("aabb"), mark(Rule.TILES, "aabb", "dddd")),)
    turns += (Turn(tuple("cccc"), mark(Rule.TILES, "cccc", "dddd")),)
    why = explain(Question(turns, 4), "aabb", LEXICON)

    assert (why.remaining, why.parts, why.worst) == (0, (), 0)
    assert (why.chance, why.entropy, why.expected) == (0, 0, 0)
    assert not why.candidate


def test_another_length_and_another_alphabet_are_errors():
    with pytest.raises(ValueError, match="'abcab' has 5 letters, and not 4"):
        explain(Question((), 4), "abcab", LEXICON)
    with pytest.raises(KeyError):
        explain(Question((), 4), "жbca", LEXICON)


def test_it_stops_when_told_to():
    asked = 0

    def stop():
        nonlocal asked
        asked += 1
        return asked == 3

    with pytest.raises(Cancelled):
        explain(Question((), 5), "salet", english(), stop)
