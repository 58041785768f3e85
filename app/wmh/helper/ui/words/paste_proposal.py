"""Proposal made of a pasted text: the board that results, with sentences about it."""

import unicodedata
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import unsaid
from wmh.engine.clues.squares import PLAIN, Squares
from wmh.engine.clues.transcript import Transcript, UnusedLine, UnusedReason
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.helper.capitals import capital
from wmh.helper.ui.board.sheet import Row, Sheet
from wmh.helper.ui.parts.shortcuts import key_of

if TYPE_CHECKING:
    from wmh.helper.games.preset import Preset
    from wmh.helper.ui.boards.boards_sheet import BoardsSheet


_MOST_LINES = 6
_MOST_WORDS = 8
_MOST_CHARACTERS = 28


class PasteProposal(NamedTuple):
    """Sheet that pasting results in, with sentences about it.

    The sheet is for one board or several. If it is None, `wanted` names the words that must be
    typed first.
    """

    sheet: "Sheet | BoardsSheet | None"
    understood: str
    consequence: str
    unused: tuple[str, ...]
    wish: str
    wanted: str = ""


def paste_proposal(
    transcript: Transcript, before: Sheet, reading: str = "", named: "Preset | None" = None
) -> PasteProposal:
    """Returns the proposal for a transcript that has turns or words.

    `reading` is a sentence on how the squares of the text were read; `named` is the game that the
    text's title names, None if it is the present game.
    """
    rule = before.rule if named is None else named.rule
    turns = transcript.turns or tuple(
        Turn(word, unsaid(rule, len(word))) for word in transcript.words
    )
    length = len(turns[0].guess)
    game = before if named is None else Sheet(length, rule=rule, game=named.key)
    consequences = [_consequence(before, length)]
    if named is not None:
        text = _("This changes the game to {0}, which the text names.")
        consequences.append(text.format(_(named.name, context="Games")))
    words = some_words([capital(turn.word) for turn in turns])
    marked = bool(transcript.turns)
    understood = _text_of_turns(len(turns), words, marked=marked)
    return PasteProposal(
        fill_sheet(game, turns),
        " ".join(filter(None, (understood, reading))),
        " ".join(filter(None, consequences)),
        unused_lines(transcript.unused),
        _("Use these guesses (Enter)") if marked else _("Mark these words (Enter)"),
    )


def fill_sheet(before: Sheet, turns: tuple[Turn, ...]) -> Sheet:
    """Returns a new sheet with these turns, the cursor at the first incomplete clue.

    The revealed letters of an empty sheet are kept, since they belong to the pasted game.
    """
    length = len(turns[0].guess)
    game = before if before.empty and before.length == length else before.new_game(length)
    written = replace(game, rows=tuple(map(_row, turns)))
    if not written.rows[-1].open(game.rule) and not written.solved:
        written = replace(written, rows=(*written.rows, Row()))
    awaited = (number for number, row in enumerate(written.rows) if row.open(game.rule))
    return written.move_to(next(awaited, len(written.rows) - 1), 0)


def shown_first(before: Sheet, given: Given) -> Sheet:
    """Returns the present sheet, or a new one if it is not empty, with these revealed letters."""
    game = before if before.empty and before.length == len(given) else before.new_game(len(given))
    return replace(game, given=given)


def _row(turn: Turn) -> Row:
    if isinstance(turn.clue, Counts):
        return Row(turn.guess, (None,) * len(turn.guess), spelt=True, numbers=turn.clue.numbers)
    return Row(turn.guess, turn.clue, spelt=True)


def unused_lines(unused: Iterable[UnusedLine]) -> tuple[str, ...]:
    """Returns sentences about lines of the text that were not used, up to a maximal number."""
    lines = [_unused_text(each) for each in unused]
    if len(lines) <= _MOST_LINES:
        return tuple(lines)
    more = _("And {0} more lines.").format(len(lines) - _MOST_LINES + 1)
    return (*lines[: _MOST_LINES - 1], more)


def _unused_text(unused: UnusedLine) -> str:
    text = unused.text
    if unused.why in (UnusedReason.STRANGE, UnusedReason.APART):
        text = ", ".join(map(_square_name, text))
    if len(text) > _MOST_CHARACTERS:
        text = text[: _MOST_CHARACTERS - 1] + "…"
    return _why(unused.why).format(unused.line, text)


def _why(why: UnusedReason) -> str:
    match why:
        case UnusedReason.AROUND:
            return _("Line {0} is a title, a score or the like: {1}")
        case UnusedReason.NOT_UNDERSTOOD:
            return _("Line {0} is not understood: {1}")
        case UnusedReason.OTHER_LENGTH:
            return _("Line {0} has another length: {1}")
        case UnusedReason.NO_CLUE:
            return _("Line {0} is a word without a clue: {1}")
        case UnusedReason.NO_WORD:
            return _("Line {0} is a clue without a word: {1}")
        case UnusedReason.STRANGE:
            return _("Line {0} has squares that this game does not have: {1}")
        case UnusedReason.APART:
            return _("Line {0} has something that is not part of the game: {1}")
        case UnusedReason.SEVERAL:
            return _("Line {0} is of several boards: {1}")
        case UnusedReason.EARLIER:
            return _("Line {0} is of an earlier game: {1}")
        case UnusedReason.OTHER_GAME:
            return _("Line {0} is of a game of another kind: {1}")
        case UnusedReason.CUT:
            return _("The text is long: nothing after line {0} was read.")


def clues_alone(number: int, reading: str) -> str:
    """Returns a sentence about a grid without words."""
    text = ngettext("1 clue without its word.", "{0} clues without their words.", number)
    return " ".join(filter(None, (text, reading)))


def reading_of(text: str, squares: Squares) -> str:
    """Returns a sentence on how the squares were read; "" if they are the usual squares."""
    meanings = squares.meanings()
    used = [sign for sign in dict.fromkeys(text) if sign in meanings]
    if set(used) <= set(PLAIN):
        return ""
    signs = {
        mark: ", ".join(_square_name(sign) for sign in used if meanings[sign] is mark)
        for mark in Mark
    }
    said = [
        form.format(signs[mark])
        for mark, form in (
            (Mark.GREEN, _("{0} is in place")),
            (Mark.YELLOW, _("{0} is elsewhere")),
            (Mark.WHITE, _("{0} is absent")),
        )
        if signs[mark]
    ]
    return _("Its squares: {0}.").format("; ".join(said)) if said else ""


def _square_name(sign: str) -> str:
    """Returns a square with the name of its colour, since not every screen or eye can show it."""
    colours = {
        "RED": _("red"),
        "ORANGE": _("orange"),
        "YELLOW": _("yellow"),
        "GREEN": _("green"),
        "BLUE": _("blue"),
        "PURPLE": _("purple"),
        "BROWN": _("brown"),
        "BLACK": _("black"),
        "WHITE": _("white"),
    }
    colour = next(
        (said for name in unicodedata.name(sign, "").split() if (said := colours.get(name))), ""
    )
    return f"{sign} {colour}".strip()


def _text_of_turns(number: int, words: str, *, marked: bool) -> str:
    if marked:
        return ngettext("1 guess: {1}.", "{0} guesses: {1}.", number, number, words)
    return ngettext(
        "1 word without a clue: {1}.",
        "{0} words without clues: {1}.",
        number,
        number,
        words,
    )


def _consequence(before: Sheet, length: int) -> str:
    """Returns a sentence on what pasting does to the present board; "" if nothing is lost."""
    if before.length != length:
        text = _("This starts a game with words of {0} letters.")
        return text.format(length)
    if before.empty:
        return ""
    text = _("This replaces what is on the board; {0} undoes it.")
    return text.format(key_of("undo"))


def some_words(words: list[str]) -> str:
    if len(words) <= _MOST_WORDS:
        return ", ".join(words)
    shown = ", ".join(words[: _MOST_WORDS - 1])
    return _("{0} and {1} more").format(shown, len(words) - _MOST_WORDS + 1)
