"""Levels of help: the facts that each keeps back, its letters and its hints."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import english, lexicon_of, spelt
from wmh.base.running.stopping import Cancelled
from wmh.engine.advice import advise
from wmh.engine.answer import Best
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.diagnosis import Respell
from wmh.engine.doctor import prescribe
from wmh.engine.explain.informative_letters import telling_letters
from wmh.engine.explain.spoiler import (
    Spoiler,
    covers,
    hinted_places,
    is_first_settled,
    without_hidden_words,
)
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Strategy

_WORDS = "rain torn born horn worn corn lorn morn tern tear rate bear role sale sore rose"
WORDS = _WORDS.split()
LEXICON = lexicon_of(WORDS, flagged=["sore"])


def turn(guess, secret, rule=Rule.TILES):
    return Turn(tuple(guess), mark(rule, guess, secret))


games = st.builds(
    lambda rule, pairs, secret: Question(
        tuple(turn(guess, secret, rule) for guess in pairs), 4, rule
    ),
    st.sampled_from(Rule),
    st.lists(st.sampled_from(WORDS), max_size=3),
    st.sampled_from(WORDS),
)


@given(games)
def test_letters_are_counted_word_by_word_and_the_nearest_to_half_comes_first(question):
    words = spelt(candidates_of(question, LEXICON), LEXICON.alphabet)
    found = telling_letters(question, LEXICON)

    having = {letter: sum(letter in word for word in words) for letter in LEXICON.alphabet.letters}
    split = {letter: n for letter, n in having.items() if 0 < n < len(words)}
    assert {each.letter: each.words for each in found.letters} == split
    order = [(abs(2 * each.words - len(words)), each.letter) for each in found.letters]
    assert order == sorted(order)
    assert found.remaining == len(words)


@given(games)
def test_no_letter_that_is_known_is_among_them(question):
    known = learn(question.turns, question.length, question.rule)
    letters = {each.letter for each in telling_letters(question, LEXICON).letters}

    assert not letters & set(known.fixed)
    assert not letters & {count.letter for count in known.counts if count.most == 0}
    assert not letters & {count.letter for count in known.counts if count.least}


def test_digraphs_are_letters():
    lexicon = lexicon_of(["llama", "calle", "chica", "ancho"], digraphs=("ll", "ch"))
    found = telling_letters(Question((), 4), lexicon)

    assert [(each.letter, each.words) for each in found.letters][:3] == [
        ("c", 2),
        ("ch", 2),
        ("ll", 2),
    ]


def test_counting_is_given_up_when_it_is_no_longer_wanted():
    asked = []
    telling_letters(Question((), 8), english(), lambda: asked.append(1))
    assert len(asked) > 8

    patience = iter(asked[1:])
    with pytest.raises(Cancelled):
        telling_letters(Question((), 8), english(), lambda: not next(patience, 0))


@given(games, st.sampled_from(WORDS))
def test_a_hint_never_names_the_word(question, word):
    known = learn(question.turns, question.length, question.rule)
    places = hinted_places(word, question, telling_letters(question, LEXICON).letters)

    assert len(set(places)) == len(places)
    assert all(known.fixed[place] != word[place] for place in places)
    hidden = [p for p in range(4) if p not in places and known.fixed[p] != word[p]]
    assert len(hidden) == 1 or (not hidden and not places)


def test_a_hint_begins_with_the_most_telling_letter():
    telling = telling_letters(Question((), 4), LEXICON).letters
    assert [each.letter for each in telling][:4] == ["e", "n", "o", "a"]

    assert hinted_places("torn", Question((), 4), telling) == (3, 1, 0)
    assert hinted_places("zone", Question((), 4), telling) == (3, 2, 1)


@pytest.mark.parametrize("level", Spoiler)
@given(question=games)
def test_a_level_names_no_word_that_it_keeps_back(level, question):
    advice = advise(question, LEXICON)
    shown = without_hidden_words(advice, level)

    if covers(level, advice):
        assert not shown.suggestions
        assert shown.best is None
        rest = replace(shown, question=None, paper_pattern="", strict_pattern="")
        assert not re.search(rf"'({'|'.join(WORDS)})'", repr(rest))
    else:
        assert shown is advice
    assert shown.remaining == advice.remaining


@given(st.sampled_from(Spoiler), games)
def test_while_the_list_is_covered_nothing_else_names_words(level, question):
    advice = advise(question, LEXICON)
    if advice.suggestions:
        advice = replace(advice, best=Best(advice.suggestions[-1].word, 2.0, proven=True))
    shown = without_hidden_words(advice, level, covered=True)

    if not covers(Spoiler.COUNT, advice):  # It has been guessed: there is nothing to keep back.
        assert shown is advice
        return
    rest = replace(shown, question=None, paper_pattern="", strict_pattern="")
    assert not re.search(rf"'({'|'.join(WORDS)})'", repr(rest))
    assert shown.remaining == advice.remaining


@given(games)
def test_each_level_shows_what_those_below_it_show(question):
    advice = advise(question, LEXICON)
    covered = [covers(level, advice) for level in Spoiler]

    assert covered == sorted(covered, reverse=True)
    assert len(set(covered[:3])) == 1
    assert not covered[-1]


def test_the_only_word_left_is_an_answer_until_it_has_been_guessed():
    found = Question((turn("tern", "torn"), turn("born", "torn"), turn("worn", "torn")), 4)
    advice = advise(found, lexicon_of(["torn", "tern", "born", "worn"]))
    assert advice.remaining == 1
    assert covers(Spoiler.LIST, advice)

    over = Question((*found.turns, turn("torn", "torn")), 4)
    advice = advise(over, LEXICON)
    assert advice.remaining == 1
    assert not any(covers(level, advice) for level in Spoiler)
    assert all(without_hidden_words(advice, level) is advice for level in Spoiler)


def test_proposals_stay_unless_they_spell_a_word():
    question = Question((Turn(tuple("roes"), turn("rose", "role").clue),), 4)
    advice = advise(question, LEXICON)
    proposals = prescribe(question, LEXICON)
    advice = replace(advice, diagnosis=replace(advice.diagnosis, proposals=proposals))
    spelling = [each for each in proposals if isinstance(each.change, Respell)]
    assert spelling
    assert len(spelling) < len(proposals)

    kept = without_hidden_words(advice, Spoiler.HINT).diagnosis.proposals
    assert kept == tuple(each for each in proposals if each not in spelling)
    assert without_hidden_words(advice, Spoiler.LIST).diagnosis.proposals == proposals


def test_a_hint_waits_until_the_ranking_is_whole():
    paper = advise(Question((), 4), LEXICON)
    assert is_first_settled(paper)
    splitting = advise(Question((), 4, strategy=Strategy.PARTS), LEXICON)
    assert not is_first_settled(splitting)
    assert not is_first_settled(replace(splitting, measured=5, guesses=9))
    assert is_first_settled(
        replace(splitting, measured=9, guesses=9, best=Best("torn", 2.0, proven=True))
    )
    assert is_first_settled(replace(splitting, off="numba is missing"))
    assert not is_first_settled(replace(paper, suggestions=()))
