"""Language of the window: the program's texts, Qt's own texts, and the format of numbers."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from wmh.base.text import phrases
from wmh.base.text.languages import ALSO, LANGUAGES, LanguageChoice
from wmh.base.text.phrases import CatalogueError
from wmh.base.text.refusal import InputError
from wmh.helper.lists.titles import WORDS
from wmh.helper.ui.parts.numbers import decimal, significant

_NUMBERS = phrases.Numbers(decimal, significant)


class _Translator(QTranslator):
    """Translator of Qt's own texts by the program's catalogue, for the texts that Qt lacks."""

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt's name
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        del disambiguation, n
        found = phrases.translation_of(sourceText, context)
        # None, which PySide6 does not declare, lets Qt ask its next translator.
        return None if found == sourceText else found  # pyright: ignore[reportReturnType]

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def speak(choice: LanguageChoice) -> InputError | None:
    """Installs a language; widgets that exist keep their texts.

    If the catalogue cannot be read, English is installed, and the error is returned.
    """
    application = QCoreApplication.instance()
    if application is None:
        raise TypeError("a language needs an application")
    for spoken in application.findChildren(QTranslator):
        application.removeTranslator(spoken)
        spoken.deleteLater()
    language, fault = spoken_by_choice(choice), None
    try:
        speech = phrases.speech_in(str(language), _NUMBERS)
    except CatalogueError as error:
        fault = error.bare()
        language = LanguageChoice.ENGLISH
        speech = phrases.speech_in(str(language), _NUMBERS)
    phrases.speak(speech)
    QLocale.setDefault(_figures(language))
    if language is LanguageChoice.ENGLISH:
        return fault
    qts = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if qts.load(f"qtbase_{language}", folder):
        application.installTranslator(qts)
    application.installTranslator(_Translator(application))  # The last one is asked first.
    return fault


def spoken_by_choice(choice: LanguageChoice) -> LanguageChoice:
    """Returns the language of a choice; for SYSTEM, the first language of the system available."""
    if choice is not LanguageChoice.SYSTEM:
        return choice
    known = (name for name in _languages_of_system() if name in set(LANGUAGES))
    return LanguageChoice(next(known, LanguageChoice.ENGLISH))


def words_of_system() -> str:
    """Returns the name of the shipped word list for the first system language that has one."""
    known = (WORDS[name] for name in _languages_of_system() if name in WORDS)
    return next(known, WORDS["en"])


def _languages_of_system() -> Iterator[str]:
    """Yields the codes of the system's languages, the preferred one first."""
    for tag in QLocale.system().uiLanguages():
        name = tag.replace("_", "-").partition("-")[0]
        yield ALSO.get(name, name)


def language_here() -> str:
    """Returns the code of the language in use."""
    return QLocale().name().partition("_")[0]


def _figures(language: LanguageChoice) -> QLocale:
    """Returns the locale for numbers: the system's, if it has this language."""
    system, usual = QLocale.system(), QLocale(str(language))
    return system if system.language() == usual.language() else usual
