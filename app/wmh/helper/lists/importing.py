"""Import of word lists from files, and their building again from the same files."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from wmh.base.files.passing import passing_folder
from wmh.base.files.writing import replace_file
from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural, translatable
from wmh.engine.lexicon.building.constructor import Progress, build, silent
from wmh.engine.lexicon.facts import Facts
from wmh.engine.lexicon.reading.policies import Policies
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.lexicon.reading.wordlist import LeftOut, WordList, read_word_list
from wmh.engine.lexicon.store import open_lexicon
from wmh.helper.lists import library
from wmh.helper.lists.hand_lexicon import word_list_of
from wmh.helper.lists.names import fit_name, free_name, own_name
from wmh.helper.lists.origin import Origin, origin_file, read_origin, to_bytes
from wmh.helper.lists.recipes import find_recipe, unpack
from wmh.helper.lists.shelving import new_folder, put_in_place

_READING = 0.3
"""Share of the whole work that reading takes, for the display of progress."""


@dataclass(frozen=True, slots=True)
class ImportOutcome:
    """Result of an import: the installed list, the entries left out, and the notices.

    `merged` is the number of words that the files gave more than once.
    """

    name: str
    path: Path
    facts: Facts
    left_out: tuple[LeftOut, ...]
    notices: tuple[InputError, ...]
    merged: int


def import_lexicon(
    name: str,
    origin: Origin,
    *,
    replacing: bool = False,
    progress: Progress = silent,
    stop: Stop = never,
) -> ImportOutcome:
    """Installs a word list. Raises InputError, OSError, Cancelled; then nothing has changed.

    With `replacing` a list of the user's own with this name is replaced; its manual edits stay.
    """
    name = fit_name(name)
    if not (replacing and name in set(library.lexicon_files()) - library.built_in()):
        name = free_name(name)
    with new_folder() as folder:
        progress(translatable("reading", context="Progress"), 0.0)
        with passing_folder() as room:
            lists = origin.lists
            if origin.recipe:
                lists = (unpack(find_recipe(origin.recipe), room, stop),)
            listed, flagged = read_lists(
                lists, origin.policies, origin.answers, origin.flagged, stop
            )
        return _install(name, folder, origin, listed, flagged, replacing, progress, stop)


def rebuild(name: str, progress: Progress = silent, stop: Stop = never) -> ImportOutcome:
    """Builds one of the user's own lists again, from its files or, if files are gone, its words.

    Raises InputError, OSError, Cancelled; then nothing has changed.
    """
    own_name(name)
    origin = read_origin(name)
    if origin is not None and _still_there(origin):
        return import_lexicon(name, origin, replacing=True, progress=progress, stop=stop)
    with new_folder() as folder:
        progress(translatable("reading", context="Progress"), 0.0)
        lexicon = open_lexicon(library.lexicon_files()[name], stop)
        listed, flagged = word_list_of(lexicon, stop)
        listed = replace(
            listed,
            notices=(
                InputError(
                    "The lists it was made of no longer exist: it was built again from its "
                    "own words."
                ),
            ),
        )
        origin = origin or Origin(source=lexicon.facts.source, licence=lexicon.facts.licence)
        return _install(name, folder, origin, listed, flagged, True, progress, stop)


def read_lists(
    lists: Sequence[Path],
    policies: Policies,
    answers: Path | None,
    flagged: Path | None,
    stop: Stop = never,
) -> tuple[WordList, list[bytes]]:
    """Returns the words of these files, and the offensive words. Raises WordListError, Cancelled.

    `answers` and `flagged` are files of likely secrets and of offensive words.
    """
    try:
        listed = read_word_list(lists, policies, answers=answers, stop=stop)
        if flagged is None:
            return listed, []
        # This list has its own alphabet, and so its own labels: only the spelling is common.
        own = read_word_list([flagged], replace(policies, digraphs=()), stop=stop)
    except OSError as error:
        where = error.filename or ", ".join(map(str, lists))
        raise WordListError(
            "{0} cannot be read ({1}): give a text file with one word a line.",
            where,
            error.strerror,
        ) from error
    alphabet = listed.alphabet
    spelt = [alphabet.letters_of(own.alphabet.decode(word)) for word in own.tiers]
    known = [word for word in map(alphabet.encode, filter(None, spelt)) if word in listed.tiers]
    notices = [*listed.notices, *own.notices]
    if unknown := len(spelt) - len(known):
        notices.append(
            InputError(
                Plural(
                    "{0}: 1 offensive word not in the lists.",
                    "{0}: {1} offensive words not in the lists.",
                    unknown,
                ),
                flagged.name,
                unknown,
            )
        )
    return replace(listed, notices=tuple(notices)), known


def _install(
    name: str,
    folder: Path,
    origin: Origin,
    listed: WordList,
    flagged: Sequence[bytes],
    replacing: bool,
    progress: Progress,
    stop: Stop,
) -> ImportOutcome:
    graph = folder / "words.dawg"
    facts = build(
        listed,
        graph,
        source=origin.source,
        licence=origin.licence,
        flagged=flagged,
        progress=lambda process, share: progress(process, _READING + (1 - _READING) * share),
        stop=stop,
    )
    replace_file(origin_file(folder), to_bytes(origin))
    check_cancelled(stop)
    place = put_in_place(folder, name, replace=replacing)
    return ImportOutcome(
        name, place / graph.name, facts, listed.left_out, listed.notices, listed.merged
    )


def _still_there(origin: Origin) -> bool:
    lists = [*origin.lists, origin.answers, origin.flagged]
    if origin.recipe:
        lists.append(find_recipe(origin.recipe).file)
    return bool(lists) and all(path.is_file() for path in lists if path is not None)
