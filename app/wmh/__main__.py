"""The program: `wmh`, or `python -m wmh`. Without a sub-command it opens the window."""

import builtins
import gc
import importlib
import os
import signal
import stat
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType

from wmh.version import __version__

NEW_WINDOW = "--new-window"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program with these arguments and returns the exit code.

    By default the arguments are the command line's.
    """
    if getattr(sys, "frozen", False) and sys.argv[1:]:
        # A worker of a frozen program is the program itself, told by its arguments what it is.
        import multiprocessing

        multiprocessing.freeze_support()
    # Before numpy is there. Its matrices are small here: more threads wait for each other, at full
    # speed, longer than they work, and the cores belong to the kernels and to heavy runs.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # Docstrings of what numpy has in C take a sixth of its import, and nobody asks for them here.
    for name in ("numpy._core._add_newdocs", "numpy._core._add_newdocs_scalars"):
        sys.modules.setdefault(name, ModuleType(name))
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        given = [each for each in arguments if each != NEW_WINDOW]
        if not given or (len(given) == 1 and given[0].endswith(".toml")):
            return _window(Path(given[0]) if given else None, new=given != arguments)
        return _command(arguments)
    except KeyboardInterrupt:
        return 130


def _command(arguments: list[str]) -> int:
    from wmh.base.text.phrases import spoken_to
    from wmh.helper.cli.parts.streams import as_other_tools_do, complain

    with spoken_to(arguments) as fault:

        def command() -> int:
            if fault is not None:
                complain(fault)
            return _done(arguments)

        return as_other_tools_do(command)


def _done(arguments: list[str]) -> int:
    """Runs a command and returns its exit code.

    For `--version`, `--help` and a game of Lingo the whole command line is not loaded.
    """
    if arguments == ["--version"]:
        print(f"wmh {__version__}")
        from wmh.engine.strategy.kernels.library import unavailable

        if reason := unavailable():
            from wmh.base.text.phrases import objection
            from wmh.base.text.refusal import InputError

            print(objection(InputError(reason)))
        return 0
    if arguments in (["--help"], ["-h"]):
        from wmh.helper.cli.commands import front_page
        from wmh.helper.cli.parts.streams import terminal_width

        print(front_page(terminal_width()))
        return 0
    if _lingo(arguments):
        return 0
    with _without_collection():
        from wmh.helper.cli.program import command_for, run

        command = command_for(arguments)
    return run(command, arguments)


@contextmanager
def _without_collection() -> Generator[None]:
    """Context for imports, in which Python does not search for garbage.

    The search would take time and find none.
    """
    collected = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collected:
            gc.enable()


def _lingo(arguments: list[str]) -> bool:
    """Plays a game of the Lingo pit (source 004), which starts a process for each game.

    The command line is not imported, to save time. Returns false if the arguments are for another
    command or an error has to be reported; no game is played then.
    """
    match arguments:
        case ["lingo", length]:
            words = None
        case ["lingo", "--words", words, length]:
            pass
        case _:
            return False
    if not (length.isdecimal() and len(length) < 3):
        return False
    from wmh.lab.cli.lingo_game import play_at_once

    return play_at_once(int(length), None if words is None else Path(words))


def _window(file: Path | None = None, *, new: bool = False) -> int:
    """Opens the window, with a file if there is one, and returns the exit code.

    With `new` another window opens beside those that are open. If no window can be shown, prints
    the reason, and then runs the console, or the command that describes the file.
    """
    # A Ctrl+C ends it at once until the window is there to be closed: nothing is lost, and an
    # exception would be lost in the midst of Qt, or shown with all that was going on there.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        reason, code = _show_window(file, new)
    finally:
        signal.signal(signal.SIGINT, before)
    if reason is None:
        return code
    print(reason, file=sys.stderr)
    if file is not None:
        return _command([_teller(file), str(file)])
    return _command(["console"]) if _somebody_talks() else 2


def _teller(file: Path) -> str:
    """Returns the name of the command that describes a TOML file in a terminal."""
    from wmh.helper.toml_kind import toml_kind
    from wmh.products import installed_products

    with suppress(OSError):
        kind = toml_kind(file)
        openers = (each.openers[kind] for each in installed_products() if kind in each.openers)
        return next(openers, "check")
    return "check"


def _show_window(file: Path | None, new: bool) -> tuple[str | None, int]:
    """Shows the window until it is closed; returns None and the exit code.

    If no window can be shown, returns the reason, in one line, and an exit code.
    """
    from wmh.base.system import display

    reason = display.why_no_window()
    if reason is None:
        if platform := display.platform_to_use():
            os.environ["QT_QPA_PLATFORM"] = platform
        reason = _why_no_qt()
    if reason is None:
        # What is made from here on to the first picture stays: nothing of it is garbage.
        gc.disable()
        from wmh.helper.ui.shell.application import run

        return None, run(sys.argv[:1], file, new=new)
    return reason, 2


def _why_no_qt() -> str | None:
    """Returns the reason why Qt cannot be imported, with a remedy, in a line; None if it can."""
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ImportError as error:
        from wmh.base.system import libraries

        platform = os.environ.get("QT_QPA_PLATFORM", "xcb").partition(":")[0]
        if absent := libraries.missing(platform):
            remedy = libraries.remedy(absent)
        else:
            remedy = f"{sys.executable} -m pip install --force-reinstall PySide6-Essentials"
        return f"No window can be shown: {error} ({remedy}). What works without one: wmh --help"
    # In its place PySide reads the source of all that is imported, to see who wants snake case,
    # and keeps what it read: 10 MB. Python's own is kept by this name.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    return None


def _somebody_talks() -> bool:
    """True if standard input is a terminal or a pipe, and not a file, /dev/null or closed."""
    try:
        number = sys.stdin.fileno()
        return os.isatty(number) or stat.S_ISFIFO(os.fstat(number).st_mode)
    except (AttributeError, OSError):  # It is None where it was closed.
        return False


if __name__ == "__main__":
    sys.exit(main())
