<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fil" sourcelanguage="en">
    <context>
        <name>Actions</name>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;New game</source>
            <translation>Bag&amp;ong laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Choose a game …</source>
            <translation>&amp;Pumili ng laro …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Remove last row</source>
            <translation>&amp;Alisin ang huling hilera</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Re&amp;spell row</source>
            <translation>Ba&amp;ybaying muli ang hilera</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Set row as&amp;ide</source>
            <translation>&amp;Isantabi ang hilera</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Given letters</source>
            <translation>&amp;Mga ibinigay na titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Lexi&amp;ca …</source>
            <translation>&amp;Mga leksikon …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Longer words</source>
            <translation>Mas mahaban&amp;g salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>S&amp;horter words</source>
            <translation>Mas maik&amp;ling salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Rac&amp;k …</source>
            <translation>&amp;Rak …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Several &amp;boards …</source>
            <translation>Ilang tabl&amp;ero …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Quit</source>
            <translation>&amp;Umalis</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Bawiin</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Ulitin</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Copy word</source>
            <translation>&amp;Kopyahin ang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy &amp;pattern</source>
            <translation>Kopyahin ang &amp;padron</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy &amp;strict pattern</source>
            <translation>Kopyahin ang &amp;mahigpit na padron</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy as &amp;grid</source>
            <translation>Kopyahin bilang &amp;grid</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy as grid with &amp;letters</source>
            <translation>Kopyahin bilang grid na may &amp;titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy as &amp;text</source>
            <translation>Kop&amp;yahin bilang teksto</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Copy the l&amp;ist</source>
            <translation>Kopyahin ang &amp;listahan</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Paste g&amp;ame</source>
            <translation>&amp;I-paste ang laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Look up a &amp;word</source>
            <translation>Ha&amp;napin ang isang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Find words by pattern</source>
            <translation>Hanapin ayon sa pa&amp;dron</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Pr&amp;eferences …</source>
            <translation>Mga kagustu&amp;han …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Why this guess</source>
            <translation>Ba&amp;kit ang hulang ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>A panel that says what the selected word would tell.</source>
            <translation>Isang panel na nagsasabi kung ano ang sasabihin ng napiling salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Decision &amp;tree …</source>
            <translation>&amp;Puno ng pasya …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Play a game</source>
            <translation>&amp;Maglaro</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Hide the helper</source>
            <translation>&amp;Itago ang katulong</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Review of the game …</source>
            <translation>&amp;Balik-tanaw sa laro …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Statistics …</source>
            <translation>&amp;Estadistika …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>R&amp;ace …</source>
            <translation>&amp;Karera …</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;All words</source>
            <translation>&amp;Lahat ng salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Every word of the lexicon, and not only those most people know.</source>
            <translation>Bawat salita ng leksikon, at hindi lang ang alam ng karamihan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show &amp;flagged words</source>
            <translation>Ipakita ang mga &amp;hinarang na salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Coarse words, which otherwise count but are not suggested.</source>
            <translation>Mga bastos na salita, na binibilang pero hindi iminumungkahi.</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>What is &amp;known</source>
            <translation>Ang &amp;nalalaman na</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Co&amp;mpact</source>
            <translation>&amp;Maliit</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Keep &amp;on top</source>
            <translation>Laging nasa iba&amp;baw</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Light</source>
            <translation>&amp;Maliwanag</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Dark</source>
            <translation>Ma&amp;dilim</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>As the &amp;game has them</source>
            <translation>Gaya ng nasa la&amp;ro</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Classic</source>
            <translation>&amp;Klasiko</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>C&amp;lear: blue and orange</source>
            <translation>Ma&amp;linaw: asul at kahel</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Projector</source>
            <translation>&amp;Projector</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Keys</source>
            <translation>&amp;Mga key</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;First steps</source>
            <translation>Mga &amp;unang hakbang</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Three lines below the board that say how to begin.</source>
            <translation>Tatlong linya sa ilalim ng tablero na nagsasabi kung paano magsimula.</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;About</source>
            <translation>&amp;Tungkol dito</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Words that look like a &amp;plural or past tense are unlikely</source>
            <translation>Malamang na hindi ang mga salitang mukhang &amp;pangmaramihan o pangnagdaan</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>1 attempt</source>
            <translation>1 subok</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>{0} attempts</source>
            <translation>{0} subok</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Larger</source>
            <translation>Palakih&amp;in</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>S&amp;maller</source>
            <translation>Paliiti&amp;n</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Usual size</source>
            <translation>Karaniwang &amp;laki</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>As the &amp;system</source>
            <translation>Ayon sa &amp;sistema</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show only how &amp;many words are left</source>
            <translation>Ipakita lang kung &amp;ilan ang natirang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show which &amp;letters help</source>
            <translation>Ipakita kung anong mga &amp;titik ang makakatulong</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show a &amp;hint, then its next letter</source>
            <translation>Ipakita ang isang &amp;pahaging, saka ang susunod nitong titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show the lis&amp;t, but not the last word</source>
            <translation>Ipakita ang li&amp;stahan, pero hindi ang huling salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Show &amp;everything</source>
            <translation>Ipakita ang &amp;lahat</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>R&amp;ule</source>
            <translation>&amp;Tuntunin</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Hard &amp;mode</source>
            <translation>Ma&amp;hirap na mode</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Edit</source>
            <translation>&amp;Edit</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Strategy</source>
            <translation>E&amp;stratehiya</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>What may be &amp;guessed</source>
            <translation>Ang maaaring &amp;ihula</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>What is &amp;likely</source>
            <translation>Ang mala&amp;mang</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Attempts, for Lingo points</source>
            <translation>S&amp;ubok, para sa puntos ng Lingo</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Play</source>
            <translation>&amp;Maglaro</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;View</source>
            <translation>&amp;Tingin</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Si&amp;ze</source>
            <translation>Lak&amp;i</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Spoilers</source>
            <translation>&amp;Paglalantad</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Theme</source>
            <translation>&amp;Tema</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Colours of the marks</source>
            <translation>&amp;Kulay ng mga marka</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>La&amp;nguage</source>
            <translation>&amp;Wika</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>&amp;Help</source>
            <translation>T&amp;ulong</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>A to Z</source>
            <translation>A hanggang Z</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>spell the guess</source>
            <translation>baybayin ang hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>the guess stands; the clue is complete</source>
            <translation>tapos na ang hula; kumpleto na ang pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>mark {0}</source>
            <translation>markahan ng {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>0 to 9  + -</source>
            <translation>0 hanggang 9  + -</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>set a number of the clue</source>
            <translation>ilagay ang isang bilang ng pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Space, click</source>
            <translation>Space, click</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>next mark</source>
            <translation>susunod na marka</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Right click</source>
            <translation>Right click</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>mark before; Shift+click too</source>
            <translation>naunang marka; pati Shift+click</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Arrows</source>
            <translation>Mga arrow</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>other tiles and rows; Down enters the list</source>
            <translation>ibang kahon at hilera; Down para pumasok sa listahan</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>one step left; from the first, respell</source>
            <translation>isang hakbang pakaliwa; mula sa una, baybaying muli</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Enter in list</source>
            <translation>Enter sa listahan</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>take the word; double click too</source>
            <translation>kunin ang salita; pati double click</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>back to the board</source>
            <translation>bumalik sa tablero</translation>
        </message>
        <message>
            <location filename="../../app/ui/actions.py"></location>
            <source>the menu; right click too</source>
            <translation>ang menu; pati right click</translation>
        </message>
    </context>
    <context>
        <name>BestLine</name>
        <message>
            <location filename="../../app/ui/best_line.py"></location>
            <source>No guess needs fewer. Enter or a click takes it.</source>
            <translation>Walang hulang mas kaunti ang kailangan. Kukunin ito ng Enter o click.</translation>
        </message>
        <message>
            <location filename="../../app/ui/best_line.py"></location>
            <source>Only the most promising ways to go on were looked at. Enter or a click takes it.</source>
            <translation>Ang pinakamainam lang na mga karugtong ang tiningnan. Kukunin ito ng Enter o click.</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>This rule counts: type how many are {0}. {1} respells.</source>
            <translation>Nagbibilang ang tuntuning ito: i-type kung ilan ang {0}. {1} para baybaying muli.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>The game is solved: {0} starts a new one.</source>
            <translation>Lutas na ang laro: {0} para sa bago.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_text.py"></location>
            <source>{0} is no letter of this lexicon: type one of {1} to {2}.</source>
            <translation>Hindi titik ng leksikong ito ang {0}: mag-type ng isa mula {1} hanggang {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_text.py"></location>
            <source>One more letter, then Enter.</source>
            <translation>Isa pang titik, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_text.py"></location>
            <source>{0} more letters, then Enter.</source>
            <translation>{0} pang titik, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_text.py"></location>
            <source>The guess is complete: Enter, or Backspace to change.</source>
            <translation>Kumpleto na ang hula: Enter, o Backspace para baguhin.</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_text.py"></location>
            <source>{0} is no mark: {1}. {2} respells.</source>
            <translation>Hindi marka ang {0}: {1}. {2} para baybaying muli.</translation>
        </message>
    </context>
    <context>
        <name>BoardActions</name>
        <message>
            <location filename="../../app/ui/board_actions.py"></location>
            <source>&amp;Undo {0}</source>
            <translation>&amp;Bawiin: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_actions.py"></location>
            <source>&amp;Redo {0}</source>
            <translation>&amp;Ulitin: {0}</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Board</source>
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>place {0} of {1}, row {2}</source>
            <translation>puwesto {0} ng {1}, hilera {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>{0}, set aside</source>
            <translation>{0}, isinantabi</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Row {0}</source>
            <translation>Hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Row {0}: check its clue</source>
            <translation>Hilera {0}: suriin ang pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Row {0}, set aside</source>
            <translation>Hilera {0}, isinantabi</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Respell row {0}</source>
            <translation>Baybaying muli ang hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Tapusin ang hula (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Finish the clue (Enter): a number not set is 0</source>
            <translation>Tapusin ang pahiwatig (Enter): 0 ang bilang na hindi inilagay</translation>
        </message>
        <message>
            <location filename="../../app/ui/board_view.py"></location>
            <source>Finish the clue (Enter): what is not marked is {0}</source>
            <translation>Tapusin ang pahiwatig (Enter): {0} ang hindi minarkahan</translation>
        </message>
    </context>
    <context>
        <name>BoardCard</name>
        <message>
            <location filename="../../app/ui/boards/board_card.py"></location>
            <source>Board {0}</source>
            <translation>Tablero {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/board_card.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Tablero {0}: {1}</translation>
        </message>
    </context>
    <context>
        <name>BoardsView</name>
        <message>
            <location filename="../../app/ui/boards/boards_view.py"></location>
            <source>Boards</source>
            <translation>Mga tablero</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/boards_view.py"></location>
            <source>Board {0}, row {1}, place {2}</source>
            <translation>Tablero {0}, hilera {1}, puwesto {2}</translation>
        </message>
    </context>
    <context>
        <name>GuessRow</name>
        <message>
            <location filename="../../app/ui/boards/guess_row.py"></location>
            <source>guess {0}, place {1} of {2}</source>
            <translation>hula {0}, puwesto {1} ng {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/guess_row.py"></location>
            <source>Guess {0}</source>
            <translation>Hula {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/guess_row.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Tapusin ang hula (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/guess_row.py"></location>
            <source>Finish the clue (Enter): what is not marked is white</source>
            <translation>Tapusin ang pahiwatig (Enter): puti ang hindi minarkahan</translation>
        </message>
    </context>
    <context>
        <name>KindLine</name>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>Number of boards</source>
            <translation>Bilang ng mga tablero</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>Length of the words</source>
            <translation>Haba ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>Guesses allowed</source>
            <translation>Pinapayagang hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>Menu of the game</source>
            <translation>Menu ng laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>{0} boards</source>
            <translation>{0} tablero</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>{0} letters</source>
            <translation>{0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>{0} guesses</source>
            <translation>{0} hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/kind_line.py"></location>
            <source>{0}: another begins a new game</source>
            <translation>{0}: magsisimula ng bagong laro ang iba</translation>
        </message>
    </context>
    <context>
        <name>BoardsText</name>
        <message>
            <location filename="../../app/ui/boards/table.py"></location>
            <source>All boards are solved: {0} starts a new game.</source>
            <translation>Lutas na ang lahat ng tablero: {0} para sa bagong laro.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>All solved in 1 guess</source>
            <translation>Nalutas lahat sa 1 hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>All solved in {0} guesses</source>
            <translation>Nalutas lahat sa {0} hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>All solved in {0} guesses, {1} allowed</source>
            <translation>Nalutas lahat sa {0} hula, {1} ang pinapayagan</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Board {0}, row {1}: its marks</source>
            <translation>Tablero {0}, hilera {1}: mga marka nito</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Guess {0}; the game allows {1}</source>
            <translation>Hula {0}; {1} ang pinapayagan ng laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Hula {0} ng {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Spell it again, then Enter; letters that stay keep their marks.</source>
            <translation>Baybaying muli, saka Enter; pinananatili ng mga titik na natira ang kanilang marka.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks; Enter goes to the next board.</source>
            <translation>Markahan gamit ang {0}, {1}, {2} o click; Enter para sa susunod na tablero.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Enter, then mark it board by board.</source>
            <translation>Enter, saka markahan ang bawat tablero.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Type a guess for all boards, or take one from the list.</source>
            <translation>Mag-type ng hula para sa lahat ng tablero, o kumuha ng isa sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>✓ row {0}</source>
            <translation>✓ hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>solved in row {0}</source>
            <translation>nalutas sa hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>no word fits</source>
            <translation>walang salitang akma</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>no word fits, check row {0}</source>
            <translation>walang salitang akma, suriin ang hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>no word</source>
            <translation>walang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>it is {0}</source>
            <translation>{0} ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>1 word</source>
            <translation>1 salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} words</source>
            <translation>{0} salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Tablero {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} No word fits board {1} either.</source>
            <translation>{0} Wala ring salitang akma sa tablero {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} No word fits boards {1} either.</source>
            <translation>{0} Wala ring salitang akma sa mga tablero {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>rank {0}</source>
            <translation>ranggo {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} bits</source>
            <translation>{0} bits</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>score {0}</source>
            <translation>iskor {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>Board {0}: {1} bits</source>
            <translation>Tablero {0}: {1} bits</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0}, solves it {1} times in 100</source>
            <translation>{0}, nalulutas ito nang {1} sa 100 beses</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>solves no board</source>
            <translation>walang nalulutas na tablero</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>may solve board {0}</source>
            <translation>maaaring malutas ang tablero {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>may solve boards {0} and {1}</source>
            <translation>maaaring malutas ang mga tablero {0} at {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} sa {1} hula ang nasukat</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>and {0} more guesses</source>
            <translation>at {0} pang hula</translation>
        </message>
    </context>
    <context>
        <name>BoardsWindow</name>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>Several boards</source>
            <translation>Ilang tablero</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Bagong laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Bawiin</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Ulitin</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>Re&amp;spell row</source>
            <translation>Bay&amp;baying muli ang hilera</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>Remove &amp;last row</source>
            <translation>Alisin ang &amp;huling hilera</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>&amp;Close</source>
            <translation>&amp;Isara</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/window.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Hindi maitago ang laro sa {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Length of the words</source>
            <translation>Haba ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Magsisimula ng bagong laro ang ibang haba.</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Words looked at</source>
            <translation>Mga salitang tinitingnan</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Leksikon: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>{0} words. {1}</source>
            <translation>{0} salita. {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>answers</source>
            <translation>mga sagot</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>all guesses</source>
            <translation>lahat ng hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>common words</source>
            <translation>karaniwang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>all words</source>
            <translation>lahat ng salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>{0} letters</source>
            <translation>{0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>This lexicon does not say which of its words are common.</source>
            <translation>Hindi sinasabi ng leksikong ito kung alin ang mga karaniwang salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Words that can be the secret, or every word that may be guessed.</source>
            <translation>Mga salitang maaaring maging lihim, o bawat salitang maihuhula.</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Of words this long, all are looked at.</source>
            <translation>Lahat ng ganito kahabang salita ay tinitingnan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/choices.py"></location>
            <source>Words most people know, or every word of the lexicon.</source>
            <translation>Mga salitang alam ng karamihan, o bawat salita ng leksikon.</translation>
        </message>
    </context>
    <context>
        <name>CluePicture</name>
        <message>
            <location filename="../../app/ui/clue_picture.py"></location>
            <source>not marked</source>
            <translation>hindi pa minarkahan</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <location filename="../../app/ui/clue_words.py"></location>
            <source>In this game green is called {0}, yellow {1} and white {2}.</source>
            <translation>Sa larong ito, {0} ang tawag sa berde, {1} sa dilaw at {2} sa puti.</translation>
        </message>
        <message>
            <location filename="../../app/games/preset.py"></location>
            <source>green</source>
            <translation>berde</translation>
        </message>
        <message>
            <location filename="../../app/games/preset.py"></location>
            <source>white</source>
            <translation>puti</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>plain</source>
            <translation>payak</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>red</source>
            <translation>pula</translation>
        </message>
        <message>
            <location filename="../../app/games/preset.py"></location>
            <source>yellow</source>
            <translation>dilaw</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>blue</source>
            <translation>asul</translation>
        </message>
        <message>
            <location filename="../../resources/games/absurdle.toml"></location>
            <source>grey</source>
            <translation>abo</translation>
        </message>
    </context>
    <context>
        <name>ContextMenus</name>
        <message>
            <location filename="../../app/ui/context_menus.py"></location>
            <source>&amp;Take {0}</source>
            <translation>&amp;Kunin ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/context_menus.py"></location>
            <source>Look &amp;up {0}</source>
            <translation>&amp;Hanapin ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/context_menus.py"></location>
            <source>&amp;Never suggest {0}</source>
            <translation>Huwag nang imu&amp;ngkahi ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/context_menus.py"></location>
            <source>{0} is {1}</source>
            <translation>{1} ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/context_menus.py"></location>
            <source>&amp;Copy this line</source>
            <translation>Kop&amp;yahin ang linyang ito</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Pumili muna ng salita sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>Nasa clipboard na ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>There is no list to copy.</source>
            <translation>Walang listahang makokopya.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>1 word is in the clipboard.</source>
            <translation>1 salita ang nasa clipboard.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>{0} words are in the clipboard.</source>
            <translation>{0} salita ang nasa clipboard.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>No row is finished yet.</source>
            <translation>Wala pang hilerang tapos.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>1 row is in the clipboard.</source>
            <translation>1 hilera ang nasa clipboard.</translation>
        </message>
        <message>
            <location filename="../../app/ui/copying.py"></location>
            <source>{0} rows are in the clipboard.</source>
            <translation>{0} hilera ang nasa clipboard.</translation>
        </message>
    </context>
    <context>
        <name>FindText</name>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>Hindi titik ng leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>Letters, and . for any letter; [abc] is one of these, [^abc] none of them, (ab|c) either, ? one or none, * any number.</source>
            <translation>Mga titik, at . para sa anumang titik; [abc] ay isa sa mga ito, [^abc] ay wala sa mga ito, (ab|c) ay alinman, ? isa o wala, * kahit ilan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>{0} has {1} letters, and the words of this game {2}.</source>
            <translation>May {1} titik ang {0}, at {2} ang mga salita ng larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>No word matches.</source>
            <translation>Walang salitang tumutugma.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>1 word matches.</source>
            <translation>1 salita ang tumutugma.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>{0} words match, the first {1} are listed.</source>
            <translation>{0} salita ang tumutugma, nakalista ang unang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>{0} words match.</source>
            <translation>{0} salita ang tumutugma.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>1 more is less common ({1}) or flagged.</source>
            <translation>1 pa ang mas madalang ({1}) o hinarang.</translation>
        </message>
        <message>
            <location filename="../../app/ui/find_text.py"></location>
            <source>{0} more are less common ({1}) or flagged.</source>
            <translation>{0} pa ang mas madalang ({1}) o hinarang.</translation>
        </message>
    </context>
    <context>
        <name>Finding</name>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>A pattern: .*ing or (a|b)..</source>
            <translation>Isang padron: .*han o (a|b)..</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Find words by pattern</source>
            <translation>Hanapin ang mga salita ayon sa padron</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Words searched</source>
            <translation>Mga salitang hinahanapan</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Close the search</source>
            <translation>Isara ang paghahanap</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Close the search (Esc)</source>
            <translation>Isara ang paghahanap (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>{0} letters</source>
            <translation>{0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>{0} letters, and still possible</source>
            <translation>{0} titik, at maaari pa</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>any length</source>
            <translation>anumang haba</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>Hindi pa bukas ang leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/ui/finding.py"></location>
            <source>Searching …</source>
            <translation>Naghahanap …</translation>
        </message>
    </context>
    <context>
        <name>FirstSteps</name>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Got it</source>
            <translation>Nakuha ko</translation>
        </message>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Put the first steps away</source>
            <translation>Itabi ang mga unang hakbang</translation>
        </message>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Type the guess of your game, then Enter.</source>
            <translation>I-type ang hula sa iyong laro, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Type the numbers your game gives, then Enter.</source>
            <translation>I-type ang mga bilang na ibinigay ng laro, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Mark it with G Y W or clicks, then Enter.</source>
            <translation>Markahan gamit ang G Y W o click, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/ui/first_steps.py"></location>
            <source>Below is what still fits, best first.</source>
            <translation>Nasa ibaba ang akma pa, ang pinakamahusay muna.</translation>
        </message>
    </context>
    <context>
        <name>GameChoice</name>
        <message>
            <location filename="../../app/ui/game_choice.py"></location>
            <source>{0} is played with the lexicon {1}, which is not installed: these are words of {2}. {3} adds a lexicon.</source>
            <translation>Nilalaro ang {0} gamit ang leksikong {1}, na hindi naka-install: mga salita ito ng {2}. {3} para magdagdag ng leksikon.</translation>
        </message>
    </context>
    <context>
        <name>GameChooser</name>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>Choose a game</source>
            <translation>Pumili ng laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>Name of the game</source>
            <translation>Pangalan ng laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>Games</source>
            <translation>Mga laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>No game has this in its name.</source>
            <translation>Walang larong may ganito sa pangalan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>Enter begins it. Your own games: files in {0}</source>
            <translation>Sisimulan ito ng Enter. Sariling mga laro: mga file sa {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>No particular game</source>
            <translation>Walang tiyak na laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>{0}: not usable</source>
            <translation>{0}: hindi magagamit</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_chooser.py"></location>
            <source>The board goes on as it is, and marks are called {0}, {1} and {2}.</source>
            <translation>Magpapatuloy ang tablero kung ano ito, at ang tawag sa mga marka ay {0}, {1} at {2}.</translation>
        </message>
    </context>
    <context>
        <name>GameFacts</name>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>{0} boards at once</source>
            <translation>{0} tablero nang sabay</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>any number of guesses</source>
            <translation>kahit ilang hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>{0} guesses</source>
            <translation>{0} hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>the first letter is shown</source>
            <translation>ipinapakita ang unang titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>the letters at these places are shown: {0}</source>
            <translation>ipinapakita ang mga titik sa mga puwestong ito: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>counts {0}</source>
            <translation>binibilang ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>lexicon {0}</source>
            <translation>leksikong {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>all words</source>
            <translation>lahat ng salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>common words</source>
            <translation>karaniwang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>{0} pegs</source>
            <translation>{0} peg</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>{0} places</source>
            <translation>{0} puwesto</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>words of {0} letters</source>
            <translation>mga salitang may {0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>words of {0} to {1} letters</source>
            <translation>mga salitang may {0} hanggang {1} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>{0} with the key {1}</source>
            <translation>{0} sa key na {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/game_facts.py"></location>
            <source>Marks: {0}</source>
            <translation>Mga marka: {0}</translation>
        </message>
    </context>
    <context>
        <name>GameInHand</name>
        <message>
            <location filename="../../app/ui/game_in_hand.py"></location>
            <source>{0}, changed</source>
            <translation>{0}, binago</translation>
        </message>
    </context>
    <context>
        <name>Distribution</name>
        <message>
            <location filename="../../app/ui/games/distribution.py"></location>
            <source>lost</source>
            <translation>talo</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/distribution.py"></location>
            <source>Games by the guesses they took</source>
            <translation>Mga laro ayon sa dami ng hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/distribution.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
    </context>
    <context>
        <name>GamePanels</name>
        <message>
            <location filename="../../app/ui/games/game_panels.py"></location>
            <source>There is no guess to look back at: play a game first.</source>
            <translation>Walang hulang babalikan: maglaro muna.</translation>
        </message>
    </context>
    <context>
        <name>Lanes</name>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Runners</source>
            <translation>Mga kalahok</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Nobody found a secret.</source>
            <translation>Walang nakahanap ng lihim.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>First: {0}, with {1} guesses on average.</source>
            <translation>Una: {0}, {1} hula sa karaniwan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Runner</source>
            <translation>Kalahok</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Words left</source>
            <translation>Natitirang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Won</source>
            <translation>Panalo</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Lost</source>
            <translation>Talo</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Mean</source>
            <translation>Karaniwan</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>Guesses for this secret</source>
            <translation>Mga hula para sa lihim na ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>You</source>
            <translation>Ako</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/lanes.py"></location>
            <source>found</source>
            <translation>nahanap</translation>
        </message>
    </context>
    <context>
        <name>RacePanel</name>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Race with words of {0} letters</source>
            <translation>Karera sa mga salitang may {0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Secrets</source>
            <translation>Mga lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>How many words are drawn; or the words themselves</source>
            <translation>Kung ilang salita ang bubunutin; o ang mga salita mismo</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>and &amp;me</source>
            <translation>at &amp;ako</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Your guess</source>
            <translation>Hula ko</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>your guess</source>
            <translation>hula ko</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Sumuko</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>&amp;Secrets</source>
            <translation>&amp;Mga lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Stopped.</source>
            <translation>Itinigil.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Stop</source>
            <translation>Itigil</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>They are off …</source>
            <translation>Umarangkada na …</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Nobody runs: choose a strategy, or yourself.</source>
            <translation>Walang tumatakbo: pumili ng estratehiya, o sumali.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Type how many words are to be drawn, 1 to {0}, or words.</source>
            <translation>I-type kung ilang salita ang bubunutin, 1 hanggang {0}, o mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Your turn: type a word, then Enter.</source>
            <translation>Ikaw na: mag-type ng salita, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Secret {0} of {1}</source>
            <translation>Lihim {0} ng {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>Start</source>
            <translation>Simulan</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>1 strategy</source>
            <translation>1 estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_panel.py"></location>
            <source>{0} strategies</source>
            <translation>{0} estratehiya</translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Review of the game</source>
            <translation>Balik-tanaw sa laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Guesses</source>
            <translation>Mga hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>What strategies would have guessed</source>
            <translation>Ang ihuhula sana ng mga estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>&amp;Save report …</source>
            <translation>&amp;I-save ang ulat …</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>A page (HTML) to keep or to print</source>
            <translation>Isang pahina (HTML) na maitatago o maipi-print</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Page (*.html)</source>
            <translation>Pahina (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Looking back …</source>
            <translation>Nagbabalik-tanaw …</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Guess</source>
            <translation>Hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Bits told</source>
            <translation>Bits na sinabi</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>expected</source>
            <translation>inaasahan</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Luck</source>
            <translation>Suwerte</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Skill</source>
            <translation>Husay</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Strategy</source>
            <translation>Estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Guess here</source>
            <translation>Hula rito</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Bits</source>
            <translation>Bits</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>Words left</source>
            <translation>Natitira</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>All its guesses</source>
            <translation>Lahat ng hula nito</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_panel.py"></location>
            <source>not found</source>
            <translation>hindi nahanap</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Skill {0} of 100</source>
            <translation>Husay {0} sa 100</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>luck {0} bits</source>
            <translation>suwerte {0} bits</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Looking back …</source>
            <translation>Nagbabalik-tanaw …</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>It could have been the secret.</source>
            <translation>Maaaring ito ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>It could not be the secret: the clue of row {0} said so.</source>
            <translation>Hindi ito maaaring maging lihim: sinabi ng pahiwatig ng hilera {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>It could not be the secret: the clues of rows {0} said so.</source>
            <translation>Hindi ito maaaring maging lihim: sinabi ng mga pahiwatig ng hilera {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>It was none of the words that could be the secret.</source>
            <translation>Wala ito sa mga salitang maaaring maging lihim.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>No word was left that fits the clues.</source>
            <translation>Walang natirang salitang akma sa mga pahiwatig.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>No word was expected to tell more.</source>
            <translation>Walang salitang inaasahang magsabi ng higit pa.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>{0} was expected to tell most, {1} bits; {2} words came before this one.</source>
            <translation>{0} ang inaasahang magsabi ng pinakamarami, {1} bits; {2} salita ang nauna rito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Row {2} showed {0} {3} at place {1}: not kept.</source>
            <translation>Ipinakita ng hilera {2} na {3} ang {0} sa puwesto {1}: hindi pinanatili.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Row {2} showed that {0} is in it: not used.</source>
            <translation>Ipinakita ng hilera {2} na mayroon nang {0}: hindi ginamit.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Row {2} showed that {0} is not at place {1}: used there again.</source>
            <translation>Ipinakita ng hilera {2} na wala ang {0} sa puwesto {1}: ginamit muli roon.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/review_text.py"></location>
            <source>Row {2} showed that there is no further {0}: used all the same.</source>
            <translation>Ipinakita ng hilera {2} na wala nang ibang {0}: ginamit pa rin.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>Statistics</source>
            <translation>Estadistika</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>Length of the words</source>
            <translation>Haba ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>Who guessed</source>
            <translation>Sino ang humula</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>Save as &amp;CSV …</source>
            <translation>I-save bilang &amp;CSV …</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>A table of these games, a row each, for a spreadsheet</source>
            <translation>Talahanayan ng mga larong ito, isang hilera bawat isa, para sa spreadsheet</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>Table (*.csv)</source>
            <translation>Talahanayan (*.csv)</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>all lengths</source>
            <translation>lahat ng haba</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>{0} letters</source>
            <translation>{0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>1 line of the record is damaged and left out.</source>
            <translation>1 linya ng talaan ang sira at hindi isinama.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>{0} lines of the record are damaged and left out.</source>
            <translation>{0} linya ng talaan ang sira at hindi isinama.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>The record {0} cannot be read: {1}.</source>
            <translation>Hindi mabasa ang talaang {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>none</source>
            <translation>wala</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>won</source>
            <translation>panalo</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>mean guesses</source>
            <translation>karaniwang hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>median time</source>
            <translation>panggitnang oras</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>streak</source>
            <translation>sunod-sunod</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>longest</source>
            <translation>pinakamahaba</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>all games</source>
            <translation>lahat ng laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>I guessed</source>
            <translation>ako ang humula</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>the program guessed</source>
            <translation>ang programa ang humula</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>it played by itself</source>
            <translation>naglaro itong mag-isa</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>No games yet</source>
            <translation>Wala pang laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>1 game</source>
            <translation>1 laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>{0} games</source>
            <translation>{0} laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/statistics_panel.py"></location>
            <source>{0}, {1} won</source>
            <translation>{0}, {1} ang panalo</translation>
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
            <translation>ibinigay</translation>
        </message>
        <message>
            <location filename="../../app/ui/given_line.py"></location>
            <source>given, place {0} of {1}</source>
            <translation>ibinigay, puwesto {0} ng {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/given_line.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} sa puwesto {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/given_line.py"></location>
            <source>Given: {0}</source>
            <translation>Ibinigay: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/given_line.py"></location>
            <source>no letter</source>
            <translation>walang titik</translation>
        </message>
    </context>
    <context>
        <name>GridNote</name>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>Pasted grid</source>
            <translation>Na-paste na grid</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>The secret</source>
            <translation>Ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>The secret of this grid</source>
            <translation>Ang lihim ng grid na ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>List the words (Enter)</source>
            <translation>Ilista ang mga salita (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>List the words of each row</source>
            <translation>Ilista ang mga salita ng bawat hilera</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>Type its secret to see which words could have made each row.</source>
            <translation>I-type ang lihim nito para makita kung anong mga salita ang maaaring gumawa sa bawat hilera.</translation>
        </message>
        <message>
            <location filename="../../app/ui/grid_note.py"></location>
            <source>What each row could have been if the secret is {0}:</source>
            <translation>Ang maaaring naging bawat hilera kung {0} ang lihim:</translation>
        </message>
    </context>
    <context>
        <name>About</name>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>Settings</source>
            <translation>Mga setting</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>Games and record</source>
            <translation>Mga laro at talaan</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>Your lexica</source>
            <translation>Ang iyong mga leksikon</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>What can be computed again</source>
            <translation>Ang maaaring kuwentahing muli</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>Log</source>
            <translation>Log</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_text.py"></location>
            <source>Licences of the words</source>
            <translation>Mga lisensiya ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>About</source>
            <translation>Tungkol dito</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Word Mastermind Helper</source>
            <translation>Word Mastermind Helper</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Version {0}, under the MIT licence</source>
            <translation>Bersiyon {0}, sa ilalim ng lisensiyang MIT</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Suggests the next guess in games that hide a word, after the helper of Bahinting and others (2013).</source>
            <translation>Nagmumungkahi ng susunod na hula sa mga larong nagtatago ng salita, ayon sa katulong nina Bahinting at iba pa (2013).</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Words</source>
            <translation>Mga salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>English: SCOWL, and UKACD as far as SCOWL holds it.</source>
            <translation>Ingles: SCOWL, at UKACD sa abot ng nilalaman ng SCOWL.</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Made with</source>
            <translation>Ginawa gamit ang</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>not installed</source>
            <translation>hindi naka-install</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Where it keeps its files</source>
            <translation>Kung saan nakatago ang mga file</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Open</source>
            <translation>Buksan</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Open the folder: {0}</source>
            <translation>Buksan ang folder: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Nothing is there yet.</source>
            <translation>Wala pang laman doon.</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>&amp;Copy for a report</source>
            <translation>&amp;Kopyahin para sa ulat</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>Versions, system and lexicon, as text</source>
            <translation>Mga bersiyon, sistema at leksikon, bilang teksto</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/about_window.py"></location>
            <source>It is in the clipboard.</source>
            <translation>Nasa clipboard na ito.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <location filename="../../app/ui/help/keys_window.py"></location>
            <source>Search for a key or what it does</source>
            <translation>Maghanap ng key o ng ginagawa nito</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/keys_window.py"></location>
            <source>Search the keys</source>
            <translation>Maghanap sa mga key</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/keys_window.py"></location>
            <source>No key does that.</source>
            <translation>Walang key na gumagawa niyan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/keys_window.py"></location>
            <source>On the board and in the list</source>
            <translation>Sa tablero at sa listahan</translation>
        </message>
        <message>
            <location filename="../../app/ui/help/keys_window.py"></location>
            <source>Keys</source>
            <translation>Mga key</translation>
        </message>
    </context>
    <context>
        <name>HitList</name>
        <message>
            <location filename="../../app/ui/hit_list.py"></location>
            <source>Words found</source>
            <translation>Mga salitang nahanap</translation>
        </message>
    </context>
    <context>
        <name>Keeper</name>
        <message>
            <location filename="../../app/ui/keeper.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Hindi maitago ang laro sa {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>KnownLine</name>
        <message>
            <location filename="../../app/ui/known_line.py"></location>
            <source>What is known: {0}</source>
            <translation>Ang nalalaman na: {0}</translation>
        </message>
    </context>
    <context>
        <name>KnownPanel</name>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>What is known</source>
            <translation>Ang nalalaman na</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>What is known of each letter</source>
            <translation>Ang nalalaman tungkol sa bawat titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>Nothing is known yet.</source>
            <translation>Wala pang nalalaman.</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>The clues contradict each other.</source>
            <translation>Nagkakasalungat ang mga pahiwatig.</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>Letter</source>
            <translation>Titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>At least</source>
            <translation>Di-bababa sa</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>At most</source>
            <translation>Di-hihigit sa</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>Is at</source>
            <translation>Nasa</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>Not at</source>
            <translation>Wala sa</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>anywhere</source>
            <translation>kahit saan</translation>
        </message>
        <message>
            <location filename="../../app/ui/known_panel.py"></location>
            <source>any</source>
            <translation>kahit alin</translation>
        </message>
    </context>
    <context>
        <name>Asking</name>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Hayaan na lang (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>Remove it</source>
            <translation>Alisin ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>Remove {0} with the words added to it by hand? It cannot be brought back.</source>
            <translation>Alisin ang {0} kasama ang mga salitang idinagdag? Hindi na ito maibabalik.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>New name</source>
            <translation>Bagong pangalan</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>Rename</source>
            <translation>Palitan ang pangalan</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/asking.py"></location>
            <source>A new name for {0}</source>
            <translation>Bagong pangalan para sa {0}</translation>
        </message>
    </context>
    <context>
        <name>FactsPage</name>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>&amp;Words by hand …</source>
            <translation>&amp;Mga salitang binago …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>Re&amp;name …</source>
            <translation>Palitan ang &amp;pangalan …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>&amp;Build again</source>
            <translation>&amp;Buuing muli</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>&amp;Remove …</source>
            <translation>&amp;Alisin …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>In use</source>
            <translation>Ginagamit</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>&amp;Use it</source>
            <translation>&amp;Gamitin</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>By hand</source>
            <translation>Binago</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>Came with the program, and stays</source>
            <translation>Kasama ng programa, at mananatili</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_page.py"></location>
            <source>Kept</source>
            <translation>Nakatago sa</translation>
        </message>
    </context>
    <context>
        <name>Lexica</name>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>1 word</source>
            <translation>1 salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} words</source>
            <translation>{0} salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} letters</source>
            <translation>{0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>cannot be used</source>
            <translation>hindi magagamit</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0}, built in</source>
            <translation>{0}, kasama na</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} letters</source>
            <translation>{0} na may {1} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} to {2} letters</source>
            <translation>{0} na may {1} hanggang {2} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>Size</source>
            <translation>Laki</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>Alphabet</source>
            <translation>Alpabeto</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>How built</source>
            <translation>Paano binuo</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>Source</source>
            <translation>Pinagmulan</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>Licence</source>
            <translation>Lisensiya</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} bytes, {1} % less than the words as text</source>
            <translation>{0} byte, mas maliit nang {1} % kaysa mga salita bilang teksto</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} bytes; the words as text are smaller, {1}</source>
            <translation>{0} byte; mas maliit ang mga salita bilang teksto, {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} added</source>
            <translation>{0} idinagdag</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} left out</source>
            <translation>{0} inalis</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} flagged</source>
            <translation>{0} hinarang</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} no longer flagged</source>
            <translation>{0} hindi na hinarang</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>a to z</source>
            <translation>a hanggang z</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} letters: {1}</source>
            <translation>{0} titik: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/facts_text.py"></location>
            <source>{0} nodes of a trie, merged into {1} states with {2} edges</source>
            <translation>{0} node ng trie, pinagsama sa {1} estado na may {2} gilid</translation>
        </message>
    </context>
    <context>
        <name>FileLine</name>
        <message>
            <location filename="../../app/ui/lexica/file_line.py"></location>
            <source>Choose …</source>
            <translation>Pumili …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/file_line.py"></location>
            <source>Choose: {0}</source>
            <translation>Pumili: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/file_line.py"></location>
            <source>Word lists (*.txt *.tsv *.csv *.dic *.lst)</source>
            <translation>Mga listahan ng salita (*.txt *.tsv *.csv *.dic *.lst)</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/file_line.py"></location>
            <source>All files (*)</source>
            <translation>Lahat ng file (*)</translation>
        </message>
    </context>
    <context>
        <name>HandPage</name>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Words to add, leave out or flag</source>
            <translation>Mga salitang idadagdag, aalisin o haharangin</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>words, parted by spaces</source>
            <translation>mga salita, pinaghihiwalay ng space</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Words changed by hand</source>
            <translation>Mga salitang binago</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>&amp;Take back (Del)</source>
            <translation>&amp;Bawiin (Del)</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Bac&amp;k to the facts</source>
            <translation>Bu&amp;malik sa mga datos</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Words by hand: {0}</source>
            <translation>Mga salitang binago: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Nothing was changed by hand. A new version of the lexicon keeps the changes.</source>
            <translation>Walang binago. Pinananatili ng bagong bersiyon ng leksikon ang mga pagbabago.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Done.</source>
            <translation>Tapos na.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Type the words first.</source>
            <translation>I-type muna ang mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>A moment …</source>
            <translation>Sandali lang …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>&amp;Add</source>
            <translation>I&amp;dagdag</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words from now on</source>
            <translation>Alam na ng leksikon ang mga salitang ito mula ngayon</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Leave &amp;out</source>
            <translation>&amp;Alisin</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words no longer</source>
            <translation>Hindi na alam ng leksikon ang mga salitang ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>F&amp;lag</source>
            <translation>&amp;Harangin</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Known, but suggested only where flagged words are wanted</source>
            <translation>Alam, pero iminumungkahi lang kung gusto ang mga hinarang na salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Unfla&amp;g</source>
            <translation>&amp;Payagan</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>Suggested as any other word</source>
            <translation>Iminumungkahi gaya ng ibang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>{0}: added</source>
            <translation>{0}: idinagdag</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>{0}: left out</source>
            <translation>{0}: inalis</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>{0}: flagged</source>
            <translation>{0}: hinarang</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/hand_page.py"></location>
            <source>{0}: no longer flagged</source>
            <translation>{0}: hindi na hinarang</translation>
        </message>
    </context>
    <context>
        <name>ImportForm</name>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Dictionary of this system</source>
            <translation>Diksiyonaryo ng sistemang ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Name</source>
            <translation>Pangalan</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Capitals</source>
            <translation>Malalaking titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Accents</source>
            <translation>Mga tuldik</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Numbers</source>
            <translation>Mga bilang</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Double letters</source>
            <translation>Dobleng titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>such as ch, ll: each counts as one letter</source>
            <translation>gaya ng ch, ll: isang titik ang bilang sa bawat isa</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Answers</source>
            <translation>Mga sagot</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>a second list: only its words are secrets</source>
            <translation>ikalawang listahan: mga salita lang nito ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Source</source>
            <translation>Pinagmulan</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>Licence</source>
            <translation>Lisensiya</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>none, but the file above</source>
            <translation>wala, kundi ang file sa itaas</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>made small: Haus is a word, too</source>
            <translation>pinaliliit: salita rin ang Haus</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>left out: they are names</source>
            <translation>inaalis: mga pangalan ang mga ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>kept: é is another letter than e</source>
            <translation>pinananatili: ibang titik ang é sa e</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>taken off: é becomes e</source>
            <translation>inaalis: nagiging e ang é</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>beside words: understood by themselves</source>
            <translation>katabi ng mga salita: kusang inuunawa</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>are tiers: small ones for common words</source>
            <translation>mga antas: maliit para sa karaniwang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>are counts: large ones for common words</source>
            <translation>mga dalas: malaki para sa karaniwang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_form.py"></location>
            <source>are passed over</source>
            <translation>nilalampasan</translation>
        </message>
    </context>
    <context>
        <name>ImportPage</name>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>Import a list of words</source>
            <translation>Mag-import ng listahan ng salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>File with the words</source>
            <translation>File ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>a text file with one word a line; or drop it here</source>
            <translation>text file na may isang salita bawat linya; o i-drop dito</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>I&amp;mport</source>
            <translation>&amp;I-import</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Hayaan na lang (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>Its first words will be shown here.</source>
            <translation>Ipapakita rito ang mga unang salita nito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>There is no file {0}: choose a text file.</source>
            <translation>Walang file na {0}: pumili ng text file.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>Read as {0}. First words: {1}</source>
            <translation>Binasa bilang {0}. Mga unang salita: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/import_page.py"></location>
            <source>Left out, such as: {0}</source>
            <translation>Inalis, gaya ng: {0}</translation>
        </message>
    </context>
    <context>
        <name>Importing</name>
        <message>
            <location filename="../../app/ui/lexica/importing.py"></location>
            <source>{0} cannot be started: install the program again.</source>
            <translation>Hindi masimulan ang {0}: i-install muli ang programa.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/importing.py"></location>
            <source>The import broke off ({0}): try again, or import fewer words.</source>
            <translation>Naputol ang pag-import ({0}): subukang muli, o mag-import ng mas kaunting salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/importing.py"></location>
            <source>The import broke off with code {0}: try again, or import fewer words.</source>
            <translation>Naputol ang pag-import na may code na {0}: subukang muli, o mag-import ng mas kaunting salita.</translation>
        </message>
    </context>
    <context>
        <name>LengthChart</name>
        <message>
            <location filename="../../app/ui/lexica/length_chart.py"></location>
            <source>Words of each length</source>
            <translation>Mga salita sa bawat haba</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/length_chart.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/length_chart.py"></location>
            <source>Words by their number of letters</source>
            <translation>Mga salita ayon sa bilang ng titik</translation>
        </message>
    </context>
    <context>
        <name>ProgressPage</name>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Cancel</source>
            <translation>Kanselahin</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Stopping …</source>
            <translation>Itinitigil …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Starting …</source>
            <translation>Nagsisimula …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Reading the words …</source>
            <translation>Binabasa ang mga salita …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Joining words that begin alike …</source>
            <translation>Pinagsasama ang mga salitang pareho ang simula …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Joining words that end alike …</source>
            <translation>Pinagsasama ang mga salitang pareho ang dulo …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Packing the graph …</source>
            <translation>Isinisiksik ang graph …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/progress_page.py"></location>
            <source>Writing the files …</source>
            <translation>Isinusulat ang mga file …</translation>
        </message>
    </context>
    <context>
        <name>ReportPage</name>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>&amp;Use it</source>
            <translation>&amp;Gamitin</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>See its &amp;facts</source>
            <translation>Tingnan ang mga &amp;datos</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>{0} is ready</source>
            <translation>Handa na ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>left out, {0}: such as {1}</source>
            <translation>inalis, {0}: gaya ng {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>stood there more than once and were joined</source>
            <translation>higit sa isang beses naroon at pinagsama</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/report_page.py"></location>
            <source>Every line was taken.</source>
            <translation>Kinuha ang bawat linya.</translation>
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message>
            <location filename="../../app/ui/lexica/shelf.py"></location>
            <source>Installed lexica</source>
            <translation>Mga naka-install na leksikon</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/shelf.py"></location>
            <source>{0}, in use</source>
            <translation>{0}, ginagamit</translation>
        </message>
    </context>
    <context>
        <name>LexicaWindow</name>
        <message>
            <location filename="../../app/ui/lexica/window.py"></location>
            <source>Lexica</source>
            <translation>Mga leksikon</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/window.py"></location>
            <source>&amp;Import a list …</source>
            <translation>&amp;Mag-import ng listahan …</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/window.py"></location>
            <source>Importing {0}</source>
            <translation>Ini-import ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/window.py"></location>
            <source>Building {0} again</source>
            <translation>Binubuong muli ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lexica/window.py"></location>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Kinansela. Walang binago.</translation>
        </message>
    </context>
    <context>
        <name>LexiconMenu</name>
        <message>
            <location filename="../../app/ui/lexicon_menu.py"></location>
            <source>Le&amp;xicon</source>
            <translation>Le&amp;ksikon</translation>
        </message>
    </context>
    <context>
        <name>LookupLine</name>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>Is this word in my list?</source>
            <translation>Nasa listahan ba ang salitang ito?</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>Look up a word</source>
            <translation>Hanapin ang isang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>Close the look-up</source>
            <translation>Isara ang paghahanap ng salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>Close the look-up (Esc)</source>
            <translation>Isara ang paghahanap ng salita (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_line.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>Hindi pa bukas ang leksikon.</translation>
        </message>
    </context>
    <context>
        <name>LookupText</name>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>No: {0} is no letter of this lexicon.</source>
            <translation>Hindi: hindi titik ng leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>No: {0} is not in this lexicon.</source>
            <translation>Hindi: wala sa leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>Yes: {0} is in the list.</source>
            <translation>Oo: nasa listahan ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>No: {0}</source>
            <translation>Hindi: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>It</source>
            <translation>Ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{0} is a less common word, listed only among all words ({1}).</source>
            <translation>Mas madalang na salita ang {0}, nakalista lang sa lahat ng salita ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{0} is a flagged word, and those are not suggested.</source>
            <translation>Hinarang na salita ang {0}, at hindi iminumungkahi ang mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{{0}} has 1 letter, and the words of this game {1}.</source>
            <translation>May 1 titik ang {{0}}, at {1} ang mga salita ng larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{{0}} has {0} letters, and the words of this game {1}.</source>
            <translation>May {0} titik ang {{0}}, at {1} ang mga salita ng larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{0} has not the given letters.</source>
            <translation>Wala sa {0} ang mga ibinigay na titik.</translation>
        </message>
        <message>
            <location filename="../../app/ui/lookup_text.py"></location>
            <source>{{0}} is ruled out by row {0}, {1}.</source>
            <translation>Hindi na maaari ang {{0}} dahil sa hilera {0}, {1}.</translation>
        </message>
    </context>
    <context>
        <name>MakersRow</name>
        <message>
            <location filename="../../app/ui/makers_row.py"></location>
            <source>This row is not complete.</source>
            <translation>Hindi kumpleto ang hilerang ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/makers_row.py"></location>
            <source>No word of the list.</source>
            <translation>Walang salita sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/makers_row.py"></location>
            <source>1 word: {0}</source>
            <translation>1 salita: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/makers_row.py"></location>
            <source>{0} words: {1}</source>
            <translation>{0} salita: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/makers_row.py"></location>
            <source>{0} words: {1} …</source>
            <translation>{0} salita: {1} …</translation>
        </message>
    </context>
    <context>
        <name>MessageBar</name>
        <message>
            <location filename="../../app/ui/message_bar.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
    </context>
    <context>
        <name>Mishaps</name>
        <message>
            <location filename="../../app/ui/mishaps.py"></location>
            <source>Something went wrong: {0}. It is noted in {1}.</source>
            <translation>May nangyaring mali: {0}. Nakatala ito sa {1}.</translation>
        </message>
    </context>
    <context>
        <name>Errors</name>
        <message>
            <location filename="../../app/ui/objections.py"></location>
            <source>{0} cannot be read or written: {1}.</source>
            <translation>Hindi mabasa o maisulat ang {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/product.py"></location>
            <source>No code can have {0} places: choose 1 to {1}.</source>
            <translation>Walang code na maaaring magkaroon ng {0} puwesto: pumili ng 1 hanggang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} is a folder: give the path of a .dawg file.</source>
            <translation>Folder ang {0}: ibigay ang path ng isang .dawg file.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} is missing: give the path of a .dawg file.</source>
            <translation>Wala ang {0}: ibigay ang path ng isang .dawg file.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} is no .dawg file: build one from a word list with `wmh lexicon build {1} --out {2}.dawg`.</source>
            <translation>Hindi .dawg file ang {0}: bumuo ng isa mula sa listahan ng salita gamit ang `wmh lexicon build {1} --out {2}.dawg`.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} {1}: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} {1}: buuing muli ang leksikon gamit ang `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} is not UTF-8 text: build the lexicon again with `wmh lexicon build`.</source>
            <translation>Hindi UTF-8 na teksto ang {0}: buuing muli ang leksikon gamit ang `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/store.py"></location>
            <source>{0} cannot be read ({1}): build the lexicon again with `wmh lexicon build`.</source>
            <translation>Hindi mabasa ang {0} ({1}): buuing muli ang leksikon gamit ang `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/automaton.py"></location>
            <source>The pattern goes too many ways at once. Use fewer of * + { } and |.</source>
            <translation>Napakaraming daan ng padron. Bawasan ang * + { } at |.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/positions.py"></location>
            <source>The pattern is too large once its repetitions are written out: more than {0} letters. Use smaller numbers in {{ }}, or * and +.</source>
            <translation>Napakalaki ng padron kapag isinulat nang buo: higit sa {0} titik. Gumamit ng mas maliliit na bilang sa {{ }}, o * at +.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: after a look-ahead put what | parts in parentheses: (...|...).</source>
            <translation>Puwesto {0}: pagkatapos ng look-ahead, ilagay sa panaklong ang mga bahaging may |: (...|...).</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: ^ can only begin a pattern and $ only end it. Neither is needed.</source>
            <translation>Puwesto {0}: sa simula lang maaari ang ^ at sa dulo lang ang $. Hindi kailangan ang mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: a look-ahead can only stand at the beginning. Move it there.</source>
            <translation>Puwesto {0}: sa simula lang maaari ang look-ahead. Ilipat doon.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is inside {1} others, and no more are read. Use fewer.</source>
            <translation>Puwesto {0}: nasa loob ng {1} iba ang ( na ito, at hanggang doon lang ang binabasa. Bawasan.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: this {1} closes nothing. Leave it out.</source>
            <translation>Puwesto {0}: walang isinasara ang {1} na ito. Alisin.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: numbers belong between {{ and }}, as in .{{2}} or .{{2,4}}.</source>
            <translation>Puwesto {0}: nasa pagitan ng {{ at }} ang mga bilang, gaya ng .{{2}} o .{{2,4}}.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: there is nothing before {1} to repeat.</source>
            <translation>Puwesto {0}: walang uulitin bago ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: in {1} the smaller number comes first.</source>
            <translation>Puwesto {0}: sa {1}, nauuna ang mas maliit na bilang.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: in a range the first letter comes first: [a-f].</source>
            <translation>Puwesto {0}: sa saklaw, nauuna ang unang titik: [a-f].</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot refer back to a group. Write the letters out.</source>
            <translation>Puwesto {0}: hindi maaaring tumukoy ang padron sa isang grupo. Isulat ang mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: a \ means nothing here. Write . for any letter.</source>
            <translation>Puwesto {0}: walang kahulugan dito ang \. Isulat ang . para sa anumang titik.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>The pattern has {0} characters, and {1} are the most. Make it shorter.</source>
            <translation>May {0} karakter ang padron, at {1} ang pinakamarami. Paikliin ito.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>The pattern is empty. Try .*ing for words that end in ing.</source>
            <translation>Walang laman ang padron. Subukan ang .*han para sa mga salitang nagtatapos sa han.</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is never closed. Add a ).</source>
            <translation>Puwesto {0}: hindi naisara ang ( na ito. Magdagdag ng ).</translation>
        </message>
        <message>
            <location filename="../../app/engine/patterns/syntax.py"></location>
            <source>Place {0}: this [ is never closed. Add a ].</source>
            <translation>Puwesto {0}: hindi naisara ang [ na ito. Magdagdag ng ].</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>A secret that is not drawn must be given.</source>
            <translation>Dapat ibigay ang lihim na hindi binunot.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The lexicon {0} has no word of 1 letter that is as common as tier {2}: choose another length or a wider tier.</source>
            <translation>Walang salitang may 1 titik sa leksikong {0} na kasingkaraniwan ng antas {2}: pumili ng ibang haba o mas malawak na antas.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The lexicon {0} has no word of {1} letters that is as common as tier {2}: choose another length or a wider tier.</source>
            <translation>Walang salitang may {1} titik sa leksikong {0} na kasingkaraniwan ng antas {2}: pumili ng ibang haba o mas malawak na antas.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The secret {0} is not in the lexicon {1}: choose a word that is, or another lexicon.</source>
            <translation>Wala sa leksikong {1} ang lihim na {0}: pumili ng salitang naroon, o ibang leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The secret {0} has 1 letter, this game's words {2}: choose another word or length.</source>
            <translation>May 1 titik ang lihim na {0}, {2} ang mga salita ng larong ito: pumili ng ibang salita o haba.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The secret {0} has {1} letters, this game's words {2}: choose another word or length.</source>
            <translation>May {1} titik ang lihim na {0}, {2} ang mga salita ng larong ito: pumili ng ibang salita o haba.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The game is over: start a new one.</source>
            <translation>Tapos na ang laro: magsimula ng bago.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The guess {0} has {1}, which is no letter of this lexicon.</source>
            <translation>May {1} ang hulang {0}, na hindi titik ng leksikong ito.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The guess {0} has 1 letter, but this game's words have {2}.</source>
            <translation>May 1 titik ang hulang {0}, pero {2} ang mga salita ng larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The guess {0} has {1} letters, but this game's words have {2}.</source>
            <translation>May {1} titik ang hulang {0}, pero {2} ang mga salita ng larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/games/keeping.py"></location>
            <source>The guess {0} is not in the lexicon {1}: try another word.</source>
            <translation>Wala sa leksikong {1} ang hulang {0}: sumubok ng ibang salita.</translation>
        </message>
        <message>
            <location filename="../../app/games/marked.py"></location>
            <source>The clue of {0} is not complete: mark the rest.</source>
            <translation>Hindi kumpleto ang pahiwatig ng {0}: markahan ang iba pa.</translation>
        </message>
        <message>
            <location filename="../../app/games/played.py"></location>
            <source>The game has letters that the lexicon {0} has not: it was another one.</source>
            <translation>May mga titik ang laro na wala sa leksikong {0}: iba iyon.</translation>
        </message>
        <message>
            <location filename="../../app/games/race.py"></location>
            <source>A race needs a secret: give one.</source>
            <translation>Kailangan ng karera ng lihim: magbigay ng isa.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/methods.py"></location>
            <source>The rack {0} has {1} arrangements, more than {2}: choose another method.</source>
            <translation>May {1} ayos ang rak na {0}, higit sa {2}: pumili ng ibang paraan.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The rack {0} has {1} letters: give {2} at most.</source>
            <translation>May {1} titik ang rak na {0}: {2} ang pinakamarami.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The rack {0} has {1} blanks: give {2} at most.</source>
            <translation>May {1} blangko ang rak na {0}: {2} ang pinakamarami.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The rack is empty: type its letters, and ? for a blank.</source>
            <translation>Walang laman ang rak: i-type ang mga titik nito, at ? para sa blangko.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The pattern {0} has a star between its letters: stars stand at its ends, and a dot for each place between.</source>
            <translation>May bituin ang padron na {0} sa pagitan ng mga titik: nasa mga dulo ang mga bituin, at tuldok para sa bawat puwesto sa pagitan.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The pattern {0} has {1} places: words have {2} letters at most.</source>
            <translation>May {1} puwesto ang padron na {0}: {2} titik ang pinakamahabang salita.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The pattern {0} leaves no place for the rack: write a dot for each letter that is wanted, or a star at an end, as *{1}*.</source>
            <translation>Walang puwesto para sa rak sa padron na {0}: maglagay ng tuldok para sa bawat titik na gusto, o bituin sa dulo, gaya ng *{1}*.</translation>
        </message>
        <message>
            <location filename="../../app/library.py"></location>
            <source>There is no lexicon {0}: installed are {1}; or give a .dawg file, or codes as in {2}.</source>
            <translation>Walang leksikong {0}: naka-install ang {1}; o magbigay ng .dawg file, o mga code gaya ng {2}.</translation>
        </message>
        <message>
            <location filename="../../app/library.py"></location>
            <source>There is no lexicon {0}, nor any other: give a .dawg file, or codes as in {2}.</source>
            <translation>Walang leksikong {0}, o alinmang iba: magbigay ng .dawg file, o mga code gaya ng {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/games/race_work.py"></location>
            <source>There is no word of this length to draw: choose another length.</source>
            <translation>Walang salitang ganito kahaba na mabubunot: pumili ng ibang haba.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The rack {0} has {1}, which is no letter of this lexicon: give letters; ? is a blank.</source>
            <translation>May {1} ang rak na {0}, na hindi titik ng leksikong ito: magbigay ng mga titik; blangko ang ?.</translation>
        </message>
        <message>
            <location filename="../../app/games/rack/reading.py"></location>
            <source>The pattern {0} has {1}, which is no letter of this lexicon: give letters; a dot is a place for one, a star an open end.</source>
            <translation>May {1} ang padron na {0}, na hindi titik ng leksikong ito: magbigay ng mga titik; puwesto ng titik ang tuldok, bukas na dulo ang bituin.</translation>
        </message>
    </context>
    <context>
        <name>OnTop</name>
        <message>
            <location filename="../../app/ui/on_top.py"></location>
            <source>This system lets no window put itself on top: choose Always on Top in the menu of the title bar.</source>
            <translation>Hindi hinahayaan ng sistemang ito na pumaibabaw nang kusa ang isang window: piliin ang Always on Top sa menu ng title bar.</translation>
        </message>
    </context>
    <context>
        <name>PartList</name>
        <message>
            <location filename="../../app/ui/part_list.py"></location>
            <source>The clues it can get</source>
            <translation>Ang mga pahiwatig na maaari nitong makuha</translation>
        </message>
        <message>
            <location filename="../../app/ui/part_list.py"></location>
            <source>1 word</source>
            <translation>1 salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/part_list.py"></location>
            <source>{0} words</source>
            <translation>{0} salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/part_list.py"></location>
            <source>it is the secret</source>
            <translation>ito ang lihim</translation>
        </message>
    </context>
    <context>
        <name>PasteNote</name>
        <message>
            <location filename="../../app/ui/paste_note.py"></location>
            <source>Pasted</source>
            <translation>Na-paste</translation>
        </message>
    </context>
    <context>
        <name>Pasted</name>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Use these turns (Enter)</source>
            <translation>Gamitin ang mga tirang ito (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Mark these words (Enter)</source>
            <translation>Markahan ang mga salitang ito (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>And {0} more lines.</source>
            <translation>At {0} pang linya.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Line {0} is a title, a score or the like: {1}</source>
            <translation>Pamagat, iskor o katulad ang linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Line {0} is not understood: {1}</source>
            <translation>Hindi maunawaan ang linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Line {0} has another length: {1}</source>
            <translation>Iba ang haba ng linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Line {0} is a word without a clue: {1}</source>
            <translation>Salitang walang pahiwatig ang linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>Line {0} is a clue without a word: {1}</source>
            <translation>Pahiwatig na walang salita ang linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>The text is long: nothing after line {0} was read.</source>
            <translation>Mahaba ang teksto: walang binasa pagkatapos ng linya {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>1 clue without its word.</source>
            <translation>1 pahiwatig na walang salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>{0} clues without their words.</source>
            <translation>{0} pahiwatig na walang salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>1 turn: {0}.</source>
            <translation>1 tira: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>{0} turns: {1}.</source>
            <translation>{0} tira: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>1 word without a clue: {0}.</source>
            <translation>1 salitang walang pahiwatig: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>{0} words without clues: {1}.</source>
            <translation>{0} salitang walang pahiwatig: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>They start a game with words of {0} letters.</source>
            <translation>Nagsisimula ang mga ito ng laro sa mga salitang may {0} titik.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>They replace what is on the board; {0} brings it back.</source>
            <translation>Papalitan ng mga ito ang nasa tablero; ibabalik iyon ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasted.py"></location>
            <source>{0} and {1} more</source>
            <translation>{0} at {1} pa</translation>
        </message>
    </context>
    <context>
        <name>Pasting</name>
        <message>
            <location filename="../../app/ui/pasting.py"></location>
            <source>The lexicon is not open yet: paste again in a moment.</source>
            <translation>Hindi pa bukas ang leksikon: i-paste muli maya-maya.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasting.py"></location>
            <source>There is no text in the clipboard.</source>
            <translation>Walang teksto sa clipboard.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasting.py"></location>
            <source>The text in the clipboard is no game. One row of a game: RAIN ywwg</source>
            <translation>Hindi laro ang teksto sa clipboard. Isang hilera ng laro: RAIN ywwg</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasting.py"></location>
            <source>The text has words of {0} letters; this lexicon has none.</source>
            <translation>May mga salitang {0} titik ang teksto; wala nito ang leksikong ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pasting.py"></location>
            <source>The secret must be a word of {0} letters.</source>
            <translation>Dapat may {0} titik ang lihim na salita.</translation>
        </message>
    </context>
    <context>
        <name>PatternLine</name>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>Copy</source>
            <translation>Kopyahin</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>Pattern</source>
            <translation>Padron</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>In full, as a strict pattern:</source>
            <translation>Sa kabuuan, bilang mahigpit na padron:</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>The pattern is in the clipboard.</source>
            <translation>Nasa clipboard na ang padron.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>The strict pattern is in the clipboard.</source>
            <translation>Nasa clipboard na ang mahigpit na padron.</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>Copy the pattern</source>
            <translation>Kopyahin ang padron</translation>
        </message>
        <message>
            <location filename="../../app/ui/pattern_line.py"></location>
            <source>Copy the strict pattern</source>
            <translation>Kopyahin ang mahigpit na padron</translation>
        </message>
    </context>
    <context>
        <name>PegRow</name>
        <message>
            <location filename="../../app/ui/peg_row.py"></location>
            <source>Colours</source>
            <translation>Mga kulay</translation>
        </message>
    </context>
    <context>
        <name>GameButtons</name>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>That is it</source>
            <translation>Iyan nga</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>That is it: the guess is the secret</source>
            <translation>Iyan nga: ang hula ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Step</source>
            <translation>Hakbang</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Step: the next guess now</source>
            <translation>Hakbang: ang susunod na hula ngayon</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Speed</source>
            <translation>Bilis</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Give up</source>
            <translation>Sumuko</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Give up: the secret is shown</source>
            <translation>Sumuko: ipapakita ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Stop</source>
            <translation>Itigil</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Again</source>
            <translation>Muli</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Again: another such game</source>
            <translation>Muli: isa pang ganitong laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Other game</source>
            <translation>Ibang laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Review</source>
            <translation>Balik-tanaw</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Review: look back at the game</source>
            <translation>Balik-tanaw sa laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Go on</source>
            <translation>Ituloy</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>Pause</source>
            <translation>I-pause</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>slow</source>
            <translation>mabagal</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>steady</source>
            <translation>katamtaman</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>fast</source>
            <translation>mabilis</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_buttons.py"></location>
            <source>at once</source>
            <translation>agad</translation>
        </message>
    </context>
    <context>
        <name>GameForm</name>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Who guesses</source>
            <translation>Sino ang huhula</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Number of the game</source>
            <translation>Numero ng laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>any</source>
            <translation>kahit alin</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>The same number gives everybody the same secret.</source>
            <translation>Iisang lihim ang ibinibigay ng parehong numero sa lahat.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>The secret, typed unseen</source>
            <translation>Ang lihim, na itina-type nang hindi nakikita</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Words the secret is one of</source>
            <translation>Mga salitang kinabibilangan ng lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Length of the words in the game</source>
            <translation>Haba ng mga salita sa laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Rule of the game</source>
            <translation>Tuntunin ng laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>no limit</source>
            <translation>walang hangganan</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Begin</source>
            <translation>Magsimula</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Begin the game</source>
            <translation>Simulan ang laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Play</source>
            <translation>Laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Secret</source>
            <translation>Lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Number</source>
            <translation>Numero</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Typed</source>
            <translation>Na-type</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Words</source>
            <translation>Mga salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Length</source>
            <translation>Haba</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Rule</source>
            <translation>Tuntunin</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Attempts</source>
            <translation>Mga subok</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>{0} letters</source>
            <translation>{0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>common words</source>
            <translation>karaniwang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>all words</source>
            <translation>lahat ng salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>tier {0} at most</source>
            <translation>antas {0} pinakamataas</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>No lexicon is open yet.</source>
            <translation>Wala pang bukas na leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Type the secret first.</source>
            <translation>I-type muna ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>you guess</source>
            <translation>ako ang huhula</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>The program keeps a secret and marks your guesses.</source>
            <translation>Nagtatago ng lihim ang programa at minamarkahan ang mga hula.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>the program guesses</source>
            <translation>ang programa ang huhula</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>You keep a secret and mark the program's guesses.</source>
            <translation>Magtago ng lihim at markahan ang mga hula ng programa.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>watch</source>
            <translation>manood</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>The program guesses and marks, and you watch.</source>
            <translation>Humuhula at nagmamarka ang programa, at nanonood ka.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>drawn at random</source>
            <translation>binunot nang sapalaran</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>Every word is as likely.</source>
            <translation>Pantay-pantay ang pagkakataon ng bawat salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>typed by somebody</source>
            <translation>itinype ng iba</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>A teacher types it unseen.</source>
            <translation>Itina-type ng guro nang hindi nakikita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>adversary</source>
            <translation>kalaban</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_form.py"></location>
            <source>It has none: it keeps as many words possible as it can.</source>
            <translation>Wala siyang lihim: pinananatili niyang maaari ang pinakamaraming salita.</translation>
        </message>
    </context>
    <context>
        <name>GamePane</name>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>Game</source>
            <translation>Laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>Close the game side</source>
            <translation>Isara ang panig ng laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>Board of the game</source>
            <translation>Tablero ng laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>A game</source>
            <translation>Isang laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_pane.py"></location>
            <source>Choose what to play, then Begin.</source>
            <translation>Piliin kung ano ang lalaruin, saka Magsimula.</translation>
        </message>
    </context>
    <context>
        <name>GameText</name>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>{0} letters</source>
            <translation>{0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>game {0}</source>
            <translation>laro {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>typed secret</source>
            <translation>na-type na lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>adversary</source>
            <translation>kalaban</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>you keep the secret</source>
            <translation>nasa iyo ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>guesses by {0}</source>
            <translation>mga hula ng {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>The program thinks …</source>
            <translation>Nag-iisip ang programa …</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Hula {0} ng {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Guess {0}</source>
            <translation>Hula {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Won in 1 guess</source>
            <translation>Panalo sa 1 hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Won in {0} guesses</source>
            <translation>Panalo sa {0} hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Found in 1 guess</source>
            <translation>Nahanap sa 1 hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Found in {0} guesses</source>
            <translation>Nahanap sa {0} hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Lost: it was {0}</source>
            <translation>Talo: {0} iyon</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Not found</source>
            <translation>Hindi nahanap</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Enter, and it is marked.</source>
            <translation>Enter, at mamarkahan ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Mag-type ng hula, o kumuha ng isa sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>The program guesses and marks.</source>
            <translation>Humuhula at nagmamarka ang programa.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>Think of a word.</source>
            <translation>Mag-isip ng salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>It took {0}.</source>
            <translation>Tumagal nang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>The adversary had no other word left.</source>
            <translation>Wala nang ibang salitang natira sa kalaban.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>The program has no guess left.</source>
            <translation>Wala nang hulang natira sa programa.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/game_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>Wala sa leksikong ito ang {0}.</translation>
        </message>
    </context>
    <context>
        <name>LetterRow</name>
        <message>
            <location filename="../../app/ui/play/letter_row.py"></location>
            <source>Letters used: none</source>
            <translation>Mga nagamit na titik: wala</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/letter_row.py"></location>
            <source>Letters used: {0}</source>
            <translation>Mga nagamit na titik: {0}</translation>
        </message>
    </context>
    <context>
        <name>Match</name>
        <message>
            <location filename="../../app/ui/play/match.py"></location>
            <source>No lexicon is open: choose one in the menu Game.</source>
            <translation>Walang bukas na leksikon: pumili ng isa sa menu na Laro.</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <location filename="../../app/ui/play/playing.py"></location>
            <source>In the game only marks can be corrected.</source>
            <translation>Mga marka lang ang maitatama sa laro.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/playing.py"></location>
            <source>A game is under way: give it up or stop it first.</source>
            <translation>May larong nagaganap: sumuko o itigil muna ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/playing.py"></location>
            <source>Another lexicon was opened, so the game is over.</source>
            <translation>Binuksan ang ibang leksikon, kaya tapos na ang laro.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/playing.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Hindi maitago ang laro sa {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/play/playing.py"></location>
            <source>The game cannot be recorded in {0}: {1}.</source>
            <translation>Hindi maitala ang laro sa {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>ResetFoot</name>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>Reset this &amp;page</source>
            <translation>I-reset ang &amp;pahinang ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>&amp;Reset all …</source>
            <translation>&amp;I-reset lahat …</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>&amp;Reset all</source>
            <translation>&amp;I-reset lahat</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>&amp;Keep them</source>
            <translation>&amp;Panatilihin</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Bawiin</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/foot.py"></location>
            <source>Every page as at first? Another length of words begins a new game.</source>
            <translation>Bawat pahina gaya noong una? Magsisimula ng bagong laro ang ibang haba ng salita.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>Off</source>
            <translation>Hindi</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>On</source>
            <translation>Oo</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>Length of the words</source>
            <translation>Haba ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Magsisimula ng bagong laro ang ibang haba.</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>{0} letters</source>
            <translation>{0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/setting.py"></location>
            <source>Lexicon</source>
            <translation>Leksikon</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/table.py"></location>
            <source>&amp;Appearance</source>
            <translation>&amp;Itsura</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/table.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/table.py"></location>
            <source>&amp;Words</source>
            <translation>&amp;Salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/table.py"></location>
            <source>A&amp;dvice</source>
            <translation>&amp;Payo</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/table.py"></location>
            <source>W&amp;indow</source>
            <translation>&amp;Window</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>Preferences</source>
            <translation>Mga kagustuhan</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>Sections</source>
            <translation>Mga seksiyon</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>All of it is as at first already.</source>
            <translation>Gaya na noong una ang lahat nito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>1 setting is as at first.</source>
            <translation>1 setting ang gaya noong una.</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>{0} settings are as at first.</source>
            <translation>{0} setting ang gaya noong una.</translation>
        </message>
        <message>
            <location filename="../../app/ui/preferences/window.py"></location>
            <source>They are as they were before.</source>
            <translation>Gaya na ulit ng dati ang mga ito.</translation>
        </message>
    </context>
    <context>
        <name>Proposals</name>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>1 word</source>
            <translation>1 salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>{0} words</source>
            <translation>{0} salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source> and </source>
            <translation> at </translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>Row {0} was {1}</source>
            <translation>{1} ang hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>Row {0} is from another game</source>
            <translation>Mula sa ibang laro ang hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>It is an uncommon word</source>
            <translation>Madalang na salita ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>It is in the lexicon {0}</source>
            <translation>Nasa leksikong {0} ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>The game's rule is: {0}</source>
            <translation>Ang tuntunin ng laro ay: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>row {0} has {1} {2}</source>
            <translation>may {1} {2} ang hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposal_text.py"></location>
            <source>{0} in row {1} is {3} at place {2}</source>
            <translation>{3} sa puwesto {2} ang {0} sa hilera {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposals.py"></location>
            <source>It may be that</source>
            <translation>Maaaring</translation>
        </message>
        <message>
            <location filename="../../app/ui/proposals.py"></location>
            <source>Change it so ({0}); it can be undone</source>
            <translation>Baguhin nang ganito ({0}); mababawi ito</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <location filename="../../app/ui/rack/boxes.py"></location>
            <source>Shortest words</source>
            <translation>Pinakamaikling salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/boxes.py"></location>
            <source>from {0} letters</source>
            <translation>mula {0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/boxes.py"></location>
            <source>Values of the letters</source>
            <translation>Halaga ng mga titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>No word can be made</source>
            <translation>Walang salitang mabubuo</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>1 word</source>
            <translation>1 salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>{0} words</source>
            <translation>{0} salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>{0}, best {1}</source>
            <translation>{0}, pinakamahusay ang {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>The first {0} are listed.</source>
            <translation>Nakalista ang unang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>1 more is a flagged word, and not shown.</source>
            <translation>1 pa ang hinarang na salita, at hindi ipinapakita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>{0} more are flagged words, and not shown.</source>
            <translation>{0} pa ang hinarang na salita, at hindi ipinapakita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>Among all words ({0}) there may be some.</source>
            <translation>Baka mayroon sa lahat ng salita ({0}).</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>1 point</source>
            <translation>1 puntos</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>{0} points</source>
            <translation>{0} puntos</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>1 letter</source>
            <translation>1 titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>{0} letters</source>
            <translation>{0} titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>best first</source>
            <translation>pinakamahusay muna</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>longest first</source>
            <translation>pinakamahaba muna</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>rank {0}, a tie</source>
            <translation>ranggo {0}, tabla</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>rank {0}</source>
            <translation>ranggo {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>blank as {0}</source>
            <translation>blangko bilang {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/found_text.py"></location>
            <source>blanks as {0}</source>
            <translation>mga blangko bilang {0}</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Shuffle</source>
            <translation>Haluin</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters (Space)</source>
            <translation>Haluin ang mga titik (Space)</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters</source>
            <translation>Haluin ang mga titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Words by length</source>
            <translation>Mga salita ayon sa haba</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Sumuko</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Bagong laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Type a word, then Enter. Space shuffles the letters.</source>
            <translation>Mag-type ng salita, saka Enter. Hinahalo ng Space ang mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>{0} of {1} points. Found words have the sign {2}.</source>
            <translation>{0} sa {1} puntos. May tandang {2} ang mga nahanap na salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>The letters: {0}</source>
            <translation>Ang mga titik: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_game.py"></location>
            <source>Your word</source>
            <translation>Ang iyong salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_page.py"></location>
            <source>No lexicon is open.</source>
            <translation>Walang bukas na leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_page.py"></location>
            <source>There is no word of that length here: choose another.</source>
            <translation>Walang salitang ganoon kahaba rito: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_page.py"></location>
            <source>No word can be made: give more letters, or allow shorter words.</source>
            <translation>Walang salitang mabubuo: magbigay ng mas maraming titik, o payagan ang mas maiikling salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_page.py"></location>
            <source>{0} words can be made: give fewer letters or blanks.</source>
            <translation>{0} salita ang mabubuo: magbigay ng mas kaunting titik o blangko.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Letters of your own</source>
            <translation>Sariling mga titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>&amp;Play with these letters</source>
            <translation>&amp;Laruin ang mga titik na ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Length of the word</source>
            <translation>Haba ng salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>seed</source>
            <translation>binhi</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Seed</source>
            <translation>Binhi</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>The same number draws the same letters again.</source>
            <translation>Ang parehong numero ay bumubunot muli ng parehong mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>&amp;Draw a word</source>
            <translation>&amp;Bumunot ng salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Time</source>
            <translation>Oras</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>no clock</source>
            <translation>walang orasan</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Find every word</source>
            <translation>Hanapin ang bawat salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Let a word be drawn and shuffled, or type letters.</source>
            <translation>Magpabunot at magpahalo ng salita, o mag-type ng mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>Looking for the words …</source>
            <translation>Hinahanap ang mga salita …</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>This cannot be played</source>
            <translation>Hindi ito malalaro</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} of {1}, {2}</source>
            <translation>{0} ng {1}, {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>All found: {0}</source>
            <translation>Nahanap lahat: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>Given up: {0}</source>
            <translation>Sumuko: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>Time is over: {0}</source>
            <translation>Ubos na ang oras: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} is found already.</source>
            <translation>Nahanap na ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} is a word, but not among those that are looked for.</source>
            <translation>Salita ang {0}, pero hindi kabilang sa mga hinahanap.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>Wala sa leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} is too short: words have {1} letters or more.</source>
            <translation>Masyadong maikli ang {0}: {1} titik o higit pa ang mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>The game is over.</source>
            <translation>Tapos na ang laro.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>1 minute</source>
            <translation>1 minuto</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} minutes</source>
            <translation>{0} minuto</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>1 second</source>
            <translation>1 segundo</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_start.py"></location>
            <source>{0} seconds</source>
            <translation>{0} segundo</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} left</source>
            <translation>{0} pa</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>Hindi titik ng leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there is no {1}.</source>
            <translation>Hindi mabubuo ang {0}: walang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there is only one {1}.</source>
            <translation>Hindi mabubuo ang {0}: isa lang ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there are only {2} {1}.</source>
            <translation>Hindi mabubuo ang {0}: {2} lang ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made.</source>
            <translation>Hindi mabubuo ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/ledger.py"></location>
            <source>found</source>
            <translation>nahanap</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/ledger.py"></location>
            <source>missed</source>
            <translation>hindi nahanap</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/ledger.py"></location>
            <source>{0}: {1} of {2}</source>
            <translation>{0}: {1} ng {2}</translation>
        </message>
    </context>
    <context>
        <name>FindOptions</name>
        <message>
            <location filename="../../app/ui/rack/find_options.py"></location>
            <source>Board, such as ..t* or *a.e</source>
            <translation>Tablero, gaya ng ..t* o *a.e</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_options.py"></location>
            <source>Pattern of the board</source>
            <translation>Padron ng tablero</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_options.py"></location>
            <source>Letters that lie on the board, a dot for each place of the rack's letters; a star at an end lets the word go on there.</source>
            <translation>Mga titik na nasa tablero, isang tuldok para sa bawat puwesto ng titik ng rak; hinahayaan ng bituin sa dulo na magpatuloy doon ang salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_options.py"></location>
            <source>Order of the list</source>
            <translation>Ayos ng listahan</translation>
        </message>
    </context>
    <context>
        <name>FindPage</name>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Letters; Space is a blank</source>
            <translation>Mga titik; blangko ang Space</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Letters of the rack</source>
            <translation>Mga titik ng rak</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>letters</source>
            <translation>titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Words that can be made</source>
            <translation>Mga salitang mabubuo</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Copy &amp;list</source>
            <translation>Kopyahin ang &amp;listahan</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Copy every word</source>
            <translation>Kopyahin ang bawat salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Binubuksan ang leksikon …</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>These values cannot be read</source>
            <translation>Hindi mabasa ang mga halagang ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Type your letters</source>
            <translation>I-type ang iyong mga titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>Space or ? is a blank, which stands for any letter.</source>
            <translation>Blangko ang Space o ?, na kumakatawan sa anumang titik.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>This cannot be looked for</source>
            <translation>Hindi ito mahahanap</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/find_page.py"></location>
            <source>No lexicon</source>
            <translation>Walang leksikon</translation>
        </message>
    </context>
    <context>
        <name>RackWindow</name>
        <message>
            <location filename="../../app/ui/rack/window.py"></location>
            <source>Rack</source>
            <translation>Rak</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/window.py"></location>
            <source>Find or play</source>
            <translation>Maghanap o maglaro</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/window.py"></location>
            <source>&amp;Find</source>
            <translation>&amp;Maghanap</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/window.py"></location>
            <source>&amp;Challenge</source>
            <translation>&amp;Hamon</translation>
        </message>
    </context>
    <context>
        <name>WordList</name>
        <message>
            <location filename="../../app/ui/rack/word_list.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Pumili muna ng salita sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/word_list.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>Nasa clipboard na ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/word_list.py"></location>
            <source>There is no word to copy.</source>
            <translation>Walang salitang makokopya.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/word_list.py"></location>
            <source>1 word is in the clipboard.</source>
            <translation>1 salita ang nasa clipboard.</translation>
        </message>
        <message>
            <location filename="../../app/ui/rack/word_list.py"></location>
            <source>{0} words are in the clipboard.</source>
            <translation>{0} salita ang nasa clipboard.</translation>
        </message>
    </context>
    <context>
        <name>RankingHead</name>
        <message>
            <location filename="../../app/ui/ranking_head.py"></location>
            <source>Strategy</source>
            <translation>Estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_head.py"></location>
            <source>Scores in {0}</source>
            <translation>Iskor sa {0}</translation>
        </message>
    </context>
    <context>
        <name>RankingNote</name>
        <message>
            <location filename="../../app/ui/ranking_note.py"></location>
            <source>Meanwhile, the paper's ranking.</source>
            <translation>Samantala, ang pagraranggo ng papel.</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_note.py"></location>
            <source>Preparing the strategies for the first time; meanwhile, the paper's ranking.</source>
            <translation>Inihahanda ang mga estratehiya sa unang pagkakataon; samantala, ang pagraranggo ng papel.</translation>
        </message>
    </context>
    <context>
        <name>Ranking</name>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>estimated</source>
            <translation>tinantiya</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>exact</source>
            <translation>eksakto</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>proven</source>
            <translation>napatunayan</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>can be the secret</source>
            <translation>maaaring ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>cannot be the secret</source>
            <translation>hindi maaaring ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>Leaves {0} words on average, {1} at worst.</source>
            <translation>Nag-iiwan ng {0} salita sa karaniwan, {1} sa pinakamalala.</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>Cannot be the secret: it only rules others out.</source>
            <translation>Hindi maaaring ang lihim: nag-aalis lang ito ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} sa {1} hula ang nasukat</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>and {0} more guesses</source>
            <translation>at {0} pang hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>Proven best: {0}, {1} guesses on average</source>
            <translation>Napatunayang pinakamahusay: {0}, {1} hula sa karaniwan</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>Best found: {0}, {1} guesses on average</source>
            <translation>Pinakamahusay na nahanap: {0}, {1} hula sa karaniwan</translation>
        </message>
    </context>
    <context>
        <name>SuggestionModel</name>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>{0}, rank {1}, score {2}</source>
            <translation>{0}, ranggo {1}, iskor {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>{0}, rank {1}, {2} {3}, {4}, {5}</source>
            <translation>{0}, ranggo {1}, {2} {3}, {4}, {5}</translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>and {0} more</source>
            <translation>at {0} pa</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>and 1 flagged word, not shown</source>
            <translation>at 1 hinarang na salita, hindi ipinapakita</translation>
        </message>
        <message>
            <location filename="../../app/ui/ranking_text.py"></location>
            <source>and {0} flagged words, not shown</source>
            <translation>at {0} hinarang na salita, hindi ipinapakita</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>No common word fits</source>
            <translation>Walang karaniwang salitang akma</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>No word fits</source>
            <translation>Walang salitang akma</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>1 word fits so far</source>
            <translation>1 salita ang akma pa</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} words fit so far</source>
            <translation>{0} salita ang akma pa</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Solved in 1 turn</source>
            <translation>Nalutas sa 1 tira</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Solved in {0} turns</source>
            <translation>Nalutas sa {0} tira</translation>
        </message>
        <message>
            <location filename="../../app/ui/boards/text.py"></location>
            <source>{0} starts a new game.</source>
            <translation>{0} para sa bagong laro.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Go up to change a clue; {0} respells, {1} undoes.</source>
            <translation>Umakyat para baguhin ang pahiwatig; {0} para baybaying muli, {1} para bawiin.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Enter, then mark its letters.</source>
            <translation>Enter, saka markahan ang mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type a guess.</source>
            <translation>Mag-type ng hula.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type the next guess, or take one from the list.</source>
            <translation>I-type ang susunod na hula, o kumuha ng isa sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Mag-type ng hula, o kumuha ng isa sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type the letters shown; Space for none, Enter ends.</source>
            <translation>I-type ang mga titik na ipinakita; Space kung wala, Enter para tapusin.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks, then Enter.</source>
            <translation>Markahan gamit ang {0}, {1}, {2} o click, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type how many letters are {0}, then Enter.</source>
            <translation>I-type kung ilang titik ang {0}, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Type how many letters are {0}, then {1}; Enter.</source>
            <translation>I-type kung ilang titik ang {0}, pagkatapos ay {1}; Enter.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>It is a flagged word, and flagged words are not suggested.</source>
            <translation>Hinarang na salita ito, at hindi iminumungkahi ang mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>All of them are flagged words, which are not suggested.</source>
            <translation>Hinarang na salita silang lahat, at hindi iminumungkahi ang mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>But 1 does among all words.</source>
            <translation>Pero may 1 akma sa lahat ng salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>But {0} do among all words.</source>
            <translation>Pero may {0} akma sa lahat ng salita.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>No word has the given letters at their places.</source>
            <translation>Walang salitang may mga ibinigay na titik sa kanilang puwesto.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>There is no word of {0} letters in this lexicon.</source>
            <translation>Walang salitang may {0} titik sa leksikong ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>The only word of {0} letters does not fit row {1}: check its clue.</source>
            <translation>Hindi akma sa hilera {1} ang tanging salitang may {0} titik: suriin ang pahiwatig.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>None of the {0} words fits row {1}: check its clue.</source>
            <translation>Wala sa {0} salita ang akma sa hilera {1}: suriin ang pahiwatig.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>The clue of row {0} contradicts itself: check it.</source>
            <translation>Sumasalungat sa sarili ang pahiwatig ng hilera {0}: suriin ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>The clue of row {0} contradicts row {1}.</source>
            <translation>Sumasalungat sa hilera {1} ang pahiwatig ng hilera {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>The clue of row {0} contradicts the rows before it.</source>
            <translation>Sumasalungat sa mga naunang hilera ang pahiwatig ng hilera {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Row {0} leaves 1 word, row {2} none: check its clue.</source>
            <translation>1 salita ang iniwan ng hilera {0}, wala ang hilera {2}: suriin ang pahiwatig nito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Row {0} leaves {1} words, row {2} none: check its clue.</source>
            <translation>{1} salita ang iniwan ng hilera {0}, wala ang hilera {2}: suriin ang pahiwatig nito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Rows {0} to {1} leave 1 word, row {3} none: check its clue.</source>
            <translation>1 salita ang iniwan ng mga hilera {0} hanggang {1}, wala ang hilera {3}: suriin ang pahiwatig nito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Rows {0} to {1} leave {2} words, row {3} none: check its clue.</source>
            <translation>{2} salita ang iniwan ng mga hilera {0} hanggang {1}, wala ang hilera {3}: suriin ang pahiwatig nito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} is {3} at place {1}, so it cannot be {4} at place {2}: {4} is dealt from the left.</source>
            <translation>{3} ang {0} sa puwesto {1}, kaya hindi ito maaaring {4} sa puwesto {2}: mula kaliwa ibinibigay ang {4}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} cannot be {4}: it has no other place to be.</source>
            <translation>Hindi maaaring {4} ang {0}: wala itong ibang mapupuwestuhan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>By this rule {0} cannot be {3} at place {1} and coloured at place {2}.</source>
            <translation>Sa tuntuning ito hindi maaaring {3} ang {0} sa puwesto {1} at may kulay sa puwesto {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>No word gives these numbers with this guess.</source>
            <translation>Walang salitang nagbibigay ng mga bilang na ito sa hulang ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Hard mode keeps {0} at place {1}: it is {3} in row {2}.</source>
            <translation>Pinananatili ng mahirap na mode ang {0} sa puwesto {1}: {3} ito sa hilera {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Hard mode wants {0} as often as row {2} coloured it.</source>
            <translation>Gusto ng mahirap na mode ang {0} nang kasindalas ng pagkulay ng hilera {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Ultra hard mode moves {0} from place {1}: it is {4} in row {2}.</source>
            <translation>Inililipat ng napakahirap na mode ang {0} mula sa puwesto {1}: {4} ito sa hilera {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>Ultra hard mode wants no further {0}: row {2} shows it used up.</source>
            <translation>Ayaw na ng napakahirap na mode ng isa pang {0}: ipinapakita ng hilera {2} na ubos na ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>No code fits</source>
            <translation>Walang code na akma</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>1 code fits so far</source>
            <translation>1 code ang akma pa</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} codes fit so far</source>
            <translation>{0} code ang akma pa</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>1 code fits</source>
            <translation>1 code ang akma</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} codes fit</source>
            <translation>{0} code ang akma</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>1 word fits</source>
            <translation>1 salita ang akma</translation>
        </message>
        <message>
            <location filename="../../app/ui/wording.py"></location>
            <source>{0} words fit</source>
            <translation>{0} salita ang akma</translation>
        </message>
    </context>
    <context>
        <name>ReasonNote</name>
        <message>
            <location filename="../../app/ui/reason_note.py"></location>
            <source>Look among all words</source>
            <translation>Tumingin sa lahat ng salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/reason_note.py"></location>
            <source>Show flagged words</source>
            <translation>Ipakita ang mga hinarang na salita</translation>
        </message>
    </context>
    <context>
        <name>RowGroup</name>
        <message>
            <location filename="../../app/ui/row_group.py"></location>
            <source>Row {0}: empty</source>
            <translation>Hilera {0}: walang laman</translation>
        </message>
        <message>
            <location filename="../../app/ui/row_group.py"></location>
            <source>Row {0}: {1}</source>
            <translation>Hilera {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/row_group.py"></location>
            <source>set aside</source>
            <translation>isinantabi</translation>
        </message>
        <message>
            <location filename="../../app/ui/row_group.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/row_group.py"></location>
            <source>not marked yet</source>
            <translation>hindi pa minarkahan</translation>
        </message>
    </context>
    <context>
        <name>RuleLine</name>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>Rule: {0}</source>
            <translation>Tuntunin: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>guess {0} of {1}</source>
            <translation>hula {0} ng {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>all {1} guesses used</source>
            <translation>nagamit na ang lahat ng {1} hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>Any word may be guessed</source>
            <translation>Anumang salita ay maihuhula</translation>
        </message>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>Hard mode</source>
            <translation>Mahirap na mode</translation>
        </message>
        <message>
            <location filename="../../app/ui/rule_line.py"></location>
            <source>Ultra hard mode</source>
            <translation>Napakahirap na mode</translation>
        </message>
    </context>
    <context>
        <name>SaveFoot</name>
        <message>
            <location filename="../../app/ui/save_foot.py"></location>
            <source>{0} cannot be saved: {1}.</source>
            <translation>Hindi ma-save ang {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/save_foot.py"></location>
            <source>Saved in {0}.</source>
            <translation>Na-save sa {0}.</translation>
        </message>
    </context>
    <context>
        <name>SettingsNotice</name>
        <message>
            <location filename="../../app/ui/settings_notice.py"></location>
            <source>The settings in {0} could not be read. What made sense was kept, the rest is as at first: set it anew in the preferences ({1}).</source>
            <translation>Hindi mabasa ang mga setting sa {0}. Pinanatili ang may saysay, at gaya noong una ang iba: itakda muli sa mga kagustuhan ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/ui/settings_notice.py"></location>
            <source>1 setting made no sense and is as at first: {0}. The others were kept; set it anew in the preferences ({1}).</source>
            <translation>1 setting ang walang saysay at gaya noong una: {0}. Pinanatili ang iba; itakda muli sa mga kagustuhan ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/ui/settings_notice.py"></location>
            <source>{2} settings made no sense and are as at first: {0}. The others were kept; set them anew in the preferences ({1}).</source>
            <translation>{2} setting ang walang saysay at gaya noong una: {0}. Pinanatili ang iba; itakda muli sa mga kagustuhan ({1}).</translation>
        </message>
    </context>
    <context>
        <name>Cover</name>
        <message>
            <location filename="../../app/ui/spoiler/cover.py"></location>
            <source>Next letter</source>
            <translation>Susunod na titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/cover.py"></location>
            <source>Next letter of the hint</source>
            <translation>Susunod na titik ng pahaging</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/cover.py"></location>
            <source>Another letter of it</source>
            <translation>Isa pang titik nito</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/cover.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Paparating ang mas bagong sagot.</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <location filename="../../app/ui/spoiler/ladder.py"></location>
            <source>Spoilers</source>
            <translation>Paglalantad</translation>
        </message>
    </context>
    <context>
        <name>LetterList</name>
        <message>
            <location filename="../../app/ui/spoiler/letter_list.py"></location>
            <source>Letters that help</source>
            <translation>Mga titik na makakatulong</translation>
        </message>
    </context>
    <context>
        <name>Spoiler</name>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>only how many words are left</source>
            <translation>kung ilan lang ang natirang salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>also which letters help</source>
            <translation>pati kung anong mga titik ang makakatulong</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>also a hint</source>
            <translation>pati isang pahaging</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>the list, but not the last word</source>
            <translation>ang listahan, pero hindi ang huling salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>everything</source>
            <translation>lahat</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Spoilers, step {0} of {1}: {2}.</source>
            <translation>Paglalantad, antas {0} ng {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows which letters help.</source>
            <translation>Ipinapakita rin ng {0} kung anong mga titik ang makakatulong.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also gives a hint.</source>
            <translation>Nagbibigay rin ang {0} ng pahaging.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows the list.</source>
            <translation>Ipinapakita ng {0} ang listahan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows the last word that is left.</source>
            <translation>Ipinapakita rin ng {0} ang huling salitang natira.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows it.</source>
            <translation>Ipinapakita ito ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left.</source>
            <translation>Isang code ang natira.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left. {0} shows it.</source>
            <translation>Isang code ang natira. Ipinapakita ito ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left. {0} shows it.</source>
            <translation>Isang salita ang natira. Ipinapakita ito ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left.</source>
            <translation>Isang salita ang natira.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>That would name the word: {0} shows it.</source>
            <translation>Mababanggit niyan ang salita: ipinapakita ito ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>That would name words: {0} shows the list.</source>
            <translation>May mababanggit na salita: ipinapakita ng {0} ang listahan.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Letters that help, the most telling first</source>
            <translation>Mga titik na makakatulong, ang pinakamarami ang sinasabi muna</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>No letter tells these words apart.</source>
            <translation>Walang titik na nagbubukod sa mga salitang ito.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0}, in {1} of {2} words</source>
            <translation>{0}, nasa {1} sa {2} salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the one that is left.</source>
            <translation>Mababanggit ng anumang titik ang natitira.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the best suggestion.</source>
            <translation>Mababanggit ng anumang titik ang pinakamahusay na mungkahi.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>One letter more would name it.</source>
            <translation>Mababanggit na ito ng isa pang titik.</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} sa puwesto {1}</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the one that is left</source>
            <translation>Mga titik ng natitira</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the best suggestion</source>
            <translation>Mga titik ng pinakamahusay na mungkahi</translation>
        </message>
        <message>
            <location filename="../../app/ui/spoiler/spoiler_text.py"></location>
            <source>A hint is on its way …</source>
            <translation>Paparating ang isang pahaging …</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <location filename="../../app/ui/stepper.py"></location>
            <source>Letters {0}: type how many, or click above or below.</source>
            <translation>Mga titik na {0}: i-type kung ilan, o mag-click sa itaas o ibaba.</translation>
        </message>
        <message>
            <location filename="../../app/ui/stepper.py"></location>
            <source>{0}, row {1}: {2}</source>
            <translation>{0}, hilera {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/ui/stepper.py"></location>
            <source>not set yet</source>
            <translation>hindi pa nailalagay</translation>
        </message>
    </context>
    <context>
        <name>SuggestionList</name>
        <message>
            <location filename="../../app/ui/suggestion_list.py"></location>
            <source>Suggestions</source>
            <translation>Mga mungkahi</translation>
        </message>
        <message>
            <location filename="../../app/ui/suggestion_list.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Paparating ang mas bagong sagot.</translation>
        </message>
    </context>
    <context>
        <name>Tile</name>
        <message>
            <location filename="../../app/ui/tile.py"></location>
            <source>empty</source>
            <translation>walang laman</translation>
        </message>
        <message>
            <location filename="../../app/ui/tile.py"></location>
            <source>{0}, not marked yet</source>
            <translation>{0}, hindi pa minarkahan</translation>
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
            <translation>Walang leksikon</translation>
        </message>
        <message>
            <location filename="../../app/ui/window.py"></location>
            <source>Without a lexicon there are no suggestions.</source>
            <translation>Walang mungkahi kung walang leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/ui/window.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Binubuksan ang leksikon …</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message>
            <location filename="../../app/ui/tree_model.py"></location>
            <source>Clue</source>
            <translation>Pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_model.py"></location>
            <source>Words</source>
            <translation>Mga salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_model.py"></location>
            <source>Next guess</source>
            <translation>Susunod na hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_model.py"></location>
            <source>it is the secret</source>
            <translation>ito ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_model.py"></location>
            <source>{0}: {1} words, then {2}</source>
            <translation>{0}: {1} salita, pagkatapos ay {2}</translation>
        </message>
    </context>
    <context>
        <name>TreePanel</name>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>Decision tree of {0}</source>
            <translation>Puno ng pasya ng {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>&amp;Save as …</source>
            <translation>&amp;I-save bilang …</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>As a picture (SVG) or as data (JSON)</source>
            <translation>Bilang larawan (SVG) o bilang datos (JSON)</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>Picture (*.svg)</source>
            <translation>Larawan (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>Data (*.json)</source>
            <translation>Datos (*.json)</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>Growing below {0} …</source>
            <translation>Lumalago sa ilalim ng {0} …</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>1 clue is possible.</source>
            <translation>1 pahiwatig ang maaari.</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>{0} clues are possible.</source>
            <translation>{0} pahiwatig ang maaari.</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>It could not be grown.</source>
            <translation>Hindi ito napalago.</translation>
        </message>
        <message>
            <location filename="../../app/ui/tree_panel.py"></location>
            <source>Clues and next guesses</source>
            <translation>Mga pahiwatig at susunod na hula</translation>
        </message>
    </context>
    <context>
        <name>TwoButtons</name>
        <message>
            <location filename="../../app/ui/two_buttons.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Hayaan na lang (Esc)</translation>
        </message>
    </context>
    <context>
        <name>Views</name>
        <message>
            <location filename="../../app/ui/views.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Leksikon: {0}</translation>
        </message>
        <message>
            <location filename="../../app/ui/views.py"></location>
            <source>Lexicon: {0}, all words ({1})</source>
            <translation>Leksikon: {0}, lahat ng salita ({1})</translation>
        </message>
        <message>
            <location filename="../../app/ui/views.py"></location>
            <source>Lexicon: {0}, common words ({1})</source>
            <translation>Leksikon: {0}, karaniwang salita ({1})</translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>Why this guess</source>
            <translation>Bakit ang hulang ito</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>Decision tree …</source>
            <translation>Puno ng pasya …</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>The next guesses, clue by clue</source>
            <translation>Ang mga susunod na hula, bawat pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>Close the reasons</source>
            <translation>Isara ang mga dahilan</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_panel.py"></location>
            <source>In a moment …</source>
            <translation>Sandali lang …</translation>
        </message>
    </context>
    <context>
        <name>Why</name>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>It is the only word that fits.</source>
            <translation>Ito lang ang salitang akma.</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>Leaves {0} words on average and {1} at worst; tells {2} bits.</source>
            <translation>Nag-iiwan ng {0} salita sa karaniwan at {1} sa pinakamalala; nagsasabi ng {2} bits.</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>It cannot be the secret: it only rules others out.</source>
            <translation>Hindi ito maaaring maging lihim: nag-aalis lang ito ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>It is the secret in 1 of {0} cases.</source>
            <translation>Ito ang lihim sa 1 sa {0} kaso.</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>It is the secret in {0} of 100 cases.</source>
            <translation>Ito ang lihim sa {0} sa 100 kaso.</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>1 clue is possible</source>
            <translation>1 pahiwatig ang maaari</translation>
        </message>
        <message>
            <location filename="../../app/ui/why_text.py"></location>
            <source>{0} clues are possible</source>
            <translation>{0} pahiwatig ang maaari</translation>
        </message>
    </context>
    <context>
        <name>Wishes</name>
        <message>
            <location filename="../../app/ui/wishes.py"></location>
            <source>{0} is not in this lexicon, but the game may know it.</source>
            <translation>Wala sa leksikong ito ang {0}, pero baka alam ito ng laro.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Tiles, as in Wordle and Lingo</source>
            <translation>Mga kahon, gaya sa Wordle at Lingo</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Greens are dealt first; then each letter of the secret that is left pays for one yellow, from left to right.</source>
            <translation>Inuuna ang mga berde; pagkatapos, ang bawat titik ng lihim na natira ay para sa isang dilaw, mula kaliwa pakanan.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Naive tiles</source>
            <translation>Simpleng kahon</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Every letter is marked on its own: green here, yellow if it is anywhere in the secret.</source>
            <translation>Minamarkahan nang mag-isa ang bawat titik: berde rito, dilaw kung nasa alinmang bahagi ng lihim.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>The paper's pattern</source>
            <translation>Ang padron ng papel</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Only what the 2013 pattern says is read: that a yellow letter occurs at all is forgotten.</source>
            <translation>Ang sinasabi lang ng padron ng 2013 ang binabasa: nakakalimutan na may dilaw na titik.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Black and white pegs</source>
            <translation>Itim at puting peg</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Black counts the letters at their place, white those that are in the secret elsewhere; each letter of the secret counts once.</source>
            <translation>Binibilang ng itim ang mga titik na nasa puwesto, ng puti ang nasa ibang puwesto ng lihim; isang beses binibilang ang bawat titik ng lihim.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>black</source>
            <translation>itim</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>white</source>
            <translation>puti</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Places only</source>
            <translation>Mga puwesto lang</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>The number of letters at their place.</source>
            <translation>Ang bilang ng mga titik na nasa puwesto nila.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>in place</source>
            <translation>nasa puwesto</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Jotto, repeats shared</source>
            <translation>Jotto, hati ang mga umuulit</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>The number of letters in common; a repeated letter counts as often as both words have it.</source>
            <translation>Ang bilang ng magkaparehong titik; binibilang ang umuulit ayon sa dami nito sa dalawang salita.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>Jotto, each letter of the guess</source>
            <translation>Jotto, bawat titik ng hula</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>The number of letters of the guess that are in the secret; a repeated one counts each time.</source>
            <translation>Ang bilang ng mga titik ng hula na nasa lihim; binibilang ang umuulit sa bawat pagkakataon.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/rules.py"></location>
            <source>in common</source>
            <translation>magkapareho</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/hardness.py"></location>
            <source>Any word may be guessed.</source>
            <translation>Anumang salita ay maihuhula.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/hardness.py"></location>
            <source>A green letter stays at its place, and a letter is used at least as often as one turn has coloured it.</source>
            <translation>Nananatili sa puwesto ang berdeng titik, at ginagamit ang isang titik nang di-bababa sa dami ng pagkulay rito ng isang tira.</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/hardness.py"></location>
            <source>As hard, and a yellow letter moves, and a letter known to be used up is not used more often.</source>
            <translation>Gaya ng mahirap, at lumilipat ang dilaw na titik, at hindi na dinadagdagan ang titik na alam na ubos na.</translation>
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
            <translation>toro</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>cows</source>
            <translation>baka</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>green</source>
            <translation>berde</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>yellow</source>
            <translation>dilaw</translation>
        </message>
    </context>
    <context>
        <name>LeftOut</name>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>longer than 200 characters</source>
            <translation>mahigit 200 karakter</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>not letters only</source>
            <translation>hindi puro titik</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>with capitals</source>
            <translation>may malalaking titik</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>beside something that is no count</source>
            <translation>katabi ng hindi dalas</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>with a letter of another language</source>
            <translation>may titik ng ibang wika</translation>
        </message>
        <message>
            <location filename="../../app/engine/lexicon/wordlist.py"></location>
            <source>not 2 to 31 letters long</source>
            <translation>hindi 2 hanggang 31 titik</translation>
        </message>
    </context>
    <context>
        <name>Strategies</name>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Letter frequency (the paper's)</source>
            <translation>Dalas ng titik (sa papel)</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Tries the letters that most of the possible words share, each letter once.</source>
            <translation>Sinusubok ang mga titik na pinakamadalas sa mga maaaring salita, isang beses bawat titik.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>score</source>
            <translation>iskor</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Letters at their places</source>
            <translation>Mga titik sa puwesto</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Has the most letters at their places, on average over the possible words.</source>
            <translation>May pinakamaraming titik na nasa puwesto, sa karaniwan ng mga maaaring salita.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>greens</source>
            <translation>berde</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Most information</source>
            <translation>Pinakamaraming impormasyon</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>The clue to expect tells most: it halves the possible words this many times.</source>
            <translation>Pinakamarami ang sinasabi ng inaasahang pahiwatig: ganito karaming beses nitong hinahati ang mga maaaring salita.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>bits</source>
            <translation>bits</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Fewest words left</source>
            <translation>Pinakakaunting natirang salita</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words on average.</source>
            <translation>Nag-iiwan ng pinakakaunting maaaring salita sa karaniwan.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>left</source>
            <translation>natira</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Safest</source>
            <translation>Pinakaligtas</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words when luck is worst.</source>
            <translation>Nag-iiwan ng pinakakaunting maaaring salita kapag pinakamalas.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>left at worst</source>
            <translation>pag malas</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Most different clues</source>
            <translation>Pinakamaraming ibang pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues, so one of them is likely to say all.</source>
            <translation>Masasagot ng pinakamaraming magkakaibang pahiwatig, kaya malamang na may magsasabi ng lahat.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Most clues, then information</source>
            <translation>Pahiwatig muna, saka impormasyon</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues; of equals, the one that tells most.</source>
            <translation>Masasagot ng pinakamaraming magkakaibang pahiwatig; sa magkakapantay, ang pinakamaraming sinasabi.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>clues</source>
            <translation>pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Lingo points</source>
            <translation>Puntos ng Lingo</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Wins the most points on average with the attempts left: 500 for the first, 100 less for each one more.</source>
            <translation>Pinakamaraming puntos sa karaniwan sa natitirang subok: 500 sa una, bawas 100 sa bawat kasunod.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Fewest guesses (proven)</source>
            <translation>Pinakakaunting hula (napatunayan)</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Needs the fewest guesses on average to the end of the game; among few possible words this is proven, among many the most different clues stand in for it.</source>
            <translation>Pinakakaunting hula sa karaniwan hanggang matapos ang laro; napatunayan ito kapag kaunti ang maaaring salita, at kapag marami ay pinakamaraming ibang pahiwatig ang kapalit.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>guesses</source>
            <translation>hula</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Only words that can be the secret.</source>
            <translation>Mga salita lang na maaaring ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Any word that may be a secret, also to rule others out.</source>
            <translation>Anumang salitang maaaring maging lihim, pati para mag-alis ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Any word of the lexicon, however uncommon, also to rule others out.</source>
            <translation>Anumang salita ng leksikon, gaano man kadalang, pati para mag-alis ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>Every possible word is as likely as any other.</source>
            <translation>Pantay-pantay ang pagkakataon ng bawat maaaring salita.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>The more common a word, the likelier it is the secret.</source>
            <translation>Habang mas karaniwan ang salita, mas malamang na ito ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>From a sample of the possible words, or a bound.</source>
            <translation>Mula sa sampol ng mga maaaring salita, o isang hangganan.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>From all of the possible words.</source>
            <translation>Mula sa lahat ng maaaring salita.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/strategies.py"></location>
            <source>No guess needs fewer on average: every way to go on was looked at.</source>
            <translation>Walang hulang mas kaunti ang kailangan sa karaniwan: tiningnan ang bawat karugtong.</translation>
        </message>
        <message>
            <location filename="../../app/engine/strategy/kernels.py"></location>
            <source>This strategy needs numba, which is not installed here: choose paper or positional.</source>
            <translation>Kailangan ng estratehiyang ito ang numba, na hindi naka-install dito: piliin ang sa papel o ang sa mga puwesto.</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>the clues contradict each other</source>
            <translation>nagkakasalungat ang mga pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{letter} is {places}</source>
            <translation>{letter} ay {places}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>another {letter}</source>
            <translation>isa pang {letter}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>or</source>
            <translation>o</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>, not {places}</source>
            <translation>, hindi {places}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>no {letters}</source>
            <translation>walang {letters}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{letter} somewhere</source>
            <translation>may {letter} kung saan</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>at least {number} {letter}</source>
            <translation>di-bababa sa {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>no other {letter}</source>
            <translation>walang ibang {letter}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>exactly {number} {letter}</source>
            <translation>eksaktong {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>at most {number} {letter}</source>
            <translation>di-hihigit sa {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>and</source>
            <translation>at</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{n}th</source>
            <translation>ika-{n}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{n}st</source>
            <translation>ika-{n}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{n}nd</source>
            <translation>ika-{n}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>{n}rd</source>
            <translation>ika-{n}</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>no</source>
            <translation>walang</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>one</source>
            <translation>isang</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>two</source>
            <translation>dalawang</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>three</source>
            <translation>tatlong</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>four</source>
            <translation>apat na</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>five</source>
            <translation>limang</translation>
        </message>
        <message>
            <location filename="../../app/engine/clues/summary.py"></location>
            <source>six</source>
            <translation>anim na</translation>
        </message>
    </context>
    <context>
        <name>Steps</name>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>guess</source>
            <translation>hula</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>mark</source>
            <translation>marka</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>number</source>
            <translation>bilang</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>setting a row aside</source>
            <translation>pagsasantabi ng hilera</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>correction</source>
            <translation>pagtatama</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>rule</source>
            <translation>tuntunin</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>given letters</source>
            <translation>mga ibinigay na titik</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>pasting</source>
            <translation>pag-paste</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>turn of the game</source>
            <translation>tira sa laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>respelling</source>
            <translation>muling pagbaybay</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>suggestion</source>
            <translation>mungkahi</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>removing a row</source>
            <translation>pag-alis ng hilera</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>new game</source>
            <translation>bagong laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>another game</source>
            <translation>ibang laro</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>word length</source>
            <translation>haba ng salita</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>clue</source>
            <translation>pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/ui/board.py"></location>
            <source>typing</source>
            <translation>pag-type</translation>
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
            <translation>Wordle laban sa nagtatagong wala pang salita, at sumasagot para pinakamarami ang matirang salita.</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>Bagels</source>
            <translation>Bagels</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>Three digits, no two alike: a fermi stands at its place, a pico elsewhere; none of either is bagels.</source>
            <translation>Tatlong magkakaibang digit: nasa puwesto ang fermi, nasa iba ang pico; kung wala ni isa, bagels iyon.</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>Bulls and Cows</source>
            <translation>Bulls and Cows</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>Four digits, no two alike: bulls stand at their place, cows elsewhere.</source>
            <translation>Apat na magkakaibang digit: nasa puwesto ang mga toro, nasa iba ang mga baka.</translation>
        </message>
        <message>
            <location filename="../../resources/games/dordle.toml"></location>
            <source>Dordle</source>
            <translation>Dordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/dordle.toml"></location>
            <source>Two words at once, found with the same guesses.</source>
            <translation>Dalawang salita nang sabay, hinahanap sa parehong mga hula.</translation>
        </message>
        <message>
            <location filename="../../resources/games/four-digits.toml"></location>
            <source>Four digits</source>
            <translation>Apat na digit</translation>
        </message>
        <message>
            <location filename="../../resources/games/four-digits.toml"></location>
            <source>As Bulls and Cows, but a digit may occur again.</source>
            <translation>Gaya ng Bulls and Cows, pero maaaring umulit ang digit.</translation>
        </message>
        <message>
            <location filename="../../resources/games/jotto.toml"></location>
            <source>Jotto</source>
            <translation>Jotto</translation>
        </message>
        <message>
            <location filename="../../resources/games/jotto.toml"></location>
            <source>Each guess is told how many letters it has in common with the secret, wherever they are.</source>
            <translation>Sa bawat hula, sinasabi kung ilang titik ang kapareho ng sa lihim, saanman iyon.</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>Lingo</source>
            <translation>Lingo</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>The television game: the first letter is shown, and five guesses are allowed.</source>
            <translation>Ang laro sa telebisyon: ipinapakita ang unang titik, at limang hula ang pinapayagan.</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind-8.toml"></location>
            <source>Mastermind, 8 colours</source>
            <translation>Mastermind, 8 kulay</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind-8.toml"></location>
            <source>The larger board, also called Super Mastermind: five pegs of eight colours.</source>
            <translation>Ang mas malaking tablero, tinatawag ding Super Mastermind: limang peg na may walong kulay.</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind.toml"></location>
            <source>Mastermind, 6 colours</source>
            <translation>Mastermind, 6 na kulay</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind.toml"></location>
            <source>Four pegs of six colours, any of them again; black key pegs for a place, white for a colour.</source>
            <translation>Apat na peg na may anim na kulay, maaaring umulit; itim na peg para sa puwesto, puti para sa kulay.</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>Motus</source>
            <translation>Motus</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>The French Lingo: the first letter is shown, and six guesses are allowed.</source>
            <translation>Ang Lingo ng Pransiya: ipinapakita ang unang titik, at anim na hula ang pinapayagan.</translation>
        </message>
        <message>
            <location filename="../../resources/games/octordle.toml"></location>
            <source>Octordle</source>
            <translation>Octordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/octordle.toml"></location>
            <source>Eight words at once, found with the same guesses.</source>
            <translation>Walong salita nang sabay, hinahanap sa parehong mga hula.</translation>
        </message>
        <message>
            <location filename="../../resources/games/quordle.toml"></location>
            <source>Quordle</source>
            <translation>Quordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/quordle.toml"></location>
            <source>Four words at once, found with the same guesses.</source>
            <translation>Apat na salita nang sabay, hinahanap sa parehong mga hula.</translation>
        </message>
        <message>
            <location filename="../../resources/games/sedecordle.toml"></location>
            <source>Sedecordle</source>
            <translation>Sedecordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/sedecordle.toml"></location>
            <source>Sixteen words at once, found with the same guesses.</source>
            <translation>Labing-anim na salita nang sabay, hinahanap sa parehong mga hula.</translation>
        </message>
        <message>
            <location filename="../../resources/games/sutom.toml"></location>
            <source>Sutom</source>
            <translation>Sutom</translation>
        </message>
        <message>
            <location filename="../../resources/games/sutom.toml"></location>
            <source>Motus with one word a day: the first letter is shown, and six guesses are allowed.</source>
            <translation>Motus na may isang salita bawat araw: ipinapakita ang unang titik, at anim na hula ang pinapayagan.</translation>
        </message>
        <message>
            <location filename="../../resources/games/word-mastermind.toml"></location>
            <source>Word Mastermind</source>
            <translation>Word Mastermind</translation>
        </message>
        <message>
            <location filename="../../resources/games/word-mastermind.toml"></location>
            <source>The paper's game: words of four letters, and no limit but the patience of the guesser.</source>
            <translation>Ang laro ng papel: mga salitang may apat na titik, at pasensiya lang ang hangganan.</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>Word500</source>
            <translation>Word500</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>Wordle that says how many letters are green and yellow, but not which.</source>
            <translation>Wordle na nagsasabi kung ilang titik ang berde at dilaw, pero hindi kung alin.</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle-hard.toml"></location>
            <source>Wordle, hard mode</source>
            <translation>Wordle, mahirap na mode</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle-hard.toml"></location>
            <source>Wordle, with every hint that was shown used in the guesses after it.</source>
            <translation>Wordle na ginagamit sa mga susunod na hula ang bawat pahiwatig na ipinakita.</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle.toml"></location>
            <source>Wordle</source>
            <translation>Wordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle.toml"></location>
            <source>A word of five letters a day, the same for everybody.</source>
            <translation>Isang salitang may limang titik bawat araw, pareho para sa lahat.</translation>
        </message>
    </context>
    <context>
        <name>Pegs</name>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>red</source>
            <translation>pula</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>blue</source>
            <translation>asul</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>yellow</source>
            <translation>dilaw</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>green</source>
            <translation>berde</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>orange</source>
            <translation>kahel</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>white</source>
            <translation>puti</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>black</source>
            <translation>itim</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>violet</source>
            <translation>lila</translation>
        </message>
    </context>
    <context>
        <name>Values</name>
        <message>
            <location filename="../../resources/values/english.toml"></location>
            <source>English</source>
            <translation>Ingles</translation>
        </message>
        <message>
            <location filename="../../resources/values/french.toml"></location>
            <source>French</source>
            <translation>Pranses</translation>
        </message>
        <message>
            <location filename="../../resources/values/german.toml"></location>
            <source>German</source>
            <translation>Aleman</translation>
        </message>
        <message>
            <location filename="../../resources/values/spanish.toml"></location>
            <source>Spanish</source>
            <translation>Espanyol</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Bawiin</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Ulitin</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Cu&amp;t</source>
            <translation>Gupi&amp;tin</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Copy</source>
            <translation>&amp;Kopyahin</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Paste</source>
            <translation>&amp;I-paste</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Delete</source>
            <translation>Burahin</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Select All</source>
            <translation>Piliin lahat</translation>
        </message>
    </context>
    <context>
        <name>QTabBar</name>
        <message>
            <location filename="../../Qt"></location>
            <source>Scroll Left</source>
            <translation>Pakaliwa</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Scroll Right</source>
            <translation>Pakanan</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Copy</source>
            <translation>&amp;Kopyahin</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Copy &amp;Link Location</source>
            <translation>Kopyahin ang &amp;link</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Select All</source>
            <translation>Piliin lahat</translation>
        </message>
    </context>
</TS>
