"""Games in a pipe: guessing, keeping and watching, and what they leave in the record."""

import io
import json
import sys

import pytest

from tests.lexica import lexicon_file
from tests.program import wmh
from wmh.base.files import paths
from wmh.helper.catalogues import GAMES
from wmh.helper.record.finished_game import Helper, Mode
from wmh.helper.record.record import read


@pytest.fixture
def small(tmp_path):
    words = {"cat": 10, "cot": 10, "act": 10, "dog": 80, "house": 10}
    return "--lexicon", lexicon_file(tmp_path, words)


@pytest.fixture
def play(monkeypatch, small):
    """The output of the program for these lines."""

    def answers(*lines, options=()):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code, out, err = wmh("play", *small, *options)
        assert (code, err) == (0, "")
        return out.splitlines()

    return answers


def recorded():
    return read(paths.games_file()).games


def test_a_game_is_guessed_to_its_end_and_recorded(play):
    assert play("dog", "cot", "", "cat", "dog", options=("--secret", "cat")) == [
        "An answer of length 3, from the word list small. Type a guess.",
        " 1  dog www  ⬜⬜⬜",
        " 2  cot gwg  🟩⬜🟩",
        " 3  cat ggg  🟩🟩🟩",
        "Found in 3 guesses: cat.",
    ]
    (game,) = recorded()
    assert (game.mode, game.helper, game.won, game.secret) == (
        Mode.GUESSER,
        Helper.HIDDEN,
        True,
        "cat",
    )
    assert [turn.word for turn in game.turns] == ["dog", "cot", "cat"]
    assert len(game.seconds) == 3


def test_numbers_are_shown_where_the_rule_counts(play):
    said = play("cot", "cat", options=("--secret", "cat", "--rule", "pegs"))

    assert said[1:3] == [" 1  cot 2,0", " 2  cat 3,0"]


def test_a_guess_that_does_not_count_costs_nothing(play):
    said = play("hat", "c4t", "house", "cat", options=("--secret", "cat", "--attempts", "1"))

    assert said[0].endswith("in 1 attempt. Type a guess.")
    assert said[-1] == "Found in 1 guess: cat."
    assert len(said) == 6


def test_a_game_is_lost_with_its_last_attempt(play):
    said = play("dog", "cot", "cat", options=("--secret", "cat", "--attempts", "2"))

    assert said[-1] == "Not found: the answer was cat."
    assert [game.won for game in recorded()] == [False]


def test_help_is_there_for_the_asking_and_the_record_says_so(play):
    said = play("/left", "/hint", "/what", "cat", options=("--secret", "cat"))

    assert said[1:3] == ["3 words fit.", "Try act."]
    assert any(line.startswith("/give up") for line in said)
    assert recorded()[0].helper is Helper.SHOWN


def test_a_game_given_up_tells_the_secret_and_is_recorded(play):
    assert play("/give up", options=("--secret", "cat"))[-1] == "Not found: the answer was cat."
    assert len(recorded()) == 1


@pytest.mark.parametrize("end", [(), ("/quit", "cat")])
def test_a_game_that_is_left_is_not_recorded(play, end):
    assert play("dog", *end, options=("--secret", "cat"))[-1].startswith("The game is not finished")
    assert recorded() == ()


def test_a_game_need_not_be_recorded(play):
    play("cat", options=("--secret", "cat", "--no-record"))

    assert recorded() == ()


def test_the_same_seed_hides_the_same_word(play):
    first, second = (
        play("/give up", options=("--length", "3", "--seed", "5"))[-1] for _ in range(2)
    )

    assert first == second


def test_an_adversary_keeps_the_largest_class(play):
    said = play("cot", "/give up", options=("--length", "3", "--keep", "adversarial"))

    assert said[1:] == [" 1  cot ywg  🟨⬜🟩", "Not found: the answer was act."]


def test_the_program_plays_with_itself(play):
    said = play(options=("--secret", "cot", "--mode", "automatic"))

    assert said == [" 1  act wyg  ⬜🟨🟩", " 2  cot ggg  🟩🟩🟩", "Found in 2 guesses: cot."]
    assert recorded() == ()


def test_a_person_keeps_the_secret_and_the_program_finds_it(play):
    assert play("wyg", "ggg", options=("--length", "3", "--mode", "keeper"))[1:] == [
        " 1  act?",
        " 2  cot?",
        "Found in 2 guesses: cot.",
    ]


def test_marks_that_cannot_be_are_refused_and_asked_for_again(play):
    said = play(
        "ggy", "gg", "abc", "1,2", "/undo", "yyg", "www", "/undo", "/help", "yyg", "ggg",
        options=("--length", "3", "--mode", "keeper"),
    )  # fmt: skip

    assert said[1] == " 1  act?"
    assert said[2].startswith("That cannot be: the T at place 3 is yellow")
    assert "2 marks" in said[3]
    assert "has 'a' at place 1" in said[4]
    assert "marks letters" in said[5]
    assert said[6] == "There are no marks to take back."
    assert said[7] == " 2  cat?"
    assert said[8].startswith("No word fits: guess 2 (cat www) contradicts the guesses before it")
    assert "Mark cat again, or type /undo." in said
    assert said[-1] == "Found in 2 guesses: cat."
    assert [(game.mode, game.keeping, game.secret) for game in recorded()] == [
        (Mode.KEEPER, None, "cat")
    ]


def test_at_jotto_a_person_says_when_it_is_found(play):
    said = play("3", "/found", options=("--length", "3", "--mode", "keeper", "--rule", "jotto"))

    assert said[1:] == [" 1  act?", " 2  cat?", "Found in 2 guesses: cat."]


def test_the_program_can_be_told_that_it_does_not_find_it(play):
    assert play("/give up", options=("--length", "3", "--mode", "keeper"))[-1] == "Not found."


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--secret", "hat"], "The answer 'hat' is not in the word list small"),
        (["--secret", "cat", "--length", "5"], "The answer 'cat' is 3 long; this game"),
        (["--length", "9"], "has no words of length 9"),
        (["--length", "3", "--tier", "5"], "has no word of length 3 that is as common as tier 5"),
        (["--length", "3", "--keep", "fixed"], "A fixed answer must be given"),
        (["--secret", "cat", "--keep", "adversarial"], "is not adversarial"),
        (["--mode", "keeper", "--length", "3", "--seed", "1"], "You hide the word"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(small, options, message):
    code, out, err = wmh("play", *small, *options)

    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_a_record_that_cannot_be_written_costs_nobody_the_game(monkeypatch, small):
    paths.games_file().mkdir(parents=True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("cat\n"))

    code, out, err = wmh("play", *small, "--secret", "cat")

    assert (code, out.splitlines()[-1]) == (0, "Found in 1 guess: cat.")
    assert err.startswith("The game is not recorded: ")


def test_where_the_input_is_closed_the_game_is_left(monkeypatch, small):
    monkeypatch.setattr(sys, "stdin", None)

    code, out, err = wmh("play", *small, "--secret", "cat")

    assert (code, err) == (0, "")
    assert out.splitlines()[-1].startswith("The game is not finished")


def test_a_game_of_the_program_alone_is_told_to_programs_too(small):
    asked = ("--mode", "automatic", "--secret", "cat", *small)
    told = json.loads(wmh("play", *asked, "--json").out)
    rows = [line.split()[1:3] for line in wmh("play", *asked).out.splitlines()[:-1]]

    assert (told["secret"], told["state"]) == ("cat", "won")
    assert [each.split(":") for each in told["turns"]] == rows


def test_a_game_with_a_person_is_no_json(small):
    code, out, err = wmh("play", "--json", *small)

    assert (code, out) == (2, "")
    assert err == (
        "A game with you is a dialogue, which cannot be JSON: leave out --json, or choose"
        " --mode automatic.\n"
    )


@pytest.fixture
def mine(small):
    """A game that shows the first letter."""
    folder = paths.data_folder() / "games"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('name = "Mine"\nlength = 3\ngiven = [1]\nrows = 6\n')
    return ("--game", "mine")


def test_a_game_that_shows_letters_shows_them_to_the_program(small, mine):
    asked = ("--mode", "automatic", "--secret", "dog", "--tier", "80", *mine, *small)
    said = wmh("play", *asked).out.splitlines()
    assert said[0].endswith("in 6 attempts, with d.. shown.")
    assert said[1].split()[1:3] == ["dog", "ggg"]
    assert json.loads(wmh("play", *asked, "--json").out)["shown"] == "d.."


def test_a_game_that_shows_letters_shows_them_to_a_person(play, mine):
    said = play("dog", "/left", "cot", "cat", options=("--secret", "cat", *mine))
    assert said[0].endswith("with c.. shown. Type a guess.")
    assert said[1] == "The game shows c..: 'dog' has other letters there."
    assert said[2] == "2 words fit."
    assert said[-1] == "Found in 2 guesses: cat."


@pytest.mark.parametrize(
    "options", [("--mode", "keeper"), ("--keep", "adversarial"),
                ("--keep", "adversarial", "--mode", "automatic")],
)  # fmt: skip
def test_where_nobody_can_show_the_letters_that_is_said(play, mine, options):
    assert "without the letters that mine shows." in play(options=(*options, *mine))[0]


def test_the_program_takes_words_for_as_likely_as_the_game_does(tmp_path):
    """The better known of two words that are left is guessed first, likelier or not."""
    words = ("--lexicon", lexicon_file(tmp_path, {"aback": 80, "zebra": 10}))
    game = tmp_path / "mine.toml"
    game.write_text('name = "Mine"\nlength = 5\nstrategy = "expected"\nprior = "tier"\n')
    alone = ("play", "--mode", "automatic", "--secret", "zebra", "--tier", "all", *words, "--json")

    def turns(*options):
        return json.loads(wmh(*alone, *options).out)["turns"]

    assert turns("--game", game) == turns("--prior", "tier", "--strategy", "expected")
    assert turns("--game", game) == ["zebra:ggggg"]
    assert turns("--game", game, "--prior", "uniform") == ["zebra:ggggg"]


OWN = 'name = "My own"\nlength = 3\nopener = "dog"\n'


@pytest.fixture
def own_game():
    """Its opener is none that any strategy would begin with: it is beyond the view."""
    GAMES.own_folder().mkdir(parents=True)
    path = GAMES.own_folder() / "mine.toml"
    path.write_text(OWN, "utf-8")
    return path


@pytest.mark.usefixtures("own_game")
def test_whoever_guesses_begins_as_the_game_does(play, small):
    alone = play(options=("--game", "mine", "--mode", "automatic", "--secret", "cot"))
    simulated = json.loads(wmh("simulate", "--game", "mine", "--json", *small).out)["results"][0]

    assert simulated["opener"] == "dog"
    assert alone[0] == " 1  dog wgw  ⬜🟩⬜"
    assert play("/quit", options=("--game", "mine", "--mode", "keeper"))[1] == " 1  dog?"
    hints = play("/hint", "dog", "/hint", options=("--game", "mine", "--secret", "cot"))
    assert (hints[1], hints[3]) == ("Try dog.", "Try cot.")


@pytest.mark.parametrize("said", ["given = [1]\n", "lengths = [3, 5]\n"])
def test_an_opener_that_the_game_would_refuse_is_left_out(play, own_game, said):
    own_game.write_text(OWN + said, "utf-8")
    secret = "cat" if "given" in said else "house"
    game = ("--game", "mine", "--mode", "automatic", "--secret", secret)

    assert " dog " not in "\n".join(play(options=game))
