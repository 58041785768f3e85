"""Every language says everything."""

import pytest

from resources.i18n.ts import LANGUAGES, path_of, read


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_translate_and_nothing_is_left_over(language):
    known = read(path_of(language))
    open_ = {
        key: said
        for key, said in known.items()
        if said.kind or not all(form.strip() for form in said.forms)
    }
    assert not open_
