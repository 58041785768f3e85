"""Summary, in words, of the knowledge about the secret."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from operator import eq

from wmh.base.text.wording import translatable
from wmh.engine.clues.knowledge import Knowledge, LetterCount
from wmh.engine.clues.rules import RULES, Count, Rule
from wmh.engine.clues.turn import Counts, Turn

Say = Callable[[str], str]
"""Function that translates a phrase; names in braces remain."""

_ORDINALS = ("{n}th", "{n}st", "{n}nd", "{n}rd")
translatable(_ORDINALS, context="Summary")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
translatable(_NUMBERS, context="Summary")


def in_words(
    knowledge: Knowledge,
    turns: Iterable[Turn] = (),
    rule: Rule = Rule.TILES,
    say: Say = str,
    capitals: Callable[[str], str] = str.upper,
) -> str:
    """Returns one line such as `N is 4th; R somewhere, not 1st; exactly one T; no A, I`.

    Known places come first, then letters that must occur, letters that cannot occur, and those
    numbers of the `turns` that tell more; letters are written as `capitals` returns them. The text
    is empty if nothing is known. Every word that fits satisfies all phrases, and every word that
    satisfies all phrases fits.
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
    fixed, others, absent = dict[str, str](), list[str](), list[str]()
    for letter in dict.fromkeys(letter for letter in knowledge.fixed if letter is not None):
        text = say("{letter} is {places}").replace("{places}", _places(knowledge, letter, say))
        fixed[letter] = text.replace("{letter}", capitals(letter))
    for letter in sorted({*counts, *barred}) if open_places else ():
        if letter in gone:
            if letter in fixed:
                others.append(say("no other {letter}").replace("{letter}", capitals(letter)))
            else:
                absent.append(capitals(letter))
            continue
        phrases = _how_many(counts.get(letter), knowledge.fixed.count(letter), say)
        phrases = [phrase.replace("{letter}", capitals(letter)) for phrase in phrases]
        if letter in barred:
            places = _enumeration([_ordinal(place, say) for place in barred[letter]], say("or"))
            elsewhere = say(", not {places}").replace("{places}", places)
            if phrases:
                phrases[0] += elsewhere
            elif letter in fixed:
                fixed[letter] += elsewhere
            else:
                text = say("{letter} is not {places}").replace("{places}", places)
                phrases.append(text.replace("{letter}", capitals(letter)))
        others += phrases
    if absent:
        others.append(say("no {letters}").format(letters=", ".join(absent)))
    numbers = (_numbers(turn, rule, knowledge, say, capitals) for turn in turns)
    return "; ".join((*fixed.values(), *others, *filter(None, numbers)))


def _how_many(count: LetterCount | None, fixed: int, say: Say) -> list[str]:
    """Returns phrases for how often a letter occurs; `fixed` is the number of its known places."""
    if count is None:
        return []
    if count.most == count.least:
        return [say("exactly {number} {letter}").replace("{number}", _number(count.least, say))]
    phrases: list[str] = []
    if count.least == fixed + 1:
        phrases.append(say("another {letter}") if fixed else say("{letter} somewhere"))
    elif count.least > fixed:
        text = say("at least {number} {letter}")
        phrases.append(text.replace("{number}", _number(count.least, say)))
    if count.most is not None:
        text = say("at most {number} {letter}")
        phrases.append(text.replace("{number}", _number(count.most, say)))
    return phrases


def _numbers(
    turn: Turn, rule: Rule, knowledge: Knowledge, say: Say, capitals: Callable[[str], str]
) -> str:
    """Returns the phrase for the numbers of a clue, or "" if the knowledge implies them."""
    if not isinstance(turn.clue, Counts):
        return ""
    known = _Known(turn, knowledge)
    said = [
        (each, number)
        for each, number in zip(RULES[rule].counted, turn.clue.numbers, strict=True)
        if number is not None
    ]
    if all(_is_implied(each, number, known) for each, number in said):
        return ""
    phrases = (say(each.said).replace("{number}", str(number)) for each, number in said)
    text = say("{word}: {numbers}").replace("{numbers}", ", ".join(phrases))
    return text.replace("{word}", capitals(turn.word))


def _is_implied(count: Count, number: int, known: "_Known") -> bool:
    try:
        return count.of(known) == number
    except _OpenError:
        return False


class _OpenError(Exception):
    """The exception for a number that the knowledge does not determine."""


class _Known:
    """Numbers of letters that a guess shares with the secret, as far as the knowledge tells them.

    The properties are those of `Pair`. They raise _OpenError if words that fit differ in the
    number.
    """

    def __init__(self, turn: Turn, knowledge: Knowledge) -> None:
        self._turn, self._knowledge = turn, knowledge

    @property
    def in_place(self) -> int:
        known = self._knowledge
        places = zip(self._turn.guess, known.fixed, known.excluded, strict=True)
        if any(fixed is None and letter not in excluded for letter, fixed, excluded in places):
            raise _OpenError
        return sum(map(eq, self._turn.guess, known.fixed))

    @property
    def in_common(self) -> int:
        return sum(self._number_up_to(letter, times) for letter, times in self._letters())

    @property
    def of_guess(self) -> int:
        return sum(times * self._number_up_to(letter, 1) for letter, times in self._letters())

    def _letters(self) -> Iterable[tuple[str, int]]:
        return Counter(self._turn.guess).items()

    def _number_up_to(self, letter: str, most: int) -> int:
        """Returns how often a letter occurs, counted up to `most`. Raises _OpenError if unknown."""
        for count in self._knowledge.counts:
            if count.letter == letter and min(most, count.least) == min(
                most, self._knowledge.length if count.most is None else count.most
            ):
                return min(most, count.least)
        raise _OpenError


def _number(number: int, say: Say) -> str:
    return say(_NUMBERS[number]) if number < len(_NUMBERS) else str(number)


def _places(knowledge: Knowledge, letter: str, say: Say) -> str:
    places = [place for place, other in enumerate(knowledge.fixed) if other == letter]
    return _enumeration([_ordinal(place, say) for place in places], say("and"))


def _ordinal(place: int, say: Say) -> str:
    """Returns the ordinal, such as `4th`, of a place counted from 0."""
    number = place + 1
    last = 0 if number // 10 == 1 or number % 10 > 3 else number % 10
    return say(_ORDINALS[last]).replace("{n}", str(number))


def _enumeration(parts: Sequence[str], word: str) -> str:
    if len(parts) == 1:
        return parts[0]
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"
