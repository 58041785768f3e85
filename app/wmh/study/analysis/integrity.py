"""Integrity of a study's files, stated in every report, and rows to leave out because of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from wmh.study.journal.rows import Tables


@dataclass(frozen=True, slots=True)
class Integrity:
    """Integrity of a study's files; participants are given by their codes.

    `faults` has each participant's number of lines that show that a file was changed or cut.
    `words` groups the participants by the digest of their word list, "" if not recorded. `mixed` is
    true if some games were timed by hand and others by the program. Of the `keys` with a time of
    the window system, `late` were handled more than 50 ms later than the quickest.
    """

    people: int
    faults: tuple[tuple[str, int], ...]
    words: tuple[tuple[str, tuple[str, ...]], ...]
    withdrawn: tuple[str, ...]
    by_hand: tuple[str, ...]
    mixed: bool
    recoded: tuple[str, ...]
    unfinished: tuple[str, ...]
    resumed: int
    keys: int = 0
    late: tuple[tuple[str, int], ...] = ()


def integrity_of(tables: Tables) -> Integrity:
    """Returns the integrity of the files behind these tables."""
    people = tables.participants
    words: dict[str, set[str]] = {}
    for row in (*people, *tables.games):
        words.setdefault(row.words_sha256, set()).add(row.participant)
    return Integrity(
        len(people),
        tuple((person.participant, person.faults) for person in people if person.faults),
        tuple((each, tuple(sorted(words[each]))) for each in sorted(words)),
        tuple(person.participant for person in people if person.withdrawn),
        tuple(person.participant for person in people if person.timed_by_hand),
        len({game.timed_by_hand for game in tables.games}) > 1,
        tuple(person.participant for person in people if person.recoded),
        tuple(person.participant for person in people if not (person.finished or person.withdrawn)),
        sum(game.resumed for game in tables.games),
        sum(each.keys for each in tables.sessions),
        tuple((person.participant, person.keys_late) for person in people if person.keys_late),
    )


def usable(tables: Tables, integrity: Integrity) -> Tables:
    """Returns the rows that count in figures, without those of withdrawn participants.

    If timing was mixed, games timed by hand lose their seconds.
    """
    gone = frozenset(integrity.withdrawn)
    return Tables(
        tables.participants,
        tuple(
            replace(game, seconds=None) if integrity.mixed and game.timed_by_hand else game
            for game in tables.games
            if game.participant not in gone
        ),
        tuple(row for row in tables.attempts if row.participant not in gone),
        tuple(row for row in tables.answers if row.participant not in gone),
    )


def plan_notice(tables: Tables, plan: str | None) -> str:
    """Returns a sentence if data were recorded under another analysis plan; else "".

    `plan` is the digest of the present plan, "" without a plan, None if unknown.
    """
    if plan is None:
        return ""
    known = [person for person in tables.participants if person.plan_sha256]
    other = [person for person in known if person.plan_sha256 != plan]
    if not other:
        return ""
    now = f"as it is now has the SHA-256 {plan}" if plan else "is no longer there"
    before = ", ".join(sorted({person.plan_sha256 for person in other}))
    return (
        f"The analysis plan was changed after data were recorded: {len(other)} of {len(known)}"
        f" files that tell of a plan tell of another one (SHA-256 {before}); the plan {now}."
    )


def soundness(told: Integrity) -> str:
    """Returns the report's paragraph on the integrity of the files."""
    return " ".join(_sentences(told))


def _sentences(told: Integrity) -> Iterator[str]:
    files = _count_text(told.people, "file")
    if not told.people:
        yield "There are no files of participants."
        return
    if told.faults:
        lines = sum(faults for _, faults in told.faults)
        shown = "1 line shows" if lines == 1 else f"{lines:,} lines show"
        listed = ", ".join(f"{code} ({faults})" for code, faults in told.faults)
        yield (
            f"**Of {files}, {len(told.faults)} had lines that were changed,"
            f" cut or missing, as {shown}: {listed}.** What can be read of them is counted;"
            " look at them first."
        )
    else:
        yield (
            f"The checksums fit: no accident changed, cut or lost a line ({files}). They show"
            " accidents, not intentions: whoever changes a file can make them fit."
        )
    known = [(words, codes) for words, codes in told.words if words]
    unknown = [code for words, codes in told.words if not words for code in codes]
    if len(known) == 1:
        yield f"The words played with were the same throughout (SHA-256 `{known[0][0]}`)."
    elif known:
        groups = "; ".join(f"`{words}`: {', '.join(codes)}" for words, codes in known)
        yield f"**Not all played with the same words (SHA-256 {groups}).**"
    if unknown:
        yield f"With which words was not recorded of {', '.join(unknown)}."
    if told.withdrawn:
        yield f"Withdrew, and left out of every figure: {', '.join(told.withdrawn)}."
    if told.unfinished:
        yield f"Did not finish, and counted as far as they came: {', '.join(told.unfinished)}."
    if told.by_hand:
        mixed = " Beside games that the program timed, their seconds are left out."
        yield f"Timed by hand: {', '.join(told.by_hand)}.{mixed if told.mixed else ''}"
    if told.resumed:
        yield f"{_count_text(told.resumed, 'game')} came first after the program had been closed."
    if told.keys:
        yield _late(told)
    if told.recoded:
        yield f"Given another code: {', '.join(told.recoded)}."


def _late(told: Integrity) -> str:
    keys = f"{_count_text(told.keys, 'key')} whose time the window system told"
    if not told.late:
        return f"Of {keys} none was handled more than 50 ms later than the quickest of its session."
    late = sum(number for _, number in told.late)
    listed = ", ".join(f"{code} ({number})" for code, number in told.late)
    return (
        f"**{late:,} of {keys} {'was' if late == 1 else 'were'} handled more than 50 ms later than"
        f" the quickest of the session: {listed}.**"
    )


def _count_text(number_of: int, what: str) -> str:
    return f"{number_of:,} {what}" if number_of == 1 else f"{number_of:,} {what}s"
