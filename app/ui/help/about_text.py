"""What the program is made of, and where it keeps its files."""

import platform
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QSysInfo
from PySide6.QtGui import QGuiApplication

from app import __version__, paths

translate = QCoreApplication.translate

UKACD = "UKACD (c) J Ross Beresford 1993-2000. All Rights Reserved."
"""To be reproduced word for word: a condition of the word list's licence."""


@dataclass(frozen=True, slots=True)
class Library:
    """A package that is used; without a `version` it is not installed here."""

    name: str
    version: str
    licence: str
    address: str


def libraries() -> Iterator[Library]:
    """Those of resources/about/parts.toml."""
    file = paths.folder("resources") / "about" / "parts.toml"
    for each in tomllib.loads(file.read_text("utf-8"))["library"]:
        try:
            found = version(each["package"])
        except PackageNotFoundError:
            found = ""
        yield Library(each["name"], found, each["licence"], each["address"])


def places() -> tuple[tuple[str, Path], ...]:
    """What lies where: folders, and files in them."""
    return (
        (translate("About", "Settings"), paths.settings_file()),
        (translate("About", "Games and record"), paths.games_file()),
        (translate("About", "Your lexica"), paths.lexica_folder()),
        (translate("About", "What can be computed again"), paths.cache_folder()),
        (translate("About", "Log"), paths.log_folder()),
        (translate("About", "Licences of the words"), paths.folder("lexicon") / "english"),
    )


def folder_of(place: Path) -> Path:
    """What a file manager is to open."""
    return place.parent if place.suffix else place


def report(lexicon: str) -> str:
    """What a report of a fault should say; in English, for who reads it."""
    lines = {
        "Word Mastermind Helper": __version__,
        "Python": f"{platform.python_version()} ({sys.implementation.name})",
        "Qt": f"{QLibraryInfo.version().toString()}, {QGuiApplication.platformName()}",
        "System": f"{QSysInfo.prettyProductName()}, {platform.machine()}",
        "Screen": _screen(),
        "Lexicon": lexicon or "none",
        **{each.name: each.version or "not installed" for each in libraries()},
    }
    return "".join(f"{name}: {said}\n" for name, said in lines.items())


def _screen() -> str:
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    return f"{size.width()} x {size.height()} at {screen.devicePixelRatio():g}"
