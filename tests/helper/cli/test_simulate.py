"""`wmh simulate`: figures of many games, as a table, as JSON and as a picture."""

import json
import xml.etree.ElementTree as ET

import pytest

from tests.lexica import lexicon_file
from tests.program import wmh
from wmh.engine.strategy.strategies import Strategy

WORDS = {"torn": 10, "born": 10, "corn": 20, "horn": 20, "cast": 20, "zarf": 80, "crane": 10}


@pytest.fixture
def small(tmp_path):
    return "--lexicon", lexicon_file(tmp_path, WORDS, flagged=["cast"])


def simulated(*arguments):
    code, out, err = wmh("simulate", *arguments, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_the_json_holds_the_game_and_its_figures(small):
    answer = simulated(*small, "--tier", "70", "--strategy", "entropy", "--attempts", "3")

    (result,) = answer.pop("results")
    assert answer == {
        "schema": "simulate/1",
        "game": None,
        "lexicon": "small",
        "length": 4,
        "tier": 70,
        "rule": "tiles",
        "guesses": "view",
        "possible_only": False,
        "prior": "uniform",
        "plain": False,
        "hard": "free",
        "attempts": 3,
        "games": 4,
    }
    assert result.pop("seconds") >= 0
    assert result.pop("states") > 1
    assert result == {
        "strategy": "entropy",
        "possible_only": False,
        "opener": "born",
        "won": 3,
        "lost": 1,
        "total": 6,
        "mean": 2.0,
        "median": 2.0,
        "worst": 3,
        "distribution": {"1": 1, "2": 1, "3": 1},
    }


def test_a_person_gets_a_line_and_a_table(small):
    code, out, err = wmh("simulate", *small, "--attempts", "3", "--strategies", "paper,exact,paper")

    assert (code, err) == (0, "")
    title, heads, *rows = out.splitlines()
    assert title == "4 games of length 4; small, tier 70; no offensive words; 3 guesses at most"
    assert heads.split() == ["Strategy", "Opener", "Mean", "Median", "Worst", "Lost", *"123"]
    assert [row.split()[0] for row in rows] == ["paper", "exact"]


FAMILY = "catch hatch latch match patch watch climb chomp whelp"


@pytest.mark.parametrize("strategy", ["exact", "parts"])
def test_both_kinds_are_the_two_runs_side_by_side(tmp_path, strategy):
    words = lexicon_file(tmp_path, dict.fromkeys(FAMILY.split(), 10))
    told = ("--lexicon", words, "--length", "5", "--strategy", strategy, "--attempts", "3")
    alone = [simulated(*told, *option)["results"][0] for option in ([], ["--possible-only"])]
    both = simulated(*told, "--both-kinds")["results"]
    for each in (*alone, *both):
        del each["seconds"]

    assert both == alone
    assert [each["possible_only"] for each in both] == [False, True]
    assert both[0] != both[1] | {"possible_only": False}
    _, heads, *rows = wmh("simulate", *told, "--both-kinds").out.splitlines()
    assert heads.split()[:3] == ["Strategy", "Guesses", "Opener"]
    assert [row.split()[:3] for row in rows] == [
        [strategy, "all", "guesses"],
        [strategy, "possible", "answers"],
    ]


def test_no_number_of_games_is_lost_where_the_table_has_no_room(tmp_path, monkeypatch):
    """Words of one rhyme, of which the paper's method tries one after the other."""
    rhyme = {f"{first}{second}ight": 10 for first in "bcdfghlmnprst" for second in "ae"}
    path = lexicon_file(tmp_path, rhyme)
    told = ("--lexicon", path, "--strategies", "paper,positional", "--secrets", "all")
    found = [each["distribution"] for each in simulated(*told)["results"]]
    assert max(int(number) for number in found[0]) > 8

    monkeypatch.setenv("COLUMNS", "60")
    _, heads, _, _, *below = wmh("simulate", *told).out.splitlines()
    assert heads.split() == ["Strategy", "Opener", "Mean", "Median", "Worst"]
    assert [
        dict(part.split(": ") for part in line.split(": ", 1)[1].split(", ")) for line in below
    ] == [{number: str(times) for number, times in each.items()} for each in found]

    monkeypatch.setenv("COLUMNS", "160")
    _, heads, *rows = wmh("simulate", *told).out.splitlines()
    assert heads.split()[5:] == [str(number) for number in range(1, len(heads.split()) - 4)]
    assert len(rows) == 2


def test_the_mode_and_the_rule_are_told(small):
    out = wmh("simulate", *small, "--rule", "pegs", "--hard", "ultra", "--attempts", "1").out

    assert out.splitlines()[0].endswith("; rule pegs; ultra hard mode; 1 guess at most")


def test_a_game_that_shows_letters_says_that_they_are_not_shown_here():
    code, out, err = wmh("simulate", "--game", "lingo", "--secrets", "2", "--strategy", "paper")

    assert (code, err) == (0, "")
    assert out.splitlines()[0].endswith("; without the letters that lingo shows")


@pytest.mark.parametrize("strategy", Strategy)
@pytest.mark.parametrize("guesses", ["candidates", "view", "all"])
def test_every_strategy_finds_every_secret(small, strategy, guesses):
    options = ("--strategy", strategy, "--guesses", guesses, "--prior", "tier", "--tier", "127")

    (result,) = simulated(*small, "--flagged", *options)["results"]

    assert (result["won"], result["lost"]) == (6, 0)
    assert result["total"] == sum(int(n) * games for n, games in result["distribution"].items())


def test_the_opener_can_be_chosen(small):
    (result,) = simulated(*small, "--opener", "ZARF", "--strategy", "parts")["results"]

    assert (result["opener"], "1" in result["distribution"]) == ("zarf", False)


def test_a_game_begins_with_its_own_opener_where_it_is_that_game():
    def opener(*options):
        few = ("--game", "wordle", "--secrets", "2")
        return simulated(*few, *options)["results"][0]["opener"]

    assert opener() == "crate"
    assert opener("--opener", "slate") == "slate"
    assert opener("--strategy", "paper") == "arose"
    assert len(opener("--length", "4", "--strategy", "paper")) == 4


def test_a_lexicon_without_the_game_s_opener_has_one_of_its_own(tmp_path):
    words = lexicon_file(tmp_path, {"torns": 10, "borns": 10})

    (result,) = simulated("--game", "wordle", "--lexicon", words, "--strategy", "paper")["results"]

    assert result["opener"] in ("torns", "borns")


def test_secrets_are_drawn_alike_from_the_same_seed():
    def drawn(*options):
        return simulated("--secrets", "40", *options)["results"][0]["distribution"]

    assert drawn() == drawn("--seed", "0")
    assert drawn() != drawn("--seed", "1")


def test_secrets_come_from_a_file(small, tmp_path):
    path = tmp_path / "secrets.txt"
    path.write_text("TORN\n\nhorn torn\n")

    assert simulated(*small, "--secrets", path)["games"] == 2


@pytest.mark.parametrize(
    ("text", "options", "reason"),
    [
        ("torn fjord", [], "The answer 'fjord' is not in the word list small: leave it out, or"),
        ("torn t1rn", [], "The answer 't1rn' is not in the word list small: leave it out, or"),
        ("crane", [], "The answer 'crane' is 5 long; this game needs 4: leave it out, or"),
        ("zarf", [], "The answer 'zarf' is less common than tier 70: leave it out, or choose"),
        ("cast", [], "The answer 'cast' is offensive: leave it out, or choose --flagged."),
        (" \n", [], " has no words: give a file with an answer a line."),
        (b"\xff", [], " is not UTF-8 text: give a file with an answer a line."),
        (None, [], "There is no file "),
        ("", ["--strategy", "lingo", "--both-kinds"], "A strategy for points has no --both-kinds:"),
        ("", ["--secrets", "0"], "0 answers cannot be drawn from 4 words: choose 1 to 4, or all."),
        ("", ["--secrets", "9"], "9 answers cannot be drawn from 4 words: choose 1 to 4, or all."),
        ("", ["--secrets", "all", "--tier", "0"], "The word list small has no word of length 4"),
        (
            "torn",
            ["--length", "9"],
            "The word list small has no words of length 9: choose a length",
        ),
        ("torn", ["--opener", "crane"], "The opener 'crane' is 5 long; this game needs 4."),
        ("torn", ["--opener", "xyzy"], "The opener 'xyzy' is not in the word list small."),
        ("torn", ["--opener", "x1zy"], "The opener 'x1zy' has '1', which this word list"),
        (
            "torn",
            ["--strategies", "parts,magic"],
            "There is no strategy 'magic': choose from ",
        ),
        ("torn", ["--strategies", " ,"], "No strategy is named to compare: choose from paper,"),
        (
            "torn",
            ["--plot", "games.pdf"],
            "games.pdf is not a file that ends in .svg or .png: choose",
        ),
        ("torn", ["--plot", "nowhere/games.svg"], "There is no folder nowhere for games.svg: make"),
    ],
)
def test_what_cannot_be_played_is_one_line(small, tmp_path, text, options, reason):
    path = tmp_path / "secrets.txt"
    if isinstance(text, bytes):
        path.write_bytes(text)
    elif text is not None:
        path.write_text(text)

    code, out, err = wmh("simulate", *small, "--secrets", path, *options)

    assert (code, out, err.count("\n")) == (2, "", 1)
    assert reason in err


def test_the_plot_shows_every_strategy(small, tmp_path):
    path = tmp_path / "games.svg"

    code, _, err = wmh("simulate", *small, "--strategies", "paper,worst", "--plot", path)

    assert (code, err) == (0, "")
    assert ET.parse(path).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    text = path.read_text()
    for said in ("Letter frequency", "Safest", "4 games of length 4"):
        assert said in text


def test_the_plot_of_the_same_games_is_the_same(small, tmp_path):
    paths = [tmp_path / name for name in ("one.svg", "two.svg", "three.png")]

    for path in paths:
        assert wmh("simulate", *small, "--attempts", "2", "--plot", path).code == 0

    one, two, three = (path.read_bytes() for path in paths)
    assert one == two
    assert three.startswith(b"\x89PNG")


def test_a_plot_that_cannot_be_written_is_one_line(small, tmp_path):
    folder = tmp_path / "games.svg"
    folder.mkdir()

    code, out, err = wmh("simulate", *small, "--plot", folder)

    assert (code, out) == (2, "")
    assert err == f"{folder} is not a file that ends in .svg or .png: choose such a name.\n"
