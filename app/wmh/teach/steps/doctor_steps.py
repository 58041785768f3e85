"""Steps on contradictions: the turn after which no word is left, and proposed corrections."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from wmh.base.running.stopping import Stop, never
from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.diagnosis import (
    Change,
    Diagnosis,
    OtherLexicon,
    OtherRule,
    Proposal,
    Remark,
    Respell,
    SetAside,
    Widen,
)
from wmh.engine.doctor import diagnose, prescribe
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.teach.code import CodeLine
from wmh.teach.drawing.tiles import NOTATION
from wmh.teach.figures.clues_figure import RowsFigure
from wmh.teach.scenario.scenario import Fact
from wmh.teach.step import Stage, Step

_MOST_SHOWN = 4
"""Greatest number of proposals that are shown."""


@dataclass(frozen=True, slots=True)
class Examination:
    """Numbers of words before and after each turn, and the diagnosis if no word is left."""

    question: Question
    before: int
    left: tuple[int, ...]
    diagnosis: Diagnosis | None


def examination_of(question: Question, lexicon: Lexicon, stop: Stop = never) -> Examination:
    """Computes the examination of a question's turns. Raises Cancelled."""

    def count_left(rows: int) -> int:
        return len(candidates_of(replace(question, turns=question.turns[:rows]), lexicon, stop))

    before, *after = map(count_left, range(len(question.turns) + 1))
    if after and after[-1]:
        return Examination(question, before, tuple(after), None)
    found = diagnose(question, lexicon, stop)
    proposals = prescribe(question, lexicon, (), stop)
    return Examination(question, before, tuple(after), replace(found, proposals=proposals))


def doctor_facts(examination: Examination) -> tuple[Fact, ...]:
    """Returns `contradicting_row` (from 1), `proposals` and `best_proposal_words`.

    There are no facts if words fit.
    """
    found = examination.diagnosis
    if found is None:
        return ()
    best = [Fact("best_proposal_words", found.proposals[0].remaining)] if found.proposals else []
    row = [] if found.row is None else [Fact("contradicting_row", found.row + 1)]
    return (*row, Fact("proposals", len(found.proposals)), *best)


def doctor_steps(examination: Examination) -> tuple[Step, ...]:
    """Returns steps for each turn until no word is left, then for proposals, likeliest first."""
    return tuple(
        Step(Stage.DOCTOR, said, figure, code=code)
        for said, figure, code in _examination_steps(examination)
    )


_LEFT = CodeLine("doctor", "fitting(left")


def _examination_steps(examination: Examination) -> Iterator[tuple[Sentence, RowsFigure, CodeLine]]:
    turns, found = examination.question.turns, examination.diagnosis
    name = say("Words left after each guess")
    start = say("Words before the first guess: {0}.", examination.before)
    figure = RowsFigure(name, turns, (), start)
    yield start, figure, _LEFT
    last = len(turns) if found is None or found.row is None else found.row + 1
    for row in range(last):
        beside = tuple(_words(left) for left in examination.left[: row + 1])
        gone = not examination.left[row]
        figure = replace(figure, turns=turns[: row + 1], beside=beside, wrong=row if gone else None)
        word, left = turns[row].word, examination.left[row]
        yield (
            (
                say("After {0} no word is left.", word)
                if gone
                else say("Words left after {0}: {1}.", word, left)
            ),
            figure,
            _LEFT,
        )
    if found is None:
        told = say("Some word fits every guess, so there is nothing to correct.")
        yield told, figure, CodeLine("doctor", "if not left")
        return
    why = (
        say("These guesses contradict each other: no word of any list can fit them all.")
        if found.contradiction
        else say(
            "The guesses do not contradict each other, but no word of this list fits them all."
        )
    )
    yield why, replace(figure, below=why), CodeLine("doctor", "if not left")
    for rank, proposal in enumerate(found.proposals[:_MOST_SHOWN], start=1):
        code = CodeLine("doctor", "fit_all")
        yield *_proposal_step(proposal, rank, examination), code


def _words(left: int) -> Sentence:
    if not left:
        return say("no word")
    return say(Plural("one word", "{0} words", left), left)


def _proposal_step(
    proposal: Proposal, rank: int, examination: Examination
) -> tuple[Sentence, RowsFigure]:
    """Returns sentence and figure of the turns after a proposed correction.

    Changed tiles are marked in the figure.
    """
    change = proposal.change
    pointed = _changed_tiles(change, examination.question)
    said = _change_said(change, examination.question)
    left = proposal.remaining
    fitting = say(Plural("Then one word fits.", "Then {0} fit.", left), _words(left))
    figure = RowsFigure(say("Proposal {0}", rank), proposal.turns, (), fitting, pointed)
    return say("{0} {1}", said, fitting), figure


def _changed_tiles(change: Change, question: Question) -> tuple[tuple[int, int], ...]:
    """Returns the tiles that a correction changes, by row and place."""
    match change:
        case Remark(really) if not RULES[question.rule].counts:
            return tuple((row, place) for row, place, _ in really)
        case Respell(row, guess):
            both = enumerate(zip(guess, question.turns[row].guess, strict=True))
            return tuple((row, place) for place, (new, old) in both if new != old)
        case _:
            return ()


def _change_said(change: Change, question: Question) -> Sentence:
    turns = question.turns
    match change:
        case Remark(really):
            row, place, value = really[0]
            if len(really) > 1:
                return say("Perhaps {0} marks were wrong, the first in {1}.", len(really),
                           turns[row].word)  # fmt: skip
            if isinstance(turns[row].clue, Counts):
                name = RULES[question.rule].counts[place]
                return say("Perhaps the number for {0} in {1} was {2}.", name, turns[row].word,
                           int(value))  # fmt: skip
            return _remark_sentence(turns[row], place, Mark(value))
        case Respell(row, guess):
            return say("Perhaps the guess was {0}, not {1}.", "".join(guess), turns[row].word)
        case SetAside(row):
            return say("Perhaps {0} belongs to another game.", turns[row].word)
        case OtherRule(rule):
            return say("Perhaps the game marks by another rule: {0}.", rule)
        case Widen():
            return say("Perhaps the hidden word is a less common word.")
        case OtherLexicon(name):
            return say("Perhaps the hidden word is in the word list {0}.", name)


def _remark_sentence(turn: Turn, place: int, mark: Mark) -> Sentence:
    letter, was = turn.guess[place].upper(), turn.marks[place]
    if was is None:
        return say("Perhaps the {0} at place {1} of {2} was {3}.", letter, place + 1, turn.word,
                   NOTATION[mark])  # fmt: skip
    return say("Perhaps the {0} at place {1} of {2} was {3}, not {4}.", letter, place + 1,
               turn.word, NOTATION[mark], NOTATION[was])  # fmt: skip
