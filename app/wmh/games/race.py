"""A race: the same secrets for several strategies and a person, a guess at a time."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.stopping import Stop, heed, never
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.play.games_walk import MOST
from wmh.engine.strategy.play.play_state import PlayState as View
from wmh.engine.strategy.play.player import Player, player
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.games.asked import asked, with_typed
from wmh.games.automatic import answer
from wmh.games.game import Game, GameState, Terms
from wmh.games.keeping import answered, hidden, surrendered
from wmh.games.possible import possible, spelt
from wmh.games.race_table import YOU, Lane, RaceTable, Total
from wmh.games.refusals import GuessError, SecretError

if TYPE_CHECKING:
    from wmh.engine.strategy.breaker import Breaker


def race(
    secrets: Sequence[str],
    terms: Terms,
    strategies: Mapping[str, Question],
    lexicon: Lexicon,
    breaker: "Breaker | None" = None,
    *,
    you: bool = False,
    known: Mapping[str, Sequence[Sequence[str]]] | None = None,
    stop: Stop = never,
) -> Generator[RaceTable, str | None]:
    """Tables, one after each guess of one runner: the strategies in turn, the person last.

    A strategy is a runner's name and a question that holds what `asked` leaves as it is. What a
    strategy thinks before the first guess serves every secret; the terms are widened until they
    have all of them. Where the table `waits` for the person, whoever runs the race sends the
    guess, or None to give this secret up; a guess that does not count is answered with the same
    table once more, that says why in `refused`. A strategy that finds no word, or has made
    `walk.MOST` guesses, has given up. Of runners whose guesses are `known`, for each secret, these
    are played and not thought of anew.
    Raises SecretError for one of the secrets, before anything is played; ValueError for a strategy
    that needs a breaker; and Stopped.
    """
    games, known = _games(secrets, terms, lexicon), known or {}
    lexicon, breaker = with_typed(secrets, lexicon, breaker)
    runners = {
        name: Runner(
            _silent(asked(games[0], like), lexicon)
            if name in known
            else player(asked(games[0], like), lexicon, breaker)
        )
        for name, like in strategies.items()
    }
    names = (*strategies, *([YOU] if you else []))
    totals = {name: Total(name) for name in names}
    words = len(possible(games[0].terms, (), lexicon, stop))
    for number, game in enumerate(games, start=1):
        lanes = {name: Lane(name, game, words) for name in names}
        table = RaceTable(number, len(games), tuple(lanes.values()), tuple(totals.values()))
        yield table
        for name, runner in runners.items():
            runner.line_up(stop, known[name][number - 1] if name in known else None)
        while running := [name for name in names if lanes[name].running]:
            for name in running:
                heed(stop)
                if name == YOU:
                    lanes[name] = yield from _yours(table, lexicon, stop)
                else:
                    lanes[name] = runners[name].go(lanes[name], stop)
                if not lanes[name].running:
                    totals[name] = totals[name].counting(lanes[name])
                table = RaceTable(number, len(games), tuple(lanes.values()), tuple(totals.values()))
                yield table


def _games(secrets: Sequence[str], terms: Terms, lexicon: Lexicon) -> list[Game]:
    """A game for each secret, all under the same terms. Raises SecretError."""
    if not secrets:
        raise SecretError("A race needs a secret: give one.")
    for secret in secrets:
        terms = hidden(terms, secret, lexicon).terms
    return [hidden(terms, secret, lexicon) for secret in secrets]


@dataclass(frozen=True, slots=True)
class Racing:
    """Needs of strategies that find secrets, each by itself: the setting of a heavy run.

    The items are the secrets, by their places; a result has the guesses of each strategy. The
    others are as in `race`.
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
        breaker = _breaker(self.lexicon, self.experience) if splits else None
        lexicon, breaker = with_typed(self.secrets, self.lexicon, breaker)
        runners = [
            Runner(player(asked(games[0], like), lexicon, breaker))
            for like in self.strategies.values()
        ]

        def run(some: Sequence[int], stop: Stop = never) -> list[list[list[str]]]:
            return [[_guesses(each, games[place], stop) for each in runners] for place in some]

        return run


def _breaker(lexicon: Lexicon, experience: Experience) -> "Breaker":
    from wmh.engine.strategy.breaker import Breaker

    return Breaker(lexicon, experience=experience)


def _guesses(runner: "Runner", game: Game, stop: Stop) -> list[str]:
    """What a strategy guesses until it has found the secret, or has given up."""
    runner.line_up(stop)
    lane = Lane("", game, 0)
    while lane.running:
        heed(stop)
        lane = runner.go(lane, stop)
    return [turn.word for turn in lane.game.turns]


def _silent(question: Question, lexicon: Lexicon) -> Player:
    """A player who has no guesses of its own."""

    def choose(state: View, stop: Stop = never) -> bytes | None:
        del state, stop

    return Player(question, lexicon, choose, None)


def _labels(word: str, lexicon: Lexicon) -> bytes:
    return lexicon.alphabet.encoded(lexicon.alphabet.letters_of(word) or ())


@dataclass(slots=True, eq=False)
class Runner:
    """A strategy in a race: what it sees of the secret in hand, and what it knew at the start."""

    player: Player
    start: View | None = None
    opener: bytes | None = None
    view: View | None = None
    known: Sequence[str] | None = None
    """The guesses it makes, where it need not think."""

    def line_up(self, stop: Stop, known: Sequence[str] | None = None) -> None:
        """Forget the last secret. Raises Stopped."""
        self.known = known
        if self.start is None:
            self.start = self.player.start(stop)
            if known is None and len(self.start.candidates):
                self.opener = self.player.choose(self.start, stop)
        self.view = self.start

    def go(self, lane: Lane, stop: Stop) -> Lane:
        """One guess. Raises Stopped."""
        guess = self._guess(len(lane.game.turns), stop)
        if guess is None or self.view is None:
            return replace(lane, gave_up=True)
        word = "".join(spelt(guess, self.player.lexicon.alphabet))
        game = answered(lane.game, word, self.player.lexicon, stop)
        if game.state is GameState.WON:
            return replace(lane, game=game, left=1)
        found = answer(self.view, self.player, guess, game.turns[-1].clue)
        self.view = self.player.after(self.view, guess, found)
        return replace(lane, game=game, left=len(self.view.candidates))

    def _guess(self, made: int, stop: Stop) -> bytes | None:
        """After as many; None where it gives up."""
        if self.view is None or not len(self.view.candidates) or made == MOST:
            return None
        if self.known is not None:
            return (
                _labels(self.known[made], self.player.lexicon) if made < len(self.known) else None
            )
        return self.player.choose(self.view, stop) if made else self.opener


def _yours(
    table: RaceTable, lexicon: Lexicon, stop: Stop
) -> Generator[RaceTable, str | None, Lane]:
    """What the person guesses, asked for until it counts."""
    lane = next(lane for lane in table.lanes if lane.runner == YOU)
    refused = None
    while True:
        guess = yield replace(table, waits=True, refused=refused)
        if guess is None:
            return replace(lane, game=surrendered(lane.game, lexicon, stop), gave_up=True)
        try:
            game = answered(lane.game, guess, lexicon, stop)
        except GuessError as error:
            refused = error
            continue
        left = (
            1
            if game.state is GameState.WON
            else len(possible(game.terms, game.turns, lexicon, stop))
        )
        return replace(lane, game=game, left=left)
