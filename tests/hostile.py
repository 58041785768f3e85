"""Files made to do harm by somebody who has read SECURITY.md, at least one for each source."""

import gzip
import io
import re
import struct
import zipfile
import zlib

from tests.program import ROOT

_RESOURCES = ROOT / "resources"
_AWAY = "../../../../../../tmp/escaped"


def _shipped(folder, name):
    return (_RESOURCES / folder / f"{name}.toml").read_text("utf-8")


def _with(text, **values):
    for name, value in values.items():
        text, found = re.subn(rf"(?m)^{name}\s*=.*", lambda _: f"{name} = {value}", text)  # noqa: B023
        assert found, name
    return text


def _png(width, height, pixels, *beside):
    """Returns a grey picture as PNG; `beside` are further chunks, each with kind and content."""

    def part(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = ((b"IHDR", head), *beside, (b"IDAT", pixels), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(part(*each) for each in parts)


def _profile():
    """Returns a small picture whose colour profile and comment unpack to 30 million bytes."""
    bomb = zlib.compress(b"\0" * 30_000_000, 9)
    grey = zlib.compress(b"\0" * 401 * 400)
    return _png(400, 400, grey, (b"iCCP", b"p\0\0" + bomb), (b"zTXt", b"c\0\0" + bomb))


def _frames():
    """Returns a picture with 4,000 frames, each of nine million pixels in three bytes."""
    frame = b"!\xf9\x04\0\0\0\0\0," + struct.pack("<HHHH", 0, 0, 3000, 3000) + b"\0\2\2\x44\1\0"
    head = b"GIF89a" + struct.pack("<HH", 3000, 3000) + b"\x80\0\0" + b"\0\0\0\xff\xff\xff"
    return head + frame * 4000 + b";"


def _kit():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as kit:
        kit.writestr(_AWAY, "x")
        kit.writestr("data/events.tsv", "\0" * 20_000_000)
        kit.writestr("verify.py", "raise SystemExit('it ran')")
    return out.getvalue()


def files():
    """Returns the content of each file by its name."""
    folder = {
        "list.txt": b"rain\ntorn\0\n\x1b[2Jborn\n=cmd|'/C calc'!A0\n../../x\n\xe2\x80\xaexe\n"
        + b"e"
        + b"\xcc\x81" * 20_000
        + b"\n\xed\xa0\x80\n"
        + b"x" * 300_000
        + b"\nhorn\t99999999999999999999\n",
        "list.aff": "SET UTF-8\nSFX A Y 99999999\n"
        + "".join(f"SFX A 0 {'x' * n}/A (((a+)+)+)+$\n" for n in range(1, 60)),
        "affixes.dic": "9999999999\nrain/A\n",
        "affixes.aff": "SET UTF-8\nSFX A Y 9\n" + "SFX A 0 xx/A .\n" * 9,
        "half.dawg": (ROOT / "lexicon" / "english" / "words.dawg").read_bytes()[:10_000],
        "game.toml": _with(
            _shipped("games", "wordle"), name='"<img src=/dev/zero>"', length="9" * 90
        ),
        "deep.toml": "x = " + "[" * 100_000,
        "names.toml": "a." * 30_000 + "b = 1\n",
        "lesson.toml": _with(_shipped("teach/scenarios", "rain"), title='"\u202e[a](file:///etc)"'),
        "protocol.toml": _with(
            _shipped("study/protocols", "crossover"),
            lexicon='"/dev/zero"',
            seed="-9223372036854775809",
        ),
        "beside.toml": _with(
            _shipped("study/protocols", "crossover"), after_block=f'["{_AWAY}", "/dev/zero"]'
        ),
        "sus.toml": _with(_shipped("study/questionnaires", "sus"), title='"{0.__class__.__mro__}"'),
        "share.txt": "Wordle 9,999,999,999 1000000/6*\n" + "\U0001f7e9\ufe0f\u200d" * 60_000,
        "bomb.png": _png(60_000, 60_000, zlib.compress(b"\0" * 10_000_000)),
        "none.png": _png(0, 0xFFFFFFFF, b""),
        "screen.gif": b"GIF89a\xff\xff\xff\xff\xf7\0\0"
        + b"\0" * 768
        + b",\0\0\0\0\xff\xff\xff\xff;",
        "picture.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>',
        "d.index": "rain\t////////////////\t//////////\n",
        "d.dict.dz": gzip.compress(b"\0" * 20_000_000),
        "s.ifo": "StarDict's dict ifo file\nversion=2.4.2\nwordcount=99999999999\nidxfilesize=-1\n",
        "settings.ini": "[General]\nlength=1e9\n"
        + "lexicon=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xf0)\n",
        "session.json": '{"version":1,"sheet":' + "[" * 50_000,
        "game.json": '{"version":1,"sheet":{"length":1e308},"first":null,"steps":[],"done":-1e99}',
        "p-001.jsonl": '{"kind":"opened","at":-1e308,"told":{"protocol":"/dev/zero"}}\n' * 3,
        "kit.zip": _kit(),
        "profile.png": _profile(),
        "frames.gif": _frames(),
        "cycle.dawg": struct.pack("<I", 4096) + struct.pack("<I", 1 << 31 | 97) * 4096,
        "round.dic": "3\nrain/1,2\ntorn/2\n" + "a" * 200_000 + "/1\n",
        "round.aff": "SET UTF-8\nFLAG num\nSFX 1 Y 2\nSFX 1 0 a/2 [^a]*[^b]*[^c]*[^d]*\n"
        "SFX 1 a b/1 .\nSFX 2 Y 2\nSFX 2 0 a/1 .\nSFX 2 0 b/2,1 .\nCOMPOUNDRULE (1)*(2)*\n",
        "counts.tsv": "word\tcount\nworda\t1e999\nwordb\tNaN\nwordc\t-inf\nwordd\t0x10\n"
        "worde\t\u0661\u0662\nwordf\t" + "9" * 400 + "\n",
        "wide.txt": b"\xff\xfe" + "rain\r\u202eabc\0\r".encode("utf-16-le") * 10_000,
        "marks.toml": _shipped("games", "wordle")
        + 'words = "all"\n[squares]\ngreen = "'
        + "\u200d" * 5000
        + '"\n',
        "arms.toml": "title = 'x'\n" + "[[arm]]\n" * 20_000,
        "turns.toml": "title = 'x'\nlength = 5\nturns = [" + "'rain:ywwg'," * 20_000 + "]\n",
        "odd.json": '{"version":1e999,"sheet":{"length":NaN,"turns":[Infinity,-0.0]},"done":'
        + "9" * 5000
        + "}",
    }
    return {name: x if isinstance(x, bytes) else x.encode() for name, x in folder.items()}
