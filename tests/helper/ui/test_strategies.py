"""Strategies: the choice of one, the rows, and answers that grow."""

from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.boxes import choose_in
from tests.patience import PATIENCE
from wmh.base.files import paths
from wmh.base.text.languages import LanguageChoice
from wmh.engine.advice import advise
from wmh.engine.answer import Best, Suggestion
from wmh.engine.strategy.strategies import STRATEGIES, Certainty, GuessList, Prior, Strategy
from wmh.helper.catalogues import GAMES
from wmh.helper.settings import load
from wmh.helper.ui.advice.ranking import RankingNote
from wmh.helper.ui.advice.suggestions import ranked_rows
from wmh.helper.ui.game.game_choice import GameChoice
from wmh.helper.ui.spoiler.spoiler_text import hint_spoken

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
GREY = QImage.Format.Format_Grayscale8


def rows(words, *, thin=(), certainty=Certainty.EXACT):
    """Suggestions that a strategy has measured; each has one clue less than the one before it."""
    return tuple(
        Suggestion(
            rank, word, 50 - rank, word not in thin, certainty,
            entropy=4.0, expected=2.0, worst=7, parts=50 - rank,
        )
        for rank, word in enumerate(words.split(), start=1)
    )  # fmt: skip


class Growing:
    """Answers that grow when they are told to, on the first question only."""

    def __init__(self, *changes):
        self.steps = [(each, Event()) for each in changes]
        self.first = None

    def __call__(self, question, lexicon, stop):
        advice = advise(question, lexicon, stop)
        yield advice
        self.first = self.first or question
        for changes, told in self.steps if question == self.first else ():
            assert told.wait(PATIENCE)
            yield replace(advice, **changes)

    def grow(self):
        next(told for _, told in self.steps if not told.is_set()).set()


@pytest.fixture
def grow(play):
    """Sits a player down at answers in instalments."""
    made = []

    def sit_down(*changes, **settings):
        made.append(Growing(*changes))
        settings = {"strategy": Strategy.PARTS, "length": 4} | settings
        player = play(answers=made[-1], **settings)
        player.qtbot.waitUntil(lambda: bool(player.words))
        return player, made[-1].grow

    yield sit_down
    for answers in made:
        for _, told in answers.steps:
            told.set()


def heard(player, row):
    return QAccessible.queryAccessibleInterface(player.list).child(row).text(QAccessible.Text.Name)


def unit(player):
    return player.label("unit")


def top(player, word):
    """The top of the row of a word."""
    return player.list.visualRect(player.list.model().index(player.words.index(word), 0)).y()


@pytest.fixture
def asked():
    """The questions, in the order in which they were asked, with an answer for each."""
    questions = []

    def answer(question, lexicon, stop):
        questions.append(question)
        return advise(question, lexicon, stop)

    return questions, answer


# The choice


def test_at_first_the_list_is_the_papers(play, asked):
    questions, answer = asked
    player = play(answer).until(headline="20 words fit")

    assert questions[-1].strategy is Strategy.PAPER
    assert player.widget_named("Strategy").currentText() == "Letter frequency (the paper's)"
    assert unit(player) == "score"


def test_a_strategy_chosen_in_the_menu_ranks_the_list_and_is_remembered(player):
    before = player.words
    player.choose("strategy-positional").qtbot.waitUntil(lambda: player.words != before)

    assert player.words[0] == "torn"
    assert unit(player) == "greens"
    assert player.widget_named("Strategy").currentText() == "Letters at their places"
    assert load(paths.settings_file()).strategy is Strategy.POSITIONAL


def test_a_strategy_chosen_above_the_list_is_that_of_the_menu(player):
    before = player.words
    player.pick("Strategy", "Letters").qtbot.waitUntil(lambda: player.words != before)

    assert player.action("strategy-positional").isChecked()
    assert not player.action("strategy-paper").isChecked()


def test_what_is_chosen_makes_the_question(play, asked):
    questions, answer = asked
    player = play(answer).until(headline="20 words fit")
    for name in (
        "strategy-lingo", "guesses-candidates", "prior-tier", "plain", "attempts-6", "ultra",
    ):  # fmt: skip
        player.choose(name)
    player.qtbot.waitUntil(lambda: questions[-1].hardness == "ultra")

    question = questions[-1]
    assert (question.strategy, question.guesses) == (Strategy.LINGO, GuessList.CANDIDATES)
    assert (question.prior, question.plain, question.attempts) == (Prior.TIER, True, 6)
    stored = load(paths.settings_file())
    for name in ("strategy", "guesses", "prior", "plain", "attempts", "hardness"):
        assert getattr(stored, name) == getattr(question, name)


def test_what_is_remembered_is_what_is_chosen(play, asked):
    questions, answer = asked
    remembered = {
        "strategy": Strategy.LINGO, "guesses": GuessList.ALL, "prior": Prior.TIER, "plain": True,
        "attempts": 3,
    }  # fmt: skip
    player = play(answer, **remembered).until(headline="20 words fit")

    assert {name: getattr(questions[0], name) for name in remembered} == remembered
    for name in ("strategy-lingo", "guesses-all", "prior-tier", "plain", "attempts-3"):
        assert player.action(name).isChecked()
    assert player.widget_named("Strategy").currentText() == "Lingo points"


def test_attempts_can_be_chosen_only_where_they_matter(player):
    assert not player.action("attempts-6").isEnabled()

    player.choose("strategy-lingo")

    assert player.action("attempts-6").isEnabled()


def test_every_strategy_says_what_it_does(player):
    box = player.widget_named("Strategy")
    for row, (strategy, wording) in enumerate(STRATEGIES.items()):
        assert box.itemData(row, Qt.ItemDataRole.ToolTipRole) == wording.sentence
        assert player.action(f"strategy-{strategy}").toolTip() == wording.sentence

    choose_in(box, "Letters at their places")
    assert box.accessibleDescription() == STRATEGIES[Strategy.POSITIONAL].sentence


# The rows


def test_a_row_says_its_score_how_sure_it_is_and_whether_it_can_be_the_secret(grow):
    words = (
        *rows("sale rain", thin="sale", certainty=Certainty.ESTIMATED),
        replace(rows("torn")[0], rank=3, certainty=Certainty.PROVEN),
    )
    player, go_on = grow({"suggestions": words, "measured": 3, "guesses": 3})
    go_on()
    player.qtbot.waitUntil(lambda: player.words[:3] == ["sale", "rain", "torn"])

    assert heard(player, 0) == "sale, rank 1, 49 clues, estimated, cannot be the answer"
    assert heard(player, 1) == "rain, rank 2, 48 clues, estimated, can be the answer"
    assert heard(player, 2) == "torn, rank 3, 49 clues, proven, can be the answer"
    assert unit(player) == "clues"
    tip = player.list.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "estimated: From some of the possible answers" in tip
    assert "Leaves 2.0 possible answers on average, 7 at worst." in tip
    assert "Cannot be the answer" in tip


def test_a_word_that_cannot_be_the_secret_is_told_by_more_than_colour(grow):
    """Each word twice, once as one that cannot be the secret: its letters are thin."""
    both = [{"suggestions": rows("torn", thin=thin), "guesses": 1} for thin in ("", "torn")]
    player, go_on = grow(*both)
    pictures = []
    for said in ("can be", "cannot be"):
        go_on()
        player.qtbot.waitUntil(
            lambda said=said: f" {said} the" in player.list.model().index(0, 0).data(SPOKEN)
        )
        pictures.append(player.list.grab().toImage().convertToFormat(GREY))

    assert pictures[0] != pictures[1]


TWO_KINDS = {"suggestions": rows("sale rain torn", thin="sale"), "guesses": 3, "measured": 3}


def test_the_two_kinds_of_guesses_are_told_apart_above_the_list(grow):
    player, go_on = grow(TWO_KINDS)
    go_on()
    player.qtbot.waitUntil(lambda: player.words[:3] == ["sale", "rain", "torn"])
    said = "SALE cannot be the answer, but narrows it down to 2.0 possible answers on average."
    assert player.label("kind") == said

    player.press("Could be the answer (20)")
    player.qtbot.waitUntil(lambda: player.words[:2] == ["rain", "torn"])
    assert [heard(player, row)[:12] for row in (0, 1)] == ["rain, rank 1", "torn, rank 2"]
    assert player.label("kind") == ""
    assert load(paths.settings_file()).possible_only
    assert player.focus() is player.tile(1, 1)

    player.press("All guesses")
    player.qtbot.waitUntil(lambda: player.words[:3] == ["sale", "rain", "torn"])


@pytest.mark.parametrize(("left", "words"), [(1, "1 possible answer"), (49, "49 possible answers")])
def test_a_list_for_the_worst_case_says_how_many_words_are_left_at_worst(grow, left, words):
    first, *others = rows("sale rain torn", thin="sale")
    said = {"suggestions": (replace(first, worst=left), *others), "guesses": 3, "measured": 3}
    player, go_on = grow(said, strategy=Strategy.WORST)
    go_on()

    text = f"SALE cannot be the answer, but leaves {words} at worst."
    player.qtbot.waitUntil(lambda: player.label("kind") == text)


def test_one_key_leaves_only_what_can_be_the_answer(grow):
    player, go_on = grow(TWO_KINDS)
    go_on()
    player.qtbot.waitUntil(lambda: player.words[:3] == ["sale", "rain", "torn"])

    player.choose("possible_only").qtbot.waitUntil(lambda: player.words[:2] == ["rain", "torn"])
    player.choose("possible_only").qtbot.waitUntil(lambda: "sale" in player.words)


def test_there_is_no_switch_where_all_guesses_can_be_the_answer(grow):
    player, go_on = grow(TWO_KINDS, guesses=GuessList.CANDIDATES)
    go_on()
    player.qtbot.waitUntil(lambda: player.words[:3] == ["sale", "rain", "torn"])

    buttons = player.window.findChildren(QPushButton, "segment")
    assert not [each for each in buttons if each.isVisible()]


@pytest.mark.parametrize("strategy", [x for x in Strategy if STRATEGIES[x].splits])
def test_the_best_has_the_longest_bar_also_where_little_is_good(strategy):
    least = STRATEGIES[strategy].least
    scores = (2.0, 3.0, 4.0) if least else (4.0, 3.0, 2.0)
    scored = [replace(row, score=score) for row, score in zip(rows("a b c"), scores, strict=True)]
    shares = [row.share for row in ranked_rows(scored, strategy)]
    assert shares == ([1, 2 / 3, 2 / 4] if least else [1, 3 / 4, 2 / 4])


def test_the_rows_of_the_exact_strategy_count_guesses(grow):
    proven = replace(rows("torn")[0], score=2.25, certainty=Certainty.PROVEN)
    other = replace(rows("x rain")[1], score=2.2, certainty=Certainty.ESTIMATED)
    changes = {"suggestions": (proven, other), "guesses": 2, "measured": 2}
    player, go_on = grow(changes, strategy=Strategy.EXACT)
    go_on()
    player.qtbot.waitUntil(lambda: player.words == ["torn", "rain"])

    assert heard(player, 0).startswith("torn, rank 1, 2.25 guesses, proven")
    assert heard(player, 1).startswith("rain, rank 2, 2.20 guesses, estimated")
    assert unit(player) == "guesses still needed"
    # A bound may be better than what was proven; its bar is no longer for that.
    model = player.list.model()
    role = Qt.ItemDataRole.UserRole
    assert [model.index(row, 0).data(role).share for row in range(2)] == [1, 1]


# Answers that grow


def test_until_its_own_ranking_is_there_the_papers_is_shown_and_called_so(grow):
    player, go_on = grow({"suggestions": rows("sale rain"), "measured": 2, "guesses": 2})

    assert unit(player) == "score"
    assert player.words[0] == "lorn"
    player.qtbot.waitUntil(lambda: player.label("note").startswith("Quick ranking for now"))

    go_on()
    player.qtbot.waitUntil(lambda: player.words == ["sale", "rain"])
    assert player.label("note") == ""


def test_while_the_list_grows_it_says_how_far_it_is(grow):
    words = rows("sale rain")
    player, go_on = grow(
        {"suggestions": words, "measured": 1200, "guesses": 3800},
        {"suggestions": words, "measured": 3800, "guesses": 3800},
    )
    go_on()
    player.qtbot.waitUntil(lambda: player.words[-1] == "1,200 of 3,800 guesses measured")
    go_on()
    player.qtbot.waitUntil(lambda: player.words[-1] == "and 3,798 more guesses")


def test_the_selected_word_stays_selected_while_the_list_grows(grow):
    many = " ".join(f"w{number:02}" for number in range(40))
    player, go_on = grow(
        {"suggestions": rows(f"{many} rain"), "guesses": 41},
        {"suggestions": rows(f"rain {many}"), "guesses": 41},
        {"suggestions": rows(f"{many} x y rain"), "guesses": 43},
    )
    go_on()
    player.qtbot.waitUntil(lambda: len(player.words) == 41)
    player.keys("|")
    QTest.keyClick(player.list, Qt.Key.Key_End)
    for first in ("rain", "w00"):
        go_on()
        player.qtbot.waitUntil(lambda first=first: player.words[0] == first)

        assert player.focus() is player.list
        assert player.list.currentIndex().data() == "rain"
        assert (
            player.list.viewport()
            .rect()
            .contains(player.list.visualRect(player.list.currentIndex()).center())
        )


def test_the_selected_word_stays_where_it_was_seen(grow):
    many = [f"w{number:02}" for number in range(60)]
    moved = [*many[:3], "new", *many[3:-1]]
    player, go_on = grow(
        {"suggestions": rows(" ".join(many)), "guesses": 60},
        {"suggestions": rows(" ".join(moved)), "guesses": 60},
    )
    go_on()
    player.qtbot.waitUntil(lambda: player.words == many)
    player.keys("|" * 31)
    before = top(player, "w30")

    go_on()
    player.qtbot.waitUntil(lambda: player.words == moved)

    assert player.list.currentIndex().data() == "w30"
    assert top(player, "w30") == before


def test_a_selected_word_that_is_no_longer_listed_is_not_replaced_by_another(grow):
    player, go_on = grow(
        {"suggestions": rows("sale rain"), "guesses": 2},
        {"suggestions": rows("torn born"), "guesses": 2},
    )
    go_on()
    player.qtbot.waitUntil(lambda: player.words == ["sale", "rain"])
    player.keys("||")
    go_on()
    player.qtbot.waitUntil(lambda: player.words == ["torn", "born"])

    player.keys(">")
    assert player.board == ["empty / empty / empty / empty"]
    player.keys("|>")
    assert player.board[0].startswith("T, no colour yet / O")


def test_rows_do_not_move_under_the_pointer(grow):
    player, go_on = grow(
        {"suggestions": rows("sale rain"), "guesses": 2},
        {"suggestions": rows("torn born"), "guesses": 2},
    )
    go_on()
    player.qtbot.waitUntil(lambda: player.words == ["sale", "rain"])
    answers = []
    place = player.list.visualRect(player.list.model().index(0, 0)).center()
    moving = _moving(player, place, answers)
    player.qtbot.waitUntil(lambda: answers != [])
    go_on()
    player.qtbot.waitUntil(lambda: len(answers) > 20)
    assert player.words == ["sale", "rain"]

    moving.stop()
    player.qtbot.waitUntil(lambda: player.words == ["torn", "born"])


def _moving(player, place, moves):
    """A hand that does not hold still."""

    def move():
        moves.append(place)
        view = player.list.viewport()
        here = QPointF(place + QPoint(len(moves) % 2, 0))
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove, here, QPointF(view.mapToGlobal(here)),
            Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(view, event)

    timer = QTimer(player.window, interval=10)
    timer.timeout.connect(move)
    timer.start()
    return timer


def test_another_question_begins_at_the_top(player):
    player.keys("|" * 9).keys("~rain>ywwg>").until(headline="11 words fit")

    assert not player.list.currentIndex().isValid()
    assert player.list.verticalScrollBar().value() == 0


# The best guess, and what is not to be had


def test_beside_another_strategy_the_best_guess_is_said_to_be_by_fewest_guesses(grow):
    changes = {"suggestions": rows("sale"), "best": Best("rain", 2.4321, proven=True)}
    player, go_on = grow(changes, strategy=Strategy.ENTROPY)
    line = player.window.findChild(QPushButton, "best")
    go_on()
    said = "By fewest guesses RAIN is best: 2.43 guesses on average"
    player.qtbot.waitUntil(lambda: line.accessibleName() == said)


def test_an_average_in_which_likelier_words_count_more_says_so(grow):
    changes = {"suggestions": rows("rain"), "best": Best("rain", 1.2812, proven=True)}
    player, go_on = grow(changes, strategy=Strategy.EXACT, prior=Prior.TIER)
    line = player.window.findChild(QPushButton, "best")
    go_on()
    said = "Proven best: RAIN, 1.28 guesses on average (likelier words count more)"
    player.qtbot.waitUntil(lambda: line.accessibleName() == said)


@pytest.mark.parametrize("candidate", [True, False])
def test_a_hint_says_if_its_word_cannot_be_the_answer(candidate):
    said = hint_spoken(("S", None), last=False, candidate=candidate)
    assert said.endswith(": S at place 1")
    assert ("cannot be the answer" in said) is not candidate


def test_the_reasons_are_those_of_the_word_that_leads_the_list(play):
    player = play(length=5, why=True, openers="wordle:slate:::slate+slate")
    player.until(headline="7 words fit")
    player.qtbot.waitUntil(lambda: player.label("guess") == player.words[0].upper())
    player.window.findChild(GameChoice).begin(GAMES.read_named("wordle"))
    player.qtbot.waitUntil(lambda: player.words and player.words[0] == "slate")
    player.qtbot.waitUntil(lambda: player.label("guess") == "SLATE")


def test_the_best_guess_has_its_own_line_and_is_taken_by_enter_and_by_click(grow):
    best = Best("rain", 2.4321, proven=True)
    player, go_on = grow(
        {"suggestions": rows("rain"), "best": replace(best, proven=False)},
        {"suggestions": rows("rain"), "best": best},
        strategy=Strategy.EXACT,
    )
    line = player.window.findChild(QPushButton, "best")
    assert not line.isVisible()

    go_on()
    player.qtbot.waitUntil(lambda: line.text() == "Best found: RAIN, 2.43 guesses on average")
    assert "most promising" in line.accessibleDescription()
    go_on()
    player.qtbot.waitUntil(lambda: line.text() == "Proven best: RAIN, 2.43 guesses on average")
    assert line.accessibleName() == line.text()

    QTest.keyClick(line, Qt.Key.Key_Return)
    assert player.board[0].startswith("R, no colour yet / A")
    player.choose("undo")
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert player.board[0].startswith("R, no colour yet / A")
    assert player.focus() is player.tile(1, 1)


def test_a_list_of_possible_answers_does_not_call_a_word_best_that_it_leaves_out(grow):
    best, thin = Best("sale", 48.0, proven=True), ("sale",)
    bound, exact = (
        {"suggestions": rows("sale rain", thin=thin, certainty=each), "best": best, "guesses": 20}
        for each in (Certainty.BOUND, Certainty.EXACT)
    )
    player, go_on = grow(bound, exact, strategy=Strategy.EXACT, possible_only=True)
    line = player.window.findChild(QPushButton, "best")
    go_on()
    player.qtbot.waitUntil(lambda: player.words[0] == "rain")
    assert not line.isVisible()
    go_on()
    said = "RAIN could be the answer: 48.00 guesses on average. SALE cannot, and needs 48.00."
    player.qtbot.waitUntil(lambda: line.accessibleName() == said)


def test_of_a_first_row_that_costs_a_little_more_both_are_named(grow):
    both = rows("sale rain", thin=("rain",))
    best = Best("rain", both[1].score, proven=True)
    player, go_on = grow({"suggestions": both, "best": best}, strategy=Strategy.EXACT)
    line = player.window.findChild(QPushButton, "best")
    go_on()
    player.qtbot.waitUntil(line.isVisible)

    said = "SALE could be the answer: 49.00 guesses on average. RAIN cannot, and needs 48.00."
    assert line.accessibleName() == said
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert player.board[0].startswith("R, no colour yet / A")


def test_of_two_possible_answers_the_better_known_one_says_why_it_leads(grow):
    """So it is with TAYRA before YATRA, which could be the answer as well."""
    sale, rain = rows("sale rain")
    both = (replace(sale, score=2.26), replace(rain, score=2.25))
    player, go_on = grow(
        {"suggestions": both, "best": Best("rain", 2.25, proven=True)}, strategy=Strategy.EXACT
    )
    line = player.window.findChild(QPushButton, "best")
    go_on()
    player.qtbot.waitUntil(line.isVisible)

    said = "SALE is better known: 2.26 guesses on average. RAIN needs 2.25."
    assert line.accessibleName() == said


def test_a_possible_answer_that_loses_fewer_games_says_why_it_leads(grow):
    sale, rain = rows("sale rain")
    both = (replace(sale, score=2.5), replace(rain, score=2.25))
    best = Best("rain", 2.25, proven=True)
    changes = {"suggestions": both, "best": best}
    player, go_on = grow(changes, strategy=Strategy.EXACT, possible_only=True)
    line = player.window.findChild(QPushButton, "best")
    go_on()
    player.qtbot.waitUntil(line.isVisible)

    said = "SALE goes first: with it you lose fewer games. RAIN needs 2.25 guesses on average."
    assert line.accessibleName() == said


@pytest.mark.parametrize("language", LanguageChoice)
def test_no_end_of_the_line_about_the_best_guess_is_cut(grow, language):
    both = rows("sale rain", thin=("rain",))
    best = Best("rain", both[1].score, proven=True)
    player, go_on = grow(
        {"suggestions": both[1:], "best": best},
        {"suggestions": both, "best": best},
        strategy=Strategy.EXACT, prior=Prior.TIER, language=language, compact=True,
    )  # fmt: skip
    player.window.resize(250, 260)
    line = player.window.findChild(QPushButton, "best")
    for _ in range(2):
        before = line.text()
        go_on()
        player.qtbot.waitUntil(lambda: line.isVisible() and line.text() != before)  # noqa: B023
        player.see()
        metrics = line.fontMetrics()
        shown = line.text().split("\n")
        assert " ".join(shown) == line.accessibleName()
        assert max(map(metrics.horizontalAdvance, shown)) < line.width()
        assert line.height() >= metrics.lineSpacing() * len(shown)


def test_the_best_guess_is_gone_with_the_next_question(grow):
    player, go_on = grow({"suggestions": rows("sale"), "best": Best("rain", 2.0, proven=True)})
    line = player.window.findChild(QPushButton, "best")
    go_on()
    player.qtbot.waitUntil(line.isVisible)

    player.keys("rain>ywwg>").until(headline="11 words fit")
    assert not line.isVisible()


def test_where_a_strategy_is_not_to_be_had_it_says_why_and_the_papers_list_stays(play):
    reason = "The compiled kernels are missing."

    def answer(question, lexicon, stop):
        return replace(advise(question, lexicon, stop), off=reason)

    player = play(answer, strategy=Strategy.ENTROPY).until(headline="20 words fit")

    assert player.label("note") == reason
    assert player.widget_named(reason)
    assert player.words[0] == "lorn"
    assert unit(player) == "score"


@pytest.mark.slow
def test_the_real_strategies_rank_the_list(play):
    player = play(strategy=Strategy.EXPECTED).until(headline="20 words fit")
    player.qtbot.waitUntil(lambda: unit(player) == "left")

    assert "exact" in heard(player, 0)
    player.choose("strategy-entropy")
    player.qtbot.waitUntil(lambda: unit(player) == "bits")


def test_a_hard_mode_that_lets_no_word_pass_leaves_the_papers_list_and_says_so(play):
    player = play(strategy=Strategy.ENTROPY).until(headline="20 words fit")
    player.choose("paper").choose("ultra")

    player.keys("rain>yyyy>")  # Words fit that have not all four letters, and no word has them.

    note = player.window.findChild(RankingNote)
    player.qtbot.waitUntil(lambda: note.text().startswith("Hard mode allows none of the words"))
    assert player.words
    assert player.reason == ""
