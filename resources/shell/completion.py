"""Completions of the command line for the shells bash, zsh and fish."""

from resources.shell.definition import Parameter, Told


def bash(told: list[Told]) -> str:
    """Returns bash's function, which knows all commands and options, and the options' choices."""
    lines = [
        "# Completion of wmh in bash.",
        "_wmh() {",
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
        "    local path= each words= choices=",
        '    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
        '        case "$path $each" in',
        f'            {_patterns(told)}) path+=" $each" ;;',
        "        esac",
        "    done",
        '    case "$path" in',
    ]
    for each in told:
        words = " ".join((*each.within, *_names(each), "--help"))
        chosen = [
            f"{'|'.join(option.names)}) choices={_quoted(' '.join(option.choices))} ;;"
            for option in each.options
            if option.choices
        ]
        lines.append(f"        {_quoted(''.join(f' {name}' for name in each.path))})")
        lines.append(f"            words={_quoted(words)}")
        if chosen:
            lines += ['            case "$before" in', *(f"                {x}" for x in chosen)]
            lines.append("            esac")
        lines.append("            ;;")
    lines += [
        "    esac",
        '    COMPREPLY=($(compgen -W "${choices:-$words}" -- "$word"))',
        "}",
        "complete -o default -F _wmh wmh",
    ]
    return "\n".join(lines) + "\n"


def zsh(told: list[Told]) -> str:
    """Returns zsh's function; unlike bash's, it explains each word and proposes files."""
    lines = [
        "#compdef wmh",
        "# Completion of wmh in zsh.",
        "local each called=",
        "local -a choices names",
        'for each in "${(@)words[2,CURRENT-1]}"; do',
        '    case "$called $each" in',
        f'        {_patterns(told)}) called+=" $each" ;;',
        "    esac",
        "done",
        'case "$called" in',
    ]
    for each in told:
        options = [(name, option.about) for option in each.options for name in option.names]
        named = [*_within(each, told), *options, ("--help", "Show this message and exit.")]
        lines.append(f"    {_quoted(''.join(f' {name}' for name in each.path))})")
        lines.append("        names=(")
        lines += [f"            {_quoted(f'{name}:{about}')}" for name, about in named]
        lines.append("        )")
        chosen = [
            f"            {'|'.join(option.names)}) choices=({' '.join(option.choices)}) ;;"
            for option in each.options
            if option.choices
        ]
        if chosen:
            lines += ['        case "$words[CURRENT-1]" in', *chosen, "        esac"]
        lines.append("        ;;")
    lines += [
        "esac",
        "if (( $#choices )); then",
        "    compadd -a choices",
        "else",
        "    _describe 'wmh' names || _files",
        "fi",
    ]
    return "\n".join(lines) + "\n"


def fish(told: list[Told]) -> str:
    """Returns fish's lines, one for each command and option, with its explanation."""
    lines = ["# Completion of wmh in fish."]
    for each in told:
        here = _here(each, told)
        for name, about in _within(each, told):
            what = f"{'-f ' if each.path else ''}-a {name} -d {_quoted(about)}"
            lines.append(f"complete -c wmh -n {_quoted(here)} {what}")
        lines += [_fish(option, here) for option in each.options]
    return "\n".join(lines) + "\n"


def _fish(option: Parameter, here: str) -> str:
    parts = ["complete -c wmh", f"-n {_quoted(here)}"]
    parts += [f"-l {name[2:]}" for name in option.names if name.startswith("--")]
    if option.choices:
        parts.append(f"-x -a {_quoted(' '.join(option.choices))}")
    elif option.value:
        parts.append("-r" if option.file else "-x")
    return " ".join((*parts, f"-d {_quoted(option.about)}"))


def _here(typed: Told, told: list[Told]) -> str:
    """Returns fish's condition that this command is typed, and no subcommand of it.

    It also excludes commands of other groups with the command's name.
    """
    seen = [f"__fish_seen_subcommand_from {name}" for name in typed.path]
    path, words = typed.path[:1], set(typed.path)
    groups = {each.path[0] for each in told if words < set(each.path) and each.path[:1] != path}
    not_yet = (*typed.within, *sorted(groups if words else ()))
    if not_yet:
        seen.append(f"not __fish_seen_subcommand_from {' '.join(not_yet)}")
    return "; and ".join(seen) or "true"


def _within(group: Told, told: list[Told]) -> list[tuple[str, str]]:
    """Returns the commands of a group, each with its explanation."""
    about = {each.path: each.about for each in told}
    return [(name, about[(*group.path, name)]) for name in group.within]


def _names(told: Told) -> list[str]:
    return [name for option in told.options for name in option.names]


def _patterns(told: list[Told]) -> str:
    return " | ".join(_quoted(" " + " ".join(each.path)) for each in told if each.path)


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
