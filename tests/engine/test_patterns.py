"""Free patterns against `re`, which reads them word by word."""

import random
import re
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from tests.lexica import english, english_words, lexicon_of
from tests.oracle import could_cause
from tests.patience import calls
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.reading import read_turn
from wmh.engine.patterns.positions import MOST_POSITIONS
from wmh.engine.patterns.question import PatternError, PatternQuestion
from wmh.engine.patterns.syntax import MOST_CHARACTERS, MOST_NESTED
from wmh.engine.patterns.walk import find
from wmh.engine.question import COMMON_TIER, Question

ABC = sorted({"".join(random.Random(n).choices("abc", k=2 + n % 6)) for n in range(400)})

AB_LL = sorted({"".join(random.Random(n).choices("abL", k=2 + n % 5)) for n in range(200)})
"""Words in which L stands for the letter ll."""


@cache
def abc():
    return lexicon_of(ABC)


@cache
def with_ll():
    return lexicon_of([word.replace("L", "ll") for word in AB_LL], ["ll"])


def in_order_of_letters(words):
    return sorted(words, key=lambda word: (len(word), word.lower()))


OFTEN = ["*", "+", "?", "*?", "+?", "??", "{2}", "{,3}", "{1,}", "{0}", "{2}?"]
VERY_OFTEN = [*OFTEN, "{31}", "{0,32}", "{1,5000}", "{2,31}", "{40,}"]


def atoms(letters, ranges):
    items = st.sampled_from([*letters, *ranges])
    sets = st.tuples(st.sampled_from(["[", "[^"]), st.lists(items, min_size=1, max_size=3))
    return st.one_of(
        st.sampled_from([*letters, ".", "z"]), sets.map(lambda s: s[0] + "".join(s[1]) + "]")
    )


def grown(inner, often):
    one = st.one_of(inner.map("({})".format), inner.map("(?:{})".format))
    repeated = st.tuples(one, st.sampled_from(often)).map("".join)
    part = st.one_of(inner, repeated)
    return st.one_of(
        st.lists(part, max_size=3).map("".join),
        st.lists(part, min_size=2, max_size=3).map(lambda each: f"({'|'.join(each)})"),
    )


def patterns(letters, ranges=()):
    """Patterns with at most two kinds of repetition: `re` would take for ever with more."""
    body = grown(grown(atoms(letters, ranges), VERY_OFTEN), OFTEN)
    ahead = st.tuples(st.sampled_from(["(?=", "(?!"]), body).map("".join).map("{})".format)
    led = st.tuples(st.lists(ahead, max_size=2).map("".join), body).map("".join)
    either = st.lists(body, min_size=2, max_size=3).map("|".join)
    ends = st.tuples(st.sampled_from(["", "^"]), st.sampled_from(["", "$"]))
    whole = st.tuples(ends, st.one_of(led, either))
    return whole.map(lambda w: w[0][0] + w[1] + w[0][1]).filter(
        lambda pattern: pattern.strip("^$") and len(pattern) <= MOST_CHARACTERS
    )


def found(pattern, lexicon, **asked):
    return find(PatternQuestion(pattern, rows=10**6, **asked), lexicon).words


def in_order(words):
    return tuple(sorted(words, key=lambda word: (len(word), word)))


@given(patterns("abc", ["a-b", "b-c", "a-z"]), st.sampled_from([None, 2, 4, 7, 9]))
@example("(a|)(b|bc)*?", None)
@example("((a*b?)*c{0,31}){2,}", None)
@example("(?!.*a)(?=..c)[^b]*", 3)
def test_the_words_are_those_that_re_matches_whole(pattern, length):
    words = found(pattern, abc(), length=length)

    matching = [word for word in ABC if re.fullmatch(pattern, word)]
    assert words == in_order(word for word in matching if length in (None, len(word)))


@given(patterns(["a", "b", "L"]))
@example("aL")
@example(".{2}")
@example("[aL]+")
def test_a_letter_of_two_characters_is_one_letter(pattern):
    spelled_out = pattern.replace("L", "ll")
    assume(len(spelled_out) <= MOST_CHARACTERS)
    words = found(spelled_out, with_ll())

    spelt = [word for word in AB_LL if re.fullmatch(pattern, word)]
    assert words == tuple(word.replace("L", "ll") for word in in_order_of_letters(spelt))


def test_the_characters_of_such_a_letter_are_other_letters():
    lexicon = lexicon_of(["calle", "cal", "halo"], ["ll"])

    assert found("ca..", lexicon) == ("calle",)
    assert found("ca.e", lexicon) == ("calle",)
    assert found(".*l.*", lexicon) == ("cal", "halo")
    assert found(".*l{2}.*", lexicon) == ()
    assert found(".*(l)(l).*", lexicon) == ()
    assert found(".*[^ll]", lexicon) == ("cal", "calle", "halo")
    assert found(".*[ll].*", lexicon) == ("calle",)
    assert found("..[k-m].*", lexicon) == ("cal", "calle", "halo")


@pytest.mark.parametrize(
    "pattern",
    [
        ".*ing",
        "(a|b)..",
        "[^air][^ai][^ai]n",
        ".*q[^u].*",
        "s[aeiou]{2,3}t.*(ed|ing)",
        "(?=.*s)[^air]{4}",
        "(?!.*e).{12,}",
        "(a|b)*a(a|b){20}",
        ".*a.{25}",
        "(.*a.*){6}",
        "[a-z]{1,5000}",
    ],
)
def test_the_default_lexicon_is_searched_whole(pattern):
    expected = in_order(word for word in english_words() if re.fullmatch(pattern, word))

    assert found(pattern, english(), flagged=True) == expected


def test_the_view_keeps_words_back_and_counts_them():
    lexicon = lexicon_of({"bring": 10, "ring": 60, "ping": 80, "wing": 10}, flagged=["wing"])

    answer = find(PatternQuestion(".*ing", tier=60), lexicon)
    all_words = find(PatternQuestion(".*ing", flagged=True), lexicon)

    assert (answer.number, answer.words, answer.kept_back) == (2, ("ring", "bring"), 2)
    assert all_words.words == ("ping", "ring", "wing", "bring")
    assert all_words.kept_back == 0


def test_all_are_counted_and_the_first_are_named():
    answer = find(PatternQuestion("..*", rows=3), abc())

    assert answer.number == len(ABC)
    assert answer.words == in_order(ABC)[:3]


def test_words_that_fit_a_game_can_be_asked_for():
    lexicon = english()
    turn = read_turn("rain", "ywwg", lexicon.alphabet)
    game = Question((turn,), 4, tier=COMMON_TIER)

    answer = find(PatternQuestion(".o..|b..n", tier=COMMON_TIER, rows=10**6, game=game), lexicon)

    fitting = [
        word
        for word in english_words()
        if re.fullmatch(".o..|b..n", word) and could_cause(word, [turn])
    ]
    usual = tuple(
        word
        for word in fitting
        if lexicon.tier_of(word) <= COMMON_TIER and word in found("....", lexicon)
    )
    assert answer.words == usual
    assert "born" in usual
    assert answer.kept_back == len(fitting) - len(usual)


def test_words_of_a_length_that_there_is_none_of_are_not_found():
    for length in (-1, 0, 1, 8, 31, 99):
        assert found(".*", abc(), length=length) == ()


@pytest.mark.parametrize(
    ("pattern", "same", "foreign"),
    [
        ("AB.*", "ab.*", None),
        ("  ab.* ", "ab.*", None),
        ("(ab|ж9).*", "ab.*", "ж"),
        ("a b", "[d-f]", " "),
        ("[]a-]b", "ab", "]"),
        ("[0-9]?ab", "ab", "0"),
        ("[^0]b", ".b", "0"),
    ],
)
def test_case_is_nothing_and_foreign_characters_match_nothing(pattern, same, foreign):
    answer = find(PatternQuestion(pattern), abc())

    assert answer.words == find(PatternQuestion(same), abc()).words
    assert answer.foreign == foreign


@pytest.mark.parametrize(
    ("pattern", "said"),
    [
        ("", "is empty"),
        ("  ", "is empty"),
        ("^$", "is empty"),
        ("^", "is empty"),
        ("a" * 100_000, "has 100,000 characters, but at most 200 are allowed"),
        ("(" * 21 + "a" + ")" * 21, "Place 21: this ( is inside 20 others"),
        ("(" * 100, "Place 21:"),
        ("a(b", "Place 2: this ( is never closed"),
        ("a(b$", "Place 2: this ( is never closed"),
        ("ab)", "Place 3: this ) closes nothing"),
        ("ab]", "Place 3: this ] closes nothing"),
        ("ab}", "Place 3: this } closes nothing"),
        ("a[bc", "Place 2: this [ is never closed"),
        ("a[b-", "Place 2: this [ is never closed"),
        ("a[]", "Place 2: this [ is never closed"),
        ("a[b$", "Place 2: this [ is never closed"),
        ("[c-a]", "Place 3: a range begins"),
        ("*a", "Place 1: there is nothing before * to repeat"),
        ("a|+", "Place 3: there is nothing before + to repeat"),
        ("(?)", "Place 1: of the marks"),
        ("(?=a)*b", "Place 6: there is nothing before * to repeat"),
        ("a**", "Place 3: there is nothing before * to repeat"),
        ("a*+", "Place 3: there is nothing before + to repeat"),
        ("a*??", "Place 4: there is nothing before ? to repeat"),
        ("a{2}{3}", "Place 5: there is nothing before {3} to repeat"),
        ("a{", "Place 2: numbers belong between { and }, as in .{2} or .{2,4}"),
        ("a{}", "Place 2: numbers belong"),
        ("a{,}", "Place 2: numbers belong"),
        ("a{x}", "Place 2: numbers belong"),
        ("a{-1}", "Place 2: numbers belong"),
        ("a{3,2}", "Place 2: in {3,2} the smaller number comes first"),
        ("a^b", "Place 2: ^ can only begin"),
        ("a$b", "Place 2: ^ can only begin"),
        ("(.)\\1", "Place 4: a pattern cannot refer back"),
        ("\\bab", "Place 1: a \\ has no meaning here"),
        ("[\\w]", "Place 2: a \\ has no meaning here"),
        ("ab\\", "Place 3: a \\ has no meaning here"),
        ("(?<=a)b", "Place 1: a pattern cannot look back"),
        ("a(?<!a)b", "Place 2: a pattern cannot look back"),
        ("(?P<n>a)", "Place 1: a group cannot have a name"),
        ("(a)(?(1)b|c)", "Place 4: a pattern cannot depend"),
        ("(?i)a", "Place 1: of the marks"),
        ("(?>a)", "Place 1: of the marks"),
        ("(?#a)b", "Place 1: of the marks"),
        ("a(?=b).", "Place 2: a look-ahead can only stand at the beginning"),
        ("((?=b).)", "Place 2: a look-ahead can only stand at the beginning"),
        ("(?=(?=b).).", "Place 4: a look-ahead can only stand at the beginning"),
        ("b|(?=b).", "Place 3: a look-ahead can only stand at the beginning"),
        ("(?=b).|c", "Place 7: after a look-ahead, alternatives with | need parentheses"),
        ("((.{1,20}){1,20}){1,20}", f"too large once its repetitions are written out: more than "
         f"{MOST_POSITIONS:,} letters"),
    ],
)  # fmt: skip
def test_what_cannot_be_searched_for_is_said_in_one_line(pattern, said):
    with pytest.raises(PatternError) as error:
        find(PatternQuestion(pattern), abc())

    assert said in str(error.value)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 200
    kept_apart = PatternError(error.value.said, *error.value.values)
    assert str(kept_apart) == str(error.value)


@given(st.text("ab.*+?|()[]{}^$-,0123456789=!:<P\\ ", max_size=30))
def test_whatever_is_typed_is_searched_for_or_refused(pattern):
    try:
        answer = find(PatternQuestion(pattern), abc())
    except PatternError:
        return
    assert answer.number == len(answer.words)


@pytest.mark.parametrize(
    "pattern",
    [
        "(a|b)*a(a|b){20}",
        ".*a.{25}",
        "(.*a){12}",
        "[a-z]{1,5000}",
        "((a{1,100}){1,100}){1,100}",
        "((a{1,20}){1,20}){1,20}",
        "((.?){31}){31}",
        "(((((){31}){31}){31}){31}){31}",
        "(((((.*)*)*)*)*)*",
        "(.*[aeiou].{10})|(.*[st].{9})|.*[nm].{8}",
        "(?=.*[a-m].{9})(?=.*[b-g].{9}).*[ce].{7}.*",
        "(.?[aeiou]?.?[st]?(.?[a-m].?){4}){14}",
        f"({'|'.join(c + '.*' for c in 'abcdefghijklmnopqrstuvwxyz')}){{31}}",
        "(" * MOST_NESTED + "." + ")*" * MOST_NESTED,
        "a" * 100_000,
        "(" * 5000 + ")" * 5000,
    ],
)
def test_explosive_patterns_are_answered_or_refused_with_bounded_work(pattern):
    lexicon = english()

    def ask():
        with suppress(PatternError):
            find(PatternQuestion(pattern), lexicon)

    assert calls(ask) < 5_000_000  # About a second.


def test_a_pattern_that_goes_too_many_ways_is_refused():
    with pytest.raises(PatternError, match="has too many alternatives"):
        find(PatternQuestion("(?=.*[a-m].{9})(?=.*[b-g].{9}).*[ce].{7}.*"), english())


def test_the_search_gives_up_when_asked_to_whatever_it_is_doing():
    asked = 0

    def stop():
        nonlocal asked
        asked += 1
        return asked == late

    for late in (1, 2, 10, 100):
        asked = 0
        with pytest.raises(Cancelled):
            find(PatternQuestion("(.*[aeiou].{10})|(.*[st].{9})|.*[nm].{8}"), english(), stop)
        assert asked == late
