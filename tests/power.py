"""Disk that loses data which was not synced: power cuts at any step of a program that writes.

The files are real. The disk's state is recorded beside them: a file's bytes and a folder's names
when each was last synced. At a cut, synced state stays; for every other change chance decides if it
reached the disk, and how much of a file did.
"""

import os
import stat
from contextlib import contextmanager
from pathlib import Path


class PowerCutError(BaseException):
    """Exception that stands for a power cut, and ends the program's work."""


class Disk:
    """Recorder of what is on the disk of a folder's files, while a program writes to them."""

    def __init__(self, root: Path, dice, patch) -> None:
        self.root, self._dice, self._patch = root, dice, patch
        self._contents: dict[int, bytes] = {}
        self._names: dict[int, dict[str, int]] = {}
        self._folders: set[int] = set()
        self._left = -1
        self.steps = 0
        self.after: dict[str, bytes] | None = None
        for folder, _, files in os.walk(root):
            self._sync(Path(folder))
            for name in files:
                self._sync(Path(folder, name))

    def _sync(self, path: Path) -> None:
        found = path.lstat()
        if stat.S_ISDIR(found.st_mode):
            self._folders.add(found.st_ino)
            self._names[found.st_ino] = {x.name: x.lstat().st_ino for x in path.iterdir()}
        elif stat.S_ISREG(found.st_mode):
            self._contents[found.st_ino] = path.read_bytes()

    def _step(self) -> None:
        self.steps += 1
        self._left -= 1
        if self._left == 0:
            self.after = dict(self._survived())
            raise PowerCutError

    @contextmanager
    def until_cut(self, steps: int = -1):
        """Cuts the power before step number `steps` of the `with` block, if it has so many."""
        self._left = steps
        fsync, replace, rename, opening = os.fsync, os.replace, os.rename, os.open

        def synced(number: int) -> None:
            self._step()
            fsync(number)
            path = Path(f"/proc/self/fd/{number}").readlink()
            if path.is_relative_to(self.root):
                self._sync(path)

        def stepping(act):
            def do(*given, **more):
                self._step()
                return act(*given, **more)

            return do

        with self._patch.context() as patch:
            patch.setattr(os, "fsync", synced)
            for name, act in (("replace", replace), ("rename", rename), ("open", opening)):
                patch.setattr(os, name, stepping(act))
            try:
                yield
            except PowerCutError:
                return
        self.after = dict(self._survived())

    def _survived(self):
        """Yields path and bytes of each file that exists after the cut."""
        now: dict[int, dict[str, int]] = {}
        where: dict[int, Path] = {}
        for folder, folders, files in os.walk(self.root):
            number = Path(folder).stat().st_ino
            where[number] = Path(folder)
            now[number] = {x: Path(folder, x).lstat().st_ino for x in (*folders, *files)}
            where |= {now[number][x]: Path(folder, x) for x in files}
        yield from self._below(self.root.stat().st_ino, "", now, where)

    def _below(self, folder, before, now, where):
        old, new = self._names.get(folder, {}), now.get(folder, {})
        # What is renamed within a folder has one name or the other: no file system loses both.
        arrived = {x: self._dice.random() < 0.5 for x in sorted({*old.values(), *new.values()})}
        for name in sorted({*old, *new}):
            number, gone = old.get(name), old.get(name) not in new.values()
            if name in new and arrived[new[name]]:
                number = new[name]
            elif number is not None and arrived[number] and not (gone and name in new):
                number = new.get(name) if number == new.get(name) else None
            if number is None:
                continue
            if number in now or number in self._folders:
                yield from self._below(number, f"{before}{name}/", now, where)
            else:
                yield f"{before}{name}", self._content(number, where)

    def _content(self, number, where):
        has = self._contents.get(number, b"")
        if number not in where or self._dice.random() < 0.5:
            return has
        written = where[number].read_bytes()
        if written.startswith(has):
            return written[: self._dice.randint(len(has), len(written))]
        return written[: self._dice.randint(0, len(written))]
