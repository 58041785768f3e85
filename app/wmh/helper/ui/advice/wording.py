"""Sentences of the window about the advice and the game."""

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple, assert_never

from wmh.base.text.phrases import _, ngettext
from wmh.engine.answer import Advice
from wmh.engine.clues.guard import Impossible, ImpossibleReason, impossible
from wmh.engine.clues.hard_modes import Breach, Broken
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.question import ALL_TIERS, Question
from wmh.helper.capitals import capital
from wmh.helper.ui.board.sheet import NO_MARK, Row, Sheet
from wmh.helper.ui.look.clue_words import mark_key, mark_name, number_names, preset_of
from wmh.helper.ui.parts.shortcuts import key_of

if TYPE_CHECKING:
    from wmh.engine.diagnosis import Diagnosis


class Remedy(Enum):
    """Actions offered to the user when no suggestion is shown."""

    ALL_WORDS = auto()
    FLAGGED_WORDS = auto()
    ADD_WORD = auto()


class Reason(NamedTuple):
    """Reason why no suggestion is shown; `turn` (from 0) is the guess that should be checked."""

    text: str
    turn: int | None = None
    remedy: Remedy | None = None


def headline(advice: Advice, sheet: Sheet, *, codes: bool = False) -> str:
    """Returns the number of words, or codes, that fit, as a headline."""
    if sheet.solved:
        return solved_text(sheet)
    if codes:
        return _codes(advice.remaining, so_far=sheet.open)
    if not advice.remaining:
        common = advice.diagnosis is not None and advice.diagnosis.beyond
        return _("No common word fits") if common else _("No word fits")
    if sheet.open:
        return ngettext("1 word fits so far", "{0} words fit so far", advice.remaining)
    return ngettext("1 word fits", "{0} words fit", advice.remaining, context="Wording")


def solved_text(sheet: Sheet) -> str:
    return ngettext("Solved in 1 guess", "Solved in {0} guesses", len(sheet.turns))


def hint(sheet: Sheet, why: Reason | None = None, *, listed: bool = True) -> str:
    """Returns a sentence on what to do next.

    `why` is the reason if there are no suggestions; `listed` is True if no suggestion is covered.
    """
    if (where := sheet.disputed) is not None:
        row, place = where
        said = dispute(sheet.rows[row], place, sheet.rule)
        if row == sheet.row:
            return said
        return _("Row {0}: {1}").format(row + 1, said)
    if sheet.solved:
        return _("{0} starts a new game.").format(key_of("new_game"))
    if why is not None and why.turn is not None:
        text = _("Go up to change the clue; {0} edits the guess, {1} undoes.")
        return text.format(key_of("respell"), key_of("undo"))
    if sheet.current.spelt:
        return _clue_hint(sheet)
    if sheet.full:
        if (game := preset_of(sheet.game)) is not None and game.codes:
            return _("Press Enter, then type the numbers of its clue.")
        return _("Press Enter, then colour its letters.")
    if not listed:
        return _("Type a guess.")
    if sheet.turns:
        return _("Type the next guess, or take one from the list.")
    return _("Type a guess, or take one from the list.")


def giving_hint() -> str:
    return _("Type the letters shown; Space for none, Enter ends.")


def _clue_hint(sheet: Sheet) -> str:
    match number_names(sheet.rule):
        case ():
            text = _("Set the colours with {0}, {1}, {2} or clicks, then Enter.")
            return text.format(*(mark_key(mark) for mark in sorted(Mark, reverse=True)))
        case (name,):
            text = _("Type how many are {0}, then Enter.")
            return text.format(name)
        case names:
            text = _("Type how many are {0}, then how many are {1}, then Enter.")
            return text.format(*names)


def reason(advice: Advice, sheet: Sheet) -> Reason | None:
    """Returns the reason why the list is empty; None if it is not."""
    if advice.suggestions:
        return None
    if advice.diagnosis is None:
        text = ngettext(
            "It is an offensive word, which is not suggested.",
            "All of them are offensive words, which are not suggested.",
            advice.remaining,
        )
        return Reason(text, remedy=Remedy.FLAGGED_WORDS)
    if sheet.solved:
        return _not_listed(advice.diagnosis, sheet)
    return diagnosis_reason(advice.diagnosis, advice.question, sheet)


def _not_listed(found: "Diagnosis", sheet: Sheet) -> Reason:
    """Returns the reason why the word list does not show an answer that was guessed."""
    if found.beyond:
        text = _("It is an uncommon word, outside of your vocabulary.")
        return Reason(text, remedy=Remedy.ALL_WORDS)
    text = _("{0} is not in this word list.", context="Wording")
    return Reason(text.format(capital(sheet.turns[-1].word)), remedy=Remedy.ADD_WORD)


def diagnosis_reason(found: "Diagnosis", question: Question, sheet: Sheet) -> Reason:
    """Returns the reason why no word fits, with the guess that should be checked."""
    if found.beyond and question.tier < ALL_TIERS:
        text = ngettext("But 1 does among all words.", "But {0} do among all words.", found.beyond)
        return Reason(text, remedy=Remedy.ALL_WORDS)
    if found.row is None and any(question.given):
        return Reason(_("No word has the revealed letters at their places."))
    if found.row is None:
        text = _("This word list has no words of length {0}.")
        return Reason(text.format(question.length))
    rows = [row + 1 for row in sheet.asked_rows]
    here, before = rows[found.row], rows[: found.row]
    if found.contradiction:
        text = _contradiction(here, before)
    elif not before:
        text = ngettext(
            "The only answer does not fit row {1}: check its clue.",
            "None of the {0} answers fits row {1}: check its clue.",
            found.before,
            found.before,
            here,
        )
    else:
        text = _ran_out(here, before, found.before)
    return Reason(text, turn=found.row)


def missing(found: "Diagnosis", sheet: Sheet) -> str:
    """Returns a sentence that the word list may lack the answer; "" if it cannot be so.

    The sentence names the other word lists that were tried in vain.
    """
    from wmh.engine.diagnosis import OtherLexicon

    possible = learn(sheet.turns, sheet.length, sheet.rule, sheet.given).possible
    if found.tried is None or found.beyond or not possible:
        return ""
    fit = {each.change.name for each in found.proposals if isinstance(each.change, OtherLexicon)}
    none = [name for name in found.tried if name not in fit]
    if not none:
        return _("Or the answer is missing from this word list.")
    text = _("Or the answer is missing from this word list. No word of {0} fits either.")
    return text.format(", ".join(none))


def _contradiction(here: int, before: list[int]) -> str:
    match before:
        case []:
            text = _("The clue of row {0} contradicts itself: check it.")
            return text.format(here)
        case [row]:
            return _("Rows {0} and {1} contradict each other: check both.").format(row, here)
        case _:
            text = _("Rows {0} to {1} contradict each other: check all of them.")
            return text.format(before[0], here)


def _ran_out(here: int, before: list[int], left: int) -> str:
    if len(before) == 1:
        return ngettext(
            "Row {0} leaves 1 answer, row {2} none: check both.",
            "Row {0} leaves {1} answers, row {2} none: check both.",
            left,
            before[0],
            left,
            here,
        )
    return ngettext(
        "Rows {0} to {1} leave 1 answer, row {3} none: check all of them.",
        "Rows {0} to {1} leave {2} answers, row {3} none: check all of them.",
        left,
        before[0],
        before[-1],
        left,
        here,
    )


def refusal(why: Impossible, turn: Turn, game: str | None = None) -> str:
    """Returns the reason why no answer can give a clue, with the tiles that show it.

    `game` is as in `clue_words`.
    """
    letter = capital(turn.guess[why.places[-1]]) if why.places else ""
    first, last = (why.places[0] + 1, why.places[-1] + 1) if why.places else (0, 0)
    match why.reason:
        case ImpossibleReason.WHITE_BEFORE_YELLOW:
            text = _(
                "{0} is {3} at place {1}, so it cannot be {4} at place {2}: of equal letters the"
                " left one becomes {4} first.",
            )
        case ImpossibleReason.NO_OTHER_PLACE:
            text = _("{0} cannot be {4}: there is no other place for it.")
        case ImpossibleReason.TWO_FATES:
            text = _("By this rule {0} cannot be {3} at place {1} and coloured at place {2}.")
        case ImpossibleReason.TOO_MANY:
            text = _("No word gives these numbers with this guess.")
        case _:
            assert_never(why.reason)
    white, yellow = mark_name(Mark.WHITE, game), mark_name(Mark.YELLOW, game)
    return text.format(letter, first, last, white, yellow)


def dispute(row: Row, place: int, rule: Rule, game: str | None = None) -> str:
    """Returns the reason why the held mark or number at a place is impossible.

    `game` is as in `clue_words`.
    """
    value = row.held[place]
    if value is not None and value != NO_MARK:
        said = row.with_value(rule, place, value)
        turn = Turn(said.letters, said.clue_value(rule))
        if (why := impossible(turn, rule)) is not None:
            return refusal(why, turn, game)
    text = _("Place {0} still needs its colour: {1}.")
    marks = (f"{mark_key(mark, game)} {mark_name(mark, game)}" for mark in sorted(Mark)[::-1])
    return text.format(place + 1, ", ".join(marks))


def breach(broken: Broken, row: int) -> str:
    """Returns the reason why hard mode refuses a guess; `row` (from 1) has the clue it ignores."""
    match broken.breach:
        case Breach.KEEP_GREEN:
            text = _("Hard mode keeps {0} at place {1}: it is {3} in row {2}.")
        case Breach.USE_COLOURED:
            text = _("Hard mode requires {0} as often as row {2} coloured it.")
        case Breach.MOVE_YELLOW:
            text = _("Ultra hard mode moves {0} from place {1}: it is {4} in row {2}.")
        case Breach.DROP_WHITE:
            text = _("Ultra hard mode allows no further {0}: row {2} shows it used up.")
    green, yellow = mark_name(Mark.GREEN), mark_name(Mark.YELLOW)
    return text.format(capital(broken.letter), (broken.place or 0) + 1, row, green, yellow)


def _codes(number: int, *, so_far: bool) -> str:
    if not number:
        return _("No code fits")
    if so_far:
        return ngettext("1 code fits so far", "{0} codes fit so far", number)
    return ngettext("1 code fits", "{0} codes fit", number)
