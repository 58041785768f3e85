"""Racks, boards and words for tests, and what can be made of them, found by trying everything."""

from collections import Counter
from itertools import combinations

from hypothesis import strategies as st

from wmh.helper.rack.rack_question import BoardPattern, RackOrder, RackQuestion
from wmh.helper.rack.values import Values

LETTERS = "ßñøþ"
"""No English ones, so that the lexicon has no more letters than these."""

VALUES = Values("test", {"ß": 1, "ñ": 3, "ø": 10})


@st.composite
def patterns(draw):
    places = draw(st.lists(st.sampled_from([*LETTERS, None, None]), min_size=1, max_size=4))
    before, after = draw(st.booleans()), draw(st.booleans())
    return BoardPattern(tuple(places), before, after)


@st.composite
def questions(draw, most_letters=5, most_blanks=3):
    """Words with few letters, so that they repeat, and a rack for them."""
    words = draw(
        st.dictionaries(st.text(LETTERS, min_size=2, max_size=7), st.integers(0, 127), min_size=1)
    )
    words[LETTERS] = draw(st.integers(0, 127))
    letters = draw(st.text(LETTERS, max_size=most_letters))
    question = RackQuestion(
        letters=tuple(letters),
        values=VALUES,
        blanks=draw(st.integers(0, most_blanks)),
        pattern=draw(st.none() | patterns()),
        least=draw(st.integers(1, 4)),
        most=draw(st.none() | st.integers(1, 6)),
        tier=draw(st.sampled_from([0, 70, 127])),
        flagged=draw(st.booleans()),
        order=draw(st.sampled_from(RackOrder)),
        rows=draw(st.sampled_from([1, 3, 1000])),
    )
    flagged = draw(st.sets(st.sampled_from(sorted(words))))
    return words, flagged, question


def ways(word, question):
    """Every way to lay a word: the places of its blanks, and what it scores."""
    for on_board in _boards(word, question.pattern):
        free = [place for place in range(len(word)) if place not in on_board]
        for number in range(min(question.blanks, len(free)) + 1):
            for blanks in combinations(free, number):
                wanted = Counter(word[place] for place in free if place not in blanks)
                if free and wanted <= Counter(question.letters):
                    laid = (letter for place, letter in enumerate(word) if place not in blanks)
                    yield blanks, sum(map(question.values.of, laid))


def _boards(word, pattern):
    if pattern is None:
        yield set()
        return
    for start in range(len(word) - len(pattern.places) + 1):
        rest = len(word) - start - len(pattern.places)
        if (start and not pattern.open_before) or (rest and not pattern.open_after):
            continue
        there = dict(enumerate(pattern.places, start=start))
        if all(letter in (None, word[place]) for place, letter in there.items()):
            yield {place for place, letter in there.items() if letter is not None}


def by_hand(words, flagged, question):
    """The rows as (rank, shared, word, score), how many words there are, and how many are hidden.

    Every word is tried in every way, and scores as in the best of them.
    """
    scores = {}
    for word, tier in words.items():
        if question.least <= len(word) <= (question.most or len(word)) and tier <= question.tier:
            best = max((score for _, score in ways(word, question)), default=None)
            if best is not None:
                scores[word] = best
    hidden = set() if question.flagged else flagged & scores.keys()
    shown = {word: score for word, score in scores.items() if word not in hidden}
    by_length = question.order is RackOrder.LENGTH
    judged = {word: len(word) if by_length else score for word, score in shown.items()}
    order = sorted(shown, key=lambda word: (-judged[word], -shown[word], word))
    rows = [
        (
            1 + sum(other > judged[word] for other in judged.values()),
            Counter(judged.values())[judged[word]] > 1,
            word,
            shown[word],
        )
        for word in order[: question.rows]
    ]
    return rows, len(shown), len(hidden)
