"""Search for the mistake when no word fits: the smallest changes that bring words back."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES, Rule, marks, numbers
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
    question_after,
)
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.ranking.likelihood import weights

Slip = tuple[tuple[int, int, Mark | int], ...]
"""Correction of marks or numbers: for each the row, the index in its clue, the true value.

Rows and indices count from 0.
"""

_MOST_DOUBLE = 16
"""Maximal number of corrections of two marks; those that make most words fit are kept."""


def slips(
    turns: Sequence[Turn], rule: Rule, secrets: NDArray[np.uint8], alphabet: Alphabet
) -> list[Slip]:
    """Returns corrections after which some secret fits: of one mark, else of two marks.

    Two tiles of the same letter in one row count as one correction, because a player who
    misunderstands repeated letters gets both wrong. `secrets` are labels, (n, length); each is
    compared with every turn.
    """
    places = [(row, place) for row, turn in enumerate(turns) for place in _marks_of(turn)]
    if not places:
        return []
    said = np.array([_marks_of(turns[row])[place] for row, place in places])
    really = np.concatenate([_really(turn, rule, secrets, alphabet) for turn in turns])
    wrong = really != said[:, None]
    errors = np.count_nonzero(wrong, axis=0)

    def decode_slip(code: int) -> tuple[int, int, Mark | int]:
        index, value = divmod(code, _CODES)
        return (*places[index], value if RULES[rule].counts else Mark(value))

    ones = np.flatnonzero(errors == 1)
    one = np.unique(_code(really, np.argmax(wrong[:, ones], axis=0), ones))
    twos = np.flatnonzero(errors == 2)
    first = _code(really, np.argmax(wrong[:, twos], axis=0), twos)
    second = _code(really, len(wrong) - 1 - np.argmax(wrong[::-1, twos], axis=0), twos)
    pairs, times = np.unique(first * len(wrong) * _CODES + second, return_counts=True)
    single = [(decode_slip(code),) for code in one.tolist()]
    double = [
        tuple(map(decode_slip, divmod(code, len(wrong) * _CODES)))
        for code in pairs[np.argsort(-times, kind="stable")].tolist()
    ]
    twins = [slip for slip in double if _of_twins(slip, turns)]
    return [*single, *twins] or double[:_MOST_DOUBLE]


_CODES = 64
"""Factor that joins an index and a value into one number; greater than any mark or number."""


def _code(
    really: NDArray[np.int64], index: NDArray[np.intp], column: NDArray[np.intp]
) -> NDArray[np.int64]:
    return index * _CODES + really[index, column]


def _marks_of(turn: Turn) -> dict[int, int]:
    """Returns the entered marks or numbers, by their index in the clue."""
    clue = turn.clue.numbers if isinstance(turn.clue, Counts) else turn.clue
    return {place: int(value) for place, value in enumerate(clue) if value is not None}


def _really(
    turn: Turn, rule: Rule, secrets: NDArray[np.uint8], alphabet: Alphabet
) -> NDArray[np.int64]:
    """Returns the true marks of each secret at the places where a mark was entered.

    The result is int64 (places, n).
    """
    guess = alphabet.encode_guess(turn.guess)
    counts = RULES[rule].counts
    found = np.array(numbers(rule, guess, secrets)) if counts else marks(rule, guess, secrets)
    return found[list(_marks_of(turn))].astype(np.int64)


def _of_twins(slip: Slip, turns: Sequence[Turn]) -> bool:
    """True if a correction changes two marks in one row that belong to equal letters."""
    (row, place, _), (other_row, other, _) = slip
    if row != other_row or isinstance(turns[row].clue, Counts):
        return False
    return turns[row].guess[place] == turns[row].guess[other]


MOST_PROPOSALS = 8

# How often each slip is made. Nobody has counted; but what decides the order is mostly how many
# likely words a change brings back.
_REMARKED = 0.005
_REMARKED_TWIN = 0.01
_RESPELT = 0.0003
_OTHER_RULE = 0.02
_OTHER_GAME = 0.002


def diagnose(question: Question, lexicon: Lexicon, stop: Stop = never) -> Diagnosis:
    """Returns the turn after which no word was left, and proposals of changes.

    Raises ValueError if some word fits all turns.
    """

    def count_left(rows: int, tier: int) -> int:
        asked = replace(question, turns=question.turns[:rows], tier=tier)
        return len(candidates_of(asked, lexicon, stop))

    beyond = count_left(len(question.turns), ALL_TIERS)
    before = count_left(0, question.tier)
    if not before:
        return Diagnosis(None, 0, beyond, contradiction=False)
    for row in range(len(question.turns)):
        fitting = count_left(row + 1, question.tier)
        if not fitting:
            turns = question.turns[: row + 1]
            known = learn(turns, question.length, question.rule, question.given)
            return Diagnosis(row, before, beyond, contradiction=not known.possible)
        before = fitting
    raise ValueError("some word fits all the turns")


def prescribe(
    question: Question, lexicon: Lexicon, others: Iterable[Lexicon] = (), stop: Stop = never
) -> tuple[Proposal, ...]:
    """Returns small changes after which some word fits, the most plausible first.

    The plausibility of a change is the frequency of the supposed mistake times the likelihood of
    the words that fit again. Proposals to use one of the word lists `others` come last. Raises
    Cancelled.
    """
    chosen = _variety(ranked_proposals(question, lexicon, stop))
    return (*chosen, *_elsewhere(question, others, stop))


def ranked_proposals(question: Question, lexicon: Lexicon, stop: Stop = never) -> list[Proposal]:
    """Returns the changes, within this word list, that make words fit; most plausible first."""
    ranked: list[tuple[float, Proposal]] = []
    for change, chance in _changes(question, lexicon, stop):
        check_cancelled(stop)
        asked = question_after(change, question)
        candidates = candidates_of(asked, lexicon, stop)
        if len(candidates):
            likely = float(weights(lexicon.tiers[candidates.numbers]).sum())
            ranked.append((chance * likely, Proposal(change, asked.turns, len(candidates))))
    ranked.sort(key=lambda pair: -pair[0])
    return [proposal for _, proposal in ranked]


def _changes(question: Question, lexicon: Lexicon, stop: Stop) -> Iterator[tuple[Change, float]]:
    """Yields all changes to try, each with the frequency of the mistake that it corrects."""
    yield from _remarks(question, lexicon, stop)
    yield from _respellings(question, lexicon)
    for row in range(len(question.turns)):
        yield SetAside(row), _of_other_game(question)
    for rule in _other_rules(question):
        yield OtherRule(rule), _OTHER_RULE
    yield Widen(), 1.0


def _variety(ranked: Sequence[Proposal]) -> list[Proposal]:
    """Returns the first proposals, and in addition the first one of every kind of change.

    At most `MOST_PROPOSALS` are returned, unless there are more kinds.
    """
    first_of_kind = {type(proposal.change): proposal for proposal in reversed(ranked)}.values()
    rest = [proposal for proposal in ranked if proposal not in first_of_kind]
    chosen = {*first_of_kind, *rest[: MOST_PROPOSALS - len(first_of_kind)]}
    return [proposal for proposal in ranked if proposal in chosen]


def _remarks(question: Question, lexicon: Lexicon, stop: Stop) -> Iterator[tuple[Remark, float]]:
    """Yields corrections of marks, each with the frequency of the mistake.

    Mistakes are more frequent at letters that a guess repeats.
    """
    every = candidates_of(replace(question, turns=()), lexicon, stop)
    for slip in slips(question.turns, question.rule, every.letters, lexicon.alphabet):
        row, place, _ = slip[0]
        guess = question.turns[row].guess
        repeated = not RULES[question.rule].counts and guess.count(guess[place]) > 1
        yield Remark(slip), _REMARKED_TWIN if repeated else _REMARKED


def _respellings(question: Question, lexicon: Lexicon) -> Iterator[tuple[Respell, float]]:
    """Yields words that a guess may have been, each with the frequency of the mistake.

    One letter differs, or two neighbouring letters are swapped. More common words are more likely.
    """
    chances = _RESPELT * weights(np.arange(ALL_TIERS + 1, dtype=np.uint8))
    for row, turn in enumerate(question.turns):
        for place, letter in enumerate(turn.guess):
            head, tail = turn.guess[:place], turn.guess[place + 1 :]
            spellings = [(*head, x, *tail) for x in lexicon.alphabet.letters if x != letter]
            if tail and tail[0] != letter:
                spellings.append((*head, tail[0], letter, *tail[1:]))
            for guess in spellings:
                number = lexicon.number_of(guess)
                if number is not None and lexicon.nameable(number, flagged=question.flagged):
                    yield Respell(row, guess), float(chances[lexicon.tiers[number]])


def _other_rules(question: Question) -> Iterator[Rule]:
    """Yields the other rules that mark tiles, if a repeated letter makes a difference between them.

    Clues of the paper's rule and of rules that count mean nothing in another rule.
    """
    repeats = any(len(set(turn.guess)) < len(turn.guess) for turn in question.turns)
    marking = [rule for rule in RULES if rule is not Rule.PAPER and not RULES[rule].counted]
    if repeats and question.rule in marking:
        yield from (rule for rule in marking if rule is not question.rule)


def _of_other_game(question: Question) -> float:
    """Returns the probability that a row is from another game and has just this clue by chance."""
    counts = len(RULES[question.rule].counts)
    clues = (question.length + 1) ** counts if counts else 3**question.length
    return _OTHER_GAME / clues


def _elsewhere(question: Question, others: Iterable[Lexicon], stop: Stop) -> Iterator[Proposal]:
    """Yields proposals to use other word lists, in which words fit the question."""
    needed = {*question.given, *(x for turn in question.turns for x in turn.guess)} - {None}
    for lexicon in others:
        check_cancelled(stop)
        if needed <= set(lexicon.alphabet.letters):
            change = OtherLexicon(lexicon.name)
            asked = question_after(change, question)
            if number := len(candidates_of(asked, lexicon, stop)):
                yield Proposal(change, asked.turns, number)
