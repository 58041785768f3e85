"""Several boards: what fits each, and guesses that serve them all, held against plain marking."""

from collections import Counter
from dataclasses import replace
from math import log2

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.lexica import english, lexicon_of
from tests.oracle import could_cause, mark, mark_naively, turn
from wmh.base.running.stopping import Cancelled
from wmh.engine.boards.fitting import fitting
from wmh.engine.boards.question import BOARDS_STRATEGIES, BoardsQuestion, green_at
from wmh.engine.boards.ranking import improve
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.diagnosis import Remark, Respell, Widen
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Prior, Strategy
from wmh.helper.answering import Answering, answers

TEXT = """
rain ruin torn born corn horn pain main gain lain wain bare care dare fare hare mare rare ware
bore core fore gore lore more pore sore tore wore bird word ford lord cord
"""
WORDS = sorted(TEXT.split())

words = st.sampled_from(WORDS)


def asked(guesses, secrets, rows=200):
    """A game with these secrets; a board that is solved says no more."""
    clues = []
    for secret in secrets:
        told = []
        for guess in guesses:
            told.append(None if secret in guesses[: len(told)] else mark(guess, secret))
        clues.append(tuple(told))
    return BoardsQuestion(tuple(map(tuple, guesses)), tuple(clues), 4, rows=rows)


@pytest.fixture(scope="module")
def answering():
    answering = Answering()
    yield answering
    answering.close()


@pytest.fixture(scope="module")
def lexicon():
    return lexicon_of(WORDS)


def told_plainly(question, guess, weights=None):
    """Bits and chance on every open board that some word fits, by marking word after word."""
    told, weights = [], weights or dict.fromkeys(WORDS, 1)
    for board in range(len(question.clues)):
        turns = question.alone(board).turns
        left = [word for word in WORDS if could_cause(word, turns)]
        if board not in question.unsolved or not left:
            told.append(None)
            continue
        parts, total = Counter(), sum(weights[word] for word in left)
        for word in left:
            parts["own" if word == guess else mark(guess, word)] += weights[word]
        bits = log2(total) - sum(n * log2(n) for n in parts.values()) / total
        told.append((bits, (guess in left) * weights[guess] / total, len(left)))
    return told


def ranked_plainly(question, weights=None):
    """Certain words first, then the most bits, then the best chance, then the alphabet."""
    keys = {}
    for guess in WORDS:
        told = [each for each in told_plainly(question, guess, weights) if each]
        sure = sum(chance == 1 for _, chance, _ in told)
        bits, chance = sum(x for x, _, _ in told), sum(x for _, x, _ in told)
        keys[guess] = (-sure, -round(bits, 6), -round(chance, 9), guess)
    bits = {word: -key[1] for word, key in keys.items()}
    told = told_plainly(question, WORDS[0])
    if all(left == 1 for _, _, left in filter(None, told)):  # Nothing else is of any use.
        keys = {guess: key for guess, key in keys.items() if key[0]}
    return sorted(keys, key=keys.__getitem__), bits


@given(
    st.lists(words, min_size=1, max_size=3, unique=True), st.lists(words, min_size=2, max_size=5)
)
# Here some guesses split the two boards alike, each the other one: equal, but for rounding.
@example(guesses=["core"], secrets=["rain", "torn"])
@example(guesses=["torn"], secrets=["bare", "bore", "bore", "bore"])
def test_every_board_and_every_guess_as_plain_marking_says(lexicon, answering, guesses, secrets):
    question = asked(guesses, secrets)
    *_, advice = answers(question, lexicon, answering)
    for board, state in enumerate(advice.boards):
        left = [word for word in WORDS if could_cause(word, question.alone(board).turns)]
        if board not in question.unsolved:
            assert state is None
        else:
            assert state.remaining == len(left)
            assert state.word == (left[0] if len(left) == 1 else None)
    assert_as_plain(advice)


def assert_as_plain(advice, weights=None):
    question = advice.question
    order, bits = ranked_plainly(question, weights)
    if not question.unsolved:
        assert advice.suggestions == ()
        return
    assert [each.word for each in advice.suggestions] == order
    for each in advice.suggestions:
        assert each.score == pytest.approx(bits[each.word], abs=1e-6)
        plainly = told_plainly(question, each.word, weights)
        for told, plain in zip(each.tells, plainly, strict=True):
            if plain is None:
                assert told is None
            else:
                assert (told.bits, told.chance) == pytest.approx(plain[:2], abs=1e-6)
        assert all(each.tells[board].chance > 0 for board in each.boards)


TIERS = {20: 9300, 60: 2500, 70: 100}
"""What words of these tiers weigh, of 10,000."""


@pytest.fixture(scope="module")
def ranked_lexicon():
    """The words, some better known than others."""
    tiers = dict(zip(WORDS, [20, 60, 70, 20, 60] * len(WORDS), strict=False))
    return lexicon_of(tiers), {word: TIERS[tier] for word, tier in tiers.items()}


@given(st.lists(words, max_size=2, unique=True), st.lists(words, min_size=2, max_size=4))
def test_boards_are_ranked_by_the_likelihood_of_their_words(
    ranked_lexicon, answering, guesses, secrets
):
    lexicon, weights = ranked_lexicon
    question = replace(asked(guesses, secrets), prior=Prior.TIER)
    better = list(answers(question, lexicon, answering))
    assert_as_plain(better[-1], weights)
    for each in better[0].suggestions:
        plainly = told_plainly(question, each.word, weights)
        for told, plain in zip(each.tells, plainly, strict=True):
            assert told is None or told.chance == pytest.approx(plain[1])


MEASURED = [each for each in BOARDS_STRATEGIES if STRATEGIES[each].splits]


def on_one_board(strategy, guesses, **changes):
    """A game of one board whose answer is proud."""
    said = mark_naively if changes.get("rule") is Rule.NAIVE else mark
    clues = tuple(said(guess, "proud") for guess in guesses)
    question = BoardsQuestion(tuple(map(tuple, guesses)), (clues,), 5, tier=70, rows=50)
    return replace(question, strategy=strategy, **changes)


@pytest.mark.parametrize("guesses", [(), ("tares",), ("tares", "could")])
@pytest.mark.parametrize("strategy", BOARDS_STRATEGIES)
def test_one_board_has_the_scores_of_the_strategy(answering, strategy, guesses):
    assert_scores_of_one_board(on_one_board(strategy, guesses), answering)


@pytest.mark.parametrize("strategy", [Strategy.PAPER, Strategy.EXPECTED])
@pytest.mark.parametrize(
    "changes",
    [
        {"rule": Rule.NAIVE},
        {"allowed": GuessList.CANDIDATES},
        {"allowed": GuessList.ALL},
    ],
)
def test_one_board_has_the_rule_and_the_guesses_of_the_game(answering, strategy, changes):
    assert_scores_of_one_board(on_one_board(strategy, ("tares",), **changes), answering)


def assert_scores_of_one_board(question, answering):
    *_, advice = answers(question, english(), answering)
    *_, alone = answering(question.alone(0), english())
    assert advice.boards[0].remaining == alone.remaining
    scores = [each.score for each in alone.suggestions]
    assert [each.score for each in advice.suggestions] == pytest.approx(scores)


@pytest.mark.parametrize("strategy", MEASURED)
def test_the_score_of_several_boards_is_the_sum_of_those_of_each(lexicon, answering, strategy):
    question = replace(asked(["rain"], ["bore", "cord", "mare"]), strategy=strategy)
    *_, advice = answers(question, lexicon, answering)
    sums = Counter()
    for board in range(3):
        *_, alone = answering(question.alone(board), lexicon)
        sums.update({each.word: each.score for each in alone.suggestions})
    assert {each.word: each.score for each in advice.suggestions} == pytest.approx(dict(sums))
    least = 1 if STRATEGIES[strategy].least else -1
    scores = [least * round(each.score, 6) for each in advice.suggestions]
    assert scores == sorted(scores)


def test_a_revealed_letter_counts_on_its_board_alone(lexicon, answering):
    question = replace(asked(["rain"], ["bore", "cord"]), given=(("b", None, None, None), ()))
    *_, advice = answers(question, lexicon, answering)
    every = asked(["rain"], ["bore", "cord"])
    left = [
        [word for word in WORDS if could_cause(word, every.alone(board).turns)]
        for board in range(2)
    ]
    with_b = [word for word in left[0] if word[0] == "b"]
    assert [state.remaining for state in advice.boards] == [len(with_b), len(left[1])]
    assert not replace(question, guesses=(), clues=((), ())).opening


@pytest.mark.parametrize("prior", Prior)
@pytest.mark.parametrize(
    "guesses", [(), ("tares",), ("tares", "could"), ("tares", "could", "light")]
)
def test_one_board_is_advised_as_the_entropy_ranking_does(answering, guesses, prior):
    clues = tuple(mark(guess, "proud") for guess in guesses)
    question = BoardsQuestion(tuple(map(tuple, guesses)), (clues,), 5, tier=70, rows=200)
    question = replace(question, prior=prior, plain=prior is Prior.TIER)
    *_, advice = answers(question, english(), answering)
    *_, alone = answering(question.alone(0), english())
    first = advice.suggestions[: len(alone.suggestions)]  # Of a secret that is known, only that.
    assert [each.word for each in first] == [each.word for each in alone.suggestions]
    assert [each.score for each in first] == pytest.approx(
        [each.entropy for each in alone.suggestions]
    )


def test_what_takes_long_comes_in_instalments_that_end_with_the_same_list(answering, monkeypatch):
    question = asked_english(["tares"], ["proud", "light", "query"])
    solver = answering.solver(english())
    first, *_ = answers(question, english(), answering)
    fit = fitting(question, english())
    (whole,) = improve(first, fit, solver)
    monkeypatch.setattr("wmh.engine.boards.ranking.RACED_FROM", 1000)
    monkeypatch.setattr("wmh.engine.boards.ranking.SLAB", 300_000)
    *better, last = improve(first, fit, solver)
    assert len(better) > 2
    assert [each.measured for each in better] == sorted({each.measured for each in better})
    assert last == whole


def asked_english(guesses, secrets):
    clues = tuple(tuple(mark(guess, secret) for guess in guesses) for secret in secrets)
    return BoardsQuestion(tuple(map(tuple, guesses)), clues, 5, tier=70, rows=50)


def test_it_can_be_stopped_at_every_look(answering):
    question = asked_english(["tares"], ["proud", "light"])
    looks = 0

    def count():
        nonlocal looks
        looks += 1
        return False

    list(answers(question, english(), answering, count))
    for last in range(1, looks + 1):
        left = iter([False] * (last - 1) + [True])
        with pytest.raises(Cancelled):
            list(answers(question, english(), answering, lambda left=left: next(left)))


def test_without_kernels_words_are_ranked_the_same_on_all_boards(lexicon, answering, request):
    question = asked(["rain"], ["bore", "cord", "bird"])
    *_, ranked = answers(question, lexicon, answering)
    request.getfixturevalue("without_kernels")
    *_, alone = answers(question, lexicon, answering)
    assert ranked.suggestions == alone.suggestions
    assert alone.off is None


def test_at_first_words_are_ranked_by_their_letters_on_all_boards(lexicon, answering):
    question = asked(["rain"], ["bore", "cord", "bird"])
    advice, *_ = answers(question, lexicon, answering)
    scores = Counter()
    boards = [[w for w in WORDS if could_cause(w, question.alone(b).turns)] for b in range(3)]
    for left in boards:
        letters = Counter("".join(left))
        for word in {w for board in boards for w in board}:
            scores[word] += sum(letters[x] for x in set(word)) / letters.total()
    expected = sorted(scores, key=lambda word: (-round(scores[word], 9), word))
    assert [each.word for each in advice.suggestions] == expected
    for each in advice.suggestions:
        assert each.boards == tuple(b for b, left in enumerate(boards) if each.word in left)
        assert each.score == pytest.approx(scores[each.word])


def test_flagged_words_are_counted_but_not_suggested_unless_wanted(answering):
    lexicon = lexicon_of(WORDS, flagged=["bore"])
    question = asked(["rain"], ["bore", "cord"])
    for flagged in (False, True):
        for advice in answers(replace(question, flagged=flagged), lexicon, answering):
            assert ("bore" in [each.word for each in advice.suggestions]) is flagged
            left = [w for w in WORDS if could_cause(w, question.alone(0).turns)]
            assert advice.boards[0].remaining == len(left)


def test_a_board_that_no_word_fits_says_so_and_the_others_go_on(lexicon, answering):
    question = asked(["rain", "torn"], ["bore", "cord"])
    wrong = (question.clues[0][0], (Mark.GREEN, Mark.GREEN, Mark.WHITE, Mark.GREEN))
    question = replace(question, clues=(wrong, question.clues[1]))
    first, *_, last = answers(question, lexicon, answering)
    assert first.boards[0].remaining == 0
    assert first.boards[0].diagnosis.row == 1
    assert first.boards[1].diagnosis is None
    assert all(each.tells[0] is None for each in last.suggestions)
    assert last.suggestions
    proposals = last.boards[0].diagnosis.proposals
    assert proposals
    assert {type(each.change) for each in proposals} <= {Remark, Respell, Widen}


def test_turns_of_which_a_board_says_nothing_are_not_its_turns():
    question = asked(["rain", "bore", "cord"], ["bore", "cord"])
    assert green_at(question.clues[0]) == 1
    assert green_at(question.clues[1]) == 2
    assert question.unsolved == ()
    later = BoardsQuestion(
        (tuple("rain"), tuple("cord")),
        ((None, mark("cord", "lord")), (mark("rain", "bird"), None)),
        4,
    )
    assert later.alone(0).turns == (turn("cord", "lord"),)
    assert later.rows_told(0) == (1,)
    assert later.rows_told(1) == (0,)


@pytest.mark.parametrize(
    ("guesses", "clues"),
    [
        ((), ()),
        ((), ((),) * 17),
        ((tuple("rain"),), ((None,), ())),
        ((tuple("rain"),) * 2, (((Mark.GREEN,) * 4, (Mark.WHITE,) * 4),)),
    ],
)
def test_clues_that_do_not_belong_to_the_guesses_are_refused(guesses, clues):
    with pytest.raises(ValueError, match="board"):
        BoardsQuestion(guesses, clues, 4)


def played_plainly(secrets, opener):
    """A game with every guess the first of the plain list."""
    guesses = [opener]
    while True:
        question = asked(guesses, secrets)
        if not question.unsolved:
            return len(guesses)
        guesses.append(ranked_plainly(question)[0][0])


def test_games_take_as_many_guesses_as_plain_ones(lexicon, answering):
    from wmh.engine.boards.playing import player
    from wmh.engine.candidates import candidates_of

    question = BoardsQuestion((), ((),), 4)
    start = candidates_of(question.alone(0), lexicon)
    guesses = answering.solver(lexicon).guesses(question.alone(0), start)
    playing = player(question, start, None, guesses)
    opener = lexicon.alphabet.decode(guesses.letters[playing.opener].tobytes())
    assert opener == ranked_plainly(asked([], ["bore"]))[0][0]
    for secrets in (
        ["bore"],
        ["rain", "pain"],
        ["bird", "word", "ford"],
        ["mare", "rare", "ware", "wain"],
    ):
        places = np.array([WORDS.index(secret) for secret in secrets])
        assert playing.play(places) == played_plainly(secrets, opener)


def test_where_every_word_is_known_only_those_are_listed(answering, lexicon):
    secrets = ("bird", "rain")
    question = asked(("cord", "ford", "ruin", "bare", "main"), secrets)

    *_, advice = answers(question, lexicon, answering)

    assert [state.remaining for state in advice.boards] == [1, 1]
    assert {each.word for each in advice.suggestions} == set(secrets)
