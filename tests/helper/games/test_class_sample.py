"""Class games add up: means with their intervals, no game twice, no word in the file."""

from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_file
from tests.player import WORDS
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.classroom.class_comparison import comparisons
from wmh.helper.classroom.class_sample import (
    ClassSample,
    SampledGame,
    game_of,
    load_sample,
    means,
    save_sample,
)
from wmh.helper.games.game import Keeping, Terms
from wmh.helper.games.keeping import answer_guess, hidden

GAMES = st.builds(
    SampledGame,
    st.text("0123456789abcdef", min_size=16, max_size=16),
    st.integers(2, 8),
    st.integers(0, 12),
    st.lists(
        st.tuples(st.sampled_from([str(each) for each in Strategy]), st.integers(0, 12)),
        unique_by=lambda pair: pair[0],
    ).map(tuple),
)


@pytest.fixture
def compare(tmp_path):
    lexicon = open_lexicon(lexicon_file(tmp_path, WORDS))

    def play(*words):
        game = hidden(Terms(4, keeping=Keeping.FIXED, attempts=6), "corn", lexicon)
        for word in words:
            game = answer_guess(game, word, lexicon)
        *_, found = comparisons(game, lexicon)
        return found

    return play


def test_a_game_is_counted_once_and_without_its_words(compare, tmp_path):
    first, second = compare("rain", "corn"), compare("corn")
    sample = ClassSample().with_game(first).with_game(second).with_game(first)
    path = tmp_path / "class-games.json"

    save_sample(sample, path)

    assert [game.guesses for game in sample.games] == [2, 1]
    assert load_sample(path).content == sample
    text = path.read_text("utf-8")
    assert "corn" not in text
    assert "rain" not in text
    assert dict(game_of(first).strategies)["paper"] == next(
        len(run.turns) for run in first.runs if run.strategy is Strategy.PAPER
    )


@given(st.lists(GAMES, max_size=6))
def test_what_is_written_is_read_again(tmp_path_factory, games):
    path = tmp_path_factory.mktemp("sample") / "class-games.json"
    sample = ClassSample(tuple(games))

    save_sample(sample, path)

    assert load_sample(path).content == sample


@pytest.mark.parametrize(
    "games", ["7", '[{"digest":"a","length":4,"guesses":-1,"strategies":[]}]',
              '[{"digest":"a","length":4,"guesses":1,"strategies":[["nobody",2]]}]'],
)  # fmt: skip
def test_a_file_of_impossible_games_is_set_aside(tmp_path, games):
    path = tmp_path / "class-games.json"
    path.write_text(f'{{"version":1,"games":{games}}}', "utf-8")

    found = load_sample(path)

    assert found.content is None
    assert found.trouble is not None
    assert found.trouble.aside is not None


def game(guesses, strategy=3):
    return SampledGame(f"{guesses}{strategy}", 4, guesses, (("paper", strategy),))


def test_means_have_the_interval_of_student_and_lost_games_are_left_out():
    own, paper = means([game(4), game(6, 5), game(0, 4)])

    # Of 4 and 6: mean 5, standard deviation of a mean 1, t for one degree of freedom 12.706.
    assert (own.strategy, own.found, own.mean) == (None, 2, 5.0)
    assert own.reach == pytest.approx(12.706)
    assert (paper.strategy, paper.found, paper.mean) == (Strategy.PAPER, 3, 4.0)
    assert paper.reach == pytest.approx(4.303 / 3**0.5)
    (one, _) = means([game(4)])
    assert one.reach is None
    assert means([]) == ()


def test_of_many_games_the_interval_is_that_of_the_normal_curve():
    many = [game(4 + number % 2) for number in range(4000)]

    (own, _) = means(many)

    assert own.reach == pytest.approx(NormalDist().inv_cdf(0.975) * 0.5 / 4000**0.5, rel=0.002)
