"""Texts are found by what they are: a new refusal, table or file needs no change elsewhere."""

import shutil

import pytest

from resources.i18n.strings import ROOT, Text, UnseenError, texts
from tests.i18n.whole import program_texts

REFUSAL = '''
from wmh.base.text.refusal import InputError

class OddError(InputError):
    """One more refusal."""

class OddestError(OddError):
    """One below it."""

_KINDS = {"a": "An odd kind.", "b": "Another odd kind."}
_OTHER = "A kind of its own."
'''
USES = """
from wmh.engine.odd import OddError, OddestError, _KINDS, _OTHER
from wmh.base.text.wording import Plural, translatable

TABLE = {"key": Wording("The title", ("black", "white"), sort="not said")}
translatable(TABLE, context="Tables")
MARK = Mark(translatable("green", context="Marks"), "g")

def check(number):
    if not number:
        raise OddError("It is odd.")
    if number == 3:
        raise OddestError("It is odd." if number else "It is the oddest.", number)
    raise other(Plural("{0} is one.", "{0} are many.", number), number)

def other(said: str, *values: object) -> OddestError:
    return OddestError(said, *values)

def no_refusal() -> ValueError:
    return ValueError("Nobody sees this.")
"""


@pytest.fixture
def package(tmp_path):
    """Writes files of a package; what is translated of it, without the texts of Qt."""

    def found(**files):
        for name, code in files.items():
            path = tmp_path / "app" / "wmh" / f"{name.replace('__', '/')}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(code)
        return {
            (text.context, text.source): text
            for text in texts(tmp_path)
            if not text.context.startswith("Q")
        }

    return found


BASE = "class InputError(ValueError):\n    pass\n"


def test_a_new_refusal_is_found_wherever_it_is_and_whoever_makes_it(package):
    found = package(engine__refusal=BASE, engine__odd=REFUSAL, study__uses=USES)

    errors = {source for context, source in found if context == ""}
    assert errors == {"It is odd.", "It is the oddest.", "{0} is one."}
    assert found["", "{0} is one."].many == "{0} are many."


MAKERS = """
from wmh.base.text.refusal import InputError

class Fields:
    refusal: type[InputError]

    def refuse(self, name: str, said: str | Plural, *values: object) -> InputError:
        return self.refusal("{0}: {1}.", name, self.refusal(said, *values))

def title(said: str) -> str:
    return said
"""
MADE = """
def read(fields: Fields):
    if title("Nobody sees this."):
        raise fields.refuse("length", "the length is odd" if fields else "it is even", 3)
    raise fields.refuse("length", Plural("{0} is one", "{0} are many", 3), 3)
"""


def test_a_refusal_that_another_module_says_is_found(package):
    found = package(engine__refusal=BASE, engine__fields=MAKERS, study__reading=MADE)

    assert {source for context, source in found if context == ""} == {
        *("{0}: {1}.", "the length is odd", "it is even", "{0} is one"),
    }


@pytest.mark.parametrize("said", ['f"{name} is odd"', '"is odd"'])
def test_a_refusal_that_another_module_says_has_its_values_apart_and_one_place(package, said):
    odd = f"def no(fields, name):\n    raise fields.refuse(name, {said})\n"
    other = "def refuse(said: str) -> InputError:\n    return InputError(said)\n"
    with pytest.raises(UnseenError, match=r"odd\.py"):
        package(
            engine__refusal=BASE,
            engine__fields=MAKERS,
            games__odd=odd if said.startswith("f") else other,
        )


def test_a_refusal_that_is_made_of_a_name_of_its_file_is_found(package):
    more = "def no(kind):\n    raise OddError(_KINDS.get(kind, _OTHER))\n"
    found = package(engine__refusal=BASE, engine__odd=REFUSAL + more)

    assert set(found) == {
        ("", "An odd kind."),
        ("", "Another odd kind."),
        ("", "A kind of its own."),
    }


def test_what_a_command_refuses_and_says_is_found(package):
    prints = 'print(_("{0} words" if many else "No word.", 3))'
    found = package(engine__refusal=BASE, cli__odd=REFUSAL, cli__parts__uses=USES + prints)

    assert {("", "It is odd."), ("", "{0} words"), ("", "No word.")} <= set(found)


def test_a_refusal_says_its_values_apart(package):
    odd = 'class OddError(InputError): ...\ndef no(word):\n    raise OddError(f"{word} is odd.")\n'
    with pytest.raises(UnseenError, match=r"odd\.py:3"):
        package(engine__refusal=BASE, engine__odd=odd)


@pytest.mark.parametrize("said", ['word + "s"', 'f"{word} fits."'])
def test_what_a_command_says_is_a_literal(package, said):
    with pytest.raises(UnseenError, match=r"bad\.py:1"):
        package(cli__bad=f"_({said})")


def test_what_is_marked_is_found_but_for_its_keys(package):
    found = package(anywhere=USES)

    assert {source for context, source in found if context == "Tables"} == {
        *("The title", "black", "white"),
    }
    assert ("Marks", "green") in found


def test_a_text_that_is_a_variable_is_of_a_context_that_is_found_elsewhere(package):
    window = '_(mark.name, context="Marks")\n_("Open", context="Window")\n_("Open")'
    found = package(anywhere=USES, ui__window=window)
    assert {("Window", "Open"), ("", "Open")} <= set(found)
    with pytest.raises(UnseenError, match=r"window\.py:1"):
        package(anywhere=USES, ui__window='_(title, context="Window")')


@pytest.mark.parametrize(
    "code",
    [
        'translatable(colour, context="Marks")',
        'translatable(f"{colour} mark")',
        'ngettext(one, "{0} words", 3)',
    ],
)
def test_what_nobody_would_find_is_an_error(package, code):
    with pytest.raises(UnseenError, match=r"bad\.py:1"):
        package(ui__bad=code)


def test_files_may_move(tmp_path):
    """Every file of the program has another name and another folder, and says the same."""
    shutil.copytree(ROOT / "resources", tmp_path / "resources", ignore=lambda *_: {"pictures"})
    package = ROOT / "app" / "wmh"
    for number, path in enumerate(sorted(package.rglob("*.py"))):
        parts = path.relative_to(package).parts[:-1] or ("room",)
        room = f"{parts[0]}/ui" if "ui" in parts else parts[0]
        moved = tmp_path / "app" / "wmh" / room / "moved" / f"file_{number}.py"
        moved.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, moved)

    assert keys(texts(tmp_path)) == keys(program_texts())


def keys(found: list[Text]):
    """Without what typer puts together, which has no file of its own."""
    told = [text for text in found if text.where != "app/wmh/helper/cli/commands.py"]
    return {(text.context, text.source, text.many) for text in told}
