"""A race: each runner plays as it would alone, and the table grows by a guess at a time."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helper.games.play import terms, words_of_three
from tests.lexica import lexicon_of
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.rules import Rule
from wmh.engine.question import Question
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.games.automatic import steps
from wmh.helper.games.game import GameState, question_of
from wmh.helper.games.keeping import Refusal, SecretError, hidden
from wmh.helper.games.race import YOU, race
from wmh.helper.games.race_table import Total

FEW = lexicon_of({"bat": 10, "cat": 10, "cot": 80, "dog": 10, "tac": 10}, (), ["tac"])


def strategies_of(*names):
    return {str(name): Question((), 3, strategy=name) for name in names}


def run(secrets, lexicon, names=(Strategy.PAPER,), guesses=(), agreed=None, **options):
    """The tables of a race, the person's guesses taken from a list."""
    typed = iter(guesses)
    racing = race(
        secrets, agreed or terms(), strategies_of(*names), lexicon, Solver(lexicon), **options
    )
    tables = [next(racing)]
    try:
        while True:
            last = tables[-1]
            tables.append(racing.send(next(typed)) if last.waits else next(racing))
    except StopIteration:
        return tables


@settings(max_examples=40)
@given(
    words_of_three,
    st.sampled_from(Rule),
    st.lists(st.sampled_from(Strategy), min_size=1, max_size=3, unique=True),
    st.none() | st.integers(1, 4),
    st.data(),
)
def test_every_runner_plays_as_it_would_alone(words, rule, names, attempts, data):
    lexicon = lexicon_of(words)
    secrets = data.draw(st.lists(st.sampled_from(words), min_size=1, max_size=3))
    shown = data.draw(st.sampled_from([(), (1,), (1, 3)]))
    agreed = terms(rule, attempts=attempts, shown=shown)

    ends = [table for table in run(secrets, lexicon, names, agreed=agreed) if table.ended]

    assert [table.number for table in ends] == list(range(1, len(secrets) + 1))
    found = {str(name): [] for name in names}
    for secret, table in zip(secrets, ends, strict=True):
        for name, lane in zip(names, table.lanes, strict=True):
            game = hidden(agreed, secret, lexicon)
            like = question_of(game, Question((), 3, strategy=name))
            *_, alone = steps(game, player(like, lexicon, Solver(lexicon)))
            assert (lane.runner, lane.game.turns) == (name, alone.turns)
            assert all(turn.guess[place - 1] == secret[place - 1]
                       for turn in alone.turns for place in shown)  # fmt: skip
            assert lane.solved == (len(alone.turns) if alone.state is GameState.WON else None)
            found[name].append(lane.solved)
    assert ends[-1].totals == tuple(
        Total(
            name,
            won=len(solved) - solved.count(None),
            lost=solved.count(None),
            guesses=sum(filter(None, solved)),
        )
        for name, solved in found.items()
    )


def test_only_words_with_the_letters_that_are_shown_are_left_at_the_start():
    tables = run(["bat", "cot"], FEW, agreed=terms(tier=80, shown=(1,)))
    first = {table.number: table.lanes[0].left for table in reversed(tables)}
    assert first == {1: 1, 2: 2}


def test_the_table_grows_by_one_guess_of_one_runner_in_turn():
    names = (Strategy.PAPER, Strategy.ENTROPY)

    tables = run(["dog"], FEW, names)

    moved = []
    for before, after in itertools.pairwise(tables):
        moved += [
            number
            for number, (was, now) in enumerate(zip(before.lanes, after.lanes, strict=True))
            if len(now.game.turns) - len(was.game.turns) == 1
        ]
    made = [len(lane.game.turns) for lane in tables[-1].lanes]
    both = min(made)
    assert [len(lane.game.turns) for lane in tables[0].lanes] == [0, 0]
    assert len(moved) == sum(made) == len(tables) - 1
    assert moved[: 2 * both] == [0, 1] * both


def test_a_person_runs_along_last_and_is_waited_for():
    tables = run(["dog", "bat"], FEW, guesses=["cat", "xyz", "dog", "bat"], you=True)

    asked_for = [table for table in tables if table.waits]
    assert [table.refused.refusal if table.refused else None for table in asked_for] == [
        None,
        None,
        Refusal.UNKNOWN,
        None,
    ]
    first, second = (table for table in tables if table.ended)
    assert [lane.runner for lane in first.lanes] == [Strategy.PAPER, YOU]
    assert [turn.word for turn in first.lanes[1].game.turns] == ["cat", "dog"]
    assert (first.lanes[1].solved, second.lanes[1].solved) == (2, 1)
    assert tables[-1].totals[1] == Total(YOU, won=2, lost=0, guesses=3)


def test_a_person_may_give_a_secret_up():
    tables = run(["dog", "bat"], FEW, guesses=["cat", None, "bat"], you=True)

    first = next(table for table in tables if table.ended)
    lane = first.lanes[1]
    assert (lane.gave_up, lane.solved, lane.game.state) == (True, None, GameState.LOST)
    assert tables[-1].totals[1] == Total(YOU, won=1, lost=1, guesses=1)
    assert tables[-1].totals[1].mean == 1


def test_a_person_may_run_alone():
    tables = run(["dog"], FEW, names=(), guesses=["cat", "dog"], you=True)

    assert [lane.solved for lane in tables[-1].lanes] == [2]


@pytest.mark.parametrize("secret", ["cot", "tac"])
def test_uncommon_and_flagged_secrets_are_found_too(secret):
    tables = run([secret, "bat"], FEW, (Strategy.PAPER, Strategy.WORST), agreed=terms(tier=10))

    assert all(lane.solved for table in tables if table.ended for lane in table.lanes)


@pytest.mark.parametrize(
    ("secrets", "message"),
    [([], "needs an answer"), (["dog", "xyz"], "'xyz' is not in"), (["dog", "horse"], "'horse'")],
)
def test_secrets_are_looked_at_before_anything_is_played(secrets, message):
    with pytest.raises(SecretError, match=message):
        run(secrets, FEW)


def test_a_strategy_that_needs_a_breaker_does_not_start_without_one():
    with pytest.raises(ValueError, match="needs a solver"):
        next(race(["dog"], terms(), strategies_of(Strategy.ENTROPY), FEW))


def test_a_race_can_be_stopped():
    wanted = True
    racing = race(["dog"], terms(), strategies_of(Strategy.PAPER), FEW, stop=lambda: not wanted)
    next(racing)

    wanted = False

    with pytest.raises(Cancelled):
        next(racing)
