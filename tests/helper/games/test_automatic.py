"""Games the program plays with itself, against games in which each guess is asked for anew."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.strategy.play import played
from tests.helper.games.play import fitting, terms, words_of_three
from tests.lexica import lexicon_of
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.hard_modes import Hardness, breaks
from wmh.engine.clues.rules import Rule
from wmh.engine.question import Question
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.games.automatic import steps
from wmh.helper.games.game import GameState, Keeping, question_of
from wmh.helper.games.keeping import begin, hidden


def watched(game, lexicon, strategy=Strategy.PAPER, **options):
    question = question_of(game, Question((), 3, strategy=strategy))
    return list(steps(game, player(question, lexicon, Solver(lexicon)), **options))


@settings(max_examples=40)
@given(
    words_of_three,
    st.sampled_from([Rule.TILES, Rule.NAIVE, Rule.PEGS, Rule.POSITIONS]),
    st.sampled_from(Strategy),
    st.data(),
)
def test_a_strategy_plays_as_if_it_were_asked_anew_each_time(words, rule, strategy, data):
    lexicon = lexicon_of(words)
    secret = data.draw(st.sampled_from(words))
    game = hidden(terms(rule), secret, lexicon)

    games = watched(game, lexicon, strategy)

    question = question_of(game, Question((), 3, strategy=strategy))
    assert games[-1].turns == played(question, lexicon, secret)
    assert [len(each.turns) for each in games] == list(range(1, len(games) + 1))
    assert games[-1].state is GameState.WON


@given(words_of_three, st.sampled_from(Rule), st.sampled_from(Hardness), st.data())
def test_it_keeps_to_the_terms_and_finds_whatever_an_adversary_keeps(words, rule, hardness, data):
    lexicon = lexicon_of(words)
    agreed = terms(rule, keeping=Keeping.ADVERSARIAL, hardness=hardness)
    strategy = data.draw(st.sampled_from([Strategy.PAPER, Strategy.ENTROPY]))

    last = watched(begin(agreed, lexicon, random.Random(1)), lexicon, strategy)[-1]

    for row, turn in enumerate(last.turns):
        assert breaks(turn.guess, last.turns[:row], hardness) is None
    # A hard mode may forbid a player of naive tiles the secret itself.
    if rule is not Rule.PAPER and (rule is not Rule.NAIVE or hardness is Hardness.FREE):
        assert last.state is GameState.WON
        assert fitting(words, last.turns[:-1], rule) == [last.turns[-1].word]


def test_a_game_is_lost_with_its_last_attempt():
    lexicon = lexicon_of(["bat", "cat", "fat", "hat", "mat", "rat"])

    games = watched(hidden(terms(attempts=3), "rat", lexicon), lexicon)

    assert [each.state for each in games] == [GameState.PLAYING, GameState.PLAYING, GameState.LOST]


def test_each_guess_is_made_when_it_is_asked_for():
    lexicon = lexicon_of(["bat", "cat", "fat", "hat", "mat", "rat"])
    game = hidden(terms(), "rat", lexicon)
    wanted = True
    watching = steps(game, player(question_of(game), lexicon), stop=lambda: not wanted)

    next(watching)
    wanted = False

    with pytest.raises(Cancelled):
        next(watching)


def test_who_knows_no_word_that_fits_leaves_the_game_unfinished():
    lexicon = lexicon_of({"bat": 10, "cat": 10, "dog": 80})
    game = hidden(terms(), "dog", lexicon)
    narrow = player(Question((), 3, tier=70), lexicon)

    last = list(steps(game, narrow))[-1]

    assert last.state is GameState.PLAYING
