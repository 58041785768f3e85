"""Sentences about words and their graph, pattern, walk and scores, worked out again."""

import re

from tests.lexica import english_words
from tests.teach.second_program import (
    CHECKS,
    beginnings,
    endings_after,
    shown,
    smallest,
    states,
)


@states("{0}: the beginning {1} is there already, only {2} is new.")
def _(board, at, word, old, new):
    before = beginnings(earlier(board, at))
    assert old + new == word
    assert old in before
    assert old + new[0] not in before


@states("{0}: no word before it begins with this letter, so every node is new.")
def _(board, at, word):
    assert word[0] not in beginnings(earlier(board, at))


def earlier(board, at):
    """Words that went into the trie before this step."""
    return [
        step.said.values[0]
        for step in board.steps[:at]
        if str(step.said.text).startswith(("{0}: the beginning", "{0}: no word before it"))
    ]


@states("After these {0} nodes the same follows, {1}: one of them is enough.")
def _(board, at, number, endings):
    wanted = set(str(endings).split(", "))
    prefixes = [p for p in beginnings(board.own) if endings_after(board.own, p) == wanted]
    assert 2 <= number <= len(prefixes)


@states("After these {0} nodes no letter follows, so one of them is enough.")
def _(board, at, number):
    prefixes = [p for p in beginnings(board.own) if not endings_after(board.own, p)]
    assert 2 <= number <= len(prefixes)


@states("After these {0} nodes the same {1} endings follow, such as {2}: one node is enough.")
def _(board, at, number, endings, some):
    wanted = {each.strip(" …") for each in str(some).split(",")} - {""}
    same = [endings_after(board.own, p) for p in beginnings(board.own)]
    assert any(len(x) == endings and wanted <= x and same.count(x) >= number for x in same)


@states("Of {0} nodes of the trie, {1} are left in the DAWG.")
def _(board, at, trie, dawg):
    words = board.own or list(english_words())
    assert trie == len(beginnings(words))
    assert dawg == smallest(words, on_node=False)


@states("The trie has {0} nodes.")
def _(board, at, number):
    assert number == len(beginnings(board.own))


@states("The DAWG has {0} nodes.")
def _(board, at, number):
    assert number == smallest(board.own, on_node=False)


@states("{0} nodes can be left out.")
def _(board, at, number):
    assert number == len(beginnings(board.own)) - smallest(board.own, on_node=False)


@states("{0} nodes are enough.")
def _(board, at, number):
    assert number == smallest(board.own, on_node=False)


@states("{0} nodes with the end mark on the node, {1} with it on the edge.")
def _(board, at, node, edge):
    assert node == smallest(board.own, on_node=True)
    assert edge == smallest(board.own, on_node=False)


@states("{0}: only the letters that are not there yet get nodes, {1} of them.")
def _(board, at, word, number):
    before = beginnings([w for w in board.own if w < word])
    assert number == len(beginnings([word]) - before - {""})


@states("{0} words have the pattern {1}.", "{0} usual words have the pattern {1}.")
def _(board, at, number, pattern):
    assert number == sum(re.fullmatch(str(pattern), word) is not None for word in board.words)


@states("Words that can still be the hidden word: {0}.", "Words that fit: {0}.")
def _(board, at, number):
    assert number == len(board.possible())


@states("The paper's pattern lets {0} words through that cannot be the hidden word.")
def _(board, at, number):
    pattern = next(
        s.said.values[1] for s in board.steps if " words have the pattern" in str(s.said.text)
        or " usual words have the pattern" in str(s.said.text)
    )  # fmt: skip
    through = [w for w in board.words if re.fullmatch(str(pattern), w)]
    assert number == len(set(through) - set(board.possible()))


@states("Words that fit the paper's pattern but not the strict one: {0}.")
def _(board, at, number):
    CHECKS["The paper's pattern lets {0} words through that cannot be the hidden word."](
        board, at, number
    )


@states(
    "Words that both find among all words of the list: {0}. Usual ones that fit every clue: {1}."
)
def _(board, at, number, usual):
    assert number == len(board.fitting(board.all))
    assert usual == len(board.possible())


@states("{0} candidates have {1} letters in all.")
def _(board, at, words, letters):
    assert words == len(board.possible())
    assert letters == sum(map(len, board.possible()))


@states("The letters that occur most are {0}: {1} times each.")
def _(board, at, letters, number):
    _, counts = board.sums()
    most = max(counts.values())
    assert number == most
    assert sorted(str(letters).split(", ")) == sorted(x for x in counts if counts[x] == most)


@states("The first letter of {0} is {1}, and it adds {2}.")
def _(board, at, word, letter, number):
    assert (word[0], number) == (letter, board.sums()[1][letter])


@states("{0} adds {1}.")
def _(board, at, letter, number):
    assert number == board.sums()[1][letter]


@states("The sum of {0} is {1} of {2}.")
def _(board, at, word, number, letters):
    sums, counts = board.sums()
    assert (number, letters) == (sums[word], sum(counts.values()))


@states("In {0} the letter {1} counts once, so its sum is {2}.")
def _(board, at, word, letter, number):
    assert word.count(letter) > 1
    assert number == sum(board.sums()[1][each] for each in set(word))


@states("The best score is {0} %.")
def _(board, at, number):
    sums, counts = board.sums()
    assert shown(number, 100 * max(sums.values()) / sum(counts.values()))


@states("The list has {0} words, the highest sum first.")
def _(board, at, number):
    assert number == len(board.possible())


@states("{0} has the same sum, but {1} comes first in the alphabet.")
def _(board, at, word, above):
    sums, _ = board.sums()
    assert sums[word] == sums[above]
    assert above < word


@states("{0} has the same sum, but {1} is better known.")
def _(board, at, word, above):
    sums, _ = board.sums()
    assert sums[word] == sums[above]
    assert english_words()[above] < english_words()[word]


@states("The walk goes on with {0}.", "The walk goes back, and on with {0}.")
def _(board, at, beginning):
    assert any(word.startswith(beginning) for word in board.own or board.all)


@states("{0} is a word that fits: it is found.", "Every letter of {0} is counted.")
def _(board, at, word):
    assert word in board.fitting(board.all)


@states("From {0} no edge can be followed: the walk goes back.")
def _(board, at, beginning):
    assert not any(w.startswith(beginning) and w != beginning for w in board.possible())


@states("From {0} no edge can be followed, since {1} can no longer come: the walk goes back.")
def _(board, at, beginning, letters):
    assert not any(w.startswith(beginning) and w != beginning for w in board.possible())
    assert not any(letter in beginning for letter in re.findall("[a-z]", letters.lower()))


@states("Place {0} may be any letter but {1}.")
def _(board, at, place, letters):
    barred = set()
    for guess, clue in board.turns:
        found = {g for g, m in zip(guess, clue, strict=True) if m != "w"}
        barred |= {g for g, m in zip(guess, clue, strict=True) if m == "w" and g not in found}
        barred |= {guess[place - 1]} if clue[place - 1] != "g" else set()
    assert set(letters.lower().split(", ")) <= barred


@states("Place {0} is {1}.")
def _(board, at, place, letter):
    assert any((g[place - 1], m[place - 1]) == (letter.lower(), "g") for g, m in board.turns)


@states("The condition in front is about the whole word: {0} must occur.")
def _(board, at, letters):
    needed = re.findall(r"[a-z]", letters.lower().replace(" and ", " "))
    assert all(letter in word for letter in needed for word in board.possible())


@states("The best guess is {0}.")
def _(board, at, word):
    sums, _ = board.sums()
    assert sums[word] == max(sums.values())


@states("Next is {0}.")
def _(board, at, word):
    sums, _ = board.sums()
    assert sums[word] < sums[board.steps[at - 1].said.values[0]]


@states("At most {0} nodes at once.")
def _(board, at, number):
    assert number == max(held for held, _ in growing(board.own))


@states("The paper's method holds {0} nodes in memory at once, this one {1} at most.")
def _(board, at, paper, number):
    assert paper == len(beginnings(board.own))
    assert number == max(held for held, _ in growing(board.own))


@states("{0}: first the end of the previous word is checked, and {1} of its nodes are left out.")
def _(board, at, word, number):
    assert number == growing(board.own)[board.own.index(word)][1]


@states("After the last word its nodes are checked too: {0} of them are left out.")
def _(board, at, number):
    assert number == growing([*board.own, "~"])[-1][1]


def growing(words):
    """Nodes held after each word, and those of the word before that were left out for it.

    A node is finished once a word goes another way; two finished ones with the same endings are
    one.
    """
    found, finished = [], set()
    for at, word in enumerate(words):
        before = words[at - 1] if at else ""
        common = len(before)
        while not word.startswith(before[:common]):
            common -= 1
        out = 0
        for end in range(len(before), common, -1):
            endings = frozenset(endings_after(words[:at], before[:end]))
            out += endings in finished
            finished.add(endings)
        found.append((len(finished) + len(word) + 1, out))
    return found


@states(
    "After {0} and after {1} the same letters follow; only the end mark differs, so there are two"
    " nodes."
)
def _(board, at, one, other):
    assert endings_after(board.own, one) == endings_after(board.own, other)
    assert (one in board.own) != (other in board.own)
