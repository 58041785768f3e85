"""DAWG Constructor: makes a file of a word list by four processes (paper, section IV.A)."""

import hashlib
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from wmh.base.files.writing import replace_file
from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.wording import translatable
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.building.encoding import (
    EncodedGraph,
    GraphTooLargeError,
    encode,
    refuse_units,
)
from wmh.engine.lexicon.building.trie import Trie, WorkingGraph, fill_trie, kill_redundant
from wmh.engine.lexicon.facts import Facts
from wmh.engine.lexicon.file_format import FLAG, MOST_WORDS
from wmh.engine.lexicon.reading.wordlist import WordList

Progress = Callable[[str, float], None]
"""Callback that gets the name of the process that begins, and the share of work done so far."""

_SAMPLE = 6_500_000
"""Number of words, of a longer list, that are built first; as many random words fill a file.

The sample tells early if the list is too long.
"""

_COUNTED = 1 << 20
"""Number of letters whose size as text is computed in one step."""


@dataclass(frozen=True, slots=True, eq=False)
class Construction:
    """Results of the first three processes: trie, minimal graph and units."""

    trie: Trie
    graph: WorkingGraph
    encoded: EncodedGraph


def silent(_process: str, _share: float) -> None:
    """A `Progress` that does nothing."""


def construct(
    words: Iterable[bytes], progress: Progress = silent, stop: Stop = never
) -> Construction:
    """Builds the trie of the words, merges its redundant nodes and encodes the graph.

    Words are labels 1 to 127. Raises ValueError without words, GraphTooLargeError, Cancelled.
    """
    progress(translatable("temporary trie", context="Progress"), 0.0)
    trie = fill_trie(words, stop)
    progress(translatable("redundant nodes", context="Progress"), 0.3)
    graph = kill_redundant(trie, stop)
    progress(translatable("bit encoding", context="Progress"), 0.4)
    return Construction(trie, graph, encode(graph, stop))


def build(
    words: WordList,
    path: Path,
    *,
    source: str,
    licence: str,
    flagged: Iterable[bytes] = (),
    progress: Progress = silent,
    stop: Stop = never,
) -> Facts:
    """Builds the graph of a word list and writes it to `path`, with two files next to it.

    The .dawg file contains plain dawgdic units, the .json file the returned facts. The .tiers file,
    which is written only if a word has a tier or is offensive, has a byte for each word in sorted
    order: its tier, plus `FLAG` if it is offensive. Each file is replaced atomically, the facts
    last. Raises OSError and the errors of `construct`.
    """
    if len(words.tiers) > MOST_WORDS:
        raise GraphTooLargeError(
            "There are {0} words, and a word list holds {1}: use fewer.",
            len(words.tiers),
            MOST_WORDS,
        )
    ordered = sorted(words.tiers)
    refuse_units(least_units(ordered, _SAMPLE, stop))
    made = construct(ordered, progress, stop)
    progress(translatable("population", context="Progress"), 0.95)
    check_cancelled(stop)
    units = made.encoded.units
    raw = np.concatenate([np.array([len(units)], np.uint32), units]).tobytes()
    tiers = _tier_bytes(words, ordered, set(flagged))
    lengths = np.bincount(np.fromiter(map(len, words.tiers), np.int64, len(words.tiers)))
    text = text_bytes(ordered, words.alphabet)
    facts = Facts(
        alphabet=words.alphabet.letters,
        words=len(words.tiers),
        words_per_length=tuple(lengths[1:].tolist()),
        trie_nodes=made.trie.nodes,
        states=made.graph.states,
        edges=made.graph.edges,
        bytes=len(raw),
        text_bytes=text,
        reduction=round(1 - len(raw) / text, 4),
        source=source,
        licence=licence,
        sha256=hashlib.sha256(raw).hexdigest(),
        tiers_sha256=hashlib.sha256(tiers).hexdigest() if tiers is not None else None,
        answers=words.answers,
    )
    described = facts.to_json().encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    if tiers is None:
        path.with_suffix(".tiers").unlink(missing_ok=True)
    else:
        replace_file(path.with_suffix(".tiers"), tiers)
    replace_file(path, raw)
    replace_file(path.with_suffix(".json"), described)
    progress(translatable("population", context="Progress"), 1.0)
    return facts


def least_units(ordered: Sequence[bytes], sample: int, stop: Stop = never) -> int:
    """Returns a lower bound of the units that sorted words need; 0 for at most `sample` words.

    The bound is computed from the first `sample` words. A node is equal in the trie of these words
    and in the trie of all words, unless the last word of the sample passes through it. So the whole
    graph has every state of the sample's graph except at most one for each letter of that word.
    """
    if len(ordered) <= sample:
        return 0
    graph = kill_redundant(fill_trie(ordered[:sample], stop), stop)
    widest = np.sort(np.diff(graph.first))[::-1]
    return graph.edges + 1 - int(widest[: len(ordered[sample - 1]) + 1].sum())


def text_bytes(words: Collection[bytes], alphabet: Alphabet) -> int:
    """Returns the size in bytes of the words as UTF-8 text, one a line."""
    joined = np.frombuffer(b"".join(words), np.uint8)
    often = np.zeros(128, np.int64)
    for begin in range(0, len(joined), _COUNTED):  # Each of them as eight bytes.
        often += np.bincount(joined[begin : begin + _COUNTED], minlength=128)
    letters = alphabet.labels.items()
    return len(words) + sum(int(often[n]) * len(letter.encode()) for letter, n in letters)


def _tier_bytes(words: WordList, ordered: Sequence[bytes], flagged: set[bytes]) -> bytes | None:
    if not flagged and not any(words.tiers.values()):
        return None
    tiers = bytearray(map(words.tiers.__getitem__, ordered))
    for word in flagged & words.tiers.keys():
        tiers[bisect_left(ordered, word)] |= FLAG
    return bytes(tiers) if any(tiers) else None
