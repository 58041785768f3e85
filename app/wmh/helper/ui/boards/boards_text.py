"""Sentences about games on several boards."""

from dataclasses import replace

from wmh.base.text.phrases import _, ngettext
from wmh.engine.boards.answer import BoardsAdvice, BoardsSuggestion, BoardState
from wmh.engine.clues.turn import Mark
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.capitals import capital
from wmh.helper.ui.advice import ranking_text
from wmh.helper.ui.advice.wording import dispute
from wmh.helper.ui.board.given_line import spoken_letters
from wmh.helper.ui.boards.board_card import UNKNOWN, BoardStanding, Head
from wmh.helper.ui.boards.boards_sheet import BoardsSheet
from wmh.helper.ui.look.clue_words import mark_key
from wmh.helper.ui.parts.numbers import decimal, whole
from wmh.helper.ui.parts.shortcuts import key_of


def headline(sheet: BoardsSheet) -> str:
    """Returns the state of the game as a headline."""
    made = len(sheet.guesses)
    if sheet.solved and made <= sheet.limit:
        return ngettext("All solved in 1 guess", "All solved in {0} guesses", made)
    if sheet.solved:
        return ngettext(
            "All solved in 1 guess, {1} allowed",
            "All solved in {0} guesses, {1} allowed",
            made,
            made,
            sheet.limit,
        )
    if not sheet.spelling:
        text = _("Board {0}, guess {1}: its colours")
        return text.format(sheet.board + 1, sheet.row + 1)
    number = sheet.row + 1
    text = _("Guess {0}; the game allows {1}") if number > sheet.limit else _("Guess {0} of {1}")
    return text.format(number, sheet.limit)


def hint(sheet: BoardsSheet, *, listed: bool) -> str:
    """Returns a sentence on what to do next; `listed` is True if a list shows words to take."""
    if (where := sheet.disputed) is not None:
        board, row, place = where
        said = dispute(sheet.row_of(board, row), place, sheet.rule, sheet.game)
        return of_board(board, said)
    if sheet.solved:
        return _("{0} starts a new game.").format(key_of("new_game"))
    if sheet.respelling:
        return _("Edit the letters, then press Enter; unchanged letters keep their marks.")
    if not sheet.spelling:
        keys = (mark_key(mark, sheet.game) for mark in sorted(Mark, reverse=True))
        text = _("Colour it with {0}, {1}, {2} or clicks; Enter goes to the next board.")
        return text.format(*keys)
    if sheet.full:
        return _("Press Enter, then colour it board by board.")
    if not listed:
        return _("Type a guess for all boards.")
    return _("Type a guess for all boards, or take one from the list.")


def heads(sheet: BoardsSheet, advice: BoardsAdvice | None) -> tuple[Head, ...]:
    """Returns the texts above the boards; without an advice, numbers of words are left out."""
    found: list[Head] = []
    for board in range(sheet.boards):
        row = sheet.solved_at(board)
        if row is not None:
            found.append(_solved_head(row))
            continue
        state = None if advice is None else advice.boards[board]
        head = UNKNOWN if state is None else _open(board, state, sheet, advice)
        if given := sheet.given_on(board):
            spoken = ", ".join(filter(None, (head.spoken, spoken_letters(given))))
            head = replace(head, spoken=spoken)
        found.append(head)
    return tuple(found)


def _solved_head(row: int) -> Head:
    short = _("\N{CHECK MARK} row {0}").format(row + 1)
    said = _("solved in row {0}").format(row + 1)
    return Head(BoardStanding.SOLVED, short, said)


def _open(board: int, state: BoardState, sheet: BoardsSheet, advice: BoardsAdvice | None) -> Head:
    if not state.remaining:
        row = fault(board, state, advice)
        said = _("no word fits")
        if row is not None:
            said = _("no word fits, check row {0}").format(row + 1)
        return Head(BoardStanding.AT_FAULT, _("no word", context="BoardsText"), said, row)
    if state.word is not None:
        said = _("it is {0}").format(state.word)
        return Head(BoardStanding.KNOWN, capital(state.word), said)
    text = ngettext("1 word", "{0} words", state.remaining)
    return Head(BoardStanding.OPEN, text, text, short=whole(state.remaining))


def fault(board: int, state: BoardState, advice: BoardsAdvice | None) -> int | None:
    """Returns the row (from 0) whose clue is probably wrong where no word fits; None if unknown."""
    if advice is None or state.diagnosis is None or state.diagnosis.row is None:
        return None
    return advice.question.rows_told(board)[state.diagnosis.row]


def of_board(board: int, said: str) -> str:
    return _("Board {0}: {1}").format(board + 1, said)


def and_others(said: str, boards: list[str]) -> str:
    """Returns the text with the numbers of the other boards that no word fits."""
    return ngettext(
        "{0} No word fits board {1} either.",
        "{0} No word fits boards {1} either.",
        len(boards),
        said,
        ", ".join(boards),
    )


def unit(advice: BoardsAdvice) -> str:
    """Returns the unit of the scores, which are summed over all boards; "" without a list."""
    if not advice.suggestions:
        return ""
    return _("{0}, all boards").format(ranking_text.unit(STRATEGIES[advice.ranked_by]))


def spoken_row(suggestion: BoardsSuggestion, score: str, strategy: Strategy) -> str:
    """Returns the text of a row for screen readers."""
    measure = f"{score} {ranking_text.unit(STRATEGIES[strategy])}"
    if strategy is Strategy.PAPER:
        measure = _("score {0}").format(score)
    rank = _("rank {0}").format(suggestion.rank)
    return ", ".join((suggestion.word, rank, measure, _may_solve(suggestion)))


def explain_row(suggestion: BoardsSuggestion) -> str:
    """Returns the explanation of a suggestion: what it tells on each board."""
    lines = [_may_solve(suggestion)]
    for board, told in enumerate(suggestion.tells):
        if told is None or told.bits is None:
            continue
        text = _("Board {0}: {1} bits").format(board + 1, decimal(told.bits, 2))
        if told.chance:
            text = _("{0}; chance to solve it: {1} %").format(text, f"{100 * told.chance:.3g}")
        lines.append(text)
    return "\n".join(lines)


def _may_solve(suggestion: BoardsSuggestion) -> str:
    boards = [str(board + 1) for board in suggestion.boards]
    if not boards:
        return _("solves no board")
    if len(boards) == 1:
        return _("may solve board {0}").format(boards[0])
    text = _("may solve boards {0} and {1}")
    return text.format(", ".join(boards[:-1]), boards[-1])


def more(advice: BoardsAdvice) -> str:
    """Returns a text on guesses that are not shown or not measured; "" if there are none."""
    shown = len(advice.suggestions)
    if 0 < advice.measured < advice.guesses:
        text = _("{0} of {1} guesses measured")
        return text.format(whole(advice.measured), whole(advice.guesses))
    if advice.guesses > shown > 0:
        rest = advice.guesses - shown
        return ngettext("and 1 more guess", "and {0} more guesses", rest, context="BoardsText")
    return ""
