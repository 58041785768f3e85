"""Report of a pit's results as tables, JSON and CSV, with a line for each fault."""

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.table import Table

from wmh.base.files.writing import replace_file
from wmh.base.text.escaping import text_cell
from wmh.base.text.phrases import _, figure
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.screen import Screen
from wmh.helper.lingo.round import ATTEMPTS, PitStanding, SecretDraw

COLUMNS = ("player", "length", "secret", "guesses", "attempts", "points", "seconds", "fault")


def faults(standings: Sequence[PitStanding], games: int) -> Iterator[str]:
    """Yields a line about each player that broke the rules; `games` is the number of games."""
    for each in standings:
        broken = [game for game in each.games if game.fault]
        invalid = [guess for game in each.games for guess in game.invalid]
        if broken:
            first = broken[0]
            line = _(
                "The player {0} broke off {1}: with the answer {2} it {3}.",
                excerpt(each.player),
                count.games(len(broken)),
                first.secret,
                first.fault,
            )
            if missed := games - len(each.games):
                line += " " + _("It did not take part in the other {0}.", missed)
            yield line
        elif invalid:
            yield _(
                "The player {0} made {1} that are not in the list; the first was {2}.",
                excerpt(each.player),
                count.attempts(len(invalid)),
                excerpt(invalid[0]),
            )


def print_tables(standings: Sequence[PitStanding], drawn: Sequence[SecretDraw]) -> None:
    """Prints the points by length, then attempts and times; the best player comes first."""
    ranked = sorted(standings, key=lambda each: -each.total)
    points = _table()
    attempts = _table()
    for each in drawn:
        points.add_column(str(each.length), justify="right", no_wrap=True)
    points.add_column(_("Total"), justify="right", no_wrap=True)
    for title in (*map(str, range(1, ATTEMPTS + 1)), _("Lost"), _("Seconds per game")):
        attempts.add_column(title, justify="right", no_wrap=True)
    for each in ranked:
        name = each.player if len(each.player) <= 40 else f"{each.player[:39]}…"
        if not each.started:
            points.add_row(name, *("-" for _rest in drawn), "-")
            attempts.add_row(name, *"-" * (ATTEMPTS + 2))
            continue
        of_length, took = each.points, each.attempts
        points.add_row(name, *(str(of_length[each.length]) for each in drawn), figure(each.total))
        numbers = [took[number] for number in (*range(1, ATTEMPTS + 1), 0)]
        attempts.add_row(name, *map(str, numbers), figure(each.seconds, 3))
    console = Screen()
    print(_("Points by length"))
    console.print(points)
    print("\n" + _("Games by attempts"))
    console.print(attempts)


def _table() -> Table:
    # Ten lengths of five digits leave some room for a name in 80 columns.
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(_("Player"), overflow="fold")
    return table


def print_as_json(standings: Sequence[PitStanding], drawn: Sequence[SecretDraw], seed: int) -> None:
    said = {
        "seed": seed,
        "lengths": [
            {
                "length": each.length,
                "lexicon": each.lexicon.name,
                "listed": len(each.words),
                "games": len(each.secrets),
            }
            for each in drawn
        ],
        "players": [
            {
                "player": each.player,
                "total": each.total,
                "points": {str(every.length): each.points[every.length] for every in drawn},
                "attempts": {
                    str(number): each.attempts[number] for number in range(1, ATTEMPTS + 1)
                },
                "lost": each.attempts[0],
                "games": len(each.games),
                "seconds": round(each.seconds, 4),
                "medians": {
                    str(length): round(seconds, 4) for length, seconds in each.medians.items()
                },
                "invalid": sum(len(game.invalid) for game in each.games),
                "faults": [str(game.fault) for game in each.games if game.fault],
            }
            for each in standings
        ],
    }
    print_json("pit", said)


def write_csv(standings: Sequence[PitStanding], path: Path) -> None:
    """Writes a row for every game to a CSV file. Raises OSError."""
    told = io.StringIO(newline="")
    writer = csv.writer(told)
    writer.writerow(COLUMNS)
    for each in standings:
        for game in each.games:
            writer.writerow(
                (
                    text_cell(each.player),
                    len(game.secret),
                    game.secret,
                    text_cell(" ".join(game.guesses)),
                    game.attempts,
                    game.points,
                    f"{game.seconds:.4f}",
                    text_cell(str(game.fault or "")),
                )
            )
    replace_file(path, told.getvalue().encode())
