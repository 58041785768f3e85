"""Catalogues of every product: shipped files can be read, and an unknown name is refused."""

import pytest

from wmh.base.files.catalogue import Catalogue
from wmh.base.text.refusal import InputError
from wmh.helper import catalogues
from wmh.study import catalogue as study
from wmh.teach import catalogue as teach

ALL = {
    name: each
    for module in (catalogues, study, teach)
    for name, each in vars(module).items()
    if isinstance(each, Catalogue)
}


@pytest.mark.parametrize("name", ALL)
def test_every_kind_can_be_read_and_all_that_is_shipped_is_sound(name):
    kind = ALL[name]
    told, broken = kind.read_all()
    assert told
    assert broken == ()
    assert not kind.first or next(iter(kind.files())) == kind.first
    with pytest.raises(InputError, match=r"^There (is|are) no "):
        kind.find("klingon")
