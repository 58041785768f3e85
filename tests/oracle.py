"""The rules of the games written a second time, slowly and plainly, to compare the engine with."""

from functools import cache

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark, Turn

WHITE, YELLOW, GREEN = Mark


def mark(guess, secret):
    """Marks a guess: first greens, then yellows, each for a different letter of the secret."""
    unpaid = [s for g, s in zip(guess, secret, strict=True) if g != s]
    marks = []
    for g, s in zip(guess, secret, strict=True):
        if g == s:
            marks.append(GREEN)
        elif g in unpaid:
            unpaid.remove(g)
            marks.append(YELLOW)
        else:
            marks.append(WHITE)
    return tuple(marks)


def turn(guess, secret):
    return Turn(tuple(guess), mark(guess, secret))


def could_cause(word, turns):
    """Returns True if the secret `word` gives these clues; a clue of None agrees with any."""
    return all(agree(t.clue, mark(t.guess, word)) for t in turns)


def agree(clue, marks):
    return clue == marks or all(
        said is None or said is really for said, really in zip(clue, marks, strict=True)
    )


def fits_as_in_paper(word, turns):
    """Returns True if a word fits the clues as section IV.B of the paper reads them.

    A green letter fixes its place, a yellow one is excluded at its place, and a white one at every
    place that is not fixed.
    """
    return read_as_in_paper(turns)(word)


def read_as_in_paper(turns):
    """Returns `fits_as_in_paper` as a function of a word; each letter and place is tested once."""

    @cache
    def fits(place, letter):
        green = {t.guess[place] for t in turns if t.clue[place] is GREEN}
        if green:
            return green == {letter}
        return not any(
            other == letter and (said is WHITE or (said is YELLOW and other_place == place))
            for t in turns
            for other_place, (other, said) in enumerate(zip(t.guess, t.clue, strict=True))
        )

    return lambda word: all(fits(place, letter) for place, letter in enumerate(word))


def mark_naively(guess, secret):
    return tuple(
        [
            GREEN if g == s else YELLOW if g in secret else WHITE
            for g, s in zip(guess, secret, strict=True)
        ]
    )


def could_cause_naively(word, turns):
    return all(mark_naively(t.guess, word) == t.clue for t in turns)


def peg(guess, secret):
    """Returns black pegs (letters in place) and white pegs (pairs among all other letters)."""
    left = [(g, s) for g, s in zip(guess, secret, strict=True) if g != s]
    unpaired = [s for _, s in left]
    white = 0
    for g, _ in left:
        if g in unpaired:
            unpaired.remove(g)
            white += 1
    return len(guess) - len(left), white


def numbers_of(rule, guess, secret):
    """Returns the numbers of a clue by a counting rule, found by pairing letters."""
    black, white = peg(guess, secret)
    return {
        Rule.PEGS: (black, white),
        Rule.POSITIONS: (black,),
        Rule.JOTTO: (black + white,),
        Rule.JOTTO_EACH: (len([g for g in guess if g in set(secret)]),),
    }[rule]
