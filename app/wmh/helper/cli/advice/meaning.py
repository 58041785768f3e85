"""`wmh meaning`: meanings of words, from the dictionaries installed on the system."""

import sys
from typing import Annotated

import typer

from wmh.base.text.phrases import _, objection
from wmh.engine.clues.reading import read_word
from wmh.helper.cli.parts.arguments import AsJson, LexiconName
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.named_lexicon import named_lexicon
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import library
from wmh.helper.meanings.dictionaries import own_folder
from wmh.helper.meanings.meaning import Meaning
from wmh.helper.meanings.meaning import meaning as meaning_of


def meaning(
    words: Annotated[list[str], typer.Argument(metavar="WORD...", help="What to look up.")],
    lexicon: LexiconName = library.DEFAULT,
    as_json: AsJson = False,
) -> None:
    """Say what words mean, by the dictionaries of dictd and StarDict that are installed.

    They are those for the language of the word list. Exit code 1 if a word is in none.
    """
    opened = named_lexicon(lexicon)
    read = ["".join(read_word(word, opened.alphabet)) for word in words]
    with waiting("looking into the dictionaries"):
        found = [meaning_of(word, opened.name) for word in read]
    if as_json:
        print_json("meaning", {"lexicon": opened.name, "words": [_as_json(each) for each in found]})
    else:
        for each in filter(lambda each: each.text, found):
            print(f"{each.headword} ({each.dictionary})")
            for line in each.text.splitlines():
                print(f"  {line}")
    for remark in dict.fromkeys(remark for each in found for remark in _remarks(each)):
        print(remark, file=sys.stderr)
    if not all(each.text for each in found):
        raise typer.Exit(1)


def _as_json(found: Meaning) -> dict[str, object]:
    named = {"word": found.word, "headword": found.headword, "dictionary": found.dictionary}
    return {**named, "senses": found.text.splitlines()}


def _remarks(found: Meaning) -> list[str]:
    """Returns sentences on why no meaning was found, and on what to do."""
    remarks = [objection(fault) for fault in found.faults]
    if found.text:
        return remarks
    if found.looked > len(found.faults):
        return [*remarks, _("No dictionary here has {0}.", found.word)]
    if found.looked == 0:
        remarks.append(
            _(
                "There is no dictionary here: install the package {0}, or put one of StarDict"
                " into {1}.",
                found.package,
                own_folder(),
            )
            if found.package
            else _("There is no dictionary here: put one of StarDict into {0}.", own_folder())
        )
    return remarks
