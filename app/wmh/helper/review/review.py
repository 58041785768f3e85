"""Review of a game: each guess compared with the words that were possible at that point.

Bits count all possible words alike; skill, luck and the strategies' guesses use the likelihood and
the allowed guesses of the game, as the advice during the game does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import log2
from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.wording import translatable
from wmh.engine.clues.hard_modes import Breach, Broken, Hardness, breaches
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.play.player import Player, player
from wmh.engine.strategy.ranking.classes import Class, classes
from wmh.engine.strategy.strategies import STRATEGIES, Strategy, obstacle
from wmh.helper.games.automatic import steps as played
from wmh.helper.games.game import Game, GameState, question_of, with_typed
from wmh.helper.games.keeping import hidden
from wmh.helper.games.possible import fitting
from wmh.helper.review.review_values import Review, ReviewedChoice, ReviewedStep, StrategyRun

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver
    from wmh.helper.review.skill_and_luck import GuessRating, Measured

STRATEGIES_SHOWN = (
    Strategy.PAPER,
    Strategy.POSITIONAL,
    Strategy.ENTROPY,
    Strategy.EXPECTED,
    Strategy.WORST,
    Strategy.PARTS_ENTROPY,
)
"""Strategies that a review compares unless others are given."""


def review(
    game: Game,
    lexicon: Lexicon,
    solver: "Solver | None" = None,
    strategies: Sequence[Strategy] = STRATEGIES_SHOWN,
    stop: Stop = never,
    *,
    flagged: bool = False,
    like: Question | None = None,
) -> Review:
    """Returns the review of a game. Raises Cancelled.

    Strategies and measures that split the candidates need a solver for the same word list, and are
    left out without one. Searches to the end of the game need the compiled kernels; the review says
    so if they are missing. A game by the paper's rule is reviewed by the rule of tiles, by which it
    was marked. Offensive words other than the secret are named only with `flagged`. `like` has the
    likelihood and the allowed guesses for skill, luck and strategies.
    """
    *_, whole = reviews(game, lexicon, solver, strategies, stop, flagged=flagged, like=like)
    return whole


def reviews(
    game: Game,
    lexicon: Lexicon,
    solver: "Solver | None" = None,
    strategies: Sequence[Strategy] = STRATEGIES_SHOWN,
    stop: Stop = never,
    *,
    flagged: bool = False,
    like: Question | None = None,
) -> Iterator[Review]:
    """Yields the growing review: empty at first, then each time with one more turn or strategy.

    The arguments are those of `review`, the last value is its result. Raises Cancelled.
    """
    check_cancelled(stop)
    like = like or Question((), game.terms.length)
    game = _plain(game, like, lexicon, stop)
    secrets = [] if game.secret is None else ["".join(game.secret)]
    lexicon, solver = with_typed(secrets, lexicon, solver)
    reviewer = _Reviewer(game, lexicon, solver, _able(strategies, solver), flagged, like)
    found = Review(game, lexicon.name, (), (), _OFF if solver is None or unavailable() else None)
    yield found
    for row in range(len(game.turns)):
        found = replace(found, steps=(*found.steps, reviewer.step(row, stop)))
        yield found
    if game.secret is not None and lexicon.number_of(game.secret) is not None:
        for each in reviewer.strategy_runs(game.secret, stop):
            found = replace(found, needed=(*found.needed, each))
            yield found


_OFF = (
    "Without the compiled kernels, which are missing here, skill and the strategies that search to"
    " the end of a game are unknown."
)
translatable(_OFF, context="Strategies")


def _able(strategies: Sequence[Strategy], solver: "Solver | None") -> tuple[Strategy, ...]:
    return tuple(
        each
        for each in strategies
        if (solver or not STRATEGIES[each].splits) and not obstacle([each])
    )


def _plain(game: Game, like: Question, lexicon: Lexicon, stop: Stop) -> Game:
    """Returns the game by the rule that marked it, with a vocabulary that has the secret.

    Without a known secret the vocabulary is widened to all words if no word of it fits.
    """
    terms = game.terms
    if terms.rule is Rule.PAPER:
        terms = replace(terms, rule=Rule.TILES)
    if game.secret is not None and lexicon.number_of(game.secret) is not None:
        kept = hidden(terms, "".join(game.secret), lexicon).terms
        terms = replace(kept, keeping=terms.keeping)
    elif not len(fitting(replace(game, terms=terms), like, lexicon, stop)):
        terms = replace(terms, tier=ALL_TIERS)
    return replace(game, terms=terms)


@dataclass(slots=True)
class _Reviewer:
    """Reviewer of one game; caches the opener of each strategy."""

    game: Game
    lexicon: Lexicon
    solver: "Solver | None"
    strategies: tuple[Strategy, ...]
    flagged: bool
    like: Question
    openers: dict[Strategy, bytes] = field(default_factory=dict[Strategy, bytes])

    def step(self, row: int, stop: Stop) -> ReviewedStep:
        """Returns the review of the turn in this row, counted from 0. Raises Cancelled."""
        check_cancelled(stop)
        game = self.game
        rule = game.terms.rule
        turn, turns = game.turns[row], game.turns[:row]
        before = fitting(replace(game, turns=turns), self.like, self.lexicon, stop)
        split = self._split(self.lexicon.alphabet.encode_guess(turn.guess), before)
        solved = game.state is GameState.WON and row == len(game.turns) - 1
        left = next(
            (each for each in split if each.solves == solved and each.clue == turn.clue), None
        )
        after = 0 if left is None else len(left)
        entropy, expected = _figures(split, len(before))
        words = self._measured(turn, turns, before, stop)
        rated = self._rating(turn, turns, stop, solved=solved) if row and len(before) else None
        standard = None if rated is None else rated.standard
        luck = None if rated is None else rated.luck
        return ReviewedStep(
            turn=turn,
            before=len(before),
            after=after,
            bits=log2(len(before) / after) if after else None,
            entropy=entropy,
            expected=expected,
            candidate=any(each.solves for each in split),
            against=_against(turn.guess, turns, rule),
            unused=unused_clues(turn.guess, turns),
            choices=tuple(self._choices(turns, before, words, stop)) if len(before) else (),
            standard=standard,
            luck=_about(split, left, len(before), entropy) if luck is None else luck,
            solved=solved,
        )

    def strategy_runs(self, secret: tuple[str, ...], stop: Stop) -> Iterator[StrategyRun]:
        """Yields each strategy's guesses for this secret, without a limit of attempts.

        Raises Cancelled.
        """
        terms = replace(self.game.terms, attempts=None)
        start = hidden(terms, "".join(secret), self.lexicon)
        for strategy in self.strategies:
            who = self._player(strategy, ())
            *_, last = start, *played(start, who, self.openers.get(strategy), stop)
            yield StrategyRun(strategy, last.turns, last.state is GameState.WON)

    def _choices(
        self,
        turns: tuple[Turn, ...],
        before: Candidates,
        words: "Measured | None",
        stop: Stop,
    ) -> Iterator[ReviewedChoice]:
        """Yields the guess of each strategy after these turns, as `player.Player` would make it.

        A strategy by measures takes the measures of `words`, if there are any.
        """
        for strategy in self.strategies:
            if words is not None and _by_measures(strategy):
                word = words.best(strategy)
            else:
                who = self._player(strategy, turns)
                word = who.choose(who.start(stop), stop)
            if word is None:
                continue
            if not turns:
                self.openers[strategy] = word
            split = self._split(word, before)
            entropy, expected = _figures(split, len(before))
            candidate = any(each.solves for each in split)
            spelt = self.lexicon.alphabet.decode(word)
            yield ReviewedChoice(strategy, spelt, entropy, expected, candidate)

    def _measured(
        self, turn: Turn, turns: tuple[Turn, ...], before: Candidates, stop: Stop
    ) -> "Measured | None":
        """Returns the measures of the words allowed as a guess.

        Returns None without a solver, or if no word is left.
        """
        if self.solver is None or not len(before):
            return None
        from wmh.helper.review.skill_and_luck import measured

        question = self._question(Strategy.ENTROPY, turns)
        return measured(turn.guess, question, before, self.lexicon, self.solver, stop)

    def _rating(
        self, turn: Turn, turns: tuple[Turn, ...], stop: Stop, *, solved: bool
    ) -> "GuessRating | None":
        """Returns the rating of the turn's guess; None without a solver or the compiled kernels."""
        if self.solver is None or unavailable():
            return None
        from wmh.helper.review.skill_and_luck import rate_guess

        question = question_of(replace(self.game, turns=turns), self.like)
        return rate_guess(question, turn, self.lexicon, self.solver, stop, solved=solved)

    def _split(self, guess: bytes, before: Candidates) -> list[Class]:
        return classes(self.game.terms.rule, guess, before.letters) if len(before) else []

    def _player(self, strategy: Strategy, turns: tuple[Turn, ...]) -> Player:
        return player(self._question(strategy, turns), self.lexicon, self.solver)

    def _question(self, strategy: Strategy, turns: tuple[Turn, ...]) -> Question:
        """Returns a question for a strategy, with the game's likelihood and allowed guesses."""
        like = replace(self.like, strategy=strategy, flagged=self.flagged)
        return question_of(replace(self.game, turns=turns), like)


def _by_measures(strategy: Strategy) -> bool:
    """True if the strategy chooses its guess by the measures of single guesses alone."""
    from wmh.engine.strategy.goals.goals import GOALS
    from wmh.engine.strategy.ranking.ordering import ORDERS

    return strategy in ORDERS and strategy not in GOALS


def unused_clues(guess: tuple[str, ...], turns: Sequence[Turn]) -> tuple[Broken, ...]:
    """Returns the marks of earlier turns that a guess does not use, each letter and place once.

    They are those that ultra-hard mode demands: a green letter not kept, a coloured one not used, a
    yellow one not moved, or a letter used too often.
    """
    found: dict[tuple[Breach, str, int | None], Broken] = {}
    greens: set[tuple[int, str]] = set()
    for each in breaches(guess, turns, Hardness.ULTRA):
        if each.breach is Breach.KEEP_GREEN:
            greens.add((each.row, each.letter))
        elif each.breach is Breach.USE_COLOURED and (each.row, each.letter) in greens:
            # Whoever hears that it was green there knows this too.
            continue
        found.setdefault((each.breach, each.letter, each.place), each)
    return tuple(found.values())


def _against(guess: tuple[str, ...], turns: Sequence[Turn], rule: Rule) -> tuple[int, ...]:
    """Returns the indices of the turns whose clues exclude the guess as the secret."""
    return tuple(
        row
        for row, turn in enumerate(turns)
        if turn.guess == guess or mark(rule, turn.guess, guess) != turn.clue
    )


def _figures(split: Sequence[Class], words: int) -> tuple[float, float]:
    """Returns the expected bits of a clue, and the expected number of words left after it.

    `split` are the classes of the candidates by clue, `words` is the number of candidates.
    """
    sizes = [len(each) for each in split]
    entropy = sum(size * log2(words / size) for size in sizes) / max(words, 1)
    return entropy, sum(size * size for size in sizes) / max(words, 1)


_PACE = 3.0
"""Minimal number of bits that a guess is assumed to give while many words are left."""


def _about(split: Sequence[Class], left: Class | None, words: int, entropy: float) -> float | None:
    """Returns an estimate of the guesses saved by a clue, from the bits left after each clue.

    `left` is the class of the actual clue; None, if no word was left, gives None. The mean over all
    words is 0.
    """
    if left is None:
        return None
    pace = max(entropy, _PACE)

    def to_come(each: Class) -> float:
        return 0.0 if each.solves else 1 + log2(len(each)) / pace

    return sum(len(each) * to_come(each) for each in split) / words - to_come(left)
