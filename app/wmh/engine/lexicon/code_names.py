"""Names of word lists that consist of codes, such as `codes:abcdef`; cheap to import."""

CODES, DISTINCT = "codes:", "distinct:"
"""Prefixes of such names; the symbols follow: `codes:abcdef`, `distinct:0123456789`.

In codes of the second kind no symbol occurs twice.
"""


def is_code_name(name: str) -> bool:
    """True if the word list of this name is made by `product.code_lexicon` and has no file."""
    return name.startswith((CODES, DISTINCT))
