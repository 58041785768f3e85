"""Games in which the program guesses: a person keeps the secret, or watches."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.helper.ui.gaming import Gamer
from tests.helper.ui.test_games_beside import begin
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.rules import mark as marks_of
from wmh.engine.clues.turn import Counts
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.record.finished_game import Mode


@pytest.fixture
def gamer(player):
    return Gamer(player)


def guessed(gamer):
    """The word that is to be marked."""
    return "".join(said[0] for said in gamer.board[-1].split(" / ")).lower()


def keys_for(rule, guess, secret):
    clue = marks_of(rule, guess, secret)
    if isinstance(clue, Counts):
        return "".join(map(str, clue.numbers))
    return "".join("wyg"[said] for said in clue)


def keep(gamer, rule, secret):
    """Mark every guess as the rule says, to the end of the game."""
    for turn in range(1, 21):
        gamer.until(headline=f"Guess {turn}")
        guess = guessed(gamer)
        if guess == secret:
            return
        gamer.keys(keys_for(rule, guess, secret) + ">")
    raise AssertionError("the program makes no headway")


@pytest.mark.parametrize("rule", [rule for rule in Rule if rule is not Rule.PAPER])
@pytest.mark.parametrize("secret", ["corn", "seal"])
def test_the_program_finds_the_secret_by_every_rule(gamer, rule, secret):
    gamer.begin(who="the program", rule=RULES[rule].title)
    keep(gamer, rule, secret)
    gamer.press("Correct").wait(lambda: gamer.headline.startswith("Found in"))

    (played,) = gamer.recorded
    assert (played.mode, played.keeping, played.secret) == (Mode.KEEPER, None, secret)
    assert played.won
    assert len(played.seconds) == len(played.turns)
    words = [turn.word for turn in played.turns]
    assert len(set(words)) == len(words)


def test_marks_that_say_solved_end_the_game(gamer):
    gamer.begin(who="the program").until(headline="Guess 1")
    gamer.keys("gggg>").until(headline="Found in 1 guess")


def test_the_program_guesses_as_the_strategy_ranks(gamer):
    gamer.player.choose(f"strategy-{Strategy.POSITIONAL}")
    gamer.wait(lambda: gamer.player.words[0] == "torn")
    gamer.begin(who="the program").until(headline="Guess 1")

    assert guessed(gamer) == "torn"
    assert gamer.terms.endswith("guesses by Letters at their places")


def test_another_strategy_guesses_otherwise(gamer):
    gamer.begin(who="the program").until(headline="Guess 1")

    assert guessed(gamer) != "torn"
    assert gamer.terms.endswith("guesses by Letter frequency (the paper's)")


def test_a_strategy_chosen_meanwhile_is_that_of_the_next_game(gamer):
    gamer.begin(who="the program").until(headline="Guess 1")
    gamer.player.choose(f"strategy-{Strategy.POSITIONAL}")

    assert guessed(gamer) == "lorn"
    gamer.keys("wgww>").until(headline="Guess 2")
    assert gamer.terms.endswith("guesses by Letter frequency (the paper's)")

    gamer.press("Stop").begin(who="the program").until(headline="Guess 1")
    assert guessed(gamer) == "torn"
    assert gamer.terms.endswith("guesses by Letters at their places")


def test_a_secret_beyond_the_common_words_is_found(gamer):
    gamer.begin(who="the program")
    keep(gamer, Rule.TILES, "zarf")

    assert guessed(gamer) == "zarf"


def test_an_impossible_mark_is_refused(gamer):
    gamer.begin(who="the program", length="2").until(headline="Guess 1")
    gamer.keys("gy")

    assert gamer.hint.endswith("cannot be yellow: there is no other place for it.")
    assert gamer.board[0].endswith("its mark is impossible")
    gamer.keys(">")
    assert gamer.hint.endswith("cannot be yellow: there is no other place for it.")
    assert gamer.board[0].endswith("its mark is impossible")


def test_impossible_numbers_are_refused(gamer):
    gamer.begin(who="the program", rule="Black").until(headline="Guess 1")
    gamer.keys("31")

    assert gamer.hint == "No word gives these numbers with this guess."


def contradict(gamer, marks="wwww"):
    gamer.begin(who="the program", words="all words").until(headline="Guess 1")
    assert guessed(gamer) == "torn"
    gamer.keys("wggg>").until(headline="Guess 2")
    gamer.keys(marks + ">").until(hint="Rows 1 and 2 contradict each other: check both.")


def test_a_contradiction_is_told_and_can_be_corrected(gamer):
    contradict(gamer)
    assert gamer.headline == "Guess 2"
    gamer.player.until(reason="Rows 1 and 2 contradict each other: check both.")
    assert gamer.player.board == gamer.board

    gamer.keys("[[[wggg>").until(headline="Guess 3")
    assert gamer.recorded == ()


def test_an_earlier_clue_can_be_corrected(gamer):
    contradict(gamer)
    gamer.keys("^[[[wwww>").until(headline="Guess 3")

    assert gamer.board[0] == "T, white / O, white / R, white / N, white"
    assert gamer.player.board[0] == gamer.board[0]


def test_the_doctor_mends_the_marks_of_the_game(gamer):
    contradict(gamer, "wwgg")
    before = gamer.board
    gamer.wait(lambda: any(" in row " in x.accessibleName() for x in offers(gamer)))
    next(x for x in offers(gamer) if " in row " in x.accessibleName()).click()

    assert gamer.board != before
    assert gamer.board == gamer.player.board[:2]
    gamer.keys(">").until(headline="Guess 3")


def test_the_doctor_respells_no_guess_of_the_program(gamer):
    contradict(gamer)
    before = gamer.board
    gamer.wait(lambda: any("another game" in x.accessibleName() for x in offers(gamer)))
    next(x for x in offers(gamer) if "another game" in x.accessibleName()).click()

    assert gamer.board == before
    assert gamer.hint == "During a game only the colours can be corrected."


def offers(gamer):
    return [x for x in gamer.window.findChildren(QPushButton, "proposal") if x.isVisible()]


def test_attempts_limit_the_program_too(gamer):
    gamer.begin(who="the program", words="all words", attempts="5").until(headline="Guess 1 of 5")
    for turn, marks in enumerate(("wggg", "wggg", "wggg", "wggg", "wggg"), start=1):
        gamer.until(headline=f"Guess {turn} of 5").keys(marks + ">")
    gamer.until(headline="Not found")

    assert gamer.hint == "The program has no guess left."
    (played,) = gamer.recorded
    assert (played.won, played.secret, len(played.turns)) == (False, "", 5)


def test_a_game_that_is_stopped_leaves_no_record(gamer):
    gamer.begin(who="the program").until(headline="Guess 1")
    gamer.press("Stop")

    assert gamer.headline == "A game"
    assert gamer.recorded == ()


def test_nothing_can_be_marked_before_there_is_a_guess_to_mark(gamer):
    gamer.player.choose("play")
    gamer.choose("who", "the program").press("Begin")
    gamer.keys("gggg>")  # Before the guess has come.

    gamer.until(headline="Guess 1")
    assert "green" not in gamer.board[0]


# Watching


def test_an_automatic_game_goes_step_by_step(gamer):
    gamer.begin(who="watch", secret="typed", typed="corn").until(headline="Guess 1")
    gamer.press("Pause")
    assert gamer.buttons == ["Continue", "Step", "Stop"]
    gamer.press("Step").until(headline="Guess 2")
    assert len(gamer.board) == 1
    gamer.press("Step").until(headline="Guess 3")
    assert len(gamer.board) == 2


def test_an_automatic_game_runs_to_its_end_and_is_recorded(gamer):
    gamer.begin(who="watch", secret="typed", typed="corn").until(headline="Guess 1")
    gamer.choose("speed", "instant").wait(lambda: gamer.headline.startswith("Found in"))

    (played,) = gamer.recorded
    assert (played.mode, played.secret, played.won) == (Mode.AUTOMATIC, "corn", True)
    assert played.seconds == ()
    assert gamer.board[-1] == "C, green / O, green / R, green / N, green"


def test_a_game_with_an_opener_of_its_own_begins_with_it(gamer):
    begin(gamer.player, "wordle")
    gamer.begin(who="the program").until(headline="Guess 1 of 6")
    assert guessed(gamer) == "crate"


def test_so_it_does_where_the_program_is_watched(gamer):
    begin(gamer.player, "wordle")
    gamer.begin(who="watch", secret="typed", typed="arise").until(headline="Guess 1 of 6")
    gamer.press("Pause").press("Step").until(headline="Guess 2 of 6")
    assert guessed(gamer) == "crate"


def test_by_another_strategy_it_begins_as_that_does(gamer):
    begin(gamer.player, "wordle").choose(f"strategy-{Strategy.PAPER}")
    gamer.begin(who="the program").until(headline="Guess 1 of 6")
    # CRATE is recommended with the strategy of the game.
    assert guessed(gamer) == gamer.player.words[0] != "crate"


def test_a_pause_stops_the_clock_of_an_automatic_game(gamer, qtbot):
    gamer.begin(who="watch", secret="typed", typed="corn").until(headline="Guess 1")
    gamer.press("Pause").choose("speed", "instant")
    gamer.press("Step").until(headline="Guess 2")
    QApplication.processEvents()
    assert gamer.headline == "Guess 2"

    gamer.press("Continue").wait(lambda: gamer.headline.startswith("Found in"))


def test_a_strategy_that_reads_as_the_paper_does_may_lose(gamer):
    """The paper's strategy forgets that a yellow letter occurs at all, but never the limit."""
    gamer.begin(who="watch", secret="typed", typed="zarf", rule="Pattern of B", attempts="5")
    gamer.until(headline="Guess 1 of 5")
    gamer.choose("speed", "instant")
    gamer.wait(lambda: gamer.headline.startswith(("Found", "Lost: it was ZARF")))


def test_the_adversary_answers_a_strategy_too(gamer):
    gamer.begin(who="watch", secret="cheating host", length="2").until(headline="Guess 1")
    gamer.choose("speed", "instant").wait(lambda: gamer.headline.startswith("Found in"))

    assert gamer.recorded[0].won
