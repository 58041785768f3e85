"""What is known, in words."""

from collections.abc import Callable, Sequence

from app.engine.clues.knowledge import Knowledge, LetterCount

Say = Callable[[str], str]
"""Puts a phrase into the reader's language; the names in braces stay as they are."""

_ORDINALS = ("{n}th", "{n}st", "{n}nd", "{n}rd")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def in_words(knowledge: Knowledge, say: Say = str) -> str:
    """One line, such as `N is 4th; R somewhere, not 1st; exactly one T; no A, I`.

    Fixed letters come first, then what must occur, then what cannot; the empty text where
    nothing is known.
    """
    if not knowledge.possible:
        return say("the clues contradict each other")
    counts = {count.letter: count for count in knowledge.counts}
    barred = {
        letter: [place for place, letters in enumerate(knowledge.excluded) if letter in letters]
        for letter in sorted(frozenset[str]().union(*knowledge.excluded))
    }
    open_places = knowledge.fixed.count(None)
    gone = [x for x, places in barred.items() if len(places) == open_places]
    phrases = [
        say("{letter} is {places}").format(
            letter=letter.upper(), places=_places(knowledge, letter, say)
        )
        for letter in dict.fromkeys(letter for letter in knowledge.fixed if letter is not None)
    ]
    for letter in sorted({*counts, *barred}):
        if phrase := _how_many(counts.get(letter), knowledge.fixed.count(letter), say):
            phrase = phrase.replace("{letter}", letter.upper())
        elif letter in barred and letter not in gone:
            phrase = say("another {letter}") if letter in knowledge.fixed else "{letter}"
            phrase = phrase.replace("{letter}", letter.upper())
        if phrase and letter in barred and letter not in gone:
            places = _joined([_ordinal(place, say) for place in barred[letter]], say("or"))
            phrase += say(", not {places}").format(places=places)
        if phrase:
            phrases.append(phrase)
    absent = [letter.upper() for letter in gone if letter not in knowledge.fixed]
    if absent:
        phrases.append(say("no {letters}").format(letters=", ".join(absent)))
    return "; ".join(phrases)


def _how_many(count: LetterCount | None, fixed: int, say: Say) -> str:
    """How often a letter occurs, as far as the fixed places do not say it."""
    if count is None or count.most == 0:
        return ""
    if count.most is None:
        if count.least <= fixed:
            return ""
        if count.least == 1:
            return say("{letter} somewhere")
        return say("at least {number} {letter}").replace("{number}", _number(count.least, say))
    if count.most == fixed:
        return say("no other {letter}")
    if count.most == count.least:
        return say("exactly {number} {letter}").replace("{number}", _number(count.least, say))
    return say("at most {number} {letter}").replace("{number}", _number(count.most, say))


def _number(number: int, say: Say) -> str:
    return say(_NUMBERS[number]) if number < len(_NUMBERS) else str(number)


def _places(knowledge: Knowledge, letter: str, say: Say) -> str:
    places = [place for place, other in enumerate(knowledge.fixed) if other == letter]
    return _joined([_ordinal(place, say) for place in places], say("and"))


def _ordinal(place: int, say: Say) -> str:
    """The name of a place that is counted from 0."""
    number = place + 1
    last = 0 if number // 10 == 1 or number % 10 > 3 else number % 10
    return say(_ORDINALS[last]).replace("{n}", str(number))


def _joined(parts: Sequence[str], word: str) -> str:
    if len(parts) == 1:
        return parts[0]
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"
