"""Preregistration texts of a study, for the forms of OSF and AsPredicted."""

import hashlib
from collections.abc import Iterator, Mapping
from enum import StrEnum

from wmh.base.text.refusal import InputError
from wmh.engine.explain.spoiler import Spoiler
from wmh.study.protocol.primary import Direction, Primary, PrimaryTest
from wmh.study.protocol.protocol import Arm, Clock, Protocol, Unsolved
from wmh.study.statistics.power import LEVEL, smallest_effect

_HELP: Mapping[Spoiler, str] = {
    Spoiler.COUNT: "sees how many words are left",
    Spoiler.LETTERS: "sees how many words are left, and the letters that tell them apart best",
    Spoiler.HINT: "sees letters of the best suggestion, one at a time",
    Spoiler.LIST: "sees a ranked list of suggestions, but not a word that is the only one left",
    Spoiler.ANSWER: "sees a ranked list of suggestions",
}


class Form(StrEnum):
    """Preregistration services."""

    OSF = "osf"
    AS_PREDICTED = "aspredicted"


class RegistrationError(InputError):
    """The error for a protocol without a primary outcome."""


def registration(protocol: Protocol, form: Form) -> str:
    """Returns a preregistration's questions with the study's answers, in English.

    Raises RegistrationError for a protocol without [primary].
    """
    primary = protocol.primary
    if primary is None:
        raise RegistrationError(
            "{0} names no primary outcome: add a table [primary] to it.", protocol.name
        )
    asked = _osf if form is Form.OSF else _as_predicted
    parts = [f"{head}\n{text.strip()}\n" for head, text in asked(protocol, primary)]
    return "\n".join(parts)


def registration_digest(text: str) -> str:
    """Returns the SHA-256 of a registration's text, which can be timestamped elsewhere."""
    return hashlib.sha256(text.encode()).hexdigest()


def _as_predicted(protocol: Protocol, primary: Primary) -> Iterator[tuple[str, str]]:
    yield "1) Data collection", "No, no data have been collected for this study yet."
    yield "2) Hypothesis", primary.hypothesis
    yield "3) Dependent variable", measure_text(protocol, primary)
    yield "4) Conditions", _conditions(protocol)
    yield "5) Analyses", analysis_text(protocol, primary)
    yield "6) Outliers and exclusions", _exclusions(protocol, primary)
    yield "7) Sample size", f"{size_text(protocol, primary)} {primary.stopping.strip()}"
    yield "8) Other", _other(protocol)


def _osf(protocol: Protocol, primary: Primary) -> Iterator[tuple[str, str]]:
    yield "Title", protocol.title
    yield "Description", protocol.about
    yield "Hypotheses", primary.hypothesis
    yield "Study type", "Experiment: the program assigns participants to groups."
    yield "Blinding", "Participants see the condition that they play in."
    yield "Study design", _conditions(protocol)
    yield (
        "Randomization",
        f"Groups are dealt out in permuted blocks of {protocol.permuted}, seed {protocol.seed}.",
    )
    yield "Existing data", "Registration prior to creation of data."
    yield "Data collection procedures", _procedure(protocol)
    yield "Sample size", f"{protocol.per_group} participants in each of {_groups(protocol)}."
    yield "Sample size rationale", size_text(protocol, primary)
    yield "Stopping rule", primary.stopping
    yield "Manipulated variables", _conditions(protocol)
    yield "Measured variables", measure_text(protocol, primary)
    yield "Indices", unsolved_text(protocol)
    yield "Statistical models", analysis_text(protocol, primary)
    yield "Transformations", "log-seconds is the natural logarithm of the seconds of a game."
    yield "Inference criteria", "p below .05, two-sided."
    yield "Data exclusion", _exclusions(protocol, primary)
    yield "Missing data", "Participants count with the games that they played to the end."
    yield "Exploratory analysis", "All other results of the report are marked exploratory."
    yield "Other", _other(protocol)


def _groups(protocol: Protocol) -> str:
    return f"{len(protocol.groups)} groups ({'; '.join(protocol.groups)})"


def _conditions(protocol: Protocol) -> str:
    told = [f"{arm.name} (“{arm.title}”: {help_text(arm)})" for arm in protocol.arms]
    return f"{'; '.join(told)}. Design: {protocol.design.value}, {_groups(protocol)}."


def help_text(arm: Arm) -> str:
    """Returns what a condition sees of the helper, and what its suggestions are ranked by."""
    if arm.sees is None:
        return "without the helper"
    if arm.sees < Spoiler.HINT:
        return _HELP[arm.sees]
    shown = f", {arm.rows} at once" if arm.rows and arm.sees >= Spoiler.LIST else ""
    return f"{_HELP[arm.sees]}{shown}; strategy “{arm.strategy}”"


def _procedure(protocol: Protocol) -> str:
    clock = {
        Clock.SHOWN: "when the board is shown",
        Clock.FIRST_KEY: "at the first key",
        Clock.GUESS: "at the last guess",
        Clock.CLUE: "when its feedback is shown",
    }
    return (
        f"Each participant plays {protocol.games} games with words of {protocol.length} letters,"
        f" {protocol.measured_games} of them measured. The time of a game starts"
        f" {clock[protocol.starts]} and stops {clock[protocol.stops]}."
    )


def measure_text(protocol: Protocol, primary: Primary) -> str:
    """Returns the primary measure, and how a participant's value is computed."""
    names = {
        "attempts": "the attempts of a game",
        "seconds": "the seconds of a game",
        "log-seconds": "the natural logarithm of the seconds of a game",
    }
    of = "single games" if primary.test is PrimaryTest.MODEL else "its mean for each participant"
    others = f" Secondary: {', '.join(primary.secondary)}." if primary.secondary else ""
    return f"Primary: {names[primary.measure]}, {of}.{others} {unsolved_text(protocol)}"


def unsolved_text(protocol: Protocol) -> str:
    """Returns a sentence that says how an unsolved game counts."""
    more = protocol.unsolved is Unsolved.NEXT
    attempts = "what was used" if protocol.attempts is None else str(protocol.attempts + more)
    seconds = "what was used" if protocol.time_cap is None else f"{protocol.time_cap:g} s"
    return f"A game that was not solved counts {attempts} attempts and {seconds}."


def analysis_text(protocol: Protocol, primary: Primary) -> str:
    """Returns sentences that describe the planned tests."""
    paired = protocol.paired
    test = {
        PrimaryTest.MEANS: "paired t test" if paired else "Welch's t test",
        PrimaryTest.RANKS: "Wilcoxon's signed ranks" if paired else "the Mann-Whitney test",
        PrimaryTest.MODEL: "the contrast in a linear mixed model (participants and target words"
        " crossed random)",
    }[primary.test]
    expected = {
        Direction.LESS: " The difference is expected to be less than 0.",
        Direction.GREATER: " The difference is expected to be greater than 0.",
        Direction.EITHER: "",
    }[primary.direction]
    within = (
        ""
        if primary.margin is None
        else f" Equivalence: two one-sided t tests within plus or minus {primary.margin:g}."
    )
    others = (
        f" Secondary outcomes ({', '.join(primary.secondary)}): by the same test, Holm's correction"
        f" over {len(primary.secondary)}."
        if primary.secondary
        else ""
    )
    return (
        f"Primary: {primary.measure} of {primary.first} less {primary.second}, {test}, two-sided at"
        f" 5 %.{expected} Beside it a JZS Bayes factor (scale 0.707).{within}{others}"
    )


def _exclusions(protocol: Protocol, primary: Primary) -> str:
    practice = ", ".join(block.title for block in protocol.blocks if block.practice) or "none"
    return (
        f"{primary.exclusions.strip()} Left out by the program: practice ({practice}), interrupted"
        " games, and participants who withdrew."
    )


def size_text(protocol: Protocol, primary: Primary) -> str:
    """Returns the planned sample size, and the smallest detectable effect of two groups.

    The effect is left out for crossovers, for which there is no formula.
    """
    told = primary.sample_size.strip()
    size = protocol.per_group
    if protocol.sequences or size < 2:
        return told
    effect = smallest_effect(size, size)
    return (
        f"{told} Two groups of {size} find a difference of {effect:.2f} standard deviations with"
        f" 80 % power ({LEVEL:.0%} two-sided, t test)."
    )


def _other(protocol: Protocol) -> str:
    return (
        f"Word Mastermind Helper, protocol “{protocol.name}”, version {protocol.version}, SHA-256"
        f" {protocol.digest}. The analysis is computed by the program as planned here."
    )
