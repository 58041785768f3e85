"""Recipes for the system's word lists, with lists made up in the place of the system's."""

import gzip
import os
import signal
from pathlib import Path

import pytest

from wmh.engine.lexicon.reading.policies import Accents, Capitals, Policies
from wmh.helper.lists import library, recipes
from wmh.helper.lists.importing import import_lexicon, rebuild
from wmh.helper.lists.origin import Origin
from wmh.helper.lists.recipes import RecipeError, find_recipe, present


@pytest.fixture
def system(tmp_path, monkeypatch):
    """A folder in the place of the system's."""
    for folder in ("dict", "aspell", "bin"):
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(recipes, "SYSTEM", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path


def test_every_recipe_says_what_is_to_be_known():
    known = recipes.recipes()

    assert len({recipe.name for recipe in known}) == len(known) >= 19
    assert [recipe.language for recipe in known] == sorted(recipe.language for recipe in known)
    for recipe in known:
        assert recipe.name.replace("-", "").isascii()
        assert recipe.licence
        assert recipe.package in recipe.source
        assert recipe.policies.letters == "" or recipe.policies.accents is Accents.FOLD
    capitals = {recipe.name: recipe.policies.capitals for recipe in known}
    assert capitals["german"] is Capitals.FOLD
    assert capitals["american"] is Capitals.SKIP


def test_only_lists_that_are_there_are_offered(system):
    assert present() == ()
    (system / "dict" / "spanish").write_text("niño\nmamá\nMadrid\nñandú\n", encoding="utf-8")
    (system / "aspell" / "tl.cwl.gz").write_bytes(gzip.compress(b""))

    assert [recipe.name for recipe in present()] == ["spanish"]
    assert [recipe.name for recipe in present(system / "dict")] == []
    with pytest.raises(RecipeError, match="no recipe 'klingon': this system has spanish"):
        find_recipe("klingon")


def test_a_recipe_knows_how_its_list_is_read(system):
    (system / "dict" / "spanish").write_text("niño\nmamá\nMadrid\nñandú\n", encoding="utf-8")
    spanish = find_recipe("spanish")

    made = import_lexicon(
        "spanish", Origin(recipe="spanish", policies=spanish.policies, licence=spanish.licence)
    )

    lexicon = library.open_named("spanish")
    assert {word for word in ("niño", "mama", "ñandu", "madrid") if word in lexicon} == {
        "niño", "mama", "ñandu",
    }  # fmt: skip
    assert made.left_out[0].examples == ("'Madrid'",)
    (system / "dict" / "spanish").write_text("hola\n", encoding="utf-8")
    assert rebuild("spanish").facts.words == 1


def test_a_dictionary_of_the_spelling_checker_takes_the_place_of_a_list(system):
    (system / "hunspell").mkdir()
    stems, affixes = (system / "hunspell" / f"fr_FR.{each}" for each in ("dic", "aff"))
    stems.write_text("2\nété/S\nParis\n", "utf-8")
    assert present() == ()  # Without affixes it has no forms.
    affixes.write_text("SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n", "utf-8")
    (french,) = present()
    assert (french.name, french.file, french.package) == ("french", stems, "hunspell-fr")

    made = import_lexicon("french", Origin(recipe="french", policies=french.policies))

    lexicon = library.open_named("french")
    assert ("ete" in lexicon, "etes" in lexicon, made.facts.words) == (True, True, 2)
    (system / "dict" / "french").write_text("mot\n", "utf-8")
    assert find_recipe("french").package == "wfrench"  # A list is read as it stands.


def test_a_list_that_went_away_is_one_line(system):
    with pytest.raises(RecipeError) as error:
        import_lexicon("danish", Origin(recipe="danish"))

    assert f"{system / 'dict' / 'danish'} is missing: install wdanish" in str(error.value)


@pytest.mark.skipif(os.name != "posix", reason="needs a script that can be run")
def test_packed_lists_are_unpacked_where_that_can_be_done(system):
    words = "aba\nÑandu/AB\nniño\n".encode("latin-1")
    (system / "aspell" / "tl.cwl.gz").write_bytes(gzip.compress(words))
    with pytest.raises(RecipeError, match="prezip-bin is missing: install aspell"):
        import_lexicon("filipino", Origin(recipe="filipino"))
    unpacker = Path(system / "bin" / "prezip-bin")
    unpacker.write_text("#!/bin/sh\n[ $1 = -d ] && exec /bin/cat\n")
    unpacker.chmod(0o755)
    with pytest.raises(RecipeError, match="aspell is missing: install aspell"):
        import_lexicon("filipino", Origin(recipe="filipino"))
    speller = Path(system / "bin" / "aspell")
    speller.write_text("#!/bin/sh\nLC_ALL=C exec /bin/sed 's|^\\(.*\\)/.*|\\1 \\1ng|'\n")
    speller.chmod(0o755)

    assert [recipe.name for recipe in present()] == ["filipino"]
    made = import_lexicon("filipino", Origin(recipe="filipino", policies=Policies()))

    assert made.left_out == made.notices == ()

    lexicon = library.open_named("filipino")
    assert {word for word in ("aba", "niño", "ñandu", "ñandung") if word in lexicon} == {
        "aba",
        "niño",
        "ñandu",
        "ñandung",
    }
    assert sorted(path.name for path in library.lexicon_files()["filipino"].parent.iterdir()) == [
        "origin.json", "words.dawg", "words.json",
    ]  # fmt: skip

    unpacker.write_text("#!/bin/sh\nexit 1\n")
    with pytest.raises(RecipeError, match="cannot be unpacked: install aspell-tl again"):
        rebuild("filipino")
    (system / "aspell" / "tl.cwl.gz").write_bytes(b"no gzip")
    with pytest.raises(RecipeError, match="cannot be unpacked: "):
        rebuild("filipino")


@pytest.mark.skipif(os.name != "posix", reason="needs a script that can be run")
def test_a_tool_that_ends_before_it_has_read_all_ends_nobody(system):
    (system / "aspell" / "tl.cwl.gz").write_bytes(gzip.compress(b"aba\n" * 100_000))
    unpacker, speller = (Path(system / "bin" / name) for name in ("prezip-bin", "aspell"))
    unpacker.write_text("#!/bin/sh\nexec /bin/cat\n")
    speller.write_text("#!/bin/sh\necho no language tl >&2; exit 1\n")
    unpacker.chmod(0o755)
    speller.chmod(0o755)
    broken: list[int] = []
    before = signal.signal(signal.SIGPIPE, lambda number, _frame: broken.append(number))
    try:
        with pytest.raises(RecipeError, match="cannot be unpacked: install aspell-tl again"):
            import_lexicon("filipino", Origin(recipe="filipino", policies=Policies()))
    finally:
        signal.signal(signal.SIGPIPE, before)

    assert broken == []
