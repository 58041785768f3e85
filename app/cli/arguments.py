"""What the arguments of a command come to: a game, strategies."""

from collections.abc import Iterable
from dataclasses import replace

from app.cli.game import Game
from app.cli.reasons import Refused
from app.engine.clues.hardness import Hardness
from app.engine.clues.reading import ClueError, read_given, read_turn
from app.engine.clues.rules import Rule
from app.engine.clues.squares import Squares
from app.engine.clues.turn import Turn
from app.engine.lexicon.alphabet import Alphabet
from app.engine.lexicon.store import Lexicon
from app.engine.question import Question
from app.engine.strategy.strategies import GuessList, Prior, Strategy
from app.engine.wording import excerpt
from app.presets import named, squares_of


def told(
    turns: Iterable[str],
    lexicon: Lexicon,
    *,
    length: int | None,
    rule: Rule,
    given: str,
    tier: int | None,
    flagged: bool = False,
    preset: str | None = None,
) -> Game:
    """Raises ClueError for what cannot be read.

    Clues in squares are read as those of the `preset`, else of the game that they look like.
    """
    turns = tuple(turns)
    squares = squares_of("".join(turns)) if preset is None else named(preset).squares
    return Game(
        lexicon,
        tuple(_turn(text, lexicon.alphabet, rule, squares) for text in turns),
        length,
        rule,
        read_given(given, lexicon.alphabet),
        tier,
        flagged,
    )


def _turn(text: str, alphabet: Alphabet, rule: Rule, squares: Squares) -> Turn:
    guess, colon, clue = text.partition(":")
    if not (guess and colon):
        raise ClueError(
            f"The turn {excerpt(text)} is not a guess and a clue: write guess:clue, as rain:ywwg."
        )
    return read_turn(guess, clue, alphabet, rule, squares)


def named_strategies(text: str) -> list[Strategy]:
    """Those of a list such as `entropy,parts`, none twice. Raises Refused."""
    found: list[Strategy] = []
    for name in filter(None, map(str.strip, text.split(","))):
        if name not in list(Strategy):
            raise Refused(
                f"There is no strategy {excerpt(name)}: choose from {', '.join(Strategy)}."
            )
        if Strategy(name) not in found:
            found.append(Strategy(name))
    if not found:
        raise Refused(f"No strategy is named to compare: choose from {', '.join(Strategy)}.")
    return found


def ranked_by(
    question: Question,
    *,
    strategy: Strategy,
    guesses: GuessList,
    prior: Prior,
    plain: bool,
    hardness: Hardness,
    attempts: int | None,
) -> Question:
    """The question with how guesses are to be ranked; the usual attempts where none are named."""
    return replace(
        question,
        strategy=strategy,
        guesses=guesses,
        prior=prior,
        plain=plain,
        hardness=hardness,
        attempts=question.attempts if attempts is None else attempts,
    )
