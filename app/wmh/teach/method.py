"""Results of the paper's method for a scenario, computed once for all stages that show them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import Given, Knowledge, learn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.frequency import Frequencies, count_letters
from wmh.engine.paper.matcher import Candidates
from wmh.engine.paper.scorer import best, letter_scores
from wmh.engine.question import Question
from wmh.teach.causes import whole_pattern
from wmh.teach.effort import Effort, effort_of
from wmh.teach.scenario.scenario import Fact


@dataclass(frozen=True, slots=True, eq=False)
class Method:
    """Turns and revealed letters of a scenario, with the result of each module of the paper.

    `known` is the knowledge from the turns by the scenario's rule, and `candidates` are the words
    that fit it. `paper` and `strict` are the patterns to compare, and `by_paper` and `by_strict`
    the words that match each: the strict pattern is that of the scenario's rule, or that of
    Wordle's tiles if the rule is the paper's. `totals`, int64 (n,), are the scorer's sums for the
    candidates, and `order` (r,) has the indices of those candidates that may be suggested, best
    first.
    """

    lexicon: Lexicon
    turns: tuple[Turn, ...]
    length: int
    rule: Rule
    tier: int
    given: Given
    known: Knowledge
    paper: Knowledge
    strict: Knowledge
    candidates: Candidates
    by_paper: Candidates
    by_strict: Candidates
    effort: Effort
    frequencies: Frequencies
    totals: NDArray[np.int64]
    order: NDArray[np.intp]

    @property
    def named(self) -> list[int]:
        """Indices of the candidates that may be shown by name: not offensive, or not hidden."""
        return np.flatnonzero(self.lexicon.nameable(self.candidates.numbers)).tolist()

    @property
    def pattern(self) -> str:
        """Pattern of the scenario's rule as text."""
        return whole_pattern(self.known, self.lexicon.alphabet)

    @property
    def paper_pattern(self) -> str:
        return whole_pattern(self.paper, self.lexicon.alphabet)

    @property
    def strict_pattern(self) -> str:
        return whole_pattern(self.strict, self.lexicon.alphabet)

    def word(self, place: int) -> str:
        """Returns the candidate with an index."""
        return self.lexicon.alphabet.decode(self.candidates.letters[place].tobytes())

    def letters(self, place: int) -> tuple[str, ...]:
        """Returns the letters of the candidate with an index."""
        return self.lexicon.alphabet.decoded_letters(self.candidates.letters[place].tobytes())


def method_of(
    turns: tuple[Turn, ...],
    length: int,
    rule: Rule,
    lexicon: Lexicon,
    tier: int,
    stop: Stop = never,
    given: Given = (),
) -> Method:
    """Computes everything that the stages from PATTERN to LIST show.

    Every guess must have `length` letters of the word list's alphabet. Raises Cancelled.
    """
    strict = Rule.TILES if rule is Rule.PAPER else rule
    by_paper, by_strict = (
        candidates_of(Question(turns, length, each, given, tier), lexicon, stop)
        for each in (Rule.PAPER, strict)
    )
    known = {each: learn(turns, length, each, given) for each in (Rule.PAPER, strict)}
    candidates = by_paper if rule is Rule.PAPER else by_strict
    effort = effort_of(known[rule], lexicon, stop)
    check_cancelled(stop)
    frequencies = count_letters(candidates)
    totals = letter_scores(candidates, frequencies)
    shown = np.flatnonzero(lexicon.nameable(candidates.numbers))
    tiers = lexicon.tiers[candidates.numbers]
    return Method(
        lexicon, turns, length, rule, tier, given,
        known[rule], known[Rule.PAPER], known[strict],
        candidates, by_paper, by_strict, effort,
        frequencies, totals, shown[best(totals[shown], len(shown), tiers[shown])],
    )  # fmt: skip


def method_facts(method: Method) -> tuple[Fact, ...]:
    """Returns the numbers by which a teacher's questions in a scenario can be answered.

    - `remaining`: words of the vocabulary that fit by the scenario's rule;
    - `found`: words that the walk and brute force find, those outside the vocabulary too;
    - `paper_remaining`, `strict_remaining`: words that fit the paper's pattern, the strict one;
    - `differing`: words that fit the paper's pattern and not the strict one;
    - `missed`: words that fit the strict pattern and not the paper's;
    - `visited` of `edges_total`: different edges of the DAWG that the walk examines;
    - `walk_comparisons`: how many times the walk examines an edge;
    - `comparisons`: letters that brute force compares, of `letters_total` in all its words;
    - `letters_counted`: letters of the candidates;
    - `best_score_percent`: the score of the first of the list; absent without words.
    """
    paper, strict = (set(x.numbers.tolist()) for x in (method.by_paper, method.by_strict))
    numbers: dict[str, int | float] = {
        "remaining": len(method.candidates),
        "found": method.effort.found,
        "paper_remaining": len(method.by_paper),
        "strict_remaining": len(method.by_strict),
        "differing": len(paper - strict),
        "missed": len(strict - paper),
        "visited": method.effort.edges,
        "edges_total": method.effort.edges_total,
        "walk_comparisons": method.effort.looked,
        "comparisons": method.effort.compared,
        "letters_total": method.effort.letters,
        "letters_counted": method.frequencies.total,
    }
    if len(method.order):
        best_sum = int(method.totals[method.order[0]])
        numbers["best_score_percent"] = 100 * best_sum / method.frequencies.total
    return tuple(Fact(name, number) for name, number in numbers.items())
