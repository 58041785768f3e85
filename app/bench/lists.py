"""Lists of words to guess and to find, as a lexicon: Wordle's own, or as many of the default's."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from app.engine.candidates import candidates_of
from app.engine.files import replace_file
from app.engine.lexicon.constructor import build
from app.engine.lexicon.store import Lexicon, open_lexicon
from app.engine.lexicon.wordlist import read_word_list
from app.engine.question import Question

SECRET_TIER = 10
"""The tier of words that can be the secret; others may only be guessed."""

_GUESSES, _SECRETS, _MANY = 12_972, 2_315, 14_855


@dataclass(frozen=True, slots=True, eq=False)
class Lists:
    """Two lexica of five letters: one with secrets and other guesses, one with secrets alone.

    `original` says whether the first is Wordle's list of 2021, for which totals are known.
    """

    few: Lexicon
    many: Lexicon
    original: bool


def lists(data: Path | None, default: Lexicon) -> Lists:
    """From a folder with the three files of Wordle's words, or else from the default lexicon.

    Raises OSError.
    """
    if data is not None:
        secrets = set((data / "wordlist_orig_hidden.txt").read_text("ascii").split())
        guesses = secrets | set((data / "wordlist_orig_all.txt").read_text("ascii").split())
        many = set((data / "wordlist_nyt20220830_all.txt").read_text("ascii").split())
        original = (len(secrets), len(guesses)) == (_SECRETS, _GUESSES)
        return Lists(_lexicon(guesses, secrets), _lexicon(many, many), original)
    found = candidates_of(Question((), 5), default)
    commonest = np.argsort(default.tiers[found.numbers], kind="stable")
    words = [default.alphabet.decoded(found.letters[n].tobytes()) for n in commonest]
    return Lists(
        _lexicon(words[:_GUESSES], words[:_SECRETS]),
        _lexicon(words[:_MANY], words[:_MANY]),
        original=False,
    )


def _lexicon(words: Iterable[str], secrets: Iterable[str]) -> Lexicon:
    likely = set(secrets)
    with TemporaryDirectory() as folder:
        text = Path(folder) / "words.tsv"
        lines = (f"{w}\t{SECRET_TIER if w in likely else 80}\n" for w in words)
        replace_file(text, "".join(lines).encode())
        path = text.with_suffix(".dawg")
        build(read_word_list([text]), path, source="", licence="")
        return open_lexicon(path)
