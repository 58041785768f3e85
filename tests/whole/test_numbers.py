"""Numbers on the command line: each has bounds, and a refusal names them."""

from types import NoneType
from typing import Annotated, get_args, get_origin, get_type_hints

import pytest
from typer.models import ArgumentInfo, OptionInfo

from tests.program import wmh
from wmh.engine.question import ALL_TIERS
from wmh.helper.cli.commands import COMMANDS
from wmh.helper.cli.parts.arguments import Length
from wmh.helper.cli.program import program

APP = program({each.name for each in COMMANDS})


def commands(typer_app, before=()):
    """Yields every command, with the words that call it and its function."""
    for command in typer_app.registered_commands:
        name = command.name or command.callback.__name__
        yield (*before, name), command.callback
    for group in typer_app.registered_groups:
        yield from commands(group.typer_instance, (*before, group.name))


def numbers():
    """Yields each numeric parameter: its command's words, its name, and its declaration."""
    for words, callback in commands(APP):
        for name, hint in get_type_hints(callback, include_extras=True).items():
            if get_origin(hint) is not Annotated:
                continue
            kind, info = get_args(hint)
            kinds = set(get_args(kind) or (kind,)) - {NoneType}
            if kinds & {int, float} and hint != Length:
                yield words, name, info


TOLD = {("lingo", "length"), ("rack", "blanks"), ("mastermind", "table", "pegs")}
"""Parameters whose bounds depend on other input, and are told in a line."""

NEEDED = {("race",): ["cat"], ("find",): ["ca*"], ("rack",): ["cat"]}
"""Arguments without which a command does not examine its numbers."""

NUMBERS = list(numbers())
LENGTHS = [
    words
    for words, callback in commands(APP)
    if Length in get_type_hints(callback, include_extras=True).values()
]


def test_there_are_numbers_and_commands():
    words = [words for words, _ in commands(APP)]

    assert len(words) > 30
    assert ("study", "simulate") in words
    assert len(NUMBERS) > 40


@pytest.mark.parametrize(
    ("words", "name", "info"), NUMBERS, ids=[" ".join((*words, name)) for words, name, _ in NUMBERS]
)
def test_every_number_has_bounds_and_they_are_said(words, name, info):
    assert isinstance(info, OptionInfo | ArgumentInfo)
    low, high = info.min, info.max
    if info.parser is not None:  # Which takes names too, and says its bounds itself.
        low, high = 0, ALL_TIERS
    if (*words, name) in TOLD:
        low, high = 1 if low is None else low, 10**6
    assert low is not None
    assert high is not None
    named = [each for each in (info.default, *(info.param_decls or ())) if str(each)[:2] == "--"]
    option = next(iter(named), f"--{name}")
    given = (option,) if isinstance(info, OptionInfo) else ()

    for value, bound in (
        (high + 1, high),
        (low - 1, low),
        (10**18, high),
        ("9" * 5_000, ""),
        ("nan", ""),
        ("1e999", ""),
    ):
        code, out, err = wmh(
            *words, *NEEDED.get(words, ()), *given, *([] if given else ["--"]), value
        )
        assert (code, out) == (2, "")
        assert "Traceback" not in err
        assert str(bound) in err or ((*words, name) in TOLD and len(err.splitlines()) == 1)


@pytest.mark.parametrize("words", LENGTHS, ids=" ".join)
@pytest.mark.parametrize("length", [-1, 0, 32, 10**18])
def test_a_length_is_bounded_by_the_words_there_are(words, length):
    code, out, err = wmh(*words, *NEEDED.get(words, ()), "--length", length)

    assert "Traceback" not in err
    if words != ("games",):
        assert (code, out, len(err.splitlines())) == (2, "", 1)
        assert f"{length:,}" in err


def test_a_table_of_any_size_is_not_begun():
    for attempts in (101, 10**9):
        ended = wmh("suggest", "--attempts", attempts, "--strategy", "lingo")
        assert ended.code == 2
        assert "100" in ended.err
    assert wmh("suggest", "--attempts", "100", "--strategy", "lingo", "--length", "4").code == 0


def test_a_number_of_secrets_of_any_length_is_refused_in_one_line():
    code, _, err = wmh("simulate", "--secrets", "9" * 5_000)

    assert (code, len(err.splitlines())) == (2, 1)
    assert "answers cannot be drawn from" in err
