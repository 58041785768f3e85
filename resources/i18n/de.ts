<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Actions</name>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Neues Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Choose a game …</source>
            <translation>&amp;Spiel wählen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Remove last row</source>
            <translation>Letzte Zeile &amp;entfernen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Re&amp;spell row</source>
            <translation>&amp;Buchstaben der Zeile ändern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Set row as&amp;ide</source>
            <translation>Zeile be&amp;iseite legen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Given letters</source>
            <translation>&amp;Vorgegebene Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Forget my first guess</source>
            <translation>Meinen ersten Tipp &amp;vergessen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>The first guess you used in several games is no longer offered for this game.</source>
            <translation>Der erste Tipp, den Sie in mehreren Spielen gemacht haben, wird in diesem Spiel nicht mehr angeboten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Lexi&amp;ca …</source>
            <translation>Lexi&amp;ka …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Longer words</source>
            <translation>&amp;Längere Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>S&amp;horter words</source>
            <translation>&amp;Kürzere Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Rac&amp;k …</source>
            <translation>Buchs&amp;tabenbank …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Several &amp;boards …</source>
            <translation>Me&amp;hrere Bretter …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Watch the screen</source>
            <translation>Bildschirm beoba&amp;chten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Watch an&amp;other part of the screen …</source>
            <translation>&amp;Anderen Bereich beobachten …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Quit</source>
            <translation>Been&amp;den</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Copy word</source>
            <translation>Wort &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy &amp;pattern</source>
            <translation>&amp;Muster kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy &amp;strict pattern</source>
            <translation>&amp;Strenges Muster kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as &amp;grid</source>
            <translation>Als R&amp;aster kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as grid with &amp;letters</source>
            <translation>Als Raster mit &amp;Buchstaben kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as &amp;text</source>
            <translation>Als &amp;Text kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy the l&amp;ist</source>
            <translation>&amp;Liste kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Paste g&amp;ame</source>
            <translation>Spiel &amp;einfügen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Look up a &amp;word</source>
            <translation>Wort &amp;nachschlagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Find words by pattern</source>
            <translation>Nach Muster su&amp;chen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Pr&amp;eferences …</source>
            <translation>E&amp;instellungen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Why this guess</source>
            <translation>&amp;Warum dieser Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A panel that says what the selected word would tell.</source>
            <translation>Ein Feld, das sagt, was das gewählte Wort sagen würde.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Decision &amp;tree …</source>
            <translation>Entscheidungs&amp;baum …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Play a game</source>
            <translation>&amp;Spielen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Hide the helper</source>
            <translation>&amp;Helfer verbergen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Review of the game …</source>
            <translation>&amp;Rückblick auf das Spiel …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Statistics …</source>
            <translation>S&amp;tatistik …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Keep a &amp;diary</source>
            <translation>Ein Ta&amp;gebuch führen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Helped games that end are recorded; the statistics count them.</source>
            <translation>Spiele mit Hilfe werden aufgezeichnet, wenn sie enden; die Statistik zählt sie mit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>R&amp;ace …</source>
            <translation>&amp;Wettlauf …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Lessons …</source>
            <translation>&amp;Lektionen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Lesson of this &amp;board</source>
            <translation>Lektion aus diesem &amp;Brett</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A lesson about the rows as they stand, to show or to save.</source>
            <translation>Eine Lektion über die Zeilen, wie sie stehen, zum Zeigen oder Speichern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Play &amp;with a class …</source>
            <translation>Mit einer &amp;Klasse spielen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;User studies …</source>
            <translation>Nutzerst&amp;udien …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Replicat&amp;ion …</source>
            <translation>W&amp;iederholung …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What the sources of this program published, measured again beside it.</source>
            <translation>Was die Quellen dieses Programms veröffentlicht haben, hier noch einmal gemessen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show &amp;flagged words</source>
            <translation>&amp;Gesperrte Wörter zeigen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Coarse words, which otherwise count but are not suggested.</source>
            <translation>Derbe Wörter. Sie gelten als mögliche Lösungen; vorgeschlagen werden sie nur so.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What is &amp;known</source>
            <translation>Was &amp;bekannt ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Cover the list</source>
            <translation>Liste &amp;verdecken</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Uncover one row</source>
            <translation>&amp;Eine Zeile aufdecken</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Cover one &amp;row again</source>
            <translation>Eine &amp;Zeile wieder verdecken</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Co&amp;mpact</source>
            <translation>&amp;Kompakt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Keep &amp;on top</source>
            <translation>Immer im &amp;Vordergrund</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Present</source>
            <translation>V&amp;orführen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Guide</source>
            <translation>&amp;Anleitung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Keys</source>
            <translation>&amp;Tasten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;First steps</source>
            <translation>&amp;Erste Schritte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Three lines below the board that say how to begin.</source>
            <translation>Drei Zeilen unter dem Brett, die sagen, wie man beginnt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;About</source>
            <translation>&amp;Über</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that look like a &amp;plural or past tense are unlikely</source>
            <translation>Wörter, die wie &amp;Mehrzahl oder Vergangenheit aussehen, sind unwahrscheinlich</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Everyday words</source>
            <translation>A&amp;lltagswörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that people say and write; where none fits, others too.</source>
            <translation>Wörter, die man sagt und schreibt; wo keines passt, auch andere.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Common words</source>
            <translation>&amp;Häufige Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that keen readers know.</source>
            <translation>Wörter, die Vielleser kennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;All words</source>
            <translation>&amp;Alle Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Every word of the lexicon, and not only those most people know.</source>
            <translation>Jedes Wort des Lexikons, nicht nur die, die die meisten kennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Larger</source>
            <translation>&amp;Größer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>S&amp;maller</source>
            <translation>&amp;Kleiner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Usual size</source>
            <translation>&amp;Normale Größe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>As the &amp;game has them</source>
            <translation>&amp;Wie im Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Classic</source>
            <translation>&amp;Klassisch</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>C&amp;lear: blue and orange</source>
            <translation>K&amp;lar: Blau und Orange</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Projector</source>
            <translation>&amp;Projektor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>As the &amp;system</source>
            <translation>Wie das &amp;System</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show only how &amp;many words are left</source>
            <translation>Nur zeigen, &amp;wie viele Wörter übrig sind</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show which &amp;letters help</source>
            <translation>Zeigen, welche &amp;Buchstaben helfen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show a &amp;hint, then its next letter</source>
            <translation>Einen &amp;Hinweis zeigen, dann dessen nächsten Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show the lis&amp;t, but not the last word</source>
            <translation>Die &amp;Liste zeigen, aber nicht das letzte Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show &amp;everything</source>
            <translation>&amp;Alles zeigen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>R&amp;ule</source>
            <translation>&amp;Regel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Hard &amp;mode</source>
            <translation>Schwieriger &amp;Modus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Strategy</source>
            <translation>S&amp;trategie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What may be &amp;guessed</source>
            <translation>Was &amp;geraten werden darf</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What is &amp;likely</source>
            <translation>Was wahrscheinlich &amp;ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Attempts, for Lingo points</source>
            <translation>&amp;Versuche, für Lingo-Punkte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Play</source>
            <translation>S&amp;pielen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Words looked at</source>
            <translation>Beachtete &amp;Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Si&amp;ze</source>
            <translation>G&amp;röße</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Spoilers</source>
            <translation>&amp;Spoiler</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Theme</source>
            <translation>&amp;Farbschema</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Colours of the marks</source>
            <translation>Farben der &amp;Markierungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>La&amp;nguage</source>
            <translation>S&amp;prache</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A to Z</source>
            <translation>A bis Z</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>spell the guess</source>
            <translation>den Tipp buchstabieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the guess stands; the clue is complete</source>
            <translation>der Tipp gilt; der Hinweis ist vollständig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>mark {0}</source>
            <translation>{0} markieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the same marks, by digits</source>
            <translation>dieselben Markierungen, als Ziffern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>every letter is green: solved</source>
            <translation>jeder Buchstabe ist grün: gelöst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>0 to 9  + -</source>
            <translation>0 bis 9  + -</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>set a number of the clue</source>
            <translation>eine Zahl des Hinweises setzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Space, click</source>
            <translation>Leertaste, Klick</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>next mark</source>
            <translation>nächste Markierung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Space in an empty row</source>
            <translation>Leertaste in leerer Zeile</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>take the first word of the list</source>
            <translation>das erste Wort der Liste nehmen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Shift+click</source>
            <translation>Umschalt+Klick</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the mark before</source>
            <translation>vorige Markierung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Arrows</source>
            <translation>Pfeiltasten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>other tiles and rows; Down enters the list</source>
            <translation>andere Felder und Zeilen; Abwärts geht in die Liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Backspace</source>
            <translation>Rücktaste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>one step left; from the first, respell</source>
            <translation>einen Schritt nach links; vom ersten Feld zum Buchstabieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Enter in list</source>
            <translation>Enter in der Liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>take the word; double click too</source>
            <translation>das Wort nehmen; auch Doppelklick</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>back to the board</source>
            <translation>zurück zum Brett</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the menu; right click too</source>
            <translation>das Menü; auch Rechtsklick</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>{0} attempts</source>
            <extracomment>Of one: 1 attempt</extracomment>
            <translation>
                <numerusform>{0} Versuch</numerusform>
                <numerusform>{0} Versuche</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Meanings</name>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>No dictionary here has {0}.</source>
            <translation>Kein Wörterbuch hier kennt {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>To see what words mean, install the package {0}.</source>
            <translation>Was Wörter bedeuten, steht hier, sobald das Paket {0} installiert ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>To see what words mean, put dictionaries of StarDict into {0}.</source>
            <translation>Was Wörter bedeuten, steht hier, sobald Wörterbücher von StarDict in {0} liegen.</translation>
        </message>
    </context>
    <context>
        <name>RankingHead</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Strategy</source>
            <translation>Strategie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Scores in {0}</source>
            <translation>Wertung in {0}</translation>
        </message>
    </context>
    <context>
        <name>RankingNote</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Meanwhile, the paper's ranking.</source>
            <translation>Solange die Rangfolge des Aufsatzes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Preparing the strategies for the first time; meanwhile, the paper's ranking.</source>
            <translation>Die Strategien werden zum ersten Mal vorbereitet; solange die Rangfolge des Aufsatzes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Preparing the better list, once on this computer: {0} of {1}. Meanwhile, the paper's ranking.</source>
            <translation>Die bessere Liste wird vorbereitet, einmal auf diesem Rechner: {0} von {1}. Bis dahin die Rangfolge des Aufsatzes.</translation>
        </message>
    </context>
    <context>
        <name>BestLine</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>No guess needs fewer. Enter or a click takes it.</source>
            <translation>Kein Tipp braucht weniger. Enter oder ein Klick nimmt ihn.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Only the most promising ways to go on were looked at. Enter or a click takes it.</source>
            <translation>Nur die aussichtsreichsten Fortsetzungen wurden betrachtet. Enter oder ein Klick nimmt ihn.</translation>
        </message>
    </context>
    <context>
        <name>Ranking</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>at least</source>
            <translation>mindestens</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>estimated</source>
            <translation>geschätzt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>exact</source>
            <translation>genau</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>proven</source>
            <translation>bewiesen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>can be the secret</source>
            <translation>kann die Lösung sein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>cannot be the secret</source>
            <translation>kann nicht die Lösung sein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Leaves {0} words on average, {1} at worst.</source>
            <translation>Lässt durchschnittlich {0} Wörter übrig, schlimmstenfalls {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Cannot be the secret: it only rules others out.</source>
            <translation>Kann nicht die Lösung sein: schließt nur andere aus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} von {1} Tipps gemessen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Proven best: {0}, {1} guesses on average</source>
            <translation>Bewiesen am besten: {0}, durchschnittlich {1} Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Best found: {0}, {1} guesses on average</source>
            <translation>Bester gefundener: {0}, durchschnittlich {1} Tipps</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} more guesses</source>
            <extracomment>Of one: and 1 more guess</extracomment>
            <translation>
                <numerusform>und ein weiterer Tipp</numerusform>
                <numerusform>und {0} weitere Tipps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SuggestionModel</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0}, rank {1}, score {2}</source>
            <translation>{0}, Rang {1}, Wertung {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0}, rank {1}, {2} {3}, {4}, {5}</source>
            <translation>{0}, Rang {1}, {2} {3}, {4}, {5}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Covered</source>
            <translation>Verdeckt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Covered: {0} uncovers it</source>
            <translation>Verdeckt: {0} deckt es auf</translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} more</source>
            <translation>und {0} weitere</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} flagged words, not shown</source>
            <extracomment>Of one: and 1 flagged word, not shown</extracomment>
            <translation>
                <numerusform>und {0} gesperrtes Wort, nicht gezeigt</numerusform>
                <numerusform>und {0} gesperrte Wörter, nicht gezeigt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No common word fits</source>
            <translation>Kein häufiges Wort passt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word fits</source>
            <translation>Kein Wort passt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Row {0}: {1}</source>
            <translation>Zeile {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Go up to change a clue; {0} respells, {1} undoes.</source>
            <translation>Aufwärts, um einen Hinweis zu ändern; {0} ändert Buchstaben, {1} macht rückgängig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Enter, then mark its letters.</source>
            <translation>Enter, dann die Buchstaben markieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type the next guess, or take one from the list.</source>
            <translation>Den nächsten Tipp eingeben oder einen aus der Liste nehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Einen Tipp eingeben oder einen aus der Liste nehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type the letters shown; Space for none, Enter ends.</source>
            <translation>Die gezeigten Buchstaben tippen; Leertaste für keinen, Enter beendet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks, then Enter.</source>
            <translation>Mit {0}, {1}, {2} oder durch Klicks markieren, dann Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type how many letters are {0}, then Enter.</source>
            <translation>Eintippen, wie viele Buchstaben {0} sind, dann Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type how many letters are {0}, then {1}; Enter.</source>
            <translation>Eintippen, wie viele Buchstaben {0} sind, dann {1}; Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>It is an uncommon word, and those are not looked at.</source>
            <translation>Es ist ein seltenes Wort; seltene Wörter werden gerade nicht einbezogen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} steht nicht in diesem Lexikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word has the given letters at their places.</source>
            <translation>Kein Wort hat die vorgegebenen Buchstaben an ihren Plätzen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>There is no word of {0} letters in this lexicon.</source>
            <translation>In diesem Lexikon gibt es kein Wort aus {0} Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Or the secret is a word that this lexicon lacks.</source>
            <translation>Oder das gesuchte Wort fehlt in diesem Lexikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Or the secret is a word that this lexicon lacks. No word of {0} fits either.</source>
            <translation>Oder das gesuchte Wort fehlt in diesem Lexikon. Auch aus {0} passt kein Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts itself: check it.</source>
            <translation>Der Hinweis von Zeile {0} widerspricht sich selbst: prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts row {1}.</source>
            <translation>Der Hinweis von Zeile {0} widerspricht Zeile {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts the rows before it.</source>
            <translation>Der Hinweis von Zeile {0} widerspricht den Zeilen davor.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} is {3} at place {1}, so it cannot be {4} at place {2}: {4} is dealt from the left.</source>
            <translation>{0} ist {3} an Platz {1}, kann also nicht {4} sein an Platz {2}: {4} wird von links vergeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} cannot be {4}: it has no other place to be.</source>
            <translation>{0} kann nicht {4} sein: es hat keinen anderen Platz.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>By this rule {0} cannot be {3} at place {1} and coloured at place {2}.</source>
            <translation>Nach dieser Regel kann {0} nicht {3} an Platz {1} und farbig an Platz {2} sein.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word gives these numbers with this guess.</source>
            <translation>Kein Wort ergibt diese Zahlen mit diesem Tipp.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Place {0} still needs its mark: {1}.</source>
            <translation>Stelle {0} braucht noch ihre Markierung: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Hard mode keeps {0} at place {1}: it is {3} in row {2}.</source>
            <translation>Der schwierige Modus behält {0} an Platz {1}: in Zeile {2} ist es {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Hard mode wants {0} as often as row {2} coloured it.</source>
            <translation>Der schwierige Modus will {0} so oft, wie Zeile {2} es färbte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Ultra hard mode moves {0} from place {1}: it is {4} in row {2}.</source>
            <translation>Der sehr schwierige Modus will {0} weg von Platz {1}: in Zeile {2} ist es {4}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Ultra hard mode wants no further {0}: row {2} shows it used up.</source>
            <translation>Der sehr schwierige Modus will kein weiteres {0}: Zeile {2} zeigt, dass es verbraucht ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No code fits</source>
            <translation>Kein Code passt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} words fit so far</source>
            <extracomment>Of one: 1 word fits so far</extracomment>
            <translation>
                <numerusform>Bisher passt {0} Wort</numerusform>
                <numerusform>Bisher passen {0} Wörter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Solved in {0} turns</source>
            <extracomment>Of one: Solved in 1 turn</extracomment>
            <translation>
                <numerusform>Gelöst in {0} Zug</numerusform>
                <numerusform>Gelöst in {0} Zügen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>All of them are flagged words, which are not suggested.</source>
            <extracomment>Of one: It is a flagged word, and flagged words are not suggested.</extracomment>
            <translation>
                <numerusform>Es ist ein gesperrtes Wort, und solche werden nicht vorgeschlagen.</numerusform>
                <numerusform>Alle sind gesperrte Wörter, und solche werden nicht vorgeschlagen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>But {0} do among all words.</source>
            <extracomment>Of one: But 1 does among all words.</extracomment>
            <translation>
                <numerusform>Unter allen Wörtern passt aber {0}.</numerusform>
                <numerusform>Unter allen Wörtern passen aber {0}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>None of the {0} words fits row {1}: check its clue.</source>
            <extracomment>Of one: The only word of {2} letters does not fit row {1}: check its clue.</extracomment>
            <translation>
                <numerusform>Das einzige Wort aus {2} Buchstaben passt nicht zu Zeile {1}: ihren Hinweis prüfen.</numerusform>
                <numerusform>Keines der {0} Wörter passt zu Zeile {1}: ihren Hinweis prüfen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Row {0} leaves {1} words, row {2} none: check its clue.</source>
            <extracomment>Of one: Row {0} leaves 1 word, row {2} none: check its clue.</extracomment>
            <translation>
                <numerusform>Zeile {0} lässt {1} Wort übrig, Zeile {2} keines: deren Hinweis prüfen.</numerusform>
                <numerusform>Zeile {0} lässt {1} Wörter übrig, Zeile {2} keines: deren Hinweis prüfen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Rows {0} to {1} leave {2} words, row {3} none: check its clue.</source>
            <extracomment>Of one: Rows {0} to {1} leave 1 word, row {3} none: check its clue.</extracomment>
            <translation>
                <numerusform>Die Zeilen {0} bis {1} lassen {2} Wort, Zeile {3} keines: deren Hinweis prüfen.</numerusform>
                <numerusform>Die Zeilen {0} bis {1} lassen {2} Wörter, Zeile {3} keines: deren Hinweis prüfen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} codes fit so far</source>
            <extracomment>Of one: 1 code fits so far</extracomment>
            <translation>
                <numerusform>Bisher passt {0} Code</numerusform>
                <numerusform>Bisher passen {0} Codes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} codes fit</source>
            <extracomment>Of one: 1 code fits</extracomment>
            <translation>
                <numerusform>{0} Code passt</numerusform>
                <numerusform>{0} Codes passen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} Wort passt</numerusform>
                <numerusform>{0} Wörter passen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} starts a new game.</source>
            <translation>{0} beginnt ein neues Spiel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type a guess.</source>
            <translation>Einen Tipp eingeben.</translation>
        </message>
    </context>
    <context>
        <name>Proposals</name>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source> and </source>
            <translation> und </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Row {0} was {1}</source>
            <translation>Zeile {0} war {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Row {0} is from another game</source>
            <translation>Zeile {0} stammt aus einem anderen Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It is an uncommon word</source>
            <translation>Es ist ein seltenes Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It is in the lexicon {0}</source>
            <translation>Es steht im Lexikon {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>The game's rule is: {0}</source>
            <translation>Die Regel des Spiels ist: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>row {0} has {1} {2}</source>
            <translation>Zeile {0} hat {1} {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>{0} in row {1} is {3} at place {2}</source>
            <translation>{0} in Zeile {1} ist {3} an Platz {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It may be that</source>
            <translation>Es kann sein:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Change it so ({0}); it can be undone</source>
            <translation>So ändern ({0}); es lässt sich rückgängig machen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} Wort</numerusform>
                <numerusform>{0} Wörter</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReasonNote</name>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Look among all words</source>
            <translation>Unter allen Wörtern suchen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Show flagged words</source>
            <translation>Gesperrte Wörter zeigen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Add a word …</source>
            <translation>Wort hinzufügen …</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>No lexicon</source>
            <translation>Kein Lexikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>Without a lexicon there are no suggestions: choose another, {0}.</source>
            <translation>Ohne Lexikon gibt es keine Vorschläge: ein anderes wählen, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Das Lexikon wird geöffnet …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/frame/title_bar.py"></location>
            <source>Word Mastermind Helper</source>
            <translation>Word Mastermind Helper</translation>
        </message>
    </context>
    <context>
        <name>SuggestionList</name>
        <message>
            <location filename="../../app/wmh/ui/advice/suggestion_list.py"></location>
            <source>Suggestions, {0} of them covered</source>
            <translation>Vorschläge, {0} davon verdeckt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/suggestion_list.py"></location>
            <source>Suggestions</source>
            <translation>Vorschläge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/suggestion_list.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Eine neuere Antwort ist unterwegs.</translation>
        </message>
    </context>
    <context>
        <name>PartList</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>The clues it can get</source>
            <translation>Die möglichen Hinweise</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>it is the secret</source>
            <translation>es ist die Lösung</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} Wort</numerusform>
                <numerusform>{0} Wörter</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Why</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the only word that fits.</source>
            <translation>Es ist das einzige Wort, das passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Leaves {0} words on average and {1} at worst; tells {2} bits.</source>
            <translation>Lässt durchschnittlich {0} Wörter übrig, schlimmstenfalls {1}; liefert {2} Bit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It cannot be the secret: it only rules others out.</source>
            <translation>Es kann nicht die Lösung sein: es schließt nur andere aus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the secret in 1 of {0} cases.</source>
            <translation>Es ist in 1 von {0} Fällen die Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the secret in {0} of 100 cases.</source>
            <translation>Es ist in {0} von 100 Fällen die Lösung.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>{0} clues are possible</source>
            <extracomment>Of one: 1 clue is possible</extracomment>
            <translation>
                <numerusform>{0} Hinweis ist möglich</numerusform>
                <numerusform>{0} Hinweise sind möglich</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Why this guess</source>
            <translation>Warum dieser Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Decision tree …</source>
            <translation>Entscheidungsbaum …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>The next guesses, clue by clue</source>
            <translation>Die nächsten Tipps, Hinweis für Hinweis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Close the reasons</source>
            <translation>Gründe schließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>In a moment …</source>
            <translation>Einen Augenblick …</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>A game has at most {0} rows: {1} starts a new one.</source>
            <translation>Ein Spiel hat höchstens {0} Zeilen: {1} beginnt ein neues.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>{0} letters? Enter begins a game with words as long.</source>
            <translation>{0} Buchstaben? Enter beginnt ein Spiel mit so langen Wörtern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>This rule counts: type how many are {0}. {1} respells.</source>
            <translation>Diese Regel zählt: eintippen, wie viele {0} sind. {1} ändert die Buchstaben.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>{1} are in every word that fits: mark them, or Enter again makes the row {2}.</source>
            <extracomment>Of one: {1} is in every word that fits: mark it, or Enter again makes the row {2}.</extracomment>
            <translation>
                <numerusform>{1} steckt in jedem passenden Wort: Markieren Sie es, oder noch einmal Enter macht die Zeile {2}.</numerusform>
                <numerusform>{1} stecken in jedem passenden Wort: Markieren Sie sie, oder noch einmal Enter macht die Zeile {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>A key was not taken: type its mark; Enter again completes the clue without it.</source>
            <translation>Eine Taste wurde nicht angenommen: Tippen Sie ihre Markierung; noch einmal Enter schließt den Hinweis ohne sie ab.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>The guess is complete: Enter, or Backspace to change.</source>
            <translation>Der Tipp ist vollständig: Enter, oder Rücktaste zum Ändern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>The game is solved: {0} starts a new one.</source>
            <translation>Das Spiel ist gelöst: {0} beginnt ein neues.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} is no letter of this lexicon: type one of {1} to {2}.</source>
            <translation>{0} ist kein Buchstabe dieses Lexikons: einen von {1} bis {2} tippen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} is no mark: {1}. {2} respells.</source>
            <translation>{0} ist keine Markierung: {1}. {2} ändert die Buchstaben.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} more letters, then Enter.</source>
            <extracomment>Of one: One more letter, then Enter.</extracomment>
            <translation>
                <numerusform>Noch ein Buchstabe, dann Enter.</numerusform>
                <numerusform>Noch {0} Buchstaben, dann Enter.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} more places to fill, then Enter.</source>
            <extracomment>Of one: One more place to fill, then Enter.</extracomment>
            <translation>
                <numerusform>Noch einen Platz füllen, dann Enter.</numerusform>
                <numerusform>Noch {0} Plätze füllen, dann Enter.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BoardActions</name>
        <message>
            <location filename="../../app/wmh/ui/board/board_actions.py"></location>
            <source>&amp;Undo {0}</source>
            <translation>&amp;Rückgängig: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_actions.py"></location>
            <source>&amp;Redo {0}</source>
            <translation>&amp;Wiederholen: {0}</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>place {0} of {1}, row {2}</source>
            <translation>Platz {0} von {1}, Zeile {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>{0}, set aside</source>
            <translation>{0}, beiseitegelegt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}</source>
            <translation>Zeile {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}: check its clue</source>
            <translation>Zeile {0}: Hinweis prüfen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}, set aside</source>
            <translation>Zeile {0}, beiseitegelegt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Respell row {0}</source>
            <translation>Zeile {0} neu schreiben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Tipp abschließen (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Finish the clue (Enter): a number not set is 0</source>
            <translation>Hinweis abschließen (Enter): eine nicht gesetzte Zahl ist 0</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Finish the clue (Enter): what is not marked is {0}</source>
            <translation>Hinweis abschließen (Enter): was nicht markiert ist, ist {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, proposed</source>
            <translation>{0}, vorgeschlagen</translation>
        </message>
    </context>
    <context>
        <name>GivenLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>given</source>
            <translation>vorgegeben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>given, place {0} of {1}</source>
            <translation>vorgegeben, Platz {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} an Platz {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>Given: {0}</source>
            <translation>Vorgegeben: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>no letter</source>
            <translation>kein Buchstabe</translation>
        </message>
    </context>
    <context>
        <name>KnownLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known: {0}</source>
            <translation>Bekannt ist: {0}</translation>
        </message>
    </context>
    <context>
        <name>KnownPanel</name>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known</source>
            <translation>Was bekannt ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known of each letter</source>
            <translation>Was von jedem Buchstaben bekannt ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Nothing is known yet.</source>
            <translation>Noch ist nichts bekannt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>The clues contradict each other.</source>
            <translation>Die Hinweise widersprechen einander.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Letter</source>
            <translation>Buchstabe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>At least</source>
            <translation>Mindestens</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>At most</source>
            <translation>Höchstens</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Is at</source>
            <translation>Steht an</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Not at</source>
            <translation>Nicht an</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>anywhere</source>
            <translation>irgendwo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>any</source>
            <translation>beliebig</translation>
        </message>
    </context>
    <context>
        <name>PegRow</name>
        <message>
            <location filename="../../app/wmh/ui/board/peg_row.py"></location>
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
    </context>
    <context>
        <name>RowGroup</name>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>Row {0}: empty</source>
            <translation>Zeile {0}: leer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>Row {0}: {1}</source>
            <translation>Zeile {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>set aside</source>
            <translation>beiseitegelegt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>not marked yet</source>
            <translation>noch nicht markiert</translation>
        </message>
    </context>
    <context>
        <name>RuleLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Rule: {0}</source>
            <translation>Regel: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>guess {0} of {1}</source>
            <translation>Tipp {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Any word may be guessed</source>
            <translation>Jedes Wort darf geraten werden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Hard mode</source>
            <translation>Schwieriger Modus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Ultra hard mode</source>
            <translation>Sehr schwieriger Modus</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>all {1} guesses used</source>
            <extracomment>Of one: the one guess used</extracomment>
            <translation>
                <numerusform>der einzige Tipp verbraucht</numerusform>
                <numerusform>alle {1} Tipps verbraucht</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>Letters {0}: type how many, or click above or below.</source>
            <translation>Buchstaben {0}: die Zahl tippen, oder darüber oder darunter klicken.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>not set yet</source>
            <translation>noch nicht gesetzt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>{0} cannot be</source>
            <translation>{0} kann nicht sein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>{0}, row {1}: {2}</source>
            <translation>{0}, Zeile {1}: {2}</translation>
        </message>
    </context>
    <context>
        <name>BoardCard</name>
        <message>
            <location filename="../../app/wmh/ui/boards/board_card.py"></location>
            <source>Board {0}</source>
            <translation>Brett {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/board_card.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Brett {0}: {1}</translation>
        </message>
    </context>
    <context>
        <name>BoardsPasting</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>There is no guess to copy yet.</source>
            <translation>Es gibt noch keinen Tipp zu kopieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards are in the clipboard.</source>
            <translation>{0} Bretter sind in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The text in the clipboard is no game on several boards. One row of two boards: RAIN ywwg wwgw</source>
            <translation>Der Text in der Zwischenablage ist kein Spiel auf mehreren Brettern. Eine Zeile von zwei Brettern: RAIN ywwg wwgw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards. Guesses: {1}.</source>
            <translation>{0} Bretter. Tipps: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards. Not all their words are there.</source>
            <translation>{0} Bretter. Nicht alle ihre Wörter sind da.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>Fill the boards (Enter)</source>
            <translation>Bretter füllen (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The guesses, in their order</source>
            <translation>Die Tipps der Reihe nach</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>Type the words that were guessed, in their order: {0} of {1} letters. Then Enter.</source>
            <translation>Die geratenen Wörter der Reihe nach eintippen: {0} mit {1} Buchstaben. Dann Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>They start a game on {0} boards with words of {1} letters.</source>
            <translation>Damit beginnt ein Spiel auf {0} Brettern mit Wörtern aus {1} Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>They replace what is on the boards; {0} brings it back.</source>
            <translation>Sie ersetzen, was auf den Brettern steht; {0} holt es zurück.</translation>
        </message>
    </context>
    <context>
        <name>BoardsText</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_table.py"></location>
            <source>All boards are solved: {0} starts a new game.</source>
            <translation>Alle Bretter sind gelöst: {0} beginnt ein neues Spiel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}, row {1}: its marks</source>
            <translation>Brett {0}, Zeile {1}: die Markierungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Guess {0}; the game allows {1}</source>
            <translation>Tipp {0}; das Spiel erlaubt {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Tipp {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Spell it again, then Enter; letters that stay keep their marks.</source>
            <translation>Neu buchstabieren, dann Enter; Buchstaben, die bleiben, behalten ihre Markierung.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks; Enter goes to the next board.</source>
            <translation>Mit {0}, {1}, {2} oder durch Klicks markieren; Enter geht zum nächsten Brett.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Enter, then mark it board by board.</source>
            <translation>Enter, dann Brett für Brett markieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Type a guess for all boards, or take one from the list.</source>
            <translation>Einen Tipp für alle Bretter eingeben oder einen aus der Liste nehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>✓ row {0}</source>
            <translation>✓ Zeile {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>solved in row {0}</source>
            <translation>gelöst in Zeile {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word fits</source>
            <translation>kein Wort passt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word fits, check row {0}</source>
            <translation>kein Wort passt, Zeile {0} prüfen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word</source>
            <translation>kein Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>it is {0}</source>
            <translation>es ist {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Brett {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>rank {0}</source>
            <translation>Rang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} bits</source>
            <translation>{0} Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>score {0}</source>
            <translation>Wertung {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}: {1} bits</source>
            <translation>Brett {0}: {1} Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0}, solves it {1} times in 100</source>
            <translation>{0}, löst es in {1} von 100 Fällen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>solves no board</source>
            <translation>löst kein Brett</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>may solve board {0}</source>
            <translation>kann Brett {0} lösen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>may solve boards {0} and {1}</source>
            <translation>kann die Bretter {0} und {1} lösen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} von {1} Tipps gemessen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>All solved in {0} guesses</source>
            <extracomment>Of one: All solved in 1 guess</extracomment>
            <translation>
                <numerusform>Alle gelöst mit {0} Tipp</numerusform>
                <numerusform>Alle gelöst mit {0} Tipps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>All solved in {0} guesses, {1} allowed</source>
            <extracomment>Of one: All solved in 1 guess, {1} allowed</extracomment>
            <translation>
                <numerusform>Alle gelöst mit {0} Tipp, {1} erlaubt</numerusform>
                <numerusform>Alle gelöst mit {0} Tipps, {1} erlaubt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} Wort</numerusform>
                <numerusform>{0} Wörter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} No word fits boards {1} either.</source>
            <extracomment>Of one: {0} No word fits board {1} either.</extracomment>
            <translation>
                <numerusform>{0} Auch zu Brett {1} passt kein Wort.</numerusform>
                <numerusform>{0} Auch zu den Brettern {1} passt kein Wort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>and {0} more guesses</source>
            <extracomment>Of one: and 1 more guess</extracomment>
            <translation>
                <numerusform>und {0} weiterer Tipp</numerusform>
                <numerusform>und {0} weitere Tipps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BoardsView</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_view.py"></location>
            <source>Boards</source>
            <translation>Bretter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_view.py"></location>
            <source>Board {0}, row {1}, place {2}</source>
            <translation>Brett {0}, Zeile {1}, Platz {2}</translation>
        </message>
    </context>
    <context>
        <name>BoardsWindow</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Neues Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Re&amp;spell row</source>
            <translation>&amp;Buchstaben der Zeile ändern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Remove &amp;last row</source>
            <translation>&amp;Letzte Zeile entfernen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Co&amp;py with the words</source>
            <translation>&amp;Kopieren mit den Wörtern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Copy as &amp;grid</source>
            <translation>Als Ras&amp;ter kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Paste g&amp;ame</source>
            <translation>Spiel &amp;einfügen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Several boards</source>
            <translation>Mehrere Bretter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Das Spiel kann nicht in {0} aufbewahrt werden: {1}.</translation>
        </message>
    </context>
    <context>
        <name>GuessRow</name>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>guess {0}, place {1} of {2}</source>
            <translation>Tipp {0}, Platz {1} von {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Guess {0}</source>
            <translation>Tipp {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Tipp abschließen (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Finish the clue (Enter): what is not marked is white</source>
            <translation>Hinweis abschließen (Enter): was nicht markiert ist, ist weiß</translation>
        </message>
    </context>
    <context>
        <name>KindLine</name>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Number of boards</source>
            <translation>Zahl der Bretter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Length of the words</source>
            <translation>Länge der Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Guesses allowed</source>
            <translation>Erlaubte Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Menu of the game</source>
            <translation>Menü des Spiels</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} boards</source>
            <translation>{0} Bretter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} letters</source>
            <translation>{0} Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0}: another begins a new game</source>
            <translation>{0}: eine andere beginnt ein neues Spiel</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>1 Tipp</numerusform>
                <numerusform>{0} Tipps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Classroom</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>Words nominated</source>
            <translation>Vorgeschlagene Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>leads</source>
            <translation>führt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>not in the lexicon</source>
            <translation>nicht im Lexikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_board.py"></location>
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_board.py"></location>
            <source>place {0}, row {1}</source>
            <translation>Platz {0}, Zeile {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>Word to nominate</source>
            <translation>Wort zum Vorschlagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>nominate a word</source>
            <translation>Wort vorschlagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0}?</source>
            <translation>{0} raten?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Not found, it was {0}</source>
            <translation>Nicht gefunden, es war {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Given up, it was {0}</source>
            <translation>Aufgegeben, es war {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0}</source>
            <translation>Tipp {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Enter compares the class with the strategies.</source>
            <translation>Enter vergleicht die Klasse mit den Strategien.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Type a word that somebody proposes, then Enter.</source>
            <translation>Ein vorgeschlagenes Wort tippen, dann Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>+ and - count hands, or type the number. Enter guesses the leading word.</source>
            <translation>+ und - zählen Stimmen, oder die Zahl tippen. Enter rät das führende Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words lead with {1} each: Enter guesses this one, Space draws lots.</source>
            <translation>{0} Wörter führen mit je {1}: Enter rät dieses, die Leertaste zieht das Los.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>It does not lead. Enter guesses it, Esc does not.</source>
            <translation>Es führt nicht. Enter rät es, Esc nicht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>It has {0}. Enter guesses it, Esc does not.</source>
            <translation>Es hat {0}. Enter rät es, Esc nicht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>How many words are left?</source>
            <translation>Wie viele Wörter sind übrig?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} is not in the lexicon {1}. It can be guessed all the same.</source>
            <translation>{0} ist nicht im Lexikon {1}. Es kann trotzdem geraten werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>This word is offensive. Enter again nominates it.</source>
            <translation>Dieses Wort ist anstößig. Noch einmal Enter schlägt es vor.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>No word is nominated yet: type one, then Enter.</source>
            <translation>Noch ist kein Wort vorgeschlagen: eines tippen, dann Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The lot fell on {0}. Enter guesses it, Esc does not.</source>
            <translation>Das Los fiel auf {0}. Enter rät es, Esc nicht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class</source>
            <translation>Die Klasse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class did not find the word</source>
            <translation>Die Klasse hat das Wort nicht gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that found it: {0} of {1}.</source>
            <translation>Strategien, die es fanden: {0} von {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that needed fewer: {0}, as many: {1}, more: {2}.</source>
            <translation>Strategien, die weniger brauchten: {0}, gleich viele: {1}, mehr: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>not found</source>
            <translation>nicht gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that need the compiled kernels (numba) are left out.</source>
            <translation>Strategien, die kompilierten Code (numba) brauchen, sind ausgelassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} left</source>
            <translation>{0} übrig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_board.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0}, {1}</source>
            <translation>{0}, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>found</source>
            <translation>gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Tipp {0} von {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Found with {0} guesses: {1}</source>
            <extracomment>Of one: Found with the first guess: {1}</extracomment>
            <translation>
                <numerusform>Gefunden mit dem ersten Tipp: {1}</numerusform>
                <numerusform>Gefunden mit {0} Tipps: {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} hands</source>
            <extracomment>Of one: 1 hand</extracomment>
            <translation>
                <numerusform>{0} Stimme</numerusform>
                <numerusform>{0} Stimmen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} Tipp</numerusform>
                <numerusform>{0} Tipps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words are left</source>
            <extracomment>Of one: 1 word is left</extracomment>
            <translation>
                <numerusform>{0} Wort ist übrig</numerusform>
                <numerusform>{0} Wörter sind übrig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class took {0} guesses</source>
            <extracomment>Of one: The class took 1 guess</extracomment>
            <translation>
                <numerusform>Die Klasse brauchte {0} Tipp</numerusform>
                <numerusform>Die Klasse brauchte {0} Tipps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>All guesses, from {0} words</source>
            <extracomment>Of one: All guesses, from 1 word</extracomment>
            <translation>
                <numerusform>Alle Tipps, aus {0} Wort</numerusform>
                <numerusform>Alle Tipps, aus {0} Wörtern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words were possible, {1} after it; {2} were to be expected.</source>
            <extracomment>Of one: One word was possible before this guess.</extracomment>
            <translation>
                <numerusform>Vor diesem Tipp war ein Wort möglich.</numerusform>
                <numerusform>{0} Wörter waren möglich, danach {1}; zu erwarten waren {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/runs_view.py"></location>
            <source>The class and the strategies</source>
            <translation>Die Klasse und die Strategien</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Guess before</source>
            <translation>Voriger Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Next guess</source>
            <translation>Nächster Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Words a guess was expected to leave</source>
            <translation>Nach einem Tipp zu erwartende übrige Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>No guess has been looked at yet.</source>
            <translation>Noch ist kein Tipp untersucht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Words a guess was expected to leave:</source>
            <translation>Nach einem Tipp zu erwartende übrige Wörter:</translation>
        </message>
    </context>
    <context>
        <name>ClassPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>&amp;Compare with the strategies</source>
            <translation>Mit den Strategien &amp;vergleichen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>{0} hides another secret. {1} takes the last step back.</source>
            <translation>{0} verbirgt eine andere Lösung. {1} nimmt den letzten Schritt zurück.</translation>
        </message>
    </context>
    <context>
        <name>ComparisonPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Side by side</source>
            <translation>&amp;Nebeneinander</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>What was &amp;expected</source>
            <translation>Was zu &amp;erwarten war</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The strategies play …</source>
            <translation>Die Strategien spielen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>Esc shows the board. {0} turns the page.</source>
            <translation>Esc zeigt das Brett. {0} blättert um.</translation>
        </message>
    </context>
    <context>
        <name>ClassroomWindow</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>A new game replaces the one with the word list {0}.</source>
            <translation>Ein neues Spiel ersetzt das mit der Wortliste {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>Play with a class</source>
            <translation>Mit einer Klasse spielen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Menu</source>
            <translation>&amp;Menü</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The game of the class is kept in the lexicon {0}: open that one to go on.</source>
            <translation>Das Spiel der Klasse gehört zum Lexikon {0}: zum Fortsetzen dieses öffnen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Das Spiel kann nicht in {0} aufbewahrt werden: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Neues Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>How many words are &amp;left?</source>
            <translation>Wie &amp;viele Wörter sind übrig?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Draw lots</source>
            <translation>&amp;Los ziehen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Aufgeben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Present</source>
            <translation>V&amp;orführen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
    </context>
    <context>
        <name>SecretPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The class guesses, you keep the secret.</source>
            <translation>Die Klasse rät, Sie hüten die Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The secret, typed unseen</source>
            <translation>Die Lösung, verdeckt eingetippt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Show</source>
            <translation>&amp;Zeigen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The secret is seen while this is held down</source>
            <translation>Die Lösung ist zu sehen, solange dies gedrückt bleibt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Length of the word to draw</source>
            <translation>Länge des Wortes, das gezogen wird</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Draw a word</source>
            <translation>&amp;Wort ziehen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>A word that nobody sees</source>
            <translation>Ein Wort, das niemand sieht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rule of the game</source>
            <translation>Regel des Spiels</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Begin</source>
            <translation>&amp;Beginnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Esc goes back to the game.</source>
            <translation>Esc führt zurück zum Spiel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Secret</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>or</source>
            <translation>oder</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rule</source>
            <translation>Regel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>No lexicon is open yet.</source>
            <translation>Noch ist kein Lexikon geöffnet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>A word of the lexicon {0}.</source>
            <translation>Ein Wort des Lexikons {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>This word is offensive.</source>
            <translation>Dieses Wort ist anstößig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Press Enter again to begin all the same.</source>
            <translation>Noch einmal Enter beginnt trotzdem.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} Buchstabe</numerusform>
                <numerusform>{0} Buchstaben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>{0} letters, in the lexicon {1}.</source>
            <extracomment>Of one: 1 letter, in the lexicon {1}.</extracomment>
            <translation>
                <numerusform>{0} Buchstabe, im Lexikon {1}.</numerusform>
                <numerusform>{0} Buchstaben, im Lexikon {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Compact</name>
        <message>
            <location filename="../../app/wmh/ui/frame/compact.py"></location>
            <source>F10 or a right click opens the menu.</source>
            <translation>F10 oder ein Rechtsklick öffnet das Menü.</translation>
        </message>
    </context>
    <context>
        <name>Presentation</name>
        <message>
            <location filename="../../app/wmh/ui/frame/presenting.py"></location>
            <source>This screen has no room for anything larger.</source>
            <translation>Dieser Bildschirm hat keinen Platz für Größeres.</translation>
        </message>
    </context>
    <context>
        <name>OnTop</name>
        <message>
            <location filename="../../app/wmh/ui/frame/title_bar.py"></location>
            <source>This system lets no window put itself on top: choose Always on Top in the menu of the title bar.</source>
            <translation>Dieses System lässt kein Fenster sich selbst in den Vordergrund stellen: im Menü der Titelleiste „Immer im Vordergrund“ wählen.</translation>
        </message>
    </context>
    <context>
        <name>Openers</name>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Space in an empty row or a click takes it.</source>
            <translation>Die Leertaste in einer leeren Zeile oder ein Klick nimmt es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Your usual first guess: {0}</source>
            <translation>Ihr üblicher erster Tipp: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Recommended first guess: {0}</source>
            <translation>Empfohlener erster Tipp: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Then {0}, as in the last games</source>
            <translation>Dann {0}, wie in den letzten Spielen</translation>
        </message>
    </context>
    <context>
        <name>AfterGame</name>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Review</source>
            <translation>Rückblick</translation>
        </message>
    </context>
    <context>
        <name>GameFacts</name>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} boards at once</source>
            <translation>{0} Bretter zugleich</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>any number of guesses</source>
            <translation>beliebig viele Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} guesses</source>
            <translation>{0} Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the first letter is shown</source>
            <translation>der erste Buchstabe wird gezeigt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the letters at these places are shown: {0}</source>
            <translation>die Buchstaben an diesen Plätzen werden gezeigt: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>counts {0}</source>
            <translation>zählt {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>lexicon {0}</source>
            <translation>Lexikon {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>begins with {0}</source>
            <translation>beginnt mit {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>chosen for it: {0} of 100, {1} guesses</source>
            <translation>dafür gewählt: {0} von 100, {1} Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the paper's list: {0} of 100, {1} guesses</source>
            <translation>Rangfolge des Aufsatzes: {0} von 100, {1} Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>most information: {0} of 100, {1} guesses</source>
            <translation>meiste Information: {0} von 100, {1} Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Solved within {0}, in {1} games, measured on {2}:</source>
            <translation>Gelöst in {0}, bei {1} Spielen, gemessen am {2}:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Solved within {0}, in {1} games with the words of {3}, measured on {2}:</source>
            <translation>Gelöst in {0}, bei {1} Spielen mit den Wörtern von {3}, gemessen am {2}:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} pegs</source>
            <translation>{0} Stifte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} places</source>
            <translation>{0} Plätze</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>words of {0} letters</source>
            <translation>Wörter aus {0} Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>words of {0} to {1} letters</source>
            <translation>Wörter aus {0} bis {1} Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} with the key {1}</source>
            <translation>{0} mit der Taste {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Marks: {0}</source>
            <translation>Markierungen: {0}</translation>
        </message>
    </context>
    <context>
        <name>GameChooser</name>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Choose a game</source>
            <translation>Spiel wählen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Which game do you play?</source>
            <translation>Welches Spiel spielen Sie?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Name of the game</source>
            <translation>Name des Spiels</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>No game has this in its name.</source>
            <translation>Kein Spiel hat das in seinem Namen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Enter begins it. Your own games: files in {0}</source>
            <translation>Enter beginnt es. Eigene Spiele: Dateien in {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Copy {0} to {1}, and it stands in this list.</source>
            <translation>Nach {1} kopiert, steht {0} in dieser Liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>No particular game</source>
            <translation>Kein bestimmtes Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0}: not usable</source>
            <translation>{0}: nicht brauchbar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Words:</source>
            <translation>Wörter:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>The board goes on as it is, and marks are called {0}, {1} and {2}.</source>
            <translation>Das Brett geht weiter, wie es ist, und die Markierungen heißen {0}, {1} und {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Language of the words</source>
            <translation>Sprache der Wörter</translation>
        </message>
    </context>
    <context>
        <name>GameCards</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Solves {0} of 100 in {1}.</source>
            <translation>Löst {0} von 100 in {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Solves {0} of 100 in {1}; most information {2}.</source>
            <translation>Löst {0} von 100 in {1}; meiste Information {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Needs the word list {0}, which is not installed.</source>
            <translation>Braucht die Wortliste {0}, die nicht installiert ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>{0}  {1}</source>
            <translation>{0}  {1}</translation>
        </message>
    </context>
    <context>
        <name>GameChoice</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_choice.py"></location>
            <source>{0} is played with the word list {1}, which is not installed: these are words of {2}. Add a list of {1}, or choose one you have in the menu of word lists.</source>
            <translation>{0} wird mit der Wortliste {1} gespielt, die nicht installiert ist: Dies sind Wörter von {2}. Fügen Sie eine Liste für {1} hinzu, oder wählen Sie eine vorhandene im Menü der Wortlisten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_choice.py"></location>
            <source>Add a word list …</source>
            <translation>Wortliste hinzufügen …</translation>
        </message>
    </context>
    <context>
        <name>GameInHand</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_in_hand.py"></location>
            <source>{0}, changed</source>
            <translation>{0}, geändert</translation>
        </message>
    </context>
    <context>
        <name>Diary</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_in_hand.py"></location>
            <source>The game cannot be recorded in {0}: {1}.</source>
            <translation>Das Spiel kann nicht in {0} aufgezeichnet werden: {1}.</translation>
        </message>
    </context>
    <context>
        <name>Lanes</name>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Runners</source>
            <translation>Läufer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Nobody found a secret.</source>
            <translation>Niemand hat eine Lösung gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>First: {0}, with {1} guesses on average.</source>
            <translation>Erster: {0}, mit durchschnittlich {1} Tipps.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Runner</source>
            <translation>Läufer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Words left</source>
            <translation>Wörter übrig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Lost</source>
            <translation>Verloren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Guesses for this secret</source>
            <translation>Tipps für diese Lösung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>You</source>
            <translation>Ich</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>found</source>
            <translation>gefunden</translation>
        </message>
    </context>
    <context>
        <name>RacePanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Secrets</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>How many words are drawn; or the words themselves</source>
            <translation>Wie viele Wörter gezogen werden; oder die Wörter selbst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>and &amp;me</source>
            <translation>und &amp;ich</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Your guess</source>
            <translation>Eigener Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>your guess</source>
            <translation>eigener Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Aufgeben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>&amp;Secrets</source>
            <translation>&amp;Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>A race is under way: let it end, or stop it, first.</source>
            <translation>Ein Wettlauf läuft: erst das Ende abwarten oder ihn anhalten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Stopped.</source>
            <translation>Angehalten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>They are off …</source>
            <translation>Sie laufen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Nobody runs: choose a strategy, or yourself.</source>
            <translation>Niemand läuft: eine Strategie wählen, oder selbst mitlaufen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Type how many words are to be drawn, 1 to {0}, or words.</source>
            <translation>Eintippen, wie viele Wörter gezogen werden, 1 bis {0}, oder Wörter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Secret {0} of {1}</source>
            <translation>Lösung {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Start</source>
            <translation>Start</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Race with words of {0} letters</source>
            <translation>Wettlauf mit Wörtern aus {0} Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Shown: {0}.</source>
            <translation>Gezeigt: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Your turn: type a word, then Enter.</source>
            <translation>Jetzt: ein Wort tippen, dann Enter.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} Tipp</numerusform>
                <numerusform>{0} Tipps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>{0} strategies</source>
            <extracomment>Of one: 1 strategy</extracomment>
            <translation>
                <numerusform>{0} Strategie</numerusform>
                <numerusform>{0} Strategien</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Skill {0} of 100</source>
            <translation>Können {0} von 100</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>luck {0} guesses</source>
            <translation>Glück {0} Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Looking back …</source>
            <translation>Rückblick läuft …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It could have been the secret.</source>
            <translation>Es hätte die Lösung sein können.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It was none of the words that could be the secret.</source>
            <translation>Es war keines der Wörter, die die Lösung sein konnten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>No word was left that fits the clues.</source>
            <translation>Kein Wort war übrig, das zu den Hinweisen passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Best choice: {0}, {1} guesses on average to the end.</source>
            <translation>Beste Wahl: {0}, im Mittel {1} Tipps bis zum Ende.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Best choice: {0}, {1} guesses on average to the end; yours: {2}.</source>
            <translation>Beste Wahl: {0}, im Mittel {1} Tipps bis zum Ende; Ihre: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed {0} {3} at place {1}: not kept.</source>
            <translation>Zeile {2} zeigte {0} {3} an Platz {1}: nicht behalten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that {0} is in it: not used.</source>
            <translation>Zeile {2} zeigte, dass {0} vorkommt: nicht benutzt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that {0} is not at place {1}: used there again.</source>
            <translation>Zeile {2} zeigte, dass {0} nicht an Platz {1} steht: dort noch einmal benutzt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that there is no further {0}: used all the same.</source>
            <translation>Zeile {2} zeigte, dass es kein weiteres {0} gibt: trotzdem benutzt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Solved</source>
            <translation>Gelöst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>not rated</source>
            <translation>nicht bewertet</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It could not be the secret: the clues of rows {0} said so.</source>
            <extracomment>Of one: It could not be the secret: the clue of row {0} said so.</extracomment>
            <translation>
                <numerusform>Es konnte nicht die Lösung sein: der Hinweis von Zeile {0} sagte das.</numerusform>
                <numerusform>Es konnte nicht die Lösung sein: die Hinweise der Zeilen {0} sagten das.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Review of the game</source>
            <translation>Rückblick auf das Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guesses</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>What strategies would have guessed</source>
            <translation>Was Strategien geraten hätten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>&amp;Save report …</source>
            <translation>Bericht &amp;speichern …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>A page (HTML) to keep or to print</source>
            <translation>Eine Seite (HTML) zum Aufheben oder Drucken</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Page (*.html)</source>
            <translation>Seite (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Progress of the review</source>
            <translation>Fortschritt der Besprechung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Offensive words are not counted: no game hides them.</source>
            <translation>Anstößige Wörter werden nicht gezählt: Kein Spiel verbirgt sie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Looking back …</source>
            <translation>Rückblick läuft …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guess</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Bits told</source>
            <translation>Gelieferte Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>expected</source>
            <translation>erwartet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Luck</source>
            <translation>Glück</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Skill</source>
            <translation>Können</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Strategy</source>
            <translation>Strategie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guess here</source>
            <translation>Tipp hier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Bits</source>
            <translation>Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Words left</source>
            <translation>Wörter übrig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>All its guesses</source>
            <translation>Alle ihre Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>not found</source>
            <translation>nicht gefunden</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Length of the words</source>
            <translation>Länge der Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Who guessed</source>
            <translation>Wer riet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>The last games</source>
            <translation>Die letzten Spiele</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Enter or a double click reviews a game.</source>
            <translation>Enter oder ein Doppelklick zeigt den Rückblick auf ein Spiel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Save as &amp;CSV …</source>
            <translation>Als &amp;CSV speichern …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>A table of these games, a row each, for a spreadsheet</source>
            <translation>Eine Tabelle dieser Spiele, je eine Zeile, für eine Tabellenkalkulation</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Table (*.csv)</source>
            <translation>Tabelle (*.csv)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>all lengths</source>
            <translation>alle Längen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>The record {0} cannot be read: {1}.</source>
            <translation>Die Aufzeichnung {0} kann nicht gelesen werden: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}: lost after {1}</source>
            <translation>{0}: verloren nach {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}: {1} in {2}</source>
            <translation>{0}: {1} in {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>won</source>
            <translation>gewonnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>mean guesses</source>
            <translation>Tipps im Mittel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>median time</source>
            <translation>mittlere Zeit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>streak</source>
            <translation>Serie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>longest</source>
            <translation>längste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>all games</source>
            <translation>alle Spiele</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>I guessed</source>
            <translation>ich riet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>the program guessed</source>
            <translation>das Programm riet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>it played by itself</source>
            <translation>es spielte allein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>with the helper</source>
            <translation>mit dem Helfer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>No games yet</source>
            <translation>Noch keine Spiele</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}, {1} won</source>
            <translation>{0}, {1} gewonnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} s</source>
            <translation>{0} s</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} Buchstabe</numerusform>
                <numerusform>{0} Buchstaben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>1 Tipp</numerusform>
                <numerusform>{0} Versuche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} lines of the record are damaged and left out.</source>
            <extracomment>Of one: 1 line of the record is damaged and left out.</extracomment>
            <translation>
                <numerusform>{0} Zeile der Aufzeichnung ist beschädigt und ausgelassen.</numerusform>
                <numerusform>{0} Zeilen der Aufzeichnung sind beschädigt und ausgelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} games are of a newer version of this program.</source>
            <extracomment>Of one: 1 game is of a newer version of this program.</extracomment>
            <translation>
                <numerusform>{0} Spiel ist von einer neueren Version dieses Programms.</numerusform>
                <numerusform>{0} Spiele sind von einer neueren Version dieses Programms.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} games</source>
            <extracomment>Of one: 1 game</extracomment>
            <translation>
                <numerusform>{0} Spiel</numerusform>
                <numerusform>{0} Spiele</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Distribution</name>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Games by the guesses they took</source>
            <translation>Spiele nach der Zahl ihrer Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>lost</source>
            <translation>verloren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
    </context>
    <context>
        <name>About</name>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Games and record</source>
            <translation>Spiele und Aufzeichnung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Your lexica</source>
            <translation>Eigene Lexika</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>What can be computed again</source>
            <translation>Was neu berechnet werden kann</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Licences of the words</source>
            <translation>Lizenzen der Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>About</source>
            <translation>Über</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Word Mastermind Helper</source>
            <translation>Word Mastermind Helper</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Version {0}, under the MIT licence</source>
            <translation>Version {0}, unter der MIT-Lizenz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Suggests the next guess in games that hide a word, after the helper of Bahinting and others (2013).</source>
            <translation>Schlägt den nächsten Tipp vor in Spielen, die ein Wort verbergen, nach dem Helfer von Bahinting und anderen (2013).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>&amp;Copy for a report</source>
            <translation>Für einen Bericht &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Versions, system and lexicon, as text</source>
            <translation>Versionen, System und Lexikon, als Text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>It is in the clipboard.</source>
            <translation>Es ist in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>English: SCOWL, and UKACD as far as SCOWL holds it.</source>
            <translation>Englisch: SCOWL, und UKACD, soweit SCOWL es enthält.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Made with</source>
            <translation>Gemacht mit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>not installed</source>
            <translation>nicht installiert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Where it keeps its files</source>
            <translation>Wo die Dateien liegen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Open the folder: {0}</source>
            <translation>Den Ordner öffnen: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Nothing is there yet.</source>
            <translation>Dort ist noch nichts.</translation>
        </message>
    </context>
    <context>
        <name>FirstSteps</name>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Got it</source>
            <translation>Verstanden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Put the first steps away</source>
            <translation>Die ersten Schritte wegräumen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Type the guess of your game, then Enter.</source>
            <translation>Ihren Tipp aus dem Spiel eingeben, dann Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Type the numbers your game gives, then Enter.</source>
            <translation>Die Zahlen des Spiels eingeben, dann Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Mark it with {0} {1} {2} or clicks, then Enter.</source>
            <translation>Mit {0} {1} {2} oder Klicks markieren, dann Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Below is what still fits, best first.</source>
            <translation>Darunter steht, was noch passt, das Beste zuerst.</translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Guide</source>
            <translation>Anleitung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>&amp;Contents</source>
            <translation>&amp;Inhalt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Search this page</source>
            <translation>Diese Seite durchsuchen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>The guide is in English.</source>
            <translation>Die Anleitung ist auf Englisch.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>{0} is not installed here; it stands in the checkout.</source>
            <translation>{0} ist hier nicht installiert; es steht bei den Quellen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>{0} does not stand on this page.</source>
            <translation>{0} steht nicht auf dieser Seite.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Page</source>
            <translation>Seite</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Search for a key or what it does</source>
            <translation>Taste suchen, oder was sie tut</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Search the keys</source>
            <translation>Tasten durchsuchen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>No key does that.</source>
            <translation>Das tut keine Taste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>On the board and in the list</source>
            <translation>Auf dem Brett und in der Liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
    </context>
    <context>
        <name>CodePanel</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>No code belongs to this step.</source>
            <translation>Zu diesem Schritt gehört kein Programmtext.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>Code, line {0} of {1}: {2}</source>
            <translation>Programmtext, Zeile {0} von {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>{0} in {1}</source>
            <translation>{0} in {1}</translation>
        </message>
    </context>
    <context>
        <name>LessonsWindow</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Ne&amp;xt stop</source>
            <translation>Nächster &amp;Halt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Stop &amp;before</source>
            <translation>Halt &amp;davor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>One step &amp;forward</source>
            <translation>Einen Schritt &amp;vor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>One step bac&amp;k</source>
            <translation>Einen Schritt &amp;zurück</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Next word foun&amp;d</source>
            <translation>Nächstes gef&amp;undenes Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Next edge ref&amp;used</source>
            <translation>Nächste a&amp;bgelehnte Kante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Play or pause</source>
            <translation>A&amp;bspielen oder anhalten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>First &amp;step</source>
            <translation>&amp;Erster Schritt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>L&amp;ast step</source>
            <translation>&amp;Letzter Schritt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Fas&amp;ter</source>
            <translation>&amp;Schneller</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Slo&amp;wer</source>
            <translation>Lan&amp;gsamer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>P&amp;resent</source>
            <translation>&amp;Vorführen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Notes</source>
            <translation>&amp;Notizen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Cod&amp;e</source>
            <translation>&amp;Programmtext</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Pre&amp;dict …</source>
            <translation>Vorhersa&amp;gen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Followed or refused&amp;?</source>
            <translation>Verfolgt oder abgelehnt&amp;?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Your words</source>
            <translation>&amp;Ihre Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Larger</source>
            <translation>G&amp;rößer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>S&amp;maller</source>
            <translation>&amp;Kleiner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Usual size</source>
            <translation>Übli&amp;che Größe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Whole drawing</source>
            <translation>Ganze &amp;Zeichnung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Open a file …</source>
            <translation>&amp;Datei öffnen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Sa&amp;ve as …</source>
            <translation>Speichern &amp;unter …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>All l&amp;essons</source>
            <translation>&amp;Alle Lektionen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Close</source>
            <translation>Schl&amp;ießen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>An empty board</source>
            <translation>Ein leeres Brett</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>The board: {0}</source>
            <translation>Das Brett: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Rows not marked in full are left out.</source>
            <translation>Nicht ganz markierte Zeilen bleiben weg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Flagged words that fit are not among these.</source>
            <translation>Gesperrte Wörter, die passen, sind nicht darunter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Files are being written: wait for their end, or stop it, first.</source>
            <translation>Dateien werden geschrieben: erst das Ende abwarten oder anhalten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Lesson: {0}</source>
            <translation>Lektion: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>The walk of this lesson has no further one.</source>
            <translation>Der Gang dieser Lektion hat keinen weiteren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>No question stands here: go on to one first.</source>
            <translation>Hier steht keine Frage: gehen Sie erst zu einer weiter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/jobs.py"></location>
            <source>Without a lexicon no lesson can be made. Open one.</source>
            <translation>Ohne Lexikon kann keine Lektion entstehen. Bitte eines öffnen.</translation>
        </message>
    </context>
    <context>
        <name>LessonControls</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Forward</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Pause</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Speed: {0} seconds for a step</source>
            <extracomment>Of one: Speed: 1 second for a step</extracomment>
            <translation>
                <numerusform>Tempo: {0} Sekunde je Schritt</numerusform>
                <numerusform>Tempo: {0} Sekunden je Schritt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonExports</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Stop</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Stop writing</source>
            <translation>Schreiben abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>E&amp;xport</source>
            <translation>E&amp;xport</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Copy the picture</source>
            <translation>Bild &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;This picture …</source>
            <translation>&amp;Dieses Bild …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>All steps as &amp;pictures …</source>
            <translation>Alle Schritte als &amp;Bilder …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>All steps as a P&amp;DF …</source>
            <translation>Alle Schritte als &amp;PDF …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Handout …</source>
            <translation>&amp;Arbeitsblatt …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Answer sheet …</source>
            <translation>&amp;Lösungsblatt …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>{0} pixels</source>
            <translation>{0} Pixel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Width of pictures</source>
            <translation>B&amp;reite der Bilder</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Pap&amp;er</source>
            <translation>Papi&amp;er</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>The picture is in the clipboard.</source>
            <translation>Das Bild ist in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save this picture</source>
            <translation>Dieses Bild speichern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Picture (*.png)</source>
            <translation>Bild (*.png)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Drawing (*.svg)</source>
            <translation>Zeichnung (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Page (*.pdf)</source>
            <translation>Seite (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save all steps</source>
            <translation>Alle Schritte speichern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save the handout</source>
            <translation>Arbeitsblatt speichern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save the answer sheet</source>
            <translation>Lösungsblatt speichern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Choose a folder for the pictures</source>
            <translation>Ordner für die Bilder wählen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Pages (*.pdf)</source>
            <translation>Seiten (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Writing …</source>
            <translation>Wird geschrieben …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Stopped.</source>
            <translation>Abgebrochen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Saved in {0}.</source>
            <translation>Gespeichert in {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>{0} pictures are in {1}.</source>
            <extracomment>Of one: 1 picture is in {1}.</extracomment>
            <translation>
                <numerusform>{0} Bild ist in {1}.</numerusform>
                <numerusform>{0} Bilder sind in {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonChooser</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Open a file …</source>
            <translation>Datei öffnen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Your own lessons: files in {0}</source>
            <translation>Eigene Lektionen: Dateien in {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>The lesson is being made … {0}</source>
            <translation>Die Lektion wird vorbereitet … {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>The lesson is being made …</source>
            <translation>Die Lektion wird vorbereitet …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>{0}: not usable</source>
            <translation>{0}: nicht brauchbar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
    </context>
    <context>
        <name>LessonFiles</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Open a lesson</source>
            <translation>Lektion öffnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Save the lesson</source>
            <translation>Lektion speichern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Lessons (*.toml)</source>
            <translation>Lektionen (*.toml)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Saved in {0}.</source>
            <translation>Gespeichert in {0}.</translation>
        </message>
    </context>
    <context>
        <name>LessonPage</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} Judged so far: {1}, right: {2}.</source>
            <translation>{0} Bisher beurteilt: {1}, richtig: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} It comes in step {1} and goes in step {2}.</source>
            <translation>{0} Kommt in Schritt {1} und geht in Schritt {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} It comes in step {1}.</source>
            <translation>{0} Kommt in Schritt {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Question: {0}</source>
            <translation>Frage: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Answer: {0}</source>
            <translation>Antwort: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>{0}. {1}</source>
            <translation>{0}. {1}</translation>
        </message>
    </context>
    <context>
        <name>Notes</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Your words</source>
            <translation>Ihre Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Now</source>
            <translation>Jetzt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Next</source>
            <translation>Danach</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Question to come</source>
            <translation>Nächste Frage</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Answer</source>
            <translation>Antwort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Notes for the teacher</source>
            <translation>Notizen für die Lehrkraft</translation>
        </message>
    </context>
    <context>
        <name>PredictionBox</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/prediction_box.py"></location>
            <source>A prediction, then Enter</source>
            <translation>Eine Vorhersage, dann Enter</translation>
        </message>
    </context>
    <context>
        <name>StageBar</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/stage_bar.py"></location>
            <source>Stage {0} of {1}: {2}</source>
            <translation>Abschnitt {0} von {1}: {2}</translation>
        </message>
    </context>
    <context>
        <name>WordsPage</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/clue_row.py"></location>
            <source>Rule of the game</source>
            <translation>Spielregel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/clue_row.py"></location>
            <source>place {0} of {1}</source>
            <translation>Platz {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>The words drawn</source>
            <translation>Die gezeichneten Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Type or paste words</source>
            <translation>Wörter tippen oder einfügen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Clue, such as rain:ywwg</source>
            <translation>Hinweis, etwa rain:ywwg</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>From the &amp;board</source>
            <translation>Vom &amp;Brett</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>As a &amp;lesson</source>
            <translation>Als &amp;Lektion</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>&amp;Save as …</source>
            <translation>&amp;Speichern unter …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Words of last &amp;time</source>
            <translation>Wörter vom letzten &amp;Mal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Not drawn: {0}. Enter again draws them.</source>
            <translation>Nicht gezeichnet: {0}. Noch einmal Enter zeichnet sie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>{0} brings back the words of last time.</source>
            <translation>{0} holt die Wörter vom letzten Mal zurück.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>No word fits the board: there is none to take.</source>
            <translation>Kein Wort passt zum Brett: es gibt keines zu übernehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>The words cannot be kept in {0}: {1}.</source>
            <translation>Die Wörter können nicht in {0} aufbewahrt werden: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>There is no word yet: type one first.</source>
            <translation>Es gibt noch kein Wort: tippen Sie erst eines.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Show the &amp;trie</source>
            <translation>&amp;Trie zeigen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Show the &amp;DAWG</source>
            <translation>&amp;DAWG zeigen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Our words</source>
            <translation>Unsere Wörter</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>{0} of the words of last time are offensive. {1} again draws them.</source>
            <extracomment>Of one: 1 of the words of last time is offensive. {1} again draws it.</extracomment>
            <translation>
                <numerusform>Eines der Wörter vom letzten Mal ist anstößig. Noch einmal {1} zeichnet es.</numerusform>
                <numerusform>{0} der Wörter vom letzten Mal sind anstößig. Noch einmal {1} zeichnet sie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/words/words_table.py"></location>
            <source>{0} offensive words are not drawn. Enter again draws them.</source>
            <extracomment>Of one: 1 offensive word is not drawn. Enter again draws it.</extracomment>
            <translation>
                <numerusform>{0} anstößiges Wort ist nicht gezeichnet. Noch einmal Enter zeichnet es.</numerusform>
                <numerusform>{0} anstößige Wörter sind nicht gezeichnet. Noch einmal Enter zeichnet sie.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Asking</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Leave it (Esc)</source>
            <translation>So lassen (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Remove it</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Remove {0} with the words added to it by hand? It cannot be brought back.</source>
            <translation>{0} mit den von Hand hinzugefügten Wörtern entfernen? Es kann nicht zurückgeholt werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>New name</source>
            <translation>Neuer Name</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>A new name for {0}</source>
            <translation>Ein neuer Name für {0}</translation>
        </message>
    </context>
    <context>
        <name>LengthChart</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Words of each length</source>
            <translation>Wörter jeder Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Words by their number of letters</source>
            <translation>Wörter nach der Zahl ihrer Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
    </context>
    <context>
        <name>FactsPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Words by hand …</source>
            <translation>&amp;Wörter von Hand …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Re&amp;name …</source>
            <translation>Um&amp;benennen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Build again</source>
            <translation>&amp;Neu bauen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Remove …</source>
            <translation>&amp;Entfernen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>In use</source>
            <translation>In Gebrauch</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Use it</source>
            <translation>Ben&amp;utzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>By hand</source>
            <translation>Von Hand</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Came with the program, and stays</source>
            <translation>Kam mit dem Programm und bleibt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Kept</source>
            <translation>Aufbewahrt in</translation>
        </message>
    </context>
    <context>
        <name>Lexica</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>cannot be used</source>
            <translation>kann nicht benutzt werden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0}, built in</source>
            <translation>{0}, eingebaut</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} letters</source>
            <translation>{0} aus {1} Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} to {2} letters</source>
            <translation>{0} aus {1} bis {2} Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Alphabet</source>
            <translation>Alphabet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>How built</source>
            <translation>Wie gebaut</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Licence</source>
            <translation>Lizenz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} bytes, {1} % less than the words as text</source>
            <translation>{0} Byte, {1} % weniger als die Wörter als Text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} bytes; the words as text are smaller, {1}</source>
            <translation>{0} Byte; die Wörter als Text sind kleiner, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} added</source>
            <translation>{0} hinzugefügt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} left out</source>
            <translation>{0} ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} flagged</source>
            <translation>{0} gesperrt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} no longer flagged</source>
            <translation>{0} nicht mehr gesperrt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>a to z</source>
            <translation>a bis z</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} letters: {1}</source>
            <translation>{0} Buchstaben: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} nodes of a trie, merged into {1} states with {2} edges</source>
            <translation>{0} Knoten eines Baums, vereint zu {1} Zuständen mit {2} Kanten</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} Wort</numerusform>
                <numerusform>{0} Wörter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} Buchstabe</numerusform>
                <numerusform>{0} Buchstaben</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HandPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words to add, leave out or flag</source>
            <translation>Wörter zum Hinzufügen, Auslassen oder Sperren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>words, parted by spaces</source>
            <translation>Wörter, durch Leerzeichen getrennt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words changed by hand</source>
            <translation>Von Hand geänderte Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>&amp;Take back (Del)</source>
            <translation>&amp;Zurücknehmen (Entf)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Bac&amp;k to the facts</source>
            <translation>Zurüc&amp;k zu den Angaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words by hand: {0}</source>
            <translation>Wörter von Hand: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Nothing was changed by hand. A new version of the lexicon keeps the changes.</source>
            <translation>Nichts wurde von Hand geändert. Eine neue Fassung des Lexikons behält die Änderungen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Done.</source>
            <translation>Fertig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Type the words first.</source>
            <translation>Zuerst die Wörter eintippen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>A moment …</source>
            <translation>Einen Augenblick …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>&amp;Add</source>
            <translation>&amp;Hinzufügen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words from now on</source>
            <translation>Das Lexikon kennt diese Wörter von nun an</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Leave &amp;out</source>
            <translation>&amp;Auslassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words no longer</source>
            <translation>Das Lexikon kennt diese Wörter nicht mehr</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>F&amp;lag</source>
            <translation>&amp;Sperren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Known, but suggested only where flagged words are wanted</source>
            <translation>Bekannt, aber nur vorgeschlagen, wo gesperrte Wörter gewünscht sind</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Unfla&amp;g</source>
            <translation>&amp;Entsperren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Suggested as any other word</source>
            <translation>Vorgeschlagen wie jedes andere Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: added</source>
            <translation>{0}: hinzugefügt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: left out</source>
            <translation>{0}: ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: flagged</source>
            <translation>{0}: gesperrt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: no longer flagged</source>
            <translation>{0}: nicht mehr gesperrt</translation>
        </message>
    </context>
    <context>
        <name>FileLine</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Choose …</source>
            <translation>Wählen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Choose: {0}</source>
            <translation>Wählen: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Word lists (*.txt *.tsv *.csv *.dic *.lst)</source>
            <translation>Wortlisten (*.txt *.tsv *.csv *.dic *.lst)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
    </context>
    <context>
        <name>ImportForm</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Dictionary of this system</source>
            <translation>Wörterbuch dieses Systems</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Capitals</source>
            <translation>Großschreibung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Accents</source>
            <translation>Akzente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Double letters</source>
            <translation>Doppelbuchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>such as ch, ll: each counts as one letter</source>
            <translation>etwa ch, ll: jeder zählt als ein Buchstabe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Answers</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>a second list: only its words are secrets</source>
            <translation>eine zweite Liste: nur ihre Wörter sind Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Licence</source>
            <translation>Lizenz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>none, but the file above</source>
            <translation>keines, sondern die Datei oben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>made small: Haus is a word, too</source>
            <translation>wird klein: auch Haus ist ein Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>left out: they are names</source>
            <translation>ausgelassen: es sind Namen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>kept: é is another letter than e</source>
            <translation>bleiben: é ist ein anderer Buchstabe als e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>taken off: é becomes e</source>
            <translation>fallen weg: é wird e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>beside words: understood by themselves</source>
            <translation>neben den Wörtern: von selbst verstanden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are tiers: small ones for common words</source>
            <translation>sind Stufen: kleine für häufige Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are counts: large ones for common words</source>
            <translation>sind Häufigkeiten: große für häufige Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are passed over</source>
            <translation>werden übergangen</translation>
        </message>
    </context>
    <context>
        <name>ImportPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Import a list of words</source>
            <translation>Wortliste importieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>File with the words</source>
            <translation>Datei mit den Wörtern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>a text file with one word a line; or drop it here</source>
            <translation>eine Textdatei mit einem Wort je Zeile; oder hier ablegen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>I&amp;mport</source>
            <translation>I&amp;mportieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Leave it (Esc)</source>
            <translation>So lassen (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Its first words will be shown here.</source>
            <translation>Hier werden ihre ersten Wörter gezeigt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>There is no file {0}: choose a text file.</source>
            <translation>Es gibt keine Datei {0}: eine Textdatei wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Read as {0}. First words: {1}</source>
            <translation>Gelesen als {0}. Erste Wörter: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Left out, such as: {0}</source>
            <translation>Ausgelassen, zum Beispiel: {0}</translation>
        </message>
    </context>
    <context>
        <name>Importing</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>{0} cannot be started: install the program again.</source>
            <translation>{0} kann nicht gestartet werden: das Programm neu installieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>The import broke off ({0}): try again, or import fewer words.</source>
            <translation>Der Import brach ab ({0}): noch einmal versuchen, oder weniger Wörter importieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>The import broke off with code {0}: try again, or import fewer words.</source>
            <translation>Der Import brach ab mit Code {0}: noch einmal versuchen, oder weniger Wörter importieren.</translation>
        </message>
    </context>
    <context>
        <name>ReportPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>&amp;Use it</source>
            <translation>Ben&amp;utzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>See its &amp;facts</source>
            <translation>&amp;Angaben ansehen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>{0} is ready</source>
            <translation>{0} ist bereit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>left out, {0}: such as {1}</source>
            <translation>ausgelassen, {0}: etwa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>stood there more than once and were joined</source>
            <translation>standen mehr als einmal da und wurden vereint</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Every line was taken.</source>
            <translation>Jede Zeile wurde genommen.</translation>
        </message>
    </context>
    <context>
        <name>ProgressPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Stopping …</source>
            <translation>Wird angehalten …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Starting …</source>
            <translation>Beginnt …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Reading the words …</source>
            <translation>Die Wörter werden gelesen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Joining words that begin alike …</source>
            <translation>Gleiche Anfänge werden vereint …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Joining words that end alike …</source>
            <translation>Gleiche Enden werden vereint …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Packing the graph …</source>
            <translation>Der Graph wird gepackt …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Writing the files …</source>
            <translation>Die Dateien werden geschrieben …</translation>
        </message>
    </context>
    <context>
        <name>LexicaWindow</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Lexica</source>
            <translation>Lexika</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>&amp;Import a list …</source>
            <translation>Liste &amp;importieren …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>A lexicon is being built: wait for its end, or cancel it, first.</source>
            <translation>Ein Lexikon wird gebaut: erst das Ende abwarten oder abbrechen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Importing {0}</source>
            <translation>{0} wird importiert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Building {0} again</source>
            <translation>{0} wird neu gebaut</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Abgebrochen. Nichts wurde geändert.</translation>
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexicon_list.py"></location>
            <source>Installed lexica</source>
            <translation>Installierte Lexika</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexicon_list.py"></location>
            <source>{0}, in use</source>
            <translation>{0}, in Gebrauch</translation>
        </message>
    </context>
    <context>
        <name>CluePicture</name>
        <message>
            <location filename="../../app/wmh/ui/look/clue_picture.py"></location>
            <source>not marked</source>
            <translation>nicht markiert</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <location filename="../../app/wmh/ui/look/clue_words.py"></location>
            <source>In this game green is called {0}, yellow {1} and white {2}.</source>
            <translation>In diesem Spiel heißt grün {0}, gelb {1} und weiß {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
            <source>green</source>
            <translation>grün</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
            <source>white</source>
            <translation>weiß</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>plain</source>
            <translation>unmarkiert</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>red</source>
            <translation>rot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
            <source>yellow</source>
            <translation>gelb</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>blue</source>
            <translation>blau</translation>
        </message>
        <message>
            <location filename="../../resources/games/absurdle.toml"></location>
            <source>grey</source>
            <translation>grau</translation>
        </message>
    </context>
    <context>
        <name>Tile</name>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, not marked yet</source>
            <translation>{0}, noch nicht markiert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, its mark cannot be</source>
            <translation>{0}, ihre Markierung kann nicht sein</translation>
        </message>
    </context>
    <context>
        <name>ContextMenus</name>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Take {0}</source>
            <translation>{0} &amp;nehmen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>Look &amp;up {0}</source>
            <translation>{0} na&amp;chschlagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Never suggest {0}</source>
            <translation>{0} nie &amp;vorschlagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>{0} is {1}</source>
            <translation>{0} ist {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Copy this line</source>
            <translation>Diese Zeile &amp;kopieren</translation>
        </message>
    </context>
    <context>
        <name>LexiconMenu</name>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>Le&amp;xicon</source>
            <translation>Le&amp;xikon</translation>
        </message>
    </context>
    <context>
        <name>MessageBar</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Show the file</source>
            <translation>Datei zeigen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} is there and is something else, so nothing was written: choose another folder, or replace what is in the way.</source>
            <translation>{0} gibt es schon, und es ist etwas anderes; darum wurde nichts geschrieben: Wählen Sie einen anderen Ordner, oder ersetzen Sie, was im Weg ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Replace it</source>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} is of a newer version of this program. It stays as it is, and nothing new is kept there: use the newer version.</source>
            <translation>{0} ist von einer neueren Version dieses Programms. Die Datei bleibt, wie sie ist, und Neues wird dort nicht gesichert: Verwenden Sie die neuere Version.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} cannot be read, nor be set aside: move it away, or nothing can be kept there.</source>
            <translation>{0} kann weder gelesen noch beiseitegelegt werden: Verschieben Sie die Datei, sonst kann dort nichts gesichert werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} could not be read and was set aside as {1}; a new one is begun.</source>
            <translation>{0} konnte nicht gelesen werden und wurde als {1} beiseitegelegt; eine neue Datei wird begonnen.</translation>
        </message>
    </context>
    <context>
        <name>SaveFoot</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} cannot be saved: {1}.</source>
            <translation>{0} kann nicht gespeichert werden: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Saved in {0}.</source>
            <translation>In {0} gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>TwoButtons</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Leave it (Esc)</source>
            <translation>So lassen (Esc)</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>Nothing to review yet. Enter a guess first.</source>
            <translation>Noch nichts zu besprechen. Geben Sie erst einen Tipp ein.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>The report is in the clipboard.</source>
            <translation>Der Bericht ist in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>The list is the paper's, as before. For the game you play, {0} chooses what wins it more often.</source>
            <translation>Die Liste ist wie bisher die des Aufsatzes. Für Ihr Spiel wählt {0}, womit es öfter gewonnen wird.</translation>
        </message>
    </context>
    <context>
        <name>GameForm</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Who guesses</source>
            <translation>Wer rät</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Number of the game</source>
            <translation>Nummer des Spiels</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>any</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The same number gives everybody the same secret.</source>
            <translation>Dieselbe Nummer gibt allen dieselbe Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The secret, typed unseen</source>
            <translation>Die Lösung, verdeckt getippt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Words the secret is one of</source>
            <translation>Wörter, von denen eines die Lösung ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Length of the words in the game</source>
            <translation>Länge der Wörter im Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Rule of the game</source>
            <translation>Regel des Spiels</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Begin</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Begin the game</source>
            <translation>Das Spiel beginnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Secret</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Number</source>
            <translation>Nummer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Typed</source>
            <translation>Getippt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Length</source>
            <translation>Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Rule</source>
            <translation>Regel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Attempts</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>common words</source>
            <translation>häufige Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>everyday words</source>
            <translation>Alltagswörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>all words</source>
            <translation>alle Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>No lexicon is open yet.</source>
            <translation>Noch ist kein Lexikon geöffnet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Type the secret first.</source>
            <translation>Zuerst die Lösung eintippen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>you guess</source>
            <translation>ich rate</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The program keeps a secret and marks your guesses.</source>
            <translation>Das Programm hat eine Lösung und markiert die Tipps.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>the program guesses</source>
            <translation>das Programm rät</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>You keep a secret and mark the program's guesses.</source>
            <translation>Man denkt sich eine Lösung und markiert die Tipps des Programms.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>watch</source>
            <translation>zusehen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The program guesses and marks, and you watch.</source>
            <translation>Das Programm rät und markiert; man sieht zu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>drawn at random</source>
            <translation>zufällig gezogen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Every word is as likely.</source>
            <translation>Jedes Wort ist gleich wahrscheinlich.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>typed by somebody</source>
            <translation>von jemandem getippt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>A teacher types it unseen.</source>
            <translation>Zum Beispiel tippt eine Lehrkraft es verdeckt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>adversary</source>
            <translation>Gegenspieler</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>It has none: it keeps as many words possible as it can.</source>
            <translation>Er hat keine: er hält so viele Wörter möglich, wie er kann.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} Buchstabe</numerusform>
                <numerusform>{0} Buchstaben</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameButtons</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>That is it</source>
            <translation>Das ist es</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>That is it: the guess is the secret</source>
            <translation>Das ist es: der Tipp ist die Lösung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Step: the next guess now</source>
            <translation>Schritt: jetzt der nächste Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Give up</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Give up: the secret is shown</source>
            <translation>Aufgeben: die Lösung wird gezeigt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Again</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Again: another such game</source>
            <translation>Noch einmal: ein weiteres solches Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Other game</source>
            <translation>Anderes Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Review</source>
            <translation>Rückblick</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Review: look back at the game</source>
            <translation>Rückblick auf das Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>slow</source>
            <translation>langsam</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>steady</source>
            <translation>mittel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>fast</source>
            <translation>schnell</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>at once</source>
            <translation>sofort</translation>
        </message>
    </context>
    <context>
        <name>GamePane</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Close the game side</source>
            <translation>Spielseite schließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Board of the game</source>
            <translation>Brett des Spiels</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>A game</source>
            <translation>Ein Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Choose what to play, then Begin.</source>
            <translation>Wählen, was gespielt wird, dann Beginnen.</translation>
        </message>
    </context>
    <context>
        <name>LetterRow</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Letters used: none</source>
            <translation>Benutzte Buchstaben: keine</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Letters used: {0}</source>
            <translation>Benutzte Buchstaben: {0}</translation>
        </message>
    </context>
    <context>
        <name>GameText</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>game {0}</source>
            <translation>Spiel {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>typed secret</source>
            <translation>getippte Lösung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>adversary</source>
            <translation>Gegenspieler</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>you keep the secret</source>
            <translation>die Lösung bei mir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} is shown</source>
            <translation>gezeigt ist {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>no letter is shown</source>
            <translation>kein Buchstabe wird gezeigt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>guesses by {0}</source>
            <translation>Tipps von {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program thinks …</source>
            <translation>Das Programm denkt …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Tipp {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Guess {0}</source>
            <translation>Tipp {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Lost: it was {0}</source>
            <translation>Verloren: es war {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Not found</source>
            <translation>Nicht gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Enter, and it is marked.</source>
            <translation>Enter, und es wird markiert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Einen Tipp eingeben oder einen aus der Liste nehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program guesses and marks.</source>
            <translation>Das Programm rät und markiert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Think of a word.</source>
            <translation>Denken Sie sich ein Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>It took {0}.</source>
            <translation>Es dauerte {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The adversary had no other word left.</source>
            <translation>Dem Gegenspieler blieb kein anderes Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program has no guess left.</source>
            <translation>Dem Programm bleibt kein Tipp.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} ist nicht in diesem Lexikon.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} Buchstabe</numerusform>
                <numerusform>{0} Buchstaben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Won in {0} guesses</source>
            <extracomment>Of one: Won in 1 guess</extracomment>
            <translation>
                <numerusform>Gewonnen mit {0} Tipp</numerusform>
                <numerusform>Gewonnen mit {0} Tipps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Found in {0} guesses</source>
            <extracomment>Of one: Found in 1 guess</extracomment>
            <translation>
                <numerusform>Gefunden mit {0} Tipp</numerusform>
                <numerusform>Gefunden mit {0} Tipps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Match</name>
        <message>
            <location filename="../../app/wmh/ui/play/match.py"></location>
            <source>No lexicon is open: choose one in the menu Game.</source>
            <translation>Kein Lexikon ist geöffnet: eines im Menü Spiel wählen.</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>In the game only marks can be corrected.</source>
            <translation>Im Spiel können nur Markierungen berichtigt werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>A game is under way: give it up or stop it first.</source>
            <translation>Ein Spiel läuft: erst aufgeben oder anhalten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>Another lexicon was opened, so the game is over.</source>
            <translation>Ein anderes Lexikon wurde geöffnet, damit ist das Spiel zu Ende.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Das Spiel kann nicht in {0} aufbewahrt werden: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>The game cannot be recorded in {0}: {1}.</source>
            <translation>Das Spiel kann nicht in {0} aufgezeichnet werden: {1}.</translation>
        </message>
    </context>
    <context>
        <name>ResetFoot</name>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Reset this &amp;page</source>
            <translation>Diese S&amp;eite zurücksetzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Reset all …</source>
            <translation>Alles &amp;zurücksetzen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Reset all</source>
            <translation>&amp;Alles zurücksetzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Keep them</source>
            <translation>&amp;Behalten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Every page as at first? Another length of words begins a new game.</source>
            <translation>Jede Seite wie am Anfang? Eine andere Wortlänge beginnt ein neues Spiel.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Preferences</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Sections</source>
            <translation>Abschnitte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>All of it is as at first already.</source>
            <translation>Alles ist schon wie am Anfang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>They are as they were before.</source>
            <translation>Sie sind wie zuvor.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>{0} settings are as at first.</source>
            <extracomment>Of one: 1 setting is as at first.</extracomment>
            <translation>
                <numerusform>{0} Einstellung ist wie am Anfang.</numerusform>
                <numerusform>{0} Einstellungen sind wie am Anfang.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Appearance</source>
            <translation>&amp;Aussehen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Words</source>
            <translation>&amp;Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>A&amp;dvice</source>
            <translation>&amp;Rat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>W&amp;indow</source>
            <translation>&amp;Fenster</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>On</source>
            <translation>Ein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Length of the words</source>
            <translation>Länge der Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Eine andere Länge beginnt ein neues Spiel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Lexicon</source>
            <translation>Lexikon</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} Buchstabe</numerusform>
                <numerusform>{0} Buchstaben</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Mishaps</name>
        <message>
            <location filename="../../app/wmh/ui/program/application.py"></location>
            <source>The program crashed last time ({0}). Everything is as it was then; whoever mends it needs a report, which has no words in it.</source>
            <translation>Das Programm ist beim letzten Mal abgestürzt ({0}). Alles ist, wie es da war; wer es behebt, braucht einen Bericht, in dem keine Wörter stehen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/program/application.py"></location>
            <source>Copy the report</source>
            <translation>Bericht kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/program/crash_log.py"></location>
            <source>Something went wrong: {0}. It is noted in {1}.</source>
            <translation>Etwas ging schief: {0}. Es ist vermerkt in {1}.</translation>
        </message>
    </context>
    <context>
        <name>Starts</name>
        <message>
            <location filename="../../app/wmh/ui/program/starts.py"></location>
            <source>This is window {0}. It keeps a game of its own; that of the first window stays as it is.</source>
            <translation>Dies ist Fenster {0}. Es hat ein eigenes Spiel; das des ersten Fensters bleibt, wie es ist.</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle</source>
            <translation>Mischen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters (Space)</source>
            <translation>Buchstaben mischen (Leertaste)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters</source>
            <translation>Buchstaben mischen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Words by length</source>
            <translation>Wörter nach Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Aufgeben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Neues Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Type a word, then Enter. Space shuffles the letters.</source>
            <translation>Ein Wort tippen, dann Enter. Die Leertaste mischt die Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>{0} of {1} points. Found words have the sign {2}.</source>
            <translation>{0} von {1} Punkten. Gefundene Wörter haben das Zeichen {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>The letters: {0}</source>
            <translation>Die Buchstaben: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Your word</source>
            <translation>Eigenes Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Letters of your own</source>
            <translation>Eigene Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>&amp;Play with these letters</source>
            <translation>&amp;Mit diesen Buchstaben spielen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Length of the word</source>
            <translation>Länge des Wortes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>seed</source>
            <translation>Startzahl</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Seed</source>
            <translation>Startzahl</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>The same number draws the same letters again.</source>
            <translation>Dieselbe Zahl zieht dieselben Buchstaben wieder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>&amp;Draw a word</source>
            <translation>&amp;Wort ziehen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>no clock</source>
            <translation>ohne Uhr</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Find every word</source>
            <translation>Jedes Wort finden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Let a word be drawn and shuffled, or type letters.</source>
            <translation>Ein Wort ziehen und mischen lassen, oder Buchstaben eintippen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Looking for the words …</source>
            <translation>Die Wörter werden gesucht …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>This cannot be played</source>
            <translation>Das kann nicht gespielt werden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} of {1}, {2}</source>
            <translation>{0} von {1}, {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>All found: {0}</source>
            <translation>Alle gefunden: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>Given up: {0}</source>
            <translation>Aufgegeben: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>Time is over: {0}</source>
            <translation>Die Zeit ist um: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is found already.</source>
            <translation>{0} ist schon gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is a word, but not among those that are looked for.</source>
            <translation>{0} ist ein Wort, aber keines der gesuchten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} ist nicht in diesem Lexikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is too short: words have {1} letters or more.</source>
            <translation>{0} ist zu kurz: Wörter haben {1} Buchstaben oder mehr.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>The game is over.</source>
            <translation>Das Spiel ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} left</source>
            <translation>noch {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} ist kein Buchstabe dieses Lexikons.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there is no {1}.</source>
            <translation>{0} lässt sich nicht bilden: es gibt kein {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made.</source>
            <translation>{0} lässt sich nicht bilden.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} minutes</source>
            <extracomment>Of one: 1 minute</extracomment>
            <translation>
                <numerusform>{0} Minute</numerusform>
                <numerusform>{0} Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>{0} seconds</source>
            <extracomment>Of one: 1 second</extracomment>
            <translation>
                <numerusform>{0} Sekunde</numerusform>
                <numerusform>{0} Sekunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there are only {2} {1}.</source>
            <extracomment>Of one: {0} cannot be made: there is only one {1}.</extracomment>
            <translation>
                <numerusform>{0} lässt sich nicht bilden: es gibt nur ein {1}.</numerusform>
                <numerusform>{0} lässt sich nicht bilden: es gibt nur {2} {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>found</source>
            <translation>gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>missed</source>
            <translation>verpasst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0}: {1} of {2}</source>
            <translation>{0}: {1} von {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>No lexicon is open.</source>
            <translation>Kein Lexikon ist geöffnet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>There is no word of that length here: choose another.</source>
            <translation>Hier gibt es kein Wort dieser Länge: eine andere wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>No word can be made: give more letters, or allow shorter words.</source>
            <translation>Kein Wort lässt sich bilden: mehr Buchstaben geben oder kürzere Wörter zulassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>{0} words can be made: give fewer letters or blanks.</source>
            <translation>{0} Wörter lassen sich bilden: weniger Buchstaben oder Joker geben.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Shortest words</source>
            <translation>Kürzeste Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>from {0} letters</source>
            <translation>ab {0} Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Values of the letters</source>
            <translation>Werte der Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>No word can be made</source>
            <translation>Kein Wort lässt sich bilden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0}, best {1}</source>
            <translation>{0}, bestes {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>The first {0} are listed.</source>
            <translation>Die ersten {0} sind aufgeführt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>Among all words ({0}) there may be some.</source>
            <translation>Unter allen Wörtern ({0}) gibt es vielleicht welche.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>best first</source>
            <translation>bestes zuerst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>longest first</source>
            <translation>längstes zuerst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>rank {0}, a tie</source>
            <translation>Rang {0}, geteilt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>rank {0}</source>
            <translation>Rang {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} Wort</numerusform>
                <numerusform>{0} Wörter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} more are flagged words, and not shown.</source>
            <extracomment>Of one: 1 more is a flagged word, and not shown.</extracomment>
            <translation>
                <numerusform>{0} weiteres ist ein gesperrtes Wort und nicht gezeigt.</numerusform>
                <numerusform>{0} weitere sind gesperrte Wörter und nicht gezeigt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} points</source>
            <extracomment>Of one: 1 point</extracomment>
            <translation>
                <numerusform>{0} Punkt</numerusform>
                <numerusform>{0} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} Buchstabe</numerusform>
                <numerusform>{0} Buchstaben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>blanks as {0}</source>
            <extracomment>Of one: blank as {0}</extracomment>
            <translation>
                <numerusform>Joker als {0}</numerusform>
                <numerusform>Joker als {0}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FindOptions</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Board, such as ..t* or *a.e</source>
            <translation>Brett, etwa ..t* oder *a.e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Pattern of the board</source>
            <translation>Muster des Bretts</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Letters that lie on the board, a dot for each place of the rack's letters; a star at an end lets the word go on there.</source>
            <translation>Buchstaben auf dem Brett, ein Punkt für jeden Platz der Buchstaben aus der Buchstabenbank; ein Stern am Ende lässt das Wort dort weitergehen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Order of the list</source>
            <translation>Ordnung der Liste</translation>
        </message>
    </context>
    <context>
        <name>FindPage</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Letters; Space is a blank</source>
            <translation>Buchstaben; Leertaste ist ein Joker</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Letters of the rack</source>
            <translation>Inhalt der Buchstabenbank</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>letters</source>
            <translation>Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Words that can be made</source>
            <translation>Wörter, die sich bilden lassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Copy &amp;list</source>
            <translation>&amp;Liste kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Copy every word</source>
            <translation>Jedes Wort kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Das Lexikon wird geöffnet …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>These values cannot be read</source>
            <translation>Diese Werte können nicht gelesen werden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Type your letters</source>
            <translation>Die Buchstaben eintippen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Space or ? is a blank, which stands for any letter.</source>
            <translation>Leertaste oder ? ist ein Joker, der für jeden Buchstaben steht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>This cannot be looked for</source>
            <translation>Danach kann nicht gesucht werden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>No lexicon</source>
            <translation>Kein Lexikon</translation>
        </message>
    </context>
    <context>
        <name>RackWindow</name>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>Rack</source>
            <translation>Buchstabenbank</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>Find or play</source>
            <translation>Suchen oder spielen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>&amp;Find</source>
            <translation>&amp;Suchen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>&amp;Challenge</source>
            <translation>&amp;Herausforderung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>A challenge is under way: end it first.</source>
            <translation>Eine Herausforderung läuft: erst beenden.</translation>
        </message>
    </context>
    <context>
        <name>WordList</name>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Zuerst ein Wort der Liste auswählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>{0} ist in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>There is no word to copy.</source>
            <translation>Es gibt kein Wort zu kopieren.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>{0} words are in the clipboard.</source>
            <extracomment>Of one: 1 word is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} Wort ist in der Zwischenablage.</numerusform>
                <numerusform>{0} Wörter sind in der Zwischenablage.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Keeper</name>
        <message>
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Das Spiel kann nicht in {0} aufbewahrt werden: {1}.</translation>
        </message>
    </context>
    <context>
        <name>SettingsNotice</name>
        <message>
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>The settings in {0} could not be read and are set aside as {2}. What made sense was kept, the rest is as at first: set it anew in the preferences ({1}).</source>
            <translation>Die Einstellungen in {0} konnten nicht gelesen werden und liegen jetzt als {2} beiseite. Was verständlich war, wurde behalten, der Rest ist wie am Anfang: Stellen Sie ihn in den Einstellungen ({1}) neu ein.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>{2} settings made no sense and are as at first: {0}. The others were kept; set them anew in the preferences ({1}).</source>
            <extracomment>Of one: 1 setting made no sense and is as at first: {0}. The others were kept; set it anew in the preferences ({1}).</extracomment>
            <translation>
                <numerusform>{2} Einstellung ergab keinen Sinn und ist wie am Anfang: {0}. Die anderen blieben; in den Einstellungen neu wählen ({1}).</numerusform>
                <numerusform>{2} Einstellungen ergaben keinen Sinn und sind wie am Anfang: {0}. Die anderen blieben; in den Einstellungen neu wählen ({1}).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Replication</name>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Replication</source>
            <translation>Wiederholung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Report</source>
            <translation>Bericht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>&amp;Measure</source>
            <translation>&amp;Messen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Measure &amp;all</source>
            <translation>&amp;Alles messen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>&amp;Stop</source>
            <translation>An&amp;halten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save &amp;pictures …</source>
            <translation>&amp;Bilder speichern …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save &amp;report …</source>
            <translation>Be&amp;richt speichern …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>being measured</source>
            <translation>wird gemessen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>stopped</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Stopped. What was measured is kept.</source>
            <translation>Angehalten. Was gemessen wurde, bleibt erhalten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>{0} of {1}</source>
            <translation>{0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>done</source>
            <translation>fertig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>skipped</source>
            <translation>übersprungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Drawing (*.svg)</source>
            <translation>Zeichnung (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Picture (*.png)</source>
            <translation>Bild (*.png)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save pictures</source>
            <translation>Bilder speichern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save report</source>
            <translation>Bericht speichern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Page (*.html)</source>
            <translation>Seite (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>it cannot be written</source>
            <translation>kann nicht geschrieben werden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Saved as {0}</source>
            <translation>Gespeichert als {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Not measured yet: {0}.</source>
            <translation>Noch nicht gemessen: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Experiment</source>
            <translation>Versuch</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Experiments</source>
            <translation>Versuche</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>about {0} seconds</source>
            <extracomment>Of one: about 1 second</extracomment>
            <translation>
                <numerusform>etwa 1 Sekunde</numerusform>
                <numerusform>etwa {0} Sekunden</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Skipped.</source>
            <translation>Übersprungen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>How.</source>
            <translation>Wie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Figure</source>
            <translation>Zahl</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Here</source>
            <translation>Hier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Remark</source>
            <translation>Anmerkung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>differs from run to run</source>
            <translation>bei jedem Lauf anders</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>{0}; {1}; {2} s of one core; measured by {3}</source>
            <translation>{0}; {1}; {2} s eines Kerns; gemessen von {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Source {0}, {1}.</source>
            <translation>Quelle {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The five modules</source>
            <translation>Die fünf Module</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Execution time by module</source>
            <translation>Laufzeit nach Modulen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Size of the DAWG against the text</source>
            <translation>Größe des DAWG gegen den Text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Matcher against brute force</source>
            <translation>Suche gegen rohe Gewalt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Attempts at four letters</source>
            <translation>Tipps bei vier Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The eight cases of reliability</source>
            <translation>Die acht Fälle der Zuverlässigkeit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Lengths 5 to 21</source>
            <translation>Längen 5 bis 21</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The paper's pattern against the strict one</source>
            <translation>Das Muster des Aufsatzes gegen das strenge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Strategies on the same secrets</source>
            <translation>Strategien bei denselben Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Word Challenge by length</source>
            <translation>Word Challenge nach Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The random consistent guesser</source>
            <translation>Der zufällige stimmige Rater</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The filter that deletes the true word</source>
            <translation>Der Filter, der das wahre Wort löscht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Table 1 and the first guess</source>
            <translation>Tabelle 1 und der erste Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The worked example FCBE</source>
            <translation>Das durchgerechnete Beispiel FCBE</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>All codes: backtracking to optimum</source>
            <translation>Alle Codes: Rücksetzen bis Optimum</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Three methods on growing racks</source>
            <translation>Drei Verfahren bei wachsender Buchstabenbank</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Points of the whole list</source>
            <translation>Punkte der ganzen Liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Proven optima of Wordle's lists</source>
            <translation>Bewiesene Optima der Wordle-Listen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Doddle and a solver in C++</source>
            <translation>Doddle und ein Löser in C++</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Free patterns against re and grep</source>
            <translation>Freie Muster gegen re und grep</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>What the sources say, and what was found, is told in English, as in the saved report.</source>
            <translation>Was die Quellen sagen und was gefunden wurde, steht auf Englisch da, wie im gespeicherten Bericht.</translation>
        </message>
    </context>
    <context>
        <name>Wishes</name>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} is not in this lexicon, but the game may know it.</source>
            <translation>{0} ist nicht in diesem Lexikon, aber das Spiel kennt es vielleicht.</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Zuerst ein Wort der Liste auswählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>{0} ist in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>There is no list to copy.</source>
            <translation>Es gibt keine Liste zu kopieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>No row is finished yet.</source>
            <translation>Noch ist keine Zeile fertig.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} words are in the clipboard.</source>
            <extracomment>Of one: 1 word is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} Wort ist in der Zwischenablage.</numerusform>
                <numerusform>{0} Wörter sind in der Zwischenablage.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} rows are in the clipboard.</source>
            <extracomment>Of one: 1 row is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} Zeile ist in der Zwischenablage.</numerusform>
                <numerusform>{0} Zeilen sind in der Zwischenablage.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PictureNote</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Use these rows (Enter)</source>
            <translation>Diese Zeilen verwenden (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>A click on a tile changes its mark, a letter that you type its letter.</source>
            <translation>Ein Klick auf ein Feld ändert seine Markierung, ein getippter Buchstabe seinen Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>In place</source>
            <translation>Am richtigen Platz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Elsewhere</source>
            <translation>Woanders</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Absent</source>
            <translation>Nicht enthalten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>What does this colour mean in the game?</source>
            <translation>Was bedeutet diese Farbe im Spiel?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} boards: they go to the window for several boards.</source>
            <translation>{0} Bretter: Sie kommen in das Fenster für mehrere Bretter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>The game shows {0}.</source>
            <translation>Das Spiel zeigt {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No row is marked yet.</source>
            <translation>Noch ist keine Zeile markiert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Row {0}, tile {1} could not be read: type its letter.</source>
            <translation>Zeile {0}, Feld {1} war nicht zu lesen: Tippen Sie den Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Row {0}, tile {1} is not sure: look at it.</source>
            <translation>Zeile {0}, Feld {1} ist unsicher: Sehen Sie es sich an.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} is not marked yet and is left out.</source>
            <translation>{0} ist noch nicht markiert und bleibt weg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>And {0} more tiles.</source>
            <translation>Und {0} weitere Felder.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} rows read: {1}.</source>
            <extracomment>Of one: 1 row read: {1}.</extracomment>
            <translation>
                <numerusform>{0} Zeile gelesen: {1}.</numerusform>
                <numerusform>{0} Zeilen gelesen: {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PicturePasting</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>This game counts: pictures are read of tiles.</source>
            <translation>Dieses Spiel zählt: Gelesen werden Bilder mit Feldern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>The picture is being read …</source>
            <translation>Das Bild wird gelesen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No board with letters was found in the picture: cut it down to the board.</source>
            <translation>Im Bild wurde kein Brett mit Buchstaben gefunden: Schneiden Sie es auf das Brett zu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Look at what was read: Enter uses it.</source>
            <translation>Sehen Sie sich an, was gelesen wurde: Enter verwendet es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No row is whole: type the letters that are missing.</source>
            <translation>Keine Zeile ist vollständig: Tippen Sie die fehlenden Buchstaben.</translation>
        </message>
    </context>
    <context>
        <name>PictureView</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_view.py"></location>
            <source>Board {0}</source>
            <translation>Brett {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_view.py"></location>
            <source>Row {0}, tile {1}: {2} {3}</source>
            <translation>Zeile {0}, Feld {1}: {2} {3}</translation>
        </message>
    </context>
    <context>
        <name>RegionChoice</name>
        <message>
            <location filename="../../app/wmh/ui/screens/region_choice.py"></location>
            <source>Drag over the board of the game, with some room around it. Enter: the whole screen. Esc: leave it.</source>
            <translation>Ziehen Sie über das Brett des Spiels, mit etwas Rand. Enter: der ganze Bildschirm. Esc: lassen.</translation>
        </message>
    </context>
    <context>
        <name>WatchLight</name>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>● Watching</source>
            <translation>● Beobachtet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Looking at the screen. Click to stop.</source>
            <translation>Der Bildschirm wird beobachtet. Ein Klick beendet es.</translation>
        </message>
    </context>
    <context>
        <name>Watching</name>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>The board follows the game that is played there. Esc stops it.</source>
            <translation>Das Brett folgt dem Spiel, das dort gespielt wird. Esc beendet es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>This game counts: only games with tiles can be watched.</source>
            <translation>Dieses Spiel zählt: Nur Spiele mit Feldern lassen sich beobachten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>This system does not let programs look at the screen: take a screenshot and paste it, {0}.</source>
            <translation>Dieses System lässt Programme den Bildschirm nicht sehen: Machen Sie ein Bildschirmfoto und fügen Sie es ein, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>That part of the screen is no longer there: choose another.</source>
            <translation>Diesen Teil des Bildschirms gibt es nicht mehr: Wählen Sie einen anderen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Several boards stand there: paste a picture of them, {0}.</source>
            <translation>Dort stehen mehrere Bretter: Fügen Sie ein Bild von ihnen ein, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Row {0}, tile {1} is not clear: type the row yourself.</source>
            <translation>Zeile {0}, Feld {1} ist unklar: Tippen Sie die Zeile selbst.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Another game has begun there: {0} begins it here too.</source>
            <translation>Dort hat ein anderes Spiel begonnen: {0} beginnt es auch hier.</translation>
        </message>
    </context>
    <context>
        <name>StudyAnswers</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>A number from {0} to {1}</source>
            <translation>Eine Zahl von {0} bis {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>It may stay empty</source>
            <translation>Es darf leer bleiben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>This translation has not been validated.</source>
            <translation>Diese Übersetzung ist nicht validiert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>&amp;Done</source>
            <translation>&amp;Fertig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>I prefer not to say</source>
            <translation>Das möchte ich nicht angeben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>{0} From {1} to {2}</source>
            <translation>{0} Von {1} bis {2}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>{0} lines are left.</source>
            <extracomment>Of one: 1 line is left.</extracomment>
            <translation>
                <numerusform>{0} Zeile ist noch offen.</numerusform>
                <numerusform>{0} Zeilen sind noch offen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyGame</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Aufgeben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>&amp;Next</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Attempt {0}, game {1} of {2}</source>
            <translation>Versuch {0}, Spiel {1} von {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Attempt {0}, to try it: this game does not count</source>
            <translation>Versuch {0}, zum Probieren: dieses Spiel zählt nicht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Time: {0}</source>
            <translation>Zeit: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>That was the last attempt.</source>
            <translation>Das war der letzte Versuch.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>The time for this game is over.</source>
            <translation>Die Zeit für dieses Spiel ist um.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>This game is over.</source>
            <translation>Dieses Spiel ist zu Ende.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Solved in {0} attempts.</source>
            <extracomment>Of one: Solved at the first attempt.</extracomment>
            <translation>
                <numerusform>Beim ersten Versuch gelöst.</numerusform>
                <numerusform>In {0} Versuchen gelöst.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/timed_game.py"></location>
            <source>{0} is no word here: try another one.</source>
            <translation>{0} ist hier kein Wort: ein anderes versuchen.</translation>
        </message>
    </context>
    <context>
        <name>StudyHelper</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/helper_pane.py"></location>
            <source>Helper</source>
            <translation>Helfer</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/helper_pane.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} Wort passt</numerusform>
                <numerusform>{0} Wörter passen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyManual</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Start (S)</source>
            <translation>&amp;Start (S)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Guess given (G)</source>
            <translation>Tipp &amp;gegeben (G)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Clue received (C)</source>
            <translation>Hinweis &amp;erhalten (C)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Solve&amp;d (D)</source>
            <translation>Ge&amp;löst (D)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Not solved (N)</source>
            <translation>&amp;Nicht gelöst (N)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Next game (Enter)</source>
            <translation>Nächstes Spiel (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>To try it: this game does not count</source>
            <translation>Zum Ausprobieren: dieses Spiel zählt nicht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Game {0} of {1}</source>
            <translation>Spiel {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>{0}. Secret: {1}. The helper is used in its own window.</source>
            <translation>{0}. Lösung: {1}. Der Helfer wird in seinem eigenen Fenster benutzt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>S when the game begins.</source>
            <translation>S, wenn das Spiel beginnt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>C when its clue is received; D if it was the word.</source>
            <translation>C, wenn der Hinweis dazu da ist; D, wenn es das Wort war.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>G when a guess is given.</source>
            <translation>G, wenn ein Tipp gegeben wird.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>solved</source>
            <translation>gelöst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>no attempt left</source>
            <translation>kein Versuch übrig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>no time left</source>
            <translation>keine Zeit übrig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>not solved</source>
            <translation>nicht gelöst</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>{0} attempts in {1}: {2}.</source>
            <extracomment>Of one: {0} attempt in {1}: {2}.</extracomment>
            <translation>
                <numerusform>{0} Versuch in {1}: {2}.</numerusform>
                <numerusform>{0} Versuche in {1}: {2}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyInstructor</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>The participant &amp;withdraws</source>
            <translation>Die Person bric&amp;ht ab</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Back (Esc)</source>
            <translation>&amp;Zurück (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>What was done otherwise than the protocol says, and why</source>
            <translation>Was anders gemacht wurde, als das Protokoll sagt, und warum</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Pause: instructor's PIN</source>
            <translation>Pause: PIN der Leitung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Pause (Enter)</source>
            <translation>&amp;Pause (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Go on: instructor's PIN</source>
            <translation>Weiter: PIN der Leitung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Go on (Enter)</source>
            <translation>&amp;Weiter (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>End this sitting: instructor's PIN</source>
            <translation>Diese Sitzung beenden: PIN der Leitung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>End this sitting</source>
            <translation>Diese Sitzung beenden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;End the sitting (Enter)</source>
            <translation>Sitzung &amp;beenden (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Write what was done otherwise, and why.</source>
            <translation>Schreiben Sie, was anders gemacht wurde und warum.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Log a deviation: instructor's PIN</source>
            <translation>Abweichung eintragen: PIN der Leitung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Log it (Enter)</source>
            <translation>&amp;Notieren (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>This is not the PIN: type it again.</source>
            <translation>Das ist nicht die PIN: noch einmal tippen.</translation>
        </message>
    </context>
    <context>
        <name>StudyTrouble</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>{0} cannot be written: {1}. {2} of data are kept in memory and written as soon as that is possible: make room or bring the folder back, and do not close the program.</source>
            <translation>{0} lässt sich nicht schreiben: {1}. {2} an Daten bleiben im Speicher und werden geschrieben, sobald es geht: Platz schaffen oder den Ordner zurückbringen, und das Programm nicht schließen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Until then, all of it is in {0} too.</source>
            <translation>Bis dahin ist alles auch in {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Everything is written again.</source>
            <translation>Alles wird wieder geschrieben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>{0} bytes</source>
            <translation>{0} Byte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>{0} KB</source>
            <translation>{0} KB</translation>
        </message>
    </context>
    <context>
        <name>StudySession</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_window.py"></location>
            <source>{0}, {1}</source>
            <translation>{0}, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_window.py"></location>
            <source>Your code: {3}. Instructor: {0} pause, {1} log a deviation, {2} end</source>
            <translation>Ihr Code: {3}. Leitung: {0} Pause, {1} Abweichung notieren, {2} beenden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_window.py"></location>
            <source>The data of {0} could not be written where they belong. They are in {1}: copy that file to {2}.</source>
            <translation>Die Daten von {0} konnten nicht dorthin geschrieben werden, wohin sie gehören. Sie sind in {1}: diese Datei nach {2} kopieren.</translation>
        </message>
    </context>
    <context>
        <name>StudyText</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Ready?</source>
            <translation>Bereit?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>The next game begins as soon as you go on.</source>
            <translation>Das nächste Spiel beginnt, sobald Sie weitermachen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Before we begin</source>
            <translation>Bevor wir beginnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>I have read this, and I &amp;agree to take part.</source>
            <translation>Ich habe dies gelesen und &amp;stimme der Teilnahme zu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Begin</source>
            <translation>&amp;Beginnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>How it works now</source>
            <translation>So geht es jetzt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>A break</source>
            <translation>Eine Pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Rest a little. You can go on in {0}.</source>
            <translation>Ruhen Sie sich etwas aus. In {0} können Sie weitermachen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Go on</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>You can go on whenever you like.</source>
            <translation>Sie können weitermachen, wann Sie möchten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Anything you want to say?</source>
            <translation>Möchten Sie etwas sagen?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Leave it empty if not. Please write no names.</source>
            <translation>Wenn nicht, leer lassen. Bitte keine Namen schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Finish</source>
            <translation>&amp;Abschließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Your remarks</source>
            <translation>Ihre Bemerkungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Thank you</source>
            <translation>Vielen Dank</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>That was all. Please tell the instructor. Your code is {0}: write it down, with it you can ask for your data to be deleted.</source>
            <translation>Das war alles. Bitte sagen Sie der Leitung Bescheid. Ihr Code ist {0}: schreiben Sie ihn auf, mit ihm können Sie Ihre Daten löschen lassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>The assistant keeps the time.</source>
            <translation>Die Assistenz nimmt die Zeit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Find the hidden word of {0} letters: type a word, then Enter, and the tiles tell how near it is.</source>
            <translation>Finden Sie das verborgene Wort aus {0} Buchstaben: ein Wort tippen, dann Enter, und die Felder sagen, wie nah es ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>A game ends after {0}, solved or not.</source>
            <translation>Ein Spiel endet nach {0}, gelöst oder nicht.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>{0} games.</source>
            <extracomment>Of one: 1 game.</extracomment>
            <translation>
                <numerusform>{0} Spiel.</numerusform>
                <numerusform>{0} Spiele.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>You have {0} attempts for each.</source>
            <extracomment>Of one: You have one attempt for each.</extracomment>
            <translation>
                <numerusform>Sie haben je Spiel einen Versuch.</numerusform>
                <numerusform>Sie haben je Spiel {0} Versuche.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyPicture</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>This letter, at this place</source>
            <translation>Dieser Buchstabe, an dieser Stelle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>In the word, at another place</source>
            <translation>Im Wort, an anderer Stelle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Not in the word, or no more of them</source>
            <translation>Nicht im Wort, oder keiner mehr</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>No helper in this part</source>
            <translation>In diesem Teil kein Helfer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>How many words fit</source>
            <translation>Wie viele Wörter passen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Letters that help: {0}</source>
            <translation>Buchstaben, die helfen: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Letters of a good word: {0}</source>
            <translation>Buchstaben eines guten Wortes: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Words to take, the best first:</source>
            <translation>Wörter zum Nehmen, das beste zuerst:</translation>
        </message>
    </context>
    <context>
        <name>StudyPause</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Paused</source>
            <translation>Pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Reason for the pause</source>
            <translation>Grund für die Pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>&amp;Continue (Enter)</source>
            <translation>&amp;Fortsetzen (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>The clock stands still.</source>
            <translation>Die Uhr steht still.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Write why it was paused, then go on.</source>
            <translation>Schreiben Sie, warum pausiert wurde, dann fortsetzen.</translation>
        </message>
    </context>
    <context>
        <name>Cover</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Next letter</source>
            <translation>Nächster Buchstabe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Next letter of the hint</source>
            <translation>Nächster Buchstabe des Hinweises</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Another letter of it</source>
            <translation>Noch ein Buchstabe davon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Eine neuere Antwort ist unterwegs.</translation>
        </message>
    </context>
    <context>
        <name>LetterList</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/letter_list.py"></location>
            <source>Letters that help</source>
            <translation>Buchstaben, die helfen</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/row_cover.py"></location>
            <source>Spoilers</source>
            <translation>Spoiler</translation>
        </message>
    </context>
    <context>
        <name>Spoiler</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>only how many words are left</source>
            <translation>nur, wie viele Wörter übrig sind</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>also which letters help</source>
            <translation>auch, welche Buchstaben helfen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>also a hint</source>
            <translation>auch ein Hinweis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>the list, but not the last word</source>
            <translation>die Liste, aber nicht das letzte Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>everything</source>
            <translation>alles</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Spoilers, step {0} of {1}: {2}.</source>
            <translation>Spoiler, Stufe {0} von {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows which letters help.</source>
            <translation>{0} zeigt auch, welche Buchstaben helfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also gives a hint.</source>
            <translation>{0} gibt auch einen Hinweis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows the list.</source>
            <translation>{0} zeigt die Liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows the last word that is left.</source>
            <translation>{0} zeigt auch das letzte Wort, das übrig ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>The list is covered: {0} uncovers a row, {1} all of it.</source>
            <translation>Die Liste ist verdeckt: {0} deckt eine Zeile auf, {1} alles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows it.</source>
            <translation>{0} zeigt es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left.</source>
            <translation>Ein Code ist übrig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left. {0} shows it.</source>
            <translation>Ein Code ist übrig. {0} zeigt ihn.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left. {0} shows it.</source>
            <translation>Ein Wort ist übrig. {0} zeigt es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left.</source>
            <translation>Ein Wort ist übrig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>That would name the word: {0} shows it.</source>
            <translation>Das würde das Wort nennen: {0} zeigt es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>That would name words: {0} shows the list.</source>
            <translation>Das würde Wörter nennen: {0} zeigt die Liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters that help, the most telling first</source>
            <translation>Buchstaben, die helfen, der aussagekräftigste zuerst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>No letter tells these words apart.</source>
            <translation>Kein Buchstabe unterscheidet diese Wörter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0}, in {1} of {2} words</source>
            <translation>{0}, in {1} von {2} Wörtern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the one that is left.</source>
            <translation>Jeder Buchstabe würde das eine nennen, das übrig ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the best suggestion.</source>
            <translation>Jeder Buchstabe würde den besten Vorschlag nennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One letter more would name it.</source>
            <translation>Noch ein Buchstabe würde ihn nennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} an Platz {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the one that is left</source>
            <translation>Buchstaben des einen, das übrig ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the best suggestion</source>
            <translation>Buchstaben des besten Vorschlags</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>A hint is on its way …</source>
            <translation>Ein Hinweis ist unterwegs …</translation>
        </message>
    </context>
    <context>
        <name>StudyAnalysis</name>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Report</source>
            <translation>Bericht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Practice counts too</source>
            <translation>Ü&amp;bung zählt mit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Report, tables and picture are for a paper, and in English.</source>
            <translation>Bericht, Tabellen und Bild sind für einen Aufsatz und auf Englisch.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the para&amp;graph</source>
            <translation>&amp;Absatz kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the &amp;table</source>
            <translation>&amp;Tabelle kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy as &amp;LaTeX</source>
            <translation>Als &amp;LaTeX kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the p&amp;icture</source>
            <translation>Bild &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Save all …</source>
            <translation>Alles &amp;speichern …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Picture: {0}</source>
            <translation>Bild: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the paragraph.</source>
            <translation>Absatz kopiert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the table.</source>
            <translation>Tabelle kopiert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the table in LaTeX.</source>
            <translation>Tabelle in LaTeX kopiert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the picture.</source>
            <translation>Bild kopiert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Folder for report, tables and pictures</source>
            <translation>Ordner für Bericht, Tabellen und Bilder</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
    </context>
    <context>
        <name>StudyFollow</name>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Participant</source>
            <translation>Person</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Station</source>
            <translation>Station</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Where</source>
            <translation>Wo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Last written</source>
            <translation>Zuletzt geschrieben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Notice</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Who is where</source>
            <translation>Wer wo ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Station {0}: {1}</source>
            <translation>Station {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>resumed</source>
            <translation>fortgesetzt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>SIMULATED</source>
            <translation>SIMULIERT</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>has finished</source>
            <translation>ist fertig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>has withdrawn</source>
            <translation>hat abgebrochen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>before the first game</source>
            <translation>vor dem ersten Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>in game {0} of {1}</source>
            <translation>in Spiel {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>after game {0} of {1}</source>
            <translation>nach Spiel {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0}: {1} of {2} finished, {3} under way</source>
            <translation>{0}: {1} von {2} fertig, {3} laufend</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0} {1} finished, {2} under way</source>
            <translation>{0} {1} fertig, {2} laufend</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>lines were changed or left out</source>
            <translation>Zeilen wurden geändert oder ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>the last line is cut, or just being written</source>
            <translation>die letzte Zeile ist abgeschnitten oder wird gerade geschrieben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>recorded under another protocol</source>
            <translation>unter einem anderen Protokoll aufgezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>named otherwise than it tells</source>
            <translation>heißt anders, als darin steht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>there is more of it in another folder</source>
            <translation>in einem anderen Ordner gibt es mehr davon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>cannot be read</source>
            <translation>kann nicht gelesen werden</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0} have withdrawn</source>
            <extracomment>Of one: 1 has withdrawn</extracomment>
            <translation>
                <numerusform>1 hat abgebrochen</numerusform>
                <numerusform>{0} haben abgebrochen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ParticipantForm</name>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Station</source>
            <translation>Station</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Which of the study's machines this one is</source>
            <translation>Welcher der Rechner der Studie dieser ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Participant's code</source>
            <translation>Code der Person</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under way</source>
            <translation>Laufend</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Who comes back reads on in the language of their consent</source>
            <translation>Wer wiederkommt, liest in der Sprache der Einwilligung weiter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Arm</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Reason for this arm</source>
            <translation>Grund für diese Gruppe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>The assistant &amp;keeps the time</source>
            <translation>Assistenz nimmt die &amp;Zeit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>For a board game, or a game in another window</source>
            <translation>Für ein Brettspiel oder ein Spiel in einem anderen Fenster</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Set the PIN</source>
            <translation>PIN fest&amp;legen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Statio&amp;n</source>
            <translation>&amp;Station</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Participan&amp;t</source>
            <translation>&amp;Person</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under &amp;way</source>
            <translation>La&amp;ufend</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Lan&amp;guage</source>
            <translation>Spra&amp;che</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A&amp;rm</source>
            <translation>G&amp;ruppe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Instructor's P&amp;IN</source>
            <translation>P&amp;IN der Leitung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>As the sequence has it</source>
            <translation>Wie in der Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Go on</source>
            <translation>&amp;Fortsetzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Begin</source>
            <translation>&amp;Beginnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Instructor's PIN, 4 to 12 digits</source>
            <translation>PIN der Leitung, 4 bis 12 Ziffern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Set a PIN first: it ends a sitting.</source>
            <translation>Erst eine PIN festlegen: mit ihr endet eine Sitzung.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>The PIN of this folder ends a sitting.</source>
            <translation>Die PIN dieses Ordners beendet eine Sitzung.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Choose which station this machine is.</source>
            <translation>Wählen Sie, welche Station dieser Rechner ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code begins with this station: {0}-001.</source>
            <translation>Ein Code beginnt mit dieser Station: {0}-001.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code is 2 to 20 letters a to z, digits and -: never a name.</source>
            <translation>Ein Code hat 2 bis 20 Zeichen, Buchstaben a bis z, Ziffern und -: nie ein Name.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Set a PIN first: without one nobody could leave.</source>
            <translation>Erst eine PIN festlegen: ohne sie käme niemand hinaus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Write why this arm is chosen by hand.</source>
            <translation>Schreiben Sie, warum diese Gruppe von Hand gewählt wird.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>An arm is chosen by hand with the PIN: type it.</source>
            <translation>Eine Gruppe wird mit der PIN von Hand gewählt: die PIN tippen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>As written</source>
            <translation>Wie verfasst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code is 2 to 20 letters a to z, digits and -.</source>
            <translation>Ein Code hat 2 bis 20 Zeichen, Buchstaben a bis z, Ziffern und -.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>New in this folder.</source>
            <translation>Neu in diesem Ordner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Has finished.</source>
            <translation>Ist fertig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Has withdrawn.</source>
            <translation>Hat abgebrochen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under way: goes on with the next game.</source>
            <translation>Laufend: weiter mit dem nächsten Spiel.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>{0}: {1} of {2} games</source>
            <extracomment>Of one: {0}: {1} of 1 game</extracomment>
            <translation>
                <numerusform>{0}: {1} von 1 Spiel</numerusform>
                <numerusform>{0}: {1} von {2} Spielen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PinGate</name>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>The PIN is not written down here: write it in other words.</source>
            <translation>Die PIN wird hier nicht aufgeschrieben: schreiben Sie es mit anderen Worten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>Too early: the next try counts {0} seconds after the last one.</source>
            <translation>Zu früh: Der nächste Versuch zählt {0} Sekunden nach dem letzten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>This is not the PIN: the next try counts {0} seconds after it.</source>
            <translation>Das ist nicht die PIN: Der nächste Versuch zählt {0} Sekunden danach.</translation>
        </message>
    </context>
    <context>
        <name>StudyPower</name>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Participants of each group</source>
            <translation>Personen je Gruppe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Studies of each size</source>
            <translation>Studien je Größe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>As in this folder's &amp;games</source>
            <translation>Wie in den Spielen dieses &amp;Ordners</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>What a pilot study found, instead of what is usual</source>
            <translation>Was eine Vorstudie fand, statt des Üblichen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>&amp;Compute</source>
            <translation>&amp;Berechnen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>&amp;Stop</source>
            <translation>&amp;Anhalten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Studies made up</source>
            <translation>Ausgedachte Studien</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>How often a difference is found</source>
            <translation>Wie oft ein Unterschied gefunden wird</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Each group</source>
            <translation>Je Gruppe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Arms</source>
            <translation>Gruppen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Power</source>
            <translation>Teststärke</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>95 %</source>
            <translation>95 %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>By means</source>
            <translation>Nach Mittelwerten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>No model</source>
            <translation>Ohne Modell</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Assumed of the natural logarithm of a game's seconds; secrets, orders and arms are the protocol's. Power is how often the mixed model tells two arms apart (5 %, Holm).</source>
            <translation>Angenommen für den natürlichen Logarithmus der Sekunden eines Spiels; Lösungswörter, Reihenfolgen und Gruppen sind die des Protokolls. Teststärke ist, wie oft das gemischte Modell zwei Gruppen unterscheidet (5 %, Holm).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} bis {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} and {1}</source>
            <translation>{0} und {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0}: write a number from {1} to {2}.</source>
            <translation>{0}: schreiben Sie eine Zahl von {1} bis {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Time in the last arm to the first</source>
            <translation>Zeit in der letzten Gruppe zur ersten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among participants</source>
            <translation>Abweichung zwischen Personen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among secrets</source>
            <translation>Abweichung zwischen Lösungswörtern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among games of one</source>
            <translation>Abweichung zwischen Spielen einer Person</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Learning: game n takes n to minus</source>
            <translation>Lernen: Spiel n dauert n hoch minus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Share who leave</source>
            <translation>Anteil, der abbricht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation of the difference between arms</source>
            <translation>Abweichung des Unterschieds der Gruppen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} of {1} studies made up.</source>
            <extracomment>Of one: 1 of {1} studies made up.</extracomment>
            <translation>
                <numerusform>1 von {1} Studien ausgedacht.</numerusform>
                <numerusform>{0} von {1} Studien ausgedacht.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyForm</name>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Open a file …</source>
            <translation>&amp;Datei öffnen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Choose …</source>
            <translation>&amp;Wählen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Protocol</source>
            <translation>Pr&amp;otokoll</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Folder</source>
            <translation>Ord&amp;ner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>{0}: {1} of {2} finished</source>
            <translation>{0}: {1} von {2} fertig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Two groups of {0} find a difference of {1} standard deviations with 80 % power.</source>
            <translation>Zwei Gruppen zu je {0} finden einen Unterschied von {1} Standardabweichungen mit 80 % Teststärke.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>SIMULATED: these are no people.</source>
            <translation>SIMULIERT: das sind keine Menschen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Recorded under another protocol, and left out: {0}.</source>
            <translation>Unter einem anderen Protokoll aufgezeichnet und ausgelassen: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Files with lines that were changed or cut: {0}.</source>
            <translation>Dateien mit geänderten oder abgeschnittenen Zeilen: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>{0}, version {1}. {2} Games: {3}.</source>
            <translation>{0}, Version {1}. {2} Spiele: {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Protocol</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Protocols (*.toml)</source>
            <translation>Protokolle (*.toml)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Folder of the data</source>
            <translation>Ordner der Daten</translation>
        </message>
    </context>
    <context>
        <name>StudyWindow</name>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Re&amp;hearse</source>
            <translation>Prob&amp;elauf</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>With simulated participants, in a folder beside this</source>
            <translation>Mit simulierten Teilnehmenden, in einem Ordner neben diesem</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>How &amp;many …</source>
            <translation>Fallza&amp;hl …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>How many participants it takes, by simulation</source>
            <translation>Wie viele Personen es braucht, durch Simulation</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Fo&amp;llow</source>
            <translation>Verfol&amp;gen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Who is where, while machines write into this folder</source>
            <translation>Wer wo ist, während Rechner in diesen Ordner schreiben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Analyse</source>
            <translation>&amp;Auswerten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>The report, its table and its picture</source>
            <translation>Der Bericht, seine Tabelle und sein Bild</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Export tables</source>
            <translation>&amp;Tabellen exportieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Participants, games, attempts, answers and events</source>
            <translation>Teilnehmende, Spiele, Versuche, Antworten und Ereignisse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>P&amp;ublish …</source>
            <translation>&amp;Veröffentlichen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>One file for reviewers: protocol, plan, data, report, R</source>
            <translation>Eine Datei für die Begutachtung: Protokoll, Plan, Daten, Bericht, R</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>User studies</source>
            <translation>Nutzerstudien</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>{0} of {1} simulated participants</source>
            <translation>{0} von {1} simulierten Teilnehmenden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>A sitting is under way: let it end first.</source>
            <translation>Eine Sitzung läuft: erst ihr Ende abwarten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>A study is being worked on: wait for its end first.</source>
            <translation>An einer Studie wird gearbeitet: erst das Ende abwarten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>The PIN is set: do not forget it.</source>
            <translation>Die PIN ist festgelegt: nicht vergessen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Replication kit</source>
            <translation>Replikationspaket</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Kits (*.zip)</source>
            <translation>Pakete (*.zip)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Analysing …</source>
            <translation>Auswertung läuft …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Getting ready …</source>
            <translation>Vorbereitung läuft …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>{0} files are in {1}.</source>
            <extracomment>Of one: 1 file is in {1}.</extracomment>
            <translation>
                <numerusform>1 Datei ist in {1}.</numerusform>
                <numerusform>{0} Dateien sind in {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Clue</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Next guess</source>
            <translation>Nächster Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>it is the secret</source>
            <translation>es ist die Lösung</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>{0}: {1} words, then {2}</source>
            <extracomment>Of one: {0}: 1 word, then {2}</extracomment>
            <translation>
                <numerusform>{0}: 1 Wort, dann {2}</numerusform>
                <numerusform>{0}: {1} Wörter, dann {2}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TreePanel</name>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Decision tree of {0}</source>
            <translation>Entscheidungsbaum von {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>&amp;Save as …</source>
            <translation>&amp;Speichern unter …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>As a picture (SVG) or as data (JSON)</source>
            <translation>Als Bild (SVG) oder als Daten (JSON)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Picture (*.svg)</source>
            <translation>Bild (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Data (*.json)</source>
            <translation>Daten (*.json)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Growing below {0} …</source>
            <translation>Wächst unter {0} …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>It could not be grown.</source>
            <translation>Er konnte nicht wachsen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Clues and next guesses</source>
            <translation>Hinweise und nächste Tipps</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>{0} clues are possible.</source>
            <extracomment>Of one: 1 clue is possible.</extracomment>
            <translation>
                <numerusform>{0} Hinweis ist möglich.</numerusform>
                <numerusform>{0} Hinweise sind möglich.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Errors</name>
        <message>
            <location filename="../../app/wmh/ui/parts/error_text.py"></location>
            <source>{0} cannot be read or written: {1}.</source>
            <translation>{0} kann nicht gelesen oder geschrieben werden: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/kernels/numba_check.py"></location>
            <source>This strategy needs numba, which is not installed here: choose paper or positional.</source>
            <translation>Diese Strategie braucht numba, das hier nicht installiert ist: das Verfahren des Aufsatzes oder die Plätze wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no game {0}: {1}</source>
            <translation>Es gibt kein Spiel {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no scenario {0}: {1}</source>
            <translation>Es gibt keine Lektion {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no protocol {0}: {1}</source>
            <translation>Es gibt kein Protokoll {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There are no values of letters {0}: {1}</source>
            <translation>Es gibt keine Buchstabenwerte {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no lexicon {0} (codes are named as in codes:abcdef): {1}</source>
            <translation>Es gibt kein Lexikon {0} (Codes heißen wie in codes:abcdef): {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/outputs.py"></location>
            <source>{0} is there and is something else: choose another folder.</source>
            <translation>{0} gibt es schon, und es ist etwas anderes: Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1}, which is no letter of this lexicon: give letters; ? is a blank.</source>
            <translation>Die Buchstabenbank {0} hat {1}, was kein Buchstabe dieses Lexikons ist: Buchstaben geben; ? ist ein Joker.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has {1}, which is no letter of this lexicon: give letters; a dot is a place for one, a star an open end.</source>
            <translation>Das Muster {0} hat {1}, was kein Buchstabe dieses Lexikons ist: Buchstaben geben; ein Punkt ist ein Platz für einen, ein Stern ein offenes Ende.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/meanings/stored.py"></location>
            <source>The dictionary {0} is damaged: install its package again.</source>
            <translation>Das Wörterbuch {0} ist beschädigt: sein Paket neu installieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a table with version and text</source>
            <translation>eine Tabelle mit version und text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/texts.py"></location>
            <source>a table with a title for each</source>
            <translation>eine Tabelle mit einem Titel für jedes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/texts.py"></location>
            <source>a table with a text for each arm that has any</source>
            <translation>eine Tabelle mit einem Text für jede Gruppe, die einen hat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>The turn {0} is not a guess and its clues: write a clue for each board, as crane:wwywg/gwwww.</source>
            <translation>Der Zug {0} ist kein Tipp mit seinen Hinweisen: für jedes Brett einen Hinweis schreiben, wie crane:wwywg/gwwww.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>The turn {0} has {1} for {2}: give one for each, and - for a board that is solved.</source>
            <translation>Der Zug {0} hat {1} für {2}: für jedes Brett einen geben, und - für ein gelöstes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>There are clues for {0}: give {1} to {2}, with a / between them.</source>
            <translation>Es gibt Hinweise für {0}: für {1} bis {2} geben, mit einem / dazwischen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: there is no clue, but the board is not solved; give its marks.</source>
            <translation>{0}: Es gibt keinen Hinweis, aber das Brett ist nicht gelöst; seine Markierungen angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: turn {1} has solved it; write - for its clue.</source>
            <translation>{0}: Zug {1} hat es gelöst; als Hinweis - schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: that cannot be: {1}.</source>
            <translation>{0}: das kann nicht sein: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: by the turns before it {1} cannot be the word; check its marks and theirs.</source>
            <translation>{0}: nach den Zügen davor kann {1} nicht das Wort sein; seine Markierungen und deren prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Turn {0}, board {1}</source>
            <translation>Zug {0}, Brett {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0} is played on one board: use `wmh suggest --game {1}`, or name a game of several.</source>
            <translation>{0} wird auf einem Brett gespielt: `wmh suggest --game {1}` verwenden oder ein Spiel auf mehreren nennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Games are played from their first guess: leave out the turns.</source>
            <translation>Spiele werden vom ersten Tipp an gespielt: die Züge weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>{0} cannot be the secrets of {1} boards: choose a wider --tier.</source>
            <translation>{0} können nicht die Lösungen von {1} Brettern sein: ein weiteres --tier wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The guess {0} has {1} and the secret {2} has {3}: give two words of one length.</source>
            <translation>Der Tipp {0} hat {1} und die Lösung {2} hat {3}: zwei gleich lange Wörter angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>There is no row of numbers to read: paste a grid into standard input.</source>
            <translation>Es gibt keine Zeile mit Zahlen zu lesen: ein Raster in die Standardeingabe einfügen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>There is no row of squares to read: paste a grid into standard input.</source>
            <translation>Es gibt keine Zeile mit Quadraten zu lesen: ein Raster in die Standardeingabe einfügen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The row {0} is not complete: no word made it.</source>
            <translation>Die Zeile {0} ist nicht vollständig: kein Wort ergibt sie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The row {0} has {1}, but the secret {2} has {3}.</source>
            <translation>Die Zeile {0} hat {1}, aber die Lösung {2} hat {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The paper's pattern keeps words that a clue rules out, so no number of guesses can be proven with it: choose --rule tiles.</source>
            <translation>Das Muster des Aufsatzes behält Wörter, die ein Hinweis ausschließt; damit lässt sich keine Zahl von Tipps beweisen: --rule tiles wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} is no word that may be guessed here: choose another, or widen --guesses or --tier.</source>
            <translation>Der Anfangstipp {0} ist kein Wort, das hier geraten werden darf: ein anderes wählen, oder --guesses oder --tier erweitern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Not every word can be found within so many guesses: allow more.</source>
            <translation>Nicht jedes Wort lässt sich mit so vielen Tipps finden: mehr erlauben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>No tree that finds every word within so many guesses was seen: allow more, or widen --width.</source>
            <translation>Kein Baum, der jedes Wort mit so vielen Tipps findet, wurde gesehen: mehr erlauben, oder --width erweitern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Some secrets may not be guessed: choose --flagged.</source>
            <translation>Manche Lösungen dürfen nicht geraten werden: --flagged wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0} is no file that ends in .txt, .json or .svg: choose such a name.</source>
            <translation>{0} ist keine Datei, die auf .txt, .json oder .svg endet: einen solchen Namen wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>The rule {0} counts: pictures are read where every letter has a mark.</source>
            <translation>Die Regel {0} zählt: Bilder werden gelesen, wo jeder Buchstabe eine Markierung hat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>--pattern paper is a reading of its own and the rule {0} another: choose one.</source>
            <translation>--pattern paper ist eine eigene Lesart und die Regel {0} eine andere: eine wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>{0} is no file that ends in .svg or .json: choose such a name for --out.</source>
            <translation>{0} ist keine Datei, die auf .svg oder .json endet: für --out einen solchen Namen wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>No word may be guessed: name one with --opener, or try --flagged.</source>
            <translation>Kein Wort darf geraten werden: eines mit --opener nennen oder --flagged versuchen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>The guess {0} has {1}, this game's words {2}.</source>
            <translation>Der Tipp {0} hat {1}, die Wörter dieses Spiels {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/bench.py"></location>
            <source>Only a Python with the program in it has benchmarks: try make bench.</source>
            <translation>Messungen gibt es nur mit einem Python, in dem das Programm installiert ist: make bench.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is a folder, and no study: give the path of a file.</source>
            <translation>{0} ist ein Ordner, und keine Studie: den Pfad einer Datei angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is missing: give the path of a file.</source>
            <translation>{0} fehlt: den Pfad einer Datei angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is a device or a pipe: give the path of a file.</source>
            <translation>{0} ist ein Gerät oder eine Pipe: den Pfad einer Datei angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} has {1} bytes, and {2} are the most that is looked at: split it.</source>
            <translation>{0} hat {1} Byte, und höchstens {2} werden angesehen: die Datei teilen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is empty: give a copy that is not.</source>
            <translation>{0} ist leer: eine Kopie angeben, die es nicht ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is text in UTF-16: save it as UTF-8.</source>
            <translation>{0} ist Text in UTF-16: als UTF-8 speichern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is no file that this program reads: give a lexicon, a word list, a lesson, a protocol, a game or something else of its own.</source>
            <translation>{0} ist keine Datei, die dieses Programm liest: ein Lexikon, eine Wortliste, eine Lektion, ein Protokoll, ein Spiel oder etwas anderes von ihm angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/figures.py"></location>
            <source>{0} is no checkout of this program: give one by --checkout.</source>
            <translation>{0} ist kein Checkout dieses Programms: eines mit --checkout angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>No word can be made of {0}: give other letters, or lower --min.</source>
            <translation>Aus {0} lässt sich kein Wort bilden: andere Buchstaben geben oder --min senken.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} is no file that ends in .svg: choose such a name for --svg.</source>
            <translation>{0} ist keine Datei, die auf .svg endet: für --svg einen solchen Namen wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>The source prints the steps to {0} only: leave out --text.</source>
            <translation>Die Quelle druckt nur die Schritte zu {0}: --text weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} cannot be written ({1}): choose another place for --svg.</source>
            <translation>{0} lässt sich nicht schreiben ({1}): für --svg einen anderen Ort wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A game with you is a talk, which is no JSON: leave out --json, or choose --mode automatic.</source>
            <translation>Ein Spiel mit Ihnen ist ein Gespräch und kein JSON: --json weglassen oder --mode automatic wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>You keep the secret in the mode keeper: leave out --keep and the like.</source>
            <translation>In der Spielart keeper behalten Sie die Lösung für sich: --keep und Ähnliches weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A fixed secret must be given: choose --secret WORD.</source>
            <translation>Eine feste Lösung muss angegeben werden: --secret WORD wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A secret that is given is not {0}: leave out --keep or --secret.</source>
            <translation>Eine angegebene Lösung ist nicht {0}: --keep oder --secret weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>Your guesses need an answer, which is no JSON: leave out --you or --json.</source>
            <translation>Ihre Tipps brauchen eine Antwort, die kein JSON ist: --you oder --json weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word has {0} letters or more and {1} at most: change --min.</source>
            <translation>Kein Wort hat {0} Buchstaben oder mehr und höchstens {1}: --min ändern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>A review needs the secret too: give it as --secret WORD.</source>
            <translation>Ein Rückblick braucht auch die Lösung: mit --secret WORD angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>A review needs the guesses of the game: give them in their order.</source>
            <translation>Ein Rückblick braucht die Tipps des Spiels: in ihrer Reihenfolge angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>The game was over before the guess {0}: leave it out.</source>
            <translation>Das Spiel war vor dem Tipp {0} zu Ende: ihn weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>No game is recorded yet: give --secret and the guesses of one.</source>
            <translation>Noch ist kein Spiel aufgezeichnet: --secret und die Tipps eines Spiels angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} is no file that ends in .svg or .png: choose such a name.</source>
            <translation>{0} ist keine Datei, die auf .svg oder .png endet: einen solchen Namen wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} has {1}, this game's words {2}.</source>
            <translation>Der Anfangstipp {0} hat {1}, die Wörter dieses Spiels {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} is not in the lexicon {1}.</source>
            <translation>Der Anfangstipp {0} ist nicht im Lexikon {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Where to? --{0} needs a folder: give one with --export.</source>
            <translation>Wohin? --{0} braucht einen Ordner: einen mit --export angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>A lesson is either checked or exported: leave out --check or --export.</source>
            <translation>Eine Lektion wird entweder geprüft oder exportiert: --check oder --export weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>What is exported is no JSON: leave out --json or --export.</source>
            <translation>Was exportiert wird, ist kein JSON: --json oder --export weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>There is nothing to export: name a scenario or its file.</source>
            <translation>Es gibt nichts zu exportieren: eine Lektion oder ihre Datei nennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>There is nothing to check: name a scenario or its file.</source>
            <translation>Es gibt nichts zu prüfen: eine Lektion oder ihre Datei nennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>Nothing can be drawn: {0} ({1}).</source>
            <translation>Nichts kann gezeichnet werden: {0} ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>{0} cannot be written ({1}): choose another folder for --export.</source>
            <translation>{0} lässt sich nicht schreiben ({1}): für --export einen anderen Ordner wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} has {1} of {2}, its facts say {3}: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} hat {1} aus {2}, nach seinen Angaben {3}: das Lexikon mit `wmh lexicon build` neu bauen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} has {1}, which dawg-python does not find: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} hat {1}, das dawg-python nicht findet: das Lexikon mit `wmh lexicon build` neu bauen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} is no file that ends in .dawg: choose such a name for --out.</source>
            <translation>{0} ist keine Datei, die auf .dawg endet: für --out einen solchen Namen wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>{0} cannot be written ({1}): choose another place for --out.</source>
            <translation>{0} lässt sich nicht schreiben ({1}): für --out einen anderen Ort wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>Give word lists, or --recipe and its name: one of the two.</source>
            <translation>Wortlisten angeben oder --recipe mit seinem Namen: eins von beiden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} is no known locale: leave --locale out, or write tr, as systems call Turkish.</source>
            <translation>{0} ist keine bekannte Sprachumgebung: --locale weglassen oder tr schreiben, wie Systeme Türkisch nennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} are not letters only: write --letters äöü.</source>
            <translation>{0} sind nicht nur Buchstaben: --letters äöü schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} is no letter of two characters: write --digraphs ch,ll.</source>
            <translation>{0} ist kein Buchstabe aus zwei Zeichen: --digraphs ch,ll schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>The turn {0} is not a guess and a clue: write guess:clue, as rain:ywwg.</source>
            <translation>Der Zug {0} ist kein Tipp mit Hinweis: tipp:hinweis schreiben, wie rain:ywwg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>There is no strategy {0}: choose from {1}.</source>
            <translation>Es gibt keine Strategie {0}: eine von {1} wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>No strategy is named to compare: choose from {0}.</source>
            <translation>Keine Strategie ist zum Vergleich genannt: eine von {0} wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>--{0} belongs to {1}: give that too.</source>
            <translation>--{0} gehört zu {1}: auch das angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>--cores and --cluster are two ways: choose one.</source>
            <translation>--cores und --cluster sind zwei Wege: einen wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0}: {1}. {2}</source>
            <translation>{0}: {1}. {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/named_lexicon.py"></location>
            <source>There is no file {0}: give a list of words, one a line, or a .dawg file.</source>
            <translation>Es gibt keine Datei {0}: eine Wortliste mit einem Wort je Zeile oder eine .dawg-Datei angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/named_lexicon.py"></location>
            <source>{0} has no words: give a list with one word a line.</source>
            <translation>{0} hat keine Wörter: eine Liste mit einem Wort je Zeile angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is a folder: give the name of a file.</source>
            <translation>{0} ist ein Ordner: den Namen einer Datei angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>There is no folder {0} for {1}: make it first.</source>
            <translation>Es gibt keinen Ordner {0} für {1}: ihn zuerst anlegen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is there and is no {1}: choose another name, or replace it by --force.</source>
            <translation>{0} ist schon da und ist {1} nicht: einen anderen Namen wählen oder mit --force ersetzen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is there and is something else: choose another folder, or replace it by --force.</source>
            <translation>{0} ist schon da und ist etwas anderes: einen anderen Ordner wählen oder mit --force ersetzen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the numbers are more than its letters can give</source>
            <translation>die Zahlen sind mehr, als seine Buchstaben ergeben können</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} yellow, but a repeated letter gets its yellow from left to right</source>
            <translation>das {0} an Platz {1} ist weiß und das an Platz {2} gelb, aber ein mehrfacher Buchstabe wird von links nach rechts gelb</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} green, but this rule leaves every {0} white or none</source>
            <translation>das {0} an Platz {1} ist weiß und das an Platz {2} grün, aber nach dieser Regel ist jedes {0} weiß oder keines</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} yellow, but this rule leaves every {0} white or none</source>
            <translation>das {0} an Platz {1} ist weiß und das an Platz {2} gelb, aber nach dieser Regel ist jedes {0} weiß oder keines</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at places {1} is yellow, but there are too few other places for it</source>
            <translation>das {0} an den Plätzen {1} ist gelb, aber es gibt zu wenige andere Plätze dafür</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is yellow, but there is no other place for it</source>
            <translation>das {0} an Platz {1} ist gelb, aber es gibt keinen anderen Platz dafür</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} bis {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>The lexicon {0} has no words of {1}: choose a length of {2}.</source>
            <translation>Das Lexikon {0} hat keine Wörter aus {1}: eine Länge von {2} wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>The lexicon {0} has no word of {1} that is as common as tier {2}: choose a wider --tier.</source>
            <translation>Das Lexikon {0} hat kein Wort aus {1}, das so geläufig ist wie Stufe {2}: ein weiteres --tier wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} secrets cannot be drawn from {1}: choose 1 to {2}, or {3}.</source>
            <translation>{0} Lösungen lassen sich nicht ziehen, es gibt {1}: 1 bis {2} wählen, oder {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>There is no file {0}: give a text file with a secret a line, a number, or {1}.</source>
            <translation>Es gibt keine Datei {0}: eine Textdatei mit einer Lösung je Zeile angeben, eine Zahl oder {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} is not UTF-8 text: give a file with a secret a line.</source>
            <translation>{0} ist kein UTF-8-Text: eine Datei mit einer Lösung je Zeile angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} has no words: give a file with a secret a line.</source>
            <translation>{0} hat keine Wörter: eine Datei mit einer Lösung je Zeile angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is not in the lexicon {1}: leave it out, or choose another --lexicon.</source>
            <translation>Die Lösung {0} ist nicht im Lexikon {1}: sie weglassen oder ein anderes --lexicon wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} has {1}, this game's words {2}: leave it out, or choose another --length.</source>
            <translation>Die Lösung {0} hat {1}, die Wörter dieses Spiels {2}: sie weglassen oder ein anderes --length wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is less common than tier {1}: leave it out, or choose --tier {2}.</source>
            <translation>Die Lösung {0} ist ungebräuchlicher als Stufe {1}: sie weglassen oder --tier {2} wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is flagged: leave it out, or choose --flagged.</source>
            <translation>Die Lösung {0} ist gesperrt: sie weglassen oder --flagged wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/told_game.py"></location>
            <source>{0} is played on {1} boards: use `wmh boards --game {2}`, or name a game on one.</source>
            <translation>{0} wird auf {1} Brettern gespielt: `wmh boards --game {2}` verwenden oder ein Spiel auf einem nennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>--whole-list plays by itself: leave out --player and --strategies.</source>
            <translation>--whole-list spielt für sich: --player und --strategies weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>--look-ahead and --opener belong to --whole-list: give that too.</source>
            <translation>--look-ahead und --opener gehören zu --whole-list: auch das angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>Nobody plays: give --player "COMMAND", or --strategies and a name.</source>
            <translation>Niemand spielt: --player "COMMAND" angeben, oder --strategies und einen Namen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The player {0} is no command: {1}.</source>
            <translation>Der Spieler {0} ist kein Befehl: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>A player is empty: give the command that starts it.</source>
            <translation>Ein Spieler ist leer: den Befehl angeben, der ihn startet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The lengths {0} cannot be read: write 4-13, or 5,7.</source>
            <translation>Die Längen {0} sind nicht zu lesen: 4-13 oder 5,7 schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The lengths {0} are none: write the smaller one first.</source>
            <translation>Die Längen {0} sind keine: die kleinere zuerst schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} has {1}, and no such words are played: leave it out, or choose its length.</source>
            <translation>Der Anfangstipp {0} hat {1}, und solche Wörter werden nicht gespielt: ihn weglassen oder seine Länge wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} is the second of its length: give one.</source>
            <translation>Der Anfangstipp {0} ist der zweite seiner Länge: einen angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} is not in {1}.</source>
            <translation>Der Anfangstipp {0} ist nicht in {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/words_of_length.py"></location>
            <source>There is no file {0}: give a text file with one word a line.</source>
            <translation>Es gibt keine Datei {0}: eine Textdatei mit einem Wort je Zeile angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/words_of_length.py"></location>
            <source>{0} has no word of {1}: choose another length, or a list with one word a line.</source>
            <translation>{0} hat kein Wort aus {1}: eine andere Länge wählen oder eine Liste mit einem Wort je Zeile.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>Say where the report shall be: --out DIR.</source>
            <translation>Sagen, wo der Bericht stehen soll: --out DIR.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} is no folder: give one with word lists to --lists.</source>
            <translation>{0} ist kein Ordner: --lists einen mit Wortlisten angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} is no folder: give one with other programs to --peers.</source>
            <translation>{0} ist kein Ordner: --peers einen mit anderen Programmen angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} has a report already: go on with it by --resume, or choose another folder.</source>
            <translation>{0} hat schon einen Bericht: ihn mit --resume fortsetzen oder einen anderen Ordner wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>There is no experiment {0}: there is {1}.</source>
            <translation>Es gibt kein Experiment {0}: es gibt {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} cannot be written ({1}): choose another folder.</source>
            <translation>{0} lässt sich nicht schreiben ({1}): einen anderen Ordner wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>{0} is no folder: choose that of a study.</source>
            <translation>{0} ist kein Ordner: den einer Studie wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>There are no participants in these folders: choose those of a study.</source>
            <translation>In diesen Ordnern sind keine Teilnehmenden: die einer Studie wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} has more of {1}: let them go on once in the window, then recode.</source>
            <translation>{0} hat mehr von {1}: im Fenster einmal fortsetzen, dann umbenennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secret {0} is not in the lexicon {1}.</source>
            <translation>Die Lösung {0} ist nicht im Lexikon {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secret {0} has {1} letters and not {2}.</source>
            <translation>Die Lösung {0} hat {1} Buchstaben und nicht {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} has participants: a plan is written before the first one.</source>
            <translation>{0} enthält Teilnehmende: ein Plan wird vor der ersten Person geschrieben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} is of a person: simulated participants need a folder of their own.</source>
            <translation>{0} ist von einem Menschen: simulierte Teilnehmende brauchen einen eigenen Ordner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>{0} has one arm, so there is nothing to compare.</source>
            <translation>{0} hat eine Gruppe, also gibt es nichts zu vergleichen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>{0} holds no participants.</source>
            <translation>{0} enthält keine Teilnehmenden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} is no licence known here: choose {1}.</source>
            <translation>{0} ist keine hier bekannte Lizenz: {1} wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} of {1} statistics are not R's.</source>
            <translation>{0} von {1} Kennzahlen sind nicht die von R.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>What is followed has no end: leave out --json or --follow.</source>
            <translation>Was verfolgt wird, hat kein Ende: --json oder --follow weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} takes no value: see {1} --help.</source>
            <translation>{0} nimmt keinen Wert: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} needs a value: see {1} --help.</source>
            <translation>{0} braucht einen Wert: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no command {1}: {2}</source>
            <translation>{0} hat keinen Befehl {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no option {1}: {2}</source>
            <translation>{0} hat keine Option {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} is missing: see {1} --help.</source>
            <translation>{0} fehlt: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} is missing: write {1}.</source>
            <translation>{0} fehlt: {1} schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} needs a command: choose from {1}.</source>
            <translation>{0} braucht einen Befehl: einen von {1} wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no place for {1}: write {2}.</source>
            <translation>{0} hat keinen Platz für {1}: {2} schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0}: see {1} --help.</source>
            <translation>{0}: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} --help tells which it has.</source>
            <translation>{0} --help sagt, was es gibt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>choose from {0}.</source>
            <translation>eines von {0} wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}: {2}</source>
            <translation>{0} kann nicht {1} sein: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which does not exist: choose another.</source>
            <translation>{0} kann nicht {1} sein, das es nicht gibt: etwas anderes wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which is a directory: choose another.</source>
            <translation>{0} kann nicht {1} sein, das ein Ordner ist: etwas anderes wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which is a file: choose another.</source>
            <translation>{0} kann nicht {1} sein, das eine Datei ist: etwas anderes wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number: see {1} --help.</source>
            <translation>{0} muss eine ganze Zahl sein: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number of {2} or more: see {1} --help.</source>
            <translation>{0} muss eine ganze Zahl ab {2} sein: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number of {3} or less: see {1} --help.</source>
            <translation>{0} muss eine ganze Zahl bis {3} sein: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number from {2} to {3}: see {1} --help.</source>
            <translation>{0} muss eine ganze Zahl von {2} bis {3} sein: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number: see {1} --help.</source>
            <translation>{0} muss eine Zahl sein: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number of {2} or more: see {1} --help.</source>
            <translation>{0} muss eine Zahl ab {2} sein: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number of {3} or less: see {1} --help.</source>
            <translation>{0} muss eine Zahl bis {3} sein: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number from {2} to {3}: see {1} --help.</source>
            <translation>{0} muss eine Zahl von {2} bis {3} sein: siehe {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be that ({1}): see {2} --help.</source>
            <translation>{0} kann das nicht sein ({1}): siehe {2} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is green at place {3} since turn {1} ({2}) and must stay there</source>
            <translation>{0} ist an Platz {3} grün seit Zug {1} ({2}) und muss dort bleiben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is yellow at place {3} since turn {1} ({2}) and must move</source>
            <translation>{0} ist an Platz {3} gelb seit Zug {1} ({2}) und muss woandershin</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is coloured in turn {1} ({2}) and must be used {3} times</source>
            <extracomment>Of one: {0} is coloured in turn {1} ({2}) and must be used</extracomment>
            <translation>
                <numerusform>{0} ist in Zug {1} ({2}) gefärbt und muss vorkommen</numerusform>
                <numerusform>{0} ist in Zug {1} ({2}) gefärbt und muss {3}-mal vorkommen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} may be used {3} times at most since turn {1} ({2})</source>
            <extracomment>Of one: {0} may be used 1 time at most since turn {1} ({2})</extracomment>
            <translation>
                <numerusform>{0} darf seit Zug {1} ({2}) höchstens einmal vorkommen</numerusform>
                <numerusform>{0} darf seit Zug {1} ({2}) höchstens {3}-mal vorkommen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is white since turn {1} ({2}) and may not be used</source>
            <translation>{0} ist weiß seit Zug {1} ({2}) und darf nicht vorkommen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The clue {0} has {1} at place {2}: use g, y and w for green, yellow and white (or 2 1 0, or O ? X).</source>
            <translation>Der Hinweis {0} hat {1} an Platz {2}: g, y und w für grün, gelb und weiß verwenden (oder 2 1 0, oder O ? X).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The secret {0} has {1}, which is no letter of this lexicon.</source>
            <translation>Die Lösung {0} hat {1}, das kein Buchstabe dieses Lexikons ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The opener {0} has {1}, which is no letter of this lexicon.</source>
            <translation>Der Anfangstipp {0} hat {1}, das kein Buchstabe dieses Lexikons ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The rule {0} marks letters: give {1} one of g, y and w for each of its {2}, not numbers.</source>
            <translation>Die Regel {0} markiert Buchstaben: zu {1} eines von g, y und w für jeden Buchstaben angeben ({2}), keine Zahlen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1} but its clue {2} has {3}: give one mark for each letter.</source>
            <translation>Der Tipp {0} hat {1}, aber sein Hinweis {2} hat {3}: für jeden Buchstaben eine Markierung geben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The rule {0} counts: write {1}:{2} such as {1}:{3}.</source>
            <translation>Die Regel {0} zählt: {1}:{2} schreiben, wie {1}:{3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The clue {0} has {1}, but the rule {2} counts {3}: write {4}:{5} such as {4}:{6}.</source>
            <translation>Der Hinweis {0} hat {1}, aber die Regel {2} zählt {3}: {4}:{5} schreiben, wie {4}:{6}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1} but its clue {2} counts {3}: count each letter once at most.</source>
            <translation>Der Tipp {0} hat {1}, aber sein Hinweis {2} zählt {3}: jeden Buchstaben höchstens einmal zählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The given letters {0} have {1}, which is no letter of this lexicon: write letters, and a dot where none is given, as r... does.</source>
            <translation>Die vorgegebenen Buchstaben {0} haben {1}, das kein Buchstabe dieses Lexikons ist: Buchstaben schreiben und einen Punkt, wo keiner vorgegeben ist, wie in r...</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1}, but this game's words have {2}.</source>
            <translation>Der Tipp {0} hat {1}, aber die Wörter dieses Spiels haben {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The given letters have {0}, but this game's words have {1}: write a dot for each letter that is not given.</source>
            <translation>Die vorgegebenen Buchstaben haben {0}, aber die Wörter dieses Spiels {1}: für jeden nicht vorgegebenen Buchstaben einen Punkt schreiben.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} Buchstabe</numerusform>
                <numerusform>{0} Buchstaben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} Wort</numerusform>
                <numerusform>{0} Wörter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} repeated words</source>
            <extracomment>Of one: 1 repeated word</extracomment>
            <translation>
                <numerusform>1 wiederholtes Wort</numerusform>
                <numerusform>{0} wiederholte Wörter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} boards</source>
            <extracomment>Of one: 1 board</extracomment>
            <translation>
                <numerusform>{0} Brett</numerusform>
                <numerusform>{0} Bretter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} clues</source>
            <extracomment>Of one: 1 clue</extracomment>
            <translation>
                <numerusform>{0} Hinweis</numerusform>
                <numerusform>{0} Hinweise</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} marks</source>
            <extracomment>Of one: 1 mark</extracomment>
            <translation>
                <numerusform>{0} Markierung</numerusform>
                <numerusform>{0} Markierungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} pegs</source>
            <extracomment>Of one: 1 peg</extracomment>
            <translation>
                <numerusform>{0} Stift</numerusform>
                <numerusform>{0} Stifte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} colours</source>
            <extracomment>Of one: 1 colour</extracomment>
            <translation>
                <numerusform>{0} Farbe</numerusform>
                <numerusform>{0} Farben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} codes</source>
            <extracomment>Of one: 1 code</extracomment>
            <translation>
                <numerusform>{0} Code</numerusform>
                <numerusform>{0} Codes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} Tipp</numerusform>
                <numerusform>{0} Tipps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} openers</source>
            <extracomment>Of one: 1 opener</extracomment>
            <translation>
                <numerusform>1 Anfangstipp</numerusform>
                <numerusform>{0} Anfangstipps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} attempts</source>
            <extracomment>Of one: 1 attempt</extracomment>
            <translation>
                <numerusform>{0} Versuch</numerusform>
                <numerusform>{0} Versuche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} games</source>
            <extracomment>Of one: 1 game</extracomment>
            <translation>
                <numerusform>{0} Spiel</numerusform>
                <numerusform>{0} Spiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} frames</source>
            <extracomment>Of one: 1 frame</extracomment>
            <translation>
                <numerusform>1 Einzelbild</numerusform>
                <numerusform>{0} Einzelbilder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} pictures</source>
            <extracomment>Of one: 1 picture</extracomment>
            <translation>
                <numerusform>1 Bild</numerusform>
                <numerusform>{0} Bilder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} experiments</source>
            <extracomment>Of one: 1 experiment</extracomment>
            <translation>
                <numerusform>1 Experiment</numerusform>
                <numerusform>{0} Experimente</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} points</source>
            <extracomment>Of one: 1 point</extracomment>
            <translation>
                <numerusform>{0} Punkt</numerusform>
                <numerusform>{0} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} lines</source>
            <extracomment>Of one: 1 line</extracomment>
            <translation>
                <numerusform>{0} Zeile</numerusform>
                <numerusform>{0} Zeilen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} places</source>
            <extracomment>Of one: 1 place</extracomment>
            <translation>
                <numerusform>{0} Platz</numerusform>
                <numerusform>{0} Plätze</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} symbols</source>
            <extracomment>Of one: 1 symbol</extracomment>
            <translation>
                <numerusform>{0} Symbol</numerusform>
                <numerusform>{0} Symbole</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} numbers</source>
            <extracomment>Of one: 1 number</extracomment>
            <translation>
                <numerusform>{0} Zahl</numerusform>
                <numerusform>{0} Zahlen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}: the field {1} is missing: add {1} = and {2}.</source>
            <translation>{0}: das Feld {1} fehlt: {1} = ergänzen, und dahinter: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: the field {2} is missing: add {2} = and {3}.</source>
            <translation>{0}, Zeile {1}: das Feld {2} fehlt: {2} = ergänzen, und dahinter: {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: {2}.</source>
            <translation>{0}, Zeile {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0}, line {1}: {2}</source>
            <translation>{0}, Zeile {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is longer than {1} bytes: choose another file.</source>
            <translation>{0} ist länger als {1} Bytes: eine andere Datei wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is no text in UTF-8: save it as UTF-8.</source>
            <translation>{0} ist kein Text in UTF-8: als UTF-8 speichern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: a name of more than {2} parts is no field: mend that line.</source>
            <translation>{0}, Zeile {1}: ein Name aus mehr als {2} Teilen ist kein Feld: diese Zeile berichtigen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: a number of more than {2} digits cannot be read: write a smaller one.</source>
            <translation>{0}, Zeile {1}: eine Zahl aus mehr als {2} Ziffern ist nicht lesbar: eine kleinere schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: this is no TOML ({2}): mend that line.</source>
            <translation>{0}, Zeile {1}: das ist kein TOML ({2}): diese Zeile berichtigen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: this is no TOML (its brackets are too deep): close them.</source>
            <translation>{0}, Zeile {1}: das ist kein TOML (seine Klammern sind zu tief): sie schließen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is no TOML: {1}: mend that value.</source>
            <translation>{0} ist kein TOML: {1}: diesen Wert berichtigen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>one line of text, {0} characters at most</source>
            <translation>eine Zeile Text, höchstens {0} Zeichen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>a number from {0} to {1}</source>
            <translation>eine ganze Zahl von {0} bis {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>tables, each under [[{0}]]</source>
            <translation>Tabellen, jede unter [[{0}]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>there is no field {0}: use {1}</source>
            <translation>es gibt kein Feld {0}; es gibt: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is {1}, but must be {2}</source>
            <translation>{0} ist {1}, muss aber sein: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is longer than {0} bytes</source>
            <translation>ist länger als {0} Byte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is no text in UTF-8</source>
            <translation>ist kein Text in UTF-8</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is no JSON (its brackets are too deep)</source>
            <translation>ist kein JSON (die Klammern sind zu tief)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is cut short or is no JSON, at character {0}</source>
            <translation>ist abgeschnitten oder kein JSON, bei Zeichen {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is cut short or is no JSON, at line {0}, character {1}</source>
            <translation>ist abgeschnitten oder kein JSON, in Zeile {0}, Zeichen {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has no names for what it holds</source>
            <translation>nennt nicht beim Namen, was darin steht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>says something for {0} that it cannot be</source>
            <translation>sagt für {0} etwas, was es nicht sein kann</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has a number of more than {0} digits</source>
            <translation>hat eine Zahl aus mehr als {0} Ziffern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has a number that is too large</source>
            <translation>hat eine zu große Zahl</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has {0}, which is no number</source>
            <translation>hat {0}, was keine Zahl ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>There are {0} words, and a lexicon holds {1}: use fewer.</source>
            <translation>Es sind {0} Wörter, und ein Lexikon fasst {1}: Nehmen Sie weniger.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/encoding.py"></location>
            <source>These words need {0} units; a file can hold {1}. Use fewer words.</source>
            <translation>Diese Wörter brauchen {0} Einheiten; eine Datei fasst {1}. Weniger Wörter verwenden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has format {0}, and this program reads format {1}</source>
            <translation>hat Format {0}, und dieses Programm liest Format {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>was changed after it was written (its checksum differs)</source>
            <translation>wurde nach dem Schreiben geändert (die Prüfsumme ist eine andere)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>does not hold the facts of a lexicon</source>
            <translation>enthält nicht die Angaben zu einem Lexikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>tells of {0} words, and {1} are the most</source>
            <translation>nennt {0} Wörter, und {1} sind das Höchste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has numbers of words or sizes that cannot be</source>
            <translation>hat Wortzahlen oder Größen, die nicht sein können</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has words of more than {0} letters, or letters that are none</source>
            <translation>hat Wörter aus mehr als {0} Buchstaben, oder Buchstaben, die keine sind</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has no alphabet that can be</source>
            <translation>hat kein mögliches Alphabet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>{0} of a newer version of this program (use that one)</source>
            <translation>{0} einer neueren Version dieses Programms (jene verwenden)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is cut short or is no DAWG</source>
            <translation>ist abgeschnitten oder kein DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (its first number is not its size)</source>
            <translation>ist kein DAWG (die erste Zahl ist nicht die Größe)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (a unit points outside)</source>
            <translation>ist kein DAWG (eine Einheit zeigt nach außen)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (some edges belong to nothing)</source>
            <translation>ist kein DAWG (einige Kanten gehören zu nichts)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (it has a loop, or words of more than {0} letters)</source>
            <translation>ist kein DAWG (es gibt eine Schleife, oder Wörter aus mehr als {0} Buchstaben)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (it has edges below which no word ends)</source>
            <translation>ist kein DAWG (unter manchen Kanten endet kein Wort)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>has more than {0} words, which are the most</source>
            <translation>hat mehr als {0} Wörter, die das Höchste sind</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has capitals: they are read as small letters.</source>
            <translation>{0} hat Großbuchstaben: sie werden als Kleinbuchstaben gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1}: each counts once.</source>
            <translation>{0} hat {1}: jedes zählt einmal.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1} of {2}: each counts once.</source>
            <translation>{0} hat {1} aus {2}: jedes zählt einmal.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1} lines that are no words of {2} to {3} letters: left out.</source>
            <extracomment>Of one: {0} has 1 line that is no word of {2} to {3} letters: left out.</extracomment>
            <translation>
                <numerusform>{0} hat 1 Zeile, die kein Wort aus {2} bis {3} Buchstaben ist: weggelassen.</numerusform>
                <numerusform>{0} hat {1} Zeilen, die keine Wörter aus {2} bis {3} Buchstaben sind: weggelassen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} needs words, all of {1} to {2} letters.</source>
            <translation>{0} braucht Wörter, alle aus {1} bis {2} Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>write {0}abcdef, or {1}0123456789 where none may occur twice.</source>
            <translation>{0}abcdef schreiben, oder {1}0123456789, wo keines zweimal vorkommen darf.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>No code can have {0} places: choose 1 to {1}.</source>
            <translation>Kein Code kann {0} Plätze haben: 1 bis {1} wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>There is no code of {0} different symbols among {1}: choose a length of {2} at most.</source>
            <translation>Es gibt keinen Code aus {0} verschiedenen Symbolen, wo nur {1} da sind: eine Länge von höchstens {2} wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>There are {0} codes of {1} among {2}, and a lexicon holds {3} of a length: choose fewer symbols or shorter codes.</source>
            <translation>Es gibt {0} Codes der Länge {1} ({2}), und ein Lexikon fasst {3} je Länge: weniger Symbole oder kürzere Codes wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>Codes need symbols: {0}</source>
            <translation>Codes brauchen Symbole: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>The symbols {0} have {1}, which is no letter or digit: {2}</source>
            <translation>Die Symbole {0} haben {1}, das weder Buchstabe noch Ziffer ist: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>Codes can have {0} symbols at most, not {1}: name fewer.</source>
            <translation>Codes können höchstens {0} Symbole haben, nicht {1}: weniger nennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>The symbols {0} have {1} twice: name each once.</source>
            <translation>Die Symbole {0} haben {1} zweimal: jedes einmal nennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>{0}: {1} cut at a slash, where the spelling checker's flags begin; the other forms that they stand for are not in the list.</source>
            <translation>{0}: {1} am Schrägstrich gekürzt, wo die Zeichen der Rechtschreibprüfung beginnen; die anderen Formen, für die sie stehen, sind nicht in der Liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>What stands beside the words is no number, and was passed over.</source>
            <translation>Was neben den Wörtern steht, ist keine Zahl und wurde übergangen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>The numbers beside the words were read as tiers: the smaller, the more common.</source>
            <translation>Die Zahlen neben den Wörtern wurden als Stufen gelesen: je kleiner, desto geläufiger.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>The numbers beside the words were read as counts: the larger, the more common. The {0} most common words have tier {1}, those after the {2}th tier {3}.</source>
            <translation>Die Zahlen neben den Wörtern wurden als Häufigkeiten gelesen: je größer, desto geläufiger. Die {0} geläufigsten Wörter haben Stufe {1}, die nach dem {2}. Stufe {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>{0}, line {1}: the tier {2} is no whole number from 0 to {3}. Write `word TAB tier`, or only the word.</source>
            <translation>{0}, Zeile {1}: die Stufe {2} ist keine ganze Zahl von 0 bis {3}. Schreiben Sie `Wort TAB Stufe` oder nur das Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list of a program.</source>
            <translation>{0} wurde als Liste eines Programms gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a table.</source>
            <translation>{0} wurde als Tabelle gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list with numbers or dates beside the words.</source>
            <translation>{0} wurde als Liste mit Nummern oder Daten neben den Wörtern gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list with several words a line.</source>
            <translation>{0} wurde als Liste mit mehreren Wörtern je Zeile gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/literals.py"></location>
            <source>{0} is a list of a program with more than {1} million characters: give a text file, one word a line.</source>
            <translation>{0} ist die Liste eines Programms mit mehr als {1} Millionen Zeichen: Geben Sie eine Textdatei an, ein Wort je Zeile.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/literals.py"></location>
            <source>{0} begins as JSON and is cut off or broken: give the whole of it, or a text file, one word a line.</source>
            <translation>{0} beginnt als JSON und ist abgeschnitten oder beschädigt: Geben Sie alles davon an oder eine Textdatei, ein Wort je Zeile.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} is not UTF-8 and was read as Latin-1: check its accents.</source>
            <translation>{0} ist nicht UTF-8 und wurde als Latin-1 gelesen: seine Akzente prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} {1}: give a text file, one word a line.</source>
            <translation>{0} ({1}): Geben Sie eine Textdatei an, ein Wort je Zeile.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} is a binary file, not a word list: give a text file, one word a line.</source>
            <translation>{0} ist eine Binärdatei und keine Wortliste: Geben Sie eine Textdatei an, ein Wort je Zeile.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>Letters seen fewer than {0} times are taken for those of other languages: {1}</source>
            <translation>Buchstaben, die weniger als {0}-mal vorkommen, gelten als solche anderer Sprachen: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0} has no word of {1} to {2} letters that could be told from the rest: give a list with one word a line, a table, or JSON.</source>
            <translation>{0} hat kein Wort von {1} bis {2} Buchstaben, das vom Rest zu unterscheiden wäre: Geben Sie eine Liste mit einem Wort je Zeile an, eine Tabelle oder JSON.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0}: {1} Leave out the words of other languages.</source>
            <translation>{0}: {1} Lassen Sie die Wörter anderer Sprachen weg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has {0} words, its facts say {1}</source>
            <translation>hat {0} Wörter, die Angaben sagen {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has words of other lengths than its facts say</source>
            <translation>hat Wörter anderer Längen, als die Angaben sagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has words of other letters than its facts say</source>
            <translation>hat Wörter aus anderen Buchstaben, als die Angaben sagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>was changed after it was built (its checksum differs)</source>
            <translation>wurde nach dem Bauen geändert (die Prüfsumme ist eine andere)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is a folder: give the path of a .dawg file.</source>
            <translation>{0} ist ein Ordner: den Pfad einer .dawg-Datei angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is missing: give the path of a .dawg file.</source>
            <translation>{0} fehlt: den Pfad einer .dawg-Datei angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is no .dawg file: build one from a word list with `wmh lexicon build {1} --out {2}.dawg`.</source>
            <translation>{0} ist keine .dawg-Datei: eine aus einer Wortliste bauen mit `wmh lexicon build {1} --out {2}.dawg`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} {1}: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} {1}: das Lexikon neu bauen mit `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} cannot be read ({1}): build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} kann nicht gelesen werden ({1}): das Lexikon neu bauen mit `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0} is written from right to left, which boards are not made for yet: choose a list of another language.</source>
            <translation>{0} wird von rechts nach links geschrieben; dafür sind die Spielbretter noch nicht gemacht: Wählen Sie eine Liste in einer anderen Sprache.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/automaton.py"></location>
            <source>The pattern goes too many ways at once. Use fewer of * + { } and |.</source>
            <translation>Das Muster geht zu viele Wege zugleich. Weniger * + { } und | benutzen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/positions.py"></location>
            <source>The pattern is too large once its repetitions are written out: more than {0} letters. Use smaller numbers in {{ }}, or * and +.</source>
            <translation>Das Muster ist ausgeschrieben zu groß: mehr als {0} Buchstaben. Kleinere Zahlen in {{ }} benutzen, oder * und +.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>The pattern has {0} characters, and {1} are the most. Make it shorter.</source>
            <translation>Das Muster hat {0} Zeichen, erlaubt sind {1}. Kürzer fassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>The pattern is empty. Try .*ing for words that end in ing.</source>
            <translation>Das Muster ist leer. Zum Beispiel .*ung für Wörter, die auf ung enden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is never closed. Add a ).</source>
            <translation>Platz {0}: diese ( wird nie geschlossen. Eine ) ergänzen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this [ is never closed. Add a ].</source>
            <translation>Platz {0}: diese [ wird nie geschlossen. Eine ] ergänzen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: after a look-ahead put what | parts in parentheses: (...|...).</source>
            <translation>Platz {0}: nach einer Vorausschau gehören Teile mit | in Klammern: (...|...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: ^ can only begin a pattern and $ only end it. Neither is needed.</source>
            <translation>Platz {0}: ^ kann ein Muster nur beginnen und $ es nur beenden. Beide sind unnötig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot look back. Look ahead from its beginning: (?=...).</source>
            <translation>Platz {0}: Ein Muster kann nicht zurückblicken. Von seinem Anfang aus vorausblicken: (?=...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a group cannot have a name. Leave the name out: (...).</source>
            <translation>Platz {0}: Eine Gruppe kann keinen Namen haben. Den Namen weglassen: (...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot depend on a group. Write both cases out: (...|...).</source>
            <translation>Platz {0}: Ein Muster kann nicht von einer Gruppe abhängen. Beide Fälle ausschreiben: (...|...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: of the marks that begin with (? only (?: (?= and (?! mean something here. Capital and small letters are alike without any.</source>
            <translation>Platz {0}: Von den Zeichen, die mit (? beginnen, bedeuten hier nur (?: (?= und (?! etwas. Große und kleine Buchstaben gelten ohnehin gleich.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a look-ahead can only stand at the beginning. Move it there.</source>
            <translation>Platz {0}: eine Vorausschau kann nur am Anfang stehen. Dorthin setzen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is inside {1} others, and no more are read. Use fewer.</source>
            <translation>Platz {0}: diese ( steht in {1} anderen, und mehr werden nicht gelesen. Weniger benutzen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this {1} closes nothing. Leave it out.</source>
            <translation>Platz {0}: {1} schließt hier nichts. Weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: numbers belong between {{ and }}, as in .{{2}} or .{{2,4}}.</source>
            <translation>Platz {0}: Zahlen gehören zwischen {{ und }}, wie in .{{2}} oder .{{2,4}}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: there is nothing before {1} to repeat.</source>
            <translation>Platz {0}: vor {1} steht nichts zum Wiederholen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: in {1} the smaller number comes first.</source>
            <translation>Platz {0}: in {1} kommt die kleinere Zahl zuerst.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: in a range the first letter comes first: [a-f].</source>
            <translation>Platz {0}: in einem Bereich kommt der erste Buchstabe zuerst: [a-f].</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot refer back to a group. Write the letters out.</source>
            <translation>Platz {0}: ein Muster kann sich nicht auf eine Gruppe zurückbeziehen. Die Buchstaben ausschreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a \ means nothing here. Write . for any letter.</source>
            <translation>Platz {0}: ein \ bedeutet hier nichts. Für einen beliebigen Buchstaben . schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/extras.py"></location>
            <source>Statistics and plots need {0}, which is not installed: type pip install 'word-mastermind-helper[studies]', and try again.</source>
            <translation>Statistik und Diagramme brauchen {0}, das nicht installiert ist: pip install 'word-mastermind-helper[studies]' eingeben und es noch einmal versuchen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>{0} cannot be read: {1}.</source>
            <translation>{0} kann nicht gelesen werden: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>did you mean {0}?</source>
            <translation>war {0} gemeint?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>there is {0}; or give a file.</source>
            <translation>es gibt {0}; oder eine Datei angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>there is none at all; give a file.</source>
            <translation>es gibt gar keines; eine Datei angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/kept.py"></location>
            <source>does not say its version</source>
            <translation>sagt nichts von der eigenen Version</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>says something that cannot be</source>
            <translation>sagt etwas, was nicht sein kann</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>{0} is longer than any picture: give a PNG, JPEG or WebP.</source>
            <translation>{0} ist länger als jedes Bild: ein PNG, JPEG oder WebP angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>{0} is no picture that can be read: give a PNG, JPEG or WebP.</source>
            <translation>{0} ist kein lesbares Bild: Geben Sie ein PNG, JPEG oder WebP an.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>The picture has {0} by {1} pixels, too few to show a board: take a larger one.</source>
            <translation>Das Bild hat {0} mal {1} Pixel, zu wenige für ein Brett: Nehmen Sie ein größeres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>The picture has {0} by {1} pixels, more than can be looked at: cut out the board.</source>
            <translation>Das Bild hat {0} mal {1} Pixel, zu viele zum Ansehen: Schneiden Sie das Brett aus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The word {0} was guessed in row {1}: nominate another.</source>
            <translation>Das Wort {0} wurde in Zeile {1} geraten: ein anderes vorschlagen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The word {0} is nominated already: raise hands for it.</source>
            <translation>Das Wort {0} ist schon vorgeschlagen: dafür abstimmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>There is no secret yet: type a word, or have one drawn.</source>
            <translation>Noch gibt es keine Lösung: ein Wort tippen oder eines ziehen lassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The secret has a sign that is no letter of the lexicon {0}: type another word.</source>
            <translation>Die Lösung hat ein Zeichen, das kein Buchstabe des Lexikons {0} ist: ein anderes Wort tippen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The secret has {0} letters and is not in the lexicon {1}: type another word.</source>
            <extracomment>Of one: The secret has 1 letter and is not in the lexicon {1}: type another word.</extracomment>
            <translation>
                <numerusform>Die Lösung hat {0} Buchstaben und ist nicht im Lexikon {1}: ein anderes Wort tippen.</numerusform>
                <numerusform>Die Lösung hat {0} Buchstaben und ist nicht im Lexikon {1}: ein anderes Wort tippen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The game is over: start a new one.</source>
            <translation>Das Spiel ist zu Ende: ein neues beginnen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1}, which is no letter of this lexicon.</source>
            <translation>Der Tipp {0} hat {1}, was kein Buchstabe dieses Lexikons ist.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The guess {0} has {1} letters, but this game's words have {2}.</source>
            <extracomment>Of one: The guess {0} has 1 letter, but this game's words have {2}.</extracomment>
            <translation>
                <numerusform>Der Tipp {0} hat {1} Buchstaben, die Wörter dieses Spiels haben {2}.</numerusform>
                <numerusform>Der Tipp {0} hat {1} Buchstaben, die Wörter dieses Spiels haben {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The guess {0} is not in the lexicon {1}: try another word.</source>
            <translation>Der Tipp {0} ist nicht im Lexikon {1}: ein anderes Wort versuchen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The game shows {0}: {1} has other letters there.</source>
            <translation>Das Spiel zeigt {0}: {1} hat dort andere Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The mode {0} does not let {1} pass: {2}.</source>
            <translation>Der Modus {0} lässt {1} nicht durch: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>A secret that is not drawn must be given.</source>
            <translation>Eine Lösung, die nicht gezogen wird, muss angegeben werden.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The lexicon {0} has no word of {1} letters that is as common as tier {2}: choose another length or a wider tier.</source>
            <extracomment>Of one: The lexicon {0} has no word of 1 letter that is as common as tier {2}: choose another length or a wider tier.</extracomment>
            <translation>
                <numerusform>Das Lexikon {0} hat kein Wort aus {1} Buchstaben, das so häufig ist wie Stufe {2}: eine andere Länge oder eine weitere Stufe wählen.</numerusform>
                <numerusform>Das Lexikon {0} hat kein Wort aus {1} Buchstaben, das so häufig ist wie Stufe {2}: eine andere Länge oder eine weitere Stufe wählen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The secret {0} is not in the lexicon {1}: choose a word that is, or another lexicon.</source>
            <translation>Die Lösung {0} ist nicht im Lexikon {1}: ein Wort daraus wählen, oder ein anderes Lexikon.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The secret {0} has {1} letters, this game's words {2}: choose another word or length.</source>
            <extracomment>Of one: The secret {0} has 1 letter, this game's words {2}: choose another word or length.</extracomment>
            <translation>
                <numerusform>Die Lösung {0} hat {1} Buchstaben, die Wörter dieses Spiels {2}: ein anderes Wort oder eine andere Länge wählen.</numerusform>
                <numerusform>Die Lösung {0} hat {1} Buchstaben, die Wörter dieses Spiels {2}: ein anderes Wort oder eine andere Länge wählen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>{0} It is passed over.</source>
            <translation>{0} Sie wird übergangen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word is answered {0} for {1}: the mask is passed over.</source>
            <translation>Kein Wort bekommt {0} für {1}: die Maske wird übergangen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word fits after {0} for {1}: masks of X alone are forgotten.</source>
            <translation>Kein Wort passt nach {0} für {1}: Masken aus lauter X werden vergessen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word fits after {0} for {1}: the mask is passed over.</source>
            <translation>Kein Wort passt nach {0} für {1}: die Maske wird übergangen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/round.py"></location>
            <source>The mask {0} has {1}: only O, ? and X are marks.</source>
            <translation>Die Maske {0} hat {1}: nur O, ? und X sind Markierungen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/round.py"></location>
            <source>The mask {0} has {1} for {2}.</source>
            <translation>Die Maske {0} hat {1} für {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>The clue of {0} is not complete: mark the rest.</source>
            <translation>Der Hinweis zu {0} ist nicht vollständig: den Rest markieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>No secret gives {0} this clue: check it.</source>
            <translation>Keine Lösung gibt {0} diesen Hinweis: ihn prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>No word of the lexicon {0} gets these clues: check the last one and the earlier ones.</source>
            <translation>Kein Wort des Lexikons {0} bekommt diese Hinweise: den letzten und die früheren prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>its inverse takes its place</source>
            <translation>sein Gegenstück tritt an seine Stelle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>its colours are not in the code</source>
            <translation>seine Farben sind nicht im Code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>the best root, {0}</source>
            <translation>die beste Wurzel, {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>not better than the best root, {0}</source>
            <translation>nicht besser als die beste Wurzel, {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0} turned round, {1}</source>
            <translation>{0} umgedreht, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, more than {1}</source>
            <translation>{0}, mehr als {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, not more than {1}</source>
            <translation>{0}, nicht mehr als {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, no less</source>
            <translation>{0}, nicht weniger</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, less than {1}</source>
            <translation>{0}, weniger als {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>The code {0} has {1}, which is no colour: use {2}.</source>
            <translation>Der Code {0} hat {1}, das keine Farbe ist: {2} verwenden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>The code {0} has {1}, this game's codes {2}: write {2} letters from {3}, such as FCBE.</source>
            <translation>Der Code {0} hat {1}, die Codes dieses Spiels {2}: {2} Buchstaben aus {3} schreiben, etwa FCBE.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>{0} black</source>
            <extracomment>Of one: 1 black</extracomment>
            <translation>
                <numerusform>1 schwarzer</numerusform>
                <numerusform>{0} schwarze</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>{0} white</source>
            <extracomment>Of one: 1 white</extracomment>
            <translation>
                <numerusform>1 weißer</numerusform>
                <numerusform>{0} weiße</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>{0}, {1}</source>
            <translation>{0}, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>no peg</source>
            <translation>kein Stift</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>kept</source>
            <translation>behalten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>pruned</source>
            <translation>verworfen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>waiting</source>
            <translation>wartet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>solved</source>
            <translation>gelöst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Fewest left at worst: {0}, {1}.</source>
            <translation>Am wenigsten übrig, schlimmstenfalls: {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Fewest left on average: {0}, {1}.</source>
            <translation>Am wenigsten übrig, durchschnittlich: {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Most information: {0}, {1} bits.</source>
            <translation>Meiste Information: {0}, {1} Bit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Most different marks: {0}, {1}.</source>
            <translation>Meiste verschiedene Antworten: {0}, {1}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>{0} are best in the worst case only.</source>
            <extracomment>Of one: {0} is best in the worst case only.</extracomment>
            <translation>
                <numerusform>{0} ist nur im schlimmsten Fall am besten.</numerusform>
                <numerusform>{0} sind nur im schlimmsten Fall am besten.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} and {1}</source>
            <translation>{0} und {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>There cannot be {0} colours: choose 1 to {1}.</source>
            <translation>{0} Farben kann es nicht geben: 1 bis {1} wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>the code</source>
            <translation>der Code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/playing.py"></location>
            <source>{0} left</source>
            <translation>{0} übrig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}, stage {1}: {2}</source>
            <translation>{0}, Stufe {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}, stage {1}: the source has {2} (score {3}), but it is {4} (score {5})</source>
            <translation>{0}, Stufe {1}: die Quelle hat {2} (Wertung {3}), richtig ist {4} (Wertung {5})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}.</source>
            <translation>{0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}; it is pruned all the same.</source>
            <translation>{0}; verworfen wird es trotzdem.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}: that is more than {1}, so by the rule it is not pruned but expanded.</source>
            <translation>{0}: das ist mehr als {1}, nach der Regel wird es also nicht verworfen, sondern erweitert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}: that is no less than {1}, so by the rule it is not pruned but expanded.</source>
            <translation>{0}: das ist nicht weniger als {1}, nach der Regel wird es also nicht verworfen, sondern erweitert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>such as "6-10" or [5, 6], all from 2 to 31</source>
            <translation>etwa "6-10" oder [5, 6], alle von 2 bis 31</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a list of places from 1 to {0}</source>
            <translation>eine Liste von Plätzen von 1 bis {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>{0} short names in place of {1}</source>
            <translation>{0} kurze Namen an Stelle von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a table such as [marks.green]</source>
            <translation>eine Tabelle wie [marks.green]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a table of green, yellow and white</source>
            <translation>eine Tabelle mit green, yellow und white</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>boards is {0}, and several need rows: add rows</source>
            <translation>boards ist {0}, und mehrere brauchen rows: rows ergänzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>length is {0}, which is none of the lengths: name it there too</source>
            <translation>length ist {0}, was keines von lengths ist: es auch dort nennen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>codes show no letters: leave out given</source>
            <translation>Codes zeigen keine Buchstaben: given weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>lexicon is {0}, but codes are of different letters a to z and digits: write codes:abcdef or distinct:0123456789</source>
            <translation>lexicon ist {0}, aber Codes bestehen aus verschiedenen Buchstaben a bis z und Ziffern: codes:abcdef oder distinct:0123456789 schreiben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>lexicon is {0}, which has no {1} different symbols: name more</source>
            <translation>lexicon ist {0}, was keine {1} verschiedenen Symbole hat: mehr nennen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a game of codes has no words: leave out words</source>
            <translation>ein Spiel mit Codes hat keine Wörter: words weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>opener is {0}, which is no word of the game's length</source>
            <translation>opener ist {0}, was kein Wort von der Länge des Spiels ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} counts nothing: leave out counts</source>
            <translation>die Regel {0} zählt nichts: counts weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} marks no letters: leave out marks</source>
            <translation>die Regel {0} markiert keine Buchstaben: marks weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>there is no mark {0}: use green, yellow and white</source>
            <translation>es gibt keine Markierung {0}: green, yellow und white verwenden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>two marks have the key {0}: give each its own</source>
            <translation>zwei Markierungen haben die Taste {0}: jeder eine eigene geben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} marks no letters: leave out squares</source>
            <translation>die Regel {0} markiert keine Buchstaben: squares weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the squares of {0} are emoji, as in {0} = "{1}"</source>
            <translation>die Quadrate von {0} sind Emoji, wie in {0} = "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>{0} stands twice in squares: give each mark its own</source>
            <translation>{0} steht zweimal in squares: jeder Markierung ein eigenes geben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the mark {0} needs a name and a key: name = "red", key = "r"</source>
            <translation>die Markierung {0} braucht einen Namen und eine Taste: name = "rot", key = "r"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the key of {0} is {1}: use one small letter</source>
            <translation>die Taste von {0} ist {1}: einen Kleinbuchstaben verwenden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/race.py"></location>
            <source>A race needs a secret: give one.</source>
            <translation>Ein Wettlauf braucht eine Lösung: eine angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/methods.py"></location>
            <source>The rack {0} has {1} arrangements, more than {2}: choose another method.</source>
            <translation>Die Buchstabenbank {0} hat {1} Anordnungen, mehr als {2}: ein anderes Verfahren wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1} letters: give {2} at most.</source>
            <translation>Die Buchstabenbank {0} hat {1} Buchstaben: höchstens {2} geben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1} blanks: give {2} at most.</source>
            <translation>Die Buchstabenbank {0} hat {1} Joker: höchstens {2} geben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack is empty: type its letters, and ? for a blank.</source>
            <translation>Die Buchstabenbank ist leer: ihre Buchstaben tippen, und ? für einen Joker.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has a star between its letters: stars stand at its ends, and a dot for each place between.</source>
            <translation>Das Muster {0} hat einen Stern zwischen seinen Buchstaben: Sterne stehen an den Enden, und ein Punkt für jeden Platz dazwischen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has {1} places: words have {2} letters at most.</source>
            <translation>Das Muster {0} hat {1} Plätze: Wörter haben höchstens {2} Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} leaves no place for the rack: write a dot for each letter that is wanted, or a star at an end, as *{1}*.</source>
            <translation>Das Muster {0} lässt der Buchstabenbank keinen Platz: einen Punkt für jeden gewünschten Buchstaben schreiben, oder einen Stern am Ende, wie *{1}*.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0} has no table [values]: write one, with lines such as a = 1.</source>
            <translation>{0} hat keine Tabelle [values]: eine schreiben, mit Zeilen wie a = 1.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is no letter.</source>
            <translation>{0}: {1} ist kein Buchstabe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is worth {2}: give a whole number from 0 to {3}.</source>
            <translation>{0}: {1} ist {2} wert: eine ganze Zahl von 0 bis {3} angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is there twice: leave one out.</source>
            <translation>{0}: {1} steht zweimal da: einmal weglassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}, line {1}</source>
            <translation>{0}, Zeile {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/record/played.py"></location>
            <source>The game has letters that the lexicon {0} has not: it was another one.</source>
            <translation>Das Spiel hat Buchstaben, die das Lexikon {0} nicht hat: es war ein anderes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} cannot be read: write tls://host:port, or local:4 for 4 here.</source>
            <translation>Der Cluster {0} lässt sich nicht lesen: Schreiben Sie tls://Rechner:Port oder local:4 für 4 auf diesem Rechner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} lets everybody run programs who can connect: write tls:// and use certificates, as the guide says.</source>
            <translation>Der Cluster {0} lässt jeden, der ihn erreicht, Programme ausführen: Schreiben Sie tls:// und verwenden Sie Zertifikate, wie im Handbuch beschrieben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>A cluster needs Dask, which is not installed here: pip install 'word-mastermind-helper[cluster]'.</source>
            <translation>Ein Cluster braucht Dask, das hier nicht installiert ist: pip install 'word-mastermind-helper[cluster]'.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} cannot be reached: look whether its scheduler runs there.</source>
            <translation>Der Cluster {0} ist nicht erreichbar: Sehen Sie nach, ob sein Scheduler dort läuft.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>A cluster of this machine needs cryptography for its certificates: pip install 'word-mastermind-helper[cluster]'.</source>
            <translation>Ein Cluster auf diesem Rechner braucht cryptography für seine Zertifikate: pip install 'word-mastermind-helper[cluster]'.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>A cluster needs certificates, and Dask's setting {0} is missing: the guide says how to make some.</source>
            <translation>Ein Cluster braucht Zertifikate, und die Einstellung {0} von Dask fehlt: Im Handbuch steht, wie man sie erstellt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>Workers of {0} died one after the other of the same work: look whether they have enough memory.</source>
            <translation>Worker von {0} sind nacheinander an derselben Arbeit gestorben: Sehen Sie nach, ob sie genug Speicher haben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The workers of {0} have no or another Word Mastermind Helper ({1}): install this version there.</source>
            <translation>Die Worker von {0} haben keinen oder einen anderen Word Mastermind Helper ({1}): Installieren Sie dort diese Version.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The worker {0} has {1} {2}, and this program {3}: install the same there.</source>
            <translation>Der Worker {0} hat {1} {2}, dieses Programm {3}: Installieren Sie dort dasselbe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} has no workers: start some.</source>
            <translation>Der Cluster {0} hat keine Worker: Starten Sie welche.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The scheduler of {0} is gone.</source>
            <translation>Der Scheduler von {0} ist weg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cores.py"></location>
            <source>{0} processes died one after the other of the same work: look whether this machine has enough memory.</source>
            <translation>{0} Prozesse sind nacheinander an derselben Arbeit gestorben: Sehen Sie nach, ob dieser Rechner genug Speicher hat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} holds something else than runs: choose another folder.</source>
            <translation>{0} enthält etwas anderes als Läufe: Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} has no run to go on with: leave out --resume.</source>
            <translation>{0} hat keinen Lauf, der fortgesetzt werden kann: Lassen Sie --resume weg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} has a run already: go on with it by --resume, or choose another folder.</source>
            <translation>{0} hat schon einen Lauf: Setzen Sie ihn mit --resume fort, oder wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>There is no such run to go on with: leave out --resume.</source>
            <translation>Es gibt keinen solchen Lauf, der fortgesetzt werden kann: Lassen Sie --resume weg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} is being written by another program: wait for it.</source>
            <translation>{0} wird gerade von einem anderen Programm geschrieben: Warten Sie darauf.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} is no run of this program: choose another folder.</source>
            <translation>{0} ist kein Lauf dieses Programms: Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} words at most</source>
            <translation>höchstens {0} Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>words without marks on letters</source>
            <translation>Wörter ohne Zeichen an Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>a list of some of {0}</source>
            <translation>eine Liste aus {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the name of a number, such as remaining</source>
            <translation>der Name einer Zahl, wie remaining</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the number of a step, from 1, or -1 for the last</source>
            <translation>die Nummer eines Schritts, ab 1, oder -1 für den letzten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>a list of texts in quotes</source>
            <translation>eine Liste von Texten in Anführungszeichen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>a text of at most {0} characters</source>
            <translation>ein Text von höchstens {0} Zeichen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there is no stage {0}: use {1}</source>
            <translation>es gibt keinen Abschnitt {0}; es gibt: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} is of no use beside words: leave out one of them</source>
            <translation>{0} nützt nichts neben words: eines von beiden weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the word {0} is not {1} to {2} letters: correct it or take it out</source>
            <translation>das Wort {0} hat nicht {1} bis {2} Buchstaben: es berichtigen oder herausnehmen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the words have {0} different letters, but {1} are the most: leave some out</source>
            <translation>die Wörter haben {0} verschiedene Buchstaben, höchstens {1} können es sein: einige weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>no word has {0}: add some or change length</source>
            <translation>kein Wort hat {0}: welche ergänzen oder length ändern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>codes of {0} are shorter: change length</source>
            <translation>Codes aus {0} sind kürzer: length ändern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the turn {0} is no guess and clue: write it like {1}</source>
            <translation>der Zug {0} ist kein Tipp mit Hinweis: ihn schreiben wie {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>given is {0}: write a letter or a dot for each of {1} places</source>
            <translation>given ist {0}: einen Buchstaben oder Punkt für jeden der {1} Plätze schreiben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>secret is {0}, which is no word</source>
            <translation>secret ist {0}, was kein Wort ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the secret {0} is not among the words: add it to them</source>
            <translation>die Lösung {0} ist nicht unter den Wörtern: sie dort ergänzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the guess {0} is no word: write letters only</source>
            <translation>der Tipp {0} ist kein Wort: nur Buchstaben schreiben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there is no strategy {0}: use {1}</source>
            <translation>es gibt keine Strategie {0}; es gibt: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there are more than {0} stops: drop some</source>
            <translation>es gibt mehr als {0} Halte: einige streichen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>reveal has {0}, but no figure is named: add figure, or leave it out</source>
            <translation>reveal hat {0}, aber keine Zahl ist genannt: figure ergänzen oder es weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>reveal needs {0} where the number belongs, and no other brackets like it</source>
            <translation>reveal braucht {0}, wo die Zahl hingehört, und sonst keine solchen Klammern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the stage {0} needs {1}: add it or leave the stage out</source>
            <translation>der Abschnitt {0} braucht {1}: es ergänzen oder den Abschnitt weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} has {1}, but at most {2} can be shown: leave some out</source>
            <translation>{0} hat {1}, aber höchstens {2} lassen sich zeigen: einige weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} is there twice: take one out</source>
            <translation>{0} ist zweimal da: eines herausnehmen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} has {1}, but length is {2}: make them equal</source>
            <translation>{0} hat {1}, aber length ist {2}: beides gleich machen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/stops.py"></location>
            <source>{0}, stop {1}: {2}.</source>
            <translation>{0}, Halt {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: the secret {1} is not in the lexicon {2}: choose another.</source>
            <translation>{0}: die Lösung {1} ist nicht im Lexikon {2}: eine andere wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0} has {1}, which is no letter of its words: change one of them.</source>
            <translation>{0} hat {1}, das kein Buchstabe seiner Wörter ist: eines von beiden ändern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0} has {1} letters in the lexicon {2}, but length is {3}: make them equal.</source>
            <translation>{0} hat {1} Buchstaben im Lexikon {2}, aber length ist {3}: beide gleich machen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: the given letter {1} is no letter of its words: change one of them.</source>
            <translation>{0}: der vorgegebene Buchstabe {1} ist kein Buchstabe seiner Wörter: eines von beiden ändern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} is of another version of the program: use that one.</source>
            <translation>{0} stammt von einer anderen Version des Programms: Benutzen Sie jene.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0} cannot be read ({1}).</source>
            <translation>{0} lässt sich nicht lesen ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} {1}: put it right or remove it; it holds the words changed by hand in {2}.</source>
            <translation>{0} ({1}): Berichtigen oder entfernen Sie die Datei; sie enthält die Wörter, die in {2} von Hand geändert wurden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>No word would be left in {0}: remove the lexicon instead.</source>
            <translation>In {0} bliebe kein Wort übrig: Entfernen Sie lieber das Lexikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} has {1}, which is no letter of {2}: its letters are {3}.</source>
            <translation>{0} hat {1}, was kein Buchstabe von {2} ist: Seine Buchstaben sind {3}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} has {1} letters: words have {2} to {3}.</source>
            <extracomment>Of one: {0} has 1 letter: words have {2} to {3}.</extracomment>
            <translation>
                <numerusform>{0} hat einen Buchstaben: Wörter haben {2} bis {3}.</numerusform>
                <numerusform>{0} hat {1} Buchstaben: Wörter haben {2} bis {3}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} is not in {1}: check its spelling.</source>
            <translation>{0} steht nicht in {1}: Prüfen Sie die Schreibung.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>Its lists are gone: it was built again from its own words.</source>
            <translation>Seine Listen sind fort: es wurde aus seinen eigenen Wörtern neu gebaut.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>{0}: {1} flagged words not in the lists.</source>
            <extracomment>Of one: {0}: 1 flagged word not in the lists.</extracomment>
            <translation>
                <numerusform>{0}: 1 gesperrtes Wort steht nicht in den Listen.</numerusform>
                <numerusform>{0}: {1} gesperrte Wörter stehen nicht in den Listen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>{0} cannot be read ({1}): give a text file with one word a line.</source>
            <translation>{0} lässt sich nicht lesen ({1}): Geben Sie eine Textdatei mit einem Wort je Zeile an.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/library.py"></location>
            <source>{0} is made from its name and has no file.</source>
            <translation>{0} entsteht aus seinem Namen und hat keine Datei.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>A lexicon needs a name: letters, digits, spaces, - and _.</source>
            <translation>Ein Lexikon braucht einen Namen: Buchstaben, Ziffern, Leerzeichen, - und _.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is a name for codes: choose one without a colon.</source>
            <translation>{0} ist ein Name für Codes: Wählen Sie einen ohne Doppelpunkt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} has {1}: a name has letters, digits, spaces, - and _ only.</source>
            <translation>{0} hat {1}: Ein Name hat nur Buchstaben, Ziffern, Leerzeichen, - und _.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is too long: choose a name of {1} letters.</source>
            <translation>{0} ist zu lang: Wählen Sie einen Namen mit höchstens {1} Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} cannot be the name of a file: choose another one.</source>
            <translation>{0} kann nicht der Name einer Datei sein: Wählen Sie einen anderen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is the name of a built-in lexicon: choose another one.</source>
            <translation>{0} ist der Name eines eingebauten Lexikons: Wählen Sie einen anderen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is a lexicon {0} already: choose another name.</source>
            <translation>Es gibt schon ein Lexikon {0}: Wählen Sie einen anderen Namen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no lexicon {0}: installed are {1}.</source>
            <translation>Es gibt kein Lexikon {0}: Installiert sind {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no imported lexicon {0}, nor any other.</source>
            <translation>Es gibt kein importiertes Lexikon {0} und auch kein anderes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no imported lexicon {0}: there are {1}.</source>
            <translation>Es gibt kein importiertes Lexikon {0}: Es gibt {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is built in and stays as it is.</source>
            <translation>{0} ist eingebaut und bleibt, wie es ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>Too many lexica have the name {0}: choose another one.</source>
            <translation>Zu viele Lexika heißen {0}: Wählen Sie einen anderen Namen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/patched.py"></location>
            <source>No word is left in {0}: remove {1}.</source>
            <translation>In {0} ist kein Wort übrig: Entfernen Sie {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/patched.py"></location>
            <source>The words changed in {0} by hand have no room: {1} cannot be written ({2}).</source>
            <translation>Die in {0} von Hand geänderten Wörter haben keinen Platz: {1} lässt sich nicht schreiben ({2}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>There is no recipe {0}: this system has none.</source>
            <translation>Es gibt kein Rezept {0}: Dieses System hat keines.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>There is no recipe {0}: this system has {1}.</source>
            <translation>Es gibt kein Rezept {0}: Dieses System hat {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} is missing: install {1}, as Debian and Ubuntu call it.</source>
            <translation>{0} fehlt: Installieren Sie {1}, wie es in Debian und Ubuntu heißt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} is missing: install aspell, which brings it.</source>
            <translation>{0} fehlt: Installieren Sie aspell, das es mitbringt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} cannot be unpacked: {1}.</source>
            <translation>{0} lässt sich nicht entpacken: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} cannot be unpacked: install {1} again.</source>
            <translation>{0} lässt sich nicht entpacken: Installieren Sie {1} noch einmal.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>cannot be started: {0}: {1}</source>
            <translation>kann nicht gestartet werden: {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>was not done within {0} seconds</source>
            <translation>war nach {0} Sekunden nicht fertig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output</source>
            <translation>hat seine Ausgabe beendet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output (exit code {0})</source>
            <translation>hat seine Ausgabe beendet (Code {0})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output (exit code {0}: {1})</source>
            <translation>hat seine Ausgabe beendet (Code {0}: {1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>wrote more than {0} characters and no end of line</source>
            <translation>hat mehr als {0} Zeichen ohne Zeilenende geschrieben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>A question without turns needs the length of its words: length=5.</source>
            <translation>Eine Frage ohne Züge braucht die Länge ihrer Wörter: length=5.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>No word fits these turns: no guess can tell anything.</source>
            <translation>Kein Wort passt zu diesen Zügen: Kein Tipp kann etwas verraten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not among the words that may be found here.</source>
            <translation>{0} ist nicht unter den Wörtern, die hier gefunden werden können.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not found in {1} guesses.</source>
            <translation>{0} wird mit {1} Tipps nicht gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} of these do not fit the turns.</source>
            <translation>{0} davon passen nicht zu den Zügen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} has {1}: give a word of {2}.</source>
            <translation>{0} hat {1}: ein Wort aus {2} angeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not in the lexicon {1}.</source>
            <translation>{0} ist nicht im Lexikon {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/figures.py"></location>
            <source>{0} holds no figures of this program.</source>
            <translation>{0} enthält keine Zahlen dieses Programms.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/figures.py"></location>
            <source>{0} has no place for the figures: {1}</source>
            <translation>{0} hat keine Stelle für die Zahlen: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/playing.py"></location>
            <source>{0} has too few words of {1} letters ({2}, and an experiment draws {3}): choose a larger lexicon, or other experiments.</source>
            <translation>{0} hat zu wenige Wörter mit {1} Buchstaben ({2}, und ein Experiment zieht {3}): Wählen Sie ein größeres Lexikon oder andere Experimente.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} is no report of this program: choose another folder.</source>
            <translation>{0} ist kein Bericht dieses Programms: Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} was begun by another version of the program ({1}, this is {2}), whose figures must not be mixed with these: choose another folder.</source>
            <translation>{0} wurde mit einer anderen Version des Programms begonnen ({1}, dies ist {2}), deren Zahlen nicht mit diesen vermischt werden dürfen: Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} was begun with another choice of --{1}: choose the same, or another folder.</source>
            <translation>{0} wurde mit einer anderen Wahl von --{1} begonnen: Wählen Sie dieselbe oder einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/assumed.py"></location>
            <source>{0} are no sizes: write numbers from 2 to {1} with commas between.</source>
            <translation>{0} sind keine Größen: schreiben Sie Zahlen von 2 bis {1} mit Kommas dazwischen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/power.py"></location>
            <source>That study tells nothing to assume: {0}.</source>
            <translation>Aus jener Studie lässt sich nichts übernehmen: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line or the one before it was changed</source>
            <translation>diese Zeile oder die davor wurde geändert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>a line before this one is missing, or one is too many</source>
            <translation>eine Zeile vor dieser fehlt, oder eine ist zu viel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>the last line is cut</source>
            <translation>die letzte Zeile ist abgeschnitten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line is no event: it {0}</source>
            <translation>diese Zeile ist kein Ereignis: sie {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line is no event that this version knows</source>
            <translation>diese Zeile ist kein Ereignis, das diese Version kennt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line has a time that cannot be</source>
            <translation>diese Zeile hat eine Zeit, die nicht sein kann</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>a newer version of this program wrote this: use that one</source>
            <translation>eine neuere Version dieses Programms hat das geschrieben: jene verwenden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/folder.py"></location>
            <source>{0} is the file of {1}: give it its name back, or give that participant another code with `wmh study recode`.</source>
            <translation>{0} ist die Datei von {1}: ihr den alten Namen zurückgeben, oder mit `wmh study recode` einen anderen Code vergeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/folder.py"></location>
            <source>{0} was recorded under another protocol (or another version of it): analyse it with that one, or take the file out of the folder.</source>
            <translation>{0} entstand unter einem anderen Protokoll (oder einer anderen Fassung): damit auswerten, oder die Datei aus dem Ordner nehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/holding.py"></location>
            <source>{0} is open in another program ({1}): end that sitting first.</source>
            <translation>{0} ist in einem anderen Programm geöffnet ({1}): zuerst jene Sitzung beenden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/journal.py"></location>
            <source>{0} was written by a newer version of this program, and stays as it is: go on with that version.</source>
            <translation>{0} wurde von einer neueren Version dieses Programms geschrieben und bleibt, wie es ist: Machen Sie mit jener Version weiter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/merging.py"></location>
            <source>These folders cannot be put together: {0}</source>
            <translation>Diese Ordner lassen sich nicht zusammenführen: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/merging.py"></location>
            <source>{0} is there already and tells something else: choose an empty folder.</source>
            <translation>{0} ist schon da und sagt etwas anderes: einen leeren Ordner wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/pin.py"></location>
            <source>A PIN is 4 to 12 digits: choose another one.</source>
            <translation>Eine PIN hat 4 bis 12 Ziffern: eine andere wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/pin.py"></location>
            <source>{0} holds no PIN: delete it and set one anew.</source>
            <translation>{0} enthält keine PIN: löschen und eine neue setzen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0} is no code: take 2 to 20 letters a to z, digits and -.</source>
            <translation>{0} ist kein Code: 2 bis 20 Buchstaben a bis z, Ziffern und - nehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>There is no participant {0} in {1}.</source>
            <translation>In {1} gibt es niemanden mit dem Code {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0} is taken: choose another code.</source>
            <translation>{0} ist vergeben: einen anderen Code wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0}, line {1}: {2}. Nothing is written anew that hides this.</source>
            <translation>{0}, Zeile {1}: {2}. Nichts wird neu geschrieben, was das verbirgt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/assignment.py"></location>
            <source>The secret {0} is rarer than tier {1}, up to which words are suggested: choose another word or a wider tier.</source>
            <translation>Die Lösung {0} ist seltener als Stufe {1}, bis zu der Wörter vorgeschlagen werden: ein anderes Wort oder eine weitere Stufe wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/assignment.py"></location>
            <source>The lexicon {0} has too few words of {1} letters up to tier {2} for {3} games: choose a wider tier.</source>
            <translation>Das Lexikon {0} hat zu wenige Wörter aus {1} Buchstaben bis Stufe {2} für {3} Spiele: eine weitere Stufe wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of some of {0}, each once</source>
            <translation>eine Liste aus {0}, jedes einmal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of 2 to {0} names of machines, each of 1 to 8 letters a to z and digits, a letter first; or left out for one machine</source>
            <translation>eine Liste von 2 bis {0} Namen von Rechnern, jeder aus 1 bis 8 Buchstaben a bis z und Ziffern, ein Buchstabe zuerst; oder weggelassen für einen Rechner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>at least two tables, each under [[arms]]</source>
            <translation>mindestens zwei Tabellen, jede unter [[arms]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>tables, each under [[blocks]]</source>
            <translation>Tabellen, jede unter [[blocks]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of words, "{0}" or "{1}"</source>
            <translation>eine Liste von Wörtern, "{0}" oder "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>"{0}" or a number from {1} to {2}</source>
            <translation>"{0}" oder eine ganze Zahl von {1} bis {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of {0}, or []</source>
            <translation>eine Liste aus {0}, oder []</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>left out, as languages is</source>
            <translation>weggelassen, wie languages</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0}, as languages has them</source>
            <translation>{0}, wie languages sie nennt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a name of small letters, digits and -</source>
            <translation>ein Name aus Kleinbuchstaben, Ziffern und -</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>one of {0}</source>
            <translation>eines von {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>two numbers, such as { attempts = 6.9, seconds = 178.4 }</source>
            <translation>zwei Zahlen, wie { attempts = 6.9, seconds = 178.4 }</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a sequence has {0} arms for {1} blocks: name an arm for each block</source>
            <translation>eine Reihenfolge hat {0} Gruppen für {1} Blöcke: für jeden Block eine Gruppe nennen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>arm_by needs sequences: add them, or leave it out</source>
            <translation>arm_by braucht sequences: ergänzen oder arm_by weglassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is a station twice</source>
            <translation>{0} ist zweimal eine Station</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is for an arm that sees more than "{1}"</source>
            <translation>{0} ist für eine Gruppe, die mehr sieht als "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>proven_to is for the strategy {0}</source>
            <translation>proven_to ist für die Strategie {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>every block is practice: one must be measured</source>
            <translation>jeder Block ist Übung: einer muss gemessen werden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>permuted is {0}, but must be a multiple of the {1} sequences</source>
            <translation>permuted ist {0}, muss aber ein Vielfaches der {1} Reihenfolgen sein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>permuted is {0}, but must be a multiple of the {1} arms</source>
            <translation>permuted ist {0}, muss aber ein Vielfaches der {1} Gruppen sein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>there are {0} secrets for {1} games: name one for each</source>
            <translation>es gibt {0} Lösungen für {1} Spiele: für jedes eine nennen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is a secret twice</source>
            <translation>{0} ist zweimal eine Lösung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is what an arm is tried with, and known by then: choose another word</source>
            <translation>{0} ist das Wort zum Ausprobieren eines Arms und dann schon bekannt: wählen Sie ein anderes Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>translated is there without {0}</source>
            <translation>translated ist da ohne {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} has {1} and not {2}</source>
            <translation>{0} hat {1} und nicht {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>tables, each under [[items]]</source>
            <translation>Tabellen, jede unter [[items]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>a list of at least two texts, such as ["yes", "no"]</source>
            <translation>eine Liste von mindestens zwei Texten, wie ["ja", "nein"]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>true or false</source>
            <translation>true oder false</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is there twice</source>
            <translation>{0} ist zweimal da</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>most is {0}, which no step of {1} leads to</source>
            <translation>most ist {0}, wozu kein Schritt von {1} führt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>least is {0}, but must be less than most, {1}</source>
            <translation>least ist {0}, muss aber weniger sein als most, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>most is {0}, but must be more than {1}</source>
            <translation>most ist {0}, muss aber mehr als {1} sein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>{0} has one of them twice</source>
            <translation>{0} hat eines davon zweimal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>one of {0}, or a list of lists of arms</source>
            <translation>eines von {0} oder eine Liste von Listen von Gruppen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>a list of lists of arms</source>
            <translation>eine Liste von Listen von Gruppen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>sequences need design = "within" or "both": add that line</source>
            <translation>sequences braucht design = "within" oder "both": diese Zeile ergänzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>all orders of {0} arms are too many: use williams</source>
            <translation>alle Reihenfolgen von {0} Gruppen sind zu viele: williams verwenden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>there is no arm {0}</source>
            <translation>es gibt keine Gruppe {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>{0} must have each arm once, or the design is both</source>
            <translation>{0} muss jede Gruppe einmal haben, oder design ist both</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>all sequences must have the same number of arms, at least two</source>
            <translation>alle Reihenfolgen müssen gleich viele Gruppen haben, mindestens zwei</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>a sequence is there twice</source>
            <translation>eine Reihenfolge ist zweimal da</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>the arm {0} is in no sequence</source>
            <translation>die Gruppe {0} ist in keiner Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R is not there ({0} is not found): install it, then try again.</source>
            <translation>R ist nicht da ({0} wird nicht gefunden): installieren Sie es und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R lacks {0}: install these packages, then try again.</source>
            <translation>R fehlen diese Pakete: {0}. Installieren Sie sie und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R did not end well: {0}</source>
            <translation>R ist nicht gut zu Ende gekommen: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/kit.py"></location>
            <source>There is no {0} in {1}: choose the folder of a study.</source>
            <translation>In {1} gibt es kein {0}: wählen Sie den Ordner einer Studie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>does not say {0}</source>
            <translation>sagt nichts von {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/jobs.py"></location>
            <source>There is no word of this length to draw: choose another length.</source>
            <translation>Es gibt kein Wort dieser Länge zu ziehen: eine andere Länge wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/pictures.py"></location>
            <source>No fonts are installed, so nothing can be drawn: install one.</source>
            <translation>Es ist keine Schrift installiert, daher kann nichts gezeichnet werden: eine installieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_changes.py"></location>
            <source>{0} is not installed, and so cannot be changed: import its words first.</source>
            <translation>{0} ist nicht installiert und lässt sich deshalb nicht ändern: Importieren Sie zuerst seine Wörter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>The words of the lexicon {0} are not those with which this folder was recorded: some were added, left out or flagged since. Bring them back, or choose another folder.</source>
            <translation>Die Wörter des Lexikons {0} sind nicht die, mit denen dieser Ordner entstand: seither wurden welche hinzugefügt, ausgelassen oder gesperrt. Die früheren wiederherstellen oder einen anderen Ordner wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>The clock of this protocol starts at the first letter typed, which the assistant cannot time: let the program keep the time, or use a protocol with starts = "shown".</source>
            <translation>Die Uhr dieses Protokolls beginnt mit dem ersten getippten Buchstaben, was die Assistenz nicht stoppen kann: lassen Sie das Programm die Zeit nehmen, oder verwenden Sie ein Protokoll mit starts = "shown".</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} begins with no station of this protocol ({1}): write one and a - before it.</source>
            <translation>{0} beginnt mit keiner Station dieses Protokolls ({1}): Schreiben Sie eine und ein - davor.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/shown.py"></location>
            <source>The strategy {0} cannot be used here: {1}</source>
            <translation>Die Strategie {0} geht hier nicht: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>This folder holds simulated participants: choose another folder.</source>
            <translation>Dieser Ordner enthält simulierte Teilnehmende: einen anderen Ordner wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} was recorded under another protocol: choose that one, or another code.</source>
            <translation>{0} entstand unter einem anderen Protokoll: dieses wählen, oder einen anderen Code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} is over: choose another code.</source>
            <translation>{0} ist abgeschlossen: einen anderen Code wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} is there in other letters, large or small: use those.</source>
            <translation>{0} gibt es mit anderer Groß- und Kleinschreibung: diese nehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/jobs.py"></location>
            <source>{0} holds participants: simulated ones need a folder of their own.</source>
            <translation>{0} enthält Teilnehmende: simulierte brauchen einen eigenen Ordner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>There are no participants in {0}: choose the folder of a study.</source>
            <translation>In {0} sind keine Teilnehmenden: den Ordner einer Studie wählen.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>The print says that this stage starts from FCAE; its codes are those of FCEE.</source>
            <translation>Gedruckt steht, dass diese Stufe von FCAE ausgeht; ihre Codes sind die von FCEE.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>It was checked in stage 1 already, so it takes no guess.</source>
            <translation>Es wurde schon in Stufe 1 geprüft und kostet also keinen Tipp.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>The print heads this stage "Expand the root by color"; it expands the node FCAE.</source>
            <translation>Gedruckt ist diese Stufe überschrieben mit "Expand the root by color"; sie erweitert den Knoten FCAE.</translation>
        </message>
    </context>
    <context>
        <name>Finding</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>A pattern: .*ing or (a|b)..</source>
            <translation>Ein Muster: .*ung oder (a|b)..</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Find words by pattern</source>
            <translation>Wörter nach einem Muster suchen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Words searched</source>
            <translation>Durchsuchte Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close the search</source>
            <translation>Suche schließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close the search (Esc)</source>
            <translation>Suche schließen (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>any length</source>
            <translation>jede Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>Das Lexikon ist noch nicht geöffnet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Searching …</source>
            <translation>Suche läuft …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} Buchstabe</numerusform>
                <numerusform>{0} Buchstaben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} letters, and still possible</source>
            <extracomment>Of one: 1 letter, and still possible</extracomment>
            <translation>
                <numerusform>{0} Buchstabe, und noch möglich</numerusform>
                <numerusform>{0} Buchstaben, und noch möglich</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HitList</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Words found</source>
            <translation>Gefundene Wörter</translation>
        </message>
    </context>
    <context>
        <name>FindText</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} ist kein Buchstabe dieses Lexikons.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Letters, and . for any letter; [abc] is one of these, [^abc] none of them, (ab|c) either, ? one or none, * any number.</source>
            <translation>Buchstaben, und . für einen beliebigen; [abc] einer von diesen, [^abc] keiner davon, (ab|c) eines von beiden, ? einer oder keiner, * beliebig viele.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} has {1} letters, and the words of this game {2}.</source>
            <translation>{0} hat {1} Buchstaben, die Wörter dieses Spiels {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>No word matches.</source>
            <translation>Kein Wort passt dazu.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} words match, the first {1} are listed.</source>
            <extracomment>Of one: 1 word matches.</extracomment>
            <translation>
                <numerusform>{0} Wort passt dazu.</numerusform>
                <numerusform>{0} Wörter passen dazu, die ersten {1} sind aufgeführt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} words match.</source>
            <extracomment>Of one: 1 word matches.</extracomment>
            <translation>
                <numerusform>{0} Wort passt dazu.</numerusform>
                <numerusform>{0} Wörter passen dazu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} more are less common ({1}) or flagged.</source>
            <extracomment>Of one: 1 more is less common ({1}) or flagged.</extracomment>
            <translation>
                <numerusform>{0} weiteres ist seltener ({1}) oder gesperrt.</numerusform>
                <numerusform>{0} weitere sind seltener ({1}) oder gesperrt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LookupText</name>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0} is no letter of this lexicon.</source>
            <translation>Nein: {0} ist kein Buchstabe dieses Lexikons.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0} is not in this lexicon.</source>
            <translation>Nein: {0} ist nicht in diesem Lexikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Yes: {0} is in the list.</source>
            <translation>Ja: {0} steht in der Liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0}</source>
            <translation>Nein: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>It</source>
            <translation>Es</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} is a less common word, listed only among all words ({1}).</source>
            <translation>{0} ist ein selteneres Wort und steht nur unter allen Wörtern ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} is a flagged word, and those are not suggested.</source>
            <translation>{0} ist ein gesperrtes Wort, und solche werden nicht vorgeschlagen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} has not the given letters.</source>
            <translation>{0} hat nicht die vorgegebenen Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{{0}} is ruled out by row {0}, {1}.</source>
            <translation>{{0}} scheidet aus wegen Zeile {0}, {1}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{{0}} has {0} letters, and the words of this game {1}.</source>
            <extracomment>Of one: {{0}} has 1 letter, and the words of this game {1}.</extracomment>
            <translation>
                <numerusform>{{0}} hat {0} Buchstaben, die Wörter dieses Spiels {1}.</numerusform>
                <numerusform>{{0}} hat {0} Buchstaben, die Wörter dieses Spiels {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LookupLine</name>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Is this word in my list?</source>
            <translation>Steht dieses Wort in der Liste?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Look up a word</source>
            <translation>Wort nachschlagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close the look-up</source>
            <translation>Nachschlagen schließen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close the look-up (Esc)</source>
            <translation>Nachschlagen schließen (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>Das Lexikon ist noch nicht geöffnet.</translation>
        </message>
    </context>
    <context>
        <name>PasteNote</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Pasted</source>
            <translation>Eingefügt</translation>
        </message>
    </context>
    <context>
        <name>MakersRow</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>This row is not complete.</source>
            <translation>Diese Zeile ist nicht vollständig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>No word of the list.</source>
            <translation>Kein Wort der Liste.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>{0} words: {1} …</source>
            <extracomment>Of one: 1 word: {1} …</extracomment>
            <translation>
                <numerusform>{0} Wort: {1} …</numerusform>
                <numerusform>{0} Wörter: {1} …</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>{0} words: {1}</source>
            <extracomment>Of one: 1 word: {1}</extracomment>
            <translation>
                <numerusform>{0} Wort: {1}</numerusform>
                <numerusform>{0} Wörter: {1}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GridNote</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Pasted grid</source>
            <translation>Eingefügtes Raster</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>The secret</source>
            <translation>Die Lösung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>The secret of this grid</source>
            <translation>Die Lösung dieses Rasters</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>List the words (Enter)</source>
            <translation>Wörter auflisten (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>List the words of each row</source>
            <translation>Die Wörter jeder Zeile auflisten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>What each row could have been if the secret is {0}:</source>
            <translation>Was jede Zeile gewesen sein könnte, wenn die Lösung {0} ist:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Type its secret to see which words could have made each row.</source>
            <translation>Die Lösung eintippen, um zu sehen, welche Wörter jede Zeile ergeben haben könnten.</translation>
        </message>
    </context>
    <context>
        <name>Pasted</name>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Use these turns (Enter)</source>
            <translation>Diese Züge nehmen (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Mark these words (Enter)</source>
            <translation>Diese Wörter markieren (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>And {0} more lines.</source>
            <translation>Und {0} weitere Zeilen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a title, a score or the like: {1}</source>
            <translation>Zeile {0} ist ein Titel, ein Spielstand oder dergleichen: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is not understood: {1}</source>
            <translation>Zeile {0} ist unverständlich: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} has another length: {1}</source>
            <translation>Zeile {0} hat eine andere Länge: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a word without a clue: {1}</source>
            <translation>Zeile {0} ist ein Wort ohne Hinweis: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a clue without a word: {1}</source>
            <translation>Zeile {0} ist ein Hinweis ohne Wort: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} has squares that this game does not have: {1}</source>
            <translation>Zeile {0} hat Felder, die dieses Spiel nicht hat: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>In line {0} this is no part of the game: {1}</source>
            <translation>In Zeile {0} gehört das nicht zum Spiel: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is of several boards: {1}</source>
            <translation>Zeile {0} gehört zu mehreren Brettern: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is of an earlier game: {1}</source>
            <translation>Zeile {0} gehört zu einem früheren Spiel: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>The text is long: nothing after line {0} was read.</source>
            <translation>Der Text ist lang: nach Zeile {0} wurde nichts gelesen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is in place</source>
            <translation>{0} ist am richtigen Platz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is elsewhere</source>
            <translation>{0} ist anderswo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is absent</source>
            <translation>{0} kommt nicht vor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Its squares: {0}.</source>
            <translation>Die Felder darin: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>red</source>
            <translation>rot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>orange</source>
            <translation>orange</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>yellow</source>
            <translation>gelb</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>green</source>
            <translation>grün</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>blue</source>
            <translation>blau</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>purple</source>
            <translation>lila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>brown</source>
            <translation>braun</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>black</source>
            <translation>schwarz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>white</source>
            <translation>weiß</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>They start a game with words of {0} letters.</source>
            <translation>Sie beginnen ein Spiel mit Wörtern aus {0} Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>They replace what is on the board; {0} brings it back.</source>
            <translation>Sie ersetzen, was auf dem Brett steht; {0} bringt es zurück.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} and {1} more</source>
            <translation>{0} und {1} weitere</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} clues without their words.</source>
            <extracomment>Of one: 1 clue without its word.</extracomment>
            <translation>
                <numerusform>{0} Hinweis ohne sein Wort.</numerusform>
                <numerusform>{0} Hinweise ohne ihre Wörter.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} turns: {1}.</source>
            <extracomment>Of one: 1 turn: {1}.</extracomment>
            <translation>
                <numerusform>{0} Zug: {1}.</numerusform>
                <numerusform>{0} Züge: {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} words without clues: {1}.</source>
            <extracomment>Of one: 1 word without a clue: {1}.</extracomment>
            <translation>
                <numerusform>{0} Wort ohne Hinweis: {1}.</numerusform>
                <numerusform>{0} Wörter ohne Hinweise: {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Pasting</name>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The lexicon is not open yet: paste again in a moment.</source>
            <translation>Das Lexikon ist noch nicht geöffnet: gleich noch einmal einfügen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>There is no text in the clipboard.</source>
            <translation>In der Zwischenablage ist kein Text.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>This is a game on several boards: paste it there, {0}.</source>
            <translation>Das ist ein Spiel auf mehreren Brettern: dort einfügen, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The text in the clipboard is no game. One row of a game: {0}</source>
            <translation>Der Text in der Zwischenablage ist kein Spiel. Eine Zeile eines Spiels: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The text has words of {0} letters; this lexicon has none.</source>
            <translation>Der Text hat Wörter aus {0} Buchstaben; dieses Lexikon hat keine.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The secret must be a word of {0} letters.</source>
            <translation>Die Lösung muss ein Wort aus {0} Buchstaben sein.</translation>
        </message>
    </context>
    <context>
        <name>PatternLine</name>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Pattern</source>
            <translation>Muster</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>In full, as a strict pattern:</source>
            <translation>Ausgeschrieben, als strenges Muster:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>The pattern is in the clipboard.</source>
            <translation>Das Muster ist in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>The strict pattern is in the clipboard.</source>
            <translation>Das strenge Muster ist in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy the pattern</source>
            <translation>Muster kopieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy the strict pattern</source>
            <translation>Strenges Muster kopieren</translation>
        </message>
    </context>
    <context>
        <name>Views</name>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Lexikon: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, all words ({1})</source>
            <translation>Lexikon: {0}, alle Wörter ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, everyday words ({1})</source>
            <translation>Lexikon: {0}, Alltagswörter ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, common words ({1})</source>
            <translation>Lexikon: {0}, häufige Wörter ({1})</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>everyday words</source>
            <translation>Alltagswörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>common words</source>
            <translation>häufige Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>all words</source>
            <translation>alle Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Length of the words</source>
            <translation>Länge der Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Eine andere Länge beginnt ein neues Spiel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words looked at</source>
            <translation>Betrachtete Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Lexikon: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>answers</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>all guesses</source>
            <translation>alle Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>This lexicon does not say which of its words are common.</source>
            <translation>Dieses Lexikon sagt nicht, welche seiner Wörter häufig sind.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words that can be the secret, or every word that may be guessed.</source>
            <translation>Wörter, die die Lösung sein können, oder jedes Wort, das geraten werden darf.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Of words this long, all are looked at.</source>
            <translation>So lange Wörter werden alle betrachtet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words that people say and write, those keen readers know, or every word.</source>
            <translation>Wörter, die man sagt und schreibt, solche, die Vielleser kennen, oder alle.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>{0} words. {1}</source>
            <extracomment>Of one: 1 word. {1}</extracomment>
            <translation>
                <numerusform>1 Wort. {1}</numerusform>
                <numerusform>{0} Wörter. {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} Buchstabe</numerusform>
                <numerusform>{0} Buchstaben</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Console</name>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>rain ywwg   a guess and its clue: g, y and w for green, yellow and white
rain 2,1    the same where the rule counts
undo        take the last step back
new         start again; `new 5` with words of 5 letters
given r...  letters the game gives away; `given ....` none
list 30     a longer list; `list` alone shows it again
tier 127    how uncommon words may be: 127 shows all
known       what the clues say together
word torn   whether a word is in the list, and if not, why
fix 1       change what a proposal says, when no word fits
quit        or Ctrl+D</source>
            <translation>rain ywwg   ein Tipp und sein Hinweis: g, y und w für grün, gelb und weiß
rain 2,1    dasselbe, wo die Regel zählt
undo        den letzten Schritt zurücknehmen
new         neu beginnen; `new 5` mit Wörtern aus 5 Buchstaben
given r...  Buchstaben, die das Spiel verrät; `given ....` keine
list 30     eine längere Liste; `list` allein zeigt sie noch einmal
tier 127    wie ungebräuchlich Wörter sein dürfen: 127 zeigt alle
known       was die Hinweise zusammen sagen
word torn   ob ein Wort in der Liste ist, und wenn nicht, warum
fix 1       ändern, was ein Vorschlag sagt, wenn kein Wort passt
quit        oder Strg+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>events</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>games each</source>
            <translation>Spiele je Person</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>height</source>
            <translation>Höhe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>items</source>
            <translation>Fragen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>lengths</source>
            <translation>Längen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>letters</source>
            <translation>Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>participant</source>
            <translation>Person</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>participants</source>
            <translation>Teilnehmende</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>width</source>
            <translation>Breite</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>you have it already</source>
            <translation>schon gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>a word, but too uncommon to be asked for</source>
            <translation>ein Wort, aber zu ungebräuchlich, um verlangt zu werden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>not in the lexicon</source>
            <translation>nicht im Lexikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>the letters do not make it</source>
            <translation>die Buchstaben ergeben es nicht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>too short</source>
            <translation>zu kurz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>too late</source>
            <translation>zu spät</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>/hint     a word that the helper would guess
/left     how many words fit
/give up  be told the secret
/quit     or Ctrl+D</source>
            <translation>/hint     ein Wort, das der Helfer raten würde
/left     wie viele Wörter passen
/give up  die Lösung erfahren
/quit     oder Strg+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>/found    that was the secret
/undo     take the last marks back
/give up  the program does not find it
/quit     or Ctrl+D</source>
            <translation>/found    das war die Lösung
/undo     die letzten Markierungen zurücknehmen
/give up  das Programm findet sie nicht
/quit     oder Strg+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>added</source>
            <translation>hinzugefügt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>dropped</source>
            <translation>ausgelassen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>flagged</source>
            <translation>gesperrt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>no longer flagged</source>
            <translation>nicht mehr gesperrt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Source 002: expands by position and by colour in turn.</source>
            <translation>Quelle 002: erweitert abwechselnd nach Platz und nach Farbe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>The same, but by position again wherever the score has risen.</source>
            <translation>Dasselbe, aber noch einmal nach Platz, wo die Wertung gestiegen ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Leaves the fewest codes at worst (Knuth 1977).</source>
            <translation>Lässt schlimmstenfalls die wenigsten Codes übrig (Knuth 1977).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>The mark to expect tells most (Neuwirth 1982).</source>
            <translation>Die zu erwartende Antwort liefert am meisten (Neuwirth 1982).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Leaves the fewest codes on average (Irving 1978).</source>
            <translation>Lässt durchschnittlich die wenigsten Codes übrig (Irving 1978).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Can be answered by the most different marks (Kooi 2005).</source>
            <translation>Kann die meisten verschiedenen Antworten bekommen (Kooi 2005).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Needs the fewest guesses on average (Koyama and Lai 1993).</source>
            <translation>Braucht durchschnittlich die wenigsten Tipps (Koyama und Lai 1993).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Needs the fewest on average of those that never need more than five.</source>
            <translation>Braucht durchschnittlich die wenigsten von denen, die nie mehr als fünf brauchen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/bench/__init__.py"></location>
            <source>measuring: {0}</source>
            <translation>wird gemessen: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Brett {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>solved.</source>
            <translation>gelöst.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>solved in turn {0}.</source>
            <translation>gelöst in Zug {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>May solve</source>
            <translation>Kann lösen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>none</source>
            <translation>keines</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>looking for guesses that serve all boards</source>
            <translation>Tipps, die allen Brettern nützen, werden gesucht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>{0} on {1} boards with words of {2}; {3}, tier {4}</source>
            <translation>{0} auf {1} Brettern mit Wörtern aus {2}; {3}, Stufe {4}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>First guess: {0}</source>
            <translation>Erster Tipp: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Guesses: {0} on average, {1} at worst</source>
            <translation>Tipps: durchschnittlich {0}, schlimmstenfalls {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Within {0}: {1}%</source>
            <translation>Mit höchstens {0}: {1} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Games by guesses: {0}</source>
            <translation>Spiele nach Tipps: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/console.py"></location>
            <source>Type a guess and its clue, such as `rain ywwg`; or `help`, or `quit`.</source>
            <translation>Einen Tipp und seinen Hinweis eingeben, wie `rain ywwg`; oder `help`, oder `quit`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} has {1}, which is no letter of this lexicon.</source>
            <translation>{0} hat {1}, das kein Buchstabe dieses Lexikons ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is not in the lexicon {1}.</source>
            <translation>{0} ist nicht im Lexikon {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is in the lexicon {1}, and fits.</source>
            <translation>{0} ist im Lexikon {1} und passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is in the lexicon {1}.</source>
            <translation>{0} ist im Lexikon {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It is less common than what is shown: tier {0} shows it.</source>
            <translation>Es ist ungebräuchlicher als das, was gezeigt wird: Stufe {0} zeigt es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It is suggested only with --flagged.</source>
            <translation>Es wird nur mit --flagged vorgeschlagen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It has {0}, this game's words {1}.</source>
            <translation>Es hat {0}, die Wörter dieses Spiels {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>The given letters rule it out.</source>
            <translation>Die vorgegebenen Buchstaben schließen es aus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Turn {0} ({1}) rules it out.</source>
            <translation>Zug {0} ({1}) schließt es aus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is not understood: type `rain ywwg`, or `help`.</source>
            <translation>{0} ist nicht zu verstehen: `rain ywwg` eingeben, oder `help`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Nothing is known yet.</source>
            <translation>Noch ist nichts bekannt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>A list has one word at least: type `list 1`.</source>
            <translation>Eine Liste hat mindestens ein Wort: `list 1` eingeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>There is no turn to take back.</source>
            <translation>Es gibt keinen Zug zurückzunehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Took back {0}.</source>
            <translation>Zurückgenommen: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>There is no proposal {0}.</source>
            <translation>Es gibt keinen Vorschlag {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/doctor.py"></location>
            <source>{0}: there is nothing to change.</source>
            <translation>{0}: es gibt nichts zu ändern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/doctor.py"></location>
            <source>looking for changes that make words fit</source>
            <translation>Änderungen, mit denen Wörter passen, werden gesucht</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} words match</source>
            <extracomment>Of one: 1 word matches</extracomment>
            <translation>
                <numerusform>{0} Wort entspricht dem Muster</numerusform>
                <numerusform>{0} Wörter entsprechen dem Muster</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>, of which the first {0} are named: more with --rows</source>
            <translation>, von denen die ersten {0} genannt sind: mehr mit --rows</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} words more match, less common or flagged: see --tier and --flagged.</source>
            <extracomment>Of one: 1 word more matches, less common or flagged: see --tier and --flagged.</extracomment>
            <translation>
                <numerusform>{0} weiteres Wort, ungebräuchlicher oder gesperrt: siehe --tier und --flagged.</numerusform>
                <numerusform>{0} weitere Wörter, ungebräuchlicher oder gesperrt: siehe --tier und --flagged.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} ist kein Buchstabe dieses Lexikons.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>Line {0} was passed over: {1}.</source>
            <translation>Zeile {0} wurde übergangen: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>No dictionary here has {0}.</source>
            <translation>Kein Wörterbuch hier hat {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>There is no dictionary here: install the package {0}, or put one of StarDict into {1}.</source>
            <translation>Hier gibt es kein Wörterbuch: das Paket {0} installieren oder eines von StarDict in {1} legen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>There is no dictionary here: put one of StarDict into {0}.</source>
            <translation>Hier gibt es kein Wörterbuch: eines von StarDict in {0} legen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>looking into the dictionaries</source>
            <translation>in den Wörterbüchern wird nachgesehen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Not proven: only some guesses were followed.</source>
            <translation>Nicht bewiesen: nur einige Tipps wurden verfolgt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Proven: with this first guess no other tree needs fewer.</source>
            <translation>Bewiesen: mit diesem ersten Tipp braucht kein anderer Baum weniger.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Proven: no other first guess, and no other tree after it, needs fewer.</source>
            <translation>Bewiesen: kein anderer erster Tipp und kein anderer Baum danach braucht weniger.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0} to find, {1} to guess</source>
            <translation>{0} zu finden, {1} zu raten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>First guess {0}: {1} guesses in all, {2} on average, {3} at most</source>
            <translation>Erster Tipp {0}: insgesamt {1} Tipps, durchschnittlich {2}, höchstens {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Words by guesses: {0}</source>
            <translation>Wörter nach Tipps: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0}: {1}; at least {2} are needed, {3} left to look at</source>
            <translation>{0}: {1}; mindestens {2} sind nötig, {3} noch anzusehen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>drawing up the tree</source>
            <translation>der Baum wird aufgestellt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Secret?</source>
            <translation>Lösung?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Certainty</source>
            <translation>Gewissheit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Bits</source>
            <translation>Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Left at worst</source>
            <translation>Schlimmstenfalls</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Clues</source>
            <translation>Hinweise</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>at least</source>
            <translation>mindestens</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>exact</source>
            <translation>genau</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>proven</source>
            <translation>bewiesen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>estimated</source>
            <translation>geschätzt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>No board with letters was found: cut the picture down to the board, or type the rows.</source>
            <translation>Kein Brett mit Buchstaben gefunden: das Bild auf das Brett zuschneiden oder die Zeilen eingeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>The colour {0} may mean {1} or {2}.</source>
            <translation>Die Farbe {0} kann {1} oder {2} bedeuten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>Board {0}, {1} letters</source>
            <translation>Brett {0}, {1} Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>given</source>
            <translation>vorgegeben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>not marked yet</source>
            <translation>noch nicht markiert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>Look at row {0}, tile {1}.</source>
            <translation>Zeile {0}, Feld {1} ansehen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>reading the picture</source>
            <translation>das Bild wird gelesen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The last word is not shown: --spoil 5 shows it.</source>
            <translation>Das letzte Wort wird nicht gezeigt: --spoil 5 zeigt es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Letter</source>
            <translation>Buchstabe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The word that is left would be named by any letter of it.</source>
            <translation>Das übrige Wort wäre mit jedem seiner Buchstaben verraten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The best suggestion would be named by any letter of it.</source>
            <translation>Der beste Vorschlag wäre mit jedem seiner Buchstaben verraten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The word that is left has {0} at place {1}.</source>
            <translation>Das übrige Wort hat {0} an Platz {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The best suggestion has {0} at place {1}.</source>
            <translation>Der beste Vorschlag hat {0} an Platz {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Fewest guesses: {0}, {1} guesses on average (proven).</source>
            <translation>Wenigste Tipps: {0}, durchschnittlich {1} Tipps (bewiesen).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Fewest guesses: {0}, {1} guesses on average (as far as was searched).</source>
            <translation>Wenigste Tipps: {0}, durchschnittlich {1} Tipps (soweit gesucht wurde).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Known: {0}</source>
            <translation>Bekannt: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Pattern: {0}</source>
            <translation>Muster: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Strict: {0}</source>
            <translation>Streng: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Paper's: {0}</source>
            <translation>Aufsatz: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Milliseconds: {0}</source>
            <translation>Millisekunden: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>looking for the best guesses</source>
            <translation>die besten Tipps werden gesucht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>growing the tree</source>
            <translation>der Baum wächst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/check.py"></location>
            <source>looking at {0}</source>
            <translation>{0} wird angesehen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} bis {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>left out {0}: {1}, as {2}.</source>
            <translation>ausgelassen {0}: {1}, wie {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is {1}, but must be a colour as #17171a</source>
            <translation>{0} ist {1}, muss aber eine Farbe wie #17171a sein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} {1}: the program would set it aside.</source>
            <translation>{0} {1}: das Programm würde die Datei beiseitelegen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>lines of a newer version of the program: {0}; use that one.</source>
            <translation>Zeilen einer neueren Version des Programms: {0}; jene verwenden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>this line cannot be read as a game; the others count.</source>
            <translation>diese Zeile ist nicht als Spiel lesbar; die anderen zählen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>this line and {0} more cannot be read as a game; the others count.</source>
            <extracomment>Of one: this line and 1 more cannot be read as a game; the others count.</extracomment>
            <translation>
                <numerusform>diese Zeile und 1 weitere sind nicht als Spiele lesbar; die anderen zählen.</numerusform>
                <numerusform>diese Zeile und {0} weitere sind nicht als Spiele lesbar; die anderen zählen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>it tells of several participants: {0}.</source>
            <translation>sie erzählt von mehreren Teilnehmenden: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>It is no settings file: the program would set it aside.</source>
            <translation>Das ist keine Einstellungsdatei: das Programm würde sie beiseitelegen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>It is of a newer version of the program: use that one.</source>
            <translation>Die Datei ist von einer neueren Version des Programms: jene verwenden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} makes no sense: it would be as at first.</source>
            <translation>{0} ergibt keinen Sinn: es wäre wie am Anfang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>there is no setting {0}: write {1}.</source>
            <translation>es gibt keine Einstellung {0}: schreiben Sie {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is no picture, or cut short: save it again as PNG.</source>
            <translation>{0} ist kein Bild, oder abgeschnitten: noch einmal als PNG speichern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>boards in hand</source>
            <translation>angefangene Bretter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>called words</source>
            <translation>zugerufene Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a class game</source>
            <translation>ein Spiel mit der Klasse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game</source>
            <translation>ein Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game in hand</source>
            <translation>ein angefangenes Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game under way</source>
            <translation>ein laufendes Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a lesson</source>
            <translation>eine Lektion</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>letter values</source>
            <translation>Buchstabenwerte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a lexicon</source>
            <translation>ein Lexikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a picture</source>
            <translation>ein Bild</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a protocol</source>
            <translation>ein Protokoll</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a questionnaire</source>
            <translation>ein Fragebogen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a record of games</source>
            <translation>eine Aufzeichnung von Spielen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a study</source>
            <translation>eine Studie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a study journal</source>
            <translation>ein Journal einer Studie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>texts of a protocol</source>
            <translation>Texte eines Protokolls</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a theme</source>
            <translation>ein Farbschema</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a word list</source>
            <translation>eine Wortliste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0}: {1}: {2}.</source>
            <translation>{0}: {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>line {0}: {1}</source>
            <translation>Zeile {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0} bytes in memory</source>
            <translation>{0} Byte im Speicher</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0} seconds</source>
            <translation>{0} Sekunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>It costs {0}.</source>
            <translation>Der Aufwand: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>Nothing is wrong with it.</source>
            <translation>Daran ist nichts falsch.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0}: {1} of {2} letters or more, {3} seconds.</source>
            <translation>{0}: {1} aus {2} Buchstaben oder mehr, {3} Sekunden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>A word a line; an empty line shows how far you are, {0} ends.</source>
            <translation>Ein Wort je Zeile; eine leere Zeile zeigt den Stand, {0} beendet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0}: {1}, {2} seconds left.</source>
            <translation>{0}: {1}, noch {2} Sekunden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Time is up.</source>
            <translation>Die Zeit ist um.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>The game has ended.</source>
            <translation>Das Spiel ist zu Ende.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0} of {1} words</source>
            <extracomment>Of one: {0} of 1 word</extracomment>
            <translation>
                <numerusform>{0} von {1} Wort</numerusform>
                <numerusform>{0} von {1} Wörtern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0} of {1} points</source>
            <extracomment>Of one: {0} of 1 point</extracomment>
            <translation>
                <numerusform>{0} von {1} Punkt</numerusform>
                <numerusform>{0} von {1} Punkten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Found {0} ({1}%), {2}.</source>
            <translation>Gefunden: {0} ({1} %), {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Missed: {0}</source>
            <translation>Übersehen: {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} lines of {1} cannot be read and are left out.</source>
            <extracomment>Of one: 1 line of {1} cannot be read and is left out.</extracomment>
            <translation>
                <numerusform>{0} Zeile von {1} ist nicht zu lesen und bleibt weg.</numerusform>
                <numerusform>{0} Zeilen von {1} sind nicht zu lesen und bleiben weg.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} games of {1} are of a newer version of this program and are left out.</source>
            <extracomment>Of one: 1 game of {1} is of a newer version of this program and is left out.</extracomment>
            <translation>
                <numerusform>{0} Spiel von {1} ist von einer neueren Version dieses Programms und bleibt weg.</numerusform>
                <numerusform>{0} Spiele von {1} sind von einer neueren Version dieses Programms und bleiben weg.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>None of the recorded games is like that.</source>
            <translation>Keines der aufgezeichneten Spiele ist so.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>No game is recorded yet: `wmh play` starts one.</source>
            <translation>Noch ist kein Spiel aufgezeichnet: `wmh play` beginnt eines.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0}, {1} won ({2}%).</source>
            <translation>{0}, {1} gewonnen ({2} %).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>Won in a row: {0} now, {1} at most.</source>
            <translation>In Folge gewonnen: jetzt {0}, höchstens {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} guesses on average.</source>
            <translation>Durchschnittlich {0} Tipps.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} seconds a game on average, {1} in the median.</source>
            <translation>Durchschnittlich {0} Sekunden je Spiel, im Median {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Type a guess.</source>
            <translation>Einen Tipp eingeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>No word fits.</source>
            <translation>Kein Wort passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Try {0}.</source>
            <translation>{0} versuchen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>A word of {0}</source>
            <translation>Ein Wort aus {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>from the lexicon {0}</source>
            <translation>aus dem Lexikon {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>by the rule {0}</source>
            <translation>nach der Regel {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>in {0}</source>
            <translation>höchstens {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>with {0} shown</source>
            <translation>gezeigt ist {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Found with {0}: {1}.</source>
            <translation>Gefunden mit {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Not found: the secret was {0}.</source>
            <translation>Nicht gefunden: die Lösung war {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Not found.</source>
            <translation>Nicht gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Given up after {0}: no word fits that it knows.</source>
            <translation>Aufgegeben nach {0}: kein Wort passt, das es kennt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>Keep it to yourself, and mark the guesses.</source>
            <translation>Behalten Sie es für sich, und markieren Sie die Tipps.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>There are no marks to take back.</source>
            <translation>Es gibt keine Markierungen zurückzunehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>the marks of the guess</source>
            <translation>die Markierungen des Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>The program knows no other word that may be guessed.</source>
            <translation>Das Programm kennt kein anderes Wort, das geraten werden darf.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>That cannot be: {0}.</source>
            <translation>Das kann nicht sein: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>Mark {0} again, or type /undo.</source>
            <translation>{0} noch einmal markieren, oder /undo eingeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0}: {1} of {2}</source>
            <translation>{0}: {1} in {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} is found with {1}.</source>
            <translation>{0} wird mit {1} gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>codes found by {0}</source>
            <translation>Codes, gefunden mit {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} codes, each found once by every method</source>
            <translation>{0} Codes, jeder mit jedem Verfahren einmal gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Seconds are for all codes, without the time to compile.</source>
            <translation>Sekunden gelten für alle Codes, ohne die Zeit zum Kompilieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Mark</source>
            <translation>Antwort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>left at worst</source>
            <translation>übrig schlimmstenfalls</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>left on average</source>
            <translation>übrig durchschnittlich</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>bits</source>
            <translation>Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>different marks</source>
            <translation>verschiedene Antworten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Method</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Over {0}</source>
            <translation>Über {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Codes found with</source>
            <translation>Codes nach Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>marking all codes</source>
            <translation>alle Codes werden markiert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>looking for the code</source>
            <translation>der Code wird gesucht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>The game is not finished, and not recorded.</source>
            <translation>Das Spiel ist nicht beendet und nicht aufgezeichnet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>`/help` says what else can be typed.</source>
            <translation>`/help` sagt, was noch eingegeben werden kann.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>The game is not recorded: {0}: {1}.</source>
            <translation>Das Spiel ist nicht aufgezeichnet: {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>thinking of a guess</source>
            <translation>ein Tipp wird überlegt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>length</source>
            <translation>Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>guesses</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>rule</source>
            <translation>Regel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>more</source>
            <translation>mehr</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>{0} can be played: {1} letters, rule {2}.</source>
            <translation>{0} kann gespielt werden: {1} Buchstaben, Regel {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>given {0}</source>
            <translation>vorgegeben {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>Type your guesses; `/give up` gives a secret up.</source>
            <translation>Ihre Tipps eingeben; `/give up` gibt eine Lösung auf.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>letting the strategies run</source>
            <translation>die Strategien laufen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Secret {0} of {1}</source>
            <translation>Lösung {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Left</source>
            <translation>Übrig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Solved in</source>
            <translation>Gelöst in</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>In all</source>
            <translation>Insgesamt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Runner</source>
            <translation>Läufer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Found</source>
            <translation>Gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Not found</source>
            <translation>Nicht gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>{0} found it with {1}</source>
            <translation>{0} hat sie mit {1} gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>{0} has made {1}</source>
            <translation>{0} ist bei {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Secret {0} of {1}: {2}.</source>
            <translation>Lösung {0} von {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Shown: {0}.</source>
            <translation>Gezeigt: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Given up.</source>
            <translation>Aufgegeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>gave up</source>
            <translation>aufgegeben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} can be made</source>
            <translation>{0} lassen sich bilden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>the first {0} are shown</source>
            <translation>die ersten {0} sind gezeigt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} more with --flagged</source>
            <translation>{0} weitere mit --flagged</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>, by {0} words</source>
            <translation>, von {0} Wörtern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0}. Best score: {1}{2}.</source>
            <translation>{0}. Höchste Wertung: {1}{2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Word</source>
            <translation>Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Score</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>Blanks</source>
            <translation>Joker</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} on {1}</source>
            <translation>{0} auf {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word can be made of {0} but flagged ones: see them with --flagged.</source>
            <translation>Aus {0} lassen sich nur gesperrte Wörter bilden: --flagged zeigt sie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word can be made of {0}: add letters, or lower --min.</source>
            <translation>Aus {0} lässt sich kein Wort bilden: Buchstaben hinzufügen oder --min senken.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>looking for words</source>
            <translation>Wörter werden gesucht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>turn {0}</source>
            <translation>Zug {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>games of the strategies</source>
            <translation>Spiele der Strategien</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>Flagged words are not counted, as no game hides them; --flagged counts them.</source>
            <translation>Gesperrte Wörter zählen nicht, da kein Spiel sie verbirgt; --flagged zählt sie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>What strategies would have guessed, and the bits to expect</source>
            <translation>Was Strategien geraten hätten, und die zu erwartenden Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Needs</source>
            <translation>Braucht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>not found</source>
            <translation>nicht gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>{0}, found with {1}</source>
            <translation>{0}, gefunden mit {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>{0}, not found</source>
            <translation>{0}, nicht gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>The secret, not found</source>
            <translation>Die Lösung, nicht gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Left unused by {0}: {1}.</source>
            <translation>Von {0} nicht genutzt: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Skill {0} of 100 on average.</source>
            <translation>Können durchschnittlich {0} von 100.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Luck {0} guesses in all.</source>
            <translation>Glück insgesamt {0} Tipps.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Guess</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Before</source>
            <translation>Vorher</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>After</source>
            <translation>Nachher</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Expected</source>
            <translation>Erwartet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Told</source>
            <translation>Geliefert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Guesses</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Luck</source>
            <translation>Glück</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Skill</source>
            <translation>Können</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Best word</source>
            <translation>Bestes Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Possible</source>
            <translation>Möglich</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>solved</source>
            <translation>gelöst</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>not rated</source>
            <translation>nicht bewertet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} with words of {1}</source>
            <translation>{0} mit Wörtern aus {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0}, tier {1}</source>
            <translation>{0}, Stufe {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>no flagged words</source>
            <translation>keine gesperrten Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>rule {0}</source>
            <translation>Regel {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>{0} mode</source>
            <translation>Modus {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} at most</source>
            <translation>höchstens {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>without the letters that {0} shows</source>
            <translation>ohne die Buchstaben, die {0} zeigt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0}, games by guesses: {1}</source>
            <translation>{0}, Spiele nach Tipps: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Strategy</source>
            <translation>Strategie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Median</source>
            <translation>Median</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Worst</source>
            <translation>Meiste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>drawing the plot</source>
            <translation>das Diagramm wird gezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>looking for the first guess</source>
            <translation>der erste Tipp wird gesucht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>{0} can be shown: {1} steps.</source>
            <translation>{0} kann gezeigt werden: {1} Schritte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>scenario</source>
            <translation>Lektion</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>stages</source>
            <translation>Abschnitte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Question: {0}</source>
            <translation>Frage: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Answer: {0}</source>
            <translation>Antwort: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>preparing the lesson</source>
            <translation>die Lektion wird vorbereitet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>{0} to {1}: {2}</source>
            <translation>{0} bis {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>Cancelled. {0} was left as it was.</source>
            <translation>Abgebrochen. {0} blieb, wie es war.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>built in</source>
            <translation>eingebaut</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} is sound</source>
            <translation>{0} ist in Ordnung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} words of {1} to {2} letters, {3} bytes, more than the text</source>
            <translation>{0} Wörter aus {1} bis {2} Buchstaben, {3} Byte, mehr als der Text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} words of {1} to {2} letters, {3} bytes, {4}% less than the text</source>
            <translation>{0} Wörter aus {1} bis {2} Buchstaben, {3} Byte, {4} % weniger als der Text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} {1} by hand</source>
            <translation>{0} von Hand {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>reading the lists</source>
            <translation>die Listen werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>reading the lexica</source>
            <translation>die Lexika werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>looking for every word with dawg-python</source>
            <translation>jedes Wort wird mit dawg-python gesucht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Removed {0}.</source>
            <translation>{0} ist entfernt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Renamed {0}: it is now {1}.</source>
            <translation>{0} heißt jetzt {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Cancelled. {0} knows of it when next opened.</source>
            <translation>Abgebrochen. {0} weiß davon, wenn es das nächste Mal geöffnet wird.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>nothing changed</source>
            <translation>nichts geändert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>{0} by hand: {1}.</source>
            <translation>{0} von Hand: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>building the lexicon with the changes</source>
            <translation>das Lexikon wird mit den Änderungen gebaut</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>Imported {0}</source>
            <translation>{0} ist importiert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>Built {0}</source>
            <translation>{0} ist gebaut</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>, not here: install {0}</source>
            <translation>, nicht da: {0} installieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>This system has no word lists below {0} that a recipe is known for: see `wmh lexicon recipes --all`.</source>
            <translation>Dieses System hat unter {0} keine Wortlisten, zu denen es ein Rezept gibt: siehe `wmh lexicon recipes --all`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Abgebrochen. Nichts wurde geändert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>looking for lists of words</source>
            <translation>Wortlisten werden gesucht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>per length</source>
            <translation>je Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>alphabet</source>
            <translation>Alphabet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>trie nodes</source>
            <translation>Knoten im Trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>states</source>
            <translation>Zustände</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>edges</source>
            <translation>Kanten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>bytes</source>
            <translation>Byte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>text bytes</source>
            <translation>Byte als Text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>reduction</source>
            <translation>Ersparnis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>{0}%</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>licence</source>
            <translation>Lizenz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>Left out {0}, {1}: such as {2}</source>
            <translation>Weggelassen: {0}, {1}, etwa {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>Merged {0} that repeated a word.</source>
            <translation>Zusammengelegt: {0}, in denen ein Wort noch einmal stand.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>{0} is neither {1} nor a number from 0 to {2}.</source>
            <translation>{0} ist weder {1} noch eine Zahl von 0 bis {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Dashboard: {0}</source>
            <translation>Dashboard: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} of {1} {2}</source>
            <translation>{0} von {1} {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} a second</source>
            <translation>{0} in der Sekunde</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} left</source>
            <translation>noch {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Stopped before anything was done.</source>
            <translation>Angehalten, bevor etwas getan war.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Stopped. {0}</source>
            <translation>Angehalten. {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} of {1} {2} are kept; go on with: {3}</source>
            <translation>{0} von {1} {2} sind behalten; weiter mit: {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/named_lexicon.py"></location>
            <source>reading the words</source>
            <translation>die Wörter werden gelesen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>Turn {0} ({1}) breaks the mode {2}: {3}.</source>
            <translation>Zug {0} ({1}) bricht den Modus {2}: {3}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} Wort passt</numerusform>
                <numerusform>{0} Wörter passen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0}, of those that are suggested only with --flagged.</source>
            <translation>{0}, darunter nur solche, die mit --flagged vorgeschlagen werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>No word fits: in turn {0} ({1}) {2}.</source>
            <translation>Kein Wort passt: in Zug {0} ({1}) {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>Or the lexicon lacks the secret.</source>
            <translation>Oder das gesuchte Wort fehlt im Lexikon.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>But {0} less common words do: widen the view to tier {1}.</source>
            <extracomment>Of one: But 1 less common word does: widen the view to tier {1}.</extracomment>
            <translation>
                <numerusform>Aber {0} ungebräuchlicheres Wort passt: die Auswahl bis Stufe {1} erweitern.</numerusform>
                <numerusform>Aber {0} ungebräuchlichere Wörter passen: die Auswahl bis Stufe {1} erweitern.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>No word fits: {0}</source>
            <translation>Kein Wort passt: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>no word of {0} in the view has the given letters. Check them.</source>
            <translation>kein Wort aus {0} in der Auswahl hat die vorgegebenen Buchstaben. Diese prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>no word of {0} is as common as tier {1}.</source>
            <translation>kein Wort aus {0} ist so geläufig wie Stufe {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>turn {0} ({1})</source>
            <translation>Zug {0} ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the given letters. Check its numbers and them.</source>
            <translation>{0} widerspricht den vorgegebenen Buchstaben. Seine Zahlen und diese prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the given letters. Check its marks and them.</source>
            <translation>{0} widerspricht den vorgegebenen Buchstaben. Seine Markierungen und diese prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the turns before it. Check its numbers and theirs.</source>
            <translation>{0} widerspricht den Zügen davor. Seine Zahlen und deren prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the turns before it. Check its marks and theirs.</source>
            <translation>{0} widerspricht den Zügen davor. Seine Markierungen und deren prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}. Check its numbers.</source>
            <translation>bei {0} bleibt keines übrig. Seine Zahlen prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}. Check its marks.</source>
            <translation>bei {0} bleibt keines übrig. Seine Markierungen prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}; {1} fitted before it. Check its numbers and the earlier ones.</source>
            <translation>bei {0} bleibt keines übrig; davor: {1}. Seine Zahlen und die früheren prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}; {1} fitted before it. Check its marks and the earlier ones.</source>
            <translation>bei {0} bleibt keines übrig; davor: {1}. Seine Markierungen und die früheren prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>{0}. {1}: {2}.</source>
            <translation>{0}. {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The guess of turn {0} ({1}) was {2}</source>
            <translation>Der Tipp von Zug {0} ({1}) war {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>Turn {0} ({1}) was of another game</source>
            <translation>Zug {0} ({1}) war aus einem anderen Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The secret is a less common word, shown with tier {0}</source>
            <translation>Die Lösung ist ein ungebräuchlicheres Wort, das Stufe {0} zeigt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The secret is in the lexicon {0}</source>
            <translation>Die Lösung ist im Lexikon {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The game marks by the rule {0}, not {1}</source>
            <translation>Das Spiel markiert nach der Regel {0}, nicht {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>in turn {0} ({1}) {2}</source>
            <translation>Zug {0} ({1}): {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>, and </source>
            <translation>, und </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>{0} are {1}, not {2}</source>
            <extracomment>Of one: 1 is {1}, not {2}</extracomment>
            <translation>
                <numerusform>{0} ist {1}, nicht {2}</numerusform>
                <numerusform>{0} sind {1}, nicht {2}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>unmarked</source>
            <translation>unmarkiert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>the {0} at place {1} is {2}, not {3}</source>
            <translation>das {0} an Platz {1} ist {2}, nicht {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/screen.py"></location>
            <source>{0}: {1}% done before it</source>
            <translation>{0}: davor {1} % getan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/streams.py"></location>
            <source>Output: {0}.</source>
            <translation>Ausgabe: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/waiting.py"></location>
            <source>compiling the strategies, once on this computer</source>
            <translation>die Strategien werden übersetzt, einmal auf diesem Rechner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>{0} has only {1} of {2} letters to play with.</source>
            <translation>{0} hat nur {1} aus {2} Buchstaben zum Spielen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>letting the players find the secrets</source>
            <translation>die Spieler suchen die Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>The player {0} broke off {1}: with the secret {2} it {3}.</source>
            <translation>Der Spieler {0} hat {1} abgebrochen: die Lösung war {2}, und er {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>It was left out of the other {0}.</source>
            <translation>Übrige Spiele, an denen er nicht teilnahm: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>The player {0} made {1} with what is not in the list, first {2}.</source>
            <translation>Der Spieler {0} machte {1} mit etwas, das nicht in der Liste steht, zuerst {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Seconds a game</source>
            <translation>Sekunden je Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Points by length</source>
            <translation>Punkte nach Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Games by attempts</source>
            <translation>Spiele nach Versuchen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Points of a game, and how many in 100 take how many attempts</source>
            <translation>Punkte eines Spiels, und wie viele von 100 wie viele Versuche brauchen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>{0} games of each length bring {1} points on average.</source>
            <translation>{0} Spiele jeder Länge bringen durchschnittlich {1} Punkte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>Length</source>
            <translation>Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Opener</source>
            <translation>Anfangstipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Lost</source>
            <translation>Verloren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>looking for the first guess of {0} letters</source>
            <translation>der erste Tipp aus {0} Buchstaben wird gesucht</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/renamed.py"></location>
            <source>{0} is called {1} now.</source>
            <translation>{0} heißt jetzt {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0}, about {1} of one core.</source>
            <translation>{0}, etwa {1} eines Kerns.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Usage: </source>
            <translation>Aufruf: </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>Notice: {0}, line {1}: {2}.</source>
            <translation>Bemerkung: {0}, Zeile {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Notice: {0}</source>
            <translation>Bemerkung: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} participants in {1}.</source>
            <translation>{0} Teilnehmende in {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} is now {1}: {2}</source>
            <translation>{0} heißt jetzt {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>This would delete:</source>
            <translation>Das würde gelöscht:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Say --yes to do it.</source>
            <translation>Mit --yes geschieht es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>These files are deleted:</source>
            <translation>Diese Dateien sind gelöscht:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Lines about {0} are taken out of {1}.</source>
            <translation>Zeilen über {0} sind aus {1} entfernt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>These files name the participant too and stay as they are: look at them.</source>
            <translation>Auch diese Dateien nennen die Person und bleiben, wie sie sind: sehen Sie sie durch.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Copies elsewhere are not reached: on other machines, in folders that were merged from this one, in tables and kits saved or shared before, and in backups.</source>
            <translation>Kopien an anderen Orten werden nicht erreicht: auf anderen Rechnern, in Ordnern, in die dieser zusammengeführt wurde, in früher gespeicherten oder weitergegebenen Tabellen und Paketen und in Sicherungen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0}, version {1}</source>
            <translation>{0}, Version {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} (sees {1})</source>
            <translation>{0} (sieht {1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} participants, {1} each: {2}</source>
            <translation>{0} Teilnehmende, je {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} games each, {1} of them practice; words of {2} letters</source>
            <translation>je {0} Spiele, davon {1} zur Übung; Wörter aus {2} Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Consent, {0}: SHA-256 {1}</source>
            <translation>Einwilligung, {0}: SHA-256 {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Consent: SHA-256 {0}</source>
            <translation>Einwilligung: SHA-256 {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Groups: {0}</source>
            <translation>Gruppen: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Stations: {0}; each deals out its own share of the places, {1} at a time, to codes that begin with its name: {2}-001.</source>
            <translation>Stationen: {0}; jede vergibt ihren eigenen Teil der Plätze, {1} auf einmal, an Codes, die mit ihrem Namen beginnen: {2}-001.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secrets are balanced where each group has a multiple of {0}.</source>
            <translation>Die Lösungen sind ausgewogen, wenn jede Gruppe ein Vielfaches von {0} hat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Two groups of {0} find a difference of {1} standard deviations with 80 % power (5 %, two-sided); for 0.5 it takes {2} each, for 0.8 {3}.</source>
            <translation>Zwei Gruppen aus {0} finden einen Unterschied von {1} Standardabweichungen mit 80 % Teststärke (5 %, zweiseitig); für 0,5 braucht es je {2}, für 0,8 {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} SIMULATED participants in {1}.</source>
            <translation>{0} SIMULIERTE Teilnehmende in {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>reading what statistics need</source>
            <translation>was die Statistik braucht, wird gelesen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>Assumed of ln seconds: last arm to first {0} times; standard deviations {1} among participants, {2} among secrets, {3} within, {8} of the difference of two arms among participants who meet both; game n takes n to the power of {4}; {5} % leave. {6} studies of each size, seed {7}.</source>
            <translation>Angenommen für ln Sekunden: letzte Gruppe zur ersten {0}-mal; Standardabweichungen {1} zwischen Personen, {2} zwischen Lösungen, {3} innerhalb, {8} des Unterschieds zweier Gruppen zwischen Personen, die beide spielen; Spiel n dauert n hoch {4}; {5} % brechen ab. {6} Studien je Größe, Startwert {7}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>each group</source>
            <translation>je Gruppe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>arms</source>
            <translation>Gruppen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>means</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>({0} without a model)</source>
            <translation>({0} ohne Modell)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} files in {1}.</source>
            <translation>{0} Dateien in {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>writing the tables</source>
            <translation>die Tabellen werden geschrieben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>analysing the games</source>
            <translation>die Spiele werden ausgewertet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>writing the report and drawing its pictures</source>
            <translation>der Bericht wird geschrieben, seine Bilder werden gezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>analysing, and putting the kit together</source>
            <translation>es wird ausgewertet und das Paket zusammengestellt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>not assigned</source>
            <translation>nicht zugeteilt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>nobody yet</source>
            <translation>noch niemand</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>{0} withdrew</source>
            <translation>{0} abgebrochen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>finished</source>
            <translation>fertig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>withdrew</source>
            <translation>hat abgebrochen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>game {0} of {1}</source>
            <translation>Spiel {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>reading the folders</source>
            <translation>die Ordner werden gelesen</translation>
        </message>
    </context>
    <context>
        <name>Progress</name>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the frames</source>
            <translation>die Einzelbilder werden gezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the pages of all steps</source>
            <translation>die Seiten aller Schritte werden gezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the pictures</source>
            <translation>die Bilder werden gezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the handout and the answers</source>
            <translation>Arbeitsblatt und Lösungsblatt werden gezeichnet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>temporary trie</source>
            <translation>vorläufiger Trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>redundant nodes</source>
            <translation>überflüssige Knoten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>bit encoding</source>
            <translation>der Graph wird gepackt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>population</source>
            <translation>die Dateien werden geschrieben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>reading</source>
            <translation>die Wörter werden gelesen</translation>
        </message>
    </context>
    <context>
        <name>Units</name>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>games</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>openers</source>
            <translation>Anfangstipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>participants</source>
            <translation>Teilnehmenden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>pieces</source>
            <translation>Teilen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>secrets</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>words</source>
            <translation>Wörtern</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Arguments</source>
            <translation>Argumente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>default: {default}</source>
            <translation>Vorgabe: {default}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>required</source>
            <translation>nötig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>(dynamic)</source>
            <translation>(je nachdem)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggests the next guess in games that hide a word. Without a command the window opens.

Where it is open already it comes to the front; `wmh --new-window` opens another one beside it.</source>
            <translation>Schlägt den nächsten Tipp vor in Spielen, die ein Wort verbergen. Ohne Befehl öffnet sich das Fenster.

Wo es schon offen ist, kommt es nach vorn; `wmh --new-window` öffnet ein weiteres daneben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the version.</source>
            <translation>Die Version zeigen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest words that fit what was guessed so far. Exit code 1 if none does.</source>
            <translation>Wörter vorschlagen, die zu dem bisher Geratenen passen. Code 1, wenn keines passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read all of the clues, or what the paper's pattern says.</source>
            <translation>Alles aus den Hinweisen lesen, oder was das Muster des Aufsatzes sagt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A mode of the game: say which guess it would have refused, and suggest only guesses that it lets pass.</source>
            <translation>Ein Modus des Spiels: sagen, welchen Tipp er abgelehnt hätte, und nur Tipps vorschlagen, die er durchlässt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How much to show: 1 how many words are left, 2 also which letters help, 3 also a letter of the best word, 4 the words, 5 also a word that is the only one left.</source>
            <translation>Wie viel zu zeigen ist: 1 wie viele Wörter übrig sind, 2 auch, welche Buchstaben helfen, 3 auch ein Buchstabe des besten Wortes, 4 die Wörter, 5 auch ein Wort, das als einziges übrig ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Propose what to change where no word fits. Exit code 1 if nothing helps.</source>
            <translation>Vorschlagen, was zu ändern ist, wenn kein Wort passt. Code 1, wenn nichts hilft.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mark a guess as the game would. The words need not be in the lexicon.</source>
            <translation>Einen Tipp markieren, wie das Spiel es täte. Die Wörter müssen nicht im Lexikon sein.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word to mark.</source>
            <translation>Das zu markierende Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to show a row.</source>
            <translation>Wie viele Wörter je Zeile gezeigt werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read the boards in a screenshot: words, marks, and what stays open.

Exit code 1 if there is none.</source>
            <translation>Die Bretter in einem Bildschirmfoto lesen: Wörter, Markierungen, und was offen bleibt.

Code 1, wenn keines da ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A PNG, JPEG or WebP.</source>
            <translation>Ein PNG, JPEG oder WebP.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what each stage saw into this SVG.</source>
            <translation>In dieses SVG zeichnen, was jede Stufe gesehen hat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the words that match a pattern, a word a line. Exit code 1 if none does.</source>
            <translation>Die Wörter finden, die einem Muster entsprechen, eines je Zeile. Code 1, wenn keines da ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Such as .*ing or '(a|b)..': Python's regular expressions, over letters.</source>
            <translation>Wie .*ing oder '(a|b)..': reguläre Ausdrücke von Python, über Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Name flagged words too.</source>
            <translation>Auch gesperrte Wörter nennen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to name.</source>
            <translation>Wie viele Wörter genannt werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what words mean, by the dictionaries of dictd and StarDict that are installed.

The lexicon says which language's are looked at. Exit code 1 where a word is in none.</source>
            <translation>Sagen, was Wörter bedeuten, nach den installierten Wörterbüchern von dictd und StarDict.

Das Lexikon sagt, in welcher Sprache nachgesehen wird. Code 1, wenn ein Wort in keinem steht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What to look up.</source>
            <translation>Was nachzuschlagen ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only with this first guess.</source>
            <translation>Nur mit diesem ersten Tipp.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Follow so many guesses in a state: quicker, but no proof.</source>
            <translation>In jedem Zustand so viele Tipps verfolgen: schneller, aber kein Beweis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --width: how many openers to try.</source>
            <translation>Mit --width: wie viele Anfangstipps versucht werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the tree into this .txt, .json or .svg file.</source>
            <translation>Den Baum in diese .txt-, .json- oder .svg-Datei schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The first guess of every game; the game's own, or the strategy's, without it.</source>
            <translation>Der erste Tipp jedes Spiels; ohne ihn der des Spiels oder der Strategie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words to find: a file, a number to draw, or all.</source>
            <translation>Die zu findenden Wörter: eine Datei, eine Zahl zum Ziehen, oder all.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Several strategies, as entropy,parts: a table of them all.</source>
            <translation>Mehrere Strategien, wie entropy,parts: eine Tabelle von allen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw the distributions into this .svg or .png file.</source>
            <translation>Die Verteilungen in diese .svg- oder .png-Datei zeichnen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what to guess next, and after every clue to that. Exit code 1 if no word fits.</source>
            <translation>Zeichnen, was als Nächstes zu raten ist, und nach jedem Hinweis darauf. Code 1, wenn kein Wort passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Such as rain:ywwg or rain=ywwg, rain:🟨⬜⬜🟩, or rain:2,1 where the rule counts.</source>
            <translation>Wie rain:ywwg oder rain=ywwg, rain:🟨⬜⬜🟩, oder rain:2,1, wo die Regel zählt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The next guess; the strategy's own without it.</source>
            <translation>Der nächste Tipp; ohne ihn der der Strategie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses deep.</source>
            <translation>Wie viele Tipps tief.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An .svg or .json file; without it JSON is printed.</source>
            <translation>Eine .svg- oder .json-Datei; ohne sie wird JSON ausgegeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Who guesses: you (guesser), the program (keeper), or it alone.</source>
            <translation>Wer rät: Sie (guesser), das Programm (keeper), oder es allein (automatic).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How the program keeps the secret.</source>
            <translation>Wie das Programm die Lösung hält.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word to be found.</source>
            <translation>Das zu findende Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What the drawing of the secret starts from.</source>
            <translation>Wovon das Ziehen der Lösung ausgeht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds between the program's own guesses.</source>
            <translation>Sekunden zwischen den Tipps des Programms.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Keep your game in the record.</source>
            <translation>Ihr Spiel in die Aufzeichnung aufnehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Words, or a file of them, or a number.</source>
            <translation>Wörter, oder eine Datei davon, oder eine Zahl.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The strategies that run, as paper,entropy.</source>
            <translation>Die Strategien, die laufen, wie paper,entropy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Run too: type your guesses.</source>
            <translation>Auch mitlaufen: eigene Tipps eingeben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Which words may be guessed.</source>
            <translation>Welche Wörter geraten werden dürfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words guessed; none for your last game.</source>
            <translation>Die geratenen Wörter; keine für Ihr letztes Spiel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word that was to be found.</source>
            <translation>Das Wort, das zu finden war.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses the game allows.</source>
            <translation>Wie viele Tipps das Spiel erlaubt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A mode of the game that refuses some guesses.</source>
            <translation>Ein Modus des Spiels, der manche Tipps ablehnt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How likely each word is: all alike, or by its tier.</source>
            <translation>Wie wahrscheinlich jedes Wort ist: alle gleich, oder nach seiner Stufe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take plurals and past tenses for unlikely secrets.</source>
            <translation>Mehrzahlen und Vergangenheitsformen für unwahrscheinliche Lösungen halten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The strategies asked what they would have guessed.</source>
            <translation>Die Strategien, die gefragt werden, was sie geraten hätten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the review into this HTML file.</source>
            <translation>Den Rückblick in diese HTML-Datei schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the games, a row each, into this file; - prints.</source>
            <translation>Die Spiele, je eine Zeile, in diese Datei schreiben; - gibt sie aus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only games of this mode.</source>
            <translation>Nur Spiele dieser Art.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the words that can be made of a rack, highest score first. Exit code 1 if none can.</source>
            <translation>Die Wörter zeigen, die sich aus einer Buchstabenbank bilden lassen, die höchste Wertung zuerst. Code 1, wenn keines geht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The rack, ? for a blank.</source>
            <translation>Die Buchstabenbank, ? für einen Joker.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many blanks there are, 4 at most; or write ? each.</source>
            <translation>Wie viele Joker es gibt, höchstens 4; oder je ein ? schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What lies on the board, a dot for each place between, a star where the word may go on: ..a.e, or *a*.</source>
            <translation>Was auf dem Brett liegt, ein Punkt für jeden Platz dazwischen, ein Stern, wo das Wort weitergehen darf: ..a.e, oder *a*.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The most letters of a word.</source>
            <translation>Die meisten Buchstaben eines Wortes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What comes first: high scores or long words.</source>
            <translation>Was zuerst kommt: hohe Wertungen oder lange Wörter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How they are found; all find the same words.</source>
            <translation>Wie sie gefunden werden; alle finden dieselben Wörter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find all words that some letters make, before time is up. All are shown at the end.</source>
            <translation>Alle Wörter finden, die sich aus einigen Buchstaben bilden lassen, bevor die Zeit um ist. Am Ende werden alle gezeigt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Your own letters; without, a word's.</source>
            <translation>Eigene Buchstaben; ohne sie die eines Wortes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How long the word is that is drawn.</source>
            <translation>Wie lang das gezogene Wort ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How long the game lasts.</source>
            <translation>Wie lange das Spiel dauert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same number draws the same letters again.</source>
            <translation>Dieselbe Zahl zieht dieselben Buchstaben noch einmal.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The fewest letters of a word.</source>
            <translation>Die wenigsten Buchstaben eines Wortes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What letters are worth: a language, or a .toml file.</source>
            <translation>Was Buchstaben wert sind: eine Sprache, oder eine .toml-Datei.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The name of a scenario, or its file; without one, all are listed.</source>
            <translation>Der Name einer Lektion, oder ihre Datei; ohne das werden alle aufgezählt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only say whether the scenario can be shown.</source>
            <translation>Nur sagen, ob die Lektion gezeigt werden kann.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write files of the lesson into a folder.</source>
            <translation>Dateien der Lektion in einen Ordner schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export numbered PNGs, one a step.</source>
            <translation>Nummerierte PNGs exportieren, eines je Schritt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export a PDF with a page a step.</source>
            <translation>Ein PDF mit einer Seite je Schritt exportieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export an SVG drawing a step.</source>
            <translation>Je Schritt eine SVG-Zeichnung exportieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export a handout and an answer sheet, as PDF.</source>
            <translation>Ein Arbeitsblatt und ein Lösungsblatt exportieren, als PDF.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Width of the PNGs in pixels.</source>
            <translation>Breite der PNGs in Pixeln.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Ground of what is exported.</source>
            <translation>Grund des Exportierten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Colours of the marks.</source>
            <translation>Farben der Markierungen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Paper of the handout.</source>
            <translation>Papier des Arbeitsblatts.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters the secret has.</source>
            <translation>Wie viele Buchstaben die Lösung hat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What makes a guess a good one.</source>
            <translation>Was einen Tipp gut macht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest guesses that serve several boards. Exit code 1 if no word fits one of them.</source>
            <translation>Tipps vorschlagen, die mehreren Brettern nützen. Code 1, wenn zu einem davon kein Wort passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A clue for each board, such as crane:wwywg/gwwww; - for one that is solved.</source>
            <translation>Ein Hinweis für jedes Brett, wie crane:wwywg/gwwww; - für ein gelöstes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many boards, where no clue tells: else 4.</source>
            <translation>Wie viele Bretter, wo kein Hinweis es sagt: sonst 4.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to show.</source>
            <translation>Wie viele Wörter gezeigt werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play so many games, and say how they went.</source>
            <translation>So viele Spiele spielen und sagen, wie sie ausgingen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses a game allows: 5 more than boards.</source>
            <translation>Wie viele Tipps ein Spiel erlaubt: 5 mehr als Bretter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let players of Lingo find the same secrets, and count their points.

Players are started in the current folder, where they may read wordlist.txt. They are programs that run as you: start only those you trust. Of your environment they get six variables, but they can read your files and the options of this command, so a player that wants to can find out the seed and with it the secrets.</source>
            <translation>Lässt Lingo-Spieler dieselben Wörter suchen und zählt ihre Punkte.

Die Spieler werden im aktuellen Ordner gestartet, wo sie wordlist.txt lesen dürfen. Es sind Programme, die mit Ihren Rechten laufen: Starten Sie nur solche, denen Sie vertrauen. Von Ihrer Umgebung erhalten sie sechs Variablen, sie können aber Ihre Dateien und die Optionen dieses Befehls lesen; ein Spieler, der es darauf anlegt, kann also den Startwert und damit die gesuchten Wörter herausfinden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The command of a player; the length is put behind it.</source>
            <translation>Der Befehl eines Spielers; die Länge wird angehängt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Strategies of this program, as lingo,entropy.</source>
            <translation>Strategien dieses Programms, wie lingo,entropy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words, one a line; by default wordlistN.txt or wordlist.txt here.</source>
            <translation>Die Wörter, eines je Zeile; ohne Angabe wordlistN.txt oder wordlist.txt von hier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many secrets of each length.</source>
            <translation>Wie viele Lösungen jeder Länge.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters secrets have, as 4-13 or 5,7.</source>
            <translation>Wie viele Buchstaben Lösungen haben, wie 4-13 oder 5,7.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds a game may take.</source>
            <translation>Sekunden, die ein Spiel dauern darf.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write every game into this file.</source>
            <translation>Jedes Spiel in diese Datei schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The exact mean over all words of these lengths, as 5 or 4-13.</source>
            <translation>Das genaue Mittel über alle Wörter dieser Längen, wie 5 oder 4-13.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --whole-list: follow promising guesses.</source>
            <translation>Mit --whole-list: vielversprechende Tipps verfolgen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --whole-list: the first guess of every game.</source>
            <translation>Mit --whole-list: der erste Tipp jedes Spiels.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A game of `wmh presets`: its length, rule, hard mode, attempts and lexicon, and the strategy and words that win it.</source>
            <translation>Ein Spiel von `wmh presets`: seine Länge, Regel, Schwierigkeit, Versuche und Lexikon, und die Strategie und die Wörter, die es gewinnen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters the words have.</source>
            <translation>Wie viele Buchstaben die Wörter haben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How the game marks guesses.</source>
            <translation>Wie das Spiel Tipps markiert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Letters the game shows, a dot for each other: r...; guesses have them too.</source>
            <translation>Buchstaben, die das Spiel zeigt, ein Punkt für jeden anderen: r...; auch jeder Tipp hat sie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An installed lexicon, a list of words, a .dawg, codes:abcdef.</source>
            <translation>Ein installiertes Lexikon, eine Wortliste, ein .dawg, codes:abcdef.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How well known words are: everyday, common, all, or a number up to 127.</source>
            <translation>Wie bekannt Wörter sind: everyday, common, all, oder eine Zahl bis 127.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest flagged words too.</source>
            <translation>Auch gesperrte Wörter vorschlagen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.

A lexicon, a word list, a lesson, a protocol, its texts, a questionnaire, a game, letter values, a journal or a folder of a study, a record of games, a game in hand, settings, a theme or a picture. The exit code is 2 where something is wrong.</source>
            <translation>Sagen, was eine Datei ist, was an ihr nicht stimmt, und was sie kosten würde. Nichts wird geändert.

Ein Lexikon, eine Wortliste, eine Lektion, ein Protokoll, seine Texte, ein Fragebogen, ein Spiel, Buchstabenwerte, ein Journal oder ein Ordner einer Studie, eine Aufzeichnung von Spielen, ein angefangenes Spiel, Einstellungen, ein Farbschema oder ein Bild. Code 2, wenn etwas nicht stimmt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Files, or a study's folder.</source>
            <translation>Dateien, oder der Ordner einer Studie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only this one.</source>
            <translation>Nur dieses.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with Wordle's lists (wordlist_orig_hidden.txt, wordlist_orig_all.txt, wordlist_nyt20220830_all.txt) for strategies to be measured on; for `read` one with truth.jsonl and the pictures that it names.</source>
            <translation>Ein Ordner mit den Listen von Wordle (wordlist_orig_hidden.txt, wordlist_orig_all.txt, wordlist_nyt20220830_all.txt), an denen Strategien gemessen werden; für `read` einer mit truth.jsonl und den Bildern, die es nennt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A Python interpreter that has Doddle, to be measured beside the strategies: python -m venv D &amp;&amp; D/bin/pip install doddle 'numpy&lt;2', then D/bin/python.</source>
            <translation>Ein Python, das Doddle hat, um es neben den Strategien zu messen: python -m venv D &amp;&amp; D/bin/pip install doddle 'numpy&lt;2', dann D/bin/python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only these experiments; all of them by default.</source>
            <translation>Nur diese Experimente; ohne Angabe alle.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder for the report; it may be there.</source>
            <translation>Der Ordner für den Bericht; er darf da sein.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Smaller: some minutes in all.</source>
            <translation>Kleiner: einige Minuten insgesamt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What the drawing of secrets starts from.</source>
            <translation>Wovon das Ziehen von Lösungen ausgeht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with word lists that do not come with the program: that of the Lingo pit (lingo-wordlist.txt), Wordle's (wordlist_orig_hidden.txt and others), and any more.</source>
            <translation>Ein Ordner mit Wortlisten, die nicht beim Programm sind: die der Lingo-Arena (lingo-wordlist.txt), die von Wordle (wordlist_orig_hidden.txt und andere), und beliebige weitere.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with other programs to be measured beside this one: a virtual environment doddle that has Doddle, Selby's compiled program wordle.</source>
            <translation>Ein Ordner mit anderen Programmen, die neben diesem gemessen werden: eine virtuelle Umgebung doddle, die Doddle hat, und Selbys kompiliertes Programm wordle.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The lexicon to measure with.</source>
            <translation>Das Lexikon, mit dem gemessen wird.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the experiments, and do nothing.</source>
            <translation>Die Experimente aufzählen und nichts tun.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the figures of `wmh replicate` into the README and the guide of a checkout.

An experiment that a report has takes the place of what was known of it; others stay.</source>
            <translation>Die Zahlen von `wmh replicate` in README und Anleitung eines Checkouts übernehmen.

Ein Experiment, das ein Bericht hat, tritt an die Stelle dessen, was davon bekannt war; andere bleiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Folders of reports; without any the pages are written again.</source>
            <translation>Ordner von Berichten; ohne werden die Seiten neu geschrieben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The checkout of the program whose pages they are.</source>
            <translation>Der Checkout des Programms, dessen Seiten es sind.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Make word lists a lexicon of your own, known by its name.</source>
            <translation>Aus Wortlisten ein eigenes Lexikon machen, bekannt unter seinem Namen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Word lists: a word a line, perhaps with a number.</source>
            <translation>Wortlisten: ein Wort je Zeile, vielleicht mit einer Zahl.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A word list of the system instead: see `wmh lexicon recipes`.</source>
            <translation>Stattdessen eine Wortliste des Systems: siehe `wmh lexicon recipes`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What to call it; as its list is called, if not.</source>
            <translation>Wie es heißen soll; sonst wie seine Liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the place of an imported lexicon of that name.</source>
            <translation>An die Stelle eines importierten Lexikons dieses Namens treten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the word lists of this system that have a recipe.</source>
            <translation>Die Wortlisten dieses Systems aufzählen, zu denen es ein Rezept gibt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Those of other systems, too.</source>
            <translation>Auch die anderer Systeme.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build a lexicon of your own again, from the lists it was made of.</source>
            <translation>Ein eigenes Lexikon neu bauen, aus den Listen, aus denen es gemacht ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An imported lexicon.</source>
            <translation>Ein importiertes Lexikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print lines of JSON: how far it is, then the result.</source>
            <translation>Zeilen von JSON ausgeben: wie weit es ist, dann das Ergebnis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let a lexicon know these words.</source>
            <translation>Ein Lexikon diese Wörter kennen lassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let a lexicon no longer know these words.</source>
            <translation>Ein Lexikon diese Wörter nicht mehr kennen lassen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest these words only when asked for; they stay possible secrets.</source>
            <translation>Diese Wörter nur auf Verlangen vorschlagen; sie bleiben mögliche Lösungen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest these words as any other.</source>
            <translation>Diese Wörter wie alle anderen vorschlagen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An installed lexicon.</source>
            <translation>Ein installiertes Lexikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Remove a lexicon of your own, and what you changed in it.</source>
            <translation>Ein eigenes Lexikon entfernen, und was darin geändert wurde.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Give a lexicon of your own another name.</source>
            <translation>Einem eigenen Lexikon einen anderen Namen geben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A lexicon of your own.</source>
            <translation>Ein eigenes Lexikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Its new name.</source>
            <translation>Sein neuer Name.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build a lexicon from word lists, and leave it where you say.</source>
            <translation>Aus Wortlisten ein Lexikon bauen und ablegen, wo Sie sagen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Word lists: `word` or `word TAB tier`.</source>
            <translation>Wortlisten: `word` oder `word TAB tier`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The .dawg file to write.</source>
            <translation>Die .dawg-Datei, die geschrieben wird.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A list of words to suggest only when asked for.</source>
            <translation>Eine Liste von Wörtern, die nur auf Verlangen vorgeschlagen werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A list of the words a game can hide; others are guesses.</source>
            <translation>Eine Liste der Wörter, die ein Spiel verbergen kann; andere sind Tipps.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Keep accented letters, or fold them into plain ones.</source>
            <translation>Buchstaben mit Akzenten behalten oder zu einfachen falten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Fold capitals into small letters, or skip such entries.</source>
            <translation>Große Buchstaben zu kleinen falten oder solche Einträge überspringen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What a number beside a word is; auto tells the two apart.</source>
            <translation>Was eine Zahl neben einem Wort ist; auto unterscheidet beides.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Letters of several characters, as ch,ll.</source>
            <translation>Buchstaben aus mehreren Zeichen, wie ch,ll.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Accented letters to keep where others are folded, as ñ.</source>
            <translation>Buchstaben mit Akzent, die bleiben, wo andere gefaltet werden, wie ñ.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The language: in tr and az, I is no capital i.</source>
            <translation>Die Sprache: in tr und az ist I kein großes i.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Where the words come from.</source>
            <translation>Woher die Wörter kommen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What may be done with them.</source>
            <translation>Was mit ihnen getan werden darf.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the installed lexica.</source>
            <translation>Die installierten Lexika aufzählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Check a lexicon: its files, and every word of it with dawg-python.</source>
            <translation>Ein Lexikon prüfen: seine Dateien, und jedes Wort davon mit dawg-python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A .dawg file, or an installed lexicon.</source>
            <translation>Eine .dawg-Datei, oder ein installiertes Lexikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many codes each first guess leaves after each mark (source 002, table 1).</source>
            <translation>Wie viele Codes jeder erste Tipp nach jeder Markierung übrig lässt (Quelle 002, Tabelle 1).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many.</source>
            <translation>Wie viele.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find a code, and show every step to it.</source>
            <translation>Einen Code finden und jeden Schritt dahin zeigen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The code to find, such as FCBE.</source>
            <translation>Der zu findende Code, wie FCBE.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How to find it.</source>
            <translation>Wie er gefunden wird.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw the tree into this .svg file.</source>
            <translation>Den Baum in diese .svg-Datei zeichnen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The source's own example FCBE, as it is printed.</source>
            <translation>Das eigene Beispiel der Quelle, FCBE, wie es gedruckt ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Every method against all 1,296 codes.</source>
            <translation>Jedes Verfahren gegen alle 1.296 Codes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what is wrong with a file, or that the game can be played. Exit code 2 if it cannot.</source>
            <translation>Sagen, was an einer Datei nicht stimmt, oder dass das Spiel gespielt werden kann. Code 2, wenn nicht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A file of a game, in TOML.</source>
            <translation>Die Datei eines Spiels, in TOML.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what is wrong with a protocol; if nothing is, what it decides and what it can see.</source>
            <translation>Sagen, was an einem Protokoll nicht stimmt; stimmt alles, was es entscheidet und was es sehen kann.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write protocol and analysis plan into a study's folder, before the first participant.

The plan has the time that it was written in it: for several machines, plan once and copy the folder to each.</source>
            <translation>Protokoll und Auswertungsplan in den Ordner einer Studie schreiben, vor der ersten Person.

Im Plan steht, wann er geschrieben wurde: für mehrere Rechner einmal planen und den Ordner auf jeden kopieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Make up participants, to rehearse the analysis. All that comes of it says so.</source>
            <translation>Teilnehmende erfinden, um die Auswertung zu proben. Alles, was daraus wird, sagt es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many; by default all of them.</source>
            <translation>Wie viele; ohne Angabe alle.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say how often studies of this protocol find a difference in time, by making many up.

What is assumed of times is printed; a pilot study says it better than the values in brackets.</source>
            <translation>Sagen, wie oft Studien nach diesem Protokoll einen Zeitunterschied finden, indem viele erfunden werden.

Was über Zeiten angenommen wird, wird ausgegeben; eine Vorstudie sagt es besser als die Werte in Klammern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Participants of each group, such as 10,20,40; else the protocol's.</source>
            <translation>Teilnehmende je Gruppe, wie 10,20,40; sonst die des Protokolls.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder of a study whose games say what to assume, as a pilot's.</source>
            <translation>Der Ordner einer Studie, deren Spiele sagen, was anzunehmen ist, etwa einer Vorstudie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Time in the last arm to that in the first. [0.8]</source>
            <translation>Zeit in der letzten Gruppe zu der in der ersten. [0.8]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Standard deviation of ln seconds among people. [0.4]</source>
            <translation>Standardabweichung der ln Sekunden zwischen Menschen. [0.4]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same among secrets. [0.2]</source>
            <translation>Dasselbe zwischen Lösungen. [0.2]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same among games of one, with one. [0.5]</source>
            <translation>Dasselbe zwischen Spielen eines Menschen mit einer Lösung. [0.5]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The n-th game takes n to the power of -this. [0.1]</source>
            <translation>Das n-te Spiel dauert n hoch minus dies. [0.1]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The share that leaves on the way. [0]</source>
            <translation>Der Anteil, der unterwegs aufhört. [0]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Standard deviation among people of the difference between two arms, where they meet several. [0.2]</source>
            <translation>Standardabweichung des Unterschieds zweier Gruppen zwischen Personen, wo sie mehrere spielen. [0.2]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Studies to make up for each size.</source>
            <translation>Wie viele Studien je Größe erfunden werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many cores to use; all by default.</source>
            <translation>Wie viele Kerne benutzt werden; ohne Angabe alle.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Run on Dask: tls://host:port, or local:4 for 4 processes.</source>
            <translation>Auf Dask ausführen: tls://Rechner:Port oder local:4 für 4 Prozesse.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder to keep the run in, also when it is done.</source>
            <translation>Ein Ordner, der den Lauf behält, auch wenn er fertig ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Go on where the same command stopped.</source>
            <translation>Weitermachen, wo derselbe Befehl angehalten hat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Tell how far it is in JSON, a line each time.</source>
            <translation>In JSON sagen, wie weit es ist, jedes Mal eine Zeile.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say who is where, who has finished, what is wrong, and how full the groups are.

Followed, a terminal shows it all anew; anything else gets the lines that are new.</source>
            <translation>Sagen, wer wo ist, wer fertig ist, was nicht stimmt, und wie voll die Gruppen sind.

Laufend verfolgt zeigt ein Terminal alles neu; alles andere bekommt die neuen Zeilen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folders of one or more machines.</source>
            <translation>Die Ordner eines oder mehrerer Rechner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Go on telling what changes, until Ctrl+C.</source>
            <translation>Weiter sagen, was sich ändert, bis Strg+C.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds from one look to the next.</source>
            <translation>Sekunden von einem Blick zum nächsten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print JSON and nothing else.</source>
            <translation>JSON ausgeben und sonst nichts.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Put the participants of several folders into one, after looking for what does not fit.</source>
            <translation>Die Teilnehmenden mehrerer Ordner in einen legen, nachdem gesucht ist, was nicht zusammenpasst.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folders of several machines.</source>
            <translation>Die Ordner mehrerer Rechner.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Even if not all played with the same words.</source>
            <translation>Auch wenn nicht alle mit denselben Wörtern gespielt haben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Give a participant another code, where two people have the same. Their file tells of it.</source>
            <translation>Jemandem einen anderen Code geben, wenn zwei Menschen denselben haben. Die Datei sagt davon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The code that it is to be.</source>
            <translation>Der künftige Code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Delete all there is of a participant, as they may ask for. It cannot be undone.</source>
            <translation>Alles löschen, was es von jemandem gibt, auf dessen Verlangen. Es lässt sich nicht rückgängig machen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The participant's code.</source>
            <translation>Der Code der Person.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Do it; without this it is only said.</source>
            <translation>Es tun; ohne dies wird es nur gesagt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the tables of participants, games, attempts, answers and events, and what they mean.</source>
            <translation>Die Tabellen der Teilnehmenden, Spiele, Versuche, Antworten und Ereignisse schreiben, und was sie bedeuten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder to write into.</source>
            <translation>Der Ordner, in den geschrieben wird.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Separate by commas, not tabs.</source>
            <translation>Durch Kommas trennen, nicht durch Tabulatoren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print the report; with --out write it, its tables (Markdown, LaTeX, CSV) and its picture.

All of it is in English, whatever language is spoken here: it is for a paper.</source>
            <translation>Den Bericht ausgeben; mit --out ihn, seine Tabellen (Markdown, LaTeX, CSV) und sein Bild schreiben.

Alles davon ist auf Englisch, welche Sprache hier auch gesprochen wird: Es ist für einen Aufsatz.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Also write report, tables and pictures there.</source>
            <translation>Bericht, Tabellen und Bilder auch dorthin schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What chance starts from; by default the protocol's seed.</source>
            <translation>Wovon der Zufall ausgeht; ohne Angabe der Startwert des Protokolls.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Count the practice games too.</source>
            <translation>Auch die Übungsspiele zählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Replace a file of any kind.</source>
            <translation>Eine Datei jeder Art ersetzen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write one file for reviewers: protocol, plan, tables, figures, report, R and Python.</source>
            <translation>Eine Datei für Gutachtende schreiben: Protokoll, Plan, Tabellen, Abbildungen, Bericht, R und Python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder of a study.</source>
            <translation>Der Ordner einer Studie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The kit to write, a zip file.</source>
            <translation>Das Paket, das geschrieben wird, eine Zip-Datei.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Of the data: CC0-1.0 or CC-BY-4.0.</source>
            <translation>Der Daten: CC0-1.0 oder CC-BY-4.0.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With free notes, and answers in people's own words.</source>
            <translation>Mit freien Notizen, und Antworten in eigenen Worten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With the data of participants who withdrew.</source>
            <translation>Mit den Daten der Personen, die zurückgetreten sind.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Rehearse, analyse here and in R, and print how far apart each number is at most.

The seeds take turns with the sizes; each is analysed as played, with all games solved, with many censored, with ties, with arms that do not overlap, and with games that all end together.</source>
            <translation>Proben, hier und in R auswerten, und ausgeben, wie weit jede Zahl höchstens auseinanderliegt.

Die Startwerte wechseln mit den Größen ab; jeder wird ausgewertet wie gespielt, mit lauter gelösten Spielen, mit vielen zensierten, mit Gleichständen, mit Gruppen, die sich nicht überschneiden, und mit Spielen, die alle zugleich enden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A protocol's name, or its file in TOML.</source>
            <translation>Der Name eines Protokolls, oder seine Datei in TOML.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seeds 1 to this.</source>
            <translation>Startwerte 1 bis zu diesem.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Participants of each group, such as 2,5,50.</source>
            <translation>Teilnehmende je Gruppe, wie 2,5,50.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show this message and exit.</source>
            <translation>Diese Hilfe zeigen und beenden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest words that fit what was guessed so far.</source>
            <translation>Wörter vorschlagen, die zu dem bisher Geratenen passen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Propose what to change where no word fits.</source>
            <translation>Vorschlagen, was zu ändern ist, wenn kein Wort passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mark a guess as the game would.</source>
            <translation>Einen Tipp markieren, wie das Spiel es täte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Name the words that could have made a grid, given on standard input.</source>
            <translation>Die Wörter nennen, die ein Raster ergeben haben können, das in der Standardeingabe steht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read the boards in a screenshot: words, marks, and what stays open.</source>
            <translation>Die Bretter in einem Bildschirmfoto lesen: Wörter, Markierungen, und was offen bleibt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the words that match a pattern, a word a line.</source>
            <translation>Die Wörter finden, die einem Muster entsprechen, eines je Zeile.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what words mean, by the dictionaries of dictd and StarDict that are installed.</source>
            <translation>Sagen, was Wörter bedeuten, nach den installierten Wörterbüchern von dictd und StarDict.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the first guess and the tree after it that need the fewest guesses, and prove it.</source>
            <translation>Den ersten Tipp und den Baum danach finden, die die wenigsten Tipps brauchen, und es beweisen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play many games, every one to its end, and say how many guesses they took.</source>
            <translation>Viele Spiele spielen, jedes bis zum Ende, und sagen, wie viele Tipps sie brauchten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what to guess next, and after every clue to that.</source>
            <translation>Zeichnen, was als Nächstes zu raten ist, und nach jedem Hinweis darauf.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play a game: you guess, or you keep a secret that the program guesses, or it does both.</source>
            <translation>Ein Spiel spielen: Sie raten, oder Sie behalten eine Lösung, die das Programm rät, oder es tut beides.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let strategies find the same secrets, a guess of each in turn; and find them yourself.</source>
            <translation>Strategien dieselben Lösungen finden lassen, reihum mit je einem Tipp; und selbst mitmachen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Look back at a game: what each guess told, and what it could have told.</source>
            <translation>Auf ein Spiel zurückblicken: was jeder Tipp geliefert hat, und was er hätte liefern können.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say how your games went: how many were won, with how many guesses, and how fast.</source>
            <translation>Sagen, wie Ihre Spiele gingen: wie viele gewonnen sind, mit wie vielen Tipps, und wie schnell.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the words that can be made of a rack, highest score first.</source>
            <translation>Die Wörter zeigen, die sich aus einer Buchstabenbank bilden lassen, die höchste Wertung zuerst.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find all words that some letters make, before time is up.</source>
            <translation>Alle Wörter finden, die sich aus einigen Buchstaben bilden lassen, bevor die Zeit um ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Tell a lesson step by step: how the method finds its words, with questions and answers.</source>
            <translation>Eine Lektion Schritt für Schritt erzählen: wie das Verfahren seine Wörter findet, mit Fragen und Antworten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play Lingo: guesses on standard output, masks of O, ? and X on standard input.</source>
            <translation>Lingo spielen: Tipps auf der Standardausgabe, Masken aus O, ? und X in der Standardeingabe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest guesses that serve several boards.</source>
            <translation>Tipps vorschlagen, die mehreren Brettern nützen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let players of Lingo find the same secrets, and count their points.</source>
            <translation>Spieler von Lingo dieselben Lösungen finden lassen und ihre Punkte zählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Talk with the helper, in a terminal or a pipe.</source>
            <translation>Mit dem Helfer reden, in einem Terminal oder einer Pipe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.</source>
            <translation>Sagen, was eine Datei ist, was an ihr nicht stimmt, und was sie kosten würde. Nichts wird geändert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Measure the engine on this computer.</source>
            <translation>Das Rechenwerk auf diesem Rechner messen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Measure what the sources published, and write a report with their figures beside ours.</source>
            <translation>Messen, was die Quellen veröffentlicht haben, und einen Bericht mit ihren Zahlen neben unseren schreiben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the figures of `wmh replicate` into the README and the guide of a checkout.</source>
            <translation>Die Zahlen von `wmh replicate` in README und Anleitung eines Checkouts übernehmen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build, import, list, change and check lexica.</source>
            <translation>Lexika bauen, importieren, aufzählen, ändern und prüfen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mastermind: four pegs of six colours, A to F.</source>
            <translation>Mastermind: vier Stifte in sechs Farben, A bis F.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the games that --game and the window know, your own among them.</source>
            <translation>Die Spiele aufzählen, die --game und das Fenster kennen, eigene darunter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>User studies: check a protocol, rehearse, power, export, merge, analyse, recode, delete.</source>
            <translation>Studien mit Menschen: ein Protokoll prüfen, proben, Teststärke, exportieren, vereinen, auswerten, umbenennen, löschen.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>Any word may be guessed.</source>
            <translation>Jedes Wort darf geraten werden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>A green letter stays at its place, and a letter is used at least as often as one turn has coloured it.</source>
            <translation>Ein grüner Buchstabe bleibt an seinem Platz, und ein Buchstabe wird mindestens so oft benutzt, wie ein Zug ihn gefärbt hat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>As hard, and a yellow letter moves, and a letter known to be used up is not used more often.</source>
            <translation>Wie im schwierigen Modus, und ein gelber Buchstabe wandert, und ein verbrauchter wird nicht öfter benutzt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>black</source>
            <translation>schwarz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>white</source>
            <translation>weiß</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>in place</source>
            <translation>am Platz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>in common</source>
            <translation>gemeinsam</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Tiles, as in Wordle and Lingo</source>
            <translation>Felder, wie bei Wordle und Lingo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Greens are dealt first; then each letter of the secret that is left pays for one yellow, from left to right.</source>
            <translation>Zuerst werden die grünen vergeben; dann reicht jeder übrige Buchstabe der Lösung für ein Gelb, von links nach rechts.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Naive tiles</source>
            <translation>Einfache Felder</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Every letter is marked on its own: green here, yellow if it is anywhere in the secret.</source>
            <translation>Jeder Buchstabe wird für sich markiert: grün an dieser Stelle, gelb irgendwo in der Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The paper's pattern</source>
            <translation>Das Muster des Aufsatzes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Only what the 2013 pattern says is read: that a yellow letter occurs at all is forgotten.</source>
            <translation>Nur was das Muster von 2013 sagt, wird gelesen: dass ein gelber Buchstabe überhaupt vorkommt, wird vergessen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Black and white pegs</source>
            <translation>Schwarze und weiße Stifte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Black counts the letters at their place, white those that are in the secret elsewhere; each letter of the secret counts once.</source>
            <translation>Schwarz zählt die Buchstaben an ihrem Platz, Weiß die, die anderswo in der Lösung sind; jeder Buchstabe der Lösung zählt einmal.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Places only</source>
            <translation>Nur Plätze</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters at their place.</source>
            <translation>Die Zahl der Buchstaben an ihrem Platz.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Jotto, repeats shared</source>
            <translation>Jotto, Wiederholungen geteilt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters in common; a repeated letter counts as often as both words have it.</source>
            <translation>Die Zahl der gemeinsamen Buchstaben; ein wiederholter zählt so oft, wie beide Wörter ihn haben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Jotto, each letter of the guess</source>
            <translation>Jotto, jeder Buchstabe des Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters of the guess that are in the secret; a repeated one counts each time.</source>
            <translation>Die Zahl der Buchstaben des Tipps, die in der Lösung sind; ein wiederholter zählt jedes Mal.</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>fermi</source>
            <translation>Fermi</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>pico</source>
            <translation>Pico</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>bulls</source>
            <translation>Bullen</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>cows</source>
            <translation>Kühe</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>green</source>
            <translation>grün</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>yellow</source>
            <translation>gelb</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} in place</source>
            <translation>{number} am Platz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} elsewhere</source>
            <translation>{number} anderswo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} in common</source>
            <translation>{number} gemeinsam</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}th</source>
            <translation>{n}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}st</source>
            <translation>{n}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}nd</source>
            <translation>{n}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}rd</source>
            <translation>{n}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no</source>
            <translation>null</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>one</source>
            <translation>ein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>two</source>
            <translation>zwei</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>three</source>
            <translation>drei</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>four</source>
            <translation>vier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>five</source>
            <translation>fünf</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>six</source>
            <translation>sechs</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>the clues contradict each other</source>
            <translation>die Hinweise widersprechen einander</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} is {places}</source>
            <translation>{letter} ist {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no other {letter}</source>
            <translation>kein anderes {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>or</source>
            <translation>oder</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>, not {places}</source>
            <translation>, nicht {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} is not {places}</source>
            <translation>{letter} ist nicht {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no {letters}</source>
            <translation>kein {letters}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>exactly {number} {letter}</source>
            <translation>genau {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>another {letter}</source>
            <translation>ein weiteres {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} somewhere</source>
            <translation>{letter} irgendwo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>at least {number} {letter}</source>
            <translation>mindestens {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>at most {number} {letter}</source>
            <translation>höchstens {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{word}: {numbers}</source>
            <translation>{word}: {numbers}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>and</source>
            <translation>und</translation>
        </message>
    </context>
    <context>
        <name>LeftOut</name>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>longer than 200 characters</source>
            <translation>länger als 200 Zeichen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>not letters only</source>
            <translation>nicht nur Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>with capitals</source>
            <translation>mit Großbuchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>beside something that is no count</source>
            <translation>neben etwas, das keine Häufigkeit ist</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>with a letter of another language</source>
            <translation>mit einem Buchstaben einer anderen Sprache</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>not 2 to 31 letters long</source>
            <translation>nicht 2 bis 31 Buchstaben lang</translation>
        </message>
    </context>
    <context>
        <name>Strategies</name>
        <message>
            <location filename="../../app/wmh/engine/strategy/breaker.py"></location>
            <source>The hard mode lets no word pass, so this is the paper's list.</source>
            <translation>Der schwierige Modus lässt kein Wort zu; dies ist die Liste des Aufsatzes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/kernels/numba_check.py"></location>
            <source>This strategy needs numba, which is not installed here: choose paper or positional.</source>
            <translation>Diese Strategie braucht numba, das hier nicht installiert ist: das Verfahren des Aufsatzes oder die Plätze wählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Letter frequency (the paper's)</source>
            <translation>Buchstabenhäufigkeit (wie im Aufsatz)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Tries the letters that most of the possible words share, each letter once.</source>
            <translation>Probiert die Buchstaben, die die meisten möglichen Wörter haben, jeden einmal.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>score</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Letters at their places</source>
            <translation>Buchstaben an ihren Plätzen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Has the most letters at their places, on average over the possible words.</source>
            <translation>Hat im Durchschnitt über die möglichen Wörter die meisten Buchstaben am Platz.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>greens</source>
            <translation>grüne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most information</source>
            <translation>Meiste Information</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>The clue to expect tells most: it halves the possible words this many times.</source>
            <translation>Der zu erwartende Hinweis sagt am meisten: so oft halbiert er die möglichen Wörter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>bits</source>
            <translation>Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Fewest words left</source>
            <translation>Wenigste Wörter übrig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words on average.</source>
            <translation>Lässt im Durchschnitt die wenigsten möglichen Wörter übrig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>left</source>
            <translation>übrig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Safest</source>
            <translation>Am sichersten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words when luck is worst.</source>
            <translation>Lässt beim größten Pech die wenigsten möglichen Wörter übrig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>left at worst</source>
            <translation>bei Pech</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most different clues</source>
            <translation>Meiste verschiedene Hinweise</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues, so one of them is likely to say all.</source>
            <translation>Kann die meisten verschiedenen Hinweise bekommen, so dass wohl einer davon alles sagt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most clues, then information</source>
            <translation>Meiste Hinweise, dann Information</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues; of equals, the one that tells most.</source>
            <translation>Kann die meisten verschiedenen Hinweise bekommen; unter gleichen der, der am meisten sagt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>clues</source>
            <translation>Hinweise</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Lingo points</source>
            <translation>Lingo-Punkte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Wins the most points on average with the attempts left: 500 for the first, 100 less for each one more.</source>
            <translation>Gewinnt mit den übrigen Versuchen durchschnittlich die meisten Punkte: 500 beim ersten, 100 weniger bei jedem weiteren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Fewest guesses</source>
            <translation>Wenigste Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Needs the fewest guesses on average to the end of the game. With at most 200 possible words this is worked out and mostly proven; with more, guesses with more different clues come first.</source>
            <translation>Braucht bis zum Ende durchschnittlich die wenigsten Tipps. Bei höchstens 200 möglichen Wörtern wird das ausgerechnet und meist bewiesen; bei mehr kommen Tipps mit mehr verschiedenen Hinweisen zuerst.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>guesses</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Only words that can be the secret.</source>
            <translation>Nur Wörter, die die Lösung sein können.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Any word that may be a secret, also to rule others out.</source>
            <translation>Jedes Wort, das eine Lösung sein darf, auch um andere auszuschließen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Any word of the lexicon, however uncommon, also to rule others out.</source>
            <translation>Jedes Wort des Lexikons, wie selten auch immer, auch um andere auszuschließen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Every possible word is as likely as any other.</source>
            <translation>Jedes mögliche Wort ist gleich wahrscheinlich.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>The more common a word, the likelier it is the secret.</source>
            <translation>Je häufiger ein Wort, desto wahrscheinlicher ist es die Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>It cannot be fewer; how many more has not been worked out.</source>
            <translation>Weniger können es nicht sein; wie viele mehr, wurde nicht ausgerechnet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>From a sample of the possible words or of the ways to go on.</source>
            <translation>Aus einer Stichprobe der möglichen Wörter oder der Fortsetzungen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>From all of the possible words.</source>
            <translation>Aus allen möglichen Wörtern.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>No guess needs fewer on average, to two decimals: every way to go on was looked at.</source>
            <translation>Kein Tipp braucht im Durchschnitt weniger, auf zwei Stellen genau: jede Fortsetzung wurde betrachtet.</translation>
        </message>
    </context>
    <context>
        <name>Steps</name>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>number</source>
            <translation>Zahl</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>setting a row aside</source>
            <translation>Beiseitelegen einer Zeile</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>given letters</source>
            <translation>vorgegebene Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>turn of the game</source>
            <translation>Zug des Spiels</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>respelling</source>
            <translation>Ändern der Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>another game</source>
            <translation>ein anderes Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>word length</source>
            <translation>Wortlänge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>suggestion</source>
            <translation>Vorschlag</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>removing a row</source>
            <translation>Entfernen einer Zeile</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>pasting</source>
            <translation>Einfügen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>guess</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>correction</source>
            <translation>Berichtigung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>new game</source>
            <translation>neues Spiel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>typing</source>
            <translation>Tippen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>mark</source>
            <translation>Markierung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_table.py"></location>
            <source>words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>clue</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>rule</source>
            <translation>Regel</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Is the edge {0} followed or refused? Y says followed, N refused.</source>
            <translation>Wird die Kante {0} verfolgt oder abgelehnt? Y heißt verfolgt, N abgelehnt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Right: {0} is followed.</source>
            <translation>Richtig: {0} wird verfolgt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>No: {0} is followed.</source>
            <translation>Nein: {0} wird verfolgt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Right: {0} is refused. {1} {0}</source>
            <translation>Richtig: {0} wird abgelehnt. {1} {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>No: {0} is refused. {1} {0}</source>
            <translation>Nein: {0} wird abgelehnt. {1} {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>{0} ({1} hands)</source>
            <extracomment>Of one: {0} (one hand)</extracomment>
            <translation>
                <numerusform>{0} (eine Hand)</numerusform>
                <numerusform>{0} ({1} Hände)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}.</source>
            <translation>Die Klasse sagte: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}. Right: {1}.</source>
            <translation>Die Klasse sagte: {0}. Richtig: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}. The nearest was {1}, and it is {2}.</source>
            <translation>Die Klasse sagte: {0}. Am nächsten war {1}, es sind {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>Question</source>
            <translation>Frage</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>Answer</source>
            <translation>Antwort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>{0} of {1}</source>
            <translation>{0} von {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/bars_figure.py"></location>
            <source>{0} letters counted</source>
            <extracomment>Of one: One letter counted</extracomment>
            <translation>
                <numerusform>Ein Buchstabe gezählt</numerusform>
                <numerusform>{0} Buchstaben gezählt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bars_figure.py"></location>
            <source>{0}. {1}. {2}</source>
            <translation>{0}. {1}. {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bars_figure.py"></location>
            <source>{0}; {1}</source>
            <translation>{0}; {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>and {0} smaller groups</source>
            <translation>und {0} kleinere Gruppen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits on average</source>
            <translation>Bit im Mittel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits of it</source>
            <translation>Bit davon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>share times bits</source>
            <translation>Anteil × Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>letter frequency</source>
            <translation>Buchstabenhäufigkeit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>and {0} smaller groups with {1} words in all</source>
            <translation>und {0} kleinere Gruppen mit zusammen {1} Wörtern</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>{0} and {1} not shown</source>
            <translation>{0} und {1} nicht gezeigte</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>{0}: {1} words in {2} groups</source>
            <extracomment>Of one: {0}: one word, in one group</extracomment>
            <translation>
                <numerusform>{0}: ein Wort, in einer Gruppe</numerusform>
                <numerusform>{0}: {1} Wörter in {2} Gruppen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>Guesses compared, with {0} words</source>
            <extracomment>Of one: Guesses compared, with one word</extracomment>
            <translation>
                <numerusform>Tipps im Vergleich, mit einem Wort</numerusform>
                <numerusform>Tipps im Vergleich, mit {0} Wörtern</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>groups</source>
            <translation>Gruppen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>largest</source>
            <translation>größte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>can be it</source>
            <translation>kann es sein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>The guess {0}</source>
            <translation>Der Tipp {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>secret</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>naive rule</source>
            <translation>einfache Regel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>{0}, the secret {1}</source>
            <translation>{0}, die Lösung {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>{0} against the code {1}</source>
            <translation>{0} gegen den Code {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>code</source>
            <translation>Code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>guess</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>key pegs</source>
            <translation>Antwortstifte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>as printed</source>
            <translation>gedruckt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>{0} black, {1} white: score {2}</source>
            <translation>{0} schwarz, {1} weiß: Wertung {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>left: {0}</source>
            <translation>Codes übrig: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>marks</source>
            <translation>Markierungen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>left at worst</source>
            <translation>übrig bei Pech</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>left on average</source>
            <translation>übrig im Schnitt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits</source>
            <translation>Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>First guesses, with {0} codes</source>
            <translation>Erste Tipps, mit {0} Codes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>{0} words let through</source>
            <extracomment>Of one: One word let through</extracomment>
            <translation>
                <numerusform>Ein Wort durchgelassen</numerusform>
                <numerusform>{0} Wörter durchgelassen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>None that the other has not</source>
            <translation>Keines, das das andere nicht hat</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>{0} that the other has not:</source>
            <extracomment>Of one: One that the other has not:</extracomment>
            <translation>
                <numerusform>Eines, das das andere nicht hat:</numerusform>
                <numerusform>{0}, die das andere nicht hat:</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>Both have:</source>
            <translation>Beide haben:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>Both patterns let the same words through.</source>
            <translation>Beide Muster lassen dieselben Wörter durch.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The paper's pattern lets {0} words through that cannot be the secret.</source>
            <extracomment>Of one: The paper's pattern lets one word through that cannot be the secret.</extracomment>
            <translation>
                <numerusform>Das Muster des Aufsatzes lässt ein Wort durch, das nicht die Lösung sein kann.</numerusform>
                <numerusform>Das Muster des Aufsatzes lässt {0} Wörter durch, die nicht die Lösung sein können.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The paper's pattern rules out {0} words that can be the secret.</source>
            <extracomment>Of one: The paper's pattern rules out one word that can be the secret.</extracomment>
            <translation>
                <numerusform>Das Muster des Aufsatzes schließt ein Wort aus, das die Lösung sein kann.</numerusform>
                <numerusform>Das Muster des Aufsatzes schließt {0} Wörter aus, die die Lösung sein können.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Not followed because of:</source>
            <translation>Nicht gefolgt wegen:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Looked at</source>
            <translation>Angesehen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Letter</source>
            <translation>Buchstabe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Length</source>
            <translation>Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Count</source>
            <translation>Anzahl</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Followed</source>
            <translation>Gefolgt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>In all</source>
            <translation>Zusammen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Brute force: letters compared {0}, of {1}; words {2}</source>
            <translation>Rohe Gewalt: verglichene Buchstaben {0}, von {1}; Wörter {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>The walk: edges looked at {0}; different ones {1} of {2}</source>
            <translation>Der Gang: angesehene Kanten {0}; verschiedene {1} von {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>and {0} not shown</source>
            <translation>und {0} nicht gezeigte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0}: the letter {1}</source>
            <translation>Einheit {0}: der Buchstabe {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0}: the start</source>
            <translation>Einheit {0}: der Anfang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>free: {0}</source>
            <translation>frei: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>offset: {0}</source>
            <translation>Abstand: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>scale: {0}, so the offset counts single units</source>
            <translation>Maßstab: {0}, der Abstand zählt also einzelne Einheiten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>end: 1, a word ends here</source>
            <translation>Ende: 1, hier endet ein Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>end: 0, no word ends here</source>
            <translation>Ende: 0, hier endet kein Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label: {0}, the letter {1}</source>
            <translation>Buchstabe: {0}, also {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label: 0, no letter</source>
            <translation>Buchstabe: 0, keiner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>{0}. {1}; {2}; {3}; {4}; {5}.</source>
            <translation>{0}. {1}; {2}; {3}; {4}; {5}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>unit</source>
            <translation>Einheit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>its offset</source>
            <translation>ihr Abstand</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label of {0}</source>
            <translation>Zahl für {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>exclusive or: the unit</source>
            <translation>exklusives Oder: die Einheit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Following {0} from unit {1}</source>
            <translation>{0} folgen von Einheit {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} has the label {1}: the letter follows.</source>
            <translation>Einheit {0} hat den Buchstaben {1}: er folgt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} has the label {1}, not {2}: no word goes on so.</source>
            <translation>Einheit {0} hat den Buchstaben {1}, nicht {2}: kein Wort geht so weiter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} is free: no word goes on with {1}.</source>
            <translation>Einheit {0} ist frei: kein Wort geht mit {1} weiter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>{0}: {1} xor {2} xor {3} is {4}. {5}</source>
            <translation>{0}: {1} xor {2} xor {3} ist {4}. {5}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>how many units follow</source>
            <translation>so viele Einheiten folgen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>The file</source>
            <translation>Die Datei</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/graph_figure.py"></location>
            <source>start</source>
            <translation>Anfang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>Words: {0}</source>
            <translation>Wörter: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>Words: {0}, not shown: {1}</source>
            <translation>Wörter: {0}, nicht gezeigt: {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>and {0} more</source>
            <extracomment>Of one: and one more</extracomment>
            <translation>
                <numerusform>und noch eines</numerusform>
                <numerusform>und noch {0}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>The secret is {0}</source>
            <translation>Die Lösung ist {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>solved with {0} guesses</source>
            <extracomment>Of one: solved with one guess</extracomment>
            <translation>
                <numerusform>gelöst mit einem Tipp</numerusform>
                <numerusform>gelöst mit {0} Tipps</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>gave up</source>
            <translation>aufgegeben</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>{0} words left</source>
            <extracomment>Of one: one word left</extracomment>
            <translation>
                <numerusform>ein Wort übrig</numerusform>
                <numerusform>{0} Wörter übrig</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/score_figure.py"></location>
            <source>again</source>
            <translation>doppelt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bars_figure.py"></location>
            <source>{0}</source>
            <translation>{0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/score_figure.py"></location>
            <source>= {0} %</source>
            <translation>= {0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>Given from the start: {0}</source>
            <translation>Von Anfang an gegeben: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>{0}. {1}</source>
            <translation>{0}. {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words of {1} letters.</source>
            <extracomment>Of one: One word of {1} letters.</extracomment>
            <translation>
                <numerusform>Ein Wort aus {1} Buchstaben.</numerusform>
                <numerusform>{0} Wörter aus {1} Buchstaben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words.</source>
            <extracomment>Of one: One word.</extracomment>
            <translation>
                <numerusform>Ein Wort.</numerusform>
                <numerusform>{0} Wörter.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words, {1} of them of {2} letters.</source>
            <translation>{0} Wörter, davon {1} mit {2} Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} codes of {1} symbols.</source>
            <translation>{0} Codes aus {1} Zeichen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words of {1} letters, from the lexicon {2}.</source>
            <extracomment>Of one: One word of {1} letters, from the lexicon {2}.</extracomment>
            <translation>
                <numerusform>Ein Wort aus {1} Buchstaben, aus dem Lexikon {2}.</numerusform>
                <numerusform>{0} Wörter aus {1} Buchstaben, aus dem Lexikon {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>At {0}: followed {1}; not followed {2}. Edges looked at: {3}. Words found: {4}.</source>
            <translation>Bei {0}: gefolgt {1}; nicht gefolgt {2}. Angesehene Kanten: {3}. Gefundene Wörter: {4}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Edges looked at: {0}</source>
            <translation>Angesehene Kanten: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Different: {0} of {1}</source>
            <translation>Erstmals: {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Words found: {0}, not shown: {1}</source>
            <translation>Gefundene Wörter: {0}, nicht gezeigt: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Words found: {0}</source>
            <translation>Gefundene Wörter: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Place {0} of {1}</source>
            <translation>Platz {0} von {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>A word is found</source>
            <translation>Ein Wort ist gefunden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Followed:</source>
            <translation>Gefolgt:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>{0}: answers</source>
            <translation>{0}: Antworten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Answer sheet</source>
            <translation>Lösungsblatt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Handout</source>
            <translation>Arbeitsblatt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The words</source>
            <translation>Die Wörter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The words that cannot be the secret are crossed out.</source>
            <translation>Wörter, die nicht die Lösung sein können, sind durchgestrichen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Cross out the words that cannot be the secret.</source>
            <translation>Streichen Sie die Wörter durch, die nicht die Lösung sein können.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Guesses and clues</source>
            <translation>Tipps und Hinweise</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Write a guess into the tiles, and what the game says into the boxes.</source>
            <translation>Schreiben Sie einen Tipp in die Felder, und was das Spiel sagt, in die Kästchen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Write a guess into the tiles, and each mark into its corner: g for green, y for yellow, w for white.</source>
            <translation>Schreiben Sie einen Tipp in die Felder, und jede Markierung in die Ecke: g für grün, y für gelb, w für weiß.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Letters</source>
            <translation>Buchstaben</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>How often each letter occurs in the words that fit.</source>
            <translation>Wie oft jeder Buchstabe in den passenden Wörtern vorkommt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Count each letter of the words that fit.</source>
            <translation>Zählen Sie jeden Buchstaben der passenden Wörter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Draw the words as a DAWG: a letter on each line, and equal endings once.</source>
            <translation>Zeichnen Sie die Wörter als DAWG: ein Buchstabe an jeder Linie, gleiche Endungen nur einmal.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Questions</source>
            <translation>Fragen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>For the teacher</source>
            <translation>Für die Lehrkraft</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/remarks.py"></location>
            <source>Up to {1} words are drawn. Here are {0}, so only numbers are shown.</source>
            <translation>Bis zu {1} Wörter werden gezeichnet. Hier sind es {0}, also werden nur Zahlen gezeigt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/remarks.py"></location>
            <source>No word fits these turns. The stage doctor can show why.</source>
            <translation>Kein Wort passt zu diesen Zügen. Der Abschnitt Doktor kann zeigen, warum.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/stops.py"></location>
            <source>A picture whose numbers are covered until the answer is given.</source>
            <translation>Ein Bild, dessen Zahlen bis zur Antwort verdeckt sind.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Words: {0}. Beside each bar: the length in letters.</source>
            <translation>Wörter: {0}. Neben jedem Balken: die Länge in Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Words of each length</source>
            <translation>Wörter je Länge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The DAWG Constructor takes in all words of the list.</source>
            <translation>Der DAWG-Konstruktor nimmt alle Wörter der Liste auf.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Of {0} nodes of the trie, {1} are left in the DAWG.</source>
            <translation>Von {0} Knoten des Tries bleiben {1} im DAWG.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Nodes and edges</source>
            <translation>Knoten und Kanten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>nodes of the trie</source>
            <translation>Knoten des Tries</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>killed</source>
            <translation>entfernt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>nodes of the DAWG</source>
            <translation>Knoten des DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>edges of the DAWG</source>
            <translation>Kanten des DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The nodes count the start.</source>
            <translation>Die Knoten zählen den Anfang mit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The file is {0} % smaller than the words as text.</source>
            <translation>Die Datei ist {0} % kleiner als die Wörter als Text.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>So few words are larger as a file than as text: each unit takes 4 bytes, free or not.</source>
            <translation>So wenige Wörter sind als Datei größer denn als Text: jede Einheit nimmt 4 Bytes, frei oder nicht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Bytes</source>
            <translation>Bytes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>words as text</source>
            <translation>Wörter als Text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>file</source>
            <translation>Datei</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Saved: {0} %. As text, each word has a line of its own.</source>
            <translation>Gespart: {0} %. Als Text hat jedes Wort eine eigene Zeile.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>As text, each word has a line of its own.</source>
            <translation>Als Text hat jedes Wort eine eigene Zeile.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>DAWG Constructor</source>
            <translation>DAWG-Konstruktor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Pattern Generator</source>
            <translation>Muster-Erzeuger</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Pattern Matcher</source>
            <translation>Muster-Sucher</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Letter Counter</source>
            <translation>Buchstaben-Zähler</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Scorer</source>
            <translation>Bewerter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>List</source>
            <translation>Liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Clues</source>
            <translation>Hinweise</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Doctor</source>
            <translation>Doktor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Choice of guess</source>
            <translation>Wahl des Tipps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Codes</source>
            <translation>Codes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Race</source>
            <translation>Wettlauf</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Information</source>
            <translation>Information</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>End mark</source>
            <translation>Endmarke</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Word by word</source>
            <translation>Wort für Wort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The mark on the node</source>
            <translation>Die Marke am Knoten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>In textbooks a node says that a word ends there: each square is an end.</source>
            <translation>In Lehrbüchern sagt ein Knoten, dass dort ein Wort endet: jedes Quadrat ist ein Ende.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>After {0} and after {1} the same letters follow, only the mark differs: two nodes.</source>
            <translation>Nach {0} und nach {1} folgen dieselben Buchstaben, nur die Marke ist verschieden: zwei Knoten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The mark on the edge</source>
            <translation>Die Marke an der Kante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Here the edge bears the mark, as a ring around its letter: one node serves both.</source>
            <translation>Hier trägt die Kante die Marke, als Ring um ihren Buchstaben: ein Knoten dient beiden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Here the edge bears the mark, as a ring around its letter.</source>
            <translation>Hier trägt die Kante die Marke, als Ring um ihren Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>mark on the node</source>
            <translation>Marke am Knoten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>mark on the edge</source>
            <translation>Marke an der Kante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Whoever comes to a node has come over an edge, and has seen its mark.</source>
            <translation>Wer zu einem Knoten kommt, kam über eine Kante und hat ihre Marke gesehen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0} nodes with the mark on the node, {1} with it on the edge.</source>
            <translation>{0} Knoten mit der Marke am Knoten, {1} mit ihr an der Kante.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes: {0}. Edges: {1}.</source>
            <translation>Knoten: {0}. Kanten: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>A word at a time</source>
            <translation>Ein Wort nach dem anderen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>New: {0}. Left out: {1}. Nodes now: {2}, in the trie: {3}.</source>
            <translation>Neu: {0}. Weggelassen: {1}. Knoten jetzt: {2}, im Trie: {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>the whole trie first</source>
            <translation>erst der ganze Trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>a word at a time, at most</source>
            <translation>Wort für Wort, höchstens</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>the smallest automaton</source>
            <translation>der kleinste Automat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Both ways end with the same automaton.</source>
            <translation>Beide Wege enden beim selben Automaten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The paper's way holds {0} nodes at once, this one {1} at most.</source>
            <translation>Der Weg des Aufsatzes hält {0} Knoten auf einmal, dieser höchstens {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes held at once</source>
            <translation>Knoten auf einmal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>After the last word its nodes are checked too: {0} of them are left out.</source>
            <translation>Nach dem letzten Wort werden auch seine Knoten geprüft: {0} davon fallen weg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0}: first the end of the word before is checked, and {1} of its nodes are left out.</source>
            <translation>{0}: erst wird das Ende des Wortes davor geprüft, und {1} seiner Knoten fallen weg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0}: only the letters that are not there yet get nodes, {1} of them.</source>
            <translation>{0}: nur Buchstaben, die noch fehlen, bekommen Knoten, {1} an der Zahl.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>After {0} every word has a clue of its own, so the clue names the secret.</source>
            <translation>Nach {0} hat jedes Wort seinen eigenen Hinweis, also nennt der Hinweis die Lösung.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>After {0} all words have the same clue: it tells nothing.</source>
            <translation>Nach {0} haben alle Wörter denselben Hinweis: er sagt nichts.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} splits {1} words into {2} groups by their clue. The largest has {3}.</source>
            <translation>{0} teilt {1} Wörter nach ihrem Hinweis in {2} Gruppen. Die größte hat {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} leaves the fewest words on average: {1}.</source>
            <translation>{0} lässt durchschnittlich die wenigsten Wörter übrig: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} leaves the fewest words on average: {1}. It cannot be the secret itself.</source>
            <translation>{0} lässt durchschnittlich die wenigsten Wörter übrig: {1}. Es kann selbst nicht die Lösung sein.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Letters at their place are looked at first, the others afterwards.</source>
            <translation>Zuerst werden die Buchstaben an ihrem Platz angesehen, danach die anderen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is at its place: green. It is used up in the secret.</source>
            <translation>{0} steht an seinem Platz: grün. In der Lösung ist es damit aufgebraucht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Tiles marked otherwise: {0}</source>
            <translation>Anders markierte Felder: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left: {0}</source>
            <translation>Übrige Wörter: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left, read by the naive rule: {0}</source>
            <translation>Übrige Wörter, naiv gelesen: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is in the secret, at place {1}: yellow. It is used up.</source>
            <translation>{0} ist in der Lösung, an Platz {1}: gelb. Es ist damit aufgebraucht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Every {0} of the secret is used up already: white.</source>
            <translation>Jedes {0} der Lösung ist schon aufgebraucht: weiß.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is not in the secret: white.</source>
            <translation>{0} ist nicht in der Lösung: weiß.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>The naive rule looks at each letter alone. Here it marks every tile the same.</source>
            <translation>Die einfache Regel sieht jeden Buchstaben für sich an. Hier markiert sie jedes Feld gleich.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>The naive rule looks at each letter alone. It marks {0} tiles otherwise.</source>
            <extracomment>Of one: The naive rule looks at each letter alone. It marks one tile otherwise.</extracomment>
            <translation>
                <numerusform>Die einfache Regel sieht jeden Buchstaben für sich an. Sie markiert ein Feld anders.</numerusform>
                <numerusform>Die einfache Regel sieht jeden Buchstaben für sich an. Sie markiert {0} Felder anders.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Whichever rule reads this clue, the clue alone leaves as many words: {0}.</source>
            <translation>Gleich, welche Regel diesen Hinweis liest, er allein lässt ebenso viele Wörter übrig: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left by this clue alone: {0}. Read by the naive rule: {1}, and the secret is one of them.</source>
            <translation>Nach diesem Hinweis allein übrige Wörter: {0}. Nach der einfachen Regel gelesen: {1}, und die Lösung ist darunter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left by this clue alone: {0}. Read by the naive rule: {1}, and the secret is lost.</source>
            <translation>Nach diesem Hinweis allein übrige Wörter: {0}. Nach der einfachen Regel gelesen: {1}, und die Lösung ist verloren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The code is {0}, the guess {1}.</source>
            <translation>Der Code ist {0}, der Tipp {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} is at its place: a black peg.</source>
            <translation>{0} steht an seinem Platz: ein schwarzer Stift.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} is in the code at another place: a white peg.</source>
            <translation>{0} steht im Code an einem anderen Platz: ein weißer Stift.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg. The print says the same.</source>
            <translation>Die anderen Stifte von {0} bekommen keinen Antwortstift. Gedruckt ist dasselbe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg. The print says otherwise: score {1}, not {2}.</source>
            <translation>Die anderen Stifte von {0} bekommen keinen Antwortstift. Gedruckt ist etwas anderes: Wertung {1}, nicht {2}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>After these guesses the real mark leaves {0} codes. The printed one leaves {1}, and the code is not one of them.</source>
            <extracomment>Of one: After these guesses the real mark leaves one code. The printed one leaves {1}, and the code is not one of them.</extracomment>
            <translation>
                <numerusform>Nach diesen Tipps lässt die richtige Wertung einen Code übrig. Die gedruckte lässt {1} übrig, und der Code ist nicht darunter.</numerusform>
                <numerusform>Nach diesen Tipps lässt die richtige Wertung {0} Codes übrig. Die gedruckte lässt {1} übrig, und der Code ist nicht darunter.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>Every peg of {0} is black: the code is found.</source>
            <translation>Jeder Antwortstift für {0} ist schwarz: Der Code ist gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg.</source>
            <translation>Die anderen Stifte von {0} bekommen keinen Antwortstift.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>After {1} there are {0} codes left.</source>
            <extracomment>Of one: After {1} one code is left.</extracomment>
            <translation>
                <numerusform>Nach {1} bleibt ein Code.</numerusform>
                <numerusform>Nach {1} bleiben {0} Codes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} can have {1} different marks. At worst it leaves {2} codes.</source>
            <extracomment>Of one: {0} can have {1} different marks. At worst it leaves one code.</extracomment>
            <translation>
                <numerusform>{0} kann {1} verschiedene Markierungen bekommen. Schlimmstenfalls lässt es einen Code übrig.</numerusform>
                <numerusform>{0} kann {1} verschiedene Markierungen bekommen. Schlimmstenfalls lässt es {2} Codes übrig.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The best first guess depends on the aim: {0} for the worst case, {1} for the average, {2} for information.</source>
            <translation>Welcher erste Tipp der beste ist, hängt vom Ziel ab: {0} für den schlimmsten Fall, {1} für den Durchschnitt, {2} für die Information.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Each edge becomes a unit of 32 bits, and the start has one too, number 0.</source>
            <translation>Jede Kante wird eine Einheit von 32 Bit, und der Anfang hat auch eine, die Nummer 0.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The unit of the edge {0}: its label, whether a word ends, where it goes on.</source>
            <translation>Die Einheit der Kante {0}: ihr Buchstabe, ob ein Wort endet, wo es weitergeht.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>From unit {0}, the letter {1} is looked for where the exclusive or says.</source>
            <translation>Von Einheit {0} wird der Buchstabe {1} dort gesucht, wohin das exklusive Oder zeigt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The end bit of the last letter is 1, so {0} is a word.</source>
            <translation>Das Endbit des letzten Buchstabens ist 1, also ist {0} ein Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>A letter that does not follow: the unit there has another label, or none.</source>
            <translation>Ein Buchstabe, der nicht folgt: die Einheit dort hat einen anderen oder keinen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Units: {0}. Used: {1}. Bytes: 4 for each, and 4 for the size: {2}.</source>
            <translation>Einheiten: {0}. Benutzt: {1}. Bytes, je 4, und 4 für die Größe: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Units: {0}, of which {3} are shown. Used: {1}. Bytes, with 4 for the size: {2}.</source>
            <translation>Einheiten: {0}, davon gezeigt {3}. Benutzt: {1}. Bytes, mit 4 für die Größe: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The file is a row of units: * is the start, and those of {0} are marked.</source>
            <translation>Die Datei ist eine Reihe von Einheiten: * ist der Anfang, und die von {0} sind hervorgehoben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words left after each turn</source>
            <translation>Übrige Wörter nach jedem Zug</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words before the first turn: {0}.</source>
            <translation>Wörter vor dem ersten Zug: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>After {0} no word is left.</source>
            <translation>Nach {0} ist kein Wort übrig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words left after {0}: {1}.</source>
            <translation>Übrige Wörter nach {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Some word fits every turn, so there is nothing to correct.</source>
            <translation>Es gibt ein Wort, das zu jedem Zug passt, also ist nichts zu berichtigen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>These turns contradict each other: no word of any list can fit them all.</source>
            <translation>Diese Züge widersprechen sich: kein Wort irgendeiner Liste kann zu allen passen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>The turns do not contradict each other, but no word of this list fits them all.</source>
            <translation>Die Züge widersprechen sich nicht, aber kein Wort dieser Liste passt zu allen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>no word</source>
            <translation>kein Wort</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: one word</extracomment>
            <translation>
                <numerusform>ein Wort</numerusform>
                <numerusform>{0} Wörter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Then {0} fit.</source>
            <extracomment>Of one: Then one word fits.</extracomment>
            <translation>
                <numerusform>Dann passt ein Wort.</numerusform>
                <numerusform>Dann passen {0}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Proposal {0}</source>
            <translation>Vorschlag {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps {0} marks were wrong, the first in {1}.</source>
            <translation>Vielleicht waren {0} Markierungen falsch, die erste in {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the number for {0} in {1} was {2}.</source>
            <translation>Vielleicht war die Zahl für {0} in {1} eine {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the guess was {0}, not {1}.</source>
            <translation>Vielleicht war der Tipp {0}, nicht {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps {0} belongs to another game.</source>
            <translation>Vielleicht gehört {0} zu einem anderen Spiel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the game marks by another rule: {0}.</source>
            <translation>Vielleicht markiert das Spiel nach einer anderen Regel: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the secret is a less common word.</source>
            <translation>Vielleicht ist die Lösung ein selteneres Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the secret is in the lexicon {0}.</source>
            <translation>Vielleicht steht die Lösung im Lexikon {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the {0} at place {1} of {2} was {3}.</source>
            <translation>Vielleicht war das {0} an Platz {1} von {2} {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the {0} at place {1} of {2} was {3}, not {4}.</source>
            <translation>Vielleicht war das {0} an Platz {1} von {2} {3}, nicht {4}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>No word is left to choose for.</source>
            <translation>Kein Wort ist übrig, für das zu wählen wäre.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>after {0} answers</source>
            <extracomment>Of one: after one answer</extracomment>
            <translation>
                <numerusform>nach einer Antwort</numerusform>
                <numerusform>nach {0} Antworten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Words: {0}. Bits: {1}.</source>
            <translation>Wörter: {0}. Bit: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Every yes or no halves the list. To name one of {0} words takes {1} bits.</source>
            <translation>Jedes Ja oder Nein halbiert die Liste. Eines von {0} Wörtern zu nennen kostet {1} Bit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Halving the list</source>
            <translation>Die Liste halbieren</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>{0} cuts {1} words into {2} groups, by their clue.</source>
            <translation>{0} teilt {1} Wörter nach ihrem Hinweis in {2} Gruppen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>A half is worth one bit, a quarter two: minus the logarithm of the share.</source>
            <translation>Eine Hälfte ist ein Bit wert, ein Viertel zwei: minus der Logarithmus des Anteils.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Each share times its bits, added up: {0} tells {1} bits on average.</source>
            <translation>Jeder Anteil mal seine Bits, zusammengezählt: {0} liefert im Mittel {1} Bit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>By letter frequency {0} is the best: {1} %.</source>
            <translation>Nach Buchstabenhäufigkeit ist {0} am besten: {1} %.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>By information {0} is the best: {1} bits.</source>
            <translation>Nach Information ist {0} am besten: {1} Bit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>{0} cannot be the secret, and yet it tells the most: no answer leaves many.</source>
            <translation>{0} kann die Lösung nicht sein und sagt doch am meisten: keine Antwort lässt viele übrig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The clues contradict each other: there is nothing to walk for.</source>
            <translation>Die Hinweise widersprechen sich: es gibt nichts zu suchen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The lexicon has no word of {0} letters.</source>
            <translation>Das Lexikon hat kein Wort aus {0} Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>All paths, place by place</source>
            <translation>Alle Wege, Platz für Platz</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Place {0}: edges looked at {1}, followed {2}.</source>
            <translation>Platz {0}: angesehene Kanten {1}, gefolgt {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk on the DAWG</source>
            <translation>Der Gang über den DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Where the walk begins on the DAWG</source>
            <translation>Wo der Gang über den DAWG beginnt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Thick: way here. Struck out: not followed. Square: word.</source>
            <translation>Dick: der Weg. Gestrichen: nicht verfolgt. Quadrat: Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Only edges that are taken are drawn, of {0}.</source>
            <translation>Nur genommene Kanten sind gezeichnet, von {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Not allowed here:</source>
            <translation>Hier nicht erlaubt:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The length cannot be:</source>
            <translation>Länge unmöglich:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The counts cannot be right:</source>
            <translation>Die Anzahlen können nicht stimmen:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>{0} would come too often:</source>
            <translation>{0} käme zu oft vor:</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Not all of {0} fit:</source>
            <extracomment>Of one: {0} can no longer come:</extracomment>
            <translation>
                <numerusform>{0} kommt nicht mehr:</numerusform>
                <numerusform>Nicht alle passen: {0}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>{0} is a word that fits: it is found.</source>
            <translation>{0} ist ein passendes Wort: es ist gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk begins at the start and looks at every edge there.</source>
            <translation>Der Gang beginnt am Anfang und sieht dort jede Kante an.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>From {0} no edge can be followed, since {1} can no longer come: the walk goes back.</source>
            <translation>Von {0} führt keine Kante weiter, weil {1} nicht mehr kommen kann: der Gang geht zurück.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>From {0} no edge can be followed: the walk goes back.</source>
            <translation>Von {0} führt keine Kante weiter: der Gang geht zurück.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk goes back, and on with {0}.</source>
            <translation>Der Gang geht zurück und weiter mit {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk goes on with {0}.</source>
            <translation>Der Gang geht weiter mit {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force and the walk</source>
            <translation>Rohe Gewalt und der Gang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force compares every word from the left, to the first letter that misfits.</source>
            <translation>Rohe Gewalt vergleicht jedes Wort von links bis zum ersten Buchstaben, der nicht passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force compares a letter {0} times, the walk looks at an edge {1} times, and both find the same words.</source>
            <translation>Rohe Gewalt vergleicht {0} Mal einen Buchstaben, der Gang sieht {1} Mal eine Kante an, und beide finden dieselben Wörter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Both find {0} words among all words of the list. Words that are usual and fit every clue: {1}.</source>
            <translation>Beide finden {0} Wörter unter allen Wörtern der Liste. Wörter, die gebräuchlich sind und zu jedem Hinweis passen: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>No guess yet</source>
            <translation>Noch kein Tipp</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Only the letters that are given are known yet.</source>
            <translation>Noch sind nur die vorgegebenen Buchstaben bekannt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Nothing is known yet: every place may be any letter.</source>
            <translation>Noch ist nichts bekannt: an jedem Platz kann jeder Buchstabe stehen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The clue counts letters and marks none, so a pattern can say little.</source>
            <translation>Der Hinweis zählt Buchstaben und markiert keinen, also kann ein Muster wenig sagen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The rule of the game is tried on whole words. Those that fit: {0}.</source>
            <translation>Die Regel des Spiels wird an ganzen Wörtern geprüft. Es passen: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>A clue that counts</source>
            <translation>Ein Hinweis, der zählt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/paging.py"></location>
            <source>{0}, {1}</source>
            <translation>{0}, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The paper's pattern</source>
            <translation>Das Muster des Aufsatzes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Guess {0} is {1}, and the game marks it {2}.</source>
            <translation>Tipp {0} ist {1}, und das Spiel markiert ihn {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The guess is {0}, and the game marks it {1}.</source>
            <translation>Der Tipp ist {0}, und das Spiel markiert ihn {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Two greens at one place contradict each other: no word fits.</source>
            <translation>Zwei grüne Buchstaben an einem Platz widersprechen sich: kein Wort passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>No word has the pattern {0}.</source>
            <translation>Kein Wort hat das Muster {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>{0} usual words have the pattern {1}.</source>
            <extracomment>Of one: One usual word has the pattern {1}.</extracomment>
            <translation>
                <numerusform>Ein gebräuchliches Wort hat das Muster {1}.</numerusform>
                <numerusform>{0} gebräuchliche Wörter haben das Muster {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>{0} words have the pattern {1}.</source>
            <extracomment>Of one: One word has the pattern {1}.</extracomment>
            <translation>
                <numerusform>Ein Wort hat das Muster {1}.</numerusform>
                <numerusform>{0} Wörter haben das Muster {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Words that have it: {0}</source>
            <translation>Wörter mit diesem Muster: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} is {1}.</source>
            <translation>Platz {0} ist {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} may be any letter.</source>
            <translation>Platz {0} kann jeder Buchstabe sein.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} may be any letter but {1}.</source>
            <translation>Platz {0} kann jeder Buchstabe sein außer {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Green: {0} is at this place.</source>
            <translation>Grün: {0} steht an diesem Platz.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Yellow here: {0} is not at this place.</source>
            <translation>Gelb hier: {0} steht nicht an diesem Platz.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Yellow here: {0} are not at this place.</source>
            <translation>Gelb hier: {0} stehen nicht an diesem Platz.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White: {0} is at no place that is not green.</source>
            <translation>Weiß: {0} steht an keinem Platz, der nicht grün ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White: {0} are at no place that is not green.</source>
            <translation>Weiß: {0} stehen an keinem Platz, der nicht grün ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White here: {0} is not at this place, but elsewhere.</source>
            <translation>Weiß hier: {0} steht nicht an diesem Platz, aber anderswo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White here: {0} are not at this place, but elsewhere.</source>
            <translation>Weiß hier: {0} stehen nicht an diesem Platz, aber anderswo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Used up: {0} is only where it is green.</source>
            <translation>Aufgebraucht: {0} steht nur, wo es grün ist.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Used up: {0} are only where they are green.</source>
            <translation>Aufgebraucht: {0} stehen nur, wo sie grün sind.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The numbers of the clue leave only {0} here.</source>
            <translation>Die Zahlen des Hinweises lassen hier nur {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The numbers of the clue rule out {0} here.</source>
            <translation>Die Zahlen des Hinweises schließen hier {0} aus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The strict pattern</source>
            <translation>Das strenge Muster</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>By the rule of the game the marks contradict each other: no word fits.</source>
            <translation>Nach der Regel des Spiels widersprechen sich die Markierungen: kein Wort passt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Read strictly, place {0} is {1}, not {2}.</source>
            <translation>Streng gelesen ist Platz {0} {1}, nicht {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must occur.</source>
            <translation>Der Teil davor blickt voraus: {0} muss vorkommen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must occur {1} times.</source>
            <translation>Der Teil davor blickt voraus: {0} muss {1} Mal vorkommen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur.</source>
            <translation>Der Teil davor blickt voraus: {0} darf nicht vorkommen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur twice.</source>
            <translation>Der Teil davor blickt voraus: {0} darf nicht zweimal vorkommen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur more than {1} times.</source>
            <translation>Der Teil davor blickt voraus: {0} darf nicht mehr als {1} Mal vorkommen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>Each strategy sees only its own clues.</source>
            <translation>Jede Strategie sieht nur ihre eigenen Hinweise.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0} finds no word to guess and gives up.</source>
            <translation>{0} findet kein Wort als Tipp und gibt auf.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0}: {1} is the secret.</source>
            <translation>{0}: {1} ist die Lösung.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0}: {1}. Words left: {2}.</source>
            <extracomment>Of one: {0}: {1}. One word is left.</extracomment>
            <translation>
                <numerusform>{0}: {1}. Ein Wort ist übrig.</numerusform>
                <numerusform>{0}: {1}. Übrige Wörter: {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>Nobody has found the secret.</source>
            <translation>Niemand hat die Lösung gefunden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>The fewest guesses are {0}, by more than one strategy.</source>
            <translation>Am wenigsten Tipps sind {0}, bei mehr als einer Strategie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>The fewest guesses: {1}, by {0}. One secret proves nothing about others.</source>
            <translation>Die wenigsten Tipps: {1}, von {0}. Eine einzige Lösung beweist nichts über andere.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of a word's letters, each once</source>
            <translation>Die Summe der Buchstaben eines Wortes, jeder einmal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every word that fits is suggested only when asked for.</source>
            <translation>Alle passenden Wörter werden nur auf Wunsch vorgeschlagen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits, so there is nothing to score.</source>
            <translation>Kein Wort passt, also gibt es nichts zu bewerten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} is there again and adds nothing.</source>
            <translation>{0} steht noch einmal da und trägt nichts bei.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The first letter of {0} is {1}, and it adds {2}.</source>
            <translation>Der erste Buchstabe von {0} ist {1}, und er trägt {2} bei.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} adds {1}.</source>
            <translation>{0} trägt {1} bei.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is {1} of {2}.</source>
            <translation>Die Summe von {0} ist {1} von {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>In {0} the letter {1} counts once, so its sum is {2}.</source>
            <translation>In {0} zählt der Buchstabe {1} nur einmal, also ist die Summe {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is the same: {1}.</source>
            <translation>Die Summe von {0} ist dieselbe: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is {1}, not {2}.</source>
            <translation>Die Summe von {0} ist {1}, nicht {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Letters of the candidates</source>
            <translation>Buchstaben der Kandidaten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits, so there is nothing to count.</source>
            <translation>Kein Wort passt, also gibt es nichts zu zählen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every letter of {0} is counted.</source>
            <translation>Jeder Buchstabe von {0} wird gezählt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every letter of {0} is counted, {1} each time.</source>
            <translation>Jeder Buchstabe von {0} wird gezählt, {1} jedes Mal.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} candidates have {1} letters in all.</source>
            <extracomment>Of one: One candidate has {1} letters in all.</extracomment>
            <translation>
                <numerusform>Ein Kandidat hat zusammen {1} Buchstaben.</numerusform>
                <numerusform>{0} Kandidaten haben zusammen {1} Buchstaben.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} Not shown: {1}.</source>
            <translation>{0} Nicht gezeigt: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No letter occurs twice.</source>
            <translation>Kein Buchstabe kommt zweimal vor.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The letters that occur most are {0}: {1} times each.</source>
            <extracomment>Of one: The letter that occurs most is {0}: {1} times.</extracomment>
            <translation>
                <numerusform>Am häufigsten ist der Buchstabe {0}: {1} Mal.</numerusform>
                <numerusform>Am häufigsten sind die Buchstaben {0}: je {1} Mal.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list</source>
            <translation>Die Liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list is empty: every word that fits is suggested only when asked for.</source>
            <translation>Die Liste ist leer: alle passenden Wörter werden nur auf Wunsch vorgeschlagen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits: the list is empty.</source>
            <translation>Kein Wort passt: die Liste ist leer.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list has {0} words, the highest sum first.</source>
            <extracomment>Of one: The list has one word.</extracomment>
            <translation>
                <numerusform>Die Liste hat ein Wort.</numerusform>
                <numerusform>Die Liste hat {0} Wörter, die höchste Summe zuerst.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Words in the list: {0}; others fit, but are suggested only when asked for: {1}.</source>
            <translation>Wörter in der Liste: {0}; andere passen, werden aber nur auf Wunsch vorgeschlagen: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The best guess is {0}.</source>
            <translation>Der beste Tipp ist {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Next is {0}.</source>
            <translation>Das nächste ist {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} has the same sum, but {1} is better known.</source>
            <translation>{0} hat dieselbe Summe, aber {1} ist bekannter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} has the same sum, but {1} comes first in the alphabet.</source>
            <translation>{0} hat dieselbe Summe, aber {1} kommt im Alphabet zuerst.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: stage {1} of {2}</source>
            <translation>{0}: Abschnitt {1} von {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: guesses so far: {1}</source>
            <translation>{0}: bisherige Tipps: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The words go into a trie, letter by letter, and all begin at the start.</source>
            <translation>Die Wörter kommen in einen Trie, Buchstabe für Buchstabe, und alle beginnen am Anfang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0}: the beginning {1} is there already, only {2} is new.</source>
            <translation>{0}: der Beginn {1} ist schon da, nur {2} ist neu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0}: no word before it begins with this letter, so every node is new.</source>
            <translation>{0}: kein Wort davor beginnt mit diesem Buchstaben, also ist jeder Knoten neu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Words: {0}. Nodes: {1}.</source>
            <translation>Wörter: {0}. Knoten: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The temporary trie</source>
            <translation>Der vorläufige Trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>A breadth-first search looks for nodes with the same endings: one of them is enough.</source>
            <translation>Eine Breitensuche sucht Knoten mit denselben Endungen: einer von ihnen genügt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>No two nodes have the same endings, so no node is redundant.</source>
            <translation>Keine zwei Knoten haben dieselben Endungen, also ist kein Knoten überflüssig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>In each of {0} groups the nodes have the same endings, and one of them is kept.</source>
            <translation>In jeder von {0} Gruppen haben die Knoten dieselben Endungen, und einer wird behalten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The redundant nodes are killed, and the numbers say where the pointers go now.</source>
            <translation>Die überflüssigen Knoten sind entfernt, und die Zahlen sagen, wohin die Zeiger nun führen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes no letter follows, so one of them is enough.</source>
            <translation>Nach diesen {0} Knoten folgt kein Buchstabe, also genügt einer von ihnen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes the same {1} endings follow, such as {2}: one node is enough.</source>
            <translation>Nach diesen {0} Knoten folgen dieselben {1} Endungen, etwa {2}: ein Knoten genügt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes the same follows, {1}: one of them is enough.</source>
            <translation>Nach diesen {0} Knoten folgt dasselbe, {1}: einer von ihnen genügt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Nodes: {0}. Killed so far: {1}. Left: {2}.</source>
            <translation>Knoten: {0}. Bisher entfernt: {1}. Übrig: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Redundant nodes</source>
            <translation>Überflüssige Knoten</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Nodes: {0} before, {1} now. Edges: {2} before, {3} now.</source>
            <translation>Knoten: {0} vorher, {1} jetzt. Kanten: {2} vorher, {3} jetzt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The DAWG</source>
            <translation>Der DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The nodes left are the DAWG: each path from the start to a ring spells a word.</source>
            <translation>Die übrigen Knoten sind der DAWG: jeder Weg vom Anfang zu einem Ring ergibt ein Wort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>It is the smallest automaton of the words, not the suffix automaton called DAWG too.</source>
            <translation>Er ist der kleinste Automat der Wörter, nicht der Suffixautomat, der auch DAWG heißt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The letters of {0} from the start, with a ring where a word ends.</source>
            <translation>Die Buchstaben von {0} vom Anfang an, mit einem Ring, wo ein Wort endet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0} edges lead to one node: their words share what follows.</source>
            <translation>{0} Kanten führen zu einem Knoten: ihre Wörter teilen sich, was folgt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} words can be drawn, and {1} are left out: take some away first, or import them as a lexicon.</source>
            <translation>{0} Wörter können gezeichnet werden, {1} bleiben weg: nehmen Sie erst welche fort, oder importieren Sie sie als Lexikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>All words together can have {0} different letters, and {1} would bring more: take some away first.</source>
            <translation>Alle Wörter zusammen können {0} verschiedene Buchstaben haben, und {1} brächte mehr: nehmen Sie zuerst welche weg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} is there already.</source>
            <translation>{0} ist schon da.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} Not drawn either: {1}.</source>
            <translation>{0} Auch nicht gezeichnet: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} has {1}, which is no letter: take it out, then press Enter.</source>
            <translation>{0} hat {1}, und das ist kein Buchstabe: es herausnehmen und Enter drücken.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} is no word of {1} to {2} letters: correct it.</source>
            <translation>{0} ist kein Wort aus {1} bis {2} Buchstaben: korrigieren Sie es.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0}: nodes more in the trie {1}, in the DAWG {2}, so it saves {3}.</source>
            <translation>{0}: Knoten mehr im Trie {1}, im DAWG {2}, also spart er {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Words: {0}. Nodes: {1} in the trie, {2} in the DAWG, {3} saved.</source>
            <translation>Wörter: {0}. Knoten: {1} im Trie, {2} im DAWG, {3} gespart.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Our words as a DAWG</source>
            <translation>Unsere Wörter als DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Our words as a trie</source>
            <translation>Unsere Wörter als Trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>No word of these fits the clue.</source>
            <translation>Keines dieser Wörter passt zum Hinweis.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} words fit: {1}.</source>
            <extracomment>Of one: One word fits: {1}.</extracomment>
            <translation>
                <numerusform>Ein Wort passt: {1}.</numerusform>
                <numerusform>{0} Wörter passen: {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/graph_point.py"></location>
            <source>The edge {0}: {1} words pass it, {2}.</source>
            <extracomment>Of one: The edge {0}: one word passes it, {2}.</extracomment>
            <translation>
                <numerusform>Die Kante {0}: ein Wort geht über sie, {2}.</numerusform>
                <numerusform>Die Kante {0}: {1} Wörter gehen über sie, {2}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/graph_point.py"></location>
            <source>A node: {0} words pass it, {1}.</source>
            <extracomment>Of one: A node: one word passes it, {1}.</extracomment>
            <translation>
                <numerusform>Ein Knoten: ein Wort geht durch ihn, {1}.</numerusform>
                <numerusform>Ein Knoten: {0} Wörter gehen durch ihn, {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Games</name>
        <message>
            <location filename="../../resources/games/absurdle.toml"></location>
            <source>Absurdle</source>
            <translation>Absurdle</translation>
        </message>
        <message>
            <location filename="../../resources/games/absurdle.toml"></location>
            <source>Wordle against a keeper who has no word yet, and answers so that most words are left.</source>
            <translation>Wordle gegen einen Gegenspieler, der noch kein Wort hat und so antwortet, dass die meisten Wörter bleiben.</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>Bagels</source>
            <translation>Bagels</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>Three digits, no two alike: a fermi stands at its place, a pico elsewhere; none of either is bagels.</source>
            <translation>Drei verschiedene Ziffern: ein Fermi steht an seinem Platz, ein Pico anderswo; keines von beiden heißt Bagels.</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>Bulls and Cows</source>
            <translation>Bulls and Cows</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>Four digits, no two alike: bulls stand at their place, cows elsewhere.</source>
            <translation>Vier verschiedene Ziffern: Bullen stehen an ihrem Platz, Kühe anderswo.</translation>
        </message>
        <message>
            <location filename="../../resources/games/dordle.toml"></location>
            <source>Dordle</source>
            <translation>Dordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/dordle.toml"></location>
            <source>Two words at once, found with the same guesses.</source>
            <translation>Zwei Wörter zugleich, mit denselben Tipps gefunden.</translation>
        </message>
        <message>
            <location filename="../../resources/games/four-digits.toml"></location>
            <source>Four digits</source>
            <translation>Vier Ziffern</translation>
        </message>
        <message>
            <location filename="../../resources/games/four-digits.toml"></location>
            <source>As Bulls and Cows, but a digit may occur again.</source>
            <translation>Wie Bulls and Cows, aber eine Ziffer kann wiederkommen.</translation>
        </message>
        <message>
            <location filename="../../resources/games/jotto.toml"></location>
            <source>Jotto</source>
            <translation>Jotto</translation>
        </message>
        <message>
            <location filename="../../resources/games/jotto.toml"></location>
            <source>Each guess is told how many letters it has in common with the secret, wherever they are.</source>
            <translation>Zu jedem Tipp wird gesagt, wie viele Buchstaben er mit der Lösung gemein hat, wo auch immer.</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>Lingo</source>
            <translation>Lingo</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>The television game: the first letter is shown, and five guesses are allowed.</source>
            <translation>Das Fernsehspiel: der erste Buchstabe wird gezeigt, und fünf Tipps sind erlaubt.</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind-8.toml"></location>
            <source>Mastermind, 8 colours</source>
            <translation>Mastermind, 8 Farben</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind-8.toml"></location>
            <source>The larger board, also called Super Mastermind: five pegs of eight colours.</source>
            <translation>Das größere Brett, auch Super Mastermind: fünf Stifte in acht Farben.</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind.toml"></location>
            <source>Mastermind, 6 colours</source>
            <translation>Mastermind, 6 Farben</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind.toml"></location>
            <source>Four pegs of six colours, any of them again; black key pegs for a place, white for a colour.</source>
            <translation>Vier Stifte in sechs Farben, auch mehrfach; schwarze Stifte für einen Platz, weiße für eine Farbe.</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>Motus</source>
            <translation>Motus</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>The French Lingo: the first letter is shown, and six guesses are allowed.</source>
            <translation>Das französische Lingo: der erste Buchstabe wird gezeigt, und sechs Tipps sind erlaubt.</translation>
        </message>
        <message>
            <location filename="../../resources/games/octordle.toml"></location>
            <source>Octordle</source>
            <translation>Octordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/octordle.toml"></location>
            <source>Eight words at once, found with the same guesses.</source>
            <translation>Acht Wörter zugleich, mit denselben Tipps gefunden.</translation>
        </message>
        <message>
            <location filename="../../resources/games/quordle.toml"></location>
            <source>Quordle</source>
            <translation>Quordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/quordle.toml"></location>
            <source>Four words at once, found with the same guesses.</source>
            <translation>Vier Wörter zugleich, mit denselben Tipps gefunden.</translation>
        </message>
        <message>
            <location filename="../../resources/games/sedecordle.toml"></location>
            <source>Sedecordle</source>
            <translation>Sedecordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/sedecordle.toml"></location>
            <source>Sixteen words at once, found with the same guesses.</source>
            <translation>Sechzehn Wörter zugleich, mit denselben Tipps gefunden.</translation>
        </message>
        <message>
            <location filename="../../resources/games/sutom.toml"></location>
            <source>Sutom</source>
            <translation>Sutom</translation>
        </message>
        <message>
            <location filename="../../resources/games/sutom.toml"></location>
            <source>Motus with one word a day: the first letter is shown, and six guesses are allowed.</source>
            <translation>Motus mit einem Wort am Tag: der erste Buchstabe wird gezeigt, und sechs Tipps sind erlaubt.</translation>
        </message>
        <message>
            <location filename="../../resources/games/word-mastermind.toml"></location>
            <source>Word Mastermind</source>
            <translation>Word Mastermind</translation>
        </message>
        <message>
            <location filename="../../resources/games/word-mastermind.toml"></location>
            <source>The paper's game: words of four letters, and no limit but the patience of the guesser.</source>
            <translation>Das Spiel des Aufsatzes: Wörter aus vier Buchstaben, ohne Grenze außer der Geduld.</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>Word500</source>
            <translation>Word500</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>Wordle that says how many letters are green and yellow, but not which.</source>
            <translation>Wordle, das sagt, wie viele Buchstaben grün und gelb sind, aber nicht welche.</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle-hard.toml"></location>
            <source>Wordle, hard mode</source>
            <translation>Wordle, schwieriger Modus</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle-hard.toml"></location>
            <source>Wordle, with every hint that was shown used in the guesses after it.</source>
            <translation>Wordle, in dem jeder gezeigte Hinweis danach benutzt werden muss.</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle.toml"></location>
            <source>Wordle</source>
            <translation>Wordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle.toml"></location>
            <source>A word of five letters a day, the same for everybody.</source>
            <translation>Ein Wort aus fünf Buchstaben am Tag, dasselbe für alle.</translation>
        </message>
    </context>
    <context>
        <name>Pegs</name>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>red</source>
            <translation>rot</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>blue</source>
            <translation>blau</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>yellow</source>
            <translation>gelb</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>green</source>
            <translation>grün</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>orange</source>
            <translation>orange</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>white</source>
            <translation>weiß</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>black</source>
            <translation>schwarz</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>violet</source>
            <translation>violett</translation>
        </message>
    </context>
    <context>
        <name>Scenarios</name>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>A contradiction, and who made it</source>
            <translation>Ein Widerspruch, und woher er kommt</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>No word fits. Somebody has marked a tile wrong, and the doctor finds out which one it may have been.</source>
            <translation>Kein Wort passt. Jemand hat ein Feld falsch markiert, und der Doktor findet heraus, welches es gewesen sein kann.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>One of these three turns cannot be true together with those before it. Which one?</source>
            <translation>Einer dieser drei Züge kann nicht zusammen mit denen davor wahr sein. Welcher?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>It is turn {0}.</source>
            <translation>Es ist Zug {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>Which tile was marked wrong, do you think?</source>
            <translation>Welches Feld wurde wohl falsch markiert?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>The R of born, most likely: rain and horn both say that R occurs, and born says that it does not. Words that fit after the likeliest change: {0}.</source>
            <translation>Am ehesten das R von born: rain und horn sagen beide, dass R vorkommt, und born sagt, dass es nicht vorkommt. Nach der wahrscheinlichsten Änderung passende Wörter: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>About 8 minutes. Most programs only say that no word is left. Ask what a good message tells: what is wrong, where, and what to do next.</source>
            <translation>Etwa 8 Minuten. Die meisten Programme sagen nur, dass kein Wort übrig ist. Fragen Sie, was eine gute Meldung sagt: was falsch ist, wo, und was als Nächstes zu tun ist.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>Ask why the doctor puts one change before another: it asks how easily the mistake is made, and how many common words come back. Ask next for another single change that mends the board.</source>
            <translation>Fragen Sie, warum der Doktor eine Änderung vor die andere stellt: er fragt, wie leicht der Fehler geschieht und wie viele häufige Wörter zurückkommen. Fragen Sie dann nach einer anderen einzelnen Änderung, die das Brett in Ordnung bringt.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>Where a word ends</source>
            <translation>Wo ein Wort endet</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>Do is a word, and dog goes on from it. The mark of an end can stand on a node or on an edge, and that decides how many nodes there are.</source>
            <translation>Do ist ein Wort, und dog geht von ihm aus weiter. Die Marke des Endes kann an einem Knoten oder an einer Kante stehen, und davon hängt ab, wie viele Knoten es gibt.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>If the mark moves from the node to the edge that leads there, how many nodes are enough?</source>
            <translation>Wenn die Marke vom Knoten auf die Kante wandert, die zu ihm führt: wie viele Knoten genügen?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>{0} nodes are enough.</source>
            <translation>{0} Knoten genügen.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>About 8 minutes. Books of automata mark the node, so their counts are larger than those of this program. Ask next for a list of words where both ways need the same.</source>
            <translation>Etwa 8 Minuten. Bücher über Automaten markieren den Knoten, darum sind ihre Zahlen größer als die dieses Programms. Fragen Sie dann nach einer Wortliste, bei der beide Wege gleich viele brauchen.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Mastermind: FCBE, and a printed mistake</source>
            <translation>Mastermind: FCBE und ein gedruckter Fehler</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>A paper breaks the code FCBE. One of its marks is wrong, and by its own rule the search then goes another way. And what is the best first guess?</source>
            <translation>Ein Aufsatz knackt den Code FCBE. Eine seiner Markierungen ist falsch, und nach seiner eigenen Regel geht die Suche dann einen anderen Weg. Und welcher erste Tipp ist der beste?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Four pegs of six colours, any of them again: how many codes are there?</source>
            <translation>Vier Stifte in sechs Farben, auch mehrfach: wie viele Codes gibt es?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>There are {0} codes.</source>
            <translation>Es gibt {0} Codes.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>The code is FCBE. The paper gives the guess FBEE two black pegs. Is that right?</source>
            <translation>Der Code ist FCBE. Der Aufsatz gibt dem Tipp FBEE zwei schwarze Stifte. Ist das richtig?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>No. F and the last E are at their place, and B is in the code elsewhere: the score is {0}.</source>
            <translation>Nein. F und das letzte E stehen an ihrem Platz, und B ist anderswo im Code: die Wertung ist {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Which first guess is best: AAAA, AAAB, AABB, AABC or ABCD?</source>
            <translation>Welcher erste Tipp ist der beste: AAAA, AAAB, AABB, AABC oder ABCD?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>It depends on what is wanted: the best worst case, the best average, or the most information.</source>
            <translation>Das hängt davon ab, was gewünscht ist: der beste schlimmste Fall, der beste Durchschnitt oder die meiste Information.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>About 15 minutes. The letters are those of the colours, for who cannot tell them apart; coloured paper will do too. Let the class mark FBEE before it is shown.</source>
            <translation>Etwa 15 Minuten. Die Buchstaben stehen für die Farben, für alle, die sie nicht unterscheiden können; farbiges Papier tut es auch. Lassen Sie die Klasse FBEE werten, bevor es gezeigt wird.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>With its real score, 5, FBEE would have been kept: it is more than the 4 before it. The paper drops it and goes on through FCEE, which leads to the code all the same. Ask next which mark would have betrayed the mistake. The table is the source's own, counted again; the last columns are not in the source.</source>
            <translation>Mit seiner richtigen Wertung, 5, wäre FBEE behalten worden: Das ist mehr als die 4 davor. Der Aufsatz verwirft es und geht über FCEE weiter, was trotzdem zum Code führt. Fragen Sie dann, welche Wertung den Fehler verraten hätte. Die Tabelle ist die der Quelle, neu gezählt; die letzten Spalten stehen nicht in der Quelle.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>A word at a time</source>
            <translation>Ein Wort nach dem anderen</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>The paper fills a whole trie and merges its nodes afterwards. Another way merges while the words come in, and never holds many nodes.</source>
            <translation>Der Aufsatz füllt einen ganzen Trie und verschmilzt seine Knoten danach. Ein anderer Weg verschmilzt, während die Wörter kommen, und hält nie viele Knoten.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>The paper's way would hold the whole trie. How many nodes did this way hold at once, at most?</source>
            <translation>Der Weg des Aufsatzes hielte den ganzen Trie. Wie viele Knoten hielt dieser Weg höchstens auf einmal?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>At most {0} nodes at once.</source>
            <translation>Höchstens {0} Knoten auf einmal.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>About 12 minutes. The words must come in sorted order: only then is the end of the word before finished. Ask the class which nodes can still change when the next word comes.</source>
            <translation>Etwa 12 Minuten. Die Wörter müssen sortiert kommen: nur dann ist das Ende des Wortes davor fertig. Fragen Sie die Klasse, welche Knoten sich beim nächsten Wort noch ändern können.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>How much a guess tells</source>
            <translation>Wie viel ein Tipp verrät</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>A guess cuts the list into groups, one for each clue. The smaller the group of the secret, the more its clue has told. Bits measure it.</source>
            <translation>Ein Tipp teilt die Liste in Gruppen, eine je Hinweis. Je kleiner die Gruppe der Lösung, desto mehr hat ihr Hinweis verraten. Bits messen es.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Eight words are possible. How many questions with yes or no does it take to name one of them?</source>
            <translation>Acht Wörter sind möglich. Wie viele Fragen mit Ja oder Nein braucht es, um eines davon zu nennen?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>It takes {0}, and that is what bits count.</source>
            <translation>Es braucht {0}, und das zählen Bits.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Night is one of the words. How many bits does its clue tell on average?</source>
            <translation>Night ist eines der Wörter. Wie viel Bit liefert sein Hinweis im Mittel?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Night tells {0} bits on average.</source>
            <translation>Night liefert im Mittel {0} Bit.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Films cannot be the secret. How many bits does its clue tell on average?</source>
            <translation>Films kann die Lösung nicht sein. Wie viel Bit liefert sein Hinweis im Mittel?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Films tells {0} bits on average.</source>
            <translation>Films liefert im Mittel {0} Bit.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>About 15 minutes, for pupils who know powers of two. A bit is one answer yes or no; the logarithm to the base two says how often a number can be halved.</source>
            <translation>Etwa 15 Minuten, für Klassen, die Zweierpotenzen kennen. Ein Bit ist eine Antwort Ja oder Nein; der Logarithmus zur Basis zwei sagt, wie oft sich eine Zahl halbieren lässt.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Let the class add up the shares first: they are one in all. Ask next what guess would tell three bits, and why no guess can tell more.</source>
            <translation>Lassen Sie die Klasse erst die Anteile zusammenzählen: zusammen sind sie eins. Fragen Sie dann, welcher Tipp drei Bit lieferte, und warum keiner mehr liefern kann.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Mastermind with pegs</source>
            <translation>Mastermind mit Stiften</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>A hidden code is found in four guesses. After each of them the codes that are left are counted.</source>
            <translation>Ein verdeckter Code wird mit vier Tipps gefunden. Nach jedem werden die übrigen Codes gezählt.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The guess has A twice, the code has it once. How many key pegs do the two get?</source>
            <translation>Der Tipp hat zweimal A, der Code einmal. Wie viele Antwortstifte bekommen die beiden?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>One, a black peg. A peg of the code pays for one key peg and no more.</source>
            <translation>Einen, einen schwarzen. Ein Stift des Codes zahlt für einen Antwortstift und nicht mehr.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>One black peg: of 1,296 codes, how many are left?</source>
            <translation>Ein schwarzer Antwortstift: Wie viele von 1.296 Codes bleiben?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Two white pegs for the second guess. How many codes are left now?</source>
            <translation>Zwei weiße Antwortstifte für den zweiten Tipp. Wie viele Codes bleiben jetzt?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The third guess gets four key pegs, so it has all the colours. How many codes are left?</source>
            <translation>Der dritte Tipp bekommt vier Antwortstifte, hat also alle Farben. Wie viele Codes bleiben?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>There are {0} codes left.</source>
            <translation>Es bleiben {0} Codes.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The game began with AABB. Which kind of first guess leaves the fewest codes if luck is bad?</source>
            <translation>Das Spiel begann mit AABB. Welche Art von erstem Tipp lässt bei Pech die wenigsten Codes übrig?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The table shows it: two pegs of one colour and two of another.</source>
            <translation>Die Tabelle zeigt es: zwei Stifte der einen Farbe und zwei einer anderen.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>About 15 minutes. Play it with coloured paper first: one pupil hides a code, another gives the key pegs, and the class checks them.</source>
            <translation>Etwa 15 Minuten. Zuerst mit buntem Papier spielen: Ein Kind verdeckt einen Code, ein anderes vergibt die Antwortstifte, und die Klasse prüft sie.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Each guess is the one that leaves the fewest codes at worst, as in Knuth's method of 1977; five guesses are always enough. Ask next why a guess that cannot be the code may be the best one.</source>
            <translation>Jeder Tipp ist der, der schlimmstenfalls die wenigsten Codes lässt, wie in Knuths Verfahren von 1977; fünf Tipps reichen immer. Danach fragen, warum ein Tipp, der nicht der Code sein kann, der beste sein mag.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Strategies racing on one secret</source>
            <translation>Strategien im Rennen um eine Lösung</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>The paper's letter frequency, the most information and the most different clues look for one common word. Each sees only its own clues.</source>
            <translation>Die Buchstabenhäufigkeit des Aufsatzes, die meiste Information und die meisten verschiedenen Hinweise suchen dasselbe häufige Wort. Jede sieht nur ihre eigenen Hinweise.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Which strategy needs the fewest guesses for the secret pound, and how many?</source>
            <translation>Welche Strategie braucht für die Lösung pound die wenigsten Tipps, und wie viele?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>The fewest guesses are {0}.</source>
            <translation>Die kleinste Zahl von Tipps ist {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>About 10 minutes. Let the class bet before the race. One secret proves nothing: change the secret in the file, or use the race in the main window for many.</source>
            <translation>Etwa 10 Minuten. Lassen Sie die Klasse vor dem Rennen wetten. Eine einzige Lösung beweist nichts: ändern Sie die Lösung in der Datei, oder benutzen Sie für viele den Wettlauf im Hauptfenster.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Ask after each guess which lane looks best, and why fewer words left is not the whole story. Ask next how many secrets a fair comparison needs.</source>
            <translation>Fragen Sie nach jedem Tipp, welche Bahn am besten aussieht, und warum weniger übrige Wörter nicht alles sind. Fragen Sie dann, wie viele Lösungen ein fairer Vergleich braucht.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Rain in the whole lexicon</source>
            <translation>Rain im ganzen Lexikon</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>The same guess and the same clue, with all English words of four letters. The method is the same; only the numbers grow.</source>
            <translation>Derselbe Tipp und derselbe Hinweis, mit allen englischen Wörtern aus vier Buchstaben. Das Verfahren ist dasselbe; nur die Zahlen wachsen.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>A text file of all the words in this lexicon has more than a million bytes. How many per cent of that does the DAWG save?</source>
            <translation>Eine Textdatei aller Wörter dieses Lexikons hat mehr als eine Million Bytes. Wie viel Prozent davon spart der DAWG?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>It saves {0} %.</source>
            <translation>Er spart {0} %.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>The pattern of 2013 does not say that R must occur. How many words fit it that have no R?</source>
            <translation>Das Muster von 2013 sagt nicht, dass R vorkommen muss. Wie viele Wörter ohne R passen dazu?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Words that fit the paper's pattern but not the strict one: {0}.</source>
            <translation>Wörter, die zum Muster des Aufsatzes passen, aber nicht zum strengen: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Of all the edges in the DAWG, how many does the walk look at?</source>
            <translation>Wie viele von allen Kanten im DAWG sieht der Gang an?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>It looks at {0} different edges.</source>
            <translation>Er sieht {0} verschiedene Kanten an.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Show the short list first. About 15 minutes, because the class knows the stages already.</source>
            <translation>Zeigen Sie zuerst die kurze Liste. Etwa 15 Minuten, weil die Klasse die Abschnitte schon kennt.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Let the class guess in powers of ten: a hundred, a thousand, ten thousand edges? Ask next why the walk hardly notices how large the lexicon is.</source>
            <translation>Lassen Sie die Klasse in Zehnerpotenzen raten: hundert, tausend, zehntausend Kanten? Fragen Sie dann, warum der Gang kaum merkt, wie groß das Lexikon ist.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The paper's example: rain, ywwg</source>
            <translation>Das Beispiel des Aufsatzes: rain, ywwg</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The guess was rain, and the game marked it ywwg. The whole method works on a list short enough to be drawn.</source>
            <translation>Der Tipp war rain, und das Spiel hat ihn mit ywwg markiert. Das ganze Verfahren an einer Liste, die kurz genug zum Zeichnen ist.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The trie has a node for every different beginning of these words. How many nodes can be left out when equal endings share theirs?</source>
            <translation>Der Trie hat einen Knoten für jeden verschiedenen Beginn dieser Wörter. Wie viele Knoten können wegfallen, wenn gleiche Endungen sich ihre Knoten teilen?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>{0} nodes can be left out.</source>
            <translation>{0} Knoten können wegfallen.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>What does the clue say of each of the four places?</source>
            <translation>Was sagt der Hinweis über jeden der vier Plätze?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The first place has no R, A or I, the second and third have no A or I, and the fourth is N. R must be at the second or the third place.</source>
            <translation>Der erste Platz hat kein R, A oder I, der zweite und der dritte haben kein A oder I, und der vierte ist N. R muss am zweiten oder am dritten Platz stehen.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>How many of these words can still be the secret?</source>
            <translation>Wie viele dieser Wörter können noch die Lösung sein?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>Words that can still be the secret: {0}.</source>
            <translation>Wörter, die noch die Lösung sein können: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>Which of these words would you guess next, and why?</source>
            <translation>Welches dieser Wörter wäre der nächste Tipp, und warum?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The method takes the word whose letters occur most often in the words that are left.</source>
            <translation>Das Verfahren nimmt das Wort, dessen Buchstaben in den übrigen Wörtern am häufigsten vorkommen.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The score is the share of all letters that the letters of a word stand for. What is the best score, in per cent?</source>
            <translation>Die Wertung ist der Anteil an allen Buchstaben, für den die Buchstaben eines Wortes stehen. Wie hoch ist die beste Wertung, in Prozent?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The best score is {0} %.</source>
            <translation>Die beste Wertung ist {0} %.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The whole lesson takes about 40 minutes. With 20 minutes, begin at the pattern. Everything shown here is found by the same program that plays the game.</source>
            <translation>Die ganze Lektion dauert etwa 40 Minuten. Mit 20 Minuten beginnen Sie beim Muster. Alles hier Gezeigte findet dasselbe Programm, das auch spielt.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 12 minutes. Let the class spell two or three words along the trie. Ask which endings look alike before the nodes are merged: -orn, -arn, -ern. Ask next why a word must never get lost by merging.</source>
            <translation>Etwa 12 Minuten. Lassen Sie die Klasse zwei oder drei Wörter am Trie entlang buchstabieren. Fragen Sie, welche Endungen gleich aussehen, bevor die Knoten vereint werden: -orn, -arn, -ern. Fragen Sie dann, warum beim Vereinen nie ein Wort verloren gehen darf.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Write rain and its marks on the board first, and let the class say each place. Ask next what the pattern of 2013 forgets: that R must occur at all.</source>
            <translation>Etwa 5 Minuten. Schreiben Sie zuerst rain und seine Markierungen an die Tafel, und lassen Sie die Klasse jeden Platz nennen. Fragen Sie dann, was das Muster von 2013 vergisst: dass R überhaupt vorkommen muss.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 8 minutes. Stop where the first branch is refused, and ask how many words are gone with it. Ask next how a plain list would be searched.</source>
            <translation>Etwa 8 Minuten. Halten Sie an, wo der erste Zweig abgelehnt wird, und fragen Sie, wie viele Wörter mit ihm wegfallen. Fragen Sie dann, wie eine einfache Liste durchsucht würde.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Each letter counts once in a word, also where it stands twice. Ask why.</source>
            <translation>Etwa 5 Minuten. Jeder Buchstabe zählt in einem Wort einmal, auch wo er zweimal steht. Fragen Sie, warum.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Let somebody add up one word before it is shown.</source>
            <translation>Etwa 5 Minuten. Lassen Sie jemanden ein Wort zusammenzählen, bevor es gezeigt wird.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Let the class vote before the first row is uncovered. Ask next whether the best score is also the best guess: the scenario of the rhyme trap answers that.</source>
            <translation>Etwa 5 Minuten. Lassen Sie die Klasse abstimmen, bevor die erste Zeile aufgedeckt wird. Fragen Sie dann, ob die beste Wertung auch der beste Tipp ist: das Szenario der Reimfalle beantwortet das.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>Repeated letters: tosses for cozies</source>
            <translation>Mehrfache Buchstaben: tosses für cozies</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>The guess has three letters S, the secret has one. A program that marks every letter alone colours all three.</source>
            <translation>Der Tipp hat drei S, die Lösung hat eines. Ein Programm, das jeden Buchstaben für sich markiert, färbt alle drei.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>Three tiles of tosses are an S. How many of them are coloured?</source>
            <translation>Drei Felder von tosses sind ein S. Wie viele davon werden gefärbt?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>One: the last S is at its place, and no other S is left in the secret.</source>
            <translation>Eines: das letzte S steht an seinem Platz, und kein anderes S ist in der Lösung übrig.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>If a helper reads this clue by the naive rule, what happens to the secret?</source>
            <translation>Wenn ein Helfer diesen Hinweis nach der einfachen Regel liest, was geschieht mit der Lösung?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>It is lost: one S is coloured and another one is white, and no secret of the naive rule can do that. Words left by the naive reading: {0}.</source>
            <translation>Sie ist verloren: ein S ist gefärbt und ein anderes weiß, und das kann bei keiner Lösung nach der einfachen Regel sein. Nach der einfachen Lesart übrige Wörter: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>About 8 minutes. A program that marks wrongly is worse than a slow one: it throws the answer away. Ask next how one would test such a program.</source>
            <translation>Etwa 8 Minuten. Ein Programm, das falsch markiert, ist schlimmer als ein langsames: es wirft die Antwort weg. Fragen Sie dann, wie man ein solches Programm prüfen würde.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Repeated letters: dozes and seeds for dents</source>
            <translation>Mehrfache Buchstaben: dozes und seeds für dents</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>No letter of dozes stands twice, and marking is easy. Seeds has two letters S and two letters E, but the secret has only one of each.</source>
            <translation>Kein Buchstabe von dozes steht zweimal, und das Markieren ist leicht. Seeds hat zwei S und zwei E, aber die Lösung hat von jedem nur eines.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>The secret is dents. How do you mark the guess dozes?</source>
            <translation>Die Lösung ist dents. Wie wird der Tipp dozes markiert?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>D and S are at their place: green. E is in the secret at another place: yellow. O and Z are white.</source>
            <translation>D und S stehen an ihrem Platz: grün. E ist an einem anderen Platz in der Lösung: gelb. O und Z sind weiß.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>And seeds? A naive rule looks at each letter alone. How many tiles of seeds does it mark otherwise?</source>
            <translation>Und seeds? Eine einfache Regel sieht jeden Buchstaben für sich an. Wie viele Felder von seeds markiert sie anders?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Tiles of seeds that the naive rule marks otherwise: {0}.</source>
            <translation>Felder von seeds, die die einfache Regel anders markiert: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>About 12 minutes. Let the class mark each guess on paper first: most mistakes with these games are made with repeated letters.</source>
            <translation>Etwa 12 Minuten. Lassen Sie die Klasse jeden Tipp zuerst auf Papier markieren: die meisten Fehler bei diesen Spielen geschehen mit mehrfachen Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Point at the letters of the secret that are struck: they are used up. Ask next for a guess that has an E twice, and for the marks if the secret has it twice too.</source>
            <translation>Zeigen Sie auf die durchgestrichenen Buchstaben der Lösung: sie sind aufgebraucht. Fragen Sie dann nach einem Tipp mit zwei E, und nach den Markierungen, wenn auch die Lösung zwei hat.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>The rhyme trap</source>
            <translation>Die Reimfalle</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Four letters of the guess are right, and many words rhyme with it. Is it better to try one of them, or to give a guess away?</source>
            <translation>Vier Buchstaben des Tipps sind richtig, und viele Wörter reimen sich darauf. Ist es besser, eines davon zu versuchen, oder einen Tipp zu opfern?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>How many words fit?</source>
            <translation>Wie viele Wörter passen?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words that fit: {0}.</source>
            <translation>Passende Wörter: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>You guess night, and it is wrong. How many words are left then?</source>
            <translation>Der Tipp ist night, und er ist falsch. Wie viele Wörter sind dann übrig?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words left if night is wrong: {0}.</source>
            <translation>Übrige Wörter, wenn night falsch ist: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Firms cannot be the secret. How many words are left after it, if luck is bad?</source>
            <translation>Firms kann nicht die Lösung sein. Wie viele Wörter sind danach bei Pech noch übrig?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words left at worst: {0}.</source>
            <translation>Schlimmstenfalls übrige Wörter: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>About 10 minutes. Let the class play it first: one pupil keeps a word, the others guess rhyme after rhyme.</source>
            <translation>Etwa 10 Minuten. Lassen Sie die Klasse es zuerst spielen: ein Kind behält ein Wort für sich, die anderen raten Reim um Reim.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Each group is what one answer leaves. Ask why a word that cannot win may still be the best guess. Ask next when it is not: with two words left, always try one of them.</source>
            <translation>Jede Gruppe ist, was eine Antwort übrig lässt. Fragen Sie, warum ein Wort, das nicht gewinnen kann, doch der beste Tipp sein kann. Fragen Sie dann, wann es das nicht ist: bei zwei übrigen Wörtern immer eines davon versuchen.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Trie against DAWG: thirty words</source>
            <translation>Trie gegen DAWG: dreißig Wörter</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Six verbs with the same five endings. A trie shares their beginnings; a DAWG shares their endings too.</source>
            <translation>Sechs Verben mit denselben fünf Endungen. Ein Trie teilt ihre Anfänge; ein DAWG teilt auch ihre Endungen.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Thirty words. How many nodes will their trie have?</source>
            <translation>Dreißig Wörter. Wie viele Knoten wird ihr Trie haben?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>The trie has {0} nodes.</source>
            <translation>Der Trie hat {0} Knoten.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>And how many are left once equal endings share theirs?</source>
            <translation>Und wie viele bleiben übrig, wenn gleiche Endungen sich ihre Knoten teilen?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>The DAWG has {0} nodes.</source>
            <translation>Der DAWG hat {0} Knoten.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>About 15 minutes. The words are chosen so that nearly everything can be shared. Ask the class for a seventh verb, and how many new nodes it needs in the trie and in the DAWG.</source>
            <translation>Etwa 15 Minuten. Die Wörter sind so gewählt, dass fast alles geteilt werden kann. Fragen Sie die Klasse nach einem siebten Verb, und wie viele neue Knoten es im Trie und im DAWG braucht.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>This is the DAWG of a list of words: a smallest automaton for them. It is not the suffix automaton that some books call by the same name. Ask next where a word ends when another one goes on from there, such as talk and talks.</source>
            <translation>Dies ist der DAWG einer Wortliste: ein kleinster Automat für sie. Er ist nicht der Suffixautomat, der in manchen Büchern ebenso heißt. Fragen Sie dann, wo ein Wort endet, wenn ein anderes von dort weitergeht, etwa talk und talks.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Brute force against the walk</source>
            <translation>Rohe Gewalt gegen den Gang</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Both find the same words. One compares every word with the pattern, the other never enters a branch that cannot fit.</source>
            <translation>Beide finden dieselben Wörter. Die eine vergleicht jedes Wort mit dem Muster, der andere betritt nie einen Zweig, der nicht passen kann.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>The walk takes all its paths together, place by place. How many times does it look at an edge?</source>
            <translation>Der Gang geht alle Pfade zugleich, Stelle für Stelle. Wie oft sieht er eine Kante an?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>It looks at an edge {0} times.</source>
            <translation>Er sieht {0} Mal eine Kante an.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Brute force compares each word with the pattern, letter by letter, until one misfits. How many letters does it compare?</source>
            <translation>Rohe Gewalt vergleicht jedes Wort mit dem Muster, Buchstabe für Buchstabe, bis einer nicht passt. Wie viele Buchstaben vergleicht sie?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>It compares {0} letters.</source>
            <translation>Sie vergleicht {0} Buchstaben.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>About 10 minutes. Two pupils can act it: one reads the list aloud word by word, the other looks words up in a dictionary and skips whole pages.</source>
            <translation>Etwa 10 Minuten. Zwei Kinder können es vorspielen: das eine liest die Liste Wort für Wort vor, das andere schlägt Wörter im Wörterbuch nach und überspringt ganze Seiten.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Ask at every refused branch how many words are gone with it. Ask next which clue would make the walk long: one that says nothing of the first letters.</source>
            <translation>Fragen Sie bei jedem abgelehnten Zweig, wie viele Wörter mit ihm wegfallen. Fragen Sie dann, welcher Hinweis den Gang lang machen würde: einer, der über die ersten Buchstaben nichts sagt.</translation>
        </message>
    </context>
    <context>
        <name>Values</name>
        <message>
            <location filename="../../resources/values/english.toml"></location>
            <source>English</source>
            <translation>Englisch</translation>
        </message>
        <message>
            <location filename="../../resources/values/french.toml"></location>
            <source>French</source>
            <translation>Französisch</translation>
        </message>
        <message>
            <location filename="../../resources/values/german.toml"></location>
            <source>German</source>
            <translation>Deutsch</translation>
        </message>
        <message>
            <location filename="../../resources/values/spanish.toml"></location>
            <source>Spanish</source>
            <translation>Spanisch</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Cu&amp;t</source>
            <translation>A&amp;usschneiden</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Paste</source>
            <translation>&amp;Einfügen</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Select All</source>
            <translation>Alles auswählen</translation>
        </message>
    </context>
    <context>
        <name>QTabBar</name>
        <message>
            <location filename="../../Qt"></location>
            <source>Scroll Left</source>
            <translation>Nach links</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Scroll Right</source>
            <translation>Nach rechts</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Copy &amp;Link Location</source>
            <translation>&amp;Verweis kopieren</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Select All</source>
            <translation>Alles auswählen</translation>
        </message>
    </context>
</TS>
