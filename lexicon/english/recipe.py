"""The recipe of ``words.tsv``: one list of English words, distilled from SCOWL.

SCOWL (Spell Checking Oriented Word Lists, Kevin Atkinson, release 2020.12.07) is a folder of small
lists named ``<spelling>-<class>.<size>``. The size tells how well known the words are: 10 holds
the commonest, 80 is the last before the one that SCOWL itself calls insane. Of the classes only
``words`` is read; names, abbreviations and contractions are nobody's secret word.

    python lexicon/english/recipe.py SCOWL_FOLDER words.tsv

The same folder always gives the same bytes.
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


def tiers(scowl: Path) -> dict[str, int]:
    """Each playable word with its tier: the smallest size at which any spelling lists it."""
    found: dict[str, int] = {}
    for size, path in lists(scowl):
        for entry in entries(path.read_bytes()):
            word = folded(entry)
            if playable(word):
                found.setdefault(word, size)
    return found


def table(words: Mapping[str, int]) -> bytes:
    """A line for each word, in order: word, tab, tier. ASCII, with LF on every system."""
    return "".join(f"{word}\t{words[word]}\n" for word in sorted(words)).encode("ascii")


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print("usage: python lexicon/english/recipe.py SCOWL_FOLDER words.tsv", file=sys.stderr)
        return 2
    scowl, target = map(Path, arguments)
    try:
        words = tiers(scowl)
    except FileNotFoundError as missing:
        print(f"Not the whole of SCOWL: there is no {missing.filename}.", file=sys.stderr)
        return 1
    built = table(words)
    target.write_bytes(built)
    print(f"{len(words)} words, SHA-256 {hashlib.sha256(built).hexdigest()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
