"""Conversion of the usual forms of word lists to one word a line."""

import re
from collections import Counter
from collections.abc import Sequence

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import translatable
from wmh.engine.lexicon.reading.dates import OF_DATES
from wmh.engine.lexicon.reading.literals import answer_lines, literal_lines
from wmh.engine.lexicon.reading.markup import without_markup
from wmh.engine.lexicon.reading.tables import columns_of, is_header, rows_of, table_lines

APART = translatable(
    "{0} has a list of answers and one of guesses: only the words of the first may be answers."
)
"""Notice of a text whose answers and other allowed guesses were told apart."""

_SAMPLE = 400
"""Number of lines that are examined to recognize the form of a list."""

_LEAST_ROWS = 2

_DEFINED = re.compile(
    r"(?:[-*\u2022]\s+)?([^\W\d_]+)"
    r"(?:\s*(?:[:\u2013\u2014]|=>|->)\s*|\s+(?:-+\s|(?=\()))(?=\S)(?=.*[^\W\d_])"
)
_SPACED = re.compile(r"([^\W\d_]+)\s{2,}(?=.*[^\W\d_])")
_SHOUTED = re.compile(r"([^\W\d_]{2,})\s+(?=[^\W\d_]*[a-z(\[])")

_MARKS = re.compile("[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""Pattern of invisible characters: writing direction, soft hyphen, byte order mark."""

_TOKEN = re.compile(r"\b[^\W\d_]+(?:['\u2019-][^\W\d_]+)*\b")
_PASSED_OVER = re.compile(r"\s*(?:```|~~~|#(?!\s*[0-9|,;\t]))")
"""Pattern of the beginning of lines to skip: fences around quoted text, and remarks."""
_SIMPLE = re.compile(
    r"\"?[^\W\d_]+\"?(?:\s*\t.*|(?:\s*[,;]\s*|\s+)[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|/\S*)?"
)
"""Pattern of a line that begins with its word, optionally with a number or hunspell flags."""


def lines_of(text: str, name: str, notices: list[InputError]) -> list[str]:
    """Returns the lines of a word list, each with a word and possibly a number.

    A list with one word a line is returned unchanged. Raises WordListError for a damaged list.
    """
    if not text.isascii() and _MARKS.search(text):
        text = _MARKS.sub("", text)
    if "<" in text[:_SAMPLE] or "[" in text:
        text = without_markup(text)
    lines = text.splitlines()
    sample = [line for line in map(str.strip, lines[: 4 * _SAMPLE]) if line]
    sample = [line for line in sample if not _PASSED_OVER.match(line)][:_SAMPLE]
    simple = sum(map(bool, map(_SIMPLE.fullmatch, sample)))
    if 2 * simple >= len(sample) and not (sample and _heads(sample[0])):
        return lines
    if (found := literal_lines(text, name)) is not None:
        if (apart := answer_lines(text)) is not None:
            return _with_notice(apart, InputError(APART, name), notices)
        return _with_notice(
            found, InputError("{0} was read as a list from a program's source.", name), notices
        )
    lines = [line for line in lines if line.strip() and not _PASSED_OVER.match(line)]
    sample = [line.strip() for line in lines[:_SAMPLE]]
    if (found := _of_glossary(lines, sample)) is not None:
        notice = InputError("{0} was read as a list with texts beside the words.", name)
        return _with_notice(found, notice, notices)
    if (found := _of_table(lines, sample)) is not None:
        return _with_notice(found, InputError("{0} was read as a table.", name), notices)
    if (found := _of_dated(lines, sample)) is not None:
        notice = InputError("{0} was read as a list with numbers or dates beside the words.", name)
        return _with_notice(found, notice, notices)
    if (found := _of_running(lines, sample)) is not None:
        return _with_notice(
            found, InputError("{0} was read as a list with several words a line.", name), notices
        )
    return text.splitlines()


def _with_notice(lines: list[str], notice: InputError, notices: list[InputError]) -> list[str]:
    notices.append(notice)
    return lines


def _heads(line: str) -> bool:
    """True if a line is the header of a table."""
    return any(is_header(rows_of([line], sign)[0]) for sign in "\t,;| " if sign in line)


def _of_table(lines: Sequence[str], sample: Sequence[str]) -> list[str] | None:
    """Returns lines with the words of a table, and numbers if any; None if there is no table.

    A table has rows with equal numbers of cells, at least two.
    """
    if len(sample) < _LEAST_ROWS:
        return None
    for delimiter in "|\t;, ":
        if sum(delimiter in line for line in sample) < 0.7 * len(sample):
            continue
        rows = rows_of(lines, delimiter)
        widths = Counter(map(len, rows[:_SAMPLE])).most_common(1)
        if not widths or widths[0][0] < 2 or widths[0][1] < 0.7 * min(len(rows), _SAMPLE):
            continue
        columns = columns_of(rows)
        if columns is None or (delimiter in " ," and _is_many(rows, columns.header)):
            continue
        return table_lines(rows, columns)
    return None


def _of_glossary(lines: Sequence[str], sample: Sequence[str]) -> list[str] | None:
    """Returns the words of lines that explain them: a word, a separator and a text.

    A separator is a colon, a dash, a bracket or two spaces; a word in capitals needs none. Returns
    None unless most lines have this form, with different words.
    """
    if len(sample) < _LEAST_ROWS:
        return None

    # Lines with equal numbers of words may be the columns of a table.
    spaced = len({len(line.split()) for line in sample}) > 1

    def word_of(line: str) -> str | None:
        found = _DEFINED.match(line) or (_SPACED.match(line) if spaced else None)
        if found is not None:
            return found[1]
        found = _SHOUTED.match(line)
        return found[1] if found is not None and found[1].isupper() else None

    words = [word for line in sample if (word := word_of(line)) is not None]
    if len(words) < 0.8 * len(sample) or len(set(words)) < 0.8 * len(words):
        return None
    return [word_of(line.strip()) or line for line in lines]


def _is_many(rows: Sequence[Sequence[str]], header: bool) -> bool:
    """True if a table has no header and all its cells are words: a list with many words a line."""
    return not header and all(cell.isalpha() for row in rows[:_SAMPLE] for cell in row if cell)


def _tokens(line: str, common: frozenset[str]) -> list[str]:
    """Returns the words of a line, without the words in `common` and the words of dates.

    A word is kept if nothing else would be left.
    """
    found = _TOKEN.findall(line)
    rest = [each for each in found if each.lower() not in common]
    if len(rest) > 1 or not rest:
        others = [each for each in rest if each.lower() not in OF_DATES]
        rest = others or found[-1:]
    return rest


def _of_dated(lines: Sequence[str], sample: Sequence[str]) -> list[str] | None:
    """Returns the lines reduced to their word, beside which numbers and dates stand.

    Returns None unless most lines have one such word.
    """
    seen = Counter(word for line in sample for word in {x.lower() for x in _TOKEN.findall(line)})
    few = len(sample) < 4
    common = frozenset(word for word, often in seen.items() if not few and often > len(sample) / 2)
    single = sum(len(_tokens(line, common)) == 1 for line in sample)
    marked = sum(not _TOKEN.fullmatch(line) for line in sample)
    if not sample or single < 0.7 * len(sample) or 2 * marked < len(sample):
        return None
    words = (_tokens(line, common) for line in lines)
    return [each[0] if len(each) == 1 else line for each, line in zip(words, lines, strict=True)]


def _of_running(lines: Sequence[str], sample: Sequence[str]) -> list[str] | None:
    """Returns the words, one a line, of lines with several words and separators.

    Returns None for lines with much else, or with sentences.
    """
    if len(lines) > 1 and set(map(str.lower, _TOKEN.findall(lines[0]))) <= OF_DATES:
        lines, sample = lines[1:], sample[1:]  # The names of the columns of a calendar.
    divided = [re.split(r"[\s,;|/·•]+", _bare(line)) for line in sample]
    tokens = [token for row in divided for token in row if token]
    letters = sum(token.isalpha() for token in tokens)
    if len(tokens) < 1.5 * len(sample) or letters < 0.95 * len(tokens):
        return None
    if len(sample) > 1 and _is_prose(sample):
        return None
    return [
        token.strip("\"'`.")
        for line in lines
        for token in re.split(r"[\s,;|/·•]+", _bare(line))
        if token
    ]


def _bare(line: str) -> str:
    return re.sub(r"[\"'`\[\](){}]", "", line)


def _is_prose(sample: Sequence[str]) -> bool:
    """True if the words of the lines repeat often, as in sentences."""
    words = [word.lower() for line in sample for word in _TOKEN.findall(line)]
    return len(set(words)) < 0.8 * len(words) or any(
        line.endswith(".") and " " in line for line in sample
    )
