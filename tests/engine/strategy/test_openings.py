"""Lists of openers: those that come with the lexicon, and those a user's questions leave."""

import lzma
import runpy
import tracemalloc
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import english, lexicon_of
from tests.odd import spoilt
from wmh.base.running.stopping import never
from wmh.engine.answer import Suggestion
from wmh.engine.question import Question
from wmh.engine.strategy.ranking.openings import Opening, OpeningsShelf, as_json, key_of, pack_lists
from wmh.engine.strategy.strategies import Certainty, GuessList, Prior, Strategy
from wmh.helper.answering import Answering
from wmh.helper.lists import library

ENGLISH = library.locate("english").parent
RECIPE = runpy.run_path(str(ENGLISH / "openings.py"))


@pytest.fixture
def shelf(tmp_path):
    return OpeningsShelf(ENGLISH / "openings.json.xz", tmp_path / "openings")


def answers(question, lexicon=None):
    answering = Answering()
    found = list(answering(question, lexicon or english()))
    answering.close()
    return found


def test_there_is_a_list_for_every_question_of_the_recipe(shelf):
    questions = list(RECIPE["questions"](english()))

    assert {question.length for question in questions} == set(range(4, 13))
    assert {question.tier for question in questions} == {60, 70, 127}
    assert all(shelf.find(question, english()) for question in questions)


@pytest.mark.parametrize("strategy", [Strategy.ENTROPY, Strategy.PARTS_ENTROPY])
@pytest.mark.parametrize("prior", Prior)
def test_what_comes_with_the_lexicon_is_what_is_computed(shelf, strategy, prior):
    question = Question((), 4, tier=70, rows=200, strategy=strategy, prior=prior)
    from wmh.engine.strategy.experience import novice
    from wmh.engine.strategy.play.many_openings import ManyOpenings

    (computed,) = ManyOpenings(english(), novice(), (question,)).prepare()([0], never)

    assert as_json(shelf.find(question, english())) == computed


def test_lists_that_are_too_long_to_estimate_beside_a_game_come_estimated(monkeypatch):
    from wmh.engine.strategy.experience import novice
    from wmh.engine.strategy.goals import fewest_guesses
    from wmh.engine.strategy.play.many_openings import ManyOpenings

    lexicon = lexicon_of(["".join(word) for word in product("abcdefg", repeat=3)])
    question = Question((), 3, rows=20, strategy=Strategy.EXACT)
    *_, wanted = answers(question, lexicon)
    monkeypatch.setattr(fewest_guesses, "estimate_rows", lambda advice, *_: advice)
    (computed,) = ManyOpenings(lexicon, novice(), (question,)).prepare()([0], never)

    assert {each.certainty for each in wanted.suggestions} == {Certainty.ESTIMATED}
    assert computed == as_json(Opening(wanted.suggestions, wanted.measured, wanted.guesses))


@pytest.mark.slow
def test_all_that_comes_with_the_lexicon_is_what_is_computed(shelf):
    from wmh.engine.strategy.experience import read_experience
    from wmh.engine.strategy.play.many_openings import ManyOpenings

    experience = read_experience(ENGLISH / "lingo.json")
    asked = tuple(each for each in RECIPE["questions"](english()) if each.length <= 6)
    answer = ManyOpenings(english(), experience, asked).prepare()
    for place, question in enumerate(asked):
        (computed,) = answer([place], never)
        assert as_json(shelf.find(question, english())) == computed


def test_an_opening_is_answered_without_measuring_again(monkeypatch):
    monkeypatch.setattr(Answering, "solver", lambda *_: pytest.fail("it was measured"))
    question = Question((), 8, tier=70, rows=200, strategy=Strategy.ENTROPY)

    paper, kept = answers(question)

    assert len(kept.suggestions) == 200
    assert kept.measured == kept.guesses > paper.measured == 0


def test_kept_points_are_no_surer_than_computed_ones(shelf):
    """With five attempts left they are what others' games brought."""
    for length in (5, 8):
        question = Question((), length, tier=127, strategy=Strategy.LINGO)
        opening = shelf.find(question, english())
        assert {row.certainty for row in opening.suggestions} == {Certainty.ESTIMATED}
        assert 0 < opening.measured < opening.guesses


def test_more_rows_than_are_kept_are_not_made_up(shelf):
    question = Question((), 5, tier=70, rows=201, strategy=Strategy.ENTROPY)
    assert shelf.find(question, english()) is None


@pytest.mark.parametrize(
    "other",
    [
        {"tier": 80}, {"length": 6}, {"rule": "pegs"}, {"strategy": Strategy.PARTS},
        {"prior": Prior.TIER}, {"plain": True}, {"guesses": GuessList.ALL}, {"flagged": True},
    ],
)  # fmt: skip
def test_a_list_depends_on_all_that_changes_it(other):
    question = Question((), 5, tier=70, strategy=Strategy.ENTROPY)
    assert key_of(replace(question, **other), english()) != key_of(question, english())
    assert key_of(question, lexicon_of(["rain"])) != key_of(question, english())


def test_it_does_not_depend_on_what_changes_nothing():
    question = Question((), 5, tier=70, strategy=Strategy.ENTROPY)
    for other in ({"rows": 3}, {"attempts": 9}, {"guesses": GuessList.CANDIDATES}):
        assert key_of(replace(question, **other), english()) == key_of(question, english())
    # Where the view holds every word, any word is one of the view.
    whole = replace(question, tier=127)
    every = replace(whole, guesses=GuessList.ALL)
    assert key_of(every, english()) == key_of(whole, english())


def test_points_depend_on_the_attempts():
    question = Question((), 5, strategy=Strategy.LINGO)
    keys = {key_of(replace(question, attempts=attempts), english()) for attempts in range(1, 9)}
    assert len(keys) == 8


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no list",
        pack_lists({"x": 1}),
        pack_lists({}),
        lzma.compress(b"[" * 100_000),
        lzma.compress(b"\xff"),
        pack_lists({"x": 1})[:-9],
    ],
)
def test_a_file_that_is_no_list_is_as_if_it_were_not_there(tmp_path, content):
    question = Question((), 5, tier=70, strategy=Strategy.ENTROPY)
    shelf = OpeningsShelf(tmp_path / "shipped", tmp_path)
    shelf.keep(question, english(), Opening((), 0, 0))
    for path in tmp_path.iterdir():
        path.write_bytes(content)
    (tmp_path / "shipped").write_bytes(content)

    assert shelf.find(question, english()) is None


SOUND = ["rain", 1.5, 1, 1, 2.5, 3.5, 4, 5]


@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        "list",
        {"guesses": 1, "measured": 1},
        {"guesses": 1, "rows": [SOUND]},
        {"guesses": 1, "measured": None, "rows": [SOUND]},
        {"guesses": 1, "measured": 1, "rows": 1},
        {"guesses": 1, "measured": 1, "rows": [["x"]]},
        {"guesses": 1, "measured": 1, "rows": [SOUND[:-1]]},
        {"guesses": 1, "measured": 1, "rows": [[*SOUND[:-1], "many"]]},
        {"guesses": 1, "measured": 1, "rows": [[*SOUND[:-1], float("inf")]]},
        {"guesses": 1, "measured": 1, "rows": [[*SOUND[:-1], None]]},
    ],
)
def test_a_broken_list_is_not_shown(tmp_path, broken):
    question = Question((), 4, tier=70, rows=1, strategy=Strategy.ENTROPY)
    path = tmp_path / "shipped"

    def found(content):
        path.write_bytes(pack_lists({key_of(question, english()): content}))
        return OpeningsShelf(path, tmp_path).find(question, english())

    assert found(broken) is None
    sound = Suggestion(1, "rain", 1.5, True, Certainty.EXACT, 2.5, 3.5, 4, 5)
    assert found({"guesses": 1, "measured": 1, "rows": [SOUND]}) == Opening((sound,), 1, 1)


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path):
    question = Question((), 5, tier=70, strategy=Strategy.ENTROPY)
    (tmp_path / "own").write_text("a file where the folder should be")
    OpeningsShelf(tmp_path / "none", tmp_path / "own").keep(question, english(), Opening((), 0, 0))

    assert OpeningsShelf(tmp_path / "none", tmp_path / "own").find(question, english()) is None


def test_a_small_file_that_unpacks_to_much_costs_neither_time_nor_memory(tmp_path):
    path = tmp_path / "bomb.json.xz"
    with lzma.open(path, "wb", preset=0) as file:  # Bit by bit, or the test itself has it twice.
        file.write(b'{"a": "')
        for _ in range(200):
            file.write(b" " * 1_000_000)
        file.write(b'"}')
    assert path.stat().st_size < 200_000
    question = Question((), 4, strategy=Strategy.ENTROPY)
    shelf = OpeningsShelf(path, tmp_path)

    tracemalloc.start()
    assert shelf.find(question, english()) is None
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert most < 80_000_000


@settings(max_examples=100)
@given(data=st.data())
def test_a_list_with_anything_in_it_is_a_list_or_none(tmp_path_factory, data):
    question = Question((), 4, strategy=Strategy.ENTROPY, rows=1)
    key = key_of(question, english())
    row = ["rain", 1.5, 1, 1, 1.5, 2.5, 3, 4]
    text = data.draw(spoilt({key: {"guesses": 9, "measured": 9, "rows": [row, row]}}))
    path = tmp_path_factory.mktemp("odd") / "openings.json.xz"
    path.write_bytes(lzma.compress(text.encode(), preset=0))

    found = OpeningsShelf(path, path.parent).find(question, english())

    assert found is None or isinstance(found, Opening)
