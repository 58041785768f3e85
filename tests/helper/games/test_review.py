"""Looking back at games: every figure against marking each word by hand."""

from collections import Counter
from dataclasses import replace
from math import log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helper.games.play import clue_of, fitting, rules, said, terms, words_of_three
from tests.lexica import english, lexicon_of
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.hard_modes import Breach, Broken, Hardness, breaks
from wmh.engine.clues.reading import read_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.engine.question import Question
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.games.automatic import choice, steps
from wmh.helper.games.game import Game, GameState, Keeping, Terms, question_of
from wmh.helper.games.keeping import add_marked_turn, answer_guess, hidden, surrender
from wmh.helper.review.review import review, reviews, unused_clues


def split(rule, guess, words):
    """The number of words with each clue of a guess; the guess itself is on its own."""
    return Counter(
        (clue_of(rule, tuple(guess), tuple(word)), word == guess) for word in words
    ).values()


def bits(rule, guess, words):
    return sum(n * log2(len(words) / n) for n in split(rule, guess, words)) / len(words)


@st.composite
def games(draw, hardness=Hardness.FREE):
    """A lexicon's words, and a game with one of them, over or not."""
    words, rule = draw(words_of_three), draw(rules)
    lexicon = lexicon_of(words)
    game = hidden(terms(rule, hardness=hardness), draw(st.sampled_from(words)), lexicon)
    for guess in draw(st.lists(st.sampled_from(words), min_size=1, max_size=5)):
        if game.state is GameState.PLAYING and not breaks(tuple(guess), game.turns, hardness):
            game = answer_guess(game, guess, lexicon)
    return sorted(words), lexicon, game


@given(games())
def test_what_a_guess_told_is_what_marking_every_word_tells(played):
    words, lexicon, game = played
    rule = game.terms.rule

    found = review(game, lexicon)

    for row, step in enumerate(found.steps):
        turn, before = game.turns[row], fitting(words, game.turns[:row], rule)
        won = game.state is GameState.WON and row == len(game.turns) - 1
        after = 1 if won else len(fitting(words, game.turns[: row + 1], rule))
        sizes = split(rule, turn.word, before)
        assert (step.turn, step.before, step.after) == (turn, len(before), after)
        assert step.bits == pytest.approx(log2(len(before) / after))
        assert step.entropy == pytest.approx(bits(rule, turn.word, before))
        assert step.expected == pytest.approx(sum(n * n for n in sizes) / len(before))
        assert step.candidate == (turn.word in before)
        assert [other in step.against for other in range(row)] == [
            turn.guess == earlier.guess or clue_of(rule, earlier.guess, turn.guess) != said(earlier)
            for earlier in game.turns[:row]
        ]
        assert step.candidate == (not step.against)
    assert len(found.steps) == len(game.turns)


@settings(max_examples=60)
@given(games(), st.lists(st.sampled_from(Strategy), min_size=1, max_size=3, unique=True))
def test_what_strategies_choose_and_need_is_how_they_play(played, strategies):
    words, lexicon, game = played
    rule = Rule.TILES if game.terms.rule is Rule.PAPER else game.terms.rule

    found = review(game, lexicon, Solver(lexicon), strategies)

    agreed = terms(rule, tier=game.terms.tier)
    for needed in found.needed:
        start = hidden(agreed, "".join(game.secret), lexicon)
        like = question_of(start, Question((), 3, strategy=needed.strategy))
        *_, last = steps(start, player(like, lexicon, Solver(lexicon)))
        assert (needed.turns, needed.won) == (last.turns, True)
        first = [each for each in found.steps[0].choices if each.strategy is needed.strategy]
        assert [each.word for each in first] == [needed.turns[0].word]
    assert [each.strategy for each in found.needed] == strategies
    for row, step in enumerate(found.steps):
        before = fitting(words, game.turns[:row], rule)
        so_far = replace(game, terms=replace(game.terms, rule=rule), turns=game.turns[:row])
        assert [each.word for each in step.choices] == [
            choice(so_far, Question((), 3, strategy=each), lexicon, Solver(lexicon))
            for each in strategies
        ]
        for each in step.choices:
            assert each.entropy == pytest.approx(bits(rule, each.word, before))
            assert each.candidate == (each.word in before)
        best = [each.entropy for each in step.choices if each.strategy is Strategy.ENTROPY]
        if best and len(before) > 2:
            assert best == [pytest.approx(max(bits(rule, each, before) for each in words))]


@pytest.mark.parametrize("guesses", ["rain torn", "tidy wasp"])
def test_a_strategy_is_said_to_guess_what_its_player_guesses(guesses):
    """The better known of two equal guesses comes first in both."""
    lexicon = english()
    solver, game = Solver(lexicon), hidden(Terms(4, tier=60), "kite", lexicon)
    for guess in guesses.split():
        game = answer_guess(game, guess, lexicon)

    strategies = [each for each in Strategy if each not in (Strategy.EXACT, Strategy.LINGO)]
    for row, step in enumerate(review(game, lexicon, solver, strategies).steps):
        so_far = replace(game, turns=game.turns[:row])
        for each in step.choices:
            question = question_of(so_far, Question((), 4, strategy=each.strategy))
            playing = player(question, lexicon, solver)
            guess = playing.choose(playing.start())
            assert each.word == lexicon.alphabet.decode(guess), (row, each.strategy)


FEW = lexicon_of({"bat": 10, "cat": 10, "cot": 80, "dog": 10, "tac": 10}, (), ["tac"])


def test_without_the_compiled_kernels_less_is_said_and_the_review_says_so():
    game = answer_guess(hidden(terms(), "cat", FEW), "cat", FEW)

    found = review(game, FEW)

    assert found.off
    assert {each.strategy for each in found.needed} == {Strategy.PAPER, Strategy.POSITIONAL}
    assert (found.steps[0].standard, found.skill) == (None, None)
    assert found.luck is not None
    assert review(game, FEW, Solver(FEW)).off is None


def test_a_word_beyond_the_view_is_measured_too():
    game = answer_guess(hidden(terms(tier=10), "cat", FEW), "cot", FEW)

    step = review(game, FEW, Solver(FEW), ()).steps[0]

    assert (step.before, step.candidate) == (4, False)
    assert step.against == ()


def test_an_uncommon_secret_widens_what_was_possible():
    game = answer_guess(hidden(terms(tier=10), "tac", FEW), "cat", FEW)

    assert [step.before for step in review(game, FEW).steps] == [4]


def test_a_game_of_a_persons_secret_is_looked_at_as_far_as_it_was_told():
    game = Game(terms(keeping=None, tier=10))
    game = add_marked_turn(game, read_turn("bat", "wwg", FEW.alphabet), FEW)

    found = review(game, FEW)

    assert (found.needed, [step.before for step in found.steps]) == ((), [5])
    assert found.steps[0].after == 1


def test_an_adversary_is_looked_back_at_as_any_other():
    game = answer_guess(Game(terms(keeping=Keeping.ADVERSARIAL)), "dog", FEW)
    game = surrender(game, FEW)

    found = review(game, FEW)

    assert (found.steps[0].before, found.steps[0].after) == (4, 3)
    assert [each.turns[-1].guess for each in found.needed] == [game.secret] * 2


def test_a_game_without_guesses_has_nothing_to_look_at():
    found = review(surrender(hidden(terms(), "cat", FEW), FEW), FEW)

    assert (found.steps, found.skill, found.luck) == ((), None, None)


def test_it_grows_by_a_turn_at_a_time_and_can_be_stopped():
    game = hidden(terms(), "cat", FEW)
    for guess in ("dog", "bat", "cat"):
        game = answer_guess(game, guess, FEW)

    grown = [(len(each.steps), len(each.needed)) for each in reviews(game, FEW)]
    assert grown == [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2)]
    with pytest.raises(Cancelled):
        review(game, FEW, stop=lambda: True)


@pytest.mark.parametrize(
    ("guess", "expected"),
    [
        ("torn", []),
        ("ruin", [
            Broken(Breach.MOVE_YELLOW, "r", 0, 0),
            Broken(Breach.DROP_WHITE, "i", None, 0),
        ]),
        ("main", [
            Broken(Breach.USE_COLOURED, "r", None, 0),
            Broken(Breach.DROP_WHITE, "a", None, 0),
            Broken(Breach.DROP_WHITE, "i", None, 0),
        ]),
        ("boot", [
            Broken(Breach.KEEP_GREEN, "n", 3, 0),
            Broken(Breach.USE_COLOURED, "r", None, 0),
        ]),
    ],
)  # fmt: skip
def test_every_clue_left_unused_is_named_once(guess, expected):
    turn = read_turn("rain", "ywwg", Alphabet(ENGLISH))

    assert list(unused_clues(tuple(guess), [turn])) == expected
    assert list(unused_clues(tuple(guess), [turn, turn])) == expected
