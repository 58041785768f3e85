"""Writing a file: whole, through links, and open to the same people as before."""

import ast
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.program import ROOT, finish
from wmh.base.files.writing import NO_FILE, open_regular, private_folder, replace_file

on_unix = pytest.mark.skipif(os.name != "posix", reason="modes and links as Unix has them")
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="the devices of Linux")


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def inside(folder):
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def free_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


@on_unix
@pytest.mark.usefixtures("free_umask")
def test_a_new_file_is_as_open_as_others_and_a_private_one_is_not(tmp_path):
    replace_file(tmp_path / "open", b"a")
    replace_file(tmp_path / "mine", b"a", private=True)

    assert (mode(tmp_path / "open"), mode(tmp_path / "mine")) == (0o644, 0o600)


@on_unix
@pytest.mark.usefixtures("free_umask")
@pytest.mark.parametrize("before", [0o600, 0o640, 0o666, 0o755])
def test_what_is_replaced_stays_as_open_as_it_was(tmp_path, before):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(before)

    replace_file(path, b"new")

    assert (path.read_bytes(), mode(path)) == (b"new", before)
    assert inside(tmp_path) == ["file"]


@on_unix
def test_a_private_file_that_was_open_is_closed(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o644)

    replace_file(path, b"new", private=True)

    assert mode(path) == 0o600


@on_unix
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="asks for root")
def test_the_owner_stays(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    os.chown(path, 1234, 4321)

    replace_file(path, b"new")

    assert (path.stat().st_uid, path.stat().st_gid) == (1234, 4321)


@on_unix
def test_a_link_stays_a_link_and_its_target_is_written(tmp_path):
    (tmp_path / "there").mkdir()
    target, link = tmp_path / "there" / "file", tmp_path / "link"
    link.symlink_to("there/file")

    for content in (b"made", b"replaced"):
        replace_file(link, content)
        assert link.is_symlink()
        assert target.read_bytes() == content
    assert inside(target.parent) == ["file"]


@on_unix
def test_a_pipe_gets_the_bytes_and_stays_a_pipe(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        replace_file(path, b"through it")
        assert os.read(reader, 99) == b"through it"
    finally:
        os.close(reader)
    assert path.is_fifo()


@on_linux
def test_a_full_device_says_so_and_stays_a_device():
    with pytest.raises(OSError, match=r"No space left.*/dev/full"):
        replace_file(Path("/dev/full"), b"a")

    assert Path("/dev/full").is_char_device()


WRITE = """
import sys
from pathlib import Path
from wmh.base.files.writing import replace_file
print("before")
replace_file(Path(sys.argv[1]), b"written\\n")
print("after")
"""


@on_linux
def test_what_is_our_own_output_is_written_in_its_turn(tmp_path):
    """Through a pipe, and into the file that the shell made of it."""
    program = [sys.executable, "-c", WRITE, "/dev/stdout"]
    piped = subprocess.check_output(program, cwd=ROOT)
    with (tmp_path / "file").open("wb") as file:
        subprocess.check_call(program, cwd=ROOT, stdout=file)

    assert piped == b"before\nwritten\nafter\n" == (tmp_path / "file").read_bytes()


def test_a_write_that_fails_leaves_what_was_there_and_no_draft(tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        replace_file(tmp_path / "folder", b"a")
    with pytest.raises(FileNotFoundError, match="absent"):
        replace_file(tmp_path / "absent" / "file", b"a")

    assert inside(tmp_path) == ["folder"]


def test_a_name_that_leaves_no_room_for_a_draft_is_written_all_the_same(tmp_path):
    path = tmp_path / ("n" * 255)

    replace_file(path, b"a")

    assert inside(tmp_path) == [path.name]


KILLED = """
import resource, signal, sys
from pathlib import Path
from wmh.base.files.writing import replace_file
signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
resource.setrlimit(resource.RLIMIT_FSIZE, (3, 3))
replace_file(Path(sys.argv[1]), b"new and long", private=True)
"""


@on_unix
@pytest.mark.usefixtures("free_umask")
def test_a_kill_leaves_the_old_file_and_a_draft_that_the_next_write_takes_away(
    tmp_path,
):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    ended = subprocess.run([sys.executable, "-B", "-c", KILLED, path], cwd=ROOT)

    assert ended.returncode == -signal.SIGXFSZ
    assert path.read_bytes() == b"old"
    assert inside(tmp_path) == [".file.part", "file"]
    path.unlink()

    replace_file(path, b"next")

    assert inside(tmp_path) == ["file"]
    assert (path.read_bytes(), mode(path)) == (b"next", 0o644)


MANY = """
import sys
from pathlib import Path
from wmh.base.files.writing import replace_file
for _ in range(300):
    replace_file(Path(sys.argv[1]), sys.argv[2].encode() * 50_000)
"""


def test_two_programs_that_write_one_file_never_fail_and_never_mix(tmp_path):
    path = tmp_path / "file"
    both = [subprocess.Popen([sys.executable, "-c", MANY, path, text], cwd=ROOT) for text in "ab"]

    assert [process.wait() for process in both] == [0, 0]
    assert path.read_bytes() in (b"a" * 50_000, b"b" * 50_000)
    assert inside(tmp_path) == ["file"]


@on_unix
@pytest.mark.parametrize(("before", "after"), [(0o555, 0o500), (0o1777, 0o1777), (0o2775, 0o2700)])
def test_a_private_folder_gives_no_right_and_one_for_all_stays_so(tmp_path, before, after):
    tmp_path.chmod(before)

    private_folder(tmp_path)

    assert mode(tmp_path) == after
    tmp_path.chmod(0o700)


@on_unix
def test_a_private_folder_is_closed_when_it_is_made_and_when_it_was_open(tmp_path):
    (tmp_path / "open").mkdir(mode=0o755)

    for name in ("open", "new"):
        private_folder(tmp_path / name)
        assert mode(tmp_path / name) == 0o700


@on_linux
@pytest.mark.parametrize(
    "arguments",
    [
        ("tree", "rain:ywwg", "--depth", "1", "--out"),
        ("review", "rain", "torn", "--secret", "torn", "--html"),
        ("simulate", "--length", "4", "--secrets", "3", "--plot"),
    ],
    ids=["tree", "review", "simulate"],
)
def test_outputs_of_commands_go_where_their_link_leads(tmp_path, arguments):
    suffix = {"tree": ".svg", "review": ".html", "simulate": ".svg"}[arguments[0]]
    target, link = tmp_path / f"target{suffix}", tmp_path / f"link{suffix}"
    target.touch(mode=0o600)
    link.symlink_to(target)

    assert finish(*arguments, link).code == 0
    assert link.is_symlink()
    assert target.stat().st_size > 0
    assert mode(target) == 0o600


# Nobody writes otherwise.

APPENDING = {
    "wmh/base/files/writing.py": "the one way itself",
    "wmh/study/journal/journal.py": "events are only ever added",
    "wmh/base/files/holding.py": "a lock, of which the content is nothing",
    "wmh/base/files/passing.py": "locks of folders, which are opened to read",
    "wmh/helper/record/record.py": "games are only ever added",
    "wmh/helper/cli/parts/streams.py": "the program's own output, where it was closed",
    "wmh/helper/ui/program/crash_log.py": "lines for a crash to add to; nothing can be replaced",
    "wmh/study/publishing/kit.py": "a folder that is gone once it is packed, and the kit itself",
    "wmh/study/publishing/journals.py": "the folder of a kit, gone once it is packed",
    "wmh/study/writing/against_r.py": "a folder that is gone once R has read it",
    "wmh/lab/replication/source_000/design.py": "a folder that is gone once the list is built",
    "wmh/lab/replication/beyond/grep.py": "a folder that is gone once grep has read it",
    "wmh/lab/replication/source_004/printed_programs.py": "a folder that is gone after the games",
}
QT_WRITES = {"QSaveFile", "QFile"}


def writes(tree):
    """The calls of a module that write a file by themselves, as lines and names."""
    buffers = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        if isinstance(target, ast.Name) and named(node.value) in ("BytesIO", "QBuffer")
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = named(node)
        qualified = ast.unparse(node.func)
        first = node.args[0] if node.args else None
        texts = [
            each.value
            for each in (*node.args, *(keyword.value for keyword in node.keywords))
            if isinstance(each, ast.Constant) and isinstance(each.value, str)
        ]
        if (
            (name in ("write_text", "write_bytes") and isinstance(node.func, ast.Attribute))
            or (name == "open" and any(set(text) & set("wax+") for text in texts if len(text) < 4))
            or qualified in ("os.open", "os.fdopen", "NamedTemporaryFile", "mkstemp")
            or name in QT_WRITES
            or (
                (
                    name in ("savefig", "QPdfWriter", "QImageWriter")
                    or (name == "save" and node.args and texts)
                )
                and not (isinstance(first, ast.Name) and first.id in buffers)
            )
        ):
            yield node.lineno, qualified


def named(call):
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def test_nobody_writes_a_file_otherwise():
    found = {
        f"{path.relative_to(ROOT / 'app').as_posix()}:{line} {name}"
        for path in (ROOT / "app").rglob("*.py")
        for line, name in writes(ast.parse(path.read_text("utf-8")))
    }

    assert {each.partition(":")[0] for each in found} == set(APPENDING), sorted(found)


@pytest.mark.parametrize(
    "line",
    [
        "path.write_text('a')",
        "open(path, 'w')",
        "path.open(mode='ab')",
        "figure.savefig(path)",
        "QPdfWriter(name)",
        "image.save(str(path), 'PNG')",
        "QSaveFile(name)",
    ],
)
def test_a_write_of_another_way_is_found(line):
    assert list(writes(ast.parse(line)))


@on_unix
def test_what_is_no_file_is_refused_before_anything_waits(tmp_path):
    os.mkfifo(pipe := tmp_path / "pipe")
    for path, reason in (
        (pipe, NO_FILE),
        (Path("/dev/zero"), NO_FILE),
        (tmp_path, "Is a directory"),
        (tmp_path / ("n" * 60_000), "File name too long"),
    ):
        with pytest.raises(OSError, match=reason) as refused:
            open_regular(path)
        assert refused.value.filename == str(path)
    with pytest.raises(OSError, match="Invalid argument"):
        open_regular(tmp_path / "a\0b")
    (link := tmp_path / "link").symlink_to(pipe)
    with pytest.raises(OSError, match=NO_FILE):
        open_regular(link)
    (file := tmp_path / "file").write_bytes(b"rain")
    with open_regular(file) as opened:
        assert opened.read() == b"rain"
