"""Recorded games for tests."""

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark, Turn
from wmh.helper.games.game import Keeping
from wmh.helper.record.finished_game import FinishedGame, Mode

TURN = Turn(tuple("cat"), (Mark.GREEN, Mark.WHITE, Mark.YELLOW))


def game(won=True, guesses=3, seconds=None, length=3, mode=Mode.GUESSER, **others):
    fields = {
        "when": "2026-01-02T03:04:05+00:00",
        "lexicon": "english",
        "length": length,
        "rule": Rule.TILES,
        "keeping": Keeping.RANDOM,
        "mode": mode,
        "secret": "cat",
        "turns": (TURN,) * guesses,
        "attempts": None,
        "won": won,
        "seconds": () if seconds is None else (seconds / guesses,) * guesses,
    }
    return FinishedGame(**(fields | others))
