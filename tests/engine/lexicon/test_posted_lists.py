"""Word lists as people post them: each is read right, or refused with a sentence that is true."""

import json
import zipfile
from time import process_time

import pytest

from wmh.engine.lexicon.reading.policies import Column, Policies
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.lexicon.reading.wordlist import read_word_list

WORDS = ("cigar", "rebut", "sissy", "humph", "awake", "blush")
FALLING = dict(zip(WORDS, (5100, 900, 300, 40, 7, 2), strict=True))
"""How often each is counted, the first most."""

AUTO = Policies(column=Column.AUTO)


def quoted(sign='"', between=","):
    return between.join(f"{sign}{word}{sign}" for word in WORDS)


def rows(form, start=1):
    """A line each, with the number of the word, its count and the word in capitals."""
    return "\n".join(
        form.format(n=n, word=word, WORD=word.upper(), count=FALLING[word], day=n + 9)
        for n, word in enumerate(WORDS, start)
    )


PLAIN = {
    "one a line": rows("{word}"),
    "JSON array": f"[{quoted()}]",
    "JSON array, a word a line": f"[\n  {quoted(between=',' + chr(10) + '  ')}\n]\n",
    "JSON objects": json.dumps([{"id": n, "word": word} for n, word in enumerate(WORDS)]),
    "JSON of days": json.dumps({f"2024-01-0{n}": word for n, word in enumerate(WORDS, 1)}),
    "JSON of solutions": json.dumps(
        [{"id": n, "solution": word, "print_date": "2024-01-01"} for n, word in enumerate(WORDS)]
    ),
    "JSON of named lists": json.dumps({"answers": WORDS[:2], "allowed": WORDS[2:]}),
    "JSON in JSON": json.dumps({"data": {"words": WORDS}}),
    "JSON with ones": json.dumps(dict.fromkeys(WORDS, 1)),
    "JSON of definitions": json.dumps({word: f"what a {word} is, 1 of 2" for word in WORDS}),
    "JSON by the line": rows('{{"word": "{word}"}}'),
    "JavaScript": f"const words = [{quoted(chr(39))}];\n",
    "JavaScript, as in Wordle": f"var Aa=[{quoted()}],La=[{quoted()}],Ta=0;",
    "JavaScript module": f"export default [\n  {quoted('`', ', ')}\n]",
    "JavaScript, CommonJS": f'"use strict";\nmodule.exports = {{ words: [{quoted()}] }};',
    "JavaScript with comments": f"// a list of words\nlet list = [ /* 6 */ {quoted()} ]; // end",
    "JavaScript, split": f'const words = "{" ".join(WORDS)}".split(" ");',
    "TypeScript": f"export const WORDS: string[] = [{quoted()}] as const;",
    "a set": f"export const answers = new Set([{quoted()}]);",
    "Python": f"WORDS = ({quoted(chr(39), ', ')},)\n",
    "Python, wrapped": 'WORDS = """\n' + rows("{word}") + '\n""".split()',
    "Ruby": f"WORDS = [{quoted()}].freeze",
    "PHP": f"<?php\n$words = array({quoted(chr(39))});\n",
    "Rust": f"pub const WORDS: [&str; 6] = [{quoted()}];",
    "Go": f"var words = []string{{{quoted()}}}",
    "YAML list": rows("- {word}"),
    "one line, blanks": " ".join(WORDS),
    "one line, commas": ",".join(WORDS),
    "one line, quoted": quoted(between=", "),
    "several a line": "\n".join((" ".join(WORDS[:3]), " ".join(WORDS[3:]))),
    "dated": rows("2021-06-{day} {word}"),
    "dated behind": rows("{word} 2021-06-{day}"),
    "dated CSV": rows("2021-06-{day},{n},{word}"),
    "dated in words": rows("Jun {day} 2021 {WORD}"),
    "days of Wordle": rows("Wordle {n}: {WORD} (June {day}, 2021)"),
    "numbered": rows("{n}. {word}"),
    "numbered, bracket": rows("{n}) {word}"),
    "numbered, sign": rows("#{n} {WORD}"),
    "numbered, blanks": rows("  {n}  {word}"),
    "dotted": rows("• {word}"),
    "Markdown table": "| Day | Word |\n|----:|:-----|\n" + rows("| {n} | **{word}** |"),
    "Markdown block": f"```\n{rows('{word}')}\n```",
    "CSV with head, other columns": "id,word,length\n" + rows("{n},{word},5"),
    "CSV, quoted": '"id","word"\n' + rows('"{n}","{word}"'),
    "TSV, definitions": "word\tdefinition\n" + rows("{word}\tno. {n} of them"),
    "HTML list": "<html><title>My words</title><ul>\n" + rows("<li>{word}</li>") + "</ul></html>",
    "HTML table": "<table><tr><th>#</th><th>Word</th></tr>"
    + rows("<tr><td>{n}</td><td><b>{word}</b></td></tr>")
    + "</table>",
    "XML": "<?xml version='1.0'?>\n<words>" + rows("<word n='{n}'>{word}</word>") + "</words>",
    "Android": '<string-array name="words">' + rows("<item>{word}</item>") + "</string-array>",
    "SQL": "INSERT INTO words VALUES\n" + rows("({n}, '{word}'),"),
    "Java": "import java.util.List;\npublic class Words {\n  static final List<String> ALL ="
    f" List.of({quoted()});\n}}",
    "C": f"const char words[6][6] = {{ {quoted()} }};",
    "C#": f"var words = new List<string> {{ {quoted(between=', ')} }};",
    "Elixir": f"words = ~w({' '.join(WORDS)})",
    "Perl": f"my @words = qw({' '.join(WORDS)});",
    "Ruby, bare": f"WORDS = %w[{' '.join(WORDS)}].freeze",
    "R": f"words <- c({quoted(between=', ')})",
    "Clojure": f"(def words [{quoted(between=' ')}])",
    "Lisp": f"(defparameter *words* '({quoted(between=' ')}))",
    "shell": f"WORDS=({' '.join(WORDS)})",
    "YAML in a line": f"words: [{', '.join(WORDS)}]",
    "BASIC": f"10 DATA {quoted().upper()}",
    "semicolons in a line": "; ".join(WORDS),
    "a calendar": f"Mon,Tue,Wed\n{','.join(WORDS[:3])}\n{','.join(WORDS[3:])}",
    "links of Markdown": rows("* [{word}](https://example.org/{n})"),
    "links of a wiki": rows("* [[{word}]]"),
    "explained behind a colon": "cigar: rolled leaves\nrebut: to deny with proof\nsissy: weak\n"
    "humph: a sound\nawake: not asleep any more\nblush: to turn red",
    "explained in brackets": "cigar (n.) rolled leaves\nrebut (v.) to deny\nsissy (n.) weak\n"
    "humph (i.) a sound\nawake (a.) no longer asleep\nblush (v.) to turn red",
    "explained behind capitals": "CIGAR rolled leaves [n CIGARS]\nREBUT to deny [v]\nSISSY a weak"
    " one [n]\nHUMPH to utter a grunt [v]\nAWAKE to wake up [v]\nBLUSH to turn red [v]",
    "spoken": "CIGAR  S IH G AA R\nREBUT  R IY B AH T\nSISSY  S IH S IY\nHUMPH  HH AH M F\n"
    "AWAKE  AH W EY K\nBLUSH  B L AH SH",
    "JSON, another field": json.dumps([{"id": n, "kelime": word} for n, word in enumerate(WORDS)]),
    "JSON, words of roots": json.dumps(
        [{"rootWord": word, "numbers": {"a": 1}, "index": n} for n, word in enumerate(WORDS)]
    ),
    "JSON of days of objects": json.dumps(
        {f"2022-01-0{n}": {"word": word, "gameId": n} for n, word in enumerate(WORDS, 1)}
    ),
    "marks of direction": rows("\u200f{word}\u200b"),
}

COUNTED = {
    "word TAB count": rows("{word}\t{count}"),
    "word count": rows("{word} {count}"),
    "count word": rows("{count} {word}"),
    "count word, right": rows("{count:>9} {word}"),
    "count TAB word": rows("{count}\t{word}"),
    "rank word count": rows("{n} {word} {count}"),
    "rank TAB word TAB count, head": "rank\tword\tfreq\n" + rows("{n}\t{word}\t{count}"),
    "word,count, head": "word,count\n" + rows("{word},{count}"),
    "count,word, head": "frequency,word\n" + rows("{count},{word}"),
    "semicolons, head": "Rang;Wort;Frequency\n" + rows("{n};{word};{count}"),
    "thousands": "word\tcount\n" + rows("{word}\t{count:,}"),
    "Markdown table": "| # | word | count |\n|---|---|---|\n" + rows("| {n} | {word} | {count} |"),
    "JSON": json.dumps(FALLING),
    "JSON, broken numbers": json.dumps({word: n + 0.5 for word, n in FALLING.items()}),
    "JSON pairs": json.dumps([[word, n] for word, n in FALLING.items()]),
    "JSON objects": json.dumps([{"word": word, "count": n} for word, n in FALLING.items()]),
    "JavaScript": f"const freq = {{ {', '.join(f'{w}: {n}' for w, n in FALLING.items())} }};",
    "Python": f"FREQ = {FALLING!r}\n",
    "ranks alone": "rank,word\n" + rows("{n},{word}"),
}


def read(tmp_path, text, policies=AUTO, name="list.txt"):
    path = tmp_path / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    listed = read_word_list([path], policies)
    return {listed.alphabet.decode(word): tier for word, tier in listed.tiers.items()}


@pytest.mark.parametrize("form", PLAIN)
def test_the_words_of_a_list_are_read_whatever_its_form(tmp_path, form):
    assert sorted(read(tmp_path, PLAIN[form])) == sorted(WORDS)


@pytest.mark.parametrize("form", COUNTED)
def test_the_counts_of_a_list_are_read_whatever_its_form(tmp_path, form):
    found = read(tmp_path, COUNTED[form])
    assert sorted(found) == sorted(WORDS)
    tiers = [found[word] for word in WORDS]
    assert tiers == sorted(tiers)
    assert len(set(tiers)) > 2


@pytest.mark.parametrize("form", PLAIN)
def test_a_form_is_read_alike_with_other_ends_of_lines_and_a_mark_of_byte_order(tmp_path, form):
    text = PLAIN[form].replace("\n", "\r\n").encode("utf-16")
    assert sorted(read(tmp_path, text)) == sorted(WORDS)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('["cigar", "reb', "begins as JSON and is cut off or broken"),
        (
            '{"words": ["cigar", {"word": "rebut", "n": 3}, ',
            "begins as JSON and is cut off or broken",
        ),
        ('{"cigar": 12, "rebut": ', "begins as JSON and is cut off or broken"),
        ("[" * 100_000, "begins as JSON and is cut off or broken"),
        ("[1, 2, 3]", "has no recognizable word of 2 to 31 letters"),
        ("{}", "has no recognizable word of 2 to 31 letters"),
        ("12\n34\n", "has no recognizable word of 2 to 31 letters"),
        ("cigar\0rebut", "is a binary file"),
        (
            "const words = 'cigar'; // " + "the words are in another file " * 3,
            "Only the word cigar",
        ),
        (
            "The words are here. They are not many.\nThe list is long.\n",
            "has no recognizable word of 2",
        ),
    ],
)
def test_what_gives_no_list_is_refused_with_the_reason(tmp_path, text, said):
    with pytest.raises(WordListError, match=said):
        read(tmp_path, text)


def test_an_archive_by_the_name_of_a_text_is_refused(tmp_path):
    with zipfile.ZipFile(tmp_path / "words.txt", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("words", rows("{word}"))
    with pytest.raises(WordListError, match="is a binary file"):
        read_word_list([tmp_path / "words.txt"])


def test_fifty_megabytes_of_json_are_refused_at_once(tmp_path):
    text = "[" + '"cigar",' * 6_500_000 + '"rebut"]'
    began = process_time()
    with pytest.raises(WordListError, match="more than 32 million characters"):
        read(tmp_path, text)
    assert process_time() - began < 60  # Most of it is to write the file.


def test_a_list_with_one_word_a_line_says_nothing_of_its_form(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text(PLAIN["one a line"], "utf-8")
    assert read_word_list([path], AUTO).notices == ()


def test_a_list_with_turkish_capitals_is_read_as_turkish(tmp_path):
    found = read(tmp_path, "ABACI\nABADİ\nILIK\nİNCİR\nKAPI\n")
    assert sorted(found) == sorted(["abac\u0131", "abadi", "\u0131l\u0131k", "incir", "kap\u0131"])


def test_a_turkish_name_makes_no_list_turkish(tmp_path):
    found = read(tmp_path, "INDIA\nİSTANBUL\n" + "ITALY\n" * 100)
    assert "india" in found


def test_a_slash_between_blanks_is_no_flag_of_a_spelling_checker(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("cigar\nrebut / rebuts\nsissy\nhumph\n", "utf-8")
    listed = read_word_list([path], AUTO)
    assert [each.examples for each in listed.left_out] == [("'rebut / rebuts'",)]
    assert not listed.notices


@pytest.mark.parametrize(
    "text",
    [
        'var Aa=["x"],La=["cigar","rebut"],Ta=["aahed","cigar","aalii"],Ra="present";',
        json.dumps({"answers": ["cigar", "rebut"], "allowed": ["aahed", "aalii"]}),
        "export const ANSWERS: string[] = [\n  'cigar', 'rebut',\n];\n"
        "export const VALID_GUESSES: string[] = ['aahed', 'aalii'];",
        "const solutions = new Set(['cigar', 'rebut']);\n"
        "const guesses = new Set(['aahed', 'aalii']);",
        "answers = ['cigar', 'rebut']\nallowed_words = ['aahed', 'aalii']\n",
    ],
)
def test_the_answers_of_a_game_are_told_from_its_other_guesses(tmp_path, text):
    path = tmp_path / "words.js"
    path.write_text(text, "utf-8")
    listed = read_word_list([path], AUTO)
    found = {listed.alphabet.decode(word): tier for word, tier in listed.tiers.items()}
    assert found == {"cigar": 10, "rebut": 10, "aahed": 80, "aalii": 80}
    assert listed.answers
    assert "list of answers" in str(listed.notices[0])


def test_lists_that_are_not_named_as_answers_and_guesses_are_one_list(tmp_path):
    path = tmp_path / "words.js"
    path.write_text("const easy = ['cigar'], hard = ['rebut', 'sissy'];", "utf-8")
    assert not read_word_list([path], AUTO).answers


def test_numbers_that_count_the_days_down_are_no_counts(tmp_path):
    path = tmp_path / "list.txt"
    words = [f"{one}{two}rst" for one in "abc" for two in "aeiou"]
    path.write_text("\n".join(f"{40 - at} {word}" for at, word in enumerate(words)), "utf-8")
    found = read_word_list([path], AUTO)
    assert set(found.tiers.values()) == {0}


def test_percentages_beside_words_are_read_as_counts(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("CIGAR \t58%\nREBUT \t7.5 %\nSISSY \t0.0293%\nHUMPH \t0%\n", "utf-8")
    listed = read_word_list([path], AUTO)
    found = {listed.alphabet.decode(word): tier for word, tier in listed.tiers.items()}
    assert sorted(found, key=found.__getitem__) == ["cigar", "rebut", "sissy", "humph"]


def test_a_few_quoted_words_make_no_program_of_a_text(tmp_path):
    words = {f"{one}{two}rst" for one in "abcdefgh" for two in "aeiouy"}
    text = "\n".join(f"- Game {at} (#{at}): {word.upper()}" for at, word in enumerate(words))
    path = tmp_path / "list.md"
    path.write_text(f'{text}\nalso ["salet", "corni", "bucku"]\n', "utf-8")
    listed = read_word_list([path], AUTO)
    assert {listed.alphabet.decode(word) for word in listed.tiers} == words
