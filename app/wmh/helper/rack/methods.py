"""The sources' own methods for anagrams, for comparison with the walk: all find the same words."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations_with_replacement, permutations
from math import comb, perm

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.wording import excerpt
from wmh.engine.clues.knowledge import learn
from wmh.engine.lexicon.file_format import LONGEST
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import match
from wmh.helper.rack.rack_question import (
    RackAnswer,
    RackOrder,
    RackQuestion,
    blanks_in,
    ranked_words,
    score_of,
)
from wmh.helper.rack.rack_reading import RackError
from wmh.helper.rack.rack_walk import answer

MOST_ARRANGEMENTS = 10_000_000
"""Maximal number of arrangements to look up: ten letters have 9,864,100, which take seconds."""

_HEEDED = 1 << 12
"""Number of words or arrangements between two checks for cancellation."""


class RackMethod(StrEnum):
    """Methods that find anagrams, by their names in the command line."""

    DAWG = "dawg"
    REGEX = "regex"
    PERMUTATIONS = "permutations"
    RECURSION = "recursion"


@dataclass(frozen=True, slots=True)
class Listing:
    """The words of a vocabulary, as one text with a word in each line and as a set.

    Each letter is one character there; a letter of several characters is replaced by one character,
    and `character_of` and `letter_of` translate.
    """

    character_of: Mapping[str, str]
    letter_of: Mapping[str, str]
    text: str
    words: frozenset[str]

    def tiles_of(self, letters: Iterable[str]) -> str:
        return "".join(map(self.character_of.__getitem__, letters))


def list_words(lexicon: Lexicon, tier: int, stop: Stop = never) -> Listing:
    alphabet = lexicon.alphabet
    character_of = {
        letter: letter if alphabet.single else chr(0xE000 + label)
        for letter, label in alphabet.labels.items()
    }
    words = [
        "".join(map(character_of.__getitem__, alphabet.decoded_letters(row.tobytes())))
        for length in lexicon.lengths
        for row in match(learn((), length), lexicon, tier, stop).letters
    ]
    letter_of = {character: letter for letter, character in character_of.items()}
    return Listing(character_of, letter_of, "\n".join(words), frozenset(words))


def by_regex(question: RackQuestion, listing: Listing, stop: Stop = never) -> set[str]:
    """Returns the words found by two regular expressions over the text.

    The first pass finds words of the rack's letters only, the second takes those of them that need
    no letter more often than the rack has it. A blank is any other letter in the first pass, and
    any missing one in the second. The source ignores case in its first pass alone; here everything
    is in lower case.
    """
    tiles = listing.tiles_of(question.letters + question.board)
    counts = Counter(tiles)
    found: set[str] = set()
    matches = re.findall(first_pass(tiles, question.blanks), listing.text, re.MULTILINE)
    for number, word in enumerate(matches):
        if number % _HEEDED == 0:
            check_cancelled(stop)
        there = sum(min(word.count(letter), count) for letter, count in counts.items())
        if len(word) - there <= question.blanks:
            found.add(word)
    return found


def first_pass(tiles: str, blanks: int) -> str:
    """Returns the pattern of the first pass; without blanks it is `^[test]+$` as in the source."""
    if not tiles:
        return f"^.{{0,{blanks}}}$"
    ours = "".join(map(re.escape, dict.fromkeys(tiles)))
    if not blanks:
        return f"^[{ours}]+$"
    return f"^(?:[{ours}]*[^{ours}\n]){{0,{blanks}}}[{ours}]*$"


def by_permutations(question: RackQuestion, listing: Listing, stop: Stop = never) -> set[str]:
    """Returns the words found by looking up every arrangement of the letters.

    For a blank each letter of the alphabet is tried. Raises RackError for too many arrangements.
    """
    tiles, blanks = listing.tiles_of(question.letters + question.board), question.blanks
    number = arrangements(len(tiles), blanks, len(listing.letter_of))
    if number > MOST_ARRANGEMENTS:
        raise RackError(
            "The rack {0} has {1} arrangements, more than {2}: choose another method.",
            excerpt("".join(question.letters) + "?" * blanks),
            number,
            MOST_ARRANGEMENTS,
        )
    found: set[str] = set()
    for filling in combinations_with_replacement(listing.letter_of, blanks):
        rack = (*tiles, *filling)
        for size in range(1, len(rack) + 1):
            for number, arrangement in enumerate(permutations(rack, size)):
                if number % _HEEDED == 0:
                    check_cancelled(stop)
                word = "".join(arrangement)
                if word in listing.words:
                    found.add(word)
    return found


def arrangements(letters: int, blanks: int, alphabet: int) -> int:
    """Returns the number of arrangements to look up, over all lengths."""
    tiles = letters + blanks
    fillings = comb(alphabet + blanks - 1, blanks)
    return fillings * sum(perm(tiles, size) for size in range(1, tiles + 1))


def by_recursion(
    question: RackQuestion, lexicon: Lexicon, stop: Stop = never
) -> Iterator[tuple[str, ...]]:
    """Yields words found by backtracking over dawg-python's graph, with counts of the letters left.

    Bonthron (2022, section 3) describes it. Words of any tier, in sorted order.
    """
    walker, labels = lexicon.graph.walker, lexicon.alphabet.labels
    left = Counter(question.letters + question.board)

    def below(word: tuple[str, ...], index: int, blanks: int) -> Iterator[tuple[str, ...]]:
        check_cancelled(stop)
        if word and walker.has_value(index):
            yield word
        for letter, label in labels.items():
            if not left[letter] and not blanks:
                continue
            following = walker.follow_char(label, index)
            if following is None:
                continue
            if left[letter]:
                left[letter] -= 1
                yield from below((*word, letter), following, blanks)
                left[letter] += 1
            else:
                yield from below((*word, letter), following, blanks - 1)

    yield from below((), walker.ROOT, question.blanks)


def words_by(
    method: RackMethod, question: RackQuestion, lexicon: Lexicon, stop: Stop = never
) -> Iterator[tuple[str, ...]]:
    """Yields the words that a method other than DAWG makes of the letters on rack and board.

    The words need not fit the question's pattern or lengths, those of RECURSION not its vocabulary.
    Raises RackError if there are too many permutations, and Cancelled.
    """
    if method is RackMethod.RECURSION:
        yield from by_recursion(question, lexicon, stop)
        return
    listing = list_words(lexicon, question.tier, stop)
    search = by_regex if method is RackMethod.REGEX else by_permutations
    for word in search(question, listing, stop):
        yield tuple(map(listing.letter_of.__getitem__, word))


def answer_by(
    method: RackMethod, question: RackQuestion, lexicon: Lexicon, stop: Stop = never
) -> RackAnswer:
    """Returns the answer that one of the methods gives. Raises RackError, Cancelled."""
    if method is RackMethod.DAWG:
        return answer(question, lexicon, stop)
    found: list[tuple[bytes, tuple[str, ...], int]] = []
    held_back = 0
    for word in words_by(method, question, lexicon, stop):
        blanks = blanks_in(word, question)
        if blanks is None or not question.least <= len(word) <= (question.most or LONGEST):
            continue
        number = lexicon.number_of(word)
        if number is None or lexicon.tiers[number] > question.tier:
            continue
        if not lexicon.nameable(number, flagged=question.flagged):
            held_back += 1
            continue
        found.append((lexicon.alphabet.encode(word), word, score_of(word, blanks, question)))
    by_length = question.order is RackOrder.LENGTH
    found.sort(key=lambda each: (-len(each[1]) if by_length else 0, -each[2], each[0]))
    scores = [score for _, _, score in found]
    best = max(scores, default=0)
    rows = ranked_words(
        [(word, score) for _, word, score in found[: question.rows + 1]], question, stop
    )
    return RackAnswer(question, len(found), rows, best, scores.count(best), held_back)
