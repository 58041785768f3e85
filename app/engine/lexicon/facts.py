"""What is known of a graph, kept beside it as JSON."""

import hashlib
import json
from dataclasses import asdict, dataclass, fields
from typing import Any

FORMAT = 1
"""The version of the pair of files; another one is refused."""


class FactsError(ValueError):
    """Facts that cannot be believed. The message says why, as the end of a sentence."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of one .dawg file.

    Sizes in bytes; `text_bytes` is the file of the same words, one a line, in UTF-8; `reduction`
    the share that the .dawg saves of it (paper, section VII). `words_per_length[i]` counts the
    words of i + 1 letters. `tiers_sha256` is None where every word counts alike.
    """

    alphabet: tuple[str, ...]
    words: int
    words_per_length: tuple[int, ...]
    trie_nodes: int
    states: int
    edges: int
    bytes: int
    text_bytes: int
    reduction: float
    source: str
    licence: str
    sha256: str
    tiers_sha256: str | None = None

    @property
    def longest(self) -> int:
        return len(self.words_per_length)

    def to_json(self) -> str:
        """One line a fact, with a checksum over all of them."""
        known: dict[str, Any] = {"format": FORMAT, **asdict(self)}
        return (
            json.dumps({**known, "checksum": _checksum(known)}, indent=1, ensure_ascii=False) + "\n"
        )


def from_json(text: str) -> Facts:
    """The facts that the text holds. Raises FactsError."""
    try:
        known: Any = json.loads(text)
    except ValueError as error:
        raise FactsError(f"is not JSON ({error})") from error
    if not isinstance(known, dict) or "format" not in known:
        raise FactsError("does not hold the facts of a lexicon")
    if known["format"] != FORMAT:
        raise FactsError(f"has format {known['format']!r}, this program reads format {FORMAT}")
    if known.pop("checksum", None) != _checksum(known):
        raise FactsError("was changed after it was written (its checksum differs)")
    del known["format"]
    if set(known) != {field.name for field in fields(Facts)}:
        raise FactsError("does not hold the facts of a lexicon")
    known["alphabet"] = tuple(known["alphabet"])
    known["words_per_length"] = tuple(known["words_per_length"])
    return Facts(**known)


def _checksum(known: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(known, ensure_ascii=False).encode()).hexdigest()
