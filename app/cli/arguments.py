"""A game from the arguments of a command."""

from collections.abc import Iterable

from app.cli.game import Game
from app.engine.clues.reading import ClueError, read_given, read_turn
from app.engine.clues.rules import Rule
from app.engine.clues.turn import Turn
from app.engine.lexicon.alphabet import Alphabet
from app.engine.lexicon.store import Lexicon
from app.engine.wording import excerpt


def told(
    turns: Iterable[str],
    lexicon: Lexicon,
    *,
    length: int | None,
    rule: Rule,
    given: str,
    tier: int | None,
    flagged: bool = False,
) -> Game:
    """Raises ClueError for what cannot be read."""
    return Game(
        lexicon,
        tuple(_turn(text, lexicon.alphabet, rule) for text in turns),
        length,
        rule,
        read_given(given, lexicon.alphabet),
        tier,
        flagged,
    )


def _turn(text: str, alphabet: Alphabet, rule: Rule) -> Turn:
    guess, colon, clue = text.partition(":")
    if not (guess and colon):
        raise ClueError(
            f"The turn {excerpt(text)} is not a guess and a clue: write guess:clue, as rain:ywwg."
        )
    return read_turn(guess, clue, alphabet, rule)
