"""What is known of a graph, kept beside it as JSON."""

import hashlib
import json
from dataclasses import asdict, dataclass, fields
from typing import Any, cast

FORMAT = 1
"""The version of the pair of files; another one is refused."""


class FactsError(ValueError):
    """Facts that cannot be believed. The message says why, as the end of a sentence."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of one .dawg file.

    Sizes in bytes; `text_bytes` is the file of the same words, one a line, in UTF-8; `reduction`
    the share that the .dawg saves of it (paper, section VII). `words_per_length[i]` counts the
    words of i + 1 letters. `tiers_sha256` is None where every word counts alike. `answers` says
    that the common words are those that a game can hide, and all others merely may be guessed.
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
    answers: bool = False

    def to_json(self) -> str:
        """One line a fact, with a checksum over all of them at the end."""
        known: dict[str, object] = {"format": FORMAT, **asdict(self)}
        if not self.answers:  # Facts were written without it, and their checksums stand.
            del known["answers"]
        known["checksum"] = _checksum(known)
        lines = (f'"{name}": {_json(value)}' for name, value in known.items())
        return "{\n" + ",\n".join(lines) + "\n}\n"


def from_json(text: str) -> Facts:
    """The facts that the text holds. Raises FactsError."""
    try:
        read: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FactsError("is cut short or is no JSON") from error
    known = cast("dict[str, Any]", read) if isinstance(read, dict) else {}
    if "format" not in known:
        raise FactsError("does not hold the facts of a lexicon")
    if known["format"] != FORMAT:
        raise FactsError(f"has format {known['format']!r}, and this program reads format {FORMAT}")
    if known.pop("checksum", None) != _checksum(known):
        raise FactsError("was changed after it was written (its checksum differs)")
    del known["format"]
    known.setdefault("answers", False)
    if set(known) != {field.name for field in fields(Facts)}:
        raise FactsError("does not hold the facts of a lexicon")
    known["alphabet"] = tuple(known["alphabet"])
    known["words_per_length"] = tuple(known["words_per_length"])
    return Facts(**known)


def _checksum(known: dict[str, object]) -> str:
    return hashlib.sha256(_json(known).encode("utf-8", "surrogatepass")).hexdigest()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
