"""The rules once more, slow and plain, for the tests to hold the engine against."""

from functools import cache

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark, Turn

WHITE, YELLOW, GREEN = Mark


def mark(guess, secret):
    """Greens first; each letter of the secret not yet paid for then pays one yellow, leftmost."""
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
    """Says if a game with this secret could give these clues; None agrees with any clue."""
    return all(agree(t.clue, mark(t.guess, word)) for t in turns)


def agree(clue, marks):
    return clue == marks or all(
        said is None or said is really for said, really in zip(clue, marks, strict=True)
    )


def fits_as_in_paper(word, turns):
    """Section IV.B read letter by letter: g fixes, y bars here, w bars wherever no g is."""
    return read_as_in_paper(turns)(word)


def read_as_in_paper(turns):
    """Returns a test of words as the paper reads clues; each letter and place is asked once."""

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
    """Black for every letter in place; white as often as the rest can be paired off."""
    left = [(g, s) for g, s in zip(guess, secret, strict=True) if g != s]
    unpaired = [s for _, s in left]
    white = 0
    for g, _ in left:
        if g in unpaired:
            unpaired.remove(g)
            white += 1
    return len(guess) - len(left), white


def numbers_of(rule, guess, secret):
    """The numbers of a rule that counts, each found by pairing letters by hand."""
    black, white = peg(guess, secret)
    return {
        Rule.PEGS: (black, white),
        Rule.POSITIONS: (black,),
        Rule.JOTTO: (black + white,),
        Rule.JOTTO_EACH: (len([g for g in guess if g in set(secret)]),),
    }[rule]
