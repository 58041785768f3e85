"""Names of word lists that consist of codes, such as `codes:abcdef`; cheap to import."""

CODES, DISTINCT = "codes:", "distinct:"
"""Prefixes of the names of code lists; symbols follow, as in `codes:abcdef`.

In the codes of `distinct:0123456789` no symbol occurs twice.
"""


def is_code_name(name: str) -> bool:
    """True if the word list of this name is made by `product.code_lexicon` and has no file."""
    return name.startswith((CODES, DISTINCT))
