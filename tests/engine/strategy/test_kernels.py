"""The way into the compiled kernels: what is refused there, and what is loaded at all."""

import json
import math
import shutil
import struct
from contextlib import suppress
from functools import partial

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.file_format import NoRoomError
from wmh.engine.strategy.kernels import library, partition
from wmh.engine.strategy.kernels.codes import SCALE, bits, codes
from wmh.engine.strategy.kernels.coding import Rows, plan
from wmh.engine.strategy.kernels.exchange import first_ones, told_apart
from wmh.engine.strategy.kernels.library import COMPILED, SOURCES, NoKernelsError
from wmh.engine.strategy.kernels.placement import CompiledGroups
from wmh.engine.strategy.kernels.points import points
from wmh.engine.strategy.kernels.problem import Findings, Problem, Scratch
from wmh.engine.strategy.kernels.search import (
    ENDLESS,
    NEVER,
    WHOLE,
    distinct,
    name_all,
    passing,
    search,
)
from wmh.engine.strategy.kernels.walk import walk

LENGTH, LETTERS, GUESSES, WORDS = 5, 6, 30, 20
CHANCE = np.random.default_rng(1)
NOTHING = np.empty(0, np.int64)


def words(number):
    return CHANCE.integers(0, LETTERS, (number, LENGTH)).astype(np.uint8)


class Measuring:
    """A call that is as it must be; the fuzz spoils one of its arrays."""

    def __init__(self):
        self.guesses = words(GUESSES)
        self.order, self.singles = plan(self.guesses)
        self.arrays = {
            "columns": np.zeros((1, LENGTH, 32), np.uint8),
            "used": np.ones((LENGTH, LETTERS), np.bool_),
            "guesses": self.guesses,
            "order": self.order,
            "singles": self.singles,
            "own": np.full(GUESSES, -1),
            "weights": np.arange(WORDS, 0, -1),
            "worth": np.arange(WORDS + 1),
            "out": np.empty((GUESSES, 5), np.int64),
            "lies": np.arange(WORDS),
            "codes": np.empty((GUESSES, WORDS), np.uint8),
            "classes": np.empty((GUESSES, WORDS), np.uint8),
        }
        self.arrays["columns"][0, :, :WORDS] = words(WORDS).T

    def __call__(self, **spoilt):
        a = self.arrays | spoilt
        rows = Rows(a["columns"], WORDS, Rule.TILES, a["used"])
        coding = rows.coding(a["guesses"], a["order"], a["singles"], a["own"])
        partition.measure(rows, coding, a["weights"], a["worth"], a["out"])
        partition.measure(rows, coding, None, a["worth"], a["out"])
        partition.write_codes(rows, coding, a["lies"], a["codes"])
        partition.number_rows(a["codes"], a["classes"])


class Searching:
    """The same of a search."""

    def __init__(self):
        member, guess_of = np.full(GUESSES, -1), np.full(WORDS, -1)
        member[:WORDS] = guess_of[:] = np.arange(WORDS)
        classes = CHANCE.integers(0, 9, (GUESSES, WORDS)).astype(np.uint8)
        self.arrays = {
            "classes": classes,
            "member": member,
            "guess_of": guess_of,
            "letters": words(GUESSES),
            "secrets": words(WORDS),
            "names": name_all(np.arange(WORDS)),
            "weights": np.arange(1, WORDS + 1),
            "among": np.arange(WORDS),
            "guesses": np.arange(GUESSES),
            "alike": np.arange(LENGTH + LETTERS),
            "values": np.tile(np.arange(WORDS + 1.0), (4, 1)),
        }

    def __call__(self, **spoilt):
        a = self.arrays | spoilt
        distinct(a["classes"], a["member"], a["names"])
        first_ones(a["guesses"], a["letters"], a["alike"])
        told_apart(a["alike"], a["letters"][0])
        for hard, weights in ((0, None), (0, a["weights"]), (1, None), (2, None), (3, None)):
            problem = Problem(
                a["classes"], 9, a["member"], a["guess_of"], a["letters"], a["secrets"],
                a["names"], weights, hard=hard,
            )  # fmt: skip
            scratch, findings = Scratch(problem), Findings(1 << 10)
            findings.begin(10**6)
            looked_at = NOTHING if hard == 3 else a["guesses"]
            alike = NOTHING if hard else a["alike"]
            search(a["among"], looked_at, ENDLESS, NEVER, WHOLE, alike, problem, findings, scratch)
            points(a["among"], 4, 8, -1, a["values"], problem, scratch)
            passing(problem, a["guesses"], 0, 0)


class Walking:
    """The same of the other way to measure."""

    def __init__(self):
        self.arrays = {
            "guesses": words(GUESSES),
            "letters": words(WORDS),
            "worth": np.arange(WORDS + 1),
            "out": np.empty((GUESSES, 5), np.int64),
        }

    def __call__(self, **spoilt):
        a = self.arrays | spoilt
        walk(a["guesses"], a["letters"], LETTERS, a["worth"], a["out"])


class Placing:
    """The same of the places of a graph's states."""

    def __init__(self):
        self.arrays = {
            "low": np.arange(3),
            "heads": np.full((3, 2), [5, 0], np.uint64),
            "wanted": np.full((4, 2), [9, 0], np.uint64),
            "counts": np.arange(4),
            "labels": np.arange(30, dtype=np.uint8),
        }

    def __call__(self, **spoilt):
        a = self.arrays | spoilt
        groups = CompiledGroups(5, 96, 40, 4)
        with suppress(NoRoomError):
            groups.heads(a["low"], a["heads"])
            groups.several(a["wanted"], a["counts"])
            groups.singles(a["labels"])
            groups.empty()


CALLS = {
    "measuring": Measuring(),
    "searching": Searching(),
    "walking": Walking(),
    "placing": Placing(),
}
ARRAYS = [(call, name) for call, it in CALLS.items() for name in it.arrays]


def limits(array):
    told = {"i": np.iinfo, "u": np.iinfo, "f": np.finfo}.get(array.dtype.kind)
    return (0, 1) if told is None else (told(array.dtype).min, told(array.dtype).max)


SPOIL = {
    "another type": lambda x: x.astype(np.float32),
    "a wider type": lambda x: x.astype(f"{'u' if x.dtype.kind == 'b' else x.dtype.kind}4"),
    "other bytes first": lambda x: x.astype(x.dtype.newbyteorder()),
    "one row less": lambda x: x[:-1].copy(),
    "one row more": lambda x: np.concatenate([x, x[:1]]),
    "nothing": lambda x: x[:0].copy(),
    "a side less": lambda x: x.ravel() if x.ndim > 1 else x.reshape(1, -1),
    "every other row": lambda x: np.repeat(x, 2, axis=0)[::2],
    "in the other order": lambda x: np.asfortranarray(x) if x.ndim > 1 else x[::-1],
    "read only": lambda x: np.frombuffer(x.tobytes(), x.dtype).reshape(x.shape),
    "great numbers": lambda x: np.full_like(x, limits(x)[1]),
    "least numbers": lambda x: np.full_like(x, limits(x)[0]),
    "a list": lambda x: x.tolist(),
}  # fmt: skip
"""What may come instead of an array. Some of it is harmless for some arrays: that is no crash."""

MUST_FAIL = {"another type", "one row less", "a side less", "every other row", "a list"}


@pytest.mark.parametrize("call", CALLS)
def test_a_call_that_is_as_it_must_be_is_answered(call):
    CALLS[call]()


@pytest.mark.parametrize("how", SPOIL)
@pytest.mark.parametrize(("call", "name"), ARRAYS)
def test_an_array_that_is_spoilt_is_an_error_and_no_crash(call, name, how):
    spoilt = SPOIL[how](CALLS[call].arrays[name])
    copied = {"classes", "member", "guess_of", "letters", "secrets", "names", "alike", "weights"}
    harmless = (
        (name == "columns" and how == "every other row")
        or (name == "among" and how == "one row less")
        or (name == "guesses" and call == "searching" and how == "one row less")
        or (name in ("used", "values") and how == "one row less" and call == "searching")
        or (name == "counts" and how == "every other row")
        or (name == "labels" and how == "one row less")
        or (name in copied and call == "searching" and how == "every other row")
    )  # fmt: skip
    try:
        CALLS[call](**{name: spoilt})
    except (TypeError, ValueError, IndexError, AttributeError):
        return
    assert how not in MUST_FAIL or harmless


@given(st.data())
@settings(max_examples=300)
def test_numbers_that_lead_out_of_an_array_are_an_error_and_no_crash(data):
    call, name = data.draw(st.sampled_from(ARRAYS))
    array = CALLS[call].arrays[name]
    if array.dtype.kind not in "iu":
        return
    spoilt, (least, most) = array.copy(), limits(array)
    for _ in range(data.draw(st.integers(1, 5))):
        place = data.draw(st.integers(0, spoilt.size - 1))
        spoilt.ravel()[place] = data.draw(
            st.integers(int(least), int(most)) | st.integers(0, 40)
        )  # ravel() of what lies in order is the array itself.
    with suppress(TypeError, ValueError):
        CALLS[call](**{name: spoilt})


@pytest.mark.parametrize(
    ("name", "place", "number"),
    [
        ("guesses", (3, 2), LETTERS),
        ("order", (3, 2), LENGTH),
        ("singles", 3, LENGTH + 1),
        ("own", 3, WORDS),
        ("own", 3, -2),
        ("weights", WORDS - 1, -1),
        ("weights", 0, 1 << 58),
        ("lies", 0, WORDS),
    ],
)
def test_what_is_beyond_the_alphabet_the_words_or_the_counters_is_refused(name, place, number):
    spoilt = CALLS["measuring"].arrays[name].copy()
    spoilt[place] = number
    with pytest.raises(ValueError, match=r"beyond|weights"):
        CALLS["measuring"](**{name: spoilt})


def test_more_classes_than_their_numbers_hold_are_refused():
    every = np.arange(300, dtype=np.uint16).reshape(1, -1)
    with pytest.raises(ValueError, match="beyond"):
        partition.number_rows(every, np.empty((1, 300), np.uint8))
    assert partition.number_rows(every, np.empty((1, 300), np.uint16)) == 300


def test_information_is_that_of_pythons_logarithm():
    """The slow way to the same numbers takes this one: see `ranking.uncompiled`."""
    table = partition.informations(20_000).tolist()
    assert table == [
        math.floor(n * math.log2(n) * SCALE + 0.5) if n > 1 else 0 for n in range(20_001)
    ]


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize("length", [1, 2, 5, 10, 11, 20, 21, 31])
def test_every_code_fits_its_type_and_no_narrower_one_would_do(rule, length):
    number, width = codes(rule, length), bits(rule, length)
    assert number <= 1 << width
    assert width == 8 or number > 1 << (width // 2)


# What is loaded


@pytest.fixture
def compiled(tmp_path):
    """A copy of what was compiled here."""
    return shutil.copytree(COMPILED, tmp_path / "compiled")


def changed(folder, change):
    path = folder / "kernels.json"
    told = json.loads(path.read_text())
    change(told)
    path.write_text(json.dumps(told))


def test_what_was_compiled_here_is_loaded(compiled):
    found = library.load(compiled, SOURCES)
    assert found.library is not None
    assert found.why_not is None
    assert library.load(compiled, compiled / "no sources").why_not is None


@pytest.mark.parametrize("name", ["x86-64-v4", "x86-64-v3", ""])
def test_every_kind_of_processor_gets_the_same_numbers(compiled, monkeypatch, name):
    changed(compiled, lambda told: told.update(
        libraries=[each for each in told["libraries"] if each["level"] in (name, "")]
    ))  # fmt: skip
    found = library.load(compiled, SOURCES)
    if found.level != name:
        pytest.skip("this processor or its compiler does not know this kind")
    many = np.random.default_rng(2).integers(0, 4, (500, 12)).astype(np.uint8)
    order, singles = plan(many)
    columns = np.ascontiguousarray(np.pad(many.T, ((0, 0), (0, 12)))[None])

    def statistics(length):
        used = np.ones((length, 4), np.bool_)
        rows = Rows(np.ascontiguousarray(columns[:, :length]), 500, Rule.TILES, used)
        some = np.ascontiguousarray(many[:, :length])
        coding = rows.coding(some, *plan(some), np.full(500, -1))
        out = np.empty((500, 5), np.int64)
        partition.measure(rows, coding, None, partition.informations(500), out)
        return out.tolist()

    assert order.shape == many.shape
    assert len(singles) == len(many)
    usual = [statistics(length) for length in (2, 5, 7, 12)]
    monkeypatch.setattr(library, "loading", lambda: found)
    assert [statistics(length) for length in (2, 5, 7, 12)] == usual


def other_processor(path):
    """Says of itself that it is for a processor of another kind, where it is an ELF file."""
    raw = bytearray(path.read_bytes())
    raw[18:20] = struct.pack("<H", 0xF3)
    path.write_bytes(raw)


BROKEN = {
    "half": lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
    "empty": lambda path: path.write_bytes(b""),
    "gone": lambda path: path.unlink(),
    "another processor's": other_processor,
    "no library": lambda path: path.write_text("no library at all"),
}


@pytest.mark.parametrize("retold", [False, True], ids=["as it was told", "told anew"])
@pytest.mark.parametrize("how", BROKEN)
def test_a_library_that_cannot_be_used_is_said_in_one_line(compiled, how, retold):
    """What is told anew of half a library, nobody makes: the loader of the system would crash."""
    for path in compiled.glob("kernels*[!n]"):
        BROKEN[how](path)
    if retold and how in ("another processor's", "no library"):
        import hashlib

        changed(compiled, lambda told: [
            each.update(sha256=hashlib.sha256((compiled / each["file"]).read_bytes()).hexdigest())
            for each in told["libraries"]
        ])  # fmt: skip
    found = library.load(compiled, SOURCES)
    assert found.library is None
    assert found.why_not.endswith("Install the program again.")
    assert "\n" not in found.why_not


@pytest.mark.parametrize(
    "spoil",
    [
        lambda folder: changed(folder, lambda told: told.update(sources="other")),
        lambda folder: changed(folder, lambda told: told.update(libraries=3)),
        lambda folder: changed(folder, lambda told: told["libraries"][0].update(level="z9")),
        lambda folder: changed(folder, lambda told: told.clear()),
        lambda folder: (folder / "kernels.json").write_text("{"),
        lambda folder: (folder / "kernels.json").write_text("[]"),
        lambda folder: (folder / "kernels.json").write_bytes(b"\xff"),
        lambda folder: (folder / "kernels.json").unlink(),
        shutil.rmtree,
    ],
)
def test_what_is_told_of_the_libraries_must_make_sense(compiled, spoil):
    spoil(compiled)
    assert library.load(compiled, SOURCES).library is None


def test_what_only_kernels_can_do_is_refused_without_them(without_kernels):
    with pytest.raises(NoKernelsError, match="Because"):
        CALLS["searching"]()
    assert library.unavailable() == "Because."
    assert library.level() == ""


def test_several_threads_search_at_once(qapp):
    del qapp
    from concurrent.futures import ThreadPoolExecutor

    a = CALLS["searching"].arrays
    make = partial(
        Problem, a["classes"], 9, a["member"], a["guess_of"], a["letters"], a["secrets"], a["names"]
    )

    def value(_):
        problem = make()
        findings = Findings(1 << 10)
        findings.begin(10**9)
        return search(
            a["among"], a["guesses"], ENDLESS, NEVER, WHOLE, NOTHING, problem, findings,
            Scratch(problem),
        ), findings.guess  # fmt: skip

    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(value, range(40)))) == 1
