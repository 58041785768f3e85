"""Sentences of commands in the user's language, from the catalogues of the window."""

import io
import json
import re
import sys

import pytest

from resources.i18n.po import LANGUAGES, path_of, read
from tests.program import finish, wmh
from wmh.base.files import paths
from wmh.base.heavy.driving import RunProgress
from wmh.base.text.phrases import (
    catalogue_of,
    figure,
    language_of,
    language_texts,
    objection,
    read_catalogue,
)
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural
from wmh.engine.strategy.kernels import library
from wmh.helper.cli.parts import heavily, screen
from wmh.helper.cli.parts.screen import progress_bar


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_says_what_its_file_says(language):
    spoken = read_catalogue(catalogue_of(language))

    for (context, source), said in read(path_of(language)).items():
        key = f"{context}\4{source}" if context else source
        if said.many:
            assert spoken.ngettext(key, said.many, 1) == said.forms[0]
            assert spoken.ngettext(key, said.many, 7) == said.forms[-1]
        elif source:
            assert spoken.gettext(key) == said.forms[0]
    assert spoken.gettext("No such text.") == "No such text."


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "tl_PH.UTF-8"}, "fil"),
        ({"LANG": "fil_PH@latin"}, "fil"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "nl_NL.UTF-8", "LANGUAGE": "nl:fr:de"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "en_GB:en"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es_ES", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "../../etc/de"}, "en"),
        ({"LANG": "_"}, "en"),
        ({"LC_ALL": "C", "WMH_LANGUAGE": "de"}, "de"),
        ({"LANG": "de_DE", "WMH_LANGUAGE": "en"}, "en"),
        ({"LANG": "de_DE", "WMH_LANGUAGE": "xx"}, "de"),
    ],
)
def test_the_environment_names_the_language(variables, language):
    assert language_of(variables) == language


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "de"),
        ({"LANG": "fr_FR"}, "de"),
        ({"LC_ALL": "fr_FR"}, "de"),
        ({"LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "POSIX"}, "en"),
    ],
)
def test_what_was_chosen_in_the_window_comes_first(variables, language, home):
    paths.settings_file().write_text("[General]\nlanguage=de\nlength=5\n")

    assert language_of(variables) == language


@pytest.mark.parametrize("told", [b"language=system\n", b"language=xx\n", b"\xff\0" * 99, b""])
def test_settings_that_choose_none_leave_it_to_the_environment(told, home):
    paths.settings_file().write_bytes(told)

    assert language_of({"LANG": "es_MX.UTF-8"}) == "es"


def test_a_refusal_is_said_in_the_language_of_the_environment(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    code, out, err = wmh("suggest", "--lexicon", "nope")

    assert (code, out) == (2, "")
    assert err.startswith("Es gibt keine Wortliste 'nope'")
    assert err.count("\n") == 1


def test_a_tier_that_is_none_is_refused_in_the_language(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    err = wmh("suggest", "--tier", "foo").err
    assert "('foo' ist weder everyday, common, all noch eine Zahl von 0 bis 127)" in err


def test_what_programs_read_is_english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    english = wmh("suggest", "rain:ywwg", "--json")
    monkeypatch.setenv("LC_ALL", "C")

    without = [_untimed(each) for each in (english.out, wmh("suggest", "rain:ywwg", "--json").out)]
    assert without[0] == without[1]


def test_a_command_speaks_without_qt():
    code, _out, err = finish(
        "suggest", "rain", variables={"LC_ALL": "fr_FR.UTF-8", "PYTHONPROFILEIMPORTTIME": "1"}
    )
    assert code == 2
    assert "PySide6" not in err
    assert "wmh.base.text.phrases" in err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1,234.50"),
        ("fil", "1,234.50"),
        ("de", "1.234,50"),
        ("es", "1.234,50"),
        ("fr", "1\N{NARROW NO-BREAK SPACE}234,50"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(language, said):
    with language_texts(language):
        assert figure(1234.5, 2) == said


def test_the_rest_of_a_refusal_is_said_in_the_language_too():
    rest = InputError("there are none yet; give a file.")
    with language_texts("de"):
        assert objection(InputError("{0}", rest)) == objection(rest)
        assert objection(rest) != str(rest)
    assert objection(rest) == str(rest)
    assert objection(InputError(Plural("1 word", "{0} words", 3), 3)) == "3 words"


DAMAGE = [
    *(b"", b"no catalogue", bytes(200), b"\xde\x12\x04\x95" + b"\xff" * 40),
    catalogue_of("de").read_bytes()[:90_000],
    None,
]
"""Contents of a damaged catalogue file; None for a missing one."""


@pytest.fixture(params=range(len(DAMAGE)))
def damaged(request, tmp_path, monkeypatch):
    path = tmp_path / "de.mo"
    if (damage := DAMAGE[request.param]) is not None:
        path.write_bytes(damage)
    monkeypatch.setattr(sys.modules["wmh.base.text.phrases"], "catalogue_of", lambda _: path)


COMPLAINT = "The translations in de.mo are missing or damaged: the program speaks English."


def test_english_is_spoken_where_a_catalogue_is_missing_or_damaged(damaged):
    with language_texts("de") as fault:
        assert str(fault) == COMPLAINT
        assert objection(InputError("No.")) == "No."
        assert figure(1234.5, 1) == "1,234.5"


def test_a_command_says_once_that_its_catalogue_is_damaged(damaged, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    code, out, err = wmh("mark", "rain", "corn")
    monkeypatch.setenv("LC_ALL", "C")

    assert err == COMPLAINT + "\n"
    assert (code, out, "") == wmh("mark", "rain", "corn")


def _untimed(text):
    told = json.loads(text)
    told.get("data", told).pop("timings_ms", None)
    return told


def test_the_place_of_a_clue_is_said_in_the_language_too(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    assert wmh("boards", "crane:wwywg/ggg").err.startswith("Tipp 1, Brett 2: Der Tipp")
    assert wmh("boards", "crane:wwywg/-").err.startswith("Tipp 1, Brett 2: Es gibt keinen Hinweis")


def test_help_is_said_in_the_language(monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    code, out, _err = wmh("mark", "--help")

    assert code == 0
    assert out.startswith("Usage\N{NO-BREAK SPACE}: wmh mark")
    assert "Le mot à marquer." in out
    assert "[obligatoire]" in out


def test_a_list_and_a_diagnosis_are_said_in_the_language(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    listed = wmh("suggest", "rain:ywwg", "--rows", "1")
    mended = wmh("doctor", "rain:ywwg", "tore:gggg")

    assert listed.out.split()[:3] == ["Rang", "Wort", "Wertung"]
    assert "0,688" in listed.out
    assert "16 Wörter passen." in listed.out
    assert mended.out.startswith("1. Tipp 1 (rain ywwg): das N an Platz 4 ist weiß, nicht grün")


def test_the_numbers_of_tables_are_written_in_the_language(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("rain ywwg\n"))
    words = tmp_path / "words.txt"
    words.write_text("rain\nborn\n", "utf-8")

    reviewed = wmh("review", "rain", "torn", "--secret", "torn").out
    listed = wmh("suggest", "rain:ywwg", "--rows", "1").out
    played = wmh("simulate", "--lexicon", words, "--length", "4").out

    assert {"3.287", "3,85", "+1,00", "4,00"} <= set(reviewed.split())
    assert not re.search(r"[0-9]\.[0-9]{1,2}\b", reviewed + listed)
    assert "1,5000     1,5" in played
    assert "torn  0,688" in wmh("console").out


def test_a_proof_is_said_in_the_language(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    words = tmp_path / "words.txt"
    words.write_text("rain\nborn\n", "utf-8")

    code, out, err = wmh("prove", "--lexicon", words)

    assert code == 0
    assert out.splitlines() == [
        "2 Wörter als Lösung möglich, 2 Wörter als Tipp erlaubt",
        "Erster Tipp BORN: insgesamt 3 Tipps, durchschnittlich 1,5000, höchstens 2",
        "Bewiesen: kein anderer erster Tipp und kein anderer Baum danach braucht weniger Tipps.",
        "Wörter nach Tipps: 1: 1, 2: 1",
    ]
    assert "untere Grenze 3" in err


def test_the_tables_of_the_pit_are_said_in_the_language(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    words = tmp_path / "words.txt"
    words.write_text("crane\nstone\n", "utf-8")

    drawn = wmh(
        "pit", "--words", words, "--lengths", "5", "--rounds", "2", "--strategies", "paper"
    ).out
    whole = wmh("pit", "--words", words, "--whole-list", "5").out

    assert drawn.splitlines()[1].split() == ["Spieler", "5", "Summe"]
    assert "Verloren Sekunden je Spiel" in drawn
    assert whole.splitlines()[1].split()[:4] == ["Länge", "Wörter", "Anfangstipp", "Punkte"]
    assert "450,00  50,0" in whole


def test_one_code_is_no_codes(monkeypatch):
    assert wmh("mastermind", "table", "--pegs", "1", "--colours", "1").out.startswith(
        "1 code: 1 peg of 1 colour\n"
    )
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert wmh("mastermind", "table").out.startswith("1.296 Codes: 4 Stifte in 6 Farben\n")


def test_what_is_odd_in_a_list_is_said_in_the_language(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    words = tmp_path / "words.txt"
    words.write_text("Rain\t1\nborn\t2\nx1\n", "utf-8")

    listed = wmh("suggest", "--lexicon", words)
    build = ("lexicon", "build", words, "--column", "auto", "--out", tmp_path / "words.dawg")
    built, as_json = wmh(*build), wmh(*build, "--json").out

    assert listed.err.splitlines() == [
        "words.txt hat Großbuchstaben: sie werden als Kleinbuchstaben gelesen.",
        "words.txt hat 1 Zeile, die kein Wort aus 2 bis 31 Buchstaben ist: weggelassen.",
    ]
    assert "Die Zahlen neben den Wörtern wurden als Stufen gelesen" in built.out
    assert json.loads(as_json)["notices"][0].startswith("The numbers beside the words")


BROKEN = {
    "games": ("name ", "nome ", "es gibt kein Feld 'nome'"),
    "scenarios": ("length", "length = 99 # ", "muss aber sein: eine ganze Zahl von 2 bis 31"),
    "protocols": ("order ", "order = 3 #", "order ist '3', muss aber sein: eines von"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_file_written_by_hand_is_refused_in_the_language(kind, monkeypatch, tmp_path):
    """Checks that the refusal is translated, except the names of file, line and field."""
    old, new, said = BROKEN[kind]
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    lines = next(paths.folder("resources").rglob(f"{kind}/*.toml")).read_text("utf-8").split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith(old))
    lines[at] = lines[at].replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(lines), "utf-8")
    command = {"games": "suggest --game", "scenarios": "lesson", "protocols": "study check"}

    code, _out, err = wmh(*command[kind].split(), str(path))

    assert code == 2
    assert f"mine.toml, Zeile {at + 1}: " in err
    assert said in err


def test_how_far_a_command_is_is_said_in_the_language(monkeypatch, capsys):
    times = iter([0.0, screen.EVERY, 2 * screen.EVERY])
    with language_texts("de"), progress_bar(lambda: next(times)) as progress:
        progress("bit encoding", 0.4)
    assert capsys.readouterr().err == "der Graph wird gepackt (40 % des Ganzen erledigt)\n"

    with language_texts("de"):
        assert (
            heavily.progress_line(RunProgress("race", "secrets", 3, 0, 10, 0.0))
            == "race: 3 von 10 Lösungen"
        )
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("TERM", "xterm")
    reviewed = wmh("review", "born", "torn", "--secret", "torn", "--strategies", "paper")
    assert "Spiele der Strategien" in reviewed.err


def test_mastermind_is_told_in_the_language(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    table = wmh("mastermind", "table").out
    steps = wmh("mastermind", "solve", "FCBE").out
    guessed = wmh("mastermind", "solve", "FCBE", "--method", "knuth").out

    assert table.splitlines()[6].split()[:5] == ["4", "1", "schwarzer,", "1", "weißer"]
    assert "übrig durchschnittlich     511,98" in table
    assert "Meiste Information: ABCD, 3,057 Bit." in table
    assert "2 schwarze, 1 weißer   5  behalten: 5, mehr als 4\n" in steps
    assert "FBEE, Stufe 2: die Quelle hat 2 schwarze (Wertung 4)" in steps
    assert " Codes übrig\n" in guessed


def test_what_programs_read_of_mastermind_is_english(monkeypatch):
    commands = (("table",), ("solve", "FCBE"), ("solve", "FCBE", "--text"))
    told = [wmh("mastermind", *each, "--json").out for each in commands]
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    assert [wmh("mastermind", *each, "--json").out for each in commands] == told
    assert "the best starting code" in told[1]
    assert "best in the worst case only" in told[0]


def test_what_players_do_wrong_is_said_in_the_language(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    words, games = tmp_path / "words.txt", tmp_path / "games.csv"
    words.write_text("crane\nstone\n", "utf-8")
    crash = f"{sys.executable} -c 'raise SystemExit(3)'"
    lost = f"""{sys.executable} -c 'for _ in range(5): print("x"); input()'"""
    players = [part for name in ("/no/player", crash, lost) for part in ("--player", name)]

    found = wmh(
        "pit", "--words", words, "--lengths", "5", "--rounds", "2", "--csv", games, *players
    )
    none, broken, odd = found.err.splitlines()

    assert "hat 1 Spiel abgebrochen: die Lösung war " in none
    assert "und er kann nicht gestartet werden: '/no/player': " in none
    assert none.endswith("Übrige Spiele, an denen er nicht teilnahm: 1.")
    assert "und er hat seine Ausgabe beendet (Code 3)." in broken
    assert "machte 10 Versuche, die nicht in der Liste stehen; als Erstes 'x'." in odd
    assert "ended its output (exit code 3)" in games.read_text("utf-8")


def test_what_a_player_of_lingo_does_not_believe_is_said_in_the_language(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("OOO\nOOOOX\nXXXXX\n"))
    words = tmp_path / "words.txt"
    words.write_text("crane\nstone\n", "utf-8")

    short, odd, *_ = wmh("lingo", "--words", words, "5").err.splitlines()

    assert short == "Die Maske 'OOO' hat 3 Markierungen für 5 Buchstaben. Sie wird übergangen."
    assert odd.startswith("Kein Wort passt nach OOOOX für 'stone': die Maske wird übergangen.")


def test_a_strategy_that_cannot_be_had_is_refused_in_the_language(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    nothing = library.load(tmp_path, tmp_path)
    monkeypatch.setattr(library, "loading", lambda: nothing)

    found = wmh("mastermind", "solve", "FCBE", "--method", "exact")

    assert found.err.startswith("Die kompilierten Kerne fehlen")


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        (
            "session.json",
            '{"version": 1, "sheet" 2}',
            "session.json ist abgeschnitten oder kein JSON, bei Zeichen 24:"
            " Das Programm würde die Datei umbenennen und eine neue anlegen.",
        ),
        ("p-01.jsonl", '{"event": 1}\n', "Zeile 1: diese Zeile oder die davor wurde geändert."),
        ("p-01.jsonl", '{"event"\n', "Zeile 1: diese Zeile ist kein Ereignis: sie ist abgeschni"),
    ],
)
def test_what_is_wrong_with_a_file_of_the_programs_own_is_said_in_the_language(
    monkeypatch, tmp_path, name, content, said
):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    path = tmp_path / name
    path.write_text(content, "utf-8")

    assert said in wmh("check", path).out


def test_why_a_lexicon_cannot_be_used_is_said_in_the_language(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    words = tmp_path / "words.txt"
    words.write_text("rain\nborn\n", "utf-8")
    wmh("lexicon", "build", words, "--out", tmp_path / "words.dawg")
    with (tmp_path / "words.dawg").open("ab") as file:
        file.write(b"more")

    err = wmh("suggest", "--lexicon", tmp_path / "words.dawg").err

    assert "words.dawg ist abgeschnitten oder kein DAWG: die Wortliste neu bauen mit" in err
