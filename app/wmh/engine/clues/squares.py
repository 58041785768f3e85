"""The squares of share texts, which each game has its own of."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from wmh.engine.clues.turn import Mark, Marks

JOINERS = re.compile("[\ufe0e\ufe0f\u200d]")
"""What joins signs or chooses how they are drawn, and says nothing."""

UNSAID = "🔳"
"""A tile of which nothing has been said yet, in any game."""

PLAIN = "🟩🟨⬜⬛🔳"
"""Those that mean the same in every game."""

_CODE = re.compile(r":([a-z_]+):")
_SQUARES = {
    **dict(zip(("green", "yellow", "orange", "blue", "red"), "🟩🟨🟧🟦🟥", strict=True)),
    **dict(zip(("purple", "brown", "white", "black"), "🟪🟫⬜⬛", strict=True)),
}
_CIRCLES = {
    **dict(zip(("green", "yellow", "orange", "blue"), "🟢🟡🟠🔵", strict=True)),
    **dict(zip(("red", "white", "black"), "🔴⚪⚫", strict=True)),
}
_CODES = {
    **{
        name: sign
        for shape, signs in (("square", _SQUARES), ("circle", _CIRCLES))
        for colour, sign in signs.items()
        for size in ("", "large_", "medium_", "medium_small_")
        for name in (f"{size}{colour}_{shape}", f"{colour}_{size}{shape}")
    },
    **dict(zip(("green_heart", "yellow_heart"), "💚💛", strict=True)),
    **dict(zip(("white_heart", "black_heart", "white_check_mark", "x"), "🤍🖤✅❌", strict=True)),
}
"""The names that Slack and Discord write for squares."""


def with_signs(text: str) -> str:
    """A text with the squares in the place of their names, as in `:large_green_square:`."""
    if ":" not in text:
        return text
    return _CODE.sub(lambda found: _CODES.get(found[1], found[0]), text)


_SCORE = r"(?:\d\u20e3|🔟|[\U0001f550-\U0001f567]|[🟥⬛&/*\s])+"
_COUNTED = re.compile(r"\d\u20e3|🔟|[\U0001f550-\U0001f567]")


@dataclass(frozen=True, slots=True)
class Squares:
    """Signs a game writes for each mark: the first of each text, and others it may use."""

    green: str
    yellow: str
    white: str

    def of(self, mark: Mark | None) -> str:
        """Returns all signs of a mark; the first is the one that is written."""
        if mark is None:
            return UNSAID
        return {Mark.GREEN: self.green, Mark.YELLOW: self.yellow, Mark.WHITE: self.white}[mark]

    def text_of(self, marks: Marks) -> str:
        return "".join(self.of(mark)[0] for mark in marks)

    def meanings(self) -> dict[str, Mark | None]:
        """Sign to mark: the game's own, and the usual ones that it gives no other sense."""
        return {
            sign: mark
            for squares in (USUAL, self)
            for mark in (*Mark, None)
            for sign in squares.of(mark)
        }


USUAL = Squares("🟩🟢💚✅🟧🟠", "🟨🟡💛🟦🔵", "⬜⬛⚪⚫🤍🖤❌🟥🔴")
"""Those of Wordle and its kin; orange and blue are its high-contrast pair."""


def without_scores(text: str) -> str:
    """The lines that may hold rows: the red square of a lost board is none."""
    return "\n".join(line for line in JOINERS.sub("", text).splitlines() if not is_score(line))


def is_plain(text: str) -> bool:
    """True if all squares of a text mean the same in every game."""
    return not any(is_sign(sign) for sign in set(text) - set(PLAIN))


def likeliest(text: str, known: Iterable[Squares]) -> Squares:
    """Returns the game's squares that a text uses: those that cover most of its signs.

    The usual ones where the text does not tell.
    """
    signs = {sign for sign in set(text) if is_sign(sign) or sign in USUAL.meanings()}

    def fitness(squares: Squares) -> tuple[int, int]:
        own = [squares.of(mark) for mark in Mark]
        covered = sum(any(sign in each for each in own) for sign in signs)
        return covered, sum(each[0] in signs for each in own)

    return max((USUAL, *known), key=fitness)  # The first of those that are alike.


def is_sign(character: str) -> bool:
    """True if a character is a picture: a square, a face or the like."""
    return unicodedata.category(character) == "So"


def is_score(line: str) -> bool:
    """True if a line holds the numbers of guesses, as games on several boards share them."""
    return re.fullmatch(_SCORE, line) is not None and _COUNTED.search(line) is not None


class SquaresLine(NamedTuple):
    """A line with squares taken apart: its runs of marks, other signs apart, and all else."""

    runs: tuple[Marks, ...]
    strange: str
    """Signs between squares, without which no row can be read."""
    apart: str
    """Other signs, which say nothing of the row."""
    rest: str


def take_apart(line: str, meanings: Mapping[str, Mark | None]) -> SquaresLine:
    """A line without joiners."""
    runs: list[Marks] = []
    strange, apart, rest = "", "", ""
    run = ""
    for character in f"{line}\n":
        if character in meanings or is_sign(character):
            run += character
            continue
        if run:
            others = "".join(sign for sign in run if sign not in meanings)
            if len(others) == len(run):
                apart += others
            elif others:
                strange += others
            else:
                runs.append(tuple(meanings[sign] for sign in run))
            run = ""
            rest += " "
        rest += character
    return SquaresLine(tuple(runs), strange, apart, rest)


_OTHER_GAMES = (
    *("Bandle", "Connections", "Contexto", "Cloudle", "Emovi", "Episode", "Flagle", "Foodguessr"),
    *("Framed", "Gamedle", "Globle", "GuessTheGame", "Heardle", "Metazooa", "Moviedle", "Nerdle"),
    *("nerdlegame", "Pokedoku", "Posterdle", "Redactle", "Semantle", "Spotle", "Strands"),
    *("Squaredle", "Squareword", "TimeGuessr", "Tradle", "Travle", "Waffle", "WhereTaken"),
    *("WhenTaken", "Worldle"),
)
"""Games whose share texts have squares and no words to guess."""

_OTHER_TITLE = rf"(?i)[\W_]*(?:daily\s+)?({'|'.join(map(re.escape, _OTHER_GAMES))})(?![^\W\d_])"


def other_game(line: str) -> str:
    """The game of another kind that a title names; empty if it names none.

    A name alone on a line may be a guess, but for the longest of them.
    """
    found = re.match(_OTHER_TITLE, line)
    if found is None:
        return ""
    alone = line.strip().isalpha() and found[1].casefold() != "connections"
    return "" if alone else found[1]
