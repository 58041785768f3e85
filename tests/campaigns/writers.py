"""Writers of the program's files, each in versions 0, 1, 2 and so on that can be told apart."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from wmh.base.files import paths
from wmh.base.files.writing import replace_file
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.building.constructor import build
from wmh.engine.lexicon.reading.wordlist import read_word_list
from wmh.engine.lexicon.store import open_lexicon
from wmh.helper.games.game import Keeping, Terms
from wmh.helper.lists import hand, library, shelving
from wmh.helper.record import record
from wmh.helper.record.finished_game import FinishedGame, Helper, Mode
from wmh.helper.settings import Settings, read, save
from wmh.helper.ui.board import session
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.boards import boards_session
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.classroom.class_table import ClassKept
from wmh.helper.ui.classroom.class_table import load_game as load_class_game
from wmh.helper.ui.classroom.class_table import save_game as save_class_game
from wmh.helper.ui.play.game_session import GameKept, load_game, save_game
from wmh.helper.ui.play.match import Wish
from wmh.study.journal.chain import read_chain
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.journal import Journal
from wmh.teach.ui.words import words_table
from wmh.teach.words.called_words import CalledWords

NOTHING = -1
"""Version of a file that was not written yet."""

WORDS = ("rain", "torn", "born", "ox", "am")


class Writer(NamedTuple):
    """Writer of a saved file: `write` replaces version n - 1 by n, and `version` reads the number.

    Reading raises an exception if the file is no complete version.
    """

    name: str
    write: Callable[[int], None]
    version: Callable[[], int]


def _session(write_to, sheet, load):
    def write(n):
        session.save(session.Session(sheet, sheet, ((str(n), sheet),), 1), write_to())

    return write, lambda: _found(load(write_to()), lambda made: int(made.steps[0][0]))


def _found(found, version):
    if found.trouble is not None:
        raise ValueError(f"it was set aside: {found.trouble}")
    return NOTHING if found.content is None else version(found.content)


def _write_game(n):
    terms = Terms(4, attempts=6)
    save_game(GameKept(str(n), Wish(Mode.GUESSER, terms, 5), (), (), False), paths.game_file())


def _write_class(n):
    kept_one = ClassKept(str(n), "rain", Rule.TILES, 6, 35, (), False, ())
    save_class_game(kept_one, paths.class_file())


def _write_settings(n):
    save(Settings(lexicon=str(n)), paths.settings_file())


def _settings():
    found = read(paths.settings_file())
    if not found.readable or found.refused:
        raise ValueError(f"these are no settings: {found}")
    return NOTHING if found.settings.lexicon == "english" else int(found.settings.lexicon)


_MARKS = (Mark.YELLOW, Mark.WHITE, Mark.WHITE, Mark.GREEN)


def _write_record(n):
    played = FinishedGame(
        "2026-01-02T03:04:05+00:00", str(n), 4, Rule.TILES, Keeping.RANDOM, Mode.GUESSER, "torn",
        (Turn(tuple("rain"), _MARKS),), 6, False, (1.5,), next(iter(Helper)),
    )  # fmt: skip
    record.append(played, paths.games_file())


def _record():
    found = record.read(paths.games_file())
    versions = [int(each.lexicon) for each in found.games]
    if versions != list(range(len(versions))):
        raise ValueError(f"games are lost: {versions}")
    return len(versions) - 1


def _journal_file():
    return paths.data_folder() / "study" / "participants" / "p-01.jsonl"


def _write_journal(n):
    journal = Journal(_journal_file())
    try:
        if journal.faults and journal.faults != (journal.faults[-1],):
            raise ValueError(f"faults: {journal.faults}")
        journal.write(Event(EventKind.GUESSED, float(n), {"version": n}))
        journal.catch_up()
        if journal.trouble is not None:
            raise journal.trouble
    finally:
        journal.close()


def _journal():
    path = _journal_file()
    chain = read_chain(path.read_bytes() if path.exists() else b"")
    if any(str(fault.said) != "the last line is cut" for fault in chain.faults):
        raise ValueError(f"faults: {chain.faults}")
    told = [event.told["version"] for event in chain.events if event.kind is EventKind.GUESSED]
    if told != list(range(len(told))):
        raise ValueError(f"events are lost: {told}")
    return len(told) - 1


def _file():
    return paths.data_folder() / "report.html"


def _write_file(n):
    paths.data_folder().mkdir(parents=True, exist_ok=True)
    replace_file(_file(), json.dumps([n] * 20_000).encode())


def _version_of_file():
    if not _file().exists():
        return NOTHING
    told = json.loads(_file().read_bytes())
    if len(told) != 20_000 or len(set(told)) != 1:
        raise ValueError("a part of a file")
    return told[0]


def _write_lexicon(n):
    """Puts a word list of n words in its place, as an import does."""
    with shelving.new_folder() as part:
        words = sorted((*WORDS, *map(_spelt, range(n + 1))))
        listed = replace(_list(), tiers={word.encode("ascii"): 0 for word in words})
        build(listed, part / "words.dawg", source="a test", licence="none")
        shelving.put_in_place(part, "own", replace=True)


@cache
def _list():
    """Reads the word list in advance, before a disk fails."""
    with TemporaryDirectory() as folder:
        text = Path(folder) / "words.txt"
        text.write_text("\n".join(WORDS))
        return read_word_list([text])


def _lexicon():
    there = library.lexicon_files()
    if "own" not in there:
        return NOTHING
    return open_lexicon(there["own"]).facts.words - len(WORDS) - 1


def _spelt(n):
    return "b" + "".join("aeio"[n >> 2 * place & 3] for place in range(6))


def _write_hand(n):
    hand._keep("own2", hand.HandEdits(added=tuple(sorted(map(_spelt, range(n + 1))))))  # noqa: SLF001


def _hand():
    return len(hand.read_hand("own2").added) - 1


def writers():
    """Returns the writers, the quickest first."""
    _list()
    boards = BoardsSheet(4, 9, ((), ()))
    return (
        Writer("session", *_session(paths.session_file, Sheet(4), session.load)),
        Writer("boards", *_session(paths.boards_file, boards, boards_session.load)),
        Writer("words", *_session(paths.words_file, CalledWords(("rain",)), words_table.load)),
        Writer("game", _write_game,
               lambda: _found(load_game(paths.game_file()), lambda each: int(each.lexicon))),
        Writer("class", _write_class,
               lambda: _found(load_class_game(paths.class_file()), lambda each: int(each.lexicon))),
        Writer("settings", _write_settings, _settings),
        Writer("record", _write_record, _record),
        Writer("journal", _write_journal, _journal),
        Writer("file", _write_file, _version_of_file),
        Writer("hand", _write_hand, _hand),
        Writer("lexicon", _write_lexicon, _lexicon),
    )  # fmt: skip


def left_behind(folder: Path):
    """Returns drafts in a folder that no process writes any more, also those of lexicons."""
    return [*folder.rglob(".*.part")]
