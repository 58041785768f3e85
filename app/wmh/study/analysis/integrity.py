"""The integrity of a study's files: said in every report, and what follows for its figures."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from wmh.study.journal.rows import Tables


@dataclass(frozen=True, slots=True)
class Integrity:
    """Soundness of the files themselves, by the codes of participants.

    `faults` are how many lines of a file show that it was changed or cut, or that lines before them
    are missing, of those that have any;
    `words` the participants by the digest of the words that they played with, "" where it was not
    recorded; `mixed` whether some games were timed by hand and others by the program; of `keys`
    whose time the window system told, `late` were handled more than 50 ms later than the quickest.
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
    """The integrity of the files behind these rows."""
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
    """The rows that count in figures, and of those that were timed otherwise no seconds."""
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
    """The sentence about a plan that is no longer the one data were recorded under; else empty.

    `plan` is its digest as it stands now, "" where there is none, None where that is not known.
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
    """Returns the paragraph on the soundness of the files."""
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
