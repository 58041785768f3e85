"""Race: several strategies and a person search for the same secrets, a guess at a time."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.knowledge import Given
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.play.games_walk import MOST
from wmh.engine.strategy.play.play_state import PlayState as View
from wmh.engine.strategy.play.player import Player, player
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.games.automatic import answer
from wmh.helper.games.game import Game, GameState, Terms, question_of, with_typed
from wmh.helper.games.keeping import GuessError, SecretError, answer_guess, hidden, surrender
from wmh.helper.games.possible import fitting, spell
from wmh.helper.games.race_table import YOU, RaceTable, RunnerGame, Total

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver


def race(
    secrets: Sequence[str],
    terms: Terms,
    strategies: Mapping[str, Question],
    lexicon: Lexicon,
    solver: "Solver | None" = None,
    *,
    you: bool = False,
    known: Mapping[str, Sequence[Sequence[str]]] | None = None,
    stop: Stop = never,
) -> Generator[RaceTable, str | None]:
    """Yields a table after each guess: the strategies in turn, the person last.

    `strategies` maps a player's name to a question; `question_of` replaces what the game fixes.
    Work before the first guess is shared by all secrets with equal revealed letters; the terms are
    widened until they admit all secrets. If a table `waits` for the person, the caller sends the
    guess, or None to give up this secret; for a guess that does not count the same table is yielded
    again, with the reason in `refused`. A strategy gives up if it finds no word or has made
    `walk.MOST` guesses. `known` guesses, by player and then by secret, are replayed and not
    computed. Raises SecretError for an invalid secret before the race begins; ValueError for a
    strategy that needs a solver; and Cancelled.
    """
    games, known = _games(secrets, terms, lexicon), known or {}
    thinking = [like.strategy for name, like in strategies.items() if name not in known]
    if solver is None and (lost := [each for each in thinking if STRATEGIES[each].splits]):
        msg = f"{lost[0]} needs a solver"
        raise ValueError(msg)
    lexicon, solver = with_typed(secrets, lexicon, solver)
    runners = {
        name: Runner(like, lexicon, solver, silent=name in known)
        for name, like in strategies.items()
    }
    like = next(iter(strategies.values()), Question((), terms.length))
    names = (*strategies, *([YOU] if you else []))
    totals = {name: Total(name) for name in names}
    all_words: dict[Given, int] = {}
    for number, game in enumerate(games, start=1):
        if (words := all_words.get(game.given)) is None:
            words = len(fitting(game, like, lexicon, stop))
            all_words[game.given] = words
        lanes = {name: RunnerGame(name, game, words) for name in names}
        table = RaceTable(number, len(games), tuple(lanes.values()), tuple(totals.values()))
        yield table
        for name, runner in runners.items():
            runner.line_up(game, stop, known[name][number - 1] if name in known else None)
        while running := [name for name in names if lanes[name].running]:
            for name in running:
                check_cancelled(stop)
                if name == YOU:
                    lanes[name] = yield from _yours(table, like, lexicon, stop)
                else:
                    lanes[name] = runners[name].go(lanes[name], stop)
                if not lanes[name].running:
                    totals[name] = totals[name].counting(lanes[name])
                table = RaceTable(number, len(games), tuple(lanes.values()), tuple(totals.values()))
                yield table


def _games(secrets: Sequence[str], terms: Terms, lexicon: Lexicon) -> list[Game]:
    """Returns a game for each secret, all under the same terms. Raises SecretError."""
    if not secrets:
        raise SecretError("A race needs an answer: give one.")
    for secret in secrets:
        terms = hidden(terms, secret, lexicon).terms
    return [hidden(terms, secret, lexicon) for secret in secrets]


@dataclass(frozen=True, slots=True)
class Racing:
    """Setting of a heavy run in which strategies find secrets, each strategy by itself.

    The items are indices of the secrets; the result of an item has the guesses of each strategy.
    The fields are as the arguments of `race`.
    """

    frees: ClassVar[bool] = False

    secrets: tuple[str, ...]
    terms: Terms
    strategies: Mapping[str, Question]
    lexicon: Lexicon
    experience: Experience

    def prepare(self) -> Callable[[Sequence[int], Stop], list[list[list[str]]]]:
        games = _games(self.secrets, self.terms, self.lexicon)
        splits = any(STRATEGIES[each.strategy].splits for each in self.strategies.values())
        solver = _solver(self.lexicon, self.experience) if splits else None
        lexicon, solver = with_typed(self.secrets, self.lexicon, solver)
        runners = [Runner(like, lexicon, solver) for like in self.strategies.values()]

        def run(some: Sequence[int], stop: Stop = never) -> list[list[list[str]]]:
            return [[_guesses(each, games[place], stop) for each in runners] for place in some]

        return run


def _solver(lexicon: Lexicon, experience: Experience) -> "Solver":
    from wmh.engine.strategy.solver import Solver

    return Solver(lexicon, experience=experience)


def _guesses(runner: "Runner", game: Game, stop: Stop) -> list[str]:
    """Returns a strategy's guesses until it has found the secret of this game or gives up."""
    runner.line_up(game, stop)
    lane = RunnerGame("", game, 0)
    while lane.running:
        check_cancelled(stop)
        lane = runner.go(lane, stop)
    return [turn.word for turn in lane.game.turns]


def _silent(question: Question, lexicon: Lexicon) -> Player:
    """Returns a player that makes no guesses of its own, for a strategy whose guesses are known."""

    def choose(state: View, stop: Stop = never) -> bytes | None:
        del state, stop

    return Player(question, lexicon, choose, None)


def _labels(word: str, lexicon: Lexicon) -> bytes:
    return lexicon.alphabet.encode(lexicon.alphabet.letters_of(word) or ())


@dataclass(frozen=True, slots=True, eq=False)
class _Start:
    """State of a strategy before the first guess; `opener` is None if no word fits."""

    player: Player
    view: View
    opener: bytes | None


@dataclass(slots=True, eq=False)
class Runner:
    """A strategy in a race: what it knows of the present secret, and its cached openers.

    A `silent` runner makes no guesses but the `known` ones.
    """

    like: Question
    lexicon: Lexicon
    solver: "Solver | None" = None
    silent: bool = False
    starts: dict[Given, _Start] = field(default_factory=dict["Given", "_Start"])
    """Opening states, by the letters revealed before the first guess."""
    start: _Start | None = None
    view: View | None = None
    known: Sequence[str] | None = None

    def line_up(self, game: Game, stop: Stop, known: Sequence[str] | None = None) -> None:
        """Begins the search for the secret of a new game; `known` are its guesses to be replayed.

        Raises Cancelled.
        """
        self.known = known
        if game.given not in self.starts:
            self.starts[game.given] = self._began(game, stop)
        self.start = self.starts[game.given]
        self.view = self.start.view

    def _began(self, game: Game, stop: Stop) -> _Start:
        question = question_of(game, self.like)
        if self.silent:
            who = _silent(question, self.lexicon)
            return _Start(who, who.start(stop), None)
        who = player(question, self.lexicon, self.solver)
        view = who.start(stop)
        return _Start(who, view, who.choose(view, stop) if len(view.candidates) else None)

    def go(self, lane: RunnerGame, stop: Stop) -> RunnerGame:
        """Returns the runner's game after one more guess, or as given up. Raises Cancelled."""
        guess = self._next_guess(len(lane.game.turns), stop)
        if guess is None or self.view is None or self.start is None:
            return replace(lane, gave_up=True)
        who = self.start.player
        word = "".join(spell(guess, self.lexicon.alphabet))
        game = answer_guess(lane.game, word, self.lexicon, stop)
        if game.state is GameState.WON:
            return replace(lane, game=game, left=1)
        found = answer(self.view, who, guess, game.turns[-1].clue)
        self.view = who.after(self.view, guess, found)
        return replace(lane, game=game, left=len(self.view.candidates))

    def _next_guess(self, made: int, stop: Stop) -> bytes | None:
        """Returns the labels of the next guess, if `made` guesses were made; None to give up."""
        start, view = self.start, self.view
        if start is None or view is None or not len(view.candidates) or made == MOST:
            return None
        if self.known is not None:
            return _labels(self.known[made], self.lexicon) if made < len(self.known) else None
        return start.player.choose(view, stop) if made else start.opener


def _yours(
    table: RaceTable, like: Question, lexicon: Lexicon, stop: Stop
) -> Generator[RaceTable, str | None, RunnerGame]:
    """Asks for the person's guess until it counts; returns the person's game after it."""
    lane = next(lane for lane in table.lanes if lane.runner == YOU)
    refused = None
    while True:
        guess = yield replace(table, waits=True, refused=refused)
        if guess is None:
            return replace(lane, game=surrender(lane.game, lexicon, stop), gave_up=True)
        try:
            game = answer_guess(lane.game, guess, lexicon, stop)
        except GuessError as error:
            refused = error
            continue
        left = 1 if game.state is GameState.WON else len(fitting(game, like, lexicon, stop))
        return replace(lane, game=game, left=left)
