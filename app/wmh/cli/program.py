"""The commands put together."""

from typing import Annotated

import typer
from typer.main import get_command

from wmh import __version__
from wmh.cli.advice.boards import boards
from wmh.cli.advice.console import converse
from wmh.cli.advice.conversation import Conversation
from wmh.cli.advice.doctor import doctor
from wmh.cli.advice.find import find
from wmh.cli.advice.mark import makers, mark
from wmh.cli.advice.read import read
from wmh.cli.advice.suggest import suggest
from wmh.cli.advice.tree import tree
from wmh.cli.bench import bench
from wmh.cli.games.challenge import challenge
from wmh.cli.games.games import games
from wmh.cli.games.mastermind import app as mastermind_commands
from wmh.cli.games.play import play
from wmh.cli.games.presets import app as preset_commands
from wmh.cli.games.race import race
from wmh.cli.games.rack import rack
from wmh.cli.games.review import review
from wmh.cli.games.simulate import simulate
from wmh.cli.lesson import lesson
from wmh.cli.lexicon.lexicon import app as lexicon_commands
from wmh.cli.parts.arguments import Flagged, GivenLetters, Length, LexiconName, RuleName, Tier, told
from wmh.cli.pit.lingo import lingo
from wmh.cli.pit.pit import pit
from wmh.cli.study import app as study_commands
from wmh.engine.clues.rules import Rule
from wmh.lexica import library

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(lexicon_commands, name="lexicon")
app.add_typer(mastermind_commands, name="mastermind")
app.add_typer(preset_commands, name="presets")
app.add_typer(study_commands, name="study")


def run(arguments: list[str]) -> int:
    """Run a sub-command; its exit code. Raises InputError and OSError where its input is wrong."""
    try:
        get_command(app).main(arguments, prog_name="wmh")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    return 0


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"wmh {__version__}")
        raise typer.Exit


@app.callback()
def wmh(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Suggests the next guess in games that hide a word. Without a command the window opens.

    Where it is open already it comes to the front; `wmh --new-window` opens another one beside it.
    """


app.command()(suggest)
app.command()(doctor)
app.command()(mark)
app.command()(makers)
app.command()(find)
app.command()(read)
app.command()(simulate)
app.command()(tree)
app.command()(play)
app.command()(race)
app.command()(review)
app.command()(games)
app.command()(rack)
app.command()(challenge)
app.command()(lesson)
app.command()(lingo)
app.command()(boards)
app.command()(pit)


@app.command()
def console(
    length: Length = None,
    rule: RuleName = Rule.TILES,
    given: GivenLetters = "",
    lexicon: LexiconName = library.DEFAULT,
    tier: Tier = None,
    flagged: Flagged = False,
) -> None:
    """Talk with the helper, in a terminal or a pipe."""
    opened = library.open_named(lexicon)
    game = told((), opened, length=length, rule=rule, given=given, tier=tier, flagged=flagged)
    if length is not None or game.given:
        game.question()  # To refuse it now and not at the first line.
    converse(Conversation(game))


app.command()(bench)
