"""Text of an error, in the language of the window."""

from wmh.base.files.refusals import refusal_of
from wmh.base.text import phrases
from wmh.base.text.phrases import _
from wmh.base.text.refusal import InputError


def objection(error: Exception) -> str:
    """Returns a sentence about an error; for an unexpected error its text, or else its class."""
    if isinstance(error, InputError):
        return phrases.objection(error)
    if isinstance(error, OSError) and error.filename is not None:
        said = _("{0} cannot be read or written: {1}.")
        return said.format(error.filename, reason_of(error))
    return str(error) or type(error).__name__


def reason_of(error: OSError) -> str:
    """Returns the reason of a failed write, and what can be done, as the end of a sentence."""
    refusal = refusal_of(error)
    return str(error.strerror or error) if refusal is None else objection(refusal)
