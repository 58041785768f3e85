"""Dates beside the words of a list, such as the days of a game's answers."""

import re
from collections.abc import Callable, Iterator, Sequence, Set
from datetime import date

from wmh.engine.lexicon.spelling import fold_case

_MONTHS = (
    "january jan januar jänner janvier janv enero ene janeiro gennaio gen januari stycznia"
    " styczeń ocak",
    "february feb februar febrero février févr fév pebrero fevereiro fev febbraio februari"
    " lutego luty şubat",
    "march mar märz mär mrz marzo mars marso março maart mrt marca marzec mart",
    "april apr avril avr abril abr aprile kwietnia kwiecień nisan",
    "may mai mayo maio maggio mag mei maj maja mayis",
    "june jun juni junio juin hunyo junho giugno giu czerwca czerwiec haziran",
    "july jul juli julio juillet juil hulyo julho luglio lug lipca lipiec temmuz",
    "august aug agosto ago août augusti augustus sierpnia sierpień ağustos",
    "september sep sept septiembre setiembre septembre setyembre setembro settembre set"
    " września wrzesień eylül",
    "october oct oktober okt octubre octobre oktubre outubro out ottobre ott października"
    " październik ekim",
    "november nov noviembre novembre nobyembre novembro listopada listopad kasim",
    "december dec dezember dez diciembre dic décembre déc disyembre dezembro dicembre grudnia"
    " grudzień aralik",
)
"""Names of each month in the languages of the window and some others, with i for dotless i."""

MONTHS = {name: number for number, names in enumerate(_MONTHS, start=1) for name in names.split()}
"""Number of each month, by its names and their abbreviations in small letters."""

_DAYS = (
    "th st nd rd mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday"
    " sunday montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag lunes martes"
    " miércoles jueves viernes sábado domingo lundi mardi mercredi jeudi vendredi samedi dimanche"
    " miyerkules huwebes biyernes sabado linggo"
)
OF_DATES = frozenset((*MONTHS, *_DAYS.split()))
"""Words that belong to a date: names of months and of days."""

_YEAR = r"(?:19|20)\d\d"
_DAY = re.compile(
    rf"(?<!\d)(?=\d{{1,4}}+[^\d\s]|\d\d?+[ \t])"
    rf"(?:(?P<year>{_YEAR})(?P<sign>[-/.]|\\/)(?P<month>\d\d?)(?P=sign)(?P<day>\d\d?)(?!\d)"
    r"|(?P<first>\d\d?)(?P<between>[-/.]|\\/)(?P<second>\d\d?)(?P=between)"
    rf"(?P<last>{_YEAR}|(?<=/)\d\d)(?!\d)"
    r"|(?P<number>\d\d?)(?:st|nd|rd|th|er|[.º])?[ \t,-]+(?:(?:de|of|ng)[ \t]+)?"
    r"(?:(?P<name>[^\W\d_]{3,12})\.?[ \t,-]+(?:del?[ \t]+)?)?"
    rf"(?P<of>{_YEAR}|(?<=[^\W\d_]-)\d\d)(?![-/.]?\d))",
    re.IGNORECASE,
)
"""Pattern of 2022-01-31, 31.1.2022, 1/31/2022, 31 Jan 2022, and the end of January 31, 2022."""
_NAME_BEFORE = re.compile(r"(?<![^\W_])([^\W\d_]{3,12})\.?[ \t]+$")
_LONGEST_NAME = 16

_PLAIN = re.compile(rf"(?<![\w.,-])({_YEAR})(0[1-9]|1[0-2])([0-2]\d|3[01])(?![\w-]|[.,]\d)")
"""Pattern of a number of eight digits, such as 20220131."""
_LARGE = re.compile(r"\d{7,}")

_PLAIN_DATE = re.compile(r"[12]\d{3}-[01]\d-[0-3]\d")
_TOKEN = re.compile(r"(?<!\d)([12]\d{3}-[01]\d-[0-3]\d)(?!\d)|(?<![^\W_])([^\W\d_]+)(?![^\W_])")
"""Pattern of a date as 2022-01-31, or of a word."""
_KEY = re.compile(r"[\"'`]?\s*(?::|=>)")
_SEPARATORS = "}", "]", "\n"
"""Characters that divide a list into entries, each with a word and its date."""
_LONGEST_ENTRY = 5000
_MOST_OF_ONE_DAY = 8
"""Maximal number of answers of one day, if a list has no other day."""


def with_plain_dates(text: str, *, numbers: bool) -> tuple[str, bool]:
    """Returns a text in which dates of any form are written as 2022-01-31.

    `numbers` allows dates such as 20220131, unless there are other large numbers. The second value
    is true if dates are ambiguous, such as 1/2/2022, and so are not changed.
    """
    if numbers and _PLAIN.search(text) and len(_PLAIN.findall(text)) == len(_LARGE.findall(text)):
        text = _PLAIN.sub(r"\1-\2-\3", text)
    found = list(_DAY.finditer(text))
    kinds = {each: _DAY.fullmatch(each) for each in {each[0] for each in found}}
    numeric = [each for each in kinds.values() if each and each["first"]]
    day_first = any(int(each["first"]) > 12 for each in numeric)
    month_first = any(int(each["second"]) > 12 for each in numeric)
    if numeric and not (day_first or month_first):
        day_first = all(each["between"] == "." for each in numeric)
    ambiguous = bool(numeric) and day_first == month_first
    known: dict[tuple[str, str], str] = {}
    parts: list[str] = []
    end = 0
    for each in found:
        start, name = each.start(), ""
        if each["of"] and not each["name"]:
            before = _NAME_BEFORE.search(text[max(start - _LONGEST_NAME, end) : start])
            if before is None:
                continue
            name, start = before[1], start - len(before[0])
        key = each[0], name
        if key not in known:
            known[key] = "" if ambiguous and each["first"] else _iso(each, name, day_first)
        if known[key] and known[key] != each[0]:
            parts += [text[end:start], known[key]]
            end = each.end()
    return ("".join((*parts, text[end:])) if parts else text), ambiguous


def _iso(found: re.Match[str], name: str, day_first: bool) -> str:
    """Returns a date as 2022-01-31, or "" for a text such as 2022-13-45, which is no date."""
    if found["year"]:
        return _day_of(found["year"], found["month"], found["day"])
    if found["first"]:
        one, two = found["first"], found["second"]
        return _day_of(found["last"], *((two, one) if day_first else (one, two)))
    small = fold_case(found["name"] or name).replace("\N{LATIN SMALL LETTER DOTLESS I}", "i")
    month = MONTHS.get(small, 0)
    return _day_of(found["of"], str(month), found["number"])


def _day_of(year: str, month: str, day: str) -> str:
    try:
        return date(int(year if len(year) == 4 else f"20{year}"), int(month), int(day)).isoformat()
    except ValueError:
        return ""


def days_of(text: str, words: Set[str], spell: Callable[[str], str]) -> dict[str, str]:
    """Returns the last day of each of these words that has a date as 2022-01-31 beside it.

    `spell` returns a text in the spelling of `words`. A word and a date belong together if no
    other stand in their entry, or if words and dates alternate. A single day beside many words is
    the day of the list, and no word's.
    """
    if not _PLAIN_DATE.search(text):
        return {}
    days: dict[str, str] = {}
    for word, day in _pairs(f"{spell(text)}\n", _SEPARATORS, words):
        if day > days.get(word, ""):
            days[word] = day
    if len(days) > _MOST_OF_ONE_DAY and len(set(days.values())) == 1:
        return {}
    return days


def _pairs(text: str, separators: Sequence[str], known: Set[str]) -> Iterator[tuple[str, str]]:
    """Yields the words of a text with their dates."""
    while separators and separators[0] not in text:
        separators = separators[1:]
    if not separators:
        yield from _alternating(_tokens(text, known))
        return
    for part in text.split(separators[0]):
        found = _TOKEN.findall(part) if len(part) < _LONGEST_ENTRY else None
        if found is None:
            yield from _pairs(part, separators[1:], known)
            continue
        days = {day for day, _word in found if day}
        words = {word for _day, word in found if word in known}
        if not days or not words:
            continue
        if len(days) == 1 and len(words) > 1:
            words = {word for day, word in _tokens(part, known) if not day}
        if len(days) == len(words) == 1:
            yield words.pop(), days.pop()
        else:
            yield from _pairs(part, separators[1:], known)


def _tokens(text: str, known: Set[str]) -> list[tuple[str, str]]:
    """Returns the dates and words of a text in their order, each as a pair with an empty text.

    Words in quotes come before others, and names of fields count only if there is nothing else.
    """
    found = [each for each in _TOKEN.finditer(text) if each[1] or each[2] in known]
    ranks = [0 if each[1] else _rank(text, each) for each in found]
    best = min((rank for rank in ranks if rank), default=0)
    return [
        (each[1] or "", each[2] or "")
        for each, rank in zip(found, ranks, strict=True)
        if rank in (0, best)
    ]


def _rank(text: str, token: re.Match[str]) -> int:
    """Returns 1 for a word in quotes, 3 for the name of a field, and 2 for any other word."""
    if _KEY.match(text, token.end()):
        return 3
    before, behind = text[token.start() - 1 : token.start()], text[token.end() : token.end() + 1]
    return 1 if before and before == behind and before in "\"'`" else 2


def _alternating(tokens: Sequence[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yields each date with the only word before the next date, or after the one before it.

    The first token decides which of the two it is.
    """
    if tokens and tokens[0][1]:
        tokens = tokens[::-1]
    words: list[str] = []
    day = ""
    for next_day, word in (*tokens, (" ", "")):
        if word:
            words.append(word)
            continue
        if day and len(words) == 1:
            yield words[0], day
        words, day = [], next_day
