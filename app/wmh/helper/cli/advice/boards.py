"""`wmh boards`: guesses that serve several boards, and the simulation of many such games."""

from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import asdict
from enum import StrEnum
from typing import Annotated

import typer
from rich.table import Table

from wmh.base.text.phrases import _, figure
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.boards.answer import (
    BoardsAdvice,
    BoardsSuggestion,
    BoardState,
    without_hidden_words,
)
from wmh.engine.boards.question import (
    BOARDS_RULES,
    BOARDS_STRATEGIES,
    FEWEST_BOARDS,
    MOST_BOARDS,
    BoardsQuestion,
    green_at,
)
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.reading import (
    ClueError,
    one_length,
    read_given,
    read_turn,
    read_word,
    split_turn,
)
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Marks, Turn
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.question import MOST_ATTEMPTS
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Prior, Strategy
from wmh.helper.answering import Answering, answers
from wmh.helper.catalogues import GAMES
from wmh.helper.cli.advice import spoiling
from wmh.helper.cli.advice.boards_simulation import simulate
from wmh.helper.cli.parts import remedies
from wmh.helper.cli.parts.arguments import (
    AsJson,
    GameName,
    GuessesName,
    Length,
    Plain,
    PriorName,
    Rows,
    Seed,
    StrategyName,
)
from wmh.helper.cli.parts.heavily import HeavyOptions
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.option_groups import WordOptions
from wmh.helper.cli.parts.reasons import Refused, fitting, impossibility, nothing_fits
from wmh.helper.cli.parts.screen import Screen
from wmh.helper.cli.parts.told_game import read_game
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.refused_words import saved_refused

_NONE = "-"
"""Sign in place of a clue for a solved board; `?` stands for a clue that is unknown."""


def read_turns(
    texts: Iterable[str], alphabet: Alphabet, boards: int | None, rule: Rule = Rule.TILES
) -> tuple[tuple[tuple[str, ...], ...], tuple[tuple[Marks | None, ...], ...]]:
    """Returns the guesses of texts such as `crane:wwywg/gwwww`, and the clues of each board.

    Without `boards` the first text sets their number; None is an unknown clue. Raises ClueError.
    """
    guesses: list[tuple[str, ...]] = []
    told: list[list[Marks | None]] = [[] for _ in range(boards or 0)]
    for number, text in enumerate(texts, start=1):
        word, said = split_turn(text)
        clues = said.split("/")
        if not (word and said):
            raise ClueError(
                (
                    "{0} is not a guess with its clues: write a clue for each board, such as"
                    " crane:wwywg/gwwww."
                ),
                excerpt(text),
            )
        if not told:
            _refuse_number(len(clues))
            told = [[] for _ in clues]
        if len(clues) != len(told):
            raise ClueError(
                "{0} has {1} for {2}: give one for each, and - for a board that is solved.",
                excerpt(text),
                count.clues(len(clues)),
                count.boards(len(told)),
            )
        guesses.append(read_word(word, alphabet))
        for board, (clue, before) in enumerate(zip(clues, told, strict=True), start=1):
            where = InputError("Guess {0}, board {1}", number, board)
            before.append(_clue(word, clue, before, where, alphabet, rule))
    return tuple(guesses), tuple(map(tuple, told))


def _refuse_number(boards: int) -> None:
    if not FEWEST_BOARDS <= boards <= MOST_BOARDS:
        raise ClueError(
            "There are clues for {0}: give {1} to {2}, with a / between them.",
            count.boards(boards),
            FEWEST_BOARDS,
            MOST_BOARDS,
        )


def _clue(
    word: str,
    clue: str,
    before: Sequence[Marks | None],
    where: InputError,
    alphabet: Alphabet,
    rule: Rule,
) -> Marks | None:
    solved = green_at(tuple(before))
    if clue == _NONE:
        if solved is None:
            raise ClueError(
                "{0}: there is no clue, but the board is not solved; give its marks.", where
            )
        return None
    if solved is not None:
        raise ClueError("{0}: guess {1} has solved it; write - for its clue.", where, solved + 1)
    if clue == "?":
        return None
    try:
        turn = read_turn(word, clue, alphabet, rule)
    except ClueError as error:
        raise ClueError("{0}: {1}", where, error) from error
    if why := impossible(turn, rule):
        raise ClueError("{0}: that cannot be: {1}.", where, impossibility(why, turn))
    return turn.marks


def read_revealed(text: str, alphabet: Alphabet, boards: int) -> tuple[Given, ...]:
    """Returns the revealed letters of each board; nothing for an empty text. Raises ClueError."""
    if not text:
        return ()
    parts = [part.strip() for part in text.split("/")]
    if len(parts) != boards:
        raise ClueError(
            "--given has letters for {0}, but there are {1}: give letters for each, and - for a"
            " board without any.",
            count.boards(len(parts)),
            boards,
        )
    return tuple(() if part in ("", _NONE) else read_given(part, alphabet) for part in parts)


def _refuse_contradiction(question: BoardsQuestion) -> None:
    """Raises ClueError if marks that solve a board contradict earlier clues of that board."""
    for board, clues in enumerate(question.clues):
        row = green_at(clues)
        if row is not None and question.solved_at(board) is None:
            raise ClueError(
                "{0}: the guesses before it rule {1} out; check its marks and theirs.",
                InputError("Guess {0}, board {1}", row + 1, board + 1),
                "".join(question.guesses[row]),
            )


def _refuse_others(chosen: StrEnum, known: Sequence[StrEnum]) -> None:
    """Raises Refused unless the rule or strategy `chosen` is `known` for several boards."""
    if chosen not in known:
        raise Refused("{0} is not for several boards: choose from {1}.", chosen, ", ".join(known))


NO_WORD_FITS = 1

_BOARDS, _LENGTH = 4, 5
"""Default number of boards and default number of letters, as in Quordle."""

_COLUMN = 6
"""Width in characters of a column with the bits of one board."""


def boards(
    turns: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GUESS:CLUE/CLUE...",
            help=(
                "A clue for each board, such as crane:wwywg/gwwww; - for one that is solved, ? for"
                " a clue to ignore."
            ),
        ),
    ] = None,
    preset: GameName = None,
    *,
    words: WordOptions,
    boards: Annotated[
        int | None,
        typer.Option(
            min=FEWEST_BOARDS,
            max=MOST_BOARDS,
            help="Number of boards if there is no guess yet; by default 4.",
        ),
    ] = None,
    length: Length = None,
    rule: Annotated[
        Rule, typer.Option("--rule", help="How the boards mark guesses: tiles or naive.")
    ] = Rule.TILES,
    given: Annotated[
        str,
        typer.Option(
            "--given", help="Letters that the boards show: r..../-/....e; - for a board with none."
        ),
    ] = "",
    strategy: StrategyName = Strategy.ENTROPY,
    allowed: GuessesName = GuessList.VIEW,
    prior: PriorName = Prior.UNIFORM,
    plain: Plain = False,
    rows: Rows = 10,
    spoil: spoiling.Level = Spoiler.ANSWER,
    games: Annotated[
        int | None,
        typer.Option(
            "--simulate", min=1, max=100_000, help="Play this many games and report the results."
        ),
    ] = None,
    seed: Seed = 0,
    attempts: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=MOST_ATTEMPTS,
            help="Guesses allowed in a game; by default 5 more than boards.",
        ),
    ] = None,
    options: HeavyOptions,
    as_json: AsJson = False,
) -> None:
    """Suggest guesses that serve several boards. Exit code 1 if no word fits one of them."""
    if games is None:
        options.refuse_without("--simulate")
    if preset is not None and (game := GAMES.read_named(preset)).boards == 1:
        raise Refused(
            "{0} is played on one board: use `wmh suggest --game {1}`, or name a game on several"
            " boards.",
            game.name,
            preset,
        )
    _refuse_others(rule, BOARDS_RULES)
    _refuse_others(strategy, BOARDS_STRATEGIES)
    opened = words.open()
    guesses, clues = read_turns(turns or (), opened.alphabet, boards, rule)
    clues = clues or ((),) * _BOARDS
    revealed = read_revealed(given, opened.alphabet, len(clues))
    if games is not None and (guesses or revealed):
        raise Refused("A game is played from its first guess: leave out the guesses and clues.")
    if games is not None and not STRATEGIES[strategy].splits:
        raise Refused(
            "{0} cannot play games on several boards, because it measures no guesses.", strategy
        )
    unanswered = [Turn(guess, (None,) * len(guess)) for guess in guesses]
    told_length = one_length(unanswered, length)
    for letters in revealed:
        told_length = one_length((), told_length, letters)
    usual = read_game(
        (),
        opened,
        length=_LENGTH if told_length is None else told_length,
        rule=rule,
        given="",
        tier=words.tier,
        flagged=words.flagged,
    ).question(rows)
    question = BoardsQuestion(
        guesses,
        clues,
        usual.length,
        usual.tier,
        rows,
        words.flagged,
        () if preset is None or games is not None else saved_refused(preset),
        prior,
        plain,
        rule,
        revealed,
        strategy,
        allowed,
    )
    _refuse_contradiction(question)
    if games is not None:
        simulate(question, opened, games, seed, attempts, options, preset, as_json=as_json)
        return
    with waiting("looking for guesses that serve all boards"), closing(Answering()) as answering:
        *_, advice = answers(question, opened, answering)
    level = Spoiler(spoil)
    shown = without_hidden_words(advice, level)
    spoilt = spoiling.spoilt_boards(advice, level, opened)
    if as_json:
        more = spoiling.as_json(spoilt)
        print_json("boards", {"game": preset, "lexicon": opened.name, **_json(shown), **more})
    else:
        spoiling.show(spoilt)
        _print(shown)
    if any(state is not None and not state.remaining for state in advice.boards):
        raise typer.Exit(NO_WORD_FITS)


def _json(advice: BoardsAdvice) -> dict[str, object]:
    return {
        "rule": advice.question.rule,
        "strategy": advice.question.strategy,
        "boards": [_board(number, state, advice) for number, state in enumerate(advice.boards)],
        "suggestions": [
            asdict(each) | {"boards": [board + 1 for board in each.boards]}
            for each in advice.suggestions
        ],
        "measured": advice.measured,
        "guesses": advice.guesses,
        "off": advice.off,
    }


def _board(number: int, state: BoardState | None, advice: BoardsAdvice) -> dict[str, object]:
    board: dict[str, object] = {"board": number + 1}
    if state is None:
        row = advice.question.solved_at(number)
        return board | {"solved": None if row is None else row + 1}
    board |= {"solved": None, "remaining": state.remaining, "word": state.word}
    if state.diagnosis is not None:
        alone = advice.question.alone(number)
        board["reason"] = nothing_fits(alone, state.diagnosis)
        board["proposals"] = remedies.as_json(state.diagnosis.proposals, alone)
    return board


def _print(advice: BoardsAdvice) -> None:
    for number, state in enumerate(advice.boards):
        print(_("Board {0}: {1}", number + 1, _standing(number, state, advice)))
    if advice.suggestions:
        terminal = Screen()
        terminal.print(_table(advice, terminal.width))
    if advice.off:
        print(_(advice.off, context="Strategies"))


def _standing(number: int, state: BoardState | None, advice: BoardsAdvice) -> str:
    if state is None:
        row = advice.question.solved_at(number)
        return _("solved.") if row is None else _("solved with guess {0}.", row + 1)
    if state.diagnosis is None:
        return f"{fitting(state.remaining)}{f': {state.word}' if state.word else ''}."
    alone = advice.question.alone(number)
    lines = [
        nothing_fits(alone, state.diagnosis),
        *remedies.as_lines(state.diagnosis.proposals[:3], alone),
    ]
    return "\n  ".join(lines)


def _table(advice: BoardsAdvice, room: int) -> Table:
    """Returns the table of guesses, with the bits on each board if `room` is wide enough."""
    made = Table(box=None, pad_edge=False)
    made.add_column(_("Rank"), justify="right")
    made.add_column(_("Word"), no_wrap=True)
    unit = _(STRATEGIES[advice.ranked_by].unit, context="Strategies")
    made.add_column(unit.capitalize(), justify="right")
    made.add_column(_("May solve"), no_wrap=True)
    shown = [number for number, state in enumerate(advice.boards) if state and state.remaining]
    longest = max(len(each.word) for each in advice.suggestions)
    if longest + 35 + (_COLUMN + 2) * len(shown) > room or not advice.guesses:
        shown = []
    for number in shown:
        made.add_column(f"{number + 1} ", justify="right", no_wrap=True)
    for each in advice.suggestions:
        made.add_row(
            str(each.rank),
            each.word,
            figure(each.score, 2),
            " ".join(str(board + 1) for board in each.boards) or _("none", context="Boards"),
            *(_board_text(each, number) for number in shown),
        )
    return made


def _board_text(suggestion: BoardsSuggestion, board: int) -> str:
    told = suggestion.tells[board]
    if told is None or told.bits is None:
        return ""
    return f"{figure(told.bits, 2)}{'*' if told.chance else ' '}"
