"""Dictionaries of spelling checkers are unfolded by their affixes."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.base.running.stopping import never
from wmh.engine.lexicon.reading.affixes import affixes_beside, forms_of, read_affixes, unfold
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.lexicon.reading.wordlist import read_word_list

SUFFIX = "SFX S Y 2\nSFX S 0 s [^y]\nSFX S y ies y\n"
PREFIX = "PFX U Y 1\nPFX U 0 un .\n"


@pytest.fixture
def dictionary(tmp_path):
    def write(aff, dic, encoding="utf-8"):
        (tmp_path / "own.aff").write_bytes(aff.encode(encoding))
        (tmp_path / "own.dic").write_bytes(dic.encode(encoding))
        return tmp_path / "own.dic"

    return write


def unfolded(path):
    return set(unfold(path, affixes_beside(path), [], never))


@pytest.mark.parametrize(
    ("aff", "dic", "forms"),
    [
        pytest.param(SUFFIX, "2\ncat/S\ncity/S\n", "cat cats city cities", id="suffix, condition"),
        pytest.param(PREFIX, "1\ndo/U\n", "do undo", id="prefix"),
        pytest.param(SUFFIX + PREFIX, "1\ntie/SU\n", "tie ties untie unties", id="cross product"),
        pytest.param(
            SUFFIX.replace("S Y", "S N") + PREFIX, "1\ntie/SU\n", "tie ties untie", id="no cross"
        ),
        pytest.param(
            "SFX a Y 1\nSFX a 0 er/b .\nSFX b Y 1\nSFX b 0 s .\n",
            "1\nsing/a\n",
            "sing singer singers",
            id="suffix upon suffix",
        ),
        pytest.param(
            "PFX p Y 1\nPFX p 0 re/s .\nSFX s Y 1\nSFX s 0 d .\n",
            "1\nuse/p\n",
            "use reuse reused",
            id="suffix of a prefix",
        ),
        pytest.param(
            "NEEDAFFIX X\n" + SUFFIX, "2\nscissor/XS\ncat\n", "scissors cat", id="needs an affix"
        ),
        pytest.param(
            "ONLYINCOMPOUND C\nCOMPOUNDFLAG K\nCOMPOUNDMIN 2\n",
            "3\nfoo/C\nbar/K\nbaz/K\n",
            "bar baz",
            id="compounds are not made",
        ),
        pytest.param("FORBIDDENWORD F\n" + SUFFIX, "2\ncat/S\ncats/F\n", "cat", id="forbidden"),
        pytest.param(
            "CIRCUMFIX C\nPFX A Y 2\nPFX A 0 ge .\nPFX A 0 ge/C .\nSFX B Y 1\nSFX B 0 t/C .\n",
            "1\nmach/AB\n",
            "mach gemach gemacht",
            id="circumfix",
        ),
        pytest.param(
            "FLAG long\nSFX Aa Y 1\nSFX Aa 0 s .\nSFX aA Y 1\nSFX aA 0 d .\n",
            "1\nuse/aA\n",
            "use used",
            id="flags of two letters",
        ),
        pytest.param(
            "FLAG num\nSFX 12 Y 1\nSFX 12 0 s .\nSFX 1 Y 1\nSFX 1 0 d .\n",
            "2\nuse/1,12\ncat/12\n",
            "use used uses cat cats",
            id="numbers as flags",
        ),
        pytest.param(
            "SET UTF-8\nFLAG UTF-8\nSFX é Y 1\nSFX é 0 s .\n",
            "1\nété/é\n",
            "été étés",
            id="any sign as a flag",
        ),
        pytest.param(
            "AF 2\nAF SU\nAF S\n" + SUFFIX + PREFIX,
            "2\ntie/1\ncat/2\n",
            "tie ties untie unties cat cats",
            id="aliases",
        ),
        pytest.param(
            "SFX V Y 2\nSFX V e ive [^a-c]e\nSFX V 0 ly [ab].\n",
            "3\nuse/V\nice/V\nabx/V\n",
            "use usive ice abx abxly",
            id="a hyphen in a condition is no range, a dot any letter",
        ),
        pytest.param(
            SUFFIX, "2\ncat/S po:noun\ndog\tst:dog\n\n", "cat cats dog", id="what is told beside"
        ),
        pytest.param(SUFFIX, "cat/S\nand\\/or\n", "cat cats and/or", id="no number, a slash"),
        pytest.param(
            "PFX l Y 1\nPFX l 0 l' .\n", "1\nami/l\n", "ami", id="forms with an apostrophe"
        ),
        pytest.param(
            "# SFX\nTRY abc\nREP 1\nREP a b\nSFX S Y 1\nSFX S 0 s . # plural\n",
            "1\ncat/S\n",
            "cat cats",
            id="other lines",
        ),
    ],
)
def test_stems_are_unfolded(dictionary, aff, dic, forms):
    assert unfolded(dictionary(aff, dic)) == set(forms.split())


@pytest.mark.parametrize(
    ("name", "encoding"),
    [
        ("UTF-8", "utf-8"),
        ("ISO8859-1", "latin-1"),
        ("ISO8859-2", "iso8859-2"),
        ("KOI8-R", "koi8-r"),
        ("microsoft-cp1251", "cp1251"),
    ],
)
def test_both_files_are_in_the_encoding_that_the_affixes_name(dictionary, name, encoding):
    stem = "нить" if encoding in ("koi8-r", "cp1251") else "bär"
    aff = f"SET {name}\nSFX A Y 1\nSFX A 0 {stem[1]} .\n"
    assert unfolded(dictionary(aff, f"1\n{stem}/A\n", encoding)) == {stem, stem + stem[1]}


@pytest.mark.parametrize(
    ("aff", "dic", "reason"),
    [
        ("SET ISCII-X\n", "1\na\n", "own.aff is in the encoding 'ISCII-X', which is not known"),
        ("FLAG num\nSFX x Y 1\n", "1\na\n", "own.aff, line 2 cannot be read: 'SFX x Y 1'"),
        ("SFX S Y 1\nSFX S 0\n", "1\na\n", "own.aff, line 2 cannot be read: 'SFX S 0'"),
        ("FLAG long\n", "1\na/abc\n", "own.dic: the flags of 'a/abc' cannot be read"),
        ("SET UTF-8\n", "1\nb\udce4r\n", "own.dic is not in the encoding utf-8"),
    ],
)
def test_what_cannot_be_read_is_named(dictionary, aff, dic, reason):
    path = dictionary(aff, "")
    path.write_bytes(dic.encode("utf-8", "surrogateescape"))
    with pytest.raises(WordListError, match=re.escape(reason)):
        unfolded(path)


def test_a_list_with_affixes_beside_has_all_forms(dictionary):
    path = dictionary(SUFFIX + PREFIX, "3\ntie/SU\ncity/S\nParis\n")
    listed = read_word_list([path])
    words = {listed.alphabet.decode(word) for word in listed.tiers}
    assert words == {"tie", "ties", "untie", "unties", "city", "cities", "paris"}
    assert [str(each) for each in listed.notices] == [
        "own.dic was unfolded by own.aff: stems 3, forms 7; compounds are left out."
    ]


LETTERS = st.text("ab", min_size=1, max_size=3)
PIECES = st.text("ab", max_size=2)
CONDITIONS = st.sampled_from([".", "a", "b", "[ab]", "[^a]", "[^b]a"])
AFFIXES = st.lists(st.tuples(PIECES, PIECES, CONDITIONS), max_size=3)


def _accepted(form, stem, prefixes, suffixes):
    """True if taking affixes off a form leads to the stem: the other way round."""
    ends = [("", "", "."), *suffixes]
    begins = [("", "", "."), *prefixes]
    for strip, add, wanted in ends:
        if not form.endswith(add):
            continue
        rest = form[: len(form) - len(add)] + strip
        if not re.search(wanted + r"\Z", rest):
            continue
        for lost, more, condition in begins:
            if not rest.startswith(more):
                continue
            base = lost + rest[len(more) :]
            if base == stem and re.match(condition, base):
                return True
    return False


def _lines(kind, flag, affixes):
    yield f"{kind} {flag} Y {len(affixes)}"
    for strip, add, condition in affixes:
        yield f"{kind} {flag} {strip or 0} {add or 0} {condition}"


@given(LETTERS, AFFIXES, AFFIXES, st.text("ab", max_size=7))
def test_a_form_is_made_where_taking_it_apart_finds_the_stem(
    tmp_path_factory, stem, prefixes, suffixes, other
):
    stem = f"abab{stem}abab"  # Neither end reaches the other.
    path = tmp_path_factory.mktemp("own") / "own.aff"
    path.write_text("\n".join((*_lines("PFX", "P", prefixes), *_lines("SFX", "S", suffixes))))
    made = set(forms_of(stem, frozenset("PS"), read_affixes(path)))
    for form in (*made, other):
        assert _accepted(form, stem, prefixes, suffixes) == (form in made)
