"""Computes the lists of openers that come with a lexicon: `make openings`.

For lengths 4 to 12, of everyday, common and all words, where an opening list takes longest to
compute and is asked for most; and for a game of five letters that avoids plurals.
"""

import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path

from wmh.base.heavy.cluster import Cluster
from wmh.base.heavy.cores import Cores
from wmh.base.heavy.driving import drive
from wmh.base.heavy.run import HeavyRun
from wmh.engine.lexicon.store import Lexicon, open_lexicon
from wmh.engine.question import TIERS, Familiarity, Question
from wmh.engine.strategy.experience import read_experience
from wmh.engine.strategy.play.many_openings import ManyOpenings
from wmh.engine.strategy.ranking.openings import key_of, pack_lists
from wmh.engine.strategy.strategies import STRATEGIES, Prior, Strategy

LENGTHS = range(4, 13)
ROWS = 200


def questions(lexicon: Lexicon) -> Iterator[Question]:
    """What the lists answer."""
    splitting = [strategy for strategy, wording in STRATEGIES.items() if wording.splits]
    for length in LENGTHS:
        for tier in sorted({lexicon.usual_tier(length, each) for each in Familiarity}):
            for prior, strategy in product(Prior, splitting):
                yield Question((), length, tier=tier, rows=ROWS, strategy=strategy, prior=prior)
    for tier, strategy in product(TIERS.values(), (Strategy.EXACT, Strategy.ENTROPY)):
        yield Question((), 5, tier=tier, rows=ROWS, strategy=strategy, prior=Prior.TIER, plain=True)


def main(path: Path, cluster: str | None = None) -> None:
    """Write the lists of the lexicon in this .dawg file beside it."""
    lexicon = open_lexicon(path)
    asked = tuple(questions(lexicon))
    setting = ManyOpenings(lexicon, read_experience(path.with_name("lingo.json")), asked)
    # The longest lists take longest.
    sizes = [lexicon.facts.words_per_length[each.length - 1] for each in asked]
    order = sorted(range(len(asked)), key=lambda place: -sizes[place])
    weights = [sizes[place] for place in order]
    run = HeavyRun("openings", setting, order, weights, "lists", {}, lexicon)
    with closing(Cores() if cluster is None else Cluster(cluster)) as means:
        answers = dict(zip(order, drive(run, means), strict=True))
    lists = {key_of(asked[place], lexicon): answers[place] for place in range(len(asked))}
    found = pack_lists(lists)
    path.with_name("openings.json.xz").write_bytes(found)
    print(f"{len(lists)} lists, {len(found):,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
