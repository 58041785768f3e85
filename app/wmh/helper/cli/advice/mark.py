"""`wmh mark` and `wmh makers`: the clue of a guess, and the guesses that could have given clues."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from wmh.base.text.phrases import _, objection
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.clues import rules
from wmh.engine.clues.reading import ClueError, read_word
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.squares import Squares
from wmh.engine.clues.transcript import (
    MOST_CHARACTERS,
    Transcript,
    UnusedReason,
    read_transcript,
    write_clue,
    write_grid,
)
from wmh.engine.clues.turn import Clue, Counts, Turn
from wmh.helper.catalogues import GAMES
from wmh.helper.cli.parts.arguments import MOST_ROWS, AsJson, GameName, LexiconName, RuleName, Tier
from wmh.helper.cli.parts.named_lexicon import named_alphabet, named_lexicon
from wmh.helper.lists import library

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon

Secret = Annotated[str, typer.Argument(metavar="SECRET", help="The answer of the game.")]


def mark(
    guess: Annotated[str, typer.Argument(metavar="GUESS", help="The word to mark.")],
    secret: Secret,
    preset: GameName = None,
    rule: RuleName = Rule.TILES,
    lexicon: LexiconName = library.DEFAULT,
    as_json: AsJson = False,
) -> None:
    """Mark a guess as the game would. The words need not be in the word list."""
    named, alphabet = named_alphabet(lexicon)
    guessed, hidden = read_word(guess, alphabet), read_word(secret, alphabet, "secret")
    if len(guessed) != len(hidden) or not hidden:
        raise ClueError(
            "The guess {0} is {1} long and the answer {2} is {3}: give two of one length.",
            excerpt(guess),
            len(guessed),
            excerpt(secret),
            len(hidden),
        )
    turn = Turn(guessed, rules.mark(rule, guessed, hidden))
    if as_json:
        from wmh.helper.cli.parts.json_output import print_json

        clue = write_clue(turn.clue)
        words = {"guess": turn.word, "secret": "".join(hidden)}
        print_json("mark", {"game": preset, "lexicon": named, **words, "rule": rule, "clue": clue})
    else:
        print(_clue_text(turn))


def _clue_text(turn: Turn) -> str:
    """Returns a clue as it is typed and, if it consists of marks, also as squares."""
    row = write_grid([turn], letters=False).rstrip()
    return row if isinstance(turn.clue, Counts) else f"{write_clue(turn.clue)} {row}"


def makers(
    secret: Secret,
    preset: GameName = None,
    rule: RuleName = Rule.TILES,
    tier: Tier = None,
    lexicon: LexiconName = library.DEFAULT,
    shown: Annotated[
        int,
        typer.Option("--rows", min=1, max=MOST_ROWS, help="How many words to show for each row."),
    ] = 10,
    flagged: Annotated[bool, typer.Option("--flagged", help="Include offensive words.")] = False,
    as_json: AsJson = False,
) -> None:
    """Name the words that could have made a grid, given on standard input."""
    from wmh.engine.explain.words_for_clues import words_for_clues as makers_of
    from wmh.helper.cli.parts.json_output import print_json
    from wmh.helper.cli.parts.reasons import no_length
    from wmh.helper.games.presets import squares_of

    opened = named_lexicon(lexicon)
    hidden = read_word(secret, opened.alphabet, "secret")
    if reason := no_length(len(hidden), opened):
        raise reason
    tier = opened.usual_tier(len(hidden)) if tier is None else tier
    text = sys.stdin.read(MOST_CHARACTERS + 1) if sys.stdin else ""
    own = None if preset is None else GAMES.read_named(preset).squares
    squares = squares_of(text[:MOST_CHARACTERS], own)
    clues = _rows(text, opened, rule, hidden, squares)
    found = makers_of(clues, hidden, opened, tier, rule, flagged=flagged)
    rows = [(clue, found[clue]) for clue in clues]
    if as_json:
        listed = [{"clue": write_clue(clue), "words": words} for clue, words in rows]
        told = {"secret": "".join(hidden), "rule": rule, "rows": listed}
        print_json("makers", {"game": preset, "lexicon": opened.name, **told})
        return
    for clue, words in rows:
        few = ", ".join(words[:shown]) + (", …" if len(words) > shown else "")
        number = count.words(len(words))
        print(f"{_clue_text(Turn(hidden, clue))} {objection(number)}{': ' if words else ''}{few}")


def _rows(
    text: str, lexicon: "Lexicon", rule: Rule, secret: tuple[str, ...], squares: Squares
) -> list[Clue]:
    """Returns the clues of a pasted grid; prints the lines that look like rows but were not read.

    Raises Refused if there is no row, and for a row that is incomplete or has another length than
    the secret.
    """
    from wmh.helper.cli.parts.reasons import Refused

    numbers = RULES[rule].counts
    grid = read_transcript(text, lexicon.alphabet, len(numbers), squares)
    clues = [*grid.clues, *(turn.clue for turn in grid.turns)]
    if not clues:
        raise Refused(
            "There is no row of numbers to read: paste a grid into standard input."
            if numbers
            else "There is no row of squares to read: paste a grid into standard input."
        )
    for clue in clues:
        if "." in write_clue(clue):
            raise Refused(
                "The row {0} is not complete, so no word can have made it.", write_clue(clue)
            )
        if not isinstance(clue, Counts) and len(clue) != len(secret):
            raise Refused(
                "The row {0} has {1}, but the answer {2} is {3} long.",
                write_clue(clue),
                count.marks(len(clue)),
                excerpt("".join(secret)),
                len(secret),
            )
    _name_unused(grid)
    return clues


def _name_unused(grid: Transcript) -> None:
    for each in grid.unused:
        if each.why is not UnusedReason.AROUND:
            print(
                _("Line {0} was skipped: {1}.", each.line, excerpt(each.text)),
                file=sys.stderr,
            )
