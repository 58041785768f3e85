"""The code beside the pictures is short and plain, and does what the engine does."""

import ast
from collections import Counter, defaultdict
from itertools import pairwise, product
from math import log2

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.teach.boards import method
from tests.teach.test_lessons import SHOWN, lesson
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES, Rule, naive_tiles, tiles
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.matcher import Candidates
from wmh.engine.paper.scorer import best, letter_scores
from wmh.helper.mastermind.code_steps import keeper
from wmh.helper.mastermind.first_guesses import worth
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.code import CodeLine, code_of, pieces
from wmh.teach.construction import construction_of
from wmh.teach.figures.bars_figure import ChartFigure
from wmh.teach.figures.file_figures import END, FREE, LABEL, OFFSET
from wmh.teach.figures.title_figure import TitleFigure
from wmh.teach.scenario.stops import CoveredFigure
from wmh.teach.step import Stage
from wmh.teach.steps.choice_steps import average_left, group_by_clue
from wmh.teach.steps.codes_steps import payments
from wmh.teach.steps.constructor_steps import way_of
from wmh.teach.steps.information_steps import bits_of
from wmh.teach.steps.pattern_steps import pattern_steps
from wmh.teach.words.automata import TrieNode, insert, merge, minimal

__all__ = ["lesson"]

LETTERS = "abc"
WORDS = st.lists(st.text(LETTERS, min_size=4, max_size=4), min_size=1, max_size=12, unique=True)
CODES = st.text("abcdef", min_size=4, max_size=4)


@SHOWN
def test_the_line_of_every_step_is_one_of_its_piece_of_code(name, lesson):
    for at in {step.code for step in lesson(SCENARIOS.read_named(name)).steps if step.code}:
        assert at.line in code_of(at).lines[code_of(at).current]


def test_the_code_is_a_few_short_lines_that_a_class_can_read():
    """No types, no classes, no generators, nothing of the program."""
    hard = ast.ClassDef, ast.Yield, ast.YieldFrom, ast.AnnAssign, ast.Lambda, ast.Try, ast.With
    for name, lines in pieces().items():
        assert 4 <= len(lines) <= 8, name
        assert max(map(len, lines)) <= 34, name
        assert len({*lines}) >= len(lines) - 1, name
        for node in ast.walk(ast.parse("\n".join(lines))):
            assert not isinstance(node, hard), name
            assert getattr(node, "annotation", None) is None, name
            assert not getattr(node, "id", "").startswith("_"), name


def run(piece, **names):
    """The names after a piece of code has run; what it prints is `printed`."""
    names["print"] = lambda *values: names.update(printed=values)
    exec("\n".join(pieces()[piece]), names)
    return names


class Node(dict):
    """Its letters lead to nodes; a word may end in any of `ends`."""

    def __init__(self):
        super().__init__()
        self.ends = set()


def endings(node):
    after = (letter + rest for letter, to in node.items() for rest in endings(to))
    return frozenset((*node.ends, *after))


def inserted(words):
    start = Node()
    for word in words:
        run("insert", Node=Node)["insert"](word, start)
    return start


@given(WORDS)
def test_the_code_of_the_dawg_makes_the_trie_and_its_smallest_automaton(words):
    start, other = inserted(words), TrieNode()
    made = sum(insert(word, other) for word in words)

    queue = [start]
    assert endings(start) == frozenset(words)
    run("merge", queue=queue, kept={}, endings=endings)
    assert len(queue) == merge(other) <= made + 1
    assert endings(start) == frozenset(words)


@given(WORDS, st.booleans())
def test_the_code_of_the_mark_of_an_end_counts_the_nodes(words, on_edge):
    beginnings = sorted({word[:many] for word in words for many in range(len(word) + 1)})

    def after(start):
        return frozenset(word[len(start) :] for word in words if word.startswith(start))

    ran = run("end_mark", beginnings=beginnings, endings=after, nodes=[], mark_on_edge=on_edge)
    assert ran["printed"] == (minimal(words, on_node=not on_edge).nodes,)


def shared(one, other):
    return max(many for many in range(len(one) + 1) if other.startswith(one[:many]))


@given(WORDS)
def test_the_code_that_grows_an_automaton_ends_with_the_smallest(words):
    words = sorted(words)
    start = Node()
    path, kept = [start], {}

    def swap(node, other):
        before = path[path.index(node) - 1]
        before[next(x for x, to in before.items() if to is node)] = other

    def add_node(letter):
        path.append(Node())
        path[-2][letter] = path[-1]

    for last, word in pairwise(("", *words, "")):
        same = shared(last, word)
        names = {"path": list(path), "same": same, "word": "", "kept": kept, "swap": swap}
        run("incremental", **names, endings=endings, add_node=add_node)
        del path[same + 1 :]
        if word:
            run("incremental", **(names | {"path": [], "word": word}), add_node=add_node)
            path[-2].ends.add(word[-1])
    assert endings(start) == frozenset(words)
    assert len(kept) + 1 == minimal(words, on_node=False).nodes


@given(WORDS)
def test_the_code_that_follows_a_word_in_the_units_says_which_words_there_are(words):
    alphabet = Alphabet(tuple(LETTERS))
    units = construction_of([tuple(word) for word in words], alphabet).units

    def label(at):
        return None if FREE.of(units[at]) else LABEL.of(units[at])

    names = {"offset": lambda at: OFFSET.of(units[at]), "label": label}
    has = run("follow", **names, is_end=lambda at: bool(END.of(units[at])))["has"]
    for letters in product(LETTERS, repeat=4):
        assert has(alphabet.encode(letters)) == ("".join(letters) in words)


def places(guess, hidden, *, same):
    return [at for at, x in enumerate(guess) if (x == hidden[at]) is same]


@given(CODES, CODES)
def test_the_code_of_clues_marks_as_the_game_does(guess, hidden):
    names = {
        "guess": guess,
        "hidden": hidden,
        "code": hidden,
        "hits": lambda *both: places(*both, same=True),
        "misses": lambda *both: places(*both, same=False),
    }
    for piece, rule in (("tiles", tiles), ("naive", naive_tiles)):
        ran = run(piece, **names, clue=["white"] * 4)
        assert ran["clue"] == [said.name.lower() for said in rule(guess, hidden)]
    ran = run("pegs", **names, black=0, white=0)
    assert (ran["black"], ran["white"]) == (
        keeper(hidden)(guess).black,
        keeper(hidden)(guess).white,
    )


@given(st.lists(st.integers(1, 9), min_size=1))
def test_the_code_of_information_and_of_first_guesses_has_the_figures_of_the_lesson(sizes):
    assert run("bits", sizes=sizes, log2=log2)["printed"] == (pytest.approx(bits_of(sizes)),)
    codes = range(sum(sizes))
    ran = run("first_guess", guess="", codes=codes, groups=lambda *_: sizes, log2=log2)
    pattern = worth("aabb", Counter(dict(enumerate(sizes))))
    assert ran["printed"] == (
        pattern.worst,
        pytest.approx(float(pattern.expected)),
        pytest.approx(pattern.entropy),
    )


@given(WORDS, CODES)
def test_the_code_of_a_choice_gives_the_words_left_on_average(words, guess):
    groups = group_by_clue(Rule.TILES, tuple(guess), [tuple(word) for word in words])
    names = {"defaultdict": defaultdict, "words": words, "guess": guess, "mark": tiles}

    average = average_left([len(group) for _, group in groups])
    assert run("groups", **names)["printed"] == (pytest.approx(average),)


@given(WORDS, st.dictionaries(st.integers(0, 3), st.sampled_from(LETTERS)))
def test_the_code_of_the_walk_and_of_brute_force_finds_the_words_that_fit(words, banned):
    fitting = [word for word in sorted(words) if all(word[x] != banned[x] for x in banned)]

    found = []
    walk = run("walk", length=4, found=found, fits=lambda x, word: banned.get(len(word)) != x)
    walk["walk"](inserted(sorted(words)), "")
    assert sorted(found) == fitting
    names = {"words": sorted(words), "fits": lambda x, at: banned.get(at) != x}
    assert run("brute_force", **names, found=[])["found"] == fitting


@given(WORDS, CODES)
def test_the_code_of_a_paper_pattern_learns_what_the_paper_reads(words, guess):
    turn = Turn(tuple(guess), tiles(guess, words[0]))
    names = {"fixed": [None] * 4, "banned": [set() for _ in guess], "nowhere": set()}
    ran = run("read_paper", guess=guess, clue=[x.name.lower() for x in turn.marks], **names)
    known = learn([turn], 4, Rule.PAPER)

    assert tuple(ran["fixed"]) == known.fixed
    for at, excluded in enumerate(known.excluded):
        if known.fixed[at] is None:
            assert ran["banned"][at] | ran["nowhere"] == excluded


@SHOWN
def test_every_step_has_code_but_the_title_and_sizes_that_are_compared(name, lesson):
    """And a question that stands beside one of these."""
    without = [step for step in lesson(SCENARIOS.read_named(name)).steps if step.code is None]

    assert {type(figure_of(step)) for step in without} <= {TitleFigure, ChartFigure}
    assert {step.stage for step in without[1:] if figure_of(step) != figure_of(without[0])} <= {
        Stage.CONSTRUCTOR
    }


def figure_of(step):
    """Uncovered."""
    figure = step.figure
    while isinstance(figure, CoveredFigure):
        figure = figure.figure
    return figure


@pytest.mark.parametrize("rule", Rule)
@given(data=st.data())
def test_whatever_is_on_the_board_its_pattern_has_code(rule, data):
    if RULES[rule].counts:
        number = st.integers(0, 3) | st.none()
        clue = st.builds(Counts, st.tuples(*[number] * len(RULES[rule].counts)))
    else:
        clue = st.tuples(*[st.sampled_from([*Mark, None])] * 3)
    words = st.lists(st.text(LETTERS, min_size=3, max_size=3), min_size=1, unique=True)
    guess = st.tuples(*[st.sampled_from(LETTERS)] * 3)
    turns = tuple(data.draw(st.lists(st.builds(Turn, guess, clue), max_size=2)))
    made = method(data.draw(words), 3, turns, rule)

    for step in pattern_steps(made):
        code = code_of(step.code)
        assert code.lines[code.current]


@given(WORDS, st.text(LETTERS, min_size=4, max_size=4))
def test_the_groups_and_what_they_leave_are_those_that_every_word_has_alone(words, guess):
    groups = group_by_clue(Rule.TILES, tuple(guess), [tuple(word) for word in words])
    alone = {
        word: sum(tiles(guess, other) == tiles(guess, word) for other in words) for word in words
    }

    assert {"".join(word): len(group) for _, group in groups for word in group} == alone
    assert average_left([len(group) for _, group in groups]) == pytest.approx(
        sum(alone.values()) / len(words)
    )


@given(WORDS)
def test_the_way_of_a_word_in_the_units_ends_where_no_word_goes_on(words):
    alphabet = Alphabet(tuple(LETTERS))
    made = construction_of([tuple(word) for word in words], alphabet)

    for letters in product(LETTERS, repeat=4):
        way = way_of(alphabet.encode(letters), made.units)
        begun = ["".join(letters[:many]) for many in range(5)]
        there = [any(word.startswith(start) for word in words) for start in begun]
        assert len(way) == sum(there)


def test_a_line_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="unpack"):
        code_of(CodeLine("score", "no such line"))


@given(WORDS)
def test_the_ranking_that_is_shown_is_the_engines(words):
    words = sorted(words)
    letters = np.array([[ord(x) for x in word] for word in words], np.uint8)
    found = Candidates(letters, np.arange(len(words), dtype=np.int32))
    order = best(letter_scores(found, count_letters(found)), len(words))

    shown = []
    run("score", words=words, Counter=Counter, best_first=lambda words, score: shown.extend(
        sorted(words, key=lambda word: (-score(word), word))
    ))  # fmt: skip
    assert shown == [words[place] for place in order]


@given(CODES, CODES)
def test_the_pegs_that_are_set_against_each_other_are_the_marks(guess, code):
    paid = payments(guess, code)
    black = sum(place == payer for place, payer in paid)

    assert (black, len(paid) - black) == (keeper(code)(guess).black, keeper(code)(guess).white)
    assert len({place for place, _ in paid}) == len({payer for _, payer in paid}) == len(paid)
    assert all(guess[place] == code[payer] for place, payer in paid)
