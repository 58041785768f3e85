"""`wmh presets`: the games of the catalogue, and checks of their files."""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from wmh.base.files import paths
from wmh.base.text.phrases import _, objection
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.clues.hard_modes import MODES, Hardness
from wmh.engine.lexicon.spelling import fold_case
from wmh.helper.capitals import capital
from wmh.helper.catalogues import GAMES
from wmh.helper.cli.parts.arguments import AsJson
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.screen import Screen
from wmh.helper.games.preset import Preset
from wmh.helper.refused_words import saved_refused, with_refused, without_refused

app = typer.Typer(rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def presets(context: typer.Context, as_json: AsJson = False) -> None:
    """List the games that --game and the window know, your own among them."""
    if context.invoked_subcommand is not None:
        return
    found, broken = GAMES.read_all()
    for file in broken:
        print(objection(file.refusal), file=sys.stderr)
    if as_json:
        print_json("presets", {"games": [_json(preset) for preset in found]})
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in (
        _("game"),
        _("name"),
        _("length"),
        _("guesses"),
        _("rule"),
        _("more"),
    ):
        table.add_column(title, overflow="fold")
    for preset in found:
        rows = "" if preset.rows is None else str(preset.rows)
        table.add_row(
            preset.key,
            _(preset.name, context="Games"),
            _span(preset),
            rows,
            preset.rule,
            _more(preset),
        )
    Screen().print(table)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file of a game, in TOML.")],
    as_json: AsJson = False,
) -> None:
    """Say what is wrong with a file, or that the game can be played. Exit code 2 if it cannot."""
    preset = GAMES.read(file)
    if as_json:
        print_json("presets-check", {"game": preset.key, "preset": _json(preset)})
        return
    print(_("{0} can be played: {1} letters, rule {2}.", preset.name, _span(preset), preset.rule))


@app.command()
def refuse(
    game: Annotated[str, typer.Argument(help="The game's key, as `wmh presets` lists it.")],
    words: Annotated[
        list[str] | None, typer.Argument(help="Words that the game does not take.")
    ] = None,
    again: Annotated[
        bool, typer.Option("--again", help="Suggest these words again in this game.")
    ] = False,
) -> None:
    """Leave out words that a game refuses, or list those that are left out.

    A window that is open leaves them out too, as soon as you go back to it.
    """
    from wmh.helper.settings import change

    preset = GAMES.read_named(game)
    file = paths.settings_file()
    spell = _spelling(preset)
    for word in map(spell, words or ()):
        if not word.isalpha():
            raise InputError("{0} is not a word: give letters only.", excerpt(word))
        make = without_refused if again else with_refused
        if change(file, "refused", partial(make, game=preset.key, word=word)) is None:
            raise InputError(
                "{0} is damaged or from a newer version of this program: nothing was changed.", file
            )
    name = _(preset.name, context="Games")
    refused = saved_refused(preset.key)
    for word in refused:
        print(_("{0} refuses {1}.", name, capital(word)))
    if not refused:
        print(_("{0} refuses no word.", name))


def _spelling(preset: Preset) -> Callable[[str], str]:
    """Returns the spelling of the game's word list, or of small letters if the list is missing."""
    from wmh.helper.cli.parts.named_lexicon import named_alphabet

    if preset.lexicon:
        with suppress(ValueError, OSError):
            return named_alphabet(preset.lexicon)[1].spell
    return fold_case


def _span(preset: Preset) -> str:
    least, most = preset.lengths[0], preset.lengths[-1]
    if least == most:
        return str(least)
    whole = preset.lengths == tuple(range(least, most + 1))
    return f"{least}-{most}" if whole else ", ".join(map(str, preset.lengths))


def _more(preset: Preset) -> str:
    said = [
        objection(count.boards(preset.boards)) if preset.boards > 1 else "",
        _("given {0}", ", ".join(map(str, preset.given))) if preset.given else "",
        _(MODES[preset.hard], context="Modes") if preset.hard is not Hardness.FREE else "",
        preset.lexicon,
    ]
    return ", ".join(filter(None, said))


def _json(preset: Preset) -> dict[str, object]:
    """Returns the fields of a preset, named as in the files of games."""
    fields = asdict(preset)
    fields["words"] = fields.pop("familiarity")
    fields["first_day"] = None if preset.first_day is None else preset.first_day.isoformat()
    del fields["squares"]["unclear"]  # A game's own signs are clear.
    fields["marks"] = {mark.name.lower(): name._asdict() for mark, name in preset.marks.items()}
    return fields
