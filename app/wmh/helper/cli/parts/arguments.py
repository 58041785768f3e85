"""Arguments and options that several commands share, and their conversion."""

from typing import TYPE_CHECKING, Annotated

import typer

from wmh.base.text.phrases import _
from wmh.base.text.wording import excerpt
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.question import ALL_TIERS, MOST_ATTEMPTS, TIERS, Familiarity
from wmh.engine.strategy.strategies import GuessList, Prior, Strategy
from wmh.helper.catalogues import GAMES

if TYPE_CHECKING:
    from wmh.helper.games.preset import Preset


def named_strategies(text: str) -> list[Strategy]:
    """Returns the strategies of a text such as `entropy,parts`, each once. Raises Refused."""
    from wmh.helper.cli.parts.reasons import Refused

    found: list[Strategy] = []
    for name in filter(None, map(str.strip, text.split(","))):
        if name not in list(Strategy):
            raise Refused(
                "There is no strategy {0}: choose from {1}.", excerpt(name), ", ".join(Strategy)
            )
        if Strategy(name) not in found:
            found.append(Strategy(name))
    if not found:
        raise Refused("No strategy is named to compare: choose from {0}.", ", ".join(Strategy))
    return found


MOST_ROWS = 1_000_000
"""Maximal number of rows: no word list in use has more words of one length."""
HIGHEST_SEED = 2**32 - 1
"""Highest seed of random draws, as in a study's protocol."""

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Attempts = Annotated[
    int | None,
    typer.Option(min=1, max=MOST_ATTEMPTS, help="How many guesses the game allows."),
]
Flagged = Annotated[bool, typer.Option("--flagged", help="Also suggest offensive words.")]
GivenLetters = Annotated[
    str,
    typer.Option(
        "--given",
        help="Letters the game shows, a dot for each other: r...; guesses have them too.",
    ),
]
GuessesName = Annotated[GuessList, typer.Option("--guesses", help="Which words may be guessed.")]
Hard = Annotated[Hardness, typer.Option(help="A mode of the game that refuses some guesses.")]
Length = Annotated[int | None, typer.Option(help="How many letters the words have.")]
"""Option for the length of words, within the lengths that a lexicon can have."""
LexiconName = Annotated[
    str,
    typer.Option(
        "--lexicon", help="An installed word list, a file of words, a .dawg, codes:abcdef."
    ),
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Treat plurals and past tenses as unlikely answers.")
]
PriorName = Annotated[
    Prior, typer.Option("--prior", help="Likelihood of each word: equal for all, or by its tier.")
]
Rows = Annotated[int, typer.Option(min=1, max=MOST_ROWS, help="How many words to show.")]
RuleName = Annotated[Rule, typer.Option("--rule", help="How the game marks guesses.")]
Seed = Annotated[
    int, typer.Option(min=0, max=HIGHEST_SEED, help="Seed of the random choice of answers.")
]
StrategyName = Annotated[
    Strategy, typer.Option("--strategy", help="The strategy: how guesses are ranked.")
]


def _tier(text: str | int) -> int:
    """Returns the tier that a text names, by its number or by the name of a vocabulary."""
    said = str(text).strip().lower()
    if said in set(Familiarity):
        return TIERS[Familiarity(said)]
    if said.isascii() and said.isdecimal() and len(said) < 4 and int(said) <= ALL_TIERS:
        return int(said)
    raise typer.BadParameter(
        _(
            "{0} is neither {1} nor a number from 0 to {2}.",
            excerpt(str(text)),
            ", ".join(Familiarity),
            ALL_TIERS,
        )
    )


Tier = Annotated[
    int | None,
    typer.Option(
        parser=_tier,
        metavar="TIER",
        help="How well known words are: everyday, common, all, or a number up to 127.",
    ),
]
Turns = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GUESS:CLUE...",
        help=("Such as rain:ywwg or rain=ywwg, rain:🟨⬜⬜🟩, or rain:2,1 where the rule counts."),
    ),
]


def _take(context: typer.Context, key: str | None) -> str | None:
    """Makes the terms of a game the defaults of the command's options; returns its key."""
    if key is None or context.resilient_parsing:
        return key
    preset = GAMES.read_named(key)
    fixed: dict[str, object] = {
        "length": lambda: _length(preset, context),
        "rule": str(preset.rule),
        "hard": str(preset.hard),
        "attempts": preset.rows,
        "boards": preset.boards if preset.boards > 1 else None,
        "lexicon": preset.lexicon or None,
        "tier": None if preset.familiarity is None else str(preset.familiarity),
        "strategy": None if preset.strategy is None else str(preset.strategy),
        "prior": None if preset.prior is None else str(preset.prior),
        "plain": preset.plain,
    }
    context.default_map = {name: value for name, value in fixed.items() if value is not None}
    return key


def _length(preset: "Preset", context: typer.Context) -> int | None:
    """Returns the game's length; None if it has several and given words tell the length."""
    told = context.params.get("turns") or context.params.get("secret")
    return None if told and len(preset.lengths) > 1 else preset.length


def shown_by(preset: str | None, length: int) -> tuple[int, ...]:
    """Returns the places that a game reveals before the first guess; none without a game."""
    return () if preset is None else GAMES.read_named(preset).places_to_show(length)


def opener_of(preset: str | None, strategy: Strategy) -> str:
    """Returns the first guess that a game recommends for a strategy; "" without a game."""
    return "" if preset is None else GAMES.read_named(preset).opener_with(strategy)


def _take_of_one_board(context: typer.Context, key: str | None) -> str | None:
    """Makes the terms of a game the defaults, as `_take`; refuses a game on several boards."""
    if key is not None and not context.resilient_parsing:
        game = GAMES.read_named(key)
        if game.boards > 1:
            from wmh.helper.cli.parts.reasons import Refused

            raise Refused(
                "{0} is played on {1} boards: use `wmh boards --game {2}`, or name a game on one.",
                game.name,
                game.boards,
                key,
            )
    return _take(context, key)


_HELP = (
    "A game of `wmh presets`: its length, rule, hard mode, attempts and word list, and the"
    " strategy and words that win it."
)
GameName = Annotated[str | None, typer.Option("--game", is_eager=True, callback=_take, help=_HELP)]
OneBoardGameName = Annotated[
    str | None, typer.Option("--game", is_eager=True, callback=_take_of_one_board, help=_HELP)
]
"""Option `--game` of the commands for one board, which refuse games on several boards."""
