"""Experiment: points in the Lingo pit with all words, and their spread with 100 random words."""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path

from wmh.base.files import paths
from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.experience import read_experience
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.many_games import alone
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Strategy, obstacle
from wmh.helper.lingo.round import ATTEMPTS, points
from wmh.helper.lingo.whole import whole_list_of
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.source_004.winner import games_of_winner
from wmh.lab.replication.verdict import ClaimEstimate

SECTION = "scores"
SAID = (
    "A word brings 500 points for the first of five attempts, 100 less for each one more; 100 words"
    " of each length from 4 to 13. The winner: 267,700 in the contest, near 257,800 on all words."
)

FILE = "lingo-wordlist.txt"
_LENGTHS, _QUICK = range(4, 14), (4, 13)
_QUICK_STRATEGIES = (Strategy.PAPER,)
_PLAIN = (str(Strategy.PAPER), str(Strategy.POSITIONAL))
_WINNER = "winner"
_LEARNED = ("learned", "learned-ahead")
"""Names of the program's Lingo players: by experience alone, and by looking ahead."""
_GAMES = 100
_BEST = 267_700
_SAID_OF = {
    str(Strategy.PAPER): "226,600 to 231,100 (a Perl player by letters)",
    _WINNER: "267,700; 265,100; 262,600",
}
_WHY = {
    str(Strategy.PAPER): (
        "the Perl player keeps words that a ? rules out, and draws lots among words of equal score"
    ),
    _WINNER: "each published score is of words that were drawn once",
}
"""Reasons why players' points differ from the published points."""
_PUBLISHED_OF = {str(Strategy.PAPER): 231_100, _WINNER: _BEST}
"""Best published score of each player, from words that were drawn once."""
_OPEN = {str(Strategy.PAPER): "how its player breaks ties"}
_TITLES = {
    _WINNER: "The contest's winner",
    _LEARNED[0]: "This program's Lingo player",
    _LEARNED[1]: "This program's Lingo player, looking ahead",
}
_SHOWN = (str(Strategy.PAPER), str(Strategy.ENTROPY), _WINNER, _LEARNED[1])
"""Players whose series the picture shows; more series would hide each other."""
WINNER_MEANS = (10098, 16444, 21227, 24616, 27323, 28900, 30213, 32362, 33019, 33960)
"""Mean points of 100 games, by word length from 4 to 13, as the winner's author found them.

The author played all words.
"""


def pieces(conditions: Conditions) -> Sequence[Task]:
    compiled = unavailable() is None
    strategies = _QUICK_STRATEGIES if conditions.quick else tuple(Strategy)
    players = [str(each) for each in strategies if not obstacle([each])]
    if compiled and not conditions.quick:
        players += [_WINNER, *_LEARNED]
    return [
        Task({"strategy": each, "length": length}, 1 if each in _PLAIN else 3)
        for each in players
        for length in (_QUICK if conditions.quick else _LENGTHS)
    ]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns how many games took each number of attempts, with every word as the secret once."""
    length, strategy = item["length"], item["strategy"]
    lexicon = _words_of(bench, length)
    if strategy in _LEARNED:
        experience = read_experience(paths.folder("lexicon") / "english" / "lingo.json")
        ahead = strategy == _LEARNED[1]
        setting = whole_list_of(length, lexicon, experience, look_ahead=ahead, stop=stop)
        whole = setting.whole(setting.prepare()(setting.branches()[0], stop))
        return {"words": whole.words, "within": list(whole.attempts)}
    asked = Question((), length, flagged=True, guesses=GuessList.CANDIDATES, attempts=ATTEMPTS)
    numbers = candidates_of(asked, lexicon).numbers
    if strategy == _WINNER:
        games = games_of_winner(asked, numbers, lexicon, stop)
    else:
        player = alone(replace(asked, strategy=Strategy(strategy)), lexicon)
        games = walk(player, numbers, stop=stop)
    guesses = games.guesses
    within = [int((guesses == number).sum()) for number in range(1, ATTEMPTS + 1)]
    return {"words": len(numbers), "within": within}


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    listed = has_list(conditions)
    own = "the pit's own list" if listed else "the default lexicon"
    scores: dict[str, list[tuple[float, float]]] = {}
    for item, each in measured:
        scores.setdefault(item["strategy"], []).append(_mean_and_variance(each))
    lengths = list(dict.fromkeys(item["length"] for item, _ in measured))
    whole = listed and len(lengths) == len(_LENGTHS)
    finding = Draft(
        f"Every word of {own}, {len(lengths)} of its ten lengths, is the secret once: exact."
        f" The spread is the standard deviation of {_GAMES} words drawn a length."
    )
    exact = (
        f"{len(lengths)} lengths of {own}, every word, so exact; {_GAMES} words a length vary by"
        " {0:,.0f} (standard deviation)"
    )
    table = finding.table("Points of a word", "Player", *map(str, lengths))
    plot = finding.plot("Points of a word by length", "letters", "points")
    for player, of in scores.items():
        mean, spread = _total(of)
        finding.claim(
            player,
            f"Points of {_GAMES} words a length, {_title(player)}",
            _SAID_OF.get(player, "") if whole else "",
            f"{mean:,.0f}",
            "; ".join(filter(None, (exact.format(spread), _WHY.get(player)))),
            published=ClaimEstimate(_PUBLISHED_OF[player]) if player in _PUBLISHED_OF else None,
            measured=ClaimEstimate(mean, spread),
            leaves_open=_OPEN.get(player, ""),
        )
        table.row(_title(player), *(f"{each:.2f}" for each, _ in of))
        if player in _SHOWN:
            points_of = zip(map(float, lengths), (each for each, _ in of), strict=True)
            plot.line(_title(player), points_of)
    if whole and _WINNER in scores:
        mean, spread = _total(scores[_WINNER])
        finding.claim(
            "luck",
            f"Standard deviations that its best published score, {_BEST:,}, lies above its mean",
            "",
            f"{(_BEST - mean) / spread:.1f}",
            "chance in the words that were drawn, not strength",
        )
        finding.claim(
            "winner-means",
            "Points of the contest's winner by its own means on all words",
            f"{sum(WINNER_MEANS):,.0f}",
            f"{mean:,.0f}",
            "its author adds the means up to near 257,800, and says that the program was changed"
            " while they were taken",
            published=ClaimEstimate(sum(WINNER_MEANS), step=1),
            measured=ClaimEstimate(mean),
            leaves_open="which program each mean is of",
        )
    finding.remark(
        "A published score is of words that were drawn once, so luck is in it: the spread"
        " says how much. The strategies guess only words that can be the secret; the winner,"
        " and the program's own players, others, too."
    )
    if not listed:
        finding.remark(
            f"The pit's list ({FILE}) is missing: scores on other words are not"
            " comparable. Give its folder by --lists."
        )
    return finding.replica()


def _total(scores: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Returns the mean points of a contest, and their standard deviation.

    `scores` has for each length the mean and variance of one game.
    """
    mean, variance = (sum(each) for each in zip(*scores, strict=True))
    return _GAMES * mean, sqrt(_GAMES * variance)


def _mean_and_variance(each: Json) -> tuple[float, float]:
    """Returns the mean and the variance of the points of one game."""
    scored = [(points(number), games) for number, games in enumerate(each["within"], 1)]
    mean = sum(score * games for score, games in scored) / each["words"]
    return mean, sum(score**2 * games for score, games in scored) / each["words"] - mean**2


def _title(player: str) -> str:
    return _TITLES.get(player) or STRATEGIES[Strategy(player)].title


def has_list(conditions: Conditions) -> bool:
    return conditions.lists is not None and (Path(conditions.lists) / FILE).is_file()


def words_of_pit(conditions: Conditions, length: int) -> tuple[str, ...]:
    """Returns the words of this length in the pit's list, in its order; empty without the list."""
    if conditions.lists is None or not has_list(conditions):
        return ()
    text = (Path(conditions.lists) / FILE).read_text("ascii")
    words = (word.strip().lower() for word in text.split())
    return tuple(word for word in words if len(word) == length)


def _words_of(bench: Workbench, length: int) -> Lexicon:
    """Returns the words of this length in the pit's list as a lexicon."""
    if not has_list(bench.conditions):
        return bench.lexicon
    return lexicon_of_words(words_of_pit(bench.conditions, length), "lingo pit")
