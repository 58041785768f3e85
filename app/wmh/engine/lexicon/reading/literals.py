"""Word lists inside source code, such as JSON or JavaScript."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from wmh.engine.lexicon.reading.tables import columns_of, table_lines
from wmh.engine.lexicon.reading.text import WordListError

ANSWER_TIER, GUESS_TIER = 10, 80
"""Tiers of possible answers and of mere guesses, in lists that distinguish them."""

_MOST_CHARACTERS = 32_000_000
"""Maximal number of characters of source code: five times the longest list in use."""

_WORD = r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*"
_QUOTED_TEXT = re.compile(r'"(?:\\.|[^"\\])*"')
_BEGINS = re.compile(r"\s*[\[{]")
_ASSIGNS = re.compile(r"=\s*(?:new\s+\w+\s*\(|\w+\s*\(|\w+\s*!?)?\s*[\[({\"'`]")
_EXPORTS = re.compile(r"\bexport\s+default\b|\breturn\s*[\[{]|\b\w+\s*:\s*\[\s*[\"'`]")
_COMMENT = re.compile(
    r"/\*.*?\*/|(?m:^[ \t]*(?://|#|--)[^\n]*$)|(?m:[ \t]//[^\"'`\n]*$)", re.DOTALL
)
_LITERAL = re.compile(
    r"""(?P<quote>["'`])(?P<text>(?:\\.|(?!(?P=quote)).)*?)(?P=quote)"""
    r"""(?:\s*(?::|=>|,(?=\s*-?[0-9.]+\s*[\])]))\s*(?P<number>-?[0-9][0-9_.eE+-]*)"""
    r"""|(?P<split>\s*\.\s*split)|(?P<key>\s*:))?"""
    rf"""|(?<![\w.$])(?P<name>{_WORD})\s*:\s*(?P<count>-?[0-9][0-9_.eE+-]*)""",
    re.DOTALL,
)
_QUOTED = rf"""["'`]{_WORD}["'`]"""
_GROUP_OF_QUOTED = re.compile(
    rf"(?:[\[({{]|\b(?i:DATA|\.?byte|\.?string|db)\b)\s*(?:{_QUOTED}[\s,]+){{2}}{_QUOTED}"
)
"""Pattern of three quoted words behind a bracket, or a directive of BASIC or an assembler."""
_GROUP_OF_BARE = re.compile(rf"[\[({{]\s*({_WORD}(?:[\s,]+{_WORD}){{2,}})[\s,]*[\])}}]")
"""Pattern of three or more words in brackets, as in Perl, Ruby, YAML or a shell."""
_LETTERS = re.compile(_WORD)
_SEPARATOR = re.compile(r"[\s,;|]+")
_DATED = re.compile(r"[\W\d_]+")
"""Pattern of a name without letters: a date or a number."""

_KEYS = ("word", "solution", "answer", "term", "lemma", "text", "name", "w")
_COUNTS = ("count", "freq", "frequency", "occurrences", "n", "zipf", "score")
"""Names of fields in which objects usually have the frequency of a word."""


_ANSWERS = frozenset(
    re.findall(
        r"\w+",
        "answer answers solution solutions secret secrets target targets soluciones respuestas"
        " l\u00f6sungen r\u00e9ponses wordles la",
    )
)
_GUESSES = frozenset(
    re.findall(
        r"\w+",
        "guess guesses allowed valid validas v\u00e1lidas accepted others herrings dictionary legal"
        " permitted ta",
    )
)
"""Words in the names of lists of a game's possible answers, and of its other allowed guesses."""
_FEW = 20
"""Number of times that all words of a text outnumber those in quotes, if it is no source code."""
_MOST_FIELDS = 10
"""Number of fields with numbers that an entry of a list in source code may have."""
_CLOSING = re.compile(r"[\])}]")
_PARTS = re.compile(r"[^\W\d_]?[a-z\u00e0-\u00ff]+|[A-Z\u00c0-\u00de]+")
_NAME_OF_LIST = re.compile(
    r"(?<![\w.$])(\w+)[\"']?\s*(?::[^=\[({\"'`]*(?:\[\])?)?\s*(?:=>?|:)\s*(?:new\s+\w+\s*\(|\w+\s*\()?\s*"
    r"(?=[\[({])"
)


def answer_lines(text: str) -> list[str] | None:
    """Returns lines `word TAB tier` of source code with a list of answers and one of guesses.

    The lists are told apart by their names. Returns None if the text has no such two lists.
    """
    bare = _COMMENT.sub("", text)
    tiers: dict[str, int] = {}
    for list_name in _NAME_OF_LIST.finditer(bare):
        parts = {part.lower() for part in _PARTS.findall(list_name[1])}
        if bool(parts & _ANSWERS) is bool(parts & _GUESSES):
            continue
        tier = ANSWER_TIER if parts & _ANSWERS else GUESS_TIER
        end = _CLOSING.search(bare, list_name.end())
        inside = bare[list_name.end() : end.start() if end else None]
        quoted = (found for found in _LITERAL.finditer(inside) if not found["key"])
        for word in filter(_LETTERS.fullmatch, (found["text"] or "" for found in quoted)):
            tiers[word] = min(tier, tiers.get(word, tier))
    if set(tiers.values()) != {ANSWER_TIER, GUESS_TIER}:
        return None
    return [f"{word}\t{tier}" for word, tier in tiers.items()]


def literal_lines(text: str, name: str) -> list[str] | None:
    """Returns lines `word` or `word TAB number` of a list in source code.

    Returns None if the text is no source code. Raises WordListError if it is damaged or too long.
    """
    head = text[:5000]
    as_json = _BEGINS.match(head) is not None
    grouped = _GROUP_OF_QUOTED.search(text) is not None
    if not (as_json or grouped or _ASSIGNS.search(head) or _EXPORTS.search(head)):
        return _bare_groups(text)
    if len(text) > _MOST_CHARACTERS:
        raise WordListError(
            "{0} is a list from a program's source with more than {1} million characters: give a"
            " text file, one word a line.",
            name,
            _MOST_CHARACTERS // 1_000_000,
        )
    if as_json and (found := _json_lines(text)) is not None:
        return found
    bare = _COMMENT.sub("", text)
    found = list(_literals(bare))
    assigned = as_json or _ASSIGNS.search(head) or _EXPORTS.search(head)
    few = len(found) * _FEW < len(_LETTERS.findall(bare))
    if not as_json and (not found or (few and not assigned)):
        return _bare_groups(bare)
    if as_json and _is_cut_off(bare):
        raise WordListError(
            "{0} begins as JSON and is cut off or broken: give the whole of it, or a text file,"
            " one word a line.",
            name,
        )
    return found


def _is_cut_off(text: str) -> bool:
    """True if a text ends inside a word, or before all its brackets are closed."""
    if not text.rstrip(" \t\r\n;,").endswith(("]", "}", ")", '"', "'", "`")):
        return True
    bare = _QUOTED_TEXT.sub("", text)
    return sum(map(bare.count, "[{")) > sum(map(bare.count, "]}"))


def _bare_groups(text: str) -> list[str] | None:
    """Returns the words in brackets if they are most of a text; else None."""
    words = [word for found in _GROUP_OF_BARE.finditer(text) for word in _LETTERS.findall(found[1])]
    return words if words and 2 * len(words) > len(_LETTERS.findall(text)) else None


def _json_lines(text: str) -> list[str] | None:
    """Returns lines of the words in JSON or JSON lines; None if the text is neither."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        try:
            told = [json.loads(line) for line in text.splitlines() if line.strip()]
        except (ValueError, RecursionError):
            return None
    try:
        lines = list(_texts(told))
    except RecursionError:
        return []
    numbers = {line.partition("\t")[2] for line in lines}
    if len(numbers) == 1:  # As `"word": 1` in all of a dictionary.
        return [line.partition("\t")[0] for line in lines]
    return lines


def _texts(told: object) -> Iterator[str]:
    """Yields the words in a JSON value, each possibly with a tab and its number."""
    match told:
        case str():
            if " " in told or "," in told:
                words = [each for each in _SEPARATOR.split(told) if each]
                yield from words if all(map(_LETTERS.fullmatch, words)) else ()
            elif told:
                yield told
        case dict():
            yield from _of_object(cast("Mapping[str, object]", told))
        case list():
            yield from _of_array(cast("list[object]", told))
        case _:
            pass


def _of_array(told: list[object]) -> Iterator[str]:
    if told and all(isinstance(each, list) for each in told):
        rows = [[str(x) for x in cast("list[object]", each)] for each in told]
        if columns := columns_of(rows):
            yield from table_lines(rows, columns)
            return
    field = _field_of_words(told)
    for each in told:
        yield from _texts(cast("Mapping[str, object]", each)[field] if field else each)


def _field_of_words(told: list[object]) -> str:
    """Returns the field with the words in an array of objects that name it otherwise; else ""."""
    rows = [cast("Mapping[str, object]", each) for each in told if isinstance(each, dict)]
    if not rows or len(rows) < len(told) or any(_word_of(each) is not None for each in rows):
        return ""
    different = {
        name: len({text for row in rows if _LETTERS.fullmatch(text := str(row.get(name, "")))})
        for name, value in rows[0].items()
        if isinstance(value, str) and all(isinstance(row.get(name), str) for row in rows)
    }
    best = max(different, key=different.__getitem__, default="")
    return best if best and 2 * different[best] > len(rows) else ""


def _word_of(told: Mapping[str, object]) -> str | None:
    """Returns the text in a usual field of an object for its word; None if there is none."""
    lowered = {name.lower(): value for name, value in told.items()}
    return next((word for key in _KEYS if isinstance(word := lowered.get(key), str)), None)


def _of_object(told: Mapping[str, object]) -> Iterator[str]:
    lowered = {name.lower(): value for name, value in told.items()}
    if (word := _word_of(told)) is not None:
        count = next((lowered[key] for key in _COUNTS if _is_number(lowered.get(key))), None)
        yield word if count is None else f"{word}\t{_number_text(count)}"
        return
    if any(isinstance(value, list) for value in told.values()):  # Several lists, by their names.
        for value in told.values():
            if isinstance(value, list):
                yield from _texts(cast("object", value))
        return
    if told and all(_DATED.fullmatch(name) for name in told):  # Words by their days.
        for value in told.values():
            yield from _texts(value)
        return
    if len(told) < 5 and any(isinstance(value, dict) for value in told.values()):
        for value in told.values():
            yield from _texts(value)
        return
    for name, value in told.items():
        yield f"{name}\t{_number_text(value)}" if _is_number(value) else name


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _number_text(number: object) -> str:
    return str(number) if isinstance(number, int) else f"{number:f}"


def _literals(text: str) -> Iterator[str]:
    """Yields the words in quotes, and names before numbers, each possibly with its number."""
    literals = list(_LITERAL.finditer(text))
    fields = _fields(literals)
    for found in literals:
        if (found["name"] or (found["number"] and found["text"])) in fields:
            continue
        if word := found["name"]:
            yield f"{word}\t{found['count'].replace('_', '')}"
            continue
        inside = found["text"]
        if found["number"] and _LETTERS.fullmatch(inside):
            yield f"{inside}\t{found['number'].replace('_', '')}"
        elif found["key"]:
            continue  # The name of a list, or of a field.
        elif _LETTERS.fullmatch(inside):
            yield inside
        else:
            words = [each for each in _SEPARATOR.split(inside) if each]
            if found["split"] or len(words) > 3 or "\n" in inside:
                yield from filter(_LETTERS.fullmatch, words)


def _fields(literals: Sequence[re.Match[str]]) -> frozenset[str]:
    """Returns the names before numbers that are fields of most entries, such as `id: 3`."""
    names = Counter(each["name"] or each["text"] for each in literals if _has_number(each))
    often = sum(names.values()) / _MOST_FIELDS
    return frozenset(name for name, number in names.items() if number > max(1, often))


def _has_number(literal: re.Match[str]) -> bool:
    return bool(literal["name"] or literal["number"])
