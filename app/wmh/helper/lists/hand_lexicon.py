"""Word lists with manual edits applied, and all words of a list, read back from its graph."""

import hashlib
import shutil
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from wmh.base.files import paths
from wmh.base.running.stopping import Stop, never
from wmh.engine.clues.knowledge import learn
from wmh.engine.lexicon.building.constructor import build
from wmh.engine.lexicon.file_format import FLAG, LONGEST, SHORTEST
from wmh.engine.lexicon.reading.wordlist import WordList
from wmh.engine.lexicon.store import Lexicon, LexiconError, open_lexicon
from wmh.engine.paper.matcher import match
from wmh.engine.question import ALL_TIERS
from wmh.helper.lists.hand import HandEdits, HandError, hand_file, read_hand


def word_list_of(lexicon: Lexicon, stop: Stop = never) -> tuple[WordList, list[bytes]]:
    """Returns all words of a list with their tiers, and the offensive ones among the words."""
    tiers: dict[bytes, int] = {}
    flagged: list[bytes] = []
    for length in lexicon.lengths:
        found = match(learn((), length), lexicon, ALL_TIERS, stop)
        labels = np.ascontiguousarray(found.letters).tobytes()
        words = [labels[start : start + length] for start in range(0, len(labels), length)]
        tiers |= zip(words, lexicon.tiers[found.numbers].tolist(), strict=True)
        flagged += [words[place] for place in np.flatnonzero(lexicon.flagged[found.numbers])]
    return WordList(lexicon.alphabet, tiers, answers=lexicon.facts.answers), flagged


_ADDED_TIER = 10
"""Tier of words added by hand, which every vocabulary includes."""


def patched_folder(name: str) -> Path:
    """Returns the cache folder for the graphs of a list that include its manual edits."""
    return paths.cache_folder() / "lexica" / name


def with_hand(lexicon: Lexicon, name: str, stop: Stop = never) -> Lexicon:
    """Returns an installed list with its manual edits. Raises LexiconError, Cancelled.

    If words were added or removed since the graph was built, it is built again.
    """
    try:
        hand = read_hand(name)
    except HandError as error:
        raise LexiconError(error.said, *error.values) from error
    if hand == HandEdits():
        return lexicon
    came_as = lexicon.facts
    if hand.added or hand.dropped:
        lexicon = _apply_words(lexicon, hand, name, stop)
    flagged = lexicon.flagged.copy()
    for words, flag in ((hand.unflagged, False), (hand.flagged, True)):
        for number in _numbers(words, lexicon):
            flagged[number] = flag
    tiers = hashlib.sha256((lexicon.tiers | flagged * np.uint8(FLAG)).tobytes())
    other = map(lexicon.alphabet.letters_of, (*hand.added, *hand.dropped, *hand.unflagged))
    return replace(
        lexicon,
        facts=replace(lexicon.facts, tiers_sha256=tiers.hexdigest()),
        flagged=flagged,
        came_as=came_as,
        touched=frozenset(map(len, filter(None, other))),
    )


def _apply_words(lexicon: Lexicon, hand: HandEdits, name: str, stop: Stop) -> Lexicon:
    """Returns the list with a graph that has the added words and lacks the removed ones.

    The graph is taken from the cache, or built and cached. Raises LexiconError, Cancelled.
    """
    facts = lexicon.facts
    parts = (facts.sha256, facts.tiers_sha256, hand.added, hand.dropped)
    room = patched_folder(name)
    folder = room / hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
    path = folder / "words.dawg"
    try:
        return replace(open_lexicon(path, stop), name=lexicon.name)
    except LexiconError:
        pass
    listed, flagged = word_list_of(lexicon, stop)
    tiers = dict(listed.tiers)
    alphabet = lexicon.alphabet
    for word in hand.dropped:
        tiers.pop(alphabet.encode(alphabet.letters_of(word) or ()), None)
    for word in hand.added:
        letters = alphabet.letters_of(word)
        if letters and SHORTEST <= len(letters) <= LONGEST:  # Another build may have others.
            tiers.setdefault(alphabet.encode(letters), _ADDED_TIER if lexicon.tiered else 0)
    if not tiers:
        raise LexiconError("No word is left in {0}: remove {1}.", name, hand_file(name))
    try:
        room.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=room, ignore_cleanup_errors=True) as part:
            build(
                replace(listed, tiers=tiers), Path(part) / "new" / path.name,
                source=facts.source, licence=facts.licence,
                flagged=[word for word in flagged if word in tiers], stop=stop,
            )  # fmt: skip
            for other in room.iterdir():
                if other != Path(part):
                    shutil.rmtree(other, ignore_errors=True)
            (Path(part) / "new").rename(folder)
    except OSError as error:
        raise LexiconError(
            "The words changed by hand in {0} cannot be saved: {1} cannot be written ({2}).",
            name,
            error.filename,
            error.strerror,
        ) from error
    return replace(open_lexicon(path, stop), name=lexicon.name)


def _numbers(words: Iterable[str], lexicon: Lexicon) -> list[int]:
    """Returns the numbers of the words that the list contains; other words are skipped."""
    spelt = filter(None, map(lexicon.alphabet.letters_of, words))
    return [number for number in map(lexicon.number_of, spelt) if number is not None]
