"""`wmh presets`, and --game in other commands."""

import io
import json

import pytest

from tests.program import wmh
from wmh.helper.catalogues import GAMES


@pytest.fixture
def mine():
    GAMES.own_folder().mkdir(parents=True)
    path = GAMES.own_folder() / "mine.toml"
    path.write_text('name = "My own"\nlength = 6\nlengths = [6, 8]\nrows = 3\n', "utf-8")
    return path


@pytest.mark.usefixtures("mine")
def test_games_are_listed_with_the_users_own():
    code, out, err = wmh("presets")

    assert (code, err) == (0, "")
    assert len(out.splitlines()) >= len(GAMES.files()) + 1
    assert ["mine", "My", "own", "6,", "8", "3", "tiles"] in [x.split() for x in out.splitlines()]
    listed = json.loads(wmh("presets", "--json").out)["games"]
    assert {each["key"] for each in listed} == set(GAMES.files())
    motus = next(each for each in listed if each["key"] == "motus")
    assert motus["marks"]["green"] == {"name": "red", "key": "r"}
    assert motus["lengths"] == [6, 7, 8, 9, 10]


def test_a_broken_file_stops_no_other(mine):
    mine.write_text('name = "My own"\nlength = "six"\n', "utf-8")

    code, out, err = wmh("presets")
    assert code == 0
    assert err == "mine.toml, line 2: length is 'six', but must be a number from 2 to 31.\n"
    assert "motus" in out


def test_a_file_is_checked(mine, tmp_path):
    assert wmh("presets", "check", mine) == (
        0,
        "My own can be played: 6, 8 letters, rule tiles.\n",
        "",
    )
    mine.write_text("length = 6", "utf-8")
    code, out, err = wmh("presets", "check", mine)
    assert (code, out) == (2, "")
    assert err.startswith("mine.toml: the field name is missing: ")
    assert wmh("presets", "check", tmp_path / "none.toml").code == 2
    assert wmh("presets", "check", tmp_path).code == 2


LINGO = ("--strategy", "exact", "--prior", "tier", "--attempts", 5)
WORDLE = (*LINGO[:4], "--plain")
EVEN = ("--prior", "uniform")
DIGITS = ("--lexicon", "distinct:0123456789")
ALONE = ("--mode", "automatic")


@pytest.mark.parametrize(
    ("with_game", "without"),
    [
        (("--game", "wordle", "crane:gywww"), ("crane:gywww", "--tier", "all", *WORDLE)),
        (("--game", "wordle"), ("--length", 5, "--tier", 127, *WORDLE)),
        (
            ("crane:gywww", "--game", "wordle-hard"),
            ("crane:gywww", "--hard", "hard", "--attempts", 6, "--tier", "all", *WORDLE),
        ),
        (("--game", "lingo", "rain:gywg"), ("rain:gywg", "--tier", "everyday", *LINGO)),
        (("--game", "lingo"), ("--length", 5, "--tier", 60, *LINGO)),
        (("--game", "lingo", "--length", 7), ("--length", 7, "--tier", "Everyday", *LINGO)),
        (("--game", "wordle", "--tier", "common"), ("--length", 5, *WORDLE)),
        (
            ("--game", "wordle", "crane:gywww", "--strategy", "worst"),
            ("crane:gywww", "--tier", "all", *WORDLE[2:], "--strategy", "worst"),
        ),
        (
            ("--game", "jotto", "crane:2"),
            ("--rule", "jotto", "crane:2", "--tier", "everyday", *EVEN, "--strategy", "exact"),
        ),
        (
            ("--game", "absurdle", "--rule", "jotto", "crane:2"),
            ("--rule", "jotto", "crane:2", "--tier", "all", *EVEN, "--strategy", "worst"),
        ),
        (
            ("--game", "bulls-and-cows", "1234:1,2"),
            (*DIGITS, "--rule", "pegs", "1234:1,2", *EVEN, "--strategy", "exact"),
        ),
    ],
)
def test_a_game_is_as_its_options_and_options_override(with_game, without):
    def asked(arguments, game):
        answer = json.loads(wmh("suggest", "--json", "--rows", 5, *arguments).out)
        assert answer.pop("game") == game
        del answer["timings_ms"]
        return answer

    name = with_game[with_game.index("--game") + 1]
    named, plain = asked(with_game, name), asked(without, None)
    if (
        not named["known"]
        and (opener := named["suggestions"][0]["word"]) == GAMES.read_named(name).opener
    ):
        # The first guess recommended for the game leads; the others are in their order.
        named["suggestions"], plain["suggestions"] = (
            [{**row, "rank": 0} for row in told["suggestions"] if row["word"] != opener][:3]
            for told in (named, plain)
        )
    assert named == plain


def test_a_game_is_played():
    assert wmh("play", "--game", "bulls-and-cows", *ALONE, "--seed", 1) == wmh(
        *("play", "--length", 4, "--rule", "pegs", "--lexicon", "distinct:0123456789"),
        *(*ALONE, "--seed", 1, "--strategy", "exact", "--prior", "uniform"),
    )


def test_a_game_begins_with_its_own_first_guess():
    out = wmh("play", "--game", "mastermind", *ALONE, "--seed", 1).out
    assert out.startswith(" 1  aabc ")


def test_a_game_that_is_not_there_is_refused():
    code, out, err = wmh("suggest", "--game", "wurdle")
    assert (code, out) == (2, "")
    assert err.startswith("There is no game 'wurdle': did you mean wordle")
    assert "is not" not in err


def test_a_game_names_its_words(home):
    GAMES.own_folder().mkdir(parents=True)
    text = 'name = "Own"\nlength = 4\nlexicon = "danish"\n'
    (GAMES.own_folder() / "own.toml").write_text(text, "utf-8")
    assert wmh("suggest", "--game", "own").err.startswith("There is no word list 'danish'")
    found = json.loads(wmh("suggest", "--game", "motus", "--given", "m.......", "--json").out)
    assert found["lexicon"] == "french"
    assert all(each["word"].startswith("m") for each in found["suggestions"])


def test_a_review_counts_the_words_with_the_letter_that_the_game_shows():
    reviewed = wmh("review", "orange", "--secret", "orange", "--game", "lingo", "--json").out
    fit = wmh("suggest", "--game", "lingo", "--length", 6, "--given", "o.....", "--json").out

    assert json.loads(reviewed)["turns"][0]["before"] == json.loads(fit)["remaining"]


PAPER = ("--strategies", "paper")


@pytest.mark.parametrize(
    ("with_game", "without"),
    [
        (
            ("doctor", "1234:1,2", "--game", "bulls-and-cows"),
            ("doctor", "1234:1,2", "--lexicon", "distinct:0123456789", "--rule", "pegs"),
        ),
        (
            ("mark", "1234", "1325", "--game", "bulls-and-cows"),
            ("mark", "1234", "1325", "--lexicon", "distinct:0123456789", "--rule", "pegs"),
        ),
        (
            ("tree", "crane:gywww", "--game", "wordle", "--strategy", "paper"),
            ("tree", "crane:gywww", "--tier", "all", "--prior", "tier", "--plain"),
        ),
        (
            ("simulate", "--game", "word500", "--strategy", "paper", "--secrets", 5),
            (
                *("simulate", "--length", 5, "--rule", "pegs", "--attempts", 8, "--secrets", 5),
                *("--tier", "everyday", "--prior", "tier", "--plain"),
            ),
        ),
        (
            ("find", "ora.*", "--game", "lingo", "--length", 6, "--json"),
            ("find", "ora.*", "--length", 6, "--tier", 60, "--json"),
        ),
        (
            ("review", "crane", "--secret", "crate", "--game", "wordle-hard", *PAPER),
            (
                *("review", "crane", "--secret", "crate", "--hard", "hard", "--attempts", 6),
                *("--tier", "all", *PAPER),
            ),
        ),
        (
            ("race", "crane", "--game", "wordle", *PAPER),
            ("race", "crane", "--attempts", 6, "--tier", "all", *PAPER),
        ),
        (
            ("play", "--game", "word500", "--secret", "crane", "--strategy", "paper", *ALONE),
            (
                *("play", "--secret", "crane", "--rule", "pegs", "--attempts", 8),
                *("--tier", "everyday", *ALONE),
            ),
        ),
        (
            ("boards", "crane:wwywg/gwwww", "--boards", 2, "--game", "quordle"),
            ("boards", "crane:wwywg/gwwww", "--tier", "all", "--prior", "tier", "--plain"),
        ),
        (
            ("boards", "--game", "dordle", "--simulate", 2, "--seed", 3),
            (
                *("boards", "--boards", 2, "--attempts", 7, "--simulate", 2, "--seed", 3),
                *("--tier", "all", "--prior", "tier", "--plain"),
            ),
        ),
    ],
)
def test_other_commands_know_games_too(with_game, without):
    key = with_game[with_game.index("--game") + 1]
    code, out, err = wmh(*with_game)
    assert (code, out.replace(f'"game": "{key}"', '"game": null'), err) == wmh(*without)
    assert out


@pytest.mark.parametrize(
    "arguments",
    [
        ("suggest",), ("console",), ("tree",), ("prove",), ("simulate",), ("review", "crane"),
        ("race", "crane"), ("play", "--mode", "automatic"),
    ],
)  # fmt: skip
def test_what_plays_one_board_refuses_games_of_several(arguments):
    assert wmh(*arguments, "--game", "quordle") == (
        2,
        "",
        "Quordle is played on 4 boards: use `wmh boards --game quordle`, or name a game on one.\n",
    )


def test_a_word_and_a_clue_are_those_of_one_board_in_games_of_several_too():
    assert wmh("mark", "crane", "crate", "--game", "quordle").out == "gggwg 🟩🟩🟩⬜🟩\n"
    assert wmh("doctor", "crane:gywww", "--game", "quordle").code == 0


def test_a_game_of_codes_is_proven():
    asked = ("--secrets", 3, "--opener", "1234", "--json")
    told = ("--lexicon", "distinct:0123456789", "--rule", "pegs")
    of_game = json.loads(wmh("prove", "--game", "bulls-and-cows", *asked).out)
    assert of_game == {**json.loads(wmh("prove", *told, *asked).out), "game": "bulls-and-cows"}


@pytest.mark.parametrize(
    ("with_game", "without", "typed"),
    [
        (
            ("console", "--game", "bulls-and-cows"),
            ("console", "--lexicon", "distinct:0123456789", "--rule", "pegs"),
            "1234 1,2\n",
        ),
        (("console", "--game", "lingo"), ("console", "--length", 5, "--tier", 60), "list\n"),
        (
            ("makers", "crane", "--game", "word500"),
            ("makers", "crane", "--rule", "pegs", "--tier", 60),
            "2,1\n",
        ),
    ],
)
def test_a_game_is_known_where_turns_are_typed(with_game, without, typed, monkeypatch):
    def asked(arguments):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return wmh(*arguments)

    assert asked(with_game) == asked(without)
    assert asked(with_game).out


@pytest.mark.usefixtures("mine")
def test_a_games_squares_are_read_as_its_own(mine, monkeypatch):
    mine.write_text(
        'name = "My own"\nlength = 4\n[squares]\ngreen = "🟥"\nyellow = "🟩"\nwhite = "🟨"\n',
        "utf-8",
    )

    def asked(typed, *arguments):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return wmh(*arguments)

    own, usual = "🟩🟨🟨🟥", "🟨⬜⬜🟩"
    assert asked(f"rain {own}\n", "console", "--game", "mine") == asked(
        f"rain {usual}\n", "console"
    )
    named = asked(own, "makers", "born", "--game", "mine")
    assert named == asked(usual, "makers", "born")
    assert named.out.count(" words") == 1


def test_a_game_on_one_board_is_sent_to_another_command():
    said = (
        "Wordle is played on one board: use `wmh suggest --game wordle`,"
        " or name a game on several boards."
    )
    assert wmh("boards", "--game", "wordle") == (2, "", f"{said}\n")
