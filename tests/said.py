"""Sentences on what is known from clues, read back and compared with words."""

import re

from tests import oracle
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Turn

NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def marked(rule, guess, secret):
    """Returns the turn with a guess, as marked in a game with this secret."""
    if rule in (Rule.TILES, Rule.PAPER):
        return oracle.turn(guess, secret)
    if rule is Rule.NAIVE:
        return Turn(tuple(guess), oracle.mark_naively(guess, secret))
    return Turn(tuple(guess), Counts(oracle.numbers_of(rule, guess, secret)))


def fits(rule, turns, word):
    """Returns True if the word could be the secret; a clue of None agrees with any word."""
    if rule is Rule.PAPER:
        return oracle.fits_as_in_paper(word, turns)
    return all(
        said is None or said == really
        for turn in turns
        for said, really in zip(_said(turn), _said(marked(rule, turn.word, word)), strict=True)
    )


def _said(turn):
    return turn.clue.numbers if isinstance(turn.clue, Counts) else turn.clue


def agrees(text, word, rule):
    """Returns True if all sentences of a text are true of the word."""
    phrases = [phrase for phrase in text.split("; ") if phrase]
    fixed = {found[1]: len(_places(found[2])) for p in phrases if (found := _FIXED.fullmatch(p))}
    return all(_true(phrase, word.upper(), rule, fixed) for phrase in phrases)


_FIXED = re.compile(r"(\w) is ((?!not)[^,]*(?:, (?!not)[^,]*)*)(?:, not (.*))?")


def _true(phrase, word, rule, fixed):
    """Returns True if a sentence is true; `fixed` has letters' numbers of places in others."""
    if phrase == "the clues contradict each other":
        return False
    if found := re.fullmatch(r"(\w+): (.*)", phrase):
        return _numbers(found[1].lower(), found[2], word.lower(), rule)
    if found := re.fullmatch(r"no ((?:\w, )*\w)", phrase):
        return not set(found[1].split(", ")) & set(word)
    if found := _FIXED.fullmatch(phrase):
        return _stands(found[1], found[2], word) and not _stands(found[1], found[3], word, any)
    if found := re.fullmatch(r"(\w) is not (.*)", phrase):
        return not _stands(found[1], found[2], word, any)
    often, _, barred = phrase.partition(", not ")
    *before, letter = often.removesuffix(" somewhere").split()
    if barred and _stands(letter, barred, word, any):
        return False
    times = word.count(letter)
    match before:
        case []:
            return phrase.startswith(f"{letter} somewhere") and times > 0
        case ["another"]:
            return times > fixed[letter]
        case ["no", "other"]:
            return times == fixed[letter]
        case ["exactly", number]:
            return times == NUMBERS[number]
        case ["at", "least", number]:
            return times >= NUMBERS[number]
        case ["at", "most", number]:
            return times <= NUMBERS[number]
    raise AssertionError(phrase)


def _places(text):
    return [int(number) - 1 for number in re.findall(r"(\d+)(?:st|nd|rd|th)", text or "")]


def _stands(letter, text, word, of=all):
    return of(word[place] == letter for place in _places(text))


def _numbers(guess, text, word, rule):
    said = [(int(part.split()[0]), part.split(" ", 1)[1]) for part in text.split(", ")]
    black, white = oracle.peg(guess, word)
    really = {"in place": black, "elsewhere": white}
    if rule in (Rule.JOTTO, Rule.JOTTO_EACH):
        really = {"in common": oracle.numbers_of(rule, guess, word)[0]}
    return all(really[what] == number for number, what in said)
