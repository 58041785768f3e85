"""The paper's search by recursion with dawg-python, as a readable reference for `matcher`."""

from collections.abc import Iterator

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.knowledge import Knowledge
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.graph import Walker


def search(
    knowledge: Knowledge, walker: Walker, alphabet: Alphabet, stop: Stop = never
) -> Iterator[str]:
    """Yields the words that fit, in sorted order, by recursion (section IV.C).

    A letter is tried if its place allows it and it may still occur.
    """
    if not knowledge.possible:
        return
    counts = {count.letter: count for count in knowledge.counts}
    tried = [
        [fixed] if fixed is not None else [x for x in alphabet.letters if x not in excluded]
        for fixed, excluded in zip(knowledge.fixed, knowledge.excluded, strict=True)
    ]

    def below(word: tuple[str, ...], index: int) -> Iterator[str]:
        check_cancelled(stop)
        if len(word) == knowledge.length:
            if walker.has_value(index) and all(
                word.count(count.letter) >= count.least for count in counts.values()
            ):
                yield "".join(word)
            return
        for letter in tried[len(word)]:
            most = counts[letter].most if letter in counts else None
            if most is None or word.count(letter) < most:
                following = walker.follow_char(alphabet.labels[letter], index)
                if following is not None:
                    yield from below((*word, letter), following)

    yield from below((), walker.ROOT)
