"""The four processes, each looked at, and the file that dawg-python reads."""

import json
import random
import string
from array import array

import dawg_python
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import english_words, lexicon_file
from wmh.base.running.stopping import Cancelled
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.engine.lexicon.building import constructor, encoding
from wmh.engine.lexicon.building.constructor import build, construct, least_units
from wmh.engine.lexicon.building.encoding import BLOCK, GraphTooLargeError, encode
from wmh.engine.lexicon.building.trie import WorkingGraph, fill_trie, kill_redundant
from wmh.engine.lexicon.facts import from_json
from wmh.engine.lexicon.file_format import FREE
from wmh.engine.lexicon.graph import derive
from wmh.engine.lexicon.reading.wordlist import WordList, read_word_list
from wmh.helper.lists import library

WORDS = st.sets(st.text("abcde", min_size=1, max_size=6), min_size=1).map(
    lambda words: [word.encode() for word in words]
)
ANY_LABELS = st.sets(
    st.lists(st.integers(1, 127), min_size=1, max_size=5).map(bytes), min_size=1, max_size=80
)


def words_below(graph, state=0):
    """Every word the working graph spells from a state."""
    for edge in range(graph.first[state], graph.first[state + 1]):
        letter = bytes([graph.label[edge]])
        if graph.final[edge]:
            yield letter
        yield from (letter + rest for rest in words_below(graph, graph.target[edge]))


def loaded(units, path):
    """The units as dawg-python sees them, with the guide that its `keys()` needs filled in."""
    path.write_bytes(np.uint32(len(units)).tobytes() + units.tobytes())
    dawg = dawg_python.CompletionDAWG()
    dawg.dct = dawg_python.wrapper.Dictionary.load(str(path))
    dawg.guide = dawg_python.wrapper.Guide()
    guide = np.zeros((len(units), 2), np.uint8)
    for unit in range(len(units)):
        last = None
        for label in range(1, 128):
            child = dawg.dct.follow_char(label, unit) if units[unit] < 0x80000000 else None
            if child is not None:
                if last is None:
                    guide[unit, 0] = label
                else:
                    guide[last, 1] = label
                last = child
    dawg.guide._units.frombytes(guide.tobytes())  # noqa: SLF001 - it has no other way in
    return dawg


def daciuk_counts(words):
    """States and edges of the minimal graph with word ends on edges, found by plain recursion."""
    register = {}

    def state(suffixes):
        below = {}
        for suffix in suffixes:
            below.setdefault(suffix[0], set()).add(suffix[1:])
        edges = tuple(
            (label, b"" in rests, state({rest for rest in rests if rest}))
            for label, rests in sorted(below.items())
        )
        return register.setdefault(edges, len(register))

    state(set(words))
    return len(register), sum(map(len, register))


@given(WORDS)
def test_the_trie_has_one_node_for_every_beginning(words):
    trie = fill_trie(words)

    beginnings = {word[:end] for word in words for end in range(len(word) + 1)}
    assert trie.nodes == len(beginnings)
    assert trie.final.sum() == len(words)
    assert np.diff(trie.levels).tolist() == [
        sum(len(x) == depth for x in beginnings) for depth in range(max(map(len, words)) + 1)
    ]


@given(WORDS)
def test_the_working_graph_is_minimal_and_spells_the_words(words):
    trie = fill_trie(words)

    graph = kill_redundant(trie)

    assert list(words_below(graph)) == sorted(words)
    assert (graph.states, graph.edges) == daciuk_counts(words)
    assert graph.killed == trie.nodes - graph.states
    assert graph.kept_as[0] == 0


@given(ANY_LABELS)
def test_every_labels_units_are_read_back_by_dawg_python(tmp_path_factory, words):
    made = construct(words)

    dawg = loaded(made.encoded.units, tmp_path_factory.mktemp("dawg") / "x.dawg")

    assert len(made.encoded.units) % BLOCK == 0
    keys = dawg.keys()
    assert sorted(key.encode() for key in keys) == sorted(words)
    assert all(word in dawg for word in words)
    beside = {word[:-1] for word in words} | {
        word + bytes([x]) for word in words for x in (0, 1, 97)
    }
    assert not any(word in dawg for word in beside - words)


@pytest.mark.parametrize(
    "words",
    [["a"], ["a", "aa", "aaa"], ["z"], list(string.ascii_lowercase), ["ab", "abc"], ["a" * 31]],
)
def test_small_and_nested_words_survive_the_encoding(tmp_path, words):
    made = construct(word.encode() for word in words)

    dawg = loaded(made.encoded.units, tmp_path / "x.dawg")

    assert dawg.keys() == sorted(words)
    for other in {"", "b", "aaaa", "\0", "a\0", "abcd", "\x7f", "ÿ"} - set(words):
        assert other not in dawg


def test_no_words_make_no_trie():
    with pytest.raises(ValueError, match="at least one word"):
        fill_trie([])


def test_the_committed_lexicon_is_what_its_word_lists_make(tmp_path):
    folder = library.locate("english").parent
    facts = from_json((folder / "words.json").read_bytes())
    words = read_word_list([folder / "words.tsv", folder / "supplement.tsv"])
    listed = (folder / "flagged.txt").read_text("ascii").splitlines()
    flagged = [word.encode() for word in listed if not word.startswith("#")]

    build(
        words,
        tmp_path / "words.dawg",
        source=facts.source,
        licence=facts.licence,
        flagged=flagged,
    )

    for suffix in (".dawg", ".json", ".tiers"):
        made = (tmp_path / "words.dawg").with_suffix(suffix).read_bytes()
        assert made == (folder / "words.dawg").with_suffix(suffix).read_bytes()
    assert facts.reduction >= 0.70


def test_dawg_python_reads_every_word_of_the_default_lexicon_and_no_other():
    path = library.locate("english")
    words = english_words()
    dawg = dawg_python.DAWG().load(str(path))
    units = np.fromfile(path, np.uint32)[1:]

    assert all(word in dawg for word in words)
    assert loaded_keys(dawg, units) == sorted(words)
    chance = random.Random(1)
    for word in chance.sample(sorted(words), 5000):
        place = chance.randrange(len(word))
        other = word[:place] + chance.choice(string.ascii_lowercase) + word[place + 1 :]
        assert (other in dawg) == (other in words)


def loaded_keys(dawg, units):
    """`CompletionDAWG.keys()` over the file's units, its guide derived from them."""
    place = np.flatnonzero((units < 0x80000000) & (units & 0xFF != 0))
    label = units[place] & 0xFF
    order = np.lexsort((label, place ^ label))
    place, label = place[order], label[order]
    base = place ^ label
    guide = np.zeros((len(units), 2), np.uint8)
    same = base[1:] == base[:-1]
    guide[place[:-1][same], 1] = label[1:][same]
    first = np.append(True, ~same)
    smallest = dict(zip(base[first].tolist(), label[first].tolist(), strict=True))
    for unit in [0, *place.tolist()]:
        guide[unit, 0] = smallest.get(unit ^ int(units[unit] >> 10), 0)
    completing = dawg_python.CompletionDAWG()
    completing.dct = dawg.dct
    completing.guide = dawg_python.wrapper.Guide()
    completing.guide._units.frombytes(guide.tobytes())  # noqa: SLF001 - it has no other way in
    return completing.keys()


def test_progress_names_the_four_processes_in_order(tmp_path):
    told = []
    words = WordList(Alphabet(ENGLISH), {b"rain": 10})

    build(
        words,
        tmp_path / "x.dawg",
        source="",
        licence="",
        progress=lambda process, share: told.append((process, share)),
    )

    assert [process for process, _ in told] == [
        "temporary trie",
        "redundant nodes",
        "bit encoding",
        "population",
        "population",
    ]
    assert [share for _, share in told] == sorted(share for _, share in told)
    assert told[-1][1] == 1


def test_a_build_given_up_at_any_step_leaves_the_old_lexicon_in_place(tmp_path):
    path = lexicon_file(tmp_path, ["rain", "born"])
    before = {x.name: x.read_bytes() for x in tmp_path.iterdir()}
    words = WordList(Alphabet(ENGLISH), {b"other": 0, b"words": 0})

    def built(target, stop):
        build(words, target, source="", licence="", stop=stop)

    looks = []
    built(tmp_path / "elsewhere" / "other.dawg", lambda: looks.append(1))
    assert len(looks) > 3
    for steps in range(len(looks)):
        asked = iter([False] * steps)
        with pytest.raises(Cancelled):
            built(path, lambda asked=asked: next(asked, True))
        left = {x.name: x.read_bytes() for x in tmp_path.iterdir() if x.is_file()}
        assert left == before


def test_a_lexicon_without_tiers_leaves_none_of_an_older_one(tmp_path):
    lexicon_file(tmp_path, {"rain": 10})
    assert (tmp_path / "small.tiers").exists()

    lexicon_file(tmp_path, {"rain": 0})

    assert not (tmp_path / "small.tiers").exists()


def test_too_many_edges_for_one_file_are_refused():
    edges = 1 << 23
    fan = 127
    states = edges // fan + 2
    graph = WorkingGraph(
        first=np.append(np.arange(states) * fan, (states - 1) * fan).astype(np.int32),
        label=np.tile(np.arange(1, fan + 1, dtype=np.uint8), states - 1),
        final=np.ones((states - 1) * fan, np.bool_),
        target=np.full((states - 1) * fan, states - 1, np.int32),
        kept_as=np.zeros(1, np.int32),
    )

    with pytest.raises(GraphTooLargeError, match="8,388,608"):
        encode(graph)


def spread_over_regions(words, monkeypatch, size):
    """The units of words in regions of this size, as dawg-python reads them, and their graph."""
    monkeypatch.setattr(encoding, "REGION", size)
    made = construct(words)
    walker = dawg_python.wrapper.Dictionary()
    walker._units = array("I", made.encoded.units.tobytes())  # noqa: SLF001
    return made, walker, derive(walker)


@given(
    st.sets(
        st.lists(st.integers(1, 9), min_size=1, max_size=6).map(bytes), min_size=60, max_size=400
    ),
    st.sampled_from([256, 512]),
)
@settings(max_examples=60)
def test_words_in_several_regions_are_read_back(words, size):
    ordered = sorted(words)
    with pytest.MonkeyPatch.context() as patch:
        try:
            made, walker, graph = spread_over_regions(ordered, patch, size)
        except GraphTooLargeError:  # Of one first letter.
            return
    assert graph.words == len(ordered)
    assert all(walker.contains(word) for word in ordered)
    found = []

    def look(index, begun):
        for label in range(1, 10):
            after = walker.follow_char(label, index)
            if after is not None:
                word = begun + bytes([label])
                found.extend([word] if walker.has_value(after) else [])
                look(after, word)

    look(walker.ROOT, b"")
    assert found == ordered
    extended = made.encoded.units[made.encoded.units < FREE] & 0x200
    assert extended.any() == (len(made.encoded.units) > size)


@given(st.sets(st.binary(min_size=1, max_size=5), min_size=2, max_size=40), st.data())
def test_the_first_words_never_ask_for_more_units_than_all(words, data):
    ordered = sorted({bytes(1 + each % 3 for each in word) for word in words})
    sample = data.draw(st.integers(1, len(ordered)))

    assert least_units(ordered, sample) <= construct(ordered).graph.edges + 1


def test_words_too_many_for_a_file_are_refused_from_the_first_of_them(tmp_path, monkeypatch):
    monkeypatch.setattr(constructor, "_SAMPLE", 20_000)
    monkeypatch.setattr(encoding, "MOST_UNITS", 20_000)
    monkeypatch.setattr(constructor, "construct", lambda *_: pytest.fail("All words are built."))
    draw = random.Random(5)
    drawn = (bytes(draw.choices(range(1, 27), k=8)) for _ in range(60_000))
    words = WordList(Alphabet(ENGLISH), dict.fromkeys(drawn, 0))

    with pytest.raises(GraphTooLargeError, match="units or more; a file can hold 20,000"):
        build(words, tmp_path / "long.dawg", source="", licence="")


def test_the_facts_count_what_was_built(tmp_path):
    path = lexicon_file(tmp_path, ["rain", "ruin", "born"])

    facts = json.loads(path.with_suffix(".json").read_text("utf-8"))

    assert facts["words"] == 3
    assert facts["words_per_length"] == [0, 0, 0, 3]
    assert facts["trie_nodes"] == 1 + 4 + 3 + 4
    assert facts["text_bytes"] == 15
    assert facts["bytes"] == path.stat().st_size
    assert facts["format"] == 1
