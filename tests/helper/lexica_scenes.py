"""The window of the lexica in its states, for pictures."""

from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QLineEdit, QListView, QProgressBar

from tests.lexica import lexicon_file
from tests.scenes import Scene, press, wait
from wmh.base.files import paths
from wmh.helper.ui.lexica.lexica_window import LexicaWindow


def lexica(folder, theme, scale=1.0):
    """Pictures of the word lists: installed, asked, imported and changed by hand."""
    scene = Scene(theme=theme)
    own = paths.lexica_folder()
    own.mkdir(parents=True)
    lexicon_file(own, ["ñandú", "señor", "llama", "chico"], ["ch", "ll"], name="español")
    (own / "cut.dawg").write_bytes(b"cut")
    scene.window.findChild(QAction, "manage_lexica").trigger()
    panel = scene.window.findChild(LexicaWindow)
    shelf = panel.findChild(QListView, "shelf")
    scene.wait(shelf.model().rowCount)

    def save(name):
        wait(100)
        picture = QPixmap(panel.size() * scale)
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        panel.render(painter, QPoint())
        painter.end()
        picture.save(str(folder / f"lexica-{name}-{theme}-{scale:g}.png"))

    def give(name, text):
        fields = panel.findChildren(QLineEdit)
        next(x for x in fields if x.accessibleName() == name and x.isVisible()).setText(text)
        wait(600)

    def titled(text):
        titles = panel.findChildren(QLabel, "title")
        return lambda: any(text in x.text() for x in titles if x.isVisible())

    save("facts")
    choose(shelf, "español")
    press(scene, "Re&name …")
    save("rename")
    press(scene, "&Remove …")
    save("remove")
    choose(shelf, "cut")
    save("broken")
    press(scene, "&Import a list …")
    save("empty")
    with TemporaryDirectory() as room:
        give("File with the words", str(room))
        save("wrong")
        give("File with the words", str(word_list(Path(room))))
        save("import")
        press(scene, "I&mport")
        bar = panel.findChild(QProgressBar)
        scene.wait(lambda: bar.value() > 0 or not bar.isVisible())
        save("progress")
        scene.wait(titled("is ready"))
    save("report")
    press(scene, "See its &facts")
    wait(1000)
    press(scene, "&Words by hand …")
    wait(500)
    save("by-hand-empty")
    give("Words to add, leave out or mark as offensive", "waldsee")
    press(scene, "&Add")
    wait(1500)
    save("by-hand")
    give("Words to add, leave out or mark as offensive", "naïve")
    press(scene, "&Add")
    wait(500)
    save("by-hand-wrong")
    scene.close()


def choose(shelf, name):
    """Selects the row of a list by the beginning of its text."""
    rows = (shelf.model().index(row, 0) for row in range(shelf.model().rowCount()))
    shelf.setCurrentIndex(next(each for each in rows if str(each.data()).startswith(name)))
    wait(300)


def word_list(folder):
    """A word list in Latin-1 with an example of each form of line."""
    path = folder / "Deutsch.txt"
    begins, ends = ("Wald", "Haus", "Garten", "Stadt", "Berg"), ("weg", "tür", "bäume", "straße")
    made = [f"{a}{b}{c}" for a, b, c in product(begins, ("", "rand", "bau", "tal"), ends)]
    lines = [*begins, *made, "Haus", "geht's", "U-Bahn", "x", "12"] * 40
    path.write_bytes("\n".join(lines).encode("latin-1"))
    return path
