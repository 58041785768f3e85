"""Before a study: its protocol checked, its plan written, its analysis rehearsed."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.files.writing import replace_file
from wmh.base.heavy.run import HeavyRun
from wmh.base.text.phrases import _, figure, language_spoken
from wmh.helper.cli.parts.arguments import AsJson
from wmh.helper.cli.parts.heavily import (
    HeavyOptions,
    heavily,
)
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import library
from wmh.study.analysis.simulate import Rehearsal
from wmh.study.catalogue import PROTOCOLS
from wmh.study.cli.study_options import Folder, Out, ProtocolName, Seed
from wmh.study.journal.folder import file_of, participant_files, write_participant
from wmh.study.protocol.allocation import allocation_digest, allocation_list
from wmh.study.protocol.assignment import with_secrets
from wmh.study.protocol.plan import PLAN, freeze, plan_digest
from wmh.study.protocol.protocol import ArmOrder, Protocol
from wmh.study.protocol.registration import Form, registration, registration_digest


def check(protocol: ProtocolName, as_json: AsJson = False) -> None:
    """Say what is wrong with a protocol; if nothing is, what it decides and what it can see."""
    told = PROTOCOLS.read_named(protocol)
    lexicon = library.open_named(told.lexicon)
    for word in told.secrets:
        letters = lexicon.alphabet.letters_of(word)
        if letters is None or lexicon.number_of(letters) is None:
            raise Refused("The target word {0} is not in the word list {1}.", word, told.lexicon)
        if len(letters) != told.length:
            raise Refused(
                "The target word {0} has {1} letters, but must have {2}.",
                word,
                len(letters),
                told.length,
            )
    with waiting("reading what statistics need"):
        # They come in only where they are wanted: they take longer than most commands.
        from wmh.study.statistics.power import participants_needed, smallest_effect

        with_secrets(told, lexicon)
    group = told.per_group
    parts = told.parts(told.groups[0])
    practice = sum(part.block.games for part in parts if part.block.practice)
    effect = smallest_effect(group, group) if group > 1 and not told.sequences else None
    if as_json:
        print_json("study-check", {"lexicon": lexicon.name, **_json(told, practice, effect)})
        return
    texts = told.texts(language_spoken())
    print(_("{0}, version {1}", texts.title, told.version))
    print(f"SHA-256 {told.digest}")
    arms = ", ".join(
        _("{0} (sees {1})", texts.arms[arm.name], _sees(told, arm.name)) for arm in told.arms
    )
    print(_("{0} participants, {1} each: {2}", group * len(told.groups), group, arms))
    print(
        _(
            "{0} games each, {1} of them practice; words of {2} letters",
            told.games,
            practice,
            told.length,
        )
    )
    for language in told.spoken:
        digest = told.texts(language).consent_digest
        if language:
            print(_("Consent, {0}: SHA-256 {1}", language, digest))
        else:
            print(_("Consent: SHA-256 {0}", digest))
    if told.sequences:
        print(_("Groups: {0}", "; ".join(told.groups)))
    if told.stations:
        print(
            _(
                "Stations: {0}. Each assigns its own share of the places, {1} at a time, to"
                " participant codes that begin with its name, such as {2}-001.",
                ", ".join(told.stations),
                told.permuted,
                told.stations[0],
            )
        )
    if told.order is ArmOrder.BALANCED:
        print(
            _(
                "Target words are balanced if the size of each group is a multiple of {0}.",
                told.games,
            )
        )
    if effect is not None:
        print(
            _(
                "Two groups of {0} find a difference of {1} standard deviations with 80 %"
                " power (5 %, two-sided); for 0.5 it takes {2} each, for 0.8 {3}.",
                group,
                figure(effect, 2),
                participants_needed(0.5),
                participants_needed(0.8),
            )
        )


def _json(told: Protocol, practice: int, effect: float | None) -> dict[str, object]:
    return {
        "protocol": told.name,
        "title": told.title,
        "version": told.version,
        "sha256": told.digest,
        "participants": told.per_group * len(told.groups),
        "per_group": told.per_group,
        "groups": told.groups,
        "arms": [
            {"name": arm.name, "title": arm.title, "sees": _sees(told, arm.name)}
            for arm in told.arms
        ],
        "games": told.games,
        "practice": practice,
        "length": told.length,
        "stations": told.stations,
        "consents": [
            {"language": language, "sha256": told.texts(language).consent_digest}
            for language in told.spoken
        ],
        "smallest_effect": effect,
    }


def simulate(
    protocol: ProtocolName,
    out: Out,
    participants: Annotated[
        int | None, typer.Option(min=1, max=100_000, help="How many; by default all of them.")
    ] = None,
    seed: Seed = None,
    *,
    options: HeavyOptions,
) -> None:
    """Simulate participants, to rehearse the analysis. All results are marked as simulated."""
    told = PROTOCOLS.read_named(protocol)
    lexicon = library.open_named(told.lexicon)
    told = with_secrets(told, lexicon)
    seed = told.seed if seed is None else seed
    freeze(out, told, PROTOCOLS.find(protocol), datetime.now(UTC))
    number = participants or told.per_group * len(told.groups)
    _refuse_people(out)
    work = HeavyRun(
        "rehearsal",
        Rehearsal(told, lexicon, seed),
        list(range(number)),
        [1] * number,
        "participants",
        {"protocol": told.digest, "seed": seed},
        lexicon,
    )
    with heavily(options) as heavy:
        for code, lines in heavy(work):
            write_participant(file_of(out, code), lines.encode())
    print(_("{0} SIMULATED participants in {1}.", number, out))


def plan_study(
    protocol: ProtocolName,
    folder: Folder,
    allocation: Annotated[
        Path | None,
        typer.Option(
            help="Write the allocation list into this file; those who enrol"
            " participants must not read it."
        ),
    ] = None,
) -> None:
    """Write protocol and analysis plan into a study's folder, before the first participant.

    The plan has the time that it was written in it: for several machines, plan once and copy the
    folder to each.
    """
    file = PROTOCOLS.find(protocol)
    told = PROTOCOLS.read(file)
    if next(iter(participant_files(folder)), None) is not None:
        raise Refused("{0} has participants: a plan is written before the first one.", folder)
    told = with_secrets(told, library.open_named(told.lexicon))
    freeze(folder, told, file, datetime.now(UTC))
    print(f"{folder / PLAN}: SHA-256 {plan_digest(folder)}")
    if allocation is not None:
        replace_file(allocation, allocation_list(told).encode(), private=True)
        print(f"{allocation}: SHA-256 {allocation_digest(told)}")


def register(
    protocol: ProtocolName,
    form: Annotated[Form, typer.Option(help="The form whose questions are answered.")] = Form.OSF,
) -> None:
    """Print the plan as OSF or AsPredicted ask for it, and its digest as a notice.

    It is in English, whatever language is spoken here: it is for reviewers.
    """
    text = registration(PROTOCOLS.read_named(protocol), form)
    print(text, end="")
    print(_("Notice: {0}", f"SHA-256 {registration_digest(text)}"), file=sys.stderr)


def _refuse_people(folder: Path) -> None:
    """Raises Refused if the folder has people in it: made-up participants stay apart."""
    for each in participant_files(folder):
        if not any(event.told.get("simulated") is True for event in each.opened):
            raise Refused(
                "{0} is of a person: simulated participants need a folder of their own.", each.path
            )


def _sees(protocol: Protocol, arm: str) -> str:
    level = protocol.arm(arm).sees
    return "nothing" if level is None else level.name.lower()
