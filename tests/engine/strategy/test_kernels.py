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

from tests.kernel_calls import (
    ARRAYS,
    CALLS,
    LENGTH,
    LETTERS,
    NOTHING,
    SPOIL,
    WORDS,
    limits,
)
from wmh.engine.clues.rules import Rule
from wmh.engine.strategy.kernels import library, partition
from wmh.engine.strategy.kernels.codes import SCALE, bits, codes
from wmh.engine.strategy.kernels.coding import Rows, plan
from wmh.engine.strategy.kernels.library import COMPILED, SOURCES, NoKernelsError
from wmh.engine.strategy.kernels.problem import Findings, Problem, Scratch
from wmh.engine.strategy.kernels.search import (
    ENDLESS,
    NEVER,
    WHOLE,
    search,
)

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
    """A half library is not loaded: the loader of the system would crash."""
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
