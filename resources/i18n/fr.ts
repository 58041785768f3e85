<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>Actions</name>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Nouvelle partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Choose a game …</source>
            <translation>Choisir un &amp;jeu …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Remove last row</source>
            <translation>&amp;Supprimer la dernière ligne</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Re&amp;spell row</source>
            <translation>&amp;Réécrire la ligne</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Set row as&amp;ide</source>
            <translation>Mettre la ligne de &amp;côté</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Given letters</source>
            <translation>&amp;Lettres données</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Lexi&amp;ca …</source>
            <translation>Le&amp;xiques …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Longer words</source>
            <translation>Mots plus l&amp;ongs</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>S&amp;horter words</source>
            <translation>Mots plus co&amp;urts</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Rac&amp;k …</source>
            <translation>Che&amp;valet …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Several &amp;boards …</source>
            <translation>&amp;Plusieurs plateaux …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Copy word</source>
            <translation>&amp;Copier le mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy &amp;pattern</source>
            <translation>Copier le &amp;motif</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy &amp;strict pattern</source>
            <translation>Copier le motif &amp;strict</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy as &amp;grid</source>
            <translation>Copier en &amp;grille</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy as grid with &amp;letters</source>
            <translation>Copier en grille avec les &amp;lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy as &amp;text</source>
            <translation>Copier en &amp;texte</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy the l&amp;ist</source>
            <translation>Copier la l&amp;iste</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Paste g&amp;ame</source>
            <translation>C&amp;oller une partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Look up a &amp;word</source>
            <translation>Chercher &amp;un mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Find words by pattern</source>
            <translation>Chercher par moti&amp;f</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Pr&amp;eferences …</source>
            <translation>Préf&amp;érences …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Why this guess</source>
            <translation>Pour&amp;quoi ce mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>A panel that says what the selected word would tell.</source>
            <translation>Un panneau qui dit ce que le mot choisi apprendrait.</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Decision &amp;tree …</source>
            <translation>Arbre de &amp;décision …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Play a game</source>
            <translation>&amp;Jouer une partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Hide the helper</source>
            <translation>&amp;Masquer l’aide</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Review of the game …</source>
            <translation>&amp;Retour sur la partie …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Statistics …</source>
            <translation>&amp;Statistiques …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>R&amp;ace …</source>
            <translation>&amp;Course …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;All words</source>
            <translation>&amp;Tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Every word of the lexicon, and not only those most people know.</source>
            <translation>Tous les mots du lexique, et pas seulement ceux que presque tous connaissent.</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show &amp;flagged words</source>
            <translation>Montrer les mots &amp;bannis</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Coarse words, which otherwise count but are not suggested.</source>
            <translation>Des mots grossiers, qui comptent sinon mais ne sont pas suggérés.</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>What is &amp;known</source>
            <translation>Ce que l’on &amp;sait</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Co&amp;mpact</source>
            <translation>Co&amp;mpacte</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Keep &amp;on top</source>
            <translation>Toujours &amp;au-dessus</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Light</source>
            <translation>C&amp;lair</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Dark</source>
            <translation>S&amp;ombre</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>As the &amp;game has them</source>
            <translation>Comme dans le &amp;jeu</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Classic</source>
            <translation>&amp;Classique</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>C&amp;lear: blue and orange</source>
            <translation>C&amp;lair : bleu et orange</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Projector</source>
            <translation>&amp;Projecteur</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Keys</source>
            <translation>&amp;Touches</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;First steps</source>
            <translation>Pre&amp;miers pas</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Three lines below the board that say how to begin.</source>
            <translation>Trois lignes sous le plateau qui disent comment commencer.</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;About</source>
            <translation>À &amp;propos</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Words that look like a &amp;plural or past tense are unlikely</source>
            <translation>Les mots qui ressemblent à un &amp;pluriel ou à un passé sont improbables</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>1 attempt</source>
            <translation>1 essai</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>{0} attempts</source>
            <translation>{0} essais</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Larger</source>
            <translation>Plus &amp;grand</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>S&amp;maller</source>
            <translation>Plus &amp;petit</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Usual size</source>
            <translation>Taille &amp;habituelle</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>As the &amp;system</source>
            <translation>Comme le &amp;système</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show only how &amp;many words are left</source>
            <translation>Montrer seulement &amp;combien de mots restent</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show which &amp;letters help</source>
            <translation>Montrer quelles &amp;lettres aident</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show a &amp;hint, then its next letter</source>
            <translation>Montrer un coup de &amp;pouce, puis sa lettre suivante</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show the lis&amp;t, but not the last word</source>
            <translation>Montrer la l&amp;iste, mais pas le dernier mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show &amp;everything</source>
            <translation>&amp;Tout montrer</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>R&amp;ule</source>
            <translation>Rè&amp;gle</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Hard &amp;mode</source>
            <translation>&amp;Mode difficile</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Edit</source>
            <translation>É&amp;dition</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Strategy</source>
            <translation>&amp;Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>What may be &amp;guessed</source>
            <translation>Ce que l’on peut &amp;proposer</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>What is &amp;likely</source>
            <translation>Ce qui est pro&amp;bable</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Attempts, for Lingo points</source>
            <translation>&amp;Essais, pour les points de Lingo</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Play</source>
            <translation>&amp;Jouer</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;View</source>
            <translation>Afficha&amp;ge</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Si&amp;ze</source>
            <translation>Ta&amp;ille</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Spoilers</source>
            <translation>Ré&amp;vélations</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Theme</source>
            <translation>Thèm&amp;e</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Colours of the marks</source>
            <translation>&amp;Couleurs des marques</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>La&amp;nguage</source>
            <translation>La&amp;ngue</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Help</source>
            <translation>&amp;Aide</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>A to Z</source>
            <translation>A à Z</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>spell the guess</source>
            <translation>écrire le mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Enter</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>the guess stands; the clue is complete</source>
            <translation>le mot est posé ; l’indice est complet</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>mark {0}</source>
            <translation>marquer {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>0 to 9  + -</source>
            <translation>0 à 9  + -</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>set a number of the clue</source>
            <translation>donner un nombre de l’indice</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Space, click</source>
            <translation>Espace, clic</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>next mark</source>
            <translation>marque suivante</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Right click</source>
            <translation>Clic droit</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>mark before; Shift+click too</source>
            <translation>marque précédente ; aussi Maj+clic</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Arrows</source>
            <translation>Flèches</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>other tiles and rows; Down enters the list</source>
            <translation>autres cases et lignes ; Bas entre dans la liste</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Backspace</source>
            <translation>Retour arrière</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>one step left; from the first, respell</source>
            <translation>un pas à gauche ; depuis la première case, réécrire</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Enter in list</source>
            <translation>Entrée dans la liste</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>take the word; double click too</source>
            <translation>prendre le mot ; aussi double-clic</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>back to the board</source>
            <translation>retour au plateau</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>the menu; right click too</source>
            <translation>le menu ; aussi clic droit</translation>
        </message>
    </context>
    <context>
        <name>BestLine</name>
        <message>
            <location filename="../../app/ui/best_line.py"></location>
            <source>No guess needs fewer. Enter or a click takes it.</source>
            <translation>Aucun mot n’en demande moins. Entrée ou un clic le prend.</translation>
        </message>
        <message>
            <location filename="../../app/ui/best_line.py"></location>
            <source>Only the most promising ways to go on were looked at. Enter or a click takes it.</source>
            <translation>Seules les suites les plus prometteuses ont été examinées. Entrée ou un clic le prend.</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>This rule counts: type how many are {0}. {1} respells.</source>
            <translation>Cette règle compte : tapez combien sont {0}. {1} réécrit.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>The game is solved: {0} starts a new one.</source>
            <translation>La partie est résolue : {0} en commence une autre.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_text.py"></location>
            <source>{0} is no letter of this lexicon: type one of {1} to {2}.</source>
            <translation>{0} n’est pas une lettre de ce lexique : tapez-en une de {1} à {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_text.py"></location>
            <source>One more letter, then Enter.</source>
            <translation>Encore une lettre, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_text.py"></location>
            <source>{0} more letters, then Enter.</source>
            <translation>Encore {0} lettres, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_text.py"></location>
            <source>The guess is complete: Enter, or Backspace to change.</source>
            <translation>Le mot est complet : Entrée, ou Retour arrière pour le changer.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_text.py"></location>
            <source>{0} is no mark: {1}. {2} respells.</source>
            <translation>{0} n’est pas une marque : {1}. {2} réécrit.</translation>
        </message>
    </context>
    <context>
        <name>BoardActions</name>
        <message>
            <location filename="../../app/ui/board_actions.py"></location>
            <source>&amp;Undo {0}</source>
            <translation>&amp;Annuler : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_actions.py"></location>
            <source>&amp;Redo {0}</source>
            <translation>&amp;Rétablir : {0}</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>place {0} of {1}, row {2}</source>
            <translation>place {0} sur {1}, ligne {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>{0}, set aside</source>
            <translation>{0}, mise de côté</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Row {0}</source>
            <translation>Ligne {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Row {0}: check its clue</source>
            <translation>Ligne {0} : vérifiez son indice</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Row {0}, set aside</source>
            <translation>Ligne {0}, mise de côté</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Respell row {0}</source>
            <translation>Réécrire la ligne {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Poser le mot (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Finish the clue (Enter): a number not set is 0</source>
            <translation>Terminer l’indice (Entrée) : un nombre non donné vaut 0</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Finish the clue (Enter): what is not marked is {0}</source>
            <translation>Terminer l’indice (Entrée) : ce qui n’est pas marqué est {0}</translation>
        </message>
    </context>
    <context>
        <name>BoardCard</name>
        <message>
            <location filename="../../app/ui/boards/board_card.py"></location>
            <source>Board {0}</source>
            <translation>Plateau {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/board_card.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Plateau {0} : {1}</translation>
        </message>
    </context>
    <context>
        <name>BoardsView</name>
        <message>
            <location filename="../../app/ui/boards/boards_view.py"></location>
            <source>Boards</source>
            <translation>Plateaux</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/boards_view.py"></location>
            <source>Board {0}, row {1}, place {2}</source>
            <translation>Plateau {0}, ligne {1}, place {2}</translation>
        </message>
    </context>
    <context>
        <name>GuessRow</name>
        <message>
            <location filename="../../app/ui/boards/guess_row.py"></location>
            <source>guess {0}, place {1} of {2}</source>
            <translation>mot {0}, place {1} sur {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/guess_row.py"></location>
            <source>Guess {0}</source>
            <translation>Mot {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/guess_row.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Poser le mot (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/guess_row.py"></location>
            <source>Finish the clue (Enter): what is not marked is white</source>
            <translation>Terminer l’indice (Entrée) : ce qui n’est pas marqué est blanc</translation>
        </message>
    </context>
    <context>
        <name>KindLine</name>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>Number of boards</source>
            <translation>Nombre de plateaux</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>Length of the words</source>
            <translation>Longueur des mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>Guesses allowed</source>
            <translation>Mots permis</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>Menu of the game</source>
            <translation>Menu de la partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>{0} boards</source>
            <translation>{0} plateaux</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>{0} letters</source>
            <translation>{0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>{0} guesses</source>
            <translation>{0} mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>{0}: another begins a new game</source>
            <translation>{0} : un autre commence une nouvelle partie</translation>
        </message>
    </context>
    <context>
        <name>BoardsText</name>
        <message>
            <location filename="../../app/ui/boards/table.py"></location>
            <source>All boards are solved: {0} starts a new game.</source>
            <translation>Tous les plateaux sont résolus : {0} commence une nouvelle partie.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>All solved in 1 guess</source>
            <translation>Tous résolus en 1 mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>All solved in {0} guesses</source>
            <translation>Tous résolus en {0} mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>All solved in {0} guesses, {1} allowed</source>
            <translation>Tous résolus en {0} mots, {1} permis</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Board {0}, row {1}: its marks</source>
            <translation>Plateau {0}, ligne {1} : ses marques</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Guess {0}; the game allows {1}</source>
            <translation>Mot {0} ; le jeu en permet {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Mot {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Spell it again, then Enter; letters that stay keep their marks.</source>
            <translation>Réécrivez-le, puis Entrée ; les lettres qui restent gardent leurs marques.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks; Enter goes to the next board.</source>
            <translation>Marquez avec {0}, {1}, {2} ou par clics ; Entrée va au plateau suivant.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Enter, then mark it board by board.</source>
            <translation>Entrée, puis marquez-le plateau par plateau.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Type a guess for all boards, or take one from the list.</source>
            <translation>Tapez un mot pour tous les plateaux, ou prenez-en un dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>✓ row {0}</source>
            <translation>✓ ligne {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>solved in row {0}</source>
            <translation>résolu à la ligne {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>no word fits</source>
            <translation>aucun mot possible</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>no word fits, check row {0}</source>
            <translation>aucun mot possible, vérifiez la ligne {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>no word</source>
            <translation>aucun mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>it is {0}</source>
            <translation>c’est {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>1 word</source>
            <translation>1 mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} words</source>
            <translation>{0} mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Plateau {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} No word fits board {1} either.</source>
            <translation>{0} Aucun mot possible non plus au plateau {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} No word fits boards {1} either.</source>
            <translation>{0} Aucun mot possible non plus aux plateaux {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>rank {0}</source>
            <translation>rang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} bits</source>
            <translation>{0} bits</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>score {0}</source>
            <translation>valeur {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Board {0}: {1} bits</source>
            <translation>Plateau {0} : {1} bits</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0}, solves it {1} times in 100</source>
            <translation>{0}, le résout {1} fois sur 100</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>solves no board</source>
            <translation>ne résout aucun plateau</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>may solve board {0}</source>
            <translation>peut résoudre le plateau {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>may solve boards {0} and {1}</source>
            <translation>peut résoudre les plateaux {0} et {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} mots mesurés sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>and {0} more guesses</source>
            <translation>et {0} mots de plus</translation>
        </message>
    </context>
    <context>
        <name>BoardsWindow</name>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>Several boards</source>
            <translation>Plusieurs plateaux</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Nouvelle partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>Re&amp;spell row</source>
            <translation>&amp;Réécrire la ligne</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>Remove &amp;last row</source>
            <translation>Supprimer la &amp;dernière ligne</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partie ne peut pas être gardée dans {0} : {1}.</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Length of the words</source>
            <translation>Longueur des mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Une autre longueur commence une nouvelle partie.</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Words looked at</source>
            <translation>Mots considérés</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Lexique : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>{0} words. {1}</source>
            <translation>{0} mots. {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>answers</source>
            <translation>solutions</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>all guesses</source>
            <translation>tous les mots permis</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>common words</source>
            <translation>mots courants</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>all words</source>
            <translation>tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>{0} letters</source>
            <translation>{0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>This lexicon does not say which of its words are common.</source>
            <translation>Ce lexique ne dit pas lesquels de ses mots sont courants.</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Words that can be the secret, or every word that may be guessed.</source>
            <translation>Les mots qui peuvent être le secret, ou tous ceux que l’on peut proposer.</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Of words this long, all are looked at.</source>
            <translation>Les mots aussi longs sont tous considérés.</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Words most people know, or every word of the lexicon.</source>
            <translation>Les mots que presque tous connaissent, ou tous ceux du lexique.</translation>
        </message>
    </context>
    <context>
        <name>CluePicture</name>
        <message>
            <location filename="../../app/ui/clue_picture.py"></location>
            <source>not marked</source>
            <translation>non marqué</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <location filename="../../app/ui/clue_words.py"></location>
            <source>In this game green is called {0}, yellow {1} and white {2}.</source>
            <translation>Dans ce jeu, vert s’appelle {0}, jaune {1} et blanc {2}.</translation>
        </message>
        <message>
            <location filename="../../app/games/preset.py"></location>
            <source>green</source>
            <translation>vert</translation>
        </message>
        <message>
            <location filename="../../app/games/preset.py"></location>
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
            <location filename="../../app/games/preset.py"></location>
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
        <name>ContextMenus</name>
        <message>
            <location filename="../../app/ui/context_menus.py"></location>
            <source>&amp;Take {0}</source>
            <translation>&amp;Prendre {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/context_menus.py"></location>
            <source>Look &amp;up {0}</source>
            <translation>Cherc&amp;her {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/context_menus.py"></location>
            <source>&amp;Never suggest {0}</source>
            <translation>Ne jamais s&amp;uggérer {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/context_menus.py"></location>
            <source>{0} is {1}</source>
            <translation>{0} est {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/context_menus.py"></location>
            <source>&amp;Copy this line</source>
            <translation>&amp;Copier cette ligne</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Choisissez d’abord un mot de la liste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>{0} est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>There is no list to copy.</source>
            <translation>Il n’y a aucune liste à copier.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>1 word is in the clipboard.</source>
            <translation>1 mot est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>{0} words are in the clipboard.</source>
            <translation>{0} mots sont dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>No row is finished yet.</source>
            <translation>Aucune ligne n’est encore terminée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>1 row is in the clipboard.</source>
            <translation>1 ligne est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>{0} rows are in the clipboard.</source>
            <translation>{0} lignes sont dans le presse-papiers.</translation>
        </message>
    </context>
    <context>
        <name>FindText</name>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>Letters, and . for any letter; [abc] is one of these, [^abc] none of them, (ab|c) either, ? one or none, * any number.</source>
            <translation>Des lettres, et . pour une lettre quelconque ; [abc] est l’une d’elles, [^abc] aucune d’elles, (ab|c) l’un ou l’autre, ? une ou aucune, * un nombre quelconque.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>{0} has {1} letters, and the words of this game {2}.</source>
            <translation>{0} a {1} lettres, et les mots de cette partie {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>No word matches.</source>
            <translation>Aucun mot ne correspond.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>1 word matches.</source>
            <translation>1 mot correspond.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>{0} words match, the first {1} are listed.</source>
            <translation>{0} mots correspondent, les {1} premiers sont affichés.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>{0} words match.</source>
            <translation>{0} mots correspondent.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>1 more is less common ({1}) or flagged.</source>
            <translation>1 autre est moins courant ({1}) ou banni.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>{0} more are less common ({1}) or flagged.</source>
            <translation>{0} autres sont moins courants ({1}) ou bannis.</translation>
        </message>
    </context>
    <context>
        <name>Finding</name>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>A pattern: .*ing or (a|b)..</source>
            <translation>Un motif : .*age ou (a|b)..</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Find words by pattern</source>
            <translation>Chercher des mots par motif</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Words searched</source>
            <translation>Mots parcourus</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Close the search</source>
            <translation>Fermer la recherche</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Close the search (Esc)</source>
            <translation>Fermer la recherche (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>{0} letters</source>
            <translation>{0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>{0} letters, and still possible</source>
            <translation>{0} lettres, et encore possibles</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>any length</source>
            <translation>toute longueur</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>Le lexique n’est pas encore ouvert.</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Searching …</source>
            <translation>Recherche en cours …</translation>
        </message>
    </context>
    <context>
        <name>FirstSteps</name>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Got it</source>
            <translation>Compris</translation>
        </message>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Put the first steps away</source>
            <translation>Ranger les premiers pas</translation>
        </message>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Type the guess of your game, then Enter.</source>
            <translation>Tapez le mot de votre jeu, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Type the numbers your game gives, then Enter.</source>
            <translation>Tapez les nombres que donne votre jeu, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Mark it with G Y W or clicks, then Enter.</source>
            <translation>Marquez-le avec G Y W ou par clics, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Below is what still fits, best first.</source>
            <translation>En bas est ce qui reste possible, le meilleur d’abord.</translation>
        </message>
    </context>
    <context>
        <name>GameChoice</name>
        <message>
            <location filename="../../app/ui/game_choice.py"></location>
            <source>{0} is played with the lexicon {1}, which is not installed: these are words of {2}. {3} adds a lexicon.</source>
            <translation>{0} se joue avec le lexique {1}, qui n’est pas installé : ce sont des mots de {2}. {3} ajoute un lexique.</translation>
        </message>
    </context>
    <context>
        <name>GameChooser</name>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>Choose a game</source>
            <translation>Choisir un jeu</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>Name of the game</source>
            <translation>Nom du jeu</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>Games</source>
            <translation>Jeux</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>No game has this in its name.</source>
            <translation>Aucun jeu n’a cela dans son nom.</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>Enter begins it. Your own games: files in {0}</source>
            <translation>Entrée le commence. Vos propres jeux : fichiers dans {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>No particular game</source>
            <translation>Aucun jeu en particulier</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>{0}: not usable</source>
            <translation>{0} : inutilisable</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>The board goes on as it is, and marks are called {0}, {1} and {2}.</source>
            <translation>Le plateau continue tel quel, et les marques s’appellent {0}, {1} et {2}.</translation>
        </message>
    </context>
    <context>
        <name>GameFacts</name>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>{0} boards at once</source>
            <translation>{0} plateaux à la fois</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>any number of guesses</source>
            <translation>autant de mots que l’on veut</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>{0} guesses</source>
            <translation>{0} mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>the first letter is shown</source>
            <translation>la première lettre est montrée</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>the letters at these places are shown: {0}</source>
            <translation>les lettres à ces places sont montrées : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>counts {0}</source>
            <translation>compte {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>lexicon {0}</source>
            <translation>lexique {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>all words</source>
            <translation>tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>common words</source>
            <translation>mots courants</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>{0} pegs</source>
            <translation>{0} fiches</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>{0} places</source>
            <translation>{0} places</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>words of {0} letters</source>
            <translation>mots de {0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>words of {0} to {1} letters</source>
            <translation>mots de {0} à {1} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>{0} with the key {1}</source>
            <translation>{0} avec la touche {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>Marks: {0}</source>
            <translation>Marques : {0}</translation>
        </message>
    </context>
    <context>
        <name>GameInHand</name>
        <message>
            <location filename="../../app/ui/game_in_hand.py"></location>
            <source>{0}, changed</source>
            <translation>{0}, modifié</translation>
        </message>
    </context>
    <context>
        <name>Distribution</name>
        <message>
            <location filename="../../app/ui/games/distribution.py"></location>
            <source>lost</source>
            <translation>perdues</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/distribution.py"></location>
            <source>Games by the guesses they took</source>
            <translation>Parties selon les mots qu’elles ont pris</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/distribution.py"></location>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
    </context>
    <context>
        <name>GamePanels</name>
        <message>
            <location filename="../../app/ui/games/game_panels.py"></location>
            <source>There is no guess to look back at: play a game first.</source>
            <translation>Il n’y a aucun mot sur lequel revenir : jouez d’abord une partie.</translation>
        </message>
    </context>
    <context>
        <name>Lanes</name>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Runners</source>
            <translation>Coureurs</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Nobody found a secret.</source>
            <translation>Personne n’a trouvé de secret.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>First: {0}, with {1} guesses on average.</source>
            <translation>Premier : {0}, avec {1} mots en moyenne.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Runner</source>
            <translation>Coureur</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Words left</source>
            <translation>Mots restants</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Won</source>
            <translation>Gagnés</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Lost</source>
            <translation>Perdus</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Mean</source>
            <translation>Moyenne</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Guesses for this secret</source>
            <translation>Mots pour ce secret</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>You</source>
            <translation>Moi</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>found</source>
            <translation>trouvé</translation>
        </message>
    </context>
    <context>
        <name>RacePanel</name>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Race with words of {0} letters</source>
            <translation>Course avec des mots de {0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Secrets</source>
            <translation>Secrets</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>How many words are drawn; or the words themselves</source>
            <translation>Combien de mots sont tirés ; ou les mots eux-mêmes</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>and &amp;me</source>
            <translation>et &amp;moi</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Your guess</source>
            <translation>Mon mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>your guess</source>
            <translation>mon mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Abandonner</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>&amp;Secrets</source>
            <translation>&amp;Secrets</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Stopped.</source>
            <translation>Arrêtée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>They are off …</source>
            <translation>Ils sont partis …</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Nobody runs: choose a strategy, or yourself.</source>
            <translation>Personne ne court : choisissez une stratégie, ou courez vous-même.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Type how many words are to be drawn, 1 to {0}, or words.</source>
            <translation>Tapez combien de mots sont tirés, de 1 à {0}, ou des mots.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Your turn: type a word, then Enter.</source>
            <translation>À vous : tapez un mot, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Secret {0} of {1}</source>
            <translation>Secret {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Start</source>
            <translation>Départ</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>1 strategy</source>
            <translation>1 stratégie</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>{0} strategies</source>
            <translation>{0} stratégies</translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Review of the game</source>
            <translation>Retour sur la partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Guesses</source>
            <translation>Mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>What strategies would have guessed</source>
            <translation>Ce que les stratégies auraient proposé</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>&amp;Save report …</source>
            <translation>&amp;Enregistrer le rapport …</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>A page (HTML) to keep or to print</source>
            <translation>Une page (HTML) à garder ou à imprimer</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Page (*.html)</source>
            <translation>Page (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Looking back …</source>
            <translation>Retour en cours …</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Guess</source>
            <translation>Mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Bits told</source>
            <translation>Bits appris</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>expected</source>
            <translation>attendus</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Luck</source>
            <translation>Chance</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Skill</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Strategy</source>
            <translation>Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Guess here</source>
            <translation>Mot ici</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Bits</source>
            <translation>Bits</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Words left</source>
            <translation>Mots restants</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>All its guesses</source>
            <translation>Tous ses mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>not found</source>
            <translation>non trouvé</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Skill {0} of 100</source>
            <translation>Adresse {0} sur 100</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>luck {0} bits</source>
            <translation>chance {0} bits</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Looking back …</source>
            <translation>Retour en cours …</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>It could have been the secret.</source>
            <translation>Il pouvait être le secret.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>It could not be the secret: the clue of row {0} said so.</source>
            <translation>Il ne pouvait pas être le secret : l’indice de la ligne {0} le disait.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>It could not be the secret: the clues of rows {0} said so.</source>
            <translation>Il ne pouvait pas être le secret : les indices des lignes {0} le disaient.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>It was none of the words that could be the secret.</source>
            <translation>Il n’était pas parmi les mots qui pouvaient être le secret.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>No word was left that fits the clues.</source>
            <translation>Il ne restait aucun mot qui s’accorde avec les indices.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>No word was expected to tell more.</source>
            <translation>Aucun mot ne promettait davantage.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>{0} was expected to tell most, {1} bits; {2} words came before this one.</source>
            <translation>{0} promettait le plus, {1} bits ; {2} mots venaient avant celui-ci.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Row {2} showed {0} {3} at place {1}: not kept.</source>
            <translation>La ligne {2} montrait {0} {3} à la place {1} : non gardé.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Row {2} showed that {0} is in it: not used.</source>
            <translation>La ligne {2} montrait que {0} y est : non utilisé.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Row {2} showed that {0} is not at place {1}: used there again.</source>
            <translation>La ligne {2} montrait que {0} n’est pas à la place {1} : remis à cette place.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Row {2} showed that there is no further {0}: used all the same.</source>
            <translation>La ligne {2} montrait qu’il n’y a pas d’autre {0} : utilisé quand même.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>Length of the words</source>
            <translation>Longueur des mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>Who guessed</source>
            <translation>Qui devinait</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>Save as &amp;CSV …</source>
            <translation>Enregistrer en &amp;CSV …</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>A table of these games, a row each, for a spreadsheet</source>
            <translation>Un tableau de ces parties, une ligne chacune, pour un tableur</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>Table (*.csv)</source>
            <translation>Tableau (*.csv)</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>all lengths</source>
            <translation>toutes les longueurs</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>{0} letters</source>
            <translation>{0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>1 line of the record is damaged and left out.</source>
            <translation>1 ligne du registre est abîmée et laissée de côté.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>{0} lines of the record are damaged and left out.</source>
            <translation>{0} lignes du registre sont abîmées et laissées de côté.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>The record {0} cannot be read: {1}.</source>
            <translation>Le registre {0} ne peut pas être lu : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>none</source>
            <translation>aucune</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>won</source>
            <translation>gagnées</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>mean guesses</source>
            <translation>mots en moyenne</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>median time</source>
            <translation>temps médian</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>streak</source>
            <translation>série</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>longest</source>
            <translation>la plus longue</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>all games</source>
            <translation>toutes les parties</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>I guessed</source>
            <translation>je devinais</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>the program guessed</source>
            <translation>le programme devinait</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>it played by itself</source>
            <translation>il jouait seul</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>No games yet</source>
            <translation>Aucune partie encore</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>1 game</source>
            <translation>1 partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>{0} games</source>
            <translation>{0} parties</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>{0}, {1} won</source>
            <translation>{0}, {1} gagnées</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>{0} s</source>
            <translation>{0} s</translation>
        </message>
    </context>
    <context>
        <name>GivenLine</name>
        <message>
            <location filename="../../app/ui/given_line.py"></location>
            <source>given</source>
            <translation>donnée</translation>
        </message>
        <message>
            <location filename="../../app/ui/given_line.py"></location>
            <source>given, place {0} of {1}</source>
            <translation>donnée, place {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/given_line.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} à la place {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/given_line.py"></location>
            <source>Given: {0}</source>
            <translation>Données : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/given_line.py"></location>
            <source>no letter</source>
            <translation>aucune lettre</translation>
        </message>
    </context>
    <context>
        <name>GridNote</name>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>Pasted grid</source>
            <translation>Grille collée</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>The secret</source>
            <translation>Le secret</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>The secret of this grid</source>
            <translation>Le secret de cette grille</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>List the words (Enter)</source>
            <translation>Lister les mots (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>List the words of each row</source>
            <translation>Lister les mots de chaque ligne</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>Type its secret to see which words could have made each row.</source>
            <translation>Tapez son secret pour voir quels mots ont pu donner chaque ligne.</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>What each row could have been if the secret is {0}:</source>
            <translation>Ce que chaque ligne a pu être si le secret est {0} :</translation>
        </message>
    </context>
    <context>
        <name>About</name>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>Games and record</source>
            <translation>Parties et registre</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>Your lexica</source>
            <translation>Vos lexiques</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>What can be computed again</source>
            <translation>Ce qui peut être recalculé</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>Log</source>
            <translation>Journal</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>Licences of the words</source>
            <translation>Licences des mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>About</source>
            <translation>À propos</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Word Mastermind Helper</source>
            <translation>Word Mastermind Helper</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Version {0}, under the MIT licence</source>
            <translation>Version {0}, sous licence MIT</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Suggests the next guess in games that hide a word, after the helper of Bahinting and others (2013).</source>
            <translation>Suggère le prochain mot dans les jeux qui cachent un mot, d’après l’aide de Bahinting et autres (2013).</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Words</source>
            <translation>Mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>English: SCOWL, and UKACD as far as SCOWL holds it.</source>
            <translation>Anglais : SCOWL, et UKACD dans la mesure où SCOWL le contient.</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Made with</source>
            <translation>Fait avec</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>not installed</source>
            <translation>non installé</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Where it keeps its files</source>
            <translation>Où sont ses fichiers</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Open the folder: {0}</source>
            <translation>Ouvrir le dossier : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Nothing is there yet.</source>
            <translation>Il n’y a encore rien.</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>&amp;Copy for a report</source>
            <translation>&amp;Copier pour un rapport</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Versions, system and lexicon, as text</source>
            <translation>Versions, système et lexique, en texte</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>It is in the clipboard.</source>
            <translation>C’est dans le presse-papiers.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <location filename="../../app/ui/help/keys_window.py"></location>
            <source>Search for a key or what it does</source>
            <translation>Chercher une touche ou ce qu’elle fait</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/keys_window.py"></location>
            <source>Search the keys</source>
            <translation>Chercher dans les touches</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/keys_window.py"></location>
            <source>No key does that.</source>
            <translation>Aucune touche ne fait cela.</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/keys_window.py"></location>
            <source>On the board and in the list</source>
            <translation>Sur le plateau et dans la liste</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/keys_window.py"></location>
            <source>Keys</source>
            <translation>Touches</translation>
        </message>
    </context>
    <context>
        <name>HitList</name>
        <message>
            <location filename="../../app/ui/hit_list.py"></location>
            <source>Words found</source>
            <translation>Mots trouvés</translation>
        </message>
    </context>
    <context>
        <name>Keeper</name>
        <message>
            <location filename="../../app/ui/keeper.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partie ne peut pas être gardée dans {0} : {1}.</translation>
        </message>
    </context>
    <context>
        <name>KnownLine</name>
        <message>
            <location filename="../../app/ui/known_line.py"></location>
            <source>What is known: {0}</source>
            <translation>Ce que l’on sait : {0}</translation>
        </message>
    </context>
    <context>
        <name>KnownPanel</name>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>What is known</source>
            <translation>Ce que l’on sait</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>What is known of each letter</source>
            <translation>Ce que l’on sait de chaque lettre</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>Nothing is known yet.</source>
            <translation>On ne sait encore rien.</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>The clues contradict each other.</source>
            <translation>Les indices se contredisent.</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>Letter</source>
            <translation>Lettre</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>At least</source>
            <translation>Au moins</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>At most</source>
            <translation>Au plus</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>Is at</source>
            <translation>Est à</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>Not at</source>
            <translation>Pas à</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>anywhere</source>
            <translation>n’importe où</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>any</source>
            <translation>libre</translation>
        </message>
    </context>
    <context>
        <name>Asking</name>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Le laisser ainsi (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>Remove it</source>
            <translation>Le supprimer</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>Remove {0} with the words added to it by hand? It cannot be brought back.</source>
            <translation>Supprimer {0} avec les mots ajoutés à la main ? Il ne pourra pas être retrouvé.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>New name</source>
            <translation>Nouveau nom</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>Rename</source>
            <translation>Renommer</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>A new name for {0}</source>
            <translation>Un nouveau nom pour {0}</translation>
        </message>
    </context>
    <context>
        <name>FactsPage</name>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>&amp;Words by hand …</source>
            <translation>&amp;Mots à la main …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>Re&amp;name …</source>
            <translation>Re&amp;nommer …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>&amp;Build again</source>
            <translation>&amp;Reconstruire</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>&amp;Remove …</source>
            <translation>&amp;Supprimer …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>In use</source>
            <translation>Utilisé</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>&amp;Use it</source>
            <translation>&amp;Utiliser</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>By hand</source>
            <translation>À la main</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>Came with the program, and stays</source>
            <translation>Venu avec le programme, et il reste</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>Kept</source>
            <translation>Gardé dans</translation>
        </message>
    </context>
    <context>
        <name>Lexica</name>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>1 word</source>
            <translation>1 mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} words</source>
            <translation>{0} mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} letters</source>
            <translation>{0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>cannot be used</source>
            <translation>inutilisable</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0}, built in</source>
            <translation>{0}, fourni</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} letters</source>
            <translation>{0} de {1} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} to {2} letters</source>
            <translation>{0} de {1} à {2} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>Alphabet</source>
            <translation>Alphabet</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>How built</source>
            <translation>Construction</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>Licence</source>
            <translation>Licence</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} bytes, {1} % less than the words as text</source>
            <translation>{0} octets, {1} % de moins que les mots en texte</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} bytes; the words as text are smaller, {1}</source>
            <translation>{0} octets ; les mots en texte sont plus petits, {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} added</source>
            <translation>{0} ajoutés</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} left out</source>
            <translation>{0} laissés de côté</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} flagged</source>
            <translation>{0} bannis</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} no longer flagged</source>
            <translation>{0} plus bannis</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>a to z</source>
            <translation>a à z</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} letters: {1}</source>
            <translation>{0} lettres : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} nodes of a trie, merged into {1} states with {2} edges</source>
            <translation>{0} nœuds d’un arbre, réunis en {1} états avec {2} arêtes</translation>
        </message>
    </context>
    <context>
        <name>FileLine</name>
        <message>
            <location filename="../../app/ui/lexica/file_line.py"></location>
            <source>Choose …</source>
            <translation>Choisir …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/file_line.py"></location>
            <source>Choose: {0}</source>
            <translation>Choisir : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/file_line.py"></location>
            <source>Word lists (*.txt *.tsv *.csv *.dic *.lst)</source>
            <translation>Listes de mots (*.txt *.tsv *.csv *.dic *.lst)</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/file_line.py"></location>
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
    </context>
    <context>
        <name>HandPage</name>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Words to add, leave out or flag</source>
            <translation>Mots à ajouter, à laisser de côté ou à bannir</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>words, parted by spaces</source>
            <translation>mots, séparés par des espaces</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Words changed by hand</source>
            <translation>Mots modifiés à la main</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>&amp;Take back (Del)</source>
            <translation>&amp;Revenir dessus (Suppr)</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Bac&amp;k to the facts</source>
            <translation>Retour a&amp;ux données</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Words by hand: {0}</source>
            <translation>Mots à la main : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Nothing was changed by hand. A new version of the lexicon keeps the changes.</source>
            <translation>Rien n’a été modifié à la main. Une nouvelle version du lexique garde les modifications.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Done.</source>
            <translation>C’est fait.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Type the words first.</source>
            <translation>Tapez d’abord les mots.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>A moment …</source>
            <translation>Un instant …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>&amp;Add</source>
            <translation>&amp;Ajouter</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words from now on</source>
            <translation>Le lexique connaît désormais ces mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Leave &amp;out</source>
            <translation>&amp;Laisser de côté</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words no longer</source>
            <translation>Le lexique ne connaît plus ces mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>F&amp;lag</source>
            <translation>&amp;Bannir</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Known, but suggested only where flagged words are wanted</source>
            <translation>Connus, mais suggérés seulement où les mots bannis sont voulus</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Unfla&amp;g</source>
            <translation>Ne &amp;plus bannir</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Suggested as any other word</source>
            <translation>Suggérés comme tout autre mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>{0}: added</source>
            <translation>{0} : ajouté</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>{0}: left out</source>
            <translation>{0} : laissé de côté</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>{0}: flagged</source>
            <translation>{0} : banni</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>{0}: no longer flagged</source>
            <translation>{0} : plus banni</translation>
        </message>
    </context>
    <context>
        <name>ImportForm</name>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Dictionary of this system</source>
            <translation>Dictionnaire de ce système</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Capitals</source>
            <translation>Majuscules</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Accents</source>
            <translation>Accents</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Numbers</source>
            <translation>Nombres</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Double letters</source>
            <translation>Lettres doubles</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>such as ch, ll: each counts as one letter</source>
            <translation>comme ch, ll : chacune compte pour une lettre</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Answers</source>
            <translation>Solutions</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>a second list: only its words are secrets</source>
            <translation>une seconde liste : seuls ses mots sont des secrets</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Licence</source>
            <translation>Licence</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>none, but the file above</source>
            <translation>aucun, mais le fichier ci-dessus</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>made small: Haus is a word, too</source>
            <translation>mises en minuscules : Haus aussi est un mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>left out: they are names</source>
            <translation>laissées de côté : ce sont des noms</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>kept: é is another letter than e</source>
            <translation>gardés : é est une autre lettre que e</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>taken off: é becomes e</source>
            <translation>ôtés : é devient e</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>beside words: understood by themselves</source>
            <translation>à côté des mots : compris d’eux-mêmes</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>are tiers: small ones for common words</source>
            <translation>sont des niveaux : petits pour les mots courants</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>are counts: large ones for common words</source>
            <translation>sont des fréquences : grandes pour les mots courants</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>are passed over</source>
            <translation>sont ignorés</translation>
        </message>
    </context>
    <context>
        <name>ImportPage</name>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>Import a list of words</source>
            <translation>Importer une liste de mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>File with the words</source>
            <translation>Fichier avec les mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>a text file with one word a line; or drop it here</source>
            <translation>un fichier texte avec un mot par ligne ; ou déposez-le ici</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>I&amp;mport</source>
            <translation>I&amp;mporter</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Le laisser ainsi (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>Its first words will be shown here.</source>
            <translation>Ses premiers mots seront montrés ici.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>There is no file {0}: choose a text file.</source>
            <translation>Il n’y a pas de fichier {0} : choisissez un fichier texte.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>Read as {0}. First words: {1}</source>
            <translation>Lu comme {0}. Premiers mots : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>Left out, such as: {0}</source>
            <translation>Laissés de côté, comme : {0}</translation>
        </message>
    </context>
    <context>
        <name>Importing</name>
        <message>
            <location filename="../../app/ui/lexica/importing.py"></location>
            <source>{0} cannot be started: install the program again.</source>
            <translation>{0} ne peut pas être lancé : installez le programme de nouveau.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/importing.py"></location>
            <source>The import broke off ({0}): try again, or import fewer words.</source>
            <translation>L’importation s’est interrompue ({0}) : réessayez, ou importez moins de mots.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/importing.py"></location>
            <source>The import broke off with code {0}: try again, or import fewer words.</source>
            <translation>L’importation s’est interrompue avec le code {0} : réessayez, ou importez moins de mots.</translation>
        </message>
    </context>
    <context>
        <name>LengthChart</name>
        <message>
            <location filename="../../app/ui/lexica/length_chart.py"></location>
            <source>Words of each length</source>
            <translation>Mots de chaque longueur</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/length_chart.py"></location>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/length_chart.py"></location>
            <source>Words by their number of letters</source>
            <translation>Mots selon leur nombre de lettres</translation>
        </message>
    </context>
    <context>
        <name>ProgressPage</name>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Stopping …</source>
            <translation>Arrêt en cours …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Starting …</source>
            <translation>Démarrage …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Reading the words …</source>
            <translation>Lecture des mots …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Joining words that begin alike …</source>
            <translation>Réunion des mots qui commencent pareil …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Joining words that end alike …</source>
            <translation>Réunion des mots qui finissent pareil …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Packing the graph …</source>
            <translation>Compactage du graphe …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Writing the files …</source>
            <translation>Écriture des fichiers …</translation>
        </message>
    </context>
    <context>
        <name>ReportPage</name>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>&amp;Use it</source>
            <translation>&amp;Utiliser</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>See its &amp;facts</source>
            <translation>Voir ses &amp;données</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>{0} is ready</source>
            <translation>{0} est prêt</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>left out, {0}: such as {1}</source>
            <translation>laissés de côté, {0} : comme {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>stood there more than once and were joined</source>
            <translation>y étaient plus d’une fois et ont été réunis</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>Every line was taken.</source>
            <translation>Toutes les lignes ont été prises.</translation>
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message>
            <location filename="../../app/ui/lexica/shelf.py"></location>
            <source>Installed lexica</source>
            <translation>Lexiques installés</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/shelf.py"></location>
            <source>{0}, in use</source>
            <translation>{0}, utilisé</translation>
        </message>
    </context>
    <context>
        <name>LexicaWindow</name>
        <message>
            <location filename="../../app/ui/lexica/window.py"></location>
            <source>Lexica</source>
            <translation>Lexiques</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/window.py"></location>
            <source>&amp;Import a list …</source>
            <translation>&amp;Importer une liste …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/window.py"></location>
            <source>Importing {0}</source>
            <translation>Importation de {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/window.py"></location>
            <source>Building {0} again</source>
            <translation>Reconstruction de {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/window.py"></location>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Annulé. Rien n’a été modifié.</translation>
        </message>
    </context>
    <context>
        <name>LexiconMenu</name>
        <message>
            <location filename="../../app/ui/lexicon_menu.py"></location>
            <source>Le&amp;xicon</source>
            <translation>Le&amp;xique</translation>
        </message>
    </context>
    <context>
        <name>LookupLine</name>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>Is this word in my list?</source>
            <translation>Ce mot est-il dans la liste ?</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>Look up a word</source>
            <translation>Chercher un mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>Close the look-up</source>
            <translation>Fermer la recherche du mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>Close the look-up (Esc)</source>
            <translation>Fermer la recherche du mot (Échap)</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>Le lexique n’est pas encore ouvert.</translation>
        </message>
    </context>
    <context>
        <name>LookupText</name>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>No: {0} is no letter of this lexicon.</source>
            <translation>Non : {0} n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>No: {0} is not in this lexicon.</source>
            <translation>Non : {0} n’est pas dans ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>Yes: {0} is in the list.</source>
            <translation>Oui : {0} est dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>No: {0}</source>
            <translation>Non : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>It</source>
            <translation>Ce mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{0} is a less common word, listed only among all words ({1}).</source>
            <translation>{0} est un mot moins courant, qui n’est que parmi tous les mots ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{0} is a flagged word, and those are not suggested.</source>
            <translation>{0} est un mot banni, et ceux-là ne sont pas suggérés.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{{0}} has 1 letter, and the words of this game {1}.</source>
            <translation>{{0}} a 1 lettre, et les mots de cette partie {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{{0}} has {0} letters, and the words of this game {1}.</source>
            <translation>{{0}} a {0} lettres, et les mots de cette partie {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{0} has not the given letters.</source>
            <translation>{0} n’a pas les lettres données.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{{0}} is ruled out by row {0}, {1}.</source>
            <translation>{{0}} est exclu par la ligne {0}, {1}.</translation>
        </message>
    </context>
    <context>
        <name>MakersRow</name>
        <message>
            <location filename="../../app/ui/makers_row.py"></location>
            <source>This row is not complete.</source>
            <translation>Cette ligne n’est pas complète.</translation>
        </message>
        <message>
            <location filename="../../app/ui/makers_row.py"></location>
            <source>No word of the list.</source>
            <translation>Aucun mot de la liste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/makers_row.py"></location>
            <source>1 word: {0}</source>
            <translation>1 mot : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/makers_row.py"></location>
            <source>{0} words: {1}</source>
            <translation>{0} mots : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/makers_row.py"></location>
            <source>{0} words: {1} …</source>
            <translation>{0} mots : {1} …</translation>
        </message>
    </context>
    <context>
        <name>MessageBar</name>
        <message>
            <location filename="../../app/ui/message_bar.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>Mishaps</name>
        <message>
            <location filename="../../app/ui/mishaps.py"></location>
            <source>Something went wrong: {0}. It is noted in {1}.</source>
            <translation>Quelque chose s’est mal passé : {0}. C’est noté dans {1}.</translation>
        </message>
    </context>
    <context>
        <name>Errors</name>
        <message>
            <location filename="../../app/ui/objections.py"></location>
            <source>{0} cannot be read or written: {1}.</source>
            <translation>{0} ne peut pas être lu ou écrit : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/product.py"></location>
            <source>No code can have {0} places: choose 1 to {1}.</source>
            <translation>Aucun code ne peut avoir {0} places : choisissez de 1 à {1}.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} is a folder: give the path of a .dawg file.</source>
            <translation>{0} est un dossier : donnez le chemin d’un fichier .dawg.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} is missing: give the path of a .dawg file.</source>
            <translation>{0} manque : donnez le chemin d’un fichier .dawg.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} is no .dawg file: build one from a word list with `wmh lexicon build {1} --out {2}.dawg`.</source>
            <translation>{0} n’est pas un fichier .dawg : construisez-en un depuis une liste de mots avec `wmh lexicon build {1} --out {2}.dawg`.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} {1}: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} {1} : reconstruisez le lexique avec `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} is not UTF-8 text: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} n’est pas du texte UTF-8 : reconstruisez le lexique avec `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} cannot be read ({1}): build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} ne peut pas être lu ({1}) : reconstruisez le lexique avec `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/automaton.py"></location>
            <source>The pattern goes too many ways at once. Use fewer of * + { } and |.</source>
            <translation>Le motif suit trop de chemins à la fois. Utilisez moins de * + { } et |.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/positions.py"></location>
            <source>The pattern is too large once its repetitions are written out: more than {0} letters. Use smaller numbers in {{ }}, or * and +.</source>
            <translation>Le motif est trop grand une fois ses répétitions écrites : plus de {0} lettres. Utilisez des nombres plus petits dans {{ }}, ou * et +.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: after a look-ahead put what | parts in parentheses: (...|...).</source>
            <translation>Place {0} : après une anticipation, mettez entre parenthèses ce que | sépare : (...|...).</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: ^ can only begin a pattern and $ only end it. Neither is needed.</source>
            <translation>Place {0} : ^ ne peut que commencer un motif et $ que le terminer. Aucun n’est nécessaire.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: a look-ahead can only stand at the beginning. Move it there.</source>
            <translation>Place {0} : une anticipation ne peut être qu’au début. Mettez-la là.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is inside {1} others, and no more are read. Use fewer.</source>
            <translation>Place {0} : cette ( est dans {1} autres, et on n’en lit pas plus. Utilisez-en moins.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: this {1} closes nothing. Leave it out.</source>
            <translation>Place {0} : ce {1} ne ferme rien. Supprimez-le.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: numbers belong between {{ and }}, as in .{{2}} or .{{2,4}}.</source>
            <translation>Place {0} : les nombres vont entre {{ et }}, comme dans .{{2}} ou .{{2,4}}.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: there is nothing before {1} to repeat.</source>
            <translation>Place {0} : il n’y a rien à répéter avant {1}.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: in {1} the smaller number comes first.</source>
            <translation>Place {0} : dans {1} le plus petit nombre vient d’abord.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: in a range the first letter comes first: [a-f].</source>
            <translation>Place {0} : dans un intervalle la première lettre vient d’abord : [a-f].</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot refer back to a group. Write the letters out.</source>
            <translation>Place {0} : un motif ne peut pas renvoyer à un groupe. Écrivez les lettres.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: a \ means nothing here. Write . for any letter.</source>
            <translation>Place {0} : un \ ne veut rien dire ici. Écrivez . pour une lettre quelconque.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>The pattern has {0} characters, and {1} are the most. Make it shorter.</source>
            <translation>Le motif a {0} caractères, et {1} est le maximum. Raccourcissez-le.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>The pattern is empty. Try .*ing for words that end in ing.</source>
            <translation>Le motif est vide. Essayez .*age pour les mots qui finissent par age.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is never closed. Add a ).</source>
            <translation>Place {0} : cette ( n’est jamais fermée. Ajoutez une ).</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: this [ is never closed. Add a ].</source>
            <translation>Place {0} : ce [ n’est jamais fermé. Ajoutez un ].</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>A secret that is not drawn must be given.</source>
            <translation>Un secret qui n’est pas tiré doit être donné.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The lexicon {0} has no word of 1 letter that is as common as tier {2}: choose another length or a wider tier.</source>
            <translation>Le lexique {0} n’a aucun mot de 1 lettre aussi courant que le niveau {2} : choisissez une autre longueur ou un niveau plus large.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The lexicon {0} has no word of {1} letters that is as common as tier {2}: choose another length or a wider tier.</source>
            <translation>Le lexique {0} n’a aucun mot de {1} lettres aussi courant que le niveau {2} : choisissez une autre longueur ou un niveau plus large.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The secret {0} is not in the lexicon {1}: choose a word that is, or another lexicon.</source>
            <translation>Le secret {0} n’est pas dans le lexique {1} : choisissez un mot qui y est, ou un autre lexique.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The secret {0} has 1 letter, this game's words {2}: choose another word or length.</source>
            <translation>Le secret {0} a 1 lettre, les mots de cette partie {2} : choisissez un autre mot ou une autre longueur.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The secret {0} has {1} letters, this game's words {2}: choose another word or length.</source>
            <translation>Le secret {0} a {1} lettres, les mots de cette partie {2} : choisissez un autre mot ou une autre longueur.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The game is over: start a new one.</source>
            <translation>La partie est finie : commencez-en une autre.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The guess {0} has {1}, which is no letter of this lexicon.</source>
            <translation>Le mot {0} a {1}, qui n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The guess {0} has 1 letter, but this game's words have {2}.</source>
            <translation>Le mot {0} a 1 lettre, mais les mots de cette partie en ont {2}.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The guess {0} has {1} letters, but this game's words have {2}.</source>
            <translation>Le mot {0} a {1} lettres, mais les mots de cette partie en ont {2}.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The guess {0} is not in the lexicon {1}: try another word.</source>
            <translation>Le mot {0} n’est pas dans le lexique {1} : essayez un autre mot.</translation>
        </message>
        <message>
            <location filename="../../app/games/marked.py"></location>
            <source>The clue of {0} is not complete: mark the rest.</source>
            <translation>L’indice de {0} n’est pas complet : marquez le reste.</translation>
        </message>
        <message>
            <location filename="../../app/games/played.py"></location>
            <source>The game has letters that the lexicon {0} has not: it was another one.</source>
            <translation>La partie a des lettres que le lexique {0} n’a pas : c’était un autre.</translation>
        </message>
        <message>
            <location filename="../../app/games/race.py"></location>
            <source>A race needs a secret: give one.</source>
            <translation>Une course a besoin d’un secret : donnez-en un.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/methods.py"></location>
            <source>The rack {0} has {1} arrangements, more than {2}: choose another method.</source>
            <translation>Le chevalet {0} a {1} arrangements, plus de {2} : choisissez une autre méthode.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The rack {0} has {1} letters: give {2} at most.</source>
            <translation>Le chevalet {0} a {1} lettres : donnez-en {2} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The rack {0} has {1} blanks: give {2} at most.</source>
            <translation>Le chevalet {0} a {1} jokers : donnez-en {2} au plus.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The rack is empty: type its letters, and ? for a blank.</source>
            <translation>Le chevalet est vide : tapez ses lettres, et ? pour un joker.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The pattern {0} has a star between its letters: stars stand at its ends, and a dot for each place between.</source>
            <translation>Le motif {0} a une étoile entre ses lettres : les étoiles sont aux bouts, et un point pour chaque place entre elles.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The pattern {0} has {1} places: words have {2} letters at most.</source>
            <translation>Le motif {0} a {1} places : les mots ont {2} lettres au plus.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The pattern {0} leaves no place for the rack: write a dot for each letter that is wanted, or a star at an end, as *{1}*.</source>
            <translation>Le motif {0} ne laisse pas de place au chevalet : écrivez un point pour chaque lettre voulue, ou une étoile à un bout, comme *{1}*.</translation>
        </message>
        <message>
            <location filename="../../app/library.py"></location>
            <source>There is no lexicon {0}: installed are {1}; or give a .dawg file, or codes as in {2}.</source>
            <translation>Il n’y a pas de lexique {0} : sont installés {1} ; ou donnez un fichier .dawg, ou des codes comme dans {2}.</translation>
        </message>
        <message>
            <location filename="../../app/library.py"></location>
            <source>There is no lexicon {0}, nor any other: give a .dawg file, or codes as in {2}.</source>
            <translation>Il n’y a pas de lexique {0}, ni d’autre : donnez un fichier .dawg, ou des codes comme dans {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_work.py"></location>
            <source>There is no word of this length to draw: choose another length.</source>
            <translation>Il n’y a aucun mot de cette longueur à tirer : choisissez une autre longueur.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The rack {0} has {1}, which is no letter of this lexicon: give letters; ? is a blank.</source>
            <translation>Le chevalet {0} a {1}, qui n’est pas une lettre de ce lexique : donnez des lettres ; ? est un joker.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The pattern {0} has {1}, which is no letter of this lexicon: give letters; a dot is a place for one, a star an open end.</source>
            <translation>Le motif {0} a {1}, qui n’est pas une lettre de ce lexique : donnez des lettres ; un point est une place pour une lettre, une étoile un bout ouvert.</translation>
        </message>
    </context>
    <context>
        <name>OnTop</name>
        <message>
            <location filename="../../app/ui/on_top.py"></location>
            <source>This system lets no window put itself on top: choose Always on Top in the menu of the title bar.</source>
            <translation>Ce système ne laisse pas une fenêtre se mettre au-dessus : choisissez « Toujours au-dessus » dans le menu de la barre de titre.</translation>
        </message>
    </context>
    <context>
        <name>PartList</name>
        <message>
            <location filename="../../app/ui/part_list.py"></location>
            <source>The clues it can get</source>
            <translation>Les indices qu’il peut recevoir</translation>
        </message>
        <message>
            <location filename="../../app/ui/part_list.py"></location>
            <source>1 word</source>
            <translation>1 mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/part_list.py"></location>
            <source>{0} words</source>
            <translation>{0} mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/part_list.py"></location>
            <source>it is the secret</source>
            <translation>c’est le secret</translation>
        </message>
    </context>
    <context>
        <name>PasteNote</name>
        <message>
            <location filename="../../app/ui/paste_note.py"></location>
            <source>Pasted</source>
            <translation>Collé</translation>
        </message>
    </context>
    <context>
        <name>Pasted</name>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Use these turns (Enter)</source>
            <translation>Utiliser ces tours (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Mark these words (Enter)</source>
            <translation>Marquer ces mots (Entrée)</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>And {0} more lines.</source>
            <translation>Et {0} lignes de plus.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Line {0} is a title, a score or the like: {1}</source>
            <translation>La ligne {0} est un titre, un score ou quelque chose de tel : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Line {0} is not understood: {1}</source>
            <translation>La ligne {0} n’est pas comprise : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Line {0} has another length: {1}</source>
            <translation>La ligne {0} a une autre longueur : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Line {0} is a word without a clue: {1}</source>
            <translation>La ligne {0} est un mot sans indice : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Line {0} is a clue without a word: {1}</source>
            <translation>La ligne {0} est un indice sans mot : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>The text is long: nothing after line {0} was read.</source>
            <translation>Le texte est long : rien n’a été lu après la ligne {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>1 clue without its word.</source>
            <translation>1 indice sans son mot.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>{0} clues without their words.</source>
            <translation>{0} indices sans leurs mots.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>1 turn: {0}.</source>
            <translation>1 tour : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>{0} turns: {1}.</source>
            <translation>{0} tours : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>1 word without a clue: {0}.</source>
            <translation>1 mot sans indice : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>{0} words without clues: {1}.</source>
            <translation>{0} mots sans indices : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>They start a game with words of {0} letters.</source>
            <translation>Ils commencent une partie avec des mots de {0} lettres.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>They replace what is on the board; {0} brings it back.</source>
            <translation>Ils remplacent ce qui est sur le plateau ; {0} le ramène.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>{0} and {1} more</source>
            <translation>{0} et {1} de plus</translation>
        </message>
    </context>
    <context>
        <name>Pasting</name>
        <message>
            <location filename="../../app/ui/pasting.py"></location>
            <source>The lexicon is not open yet: paste again in a moment.</source>
            <translation>Le lexique n’est pas encore ouvert : collez de nouveau dans un instant.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasting.py"></location>
            <source>There is no text in the clipboard.</source>
            <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasting.py"></location>
            <source>The text in the clipboard is no game. One row of a game: RAIN ywwg</source>
            <translation>Le texte du presse-papiers n’est pas une partie. Une ligne d’une partie : RAIN ywwg</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasting.py"></location>
            <source>The text has words of {0} letters; this lexicon has none.</source>
            <translation>Le texte a des mots de {0} lettres ; ce lexique n’en a aucun.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasting.py"></location>
            <source>The secret must be a word of {0} letters.</source>
            <translation>Le secret doit être un mot de {0} lettres.</translation>
        </message>
    </context>
    <context>
        <name>PatternLine</name>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>Pattern</source>
            <translation>Motif</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>In full, as a strict pattern:</source>
            <translation>En entier, comme motif strict :</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>The pattern is in the clipboard.</source>
            <translation>Le motif est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>The strict pattern is in the clipboard.</source>
            <translation>Le motif strict est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>Copy the pattern</source>
            <translation>Copier le motif</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>Copy the strict pattern</source>
            <translation>Copier le motif strict</translation>
        </message>
    </context>
    <context>
        <name>PegRow</name>
        <message>
            <location filename="../../app/ui/peg_row.py"></location>
            <source>Colours</source>
            <translation>Couleurs</translation>
        </message>
    </context>
    <context>
        <name>GameButtons</name>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>That is it</source>
            <translation>C’est cela</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>That is it: the guess is the secret</source>
            <translation>C’est cela : le mot est le secret</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Step</source>
            <translation>Pas</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Step: the next guess now</source>
            <translation>Pas : le mot suivant maintenant</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Give up</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Give up: the secret is shown</source>
            <translation>Abandonner : le secret est montré</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Again</source>
            <translation>Encore</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Again: another such game</source>
            <translation>Encore : une autre partie pareille</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Other game</source>
            <translation>Autre partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Review</source>
            <translation>Retour</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Review: look back at the game</source>
            <translation>Retour sur la partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>slow</source>
            <translation>lent</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>steady</source>
            <translation>moyen</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>fast</source>
            <translation>rapide</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>at once</source>
            <translation>d’un coup</translation>
        </message>
    </context>
    <context>
        <name>GameForm</name>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Who guesses</source>
            <translation>Qui devine</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Number of the game</source>
            <translation>Numéro de la partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>any</source>
            <translation>au hasard</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>The same number gives everybody the same secret.</source>
            <translation>Le même numéro donne à tous le même secret.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>The secret, typed unseen</source>
            <translation>Le secret, tapé sans être vu</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Words the secret is one of</source>
            <translation>Mots dont le secret fait partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Length of the words in the game</source>
            <translation>Longueur des mots de la partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Rule of the game</source>
            <translation>Règle de la partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>no limit</source>
            <translation>sans limite</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Begin</source>
            <translation>Commencer</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Begin the game</source>
            <translation>Commencer la partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Secret</source>
            <translation>Secret</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Number</source>
            <translation>Numéro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Typed</source>
            <translation>Tapé</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Words</source>
            <translation>Mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Length</source>
            <translation>Longueur</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Rule</source>
            <translation>Règle</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Attempts</source>
            <translation>Essais</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>{0} letters</source>
            <translation>{0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>common words</source>
            <translation>mots courants</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>all words</source>
            <translation>tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>tier {0} at most</source>
            <translation>niveau {0} au plus</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>No lexicon is open yet.</source>
            <translation>Aucun lexique n’est encore ouvert.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Type the secret first.</source>
            <translation>Tapez d’abord le secret.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>you guess</source>
            <translation>je devine</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>The program keeps a secret and marks your guesses.</source>
            <translation>Le programme garde un secret et marque les mots proposés.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>the program guesses</source>
            <translation>le programme devine</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>You keep a secret and mark the program's guesses.</source>
            <translation>Vous gardez un secret et marquez les mots du programme.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>watch</source>
            <translation>regarder</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>The program guesses and marks, and you watch.</source>
            <translation>Le programme devine et marque, et vous regardez.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>drawn at random</source>
            <translation>tiré au hasard</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Every word is as likely.</source>
            <translation>Tous les mots sont aussi probables.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>typed by somebody</source>
            <translation>tapé par quelqu’un</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>A teacher types it unseen.</source>
            <translation>Un enseignant le tape sans être vu.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>adversary</source>
            <translation>adversaire</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>It has none: it keeps as many words possible as it can.</source>
            <translation>Il n’en a pas : il garde possibles autant de mots qu’il peut.</translation>
        </message>
    </context>
    <context>
        <name>GamePane</name>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>Game</source>
            <translation>Partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>Close the game side</source>
            <translation>Fermer le côté de la partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>Board of the game</source>
            <translation>Plateau de la partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>A game</source>
            <translation>Une partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>Choose what to play, then Begin.</source>
            <translation>Choisissez à quoi jouer, puis Commencer.</translation>
        </message>
    </context>
    <context>
        <name>GameText</name>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>{0} letters</source>
            <translation>{0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>game {0}</source>
            <translation>partie {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>typed secret</source>
            <translation>secret tapé</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>adversary</source>
            <translation>adversaire</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>you keep the secret</source>
            <translation>vous gardez le secret</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>guesses by {0}</source>
            <translation>mots de {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>The program thinks …</source>
            <translation>Le programme réfléchit …</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Mot {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Guess {0}</source>
            <translation>Mot {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Won in 1 guess</source>
            <translation>Gagnée en 1 mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Won in {0} guesses</source>
            <translation>Gagnée en {0} mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Found in 1 guess</source>
            <translation>Trouvé en 1 mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Found in {0} guesses</source>
            <translation>Trouvé en {0} mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Lost: it was {0}</source>
            <translation>Perdue : c’était {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Not found</source>
            <translation>Non trouvé</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Enter, and it is marked.</source>
            <translation>Entrée, et il est marqué.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Tapez un mot, ou prenez-en un dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>The program guesses and marks.</source>
            <translation>Le programme devine et marque.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Think of a word.</source>
            <translation>Pensez à un mot.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>It took {0}.</source>
            <translation>Durée : {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>The adversary had no other word left.</source>
            <translation>Il ne restait aucun autre mot à l’adversaire.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>The program has no guess left.</source>
            <translation>Il ne reste aucun mot au programme.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} n’est pas dans ce lexique.</translation>
        </message>
    </context>
    <context>
        <name>LetterRow</name>
        <message>
            <location filename="../../app/ui/play/letter_row.py"></location>
            <source>Letters used: none</source>
            <translation>Lettres utilisées : aucune</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/letter_row.py"></location>
            <source>Letters used: {0}</source>
            <translation>Lettres utilisées : {0}</translation>
        </message>
    </context>
    <context>
        <name>Match</name>
        <message>
            <location filename="../../app/ui/play/match.py"></location>
            <source>No lexicon is open: choose one in the menu Game.</source>
            <translation>Aucun lexique n’est ouvert : choisissez-en un dans le menu Partie.</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <location filename="../../app/ui/play/playing.py"></location>
            <source>In the game only marks can be corrected.</source>
            <translation>Dans la partie, seules les marques peuvent être corrigées.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/playing.py"></location>
            <source>A game is under way: give it up or stop it first.</source>
            <translation>Une partie est en cours : abandonnez-la ou arrêtez-la d’abord.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/playing.py"></location>
            <source>Another lexicon was opened, so the game is over.</source>
            <translation>Un autre lexique a été ouvert, la partie est donc finie.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/playing.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partie ne peut pas être gardée dans {0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/playing.py"></location>
            <source>The game cannot be recorded in {0}: {1}.</source>
            <translation>La partie ne peut pas être inscrite dans {0} : {1}.</translation>
        </message>
    </context>
    <context>
        <name>ResetFoot</name>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>Reset this &amp;page</source>
            <translation>Rétablir cette &amp;page</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>&amp;Reset all …</source>
            <translation>&amp;Tout rétablir …</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>&amp;Reset all</source>
            <translation>&amp;Tout rétablir</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>&amp;Keep them</source>
            <translation>Les &amp;garder</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>Every page as at first? Another length of words begins a new game.</source>
            <translation>Toutes les pages comme au début ? Une autre longueur de mots commence une nouvelle partie.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>Off</source>
            <translation>Non</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>On</source>
            <translation>Oui</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>Length of the words</source>
            <translation>Longueur des mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Une autre longueur commence une nouvelle partie.</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>{0} letters</source>
            <translation>{0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>Lexicon</source>
            <translation>Lexique</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/table.py"></location>
            <source>&amp;Appearance</source>
            <translation>&amp;Apparence</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/table.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/table.py"></location>
            <source>&amp;Words</source>
            <translation>&amp;Mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/table.py"></location>
            <source>A&amp;dvice</source>
            <translation>&amp;Conseil</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/table.py"></location>
            <source>W&amp;indow</source>
            <translation>&amp;Fenêtre</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>Preferences</source>
            <translation>Préférences</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>Sections</source>
            <translation>Sections</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>All of it is as at first already.</source>
            <translation>Tout est déjà comme au début.</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>1 setting is as at first.</source>
            <translation>1 réglage est comme au début.</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>{0} settings are as at first.</source>
            <translation>{0} réglages sont comme au début.</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>They are as they were before.</source>
            <translation>Ils sont comme avant.</translation>
        </message>
    </context>
    <context>
        <name>Proposals</name>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>1 word</source>
            <translation>1 mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>{0} words</source>
            <translation>{0} mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>{0}: {1}</source>
            <translation>{0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source> and </source>
            <translation> et </translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>Row {0} was {1}</source>
            <translation>La ligne {0} était {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>Row {0} is from another game</source>
            <translation>La ligne {0} vient d’une autre partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>It is an uncommon word</source>
            <translation>C’est un mot peu courant</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>It is in the lexicon {0}</source>
            <translation>Il est dans le lexique {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>The game's rule is: {0}</source>
            <translation>La règle du jeu est : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>row {0} has {1} {2}</source>
            <translation>la ligne {0} a {1} {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>{0} in row {1} is {3} at place {2}</source>
            <translation>{0} dans la ligne {1} est {3} à la place {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposals.py"></location>
            <source>It may be that</source>
            <translation>Il se peut que</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposals.py"></location>
            <source>Change it so ({0}); it can be undone</source>
            <translation>Le changer ainsi ({0}) ; cela peut être annulé</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <location filename="../../app/ui/rack/boxes.py"></location>
            <source>Shortest words</source>
            <translation>Mots les plus courts</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/boxes.py"></location>
            <source>from {0} letters</source>
            <translation>à partir de {0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/boxes.py"></location>
            <source>Values of the letters</source>
            <translation>Valeurs des lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>No word can be made</source>
            <translation>Aucun mot ne peut être formé</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>1 word</source>
            <translation>1 mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>{0} words</source>
            <translation>{0} mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>{0}, best {1}</source>
            <translation>{0}, le meilleur {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>The first {0} are listed.</source>
            <translation>Les {0} premiers sont affichés.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>1 more is a flagged word, and not shown.</source>
            <translation>1 de plus est un mot banni et n’est pas montré.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>{0} more are flagged words, and not shown.</source>
            <translation>{0} de plus sont des mots bannis et ne sont pas montrés.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>Among all words ({0}) there may be some.</source>
            <translation>Parmi tous les mots ({0}), il y en a peut-être.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>1 point</source>
            <translation>1 point</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>{0} points</source>
            <translation>{0} points</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>1 letter</source>
            <translation>1 lettre</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>{0} letters</source>
            <translation>{0} lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>best first</source>
            <translation>meilleurs d’abord</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>longest first</source>
            <translation>plus longs d’abord</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>rank {0}, a tie</source>
            <translation>rang {0}, ex æquo</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>rank {0}</source>
            <translation>rang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>blank as {0}</source>
            <translation>joker pour {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>blanks as {0}</source>
            <translation>jokers pour {0}</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Shuffle</source>
            <translation>Mélanger</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters (Space)</source>
            <translation>Mélanger les lettres (Espace)</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters</source>
            <translation>Mélanger les lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Words by length</source>
            <translation>Mots par longueur</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Abandonner</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Nouvelle partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Type a word, then Enter. Space shuffles the letters.</source>
            <translation>Tapez un mot, puis Entrée. Espace mélange les lettres.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>{0} of {1} points. Found words have the sign {2}.</source>
            <translation>{0} points sur {1}. Les mots trouvés portent le signe {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>The letters: {0}</source>
            <translation>Les lettres : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Your word</source>
            <translation>Votre mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_page.py"></location>
            <source>No lexicon is open.</source>
            <translation>Aucun lexique n’est ouvert.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_page.py"></location>
            <source>There is no word of that length here: choose another.</source>
            <translation>Il n’y a ici aucun mot de cette longueur : choisissez-en une autre.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_page.py"></location>
            <source>No word can be made: give more letters, or allow shorter words.</source>
            <translation>Aucun mot ne peut être formé : donnez plus de lettres, ou permettez des mots plus courts.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_page.py"></location>
            <source>{0} words can be made: give fewer letters or blanks.</source>
            <translation>{0} mots peuvent être formés : donnez moins de lettres ou de jokers.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Letters of your own</source>
            <translation>Vos propres lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>&amp;Play with these letters</source>
            <translation>&amp;Jouer avec ces lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Length of the word</source>
            <translation>Longueur du mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>seed</source>
            <translation>graine</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>The same number draws the same letters again.</source>
            <translation>Le même nombre tire de nouveau les mêmes lettres.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>&amp;Draw a word</source>
            <translation>&amp;Tirer un mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>no clock</source>
            <translation>sans horloge</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Find every word</source>
            <translation>Trouvez tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Let a word be drawn and shuffled, or type letters.</source>
            <translation>Faites tirer et mélanger un mot, ou tapez des lettres.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Looking for the words …</source>
            <translation>Recherche des mots …</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>This cannot be played</source>
            <translation>Ceci ne peut pas être joué</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} of {1}, {2}</source>
            <translation>{0} sur {1}, {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>All found: {0}</source>
            <translation>Tous trouvés : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>Given up: {0}</source>
            <translation>Abandon : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>Time is over: {0}</source>
            <translation>Le temps est écoulé : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0} : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} is found already.</source>
            <translation>{0} est déjà trouvé.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} is a word, but not among those that are looked for.</source>
            <translation>{0} est un mot, mais pas de ceux que l’on cherche.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} n’est pas dans ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} is too short: words have {1} letters or more.</source>
            <translation>{0} est trop court : les mots ont {1} lettres ou plus.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>The game is over.</source>
            <translation>La partie est finie.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>1 minute</source>
            <translation>1 minute</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} minutes</source>
            <translation>{0} minutes</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>1 second</source>
            <translation>1 seconde</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>{0} seconds</source>
            <translation>{0} secondes</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} left</source>
            <translation>encore {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} n’est pas une lettre de ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there is no {1}.</source>
            <translation>{0} ne peut pas être formé : il n’y a pas de {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there is only one {1}.</source>
            <translation>{0} ne peut pas être formé : il n’y a qu’un {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there are only {2} {1}.</source>
            <translation>{0} ne peut pas être formé : il n’y a que {2} {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made.</source>
            <translation>{0} ne peut pas être formé.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/ledger.py"></location>
            <source>found</source>
            <translation>trouvé</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/ledger.py"></location>
            <source>missed</source>
            <translation>manqué</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/ledger.py"></location>
            <source>{0}: {1} of {2}</source>
            <translation>{0} : {1} sur {2}</translation>
        </message>
    </context>
    <context>
        <name>FindOptions</name>
        <message>
            <location filename="../../app/ui/rack/find_options.py"></location>
            <source>Board, such as ..t* or *a.e</source>
            <translation>Plateau, comme ..t* ou *a.e</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_options.py"></location>
            <source>Pattern of the board</source>
            <translation>Motif du plateau</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_options.py"></location>
            <source>Letters that lie on the board, a dot for each place of the rack's letters; a star at an end lets the word go on there.</source>
            <translation>Lettres posées sur le plateau, un point pour chaque place des lettres du chevalet ; une étoile à un bout laisse le mot continuer là.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_options.py"></location>
            <source>Order of the list</source>
            <translation>Ordre de la liste</translation>
        </message>
    </context>
    <context>
        <name>FindPage</name>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Letters; Space is a blank</source>
            <translation>Lettres ; Espace est un joker</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Letters of the rack</source>
            <translation>Lettres du chevalet</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>points</source>
            <translation>points</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>letters</source>
            <translation>lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Words that can be made</source>
            <translation>Mots qui peuvent être formés</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Copy &amp;list</source>
            <translation>Copier la &amp;liste</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Copy every word</source>
            <translation>Copier tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Ouverture du lexique …</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>These values cannot be read</source>
            <translation>Ces valeurs ne peuvent pas être lues</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Type your letters</source>
            <translation>Tapez vos lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Space or ? is a blank, which stands for any letter.</source>
            <translation>Espace ou ? est un joker, qui vaut n’importe quelle lettre.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>This cannot be looked for</source>
            <translation>Ceci ne peut pas être cherché</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>No lexicon</source>
            <translation>Pas de lexique</translation>
        </message>
    </context>
    <context>
        <name>RackWindow</name>
        <message>
            <location filename="../../app/ui/rack/window.py"></location>
            <source>Rack</source>
            <translation>Chevalet</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/window.py"></location>
            <source>Find or play</source>
            <translation>Chercher ou jouer</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/window.py"></location>
            <source>&amp;Find</source>
            <translation>&amp;Chercher</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/window.py"></location>
            <source>&amp;Challenge</source>
            <translation>&amp;Défi</translation>
        </message>
    </context>
    <context>
        <name>WordList</name>
        <message>
            <location filename="../../app/ui/rack/word_list.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Choisissez d’abord un mot de la liste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/word_list.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>{0} est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/word_list.py"></location>
            <source>There is no word to copy.</source>
            <translation>Il n’y a aucun mot à copier.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/word_list.py"></location>
            <source>1 word is in the clipboard.</source>
            <translation>1 mot est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/word_list.py"></location>
            <source>{0} words are in the clipboard.</source>
            <translation>{0} mots sont dans le presse-papiers.</translation>
        </message>
    </context>
    <context>
        <name>RankingHead</name>
        <message>
            <location filename="../../app/ui/ranking_head.py"></location>
            <source>Strategy</source>
            <translation>Stratégie</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_head.py"></location>
            <source>Scores in {0}</source>
            <translation>Valeurs en {0}</translation>
        </message>
    </context>
    <context>
        <name>RankingNote</name>
        <message>
            <location filename="../../app/ui/ranking_note.py"></location>
            <source>Meanwhile, the paper's ranking.</source>
            <translation>En attendant, le classement de l’article.</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_note.py"></location>
            <source>Preparing the strategies for the first time; meanwhile, the paper's ranking.</source>
            <translation>Les stratégies se préparent pour la première fois ; en attendant, le classement de l’article.</translation>
        </message>
    </context>
    <context>
        <name>Ranking</name>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>estimated</source>
            <translation>estimé</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>exact</source>
            <translation>exact</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>proven</source>
            <translation>prouvé</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>can be the secret</source>
            <translation>peut être le secret</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>cannot be the secret</source>
            <translation>ne peut pas être le secret</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>Leaves {0} words on average, {1} at worst.</source>
            <translation>Laisse {0} mots en moyenne, {1} au pire.</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>Cannot be the secret: it only rules others out.</source>
            <translation>Ne peut pas être le secret : il ne fait qu’en exclure d’autres.</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} mots mesurés sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>and {0} more guesses</source>
            <translation>et {0} mots de plus</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>Proven best: {0}, {1} guesses on average</source>
            <translation>Le meilleur, prouvé : {0}, {1} mots en moyenne</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>Best found: {0}, {1} guesses on average</source>
            <translation>Le meilleur trouvé : {0}, {1} mots en moyenne</translation>
        </message>
    </context>
    <context>
        <name>SuggestionModel</name>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>{0}, rank {1}, score {2}</source>
            <translation>{0}, rang {1}, valeur {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>{0}, rank {1}, {2} {3}, {4}, {5}</source>
            <translation>{0}, rang {1}, {2} {3}, {4}, {5}</translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>and {0} more</source>
            <translation>et {0} de plus</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>and 1 flagged word, not shown</source>
            <translation>et 1 mot banni, non montré</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>and {0} flagged words, not shown</source>
            <translation>et {0} mots bannis, non montrés</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>No common word fits</source>
            <translation>Aucun mot courant possible</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>No word fits</source>
            <translation>Aucun mot possible</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>1 word fits so far</source>
            <translation>Encore 1 mot possible</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} words fit so far</source>
            <translation>Encore {0} mots possibles</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Solved in 1 turn</source>
            <translation>Résolue en 1 tour</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Solved in {0} turns</source>
            <translation>Résolue en {0} tours</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} starts a new game.</source>
            <translation>{0} commence une nouvelle partie.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Go up to change a clue; {0} respells, {1} undoes.</source>
            <translation>Montez pour changer un indice ; {0} réécrit, {1} annule.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Enter, then mark its letters.</source>
            <translation>Entrée, puis marquez ses lettres.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type a guess.</source>
            <translation>Tapez un mot.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type the next guess, or take one from the list.</source>
            <translation>Tapez le mot suivant, ou prenez-en un dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Tapez un mot, ou prenez-en un dans la liste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type the letters shown; Space for none, Enter ends.</source>
            <translation>Tapez les lettres montrées ; Espace pour aucune, Entrée termine.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks, then Enter.</source>
            <translation>Marquez avec {0}, {1}, {2} ou par clics, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type how many letters are {0}, then Enter.</source>
            <translation>Tapez combien de lettres sont {0}, puis Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type how many letters are {0}, then {1}; Enter.</source>
            <translation>Tapez combien de lettres sont {0}, puis {1} ; Entrée.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>It is a flagged word, and flagged words are not suggested.</source>
            <translation>C’est un mot banni, et ceux-là ne sont pas suggérés.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>All of them are flagged words, which are not suggested.</source>
            <translation>Ce sont tous des mots bannis, qui ne sont pas suggérés.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>But 1 does among all words.</source>
            <translation>Mais 1 l’est parmi tous les mots.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>But {0} do among all words.</source>
            <translation>Mais {0} le sont parmi tous les mots.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>No word has the given letters at their places.</source>
            <translation>Aucun mot n’a les lettres données à leurs places.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>There is no word of {0} letters in this lexicon.</source>
            <translation>Il n’y a aucun mot de {0} lettres dans ce lexique.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>The only word of {0} letters does not fit row {1}: check its clue.</source>
            <translation>Le seul mot de {0} lettres ne s’accorde pas avec la ligne {1} : vérifiez son indice.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>None of the {0} words fits row {1}: check its clue.</source>
            <translation>Aucun des {0} mots ne s’accorde avec la ligne {1} : vérifiez son indice.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>The clue of row {0} contradicts itself: check it.</source>
            <translation>L’indice de la ligne {0} se contredit : vérifiez-le.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>The clue of row {0} contradicts row {1}.</source>
            <translation>L’indice de la ligne {0} contredit la ligne {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>The clue of row {0} contradicts the rows before it.</source>
            <translation>L’indice de la ligne {0} contredit les lignes précédentes.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Row {0} leaves 1 word, row {2} none: check its clue.</source>
            <translation>La ligne {0} laisse 1 mot, la ligne {2} aucun : vérifiez son indice.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Row {0} leaves {1} words, row {2} none: check its clue.</source>
            <translation>La ligne {0} laisse {1} mots, la ligne {2} aucun : vérifiez son indice.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Rows {0} to {1} leave 1 word, row {3} none: check its clue.</source>
            <translation>Les lignes {0} à {1} laissent 1 mot, la ligne {3} aucun : vérifiez son indice.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Rows {0} to {1} leave {2} words, row {3} none: check its clue.</source>
            <translation>Les lignes {0} à {1} laissent {2} mots, la ligne {3} aucun : vérifiez son indice.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} is {3} at place {1}, so it cannot be {4} at place {2}: {4} is dealt from the left.</source>
            <translation>{0} est {3} à la place {1}, il ne peut donc pas être {4} à la place {2} : {4} est donné depuis la gauche.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} cannot be {4}: it has no other place to be.</source>
            <translation>{0} ne peut pas être {4} : il n’a pas d’autre place.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>By this rule {0} cannot be {3} at place {1} and coloured at place {2}.</source>
            <translation>Par cette règle {0} ne peut pas être {3} à la place {1} et coloré à la place {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>No word gives these numbers with this guess.</source>
            <translation>Aucun mot ne donne ces nombres avec ce mot.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Hard mode keeps {0} at place {1}: it is {3} in row {2}.</source>
            <translation>Le mode difficile garde {0} à la place {1} : il est {3} dans la ligne {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Hard mode wants {0} as often as row {2} coloured it.</source>
            <translation>Le mode difficile veut {0} aussi souvent que la ligne {2} l’a coloré.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Ultra hard mode moves {0} from place {1}: it is {4} in row {2}.</source>
            <translation>Le mode très difficile déplace {0} de la place {1} : il est {4} dans la ligne {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Ultra hard mode wants no further {0}: row {2} shows it used up.</source>
            <translation>Le mode très difficile ne veut plus de {0} : la ligne {2} le montre épuisé.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>No code fits</source>
            <translation>Aucun code possible</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>1 code fits so far</source>
            <translation>Encore 1 code possible</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} codes fit so far</source>
            <translation>Encore {0} codes possibles</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>1 code fits</source>
            <translation>1 code possible</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} codes fit</source>
            <translation>{0} codes possibles</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>1 word fits</source>
            <translation>1 mot possible</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} words fit</source>
            <translation>{0} mots possibles</translation>
        </message>
    </context>
    <context>
        <name>ReasonNote</name>
        <message>
            <location filename="../../app/ui/reason_note.py"></location>
            <source>Look among all words</source>
            <translation>Chercher parmi tous les mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/reason_note.py"></location>
            <source>Show flagged words</source>
            <translation>Montrer les mots bannis</translation>
        </message>
    </context>
    <context>
        <name>RowGroup</name>
        <message>
            <location filename="../../app/ui/row_group.py"></location>
            <source>Row {0}: empty</source>
            <translation>Ligne {0} : vide</translation>
        </message>
        <message>
            <location filename="../../app/ui/row_group.py"></location>
            <source>Row {0}: {1}</source>
            <translation>Ligne {0} : {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/row_group.py"></location>
            <source>set aside</source>
            <translation>mise de côté</translation>
        </message>
        <message>
            <location filename="../../app/ui/row_group.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/row_group.py"></location>
            <source>not marked yet</source>
            <translation>pas encore marquée</translation>
        </message>
    </context>
    <context>
        <name>RuleLine</name>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>Rule: {0}</source>
            <translation>Règle : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>guess {0} of {1}</source>
            <translation>mot {0} sur {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>all {1} guesses used</source>
            <translation>les {1} mots sont utilisés</translation>
        </message>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>Any word may be guessed</source>
            <translation>Tout mot peut être proposé</translation>
        </message>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>Hard mode</source>
            <translation>Mode difficile</translation>
        </message>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>Ultra hard mode</source>
            <translation>Mode très difficile</translation>
        </message>
    </context>
    <context>
        <name>SaveFoot</name>
        <message>
            <location filename="../../app/ui/save_foot.py"></location>
            <source>{0} cannot be saved: {1}.</source>
            <translation>{0} ne peut pas être enregistré : {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/save_foot.py"></location>
            <source>Saved in {0}.</source>
            <translation>Enregistré dans {0}.</translation>
        </message>
    </context>
    <context>
        <name>SettingsNotice</name>
        <message>
            <location filename="../../app/ui/settings_notice.py"></location>
            <source>The settings in {0} could not be read. What made sense was kept, the rest is as at first: set it anew in the preferences ({1}).</source>
            <translation>Les réglages de {0} n’ont pas pu être lus. Ce qui avait un sens a été gardé, le reste est comme au début : choisissez-le de nouveau dans les préférences ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/ui/settings_notice.py"></location>
            <source>1 setting made no sense and is as at first: {0}. The others were kept; set it anew in the preferences ({1}).</source>
            <translation>1 réglage n’avait pas de sens et est comme au début : {0}. Les autres ont été gardés ; choisissez-le de nouveau dans les préférences ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/ui/settings_notice.py"></location>
            <source>{2} settings made no sense and are as at first: {0}. The others were kept; set them anew in the preferences ({1}).</source>
            <translation>{2} réglages n’avaient pas de sens et sont comme au début : {0}. Les autres ont été gardés ; choisissez-les de nouveau dans les préférences ({1}).</translation>
        </message>
    </context>
    <context>
        <name>Cover</name>
        <message>
            <location filename="../../app/ui/spoiler/cover.py"></location>
            <source>Next letter</source>
            <translation>Lettre suivante</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/cover.py"></location>
            <source>Next letter of the hint</source>
            <translation>Lettre suivante du coup de pouce</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/cover.py"></location>
            <source>Another letter of it</source>
            <translation>Une autre de ses lettres</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/cover.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Une réponse plus récente arrive.</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <location filename="../../app/ui/spoiler/ladder.py"></location>
            <source>Spoilers</source>
            <translation>Révélations</translation>
        </message>
    </context>
    <context>
        <name>LetterList</name>
        <message>
            <location filename="../../app/ui/spoiler/letter_list.py"></location>
            <source>Letters that help</source>
            <translation>Lettres qui aident</translation>
        </message>
    </context>
    <context>
        <name>Spoiler</name>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>only how many words are left</source>
            <translation>seulement combien de mots restent</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>also which letters help</source>
            <translation>aussi quelles lettres aident</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>also a hint</source>
            <translation>aussi un coup de pouce</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>the list, but not the last word</source>
            <translation>la liste, mais pas le dernier mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>everything</source>
            <translation>tout</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Spoilers, step {0} of {1}: {2}.</source>
            <translation>Révélations, degré {0} sur {1} : {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows which letters help.</source>
            <translation>{0} montre aussi quelles lettres aident.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also gives a hint.</source>
            <translation>{0} donne aussi un coup de pouce.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows the list.</source>
            <translation>{0} montre la liste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows the last word that is left.</source>
            <translation>{0} montre aussi le dernier mot qui reste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows it.</source>
            <translation>{0} le montre.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left.</source>
            <translation>Il reste un code.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left. {0} shows it.</source>
            <translation>Il reste un code. {0} le montre.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left. {0} shows it.</source>
            <translation>Il reste un mot. {0} le montre.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left.</source>
            <translation>Il reste un mot.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>That would name the word: {0} shows it.</source>
            <translation>Cela dirait le mot : {0} le montre.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>That would name words: {0} shows the list.</source>
            <translation>Cela dirait des mots : {0} montre la liste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Letters that help, the most telling first</source>
            <translation>Lettres qui aident, la plus parlante d’abord</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>No letter tells these words apart.</source>
            <translation>Aucune lettre ne distingue ces mots.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0}, in {1} of {2} words</source>
            <translation>{0}, dans {1} mots sur {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the one that is left.</source>
            <translation>Toute lettre dirait celui qui reste.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the best suggestion.</source>
            <translation>Toute lettre dirait la meilleure suggestion.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>One letter more would name it.</source>
            <translation>Une lettre de plus le dirait.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} à la place {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the one that is left</source>
            <translation>Lettres de celui qui reste</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the best suggestion</source>
            <translation>Lettres de la meilleure suggestion</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>A hint is on its way …</source>
            <translation>Un coup de pouce arrive …</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <location filename="../../app/ui/stepper.py"></location>
            <source>Letters {0}: type how many, or click above or below.</source>
            <translation>Lettres {0} : tapez combien, ou cliquez au-dessus ou au-dessous.</translation>
        </message>
        <message>
            <location filename="../../app/ui/stepper.py"></location>
            <source>{0}, row {1}: {2}</source>
            <translation>{0}, ligne {1} : {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/stepper.py"></location>
            <source>not set yet</source>
            <translation>pas encore donné</translation>
        </message>
    </context>
    <context>
        <name>SuggestionList</name>
        <message>
            <location filename="../../app/ui/suggestion_list.py"></location>
            <source>Suggestions</source>
            <translation>Suggestions</translation>
        </message>
        <message>
            <location filename="../../app/ui/suggestion_list.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Une réponse plus récente arrive.</translation>
        </message>
    </context>
    <context>
        <name>Tile</name>
        <message>
            <location filename="../../app/ui/tile.py"></location>
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <location filename="../../app/ui/tile.py"></location>
            <source>{0}, not marked yet</source>
            <translation>{0}, pas encore marqué</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <location filename="../../app/ui/title.py"></location>
            <source>Word Mastermind Helper</source>
            <translation>Word Mastermind Helper</translation>
        </message>
        <message>
            <location filename="../../app/ui/window.py"></location>
            <source>No lexicon</source>
            <translation>Pas de lexique</translation>
        </message>
        <message>
            <location filename="../../app/ui/window.py"></location>
            <source>Without a lexicon there are no suggestions.</source>
            <translation>Sans lexique il n’y a pas de suggestions.</translation>
        </message>
        <message>
            <location filename="../../app/ui/window.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Ouverture du lexique …</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message>
            <location filename="../../app/ui/tree_model.py"></location>
            <source>Clue</source>
            <translation>Indice</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_model.py"></location>
            <source>Words</source>
            <translation>Mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_model.py"></location>
            <source>Next guess</source>
            <translation>Mot suivant</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_model.py"></location>
            <source>it is the secret</source>
            <translation>c’est le secret</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_model.py"></location>
            <source>{0}: {1} words, then {2}</source>
            <translation>{0} : {1} mots, puis {2}</translation>
        </message>
    </context>
    <context>
        <name>TreePanel</name>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>Decision tree of {0}</source>
            <translation>Arbre de décision de {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>&amp;Save as …</source>
            <translation>&amp;Enregistrer sous …</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>As a picture (SVG) or as data (JSON)</source>
            <translation>En image (SVG) ou en données (JSON)</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>Picture (*.svg)</source>
            <translation>Image (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>Data (*.json)</source>
            <translation>Données (*.json)</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>Growing below {0} …</source>
            <translation>Croissance sous {0} …</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>1 clue is possible.</source>
            <translation>1 indice est possible.</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>{0} clues are possible.</source>
            <translation>{0} indices sont possibles.</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>It could not be grown.</source>
            <translation>Il n’a pas pu croître.</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>Clues and next guesses</source>
            <translation>Indices et mots suivants</translation>
        </message>
    </context>
    <context>
        <name>TwoButtons</name>
        <message>
            <location filename="../../app/ui/two_buttons.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Le laisser ainsi (Échap)</translation>
        </message>
    </context>
    <context>
        <name>Views</name>
        <message>
            <location filename="../../app/ui/views.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Lexique : {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/views.py"></location>
            <source>Lexicon: {0}, all words ({1})</source>
            <translation>Lexique : {0}, tous les mots ({1})</translation>
        </message>
        <message>
            <location filename="../../app/ui/views.py"></location>
            <source>Lexicon: {0}, common words ({1})</source>
            <translation>Lexique : {0}, mots courants ({1})</translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>Why this guess</source>
            <translation>Pourquoi ce mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>Decision tree …</source>
            <translation>Arbre de décision …</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>The next guesses, clue by clue</source>
            <translation>Les mots suivants, indice par indice</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>Close the reasons</source>
            <translation>Fermer les raisons</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>In a moment …</source>
            <translation>Un instant …</translation>
        </message>
    </context>
    <context>
        <name>Why</name>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>It is the only word that fits.</source>
            <translation>C’est le seul mot possible.</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>Leaves {0} words on average and {1} at worst; tells {2} bits.</source>
            <translation>Laisse {0} mots en moyenne et {1} au pire ; apprend {2} bits.</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>It cannot be the secret: it only rules others out.</source>
            <translation>Il ne peut pas être le secret : il ne fait qu’en exclure d’autres.</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>It is the secret in 1 of {0} cases.</source>
            <translation>C’est le secret dans 1 cas sur {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>It is the secret in {0} of 100 cases.</source>
            <translation>C’est le secret dans {0} cas sur 100.</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>1 clue is possible</source>
            <translation>1 indice est possible</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>{0} clues are possible</source>
            <translation>{0} indices sont possibles</translation>
        </message>
    </context>
    <context>
        <name>Wishes</name>
        <message>
            <location filename="../../app/ui/wishes.py"></location>
            <source>{0} is not in this lexicon, but the game may know it.</source>
            <translation>{0} n’est pas dans ce lexique, mais le jeu le connaît peut-être.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Tiles, as in Wordle and Lingo</source>
            <translation>Cases, comme dans Wordle et Lingo</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Greens are dealt first; then each letter of the secret that is left pays for one yellow, from left to right.</source>
            <translation>Les verts sont donnés d’abord ; puis chaque lettre restante du secret paie un jaune, de gauche à droite.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Naive tiles</source>
            <translation>Cases simples</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Every letter is marked on its own: green here, yellow if it is anywhere in the secret.</source>
            <translation>Chaque lettre est marquée pour elle-même : vert ici, jaune si elle est n’importe où dans le secret.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>The paper's pattern</source>
            <translation>Le motif de l’article</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Only what the 2013 pattern says is read: that a yellow letter occurs at all is forgotten.</source>
            <translation>Seul ce que dit le motif de 2013 est lu : on oublie qu’une lettre jaune est présente.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Black and white pegs</source>
            <translation>Fiches noires et blanches</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Black counts the letters at their place, white those that are in the secret elsewhere; each letter of the secret counts once.</source>
            <translation>Noir compte les lettres à leur place, blanc celles qui sont ailleurs dans le secret ; chaque lettre du secret compte une fois.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>black</source>
            <translation>noires</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>white</source>
            <translation>blanches</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Places only</source>
            <translation>Places seulement</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>The number of letters at their place.</source>
            <translation>Le nombre de lettres à leur place.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>in place</source>
            <translation>à leur place</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Jotto, repeats shared</source>
            <translation>Jotto, répétitions partagées</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>The number of letters in common; a repeated letter counts as often as both words have it.</source>
            <translation>Le nombre de lettres communes ; une lettre répétée compte autant de fois que les deux mots l’ont.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Jotto, each letter of the guess</source>
            <translation>Jotto, chaque lettre du mot</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>The number of letters of the guess that are in the secret; a repeated one counts each time.</source>
            <translation>Le nombre de lettres du mot qui sont dans le secret ; une lettre répétée compte chaque fois.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>in common</source>
            <translation>communes</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/hardness.py"></location>
            <source>Any word may be guessed.</source>
            <translation>Tout mot peut être proposé.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/hardness.py"></location>
            <source>A green letter stays at its place, and a letter is used at least as often as one turn has coloured it.</source>
            <translation>Une lettre verte reste à sa place, et une lettre est utilisée au moins aussi souvent qu’un tour l’a colorée.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/hardness.py"></location>
            <source>As hard, and a yellow letter moves, and a letter known to be used up is not used more often.</source>
            <translation>Comme le difficile, et une lettre jaune bouge, et une lettre épuisée n’est plus utilisée.</translation>
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
        <name>LeftOut</name>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>longer than 200 characters</source>
            <translation>plus de 200 caractères</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>not letters only</source>
            <translation>pas seulement des lettres</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>with capitals</source>
            <translation>avec des majuscules</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>beside something that is no count</source>
            <translation>à côté de quelque chose qui n’est pas une fréquence</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>with a letter of another language</source>
            <translation>avec une lettre d’une autre langue</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>not 2 to 31 letters long</source>
            <translation>sans avoir de 2 à 31 lettres</translation>
        </message>
    </context>
    <context>
        <name>Strategies</name>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Letter frequency (the paper's)</source>
            <translation>Fréquence des lettres (celle de l’article)</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Tries the letters that most of the possible words share, each letter once.</source>
            <translation>Essaie les lettres que le plus de mots possibles partagent, chacune une fois.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>score</source>
            <translation>valeur</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Letters at their places</source>
            <translation>Lettres à leurs places</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Has the most letters at their places, on average over the possible words.</source>
            <translation>A le plus de lettres à leur place, en moyenne sur les mots possibles.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>greens</source>
            <translation>verts</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Most information</source>
            <translation>Le plus d’information</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>The clue to expect tells most: it halves the possible words this many times.</source>
            <translation>L’indice attendu apprend le plus : il divise par deux les mots possibles autant de fois.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>bits</source>
            <translation>bits</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Fewest words left</source>
            <translation>Le moins de mots restants</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words on average.</source>
            <translation>Laisse le moins de mots possibles en moyenne.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>left</source>
            <translation>restants</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Safest</source>
            <translation>Le plus sûr</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words when luck is worst.</source>
            <translation>Laisse le moins de mots possibles quand la chance est la pire.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>left at worst</source>
            <translation>au pire</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Most different clues</source>
            <translation>Le plus d’indices différents</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues, so one of them is likely to say all.</source>
            <translation>Peut recevoir le plus d’indices différents, si bien que l’un d’eux dira tout.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Most clues, then information</source>
            <translation>Le plus d’indices, puis l’information</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues; of equals, the one that tells most.</source>
            <translation>Peut recevoir le plus d’indices différents ; à égalité, celui qui apprend le plus.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>clues</source>
            <translation>indices</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Lingo points</source>
            <translation>Points de Lingo</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Wins the most points on average with the attempts left: 500 for the first, 100 less for each one more.</source>
            <translation>Gagne le plus de points en moyenne avec les essais restants : 500 au premier, 100 de moins à chacun des suivants.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>points</source>
            <translation>points</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Fewest guesses (proven)</source>
            <translation>Le moins de mots (prouvé)</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Needs the fewest guesses on average to the end of the game; among few possible words this is proven, among many the most different clues stand in for it.</source>
            <translation>Demande en moyenne le moins de mots jusqu’à la fin ; parmi peu de mots possibles c’est prouvé, parmi beaucoup le plus d’indices différents en tient lieu.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>guesses</source>
            <translation>mots</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Only words that can be the secret.</source>
            <translation>Seulement les mots qui peuvent être le secret.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Any word that may be a secret, also to rule others out.</source>
            <translation>Tout mot qui peut être un secret, aussi pour en exclure d’autres.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Any word of the lexicon, however uncommon, also to rule others out.</source>
            <translation>Tout mot du lexique, même rare, aussi pour en exclure d’autres.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Every possible word is as likely as any other.</source>
            <translation>Tous les mots possibles sont aussi probables.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>The more common a word, the likelier it is the secret.</source>
            <translation>Plus un mot est courant, plus il est probable qu’il soit le secret.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>From a sample of the possible words, or a bound.</source>
            <translation>D’un échantillon des mots possibles, ou une borne.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>From all of the possible words.</source>
            <translation>De tous les mots possibles.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>No guess needs fewer on average: every way to go on was looked at.</source>
            <translation>Aucun mot n’en demande moins en moyenne : toutes les suites ont été examinées.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/kernels.py"></location>
            <source>This strategy needs numba, which is not installed here: choose paper or positional.</source>
            <translation>Cette stratégie a besoin de numba, qui n’est pas installé ici : choisissez celle de l’article ou celle des places.</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>the clues contradict each other</source>
            <translation>les indices se contredisent</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{letter} is {places}</source>
            <translation>{letter} est {places}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>another {letter}</source>
            <translation>un autre {letter}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>or</source>
            <translation>ou</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>, not {places}</source>
            <translation>, pas {places}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>no {letters}</source>
            <translation>aucun {letters}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{letter} somewhere</source>
            <translation>{letter} quelque part</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>at least {number} {letter}</source>
            <translation>au moins {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>no other {letter}</source>
            <translation>aucun autre {letter}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>exactly {number} {letter}</source>
            <translation>exactement {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>at most {number} {letter}</source>
            <translation>au plus {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>and</source>
            <translation>et</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{n}th</source>
            <translation>{n}e</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{n}st</source>
            <translation>{n}er</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{n}nd</source>
            <translation>{n}e</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{n}rd</source>
            <translation>{n}e</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>no</source>
            <translation>zéro</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>one</source>
            <translation>un</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>two</source>
            <translation>deux</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>three</source>
            <translation>trois</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>four</source>
            <translation>quatre</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>five</source>
            <translation>cinq</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>six</source>
            <translation>six</translation>
        </message>
    </context>
    <context>
        <name>Steps</name>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>guess</source>
            <translation>mot</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>mark</source>
            <translation>marque</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>number</source>
            <translation>nombre</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>setting a row aside</source>
            <translation>mise de côté d’une ligne</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>correction</source>
            <translation>correction</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>rule</source>
            <translation>règle</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>given letters</source>
            <translation>lettres données</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>pasting</source>
            <translation>collage</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>turn of the game</source>
            <translation>tour de la partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>respelling</source>
            <translation>réécriture</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>suggestion</source>
            <translation>suggestion</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>removing a row</source>
            <translation>suppression d’une ligne</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>new game</source>
            <translation>nouvelle partie</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>another game</source>
            <translation>un autre jeu</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>word length</source>
            <translation>longueur des mots</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>clue</source>
            <translation>indice</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>typing</source>
            <translation>saisie</translation>
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
            <translation>Deux mots à la fois, trouvés avec les mêmes propositions.</translation>
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
            <translation>De chaque mot on dit combien de lettres il a en commun avec le secret, où qu’elles soient.</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>Lingo</source>
            <translation>Lingo</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>The television game: the first letter is shown, and five guesses are allowed.</source>
            <translation>Le jeu télévisé : la première lettre est montrée, et cinq mots sont permis.</translation>
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
            <translation>Le Lingo français : la première lettre est montrée, et six mots sont permis.</translation>
        </message>
        <message>
            <location filename="../../resources/games/octordle.toml"></location>
            <source>Octordle</source>
            <translation>Octordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/octordle.toml"></location>
            <source>Eight words at once, found with the same guesses.</source>
            <translation>Huit mots à la fois, trouvés avec les mêmes propositions.</translation>
        </message>
        <message>
            <location filename="../../resources/games/quordle.toml"></location>
            <source>Quordle</source>
            <translation>Quordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/quordle.toml"></location>
            <source>Four words at once, found with the same guesses.</source>
            <translation>Quatre mots à la fois, trouvés avec les mêmes propositions.</translation>
        </message>
        <message>
            <location filename="../../resources/games/sedecordle.toml"></location>
            <source>Sedecordle</source>
            <translation>Sedecordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/sedecordle.toml"></location>
            <source>Sixteen words at once, found with the same guesses.</source>
            <translation>Seize mots à la fois, trouvés avec les mêmes propositions.</translation>
        </message>
        <message>
            <location filename="../../resources/games/sutom.toml"></location>
            <source>Sutom</source>
            <translation>Sutom</translation>
        </message>
        <message>
            <location filename="../../resources/games/sutom.toml"></location>
            <source>Motus with one word a day: the first letter is shown, and six guesses are allowed.</source>
            <translation>Motus avec un mot par jour : la première lettre est montrée, et six mots sont permis.</translation>
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
            <translation>Wordle où tout indice montré doit servir dans les mots suivants.</translation>
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
