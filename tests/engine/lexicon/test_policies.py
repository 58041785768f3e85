"""Word lists read by other policies, and against a reader that takes a line at a time."""

import re
import unicodedata
from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.engine.lexicon.reading.policies import Accents, Capitals, Column, Policies
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.lexicon.reading.wordlist import read_word_list
from wmh.engine.question import TIERS

FOLDED = Policies(accents=Accents.FOLD)
NAMELESS = Policies(capitals=Capitals.SKIP)
AUTO = Policies(column=Column.AUTO)


def read(tmp_path, content, policies=AUTO, **more):
    path = tmp_path / "words.txt"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_word_list([path], policies, **more)


def words(listed):
    return {listed.alphabet.decode(word): tier for word, tier in listed.tiers.items()}


def reasons(listed):
    return {group.reason: group.number for group in listed.left_out}


@pytest.mark.parametrize(
    ("written", "spelt"),
    [
        ("Été", "ete"),
        ("cœur", "coeur"),
        ("Straße", "strasse"),
        ("Ærøskøbing", "aeroskobing"),
        ("Łódź", "lodz"),
        ("e\u0301te\u0301", "ete"),
        ("q\u0303ua", "qua"),
        ("ﬁn", "fin"),
        ("άλφα", "αλφα"),
        ("Йод", "йод"),
        ("ёлка", "ёлка"),
        ("한글", "ㅎㅏㄴㄱㅡㄹ"),
    ],
)
def test_accents_fold_where_they_are_accents(tmp_path, written, spelt):
    assert set(words(read(tmp_path, f"{written}\n", FOLDED))) == {spelt}


def test_letters_can_be_kept_where_accents_fold(tmp_path):
    policies = Policies(accents=Accents.FOLD, letters="Ñü")

    listed = read(tmp_path, "mañana\npingüino\nmamá\nMAN\u0303A\n", policies)

    assert set(words(listed)) == {"mañana", "pingüino", "mama", "maña"}


def test_words_that_fold_into_one_are_merged_and_counted(tmp_path):
    listed = read(tmp_path, "cote\ncôte\ncôté\nCote\n", FOLDED)

    assert words(listed) == {"cote": 0}
    assert listed.merged == 3


def test_capitals_are_names_where_they_are_skipped(tmp_path):
    listed = read(tmp_path, "polish\nPolish\nNASA\nÉva\nあい\n", NAMELESS)

    assert set(words(listed)) == {"polish", "あい"}
    assert reasons(listed) == {"with capitals": 3}
    assert listed.merged == 0


def test_affix_flags_are_cut_with_a_notice(tmp_path):
    listed = read(tmp_path, "2\nabate/DRSG\nrain/MS\ntorn\n/x\n", NAMELESS)

    assert set(words(listed)) == {"abate", "rain", "torn"}
    assert reasons(listed) == {"not letters only": 2}
    assert "2 words cut at a slash" in str(listed.notices[0])


@pytest.mark.parametrize("between", ["\t", ",", ", ", " ", ";", "   ", " \t "])
def test_few_small_numbers_are_tiers(tmp_path, between):
    listed = read(tmp_path, f"rain{between}10\npork{between}70\ntorn\n")

    assert words(listed) == {"rain": 10, "pork": 70, "torn": 0}
    assert "read as tiers" in str(listed.notices[0])


@pytest.mark.parametrize("between", ["\t", ",", " "])
def test_other_numbers_are_counts_and_add_up(tmp_path, between):
    lines = [f"{a}{b}{between}{1000 - 26 * n - m}" for n, a in enumerate("abc") for m, b in LETTERS]
    listed = read(tmp_path, "\n".join([*lines, f"Cz{between}2000.5", "zz"]))

    assert set(words(listed).values()) == {10, 20, 35, 40, 50, 55, 60, 70, 80}
    assert "read as counts" in str(listed.notices[0])
    assert listed.merged == 1


LETTERS = list(enumerate("abcdefghijklmnopqrstuvwxyz"))


def test_the_rarer_by_count_the_higher_the_tier(tmp_path):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    spelt = ["".join(each) for each in product(alphabet, alphabet, alphabet[:7], alphabet)]
    # From the second on, two words each are counted alike, and so have the same tier.
    lines = [f"{word} {(len(spelt) - rank) // 2}" for rank, word in enumerate(spelt)]

    tiers = words(read(tmp_path, "\n".join(lines), Policies(column=Column.COUNT)))

    assert [tiers[word] for word in spelt] == sorted(tiers.values())
    assert Counter(tiers.values()) == {
        10: 4_001, 20: 7_000, 35: 30_000, 40: 5_000, 50: 19_000, 55: 6_000, 60: 11_000,
        70: 28_728, 80: len(spelt) - 110_729,
    }  # fmt: skip


@pytest.mark.parametrize("number", [20, 400, 3_750, 60_000])
def test_a_short_list_has_everyday_words_common_ones_and_others(tmp_path, number):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    spelt = ["".join(each) for each in product(alphabet, repeat=4)][:number]
    lines = [f"{word} {number - rank}" for rank, word in enumerate(spelt)]

    tiers = words(read(tmp_path, "\n".join(lines), Policies(column=Column.COUNT))).values()

    views = [sum(tier <= most for tier in tiers) for most in TIERS.values()]
    assert number // 2 < views[0] < views[1] < views[2] == number
    assert len(set(tiers)) > 6


def test_a_column_can_be_passed_over(tmp_path):
    listed = read(tmp_path, "rain\tpluie\npork 12\ntorn,1.5e-6\n", Policies(column=Column.NONE))

    assert words(listed) == {"rain": 0, "pork": 0, "torn": 0}


def test_a_column_of_other_words_is_passed_over_with_a_notice(tmp_path):
    listed = read(tmp_path, "rain\tpluie\npork\tporc\n")

    assert words(listed) == {"rain": 0, "pork": 0}
    (notice,) = map(str, listed.notices)
    assert notice == "The entries beside the words are not numbers and were skipped."


def test_what_is_no_count_is_left_out(tmp_path):
    listed = read(tmp_path, "word\tcount\nrain\t300\npork\t-1\n")

    assert words(listed) == {"rain": 10}
    assert reasons(listed) == {"beside something that is no count": 1}


def test_answers_are_common_and_all_else_is_a_guess(tmp_path):
    (tmp_path / "answers.txt").write_text("rain\nTORN\n")

    listed = read(tmp_path, "torn 5\nzoeae 1\naahed\n", answers=tmp_path / "answers.txt")

    assert listed.answers
    assert words(listed) == {"rain": 10, "torn": 10, "zoeae": 80, "aahed": 80}


def test_seldom_letters_of_a_long_list_are_foreign(tmp_path):
    spelt = [f"{a}{b}{c}ä" for _, a in LETTERS for _, b in LETTERS for _, c in LETTERS[:20]]
    foreign = ["smörgås", "œuvre"]

    listed = read(tmp_path, "\n".join([*spelt, *foreign]))

    assert set(words(listed)) == set(spelt)
    assert set(listed.alphabet.letters) == {*"abcdefghijklmnopqrstuvwxyzä"}
    assert reasons(listed) == {"with a letter of another language": 2}
    assert str(listed.notices[-1]).endswith(": å ö œ")
    assert set(words(read(tmp_path, "\n".join([*spelt[:100], *foreign])))) == {
        *spelt[:100],
        *foreign,
    }


def test_digraphs_are_folded_as_the_words_are(tmp_path):
    policies = Policies(accents=Accents.FOLD, digraphs=("Çh", "lll", "ll"))

    listed = read(tmp_path, "chalk\nlllama\nchlll\n", policies)

    assert {listed.alphabet.decoded_letters(word) for word in listed.tiers} == {
        ("ch", "a", "l", "k"),
        ("lll", "a", "m", "a"),
        ("ch", "lll"),
    }


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfer\x00a\x00\n\x00i",
        b"rain\x00\n",
        bytes(range(256)) * 40,
        "中".encode() + b"\n",
        b"a\nb\nc\n",
        ("x" * 201 + "\n").encode() * 3,
        "".join(chr(0x4E00 + n) * 2 + "\n" for n in range(3000)).encode(),
        b"RAIN\nPORK\n",
    ],
)
def test_a_list_without_words_is_one_line(tmp_path, content):
    with pytest.raises(WordListError) as error:
        read(tmp_path, content, NAMELESS)

    assert str(error.value).startswith("words.txt")
    assert len(str(error.value)) < 200
    assert "\n" not in str(error.value)


def test_many_repeats_are_one_word(tmp_path):
    listed = read(tmp_path, b"rain\r\n" * 300_000)

    assert words(listed) == {"rain": 0}
    assert listed.merged == 299_999


def test_a_number_of_many_digits_is_a_count_like_another(tmp_path):
    assert set(words(read(tmp_path, f"rain {'9' * 5000}\npork 1\n"))) == {"rain", "pork"}
    with pytest.raises(WordListError, match="line 1: the tier"):
        read(tmp_path, f"rain\t{'9' * 5000}\n", Policies())


# A reader that does everything a line at a time and a letter at a time.

SPELT_OUT = {"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l"}


def plainly(text, policies):
    """Words to tiers, reasons to numbers of lines, and how many lines gave a word."""
    tiers, why, fit = {}, Counter(), 0
    for line in text.splitlines():
        line = unicodedata.normalize("NFC", line).strip()
        if not line or line.startswith("#"):
            continue
        word, tab, beside = line.partition("\t")
        tier = int(beside or 0) if tab and policies.column is Column.TIER else 0
        word = word.strip().strip('"')
        if "/" in word[1:]:
            word = word[: word.index("/", 1)] if not word.startswith("/") else word
        name = word != word.lower()
        word = word.lower()
        if policies.accents is Accents.FOLD:
            word = "".join(plain(c) if c not in policies.letters else c for c in word)
        if not word:
            continue
        if not word.isalpha():
            why["not letters only"] += 1
        elif name and policies.capitals is Capitals.SKIP:
            why["with capitals"] += 1
        else:
            fit += 1
            tiers[word] = min(tier, tiers.get(word, 127))
    short = {word for word in tiers if not 2 <= len(letters(word, policies)) <= 31}
    if short:
        why["not 2 to 31 letters long"] = len(short)
    return {w: t for w, t in tiers.items() if w not in short}, why, fit - len(tiers)


def plain(letter):
    if letter in SPELT_OUT:
        return SPELT_OUT[letter]
    parts = unicodedata.normalize("NFD", letter)
    return parts[0] if parts[0] in "abcdefghijklmnopqrstuvwxyzøæ" else letter


def letters(word, policies):
    found = []
    while word:
        longest = max(
            (d for d in policies.digraphs if word.startswith(d)), key=len, default=word[0]
        )
        found.append(longest)
        word = word[len(longest) :]
    return found


OTHER_FORM = re.compile("was read as (a list|a table)")
"""What is said of a list that has not one word a line."""


def folded(text, policies):
    text = unicodedata.normalize("NFC", text).lower()
    if policies.accents is Accents.FOLD:
        text = "".join(plain(c) if c not in policies.letters else c for c in text)
    return text


lines = st.tuples(
    st.sampled_from(["", " ", "#", '"']),
    st.text("aAbcClLeéÉñÑœŒßйЙ中あ1-/", max_size=6),
    st.sampled_from(["", "\t10", "\t 70", "\t", "\t127", " "]),
    st.sampled_from(["\n", "\r\n", "\n\n"]),
).map("".join)


@given(
    text=st.lists(lines, max_size=30).map("".join),
    policies=st.builds(
        Policies,
        accents=st.sampled_from(Accents),
        capitals=st.sampled_from(Capitals),
        digraphs=st.sampled_from([(), ("ch", "ll"), ("ch", "chl", "ll")]),
        column=st.sampled_from([Column.TIER, Column.NONE]),
        letters=st.sampled_from(["", "ñ"]),
    ),
    encoding=st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
)
def test_it_reads_what_a_slow_reader_reads(tmp_path_factory, text, policies, encoding):
    path = tmp_path_factory.mktemp("lists") / "words.txt"
    path.write_bytes(text.encode(encoding))
    expected, why, merged = plainly(text, policies)
    try:
        listed = read_word_list([path], policies)
    except WordListError as error:
        said = str(error)
        assert not expected or OTHER_FORM.search(said) or why["not letters only"], said
        return
    if any(OTHER_FORM.search(str(each)) for each in listed.notices):
        # Most lines are no words, and it says as what it took them: it makes up none.
        assert why["not letters only"]
        told = folded(text, policies)
        assert all(word in told for word in words(listed))
        return

    assert words(listed) == expected
    assert {g.reason: g.number for g in listed.left_out} == dict(why)
    assert listed.merged == merged
    assert all(
        list(listed.alphabet.decoded_letters(word))
        == letters(listed.alphabet.decode(word), policies)
        for word in listed.tiers
    )
