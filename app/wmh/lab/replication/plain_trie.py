"""Tries made of dictionaries, as the sources print them, to compare with the program's graph."""

from collections.abc import Iterable, Mapping, Sequence
from re import Pattern

Trie = dict[str, "Trie"]
"""Node of a trie: its children by letter; the empty text as a key marks the end of a word."""

END = ""


def trie_of(words: Iterable[str]) -> Trie:
    """Returns the trie of the words."""
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
    """Returns the nodes of a trie in breadth-first order, the root included."""
    queue = [trie]
    for node in queue:
        queue += [below for letter, below in node.items() if letter]
    return queue


def without_redundant(trie: Trie) -> int:
    """Returns the number of nodes after merging nodes with equal words below them.

    The end of a word belongs to the edge that leads to its last node, as in the program's DAWG.
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
    """Returns the number of nodes that a search enters, the root included.

    The search has a pattern for the letter at each place.
    """
    level: list[Trie] = [trie]
    number = 1
    for place in places:
        level = [
            below for node in level for letter, below in node.items() if place.fullmatch(letter)
        ]
        number += len(level)
    return number


def makeable_words(trie: Trie, letters: Mapping[str, int]) -> tuple[Sequence[str], int]:
    """Returns the words of a rack, shortest first, and the number of nodes entered.

    They are found by backtracking; `letters` are the numbers of each letter in the rack.
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
