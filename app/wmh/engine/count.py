"""Texts of a number and its noun for error messages, with the plural forms of each language."""

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural


def letters(number: int) -> InputError:
    return InputError(Plural("1 letter", "{0} letters", number), number)


def words(number: int) -> InputError:
    return InputError(Plural("1 word", "{0} words", number), number)


def repeated_words(number: int) -> InputError:
    return InputError(Plural("1 repeated word", "{0} repeated words", number), number)


def boards(number: int) -> InputError:
    return InputError(Plural("1 board", "{0} boards", number), number)


def clues(number: int) -> InputError:
    return InputError(Plural("1 clue", "{0} clues", number), number)


def marks(number: int) -> InputError:
    return InputError(Plural("1 mark", "{0} marks", number), number)


def pegs(number: int) -> InputError:
    return InputError(Plural("1 peg", "{0} pegs", number), number)


def colours(number: int) -> InputError:
    return InputError(Plural("1 colour", "{0} colours", number), number)


def codes(number: int) -> InputError:
    return InputError(Plural("1 code", "{0} codes", number), number)


def guesses(number: int) -> InputError:
    return InputError(Plural("1 guess", "{0} guesses", number), number)


def openers(number: int) -> InputError:
    return InputError(Plural("1 opener", "{0} openers", number), number)


def attempts(number: int) -> InputError:
    return InputError(Plural("1 attempt", "{0} attempts", number), number)


def games(number: int) -> InputError:
    return InputError(Plural("1 game", "{0} games", number), number)


def frames(number: int) -> InputError:
    return InputError(Plural("1 frame", "{0} frames", number), number)


def pictures(number: int) -> InputError:
    return InputError(Plural("1 picture", "{0} pictures", number), number)


def experiments(number: int) -> InputError:
    return InputError(Plural("1 experiment", "{0} experiments", number), number)


def points(number: int) -> InputError:
    return InputError(Plural("1 point", "{0} points", number), number)


def lines(number: int) -> InputError:
    return InputError(Plural("1 line", "{0} lines", number), number)


def places(number: int) -> InputError:
    return InputError(Plural("1 place", "{0} places", number), number)


def symbols(number: int) -> InputError:
    return InputError(Plural("1 symbol", "{0} symbols", number), number)


def numbers(number: int) -> InputError:
    return InputError(Plural("1 number", "{0} numbers", number), number)
