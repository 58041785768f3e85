"""Computes the lists of openers that come with a lexicon: `make openings`.

For lengths 4 to 12, of the words at the usual tier and of all, where an opening list takes longest
to compute and is asked for most.
"""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from wmh.engine.advice import advise
from wmh.engine.lexicon.store import Lexicon, open_lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.experience import read_experience
from wmh.engine.strategy.ranking.breaker import Breaker
from wmh.engine.strategy.ranking.openings import Opening, as_json, key_of, packed
from wmh.engine.strategy.strategies import STRATEGIES, Prior
from wmh.thread_pool import ThreadPool

LENGTHS = range(4, 13)
ROWS = 200


def questions(lexicon: Lexicon) -> Iterator[Question]:
    """What the lists answer."""
    splitting = [strategy for strategy, wording in STRATEGIES.items() if wording.splits]
    for length in LENGTHS:
        for tier in sorted({lexicon.usual_tier(length), ALL_TIERS}):
            for strategy, prior in product(splitting, Prior):
                yield Question((), length, tier=tier, rows=ROWS, strategy=strategy, prior=prior)


def answer(question: Question, breaker: Breaker) -> Opening:
    """The whole list, measured on all candidates."""
    *_, advice = breaker.improve(advise(question, breaker.lexicon))
    return Opening(advice.suggestions, advice.measured, advice.guesses)


def main(path: Path) -> None:
    """Write the lists of the lexicon in this .dawg file beside it."""
    lexicon = open_lexicon(path)
    crew = ThreadPool()
    breaker = Breaker(lexicon, crew, read_experience(path.with_name("lingo.json")))
    lists = {
        key_of(question, lexicon): as_json(answer(question, breaker))
        for question in questions(lexicon)
    }
    crew.close()
    found = packed(lists)
    path.with_name("openings.json.xz").write_bytes(found)
    print(f"{len(lists)} lists, {len(found):,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
