"""Questionnaires of a protocol, in the language of a participant."""

from dataclasses import replace

from wmh.study.protocol.protocol import Protocol
from wmh.study.protocol.questionnaire import Questionnaire, read_questionnaire, shipped_path


def asked_by(protocol: Protocol, language: str = "") -> tuple[Questionnaire, ...]:
    """Returns the protocol's questionnaires, each once, translated into `language` if possible.

    Raises QuestionnaireError and OSError.
    """
    asked = dict.fromkeys(
        (*protocol.before, *protocol.after_block, *protocol.after_arm, *protocol.after_all)
    )
    return tuple(_find_questionnaire(protocol, name, language) for name in asked)


def _find_questionnaire(protocol: Protocol, name: str, language: str) -> Questionnaire:
    for own in protocol.own:
        if (own.name, own.language) == (name, language):
            return own
    original = next((own for own in protocol.own if (own.name, own.language) == (name, "")), None)
    if original is not None:
        return original
    if language and (path := shipped_path(name, language)).is_file():
        return replace(read_questionnaire(path), language=language)
    return read_questionnaire(shipped_path(name))
