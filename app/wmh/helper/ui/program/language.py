"""Language of the window: its own texts, those of Qt, and the format of numbers."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from wmh.base.files import paths
from wmh.base.text.languages import ALSO, LANGUAGES, LanguageChoice


def speak(choice: LanguageChoice) -> None:
    """Installs a language; widgets made before keep their texts."""
    application = QCoreApplication.instance()
    if application is None:
        raise TypeError("a language needs an application")
    for spoken in application.findChildren(QTranslator):
        application.removeTranslator(spoken)
        spoken.deleteLater()
    language = spoken_by_choice(choice)
    QLocale.setDefault(_figures(language))
    if language is LanguageChoice.ENGLISH:
        return
    own = str(paths.folder("resources") / "i18n")
    qts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # The last one installed is asked first.
    for name, folder in ((f"qtbase_{language}", qts), (str(language), own)):
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)


def spoken_by_choice(choice: LanguageChoice) -> LanguageChoice:
    """Language of a choice; for the system's, the first of its languages that is available."""
    if choice is not LanguageChoice.SYSTEM:
        return choice
    for tag in QLocale.system().uiLanguages():
        name = tag.replace("_", "-").partition("-")[0]
        if name in ALSO:
            return ALSO[name]
        if name in set(LANGUAGES):
            return LanguageChoice(name)
    return LanguageChoice.ENGLISH


def language_here() -> str:
    """Code of the language in use."""
    return QLocale().name().partition("_")[0]


def _figures(language: LanguageChoice) -> QLocale:
    """Locale for numbers: the system's, if it has that language."""
    system, usual = QLocale.system(), QLocale(str(language))
    return system if system.language() == usual.language() else usual
