"""What shells propose while a command is typed: for bash, zsh and fish."""

from resources.shell.definition import Parameter, Told


def bash(told: list[Told]) -> str:
    """A function that knows the words of every command, and the choices of every option."""
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
    """The same for zsh, which runs what bash does."""
    return "#compdef wmh\nautoload -U +X bashcompinit && bashcompinit\n" + bash(told)


def fish(told: list[Told]) -> str:
    """A line for every command and option, with what it is for."""
    lines = ["# Completion of wmh in fish."]
    for each in told:
        here = _here(each)
        within = {told.path: told.about for told in told if told.path[:-1] == each.path}
        for name in each.within:
            about = _quoted(within[(*each.path, name)])
            lines.append(f"complete -c wmh -n {_quoted(here)} -a {name} -d {about}")
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


def _here(told: Told) -> str:
    """Whether the command that is typed is this one, and none that it is a group of."""
    seen = [f"__fish_seen_subcommand_from {name}" for name in told.path]
    not_yet = [f"not __fish_seen_subcommand_from {' '.join(told.within)}"] if told.within else []
    return "; and ".join((*seen, *not_yet)) or "true"


def _names(told: Told) -> list[str]:
    return [name for option in told.options for name in option.names]


def _patterns(told: list[Told]) -> str:
    return " | ".join(_quoted(" " + " ".join(each.path)) for each in told if each.path)


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
