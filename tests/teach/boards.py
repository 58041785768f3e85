"""Boards that lessons are made of: drawn by chance with few letters, and some well known ones."""

from hypothesis import strategies as st

from tests.lexica import english
from tests.oracle import peg, turn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.teach.method import method_of

MARKING = (Rule.TILES, Rule.NAIVE, Rule.PAPER)

THIRTY = (
    *("born", "barn", "burn", "corn", "turn", "torn", "worn", "rain", "ruin", "rein"),
    *("vein", "main", "mean", "moan", "lion", "loon", "noon", "soon", "moon", "warn"),
    *("darn", "yarn", "fern", "hern", "rend", "rune", "ruins", "runes", "open", "oven"),
)


@st.composite
def boards(draw):
    """A lexicon whose letters repeat, a length, and turns that need not be possible."""
    words = draw(st.lists(st.text("abcd", min_size=2, max_size=6), min_size=1, max_size=50))
    length = draw(st.sampled_from(sorted(map(len, words))))
    guesses = st.text("abcd", min_size=length, max_size=length)
    clues = st.lists(st.sampled_from(Mark), min_size=length, max_size=length)
    secret = draw(st.sampled_from(sorted(word for word in words if len(word) == length)))
    honest = guesses.map(lambda guess: turn(guess, secret))
    invented = st.builds(lambda g, c: Turn(tuple(g), tuple(c)), guesses, clues)
    turns = tuple(draw(st.lists(honest | honest | invented, max_size=3)))
    return sorted(set(words)), length, turns


def marked(guess, marks):
    """A turn in the paper's notation."""
    return Turn(tuple(guess), tuple(Mark("wyg".index(said)) for said in marks))


def method(words, length, turns=(), rule=Rule.TILES, tier=127):
    lexicon = english() if words is None else lexicon_of_words(words, "a test")
    return method_of(tuple(turns), length, rule, lexicon, tier)


KNOWN = {
    "the paper's": lambda: method(THIRTY, 4, [marked("rain", "ywwg")]),
    "the paper's pattern": lambda: method(THIRTY, 4, [marked("rain", "ywwg")], Rule.PAPER),
    "the paper's, all words": lambda: method(None, 4, [marked("rain", "ywwg")], tier=70),
    "repeats": lambda: method(None, 6, [turn("tosses", "solves")]),
    "two turns": lambda: method(None, 5, [turn("dents", "dozes"), turn("tests", "dozes")]),
    "six turns": lambda: method(
        None, 9,
        [turn(word, "spectacle") for word in (
            "crossword", "plastered", "abandoned", "hypnotist", "jellyfish", "quicksand",
        )],
    ),
    "nothing known": lambda: method(None, 5),
    "a contradiction": lambda: method(THIRTY, 4, [marked("rain", "gwww"), marked("rain", "wwww")]),
    "two greens at a place": lambda: method(
        THIRTY, 4, [marked("rain", "gwww"), marked("born", "gwww")]
    ),
    "no word left": lambda: method(THIRTY, 4, [marked("zzzz", "yyyy"), marked("rain", "yyyy")]),
    "no such length": lambda: method(THIRTY, 7, [marked("crosses", "wwwwwww")]),
    "naive": lambda: method(THIRTY, 4, [marked("noon", "yyyg")], Rule.NAIVE),
    "pegs": lambda: method(
        THIRTY, 4, [Turn(tuple("rain"), Counts(peg("rain", "born")))], Rule.PEGS
    ),
    "one word": lambda: method(["rain"], 4),
    "not yet marked": lambda: method(THIRTY, 4, [Turn(tuple("rain"), (None, Mark.WHITE) * 2)]),
    "many letters": lambda: method(None, 21, tier=127),
}  # fmt: skip
