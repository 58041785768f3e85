"""`wmh suggest`: the paper's method on the command line, and how it refuses bad input."""

import json
import subprocess
import sys
from dataclasses import replace
from math import log2

import pytest

from tests.lexica import english, english_words, lexicon_file
from tests.program import finish, wmh
from tests.said import agrees, fits, marked
from wmh.engine import candidates
from wmh.engine.advice import advise
from wmh.engine.answer import Suggestion
from wmh.engine.clues.reading import read_clue
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Turn
from wmh.engine.paper.matcher import match
from wmh.engine.question import Question
from wmh.engine.strategy.ranking.suggestion_rows import measured
from wmh.engine.strategy.strategies import STRATEGIES, Certainty, Prior, Strategy


@pytest.fixture
def small(tmp_path):
    """A lexicon of common words, a rare one and a flagged one."""
    words = {"torn": 10, "born": 10, "cast": 20, "zarf": 80, "crane": 10}
    return "--lexicon", lexicon_file(tmp_path, words, flagged=["cast"])


def suggested(*arguments):
    """The JSON of the command, which prints nothing else."""
    code, out, err = wmh("suggest", *arguments, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def words(*arguments):
    return [each["word"] for each in suggested(*arguments)["suggestions"]]


def test_the_papers_example_gives_the_papers_pattern():
    answer = suggested("rain:ywwg")

    assert answer["pattern"] == {
        "paper": "[^air][^ai][^ai]n",
        "strict": "(?=.*r)[^air][^ai][^ai]n",
    }


def test_the_json_holds_exactly_this():
    answer = suggested("rain:ywwg", "--rows", "2")

    game = {"schema", "game", "lexicon", "length", "rule", "tier"}
    assert set(answer) == game | {"remaining", "known", "pattern", "suggestions", "timings_ms"}
    assert answer["remaining"] == 16
    assert answer["known"] == "N is 4th; R somewhere, not 1st; no A, I"
    both = {"candidate": True, "certainty": "exact", "worst": 8}
    torn = {"word": "torn", "score": 0.6875, "entropy": 1.875, "expected": 5.375, "parts": 5}
    bits = pytest.approx(1.5306390622)
    worn = {"word": "worn", "score": 0.671875, "entropy": bits, "expected": 6.375, "parts": 4}
    # Of equal score with horn and born, and better known.
    assert answer["suggestions"] == [{**both, "rank": 1, **torn}, {**both, "rank": 2, **worn}]
    assert list(answer["timings_ms"]) == [
        "pattern_generator",
        "pattern_matcher",
        "letter_frequency_counter",
        "scorer",
    ]
    assert all(took >= 0 for took in answer["timings_ms"].values())


@pytest.mark.parametrize("rule", Rule)
def test_what_is_known_is_true_of_the_words_that_fit_and_of_no_other(rule):
    secrets = "eerie", "mamma", "tepee"
    guesses = ("tares", "geese"), ("llama", "mummy"), ("elate", "creep", "tenet")
    everything = [word for word in english_words() if len(word) == 5]
    for secret, tried in zip(secrets, guesses, strict=True):
        turns = [marked(rule, guess, secret) for guess in tried]
        said = [f"{turn.word}:{write_clue(turn.clue)}" for turn in turns]

        known = suggested(*said, "--rule", rule, "--tier", "127")["known"]

        assert [word for word in everything if agrees(known, word, rule)] == [
            word for word in everything if fits(rule, turns, word)
        ], known


@pytest.mark.parametrize("clue", ["🟨⬜⬜🟩", "🟨⬛⬛🟩", "🟦⬜️⬜️🟧", "🟡🟦🟦🟥", "y⬜w🟩"])
def test_clues_may_be_squares(clue):
    assert suggested(f"rain:{clue}")["pattern"]["paper"] == "[^air][^ai][^ai]n"


def test_the_game_decides_what_squares_mean():
    answer = suggested("crane:🟥⬜⬜⬜⬜", "--game", "lingo")
    other = suggested("crane:🟥⬜⬜⬜⬜", "--game", "wordle")

    assert answer["known"] == "C is 1st; no A, E, N, R"
    assert other["known"] == "no A, C, E, N, R"


def test_a_square_that_no_game_has_is_named():
    code, _, err = wmh("suggest", "rain:🟪⬜⬜🟩")

    assert code == 2
    assert "The clue" in err
    assert "🟪" in err


def test_a_person_gets_a_table_the_number_both_patterns_and_the_timings(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")

    code, out, err = wmh("suggest", "rain:ywwg", "--rows", "2")

    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[1].split()[:3] == ["1", "torn", "0.688"]
    assert lines[1].count("━") == 20
    assert lines[3:7] == [
        "16 words fit.",
        "Known: N is 4th; R somewhere, not 1st; no A, I",
        "Pattern: (?=.*r)[^air][^ai][^ai]n",
        "Paper's: [^air][^ai][^ai]n",
    ]
    assert lines[7].startswith("Milliseconds: pattern generator ")
    assert len(lines) == 8


def test_what_is_known_is_left_out_where_nothing_is():
    assert "Known" not in wmh("suggest").out


def test_patterns_that_do_not_differ_are_shown_once():
    assert wmh("suggest", "rain:wwww").out.count("[^ainr]") == 4


@pytest.mark.parametrize("columns", ["20", "38", "39", "200"])
def test_a_word_is_whole_however_narrow_the_terminal(monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)

    assert "torn" in wmh("suggest", "rain:ywwg").out


def test_the_papers_reading_leaves_more_words():
    _, out, _ = wmh("suggest", "rain:ywwg", "--pattern", "paper")

    assert "63 words fit.\n" in out
    assert "\nPattern: [^air][^ai][^ai]n\nStrict: (?=.*r)[^air]" in out
    assert (
        wmh("suggest", "rain:ywwg", "--rule", "paper").out.splitlines()[:-1]
        == (out.splitlines()[:-1])
    )


@pytest.mark.parametrize("turn", ["RAIN:YWWG", "Rain:ywWg", "rain:1002", "rain:?XxO"])
def test_case_and_notation_of_a_turn_do_not_matter(turn):
    assert words(turn) == words("rain:ywwg")


def test_without_turns_the_words_of_the_papers_game_are_ranked(small):
    assert words(*small) == ["torn", "born"]


def test_a_length_can_be_asked_for(small):
    assert words("--length", "5", *small) == ["crane"]


def test_rare_words_fit_only_in_a_wider_view(small):
    assert suggested(*small)["remaining"] == 3
    assert suggested("--tier", "127", *small)["remaining"] == 4


def test_long_words_are_looked_for_in_every_tier(tmp_path):
    path = lexicon_file(tmp_path, {"abracadabras": 10, "thaumaturges": 80})

    assert suggested("--length", "12", "--lexicon", path)["remaining"] == 2


def test_flagged_words_are_counted_and_suggested_only_on_request(small):
    assert words("cast:gggg", *small) == []
    assert words("cast:gggg", "--flagged", *small) == ["cast"]
    assert wmh("suggest", "cast:gggg", *small).out.startswith(
        "1 word fits, of those that are suggested only with --flagged.\nKnown: C is 1st;"
    )


def test_turns_are_read_in_the_lexicons_own_letters(tmp_path):
    path = lexicon_file(tmp_path, ["llama", "lince", "chico", "niño"], digraphs=["ch", "ll"])

    assert words("llama:wwww", "--lexicon", path) == ["chico", "niño"]


def test_a_terminal_that_lacks_a_letter_is_shown_its_code(tmp_path):
    path = lexicon_file(tmp_path, ["niño"])

    code, out, err = finish("suggest", "--lexicon", path, variables={"PYTHONIOENCODING": "ascii"})

    assert (code, err) == (0, "")
    assert "ni\\xf1o" in out


@pytest.mark.parametrize(
    ("turns", "reason"),
    [
        (
            ["qqqq:gggg"],
            "No word fits: after guess 1 (qqqq gggg) no word is left. Check its marks."
            " Or the word list lacks the answer.",
        ),
        (
            ["rain:ywwg", "torn:wgww"],
            "No word fits: guess 2 (torn wgww) contradicts the guesses before it."
            " Check the colours of all of them.",
        ),
        (
            ["zzzz:wyww"],
            "No word fits: in guess 1 (zzzz wyww) the Z at place 1 is white and the one at place 2"
            " yellow, but a repeated letter gets its yellow from left to right.",
        ),
        (
            ["qqqq:gggg", "rain:gggy"],
            "No word fits: in guess 2 (rain gggy) the N at place 4 is yellow, but there is no other"
            " place for it.",
        ),
        (
            ["mama:ygyg"],
            "No word fits: in guess 1 (mama ygyg) the M at places 1 and 3 is yellow, but there are"
            " too few other places for it.",
        ),
        (
            ["mama:gywy", "--rule", "naive"],
            "No word fits: in guess 1 (mama gywy) the M at place 3 is white and the one at place 1"
            " green, but this rule leaves every M white or none.",
        ),
        (
            ["rain:3,1", "--rule", "pegs"],
            "No word fits: in guess 1 (rain 3,1) the numbers are more than its places can give.",
        ),
        (
            ["rain:2", "rain:1", "--rule", "positions"],
            "No word fits: after guess 2 (rain 1) no word is left; 104 words fitted before it."
            " Check its numbers and the earlier ones. Or the word list lacks the answer.",
        ),
        (
            ["rain:ywwg", "--given", "r..."],
            "No word fits: guess 1 (rain ywwg) contradicts the revealed letters."
            " Check its marks and them.",
        ),
        (
            ["--given", "q.x."],
            "No word fits: no word of length 4 in your vocabulary has the revealed letters."
            " Check them. Or the word list lacks the answer.",
        ),
        (
            ["rain:ywwg", "oxen:yywg"],
            "No word fits: after guess 2 (oxen yywg) no word is left; 16 words fitted before it."
            " Check its marks and the earlier ones. Or the word list lacks the answer.",
        ),
        (
            ["apay:gggg"],
            "No word fits: after guess 1 (apay gggg) no word is left. Check its marks.\n"
            "But 1 less common word does: widen the view to tier 127.",
        ),
        (
            ["--length", "27", "--tier", "10"],
            "No word fits: no word of length 27 is as common as tier 10.\n"
            "But 3 less common words do: widen the view to tier 127.",
        ),
    ],
)
def test_when_no_word_fits_it_says_why_and_ends_with_one(turns, reason):
    assert wmh("suggest", *turns) == (1, "", f"{reason}\n")


def test_when_no_word_fits_the_json_is_whole_all_the_same():
    code, out, err = wmh("suggest", "qqqq:gggg", "--json")

    answer = json.loads(out)
    assert (code, answer["remaining"], answer["suggestions"]) == (1, 0, [])
    assert set(answer) - {"schema", "game", "lexicon", "length", "rule", "tier"} == {
        "remaining",
        "known",
        "pattern",
        "suggestions",
        "timings_ms",
        "proposals",
    }
    assert answer["proposals"] == [
        {"change": "Guess 1 (qqqq gggg) is from another game.", "turns": [], "remaining": 3287}
    ]
    assert err.startswith("No word fits: ")


@pytest.mark.parametrize(
    ("rule", "clue", "fitting"),
    [
        ("tiles", "gwgw", ["torn"]),
        ("naive", "gwgy", ["torn"]),
        ("paper", "gwgw", ["torn"]),
        ("pegs", "2,0", ["cast", "torn", "zarf"]),
        ("positions", "1", ["born"]),
        ("jotto", "2", ["cast", "torn", "zarf"]),
        ("jotto-each", "3", ["cast", "torn"]),
    ],
)
def test_clues_are_read_by_the_rule_that_is_named(small, rule, clue, fitting):
    options = ("--rule", rule, "--flagged", "--tier", "127", *small)

    assert sorted(words(f"tart:{clue}", *options)) == fitting


def test_given_letters_narrow_the_words_and_tell_their_length(small):
    assert words("--given", "t...", *small) == ["torn"]
    assert words("--given", ".R...", *small) == ["crane"]


@pytest.mark.parametrize(
    ("mode", "turns", "complaint"),
    [
        ("hard", ["rain:wwwg", "stop:wwww"], "N is green at place 4 since guess 1 (rain) and must"),
        ("hard", ["rain:ywww", "stop:wwww"], "R is coloured in guess 1 (rain) and must be used."),
        ("hard", ["toot:wyyw", "torn:wwww"], "O is coloured in guess 1 (toot) and must be used 2"),
        ("ultra", ["rain:ywww", "ruts:wwww"], "R is yellow at place 1 since guess 1 (rain) and"),
        (
            "ultra",
            ["rain:ywww", "oral:wwww"],
            "A is white since guess 1 (rain) and may not be",
        ),
        ("ultra", ["toot:ywww", "stet:wwww"], "T may be used at most once since guess 1 (toot)."),
    ],
)
def test_a_guess_that_the_mode_refuses_is_named_in_one_line(mode, turns, complaint):
    plain, hard = wmh("suggest", *turns), wmh("suggest", *turns, "--hard", mode)

    assert (hard.code, hard.out.splitlines()[:-1]) == (plain.code, plain.out.splitlines()[:-1])
    said, *rest = hard.err.splitlines()
    assert "\n".join(rest) == plain.err.rstrip()
    guess = turns[1].partition(":")[0]
    assert said.startswith(f"Guess 2 ({guess}) is not allowed in {mode}: {complaint}")


def test_a_guess_that_keeps_to_the_mode_is_not_spoken_of():
    assert wmh("suggest", "rain:ywwg", "torn:wggg", "--hard", "ultra").err == ""


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["rain:ywwg", "--length", "5"], "The guess 'rain' is 4 long; this game needs"),
        (["rain:ywwg", "crane:wwwww"], "The guess 'crane' is 5 long; this game needs"),
        (["ra1n:ywwg"], "The guess 'ra1n' has '1', which this word list does not use."),
        (["rжin:ywwg"], "The guess 'rжin' has 'ж', which this word list does not use."),
        (["rain:ywzg"], "The clue 'ywzg' has 'z' at place 3: use g, y and w"),
        (["rain:ywwg:"], "The clue 'ywwg:' has ':' at place 5: use g, y and w"),
        (["rain:yww"], "The guess 'rain' has 4 letters but its clue 'yww' has 3 marks"),
        (
            ["rain:"],
            "'rain:' is not a guess with its clue: write guess:clue, such as rain:ywwg.",
        ),
        (["rainywwg"], "'rainywwg' is not a guess with its clue: write guess:clue"),
        ([":ywwg"], "':ywwg' is not a guess with its clue: write guess:clue"),
        ([""], "'' is not a guess with its clue: write guess:clue"),
        (["x" * 10_000], "'xxxxx"),
        (["a:g"], "The word list english has no words of length 1: choose a length of 2 to 31."),
        (["rain:2,1"], "The rule tiles marks letters: give 'rain' one of g, y and w"),
        (["rain:ywwg", "--rule", "pegs"], "The rule pegs counts: write rain:black,white such as"),
        (["rain:2", "--rule", "pegs"], "The clue '2' has 1 number, but the rule pegs counts black"),
        (["rain:5", "--rule", "jotto"], "The guess 'rain' is 4 long but its clue '5' counts"),
        (["rain:ywwg", "--given", "r.."], "The revealed letters have 3 places; this game needs"),
        (["--given", "r1.."], "The revealed letters 'r1..' have '1', which this word list"),
        (
            ["--pattern", "paper", "--rule", "naive"],
            "--pattern paper reads clues in its own way, and",
        ),
        (["--length", "32"], "The word list english has no words of length 32: choose a length"),
        (["--length", "0"], "The word list english has no words of length 0: choose a length"),
        (["--length", "-1"], "The word list english has no words of length -1: choose a length"),
        (
            ["--lexicon", "klingon"],
            "There is no word list 'klingon' (codes are named as in codes:abcdef): ",
        ),
        (["--lexicon", "klingon.dawg"], "klingon.dawg is missing: give the path of a .dawg file"),
        (["--lexicon", "x" * 5000], "'xxxxx"),
    ],
)
def test_bad_input_is_one_line_and_ends_with_two(arguments, complaint):
    code, out, err = wmh("suggest", *arguments)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(complaint)
    assert len(err) < 300


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--tier", "many"),
        ("--tier", "128"),
        ("--rows", "0"),
        ("--rows", "ten"),
        ("--length", "four"),
        ("--pattern", "loose"),
        ("--rule", "loose"),
        ("--hard", "very"),
        ("--strategy", "magic"),
        ("--guesses", "some"),
        ("--prior", "none"),
        ("--attempts", "0"),
        ("--colour", "red"),
    ],
)
def test_an_option_that_makes_no_sense_is_named_and_ends_with_two(option, value):
    code, out, err = wmh("suggest", "rain:ywwg", option, value)

    assert (code, out) == (2, "")
    assert option in err.splitlines()[-1]
    assert "Traceback" not in err


def test_a_lexicon_names_the_lengths_it_has(tmp_path):
    path = lexicon_file(tmp_path, ["ox", "bird", "crane"])

    assert wmh("suggest", "--length", "3", "--lexicon", path).err == (
        "The word list small has no words of length 3: choose a length of 2, 4, 5.\n"
    )


SPLITTING = [strategy for strategy in Strategy if STRATEGIES[strategy].splits]


@pytest.mark.parametrize("strategy", Strategy)
def test_every_strategy_measures_its_rows(small, strategy):
    answer = suggested("--strategy", strategy, *small)

    assert {each["word"] for each in answer["suggestions"]} == {"torn", "born"}
    for each in answer["suggestions"]:
        assert each["certainty"] in list(Certainty)
        assert each["entropy"] == pytest.approx(log2(3))
        assert (each["expected"], each["worst"], each["parts"]) == (1, 1, 3)


@pytest.mark.parametrize("strategy", SPLITTING)
def test_a_strategy_that_splits_says_what_it_went_by(small, strategy):
    answer = suggested("--strategy", strategy, *small)

    assert answer["strategy"] == strategy
    assert answer["measured"] == answer["guesses"] == 2
    assert answer["off"] is None
    best = {"word": "born", "mean": 5 / 3, "proven": True}
    assert answer["best"] == (None if strategy == "lingo" else best)


def test_what_the_kernels_measure_is_what_is_measured_without_them():
    asked = ("rain:wywg", "--guesses", "all", "--prior", "tier", "--rows", "30")
    answer = suggested(*asked, "--strategy", "entropy")
    rows = tuple(Suggestion(**each) for each in answer["suggestions"])
    turn = Turn(tuple("rain"), read_clue("wywg"))
    question = Question((turn,), 4, tier=70, prior=Prior.TIER)

    advice = replace(advise(question, english()), suggestions=rows)
    for row, again in zip(rows, measured(advice, 30, english()), strict=True):
        assert (again.worst, again.parts) == (row.worst, row.parts)
        assert again.expected == pytest.approx(row.expected)
        assert again.entropy == pytest.approx(row.entropy, abs=1e-6)


@pytest.fixture
def four(tmp_path):
    """Two words that fit one clue, one that does not, and one that is rare."""
    words = {"torn": 10, "born": 10, "rain": 10, "zarf": 80}
    return "rain:ywwg", "--strategy", "parts", "--lexicon", lexicon_file(tmp_path, words)


def test_the_guesses_can_be_more_than_the_candidates(four):
    assert words(*four, "--guesses", "candidates") == ["born", "torn"]
    assert words(*four) == ["born", "torn", "rain"]
    assert "zarf" in words(*four, "--guesses", "all")


def test_a_hard_mode_leaves_out_the_guesses_it_refuses(four):
    asked = (*four, "--guesses", "all")

    assert words(*asked, "--hard", "hard") == ["born", "torn", "rain"]
    assert words(*asked, "--hard", "ultra") == ["born", "torn"]


def test_once_one_word_is_left_there_is_nothing_else_to_guess(small):
    assert words("torn:wggg", "--strategy", "parts", "--guesses", "all", *small) == ["born"]


def test_a_prior_makes_common_words_likelier(tmp_path):
    path = lexicon_file(
        tmp_path, dict.fromkeys(("bare", "bole", "fore", "mire"), 80) | {"pure": 10}
    )
    asked = ("--strategy", "entropy", "--lexicon", path, "--tier", "127")

    assert words(*asked)[0] == "bole"
    assert words(*asked, "--prior", "tier")[0] == "pure"


def test_the_table_says_more_where_there_is_room(monkeypatch):
    def titles(columns, *options):
        monkeypatch.setenv("COLUMNS", str(columns))
        code, out, err = wmh("suggest", "rain:ywwg", "--strategy", "expected", *options)
        assert (code, err) == (0, "")
        assert all(len(line) <= columns for line in out.splitlines()[:11])
        return out.splitlines()[0].split()

    assert " ".join(titles(100)) == "Rank Word Left Answer? Bits Left at worst Clues"
    assert titles(40) == ["Rank", "Word", "Left", "Answer?", "Bits"]
    assert titles(20) == ["Rank", "Word", "Left"]
    assert "Answer?" not in titles(100, "--guesses", "candidates")


def test_the_best_guess_is_named_where_it_is_known():
    assert (
        "\nFewest guesses: beth, 2.62 guesses on average (proven).\n"
        in wmh("suggest", "rain:ywwg", "--strategy", "exact").out
    )


def test_without_the_kernels_the_papers_ranking_is_shown_and_why(without_kernels):
    plain = wmh("suggest", "rain:ywwg").out.splitlines()[:-1]
    code, out, err = wmh("suggest", "rain:ywwg", "--strategy", "lingo")

    assert (code, out.splitlines()[:-1], err) == (0, plain, "Because.\n")
    assert suggested("rain:ywwg", "--strategy", "lingo")["off"] == "Because."


def test_without_the_kernels_the_list_of_the_search_is_there_and_no_proof(without_kernels):
    code, out, err = wmh("suggest", "rain:ywwg", "--strategy", "exact")

    assert (code, err) == (0, "")
    assert "Fewest guesses" not in out


@pytest.mark.parametrize("more", [(), ("--spoil", "2"), ("--strategy", "entropy")])
def test_the_words_that_fit_are_looked_for_once(monkeypatch, more):
    asked = []

    def counted(known, *others):
        asked.append(known)
        return match(known, *others)

    monkeypatch.setattr(candidates, "match", counted)
    suggested("rain:ywwg", "--guesses", "candidates", *more)

    assert len(asked) == 1


def test_no_command_waits_for_kernels_that_it_does_not_use():
    program = (
        "import sys; from wmh.helper.cli.commands import COMMANDS;"
        " from wmh.helper.cli.program import program;"
        " program({each.name for each in COMMANDS} - {'replicate', 'figures'});"
        " print('wmh.engine.strategy.kernels.kernel_calls' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert done.stdout == "False\n"
