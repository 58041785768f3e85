"""A race as text: its players, its totals, and what the person may see of the other players."""

from collections.abc import Iterable

from rich.table import Table as Grid

from wmh.base.text.phrases import _, figure, objection
from wmh.engine import count
from wmh.engine.clues.reading import write_given
from wmh.engine.clues.transcript import write_clue
from wmh.helper.cli.games.guessing import row
from wmh.helper.cli.parts.reasons import turn_text
from wmh.helper.games.game import GameState
from wmh.helper.games.race import YOU
from wmh.helper.games.race_table import RaceTable, RunnerGame


def standings(table: RaceTable) -> Grid:
    """Returns a row for each player: guesses with clues, words left, and how the game ended."""
    game = table.lanes[0].game
    known = "".join(game.secret or ()) if table.ended else write_given(game.given)
    title = _("Answer {0} of {1}", table.number, table.secrets)
    shown = Grid(
        box=None,
        pad_edge=False,
        title=f"{title}: {known}" if known else title,
        title_justify="left",
        title_style="",
    )
    shown.add_column(_("Runner"), no_wrap=True)
    shown.add_column(_("Guesses"))
    shown.add_column(_("Left"), justify="right", no_wrap=True)
    shown.add_column(_("Solved in"), justify="right", no_wrap=True)
    for lane in table.lanes:
        guesses = ", ".join(turn_text(turn) for turn in lane.game.turns)
        shown.add_row(lane.runner, guesses, figure(lane.left), _result_text(lane))
    return shown


def totals(table: RaceTable) -> Grid:
    """Returns a row for each player, with the sums over all secrets so far."""
    shown = Grid(
        box=None,
        pad_edge=False,
        title=_("Total", context="Console"),
        title_justify="left",
        title_style="",
    )
    shown.add_column(_("Runner"), no_wrap=True)
    for name in (_("Found"), _("Not found"), _("Guesses"), _("Mean")):
        shown.add_column(name, justify="right", no_wrap=True)
    for each in table.totals:
        mean = "" if each.mean is None else figure(each.mean, 3)
        shown.add_row(each.runner, *map(figure, (each.won, each.lost, each.guesses)), mean)
    return shown


def others(table: RaceTable) -> str:
    """Returns a line on the progress of the other players, without words that would help."""
    parts = [
        _(
            "{0} found it with {1}" if lane.solved else "{0} has made {1}",
            lane.runner,
            count.guesses(len(lane.game.turns)),
        )
        for lane in table.lanes
        if lane.runner != YOU
    ]
    said = _("Answer {0} of {1}: {2}.", table.number, table.secrets, ", ".join(parts))
    given = table.lanes[0].game.given
    return f"{said} {_('Shown: {0}.', write_given(given))}" if given else said


def yours(table: RaceTable) -> str:
    """Returns the person's last guess with its clue, or the reason why it was refused."""
    lane = next(lane for lane in table.lanes if lane.runner == YOU)
    if table.refused is not None:
        return objection(table.refused)
    return _("Given up.") if lane.gave_up else row(lane.game)


def as_json(tables: Iterable[RaceTable]) -> dict[str, object]:
    """Returns the games for all secrets in order, and the totals at the end.

    `tables` are the last tables of the secrets.
    """
    ends = list(tables)
    return {
        "secrets": [
            {
                "secret": "".join(table.lanes[0].game.secret or ()),
                "shown": write_given(table.lanes[0].game.given) or None,
                "lanes": [
                    {
                        "runner": lane.runner,
                        "turns": [
                            f"{turn.word}:{write_clue(turn.clue)}" for turn in lane.game.turns
                        ],
                        "left": lane.left,
                        "solved": lane.solved,
                    }
                    for lane in table.lanes
                ],
            }
            for table in ends
        ],
        "totals": [
            {
                "runner": each.runner,
                "won": each.won,
                "lost": each.lost,
                "guesses": each.guesses,
                "mean": each.mean,
            }
            for each in ends[-1].totals
        ],
    }


def _result_text(lane: RunnerGame) -> str:
    if lane.solved is not None:
        return str(lane.solved)
    if lane.gave_up:
        return _("gave up", context="Console")
    return _("not found") if lane.game.state is GameState.LOST else ""
