"""The game that a class plays, kept in a file: neither a close nor a crash ends it.

The secret stands there in base 64, so that nobody reads it in passing. It is no secret from one who
looks for it.
"""

import json
from base64 import b64decode, b64encode
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from app.engine.clues.rules import Rule
from app.engine.files import replace_file
from app.games.class_game import MOST_HANDS, ClassGame, given_up, guessed, nominated, opened, raised
from app.games.game import Keeping, State, Terms

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

_VERSION = 1


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
    path.parent.mkdir(parents=True, exist_ok=True)
    veiled = {"secret": b64encode(game.secret.encode()).decode("ascii"), "version": _VERSION}
    replace_file(path, json.dumps(asdict(game) | veiled).encode(), private=True)


def kept(path: Path) -> Kept | None:
    """The game in a file; None where there is none, or none that can be played on."""
    with suppress(OSError, ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return _read(cast("dict[str, Any]", json.loads(path.read_bytes())))
    return None


def _read(fields: dict[str, Any]) -> Kept:
    """Raises ValueError, TypeError or KeyError for what is no game."""
    attempts = fields["attempts"]
    read = Kept(
        str(fields["lexicon"]),
        b64decode(fields["secret"], validate=True).decode(),
        Rule(fields["rule"]),
        None if attempts is None else int(attempts),
        int(fields["tier"]),
        tuple(map(str, fields["guesses"])),
        fields["given_up"] is True,
        tuple((str(word), int(hands)) for word, hands in fields["nominations"]),
    )
    sound = (
        fields["version"] == _VERSION
        and (read.attempts is None or read.attempts > 0)
        and all(0 <= hands <= MOST_HANDS for _, hands in read.nominations)
    )
    if not sound:
        raise ValueError("no game is like this")
    return read
