"""Lexicon files: opened as they were built, refused when anything about them is wrong."""

import hashlib
import json
import random
import shutil
import tracemalloc
from contextlib import suppress

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import english, english_words, lexicon_file, lexicon_of, spelt
from tests.odd import spoilt
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.knowledge import learn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.building.constructor import build
from wmh.engine.lexicon.building.encoding import encode
from wmh.engine.lexicon.building.trie import WorkingGraph
from wmh.engine.lexicon.facts import Facts, FactsError, from_json
from wmh.engine.lexicon.reading.wordlist import WordList
from wmh.engine.lexicon.store import LexiconError, open_lexicon
from wmh.engine.paper.matcher import match
from wmh.engine.question import ALL_TIERS

WORDS = {"rain": 10, "ruin": 20, "born": 35, "bern": 80, "corn": 60, "re": 10, "rains": 20}


@pytest.fixture
def path(tmp_path):
    return lexicon_file(tmp_path, WORDS, flagged=["bern"])


def everything(lexicon):
    """Every word the lexicon finds, with tier and flag."""
    return {
        word: (int(lexicon.tiers[number]), bool(lexicon.flagged[number]))
        for length in lexicon.lengths
        for candidates in [match(learn((), length), lexicon, ALL_TIERS)]
        for word, number in zip(
            spelt(candidates, lexicon.alphabet), candidates.numbers, strict=True
        )
    }


def test_a_lexicon_holds_its_words_with_tiers_and_flags(path):
    lexicon = open_lexicon(path)

    assert lexicon.name == "small"
    assert lexicon.lengths == (2, 4, 5)
    assert everything(lexicon) == {w: (tier, w == "bern") for w, tier in WORDS.items()}


def test_words_are_looked_up_in_any_case(path):
    lexicon = open_lexicon(path)

    assert "Rain" in lexicon
    assert lexicon.tier_of("corn") == 60
    assert not any(word in lexicon for word in ("", "r", "rai", "rainss", "r4in", "rжin"))


def test_every_word_of_the_default_lexicon_has_its_tier():
    lexicon, words = english(), english_words()

    assert lexicon.graph.words == len(words)
    numbers = [lexicon.number_of(tuple(word)) for word in list(words)[::37]]
    assert numbers == list(range(0, len(words), 37))
    assert lexicon.tiers.tolist() == list(words.values())


def test_the_usual_view_is_of_common_words_until_twelve_letters():
    lexicon = english()

    assert lexicon.usual_tier(11) == 70
    assert lexicon.usual_tier(12) == ALL_TIERS
    assert lexicon.tiered
    assert not lexicon_of(["rain"]).tiered


@pytest.mark.parametrize(
    ("spoil", "part"),
    [
        (lambda path: path.unlink(), "is missing"),
        (lambda path: path.with_suffix(".json").unlink(), "cannot be read"),
        (lambda path: path.with_suffix(".tiers").unlink(), "cannot be read"),
        (lambda path: path.write_bytes(b""), "cut short"),
        (lambda path: path.write_bytes(path.read_bytes()[:-4]), "cut short"),
        (lambda path: path.write_bytes(path.read_bytes()[:-1024]), "cut short"),
        (lambda path: path.write_bytes(path.read_bytes() + bytes(1024)), "checksum"),
        (lambda path: path.write_text("rain\nborn\n"), "is not a DAWG"),
        (lambda path: path.write_bytes(bytes(12 << 20)), "is not a DAWG"),
        (lambda path: path.with_suffix(".json").write_text("{"), "JSON"),
        (lambda path: path.with_suffix(".json").write_text("[" * 100_000), "JSON"),
        (
            lambda path: path.with_suffix(".json").write_text("[1]"),
            "has no description of a word list",
        ),
        (lambda path: path.with_suffix(".json").write_bytes(b"\xff"), "UTF-8"),
        (lambda path: path.with_suffix(".json").write_text('{"format": 2}'), "format 2"),
        (lambda path: path.with_suffix(".json").write_text('{"format": 1}'), "checksum"),
        (lambda path: path.with_suffix(".tiers").write_bytes(bytes(7)), "checksum"),
    ],
)
def test_a_spoilt_lexicon_is_refused_in_one_line(path, spoil, part):
    spoil(path)

    with pytest.raises(LexiconError) as error:
        open_lexicon(path)

    assert part in str(error.value)
    assert "small." in str(error.value)
    assert "\n" not in str(error.value)


def test_a_word_list_is_not_mistaken_for_a_lexicon(path):
    with pytest.raises(LexiconError, match=r"wmh lexicon build small\.txt --out small\.dawg"):
        open_lexicon(path.with_suffix(".txt"))


def test_two_thousand_random_corruptions_never_give_wrong_words(path, tmp_path):
    chance = random.Random(2013)
    true = everything(open_lexicon(path))
    refused = 0
    for _ in range(2000):
        spoilt = tmp_path / "spoilt"
        spoilt.mkdir()
        for suffix in (".dawg", ".json", ".tiers"):
            shutil.copy(path.with_suffix(suffix), spoilt)
        target = spoilt / f"small{chance.choice(('.dawg', '.dawg', '.json', '.tiers'))}"
        raw = bytearray(target.read_bytes())
        kind = chance.randrange(4)
        if kind == 0:
            raw = raw[: chance.randrange(len(raw))]
        elif kind == 1:
            raw += chance.randbytes(chance.randrange(1, 2000))
        else:
            for _ in range(chance.randrange(1, 4)):
                raw[chance.randrange(len(raw))] = chance.randrange(256)
        target.write_bytes(raw)
        try:
            assert everything(open_lexicon(spoilt / "small.dawg")) == true
        except LexiconError:
            refused += 1
        shutil.rmtree(spoilt)
    assert refused > 1800


def test_corruptions_behind_a_right_checksum_never_crash_or_hang(path):
    """The checks of structure on their own: whoever forges the checksum gets no crash either."""
    chance = random.Random(7)
    facts = path.with_suffix(".json")
    known = from_json(facts.read_bytes())
    raw = path.read_bytes()
    used = np.flatnonzero(np.frombuffer(raw, np.uint32)[1:] != 0x80000000)
    refused = 0
    for _ in range(1000):
        spoilt = bytearray(raw)
        for _ in range(chance.randrange(1, 4)):
            unit = int(chance.choice(used)) if chance.random() < 0.9 else chance.randrange(256)
            spoilt[4 + unit * 4 + chance.randrange(4)] = chance.randrange(256)
        path.write_bytes(spoilt)
        facts.write_text(forged(known, sha256=hashlib.sha256(spoilt).hexdigest()), "utf-8")
        try:
            lexicon = open_lexicon(path)
        except LexiconError:
            refused += 1
        else:
            for length in range(1, 32):
                match(learn((), length), lexicon, ALL_TIERS)
    assert refused > 500


@pytest.mark.parametrize("raw", [b"", bytes(4), bytes(3), b"\1\0\0\0" + bytes(4)])
def test_a_graph_of_nothing_is_refused_whatever_its_checksum(path, raw):
    facts = path.with_suffix(".json")
    known = from_json(facts.read_bytes())
    path.write_bytes(raw)
    facts.write_text(forged(known, sha256=hashlib.sha256(raw).hexdigest()), "utf-8")

    with pytest.raises(LexiconError, match="is cut short or is not a DAWG"):
        open_lexicon(path)


def forged(facts, **changes):
    return Facts(**{f: getattr(facts, f) for f in Facts.__dataclass_fields__} | changes).to_json()


def test_facts_of_another_graph_are_refused(path):
    facts = path.with_suffix(".json")
    known = from_json(facts.read_bytes())
    facts.write_text(forged(known, words=8, words_per_length=(0, 1, 0, 5, 2)), "utf-8")

    with pytest.raises(LexiconError, match="has 7 words, its facts say 8"):
        open_lexicon(path)

    facts.write_text(forged(known, words_per_length=(1, 0, 0, 5, 1)), "utf-8")
    with pytest.raises(LexiconError, match="words of other lengths than its facts say"):
        open_lexicon(path)


def with_checksum(told):
    """Writes facts with a checksum that holds, true or not, as a forger would."""
    text = json.dumps(told, ensure_ascii=False)
    return json.dumps(told | {"checksum": hashlib.sha256(text.encode()).hexdigest()})


@pytest.mark.parametrize(
    "change",
    [
        {"alphabet": 5},
        {"alphabet": [1, 2]},
        {"alphabet": ["\u001b[2J"]},
        {"alphabet": ["a" * 5000]},
        {"alphabet": []},
        {"words": "7"},
        {"words": 10**9},
        {"words_per_length": 7},
        {"words_per_length": [0] * 3 + [7.5]},
        {"words_per_length": [-7, 14]},
        {"bytes": None},
        {"reduction": "much"},
        {"source": ["a", "b"]},
        {"sha256": 5},
        {"tiers_sha256": {}},
        {"answers": 1},
        {"format": {"1": 1}},
    ],
)
def test_facts_of_wrong_types_are_refused_whatever_their_checksum(path, change):
    facts = path.with_suffix(".json")
    known = json.loads(facts.read_text("utf-8")) | change
    del known["checksum"]
    facts.write_text(with_checksum(known), "utf-8")

    with pytest.raises(LexiconError) as error:
        open_lexicon(path)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("letters", "said"),
    [
        (["ä", "b"], r"small\.dawg has words of other letters than its facts say: build"),
        (list("abc"), r"small\.dawg has words of other letters than its facts say: build"),
        ([], r"small\.json has no valid alphabet: build"),
        (["a", "a"], r"small\.json has no valid alphabet: build"),
    ],
)
def test_facts_of_other_letters_are_refused_whatever_their_checksum(path, letters, said):
    facts = path.with_suffix(".json")
    known = json.loads(facts.read_text("utf-8")) | {"alphabet": letters}
    del known["checksum"]
    facts.write_text(with_checksum(known), "utf-8")

    with pytest.raises(LexiconError, match=said):
        open_lexicon(path)


@settings(max_examples=150)
@given(data=st.data())
def test_whatever_facts_say_a_lexicon_is_opened_or_refused(tmp_path_factory, data):
    path = lexicon_file(tmp_path_factory.mktemp("odd"), WORDS)
    facts = path.with_suffix(".json")
    known = json.loads(facts.read_text("utf-8"))
    del known["checksum"]
    text = data.draw(spoilt(known))
    with suppress(ValueError, RecursionError):
        told = json.loads(text)
        text = with_checksum(told) if isinstance(told, dict) else text
    facts.write_text(text, "utf-8", "surrogatepass")

    with suppress(LexiconError):
        assert len(everything(open_lexicon(path))) == 7


def grown(depth, letters, name, folder):
    """A file of every sequence of so many letters: an edge of each leads on, and so on."""
    label = np.tile(np.arange(1, letters + 1, dtype=np.uint8), depth)
    level = np.repeat(np.arange(depth), letters)
    graph = WorkingGraph(
        first=np.append(np.arange(depth + 1) * letters, depth * letters).astype(np.int32),
        label=label,
        final=level == depth - 1,
        target=(level + 1).astype(np.int32),
        kept_as=np.arange(depth + 1, dtype=np.int32),
    )
    units = encode(graph).units
    raw = np.concatenate([np.array([len(units)], np.uint32), units]).tobytes()
    path = folder / f"{name}.dawg"
    path.write_bytes(raw)
    facts = Facts(
        tuple(chr(0x100 + n) for n in range(letters)), 1, (*[0] * (depth - 1), 1), 1, 1, 1,
        len(raw), 1, 0.0, "", "", hashlib.sha256(raw).hexdigest(),
    )  # fmt: skip
    path.with_suffix(".json").write_text(facts.to_json(), "utf-8")
    return path


@pytest.mark.parametrize(("depth", "letters"), [(7, 17), (11, 64), (31, 127), (6, 127)])
def test_a_small_file_of_too_many_words_is_refused_before_they_are_counted(
    tmp_path, depth, letters
):
    path = grown(depth, letters, "bomb", tmp_path)
    assert path.stat().st_size < 100_000

    tracemalloc.start()
    with pytest.raises(LexiconError, match="has more than 20,000,000 words, the most allowed"):
        open_lexicon(path)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert most < 20_000_000


def test_as_many_words_as_a_lexicon_may_hold_are_counted(tmp_path):
    path = grown(4, 66, "large", tmp_path)  # 18,974,736

    with pytest.raises(LexiconError, match="has 18,974,736 words, its facts say 1"):
        open_lexicon(path)


def test_facts_survive_their_own_text(path):
    text = path.with_suffix(".json").read_text("utf-8")

    assert from_json(text.encode()).to_json() == text
    assert json.loads(text)["words"] == 7


def test_facts_with_another_field_are_refused(path):
    known = json.loads(path.with_suffix(".json").read_text("utf-8"))
    known["more"] = 1
    del known["checksum"]
    text = json.dumps(known, ensure_ascii=False)
    known["checksum"] = hashlib.sha256(text.encode()).hexdigest()

    with pytest.raises(FactsError, match="has no description of a word list"):
        from_json(json.dumps(known).encode())


def test_opening_is_given_up_when_it_is_asked_to(path):
    with pytest.raises(Cancelled):
        open_lexicon(path, stop=lambda: True)


@pytest.mark.parametrize("word", ["שלום", "سلام"])
def test_a_graph_from_right_to_left_is_refused_as_its_list_is(tmp_path, word):
    letters = Alphabet(tuple(sorted(set(word))))
    listed = WordList(letters, {letters.encode(word): 0})
    build(listed, tmp_path / "right.dawg", source="", licence="")

    with pytest.raises(LexiconError, match=r"right\.dawg is written from right to left"):
        open_lexicon(tmp_path / "right.dawg")
