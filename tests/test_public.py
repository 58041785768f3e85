"""Public interface of the engine: names and signatures that `import wmh` offers."""

import doctest
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import wmh
from tests.program import surroundings
from wmh import public
from wmh.engine.clues.rules import mark as marked

SIGNATURES = {
    "advise": "(asked, lexicon)",
    "best": "(asked, lexicon)",
    "mark": "(guess, secret, lexicon, rule=tiles)",
    "match": "(asked, lexicon)",
    "open_lexicon": "(words='english')",
    "play": "(secret, asked, lexicon)",
    "question": (
        "(lexicon, *turns, length=None, rule=tiles, given='', tier=None, rows=10, strategy=paper,"
        " guesses=view, prior=uniform, attempts=None)"
    ),
    "rack": "(letters, lexicon, *, values='english', least=2, rows=200)",
    "rank": "(guesses, asked, lexicon)",
    "simulate": "(asked, lexicon, secrets=None)",
}
"""Signatures on which other programs rely; removing or changing one needs a new major version."""

LIBRARY = Path(__file__).parents[1] / "resources" / "guide" / "library.md"

VALUES = {
    "Advice", "Best", "Clue", "Counts", "GuessList", "InputError", "Lexicon", "Mark", "Outcome",
    "Prior", "Question", "RackAnswer", "Rule", "Strategy", "Suggestion", "Turn",
}  # fmt: skip


def test_the_guide_names_what_every_call_gives():
    table = dict(re.findall(r"^\| `(\w+)\(.*?\)` \| (.*) \|$", LIBRARY.read_text("utf-8"), re.M))

    assert table.keys() >= SIGNATURES.keys()
    for name in SIGNATURES:
        given = str(inspect.signature(getattr(wmh, name)).return_annotation)
        assert [each for each in VALUES if each in re.findall(r"\w+", given)] == [
            each for each in VALUES if f"`{each}`" in table[name]
        ], name


@pytest.fixture(scope="module")
def english():
    return wmh.open_lexicon()


def plain(function):
    """Returns the signature of a function without types."""

    def said(value):
        return str(value) if isinstance(value, str) and type(value) is not str else repr(value)

    parts = []
    for each in inspect.signature(function).parameters.values():
        if each.kind is each.KEYWORD_ONLY and "*" not in "".join(parts):
            parts.append("*")
        star = "*" if each.kind is each.VAR_POSITIONAL else ""
        default = "" if each.default is each.empty else f"={said(each.default)}"
        parts.append(f"{star}{each.name}{default}")
    return f"({', '.join(parts)})"


def test_the_signatures_are_what_they_were():
    found = {name: plain(getattr(wmh, name)) for name in wmh.__all__ if name not in VALUES}

    assert found == SIGNATURES
    assert set(wmh.__all__) == VALUES | set(SIGNATURES) == set(public.__all__)


def test_everything_public_says_what_it_is():
    for name in wmh.__all__:
        if name != "Clue":
            assert inspect.getdoc(getattr(wmh, name))


def test_its_examples_are_true():
    assert doctest.testmod(public).failed == 0


def test_importing_it_costs_nothing_before_it_is_used():
    program = "import sys, wmh; print('numpy' in sys.modules, 'wmh.public' in sys.modules)"
    command = [sys.executable, "-c", program]

    assert subprocess.check_output(command, text=True, **surroundings()) == "False False\n"


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="has no attribute 'guess'"):
        _ = wmh.guess


def test_what_matches_is_what_would_have_been_marked_so(english):
    asked = wmh.question(english, "rain:ywwg")
    every = wmh.match(wmh.question(english, length=4), english)
    clue = asked.turns[0].clue

    fit = [word for word in every if marked(asked.rule, tuple("rain"), tuple(word)) == clue]

    assert wmh.match(asked, english) == fit
    assert wmh.question(english, "rain=ywwg") == asked


def test_games_one_by_one_are_the_games_together():
    few = wmh.open_lexicon(["cat", "cot", "cut", "dog", "dig", "pig", "pug"])
    for strategy in ("paper", "entropy"):
        asked = wmh.question(few, length=3, strategy=strategy)
        games = [wmh.play(word, asked, few) for word in wmh.match(asked, few)]

        together = wmh.simulate(asked, few)

        assert together.total == sum(map(len, games))
        assert all(
            game[-1].word == word for game, word in zip(games, wmh.match(asked, few), strict=True)
        )


def test_ranked_guesses_are_measured_as_the_list_of_the_strategy_is(english):
    asked = wmh.question(english, "rain:ywwg", strategy="entropy", guesses="candidates")
    advice = wmh.advise(asked, english)

    rows = wmh.rank([each.word for each in advice.suggestions], asked, english)

    assert [each.entropy for each in rows] == pytest.approx(
        [each.entropy for each in advice.suggestions]
    )


def test_a_guess_that_is_no_word_can_be_ranked(english):
    (row,) = wmh.rank(["rrrr"], wmh.question(english, "rain:ywwg"), english)

    assert not row.candidate
    assert row.parts > 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda e: wmh.question(e), "needs the length"),
        (lambda e: wmh.question(e, "rain"), "rain"),
        (lambda e: wmh.question(e, "rain:ywwg", "train:ywwgg"), "this game needs 4"),
        (lambda e: wmh.mark("rain", "train", e), "give a word of 5"),
        (lambda e: wmh.rank(["trains"], wmh.question(e, length=4), e), "give a word of 4"),
        (lambda e: wmh.rank(["rain"], wmh.question(e, "rain:ywwg", "tore:gggg"), e), "No word"),
        (lambda e: wmh.play("zzzz", wmh.question(e, length=4), e), "zzzz"),
        (lambda e: wmh.simulate(wmh.question(e, "rain:ywwg"), e, ["rain"]), "do not fit"),
        (lambda e: wmh.simulate(wmh.question(e, length=4), e, ["zzzz"]), "not in the word list"),
        (lambda e: wmh.open_lexicon("klingon"), "klingon"),
        (lambda e: wmh.rack("!", e), "not a letter"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(english, wrong, said):
    with pytest.raises(wmh.InputError, match=said) as raised:
        wrong(english)

    assert len(str(raised.value).splitlines()) == 1
