"""A player who sees nothing: hears what Orca 43 says, and types. Run by the system's Python.

/usr/bin/python3 orca.py SECRET     plays until the secret is found; prints what was heard
/usr/bin/python3 orca.py --listen   prints until killed

What Orca says was read in its sources (default.py and event_manager.py of 43.1): the object that
gets the focus, a notice that appears, and a new name or description of what has the focus.
"""

import re
import subprocess
import sys
import time
from contextlib import suppress

import pyatspi
from gi.repository import GLib

SILENT = {
    pyatspi.ROLE_LABEL,
    pyatspi.ROLE_LIST,
    pyatspi.ROLE_LIST_ITEM,
    pyatspi.ROLE_COMBO_BOX,
    pyatspi.ROLE_TABLE_CELL,
    pyatspi.ROLE_MENU_ITEM,
}
"""Whose new names are not said."""

heard = []
focus = None


def say(text):
    heard.append(text)
    print(text, flush=True)


def described(source):
    """The words that are spoken for an object that has got the focus."""
    labels = [
        relation.getTarget(number).name
        for relation in source.getRelationSet()
        if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY
        for number in range(relation.getNTargets())
    ]
    parts = (*labels, source.name, source.getRoleName(), source.description)
    return ", ".join(part for part in parts if part)


def notice(event):
    if event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
        say(event.source.name)


def focused(event):
    global focus
    if not event.detail1:
        return
    source = event.source
    if source.childCount and source.getRole() != pyatspi.ROLE_COMBO_BOX:
        try:
            chosen = source.querySelection()
        except NotImplementedError:
            chosen = None
        if chosen is not None and chosen.nSelectedChildren:
            source = chosen.getSelectedChild(0)
    if source != focus:
        focus = source
        say(described(source))


def renamed(event):
    if event.source == focus and focus.getRole() not in SILENT and event.any_data:
        say(str(event.any_data))


def activated(event):
    say(f"window {event.source.name}")


def safely(act):
    def called(event):
        with suppress(GLib.GError):  # It has gone meanwhile.
            act(event)

    return called


def listen():
    for act, *names in (
        (notice, "object:state-changed:showing"),
        (focused, "object:state-changed:focused"),
        (renamed, "object:property-change:accessible-name"),
        (renamed, "object:property-change:accessible-description"),
        (activated, "window:activate"),
    ):
        pyatspi.Registry.registerEventListener(safely(act), *names)


def wait(pattern, since=0, seconds=90):
    """The first that is heard of this, and how much had been heard with it."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < end:
        for number in range(since, len(heard)):
            if found := re.search(pattern, heard[number]):
                return found, number + 1
        if not context.iteration(False):
            time.sleep(0.02)
    raise SystemExit(f"never heard: {pattern}")


def keys(*names):
    subprocess.run(["xdotool", "key", "--delay", "60", *names], check=True)


def marks(guess, secret):
    """Marks a guess as a referee does; letters that are left pay for one yellow each."""
    unpaid = [there for mine, there in zip(guess, secret, strict=True) if mine != there]
    said = ""
    for mine, there in zip(guess, secret, strict=True):
        if mine == there:
            said += "g"
        elif mine in unpaid:
            unpaid.remove(mine)
            said += "y"
        else:
            said += "w"
    return said


def play(secret):
    _, so_far = wait(r"\d+ words fit")
    # There is no window manager that would give the window the keyboard.
    window = subprocess.check_output(
        ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Word Mastermind Helper"]
    ).split()[-1]
    subprocess.run(["xdotool", "windowfocus", "--sync", window], check=True)
    _, so_far = wait("place 1 of")
    while True:  # Every box on the way round says what it is for.
        keys("Tab")
        _, so_far = wait("", so_far)
        if "place 1 of" in heard[-1]:
            break
    assert any("Length of the words, 4 letters, combo box" in each for each in heard), heard
    keys("7")
    _, so_far = wait("no letter", so_far)
    for _turn in range(12):
        keys("Down")
        found, so_far = wait(r"^(\w+), rank .*list item", so_far)
        guess = found[1]
        keys("Return")
        _, so_far = wait(f"{guess[0].upper()}, .*place 1 of {len(secret)}", so_far)
        for place, mark in enumerate(marks(guess, secret), start=1):
            keys(mark)
            colour = {"g": "green", "y": "yellow", "w": "white"}[mark]
            _, so_far = wait(f"{guess[place - 1].upper()}, {colour}, place {place} of", so_far - 1)
        keys("Return")
        found, so_far = wait(r"\d+ words? fits?\b|Solved", so_far)
        if found[0] == "Solved":
            return
    raise SystemExit("not solved")


listen()
if sys.argv[1] == "--listen":
    pyatspi.Registry.start()
else:
    print("ready", flush=True)
    play(sys.argv[1])
