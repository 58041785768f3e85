"""The recipe of ``words.tsv``: one list of English words, distilled from SCOWL, by how well known.

SCOWL (Spell Checking Oriented Word Lists, Kevin Atkinson, release 2020.12.07) is a folder of small
lists named ``<spelling>-<class>.<size>``. The size tells how well known the words are: 10 holds
the commonest, 80 is the last before the one that SCOWL itself calls insane. Of the classes only
``words`` is read; names, abbreviations and contractions are nobody's secret word.

Sizes alone put OLES and LAVES among the words that most people know. How often books have a word
tells them apart: COUNTS is ``frequency_dictionary_en_82_765.txt`` of SymSpell, whose counts are
those of Google's Books Ngrams.

    python lexicon/english/recipe.py SCOWL_FOLDER COUNTS words.tsv

The same files always give the same bytes.
"""

import hashlib
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path

SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)

# All spellings, because a game may use any of them: "snuck" and "donut" are variants to SCOWL.
# Its variant_3, spellings "seldom used" that "may not even be considered correct", is left out.
SPELLINGS = (
    *("english", "american", "british", "british_z", "canadian", "australian"),
    *("variant_1", "british_variant_1", "canadian_variant_1", "australian_variant_1"),
    *("variant_2", "british_variant_2", "canadian_variant_2", "australian_variant_2"),
)

SHORTEST = 2

OFTEN, SEEN, MET = 1_000_000, 400_000, 100_000
KNOWN = 63_000
"""Counts that part the words of a size: of the 540 billion words of the books."""

STEPS: Mapping[int, tuple[tuple[int, int], ...]] = {
    10: ((0, 10),),
    20: ((OFTEN, 15), (0, 20)),
    35: ((OFTEN, 25), (MET, 30), (0, 35)),
    40: ((OFTEN, 38), (0, 40)),
    50: ((SEEN, 45), (KNOWN, 50), (0, 65)),
    55: ((SEEN, 55), (0, 65)),
    60: ((SEEN, 60), (0, 65)),
    70: ((MET, 68), (0, 70)),
    80: ((1, 75), (0, 80)),
}
"""The tiers of a size, each with the least count it takes. Up to 60 they are everyday words."""

_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")
_LIGATURES = str.maketrans({"æ": "ae", "œ": "oe"})


def folded(entry: str) -> str:
    """The entry without accents, ligatures spelt out: games play ``éclat`` as ``eclat``."""
    parts = unicodedata.normalize("NFKD", entry)
    return "".join(c for c in parts if not unicodedata.combining(c)).translate(_LIGATURES)


def playable(word: str) -> bool:
    """Whether every letter is one of a to z, and there are enough of them.

    A capital marks a name and an apostrophe a possessive: neither is lowered or cut away.
    """
    return len(word) >= SHORTEST and _LETTERS.issuperset(word)


def entries(raw: bytes) -> list[str]:
    """The lines of one list.

    Debian's package is in UTF-8, the upstream release in ISO-8859-1. Accented words in ISO-8859-1
    are practically never valid UTF-8, so trying UTF-8 first tells the two apart; the other way
    round nothing would ever fail, and every accented word would be lost.
    """
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        text = raw.decode("iso-8859-1")
    return [line.strip() for line in text.split("\n")]


def lists(scowl: Path) -> Iterator[tuple[int, Path]]:
    """The lists to read, each with its size, smallest size first.

    The release has a file for every one, so one that is missing is an error for whoever opens it:
    a shorter word list must not come about in silence.
    """
    for size in SIZES:
        for spelling in SPELLINGS:
            yield size, scowl / f"{spelling}-words.{size}"


def sizes(scowl: Path) -> dict[str, int]:
    """Each playable word with the smallest size at which any spelling lists it."""
    found: dict[str, int] = {}
    for size, path in lists(scowl):
        for entry in entries(path.read_bytes()):
            word = folded(entry)
            if playable(word):
                found.setdefault(word, size)
    return found


def counts(path: Path) -> dict[str, int]:
    """How often books have each word, from lines of a word, a space and a number."""
    lines = (line.split() for line in path.read_text("utf-8-sig").splitlines())
    return {word: int(count) for word, count in lines}


def tier(size: int, count: int) -> int:
    """How well known a word of this size is that books have so often; less is better."""
    return next(tier for least, tier in STEPS[size] if count >= least)


def table(words: Mapping[str, int]) -> bytes:
    """A line for each word, in order: word, tab, tier. ASCII, with LF on every system."""
    return "".join(f"{word}\t{words[word]}\n" for word in sorted(words)).encode("ascii")


def main(arguments: list[str]) -> int:
    if len(arguments) != 3:
        usage = "usage: python lexicon/english/recipe.py SCOWL_FOLDER COUNTS words.tsv"
        print(usage, file=sys.stderr)
        return 2
    scowl, books, target = map(Path, arguments)
    try:
        found, often = sizes(scowl), counts(books)
    except FileNotFoundError as missing:
        print(f"Not all that is needed: there is no {missing.filename}.", file=sys.stderr)
        return 1
    words = {word: tier(size, often.get(word, 0)) for word, size in found.items()}
    built = table(words)
    target.write_bytes(built)
    print(f"{len(words)} words, SHA-256 {hashlib.sha256(built).hexdigest()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
