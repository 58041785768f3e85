"""A kept class game comes back as the same game."""

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helper.games.play import rules, terms
from tests.lexica import lexicon_of
from wmh.base.files.saved_games import LoadResult, Trouble
from wmh.engine.clues.rules import Rule
from wmh.helper.classroom.class_game import (
    add_nomination,
    given_up,
    open_game,
    set_hands,
    take_nomination,
)
from wmh.helper.ui.classroom.class_table import ClassKept, load_game, save_game

WORDS = ["bat", "cat", "cot", "dog", "tac", "tab"]
LEXICON = lexicon_of(dict.fromkeys(WORDS, 10) | {"tub": 80}, (), ["tac"])


@settings(max_examples=80)
@given(
    st.sampled_from([*WORDS, "tub"]),
    rules,
    st.none() | st.integers(1, 4),
    st.lists(st.sampled_from([*WORDS, "xyz"]), max_size=5, unique=True),
    st.lists(st.tuples(st.sampled_from(["aaa", "bbb", "cab"]), st.integers(0, 99)), max_size=3),
    st.booleans(),
)
def test_it_makes_the_same_game_again(secret, rule, attempts, guesses, votes, ends):
    playing = open_game(secret, terms(rule, attempts=attempts), LEXICON)
    for word in guesses:
        if not playing.over:
            playing = take_nomination(add_nomination(playing, word, LEXICON), 0)
    if not playing.over:
        for number, (word, hands) in enumerate(dict(votes).items()):
            playing = set_hands(add_nomination(playing, word, LEXICON), number, hands)
    if ends and not playing.over:
        playing = given_up(playing)

    with TemporaryDirectory() as folder:
        path = Path(folder) / "class.json"
        save_game(ClassKept.of(playing, "small"), path)
        assert f'"{secret}"' not in path.read_text("ascii").partition('"guesses"')[0]
        again = load_game(path).content

    assert again is not None
    assert again.lexicon == "small"
    assert again.again(LEXICON) == playing


def test_there_is_none_where_there_is_no_file(tmp_path):
    assert load_game(tmp_path / "class.json") == LoadResult()


def test_a_rule_it_does_not_know_is_no_game(tmp_path):
    path = tmp_path / "class.json"
    save_game(ClassKept.of(open_game("cat", terms(Rule.PEGS), LEXICON), "small"), path)
    path.write_text(path.read_text("ascii").replace('"pegs"', '"pigs"'))
    said = "has a value for rule that is not allowed"
    trouble = load_game(path).trouble
    assert trouble._replace(said=None) == Trouble(path, aside=tmp_path / "class.json.broken-1")
    assert str(trouble.said) == said
