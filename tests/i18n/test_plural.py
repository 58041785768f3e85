"""Texts whose words depend on a number: each language has its forms, and the right one is said."""

import ast
import re
from gettext import GNUTranslations
from io import BytesIO

import pytest
from PySide6.QtCore import QLocale

from resources.i18n.po import (
    FUZZY,
    HEADER,
    LANGUAGES,
    OBSOLETE,
    Translation,
    compiled,
    key_of,
    path_of,
    plural_forms,
    read,
    update,
    write,
)
from resources.i18n.strings import ROOT, Text, UnseenError, texts
from tests.i18n.whole import program_texts
from wmh.base.text import phrases
from wmh.base.text.phrases import Numbers, Speech, ngettext, objection
from wmh.base.text.refusal import InputError
from wmh.base.text.sentence import in_english, say
from wmh.base.text.wording import Plural, RoundedNumber
from wmh.helper.ui.parts.numbers import decimal, significant

PLACEHOLDER = re.compile(r"\{\w*\}")
WORDS = Text("", "1 word", "test.py", many="{0} words")
NUMBERS = (*range(200), 1000, 1001, 1_000_000)
RUSSIAN = (
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 :"
    " n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
)
FRENCH = "nplurals=2; plural=(n > 1);"
SLOVO = ("{0} слово", "{0} слова", "{0} слов")


def header(rule):
    return Translation((f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {rule}\n",))


def catalogue(head, forms):
    """Says the words of a language, given its rule and its forms."""
    said = {HEADER: head, key_of(WORDS): Translation(tuple(forms), WORDS.many)}
    return GNUTranslations(BytesIO(compiled(said)))


@pytest.fixture
def speak(qapp):
    """A language from now on; English is put back at the end."""
    before = QLocale()

    def begin(language, rule, forms):
        QLocale.setDefault(QLocale(language))
        spoken = catalogue(header(rule), forms)
        phrases.speak(Speech(language, spoken, Numbers(decimal, significant)))

    yield begin
    QLocale.setDefault(before)
    phrases.speak(phrases.speech_in("en"))


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture(scope="module")
def kinds(language):
    """The numbers that each form of the language is for."""
    head = read(path_of(language))[HEADER]
    spoken = catalogue(head, "012345"[: plural_forms({HEADER: head})])
    found = {}
    for number in NUMBERS:
        form = spoken.ngettext(WORDS.source, WORDS.many, number)
        found.setdefault(int(form), []).append(number)
    return found


@pytest.fixture(scope="module")
def counted():
    return [text for text in program_texts() if text.many]


def test_every_text_has_all_forms_of_its_language(language, kinds, counted):
    known = read(path_of(language))
    assert counted
    assert not {
        text.source: known[key_of(text)].forms
        for text in counted
        if len(known[key_of(text)].forms) != len(kinds) or not all(known[key_of(text)].forms)
    }


def test_only_a_form_of_one_may_leave_the_number_out(language, kinds, counted):
    known, wrong = read(path_of(language)), []
    for text in counted:
        wanted = set(PLACEHOLDER.findall(text.many))
        for number, form in enumerate(known[key_of(text)].forms):
            said = set(PLACEHOLDER.findall(form))
            if max(kinds[number]) > 1:
                wrong += [form] if said != wanted else []
            else:
                wrong += [form] if said - wanted - set(PLACEHOLDER.findall(text.source)) else []
    assert not wrong


def test_no_form_is_taken_for_english(language, counted):
    known = read(path_of(language))
    assert not [text for text in counted if known[key_of(text)].forms[0] == text.many]


@pytest.mark.parametrize(
    ("language", "one"),
    [("de", [1]), ("es", [1]), ("fil", [0, 1]), ("fr", [0, 1])],
    indirect=["language"],
)
def test_the_first_form_is_for_these_numbers(kinds, one):
    assert kinds[0] == one


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "1 слово"),
        (2, "2 слова"),
        (5, "5 слов"),
        (21, "21 слово"),
        (12_345, "12\N{NO-BREAK SPACE}345 слов"),
    ],
)
def test_russian_tells_three_kinds_of_numbers_apart(speak, number, said):
    speak("ru", RUSSIAN, SLOVO)

    assert ngettext("1 word", "{0} words", number) == said


@pytest.mark.parametrize(("number", "said"), [(0, "0 mot"), (1, "1 mot"), (2, "2 mots")])
def test_french_says_nothing_as_it_says_one(speak, number, said):
    speak("fr", FRENCH, ["{0} mot", "{0} mots"])

    assert ngettext("1 word", "{0} words", number) == said


@pytest.mark.parametrize(
    ("number", "said"), [(0, "0 words"), (1, "1 word"), (2, "2 words"), (1234, "1,234 words")]
)
def test_english_needs_no_file(qapp, number, said):
    QLocale.setDefault(QLocale("en"))

    assert ngettext("1 word", "{0} words", number) == said
    assert in_english(say(Plural("1 word", "{0} words", number), number)) == said
    assert str(InputError(Plural("1 word", "{0} words", number), number)) == said


def test_refusals_are_said_in_the_form_of_the_number(speak):
    speak("ru", RUSSIAN, SLOVO)

    said = [objection(InputError(Plural("1 word", "{0} words", n), n)) for n in (21, 2, 5)]
    assert said == ["21 слово", "2 слова", "5 слов"]


def test_the_rest_of_a_refusal_is_said_in_the_language_too(speak):
    speak("ru", RUSSIAN, SLOVO)

    rest = InputError(Plural("1 word", "{0} words", 3), 3)
    assert objection(InputError("Stop: {0}", rest)) == "Stop: 3 слова"


def test_decimals_within_a_refusal_are_written_as_the_language_does(speak):
    speak("ru", RUSSIAN, SLOVO)

    refusal = InputError("{0}", RoundedNumber(0.5, 2))
    assert objection(refusal) == "0,50"
    assert str(refusal) == "0.50"


def test_forms_are_written_and_read_again(tmp_path):
    path = tmp_path / "ru.po"
    lines = Text("Test", 'a "b"\\\tc\n\nd\n', "test.py")
    said = {
        HEADER: header(RUSSIAN),
        key_of(WORDS): Translation(SLOVO, WORDS.many),
        key_of(lines): Translation(('"\\\n\n\t',), kind=FUZZY),
        ("Gone", "1 sign"): Translation(("знак",) * 3, "{0} signs", OBSOLETE),
    }
    write(path, said, [WORDS, lines])

    assert read(path) == said
    assert '#: test.py\nmsgid "1 word"\nmsgid_plural "{0} words"\n' in path.read_text("utf-8")


def test_what_is_not_finished_is_not_said():
    known = {
        HEADER: header(FRENCH),
        ("A", "ready"): Translation(("prêt",)),
        ("A", "draft"): Translation(("brouillon",), kind=FUZZY),
        ("A", "gone"): Translation(("parti",), kind=OBSOLETE),
        ("A", "1 word"): Translation(("{0} mot", ""), "{0} words"),
    }
    spoken = GNUTranslations(BytesIO(compiled(known)))

    assert spoken.pgettext("A", "ready") == "prêt"
    assert [spoken.pgettext("A", each) for each in ("draft", "gone")] == ["draft", "gone"]
    assert spoken.npgettext("A", "1 word", "{0} words", 1) == "1 word"


def test_a_text_that_has_forms_now_is_translated_anew():
    key, known = key_of(WORDS), {HEADER: header(RUSSIAN)}

    assert update(known | {key: Translation(("Wort",))}, [WORDS])[key] == Translation(
        ("",) * 3, WORDS.many
    )
    alone = Text(*key, WORDS.where)
    assert update(known | {key: Translation(SLOVO, WORDS.many)}, [alone])[key] == Translation(("",))


def test_a_text_whose_english_for_many_changed_is_looked_at_again():
    key, known = key_of(WORDS), {HEADER: header(RUSSIAN)}

    updated = update(known | {key: Translation(SLOVO, "{0} terms")}, [WORDS])
    assert updated[key] == Translation(SLOVO, WORDS.many, FUZZY)


def test_a_text_in_another_context_takes_its_translation_along_and_a_lost_one_comes_last():
    said = {
        HEADER: header(FRENCH),
        ("A", "yes"): Translation(("oui",)),
        ("A", "no"): Translation(("non",)),
    }
    updated = update(said, [Text("B", "yes", "test.py")])

    assert updated == {
        HEADER: said[HEADER],
        ("B", "yes"): Translation(("oui",)),
        ("A", "no"): Translation(("non",), kind=OBSOLETE),
    }


def test_a_text_is_of_one_kind(tmp_path):
    folder = tmp_path / "app" / "wmh" / "ui"
    folder.mkdir(parents=True)
    (folder / "bad.py").write_text('ngettext("1 word", "{0} words", 3)\n_("1 word")\n')
    with pytest.raises(UnseenError, match=r"bad\.py and .*1 word"):
        texts(tmp_path)


# No pairs made by hand


def test_nothing_tells_one_from_many_by_itself():
    """Languages tell more kinds of numbers apart than one and many: only catalogues know them."""
    paths = [*(ROOT / "app" / "wmh").rglob("*.py")]
    here = [path for path in paths if "cli" not in path.parts]
    found = {
        f"{path.relative_to(ROOT)}:{line}"
        for path in here
        for line in pairs(ast.parse(path.read_text("utf-8")))
    }
    assert not found, "say it with ngettext() or Plural()"


@pytest.mark.parametrize(
    "code",
    [
        'text = _("1 word") if n == 1 else _("{0} words").format(n)',
        'say("one word" if n == 1 else "{0} words", n)',
        'say("{0} words" if len(found) != 1 else "one word")',
        'raise GuessError("1 letter" if n == 1 else "{0} letters", n)',
        'def f(n):\n    if n == 1:\n        return _("1 word")\n    return "many"',
        'if n == 1:\n    text = _("One word.")\nelse:\n    text = ""',
        'match n:\n    case 1:\n        return _("1 word")',
        'match x:\n    case "won" if n == 1:\n        f(_("1 word"))',
    ],
)
def test_pairs_are_seen(code):
    assert pairs(ast.parse(code))


@pytest.mark.parametrize(
    "code",
    [
        'text = ngettext("1 word", "{0} words", n)',
        "scale = 1 if n == 1 else 2",
        'if n == 1:\n    return _("Saved in {0}.")',
    ],
)
def test_what_is_no_pair_is_not(code):
    assert not pairs(ast.parse(code))


def pairs(tree):
    """The lines where texts are chosen by whether a number is 1."""
    lines = []
    for node in ast.walk(tree):
        if isinstance(node, ast.IfExp) and is_one(node.test):
            if any(says(part) for part in ast.walk(node)):
                lines.append(node.lineno)
        elif isinstance(node, ast.If) and is_one(node.test):
            lines += [node.lineno] if says_one(node.body) else []
        elif isinstance(node, ast.match_case) and is_case_of_one(node):
            lines += [node.pattern.lineno] if says_one(node.body) else []
        elif isinstance(node, ast.Call) and says(node):
            chosen = (part for arg in node.args for part in ast.walk(arg))
            lines += [x.lineno for x in chosen if isinstance(x, ast.IfExp) and is_one(x.test)]
    return lines


def is_case_of_one(case):
    pattern = case.pattern.value if isinstance(case.pattern, ast.MatchValue) else None
    number = isinstance(pattern, ast.Constant) and pattern.value == 1
    return number or (case.guard is not None and is_one(case.guard))


def is_one(test):
    return any(
        isinstance(part, ast.Compare)
        and isinstance(part.ops[0], ast.Eq | ast.NotEq)
        and isinstance(part.comparators[0], ast.Constant)
        and part.comparators[0].value == 1
        for part in ast.walk(test)
    )


def says(node):
    name = ast.unparse(node.func).rpartition(".")[2] if isinstance(node, ast.Call) else ""
    return name in ("_", "say") or name.endswith("Error")


def says_one(body):
    """A sentence that names the number."""
    return any(
        isinstance(text, ast.Constant)
        and isinstance(text.value, str)
        and re.search(r"(?<!\{)\b(1|[Oo]ne)\b", text.value)
        for statement in body
        for call in ast.walk(statement)
        if says(call)
        for text in ast.walk(call)
    )


SWEPT = (0, 1, 2, 5, 21)


@pytest.fixture(scope="module", params=["en", *LANGUAGES])
def texts_of(request):
    return phrases.speech_in(request.param).catalogue


def rendered(catalogue, text, number):
    """The sentence with a number; other values are the letter x."""
    if text.context:
        said = catalogue.npgettext(text.context, text.source, text.many, number)
    else:
        said = catalogue.ngettext(text.source, text.many, number)
    said = said.replace("{{0}}", "x")  # A value that is put in afterwards.
    counts = set(PLACEHOLDER.findall(text.many)) - set(PLACEHOLDER.findall(text.source))
    return PLACEHOLDER.sub(lambda found: str(number) if found[0] in counts else "x", said)


def test_every_counted_text_is_whole_for_every_number(counted, texts_of):
    counts = [text for text in counted if "{0}" in text.many and "{0}" not in text.source]
    assert len(counts) > 80
    for text in counted:
        assert all("{" not in rendered(texts_of, text, number) for number in SWEPT), text
    for text in counts:
        said = {number: rendered(texts_of, text, number) for number in SWEPT}
        assert all(str(number) in said[number] for number in SWEPT if number > 1), text
        assert all(str(number) not in said[1] for number in SWEPT if number > 1), text


def test_english_never_says_one_of_many_or_many_of_one(counted):
    """Such as "1 words" and "0 word"."""
    one = {text.source.partition("1 ")[2].split()[0] for text in counted if "1 " in text.source}
    many = {found for text in counted for found in re.findall(r"\{0\} ([a-z]+s)\b", text.many)}
    one = {
        noun
        for noun in one - {"less"}
        if {f"{noun}s", f"{noun}es", noun.replace("y", "ies")} & many
    }
    assert {"word", "guess", "strategy"} <= one
    wrong = re.compile(
        rf"\b1 ({'|'.join(sorted(many - {'is', 'has', 'was', 'less'}))})\b"
        rf"|\b(0|2|5|21) ({'|'.join(sorted(one))})\b"
    )
    english = phrases.speech_in("en").catalogue
    said = [rendered(english, text, number) for text in counted for number in SWEPT]
    assert [each for each in said if wrong.search(each)] == []
    assert wrong.search("1 words")
    assert wrong.search("0 word fits")
