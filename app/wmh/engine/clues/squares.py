"""Coloured squares in shared texts; each game has signs of its own."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from wmh.engine.clues.turn import Mark, Marks

JOINERS = re.compile("[\ufe0e\ufe0f\u200d]")
"""Invisible characters that join signs or select how a sign is drawn."""

UNSAID = "🔳"
"""Sign of a tile without a mark yet, used for all games."""

PLAIN = "🟩🟨⬜⬛🔳"
"""Signs that mean the same in every game."""

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
"""Sign of each name that Slack and Discord use for squares and circles."""


def with_signs(text: str) -> str:
    """Returns the text with squares in place of names such as `:large_green_square:`."""
    if ":" not in text:
        return text
    return _CODE.sub(lambda found: _CODES.get(found[1], found[0]), text)


_SCORE = r"(?:\d\u20e3|🔟|[\U0001f550-\U0001f567]|[🟥⬛&/*\s])+"
_COUNTED = re.compile(r"\d\u20e3|🔟|[\U0001f550-\U0001f567]")


@dataclass(frozen=True, slots=True)
class Squares:
    """Signs of a game for each mark.

    The first character of each text is written; all characters are read.
    """

    green: str
    yellow: str
    white: str

    def of(self, mark: Mark | None) -> str:
        """Returns all signs of a mark, first the sign that is written."""
        if mark is None:
            return UNSAID
        return {Mark.GREEN: self.green, Mark.YELLOW: self.yellow, Mark.WHITE: self.white}[mark]

    def text_of(self, marks: Marks) -> str:
        return "".join(self.of(mark)[0] for mark in marks)

    def meanings(self) -> dict[str, Mark | None]:
        """Returns the mark of each sign: the game's own signs, and other usual signs."""
        return {
            sign: mark
            for squares in (USUAL, self)
            for mark in (*Mark, None)
            for sign in squares.of(mark)
        }


USUAL = Squares("🟩🟢💚✅🟧🟠", "🟨🟡💛🟦🔵", "⬜⬛⚪⚫🤍🖤❌🟥🔴")
"""Signs of Wordle and its variants; orange and blue are their high contrast colours."""


def without_scores(text: str) -> str:
    """Returns the lines of a text that may be rows of a game.

    Lines of scores are left out, since a red square in a score is a lost board.
    """
    return "\n".join(line for line in JOINERS.sub("", text).splitlines() if not is_score(line))


def is_plain(text: str) -> bool:
    """True if every square of a text means the same in all games."""
    return not any(is_sign(sign) for sign in set(text) - set(PLAIN))


def likeliest(text: str, known: Iterable[Squares]) -> Squares:
    """Returns the squares of the known game that explain most signs of a text.

    The result is the usual squares if no game explains more.
    """
    signs = {sign for sign in set(text) if is_sign(sign) or sign in USUAL.meanings()}

    def fitness(squares: Squares) -> tuple[int, int]:
        own = [squares.of(mark) for mark in Mark]
        covered = sum(any(sign in each for each in own) for sign in signs)
        return covered, sum(each[0] in signs for each in own)

    return max((USUAL, *known), key=fitness)  # The first of those that are alike.


def is_sign(character: str) -> bool:
    """True if a character is a pictogram: a square, a face or the like."""
    return unicodedata.category(character) == "So"


def is_score(line: str) -> bool:
    """True if a line holds the numbers of guesses that games on several boards share."""
    return re.fullmatch(_SCORE, line) is not None and _COUNTED.search(line) is not None


class SquaresLine(NamedTuple):
    """A line with squares, split into runs of marks, other signs, and the remaining text."""

    runs: tuple[Marks, ...]
    strange: str
    """Unknown signs between squares, which make the row unreadable."""
    apart: str
    """Signs beside the squares that are ignored."""
    rest: str


def take_apart(line: str, meanings: Mapping[str, Mark | None]) -> SquaresLine:
    """Splits a line into squares, other signs and text; invisible joiners are removed."""
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
"""Names of games whose shared texts have squares although no words are guessed."""

_OTHER_TITLE = rf"(?i)[\W_]*(?:daily\s+)?({'|'.join(map(re.escape, _OTHER_GAMES))})(?![^\W\d_])"


def other_game(line: str) -> str:
    """Returns the name of the game in a title if it is one that guesses no words; else "".

    A short name alone on a line is not recognized, as it may be a guess.
    """
    found = re.match(_OTHER_TITLE, line)
    if found is None:
        return ""
    alone = line.strip().isalpha() and found[1].casefold() != "connections"
    return "" if alone else found[1]
