"""Dictionaries as dictd and StarDict have them, written by the formats' descriptions."""

import string
import struct
import zlib

DIGITS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"


def base64(number):
    digits = ""
    while True:
        digits = DIGITS[number % 64] + digits
        number //= 64
        if not number:
            return digits


def dictzip(raw, length=100, name=b""):
    """Packed in pieces of so many bytes, each of which can be unpacked alone."""
    packer, packed = zlib.compressobj(9, zlib.DEFLATED, -15), []
    for start in range(0, len(raw), length):
        piece = packer.compress(raw[start : start + length])
        packed.append(piece + packer.flush(zlib.Z_FULL_FLUSH))
    sizes = struct.pack(f"<HHH{len(packed)}H", 1, length, len(packed), *map(len, packed))
    field = b"RA" + struct.pack("<H", len(sizes)) + sizes
    head = b"\x1f\x8b\x08" + bytes([4 | (8 if name else 0)]) + bytes(6)
    return (
        head
        + struct.pack("<H", len(field))
        + field
        + (name + b"\0" if name else b"")
        + b"".join(packed)
        + packer.flush()
        + struct.pack("<II", zlib.crc32(raw), len(raw))
    )


def dictd(folder, name, entries, title="Words", *, packed=True):
    """`entries` are pairs of word and text."""
    folder.mkdir(parents=True, exist_ok=True)
    text, lines = b"", []
    for word, told in [("00-database-short", f"00-database-short\n   {title}\n"), *entries]:
        raw = told.encode()
        lines.append(f"{word}\t{base64(len(text))}\t{base64(len(raw))}\n")
        text += raw
    (folder / f"{name}.index").write_text("".join(lines), "utf-8")
    if packed:
        (folder / f"{name}.dict.dz").write_bytes(dictzip(text))
    else:
        (folder / f"{name}.dict").write_bytes(text)
    return folder / f"{name}.index"


def stardict(folder, name, entries, title="Words", *, types="m", wide=False, packed=False):
    """Writes a dictionary of StarDict's form; without `types` each text is a plain meaning."""
    folder.mkdir(parents=True, exist_ok=True)
    text, index = b"", b""
    for word, told in entries:
        raw = told if isinstance(told, bytes) else told.encode()
        raw = raw if types else b"m" + raw + b"\0"
        index += word.encode() + b"\0" + struct.pack(">QI" if wide else ">II", len(text), len(raw))
        text += raw
    told = ["StarDict's dict ifo file", "version=3.0.0", f"bookname={title}"]
    told += [f"sametypesequence={types}"] if types else []
    told += ["idxoffsetbits=64"] if wide else []
    (folder / f"{name}.ifo").write_text("\n".join(told) + "\n", "utf-8")
    (folder / f"{name}.idx").write_bytes(index)
    (folder / f"{name}.dict{'.dz' if packed else ''}").write_bytes(
        dictzip(text) if packed else text
    )
    return folder / f"{name}.ifo"
