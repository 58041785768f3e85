"""Dated answers: days are read in any form, and past answers are treated as chosen."""

import json
from datetime import date, timedelta

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from wmh.engine.lexicon.reading.policies import Accents, Column, Past, Policies
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.lexicon.reading.wordlist import read_word_list

WORDS = ("cigar", "rebut", "sissy", "humph", "awake", "blush")
DAYS = tuple(f"2022-01-{day}" for day in range(10, 16))
MORE = (*WORDS, "focal", "evade", "naval", "serve", "heath", "dwarf")
BEFORE = "2022-01-13"
"""A day before which three of the words are answers."""


def rows(form):
    """A line for each word, with its number, day of the month, and the word in capitals."""
    return "\n".join(
        form.format(n=n, word=word, WORD=word.upper(), day=n + 9) for n, word in enumerate(WORDS, 1)
    )


DATED = {
    "ISO": rows("2022-01-{day} {word}"),
    "ISO, numbered": rows("{n} 2022-01-{day} {word}"),
    "ISO behind": rows("{word} 2022-01-{day}"),
    "ISO behind a tab": rows("{word}\t2022-01-{day}"),
    "ISO with slashes": rows("2022/01/{day} {word}"),
    "US": rows("1/{day}/2022 {word}"),
    "US, short": rows("1/{day}/22,{word}"),
    "British": rows("{day}/01/2022 {word}"),
    "German": rows("{day}.1.2022 {WORD}"),
    "month first": rows("Jan {day} 2022 {WORD}"),
    "day first": rows("{day} January 2022 - {WORD}"),
    "in brackets": rows("Wordle {n}: {WORD} (January {day}, 2022)"),
    "CSV": rows("2022-01-{day},{n},{word}"),
    "CSV with head": "date,word\n" + rows("2022-01-{day},{word}"),
    "CSV, quoted": '"date","answer"\n' + rows('"2022-01-{day}","{word}"'),
    "Markdown": "| Day | Word |\n|---|---|\n" + rows("| 2022-01-{day} | **{word}** |"),
    "HTML": "<table>" + rows("<tr><td>2022-01-{day}</td><td>{word}</td></tr>") + "</table>",
    "days": json.dumps(dict(zip(DAYS, WORDS, strict=True))),
    "days, indented": json.dumps(dict(zip(DAYS, WORDS, strict=True)), indent=1),
    "words": json.dumps(dict(zip(WORDS, DAYS, strict=True))),
    "pairs": json.dumps(list(zip(DAYS, WORDS, strict=True))),
    "pairs, indented": json.dumps(list(zip(DAYS, WORDS, strict=True)), indent=1),
    "objects": json.dumps(
        [{"date": day, "answer": word} for day, word in zip(DAYS, WORDS, strict=True)]
    ),
    "objects, indented": json.dumps(
        [
            {"id": 3, "solution": word, "print_date": day}
            for day, word in zip(DAYS, WORDS, strict=True)
        ],
        indent=1,
    ),
    "objects with times": json.dumps(
        [
            {"date": f"{day}T00:00:00.000Z", "word": word}
            for day, word in zip(DAYS, WORDS, strict=True)
        ]
    ),
    "days of objects": json.dumps(
        {day: {"word": word, "gameId": 3} for day, word in zip(DAYS, WORDS, strict=True)}
    ),
    "JSON by the line": rows('{{"date": "2022-01-{day}", "answer": "{word}"}}'),
    "JavaScript": "const answers = [\n"
    + rows("  {{ date: '2022-01-{day}', word: '{word}' }},")
    + "\n];",
    "JavaScript in a line": "const answers = ["
    + rows("{{ date: '2022-01-{day}', word: '{word}' }},").replace("\n", " ")
    + "];",
    "digits only": rows("202201{day} {word}"),
    "digits only, behind": rows("{word};202201{day}"),
    "digits only, CSV": "date,word\n" + rows("202201{day},{word}"),
    "digits only, days": json.dumps(
        {day.replace("-", ""): word for day, word in zip(DAYS, WORDS, strict=True)}
    ),
    "of a spreadsheet": rows("{day}-Jan-22\t{WORD}"),
    "of PHP": "[" + rows('{{"day":"1\\/{day}\\/2022","word":"{word}"}},').strip(",") + "]",
    "with the number of the day": rows("Jan {day} 2022 Day {n} {WORD}"),
    "with numbers of days": "date,number,word,url\n"
    + rows("2022-01-{day},{n},{word},https://example.org/2022-01-{day}.json"),
    "JavaScript with numbers": "let answers = [\n"
    + rows(
        '  {{\n    "date": "2022-01-{day}",\n    "number": {n},\n    "word": "{word}",\n'
        '    "url": "https://example.org/2022-01-{day}.json",\n    "epoch": 16418592{day}\n  }},'
    )
    + "\n];",
    "JavaScript with bare names": "export const answers = [\n"
    + rows("  {{ id: {n}, date: '2022-01-{day}', word: '{word}', seen: 1{day} }},")
    + "\n];",
    "German month": rows("{day}. Januar 2022: {WORD}"),
    "Austrian month": rows("Montag, {day}. J\u00e4nner 2022 - {WORD}"),
    "days of the week": "\n".join(
        f"{name}, Jan {n}, 2022,{word}"
        for name, n, word in zip(
            ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"),
            range(10, 16),
            WORDS,
            strict=True,
        )
    ),
    "Spanish month": rows("{day} de enero de 2022: {WORD}"),
    "Spanish day": rows("Lunes {day} de enero del 2022 - {word}"),
    "French month": rows("{day} janvier 2022\t{WORD}"),
    "French abbreviation": rows("{WORD} ({day} janv. 2022)"),
    "Filipino month": rows("Enero {day}, 2022 - {WORD}"),
    "Filipino month behind": rows("ika-{day} ng Enero 2022: {WORD}"),
    "Portuguese month": rows("{day} de Janeiro de 2022;{WORD}"),
    "Italian month": rows("{day} gennaio 2022,{WORD}"),
    "Dutch month": rows("{day} januari 2022 {word}"),
    "Polish month": rows("{day} stycznia 2022 {word}"),
    "Turkish month": rows("{day} OCAK 2022 {word}"),
    "Python": "ANSWERS = {\n" + rows("  '2022-01-{day}': '{word}',") + "\n}",
}


def read(tmp_path, text, past=Past.KEEP, before=BEFORE, answers=None, **more):
    path = tmp_path / "list.txt"
    path.write_text(text, "utf-8")
    policies = Policies(column=Column.AUTO, past=past, before=before, **more)
    if answers is not None:
        (tmp_path / "answers.txt").write_text(answers, "utf-8")
        answers = tmp_path / "answers.txt"
    return read_word_list([path], policies, answers=answers)


def tiers_of(listed):
    return {listed.alphabet.decode(word): tier for word, tier in listed.tiers.items()}


@pytest.mark.parametrize("form", DATED)
def test_the_days_of_answers_are_read_whatever_their_form(tmp_path, form):
    listed = read(tmp_path, DATED[form], Past.UNLIKELY)
    assert tiers_of(listed) == dict(zip(WORDS, [70] * 3 + [10] * 3, strict=True))
    assert (listed.dated, listed.past, listed.answers) == (6, 3, True)


@pytest.mark.parametrize(
    ("months", "form"),
    [
        ("Januar Februar M\u00e4rz April Mai Juni Juli August September Oktober November"
         " Dezember", "{day}. {month} 2022: {WORD}"),
        ("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre"
         " diciembre", "{day} de {month} de 2022: {WORD}"),
        ("janvier f\u00e9vrier mars avril mai juin juillet ao\u00fbt septembre octobre novembre"
         " d\u00e9cembre", "{day} {month} 2022 : {WORD}"),
        ("Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre"
         " Disyembre", "{month} {day}, 2022 {WORD}"),
        ("Ocak \u015eubat Mart N\u0130SAN May\u0131s Haziran TEMMUZ A\u011fustos Eyl\u00fcl Ekim"
         " KASIM ARALIK", "{day} {month} 2022 {WORD}"),
    ],
    ids=["German", "Spanish", "French", "Filipino", "Turkish"],
)  # fmt: skip
def test_each_month_is_known_by_its_name(tmp_path, months, form):
    words = MORE
    text = "\n".join(
        form.format(day=20 + at, month=month, WORD=word.upper())
        for at, (word, month) in enumerate(zip(words, months.split(), strict=True))
        if at < 11
    )
    for number in range(1, 12):
        listed = read(tmp_path, text, Past.UNLIKELY, f"2022-{number:02}-{19 + number}")
        past = dict.fromkeys(words[: number - 1], 70)
        assert tiers_of(listed) == dict.fromkeys(words[:11], 10) | past


def test_numbers_that_could_be_days_are_counts_beside_other_large_numbers(tmp_path):
    text = "cigar 20220110\nrebut 20220111\nsissy 31415926\nhumph 1234\nawake 99\n"
    listed = read(tmp_path, text)
    assert listed.dated == 0
    tiers = tiers_of(listed)
    assert sorted(tiers, key=tiers.__getitem__)[0] == "sissy"


def test_the_day_of_a_whole_list_is_no_day_of_its_words(tmp_path):
    words = MORE[:10]
    text = "word,made\n" + "\n".join(f"{word},2022-01-01" for word in words)
    listed = read(tmp_path, text, Past.LEAVE_OUT, "2022-06-01")
    assert (listed.dated, tiers_of(listed)) == (0, dict.fromkeys(words, 0))


def test_past_answers_are_as_likely_as_others_unless_something_else_is_chosen(tmp_path):
    listed = read(tmp_path, DATED["ISO"])
    assert tiers_of(listed) == dict.fromkeys(WORDS, 0)
    assert (listed.dated, listed.past, listed.answers) == (6, 3, False)
    assert "3 of 6 dated answers are from days before 2022-01-13." in map(str, listed.notices)


def test_without_a_day_dates_are_not_read(tmp_path):
    listed = read(tmp_path, DATED["ISO"], before="")
    assert (listed.dated, listed.past) == (0, 0)


def test_an_answer_of_two_days_has_the_later_one(tmp_path):
    text = "2020-01-01 cigar\n2020-01-02 rebut\n2030-01-01 cigar\n2020-01-03 sissy\n"
    tiers = tiers_of(read(tmp_path, text, Past.LEAVE_OUT))
    assert tiers == {"cigar": 10, "rebut": 80, "sissy": 80}


def test_days_that_may_be_months_are_not_guessed(tmp_path):
    text = "\n".join(f"1/{n}/2022 {word}" for n, word in enumerate(WORDS, 1))
    listed = read(tmp_path, text, Past.LEAVE_OUT)
    assert tiers_of(listed) == dict.fromkeys(WORDS, 0)
    said = [str(notice) for notice in listed.notices]
    assert any("day and month cannot be told apart" in each for each in said)
    assert any("no dates beside answers could be read" in each for each in said)


def test_a_list_with_only_past_answers_keeps_them_or_is_refused(tmp_path):
    with pytest.raises(WordListError, match="none would be left: make them unlikely instead"):
        read(tmp_path, DATED["ISO"], Past.LEAVE_OUT, "2023-01-01")
    listed = read(tmp_path, DATED["ISO"], Past.UNLIKELY, "2023-01-01")
    assert tiers_of(listed) == dict.fromkeys(WORDS, 70)


def test_guesses_are_no_past_answers(tmp_path):
    guesses = "2022-01-01 aahed\n2022-01-02 zymic\n2022-01-03 cigar\n"
    listed = read(tmp_path, guesses, Past.UNLIKELY, answers=DATED["ISO"])
    assert tiers_of(listed) == dict(zip(WORDS, [70] * 3 + [10] * 3, strict=True)) | {
        "aahed": 80,
        "zymic": 80,
    }
    assert (listed.dated, listed.past) == (6, 3)


def test_past_answers_with_counts_come_after_the_others(tmp_path):
    text = "date,word,count\n" + "\n".join(
        f"{day},{word},{100 - n}" for n, (day, word) in enumerate(zip(DAYS, WORDS, strict=True))
    )
    tiers = tiers_of(read(tmp_path, text, Past.UNLIKELY))
    assert {tiers[word] for word in WORDS[:3]} == {70}
    tiers = tiers_of(read(tmp_path, text, Past.LEAVE_OUT))
    assert {word for word, tier in tiers.items() if tier <= 70} == set(WORDS[3:])


def test_accents_and_capitals_are_those_of_the_list(tmp_path):
    text = "2022-01-01 Élans\n2022-01-02 ÉTÉ\n2023-01-01 âme\n"
    for accents, words in (
        (Accents.KEEP, ("élans", "été", "âme")),
        (Accents.FOLD, ("elans", "ete", "ame")),
    ):
        tiers = tiers_of(read(tmp_path, text, Past.UNLIKELY, accents=accents))
        assert tiers == dict(zip(words, (70, 70, 10), strict=True))


WORD, DAY = st.text("abcdefgh", min_size=4, max_size=6), st.none() | st.integers(-40, 40)
ENTRIES = st.lists(
    st.tuples(WORD, DAY), min_size=4, max_size=30, unique_by=lambda entry: entry[0]
).flatmap(
    lambda entries: st.lists(
        st.tuples(st.sampled_from([w for w, _ in entries[1:]]), DAY), max_size=1
    ).map(lambda again: entries + again)
)
"""Entries of different words, of which one may stand there again."""


@given(ENTRIES, st.sampled_from(Past), st.sampled_from(["lines", "CSV", "JSON"]))
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_word_is_in_one_group_and_the_groups_are_those_of_an_oracle(
    tmp_path, entries, past, form
):
    today = date(2024, 2, 29)
    if form == "lines":  # A line without a date is none of such a list.
        entries = [(word, 0 if days is None else days) for word, days in entries]
    told = [
        (word, None if days is None else (today + timedelta(days)).isoformat())
        for word, days in entries
    ]
    # A list with one word in most lines has no dates.
    assume(3 * sum(day is None for _, day in told) <= len(told))
    text = {
        "lines": "\n".join(f"{day} {word}" for word, day in told),
        "CSV": "date,word\n" + "\n".join(f"{day or ''},{word}" for word, day in told),
        "JSON": json.dumps([{"date": day, "word": word} for word, day in told]),
    }[form]
    over, coming, undated = oracle(entries)
    if past is Past.LEAVE_OUT and over and not coming and not undated:
        with pytest.raises(WordListError):
            read(tmp_path, text, past, today.isoformat())
        return

    listed = read(tmp_path, text, past, today.isoformat())

    tiers = tiers_of(listed)
    groups = [{w for w, t in tiers.items() if t in each} for each in ((0, 10), (70,), (80,))]
    assert sum(map(len, groups)) == len(tiers)
    others = coming | undated
    expected = {
        Past.KEEP: [over | others, set(), set()],
        Past.UNLIKELY: [others, over, set()],
        Past.LEAVE_OUT: [others, set(), over],
    }[past]
    assert groups == expected
    assert (listed.dated, listed.past) == (len(over | coming), len(over))


def oracle(entries):
    """The words whose days are all over, those with a day to come, and those without a day."""
    over, coming, undated = set(), set(), set()
    for word in {word for word, _ in entries}:
        days = [days for each, days in entries if each == word and days is not None]
        group = undated if not days else coming if max(days) >= 0 else over
        group.add(word)
    return over, coming, undated
