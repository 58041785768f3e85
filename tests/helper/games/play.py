"""Games for tests: words, terms, and a keeper as slow and plain as can be."""

from hypothesis import strategies as st

from tests import oracle
from wmh.engine.clues.rules import Rule
from wmh.helper.games.game import Terms

ALPHABET = "abcde"
words_of_three = st.lists(
    st.text(ALPHABET, min_size=3, max_size=3), min_size=2, max_size=20, unique=True
)
rules = st.sampled_from(Rule)


def terms(rule=Rule.TILES, **others):
    return Terms(3, rule, **others)


def clue_of(rule, guess, secret):
    """The clue by the slow rules of the tests; the paper's game marks as tiles."""
    if rule in (Rule.TILES, Rule.PAPER):
        return oracle.mark(guess, secret)
    if rule is Rule.NAIVE:
        return oracle.mark_naively(guess, secret)
    return oracle.numbers_of(rule, guess, secret)


def said(turn):
    """The clue of a turn as `clue_of` gives it."""
    return getattr(turn.clue, "numbers", turn.clue)


def fitting(words, turns, rule):
    """The words that would have caused every clue and were not guessed before."""
    return [
        word
        for word in words
        if all(
            word != turn.word and clue_of(rule, turn.guess, tuple(word)) == said(turn)
            for turn in turns
        )
    ]
