<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>Actions</name>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Nouvelle partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Choose a game …</source>
            <translation>Choisir un &amp;jeu …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Remove last row</source>
            <translation>&amp;Supprimer la dernière ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Re&amp;spell row</source>
            <translation>&amp;Réécrire la ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Set row as&amp;ide</source>
            <translation>Mettre la ligne de &amp;côté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Given letters</source>
            <translation>&amp;Lettres données</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Forget my first guess</source>
            <translation>&amp;Oublier mon premier essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>The first guess you used in several games is no longer offered for this game.</source>
            <translation>Le premier essai que vous avez joué dans plusieurs parties n’est plus proposé pour ce jeu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Lexi&amp;ca …</source>
            <translation>Le&amp;xiques …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Longer words</source>
            <translation>Mots plus l&amp;ongs</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>S&amp;horter words</source>
            <translation>Mots plus co&amp;urts</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Rac&amp;k …</source>
            <translation>Che&amp;valet …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Several &amp;boards …</source>
            <translation>&amp;Plusieurs plateaux …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Watch the screen</source>
            <translation>Surveill&amp;er l’écran</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Watch an&amp;other part of the screen …</source>
            <translation>Surveiller une &amp;autre partie de l’écran …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Copy word</source>
            <translation>&amp;Copier le mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy &amp;pattern</source>
            <translation>Copier le &amp;motif</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy &amp;strict pattern</source>
            <translation>Copier le motif &amp;strict</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as &amp;grid</source>
            <translation>Copier en &amp;grille</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as grid with &amp;letters</source>
            <translation>Copier en grille avec les &amp;lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as &amp;text</source>
            <translation>Copier en &amp;texte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy the l&amp;ist</source>
            <translation>Copier la l&amp;iste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Paste g&amp;ame</source>
            <translation>C&amp;oller une partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Look up a &amp;word</source>
            <translation>Chercher &amp;un mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Find words by pattern</source>
            <translation>Chercher par moti&amp;f</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Pr&amp;eferences …</source>
            <translation>Préf&amp;érences …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Why this guess</source>
            <translation>Pour&amp;quoi cet essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A panel that says what the selected word would tell.</source>
            <translation>Un panneau qui dit ce que le mot choisi apporterait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Decision &amp;tree …</source>
            <translation>Arbre de &amp;décision …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Play a game</source>
            <translation>&amp;Jouer une partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Hide the helper</source>
            <translation>&amp;Masquer l’assistant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Review of the game …</source>
            <translation>&amp;Retour sur la partie …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Statistics …</source>
            <translation>&amp;Statistiques …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Keep a &amp;diary</source>
            <translation>Tenir un jour&amp;nal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Helped games that end are recorded; the statistics count them.</source>
            <translation>Les parties aidées sont enregistrées quand elles finissent ; les statistiques les comptent.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>R&amp;ace …</source>
            <translation>&amp;Course …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Lessons …</source>
            <translation>&amp;Leçons …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Lesson of this &amp;board</source>
            <translation>Leçon de ce plat&amp;eau</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A lesson about the rows as they stand, to show or to save.</source>
            <translation>Une leçon sur les lignes telles qu’elles sont, à montrer ou à enregistrer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Play &amp;with a class …</source>
            <translation>Jouer a&amp;vec une classe …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;User studies …</source>
            <translation>Études &amp;utilisateurs …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Replicat&amp;ion …</source>
            <translation>Répl&amp;ication …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What the sources of this program published, measured again beside it.</source>
            <translation>Ce que les sources de ce programme ont publié, mesuré à nouveau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show &amp;flagged words</source>
            <translation>Montrer les mots &amp;bannis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Coarse words, which otherwise count but are not suggested.</source>
            <translation>Les mots grossiers comptent comme secrets possibles, mais ne sont proposés qu’ainsi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What is &amp;known</source>
            <translation>Ce que l’on &amp;sait</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Cover the list</source>
            <translation>C&amp;ouvrir la liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Uncover one row</source>
            <translation>&amp;Découvrir une ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Cover one &amp;row again</source>
            <translation>&amp;Recouvrir une ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Co&amp;mpact</source>
            <translation>Co&amp;mpacte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Keep &amp;on top</source>
            <translation>Toujours &amp;au-dessus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Present</source>
            <translation>&amp;Présenter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Guide</source>
            <translation>&amp;Guide</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Keys</source>
            <translation>&amp;Touches</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;First steps</source>
            <translation>Pre&amp;miers pas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Three lines below the board that say how to begin.</source>
            <translation>Trois lignes sous le plateau qui disent comment commencer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;About</source>
            <translation>À &amp;propos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that look like a &amp;plural or past tense are unlikely</source>
            <translation>Les mots qui ressemblent à un &amp;pluriel ou à un passé sont improbables</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Everyday words</source>
            <translation>Mots &amp;quotidiens</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that people say and write; where none fits, others too.</source>
            <translation>Les mots qu’on dit et qu’on écrit ; si aucun ne convient, d’autres aussi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Common words</source>
            <translation>Mots &amp;courants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that keen readers know.</source>
            <translation>Les mots que connaissent les grands lecteurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;All words</source>
            <translation>&amp;Tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Every word of the lexicon, and not only those most people know.</source>
            <translation>Tous les mots du lexique, et pas seulement ceux que presque tous connaissent.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Larger</source>
            <translation>Plus &amp;grand</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>S&amp;maller</source>
            <translation>Plus &amp;petit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Usual size</source>
            <translation>Taille &amp;habituelle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Light</source>
            <translation>C&amp;lair</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Dark</source>
            <translation>S&amp;ombre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>As the &amp;game has them</source>
            <translation>Comme dans le &amp;jeu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Classic</source>
            <translation>&amp;Classique</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>C&amp;lear: blue and orange</source>
            <translation>C&amp;lair : bleu et orange</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Projector</source>
            <translation>&amp;Projecteur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>As the &amp;system</source>
            <translation>Comme le &amp;système</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show only how &amp;many words are left</source>
            <translation>Montrer seulement &amp;combien de mots restent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show which &amp;letters help</source>
            <translation>Montrer quelles &amp;lettres aident</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show a &amp;hint, then its next letter</source>
            <translation>Montrer un coup de &amp;pouce, puis sa lettre suivante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show the lis&amp;t, but not the last word</source>
            <translation>Montrer la l&amp;iste, mais pas le dernier mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show &amp;everything</source>
            <translation>&amp;Tout montrer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>R&amp;ule</source>
            <translation>Rè&amp;gle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Hard &amp;mode</source>
            <translation>&amp;Mode difficile</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Edit</source>
            <translation>É&amp;dition</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Strategy</source>
            <translation>&amp;Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What may be &amp;guessed</source>
            <translation>Ce que l’on peut &amp;proposer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What is &amp;likely</source>
            <translation>Ce qui est pro&amp;bable</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Attempts, for Lingo points</source>
            <translation>&amp;Essais, pour les points de Lingo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Play</source>
            <translation>&amp;Jouer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;View</source>
            <translation>Afficha&amp;ge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Words looked at</source>
            <translation>Mo&amp;ts pris en compte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Si&amp;ze</source>
            <translation>Ta&amp;ille</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Spoilers</source>
            <translation>Ré&amp;vélations</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Theme</source>
            <translation>Thèm&amp;e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Colours of the marks</source>
            <translation>&amp;Couleurs des marques</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>La&amp;nguage</source>
            <translation>La&amp;ngue</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Help</source>
            <translation>&amp;Aide</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A to Z</source>
            <translation>A à Z</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>spell the guess</source>
            <translation>écrire l’essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Enter</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the guess stands; the clue is complete</source>
            <translation>l’essai est posé ; l’indice est complet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>mark {0}</source>
            <translation>marquer {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the same marks, by digits</source>
            <translation>les mêmes marques, en chiffres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>every letter is green: solved</source>
            <translation>chaque lettre est verte : résolu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>0 to 9  + -</source>
            <translation>0 à 9  + -</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>set a number of the clue</source>
            <translation>donner un nombre de l’indice</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Space, click</source>
            <translation>Espace, clic</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>next mark</source>
            <translation>marque suivante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Space in an empty row</source>
            <translation>Espace dans une ligne vide</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>take the first word of the list</source>
            <translation>prendre le premier mot de la liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Shift+click</source>
            <translation>Maj+clic</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the mark before</source>
            <translation>marque précédente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Arrows</source>
            <translation>Flèches</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>other tiles and rows; Down enters the list</source>
            <translation>autres cases et lignes ; Bas entre dans la liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Backspace</source>
            <translation>Retour arrière</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>one step left; from the first, respell</source>
            <translation>un pas à gauche ; depuis la première case, réécrire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Enter in list</source>
            <translation>Entrée dans la liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>take the word; double click too</source>
            <translation>prendre le mot ; aussi double-clic</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>back to the board</source>
            <translation>retour au plateau</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the menu; right click too</source>
            <translation>le menu ; aussi clic droit</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>{0} attempts</source>
            <extracomment>Of one: 1 attempt</extracomment>
            <translation>
                <numerusform>{0} essai</numerusform>
                <numerusform>{0} essais</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Meanings</name>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>No dictionary here has {0}.</source>
            <translation>Aucun dictionnaire ici ne contient {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>To see what words mean, install the package {0}.</source>
            <translation>Pour voir ce que les mots veulent dire, installez le paquet {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>To see what words mean, put dictionaries of StarDict into {0}.</source>
            <translation>Pour voir ce que les mots veulent dire, mettez des dictionnaires de StarDict dans {0}.</translation>
        </message>
    </context>
    <context>
        <name>RankingHead</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Strategy</source>
            <translation>Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Scores in {0}</source>
            <translation>Valeurs en {0}</translation>
        </message>
    </context>
    <context>
        <name>RankingNote</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Meanwhile, the paper's ranking.</source>
            <translation>En attendant, le classement de l’article.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Preparing the strategies for the first time; meanwhile, the paper's ranking.</source>
            <translation>Les stratégies se préparent pour la première fois ; en attendant, le classement de l’article.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Preparing the better list, once on this computer: {0} of {1}. Meanwhile, the paper's ranking.</source>
            <translation>La meilleure liste se prépare, une seule fois sur cet ordinateur : {0} sur {1}. En attendant, le classement de l’article.</translation>
        </message>
    </context>
    <context>
        <name>BestLine</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>No guess needs fewer. Enter or a click takes it.</source>
            <translation>Aucun essai n’en demande moins. Entrée ou un clic le prend.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Only the most promising ways to go on were looked at. Enter or a click takes it.</source>
            <translation>Seules les suites les plus prometteuses ont été examinées. Entrée ou un clic le prend.</translation>
        </message>
    </context>
    <context>
        <name>Ranking</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>at least</source>
            <translation>au moins</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>estimated</source>
            <translation>estimé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>exact</source>
            <translation>exact</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>proven</source>
            <translation>prouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>can be the secret</source>
            <translation>peut être le secret</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>cannot be the secret</source>
            <translation>ne peut pas être le secret</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Leaves {0} words on average, {1} at worst.</source>
            <translation>Laisse {0} mots en moyenne, {1} au pire.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Cannot be the secret: it only rules others out.</source>
            <translation>Ne peut pas être le secret : il ne fait qu’en exclure d’autres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} essais mesurés sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Proven best: {0}, {1} guesses on average</source>
            <translation>Le meilleur, prouvé : {0}, {1} essais en moyenne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Best found: {0}, {1} guesses on average</source>
            <translation>Le meilleur trouvé : {0}, {1} essais en moyenne</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} more guesses</source>
            <extracomment>Of one: and 1 more guess</extracomment>
            <translation>
                <numerusform>et {0} essai de plus</numerusform>
                <numerusform>et {0} essais de plus</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SuggestionModel</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0}, rank {1}, score {2}</source>
            <translation>{0}, rang {1}, valeur {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0}, rank {1}, {2} {3}, {4}, {5}</source>
            <translation>{0}, rang {1}, {2} {3}, {4}, {5}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Covered</source>
            <translation>Couvert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Covered: {0} uncovers it</source>
            <translation>Couvert : {0} le découvre</translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} more</source>
            <translation>et {0} de plus</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} flagged words, not shown</source>
            <extracomment>Of one: and 1 flagged word, not shown</extracomment>
            <translation>
                <numerusform>et {0} mot banni, non montré</numerusform>
                <numerusform>et {0} mots bannis, non montrés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No common word fits</source>
            <translation>Aucun mot courant possible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word fits</source>
            <translation>Aucun mot possible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Row {0}: {1}</source>
            <translation>Ligne {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Go up to change a clue; {0} respells, {1} undoes.</source>
            <translation>Montez pour changer un indice ; {0} réécrit, {1} annule.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Enter, then mark its letters.</source>
            <translation>Entrée, puis marquez ses lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type the next guess, or take one from the list.</source>
            <translation>Tapez l’essai suivant, ou prenez-en un dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Tapez un essai, ou prenez-en un dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type the letters shown; Space for none, Enter ends.</source>
            <translation>Tapez les lettres montrées ; Espace pour aucune, Entrée termine.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks, then Enter.</source>
            <translation>Marquez avec {0}, {1}, {2} ou par clics, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type how many letters are {0}, then Enter.</source>
            <translation>Tapez combien de lettres sont {0}, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type how many letters are {0}, then {1}; Enter.</source>
            <translation>Tapez combien de lettres sont {0}, puis {1} ; Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>It is an uncommon word, and those are not looked at.</source>
            <translation>C’est un mot rare, et les mots rares ne sont pas pris en compte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} n’est pas dans ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word has the given letters at their places.</source>
            <translation>Aucun mot n’a les lettres données à leurs places.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>There is no word of {0} letters in this lexicon.</source>
            <translation>Il n’y a aucun mot de {0} lettres dans ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Or the secret is a word that this lexicon lacks.</source>
            <translation>Ou bien le mot secret manque à ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Or the secret is a word that this lexicon lacks. No word of {0} fits either.</source>
            <translation>Ou bien le mot secret manque à ce lexique. Aucun mot de {0} ne convient non plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts itself: check it.</source>
            <translation>L’indice de la ligne {0} se contredit : vérifiez-le.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts row {1}.</source>
            <translation>L’indice de la ligne {0} contredit la ligne {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts the rows before it.</source>
            <translation>L’indice de la ligne {0} contredit les lignes précédentes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} is {3} at place {1}, so it cannot be {4} at place {2}: {4} is dealt from the left.</source>
            <translation>{0} est {3} à la place {1}, il ne peut donc pas être {4} à la place {2} : {4} est donné depuis la gauche.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} cannot be {4}: it has no other place to be.</source>
            <translation>{0} ne peut pas être {4} : il n’a pas d’autre place.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>By this rule {0} cannot be {3} at place {1} and coloured at place {2}.</source>
            <translation>Par cette règle {0} ne peut pas être {3} à la place {1} et coloré à la place {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word gives these numbers with this guess.</source>
            <translation>Aucun mot ne donne ces nombres avec cet essai.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Place {0} still needs its mark: {1}.</source>
            <translation>La place {0} attend encore sa marque : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Hard mode keeps {0} at place {1}: it is {3} in row {2}.</source>
            <translation>Le mode difficile garde {0} à la place {1} : il est {3} dans la ligne {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Hard mode wants {0} as often as row {2} coloured it.</source>
            <translation>Le mode difficile veut {0} aussi souvent que la ligne {2} l’a coloré.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Ultra hard mode moves {0} from place {1}: it is {4} in row {2}.</source>
            <translation>Le mode très difficile déplace {0} de la place {1} : il est {4} dans la ligne {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Ultra hard mode wants no further {0}: row {2} shows it used up.</source>
            <translation>Le mode très difficile ne veut plus de {0} : la ligne {2} le montre épuisé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No code fits</source>
            <translation>Aucun code possible</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} words fit so far</source>
            <extracomment>Of one: 1 word fits so far</extracomment>
            <translation>
                <numerusform>{0} mot, pour l’instant</numerusform>
                <numerusform>{0} mots, pour l’instant</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Solved in {0} turns</source>
            <extracomment>Of one: Solved in 1 turn</extracomment>
            <translation>
                <numerusform>Résolue en {0} tour</numerusform>
                <numerusform>Résolue en {0} tours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>All of them are flagged words, which are not suggested.</source>
            <extracomment>Of one: It is a flagged word, and flagged words are not suggested.</extracomment>
            <translation>
                <numerusform>C’est un mot banni, et ceux-là ne sont pas suggérés.</numerusform>
                <numerusform>Ce sont tous des mots bannis, qui ne sont pas suggérés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>But {0} do among all words.</source>
            <extracomment>Of one: But 1 does among all words.</extracomment>
            <translation>
                <numerusform>Mais {0} l’est parmi tous les mots.</numerusform>
                <numerusform>Mais {0} le sont parmi tous les mots.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>None of the {0} words fits row {1}: check its clue.</source>
            <extracomment>Of one: The only word of {2} letters does not fit row {1}: check its clue.</extracomment>
            <translation>
                <numerusform>Le seul mot de {2} lettres ne s’accorde pas avec la ligne {1} : vérifiez son indice.</numerusform>
                <numerusform>Aucun des {0} mots ne s’accorde avec la ligne {1} : vérifiez son indice.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Row {0} leaves {1} words, row {2} none: check its clue.</source>
            <extracomment>Of one: Row {0} leaves 1 word, row {2} none: check its clue.</extracomment>
            <translation>
                <numerusform>La ligne {0} laisse {1} mot, la ligne {2} aucun : vérifiez son indice.</numerusform>
                <numerusform>La ligne {0} laisse {1} mots, la ligne {2} aucun : vérifiez son indice.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Rows {0} to {1} leave {2} words, row {3} none: check its clue.</source>
            <extracomment>Of one: Rows {0} to {1} leave 1 word, row {3} none: check its clue.</extracomment>
            <translation>
                <numerusform>Les lignes {0} à {1} laissent {2} mot, la ligne {3} aucun : vérifiez son indice.</numerusform>
                <numerusform>Les lignes {0} à {1} laissent {2} mots, la ligne {3} aucun : vérifiez son indice.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} codes fit so far</source>
            <extracomment>Of one: 1 code fits so far</extracomment>
            <translation>
                <numerusform>{0} code, pour l’instant</numerusform>
                <numerusform>{0} codes, pour l’instant</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} codes fit</source>
            <extracomment>Of one: 1 code fits</extracomment>
            <translation>
                <numerusform>{0} code possible</numerusform>
                <numerusform>{0} codes possibles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} mot possible</numerusform>
                <numerusform>{0} mots possibles</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} starts a new game.</source>
            <translation>{0} commence une nouvelle partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type a guess.</source>
            <translation>Tapez un essai.</translation>
        </message>
    </context>
    <context>
        <name>Proposals</name>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source> and </source>
            <translation> et </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Row {0} was {1}</source>
            <translation>La ligne {0} était {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Row {0} is from another game</source>
            <translation>La ligne {0} vient d’une autre partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It is an uncommon word</source>
            <translation>C’est un mot peu courant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It is in the lexicon {0}</source>
            <translation>Il est dans le lexique {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>The game's rule is: {0}</source>
            <translation>La règle du jeu est : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>row {0} has {1} {2}</source>
            <translation>la ligne {0} a {1} {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>{0} in row {1} is {3} at place {2}</source>
            <translation>{0} dans la ligne {1} est {3} à la place {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It may be that</source>
            <translation>Il se peut que</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Change it so ({0}); it can be undone</source>
            <translation>Le changer ainsi ({0}) ; cela peut être annulé</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} mot</numerusform>
                <numerusform>{0} mots</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReasonNote</name>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Look among all words</source>
            <translation>Chercher parmi tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Show flagged words</source>
            <translation>Montrer les mots bannis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Add a word …</source>
            <translation>Ajouter un mot …</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>No lexicon</source>
            <translation>Pas de lexique</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>Without a lexicon there are no suggestions: choose another, {0}.</source>
            <translation>Sans lexique il n’y a pas de suggestions : choisissez-en un autre, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Ouverture du lexique …</translation>
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
            <translation>Suggestions, dont {0} couvertes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/suggestion_list.py"></location>
            <source>Suggestions</source>
            <translation>Suggestions</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/suggestion_list.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Une réponse plus récente arrive.</translation>
        </message>
    </context>
    <context>
        <name>PartList</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>The clues it can get</source>
            <translation>Les indices qu’il peut recevoir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>it is the secret</source>
            <translation>c’est le secret</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} mot</numerusform>
                <numerusform>{0} mots</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Why</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the only word that fits.</source>
            <translation>C’est le seul mot possible.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Leaves {0} words on average and {1} at worst; tells {2} bits.</source>
            <translation>Laisse {0} mots en moyenne et {1} au pire ; apporte {2} bit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It cannot be the secret: it only rules others out.</source>
            <translation>Il ne peut pas être le secret : il ne fait qu’en exclure d’autres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the secret in 1 of {0} cases.</source>
            <translation>C’est le secret dans 1 cas sur {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the secret in {0} of 100 cases.</source>
            <translation>C’est le secret dans {0} cas sur 100.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>{0} clues are possible</source>
            <extracomment>Of one: 1 clue is possible</extracomment>
            <translation>
                <numerusform>{0} indice est possible</numerusform>
                <numerusform>{0} indices sont possibles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Why this guess</source>
            <translation>Pourquoi cet essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Decision tree …</source>
            <translation>Arbre de décision …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>The next guesses, clue by clue</source>
            <translation>Les essais suivants, indice par indice</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Close the reasons</source>
            <translation>Fermer les raisons</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>In a moment …</source>
            <translation>Un instant …</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>A game has at most {0} rows: {1} starts a new one.</source>
            <translation>Une partie a au plus {0} lignes : {1} en commence une autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>{0} letters? Enter begins a game with words as long.</source>
            <translation>{0} lettres ? Entrée commence une partie avec des mots aussi longs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>This rule counts: type how many are {0}. {1} respells.</source>
            <translation>Cette règle compte : tapez combien sont {0}. {1} réécrit.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>{1} are in every word that fits: mark them, or Enter again makes the row {2}.</source>
            <extracomment>Of one: {1} is in every word that fits: mark it, or Enter again makes the row {2}.</extracomment>
            <translation>
                <numerusform>{1} est dans chaque mot possible : marquez-la, ou Entrée encore une fois met la ligne en {2}.</numerusform>
                <numerusform>{1} sont dans chaque mot possible : marquez-les, ou Entrée encore une fois met la ligne en {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>A key was not taken: type its mark; Enter again completes the clue without it.</source>
            <translation>Une touche n’a pas été acceptée : tapez sa marque ; Entrée encore une fois termine l’indice sans elle.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>The guess is complete: Enter, or Backspace to change.</source>
            <translation>L’essai est complet : Entrée, ou Retour arrière pour le changer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>The game is solved: {0} starts a new one.</source>
            <translation>La partie est résolue : {0} en commence une autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} is no letter of this lexicon: type one of {1} to {2}.</source>
            <translation>{0} n’est pas une lettre de ce lexique : tapez-en une de {1} à {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} is no mark: {1}. {2} respells.</source>
            <translation>{0} n’est pas une marque : {1}. {2} réécrit.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} more letters, then Enter.</source>
            <extracomment>Of one: One more letter, then Enter.</extracomment>
            <translation>
                <numerusform>Encore une lettre, puis Entrée.</numerusform>
                <numerusform>Encore {0} lettres, puis Entrée.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} more places to fill, then Enter.</source>
            <extracomment>Of one: One more place to fill, then Enter.</extracomment>
            <translation>
                <numerusform>Encore une place à remplir, puis Entrée.</numerusform>
                <numerusform>Encore {0} places à remplir, puis Entrée.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BoardActions</name>
        <message>
            <location filename="../../app/wmh/ui/board/board_actions.py"></location>
            <source>&amp;Undo {0}</source>
            <translation>&amp;Annuler : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_actions.py"></location>
            <source>&amp;Redo {0}</source>
            <translation>&amp;Rétablir : {0}</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>place {0} of {1}, row {2}</source>
            <translation>place {0} sur {1}, ligne {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>{0}, set aside</source>
            <translation>{0}, mise de côté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}</source>
            <translation>Ligne {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}: check its clue</source>
            <translation>Ligne {0} : vérifiez son indice</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}, set aside</source>
            <translation>Ligne {0}, mise de côté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Respell row {0}</source>
            <translation>Réécrire la ligne {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Poser l’essai (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Finish the clue (Enter): a number not set is 0</source>
            <translation>Terminer l’indice (Entrée) : un nombre non donné vaut 0</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Finish the clue (Enter): what is not marked is {0}</source>
            <translation>Terminer l’indice (Entrée) : ce qui n’est pas marqué est {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, proposed</source>
            <translation>{0}, proposé</translation>
        </message>
    </context>
    <context>
        <name>GivenLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>given</source>
            <translation>donnée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>given, place {0} of {1}</source>
            <translation>donnée, place {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} à la place {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>Given: {0}</source>
            <translation>Données : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>no letter</source>
            <translation>aucune lettre</translation>
        </message>
    </context>
    <context>
        <name>KnownLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known: {0}</source>
            <translation>Ce que l’on sait : {0}</translation>
        </message>
    </context>
    <context>
        <name>KnownPanel</name>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known</source>
            <translation>Ce que l’on sait</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known of each letter</source>
            <translation>Ce que l’on sait de chaque lettre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Nothing is known yet.</source>
            <translation>On ne sait encore rien.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>The clues contradict each other.</source>
            <translation>Les indices se contredisent.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Letter</source>
            <translation>Lettre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>At least</source>
            <translation>Au moins</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>At most</source>
            <translation>Au plus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Is at</source>
            <translation>Est à</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Not at</source>
            <translation>Pas à</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>anywhere</source>
            <translation>n’importe où</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>any</source>
            <translation>libre</translation>
        </message>
    </context>
    <context>
        <name>PegRow</name>
        <message>
            <location filename="../../app/wmh/ui/board/peg_row.py"></location>
            <source>Colours</source>
            <translation>Couleurs</translation>
        </message>
    </context>
    <context>
        <name>RowGroup</name>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>Row {0}: empty</source>
            <translation>Ligne {0} : vide</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>Row {0}: {1}</source>
            <translation>Ligne {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>set aside</source>
            <translation>mise de côté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>not marked yet</source>
            <translation>pas encore marquée</translation>
        </message>
    </context>
    <context>
        <name>RuleLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Rule: {0}</source>
            <translation>Règle : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>guess {0} of {1}</source>
            <translation>essai {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Any word may be guessed</source>
            <translation>Tout mot peut être proposé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Hard mode</source>
            <translation>Mode difficile</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Ultra hard mode</source>
            <translation>Mode très difficile</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>all {1} guesses used</source>
            <extracomment>Of one: the one guess used</extracomment>
            <translation>
                <numerusform>le seul essai est utilisé</numerusform>
                <numerusform>les {1} essais sont utilisés</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>Letters {0}: type how many, or click above or below.</source>
            <translation>Lettres {0} : tapez combien, ou cliquez au-dessus ou au-dessous.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>not set yet</source>
            <translation>pas encore donné</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>{0} cannot be</source>
            <translation>{0} est impossible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>{0}, row {1}: {2}</source>
            <translation>{0}, ligne {1} : {2}</translation>
        </message>
    </context>
    <context>
        <name>BoardCard</name>
        <message>
            <location filename="../../app/wmh/ui/boards/board_card.py"></location>
            <source>Board {0}</source>
            <translation>Plateau {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/board_card.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Plateau {0} : {1}</translation>
        </message>
    </context>
    <context>
        <name>BoardsPasting</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>There is no guess to copy yet.</source>
            <translation>Il n’y a pas encore d’essai à copier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards are in the clipboard.</source>
            <translation>{0} plateaux sont dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The text in the clipboard is no game on several boards. One row of two boards: RAIN ywwg wwgw</source>
            <translation>Le texte du presse-papiers n’est pas une partie sur plusieurs plateaux. Une ligne de deux plateaux : RAIN ywwg wwgw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards. Guesses: {1}.</source>
            <translation>{0} plateaux. Essais : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards. Not all their words are there.</source>
            <translation>{0} plateaux. Il manque des mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>Fill the boards (Enter)</source>
            <translation>Remplir les plateaux (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The guesses, in their order</source>
            <translation>Les essais, dans l’ordre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>Type the words that were guessed, in their order: {0} of {1} letters. Then Enter.</source>
            <translation>Tapez les mots essayés, dans l’ordre : {0} de {1} lettres. Puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>They start a game on {0} boards with words of {1} letters.</source>
            <translation>Ils commencent une partie sur {0} plateaux avec des mots de {1} lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>They replace what is on the boards; {0} brings it back.</source>
            <translation>Ils remplacent ce qui est sur les plateaux ; {0} le rétablit.</translation>
        </message>
    </context>
    <context>
        <name>BoardsText</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_table.py"></location>
            <source>All boards are solved: {0} starts a new game.</source>
            <translation>Tous les plateaux sont résolus : {0} commence une nouvelle partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}, row {1}: its marks</source>
            <translation>Plateau {0}, ligne {1} : ses marques</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Guess {0}; the game allows {1}</source>
            <translation>Essai {0} ; le jeu en permet {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Essai {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Spell it again, then Enter; letters that stay keep their marks.</source>
            <translation>Réécrivez-le, puis Entrée ; les lettres qui restent gardent leurs marques.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks; Enter goes to the next board.</source>
            <translation>Marquez avec {0}, {1}, {2} ou par clics ; Entrée va au plateau suivant.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Enter, then mark it board by board.</source>
            <translation>Entrée, puis marquez-le plateau par plateau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Type a guess for all boards, or take one from the list.</source>
            <translation>Tapez un essai pour tous les plateaux, ou prenez-en un dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>✓ row {0}</source>
            <translation>✓ ligne {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>solved in row {0}</source>
            <translation>résolu à la ligne {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word fits</source>
            <translation>aucun mot possible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word fits, check row {0}</source>
            <translation>aucun mot possible, vérifiez la ligne {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word</source>
            <translation>aucun mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>it is {0}</source>
            <translation>c’est {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Plateau {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>rank {0}</source>
            <translation>rang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} bits</source>
            <translation>{0} bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>score {0}</source>
            <translation>valeur {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}: {1} bits</source>
            <translation>Plateau {0} : {1} bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0}, solves it {1} times in 100</source>
            <translation>{0}, le résout {1} fois sur 100</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>solves no board</source>
            <translation>ne résout aucun plateau</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>may solve board {0}</source>
            <translation>peut résoudre le plateau {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>may solve boards {0} and {1}</source>
            <translation>peut résoudre les plateaux {0} et {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} essais mesurés sur {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>All solved in {0} guesses</source>
            <extracomment>Of one: All solved in 1 guess</extracomment>
            <translation>
                <numerusform>Tous résolus en {0} essai</numerusform>
                <numerusform>Tous résolus en {0} essais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>All solved in {0} guesses, {1} allowed</source>
            <extracomment>Of one: All solved in 1 guess, {1} allowed</extracomment>
            <translation>
                <numerusform>Tous résolus en {0} essai, {1} permis</numerusform>
                <numerusform>Tous résolus en {0} essais, {1} permis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} mot</numerusform>
                <numerusform>{0} mots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} No word fits boards {1} either.</source>
            <extracomment>Of one: {0} No word fits board {1} either.</extracomment>
            <translation>
                <numerusform>{0} Aucun mot possible non plus au plateau {1}.</numerusform>
                <numerusform>{0} Aucun mot possible non plus aux plateaux {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>and {0} more guesses</source>
            <extracomment>Of one: and 1 more guess</extracomment>
            <translation>
                <numerusform>et {0} essai de plus</numerusform>
                <numerusform>et {0} essais de plus</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BoardsView</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_view.py"></location>
            <source>Boards</source>
            <translation>Plateaux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_view.py"></location>
            <source>Board {0}, row {1}, place {2}</source>
            <translation>Plateau {0}, ligne {1}, place {2}</translation>
        </message>
    </context>
    <context>
        <name>BoardsWindow</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Nouvelle partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Re&amp;spell row</source>
            <translation>&amp;Réécrire la ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Remove &amp;last row</source>
            <translation>Supprimer la &amp;dernière ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Co&amp;py with the words</source>
            <translation>Co&amp;pier avec les mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Copy as &amp;grid</source>
            <translation>Copier comme &amp;grille</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Paste g&amp;ame</source>
            <translation>Coller une par&amp;tie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Several boards</source>
            <translation>Plusieurs plateaux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partie ne peut pas être gardée dans {0} : {1}.</translation>
        </message>
    </context>
    <context>
        <name>GuessRow</name>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>guess {0}, place {1} of {2}</source>
            <translation>essai {0}, place {1} sur {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Guess {0}</source>
            <translation>Essai {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Poser l’essai (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Finish the clue (Enter): what is not marked is white</source>
            <translation>Terminer l’indice (Entrée) : ce qui n’est pas marqué est blanc</translation>
        </message>
    </context>
    <context>
        <name>KindLine</name>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Number of boards</source>
            <translation>Nombre de plateaux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Length of the words</source>
            <translation>Longueur des mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Guesses allowed</source>
            <translation>Essais permis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Menu of the game</source>
            <translation>Menu de la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} boards</source>
            <translation>{0} plateaux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} letters</source>
            <translation>{0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0}: another begins a new game</source>
            <translation>{0} : un autre commence une nouvelle partie</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} essai</numerusform>
                <numerusform>{0} essais</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Classroom</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>Words nominated</source>
            <translation>Mots proposés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>leads</source>
            <translation>en tête</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>not in the lexicon</source>
            <translation>absent du lexique</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_board.py"></location>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_board.py"></location>
            <source>place {0}, row {1}</source>
            <translation>place {0}, ligne {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>Word to nominate</source>
            <translation>Mot à proposer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>nominate a word</source>
            <translation>proposer un mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0}?</source>
            <translation>Jouer {0} ?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Not found, it was {0}</source>
            <translation>Non trouvé, c’était {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Given up, it was {0}</source>
            <translation>Abandon, c’était {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0}</source>
            <translation>Essai {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Enter compares the class with the strategies.</source>
            <translation>Entrée compare la classe aux stratégies.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Type a word that somebody proposes, then Enter.</source>
            <translation>Tapez un mot que quelqu’un propose, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>+ and - count hands, or type the number. Enter guesses the leading word.</source>
            <translation>+ et - comptent les mains, ou tapez le nombre. Entrée joue le mot en tête.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words lead with {1} each: Enter guesses this one, Space draws lots.</source>
            <translation>{0} mots sont en tête avec {1} chacun : Entrée joue celui-ci, Espace tire au sort.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>It does not lead. Enter guesses it, Esc does not.</source>
            <translation>Il n’est pas en tête. Entrée le joue, Échap non.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>It has {0}. Enter guesses it, Esc does not.</source>
            <translation>Il a {0}. Entrée le joue, Échap non.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>How many words are left?</source>
            <translation>Combien de mots reste-t-il ?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} is not in the lexicon {1}. It can be guessed all the same.</source>
            <translation>{0} n’est pas dans le lexique {1}. On peut le jouer quand même.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>This word is offensive. Enter again nominates it.</source>
            <translation>Ce mot est choquant. Encore Entrée le propose.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>No word is nominated yet: type one, then Enter.</source>
            <translation>Aucun mot n’est encore proposé : tapez-en un, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The lot fell on {0}. Enter guesses it, Esc does not.</source>
            <translation>Le sort a désigné {0}. Entrée le joue, Échap non.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class</source>
            <translation>La classe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class did not find the word</source>
            <translation>La classe n’a pas trouvé le mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that found it: {0} of {1}.</source>
            <translation>Stratégies qui l’ont trouvé : {0} sur {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that needed fewer: {0}, as many: {1}, more: {2}.</source>
            <translation>Stratégies à qui il en a fallu moins : {0}, autant : {1}, plus : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>not found</source>
            <translation>non trouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that need the compiled kernels (numba) are left out.</source>
            <translation>Les stratégies qui demandent les noyaux compilés (numba) sont laissées de côté.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} left</source>
            <translation>reste {0}</translation>
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
            <translation>trouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Essai {0} sur {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Found with {0} guesses: {1}</source>
            <extracomment>Of one: Found with the first guess: {1}</extracomment>
            <translation>
                <numerusform>Trouvé au premier essai : {1}</numerusform>
                <numerusform>Trouvé en {0} essais : {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} hands</source>
            <extracomment>Of one: 1 hand</extracomment>
            <translation>
                <numerusform>{0} main</numerusform>
                <numerusform>{0} mains</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} essai</numerusform>
                <numerusform>{0} essais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words are left</source>
            <extracomment>Of one: 1 word is left</extracomment>
            <translation>
                <numerusform>Il reste {0} mot</numerusform>
                <numerusform>Il reste {0} mots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class took {0} guesses</source>
            <extracomment>Of one: The class took 1 guess</extracomment>
            <translation>
                <numerusform>La classe a trouvé en {0} essai</numerusform>
                <numerusform>La classe a trouvé en {0} essais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>All guesses, from {0} words</source>
            <extracomment>Of one: All guesses, from 1 word</extracomment>
            <translation>
                <numerusform>Tous les essais, à partir de {0} possible</numerusform>
                <numerusform>Tous les essais, à partir de {0} possibles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words were possible, {1} after it; {2} were to be expected.</source>
            <extracomment>Of one: One word was possible before this guess.</extracomment>
            <translation>
                <numerusform>Un seul mot était possible avant cet essai.</numerusform>
                <numerusform>{0} mots étaient possibles, {1} après cet essai ; on en attendait {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/runs_view.py"></location>
            <source>The class and the strategies</source>
            <translation>La classe et les stratégies</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Guess before</source>
            <translation>Essai précédent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Next guess</source>
            <translation>Essai suivant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Words a guess was expected to leave</source>
            <translation>Mots restants attendus après un essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>No guess has been looked at yet.</source>
            <translation>Aucun essai n’a encore été examiné.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Words a guess was expected to leave:</source>
            <translation>Mots restants attendus après un essai :</translation>
        </message>
    </context>
    <context>
        <name>ClassPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>&amp;Compare with the strategies</source>
            <translation>Comparer aux &amp;stratégies</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>{0} hides another secret. {1} takes the last step back.</source>
            <translation>{0} cache un autre secret. {1} annule le dernier pas.</translation>
        </message>
    </context>
    <context>
        <name>ComparisonPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Side by side</source>
            <translation>&amp;Côte à côte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>What was &amp;expected</source>
            <translation>Ce qui était &amp;attendu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The strategies play …</source>
            <translation>Les stratégies jouent …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>Esc shows the board. {0} turns the page.</source>
            <translation>Échap montre le plateau. {0} tourne la page.</translation>
        </message>
    </context>
    <context>
        <name>ClassroomWindow</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>A new game replaces the one with the word list {0}.</source>
            <translation>Une nouvelle partie remplace celle de la liste de mots {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>Play with a class</source>
            <translation>Jouer avec une classe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Menu</source>
            <translation>&amp;Menu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The game of the class is kept in the lexicon {0}: open that one to go on.</source>
            <translation>La partie de la classe est gardée dans le lexique {0} : ouvrez-le pour continuer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partie ne peut pas être gardée dans {0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Nouvelle partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>How many words are &amp;left?</source>
            <translation>&amp;Combien de mots reste-t-il ?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Draw lots</source>
            <translation>&amp;Tirer au sort</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Give up</source>
            <translation>Aban&amp;donner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Present</source>
            <translation>&amp;Présenter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
    </context>
    <context>
        <name>SecretPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The class guesses, you keep the secret.</source>
            <translation>La classe devine, vous gardez le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The secret, typed unseen</source>
            <translation>Le secret, tapé sans être vu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Show</source>
            <translation>&amp;Voir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The secret is seen while this is held down</source>
            <translation>Le secret se voit tant que ce bouton est maintenu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Length of the word to draw</source>
            <translation>Longueur du mot à tirer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Draw a word</source>
            <translation>&amp;Tirer un mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>A word that nobody sees</source>
            <translation>Un mot que personne ne voit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rule of the game</source>
            <translation>Règle de la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>no limit</source>
            <translation>sans limite</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Begin</source>
            <translation>&amp;Commencer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Esc goes back to the game.</source>
            <translation>Échap revient à la partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Secret</source>
            <translation>Secret</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>or</source>
            <translation>ou</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rule</source>
            <translation>Règle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rows</source>
            <translation>Lignes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>No lexicon is open yet.</source>
            <translation>Aucun lexique n’est encore ouvert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>A word of the lexicon {0}.</source>
            <translation>Un mot du lexique {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>This word is offensive.</source>
            <translation>Ce mot est choquant.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Press Enter again to begin all the same.</source>
            <translation>Appuyez encore sur Entrée pour commencer quand même.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} lettre</numerusform>
                <numerusform>{0} lettres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>{0} letters, in the lexicon {1}.</source>
            <extracomment>Of one: 1 letter, in the lexicon {1}.</extracomment>
            <translation>
                <numerusform>{0} lettre, dans le lexique {1}.</numerusform>
                <numerusform>{0} lettres, dans le lexique {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Compact</name>
        <message>
            <location filename="../../app/wmh/ui/frame/compact.py"></location>
            <source>F10 or a right click opens the menu.</source>
            <translation>F10 ou un clic droit ouvre le menu.</translation>
        </message>
    </context>
    <context>
        <name>Presentation</name>
        <message>
            <location filename="../../app/wmh/ui/frame/presenting.py"></location>
            <source>This screen has no room for anything larger.</source>
            <translation>Cet écran n’a pas de place pour plus grand.</translation>
        </message>
    </context>
    <context>
        <name>OnTop</name>
        <message>
            <location filename="../../app/wmh/ui/frame/title_bar.py"></location>
            <source>This system lets no window put itself on top: choose Always on Top in the menu of the title bar.</source>
            <translation>Ce système ne laisse pas une fenêtre se mettre au-dessus : choisissez « Toujours au-dessus » dans le menu de la barre de titre.</translation>
        </message>
    </context>
    <context>
        <name>Openers</name>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Space in an empty row or a click takes it.</source>
            <translation>Espace dans une ligne vide ou un clic le prend.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Your usual first guess: {0}</source>
            <translation>Votre premier essai habituel : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Recommended first guess: {0}</source>
            <translation>Premier essai conseillé : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Then {0}, as in the last games</source>
            <translation>Puis {0}, comme aux dernières parties</translation>
        </message>
    </context>
    <context>
        <name>AfterGame</name>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>New game</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Review</source>
            <translation>Retour</translation>
        </message>
    </context>
    <context>
        <name>GameFacts</name>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} boards at once</source>
            <translation>{0} plateaux à la fois</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>any number of guesses</source>
            <translation>autant d’essais que l’on veut</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} guesses</source>
            <translation>{0} essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the first letter is shown</source>
            <translation>la première lettre est montrée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the letters at these places are shown: {0}</source>
            <translation>les lettres à ces places sont montrées : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>counts {0}</source>
            <translation>compte {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>lexicon {0}</source>
            <translation>lexique {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>begins with {0}</source>
            <translation>commence par {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>chosen for it: {0} of 100, {1} guesses</source>
            <translation>choix pour ce jeu : {0} sur 100, {1} essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the paper's list: {0} of 100, {1} guesses</source>
            <translation>la liste de l’article : {0} sur 100, {1} essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>most information: {0} of 100, {1} guesses</source>
            <translation>le plus d’information : {0} sur 100, {1} essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Solved within {0}, in {1} games, measured on {2}:</source>
            <translation>Résolues en {0}, sur {1} parties, mesuré le {2} :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Solved within {0}, in {1} games with the words of {3}, measured on {2}:</source>
            <translation>Résolues en {0}, sur {1} parties avec les mots de {3}, mesuré le {2} :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} pegs</source>
            <translation>{0} fiches</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} places</source>
            <translation>{0} places</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>words of {0} letters</source>
            <translation>mots de {0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>words of {0} to {1} letters</source>
            <translation>mots de {0} à {1} lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} with the key {1}</source>
            <translation>{0} avec la touche {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Marks: {0}</source>
            <translation>Marques : {0}</translation>
        </message>
    </context>
    <context>
        <name>GameChooser</name>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Choose a game</source>
            <translation>Choisir un jeu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Which game do you play?</source>
            <translation>À quel jeu jouez-vous ?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Name of the game</source>
            <translation>Nom du jeu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Games</source>
            <translation>Jeux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>No game has this in its name.</source>
            <translation>Aucun jeu n’a cela dans son nom.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Enter begins it. Your own games: files in {0}</source>
            <translation>Entrée le commence. Vos propres jeux : fichiers dans {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Copy {0} to {1}, and it stands in this list.</source>
            <translation>Copiez {0} dans {1}, et il figurera dans cette liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>No particular game</source>
            <translation>Aucun jeu en particulier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0}: not usable</source>
            <translation>{0} : inutilisable</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Words:</source>
            <translation>Mots :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>The board goes on as it is, and marks are called {0}, {1} and {2}.</source>
            <translation>Le plateau continue tel quel, et les marques s’appellent {0}, {1} et {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Language of the words</source>
            <translation>Langue des mots</translation>
        </message>
    </context>
    <context>
        <name>GameCards</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Solves {0} of 100 in {1}.</source>
            <translation>Résout {0} sur 100 en {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Solves {0} of 100 in {1}; most information {2}.</source>
            <translation>Résout {0} sur 100 en {1} ; le plus d’information, {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Needs the word list {0}, which is not installed.</source>
            <translation>Il faut la liste de mots {0}, qui n’est pas installée.</translation>
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
            <translation>{0} se joue avec la liste de mots {1}, qui n’est pas installée : ces mots sont ceux de {2}. Ajoutez une liste de {1}, ou choisissez-en une que vous avez dans le menu des listes de mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_choice.py"></location>
            <source>Add a word list …</source>
            <translation>Ajouter une liste de mots …</translation>
        </message>
    </context>
    <context>
        <name>GameInHand</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_in_hand.py"></location>
            <source>{0}, changed</source>
            <translation>{0}, modifié</translation>
        </message>
    </context>
    <context>
        <name>Diary</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_in_hand.py"></location>
            <source>The game cannot be recorded in {0}: {1}.</source>
            <translation>La partie ne peut pas être enregistrée dans {0} : {1}.</translation>
        </message>
    </context>
    <context>
        <name>Lanes</name>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Runners</source>
            <translation>Coureurs</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Nobody found a secret.</source>
            <translation>Personne n’a trouvé de secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>First: {0}, with {1} guesses on average.</source>
            <translation>Premier : {0}, avec {1} essais en moyenne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Runner</source>
            <translation>Coureur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Words left</source>
            <translation>Mots restants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Won</source>
            <translation>Gagnés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Lost</source>
            <translation>Perdus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Mean</source>
            <translation>Moyenne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Guesses for this secret</source>
            <translation>Essais pour ce secret</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>You</source>
            <translation>Moi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>found</source>
            <translation>trouvé</translation>
        </message>
    </context>
    <context>
        <name>RacePanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Secrets</source>
            <translation>Secrets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>How many words are drawn; or the words themselves</source>
            <translation>Combien de mots sont tirés ; ou les mots eux-mêmes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>and &amp;me</source>
            <translation>et &amp;moi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Your guess</source>
            <translation>Mon essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>your guess</source>
            <translation>mon essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Abandonner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>&amp;Secrets</source>
            <translation>&amp;Secrets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>A race is under way: let it end, or stop it, first.</source>
            <translation>Une course est en cours : laissez-la d’abord se terminer, ou arrêtez-la.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Stopped.</source>
            <translation>Arrêtée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>They are off …</source>
            <translation>Ils sont partis …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Nobody runs: choose a strategy, or yourself.</source>
            <translation>Personne ne court : choisissez une stratégie, ou courez vous-même.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Type how many words are to be drawn, 1 to {0}, or words.</source>
            <translation>Tapez combien de mots sont tirés, de 1 à {0}, ou des mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Secret {0} of {1}</source>
            <translation>Secret {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Start</source>
            <translation>Départ</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Race with words of {0} letters</source>
            <translation>Course avec des mots de {0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Shown: {0}.</source>
            <translation>Montré : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Your turn: type a word, then Enter.</source>
            <translation>À vous : tapez un mot, puis Entrée.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} essai</numerusform>
                <numerusform>{0} essais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>{0} strategies</source>
            <extracomment>Of one: 1 strategy</extracomment>
            <translation>
                <numerusform>{0} stratégie</numerusform>
                <numerusform>{0} stratégies</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Skill {0} of 100</source>
            <translation>Adresse {0} sur 100</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>luck {0} guesses</source>
            <translation>chance {0} essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Looking back …</source>
            <translation>Retour en cours …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It could have been the secret.</source>
            <translation>Il pouvait être le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It was none of the words that could be the secret.</source>
            <translation>Il n’était pas parmi les mots qui pouvaient être le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>No word was left that fits the clues.</source>
            <translation>Il ne restait aucun mot qui s’accorde avec les indices.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Best choice: {0}, {1} guesses on average to the end.</source>
            <translation>Meilleur choix : {0}, {1} essai en moyenne jusqu’à la fin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Best choice: {0}, {1} guesses on average to the end; yours: {2}.</source>
            <translation>Meilleur choix : {0}, {1} essai en moyenne jusqu’à la fin ; le vôtre : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed {0} {3} at place {1}: not kept.</source>
            <translation>La ligne {2} montrait {0} {3} à la place {1} : non gardé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that {0} is in it: not used.</source>
            <translation>La ligne {2} montrait que {0} y est : non utilisé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that {0} is not at place {1}: used there again.</source>
            <translation>La ligne {2} montrait que {0} n’est pas à la place {1} : remis à cette place.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that there is no further {0}: used all the same.</source>
            <translation>La ligne {2} montrait qu’il n’y a pas d’autre {0} : utilisé quand même.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Solved</source>
            <translation>Résolu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>not rated</source>
            <translation>non noté</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It could not be the secret: the clues of rows {0} said so.</source>
            <extracomment>Of one: It could not be the secret: the clue of row {0} said so.</extracomment>
            <translation>
                <numerusform>Il ne pouvait pas être le secret : l’indice de la ligne {0} le disait.</numerusform>
                <numerusform>Il ne pouvait pas être le secret : les indices des lignes {0} le disaient.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Review of the game</source>
            <translation>Retour sur la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guesses</source>
            <translation>Essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>What strategies would have guessed</source>
            <translation>Ce que les stratégies auraient proposé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>&amp;Save report …</source>
            <translation>&amp;Enregistrer le rapport …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>A page (HTML) to keep or to print</source>
            <translation>Une page (HTML) à garder ou à imprimer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Page (*.html)</source>
            <translation>Page (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Progress of the review</source>
            <translation>Progression de l’analyse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Offensive words are not counted: no game hides them.</source>
            <translation>Les mots offensants ne sont pas comptés : aucun jeu ne les cache.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Looking back …</source>
            <translation>Retour en cours …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guess</source>
            <translation>Essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Bits told</source>
            <translation>Bits apportés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>expected</source>
            <translation>attendus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Luck</source>
            <translation>Chance</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Skill</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Strategy</source>
            <translation>Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guess here</source>
            <translation>Essai ici</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Bits</source>
            <translation>Bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Words left</source>
            <translation>Mots restants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>All its guesses</source>
            <translation>Tous ses essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>not found</source>
            <translation>non trouvé</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Length of the words</source>
            <translation>Longueur des mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Who guessed</source>
            <translation>Qui devinait</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>The last games</source>
            <translation>Les dernières parties</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Enter or a double click reviews a game.</source>
            <translation>Entrée ou un double clic revient sur une partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Save as &amp;CSV …</source>
            <translation>Enregistrer en &amp;CSV …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>A table of these games, a row each, for a spreadsheet</source>
            <translation>Un tableau de ces parties, une ligne chacune, pour un tableur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Table (*.csv)</source>
            <translation>Tableau (*.csv)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>all lengths</source>
            <translation>toutes les longueurs</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>The record {0} cannot be read: {1}.</source>
            <translation>Le registre {0} ne peut pas être lu : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}: lost after {1}</source>
            <translation>{0} : perdue après {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}: {1} in {2}</source>
            <translation>{0} : {1} en {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>none</source>
            <translation>aucune</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>won</source>
            <translation>gagnées</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>mean guesses</source>
            <translation>essais en moyenne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>median time</source>
            <translation>temps médian</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>streak</source>
            <translation>série</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>longest</source>
            <translation>la plus longue</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>all games</source>
            <translation>toutes les parties</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>I guessed</source>
            <translation>je devinais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>the program guessed</source>
            <translation>le programme devinait</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>it played by itself</source>
            <translation>il jouait seul</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>with the helper</source>
            <translation>avec l’assistant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>No games yet</source>
            <translation>Aucune partie encore</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}, {1} won</source>
            <translation>{0}, {1} gagnées</translation>
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
                <numerusform>{0} lettre</numerusform>
                <numerusform>{0} lettres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>1 essai</numerusform>
                <numerusform>{0} essais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} lines of the record are damaged and left out.</source>
            <extracomment>Of one: 1 line of the record is damaged and left out.</extracomment>
            <translation>
                <numerusform>{0} ligne du registre est abîmée et laissée de côté.</numerusform>
                <numerusform>{0} lignes du registre sont abîmées et laissées de côté.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} games are of a newer version of this program.</source>
            <extracomment>Of one: 1 game is of a newer version of this program.</extracomment>
            <translation>
                <numerusform>{0} partie vient d’une version plus récente de ce programme.</numerusform>
                <numerusform>{0} parties viennent d’une version plus récente de ce programme.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} games</source>
            <extracomment>Of one: 1 game</extracomment>
            <translation>
                <numerusform>{0} partie</numerusform>
                <numerusform>{0} parties</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Distribution</name>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Games by the guesses they took</source>
            <translation>Parties selon le nombre d’essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>lost</source>
            <translation>perdues</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
    </context>
    <context>
        <name>About</name>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Games and record</source>
            <translation>Parties et registre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Your lexica</source>
            <translation>Vos lexiques</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>What can be computed again</source>
            <translation>Ce qui peut être recalculé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Log</source>
            <translation>Journal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Licences of the words</source>
            <translation>Licences des mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>About</source>
            <translation>À propos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Word Mastermind Helper</source>
            <translation>Word Mastermind Helper</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Version {0}, under the MIT licence</source>
            <translation>Version {0}, sous licence MIT</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Suggests the next guess in games that hide a word, after the helper of Bahinting and others (2013).</source>
            <translation>Suggère le prochain essai dans les jeux qui cachent un mot, d’après l’assistant de Bahinting et autres (2013).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>&amp;Copy for a report</source>
            <translation>&amp;Copier pour un rapport</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Versions, system and lexicon, as text</source>
            <translation>Versions, système et lexique, en texte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>It is in the clipboard.</source>
            <translation>C’est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>English: SCOWL, and UKACD as far as SCOWL holds it.</source>
            <translation>Anglais : SCOWL, et UKACD dans la mesure où SCOWL le contient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Words</source>
            <translation>Mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Made with</source>
            <translation>Fait avec</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>not installed</source>
            <translation>non installé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Where it keeps its files</source>
            <translation>Où sont ses fichiers</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Open the folder: {0}</source>
            <translation>Ouvrir le dossier : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Nothing is there yet.</source>
            <translation>Il n’y a encore rien.</translation>
        </message>
    </context>
    <context>
        <name>FirstSteps</name>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Got it</source>
            <translation>Compris</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Put the first steps away</source>
            <translation>Ranger les premiers pas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Type the guess of your game, then Enter.</source>
            <translation>Tapez l’essai de votre partie, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Type the numbers your game gives, then Enter.</source>
            <translation>Tapez les nombres que donne votre jeu, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Mark it with {0} {1} {2} or clicks, then Enter.</source>
            <translation>Marquez-le avec {0} {1} {2} ou par clics, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Below is what still fits, best first.</source>
            <translation>En bas est ce qui reste possible, le meilleur d’abord.</translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Guide</source>
            <translation>Guide</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>&amp;Back</source>
            <translation>&amp;Retour</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>&amp;Contents</source>
            <translation>&amp;Sommaire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Search this page</source>
            <translation>Chercher dans cette page</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>The guide is in English.</source>
            <translation>Le guide est en anglais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>{0} is not installed here; it stands in the checkout.</source>
            <translation>{0} n’est pas installé ici ; il se trouve avec les sources.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>{0} does not stand on this page.</source>
            <translation>{0} n’est pas dans cette page.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Page</source>
            <translation>Page</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Search for a key or what it does</source>
            <translation>Chercher une touche ou ce qu’elle fait</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Search the keys</source>
            <translation>Chercher dans les touches</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>No key does that.</source>
            <translation>Aucune touche ne fait cela.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>On the board and in the list</source>
            <translation>Sur le plateau et dans la liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Keys</source>
            <translation>Touches</translation>
        </message>
    </context>
    <context>
        <name>CodePanel</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>No code belongs to this step.</source>
            <translation>Aucun code ne correspond à cette étape.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>Code, line {0} of {1}: {2}</source>
            <translation>Code, ligne {0} sur {1} : {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>{0} in {1}</source>
            <translation>{0} dans {1}</translation>
        </message>
    </context>
    <context>
        <name>LessonsWindow</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Ne&amp;xt stop</source>
            <translation>Arrêt su&amp;ivant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Stop &amp;before</source>
            <translation>Arrêt pré&amp;cédent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>One step &amp;forward</source>
            <translation>Une étape en a&amp;vant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>One step bac&amp;k</source>
            <translation>Une étape en a&amp;rrière</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Next word foun&amp;d</source>
            <translation>Prochain mot &amp;trouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Next edge ref&amp;used</source>
            <translation>Prochaine arête re&amp;fusée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Play or pause</source>
            <translation>&amp;Lire ou suspendre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>First &amp;step</source>
            <translation>&amp;Première étape</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>L&amp;ast step</source>
            <translation>&amp;Dernière étape</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Fas&amp;ter</source>
            <translation>Plus &amp;vite</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Slo&amp;wer</source>
            <translation>Plus l&amp;entement</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>P&amp;resent</source>
            <translation>Pré&amp;senter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Notes</source>
            <translation>&amp;Notes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Cod&amp;e</source>
            <translation>Cod&amp;e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Pre&amp;dict …</source>
            <translation>Pré&amp;dire …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Followed or refused&amp;?</source>
            <translation>Suivie ou refusée &amp;?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Your words</source>
            <translation>&amp;Vos mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Larger</source>
            <translation>Plus &amp;grand</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>S&amp;maller</source>
            <translation>Plus pe&amp;tit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Usual size</source>
            <translation>Taille &amp;usuelle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Whole drawing</source>
            <translation>Dessin &amp;entier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Open a file …</source>
            <translation>Ouvrir un &amp;fichier …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Sa&amp;ve as …</source>
            <translation>Enreg&amp;istrer sous …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>All l&amp;essons</source>
            <translation>T&amp;outes les leçons</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Close</source>
            <translation>Fer&amp;mer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>An empty board</source>
            <translation>Un plateau vide</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>The board: {0}</source>
            <translation>Le plateau : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Rows not marked in full are left out.</source>
            <translation>Les lignes qui ne sont pas toutes marquées sont laissées de côté.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Flagged words that fit are not among these.</source>
            <translation>Les mots bannis qui conviennent n’en font pas partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Files are being written: wait for their end, or stop it, first.</source>
            <translation>Des fichiers sont en cours d’écriture : attendez d’abord la fin, ou arrêtez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Lesson: {0}</source>
            <translation>Leçon : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Lessons</source>
            <translation>Leçons</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>The walk of this lesson has no further one.</source>
            <translation>Le parcours de cette leçon n’en a plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>No question stands here: go on to one first.</source>
            <translation>Aucune question ici : avancez d’abord jusqu’à l’une d’elles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/jobs.py"></location>
            <source>Without a lexicon no lesson can be made. Open one.</source>
            <translation>Sans lexique, aucune leçon ne peut se préparer. Ouvrez-en un.</translation>
        </message>
    </context>
    <context>
        <name>LessonControls</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Back</source>
            <translation>Reculer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Forward</source>
            <translation>Avancer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Slow</source>
            <translation>Lent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Fast</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Pause</source>
            <translation>Suspendre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Play</source>
            <translation>Lire</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Speed: {0} seconds for a step</source>
            <extracomment>Of one: Speed: 1 second for a step</extracomment>
            <translation>
                <numerusform>Rythme : {0} seconde par étape</numerusform>
                <numerusform>Rythme : {0} secondes par étape</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonExports</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Stop writing</source>
            <translation>Arrêter l’écriture</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>E&amp;xport</source>
            <translation>E&amp;xporter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Copy the picture</source>
            <translation>&amp;Copier l’image</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;This picture …</source>
            <translation>Cette &amp;image …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>All steps as &amp;pictures …</source>
            <translation>Toutes les étapes en i&amp;mages …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>All steps as a P&amp;DF …</source>
            <translation>Toutes les étapes en P&amp;DF …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Handout …</source>
            <translation>&amp;Fiche d’élève …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Answer sheet …</source>
            <translation>Fiche de &amp;réponses …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>{0} pixels</source>
            <translation>{0} pixels</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Width of pictures</source>
            <translation>&amp;Largeur des images</translation>
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
            <translation>&amp;Papier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>The picture is in the clipboard.</source>
            <translation>L’image est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save this picture</source>
            <translation>Enregistrer cette image</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Picture (*.png)</source>
            <translation>Image (*.png)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Drawing (*.svg)</source>
            <translation>Dessin (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Page (*.pdf)</source>
            <translation>Page (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save all steps</source>
            <translation>Enregistrer toutes les étapes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save the handout</source>
            <translation>Enregistrer la fiche d’élève</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save the answer sheet</source>
            <translation>Enregistrer la fiche de réponses</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Choose a folder for the pictures</source>
            <translation>Choisir un dossier pour les images</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Pages (*.pdf)</source>
            <translation>Pages (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Writing …</source>
            <translation>Écriture …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Stopped.</source>
            <translation>Arrêté.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Saved in {0}.</source>
            <translation>Enregistré dans {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>{0} pictures are in {1}.</source>
            <extracomment>Of one: 1 picture is in {1}.</extracomment>
            <translation>
                <numerusform>{0} image est dans {1}.</numerusform>
                <numerusform>{0} images sont dans {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonChooser</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Open a file …</source>
            <translation>Ouvrir un fichier …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Your own lessons: files in {0}</source>
            <translation>Vos propres leçons : fichiers dans {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>The lesson is being made … {0}</source>
            <translation>La leçon se prépare … {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>The lesson is being made …</source>
            <translation>La leçon se prépare …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>{0}: not usable</source>
            <translation>{0} : inutilisable</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Lessons</source>
            <translation>Leçons</translation>
        </message>
    </context>
    <context>
        <name>LessonFiles</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Open a lesson</source>
            <translation>Ouvrir une leçon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Save the lesson</source>
            <translation>Enregistrer la leçon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Lessons (*.toml)</source>
            <translation>Leçons (*.toml)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Saved in {0}.</source>
            <translation>Enregistré dans {0}.</translation>
        </message>
    </context>
    <context>
        <name>LessonPage</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} Judged so far: {1}, right: {2}.</source>
            <translation>{0} Jugées jusqu’ici : {1}, justes : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} It comes in step {1} and goes in step {2}.</source>
            <translation>{0} Vient à l’étape {1} et part à l’étape {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} It comes in step {1}.</source>
            <translation>{0} Vient à l’étape {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Question: {0}</source>
            <translation>Question : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Answer: {0}</source>
            <translation>Réponse : {0}</translation>
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
            <translation>Vos mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Now</source>
            <translation>Maintenant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Next</source>
            <translation>Ensuite</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Question to come</source>
            <translation>Prochaine question</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Answer</source>
            <translation>Réponse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Notes for the teacher</source>
            <translation>Notes pour l’enseignant</translation>
        </message>
    </context>
    <context>
        <name>PredictionBox</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/prediction_box.py"></location>
            <source>A prediction, then Enter</source>
            <translation>Une prédiction, puis Entrée</translation>
        </message>
    </context>
    <context>
        <name>StageBar</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/stage_bar.py"></location>
            <source>Stage {0} of {1}: {2}</source>
            <translation>Phase {0} sur {1} : {2}</translation>
        </message>
    </context>
    <context>
        <name>WordsPage</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/clue_row.py"></location>
            <source>Rule of the game</source>
            <translation>Règle du jeu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/clue_row.py"></location>
            <source>place {0} of {1}</source>
            <translation>place {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>The words drawn</source>
            <translation>Les mots dessinés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Type or paste words</source>
            <translation>Tapez ou collez des mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Clue, such as rain:ywwg</source>
            <translation>Indice, comme rain:ywwg</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>From the &amp;board</source>
            <translation>Du plate&amp;au</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>As a &amp;lesson</source>
            <translation>En &amp;leçon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>&amp;Save as …</source>
            <translation>&amp;Enregistrer sous …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Words of last &amp;time</source>
            <translation>Mots de la dernière &amp;fois</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Not drawn: {0}. Enter again draws them.</source>
            <translation>Non dessinés : {0}. Encore Entrée les dessine.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>{0} brings back the words of last time.</source>
            <translation>{0} rappelle les mots de la dernière fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>No word fits the board: there is none to take.</source>
            <translation>Aucun mot ne convient au plateau : il n’y en a pas à prendre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>The words cannot be kept in {0}: {1}.</source>
            <translation>Les mots ne peuvent pas être conservés dans {0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>There is no word yet: type one first.</source>
            <translation>Il n’y a pas encore de mot : tapez-en un.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Show the &amp;trie</source>
            <translation>Montrer le &amp;trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Show the &amp;DAWG</source>
            <translation>Montrer le &amp;DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Our words</source>
            <translation>Nos mots</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>{0} of the words of last time are offensive. {1} again draws them.</source>
            <extracomment>Of one: 1 of the words of last time is offensive. {1} again draws it.</extracomment>
            <translation>
                <numerusform>{0} des mots de la dernière fois est choquant. Encore {1} le dessine.</numerusform>
                <numerusform>{0} des mots de la dernière fois sont choquants. Encore {1} les dessine.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/words/words_table.py"></location>
            <source>{0} offensive words are not drawn. Enter again draws them.</source>
            <extracomment>Of one: 1 offensive word is not drawn. Enter again draws it.</extracomment>
            <translation>
                <numerusform>{0} mot choquant n’est pas dessiné. Encore Entrée le dessine.</numerusform>
                <numerusform>{0} mots choquants ne sont pas dessinés. Encore Entrée les dessine.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Asking</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Le laisser ainsi (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Remove it</source>
            <translation>Le supprimer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Remove {0} with the words added to it by hand? It cannot be brought back.</source>
            <translation>Supprimer {0} avec les mots ajoutés à la main ? Il ne pourra pas être retrouvé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>New name</source>
            <translation>Nouveau nom</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Rename</source>
            <translation>Renommer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>A new name for {0}</source>
            <translation>Un nouveau nom pour {0}</translation>
        </message>
    </context>
    <context>
        <name>LengthChart</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Words of each length</source>
            <translation>Mots de chaque longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Words by their number of letters</source>
            <translation>Mots selon leur nombre de lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
    </context>
    <context>
        <name>FactsPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Words by hand …</source>
            <translation>&amp;Mots à la main …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Re&amp;name …</source>
            <translation>Re&amp;nommer …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Build again</source>
            <translation>&amp;Reconstruire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Remove …</source>
            <translation>&amp;Supprimer …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>In use</source>
            <translation>Utilisé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Use it</source>
            <translation>&amp;Utiliser</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>By hand</source>
            <translation>À la main</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Came with the program, and stays</source>
            <translation>Venu avec le programme, et il reste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Kept</source>
            <translation>Gardé dans</translation>
        </message>
    </context>
    <context>
        <name>Lexica</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>cannot be used</source>
            <translation>inutilisable</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0}, built in</source>
            <translation>{0}, fourni</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} letters</source>
            <translation>{0} de {1} lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} to {2} letters</source>
            <translation>{0} de {1} à {2} lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Alphabet</source>
            <translation>Alphabet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>How built</source>
            <translation>Construction</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Licence</source>
            <translation>Licence</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} bytes, {1} % less than the words as text</source>
            <translation>{0} octets, {1} % de moins que les mots en texte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} bytes; the words as text are smaller, {1}</source>
            <translation>{0} octets ; les mots en texte sont plus petits, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} added</source>
            <translation>{0} ajoutés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} left out</source>
            <translation>{0} laissés de côté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} flagged</source>
            <translation>{0} bannis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} no longer flagged</source>
            <translation>{0} plus bannis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>a to z</source>
            <translation>a à z</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} letters: {1}</source>
            <translation>{0} lettres : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} nodes of a trie, merged into {1} states with {2} edges</source>
            <translation>{0} nœuds d’un trie, réunis en {1} états avec {2} arêtes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} mot</numerusform>
                <numerusform>{0} mots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} lettre</numerusform>
                <numerusform>{0} lettres</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HandPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words to add, leave out or flag</source>
            <translation>Mots à ajouter, à laisser de côté ou à bannir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>words, parted by spaces</source>
            <translation>mots, séparés par des espaces</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words changed by hand</source>
            <translation>Mots modifiés à la main</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>&amp;Take back (Del)</source>
            <translation>&amp;Revenir dessus (Suppr)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Bac&amp;k to the facts</source>
            <translation>Retour a&amp;ux données</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words by hand: {0}</source>
            <translation>Mots à la main : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Nothing was changed by hand. A new version of the lexicon keeps the changes.</source>
            <translation>Rien n’a été modifié à la main. Une nouvelle version du lexique garde les modifications.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Done.</source>
            <translation>C’est fait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Type the words first.</source>
            <translation>Tapez d’abord les mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>A moment …</source>
            <translation>Un instant …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>&amp;Add</source>
            <translation>&amp;Ajouter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words from now on</source>
            <translation>Le lexique connaît désormais ces mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Leave &amp;out</source>
            <translation>&amp;Laisser de côté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words no longer</source>
            <translation>Le lexique ne connaît plus ces mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>F&amp;lag</source>
            <translation>&amp;Bannir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Known, but suggested only where flagged words are wanted</source>
            <translation>Connus, mais suggérés seulement où les mots bannis sont voulus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Unfla&amp;g</source>
            <translation>Ne &amp;plus bannir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Suggested as any other word</source>
            <translation>Suggérés comme tout autre mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: added</source>
            <translation>{0} : ajouté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: left out</source>
            <translation>{0} : laissé de côté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: flagged</source>
            <translation>{0} : banni</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: no longer flagged</source>
            <translation>{0} : plus banni</translation>
        </message>
    </context>
    <context>
        <name>FileLine</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Choose …</source>
            <translation>Choisir …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Choose: {0}</source>
            <translation>Choisir : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Word lists (*.txt *.tsv *.csv *.dic *.lst)</source>
            <translation>Listes de mots (*.txt *.tsv *.csv *.dic *.lst)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
    </context>
    <context>
        <name>ImportForm</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Dictionary of this system</source>
            <translation>Dictionnaire de ce système</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Capitals</source>
            <translation>Majuscules</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Accents</source>
            <translation>Accents</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Numbers</source>
            <translation>Nombres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Double letters</source>
            <translation>Lettres doubles</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>such as ch, ll: each counts as one letter</source>
            <translation>comme ch, ll : chacune compte pour une lettre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Answers</source>
            <translation>Solutions</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>a second list: only its words are secrets</source>
            <translation>une seconde liste : seuls ses mots sont des secrets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Licence</source>
            <translation>Licence</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>none, but the file above</source>
            <translation>aucun, mais le fichier ci-dessus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>made small: Haus is a word, too</source>
            <translation>mises en minuscules : Haus aussi est un mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>left out: they are names</source>
            <translation>laissées de côté : ce sont des noms</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>kept: é is another letter than e</source>
            <translation>gardés : é est une autre lettre que e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>taken off: é becomes e</source>
            <translation>ôtés : é devient e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>beside words: understood by themselves</source>
            <translation>à côté des mots : compris d’eux-mêmes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are tiers: small ones for common words</source>
            <translation>sont des niveaux : petits pour les mots courants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are counts: large ones for common words</source>
            <translation>sont des fréquences : grandes pour les mots courants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are passed over</source>
            <translation>sont ignorés</translation>
        </message>
    </context>
    <context>
        <name>ImportPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Import a list of words</source>
            <translation>Importer une liste de mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>File with the words</source>
            <translation>Fichier avec les mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>a text file with one word a line; or drop it here</source>
            <translation>un fichier texte avec un mot par ligne ; ou déposez-le ici</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>I&amp;mport</source>
            <translation>I&amp;mporter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Le laisser ainsi (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Its first words will be shown here.</source>
            <translation>Ses premiers mots seront montrés ici.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>There is no file {0}: choose a text file.</source>
            <translation>Il n’y a pas de fichier {0} : choisissez un fichier texte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Read as {0}. First words: {1}</source>
            <translation>Lu comme {0}. Premiers mots : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Left out, such as: {0}</source>
            <translation>Laissés de côté, comme : {0}</translation>
        </message>
    </context>
    <context>
        <name>Importing</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>{0} cannot be started: install the program again.</source>
            <translation>{0} ne peut pas être lancé : installez le programme de nouveau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>The import broke off ({0}): try again, or import fewer words.</source>
            <translation>L’importation s’est interrompue ({0}) : réessayez, ou importez moins de mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>The import broke off with code {0}: try again, or import fewer words.</source>
            <translation>L’importation s’est interrompue avec le code {0} : réessayez, ou importez moins de mots.</translation>
        </message>
    </context>
    <context>
        <name>ReportPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>&amp;Use it</source>
            <translation>&amp;Utiliser</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>See its &amp;facts</source>
            <translation>Voir ses &amp;données</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>{0} is ready</source>
            <translation>{0} est prêt</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>left out, {0}: such as {1}</source>
            <translation>laissés de côté, {0} : comme {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>stood there more than once and were joined</source>
            <translation>y étaient plus d’une fois et ont été réunis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Every line was taken.</source>
            <translation>Toutes les lignes ont été prises.</translation>
        </message>
    </context>
    <context>
        <name>ProgressPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Stopping …</source>
            <translation>Arrêt en cours …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Starting …</source>
            <translation>Démarrage …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Reading the words …</source>
            <translation>Lecture des mots …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Joining words that begin alike …</source>
            <translation>Réunion des mots qui commencent pareil …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Joining words that end alike …</source>
            <translation>Réunion des mots qui finissent pareil …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Packing the graph …</source>
            <translation>Compactage du graphe …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Writing the files …</source>
            <translation>Écriture des fichiers …</translation>
        </message>
    </context>
    <context>
        <name>LexicaWindow</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Lexica</source>
            <translation>Lexiques</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>&amp;Import a list …</source>
            <translation>&amp;Importer une liste …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>A lexicon is being built: wait for its end, or cancel it, first.</source>
            <translation>Un lexique est en construction : attendez d’abord la fin, ou annulez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Importing {0}</source>
            <translation>Importation de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Building {0} again</source>
            <translation>Reconstruction de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Annulé. Rien n’a été modifié.</translation>
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexicon_list.py"></location>
            <source>Installed lexica</source>
            <translation>Lexiques installés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexicon_list.py"></location>
            <source>{0}, in use</source>
            <translation>{0}, utilisé</translation>
        </message>
    </context>
    <context>
        <name>CluePicture</name>
        <message>
            <location filename="../../app/wmh/ui/look/clue_picture.py"></location>
            <source>not marked</source>
            <translation>non marqué</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <location filename="../../app/wmh/ui/look/clue_words.py"></location>
            <source>In this game green is called {0}, yellow {1} and white {2}.</source>
            <translation>Dans ce jeu, vert s’appelle {0}, jaune {1} et blanc {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
            <source>green</source>
            <translation>vert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
            <source>white</source>
            <translation>blanc</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>plain</source>
            <translation>neutre</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>red</source>
            <translation>rouge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
            <source>yellow</source>
            <translation>jaune</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>blue</source>
            <translation>bleu</translation>
        </message>
        <message>
            <location filename="../../resources/games/absurdle.toml"></location>
            <source>grey</source>
            <translation>gris</translation>
        </message>
    </context>
    <context>
        <name>Tile</name>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, not marked yet</source>
            <translation>{0}, pas encore marqué</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, its mark cannot be</source>
            <translation>{0}, sa marque est impossible</translation>
        </message>
    </context>
    <context>
        <name>ContextMenus</name>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Take {0}</source>
            <translation>&amp;Prendre {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>Look &amp;up {0}</source>
            <translation>Cherc&amp;her {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Never suggest {0}</source>
            <translation>Ne jamais s&amp;uggérer {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>{0} is {1}</source>
            <translation>{0} est {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Copy this line</source>
            <translation>&amp;Copier cette ligne</translation>
        </message>
    </context>
    <context>
        <name>LexiconMenu</name>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>Le&amp;xicon</source>
            <translation>Le&amp;xique</translation>
        </message>
    </context>
    <context>
        <name>MessageBar</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Show the file</source>
            <translation>Montrer le fichier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} is there and is something else, so nothing was written: choose another folder, or replace what is in the way.</source>
            <translation>{0} existe déjà et c’est autre chose, donc rien n’a été écrit : choisissez un autre dossier, ou remplacez ce qui gêne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Replace it</source>
            <translation>Remplacer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} is of a newer version of this program. It stays as it is, and nothing new is kept there: use the newer version.</source>
            <translation>{0} vient d’une version plus récente de ce programme. Le fichier reste tel quel et rien de nouveau n’y est gardé : utilisez la version plus récente.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} cannot be read, nor be set aside: move it away, or nothing can be kept there.</source>
            <translation>{0} ne peut être ni lu ni mis de côté : déplacez-le, sinon rien ne pourra y être gardé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} could not be read and was set aside as {1}; a new one is begun.</source>
            <translation>{0} n’a pas pu être lu et a été mis de côté sous le nom {1} ; un nouveau est commencé.</translation>
        </message>
    </context>
    <context>
        <name>SaveFoot</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} cannot be saved: {1}.</source>
            <translation>{0} ne peut pas être enregistré : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Saved in {0}.</source>
            <translation>Enregistré dans {0}.</translation>
        </message>
    </context>
    <context>
        <name>TwoButtons</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Le laisser ainsi (Échap)</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>Nothing to review yet. Enter a guess first.</source>
            <translation>Rien à analyser pour l’instant. Entrez d’abord un essai.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>The report is in the clipboard.</source>
            <translation>Le rapport est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>The list is the paper's, as before. For the game you play, {0} chooses what wins it more often.</source>
            <translation>La liste est celle de l’article, comme avant. Pour votre jeu, {0} choisit ce qui le gagne plus souvent.</translation>
        </message>
    </context>
    <context>
        <name>GameForm</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Who guesses</source>
            <translation>Qui devine</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Number of the game</source>
            <translation>Numéro de la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>any</source>
            <translation>au hasard</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The same number gives everybody the same secret.</source>
            <translation>Le même numéro donne à tous le même secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The secret, typed unseen</source>
            <translation>Le secret, tapé sans être vu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Words the secret is one of</source>
            <translation>Mots dont le secret fait partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Length of the words in the game</source>
            <translation>Longueur des mots de la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Rule of the game</source>
            <translation>Règle de la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>no limit</source>
            <translation>sans limite</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Begin</source>
            <translation>Commencer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Begin the game</source>
            <translation>Commencer la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Secret</source>
            <translation>Secret</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Number</source>
            <translation>Numéro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Typed</source>
            <translation>Tapé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Words</source>
            <translation>Mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Length</source>
            <translation>Longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Rule</source>
            <translation>Règle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Attempts</source>
            <translation>Essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>common words</source>
            <translation>mots courants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>everyday words</source>
            <translation>mots quotidiens</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>all words</source>
            <translation>tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>No lexicon is open yet.</source>
            <translation>Aucun lexique n’est encore ouvert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Type the secret first.</source>
            <translation>Tapez d’abord le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>you guess</source>
            <translation>je devine</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The program keeps a secret and marks your guesses.</source>
            <translation>Le programme garde un secret et marque vos essais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>the program guesses</source>
            <translation>le programme devine</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>You keep a secret and mark the program's guesses.</source>
            <translation>Vous gardez un secret et marquez ses essais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>watch</source>
            <translation>regarder</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The program guesses and marks, and you watch.</source>
            <translation>Le programme devine et marque, et vous regardez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>drawn at random</source>
            <translation>tiré au hasard</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Every word is as likely.</source>
            <translation>Tous les mots sont aussi probables.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>typed by somebody</source>
            <translation>tapé par quelqu’un</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>A teacher types it unseen.</source>
            <translation>Un enseignant le tape sans être vu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>adversary</source>
            <translation>adversaire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>It has none: it keeps as many words possible as it can.</source>
            <translation>Il n’en a pas : il garde possibles autant de mots qu’il peut.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} lettre</numerusform>
                <numerusform>{0} lettres</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameButtons</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>That is it</source>
            <translation>C’est cela</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>That is it: the guess is the secret</source>
            <translation>C’est cela : l’essai est le secret</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Step</source>
            <translation>Pas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Step: the next guess now</source>
            <translation>Pas : l’essai suivant maintenant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Give up</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Give up: the secret is shown</source>
            <translation>Abandonner : le secret est montré</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Again</source>
            <translation>Encore</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Again: another such game</source>
            <translation>Encore : une autre partie pareille</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Other game</source>
            <translation>Autre partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Review</source>
            <translation>Retour</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Review: look back at the game</source>
            <translation>Retour sur la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>slow</source>
            <translation>lent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>steady</source>
            <translation>moyen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>fast</source>
            <translation>rapide</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>at once</source>
            <translation>d’un coup</translation>
        </message>
    </context>
    <context>
        <name>GamePane</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Game</source>
            <translation>Partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Close the game side</source>
            <translation>Fermer le côté de la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Board of the game</source>
            <translation>Plateau de la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>A game</source>
            <translation>Une partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Choose what to play, then Begin.</source>
            <translation>Choisissez à quoi jouer, puis Commencer.</translation>
        </message>
    </context>
    <context>
        <name>LetterRow</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Letters used: none</source>
            <translation>Lettres utilisées : aucune</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Letters used: {0}</source>
            <translation>Lettres utilisées : {0}</translation>
        </message>
    </context>
    <context>
        <name>GameText</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>game {0}</source>
            <translation>partie {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>typed secret</source>
            <translation>secret tapé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>adversary</source>
            <translation>adversaire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>you keep the secret</source>
            <translation>vous gardez le secret</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} is shown</source>
            <translation>{0} est montré</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>no letter is shown</source>
            <translation>aucune lettre n’est montrée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>guesses by {0}</source>
            <translation>essais de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program thinks …</source>
            <translation>Le programme réfléchit …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Essai {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Guess {0}</source>
            <translation>Essai {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Lost: it was {0}</source>
            <translation>Perdue : c’était {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Not found</source>
            <translation>Non trouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Enter, and it is marked.</source>
            <translation>Entrée, et il est marqué.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Tapez un essai, ou prenez-en un dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program guesses and marks.</source>
            <translation>Le programme devine et marque.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Think of a word.</source>
            <translation>Pensez à un mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>It took {0}.</source>
            <translation>Durée : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The adversary had no other word left.</source>
            <translation>Il ne restait aucun autre mot à l’adversaire.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program has no guess left.</source>
            <translation>Le programme n’a plus d’essai.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} n’est pas dans ce lexique.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} lettre</numerusform>
                <numerusform>{0} lettres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Won in {0} guesses</source>
            <extracomment>Of one: Won in 1 guess</extracomment>
            <translation>
                <numerusform>Gagnée en {0} essai</numerusform>
                <numerusform>Gagnée en {0} essais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Found in {0} guesses</source>
            <extracomment>Of one: Found in 1 guess</extracomment>
            <translation>
                <numerusform>Trouvé en {0} essai</numerusform>
                <numerusform>Trouvé en {0} essais</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Match</name>
        <message>
            <location filename="../../app/wmh/ui/play/match.py"></location>
            <source>No lexicon is open: choose one in the menu Game.</source>
            <translation>Aucun lexique n’est ouvert : choisissez-en un dans le menu Partie.</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>In the game only marks can be corrected.</source>
            <translation>Dans la partie, seules les marques peuvent être corrigées.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>A game is under way: give it up or stop it first.</source>
            <translation>Une partie est en cours : abandonnez-la ou arrêtez-la d’abord.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>Another lexicon was opened, so the game is over.</source>
            <translation>Un autre lexique a été ouvert, la partie est donc finie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partie ne peut pas être gardée dans {0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>The game cannot be recorded in {0}: {1}.</source>
            <translation>La partie ne peut pas être enregistrée dans {0} : {1}.</translation>
        </message>
    </context>
    <context>
        <name>ResetFoot</name>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Reset this &amp;page</source>
            <translation>Rétablir cette pa&amp;ge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Reset all …</source>
            <translation>&amp;Tout rétablir …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Reset all</source>
            <translation>&amp;Tout rétablir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Keep them</source>
            <translation>Les &amp;garder</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Every page as at first? Another length of words begins a new game.</source>
            <translation>Toutes les pages comme au début ? Une autre longueur de mots commence une nouvelle partie.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Preferences</source>
            <translation>Préférences</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Sections</source>
            <translation>Sections</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>All of it is as at first already.</source>
            <translation>Tout est déjà comme au début.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>They are as they were before.</source>
            <translation>Ils sont comme avant.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>{0} settings are as at first.</source>
            <extracomment>Of one: 1 setting is as at first.</extracomment>
            <translation>
                <numerusform>{0} réglage est comme au début.</numerusform>
                <numerusform>{0} réglages sont comme au début.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Appearance</source>
            <translation>&amp;Apparence</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Words</source>
            <translation>&amp;Mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>A&amp;dvice</source>
            <translation>&amp;Conseil</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>W&amp;indow</source>
            <translation>&amp;Fenêtre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Off</source>
            <translation>Non</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>On</source>
            <translation>Oui</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Length of the words</source>
            <translation>Longueur des mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Une autre longueur commence une nouvelle partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Lexicon</source>
            <translation>Lexique</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} lettre</numerusform>
                <numerusform>{0} lettres</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Mishaps</name>
        <message>
            <location filename="../../app/wmh/ui/program/application.py"></location>
            <source>The program crashed last time ({0}). Everything is as it was then; whoever mends it needs a report, which has no words in it.</source>
            <translation>Le programme s’est arrêté sur une erreur la dernière fois ({0}). Tout est comme à ce moment-là ; qui le corrigera a besoin d’un rapport, qui ne contient aucun mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/program/application.py"></location>
            <source>Copy the report</source>
            <translation>Copier le rapport</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/program/crash_log.py"></location>
            <source>Something went wrong: {0}. It is noted in {1}.</source>
            <translation>Quelque chose s’est mal passé : {0}. C’est noté dans {1}.</translation>
        </message>
    </context>
    <context>
        <name>Starts</name>
        <message>
            <location filename="../../app/wmh/ui/program/starts.py"></location>
            <source>This is window {0}. It keeps a game of its own; that of the first window stays as it is.</source>
            <translation>Ceci est la fenêtre {0}. Elle garde sa propre partie ; celle de la première fenêtre reste telle quelle.</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle</source>
            <translation>Mélanger</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters (Space)</source>
            <translation>Mélanger les lettres (Espace)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters</source>
            <translation>Mélanger les lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Words by length</source>
            <translation>Mots par longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Abandonner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Nouvelle partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Type a word, then Enter. Space shuffles the letters.</source>
            <translation>Tapez un mot, puis Entrée. Espace mélange les lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>{0} of {1} points. Found words have the sign {2}.</source>
            <translation>{0} points sur {1}. Les mots trouvés portent le signe {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>The letters: {0}</source>
            <translation>Les lettres : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Your word</source>
            <translation>Votre mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Letters of your own</source>
            <translation>Vos propres lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>&amp;Play with these letters</source>
            <translation>&amp;Jouer avec ces lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Length of the word</source>
            <translation>Longueur du mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>seed</source>
            <translation>graine</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>The same number draws the same letters again.</source>
            <translation>Le même nombre tire de nouveau les mêmes lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>&amp;Draw a word</source>
            <translation>&amp;Tirer un mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>no clock</source>
            <translation>sans horloge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Find every word</source>
            <translation>Trouvez tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Let a word be drawn and shuffled, or type letters.</source>
            <translation>Faites tirer et mélanger un mot, ou tapez des lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Looking for the words …</source>
            <translation>Recherche des mots …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>This cannot be played</source>
            <translation>Ceci ne peut pas être joué</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} of {1}, {2}</source>
            <translation>{0} sur {1}, {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>All found: {0}</source>
            <translation>Tous trouvés : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>Given up: {0}</source>
            <translation>Abandon : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>Time is over: {0}</source>
            <translation>Le temps est écoulé : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is found already.</source>
            <translation>{0} est déjà trouvé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is a word, but not among those that are looked for.</source>
            <translation>{0} est un mot, mais pas de ceux que l’on cherche.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} n’est pas dans ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is too short: words have {1} letters or more.</source>
            <translation>{0} est trop court : les mots ont {1} lettres ou plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>The game is over.</source>
            <translation>La partie est finie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} left</source>
            <translation>encore {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there is no {1}.</source>
            <translation>{0} ne peut pas être formé : il n’y a pas de {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made.</source>
            <translation>{0} ne peut pas être formé.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} minutes</source>
            <extracomment>Of one: 1 minute</extracomment>
            <translation>
                <numerusform>{0} minute</numerusform>
                <numerusform>{0} minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>{0} seconds</source>
            <extracomment>Of one: 1 second</extracomment>
            <translation>
                <numerusform>{0} seconde</numerusform>
                <numerusform>{0} secondes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there are only {2} {1}.</source>
            <extracomment>Of one: {0} cannot be made: there is only one {1}.</extracomment>
            <translation>
                <numerusform>{0} ne peut pas être formé : il n’y a qu’un {1}.</numerusform>
                <numerusform>{0} ne peut pas être formé : il n’y a que {2} {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>found</source>
            <translation>trouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>missed</source>
            <translation>manqué</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0}: {1} of {2}</source>
            <translation>{0} : {1} sur {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>No lexicon is open.</source>
            <translation>Aucun lexique n’est ouvert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>There is no word of that length here: choose another.</source>
            <translation>Il n’y a ici aucun mot de cette longueur : choisissez-en une autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>No word can be made: give more letters, or allow shorter words.</source>
            <translation>Aucun mot ne peut être formé : donnez plus de lettres, ou permettez des mots plus courts.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>{0} words can be made: give fewer letters or blanks.</source>
            <translation>{0} mots peuvent être formés : donnez moins de lettres ou de jokers.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Shortest words</source>
            <translation>Mots les plus courts</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>from {0} letters</source>
            <translation>à partir de {0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Values of the letters</source>
            <translation>Valeurs des lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>No word can be made</source>
            <translation>Aucun mot ne peut être formé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0}, best {1}</source>
            <translation>{0}, le meilleur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>The first {0} are listed.</source>
            <translation>Les {0} premiers sont affichés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>Among all words ({0}) there may be some.</source>
            <translation>Parmi tous les mots ({0}), il y en a peut-être.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>best first</source>
            <translation>meilleurs d’abord</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>longest first</source>
            <translation>plus longs d’abord</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>rank {0}, a tie</source>
            <translation>rang {0}, ex æquo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>rank {0}</source>
            <translation>rang {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} mot</numerusform>
                <numerusform>{0} mots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} more are flagged words, and not shown.</source>
            <extracomment>Of one: 1 more is a flagged word, and not shown.</extracomment>
            <translation>
                <numerusform>{0} de plus est un mot banni et n’est pas montré.</numerusform>
                <numerusform>{0} de plus sont des mots bannis et ne sont pas montrés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} points</source>
            <extracomment>Of one: 1 point</extracomment>
            <translation>
                <numerusform>{0} point</numerusform>
                <numerusform>{0} points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} lettre</numerusform>
                <numerusform>{0} lettres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>blanks as {0}</source>
            <extracomment>Of one: blank as {0}</extracomment>
            <translation>
                <numerusform>joker pour {0}</numerusform>
                <numerusform>jokers pour {0}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FindOptions</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Board, such as ..t* or *a.e</source>
            <translation>Plateau, comme ..t* ou *a.e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Pattern of the board</source>
            <translation>Motif du plateau</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Letters that lie on the board, a dot for each place of the rack's letters; a star at an end lets the word go on there.</source>
            <translation>Lettres posées sur le plateau, un point pour chaque place des lettres du chevalet ; une étoile à un bout laisse le mot continuer là.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Order of the list</source>
            <translation>Ordre de la liste</translation>
        </message>
    </context>
    <context>
        <name>FindPage</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Letters; Space is a blank</source>
            <translation>Lettres ; Espace est un joker</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Letters of the rack</source>
            <translation>Lettres du chevalet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>points</source>
            <translation>points</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>letters</source>
            <translation>lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Words that can be made</source>
            <translation>Mots qui peuvent être formés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Copy &amp;list</source>
            <translation>Copier la &amp;liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Copy every word</source>
            <translation>Copier tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Ouverture du lexique …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>These values cannot be read</source>
            <translation>Ces valeurs ne peuvent pas être lues</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Type your letters</source>
            <translation>Tapez vos lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Space or ? is a blank, which stands for any letter.</source>
            <translation>Espace ou ? est un joker, qui vaut n’importe quelle lettre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>This cannot be looked for</source>
            <translation>Ceci ne peut pas être cherché</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>No lexicon</source>
            <translation>Pas de lexique</translation>
        </message>
    </context>
    <context>
        <name>RackWindow</name>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>Rack</source>
            <translation>Chevalet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>Find or play</source>
            <translation>Chercher ou jouer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>&amp;Find</source>
            <translation>&amp;Chercher</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>&amp;Challenge</source>
            <translation>&amp;Défi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>A challenge is under way: end it first.</source>
            <translation>Un défi est en cours : terminez-le d’abord.</translation>
        </message>
    </context>
    <context>
        <name>WordList</name>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Choisissez d’abord un mot de la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>{0} est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>There is no word to copy.</source>
            <translation>Il n’y a aucun mot à copier.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>{0} words are in the clipboard.</source>
            <extracomment>Of one: 1 word is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} mot est dans le presse-papiers.</numerusform>
                <numerusform>{0} mots sont dans le presse-papiers.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Keeper</name>
        <message>
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partie ne peut pas être gardée dans {0} : {1}.</translation>
        </message>
    </context>
    <context>
        <name>SettingsNotice</name>
        <message>
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>The settings in {0} could not be read and are set aside as {2}. What made sense was kept, the rest is as at first: set it anew in the preferences ({1}).</source>
            <translation>Les réglages de {0} n’ont pas pu être lus et sont mis de côté sous le nom {2}. Ce qui avait un sens a été gardé, le reste est comme au début : réglez-le à nouveau dans les préférences ({1}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>{2} settings made no sense and are as at first: {0}. The others were kept; set them anew in the preferences ({1}).</source>
            <extracomment>Of one: 1 setting made no sense and is as at first: {0}. The others were kept; set it anew in the preferences ({1}).</extracomment>
            <translation>
                <numerusform>{2} réglage n’avait pas de sens et est comme au début : {0}. Les autres ont été gardés ; choisissez-le de nouveau dans les préférences ({1}).</numerusform>
                <numerusform>{2} réglages n’avaient pas de sens et sont comme au début : {0}. Les autres ont été gardés ; choisissez-les de nouveau dans les préférences ({1}).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Replication</name>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Replication</source>
            <translation>Réplication</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Report</source>
            <translation>Rapport</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>&amp;Measure</source>
            <translation>&amp;Mesurer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Measure &amp;all</source>
            <translation>&amp;Tout mesurer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save &amp;pictures …</source>
            <translation>Enregistrer les &amp;images …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save &amp;report …</source>
            <translation>Enregistrer le &amp;rapport …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Progress</source>
            <translation>Progression</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>being measured</source>
            <translation>en cours de mesure</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>stopped</source>
            <translation>arrêté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Stopped. What was measured is kept.</source>
            <translation>Arrêté. Ce qui a été mesuré est conservé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>{0} of {1}</source>
            <translation>{0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>done</source>
            <translation>terminé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>skipped</source>
            <translation>passé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>failed</source>
            <translation>échec</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Drawing (*.svg)</source>
            <translation>Dessin (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Picture (*.png)</source>
            <translation>Image (*.png)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save pictures</source>
            <translation>Enregistrer les images</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save report</source>
            <translation>Enregistrer le rapport</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Page (*.html)</source>
            <translation>Page (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>it cannot be written</source>
            <translation>écriture impossible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Saved as {0}</source>
            <translation>Enregistré sous {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Not measured yet: {0}.</source>
            <translation>Pas encore mesuré : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Experiment</source>
            <translation>Expérience</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>State</source>
            <translation>État</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Experiments</source>
            <translation>Expériences</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>about {0} seconds</source>
            <extracomment>Of one: about 1 second</extracomment>
            <translation>
                <numerusform>environ 1 seconde</numerusform>
                <numerusform>environ {0} secondes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Skipped.</source>
            <translation>Omis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>How.</source>
            <translation>Comment.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Figure</source>
            <translation>Chiffre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Here</source>
            <translation>Ici</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Remark</source>
            <translation>Remarque</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>differs from run to run</source>
            <translation>varie à chaque exécution</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>{0}; {1}; {2} s of one core; measured by {3}</source>
            <translation>{0}; {1}; {2} s d’un cœur ; mesuré par {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Source {0}, {1}.</source>
            <translation>Source {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The five modules</source>
            <translation>Les cinq modules</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Execution time by module</source>
            <translation>Temps d’exécution par module</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Memory</source>
            <translation>Mémoire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Size of the DAWG against the text</source>
            <translation>Taille du DAWG face au texte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Matcher against brute force</source>
            <translation>Recherche contre force brute</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Attempts at four letters</source>
            <translation>Essais à quatre lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The eight cases of reliability</source>
            <translation>Les huit cas de fiabilité</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Lengths 5 to 21</source>
            <translation>Longueurs de 5 à 21</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The paper's pattern against the strict one</source>
            <translation>Le motif de l’article face au motif strict</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Strategies on the same secrets</source>
            <translation>Stratégies sur les mêmes secrets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Word Challenge by length</source>
            <translation>Word Challenge par longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The random consistent guesser</source>
            <translation>Le devineur cohérent au hasard</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The filter that deletes the true word</source>
            <translation>Le filtre qui supprime le vrai mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Table 1 and the first guess</source>
            <translation>Le tableau 1 et le premier essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The worked example FCBE</source>
            <translation>L’exemple traité FCBE</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>All codes: backtracking to optimum</source>
            <translation>Tous les codes : du retour arrière à l’optimum</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Three methods on growing racks</source>
            <translation>Trois méthodes sur des chevalets croissants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Points of the whole list</source>
            <translation>Points de la liste entière</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Proven optima of Wordle's lists</source>
            <translation>Optimums prouvés des listes de Wordle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Doddle and a solver in C++</source>
            <translation>Doddle et un solveur en C++</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Free patterns against re and grep</source>
            <translation>Motifs libres face à re et grep</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>What the sources say, and what was found, is told in English, as in the saved report.</source>
            <translation>Ce que disent les sources et ce qui a été trouvé est en anglais, comme dans le rapport enregistré.</translation>
        </message>
    </context>
    <context>
        <name>Wishes</name>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} is not in this lexicon, but the game may know it.</source>
            <translation>{0} n’est pas dans ce lexique, mais le jeu le connaît peut-être.</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Choisissez d’abord un mot de la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>{0} est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>There is no list to copy.</source>
            <translation>Il n’y a aucune liste à copier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>No row is finished yet.</source>
            <translation>Aucune ligne n’est encore terminée.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} words are in the clipboard.</source>
            <extracomment>Of one: 1 word is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} mot est dans le presse-papiers.</numerusform>
                <numerusform>{0} mots sont dans le presse-papiers.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} rows are in the clipboard.</source>
            <extracomment>Of one: 1 row is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} ligne est dans le presse-papiers.</numerusform>
                <numerusform>{0} lignes sont dans le presse-papiers.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PictureNote</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Picture</source>
            <translation>Image</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Use these rows (Enter)</source>
            <translation>Utiliser ces lignes (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>A click on a tile changes its mark, a letter that you type its letter.</source>
            <translation>Un clic sur une case change sa marque, une lettre tapée sa lettre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>In place</source>
            <translation>Bien placée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Elsewhere</source>
            <translation>Ailleurs</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Absent</source>
            <translation>Absente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>What does this colour mean in the game?</source>
            <translation>Que signifie cette couleur dans le jeu ?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} boards: they go to the window for several boards.</source>
            <translation>{0} plateaux : ils vont dans la fenêtre à plusieurs plateaux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>The game shows {0}.</source>
            <translation>Le jeu montre {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No row is marked yet.</source>
            <translation>Aucune ligne n’est encore marquée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Row {0}, tile {1} could not be read: type its letter.</source>
            <translation>Ligne {0}, case {1} illisible : tapez sa lettre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Row {0}, tile {1} is not sure: look at it.</source>
            <translation>Ligne {0}, case {1} incertaine : vérifiez-la.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} is not marked yet and is left out.</source>
            <translation>{0} n’est pas encore marqué et n’est pas repris.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>And {0} more tiles.</source>
            <translation>Et {0} autres cases.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} rows read: {1}.</source>
            <extracomment>Of one: 1 row read: {1}.</extracomment>
            <translation>
                <numerusform>{0} ligne lue : {1}.</numerusform>
                <numerusform>{0} lignes lues : {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PicturePasting</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>This game counts: pictures are read of tiles.</source>
            <translation>Ce jeu compte : seules les images de cases sont lues.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>The picture is being read …</source>
            <translation>Lecture de l’image …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No board with letters was found in the picture: cut it down to the board.</source>
            <translation>Aucun plateau avec des lettres dans l’image : recadrez-la sur le plateau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Look at what was read: Enter uses it.</source>
            <translation>Vérifiez ce qui a été lu : Entrée l’utilise.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No row is whole: type the letters that are missing.</source>
            <translation>Aucune ligne n’est complète : tapez les lettres manquantes.</translation>
        </message>
    </context>
    <context>
        <name>PictureView</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_view.py"></location>
            <source>Board {0}</source>
            <translation>Plateau {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_view.py"></location>
            <source>Row {0}, tile {1}: {2} {3}</source>
            <translation>Ligne {0}, case {1} : {2} {3}</translation>
        </message>
    </context>
    <context>
        <name>RegionChoice</name>
        <message>
            <location filename="../../app/wmh/ui/screens/region_choice.py"></location>
            <source>Drag over the board of the game, with some room around it. Enter: the whole screen. Esc: leave it.</source>
            <translation>Faites glisser sur le plateau du jeu, avec un peu de marge. Entrée : tout l’écran. Échap : laisser.</translation>
        </message>
    </context>
    <context>
        <name>WatchLight</name>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>● Watching</source>
            <translation>● Surveille</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Looking at the screen. Click to stop.</source>
            <translation>L’écran est surveillé. Cliquez pour arrêter.</translation>
        </message>
    </context>
    <context>
        <name>Watching</name>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>The board follows the game that is played there. Esc stops it.</source>
            <translation>Le plateau suit le jeu qui s’y joue. Échap arrête.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>This game counts: only games with tiles can be watched.</source>
            <translation>Ce jeu compte : seuls les jeux à cases peuvent être surveillés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>This system does not let programs look at the screen: take a screenshot and paste it, {0}.</source>
            <translation>Ce système ne laisse pas les programmes voir l’écran : faites une capture et collez-la, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>That part of the screen is no longer there: choose another.</source>
            <translation>Cette partie de l’écran n’existe plus : choisissez-en une autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Several boards stand there: paste a picture of them, {0}.</source>
            <translation>Il y a plusieurs plateaux : collez-en une image, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Row {0}, tile {1} is not clear: type the row yourself.</source>
            <translation>Ligne {0}, case {1} peu claire : tapez la ligne vous-même.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Another game has begun there: {0} begins it here too.</source>
            <translation>Une autre partie y a commencé : {0} la commence ici aussi.</translation>
        </message>
    </context>
    <context>
        <name>StudyAnswers</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>A number from {0} to {1}</source>
            <translation>Un nombre de {0} à {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>It may stay empty</source>
            <translation>Cela peut rester vide</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>This translation has not been validated.</source>
            <translation>Cette traduction n’est pas validée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>&amp;Done</source>
            <translation>&amp;Terminé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>I prefer not to say</source>
            <translation>Je préfère ne pas le dire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>{0} From {1} to {2}</source>
            <translation>{0} De {1} à {2}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>{0} lines are left.</source>
            <extracomment>Of one: 1 line is left.</extracomment>
            <translation>
                <numerusform>Il reste {0} ligne.</numerusform>
                <numerusform>Il reste {0} lignes.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyGame</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>&amp;Give up</source>
            <translation>Aban&amp;donner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>&amp;Next</source>
            <translation>&amp;Suivant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Attempt {0}, game {1} of {2}</source>
            <translation>Essai {0}, partie {1} sur {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Attempt {0}, to try it: this game does not count</source>
            <translation>Essai {0}, pour voir : cette partie ne compte pas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Time: {0}</source>
            <translation>Temps : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>That was the last attempt.</source>
            <translation>C’était le dernier essai.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>The time for this game is over.</source>
            <translation>Le temps de cette partie est écoulé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>This game is over.</source>
            <translation>Cette partie est terminée.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Solved in {0} attempts.</source>
            <extracomment>Of one: Solved at the first attempt.</extracomment>
            <translation>
                <numerusform>Trouvé au premier essai.</numerusform>
                <numerusform>Trouvé en {0} essais.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/timed_game.py"></location>
            <source>{0} is no word here: try another one.</source>
            <translation>{0} n’est pas un mot ici : essayez-en un autre.</translation>
        </message>
    </context>
    <context>
        <name>StudyHelper</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/helper_pane.py"></location>
            <source>Helper</source>
            <translation>Assistant</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/helper_pane.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} mot convient</numerusform>
                <numerusform>{0} mots conviennent</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyManual</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Start (S)</source>
            <translation>Début (&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Guess given (G)</source>
            <translation>Essai donné (&amp;G)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Clue received (C)</source>
            <translation>Indice reçu (&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Solve&amp;d (D)</source>
            <translation>Trouvé (&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Not solved (N)</source>
            <translation>Non trouvé (&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Next game (Enter)</source>
            <translation>Partie suivante (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>To try it: this game does not count</source>
            <translation>Pour essayer : cette partie ne compte pas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Game {0} of {1}</source>
            <translation>Partie {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>{0}. Secret: {1}. The helper is used in its own window.</source>
            <translation>{0}. Secret : {1}. L’assistant s’utilise dans sa propre fenêtre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>S when the game begins.</source>
            <translation>S quand la partie commence.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>C when its clue is received; D if it was the word.</source>
            <translation>C quand son indice est reçu ; D si c’était le mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>G when a guess is given.</source>
            <translation>G quand un essai est donné.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>solved</source>
            <translation>trouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>no attempt left</source>
            <translation>plus d’essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>no time left</source>
            <translation>plus de temps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>not solved</source>
            <translation>non trouvé</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>{0} attempts in {1}: {2}.</source>
            <extracomment>Of one: {0} attempt in {1}: {2}.</extracomment>
            <translation>
                <numerusform>{0} essai en {1} : {2}.</numerusform>
                <numerusform>{0} essais en {1} : {2}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyInstructor</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>The participant &amp;withdraws</source>
            <translation>Le participant se re&amp;tire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Back (Esc)</source>
            <translation>&amp;Retour (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>What was done otherwise than the protocol says, and why</source>
            <translation>Ce qui a été fait autrement que ne le dit le protocole, et pourquoi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Pause: instructor's PIN</source>
            <translation>Pause : PIN du responsable</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Pause (Enter)</source>
            <translation>&amp;Pause (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Go on: instructor's PIN</source>
            <translation>Continuer : PIN du responsable</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Go on (Enter)</source>
            <translation>&amp;Continuer (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>End this sitting: instructor's PIN</source>
            <translation>Terminer cette séance : PIN du responsable</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>End this sitting</source>
            <translation>Terminer cette séance</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;End the sitting (Enter)</source>
            <translation>Terminer la &amp;séance (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Write what was done otherwise, and why.</source>
            <translation>Écrivez ce qui a été fait autrement, et pourquoi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Log a deviation: instructor's PIN</source>
            <translation>Noter un écart : PIN de l’instructeur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Log it (Enter)</source>
            <translation>&amp;Noter (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>This is not the PIN: type it again.</source>
            <translation>Ce n’est pas le PIN : tapez-le à nouveau.</translation>
        </message>
    </context>
    <context>
        <name>StudyTrouble</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>{0} cannot be written: {1}. {2} of data are kept in memory and written as soon as that is possible: make room or bring the folder back, and do not close the program.</source>
            <translation>Impossible d’écrire {0} : {1}. {2} de données sont gardés en mémoire et seront écrits dès que possible : faites de la place ou remettez le dossier, et ne fermez pas le programme.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Until then, all of it is in {0} too.</source>
            <translation>D’ici là, tout se trouve aussi dans {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Everything is written again.</source>
            <translation>Tout est de nouveau écrit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>{0} bytes</source>
            <translation>{0} octets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>{0} KB</source>
            <translation>{0} Ko</translation>
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
            <translation>Votre code : {3}. Responsable : {0} pause, {1} noter un écart, {2} terminer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_window.py"></location>
            <source>The data of {0} could not be written where they belong. They are in {1}: copy that file to {2}.</source>
            <translation>Les données de {0} n’ont pas pu être écrites à leur place. Elles sont dans {1} : copiez ce fichier vers {2}.</translation>
        </message>
    </context>
    <context>
        <name>StudyText</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Ready?</source>
            <translation>Prêt ?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>The next game begins as soon as you go on.</source>
            <translation>La partie suivante commence dès que vous continuez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Before we begin</source>
            <translation>Avant de commencer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>I have read this, and I &amp;agree to take part.</source>
            <translation>J’ai lu ce texte et j’&amp;accepte de participer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Begin</source>
            <translation>&amp;Commencer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>How it works now</source>
            <translation>Comment cela marche maintenant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>A break</source>
            <translation>Une pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Rest a little. You can go on in {0}.</source>
            <translation>Reposez-vous un peu. Vous pourrez continuer dans {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Go on</source>
            <translation>&amp;Continuer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>You can go on whenever you like.</source>
            <translation>Vous pouvez continuer quand vous voulez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Anything you want to say?</source>
            <translation>Avez-vous quelque chose à dire ?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Leave it empty if not. Please write no names.</source>
            <translation>Sinon, laissez vide. N’écrivez aucun nom, s’il vous plaît.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Finish</source>
            <translation>&amp;Terminer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Your remarks</source>
            <translation>Vos remarques</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Thank you</source>
            <translation>Merci</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>That was all. Please tell the instructor. Your code is {0}: write it down, with it you can ask for your data to be deleted.</source>
            <translation>C’était tout. Veuillez prévenir le responsable. Votre code est {0} : notez-le, avec lui vous pouvez faire effacer vos données.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>The assistant keeps the time.</source>
            <translation>L’expérimentateur mesure le temps.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Find the hidden word of {0} letters: type a word, then Enter, and the tiles tell how near it is.</source>
            <translation>Trouvez le mot caché de {0} lettres : tapez un mot, puis Entrée, et les cases disent s’il en est proche.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>A game ends after {0}, solved or not.</source>
            <translation>Une partie finit après {0}, résolue ou non.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>{0} games.</source>
            <extracomment>Of one: 1 game.</extracomment>
            <translation>
                <numerusform>{0} partie.</numerusform>
                <numerusform>{0} parties.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>You have {0} attempts for each.</source>
            <extracomment>Of one: You have one attempt for each.</extracomment>
            <translation>
                <numerusform>Vous avez {0} essai pour chacun.</numerusform>
                <numerusform>Vous avez {0} essais pour chacun.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyPicture</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>This letter, at this place</source>
            <translation>Cette lettre, à cette place</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>In the word, at another place</source>
            <translation>Dans le mot, à une autre place</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Not in the word, or no more of them</source>
            <translation>Absente, ou plus aucune</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>No helper in this part</source>
            <translation>Pas d’assistant dans cette partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>How many words fit</source>
            <translation>Combien de mots conviennent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Letters that help: {0}</source>
            <translation>Lettres qui aident : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Letters of a good word: {0}</source>
            <translation>Lettres d’un bon mot : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Words to take, the best first:</source>
            <translation>Mots à prendre, le meilleur d’abord :</translation>
        </message>
    </context>
    <context>
        <name>StudyPause</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Paused</source>
            <translation>En pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Reason for the pause</source>
            <translation>Raison de la pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>&amp;Continue (Enter)</source>
            <translation>&amp;Continuer (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>The clock stands still.</source>
            <translation>Le chronomètre est arrêté.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Write why it was paused, then go on.</source>
            <translation>Écrivez la raison de la pause, puis continuez.</translation>
        </message>
    </context>
    <context>
        <name>Cover</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Next letter</source>
            <translation>Lettre suivante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Next letter of the hint</source>
            <translation>Lettre suivante du coup de pouce</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Another letter of it</source>
            <translation>Une autre de ses lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Une réponse plus récente arrive.</translation>
        </message>
    </context>
    <context>
        <name>LetterList</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/letter_list.py"></location>
            <source>Letters that help</source>
            <translation>Lettres qui aident</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/row_cover.py"></location>
            <source>Spoilers</source>
            <translation>Révélations</translation>
        </message>
    </context>
    <context>
        <name>Spoiler</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>only how many words are left</source>
            <translation>seulement combien de mots restent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>also which letters help</source>
            <translation>aussi quelles lettres aident</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>also a hint</source>
            <translation>aussi un coup de pouce</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>the list, but not the last word</source>
            <translation>la liste, mais pas le dernier mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>everything</source>
            <translation>tout</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Spoilers, step {0} of {1}: {2}.</source>
            <translation>Révélations, degré {0} sur {1} : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows which letters help.</source>
            <translation>{0} montre aussi quelles lettres aident.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also gives a hint.</source>
            <translation>{0} donne aussi un coup de pouce.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows the list.</source>
            <translation>{0} montre la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows the last word that is left.</source>
            <translation>{0} montre aussi le dernier mot qui reste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>The list is covered: {0} uncovers a row, {1} all of it.</source>
            <translation>La liste est couverte : {0} découvre une ligne, {1} toute la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows it.</source>
            <translation>{0} le montre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left.</source>
            <translation>Il reste un code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left. {0} shows it.</source>
            <translation>Il reste un code. {0} le montre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left. {0} shows it.</source>
            <translation>Il reste un mot. {0} le montre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left.</source>
            <translation>Il reste un mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>That would name the word: {0} shows it.</source>
            <translation>Cela dirait le mot : {0} le montre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>That would name words: {0} shows the list.</source>
            <translation>Cela dirait des mots : {0} montre la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters that help, the most telling first</source>
            <translation>Lettres qui aident, la plus parlante d’abord</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>No letter tells these words apart.</source>
            <translation>Aucune lettre ne distingue ces mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0}, in {1} of {2} words</source>
            <translation>{0}, dans {1} mots sur {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the one that is left.</source>
            <translation>Toute lettre dirait celui qui reste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the best suggestion.</source>
            <translation>Toute lettre dirait la meilleure suggestion.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One letter more would name it.</source>
            <translation>Une lettre de plus le dirait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} à la place {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the one that is left</source>
            <translation>Lettres de celui qui reste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the best suggestion</source>
            <translation>Lettres de la meilleure suggestion</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>A hint is on its way …</source>
            <translation>Un coup de pouce arrive …</translation>
        </message>
    </context>
    <context>
        <name>StudyAnalysis</name>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Report</source>
            <translation>Rapport</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Practice counts too</source>
            <translation>Compter aussi l’e&amp;ntraînement</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Report, tables and picture are for a paper, and in English.</source>
            <translation>Le rapport, les tableaux et l’image sont pour un article, et en anglais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the para&amp;graph</source>
            <translation>Copier le &amp;paragraphe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the &amp;table</source>
            <translation>Copier le &amp;tableau</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy as &amp;LaTeX</source>
            <translation>Copier en &amp;LaTeX</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the p&amp;icture</source>
            <translation>Copier l’&amp;image</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Save all …</source>
            <translation>Tout &amp;enregistrer …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Picture: {0}</source>
            <translation>Image : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the paragraph.</source>
            <translation>Paragraphe copié.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the table.</source>
            <translation>Tableau copié.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the table in LaTeX.</source>
            <translation>Tableau copié en LaTeX.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the picture.</source>
            <translation>Image copiée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Folder for report, tables and pictures</source>
            <translation>Dossier du rapport, des tableaux et des images</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Back</source>
            <translation>&amp;Retour</translation>
        </message>
    </context>
    <context>
        <name>StudyFollow</name>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Participant</source>
            <translation>Participant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Station</source>
            <translation>Poste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Group</source>
            <translation>Groupe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Where</source>
            <translation>Où</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Last written</source>
            <translation>Dernière écriture</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Notice</source>
            <translation>Remarque</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Who is where</source>
            <translation>Qui en est où</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Station {0}: {1}</source>
            <translation>Poste {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>resumed</source>
            <translation>repris</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>SIMULATED</source>
            <translation>SIMULÉ</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>has finished</source>
            <translation>a terminé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>has withdrawn</source>
            <translation>s’est retiré</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>before the first game</source>
            <translation>avant la première partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>in game {0} of {1}</source>
            <translation>à la partie {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>after game {0} of {1}</source>
            <translation>après la partie {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0}: {1} of {2} finished, {3} under way</source>
            <translation>{0} : {1} sur {2} ont terminé, {3} en cours</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0} {1} finished, {2} under way</source>
            <translation>{0} {1} ont terminé, {2} en cours</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>lines were changed or left out</source>
            <translation>des lignes ont été changées ou omises</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>the last line is cut, or just being written</source>
            <translation>la dernière ligne est coupée, ou en train d’être écrite</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>recorded under another protocol</source>
            <translation>enregistré sous un autre protocole</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>named otherwise than it tells</source>
            <translation>porte un autre nom que celui qu’il dit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>there is more of it in another folder</source>
            <translation>il y en a davantage dans un autre dossier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>cannot be read</source>
            <translation>est illisible</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0} have withdrawn</source>
            <extracomment>Of one: 1 has withdrawn</extracomment>
            <translation>
                <numerusform>{0} s’est retiré</numerusform>
                <numerusform>{0} se sont retirés</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ParticipantForm</name>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Station</source>
            <translation>Poste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Which of the study's machines this one is</source>
            <translation>Lequel des postes de l’étude est celui-ci</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Participant's code</source>
            <translation>Code du participant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under way</source>
            <translation>En cours</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Who comes back reads on in the language of their consent</source>
            <translation>Qui revient continue dans la langue de son consentement</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Arm</source>
            <translation>Groupe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Reason for this arm</source>
            <translation>Raison du choix de ce groupe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>The assistant &amp;keeps the time</source>
            <translation>L’expérimentateur &amp;mesure le temps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>For a board game, or a game in another window</source>
            <translation>Pour un jeu de plateau, ou un jeu dans une autre fenêtre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Set the PIN</source>
            <translation>Dé&amp;finir le PIN</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Statio&amp;n</source>
            <translation>Po&amp;ste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Participan&amp;t</source>
            <translation>Par&amp;ticipant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under &amp;way</source>
            <translation>En &amp;cours</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Lan&amp;guage</source>
            <translation>&amp;Langue</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A&amp;rm</source>
            <translation>&amp;Groupe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Instructor's P&amp;IN</source>
            <translation>P&amp;IN du responsable</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>As the sequence has it</source>
            <translation>Selon la séquence</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Go on</source>
            <translation>Co&amp;ntinuer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Begin</source>
            <translation>Comm&amp;encer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Instructor's PIN, 4 to 12 digits</source>
            <translation>PIN du responsable, 4 à 12 chiffres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Set a PIN first: it ends a sitting.</source>
            <translation>Définissez d’abord un PIN : il termine une séance.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>The PIN of this folder ends a sitting.</source>
            <translation>Le PIN de ce dossier termine une séance.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Choose which station this machine is.</source>
            <translation>Choisissez quel poste est cette machine.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code begins with this station: {0}-001.</source>
            <translation>Un code commence par ce poste : {0}-001.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code is 2 to 20 letters a to z, digits and -: never a name.</source>
            <translation>Un code a de 2 à 20 lettres a à z, chiffres et - : jamais un nom.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Set a PIN first: without one nobody could leave.</source>
            <translation>Définissez d’abord un PIN : sans lui, personne ne pourrait sortir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Write why this arm is chosen by hand.</source>
            <translation>Écrivez pourquoi ce groupe est choisi à la main.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>An arm is chosen by hand with the PIN: type it.</source>
            <translation>Un groupe se choisit à la main avec le PIN : tapez-le.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>As written</source>
            <translation>Comme écrit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code is 2 to 20 letters a to z, digits and -.</source>
            <translation>Un code a de 2 à 20 lettres a à z, chiffres et -.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>New in this folder.</source>
            <translation>Nouveau dans ce dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Has finished.</source>
            <translation>A terminé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Has withdrawn.</source>
            <translation>S’est retiré.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under way: goes on with the next game.</source>
            <translation>En cours : continue avec la partie suivante.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>{0}: {1} of {2} games</source>
            <extracomment>Of one: {0}: {1} of 1 game</extracomment>
            <translation>
                <numerusform>{0} : {1} partie sur {2}</numerusform>
                <numerusform>{0} : {1} parties sur {2}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PinGate</name>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>The PIN is not written down here: write it in other words.</source>
            <translation>Le PIN ne s’écrit pas ici : dites-le autrement.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>Too early: the next try counts {0} seconds after the last one.</source>
            <translation>Trop tôt : le prochain essai compte {0} secondes après le dernier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>This is not the PIN: the next try counts {0} seconds after it.</source>
            <translation>Ce n’est pas le PIN : le prochain essai compte {0} secondes après.</translation>
        </message>
    </context>
    <context>
        <name>StudyPower</name>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Participants of each group</source>
            <translation>Participants de chaque groupe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Studies of each size</source>
            <translation>Études de chaque taille</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>As in this folder's &amp;games</source>
            <translation>Comme dans les &amp;parties de ce dossier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>What a pilot study found, instead of what is usual</source>
            <translation>Ce qu’une étude pilote a trouvé, au lieu de l’habituel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>&amp;Compute</source>
            <translation>C&amp;alculer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>&amp;Stop</source>
            <translation>A&amp;rrêter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Studies made up</source>
            <translation>Études simulées</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>How often a difference is found</source>
            <translation>À quelle fréquence une différence est trouvée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Each group</source>
            <translation>Chaque groupe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Arms</source>
            <translation>Groupes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Power</source>
            <translation>Puissance</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>95 %</source>
            <translation>95 %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>By means</source>
            <translation>Par les moyennes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>No model</source>
            <translation>Sans modèle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Assumed of the natural logarithm of a game's seconds; secrets, orders and arms are the protocol's. Power is how often the mixed model tells two arms apart (5 %, Holm).</source>
            <translation>Supposé du logarithme naturel des secondes d’une partie ; les secrets, les ordres et les groupes sont ceux du protocole. La puissance est la fréquence à laquelle le modèle mixte distingue deux groupes (5 %, Holm).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} à {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} and {1}</source>
            <translation>{0} et {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0}: write a number from {1} to {2}.</source>
            <translation>{0} : écrivez un nombre de {1} à {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Time in the last arm to the first</source>
            <translation>Temps dans le dernier groupe par rapport au premier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among participants</source>
            <translation>Écart entre participants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among secrets</source>
            <translation>Écart entre secrets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among games of one</source>
            <translation>Écart entre parties d’une personne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Learning: game n takes n to minus</source>
            <translation>Apprentissage : la partie n dure n puissance moins</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Share who leave</source>
            <translation>Part qui s’en va</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation of the difference between arms</source>
            <translation>Écart de la différence entre groupes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} of {1} studies made up.</source>
            <extracomment>Of one: 1 of {1} studies made up.</extracomment>
            <translation>
                <numerusform>{0} étude sur {1} simulée.</numerusform>
                <numerusform>{0} études sur {1} simulées.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyForm</name>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Open a file …</source>
            <translation>&amp;Ouvrir un fichier …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Choose …</source>
            <translation>C&amp;hoisir …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Protocol</source>
            <translation>&amp;Protocole</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Folder</source>
            <translation>&amp;Dossier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>{0}: {1} of {2} finished</source>
            <translation>{0} : {1} sur {2} ont terminé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Two groups of {0} find a difference of {1} standard deviations with 80 % power.</source>
            <translation>Deux groupes de {0} décèlent une différence de {1} écarts types avec une puissance de 80 %.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>SIMULATED: these are no people.</source>
            <translation>SIMULÉ : ce ne sont pas des personnes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Recorded under another protocol, and left out: {0}.</source>
            <translation>Enregistrés sous un autre protocole, et laissés de côté : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Files with lines that were changed or cut: {0}.</source>
            <translation>Fichiers dont des lignes ont été modifiées ou coupées : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>{0}, version {1}. {2} Games: {3}.</source>
            <translation>{0}, version {1}. {2} Parties : {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Protocol</source>
            <translation>Protocole</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Protocols (*.toml)</source>
            <translation>Protocoles (*.toml)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Folder of the data</source>
            <translation>Dossier des données</translation>
        </message>
    </context>
    <context>
        <name>StudyWindow</name>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Re&amp;hearse</source>
            <translation>&amp;Répétition</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>With simulated participants, in a folder beside this</source>
            <translation>Avec des participants simulés, dans un dossier à côté de celui-ci</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>How &amp;many …</source>
            <translation>Com&amp;bien …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>How many participants it takes, by simulation</source>
            <translation>Combien de participants il faut, par simulation</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Fo&amp;llow</source>
            <translation>Sui&amp;vre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Who is where, while machines write into this folder</source>
            <translation>Qui en est où, pendant que des postes écrivent dans ce dossier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Analyse</source>
            <translation>&amp;Analyser</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>The report, its table and its picture</source>
            <translation>Le rapport, son tableau et son image</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Export tables</source>
            <translation>E&amp;xporter les tableaux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Participants, games, attempts, answers and events</source>
            <translation>Participants, parties, essais, réponses et événements</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>P&amp;ublish …</source>
            <translation>P&amp;ublier …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>One file for reviewers: protocol, plan, data, report, R</source>
            <translation>Un fichier pour les relecteurs : protocole, plan, données, rapport, R</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>User studies</source>
            <translation>Études utilisateurs</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>{0} of {1} simulated participants</source>
            <translation>{0} participants simulés sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>A sitting is under way: let it end first.</source>
            <translation>Une séance est en cours : laissez-la d’abord se terminer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>A study is being worked on: wait for its end first.</source>
            <translation>Une étude est en cours de traitement : attendez d’abord la fin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>The PIN is set: do not forget it.</source>
            <translation>Le PIN est défini : ne l’oubliez pas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Replication kit</source>
            <translation>Kit de réplication</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Kits (*.zip)</source>
            <translation>Kits (*.zip)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Analysing …</source>
            <translation>Analyse …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Getting ready …</source>
            <translation>Préparation …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>{0} files are in {1}.</source>
            <extracomment>Of one: 1 file is in {1}.</extracomment>
            <translation>
                <numerusform>{0} fichier est dans {1}.</numerusform>
                <numerusform>{0} fichiers sont dans {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Clue</source>
            <translation>Indice</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Words</source>
            <translation>Mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Next guess</source>
            <translation>Essai suivant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>it is the secret</source>
            <translation>c’est le secret</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>{0}: {1} words, then {2}</source>
            <extracomment>Of one: {0}: 1 word, then {2}</extracomment>
            <translation>
                <numerusform>{0} : {1} mot, puis {2}</numerusform>
                <numerusform>{0} : {1} mots, puis {2}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TreePanel</name>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Decision tree of {0}</source>
            <translation>Arbre de décision de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>&amp;Save as …</source>
            <translation>&amp;Enregistrer sous …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>As a picture (SVG) or as data (JSON)</source>
            <translation>En image (SVG) ou en données (JSON)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Picture (*.svg)</source>
            <translation>Image (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Data (*.json)</source>
            <translation>Données (*.json)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Growing below {0} …</source>
            <translation>Croissance sous {0} …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>It could not be grown.</source>
            <translation>Il n’a pas pu croître.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Clues and next guesses</source>
            <translation>Indices et essais suivants</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>{0} clues are possible.</source>
            <extracomment>Of one: 1 clue is possible.</extracomment>
            <translation>
                <numerusform>{0} indice est possible.</numerusform>
                <numerusform>{0} indices sont possibles.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Errors</name>
        <message>
            <location filename="../../app/wmh/ui/parts/error_text.py"></location>
            <source>{0} cannot be read or written: {1}.</source>
            <translation>{0} ne peut pas être lu ou écrit : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/kernels/numba_check.py"></location>
            <source>This strategy needs numba, which is not installed here: choose paper or positional.</source>
            <translation>Cette stratégie a besoin de numba, qui n’est pas installé ici : choisissez celle de l’article ou celle des places.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no game {0}: {1}</source>
            <translation>Il n’y a pas de jeu {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no scenario {0}: {1}</source>
            <translation>Il n’y a pas de leçon {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no protocol {0}: {1}</source>
            <translation>Il n’y a pas de protocole {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There are no values of letters {0}: {1}</source>
            <translation>Il n’y a pas de valeurs de lettres {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no lexicon {0} (codes are named as in codes:abcdef): {1}</source>
            <translation>Il n’y a pas de lexique {0} (les codes se nomment comme dans codes:abcdef) : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/outputs.py"></location>
            <source>{0} is there and is something else: choose another folder.</source>
            <translation>{0} existe déjà et c’est autre chose : choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1}, which is no letter of this lexicon: give letters; ? is a blank.</source>
            <translation>Le chevalet {0} a {1}, qui n’est pas une lettre de ce lexique : donnez des lettres ; ? est un joker.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has {1}, which is no letter of this lexicon: give letters; a dot is a place for one, a star an open end.</source>
            <translation>Le motif {0} a {1}, qui n’est pas une lettre de ce lexique : donnez des lettres ; un point est une place pour une lettre, une étoile un bout ouvert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/meanings/stored.py"></location>
            <source>The dictionary {0} is damaged: install its package again.</source>
            <translation>Le dictionnaire {0} est endommagé : réinstallez son paquet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a table with version and text</source>
            <translation>une table avec version et text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/texts.py"></location>
            <source>a table with a title for each</source>
            <translation>une table avec un titre pour chacun</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/texts.py"></location>
            <source>a table with a text for each arm that has any</source>
            <translation>une table avec un texte pour chaque groupe qui en a un</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>The turn {0} is not a guess and its clues: write a clue for each board, as crane:wwywg/gwwww.</source>
            <translation>Le tour {0} n’est pas un essai avec ses indices : écrivez un indice par plateau, comme crane:wwywg/gwwww.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>The turn {0} has {1} for {2}: give one for each, and - for a board that is solved.</source>
            <translation>Le tour {0} a {1} pour {2} : donnez-en un par plateau, et - pour un plateau résolu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>There are clues for {0}: give {1} to {2}, with a / between them.</source>
            <translation>Il y a des indices pour {0} : donnez-en de {1} à {2}, séparés par /.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: there is no clue, but the board is not solved; give its marks.</source>
            <translation>{0} : il n’y a pas d’indice, mais le plateau n’est pas résolu ; donnez ses marques.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: turn {1} has solved it; write - for its clue.</source>
            <translation>{0} : le tour {1} l’a résolu ; écrivez - comme indice.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: that cannot be: {1}.</source>
            <translation>{0} : c’est impossible : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: by the turns before it {1} cannot be the word; check its marks and theirs.</source>
            <translation>{0} : d’après les tours précédents, {1} ne peut pas être le mot ; vérifiez ses marques et les leurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Turn {0}, board {1}</source>
            <translation>Tour {0}, plateau {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0} is played on one board: use `wmh suggest --game {1}`, or name a game of several.</source>
            <translation>{0} se joue sur un seul plateau : utilisez `wmh suggest --game {1}`, ou nommez un jeu qui en a plusieurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Games are played from their first guess: leave out the turns.</source>
            <translation>Les parties se jouent dès le premier essai : enlevez les tours.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>{0} cannot be the secrets of {1} boards: choose a wider --tier.</source>
            <translation>{0} ne suffisent pas comme secrets de {1} plateaux : choisissez un --tier plus large.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The guess {0} has {1} and the secret {2} has {3}: give two words of one length.</source>
            <translation>L’essai {0} a {1} et le secret {2} en a {3} : donnez deux mots de même longueur.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>There is no row of numbers to read: paste a grid into standard input.</source>
            <translation>Il n’y a aucune ligne de nombres à lire : collez une grille dans l’entrée standard.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>There is no row of squares to read: paste a grid into standard input.</source>
            <translation>Il n’y a aucune ligne de carrés à lire : collez une grille dans l’entrée standard.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The row {0} is not complete: no word made it.</source>
            <translation>La ligne {0} n’est pas complète : aucun mot ne l’a produite.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The row {0} has {1}, but the secret {2} has {3}.</source>
            <translation>La ligne {0} a {1}, mais le secret {2} a {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The paper's pattern keeps words that a clue rules out, so no number of guesses can be proven with it: choose --rule tiles.</source>
            <translation>Le motif de l’article garde des mots qu’un indice exclut ; aucun nombre d’essais ne peut être prouvé avec lui : choisissez --rule tiles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} is no word that may be guessed here: choose another, or widen --guesses or --tier.</source>
            <translation>L’ouverture {0} n’est pas un mot permis ici : choisissez-en un autre, ou élargissez --guesses ou --tier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Not every word can be found within so many guesses: allow more.</source>
            <translation>Tous les mots ne peuvent être trouvés en autant d’essais : permettez-en plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>No tree that finds every word within so many guesses was seen: allow more, or widen --width.</source>
            <translation>Aucun arbre qui trouve tous les mots en autant d’essais n’a été vu : permettez-en plus, ou élargissez --width.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Some secrets may not be guessed: choose --flagged.</source>
            <translation>Certains secrets ne peuvent être essayés : choisissez --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0} is no file that ends in .txt, .json or .svg: choose such a name.</source>
            <translation>{0} n’est pas un fichier en .txt, .json ou .svg : choisissez un tel nom.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>The rule {0} counts: pictures are read where every letter has a mark.</source>
            <translation>La règle {0} compte : les images se lisent quand chaque lettre a une marque.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>--pattern paper is a reading of its own and the rule {0} another: choose one.</source>
            <translation>--pattern paper est une lecture à part et la règle {0} une autre : choisissez l’une des deux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>{0} is no file that ends in .svg or .json: choose such a name for --out.</source>
            <translation>{0} n’est pas un fichier en .svg ou .json : choisissez un tel nom pour --out.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>No word may be guessed: name one with --opener, or try --flagged.</source>
            <translation>Aucun mot n’est permis : nommez-en un par --opener, ou tentez --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>The guess {0} has {1}, this game's words {2}.</source>
            <translation>L’essai {0} a {1}, les mots de cette partie {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/bench.py"></location>
            <source>Only a Python with the program in it has benchmarks: try make bench.</source>
            <translation>Les mesures n’existent que dans un Python qui contient le programme : essayez make bench.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is a folder, and no study: give the path of a file.</source>
            <translation>{0} est un dossier, et non une étude : donnez le chemin d’un fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is missing: give the path of a file.</source>
            <translation>{0} manque : donnez le chemin d’un fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is a device or a pipe: give the path of a file.</source>
            <translation>{0} est un périphérique ou un tube : donnez le chemin d’un fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} has {1} bytes, and {2} are the most that is looked at: split it.</source>
            <translation>{0} a {1} octets, et {2} au plus sont examinés : partagez-le.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is empty: give a copy that is not.</source>
            <translation>{0} est vide : donnez une copie qui ne l’est pas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is text in UTF-16: save it as UTF-8.</source>
            <translation>{0} est du texte en UTF-16 : enregistrez-le en UTF-8.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is no file that this program reads: give a lexicon, a word list, a lesson, a protocol, a game or something else of its own.</source>
            <translation>{0} n’est pas un fichier que ce programme lit : donnez un lexique, une liste de mots, une leçon, un protocole, un jeu ou autre chose de lui.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/figures.py"></location>
            <source>{0} is no checkout of this program: give one by --checkout.</source>
            <translation>{0} n’est pas une copie de travail de ce programme : donnez-en une par --checkout.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>No word can be made of {0}: give other letters, or lower --min.</source>
            <translation>Aucun mot ne peut être formé de {0} : donnez d’autres lettres, ou baissez --min.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} is no file that ends in .svg: choose such a name for --svg.</source>
            <translation>{0} n’est pas un fichier en .svg : choisissez un tel nom pour --svg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>The source prints the steps to {0} only: leave out --text.</source>
            <translation>La source n’imprime que les pas vers {0} : enlevez --text.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} cannot be written ({1}): choose another place for --svg.</source>
            <translation>{0} ne peut être écrit ({1}) : choisissez un autre endroit pour --svg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A game with you is a talk, which is no JSON: leave out --json, or choose --mode automatic.</source>
            <translation>Une partie avec vous est une conversation, ce qui n’est pas du JSON : enlevez --json, ou choisissez --mode automatic.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>You keep the secret in the mode keeper: leave out --keep and the like.</source>
            <translation>Dans le mode keeper vous gardez le secret : enlevez --keep et les options semblables.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A fixed secret must be given: choose --secret WORD.</source>
            <translation>Un secret fixe doit être donné : choisissez --secret WORD.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A secret that is given is not {0}: leave out --keep or --secret.</source>
            <translation>Un secret donné n’est pas {0} : enlevez --keep ou --secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>Your guesses need an answer, which is no JSON: leave out --you or --json.</source>
            <translation>Vos essais demandent une réponse, qui n’est pas du JSON : enlevez --you ou --json.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word has {0} letters or more and {1} at most: change --min.</source>
            <translation>Aucun mot n’a {0} lettres ou plus et {1} au plus : changez --min.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>A review needs the secret too: give it as --secret WORD.</source>
            <translation>Un retour a besoin aussi du secret : donnez-le par --secret WORD.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>A review needs the guesses of the game: give them in their order.</source>
            <translation>Un retour a besoin des essais de la partie : donnez-les dans leur ordre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>The game was over before the guess {0}: leave it out.</source>
            <translation>La partie était finie avant l’essai {0} : enlevez-le.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>No game is recorded yet: give --secret and the guesses of one.</source>
            <translation>Aucune partie n’est encore enregistrée : donnez --secret et les essais d’une partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} is no file that ends in .svg or .png: choose such a name.</source>
            <translation>{0} n’est pas un fichier en .svg ou .png : choisissez un tel nom.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} has {1}, this game's words {2}.</source>
            <translation>L’ouverture {0} a {1}, les mots de cette partie {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} is not in the lexicon {1}.</source>
            <translation>L’ouverture {0} n’est pas dans le lexique {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Where to? --{0} needs a folder: give one with --export.</source>
            <translation>Où ? --{0} a besoin d’un dossier : donnez-en un par --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>A lesson is either checked or exported: leave out --check or --export.</source>
            <translation>Une leçon est ou bien vérifiée ou bien exportée : enlevez --check ou --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>What is exported is no JSON: leave out --json or --export.</source>
            <translation>Ce qui est exporté n’est pas du JSON : enlevez --json ou --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>There is nothing to export: name a scenario or its file.</source>
            <translation>Il n’y a rien à exporter : nommez une leçon ou son fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>There is nothing to check: name a scenario or its file.</source>
            <translation>Il n’y a rien à vérifier : nommez une leçon ou son fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>Nothing can be drawn: {0} ({1}).</source>
            <translation>Rien ne peut être dessiné : {0} ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>{0} cannot be written ({1}): choose another folder for --export.</source>
            <translation>{0} ne peut être écrit ({1}) : choisissez un autre dossier pour --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} has {1} of {2}, its facts say {3}: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} a {1} de {2}, ses données disent {3} : reconstruisez le lexique par `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} has {1}, which dawg-python does not find: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} a {1}, que dawg-python ne trouve pas : reconstruisez le lexique par `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} is no file that ends in .dawg: choose such a name for --out.</source>
            <translation>{0} n’est pas un fichier en .dawg : choisissez un tel nom pour --out.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>{0} cannot be written ({1}): choose another place for --out.</source>
            <translation>{0} ne peut être écrit ({1}) : choisissez un autre endroit pour --out.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>Give word lists, or --recipe and its name: one of the two.</source>
            <translation>Donnez des listes de mots, ou --recipe et son nom : l’un des deux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} is no known locale: leave --locale out, or write tr, as systems call Turkish.</source>
            <translation>{0} n’est pas un paramètre régional connu : omettez --locale ou écrivez tr, comme les systèmes nomment le turc.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} are not letters only: write --letters äöü.</source>
            <translation>{0} ne sont pas que des lettres : écrivez --letters äöü.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} is no letter of two characters: write --digraphs ch,ll.</source>
            <translation>{0} n’est pas une lettre de deux caractères : écrivez --digraphs ch,ll.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>The turn {0} is not a guess and a clue: write guess:clue, as rain:ywwg.</source>
            <translation>Le tour {0} n’est pas un essai et un indice : écrivez essai:indice, comme rain:ywwg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>There is no strategy {0}: choose from {1}.</source>
            <translation>Il n’y a pas de stratégie {0} : choisissez parmi {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>No strategy is named to compare: choose from {0}.</source>
            <translation>Aucune stratégie n’est nommée à comparer : choisissez parmi {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>--{0} belongs to {1}: give that too.</source>
            <translation>--{0} va avec {1} : donnez cela aussi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>--cores and --cluster are two ways: choose one.</source>
            <translation>--cores et --cluster sont deux moyens : choisissez-en un.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0}: {1}. {2}</source>
            <translation>{0} : {1}. {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/named_lexicon.py"></location>
            <source>There is no file {0}: give a list of words, one a line, or a .dawg file.</source>
            <translation>Il n’y a pas de fichier {0} : donnez une liste de mots, un par ligne, ou un fichier .dawg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/named_lexicon.py"></location>
            <source>{0} has no words: give a list with one word a line.</source>
            <translation>{0} n’a pas de mots : donnez une liste avec un mot par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is a folder: give the name of a file.</source>
            <translation>{0} est un dossier : donnez le nom d’un fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>There is no folder {0} for {1}: make it first.</source>
            <translation>Il n’y a pas de dossier {0} pour {1} : créez-le d’abord.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is there and is no {1}: choose another name, or replace it by --force.</source>
            <translation>{0} existe déjà et n’est pas {1} : choisissez un autre nom, ou remplacez-le par --force.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is there and is something else: choose another folder, or replace it by --force.</source>
            <translation>{0} existe déjà et est autre chose : choisissez un autre dossier, ou remplacez-le par --force.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the numbers are more than its letters can give</source>
            <translation>les nombres dépassent ce que ses lettres peuvent donner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} yellow, but a repeated letter gets its yellow from left to right</source>
            <translation>le {0} à la place {1} est blanc et celui à la place {2} jaune, mais une lettre répétée reçoit son jaune de gauche à droite</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} green, but this rule leaves every {0} white or none</source>
            <translation>le {0} à la place {1} est blanc et celui à la place {2} vert, mais cette règle laisse chaque {0} blanc ou aucun</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} yellow, but this rule leaves every {0} white or none</source>
            <translation>le {0} à la place {1} est blanc et celui à la place {2} jaune, mais cette règle laisse chaque {0} blanc ou aucun</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at places {1} is yellow, but there are too few other places for it</source>
            <translation>le {0} aux places {1} est jaune, mais il y a trop peu d’autres places pour lui</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is yellow, but there is no other place for it</source>
            <translation>le {0} à la place {1} est jaune, mais il n’y a pas d’autre place pour lui</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} à {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>The lexicon {0} has no words of {1}: choose a length of {2}.</source>
            <translation>Le lexique {0} n’a pas de mots de {1} : choisissez une longueur de {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>The lexicon {0} has no word of {1} that is as common as tier {2}: choose a wider --tier.</source>
            <translation>Le lexique {0} n’a aucun mot de {1} aussi courant que le niveau {2} : choisissez un --tier plus large.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} secrets cannot be drawn from {1}: choose 1 to {2}, or {3}.</source>
            <translation>{0} secrets ne peuvent être tirés de {1} : choisissez de 1 à {2}, ou {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>There is no file {0}: give a text file with a secret a line, a number, or {1}.</source>
            <translation>Il n’y a pas de fichier {0} : donnez un fichier de texte avec un secret par ligne, un nombre, ou {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} is not UTF-8 text: give a file with a secret a line.</source>
            <translation>{0} n’est pas du texte UTF-8 : donnez un fichier avec un secret par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} has no words: give a file with a secret a line.</source>
            <translation>{0} n’a pas de mots : donnez un fichier avec un secret par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is not in the lexicon {1}: leave it out, or choose another --lexicon.</source>
            <translation>Le secret {0} n’est pas dans le lexique {1} : enlevez-le, ou choisissez un autre --lexicon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} has {1}, this game's words {2}: leave it out, or choose another --length.</source>
            <translation>Le secret {0} a {1}, les mots de cette partie {2} : enlevez-le, ou choisissez un autre --length.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is less common than tier {1}: leave it out, or choose --tier {2}.</source>
            <translation>Le secret {0} est plus rare que le niveau {1} : enlevez-le, ou choisissez --tier {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is flagged: leave it out, or choose --flagged.</source>
            <translation>Le secret {0} est banni : enlevez-le, ou choisissez --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/told_game.py"></location>
            <source>{0} is played on {1} boards: use `wmh boards --game {2}`, or name a game on one.</source>
            <translation>{0} se joue sur {1} plateaux : utilisez `wmh boards --game {2}`, ou nommez un jeu qui n’en a qu’un.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>--whole-list plays by itself: leave out --player and --strategies.</source>
            <translation>--whole-list joue tout seul : enlevez --player et --strategies.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>--look-ahead and --opener belong to --whole-list: give that too.</source>
            <translation>--look-ahead et --opener vont avec --whole-list : donnez-le aussi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>Nobody plays: give --player "COMMAND", or --strategies and a name.</source>
            <translation>Personne ne joue : donnez --player "COMMAND", ou --strategies et un nom.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The player {0} is no command: {1}.</source>
            <translation>Le joueur {0} n’est pas une commande : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>A player is empty: give the command that starts it.</source>
            <translation>Un joueur est vide : donnez la commande qui le lance.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The lengths {0} cannot be read: write 4-13, or 5,7.</source>
            <translation>Les longueurs {0} sont illisibles : écrivez 4-13, ou 5,7.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The lengths {0} are none: write the smaller one first.</source>
            <translation>Les longueurs {0} n’en sont pas : écrivez d’abord la plus petite.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} has {1}, and no such words are played: leave it out, or choose its length.</source>
            <translation>L’ouverture {0} a {1}, et de tels mots ne sont pas joués : enlevez-la, ou choisissez sa longueur.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} is the second of its length: give one.</source>
            <translation>L’ouverture {0} est la deuxième de sa longueur : donnez-en une.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} is not in {1}.</source>
            <translation>L’ouverture {0} n’est pas dans {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/words_of_length.py"></location>
            <source>There is no file {0}: give a text file with one word a line.</source>
            <translation>Il n’y a pas de fichier {0} : donnez un fichier de texte avec un mot par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/words_of_length.py"></location>
            <source>{0} has no word of {1}: choose another length, or a list with one word a line.</source>
            <translation>{0} n’a aucun mot de {1} : choisissez une autre longueur, ou une liste avec un mot par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>Say where the report shall be: --out DIR.</source>
            <translation>Dites où le rapport doit être : --out DIR.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} is no folder: give one with word lists to --lists.</source>
            <translation>{0} n’est pas un dossier : donnez à --lists un dossier de listes de mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} is no folder: give one with other programs to --peers.</source>
            <translation>{0} n’est pas un dossier : donnez à --peers un dossier d’autres programmes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} has a report already: go on with it by --resume, or choose another folder.</source>
            <translation>{0} a déjà un rapport : reprenez-le par --resume, ou choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>There is no experiment {0}: there is {1}.</source>
            <translation>Il n’y a pas d’expérience {0} : il y a {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} cannot be written ({1}): choose another folder.</source>
            <translation>{0} ne peut être écrit ({1}) : choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>{0} is no folder: choose that of a study.</source>
            <translation>{0} n’est pas un dossier : choisissez celui d’une étude.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>There are no participants in these folders: choose those of a study.</source>
            <translation>Il n’y a pas de participants dans ces dossiers : choisissez ceux d’une étude.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} has more of {1}: let them go on once in the window, then recode.</source>
            <translation>{0} a davantage de {1} : reprenez une fois dans la fenêtre, puis changez le code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secret {0} is not in the lexicon {1}.</source>
            <translation>Le secret {0} n’est pas dans le lexique {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secret {0} has {1} letters and not {2}.</source>
            <translation>Le secret {0} a {1} lettres et non {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} has participants: a plan is written before the first one.</source>
            <translation>{0} a des participants : un plan s’écrit avant la première personne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} is of a person: simulated participants need a folder of their own.</source>
            <translation>{0} est d’une personne : les participants simulés ont besoin de leur propre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>{0} has one arm, so there is nothing to compare.</source>
            <translation>{0} n’a qu’un groupe : il n’y a rien à comparer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>{0} holds no participants.</source>
            <translation>{0} ne contient pas de participants.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} is no licence known here: choose {1}.</source>
            <translation>{0} n’est pas une licence connue ici : choisissez {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} of {1} statistics are not R's.</source>
            <translation>{0} statistiques sur {1} ne sont pas celles de R.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>What is followed has no end: leave out --json or --follow.</source>
            <translation>Ce qui est suivi n’a pas de fin : enlevez --json ou --follow.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} takes no value: see {1} --help.</source>
            <translation>{0} ne prend pas de valeur : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} needs a value: see {1} --help.</source>
            <translation>{0} demande une valeur : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no command {1}: {2}</source>
            <translation>{0} n’a pas de commande {1} : {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no option {1}: {2}</source>
            <translation>{0} n’a pas d’option {1} : {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} is missing: see {1} --help.</source>
            <translation>{0} manque : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} is missing: write {1}.</source>
            <translation>{0} manque : écrivez {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} needs a command: choose from {1}.</source>
            <translation>{0} demande une commande : choisissez parmi {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no place for {1}: write {2}.</source>
            <translation>{0} n’a pas de place pour {1} : écrivez {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0}: see {1} --help.</source>
            <translation>{0} : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} --help tells which it has.</source>
            <translation>{0} --help dit ce qu’il y a.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>choose from {0}.</source>
            <translation>choisissez parmi {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}: {2}</source>
            <translation>{0} ne peut être {1} : {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which does not exist: choose another.</source>
            <translation>{0} ne peut être {1}, qui n’existe pas : choisissez autre chose.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which is a directory: choose another.</source>
            <translation>{0} ne peut être {1}, qui est un dossier : choisissez autre chose.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which is a file: choose another.</source>
            <translation>{0} ne peut être {1}, qui est un fichier : choisissez autre chose.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number: see {1} --help.</source>
            <translation>{0} doit être un nombre entier : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number of {2} or more: see {1} --help.</source>
            <translation>{0} doit être un nombre entier d’au moins {2} : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number of {3} or less: see {1} --help.</source>
            <translation>{0} doit être un nombre entier d’au plus {3} : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number from {2} to {3}: see {1} --help.</source>
            <translation>{0} doit être un nombre entier de {2} à {3} : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number: see {1} --help.</source>
            <translation>{0} doit être un nombre : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number of {2} or more: see {1} --help.</source>
            <translation>{0} doit être un nombre d’au moins {2} : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number of {3} or less: see {1} --help.</source>
            <translation>{0} doit être un nombre d’au plus {3} : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number from {2} to {3}: see {1} --help.</source>
            <translation>{0} doit être un nombre de {2} à {3} : voyez {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be that ({1}): see {2} --help.</source>
            <translation>{0} ne peut être cela ({1}) : voyez {2} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is green at place {3} since turn {1} ({2}) and must stay there</source>
            <translation>{0} est vert à la place {3} depuis le tour {1} ({2}) et doit y rester</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is yellow at place {3} since turn {1} ({2}) and must move</source>
            <translation>{0} est jaune à la place {3} depuis le tour {1} ({2}) et doit bouger</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is coloured in turn {1} ({2}) and must be used {3} times</source>
            <extracomment>Of one: {0} is coloured in turn {1} ({2}) and must be used</extracomment>
            <translation>
                <numerusform>{0} est coloré au tour {1} ({2}) et doit servir</numerusform>
                <numerusform>{0} est coloré au tour {1} ({2}) et doit servir {3} fois</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} may be used {3} times at most since turn {1} ({2})</source>
            <extracomment>Of one: {0} may be used 1 time at most since turn {1} ({2})</extracomment>
            <translation>
                <numerusform>{0} peut servir une fois au plus depuis le tour {1} ({2})</numerusform>
                <numerusform>{0} peut servir {3} fois au plus depuis le tour {1} ({2})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is white since turn {1} ({2}) and may not be used</source>
            <translation>{0} est blanc depuis le tour {1} ({2}) et ne peut servir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The clue {0} has {1} at place {2}: use g, y and w for green, yellow and white (or 2 1 0, or O ? X).</source>
            <translation>L’indice {0} a {1} à la place {2} : utilisez g, y et w pour vert, jaune et blanc (ou 2 1 0, ou O ? X).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The secret {0} has {1}, which is no letter of this lexicon.</source>
            <translation>Le secret {0} a {1}, qui n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The opener {0} has {1}, which is no letter of this lexicon.</source>
            <translation>L’ouverture {0} a {1}, qui n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The rule {0} marks letters: give {1} one of g, y and w for each of its {2}, not numbers.</source>
            <translation>La règle {0} marque les lettres : donnez à {1} un de g, y et w pour chacune de ses {2}, et non des nombres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1} but its clue {2} has {3}: give one mark for each letter.</source>
            <translation>L’essai {0} a {1} mais son indice {2} a {3} : donnez une marque par lettre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The rule {0} counts: write {1}:{2} such as {1}:{3}.</source>
            <translation>La règle {0} compte : écrivez {1}:{2}, comme {1}:{3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The clue {0} has {1}, but the rule {2} counts {3}: write {4}:{5} such as {4}:{6}.</source>
            <translation>L’indice {0} a {1}, mais la règle {2} compte {3} : écrivez {4}:{5}, comme {4}:{6}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1} but its clue {2} counts {3}: count each letter once at most.</source>
            <translation>L’essai {0} a {1} mais son indice {2} compte {3} : comptez chaque lettre une fois au plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The given letters {0} have {1}, which is no letter of this lexicon: write letters, and a dot where none is given, as r... does.</source>
            <translation>Les lettres données {0} ont {1}, qui n’est pas une lettre de ce lexique : écrivez des lettres, et un point où aucune n’est donnée, comme r...</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1}, but this game's words have {2}.</source>
            <translation>L’essai {0} a {1}, mais les mots de cette partie en ont {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The given letters have {0}, but this game's words have {1}: write a dot for each letter that is not given.</source>
            <translation>Les lettres données ont {0}, mais les mots de cette partie en ont {1} : écrivez un point pour chaque lettre qui n’est pas donnée.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} lettre</numerusform>
                <numerusform>{0} lettres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} mot</numerusform>
                <numerusform>{0} mots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} repeated words</source>
            <extracomment>Of one: 1 repeated word</extracomment>
            <translation>
                <numerusform>{0} mot répété</numerusform>
                <numerusform>{0} mots répétés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} boards</source>
            <extracomment>Of one: 1 board</extracomment>
            <translation>
                <numerusform>{0} plateau</numerusform>
                <numerusform>{0} plateaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} clues</source>
            <extracomment>Of one: 1 clue</extracomment>
            <translation>
                <numerusform>{0} indice</numerusform>
                <numerusform>{0} indices</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} marks</source>
            <extracomment>Of one: 1 mark</extracomment>
            <translation>
                <numerusform>{0} marque</numerusform>
                <numerusform>{0} marques</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} pegs</source>
            <extracomment>Of one: 1 peg</extracomment>
            <translation>
                <numerusform>{0} fiche</numerusform>
                <numerusform>{0} fiches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} colours</source>
            <extracomment>Of one: 1 colour</extracomment>
            <translation>
                <numerusform>{0} couleur</numerusform>
                <numerusform>{0} couleurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} codes</source>
            <extracomment>Of one: 1 code</extracomment>
            <translation>
                <numerusform>{0} code</numerusform>
                <numerusform>{0} codes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} essai</numerusform>
                <numerusform>{0} essais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} openers</source>
            <extracomment>Of one: 1 opener</extracomment>
            <translation>
                <numerusform>{0} ouverture</numerusform>
                <numerusform>{0} ouvertures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} attempts</source>
            <extracomment>Of one: 1 attempt</extracomment>
            <translation>
                <numerusform>{0} essai</numerusform>
                <numerusform>{0} essais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} games</source>
            <extracomment>Of one: 1 game</extracomment>
            <translation>
                <numerusform>{0} partie</numerusform>
                <numerusform>{0} parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} frames</source>
            <extracomment>Of one: 1 frame</extracomment>
            <translation>
                <numerusform>{0} image</numerusform>
                <numerusform>{0} images</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} pictures</source>
            <extracomment>Of one: 1 picture</extracomment>
            <translation>
                <numerusform>{0} image</numerusform>
                <numerusform>{0} images</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} experiments</source>
            <extracomment>Of one: 1 experiment</extracomment>
            <translation>
                <numerusform>{0} expérience</numerusform>
                <numerusform>{0} expériences</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} points</source>
            <extracomment>Of one: 1 point</extracomment>
            <translation>
                <numerusform>{0} point</numerusform>
                <numerusform>{0} points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} lines</source>
            <extracomment>Of one: 1 line</extracomment>
            <translation>
                <numerusform>{0} ligne</numerusform>
                <numerusform>{0} lignes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} places</source>
            <extracomment>Of one: 1 place</extracomment>
            <translation>
                <numerusform>{0} place</numerusform>
                <numerusform>{0} places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} symbols</source>
            <extracomment>Of one: 1 symbol</extracomment>
            <translation>
                <numerusform>{0} symbole</numerusform>
                <numerusform>{0} symboles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} numbers</source>
            <extracomment>Of one: 1 number</extracomment>
            <translation>
                <numerusform>{0} nombre</numerusform>
                <numerusform>{0} nombres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}: the field {1} is missing: add {1} = and {2}.</source>
            <translation>{0} : le champ {1} manque : ajoutez {1} = et, après, {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: the field {2} is missing: add {2} = and {3}.</source>
            <translation>{0}, ligne {1} : le champ {2} manque : ajoutez {2} = et, après, {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: {2}.</source>
            <translation>{0}, ligne {1} : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0}, line {1}: {2}</source>
            <translation>{0}, ligne {1} : {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is longer than {1} bytes: choose another file.</source>
            <translation>{0} dépasse {1} octets : choisissez un autre fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is no text in UTF-8: save it as UTF-8.</source>
            <translation>{0} n’est pas du texte en UTF-8 : enregistrez-le en UTF-8.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: a name of more than {2} parts is no field: mend that line.</source>
            <translation>{0}, ligne {1} : un nom de plus de {2} parties n’est pas un champ : corrigez cette ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: a number of more than {2} digits cannot be read: write a smaller one.</source>
            <translation>{0}, ligne {1} : un nombre de plus de {2} chiffres ne peut être lu : écrivez-en un plus petit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: this is no TOML ({2}): mend that line.</source>
            <translation>{0}, ligne {1} : ceci n’est pas du TOML ({2}) : corrigez cette ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: this is no TOML (its brackets are too deep): close them.</source>
            <translation>{0}, ligne {1} : ceci n’est pas du TOML (ses crochets sont trop profonds) : fermez-les.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is no TOML: {1}: mend that value.</source>
            <translation>{0} n’est pas du TOML : {1} : corrigez cette valeur.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>one line of text, {0} characters at most</source>
            <translation>une ligne de texte, de {0} caractères au plus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>a number from {0} to {1}</source>
            <translation>un nombre entier de {0} à {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>tables, each under [[{0}]]</source>
            <translation>des tables, chacune sous [[{0}]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>there is no field {0}: use {1}</source>
            <translation>il n’y a pas de champ {0} ; il y a : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is {1}, but must be {2}</source>
            <translation>{0} est {1}, mais doit être {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is longer than {0} bytes</source>
            <translation>dépasse {0} octets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is no text in UTF-8</source>
            <translation>n’est pas du texte en UTF-8</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is no JSON (its brackets are too deep)</source>
            <translation>n’est pas du JSON (ses crochets sont trop profonds)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is cut short or is no JSON, at character {0}</source>
            <translation>s’arrête trop tôt ou n’est pas du JSON, au caractère {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is cut short or is no JSON, at line {0}, character {1}</source>
            <translation>s’arrête trop tôt ou n’est pas du JSON, à la ligne {0}, caractère {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has no names for what it holds</source>
            <translation>ne nomme pas ce qui s’y trouve</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>says something for {0} that it cannot be</source>
            <translation>donne pour {0} ce qui ne peut être</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has a number of more than {0} digits</source>
            <translation>a un nombre de plus de {0} chiffres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has a number that is too large</source>
            <translation>a un nombre trop grand</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has {0}, which is no number</source>
            <translation>a {0}, qui n’est pas un nombre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>There are {0} words, and a lexicon holds {1}: use fewer.</source>
            <translation>Il y a {0} mots, et un lexique en contient {1} : prenez-en moins.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/encoding.py"></location>
            <source>These words need {0} units; a file can hold {1}. Use fewer words.</source>
            <translation>Ces mots demandent {0} unités ; un fichier en contient {1}. Prenez moins de mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has format {0}, and this program reads format {1}</source>
            <translation>a le format {0}, et ce programme lit le format {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>was changed after it was written (its checksum differs)</source>
            <translation>a changé après son écriture (sa somme de contrôle diffère)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>does not hold the facts of a lexicon</source>
            <translation>ne contient pas les données d’un lexique</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>tells of {0} words, and {1} are the most</source>
            <translation>parle de {0} mots, et {1} est le maximum</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has numbers of words or sizes that cannot be</source>
            <translation>a des nombres de mots ou des tailles qui ne peuvent être</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has words of more than {0} letters, or letters that are none</source>
            <translation>a des mots de plus de {0} lettres, ou des lettres qui n’en sont pas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has no alphabet that can be</source>
            <translation>n’a pas d’alphabet possible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>{0} of a newer version of this program (use that one)</source>
            <translation>{0} d’une version plus récente de ce programme (utilisez celle-là)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is cut short or is no DAWG</source>
            <translation>s’arrête trop tôt ou n’est pas un DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (its first number is not its size)</source>
            <translation>n’est pas un DAWG (son premier nombre n’est pas sa taille)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (a unit points outside)</source>
            <translation>n’est pas un DAWG (une unité pointe au-dehors)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (some edges belong to nothing)</source>
            <translation>n’est pas un DAWG (des arêtes n’appartiennent à rien)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (it has a loop, or words of more than {0} letters)</source>
            <translation>n’est pas un DAWG (il y a une boucle, ou des mots de plus de {0} lettres)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (it has edges below which no word ends)</source>
            <translation>n’est pas un DAWG (il y a des arêtes sous lesquelles ne finit aucun mot)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>has more than {0} words, which are the most</source>
            <translation>a plus de {0} mots, ce qui est le maximum</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has capitals: they are read as small letters.</source>
            <translation>{0} a des majuscules : elles sont lues comme des minuscules.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1}: each counts once.</source>
            <translation>{0} a {1} : chacun compte une fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1} of {2}: each counts once.</source>
            <translation>{0} a {1} de {2} : chacun compte une fois.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1} lines that are no words of {2} to {3} letters: left out.</source>
            <extracomment>Of one: {0} has 1 line that is no word of {2} to {3} letters: left out.</extracomment>
            <translation>
                <numerusform>{0} a {1} ligne qui n’est pas un mot de {2} à {3} lettres : laissée de côté.</numerusform>
                <numerusform>{0} a {1} lignes qui ne sont pas des mots de {2} à {3} lettres : laissées de côté.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} needs words, all of {1} to {2} letters.</source>
            <translation>{0} a besoin de mots, tous de {1} à {2} lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>write {0}abcdef, or {1}0123456789 where none may occur twice.</source>
            <translation>écrivez {0}abcdef, ou {1}0123456789 si aucun ne peut se répéter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>No code can have {0} places: choose 1 to {1}.</source>
            <translation>Aucun code ne peut avoir {0} places : choisissez de 1 à {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>There is no code of {0} different symbols among {1}: choose a length of {2} at most.</source>
            <translation>Il n’y a pas de code de {0} symboles différents parmi {1} : choisissez une longueur de {2} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>There are {0} codes of {1} among {2}, and a lexicon holds {3} of a length: choose fewer symbols or shorter codes.</source>
            <translation>Il y a {0} codes de {1} parmi {2}, et un lexique en contient {3} par longueur : choisissez moins de symboles ou des codes plus courts.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>Codes need symbols: {0}</source>
            <translation>Les codes ont besoin de symboles : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>The symbols {0} have {1}, which is no letter or digit: {2}</source>
            <translation>Les symboles {0} ont {1}, qui n’est ni lettre ni chiffre : {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>Codes can have {0} symbols at most, not {1}: name fewer.</source>
            <translation>Les codes peuvent avoir {0} symboles au plus, et non {1} : nommez-en moins.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>The symbols {0} have {1} twice: name each once.</source>
            <translation>Les symboles {0} ont {1} deux fois : nommez chacun une fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>{0}: {1} cut at a slash, where the spelling checker's flags begin; the other forms that they stand for are not in the list.</source>
            <translation>{0} : {1} avec une coupe à la barre oblique, où commencent les signes du correcteur d’orthographe ; les autres formes qu’ils désignent ne sont pas dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>What stands beside the words is no number, and was passed over.</source>
            <translation>Ce qui se trouve à côté des mots n’est pas un nombre et a été ignoré.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>The numbers beside the words were read as tiers: the smaller, the more common.</source>
            <translation>Les nombres à côté des mots ont été lus comme des niveaux : plus il est petit, plus le mot est courant.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>The numbers beside the words were read as counts: the larger, the more common. The {0} most common words have tier {1}, those after the {2}th tier {3}.</source>
            <translation>Les nombres à côté des mots ont été lus comme des fréquences : plus il est grand, plus le mot est courant. Les {0} mots les plus courants ont le niveau {1}, ceux après le {2}e le niveau {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>{0}, line {1}: the tier {2} is no whole number from 0 to {3}. Write `word TAB tier`, or only the word.</source>
            <translation>{0}, ligne {1} : le niveau {2} n’est pas un nombre entier de 0 à {3}. Écrivez `mot TAB niveau`, ou le mot seul.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list of a program.</source>
            <translation>{0} a été lu comme la liste d’un programme.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a table.</source>
            <translation>{0} a été lu comme un tableau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list with numbers or dates beside the words.</source>
            <translation>{0} a été lu comme une liste avec des numéros ou des dates à côté des mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list with several words a line.</source>
            <translation>{0} a été lu comme une liste de plusieurs mots par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/literals.py"></location>
            <source>{0} is a list of a program with more than {1} million characters: give a text file, one word a line.</source>
            <translation>{0} est la liste d’un programme de plus de {1} millions de caractères : donnez un fichier texte, un mot par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/literals.py"></location>
            <source>{0} begins as JSON and is cut off or broken: give the whole of it, or a text file, one word a line.</source>
            <translation>{0} commence comme du JSON et est coupé ou abîmé : donnez-le en entier, ou un fichier texte, un mot par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} is not UTF-8 and was read as Latin-1: check its accents.</source>
            <translation>{0} n’est pas en UTF-8 et a été lu comme du Latin-1 : vérifiez ses accents.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} {1}: give a text file, one word a line.</source>
            <translation>{0} ({1}) : donnez un fichier texte, un mot par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} is a binary file, not a word list: give a text file, one word a line.</source>
            <translation>{0} est un fichier binaire et non une liste de mots : donnez un fichier texte, un mot par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>Letters seen fewer than {0} times are taken for those of other languages: {1}</source>
            <translation>Les lettres vues moins de {0} fois sont prises pour celles d’autres langues : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0} has no word of {1} to {2} letters that could be told from the rest: give a list with one word a line, a table, or JSON.</source>
            <translation>{0} n’a aucun mot de {1} à {2} lettres qui se distingue du reste : donnez une liste d’un mot par ligne, un tableau ou du JSON.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0}: {1} Leave out the words of other languages.</source>
            <translation>{0} : {1} Retirez les mots d’autres langues.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has {0} words, its facts say {1}</source>
            <translation>a {0} mots, ses données disent {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has words of other lengths than its facts say</source>
            <translation>a des mots d’autres longueurs que ne disent ses données</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has words of other letters than its facts say</source>
            <translation>a des mots d’autres lettres que ne disent ses données</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>was changed after it was built (its checksum differs)</source>
            <translation>a changé après sa construction (sa somme de contrôle diffère)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is a folder: give the path of a .dawg file.</source>
            <translation>{0} est un dossier : donnez le chemin d’un fichier .dawg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is missing: give the path of a .dawg file.</source>
            <translation>{0} manque : donnez le chemin d’un fichier .dawg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is no .dawg file: build one from a word list with `wmh lexicon build {1} --out {2}.dawg`.</source>
            <translation>{0} n’est pas un fichier .dawg : construisez-en un depuis une liste de mots avec `wmh lexicon build {1} --out {2}.dawg`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} {1}: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} {1} : reconstruisez le lexique avec `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} cannot be read ({1}): build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} ne peut pas être lu ({1}) : reconstruisez le lexique avec `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0} is written from right to left, which boards are not made for yet: choose a list of another language.</source>
            <translation>{0} s’écrit de droite à gauche, ce que les plateaux ne savent pas encore montrer : choisissez une liste d’une autre langue.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/automaton.py"></location>
            <source>The pattern goes too many ways at once. Use fewer of * + { } and |.</source>
            <translation>Le motif suit trop de chemins à la fois. Utilisez moins de * + { } et |.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/positions.py"></location>
            <source>The pattern is too large once its repetitions are written out: more than {0} letters. Use smaller numbers in {{ }}, or * and +.</source>
            <translation>Le motif est trop grand une fois ses répétitions écrites : plus de {0} lettres. Utilisez des nombres plus petits dans {{ }}, ou * et +.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>The pattern has {0} characters, and {1} are the most. Make it shorter.</source>
            <translation>Le motif a {0} caractères, et {1} est le maximum. Raccourcissez-le.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>The pattern is empty. Try .*ing for words that end in ing.</source>
            <translation>Le motif est vide. Essayez .*age pour les mots qui finissent par age.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is never closed. Add a ).</source>
            <translation>Place {0} : cette ( n’est jamais fermée. Ajoutez une ).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this [ is never closed. Add a ].</source>
            <translation>Place {0} : ce [ n’est jamais fermé. Ajoutez un ].</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: after a look-ahead put what | parts in parentheses: (...|...).</source>
            <translation>Place {0} : après une anticipation, mettez entre parenthèses ce que | sépare : (...|...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: ^ can only begin a pattern and $ only end it. Neither is needed.</source>
            <translation>Place {0} : ^ ne peut que commencer un motif et $ que le terminer. Aucun n’est nécessaire.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot look back. Look ahead from its beginning: (?=...).</source>
            <translation>Place {0} : un motif ne peut pas regarder en arrière. Regardez en avant depuis son début : (?=...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a group cannot have a name. Leave the name out: (...).</source>
            <translation>Place {0} : un groupe ne peut pas avoir de nom. Laissez le nom de côté : (...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot depend on a group. Write both cases out: (...|...).</source>
            <translation>Place {0} : un motif ne peut pas dépendre d’un groupe. Écrivez les deux cas : (...|...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: of the marks that begin with (? only (?: (?= and (?! mean something here. Capital and small letters are alike without any.</source>
            <translation>Place {0} : des signes qui commencent par (? seuls (?: (?= et (?! ont un sens ici. Majuscules et minuscules se valent déjà.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a look-ahead can only stand at the beginning. Move it there.</source>
            <translation>Place {0} : une anticipation ne peut être qu’au début. Mettez-la là.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is inside {1} others, and no more are read. Use fewer.</source>
            <translation>Place {0} : cette ( est dans {1} autres, et on n’en lit pas plus. Utilisez-en moins.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this {1} closes nothing. Leave it out.</source>
            <translation>Place {0} : ce {1} ne ferme rien. Supprimez-le.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: numbers belong between {{ and }}, as in .{{2}} or .{{2,4}}.</source>
            <translation>Place {0} : les nombres vont entre {{ et }}, comme dans .{{2}} ou .{{2,4}}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: there is nothing before {1} to repeat.</source>
            <translation>Place {0} : il n’y a rien à répéter avant {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: in {1} the smaller number comes first.</source>
            <translation>Place {0} : dans {1} le plus petit nombre vient d’abord.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: in a range the first letter comes first: [a-f].</source>
            <translation>Place {0} : dans un intervalle la première lettre vient d’abord : [a-f].</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot refer back to a group. Write the letters out.</source>
            <translation>Place {0} : un motif ne peut pas renvoyer à un groupe. Écrivez les lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a \ means nothing here. Write . for any letter.</source>
            <translation>Place {0} : un \ ne veut rien dire ici. Écrivez . pour une lettre quelconque.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/extras.py"></location>
            <source>Statistics and plots need {0}, which is not installed: type pip install 'word-mastermind-helper[studies]', and try again.</source>
            <translation>Les statistiques et les graphiques ont besoin de {0}, qui n’est pas installé : tapez pip install 'word-mastermind-helper[studies]', puis réessayez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>{0} cannot be read: {1}.</source>
            <translation>{0} ne peut pas être lu : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>did you mean {0}?</source>
            <translation>vouliez-vous dire {0} ?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>there is {0}; or give a file.</source>
            <translation>il y a {0} ; ou indiquez un fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>there is none at all; give a file.</source>
            <translation>il n’y en a aucun ; indiquez un fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/kept.py"></location>
            <source>does not say its version</source>
            <translation>ne dit pas sa version</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>says something that cannot be</source>
            <translation>dit ce qui ne peut être</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>{0} is longer than any picture: give a PNG, JPEG or WebP.</source>
            <translation>{0} est plus long que n’importe quelle image : donnez un PNG, JPEG ou WebP.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>{0} is no picture that can be read: give a PNG, JPEG or WebP.</source>
            <translation>{0} n’est pas une image lisible : donnez un PNG, JPEG ou WebP.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>The picture has {0} by {1} pixels, too few to show a board: take a larger one.</source>
            <translation>L’image a {0} sur {1} pixels, trop peu pour un plateau : prenez une image plus grande.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>The picture has {0} by {1} pixels, more than can be looked at: cut out the board.</source>
            <translation>L’image a {0} sur {1} pixels, trop pour être examinée : découpez le plateau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The word {0} was guessed in row {1}: nominate another.</source>
            <translation>Le mot {0} a été joué à la ligne {1} : proposez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The word {0} is nominated already: raise hands for it.</source>
            <translation>Le mot {0} est déjà proposé : levez la main pour lui.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>There is no secret yet: type a word, or have one drawn.</source>
            <translation>Il n’y a pas encore de secret : tapez un mot, ou faites-en tirer un.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The secret has a sign that is no letter of the lexicon {0}: type another word.</source>
            <translation>Le secret a un signe qui n’est pas une lettre du lexique {0} : tapez un autre mot.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The secret has {0} letters and is not in the lexicon {1}: type another word.</source>
            <extracomment>Of one: The secret has 1 letter and is not in the lexicon {1}: type another word.</extracomment>
            <translation>
                <numerusform>Le secret a {0} lettre et n’est pas dans le lexique {1} : tapez un autre mot.</numerusform>
                <numerusform>Le secret a {0} lettres et n’est pas dans le lexique {1} : tapez un autre mot.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The game is over: start a new one.</source>
            <translation>La partie est finie : commencez-en une autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1}, which is no letter of this lexicon.</source>
            <translation>L’essai {0} a {1}, qui n’est pas une lettre de ce lexique.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The guess {0} has {1} letters, but this game's words have {2}.</source>
            <extracomment>Of one: The guess {0} has 1 letter, but this game's words have {2}.</extracomment>
            <translation>
                <numerusform>L’essai {0} a {1} lettre, mais les mots de cette partie en ont {2}.</numerusform>
                <numerusform>L’essai {0} a {1} lettres, mais les mots de cette partie en ont {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The guess {0} is not in the lexicon {1}: try another word.</source>
            <translation>L’essai {0} n’est pas dans le lexique {1} : essayez un autre mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The game shows {0}: {1} has other letters there.</source>
            <translation>Le jeu montre {0} : {1} y a d’autres lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The mode {0} does not let {1} pass: {2}.</source>
            <translation>Le mode {0} ne laisse pas passer {1} : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>A secret that is not drawn must be given.</source>
            <translation>Un secret qui n’est pas tiré doit être donné.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The lexicon {0} has no word of {1} letters that is as common as tier {2}: choose another length or a wider tier.</source>
            <extracomment>Of one: The lexicon {0} has no word of 1 letter that is as common as tier {2}: choose another length or a wider tier.</extracomment>
            <translation>
                <numerusform>Le lexique {0} n’a aucun mot de {1} lettre aussi courant que le niveau {2} : choisissez une autre longueur ou un niveau plus large.</numerusform>
                <numerusform>Le lexique {0} n’a aucun mot de {1} lettres aussi courant que le niveau {2} : choisissez une autre longueur ou un niveau plus large.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The secret {0} is not in the lexicon {1}: choose a word that is, or another lexicon.</source>
            <translation>Le secret {0} n’est pas dans le lexique {1} : choisissez un mot qui y est, ou un autre lexique.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The secret {0} has {1} letters, this game's words {2}: choose another word or length.</source>
            <extracomment>Of one: The secret {0} has 1 letter, this game's words {2}: choose another word or length.</extracomment>
            <translation>
                <numerusform>Le secret {0} a {1} lettre, les mots de cette partie {2} : choisissez un autre mot ou une autre longueur.</numerusform>
                <numerusform>Le secret {0} a {1} lettres, les mots de cette partie {2} : choisissez un autre mot ou une autre longueur.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>{0} It is passed over.</source>
            <translation>{0} Il est ignoré.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word is answered {0} for {1}: the mask is passed over.</source>
            <translation>Aucun mot ne reçoit {0} pour {1} : le masque est ignoré.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word fits after {0} for {1}: masks of X alone are forgotten.</source>
            <translation>Aucun mot ne convient après {0} pour {1} : les masques faits de X seuls sont oubliés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word fits after {0} for {1}: the mask is passed over.</source>
            <translation>Aucun mot ne convient après {0} pour {1} : le masque est ignoré.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/round.py"></location>
            <source>The mask {0} has {1}: only O, ? and X are marks.</source>
            <translation>Le masque {0} a {1} : seuls O, ? et X sont des marques.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/round.py"></location>
            <source>The mask {0} has {1} for {2}.</source>
            <translation>Le masque {0} a {1} pour {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>The clue of {0} is not complete: mark the rest.</source>
            <translation>L’indice de {0} n’est pas complet : marquez le reste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>No secret gives {0} this clue: check it.</source>
            <translation>Aucun secret ne donne à {0} cet indice : vérifiez-le.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>No word of the lexicon {0} gets these clues: check the last one and the earlier ones.</source>
            <translation>Aucun mot du lexique {0} ne reçoit ces indices : vérifiez le dernier et les précédents.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>its inverse takes its place</source>
            <translation>son inverse prend sa place</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>its colours are not in the code</source>
            <translation>ses couleurs ne sont pas dans le code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>the best root, {0}</source>
            <translation>la meilleure racine, {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>not better than the best root, {0}</source>
            <translation>pas mieux que la meilleure racine, {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0} turned round, {1}</source>
            <translation>{0} retourné, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, more than {1}</source>
            <translation>{0}, plus que {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, not more than {1}</source>
            <translation>{0}, pas plus que {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, no less</source>
            <translation>{0}, pas moins</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, less than {1}</source>
            <translation>{0}, moins que {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>The code {0} has {1}, which is no colour: use {2}.</source>
            <translation>Le code {0} a {1}, qui n’est pas une couleur : utilisez {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>The code {0} has {1}, this game's codes {2}: write {2} letters from {3}, such as FCBE.</source>
            <translation>Le code {0} a {1}, les codes de ce jeu {2} : écrivez {2} lettres de {3}, comme FCBE.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>{0} black</source>
            <extracomment>Of one: 1 black</extracomment>
            <translation>
                <numerusform>{0} noire</numerusform>
                <numerusform>{0} noires</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>{0} white</source>
            <extracomment>Of one: 1 white</extracomment>
            <translation>
                <numerusform>{0} blanche</numerusform>
                <numerusform>{0} blanches</numerusform>
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
            <translation>aucune fiche</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>kept</source>
            <translation>gardé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>pruned</source>
            <translation>écarté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>waiting</source>
            <translation>en attente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>solved</source>
            <translation>résolu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Fewest left at worst: {0}, {1}.</source>
            <translation>Le moins de restants au pire : {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Fewest left on average: {0}, {1}.</source>
            <translation>Le moins de restants en moyenne : {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Most information: {0}, {1} bits.</source>
            <translation>Le plus d’information : {0}, {1} bits.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Most different marks: {0}, {1}.</source>
            <translation>Le plus de réponses différentes : {0}, {1}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>{0} are best in the worst case only.</source>
            <extracomment>Of one: {0} is best in the worst case only.</extracomment>
            <translation>
                <numerusform>{0} n’est le meilleur qu’au pire.</numerusform>
                <numerusform>{0} ne sont les meilleurs qu’au pire.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} and {1}</source>
            <translation>{0} et {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>There cannot be {0} colours: choose 1 to {1}.</source>
            <translation>Il ne peut y avoir {0} couleurs : choisissez de 1 à {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>the code</source>
            <translation>le code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/playing.py"></location>
            <source>{0} left</source>
            <translation>reste {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}, stage {1}: {2}</source>
            <translation>{0}, étape {1} : {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}, stage {1}: the source has {2} (score {3}), but it is {4} (score {5})</source>
            <translation>{0}, étape {1} : la source a {2} (valeur {3}), la bonne réponse est {4} (valeur {5})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}.</source>
            <translation>{0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}; it is pruned all the same.</source>
            <translation>{0} ; il est écarté quand même.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}: that is more than {1}, so by the rule it is not pruned but expanded.</source>
            <translation>{0} : c’est plus que {1}, donc selon la règle il n’est pas écarté mais développé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}: that is no less than {1}, so by the rule it is not pruned but expanded.</source>
            <translation>{0} : ce n’est pas moins que {1}, donc selon la règle il n’est pas écarté mais développé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>such as "6-10" or [5, 6], all from 2 to 31</source>
            <translation>comme "6-10" ou [5, 6], tous de 2 à 31</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a list of places from 1 to {0}</source>
            <translation>une liste de places de 1 à {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>{0} short names in place of {1}</source>
            <translation>{0} noms courts à la place de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a table such as [marks.green]</source>
            <translation>une table comme [marks.green]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a table of green, yellow and white</source>
            <translation>une table de green, yellow et white</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>boards is {0}, and several need rows: add rows</source>
            <translation>boards est {0}, et plusieurs demandent rows : ajoutez rows</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>length is {0}, which is none of the lengths: name it there too</source>
            <translation>length est {0}, qui n’est pas dans lengths : nommez-le aussi là</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>codes show no letters: leave out given</source>
            <translation>les codes ne montrent pas de lettres : enlevez given</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>lexicon is {0}, but codes are of different letters a to z and digits: write codes:abcdef or distinct:0123456789</source>
            <translation>lexicon est {0}, mais les codes sont faits de lettres différentes de a à z et de chiffres : écrivez codes:abcdef ou distinct:0123456789</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>lexicon is {0}, which has no {1} different symbols: name more</source>
            <translation>lexicon est {0}, qui n’a pas {1} symboles différents : nommez-en plus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a game of codes has no words: leave out words</source>
            <translation>un jeu de codes n’a pas de mots : enlevez words</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>opener is {0}, which is no word of the game's length</source>
            <translation>opener est {0}, qui n’est pas un mot de la longueur du jeu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} counts nothing: leave out counts</source>
            <translation>la règle {0} ne compte rien : enlevez counts</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} marks no letters: leave out marks</source>
            <translation>la règle {0} ne marque pas de lettres : enlevez marks</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>there is no mark {0}: use green, yellow and white</source>
            <translation>il n’y a pas de marque {0} : prenez green, yellow et white</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>two marks have the key {0}: give each its own</source>
            <translation>deux marques ont la touche {0} : donnez à chacune la sienne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} marks no letters: leave out squares</source>
            <translation>la règle {0} ne marque pas de lettres : enlevez squares</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the squares of {0} are emoji, as in {0} = "{1}"</source>
            <translation>les carrés de {0} sont des émojis, comme dans {0} = "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>{0} stands twice in squares: give each mark its own</source>
            <translation>{0} est deux fois dans squares : donnez à chaque marque le sien</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the mark {0} needs a name and a key: name = "red", key = "r"</source>
            <translation>la marque {0} demande un nom et une touche : name = "rouge", key = "r"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the key of {0} is {1}: use one small letter</source>
            <translation>la touche de {0} est {1} : prenez une lettre minuscule</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/race.py"></location>
            <source>A race needs a secret: give one.</source>
            <translation>Une course a besoin d’un secret : donnez-en un.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/methods.py"></location>
            <source>The rack {0} has {1} arrangements, more than {2}: choose another method.</source>
            <translation>Le chevalet {0} a {1} arrangements, plus de {2} : choisissez une autre méthode.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1} letters: give {2} at most.</source>
            <translation>Le chevalet {0} a {1} lettres : donnez-en {2} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1} blanks: give {2} at most.</source>
            <translation>Le chevalet {0} a {1} jokers : donnez-en {2} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack is empty: type its letters, and ? for a blank.</source>
            <translation>Le chevalet est vide : tapez ses lettres, et ? pour un joker.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has a star between its letters: stars stand at its ends, and a dot for each place between.</source>
            <translation>Le motif {0} a une étoile entre ses lettres : les étoiles sont aux bouts, et un point pour chaque place entre elles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has {1} places: words have {2} letters at most.</source>
            <translation>Le motif {0} a {1} places : les mots ont {2} lettres au plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} leaves no place for the rack: write a dot for each letter that is wanted, or a star at an end, as *{1}*.</source>
            <translation>Le motif {0} ne laisse pas de place au chevalet : écrivez un point pour chaque lettre voulue, ou une étoile à un bout, comme *{1}*.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0} has no table [values]: write one, with lines such as a = 1.</source>
            <translation>{0} n’a pas de table [values] : écrivez-en une, avec des lignes comme a = 1.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is no letter.</source>
            <translation>{0} : {1} n’est pas une lettre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is worth {2}: give a whole number from 0 to {3}.</source>
            <translation>{0} : {1} vaut {2} : donnez un nombre entier de 0 à {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is there twice: leave one out.</source>
            <translation>{0} : {1} y est deux fois : enlevez-en une.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}, line {1}</source>
            <translation>{0}, ligne {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/record/played.py"></location>
            <source>The game has letters that the lexicon {0} has not: it was another one.</source>
            <translation>La partie a des lettres que le lexique {0} n’a pas : c’était un autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} cannot be read: write tls://host:port, or local:4 for 4 here.</source>
            <translation>La grappe {0} ne peut pas être lue : écrivez tls://hôte:port, ou local:4 pour 4 sur cet ordinateur.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} lets everybody run programs who can connect: write tls:// and use certificates, as the guide says.</source>
            <translation>La grappe {0} laisse exécuter des programmes à quiconque peut s’y connecter : écrivez tls:// et utilisez des certificats, comme l’indique le guide.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>A cluster needs Dask, which is not installed here: pip install 'word-mastermind-helper[cluster]'.</source>
            <translation>Une grappe a besoin de Dask, qui n’est pas installé ici : pip install 'word-mastermind-helper[cluster]'.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} cannot be reached: look whether its scheduler runs there.</source>
            <translation>La grappe {0} est injoignable : regardez si son ordonnanceur y tourne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>A cluster of this machine needs cryptography for its certificates: pip install 'word-mastermind-helper[cluster]'.</source>
            <translation>Une grappe sur cet ordinateur a besoin de cryptography pour ses certificats : pip install 'word-mastermind-helper[cluster]'.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>A cluster needs certificates, and Dask's setting {0} is missing: the guide says how to make some.</source>
            <translation>Une grappe a besoin de certificats, et le réglage {0} de Dask manque : le guide explique comment en créer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>Workers of {0} died one after the other of the same work: look whether they have enough memory.</source>
            <translation>Des workers de {0} sont morts l’un après l’autre sur le même travail : regardez s’ils ont assez de mémoire.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The workers of {0} have no or another Word Mastermind Helper ({1}): install this version there.</source>
            <translation>Les workers de {0} n’ont pas Word Mastermind Helper, ou en ont un autre ({1}) : installez-y cette version.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The worker {0} has {1} {2}, and this program {3}: install the same there.</source>
            <translation>Le worker {0} a {1} {2}, et ce programme {3} : installez-y la même version.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} has no workers: start some.</source>
            <translation>La grappe {0} n’a pas de workers : démarrez-en.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The scheduler of {0} is gone.</source>
            <translation>L’ordonnanceur de {0} a disparu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cores.py"></location>
            <source>{0} processes died one after the other of the same work: look whether this machine has enough memory.</source>
            <translation>{0} processus sont morts l’un après l’autre sur le même travail : regardez si cette machine a assez de mémoire.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} holds something else than runs: choose another folder.</source>
            <translation>{0} contient autre chose que des exécutions : choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} has no run to go on with: leave out --resume.</source>
            <translation>{0} n’a aucune exécution à reprendre : enlevez --resume.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} has a run already: go on with it by --resume, or choose another folder.</source>
            <translation>{0} a déjà une exécution : reprenez-la avec --resume, ou choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>There is no such run to go on with: leave out --resume.</source>
            <translation>Il n’y a pas d’exécution de ce genre à reprendre : enlevez --resume.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} is being written by another program: wait for it.</source>
            <translation>{0} est en train d’être écrit par un autre programme : attendez-le.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} is no run of this program: choose another folder.</source>
            <translation>{0} n’est pas une exécution de ce programme : choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} words at most</source>
            <translation>{0} mots au plus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>words without marks on letters</source>
            <translation>des mots sans signes sur les lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>a list of some of {0}</source>
            <translation>une liste de certains de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the name of a number, such as remaining</source>
            <translation>le nom d’un nombre, comme remaining</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the number of a step, from 1, or -1 for the last</source>
            <translation>le numéro d’une étape, à partir de 1, ou -1 pour la dernière</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>a list of texts in quotes</source>
            <translation>une liste de textes entre guillemets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>a text of at most {0} characters</source>
            <translation>un texte de {0} caractères au plus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there is no stage {0}: use {1}</source>
            <translation>il n’y a pas de phase {0} ; il y a : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} is of no use beside words: leave out one of them</source>
            <translation>{0} ne sert à rien à côté de words : enlevez l’un des deux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the word {0} is not {1} to {2} letters: correct it or take it out</source>
            <translation>le mot {0} n’a pas de {1} à {2} lettres : corrigez-le ou enlevez-le</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the words have {0} different letters, but {1} are the most: leave some out</source>
            <translation>les mots ont {0} lettres différentes, et {1} sont le plus possible : enlevez-en</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>no word has {0}: add some or change length</source>
            <translation>aucun mot n’a {0} : ajoutez-en ou changez length</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>codes of {0} are shorter: change length</source>
            <translation>les codes de {0} sont plus courts : changez length</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the turn {0} is no guess and clue: write it like {1}</source>
            <translation>le tour {0} n’est pas un essai et un indice : écrivez-le comme {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>given is {0}: write a letter or a dot for each of {1} places</source>
            <translation>given est {0} : écrivez une lettre ou un point pour chacune des {1} places</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>secret is {0}, which is no word</source>
            <translation>secret est {0}, qui n’est pas un mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the secret {0} is not among the words: add it to them</source>
            <translation>le secret {0} n’est pas parmi les mots : ajoutez-le</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the guess {0} is no word: write letters only</source>
            <translation>l’essai {0} n’est pas un mot : n’écrivez que des lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there is no strategy {0}: use {1}</source>
            <translation>il n’y a pas de stratégie {0} ; il y a : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there are more than {0} stops: drop some</source>
            <translation>il y a plus de {0} arrêts : enlevez-en</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>reveal has {0}, but no figure is named: add figure, or leave it out</source>
            <translation>reveal a {0}, mais aucun nombre n’est nommé : ajoutez figure, ou enlevez-le</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>reveal needs {0} where the number belongs, and no other brackets like it</source>
            <translation>reveal demande {0} là où va le nombre, et aucune autre accolade</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the stage {0} needs {1}: add it or leave the stage out</source>
            <translation>la phase {0} demande {1} : ajoutez-le ou enlevez la phase</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} has {1}, but at most {2} can be shown: leave some out</source>
            <translation>{0} en a {1}, mais {2} au plus peuvent être montrés : enlevez-en</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} is there twice: take one out</source>
            <translation>{0} est là deux fois : enlevez l’un des deux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} has {1}, but length is {2}: make them equal</source>
            <translation>{0} a {1}, mais length est {2} : rendez-les égaux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/stops.py"></location>
            <source>{0}, stop {1}: {2}.</source>
            <translation>{0}, arrêt {1} : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: the secret {1} is not in the lexicon {2}: choose another.</source>
            <translation>{0} : le secret {1} n’est pas dans le lexique {2} : choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0} has {1}, which is no letter of its words: change one of them.</source>
            <translation>{0} a {1}, qui n’est pas une lettre de ses mots : changez l’un des deux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0} has {1} letters in the lexicon {2}, but length is {3}: make them equal.</source>
            <translation>{0} a {1} lettres dans le lexique {2}, mais length vaut {3} : rendez-les égaux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: the given letter {1} is no letter of its words: change one of them.</source>
            <translation>{0} : la lettre donnée {1} n’est pas une lettre de ses mots : changez l’un des deux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} is of another version of the program: use that one.</source>
            <translation>{0} vient d’une autre version du programme : utilisez celle-là.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0} cannot be read ({1}).</source>
            <translation>{0} ne peut être lu ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} {1}: put it right or remove it; it holds the words changed by hand in {2}.</source>
            <translation>{0} ({1}) : corrigez ce fichier ou retirez-le ; il contient les mots modifiés à la main dans {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>No word would be left in {0}: remove the lexicon instead.</source>
            <translation>Il ne resterait aucun mot dans {0} : retirez plutôt le lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} has {1}, which is no letter of {2}: its letters are {3}.</source>
            <translation>{0} a {1}, qui n’est pas une lettre de {2} : ses lettres sont {3}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} has {1} letters: words have {2} to {3}.</source>
            <extracomment>Of one: {0} has 1 letter: words have {2} to {3}.</extracomment>
            <translation>
                <numerusform>{0} a une lettre : les mots en ont de {2} à {3}.</numerusform>
                <numerusform>{0} a {1} lettres : les mots en ont de {2} à {3}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} is not in {1}: check its spelling.</source>
            <translation>{0} n’est pas dans {1} : vérifiez son orthographe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>Its lists are gone: it was built again from its own words.</source>
            <translation>Ses listes ont disparu : il a été reconstruit à partir de ses propres mots.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>{0}: {1} flagged words not in the lists.</source>
            <extracomment>Of one: {0}: 1 flagged word not in the lists.</extracomment>
            <translation>
                <numerusform>{0} : {1} mot banni n’est pas dans les listes.</numerusform>
                <numerusform>{0} : {1} mots bannis ne sont pas dans les listes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>{0} cannot be read ({1}): give a text file with one word a line.</source>
            <translation>{0} ne peut être lu ({1}) : donnez un fichier texte avec un mot par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/library.py"></location>
            <source>{0} is made from its name and has no file.</source>
            <translation>{0} se fait à partir de son nom et n’a pas de fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>A lexicon needs a name: letters, digits, spaces, - and _.</source>
            <translation>Un lexique a besoin d’un nom : lettres, chiffres, espaces, - et _.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is a name for codes: choose one without a colon.</source>
            <translation>{0} est un nom de codes : choisissez-en un sans deux-points.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} has {1}: a name has letters, digits, spaces, - and _ only.</source>
            <translation>{0} a {1} : un nom n’a que des lettres, des chiffres, des espaces, - et _.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is too long: choose a name of {1} letters.</source>
            <translation>{0} est trop long : choisissez un nom de {1} lettres au plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} cannot be the name of a file: choose another one.</source>
            <translation>{0} ne peut être le nom d’un fichier : choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is the name of a built-in lexicon: choose another one.</source>
            <translation>{0} est le nom d’un lexique fourni : choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is a lexicon {0} already: choose another name.</source>
            <translation>Il y a déjà un lexique {0} : choisissez un autre nom.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no lexicon {0}: installed are {1}.</source>
            <translation>Il n’y a pas de lexique {0} : sont installés {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no imported lexicon {0}, nor any other.</source>
            <translation>Il n’y a pas de lexique importé {0}, ni aucun autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no imported lexicon {0}: there are {1}.</source>
            <translation>Il n’y a pas de lexique importé {0} : il y a {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is built in and stays as it is.</source>
            <translation>{0} est fourni et reste tel quel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>Too many lexica have the name {0}: choose another one.</source>
            <translation>Trop de lexiques se nomment {0} : choisissez un autre nom.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/patched.py"></location>
            <source>No word is left in {0}: remove {1}.</source>
            <translation>Il ne reste aucun mot dans {0} : retirez {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/patched.py"></location>
            <source>The words changed in {0} by hand have no room: {1} cannot be written ({2}).</source>
            <translation>Les mots modifiés à la main dans {0} n’ont pas de place : {1} ne peut être écrit ({2}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>There is no recipe {0}: this system has none.</source>
            <translation>Il n’y a pas de recette {0} : ce système n’en a aucune.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>There is no recipe {0}: this system has {1}.</source>
            <translation>Il n’y a pas de recette {0} : ce système a {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} is missing: install {1}, as Debian and Ubuntu call it.</source>
            <translation>{0} manque : installez {1}, comme le nomment Debian et Ubuntu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} is missing: install aspell, which brings it.</source>
            <translation>{0} manque : installez aspell, qui l’apporte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} cannot be unpacked: {1}.</source>
            <translation>{0} ne peut être décompressé : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} cannot be unpacked: install {1} again.</source>
            <translation>{0} ne peut être décompressé : réinstallez {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>cannot be started: {0}: {1}</source>
            <translation>ne peut être lancé : {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>was not done within {0} seconds</source>
            <translation>n’avait pas fini en {0} secondes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output</source>
            <translation>a fermé sa sortie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output (exit code {0})</source>
            <translation>a fermé sa sortie (code {0})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output (exit code {0}: {1})</source>
            <translation>a fermé sa sortie (code {0} : {1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>wrote more than {0} characters and no end of line</source>
            <translation>a écrit plus de {0} caractères sans fin de ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>A question without turns needs the length of its words: length=5.</source>
            <translation>Une question sans tours a besoin de la longueur de ses mots : length=5.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>No word fits these turns: no guess can tell anything.</source>
            <translation>Aucun mot ne correspond à ces tours : aucun essai ne peut rien apprendre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not among the words that may be found here.</source>
            <translation>{0} n’est pas parmi les mots qui peuvent être trouvés ici.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not found in {1} guesses.</source>
            <translation>{0} n’est pas trouvé en {1} essais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} of these do not fit the turns.</source>
            <translation>{0} de ceux-ci ne conviennent pas aux tours.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} has {1}: give a word of {2}.</source>
            <translation>{0} a {1} : donnez un mot de {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not in the lexicon {1}.</source>
            <translation>{0} n’est pas dans le lexique {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/figures.py"></location>
            <source>{0} holds no figures of this program.</source>
            <translation>{0} ne contient pas de chiffres de ce programme.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/figures.py"></location>
            <source>{0} has no place for the figures: {1}</source>
            <translation>{0} n’a pas de place pour les chiffres : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/playing.py"></location>
            <source>{0} has too few words of {1} letters ({2}, and an experiment draws {3}): choose a larger lexicon, or other experiments.</source>
            <translation>{0} a trop peu de mots de {1} lettres ({2}, et une expérience en tire {3}) : choisissez un lexique plus grand ou d’autres expériences.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} is no report of this program: choose another folder.</source>
            <translation>{0} n’est pas un rapport de ce programme : choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} was begun by another version of the program ({1}, this is {2}), whose figures must not be mixed with these: choose another folder.</source>
            <translation>{0} a été commencé par une autre version du programme ({1}, celle-ci est {2}), dont les chiffres ne doivent pas être mêlés à ceux-ci : choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} was begun with another choice of --{1}: choose the same, or another folder.</source>
            <translation>{0} a été commencé avec un autre choix de --{1} : choisissez le même, ou un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/assumed.py"></location>
            <source>{0} are no sizes: write numbers from 2 to {1} with commas between.</source>
            <translation>{0} ne sont pas des tailles : écrivez des nombres de 2 à {1} séparés par des virgules.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/power.py"></location>
            <source>That study tells nothing to assume: {0}.</source>
            <translation>On ne peut rien supposer d’après cette étude : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line or the one before it was changed</source>
            <translation>cette ligne ou celle d’avant a été modifiée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>a line before this one is missing, or one is too many</source>
            <translation>une ligne manque avant celle-ci, ou il y en a une de trop</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>the last line is cut</source>
            <translation>la dernière ligne est coupée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line is no event: it {0}</source>
            <translation>cette ligne n’est pas un événement : elle {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line is no event that this version knows</source>
            <translation>cette ligne n’est pas un événement que cette version connaît</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line has a time that cannot be</source>
            <translation>cette ligne a un temps qui ne peut être</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>a newer version of this program wrote this: use that one</source>
            <translation>une version plus récente de ce programme a écrit ceci : utilisez celle-là</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/folder.py"></location>
            <source>{0} is the file of {1}: give it its name back, or give that participant another code with `wmh study recode`.</source>
            <translation>{0} est le fichier de {1} : rendez-lui son nom, ou donnez un autre code à cette personne avec `wmh study recode`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/folder.py"></location>
            <source>{0} was recorded under another protocol (or another version of it): analyse it with that one, or take the file out of the folder.</source>
            <translation>{0} a été enregistré sous un autre protocole (ou une autre version) : analysez-le avec celui-là, ou retirez le fichier du dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/holding.py"></location>
            <source>{0} is open in another program ({1}): end that sitting first.</source>
            <translation>{0} est ouvert dans un autre programme ({1}) : terminez d’abord cette séance.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/journal.py"></location>
            <source>{0} was written by a newer version of this program, and stays as it is: go on with that version.</source>
            <translation>{0} a été écrit par une version plus récente de ce programme et reste tel quel : continuez avec cette version.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/merging.py"></location>
            <source>These folders cannot be put together: {0}</source>
            <translation>Ces dossiers ne peuvent pas être réunis : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/merging.py"></location>
            <source>{0} is there already and tells something else: choose an empty folder.</source>
            <translation>{0} y est déjà et dit autre chose : choisissez un dossier vide.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/pin.py"></location>
            <source>A PIN is 4 to 12 digits: choose another one.</source>
            <translation>Un code PIN a de 4 à 12 chiffres : choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/pin.py"></location>
            <source>{0} holds no PIN: delete it and set one anew.</source>
            <translation>{0} ne contient aucun code PIN : supprimez-le et définissez-en un nouveau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0} is no code: take 2 to 20 letters a to z, digits and -.</source>
            <translation>{0} n’est pas un code : prenez 2 à 20 lettres de a à z, chiffres et -.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>There is no participant {0} in {1}.</source>
            <translation>Il n’y a personne du code {0} dans {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0} is taken: choose another code.</source>
            <translation>{0} est déjà pris : choisissez un autre code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0}, line {1}: {2}. Nothing is written anew that hides this.</source>
            <translation>{0}, ligne {1} : {2}. Rien n’est réécrit qui le cacherait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/assignment.py"></location>
            <source>The secret {0} is rarer than tier {1}, up to which words are suggested: choose another word or a wider tier.</source>
            <translation>Le secret {0} est plus rare que le niveau {1}, jusqu’auquel des mots sont suggérés : choisissez un autre mot ou un niveau plus large.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/assignment.py"></location>
            <source>The lexicon {0} has too few words of {1} letters up to tier {2} for {3} games: choose a wider tier.</source>
            <translation>Le lexique {0} a trop peu de mots de {1} lettres jusqu’au niveau {2} pour {3} parties : choisissez un niveau plus large.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of some of {0}, each once</source>
            <translation>une liste de certains de {0}, chacun une fois</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of 2 to {0} names of machines, each of 1 to 8 letters a to z and digits, a letter first; or left out for one machine</source>
            <translation>une liste de 2 à {0} noms de machines, chacun de 1 à 8 lettres de a à z et chiffres, une lettre d’abord ; ou rien pour une seule machine</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>at least two tables, each under [[arms]]</source>
            <translation>au moins deux tables, chacune sous [[arms]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>tables, each under [[blocks]]</source>
            <translation>des tables, chacune sous [[blocks]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of words, "{0}" or "{1}"</source>
            <translation>une liste de mots, "{0}" ou "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>"{0}" or a number from {1} to {2}</source>
            <translation>"{0}" ou un nombre entier de {1} à {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of {0}, or []</source>
            <translation>une liste de {0}, ou []</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>left out, as languages is</source>
            <translation>laissé de côté, comme languages</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0}, as languages has them</source>
            <translation>{0}, comme languages les nomme</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a name of small letters, digits and -</source>
            <translation>un nom de lettres minuscules, de chiffres et de -</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>one of {0}</source>
            <translation>l’un de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>two numbers, such as { attempts = 6.9, seconds = 178.4 }</source>
            <translation>deux nombres, comme { attempts = 6.9, seconds = 178.4 }</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a sequence has {0} arms for {1} blocks: name an arm for each block</source>
            <translation>une séquence a {0} groupes pour {1} blocs : nommez un groupe pour chaque bloc</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>arm_by needs sequences: add them, or leave it out</source>
            <translation>arm_by demande sequences : ajoutez-les, ou enlevez arm_by</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is a station twice</source>
            <translation>{0} est deux fois un poste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is for an arm that sees more than "{1}"</source>
            <translation>{0} est pour un groupe qui voit plus que "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>proven_to is for the strategy {0}</source>
            <translation>proven_to est pour la stratégie {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>every block is practice: one must be measured</source>
            <translation>tous les blocs sont d’essai : l’un doit être mesuré</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>permuted is {0}, but must be a multiple of the {1} sequences</source>
            <translation>permuted est {0}, mais doit être un multiple des {1} séquences</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>permuted is {0}, but must be a multiple of the {1} arms</source>
            <translation>permuted est {0}, mais doit être un multiple des {1} groupes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>there are {0} secrets for {1} games: name one for each</source>
            <translation>il y a {0} secrets pour {1} parties : nommez-en un pour chacune</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is a secret twice</source>
            <translation>{0} est deux fois un secret</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is what an arm is tried with, and known by then: choose another word</source>
            <translation>{0} est le mot d’essai d’un bras, et déjà connu alors : choisissez un autre mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>translated is there without {0}</source>
            <translation>translated est là sans {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} has {1} and not {2}</source>
            <translation>{0} a {1} et non {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>tables, each under [[items]]</source>
            <translation>des tables, chacune sous [[items]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>a list of at least two texts, such as ["yes", "no"]</source>
            <translation>une liste d’au moins deux textes, comme ["oui", "non"]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>true or false</source>
            <translation>true ou false</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is there twice</source>
            <translation>{0} est là deux fois</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>most is {0}, which no step of {1} leads to</source>
            <translation>most est {0}, où aucun pas de {1} ne mène</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>least is {0}, but must be less than most, {1}</source>
            <translation>least vaut {0}, mais doit être inférieur à most, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>most is {0}, but must be more than {1}</source>
            <translation>most est {0}, mais doit être plus que {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>{0} has one of them twice</source>
            <translation>{0} en a un deux fois</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>one of {0}, or a list of lists of arms</source>
            <translation>l’un de {0}, ou une liste de listes de groupes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>a list of lists of arms</source>
            <translation>une liste de listes de groupes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>sequences need design = "within" or "both": add that line</source>
            <translation>sequences demande design = "within" ou "both" : ajoutez cette ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>all orders of {0} arms are too many: use williams</source>
            <translation>tous les ordres de {0} groupes sont trop nombreux : prenez williams</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>there is no arm {0}</source>
            <translation>il n’y a pas de groupe {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>{0} must have each arm once, or the design is both</source>
            <translation>{0} doit avoir chaque groupe une fois, ou design est both</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>all sequences must have the same number of arms, at least two</source>
            <translation>toutes les séquences doivent avoir le même nombre de groupes, au moins deux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>a sequence is there twice</source>
            <translation>une séquence est là deux fois</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>the arm {0} is in no sequence</source>
            <translation>le groupe {0} n’est dans aucune séquence</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R is not there ({0} is not found): install it, then try again.</source>
            <translation>R n’est pas là ({0} est introuvable) : installez-le, puis réessayez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R lacks {0}: install these packages, then try again.</source>
            <translation>Il manque {0} à R : installez ces paquets, puis réessayez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R did not end well: {0}</source>
            <translation>R ne s’est pas bien terminé : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/kit.py"></location>
            <source>There is no {0} in {1}: choose the folder of a study.</source>
            <translation>Il n’y a pas de {0} dans {1} : choisissez le dossier d’une étude.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>does not say {0}</source>
            <translation>ne dit pas {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/jobs.py"></location>
            <source>There is no word of this length to draw: choose another length.</source>
            <translation>Il n’y a aucun mot de cette longueur à tirer : choisissez une autre longueur.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/pictures.py"></location>
            <source>No fonts are installed, so nothing can be drawn: install one.</source>
            <translation>Aucune police n’est installée, rien ne peut être dessiné : installez-en une.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_changes.py"></location>
            <source>{0} is not installed, and so cannot be changed: import its words first.</source>
            <translation>{0} n’est pas installé et ne peut donc être modifié : importez d’abord ses mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>The words of the lexicon {0} are not those with which this folder was recorded: some were added, left out or flagged since. Bring them back, or choose another folder.</source>
            <translation>Les mots du lexique {0} ne sont pas ceux avec lesquels ce dossier a été enregistré : certains ont été ajoutés, laissés de côté ou bannis depuis. Rétablissez-les, ou choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>The clock of this protocol starts at the first letter typed, which the assistant cannot time: let the program keep the time, or use a protocol with starts = "shown".</source>
            <translation>L’horloge de ce protocole démarre à la première lettre tapée, que l’assistant ne peut pas chronométrer : laissez le programme mesurer le temps, ou utilisez un protocole avec starts = "shown".</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} begins with no station of this protocol ({1}): write one and a - before it.</source>
            <translation>{0} ne commence par aucun poste de ce protocole ({1}) : écrivez-en un et un - devant.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/shown.py"></location>
            <source>The strategy {0} cannot be used here: {1}</source>
            <translation>La stratégie {0} ne peut pas servir ici : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>This folder holds simulated participants: choose another folder.</source>
            <translation>Ce dossier contient des participants simulés : choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} was recorded under another protocol: choose that one, or another code.</source>
            <translation>{0} a été enregistré sous un autre protocole : choisissez celui-là, ou un autre code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} is over: choose another code.</source>
            <translation>{0} est terminé : choisissez un autre code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} is there in other letters, large or small: use those.</source>
            <translation>{0} existe avec d’autres majuscules ou minuscules : utilisez celles-là.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/jobs.py"></location>
            <source>{0} holds participants: simulated ones need a folder of their own.</source>
            <translation>{0} contient des participants : les simulés ont besoin de leur propre dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>There are no participants in {0}: choose the folder of a study.</source>
            <translation>Il n’y a pas de participants dans {0} : choisissez le dossier d’une étude.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>The print says that this stage starts from FCAE; its codes are those of FCEE.</source>
            <translation>L’imprimé dit que cette étape part de FCAE ; ses codes sont ceux de FCEE.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>It was checked in stage 1 already, so it takes no guess.</source>
            <translation>Il a déjà été vérifié à l’étape 1 et ne prend donc pas d’essai.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>The print heads this stage "Expand the root by color"; it expands the node FCAE.</source>
            <translation>L’imprimé intitule cette étape "Expand the root by color" ; elle développe le nœud FCAE.</translation>
        </message>
    </context>
    <context>
        <name>Finding</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>A pattern: .*ing or (a|b)..</source>
            <translation>Un motif : .*age ou (a|b)..</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Find words by pattern</source>
            <translation>Chercher des mots par motif</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Words searched</source>
            <translation>Mots parcourus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close the search</source>
            <translation>Fermer la recherche</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close the search (Esc)</source>
            <translation>Fermer la recherche (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>any length</source>
            <translation>toute longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>Le lexique n’est pas encore ouvert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Searching …</source>
            <translation>Recherche en cours …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} lettre</numerusform>
                <numerusform>{0} lettres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} letters, and still possible</source>
            <extracomment>Of one: 1 letter, and still possible</extracomment>
            <translation>
                <numerusform>{0} lettre, et encore possible</numerusform>
                <numerusform>{0} lettres, et encore possibles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HitList</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Words found</source>
            <translation>Mots trouvés</translation>
        </message>
    </context>
    <context>
        <name>FindText</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Letters, and . for any letter; [abc] is one of these, [^abc] none of them, (ab|c) either, ? one or none, * any number.</source>
            <translation>Des lettres, et . pour une lettre quelconque ; [abc] est l’une d’elles, [^abc] aucune d’elles, (ab|c) l’un ou l’autre, ? une ou aucune, * un nombre quelconque.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} has {1} letters, and the words of this game {2}.</source>
            <translation>{0} a {1} lettres, et les mots de cette partie {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>No word matches.</source>
            <translation>Aucun mot ne correspond.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} words match, the first {1} are listed.</source>
            <extracomment>Of one: 1 word matches.</extracomment>
            <translation>
                <numerusform>{0} mot correspond.</numerusform>
                <numerusform>{0} mots correspondent, les {1} premiers sont affichés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} words match.</source>
            <extracomment>Of one: 1 word matches.</extracomment>
            <translation>
                <numerusform>{0} mot correspond.</numerusform>
                <numerusform>{0} mots correspondent.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} more are less common ({1}) or flagged.</source>
            <extracomment>Of one: 1 more is less common ({1}) or flagged.</extracomment>
            <translation>
                <numerusform>{0} autre est moins courant ({1}) ou banni.</numerusform>
                <numerusform>{0} autres sont moins courants ({1}) ou bannis.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LookupText</name>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0} is no letter of this lexicon.</source>
            <translation>Non : {0} n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0} is not in this lexicon.</source>
            <translation>Non : {0} n’est pas dans ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Yes: {0} is in the list.</source>
            <translation>Oui : {0} est dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0}</source>
            <translation>Non : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>It</source>
            <translation>Ce mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} is a less common word, listed only among all words ({1}).</source>
            <translation>{0} est un mot moins courant, qui n’est que parmi tous les mots ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} is a flagged word, and those are not suggested.</source>
            <translation>{0} est un mot banni, et ceux-là ne sont pas suggérés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} has not the given letters.</source>
            <translation>{0} n’a pas les lettres données.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{{0}} is ruled out by row {0}, {1}.</source>
            <translation>{{0}} est exclu par la ligne {0}, {1}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{{0}} has {0} letters, and the words of this game {1}.</source>
            <extracomment>Of one: {{0}} has 1 letter, and the words of this game {1}.</extracomment>
            <translation>
                <numerusform>{{0}} a {0} lettre, et les mots de cette partie {1}.</numerusform>
                <numerusform>{{0}} a {0} lettres, et les mots de cette partie {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LookupLine</name>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Is this word in my list?</source>
            <translation>Ce mot est-il dans la liste ?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Look up a word</source>
            <translation>Chercher un mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close the look-up</source>
            <translation>Fermer la recherche du mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close the look-up (Esc)</source>
            <translation>Fermer la recherche du mot (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>Le lexique n’est pas encore ouvert.</translation>
        </message>
    </context>
    <context>
        <name>PasteNote</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Pasted</source>
            <translation>Collé</translation>
        </message>
    </context>
    <context>
        <name>MakersRow</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>This row is not complete.</source>
            <translation>Cette ligne n’est pas complète.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>No word of the list.</source>
            <translation>Aucun mot de la liste.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>{0} words: {1} …</source>
            <extracomment>Of one: 1 word: {1} …</extracomment>
            <translation>
                <numerusform>{0} mot : {1} …</numerusform>
                <numerusform>{0} mots : {1} …</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>{0} words: {1}</source>
            <extracomment>Of one: 1 word: {1}</extracomment>
            <translation>
                <numerusform>{0} mot : {1}</numerusform>
                <numerusform>{0} mots : {1}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GridNote</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Pasted grid</source>
            <translation>Grille collée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>The secret</source>
            <translation>Le secret</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>The secret of this grid</source>
            <translation>Le secret de cette grille</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>List the words (Enter)</source>
            <translation>Lister les mots (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>List the words of each row</source>
            <translation>Lister les mots de chaque ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>What each row could have been if the secret is {0}:</source>
            <translation>Ce que chaque ligne a pu être si le secret est {0} :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Type its secret to see which words could have made each row.</source>
            <translation>Tapez son secret pour voir quels mots ont pu donner chaque ligne.</translation>
        </message>
    </context>
    <context>
        <name>Pasted</name>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Use these turns (Enter)</source>
            <translation>Utiliser ces tours (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Mark these words (Enter)</source>
            <translation>Marquer ces mots (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>And {0} more lines.</source>
            <translation>Et {0} lignes de plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a title, a score or the like: {1}</source>
            <translation>La ligne {0} est un titre, un score ou quelque chose de tel : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is not understood: {1}</source>
            <translation>La ligne {0} n’est pas comprise : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} has another length: {1}</source>
            <translation>La ligne {0} a une autre longueur : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a word without a clue: {1}</source>
            <translation>La ligne {0} est un mot sans indice : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a clue without a word: {1}</source>
            <translation>La ligne {0} est un indice sans mot : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} has squares that this game does not have: {1}</source>
            <translation>La ligne {0} a des carrés que ce jeu n’a pas : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>In line {0} this is no part of the game: {1}</source>
            <translation>À la ligne {0}, ceci ne fait pas partie du jeu : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is of several boards: {1}</source>
            <translation>La ligne {0} est de plusieurs plateaux : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is of an earlier game: {1}</source>
            <translation>La ligne {0} est d’une partie précédente : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>The text is long: nothing after line {0} was read.</source>
            <translation>Le texte est long : rien n’a été lu après la ligne {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is in place</source>
            <translation>{0} est bien placé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is elsewhere</source>
            <translation>{0} est mal placé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is absent</source>
            <translation>{0} est absent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Its squares: {0}.</source>
            <translation>Ses carrés : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>red</source>
            <translation>rouge</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>orange</source>
            <translation>orange</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>yellow</source>
            <translation>jaune</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>green</source>
            <translation>vert</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>blue</source>
            <translation>bleu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>purple</source>
            <translation>violet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>brown</source>
            <translation>marron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>black</source>
            <translation>noir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>white</source>
            <translation>blanc</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>They start a game with words of {0} letters.</source>
            <translation>Ils commencent une partie avec des mots de {0} lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>They replace what is on the board; {0} brings it back.</source>
            <translation>Ils remplacent ce qui est sur le plateau ; {0} le ramène.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} and {1} more</source>
            <translation>{0} et {1} de plus</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} clues without their words.</source>
            <extracomment>Of one: 1 clue without its word.</extracomment>
            <translation>
                <numerusform>{0} indice sans son mot.</numerusform>
                <numerusform>{0} indices sans leurs mots.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} turns: {1}.</source>
            <extracomment>Of one: 1 turn: {1}.</extracomment>
            <translation>
                <numerusform>{0} tour : {1}.</numerusform>
                <numerusform>{0} tours : {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} words without clues: {1}.</source>
            <extracomment>Of one: 1 word without a clue: {1}.</extracomment>
            <translation>
                <numerusform>{0} mot sans indice : {1}.</numerusform>
                <numerusform>{0} mots sans indices : {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Pasting</name>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The lexicon is not open yet: paste again in a moment.</source>
            <translation>Le lexique n’est pas encore ouvert : collez de nouveau dans un instant.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>There is no text in the clipboard.</source>
            <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>This is a game on several boards: paste it there, {0}.</source>
            <translation>C’est une partie sur plusieurs plateaux : collez-la là, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The text in the clipboard is no game. One row of a game: {0}</source>
            <translation>Le texte du presse-papiers n’est pas une partie. Une ligne d’une partie : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The text has words of {0} letters; this lexicon has none.</source>
            <translation>Le texte a des mots de {0} lettres ; ce lexique n’en a aucun.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The secret must be a word of {0} letters.</source>
            <translation>Le secret doit être un mot de {0} lettres.</translation>
        </message>
    </context>
    <context>
        <name>PatternLine</name>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Pattern</source>
            <translation>Motif</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>In full, as a strict pattern:</source>
            <translation>En entier, comme motif strict :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>The pattern is in the clipboard.</source>
            <translation>Le motif est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>The strict pattern is in the clipboard.</source>
            <translation>Le motif strict est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy the pattern</source>
            <translation>Copier le motif</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy the strict pattern</source>
            <translation>Copier le motif strict</translation>
        </message>
    </context>
    <context>
        <name>Views</name>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Lexique : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, all words ({1})</source>
            <translation>Lexique : {0}, tous les mots ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, everyday words ({1})</source>
            <translation>Lexique : {0}, mots quotidiens ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, common words ({1})</source>
            <translation>Lexique : {0}, mots courants ({1})</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>everyday words</source>
            <translation>mots quotidiens</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>common words</source>
            <translation>mots courants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>all words</source>
            <translation>tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Length of the words</source>
            <translation>Longueur des mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Une autre longueur commence une nouvelle partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words looked at</source>
            <translation>Mots considérés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Lexique : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>answers</source>
            <translation>solutions</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>all guesses</source>
            <translation>tous les essais permis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>This lexicon does not say which of its words are common.</source>
            <translation>Ce lexique ne dit pas lesquels de ses mots sont courants.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words that can be the secret, or every word that may be guessed.</source>
            <translation>Les mots qui peuvent être le secret, ou tous ceux que l’on peut proposer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Of words this long, all are looked at.</source>
            <translation>Les mots aussi longs sont tous considérés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words that people say and write, those keen readers know, or every word.</source>
            <translation>Les mots qu’on dit et qu’on écrit, ceux que connaissent les grands lecteurs, ou tous.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>{0} words. {1}</source>
            <extracomment>Of one: 1 word. {1}</extracomment>
            <translation>
                <numerusform>{0} mot. {1}</numerusform>
                <numerusform>{0} mots. {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} lettre</numerusform>
                <numerusform>{0} lettres</numerusform>
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
            <translation>rain ywwg   un essai et son indice : g, y et w pour vert, jaune et blanc
rain 2,1    de même quand la règle compte
undo        annuler le dernier pas
new         recommencer ; `new 5` avec des mots de 5 lettres
given r...  les lettres que le jeu donne ; `given ....` aucune
list 30     une liste plus longue ; `list` seul la montre encore
tier 127    à quel point les mots peuvent être rares : 127 montre tout
known       ce que disent les indices ensemble
word torn   si un mot est dans la liste et, sinon, pourquoi
fix 1       changer ce que dit une proposition, quand aucun mot ne convient
quit        ou Ctrl+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>colours</source>
            <translation>couleurs</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>events</source>
            <translation>événements</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>games</source>
            <translation>parties</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>games each</source>
            <translation>parties chacun</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>height</source>
            <translation>hauteur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>items</source>
            <translation>questions</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>language</source>
            <translation>langue</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>lengths</source>
            <translation>longueurs</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>letters</source>
            <translation>lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>participant</source>
            <translation>participant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>participants</source>
            <translation>participants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>width</source>
            <translation>largeur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>you have it already</source>
            <translation>vous l’avez déjà</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>a word, but too uncommon to be asked for</source>
            <translation>un mot, mais trop rare pour être demandé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>not in the lexicon</source>
            <translation>absent du lexique</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>the letters do not make it</source>
            <translation>les lettres ne le forment pas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>too short</source>
            <translation>trop court</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>too late</source>
            <translation>trop tard</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>/hint     a word that the helper would guess
/left     how many words fit
/give up  be told the secret
/quit     or Ctrl+D</source>
            <translation>/hint     un mot que l’assistant essaierait
/left     combien de mots conviennent
/give up  apprendre le secret
/quit     ou Ctrl+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>/found    that was the secret
/undo     take the last marks back
/give up  the program does not find it
/quit     or Ctrl+D</source>
            <translation>/found    c’était le secret
/undo     retirer les dernières marques
/give up  le programme ne le trouve pas
/quit     ou Ctrl+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>added</source>
            <translation>ajoutés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>dropped</source>
            <translation>laissés de côté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>flagged</source>
            <translation>bannis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>no longer flagged</source>
            <translation>qui ne sont plus bannis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Source 002: expands by position and by colour in turn.</source>
            <translation>Source 002 : développe tour à tour par place et par couleur.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>The same, but by position again wherever the score has risen.</source>
            <translation>La même, mais encore par place là où la valeur a monté.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Leaves the fewest codes at worst (Knuth 1977).</source>
            <translation>Laisse le moins de codes au pire (Knuth 1977).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>The mark to expect tells most (Neuwirth 1982).</source>
            <translation>La réponse à attendre apporte le plus (Neuwirth 1982).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Leaves the fewest codes on average (Irving 1978).</source>
            <translation>Laisse le moins de codes en moyenne (Irving 1978).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Can be answered by the most different marks (Kooi 2005).</source>
            <translation>Peut recevoir le plus de réponses différentes (Kooi 2005).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Needs the fewest guesses on average (Koyama and Lai 1993).</source>
            <translation>Demande le moins d’essais en moyenne (Koyama et Lai 1993).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Needs the fewest on average of those that never need more than five.</source>
            <translation>Demande le moins en moyenne parmi celles qui n’en demandent jamais plus de cinq.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/bench/__init__.py"></location>
            <source>measuring: {0}</source>
            <translation>mesure : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Plateau {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>solved.</source>
            <translation>résolu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>solved in turn {0}.</source>
            <translation>résolu au tour {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>May solve</source>
            <translation>Peut résoudre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>looking for guesses that serve all boards</source>
            <translation>recherche d’essais qui servent tous les plateaux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>{0} on {1} boards with words of {2}; {3}, tier {4}</source>
            <translation>{0} sur {1} plateaux avec des mots de {2} ; {3}, niveau {4}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>First guess: {0}</source>
            <translation>Premier essai : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Guesses: {0} on average, {1} at worst</source>
            <translation>Essais : {0} en moyenne, {1} au pire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Within {0}: {1}%</source>
            <translation>En {0} au plus : {1} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Games by guesses: {0}</source>
            <translation>Parties par essais : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/console.py"></location>
            <source>Type a guess and its clue, such as `rain ywwg`; or `help`, or `quit`.</source>
            <translation>Tapez un essai et son indice, comme `rain ywwg` ; ou `help`, ou `quit`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} has {1}, which is no letter of this lexicon.</source>
            <translation>{0} a {1}, qui n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is not in the lexicon {1}.</source>
            <translation>{0} n’est pas dans le lexique {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is in the lexicon {1}, and fits.</source>
            <translation>{0} est dans le lexique {1}, et convient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is in the lexicon {1}.</source>
            <translation>{0} est dans le lexique {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It is less common than what is shown: tier {0} shows it.</source>
            <translation>Il est plus rare que ce qui est montré : le niveau {0} le montre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It is suggested only with --flagged.</source>
            <translation>Il n’est suggéré qu’avec --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It has {0}, this game's words {1}.</source>
            <translation>Il a {0}, les mots de cette partie {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>The given letters rule it out.</source>
            <translation>Les lettres données l’excluent.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Turn {0} ({1}) rules it out.</source>
            <translation>Le tour {0} ({1}) l’exclut.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is not understood: type `rain ywwg`, or `help`.</source>
            <translation>{0} n’est pas compris : tapez `rain ywwg`, ou `help`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Nothing is known yet.</source>
            <translation>Rien n’est encore connu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>A list has one word at least: type `list 1`.</source>
            <translation>Une liste a au moins un mot : tapez `list 1`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>There is no turn to take back.</source>
            <translation>Il n’y a aucun tour à annuler.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Took back {0}.</source>
            <translation>Annulé : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>There is no proposal {0}.</source>
            <translation>Il n’y a pas de proposition {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/doctor.py"></location>
            <source>{0}: there is nothing to change.</source>
            <translation>{0} : il n’y a rien à changer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/doctor.py"></location>
            <source>looking for changes that make words fit</source>
            <translation>recherche de corrections qui rendent des mots possibles</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} words match</source>
            <extracomment>Of one: 1 word matches</extracomment>
            <translation>
                <numerusform>{0} mot correspond</numerusform>
                <numerusform>{0} mots correspondent</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>, of which the first {0} are named: more with --rows</source>
            <translation>, dont les {0} premiers sont nommés : plus avec --rows</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} words more match, less common or flagged: see --tier and --flagged.</source>
            <extracomment>Of one: 1 word more matches, less common or flagged: see --tier and --flagged.</extracomment>
            <translation>
                <numerusform>{0} mot de plus, plus rare ou banni : voyez --tier et --flagged.</numerusform>
                <numerusform>{0} mots de plus, plus rares ou bannis : voyez --tier et --flagged.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>Line {0} was passed over: {1}.</source>
            <translation>La ligne {0} a été sautée : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>No dictionary here has {0}.</source>
            <translation>Aucun dictionnaire ici n’a {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>There is no dictionary here: install the package {0}, or put one of StarDict into {1}.</source>
            <translation>Il n’y a pas de dictionnaire ici : installez le paquet {0}, ou mettez-en un de StarDict dans {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>There is no dictionary here: put one of StarDict into {0}.</source>
            <translation>Il n’y a pas de dictionnaire ici : mettez-en un de StarDict dans {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>looking into the dictionaries</source>
            <translation>consultation des dictionnaires</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Not proven: only some guesses were followed.</source>
            <translation>Non prouvé : seuls quelques essais ont été suivis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Proven: with this first guess no other tree needs fewer.</source>
            <translation>Prouvé : avec ce premier essai, aucun autre arbre n’en demande moins.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Proven: no other first guess, and no other tree after it, needs fewer.</source>
            <translation>Prouvé : aucun autre premier essai, ni aucun autre arbre après lui, n’en demande moins.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0} to find, {1} to guess</source>
            <translation>{0} à trouver, {1} à essayer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>First guess {0}: {1} guesses in all, {2} on average, {3} at most</source>
            <translation>Premier essai {0} : {1} essais en tout, {2} en moyenne, {3} au plus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Words by guesses: {0}</source>
            <translation>Mots par essais : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0}: {1}; at least {2} are needed, {3} left to look at</source>
            <translation>{0} : {1} ; il en faut au moins {2}, {3} encore à regarder</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>drawing up the tree</source>
            <translation>établissement de l’arbre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Secret?</source>
            <translation>Secret ?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Certainty</source>
            <translation>Certitude</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Bits</source>
            <translation>Bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Left at worst</source>
            <translation>Au pire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Clues</source>
            <translation>Indices</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>at least</source>
            <translation>au moins</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>exact</source>
            <translation>exact</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>proven</source>
            <translation>prouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>estimated</source>
            <translation>estimé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>No board with letters was found: cut the picture down to the board, or type the rows.</source>
            <translation>Aucun plateau avec des lettres n’a été trouvé : recadrez l’image sur le plateau, ou tapez les lignes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>The colour {0} may mean {1} or {2}.</source>
            <translation>La couleur {0} peut signifier {1} ou {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>Board {0}, {1} letters</source>
            <translation>Plateau {0}, {1} lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>given</source>
            <translation>donnée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>not marked yet</source>
            <translation>pas encore marquée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>Look at row {0}, tile {1}.</source>
            <translation>Regardez la ligne {0}, case {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>reading the picture</source>
            <translation>lecture de l’image</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The last word is not shown: --spoil 5 shows it.</source>
            <translation>Le dernier mot n’est pas montré : --spoil 5 le montre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Letter</source>
            <translation>Lettre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Share</source>
            <translation>Part</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The word that is left would be named by any letter of it.</source>
            <translation>N’importe quelle lettre du mot qui reste le trahirait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The best suggestion would be named by any letter of it.</source>
            <translation>N’importe quelle lettre de la meilleure suggestion la trahirait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The word that is left has {0} at place {1}.</source>
            <translation>Le mot qui reste a {0} à la place {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The best suggestion has {0} at place {1}.</source>
            <translation>La meilleure suggestion a {0} à la place {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Fewest guesses: {0}, {1} guesses on average (proven).</source>
            <translation>Le moins d’essais : {0}, {1} essais en moyenne (prouvé).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Fewest guesses: {0}, {1} guesses on average (as far as was searched).</source>
            <translation>Le moins d’essais : {0}, {1} essais en moyenne (pour autant qu’on a cherché).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Known: {0}</source>
            <translation>Connu : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Pattern: {0}</source>
            <translation>Motif : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Strict: {0}</source>
            <translation>Strict : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Paper's: {0}</source>
            <translation>Celui de l’article : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Milliseconds: {0}</source>
            <translation>Millisecondes : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>looking for the best guesses</source>
            <translation>recherche des meilleurs essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>growing the tree</source>
            <translation>l’arbre pousse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/check.py"></location>
            <source>looking at {0}</source>
            <translation>examen de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} à {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>left out {0}: {1}, as {2}.</source>
            <translation>laissés de côté {0} : {1}, comme {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is {1}, but must be a colour as #17171a</source>
            <translation>{0} est {1}, mais doit être une couleur comme #17171a</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} {1}: the program would set it aside.</source>
            <translation>{0} {1} : le programme le mettrait de côté.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>lines of a newer version of the program: {0}; use that one.</source>
            <translation>lignes d’une version plus récente du programme : {0} ; utilisez celle-là.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>this line cannot be read as a game; the others count.</source>
            <translation>cette ligne ne peut être lue comme une partie ; les autres comptent.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>this line and {0} more cannot be read as a game; the others count.</source>
            <extracomment>Of one: this line and 1 more cannot be read as a game; the others count.</extracomment>
            <translation>
                <numerusform>cette ligne et {0} autre ne peuvent être lues comme des parties ; les autres comptent.</numerusform>
                <numerusform>cette ligne et {0} autres ne peuvent être lues comme des parties ; les autres comptent.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>it tells of several participants: {0}.</source>
            <translation>il parle de plusieurs participants : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>unknown</source>
            <translation>inconnu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>It is no settings file: the program would set it aside.</source>
            <translation>Ce n’est pas un fichier de réglages : le programme le mettrait de côté.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>It is of a newer version of the program: use that one.</source>
            <translation>Le fichier vient d’une version plus récente du programme : utilisez celle-là.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} makes no sense: it would be as at first.</source>
            <translation>{0} n’a pas de sens : ce serait comme au début.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>there is no setting {0}: write {1}.</source>
            <translation>il n’y a pas de réglage {0} : écrivez {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is no picture, or cut short: save it again as PNG.</source>
            <translation>{0} n’est pas une image, ou elle est tronquée : enregistrez-la de nouveau en PNG.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>boards in hand</source>
            <translation>des plateaux en cours</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>called words</source>
            <translation>des mots proposés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a class game</source>
            <translation>une partie avec la classe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game</source>
            <translation>un jeu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game in hand</source>
            <translation>une partie en cours</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game under way</source>
            <translation>une partie commencée</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a lesson</source>
            <translation>une leçon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>letter values</source>
            <translation>des valeurs de lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a lexicon</source>
            <translation>un lexique</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a picture</source>
            <translation>une image</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a protocol</source>
            <translation>un protocole</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a questionnaire</source>
            <translation>un questionnaire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a record of games</source>
            <translation>un enregistrement de parties</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>settings</source>
            <translation>des réglages</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a study</source>
            <translation>une étude</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a study journal</source>
            <translation>un journal d’une étude</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>texts of a protocol</source>
            <translation>les textes d’un protocole</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a theme</source>
            <translation>un thème</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a word list</source>
            <translation>une liste de mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0}: {1}: {2}.</source>
            <translation>{0} : {1} : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>line {0}: {1}</source>
            <translation>ligne {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0} bytes in memory</source>
            <translation>{0} octets de mémoire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0} seconds</source>
            <translation>{0} s</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>It costs {0}.</source>
            <translation>Il coûte {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>Nothing is wrong with it.</source>
            <translation>Rien n’y est faux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0}: {1} of {2} letters or more, {3} seconds.</source>
            <translation>{0} : {1} de {2} lettres ou plus, {3} secondes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>A word a line; an empty line shows how far you are, {0} ends.</source>
            <translation>Un mot par ligne ; une ligne vide montre où vous en êtes, {0} finit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0}: {1}, {2} seconds left.</source>
            <translation>{0} : {1}, encore {2} secondes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Time is up.</source>
            <translation>Le temps est écoulé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>The game has ended.</source>
            <translation>La partie est finie.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0} of {1} words</source>
            <extracomment>Of one: {0} of 1 word</extracomment>
            <translation>
                <numerusform>{0} sur {1} mot</numerusform>
                <numerusform>{0} sur {1} mots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0} of {1} points</source>
            <extracomment>Of one: {0} of 1 point</extracomment>
            <translation>
                <numerusform>{0} sur {1} point</numerusform>
                <numerusform>{0} sur {1} points</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Found {0} ({1}%), {2}.</source>
            <translation>Trouvés : {0} ({1} %), {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Missed: {0}</source>
            <translation>Manqués : {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} lines of {1} cannot be read and are left out.</source>
            <extracomment>Of one: 1 line of {1} cannot be read and is left out.</extracomment>
            <translation>
                <numerusform>{0} ligne de {1} est illisible et laissée de côté.</numerusform>
                <numerusform>{0} lignes de {1} sont illisibles et laissées de côté.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} games of {1} are of a newer version of this program and are left out.</source>
            <extracomment>Of one: 1 game of {1} is of a newer version of this program and is left out.</extracomment>
            <translation>
                <numerusform>{0} partie de {1} est d’une version plus récente de ce programme et laissée de côté.</numerusform>
                <numerusform>{0} parties de {1} sont d’une version plus récente de ce programme et laissées de côté.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>None of the recorded games is like that.</source>
            <translation>Aucune des parties enregistrées n’est ainsi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>No game is recorded yet: `wmh play` starts one.</source>
            <translation>Aucune partie n’est encore enregistrée : `wmh play` en commence une.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0}, {1} won ({2}%).</source>
            <translation>{0}, {1} gagnées ({2} %).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>Won in a row: {0} now, {1} at most.</source>
            <translation>Gagnées de suite : {0} maintenant, {1} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} guesses on average.</source>
            <translation>{0} essais en moyenne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} seconds a game on average, {1} in the median.</source>
            <translation>{0} secondes par partie en moyenne, {1} en médiane.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Type a guess.</source>
            <translation>Tapez un essai.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>No word fits.</source>
            <translation>Aucun mot ne convient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Try {0}.</source>
            <translation>Essayez {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>A word of {0}</source>
            <translation>Un mot de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>from the lexicon {0}</source>
            <translation>du lexique {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>by the rule {0}</source>
            <translation>selon la règle {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>in {0}</source>
            <translation>en {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>with {0} shown</source>
            <translation>avec {0} montré</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Found with {0}: {1}.</source>
            <translation>Trouvé en {0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Not found: the secret was {0}.</source>
            <translation>Pas trouvé : le secret était {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Not found.</source>
            <translation>Pas trouvé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Given up after {0}: no word fits that it knows.</source>
            <translation>Abandonné après {0} : aucun mot qu’il connaît ne convient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>Keep it to yourself, and mark the guesses.</source>
            <translation>Gardez-le pour vous, et marquez les essais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>There are no marks to take back.</source>
            <translation>Il n’y a pas de marques à retirer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>the marks of the guess</source>
            <translation>les marques de l’essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>The program knows no other word that may be guessed.</source>
            <translation>Le programme ne connaît aucun autre mot permis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>That cannot be: {0}.</source>
            <translation>C’est impossible : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>Mark {0} again, or type /undo.</source>
            <translation>Marquez {0} encore une fois, ou tapez /undo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0}: {1} of {2}</source>
            <translation>{0} : {1} de {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} is found with {1}.</source>
            <translation>{0} est trouvé en {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>codes found by {0}</source>
            <translation>codes trouvés avec {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} codes, each found once by every method</source>
            <translation>{0} codes, chacun trouvé une fois par chaque méthode</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Seconds are for all codes, without the time to compile.</source>
            <translation>Les secondes sont pour tous les codes, sans le temps de compilation.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Mark</source>
            <translation>Réponse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>left at worst</source>
            <translation>restants au pire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>left on average</source>
            <translation>restants en moyenne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>bits</source>
            <translation>bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>different marks</source>
            <translation>réponses différentes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Method</source>
            <translation>Méthode</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Over {0}</source>
            <translation>Plus de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Seconds</source>
            <translation>Secondes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Codes found with</source>
            <translation>Codes par essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>marking all codes</source>
            <translation>marquage de tous les codes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>looking for the code</source>
            <translation>recherche du code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>The game is not finished, and not recorded.</source>
            <translation>La partie n’est pas finie, ni enregistrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>`/help` says what else can be typed.</source>
            <translation>`/help` dit ce qui peut encore être tapé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>The game is not recorded: {0}: {1}.</source>
            <translation>La partie n’est pas enregistrée : {0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>thinking of a guess</source>
            <translation>réflexion sur un essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>game</source>
            <translation>jeu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>name</source>
            <translation>nom</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>length</source>
            <translation>longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>guesses</source>
            <translation>essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>rule</source>
            <translation>règle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>more</source>
            <translation>plus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>{0} can be played: {1} letters, rule {2}.</source>
            <translation>{0} peut être joué : {1} lettres, règle {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>given {0}</source>
            <translation>données {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>Type your guesses; `/give up` gives a secret up.</source>
            <translation>Tapez vos essais ; `/give up` abandonne un secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>letting the strategies run</source>
            <translation>les stratégies courent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Secret {0} of {1}</source>
            <translation>Secret {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Left</source>
            <translation>Restants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Solved in</source>
            <translation>Résolu en</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>In all</source>
            <translation>En tout</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Runner</source>
            <translation>Coureur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Found</source>
            <translation>Trouvés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Not found</source>
            <translation>Pas trouvés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>{0} found it with {1}</source>
            <translation>{0} l’a trouvé en {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>{0} has made {1}</source>
            <translation>{0} en est à {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Secret {0} of {1}: {2}.</source>
            <translation>Secret {0} sur {1} : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Shown: {0}.</source>
            <translation>Montré : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Given up.</source>
            <translation>Abandonné.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>gave up</source>
            <translation>abandonné</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} can be made</source>
            <translation>{0} à former</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>the first {0} are shown</source>
            <translation>les {0} premiers sont montrés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} more with --flagged</source>
            <translation>{0} de plus avec --flagged</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>, by {0} words</source>
            <translation>, par {0} mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0}. Best score: {1}{2}.</source>
            <translation>{0}. Meilleure valeur : {1}{2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Word</source>
            <translation>Mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Score</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>Blanks</source>
            <translation>Jokers</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} on {1}</source>
            <translation>{0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word can be made of {0} but flagged ones: see them with --flagged.</source>
            <translation>De {0} ne peuvent être formés que des mots bannis : voyez-les avec --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word can be made of {0}: add letters, or lower --min.</source>
            <translation>Aucun mot ne peut être formé de {0} : ajoutez des lettres, ou baissez --min.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>looking for words</source>
            <translation>recherche de mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>turn {0}</source>
            <translation>tour {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>games of the strategies</source>
            <translation>parties des stratégies</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>Flagged words are not counted, as no game hides them; --flagged counts them.</source>
            <translation>Les mots bannis ne sont pas comptés, car aucun jeu ne les cache ; --flagged les compte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>What strategies would have guessed, and the bits to expect</source>
            <translation>Ce que des stratégies auraient essayé, et les bits à en attendre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Needs</source>
            <translation>Lui faut</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>not found</source>
            <translation>pas trouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>{0}, found with {1}</source>
            <translation>{0}, trouvé en {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>{0}, not found</source>
            <translation>{0}, pas trouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>The secret, not found</source>
            <translation>Le secret, pas trouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Left unused by {0}: {1}.</source>
            <translation>Non utilisé par {0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Skill {0} of 100 on average.</source>
            <translation>Adresse {0} sur 100 en moyenne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Luck {0} guesses in all.</source>
            <translation>Chance au total : {0} essai.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Guess</source>
            <translation>Essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Before</source>
            <translation>Avant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>After</source>
            <translation>Après</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Expected</source>
            <translation>Attendu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Told</source>
            <translation>Apporté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Guesses</source>
            <translation>Essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Luck</source>
            <translation>Chance</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Skill</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Best word</source>
            <translation>Meilleur mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Possible</source>
            <translation>Possible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>yes</source>
            <translation>oui</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>no</source>
            <translation>non</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>solved</source>
            <translation>résolu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>not rated</source>
            <translation>non noté</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} with words of {1}</source>
            <translation>{0} avec des mots de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0}, tier {1}</source>
            <translation>{0}, niveau {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>no flagged words</source>
            <translation>sans mots bannis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>rule {0}</source>
            <translation>règle {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>{0} mode</source>
            <translation>mode {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} at most</source>
            <translation>{0} au plus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>without the letters that {0} shows</source>
            <translation>sans les lettres que montre {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0}, games by guesses: {1}</source>
            <translation>{0}, parties par essais : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Strategy</source>
            <translation>Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Mean</source>
            <translation>Moyenne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Median</source>
            <translation>Médiane</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Worst</source>
            <translation>Pire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>drawing the plot</source>
            <translation>dessin du graphique</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>looking for the first guess</source>
            <translation>recherche du premier essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>{0} can be shown: {1} steps.</source>
            <translation>{0} peut être montrée : {1} étapes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>scenario</source>
            <translation>leçon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>title</source>
            <translation>titre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>stages</source>
            <translation>phases</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Question: {0}</source>
            <translation>Question : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Answer: {0}</source>
            <translation>Réponse : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>preparing the lesson</source>
            <translation>préparation de la leçon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>{0} to {1}: {2}</source>
            <translation>{0} à {1} : {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>Cancelled. {0} was left as it was.</source>
            <translation>Annulé. {0} est resté comme il était.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>built in</source>
            <translation>fourni</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} is sound</source>
            <translation>{0} est en ordre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} words of {1} to {2} letters, {3} bytes, more than the text</source>
            <translation>{0} mots de {1} à {2} lettres, {3} octets, plus que le texte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} words of {1} to {2} letters, {3} bytes, {4}% less than the text</source>
            <translation>{0} mots de {1} à {2} lettres, {3} octets, {4} % de moins que le texte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} {1} by hand</source>
            <translation>{0} {1} à la main</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>reading the lists</source>
            <translation>lecture des listes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>reading the lexica</source>
            <translation>lecture des lexiques</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>looking for every word with dawg-python</source>
            <translation>recherche de chaque mot avec dawg-python</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Removed {0}.</source>
            <translation>{0} est supprimé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Renamed {0}: it is now {1}.</source>
            <translation>{0} s’appelle maintenant {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Cancelled. {0} knows of it when next opened.</source>
            <translation>Annulé. {0} le saura à sa prochaine ouverture.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>nothing changed</source>
            <translation>rien de changé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>{0} by hand: {1}.</source>
            <translation>{0} à la main : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>building the lexicon with the changes</source>
            <translation>construction du lexique avec les modifications</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>Imported {0}</source>
            <translation>{0} est importé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>Built {0}</source>
            <translation>{0} est construit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>, not here: install {0}</source>
            <translation>, absent : installez {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>This system has no word lists below {0} that a recipe is known for: see `wmh lexicon recipes --all`.</source>
            <translation>Ce système n’a sous {0} aucune liste de mots dont une recette est connue : voyez `wmh lexicon recipes --all`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Annulé. Rien n’a été changé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>looking for lists of words</source>
            <translation>recherche de listes de mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>words</source>
            <translation>mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>per length</source>
            <translation>par longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>alphabet</source>
            <translation>alphabet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>trie nodes</source>
            <translation>nœuds du trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>states</source>
            <translation>états</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>edges</source>
            <translation>arêtes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>bytes</source>
            <translation>octets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>text bytes</source>
            <translation>octets du texte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>reduction</source>
            <translation>réduction</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>{0}%</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>source</source>
            <translation>source</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>licence</source>
            <translation>licence</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>Left out {0}, {1}: such as {2}</source>
            <translation>Laissé de côté : {0}, {1}, comme {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>Merged {0} that repeated a word.</source>
            <translation>Réuni : {0} qui répétaient un mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>{0} is neither {1} nor a number from 0 to {2}.</source>
            <translation>{0} n’est ni {1} ni un nombre de 0 à {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Dashboard: {0}</source>
            <translation>Tableau de bord : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} of {1} {2}</source>
            <translation>{0} sur {1} {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} a second</source>
            <translation>{0} par seconde</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} left</source>
            <translation>encore {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Stopped before anything was done.</source>
            <translation>Arrêté avant que rien ne soit fait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Stopped. {0}</source>
            <translation>Arrêté. {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} of {1} {2} are kept; go on with: {3}</source>
            <translation>{0} sur {1} {2} sont gardés ; reprenez par : {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/named_lexicon.py"></location>
            <source>reading the words</source>
            <translation>lecture des mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>Turn {0} ({1}) breaks the mode {2}: {3}.</source>
            <translation>Le tour {0} ({1}) enfreint le mode {2} : {3}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} mot convient</numerusform>
                <numerusform>{0} mots conviennent</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0}, of those that are suggested only with --flagged.</source>
            <translation>{0}, de ceux qui ne sont suggérés qu’avec --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>No word fits: in turn {0} ({1}) {2}.</source>
            <translation>Aucun mot ne convient : au tour {0} ({1}) {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>Or the lexicon lacks the secret.</source>
            <translation>Ou bien le secret manque au lexique.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>But {0} less common words do: widen the view to tier {1}.</source>
            <extracomment>Of one: But 1 less common word does: widen the view to tier {1}.</extracomment>
            <translation>
                <numerusform>Mais {0} mot plus rare convient : élargissez jusqu’au niveau {1}.</numerusform>
                <numerusform>Mais {0} mots plus rares conviennent : élargissez jusqu’au niveau {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>No word fits: {0}</source>
            <translation>Aucun mot ne convient : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>no word of {0} in the view has the given letters. Check them.</source>
            <translation>aucun mot de {0} parmi ceux regardés n’a les lettres données. Vérifiez-les.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>no word of {0} is as common as tier {1}.</source>
            <translation>aucun mot de {0} n’est aussi courant que le niveau {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>turn {0} ({1})</source>
            <translation>le tour {0} ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the given letters. Check its numbers and them.</source>
            <translation>{0} contredit les lettres données. Vérifiez ses nombres et celles-ci.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the given letters. Check its marks and them.</source>
            <translation>{0} contredit les lettres données. Vérifiez ses marques et celles-ci.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the turns before it. Check its numbers and theirs.</source>
            <translation>{0} contredit les tours précédents. Vérifiez ses nombres et les leurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the turns before it. Check its marks and theirs.</source>
            <translation>{0} contredit les tours précédents. Vérifiez ses marques et les leurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}. Check its numbers.</source>
            <translation>{0} n’en laisse aucun. Vérifiez ses nombres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}. Check its marks.</source>
            <translation>{0} n’en laisse aucun. Vérifiez ses marques.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}; {1} fitted before it. Check its numbers and the earlier ones.</source>
            <translation>{0} n’en laisse aucun ; avant : {1}. Vérifiez ses nombres et les précédents.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}; {1} fitted before it. Check its marks and the earlier ones.</source>
            <translation>{0} n’en laisse aucun ; avant : {1}. Vérifiez ses marques et les précédentes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>{0}. {1}: {2}.</source>
            <translation>{0}. {1} : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The guess of turn {0} ({1}) was {2}</source>
            <translation>L’essai du tour {0} ({1}) était {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>Turn {0} ({1}) was of another game</source>
            <translation>Le tour {0} ({1}) était d’une autre partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The secret is a less common word, shown with tier {0}</source>
            <translation>Le secret est un mot plus rare, que montre le niveau {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The secret is in the lexicon {0}</source>
            <translation>Le secret est dans le lexique {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The game marks by the rule {0}, not {1}</source>
            <translation>Le jeu marque selon la règle {0}, et non {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>in turn {0} ({1}) {2}</source>
            <translation>au tour {0} ({1}), {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>, and </source>
            <translation>, et </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>{0} are {1}, not {2}</source>
            <extracomment>Of one: 1 is {1}, not {2}</extracomment>
            <translation>
                <numerusform>{0} est {1}, et non {2}</numerusform>
                <numerusform>{0} sont {1}, et non {2}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>unmarked</source>
            <translation>non marqué</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>the {0} at place {1} is {2}, not {3}</source>
            <translation>le {0} à la place {1} est {2}, et non {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/screen.py"></location>
            <source>{0}: {1}% done before it</source>
            <translation>{0} : {1} % faits avant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/streams.py"></location>
            <source>Output: {0}.</source>
            <translation>Sortie : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/waiting.py"></location>
            <source>compiling the strategies, once on this computer</source>
            <translation>compilation des stratégies, une seule fois sur cet ordinateur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>{0} has only {1} of {2} letters to play with.</source>
            <translation>{0} n’a que {1} de {2} lettres à jouer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>letting the players find the secrets</source>
            <translation>les joueurs cherchent les secrets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>The player {0} broke off {1}: with the secret {2} it {3}.</source>
            <translation>Le joueur {0} a interrompu {1} : avec le secret {2}, il {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>It was left out of the other {0}.</source>
            <translation>Parties restantes sans lui : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>The player {0} made {1} with what is not in the list, first {2}.</source>
            <translation>Le joueur {0} a fait {1} avec ce qui n’est pas dans la liste, d’abord {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Seconds a game</source>
            <translation>Secondes par partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Points by length</source>
            <translation>Points par longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Games by attempts</source>
            <translation>Parties par essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Points of a game, and how many in 100 take how many attempts</source>
            <translation>Points d’une partie, et combien sur 100 prennent combien d’essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>{0} games of each length bring {1} points on average.</source>
            <translation>{0} parties de chaque longueur rapportent {1} points en moyenne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>Length</source>
            <translation>Longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Words</source>
            <translation>Mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Opener</source>
            <translation>Ouverture</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Lost</source>
            <translation>Perdues</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>looking for the first guess of {0} letters</source>
            <translation>recherche du premier essai de {0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/renamed.py"></location>
            <source>{0} is called {1} now.</source>
            <translation>{0} s’appelle maintenant {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0}, about {1} of one core.</source>
            <translation>{0}, environ {1} d’un cœur.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Usage: </source>
            <translation>Usage : </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>Notice: {0}, line {1}: {2}.</source>
            <translation>Remarque : {0}, ligne {1} : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Notice: {0}</source>
            <translation>Remarque : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} participants in {1}.</source>
            <translation>{0} participants dans {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} is now {1}: {2}</source>
            <translation>{0} est maintenant {1} : {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>This would delete:</source>
            <translation>Ceci serait supprimé :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Say --yes to do it.</source>
            <translation>Avec --yes, c’est fait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>These files are deleted:</source>
            <translation>Ces fichiers sont supprimés :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Lines about {0} are taken out of {1}.</source>
            <translation>Les lignes sur {0} sont retirées de {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>These files name the participant too and stay as they are: look at them.</source>
            <translation>Ces fichiers nomment aussi le participant et restent tels quels : regardez-les.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Copies elsewhere are not reached: on other machines, in folders that were merged from this one, in tables and kits saved or shared before, and in backups.</source>
            <translation>Les copies ailleurs ne sont pas atteintes : sur d’autres machines, dans les dossiers où celui-ci a été réuni, dans les tableaux et paquets enregistrés ou partagés auparavant, ni dans les sauvegardes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0}, version {1}</source>
            <translation>{0}, version {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} (sees {1})</source>
            <translation>{0} (voit {1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} participants, {1} each: {2}</source>
            <translation>{0} participants, {1} chacun : {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} games each, {1} of them practice; words of {2} letters</source>
            <translation>{0} parties chacun, dont {1} d’entraînement ; mots de {2} lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Consent, {0}: SHA-256 {1}</source>
            <translation>Consentement, {0} : SHA-256 {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Consent: SHA-256 {0}</source>
            <translation>Consentement : SHA-256 {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Groups: {0}</source>
            <translation>Groupes : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Stations: {0}; each deals out its own share of the places, {1} at a time, to codes that begin with its name: {2}-001.</source>
            <translation>Postes : {0} ; chacun distribue sa propre part des places, {1} à la fois, à des codes qui commencent par son nom : {2}-001.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secrets are balanced where each group has a multiple of {0}.</source>
            <translation>Les secrets sont équilibrés si chaque groupe a un multiple de {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Two groups of {0} find a difference of {1} standard deviations with 80 % power (5 %, two-sided); for 0.5 it takes {2} each, for 0.8 {3}.</source>
            <translation>Deux groupes de {0} trouvent une différence de {1} écarts types avec une puissance de 80 % (5 %, bilatéral) ; pour 0,5 il en faut {2} chacun, pour 0,8 {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} SIMULATED participants in {1}.</source>
            <translation>{0} participants SIMULÉS dans {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>reading what statistics need</source>
            <translation>lecture de ce que demandent les statistiques</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>Assumed of ln seconds: last arm to first {0} times; standard deviations {1} among participants, {2} among secrets, {3} within, {8} of the difference of two arms among participants who meet both; game n takes n to the power of {4}; {5} % leave. {6} studies of each size, seed {7}.</source>
            <translation>Supposé de ln secondes : dernier groupe par rapport au premier {0} fois ; écarts types {1} entre participants, {2} entre secrets, {3} au sein, {8} de la différence de deux groupes entre participants qui jouent dans les deux ; la partie n dure n puissance {4} ; {5} % s’en vont. {6} études de chaque taille, graine {7}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>each group</source>
            <translation>par groupe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>arms</source>
            <translation>groupes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>model</source>
            <translation>modèle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>means</source>
            <translation>moyennes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>({0} without a model)</source>
            <translation>({0} sans modèle)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} files in {1}.</source>
            <translation>{0} fichiers dans {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>writing the tables</source>
            <translation>écriture des tableaux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>analysing the games</source>
            <translation>analyse des parties</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>writing the report and drawing its pictures</source>
            <translation>écriture du rapport et dessin de ses images</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>analysing, and putting the kit together</source>
            <translation>analyse, et assemblage du kit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>not assigned</source>
            <translation>non attribué</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>nobody yet</source>
            <translation>personne encore</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>{0} withdrew</source>
            <translation>{0} retirés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>finished</source>
            <translation>a terminé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>withdrew</source>
            <translation>s’est retiré</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>game {0} of {1}</source>
            <translation>partie {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>reading the folders</source>
            <translation>lecture des dossiers</translation>
        </message>
    </context>
    <context>
        <name>Progress</name>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the frames</source>
            <translation>dessin des images</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the pages of all steps</source>
            <translation>dessin des pages de toutes les étapes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the pictures</source>
            <translation>dessin des images</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the handout and the answers</source>
            <translation>dessin de la fiche d’élève et de la fiche de réponses</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>temporary trie</source>
            <translation>trie temporaire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>redundant nodes</source>
            <translation>nœuds superflus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>bit encoding</source>
            <translation>compactage du graphe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>population</source>
            <translation>écriture des fichiers</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>reading</source>
            <translation>lecture des mots</translation>
        </message>
    </context>
    <context>
        <name>Units</name>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>games</source>
            <translation>parties</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>openers</source>
            <translation>ouvertures</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>participants</source>
            <translation>participants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>pieces</source>
            <translation>parties</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>secrets</source>
            <translation>secrets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>words</source>
            <translation>mots</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Arguments</source>
            <translation>Arguments</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Commands</source>
            <translation>Commandes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>default: {default}</source>
            <translation>par défaut : {default}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>required</source>
            <translation>obligatoire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>(dynamic)</source>
            <translation>(selon le cas)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggests the next guess in games that hide a word. Without a command the window opens.

Where it is open already it comes to the front; `wmh --new-window` opens another one beside it.</source>
            <translation>Suggère le prochain essai aux jeux qui cachent un mot. Sans commande, la fenêtre s’ouvre.

Si elle est déjà ouverte, elle passe devant ; `wmh --new-window` en ouvre une autre à côté.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the version.</source>
            <translation>Montrer la version.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest words that fit what was guessed so far. Exit code 1 if none does.</source>
            <translation>Suggérer des mots qui conviennent à ce qui a été essayé. Code 1 si aucun ne convient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read all of the clues, or what the paper's pattern says.</source>
            <translation>Lire tous les indices, ou ce que dit le motif de l’article.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A mode of the game: say which guess it would have refused, and suggest only guesses that it lets pass.</source>
            <translation>Un mode du jeu : dire quel essai il aurait refusé, et ne suggérer que ceux qu’il laisse passer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How much to show: 1 how many words are left, 2 also which letters help, 3 also a letter of the best word, 4 the words, 5 also a word that is the only one left.</source>
            <translation>Combien montrer : 1 combien de mots restent, 2 aussi quelles lettres aident, 3 aussi une lettre du meilleur mot, 4 les mots, 5 aussi un mot qui reste seul.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Propose what to change where no word fits. Exit code 1 if nothing helps.</source>
            <translation>Proposer quoi changer quand aucun mot ne convient. Code 1 si rien n’aide.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mark a guess as the game would. The words need not be in the lexicon.</source>
            <translation>Marquer un essai comme le jeu le ferait. Les mots n’ont pas à être dans le lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word to mark.</source>
            <translation>Le mot à marquer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to show a row.</source>
            <translation>Combien de mots montrer par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read the boards in a screenshot: words, marks, and what stays open.

Exit code 1 if there is none.</source>
            <translation>Lire les plateaux d’une capture d’écran : mots, marques, et ce qui reste ouvert.

Code 1 s’il n’y en a aucun.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A PNG, JPEG or WebP.</source>
            <translation>Un PNG, JPEG ou WebP.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what each stage saw into this SVG.</source>
            <translation>Dessiner dans ce SVG ce que chaque étape a vu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the words that match a pattern, a word a line. Exit code 1 if none does.</source>
            <translation>Trouver les mots qui correspondent à un motif, un par ligne. Code 1 s’il n’y en a aucun.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Such as .*ing or '(a|b)..': Python's regular expressions, over letters.</source>
            <translation>Comme .*ing ou '(a|b)..' : les expressions régulières de Python, sur des lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Name flagged words too.</source>
            <translation>Nommer aussi les mots bannis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to name.</source>
            <translation>Combien de mots nommer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what words mean, by the dictionaries of dictd and StarDict that are installed.

The lexicon says which language's are looked at. Exit code 1 where a word is in none.</source>
            <translation>Dire ce que des mots signifient, selon les dictionnaires de dictd et StarDict installés.

Le lexique dit de quelle langue on les consulte. Code 1 si un mot n’est dans aucun.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What to look up.</source>
            <translation>Ce qui est à chercher.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only with this first guess.</source>
            <translation>Seulement avec ce premier essai.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Follow so many guesses in a state: quicker, but no proof.</source>
            <translation>Suivre autant d’essais dans chaque état : plus rapide, mais sans preuve.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --width: how many openers to try.</source>
            <translation>Avec --width : combien d’ouvertures tenter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the tree into this .txt, .json or .svg file.</source>
            <translation>Écrire l’arbre dans ce fichier .txt, .json ou .svg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The first guess of every game; the game's own, or the strategy's, without it.</source>
            <translation>Le premier essai de chaque partie ; sans lui, celui du jeu ou de la stratégie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words to find: a file, a number to draw, or all.</source>
            <translation>Les mots à trouver : un fichier, un nombre à tirer, ou all.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Several strategies, as entropy,parts: a table of them all.</source>
            <translation>Plusieurs stratégies, comme entropy,parts : un tableau de toutes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw the distributions into this .svg or .png file.</source>
            <translation>Dessiner les distributions dans ce fichier .svg ou .png.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what to guess next, and after every clue to that. Exit code 1 if no word fits.</source>
            <translation>Dessiner quoi essayer ensuite, et après chaque indice. Code 1 si aucun mot ne convient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Such as rain:ywwg or rain=ywwg, rain:🟨⬜⬜🟩, or rain:2,1 where the rule counts.</source>
            <translation>Comme rain:ywwg ou rain=ywwg, rain:🟨⬜⬜🟩, ou rain:2,1 si la règle compte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The next guess; the strategy's own without it.</source>
            <translation>Le prochain essai ; sans lui, celui de la stratégie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses deep.</source>
            <translation>Profond de combien d’essais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An .svg or .json file; without it JSON is printed.</source>
            <translation>Un fichier .svg ou .json ; sans lui, du JSON est imprimé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Who guesses: you (guesser), the program (keeper), or it alone.</source>
            <translation>Qui devine : vous (guesser), le programme (keeper), ou lui seul (automatic).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How the program keeps the secret.</source>
            <translation>Comment le programme garde le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word to be found.</source>
            <translation>Le mot à trouver.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What the drawing of the secret starts from.</source>
            <translation>D’où part le tirage du secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds between the program's own guesses.</source>
            <translation>Secondes entre les essais du programme.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Keep your game in the record.</source>
            <translation>Garder votre partie dans l’enregistrement.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Words, or a file of them, or a number.</source>
            <translation>Des mots, ou un fichier de mots, ou un nombre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The strategies that run, as paper,entropy.</source>
            <translation>Les stratégies qui courent, comme paper,entropy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Run too: type your guesses.</source>
            <translation>Courir aussi : tapez vos essais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Which words may be guessed.</source>
            <translation>Quels mots peuvent être essayés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words guessed; none for your last game.</source>
            <translation>Les mots essayés ; aucun pour votre dernière partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word that was to be found.</source>
            <translation>Le mot qu’il fallait trouver.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses the game allows.</source>
            <translation>Combien d’essais le jeu permet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A mode of the game that refuses some guesses.</source>
            <translation>Un mode du jeu qui refuse certains essais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How likely each word is: all alike, or by its tier.</source>
            <translation>À quel point chaque mot est probable : tous également, ou selon son niveau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take plurals and past tenses for unlikely secrets.</source>
            <translation>Tenir les pluriels et les passés pour des secrets improbables.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The strategies asked what they would have guessed.</source>
            <translation>Les stratégies à qui l’on demande ce qu’elles auraient essayé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the review into this HTML file.</source>
            <translation>Écrire le retour dans ce fichier HTML.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the games, a row each, into this file; - prints.</source>
            <translation>Écrire les parties, une par ligne, dans ce fichier ; - les imprime.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only games of this mode.</source>
            <translation>Seulement les parties de ce mode.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the words that can be made of a rack, highest score first. Exit code 1 if none can.</source>
            <translation>Montrer les mots qu’un chevalet permet, la meilleure valeur d’abord. Code 1 s’il n’y en a aucun.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The rack, ? for a blank.</source>
            <translation>Le chevalet, ? pour un joker.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many blanks there are, 4 at most; or write ? each.</source>
            <translation>Combien de jokers il y a, 4 au plus ; ou écrivez ? pour chacun.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What lies on the board, a dot for each place between, a star where the word may go on: ..a.e, or *a*.</source>
            <translation>Ce qui est sur le plateau, un point pour chaque place entre deux, une étoile où le mot peut continuer : ..a.e, ou *a*.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The most letters of a word.</source>
            <translation>Le plus de lettres d’un mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What comes first: high scores or long words.</source>
            <translation>Ce qui vient d’abord : les valeurs élevées ou les mots longs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How they are found; all find the same words.</source>
            <translation>Comment ils sont trouvés ; toutes trouvent les mêmes mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find all words that some letters make, before time is up. All are shown at the end.</source>
            <translation>Trouver tous les mots que forment quelques lettres, avant la fin du temps. Tous sont montrés à la fin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Your own letters; without, a word's.</source>
            <translation>Vos propres lettres ; sans elles, celles d’un mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How long the word is that is drawn.</source>
            <translation>La longueur du mot tiré.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How long the game lasts.</source>
            <translation>Combien de temps dure la partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same number draws the same letters again.</source>
            <translation>Le même nombre tire les mêmes lettres à nouveau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The fewest letters of a word.</source>
            <translation>Le moins de lettres d’un mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What letters are worth: a language, or a .toml file.</source>
            <translation>Ce que valent les lettres : une langue, ou un fichier .toml.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The name of a scenario, or its file; without one, all are listed.</source>
            <translation>Le nom d’une leçon, ou son fichier ; sans lui, tous sont énumérés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only say whether the scenario can be shown.</source>
            <translation>Dire seulement si la leçon peut être montrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write files of the lesson into a folder.</source>
            <translation>Écrire des fichiers de la leçon dans un dossier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export numbered PNGs, one a step.</source>
            <translation>Exporter des PNG numérotés, un par étape.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export a PDF with a page a step.</source>
            <translation>Exporter un PDF avec une page par étape.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export an SVG drawing a step.</source>
            <translation>Exporter un dessin SVG par étape.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export a handout and an answer sheet, as PDF.</source>
            <translation>Exporter une fiche d’élève et une fiche de réponses, en PDF.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Width of the PNGs in pixels.</source>
            <translation>Largeur des PNG en pixels.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Ground of what is exported.</source>
            <translation>Fond de ce qui est exporté.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Colours of the marks.</source>
            <translation>Couleurs des marques.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Paper of the handout.</source>
            <translation>Papier de la fiche d’élève.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters the secret has.</source>
            <translation>Combien de lettres a le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What makes a guess a good one.</source>
            <translation>Ce qui fait d’un essai un bon essai.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest guesses that serve several boards. Exit code 1 if no word fits one of them.</source>
            <translation>Suggérer des essais qui servent plusieurs plateaux. Code 1 si aucun mot ne convient à l’un d’eux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A clue for each board, such as crane:wwywg/gwwww; - for one that is solved.</source>
            <translation>Un indice par plateau, comme crane:wwywg/gwwww ; - pour un plateau résolu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many boards, where no clue tells: else 4.</source>
            <translation>Combien de plateaux, si aucun indice ne le dit : sinon 4.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to show.</source>
            <translation>Combien de mots montrer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play so many games, and say how they went.</source>
            <translation>Jouer autant de parties, et dire comment elles ont fini.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses a game allows: 5 more than boards.</source>
            <translation>Combien d’essais une partie permet : 5 de plus que de plateaux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let players of Lingo find the same secrets, and count their points.

Players are started in the current folder, where they may read wordlist.txt. They are programs that run as you: start only those you trust. Of your environment they get six variables, but they can read your files and the options of this command, so a player that wants to can find out the seed and with it the secrets.</source>
            <translation>Fait chercher les mêmes mots secrets à des joueurs de Lingo et compte leurs points.

Les joueurs sont lancés dans le dossier courant, où ils peuvent lire wordlist.txt. Ce sont des programmes qui s’exécutent avec vos droits : ne lancez que ceux en qui vous avez confiance. De votre environnement, ils reçoivent six variables, mais ils peuvent lire vos fichiers et les options de cette commande ; un joueur qui le veut peut donc découvrir la graine et, avec elle, les mots secrets.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The command of a player; the length is put behind it.</source>
            <translation>La commande d’un joueur ; la longueur est mise à la suite.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Strategies of this program, as lingo,entropy.</source>
            <translation>Des stratégies de ce programme, comme lingo,entropy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words, one a line; by default wordlistN.txt or wordlist.txt here.</source>
            <translation>Les mots, un par ligne ; par défaut wordlistN.txt ou wordlist.txt d’ici.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many secrets of each length.</source>
            <translation>Combien de secrets de chaque longueur.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters secrets have, as 4-13 or 5,7.</source>
            <translation>Combien de lettres ont les secrets, comme 4-13 ou 5,7.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds a game may take.</source>
            <translation>Secondes que peut durer une partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write every game into this file.</source>
            <translation>Écrire chaque partie dans ce fichier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The exact mean over all words of these lengths, as 5 or 4-13.</source>
            <translation>La moyenne exacte sur tous les mots de ces longueurs, comme 5 ou 4-13.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --whole-list: follow promising guesses.</source>
            <translation>Avec --whole-list : suivre les essais prometteurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --whole-list: the first guess of every game.</source>
            <translation>Avec --whole-list : le premier essai de chaque partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A game of `wmh presets`: its length, rule, hard mode, attempts and lexicon, and the strategy and words that win it.</source>
            <translation>Un jeu de `wmh presets` : sa longueur, sa règle, son mode difficile, ses essais et son lexique, et la stratégie et les mots qui le gagnent.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters the words have.</source>
            <translation>Combien de lettres ont les mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How the game marks guesses.</source>
            <translation>Comment le jeu marque les essais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Letters the game shows, a dot for each other: r...; guesses have them too.</source>
            <translation>Les lettres que le jeu montre, un point pour chaque autre : r... ; les essais les ont aussi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An installed lexicon, a list of words, a .dawg, codes:abcdef.</source>
            <translation>Un lexique installé, une liste de mots, un .dawg, codes:abcdef.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How well known words are: everyday, common, all, or a number up to 127.</source>
            <translation>À quel point les mots sont connus : everyday, common, all, ou un nombre jusqu’à 127.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest flagged words too.</source>
            <translation>Suggérer aussi les mots bannis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.

A lexicon, a word list, a lesson, a protocol, its texts, a questionnaire, a game, letter values, a journal or a folder of a study, a record of games, a game in hand, settings, a theme or a picture. The exit code is 2 where something is wrong.</source>
            <translation>Dire ce qu’est un fichier, ce qui y est faux, et ce qu’il coûterait. Rien n’est changé.

Un lexique, une liste de mots, une leçon, un protocole, ses textes, un questionnaire, un jeu, des valeurs de lettres, un journal ou le dossier d’une étude, un enregistrement de parties, une partie en cours, des réglages, un thème ou une image. Code 2 si quelque chose est faux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Files, or a study's folder.</source>
            <translation>Des fichiers, ou le dossier d’une étude.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only this one.</source>
            <translation>Seulement celui-ci.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with Wordle's lists (wordlist_orig_hidden.txt, wordlist_orig_all.txt, wordlist_nyt20220830_all.txt) for strategies to be measured on; for `read` one with truth.jsonl and the pictures that it names.</source>
            <translation>Un dossier avec les listes de Wordle (wordlist_orig_hidden.txt, wordlist_orig_all.txt, wordlist_nyt20220830_all.txt) pour mesurer des stratégies ; pour `read`, un dossier avec truth.jsonl et les images qu’il nomme.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A Python interpreter that has Doddle, to be measured beside the strategies: python -m venv D &amp;&amp; D/bin/pip install doddle 'numpy&lt;2', then D/bin/python.</source>
            <translation>Un Python qui a Doddle, pour le mesurer à côté des stratégies : python -m venv D &amp;&amp; D/bin/pip install doddle 'numpy&lt;2', puis D/bin/python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only these experiments; all of them by default.</source>
            <translation>Seulement ces expériences ; toutes par défaut.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder for the report; it may be there.</source>
            <translation>Le dossier pour le rapport ; il peut exister.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Smaller: some minutes in all.</source>
            <translation>Plus petit : quelques minutes en tout.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What the drawing of secrets starts from.</source>
            <translation>D’où part le tirage des secrets.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with word lists that do not come with the program: that of the Lingo pit (lingo-wordlist.txt), Wordle's (wordlist_orig_hidden.txt and others), and any more.</source>
            <translation>Un dossier avec des listes de mots qui ne viennent pas avec le programme : celle de l’arène de Lingo (lingo-wordlist.txt), celles de Wordle (wordlist_orig_hidden.txt et d’autres), et toute autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with other programs to be measured beside this one: a virtual environment doddle that has Doddle, Selby's compiled program wordle.</source>
            <translation>Un dossier avec d’autres programmes à mesurer à côté de celui-ci : un environnement virtuel doddle qui a Doddle, et le programme compilé de Selby, wordle.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The lexicon to measure with.</source>
            <translation>Le lexique avec lequel mesurer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the experiments, and do nothing.</source>
            <translation>Énumérer les expériences, et ne rien faire.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the figures of `wmh replicate` into the README and the guide of a checkout.

An experiment that a report has takes the place of what was known of it; others stay.</source>
            <translation>Reporter les chiffres de `wmh replicate` dans le README et le guide d’une copie de travail.

Une expérience qu’un rapport contient remplace ce qu’on en savait ; les autres restent.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Folders of reports; without any the pages are written again.</source>
            <translation>Des dossiers de rapports ; sans aucun, les pages sont réécrites.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The checkout of the program whose pages they are.</source>
            <translation>La copie de travail du programme dont ce sont les pages.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Make word lists a lexicon of your own, known by its name.</source>
            <translation>Faire de listes de mots un lexique à vous, connu par son nom.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Word lists: a word a line, perhaps with a number.</source>
            <translation>Des listes de mots : un mot par ligne, peut-être avec un nombre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A word list of the system instead: see `wmh lexicon recipes`.</source>
            <translation>À la place, une liste du système : voyez `wmh lexicon recipes`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What to call it; as its list is called, if not.</source>
            <translation>Comment le nommer ; sinon comme sa liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the place of an imported lexicon of that name.</source>
            <translation>Prendre la place d’un lexique importé de ce nom.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the word lists of this system that have a recipe.</source>
            <translation>Énumérer les listes de mots de ce système qui ont une recette.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Those of other systems, too.</source>
            <translation>Celles d’autres systèmes aussi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build a lexicon of your own again, from the lists it was made of.</source>
            <translation>Reconstruire un lexique à vous, des listes dont il est fait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An imported lexicon.</source>
            <translation>Un lexique importé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print lines of JSON: how far it is, then the result.</source>
            <translation>Imprimer des lignes de JSON : où il en est, puis le résultat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let a lexicon know these words.</source>
            <translation>Faire connaître ces mots à un lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let a lexicon no longer know these words.</source>
            <translation>Faire oublier ces mots à un lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest these words only when asked for; they stay possible secrets.</source>
            <translation>Ne suggérer ces mots que sur demande ; ils restent des secrets possibles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest these words as any other.</source>
            <translation>Suggérer ces mots comme les autres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An installed lexicon.</source>
            <translation>Un lexique installé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Remove a lexicon of your own, and what you changed in it.</source>
            <translation>Supprimer un lexique à vous, et ce que vous y avez changé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Give a lexicon of your own another name.</source>
            <translation>Donner un autre nom à un lexique à vous.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A lexicon of your own.</source>
            <translation>Un lexique à vous.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Its new name.</source>
            <translation>Son nouveau nom.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build a lexicon from word lists, and leave it where you say.</source>
            <translation>Construire un lexique de listes de mots, et le laisser où vous dites.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Word lists: `word` or `word TAB tier`.</source>
            <translation>Des listes de mots : `word` ou `word TAB tier`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The .dawg file to write.</source>
            <translation>Le fichier .dawg à écrire.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A list of words to suggest only when asked for.</source>
            <translation>Une liste de mots à ne suggérer que sur demande.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A list of the words a game can hide; others are guesses.</source>
            <translation>Une liste des mots qu’un jeu peut cacher ; les autres sont des essais.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Keep accented letters, or fold them into plain ones.</source>
            <translation>Garder les lettres accentuées, ou les replier en lettres simples.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Fold capitals into small letters, or skip such entries.</source>
            <translation>Replier les majuscules en minuscules, ou sauter ces entrées.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What a number beside a word is; auto tells the two apart.</source>
            <translation>Ce qu’est un nombre à côté d’un mot ; auto distingue les deux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Letters of several characters, as ch,ll.</source>
            <translation>Des lettres de plusieurs caractères, comme ch,ll.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Accented letters to keep where others are folded, as ñ.</source>
            <translation>Les lettres accentuées à garder quand d’autres sont repliées, comme ñ.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The language: in tr and az, I is no capital i.</source>
            <translation>La langue : en tr et az, I n’est pas un i majuscule.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Where the words come from.</source>
            <translation>D’où viennent les mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What may be done with them.</source>
            <translation>Ce qui peut en être fait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the installed lexica.</source>
            <translation>Énumérer les lexiques installés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Check a lexicon: its files, and every word of it with dawg-python.</source>
            <translation>Vérifier un lexique : ses fichiers, et chacun de ses mots par dawg-python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A .dawg file, or an installed lexicon.</source>
            <translation>Un fichier .dawg, ou un lexique installé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many codes each first guess leaves after each mark (source 002, table 1).</source>
            <translation>Combien de codes chaque premier essai laisse après chaque marque (source 002, tableau 1).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many.</source>
            <translation>Combien.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find a code, and show every step to it.</source>
            <translation>Trouver un code, et montrer chaque pas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The code to find, such as FCBE.</source>
            <translation>Le code à trouver, comme FCBE.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How to find it.</source>
            <translation>Comment le trouver.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw the tree into this .svg file.</source>
            <translation>Dessiner l’arbre dans ce fichier .svg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The source's own example FCBE, as it is printed.</source>
            <translation>L’exemple de la source, FCBE, comme il est imprimé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Every method against all 1,296 codes.</source>
            <translation>Chaque méthode contre les 1296 codes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what is wrong with a file, or that the game can be played. Exit code 2 if it cannot.</source>
            <translation>Dire ce qui est faux dans un fichier, ou que le jeu peut être joué. Code 2 sinon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A file of a game, in TOML.</source>
            <translation>Le fichier d’un jeu, en TOML.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what is wrong with a protocol; if nothing is, what it decides and what it can see.</source>
            <translation>Dire ce qui est faux dans un protocole ; si rien ne l’est, ce qu’il décide et ce qu’il peut voir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write protocol and analysis plan into a study's folder, before the first participant.

The plan has the time that it was written in it: for several machines, plan once and copy the folder to each.</source>
            <translation>Écrire le protocole et le plan d’analyse dans le dossier d’une étude, avant la première personne.

Le plan porte l’heure où il a été écrit : pour plusieurs machines, planifiez une fois et copiez le dossier sur chacune.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Make up participants, to rehearse the analysis. All that comes of it says so.</source>
            <translation>Inventer des participants, pour répéter l’analyse. Tout ce qui en vient le dit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many; by default all of them.</source>
            <translation>Combien ; tous par défaut.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say how often studies of this protocol find a difference in time, by making many up.

What is assumed of times is printed; a pilot study says it better than the values in brackets.</source>
            <translation>Dire combien de fois des études de ce protocole trouvent une différence de temps, en en inventant beaucoup.

Ce qui est supposé des temps est imprimé ; une étude pilote le dit mieux que les valeurs entre crochets.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Participants of each group, such as 10,20,40; else the protocol's.</source>
            <translation>Participants de chaque groupe, comme 10,20,40 ; sinon ceux du protocole.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder of a study whose games say what to assume, as a pilot's.</source>
            <translation>Le dossier d’une étude dont les parties disent quoi supposer, comme celles d’un pilote.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Time in the last arm to that in the first. [0.8]</source>
            <translation>Temps du dernier groupe par rapport au premier. [0.8]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Standard deviation of ln seconds among people. [0.4]</source>
            <translation>Écart type des ln secondes entre personnes. [0.4]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same among secrets. [0.2]</source>
            <translation>De même entre secrets. [0.2]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same among games of one, with one. [0.5]</source>
            <translation>De même entre parties d’une personne avec un secret. [0.5]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The n-th game takes n to the power of -this. [0.1]</source>
            <translation>La n-ième partie prend n à la puissance -ceci. [0.1]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The share that leaves on the way. [0]</source>
            <translation>La part qui s’en va en chemin. [0]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Standard deviation among people of the difference between two arms, where they meet several. [0.2]</source>
            <translation>Écart type entre personnes de la différence entre deux groupes, là où elles en jouent plusieurs. [0.2]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Studies to make up for each size.</source>
            <translation>Études à inventer pour chaque taille.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many cores to use; all by default.</source>
            <translation>Combien de cœurs utiliser ; tous par défaut.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Run on Dask: tls://host:port, or local:4 for 4 processes.</source>
            <translation>Exécuter sur Dask : tls://hôte:port, ou local:4 pour 4 processus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder to keep the run in, also when it is done.</source>
            <translation>Un dossier où garder l’exécution, même finie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Go on where the same command stopped.</source>
            <translation>Reprendre là où la même commande s’est arrêtée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Tell how far it is in JSON, a line each time.</source>
            <translation>Dire en JSON où il en est, une ligne chaque fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say who is where, who has finished, what is wrong, and how full the groups are.

Followed, a terminal shows it all anew; anything else gets the lines that are new.</source>
            <translation>Dire qui est où, qui a fini, ce qui ne va pas, et combien les groupes sont remplis.

Si l’on suit, un terminal remontre tout ; autre chose reçoit les lignes nouvelles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folders of one or more machines.</source>
            <translation>Les dossiers d’un ou de plusieurs ordinateurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Go on telling what changes, until Ctrl+C.</source>
            <translation>Continuer à dire ce qui change, jusqu’à Ctrl+C.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds from one look to the next.</source>
            <translation>Secondes d’un regard au suivant.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print JSON and nothing else.</source>
            <translation>Imprimer du JSON et rien d’autre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Put the participants of several folders into one, after looking for what does not fit.</source>
            <translation>Réunir en un dossier les participants de plusieurs, après avoir cherché ce qui ne concorde pas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folders of several machines.</source>
            <translation>Les dossiers de plusieurs ordinateurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Even if not all played with the same words.</source>
            <translation>Même si tous n’ont pas joué avec les mêmes mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Give a participant another code, where two people have the same. Their file tells of it.</source>
            <translation>Donner à quelqu’un un autre code, quand deux personnes ont le même. Son fichier le dit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The code that it is to be.</source>
            <translation>Le code qu’il doit être.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Delete all there is of a participant, as they may ask for. It cannot be undone.</source>
            <translation>Supprimer tout ce qu’il y a de quelqu’un, comme il peut le demander. C’est irréversible.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The participant's code.</source>
            <translation>Le code de la personne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Do it; without this it is only said.</source>
            <translation>Le faire ; sans cela, ce n’est que dit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the tables of participants, games, attempts, answers and events, and what they mean.</source>
            <translation>Écrire les tableaux des participants, parties, essais, réponses et événements, et ce qu’ils signifient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder to write into.</source>
            <translation>Le dossier où écrire.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Separate by commas, not tabs.</source>
            <translation>Séparer par des virgules, non des tabulations.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print the report; with --out write it, its tables (Markdown, LaTeX, CSV) and its picture.

All of it is in English, whatever language is spoken here: it is for a paper.</source>
            <translation>Imprimer le rapport ; avec --out l’écrire, avec ses tableaux (Markdown, LaTeX, CSV) et son image.

Tout cela est en anglais, quelle que soit la langue parlée ici : c’est pour un article.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Also write report, tables and pictures there.</source>
            <translation>Écrire aussi là rapport, tableaux et images.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What chance starts from; by default the protocol's seed.</source>
            <translation>D’où part le hasard ; par défaut la graine du protocole.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Count the practice games too.</source>
            <translation>Compter aussi les parties d’entraînement.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Replace a file of any kind.</source>
            <translation>Remplacer un fichier de n’importe quelle sorte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write one file for reviewers: protocol, plan, tables, figures, report, R and Python.</source>
            <translation>Écrire un fichier pour les relecteurs : protocole, plan, tableaux, figures, rapport, R et Python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder of a study.</source>
            <translation>Le dossier d’une étude.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The kit to write, a zip file.</source>
            <translation>Le kit à écrire, un fichier zip.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Of the data: CC0-1.0 or CC-BY-4.0.</source>
            <translation>Des données : CC0-1.0 ou CC-BY-4.0.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With free notes, and answers in people's own words.</source>
            <translation>Avec les notes libres, et les réponses dans les mots des personnes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With the data of participants who withdrew.</source>
            <translation>Avec les données des participants qui se sont retirés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Rehearse, analyse here and in R, and print how far apart each number is at most.

The seeds take turns with the sizes; each is analysed as played, with all games solved, with many censored, with ties, with arms that do not overlap, and with games that all end together.</source>
            <translation>Répéter, analyser ici et dans R, et imprimer de combien chaque nombre diffère au plus.

Les graines alternent avec les tailles ; chacune est analysée telle que jouée, avec toutes les parties résolues, avec beaucoup de censurées, avec des ex æquo, avec des groupes qui ne se recouvrent pas, et avec des parties qui finissent toutes ensemble.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A protocol's name, or its file in TOML.</source>
            <translation>Le nom d’un protocole, ou son fichier en TOML.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seeds 1 to this.</source>
            <translation>Graines de 1 à celle-ci.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Participants of each group, such as 2,5,50.</source>
            <translation>Participants de chaque groupe, comme 2,5,50.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show this message and exit.</source>
            <translation>Montrer cette aide et quitter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest words that fit what was guessed so far.</source>
            <translation>Suggérer des mots qui conviennent à ce qui a été essayé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Propose what to change where no word fits.</source>
            <translation>Proposer quoi changer quand aucun mot ne convient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mark a guess as the game would.</source>
            <translation>Marquer un essai comme le jeu le ferait.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Name the words that could have made a grid, given on standard input.</source>
            <translation>Nommer les mots qui ont pu donner une grille, lue dans l’entrée standard.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read the boards in a screenshot: words, marks, and what stays open.</source>
            <translation>Lire les plateaux d’une capture d’écran : mots, marques, et ce qui reste ouvert.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the words that match a pattern, a word a line.</source>
            <translation>Trouver les mots qui correspondent à un motif, un par ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what words mean, by the dictionaries of dictd and StarDict that are installed.</source>
            <translation>Dire ce que des mots signifient, selon les dictionnaires de dictd et StarDict installés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the first guess and the tree after it that need the fewest guesses, and prove it.</source>
            <translation>Trouver le premier essai et l’arbre qui le suit qui demandent le moins d’essais, et le prouver.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play many games, every one to its end, and say how many guesses they took.</source>
            <translation>Jouer beaucoup de parties, chacune jusqu’au bout, et dire combien d’essais elles ont pris.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what to guess next, and after every clue to that.</source>
            <translation>Dessiner quoi essayer ensuite, et après chaque indice.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play a game: you guess, or you keep a secret that the program guesses, or it does both.</source>
            <translation>Jouer une partie : vous devinez, ou vous gardez un secret que le programme devine, ou il fait les deux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let strategies find the same secrets, a guess of each in turn; and find them yourself.</source>
            <translation>Faire trouver les mêmes secrets à des stratégies, un essai de chacune à tour de rôle ; et les trouver vous-même.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Look back at a game: what each guess told, and what it could have told.</source>
            <translation>Revenir sur une partie : ce que chaque essai a apporté, et ce qu’il aurait pu apporter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say how your games went: how many were won, with how many guesses, and how fast.</source>
            <translation>Dire comment vos parties ont fini : combien sont gagnées, en combien d’essais, et à quelle vitesse.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the words that can be made of a rack, highest score first.</source>
            <translation>Montrer les mots qu’un chevalet permet, la meilleure valeur d’abord.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find all words that some letters make, before time is up.</source>
            <translation>Trouver tous les mots que forment quelques lettres, avant la fin du temps.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Tell a lesson step by step: how the method finds its words, with questions and answers.</source>
            <translation>Raconter une leçon pas à pas : comment la méthode trouve ses mots, avec questions et réponses.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play Lingo: guesses on standard output, masks of O, ? and X on standard input.</source>
            <translation>Jouer à Lingo : essais dans la sortie standard, masques de O, ? et X dans l’entrée standard.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest guesses that serve several boards.</source>
            <translation>Suggérer des essais qui servent plusieurs plateaux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let players of Lingo find the same secrets, and count their points.</source>
            <translation>Faire trouver les mêmes secrets à des joueurs de Lingo, et compter leurs points.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Talk with the helper, in a terminal or a pipe.</source>
            <translation>Parler avec l’assistant, dans un terminal ou un tube.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.</source>
            <translation>Dire ce qu’est un fichier, ce qui y est faux, et ce qu’il coûterait. Rien n’est changé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Measure the engine on this computer.</source>
            <translation>Mesurer le moteur sur cet ordinateur.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Measure what the sources published, and write a report with their figures beside ours.</source>
            <translation>Mesurer ce que les sources ont publié, et écrire un rapport avec leurs chiffres à côté des nôtres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the figures of `wmh replicate` into the README and the guide of a checkout.</source>
            <translation>Reporter les chiffres de `wmh replicate` dans le README et le guide d’une copie de travail.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build, import, list, change and check lexica.</source>
            <translation>Construire, importer, énumérer, changer et vérifier des lexiques.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mastermind: four pegs of six colours, A to F.</source>
            <translation>Mastermind : quatre fiches de six couleurs, A à F.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the games that --game and the window know, your own among them.</source>
            <translation>Énumérer les jeux que --game et la fenêtre connaissent, les vôtres aussi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>User studies: check a protocol, rehearse, power, export, merge, analyse, recode, delete.</source>
            <translation>Études avec des personnes : vérifier un protocole, répéter, puissance, exporter, réunir, analyser, recoder, supprimer.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>Any word may be guessed.</source>
            <translation>Tout mot peut être proposé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>A green letter stays at its place, and a letter is used at least as often as one turn has coloured it.</source>
            <translation>Une lettre verte reste à sa place, et une lettre est utilisée au moins aussi souvent qu’un tour l’a colorée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>As hard, and a yellow letter moves, and a letter known to be used up is not used more often.</source>
            <translation>Comme le difficile, et une lettre jaune bouge, et une lettre épuisée n’est plus utilisée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>black</source>
            <translation>noires</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>white</source>
            <translation>blanches</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>in place</source>
            <translation>à leur place</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>in common</source>
            <translation>communes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Tiles, as in Wordle and Lingo</source>
            <translation>Cases, comme dans Wordle et Lingo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Greens are dealt first; then each letter of the secret that is left pays for one yellow, from left to right.</source>
            <translation>Les verts sont donnés d’abord ; puis chaque lettre restante du secret paie un jaune, de gauche à droite.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Naive tiles</source>
            <translation>Cases simples</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Every letter is marked on its own: green here, yellow if it is anywhere in the secret.</source>
            <translation>Chaque lettre est marquée pour elle-même : vert ici, jaune si elle est n’importe où dans le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The paper's pattern</source>
            <translation>Le motif de l’article</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Only what the 2013 pattern says is read: that a yellow letter occurs at all is forgotten.</source>
            <translation>Seul ce que dit le motif de 2013 est lu : on oublie qu’une lettre jaune est présente.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Black and white pegs</source>
            <translation>Fiches noires et blanches</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Black counts the letters at their place, white those that are in the secret elsewhere; each letter of the secret counts once.</source>
            <translation>Noir compte les lettres à leur place, blanc celles qui sont ailleurs dans le secret ; chaque lettre du secret compte une fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Places only</source>
            <translation>Places seulement</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters at their place.</source>
            <translation>Le nombre de lettres à leur place.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Jotto, repeats shared</source>
            <translation>Jotto, répétitions partagées</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters in common; a repeated letter counts as often as both words have it.</source>
            <translation>Le nombre de lettres communes ; une lettre répétée compte autant de fois que les deux mots l’ont.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Jotto, each letter of the guess</source>
            <translation>Jotto, chaque lettre de l’essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters of the guess that are in the secret; a repeated one counts each time.</source>
            <translation>Le nombre de lettres de l’essai qui sont dans le secret ; une lettre répétée compte chaque fois.</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>fermi</source>
            <translation>fermi</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>pico</source>
            <translation>pico</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>bulls</source>
            <translation>taureaux</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>cows</source>
            <translation>vaches</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>green</source>
            <translation>vert</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>yellow</source>
            <translation>jaune</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} in place</source>
            <translation>{number} à leur place</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} elsewhere</source>
            <translation>{number} ailleurs</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} in common</source>
            <translation>{number} en commun</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}th</source>
            <translation>{n}e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}st</source>
            <translation>{n}er</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}nd</source>
            <translation>{n}e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}rd</source>
            <translation>{n}e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no</source>
            <translation>zéro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>one</source>
            <translation>un</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>two</source>
            <translation>deux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>three</source>
            <translation>trois</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>four</source>
            <translation>quatre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>five</source>
            <translation>cinq</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>six</source>
            <translation>six</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>the clues contradict each other</source>
            <translation>les indices se contredisent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} is {places}</source>
            <translation>{letter} est {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no other {letter}</source>
            <translation>aucun autre {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>or</source>
            <translation>ou</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>, not {places}</source>
            <translation>, pas {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} is not {places}</source>
            <translation>{letter} n’est pas {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no {letters}</source>
            <translation>aucun {letters}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>exactly {number} {letter}</source>
            <translation>exactement {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>another {letter}</source>
            <translation>un autre {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} somewhere</source>
            <translation>{letter} quelque part</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>at least {number} {letter}</source>
            <translation>au moins {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>at most {number} {letter}</source>
            <translation>au plus {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{word}: {numbers}</source>
            <translation>{word} : {numbers}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>and</source>
            <translation>et</translation>
        </message>
    </context>
    <context>
        <name>LeftOut</name>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>longer than 200 characters</source>
            <translation>plus de 200 caractères</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>not letters only</source>
            <translation>pas seulement des lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>with capitals</source>
            <translation>avec des majuscules</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>beside something that is no count</source>
            <translation>à côté de quelque chose qui n’est pas une fréquence</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>with a letter of another language</source>
            <translation>avec une lettre d’une autre langue</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>not 2 to 31 letters long</source>
            <translation>sans avoir de 2 à 31 lettres</translation>
        </message>
    </context>
    <context>
        <name>Strategies</name>
        <message>
            <location filename="../../app/wmh/engine/strategy/breaker.py"></location>
            <source>The hard mode lets no word pass, so this is the paper's list.</source>
            <translation>Le mode difficile n’admet aucun mot ; voici la liste de l’article.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/kernels/numba_check.py"></location>
            <source>This strategy needs numba, which is not installed here: choose paper or positional.</source>
            <translation>Cette stratégie a besoin de numba, qui n’est pas installé ici : choisissez celle de l’article ou celle des places.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Letter frequency (the paper's)</source>
            <translation>Fréquence des lettres (celle de l’article)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Tries the letters that most of the possible words share, each letter once.</source>
            <translation>Essaie les lettres que le plus de mots possibles partagent, chacune une fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>score</source>
            <translation>valeur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Letters at their places</source>
            <translation>Lettres à leurs places</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Has the most letters at their places, on average over the possible words.</source>
            <translation>A le plus de lettres à leur place, en moyenne sur les mots possibles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>greens</source>
            <translation>verts</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most information</source>
            <translation>Le plus d’information</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>The clue to expect tells most: it halves the possible words this many times.</source>
            <translation>L’indice attendu apporte le plus : il divise par deux les mots possibles autant de fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>bits</source>
            <translation>bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Fewest words left</source>
            <translation>Le moins de mots restants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words on average.</source>
            <translation>Laisse le moins de mots possibles en moyenne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>left</source>
            <translation>restants</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Safest</source>
            <translation>Le plus sûr</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words when luck is worst.</source>
            <translation>Laisse le moins de mots possibles quand la chance est la pire.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>left at worst</source>
            <translation>au pire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most different clues</source>
            <translation>Le plus d’indices différents</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues, so one of them is likely to say all.</source>
            <translation>Peut recevoir le plus d’indices différents, si bien que l’un d’eux dira tout.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most clues, then information</source>
            <translation>Le plus d’indices, puis l’information</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues; of equals, the one that tells most.</source>
            <translation>Peut recevoir le plus d’indices différents ; à égalité, celui qui apporte le plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>clues</source>
            <translation>indices</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Lingo points</source>
            <translation>Points de Lingo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Wins the most points on average with the attempts left: 500 for the first, 100 less for each one more.</source>
            <translation>Gagne le plus de points en moyenne avec les essais restants : 500 au premier, 100 de moins à chacun des suivants.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>points</source>
            <translation>points</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Fewest guesses</source>
            <translation>Le moins d’essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Needs the fewest guesses on average to the end of the game. With at most 200 possible words this is worked out and mostly proven; with more, guesses with more different clues come first.</source>
            <translation>Demande en moyenne le moins d’essais jusqu’à la fin. Avec 200 mots possibles au plus, c’est calculé et le plus souvent prouvé ; avec davantage, les essais aux indices plus variés viennent d’abord.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>guesses</source>
            <translation>essais</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Only words that can be the secret.</source>
            <translation>Seulement les mots qui peuvent être le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Any word that may be a secret, also to rule others out.</source>
            <translation>Tout mot qui peut être un secret, aussi pour en exclure d’autres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Any word of the lexicon, however uncommon, also to rule others out.</source>
            <translation>Tout mot du lexique, même rare, aussi pour en exclure d’autres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Every possible word is as likely as any other.</source>
            <translation>Tous les mots possibles sont aussi probables.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>The more common a word, the likelier it is the secret.</source>
            <translation>Plus un mot est courant, plus il est probable qu’il soit le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>It cannot be fewer; how many more has not been worked out.</source>
            <translation>Il ne peut y en avoir moins ; combien de plus n’a pas été calculé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>From a sample of the possible words or of the ways to go on.</source>
            <translation>D’un échantillon des mots possibles ou des suites.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>From all of the possible words.</source>
            <translation>De tous les mots possibles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>No guess needs fewer on average, to two decimals: every way to go on was looked at.</source>
            <translation>Aucun essai n’en demande moins en moyenne, à deux décimales près : toutes les suites ont été examinées.</translation>
        </message>
    </context>
    <context>
        <name>Steps</name>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>number</source>
            <translation>nombre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>setting a row aside</source>
            <translation>mise de côté d’une ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>given letters</source>
            <translation>lettres données</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>turn of the game</source>
            <translation>tour de la partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>respelling</source>
            <translation>réécriture</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>another game</source>
            <translation>un autre jeu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>word length</source>
            <translation>longueur des mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>suggestion</source>
            <translation>suggestion</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>removing a row</source>
            <translation>suppression d’une ligne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>pasting</source>
            <translation>collage</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>guess</source>
            <translation>essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>correction</source>
            <translation>correction</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>new game</source>
            <translation>nouvelle partie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>typing</source>
            <translation>saisie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>mark</source>
            <translation>marque</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_table.py"></location>
            <source>words</source>
            <translation>mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>clue</source>
            <translation>indice</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>rule</source>
            <translation>règle</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Is the edge {0} followed or refused? Y says followed, N refused.</source>
            <translation>L’arête {0} est-elle suivie ou refusée ? Y dit suivie, N refusée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Right: {0} is followed.</source>
            <translation>Juste : {0} est suivie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>No: {0} is followed.</source>
            <translation>Non : {0} est suivie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Right: {0} is refused. {1} {0}</source>
            <translation>Juste : {0} est refusée. {1} {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>No: {0} is refused. {1} {0}</source>
            <translation>Non : {0} est refusée. {1} {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>{0} ({1} hands)</source>
            <extracomment>Of one: {0} (one hand)</extracomment>
            <translation>
                <numerusform>{0} (une main)</numerusform>
                <numerusform>{0} ({1} mains)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}.</source>
            <translation>La classe a dit : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}. Right: {1}.</source>
            <translation>La classe a dit : {0}. Juste : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}. The nearest was {1}, and it is {2}.</source>
            <translation>La classe a dit : {0}. Le plus proche était {1}, et c’est {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>Question</source>
            <translation>Question</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>Answer</source>
            <translation>Réponse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>{0} of {1}</source>
            <translation>{0} sur {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/bars_figure.py"></location>
            <source>{0} letters counted</source>
            <extracomment>Of one: One letter counted</extracomment>
            <translation>
                <numerusform>Une lettre comptée</numerusform>
                <numerusform>{0} lettres comptées</numerusform>
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
            <translation>{0} ; {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>and {0} smaller groups</source>
            <translation>et {0} groupes plus petits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits on average</source>
            <translation>bits en moyenne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>words</source>
            <translation>mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>share</source>
            <translation>part</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits of it</source>
            <translation>bits de la part</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>share times bits</source>
            <translation>part × bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>letter frequency</source>
            <translation>fréquence des lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>and {0} smaller groups with {1} words in all</source>
            <translation>et {0} groupes plus petits, avec {1} mots en tout</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>{0} and {1} not shown</source>
            <translation>{0} et {1} non montrés</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>{0}: {1} words in {2} groups</source>
            <extracomment>Of one: {0}: one word, in one group</extracomment>
            <translation>
                <numerusform>{0} : {1} mot en {2} groupe</numerusform>
                <numerusform>{0} : {1} mots en {2} groupes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>Guesses compared, with {0} words</source>
            <extracomment>Of one: Guesses compared, with one word</extracomment>
            <translation>
                <numerusform>Essais comparés, avec {0} mot possible</numerusform>
                <numerusform>Essais comparés, avec {0} mots possibles</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>groups</source>
            <translation>groupes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>largest</source>
            <translation>le plus grand</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>can be it</source>
            <translation>possible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>yes</source>
            <translation>oui</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>no</source>
            <translation>non</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>The guess {0}</source>
            <translation>L’essai {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>secret</source>
            <translation>secret</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>naive rule</source>
            <translation>règle naïve</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>{0}, the secret {1}</source>
            <translation>{0}, le secret {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>{0} against the code {1}</source>
            <translation>{0} face au code {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>code</source>
            <translation>code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>guess</source>
            <translation>essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>key pegs</source>
            <translation>petites fiches</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>as printed</source>
            <translation>imprimé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>{0} black, {1} white: score {2}</source>
            <translation>{0} noires, {1} blanches : score {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>left: {0}</source>
            <translation>restants : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>marks</source>
            <translation>marques</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>left at worst</source>
            <translation>reste au pire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>left on average</source>
            <translation>reste en moyenne</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits</source>
            <translation>bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>First guesses, with {0} codes</source>
            <translation>Premiers essais, avec {0} codes</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>{0} words let through</source>
            <extracomment>Of one: One word let through</extracomment>
            <translation>
                <numerusform>Laisse passer un mot</numerusform>
                <numerusform>Laisse passer {0} mots</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>None that the other has not</source>
            <translation>Aucun que l’autre n’ait pas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>{0} that the other has not:</source>
            <extracomment>Of one: One that the other has not:</extracomment>
            <translation>
                <numerusform>Un que l’autre n’a pas :</numerusform>
                <numerusform>{0} que l’autre n’a pas :</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>Both have:</source>
            <translation>Les deux ont :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>Both patterns let the same words through.</source>
            <translation>Les deux motifs laissent passer les mêmes mots.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The paper's pattern lets {0} words through that cannot be the secret.</source>
            <extracomment>Of one: The paper's pattern lets one word through that cannot be the secret.</extracomment>
            <translation>
                <numerusform>Le motif de l’article laisse passer un mot qui ne peut pas être le secret.</numerusform>
                <numerusform>Le motif de l’article laisse passer {0} mots qui ne peuvent pas être le secret.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The paper's pattern rules out {0} words that can be the secret.</source>
            <extracomment>Of one: The paper's pattern rules out one word that can be the secret.</extracomment>
            <translation>
                <numerusform>Le motif de l’article exclut un mot qui peut être le secret.</numerusform>
                <numerusform>Le motif de l’article exclut {0} mots qui peuvent être le secret.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Not followed because of:</source>
            <translation>Non suivies à cause de :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Looked at</source>
            <translation>Regardées</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Letter</source>
            <translation>Lettre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Length</source>
            <translation>Longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Count</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Followed</source>
            <translation>Suivies</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>In all</source>
            <translation>En tout</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Brute force: letters compared {0}, of {1}; words {2}</source>
            <translation>Force brute : lettres comparées {0}, sur {1} ; mots {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>The walk: edges looked at {0}; different ones {1} of {2}</source>
            <translation>Le parcours : arêtes regardées {0} ; différentes {1} sur {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>and {0} not shown</source>
            <translation>et {0} non montrés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0}: the letter {1}</source>
            <translation>Unité {0} : la lettre {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0}: the start</source>
            <translation>Unité {0} : le départ</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>free: {0}</source>
            <translation>libre : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>offset: {0}</source>
            <translation>écart : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>scale: {0}, so the offset counts single units</source>
            <translation>échelle : {0}, l’écart compte donc des unités simples</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>end: 1, a word ends here</source>
            <translation>fin : 1, un mot finit ici</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>end: 0, no word ends here</source>
            <translation>fin : 0, aucun mot ne finit ici</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label: {0}, the letter {1}</source>
            <translation>lettre : {0}, soit {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label: 0, no letter</source>
            <translation>lettre : 0, aucune</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>{0}. {1}; {2}; {3}; {4}; {5}.</source>
            <translation>{0}. {1} ; {2} ; {3} ; {4} ; {5}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>unit</source>
            <translation>unité</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>its offset</source>
            <translation>son écart</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label of {0}</source>
            <translation>nombre de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>exclusive or: the unit</source>
            <translation>ou exclusif : l’unité</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Following {0} from unit {1}</source>
            <translation>Suivre {0} depuis l’unité {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} has the label {1}: the letter follows.</source>
            <translation>L’unité {0} a la lettre {1} : la lettre suit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} has the label {1}, not {2}: no word goes on so.</source>
            <translation>L’unité {0} a la lettre {1}, non {2} : aucun mot ne continue ainsi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} is free: no word goes on with {1}.</source>
            <translation>L’unité {0} est libre : aucun mot ne continue avec {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>{0}: {1} xor {2} xor {3} is {4}. {5}</source>
            <translation>{0} : {1} xor {2} xor {3} font {4}. {5}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>how many units follow</source>
            <translation>autant d’unités suivent</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>The file</source>
            <translation>Le fichier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/graph_figure.py"></location>
            <source>start</source>
            <translation>départ</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>Words: {0}</source>
            <translation>Mots : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>Words: {0}, not shown: {1}</source>
            <translation>Mots : {0}, non montrés : {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>and {0} more</source>
            <extracomment>Of one: and one more</extracomment>
            <translation>
                <numerusform>et un de plus</numerusform>
                <numerusform>et {0} de plus</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>The secret is {0}</source>
            <translation>Le secret est {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>solved with {0} guesses</source>
            <extracomment>Of one: solved with one guess</extracomment>
            <translation>
                <numerusform>trouvé en un essai</numerusform>
                <numerusform>trouvé en {0} essais</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>gave up</source>
            <translation>a abandonné</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>{0} words left</source>
            <extracomment>Of one: one word left</extracomment>
            <translation>
                <numerusform>il reste un mot</numerusform>
                <numerusform>il reste {0} mots</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/score_figure.py"></location>
            <source>again</source>
            <translation>encore</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bars_figure.py"></location>
            <source>{0}</source>
            <translation>{0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/score_figure.py"></location>
            <source>= {0} %</source>
            <translation>= {0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>Given from the start: {0}</source>
            <translation>Données dès le début : {0}</translation>
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
                <numerusform>{0} mot de {1} lettres.</numerusform>
                <numerusform>{0} mots de {1} lettres.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words.</source>
            <extracomment>Of one: One word.</extracomment>
            <translation>
                <numerusform>{0} mot.</numerusform>
                <numerusform>{0} mots.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words, {1} of them of {2} letters.</source>
            <translation>{0} mots, dont {1} de {2} lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} codes of {1} symbols.</source>
            <translation>{0} codes de {1} symboles.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words of {1} letters, from the lexicon {2}.</source>
            <extracomment>Of one: One word of {1} letters, from the lexicon {2}.</extracomment>
            <translation>
                <numerusform>{0} mot de {1} lettres, du lexique {2}.</numerusform>
                <numerusform>{0} mots de {1} lettres, du lexique {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>At {0}: followed {1}; not followed {2}. Edges looked at: {3}. Words found: {4}.</source>
            <translation>À {0} : suivies {1} ; non suivies {2}. Arêtes regardées : {3}. Mots trouvés : {4}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Edges looked at: {0}</source>
            <translation>Arêtes regardées : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Different: {0} of {1}</source>
            <translation>Différentes : {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Words found: {0}, not shown: {1}</source>
            <translation>Mots trouvés : {0}, non montrés : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Words found: {0}</source>
            <translation>Mots trouvés : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Place {0} of {1}</source>
            <translation>Place {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>A word is found</source>
            <translation>Un mot est trouvé</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Followed:</source>
            <translation>Suivies :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>{0}: answers</source>
            <translation>{0} : réponses</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Answer sheet</source>
            <translation>Fiche de réponses</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Handout</source>
            <translation>Fiche d’élève</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The words</source>
            <translation>Les mots</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The words that cannot be the secret are crossed out.</source>
            <translation>Les mots qui ne peuvent pas être le secret sont barrés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Cross out the words that cannot be the secret.</source>
            <translation>Barrez les mots qui ne peuvent pas être le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Guesses and clues</source>
            <translation>Essais et indices</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Write a guess into the tiles, and what the game says into the boxes.</source>
            <translation>Écrivez un essai dans les cases, et ce que dit le jeu dans les cadres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Write a guess into the tiles, and each mark into its corner: g for green, y for yellow, w for white.</source>
            <translation>Écrivez un essai dans les cases, et chaque marque dans son coin : g pour vert, y pour jaune, w pour blanc.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Letters</source>
            <translation>Lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>How often each letter occurs in the words that fit.</source>
            <translation>Combien de fois chaque lettre apparaît dans les mots qui conviennent.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Count each letter of the words that fit.</source>
            <translation>Comptez chaque lettre des mots qui conviennent.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Draw the words as a DAWG: a letter on each line, and equal endings once.</source>
            <translation>Dessinez les mots en DAWG : une lettre sur chaque trait, et les fins égales une seule fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Questions</source>
            <translation>Questions</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>For the teacher</source>
            <translation>Pour l’enseignant</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/remarks.py"></location>
            <source>Up to {1} words are drawn. Here are {0}, so only numbers are shown.</source>
            <translation>Jusqu’à {1} mots sont dessinés. Il y en a ici {0}, seuls des nombres sont donc montrés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/remarks.py"></location>
            <source>No word fits these turns. The stage doctor can show why.</source>
            <translation>Aucun mot ne convient à ces tours. La phase du docteur peut montrer pourquoi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/stops.py"></location>
            <source>A picture whose numbers are covered until the answer is given.</source>
            <translation>Une image dont les nombres sont cachés jusqu’à la réponse.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Words: {0}. Beside each bar: the length in letters.</source>
            <translation>Mots : {0}. À côté de chaque barre : la longueur en lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Words of each length</source>
            <translation>Mots de chaque longueur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The DAWG Constructor takes in all words of the list.</source>
            <translation>Le constructeur du DAWG prend tous les mots de la liste.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Of {0} nodes of the trie, {1} are left in the DAWG.</source>
            <translation>Des {0} nœuds du trie, il en reste {1} dans le DAWG.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Nodes and edges</source>
            <translation>Nœuds et arêtes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>nodes of the trie</source>
            <translation>nœuds du trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>killed</source>
            <translation>supprimés</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>nodes of the DAWG</source>
            <translation>nœuds du DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>edges of the DAWG</source>
            <translation>arêtes du DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The nodes count the start.</source>
            <translation>Les nœuds comptent aussi le départ.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The file is {0} % smaller than the words as text.</source>
            <translation>Le fichier est plus petit de {0} % que les mots en texte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>So few words are larger as a file than as text: each unit takes 4 bytes, free or not.</source>
            <translation>Si peu de mots sont plus grands en fichier qu’en texte : chaque unité prend 4 octets, libre ou non.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Bytes</source>
            <translation>Octets</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>words as text</source>
            <translation>mots en texte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>file</source>
            <translation>fichier</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Saved: {0} %. As text, each word has a line of its own.</source>
            <translation>Économie : {0} %. En texte, chaque mot a sa propre ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>As text, each word has a line of its own.</source>
            <translation>En texte, chaque mot a sa propre ligne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>DAWG Constructor</source>
            <translation>Constructeur du DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Pattern Generator</source>
            <translation>Générateur de motif</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Pattern Matcher</source>
            <translation>Chercheur de motif</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Letter Counter</source>
            <translation>Compteur de lettres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Scorer</source>
            <translation>Notation</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>List</source>
            <translation>Liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Clues</source>
            <translation>Indices</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Doctor</source>
            <translation>Docteur</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Choice of guess</source>
            <translation>Choix de l’essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Codes</source>
            <translation>Codes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Race</source>
            <translation>Course</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Information</source>
            <translation>Information</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>End mark</source>
            <translation>Marque de fin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Word by word</source>
            <translation>Mot à mot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The mark on the node</source>
            <translation>La marque sur le nœud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>In textbooks a node says that a word ends there: each square is an end.</source>
            <translation>Dans les manuels, un nœud dit qu’un mot s’y termine : chaque carré est une fin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>After {0} and after {1} the same letters follow, only the mark differs: two nodes.</source>
            <translation>Après {0} et après {1} suivent les mêmes lettres, seule la marque diffère : deux nœuds.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The mark on the edge</source>
            <translation>La marque sur l’arête</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Here the edge bears the mark, as a ring around its letter: one node serves both.</source>
            <translation>Ici l’arête porte la marque, un anneau autour de sa lettre : un nœud sert aux deux.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Here the edge bears the mark, as a ring around its letter.</source>
            <translation>Ici l’arête porte la marque, un anneau autour de sa lettre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>mark on the node</source>
            <translation>marque sur le nœud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>mark on the edge</source>
            <translation>marque sur l’arête</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Whoever comes to a node has come over an edge, and has seen its mark.</source>
            <translation>Qui arrive à un nœud est venu par une arête et en a vu la marque.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0} nodes with the mark on the node, {1} with it on the edge.</source>
            <translation>{0} nœuds avec la marque sur le nœud, {1} avec elle sur l’arête.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes</source>
            <translation>Nœuds</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes: {0}. Edges: {1}.</source>
            <translation>Nœuds : {0}. Arêtes : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>A word at a time</source>
            <translation>Un mot à la fois</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>New: {0}. Left out: {1}. Nodes now: {2}, in the trie: {3}.</source>
            <translation>Nouveaux : {0}. Omis : {1}. Nœuds à présent : {2}, dans le trie : {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>the whole trie first</source>
            <translation>d’abord tout le trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>a word at a time, at most</source>
            <translation>mot à mot, au plus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>the smallest automaton</source>
            <translation>l’automate minimal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Both ways end with the same automaton.</source>
            <translation>Les deux voies aboutissent au même automate.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The paper's way holds {0} nodes at once, this one {1} at most.</source>
            <translation>La voie de l’article tient {0} nœuds à la fois, celle-ci {1} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes held at once</source>
            <translation>Nœuds tenus à la fois</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>After the last word its nodes are checked too: {0} of them are left out.</source>
            <translation>Après le dernier mot, ses nœuds sont vérifiés aussi : {0} sont omis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0}: first the end of the word before is checked, and {1} of its nodes are left out.</source>
            <translation>{0} : d’abord la fin du mot précédent est vérifiée, et {1} de ses nœuds sont omis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0}: only the letters that are not there yet get nodes, {1} of them.</source>
            <translation>{0} : seules les lettres qui manquent reçoivent des nœuds, {1} en tout.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>After {0} every word has a clue of its own, so the clue names the secret.</source>
            <translation>Après {0} chaque mot a son propre indice, l’indice désigne donc le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>After {0} all words have the same clue: it tells nothing.</source>
            <translation>Après {0} tous les mots ont le même indice : il n’apporte rien.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} splits {1} words into {2} groups by their clue. The largest has {3}.</source>
            <translation>{0} répartit {1} mots en {2} groupes selon leur indice. Le plus grand en a {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} leaves the fewest words on average: {1}.</source>
            <translation>{0} laisse le moins de mots en moyenne : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} leaves the fewest words on average: {1}. It cannot be the secret itself.</source>
            <translation>{0} laisse le moins de mots en moyenne : {1}. Il ne peut pas être lui-même le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Letters at their place are looked at first, the others afterwards.</source>
            <translation>Les lettres à leur place sont regardées d’abord, les autres ensuite.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is at its place: green. It is used up in the secret.</source>
            <translation>{0} est à sa place : vert. Dans le secret, cette lettre est épuisée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Tiles marked otherwise: {0}</source>
            <translation>Cases marquées autrement : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left: {0}</source>
            <translation>Mots restants : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left, read by the naive rule: {0}</source>
            <translation>Mots restants selon la règle naïve : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is in the secret, at place {1}: yellow. It is used up.</source>
            <translation>{0} est dans le secret, à la place {1} : jaune. Cette lettre y est épuisée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Every {0} of the secret is used up already: white.</source>
            <translation>Chaque {0} du secret est déjà épuisé : blanc.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is not in the secret: white.</source>
            <translation>{0} n’est pas dans le secret : blanc.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>The naive rule looks at each letter alone. Here it marks every tile the same.</source>
            <translation>La règle naïve regarde chaque lettre seule. Ici, elle marque chaque case de la même façon.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>The naive rule looks at each letter alone. It marks {0} tiles otherwise.</source>
            <extracomment>Of one: The naive rule looks at each letter alone. It marks one tile otherwise.</extracomment>
            <translation>
                <numerusform>La règle naïve regarde chaque lettre seule. Elle marque une case autrement.</numerusform>
                <numerusform>La règle naïve regarde chaque lettre seule. Elle marque {0} cases autrement.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Whichever rule reads this clue, the clue alone leaves as many words: {0}.</source>
            <translation>Quelle que soit la règle qui lit cet indice, à lui seul il laisse autant de mots : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left by this clue alone: {0}. Read by the naive rule: {1}, and the secret is one of them.</source>
            <translation>Mots que laisse cet indice à lui seul : {0}. Lu par la règle naïve : {1}, et le secret en fait partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left by this clue alone: {0}. Read by the naive rule: {1}, and the secret is lost.</source>
            <translation>Mots que laisse cet indice à lui seul : {0}. Lu par la règle naïve : {1}, et le secret est perdu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The code is {0}, the guess {1}.</source>
            <translation>Le code est {0}, l’essai {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} is at its place: a black peg.</source>
            <translation>{0} est à sa place : une fiche noire.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} is in the code at another place: a white peg.</source>
            <translation>{0} est dans le code à une autre place : une fiche blanche.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg. The print says the same.</source>
            <translation>Les autres fiches de {0} ne reçoivent pas de petite fiche. Le texte imprimé dit la même chose.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg. The print says otherwise: score {1}, not {2}.</source>
            <translation>Les autres fiches de {0} ne reçoivent pas de petite fiche. Le texte imprimé dit autre chose : score {1}, et non {2}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>After these guesses the real mark leaves {0} codes. The printed one leaves {1}, and the code is not one of them.</source>
            <extracomment>Of one: After these guesses the real mark leaves one code. The printed one leaves {1}, and the code is not one of them.</extracomment>
            <translation>
                <numerusform>Après ces essais, la vraie marque laisse {0} code. Celle qui est imprimée en laisse {1}, et le code n’en fait pas partie.</numerusform>
                <numerusform>Après ces essais, la vraie marque laisse {0} codes. Celle qui est imprimée en laisse {1}, et le code n’en fait pas partie.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>Every peg of {0} is black: the code is found.</source>
            <translation>Toutes les petites fiches de {0} sont noires : le code est trouvé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg.</source>
            <translation>Les autres fiches de {0} ne reçoivent pas de petite fiche.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>After {1} there are {0} codes left.</source>
            <extracomment>Of one: After {1} one code is left.</extracomment>
            <translation>
                <numerusform>Après {1}, il reste un code.</numerusform>
                <numerusform>Après {1}, il reste {0} codes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} can have {1} different marks. At worst it leaves {2} codes.</source>
            <extracomment>Of one: {0} can have {1} different marks. At worst it leaves one code.</extracomment>
            <translation>
                <numerusform>{0} peut avoir {1} marques différentes. Au pire, il laisse {2} code.</numerusform>
                <numerusform>{0} peut avoir {1} marques différentes. Au pire, il laisse {2} codes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The best first guess depends on the aim: {0} for the worst case, {1} for the average, {2} for information.</source>
            <translation>Le meilleur premier essai dépend du but : {0} pour le pire cas, {1} pour la moyenne, {2} pour l’information.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Each edge becomes a unit of 32 bits, and the start has one too, number 0.</source>
            <translation>Chaque arête devient une unité de 32 bits, et le départ en a une aussi, le numéro 0.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The unit of the edge {0}: its label, whether a word ends, where it goes on.</source>
            <translation>L’unité de l’arête {0} : sa lettre, si un mot finit, où l’on continue.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>From unit {0}, the letter {1} is looked for where the exclusive or says.</source>
            <translation>Depuis l’unité {0}, la lettre {1} est cherchée là où l’indique le ou exclusif.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The end bit of the last letter is 1, so {0} is a word.</source>
            <translation>Le bit de fin de la dernière lettre vaut 1, donc {0} est un mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>A letter that does not follow: the unit there has another label, or none.</source>
            <translation>Une lettre qui ne suit pas : l’unité à cet endroit en a une autre, ou aucune.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Units: {0}. Used: {1}. Bytes: 4 for each, and 4 for the size: {2}.</source>
            <translation>Unités : {0}. Utilisées : {1}. Octets, 4 chacune, et 4 pour la taille : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Units: {0}, of which {3} are shown. Used: {1}. Bytes, with 4 for the size: {2}.</source>
            <translation>Unités : {0}, dont montrées {3}. Utilisées : {1}. Octets, avec 4 pour la taille : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The file is a row of units: * is the start, and those of {0} are marked.</source>
            <translation>Le fichier est une rangée d’unités : * est le départ, et celles de {0} sont marquées.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words left after each turn</source>
            <translation>Mots restants après chaque tour</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words before the first turn: {0}.</source>
            <translation>Mots avant le premier tour : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>After {0} no word is left.</source>
            <translation>Après {0} il ne reste aucun mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words left after {0}: {1}.</source>
            <translation>Mots restants après {0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Some word fits every turn, so there is nothing to correct.</source>
            <translation>Un mot au moins convient à chaque tour, il n’y a donc rien à corriger.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>These turns contradict each other: no word of any list can fit them all.</source>
            <translation>Ces tours se contredisent : aucun mot d’aucune liste ne peut convenir à tous.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>The turns do not contradict each other, but no word of this list fits them all.</source>
            <translation>Les tours ne se contredisent pas, mais aucun mot de cette liste ne convient à tous.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>no word</source>
            <translation>aucun mot</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: one word</extracomment>
            <translation>
                <numerusform>un mot</numerusform>
                <numerusform>{0} mots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Then {0} fit.</source>
            <extracomment>Of one: Then one word fits.</extracomment>
            <translation>
                <numerusform>Alors un mot convient.</numerusform>
                <numerusform>Alors {0} conviennent.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Proposal {0}</source>
            <translation>Proposition {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps {0} marks were wrong, the first in {1}.</source>
            <translation>Peut-être que {0} marques étaient fausses, la première dans {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the number for {0} in {1} was {2}.</source>
            <translation>Peut-être que le nombre pour {0} dans {1} était {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the guess was {0}, not {1}.</source>
            <translation>Peut-être que l’essai était {0}, et non {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps {0} belongs to another game.</source>
            <translation>Peut-être que {0} vient d’une autre partie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the game marks by another rule: {0}.</source>
            <translation>Peut-être que le jeu marque par une autre règle : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the secret is a less common word.</source>
            <translation>Peut-être que le secret est un mot moins courant.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the secret is in the lexicon {0}.</source>
            <translation>Peut-être que le secret est dans le lexique {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the {0} at place {1} of {2} was {3}.</source>
            <translation>Peut-être que le {0} à la place {1} de {2} était {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the {0} at place {1} of {2} was {3}, not {4}.</source>
            <translation>Peut-être que le {0} à la place {1} de {2} était {3}, et non {4}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>No word is left to choose for.</source>
            <translation>Il ne reste aucun mot pour lequel choisir.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>after {0} answers</source>
            <extracomment>Of one: after one answer</extracomment>
            <translation>
                <numerusform>après une réponse</numerusform>
                <numerusform>après {0} réponses</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Words: {0}. Bits: {1}.</source>
            <translation>Mots : {0}. Bits : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Every yes or no halves the list. To name one of {0} words takes {1} bits.</source>
            <translation>Chaque oui ou non coupe la liste en deux. Nommer un mot parmi {0} demande {1} bits.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Halving the list</source>
            <translation>Couper la liste en deux</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>{0} cuts {1} words into {2} groups, by their clue.</source>
            <translation>{0} répartit {1} mots en {2} groupes, selon leur indice.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>A half is worth one bit, a quarter two: minus the logarithm of the share.</source>
            <translation>Une moitié vaut un bit, un quart deux : moins le logarithme de la part.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Each share times its bits, added up: {0} tells {1} bits on average.</source>
            <translation>Chaque part fois ses bits, additionnée : {0} apporte {1} bit en moyenne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>By letter frequency {0} is the best: {1} %.</source>
            <translation>Selon la fréquence des lettres, {0} est le meilleur : {1} %.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>By information {0} is the best: {1} bits.</source>
            <translation>Selon l’information, {0} est le meilleur : {1} bits.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>{0} cannot be the secret, and yet it tells the most: no answer leaves many.</source>
            <translation>{0} ne peut être le secret et dit pourtant le plus : aucune réponse n’en laisse beaucoup.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The clues contradict each other: there is nothing to walk for.</source>
            <translation>Les indices se contredisent : il n’y a rien à chercher.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The lexicon has no word of {0} letters.</source>
            <translation>Le lexique n’a aucun mot de {0} lettres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>All paths, place by place</source>
            <translation>Tous les chemins, place par place</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Place {0}: edges looked at {1}, followed {2}.</source>
            <translation>Place {0} : arêtes regardées {1}, suivies {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk on the DAWG</source>
            <translation>Le parcours du DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Where the walk begins on the DAWG</source>
            <translation>Où le parcours du DAWG commence</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Thick: way here. Struck out: not followed. Square: word.</source>
            <translation>Épais : le chemin. Barré : non suivi. Carré : un mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Only edges that are taken are drawn, of {0}.</source>
            <translation>Seules les arêtes prises sont dessinées, sur {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Not allowed here:</source>
            <translation>Interdit ici :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The length cannot be:</source>
            <translation>Longueur impossible :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The counts cannot be right:</source>
            <translation>Les nombres ne peuvent aller :</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>{0} would come too often:</source>
            <translation>{0} viendrait trop souvent :</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Not all of {0} fit:</source>
            <extracomment>Of one: {0} can no longer come:</extracomment>
            <translation>
                <numerusform>{0} ne vient plus :</numerusform>
                <numerusform>Pas toutes : {0}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>{0} is a word that fits: it is found.</source>
            <translation>{0} est un mot qui convient : il est trouvé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk begins at the start and looks at every edge there.</source>
            <translation>Le parcours commence au départ et y regarde chaque arête.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>From {0} no edge can be followed, since {1} can no longer come: the walk goes back.</source>
            <translation>Depuis {0} aucune arête ne peut être suivie, car {1} ne peut plus venir : le parcours revient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>From {0} no edge can be followed: the walk goes back.</source>
            <translation>Depuis {0} aucune arête ne peut être suivie : le parcours revient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk goes back, and on with {0}.</source>
            <translation>Le parcours revient, et continue avec {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk goes on with {0}.</source>
            <translation>Le parcours continue avec {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force and the walk</source>
            <translation>La force brute et le parcours</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force compares every word from the left, to the first letter that misfits.</source>
            <translation>La force brute compare chaque mot depuis la gauche, jusqu’à la première lettre qui ne va pas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force compares a letter {0} times, the walk looks at an edge {1} times, and both find the same words.</source>
            <translation>La force brute compare une lettre {0} fois, le parcours regarde une arête {1} fois, et tous deux trouvent les mêmes mots.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Both find {0} words among all words of the list. Words that are usual and fit every clue: {1}.</source>
            <translation>Les deux trouvent {0} mots parmi tous ceux de la liste. Mots usuels et conformes à chaque indice : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>No guess yet</source>
            <translation>Pas encore d’essai</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Only the letters that are given are known yet.</source>
            <translation>On ne connaît encore que les lettres données.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Nothing is known yet: every place may be any letter.</source>
            <translation>On ne sait encore rien : chaque place peut avoir n’importe quelle lettre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The clue counts letters and marks none, so a pattern can say little.</source>
            <translation>L’indice compte les lettres et n’en marque aucune, un motif dit donc peu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The rule of the game is tried on whole words. Those that fit: {0}.</source>
            <translation>La règle du jeu est essayée sur des mots entiers. Conviennent : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>A clue that counts</source>
            <translation>Un indice qui compte</translation>
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
            <translation>Le motif de l’article</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Guess {0} is {1}, and the game marks it {2}.</source>
            <translation>L’essai {0} est {1}, et le jeu le marque {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The guess is {0}, and the game marks it {1}.</source>
            <translation>L’essai est {0}, et le jeu le marque {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Two greens at one place contradict each other: no word fits.</source>
            <translation>Deux verts à la même place se contredisent : aucun mot ne convient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>No word has the pattern {0}.</source>
            <translation>Aucun mot n’a le motif {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>{0} usual words have the pattern {1}.</source>
            <extracomment>Of one: One usual word has the pattern {1}.</extracomment>
            <translation>
                <numerusform>Un mot usuel a le motif {1}.</numerusform>
                <numerusform>{0} mots usuels ont le motif {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>{0} words have the pattern {1}.</source>
            <extracomment>Of one: One word has the pattern {1}.</extracomment>
            <translation>
                <numerusform>Un mot a le motif {1}.</numerusform>
                <numerusform>{0} mots ont le motif {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Words that have it: {0}</source>
            <translation>Mots qui l’ont : {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} is {1}.</source>
            <translation>La place {0} est {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} may be any letter.</source>
            <translation>La place {0} peut être n’importe quelle lettre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} may be any letter but {1}.</source>
            <translation>La place {0} peut être n’importe quelle lettre sauf {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Green: {0} is at this place.</source>
            <translation>Vert : {0} est à cette place.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Yellow here: {0} is not at this place.</source>
            <translation>Jaune ici : {0} n’est pas à cette place.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Yellow here: {0} are not at this place.</source>
            <translation>Jaune ici : {0} ne sont pas à cette place.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White: {0} is at no place that is not green.</source>
            <translation>Blanc : {0} n’est à aucune place qui ne soit verte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White: {0} are at no place that is not green.</source>
            <translation>Blanc : {0} ne sont à aucune place qui ne soit verte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White here: {0} is not at this place, but elsewhere.</source>
            <translation>Blanc ici : {0} n’est pas à cette place, mais ailleurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White here: {0} are not at this place, but elsewhere.</source>
            <translation>Blanc ici : {0} ne sont pas à cette place, mais ailleurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Used up: {0} is only where it is green.</source>
            <translation>Épuisée : {0} n’est que là où elle est verte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Used up: {0} are only where they are green.</source>
            <translation>Épuisées : {0} ne sont que là où elles sont vertes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The numbers of the clue leave only {0} here.</source>
            <translation>Les nombres de l’indice ne laissent ici que {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The numbers of the clue rule out {0} here.</source>
            <translation>Les nombres de l’indice excluent ici {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The strict pattern</source>
            <translation>Le motif strict</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>By the rule of the game the marks contradict each other: no word fits.</source>
            <translation>Selon la règle du jeu, les marques se contredisent : aucun mot ne convient.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Read strictly, place {0} is {1}, not {2}.</source>
            <translation>Lue strictement, la place {0} est {1}, non {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must occur.</source>
            <translation>La partie de devant regarde plus loin : {0} doit apparaître.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must occur {1} times.</source>
            <translation>La partie de devant regarde plus loin : {0} doit apparaître {1} fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur.</source>
            <translation>La partie de devant regarde plus loin : {0} ne doit pas apparaître.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur twice.</source>
            <translation>La partie de devant regarde plus loin : {0} ne doit pas apparaître deux fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur more than {1} times.</source>
            <translation>La partie de devant regarde plus loin : {0} ne doit pas apparaître plus de {1} fois.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>Each strategy sees only its own clues.</source>
            <translation>Chaque stratégie ne voit que ses propres indices.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0} finds no word to guess and gives up.</source>
            <translation>{0} ne trouve aucun mot à proposer et abandonne.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0}: {1} is the secret.</source>
            <translation>{0} : {1} est le secret.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0}: {1}. Words left: {2}.</source>
            <extracomment>Of one: {0}: {1}. One word is left.</extracomment>
            <translation>
                <numerusform>{0} : {1}. Il reste un mot.</numerusform>
                <numerusform>{0} : {1}. Mots restants : {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>Nobody has found the secret.</source>
            <translation>Personne n’a trouvé le secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>The fewest guesses are {0}, by more than one strategy.</source>
            <translation>Le plus petit nombre d’essais est {0}, avec plus d’une stratégie.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>The fewest guesses: {1}, by {0}. One secret proves nothing about others.</source>
            <translation>Le plus petit nombre d’essais : {1}, par {0}. Un seul secret ne prouve rien pour les autres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of a word's letters, each once</source>
            <translation>La somme des lettres d’un mot, chacune une fois</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every word that fits is suggested only when asked for.</source>
            <translation>Tous les mots qui conviennent ne sont proposés que sur demande.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits, so there is nothing to score.</source>
            <translation>Aucun mot ne convient, il n’y a donc rien à noter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} is there again and adds nothing.</source>
            <translation>{0} est là une fois de plus et n’ajoute rien.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The first letter of {0} is {1}, and it adds {2}.</source>
            <translation>La première lettre de {0} est {1}, et elle ajoute {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} adds {1}.</source>
            <translation>{0} ajoute {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is {1} of {2}.</source>
            <translation>La somme de {0} est {1} sur {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>In {0} the letter {1} counts once, so its sum is {2}.</source>
            <translation>Dans {0} la lettre {1} compte une fois, sa somme est donc {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is the same: {1}.</source>
            <translation>La somme de {0} est la même : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is {1}, not {2}.</source>
            <translation>La somme de {0} est {1}, et non {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Letters of the candidates</source>
            <translation>Lettres des candidats</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits, so there is nothing to count.</source>
            <translation>Aucun mot ne convient, il n’y a donc rien à compter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every letter of {0} is counted.</source>
            <translation>Chaque lettre de {0} est comptée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every letter of {0} is counted, {1} each time.</source>
            <translation>Chaque lettre de {0} est comptée, {1} chaque fois.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} candidates have {1} letters in all.</source>
            <extracomment>Of one: One candidate has {1} letters in all.</extracomment>
            <translation>
                <numerusform>Un candidat a {1} lettres en tout.</numerusform>
                <numerusform>{0} candidats ont {1} lettres en tout.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} Not shown: {1}.</source>
            <translation>{0} Non montrés : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No letter occurs twice.</source>
            <translation>Aucune lettre n’apparaît deux fois.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The letters that occur most are {0}: {1} times each.</source>
            <extracomment>Of one: The letter that occurs most is {0}: {1} times.</extracomment>
            <translation>
                <numerusform>La lettre la plus fréquente est {0} : {1} fois.</numerusform>
                <numerusform>Les lettres les plus fréquentes sont {0} : {1} fois chacune.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list</source>
            <translation>La liste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list is empty: every word that fits is suggested only when asked for.</source>
            <translation>La liste est vide : tous les mots qui conviennent ne sont proposés que sur demande.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits: the list is empty.</source>
            <translation>Aucun mot ne convient : la liste est vide.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list has {0} words, the highest sum first.</source>
            <extracomment>Of one: The list has one word.</extracomment>
            <translation>
                <numerusform>La liste a un mot.</numerusform>
                <numerusform>La liste a {0} mots, la plus grande somme d’abord.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Words in the list: {0}; others fit, but are suggested only when asked for: {1}.</source>
            <translation>Mots de la liste : {0} ; d’autres conviennent, mais ne sont proposés que sur demande : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The best guess is {0}.</source>
            <translation>Le meilleur essai est {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Next is {0}.</source>
            <translation>Le suivant est {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} has the same sum, but {1} is better known.</source>
            <translation>{0} a la même somme, mais {1} est plus connu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} has the same sum, but {1} comes first in the alphabet.</source>
            <translation>{0} a la même somme, mais {1} vient avant dans l’alphabet.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: stage {1} of {2}</source>
            <translation>{0} : phase {1} sur {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: guesses so far: {1}</source>
            <translation>{0} : essais jusqu’ici : {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The words go into a trie, letter by letter, and all begin at the start.</source>
            <translation>Les mots entrent dans un trie, lettre par lettre, et tous commencent au départ.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0}: the beginning {1} is there already, only {2} is new.</source>
            <translation>{0} : le début {1} est déjà là, seul {2} est nouveau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0}: no word before it begins with this letter, so every node is new.</source>
            <translation>{0} : aucun mot avant lui ne commence par cette lettre, chaque nœud est donc nouveau.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Words: {0}. Nodes: {1}.</source>
            <translation>Mots : {0}. Nœuds : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The temporary trie</source>
            <translation>Le trie temporaire</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>A breadth-first search looks for nodes with the same endings: one of them is enough.</source>
            <translation>Un parcours en largeur cherche les nœuds aux mêmes fins : un seul d’entre eux suffit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>No two nodes have the same endings, so no node is redundant.</source>
            <translation>Aucun nœud n’a les mêmes fins qu’un autre, aucun n’est donc superflu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>In each of {0} groups the nodes have the same endings, and one of them is kept.</source>
            <translation>Dans chacun des {0} groupes les nœuds ont les mêmes fins, et un seul est gardé.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The redundant nodes are killed, and the numbers say where the pointers go now.</source>
            <translation>Les nœuds superflus sont supprimés, et les nombres disent où vont maintenant les pointeurs.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes no letter follows, so one of them is enough.</source>
            <translation>Après ces {0} nœuds ne suit aucune lettre, un seul suffit donc.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes the same {1} endings follow, such as {2}: one node is enough.</source>
            <translation>Après ces {0} nœuds suivent les mêmes {1} fins, comme {2} : un nœud suffit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes the same follows, {1}: one of them is enough.</source>
            <translation>Après ces {0} nœuds suit la même chose, {1} : un seul suffit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Nodes: {0}. Killed so far: {1}. Left: {2}.</source>
            <translation>Nœuds : {0}. Supprimés jusqu’ici : {1}. Restants : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Redundant nodes</source>
            <translation>Nœuds superflus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Nodes: {0} before, {1} now. Edges: {2} before, {3} now.</source>
            <translation>Nœuds : {0} avant, {1} maintenant. Arêtes : {2} avant, {3} maintenant.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The DAWG</source>
            <translation>Le DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The nodes left are the DAWG: each path from the start to a ring spells a word.</source>
            <translation>Les nœuds qui restent sont le DAWG : chaque chemin du départ à un anneau forme un mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>It is the smallest automaton of the words, not the suffix automaton called DAWG too.</source>
            <translation>C’est l’automate minimal des mots, non l’automate des suffixes qu’on appelle aussi DAWG.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The letters of {0} from the start, with a ring where a word ends.</source>
            <translation>Les lettres de {0} depuis le départ, avec un anneau où finit un mot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0} edges lead to one node: their words share what follows.</source>
            <translation>{0} arêtes mènent à un nœud : leurs mots partagent ce qui suit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} words can be drawn, and {1} are left out: take some away first, or import them as a lexicon.</source>
            <translation>On peut dessiner {0} mots et {1} restent de côté : retirez-en d’abord, ou importez-les comme lexique.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>All words together can have {0} different letters, and {1} would bring more: take some away first.</source>
            <translation>Tous les mots ensemble peuvent avoir {0} lettres différentes, et {1} en ajouterait : retirez-en d’abord.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} is there already.</source>
            <translation>{0} y est déjà.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} Not drawn either: {1}.</source>
            <translation>{0} Pas dessinés non plus : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} has {1}, which is no letter: take it out, then press Enter.</source>
            <translation>{0} a {1}, qui n’est pas une lettre : retirez-le et appuyez sur Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} is no word of {1} to {2} letters: correct it.</source>
            <translation>{0} n’est pas un mot de {1} à {2} lettres : corrigez-le.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0}: nodes more in the trie {1}, in the DAWG {2}, so it saves {3}.</source>
            <translation>{0} : nœuds de plus dans le trie {1}, dans le DAWG {2}, donc il en épargne {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Words: {0}. Nodes: {1} in the trie, {2} in the DAWG, {3} saved.</source>
            <translation>Mots : {0}. Nœuds : {1} dans le trie, {2} dans le DAWG, {3} épargnés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Our words as a DAWG</source>
            <translation>Nos mots en DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Our words as a trie</source>
            <translation>Nos mots en trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>No word of these fits the clue.</source>
            <translation>Aucun de ces mots ne convient à l’indice.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} words fit: {1}.</source>
            <extracomment>Of one: One word fits: {1}.</extracomment>
            <translation>
                <numerusform>Un mot convient : {1}.</numerusform>
                <numerusform>{0} mots conviennent : {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/graph_point.py"></location>
            <source>The edge {0}: {1} words pass it, {2}.</source>
            <extracomment>Of one: The edge {0}: one word passes it, {2}.</extracomment>
            <translation>
                <numerusform>L’arête {0} : un mot y passe, {2}.</numerusform>
                <numerusform>L’arête {0} : {1} mots y passent, {2}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/graph_point.py"></location>
            <source>A node: {0} words pass it, {1}.</source>
            <extracomment>Of one: A node: one word passes it, {1}.</extracomment>
            <translation>
                <numerusform>Un nœud : un mot y passe, {1}.</numerusform>
                <numerusform>Un nœud : {0} mots y passent, {1}.</numerusform>
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
            <translation>Wordle contre un adversaire qui n’a pas encore de mot et répond pour qu’il en reste le plus.</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>Bagels</source>
            <translation>Bagels</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>Three digits, no two alike: a fermi stands at its place, a pico elsewhere; none of either is bagels.</source>
            <translation>Trois chiffres différents : un fermi est à sa place, un pico ailleurs ; s’il n’y en a aucun, ce sont des bagels.</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>Bulls and Cows</source>
            <translation>Taureaux et vaches</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>Four digits, no two alike: bulls stand at their place, cows elsewhere.</source>
            <translation>Quatre chiffres différents : les taureaux sont à leur place, les vaches ailleurs.</translation>
        </message>
        <message>
            <location filename="../../resources/games/dordle.toml"></location>
            <source>Dordle</source>
            <translation>Dordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/dordle.toml"></location>
            <source>Two words at once, found with the same guesses.</source>
            <translation>Deux mots à la fois, trouvés avec les mêmes essais.</translation>
        </message>
        <message>
            <location filename="../../resources/games/four-digits.toml"></location>
            <source>Four digits</source>
            <translation>Quatre chiffres</translation>
        </message>
        <message>
            <location filename="../../resources/games/four-digits.toml"></location>
            <source>As Bulls and Cows, but a digit may occur again.</source>
            <translation>Comme taureaux et vaches, mais un chiffre peut revenir.</translation>
        </message>
        <message>
            <location filename="../../resources/games/jotto.toml"></location>
            <source>Jotto</source>
            <translation>Jotto</translation>
        </message>
        <message>
            <location filename="../../resources/games/jotto.toml"></location>
            <source>Each guess is told how many letters it has in common with the secret, wherever they are.</source>
            <translation>De chaque essai on dit combien de lettres il a en commun avec le secret, où qu’elles soient.</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>Lingo</source>
            <translation>Lingo</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>The television game: the first letter is shown, and five guesses are allowed.</source>
            <translation>Le jeu télévisé : la première lettre est montrée, et cinq essais sont permis.</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind-8.toml"></location>
            <source>Mastermind, 8 colours</source>
            <translation>Mastermind, 8 couleurs</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind-8.toml"></location>
            <source>The larger board, also called Super Mastermind: five pegs of eight colours.</source>
            <translation>Le grand plateau, appelé aussi Super Mastermind : cinq fiches de huit couleurs.</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind.toml"></location>
            <source>Mastermind, 6 colours</source>
            <translation>Mastermind, 6 couleurs</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind.toml"></location>
            <source>Four pegs of six colours, any of them again; black key pegs for a place, white for a colour.</source>
            <translation>Quatre fiches de six couleurs, qui peuvent revenir ; des fiches noires pour une place, blanches pour une couleur.</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>Motus</source>
            <translation>Motus</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>The French Lingo: the first letter is shown, and six guesses are allowed.</source>
            <translation>Le Lingo français : la première lettre est montrée, et six essais sont permis.</translation>
        </message>
        <message>
            <location filename="../../resources/games/octordle.toml"></location>
            <source>Octordle</source>
            <translation>Octordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/octordle.toml"></location>
            <source>Eight words at once, found with the same guesses.</source>
            <translation>Huit mots à la fois, trouvés avec les mêmes essais.</translation>
        </message>
        <message>
            <location filename="../../resources/games/quordle.toml"></location>
            <source>Quordle</source>
            <translation>Quordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/quordle.toml"></location>
            <source>Four words at once, found with the same guesses.</source>
            <translation>Quatre mots à la fois, trouvés avec les mêmes essais.</translation>
        </message>
        <message>
            <location filename="../../resources/games/sedecordle.toml"></location>
            <source>Sedecordle</source>
            <translation>Sedecordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/sedecordle.toml"></location>
            <source>Sixteen words at once, found with the same guesses.</source>
            <translation>Seize mots à la fois, trouvés avec les mêmes essais.</translation>
        </message>
        <message>
            <location filename="../../resources/games/sutom.toml"></location>
            <source>Sutom</source>
            <translation>Sutom</translation>
        </message>
        <message>
            <location filename="../../resources/games/sutom.toml"></location>
            <source>Motus with one word a day: the first letter is shown, and six guesses are allowed.</source>
            <translation>Motus avec un mot par jour : la première lettre est montrée, et six essais sont permis.</translation>
        </message>
        <message>
            <location filename="../../resources/games/word-mastermind.toml"></location>
            <source>Word Mastermind</source>
            <translation>Word Mastermind</translation>
        </message>
        <message>
            <location filename="../../resources/games/word-mastermind.toml"></location>
            <source>The paper's game: words of four letters, and no limit but the patience of the guesser.</source>
            <translation>Le jeu de l’article : des mots de quatre lettres, sans autre limite que la patience.</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>Word500</source>
            <translation>Word500</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>Wordle that says how many letters are green and yellow, but not which.</source>
            <translation>Un Wordle qui dit combien de lettres sont vertes et jaunes, mais pas lesquelles.</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle-hard.toml"></location>
            <source>Wordle, hard mode</source>
            <translation>Wordle, mode difficile</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle-hard.toml"></location>
            <source>Wordle, with every hint that was shown used in the guesses after it.</source>
            <translation>Wordle où tout indice montré doit servir dans les essais suivants.</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle.toml"></location>
            <source>Wordle</source>
            <translation>Wordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle.toml"></location>
            <source>A word of five letters a day, the same for everybody.</source>
            <translation>Un mot de cinq lettres par jour, le même pour tous.</translation>
        </message>
    </context>
    <context>
        <name>Pegs</name>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>red</source>
            <translation>rouge</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>blue</source>
            <translation>bleu</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>yellow</source>
            <translation>jaune</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>green</source>
            <translation>vert</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>orange</source>
            <translation>orange</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>white</source>
            <translation>blanc</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>black</source>
            <translation>noir</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>violet</source>
            <translation>violet</translation>
        </message>
    </context>
    <context>
        <name>Scenarios</name>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>A contradiction, and who made it</source>
            <translation>Une contradiction, et son auteur</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>No word fits. Somebody has marked a tile wrong, and the doctor finds out which one it may have been.</source>
            <translation>Aucun mot ne convient. Quelqu’un a mal marqué une case, et le docteur cherche laquelle cela a pu être.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>One of these three turns cannot be true together with those before it. Which one?</source>
            <translation>L’un de ces trois tours ne peut pas être vrai en même temps que les précédents. Lequel ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>It is turn {0}.</source>
            <translation>C’est le tour {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>Which tile was marked wrong, do you think?</source>
            <translation>Quelle case a été mal marquée, à votre avis ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>The R of born, most likely: rain and horn both say that R occurs, and born says that it does not. Words that fit after the likeliest change: {0}.</source>
            <translation>Sans doute le R de born : rain et horn disent tous deux que R est présent, et born dit que non. Mots qui conviennent après la correction la plus probable : {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>About 8 minutes. Most programs only say that no word is left. Ask what a good message tells: what is wrong, where, and what to do next.</source>
            <translation>Environ 8 minutes. La plupart des programmes disent seulement qu’il ne reste aucun mot. Demandez ce que dit un bon message : ce qui ne va pas, où, et que faire ensuite.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>Ask why the doctor puts one change before another: it asks how easily the mistake is made, and how many common words come back. Ask next for another single change that mends the board.</source>
            <translation>Demandez pourquoi le docteur place une correction avant une autre : il se demande si l’erreur est facile à faire, et combien de mots courants reviennent. Demandez ensuite une autre correction unique qui répare le plateau.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>Where a word ends</source>
            <translation>Où un mot se termine</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>Do is a word, and dog goes on from it. The mark of an end can stand on a node or on an edge, and that decides how many nodes there are.</source>
            <translation>Do est un mot, et dog continue à partir de lui. La marque de fin peut être sur un nœud ou sur une arête, et cela décide du nombre de nœuds.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>If the mark moves from the node to the edge that leads there, how many nodes are enough?</source>
            <translation>Si la marque passe du nœud à l’arête qui y mène, combien de nœuds suffisent ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>{0} nodes are enough.</source>
            <translation>{0} nœuds suffisent.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>About 8 minutes. Books of automata mark the node, so their counts are larger than those of this program. Ask next for a list of words where both ways need the same.</source>
            <translation>Environ 8 minutes. Les livres d’automates marquent le nœud, leurs comptes sont donc plus grands que ceux de ce programme. Demandez ensuite une liste où les deux se valent.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Mastermind: FCBE, and a printed mistake</source>
            <translation>Mastermind : FCBE, et une erreur imprimée</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>A paper breaks the code FCBE. One of its marks is wrong, and by its own rule the search then goes another way. And what is the best first guess?</source>
            <translation>Un article trouve le code FCBE. L’une de ses marques est fausse, et selon sa propre règle la recherche prend alors un autre chemin. Et quel est le meilleur premier essai ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Four pegs of six colours, any of them again: how many codes are there?</source>
            <translation>Quatre fiches de six couleurs, qui peuvent revenir : combien de codes y a-t-il ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>There are {0} codes.</source>
            <translation>Il y a {0} codes.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>The code is FCBE. The paper gives the guess FBEE two black pegs. Is that right?</source>
            <translation>Le code est FCBE. L’article donne deux fiches noires à l’essai FBEE. Est-ce juste ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>No. F and the last E are at their place, and B is in the code elsewhere: the score is {0}.</source>
            <translation>Non. F et le dernier E sont à leur place, et B est ailleurs dans le code : le score est {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Which first guess is best: AAAA, AAAB, AABB, AABC or ABCD?</source>
            <translation>Quel premier essai est le meilleur : AAAA, AAAB, AABB, AABC ou ABCD ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>It depends on what is wanted: the best worst case, the best average, or the most information.</source>
            <translation>Cela dépend de ce que l’on veut : le meilleur pire cas, la meilleure moyenne, ou le plus d’information.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>About 15 minutes. The letters are those of the colours, for who cannot tell them apart; coloured paper will do too. Let the class mark FBEE before it is shown.</source>
            <translation>Environ 15 minutes. Les lettres sont celles des couleurs, pour qui ne les distingue pas ; du papier de couleur convient aussi. Laissez la classe marquer FBEE avant de le montrer.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>With its real score, 5, FBEE would have been kept: it is more than the 4 before it. The paper drops it and goes on through FCEE, which leads to the code all the same. Ask next which mark would have betrayed the mistake. The table is the source's own, counted again; the last columns are not in the source.</source>
            <translation>Avec son vrai score, 5, FBEE aurait été gardé : c’est plus que le 4 d’avant. L’article l’écarte et continue par FCEE, qui mène quand même au code. Demandez ensuite quelle marque aurait trahi l’erreur. Le tableau est celui de la source, recompté ; les dernières colonnes ne sont pas dans la source.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>A word at a time</source>
            <translation>Un mot à la fois</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>The paper fills a whole trie and merges its nodes afterwards. Another way merges while the words come in, and never holds many nodes.</source>
            <translation>L’article remplit un trie entier et en fusionne les nœuds ensuite. Une autre voie fusionne à mesure que les mots arrivent et ne tient jamais beaucoup de nœuds.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>The paper's way would hold the whole trie. How many nodes did this way hold at once, at most?</source>
            <translation>La voie de l’article tiendrait tout le trie. Combien de nœuds celle-ci a-t-elle tenus à la fois, au plus ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>At most {0} nodes at once.</source>
            <translation>Au plus {0} nœuds à la fois.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>About 12 minutes. The words must come in sorted order: only then is the end of the word before finished. Ask the class which nodes can still change when the next word comes.</source>
            <translation>Environ 12 minutes. Les mots doivent arriver triés : alors seulement la fin du mot précédent est achevée. Demandez quels nœuds peuvent encore changer au mot suivant.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>How much a guess tells</source>
            <translation>Ce que dit un essai</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>A guess cuts the list into groups, one for each clue. The smaller the group of the secret, the more its clue has told. Bits measure it.</source>
            <translation>Un essai répartit la liste en groupes, un par indice. Plus le groupe du secret est petit, plus son indice en a dit. Les bits le mesurent.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Eight words are possible. How many questions with yes or no does it take to name one of them?</source>
            <translation>Huit mots sont possibles. Combien de questions par oui ou non faut-il pour en nommer un ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>It takes {0}, and that is what bits count.</source>
            <translation>Il en faut {0}, et c’est ce que comptent les bits.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Night is one of the words. How many bits does its clue tell on average?</source>
            <translation>Night est un des mots. Combien de bits son indice apporte-t-il en moyenne ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Night tells {0} bits on average.</source>
            <translation>Night apporte {0} bit en moyenne.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Films cannot be the secret. How many bits does its clue tell on average?</source>
            <translation>Films ne peut être le secret. Combien de bits son indice apporte-t-il en moyenne ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Films tells {0} bits on average.</source>
            <translation>Films apporte {0} bits en moyenne.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>About 15 minutes, for pupils who know powers of two. A bit is one answer yes or no; the logarithm to the base two says how often a number can be halved.</source>
            <translation>Environ 15 minutes, pour qui connaît les puissances de deux. Un bit est une réponse oui ou non ; le logarithme en base deux dit combien de fois un nombre se divise par deux.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Let the class add up the shares first: they are one in all. Ask next what guess would tell three bits, and why no guess can tell more.</source>
            <translation>Que la classe additionne d’abord les parts : elles font un en tout. Demandez ensuite quel essai dirait trois bits, et pourquoi aucun ne peut en dire plus.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Mastermind with pegs</source>
            <translation>Mastermind avec des fiches</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>A hidden code is found in four guesses. After each of them the codes that are left are counted.</source>
            <translation>Un code caché est trouvé en quatre essais. Après chacun, on compte les codes qui restent.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The guess has A twice, the code has it once. How many key pegs do the two get?</source>
            <translation>L’essai a deux A, le code un seul. Combien de petites fiches les deux reçoivent-ils ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>One, a black peg. A peg of the code pays for one key peg and no more.</source>
            <translation>Une seule, noire. Une fiche du code paie une petite fiche et pas plus.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>One black peg: of 1,296 codes, how many are left?</source>
            <translation>Une petite fiche noire : sur 1 296 codes, combien en reste-t-il ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Two white pegs for the second guess. How many codes are left now?</source>
            <translation>Deux petites fiches blanches pour le deuxième essai. Combien de codes reste-t-il ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The third guess gets four key pegs, so it has all the colours. How many codes are left?</source>
            <translation>Le troisième essai reçoit quatre petites fiches : il a toutes les couleurs. Combien de codes reste-t-il ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>There are {0} codes left.</source>
            <translation>Il reste {0} codes.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The game began with AABB. Which kind of first guess leaves the fewest codes if luck is bad?</source>
            <translation>La partie a commencé par AABB. Quel genre de premier essai laisse le moins de codes au pire ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The table shows it: two pegs of one colour and two of another.</source>
            <translation>Le tableau le montre : deux fiches d’une couleur et deux d’une autre.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>About 15 minutes. Play it with coloured paper first: one pupil hides a code, another gives the key pegs, and the class checks them.</source>
            <translation>Environ 15 minutes. Jouez d’abord avec du papier de couleur : un élève cache un code, un autre donne les petites fiches, et la classe les vérifie.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Each guess is the one that leaves the fewest codes at worst, as in Knuth's method of 1977; five guesses are always enough. Ask next why a guess that cannot be the code may be the best one.</source>
            <translation>Chaque essai est celui qui laisse au pire le moins de codes, comme dans la méthode de Knuth de 1977 ; cinq essais suffisent toujours. Demandez ensuite pourquoi un essai qui ne peut pas être le code est parfois le meilleur.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Strategies racing on one secret</source>
            <translation>Des stratégies en course pour un secret</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>The paper's letter frequency, the most information and the most different clues look for one common word. Each sees only its own clues.</source>
            <translation>La fréquence des lettres de l’article, le plus d’information et le plus d’indices différents cherchent le même mot courant. Chacune ne voit que ses propres indices.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Which strategy needs the fewest guesses for the secret pound, and how many?</source>
            <translation>Quelle stratégie demande le moins d’essais pour le secret pound, et combien ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>The fewest guesses are {0}.</source>
            <translation>Le plus petit nombre d’essais est {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>About 10 minutes. Let the class bet before the race. One secret proves nothing: change the secret in the file, or use the race in the main window for many.</source>
            <translation>Environ 10 minutes. Laissez la classe parier avant la course. Un seul secret ne prouve rien : changez le secret dans le fichier, ou prenez la course de la fenêtre principale pour en avoir beaucoup.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Ask after each guess which lane looks best, and why fewer words left is not the whole story. Ask next how many secrets a fair comparison needs.</source>
            <translation>Demandez après chaque essai quel couloir semble le meilleur, et pourquoi moins de mots restants ne dit pas tout. Demandez ensuite combien de secrets il faut pour une comparaison juste.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Rain in the whole lexicon</source>
            <translation>Rain dans tout le lexique</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>The same guess and the same clue, with all English words of four letters. The method is the same; only the numbers grow.</source>
            <translation>Le même essai et le même indice, avec tous les mots anglais de quatre lettres. La méthode est la même ; seuls les nombres grandissent.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>A text file of all the words in this lexicon has more than a million bytes. How many per cent of that does the DAWG save?</source>
            <translation>Un fichier texte de tous les mots de ce lexique a plus d’un million d’octets. Combien le DAWG en économise-t-il, en pour cent ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>It saves {0} %.</source>
            <translation>Il en économise {0} %.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>The pattern of 2013 does not say that R must occur. How many words fit it that have no R?</source>
            <translation>Le motif de 2013 ne dit pas que R doit apparaître. Combien de mots qui lui conviennent n’ont pas de R ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Words that fit the paper's pattern but not the strict one: {0}.</source>
            <translation>Mots qui conviennent au motif de l’article mais pas au motif strict : {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Of all the edges in the DAWG, how many does the walk look at?</source>
            <translation>De toutes les arêtes du DAWG, combien le parcours en regarde-t-il ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>It looks at {0} different edges.</source>
            <translation>Il regarde {0} arêtes différentes.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Show the short list first. About 15 minutes, because the class knows the stages already.</source>
            <translation>Montrez d’abord la liste courte. Environ 15 minutes, car la classe connaît déjà les étapes.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Let the class guess in powers of ten: a hundred, a thousand, ten thousand edges? Ask next why the walk hardly notices how large the lexicon is.</source>
            <translation>Laissez la classe estimer en puissances de dix : cent, mille, dix mille arêtes ? Demandez ensuite pourquoi le parcours remarque à peine la taille du lexique.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The paper's example: rain, ywwg</source>
            <translation>L’exemple de l’article : rain, ywwg</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The guess was rain, and the game marked it ywwg. The whole method works on a list short enough to be drawn.</source>
            <translation>L’essai était rain, et le jeu l’a marqué ywwg. Toute la méthode travaille sur une liste assez courte pour être dessinée.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The trie has a node for every different beginning of these words. How many nodes can be left out when equal endings share theirs?</source>
            <translation>Le trie a un nœud pour chaque début différent de ces mots. Combien de nœuds sont superflus quand des fins égales partagent leurs nœuds ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>{0} nodes can be left out.</source>
            <translation>{0} nœuds sont superflus.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>What does the clue say of each of the four places?</source>
            <translation>Que dit l’indice de chacune des quatre places ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The first place has no R, A or I, the second and third have no A or I, and the fourth is N. R must be at the second or the third place.</source>
            <translation>La première place n’a ni R, ni A, ni I, la deuxième et la troisième n’ont ni A ni I, et la quatrième est N. R doit être à la deuxième ou à la troisième place.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>How many of these words can still be the secret?</source>
            <translation>Combien de ces mots peuvent encore être le secret ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>Words that can still be the secret: {0}.</source>
            <translation>Mots qui peuvent encore être le secret : {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>Which of these words would you guess next, and why?</source>
            <translation>Lequel de ces mots proposeriez-vous ensuite, et pourquoi ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The method takes the word whose letters occur most often in the words that are left.</source>
            <translation>La méthode prend le mot dont les lettres apparaissent le plus souvent dans les mots restants.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The score is the share of all letters that the letters of a word stand for. What is the best score, in per cent?</source>
            <translation>La valeur est la part de toutes les lettres que représentent les lettres d’un mot. Quelle est la meilleure valeur, en pour cent ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The best score is {0} %.</source>
            <translation>La meilleure valeur est {0} %.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The whole lesson takes about 40 minutes. With 20 minutes, begin at the pattern. Everything shown here is found by the same program that plays the game.</source>
            <translation>Toute la leçon prend environ 40 minutes. Avec 20 minutes, commencez au motif. Tout ce qui est montré ici est trouvé par le programme même qui joue.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 12 minutes. Let the class spell two or three words along the trie. Ask which endings look alike before the nodes are merged: -orn, -arn, -ern. Ask next why a word must never get lost by merging.</source>
            <translation>Environ 12 minutes. Laissez la classe épeler deux ou trois mots le long du trie. Demandez quelles fins se ressemblent avant que les nœuds soient réunis : -orn, -arn, -ern. Demandez ensuite pourquoi aucun mot ne doit jamais se perdre ainsi.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Write rain and its marks on the board first, and let the class say each place. Ask next what the pattern of 2013 forgets: that R must occur at all.</source>
            <translation>Environ 5 minutes. Écrivez d’abord rain et ses marques au tableau, et laissez la classe dire chaque place. Demandez ensuite ce que le motif de 2013 oublie : que R doit apparaître.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 8 minutes. Stop where the first branch is refused, and ask how many words are gone with it. Ask next how a plain list would be searched.</source>
            <translation>Environ 8 minutes. Arrêtez-vous où la première branche est refusée, et demandez combien de mots partent avec elle. Demandez ensuite comment on chercherait dans une simple liste.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Each letter counts once in a word, also where it stands twice. Ask why.</source>
            <translation>Environ 5 minutes. Chaque lettre compte une fois par mot, même si elle y est deux fois. Demandez pourquoi.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Let somebody add up one word before it is shown.</source>
            <translation>Environ 5 minutes. Laissez quelqu’un faire la somme d’un mot avant qu’elle soit montrée.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Let the class vote before the first row is uncovered. Ask next whether the best score is also the best guess: the scenario of the rhyme trap answers that.</source>
            <translation>Environ 5 minutes. Laissez la classe voter avant que la première ligne soit découverte. Demandez ensuite si la meilleure valeur est aussi le meilleur essai : la leçon du piège des rimes y répond.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>Repeated letters: tosses for cozies</source>
            <translation>Lettres répétées : tosses pour cozies</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>The guess has three letters S, the secret has one. A program that marks every letter alone colours all three.</source>
            <translation>L’essai a trois lettres S, le secret en a une. Un programme qui marque chaque lettre seule les colore toutes les trois.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>Three tiles of tosses are an S. How many of them are coloured?</source>
            <translation>Trois cases de tosses sont un S. Combien d’entre elles sont colorées ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>One: the last S is at its place, and no other S is left in the secret.</source>
            <translation>Une seule : le dernier S est à sa place, et il ne reste aucun autre S dans le secret.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>If a helper reads this clue by the naive rule, what happens to the secret?</source>
            <translation>Si un assistant lit cet indice par la règle naïve, qu’arrive-t-il au secret ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>It is lost: one S is coloured and another one is white, and no secret of the naive rule can do that. Words left by the naive reading: {0}.</source>
            <translation>Il est perdu : un S est coloré et un autre est blanc, et aucun secret de la règle naïve ne le permet. Mots que laisse la lecture naïve : {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>About 8 minutes. A program that marks wrongly is worse than a slow one: it throws the answer away. Ask next how one would test such a program.</source>
            <translation>Environ 8 minutes. Un programme qui marque mal est pire qu’un programme lent : il jette la réponse. Demandez ensuite comment on testerait un tel programme.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Repeated letters: dozes and seeds for dents</source>
            <translation>Lettres répétées : dozes et seeds pour dents</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>No letter of dozes stands twice, and marking is easy. Seeds has two letters S and two letters E, but the secret has only one of each.</source>
            <translation>Aucune lettre de dozes n’est là deux fois, et marquer est facile. Seeds a deux lettres S et deux lettres E, mais le secret n’en a qu’une de chaque.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>The secret is dents. How do you mark the guess dozes?</source>
            <translation>Le secret est dents. Comment marquez-vous l’essai dozes ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>D and S are at their place: green. E is in the secret at another place: yellow. O and Z are white.</source>
            <translation>D et S sont à leur place : vert. E est dans le secret à une autre place : jaune. O et Z sont blancs.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>And seeds? A naive rule looks at each letter alone. How many tiles of seeds does it mark otherwise?</source>
            <translation>Et seeds ? Une règle naïve regarde chaque lettre seule. Combien de cases de seeds marque-t-elle autrement ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Tiles of seeds that the naive rule marks otherwise: {0}.</source>
            <translation>Cases de seeds que la règle naïve marque autrement : {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>About 12 minutes. Let the class mark each guess on paper first: most mistakes with these games are made with repeated letters.</source>
            <translation>Environ 12 minutes. Laissez d’abord la classe marquer chaque essai sur papier : dans ces jeux, la plupart des erreurs viennent des lettres répétées.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Point at the letters of the secret that are struck: they are used up. Ask next for a guess that has an E twice, and for the marks if the secret has it twice too.</source>
            <translation>Montrez les lettres barrées du secret : elles sont épuisées. Demandez ensuite un essai qui a deux fois E, et les marques si le secret l’a aussi deux fois.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>The rhyme trap</source>
            <translation>Le piège des rimes</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Four letters of the guess are right, and many words rhyme with it. Is it better to try one of them, or to give a guess away?</source>
            <translation>Quatre lettres de l’essai sont justes, et beaucoup de mots riment avec lui. Vaut-il mieux essayer l’un d’eux, ou sacrifier un essai ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>How many words fit?</source>
            <translation>Combien de mots conviennent ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words that fit: {0}.</source>
            <translation>Mots qui conviennent : {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>You guess night, and it is wrong. How many words are left then?</source>
            <translation>Vous proposez night, et c’est faux. Combien de mots reste-t-il alors ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words left if night is wrong: {0}.</source>
            <translation>Mots restants si night est faux : {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Firms cannot be the secret. How many words are left after it, if luck is bad?</source>
            <translation>Le mot firms ne peut pas être le secret. Combien de mots reste-t-il après lui, avec de la malchance ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words left at worst: {0}.</source>
            <translation>Mots restants au pire : {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>About 10 minutes. Let the class play it first: one pupil keeps a word, the others guess rhyme after rhyme.</source>
            <translation>Environ 10 minutes. Laissez d’abord la classe y jouer : un élève garde un mot, les autres proposent rime après rime.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Each group is what one answer leaves. Ask why a word that cannot win may still be the best guess. Ask next when it is not: with two words left, always try one of them.</source>
            <translation>Chaque groupe est ce que laisse une réponse. Demandez pourquoi un mot qui ne peut pas gagner peut quand même être le meilleur. Demandez ensuite quand il ne l’est pas : s’il reste deux mots, essayez toujours l’un d’eux.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Trie against DAWG: thirty words</source>
            <translation>Trie contre DAWG : trente mots</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Six verbs with the same five endings. A trie shares their beginnings; a DAWG shares their endings too.</source>
            <translation>Six verbes aux cinq mêmes terminaisons. Un trie partage leurs débuts ; un DAWG partage aussi leurs fins.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Thirty words. How many nodes will their trie have?</source>
            <translation>Trente mots. Combien de nœuds aura leur trie ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>The trie has {0} nodes.</source>
            <translation>Le trie a {0} nœuds.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>And how many are left once equal endings share theirs?</source>
            <translation>Et combien en reste-t-il quand des fins égales partagent leurs nœuds ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>The DAWG has {0} nodes.</source>
            <translation>Le DAWG a {0} nœuds.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>About 15 minutes. The words are chosen so that nearly everything can be shared. Ask the class for a seventh verb, and how many new nodes it needs in the trie and in the DAWG.</source>
            <translation>Environ 15 minutes. Les mots sont choisis pour que presque tout puisse être partagé. Demandez à la classe un septième verbe, et combien de nouveaux nœuds il lui faut dans le trie et dans le DAWG.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>This is the DAWG of a list of words: a smallest automaton for them. It is not the suffix automaton that some books call by the same name. Ask next where a word ends when another one goes on from there, such as talk and talks.</source>
            <translation>C’est le DAWG d’une liste de mots : un automate minimal pour eux. Ce n’est pas l’automate des suffixes, que certains livres appellent du même nom. Demandez ensuite où finit un mot quand un autre continue à partir de là, comme talk et talks.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Brute force against the walk</source>
            <translation>La force brute contre le parcours</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Both find the same words. One compares every word with the pattern, the other never enters a branch that cannot fit.</source>
            <translation>Les deux trouvent les mêmes mots. L’une compare chaque mot avec le motif, l’autre n’entre jamais dans une branche qui ne peut pas convenir.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>The walk takes all its paths together, place by place. How many times does it look at an edge?</source>
            <translation>Le parcours prend tous ses chemins à la fois, place par place. Combien de fois regarde-t-il une arête ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>It looks at an edge {0} times.</source>
            <translation>Il regarde une arête {0} fois.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Brute force compares each word with the pattern, letter by letter, until one misfits. How many letters does it compare?</source>
            <translation>La force brute compare chaque mot au motif, lettre par lettre, jusqu’à une qui ne va pas. Combien de lettres compare-t-elle ?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>It compares {0} letters.</source>
            <translation>Elle compare {0} lettres.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>About 10 minutes. Two pupils can act it: one reads the list aloud word by word, the other looks words up in a dictionary and skips whole pages.</source>
            <translation>Environ 10 minutes. Deux élèves peuvent le jouer : l’un lit la liste à voix haute, mot par mot, l’autre cherche les mots dans un dictionnaire et saute des pages entières.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Ask at every refused branch how many words are gone with it. Ask next which clue would make the walk long: one that says nothing of the first letters.</source>
            <translation>Demandez à chaque branche refusée combien de mots partent avec elle. Demandez ensuite quel indice rendrait le parcours long : un indice qui ne dit rien des premières lettres.</translation>
        </message>
    </context>
    <context>
        <name>Values</name>
        <message>
            <location filename="../../resources/values/english.toml"></location>
            <source>English</source>
            <translation>Anglais</translation>
        </message>
        <message>
            <location filename="../../resources/values/french.toml"></location>
            <source>French</source>
            <translation>Français</translation>
        </message>
        <message>
            <location filename="../../resources/values/german.toml"></location>
            <source>German</source>
            <translation>Allemand</translation>
        </message>
        <message>
            <location filename="../../resources/values/spanish.toml"></location>
            <source>Spanish</source>
            <translation>Espagnol</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Cu&amp;t</source>
            <translation>Co&amp;uper</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Copy</source>
            <translation>&amp;Copier</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Paste</source>
            <translation>C&amp;oller</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Select All</source>
            <translation>Tout sélectionner</translation>
        </message>
    </context>
    <context>
        <name>QTabBar</name>
        <message>
            <location filename="../../Qt"></location>
            <source>Scroll Left</source>
            <translation>Vers la gauche</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Scroll Right</source>
            <translation>Vers la droite</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Copy</source>
            <translation>&amp;Copier</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Copy &amp;Link Location</source>
            <translation>Copier le &amp;lien</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Select All</source>
            <translation>Tout sélectionner</translation>
        </message>
    </context>
</TS>
