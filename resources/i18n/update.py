"""Update of the translations to the texts of the program, and their compilation.

Run from the root: python -m resources.i18n.update
"""

from resources.i18n.po import (
    HEADER,
    LANGUAGES,
    OBSOLETE,
    compiled,
    mo_path_of,
    path_of,
    read,
    update,
    write,
)
from resources.i18n.strings import texts
from resources.i18n.typography import set_for


def main() -> None:
    found = texts()
    for language in LANGUAGES:
        path = path_of(language)
        known = update(read(path), found)
        header = known.pop(HEADER)
        said = {HEADER: header} | {key: set_for(language, each) for key, each in known.items()}
        write(path, said, found)
        mo_path_of(language).write_bytes(compiled(said))
        obsolete = sum(each.kind == OBSOLETE for each in said.values())
        unfinished = len(said) - obsolete - sum(each.finished for each in said.values())
        print(f"{path.name}: {len(said) - 1} texts, {unfinished} unfinished, {obsolete} obsolete")


if __name__ == "__main__":
    main()
