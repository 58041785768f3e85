"""Commands on a computer that the compiled kernels do not fit: the same figures, but no search."""

import re

import pytest

from tests.lexica import lexicon_file
from tests.program import wmh

WORDS = {"torn": 10, "born": 10, "corn": 20, "horn": 20, "cast": 20, "zarf": 80, "crane": 10}

COMMANDS = {
    "tree": ["tree", "corn:wggg", "--depth", "3"],
    "play": ["play", "--mode", "automatic", "--secret", "horn", "--json"],
    "simulate": ["simulate", "--length", "4"],
    "race": ["race", "horn"],
    "boards": ["boards", "--boards", "2", "--length", "4", "--simulate", "5"],
    "find": ["mastermind", "solve", "abcd"],
}
HOW = {"simulate": "--strategies", "race": "--strategies", "find": "--method"}
MEASURES = {"find": "knuth"}
SEARCHES = {"find": "exact"}


def asked(name, how, tmp_path):
    lexicon = [] if name == "find" else ["--lexicon", lexicon_file(tmp_path, WORDS)]
    chosen = [] if name == "boards" else [HOW.get(name, "--strategy"), how]
    code, out, err = wmh(*COMMANDS[name], *chosen, *lexicon)
    return code, re.sub(r"\d+\.\d+ s", "", out), err


@pytest.mark.parametrize("name", COMMANDS)
def test_what_is_measured_is_the_same(name, tmp_path, request):
    answer = asked(name, MEASURES.get(name, "entropy"), tmp_path)
    assert (answer[0], answer[2]) == (0, "")
    request.getfixturevalue("without_kernels")
    assert asked(name, MEASURES.get(name, "entropy"), tmp_path) == answer


@pytest.mark.parametrize("name", sorted(COMMANDS.keys() - {"boards"}))
@pytest.mark.usefixtures("without_kernels")
def test_what_is_searched_is_refused_in_one_line(name, tmp_path):
    code, out, err = asked(name, SEARCHES.get(name, "lingo"), tmp_path)
    assert (code, out) == (2, "")
    assert err.endswith("Because.\n")
    assert err.count("\n") == 1


@pytest.mark.slow  # Every code by every method.
@pytest.mark.usefixtures("without_kernels")
def test_the_methods_of_mastermind_that_search_are_left_out():
    code, out, err = wmh("mastermind", "bench", "--json")
    assert (code, err) == (0, "Because.\n")
    assert '"knuth"' in out
    assert '"exact"' not in out
