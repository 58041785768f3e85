"""Computes the lists of openers that come with a lexicon: `make openings`.

For lengths 4 to 12, of everyday, common and all words, where an opening list takes longest to
compute and is asked for most; and for a game of five letters that avoids plurals.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

from wmh.engine.advice import advise
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon, open_lexicon
from wmh.engine.question import TIERS, Familiarity, Question
from wmh.engine.strategy.experience import read_experience
from wmh.engine.strategy.ranking.breaker import Breaker
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measure import Measures, measure
from wmh.engine.strategy.ranking.openings import Opening, as_json, key_of, packed
from wmh.engine.strategy.ranking.suggestion_rows import rows
from wmh.engine.strategy.strategies import STRATEGIES, Prior, Strategy
from wmh.thread_pool import ThreadPool

LENGTHS = range(4, 13)
ROWS = 200


def questions(lexicon: Lexicon) -> Iterator[Question]:
    """What the lists answer."""
    splitting = [strategy for strategy, wording in STRATEGIES.items() if wording.splits]
    for length in LENGTHS:
        for tier in sorted({lexicon.usual_tier(length, each) for each in Familiarity}):
            for prior, strategy in product(Prior, splitting):
                yield Question((), length, tier=tier, rows=ROWS, strategy=strategy, prior=prior)
    for tier in TIERS.values():
        yield Question(
            (), 5, tier=tier, rows=ROWS, strategy=Strategy.EXACT, prior=Prior.TIER, plain=True
        )


@dataclass(slots=True)
class Answers:
    """The whole lists, measured on all candidates.

    Strategies that go by the same measures come one after the other, and share them.
    """

    breaker: Breaker
    _last: tuple[object, Measures] | None = None

    def __call__(self, question: Question) -> Opening:
        lexicon, breaker = self.breaker.lexicon, self.breaker
        if question.strategy is Strategy.LINGO:
            *_, advice = breaker.improve(advise(question, lexicon))
            return Opening(advice.suggestions, advice.measured, advice.guesses)
        candidates = candidates_of(question, lexicon)
        guesses = breaker.guesses(question, candidates)
        shared = replace(question, strategy=Strategy.ENTROPY)
        if self._last is None or self._last[0] != shared:
            weights = likelihood(question, lexicon, candidates)
            rule, spread = question.rule, breaker.spread
            self._last = shared, measure(guesses, candidates, rule, weights, spread=spread)
        tiers = lexicon.tiers[guesses.numbers]
        found = rows(self._last[1], question, guesses.letters, lexicon.alphabet, tiers)
        return Opening(found, len(guesses), len(guesses))


def main(path: Path) -> None:
    """Write the lists of the lexicon in this .dawg file beside it."""
    lexicon = open_lexicon(path)
    crew = ThreadPool()
    breaker = Breaker(lexicon, crew, read_experience(path.with_name("lingo.json")))
    answer = Answers(breaker)
    lists = {
        key_of(question, lexicon): as_json(answer(question)) for question in questions(lexicon)
    }
    crew.close()
    found = packed(lists)
    path.with_name("openings.json.xz").write_bytes(found)
    print(f"{len(lists)} lists, {len(found):,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
