"""The catalogues that the program ships: games, letter values, word lists."""

from typing import TYPE_CHECKING

from wmh.base.files.catalogue import Catalogue
from wmh.base.text.wording import translatable

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.games.preset import Preset
    from wmh.helper.rack.values import Values

GAMES: Catalogue["Preset"] = Catalogue(
    "games",
    "wmh.helper.games.presets.read_game",
    "wmh.helper.games.preset_file.PresetError",
    translatable("There is no game {0}: {1}"),
)
VALUES: Catalogue["Values"] = Catalogue(
    "values",
    "wmh.helper.rack.values.read_values",
    "wmh.helper.rack.values.ValuesError",
    translatable("There are no values of letters {0}: {1}"),
    first="english",
)
LEXICA: Catalogue["Lexicon"] = Catalogue(
    "lexica",
    "wmh.engine.lexicon.store.open_lexicon",
    "wmh.engine.lexicon.store.LexiconError",
    translatable("There is no word list {0} (codes are named as in codes:abcdef): {1}"),
    endings=(".dawg", "/words.dawg"),
    first="english",
    shipped_in="lexicon",
)
