"""Words looked up in dictionaries of both kinds."""

import random
from threading import Event

import pytest

from tests.helper.meanings.shelf import dictd, stardict
from wmh.base.running.stopping import Cancelled
from wmh.helper.lists.origin import Origin, to_bytes
from wmh.helper.meanings import dictionaries
from wmh.helper.meanings.meaning import meaning

RAIN = """rain
    n 1: water falling in drops from vapor condensed in the
         atmosphere [syn: {rain}, {rainfall}]
    2: drops of fresh water
    v 1: precipitate as rain
"""
SENSES = (
    "n 1: water falling in drops from vapor condensed in the atmosphere [syn: rain, rainfall]\n"
    "2: drops of fresh water\n"
    "v 1: precipitate as rain"
)
WRITERS = [
    lambda folder, entries: dictd(folder, "wn", entries),
    lambda folder, entries: dictd(folder, "wn", entries, packed=False),
    lambda folder, entries: stardict(folder, "wn", entries),
    lambda folder, entries: stardict(folder, "wn", entries, packed=True),
    lambda folder, entries: stardict(folder, "wn", entries, wide=True),
    lambda folder, entries: stardict(folder, "wn", entries, types=""),
]


@pytest.fixture
def own(home):
    return home / "dictionaries"


@pytest.mark.parametrize("write", WRITERS)
def test_every_word_is_found_and_no_other(own, write):
    names = random.Random(1)
    words = sorted({"".join(names.choices("abct", k=names.randint(1, 4))) for _ in range(80)})
    write(own, [(word, f"the word {word}.\n\nAgain {word}.") for word in words])
    for word in words:
        found = meaning(word, "english")
        assert found.text == f"the word {word}.\nAgain {word}."
        assert found.dictionary == "Words"
    assert meaning("abz", "english").text == ""
    assert meaning("abz", "english").looked == 1


def test_each_sense_is_a_line(own):
    dictd(own, "wn", [("rain", RAIN)], "WordNet")
    found = meaning("rain", "english")
    assert (found.text, found.headword, found.dictionary) == (SENSES, "rain", "WordNet")


@pytest.mark.parametrize(
    ("word", "headword"),
    [
        ("tares", "tare"),
        ("cries", "cry"),
        ("boxes", "box"),
        ("stopped", "stop"),
        ("making", "make"),
        ("baking", "baking"),
        ("telefono", "teléfono"),
        ("über", "über"),
        ("uber", "uber"),
        ("strasse", "Straße"),
    ],
)
def test_a_word_is_found_under_what_it_is_written_like(own, word, headword):
    there = ["tare", "cry", "box", "stop", "make", "bake", "baking", "teléfono", "über", "uber"]
    dictd(own, "any", [(each, f"{each} is here") for each in [*there, "Straße"]])
    assert meaning(word, "english").headword == headword


def test_tags_are_left_out_and_other_fields_passed_over(own):
    content = b"pronounced\0" + b"<b>fast</b>&amp;<br/>loose"
    stardict(own, "wn", [("play", content)], types="th")
    assert meaning("play", "english").text == "fast& loose"


def test_the_dictionary_of_the_language_answers(own, system, home):
    dictd(system / "dictd", "freedict-deu-eng", [("rain", "a strip of grass")], "German")
    stardict(own / "more", "unknown", [("rain", "said somewhere")], "Somebody's")
    dictd(system / "dictd", "wn", [("rain", RAIN)], "WordNet")
    assert meaning("rain", "english").dictionary == "WordNet"
    folder = home / "lexica" / "deutsch"
    folder.mkdir(parents=True)
    (folder / "origin.json").write_bytes(to_bytes(Origin(recipe="german")))
    assert meaning("rain", "deutsch").dictionary == "German"
    assert meaning("rain", "other").looked == 3


def test_where_there_is_none_the_package_is_named():
    found = meaning("rain", "english")
    assert (found.text, found.looked, found.package) == ("", 0, "dict-wn")


def test_a_damaged_one_is_named_and_the_next_one_answers(own):
    dictd(own, "wn", [("rain", RAIN)], "WordNet")
    dictd(own, "gcide", [("rain", "water")], "GCIDE")
    (own / "wn.dict.dz").write_bytes(b"\x1f\x8b\x08\x04")
    found = meaning("rain", "english")
    assert (found.text, found.dictionary) == ("water", "GCIDE")
    assert [str(each) for each in found.faults] == [
        "The dictionary 'wn.dict.dz' is damaged: install its package again."
    ]


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_damaged_it_is_an_answer(own, seed):
    dice = random.Random(seed)
    entries = [("rain", RAIN), ("rein", "a strap"), ("run", "fast")]
    dice.choice(WRITERS)(own, entries)
    for path in sorted(own.iterdir()):
        raw = bytearray(path.read_bytes())
        for _ in range(dice.randint(0, 3)):
            raw[dice.randrange(len(raw))] = dice.randrange(256)
        path.write_bytes(raw[: len(raw) - dice.choice((0, 0, 1, 20))])
    found = meaning("rain", "english")
    assert len(found.text) <= 2000
    assert all("damaged" in str(each) for each in found.faults)


def test_it_stops_when_it_is_no_longer_wanted(own):
    dictd(own, "wn", [("rain", RAIN)])
    stop = Event()
    stop.set()
    with pytest.raises(Cancelled):
        meaning("rain", "english", stop.is_set)


def test_every_recipe_says_its_language_and_known_ones_have_a_package():
    from wmh.helper.lists.recipes import recipes

    codes = {each.code for each in recipes()}
    assert {len(code) for code in codes} == {3}
    assert codes & dictionaries.languages().keys()
