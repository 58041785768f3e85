"""View of all class games: mean guesses of the class, of the strategies, and as published."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.helper.classroom.class_sample import (
    FILE,
    ClassComparison,
    ClassSample,
    SampleMean,
    load_sample,
    means,
    save_sample,
)
from wmh.helper.ui.classroom import class_text
from wmh.helper.ui.look.bar_chart import Bar, WordRows
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.numbers import decimal

_PAPER_LENGTH = 4
_WITH_HELPER, _WITHOUT = 4.984, 6.9
"""Mean guesses of people with and without a helper (Bahinting et al. 2013), for four letters."""


class SampleView(QWidget):
    """View of the means over all class games, stored in a file without names or words."""

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._file = folder / FILE
        self._sample = load_sample(self._file).content or ClassSample()
        self._said = plain_label(self, "reason")
        self._chart = WordRows(_("Mean guesses in all class games"), self)
        self._note = plain_label(self, "note")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        in_column(
            self._said,
            (self._chart, 1),
            self._note,
            on=self,
            margins=(0, 6, 0, 0),
            spacing=6,
        )

    def add(self, comparison: ClassComparison) -> None:
        """Adds a finished comparison to the means, and saves it. Raises OSError."""
        before, self._sample = self._sample, self._sample.with_game(comparison)
        self._show(comparison.review.game.terms.length)
        if self._sample != before:
            save_sample(self._sample, self._file)

    def _show(self, length: int) -> None:
        games = self._sample.of_length(length)
        said = ngettext(
            "Class games with words of {1} letters so far: 1.",
            "Class games with words of {1} letters so far: {0}.",
            len(games),
            len(games),
            length,
        )
        if lost := sum(not game.guesses for game in games):
            said += " " + _("Not found: {0}.").format(lost)
        bars = [_bar(each) for each in means(games)]
        if length == _PAPER_LENGTH:
            bars[1:1] = [
                _people(_("People with the helper, 2013"), _WITH_HELPER),
                _people(_("People without the helper, 2013"), _WITHOUT),
            ]
        self._chart.show_bars(bars)
        say(self._said, said)
        note = _(
            "± is the 95 % interval of the mean. Saved without names or words in {0}; delete"
            " that file to start again.",
        )
        say(self._note, note.format(self._file))
        self.setAccessibleName(f"{said} {self._chart.accessibleDescription()}")


def _bar(mean: SampleMean) -> Bar:
    number = decimal(mean.mean, 2)
    if mean.reach is not None:
        number = f"{number} ± {decimal(mean.reach, 2)}"
    name = class_text.runner(mean.strategy)
    role = "accent" if mean.strategy is None else "line"
    return Bar(name, mean.mean, number, f"{name}: {number}", role)


def _people(name: str, mean: float) -> Bar:
    number = decimal(mean, len(str(mean).partition(".")[2]))
    return Bar(name, mean, number, f"{name}: {number}", "hairline")
