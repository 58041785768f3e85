"""Every language says everything."""

import pytest

from resources.i18n.po import LANGUAGES, path_of, read


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_translate_and_nothing_is_left_over(language):
    known = read(path_of(language))
    assert not {key: said for key, said in known.items() if not said.finished}
