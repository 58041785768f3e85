"""The remedies that would make words fit again, in words and as JSON."""

from wmh.cli.parts.reasons import fitting, said
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
from wmh.engine.doctor import prescribe
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.lexica import library


def proposals(question: Question, lexicon: Lexicon) -> tuple[Proposal, ...]:
    """What the doctor proposes where no word fits, with all installed lexica to look into."""
    return prescribe(question, lexicon, library.others(lexicon))


def as_lines(proposed: tuple[Proposal, ...], question: Question) -> list[str]:
    """A numbered line each, with how many words would fit."""
    return [
        f"{number}. {_in_words(each.change, question)}: {fitting(each.remaining)}."
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
    """What would be otherwise, as a sentence without its end."""
    match change:
        case Remark():
            text = _remark(change, question)
        case Respell(row, guess):
            text = f"The guess of {_turn(row, question)} was {''.join(guess)}"
        case SetAside(row):
            text = f"{_turn(row, question)} was of another game"
        case Widen():
            text = f"The secret is a less common word, shown with tier {ALL_TIERS}"
        case OtherLexicon(name):
            text = f"The secret is in the lexicon {name}"
        case OtherRule(rule):
            text = f"The game marks by the rule {rule}, not {question.rule}"
    return text[0].upper() + text[1:]


def _remark(change: Remark, question: Question) -> str:
    parts: list[str] = []
    last = None
    for row, place, value in change.really:
        turn = question.turns[row]
        here = "" if row == last else f"in {_turn(row, question)} "
        parts.append(f"{here}{_instead(turn, place, value, RULES[question.rule].counts)}")
        last = row
    return ", and ".join(parts)


def _instead(turn: Turn, place: int, value: int, counts: tuple[str, ...]) -> str:
    """Another mark or number at a place of a clue, and the one it would replace."""
    if isinstance(turn.clue, Counts):
        was = turn.clue.numbers[place]
        return f"{value} {'is' if value == 1 else 'are'} {counts[place]}, not {was}"
    was = turn.clue[place]
    now = Mark(value).name.lower()
    before = "unmarked" if was is None else was.name.lower()
    return f"the {turn.guess[place].upper()} at place {place + 1} is {now}, not {before}"


def _turn(row: int, question: Question) -> str:
    return f"turn {row + 1} ({said(question.turns[row])})"
