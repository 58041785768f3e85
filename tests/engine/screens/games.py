"""Games that nobody has made, drawn by chance: pictures with their truth, by families.

A family is a way to draw tiles on a kind of ground; all else is drawn by lot: the hues, the font,
the sizes, how far the game has come, what stands around it. `FAMILIES` says which are for
developing, which for choosing between ways, and which are only reported on. Run as a module it
writes a folder for `wmh bench read --data`.
"""

import json
import random
import sys
from functools import cache
from pathlib import Path

from tests.engine.screens import looks, more_looks
from tests.engine.screens.game_painting import Drawn, paint_game
from wmh.engine.candidates import candidates_of
from wmh.engine.question import TIERS, Familiarity, Question
from wmh.helper.lists import library

FAMILIES = {
    "develop": {**looks.DEVELOP, **more_looks.DEVELOP},
    "choose": {**looks.CHOOSE, **more_looks.CHOOSE},
    "report": looks.REPORT,
    "sealed": more_looks.SEALED,
}


@cache
def words(length: int) -> tuple[str, ...]:
    lexicon = library.open_named(library.DEFAULT)
    tier = TIERS[Familiarity.COMMON]
    found = candidates_of(Question((), length, tier=tier), lexicon)
    return tuple(lexicon.alphabet.decode(bytes(row)) for row in found.letters.tolist())


def draw(part: str, name: str, seed: int) -> Drawn:
    """A picture of a family, and its line of truth."""
    chance = random.Random(f"{name} {seed}")
    look = FAMILIES[part][name](chance)
    paint = look.painter or paint_game
    length, height = chance.choice(look.lengths), chance.randint(*look.heights)
    listed = words(length)
    secrets = [chance.choice(listed) for _ in range(look.boards)]
    number = chance.choice([1, *range(1, height)])
    guesses = [chance.choice(listed) for _ in range(number)]
    if chance.random() < 0.1:
        none = [x for x in listed if not any(set(x) & set(s) for s in secrets)]
        guesses[0] = chance.choice(none or listed)
    guesses = list(dict.fromkeys(x for x in guesses if x not in secrets)) or [listed[0]]
    if look.only_absent:
        secret = chance.choice(listed)
        return paint(look, chance, [secret], [_none_of(secret, listed, chance)], "", height)
    if chance.random() < 0.25:
        guesses.append(chance.choice(secrets))
    typed = chance.choice(["", "", chance.choice(listed)[: chance.randint(1, length)]])
    if len(guesses) >= height or (look.boards == 1 and guesses[-1] == secrets[0]):
        typed = ""
    return paint(look, chance, secrets, guesses, typed, height)


def _none_of(secret: str, listed: tuple[str, ...], chance: random.Random) -> str:
    """A word that has no letter of the secret."""
    return next(x for x in chance.sample(listed, len(listed)) if not set(x) & set(secret))


def write(folder: Path, part: str, number: int, first: int = 0) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for name in FAMILIES[part]:
        for seed in range(first, first + number):
            image, truth = draw(part, name, seed)
            file = f"{name.replace(' ', '-')}-{seed:04d}.png"
            image.save(str(folder / file))
            lines.append(json.dumps({"file": file, "game": name, **truth}))
    (folder / "truth.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    from PySide6.QtGui import QGuiApplication

    running = QGuiApplication(sys.argv[:1])
    write(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
