"""Manual page and shell completions: they describe the command line as it is."""

import os
import shutil
import subprocess

import pytest
from typer.main import get_command

from resources.shell.definition import commands
from resources.shell.update import SHARE, written
from wmh.base.text.help import name, usage
from wmh.helper.cli.commands import COMMANDS
from wmh.helper.cli.program import OLD_NAMES, program

ZSH = SHARE / "zsh" / "site-functions" / "_wmh"
FISH = SHARE / "fish" / "vendor_completions.d" / "wmh.fish"
BASH = SHARE / "bash-completion" / "completions" / "wmh"


def proposed(*words):
    """Returns the completions that bash proposes for the last of the typed words."""
    typed = " ".join(f"'{each}'" for each in ("wmh", *words))
    script = f"""
        source '{BASH}'
        COMP_WORDS=({typed}); COMP_CWORD={len(words)}
        _wmh; printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    return set(subprocess.check_output(["bash", "-c", script], text=True).split())


def test_the_files_say_what_the_command_line_has_now():
    for path, text in written().items():
        assert path.read_text("utf-8") == text, "make manual brings them up to date"


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not here")
def test_bash_proposes_what_every_command_has():
    for each in commands():
        names = {name for option in each.options for name in option.names}

        assert proposed(*each.path, "") == names | set(each.within) | {"--help"}
        for option in each.options:
            if option.choices:
                assert proposed(*each.path, option.names[0], "") == set(option.choices)


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not here")
def test_bash_goes_on_from_what_is_typed():
    assert proposed("sug") == {"suggest"}
    assert proposed("suggest", "rain:ywwg", "--str") == {"--strategy"}
    assert proposed("suggest", "--rule", "p") == {"paper", "pegs", "positions"}
    assert proposed("lexicon", "re") == {"recipes", "rebuild", "remove", "rename"}


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not here")
def test_zsh_proposes_what_every_command_has():
    """Replaces zsh's functions for completions by functions that print their arguments."""
    script = [
        "_describe() { print -r -- ${(@)${(@P)2}%%:*} }",
        "compadd() { print -r -- ${(P)2} }",
        f"_wmh() {{ source '{ZSH}' }}",
    ]
    expected = []
    for each in commands():
        script.append(f"words=(wmh {' '.join(each.path)} ''); CURRENT={len(each.path) + 2}; _wmh")
        names = [name for option in each.options for name in option.names]
        expected.append([*each.within, *names, "--help"])
        for option in each.options:
            if option.choices:
                typed = " ".join((*each.path, option.names[0]))
                script.append(f"words=(wmh {typed} ''); CURRENT={len(each.path) + 3}; _wmh")
                expected.append(list(option.choices))

    said = subprocess.check_output(["zsh", "-f", "-c", "\n".join(script)], text=True)

    assert [line.split() for line in said.splitlines()] == expected


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not here")
def test_fish_proposes_what_every_command_has(tmp_path):
    script, expected = [f"source '{FISH}'"], []
    for each in commands():
        typed = " ".join(("wmh", *each.path))
        names = {name for option in each.options for name in option.names if name[:2] == "--"}
        asked = {f"{typed} ": set(each.within), f"{typed} --": names}
        for option in each.options:
            if option.choices:
                asked[f"{typed} {option.names[0]} "] = set(option.choices)
        for line, proposals in asked.items():
            script += [f"complete --do-complete '{line}'", "echo ."]
            expected.append(proposals)

    said = subprocess.check_output(
        ["fish", "--no-config", "-c", "\n".join(script)],
        env={"HOME": str(tmp_path), "PATH": os.environ["PATH"]},
        cwd=tmp_path,
        text=True,
    )

    told = [set()]
    for line in said.splitlines():
        told = [*told, set()] if line == "." else [*told[:-1], told[-1] | {line.split("\t")[0]}]
    assert told == [*expected, set()]


def test_what_may_be_given_several_times_is_written_so():
    """A usage of `[GUESS:CLUE]` means a single clue, so several must be written differently."""
    lines = list(walked(get_command(program({each.name for each in COMMANDS})), "wmh"))

    assert len(lines) > 20
    assert [line for line, several in lines if several != ("..." in line)] == []


def walked(command, called):
    """Yields the usage of each command with arguments, and True if one takes several values."""
    arguments = [each for each in command.params if each.param_type_name == "argument"]
    if arguments:
        context = command.make_context(called, [], resilient_parsing=True)
        yield f"{called} {usage(context)}", any(each.nargs != 1 for each in arguments)
    for below, each in getattr(command, "commands", {}).items():
        yield from walked(each, f"{called} {below}")


def test_the_manual_writes_arguments_as_help_does():
    page = (SHARE / "man" / "man1" / "wmh.1").read_text("utf-8").replace("\\-", "-")
    heads = [part.partition("\n")[0] for part in page.split(".SS ")[1:]]
    whole = get_command(program({each.name for each in COMMANDS}))
    name(whole)

    wanted = [line.replace(" [OPTIONS]", "") for line, _ in walked(whole, "wmh")]

    assert len(wanted) > 20
    assert set(wanted) <= {head.replace(" [OPTIONS]", "") for head in heads}


def test_no_folder_is_called_a_file():
    of_folders = [
        (each.path, option.names, option.value)
        for each in commands()
        for option in each.options
        if option.file and "folder" in option.about.lower()
    ]

    assert len(of_folders) > 5
    assert [each for each in of_folders if each[2] == "FILE"] == []


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not here")
def test_the_manual_page_is_clean():
    page = SHARE / "man" / "man1" / "wmh.1"
    command = ["groff", "-man", "-ww", "-z", "-Kutf8", "-Tutf8", page]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stderr == ""


def test_every_command_and_option_is_in_the_manual_and_no_old_name():
    page = (SHARE / "man" / "man1" / "wmh.1").read_text("utf-8").replace("\\-", "-")
    heads = [part.partition("\n")[0] for part in page.split(".SS ")[1:]]

    for each in commands():
        called = " ".join(("wmh", *each.path))
        assert not each.path or any(head.startswith(called) for head in heads)
        assert all(name in page for option in each.options for name in option.names)
    assert "--compare" not in page
    assert all("--compare" not in each for each in OLD_NAMES["simulate"].values())
