"""The game that a class plays, kept in a file: neither a close nor a crash ends it.

The secret stands there in base 64, so that nobody reads it in passing. It is no secret from one who
looks for it.
"""

import json
from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from app import kept as files
from app.engine.clues.rules import Rule
from app.engine.reading import typed
from app.games.class_game import MOST_HANDS, ClassGame, given_up, guessed, nominated, opened, raised
from app.games.game import Keeping, State, Terms, are_words, can_be
from app.kept import Found

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon


@dataclass(frozen=True, slots=True)
class Kept:
    """What a game is made of again, once its lexicon is open; nominations with their hands."""

    lexicon: str
    secret: str
    rule: Rule
    attempts: int | None
    tier: int
    guesses: tuple[str, ...]
    given_up: bool
    nominations: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, playing: ClassGame, lexicon: str) -> "Kept":
        game = playing.game
        return cls(
            lexicon,
            "".join(game.secret or ()),
            game.terms.rule,
            game.terms.attempts,
            game.terms.tier,
            tuple(turn.word for turn in game.turns),
            game.state is State.LOST and game.left != 0,
            tuple((each.word, each.hands) for each in playing.nominations),
        )

    def again(self, lexicon: "Lexicon") -> ClassGame:
        """The game, guess by guess. Raises InputError or ValueError where it cannot be."""
        terms = Terms(1, self.rule, Keeping.FIXED, self.attempts, self.tier)
        playing = opened(self.secret, terms, lexicon)
        for word in self.guesses:
            playing = guessed(nominated(playing, word, lexicon), 0)
        for number, (word, hands) in enumerate(self.nominations):
            playing = raised(nominated(playing, word, lexicon), number, hands)
        return given_up(playing) if self.given_up else playing


def keep(game: Kept, path: Path) -> None:
    """Raises OSError."""
    veiled = {"secret": b64encode(game.secret.encode()).decode("ascii")}
    files.keep(path, json.dumps(asdict(game) | veiled))


def kept(path: Path) -> Found[Kept]:
    """The game in a file; whatever is on the disk, this does not fail."""
    return files.find(path, _read)


def _read(fields: dict[str, object]) -> Kept:
    """Raises ValueError for what is no game."""
    veiled = typed(Kept, fields)
    secret = b64decode(veiled.secret.encode(), validate=True).decode()
    sound = (
        can_be(Terms(1, veiled.rule, Keeping.FIXED, veiled.attempts, veiled.tier))
        and are_words([secret])
        and are_words(veiled.guesses)
        and are_words([word for word, _ in veiled.nominations])
        and all(0 <= hands <= MOST_HANDS for _, hands in veiled.nominations)
    )
    if not sound:
        raise ValueError("no game is like this")
    return replace(veiled, secret=secret)
