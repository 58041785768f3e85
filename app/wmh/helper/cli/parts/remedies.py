"""Corrections proposed when no word fits, as text and JSON."""

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.diagnosis import (
    Change,
    OtherLexicon,
    OtherRule,
    Proposal,
    Remark,
    Respell,
    SetAside,
    Widen,
)
from wmh.engine.doctor import diagnose, prescribe
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.helper.capitals import capital
from wmh.helper.cli.parts.reasons import fitting, turn_text
from wmh.helper.lists import library


def proposals(question: Question, lexicon: Lexicon) -> tuple[Proposal, ...]:
    """Returns the corrections for a question that no word fits; searches all installed lists."""
    return prescribe(question, lexicon, library.others(lexicon))


def lacking(question: Question, lexicon: Lexicon) -> bool:
    """True if the only fault may be that the word list lacks the secret.

    The clues do not contradict each other then, and no less common word fits.
    """
    if is_code_name(lexicon.name):
        return False
    found = diagnose(question, lexicon)
    possible = learn(question.turns, question.length, question.rule, question.given).possible
    return not found.beyond and possible


def as_lines(proposed: tuple[Proposal, ...], question: Question) -> list[str]:
    """Returns a numbered line for each correction, with the number of words that fit after it."""
    return [
        _("{0}. {1}: {2}.", number, _in_words(each.change, question), fitting(each.remaining))
        for number, each in enumerate(proposed, start=1)
    ]


def as_json(proposed: tuple[Proposal, ...], question: Question) -> list[dict[str, object]]:
    return [
        {
            "change": f"{_in_words(each.change, question)}.",
            "turns": [f"{turn.word}:{write_clue(turn.clue)}" for turn in each.turns],
            "remaining": each.remaining,
        }
        for each in proposed
    ]


def _in_words(change: Change, question: Question) -> str:
    """Returns a correction as a sentence without its final period."""
    match change:
        case Remark():
            text = _remark(change, question)
        case Respell(row, guess):
            was = question.turns[row].word
            text = _("Guess {0} was {2}, not {1}", row + 1, was, "".join(guess))
        case SetAside(row):
            text = _("Guess {0} ({1}) is from another game", *_turn(row, question))
        case Widen():
            text = _("The answer is a less common word: show it with --tier {0}", ALL_TIERS)
        case OtherLexicon(name):
            text = _("The answer is in the word list {0}", name)
        case OtherRule(rule):
            text = _("The game marks by the rule {0}, not {1}", rule, question.rule)
    return text[0].upper() + text[1:]


def _remark(change: Remark, question: Question) -> str:
    parts: list[str] = []
    last = None
    for row, place, value in change.really:
        turn = question.turns[row]
        part = _instead(turn, place, value, RULES[question.rule].counts)
        if row != last:
            part = _("in guess {0} ({1}) {2}", *_turn(row, question), part)
        parts.append(part)
        last = row
    return _(", and ").join(parts)


def _instead(turn: Turn, place: int, value: int, counts: tuple[str, ...]) -> str:
    """Returns a clause with the mark or number proposed at a clue's index, and the old one."""
    if isinstance(turn.clue, Counts):
        was = turn.clue.numbers[place]
        name = _(counts[place], context="Rules")
        return ngettext("1 is {1}, not {2}", "{0} are {1}, not {2}", value, value, name, was)
    was = turn.clue[place]
    now = _(Mark(value).name.lower(), context="Marks")
    before = _("unmarked") if was is None else _(was.name.lower(), context="Marks")
    letter = capital(turn.guess[place])
    return _("the {0} at place {1} is {2}, not {3}", letter, place + 1, now, before)


def _turn(row: int, question: Question) -> tuple[int, str]:
    return row + 1, turn_text(question.turns[row])
