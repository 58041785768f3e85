"""Dates beside the words of a list, such as the days of a game's answers."""

import re
from collections.abc import Callable, Iterator, Sequence, Set
from datetime import date

_MONTHS = (
    *("jan(?:uary)?", "feb(?:ruary)?", "mar(?:ch)?", "apr(?:il)?", "may", "june?", "july?"),
    *("aug(?:ust)?", "sept?(?:ember)?", "oct(?:ober)?", "nov(?:ember)?", "dec(?:ember)?"),
)
_MONTH = "|".join(_MONTHS)
_DAY = re.compile(
    r"(?<![\d])(?:(?P<year>\d{4})(?P<sign>[-/.])(?P<month>\d\d?)(?P=sign)(?P<day>\d\d?)(?!\d)"
    r"|(?P<first>\d\d?)(?P<between>[-/.])(?P<second>\d\d?)(?P=between)(?P<last>\d{4}|(?<=/)\d\d)"
    r"(?!\d)"
    rf"|(?P<number>\d\d?)(?:st|nd|rd|th)?[ \t,-]+(?:(?P<name>{_MONTH})\b\.?[ \t,-]+)?"
    r"(?P<of>\d{4})(?![-/.]?\d))",
    re.IGNORECASE,
)
"""Pattern of 2022-01-31, 31.1.2022, 1/31/2022, 31 Jan 2022, and the end of January 31, 2022."""
_NAME_BEFORE = re.compile(rf"\b({_MONTH})\.?[ \t]+$", re.IGNORECASE)
_LONGEST_NAME = 12

_OPEN, _CLOSE = "\ue000", "\ue001"
"""Private-use characters around the number of a date, which stand for it in a text."""
_MARK = re.compile(f"{_OPEN}([0-9]+){_CLOSE}")
_TOKEN = re.compile(rf"{_OPEN}(?P<at>[0-9]+){_CLOSE}|(?<![^\W_])(?P<word>[^\W\d_]+)(?![^\W_])")
_KEY = re.compile(r"[\"'`]?\s*(?::|=>)")
_SEPARATORS = "}", "]", "\n"
"""Characters that divide a list into entries, each with a word and its date."""


def days_of(text: str, words: Set[str], spell: Callable[[str], str]) -> tuple[dict[str, str], bool]:
    """Returns the last day of each of these words that has a date beside it, as 2022-01-31.

    `spell` returns a text in the spelling of `words`. A word and a date belong together if no
    other stand in their entry, or if words and dates alternate. The second value is true if the
    dates are ambiguous, such as 1/2/2022, and so are not read.
    """
    dates, ambiguous = _dates(text)
    if not dates:
        return {}, ambiguous
    parts: list[str] = []
    end = 0
    for number, (start, stop, _day) in enumerate(dates):
        parts += [text[end:start], f"{_OPEN}{number}{_CLOSE}"]
        end = stop
    marked = spell("".join((*parts, text[end:])))
    days: dict[str, str] = {}
    for word, number in _pairs(marked, _SEPARATORS, words):
        day = dates[number][2]
        days[word] = max(day, days.get(word, day))
    return days, ambiguous


def _dates(text: str) -> tuple[list[tuple[int, int, str]], bool]:
    """Returns start, end and day of each date in a text, and whether others are ambiguous."""
    found = list(_DAY.finditer(text))
    numeric = [each for each in found if each["first"]]
    day_first = any(int(each["first"]) > 12 for each in numeric)
    month_first = any(int(each["second"]) > 12 for each in numeric)
    if numeric and not (day_first or month_first):
        day_first = all(each["between"] == "." for each in numeric)
    ambiguous = bool(numeric) and day_first == month_first
    dates: list[tuple[int, int, str]] = []
    for each in found:
        start = each.start()
        if each["year"]:
            told = each["year"], each["month"], each["day"]
        elif each["first"]:
            if ambiguous:
                continue
            year = each["last"] if len(each["last"]) == 4 else f"20{each['last']}"
            one, two = each["first"], each["second"]
            told = (year, two, one) if day_first else (year, one, two)
        else:
            name = each["name"]
            if name is None:
                before = _NAME_BEFORE.search(text[max(start - _LONGEST_NAME, 0) : start])
                if before is None:
                    continue
                name, start = before[1], start - len(before[0])
            told = each["of"], _number_of(name), each["number"]
        try:
            dates.append((start, each.end(), date(*map(int, told)).isoformat()))
        except ValueError:  # Such as 2022-13-45, which is no date.
            continue
    return dates, ambiguous


def _number_of(name: str) -> int:
    return next(
        number
        for number, month in enumerate(_MONTHS, start=1)
        if re.fullmatch(month, name, re.IGNORECASE)
    )


def _pairs(text: str, separators: Sequence[str], known: Set[str]) -> Iterator[tuple[str, int]]:
    """Yields the words of a text with the numbers of their dates."""
    numbers = _MARK.findall(text)
    if not numbers:
        return
    if len(numbers) == 1 or not separators:
        tokens = _tokens(text, known)
        words = {token for token in tokens if isinstance(token, str)}
        if len(numbers) == len(words) == 1:
            yield words.pop(), int(numbers[0])
            return
        if not separators:
            yield from _alternating(tokens)
            return
    for part in text.split(separators[0]):
        yield from _pairs(part, separators[1:], known)


def _tokens(text: str, known: Set[str]) -> list[str | int]:
    """Returns the words and the numbers of dates in a text, in their order.

    Words in quotes come before others, and names of fields count only if there is nothing else.
    """
    found = [
        each for each in _TOKEN.finditer(text) if each["word"] is None or each["word"] in known
    ]
    ranks = [0 if each["word"] is None else _rank(text, each) for each in found]
    best = min((rank for rank in ranks if rank), default=0)
    return [
        int(each["at"]) if each["word"] is None else each["word"]
        for each, rank in zip(found, ranks, strict=True)
        if rank in (0, best)
    ]


def _rank(text: str, token: re.Match[str]) -> int:
    """Returns 1 for a word in quotes, 3 for the name of a field, and 2 for any other word."""
    if _KEY.match(text, token.end()):
        return 3
    before, behind = text[token.start() - 1 : token.start()], text[token.end() : token.end() + 1]
    return 1 if before and before == behind and before in "\"'`" else 2


def _alternating(tokens: Sequence[str | int]) -> Iterator[tuple[str, int]]:
    """Yields each date with the only word before the next date, or after the one before it.

    The first token decides which of the two it is.
    """
    if tokens and isinstance(tokens[0], str):
        tokens = tokens[::-1]
    words: list[str] = []
    number: int | None = None
    for token in (*tokens, -1):
        if isinstance(token, str):
            words.append(token)
            continue
        if number is not None and len(words) == 1:
            yield words[0], number
        words, number = [], token
