"""The whole method: a question in, ranked suggestions out."""

import itertools

import pytest

from tests.lexica import english, english_words, lexicon_of
from tests.oracle import could_cause, turn
from wmh.base.running.stopping import Cancelled
from wmh.engine.advice import advise
from wmh.engine.answer import Timings
from wmh.engine.clues.reading import read_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.diagnosis import Diagnosis
from wmh.engine.question import Question


def question(*turns, **more):
    read = tuple(read_turn(*t.split(":"), english().alphabet) for t in turns)
    length = len(read[0].guess) if read else 4
    return Question(read, **{"length": length} | more)


def test_the_papers_example_end_to_end():
    advice = advise(question("rain:ywwg", rows=3), english())

    fitting = [
        word
        for word in english_words()
        if len(word) == 4 and could_cause(word, [turn("rain", "born")])
    ]
    letters = "".join(fitting)
    score = {word: sum(letters.count(x) for x in set(word)) / len(letters) for word in fitting}
    best = sorted(fitting, key=lambda word: (-score[word], word))[:3]
    assert advice.paper_pattern == "[^air][^ai][^ai]n"
    assert advice.strict_pattern == advice.pattern == "(?=.*r)[^air][^ai][^ai]n"
    assert advice.remaining == len(fitting)
    assert [(x.rank, x.word, x.score) for x in advice.suggestions] == [
        (rank, word, pytest.approx(score[word])) for rank, word in enumerate(best, start=1)
    ]
    assert all(x.candidate for x in advice.suggestions)
    assert advice.diagnosis is None


def test_the_papers_reading_forgets_that_a_yellow_letter_occurs():
    strict = advise(question("rain:ywwg", rows=500), english())
    paper = advise(question("rain:ywwg", rows=500, rule=Rule.PAPER), english())

    assert paper.pattern == "[^air][^ai][^ai]n"
    assert {x.word for x in strict.suggestions} < {x.word for x in paper.suggestions}
    assert any("r" not in x.word for x in paper.suggestions)


def test_a_game_of_four_letters_is_won_by_following_the_first_suggestion():
    secret, turns = "wolf", ()
    for _ in range(10):
        advice = advise(Question(turns, 4), english())
        guess = advice.suggestions[0].word
        turns += (turn(guess, secret),)
        if guess == secret:
            break

    assert turns[-1] == turn(secret, secret)


def test_the_answer_carries_the_question():
    asked = question("rain:ywwg", tier=70)

    assert advise(asked, english()).question == asked


def test_flagged_words_are_counted_but_suggested_only_when_asked():
    lexicon = lexicon_of(["rain", "ruin", "rein"], flagged=["rein"])

    hidden = advise(Question((), 4), lexicon)
    shown = advise(Question((), 4, flagged=True), lexicon)

    assert hidden.remaining == shown.remaining == 3
    assert {x.word for x in hidden.suggestions} == {"rain", "ruin"}
    assert {x.word for x in shown.suggestions} == {"rain", "ruin", "rein"}
    assert [x.score for x in hidden.suggestions] == [
        x.score for x in shown.suggestions if x.word != "rein"
    ]


def test_the_tier_bounds_the_words_counted():
    common = advise(Question((), 5, tier=70), english())
    every = advise(Question((), 5), english())

    assert common.remaining < every.remaining
    assert common.remaining == sum(
        len(word) == 5 and tier <= 70 for word, tier in english_words().items()
    )


def test_each_module_is_timed_by_the_callers_clock():
    ticks = itertools.count()

    advice = advise(question("rain:ywwg"), english(), clock=lambda: next(ticks))

    assert advice.timings == Timings(1, 1, 1, 1)


@pytest.mark.parametrize("steps", range(7))
def test_advice_is_given_up_when_it_is_asked_to(steps):
    asked = iter([False] * steps)

    with pytest.raises(Cancelled):
        advise(question("rain:ywww"), english(), stop=lambda: next(asked, True))


def test_when_no_word_fits_the_row_where_they_ran_out_is_named():
    lexicon = lexicon_of(["rain", "ruin", "born"])
    rows = [("rain", "gwgg"), ("ruin", "wwww")]
    turns = tuple(read_turn(*row, lexicon.alphabet) for row in rows)

    advice = advise(Question(turns, 4), lexicon)

    assert advice.remaining == 0
    assert advice.suggestions == ()
    assert advice.diagnosis == Diagnosis(row=1, before=1, beyond=0, contradiction=True)


def test_when_only_uncommon_words_fit_their_number_is_told():
    lexicon = lexicon_of({"rain": 10, "born": 80})
    turns = (read_turn("rain", "wwwg", lexicon.alphabet),)

    advice = advise(Question(turns, 4, tier=70), lexicon)

    assert advice.diagnosis == Diagnosis(row=0, before=1, beyond=0, contradiction=False)

    turns = (read_turn("rain", "ywwg", lexicon.alphabet),)
    advice = advise(Question(turns, 4, tier=70), lexicon)

    assert advice.diagnosis == Diagnosis(row=0, before=1, beyond=1, contradiction=False)


def test_a_length_of_which_there_are_no_words_needs_no_row():
    advice = advise(Question((), 30), lexicon_of(["rain"]))

    assert advice.diagnosis == Diagnosis(row=None, before=0, beyond=0, contradiction=False)
