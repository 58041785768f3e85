"""Sentences about a game that is played in the window."""

from dataclasses import replace

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Turn
from wmh.helper.capitals import capital
from wmh.helper.games.game import Game, GameState, Keeping, question_of
from wmh.helper.games.keeping import GuessError, MarkError, Refusal
from wmh.helper.record.finished_game import FinishedGame, Mode
from wmh.helper.ui.advice import wording
from wmh.helper.ui.advice.wording import Reason
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_picture import spoken_clue
from wmh.helper.ui.look.letter_row import LetterMarks, spoken_marks
from wmh.helper.ui.look.pegs import length_text
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.numbers import clock


def terms_line(game: Game, mode: Mode, number: int, strategy: str, lexicon: str) -> str:
    """Returns the terms of the game, with the number by which other people can play it."""
    terms = game.terms
    said = [length_text(lexicon, terms.length)]
    if terms.rule is not Rule.TILES:
        said.append(_(RULES[terms.rule].title, context="Rules"))
    match terms.keeping:
        case Keeping.RANDOM:
            said.append(_("game {0}").format(number))
        case Keeping.FIXED:
            said.append(_("typed answer"))
        case Keeping.ADVERSARIAL:
            said.append(_("cheating host"))
        case None:
            said.append(_("you host the game"))
    if game.given:
        said.append(_("{0} is shown").format(_letters(game)))
    elif terms.shown:
        said.append(_("no letter is shown"))
    if mode is not Mode.GUESSER:
        said.append(_("guesses by {0}").format(strategy))
    return " · ".join(said)


def headline(game: Game, mode: Mode, *, marking: bool = False) -> str:
    turns = len(game.turns)
    match game.state:
        case GameState.PLAYING if mode is Mode.KEEPER and not marking:
            return _("The program thinks …")
        case GameState.PLAYING if game.terms.attempts is not None:
            text = _("Guess {0} of {1}")
            return f"{text.format(turns + 1, game.terms.attempts)}{_given_text(game, mode)}"
        case GameState.PLAYING:
            text = _("Guess {0}")
            return f"{text.format(turns + 1)}{_given_text(game, mode)}"
        case GameState.WON if mode is Mode.GUESSER:
            return ngettext("Won in 1 guess", "Won in {0} guesses", turns)
        case GameState.WON:
            return ngettext("Found in 1 guess", "Found in {0} guesses", turns)
        case GameState.LOST if game.secret is not None:
            return _("Lost: it was {0}").format(capital("".join(game.secret)))
        case GameState.LOST:
            return _("Not found", context="GameText")


def _given_text(game: Game, mode: Mode) -> str:
    """Returns a text with the revealed letters; "" unless a person guesses, who must use them."""
    return f" · {_letters(game)}" if game.given and mode is Mode.GUESSER else ""


def _letters(game: Game) -> str:
    return capital("".join(letter or "·" for letter in game.given))


def hint(game: Game, mode: Mode, sheet: Sheet, *, listed: bool) -> str:
    """Returns a sentence on the next step; `listed` is True if a list of words is shown."""
    if game.state is not GameState.PLAYING:
        return ""
    match mode:
        case Mode.GUESSER if sheet.full:
            return _("Press Enter to see its colours.")
        case Mode.GUESSER if not listed:
            return _("Type a guess.")
        case Mode.GUESSER:
            return _("Type a guess, or take one from the list.")
        case Mode.AUTOMATIC:
            return _("The program guesses and marks.")
        case Mode.KEEPER if game.turns or sheet.current.spelt:
            return wording.hint(sheet)
        case Mode.KEEPER:
            return _("Think of a word.")
        case Mode.HELPED:  # It is played elsewhere.
            return ""


def ending(played: FinishedGame) -> str:
    """Returns remarks that follow the result of a finished game, such as the time it took."""
    said: list[str] = []
    if played.time is not None and played.mode is Mode.GUESSER:
        said.append(_("It took {0}.").format(clock(round(played.time))))
    if played.keeping is Keeping.ADVERSARIAL and played.won:
        said.append(_("The cheating host had no other word left."))
    elif played.mode is Mode.KEEPER and not played.won:
        said.append(_("The program has no guess left."))
    return " ".join(said)


def answer_spoken(turn: Turn) -> str:
    """Returns a guess and its clue as text for screen readers."""
    return f"{capital(turn.word)}: {spoken_clue(turn.clue)}"


def refusal(error: Exception, game: Game, sheet: Sheet) -> Reason:
    """Returns the reason why a guess or clue does not count, and the turn to be checked."""
    if isinstance(error, MarkError) and error.diagnosis is not None:
        question = question_of(replace(game, turns=sheet.turns))
        return wording.diagnosis_reason(error.diagnosis, question, sheet)
    return Reason(_refusal(error, sheet))


def _refusal(error: Exception, sheet: Sheet) -> str:
    match error:
        case GuessError(refusal=Refusal.UNKNOWN):
            text = _("{0} is not in this word list.")
            return text.format(capital(sheet.current.word))
        case GuessError(broken=broken) if broken is not None:
            return wording.breach(broken, broken.row + 1)
        case MarkError(impossible=why) if why is not None:
            return wording.refusal(why, sheet.turns[-1])
        case _:
            return objection(error)


def letters_used(marks: LetterMarks) -> str:
    """Returns the letters of the guesses with their marks, as text for screen readers."""
    said = spoken_marks(marks)
    return _("Letters used: {0}").format(said) if said else _("Letters used: none")
