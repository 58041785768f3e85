"""Game in which the program guesses and a person marks; the marks are checked."""

from dataclasses import replace
from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop, never
from wmh.base.text.wording import excerpt
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.rules import Rule, solves
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.question import ALL_TIERS
from wmh.helper.games.game import Game, GameState, question_of
from wmh.helper.games.refusals import MarkError
from wmh.helper.lists.titles import list_title

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


def add_marked_turn(
    game: Game, turn: Turn, lexicon: "Lexicon", *, found: bool = False, stop: Stop = never
) -> Game:
    """Returns the game after a guess of the program that a person has marked.

    The game is won if the clue says so, or if the person says that the secret was `found`, which
    Jotto's clues never tell. Raises MarkError if marks are missing, or leave no word of the list in
    any vocabulary; the turn then does not count. Raises Cancelled.
    """
    from wmh.helper.games.possible import possible

    rule = game.terms.rule
    numbers = turn.clue.numbers if isinstance(turn.clue, Counts) else turn.clue
    if None in numbers:
        raise MarkError("The clue of {0} is not complete: mark the rest.", excerpt(turn.word))
    if why := impossible(turn, Rule.TILES if rule is Rule.PAPER else rule):
        raise MarkError(
            "No answer gives {0} this clue: check it.", excerpt(turn.word), impossible=why
        )
    turns = (*game.turns, turn)
    after = replace(game, turns=turns)
    if found or solves(rule, turn.guess, turn.clue):
        return replace(after, secret=turn.guess, state=GameState.WON)
    every = replace(after, terms=replace(game.terms, tier=ALL_TIERS, flagged=True))
    if not len(possible(every.terms, turns, lexicon, stop)):
        from wmh.engine.candidates import candidates_of
        from wmh.engine.doctor import diagnose

        question = question_of(every)
        # Words may fit that have been guessed, and were not the secret.
        fit = len(candidates_of(question, lexicon, stop))
        raise MarkError(
            "No word of the word list {0} gets these clues: check the last "
            "clue and the earlier ones.",
            list_title(lexicon.name),
            question=None if fit else question,
            diagnosis=None if fit else diagnose(question, lexicon, stop),
        )
    return replace(after, state=GameState.LOST) if after.left == 0 else after
