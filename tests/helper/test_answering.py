"""Answers in instalments: what comes first, what is kept for the next time, and what is not."""

from dataclasses import replace

import pytest

from tests.lexica import lexicon_of
from tests.oracle import turn
from wmh.base.files import paths
from wmh.base.running.stopping import Cancelled
from wmh.engine.advice import advise
from wmh.engine.answer import Timings
from wmh.engine.question import Question
from wmh.engine.strategy.goals import measured
from wmh.engine.strategy.ranking.openings import Opening, as_json
from wmh.engine.strategy.ranking.ordering import ORDERS
from wmh.engine.strategy.strategies import STRATEGIES, Certainty, Prior, Strategy
from wmh.helper.answering import Answering

WORDS = {a + b + c: 80 if a in "gh" else 20 for a in "abcdefgh" for b in "aeiou" for c in "rstlnm"}
SPLITTING = [strategy for strategy, wording in STRATEGIES.items() if wording.splits]


@pytest.fixture
def answers():
    """The instalments of an answer, from a thinker that has answered nothing before."""

    def answer(question, lexicon, stop=lambda: False):
        asked = Answering()
        try:
            return list(asked(question, lexicon, stop))
        finally:
            asked.close()

    return answer


@pytest.fixture
def nobody_measures(monkeypatch):
    """Makes each question that has to be measured fail from now on."""
    return lambda: monkeypatch.setattr(
        Answering, "solver", lambda *_: pytest.fail("it was measured")
    )


def untimed(advice):
    return replace(advice, timings=Timings(0, 0, 0, 0))


def figures(advice):
    """The rows as far as they are kept."""
    return as_json(Opening(advice.suggestions, advice.measured, advice.guesses))


def kept():
    return [path for path in paths.cache_folder().glob("openings/**/*") if path.is_file()]


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_papers_advice_comes_first(answers, strategy):
    lexicon = lexicon_of(WORDS)
    question = Question((turn("bat", "car"),), 3, strategy=strategy)
    first, *better = answers(question, lexicon)

    assert untimed(first) == advise(question, lexicon)
    assert bool(better) is STRATEGIES[strategy].splits


def test_the_list_without_a_clue_is_made_once_for_each_view(monkeypatch):
    made = []

    def making(question, *rest):
        made.append(question)
        return advise(question, *rest)

    monkeypatch.setattr("wmh.engine.advice.advise", making)
    monkeypatch.setattr(Answering, "_better", lambda *_: iter(()))
    lexicon, other = lexicon_of(WORDS), lexicon_of({"rain": 20, **WORDS})
    asked = Answering()
    views = [
        Question((), length, tier=tier, strategy=strategy)
        for length in (3, 4)
        for tier in (20, 80)
        for strategy in (Strategy.PAPER, Strategy.POSITIONAL, Strategy.ENTROPY)
    ]
    for _ in range(2):
        for view in views:
            for words in (lexicon, lexicon, other):
                first = next(iter(asked(view, words)))
                assert untimed(first) == untimed(advise(view, words))
    made.clear()
    for strategy in STRATEGIES:
        for _ in range(3):
            next(iter(asked(replace(views[0], strategy=strategy), lexicon)))
    assert len(made) == 2  # The paper's, and the positional one.
    clued = Question((turn("bat", "car"),), 3)
    for _ in range(2):
        next(iter(asked(clued, lexicon)))
    assert made[2:] == [clued, clued]
    asked.forget()
    next(iter(asked(views[0], lexicon)))
    assert len(made) == 5
    asked.close()


def test_where_no_word_fits_the_proposals_follow(answers):
    lexicon = lexicon_of(["rain", "torn", "born"])
    turns = (turn("rain", "born"), turn("torn", "rain"))
    for strategy in (Strategy.PAPER, Strategy.ENTROPY):
        first, last = answers(Question(turns, 4, strategy=strategy), lexicon)
        assert not first.diagnosis.proposals
        assert last.diagnosis.proposals
        assert replace(last, diagnosis=first.diagnosis) == first


@pytest.mark.parametrize("prior", Prior)
@pytest.mark.parametrize("strategy", SPLITTING)
def test_a_kept_opening_says_what_was_computed(answers, nobody_measures, strategy, prior):
    lexicon = lexicon_of(WORDS)
    question = Question((), 3, rows=9, strategy=strategy, prior=prior)
    computed = answers(question, lexicon)[-1]
    nobody_measures()
    paper, again = answers(question, lexicon)

    assert figures(again) == figures(computed)
    assert untimed(replace(again, suggestions=(), measured=0, guesses=0)) == untimed(
        replace(paper, suggestions=())
    )


@pytest.mark.parametrize(("attempts", "known"), [(2, Certainty.EXACT), (5, Certainty.ESTIMATED)])
def test_points_to_expect_are_kept_for_no_surer_than_they_are(answers, attempts, known):
    lexicon = lexicon_of(WORDS)
    question = Question((), 3, strategy=Strategy.LINGO, attempts=attempts)
    for _ in range(2):
        assert {row.certainty for row in answers(question, lexicon)[-1].suggestions} == {known}


def test_fewer_rows_than_are_kept_are_their_first_ones(answers, nobody_measures):
    lexicon = lexicon_of(WORDS)
    question = Question((), 3, rows=9, strategy=Strategy.ENTROPY)
    computed = answers(question, lexicon)[-1]
    nobody_measures()
    for rows in (1, 4, 9):
        again = answers(replace(question, rows=rows), lexicon)[-1]
        assert [row.word for row in again.suggestions] == [
            row.word for row in computed.suggestions[:rows]
        ]


def test_more_rows_than_are_kept_are_computed_and_kept(answers, nobody_measures):
    lexicon = lexicon_of(WORDS)
    question = Question((), 3, rows=9, strategy=Strategy.ENTROPY)
    for rows in (9, 20, 500):
        more = answers(replace(question, rows=rows), lexicon)[-1]
        assert len(more.suggestions) == min(rows, len(WORDS))
    nobody_measures()
    # All there are is enough for any number of rows.
    whole = answers(replace(question, rows=1000), lexicon)[-1]
    assert len(whole.suggestions) == len(WORDS)


@pytest.mark.parametrize("later", [{"turns": (turn("bat", "car"),)}, {"given": ("b", None, None)}])
def test_only_openings_are_kept(answers, later):
    question = Question((), 3, strategy=Strategy.ENTROPY)
    answers(replace(question, **later), lexicon_of(WORDS))
    assert not kept()
    answers(question, lexicon_of(WORDS))
    assert kept()


def test_with_few_words_the_best_guess_is_found_each_time(answers):
    lexicon = lexicon_of(["rain", "torn", "born", "horn"])
    question = Question((), 4, strategy=Strategy.ENTROPY)
    first, again = (answers(question, lexicon)[-1] for _ in range(2))

    assert first.best == again.best
    assert first.best.proven


def test_a_list_that_is_given_up_is_not_kept(answers, monkeypatch):
    monkeypatch.setattr(measured, "RACED_FROM", 0)
    monkeypatch.setattr(measured, "SLAB", 1000)
    lexicon = lexicon_of(WORDS)
    question = Question((), 3, rows=1, strategy=Strategy.ENTROPY)
    asked = Answering()
    unwanted = []
    growing = asked(question, lexicon, lambda: bool(unwanted))
    next(growing)
    assert next(growing).measured < len(WORDS)
    unwanted.append(question)
    with pytest.raises(Cancelled):
        list(growing)
    assert not kept()

    left = asked(question, lexicon)
    next(left)
    next(left)
    left.close()
    asked.close()
    assert not kept()


def test_where_nothing_can_be_kept_it_is_answered_all_the_same(answers):
    paths.cache_folder().mkdir(parents=True)
    (paths.cache_folder() / "openings").write_text("a file where the folder should be")
    question = Question((), 3, strategy=Strategy.ENTROPY)
    first, again = (answers(question, lexicon_of(WORDS))[-1] for _ in range(2))

    assert first.measured == first.guesses == len(WORDS)
    assert figures(again) == figures(first)


def test_where_kernels_are_missing_what_only_they_can_do_says_why(answers, without_kernels):
    paper, off = answers(Question((), 3, strategy=Strategy.LINGO), lexicon_of(WORDS))

    assert (paper.off, off.off) == (None, "Because.")
    assert replace(off, off=None) == paper


@pytest.mark.parametrize("strategy", ORDERS)
@pytest.mark.parametrize("prior", Prior)
def test_where_kernels_are_missing_lists_are_the_same(answers, request, strategy, prior):
    question = Question((turn("bat", "car"),), 3, strategy=strategy, prior=prior)
    with_them = answers(question, lexicon_of(WORDS))
    request.getfixturevalue("without_kernels")
    without = answers(question, lexicon_of(WORDS))

    assert without[-1].off is without[-1].best is None
    ranked = next(each for each in with_them if each.measured)
    assert figures(without[-1])["rows"] == figures(ranked)["rows"] or strategy is Strategy.EXACT


def test_a_kept_opening_needs_no_kernels(answers, request):
    lexicon = lexicon_of(WORDS)
    question = Question((), 3, strategy=Strategy.LINGO)
    computed = answers(question, lexicon)[-1]
    request.getfixturevalue("without_kernels")

    assert answers(question, lexicon)[-1].off is None
    assert figures(answers(question, lexicon)[-1]) == figures(computed)


def test_a_lexicon_keeps_its_breaker_and_another_has_another():
    one, other = lexicon_of(WORDS), lexicon_of(["rain"])
    asked = Answering()
    assert asked.solver(one) is asked.solver(one)
    assert asked.solver(other).lexicon is other
    asked.close()


def test_each_lexicon_has_its_own_openings():
    asked = Answering()
    question = Question((), 3, rows=3, strategy=Strategy.WORST)
    one, other = lexicon_of(WORDS), lexicon_of(sorted(WORDS)[:150])
    for _ in range(2):
        assert list(asked(question, one))[-1].guesses == len(WORDS)
        assert list(asked(question, other))[-1].guesses == 150
    asked.close()
