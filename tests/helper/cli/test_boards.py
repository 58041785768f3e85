"""`wmh boards`: advice on several boards, and games, for people and for programs."""

import json

import pytest

from tests.lexica import lexicon_file
from tests.program import wmh


@pytest.fixture
def small(tmp_path):
    """Few enough words to work a game through by hand."""
    words = ["rain", "ruin", "torn", "born", "corn", "horn", "bore", "core", "pore"]
    return lexicon_file(tmp_path, words)


def test_a_game_worked_by_hand(small):
    # Left are ruin; torn, born, corn and horn; bore, core and pore. A b or a c at the front tells
    # 1 of 4 and 1 of 3 apart, 0.81 and 0.92 bits; of those words the likelier solve board 3.
    code, out, _ = wmh("boards", "rain=gwgg/ywwg/ywww", "--rows", "5", "--lexicon", small)
    assert code == 0
    lines = out.splitlines()
    assert lines[:3] == [
        "Board 1: 1 word fits: ruin.",
        "Board 2: 4 words fit.",
        "Board 3: 3 words fit.",
    ]
    assert [line.split() for line in lines[3:]] == [
        ["Rank", "Word", "Bits", "May", "solve", "1", "2", "3"],
        ["1", "ruin", "0.00", "1", "0.00*", "0.00", "0.00"],
        ["2", "bore", "1.73", "3", "0.00", "0.81", "0.92*"],
        ["3", "core", "1.73", "3", "0.00", "0.81", "0.92*"],
        ["4", "born", "1.73", "2", "0.00", "0.81*", "0.92"],
        ["5", "corn", "1.73", "2", "0.00", "0.81*", "0.92"],
    ]


def test_a_board_that_is_solved_has_no_clue(small):
    code, out, _ = wmh("boards", "rain=gggg/ywwg", "torn=-/wggg", "--lexicon", small)
    assert code == 0
    assert out.splitlines()[:2] == ["Board 1: solved with guess 1.", "Board 2: 3 words fit."]


def test_the_same_in_json(small):
    turns = ["rain=gwgg/ywwg/gggg"]
    code, out, _ = wmh("boards", *turns, "--json", "--lexicon", small)
    said = json.loads(out)
    assert code == 0
    assert said["boards"] == [
        {"board": 1, "solved": None, "remaining": 1, "word": "ruin"},
        {"board": 2, "solved": None, "remaining": 4, "word": None},
        {"board": 3, "solved": 1},
    ]
    first = said["suggestions"][0]
    assert (first["word"], first["boards"]) == ("ruin", [1])
    assert first["tells"] == [
        {"bits": 0.0, "chance": 1.0},
        {"bits": pytest.approx(0.0), "chance": 0.0},
        None,
    ]
    assert said["measured"] == said["guesses"] == 9


def test_which_board_no_word_fits_and_which_turn_to_check(small):
    turns = ["rain=gwgg/ywwg", "torn=wwyw/wggg"]
    code, out, _ = wmh("boards", *turns, "--lexicon", small)
    assert code == 1
    assert out.startswith(
        "Board 1: No word fits: guess 2 (torn wwyw) contradicts the guesses before"
    )
    assert "\n  1. In guess 2 (torn wwyw) the N at place 4 is green, not white: 1 word fits." in out
    assert "another game" not in out
    assert "\nBoard 2: 3 words fit.\n" in out
    code, out, _ = wmh("boards", *turns, "--lexicon", small, "--json")
    first = json.loads(out)["boards"][0]
    assert code == 1
    assert first["remaining"] == 0
    assert "guess 2 (torn wwyw)" in first["reason"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rain"], "'rain' is not a guess with its clues: write a clue for each board"),
        (["rain=gwgg"], "There are clues for 1 board: give 2 to 16, with a / between them."),
        (["rain=" + "/".join(["wwww"] * 17)], "There are clues for 17 boards"),
        (["rain=gwgg/www"], "Guess 1, board 2: The guess 'rain' has 4 letters but its clue 'www'"),
        (["rain=gwgg/wwwk"], "Guess 1, board 2: The clue 'wwwk' has 'k' at place 4"),
        (["rain=gwgg/-"], "Guess 1, board 2: there is no clue, but the board is not solved"),
        (["rain=gggg/wwww", "ruin=wwww/wwww"], "Guess 2, board 1: guess 1 has solved it; write -"),
        (["rain=gggg/wwww", "ruin=-"], "'ruin=-' has 1 clue for 2 boards"),
        (
            ["rain=wwww/wwww", "rain=wwww/gggg"],
            "Guess 2, board 2: the guesses before it rule rain out",
        ),
        (["torn=wwwg/wwww", "born=wwww/wwww", "ruin=gggg/wwww"], "Guess 3, board 1: the guesses"),
        (["rain=gggy/wwww"], "Guess 1, board 1: that cannot be: the N at place 4 is yellow"),
        (["rain=wwww/wwww", "crane=wwwww/wwwww"], "The guess 'crane' is 5 long; this"),
        (["r4in=wwww/wwww"], "The guess 'r4in' has '4', which this word list does not use."),
        (["rain=wwww/wwww", "--simulate", "3"], "A game is played from its first guess: leave"),
        (["--length", "4", "--boards", "10", "--simulate", "1"], "9 words are too few"),
        (["--rule", "pegs"], "pegs is not for several boards: choose from tiles, naive."),
        (["--rule", "paper"], "paper is not for several boards"),
        (["--strategy", "exact"], "exact is not for several boards: choose from paper, "),
        (["rain=wwww/wwww", "--given", "r..."], "--given has letters for 1 board, but there are 2"),
        (["rain=wwww/wwww", "--given", "r4../-"], "The revealed letters 'r4..' have '4'"),
        (["rain=wwww/wwww", "--given", "-/r...."], "The revealed letters have 5 places"),
        (["--length", "7"], "The word list small has no words of length 7"),
        (["--boards", "17"], "from 2 to 16"),
        (["--boards", "1"], "from 2 to 16"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(small, arguments, said):
    code, out, err = wmh("boards", *arguments, "--lexicon", small)
    assert (code, out) == (2, "")
    assert said in err
    if "--boards" not in arguments:
        assert err.startswith(said)
        assert err.count("\n") == 1


def test_likelier_words_come_first_and_are_drawn_more_often(tmp_path):
    tiers = {"born": 70, "corn": 10, "horn": 70, "torn": 70}
    words = lexicon_file(tmp_path, tiers)
    arguments = ["--lexicon", words, "--tier", "all", "--prior", "tier", "--json"]
    said = json.loads(wmh("boards", "born=wggg/wggg", *arguments)[1])
    first = said["suggestions"][0]
    assert first["word"] == "corn"
    assert first["tells"][0]["chance"] == pytest.approx(0.98)  # 0.98 against twice 0.01
    games = ["boards", "--simulate", "100", "--boards", "2", "--length", "4", *arguments]
    played = json.loads(wmh(*games)[1])
    assert (played["prior"], played["opener"]) == ("tier", "corn")


def test_games_and_how_they_went(small):
    arguments = ["boards", "--simulate", "20", "--length", "4", "--boards", "3", "--lexicon", small]
    code, out, _ = wmh(*arguments, "--json")
    said = json.loads(out)
    assert code == 0
    assert (said["boards"], said["games"], said["limit"]) == (3, 20, 8)
    games = {int(number): times for number, times in said["distribution"].items()}
    assert sum(games.values()) == 20
    assert min(games) >= 3
    assert said["mean"] == sum(number * times for number, times in games.items()) / 20
    assert said["worst"] == max(games)
    again = json.loads(wmh(*arguments, "--json")[1])
    assert again["distribution"] == said["distribution"]
    strict = json.loads(wmh(*arguments, "--json", "--attempts", str(min(games)))[1])
    assert strict["within"] == games[min(games)] / 20
    shown = wmh(*arguments)[1]
    assert f"Guesses: {said['mean']:.3f} on average, {said['worst']} at worst" in shown
    assert f"Within 8: {100 * said['within']:.1f} %" in shown


def test_a_help_level_shows_no_word_that_it_keeps_back(small):
    turns = ["rain=gwgg/ywwg/ywww", "--lexicon", small]
    words = {"ruin", "torn", "born", "corn", "horn", "bore", "core", "pore"}
    for level in (1, 2, 3):
        for form in ((), ("--json",)):
            code, out, _ = wmh("boards", *turns, "--spoil", str(level), *form)
            assert code == 0
            assert not words & set(out.replace('"', " ").replace(".", " ").split())
    assert wmh("boards", *turns, "--spoil", "1")[1].splitlines() == [
        "Board 1: 1 word fits.",
        "Board 2: 4 words fit.",
        "Board 3: 3 words fit.",
    ]
    said = json.loads(wmh("boards", *turns, "--spoil", "3", "--json")[1])
    assert said["letters"]["n"] == 5  # ruin, torn, born, corn, horn: 5 of 8
    assert said["hint"]["letter"] == "ruin"[said["hint"]["place"] - 1]
    listed = wmh("boards", *turns, "--spoil", "4")[1]
    assert "ruin" not in listed
    assert "bore" in listed


def test_where_only_certain_words_are_left_the_list_says_that_it_keeps_them_back(small):
    turns = ["rain=gwgg/gwgg", "--spoil", "4", "--lexicon", small]
    assert wmh("boards", *turns)[1].splitlines() == [
        "Words that are certain are not shown: --spoil 5 shows them.",
        "Board 1: 1 word fits.",
        "Board 2: 1 word fits.",
    ]


def test_a_clue_that_is_ignored_says_nothing(small):
    _, without, _ = wmh("boards", "rain=gwgg/ywwg", "--lexicon", small)
    code, out, _ = wmh("boards", "rain=gwgg/ywwg", "torn=?/?", "--lexicon", small)
    assert (code, out) == (0, without)
    wrong = wmh("boards", "rain=gwgg/ywwg", "torn=wwyw/wggg", "--lexicon", small)
    mended = wmh("boards", "rain=gwgg/ywwg", "torn=?/wggg", "--lexicon", small)
    assert (wrong[0], mended[0]) == (1, 0)
    assert mended[1].startswith("Board 1: 1 word fits: ruin.\n")


def test_revealed_letters_of_a_board(small):
    options = ["--length", "4", "--given", "b.../-/...n", "--lexicon", small]
    code, out, _ = wmh("boards", "--boards", "3", *options)
    assert code == 0
    assert out.splitlines()[:3] == [
        "Board 1: 2 words fit.",
        "Board 2: 9 words fit.",
        "Board 3: 6 words fit.",
    ]


def test_letters_marked_each_for_itself(tmp_path):
    words = lexicon_file(tmp_path, ["noon", "nine", "none", "need"])
    turn = "noon=gywy/gyyw"
    assert wmh("boards", turn, "--lexicon", words)[0] == 2
    code, out, _ = wmh("boards", "noon=gwwy/ggyy", "--rule", "naive", "--lexicon", words)
    assert code == 0
    assert out.splitlines()[:2] == ["Board 1: 2 words fit.", "Board 2: 1 word fits: none."]


@pytest.mark.parametrize(
    ("strategy", "column"),
    [("paper", "Score"), ("positional", "Greens"), ("expected", "Left"), ("parts", "Clues")],
)
def test_another_strategy_ranks_by_its_own_score(small, strategy, column):
    code, out, _ = wmh("boards", "rain=ywwg/ywww", "--strategy", strategy, "--lexicon", small)
    assert code == 0
    assert out.splitlines()[2].split()[:3] == ["Rank", "Word", column]
    simulated = wmh(
        *("boards", "--simulate", "5", "--boards", "2", "--length", "4"),
        *("--strategy", strategy, "--lexicon", small),
    )
    measured = strategy in ("expected", "parts")
    assert simulated[0] == (0 if measured else 2)
