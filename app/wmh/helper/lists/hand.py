"""Manual edits of word lists: words added, removed, marked as offensive, or unmarked.

The edits are stored apart from the list, so that a shipped list can be edited too, and a new
version of a list keeps its edits.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from wmh.base.files import paths
from wmh.base.files.json_reading import ContentError, bytes_of, parse_json_object, value_of_type
from wmh.base.files.writing import replace_file
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural, excerpt
from wmh.engine.lexicon.file_format import LONGEST, SHORTEST
from wmh.helper.lists.titles import list_title

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon

_FORMAT = 1


class HandError(InputError):
    """The error for an impossible edit; the message gives the reason and the remedy."""


@dataclass(frozen=True, slots=True)
class HandEdits:
    """Manual edits of a list: words in the case of the list's alphabet, sorted."""

    added: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    flagged: tuple[str, ...] = ()
    unflagged: tuple[str, ...] = ()


def hand_file(name: str) -> Path:
    return paths.lexica_folder() / name / "hand.json"


def read_hand(name: str) -> HandEdits:
    """Returns the manual edits of an installed word list. Raises HandError."""
    path = hand_file(name)
    try:
        known = parse_json_object(bytes_of(path))
        if known.get("format") != _FORMAT:
            raise HandError("{0} is of another version of the program: use that version.", path)
        return value_of_type(HandEdits, known)
    except FileNotFoundError:
        return HandEdits()
    except OSError as error:
        raise HandError("{0} cannot be read ({1}).", path, error.strerror) from error
    except ContentError as error:
        raise HandError(
            "{0} {1}: correct or remove it; it holds the words changed by hand in {2}.",
            path,
            error,
            name,
        ) from error


def add_words(name: str, words: Iterable[str], lexicon: "Lexicon") -> HandEdits:
    """Adds words to the list of this name. Raises HandError and OSError.

    `lexicon` is the open list, with its earlier edits. Returns all edits of the list.
    """
    hand = read_hand(name)
    wanted = set(_spell(words, lexicon))
    new = {word for word in wanted if word not in lexicon} - set(hand.dropped)
    return _keep(
        name, replace(hand, added=_more(hand.added, new), dropped=_less(hand.dropped, wanted))
    )


def drop_words(name: str, words: Iterable[str], lexicon: "Lexicon") -> HandEdits:
    """Removes words from the list of this name. Arguments, result and errors as in `add_words`."""
    hand = read_hand(name)
    gone = set(_known(words, lexicon))
    if len(gone) == lexicon.facts.words:
        raise HandError("No word would be left in {0}: remove the word list instead.", name)
    return _keep(
        name,
        HandEdits(
            added=_less(hand.added, gone),
            dropped=_more(hand.dropped, gone - set(hand.added)),
            flagged=_less(hand.flagged, gone),
            unflagged=_less(hand.unflagged, gone),
        ),
    )


def flag_words(name: str, words: Iterable[str], lexicon: "Lexicon") -> HandEdits:
    """Marks words of a list as offensive. Arguments, result and errors as in `add_words`.

    An offensive word is suggested only if the user asks for such words.
    """
    hand = read_hand(name)
    wanted = set(_known(words, lexicon))
    new = {word for word in wanted if not lexicon.is_flagged(word)} - set(hand.unflagged)
    return _keep(
        name,
        replace(hand, flagged=_more(hand.flagged, new), unflagged=_less(hand.unflagged, wanted)),
    )


def unflag_words(name: str, words: Iterable[str], lexicon: "Lexicon") -> HandEdits:
    """Unmarks offensive words of a list. Arguments, result and errors as in `add_words`."""
    hand = read_hand(name)
    wanted = set(_known(words, lexicon))
    new = {word for word in wanted if lexicon.is_flagged(word)} - set(hand.flagged)
    return _keep(
        name,
        replace(hand, flagged=_less(hand.flagged, wanted), unflagged=_more(hand.unflagged, new)),
    )


def _spell(words: Iterable[str], lexicon: "Lexicon") -> list[str]:
    """Returns the words in the list's case.

    Raises HandError for a word that the list cannot have, as a letter or its length is invalid.
    """
    spelt: list[str] = []
    for word in words:
        letters = lexicon.alphabet.letters_of(word.strip())
        if letters is None:
            foreign = lexicon.alphabet.first_foreign(word.strip())
            raise HandError(
                "{0} has {1}, which is not a letter of {2}: its letters are {3}.",
                excerpt(word),
                repr(foreign),
                list_title(lexicon.name),
                " ".join(lexicon.alphabet.letters),
            )
        if not SHORTEST <= len(letters) <= LONGEST:
            raise HandError(
                Plural(
                    "{0} has 1 letter: words have {2} to {3}.",
                    "{0} has {1} letters: words have {2} to {3}.",
                    len(letters),
                ),
                excerpt(word),
                len(letters),
                SHORTEST,
                LONGEST,
            )
        spelt.append("".join(letters))
    return spelt


def _known(words: Iterable[str], lexicon: "Lexicon") -> list[str]:
    """Returns the words in the list's case. Raises HandError for a word that is not in the list."""
    spelt = _spell(words, lexicon)
    for word in spelt:
        if word not in lexicon:
            raise HandError(
                "{0} is not in {1}: check its spelling.", excerpt(word), list_title(lexicon.name)
            )
    return spelt


def _more(words: Sequence[str], new: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted({*words, *new}))


def _less(words: Sequence[str], gone: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted({*words}.difference(gone)))


def _keep(name: str, hand: HandEdits) -> HandEdits:
    path = hand_file(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"format": _FORMAT, **asdict(hand)}, ensure_ascii=False, indent=1)
    replace_file(path, (text + "\n").encode())
    return hand
