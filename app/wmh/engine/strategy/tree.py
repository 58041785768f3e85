"""Decision tree: the next guess after every clue, to a given depth or to the end of the game."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from wmh.base.running.stopping import Cancelled, Stop, check_cancelled, never
from wmh.base.text.wording import count_text
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Clue
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.play.games_walk import MOST
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.play.player import Player, player
from wmh.engine.strategy.ranking.classes import classes

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver

T = TypeVar("T")

FEW = 12
"""Maximal number of words that are named in a branch."""


@dataclass(frozen=True, slots=True)
class Branch:
    """Part of a tree after one clue: the words left, and the node with the next guess.

    `remaining` is the number of words left, `words` are the first of them. Offensive words are
    counted, but named only if the question wants them. `solves` is true if the guess is the secret;
    then, and at the last depth, `next` is None.
    """

    clue: Clue
    remaining: int
    words: tuple[str, ...]
    solves: bool = False
    next: "Node | None" = None


@dataclass(frozen=True, slots=True)
class Node:
    """A guess, letter by letter, among `remaining` words, with a branch for each possible clue.

    The branches with most words come first, the one that solves the game last.
    """

    guess: tuple[str, ...]
    remaining: int
    can_be_secret: bool
    branches: tuple[Branch, ...]

    @property
    def word(self) -> str:
        return "".join(self.guess)


def grow(
    question: Question,
    guess: tuple[str, ...],
    lexicon: Lexicon,
    depth: int = 2,
    solver: "Solver | None" = None,
    stop: Stop = never,
) -> Node:
    """Returns the tree below a guess, `depth` guesses deep, by the question's strategy.

    With depth 1 the tree has only the guess and a branch for each clue. The solver, of the same
    lexicon, may be None if the strategy does not split the candidates, or the depth is 1. Raises
    Cancelled; KeyError for a letter of another alphabet.
    """
    for node in growing(question, guess, lexicon, depth, solver, stop):
        if node is not None:
            return node
        check_cancelled(stop)
    raise AssertionError("a tree that never ends")


def growing(
    question: Question,
    guess: tuple[str, ...],
    lexicon: Lexicon,
    depth: int = 2,
    solver: "Solver | None" = None,
    stop: Stop = never,
) -> Iterator[Node | None]:
    """Yields None after every node and after every cancelled step, and at last the tree.

    `stop` can thus pause the work; the interrupted node is computed again. The arguments are those
    of `grow`.
    """
    playing = player(question, lexicon, solver)
    labels = lexicon.alphabet.encode(guess)
    state = yield from _at_last(partial(playing.start, stop))
    yield (yield from _node(playing, state, labels, depth, stop))


def grow_tree(playing: Player, guess: bytes, stop: Stop = never) -> Node:
    """Returns the whole tree of a player, to the end of every game, with this first guess.

    Raises Cancelled.
    """
    growing = _node(playing, playing.start(stop), guess, MOST, stop)
    while True:
        try:
            next(growing)
        except StopIteration as end:
            return end.value
        check_cancelled(stop)


def as_json(node: Node) -> dict[str, Any]:
    """Returns the tree as JSON."""
    return {
        "guess": node.word,
        "remaining": node.remaining,
        "can_be_secret": node.can_be_secret,
        "branches": [
            {
                "clue": write_clue(branch.clue),
                "remaining": branch.remaining,
                "words": list(branch.words),
                "solves": branch.solves,
                "next": None if branch.next is None else as_json(branch.next),
            }
            for branch in node.branches
        ],
    }


def as_text(node: Node) -> str:
    """Returns the tree as text: the guess and, indented, each clue with its words and next node."""
    return "\n".join((f"{node.word}  {count_text(node.remaining, 'word')}", *_lines(node, 1), ""))


def _lines(node: Node, depth: int) -> Iterator[str]:
    for branch in node.branches:
        if branch.solves or branch.next is None:
            continue
        clue = write_clue(branch.clue)
        yield f"{'  ' * depth}{clue}  {branch.remaining:>4}  {branch.next.word}"
        yield from _lines(branch.next, depth + 1)


def _at_last(compute: Callable[[], T]) -> Generator[None, None, T]:
    """Returns the result of `compute`, called again while it is cancelled.

    Yields None after each cancelled call.
    """
    while True:
        try:
            return compute()
        except Cancelled:
            yield None


def _node(
    playing: Player, state: PlayState, guess: bytes, depth: int, stop: Stop
) -> Generator[None, None, Node]:
    yield None
    alphabet = playing.lexicon.alphabet
    found = classes(playing.question.rule, guess, state.candidates.letters)
    branches: list[Branch] = []
    for each in found:
        after = playing.after(state, guess, each)
        below = None
        if depth > 1 and not each.solves and len(after.candidates):
            following = yield from _at_last(partial(playing.choose, after, stop))
            if following is not None:
                below = yield from _node(playing, after, following, depth - 1, stop)
        named = playing.lexicon.nameable(after.candidates.numbers, flagged=playing.question.flagged)
        words = tuple(
            alphabet.decode(labels.tobytes()) for labels in after.candidates.letters[named][:FEW]
        )
        branches.append(Branch(each.clue, len(after.candidates), words, each.solves, below))
    branches.sort(key=lambda each: (each.solves, -each.remaining, write_clue(each.clue)))
    return Node(
        tuple(alphabet.decode(bytes([label])) for label in guess),
        len(state.candidates),
        any(each.solves for each in found),
        tuple(branches),
    )
