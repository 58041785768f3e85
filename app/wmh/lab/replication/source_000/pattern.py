"""Experiment: impossible words that the paper's pattern keeps, and the guesses they cost."""

import random
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.rules import Rule, marks
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.strategy.play.games_walk import Games, walk
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.play.player import player
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import common, common_words, some
from wmh.lab.replication.verdict import ClaimEstimate, mean_of

SECTION = "IV.B"
SAID = (
    "The pattern [^air][^ai][^ai]n fixes a green letter, bars a yellow one from its place and a"
    " white one from every place that is not green."
)

_LENGTHS, _QUICK_LENGTHS = (4, 5, 6, 7, 8), (4, 5)
_MANY, _FEW = 1000, 100
"""Number of games for each length in full and in quick runs.

In full runs all words of four letters are played.
"""
_ALL = 100_000
_PAIRS, _FEW_PAIRS = 2000, 200


def pieces(conditions: Conditions) -> Sequence[Task]:
    return [
        Task({"length": length}, length)
        for length in (_QUICK_LENGTHS if conditions.quick else _LENGTHS)
    ]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns figures of games by the paper's and by the strict pattern, and of random clues."""
    length, quick = item["length"], bench.conditions.quick
    words = common_words(length, bench.lexicon)
    chance = random.Random(bench.conditions.seed + length)
    most = _FEW if quick else _ALL if length == _LENGTHS[0] else _MANY
    secrets = some(words, most, chance)
    strict_games = walk(player(common(length, bench.lexicon), bench.lexicon), secrets, stop=stop)
    paper_games, made, wasted = _by_paper(length, secrets, bench, stop)
    kept = right = lost = 0
    for _ in range(_FEW_PAIRS if quick else _PAIRS):
        check_cancelled(stop)
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
        "strict": _figures(strict_games.guesses),
        "paper": _figures(paper_games.guesses),
        "made": made,
        "wasted": wasted,
        "pairs": pairs,
        "right": right,
        "kept": kept,
        "deleted": int(lost),
    }


def _by_paper(
    length: int, secrets: NDArray[np.int32], bench: Workbench, stop: Stop
) -> tuple[Games, int, int]:
    """Returns games by the paper's pattern, the number of guesses in them, and of wasted guesses.

    A guess is wasted if an earlier clue excludes it.
    """
    playing = player(common(length, bench.lexicon, Rule.PAPER), bench.lexicon)
    guessed: dict[tuple[Turn, ...], bytes] = {}

    def choose(state: PlayState, stop: Stop = never) -> bytes | None:
        guess = playing.choose(state, stop)
        if guess is not None:
            guessed[state.turns] = guess
        return guess

    games = walk(replace(playing, choose=choose), secrets, stop=stop)
    words = common_words(length, bench.lexicon)
    made = wasted = 0
    for secret in words.letters[np.isin(words.numbers, secrets)]:
        check_cancelled(stop)
        turns: tuple[Turn, ...] = ()
        left = np.ones(len(words), np.bool_)
        while (guess := guessed.get(turns)) is not None:
            labels = list(guess)
            made += 1
            wasted += not bool(left[(words.letters == labels).all(axis=1)].any())
            said = marks(Rule.TILES, labels, secret[None])[:, 0]
            if (said == Mark.GREEN).all():
                break
            left &= (marks(Rule.TILES, labels, words.letters) == said[:, None]).all(axis=0)
            spelt = bench.lexicon.alphabet.decoded_letters(guess)
            turns = (*turns, Turn(tuple(spelt), tuple(Mark(int(each)) for each in said)))
    return games, made, wasted


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    rows = [(item["length"], each) for item, each in measured]
    four = rows[0][1]
    finding = Draft(
        f"{four['games']:,} games of four letters, first word of the list each time, by both"
        f" patterns on the same secrets; and {four['pairs']:,} clues of guesses and secrets drawn."
    )
    finding.claim(
        "wrong",
        "Of the words that the paper's pattern keeps after one clue, those that cannot be"
        " the secret, 4 letters",
        "",
        f"{100 * four['kept'] / (four['kept'] + four['right']):.1f} %",
        "it forgets that a yellow letter must be in the word",
    )
    finding.claim(
        "wasted",
        "Guesses by it that could not be the secret, 4 letters",
        "",
        f"{100 * four['wasted'] / four['made']:.1f} %",
        f"{four['wasted']:,} of {four['made']:,}",
    )
    finding.claim(
        "cost",
        "Attempts that the paper's pattern costs, 4 letters",
        "",
        f"{four['paper']['mean'] - four['strict']['mean']:+.2f}",
        f"{_estimate(four, 'paper').text(2)} instead of {_estimate(four, 'strict').text(2)}",
    )
    finding.claim(
        "given-up",
        "Games that the paper's pattern cannot win, 4 letters",
        "",
        f"{four['paper']['lost']} of {four['games']:,}",
        "a letter that is white once is barred everywhere, also where it is doubled",
    )
    table = finding.table(
        "By length",
        *("Letters", "Kept wrongly", "True word deleted", "Guesses wasted"),
        *("Mean, strict", "Mean, paper", "Not found, paper"),
    )
    for length, each in rows:
        table.row(
            str(length),
            f"{100 * each['kept'] / (each['kept'] + each['right']):.1f} %",
            f"{100 * each['deleted'] / each['pairs']:.2f} %",
            f"{100 * each['wasted'] / each['made']:.1f} %",
            _estimate(each, "strict").text(3),
            _estimate(each, "paper").text(3),
            f"{each['paper']['lost']} of {each['games']:,}",
        )
    names = [f"{length} letters" for length, _ in rows]
    plot = finding.plot("Mean attempts by both patterns", "", "attempts", names)
    plot.bars("strict", [each["strict"]["mean"] for _, each in rows])
    plot.bars("the paper's", [each["paper"]["mean"] for _, each in rows])
    finding.remark("Means are of the games that were won.")
    return finding.replica()


def _estimate(each: Json, reading: str) -> ClaimEstimate:
    found = each[reading]
    return mean_of(found["mean"], found["spread"], each["games"] - found["lost"])


def _figures(guesses: NDArray[np.int64]) -> Json:
    won = guesses[guesses > 0]
    return {
        "mean": float(won.mean()),
        "spread": float(won.std()),
        "lost": int(len(guesses) - len(won)),
    }
