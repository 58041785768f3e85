"""Sentences on why there is nothing to show, shared by the commands and the console."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from wmh.base.text.phrases import _, ngettext
from wmh.base.text.refusal import InputError
from wmh.engine import count
from wmh.engine.clues.guard import Impossible, ImpossibleReason, impossible
from wmh.engine.clues.hard_modes import Broken, Hardness, statement
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.question import ALL_TIERS, Question
from wmh.helper.capitals import capital

if TYPE_CHECKING:
    from wmh.engine.answer import Advice
    from wmh.engine.diagnosis import Diagnosis
    from wmh.engine.lexicon.store import Lexicon


def impossibility(why: Impossible, turn: Turn) -> InputError:
    """Returns the clause that names the letters or numbers which make a clue impossible."""
    letter = capital(turn.guess[why.places[0]]) if why.places else ""
    first, second = (*(place + 1 for place in why.places), 0, 0)[:2]
    match why.reason:
        case ImpossibleReason.TOO_MANY:
            return InputError("the numbers add up to more than its places")
        case ImpossibleReason.WHITE_BEFORE_YELLOW:
            return InputError(
                "the {0} at place {1} is white and the one at place {2} yellow, but a repeated"
                " letter gets its yellow from left to right",
                letter,
                first,
                second,
            )
        case ImpossibleReason.TWO_FATES:
            return InputError(
                "the {0} at place {1} is white and the one at place {2} green, but this rule"
                " leaves every {0} white or none"
                if turn.marks[second - 1] is Mark.GREEN
                else "the {0} at place {1} is white and the one at place {2} yellow, but this rule"
                " leaves every {0} white or none",
                letter,
                first,
                second,
            )
        case ImpossibleReason.NO_OTHER_PLACE if second:
            return InputError(
                "the {0} at places {1} is yellow, but there are too few other places for it",
                letter,
                _join_places(why.places),
            )
        case ImpossibleReason.NO_OTHER_PLACE:
            return InputError(
                "the {0} at place {1} is yellow, but there is no other place for it", letter, first
            )
        case _:
            assert_never(why.reason)


def breach(broken: Broken, guess: Turn, row: int, turns: Sequence[Turn], mode: Hardness) -> str:
    """Returns a sentence on why hard mode would have refused a guess.

    `row` is the guess's index among `turns`, from 0.
    """
    why = statement(broken, turns, capital)
    return _("Guess {0} ({1}) is not allowed in {2}: {3}.", row + 1, guess.word, mode, why)


def _join_places(places: Sequence[int]) -> InputError:
    *head, last = (str(place + 1) for place in places)
    return InputError("{0} and {1}", ", ".join(head), last)


class Refused(InputError):  # noqa: N818 - it is the input that is wrong
    """The error for a command that is refused: the reason, and the remedy."""


def turn_text(turn: Turn) -> str:
    """Returns a turn as people type it, with a dot for each missing mark."""
    from wmh.engine.clues.transcript import write_clue

    return f"{turn.word} {write_clue(turn.clue)}"


def no_length(length: int, lexicon: "Lexicon") -> Refused | None:
    """Returns the error for a length that the word list has no words of; None for any other."""
    lengths = lexicon.lengths
    if length in lengths:
        return None
    first, last = lengths[0], lengths[-1]
    unbroken = len(lengths) > 1 and last - first + 1 == len(lengths)
    several = InputError("{0} to {1}", first, last)
    return Refused(
        "The word list {0} has no words of length {1}: choose a length of {2}.",
        lexicon.name,
        length,
        several if unbroken else ", ".join(map(str, lengths)),
    )


def fitting(remaining: int) -> str:
    """Returns a clause with the number of words that fit."""
    return ngettext("1 word fits", "{0} words fit", remaining)


def finding(advice: "Advice") -> str:
    """Returns the number of words that fit, or the reason why none is shown."""
    if advice.diagnosis is not None:
        return nothing_fits(advice.question, advice.diagnosis)
    if advice.suggestions:
        return f"{fitting(advice.remaining)}."
    return _("{0}: offensive, so suggested only with --flagged.", fitting(advice.remaining))


def nothing_fits(question: Question, diagnosis: "Diagnosis") -> str:
    """Returns the reason why no word fits, and a remedy if there is one.

    The reason is an impossible clue, or else the turn after which no word fits.
    """
    for row, turn in enumerate(question.turns):
        if why := impossible(turn, question.rule):
            return _(
                "No word fits: in guess {0} ({1}) {2}.",
                row + 1,
                turn_text(turn),
                impossibility(why, turn),
            )
    reason = _where_words_ran_out(question, diagnosis)
    if not (diagnosis.beyond or diagnosis.contradiction):
        reason += " " + _("Or the word list lacks the answer.")
    if diagnosis.beyond:
        reason += "\n" + ngettext(
            "But 1 less common word does: widen the view to tier {1}.",
            "But {0} less common words do: widen the view to tier {1}.",
            diagnosis.beyond,
            diagnosis.beyond,
            ALL_TIERS,
        )
    return _("No word fits: {0}", reason)


def _where_words_ran_out(question: Question, diagnosis: "Diagnosis") -> str:
    if diagnosis.row is None:
        length = question.length
        if any(question.given):
            return _(
                "no word of length {0} in your vocabulary has the revealed letters. Check them.",
                length,
            )
        return _("no word of length {0} is as common as tier {1}.", length, question.tier)
    turn = question.turns[diagnosis.row]
    here = _("guess {0} ({1})", diagnosis.row + 1, turn_text(turn))
    counts = bool(RULES[question.rule].counts)
    if not learn((turn,), question.length, question.rule, question.given).possible:
        return _(
            "{0} contradicts the revealed letters. Check its numbers and them."
            if counts
            else "{0} contradicts the revealed letters. Check its marks and them.",
            here,
        )
    if diagnosis.contradiction:
        return _(
            "{0} contradicts the guesses before it. Check the numbers of all of them."
            if counts
            else "{0} contradicts the guesses before it. Check the colours of all of them.",
            here,
        )
    if diagnosis.row == 0:
        return _(
            "after {0} no word is left. Check its numbers."
            if counts
            else "after {0} no word is left. Check its marks.",
            here,
        )
    return _(
        "after {0} no word is left; {1} fitted before it. Check its numbers and the earlier ones."
        if counts
        else "after {0} no word is left; {1} fitted before it."
        " Check its marks and the earlier ones.",
        here,
        count.words(diagnosis.before),
    )
