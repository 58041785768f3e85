"""Reader of word lists: usually one word a line, in any of the usual encodings."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import repeat
from pathlib import Path

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt, translatable
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet, AlphabetError
from wmh.engine.lexicon.file_format import LONGEST, SHORTEST
from wmh.engine.lexicon.reading.entries import (
    MOST_TIER,
    Entries,
    check_tiers,
    entries,
    is_count,
    kind_of,
    tiers_by_rank,
)
from wmh.engine.lexicon.reading.forms import APART
from wmh.engine.lexicon.reading.literals import ANSWER_TIER, GUESS_TIER
from wmh.engine.lexicon.reading.past import treat_past
from wmh.engine.lexicon.reading.policies import (
    AS_IT_STANDS,
    Accents,
    Capitals,
    Column,
    Past,
    Policies,
)
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.lexicon.spelling import TURKISH, fold_case, without_accents

_LONGEST_LINE = 200
_EXAMPLES = 3

_LONG = 10_000
"""Fewest words of a long list; in a long list, letters that occur very rarely are foreign."""

_SELDOM = 20

_FEWEST = 2
_ONE_WORD = 60
"""Maximal number of bytes of a list with a single word; a longer text is not understood."""

_PRIVATE = 0xE000
"""First private-use character; these characters stand for digraphs while words are read."""


class Unfit(StrEnum):
    """Reasons why a line gives no word, worded to continue `left out, `."""

    TOO_WIDE = translatable("longer than 200 characters", context="LeftOut")
    NO_LETTERS = translatable("not letters only", context="LeftOut")
    CAPITALS = translatable("with capitals", context="LeftOut")
    NO_COUNT = translatable("beside something that is no count", context="LeftOut")
    FOREIGN = translatable("with a letter of another language", context="LeftOut")
    LENGTH = translatable("not 2 to 31 letters long", context="LeftOut")


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Lines that gave no word for one reason: the reason, their number, and the first few."""

    reason: str
    number: int
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WordList:
    """Words as labels of the alphabet, each with its tier (0 if the list gives none).

    `merged` is how many lines repeat a word; `answers` is true if the words up to `COMMON_TIER` are
    the possible answers of a game, and the others only allowed guesses. `dated` is the number of
    answers with dates, `past` that of the answers before the day of the policies.
    """

    alphabet: Alphabet
    tiers: Mapping[bytes, int]
    left_out: tuple[LeftOut, ...] = ()
    notices: tuple[InputError, ...] = ()
    merged: int = 0
    answers: bool = False
    dated: int = 0
    past: int = 0


@dataclass(slots=True)
class _Report:
    """Report on the lines left out, and notices, collected while a list is read."""

    numbers: Counter[str] = field(default_factory=Counter[str])
    examples: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list[str]))
    notices: list[InputError] = field(default_factory=list[InputError])

    def leave_out(self, text: str, reason: str) -> None:
        self.numbers[reason] += 1
        if self.numbers[reason] <= _EXAMPLES:
            self.examples[reason].append(excerpt(text))

    def left_out(self) -> tuple[LeftOut, ...]:
        return tuple(
            LeftOut(reason, number, tuple(self.examples[reason]))
            for reason, number in self.numbers.items()
        )


def read_word_list(
    paths: Sequence[Path],
    policies: Policies = AS_IT_STANDS,
    *,
    answers: Path | None = None,
    stop: Stop = never,
) -> WordList:
    """Reads the words of one or more files; a line may have a number beside its word.

    Files are UTF-8, UTF-16 with a byte order mark, or else Latin-1, with a notice. Words are
    composed (NFC) and put in lower case. A repeated word keeps its smallest tier, and its counts
    are added up. Words with a character that is no letter are left out, and counted. The alphabet
    consists of the letters that occur, or a-z if these suffice, and the digraphs; in a long list,
    words with letters that occur fewer than 20 times are left out.

    With `answers`, the words of that file have `ANSWER_TIER` and all others `GUESS_TIER`. Raises
    WordListError, OSError if a file cannot be read, and Cancelled.
    """
    report = _Report()
    column = Column.NONE if answers else policies.column
    files = [entries(path, policies, report.notices, stop) for path in paths]
    if column is Column.AUTO:
        column = kind_of(files, report.notices)
    tiers, lines = _tiers(files, policies, column, report, stop)
    apart = len(files) == 1 and any(notice.said == APART for notice in report.notices)
    apart = answers is not None or (apart and column is Column.TIER)
    if answers is not None:
        hidden = entries(answers, policies, report.notices, stop)
        likely, more = _tiers([hidden], policies, Column.NONE, report, stop)
        tiers = dict.fromkeys(tiers, GUESS_TIER) | dict.fromkeys(likely, ANSWER_TIER)
        lines += more
        paths = [*paths, answers]
        files = [*files, hidden]
    where = ", ".join(path.name for path in paths)
    merged = lines - len(tiers)
    days = _days(files, tiers)
    treated = treat_past(tiers, days, policies, where, report.notices, answers=apart)
    turkish = policies.locale in TURKISH
    digraphs = [fold_case(each, turkish=turkish) for each in policies.digraphs]
    if policies.accents is Accents.FOLD:
        digraphs = [without_accents(each, policies.letters) for each in digraphs]
    tiers = _without_rare_letters(treated.tiers, report)
    check_cancelled(stop)
    alphabet = alphabet_of(tiers, digraphs, where)
    labelled = _by_labels(tiers, alphabet, report)
    if not labelled:
        raise WordListError(
            "{0} has no recognizable word of {1} to {2} letters: give a list with one word a"
            " line, a table, or JSON.",
            where,
            SHORTEST,
            LONGEST,
        )
    if lines < _FEWEST and not report.numbers and _is_long(paths):
        raise WordListError(
            "Only the word {1} was recognized in {0}: give a list with one word a line, a table, or"
            " JSON.",
            where,
            alphabet.decode(next(iter(labelled))),
        )
    return WordList(
        alphabet,
        labelled,
        report.left_out(),
        tuple(report.notices),
        merged,
        apart or (treated.dated > 0 and policies.past is not Past.KEEP),
        treated.dated,
        treated.past,
    )


def _days(files: Sequence[Entries], words: Mapping[str, int]) -> dict[str, str]:
    """Returns the last day of each dated word."""
    days: dict[str, str] = {}
    for each in files:
        later = {word: day for word, day in each.days.items() if day > days.get(word, "")}
        days |= later
    return {word: day for word, day in days.items() if word in words}


def _is_long(paths: Iterable[Path]) -> bool:
    return sum(path.stat().st_size for path in paths) > _ONE_WORD


def _tiers(
    files: Sequence[Entries], policies: Policies, column: Column, report: _Report, stop: Stop
) -> tuple[dict[str, int], int]:
    """Returns the tier of each usable word, and the number of lines that gave a word."""
    tiers: dict[str, int] = {}
    counts: dict[str, float] = {}
    lines = 0
    for each in files:
        if column is Column.TIER:
            check_tiers(each)
        beside = each.beside if column in (Column.TIER, Column.COUNT) else None
        fit = _fit(each, policies, column, report)
        lines += len(fit)
        words = list(map(each.words.__getitem__, fit))
        check_cancelled(stop)
        if beside is None:
            tiers |= dict.fromkeys(words, 0)
            continue
        numbers = map(beside.__getitem__, fit)
        if column is Column.COUNT:
            for word, number in zip(words, numbers, strict=True):
                counts[word] = counts.get(word, 0.0) + float(number or 0)
        else:
            for word, number in zip(words, numbers, strict=True):
                tiers[word] = min(int(number or 0), tiers.get(word, MOST_TIER))
        check_cancelled(stop)
    if column is Column.COUNT:
        return tiers_by_rank(dict.fromkeys(tiers, 0.0) | counts), lines
    return tiers, lines


def _fit(each: Entries, policies: Policies, column: Column, report: _Report) -> list[int]:
    """Returns the indices of the lines that have a usable word; reports the other lines."""
    names = each.named if policies.capitals is Capitals.SKIP else repeat(False)
    if column is Column.COUNT and each.beside is not None:
        counted = map(is_count, each.beside)
    else:
        counted = repeat(True)
    fit: list[int] = []
    told = zip(each.words, names, counted, strict=False)
    for number, (word, is_name, is_counted) in enumerate(told):
        if word.isalpha() and len(word) <= _LONGEST_LINE and is_counted and not is_name:
            fit.append(number)
        elif word:
            report.leave_out(each.lines[number], _unfit(word, is_name))
    return fit


def _unfit(word: str, is_name: bool) -> Unfit:
    if len(word) > _LONGEST_LINE:
        return Unfit.TOO_WIDE
    if not word.isalpha():
        return Unfit.NO_LETTERS
    return Unfit.CAPITALS if is_name else Unfit.NO_COUNT


def _without_rare_letters(tiers: dict[str, int], report: _Report) -> dict[str, int]:
    """Returns the words of a long list whose letters all occur often enough.

    The words of a short list are returned unchanged.
    """
    if len(tiers) < _LONG:
        return tiers
    text = "".join(tiers)
    often = {letter: text.count(letter) >= _SELDOM for letter in set(text)}
    if sum(often.get(letter, False) for letter in ENGLISH) > len(ENGLISH) / 2:
        often |= dict.fromkeys(ENGLISH, True)
    rare = sorted(letter for letter, kept in often.items() if not kept)
    if not rare:
        return tiers
    has_rare = re.compile(f"[{''.join(rare)}]").search
    report.notices.append(
        InputError(
            "Letters seen fewer than {0} times are taken for those of other languages: {1}",
            _SELDOM,
            " ".join((*rare[:12], *(["…"] if len(rare) > 12 else []))),
        )
    )
    kept: dict[str, int] = {}
    for word, tier in tiers.items():
        if has_rare(word):
            report.leave_out(word, Unfit.FOREIGN)
        else:
            kept[word] = tier
    return kept


def _by_labels(tiers: Mapping[str, int], alphabet: Alphabet, report: _Report) -> dict[bytes, int]:
    """Returns the tier of each word, which is encoded as labels.

    Words that are too short or too long are left out and reported.
    """
    if not tiers:
        return {}
    text = "\0".join(tiers)
    labels = {ord(letter): label for letter, label in alphabet.labels.items() if len(letter) == 1}
    if not alphabet.single:
        several = sorted((each for each in alphabet.letters if len(each) > 1), key=len)[::-1]
        standing = {letter: chr(_PRIVATE + alphabet.labels[letter]) for letter in several}
        text = re.sub("|".join(several), lambda found: standing[found[0]], text)
        labels |= {ord(private): alphabet.labels[each] for each, private in standing.items()}
    spelt = text.translate(labels).encode("ascii").split(b"\0")
    labelled: dict[bytes, int] = {}
    for word, (written, tier) in zip(spelt, tiers.items(), strict=True):
        if SHORTEST <= len(word) <= LONGEST:
            labelled[word] = tier
        else:
            report.leave_out(written, Unfit.LENGTH)
    return labelled


def alphabet_of(words: Iterable[Iterable[str]], digraphs: Iterable[str], where: str) -> Alphabet:
    """Returns the alphabet of words: their letters, or a-z if these suffice, and the digraphs.

    Raises WordListError, also for letters that a board cannot show in their order. `where` names
    the list in the message.
    """
    seen = set[str]().union(*words)
    if seen <= set(ENGLISH):
        seen = set(ENGLISH)
    try:
        alphabet = Alphabet(tuple(sorted(seen.union(digraphs))))
    except AlphabetError as error:
        raise WordListError(
            "{0}: {1} Leave out the words of other languages.", where, error
        ) from error
    if alphabet.from_right:
        raise WordListError(
            "{0} is written from right to left, which boards are not made for yet: choose a list"
            " of another language.",
            where,
        )
    return alphabet
