"""Campaign of random patterns in the box that finds words.

Results and their number must be those of `re`, and each word must be reachable by keys.
"""

import re
import time
from itertools import product

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListView

from tests.campaigns.campaign import Campaign, CampaignError
from tests.campaigns.watch import Watch
from tests.lexica import lexicon_file
from wmh.helper.settings import Settings
from wmh.helper.ui.program.garbage import Garbage
from wmh.helper.ui.shell.application import Program

_LETTERS = "abc"
_PARTS = (*_LETTERS, ".", "[ab]", "[^c]", "(a|bc)", "(ab)?", ".*", "b+", "c{1,2}", "(?:a|b)")
_PATIENCE = 30


class Searches:
    """Main window with all words of three to five of three letters, and the search open."""

    def __init__(self, folder):
        words = ["".join(each) for n in (3, 4, 5) for each in product(_LETTERS, repeat=n)]
        self.words = [each for each in words if len(each) == 4]
        self.application = QApplication.instance() or QApplication([])
        self.garbage = Garbage(self.application)
        lexicon = lexicon_file(folder, dict.fromkeys(words, 35))
        self.program = Program(Settings(lexicon=str(lexicon), length=4, first_steps=False))
        self.watch = Watch(self.program)
        self.window = self.program.window
        self.window.show()
        self.window.activateWindow()
        self.window.findChild(QAction, "find").trigger()
        self._until(lambda: self.window.findChild(QLineEdit, "find") is not None)
        self.field = self.window.findChild(QLineEdit, "find")
        self.hits = self.window.findChild(QListView, "hits")
        self.said = self.window.findChild(QLabel, "found")

    def __call__(self, _number, dice):
        pattern = "".join(dice.choices(_PARTS, k=dice.randrange(1, 5)))
        fitting = [each.upper() for each in self.words if re.fullmatch(pattern, each)]
        self.field.setFocus()
        self.field.selectAll()
        QTest.keyClicks(self.field, pattern)
        try:
            self._until(lambda: self._listed() == fitting)
        except TimeoutError as error:
            told = f"{pattern}: {self._listed()[:5]}, {self.said.text()!r}; {fitting[:5]}"
            raise CampaignError(told) from error
        if len(fitting) > 1 and not re.search(rf"\b{len(fitting)}\b", self.said.text()):
            raise CampaignError(f"{pattern}: {self.said.text()!r} of {len(fitting)} words")
        if fitting:
            QTest.keyClick(self.field, Qt.Key.Key_Down)
            QTest.keyClick(self.hits, Qt.Key.Key_End)
            if self.hits.currentIndex().data() != fitting[-1]:
                raise CampaignError(f"{pattern}: {fitting[-1]} cannot be reached by keys")
        return "found" if fitting else "nothing"

    def end(self):
        self.watch.end()
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _listed(self):
        if not self.hits.isVisible():
            return []
        model = self.hits.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def _until(self, holds):
        until = time.monotonic() + _PATIENCE
        while not holds():
            if time.monotonic() > until:
                raise TimeoutError
            self.application.processEvents()
            time.sleep(0.001)


SEARCHES = Campaign("searches", 10_000, Searches)
