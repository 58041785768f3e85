"""Coloured squares in shared texts; each game has signs of its own."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
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


_LEAST_SIGNS = 2
"""Least number of signs in a row of a game; a title may have a sign of its own."""

SCORE = re.compile(r"\b(?:\d+|X)\s*/\s*\d+")
"""Pattern of the score in the title of a shared text, such as 4/6."""
_DAILY = re.compile(r"(?i)\bdaily\b")
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
    unclear: str = ""
    """Signs that could mean several marks, which are not read."""

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
            if sign not in self.unclear
        }


USUAL = Squares("🟩🟢💚✅🟧🟠", "🟨🟡💛🟦🔵", "⬜⬛⚪⚫🤍🖤❌🟥🔴")
"""Signs of Wordle and its variants; orange and blue are their high contrast colours."""


_CERTAIN = Squares("🟩🟢💚✅", "🟨🟡💛", "⬜⬛⚪⚫🤍🖤❌")
"""Signs that mean the same in all games that use them."""

_BY_GAME = {
    **dict.fromkeys("🟧🟠", Mark.GREEN),
    **dict.fromkeys("🟦🔵", Mark.YELLOW),
    **dict.fromkeys("🟥🔴", Mark.WHITE),
}
"""Signs that mean different marks in different games, with their most frequent meaning."""


def without_scores(text: str) -> str:
    """Returns the lines of a text that may be rows of a game.

    Lines of scores are left out, since a red square in a score is a lost board.
    """
    lines = JOINERS.sub("", text).splitlines()
    scores = score_lines(lines)
    return "\n".join(line for at, line in enumerate(lines) if at not in scores)


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


def fit_squares(text: str, squares: Squares) -> Squares:
    """Returns the squares with one meaning for each colour that a text uses.

    A colour that differs among games (orange, blue, red) and that `squares` does not name has its
    usual meaning, unless the text has a certain sign for it: then the colour means the only mark
    that has no sign in the text, or it is unclear.
    """
    lines = text.splitlines()
    strangers = other_game_lines(lines)
    rows = {
        sign
        for at, line in enumerate(lines)
        if at not in strangers and sum(map(is_sign, line)) >= _LEAST_SIGNS
        for sign in line
    }
    own = "" if squares == USUAL else squares.green + squares.yellow + squares.white
    known = {mark for mark in Mark if rows & {*_CERTAIN.of(mark), *(own and squares.of(mark))}}
    free = [sign for sign in _BY_GAME if sign in rows and sign not in own]
    usual = {_BY_GAME[sign] for sign in free} - known
    doubtful = "".join(sign for sign in free if _BY_GAME[sign] not in usual)
    missing = [mark for mark in Mark if mark not in known | usual]
    if not doubtful:
        return squares
    if len(missing) != 1 or len(doubtful) != 1:
        return replace(squares, unclear=doubtful)
    signs = {mark: squares.of(mark).replace(doubtful, "") for mark in Mark}
    signs[missing[0]] += doubtful
    return Squares(signs[Mark.GREEN], signs[Mark.YELLOW], signs[Mark.WHITE])


def is_sign(character: str) -> bool:
    """True if a character is a pictogram: a square, a face or the like."""
    return unicodedata.category(character) == "So"


def is_score(line: str) -> bool:
    """True if a line holds the numbers of guesses that games on several boards share."""
    return re.fullmatch(_SCORE, line) is not None and _COUNTED.search(line) is not None


def score_lines(lines: Sequence[str]) -> set[int]:
    """Returns the indices of lines with boards' scores, and of adjoining lines of lost boards."""
    scores = {at for at, line in enumerate(lines) if is_score(line)}
    lost = {
        at for at, line in enumerate(lines) if "🟥" in line and re.fullmatch(r"[🟥⬛\s]+", line)
    }
    for near in (range(len(lines)), reversed(range(len(lines)))):
        for at in near:
            if at in lost and scores & {at - 1, at + 1}:
                scores.add(at)
    return scores


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
    *("WhenTaken", "Worldle", "Cemantix", "Cémantix", "Cemantle", "Cémantle", "Pedantix"),
    *("Pedantle", "Pédantix", "Grumble", "GrumbleFR", "Numble", "Statele", "Hoordle", "Vardle"),
    *("Letterle", "Primel", "Squardle", "Geozee", "Yeardle", "Mathler", "Ooodle", "Digits"),
    *("Countle", "Summle", "Artle", "Chronophoto", "Costcodle", "Angle", "Actorle", "Murdle"),
    *("Pinpoint", "Crossclimb", "Queens", "Tango", "Zip", "Pips", "Tusmo Suite", "Bracket City"),
    *("Catfishing", "Clues by Sam", "Color Daily", "Color2 Daily", "Colorfle", "Countryle"),
    *("Disorderly", "Domino Fit", "Flickle", "Flipple", "FoxiMax", "geogridgame", "Gisnep"),
    *("GuessTheAngle", "GuessTheFootballClub", "GuessTheHouse", "GuessTheLogo", "GuessTheMovie"),
    *("GuessThePhrase", "Hexcodle", "Linxicon", "Lyricle", "Metaflora", "Minute Cryptic"),
    *("More/Less", "NFLXdle", "Picsey", "putt.day", "Redattolo", "Rotabox", "Spots Code"),
    *("Sumplete", "TempoIndovinr", "Thirdle", "Timdle", "Unzoomed", "Word Grid", "Word Peaks"),
)
"""Names of games whose shared texts are not rows of marks for guessed words."""

_SENDER = re.compile(r"^[\W_]*\d[^:\n]{3,40}(?::\d\d){0,2}[^:\n]{0,8}?(?:-|\])\s*[^:\n]{1,40}:\s+")
"""Date, time and name with which a messenger begins a message."""

_WORDS = "Chrono", "Decipher", "Flag", "Patches", "Snoop", "Spellcheck", "Wend"
"""Names of other games that are words, too: a number has to stand behind them."""

_NAMES = "|".join(sorted(map(re.escape, _OTHER_GAMES), key=len, reverse=True))
_PLAYED = (
    r"I\b[^#@\n]{0,60}?\b(?:get|got|played|solved|finished|on)\s+(?:the\s+|today['\u2019]s\s+)?"
)
_OTHER_TITLE = re.compile(
    rf"(?i)(?:[\W_]*(?:daily\s+)?|[^#@\n]*[#@]|.*\bdaily\s+|{_PLAYED})"
    rf"((?:{_NAMES})(?![^\W\d_])|(?:{'|'.join(_WORDS)})\s+#?\d)"
)


def without_sender(line: str) -> str:
    """Returns a line of a chat without the date and name before the message."""
    return _SENDER.sub("", line)


def other_game(line: str) -> str:
    """Returns the name of the game in a title if it is one that this program does not read.

    A short name alone on a line, or one with a remark behind it, is not recognized, as it may be a
    guess.
    """
    line = without_sender(line)
    found = _OTHER_TITLE.match(line)
    if found is None:
        return ""
    alone = line.strip().isalpha() and found[1].casefold() != "connections"
    return "" if alone else found[1]


def is_bare_score(line: str) -> bool:
    """True if a line has a score such as 4/6 and no letters, as below the title of some games."""
    return SCORE.search(line) is not None and not any(map(str.isalpha, line))


def other_game_lines(lines: Sequence[str]) -> dict[int, str]:
    """Returns the name of the game for each position of a line that belongs to such a game.

    A game begins with its title and ends with the title of another game. The name may also stand
    below the rows, if no other title stands above them.
    """
    named: dict[int, str] = {}
    game, titles = "", 0
    below = False
    for at, line in enumerate(lines):
        found = other_game(line)
        begins = SCORE.search(line) is not None or _DAILY.search(line) is not None
        begins = begins and not (below and is_bare_score(line))
        below = bool(found) or (below and not line.strip())
        if found:
            game = found
            if not titles:
                named.update(dict.fromkeys(range(at), found))
        elif begins:
            game = ""
        titles += bool(found) or begins
        if game:
            named[at] = game
    return named
