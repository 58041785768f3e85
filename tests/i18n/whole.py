"""The texts of the program, which take a second or two to find: once for all files of tests."""

from functools import cache

from resources.i18n.strings import texts


@cache
def program_texts():
    return texts()
