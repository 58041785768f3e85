"""Comparison of estimates for more than 200 words with the mean of games played to the end."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from statistics import fmean

import numpy as np
from numpy.typing import NDArray
from rich.console import Group, RenderableType
from rich.table import Table

from wmh.base.files import paths
from wmh.base.files.json_reading import parse_json, value_of_type
from wmh.base.running.stopping import never
from wmh.engine.clues.reading import read_turn, split_turn
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.product import code_lexicon
from wmh.engine.question import Familiarity, Question
from wmh.engine.strategy.endgame import SEARCHED_TO
from wmh.engine.strategy.goals.estimating import Rollout
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.play.player import Player, player
from wmh.engine.strategy.ranking.classes import classes
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Prior, Strategy
from wmh.helper.catalogues import GAMES
from wmh.helper.lists.library import DEFAULT, open_named

DRAWN = ("wordle", "wordle-hard", "jotto", "bulls-and-cows", "word500")
"""Names of the games from which positions are drawn at random."""

EACH = 4
"""Number of positions drawn from each game."""

_PLAYED = 1200
"""Maximal number of secrets whose games are played from a position.

If there are more secrets, a sample is drawn by likelihood.
"""

WITHIN = 0.05
"""Error of an estimate, in guesses, that counts as small."""


@dataclass(frozen=True, slots=True)
class MeasuredPosition:
    """Position in a game after typed `turns`, with the mean of games that go on from it.

    `mean` is in guesses, `guess` is the next guess of these games, `words` is the number of words
    left.
    """

    game: str
    turns: tuple[str, ...]
    guess: str
    words: int
    mean: float


@dataclass(frozen=True, slots=True, eq=False)
class _Play:
    """Position with the player that plays its games, and the state in which they begin."""

    position: MeasuredPosition
    player: Player
    state: PlayState

    @property
    def labels(self) -> bytes:
        return self.player.lexicon.alphabet.encode(tuple(self.position.guess))


def tables(seed: int | None = None, *, play: bool = False) -> RenderableType:
    """Returns the tables of the stored positions; with a `seed`, a table of random positions.

    If `play` is true, the games of the stored positions are played again.
    """
    if seed is not None:
        number = EACH * len(DRAWN)
        return _table(f"{number} positions drawn with seed {seed}", drawn_positions(seed))
    return Group(*(
        _table(title, [_again(each) if play else each for each in positions])
        for title, positions in kept_positions().items()
    ))  # fmt: skip


def kept_positions() -> dict[str, tuple[MeasuredPosition, ...]]:
    """Returns the positions stored in the program's file, by the title of their table."""
    file = paths.folder("resources") / "lab" / "estimates.json"
    return value_of_type(dict[str, tuple[MeasuredPosition, ...]], parse_json(file.read_bytes()))


def drawn_positions(seed: int) -> Iterator[MeasuredPosition]:
    """Yields random positions with more than 200 words left, with the mean of played games.

    The first position of a game is its opening, the others are after a guess or two, good or bad.
    """
    for game in DRAWN:
        chance = np.random.default_rng([seed, *game.encode()])
        playing = _player(game, ())
        yield _again(_position(game, playing))
        found = 1
        while found < EACH:
            turns = _drawn_turns(playing, chance)
            if turns is not None:
                found += 1
                asked = replace(playing.question, turns=turns)
                solver = playing.solver
                yield _again(_position(game, player(asked, playing.lexicon, solver)))


def estimate_of(position: MeasuredPosition) -> float:
    """Returns the estimate for a position and its next guess, as ranked lists show it."""
    played = _play_of(position)
    state, asking = played.state, played.player
    if state.guesses is None or asking.solver is None:
        raise AssertionError("a strategy that does not split words")
    rollout = Rollout(
        asking.question, state.guesses, state.candidates, state.weights, asking.lexicon,
        asking.solver.means.measuring,
    )  # fmt: skip
    return rollout.mean(played.labels, never)


def _table(title: str, positions: Iterable[MeasuredPosition]) -> Table:
    shown = Table(title=f"Estimates: {title}", title_justify="left")
    for column in ("game", "guesses before", "guess", "words", "played", "estimate", "error"):
        left = column in ("game", "guesses before", "guess")
        shown.add_column(column, justify="left" if left else "right", overflow="fold")
    errors: list[float] = []
    for each in positions:
        estimate = estimate_of(each)
        errors.append(abs(estimate - each.mean))
        shown.add_row(
            each.game, " ".join(each.turns), each.guess, f"{each.words:,}", f"{each.mean:.3f}",
            f"{estimate:.3f}", f"{estimate - each.mean:+.3f}",
        )  # fmt: skip
    within = sum(error <= WITHIN for error in errors)
    shown.caption = (
        f"Error: {fmean(errors):.3f} on average, {max(errors):.3f} at most;"
        f" {within} of {len(errors)} within {WITHIN} guesses."
    )
    return shown


def _player(game: str, turns: tuple[str, ...]) -> Player:
    """Returns the player of a game by its own words and settings, after these turns."""
    preset = GAMES.read_named(game)
    named = preset.lexicon or DEFAULT
    lexicon = code_lexicon(named) if preset.codes else open_named(named)
    question = Question(
        tuple(read_turn(*split_turn(each), lexicon.alphabet, preset.rule) for each in turns),
        preset.length,
        preset.rule,
        tier=lexicon.usual_tier(preset.length, preset.familiarity or Familiarity.COMMON),
        strategy=Strategy.EXACT,
        prior=preset.prior or Prior.UNIFORM,
        plain=bool(preset.plain),
        hardness=preset.hard,
        attempts=preset.rows,
        opener=preset.opener,
    )
    return player(question, lexicon, Solver(lexicon))


def _play_of(position: MeasuredPosition) -> _Play:
    playing = _player(position.game, position.turns)
    return _Play(position, playing, playing.start())


def _position(game: str, playing: Player) -> MeasuredPosition:
    """Returns the position of a player, with its next guess; its games are not played yet."""
    state = playing.start()
    guess = playing.choose(state)
    if guess is None:
        raise AssertionError("no word to guess among many")
    turns = tuple(f"{turn.word}:{write_clue(turn.clue)}" for turn in playing.question.turns)
    word = playing.lexicon.alphabet.decode(guess)
    return MeasuredPosition(game, turns, word, len(state.candidates), 0.0)


def _again(position: MeasuredPosition) -> MeasuredPosition:
    """Returns the position with the mean of its games, which are weighted by likelihood."""
    played = _play_of(position)
    numbers = played.state.candidates.numbers
    shares = _shares(played.state)
    if len(numbers) > _PLAYED:
        shares = _sample(shares)
    some = np.flatnonzero(shares)
    took = walk(played.player, numbers[some], played.labels).guesses
    ended = took > 0
    mean = float(np.average(took[ended], weights=shares[some][ended]))
    return replace(position, mean=round(mean, 4))


def _shares(state: PlayState) -> NDArray[np.float64]:
    many = len(state.candidates)
    return np.ones(many) if state.weights is None else state.weights.astype(np.float64)


def _sample(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Returns how often each secret is drawn in a sample, in proportion to its share."""
    chance = np.random.default_rng(len(shares))
    order = chance.permutation(len(shares))
    sums = np.cumsum(shares[order]) / shares.sum()
    at = np.searchsorted(sums, (np.arange(_PLAYED) + chance.random()) / _PLAYED)
    counts = np.zeros(len(shares))
    np.add.at(counts, order[np.minimum(at, len(shares) - 1)], 1)
    return counts


def _drawn_turns(playing: Player, chance: np.random.Generator) -> tuple[Turn, ...] | None:
    """Returns a random turn or two after which many words are left.

    Returns None if no clue of a guess leaves many words.
    """
    state, question = playing.start(), playing.question
    for _turn in range(int(chance.integers(1, 3))):
        shares = _shares(state) / _shares(state).sum()
        guess = playing.choose(state) if chance.random() < 0.4 else None
        if guess is None:
            guess = state.candidates.letters[chance.choice(len(shares), p=shares)].tobytes()
        parts = classes(question.rule, guess, state.candidates.letters)
        large = [each for each in parts if len(each) > SEARCHED_TO and not each.solves]
        if not large:
            return None
        weights = np.array([shares[each.members].sum() for each in large])
        found = large[int(chance.choice(len(large), p=weights / weights.sum()))]
        state = playing.after(state, guess, found)
    return state.turns
