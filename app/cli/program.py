"""The commands put together."""

from typing import Annotated

import typer
from typer.main import get_command

from app import __version__, library
from app.cli.arguments import told
from app.cli.bench import bench
from app.cli.boards import boards
from app.cli.challenge import challenge
from app.cli.console import converse
from app.cli.conversation import Conversation
from app.cli.doctor import doctor
from app.cli.find import find
from app.cli.games import games
from app.cli.lesson import lesson
from app.cli.lexicon import app as lexicon_commands
from app.cli.lingo import lingo
from app.cli.mark import makers, mark
from app.cli.mastermind import app as mastermind_commands
from app.cli.options import Flagged, GivenLetters, Length, LexiconName, RuleName, Tier
from app.cli.pit import pit
from app.cli.play import play
from app.cli.presets import app as preset_commands
from app.cli.race import race
from app.cli.rack import rack
from app.cli.review import review
from app.cli.simulate import simulate
from app.cli.study import app as study_commands
from app.cli.suggest import suggest
from app.cli.tree import tree
from app.engine.clues.rules import Rule

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
