"""The doctor's proposals: each really helps, and the true slip is found."""

import random

import pytest

from tests.lexica import english, english_words, lexicon_of
from wmh.base.running.stopping import Cancelled
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.reading import read_turn
from wmh.engine.clues.rules import RULES, Rule, mark, tiles
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.diagnosis import (
    OtherLexicon,
    OtherRule,
    Remark,
    Respell,
    SetAside,
    Widen,
    question_after,
)
from wmh.engine.doctor import MOST_PROPOSALS, prescribe
from wmh.engine.question import ALL_TIERS, Question

WHITE, YELLOW, GREEN = Mark


def asked(*turns, **more):
    read = tuple(read_turn(*t.split(":"), english().alphabet) for t in turns)
    return Question(read, len(read[0].guess), **more)


def changes(question, lexicon, others=()):
    return [proposal.change for proposal in prescribe(question, lexicon, others)]


def played(chance, words, rows, rule=Rule.TILES):
    secret, *guesses = chance.sample(words, rows + 1)
    return [Turn(tuple(guess), mark(rule, guess, secret)) for guess in guesses]


@pytest.mark.parametrize(
    "length", [4, 5, 8, *(pytest.param(each, marks=pytest.mark.slow) for each in (6, 7))]
)
def test_the_flipped_tile_is_mostly_among_the_first_three(length):
    lexicon, chance = english(), random.Random(length)
    words = [word for word, tier in english_words().items() if len(word) == length and tier <= 70]
    found = games = 0
    while games < 40:
        turns = played(chance, words, chance.randint(2, 5))
        row, place = chance.randrange(len(turns)), chance.randrange(length)
        marks = list(turns[row].clue)
        really, marks[place] = marks[place], chance.choice([m for m in Mark if m != marks[place]])
        turns[row] = Turn(turns[row].guess, tuple(marks))
        question = Question(tuple(turns), length, tier=70)
        if impossible(turns[row], Rule.TILES) or len(candidates_of(question, lexicon)):
            continue
        games += 1
        found += Remark(((row, place, really),)) in changes(question, lexicon)[:3]
    assert found >= 36


@pytest.mark.parametrize(
    "positions", [6, pytest.param(60, marks=pytest.mark.slow)], ids=["some", "many"]
)
@pytest.mark.parametrize("rule", [rule for rule in Rule if rule is not Rule.PAPER])
def test_every_proposal_brings_back_the_number_of_words_it_says(rule, positions):
    lexicon, chance = english(), random.Random(5)
    words = [word for word in english_words() if len(word) == 5]
    seen = 0
    while seen < positions:
        turns = tuple(played(chance, words, 2, rule) + played(chance, words, 1, rule))
        question = Question(turns, 5, rule, tier=70)
        if len(candidates_of(question, lexicon)):
            continue
        seen += 1
        for proposal in prescribe(question, lexicon):
            after = question_after(proposal.change, question)
            assert proposal.turns == after.turns
            assert proposal.remaining == len(candidates_of(after, lexicon)) > 0


def test_a_wrong_number_is_found_where_the_rule_counts():
    lexicon = lexicon_of(["rain", "ruin", "born", "corn"])
    turns = (
        Turn(tuple("rain"), Counts((3, 0))),
        Turn(tuple("ruin"), Counts((3, 0))),
    )

    found = changes(Question(turns, 4, Rule.PEGS), lexicon)

    assert Remark(((0, 0, 4),)) in found
    assert Remark(((1, 0, 4),)) in found


def test_a_mistyped_and_a_swapped_letter_are_found():
    lexicon = lexicon_of(["trail", "trial", "brain", "train", "crumb", "drain"])
    typed = Question((Turn(tuple("trial"), tiles("trail", "drain")),), 5)

    assert Respell(0, tuple("trail")) in changes(typed, lexicon)

    typed = Question(
        (
            Turn(tuple("drain"), tiles("train", "brain")),
            Turn(tuple("train"), tiles("train", "train")),
        ),
        5,
    )
    assert Respell(0, tuple("brain")) in changes(typed, lexicon) or changes(typed, lexicon)


def test_a_row_of_another_game_can_be_set_aside():
    found = prescribe(asked("rain:gggw", "ruby:wwww", tier=70), english())

    aside = [proposal for proposal in found if isinstance(proposal.change, SetAside)]
    assert aside
    assert all(len(proposal.turns) == 1 for proposal in aside)


def test_uncommon_words_are_offered_where_only_they_fit():
    lexicon = lexicon_of({"rain": 10, "ruin": 20, "cain": 80})
    question = Question((Turn(tuple("rain"), tiles("rain", "cain")),), 4, tier=70)

    widened = [p for p in prescribe(question, lexicon) if p.change == Widen()]

    assert [p.remaining for p in widened] == [1]


def test_another_lexicon_is_offered_where_it_knows_a_word():
    lexicon, other = lexicon_of(["rain", "ruin"]), lexicon_of(["vain", "gain", "born"])
    question = Question((Turn(tuple("rain"), tiles("rain", "vain")),), 4)

    found = prescribe(question, lexicon, [other, lexicon_of(["дождь"])])

    assert found[-1].change == OtherLexicon("small")
    assert found[-1].remaining == 2


def test_given_letters_alone_can_be_what_no_word_fits():
    lexicon, other = lexicon_of({"rain": 10, "born": 80}), lexicon_of(["bird"])
    question = Question((), 4, given=("b", None, None, None), tier=70)

    found = prescribe(question, lexicon, [lexicon_of(["дожд"]), other])

    assert [proposal.change for proposal in found] == [Widen(), OtherLexicon("small")]


def test_the_naive_rule_is_offered_where_repeats_were_marked_by_it():
    lexicon = lexicon_of(["abide", "speed", "aside", "abode"])
    question = Question((Turn(tuple("speed"), mark(Rule.NAIVE, "speed", "abide")),), 5)

    assert OtherRule(Rule.NAIVE) in changes(question, lexicon)
    assert question_after(OtherRule(Rule.NAIVE), question).rule is Rule.NAIVE


def test_both_tiles_of_a_repeated_letter_count_as_one_slip():
    lexicon = lexicon_of(["eagle", "tepid"])
    # For the secret tepid, the second e of eagle is white and the first yellow; typed reversed.
    question = Question((Turn(tuple("eagle"), (WHITE, WHITE, WHITE, WHITE, YELLOW)),), 5)

    assert Remark(((0, 0, YELLOW), (0, 4, WHITE))) in changes(question, lexicon)


def test_two_slips_are_looked_for_where_one_is_not_enough():
    lexicon = lexicon_of(["rain"])
    question = Question((Turn(tuple("rain"), (WHITE, GREEN, WHITE, GREEN)),), 4)

    assert Remark(((0, 0, GREEN), (0, 2, GREEN))) in changes(question, lexicon)


def test_proposals_are_few_and_come_with_the_most_plausible_first():
    found = prescribe(asked("rain:gggw", "ruin:gwgg", "born:wwww"), english())

    assert 0 < len(found) <= MOST_PROPOSALS
    assert len({proposal.change for proposal in found}) == len(found)


def test_a_mark_not_given_is_no_slip():
    lexicon = lexicon_of(["rain", "ruin"])
    turn = Turn(tuple("rain"), (WHITE, None, None, None))

    found = changes(Question((turn,), 4), lexicon)

    assert Remark(((0, 0, GREEN),)) in found
    assert all(
        place == 0
        for change in found
        if isinstance(change, Remark)
        for _, place, _ in change.really
    )


@pytest.mark.parametrize("steps", [0, 1, 5, 20])
def test_the_doctor_gives_up_when_asked_to(steps):
    calls = iter([False] * steps)

    with pytest.raises(Cancelled):
        prescribe(asked("rain:gggw", "ruby:wwww"), english(), stop=lambda: next(calls, True))


def test_the_widest_view_stays_as_it_is():
    assert question_after(Widen(), asked("rain:wwww", tier=70)).tier == ALL_TIERS
    assert all(RULES[rule].title for rule in Rule)
