"""The backtracking of source 002: by its text, by a plain second writing, and over all codes."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle import peg
from wmh.base.running.stopping import Cancelled
from wmh.helper.mastermind.backtracking import BacktrackingReading, backtrack, guesses_of_all
from wmh.helper.mastermind.code_steps import CodeMarks, CodeWay, Fate, keeper

CODES = ["".join(code) for code in product("abcdef", repeat=4)]


def steps_to(code, reading=BacktrackingReading.ALTERNATING):
    return list(backtrack(keeper(code), reading))


def asked(steps):
    return [step.code for step in steps if step.guess is not None]


def plainly(secret, reading):
    """The codes asked, by the description once more: one recursive function, no steps."""
    codes, known, colours = [], {}, list("abcdef")

    def ask(code):
        black, white = peg(code, secret)
        codes.append(code)
        known[code] = 2 * black + white
        if not known[code]:
            colours[:] = [colour for colour in colours if colour not in code]
        if code == secret:
            raise StopIteration
        return known[code]

    def changed(code, place, colour):
        return code[:place] + colour + code[place + 1 :]

    def by_position(code):
        for place in range(4):
            others = [colour for colour in colours if colour != code[place]]
            if others:
                by_place(code, place, others[0])

    def by_place(code, place, colour):
        new = changed(code, place, colour)
        if new in known or ask(new) < known[code]:
            return
        if reading is BacktrackingReading.RISING and known[new] > known[code]:
            by_position(new)
        else:
            by_colour(new, place)

    def by_colour(code, place):
        for colour in "abcdef":
            new = changed(code, place, colour)
            if colour in colours and new not in known and ask(new) > known[code]:
                by_position(new)

    try:
        roots = []
        for root in ("aabb", "ccdd", "eeff"):
            ask(root)
            if peg(root, secret) == (0, 2):
                root = root[2:] + root[:2]
                known[root] = 4
            roots.append(root)
        for root in sorted(roots, key=lambda root: -known[root]):
            if known[root]:
                by_position(root)
        while True:
            code, place, colour = next(
                (code, place, colour)
                for code in sorted(known, key=lambda code: -known[code])
                for place in range(4)
                for colour in colours
                if changed(code, place, colour) not in known
            )
            by_place(code, place, colour)
    except StopIteration:
        return codes


@pytest.mark.parametrize("reading", BacktrackingReading)
def test_a_plain_second_writing_asks_the_same_codes(reading):
    for code in CODES:
        assert asked(steps_to(code, reading)) == plainly(code, reading)


@pytest.mark.parametrize(
    ("reading", "total", "worst", "over", "without_opening_again"),
    [
        (BacktrackingReading.ALTERNATING, 37747, 223, (1184, 1026, 894), 1011),
        (BacktrackingReading.RISING, 19478, 75, (1152, 915, 702), 1269),
    ],
)
def test_all_codes(reading, total, worst, over, without_opening_again):
    guesses = guesses_of_all(reading)

    assert (sum(guesses), max(guesses)) == (total, worst)
    assert tuple(sum(number > turns for number in guesses) for turns in (8, 10, 12)) == over
    ways = ({step.way for step in steps_to(code, reading)} for code in CODES)
    assert sum(CodeWay.REOPENED not in found for found in ways) == without_opening_again
    assert guesses[CODES.index("fcbe")] == 12


@given(st.sampled_from(CODES), st.sampled_from(BacktrackingReading))
def test_every_step_keeps_the_rules(code, reading):
    steps = steps_to(code, reading)

    assert [step.number for step in steps] == list(range(len(steps)))
    guesses = [step.guess for step in steps if step.guess]
    assert guesses == list(range(1, len(guesses) + 1))
    assert len(set(asked(steps))) == len(asked(steps))
    assert [step.code for step in steps if step.fate is Fate.SOLVED] == [code]
    assert steps[-1].code == code
    gone = set()
    for step in steps:
        assert step.marked == CodeMarks(*peg(step.code, code))
        if step.way in (CodeWay.ROOT, CodeWay.INVERSE):
            assert (step.way is CodeWay.ROOT) == (step.parent is None)
            continue
        above = steps[step.parent]
        (place,) = (place for place in range(4) if step.code[place] != above.code[place])
        assert step.code[place] not in gone
        more = step.way is CodeWay.COLOUR
        kept = step.score > above.score or (step.score == above.score and not more)
        fate = Fate.KEPT if kept else Fate.PRUNED
        assert step.fate is (Fate.SOLVED if step.code == code else fate)
        assert step.stage == above.stage + 1
        if not step.score:
            gone |= set(step.code)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("aabb", [("aabb", "solved")]),
        ("ccdd", [("aabb", "pruned"), ("ccdd", "solved")]),
        ("eeff", [("aabb", "pruned"), ("ccdd", "pruned"), ("eeff", "solved")]),
    ],
)
def test_a_root_may_be_the_code(code, said):
    assert [(step.code, step.fate) for step in steps_to(code)] == said


def test_the_sources_case_with_true_marks():
    steps = [(step.code, str(step.marked), step.fate, step.stage) for step in steps_to("fcbe")]

    assert steps == [
        ("aabb", "1 black", "waiting", 0),
        ("ccdd", "1 black", "waiting", 0),
        ("eeff", "2 white", "waiting", 0),
        ("ffee", "2 black", "kept", 0),
        ("afee", "1 black, 1 white", "pruned", 1),
        ("faee", "2 black", "kept", 1),
        ("fbee", "2 black, 1 white", "kept", 2),
        ("abee", "1 black, 1 white", "pruned", 3),
        ("fbae", "2 black, 1 white", "kept", 3),
        ("fbbe", "3 black", "kept", 4),
        ("abbe", "2 black", "pruned", 5),
        ("fabe", "3 black", "kept", 5),
        ("fcbe", "4 black", "solved", 6),
    ]


def test_expansion_by_position_is_that_of_the_texts_example():
    """AABB is expanded to BABB, ABBB, AAAB and AABA."""
    marks = {"aabb": CodeMarks(2, 0)}
    steps = backtrack(lambda code: marks.get(code, CodeMarks(0, 1)))

    by_position = [step.code for step in steps if step.parent == 0 and step.way is CodeWay.POSITION]
    assert by_position == ["babb", "abbb", "aaab", "aaba"]


def test_a_keeper_without_a_code_does_not_keep_it_going():
    assert asked(backtrack(lambda _: CodeMarks(0, 0))) == ["aabb", "ccdd", "eeff"]
    everything = asked(backtrack(lambda _: CodeMarks(1, 0)))
    assert Counter(everything) == Counter(CODES)


def test_an_unwanted_search_ends():
    steps = backtrack(keeper("fcbe"), stop=lambda: True)

    with pytest.raises(Cancelled):
        next(steps)
