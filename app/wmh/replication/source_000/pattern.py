"""The paper's pattern against the strict one: what it keeps that cannot be, and what that costs."""

import random
from collections.abc import Sequence

import numpy as np

from wmh.engine.clues.marking import marks
from wmh.engine.clues.rules import Rule
from wmh.engine.stopping import Stop, heed
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.player import player
from wmh.heavy.run import Json
from wmh.replication.experiment import (
    Claim,
    ClaimTable,
    Conditions,
    Measurements,
    Plot,
    PlotSeries,
    Portion,
    Replica,
    Workbench,
)
from wmh.replication.playing import common, common_words, some

SECTION = "IV.B"
SAID = (
    "The pattern [^air][^ai][^ai]n fixes a green letter, bars a yellow one from its place and a"
    " white one from every place that is not green."
)

_LENGTHS, _QUICK_LENGTHS = (4, 5, 6, 7, 8), (4, 5)
_MANY, _FEW = 1000, 100
_PAIRS, _FEW_PAIRS = 2000, 200


def pieces(conditions: Conditions) -> Sequence[Portion]:
    return [
        Portion({"length": length}, length)
        for length in (_QUICK_LENGTHS if conditions.quick else _LENGTHS)
    ]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Games to their end by both readings, and single clues of pairs that are drawn."""
    length, quick = item["length"], bench.conditions.quick
    words = common_words(length, bench.lexicon)
    chance = random.Random(bench.conditions.seed + length)
    secrets = some(words, _FEW if quick else _MANY, chance)
    games = {
        rule: walk(player(common(length, bench.lexicon, rule), bench.lexicon), secrets, stop=stop)
        for rule in (Rule.TILES, Rule.PAPER)
    }
    kept = right = lost = 0
    for _ in range(_FEW_PAIRS if quick else _PAIRS):
        heed(stop)
        guess, secret = (words.letters[chance.randrange(len(words))] for _ in range(2))
        said = marks(Rule.TILES, guess.tolist(), secret[None])[:, 0]
        strict = (marks(Rule.TILES, guess.tolist(), words.letters) == said[:, None]).all(axis=0)
        loose = np.ones(len(words), np.bool_)
        for place, (letter, mark) in enumerate(zip(guess.tolist(), said.tolist(), strict=True)):
            column = words.letters[:, place]
            if mark == 2:
                loose &= column == letter
            else:
                loose &= column != letter
            if mark == 0:
                for other in np.flatnonzero(said != 2):
                    loose &= words.letters[:, other] != letter
        right += int(np.count_nonzero(strict))
        kept += int(np.count_nonzero(loose & ~strict))
        lost += not bool(loose[(words.letters == secret).all(axis=1)].any())
    pairs = _FEW_PAIRS if quick else _PAIRS
    return {
        "games": len(secrets),
        "strict": _figures(games[Rule.TILES].guesses),
        "paper": _figures(games[Rule.PAPER].guesses),
        "pairs": pairs,
        "right": right,
        "kept": kept,
        "deleted": int(lost),
    }


def conclude(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    rows = [(item["length"], each) for item, each in measured]
    four = rows[0][1]
    return Replica(
        how=(
            f"{four['games']:,} games a length, first word of the list each time, by both patterns"
            f" on the same secrets; and {four['pairs']:,} clues of guesses and secrets drawn."
        ),
        claims=(
            Claim(
                "wrong",
                "Of the words that the paper's pattern keeps after one clue, those that cannot be"
                " the secret, 4 letters",
                "",
                f"{100 * four['kept'] / (four['kept'] + four['right']):.1f} %",
                remark="it forgets that a yellow letter must be in the word",
            ),
            Claim(
                "cost",
                "Attempts that the paper's pattern costs, 4 letters",
                "",
                f"{four['paper']['mean'] - four['strict']['mean']:+.2f}",
                remark=f"{four['paper']['mean']:.2f} instead of {four['strict']['mean']:.2f}",
            ),
            Claim(
                "given-up",
                "Games that the paper's pattern cannot win, 4 letters",
                "",
                f"{four['paper']['lost']} of {four['games']:,}",
                remark="a letter that is white once is barred everywhere, also where it is doubled",
            ),
        ),
        tables=(
            ClaimTable(
                "By length",
                (
                    "Letters",
                    "Kept wrongly",
                    "True word deleted",
                    "Mean, strict",
                    "Mean, paper",
                    "Not found, paper",
                ),
                tuple(
                    (
                        str(length),
                        f"{100 * each['kept'] / (each['kept'] + each['right']):.1f} %",
                        f"{100 * each['deleted'] / each['pairs']:.2f} %",
                        f"{each['strict']['mean']:.3f}",
                        f"{each['paper']['mean']:.3f}",
                        f"{each['paper']['lost']} of {each['games']:,}",
                    )
                    for length, each in rows
                ),
            ),
        ),
        plots=(
            Plot(
                "Mean attempts by both patterns",
                "",
                "attempts",
                tuple(
                    PlotSeries(
                        name, tuple((x, each[key]["mean"]) for x, (_, each) in enumerate(rows))
                    )
                    for name, key in (("strict", "strict"), ("the paper's", "paper"))
                ),
                names=tuple(f"{length} letters" for length, _ in rows),
            ),
        ),
        remarks=("Means are of the games that were won.",),
    )


def _figures(guesses: np.ndarray) -> Json:
    won = guesses[guesses > 0]
    return {"mean": float(won.mean()), "lost": int(len(guesses) - len(won))}
