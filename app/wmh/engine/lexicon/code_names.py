"""The names of lexica that hold codes and no words; cheap to import."""

CODES, DISTINCT = "codes:", "distinct:"
"""How the names begin; the symbols follow: `codes:abcdef`, `distinct:0123456789`. In codes of the
second kind no symbol occurs twice."""


def is_code_name(name: str) -> bool:
    """True if a lexicon of this name is made by `product.code_lexicon` and has no file."""
    return name.startswith((CODES, DISTINCT))
