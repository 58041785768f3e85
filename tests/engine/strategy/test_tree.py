"""The tree of the next guesses: against games played one by one; and its two forms."""

import json
import xml.etree.ElementTree as ET
from itertools import count

import pytest

from tests.engine.strategy.play import played
from tests.lexica import english, lexicon_of
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.question import Question
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import GuessList, Strategy
from wmh.engine.strategy.tree import FEW, Branch, Node, as_json, grow, growing
from wmh.engine.strategy.tree_drawing import as_svg

WORDS = sorted({"torn", "born", "corn", "horn", "worn", "tern", "rote", "roam", "crab", "brim"})
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def small():
    return lexicon_of(WORDS)


def grown(lexicon, guess, depth=2, **asked):
    question = Question((), len(guess), **asked)
    return grow(question, tuple(guess), lexicon, depth, Solver(lexicon))


def along(node, secret, rule):
    """The guesses that the tree makes in a game with this secret."""
    made = []
    while node is not None:
        made.append(node.word)
        clue = mark(rule, node.word, secret)
        (branch,) = (
            each
            for each in node.branches
            if each.clue == clue and each.solves == (node.word == secret)
        )
        node = branch.next
    return made


@pytest.mark.parametrize("strategy", Strategy)
@pytest.mark.parametrize("rule", [Rule.TILES, Rule.NAIVE, Rule.PEGS, Rule.POSITIONS])
def test_a_deep_tree_holds_every_game(small, strategy, rule):
    question = Question((), 4, rule, strategy=strategy, guesses=GuessList.ALL)

    for secret in WORDS:
        turns = played(question, small, secret)
        tree = grown(small, turns[0].word, 12, rule=rule, strategy=strategy, guesses=GuessList.ALL)

        assert along(tree, secret, rule) == [turn.word for turn in turns]


@pytest.mark.parametrize("rule", Rule)
def test_branches_share_out_the_words_the_largest_first_the_solving_one_last(small, rule):
    tree = grown(small, "torn", 1, rule=rule)

    assert (tree.remaining, tree.can_be_secret) == (len(WORDS), True)
    assert [branch.solves for branch in tree.branches] == [False] * (len(tree.branches) - 1) + [
        True
    ]
    sizes = [branch.remaining for branch in tree.branches[:-1]]
    assert sizes == sorted(sizes, reverse=True)
    assert all(branch.next is None for branch in tree.branches)
    if rule is not Rule.PAPER:
        named = [word for branch in tree.branches for word in branch.words]
        assert sorted(named) == WORDS
        for branch in tree.branches:
            assert {mark(rule, "torn", word) for word in branch.words} == {branch.clue}


def test_the_depth_is_the_number_of_guesses(small):
    def depth(node):
        return 1 + max((depth(each.next) for each in node.branches if each.next), default=0)

    assert [depth(grown(small, "roam", wanted)) for wanted in (1, 2, 3)] == [1, 2, 3]


def test_a_guess_that_is_no_word_of_the_lexicon_can_be_tried(small):
    tree = grown(small, "norb")

    assert not tree.can_be_secret
    assert not any(branch.solves for branch in tree.branches)


def test_a_tree_grows_from_the_turns_of_the_question(small):
    turn = Turn(tuple("torn"), mark(Rule.TILES, "torn", "born"))

    tree = grow(Question((turn,), 4), tuple("born"), small)

    assert tree.remaining == 4


def test_flagged_words_are_counted_but_not_named():
    lexicon = lexicon_of(WORDS, flagged=["born", "worn"])

    (largest, *_) = grown(lexicon, "torn", 1).branches
    (named, *_) = grown(lexicon, "torn", 1, flagged=True).branches

    assert (largest.remaining, set(largest.words)) == (4, {"corn", "horn"})
    assert set(named.words) == {"born", "corn", "horn", "worn"}


def test_only_a_few_words_are_named():
    (largest, *_) = grown(english(), "tares", 1).branches

    assert largest.remaining > len(largest.words) == FEW


def test_growing_can_be_stopped(small):
    answers = iter([False] * 4 + [True] * 100)

    with pytest.raises(Cancelled):
        grow(Question((), 4), tuple("roam"), small, stop=lambda: next(answers))


def test_the_json_says_what_the_tree_holds(small):
    tree = grown(small, "torn", 2, rule=Rule.PEGS)

    said = json.loads(json.dumps(as_json(tree)))

    assert (said["guess"], said["remaining"], said["can_be_secret"]) == ("torn", 10, True)
    for branch, written in zip(tree.branches, said["branches"], strict=True):
        assert written["clue"] == write_clue(branch.clue)
        assert written["words"] == list(branch.words)
        assert (written["next"] is None) == (branch.next is None)
        if branch.next:
            assert written["next"] == as_json(branch.next)


def rendered(tree):
    """The picture read back: its texts, in order."""
    root = ET.fromstring(as_svg(tree))
    assert root.tag == f"{SVG}svg"
    return root, [text.text for text in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_picture_shows_every_clue_within_its_frame(small, rule, depth):
    tree = grown(small, "roam", depth, rule=rule)

    root, _ = rendered(tree)

    width, height = float(root.get("width")), float(root.get("height"))
    titles = [title.text for title in root.iter(f"{SVG}title")][1:]
    assert {f"roam {write_clue(branch.clue)}" for branch in tree.branches} <= set(titles)
    for box in [*root.iter(f"{SVG}rect")][1:]:
        assert 0 <= float(box.get("x")) <= width - float(box.get("width"))
        assert 0 <= float(box.get("y")) <= height - float(box.get("height"))


def test_marks_can_be_told_apart_without_colour(small):
    root, texts = rendered(grown(small, "torn", 1))

    squares = {box.get("fill") for box in root.iter(f"{SVG}rect")}
    discs = {disc.get("fill") for disc in root.iter(f"{SVG}circle")}
    assert discs
    assert not discs & squares
    assert {"at its place", "elsewhere", "not there"} <= set(texts)


def test_numbers_stand_where_the_rule_counts(small):
    root, texts = rendered(grown(small, "torn", 1, rule=Rule.PEGS))

    assert {"4,0", "3,0"} <= set(texts)
    assert not [*root.iter(f"{SVG}circle")]


def test_letters_that_mean_something_in_the_picture_are_escaped():
    guess = ("a", "&", "<")
    clue = (Mark.GREEN, Mark.YELLOW, Mark.WHITE)

    root, texts = rendered(Node(guess, 1, False, (Branch(clue, 1, ("<&>",)),)))

    assert texts[:3] == ["A", "&", "<"]
    assert texts[-1] == "<&>"
    assert root.find(f"{SVG}g/{SVG}title").text == "a&< gyw"


@pytest.mark.parametrize("often", [1, 2, 7])
def test_a_tree_that_is_stopped_again_and_again_is_the_same(small, often):
    """The search is stopped ever more rarely, so that it ends however often it is stopped."""
    asked, stops = count(1), {number * number // often for number in range(1, 5000)}
    question = Question((), 4, guesses=GuessList.ALL, strategy=Strategy.ENTROPY)

    def stop():
        return next(asked) in stops

    bits = list(growing(question, tuple("torn"), small, 3, Solver(small), stop))

    assert bits[:-1] == [None] * (len(bits) - 1)
    assert len(bits) > 3
    assert bits[-1] == grow(question, tuple("torn"), small, 3, Solver(small))
