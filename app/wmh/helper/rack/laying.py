"""The laying of a word with the letters of a rack: where the blanks stand, and its rank."""

from collections import Counter
from collections.abc import Sequence

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.helper.rack.rack_question import RackOrder, RackQuestion, RackWord

_HEEDED = 1 << 10
"""After how many words it is asked whether to go on."""


def blanks_in(word: tuple[str, ...], question: RackQuestion) -> tuple[int, ...] | None:
    """The places of a word where a blank stands, the last ones of a letter.

    None for a word that cannot be made: it does not fit the pattern, takes no letter of the rack
    or more of them than there are. How many letters are wanted is not looked at.
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
    """The sum of its letters' values, blanks being worth nothing (source 003)."""
    worth = question.values.of
    return sum(worth(letter) for place, letter in enumerate(word) if place not in blanks)


def ranked_words(
    words: Sequence[tuple[tuple[str, ...], int]], question: RackQuestion, stop: Stop
) -> tuple[RackWord, ...]:
    """Words that can be made and their scores, in the question's order, as its rows.

    There must be one more than the rows, if there is one: the last row may share its rank with it.
    Raises Cancelled.
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
