"""Campaign of files in every format that is read, with changes in their structure.

Each file must be accepted, or refused in a line, in bounded time and memory.
"""

import hashlib
import json
import lzma
import re
import time
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from tests.campaigns.campaign import Campaign, CampaignError, one_line
from tests.lexica import lexicon_file
from tests.odd import ODD, changed, places
from tests.study.protocols import small
from tests.study.test_odd_journals import PEOPLE, chained
from wmh.base.text.refusal import InputError
from wmh.engine.boards.transcript import read_boards
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.reading import read_given, read_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.transcript import read_transcript
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.facts import from_json
from wmh.engine.lexicon.reading.wordlist import read_word_list
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.paper.matcher import match
from wmh.engine.patterns.syntax import read_pattern
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.ranking.openings import OpeningsShelf, key_of
from wmh.helper.catalogues import GAMES, VALUES
from wmh.helper.cli.check import examine
from wmh.helper.cli.examination import ExaminationError, lines
from wmh.helper.games.game import Keeping
from wmh.helper.lists import hand, origin
from wmh.helper.rack.rack_reading import read_rack
from wmh.helper.record import record
from wmh.helper.record.finished_game import FinishedGame, Helper, Mode
from wmh.helper.record.statistics import as_csv, statistics
from wmh.helper.settings import Settings, read, save
from wmh.helper.ui.board import session
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.boards import boards_session
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.study.catalogue import PROTOCOLS
from wmh.study.journal.chain import read_chain
from wmh.study.journal.derive import derive
from wmh.study.journal.folder import codes_in
from wmh.study.journal.pin import find_pin
from wmh.study.journal.sitting import sitting_of
from wmh.teach.catalogue import SCENARIOS

SLOWEST = 3.0
"""Most seconds of processor time for a file of some kilobytes."""

_WORDS = {"rain": 35, "torn": 35, "born": 20, "ox": 10, "am": 10, "crane": 35, "zoea": 80}
_LATIN = Alphabet(tuple("abcdefghijklmnopqrstuvwxyz"))
_TEXTS = (
    "rain:ywwg\nrain ⬜🟨🟩⬜", "crane=wwywg/gwwww/-", "Wordle 1,234 3/6\n\n⬛🟨⬛🟩⬛\n🟩🟩🟩🟩🟩",
    "RAIN 2 1 0", "r...", "(ab|[^c]){2,4}e?", "a?b*c+d{3}", "ra?n", "rain:2,1", "🅰️🟦🟧",
)  # fmt: skip
_ODD_TEXTS = (
    *(
        "\0",
        "\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
        "\u202e",
        "\x1b[2J",
    ),
    *("ǅ", "ß", "ﬁ", "İ", "e\u0301" * 50, "🟩" * 300, "(" * 300, "{999999}", "[" * 50, "\n" * 500),
    *("1" * 400, "-", "*", "|", "\\", "٣", "²", "\u200d", "\ufeff", "\r"),
)


class _Shelf(NamedTuple):
    """Valid files whose bytes the campaign changes."""

    folder: Path
    graph: bytes
    facts: dict
    tiers: bytes
    kept: dict[str, bytes]
    record: tuple[dict, ...]
    toml: dict[str, tuple[str, ...]]


def begin(folder):
    """Returns a function that changes and reads a valid file."""
    made = lexicon_file(folder, _WORDS, flagged=("born",))
    sheet = Sheet(4)
    session.save(session.Session(sheet, sheet), folder / "session.json")
    boards = BoardsSheet(4, 9, ((), ()))
    session.save(session.Session(boards, boards), folder / "boards.json")
    save(Settings(), folder / "settings.ini")
    played = FinishedGame(
        "2026-01-02T03:04:05+00:00", "english", 4, Rule.TILES, next(iter(Keeping)), Mode.GUESSER,
        "torn", (Turn(tuple("rain"), (Mark.YELLOW, Mark.WHITE, Mark.WHITE, Mark.GREEN)),), 6,
        False, (1.5,), next(iter(Helper)),
    )  # fmt: skip
    record.append(played, folder / "games.jsonl")
    shelf = _Shelf(
        folder,
        made.read_bytes(),
        json.loads(made.with_suffix(".json").read_text()),
        made.with_suffix(".tiers").read_bytes(),
        {name: (folder / name).read_bytes() for name in ("session.json", "boards.json")},
        tuple(map(json.loads, (folder / "games.jsonl").read_text().splitlines())),
        {
            kind: tuple(
                path.read_text("utf-8") for path in sorted(catalogue.shipped_files().values())
            )
            for kind, catalogue in _CATALOGUES.items()
        },
    )

    def act(number, dice):
        format_, share = dice.choices(tuple(_FORMATS.items()), [x for _, x in _FORMATS.values()])[0]
        began = time.process_time()
        try:
            said = share[0](shelf, dice)
        except InputError as error:
            one_line(str(error))
            said = "refused"
        if (took := time.process_time() - began) > SLOWEST:
            raise CampaignError(f"{format_} took {took:.1f} s")
        return f"{format_} {said}"

    return act


# What is changed


def bent(raw, dice, most=4):
    """Returns bytes with some changed, removed, doubled, or cut off."""
    raw = bytearray(raw)
    for _ in range(dice.randint(1, most)):
        at = dice.randrange(len(raw) + 1)
        match dice.randrange(6):
            case 0 if raw:
                raw[at - 1] ^= 1 << dice.randrange(8)
            case 1:
                raw[at:at] = dice.randbytes(dice.randint(1, 8))
            case 2:
                del raw[at : at + dice.randint(1, 40)]
            case 3:
                raw[at:at] = raw[at : at + dice.randint(1, 200)]
            case 4 if dice.random() < 0.2:
                del raw[at:]
            case _:
                raw[at : at + 1] = dice.choice((b"\0", b"\xff", b"\n", b'"', b"9", b"-", b"]"))
    return bytes(raw)


def odd_json(told, dice, most=3):
    """Returns a document as JSON text, with odd values in some places."""
    values = []
    for _ in range(dice.randint(1, most)):
        place = dice.choice(list(places(told)))
        if place and dice.random() < 0.2:
            told = changed(told, place, None)
        elif place:
            told = changed(told, place, f"odd {len(values)}")
            values.append(dice.choice(ODD))
    text = json.dumps(told)
    for number, value in enumerate(values):
        text = text.replace(f'"odd {number}"', value)
    return text


def odd_text(text, dice):
    """Returns a text with odd characters, and with parts moved."""
    for _ in range(dice.randint(1, 4)):
        at, other = sorted(dice.randrange(len(text) + 1) for _ in range(2))
        text = dice.choice(
            (
                text[:at] + dice.choice(_ODD_TEXTS) + text[other:],
                text[:at] + dice.choice(_ODD_TEXTS) + text[at:],
                text[:at] + text[other:],
                text + text[at:other] * dice.choice((1, 2, 50)),
                text[other:] + text[:at],
            )
        )
    return text[:20_000]


# The formats


def _facts(shelf, dice, **others):
    """Returns odd facts of a lexicon, half of them with a correct checksum."""
    told = dict(shelf.facts)
    told.pop("checksum")
    if dice.random() < 0.8:
        try:
            told = json.loads(odd_json(told, dice))
        except (ValueError, RecursionError):
            return b"{}"
    if not isinstance(told, dict):
        return json.dumps(told).encode()
    told |= others
    if dice.random() < 0.9:
        text = json.dumps(told, ensure_ascii=False)
        told["checksum"] = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return json.dumps(told).encode()


def _read_facts(shelf, dice):
    try:
        from_json(_facts(shelf, dice))
    except ValueError as error:
        one_line(str(error))
        return "refused"
    return "taken"


def _read_lexicon(shelf, dice):
    """Reads units with changed offsets, labels and ends, with facts that mostly agree."""
    units = bytearray(shelf.graph)
    for _ in range(dice.randint(1, 6)):
        at = 4 * dice.randrange(len(units) // 4)
        unit = int.from_bytes(units[at : at + 4], "little")
        unit = dice.choice(
            (
                unit ^ (1 << dice.randrange(32)),
                unit ^ (dice.randrange(1 << 11) << 10),
                int.from_bytes(dice.choice((units[:4], units[4:8], units[-4:])), "little"),
                dice.getrandbits(32),
                (unit & ~0xFF) | dice.choice(b"abnortx"),
                unit | 0x100,
            )
        )
        units[at : at + 4] = (unit & 0xFFFFFFFF).to_bytes(4, "little")
    raw = bytes(units) if dice.random() < 0.9 else bent(units, dice)
    path = shelf.folder / "odd.dawg"
    path.write_bytes(raw)
    words = dice.choice((shelf.facts["words"], dice.randrange(1, 30)))
    others = {"sha256": hashlib.sha256(raw).hexdigest()}
    if dice.random() < 0.5:
        told = dict(shelf.facts) | others | {"words": words}
        told.pop("checksum")
        per = [0] * 6
        for _ in range(words):
            per[dice.choice((1, 3, 3, 4, 5))] += 1
        told["words_per_length"] = dice.choice((per, shelf.facts["words_per_length"]))
        tiers = bytes(dice.randrange(256) for _ in range(words))
        told["tiers_sha256"] = hashlib.sha256(tiers).hexdigest()
        path.with_suffix(".tiers").write_bytes(tiers)
        text = json.dumps(told, ensure_ascii=False)
        told["checksum"] = hashlib.sha256(text.encode()).hexdigest()
        path.with_suffix(".json").write_text(json.dumps(told))
    else:
        path.with_suffix(".json").write_bytes(_facts(shelf, dice, **others))
        path.with_suffix(".tiers").write_bytes(
            shelf.tiers if dice.random() < 0.7 else bent(shelf.tiers, dice)
        )
    lexicon = open_lexicon(path)
    for length in lexicon.lengths[:3]:
        match(learn((), length), lexicon, ALL_TIERS)
    return "taken"


def _read_list(shelf, dice):
    text = dice.choice(
        (
            "rain\ntorn\nborn\n", "rain\t35\ntorn\t20\n", "word,count\nrain,5\ntorn,7\n",
            "3\nrain/S\ntorn/XY\n", "# list\nár·bol\nniño\n", '"rain";1e9\n', "rain 1\ntorn 2\n",
        )
    )  # fmt: skip
    raw = odd_text(text, dice).encode("utf-8", "surrogatepass")
    if dice.random() < 0.3:
        raw = bent(raw, dice)
    if dice.random() < 0.1:
        raw = odd_text(text, dice).encode("utf-16", "surrogatepass")
    path = shelf.folder / dice.choice(("odd.txt", "odd.csv", "odd.tsv", "odd.dic"))
    path.write_bytes(raw)
    listed = read_word_list([path])
    for notice in listed.notices:
        one_line(str(notice))
    return "taken"


_CATALOGUES = {"scenarios": SCENARIOS, "protocols": PROTOCOLS, "games": GAMES, "values": VALUES}
_VALUE = re.compile(r"(=\s*)(\"[^\"\n]*\"|\[[^\]\n]*\]|[\w.+-]+)")


def _read_toml(shelf, dice):
    """Reads a user's TOML file with changed values, lines and tables."""
    kind = dice.choice(tuple(shelf.toml))
    text = dice.choice(shelf.toml[kind])
    for _ in range(dice.randint(1, 3)):
        rows = text.split("\n")
        at = dice.randrange(len(rows))
        match dice.randrange(7):
            case 0:
                text = odd_text(text, dice)
            case 1:
                del rows[at]
            case 2:
                rows.insert(at, rows[dice.randrange(len(rows))])
            case 3:
                rows.insert(at, dice.choice(("[[stop]]", "[[arms]]", "[values]", "a.b.c = 1", "=")))
            case _:
                value = dice.choice(
                    (*ODD, "1979-05-27", "''", '"""a\nb"""', "0x" + "f" * 30, "inf")
                )
                found = list(_VALUE.finditer(text))
                if found:
                    one = dice.choice(found)
                    text = text[: one.start(2)] + value + text[one.end(2) :]
                rows = text.split("\n")
        if len(rows) > 1 and dice.random() < 0.9:
            text = "\n".join(rows)
    path = shelf.folder / "odd.toml"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    _CATALOGUES[kind].read(path)
    return "taken"


def _read_kept(shelf, dice):
    """Reads changed files of the program's own, which must be read or set aside."""
    name = dice.choice(tuple(shelf.kept))
    path = shelf.folder / name
    raw = shelf.kept[name]
    if dice.random() < 0.8:
        path.write_bytes(odd_json(json.loads(raw), dice).encode("utf-8", "surrogatepass"))
    else:
        path.write_bytes(bent(raw, dice))
    found = (session.load if name == "session.json" else boards_session.load)(path)
    if found.trouble is not None and found.trouble.aside is not None:
        found.trouble.aside.unlink()
        return "set aside"
    return "taken"


def _read_record(shelf, dice):
    rows = []
    for _ in range(dice.randint(1, 4)):
        told = dice.choice(shelf.record)
        rows.append(odd_json(told, dice) if dice.random() < 0.7 else json.dumps(told))
    path = shelf.folder / "odd.jsonl"
    raw = "\n".join(rows).encode("utf-8", "surrogatepass")
    path.write_bytes(raw if dice.random() < 0.8 else bent(raw, dice))
    found = record.read(path)
    statistics(found.games)
    as_csv(found.games)
    return "taken" if found.games else "passed over"


def _read_journal(shelf, dice):
    """Reads events with correct checksums, some of which are impossible."""
    told = list(dice.choice(tuple(PEOPLE.values())))
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(told))
        match dice.randrange(4):
            case 0:
                del told[at]
            case 1:
                told.insert(at, told[dice.randrange(len(told))])
            case 2:
                other = dice.randrange(len(told))
                told[at], told[other] = told[other], told[at]
            case _:
                told[at] = dict(told[at])
        if not told:
            return "empty"
    odd_at = dice.randrange(len(told))
    texts = [json.dumps(each) for each in told]
    texts[odd_at] = odd_json(dict(told[odd_at]), dice)
    raw = chained(texts) if dice.random() < 0.8 else bent(chained(texts), dice)
    chain = read_chain(raw)
    for fault in chain.faults:
        one_line(str(fault.said))
    codes_in(chain)
    sitting_of(chain.events)
    derive(chain.events, small(), len(chain.faults))
    return "faulty" if chain.faults else "whole"


def _read_settings(shelf, dice):
    path = shelf.folder / "settings.ini"
    save(Settings(), path)
    raw = path.read_bytes()
    if dice.random() < 0.5:
        rows = raw.decode().split("\n")
        at = dice.randrange(len(rows))
        rows[at] = (
            rows[at].partition("=")[0] + "=" + dice.choice((*ODD, "@Variant(\\0)", "@Size(1)"))
        )
        raw = "\n".join(rows).encode("utf-8", "surrogatepass")
    path.write_bytes(raw if dice.random() < 0.5 else bent(raw, dice))
    found = read(path)
    path.unlink()
    return "refused" if found.refused or not found.readable else "taken"


def _read_by_hand(shelf, dice):
    name = "odd"
    path = hand.hand_file(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    told = {"format": 1, "added": ["abc"], "dropped": ["rain"], "flagged": [], "unflagged": []}
    path.write_bytes(odd_json(told, dice).encode("utf-8", "surrogatepass"))
    origin.origin_file(path.parent).write_bytes(
        odd_json({"format": 1, **origin.as_json(origin.Origin())}, dice).encode(
            "utf-8", "surrogatepass"
        )
    )
    origin.read_origin(name)
    hand.read_hand(name)
    return "taken"


def _read_pin(shelf, dice):
    told = {"salt": "00" * 16, "sha256": "11" * 32, "rounds": 200_000}
    if dice.random() < 0.5:
        told = {"salt": "00" * 16, "hash": "11" * 32,
                "scrypt": {"n": 1 << 14, "r": 8, "p": 1, "times": 4}}  # fmt: skip
    (shelf.folder / "instructor.json").write_text(odd_json(told, dice), "utf-8", "surrogatepass")
    find_pin(shelf.folder)
    return "taken"


def _read_openings(shelf, dice):
    lexicon = open_lexicon(shelf.folder / "small.dawg")
    question = Question((), 4)
    row = ["rain", 1.5, 1, 1, 1.5, 2.0, 3, 4]
    told = {key_of(question, lexicon): {"guesses": 5, "measured": 5, "rows": [row]}}
    raw = lzma.compress(odd_json(told, dice).encode("utf-8", "surrogatepass"))
    path = shelf.folder / "openings"
    path.write_bytes(raw if dice.random() < 0.7 else bent(raw, dice))
    found = OpeningsShelf(path, shelf.folder / "own").find(question, lexicon)
    return "passed over" if found is None else "taken"


def _read_texts(shelf, dice):
    """Reads texts as a person pastes or types them."""
    text = odd_text(dice.choice(_TEXTS), dice)
    read_transcript(text, _LATIN, dice.randrange(4))
    read_boards(text, _LATIN)
    for read_one in (
        lambda: read_turn(*text.partition(":")[::2], _LATIN, dice.choice(list(Rule))),
        lambda: read_given(text, _LATIN),
        lambda: read_rack(text, _LATIN),
        lambda: read_pattern(text, _LATIN),
    ):
        try:
            read_one()
        except InputError as error:
            one_line(str(error))
    return "read"


def _check(shelf, dice):
    """Runs `wmh check` on a changed file, under its own name or that of another kind."""
    for left in shelf.folder.glob("odd*"):
        left.unlink()
    with suppress(InputError):
        dice.choice((_read_list, _read_toml, _read_record, _read_lexicon, _read_lexicon))(
            shelf, dice
        )
    path = dice.choice(sorted(shelf.folder.glob("odd*")))
    other = shelf.folder / dice.choice(("x.toml", "x.json", "x.jsonl", "x.txt", "x.ini", "x"))
    other.write_bytes(path.read_bytes())
    try:
        list(lines(other, found := examine(other)))
        json.dumps(asdict(found))
    except ExaminationError as error:
        one_line(str(error))
        return "refused"
    for fault in found.faults:
        one_line(fault.said)
    return found.kind


_FORMATS = {
    "lexicon": (_read_lexicon, 4),
    "facts": (_read_facts, 3),
    "list": (_read_list, 3),
    "toml": (_read_toml, 6),
    "kept": (_read_kept, 3),
    "record": (_read_record, 2),
    "journal": (_read_journal, 3),
    "settings": (_read_settings, 1),
    "hand": (_read_by_hand, 1),
    "pin": (_read_pin, 1),
    "openings": (_read_openings, 1),
    "texts": (_read_texts, 3),
    "check": (_check, 1),
}
"""Formats by name, with a function that changes and reads a file, and a relative frequency."""

FORMATS = Campaign("formats", 100_000, begin)
