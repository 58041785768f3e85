"""`wmh read`: reads the boards in a screenshot."""

from pathlib import Path
from typing import Annotated

import typer

from wmh.base.files.outputs import SVG
from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.screens.board import ReadBoard, Reading, ReadRow, RowState
from wmh.helper.cli.parts.arguments import AsJson, GameName, LexiconName, RuleName
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.named_lexicon import named_lexicon
from wmh.helper.cli.parts.outputs import Force, refuse_unwritable
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import library

NO_BOARD = 1

_SIGNS = {Mark.GREEN: "g", Mark.YELLOW: "y", Mark.WHITE: "w", None: "."}


def read(
    picture: Annotated[Path, typer.Argument(help="A PNG, JPEG or WebP.", dir_okay=False)],
    preset: GameName = None,
    rule: RuleName = Rule.TILES,
    lexicon: LexiconName = library.DEFAULT,
    as_json: AsJson = False,
    explain: Annotated[
        Path | None, typer.Option(help="Draw each stage of the reading into this SVG file.")
    ] = None,
    force: Force = False,
) -> None:
    """Read the boards in a screenshot: words, marks, and what is uncertain.

    Exit code 1 if there is none.
    """
    from wmh.base.files.picture_file import open_picture
    from wmh.engine.screens.explanations import svg_of_reading
    from wmh.helper.seeing import read_picture

    if RULES[rule].counts:
        raise Refused(
            "The rule {0} counts: pictures can be read only for games that mark every letter.",
            rule,
        )
    if explain is not None:
        refuse_unwritable(explain, SVG, force=force)
    opened = named_lexicon(lexicon)
    with waiting("reading the picture"):
        pixels = open_picture(picture)
        reading = read_picture(pixels, opened, rule)
    if explain is not None:
        replace_file(explain, svg_of_reading(pixels, reading).encode())
    if as_json:
        print_json("read", {"game": preset, "lexicon": opened.name, **_json(reading)})
    elif not reading.boards:
        print(
            _(
                "No board with letters was found: cut the picture down to the board, or"
                " type the rows."
            )
        )
    else:
        print("\n\n".join(_lines(board, i) for i, board in enumerate(reading.boards, start=1)))
        if reading.question is not None:
            meanings = (_(str(x.name).lower(), context="Marks") for x in reading.question.meanings)
            red, green, blue = reading.question.colour
            colour = f"#{red:02x}{green:02x}{blue:02x}"
            print("\n" + _("The colour {0} may mean {1} or {2}.", colour, *meanings))
    if not reading.boards:
        raise typer.Exit(NO_BOARD)


def _lines(board: ReadBoard, number: int) -> str:
    lines = [_("Board {0}, {1} letters", number, board.length)]
    for row in board.rows:
        if row.state is RowState.MARKED:
            lines.append(f"{_letters(row)}:{''.join(_SIGNS[x.mark] for x in row.tiles)}")
        elif row.state is RowState.GIVEN:
            lines.append(f"{_letters(row)}  {_('revealed')}")
        else:
            lines.append(f"{_letters(row)}  {_('not marked yet')}")
    lines += [_("Look at row {0}, tile {1}.", row, place) for row, place in board.open]
    return "\n".join(lines)


def _letters(row: ReadRow) -> str:
    return "".join(x.letter or "." for x in row.tiles)


def _json(reading: Reading) -> dict[str, object]:
    question = reading.question
    return {
        "boards": [_board_json(board) for board in reading.boards],
        "question": None
        if question is None
        else {"colour": question.colour, "meanings": [x.name.lower() for x in question.meanings]},
    }


def _board_json(board: ReadBoard) -> dict[str, object]:
    return {
        "length": board.length,
        "height": board.height,
        "box": [round(x, 1) for x in board.box],
        "rows": [
            {
                "state": row.state,
                "word": _letters(row),
                "clue": "".join(_SIGNS[x.mark] for x in row.tiles),
                "tiles": [
                    {
                        "letter": x.letter,
                        "sure": round(x.sure, 3),
                        "mark_sure": round(x.mark_sure, 3),
                        "box": [round(y, 1) for y in x.box],
                    }
                    for x in row.tiles
                ],
            }
            for row in board.rows
        ],
        "open": [list(x) for x in board.open],
    }
