"""Words changed by hand: what the lexicon then knows and suggests, and what it costs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import english, lexicon_file
from wmh.base.files import paths
from wmh.engine.lexicon.store import LexiconError
from wmh.engine.question import Question
from wmh.engine.strategy.ranking.openings import Opening, OpeningsShelf, key_of
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.answering import Answering
from wmh.helper.lists import library
from wmh.helper.lists.hand import (
    HandEdits,
    HandError,
    add_words,
    drop_words,
    flag_words,
    hand_file,
    read_hand,
    unflag_words,
)
from wmh.helper.lists.hand_lexicon import word_list_of

CHANGES = {"add": add_words, "drop": drop_words, "flag": flag_words, "unflag": unflag_words}


@pytest.fixture
def mine():
    """A lexicon of the user's own."""
    room = paths.lexica_folder()
    room.mkdir(parents=True)
    return lexicon_file(room, {"rain": 10, "torn": 70, "llama": 10}, ["ll"], ["torn"], name="mine")


def change(what, *words, name="mine"):
    return CHANGES[what](name, words, library.open_named(name))


def known(lexicon):
    listed, flagged = word_list_of(lexicon)
    decoded = lexicon.alphabet.decode
    return (
        {decoded(word): tier for word, tier in listed.tiers.items()},
        {decoded(word) for word in flagged},
    )


def test_a_lexicon_nobody_changed_is_as_it_came(mine):
    lexicon = library.open_named("mine")

    assert read_hand("mine") == HandEdits()
    assert lexicon.came_as is None
    assert not hand_file("mine").exists()


def test_words_are_added_dropped_and_flagged(mine):
    change("add", " Roti ", "alloma")
    change("drop", "llama")
    change("flag", "rain", "roti")
    change("unflag", "torn")

    assert known(library.open_named("mine")) == (
        {"rain": 10, "torn": 70, "roti": 10, "alloma": 10},
        {"rain", "roti"},
    )
    assert read_hand("mine") == HandEdits(
        ("alloma", "roti"), ("llama",), ("rain", "roti"), ("torn",)
    )
    assert library.open_named("mine").name == "mine"


def test_what_is_taken_back_is_as_if_it_had_never_been(mine):
    before = library.open_named("mine").facts
    for there, back in (("add", "drop"), ("flag", "unflag")):
        change(there, "roti" if there == "add" else "rain")
        change(back, "roti" if there == "add" else "rain")
    change("drop", "llama")
    change("add", "LLAMA")
    change("unflag", "torn")
    change("flag", "torn")

    assert read_hand("mine") == HandEdits()
    assert library.open_named("mine").facts == before


@pytest.mark.parametrize(
    ("what", "word", "complaint"),
    [
        ("add", "pl7", "'pl7' has '7', which is not a letter of mine"),
        ("add", "жtude", "has 'ж', which is not a letter of mine"),
        ("add", "ll", "'ll' has 1 letter: words have 2 to 31"),
        ("add", "a" * 32, "has 32 letters: words have 2 to 31"),
        ("add", "", "'' has 0 letters"),
        ("add", " ", "' ' has 0 letters"),
        ("drop", "roti", "'roti' is not in mine: check its spelling"),
        ("flag", "roti", "'roti' is not in mine"),
        ("unflag", "two words", "has ' ', which is not a letter"),
    ],
)
def test_a_word_that_cannot_be_changed_changes_nothing(mine, what, word, complaint):
    with pytest.raises(HandError) as error:
        change(what, "rain", word)

    assert complaint in str(error.value)
    assert "\n" not in str(error.value)
    assert read_hand("mine") == HandEdits()


def test_the_last_words_are_not_dropped(mine):
    with pytest.raises(HandError, match="No word would be left in mine"):
        change("drop", "rain", "torn", "llama")


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"format": 2}', '{"format": 1, "added": 3}'])
def test_a_harmed_file_is_named_in_one_line(mine, content):
    hand_file("mine").parent.mkdir()
    hand_file("mine").write_text(content)

    with pytest.raises(LexiconError) as error:
        library.open_named("mine")
    assert str(hand_file("mine")) in str(error.value)
    assert "\n" not in str(error.value)


def test_the_default_lexicon_can_be_changed_and_stays_the_programs():
    assert "zoeaeq" not in english()
    change("add", "zoeaeq", name="english")
    change("flag", "arose", name="english")

    lexicon = library.open_named("english")
    assert "zoeaeq" in lexicon
    assert lexicon.is_flagged("arose")
    assert lexicon.facts.words == english().facts.words + 1
    assert "english" in library.built_in()
    assert lexicon.touched == {6}


def test_flagging_builds_nothing_and_keeps_the_lists_that_came_with_the_lexicon(monkeypatch):
    monkeypatch.setattr("wmh.helper.lists.hand_lexicon.build", None)
    question = Question((), 5, tier=70, rows=20, strategy=Strategy.ENTROPY)
    shelf = OpeningsShelf(
        paths.folder("lexicon") / "english" / "openings.json.xz", paths.cache_folder()
    )
    came = [each.word for each in shelf.find(question, english()).suggestions]
    change("flag", came[0], came[2], name="english")

    lexicon = library.open_named("english")
    found = shelf.find(question, lexicon)

    more = [each.word for each in shelf.find(
        Question((), 5, tier=70, rows=22, strategy=Strategy.ENTROPY), english()).suggestions
    ]  # fmt: skip
    assert [each.word for each in found.suggestions] == [more[1], *more[3:]]
    assert [each.rank for each in found.suggestions] == list(range(1, 21))


def test_lists_hold_for_other_lengths_than_those_with_new_words():
    shelf = OpeningsShelf(
        paths.folder("lexicon") / "english" / "openings.json.xz", paths.cache_folder()
    )
    change("add", "zoeaeq", name="english")
    lexicon = library.open_named("english")

    def question(length):
        return Question((), length, tier=70, rows=5, strategy=Strategy.ENTROPY)

    assert shelf.find(question(5), lexicon) == shelf.find(question(5), english())
    assert shelf.find(question(6), lexicon) is None


def test_a_list_that_was_kept_does_not_outlive_a_change(mine, tmp_path):
    change("flag", "rain")
    lexicon = library.open_named("mine")
    question = Question((), 4)
    shelf = OpeningsShelf(tmp_path / "none.xz", tmp_path / "own")
    shelf.keep(question, lexicon, Opening((), 0, 0))
    assert shelf.find(question, lexicon) is not None

    change("unflag", "rain")

    assert shelf.find(question, library.open_named("mine")) is None


def test_what_is_flagged_is_not_suggested_but_stays_a_secret(mine):
    change("flag", "rain")
    answering = Answering()

    advice = next(answering(Question((), 4), library.open_named("mine")))

    answering.close()
    assert advice.remaining == 3
    assert [each.word for each in advice.suggestions] == ["llama"]


def test_a_graph_is_built_once_for_the_same_words(mine, monkeypatch):
    change("add", "roti")
    library.open_named("mine")
    monkeypatch.setattr("wmh.helper.lists.hand_lexicon.build", None)

    assert "roti" in library.open_named("mine")


def test_a_graph_that_was_harmed_or_cleared_away_is_built_again(mine):
    change("add", "roti")
    library.open_named("mine")
    for graph in (paths.cache_folder() / "lexica").rglob("words.dawg"):
        graph.write_bytes(b"")

    assert "roti" in library.open_named("mine")
    assert len(list((paths.cache_folder() / "lexica").rglob("words.dawg"))) == 1


def test_words_that_another_build_cannot_hold_are_passed_over(mine):
    change("add", "roti")
    lexicon_file(paths.lexica_folder(), ["жди"], name="mine")

    assert known(library.open_named("mine")) == ({"жди": 0}, set())


def test_no_room_for_the_graph_is_one_line(mine):
    change("add", "roti")
    paths.cache_folder().mkdir(parents=True)
    (paths.cache_folder() / "lexica").write_text("in the way")

    with pytest.raises(LexiconError) as error:
        library.open_named("mine")
    assert "The words changed by hand in mine cannot be saved" in str(error.value)
    assert "\n" not in str(error.value)


some_words = st.lists(st.sampled_from(["rain", "torn", "roti", "llama", "alla"]), min_size=1)


@given(changes=st.lists(st.tuples(st.sampled_from(list(CHANGES)), some_words), max_size=8))
def test_changes_do_what_they_say_in_any_order(tmp_path_factory, changes):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WMH_HOME", str(tmp_path_factory.mktemp("home")))
        paths.lexica_folder().mkdir(parents=True)
        lexicon_file(
            paths.lexica_folder(), ["rain", "torn", "llama"], ["ll"], ["torn"], name="mine"
        )
        have, flags = {"rain", "torn", "llama"}, {"torn"}
        file_flags = {"torn"}
        for what, words in changes:
            try:
                change(what, *words)
            except HandError:
                assert what != "add"
                assert not set(words) <= have or set(words) == have
                continue
            if what == "add":
                flags |= file_flags & (set(words) - have)
                have |= set(words)
            elif what == "drop":
                have -= set(words)
                flags -= set(words)
            else:
                flags = flags | set(words) if what == "flag" else flags - set(words)
            lexicon = library.open_named("mine")
            listed, flagged = known(lexicon)
            assert set(listed) == have
            assert flagged == flags


def test_the_key_of_a_list_tells_of_flags(mine):
    before = key_of(Question((), 4), library.open_named("mine"))
    change("flag", "rain")

    assert key_of(Question((), 4), library.open_named("mine")) != before
