"""Games that are reviewed and raced: those on the board."""

from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.question import Question
from wmh.games.game import Game, GameState, Terms
from wmh.games.record.played import Played
from wmh.ui.board.sheet import Sheet


def game_on(
    sheet: Sheet, asked: Question | None, alphabet: Alphabet, played: Played | None
) -> Game:
    """The game on the board, with what is known of its secret.

    `asked` is what is asked of the board, None without a lexicon; `played` the game that has just
    ended.
    """
    terms = Terms(sheet.length, sheet.rule, keeping=None)
    if asked is not None:
        terms = Terms(
            sheet.length,
            sheet.rule,
            keeping=None,
            tier=asked.tier,
            flagged=asked.flagged,
            hardness=asked.hardness,
        )
    if played is not None and played.turns == sheet.turns and played.secret:
        state = GameState.WON if played.won else GameState.LOST
        return Game(terms, alphabet.letters_of(played.secret), sheet.turns, state)
    if sheet.solved:
        return Game(terms, sheet.turns[-1].guess, sheet.turns, GameState.WON)
    return Game(terms, None, sheet.turns)
