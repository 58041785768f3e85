"""Laying of a word with the letters of a rack: places of the blanks, score and rank."""

from collections import Counter
from collections.abc import Sequence

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.helper.rack.rack_question import RackOrder, RackQuestion, RackWord

_HEEDED = 1 << 10
"""Number of words between two checks for cancellation."""


def blanks_in(word: tuple[str, ...], question: RackQuestion) -> tuple[int, ...] | None:
    """Returns the places of a word where blanks stand; a letter's own tiles are laid first.

    Returns None for a word that cannot be made: it does not fit the pattern, takes no letter of the
    rack, or needs more tiles than there are. The length is not checked.
    """
    on_board: set[int] = set()
    if pattern := question.pattern:
        start = pattern.start_in(word)
        if start is None:
            return None
        on_board = {
            start + place for place, letter in enumerate(pattern.places) if letter is not None
        }
    if len(on_board) == len(word):
        return None
    left = Counter(question.letters)
    blanks: list[int] = []
    for place, letter in enumerate(word):
        if place not in on_board:
            if left[letter]:
                left[letter] -= 1
            else:
                blanks.append(place)
    return tuple(blanks) if len(blanks) <= question.blanks else None


def score_of(word: tuple[str, ...], blanks: tuple[int, ...], question: RackQuestion) -> int:
    """Returns the sum of the values of a word's letters; blanks count 0 (Zhang 2018)."""
    worth = question.values.of
    return sum(worth(letter) for place, letter in enumerate(word) if place not in blanks)


def ranked_words(
    words: Sequence[tuple[tuple[str, ...], int]], question: RackQuestion, stop: Stop
) -> tuple[RackWord, ...]:
    """Returns words with scores and ranks, in the question's order; at most the question's rows.

    `words` are in that order too, and one more than the rows if there are so many: the last row may
    share its rank with the next word. Raises Cancelled.
    """
    by_length = question.order is RackOrder.LENGTH
    judged = [len(word) if by_length else score for word, score in words]
    rows: list[RackWord] = []
    for place, (word, score) in enumerate(words[: question.rows]):
        if place % _HEEDED == 0:
            check_cancelled(stop)
        as_before = place > 0 and judged[place] == judged[place - 1]
        shared = as_before or judged[place : place + 2] == [judged[place]] * 2
        rank = rows[-1].rank if as_before else place + 1
        # Most racks have no blanks, and their words need no second look.
        blanks = blanks_in(word, question) if question.blanks else ()
        rows.append(RackWord(rank, shared, word, score, blanks or ()))
    return tuple(rows)
