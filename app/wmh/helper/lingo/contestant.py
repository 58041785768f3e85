"""Contestant of the Lingo pit, which guesses by the engine, even if masks contradict each other."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.rules import Rule, unsaid
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.play.player import player
from wmh.helper.lingo.round import MaskError, marks_of

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver


@dataclass(slots=True, eq=False)
class Contestant:
    """Contestant that plays one game: the `question` has no turns before the first guess.

    A turn whose mask is impossible is kept without its clue, so that it counts as an attempt.
    """

    question: Question
    lexicon: Lexicon
    solver: "Solver | None"
    _turns: list[Turn] = field(default_factory=list[Turn], init=False)

    def guess(self) -> str:
        """Returns the next guess: always a word of the list, even if no word fits the masks."""
        game = player(replace(self.question, turns=tuple(self._turns)), self.lexicon, self.solver)
        state = self._without_repeats(game.start())
        labels = game.choose(state) if len(state.candidates) else None
        if labels is None:
            labels = self._any_word(state)
        return self.lexicon.alphabet.decode(labels)

    def hear(self, guess: str, mask: str) -> InputError | None:
        """Records the mask of a wrong guess; returns an error if it is invalid or contradictory.

        A mask is ignored if it is invalid, or if no word gives it for this guess.
        """
        letters = self.lexicon.alphabet.letters_of(guess) or ()
        nothing = Turn(letters, unsaid(Rule.TILES, len(letters)))
        self._turns.append(nothing)
        try:
            heard = Turn(letters, marks_of(mask, len(letters)))
        except MaskError as error:
            return InputError("{0} It is skipped.", error)
        if impossible(heard, Rule.TILES):
            return InputError(
                "No word gives the mask {0} for {1}: the mask is skipped.", mask, excerpt(guess)
            )
        told = [*self._turns[:-1], heard]
        if self._possible(told):
            self._turns = told
            return None
        # What is no word of the referee's list is answered like a word that shares no letter.
        listed = [_unless_all_absent(turn) for turn in told]
        if listed != told and self._possible(listed):
            self._turns = listed
            return InputError(
                "No word fits after {0} for {1}: masks with only X are ignored.",
                mask,
                excerpt(guess),
            )
        return InputError(
            "No word fits after {0} for {1}: the mask is skipped.", mask, excerpt(guess)
        )

    def _possible(self, turns: Sequence[Turn]) -> bool:
        found = candidates_of(replace(self.question, turns=tuple(turns)), self.lexicon)
        return not self._is_guess(found).all()

    def _without_repeats(self, state: PlayState) -> PlayState:
        """Returns the state without words that were guessed, none of which was the secret.

        Masks without contradictions exclude these words already.
        """
        left = np.flatnonzero(~self._is_guess(state.candidates))
        candidates = Candidates(state.candidates.letters[left], state.candidates.numbers[left])
        weights = None if state.weights is None else state.weights[left]
        guesses = state.guesses
        if guesses is not None and any(None in turn.marks for turn in self._turns):
            fresh = ~np.isin(guesses.numbers, self._numbers())
            guesses = guesses.take(np.flatnonzero(fresh))
        return PlayState(state.turns, candidates, weights, guesses)

    def _any_word(self, state: PlayState) -> bytes:
        """Returns a candidate that was not guessed; else any word not guessed; else any word."""
        every = candidates_of(replace(self.question, turns=()), self.lexicon)
        left = every.letters[~self._is_guess(every)]
        for words in (state.candidates.letters, left):
            if len(words):
                return words[0].tobytes()
        return every.letters[0].tobytes()

    def _is_guess(self, words: Candidates) -> NDArray[np.bool_]:
        return np.isin(words.numbers, self._numbers())

    def _numbers(self) -> list[int]:
        numbers = (self.lexicon.number_of(turn.guess) for turn in self._turns)
        return [number for number in numbers if number is not None]


def _unless_all_absent(turn: Turn) -> Turn:
    if all(mark is Mark.WHITE for mark in turn.marks):
        return replace(turn, clue=unsaid(Rule.TILES, len(turn.guess)))
    return turn
