"""Advice that gets better: what comes first, what comes last, and that it is right."""

import weakref
from dataclasses import replace
from math import log2

import pytest

from tests.lexica import english, lexicon_of
from tests.oracle import fits_as_in_paper, turn
from wmh.base.running.stopping import Cancelled
from wmh.engine.advice import advise
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.hard_modes import Hardness, breaks
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.question import Question
from wmh.engine.strategy.goals import measured as by_measures
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Prior, Strategy
from wmh.helper.answering import Answering

WORDS = {
    word: tier
    for tier, words in {
        10: "rain ruin torn born corn horn brain train drain grain trail snail",
        50: "roan bairn cairn stain slain plain again chain avian",
        80: "tarns aeons narks rants nails roans roan tarn rant",
    }.items()
    for word in words.split()
}
WEIGHTS = {10: 9_800, 50: 3_800, 80: 20}


@pytest.fixture
def answers():
    answering = Answering()
    yield lambda question, lexicon: list(answering(question, lexicon))
    answering.close()


def fits(word, question):
    if question.rule is Rule.PAPER:
        return fits_as_in_paper(word, question.turns)
    return all(mark(question.rule, turn.guess, word) == turn.clue for turn in question.turns)


def weighed(word, question, words):
    weight = WEIGHTS[words[word]] if question.prior is Prior.TIER else 10_000
    if question.plain and word.endswith("s") and word[:-1] in words:
        weight = max(round(weight / 50), 1)
    return weight


def ranked(question, words):
    """The whole list once more, plainly: word, score, and whether it can be the secret."""
    view = [w for w in sorted(words) if len(w) == question.length and words[w] <= question.tier]
    secrets = [
        word for word in view
        if fits(word, question)
    ]  # fmt: skip
    pool = {
        GuessList.CANDIDATES: secrets,
        GuessList.VIEW: view,
        GuessList.ALL: sorted(w for w in words if len(w) == question.length),
    }[question.guesses]
    if question.guesses is not GuessList.CANDIDATES:
        pool = [w for w in pool if not breaks(w, question.turns, question.hardness)]
    if len(secrets) == 1:  # No other guess is of any use.
        pool = secrets
    weight = {secret: weighed(secret, question, words) for secret in secrets}
    whole = sum(weight.values())
    rows = []
    for word in pool:
        classes = {}
        for secret in secrets:
            clue = "solved" if secret == word else mark(question.rule, word, secret)
            classes.setdefault(clue, []).append(secret)
        parts = classes.values()
        sums = [sum(weight[secret] for secret in part) for part in parts]
        bits = log2(whole) - sum(s * log2(s) for s in sums) / whole
        clues = sum(max(weight[x] for x in part) for part in parts) * len(secrets) / whole
        keys = {
            Strategy.ENTROPY: (-round(bits, 6),),
            Strategy.EXPECTED: (sum(s * len(p) for s, p in zip(sums, parts, strict=True)) / whole,),
            Strategy.WORST: (max(map(len, parts)),),
            Strategy.PARTS: (-round(clues, 6),),
            Strategy.PARTS_ENTROPY: (-round(clues, 6), -round(bits, 6)),
        }[question.strategy]
        rows.append((*keys, -weight.get(word, 0), words[word], word, abs(keys[0])))
    return [(row[-2], row[-1], row[-2] in weight) for row in sorted(rows)]


SPLITTING = [
    Strategy.ENTROPY,
    Strategy.EXPECTED,
    Strategy.WORST,
    Strategy.PARTS,
    Strategy.PARTS_ENTROPY,
]


def is_as_counted(advice):
    wanted = ranked(advice.question, WORDS)
    found = advice.suggestions
    assert [(row.word, row.candidate) for row in found] == [(w, own) for w, _, own in wanted]
    assert [row.score for row in found] == pytest.approx(
        [score for _, score, _ in wanted], abs=1e-6
    )
    assert advice.measured == advice.guesses == len(wanted)


@pytest.mark.parametrize("prior", Prior)
@pytest.mark.parametrize("guesses", GuessList)
@pytest.mark.parametrize("strategy", SPLITTING)
def test_the_last_list_is_what_a_plain_count_makes(answers, strategy, guesses, prior):
    lexicon = lexicon_of(WORDS)
    asked = Question(
        (), 5, tier=70, rows=99, strategy=strategy, guesses=guesses, prior=prior
    )  # fmt: skip
    is_as_counted(answers(asked, lexicon)[-1])
    for rule in Rule:
        said = (Turn(tuple("snail"), mark(rule, "snail", "train")),)
        is_as_counted(answers(replace(asked, turns=said, rule=rule), lexicon)[-1])


@pytest.mark.parametrize("guesses", GuessList)
@pytest.mark.parametrize("hardness", [Hardness.HARD, Hardness.ULTRA])
@pytest.mark.parametrize("strategy", SPLITTING)
def test_hard_modes_bound_the_list(answers, strategy, hardness, guesses):
    for secret in ("train", "plain", "again"):
        said = tuple(
            Turn(tuple(guess), mark(Rule.TILES, guess, secret)) for guess in ("nails", "avian")
        )
        question = Question(
            said[:1], 5, rows=99, strategy=strategy, guesses=guesses, hardness=hardness
        )
        for turns in (said[:1], said):
            is_as_counted(answers(replace(question, turns=turns), lexicon_of(WORDS))[-1])


@pytest.mark.parametrize("prior", Prior)
@pytest.mark.parametrize("strategy", SPLITTING)
def test_plurals_weigh_little_where_the_game_avoids_them(answers, strategy, prior):
    lexicon = lexicon_of(WORDS)
    question = Question((), 5, rows=99, strategy=strategy, prior=prior, plain=True)
    is_as_counted(answers(question, lexicon)[-1])
    anyhow = answers(replace(question, plain=False), lexicon)[-1]
    # How many words are left at worst does not depend on how likely they are.
    same = strategy is Strategy.WORST
    scores = [
        {row.word: row.score for row in rows} for rows in (
            answers(question, lexicon)[-1].suggestions, anyhow.suggestions,
        )
    ]  # fmt: skip
    assert (scores[0] == scores[1]) is same


def test_the_papers_ranking_comes_first(answers):
    question = Question((), 5, tier=70, strategy=Strategy.WORST)
    first, *_ = answers(question, lexicon_of(WORDS))
    (paper,) = answers(replace(question, strategy=Strategy.PAPER), lexicon_of(WORDS))

    assert first.suggestions == paper.suggestions
    assert (first.measured, first.guesses) == (0, 0)


@pytest.mark.parametrize("prior", Prior)
@pytest.mark.parametrize("strategy", [*SPLITTING, Strategy.EXACT])
def test_a_list_that_grows_ends_as_one_measured_at_once(monkeypatch, strategy, prior):
    question = Question((), 5, tier=70, rows=20, strategy=strategy, prior=prior)
    (paper,) = Answering()(replace(question, strategy=Strategy.PAPER), english())
    asked = replace(paper, question=question)
    *_, whole = Solver(english()).improve(asked)
    monkeypatch.setattr(by_measures, "RACED_FROM", 0)
    monkeypatch.setattr(by_measures, "SLAB", 10_000_000)
    *growing, last = Solver(english()).improve(asked)

    assert last == whole
    assert len(growing) > 2
    measured = [advice.measured for advice in growing]
    if strategy is Strategy.EXACT:  # Before the estimates the whole list has its least guesses.
        assert growing.pop().measured == measured.pop() == last.measured
    assert measured == sorted(set(measured))
    assert measured[-1] < last.measured == last.guesses
    # The race found the best ones, so the list changes no more, but for the estimates.
    assert growing[0].suggestions[0].word == whole.suggestions[0].word
    assert growing[0].suggestions[0].parts == whole.suggestions[0].parts


@pytest.mark.parametrize("guesses", GuessList)
def test_a_list_that_grows_ends_so_whatever_may_be_guessed(monkeypatch, guesses):
    said = (turn("tares", "night"),)
    question = Question(
        said, 5, tier=70, rows=50, strategy=Strategy.EXPECTED, guesses=guesses,
        hardness=Hardness.HARD,
    )  # fmt: skip
    (paper,) = Answering()(replace(question, strategy=Strategy.PAPER), english())
    asked = replace(paper, question=question)
    *_, whole = Solver(english()).improve(asked)
    monkeypatch.setattr(by_measures, "RACED_FROM", 0)
    monkeypatch.setattr(by_measures, "SLAB", 20_000)
    *growing, last = Solver(english()).improve(asked)

    assert last == whole
    assert growing


def test_flagged_words_count_but_are_not_suggested(answers):
    lexicon = lexicon_of(WORDS, flagged=["train", "tarns"])
    question = Question((), 5, tier=70, rows=99, strategy=Strategy.ENTROPY, guesses=GuessList.ALL)
    hidden = answers(question, lexicon)[-1]
    shown = answers(replace(question, flagged=True), lexicon)[-1]

    assert {row.word for row in shown.suggestions} - {row.word for row in hidden.suggestions} == {
        "train",
        "tarns",
    }
    assert hidden.remaining == shown.remaining
    figures = {row.word: row.entropy for row in shown.suggestions}
    assert all(figures[row.word] == row.entropy for row in hidden.suggestions)


def test_advice_that_nobody_wants_any_more_ends():
    question = Question((), 8, tier=80, strategy=Strategy.ENTROPY)
    (paper,) = Answering()(replace(question, strategy=Strategy.PAPER), english())
    looked = []

    def stop():
        looked.append(None)
        return len(looked) > 20

    with pytest.raises(Cancelled):
        list(Solver(english()).improve(replace(paper, question=question), stop))


@pytest.mark.parametrize("strategy", [each for each in Strategy if STRATEGIES[each].splits])
def test_one_word_left_is_the_whole_list_and_nothing_is_the_best_guess(strategy):
    question = Question((turn("rain", "torn"), turn("torn", "torn")), 4, tier=35, strategy=strategy)
    paper = advise(question, english())
    *_, last = Solver(english()).improve(paper)

    assert paper.remaining == 1
    assert [each.word for each in last.suggestions] == ["torn"]
    assert last.suggestions[0].candidate
    assert last.best is None


@pytest.mark.parametrize("guesses", GuessList)
def test_a_game_that_shows_letters_takes_no_guess_without_them(answers, guesses):
    shown = ("b", None, None, None, None)
    lexicon = lexicon_of({**WORDS, "blots": 50, "blond": 50})
    question = Question(
        (), 5, given=shown, rows=99, strategy=Strategy.ENTROPY, guesses=guesses, attempts=5
    )

    for asked in (question, replace(question, turns=(turn("brain", "blond"),))):
        words = [row.word for row in answers(asked, lexicon)[-1].suggestions]
        assert words
        assert all(word.startswith("b") for word in words)


def test_only_the_words_that_were_guessed_from_last_stay_in_memory():
    solver = Solver(english())

    def guesses(length, tier):
        question = Question((), length, tier=tier, guesses=GuessList.VIEW)
        return solver.guesses(question, candidates_of(question, solver.lexicon))

    made = {
        (length, tier): weakref.ref(guesses(length, tier))
        for tier in (35, 50)
        for length in range(4, 12)
    }
    assert [key for key, each in made.items() if each() is not None] == [
        (9, 50),
        (10, 50),
        (11, 50),
    ]

    again = guesses(9, 50)
    assert again is made[9, 50]()
    guesses(4, 35)
    guesses(5, 35)
    assert again is guesses(9, 50)
