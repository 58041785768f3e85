"""The option that takes the defaults of a command from the preset of a game."""

from typing import Annotated

import typer

from app.engine.question import ALL_TIERS
from app.games.preset import Preset
from app.presets import named


def _take(context: typer.Context, key: str | None) -> str | None:
    """What a game fixes is the default of the command's options; those that are given override."""
    if key is None or context.resilient_parsing:
        return key
    preset = named(key)
    fixed: dict[str, object] = {
        "length": lambda: _length(preset, context),
        "rule": str(preset.rule),
        "hard": str(preset.hard),
        "attempts": preset.rows,
        "lexicon": preset.lexicon or None,
        "tier": ALL_TIERS if preset.all_words else None,
    }
    context.default_map = {name: value for name, value in fixed.items() if value is not None}
    return key


def _length(preset: Preset, context: typer.Context) -> int | None:
    """The guesses tell it, in a game of several lengths."""
    told = len(preset.lengths) > 1 and context.params.get("turns")
    return None if told else preset.length


GameName = Annotated[
    str | None,
    typer.Option(
        "--game",
        is_eager=True,
        callback=_take,
        help="A game of `wmh presets`: its length, rule, hard mode, attempts and lexicon.",
    ),
]
