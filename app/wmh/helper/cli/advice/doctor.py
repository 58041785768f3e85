"""`wmh doctor`: the smallest changes to guesses and options that make words fit again."""

import sys

import typer

from wmh.base.text.phrases import _
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.doctor import diagnose
from wmh.helper.cli.parts import remedies
from wmh.helper.cli.parts.arguments import (
    AsJson,
    GameName,
    GivenLetters,
    Length,
    LexiconName,
    RuleName,
    Tier,
    Turns,
)
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.named_lexicon import named_lexicon
from wmh.helper.cli.parts.reasons import fitting, nothing_fits
from wmh.helper.cli.parts.told_game import read_game
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import library

NO_REMEDY = 1


def doctor(
    turns: Turns = None,
    preset: GameName = None,
    length: Length = None,
    rule: RuleName = Rule.TILES,
    given: GivenLetters = "",
    tier: Tier = None,
    lexicon: LexiconName = library.DEFAULT,
    as_json: AsJson = False,
) -> None:
    """Propose what to change where no word fits. Exit code 1 if nothing helps."""
    opened = named_lexicon(lexicon)
    game = read_game(
        turns or (), opened, length=length, rule=rule, given=given, tier=tier, preset=preset
    )
    question = game.question()
    remaining = len(candidates_of(question, opened))
    with waiting("looking for changes that make words fit"):
        proposed = () if remaining else remedies.proposals(question, opened)
    if as_json:
        listed = remedies.as_json(proposed, question)
        found = {"remaining": remaining, "proposals": listed}
        print_json("doctor", {"game": preset, "lexicon": opened.name, **found})
    elif remaining:
        print(_("{0}: there is nothing to change.", fitting(remaining)))
    elif proposed:
        print("\n".join(remedies.as_lines(proposed, question)))
        if remedies.lacking(question, opened):
            print(_("Or the word list lacks the answer."))
    if not (remaining or proposed):
        print(nothing_fits(question, diagnose(question, opened)), file=sys.stderr)
        raise typer.Exit(NO_REMEDY)
