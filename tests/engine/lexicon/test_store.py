"""Lexicon files: opened as they were built, refused when anything about them is wrong."""

import hashlib
import json
import random
import shutil

import numpy as np
import pytest

from app.engine.clues.knowledge import learn
from app.engine.lexicon.facts import Facts, FactsError, from_json
from app.engine.lexicon.store import LexiconError, open_lexicon
from app.engine.paper.matcher import match
from app.engine.question import ALL_TIERS
from app.engine.stopping import Stopped
from tests.lexica import english, english_words, lexicon_file, lexicon_of, spelt

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
    assert not any(word in lexicon for word in ("", "r", "rai", "rainss", "r4in", "räin"))


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
        (lambda path: path.write_bytes(path.read_bytes()[:-1024]), "checksum"),
        (lambda path: path.write_bytes(path.read_bytes() + bytes(1024)), "checksum"),
        (lambda path: path.write_text("rain\nborn\n"), "is no DAWG"),
        (lambda path: path.write_bytes(bytes(12 << 20)), "is no DAWG"),
        (lambda path: path.with_suffix(".json").write_text("{"), "JSON"),
        (lambda path: path.with_suffix(".json").write_text("[" * 100_000), "JSON"),
        (lambda path: path.with_suffix(".json").write_text("[1]"), "facts of a lexicon"),
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
    known = from_json(facts.read_text("utf-8"))
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


def forged(facts, **changes):
    return Facts(**{f: getattr(facts, f) for f in Facts.__dataclass_fields__} | changes).to_json()


def test_facts_of_another_graph_are_refused(path):
    facts = path.with_suffix(".json")
    facts.write_text(forged(from_json(facts.read_text("utf-8")), words=8), "utf-8")

    with pytest.raises(LexiconError, match="has 7 words, its facts say 8"):
        open_lexicon(path)


def test_facts_survive_their_own_text(path):
    text = path.with_suffix(".json").read_text("utf-8")

    assert from_json(text).to_json() == text
    assert json.loads(text)["words"] == 7


def test_facts_with_another_field_are_refused(path):
    known = json.loads(path.with_suffix(".json").read_text("utf-8"))
    known["more"] = 1
    del known["checksum"]
    text = json.dumps(known, ensure_ascii=False)
    known["checksum"] = hashlib.sha256(text.encode()).hexdigest()

    with pytest.raises(FactsError, match="does not hold the facts"):
        from_json(json.dumps(known))


def test_opening_is_given_up_when_it_is_asked_to(path):
    with pytest.raises(Stopped):
        open_lexicon(path, stop=lambda: True)
