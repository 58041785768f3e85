"""The evening diary: every helped game that ends is recorded, unless that is switched off."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from wmh.files import paths
from wmh.ui.board.board import Board
from wmh.ui.board.sheet import Sheet
from wmh.ui.game.game_in_hand import GameInHand
from wmh.ui.remembered import Remembered

translate = QCoreApplication.translate


class Diary(QObject):
    """Follows the board: a game is over once it is solved, or its last guess is marked.

    A game that is played beside the helper, or in another window, is recorded there; so it is
    `beside`.
    """

    ended = Signal(object)
    """The Played that is in the record now."""
    failed = Signal(str)
    """Why a game could not be recorded, in a sentence."""

    def __init__(
        self,
        board: Board,
        game: GameInHand,
        remembered: Remembered,
        beside: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._game, self._remembered, self._beside = game, remembered, beside
        self._over = _over(board.sheet, self._limit)
        self._last = board.sheet.turns if self._over else ()
        board.changed.connect(self._follow)

    @property
    def _limit(self) -> int | None:
        preset = self._game.preset
        return None if preset is None else preset.rows

    @Slot(object)
    def _follow(self, sheet: Sheet) -> None:
        before, self._over = self._over, _over(sheet, self._limit)
        if before or not self._over or self._beside() or not self._remembered.settings.diary:
            return
        if sheet.turns == self._last:  # Undone and done again.
            return
        self._last = sheet.turns
        self._record(sheet)

    def _record(self, sheet: Sheet) -> None:
        from datetime import datetime

        from wmh.games.record import record
        from wmh.games.record.played import Helper, Mode, Played

        played = Played(
            when=datetime.now().astimezone().isoformat(timespec="seconds"),
            lexicon=self._remembered.settings.lexicon,
            length=sheet.length,
            rule=sheet.rule,
            keeping=None,
            mode=Mode.HELPED,
            secret=sheet.turns[-1].word if sheet.solved else "",
            turns=sheet.turns,
            attempts=self._limit,
            won=sheet.solved,
            helper=Helper.SHOWN,
        )
        try:
            record.append(played, paths.games_file())
        except OSError as error:
            text = translate("Diary", "The game cannot be recorded in {0}: {1}.")
            self.failed.emit(text.format(error.filename, error.strerror))
        else:
            self.ended.emit(played)


def _over(sheet: Sheet, limit: int | None) -> bool:
    return sheet.solved or (limit is not None and len(sheet.turns) >= limit and not sheet.open)
