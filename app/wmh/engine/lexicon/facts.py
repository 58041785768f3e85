"""Facts of a lexicon file, stored next to it as JSON."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from typing import cast

from wmh.base.files.json_reading import ContentError, parse_json, value_of_type
from wmh.base.text.refusal import InputError
from wmh.engine.lexicon.alphabet import Alphabet, AlphabetError
from wmh.engine.lexicon.file_format import LONGEST, MOST_WORDS

MOST_BYTES = 1_000_000
_LONGEST_LETTER = 16
"""Maximal number of characters in one letter of an alphabet."""

FORMAT = 1
"""Version of the file format; files of other versions are refused."""


class LexiconError(InputError):
    """The error for a lexicon that cannot be opened: its file, the reason and the remedy."""


class FactsError(InputError):
    """The error for invalid facts; its message is the end of a sentence that tells the reason."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of one .dawg file.

    Sizes are in bytes; `text_bytes` is the size of the same words as UTF-8 text, one a line;
    `reduction` is the share of this size that the .dawg file saves (paper, section VII).
    `words_per_length[i]` is the number of words with i + 1 letters. `tiers_sha256` is None if the
    words have no tiers. `answers` is true if the common words are the possible answers of a game,
    and all others only allowed guesses.
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
        """Returns JSON with one fact a line, and a checksum of all facts at the end."""
        known: dict[str, object] = {"format": FORMAT, **asdict(self)}
        if not self.answers:  # Facts were written without it, and their checksums stand.
            del known["answers"]
        known["checksum"] = _checksum(known)
        lines = (f'"{name}": {_json(value)}' for name, value in known.items())
        return "{\n" + ",\n".join(lines) + "\n}\n"


def from_json(raw: bytes) -> Facts:
    """Returns the facts in the content of a facts file. Raises FactsError."""
    try:
        known = parse_json(raw)
        return _facts(cast("dict[str, object]", known) if isinstance(known, dict) else {})
    except ContentError as error:
        raise FactsError(error.said, *error.values) from error


def _facts(known: dict[str, object]) -> Facts:
    """Returns the facts of a parsed JSON object. Raises FactsError and ContentError."""
    if "format" not in known:
        raise FactsError("has no description of a word list")
    if known["format"] != FORMAT:
        found = known["format"]
        told: InputError | str = _json(found)[:40]
        if isinstance(found, int) and found > FORMAT:
            told = InputError(
                "{0} from a newer version of this program (use the newer version)", told
            )
        raise FactsError("has format {0}, and this program reads format {1}", told, FORMAT)
    if known.pop("checksum", None) != _checksum(known):
        raise FactsError("was changed after it was written (its checksum differs)")
    del known["format"]
    if not known.keys() <= {field.name for field in fields(Facts)}:
        raise FactsError("has no description of a word list")
    facts = value_of_type(Facts, known)
    listed = facts.words_per_length
    sizes = (facts.trie_nodes, facts.states, facts.edges, facts.bytes, facts.text_bytes)
    if facts.words > MOST_WORDS:
        raise FactsError("has {0} words, but {1} is the most allowed", facts.words, MOST_WORDS)
    if min(*sizes, *listed, 0) < 0 or facts.words < 1 or sum(listed) != facts.words:
        raise FactsError("has impossible numbers of words or sizes")
    if len(listed) > LONGEST or not are_letters(facts.alphabet):
        raise FactsError(
            "has words of more than {0} letters, or signs that are not letters", LONGEST
        )
    try:
        Alphabet(facts.alphabet)
    except AlphabetError as error:
        raise FactsError("has no valid alphabet") from error
    return facts


def are_letters(texts: Iterable[str]) -> bool:
    """True if each text can be a letter: printable, and short enough for a tile."""
    return all(0 < len(text) <= _LONGEST_LETTER and text.isprintable() for text in texts)


def _checksum(known: dict[str, object]) -> str:
    from hashlib import sha256

    return sha256(_json(known).encode("utf-8", "surrogatepass")).hexdigest()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
