"""Report of a timing validation, and its section in a study's report; both in English."""

from collections.abc import Iterator

from wmh.base.text.escaping import as_markdown, escape_text
from wmh.base.text.wording import count_text
from wmh.study.analysis.machines import MachineTimes
from wmh.study.timing.lateness import LATE_MS
from wmh.study.timing.validation import (
    CLOSE_MS,
    KeyMethod,
    Phase,
    Validation,
    count_unflagged,
    spread,
)
from wmh.study.writing.apa import number

METHODS = {
    KeyMethod.XTEST: "through the window system (XTEST), as the keys of a keyboard come, without"
    " the keyboard itself",
    KeyMethod.POSTED: "into the program's own queue of events; the window system and the keyboard"
    " are no part of what was measured",
}
HEADER = ("Condition", "Interval", "n", "Median (ms)", "95th percentile (ms)", "Worst (ms)")


def validation_report(validation: Validation) -> str:
    """Returns the report of a validation in Markdown, to be attached to a paper."""
    return "\n".join(_parts(validation)) + "\n"


def _parts(validation: Validation) -> Iterator[str]:
    yield "# Response times validated\n"
    yield f"{_verdict(validation)}\n"
    yield as_markdown((HEADER, *(row for each in validation.phases for row in rows_of(each))))
    yield (
        "A process of its own read the clock and sent each key. Key to stamp: until the time that"
        " the journal of a session has for the key. Key to painting: until the display had been"
        " painted for the first time after it. Enter to feedback: until the feedback had been"
        " painted, with the time that the program needs for the list of the helper.\n"
    )
    yield f"The keys came {METHODS[validation.method]}. {_display(validation)}\n"
    for phase in validation.phases:
        yield f"- {_phase_name(phase)}: {_troubles(phase)}."
    yield f"\n{_flags(validation)}\n"
    yield (
        f"Measured on {escape_text(validation.machine or 'a machine')}"
        f" ({escape_text(validation.system)}), {escape_text(validation.utc)}, with Word Mastermind"
        f" Helper {escape_text(validation.version)} in"
        f" the condition “{escape_text(validation.arm)}” of the protocol"
        f" “{escape_text(validation.protocol)}”."
    )


def _verdict(validation: Validation) -> str:
    strokes = validation.quiet.strokes
    if not strokes:
        return "**No key arrived: nothing can be said of this machine.**"
    stamped = spread([each.stamped for each in strokes])
    within = "within" if validation.close else "not within"
    said = (
        f"On the quiet machine, 95 % of the keys were stamped at most {number(stamped.p95)} ms"
        f" after an outside clock had sent them: {within} {CLOSE_MS:g} ms."
    )
    return said if validation.close else f"**{said}**"


def rows_of(phase: Phase) -> Iterator[tuple[str, ...]]:
    """Yields table rows with the columns of `HEADER`, for each measured interval of a phase."""
    letters = [each for each in phase.strokes if not each.enter]
    enters = [each for each in phase.strokes if each.enter]
    for name, values in (
        ("key to stamp", [each.stamped for each in phase.strokes]),
        ("key to painting", [each.painted for each in letters]),
        ("Enter to feedback", [each.painted for each in enters]),
    ):
        if values:
            told = spread(values)
            figures = (number(each) for each in (told.median, told.p95, told.worst))
            yield _phase_name(phase), name, str(told.n), *figures


def _phase_name(phase: Phase) -> str:
    if not phase.load:
        return "quiet"
    return f"under load ({phase.load} busy process{'' if phase.load == 1 else 'es'})"


def _display(validation: Validation) -> str:
    refresh = (
        f"refreshed {number(validation.refresh, 1)} times a second, so that a painting is seen up"
        f" to {number(1000 / validation.refresh, 1)} ms later"
        if validation.refresh > 0
        else "whose refresh rate the system does not tell"
    )
    return f"The display: {escape_text(validation.display)}, {refresh}."


def _troubles(phase: Phase) -> str:
    lost = f"{phase.lost} of {len(phase.strokes) + phase.lost} keys lost"
    if not phase.stalls:
        return f"{lost}; no stall of the program above 50 ms"
    many = f"{len(phase.stalls)} stall{'' if len(phase.stalls) == 1 else 's'}"
    return f"{lost}; {many} of the program above 50 ms, the longest of {max(phase.stalls):.0f} ms"


def _flags(validation: Validation) -> str:
    late = sum(len(each.late) for each in validation.phases)
    if not late:
        return f"No key was stamped more than {LATE_MS:g} ms late."
    missed = count_unflagged(validation)
    shown = "all of them" if not missed else f"all but {missed} of them"
    return (
        f"{late} key{' was' if late == 1 else 's were'} stamped more than {LATE_MS:g} ms late; the"
        f" journal itself shows {shown} as late, by the window system's own time of each key."
    )


def machines_section(machines: MachineTimes) -> Iterator[str]:
    """Yields a study report's lines on validations of machines, and on sessions with worse timing.

    Machines are numbered, because their names may be people's.
    """
    if not machines.validations:
        if machines.sessions:
            yield (
                "## Response times\n\nThe response times of the machines were not validated"
                " (`wmh study validate`).\n"
            )
        return
    rows = [
        (str(number_of), *row)
        for number_of, each in enumerate(machines.validations, start=1)
        for phase in each.phases
        for row in rows_of(phase)
    ]
    yield f"## Response times\n\n{as_markdown((('Machine', *HEADER), *rows))}"
    for number_of, each in enumerate(machines.validations, start=1):
        yield (
            f"- Machine {number_of} ({escape_text(each.system)}, {escape_text(each.utc)}):"
            f" the keys came {METHODS[each.method]}."
            f" {_display(each)} {_verdict(each)} {_flags(each)}"
        )
    yield f"\n{' '.join(_sessions(machines))}\n"


def _sessions(machines: MachineTimes) -> Iterator[str]:
    if machines.elsewhere:
        were = "was" if machines.elsewhere == 1 else "were"
        yield (
            f"{machines.elsewhere} of {count_text(machines.sessions, 'session')} {were} on machines"
            " that were not validated."
        )
    if machines.sessions > machines.elsewhere and not machines.worse:
        yield "In no session on a validated machine were keys later than in its validation."
    for row, number_of in machines.worse:
        lag = machines.validations[number_of - 1].quiet.lag95
        yield (
            f"**Session {row.session} of {escape_text(row.participant)} was worse than the"
            f" validation of machine {number_of}: 95 % of its keys were handled at most"
            f" {number(row.lag_ms)} ms later than the quickest, against {number(lag or 0.0)} ms.**"
        )
