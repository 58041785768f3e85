"""The help of `wmh` says what typer would say of its commands, whole and within the terminal."""

import re
from typing import Any

import pytest
from typer.main import get_command

from wmh.base.text import help as help_texts
from wmh.base.text.languages import LANGUAGES
from wmh.base.text.phrases import language_texts
from wmh.helper.cli.commands import front_page
from wmh.helper.cli.parts.streams import terminal_width
from wmh.helper.cli.program import program


def typers_page() -> str:
    """The page as typer writes it, on lines as long as its sentences."""
    command: Any = get_command(program(()))
    help_texts.name(command)
    help_texts.speak(command)
    context = command.make_context("wmh", [], resilient_parsing=True, max_content_width=10_000)
    context.terminal_width = 10_000
    for each in command.commands.values():
        each.short_help = each.help
    return command.get_help(context)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_typer_says(language):
    with language_texts(language):
        wanted, page = typers_page(), front_page(80)

    assert page.split() == wanted.split()
    assert page.splitlines()[0] == wanted.splitlines()[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1, 52, 60, 80, 300])
def test_no_line_is_wider_than_the_terminal_or_cut(language, width):
    with language_texts(language):
        page = front_page(width)

    assert max(map(len, page.splitlines())) <= max(min(width, 80) - 2, 50)
    assert "..." not in page.partition("\n")[2]
    # Whatever comes after a line's head stands in one column.
    assert len({len(x) for x in re.findall(r"^  [-a-z][-a-z, ]*?  +(?=\S)", page, re.M)}) == 1


def test_the_width_is_that_of_the_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "61")
    assert terminal_width() == 61
    monkeypatch.setenv("COLUMNS", "wide")
    assert terminal_width() > 0
