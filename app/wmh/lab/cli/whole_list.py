"""`wmh pit --whole-list`: Lingo with every word of a list as the secret, as a table."""

import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from wmh.base.heavy.run import HeavyRun
from wmh.base.text.phrases import _, figure, objection
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.clues.reading import read_word
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.strategy.kernels.library import unavailable
from wmh.helper.answering import Answering
from wmh.helper.cli.parts.heavily import HeavyOptions, heavily
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import print_whole
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lingo.round import ATTEMPTS
from wmh.helper.lingo.whole import Whole, whole_list_of
from wmh.lab.cli.words_of_length import lexicon_for

GAMES = 100
"""Number of games of each length for which points are added up, as in the pit."""


@dataclass(frozen=True, slots=True)
class _Timing:
    lexicon: str
    whole: Whole
    seconds: float


def show_whole_list(
    words: Path | None,
    lengths: Sequence[int],
    look_ahead: bool,
    opener: str | None,
    options: HeavyOptions,
    *,
    as_json: bool,
) -> None:
    """Plays Lingo with every word of these lengths, and prints the points.

    `opener` is a first guess, or several of different lengths, separated by commas. Raises Refused
    and ClueError before a game is played, and the errors of `lexicon_for`.
    """
    if reason := unavailable():
        raise Refused(reason)
    lexica: dict[int, Lexicon] = {}
    for length in lengths:
        lexica[length], notices = lexicon_for(length, words)
        for notice in notices:
            print(objection(notice), file=sys.stderr)
    openers = _openers(opener, lexica)
    played: list[_Timing] = []
    with heavily(options) as heavy, closing(Answering()) as answering:
        for length, lexicon in lexica.items():
            solver = answering.solver(lexicon)
            began = time.perf_counter()
            with waiting("looking for the first guess of {0} letters", length):
                setting = whole_list_of(
                    length,
                    lexicon,
                    solver.experience,
                    look_ahead=look_ahead,
                    opener=openers.get(length),
                    stop=heavy.stop,
                    spread=solver.spread,
                )
                items, sizes = setting.branches()
            told = {"length": length, "look_ahead": look_ahead}
            run = HeavyRun(
                f"length-{length}",
                setting,
                items,
                sizes,
                "games",
                {**told, "opener": lexicon.alphabet.decode(setting.opener)},
                lexicon,
            )
            whole = setting.whole(heavy(run))
            played.append(_Timing(lexicon.name, whole, time.perf_counter() - began))
    if as_json:
        print_json("pit-whole-list", _json(played, look_ahead))
    else:
        print(_("Points per game, and per cent of games by attempts"))
        print_whole(_table(played))
        print(
            "\n"
            + _(
                "{0} games of each length bring {1} points on average.",
                GAMES,
                figure(_total(played), 0),
            )
        )


def _openers(text: str | None, lexica: Mapping[int, Lexicon]) -> dict[int, bytes]:
    found: dict[int, bytes] = {}
    for word in [] if text is None else text.split(","):
        lexicon = lexica.get(len(word.strip()), next(iter(lexica.values())))
        letters = read_word(word.strip(), lexicon.alphabet, "opener")
        if len(letters) not in lexica:
            raise Refused(
                "The opener {0} has {1}, and no such words are played: leave it out, or"
                " choose its length.",
                excerpt(word),
                count.letters(len(letters)),
            )
        if len(letters) in found:
            raise Refused(
                "There is a second opener of the length of {0}: give one for each length.",
                excerpt(word),
            )
        if lexica[len(letters)].number_of(letters) is None:
            raise Refused("The opener {0} is not in {1}.", excerpt(word), lexica[len(letters)].name)
        found[len(letters)] = lexica[len(letters)].alphabet.encode(letters)
    return found


def _total(played: Sequence[_Timing]) -> float:
    return GAMES * sum(each.whole.mean for each in played)


def _json(played: Sequence[_Timing], look_ahead: bool) -> dict[str, object]:
    return {
        "look_ahead": look_ahead,
        "total": round(_total(played), 1),
        "lengths": [
            {
                "length": each.whole.length,
                "lexicon": each.lexicon,
                "words": each.whole.words,
                "opener": each.whole.opener,
                "points": each.whole.points,
                "mean": round(each.whole.mean, 4),
                "attempts": {
                    str(number): games for number, games in enumerate(each.whole.attempts, start=1)
                },
                "lost": each.whole.lost,
                "seconds": round(each.seconds, 3),
            }
            for each in played
        ],
    }


def _table(played: Sequence[_Timing]) -> Table:
    shown = Table(box=None, pad_edge=False)
    shown.add_column(_("Length"), justify="right", no_wrap=True)
    shown.add_column(_("Words"), justify="right", no_wrap=True)
    shown.add_column(_("Opener"), no_wrap=True)
    numbers = map(str, range(1, ATTEMPTS + 1))
    for title in (_("Points"), *numbers, _("Lost"), _("Time")):
        shown.add_column(title, justify="right", no_wrap=True)
    for each in played:
        whole = each.whole
        shown.add_row(
            str(whole.length),
            figure(whole.words),
            whole.opener,
            figure(whole.mean, 2),
            *(figure(100 * games / whole.words, 1) for games in whole.attempts),
            figure(100 * whole.lost / whole.words, 2),
            f"{figure(each.seconds)} s",
        )
    return shown
