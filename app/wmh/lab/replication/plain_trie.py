"""Plain tries of dictionaries, as the sources print them, to compare the program's graph with."""

from collections.abc import Iterable, Mapping, Sequence
from re import Pattern

Trie = dict[str, "Trie"]
"""A node: what follows by its letter; the empty text stands where a word ends."""

END = ""


def trie_of(words: Iterable[str]) -> Trie:
    """Puts each word in, a node for each letter that has none yet."""
    root: Trie = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[END] = {}
    return root


def has_word(trie: Trie, word: str) -> bool:
    """True if the letters lead to a node where a word ends."""
    node: Trie | None = trie
    for letter in word:
        node = node.get(letter)
        if node is None:
            return False
    return END in node


def nodes_of(trie: Trie) -> Sequence[Trie]:
    """The nodes breadth first, the root among them."""
    queue = [trie]
    for node in queue:
        queue += [below for letter, below in node.items() if letter]
    return queue


def without_redundant(trie: Trie) -> int:
    """Number of nodes that are left when those below which the same words end are one.

    Whether a word ends in a node belongs to the edge that leads to it, as in the program's DAWG.
    """
    kept: dict[frozenset[tuple[str, bool, int]], int] = {}
    number: dict[int, int] = {}
    for node in reversed(nodes_of(trie)):
        below = frozenset(
            (letter, END in each, number[id(each)]) for letter, each in node.items() if letter
        )
        number[id(node)] = kept.setdefault(below, len(kept))
    return len(kept)


def visits(trie: Trie, places: Sequence[Pattern[str]]) -> int:
    """Number of nodes that a search by a pattern for each place enters, the root among them."""
    level: list[Trie] = [trie]
    number = 1
    for place in places:
        level = [
            below for node in level for letter, below in node.items() if place.fullmatch(letter)
        ]
        number += len(level)
    return number


def makeable_words(trie: Trie, letters: Mapping[str, int]) -> tuple[Sequence[str], int]:
    """Words of a rack by backtracking, shortest first, and the number of nodes entered.

    `letters` says how often each may be used.
    """
    left, found, number = dict(letters), list[str](), 0

    def below(node: Trie, word: str) -> None:
        nonlocal number
        number += 1
        if END in node:
            found.append(word)
        for letter, following in node.items():
            if left.get(letter, 0) > 0:
                left[letter] -= 1
                below(following, word + letter)
                left[letter] += 1

    below(trie, "")
    return sorted(found, key=len), number
