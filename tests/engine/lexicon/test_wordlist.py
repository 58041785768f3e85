"""Word lists as people have them, good and bad."""

import pytest

from wmh.base.running.stopping import Cancelled
from wmh.engine.lexicon.reading.policies import Policies
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.lexicon.reading.wordlist import read_word_list


def read(tmp_path, content, **more):
    path = tmp_path / "words.txt"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_word_list([path], **more)


def words(listed):
    return {listed.alphabet.decode(word): tier for word, tier in listed.tiers.items()}


def left_out(listed):
    return {group.reason: (group.number, group.examples) for group in listed.left_out}


def test_a_plain_list_has_one_word_a_line_in_any_case(tmp_path):
    listed = read(tmp_path, "rain\nBorn\r\n\n  ruin \n# a remark\nrain\n")

    assert words(listed) == {"rain": 0, "born": 0, "ruin": 0}
    assert listed.left_out == ()
    assert listed.notices == ()


def test_tiers_stand_behind_a_tab_and_the_smallest_counts(tmp_path):
    listed = read(tmp_path, "rain\t70\nborn\t10\nrain\t20\n")

    assert words(listed) == {"rain": 20, "born": 10}


def test_several_files_make_one_list(tmp_path):
    (tmp_path / "a.txt").write_text("rain\t80\n")
    (tmp_path / "b.txt").write_text("rain\t60\nborn\t60\n")

    listed = read_word_list([tmp_path / "a.txt", tmp_path / "b.txt"])

    assert words(listed) == {"rain": 60, "born": 60}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_unicode_is_read_in_its_usual_encodings(tmp_path, encoding):
    listed = read(tmp_path, "größe\ne\u0301tude\n".encode(encoding))

    assert words(listed) == {"größe": 0, "étude": 0}
    assert listed.notices == ()


def test_latin_1_is_read_with_a_notice(tmp_path):
    listed = read(tmp_path, "größe\n".encode("latin-1"))

    assert words(listed) == {"größe": 0}
    (notice,) = map(str, listed.notices)
    assert notice == "words.txt is not UTF-8 and was read as Latin-1: check its accents."


def test_lines_that_are_no_words_are_counted_with_examples(tmp_path):
    lines = ["rain", "don't", "a1", "two words", "x-ray", "i", "y" * 32, "z" * 1_000_000]

    listed = read(tmp_path, "\n".join(lines))

    assert words(listed) == {"rain": 0}
    reasons = left_out(listed)
    assert reasons["not letters only"] == (4, ('"don\'t"', "'a1'", "'two words'"))
    assert reasons["not 2 to 31 letters long"][0] == 2
    assert reasons["longer than 200 characters"][0] == 1
    assert all(len(x) < 60 for _, examples in reasons.values() for x in examples)


def test_english_lists_have_the_whole_alphabet(tmp_path):
    assert "".join(read(tmp_path, "rain\n").alphabet.letters) == "abcdefghijklmnopqrstuvwxyz"


def test_other_alphabets_are_the_letters_seen(tmp_path):
    assert read(tmp_path, "жди\nиды\n").alphabet.letters == ("д", "ж", "и", "ы")


def test_digraphs_count_as_one_letter(tmp_path):
    listed = read(tmp_path, "Llama\nchal\nch\n", policies=Policies(digraphs=("ch", "LL")))

    assert listed.alphabet.letters_of("llama") == ("ll", "a", "m", "a")
    assert words(listed) == {"llama": 0, "chal": 0}
    assert left_out(listed)["not 2 to 31 letters long"] == (1, ("'ch'",))


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "has no recognizable word"),
        (b"\n\n", "has no recognizable word"),
        (b"123\n-\n", "has no recognizable word"),
        (b"\x7fELF\x00\x01\x02", "binary"),
        (bytes(range(256)), "binary"),
        (b"rain\tmany\n", "line 1: the tier 'many'"),
        (b"rain\t10\nborn\t128\n", "line 2: the tier '128'"),
        (b"rain\t-1\n", "line 1: the tier '-1'"),
        ("".join(chr(0x4E00 + i) * 2 + "\n" for i in range(128)).encode(), "127 letters"),
    ],
)
def test_a_list_that_gives_no_lexicon_is_refused_in_one_line(tmp_path, content, part):
    with pytest.raises(WordListError) as error:
        read(tmp_path, content)

    assert part in str(error.value)
    assert "words.txt" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_missing_file_is_an_error_of_the_system(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_word_list([tmp_path / "none.txt"])


def test_reading_is_given_up_when_it_is_asked_to(tmp_path):
    with pytest.raises(Cancelled):
        read(tmp_path, "rain\n", stop=lambda: True)
