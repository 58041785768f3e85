"""Sentences about a challenge."""

from collections import Counter

from wmh.base.text.phrases import _, ngettext
from wmh.helper.capitals import capital
from wmh.helper.rack.challenge import Challenge, Verdict
from wmh.helper.ui.parts.numbers import clock, whole
from wmh.helper.ui.rack.found_text import points


def progress(challenge: Challenge) -> str:
    text = _("{0} of {1}, {2}")
    return text.format(len(challenge.found), whole(len(challenge.wanted)), points(challenge.score))


def outcome(challenge: Challenge, *, given_up: bool) -> str:
    """Returns the headline of a finished challenge."""
    if challenge.complete:
        return _("All found: {0}").format(progress(challenge))
    text = _("Given up: {0}") if given_up else _("Time is over: {0}")
    return text.format(progress(challenge))


def verdict_text(verdict: Verdict, text: str, challenge: Challenge) -> str:
    """Returns the verdict on a typed word, and its reason."""
    word = capital(text.strip())
    match verdict:
        case Verdict.FOUND:
            letters = challenge.found[-1]
            return _("{0}: {1}.").format(word, points(challenge.wanted[letters].score))
        case Verdict.AGAIN:
            return _("{0} is found already.").format(word)
        case Verdict.RARE:
            return _("{0} is a word, but not in the vocabulary of this game.").format(word)
        case Verdict.UNKNOWN:
            return _("{0} is not in this word list.").format(word)
        case Verdict.SHORT:
            return _("{0} is too short: words have {1} letters or more.").format(
                word, challenge.question.least
            )
        case Verdict.LATE:
            return _("The game is over.")
        case Verdict.LETTERS:
            return _lacking(text.strip(), challenge)


def time_left(seconds: float) -> str:
    """Returns the remaining time as minutes and seconds."""
    return clock(_whole(seconds))


def time_spoken(seconds: float) -> str:
    minutes, rest = divmod(_whole(seconds), 60)
    said: list[str] = []
    if minutes:
        said.append(ngettext("1 minute", "{0} minutes", minutes))
    if rest or not minutes:
        said.append(ngettext("1 second", "{0} seconds", rest))
    return _("{0} left", context="Challenge").format(" ".join(said))


def _whole(seconds: float) -> int:
    """Returns the seconds rounded up, since a second counts until it has passed."""
    return int(-(-seconds // 1))


def _lacking(word: str, challenge: Challenge) -> str:
    """Returns a text on the first letter of the word that the rack has too few of."""
    letters = challenge.alphabet.letters_of(word)
    if letters is None:
        foreign = challenge.alphabet.first_foreign(word) or word
        return _("{0} is not a letter of this word list.", context="Challenge").format(foreign)
    there, blanks = Counter(challenge.question.letters), challenge.question.blanks
    for letter, wanted in Counter(letters).items():
        blanks -= max(0, wanted - there[letter])
        if blanks < 0:
            if not there[letter]:
                text = _("{0} cannot be made: there is no {1}.")
                return text.format(capital(word), capital(letter))
            return ngettext(
                "{0} cannot be made: there is only one {1}.",
                "{0} cannot be made: there are only {2} {1}.",
                there[letter],
                capital(word),
                capital(letter),
                there[letter],
            )
    return _("{0} cannot be made.").format(capital(word))
