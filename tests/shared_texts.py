"""Shared results in the forms of games from 2022 to 2026, of invented games, and what they mean.

The meaning is rows of marks for one board, `several` boards with their rows, or None for the text
of another kind of game, which has no rows.
"""

from typing import NamedTuple


class Several(NamedTuple):
    boards: int
    rows: int


G, Y, W, B = "🟩", "🟨", "⬜", "⬛"


def grid(rows, signs="🟩🟨⬜"):
    """Returns rows such as `ywwgg` as a game's squares."""
    meaning = dict(zip("gyw", signs, strict=True))
    return "\n".join("".join(meaning[mark] for mark in row) for row in rows.split())


GAME = "wywwg ywgww ggggg"
FOUR = "ywww wygw gggg"
LONG = "gwywww gygwww gggggg"

ONE = [
    ("Wordle", f"Wordle 1,234 3/6\n\n{grid(GAME)}", GAME),
    ("Wordle, dark", f"Wordle 987 3/6\n\n{grid(GAME, '🟩🟨⬛')}", GAME),
    ("Wordle, hard mode", f"Wordle 1,234 3/6*\n\n{grid(GAME)}", GAME),
    ("Wordle, high contrast", f"Wordle 1,234 3/6\n\n{grid(GAME, '🟧🟦⬛')}", GAME),
    ("Wordle, lost", f"Wordle 300 X/6\n\n{grid('wwwww ' * 6)}", "wwwww " * 6),
    ("Wordle, Windows line ends", f"Wordle 1,234 3/6\n\n{grid(GAME)}".replace("\n", "\r\n"), GAME),
    ("Wordle, variation selectors", f"Wordle 9 3/6\n{grid(GAME)}".replace(W, W + "\ufe0f"), GAME),
    (
        "Wordle, Slack",
        "Wordle 1,234 2/6\n\n:white_large_square::large_yellow_square::white_large_square:"
        ":white_large_square::large_green_square:\n" + ":large_green_square:" * 5,
        "wywwg ggggg",
    ),
    (
        "Wordle, Discord",
        "Wordle 1,234 2/6\n\n:black_large_square::yellow_square::black_large_square:"
        ":black_large_square::green_square:\n" + ":green_square:" * 5,
        "wywwg ggggg",
    ),
    ("Wordle, quoted", "> " + f"Wordle 1 3/6\n{grid(GAME)}".replace("\n", "\n> "), GAME),
    ("Wordle, spoilers", "\n".join(f"||{row}||" for row in grid(GAME).split()), GAME),
    ("Wordle, code block", f"```\nWordle 5 3/6\n{grid(GAME)}\n```", GAME),
    ("Wordle, WhatsApp", f"[27/11/26, 08:15:02] Ana: Wordle 1,234 3/6\n\n{grid(GAME)}", GAME),
    ("Wordle, spaced", " ".join(grid(GAME)).replace(" \n ", "\n"), GAME),
    ("Wordle, with a remark", f"Wordle 8 3/6\n{grid(GAME)}\nphew, that was close!", GAME),
    ("Wordle, answered by hashtag", f"#Wordle 8 3/6\n{grid(GAME)}\n#wordlebot #fun", GAME),
    ("Wordle, with words", "CRANE ⬜🟨⬜⬜🟩\nSTORE 🟨⬜🟩⬜⬜\nGLOBE 🟩🟩🟩🟩🟩", GAME),
    ("Wordle, words behind", "⬜🟨⬜⬜🟩 CRANE\n🟨⬜🟩⬜⬜ STORE\n🟩🟩🟩🟩🟩 GLOBE", GAME),
    ("Wordle, words below", f"{grid(GAME)}\nCRANE\nSTORE\nGLOBE", GAME),
    ("WordleBot", f"Wordle 1,234 3/6\n{grid(GAME)}\nWordleBot Skill 87/99 Luck 45/99", GAME),
    ("Wordle archive", f"Wordle Archive 33 3/6\n\n{grid(GAME)}\n\nhttps://example.org/33", GAME),
    ("Wordle Unlimited", f"Wordle Unlimited 3/6\n{grid(GAME)}\nwordleunlimited.example", GAME),
    ("hello wordl", f"hello wordl 3/6\n{grid(GAME)}\nhttps://example.org/?challenge=Z2xvYmU", GAME),
    ("Absurdle", f"Absurdle 3/∞\n\n{grid(GAME)}", GAME),
    ("Survivle", f"Survivle 3/6\n\n{grid(GAME)}", GAME),
    ("Termo", f"joguei term.ooo #1100 3/6 🔥 3\n\n{grid(GAME, '🟩🟨⬛')}", GAME),
    ("Wordle (ES)", f"Wordle (ES) #1100 3/6\n\n{grid(GAME)}\n\nhttps://wordle.example.es", GAME),
    ("Wördl", f"Wördl #88 3/6\n\n{grid(GAME, '🟩🟨⬛')}", GAME),
    ("Le Mot", f"Le Mot (@WordleFR) #700 3/6\n\n{grid(GAME)}", GAME),
    ("Par🇮🇹le", f"Par🇮🇹le 800 3/6\n\n{grid(GAME)}", GAME),
    ("Woordle", f"Woordle 611 3/6\n\n{grid(GAME)}", GAME),
    ("Saltong", f"Saltong 900\n\n3/6\n\n{grid(GAME)}", GAME),
    ("Saltong Mini", f"Saltong Mini 900\n\n3/6\n\n{grid(FOUR)}", FOUR),
    ("Sutom", f"#SUTOM #900 3/6\n\n{grid(LONG, '🟥🟡🟦')}\n\nhttps://sutom.nocle.fr", LONG),
    ("Tusmo", f"TUSMO (@tusmo_xyz) #900 3/6\n\n{grid(LONG, '🟥🟡🟦')}", LONG),
    ("Tusmo, dark", f"🇫🇷 TUSMO (@tusmo_xyz) #71 - 3/6\n\n{grid(LONG, '🟥🟨⬛')}", LONG),
    ("Tusmo, lost", f"TUSMO #71\n\n{grid('gwywww gygwww', '🟥🟨⬛')}", "gwywww gygwww"),
    ("orange elsewhere", f"Wördle 33 3/6 \n{grid(GAME, '🟩🟧⬛')}", GAME),
    ("orange and red", f"Wordly 12 3/6\n{grid(GAME, '🟩🟧🟥')}", GAME),
    ("blue absent", f"Wordly 12 3/6\n{grid(GAME, '🟩🟨🟦')}", GAME),
    ("red in place", f"Letters #15\n 3 guesses\n\n{grid(GAME, '🟥🟨⬛')}", GAME),
    (
        "Sutom, WhatsApp",
        f"23/01/2022, 12:24 - Ana: #SUTOM #900 2/6\n\n{grid('gwwwww gggggg', '🟥🟡🟦')}",
        "gwwwww gggggg",
    ),
    (
        "Sutom, by its title",
        f"[1/2/22, 8:24:01] A: #SUTOM #9 2/6\n{grid('gww ggg', '🔴🟡🔵')}",
        "gww ggg",
    ),
    ("a hashtag behind it", f"Wordle 3 3/6\n{grid(GAME)}\n#wordle #nerdle #worldle", GAME),
    ("capitals are green", "CRANE=.r..E\nSTORE=s.O..\nGLOBE=GLOBE", GAME),
    ("Motus", f"Motus 3/6\n{grid(LONG, '🟥🟡🟦')}", LONG),
    ("Lingo", f"Lingo 3/5\n{grid(GAME, '🟥🟡⬜')}", GAME),
    ("Kilordle", "Kilordle 300\nGuesses: 92\nhttps://kilordle.example", ""),
    ("circles", f"Wordy 3/6\n{grid(GAME, '🟢🟡⚪')}", GAME),
    ("hearts", f"Wordle 7 3/6\n{grid(GAME, '💚💛🤍')}", GAME),
    ("typed marks", "crane wywwg\nstore ywgww\nglobe ggggg", GAME),
    ("digits", "crane 01002\nstore 10200\nglobe 22222", GAME),
    ("dots", "crane .y..g\nstore y.g..\nglobe ggggg", ".y..g y.g.. ggggg"),
    ("two days", f"Wordle 1 2/6\n{grid('wwwww ggggg')}\n\nWordle 2 3/6\n{grid(GAME)}", GAME),
    (
        "Framed behind it",
        f"Wordle 1 3/6\n{grid(GAME)}\n\nFramed #300\n🎥 🟥 🟥 🟩 ⬛ ⬛ ⬛",
        GAME,
    ),
]
_QUORDLE = f"Daily Quordle 900\n5️⃣4️⃣\n7️⃣6️⃣\n\n{grid('wywwg ggggg')}"
_SIDE = "⬜🟨⬜⬜🟩 🟨⬜⬜⬜⬜\n🟩🟩🟩🟩🟩 ⬜⬜🟩⬜⬜\n⬛⬛⬛⬛⬛ 🟩🟩🟩🟩🟩"
SEVERAL = [
    ("Dordle", f"Daily Dordle 0900 2&3/7\n{_SIDE}\nzaratustra.example/dordle", Several(2, 3)),
    (
        "Quordle",
        f"Daily Quordle 900\n2️⃣3️⃣\n2️⃣3️⃣\nm-w.com/games/quordle/\n\n{_SIDE}\n\n{_SIDE}",
        Several(4, 3),
    ),
    (
        "Quordle, Slack",
        "Daily Quordle 900\n:two::three:\n:two::three:\n\n" + f"{_SIDE}\n\n{_SIDE}",
        Several(4, 3),
    ),
    (
        "Octordle",
        "Daily Octordle #900\n2️⃣3️⃣\n2️⃣3️⃣\n2️⃣3️⃣\n2️⃣3️⃣\nScore: 20\n\n" + "\n\n".join([_SIDE] * 4),
        Several(8, 3),
    ),
    (
        "Sedecordle",
        "Daily Sedecordle #900\n" + "02 03\n" * 8 + "\n" + "\n\n".join([_SIDE] * 8),
        Several(16, 3),
    ),
]
OTHER = [
    (
        "Sedecordle, lost boards",
        "Daily #356\n1️⃣5️⃣⬛1️⃣6️⃣\n1️⃣7️⃣⬛🟥🟥\n🟥🟥⬛🟥🟥\n🟥🟥⬛2️⃣1️⃣\nsedecordle.com",
        None,
    ),
    (
        "Pedantix",
        "J'ai trouvé #pedantix nº12 en 32 coups !\n🟩🟩🟩🟩🟧🟧🟧🟥🟥🟥\nhttps://x.example",
        None,
    ),
    ("Grumble", "@GrumbleFR #16\n1️⃣ 🟨🟨🟨🟨🟨🟨 19\n2️⃣ 🟨🟨🟨🟨🟨 21\n\nScore: 65 / 65", None),
    (
        "Squardle",
        "I won Daily Squardle #7 with 2 guesses to spare!\nBoard after 3 guesses:\n"
        "🟥🟥⬜🟩🟨\n⬜🔳🟩🔳⬜\n⬜⬜🟩🟨🟥\n⬜🔳🟩🔳⬜\n⬜🟩⬜⬜⬛",
        None,
    ),
    ("Primel", "23/01/2022, 13:59 - A: Primel 22 2/6\n\n⬜🟨⬜🟩🟨\n🟩🟩🟩🟩🟩", None),
    ("Hoordle", "#Hoordle #9\n⬛⬛⬛⬛⬛🟥\nhttps://hoordle.example", None),
    ("Geozee", "Geozee #58 — 257/742 · top 97% 🌍\n\n🟨🟩🟥\n🟥🟥🟥\n🟥🟩🟥", None),
    ("green, red and grey", "Colours 12\n🟩🟥⬛⬛🟨\n🟥🟥🟩🟨⬛", None),
    ("Nerdle", "nerdlegame 900 3/6\n\n⬛🟪⬛⬛🟩⬛🟪⬛\n🟩🟩🟩🟩🟩🟩🟩🟩", None),
    (
        "Worldle",
        "#Worldle #900 (27.11.2026) 3/6 (100%)\n🟩🟩🟩🟨⬛↗️\n🟩🟩🟩🟩🟨⬅️\n🟩🟩🟩🟩🟩🎉",
        None,
    ),
    ("Framed", "Framed #300\n🎥 🟥 🟥 🟩 ⬛ ⬛ ⬛\n\nhttps://framed.example", None),
    ("Heardle", "#Heardle #100\n\n🔊⬛🟥🟥🟩⬜⬜\n\nhttps://heardle.example", None),
    (
        "Connections",
        "Connections\nPuzzle #300\n🟦🟨🟦🟦\n🟪🟪🟪🟪\n🟦🟦🟦🟦\n🟨🟨🟨🟨\n🟩🟩🟩🟩",
        None,
    ),
    ("Strands", "Strands #200\n“Hot stuff”\n🔵🔵🟡🔵\n🔵🔵", None),
    (
        "Waffle",
        "#waffle900 4/5\n\n🟩🟩🟩🟩🟩\n🟩⭐🟩⭐🟩\n🟩🟩⭐🟩🟩\n🟩⭐🟩⭐🟩\n🟩🟩🟩🟩🟩",
        None,
    ),
    ("Globle", "🌎 Nov 27, 2026 🌍\n🔥 3 | Avg. Guesses: 6\n🟧🟥🟥🟩 = 4\n\n#globle", None),
    ("Tradle", "#Tradle #900 3/6\n🟩🟩🟩⬜⬜\n🟩🟩🟩🟩🟨\n🟩🟩🟩🟩🟩\nhttps://oec.example", None),
    ("Bandle", "Bandle #300 3/6\n⬛⬛🟩⬜⬜⬜\nFound: 30/40", None),
    ("Squaredle", "I solved the 11/27 Squaredle in 12:34\n⭐🔥 32 words, 5 bonus", None),
    ("Spelling Bee", "Spelling Bee: Genius\n🐝 132 points, 35 words", None),
    ("Crossword", "I solved the Mini Crossword in 0:42!", None),
    ("Chrono", "🥈 CHRONO  #800\n\n🟢🟢🟢⚪⚪⚪\n🟢🟢🟢🟢🟢🟢\n\n⏱: 40.1", None),
    ("Colorfle", "Colorfle 700 2/6\n⬜🟨⬜\n🟩🟩🟩\nMy average color accuracy was 90%!", None),
    ("Contexto", "I played contexto.me #600 and got it in 30 guesses.\n\n🟩🟩 11\n🟨🟨 9", None),
    ("Flag", "Flag #9\n🟥 🟩 ⬛ ⬛ ⬛ ⬛\nhttps://flags.example", None),
    ("GuessTheLogo", "#GuessTheLogo #300\n\n® 🟥 🟩 ⬜ ⬜\n\n#Beginner", None),
    ("Hexcodle", "I got Hexcodle #600 in 2! Score: 70%\n\n🔽✅✅✅✅✅\n✅✅✅✅✅✅", None),
    ("Rotaboxes", "🟩🟦🟪 streak: 1\nrotabox.es/400\n🟩🟩🟩🟩🟩\n🟩🟨🟩🟩🟩", None),
    ("Snoop", "Daily SNOOP 26/11/27 completed in 00:30.\n\n🟩🟩🟩🟨🟩🟩🟩", None),
    ("Thirdle", "#thirdle #thirdle700\n\n🏆 2 / 6 | 🔥 2\n\n🟧⬛ 🟩⬛ 🟧⬛\n🟩🟩 🟩🟩 🟩🟩", None),
    ("Color Daily", "Color Daily — Nov 27\n45.1/50 🟩🟩🟨🟩🟨", None),
    ("Word Peaks", "Word Peaks #700 2/6\n\n  🔼🔽🟩🔼🔼\n  🟩🟩🟩🟩🟩", None),
    ("a shopping list", "milk\n2 eggs\nbread, butter", None),
    ("an address", "https://example.org/wordle", None),
]
