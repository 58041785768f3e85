<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fil" sourcelanguage="en">
    <context>
        <name>Actions</name>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;New game</source>
            <translation>Bag&amp;ong laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Choose a game …</source>
            <translation>&amp;Pumili ng laro …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Remove last row</source>
            <translation>&amp;Alisin ang huling hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Re&amp;spell row</source>
            <translation>Ba&amp;ybaying muli ang hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Set row as&amp;ide</source>
            <translation>&amp;Isantabi ang hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Given letters</source>
            <translation>&amp;Mga ibinigay na titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Forget my first guess</source>
            <translation>&amp;Kalimutan ang unang hula ko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>The first guess you used in several games is no longer offered for this game.</source>
            <translation>Hindi na iaalok sa larong ito ang unang hulang ginamit mo sa ilang laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Lexi&amp;ca …</source>
            <translation>&amp;Mga leksikon …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Longer words</source>
            <translation>Mas mahaban&amp;g salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>S&amp;horter words</source>
            <translation>Mas maik&amp;ling salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Rac&amp;k …</source>
            <translation>&amp;Rak …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Several &amp;boards …</source>
            <translation>Ilang tabl&amp;ero …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Watch the screen</source>
            <translation>Bantayan ang s&amp;creen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Watch an&amp;other part of the screen …</source>
            <translation>Bantayan ang i&amp;bang bahagi ng screen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Quit</source>
            <translation>&amp;Umalis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Bawiin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Ulitin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Copy word</source>
            <translation>&amp;Kopyahin ang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy &amp;pattern</source>
            <translation>Kopyahin ang &amp;padron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy &amp;strict pattern</source>
            <translation>Kopyahin ang &amp;mahigpit na padron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as &amp;grid</source>
            <translation>Kopyahin bilang &amp;grid</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as grid with &amp;letters</source>
            <translation>Kopyahin bilang grid na may &amp;titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as &amp;text</source>
            <translation>Kop&amp;yahin bilang teksto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy the l&amp;ist</source>
            <translation>Kopyahin ang &amp;listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Paste g&amp;ame</source>
            <translation>&amp;I-paste ang laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Look up a &amp;word</source>
            <translation>Ha&amp;napin ang isang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Find words by pattern</source>
            <translation>Hanapin ayon sa pa&amp;dron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Pr&amp;eferences …</source>
            <translation>Mga kagustu&amp;han …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Why this guess</source>
            <translation>Ba&amp;kit ang hulang ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A panel that says what the selected word would tell.</source>
            <translation>Isang panel na nagsasabi kung ano ang sasabihin ng napiling salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Decision &amp;tree …</source>
            <translation>&amp;Puno ng pasya …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Play a game</source>
            <translation>&amp;Maglaro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Hide the helper</source>
            <translation>&amp;Itago ang katulong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Review of the game …</source>
            <translation>&amp;Balik-tanaw sa laro …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Statistics …</source>
            <translation>&amp;Estadistika …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Keep a &amp;diary</source>
            <translation>Magtala &amp;sa talaarawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Helped games that end are recorded; the statistics count them.</source>
            <translation>Itinatala ang mga larong tinulungan kapag natapos; binibilang ang mga ito sa estadistika.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>R&amp;ace …</source>
            <translation>&amp;Karera …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Lessons …</source>
            <translation>Mga &amp;aralin …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Lesson of this &amp;board</source>
            <translation>Aralin ng &amp;tablerong ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A lesson about the rows as they stand, to show or to save.</source>
            <translation>Isang aralin tungkol sa mga hilera kung ano ang mga ito, para ipakita o i-save.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Play &amp;with a class …</source>
            <translation>Ma&amp;glaro kasama ang klase …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;User studies …</source>
            <translation>Mga pag-aaral sa g&amp;umagamit …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Replicat&amp;ion …</source>
            <translation>Rep&amp;likasyon …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What the sources of this program published, measured again beside it.</source>
            <translation>Ang inilathala ng mga sanggunian ng programang ito, sinukat muli.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show &amp;flagged words</source>
            <translation>Ipakita ang mga &amp;hinarang na salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Coarse words, which otherwise count but are not suggested.</source>
            <translation>Mga bastos na salita: binibilang na posibleng lihim, pero dito lang iminumungkahi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What is &amp;known</source>
            <translation>Ang &amp;nalalaman na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Cover the list</source>
            <translation>Ta&amp;kpan ang listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Uncover one row</source>
            <translation>&amp;Alisan ng takip ang isang hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Cover one &amp;row again</source>
            <translation>Takpang muli ang isang &amp;hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Co&amp;mpact</source>
            <translation>&amp;Maliit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Keep &amp;on top</source>
            <translation>Laging nasa iba&amp;baw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Present</source>
            <translation>Ipre&amp;senta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Guide</source>
            <translation>&amp;Gabay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Keys</source>
            <translation>&amp;Mga key</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;First steps</source>
            <translation>Mga &amp;unang hakbang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Three lines below the board that say how to begin.</source>
            <translation>Tatlong linya sa ilalim ng tablero na nagsasabi kung paano magsimula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;About</source>
            <translation>&amp;Tungkol dito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that look like a &amp;plural or past tense are unlikely</source>
            <translation>Malamang na hindi ang mga salitang mukhang &amp;pangmaramihan o pangnagdaan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Everyday words</source>
            <translation>Mga salitang &amp;pang-araw-araw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that people say and write; where none fits, others too.</source>
            <translation>Mga salitang sinasabi at isinusulat ng mga tao; kung walang tugma, iba pa rin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Common words</source>
            <translation>Mga &amp;karaniwang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that keen readers know.</source>
            <translation>Mga salitang alam ng mahihilig magbasa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;All words</source>
            <translation>&amp;Lahat ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Every word of the lexicon, and not only those most people know.</source>
            <translation>Bawat salita ng leksikon, at hindi lang ang alam ng karamihan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Larger</source>
            <translation>Palakih&amp;in</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>S&amp;maller</source>
            <translation>Paliiti&amp;n</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Usual size</source>
            <translation>Karaniwang &amp;laki</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Light</source>
            <translation>&amp;Maliwanag</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Dark</source>
            <translation>Ma&amp;dilim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>As the &amp;game has them</source>
            <translation>Gaya ng nasa la&amp;ro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Classic</source>
            <translation>&amp;Klasiko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>C&amp;lear: blue and orange</source>
            <translation>Ma&amp;linaw: asul at kahel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Projector</source>
            <translation>&amp;Projector</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>As the &amp;system</source>
            <translation>Ayon sa &amp;sistema</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show only how &amp;many words are left</source>
            <translation>Ipakita lang kung &amp;ilan ang natirang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show which &amp;letters help</source>
            <translation>Ipakita kung anong mga &amp;titik ang makakatulong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show a &amp;hint, then its next letter</source>
            <translation>Ipakita ang isang &amp;pahaging, saka ang susunod nitong titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show the lis&amp;t, but not the last word</source>
            <translation>Ipakita ang li&amp;stahan, pero hindi ang huling salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show &amp;everything</source>
            <translation>Ipakita ang &amp;lahat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>R&amp;ule</source>
            <translation>&amp;Tuntunin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Hard &amp;mode</source>
            <translation>Ma&amp;hirap na mode</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Edit</source>
            <translation>&amp;Edit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Strategy</source>
            <translation>E&amp;stratehiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What may be &amp;guessed</source>
            <translation>Ang maaaring &amp;ihula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What is &amp;likely</source>
            <translation>Ang mala&amp;mang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Attempts, for Lingo points</source>
            <translation>S&amp;ubok, para sa puntos ng Lingo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Play</source>
            <translation>&amp;Maglaro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;View</source>
            <translation>&amp;Tingin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Words looked at</source>
            <translation>Mga salitan&amp;g tinitingnan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Si&amp;ze</source>
            <translation>Lak&amp;i</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Spoilers</source>
            <translation>&amp;Paglalantad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Theme</source>
            <translation>&amp;Tema</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Colours of the marks</source>
            <translation>&amp;Kulay ng mga marka</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>La&amp;nguage</source>
            <translation>&amp;Wika</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Help</source>
            <translation>T&amp;ulong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A to Z</source>
            <translation>A hanggang Z</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>spell the guess</source>
            <translation>baybayin ang hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the guess stands; the clue is complete</source>
            <translation>tapos na ang hula; kumpleto na ang pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>mark {0}</source>
            <translation>markahan ng {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the same marks, by digits</source>
            <translation>ang parehong marka, sa mga numero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>every letter is green: solved</source>
            <translation>berde ang bawat titik: nalutas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>0 to 9  + -</source>
            <translation>0 hanggang 9  + -</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>set a number of the clue</source>
            <translation>ilagay ang isang bilang ng pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Space, click</source>
            <translation>Space, click</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>next mark</source>
            <translation>susunod na marka</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Space in an empty row</source>
            <translation>Space sa hilerang walang laman</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>take the first word of the list</source>
            <translation>kunin ang unang salita ng listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Shift+click</source>
            <translation>Shift+click</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the mark before</source>
            <translation>naunang marka</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Arrows</source>
            <translation>Mga arrow</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>other tiles and rows; Down enters the list</source>
            <translation>ibang kahon at hilera; Down para pumasok sa listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>one step left; from the first, respell</source>
            <translation>isang hakbang pakaliwa; mula sa una, baybaying muli</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Enter in list</source>
            <translation>Enter sa listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>take the word; double click too</source>
            <translation>kunin ang salita; pati double click</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>back to the board</source>
            <translation>bumalik sa tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the menu; right click too</source>
            <translation>ang menu; pati right click</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>{0} attempts</source>
            <extracomment>Of one: 1 attempt</extracomment>
            <translation>
                <numerusform>{0} subok</numerusform>
                <numerusform>{0} subok</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Meanings</name>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>No dictionary here has {0}.</source>
            <translation>Walang diksiyonaryo rito na may {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>To see what words mean, install the package {0}.</source>
            <translation>Para makita ang kahulugan ng mga salita, i-install ang package na {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>To see what words mean, put dictionaries of StarDict into {0}.</source>
            <translation>Para makita ang kahulugan ng mga salita, maglagay ng mga diksiyonaryo ng StarDict sa {0}.</translation>
        </message>
    </context>
    <context>
        <name>RankingHead</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Strategy</source>
            <translation>Estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Scores in {0}</source>
            <translation>Iskor sa {0}</translation>
        </message>
    </context>
    <context>
        <name>RankingNote</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Meanwhile, the paper's ranking.</source>
            <translation>Samantala, ang pagraranggo ng papel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Preparing the strategies for the first time; meanwhile, the paper's ranking.</source>
            <translation>Inihahanda ang mga estratehiya sa unang pagkakataon; samantala, ang pagraranggo ng papel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Preparing the better list, once on this computer: {0} of {1}. Meanwhile, the paper's ranking.</source>
            <translation>Inihahanda ang mas mahusay na listahan, minsan lang sa computer na ito: {0} sa {1}. Samantala, ang pagraranggo ng papel.</translation>
        </message>
    </context>
    <context>
        <name>BestLine</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>No guess needs fewer. Enter or a click takes it.</source>
            <translation>Walang hulang mas kaunti ang kailangan. Kukunin ito ng Enter o click.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Only the most promising ways to go on were looked at. Enter or a click takes it.</source>
            <translation>Ang pinakamainam lang na mga karugtong ang tiningnan. Kukunin ito ng Enter o click.</translation>
        </message>
    </context>
    <context>
        <name>Ranking</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>estimated</source>
            <translation>tinantiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>exact</source>
            <translation>eksakto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>proven</source>
            <translation>napatunayan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>can be the secret</source>
            <translation>maaaring ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>cannot be the secret</source>
            <translation>hindi maaaring ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Leaves {0} words on average, {1} at worst.</source>
            <translation>Nag-iiwan ng {0} salita sa average, {1} sa pinakamalala.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Cannot be the secret: it only rules others out.</source>
            <translation>Hindi maaaring ang lihim: nag-aalis lang ito ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} sa {1} hula ang nasukat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Proven best: {0}, {1} guesses on average</source>
            <translation>Napatunayang pinakamahusay: {0}, {1} hula sa average</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Best found: {0}, {1} guesses on average</source>
            <translation>Pinakamahusay na nahanap: {0}, {1} hula sa average</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} more guesses</source>
            <extracomment>Of one: and 1 more guess</extracomment>
            <translation>
                <numerusform>at 1 pang hula</numerusform>
                <numerusform>at {0} pang hula</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SuggestionModel</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0}, rank {1}, score {2}</source>
            <translation>{0}, ranggo {1}, iskor {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0}, rank {1}, {2} {3}, {4}, {5}</source>
            <translation>{0}, ranggo {1}, {2} {3}, {4}, {5}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Covered</source>
            <translation>Natatakpan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Covered: {0} uncovers it</source>
            <translation>Natatakpan: {0} para makita</translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} more</source>
            <translation>at {0} pa</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} flagged words, not shown</source>
            <extracomment>Of one: and 1 flagged word, not shown</extracomment>
            <translation>
                <numerusform>at {0} hinarang na salita, hindi ipinapakita</numerusform>
                <numerusform>at {0} hinarang na salita, hindi ipinapakita</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No common word fits</source>
            <translation>Walang karaniwang salitang tugma</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word fits</source>
            <translation>Walang salitang tugma</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Row {0}: {1}</source>
            <translation>Hilera {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Go up to change a clue; {0} respells, {1} undoes.</source>
            <translation>Umakyat para baguhin ang pahiwatig; {0} para baybaying muli, {1} para bawiin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Enter, then mark its letters.</source>
            <translation>Enter, saka markahan ang mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type the next guess, or take one from the list.</source>
            <translation>I-type ang susunod na hula, o kumuha ng isa sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Mag-type ng hula, o kumuha ng isa sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type the letters shown; Space for none, Enter ends.</source>
            <translation>I-type ang mga titik na ipinakita; Space kung wala, Enter para tapusin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks, then Enter.</source>
            <translation>Markahan gamit ang {0}, {1}, {2} o click, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type how many letters are {0}, then Enter.</source>
            <translation>I-type kung ilang titik ang {0}, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type how many letters are {0}, then {1}; Enter.</source>
            <translation>I-type kung ilang titik ang {0}, pagkatapos ay {1}; Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>It is an uncommon word, and those are not looked at.</source>
            <translation>Di-karaniwang salita ito, at hindi isinasama ngayon ang mga ganoon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>Wala ang {0} sa leksikong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word has the given letters at their places.</source>
            <translation>Walang salitang may mga ibinigay na titik sa kanilang puwesto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>There is no word of {0} letters in this lexicon.</source>
            <translation>Walang salitang may {0} titik sa leksikong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Or the secret is a word that this lexicon lacks.</source>
            <translation>O wala sa leksikong ito ang lihim na salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Or the secret is a word that this lexicon lacks. No word of {0} fits either.</source>
            <translation>O wala sa leksikong ito ang lihim na salita. Wala ring salita ng {0} ang tumutugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts itself: check it.</source>
            <translation>Sumasalungat sa sarili ang pahiwatig ng hilera {0}: suriin ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts row {1}.</source>
            <translation>Sumasalungat sa hilera {1} ang pahiwatig ng hilera {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts the rows before it.</source>
            <translation>Sumasalungat sa mga naunang hilera ang pahiwatig ng hilera {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} is {3} at place {1}, so it cannot be {4} at place {2}: {4} is dealt from the left.</source>
            <translation>{3} ang {0} sa puwesto {1}, kaya hindi ito maaaring {4} sa puwesto {2}: mula kaliwa ibinibigay ang {4}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} cannot be {4}: it has no other place to be.</source>
            <translation>Hindi maaaring {4} ang {0}: wala itong ibang mapupuwestuhan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>By this rule {0} cannot be {3} at place {1} and coloured at place {2}.</source>
            <translation>Sa tuntuning ito hindi maaaring {3} ang {0} sa puwesto {1} at may kulay sa puwesto {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word gives these numbers with this guess.</source>
            <translation>Walang salitang nagbibigay ng mga bilang na ito sa hulang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Place {0} still needs its mark: {1}.</source>
            <translation>Kailangan pa ng puwesto {0} ang marka nito: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Hard mode keeps {0} at place {1}: it is {3} in row {2}.</source>
            <translation>Pinananatili ng mahirap na mode ang {0} sa puwesto {1}: {3} ito sa hilera {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Hard mode wants {0} as often as row {2} coloured it.</source>
            <translation>Gusto ng mahirap na mode ang {0} nang kasindalas ng pagkulay ng hilera {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Ultra hard mode moves {0} from place {1}: it is {4} in row {2}.</source>
            <translation>Inililipat ng napakahirap na mode ang {0} mula sa puwesto {1}: {4} ito sa hilera {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Ultra hard mode wants no further {0}: row {2} shows it used up.</source>
            <translation>Ayaw na ng napakahirap na mode ng isa pang {0}: ipinapakita ng hilera {2} na ubos na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No code fits</source>
            <translation>Walang code na tugma</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} words fit so far</source>
            <extracomment>Of one: 1 word fits so far</extracomment>
            <translation>
                <numerusform>{0} salita ang tugma pa</numerusform>
                <numerusform>{0} salita ang tugma pa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Solved in {0} turns</source>
            <extracomment>Of one: Solved in 1 turn</extracomment>
            <translation>
                <numerusform>Nalutas sa {0} tira</numerusform>
                <numerusform>Nalutas sa {0} tira</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>All of them are flagged words, which are not suggested.</source>
            <extracomment>Of one: It is a flagged word, and flagged words are not suggested.</extracomment>
            <translation>
                <numerusform>Hinarang na salita ito, at hindi iminumungkahi ang mga iyon.</numerusform>
                <numerusform>Hinarang na salita silang lahat, at hindi iminumungkahi ang mga iyon.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>But {0} do among all words.</source>
            <extracomment>Of one: But 1 does among all words.</extracomment>
            <translation>
                <numerusform>Pero may {0} tugma sa lahat ng salita.</numerusform>
                <numerusform>Pero may {0} tugma sa lahat ng salita.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>None of the {0} words fits row {1}: check its clue.</source>
            <extracomment>Of one: The only word of {2} letters does not fit row {1}: check its clue.</extracomment>
            <translation>
                <numerusform>Hindi tugma sa hilera {1} ang tanging salitang may {2} titik: suriin ang pahiwatig.</numerusform>
                <numerusform>Wala sa {0} salita ang tugma sa hilera {1}: suriin ang pahiwatig.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Row {0} leaves {1} words, row {2} none: check its clue.</source>
            <extracomment>Of one: Row {0} leaves 1 word, row {2} none: check its clue.</extracomment>
            <translation>
                <numerusform>{1} salita ang iniwan ng hilera {0}, wala ang hilera {2}: suriin ang pahiwatig nito.</numerusform>
                <numerusform>{1} salita ang iniwan ng hilera {0}, wala ang hilera {2}: suriin ang pahiwatig nito.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Rows {0} to {1} leave {2} words, row {3} none: check its clue.</source>
            <extracomment>Of one: Rows {0} to {1} leave 1 word, row {3} none: check its clue.</extracomment>
            <translation>
                <numerusform>{2} salita ang iniwan ng mga hilera {0} hanggang {1}, wala ang hilera {3}: suriin ang pahiwatig nito.</numerusform>
                <numerusform>{2} salita ang iniwan ng mga hilera {0} hanggang {1}, wala ang hilera {3}: suriin ang pahiwatig nito.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} codes fit so far</source>
            <extracomment>Of one: 1 code fits so far</extracomment>
            <translation>
                <numerusform>{0} code ang tugma pa</numerusform>
                <numerusform>{0} code ang tugma pa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} codes fit</source>
            <extracomment>Of one: 1 code fits</extracomment>
            <translation>
                <numerusform>{0} code ang tugma</numerusform>
                <numerusform>{0} code ang tugma</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} salita ang tugma</numerusform>
                <numerusform>{0} salita ang tugma</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} starts a new game.</source>
            <translation>{0} para sa bagong laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type a guess.</source>
            <translation>Mag-type ng hula.</translation>
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
            <translation> at </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Row {0} was {1}</source>
            <translation>{1} ang hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Row {0} is from another game</source>
            <translation>Mula sa ibang laro ang hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It is an uncommon word</source>
            <translation>Madalang na salita ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It is in the lexicon {0}</source>
            <translation>Nasa leksikong {0} ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>The game's rule is: {0}</source>
            <translation>Ang tuntunin ng laro ay: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>row {0} has {1} {2}</source>
            <translation>may {1} {2} ang hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>{0} in row {1} is {3} at place {2}</source>
            <translation>{3} sa puwesto {2} ang {0} sa hilera {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It may be that</source>
            <translation>Maaaring</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Change it so ({0}); it can be undone</source>
            <translation>Baguhin nang ganito ({0}); mababawi ito</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} salita</numerusform>
                <numerusform>{0} salita</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReasonNote</name>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Look among all words</source>
            <translation>Tumingin sa lahat ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Show flagged words</source>
            <translation>Ipakita ang mga hinarang na salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Add a word …</source>
            <translation>Magdagdag ng salita …</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>No lexicon</source>
            <translation>Walang leksikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>Without a lexicon there are no suggestions: choose another, {0}.</source>
            <translation>Walang mungkahi kung walang leksikon: pumili ng iba, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Binubuksan ang leksikon …</translation>
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
            <translation>Mga mungkahi, {0} ang natatakpan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/suggestion_list.py"></location>
            <source>Suggestions</source>
            <translation>Mga mungkahi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/suggestion_list.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Paparating ang mas bagong sagot.</translation>
        </message>
    </context>
    <context>
        <name>PartList</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>The clues it can get</source>
            <translation>Ang mga pahiwatig na maaari nitong makuha</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>it is the secret</source>
            <translation>ito ang lihim</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} salita</numerusform>
                <numerusform>{0} salita</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Why</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the only word that fits.</source>
            <translation>Ito lang ang salitang tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Leaves {0} words on average and {1} at worst; tells {2} bits.</source>
            <translation>Nag-iiwan ng {0} salita sa average at {1} sa pinakamalala; nagbibigay ng {2} bit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It cannot be the secret: it only rules others out.</source>
            <translation>Hindi ito maaaring maging lihim: nag-aalis lang ito ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the secret in 1 of {0} cases.</source>
            <translation>Ito ang lihim sa 1 sa {0} kaso.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the secret in {0} of 100 cases.</source>
            <translation>Ito ang lihim sa {0} sa 100 kaso.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>{0} clues are possible</source>
            <extracomment>Of one: 1 clue is possible</extracomment>
            <translation>
                <numerusform>{0} pahiwatig ang maaari</numerusform>
                <numerusform>{0} pahiwatig ang maaari</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Why this guess</source>
            <translation>Bakit ang hulang ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Decision tree …</source>
            <translation>Puno ng pasya …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>The next guesses, clue by clue</source>
            <translation>Ang mga susunod na hula, bawat pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Close the reasons</source>
            <translation>Isara ang mga dahilan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>In a moment …</source>
            <translation>Sandali lang …</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>A game has at most {0} rows: {1} starts a new one.</source>
            <translation>Hanggang {0} hilera ang isang laro: {1} ang magsisimula ng bago.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>{0} letters? Enter begins a game with words as long.</source>
            <translation>{0} titik? Sisimulan ng Enter ang larong may ganoon kahabang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>This rule counts: type how many are {0}. {1} respells.</source>
            <translation>Nagbibilang ang tuntuning ito: i-type kung ilan ang {0}. {1} para baybaying muli.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>{1} are in every word that fits: mark them, or Enter again makes the row {2}.</source>
            <extracomment>Of one: {1} is in every word that fits: mark it, or Enter again makes the row {2}.</extracomment>
            <translation>
                <numerusform>Nasa bawat salitang akma ang {1}: markahan ito, o gagawing {2} ng isa pang Enter ang hilera.</numerusform>
                <numerusform>Nasa bawat salitang akma ang {1}: markahan ang mga ito, o gagawing {2} ng isa pang Enter ang hilera.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>A key was not taken: type its mark; Enter again completes the clue without it.</source>
            <translation>May pindot na hindi tinanggap: i-type ang marka nito; tatapusin ng isa pang Enter ang palatandaan nang wala ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>The guess is complete: Enter, or Backspace to change.</source>
            <translation>Kumpleto na ang hula: Enter, o Backspace para baguhin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>The game is solved: {0} starts a new one.</source>
            <translation>Lutas na ang laro: {0} para sa bago.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} is no letter of this lexicon: type one of {1} to {2}.</source>
            <translation>Hindi titik ng leksikong ito ang {0}: mag-type ng isa mula {1} hanggang {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} is no mark: {1}. {2} respells.</source>
            <translation>Hindi marka ang {0}: {1}. {2} para baybaying muli.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} more letters, then Enter.</source>
            <extracomment>Of one: One more letter, then Enter.</extracomment>
            <translation>
                <numerusform>Isa pang titik, saka Enter.</numerusform>
                <numerusform>{0} pang titik, saka Enter.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} more places to fill, then Enter.</source>
            <extracomment>Of one: One more place to fill, then Enter.</extracomment>
            <translation>
                <numerusform>Isa pang puwesto ang pupunan, saka Enter.</numerusform>
                <numerusform>{0} puwesto pa ang pupunan, saka Enter.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BoardActions</name>
        <message>
            <location filename="../../app/wmh/ui/board/board_actions.py"></location>
            <source>&amp;Undo {0}</source>
            <translation>&amp;Bawiin: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_actions.py"></location>
            <source>&amp;Redo {0}</source>
            <translation>&amp;Ulitin: {0}</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Board</source>
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>place {0} of {1}, row {2}</source>
            <translation>puwesto {0} sa {1}, hilera {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>{0}, set aside</source>
            <translation>{0}, isinantabi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}</source>
            <translation>Hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}: check its clue</source>
            <translation>Hilera {0}: suriin ang pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}, set aside</source>
            <translation>Hilera {0}, isinantabi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Respell row {0}</source>
            <translation>Baybaying muli ang hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Tapusin ang hula (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Finish the clue (Enter): a number not set is 0</source>
            <translation>Tapusin ang pahiwatig (Enter): 0 ang bilang na hindi inilagay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Finish the clue (Enter): what is not marked is {0}</source>
            <translation>Tapusin ang pahiwatig (Enter): {0} ang hindi minarkahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, proposed</source>
            <translation>{0}, mungkahi</translation>
        </message>
    </context>
    <context>
        <name>GivenLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>given</source>
            <translation>ibinigay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>given, place {0} of {1}</source>
            <translation>ibinigay, puwesto {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} sa puwesto {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>Given: {0}</source>
            <translation>Ibinigay: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>no letter</source>
            <translation>walang titik</translation>
        </message>
    </context>
    <context>
        <name>KnownLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known: {0}</source>
            <translation>Ang nalalaman na: {0}</translation>
        </message>
    </context>
    <context>
        <name>KnownPanel</name>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known</source>
            <translation>Ang nalalaman na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known of each letter</source>
            <translation>Ang nalalaman tungkol sa bawat titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Nothing is known yet.</source>
            <translation>Wala pang nalalaman.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>The clues contradict each other.</source>
            <translation>Nagkakasalungat ang mga pahiwatig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Letter</source>
            <translation>Titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>At least</source>
            <translation>Di-bababa sa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>At most</source>
            <translation>Di-hihigit sa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Is at</source>
            <translation>Nasa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Not at</source>
            <translation>Wala sa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>anywhere</source>
            <translation>kahit saan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>any</source>
            <translation>kahit alin</translation>
        </message>
    </context>
    <context>
        <name>PegRow</name>
        <message>
            <location filename="../../app/wmh/ui/board/peg_row.py"></location>
            <source>Colours</source>
            <translation>Mga kulay</translation>
        </message>
    </context>
    <context>
        <name>RowGroup</name>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>Row {0}: empty</source>
            <translation>Hilera {0}: walang laman</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>Row {0}: {1}</source>
            <translation>Hilera {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>set aside</source>
            <translation>isinantabi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>not marked yet</source>
            <translation>hindi pa minarkahan</translation>
        </message>
    </context>
    <context>
        <name>RuleLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Rule: {0}</source>
            <translation>Tuntunin: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>guess {0} of {1}</source>
            <translation>hula {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Any word may be guessed</source>
            <translation>Anumang salita ay maihuhula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Hard mode</source>
            <translation>Mahirap na mode</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Ultra hard mode</source>
            <translation>Napakahirap na mode</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>all {1} guesses used</source>
            <extracomment>Of one: the one guess used</extracomment>
            <translation>
                <numerusform>nagamit na ang nag-iisang hula</numerusform>
                <numerusform>nagamit na ang lahat ng {1} hula</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>Letters {0}: type how many, or click above or below.</source>
            <translation>Mga titik na {0}: i-type kung ilan, o mag-click sa itaas o ibaba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>not set yet</source>
            <translation>hindi pa nailalagay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>{0} cannot be</source>
            <translation>hindi maaari ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>{0}, row {1}: {2}</source>
            <translation>{0}, hilera {1}: {2}</translation>
        </message>
    </context>
    <context>
        <name>BoardCard</name>
        <message>
            <location filename="../../app/wmh/ui/boards/board_card.py"></location>
            <source>Board {0}</source>
            <translation>Tablero {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/board_card.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Tablero {0}: {1}</translation>
        </message>
    </context>
    <context>
        <name>BoardsPasting</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>There is no guess to copy yet.</source>
            <translation>Wala pang hulang makokopya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards are in the clipboard.</source>
            <translation>Nasa clipboard ang {0} tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The text in the clipboard is no game on several boards. One row of two boards: RAIN ywwg wwgw</source>
            <translation>Ang teksto sa clipboard ay hindi laro sa ilang tablero. Isang hilera ng dalawang tablero: RAIN ywwg wwgw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards. Guesses: {1}.</source>
            <translation>{0} tablero. Mga hula: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards. Not all their words are there.</source>
            <translation>{0} tablero. Hindi kumpleto ang mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>Fill the boards (Enter)</source>
            <translation>Punan ang mga tablero (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The guesses, in their order</source>
            <translation>Ang mga hula, ayon sa pagkakasunod</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>Type the words that were guessed, in their order: {0} of {1} letters. Then Enter.</source>
            <translation>I-type ang mga hinulang salita ayon sa pagkakasunod: {0} na may {1} titik. Pagkatapos, Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>They start a game on {0} boards with words of {1} letters.</source>
            <translation>Magsisimula ng laro sa {0} tablero na may mga salitang {1} titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>They replace what is on the boards; {0} brings it back.</source>
            <translation>Papalitan nila ang nasa mga tablero; ibabalik ito ng {0}.</translation>
        </message>
    </context>
    <context>
        <name>BoardsText</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_table.py"></location>
            <source>All boards are solved: {0} starts a new game.</source>
            <translation>Lutas na ang lahat ng tablero: {0} para sa bagong laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}, row {1}: its marks</source>
            <translation>Tablero {0}, hilera {1}: mga marka nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Guess {0}; the game allows {1}</source>
            <translation>Hula {0}; {1} ang pinapayagan ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Hula {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Spell it again, then Enter; letters that stay keep their marks.</source>
            <translation>Baybaying muli, saka Enter; pinananatili ng mga titik na natira ang kanilang marka.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks; Enter goes to the next board.</source>
            <translation>Markahan gamit ang {0}, {1}, {2} o click; Enter para sa susunod na tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Enter, then mark it board by board.</source>
            <translation>Enter, saka markahan ang bawat tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Type a guess for all boards, or take one from the list.</source>
            <translation>Mag-type ng hula para sa lahat ng tablero, o kumuha ng isa sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>✓ row {0}</source>
            <translation>✓ hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>solved in row {0}</source>
            <translation>nalutas sa hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word fits</source>
            <translation>walang salitang tugma</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word fits, check row {0}</source>
            <translation>walang salitang tugma, suriin ang hilera {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word</source>
            <translation>walang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>it is {0}</source>
            <translation>{0} ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Tablero {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>rank {0}</source>
            <translation>ranggo {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} bits</source>
            <translation>{0} bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>score {0}</source>
            <translation>iskor {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}: {1} bits</source>
            <translation>Tablero {0}: {1} bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0}, solves it {1} times in 100</source>
            <translation>{0}, nalulutas ito nang {1} sa 100 beses</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>solves no board</source>
            <translation>walang nalulutas na tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>may solve board {0}</source>
            <translation>maaaring malutas ang tablero {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>may solve boards {0} and {1}</source>
            <translation>maaaring malutas ang mga tablero {0} at {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} sa {1} hula ang nasukat</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>All solved in {0} guesses</source>
            <extracomment>Of one: All solved in 1 guess</extracomment>
            <translation>
                <numerusform>Nalutas lahat sa {0} hula</numerusform>
                <numerusform>Nalutas lahat sa {0} hula</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>All solved in {0} guesses, {1} allowed</source>
            <extracomment>Of one: All solved in 1 guess, {1} allowed</extracomment>
            <translation>
                <numerusform>Nalutas lahat sa {0} hula, {1} ang pinapayagan</numerusform>
                <numerusform>Nalutas lahat sa {0} hula, {1} ang pinapayagan</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} salita</numerusform>
                <numerusform>{0} salita</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} No word fits boards {1} either.</source>
            <extracomment>Of one: {0} No word fits board {1} either.</extracomment>
            <translation>
                <numerusform>{0} Wala ring salitang tugma sa tablero {1}.</numerusform>
                <numerusform>{0} Wala ring salitang tugma sa mga tablero {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>and {0} more guesses</source>
            <extracomment>Of one: and 1 more guess</extracomment>
            <translation>
                <numerusform>at {0} pang hula</numerusform>
                <numerusform>at {0} pang hula</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BoardsView</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_view.py"></location>
            <source>Boards</source>
            <translation>Mga tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_view.py"></location>
            <source>Board {0}, row {1}, place {2}</source>
            <translation>Tablero {0}, hilera {1}, puwesto {2}</translation>
        </message>
    </context>
    <context>
        <name>BoardsWindow</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Bagong laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Bawiin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Ulitin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Re&amp;spell row</source>
            <translation>Bay&amp;baying muli ang hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Remove &amp;last row</source>
            <translation>Alisin ang &amp;huling hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Co&amp;py with the words</source>
            <translation>Ko&amp;pyahin kasama ang mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Copy as &amp;grid</source>
            <translation>Kopyahin bilang &amp;grid</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Paste g&amp;ame</source>
            <translation>I-p&amp;aste ang laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Close</source>
            <translation>&amp;Isara</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Several boards</source>
            <translation>Ilang tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Hindi mai-save ang laro sa {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>GuessRow</name>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>guess {0}, place {1} of {2}</source>
            <translation>hula {0}, puwesto {1} sa {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Guess {0}</source>
            <translation>Hula {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Tapusin ang hula (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Finish the clue (Enter): what is not marked is white</source>
            <translation>Tapusin ang pahiwatig (Enter): puti ang hindi minarkahan</translation>
        </message>
    </context>
    <context>
        <name>KindLine</name>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Number of boards</source>
            <translation>Bilang ng mga tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Length of the words</source>
            <translation>Haba ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Guesses allowed</source>
            <translation>Pinapayagang hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Menu of the game</source>
            <translation>Menu ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} boards</source>
            <translation>{0} tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} letters</source>
            <translation>{0} titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0}: another begins a new game</source>
            <translation>{0}: magsisimula ng bagong laro ang iba</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} hula</numerusform>
                <numerusform>{0} hula</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Classroom</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>Words nominated</source>
            <translation>Mga nominadong salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>leads</source>
            <translation>nangunguna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>not in the lexicon</source>
            <translation>wala sa leksikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_board.py"></location>
            <source>Board</source>
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_board.py"></location>
            <source>place {0}, row {1}</source>
            <translation>puwesto {0}, hilera {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>Word to nominate</source>
            <translation>Salitang inonomina</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>nominate a word</source>
            <translation>magnomina ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0}?</source>
            <translation>Ihula ang {0}?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Not found, it was {0}</source>
            <translation>Hindi nahanap, {0} ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Given up, it was {0}</source>
            <translation>Sumuko, {0} ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0}</source>
            <translation>Hula {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Enter compares the class with the strategies.</source>
            <translation>Enter para ihambing ang klase sa mga estratehiya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Type a word that somebody proposes, then Enter.</source>
            <translation>Mag-type ng salitang may nagmungkahi, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>+ and - count hands, or type the number. Enter guesses the leading word.</source>
            <translation>+ at - para bilangin ang mga kamay, o i-type ang bilang. Enter para ihula ang nangungunang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words lead with {1} each: Enter guesses this one, Space draws lots.</source>
            <translation>{0} salita ang nangunguna, tig-{1}: Enter para ihula ito, Space para magpalabunutan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>It does not lead. Enter guesses it, Esc does not.</source>
            <translation>Hindi ito nangunguna. Enter para ihula ito, Esc para hindi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>It has {0}. Enter guesses it, Esc does not.</source>
            <translation>May {0} ito. Enter para ihula ito, Esc para hindi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>How many words are left?</source>
            <translation>Ilang salita ang natira?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} is not in the lexicon {1}. It can be guessed all the same.</source>
            <translation>Wala sa leksikong {1} ang {0}. Maihuhula pa rin ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>This word is offensive. Enter again nominates it.</source>
            <translation>Bastos ang salitang ito. Imumungkahi ito ng isa pang Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>No word is nominated yet: type one, then Enter.</source>
            <translation>Wala pang nominadong salita: mag-type ng isa, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The lot fell on {0}. Enter guesses it, Esc does not.</source>
            <translation>Nabunot ang {0}. Enter para ihula ito, Esc para hindi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class</source>
            <translation>Ang klase</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class did not find the word</source>
            <translation>Hindi nahanap ng klase ang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that found it: {0} of {1}.</source>
            <translation>Mga estratehiyang nakahanap nito: {0} sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that needed fewer: {0}, as many: {1}, more: {2}.</source>
            <translation>Mga estratehiyang mas kaunti ang kinailangan: {0}, kasindami: {1}, mas marami: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>not found</source>
            <translation>hindi nahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that need the compiled kernels (numba) are left out.</source>
            <translation>Hindi isinama ang mga estratehiyang nangangailangan ng mga na-compile na kernel (numba).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} left</source>
            <translation>{0} natira</translation>
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
            <translation>nahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Hula {0} sa {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Found with {0} guesses: {1}</source>
            <extracomment>Of one: Found with the first guess: {1}</extracomment>
            <translation>
                <numerusform>Nahanap sa unang hula: {1}</numerusform>
                <numerusform>Nahanap sa {0} hula: {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} hands</source>
            <extracomment>Of one: 1 hand</extracomment>
            <translation>
                <numerusform>{0} kamay</numerusform>
                <numerusform>{0} kamay</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} hula</numerusform>
                <numerusform>{0} hula</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words are left</source>
            <extracomment>Of one: 1 word is left</extracomment>
            <translation>
                <numerusform>{0} salita ang natira</numerusform>
                <numerusform>{0} salita ang natira</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class took {0} guesses</source>
            <extracomment>Of one: The class took 1 guess</extracomment>
            <translation>
                <numerusform>{0} hula ang ginamit ng klase</numerusform>
                <numerusform>{0} hula ang ginamit ng klase</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>All guesses, from {0} words</source>
            <extracomment>Of one: All guesses, from 1 word</extracomment>
            <translation>
                <numerusform>Lahat ng hula, mula sa {0} salita</numerusform>
                <numerusform>Lahat ng hula, mula sa {0} salita</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words were possible, {1} after it; {2} were to be expected.</source>
            <extracomment>Of one: One word was possible before this guess.</extracomment>
            <translation>
                <numerusform>Isang salita ang posible bago ang hulang ito.</numerusform>
                <numerusform>{0} salita ang posible bago nito, {1} pagkatapos nito; {2} ang inaasahan.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/runs_view.py"></location>
            <source>The class and the strategies</source>
            <translation>Ang klase at ang mga estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Guess before</source>
            <translation>Naunang hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Next guess</source>
            <translation>Susunod na hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Words a guess was expected to leave</source>
            <translation>Mga salitang inaasahang matitira sa hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>No guess has been looked at yet.</source>
            <translation>Wala pang hulang natingnan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Words a guess was expected to leave:</source>
            <translation>Mga salitang inaasahang matitira sa hula:</translation>
        </message>
    </context>
    <context>
        <name>ClassPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>&amp;Compare with the strategies</source>
            <translation>I&amp;hambing sa mga estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>{0} hides another secret. {1} takes the last step back.</source>
            <translation>{0} para magtago ng ibang lihim. {1} para bawiin ang huling hakbang.</translation>
        </message>
    </context>
    <context>
        <name>ComparisonPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Side by side</source>
            <translation>Magka&amp;tabi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>What was &amp;expected</source>
            <translation>Ang &amp;inaasahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The strategies play …</source>
            <translation>Naglalaro ang mga estratehiya …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>Esc shows the board. {0} turns the page.</source>
            <translation>Esc para ipakita ang tablero. {0} para lumipat ng pahina.</translation>
        </message>
    </context>
    <context>
        <name>ClassroomWindow</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>A new game replaces the one with the word list {0}.</source>
            <translation>Papalitan ng bagong laro ang laro sa listahan ng salita na {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>Play with a class</source>
            <translation>Maglaro kasama ang klase</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Menu</source>
            <translation>&amp;Menu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The game of the class is kept in the lexicon {0}: open that one to go on.</source>
            <translation>Nasa leksikong {0} ang laro ng klase: buksan iyon para magpatuloy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Hindi mai-save ang laro sa {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;New game</source>
            <translation>Bag&amp;ong laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Bawiin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Ulitin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>How many words are &amp;left?</source>
            <translation>Ilang salita ang &amp;natira?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Draw lots</source>
            <translation>Magpa&amp;labunutan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Sumuko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Present</source>
            <translation>I&amp;presenta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Close</source>
            <translation>&amp;Isara</translation>
        </message>
    </context>
    <context>
        <name>SecretPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The class guesses, you keep the secret.</source>
            <translation>Humuhula ang klase, nasa iyo ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The secret, typed unseen</source>
            <translation>Ang lihim, na itina-type nang hindi nakikita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Show</source>
            <translation>&amp;Ipakita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The secret is seen while this is held down</source>
            <translation>Nakikita ang lihim habang nakapindot ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Length of the word to draw</source>
            <translation>Haba ng salitang bubunutin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Draw a word</source>
            <translation>&amp;Bumunot ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>A word that nobody sees</source>
            <translation>Isang salitang walang nakakakita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rule of the game</source>
            <translation>Tuntunin ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>no limit</source>
            <translation>walang hangganan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Begin</source>
            <translation>Mag&amp;simula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Esc goes back to the game.</source>
            <translation>Esc para bumalik sa laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Secret</source>
            <translation>Lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>or</source>
            <translation>o</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rule</source>
            <translation>Tuntunin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rows</source>
            <translation>Mga hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>No lexicon is open yet.</source>
            <translation>Wala pang bukas na leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>A word of the lexicon {0}.</source>
            <translation>Isang salita ng leksikong {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>This word is offensive.</source>
            <translation>Bastos ang salitang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Press Enter again to begin all the same.</source>
            <translation>Pindutin muli ang Enter para magsimula pa rin.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} titik</numerusform>
                <numerusform>{0} titik</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>{0} letters, in the lexicon {1}.</source>
            <extracomment>Of one: 1 letter, in the lexicon {1}.</extracomment>
            <translation>
                <numerusform>{0} titik, nasa leksikong {1}.</numerusform>
                <numerusform>{0} titik, nasa leksikong {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Compact</name>
        <message>
            <location filename="../../app/wmh/ui/frame/compact.py"></location>
            <source>F10 or a right click opens the menu.</source>
            <translation>Binubuksan ng F10 o ng right click ang menu.</translation>
        </message>
    </context>
    <context>
        <name>Presentation</name>
        <message>
            <location filename="../../app/wmh/ui/frame/presenting.py"></location>
            <source>This screen has no room for anything larger.</source>
            <translation>Walang lugar ang screen na ito para sa mas malaki pa.</translation>
        </message>
    </context>
    <context>
        <name>OnTop</name>
        <message>
            <location filename="../../app/wmh/ui/frame/title_bar.py"></location>
            <source>This system lets no window put itself on top: choose Always on Top in the menu of the title bar.</source>
            <translation>Hindi hinahayaan ng sistemang ito na pumaibabaw nang kusa ang isang window: piliin ang Always on Top sa menu ng title bar.</translation>
        </message>
    </context>
    <context>
        <name>Openers</name>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Space in an empty row or a click takes it.</source>
            <translation>Kinukuha ito ng Space sa hilerang walang laman, o ng isang click.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Your usual first guess: {0}</source>
            <translation>Karaniwang unang hula mo: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Recommended first guess: {0}</source>
            <translation>Inirerekomendang unang hula: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Then {0}, as in the last games</source>
            <translation>Tapos {0}, gaya sa mga huling laro</translation>
        </message>
    </context>
    <context>
        <name>AfterGame</name>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>New game</source>
            <translation>Bagong laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Review</source>
            <translation>Balik-tanaw</translation>
        </message>
    </context>
    <context>
        <name>GameFacts</name>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} boards at once</source>
            <translation>{0} tablero nang sabay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>any number of guesses</source>
            <translation>kahit ilang hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} guesses</source>
            <translation>{0} hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the first letter is shown</source>
            <translation>ipinapakita ang unang titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the letters at these places are shown: {0}</source>
            <translation>ipinapakita ang mga titik sa mga puwestong ito: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>counts {0}</source>
            <translation>binibilang ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>lexicon {0}</source>
            <translation>leksikong {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>begins with {0}</source>
            <translation>nagsisimula sa {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>chosen for it: {0} of 100, {1} guesses</source>
            <translation>pinili para dito: {0} sa 100, {1} hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the paper's list: {0} of 100, {1} guesses</source>
            <translation>pagraranggo ng papel: {0} sa 100, {1} hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>most information: {0} of 100, {1} guesses</source>
            <translation>pinakamaraming impormasyon: {0} sa 100, {1} hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Solved within {0}, in {1} games, measured on {2}:</source>
            <translation>Nalutas sa loob ng {0}, sa {1} laro, sinukat noong {2}:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Solved within {0}, in {1} games with the words of {3}, measured on {2}:</source>
            <translation>Nalutas sa loob ng {0}, sa {1} laro gamit ang mga salita ng {3}, sinukat noong {2}:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} pegs</source>
            <translation>{0} peg</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} places</source>
            <translation>{0} puwesto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>words of {0} letters</source>
            <translation>mga salitang may {0} titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>words of {0} to {1} letters</source>
            <translation>mga salitang may {0} hanggang {1} titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} with the key {1}</source>
            <translation>{0} sa key na {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Marks: {0}</source>
            <translation>Mga marka: {0}</translation>
        </message>
    </context>
    <context>
        <name>GameChooser</name>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Choose a game</source>
            <translation>Pumili ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Which game do you play?</source>
            <translation>Anong laro ang nilalaro mo?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Name of the game</source>
            <translation>Pangalan ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Games</source>
            <translation>Mga laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>No game has this in its name.</source>
            <translation>Walang larong may ganito sa pangalan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Enter begins it. Your own games: files in {0}</source>
            <translation>Sisimulan ito ng Enter. Sariling mga laro: mga file sa {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Copy {0} to {1}, and it stands in this list.</source>
            <translation>Kopyahin ang {0} sa {1}, at lilitaw ito sa listahang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>No particular game</source>
            <translation>Walang tiyak na laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0}: not usable</source>
            <translation>{0}: hindi magagamit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Words:</source>
            <translation>Mga salita:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>The board goes on as it is, and marks are called {0}, {1} and {2}.</source>
            <translation>Magpapatuloy ang tablero kung ano ito, at ang tawag sa mga marka ay {0}, {1} at {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Language of the words</source>
            <translation>Wika ng mga salita</translation>
        </message>
    </context>
    <context>
        <name>GameCards</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Solves {0} of 100 in {1}.</source>
            <translation>Nalulutas ang {0} sa 100 sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Solves {0} of 100 in {1}; most information {2}.</source>
            <translation>Nalulutas ang {0} sa 100 sa {1}; pinakamaraming impormasyon, {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Needs the word list {0}, which is not installed.</source>
            <translation>Kailangan ang listahan ng salita na {0}, na hindi naka-install.</translation>
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
            <translation>Nilalaro ang {0} gamit ang listahan ng salita na {1}, na hindi naka-install: mga salita ito ng {2}. Magdagdag ng listahan ng {1}, o pumili ng nasa iyo na sa menu ng mga listahan ng salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_choice.py"></location>
            <source>Add a word list …</source>
            <translation>Magdagdag ng listahan ng salita …</translation>
        </message>
    </context>
    <context>
        <name>GameInHand</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_in_hand.py"></location>
            <source>{0}, changed</source>
            <translation>{0}, binago</translation>
        </message>
    </context>
    <context>
        <name>Diary</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_in_hand.py"></location>
            <source>The game cannot be recorded in {0}: {1}.</source>
            <translation>Hindi maitala ang laro sa {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>Lanes</name>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Runners</source>
            <translation>Mga kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Nobody found a secret.</source>
            <translation>Walang nakahanap ng lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>First: {0}, with {1} guesses on average.</source>
            <translation>Una: {0}, {1} hula sa average.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Runner</source>
            <translation>Kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Words left</source>
            <translation>Natitirang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Won</source>
            <translation>Panalo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Lost</source>
            <translation>Talo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Mean</source>
            <translation>Average</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Guesses for this secret</source>
            <translation>Mga hula para sa lihim na ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>You</source>
            <translation>Ako</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>found</source>
            <translation>nahanap</translation>
        </message>
    </context>
    <context>
        <name>RacePanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Secrets</source>
            <translation>Mga lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>How many words are drawn; or the words themselves</source>
            <translation>Kung ilang salita ang bubunutin; o ang mga salita mismo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>and &amp;me</source>
            <translation>at &amp;ako</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Your guess</source>
            <translation>Hula ko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>your guess</source>
            <translation>hula ko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Sumuko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>&amp;Secrets</source>
            <translation>&amp;Mga lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>A race is under way: let it end, or stop it, first.</source>
            <translation>May nagaganap na karera: hayaan muna itong matapos, o ihinto ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Stopped.</source>
            <translation>Itinigil.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Stop</source>
            <translation>Itigil</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>They are off …</source>
            <translation>Umarangkada na …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Nobody runs: choose a strategy, or yourself.</source>
            <translation>Walang tumatakbo: pumili ng estratehiya, o sumali.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Type how many words are to be drawn, 1 to {0}, or words.</source>
            <translation>I-type kung ilang salita ang bubunutin, 1 hanggang {0}, o mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Secret {0} of {1}</source>
            <translation>Lihim {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Start</source>
            <translation>Simulan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Race with words of {0} letters</source>
            <translation>Karera sa mga salitang may {0} titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Shown: {0}.</source>
            <translation>Ipinapakita: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Your turn: type a word, then Enter.</source>
            <translation>Ikaw na: mag-type ng salita, saka Enter.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} hula</numerusform>
                <numerusform>{0} hula</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>{0} strategies</source>
            <extracomment>Of one: 1 strategy</extracomment>
            <translation>
                <numerusform>{0} estratehiya</numerusform>
                <numerusform>{0} estratehiya</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Skill {0} of 100</source>
            <translation>Husay {0} sa 100</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>luck {0} guesses</source>
            <translation>suwerte {0} hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Looking back …</source>
            <translation>Nagbabalik-tanaw …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It could have been the secret.</source>
            <translation>Maaaring ito ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It was none of the words that could be the secret.</source>
            <translation>Wala ito sa mga salitang maaaring maging lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>No word was left that fits the clues.</source>
            <translation>Walang natirang salitang tugma sa mga pahiwatig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Best choice: {0}, {1} guesses on average to the end.</source>
            <translation>Pinakamahusay: {0}, {1} hula sa karaniwan hanggang sa dulo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Best choice: {0}, {1} guesses on average to the end; yours: {2}.</source>
            <translation>Pinakamahusay: {0}, {1} hula sa karaniwan hanggang sa dulo; sa iyo: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed {0} {3} at place {1}: not kept.</source>
            <translation>Ipinakita ng hilera {2} na {3} ang {0} sa puwesto {1}: hindi pinanatili.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that {0} is in it: not used.</source>
            <translation>Ipinakita ng hilera {2} na mayroon nang {0}: hindi ginamit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that {0} is not at place {1}: used there again.</source>
            <translation>Ipinakita ng hilera {2} na wala ang {0} sa puwesto {1}: ginamit muli roon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that there is no further {0}: used all the same.</source>
            <translation>Ipinakita ng hilera {2} na wala nang ibang {0}: ginamit pa rin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Solved</source>
            <translation>Nalutas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>not rated</source>
            <translation>hindi sinukat</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It could not be the secret: the clues of rows {0} said so.</source>
            <extracomment>Of one: It could not be the secret: the clue of row {0} said so.</extracomment>
            <translation>
                <numerusform>Hindi ito maaaring maging lihim: sinabi ng pahiwatig ng hilera {0}.</numerusform>
                <numerusform>Hindi ito maaaring maging lihim: sinabi ng mga pahiwatig ng hilera {0}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Review of the game</source>
            <translation>Balik-tanaw sa laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guesses</source>
            <translation>Mga hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>What strategies would have guessed</source>
            <translation>Ang ihuhula sana ng mga estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>&amp;Save report …</source>
            <translation>&amp;I-save ang ulat …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>A page (HTML) to keep or to print</source>
            <translation>Isang pahina (HTML) na maise-save o maipi-print</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Page (*.html)</source>
            <translation>Pahina (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Progress of the review</source>
            <translation>Takbo ng pagbabalik-tanaw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Offensive words are not counted: no game hides them.</source>
            <translation>Hindi binibilang ang mga salitang nakasasakit: walang larong nagtatago ng mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Looking back …</source>
            <translation>Nagbabalik-tanaw …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guess</source>
            <translation>Hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Bits told</source>
            <translation>Bit na naibigay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>expected</source>
            <translation>inaasahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Luck</source>
            <translation>Suwerte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Skill</source>
            <translation>Husay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Strategy</source>
            <translation>Estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guess here</source>
            <translation>Hula rito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Bits</source>
            <translation>Bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Words left</source>
            <translation>Natitira</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>All its guesses</source>
            <translation>Lahat ng hula nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>not found</source>
            <translation>hindi nahanap</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Statistics</source>
            <translation>Estadistika</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Length of the words</source>
            <translation>Haba ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Who guessed</source>
            <translation>Sino ang humula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>The last games</source>
            <translation>Ang mga huling laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Enter or a double click reviews a game.</source>
            <translation>Binabalikan ng Enter o double click ang isang laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Save as &amp;CSV …</source>
            <translation>I-save bilang &amp;CSV …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>A table of these games, a row each, for a spreadsheet</source>
            <translation>Talahanayan ng mga larong ito, isang hilera bawat isa, para sa spreadsheet</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Table (*.csv)</source>
            <translation>Talahanayan (*.csv)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>all lengths</source>
            <translation>lahat ng haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>The record {0} cannot be read: {1}.</source>
            <translation>Hindi mabasa ang talaang {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}: lost after {1}</source>
            <translation>{0}: natalo pagkatapos ng {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}: {1} in {2}</source>
            <translation>{0}: {1} sa {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>none</source>
            <translation>wala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>won</source>
            <translation>panalo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>mean guesses</source>
            <translation>average na hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>median time</source>
            <translation>panggitnang oras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>streak</source>
            <translation>sunod-sunod</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>longest</source>
            <translation>pinakamahaba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>all games</source>
            <translation>lahat ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>I guessed</source>
            <translation>ako ang humula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>the program guessed</source>
            <translation>ang programa ang humula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>it played by itself</source>
            <translation>naglaro itong mag-isa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>with the helper</source>
            <translation>kasama ang katulong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>No games yet</source>
            <translation>Wala pang laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}, {1} won</source>
            <translation>{0}, {1} ang panalo</translation>
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
                <numerusform>{0} titik</numerusform>
                <numerusform>{0} titik</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>1 hula</numerusform>
                <numerusform>{0} hula</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} lines of the record are damaged and left out.</source>
            <extracomment>Of one: 1 line of the record is damaged and left out.</extracomment>
            <translation>
                <numerusform>{0} linya ng talaan ang sira at hindi isinama.</numerusform>
                <numerusform>{0} linya ng talaan ang sira at hindi isinama.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} games are of a newer version of this program.</source>
            <extracomment>Of one: 1 game is of a newer version of this program.</extracomment>
            <translation>
                <numerusform>{0} laro ay mula sa mas bagong bersiyon ng programang ito.</numerusform>
                <numerusform>{0} laro ang mula sa mas bagong bersiyon ng programang ito.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} games</source>
            <extracomment>Of one: 1 game</extracomment>
            <translation>
                <numerusform>{0} laro</numerusform>
                <numerusform>{0} laro</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Distribution</name>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Games by the guesses they took</source>
            <translation>Mga laro ayon sa dami ng hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>lost</source>
            <translation>talo</translation>
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
            <translation>Mga setting</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Games and record</source>
            <translation>Mga laro at talaan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Your lexica</source>
            <translation>Ang iyong mga leksikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>What can be computed again</source>
            <translation>Ang maaaring kuwentahing muli</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Log</source>
            <translation>Log</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Licences of the words</source>
            <translation>Mga lisensiya ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>About</source>
            <translation>Tungkol dito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Word Mastermind Helper</source>
            <translation>Word Mastermind Helper</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Version {0}, under the MIT licence</source>
            <translation>Bersiyon {0}, sa ilalim ng lisensiyang MIT</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Suggests the next guess in games that hide a word, after the helper of Bahinting and others (2013).</source>
            <translation>Nagmumungkahi ng susunod na hula sa mga larong nagtatago ng salita, ayon sa katulong nina Bahinting at iba pa (2013).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>&amp;Copy for a report</source>
            <translation>&amp;Kopyahin para sa ulat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Versions, system and lexicon, as text</source>
            <translation>Mga bersiyon, sistema at leksikon, bilang teksto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>It is in the clipboard.</source>
            <translation>Nasa clipboard na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>English: SCOWL, and UKACD as far as SCOWL holds it.</source>
            <translation>Ingles: SCOWL, at UKACD sa abot ng nilalaman ng SCOWL.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Words</source>
            <translation>Mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Made with</source>
            <translation>Ginawa gamit ang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>not installed</source>
            <translation>hindi naka-install</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Where it keeps its files</source>
            <translation>Kung nasaan ang mga file</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Open</source>
            <translation>Buksan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Open the folder: {0}</source>
            <translation>Buksan ang folder: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Nothing is there yet.</source>
            <translation>Wala pang laman doon.</translation>
        </message>
    </context>
    <context>
        <name>FirstSteps</name>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Got it</source>
            <translation>Nakuha ko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Put the first steps away</source>
            <translation>Itabi ang mga unang hakbang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Type the guess of your game, then Enter.</source>
            <translation>I-type ang hula sa iyong laro, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Type the numbers your game gives, then Enter.</source>
            <translation>I-type ang mga bilang na ibinigay ng laro, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Mark it with {0} {1} {2} or clicks, then Enter.</source>
            <translation>Markahan gamit ang {0} {1} {2} o click, saka Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Below is what still fits, best first.</source>
            <translation>Nasa ibaba ang tugma pa, ang pinakamahusay muna.</translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Guide</source>
            <translation>Gabay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>&amp;Back</source>
            <translation>&amp;Bumalik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>&amp;Contents</source>
            <translation>&amp;Nilalaman</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Search this page</source>
            <translation>Maghanap sa pahinang ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>The guide is in English.</source>
            <translation>Nasa Ingles ang gabay.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>{0} is not installed here; it stands in the checkout.</source>
            <translation>Hindi naka-install dito ang {0}; nasa source ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>{0} does not stand on this page.</source>
            <translation>Wala ang {0} sa pahinang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Page</source>
            <translation>Pahina</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Search for a key or what it does</source>
            <translation>Maghanap ng key o ng ginagawa nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Search the keys</source>
            <translation>Maghanap sa mga key</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>No key does that.</source>
            <translation>Walang key na gumagawa niyan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>On the board and in the list</source>
            <translation>Sa tablero at sa listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Keys</source>
            <translation>Mga key</translation>
        </message>
    </context>
    <context>
        <name>CodePanel</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>No code belongs to this step.</source>
            <translation>Walang code para sa hakbang na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>Code, line {0} of {1}: {2}</source>
            <translation>Code, linya {0} sa {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>{0} in {1}</source>
            <translation>{0} sa {1}</translation>
        </message>
    </context>
    <context>
        <name>LessonsWindow</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Ne&amp;xt stop</source>
            <translation>Susunod na &amp;hinto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Stop &amp;before</source>
            <translation>Nakaraang hin&amp;to</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>One step &amp;forward</source>
            <translation>Isang hakbang pa&amp;sulong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>One step bac&amp;k</source>
            <translation>Isang hakbang pa&amp;balik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Next word foun&amp;d</source>
            <translation>Susunod na nahanap na &amp;salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Next edge ref&amp;used</source>
            <translation>Susunod na tinanggihang &amp;gilid</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Play or pause</source>
            <translation>&amp;I-play o i-pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>First &amp;step</source>
            <translation>&amp;Unang hakbang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>L&amp;ast step</source>
            <translation>&amp;Huling hakbang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Fas&amp;ter</source>
            <translation>Mas mabi&amp;lis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Slo&amp;wer</source>
            <translation>Mas maba&amp;gal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>P&amp;resent</source>
            <translation>Ipre&amp;senta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Notes</source>
            <translation>Mga &amp;tala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Cod&amp;e</source>
            <translation>Cod&amp;e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Pre&amp;dict …</source>
            <translation>Prediksi&amp;yon …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Followed or refused&amp;?</source>
            <translation>Sinundan o tinanggihan&amp;?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Your words</source>
            <translation>Mga salita &amp;ninyo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Larger</source>
            <translation>Mas mala&amp;ki</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>S&amp;maller</source>
            <translation>&amp;Mas maliit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Usual size</source>
            <translation>Karani&amp;wang laki</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Whole drawing</source>
            <translation>&amp;Buong drowing</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Open a file …</source>
            <translation>Magbukas ng &amp;file …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Sa&amp;ve as …</source>
            <translation>I-sa&amp;ve bilang …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>All l&amp;essons</source>
            <translation>Lahat ng &amp;aralin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Close</source>
            <translation>Isa&amp;ra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>An empty board</source>
            <translation>Isang bakanteng tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>The board: {0}</source>
            <translation>Ang tablero: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Rows not marked in full are left out.</source>
            <translation>Hindi isinasama ang mga hilerang hindi buo ang marka.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Flagged words that fit are not among these.</source>
            <translation>Wala rito ang mga hinarang na salita na tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Files are being written: wait for their end, or stop it, first.</source>
            <translation>May isinusulat na mga file: hintayin muna itong matapos, o ihinto ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Lesson: {0}</source>
            <translation>Aralin: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Lessons</source>
            <translation>Mga aralin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>The walk of this lesson has no further one.</source>
            <translation>Wala nang kasunod sa paglakad ng araling ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>No question stands here: go on to one first.</source>
            <translation>Walang tanong dito: pumunta muna sa isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/jobs.py"></location>
            <source>Without a lexicon no lesson can be made. Open one.</source>
            <translation>Walang magagawang aralin kung walang leksikon. Magbukas ng isa.</translation>
        </message>
    </context>
    <context>
        <name>LessonControls</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Back</source>
            <translation>Pabalik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Forward</source>
            <translation>Pasulong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Slow</source>
            <translation>Mabagal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Fast</source>
            <translation>Mabilis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Pause</source>
            <translation>I-pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Play</source>
            <translation>I-play</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Speed: {0} seconds for a step</source>
            <extracomment>Of one: Speed: 1 second for a step</extracomment>
            <translation>
                <numerusform>Bilis: {0} segundo bawat hakbang</numerusform>
                <numerusform>Bilis: {0} segundo bawat hakbang</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonExports</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Stop</source>
            <translation>Ihinto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Stop writing</source>
            <translation>Ihinto ang pagsulat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>E&amp;xport</source>
            <translation>&amp;Export</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Copy the picture</source>
            <translation>&amp;Kopyahin ang larawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;This picture …</source>
            <translation>&amp;Larawang ito …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>All steps as &amp;pictures …</source>
            <translation>Lahat ng hakbang bilang lara&amp;wan …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>All steps as a P&amp;DF …</source>
            <translation>Lahat ng hakbang bilang P&amp;DF …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Handout …</source>
            <translation>&amp;Handout …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Answer sheet …</source>
            <translation>Papel ng &amp;sagot …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>{0} pixels</source>
            <translation>{0} pixel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Width of pictures</source>
            <translation>L&amp;apad ng mga larawan</translation>
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
            <translation>&amp;Papel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>The picture is in the clipboard.</source>
            <translation>Nasa clipboard na ang larawan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save this picture</source>
            <translation>I-save ang larawang ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Picture (*.png)</source>
            <translation>Larawan (*.png)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Drawing (*.svg)</source>
            <translation>Guhit (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Page (*.pdf)</source>
            <translation>Pahina (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save all steps</source>
            <translation>I-save ang lahat ng hakbang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save the handout</source>
            <translation>I-save ang handout</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save the answer sheet</source>
            <translation>I-save ang papel ng sagot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Choose a folder for the pictures</source>
            <translation>Pumili ng folder para sa mga larawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Pages (*.pdf)</source>
            <translation>Mga pahina (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Writing …</source>
            <translation>Isinusulat …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Stopped.</source>
            <translation>Inihinto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Saved in {0}.</source>
            <translation>Naka-save sa {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>{0} pictures are in {1}.</source>
            <extracomment>Of one: 1 picture is in {1}.</extracomment>
            <translation>
                <numerusform>Nasa {1} ang {0} larawan.</numerusform>
                <numerusform>Nasa {1} ang {0} larawan.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonChooser</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Open a file …</source>
            <translation>Magbukas ng file …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Your own lessons: files in {0}</source>
            <translation>Sarili mong mga aralin: mga file sa {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>The lesson is being made … {0}</source>
            <translation>Inihahanda ang aralin … {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>The lesson is being made …</source>
            <translation>Inihahanda ang aralin …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>{0}: not usable</source>
            <translation>{0}: hindi magagamit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Lessons</source>
            <translation>Mga aralin</translation>
        </message>
    </context>
    <context>
        <name>LessonFiles</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Open a lesson</source>
            <translation>Magbukas ng aralin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Save the lesson</source>
            <translation>I-save ang aralin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Lessons (*.toml)</source>
            <translation>Mga aralin (*.toml)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>All files (*)</source>
            <translation>Lahat ng file (*)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Saved in {0}.</source>
            <translation>Naka-save sa {0}.</translation>
        </message>
    </context>
    <context>
        <name>LessonPage</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} Judged so far: {1}, right: {2}.</source>
            <translation>{0} Nahusgahan na: {1}, tama: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} It comes in step {1} and goes in step {2}.</source>
            <translation>{0} Dumarating sa hakbang {1} at nawawala sa hakbang {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} It comes in step {1}.</source>
            <translation>{0} Dumarating sa hakbang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Question: {0}</source>
            <translation>Tanong: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Answer: {0}</source>
            <translation>Sagot: {0}</translation>
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
            <translation>Ang inyong mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Notes</source>
            <translation>Mga tala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Now</source>
            <translation>Ngayon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Next</source>
            <translation>Susunod</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Question to come</source>
            <translation>Susunod na tanong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Answer</source>
            <translation>Sagot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Notes for the teacher</source>
            <translation>Mga tala para sa guro</translation>
        </message>
    </context>
    <context>
        <name>PredictionBox</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/prediction_box.py"></location>
            <source>A prediction, then Enter</source>
            <translation>Isang prediksiyon, saka Enter</translation>
        </message>
    </context>
    <context>
        <name>StageBar</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/stage_bar.py"></location>
            <source>Stage {0} of {1}: {2}</source>
            <translation>Yugto {0} sa {1}: {2}</translation>
        </message>
    </context>
    <context>
        <name>WordsPage</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/clue_row.py"></location>
            <source>Rule of the game</source>
            <translation>Tuntunin ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/clue_row.py"></location>
            <source>place {0} of {1}</source>
            <translation>puwesto {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>The words drawn</source>
            <translation>Ang mga iginuhit na salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Type or paste words</source>
            <translation>Mag-type o mag-paste ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Clue, such as rain:ywwg</source>
            <translation>Pahiwatig, gaya ng rain:ywwg</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>From the &amp;board</source>
            <translation>Mula sa ta&amp;blero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>As a &amp;lesson</source>
            <translation>Bilang &amp;aralin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>&amp;Save as …</source>
            <translation>&amp;I-save bilang …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Words of last &amp;time</source>
            <translation>Mga salita ng nakaraang &amp;oras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Not drawn: {0}. Enter again draws them.</source>
            <translation>Hindi iginuhit: {0}. Iguguhit ang mga ito ng isa pang Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>{0} brings back the words of last time.</source>
            <translation>Ibinabalik ng {0} ang mga salita ng nakaraang oras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>No word fits the board: there is none to take.</source>
            <translation>Walang salitang tugma sa tablero: walang makukuha.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>The words cannot be kept in {0}: {1}.</source>
            <translation>Hindi mai-save ang mga salita sa {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>There is no word yet: type one first.</source>
            <translation>Wala pang salita: mag-type muna ng isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Show the &amp;trie</source>
            <translation>Ipakita ang &amp;trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Show the &amp;DAWG</source>
            <translation>Ipakita ang &amp;DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Our words</source>
            <translation>Mga salita natin</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>{0} of the words of last time are offensive. {1} again draws them.</source>
            <extracomment>Of one: 1 of the words of last time is offensive. {1} again draws it.</extracomment>
            <translation>
                <numerusform>{0} sa mga salita ng nakaraang oras ang bastos. Iguguhit ito ng isa pang {1}.</numerusform>
                <numerusform>{0} sa mga salita ng nakaraang oras ang bastos. Iguguhit ang mga ito ng isa pang {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/words/words_table.py"></location>
            <source>{0} offensive words are not drawn. Enter again draws them.</source>
            <extracomment>Of one: 1 offensive word is not drawn. Enter again draws it.</extracomment>
            <translation>
                <numerusform>{0} bastos na salita ang hindi iginuhit. Iguguhit ito ng isa pang Enter.</numerusform>
                <numerusform>{0} bastos na salita ang hindi iginuhit. Iguguhit ang mga ito ng isa pang Enter.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Asking</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Hayaan na lang (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Remove it</source>
            <translation>Alisin ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Remove {0} with the words added to it by hand? It cannot be brought back.</source>
            <translation>Alisin ang {0} kasama ang mga salitang idinagdag? Hindi na ito maibabalik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>New name</source>
            <translation>Bagong pangalan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Rename</source>
            <translation>Palitan ang pangalan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>A new name for {0}</source>
            <translation>Bagong pangalan para sa {0}</translation>
        </message>
    </context>
    <context>
        <name>LengthChart</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Words of each length</source>
            <translation>Mga salita sa bawat haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Words by their number of letters</source>
            <translation>Mga salita ayon sa bilang ng titik</translation>
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
            <translation>Mga &amp;salitang binago …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Re&amp;name …</source>
            <translation>Palitan ang &amp;pangalan …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Build again</source>
            <translation>&amp;Buuing muli</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Remove …</source>
            <translation>&amp;Alisin …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>In use</source>
            <translation>Ginagamit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Use it</source>
            <translation>&amp;Gamitin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>By hand</source>
            <translation>Binago</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Came with the program, and stays</source>
            <translation>Kasama ng programa, at mananatili</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Kept</source>
            <translation>Naka-save sa</translation>
        </message>
    </context>
    <context>
        <name>Lexica</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>cannot be used</source>
            <translation>hindi magagamit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0}, built in</source>
            <translation>{0}, kasama na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} letters</source>
            <translation>{0} na may {1} titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} to {2} letters</source>
            <translation>{0} na may {1} hanggang {2} titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Size</source>
            <translation>Laki</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Alphabet</source>
            <translation>Alpabeto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>How built</source>
            <translation>Paano binuo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Source</source>
            <translation>Pinagmulan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Licence</source>
            <translation>Lisensiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} bytes, {1} % less than the words as text</source>
            <translation>{0} byte, mas maliit nang {1} % kaysa mga salita bilang teksto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} bytes; the words as text are smaller, {1}</source>
            <translation>{0} byte; mas maliit ang mga salita bilang teksto, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} added</source>
            <translation>{0} idinagdag</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} left out</source>
            <translation>{0} inalis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} flagged</source>
            <translation>{0} hinarang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} no longer flagged</source>
            <translation>{0} hindi na hinarang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>a to z</source>
            <translation>a hanggang z</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} letters: {1}</source>
            <translation>{0} titik: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} nodes of a trie, merged into {1} states with {2} edges</source>
            <translation>{0} node ng trie, pinagsama sa {1} estado na may {2} gilid</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} salita</numerusform>
                <numerusform>{0} salita</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} titik</numerusform>
                <numerusform>{0} titik</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HandPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words to add, leave out or flag</source>
            <translation>Mga salitang idadagdag, aalisin o haharangin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>words, parted by spaces</source>
            <translation>mga salita, pinaghihiwalay ng space</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words changed by hand</source>
            <translation>Mga salitang binago</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>&amp;Take back (Del)</source>
            <translation>&amp;Bawiin (Del)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Bac&amp;k to the facts</source>
            <translation>Bu&amp;malik sa mga datos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words by hand: {0}</source>
            <translation>Mga salitang binago: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Nothing was changed by hand. A new version of the lexicon keeps the changes.</source>
            <translation>Walang binago. Pinananatili ng bagong bersiyon ng leksikon ang mga pagbabago.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Done.</source>
            <translation>Tapos na.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Type the words first.</source>
            <translation>I-type muna ang mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>A moment …</source>
            <translation>Sandali lang …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>&amp;Add</source>
            <translation>I&amp;dagdag</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words from now on</source>
            <translation>Alam na ng leksikon ang mga salitang ito mula ngayon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Leave &amp;out</source>
            <translation>&amp;Alisin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words no longer</source>
            <translation>Hindi na alam ng leksikon ang mga salitang ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>F&amp;lag</source>
            <translation>&amp;Harangin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Known, but suggested only where flagged words are wanted</source>
            <translation>Alam, pero iminumungkahi lang kung gusto ang mga hinarang na salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Unfla&amp;g</source>
            <translation>&amp;Payagan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Suggested as any other word</source>
            <translation>Iminumungkahi gaya ng ibang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: added</source>
            <translation>{0}: idinagdag</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: left out</source>
            <translation>{0}: inalis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: flagged</source>
            <translation>{0}: hinarang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: no longer flagged</source>
            <translation>{0}: hindi na hinarang</translation>
        </message>
    </context>
    <context>
        <name>FileLine</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Choose …</source>
            <translation>Pumili …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Choose: {0}</source>
            <translation>Pumili: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Word lists (*.txt *.tsv *.csv *.dic *.lst)</source>
            <translation>Mga listahan ng salita (*.txt *.tsv *.csv *.dic *.lst)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>All files (*)</source>
            <translation>Lahat ng file (*)</translation>
        </message>
    </context>
    <context>
        <name>ImportForm</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Dictionary of this system</source>
            <translation>Diksiyonaryo ng sistemang ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Name</source>
            <translation>Pangalan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Capitals</source>
            <translation>Malalaking titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Accents</source>
            <translation>Mga tuldik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Numbers</source>
            <translation>Mga bilang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Double letters</source>
            <translation>Dobleng titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>such as ch, ll: each counts as one letter</source>
            <translation>gaya ng ch, ll: isang titik ang bilang sa bawat isa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Answers</source>
            <translation>Mga sagot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>a second list: only its words are secrets</source>
            <translation>ikalawang listahan: mga salita lang nito ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Source</source>
            <translation>Pinagmulan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Licence</source>
            <translation>Lisensiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>none, but the file above</source>
            <translation>wala, kundi ang file sa itaas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>made small: Haus is a word, too</source>
            <translation>pinaliliit: salita rin ang Haus</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>left out: they are names</source>
            <translation>inaalis: mga pangalan ang mga ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>kept: é is another letter than e</source>
            <translation>pinananatili: ibang titik ang é sa e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>taken off: é becomes e</source>
            <translation>inaalis: nagiging e ang é</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>beside words: understood by themselves</source>
            <translation>katabi ng mga salita: kusang inuunawa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are tiers: small ones for common words</source>
            <translation>mga antas: maliit para sa karaniwang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are counts: large ones for common words</source>
            <translation>mga dalas: malaki para sa karaniwang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are passed over</source>
            <translation>nilalampasan</translation>
        </message>
    </context>
    <context>
        <name>ImportPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Import a list of words</source>
            <translation>Mag-import ng listahan ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>File with the words</source>
            <translation>File ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>a text file with one word a line; or drop it here</source>
            <translation>text file na may isang salita bawat linya; o i-drop dito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>I&amp;mport</source>
            <translation>&amp;I-import</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Hayaan na lang (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Its first words will be shown here.</source>
            <translation>Ipapakita rito ang mga unang salita nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>There is no file {0}: choose a text file.</source>
            <translation>Walang file na {0}: pumili ng text file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Read as {0}. First words: {1}</source>
            <translation>Binasa bilang {0}. Mga unang salita: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Left out, such as: {0}</source>
            <translation>Inalis, gaya ng: {0}</translation>
        </message>
    </context>
    <context>
        <name>Importing</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>{0} cannot be started: install the program again.</source>
            <translation>Hindi masimulan ang {0}: i-install muli ang programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>The import broke off ({0}): try again, or import fewer words.</source>
            <translation>Naputol ang pag-import ({0}): subukang muli, o mag-import ng mas kaunting salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>The import broke off with code {0}: try again, or import fewer words.</source>
            <translation>Naputol ang pag-import na may code na {0}: subukang muli, o mag-import ng mas kaunting salita.</translation>
        </message>
    </context>
    <context>
        <name>ReportPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>&amp;Use it</source>
            <translation>&amp;Gamitin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>See its &amp;facts</source>
            <translation>Tingnan ang mga &amp;datos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>{0} is ready</source>
            <translation>Handa na ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>left out, {0}: such as {1}</source>
            <translation>inalis, {0}: gaya ng {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>stood there more than once and were joined</source>
            <translation>higit sa isang beses naroon at pinagsama</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Every line was taken.</source>
            <translation>Kinuha ang bawat linya.</translation>
        </message>
    </context>
    <context>
        <name>ProgressPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Cancel</source>
            <translation>Kanselahin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Stopping …</source>
            <translation>Itinitigil …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Starting …</source>
            <translation>Nagsisimula …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Reading the words …</source>
            <translation>Binabasa ang mga salita …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Joining words that begin alike …</source>
            <translation>Pinagsasama ang mga salitang pareho ang simula …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Joining words that end alike …</source>
            <translation>Pinagsasama ang mga salitang pareho ang dulo …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Packing the graph …</source>
            <translation>Isinisiksik ang graph …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Writing the files …</source>
            <translation>Isinusulat ang mga file …</translation>
        </message>
    </context>
    <context>
        <name>LexicaWindow</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Lexica</source>
            <translation>Mga leksikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>&amp;Import a list …</source>
            <translation>&amp;Mag-import ng listahan …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>A lexicon is being built: wait for its end, or cancel it, first.</source>
            <translation>May binubuong leksikon: hintayin muna itong matapos, o kanselahin ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Importing {0}</source>
            <translation>Ini-import ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Building {0} again</source>
            <translation>Binubuong muli ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Kinansela. Walang binago.</translation>
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexicon_list.py"></location>
            <source>Installed lexica</source>
            <translation>Mga naka-install na leksikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexicon_list.py"></location>
            <source>{0}, in use</source>
            <translation>{0}, ginagamit</translation>
        </message>
    </context>
    <context>
        <name>CluePicture</name>
        <message>
            <location filename="../../app/wmh/ui/look/clue_picture.py"></location>
            <source>not marked</source>
            <translation>hindi pa minarkahan</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <location filename="../../app/wmh/ui/look/clue_words.py"></location>
            <source>In this game green is called {0}, yellow {1} and white {2}.</source>
            <translation>Sa larong ito, {0} ang tawag sa berde, {1} sa dilaw at {2} sa puti.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
            <source>green</source>
            <translation>berde</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
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
            <location filename="../../app/wmh/games/preset.py"></location>
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
        <name>Tile</name>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>empty</source>
            <translation>walang laman</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, not marked yet</source>
            <translation>{0}, hindi pa minarkahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, its mark cannot be</source>
            <translation>{0}, hindi maaari ang marka nito</translation>
        </message>
    </context>
    <context>
        <name>ContextMenus</name>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Take {0}</source>
            <translation>&amp;Kunin ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>Look &amp;up {0}</source>
            <translation>&amp;Hanapin ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Never suggest {0}</source>
            <translation>Huwag nang imu&amp;ngkahi ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>{0} is {1}</source>
            <translation>{1} ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Copy this line</source>
            <translation>Kop&amp;yahin ang linyang ito</translation>
        </message>
    </context>
    <context>
        <name>LexiconMenu</name>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>Le&amp;xicon</source>
            <translation>Le&amp;ksikon</translation>
        </message>
    </context>
    <context>
        <name>MessageBar</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Show the file</source>
            <translation>Ipakita ang file</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} is there and is something else, so nothing was written: choose another folder, or replace what is in the way.</source>
            <translation>Nariyan na ang {0} at iba ang laman nito, kaya walang isinulat: pumili ng ibang folder, o palitan ang nakaharang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Replace it</source>
            <translation>Palitan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} is of a newer version of this program. It stays as it is, and nothing new is kept there: use the newer version.</source>
            <translation>Ang {0} ay mula sa mas bagong bersiyon ng programang ito. Mananatili itong ganoon, at walang bagong ise-save roon: gamitin ang mas bagong bersiyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} cannot be read, nor be set aside: move it away, or nothing can be kept there.</source>
            <translation>Hindi mabasa ni maitabi ang {0}: ilipat ito, kung hindi ay walang maise-save roon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} could not be read and was set aside as {1}; a new one is begun.</source>
            <translation>Hindi nabasa ang {0} kaya itinabi ito bilang {1}; magsisimula ng bago.</translation>
        </message>
    </context>
    <context>
        <name>SaveFoot</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} cannot be saved: {1}.</source>
            <translation>Hindi ma-save ang {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Saved in {0}.</source>
            <translation>Na-save sa {0}.</translation>
        </message>
    </context>
    <context>
        <name>TwoButtons</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Hayaan na lang (Esc)</translation>
        </message>
    </context>
    <context>
        <name>Errors</name>
        <message>
            <location filename="../../app/wmh/ui/parts/error_text.py"></location>
            <source>{0} cannot be read or written: {1}.</source>
            <translation>Hindi mabasa o maisulat ang {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/kernels/numba_check.py"></location>
            <source>This strategy needs numba, which is not installed here: choose paper or positional.</source>
            <translation>Kailangan ng estratehiyang ito ang numba, na hindi naka-install dito: piliin ang sa papel o ang sa mga puwesto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no game {0}: {1}</source>
            <translation>Walang larong {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no scenario {0}: {1}</source>
            <translation>Walang araling {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no protocol {0}: {1}</source>
            <translation>Walang protokol na {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There are no values of letters {0}: {1}</source>
            <translation>Walang halaga ng mga titik na {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no lexicon {0} (codes are named as in codes:abcdef): {1}</source>
            <translation>Walang leksikong {0} (pinapangalanan ang mga code gaya ng sa codes:abcdef): {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/outputs.py"></location>
            <source>{0} is there and is something else: choose another folder.</source>
            <translation>Nariyan na ang {0} at iba ang laman nito: pumili ng ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1}, which is no letter of this lexicon: give letters; ? is a blank.</source>
            <translation>May {1} ang rak na {0}, na hindi titik ng leksikong ito: magbigay ng mga titik; blangko ang ?.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has {1}, which is no letter of this lexicon: give letters; a dot is a place for one, a star an open end.</source>
            <translation>May {1} ang padron na {0}, na hindi titik ng leksikong ito: magbigay ng mga titik; puwesto ng titik ang tuldok, bukas na dulo ang bituin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/meanings/stored.py"></location>
            <source>The dictionary {0} is damaged: install its package again.</source>
            <translation>Sira ang diksiyonaryong {0}: i-install muli ang package nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a table with version and text</source>
            <translation>isang talahanayan na may version at text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/texts.py"></location>
            <source>a table with a title for each</source>
            <translation>isang talahanayan na may pamagat para sa bawat isa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/texts.py"></location>
            <source>a table with a text for each arm that has any</source>
            <translation>isang talahanayan na may teksto para sa bawat pangkat na mayroon nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>The turn {0} is not a guess and its clues: write a clue for each board, as crane:wwywg/gwwww.</source>
            <translation>Ang tirang {0} ay hindi hula na may mga pahiwatig: sumulat ng pahiwatig para sa bawat tablero, gaya ng crane:wwywg/gwwww.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>The turn {0} has {1} for {2}: give one for each, and - for a board that is solved.</source>
            <translation>May {1} ang tirang {0} para sa {2}: magbigay ng isa sa bawat tablero, at - para sa nalutas na.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>There are clues for {0}: give {1} to {2}, with a / between them.</source>
            <translation>May mga pahiwatig para sa {0}: magbigay ng {1} hanggang {2}, na may / sa pagitan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: there is no clue, but the board is not solved; give its marks.</source>
            <translation>{0}: walang pahiwatig, pero hindi pa lutas ang tablero; ibigay ang mga marka nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: turn {1} has solved it; write - for its clue.</source>
            <translation>{0}: nalutas na ito ng tira {1}; isulat ang - bilang pahiwatig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: that cannot be: {1}.</source>
            <translation>{0}: hindi iyon maaari: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: by the turns before it {1} cannot be the word; check its marks and theirs.</source>
            <translation>{0}: ayon sa mga naunang tira, hindi maaaring {1} ang salita; suriin ang mga marka nito at ng mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Turn {0}, board {1}</source>
            <translation>Tira {0}, tablero {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0} is played on one board: use `wmh suggest --game {1}`, or name a game of several.</source>
            <translation>Sa isang tablero nilalaro ang {0}: gamitin ang `wmh suggest --game {1}`, o magbigay ng larong may ilang tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Games are played from their first guess: leave out the turns.</source>
            <translation>Nilalaro ang mga laro mula sa unang hula: alisin ang mga tira.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>{0} cannot be the secrets of {1} boards: choose a wider --tier.</source>
            <translation>Hindi sapat ang {0} bilang mga lihim ng {1} tablero: pumili ng mas malawak na --tier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The guess {0} has {1} and the secret {2} has {3}: give two words of one length.</source>
            <translation>May {1} ang hulang {0} at may {3} ang lihim na {2}: magbigay ng dalawang salitang magkasinghaba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>There is no row of numbers to read: paste a grid into standard input.</source>
            <translation>Walang hilera ng mga bilang na mababasa: mag-paste ng grid sa standard input.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>There is no row of squares to read: paste a grid into standard input.</source>
            <translation>Walang hilera ng mga parisukat na mababasa: mag-paste ng grid sa standard input.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The row {0} is not complete: no word made it.</source>
            <translation>Hindi kumpleto ang hilerang {0}: walang salitang gumawa nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The row {0} has {1}, but the secret {2} has {3}.</source>
            <translation>May {1} ang hilerang {0}, pero may {3} ang lihim na {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The paper's pattern keeps words that a clue rules out, so no number of guesses can be proven with it: choose --rule tiles.</source>
            <translation>Pinananatili ng padron ng papel ang mga salitang inaalis ng pahiwatig, kaya walang bilang ng hula na mapapatunayan dito: piliin ang --rule tiles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} is no word that may be guessed here: choose another, or widen --guesses or --tier.</source>
            <translation>Ang pambungad na {0} ay hindi salitang puwedeng hulaan dito: pumili ng iba, o palawakin ang --guesses o --tier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Not every word can be found within so many guesses: allow more.</source>
            <translation>Hindi mahahanap ang lahat ng salita sa ganoon karaming hula: payagan ang higit pa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>No tree that finds every word within so many guesses was seen: allow more, or widen --width.</source>
            <translation>Walang nakitang punong nakakahanap ng lahat ng salita sa ganoon karaming hula: payagan ang higit pa, o palawakin ang --width.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Some secrets may not be guessed: choose --flagged.</source>
            <translation>May mga lihim na hindi puwedeng hulaan: piliin ang --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0} is no file that ends in .txt, .json or .svg: choose such a name.</source>
            <translation>Hindi nagtatapos sa .txt, .json o .svg ang {0}: pumili ng ganoong pangalan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>The rule {0} counts: pictures are read where every letter has a mark.</source>
            <translation>Nagbibilang ang tuntuning {0}: binabasa ang mga larawan kung may marka ang bawat titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>--pattern paper is a reading of its own and the rule {0} another: choose one.</source>
            <translation>Sariling pagbasa ang --pattern paper at iba ang tuntuning {0}: pumili ng isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>{0} is no file that ends in .svg or .json: choose such a name for --out.</source>
            <translation>Hindi nagtatapos sa .svg o .json ang {0}: pumili ng ganoong pangalan para sa --out.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>No word may be guessed: name one with --opener, or try --flagged.</source>
            <translation>Walang salitang puwedeng hulaan: magbigay ng isa sa --opener, o subukan ang --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>The guess {0} has {1}, this game's words {2}.</source>
            <translation>May {1} ang hulang {0}, {2} ang mga salita ng larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/bench.py"></location>
            <source>Only a Python with the program in it has benchmarks: try make bench.</source>
            <translation>May mga pagsukat lang sa Python na may ganitong programa: subukan ang make bench.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is a folder, and no study: give the path of a file.</source>
            <translation>Folder ang {0}, at hindi pag-aaral: ibigay ang path ng isang file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is missing: give the path of a file.</source>
            <translation>Walang {0}: ibigay ang path ng isang file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is a device or a pipe: give the path of a file.</source>
            <translation>Device o pipe ang {0}: ibigay ang path ng isang file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} has {1} bytes, and {2} are the most that is looked at: split it.</source>
            <translation>May {1} byte ang {0}, at hanggang {2} lang ang tinitingnan: hatiin ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is empty: give a copy that is not.</source>
            <translation>Walang laman ang {0}: magbigay ng kopyang mayroon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is text in UTF-16: save it as UTF-8.</source>
            <translation>Nasa UTF-16 ang teksto ng {0}: i-save ito bilang UTF-8.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is no file that this program reads: give a lexicon, a word list, a lesson, a protocol, a game or something else of its own.</source>
            <translation>Hindi file na binabasa ng programang ito ang {0}: magbigay ng leksikon, listahan ng salita, aralin, protokol, laro o iba pang file nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/figures.py"></location>
            <source>{0} is no checkout of this program: give one by --checkout.</source>
            <translation>Hindi checkout ng programang ito ang {0}: magbigay ng isa sa --checkout.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>No word can be made of {0}: give other letters, or lower --min.</source>
            <translation>Walang salitang mabubuo sa {0}: magbigay ng ibang titik, o babaan ang --min.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} is no file that ends in .svg: choose such a name for --svg.</source>
            <translation>Hindi nagtatapos sa .svg ang {0}: pumili ng ganoong pangalan para sa --svg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>The source prints the steps to {0} only: leave out --text.</source>
            <translation>Ang mga hakbang lang patungo sa {0} ang inilimbag ng sanggunian: alisin ang --text.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} cannot be written ({1}): choose another place for --svg.</source>
            <translation>Hindi maisulat ang {0} ({1}): pumili ng ibang lugar para sa --svg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A game with you is a talk, which is no JSON: leave out --json, or choose --mode automatic.</source>
            <translation>Usapan ang larong kasama ka, na hindi JSON: alisin ang --json, o piliin ang --mode automatic.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>You keep the secret in the mode keeper: leave out --keep and the like.</source>
            <translation>Ikaw ang nagtatago ng lihim sa mode na keeper: alisin ang --keep at mga katulad nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A fixed secret must be given: choose --secret WORD.</source>
            <translation>Dapat ibigay ang nakapirming lihim: piliin ang --secret WORD.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A secret that is given is not {0}: leave out --keep or --secret.</source>
            <translation>Hindi {0} ang lihim na ibinigay: alisin ang --keep o --secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>Your guesses need an answer, which is no JSON: leave out --you or --json.</source>
            <translation>Kailangan ng sagot ang mga hula mo, na hindi JSON: alisin ang --you o --json.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word has {0} letters or more and {1} at most: change --min.</source>
            <translation>Walang salitang may {0} titik o higit pa at hanggang {1} lang: baguhin ang --min.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>A review needs the secret too: give it as --secret WORD.</source>
            <translation>Kailangan din ng pagbabalik-tanaw ang lihim: ibigay ito sa --secret WORD.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>A review needs the guesses of the game: give them in their order.</source>
            <translation>Kailangan ng pagbabalik-tanaw ang mga hula ng laro: ibigay ang mga ito ayon sa pagkakasunod.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>The game was over before the guess {0}: leave it out.</source>
            <translation>Tapos na ang laro bago ang hulang {0}: alisin ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>No game is recorded yet: give --secret and the guesses of one.</source>
            <translation>Wala pang naitalang laro: ibigay ang --secret at ang mga hula ng isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} is no file that ends in .svg or .png: choose such a name.</source>
            <translation>Hindi nagtatapos sa .svg o .png ang {0}: pumili ng ganoong pangalan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} has {1}, this game's words {2}.</source>
            <translation>May {1} ang pambungad na {0}, {2} ang mga salita ng larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} is not in the lexicon {1}.</source>
            <translation>Wala sa leksikong {1} ang pambungad na {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Where to? --{0} needs a folder: give one with --export.</source>
            <translation>Saan? Kailangan ng --{0} ng folder: magbigay ng isa sa --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>A lesson is either checked or exported: leave out --check or --export.</source>
            <translation>Sinusuri o ine-export ang aralin: alisin ang --check o --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>What is exported is no JSON: leave out --json or --export.</source>
            <translation>Hindi JSON ang ine-export: alisin ang --json o --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>There is nothing to export: name a scenario or its file.</source>
            <translation>Walang mae-export: magbigay ng aralin o ng file nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>There is nothing to check: name a scenario or its file.</source>
            <translation>Walang masusuri: magbigay ng aralin o ng file nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>Nothing can be drawn: {0} ({1}).</source>
            <translation>Walang maiguguhit: {0} ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>{0} cannot be written ({1}): choose another folder for --export.</source>
            <translation>Hindi maisulat ang {0} ({1}): pumili ng ibang folder para sa --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} has {1} of {2}, its facts say {3}: build the lexicon again with `wmh lexicon build`.</source>
            <translation>May {1} na {2} ang {0}, {3} ang sabi ng mga datos nito: buuin muli ang leksikon gamit ang `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} has {1}, which dawg-python does not find: build the lexicon again with `wmh lexicon build`.</source>
            <translation>May {1} ang {0} na hindi nahahanap ng dawg-python: buuin muli ang leksikon gamit ang `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} is no file that ends in .dawg: choose such a name for --out.</source>
            <translation>Hindi nagtatapos sa .dawg ang {0}: pumili ng ganoong pangalan para sa --out.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>{0} cannot be written ({1}): choose another place for --out.</source>
            <translation>Hindi maisulat ang {0} ({1}): pumili ng ibang lugar para sa --out.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>Give word lists, or --recipe and its name: one of the two.</source>
            <translation>Magbigay ng mga listahan ng salita, o ng --recipe at pangalan nito: isa lang sa dalawa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} is no known locale: leave --locale out, or write tr, as systems call Turkish.</source>
            <translation>Hindi kilala ang locale na {0}: alisin ang --locale, o isulat ang tr, gaya ng tawag ng mga sistema sa Turko.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} are not letters only: write --letters äöü.</source>
            <translation>Hindi puro titik ang {0}: isulat ang --letters äöü.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} is no letter of two characters: write --digraphs ch,ll.</source>
            <translation>Hindi titik na may dalawang karakter ang {0}: isulat ang --digraphs ch,ll.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>The turn {0} is not a guess and a clue: write guess:clue, as rain:ywwg.</source>
            <translation>Ang tirang {0} ay hindi hula at pahiwatig: isulat ang hula:pahiwatig, gaya ng rain:ywwg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>There is no strategy {0}: choose from {1}.</source>
            <translation>Walang estratehiyang {0}: pumili sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>No strategy is named to compare: choose from {0}.</source>
            <translation>Walang estratehiyang ibinigay para ihambing: pumili sa {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>--{0} belongs to {1}: give that too.</source>
            <translation>Kasama ng {1} ang --{0}: ibigay din iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>--cores and --cluster are two ways: choose one.</source>
            <translation>Dalawang paraan ang --cores at --cluster: pumili ng isa.</translation>
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
            <translation>Walang file na {0}: magbigay ng listahan ng mga salita, isa bawat linya, o ng .dawg na file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/named_lexicon.py"></location>
            <source>{0} has no words: give a list with one word a line.</source>
            <translation>Walang salita ang {0}: magbigay ng listahan na may isang salita bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is a folder: give the name of a file.</source>
            <translation>Folder ang {0}: ibigay ang pangalan ng isang file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>There is no folder {0} for {1}: make it first.</source>
            <translation>Walang folder na {0} para sa {1}: gawin muna ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is there and is no {1}: choose another name, or replace it by --force.</source>
            <translation>Nariyan na ang {0} at hindi ito {1}: pumili ng ibang pangalan, o palitan ito gamit ang --force.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is there and is something else: choose another folder, or replace it by --force.</source>
            <translation>Nariyan na ang {0} at iba ito: pumili ng ibang folder, o palitan ito gamit ang --force.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the numbers are more than its letters can give</source>
            <translation>higit ang mga bilang sa maibibigay ng mga titik nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} yellow, but a repeated letter gets its yellow from left to right</source>
            <translation>puti ang {0} sa puwesto {1} at dilaw ang nasa puwesto {2}, pero mula kaliwa pakanan nagiging dilaw ang titik na inuulit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} green, but this rule leaves every {0} white or none</source>
            <translation>puti ang {0} sa puwesto {1} at berde ang nasa puwesto {2}, pero sa tuntuning ito puti ang lahat ng {0} o wala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} yellow, but this rule leaves every {0} white or none</source>
            <translation>puti ang {0} sa puwesto {1} at dilaw ang nasa puwesto {2}, pero sa tuntuning ito puti ang lahat ng {0} o wala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at places {1} is yellow, but there are too few other places for it</source>
            <translation>dilaw ang {0} sa mga puwesto {1}, pero kulang ang ibang puwesto para rito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is yellow, but there is no other place for it</source>
            <translation>dilaw ang {0} sa puwesto {1}, pero walang ibang puwesto para rito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} hanggang {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>The lexicon {0} has no words of {1}: choose a length of {2}.</source>
            <translation>Walang salitang may {1} ang leksikong {0}: pumili ng habang {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>The lexicon {0} has no word of {1} that is as common as tier {2}: choose a wider --tier.</source>
            <translation>Walang salitang may {1} ang leksikong {0} na kasingkaraniwan ng antas {2}: pumili ng mas malawak na --tier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} secrets cannot be drawn from {1}: choose 1 to {2}, or {3}.</source>
            <translation>Hindi mabubunot ang {0} lihim sa {1}: pumili ng 1 hanggang {2}, o {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>There is no file {0}: give a text file with a secret a line, a number, or {1}.</source>
            <translation>Walang file na {0}: magbigay ng text file na may lihim bawat linya, ng bilang, o {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} is not UTF-8 text: give a file with a secret a line.</source>
            <translation>Hindi tekstong UTF-8 ang {0}: magbigay ng file na may lihim bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} has no words: give a file with a secret a line.</source>
            <translation>Walang salita ang {0}: magbigay ng file na may lihim bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is not in the lexicon {1}: leave it out, or choose another --lexicon.</source>
            <translation>Wala sa leksikong {1} ang lihim na {0}: alisin ito, o pumili ng ibang --lexicon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} has {1}, this game's words {2}: leave it out, or choose another --length.</source>
            <translation>May {1} ang lihim na {0}, {2} ang mga salita ng larong ito: alisin ito, o pumili ng ibang --length.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is less common than tier {1}: leave it out, or choose --tier {2}.</source>
            <translation>Mas bihira ang lihim na {0} kaysa antas {1}: alisin ito, o piliin ang --tier {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is flagged: leave it out, or choose --flagged.</source>
            <translation>Hinarang ang lihim na {0}: alisin ito, o piliin ang --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/told_game.py"></location>
            <source>{0} is played on {1} boards: use `wmh boards --game {2}`, or name a game on one.</source>
            <translation>Sa {1} tablero nilalaro ang {0}: gamitin ang `wmh boards --game {2}`, o magbigay ng larong may iisang tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>--whole-list plays by itself: leave out --player and --strategies.</source>
            <translation>Mag-isang naglalaro ang --whole-list: alisin ang --player at --strategies.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>--look-ahead and --opener belong to --whole-list: give that too.</source>
            <translation>Kasama ng --whole-list ang --look-ahead at --opener: ibigay din iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>Nobody plays: give --player "COMMAND", or --strategies and a name.</source>
            <translation>Walang naglalaro: ibigay ang --player "COMMAND", o ang --strategies at isang pangalan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The player {0} is no command: {1}.</source>
            <translation>Hindi utos ang manlalarong {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>A player is empty: give the command that starts it.</source>
            <translation>Walang laman ang isang manlalaro: ibigay ang utos na nagpapaandar dito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The lengths {0} cannot be read: write 4-13, or 5,7.</source>
            <translation>Hindi mabasa ang mga habang {0}: isulat ang 4-13, o 5,7.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The lengths {0} are none: write the smaller one first.</source>
            <translation>Walang haba sa {0}: isulat muna ang mas maliit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} has {1}, and no such words are played: leave it out, or choose its length.</source>
            <translation>May {1} ang pambungad na {0}, at hindi nilalaro ang ganoong mga salita: alisin ito, o piliin ang haba nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} is the second of its length: give one.</source>
            <translation>Ikalawa na sa haba nito ang pambungad na {0}: magbigay ng isa lang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} is not in {1}.</source>
            <translation>Wala sa {1} ang pambungad na {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/words_of_length.py"></location>
            <source>There is no file {0}: give a text file with one word a line.</source>
            <translation>Walang file na {0}: magbigay ng text file na may isang salita bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/words_of_length.py"></location>
            <source>{0} has no word of {1}: choose another length, or a list with one word a line.</source>
            <translation>Walang salitang may {1} ang {0}: pumili ng ibang haba, o ng listahan na may isang salita bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>Say where the report shall be: --out DIR.</source>
            <translation>Sabihin kung saan ilalagay ang ulat: --out DIR.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} is no folder: give one with word lists to --lists.</source>
            <translation>Hindi folder ang {0}: magbigay sa --lists ng isa na may mga listahan ng salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} is no folder: give one with other programs to --peers.</source>
            <translation>Hindi folder ang {0}: magbigay sa --peers ng isa na may ibang programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} has a report already: go on with it by --resume, or choose another folder.</source>
            <translation>May ulat na ang {0}: ipagpatuloy ito gamit ang --resume, o pumili ng ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>There is no experiment {0}: there is {1}.</source>
            <translation>Walang eksperimentong {0}: mayroong {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} cannot be written ({1}): choose another folder.</source>
            <translation>Hindi maisulat ang {0} ({1}): pumili ng ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>{0} is no folder: choose that of a study.</source>
            <translation>Hindi folder ang {0}: piliin ang sa isang pag-aaral.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>There are no participants in these folders: choose those of a study.</source>
            <translation>Walang kalahok sa mga folder na ito: piliin ang sa isang pag-aaral.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} has more of {1}: let them go on once in the window, then recode.</source>
            <translation>May higit pa ang {0} tungkol kay {1}: ipagpatuloy nang isang beses sa window, saka palitan ang code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secret {0} is not in the lexicon {1}.</source>
            <translation>Wala sa leksikong {1} ang lihim na {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secret {0} has {1} letters and not {2}.</source>
            <translation>May {1} titik ang lihim na {0} at hindi {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} has participants: a plan is written before the first one.</source>
            <translation>May mga kalahok na ang {0}: isinusulat ang plano bago ang unang kalahok.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} is of a person: simulated participants need a folder of their own.</source>
            <translation>Sa isang tao ang {0}: kailangan ng sariling folder ang mga simuladong kalahok.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>{0} has one arm, so there is nothing to compare.</source>
            <translation>Iisa ang pangkat ng {0}, kaya walang maihahambing.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>{0} holds no participants.</source>
            <translation>Walang kalahok ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} is no licence known here: choose {1}.</source>
            <translation>Hindi kilalang lisensiya rito ang {0}: piliin ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} of {1} statistics are not R's.</source>
            <translation>{0} sa {1} estadistika ang hindi kapareho ng sa R.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>What is followed has no end: leave out --json or --follow.</source>
            <translation>Walang katapusan ang sinusundan: alisin ang --json o --follow.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} takes no value: see {1} --help.</source>
            <translation>Walang halaga ang {0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} needs a value: see {1} --help.</source>
            <translation>Kailangan ng {0} ng halaga: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no command {1}: {2}</source>
            <translation>Walang utos na {1} ang {0}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no option {1}: {2}</source>
            <translation>Walang opsiyong {1} ang {0}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} is missing: see {1} --help.</source>
            <translation>Kulang ng {0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} is missing: write {1}.</source>
            <translation>Kulang ng {0}: isulat ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} needs a command: choose from {1}.</source>
            <translation>Kailangan ng {0} ng utos: pumili sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no place for {1}: write {2}.</source>
            <translation>Walang lugar ang {0} para sa {1}: isulat ang {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0}: see {1} --help.</source>
            <translation>{0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} --help tells which it has.</source>
            <translation>Sinasabi ng {0} --help kung alin ang mayroon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>choose from {0}.</source>
            <translation>pumili sa {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}: {2}</source>
            <translation>Hindi maaaring {1} ang {0}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which does not exist: choose another.</source>
            <translation>Hindi maaaring {1} ang {0}, dahil wala ito: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which is a directory: choose another.</source>
            <translation>Hindi maaaring {1} ang {0}, dahil folder ito: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which is a file: choose another.</source>
            <translation>Hindi maaaring {1} ang {0}, dahil file ito: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number: see {1} --help.</source>
            <translation>Dapat buong bilang ang {0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number of {2} or more: see {1} --help.</source>
            <translation>Dapat buong bilang na {2} o higit pa ang {0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number of {3} or less: see {1} --help.</source>
            <translation>Dapat buong bilang na hanggang {3} ang {0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number from {2} to {3}: see {1} --help.</source>
            <translation>Dapat buong bilang mula {2} hanggang {3} ang {0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number: see {1} --help.</source>
            <translation>Dapat bilang ang {0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number of {2} or more: see {1} --help.</source>
            <translation>Dapat bilang na {2} o higit pa ang {0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number of {3} or less: see {1} --help.</source>
            <translation>Dapat bilang na hanggang {3} ang {0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number from {2} to {3}: see {1} --help.</source>
            <translation>Dapat bilang mula {2} hanggang {3} ang {0}: tingnan ang {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be that ({1}): see {2} --help.</source>
            <translation>Hindi iyon maaari sa {0} ({1}): tingnan ang {2} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is green at place {3} since turn {1} ({2}) and must stay there</source>
            <translation>berde ang {0} sa puwesto {3} mula sa tira {1} ({2}) at dapat manatili roon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is yellow at place {3} since turn {1} ({2}) and must move</source>
            <translation>dilaw ang {0} sa puwesto {3} mula sa tira {1} ({2}) at dapat lumipat</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is coloured in turn {1} ({2}) and must be used {3} times</source>
            <extracomment>Of one: {0} is coloured in turn {1} ({2}) and must be used</extracomment>
            <translation>
                <numerusform>may kulay ang {0} sa tira {1} ({2}) at dapat gamitin</numerusform>
                <numerusform>may kulay ang {0} sa tira {1} ({2}) at dapat gamitin nang {3} beses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} may be used {3} times at most since turn {1} ({2})</source>
            <extracomment>Of one: {0} may be used 1 time at most since turn {1} ({2})</extracomment>
            <translation>
                <numerusform>isang beses lang magagamit ang {0} mula sa tira {1} ({2})</numerusform>
                <numerusform>hanggang {3} beses lang magagamit ang {0} mula sa tira {1} ({2})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is white since turn {1} ({2}) and may not be used</source>
            <translation>puti ang {0} mula sa tira {1} ({2}) at hindi puwedeng gamitin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The clue {0} has {1} at place {2}: use g, y and w for green, yellow and white (or 2 1 0, or O ? X).</source>
            <translation>May {1} ang pahiwatig na {0} sa puwesto {2}: gamitin ang g, y at w para sa berde, dilaw at puti (o 2 1 0, o O ? X).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The secret {0} has {1}, which is no letter of this lexicon.</source>
            <translation>May {1} ang lihim na {0}, na hindi titik ng leksikong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The opener {0} has {1}, which is no letter of this lexicon.</source>
            <translation>May {1} ang pambungad na {0}, na hindi titik ng leksikong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The rule {0} marks letters: give {1} one of g, y and w for each of its {2}, not numbers.</source>
            <translation>Nagmamarka ng mga titik ang tuntuning {0}: bigyan ang {1} ng isa sa g, y at w para sa bawat isa ({2}), hindi mga bilang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1} but its clue {2} has {3}: give one mark for each letter.</source>
            <translation>May {1} ang hulang {0} pero may {3} ang pahiwatig nitong {2}: magbigay ng isang marka sa bawat titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The rule {0} counts: write {1}:{2} such as {1}:{3}.</source>
            <translation>Nagbibilang ang tuntuning {0}: isulat ang {1}:{2}, gaya ng {1}:{3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The clue {0} has {1}, but the rule {2} counts {3}: write {4}:{5} such as {4}:{6}.</source>
            <translation>May {1} ang pahiwatig na {0}, pero {3} ang binibilang ng tuntuning {2}: isulat ang {4}:{5}, gaya ng {4}:{6}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1} but its clue {2} counts {3}: count each letter once at most.</source>
            <translation>May {1} ang hulang {0} pero {3} ang bilang ng pahiwatig nitong {2}: isang beses lang bilangin ang bawat titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The given letters {0} have {1}, which is no letter of this lexicon: write letters, and a dot where none is given, as r... does.</source>
            <translation>May {1} ang mga ibinigay na titik na {0}, na hindi titik ng leksikong ito: sumulat ng mga titik, at tuldok kung walang ibinigay, gaya ng r...</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1}, but this game's words have {2}.</source>
            <translation>May {1} ang hulang {0}, pero may {2} ang mga salita ng larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The given letters have {0}, but this game's words have {1}: write a dot for each letter that is not given.</source>
            <translation>May {0} ang mga ibinigay na titik, pero {1} ang mga salita ng larong ito: sumulat ng tuldok para sa bawat titik na hindi ibinigay.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} titik</numerusform>
                <numerusform>{0} titik</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} salita</numerusform>
                <numerusform>{0} salita</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} repeated words</source>
            <extracomment>Of one: 1 repeated word</extracomment>
            <translation>
                <numerusform>{0} inulit na salita</numerusform>
                <numerusform>{0} inulit na salita</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} boards</source>
            <extracomment>Of one: 1 board</extracomment>
            <translation>
                <numerusform>{0} tablero</numerusform>
                <numerusform>{0} tablero</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} clues</source>
            <extracomment>Of one: 1 clue</extracomment>
            <translation>
                <numerusform>{0} pahiwatig</numerusform>
                <numerusform>{0} pahiwatig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} marks</source>
            <extracomment>Of one: 1 mark</extracomment>
            <translation>
                <numerusform>{0} marka</numerusform>
                <numerusform>{0} marka</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} pegs</source>
            <extracomment>Of one: 1 peg</extracomment>
            <translation>
                <numerusform>{0} peg</numerusform>
                <numerusform>{0} peg</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} colours</source>
            <extracomment>Of one: 1 colour</extracomment>
            <translation>
                <numerusform>{0} kulay</numerusform>
                <numerusform>{0} kulay</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} codes</source>
            <extracomment>Of one: 1 code</extracomment>
            <translation>
                <numerusform>{0} code</numerusform>
                <numerusform>{0} code</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} hula</numerusform>
                <numerusform>{0} hula</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} openers</source>
            <extracomment>Of one: 1 opener</extracomment>
            <translation>
                <numerusform>{0} pambungad</numerusform>
                <numerusform>{0} pambungad</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} attempts</source>
            <extracomment>Of one: 1 attempt</extracomment>
            <translation>
                <numerusform>{0} subok</numerusform>
                <numerusform>{0} subok</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} games</source>
            <extracomment>Of one: 1 game</extracomment>
            <translation>
                <numerusform>{0} laro</numerusform>
                <numerusform>{0} laro</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} frames</source>
            <extracomment>Of one: 1 frame</extracomment>
            <translation>
                <numerusform>{0} frame</numerusform>
                <numerusform>{0} frame</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} pictures</source>
            <extracomment>Of one: 1 picture</extracomment>
            <translation>
                <numerusform>{0} larawan</numerusform>
                <numerusform>{0} larawan</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} experiments</source>
            <extracomment>Of one: 1 experiment</extracomment>
            <translation>
                <numerusform>{0} eksperimento</numerusform>
                <numerusform>{0} eksperimento</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} points</source>
            <extracomment>Of one: 1 point</extracomment>
            <translation>
                <numerusform>{0} puntos</numerusform>
                <numerusform>{0} puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} lines</source>
            <extracomment>Of one: 1 line</extracomment>
            <translation>
                <numerusform>{0} linya</numerusform>
                <numerusform>{0} linya</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} places</source>
            <extracomment>Of one: 1 place</extracomment>
            <translation>
                <numerusform>{0} puwesto</numerusform>
                <numerusform>{0} puwesto</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} symbols</source>
            <extracomment>Of one: 1 symbol</extracomment>
            <translation>
                <numerusform>{0} simbolo</numerusform>
                <numerusform>{0} simbolo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} numbers</source>
            <extracomment>Of one: 1 number</extracomment>
            <translation>
                <numerusform>{0} bilang</numerusform>
                <numerusform>{0} bilang</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}: the field {1} is missing: add {1} = and {2}.</source>
            <translation>{0}: kulang ang field na {1}: idagdag ang {1} = at, kasunod nito, {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: the field {2} is missing: add {2} = and {3}.</source>
            <translation>{0}, linya {1}: kulang ang field na {2}: idagdag ang {2} = at, kasunod nito, {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: {2}.</source>
            <translation>{0}, linya {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0}, line {1}: {2}</source>
            <translation>{0}, linya {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is longer than {1} bytes: choose another file.</source>
            <translation>Mas mahaba sa {1} byte ang {0}: pumili ng ibang file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is no text in UTF-8: save it as UTF-8.</source>
            <translation>Hindi teksto sa UTF-8 ang {0}: i-save ito bilang UTF-8.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: a name of more than {2} parts is no field: mend that line.</source>
            <translation>{0}, linya {1}: hindi field ang pangalang may higit sa {2} bahagi: ayusin ang linyang iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: a number of more than {2} digits cannot be read: write a smaller one.</source>
            <translation>{0}, linya {1}: hindi mababasa ang bilang na may higit sa {2} digit: sumulat ng mas maliit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: this is no TOML ({2}): mend that line.</source>
            <translation>{0}, linya {1}: hindi ito TOML ({2}): ayusin ang linyang iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: this is no TOML (its brackets are too deep): close them.</source>
            <translation>{0}, linya {1}: hindi ito TOML (masyadong malalim ang mga panaklong nito): isara ang mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is no TOML: {1}: mend that value.</source>
            <translation>Hindi TOML ang {0}: {1}: ayusin ang halagang iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>one line of text, {0} characters at most</source>
            <translation>isang linya ng teksto, {0} karakter ang pinakamahaba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>a number from {0} to {1}</source>
            <translation>buong bilang na {0} hanggang {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>tables, each under [[{0}]]</source>
            <translation>mga talahanayan, bawat isa sa ilalim ng [[{0}]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>there is no field {0}: use {1}</source>
            <translation>walang field na {0}; ito ang mayroon: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is {1}, but must be {2}</source>
            <translation>{1} ang {0}, pero dapat ay {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is longer than {0} bytes</source>
            <translation>lampas sa {0} byte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is no text in UTF-8</source>
            <translation>hindi tekstong UTF-8</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is no JSON (its brackets are too deep)</source>
            <translation>hindi JSON (masyadong malalim ang mga panaklong)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is cut short or is no JSON, at character {0}</source>
            <translation>naputol o hindi JSON, sa karakter {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is cut short or is no JSON, at line {0}, character {1}</source>
            <translation>naputol o hindi JSON, sa linya {0}, karakter {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has no names for what it holds</source>
            <translation>walang pangalan ang mga laman</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>says something for {0} that it cannot be</source>
            <translation>hindi maaari ang sinasabi para sa {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has a number of more than {0} digits</source>
            <translation>may bilang na higit sa {0} digit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has a number that is too large</source>
            <translation>may bilang na sobrang laki</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has {0}, which is no number</source>
            <translation>may {0}, na hindi bilang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>There are {0} words, and a lexicon holds {1}: use fewer.</source>
            <translation>May {0} salita, at {1} lamang ang kasya sa isang leksikon: bawasan ang mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/encoding.py"></location>
            <source>These words need {0} units; a file can hold {1}. Use fewer words.</source>
            <translation>Kailangan ng mga salitang ito ng {0} yunit; {1} ang kaya ng isang file. Bawasan ang mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has format {0}, and this program reads format {1}</source>
            <translation>nasa format na {0}, at format {1} ang binabasa ng programang ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>was changed after it was written (its checksum differs)</source>
            <translation>binago matapos isulat (iba ang checksum)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>does not hold the facts of a lexicon</source>
            <translation>hindi datos ng leksikon ang laman</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>tells of {0} words, and {1} are the most</source>
            <translation>nagsasabi ng {0} salita, at {1} ang pinakamarami</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has numbers of words or sizes that cannot be</source>
            <translation>may mga bilang ng salita o laki na hindi maaari</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has words of more than {0} letters, or letters that are none</source>
            <translation>may mga salitang higit sa {0} titik, o mga titik na hindi titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has no alphabet that can be</source>
            <translation>walang posibleng alpabeto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>{0} of a newer version of this program (use that one)</source>
            <translation>{0} ng mas bagong bersiyon ng programang ito (iyon ang gamitin)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is cut short or is no DAWG</source>
            <translation>naputol o hindi DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (its first number is not its size)</source>
            <translation>hindi DAWG (hindi laki nito ang unang bilang)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (a unit points outside)</source>
            <translation>hindi DAWG (may yunit na nakaturo sa labas)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (some edges belong to nothing)</source>
            <translation>hindi DAWG (may mga gilid na walang kinabibilangan)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (it has a loop, or words of more than {0} letters)</source>
            <translation>hindi DAWG (may loop, o mga salitang higit sa {0} titik)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (it has edges below which no word ends)</source>
            <translation>hindi DAWG (may mga gilid na walang nagtatapos na salita sa ilalim)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>has more than {0} words, which are the most</source>
            <translation>higit sa {0} ang mga salita, na siyang pinakamarami</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has capitals: they are read as small letters.</source>
            <translation>May malalaking titik ang {0}: binabasa ang mga ito bilang maliliit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1}: each counts once.</source>
            <translation>May {1} ang {0}: isang beses binibilang ang bawat isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1} of {2}: each counts once.</source>
            <translation>May {1} na may {2} ang {0}: isang beses binibilang ang bawat isa.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1} lines that are no words of {2} to {3} letters: left out.</source>
            <extracomment>Of one: {0} has 1 line that is no word of {2} to {3} letters: left out.</extracomment>
            <translation>
                <numerusform>May {1} linya ang {0} na hindi salitang may {2} hanggang {3} titik: hindi isinama.</numerusform>
                <numerusform>May {1} linya ang {0} na hindi mga salitang may {2} hanggang {3} titik: hindi isinama.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} needs words, all of {1} to {2} letters.</source>
            <translation>Kailangan ng {0} ng mga salita, lahat may {1} hanggang {2} titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>write {0}abcdef, or {1}0123456789 where none may occur twice.</source>
            <translation>isulat ang {0}abcdef, o {1}0123456789 kung walang puwedeng umulit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>No code can have {0} places: choose 1 to {1}.</source>
            <translation>Walang code na maaaring magkaroon ng {0} puwesto: pumili ng 1 hanggang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>There is no code of {0} different symbols among {1}: choose a length of {2} at most.</source>
            <translation>Walang code na may {0} magkakaibang simbolo sa {1}: pumili ng habang {2} ang pinakamarami.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>There are {0} codes of {1} among {2}, and a lexicon holds {3} of a length: choose fewer symbols or shorter codes.</source>
            <translation>May {0} code na {1} ang haba sa {2}, at {3} bawat haba ang kaya ng leksikon: pumili ng mas kaunting simbolo o mas maikling code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>Codes need symbols: {0}</source>
            <translation>Kailangan ng mga code ng simbolo: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>The symbols {0} have {1}, which is no letter or digit: {2}</source>
            <translation>May {1} ang mga simbolong {0}, na hindi titik o numero: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>Codes can have {0} symbols at most, not {1}: name fewer.</source>
            <translation>Hanggang {0} simbolo lang ang mga code, hindi {1}: bawasan ang mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>The symbols {0} have {1} twice: name each once.</source>
            <translation>Dalawang beses ang {1} sa mga simbolong {0}: isang beses lang ang bawat isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>{0}: {1} cut at a slash, where the spelling checker's flags begin; the other forms that they stand for are not in the list.</source>
            <translation>{0}: {1} ang pinutol sa guhit na pahilig, kung saan nagsisimula ang mga tanda ng tagasuri ng baybay; wala sa listahan ang ibang anyong kinakatawan ng mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>What stands beside the words is no number, and was passed over.</source>
            <translation>Hindi bilang ang nasa tabi ng mga salita, at nilaktawan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>The numbers beside the words were read as tiers: the smaller, the more common.</source>
            <translation>Binasa bilang mga antas ang mga bilang sa tabi ng mga salita: mas maliit, mas karaniwan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>The numbers beside the words were read as counts: the larger, the more common. The {0} most common words have tier {1}, those after the {2}th tier {3}.</source>
            <translation>Binasa bilang dalas ang mga bilang sa tabi ng mga salita: mas malaki, mas karaniwan. Antas {1} ang {0} pinakakaraniwang salita, at antas {3} ang mga kasunod ng ika-{2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>{0}, line {1}: the tier {2} is no whole number from 0 to {3}. Write `word TAB tier`, or only the word.</source>
            <translation>{0}, linya {1}: hindi buong bilang mula 0 hanggang {3} ang antas na {2}. Isulat ang `salita TAB antas`, o ang salita lamang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list of a program.</source>
            <translation>Binasa ang {0} bilang listahan ng isang programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a table.</source>
            <translation>Binasa ang {0} bilang talahanayan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list with numbers or dates beside the words.</source>
            <translation>Binasa ang {0} bilang listahang may mga numero o petsa sa tabi ng mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list with several words a line.</source>
            <translation>Binasa ang {0} bilang listahang may ilang salita bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/literals.py"></location>
            <source>{0} is a list of a program with more than {1} million characters: give a text file, one word a line.</source>
            <translation>Ang {0} ay listahan ng isang programa na may higit sa {1} milyong karakter: magbigay ng text file, isang salita bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/literals.py"></location>
            <source>{0} begins as JSON and is cut off or broken: give the whole of it, or a text file, one word a line.</source>
            <translation>Nagsisimula ang {0} bilang JSON at putol o sira: ibigay ang kabuuan, o isang text file, isang salita bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} is not UTF-8 and was read as Latin-1: check its accents.</source>
            <translation>Hindi UTF-8 ang {0} at binasa bilang Latin-1: suriin ang mga tuldik nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} {1}: give a text file, one word a line.</source>
            <translation>{0} ({1}): magbigay ng text file, isang salita bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} is a binary file, not a word list: give a text file, one word a line.</source>
            <translation>Binary file ang {0}, hindi listahan ng mga salita: magbigay ng text file, isang salita bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>Letters seen fewer than {0} times are taken for those of other languages: {1}</source>
            <translation>Itinuturing na mula sa ibang wika ang mga titik na nakita nang wala pang {0} beses: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0} has no word of {1} to {2} letters that could be told from the rest: give a list with one word a line, a table, or JSON.</source>
            <translation>Walang salita ang {0} na may {1} hanggang {2} titik na maihihiwalay sa iba: magbigay ng listahang may isang salita bawat linya, talahanayan, o JSON.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0}: {1} Leave out the words of other languages.</source>
            <translation>{0}: {1} Alisin ang mga salita ng ibang wika.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has {0} words, its facts say {1}</source>
            <translation>may {0} salita, {1} ang sabi ng datos nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has words of other lengths than its facts say</source>
            <translation>may mga salitang iba ang haba sa sabi ng datos nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has words of other letters than its facts say</source>
            <translation>may mga salitang iba ang titik sa sabi ng datos nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>was changed after it was built (its checksum differs)</source>
            <translation>binago matapos buuin (iba ang checksum)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is a folder: give the path of a .dawg file.</source>
            <translation>Folder ang {0}: ibigay ang path ng isang .dawg file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is missing: give the path of a .dawg file.</source>
            <translation>Wala ang {0}: ibigay ang path ng isang .dawg file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is no .dawg file: build one from a word list with `wmh lexicon build {1} --out {2}.dawg`.</source>
            <translation>Hindi .dawg file ang {0}: bumuo ng isa mula sa listahan ng salita gamit ang `wmh lexicon build {1} --out {2}.dawg`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} {1}: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} ({1}): buuing muli ang leksikon gamit ang `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} cannot be read ({1}): build the lexicon again with `wmh lexicon build`.</source>
            <translation>Hindi mabasa ang {0} ({1}): buuing muli ang leksikon gamit ang `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0} is written from right to left, which boards are not made for yet: choose a list of another language.</source>
            <translation>Isinusulat ang {0} mula kanan pakaliwa, at hindi pa iyon kaya ng mga tablero: pumili ng listahan sa ibang wika.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/automaton.py"></location>
            <source>The pattern goes too many ways at once. Use fewer of * + { } and |.</source>
            <translation>Napakaraming daan ng padron. Bawasan ang * + { } at |.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/positions.py"></location>
            <source>The pattern is too large once its repetitions are written out: more than {0} letters. Use smaller numbers in {{ }}, or * and +.</source>
            <translation>Napakalaki ng padron kapag isinulat nang buo: higit sa {0} titik. Gumamit ng mas maliliit na bilang sa {{ }}, o * at +.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>The pattern has {0} characters, and {1} are the most. Make it shorter.</source>
            <translation>May {0} karakter ang padron, at {1} ang pinakamarami. Paikliin ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>The pattern is empty. Try .*ing for words that end in ing.</source>
            <translation>Walang laman ang padron. Subukan ang .*han para sa mga salitang nagtatapos sa han.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is never closed. Add a ).</source>
            <translation>Puwesto {0}: hindi naisara ang ( na ito. Magdagdag ng ).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this [ is never closed. Add a ].</source>
            <translation>Puwesto {0}: hindi naisara ang [ na ito. Magdagdag ng ].</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: after a look-ahead put what | parts in parentheses: (...|...).</source>
            <translation>Puwesto {0}: pagkatapos ng look-ahead, ilagay sa panaklong ang mga bahaging may |: (...|...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: ^ can only begin a pattern and $ only end it. Neither is needed.</source>
            <translation>Puwesto {0}: sa simula lang maaari ang ^ at sa dulo lang ang $. Hindi kailangan ang mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot look back. Look ahead from its beginning: (?=...).</source>
            <translation>Puwesto {0}: hindi makatitingin pabalik ang isang padron. Tumingin pasulong mula sa simula nito: (?=...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a group cannot have a name. Leave the name out: (...).</source>
            <translation>Puwesto {0}: hindi maaaring may pangalan ang isang pangkat. Alisin ang pangalan: (...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot depend on a group. Write both cases out: (...|...).</source>
            <translation>Puwesto {0}: hindi maaaring nakabatay sa isang pangkat ang padron. Isulat ang dalawang kaso: (...|...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: of the marks that begin with (? only (?: (?= and (?! mean something here. Capital and small letters are alike without any.</source>
            <translation>Puwesto {0}: sa mga tandang nagsisimula sa (? ang (?: (?= at (?! lamang ang may kahulugan dito. Pareho na ang malalaki at maliliit na titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a look-ahead can only stand at the beginning. Move it there.</source>
            <translation>Puwesto {0}: sa simula lang maaari ang look-ahead. Ilipat doon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is inside {1} others, and no more are read. Use fewer.</source>
            <translation>Puwesto {0}: nasa loob ng {1} iba ang ( na ito, at hanggang doon lang ang binabasa. Bawasan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this {1} closes nothing. Leave it out.</source>
            <translation>Puwesto {0}: walang isinasara ang {1} na ito. Alisin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: numbers belong between {{ and }}, as in .{{2}} or .{{2,4}}.</source>
            <translation>Puwesto {0}: nasa pagitan ng {{ at }} ang mga bilang, gaya ng .{{2}} o .{{2,4}}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: there is nothing before {1} to repeat.</source>
            <translation>Puwesto {0}: walang uulitin bago ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: in {1} the smaller number comes first.</source>
            <translation>Puwesto {0}: sa {1}, nauuna ang mas maliit na bilang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: in a range the first letter comes first: [a-f].</source>
            <translation>Puwesto {0}: sa saklaw, nauuna ang unang titik: [a-f].</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot refer back to a group. Write the letters out.</source>
            <translation>Puwesto {0}: hindi maaaring tumukoy ang padron sa isang pangkat. Isulat ang mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a \ means nothing here. Write . for any letter.</source>
            <translation>Puwesto {0}: walang kahulugan dito ang \. Isulat ang . para sa anumang titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/extras.py"></location>
            <source>Statistics and plots need {0}, which is not installed: type pip install 'word-mastermind-helper[studies]', and try again.</source>
            <translation>Kailangan ng estadistika at mga graph ang {0}, na hindi naka-install: i-type ang pip install 'word-mastermind-helper[studies]', at subukan muli.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>{0} cannot be read: {1}.</source>
            <translation>Hindi mabasa ang {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>did you mean {0}?</source>
            <translation>{0} ba ang ibig sabihin?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>there is {0}; or give a file.</source>
            <translation>mayroong {0}; o magbigay ng file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>there is none at all; give a file.</source>
            <translation>wala kahit isa; magbigay ng file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/kept.py"></location>
            <source>does not say its version</source>
            <translation>hindi sinasabi ang bersiyon nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>says something that cannot be</source>
            <translation>may sinasabing hindi maaari</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>{0} is longer than any picture: give a PNG, JPEG or WebP.</source>
            <translation>Mas mahaba ang {0} kaysa sa anumang larawan: magbigay ng PNG, JPEG o WebP.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>{0} is no picture that can be read: give a PNG, JPEG or WebP.</source>
            <translation>Hindi mabasang larawan ang {0}: magbigay ng PNG, JPEG o WebP.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>The picture has {0} by {1} pixels, too few to show a board: take a larger one.</source>
            <translation>May {0} por {1} pixel ang larawan, kulang para sa isang tablero: gumamit ng mas malaki.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>The picture has {0} by {1} pixels, more than can be looked at: cut out the board.</source>
            <translation>May {0} por {1} pixel ang larawan, sobra para tingnan: gupitin lamang ang tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The word {0} was guessed in row {1}: nominate another.</source>
            <translation>Naihula na sa hilera {1} ang salitang {0}: magnomina ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The word {0} is nominated already: raise hands for it.</source>
            <translation>Nominado na ang salitang {0}: magtaas ng kamay para rito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>There is no secret yet: type a word, or have one drawn.</source>
            <translation>Wala pang lihim: mag-type ng salita, o magpabunot ng isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The secret has a sign that is no letter of the lexicon {0}: type another word.</source>
            <translation>May simbolo ang lihim na hindi titik ng leksikong {0}: mag-type ng ibang salita.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The secret has {0} letters and is not in the lexicon {1}: type another word.</source>
            <extracomment>Of one: The secret has 1 letter and is not in the lexicon {1}: type another word.</extracomment>
            <translation>
                <numerusform>May {0} titik ang lihim at wala ito sa leksikong {1}: mag-type ng ibang salita.</numerusform>
                <numerusform>May {0} titik ang lihim at wala ito sa leksikong {1}: mag-type ng ibang salita.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The game is over: start a new one.</source>
            <translation>Tapos na ang laro: magsimula ng bago.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1}, which is no letter of this lexicon.</source>
            <translation>May {1} ang hulang {0}, na hindi titik ng leksikong ito.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The guess {0} has {1} letters, but this game's words have {2}.</source>
            <extracomment>Of one: The guess {0} has 1 letter, but this game's words have {2}.</extracomment>
            <translation>
                <numerusform>May {1} titik ang hulang {0}, pero {2} ang mga salita ng larong ito.</numerusform>
                <numerusform>May {1} titik ang hulang {0}, pero {2} ang mga salita ng larong ito.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The guess {0} is not in the lexicon {1}: try another word.</source>
            <translation>Wala sa leksikong {1} ang hulang {0}: sumubok ng ibang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The game shows {0}: {1} has other letters there.</source>
            <translation>Ipinapakita ng laro ang {0}: iba ang mga titik doon ng {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The mode {0} does not let {1} pass: {2}.</source>
            <translation>Hindi pinapayagan ng mode na {0} ang {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>A secret that is not drawn must be given.</source>
            <translation>Dapat ibigay ang lihim na hindi binunot.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The lexicon {0} has no word of {1} letters that is as common as tier {2}: choose another length or a wider tier.</source>
            <extracomment>Of one: The lexicon {0} has no word of 1 letter that is as common as tier {2}: choose another length or a wider tier.</extracomment>
            <translation>
                <numerusform>Walang salitang may {1} titik sa leksikong {0} na kasingkaraniwan ng antas {2}: pumili ng ibang haba o mas malawak na antas.</numerusform>
                <numerusform>Walang salitang may {1} titik sa leksikong {0} na kasingkaraniwan ng antas {2}: pumili ng ibang haba o mas malawak na antas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The secret {0} is not in the lexicon {1}: choose a word that is, or another lexicon.</source>
            <translation>Wala sa leksikong {1} ang lihim na {0}: pumili ng salitang naroon, o ibang leksikon.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The secret {0} has {1} letters, this game's words {2}: choose another word or length.</source>
            <extracomment>Of one: The secret {0} has 1 letter, this game's words {2}: choose another word or length.</extracomment>
            <translation>
                <numerusform>May {1} titik ang lihim na {0}, {2} ang mga salita ng larong ito: pumili ng ibang salita o haba.</numerusform>
                <numerusform>May {1} titik ang lihim na {0}, {2} ang mga salita ng larong ito: pumili ng ibang salita o haba.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>{0} It is passed over.</source>
            <translation>{0} Nilalaktawan ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word is answered {0} for {1}: the mask is passed over.</source>
            <translation>Walang salitang nasasagot ng {0} para sa {1}: nilalaktawan ang maskara.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word fits after {0} for {1}: masks of X alone are forgotten.</source>
            <translation>Walang salitang tugma pagkatapos ng {0} para sa {1}: kinakalimutan ang mga maskarang puro X.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word fits after {0} for {1}: the mask is passed over.</source>
            <translation>Walang salitang tugma pagkatapos ng {0} para sa {1}: nilalaktawan ang maskara.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/round.py"></location>
            <source>The mask {0} has {1}: only O, ? and X are marks.</source>
            <translation>May {1} ang maskarang {0}: O, ? at X lang ang mga marka.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/round.py"></location>
            <source>The mask {0} has {1} for {2}.</source>
            <translation>May {1} ang maskarang {0} para sa {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>The clue of {0} is not complete: mark the rest.</source>
            <translation>Hindi kumpleto ang pahiwatig ng {0}: markahan ang iba pa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>No secret gives {0} this clue: check it.</source>
            <translation>Walang lihim na nagbibigay sa {0} ng pahiwatig na ito: suriin ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>No word of the lexicon {0} gets these clues: check the last one and the earlier ones.</source>
            <translation>Walang salita ng leksikong {0} ang nakakakuha ng mga pahiwatig na ito: suriin ang huli at ang mga nauna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>its inverse takes its place</source>
            <translation>ang kabaligtaran nito ang pumapalit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>its colours are not in the code</source>
            <translation>wala sa code ang mga kulay nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>the best root, {0}</source>
            <translation>ang pinakamahusay na ugat, {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>not better than the best root, {0}</source>
            <translation>hindi mas mahusay sa pinakamahusay na ugat, {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0} turned round, {1}</source>
            <translation>{0} na binaligtad, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, more than {1}</source>
            <translation>{0}, higit sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, not more than {1}</source>
            <translation>{0}, hindi higit sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, no less</source>
            <translation>{0}, hindi bumaba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, less than {1}</source>
            <translation>{0}, mas mababa sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>The code {0} has {1}, which is no colour: use {2}.</source>
            <translation>May {1} ang code na {0}, na hindi kulay: gamitin ang {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>The code {0} has {1}, this game's codes {2}: write {2} letters from {3}, such as FCBE.</source>
            <translation>May {1} ang code na {0}, {2} ang mga code ng larong ito: sumulat ng {2} titik mula sa {3}, gaya ng FCBE.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>{0} black</source>
            <extracomment>Of one: 1 black</extracomment>
            <translation>
                <numerusform>{0} itim</numerusform>
                <numerusform>{0} itim</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>{0} white</source>
            <extracomment>Of one: 1 white</extracomment>
            <translation>
                <numerusform>{0} puti</numerusform>
                <numerusform>{0} puti</numerusform>
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
            <translation>walang peg</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>kept</source>
            <translation>pinanatili</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>pruned</source>
            <translation>inalis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>waiting</source>
            <translation>naghihintay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>solved</source>
            <translation>lutas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Fewest left at worst: {0}, {1}.</source>
            <translation>Pinakakaunting natitira sa pinakamalala: {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Fewest left on average: {0}, {1}.</source>
            <translation>Pinakakaunting natitira sa average: {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Most information: {0}, {1} bits.</source>
            <translation>Pinakamaraming impormasyon: {0}, {1} bit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Most different marks: {0}, {1}.</source>
            <translation>Pinakamaraming magkakaibang sagot: {0}, {1}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>{0} are best in the worst case only.</source>
            <extracomment>Of one: {0} is best in the worst case only.</extracomment>
            <translation>
                <numerusform>{0} ay pinakamahusay sa pinakamalalang kaso lamang.</numerusform>
                <numerusform>{0} ay pinakamahusay sa pinakamalalang kaso lamang.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} and {1}</source>
            <translation>{0} at {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>There cannot be {0} colours: choose 1 to {1}.</source>
            <translation>Hindi puwedeng {0} ang mga kulay: pumili ng 1 hanggang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>the code</source>
            <translation>ang code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/playing.py"></location>
            <source>{0} left</source>
            <translation>{0} ang natitira</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}, stage {1}: {2}</source>
            <translation>{0}, yugto {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}, stage {1}: the source has {2} (score {3}), but it is {4} (score {5})</source>
            <translation>{0}, yugto {1}: {2} (iskor {3}) ang nasa sanggunian, pero {4} (iskor {5}) ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}.</source>
            <translation>{0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}; it is pruned all the same.</source>
            <translation>{0}; inaalis pa rin ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}: that is more than {1}, so by the rule it is not pruned but expanded.</source>
            <translation>{0}: higit ito sa {1}, kaya ayon sa tuntunin ay hindi ito inaalis kundi pinalalawak.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}: that is no less than {1}, so by the rule it is not pruned but expanded.</source>
            <translation>{0}: hindi ito mas mababa sa {1}, kaya ayon sa tuntunin ay hindi ito inaalis kundi pinalalawak.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>such as "6-10" or [5, 6], all from 2 to 31</source>
            <translation>gaya ng "6-10" o [5, 6], lahat mula 2 hanggang 31</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a list of places from 1 to {0}</source>
            <translation>listahan ng mga puwesto mula 1 hanggang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>{0} short names in place of {1}</source>
            <translation>{0} maikling pangalan kapalit ng {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a table such as [marks.green]</source>
            <translation>talahanayang gaya ng [marks.green]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a table of green, yellow and white</source>
            <translation>talahanayan ng green, yellow at white</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>boards is {0}, and several need rows: add rows</source>
            <translation>{0} ang boards, at kailangan ng rows kapag marami: idagdag ang rows</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>length is {0}, which is none of the lengths: name it there too</source>
            <translation>{0} ang length, na wala sa lengths: ilagay rin ito roon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>codes show no letters: leave out given</source>
            <translation>walang ipinapakitang titik ang mga code: alisin ang given</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>lexicon is {0}, but codes are of different letters a to z and digits: write codes:abcdef or distinct:0123456789</source>
            <translation>{0} ang lexicon, pero magkakaibang titik a hanggang z at digit ang mga code: isulat ang codes:abcdef o distinct:0123456789</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>lexicon is {0}, which has no {1} different symbols: name more</source>
            <translation>{0} ang lexicon, na walang {1} magkakaibang simbolo: dagdagan ang mga ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a game of codes has no words: leave out words</source>
            <translation>walang salita ang laro ng mga code: alisin ang words</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>opener is {0}, which is no word of the game's length</source>
            <translation>{0} ang opener, na hindi salitang kasinghaba ng sa laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} counts nothing: leave out counts</source>
            <translation>walang binibilang ang tuntuning {0}: alisin ang counts</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} marks no letters: leave out marks</source>
            <translation>walang minamarkahang titik ang tuntuning {0}: alisin ang marks</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>there is no mark {0}: use green, yellow and white</source>
            <translation>walang markang {0}: gamitin ang green, yellow at white</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>two marks have the key {0}: give each its own</source>
            <translation>may dalawang markang iisa ang key na {0}: bigyan ng sarili ang bawat isa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} marks no letters: leave out squares</source>
            <translation>walang minamarkahang titik ang tuntuning {0}: alisin ang squares</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the squares of {0} are emoji, as in {0} = "{1}"</source>
            <translation>emoji ang mga parisukat ng {0}, gaya ng {0} = "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>{0} stands twice in squares: give each mark its own</source>
            <translation>dalawang beses ang {0} sa squares: bigyan ng sarili ang bawat marka</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the mark {0} needs a name and a key: name = "red", key = "r"</source>
            <translation>kailangan ng markang {0} ng pangalan at key: name = "pula", key = "p"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the key of {0} is {1}: use one small letter</source>
            <translation>{1} ang key ng {0}: gumamit ng isang maliit na titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/race.py"></location>
            <source>A race needs a secret: give one.</source>
            <translation>Kailangan ng karera ng lihim: magbigay ng isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/methods.py"></location>
            <source>The rack {0} has {1} arrangements, more than {2}: choose another method.</source>
            <translation>May {1} ayos ang rak na {0}, higit sa {2}: pumili ng ibang paraan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1} letters: give {2} at most.</source>
            <translation>May {1} titik ang rak na {0}: {2} ang pinakamarami.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1} blanks: give {2} at most.</source>
            <translation>May {1} blangko ang rak na {0}: {2} ang pinakamarami.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack is empty: type its letters, and ? for a blank.</source>
            <translation>Walang laman ang rak: i-type ang mga titik nito, at ? para sa blangko.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has a star between its letters: stars stand at its ends, and a dot for each place between.</source>
            <translation>May bituin ang padron na {0} sa pagitan ng mga titik: nasa mga dulo ang mga bituin, at tuldok para sa bawat puwesto sa pagitan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has {1} places: words have {2} letters at most.</source>
            <translation>May {1} puwesto ang padron na {0}: {2} titik ang pinakamahabang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} leaves no place for the rack: write a dot for each letter that is wanted, or a star at an end, as *{1}*.</source>
            <translation>Walang puwesto para sa rak sa padron na {0}: maglagay ng tuldok para sa bawat titik na gusto, o bituin sa dulo, gaya ng *{1}*.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0} has no table [values]: write one, with lines such as a = 1.</source>
            <translation>Walang talahanayang [values] ang {0}: sumulat ng isa, na may mga linyang gaya ng a = 1.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is no letter.</source>
            <translation>{0}: hindi titik ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is worth {2}: give a whole number from 0 to {3}.</source>
            <translation>{0}: {2} ang halaga ng {1}: magbigay ng buong bilang mula 0 hanggang {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is there twice: leave one out.</source>
            <translation>{0}: dalawang beses ang {1}: alisin ang isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}, line {1}</source>
            <translation>{0}, linya {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/record/played.py"></location>
            <source>The game has letters that the lexicon {0} has not: it was another one.</source>
            <translation>May mga titik ang laro na wala sa leksikong {0}: iba iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} cannot be read: write tcp://host:port, or local:4 for 4 here.</source>
            <translation>Hindi mabasa ang cluster na {0}: isulat ang tcp://host:port, o local:4 para sa 4 dito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>A cluster needs Dask, which is not installed here: pip install 'word-mastermind-helper[cluster]'.</source>
            <translation>Kailangan ng cluster ang Dask, na hindi naka-install dito: pip install 'word-mastermind-helper[cluster]'.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} cannot be reached: look whether its scheduler runs there.</source>
            <translation>Hindi maabot ang cluster na {0}: tingnan kung tumatakbo roon ang scheduler nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>Workers of {0} died one after the other of the same work: look whether they have enough memory.</source>
            <translation>Sunod-sunod na namatay ang mga worker ng {0} sa iisang gawain: tingnan kung sapat ang memorya nila.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The workers of {0} have no or another Word Mastermind Helper ({1}): install this version there.</source>
            <translation>Walang Word Mastermind Helper ang mga worker ng {0}, o iba ang nasa kanila ({1}): i-install doon ang bersiyong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The worker {0} has {1} {2}, and this program {3}: install the same there.</source>
            <translation>May {1} {2} ang worker na {0}, at {3} ang programang ito: i-install doon ang kapareho.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} has no workers: start some.</source>
            <translation>Walang worker ang cluster na {0}: magsimula ng ilan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The scheduler of {0} is gone.</source>
            <translation>Wala na ang scheduler ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cores.py"></location>
            <source>{0} processes died one after the other of the same work: look whether this machine has enough memory.</source>
            <translation>{0} na proseso ang sunod-sunod na namatay sa iisang gawain: tingnan kung sapat ang memorya ng makinang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} holds something else than runs: choose another folder.</source>
            <translation>May ibang laman ang {0} kaysa mga takbo: pumili ng ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} has no run to go on with: leave out --resume.</source>
            <translation>Walang takbong maipagpapatuloy sa {0}: alisin ang --resume.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} has a run already: go on with it by --resume, or choose another folder.</source>
            <translation>May takbo na sa {0}: ipagpatuloy ito gamit ang --resume, o pumili ng ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>There is no such run to go on with: leave out --resume.</source>
            <translation>Walang ganoong takbong maipagpapatuloy: alisin ang --resume.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} is being written by another program: wait for it.</source>
            <translation>Sinusulatan ng ibang programa ang {0}: hintayin ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} is no run of this program: choose another folder.</source>
            <translation>Hindi takbo ng programang ito ang {0}: pumili ng ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} words at most</source>
            <translation>hindi hihigit sa {0} salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>words without marks on letters</source>
            <translation>mga salitang walang tuldik ang mga titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>a list of some of {0}</source>
            <translation>listahan ng ilan sa {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the name of a number, such as remaining</source>
            <translation>pangalan ng isang bilang, gaya ng remaining</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the number of a step, from 1, or -1 for the last</source>
            <translation>bilang ng hakbang, mula 1, o -1 para sa huli</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>a list of texts in quotes</source>
            <translation>listahan ng mga tekstong nasa panipi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>a text of at most {0} characters</source>
            <translation>tekstong hindi hihigit sa {0} karakter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there is no stage {0}: use {1}</source>
            <translation>walang yugtong {0}; ito ang mayroon: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} is of no use beside words: leave out one of them</source>
            <translation>walang silbi ang {0} kung may words: alisin ang isa sa dalawa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the word {0} is not {1} to {2} letters: correct it or take it out</source>
            <translation>hindi {1} hanggang {2} titik ang salitang {0}: itama o alisin ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the words have {0} different letters, but {1} are the most: leave some out</source>
            <translation>may {0} magkakaibang titik ang mga salita, pero {1} ang pinakamarami: alisin ang ilan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>no word has {0}: add some or change length</source>
            <translation>walang salitang may {0}: magdagdag o baguhin ang length</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>codes of {0} are shorter: change length</source>
            <translation>mas maikli ang mga code ng {0}: baguhin ang length</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the turn {0} is no guess and clue: write it like {1}</source>
            <translation>hindi hula at pahiwatig ang tirang {0}: isulat ito gaya ng {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>given is {0}: write a letter or a dot for each of {1} places</source>
            <translation>{0} ang given: sumulat ng titik o tuldok para sa bawat isa sa {1} puwesto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>secret is {0}, which is no word</source>
            <translation>{0} ang secret, na hindi salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the secret {0} is not among the words: add it to them</source>
            <translation>wala sa mga salita ang lihim na {0}: idagdag ito sa mga iyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the guess {0} is no word: write letters only</source>
            <translation>hindi salita ang hulang {0}: mga titik lamang ang isulat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there is no strategy {0}: use {1}</source>
            <translation>walang estratehiyang {0}; ito ang mayroon: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there are more than {0} stops: drop some</source>
            <translation>higit sa {0} ang mga hinto: alisin ang ilan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>reveal has {0}, but no figure is named: add figure, or leave it out</source>
            <translation>may {0} ang reveal, pero walang pinangalanang bilang: idagdag ang figure, o alisin ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>reveal needs {0} where the number belongs, and no other brackets like it</source>
            <translation>kailangan ng reveal ng {0} kung saan ilalagay ang bilang, at wala nang ibang ganoong panaklong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the stage {0} needs {1}: add it or leave the stage out</source>
            <translation>kailangan ng yugtong {0} ng {1}: idagdag ito o alisin ang yugto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} has {1}, but at most {2} can be shown: leave some out</source>
            <translation>may {1} ang {0}, pero {2} lamang ang maipapakita: alisin ang ilan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} is there twice: take one out</source>
            <translation>dalawang beses ang {0}: alisin ang isa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} has {1}, but length is {2}: make them equal</source>
            <translation>may {1} ang {0}, pero {2} ang length: pagparehuhin ang mga ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/stops.py"></location>
            <source>{0}, stop {1}: {2}.</source>
            <translation>{0}, hinto {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: the secret {1} is not in the lexicon {2}: choose another.</source>
            <translation>{0}: wala sa leksikong {2} ang lihim na {1}: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0} has {1}, which is no letter of its words: change one of them.</source>
            <translation>May {1} ang {0}, na hindi titik ng mga salita nito: baguhin ang isa sa dalawa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0} has {1} letters in the lexicon {2}, but length is {3}: make them equal.</source>
            <translation>May {1} titik ang {0} sa leksikong {2}, pero {3} ang length: pagparehuhin ang mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: the given letter {1} is no letter of its words: change one of them.</source>
            <translation>{0}: hindi titik ng mga salita nito ang ibinigay na titik na {1}: baguhin ang isa sa dalawa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} is of another version of the program: use that one.</source>
            <translation>Sa ibang bersiyon ng programa ang {0}: iyon ang gamitin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0} cannot be read ({1}).</source>
            <translation>Hindi mabasa ang {0} ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} {1}: put it right or remove it; it holds the words changed by hand in {2}.</source>
            <translation>{0} ({1}): itama o alisin ang file; nasa loob nito ang mga salitang binago sa {2} nang mano-mano.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>No word would be left in {0}: remove the lexicon instead.</source>
            <translation>Walang matitirang salita sa {0}: ang leksikon na lang ang alisin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} has {1}, which is no letter of {2}: its letters are {3}.</source>
            <translation>May {1} ang {0}, na hindi titik ng {2}: ang mga titik nito ay {3}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} has {1} letters: words have {2} to {3}.</source>
            <extracomment>Of one: {0} has 1 letter: words have {2} to {3}.</extracomment>
            <translation>
                <numerusform>May 1 titik ang {0}: may {2} hanggang {3} ang mga salita.</numerusform>
                <numerusform>May {1} titik ang {0}: may {2} hanggang {3} ang mga salita.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} is not in {1}: check its spelling.</source>
            <translation>Wala ang {0} sa {1}: tingnan ang baybay nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>Its lists are gone: it was built again from its own words.</source>
            <translation>Wala na ang mga listahan nito: muli itong binuo mula sa sarili nitong mga salita.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>{0}: {1} flagged words not in the lists.</source>
            <extracomment>Of one: {0}: 1 flagged word not in the lists.</extracomment>
            <translation>
                <numerusform>{0}: {1} hinarang na salita ang wala sa mga listahan.</numerusform>
                <numerusform>{0}: {1} hinarang na salita ang wala sa mga listahan.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>{0} cannot be read ({1}): give a text file with one word a line.</source>
            <translation>Hindi mabasa ang {0} ({1}): magbigay ng text file na may isang salita bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/library.py"></location>
            <source>{0} is made from its name and has no file.</source>
            <translation>Ginagawa ang {0} mula sa pangalan nito at walang file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>A lexicon needs a name: letters, digits, spaces, - and _.</source>
            <translation>Kailangan ng leksikon ang isang pangalan: mga titik, numero, espasyo, - at _.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is a name for codes: choose one without a colon.</source>
            <translation>Pangalan para sa mga code ang {0}: pumili ng walang tutuldok.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} has {1}: a name has letters, digits, spaces, - and _ only.</source>
            <translation>May {1} ang {0}: mga titik, numero, espasyo, - at _ lamang ang nasa pangalan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is too long: choose a name of {1} letters.</source>
            <translation>Masyadong mahaba ang {0}: pumili ng pangalan na hanggang {1} titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} cannot be the name of a file: choose another one.</source>
            <translation>Hindi puwedeng maging pangalan ng file ang {0}: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is the name of a built-in lexicon: choose another one.</source>
            <translation>Pangalan ng kasamang leksikon ang {0}: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is a lexicon {0} already: choose another name.</source>
            <translation>Mayroon nang leksikon na {0}: pumili ng ibang pangalan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no lexicon {0}: installed are {1}.</source>
            <translation>Walang leksikon na {0}: naka-install ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no imported lexicon {0}, nor any other.</source>
            <translation>Walang na-import na leksikon na {0}, at wala ring iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no imported lexicon {0}: there are {1}.</source>
            <translation>Walang na-import na leksikon na {0}: mayroong {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is built in and stays as it is.</source>
            <translation>Kasama na sa programa ang {0} at mananatili ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>Too many lexica have the name {0}: choose another one.</source>
            <translation>Napakaraming leksikon ang may pangalang {0}: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/patched.py"></location>
            <source>No word is left in {0}: remove {1}.</source>
            <translation>Walang natirang salita sa {0}: alisin ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/patched.py"></location>
            <source>The words changed in {0} by hand have no room: {1} cannot be written ({2}).</source>
            <translation>Walang lugar para sa mga salitang binago sa {0}: hindi maisulat ang {1} ({2}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>There is no recipe {0}: this system has none.</source>
            <translation>Walang resipe na {0}: wala ang sistemang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>There is no recipe {0}: this system has {1}.</source>
            <translation>Walang resipe na {0}: ang sistemang ito ay may {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} is missing: install {1}, as Debian and Ubuntu call it.</source>
            <translation>Wala ang {0}: i-install ang {1}, na siyang tawag dito sa Debian at Ubuntu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} is missing: install aspell, which brings it.</source>
            <translation>Wala ang {0}: i-install ang aspell, na may dala nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} cannot be unpacked: {1}.</source>
            <translation>Hindi mabuksan ang siksik na {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} cannot be unpacked: install {1} again.</source>
            <translation>Hindi mabuksan ang siksik na {0}: i-install muli ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>cannot be started: {0}: {1}</source>
            <translation>hindi mapaandar: {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>was not done within {0} seconds</source>
            <translation>hindi natapos sa loob ng {0} segundo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output</source>
            <translation>tinapos ang output nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output (exit code {0})</source>
            <translation>tinapos ang output nito (code {0})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output (exit code {0}: {1})</source>
            <translation>tinapos ang output nito (code {0}: {1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>wrote more than {0} characters and no end of line</source>
            <translation>sumulat ng higit sa {0} karakter nang walang dulo ng linya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>A question without turns needs the length of its words: length=5.</source>
            <translation>Kailangan ng tanong na walang tira ang haba ng mga salita nito: length=5.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>No word fits these turns: no guess can tell anything.</source>
            <translation>Walang salitang tugma sa mga tirang ito: walang hula ang may masasabi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not among the words that may be found here.</source>
            <translation>Wala ang {0} sa mga salitang puwedeng mahanap dito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not found in {1} guesses.</source>
            <translation>Hindi nahahanap ang {0} sa {1} hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} of these do not fit the turns.</source>
            <translation>{0} sa mga ito ang hindi tugma sa mga tira.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} has {1}: give a word of {2}.</source>
            <translation>May {1} ang {0}: magbigay ng salitang may {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not in the lexicon {1}.</source>
            <translation>Wala sa leksikong {1} ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/figures.py"></location>
            <source>{0} holds no figures of this program.</source>
            <translation>Walang mga bilang ng programang ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/figures.py"></location>
            <source>{0} has no place for the figures: {1}</source>
            <translation>Walang lugar para sa mga bilang sa {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/playing.py"></location>
            <source>{0} has too few words of {1} letters ({2}, and an experiment draws {3}): choose a larger lexicon, or other experiments.</source>
            <translation>Kulang ang mga salita ng {0} na may {1} titik ({2}, at {3} ang kinukuha ng isang eksperimento): pumili ng mas malaking leksikon o ng ibang eksperimento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} is no report of this program: choose another folder.</source>
            <translation>Hindi ulat ng programang ito ang {0}: pumili ng ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} was begun by another version of the program ({1}, this is {2}), whose figures must not be mixed with these: choose another folder.</source>
            <translation>Sinimulan ang {0} ng ibang bersiyon ng programa ({1}, ito ay {2}), at hindi dapat ihalo ang mga bilang nito sa mga ito: pumili ng ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} was begun with another choice of --{1}: choose the same, or another folder.</source>
            <translation>Sinimulan ang {0} na may ibang pinili sa --{1}: piliin ang pareho, o ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/assumed.py"></location>
            <source>{0} are no sizes: write numbers from 2 to {1} with commas between.</source>
            <translation>Hindi laki ang {0}: sumulat ng mga numerong 2 hanggang {1} na may kuwit sa pagitan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/power.py"></location>
            <source>That study tells nothing to assume: {0}.</source>
            <translation>Walang maipagpapalagay mula sa pag-aaral na iyon: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line or the one before it was changed</source>
            <translation>binago ang linyang ito o ang nauna rito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>a line before this one is missing, or one is too many</source>
            <translation>may kulang na linya bago ito, o may sobra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>the last line is cut</source>
            <translation>naputol ang huling linya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line is no event: it {0}</source>
            <translation>hindi pangyayari ang linyang ito: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line is no event that this version knows</source>
            <translation>hindi pangyayaring kilala ng bersiyong ito ang linyang ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line has a time that cannot be</source>
            <translation>may oras ang linyang ito na hindi maaari</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>a newer version of this program wrote this: use that one</source>
            <translation>isinulat ito ng mas bagong bersiyon ng programang ito: iyon ang gamitin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/folder.py"></location>
            <source>{0} is the file of {1}: give it its name back, or give that participant another code with `wmh study recode`.</source>
            <translation>File ni {1} ang {0}: ibalik ang dating pangalan nito, o bigyan ng ibang code ang kalahok gamit ang `wmh study recode`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/folder.py"></location>
            <source>{0} was recorded under another protocol (or another version of it): analyse it with that one, or take the file out of the folder.</source>
            <translation>Naitala ang {0} sa ibang protokol (o ibang bersiyon): suriin ito gamit iyon, o alisin ang file sa folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/holding.py"></location>
            <source>{0} is open in another program ({1}): end that sitting first.</source>
            <translation>Bukas ang {0} sa ibang programa ({1}): tapusin muna ang sesyong iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/journal.py"></location>
            <source>{0} was written by a newer version of this program, and stays as it is: go on with that version.</source>
            <translation>Ang {0} ay isinulat ng mas bagong bersiyon ng programang ito, at mananatiling ganoon: magpatuloy gamit ang bersiyong iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/merging.py"></location>
            <source>These folders cannot be put together: {0}</source>
            <translation>Hindi mapagsasama ang mga folder na ito: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/merging.py"></location>
            <source>{0} is there already and tells something else: choose an empty folder.</source>
            <translation>Nariyan na ang {0} at iba ang sinasabi: pumili ng bakanteng folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/pin.py"></location>
            <source>A PIN is 4 to 12 digits: choose another one.</source>
            <translation>4 hanggang 12 numero ang PIN: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/pin.py"></location>
            <source>{0} holds no PIN: delete it and set one anew.</source>
            <translation>Walang PIN ang {0}: burahin ito at magtakda ng bago.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0} is no code: take 2 to 20 letters a to z, digits and -.</source>
            <translation>Hindi code ang {0}: gumamit ng 2 hanggang 20 titik a hanggang z, numero at -.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>There is no participant {0} in {1}.</source>
            <translation>Walang kalahok na {0} sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0} is taken: choose another code.</source>
            <translation>Gamit na ang {0}: pumili ng ibang code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0}, line {1}: {2}. Nothing is written anew that hides this.</source>
            <translation>{0}, linya {1}: {2}. Walang isusulat na muli na magtatago nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/assignment.py"></location>
            <source>The secret {0} is rarer than tier {1}, up to which words are suggested: choose another word or a wider tier.</source>
            <translation>Mas bihira ang lihim na {0} kaysa antas {1}, ang hangganan ng mga iminumungkahing salita: pumili ng ibang salita o mas malawak na antas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/assignment.py"></location>
            <source>The lexicon {0} has too few words of {1} letters up to tier {2} for {3} games: choose a wider tier.</source>
            <translation>Masyadong kaunti ang mga salitang may {1} titik hanggang antas {2} ng leksikong {0} para sa {3} laro: pumili ng mas malawak na antas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of some of {0}, each once</source>
            <translation>listahan ng ilan sa {0}, tig-isang beses</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of 2 to {0} names of machines, each of 1 to 8 letters a to z and digits, a letter first; or left out for one machine</source>
            <translation>listahan ng 2 hanggang {0} pangalan ng computer, bawat isa ay 1 hanggang 8 titik a hanggang z at digit, titik ang una; o alisin kung iisa ang computer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>at least two tables, each under [[arms]]</source>
            <translation>hindi bababa sa dalawang talahanayan, bawat isa sa ilalim ng [[arms]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>tables, each under [[blocks]]</source>
            <translation>mga talahanayan, bawat isa sa ilalim ng [[blocks]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of words, "{0}" or "{1}"</source>
            <translation>listahan ng mga salita, "{0}" o "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>"{0}" or a number from {1} to {2}</source>
            <translation>"{0}" o buong bilang na {1} hanggang {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of {0}, or []</source>
            <translation>listahan ng {0}, o []</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>left out, as languages is</source>
            <translation>wala, gaya ng languages</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0}, as languages has them</source>
            <translation>{0}, gaya ng nasa languages</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a name of small letters, digits and -</source>
            <translation>pangalan ng maliliit na titik, digit at -</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>one of {0}</source>
            <translation>isa sa {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>two numbers, such as { attempts = 6.9, seconds = 178.4 }</source>
            <translation>dalawang bilang, gaya ng { attempts = 6.9, seconds = 178.4 }</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a sequence has {0} arms for {1} blocks: name an arm for each block</source>
            <translation>may {0} pangkat ang pagkakasunod para sa {1} bloke: magbigay ng pangkat para sa bawat bloke</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>arm_by needs sequences: add them, or leave it out</source>
            <translation>kailangan ng arm_by ng sequences: idagdag ito, o alisin ang arm_by</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is a station twice</source>
            <translation>dalawang beses na istasyon ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is for an arm that sees more than "{1}"</source>
            <translation>ang {0} ay para sa pangkat na nakakakita ng higit sa "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>proven_to is for the strategy {0}</source>
            <translation>ang proven_to ay para sa estratehiyang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>every block is practice: one must be measured</source>
            <translation>pagsasanay ang lahat ng bloke: dapat sukatin ang isa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>permuted is {0}, but must be a multiple of the {1} sequences</source>
            <translation>{0} ang permuted, pero dapat multiple ng {1} pagkakasunod</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>permuted is {0}, but must be a multiple of the {1} arms</source>
            <translation>{0} ang permuted, pero dapat multiple ng {1} pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>there are {0} secrets for {1} games: name one for each</source>
            <translation>may {0} lihim para sa {1} laro: magbigay ng isa para sa bawat isa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is a secret twice</source>
            <translation>dalawang beses na lihim ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is what an arm is tried with, and known by then: choose another word</source>
            <translation>ang {0} ang salitang pansubok ng isang arm, at kilala na pagdating doon: pumili ng ibang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>translated is there without {0}</source>
            <translation>may translated pero walang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} has {1} and not {2}</source>
            <translation>may {1} ang {0} at hindi {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>tables, each under [[items]]</source>
            <translation>mga talahanayan, bawat isa sa ilalim ng [[items]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>a list of at least two texts, such as ["yes", "no"]</source>
            <translation>listahan ng hindi bababa sa dalawang teksto, gaya ng ["oo", "hindi"]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>true or false</source>
            <translation>true o false</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is there twice</source>
            <translation>dalawang beses ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>most is {0}, which no step of {1} leads to</source>
            <translation>{0} ang most, na hindi maaabot sa hakbang na {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>least is {0}, but must be less than most, {1}</source>
            <translation>ang least ay {0}, ngunit dapat mas mababa sa most, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>most is {0}, but must be more than {1}</source>
            <translation>{0} ang most, pero dapat higit sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>{0} has one of them twice</source>
            <translation>dalawang beses ang isa sa {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>one of {0}, or a list of lists of arms</source>
            <translation>isa sa {0}, o listahan ng mga listahan ng pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>a list of lists of arms</source>
            <translation>listahan ng mga listahan ng pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>sequences need design = "within" or "both": add that line</source>
            <translation>kailangan ng sequences ng design = "within" o "both": idagdag ang linyang iyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>all orders of {0} arms are too many: use williams</source>
            <translation>masyadong marami ang lahat ng pagkakasunod ng {0} pangkat: gamitin ang williams</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>there is no arm {0}</source>
            <translation>walang pangkat na {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>{0} must have each arm once, or the design is both</source>
            <translation>dapat may tig-isa ng bawat pangkat ang {0}, o both ang design</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>all sequences must have the same number of arms, at least two</source>
            <translation>dapat pare-pareho ang dami ng pangkat sa lahat ng pagkakasunod, hindi bababa sa dalawa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>a sequence is there twice</source>
            <translation>dalawang beses ang isang pagkakasunod</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>the arm {0} is in no sequence</source>
            <translation>wala sa anumang pagkakasunod ang pangkat na {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R is not there ({0} is not found): install it, then try again.</source>
            <translation>Wala ang R (hindi makita ang {0}): i-install ito, saka subukan ulit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R lacks {0}: install these packages, then try again.</source>
            <translation>Kulang ang R ng {0}: i-install ang mga package na ito, saka subukan ulit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R did not end well: {0}</source>
            <translation>Hindi natapos nang maayos ang R: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/kit.py"></location>
            <source>There is no {0} in {1}: choose the folder of a study.</source>
            <translation>Walang {0} sa {1}: piliin ang folder ng isang pag-aaral.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>does not say {0}</source>
            <translation>hindi sinasabi ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/jobs.py"></location>
            <source>There is no word of this length to draw: choose another length.</source>
            <translation>Walang salitang ganito kahaba na mabubunot: pumili ng ibang haba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/pictures.py"></location>
            <source>No fonts are installed, so nothing can be drawn: install one.</source>
            <translation>Walang naka-install na font kaya walang maiguguhit: mag-install ng isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_changes.py"></location>
            <source>{0} is not installed, and so cannot be changed: import its words first.</source>
            <translation>Hindi naka-install ang {0} kaya hindi ito mababago: i-import muna ang mga salita nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>The words of the lexicon {0} are not those with which this folder was recorded: some were added, left out or flagged since. Bring them back, or choose another folder.</source>
            <translation>Ang mga salita ng leksikong {0} ay hindi ang ginamit nang itala ang folder na ito: may idinagdag, inalis o hinarang mula noon. Ibalik ang mga iyon, o pumili ng ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>The clock of this protocol starts at the first letter typed, which the assistant cannot time: let the program keep the time, or use a protocol with starts = "shown".</source>
            <translation>Ang orasan ng protocol na ito ay nagsisimula sa unang titik na na-type, na hindi maoorasan ng katuwang: hayaang ang programa ang magtala ng oras, o gumamit ng protocol na may starts = "shown".</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} begins with no station of this protocol ({1}): write one and a - before it.</source>
            <translation>Hindi nagsisimula ang {0} sa isang istasyon ng protokol na ito ({1}): isulat ang isa at - sa unahan nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/shown.py"></location>
            <source>The strategy {0} cannot be used here: {1}</source>
            <translation>Hindi magagamit dito ang estratehiyang {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>This folder holds simulated participants: choose another folder.</source>
            <translation>May mga simuladong kalahok ang folder na ito: pumili ng ibang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} was recorded under another protocol: choose that one, or another code.</source>
            <translation>Naitala ang {0} sa ibang protokol: piliin iyon, o ibang code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} is over: choose another code.</source>
            <translation>Tapos na ang {0}: pumili ng ibang code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} is there in other letters, large or small: use those.</source>
            <translation>Mayroon nang {0} sa ibang laki ng titik: iyon ang gamitin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/jobs.py"></location>
            <source>{0} holds participants: simulated ones need a folder of their own.</source>
            <translation>May mga kalahok ang {0}: kailangan ng sariling folder ang mga simulado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>There are no participants in {0}: choose the folder of a study.</source>
            <translation>Walang kalahok sa {0}: piliin ang folder ng isang pag-aaral.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>The print says that this stage starts from FCAE; its codes are those of FCEE.</source>
            <translation>Sabi ng nakalimbag, nagsisimula ang yugtong ito sa FCAE; mga code ng FCEE ang nasa loob nito.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>It was checked in stage 1 already, so it takes no guess.</source>
            <translation>Nasuri na ito sa yugto 1, kaya walang hulang nagagamit.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>The print heads this stage "Expand the root by color"; it expands the node FCAE.</source>
            <translation>Pinamagatan ng nakalimbag ang yugtong ito na "Expand the root by color"; pinalalawak nito ang node na FCAE.</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>Nothing to review yet. Enter a guess first.</source>
            <translation>Wala pang mababalikan. Magpasok muna ng hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>The report is in the clipboard.</source>
            <translation>Nasa clipboard na ang ulat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>The list is the paper's, as before. For the game you play, {0} chooses what wins it more often.</source>
            <translation>Ang listahan ay sa papel pa rin, gaya ng dati. Para sa larong nilalaro mo, pinipili ng {0} ang mas madalas manalo.</translation>
        </message>
    </context>
    <context>
        <name>GameForm</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Who guesses</source>
            <translation>Sino ang huhula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Number of the game</source>
            <translation>Numero ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>any</source>
            <translation>kahit alin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The same number gives everybody the same secret.</source>
            <translation>Iisang lihim ang ibinibigay ng parehong numero sa lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The secret, typed unseen</source>
            <translation>Ang lihim, na itina-type nang hindi nakikita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Words the secret is one of</source>
            <translation>Mga salitang kinabibilangan ng lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Length of the words in the game</source>
            <translation>Haba ng mga salita sa laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Rule of the game</source>
            <translation>Tuntunin ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>no limit</source>
            <translation>walang hangganan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Begin</source>
            <translation>Magsimula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Begin the game</source>
            <translation>Simulan ang laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Play</source>
            <translation>Laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Secret</source>
            <translation>Lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Number</source>
            <translation>Numero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Typed</source>
            <translation>Na-type</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Words</source>
            <translation>Mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Length</source>
            <translation>Haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Rule</source>
            <translation>Tuntunin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Attempts</source>
            <translation>Mga subok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>common words</source>
            <translation>karaniwang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>everyday words</source>
            <translation>mga salitang pang-araw-araw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>all words</source>
            <translation>lahat ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>No lexicon is open yet.</source>
            <translation>Wala pang bukas na leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Type the secret first.</source>
            <translation>I-type muna ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>you guess</source>
            <translation>ako ang huhula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The program keeps a secret and marks your guesses.</source>
            <translation>Nagtatago ng lihim ang programa at minamarkahan ang mga hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>the program guesses</source>
            <translation>ang programa ang huhula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>You keep a secret and mark the program's guesses.</source>
            <translation>Magtago ng lihim at markahan ang mga hula ng programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>watch</source>
            <translation>manood</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The program guesses and marks, and you watch.</source>
            <translation>Humuhula at nagmamarka ang programa, at nanonood ka.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>drawn at random</source>
            <translation>binunot nang sapalaran</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Every word is as likely.</source>
            <translation>Pantay-pantay ang pagkakataon ng bawat salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>typed by somebody</source>
            <translation>itinype ng iba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>A teacher types it unseen.</source>
            <translation>Itina-type ng guro nang hindi nakikita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>adversary</source>
            <translation>kalaban</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>It has none: it keeps as many words possible as it can.</source>
            <translation>Wala siyang lihim: pinananatili niyang maaari ang pinakamaraming salita.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} titik</numerusform>
                <numerusform>{0} titik</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameButtons</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>That is it</source>
            <translation>Iyan nga</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>That is it: the guess is the secret</source>
            <translation>Iyan nga: ang hula ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Step</source>
            <translation>Hakbang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Step: the next guess now</source>
            <translation>Hakbang: ang susunod na hula ngayon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Speed</source>
            <translation>Bilis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Give up</source>
            <translation>Sumuko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Give up: the secret is shown</source>
            <translation>Sumuko: ipapakita ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Stop</source>
            <translation>Itigil</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Again</source>
            <translation>Muli</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Again: another such game</source>
            <translation>Muli: isa pang ganitong laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Other game</source>
            <translation>Ibang laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Review</source>
            <translation>Balik-tanaw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Review: look back at the game</source>
            <translation>Balik-tanaw sa laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Go on</source>
            <translation>Ituloy</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Pause</source>
            <translation>I-pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>slow</source>
            <translation>mabagal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>steady</source>
            <translation>katamtaman</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>fast</source>
            <translation>mabilis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>at once</source>
            <translation>agad</translation>
        </message>
    </context>
    <context>
        <name>GamePane</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Game</source>
            <translation>Laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Close the game side</source>
            <translation>Isara ang panig ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Board of the game</source>
            <translation>Tablero ng laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>A game</source>
            <translation>Isang laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Choose what to play, then Begin.</source>
            <translation>Piliin kung ano ang lalaruin, saka Magsimula.</translation>
        </message>
    </context>
    <context>
        <name>LetterRow</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Letters used: none</source>
            <translation>Mga nagamit na titik: wala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Letters used: {0}</source>
            <translation>Mga nagamit na titik: {0}</translation>
        </message>
    </context>
    <context>
        <name>GameText</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>game {0}</source>
            <translation>laro {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>typed secret</source>
            <translation>na-type na lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>adversary</source>
            <translation>kalaban</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>you keep the secret</source>
            <translation>nasa iyo ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} is shown</source>
            <translation>ipinapakita ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>no letter is shown</source>
            <translation>walang titik na ipinapakita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>guesses by {0}</source>
            <translation>mga hula ng {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program thinks …</source>
            <translation>Nag-iisip ang programa …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Hula {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Guess {0}</source>
            <translation>Hula {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Lost: it was {0}</source>
            <translation>Talo: {0} iyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Not found</source>
            <translation>Hindi nahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Enter, and it is marked.</source>
            <translation>Enter, at mamarkahan ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Mag-type ng hula, o kumuha ng isa sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program guesses and marks.</source>
            <translation>Humuhula at nagmamarka ang programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Think of a word.</source>
            <translation>Mag-isip ng salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>It took {0}.</source>
            <translation>Tumagal nang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The adversary had no other word left.</source>
            <translation>Wala nang ibang salitang natira sa kalaban.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program has no guess left.</source>
            <translation>Wala nang hulang natira sa programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>Wala sa leksikong ito ang {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} titik</numerusform>
                <numerusform>{0} titik</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Won in {0} guesses</source>
            <extracomment>Of one: Won in 1 guess</extracomment>
            <translation>
                <numerusform>Panalo sa {0} hula</numerusform>
                <numerusform>Panalo sa {0} hula</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Found in {0} guesses</source>
            <extracomment>Of one: Found in 1 guess</extracomment>
            <translation>
                <numerusform>Nahanap sa {0} hula</numerusform>
                <numerusform>Nahanap sa {0} hula</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Match</name>
        <message>
            <location filename="../../app/wmh/ui/play/match.py"></location>
            <source>No lexicon is open: choose one in the menu Game.</source>
            <translation>Walang bukas na leksikon: pumili ng isa sa menu na Laro.</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>In the game only marks can be corrected.</source>
            <translation>Mga marka lang ang maitatama sa laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>A game is under way: give it up or stop it first.</source>
            <translation>May larong nagaganap: sumuko o itigil muna ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>Another lexicon was opened, so the game is over.</source>
            <translation>Binuksan ang ibang leksikon, kaya tapos na ang laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Hindi mai-save ang laro sa {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>The game cannot be recorded in {0}: {1}.</source>
            <translation>Hindi maitala ang laro sa {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>ResetFoot</name>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Reset this &amp;page</source>
            <translation>I-reset ang pa&amp;hinang ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Reset all …</source>
            <translation>I-reset laha&amp;t …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Reset all</source>
            <translation>&amp;I-reset lahat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Keep them</source>
            <translation>&amp;Panatilihin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Bawiin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Every page as at first? Another length of words begins a new game.</source>
            <translation>Bawat pahina gaya noong una? Magsisimula ng bagong laro ang ibang haba ng salita.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Preferences</source>
            <translation>Mga kagustuhan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Sections</source>
            <translation>Mga seksiyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>All of it is as at first already.</source>
            <translation>Gaya na noong una ang lahat nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>They are as they were before.</source>
            <translation>Gaya na ulit ng dati ang mga ito.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>{0} settings are as at first.</source>
            <extracomment>Of one: 1 setting is as at first.</extracomment>
            <translation>
                <numerusform>{0} setting ang gaya noong una.</numerusform>
                <numerusform>{0} setting ang gaya noong una.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Appearance</source>
            <translation>&amp;Itsura</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Words</source>
            <translation>&amp;Salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>A&amp;dvice</source>
            <translation>&amp;Payo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>W&amp;indow</source>
            <translation>&amp;Window</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Off</source>
            <translation>Hindi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>On</source>
            <translation>Oo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Length of the words</source>
            <translation>Haba ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Magsisimula ng bagong laro ang ibang haba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Lexicon</source>
            <translation>Leksikon</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} titik</numerusform>
                <numerusform>{0} titik</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Mishaps</name>
        <message>
            <location filename="../../app/wmh/ui/program/application.py"></location>
            <source>The program crashed last time ({0}). Everything is as it was then; whoever mends it needs a report, which has no words in it.</source>
            <translation>Nag-crash ang programa noong huli ({0}). Nasa dati ang lahat; kailangan ng mag-aayos nito ang isang ulat, na walang mga salitang nakasulat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/program/application.py"></location>
            <source>Copy the report</source>
            <translation>Kopyahin ang ulat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/program/crash_log.py"></location>
            <source>Something went wrong: {0}. It is noted in {1}.</source>
            <translation>May nangyaring mali: {0}. Nakatala ito sa {1}.</translation>
        </message>
    </context>
    <context>
        <name>Starts</name>
        <message>
            <location filename="../../app/wmh/ui/program/starts.py"></location>
            <source>This is window {0}. It keeps a game of its own; that of the first window stays as it is.</source>
            <translation>Ito ang window {0}. May sarili itong laro; mananatili kung ano ang laro sa unang window.</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle</source>
            <translation>Haluin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters (Space)</source>
            <translation>Haluin ang mga titik (Space)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters</source>
            <translation>Haluin ang mga titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Words by length</source>
            <translation>Mga salita ayon sa haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Sumuko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Bagong laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Type a word, then Enter. Space shuffles the letters.</source>
            <translation>Mag-type ng salita, saka Enter. Hinahalo ng Space ang mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>{0} of {1} points. Found words have the sign {2}.</source>
            <translation>{0} sa {1} puntos. May tandang {2} ang mga nahanap na salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>The letters: {0}</source>
            <translation>Ang mga titik: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Your word</source>
            <translation>Ang iyong salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Letters of your own</source>
            <translation>Sariling mga titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>&amp;Play with these letters</source>
            <translation>&amp;Laruin ang mga titik na ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Length of the word</source>
            <translation>Haba ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>seed</source>
            <translation>binhi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Seed</source>
            <translation>Binhi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>The same number draws the same letters again.</source>
            <translation>Ang parehong numero ay bumubunot muli ng parehong mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>&amp;Draw a word</source>
            <translation>&amp;Bumunot ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Time</source>
            <translation>Oras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>no clock</source>
            <translation>walang orasan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Find every word</source>
            <translation>Hanapin ang bawat salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Let a word be drawn and shuffled, or type letters.</source>
            <translation>Magpabunot at magpahalo ng salita, o mag-type ng mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Looking for the words …</source>
            <translation>Hinahanap ang mga salita …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>This cannot be played</source>
            <translation>Hindi ito malalaro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} of {1}, {2}</source>
            <translation>{0} sa {1}, {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>All found: {0}</source>
            <translation>Nahanap lahat: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>Given up: {0}</source>
            <translation>Sumuko: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>Time is over: {0}</source>
            <translation>Ubos na ang oras: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is found already.</source>
            <translation>Nahanap na ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is a word, but not among those that are looked for.</source>
            <translation>Salita ang {0}, pero hindi kabilang sa mga hinahanap.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>Wala sa leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is too short: words have {1} letters or more.</source>
            <translation>Masyadong maikli ang {0}: {1} titik o higit pa ang mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>The game is over.</source>
            <translation>Tapos na ang laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} left</source>
            <translation>{0} pa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>Hindi titik ng leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there is no {1}.</source>
            <translation>Hindi mabubuo ang {0}: walang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made.</source>
            <translation>Hindi mabubuo ang {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} minutes</source>
            <extracomment>Of one: 1 minute</extracomment>
            <translation>
                <numerusform>{0} minuto</numerusform>
                <numerusform>{0} minuto</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>{0} seconds</source>
            <extracomment>Of one: 1 second</extracomment>
            <translation>
                <numerusform>{0} segundo</numerusform>
                <numerusform>{0} segundo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there are only {2} {1}.</source>
            <extracomment>Of one: {0} cannot be made: there is only one {1}.</extracomment>
            <translation>
                <numerusform>Hindi mabubuo ang {0}: isa lang ang {1}.</numerusform>
                <numerusform>Hindi mabubuo ang {0}: {2} lang ang {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>found</source>
            <translation>nahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>missed</source>
            <translation>hindi nahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0}: {1} of {2}</source>
            <translation>{0}: {1} sa {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>No lexicon is open.</source>
            <translation>Walang bukas na leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>There is no word of that length here: choose another.</source>
            <translation>Walang salitang ganoon kahaba rito: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>No word can be made: give more letters, or allow shorter words.</source>
            <translation>Walang salitang mabubuo: magbigay ng mas maraming titik, o payagan ang mas maiikling salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>{0} words can be made: give fewer letters or blanks.</source>
            <translation>{0} salita ang mabubuo: magbigay ng mas kaunting titik o blangko.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Shortest words</source>
            <translation>Pinakamaikling salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>from {0} letters</source>
            <translation>mula {0} titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Values of the letters</source>
            <translation>Halaga ng mga titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>No word can be made</source>
            <translation>Walang salitang mabubuo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0}, best {1}</source>
            <translation>{0}, pinakamahusay ang {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>The first {0} are listed.</source>
            <translation>Nakalista ang unang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>Among all words ({0}) there may be some.</source>
            <translation>Baka mayroon sa lahat ng salita ({0}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>best first</source>
            <translation>pinakamahusay muna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>longest first</source>
            <translation>pinakamahaba muna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>rank {0}, a tie</source>
            <translation>ranggo {0}, tabla</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>rank {0}</source>
            <translation>ranggo {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} salita</numerusform>
                <numerusform>{0} salita</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} more are flagged words, and not shown.</source>
            <extracomment>Of one: 1 more is a flagged word, and not shown.</extracomment>
            <translation>
                <numerusform>{0} pa ang hinarang na salita, at hindi ipinapakita.</numerusform>
                <numerusform>{0} pa ang hinarang na salita, at hindi ipinapakita.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} points</source>
            <extracomment>Of one: 1 point</extracomment>
            <translation>
                <numerusform>{0} puntos</numerusform>
                <numerusform>{0} puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} titik</numerusform>
                <numerusform>{0} titik</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>blanks as {0}</source>
            <extracomment>Of one: blank as {0}</extracomment>
            <translation>
                <numerusform>blangko bilang {0}</numerusform>
                <numerusform>mga blangko bilang {0}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FindOptions</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Board, such as ..t* or *a.e</source>
            <translation>Tablero, gaya ng ..t* o *a.e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Pattern of the board</source>
            <translation>Padron ng tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Letters that lie on the board, a dot for each place of the rack's letters; a star at an end lets the word go on there.</source>
            <translation>Mga titik na nasa tablero, isang tuldok para sa bawat puwesto ng titik ng rak; hinahayaan ng bituin sa dulo na magpatuloy doon ang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Order of the list</source>
            <translation>Ayos ng listahan</translation>
        </message>
    </context>
    <context>
        <name>FindPage</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Letters; Space is a blank</source>
            <translation>Mga titik; blangko ang Space</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Letters of the rack</source>
            <translation>Mga titik ng rak</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>letters</source>
            <translation>titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Words that can be made</source>
            <translation>Mga salitang mabubuo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Copy &amp;list</source>
            <translation>Kopyahin ang &amp;listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Copy every word</source>
            <translation>Kopyahin ang bawat salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Binubuksan ang leksikon …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>These values cannot be read</source>
            <translation>Hindi mabasa ang mga halagang ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Type your letters</source>
            <translation>I-type ang iyong mga titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Space or ? is a blank, which stands for any letter.</source>
            <translation>Blangko ang Space o ?, na kumakatawan sa anumang titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>This cannot be looked for</source>
            <translation>Hindi ito mahahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>No lexicon</source>
            <translation>Walang leksikon</translation>
        </message>
    </context>
    <context>
        <name>RackWindow</name>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>Rack</source>
            <translation>Rak</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>Find or play</source>
            <translation>Maghanap o maglaro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>&amp;Find</source>
            <translation>&amp;Maghanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>&amp;Challenge</source>
            <translation>&amp;Hamon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>A challenge is under way: end it first.</source>
            <translation>May nagaganap na hamon: tapusin muna ito.</translation>
        </message>
    </context>
    <context>
        <name>WordList</name>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Pumili muna ng salita sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>Nasa clipboard na ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>There is no word to copy.</source>
            <translation>Walang salitang makokopya.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>{0} words are in the clipboard.</source>
            <extracomment>Of one: 1 word is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} salita ang nasa clipboard.</numerusform>
                <numerusform>{0} salita ang nasa clipboard.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Keeper</name>
        <message>
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>Hindi mai-save ang laro sa {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>SettingsNotice</name>
        <message>
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>The settings in {0} could not be read and are set aside as {2}. What made sense was kept, the rest is as at first: set it anew in the preferences ({1}).</source>
            <translation>Hindi nabasa ang mga setting sa {0} kaya itinabi ang mga ito bilang {2}. Pinanatili ang may saysay, ang iba ay tulad ng sa simula: itakda muli sa mga kagustuhan ({1}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>{2} settings made no sense and are as at first: {0}. The others were kept; set them anew in the preferences ({1}).</source>
            <extracomment>Of one: 1 setting made no sense and is as at first: {0}. The others were kept; set it anew in the preferences ({1}).</extracomment>
            <translation>
                <numerusform>{2} setting ang walang saysay at gaya noong una: {0}. Pinanatili ang iba; itakda muli sa mga kagustuhan ({1}).</numerusform>
                <numerusform>{2} setting ang walang saysay at gaya noong una: {0}. Pinanatili ang iba; itakda muli sa mga kagustuhan ({1}).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Replication</name>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Replication</source>
            <translation>Replikasyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Report</source>
            <translation>Ulat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>&amp;Measure</source>
            <translation>Su&amp;katin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Measure &amp;all</source>
            <translation>Sukatin &amp;lahat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>&amp;Stop</source>
            <translation>I&amp;hinto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save &amp;pictures …</source>
            <translation>I-save ang mga &amp;larawan …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save &amp;report …</source>
            <translation>I-save ang &amp;ulat …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Progress</source>
            <translation>Pag-usad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>being measured</source>
            <translation>sinusukat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>stopped</source>
            <translation>itinigil</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Stopped. What was measured is kept.</source>
            <translation>Itinigil. Nananatili ang mga nasukat na.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>{0} of {1}</source>
            <translation>{0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>done</source>
            <translation>tapos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>skipped</source>
            <translation>nilaktawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>failed</source>
            <translation>nabigo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Drawing (*.svg)</source>
            <translation>Guhit (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Picture (*.png)</source>
            <translation>Larawan (*.png)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save pictures</source>
            <translation>I-save ang mga larawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save report</source>
            <translation>I-save ang ulat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Page (*.html)</source>
            <translation>Pahina (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>it cannot be written</source>
            <translation>hindi ito maisulat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Saved as {0}</source>
            <translation>Nai-save bilang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Not measured yet: {0}.</source>
            <translation>Hindi pa nasusukat: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Experiment</source>
            <translation>Eksperimento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>State</source>
            <translation>Kalagayan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Experiments</source>
            <translation>Mga eksperimento</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>about {0} seconds</source>
            <extracomment>Of one: about 1 second</extracomment>
            <translation>
                <numerusform>mga 1 segundo</numerusform>
                <numerusform>mga {0} segundo</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Skipped.</source>
            <translation>Nilaktawan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>How.</source>
            <translation>Paano.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Figure</source>
            <translation>Bilang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Source</source>
            <translation>Sanggunian</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Here</source>
            <translation>Dito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Remark</source>
            <translation>Puna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>differs from run to run</source>
            <translation>iba-iba sa bawat takbo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>{0}; {1}; {2} s of one core; measured by {3}</source>
            <translation>{0}; {1}; {2} s ng isang core; sinukat gamit ang {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Source {0}, {1}.</source>
            <translation>Sanggunian {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The five modules</source>
            <translation>Ang limang module</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Execution time by module</source>
            <translation>Oras ng pagtakbo ayon sa module</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Memory</source>
            <translation>Memorya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Size of the DAWG against the text</source>
            <translation>Laki ng DAWG kumpara sa teksto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Matcher against brute force</source>
            <translation>Tagahanap kumpara sa brute force</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Attempts at four letters</source>
            <translation>Mga subok sa apat na titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The eight cases of reliability</source>
            <translation>Ang walong kaso ng pagkamaaasahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Lengths 5 to 21</source>
            <translation>Mga haba mula 5 hanggang 21</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The paper's pattern against the strict one</source>
            <translation>Ang padron ng papel kumpara sa mahigpit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Strategies on the same secrets</source>
            <translation>Mga estratehiya sa parehong lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Word Challenge by length</source>
            <translation>Word Challenge ayon sa haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The random consistent guesser</source>
            <translation>Ang random na tugmang manghuhula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The filter that deletes the true word</source>
            <translation>Ang salaang nagbubura ng tamang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Table 1 and the first guess</source>
            <translation>Talahanayan 1 at ang unang hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The worked example FCBE</source>
            <translation>Ang halimbawang FCBE</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>All codes: backtracking to optimum</source>
            <translation>Lahat ng code: backtracking hanggang optimum</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Three methods on growing racks</source>
            <translation>Tatlong paraan sa lumalaking rak</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Points of the whole list</source>
            <translation>Puntos ng buong listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Proven optima of Wordle's lists</source>
            <translation>Napatunayang optimum ng mga listahan ng Wordle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Doddle and a solver in C++</source>
            <translation>Doddle at isang solver sa C++</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Free patterns against re and grep</source>
            <translation>Malayang padron kumpara sa re at grep</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>What the sources say, and what was found, is told in English, as in the saved report.</source>
            <translation>Nasa Ingles ang sinasabi ng mga sanggunian at ang natuklasan, gaya ng sa naka-save na ulat.</translation>
        </message>
    </context>
    <context>
        <name>Wishes</name>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} is not in this lexicon, but the game may know it.</source>
            <translation>Wala sa leksikong ito ang {0}, pero baka alam ito ng laro.</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Pumili muna ng salita sa listahan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>Nasa clipboard na ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>There is no list to copy.</source>
            <translation>Walang listahang makokopya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>No row is finished yet.</source>
            <translation>Wala pang hilerang tapos.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} words are in the clipboard.</source>
            <extracomment>Of one: 1 word is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} salita ang nasa clipboard.</numerusform>
                <numerusform>{0} salita ang nasa clipboard.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} rows are in the clipboard.</source>
            <extracomment>Of one: 1 row is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} hilera ang nasa clipboard.</numerusform>
                <numerusform>{0} hilera ang nasa clipboard.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PictureNote</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Picture</source>
            <translation>Larawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Use these rows (Enter)</source>
            <translation>Gamitin ang mga hilerang ito (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>A click on a tile changes its mark, a letter that you type its letter.</source>
            <translation>Binabago ng click sa kahon ang marka nito, ng titik na itina-type ang titik nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>In place</source>
            <translation>Nasa lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Elsewhere</source>
            <translation>Nasa ibang lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Absent</source>
            <translation>Wala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>What does this colour mean in the game?</source>
            <translation>Ano ang kahulugan ng kulay na ito sa laro?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} boards: they go to the window for several boards.</source>
            <translation>{0} tablero: pupunta ang mga ito sa window para sa ilang tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>The game shows {0}.</source>
            <translation>Ipinapakita ng laro ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No row is marked yet.</source>
            <translation>Wala pang hilerang may marka.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Row {0}, tile {1} could not be read: type its letter.</source>
            <translation>Hindi nabasa ang hilera {0}, kahon {1}: i-type ang titik nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Row {0}, tile {1} is not sure: look at it.</source>
            <translation>Hindi tiyak ang hilera {0}, kahon {1}: tingnan ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} is not marked yet and is left out.</source>
            <translation>Wala pang marka ang {0} kaya hindi isasama.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>And {0} more tiles.</source>
            <translation>At {0} pang kahon.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} rows read: {1}.</source>
            <extracomment>Of one: 1 row read: {1}.</extracomment>
            <translation>
                <numerusform>{0} hilera ang nabasa: {1}.</numerusform>
                <numerusform>{0} na hilera ang nabasa: {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PicturePasting</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>This game counts: pictures are read of tiles.</source>
            <translation>Nagbibilang ang larong ito: mga larawang may kahon lang ang nababasa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>The picture is being read …</source>
            <translation>Binabasa ang larawan …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No board with letters was found in the picture: cut it down to the board.</source>
            <translation>Walang nakitang tablerong may titik sa larawan: gupitin ito hanggang sa tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Look at what was read: Enter uses it.</source>
            <translation>Tingnan ang nabasa: gagamitin ito ng Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No row is whole: type the letters that are missing.</source>
            <translation>Walang buong hilera: i-type ang mga kulang na titik.</translation>
        </message>
    </context>
    <context>
        <name>PictureView</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_view.py"></location>
            <source>Board {0}</source>
            <translation>Tablero {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_view.py"></location>
            <source>Row {0}, tile {1}: {2} {3}</source>
            <translation>Hilera {0}, kahon {1}: {2} {3}</translation>
        </message>
    </context>
    <context>
        <name>RegionChoice</name>
        <message>
            <location filename="../../app/wmh/ui/screens/region_choice.py"></location>
            <source>Drag over the board of the game, with some room around it. Enter: the whole screen. Esc: leave it.</source>
            <translation>I-drag sa ibabaw ng tablero ng laro, na may kaunting palugit. Enter: buong screen. Esc: huwag na.</translation>
        </message>
    </context>
    <context>
        <name>WatchLight</name>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>● Watching</source>
            <translation>● Nagbabantay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Looking at the screen. Click to stop.</source>
            <translation>Tinitingnan ang screen. I-click para itigil.</translation>
        </message>
    </context>
    <context>
        <name>Watching</name>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>The board follows the game that is played there. Esc stops it.</source>
            <translation>Sinusundan ng tablero ang larong nilalaro roon. Itinitigil ito ng Esc.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>This game counts: only games with tiles can be watched.</source>
            <translation>Nagbibilang ang larong ito: mga larong may kahon lang ang mababantayan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>This system does not let programs look at the screen: take a screenshot and paste it, {0}.</source>
            <translation>Hindi pinapayagan ng sistemang ito na tingnan ng mga programa ang screen: mag-screenshot at i-paste, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>That part of the screen is no longer there: choose another.</source>
            <translation>Wala na ang bahaging iyon ng screen: pumili ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Several boards stand there: paste a picture of them, {0}.</source>
            <translation>Ilang tablero ang naroon: i-paste ang larawan ng mga ito, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Row {0}, tile {1} is not clear: type the row yourself.</source>
            <translation>Malabo ang hilera {0}, kahon {1}: ikaw na ang mag-type ng hilera.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Another game has begun there: {0} begins it here too.</source>
            <translation>Nagsimula roon ang ibang laro: sisimulan din ito rito ng {0}.</translation>
        </message>
    </context>
    <context>
        <name>StudyAnswers</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>A number from {0} to {1}</source>
            <translation>Isang bilang mula {0} hanggang {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>It may stay empty</source>
            <translation>Maaaring iwang blangko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>This translation has not been validated.</source>
            <translation>Hindi pa napatutunayan ang salin na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>&amp;Done</source>
            <translation>&amp;Tapos na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>I prefer not to say</source>
            <translation>Mas gusto kong hindi sabihin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>{0} From {1} to {2}</source>
            <translation>{0} Mula {1} hanggang {2}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>{0} lines are left.</source>
            <extracomment>Of one: 1 line is left.</extracomment>
            <translation>
                <numerusform>{0} linya ang natitira.</numerusform>
                <numerusform>{0} linya ang natitira.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyGame</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Sumuko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>&amp;Next</source>
            <translation>Susu&amp;nod</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Attempt {0}, game {1} of {2}</source>
            <translation>Subok {0}, laro {1} sa {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Attempt {0}, to try it: this game does not count</source>
            <translation>Subok {0}, pang-ensayo: hindi bibilangin ang larong ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Time: {0}</source>
            <translation>Oras: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>That was the last attempt.</source>
            <translation>Iyon ang huling subok.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>The time for this game is over.</source>
            <translation>Ubos na ang oras para sa larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>This game is over.</source>
            <translation>Tapos na ang larong ito.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Solved in {0} attempts.</source>
            <extracomment>Of one: Solved at the first attempt.</extracomment>
            <translation>
                <numerusform>Nalutas sa unang subok.</numerusform>
                <numerusform>Nalutas sa {0} subok.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/timed_game.py"></location>
            <source>{0} is no word here: try another one.</source>
            <translation>Hindi salita rito ang {0}: sumubok ng iba.</translation>
        </message>
    </context>
    <context>
        <name>StudyHelper</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/helper_pane.py"></location>
            <source>Helper</source>
            <translation>Katulong</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/helper_pane.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} salita ang tugma</numerusform>
                <numerusform>{0} salita ang tugma</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyManual</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Start (S)</source>
            <translation>Mag&amp;simula (S)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Guess given (G)</source>
            <translation>Ibini&amp;gay ang hula (G)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Clue received (C)</source>
            <translation>Natanggap ang &amp;pahiwatig (C)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Solve&amp;d (D)</source>
            <translation>Na&amp;lutas (D)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Not solved (N)</source>
            <translation>Hi&amp;ndi nalutas (N)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Next game (Enter)</source>
            <translation>Susunod na laro (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>To try it: this game does not count</source>
            <translation>Pansubok: hindi bibilangin ang larong ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Game {0} of {1}</source>
            <translation>Laro {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>{0}. Secret: {1}. The helper is used in its own window.</source>
            <translation>{0}. Lihim: {1}. Ginagamit ang katulong sa sarili nitong window.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>S when the game begins.</source>
            <translation>S kapag nagsimula ang laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>C when its clue is received; D if it was the word.</source>
            <translation>C kapag natanggap ang pahiwatig nito; D kung ito ang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>G when a guess is given.</source>
            <translation>G kapag may ibinigay na hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>solved</source>
            <translation>nalutas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>no attempt left</source>
            <translation>wala nang natirang subok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>no time left</source>
            <translation>wala nang natirang oras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>not solved</source>
            <translation>hindi nalutas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>{0} attempts in {1}: {2}.</source>
            <extracomment>Of one: {0} attempt in {1}: {2}.</extracomment>
            <translation>
                <numerusform>{0} subok sa loob ng {1}: {2}.</numerusform>
                <numerusform>{0} subok sa loob ng {1}: {2}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyInstructor</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>The participant &amp;withdraws</source>
            <translation>&amp;Umuurong ang kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Back (Esc)</source>
            <translation>Pa&amp;balik (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>What was done otherwise than the protocol says, and why</source>
            <translation>Ano ang ginawang iba sa sinasabi ng protokol, at bakit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Pause: instructor's PIN</source>
            <translation>Pag-pause: PIN ng tagapagturo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Pause (Enter)</source>
            <translation>&amp;I-pause (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Go on: instructor's PIN</source>
            <translation>Magpatuloy: PIN ng tagapagturo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Go on (Enter)</source>
            <translation>&amp;Magpatuloy (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>End this sitting: instructor's PIN</source>
            <translation>Tapusin ang sesyong ito: PIN ng tagapagturo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>End this sitting</source>
            <translation>Tapusin ang sesyong ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;End the sitting (Enter)</source>
            <translation>Ta&amp;pusin ang sesyon (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Write what was done otherwise, and why.</source>
            <translation>Isulat kung ano ang ginawang iba, at bakit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Log a deviation: instructor's PIN</source>
            <translation>Itala ang isang paglihis: PIN ng tagapagturo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Log it (Enter)</source>
            <translation>I&amp;tala ito (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>This is not the PIN: type it again.</source>
            <translation>Hindi ito ang PIN: i-type muli.</translation>
        </message>
    </context>
    <context>
        <name>StudyTrouble</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>{0} cannot be written: {1}. {2} of data are kept in memory and written as soon as that is possible: make room or bring the folder back, and do not close the program.</source>
            <translation>Hindi maisulat ang {0}: {1}. Nasa memorya ang {2} ng datos at isusulat kapag maaari na: magbakante ng espasyo o ibalik ang folder, at huwag isara ang programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Until then, all of it is in {0} too.</source>
            <translation>Hanggang doon, nasa {0} din ang lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Everything is written again.</source>
            <translation>Naisulat na muli ang lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>{0} bytes</source>
            <translation>{0} byte</translation>
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
            <translation>Ang iyong code: {3}. Tagapagturo: {0} i-pause, {1} magtala ng paglihis, {2} tapusin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_window.py"></location>
            <source>The data of {0} could not be written where they belong. They are in {1}: copy that file to {2}.</source>
            <translation>Hindi maisulat ang datos ng {0} sa dapat nitong kalagyan. Nasa {1} ito: kopyahin ang file na iyon sa {2}.</translation>
        </message>
    </context>
    <context>
        <name>StudyText</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Ready?</source>
            <translation>Handa na?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>The next game begins as soon as you go on.</source>
            <translation>Magsisimula ang susunod na laro kapag nagpatuloy ka.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Before we begin</source>
            <translation>Bago tayo magsimula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>I have read this, and I &amp;agree to take part.</source>
            <translation>Nabasa ko ito, at &amp;pumapayag akong lumahok.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Begin</source>
            <translation>Mag&amp;simula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>How it works now</source>
            <translation>Ganito na ngayon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>A break</source>
            <translation>Pahinga</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Rest a little. You can go on in {0}.</source>
            <translation>Magpahinga muna. Makapagpapatuloy ka sa loob ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Go on</source>
            <translation>&amp;Magpatuloy</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>You can go on whenever you like.</source>
            <translation>Makapagpapatuloy ka kung kailan mo gusto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Anything you want to say?</source>
            <translation>May gusto ka bang sabihin?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Leave it empty if not. Please write no names.</source>
            <translation>Iwanang blangko kung wala. Huwag magsulat ng mga pangalan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Finish</source>
            <translation>&amp;Tapusin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Your remarks</source>
            <translation>Ang iyong mga puna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Thank you</source>
            <translation>Salamat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>That was all. Please tell the instructor. Your code is {0}: write it down, with it you can ask for your data to be deleted.</source>
            <translation>Iyon na ang lahat. Pakisabihan ang tagapagturo. Ang iyong code ay {0}: isulat ito, sa pamamagitan nito ay maipabubura mo ang iyong datos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>The assistant keeps the time.</source>
            <translation>Ang katuwang ang nag-oorasan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Find the hidden word of {0} letters: type a word, then Enter, and the tiles tell how near it is.</source>
            <translation>Hanapin ang nakatagong salitang may {0} titik: mag-type ng salita, saka Enter, at sasabihin ng mga kahon kung gaano ito kalapit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>A game ends after {0}, solved or not.</source>
            <translation>Natatapos ang laro pagkaraan ng {0}, nalutas man o hindi.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>{0} games.</source>
            <extracomment>Of one: 1 game.</extracomment>
            <translation>
                <numerusform>{0} laro.</numerusform>
                <numerusform>{0} laro.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>You have {0} attempts for each.</source>
            <extracomment>Of one: You have one attempt for each.</extracomment>
            <translation>
                <numerusform>May isang subok ka para sa bawat isa.</numerusform>
                <numerusform>May {0} subok ka para sa bawat isa.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyPicture</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>This letter, at this place</source>
            <translation>Ang titik na ito, sa lugar na ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>In the word, at another place</source>
            <translation>Nasa salita, sa ibang lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Not in the word, or no more of them</source>
            <translation>Wala sa salita, o wala nang iba pa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>No helper in this part</source>
            <translation>Walang katulong sa bahaging ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>How many words fit</source>
            <translation>Ilang salita ang tugma</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Letters that help: {0}</source>
            <translation>Mga titik na nakatutulong: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Letters of a good word: {0}</source>
            <translation>Mga titik ng isang mabuting salita: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Words to take, the best first:</source>
            <translation>Mga salitang makukuha, nauuna ang pinakamahusay:</translation>
        </message>
    </context>
    <context>
        <name>StudyPause</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Paused</source>
            <translation>Naka-pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Reason for the pause</source>
            <translation>Dahilan ng pag-pause</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>&amp;Continue (Enter)</source>
            <translation>Mag&amp;patuloy (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>The clock stands still.</source>
            <translation>Nakahinto ang orasan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Write why it was paused, then go on.</source>
            <translation>Isulat kung bakit nag-pause, saka magpatuloy.</translation>
        </message>
    </context>
    <context>
        <name>Cover</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Next letter</source>
            <translation>Susunod na titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Next letter of the hint</source>
            <translation>Susunod na titik ng pahaging</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Another letter of it</source>
            <translation>Isa pang titik nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Paparating ang mas bagong sagot.</translation>
        </message>
    </context>
    <context>
        <name>LetterList</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/letter_list.py"></location>
            <source>Letters that help</source>
            <translation>Mga titik na makakatulong</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/row_cover.py"></location>
            <source>Spoilers</source>
            <translation>Paglalantad</translation>
        </message>
    </context>
    <context>
        <name>Spoiler</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>only how many words are left</source>
            <translation>kung ilan lang ang natirang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>also which letters help</source>
            <translation>pati kung anong mga titik ang makakatulong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>also a hint</source>
            <translation>pati isang pahaging</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>the list, but not the last word</source>
            <translation>ang listahan, pero hindi ang huling salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>everything</source>
            <translation>lahat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Spoilers, step {0} of {1}: {2}.</source>
            <translation>Paglalantad, antas {0} sa {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows which letters help.</source>
            <translation>Ipinapakita rin ng {0} kung anong mga titik ang makakatulong.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also gives a hint.</source>
            <translation>Nagbibigay rin ang {0} ng pahaging.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows the list.</source>
            <translation>Ipinapakita ng {0} ang listahan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows the last word that is left.</source>
            <translation>Ipinapakita rin ng {0} ang huling salitang natira.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>The list is covered: {0} uncovers a row, {1} all of it.</source>
            <translation>Natatakpan ang listahan: {0} para sa isang hilera, {1} para sa lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows it.</source>
            <translation>Ipinapakita ito ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left.</source>
            <translation>Isang code ang natira.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left. {0} shows it.</source>
            <translation>Isang code ang natira. Ipinapakita ito ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left. {0} shows it.</source>
            <translation>Isang salita ang natira. Ipinapakita ito ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left.</source>
            <translation>Isang salita ang natira.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>That would name the word: {0} shows it.</source>
            <translation>Mababanggit niyan ang salita: ipinapakita ito ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>That would name words: {0} shows the list.</source>
            <translation>May mababanggit na salita: ipinapakita ng {0} ang listahan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters that help, the most telling first</source>
            <translation>Mga titik na makakatulong, ang pinakamarami ang sinasabi muna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>No letter tells these words apart.</source>
            <translation>Walang titik na nagbubukod sa mga salitang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0}, in {1} of {2} words</source>
            <translation>{0}, nasa {1} sa {2} salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the one that is left.</source>
            <translation>Mababanggit ng anumang titik ang natitira.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the best suggestion.</source>
            <translation>Mababanggit ng anumang titik ang pinakamahusay na mungkahi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One letter more would name it.</source>
            <translation>Mababanggit na ito ng isa pang titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} sa puwesto {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the one that is left</source>
            <translation>Mga titik ng natitira</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the best suggestion</source>
            <translation>Mga titik ng pinakamahusay na mungkahi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>A hint is on its way …</source>
            <translation>Paparating ang isang pahaging …</translation>
        </message>
    </context>
    <context>
        <name>StudyAnalysis</name>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Report</source>
            <translation>Ulat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Practice counts too</source>
            <translation>Bilangin din ang pa&amp;gsasanay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Report, tables and picture are for a paper, and in English.</source>
            <translation>Para sa isang papel ang ulat, mga talahanayan at larawan, at nasa Ingles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the para&amp;graph</source>
            <translation>Kopyahin ang ta&amp;lata</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the &amp;table</source>
            <translation>Kopyahin ang &amp;talahanayan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy as &amp;LaTeX</source>
            <translation>Kopyahin bilang LaTe&amp;X</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the p&amp;icture</source>
            <translation>Kopyahin ang la&amp;rawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Save all …</source>
            <translation>I-&amp;save lahat …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Picture: {0}</source>
            <translation>Larawan: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the paragraph.</source>
            <translation>Nakopya ang talata.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the table.</source>
            <translation>Nakopya ang talahanayan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the table in LaTeX.</source>
            <translation>Nakopya ang talahanayan sa LaTeX.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the picture.</source>
            <translation>Nakopya ang larawan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Folder for report, tables and pictures</source>
            <translation>Folder para sa ulat, mga talahanayan at mga larawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Back</source>
            <translation>Pa&amp;balik</translation>
        </message>
    </context>
    <context>
        <name>StudyFollow</name>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Participant</source>
            <translation>Kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Station</source>
            <translation>Istasyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Group</source>
            <translation>Pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Where</source>
            <translation>Nasaan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Last written</source>
            <translation>Huling sinulatan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Notice</source>
            <translation>Paalala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Who is where</source>
            <translation>Kung nasaan na ang bawat isa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Station {0}: {1}</source>
            <translation>Istasyon {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>resumed</source>
            <translation>ipinagpatuloy</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>SIMULATED</source>
            <translation>SIMULADO</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>has finished</source>
            <translation>nakatapos na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>has withdrawn</source>
            <translation>umurong na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>before the first game</source>
            <translation>bago ang unang laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>in game {0} of {1}</source>
            <translation>nasa laro {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>after game {0} of {1}</source>
            <translation>pagkatapos ng laro {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0}: {1} of {2} finished, {3} under way</source>
            <translation>{0}: {1} sa {2} ang nakatapos, {3} ang hindi pa tapos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0} {1} finished, {2} under way</source>
            <translation>{0} {1} ang nakatapos, {2} ang hindi pa tapos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>lines were changed or left out</source>
            <translation>may mga linyang binago o inalis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>the last line is cut, or just being written</source>
            <translation>putol ang huling linya, o sinusulat pa lamang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>recorded under another protocol</source>
            <translation>naitala sa ilalim ng ibang protokol</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>named otherwise than it tells</source>
            <translation>iba ang pangalan sa nasasaad dito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>there is more of it in another folder</source>
            <translation>may higit pa nito sa ibang folder</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>cannot be read</source>
            <translation>hindi mabasa</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0} have withdrawn</source>
            <extracomment>Of one: 1 has withdrawn</extracomment>
            <translation>
                <numerusform>{0} ang umurong</numerusform>
                <numerusform>{0} ang umurong</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ParticipantForm</name>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Station</source>
            <translation>Istasyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Which of the study's machines this one is</source>
            <translation>Kung alin ito sa mga makina ng pag-aaral</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Participant's code</source>
            <translation>Code ng kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under way</source>
            <translation>Hindi pa tapos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Language</source>
            <translation>Wika</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Who comes back reads on in the language of their consent</source>
            <translation>Ang bumabalik ay magpapatuloy sa wika ng pagsang-ayon niya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Arm</source>
            <translation>Pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Reason for this arm</source>
            <translation>Dahilan para sa pangkat na ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>The assistant &amp;keeps the time</source>
            <translation>Ang katuwang ang nag-&amp;oorasan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>For a board game, or a game in another window</source>
            <translation>Para sa board game, o larong nasa ibang window</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Set the PIN</source>
            <translation>Itak&amp;da ang PIN</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Statio&amp;n</source>
            <translation>Ist&amp;asyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Participan&amp;t</source>
            <translation>&amp;Kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under &amp;way</source>
            <translation>Hi&amp;ndi pa tapos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Lan&amp;guage</source>
            <translation>&amp;Wika</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A&amp;rm</source>
            <translation>&amp;Pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Instructor's P&amp;IN</source>
            <translation>PIN ng &amp;tagapagturo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>As the sequence has it</source>
            <translation>Ayon sa pagkakasunod-sunod</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Go on</source>
            <translation>Ma&amp;gpatuloy</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Begin</source>
            <translation>Mag&amp;simula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Instructor's PIN, 4 to 12 digits</source>
            <translation>PIN ng tagapagturo, 4 hanggang 12 numero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Set a PIN first: it ends a sitting.</source>
            <translation>Magtakda muna ng PIN: ito ang tumatapos ng sesyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>The PIN of this folder ends a sitting.</source>
            <translation>Ang PIN ng folder na ito ang tumatapos ng sesyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Choose which station this machine is.</source>
            <translation>Piliin kung aling istasyon ang makinang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code begins with this station: {0}-001.</source>
            <translation>Nagsisimula ang code sa istasyong ito: {0}-001.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code is 2 to 20 letters a to z, digits and -: never a name.</source>
            <translation>Ang code ay 2 hanggang 20 titik na a hanggang z, numero at -: hindi kailanman pangalan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Set a PIN first: without one nobody could leave.</source>
            <translation>Magtakda muna ng PIN: kung wala nito, walang makakaalis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Write why this arm is chosen by hand.</source>
            <translation>Isulat kung bakit mano-manong pinili ang pangkat na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>An arm is chosen by hand with the PIN: type it.</source>
            <translation>Kailangan ang PIN para mano-manong pumili ng pangkat: i-type ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>As written</source>
            <translation>Ayon sa pagkakasulat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code is 2 to 20 letters a to z, digits and -.</source>
            <translation>Ang code ay 2 hanggang 20 titik na a hanggang z, numero at -.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>New in this folder.</source>
            <translation>Bago sa folder na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Has finished.</source>
            <translation>Nakatapos na.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Has withdrawn.</source>
            <translation>Umurong na.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under way: goes on with the next game.</source>
            <translation>Hindi pa tapos: magpapatuloy sa susunod na laro.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>{0}: {1} of {2} games</source>
            <extracomment>Of one: {0}: {1} of 1 game</extracomment>
            <translation>
                <numerusform>{0}: {1} sa {2} laro</numerusform>
                <numerusform>{0}: {1} sa {2} laro</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PinGate</name>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>The PIN is not written down here: write it in other words.</source>
            <translation>Hindi isinusulat dito ang PIN: sabihin ito sa ibang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>Too early: the next try counts {0} seconds after the last one.</source>
            <translation>Masyadong maaga: bibilangin ang susunod na subok {0} segundo pagkatapos ng huli.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>This is not the PIN: the next try counts {0} seconds after it.</source>
            <translation>Hindi ito ang PIN: bibilangin ang susunod na subok {0} segundo pagkatapos nito.</translation>
        </message>
    </context>
    <context>
        <name>StudyPower</name>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Participants of each group</source>
            <translation>Mga kalahok sa bawat pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Studies of each size</source>
            <translation>Mga pag-aaral sa bawat laki</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>As in this folder's &amp;games</source>
            <translation>Tulad sa mga &amp;laro sa folder na ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>What a pilot study found, instead of what is usual</source>
            <translation>Ang natuklasan ng panimulang pag-aaral, sa halip na ang karaniwan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>&amp;Compute</source>
            <translation>&amp;Kalkulahin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>&amp;Stop</source>
            <translation>I&amp;hinto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Studies made up</source>
            <translation>Mga ginawang pag-aaral</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>How often a difference is found</source>
            <translation>Kung gaano kadalas may nakikitang pagkakaiba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Each group</source>
            <translation>Bawat pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Arms</source>
            <translation>Mga pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Power</source>
            <translation>Lakas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>95 %</source>
            <translation>95 %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>By means</source>
            <translation>Ayon sa mga mean</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>No model</source>
            <translation>Walang modelo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Assumed of the natural logarithm of a game's seconds; secrets, orders and arms are the protocol's. Power is how often the mixed model tells two arms apart (5 %, Holm).</source>
            <translation>Ipinapalagay tungkol sa natural na logaritmo ng mga segundo ng isang laro; sa protokol ang mga lihim, ayos at pangkat. Ang lakas ay kung gaano kadalas napag-iiba ng mixed model ang dalawang pangkat (5 %, Holm).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} hanggang {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} and {1}</source>
            <translation>{0} at {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0}: write a number from {1} to {2}.</source>
            <translation>{0}: sumulat ng numerong {1} hanggang {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Time in the last arm to the first</source>
            <translation>Oras sa huling pangkat kumpara sa una</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among participants</source>
            <translation>Paglihis sa pagitan ng mga kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among secrets</source>
            <translation>Paglihis sa pagitan ng mga lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among games of one</source>
            <translation>Paglihis sa pagitan ng mga laro ng isa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Learning: game n takes n to minus</source>
            <translation>Pagkatuto: ang larong n ay umaabot ng n itinaas sa negatibong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Share who leave</source>
            <translation>Bahaging umaalis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation of the difference between arms</source>
            <translation>Paglihis ng pagkakaiba ng mga pangkat</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} of {1} studies made up.</source>
            <extracomment>Of one: 1 of {1} studies made up.</extracomment>
            <translation>
                <numerusform>{0} sa {1} pag-aaral ang nagawa.</numerusform>
                <numerusform>{0} sa {1} pag-aaral ang nagawa.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyForm</name>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Open a file …</source>
            <translation>Mag&amp;bukas ng file …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Choose …</source>
            <translation>P&amp;umili …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Protocol</source>
            <translation>P&amp;rotokol</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Folder</source>
            <translation>&amp;Folder</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>{0}: {1} of {2} finished</source>
            <translation>{0}: {1} sa {2} ang nakatapos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Two groups of {0} find a difference of {1} standard deviations with 80 % power.</source>
            <translation>Makikita ng dalawang pangkat na tig-{0} ang pagkakaibang {1} standard deviation nang may 80 % na power.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>SIMULATED: these are no people.</source>
            <translation>SIMULADO: hindi ito mga tao.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Recorded under another protocol, and left out: {0}.</source>
            <translation>Naitala sa ilalim ng ibang protokol, at hindi isinama: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Files with lines that were changed or cut: {0}.</source>
            <translation>Mga file na may mga linyang binago o pinutol: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>{0}, version {1}. {2} Games: {3}.</source>
            <translation>{0}, bersiyon {1}. {2} Mga laro: {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Protocol</source>
            <translation>Protokol</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Protocols (*.toml)</source>
            <translation>Mga protokol (*.toml)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Folder of the data</source>
            <translation>Folder ng datos</translation>
        </message>
    </context>
    <context>
        <name>StudyWindow</name>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Re&amp;hearse</source>
            <translation>Mag-&amp;ensayo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>With simulated participants, in a folder beside this</source>
            <translation>Gamit ang mga simuladong kalahok, sa folder na katabi nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>How &amp;many …</source>
            <translation>Bilang ng kala&amp;hok …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>How many participants it takes, by simulation</source>
            <translation>Kung ilang kalahok ang kailangan, sa pamamagitan ng simulasyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Fo&amp;llow</source>
            <translation>Subayba&amp;yan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Who is where, while machines write into this folder</source>
            <translation>Kung nasaan na ang bawat isa, habang sumusulat ang mga makina sa folder na ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Analyse</source>
            <translation>Sur&amp;iin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>The report, its table and its picture</source>
            <translation>Ang ulat, ang talahanayan nito at ang larawan nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Export tables</source>
            <translation>I-e&amp;xport ang mga talahanayan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Participants, games, attempts, answers and events</source>
            <translation>Mga kalahok, laro, subok, sagot at pangyayari</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>P&amp;ublish …</source>
            <translation>I&amp;lathala …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>One file for reviewers: protocol, plan, data, report, R</source>
            <translation>Isang file para sa mga tagasuri: protokol, plano, datos, ulat, R</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>User studies</source>
            <translation>Mga pag-aaral sa gumagamit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>{0} of {1} simulated participants</source>
            <translation>{0} sa {1} simuladong kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>A sitting is under way: let it end first.</source>
            <translation>May nagaganap na sesyon: hayaan muna itong matapos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>A study is being worked on: wait for its end first.</source>
            <translation>May ginagawa pa sa isang pag-aaral: hintayin muna itong matapos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>The PIN is set: do not forget it.</source>
            <translation>Naitakda ang PIN: huwag itong kalimutan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Replication kit</source>
            <translation>Kit ng replikasyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Kits (*.zip)</source>
            <translation>Mga kit (*.zip)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Analysing …</source>
            <translation>Sinusuri …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Getting ready …</source>
            <translation>Naghahanda …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>{0} files are in {1}.</source>
            <extracomment>Of one: 1 file is in {1}.</extracomment>
            <translation>
                <numerusform>Nasa {1} ang {0} file.</numerusform>
                <numerusform>Nasa {1} ang {0} file.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Clue</source>
            <translation>Pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Words</source>
            <translation>Mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Next guess</source>
            <translation>Susunod na hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>it is the secret</source>
            <translation>ito ang lihim</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>{0}: {1} words, then {2}</source>
            <extracomment>Of one: {0}: 1 word, then {2}</extracomment>
            <translation>
                <numerusform>{0}: {1} salita, pagkatapos ay {2}</numerusform>
                <numerusform>{0}: {1} salita, pagkatapos ay {2}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TreePanel</name>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Decision tree of {0}</source>
            <translation>Puno ng pasya ng {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>&amp;Save as …</source>
            <translation>&amp;I-save bilang …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>As a picture (SVG) or as data (JSON)</source>
            <translation>Bilang larawan (SVG) o bilang datos (JSON)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Picture (*.svg)</source>
            <translation>Larawan (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Data (*.json)</source>
            <translation>Datos (*.json)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Growing below {0} …</source>
            <translation>Lumalago sa ilalim ng {0} …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>It could not be grown.</source>
            <translation>Hindi ito napalago.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Clues and next guesses</source>
            <translation>Mga pahiwatig at susunod na hula</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>{0} clues are possible.</source>
            <extracomment>Of one: 1 clue is possible.</extracomment>
            <translation>
                <numerusform>{0} pahiwatig ang maaari.</numerusform>
                <numerusform>{0} pahiwatig ang maaari.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Finding</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>A pattern: .*ing or (a|b)..</source>
            <translation>Isang padron: .*han o (a|b)..</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Find words by pattern</source>
            <translation>Hanapin ang mga salita ayon sa padron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Words searched</source>
            <translation>Mga salitang hinahanapan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close the search</source>
            <translation>Isara ang paghahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close the search (Esc)</source>
            <translation>Isara ang paghahanap (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>any length</source>
            <translation>anumang haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>Hindi pa bukas ang leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Searching …</source>
            <translation>Naghahanap …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} titik</numerusform>
                <numerusform>{0} titik</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} letters, and still possible</source>
            <extracomment>Of one: 1 letter, and still possible</extracomment>
            <translation>
                <numerusform>{0} titik, at maaari pa</numerusform>
                <numerusform>{0} titik, at maaari pa</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HitList</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Words found</source>
            <translation>Mga salitang nahanap</translation>
        </message>
    </context>
    <context>
        <name>FindText</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>Hindi titik ng leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Letters, and . for any letter; [abc] is one of these, [^abc] none of them, (ab|c) either, ? one or none, * any number.</source>
            <translation>Mga titik, at . para sa anumang titik; [abc] ay isa sa mga ito, [^abc] ay wala sa mga ito, (ab|c) ay alinman, ? isa o wala, * kahit ilan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} has {1} letters, and the words of this game {2}.</source>
            <translation>May {1} titik ang {0}, at {2} ang mga salita ng larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>No word matches.</source>
            <translation>Walang salitang tumutugma.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} words match, the first {1} are listed.</source>
            <extracomment>Of one: 1 word matches.</extracomment>
            <translation>
                <numerusform>{0} salita ang tumutugma.</numerusform>
                <numerusform>{0} salita ang tumutugma, nakalista ang unang {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} words match.</source>
            <extracomment>Of one: 1 word matches.</extracomment>
            <translation>
                <numerusform>{0} salita ang tumutugma.</numerusform>
                <numerusform>{0} salita ang tumutugma.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} more are less common ({1}) or flagged.</source>
            <extracomment>Of one: 1 more is less common ({1}) or flagged.</extracomment>
            <translation>
                <numerusform>{0} pa ang mas madalang ({1}) o hinarang.</numerusform>
                <numerusform>{0} pa ang mas madalang ({1}) o hinarang.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LookupText</name>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0} is no letter of this lexicon.</source>
            <translation>Hindi: hindi titik ng leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0} is not in this lexicon.</source>
            <translation>Wala sa leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Yes: {0} is in the list.</source>
            <translation>Oo: nasa listahan ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0}</source>
            <translation>Hindi: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>It</source>
            <translation>Ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} is a less common word, listed only among all words ({1}).</source>
            <translation>Mas madalang na salita ang {0}, nakalista lang sa lahat ng salita ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} is a flagged word, and those are not suggested.</source>
            <translation>Hinarang na salita ang {0}, at hindi iminumungkahi ang mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} has not the given letters.</source>
            <translation>Wala sa {0} ang mga ibinigay na titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{{0}} is ruled out by row {0}, {1}.</source>
            <translation>Hindi na maaari ang {{0}} dahil sa hilera {0}, {1}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{{0}} has {0} letters, and the words of this game {1}.</source>
            <extracomment>Of one: {{0}} has 1 letter, and the words of this game {1}.</extracomment>
            <translation>
                <numerusform>May {0} titik ang {{0}}, at {1} ang mga salita ng larong ito.</numerusform>
                <numerusform>May {0} titik ang {{0}}, at {1} ang mga salita ng larong ito.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LookupLine</name>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Is this word in my list?</source>
            <translation>Nasa listahan ba ang salitang ito?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Look up a word</source>
            <translation>Hanapin ang isang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close</source>
            <translation>Isara</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close the look-up</source>
            <translation>Isara ang paghahanap ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close the look-up (Esc)</source>
            <translation>Isara ang paghahanap ng salita (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>Hindi pa bukas ang leksikon.</translation>
        </message>
    </context>
    <context>
        <name>PasteNote</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Pasted</source>
            <translation>Na-paste</translation>
        </message>
    </context>
    <context>
        <name>MakersRow</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>This row is not complete.</source>
            <translation>Hindi kumpleto ang hilerang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>No word of the list.</source>
            <translation>Walang salita sa listahan.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>{0} words: {1} …</source>
            <extracomment>Of one: 1 word: {1} …</extracomment>
            <translation>
                <numerusform>{0} salita: {1} …</numerusform>
                <numerusform>{0} salita: {1} …</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>{0} words: {1}</source>
            <extracomment>Of one: 1 word: {1}</extracomment>
            <translation>
                <numerusform>{0} salita: {1}</numerusform>
                <numerusform>{0} salita: {1}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GridNote</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Pasted grid</source>
            <translation>Na-paste na grid</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>The secret</source>
            <translation>Ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>The secret of this grid</source>
            <translation>Ang lihim ng grid na ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>List the words (Enter)</source>
            <translation>Ilista ang mga salita (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>List the words of each row</source>
            <translation>Ilista ang mga salita ng bawat hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>What each row could have been if the secret is {0}:</source>
            <translation>Ang maaaring naging bawat hilera kung {0} ang lihim:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Type its secret to see which words could have made each row.</source>
            <translation>I-type ang lihim nito para makita kung anong mga salita ang maaaring gumawa sa bawat hilera.</translation>
        </message>
    </context>
    <context>
        <name>Pasted</name>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Use these turns (Enter)</source>
            <translation>Gamitin ang mga tirang ito (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Mark these words (Enter)</source>
            <translation>Markahan ang mga salitang ito (Enter)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>And {0} more lines.</source>
            <translation>At {0} pang linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a title, a score or the like: {1}</source>
            <translation>Pamagat, iskor o katulad ang linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is not understood: {1}</source>
            <translation>Hindi maunawaan ang linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} has another length: {1}</source>
            <translation>Iba ang haba ng linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a word without a clue: {1}</source>
            <translation>Salitang walang pahiwatig ang linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a clue without a word: {1}</source>
            <translation>Pahiwatig na walang salita ang linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} has squares that this game does not have: {1}</source>
            <translation>Ang linya {0} ay may mga parisukat na wala sa larong ito: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>In line {0} this is no part of the game: {1}</source>
            <translation>Sa linya {0}, hindi bahagi ng laro ito: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is of several boards: {1}</source>
            <translation>Ang linya {0} ay sa ilang tablero: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is of an earlier game: {1}</source>
            <translation>Ang linya {0} ay sa naunang laro: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>The text is long: nothing after line {0} was read.</source>
            <translation>Mahaba ang teksto: walang binasa pagkatapos ng linya {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is in place</source>
            <translation>{0} ay nasa lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is elsewhere</source>
            <translation>{0} ay nasa ibang lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is absent</source>
            <translation>{0} ay wala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Its squares: {0}.</source>
            <translation>Mga parisukat nito: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>red</source>
            <translation>pula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>orange</source>
            <translation>kahel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>yellow</source>
            <translation>dilaw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>green</source>
            <translation>berde</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>blue</source>
            <translation>asul</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>purple</source>
            <translation>lila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>brown</source>
            <translation>kayumanggi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>black</source>
            <translation>itim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>white</source>
            <translation>puti</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>They start a game with words of {0} letters.</source>
            <translation>Nagsisimula ang mga ito ng laro sa mga salitang may {0} titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>They replace what is on the board; {0} brings it back.</source>
            <translation>Papalitan ng mga ito ang nasa tablero; ibabalik iyon ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} and {1} more</source>
            <translation>{0} at {1} pa</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} clues without their words.</source>
            <extracomment>Of one: 1 clue without its word.</extracomment>
            <translation>
                <numerusform>{0} pahiwatig na walang salita.</numerusform>
                <numerusform>{0} pahiwatig na walang salita.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} turns: {1}.</source>
            <extracomment>Of one: 1 turn: {1}.</extracomment>
            <translation>
                <numerusform>{0} tira: {1}.</numerusform>
                <numerusform>{0} tira: {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} words without clues: {1}.</source>
            <extracomment>Of one: 1 word without a clue: {1}.</extracomment>
            <translation>
                <numerusform>{0} salitang walang pahiwatig: {1}.</numerusform>
                <numerusform>{0} salitang walang pahiwatig: {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Pasting</name>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The lexicon is not open yet: paste again in a moment.</source>
            <translation>Hindi pa bukas ang leksikon: i-paste muli maya-maya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>There is no text in the clipboard.</source>
            <translation>Walang teksto sa clipboard.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>This is a game on several boards: paste it there, {0}.</source>
            <translation>Laro ito sa ilang tablero: doon i-paste, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The text in the clipboard is no game. One row of a game: {0}</source>
            <translation>Hindi laro ang teksto sa clipboard. Isang hilera ng laro: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The text has words of {0} letters; this lexicon has none.</source>
            <translation>May mga salitang {0} titik ang teksto; wala nito ang leksikong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The secret must be a word of {0} letters.</source>
            <translation>Dapat may {0} titik ang lihim na salita.</translation>
        </message>
    </context>
    <context>
        <name>PatternLine</name>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy</source>
            <translation>Kopyahin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Pattern</source>
            <translation>Padron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>In full, as a strict pattern:</source>
            <translation>Sa kabuuan, bilang mahigpit na padron:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>The pattern is in the clipboard.</source>
            <translation>Nasa clipboard na ang padron.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>The strict pattern is in the clipboard.</source>
            <translation>Nasa clipboard na ang mahigpit na padron.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy the pattern</source>
            <translation>Kopyahin ang padron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy the strict pattern</source>
            <translation>Kopyahin ang mahigpit na padron</translation>
        </message>
    </context>
    <context>
        <name>Views</name>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Leksikon: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, all words ({1})</source>
            <translation>Leksikon: {0}, lahat ng salita ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, everyday words ({1})</source>
            <translation>Leksikon: {0}, mga salitang pang-araw-araw ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, common words ({1})</source>
            <translation>Leksikon: {0}, karaniwang salita ({1})</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>everyday words</source>
            <translation>mga salitang pang-araw-araw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>common words</source>
            <translation>karaniwang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>all words</source>
            <translation>lahat ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Length of the words</source>
            <translation>Haba ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Magsisimula ng bagong laro ang ibang haba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words looked at</source>
            <translation>Mga salitang tinitingnan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Leksikon: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>answers</source>
            <translation>mga sagot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>all guesses</source>
            <translation>lahat ng hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>This lexicon does not say which of its words are common.</source>
            <translation>Hindi sinasabi ng leksikong ito kung alin ang mga karaniwang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words that can be the secret, or every word that may be guessed.</source>
            <translation>Mga salitang maaaring maging lihim, o bawat salitang maihuhula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Of words this long, all are looked at.</source>
            <translation>Lahat ng ganito kahabang salita ay tinitingnan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words that people say and write, those keen readers know, or every word.</source>
            <translation>Mga salitang sinasabi at isinusulat, mga alam ng mahihilig magbasa, o lahat.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>{0} words. {1}</source>
            <extracomment>Of one: 1 word. {1}</extracomment>
            <translation>
                <numerusform>{0} salita. {1}</numerusform>
                <numerusform>{0} salita. {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} titik</numerusform>
                <numerusform>{0} titik</numerusform>
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
            <translation>rain ywwg   isang hula at ang pahiwatig nito: g, y at w para sa berde, dilaw at puti
rain 2,1    ganoon din kung nagbibilang ang tuntunin
undo        bawiin ang huling hakbang
new         magsimulang muli; `new 5` para sa mga salitang may 5 titik
given r...  mga titik na ibinibigay ng laro; `given ....` kung wala
list 30     mas mahabang listahan; `list` lang para ipakita itong muli
tier 127    gaano kabihira ang mga salita: ipinapakita ng 127 ang lahat
known       ang sinasabi ng lahat ng pahiwatig
word torn   kung nasa listahan ang salita, at kung hindi, kung bakit
fix 1       baguhin ang sinasabi ng isang panukala, kung walang salitang tugma
quit        o Ctrl+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>colours</source>
            <translation>mga kulay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>events</source>
            <translation>mga pangyayari</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>games</source>
            <translation>mga laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>games each</source>
            <translation>mga laro bawat isa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>height</source>
            <translation>taas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>items</source>
            <translation>mga tanong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>language</source>
            <translation>wika</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>lengths</source>
            <translation>mga haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>letters</source>
            <translation>mga titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>participant</source>
            <translation>kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>participants</source>
            <translation>mga kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>width</source>
            <translation>lapad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>you have it already</source>
            <translation>nakuha na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>a word, but too uncommon to be asked for</source>
            <translation>isang salita, pero masyadong bihira para hingin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>not in the lexicon</source>
            <translation>wala sa leksikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>the letters do not make it</source>
            <translation>hindi mabubuo sa mga titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>too short</source>
            <translation>masyadong maikli</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>too late</source>
            <translation>huli na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>/hint     a word that the helper would guess
/left     how many words fit
/give up  be told the secret
/quit     or Ctrl+D</source>
            <translation>/hint     isang salitang huhulaan ng katulong
/left     kung ilang salita ang tugma
/give up  sabihin ang lihim
/quit     o Ctrl+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>/found    that was the secret
/undo     take the last marks back
/give up  the program does not find it
/quit     or Ctrl+D</source>
            <translation>/found    iyon ang lihim
/undo     bawiin ang mga huling marka
/give up  hindi ito nahanap ng programa
/quit     o Ctrl+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>added</source>
            <translation>idinagdag</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>dropped</source>
            <translation>inalis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>flagged</source>
            <translation>hinarang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>no longer flagged</source>
            <translation>hindi na hinarang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Source 002: expands by position and by colour in turn.</source>
            <translation>Sanggunian 002: salitang nagpapalawak ayon sa puwesto at ayon sa kulay.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>The same, but by position again wherever the score has risen.</source>
            <translation>Ganoon din, pero muling ayon sa puwesto kung saan tumaas ang iskor.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Leaves the fewest codes at worst (Knuth 1977).</source>
            <translation>Nag-iiwan ng pinakakaunting code sa pinakamalala (Knuth 1977).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>The mark to expect tells most (Neuwirth 1982).</source>
            <translation>Pinakamarami ang ibinibigay ng inaasahang sagot (Neuwirth 1982).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Leaves the fewest codes on average (Irving 1978).</source>
            <translation>Nag-iiwan ng pinakakaunting code sa average (Irving 1978).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Can be answered by the most different marks (Kooi 2005).</source>
            <translation>Maaaring tumanggap ng pinakamaraming magkakaibang sagot (Kooi 2005).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Needs the fewest guesses on average (Koyama and Lai 1993).</source>
            <translation>Kailangan ng pinakakaunting hula sa average (Koyama at Lai 1993).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Needs the fewest on average of those that never need more than five.</source>
            <translation>Pinakakaunti ang kailangan sa average sa mga hindi kailanman lumalampas sa lima.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/bench/__init__.py"></location>
            <source>measuring: {0}</source>
            <translation>sinusukat: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Tablero {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>solved.</source>
            <translation>lutas na.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>solved in turn {0}.</source>
            <translation>nalutas sa tira {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>May solve</source>
            <translation>Malulutas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>none</source>
            <translation>wala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>looking for guesses that serve all boards</source>
            <translation>naghahanap ng mga hulang para sa lahat ng tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>{0} on {1} boards with words of {2}; {3}, tier {4}</source>
            <translation>{0} sa {1} tablero na may mga salitang may {2}; {3}, antas {4}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>First guess: {0}</source>
            <translation>Unang hula: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Guesses: {0} on average, {1} at worst</source>
            <translation>Mga hula: {0} sa average, {1} sa pinakamalala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Within {0}: {1}%</source>
            <translation>Sa loob ng {0}: {1}%</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Games by guesses: {0}</source>
            <translation>Mga laro ayon sa hula: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/console.py"></location>
            <source>Type a guess and its clue, such as `rain ywwg`; or `help`, or `quit`.</source>
            <translation>Mag-type ng hula at ng pahiwatig nito, gaya ng `rain ywwg`; o `help`, o `quit`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} has {1}, which is no letter of this lexicon.</source>
            <translation>May {1} ang {0}, na hindi titik ng leksikong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is not in the lexicon {1}.</source>
            <translation>Wala sa leksikong {1} ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is in the lexicon {1}, and fits.</source>
            <translation>Nasa leksikong {1} ang {0}, at tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is in the lexicon {1}.</source>
            <translation>Nasa leksikong {1} ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It is less common than what is shown: tier {0} shows it.</source>
            <translation>Mas bihira ito kaysa ipinapakita: ipinapakita ito ng antas {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It is suggested only with --flagged.</source>
            <translation>Iminumungkahi lang ito sa --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It has {0}, this game's words {1}.</source>
            <translation>May {0} ito, {1} ang mga salita ng larong ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>The given letters rule it out.</source>
            <translation>Inaalis ito ng mga ibinigay na titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Turn {0} ({1}) rules it out.</source>
            <translation>Inaalis ito ng tira {0} ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is not understood: type `rain ywwg`, or `help`.</source>
            <translation>Hindi maunawaan ang {0}: i-type ang `rain ywwg`, o `help`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Nothing is known yet.</source>
            <translation>Wala pang nalalaman.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>A list has one word at least: type `list 1`.</source>
            <translation>May isang salita man lang ang listahan: i-type ang `list 1`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>There is no turn to take back.</source>
            <translation>Walang tirang mababawi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Took back {0}.</source>
            <translation>Binawi: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>There is no proposal {0}.</source>
            <translation>Walang panukalang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/doctor.py"></location>
            <source>{0}: there is nothing to change.</source>
            <translation>{0}: walang dapat baguhin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/doctor.py"></location>
            <source>looking for changes that make words fit</source>
            <translation>naghahanap ng mga pagbabagong magpapatugma ng mga salita</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} words match</source>
            <extracomment>Of one: 1 word matches</extracomment>
            <translation>
                <numerusform>{0} salita ang tumutugma</numerusform>
                <numerusform>{0} salita ang tumutugma</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>, of which the first {0} are named: more with --rows</source>
            <translation>, at binanggit ang unang {0}: higit pa sa --rows</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} words more match, less common or flagged: see --tier and --flagged.</source>
            <extracomment>Of one: 1 word more matches, less common or flagged: see --tier and --flagged.</extracomment>
            <translation>
                <numerusform>{0} salita pa, mas bihira o hinarang: tingnan ang --tier at --flagged.</numerusform>
                <numerusform>{0} salita pa, mas bihira o hinarang: tingnan ang --tier at --flagged.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>Hindi titik ng leksikong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>Line {0} was passed over: {1}.</source>
            <translation>Nilaktawan ang linya {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>No dictionary here has {0}.</source>
            <translation>Walang diksiyonaryo rito na may {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>There is no dictionary here: install the package {0}, or put one of StarDict into {1}.</source>
            <translation>Walang diksiyonaryo rito: i-install ang package na {0}, o maglagay ng isa ng StarDict sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>There is no dictionary here: put one of StarDict into {0}.</source>
            <translation>Walang diksiyonaryo rito: maglagay ng isa ng StarDict sa {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>looking into the dictionaries</source>
            <translation>tumitingin sa mga diksiyonaryo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Not proven: only some guesses were followed.</source>
            <translation>Hindi napatunayan: ilang hula lamang ang sinundan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Proven: with this first guess no other tree needs fewer.</source>
            <translation>Napatunayan: sa unang hulang ito, walang ibang puno ang nangangailangan ng mas kaunti.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Proven: no other first guess, and no other tree after it, needs fewer.</source>
            <translation>Napatunayan: walang ibang unang hula, at walang ibang puno pagkatapos nito, ang nangangailangan ng mas kaunti.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0} to find, {1} to guess</source>
            <translation>{0} na hahanapin, {1} na mahuhulaan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>First guess {0}: {1} guesses in all, {2} on average, {3} at most</source>
            <translation>Unang hula {0}: {1} hula sa kabuuan, {2} sa average, {3} sa pinakamarami</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Words by guesses: {0}</source>
            <translation>Mga salita ayon sa hula: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0}: {1}; at least {2} are needed, {3} left to look at</source>
            <translation>{0}: {1}; kailangan ang hindi bababa sa {2}, {3} pa ang titingnan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>drawing up the tree</source>
            <translation>binubuo ang puno</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Secret?</source>
            <translation>Lihim?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Certainty</source>
            <translation>Katiyakan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Bits</source>
            <translation>Bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Left at worst</source>
            <translation>Sa pinakamalala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Clues</source>
            <translation>Pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>exact</source>
            <translation>eksakto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>proven</source>
            <translation>napatunayan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>estimated</source>
            <translation>tantiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>No board with letters was found: cut the picture down to the board, or type the rows.</source>
            <translation>Walang nakitang tablerong may mga titik: putulin ang larawan hanggang sa tablero, o i-type ang mga hilera.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>The colour {0} may mean {1} or {2}.</source>
            <translation>Maaaring {1} o {2} ang ibig sabihin ng kulay na {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>Board {0}, {1} letters</source>
            <translation>Tablero {0}, {1} titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>given</source>
            <translation>ibinigay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>not marked yet</source>
            <translation>hindi pa minarkahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>Look at row {0}, tile {1}.</source>
            <translation>Tingnan ang hilera {0}, kahon {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>reading the picture</source>
            <translation>binabasa ang larawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The last word is not shown: --spoil 5 shows it.</source>
            <translation>Hindi ipinapakita ang huling salita: ipinapakita ito ng --spoil 5.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Letter</source>
            <translation>Titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Share</source>
            <translation>Bahagi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The word that is left would be named by any letter of it.</source>
            <translation>Anumang titik ng natitirang salita ay magbubunyag dito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The best suggestion would be named by any letter of it.</source>
            <translation>Anumang titik ng pinakamahusay na mungkahi ay magbubunyag dito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The word that is left has {0} at place {1}.</source>
            <translation>May {0} sa puwesto {1} ang natitirang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The best suggestion has {0} at place {1}.</source>
            <translation>May {0} sa puwesto {1} ang pinakamahusay na mungkahi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Fewest guesses: {0}, {1} guesses on average (proven).</source>
            <translation>Pinakakaunting hula: {0}, {1} hula sa average (napatunayan).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Fewest guesses: {0}, {1} guesses on average (as far as was searched).</source>
            <translation>Pinakakaunting hula: {0}, {1} hula sa average (hanggang sa nahanap).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Known: {0}</source>
            <translation>Alam: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Pattern: {0}</source>
            <translation>Padron: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Strict: {0}</source>
            <translation>Mahigpit: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Paper's: {0}</source>
            <translation>Sa papel: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Milliseconds: {0}</source>
            <translation>Millisecond: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>looking for the best guesses</source>
            <translation>naghahanap ng pinakamahusay na mga hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>growing the tree</source>
            <translation>pinalalago ang puno</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/check.py"></location>
            <source>looking at {0}</source>
            <translation>tinitingnan ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} hanggang {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>left out {0}: {1}, as {2}.</source>
            <translation>inalis ang {0}: {1}, gaya ng {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is {1}, but must be a colour as #17171a</source>
            <translation>{1} ang {0}, pero dapat itong kulay gaya ng #17171a</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} {1}: the program would set it aside.</source>
            <translation>{0} ({1}): itatabi ito ng programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>lines of a newer version of the program: {0}; use that one.</source>
            <translation>mga linya mula sa mas bagong bersiyon ng programa: {0}; iyon ang gamitin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>this line cannot be read as a game; the others count.</source>
            <translation>hindi mabasa ang linyang ito bilang laro; bilang ang iba.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>this line and {0} more cannot be read as a game; the others count.</source>
            <extracomment>Of one: this line and 1 more cannot be read as a game; the others count.</extracomment>
            <translation>
                <numerusform>hindi mabasa bilang laro ang linyang ito at ang {0} pa; bilang ang iba.</numerusform>
                <numerusform>hindi mabasa bilang laro ang linyang ito at ang {0} pa; bilang ang iba.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>it tells of several participants: {0}.</source>
            <translation>tungkol ito sa ilang kalahok: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>unknown</source>
            <translation>hindi alam</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>It is no settings file: the program would set it aside.</source>
            <translation>Hindi ito file ng mga setting: itatabi ito ng programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>It is of a newer version of the program: use that one.</source>
            <translation>Mula ito sa mas bagong bersiyon ng programa: iyon ang gamitin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} makes no sense: it would be as at first.</source>
            <translation>walang saysay ang {0}: magiging gaya ito ng sa simula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>there is no setting {0}: write {1}.</source>
            <translation>walang setting na {0}: isulat ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is no picture, or cut short: save it again as PNG.</source>
            <translation>hindi larawan ang {0}, o naputol ito: i-save muli bilang PNG.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>boards in hand</source>
            <translation>mga kasalukuyang tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>called words</source>
            <translation>mga iminungkahing salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a class game</source>
            <translation>laro kasama ang klase</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game</source>
            <translation>laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game in hand</source>
            <translation>kasalukuyang laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game under way</source>
            <translation>nagaganap na laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a lesson</source>
            <translation>aralin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>letter values</source>
            <translation>mga halaga ng titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a lexicon</source>
            <translation>leksikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a picture</source>
            <translation>larawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a protocol</source>
            <translation>protokol</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a questionnaire</source>
            <translation>talatanungan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a record of games</source>
            <translation>talaan ng mga laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>settings</source>
            <translation>mga setting</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a study</source>
            <translation>pag-aaral</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a study journal</source>
            <translation>journal ng pag-aaral</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>texts of a protocol</source>
            <translation>mga teksto ng protokol</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a theme</source>
            <translation>tema</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a word list</source>
            <translation>listahan ng mga salita</translation>
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
            <translation>linya {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0} bytes in memory</source>
            <translation>{0} byte sa memorya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0} seconds</source>
            <translation>{0} segundo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>It costs {0}.</source>
            <translation>Ang kailangan nito: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>Nothing is wrong with it.</source>
            <translation>Walang mali rito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0}: {1} of {2} letters or more, {3} seconds.</source>
            <translation>{0}: {1} na may {2} titik o higit pa, {3} segundo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>A word a line; an empty line shows how far you are, {0} ends.</source>
            <translation>Isang salita bawat linya; ipinapakita ng blangkong linya kung nasaan na, {0} para tapusin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0}: {1}, {2} seconds left.</source>
            <translation>{0}: {1}, {2} segundo pa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Time is up.</source>
            <translation>Ubos na ang oras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>The game has ended.</source>
            <translation>Tapos na ang laro.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0} of {1} words</source>
            <extracomment>Of one: {0} of 1 word</extracomment>
            <translation>
                <numerusform>{0} sa {1} salita</numerusform>
                <numerusform>{0} sa {1} salita</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0} of {1} points</source>
            <extracomment>Of one: {0} of 1 point</extracomment>
            <translation>
                <numerusform>{0} sa {1} puntos</numerusform>
                <numerusform>{0} sa {1} puntos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Found {0} ({1}%), {2}.</source>
            <translation>Nahanap: {0} ({1}%), {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Missed: {0}</source>
            <translation>Hindi nahanap: {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} lines of {1} cannot be read and are left out.</source>
            <extracomment>Of one: 1 line of {1} cannot be read and is left out.</extracomment>
            <translation>
                <numerusform>{0} linya ng {1} ang hindi mabasa at hindi isinasama.</numerusform>
                <numerusform>{0} linya ng {1} ang hindi mabasa at hindi isinasama.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} games of {1} are of a newer version of this program and are left out.</source>
            <extracomment>Of one: 1 game of {1} is of a newer version of this program and is left out.</extracomment>
            <translation>
                <numerusform>{0} laro ng {1} ang mula sa mas bagong bersiyon ng programang ito at hindi isinasama.</numerusform>
                <numerusform>{0} laro ng {1} ang mula sa mas bagong bersiyon ng programang ito at hindi isinasama.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>None of the recorded games is like that.</source>
            <translation>Walang ganoon sa mga naitalang laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>No game is recorded yet: `wmh play` starts one.</source>
            <translation>Wala pang naitalang laro: `wmh play` para magsimula ng isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0}, {1} won ({2}%).</source>
            <translation>{0}, {1} ang napanalunan ({2}%).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>Won in a row: {0} now, {1} at most.</source>
            <translation>Sunod-sunod na panalo: {0} ngayon, {1} ang pinakamarami.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} guesses on average.</source>
            <translation>{0} hula sa average.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} seconds a game on average, {1} in the median.</source>
            <translation>{0} segundo bawat laro sa average, {1} sa panggitna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Type a guess.</source>
            <translation>Mag-type ng hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>No word fits.</source>
            <translation>Walang salitang tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Try {0}.</source>
            <translation>Subukan ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>A word of {0}</source>
            <translation>Isang salitang may {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>from the lexicon {0}</source>
            <translation>mula sa leksikong {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>by the rule {0}</source>
            <translation>ayon sa tuntuning {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>in {0}</source>
            <translation>sa {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>with {0} shown</source>
            <translation>ipinapakita ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Found with {0}: {1}.</source>
            <translation>Nahanap sa {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Not found: the secret was {0}.</source>
            <translation>Hindi nahanap: {0} ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Not found.</source>
            <translation>Hindi nahanap.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Given up after {0}: no word fits that it knows.</source>
            <translation>Sumuko matapos ang {0}: walang tugma sa mga salitang alam nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>Keep it to yourself, and mark the guesses.</source>
            <translation>Huwag sabihin, at markahan ang mga hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>There are no marks to take back.</source>
            <translation>Walang markang mababawi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>the marks of the guess</source>
            <translation>ang mga marka ng hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>The program knows no other word that may be guessed.</source>
            <translation>Walang ibang alam na salita ang programa na puwedeng hulaan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>That cannot be: {0}.</source>
            <translation>Hindi iyon maaari: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>Mark {0} again, or type /undo.</source>
            <translation>Markahang muli ang {0}, o i-type ang /undo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0}: {1} of {2}</source>
            <translation>{0}: {1} na may {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} is found with {1}.</source>
            <translation>Nahahanap ang {0} sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>codes found by {0}</source>
            <translation>mga code na nahanap gamit ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} codes, each found once by every method</source>
            <translation>{0} code, bawat isa nahanap nang isang beses ng bawat paraan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Seconds are for all codes, without the time to compile.</source>
            <translation>Para sa lahat ng code ang mga segundo, hindi kasama ang pag-compile.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Mark</source>
            <translation>Sagot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>left at worst</source>
            <translation>natitira sa pinakamalala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>left on average</source>
            <translation>natitira sa average</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>bits</source>
            <translation>bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>different marks</source>
            <translation>magkakaibang sagot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Method</source>
            <translation>Paraan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Over {0}</source>
            <translation>Higit sa {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Seconds</source>
            <translation>Mga segundo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Codes found with</source>
            <translation>Mga code ayon sa hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>marking all codes</source>
            <translation>minamarkahan ang lahat ng code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>looking for the code</source>
            <translation>hinahanap ang code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>The game is not finished, and not recorded.</source>
            <translation>Hindi pa tapos ang laro, at hindi naitala.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>`/help` says what else can be typed.</source>
            <translation>Sinasabi ng `/help` kung ano pa ang puwedeng i-type.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>The game is not recorded: {0}: {1}.</source>
            <translation>Hindi naitala ang laro: {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>thinking of a guess</source>
            <translation>nag-iisip ng hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>game</source>
            <translation>laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>name</source>
            <translation>pangalan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>length</source>
            <translation>haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>guesses</source>
            <translation>hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>rule</source>
            <translation>tuntunin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>more</source>
            <translation>iba pa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>{0} can be played: {1} letters, rule {2}.</source>
            <translation>Malalaro ang {0}: {1} titik, tuntuning {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>given {0}</source>
            <translation>ibinigay {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>Type your guesses; `/give up` gives a secret up.</source>
            <translation>I-type ang mga hula mo; `/give up` para sumuko sa isang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>letting the strategies run</source>
            <translation>tumatakbo ang mga estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Secret {0} of {1}</source>
            <translation>Lihim {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Left</source>
            <translation>Natitira</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Solved in</source>
            <translation>Nalutas sa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>In all</source>
            <translation>Sa kabuuan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Runner</source>
            <translation>Kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Found</source>
            <translation>Nahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Not found</source>
            <translation>Hindi nahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>{0} found it with {1}</source>
            <translation>nahanap ito ng {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>{0} has made {1}</source>
            <translation>{1} na ang nagawa ng {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Secret {0} of {1}: {2}.</source>
            <translation>Lihim {0} sa {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Shown: {0}.</source>
            <translation>Ipinapakita: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Given up.</source>
            <translation>Sumuko.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>gave up</source>
            <translation>sumuko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} can be made</source>
            <translation>{0} ang mabubuo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>the first {0} are shown</source>
            <translation>ipinapakita ang unang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} more with --flagged</source>
            <translation>{0} pa sa --flagged</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>, by {0} words</source>
            <translation>, ng {0} salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0}. Best score: {1}{2}.</source>
            <translation>{0}. Pinakamataas na iskor: {1}{2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Rank</source>
            <translation>Ranggo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Word</source>
            <translation>Salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Score</source>
            <translation>Iskor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>Blanks</source>
            <translation>Blangko</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} on {1}</source>
            <translation>{0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word can be made of {0} but flagged ones: see them with --flagged.</source>
            <translation>Mga hinarang na salita lang ang mabubuo sa {0}: ipinapakita ng --flagged ang mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word can be made of {0}: add letters, or lower --min.</source>
            <translation>Walang salitang mabubuo sa {0}: magdagdag ng mga titik, o babaan ang --min.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>looking for words</source>
            <translation>naghahanap ng mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>turn {0}</source>
            <translation>tira {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>games of the strategies</source>
            <translation>mga laro ng mga estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>Flagged words are not counted, as no game hides them; --flagged counts them.</source>
            <translation>Hindi binibilang ang mga hinarang na salita, dahil walang larong nagtatago ng mga iyon; binibilang ng --flagged ang mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>What strategies would have guessed, and the bits to expect</source>
            <translation>Ang huhulaan sana ng mga estratehiya, at ang inaasahang bit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Needs</source>
            <translation>Kailangan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>not found</source>
            <translation>hindi nahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>{0}, found with {1}</source>
            <translation>{0}, nahanap sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>{0}, not found</source>
            <translation>{0}, hindi nahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>The secret, not found</source>
            <translation>Ang lihim, hindi nahanap</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Left unused by {0}: {1}.</source>
            <translation>Hindi ginamit ng {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Skill {0} of 100 on average.</source>
            <translation>Husay {0} sa 100 sa average.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Luck {0} guesses in all.</source>
            <translation>Suwerte sa kabuuan: {0} hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Guess</source>
            <translation>Hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Before</source>
            <translation>Bago</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>After</source>
            <translation>Pagkatapos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Expected</source>
            <translation>Inaasahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Told</source>
            <translation>Naibigay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Guesses</source>
            <translation>Mga hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Luck</source>
            <translation>Suwerte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Skill</source>
            <translation>Husay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Best word</source>
            <translation>Pinakamahusay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Possible</source>
            <translation>Posible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>yes</source>
            <translation>oo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>no</source>
            <translation>hindi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>solved</source>
            <translation>nalutas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>not rated</source>
            <translation>hindi sinukat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} with words of {1}</source>
            <translation>{0} na may mga salitang may {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0}, tier {1}</source>
            <translation>{0}, antas {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>no flagged words</source>
            <translation>walang hinarang na salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>rule {0}</source>
            <translation>tuntuning {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>{0} mode</source>
            <translation>mode na {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} at most</source>
            <translation>hanggang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>without the letters that {0} shows</source>
            <translation>nang wala ang mga titik na ipinapakita ng {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0}, games by guesses: {1}</source>
            <translation>{0}, mga laro ayon sa hula: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Strategy</source>
            <translation>Estratehiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Mean</source>
            <translation>Average</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Median</source>
            <translation>Panggitna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Worst</source>
            <translation>Pinakamalala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>drawing the plot</source>
            <translation>iginuguhit ang graph</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>looking for the first guess</source>
            <translation>hinahanap ang unang hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>{0} can be shown: {1} steps.</source>
            <translation>Maipapakita ang {0}: {1} hakbang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>scenario</source>
            <translation>aralin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>title</source>
            <translation>pamagat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>stages</source>
            <translation>mga yugto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Question: {0}</source>
            <translation>Tanong: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Answer: {0}</source>
            <translation>Sagot: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>preparing the lesson</source>
            <translation>inihahanda ang aralin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>{0} to {1}: {2}</source>
            <translation>{0} hanggang {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>Cancelled. {0} was left as it was.</source>
            <translation>Kinansela. Naiwan ang {0} gaya ng dati.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>built in</source>
            <translation>kasama na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} is sound</source>
            <translation>Maayos ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} words of {1} to {2} letters, {3} bytes, more than the text</source>
            <translation>{0} salita na may {1} hanggang {2} titik, {3} byte, higit sa teksto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} words of {1} to {2} letters, {3} bytes, {4}% less than the text</source>
            <translation>{0} salita na may {1} hanggang {2} titik, {3} byte, {4}% mas kaunti kaysa teksto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} {1} by hand</source>
            <translation>{0} ang {1} nang mano-mano</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>reading the lists</source>
            <translation>binabasa ang mga listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>reading the lexica</source>
            <translation>binabasa ang mga leksikon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>looking for every word with dawg-python</source>
            <translation>hinahanap ang bawat salita gamit ang dawg-python</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Removed {0}.</source>
            <translation>Inalis ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Renamed {0}: it is now {1}.</source>
            <translation>{1} na ang tawag sa {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Cancelled. {0} knows of it when next opened.</source>
            <translation>Kinansela. Malalaman ito ng {0} sa susunod na pagbukas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>{0} {1}</source>
            <translation>{0} ang {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>nothing changed</source>
            <translation>walang binago</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>{0} by hand: {1}.</source>
            <translation>{0}, mano-mano: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>building the lexicon with the changes</source>
            <translation>binubuo ang leksikon kasama ang mga pagbabago</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>Imported {0}</source>
            <translation>Na-import ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>Built {0}</source>
            <translation>Nabuo ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>, not here: install {0}</source>
            <translation>, wala rito: i-install ang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>This system has no word lists below {0} that a recipe is known for: see `wmh lexicon recipes --all`.</source>
            <translation>Walang listahan ng salita ang sistemang ito sa ilalim ng {0} na may kilalang resipe: tingnan ang `wmh lexicon recipes --all`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Kinansela. Walang binago.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>looking for lists of words</source>
            <translation>naghahanap ng mga listahan ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>words</source>
            <translation>mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>per length</source>
            <translation>bawat haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>alphabet</source>
            <translation>alpabeto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>trie nodes</source>
            <translation>mga node ng trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>states</source>
            <translation>mga state</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>edges</source>
            <translation>mga gilid</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>bytes</source>
            <translation>mga byte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>text bytes</source>
            <translation>mga byte ng teksto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>reduction</source>
            <translation>bawas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>{0}%</source>
            <translation>{0}%</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>source</source>
            <translation>pinagmulan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>licence</source>
            <translation>lisensiya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>Left out {0}, {1}: such as {2}</source>
            <translation>Hindi isinama: {0}, {1}, gaya ng {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>Merged {0} that repeated a word.</source>
            <translation>Pinagsama: {0} na umuulit ng salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>{0} is neither {1} nor a number from 0 to {2}.</source>
            <translation>hindi {1} ang {0}, at hindi rin bilang mula 0 hanggang {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Dashboard: {0}</source>
            <translation>Dashboard: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} of {1} {2}</source>
            <translation>{0} sa {1} {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} a second</source>
            <translation>{0} bawat segundo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} left</source>
            <translation>{0} pa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Stopped before anything was done.</source>
            <translation>Huminto bago may nagawa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Stopped. {0}</source>
            <translation>Huminto. {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} of {1} {2} are kept; go on with: {3}</source>
            <translation>Naitabi ang {0} sa {1} {2}; magpatuloy gamit ang: {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/named_lexicon.py"></location>
            <source>reading the words</source>
            <translation>binabasa ang mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>Turn {0} ({1}) breaks the mode {2}: {3}.</source>
            <translation>Labag sa mode na {2} ang tira {0} ({1}): {3}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} salita ang tugma</numerusform>
                <numerusform>{0} salita ang tugma</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0}, of those that are suggested only with --flagged.</source>
            <translation>{0}, mula sa mga iminumungkahi lang sa --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>No word fits: in turn {0} ({1}) {2}.</source>
            <translation>Walang salitang tugma: sa tira {0} ({1}) {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>Or the lexicon lacks the secret.</source>
            <translation>O wala sa leksikon ang lihim.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>But {0} less common words do: widen the view to tier {1}.</source>
            <extracomment>Of one: But 1 less common word does: widen the view to tier {1}.</extracomment>
            <translation>
                <numerusform>Pero {0} mas bihirang salita ang tugma: palawakin ang tinitingnan hanggang antas {1}.</numerusform>
                <numerusform>Pero {0} mas bihirang salita ang tugma: palawakin ang tinitingnan hanggang antas {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>No word fits: {0}</source>
            <translation>Walang salitang tugma: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>no word of {0} in the view has the given letters. Check them.</source>
            <translation>walang salitang may {0} sa tinitingnan ang may mga ibinigay na titik. Suriin ang mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>no word of {0} is as common as tier {1}.</source>
            <translation>walang salitang may {0} na kasingkaraniwan ng antas {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>turn {0} ({1})</source>
            <translation>ang tira {0} ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the given letters. Check its numbers and them.</source>
            <translation>sumasalungat {0} sa mga ibinigay na titik. Suriin ang mga bilang nito at ang mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the given letters. Check its marks and them.</source>
            <translation>sumasalungat {0} sa mga ibinigay na titik. Suriin ang mga marka nito at ang mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the turns before it. Check its numbers and theirs.</source>
            <translation>sumasalungat {0} sa mga naunang tira. Suriin ang mga bilang nito at ng mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the turns before it. Check its marks and theirs.</source>
            <translation>sumasalungat {0} sa mga naunang tira. Suriin ang mga marka nito at ng mga iyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}. Check its numbers.</source>
            <translation>inubos {0} ang mga salita. Suriin ang mga bilang nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}. Check its marks.</source>
            <translation>inubos {0} ang mga salita. Suriin ang mga marka nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}; {1} fitted before it. Check its numbers and the earlier ones.</source>
            <translation>inubos {0} ang mga salita; {1} ang tugma bago iyon. Suriin ang mga bilang nito at ang mga nauna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}; {1} fitted before it. Check its marks and the earlier ones.</source>
            <translation>inubos {0} ang mga salita; {1} ang tugma bago iyon. Suriin ang mga marka nito at ang mga nauna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>{0}. {1}: {2}.</source>
            <translation>{0}. {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The guess of turn {0} ({1}) was {2}</source>
            <translation>{2} ang hula sa tira {0} ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>Turn {0} ({1}) was of another game</source>
            <translation>Mula sa ibang laro ang tira {0} ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The secret is a less common word, shown with tier {0}</source>
            <translation>Mas bihirang salita ang lihim, na ipinapakita ng antas {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The secret is in the lexicon {0}</source>
            <translation>Nasa leksikong {0} ang lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The game marks by the rule {0}, not {1}</source>
            <translation>Nagmamarka ang laro ayon sa tuntuning {0}, hindi {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>in turn {0} ({1}) {2}</source>
            <translation>sa tira {0} ({1}), {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>, and </source>
            <translation>, at </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>{0} are {1}, not {2}</source>
            <extracomment>Of one: 1 is {1}, not {2}</extracomment>
            <translation>
                <numerusform>{0} ang {1}, hindi {2}</numerusform>
                <numerusform>{0} ang {1}, hindi {2}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>unmarked</source>
            <translation>walang marka</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>the {0} at place {1} is {2}, not {3}</source>
            <translation>{2} ang {0} sa puwesto {1}, hindi {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/screen.py"></location>
            <source>{0}: {1}% done before it</source>
            <translation>{0}: {1}% ang tapos bago ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/streams.py"></location>
            <source>Output: {0}.</source>
            <translation>Output: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/waiting.py"></location>
            <source>compiling the strategies, once on this computer</source>
            <translation>kino-compile ang mga estratehiya, minsan lang sa computer na ito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>{0} has only {1} of {2} letters to play with.</source>
            <translation>{1} lang na may {2} titik ang mayroon ang {0} para laruin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>letting the players find the secrets</source>
            <translation>hinahanap ng mga manlalaro ang mga lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>The player {0} broke off {1}: with the secret {2} it {3}.</source>
            <translation>Pinutol ng manlalarong {0} ang {1}: sa lihim na {2}, {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>It was left out of the other {0}.</source>
            <translation>Hindi na ito isinama sa natitirang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>The player {0} made {1} with what is not in the list, first {2}.</source>
            <translation>Gumawa ang manlalarong {0} ng {1} gamit ang wala sa listahan, una ang {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Total</source>
            <translation>Kabuuan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Seconds a game</source>
            <translation>Segundo bawat laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Points by length</source>
            <translation>Mga puntos ayon sa haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Games by attempts</source>
            <translation>Mga laro ayon sa subok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Player</source>
            <translation>Manlalaro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Points of a game, and how many in 100 take how many attempts</source>
            <translation>Mga puntos ng isang laro, at kung ilan sa 100 ang gumagamit ng ilang subok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>{0} games of each length bring {1} points on average.</source>
            <translation>{1} puntos sa average ang dala ng {0} laro sa bawat haba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>Length</source>
            <translation>Haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Words</source>
            <translation>Mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Opener</source>
            <translation>Pambungad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Lost</source>
            <translation>Talo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Time</source>
            <translation>Oras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>looking for the first guess of {0} letters</source>
            <translation>hinahanap ang unang hulang may {0} titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/renamed.py"></location>
            <source>{0} is called {1} now.</source>
            <translation>{1} na ang tawag sa {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0}, about {1} of one core.</source>
            <translation>{0}, mga {1} ng isang core.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Usage: </source>
            <translation>Paggamit: </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>Notice: {0}, line {1}: {2}.</source>
            <translation>Paunawa: {0}, linya {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Notice: {0}</source>
            <translation>Paunawa: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} participants in {1}.</source>
            <translation>{0} kalahok sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} is now {1}: {2}</source>
            <translation>{1} na ang {0}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>This would delete:</source>
            <translation>Mabubura ang mga ito:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Say --yes to do it.</source>
            <translation>Gamitin ang --yes para gawin ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>These files are deleted:</source>
            <translation>Nabura na ang mga file na ito:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Lines about {0} are taken out of {1}.</source>
            <translation>Inalis sa {1} ang mga linya tungkol kay {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>These files name the participant too and stay as they are: look at them.</source>
            <translation>Binabanggit din ng mga file na ito ang kalahok at nananatili silang ganoon: tingnan ang mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Copies elsewhere are not reached: on other machines, in folders that were merged from this one, in tables and kits saved or shared before, and in backups.</source>
            <translation>Hindi naaabot ang mga kopya sa ibang lugar: sa ibang makina, sa mga folder na pinagsamahan nito, sa mga talahanayan at kit na na-save o naibahagi na, at sa mga backup.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0}, version {1}</source>
            <translation>{0}, bersiyon {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} (sees {1})</source>
            <translation>{0} (nakikita: {1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} participants, {1} each: {2}</source>
            <translation>{0} kalahok, tig-{1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} games each, {1} of them practice; words of {2} letters</source>
            <translation>tig-{0} laro, {1} rito ang pagsasanay; mga salitang may {2} titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Consent, {0}: SHA-256 {1}</source>
            <translation>Pahintulot, {0}: SHA-256 {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Consent: SHA-256 {0}</source>
            <translation>Pahintulot: SHA-256 {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Groups: {0}</source>
            <translation>Mga pangkat: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Stations: {0}; each deals out its own share of the places, {1} at a time, to codes that begin with its name: {2}-001.</source>
            <translation>Mga istasyon: {0}; bawat isa ay namimigay ng sarili nitong bahagi ng mga puwesto, {1} sa bawat pagkakataon, sa mga code na nagsisimula sa pangalan nito: {2}-001.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secrets are balanced where each group has a multiple of {0}.</source>
            <translation>Balanse ang mga lihim kung multiple ng {0} ang bawat pangkat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Two groups of {0} find a difference of {1} standard deviations with 80 % power (5 %, two-sided); for 0.5 it takes {2} each, for 0.8 {3}.</source>
            <translation>Nahahanap ng dalawang pangkat na tig-{0} ang pagkakaibang {1} standard deviation na may 80 % power (5 %, dalawang panig); {2} bawat isa ang kailangan para sa 0.5, {3} para sa 0.8.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} SIMULATED participants in {1}.</source>
            <translation>{0} SIMULADONG kalahok sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>reading what statistics need</source>
            <translation>binabasa ang kailangan ng estadistika</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>Assumed of ln seconds: last arm to first {0} times; standard deviations {1} among participants, {2} among secrets, {3} within, {8} of the difference of two arms among participants who meet both; game n takes n to the power of {4}; {5} % leave. {6} studies of each size, seed {7}.</source>
            <translation>Ipinapalagay sa ln ng segundo: huling pangkat kumpara sa una {0} beses; standard deviation {1} sa mga kalahok, {2} sa mga lihim, {3} sa loob, {8} sa pagkakaiba ng dalawang pangkat sa mga kalahok na nasa dalawa; ang larong n ay n itinaas sa {4}; {5} % ang umaalis. {6} pag-aaral sa bawat laki, binhi {7}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>each group</source>
            <translation>bawat pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>arms</source>
            <translation>mga pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>model</source>
            <translation>modelo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>means</source>
            <translation>mean</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>({0} without a model)</source>
            <translation>({0} ang walang modelo)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} files in {1}.</source>
            <translation>{0} file sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>writing the tables</source>
            <translation>isinusulat ang mga talahanayan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>analysing the games</source>
            <translation>sinusuri ang mga laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>writing the report and drawing its pictures</source>
            <translation>isinusulat ang ulat at iginuguhit ang mga larawan nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>analysing, and putting the kit together</source>
            <translation>nagsusuri, at binubuo ang kit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>not assigned</source>
            <translation>hindi pa naitatakda</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>nobody yet</source>
            <translation>wala pa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>{0} withdrew</source>
            <translation>{0} ang umurong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>finished</source>
            <translation>nakatapos na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>withdrew</source>
            <translation>umurong na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>game {0} of {1}</source>
            <translation>laro {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>reading the folders</source>
            <translation>binabasa ang mga folder</translation>
        </message>
        <message>
            <source>Assumed of ln seconds: last arm to first {0} times; standard deviations {1} among participants, {2} among secrets, {3} within; game n takes n to the power of {4}; {5} % leave. {6} studies of each size, seed {7}.</source>
            <translation type="vanished">Ipinapalagay sa ln ng segundo: huling pangkat kumpara sa una {0} beses; standard deviation {1} sa mga kalahok, {2} sa mga lihim, {3} sa loob; ang larong n ay n itinaas sa {4}; {5} % ang umaalis. {6} pag-aaral sa bawat laki, binhi {7}.</translation>
        </message>
    </context>
    <context>
        <name>Progress</name>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the frames</source>
            <translation>iginuguhit ang mga frame</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the pages of all steps</source>
            <translation>iginuguhit ang mga pahina ng lahat ng hakbang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the pictures</source>
            <translation>iginuguhit ang mga larawan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the handout and the answers</source>
            <translation>iginuguhit ang handout at ang sagutan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>temporary trie</source>
            <translation>pansamantalang trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>redundant nodes</source>
            <translation>mga kalabisang node</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>bit encoding</source>
            <translation>isinisiksik ang graph</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>population</source>
            <translation>isinusulat ang mga file</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>reading</source>
            <translation>binabasa ang mga salita</translation>
        </message>
    </context>
    <context>
        <name>Units</name>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>games</source>
            <translation>laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>openers</source>
            <translation>pambungad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>participants</source>
            <translation>kalahok</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>pieces</source>
            <translation>bahagi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>secrets</source>
            <translation>lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>words</source>
            <translation>salita</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Arguments</source>
            <translation>Mga argumento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Options</source>
            <translation>Mga opsiyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Commands</source>
            <translation>Mga utos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>default: {default}</source>
            <translation>kung walang ibinigay: {default}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>required</source>
            <translation>kailangan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>(dynamic)</source>
            <translation>(depende)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggests the next guess in games that hide a word. Without a command the window opens.

Where it is open already it comes to the front; `wmh --new-window` opens another one beside it.</source>
            <translation>Iminumungkahi ang susunod na hula sa mga larong nagtatago ng salita. Kung walang utos, bubukas ang window.

Kung bukas na ito, pupunta ito sa harap; `wmh --new-window` para magbukas ng isa pa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the version.</source>
            <translation>Ipakita ang bersiyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest words that fit what was guessed so far. Exit code 1 if none does.</source>
            <translation>Magmungkahi ng mga salitang tugma sa mga nahulaan na. Code 1 kung walang tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read all of the clues, or what the paper's pattern says.</source>
            <translation>Basahin ang lahat ng pahiwatig, o ang sinasabi ng padron ng papel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A mode of the game: say which guess it would have refused, and suggest only guesses that it lets pass.</source>
            <translation>Isang mode ng laro: sabihin kung aling hula ang tatanggihan nito, at imungkahi lang ang mga pinapayagan nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How much to show: 1 how many words are left, 2 also which letters help, 3 also a letter of the best word, 4 the words, 5 also a word that is the only one left.</source>
            <translation>Gaano karami ang ipapakita: 1 kung ilang salita ang natitira, 2 pati kung aling titik ang makakatulong, 3 pati isang titik ng pinakamahusay na salita, 4 ang mga salita, 5 pati ang salitang nag-iisang natitira.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Propose what to change where no word fits. Exit code 1 if nothing helps.</source>
            <translation>Imungkahi ang dapat baguhin kung walang salitang tugma. Code 1 kung walang makakatulong.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mark a guess as the game would. The words need not be in the lexicon.</source>
            <translation>Markahan ang hula gaya ng gagawin ng laro. Hindi kailangang nasa leksikon ang mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word to mark.</source>
            <translation>Ang salitang mamarkahan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to show a row.</source>
            <translation>Ilang salita ang ipapakita bawat hilera.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read the boards in a screenshot: words, marks, and what stays open.

Exit code 1 if there is none.</source>
            <translation>Basahin ang mga tablero sa screenshot: mga salita, marka, at kung ano ang hindi pa tiyak.

Code 1 kung wala.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A PNG, JPEG or WebP.</source>
            <translation>Isang PNG, JPEG o WebP.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what each stage saw into this SVG.</source>
            <translation>Iguhit sa SVG na ito ang nakita ng bawat yugto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the words that match a pattern, a word a line. Exit code 1 if none does.</source>
            <translation>Hanapin ang mga salitang tumutugma sa padron, isa bawat linya. Code 1 kung wala.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Such as .*ing or '(a|b)..': Python's regular expressions, over letters.</source>
            <translation>Gaya ng .*ing o '(a|b)..': mga regular expression ng Python, sa mga titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Name flagged words too.</source>
            <translation>Banggitin din ang mga hinarang na salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to name.</source>
            <translation>Ilang salita ang babanggitin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what words mean, by the dictionaries of dictd and StarDict that are installed.

The lexicon says which language's are looked at. Exit code 1 where a word is in none.</source>
            <translation>Sabihin ang kahulugan ng mga salita, ayon sa mga naka-install na diksiyonaryo ng dictd at StarDict.

Sinasabi ng leksikon kung sa aling wika titingin. Code 1 kung may salitang wala sa alinman.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What to look up.</source>
            <translation>Ang hahanapin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only with this first guess.</source>
            <translation>Sa unang hulang ito lang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Follow so many guesses in a state: quicker, but no proof.</source>
            <translation>Sundan ang ganitong dami ng hula sa bawat kalagayan: mas mabilis, pero walang patunay.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --width: how many openers to try.</source>
            <translation>Kasama ng --width: ilang pambungad ang susubukan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the tree into this .txt, .json or .svg file.</source>
            <translation>Isulat ang puno sa .txt, .json o .svg na file na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The first guess of every game; the game's own, or the strategy's, without it.</source>
            <translation>Ang unang hula ng bawat laro; kung wala, ang sa laro mismo o ang sa estratehiya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words to find: a file, a number to draw, or all.</source>
            <translation>Ang mga salitang hahanapin: file, bilang na bubunutin, o all.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Several strategies, as entropy,parts: a table of them all.</source>
            <translation>Ilang estratehiya, gaya ng entropy,parts: isang talahanayan ng lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw the distributions into this .svg or .png file.</source>
            <translation>Iguhit ang mga distribusyon sa .svg o .png na file na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what to guess next, and after every clue to that. Exit code 1 if no word fits.</source>
            <translation>Iguhit ang susunod na huhulaan, at pagkatapos ng bawat pahiwatig doon. Code 1 kung walang salitang tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Such as rain:ywwg or rain=ywwg, rain:🟨⬜⬜🟩, or rain:2,1 where the rule counts.</source>
            <translation>Gaya ng rain:ywwg o rain=ywwg, rain:🟨⬜⬜🟩, o rain:2,1 kung nagbibilang ang tuntunin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The next guess; the strategy's own without it.</source>
            <translation>Ang susunod na hula; kung wala, ang sa estratehiya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses deep.</source>
            <translation>Ilang hula ang lalim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An .svg or .json file; without it JSON is printed.</source>
            <translation>Isang .svg o .json na file; kung wala, JSON ang ipi-print.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Which words may be guessed.</source>
            <translation>Aling mga salita ang puwedeng hulaan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Who guesses: you (guesser), the program (keeper), or it alone.</source>
            <translation>Sino ang huhula: ikaw (guesser), ang programa (keeper), o ito lang (automatic).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How the program keeps the secret.</source>
            <translation>Paano itinatago ng programa ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word to be found.</source>
            <translation>Ang salitang hahanapin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What the drawing of the secret starts from.</source>
            <translation>Kung saan nagsisimula ang pagbunot ng lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds between the program's own guesses.</source>
            <translation>Mga segundo sa pagitan ng mga hula ng programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Keep your game in the record.</source>
            <translation>Itabi ang laro mo sa talaan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Words, or a file of them, or a number.</source>
            <translation>Mga salita, o file ng mga iyon, o bilang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The strategies that run, as paper,entropy.</source>
            <translation>Ang mga estratehiyang tatakbo, gaya ng paper,entropy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Run too: type your guesses.</source>
            <translation>Sumali rin: i-type ang mga hula mo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words guessed; none for your last game.</source>
            <translation>Ang mga salitang hinulaan; wala para sa huli mong laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word that was to be found.</source>
            <translation>Ang salitang dapat mahanap.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses the game allows.</source>
            <translation>Ilang hula ang pinapayagan ng laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A mode of the game that refuses some guesses.</source>
            <translation>Isang mode ng laro na tumatanggi sa ilang hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How likely each word is: all alike, or by its tier.</source>
            <translation>Gaano kaposible ang bawat salita: pare-pareho, o ayon sa antas nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take plurals and past tenses for unlikely secrets.</source>
            <translation>Ituring na malabong lihim ang mga pangmaramihan at pangnagdaan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The strategies asked what they would have guessed.</source>
            <translation>Ang mga estratehiyang tatanungin kung ano sana ang huhulaan nila.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the review into this HTML file.</source>
            <translation>Isulat ang pagbabalik-tanaw sa HTML file na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the games, a row each, into this file; - prints.</source>
            <translation>Isulat ang mga laro, isa bawat hilera, sa file na ito; - para i-print.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only games of this mode.</source>
            <translation>Mga laro lang sa mode na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the words that can be made of a rack, highest score first. Exit code 1 if none can.</source>
            <translation>Ipakita ang mga salitang mabubuo sa isang rak, una ang pinakamataas ang iskor. Code 1 kung wala.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The rack, ? for a blank.</source>
            <translation>Ang rak, ? para sa blangko.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many blanks there are, 4 at most; or write ? each.</source>
            <translation>Ilan ang blangko, hanggang 4; o isulat ang ? bawat isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What lies on the board, a dot for each place between, a star where the word may go on: ..a.e, or *a*.</source>
            <translation>Ang nasa tablero, tuldok sa bawat puwestong nasa pagitan, asterisk kung saan puwedeng humaba ang salita: ..a.e, o *a*.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The most letters of a word.</source>
            <translation>Ang pinakamaraming titik ng salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What comes first: high scores or long words.</source>
            <translation>Ang mauuna: matataas na iskor o mahahabang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How they are found; all find the same words.</source>
            <translation>Paano hahanapin ang mga ito; iisa ang nahahanap ng lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find all words that some letters make, before time is up. All are shown at the end.</source>
            <translation>Hanapin ang lahat ng salitang mabubuo sa ilang titik bago maubos ang oras. Ipapakita ang lahat sa dulo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Your own letters; without, a word's.</source>
            <translation>Sarili mong mga titik; kung wala, ang sa isang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How long the word is that is drawn.</source>
            <translation>Gaano kahaba ang salitang bubunutin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How long the game lasts.</source>
            <translation>Gaano katagal ang laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same number draws the same letters again.</source>
            <translation>Iisang titik muli ang bubunutin ng parehong bilang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The fewest letters of a word.</source>
            <translation>Ang pinakakaunting titik ng salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What letters are worth: a language, or a .toml file.</source>
            <translation>Ang halaga ng mga titik: wika, o .toml na file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The name of a scenario, or its file; without one, all are listed.</source>
            <translation>Ang pangalan ng aralin, o ang file nito; kung wala, ililista ang lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only say whether the scenario can be shown.</source>
            <translation>Sabihin lang kung maipapakita ang aralin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write files of the lesson into a folder.</source>
            <translation>Isulat ang mga file ng aralin sa isang folder.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export numbered PNGs, one a step.</source>
            <translation>I-export ang mga may bilang na PNG, isa bawat hakbang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export a PDF with a page a step.</source>
            <translation>I-export ang isang PDF na may pahina bawat hakbang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export an SVG drawing a step.</source>
            <translation>I-export ang isang guhit na SVG bawat hakbang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export a handout and an answer sheet, as PDF.</source>
            <translation>I-export ang isang handout at sagutan, bilang PDF.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Width of the PNGs in pixels.</source>
            <translation>Lapad ng mga PNG sa pixel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Ground of what is exported.</source>
            <translation>Background ng ine-export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Colours of the marks.</source>
            <translation>Mga kulay ng mga marka.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Paper of the handout.</source>
            <translation>Papel ng handout.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters the secret has.</source>
            <translation>Ilang titik ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What makes a guess a good one.</source>
            <translation>Ang nagpapahusay sa isang hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest guesses that serve several boards. Exit code 1 if no word fits one of them.</source>
            <translation>Magmungkahi ng mga hulang para sa ilang tablero. Code 1 kung walang salitang tugma sa isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A clue for each board, such as crane:wwywg/gwwww; - for one that is solved.</source>
            <translation>Pahiwatig sa bawat tablero, gaya ng crane:wwywg/gwwww; - para sa nalutas na.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many boards, where no clue tells: else 4.</source>
            <translation>Ilang tablero, kung walang pahiwatig na nagsasabi: kung hindi, 4.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to show.</source>
            <translation>Ilang salita ang ipapakita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play so many games, and say how they went.</source>
            <translation>Laruin ang ganitong dami, at sabihin ang kinalabasan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses a game allows: 5 more than boards.</source>
            <translation>Ilang hula ang pinapayagan: 5 higit sa mga tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let players of Lingo find the same secrets, and count their points.

Players are started in the current folder, where they may read wordlist.txt.</source>
            <translation>Ipahanap sa mga manlalaro ng Lingo ang iisang mga lihim, at bilangin ang mga puntos nila.

Pinaaandar ang mga manlalaro sa kasalukuyang folder, kung saan mababasa nila ang wordlist.txt.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The command of a player; the length is put behind it.</source>
            <translation>Ang utos ng manlalaro; idinurugtong ang haba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Strategies of this program, as lingo,entropy.</source>
            <translation>Mga estratehiya ng programang ito, gaya ng lingo,entropy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words, one a line; by default wordlistN.txt or wordlist.txt here.</source>
            <translation>Ang mga salita, isa bawat linya; kung walang ibinigay, ang wordlistN.txt o wordlist.txt dito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many secrets of each length.</source>
            <translation>Ilang lihim sa bawat haba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters secrets have, as 4-13 or 5,7.</source>
            <translation>Ilang titik ang mga lihim, gaya ng 4-13 o 5,7.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds a game may take.</source>
            <translation>Mga segundong maaaring itagal ng laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write every game into this file.</source>
            <translation>Isulat ang bawat laro sa file na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The exact mean over all words of these lengths, as 5 or 4-13.</source>
            <translation>Ang eksaktong average sa lahat ng salita ng mga habang ito, gaya ng 5 o 4-13.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --whole-list: follow promising guesses.</source>
            <translation>Kasama ng --whole-list: sundan ang mga mukhang mahusay na hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --whole-list: the first guess of every game.</source>
            <translation>Kasama ng --whole-list: ang unang hula ng bawat laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A game of `wmh presets`: its length, rule, hard mode, attempts and lexicon, and the strategy and words that win it.</source>
            <translation>Isang laro ng `wmh presets`: ang haba, tuntunin, mahirap na mode, mga subok at leksikon nito, at ang estratehiya at mga salitang nagpapanalo rito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters the words have.</source>
            <translation>Ilang titik ang mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How the game marks guesses.</source>
            <translation>Paano minamarkahan ng laro ang mga hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Letters the game shows, a dot for each other: r...; guesses have them too.</source>
            <translation>Mga titik na ipinapakita ng laro, tuldok sa bawat iba pa: r...; mayroon din ang mga hula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An installed lexicon, a list of words, a .dawg, codes:abcdef.</source>
            <translation>Isang naka-install na leksikon, listahan ng salita, .dawg, codes:abcdef.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How well known words are: everyday, common, all, or a number up to 127.</source>
            <translation>Gaano kakilala ang mga salita: everyday, common, all, o bilang hanggang 127.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest flagged words too.</source>
            <translation>Imungkahi rin ang mga hinarang na salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.

A lexicon, a word list, a lesson, a protocol, its texts, a questionnaire, a game, letter values, a journal or a folder of a study, a record of games, a game in hand, settings, a theme or a picture. The exit code is 2 where something is wrong.</source>
            <translation>Sabihin kung ano ang file, ano ang mali rito, at gaano ito kabigat. Walang binabago.

Leksikon, listahan ng salita, aralin, protokol, mga teksto nito, talatanungan, laro, halaga ng mga titik, journal o folder ng pag-aaral, talaan ng mga laro, kasalukuyang laro, mga setting, tema o larawan. Code 2 kung may mali.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Files, or a study's folder.</source>
            <translation>Mga file, o folder ng isang pag-aaral.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only this one.</source>
            <translation>Ito lang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with Wordle's lists (wordlist_orig_hidden.txt, wordlist_orig_all.txt, wordlist_nyt20220830_all.txt) for strategies to be measured on; for `read` one with truth.jsonl and the pictures that it names.</source>
            <translation>Isang folder na may mga listahan ng Wordle (wordlist_orig_hidden.txt, wordlist_orig_all.txt, wordlist_nyt20220830_all.txt) para sukatin ang mga estratehiya; para sa `read`, isa na may truth.jsonl at mga larawang binabanggit nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A Python interpreter that has Doddle, to be measured beside the strategies: python -m venv D &amp;&amp; D/bin/pip install doddle 'numpy&lt;2', then D/bin/python.</source>
            <translation>Isang Python na may Doddle, para sukatin kasabay ng mga estratehiya: python -m venv D &amp;&amp; D/bin/pip install doddle 'numpy&lt;2', saka D/bin/python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only these experiments; all of them by default.</source>
            <translation>Ang mga eksperimentong ito lang; lahat kung walang ibinigay.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder for the report; it may be there.</source>
            <translation>Ang folder para sa ulat; puwedeng nariyan na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Smaller: some minutes in all.</source>
            <translation>Mas maliit: ilang minuto sa kabuuan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What the drawing of secrets starts from.</source>
            <translation>Kung saan nagsisimula ang pagbunot ng mga lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with word lists that do not come with the program: that of the Lingo pit (lingo-wordlist.txt), Wordle's (wordlist_orig_hidden.txt and others), and any more.</source>
            <translation>Isang folder na may mga listahan ng salitang hindi kasama ng programa: ang sa Lingo pit (lingo-wordlist.txt), ang sa Wordle (wordlist_orig_hidden.txt at iba pa), at anumang iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with other programs to be measured beside this one: a virtual environment doddle that has Doddle, Selby's compiled program wordle.</source>
            <translation>Isang folder na may ibang programang susukatin kasabay nito: isang virtual environment na doddle na may Doddle, at ang na-compile na programang wordle ni Selby.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The lexicon to measure with.</source>
            <translation>Ang leksikong gagamitin sa pagsukat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the experiments, and do nothing.</source>
            <translation>Ilista ang mga eksperimento, at walang gawin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the figures of `wmh replicate` into the README and the guide of a checkout.

An experiment that a report has takes the place of what was known of it; others stay.</source>
            <translation>Ilipat ang mga numero ng `wmh replicate` sa README at gabay ng isang checkout.

Papalitan ng eksperimentong nasa ulat ang dating alam tungkol dito; mananatili ang iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Folders of reports; without any the pages are written again.</source>
            <translation>Mga folder ng ulat; kung wala, isusulat muli ang mga pahina.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The checkout of the program whose pages they are.</source>
            <translation>Ang checkout ng programa na may-ari ng mga pahina.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Make word lists a lexicon of your own, known by its name.</source>
            <translation>Gawing sariling leksikon ang mga listahan ng salita, kilala sa pangalan nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Word lists: a word a line, perhaps with a number.</source>
            <translation>Mga listahan ng salita: isa bawat linya, marahil may bilang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A word list of the system instead: see `wmh lexicon recipes`.</source>
            <translation>Sa halip, isang listahan ng sistema: tingnan ang `wmh lexicon recipes`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What to call it; as its list is called, if not.</source>
            <translation>Ang itatawag dito; kung wala, gaya ng listahan nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the place of an imported lexicon of that name.</source>
            <translation>Palitan ang na-import na leksikong may ganoong pangalan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the word lists of this system that have a recipe.</source>
            <translation>Ilista ang mga listahan ng salita ng sistemang ito na may resipe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Those of other systems, too.</source>
            <translation>Pati ang sa ibang sistema.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build a lexicon of your own again, from the lists it was made of.</source>
            <translation>Buuing muli ang sariling leksikon, mula sa mga listahang pinagmulan nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An imported lexicon.</source>
            <translation>Isang na-import na leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print lines of JSON: how far it is, then the result.</source>
            <translation>Mag-print ng mga linya ng JSON: gaano na kalayo, saka ang resulta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let a lexicon know these words.</source>
            <translation>Ipakilala sa leksikon ang mga salitang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let a lexicon no longer know these words.</source>
            <translation>Ipalimot sa leksikon ang mga salitang ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest these words only when asked for; they stay possible secrets.</source>
            <translation>Imungkahi lang ang mga salitang ito kapag hiningi; posible pa ring lihim ang mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest these words as any other.</source>
            <translation>Imungkahi ang mga salitang ito gaya ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An installed lexicon.</source>
            <translation>Isang naka-install na leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Remove a lexicon of your own, and what you changed in it.</source>
            <translation>Alisin ang sariling leksikon, at ang mga binago rito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Give a lexicon of your own another name.</source>
            <translation>Bigyan ng ibang pangalan ang sariling leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A lexicon of your own.</source>
            <translation>Isang sariling leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Its new name.</source>
            <translation>Ang bagong pangalan nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build a lexicon from word lists, and leave it where you say.</source>
            <translation>Bumuo ng leksikon mula sa mga listahan ng salita, at ilagay ito kung saan mo sabihin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Word lists: `word` or `word TAB tier`.</source>
            <translation>Mga listahan ng salita: `word` o `word TAB tier`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The .dawg file to write.</source>
            <translation>Ang .dawg na file na isusulat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A list of words to suggest only when asked for.</source>
            <translation>Listahan ng mga salitang imumungkahi lang kapag hiningi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A list of the words a game can hide; others are guesses.</source>
            <translation>Listahan ng mga salitang puwedeng itago ng laro; mga hula ang iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Keep accented letters, or fold them into plain ones.</source>
            <translation>Panatilihin ang mga titik na may tuldik, o gawing payak.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Fold capitals into small letters, or skip such entries.</source>
            <translation>Gawing maliit ang malalaking titik, o laktawan ang ganoong mga entry.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What a number beside a word is; auto tells the two apart.</source>
            <translation>Kung ano ang bilang sa tabi ng salita; pinag-iiba ng auto ang dalawa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Letters of several characters, as ch,ll.</source>
            <translation>Mga titik na may ilang karakter, gaya ng ch,ll.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Accented letters to keep where others are folded, as ñ.</source>
            <translation>Mga titik na may tuldik na pananatilihin kung pinapayak ang iba, gaya ng ñ.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The language: in tr and az, I is no capital i.</source>
            <translation>Ang wika: sa tr at az, ang I ay hindi malaking i.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Where the words come from.</source>
            <translation>Kung saan galing ang mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What may be done with them.</source>
            <translation>Kung ano ang puwedeng gawin sa mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the installed lexica.</source>
            <translation>Ilista ang mga naka-install na leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Check a lexicon: its files, and every word of it with dawg-python.</source>
            <translation>Suriin ang leksikon: mga file nito, at bawat salita nito gamit ang dawg-python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A .dawg file, or an installed lexicon.</source>
            <translation>Isang .dawg na file, o naka-install na leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many codes each first guess leaves after each mark (source 002, table 1).</source>
            <translation>Ilang code ang iniiwan ng bawat unang hula sa bawat marka (sanggunian 002, talahanayan 1).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many.</source>
            <translation>Ilan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find a code, and show every step to it.</source>
            <translation>Hanapin ang isang code, at ipakita ang bawat hakbang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The code to find, such as FCBE.</source>
            <translation>Ang code na hahanapin, gaya ng FCBE.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How to find it.</source>
            <translation>Paano ito hahanapin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw the tree into this .svg file.</source>
            <translation>Iguhit ang puno sa .svg na file na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The source's own example FCBE, as it is printed.</source>
            <translation>Ang sariling halimbawa ng sanggunian, ang FCBE, gaya ng nakalimbag.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Every method against all 1,296 codes.</source>
            <translation>Bawat paraan laban sa lahat ng 1,296 code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what is wrong with a file, or that the game can be played. Exit code 2 if it cannot.</source>
            <translation>Sabihin ang mali sa file, o na malalaro ang laro. Code 2 kung hindi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A file of a game, in TOML.</source>
            <translation>Ang file ng isang laro, sa TOML.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what is wrong with a protocol; if nothing is, what it decides and what it can see.</source>
            <translation>Sabihin ang mali sa protokol; kung wala, ang pinagpapasyahan nito at ang kaya nitong makita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write protocol and analysis plan into a study's folder, before the first participant.

The plan has the time that it was written in it: for several machines, plan once and copy the folder to each.</source>
            <translation>Isulat ang protokol at plano ng pagsusuri sa folder ng pag-aaral, bago ang unang kalahok.

Nasa plano ang oras kung kailan ito isinulat: para sa ilang computer, magplano nang isang beses at kopyahin ang folder sa bawat isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Make up participants, to rehearse the analysis. All that comes of it says so.</source>
            <translation>Mag-imbento ng mga kalahok, para ensayuhin ang pagsusuri. Sinasabi ito ng lahat ng kalalabasan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many; by default all of them.</source>
            <translation>Ilan; lahat kung walang ibinigay.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say how often studies of this protocol find a difference in time, by making many up.

What is assumed of times is printed; a pilot study says it better than the values in brackets.</source>
            <translation>Sabihin kung gaano kadalas nakakakita ng pagkakaiba sa oras ang mga pag-aaral sa protokol na ito, sa pag-imbento ng marami.

Ipini-print ang mga ipinapalagay tungkol sa oras; mas mahusay itong nasasabi ng pilot kaysa mga halagang nasa panaklong.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Participants of each group, such as 10,20,40; else the protocol's.</source>
            <translation>Mga kalahok sa bawat pangkat, gaya ng 10,20,40; kung wala, ang sa protokol.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder of a study whose games say what to assume, as a pilot's.</source>
            <translation>Ang folder ng pag-aaral na ang mga laro ay nagsasabi ng dapat ipalagay, gaya ng pilot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Time in the last arm to that in the first. [0.8]</source>
            <translation>Oras sa huling pangkat kumpara sa una. [0.8]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Standard deviation of ln seconds among people. [0.4]</source>
            <translation>Standard deviation ng ln segundo sa mga tao. [0.4]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same among secrets. [0.2]</source>
            <translation>Ganoon din sa mga lihim. [0.2]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same among games of one, with one. [0.5]</source>
            <translation>Ganoon din sa mga laro ng isang tao sa isang lihim. [0.5]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The n-th game takes n to the power of -this. [0.1]</source>
            <translation>Ang ika-n na laro ay n sa power na -ito. [0.1]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The share that leaves on the way. [0]</source>
            <translation>Ang bahaging umaalis sa gitna. [0]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Standard deviation among people of the difference between two arms, where they meet several. [0.2]</source>
            <translation>Standard deviation sa mga tao ng pagkakaiba ng dalawang pangkat, kung ilan ang nilalaro nila. [0.2]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Studies to make up for each size.</source>
            <translation>Mga pag-aaral na iimbentuhin sa bawat laki.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many cores to use; all by default.</source>
            <translation>Ilang core ang gagamitin; lahat kung walang ibinigay.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Run on Dask: tcp://host:port, or local:4 for 4 processes.</source>
            <translation>Patakbuhin sa Dask: tcp://host:port, o local:4 para sa 4 na proseso.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder to keep the run in, also when it is done.</source>
            <translation>Folder na pagtatabihan ng takbo, kahit tapos na.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Go on where the same command stopped.</source>
            <translation>Ituloy kung saan huminto ang parehong utos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Tell how far it is in JSON, a line each time.</source>
            <translation>Sabihin sa JSON kung gaano na kalayo, isang linya bawat pagkakataon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say who is where, who has finished, what is wrong, and how full the groups are.

Followed, a terminal shows it all anew; anything else gets the lines that are new.</source>
            <translation>Sabihin kung sino ang nasaan, sino ang tapos na, ano ang mali, at gaano kapuno ang mga pangkat.

Kung sinusundan, ipinapakitang muli ng terminal ang lahat; ang iba ay tumatanggap ng mga bagong linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folders of one or more machines.</source>
            <translation>Ang mga folder ng isa o ilang computer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Go on telling what changes, until Ctrl+C.</source>
            <translation>Ituloy ang pagsabi ng mga nagbabago, hanggang Ctrl+C.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds from one look to the next.</source>
            <translation>Mga segundo mula sa isang tingin hanggang sa susunod.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print JSON and nothing else.</source>
            <translation>JSON lang ang i-print.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Put the participants of several folders into one, after looking for what does not fit.</source>
            <translation>Pagsamahin sa isa ang mga kalahok ng ilang folder, matapos hanapin ang hindi magkatugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folders of several machines.</source>
            <translation>Ang mga folder ng ilang computer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Even if not all played with the same words.</source>
            <translation>Kahit hindi lahat ay naglaro sa parehong mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Give a participant another code, where two people have the same. Their file tells of it.</source>
            <translation>Bigyan ng ibang code ang isang kalahok, kung pareho ang sa dalawang tao. Sinasabi ito ng file nila.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The code that it is to be.</source>
            <translation>Ang magiging code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Delete all there is of a participant, as they may ask for. It cannot be undone.</source>
            <translation>Burahin ang lahat tungkol sa isang kalahok, kung hihilingin niya. Hindi ito mababawi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The participant's code.</source>
            <translation>Ang code ng kalahok.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Do it; without this it is only said.</source>
            <translation>Gawin ito; kung wala ito, sinasabi lang.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the tables of participants, games, attempts, answers and events, and what they mean.</source>
            <translation>Isulat ang mga talahanayan ng mga kalahok, laro, subok, sagot at pangyayari, at ang kahulugan ng mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder to write into.</source>
            <translation>Ang folder na pagsusulatan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Separate by commas, not tabs.</source>
            <translation>Paghiwalayin ng mga kuwit, hindi ng tab.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print the report; with --out write it, its tables (Markdown, LaTeX, CSV) and its picture.

All of it is in English, whatever language is spoken here: it is for a paper.</source>
            <translation>I-print ang ulat; sa --out, isulat ito, ang mga talahanayan nito (Markdown, LaTeX, CSV) at ang larawan nito.

Nasa Ingles ang lahat ng ito, anuman ang wika rito: para ito sa isang papel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Also write report, tables and pictures there.</source>
            <translation>Isulat din doon ang ulat, mga talahanayan at larawan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What chance starts from; by default the protocol's seed.</source>
            <translation>Kung saan nagsisimula ang pagkakataon; kung walang ibinigay, ang binhi ng protokol.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Count the practice games too.</source>
            <translation>Bilangin din ang mga larong pagsasanay.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Replace a file of any kind.</source>
            <translation>Palitan ang file ng anumang uri.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write one file for reviewers: protocol, plan, tables, figures, report, R and Python.</source>
            <translation>Sumulat ng isang file para sa mga tagasuri: protokol, plano, talahanayan, figure, ulat, R at Python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder of a study.</source>
            <translation>Ang folder ng isang pag-aaral.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The kit to write, a zip file.</source>
            <translation>Ang kit na isusulat, isang zip file.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Of the data: CC0-1.0 or CC-BY-4.0.</source>
            <translation>Ng datos: CC0-1.0 o CC-BY-4.0.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With free notes, and answers in people's own words.</source>
            <translation>Kasama ang mga malayang tala, at mga sagot sa sariling salita ng mga tao.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With the data of participants who withdrew.</source>
            <translation>Kasama ang datos ng mga kalahok na umatras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Rehearse, analyse here and in R, and print how far apart each number is at most.

The seeds take turns with the sizes; each is analysed as played, with all games solved, with many censored, with ties, with arms that do not overlap, and with games that all end together.</source>
            <translation>Mag-ensayo, suriin dito at sa R, at i-print ang pinakamalaking layo ng bawat bilang.

Nagsasalitan ang mga binhi at mga laki; sinusuri ang bawat isa gaya ng nilaro, na lutas ang lahat ng laro, na maraming naputol, na may mga tabla, na may mga pangkat na hindi nagsasanib, at na sabay-sabay natatapos ang lahat ng laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A protocol's name, or its file in TOML.</source>
            <translation>Ang pangalan ng protokol, o ang file nito sa TOML.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seeds 1 to this.</source>
            <translation>Mga binhi 1 hanggang dito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Participants of each group, such as 2,5,50.</source>
            <translation>Mga kalahok sa bawat pangkat, gaya ng 2,5,50.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show this message and exit.</source>
            <translation>Ipakita ang tulong na ito at lumabas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest words that fit what was guessed so far.</source>
            <translation>Magmungkahi ng mga salitang tugma sa mga nahulaan na.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Propose what to change where no word fits.</source>
            <translation>Imungkahi ang dapat baguhin kung walang salitang tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mark a guess as the game would.</source>
            <translation>Markahan ang hula gaya ng gagawin ng laro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Name the words that could have made a grid, given on standard input.</source>
            <translation>Banggitin ang mga salitang maaaring gumawa ng grid na nasa standard input.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read the boards in a screenshot: words, marks, and what stays open.</source>
            <translation>Basahin ang mga tablero sa screenshot: mga salita, marka, at kung ano ang hindi pa tiyak.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the words that match a pattern, a word a line.</source>
            <translation>Hanapin ang mga salitang tumutugma sa padron, isa bawat linya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what words mean, by the dictionaries of dictd and StarDict that are installed.</source>
            <translation>Sabihin ang kahulugan ng mga salita, ayon sa mga naka-install na diksiyonaryo ng dictd at StarDict.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the first guess and the tree after it that need the fewest guesses, and prove it.</source>
            <translation>Hanapin ang unang hula at ang punong kasunod nito na pinakakaunti ang hulang kailangan, at patunayan ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play many games, every one to its end, and say how many guesses they took.</source>
            <translation>Maglaro ng marami, bawat isa hanggang dulo, at sabihin kung ilang hula ang kinailangan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what to guess next, and after every clue to that.</source>
            <translation>Iguhit ang susunod na huhulaan, at pagkatapos ng bawat pahiwatig doon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play a game: you guess, or you keep a secret that the program guesses, or it does both.</source>
            <translation>Maglaro: ikaw ang huhula, o ikaw ang magtatago ng lihim na huhulaan ng programa, o ito ang gagawa ng dalawa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let strategies find the same secrets, a guess of each in turn; and find them yourself.</source>
            <translation>Ipahanap sa mga estratehiya ang iisang mga lihim, tig-isang hula bawat ikot; at hanapin mo rin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Look back at a game: what each guess told, and what it could have told.</source>
            <translation>Balikan ang isang laro: ang naibigay ng bawat hula, at ang maibibigay sana nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say how your games went: how many were won, with how many guesses, and how fast.</source>
            <translation>Sabihin ang kinalabasan ng mga laro mo: ilan ang napanalunan, sa ilang hula, at gaano kabilis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the words that can be made of a rack, highest score first.</source>
            <translation>Ipakita ang mga salitang mabubuo sa isang rak, una ang pinakamataas ang iskor.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find all words that some letters make, before time is up.</source>
            <translation>Hanapin ang lahat ng salitang mabubuo sa ilang titik bago maubos ang oras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Tell a lesson step by step: how the method finds its words, with questions and answers.</source>
            <translation>Isalaysay ang aralin nang hakbang-hakbang: paano nahahanap ng paraan ang mga salita nito, na may mga tanong at sagot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play Lingo: guesses on standard output, masks of O, ? and X on standard input.</source>
            <translation>Maglaro ng Lingo: mga hula sa standard output, mga maskara ng O, ? at X sa standard input.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest guesses that serve several boards.</source>
            <translation>Magmungkahi ng mga hulang para sa ilang tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let players of Lingo find the same secrets, and count their points.</source>
            <translation>Ipahanap sa mga manlalaro ng Lingo ang iisang mga lihim, at bilangin ang mga puntos nila.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Talk with the helper, in a terminal or a pipe.</source>
            <translation>Makipag-usap sa katulong, sa terminal o pipe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.</source>
            <translation>Sabihin kung ano ang file, ano ang mali rito, at gaano ito kabigat. Walang binabago.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Measure the engine on this computer.</source>
            <translation>Sukatin ang makina sa computer na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Measure what the sources published, and write a report with their figures beside ours.</source>
            <translation>Sukatin ang inilathala ng mga sanggunian, at sumulat ng ulat na katabi ng kanila ang mga numero namin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the figures of `wmh replicate` into the README and the guide of a checkout.</source>
            <translation>Ilipat ang mga numero ng `wmh replicate` sa README at gabay ng isang checkout.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build, import, list, change and check lexica.</source>
            <translation>Bumuo, mag-import, maglista, magbago at magsuri ng mga leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mastermind: four pegs of six colours, A to F.</source>
            <translation>Mastermind: apat na peg sa anim na kulay, A hanggang F.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the games that --game and the window know, your own among them.</source>
            <translation>Ilista ang mga larong kilala ng --game at ng window, kasama ang sa iyo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>User studies: check a protocol, rehearse, power, export, merge, analyse, recode, delete.</source>
            <translation>Mga pag-aaral sa tao: magsuri ng protokol, mag-ensayo, power, mag-export, magsama, magsuri, magpalit ng code, magbura.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>Any word may be guessed.</source>
            <translation>Anumang salita ay maihuhula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>A green letter stays at its place, and a letter is used at least as often as one turn has coloured it.</source>
            <translation>Nananatili sa puwesto ang berdeng titik, at ginagamit ang isang titik nang di-bababa sa dami ng pagkulay rito ng isang tira.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>As hard, and a yellow letter moves, and a letter known to be used up is not used more often.</source>
            <translation>Gaya ng mahirap, at lumilipat ang dilaw na titik, at hindi na dinadagdagan ang titik na alam na ubos na.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>black</source>
            <translation>itim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>white</source>
            <translation>puti</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>in place</source>
            <translation>nasa puwesto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>in common</source>
            <translation>magkapareho</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Tiles, as in Wordle and Lingo</source>
            <translation>Mga kahon, gaya sa Wordle at Lingo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Greens are dealt first; then each letter of the secret that is left pays for one yellow, from left to right.</source>
            <translation>Inuuna ang mga berde; pagkatapos, ang bawat titik ng lihim na natira ay para sa isang dilaw, mula kaliwa pakanan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Naive tiles</source>
            <translation>Simpleng kahon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Every letter is marked on its own: green here, yellow if it is anywhere in the secret.</source>
            <translation>Minamarkahan nang mag-isa ang bawat titik: berde rito, dilaw kung nasa alinmang bahagi ng lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The paper's pattern</source>
            <translation>Ang padron ng papel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Only what the 2013 pattern says is read: that a yellow letter occurs at all is forgotten.</source>
            <translation>Ang sinasabi lang ng padron ng 2013 ang binabasa: nakakalimutan na may dilaw na titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Black and white pegs</source>
            <translation>Itim at puting peg</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Black counts the letters at their place, white those that are in the secret elsewhere; each letter of the secret counts once.</source>
            <translation>Binibilang ng itim ang mga titik na nasa puwesto, ng puti ang nasa ibang puwesto ng lihim; isang beses binibilang ang bawat titik ng lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Places only</source>
            <translation>Mga puwesto lang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters at their place.</source>
            <translation>Ang bilang ng mga titik na nasa puwesto nila.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Jotto, repeats shared</source>
            <translation>Jotto, hati ang mga umuulit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters in common; a repeated letter counts as often as both words have it.</source>
            <translation>Ang bilang ng magkaparehong titik; binibilang ang umuulit ayon sa dami nito sa dalawang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Jotto, each letter of the guess</source>
            <translation>Jotto, bawat titik ng hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters of the guess that are in the secret; a repeated one counts each time.</source>
            <translation>Ang bilang ng mga titik ng hula na nasa lihim; binibilang ang umuulit sa bawat pagkakataon.</translation>
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
        <name>Summary</name>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} in place</source>
            <translation>{number} nasa lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} elsewhere</source>
            <translation>{number} sa iba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} in common</source>
            <translation>{number} magkapareho</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}th</source>
            <translation>ika-{n}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}st</source>
            <translation>ika-{n}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}nd</source>
            <translation>ika-{n}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}rd</source>
            <translation>ika-{n}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no</source>
            <translation>walang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>one</source>
            <translation>isang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>two</source>
            <translation>dalawang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>three</source>
            <translation>tatlong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>four</source>
            <translation>apat na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>five</source>
            <translation>limang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>six</source>
            <translation>anim na</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>the clues contradict each other</source>
            <translation>nagkakasalungat ang mga pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} is {places}</source>
            <translation>{letter} ay {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no other {letter}</source>
            <translation>walang ibang {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>or</source>
            <translation>o</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>, not {places}</source>
            <translation>, hindi {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} is not {places}</source>
            <translation>hindi {places} ang {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no {letters}</source>
            <translation>walang {letters}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>exactly {number} {letter}</source>
            <translation>eksaktong {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>another {letter}</source>
            <translation>isa pang {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} somewhere</source>
            <translation>may {letter} kung saan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>at least {number} {letter}</source>
            <translation>di-bababa sa {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>at most {number} {letter}</source>
            <translation>di-hihigit sa {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{word}: {numbers}</source>
            <translation>{word}: {numbers}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>and</source>
            <translation>at</translation>
        </message>
    </context>
    <context>
        <name>LeftOut</name>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>longer than 200 characters</source>
            <translation>mahigit 200 karakter</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>not letters only</source>
            <translation>hindi puro titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>with capitals</source>
            <translation>may malalaking titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>beside something that is no count</source>
            <translation>katabi ng hindi dalas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>with a letter of another language</source>
            <translation>may titik ng ibang wika</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>not 2 to 31 letters long</source>
            <translation>hindi 2 hanggang 31 titik</translation>
        </message>
    </context>
    <context>
        <name>Strategies</name>
        <message>
            <location filename="../../app/wmh/engine/strategy/breaker.py"></location>
            <source>The hard mode lets no word pass, so this is the paper's list.</source>
            <translation>Walang salitang pinapayagan ng mahirap na mode, kaya ito ang listahan ng papel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/kernels/numba_check.py"></location>
            <source>This strategy needs numba, which is not installed here: choose paper or positional.</source>
            <translation>Kailangan ng estratehiyang ito ang numba, na hindi naka-install dito: piliin ang sa papel o ang sa mga puwesto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Letter frequency (the paper's)</source>
            <translation>Dalas ng titik (sa papel)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Tries the letters that most of the possible words share, each letter once.</source>
            <translation>Sinusubok ang mga titik na pinakamadalas sa mga maaaring salita, isang beses bawat titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>score</source>
            <translation>iskor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Letters at their places</source>
            <translation>Mga titik sa puwesto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Has the most letters at their places, on average over the possible words.</source>
            <translation>May pinakamaraming titik na nasa puwesto, sa average sa mga maaaring salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>greens</source>
            <translation>berde</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most information</source>
            <translation>Pinakamaraming impormasyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>The clue to expect tells most: it halves the possible words this many times.</source>
            <translation>Pinakamarami ang sinasabi ng inaasahang pahiwatig: ganito karaming beses nitong hinahati ang mga maaaring salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>bits</source>
            <translation>bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Fewest words left</source>
            <translation>Pinakakaunting natirang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words on average.</source>
            <translation>Nag-iiwan ng pinakakaunting maaaring salita sa average.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>left</source>
            <translation>natira</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Safest</source>
            <translation>Pinakaligtas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words when luck is worst.</source>
            <translation>Nag-iiwan ng pinakakaunting maaaring salita kapag pinakamalas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>left at worst</source>
            <translation>pag malas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most different clues</source>
            <translation>Pinakamaraming ibang pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues, so one of them is likely to say all.</source>
            <translation>Masasagot ng pinakamaraming magkakaibang pahiwatig, kaya malamang na may magsasabi ng lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most clues, then information</source>
            <translation>Pahiwatig muna, saka impormasyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues; of equals, the one that tells most.</source>
            <translation>Masasagot ng pinakamaraming magkakaibang pahiwatig; sa magkakapantay, ang pinakamaraming sinasabi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>clues</source>
            <translation>pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Lingo points</source>
            <translation>Puntos ng Lingo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Wins the most points on average with the attempts left: 500 for the first, 100 less for each one more.</source>
            <translation>Pinakamaraming puntos sa average sa natitirang subok: 500 sa una, bawas 100 sa bawat kasunod.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Fewest guesses (proven)</source>
            <translation>Pinakakaunting hula (napatunayan)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Needs the fewest guesses on average to the end of the game; among few possible words this is proven, among many the most different clues stand in for it.</source>
            <translation>Pinakakaunting hula sa average hanggang matapos ang laro; napatunayan ito kapag kaunti ang maaaring salita, at kapag marami ay pinakamaraming ibang pahiwatig ang kapalit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>guesses</source>
            <translation>hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Only words that can be the secret.</source>
            <translation>Mga salita lang na maaaring ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Any word that may be a secret, also to rule others out.</source>
            <translation>Anumang salitang maaaring maging lihim, pati para mag-alis ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Any word of the lexicon, however uncommon, also to rule others out.</source>
            <translation>Anumang salita ng leksikon, gaano man kadalang, pati para mag-alis ng iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Every possible word is as likely as any other.</source>
            <translation>Pantay-pantay ang pagkakataon ng bawat maaaring salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>The more common a word, the likelier it is the secret.</source>
            <translation>Habang mas karaniwan ang salita, mas malamang na ito ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>From a sample of the possible words, or a bound.</source>
            <translation>Mula sa sampol ng mga maaaring salita, o isang hangganan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>From all of the possible words.</source>
            <translation>Mula sa lahat ng maaaring salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>No guess needs fewer on average: every way to go on was looked at.</source>
            <translation>Walang hulang mas kaunti ang kailangan sa average: tiningnan ang bawat karugtong.</translation>
        </message>
    </context>
    <context>
        <name>Steps</name>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>number</source>
            <translation>bilang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>setting a row aside</source>
            <translation>pagsasantabi ng hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>given letters</source>
            <translation>mga ibinigay na titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>turn of the game</source>
            <translation>tira sa laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>respelling</source>
            <translation>muling pagbaybay</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>another game</source>
            <translation>ibang laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>word length</source>
            <translation>haba ng salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>suggestion</source>
            <translation>mungkahi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>removing a row</source>
            <translation>pag-alis ng hilera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>pasting</source>
            <translation>pag-paste</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>guess</source>
            <translation>hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>correction</source>
            <translation>pagtatama</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>new game</source>
            <translation>bagong laro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>typing</source>
            <translation>pag-type</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>mark</source>
            <translation>marka</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_table.py"></location>
            <source>words</source>
            <translation>mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>clue</source>
            <translation>pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>rule</source>
            <translation>tuntunin</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Is the edge {0} followed or refused? Y says followed, N refused.</source>
            <translation>Sinusundan ba o tinatanggihan ang gilid na {0}? Y kung sinusundan, N kung tinatanggihan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Right: {0} is followed.</source>
            <translation>Tama: sinusundan ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>No: {0} is followed.</source>
            <translation>Hindi: sinusundan ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Right: {0} is refused. {1} {0}</source>
            <translation>Tama: tinatanggihan ang {0}. {1} {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>No: {0} is refused. {1} {0}</source>
            <translation>Hindi: tinatanggihan ang {0}. {1} {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>{0} ({1} hands)</source>
            <extracomment>Of one: {0} (one hand)</extracomment>
            <translation>
                <numerusform>{0} (isang kamay)</numerusform>
                <numerusform>{0} ({1} kamay)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}.</source>
            <translation>Sabi ng klase: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}. Right: {1}.</source>
            <translation>Sabi ng klase: {0}. Tama: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}. The nearest was {1}, and it is {2}.</source>
            <translation>Sabi ng klase: {0}. Pinakamalapit ang {1}, at {2} ang tama.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>Question</source>
            <translation>Tanong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>Answer</source>
            <translation>Sagot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>{0} of {1}</source>
            <translation>{0} sa {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/bars_figure.py"></location>
            <source>{0} letters counted</source>
            <extracomment>Of one: One letter counted</extracomment>
            <translation>
                <numerusform>Isang titik ang nabilang</numerusform>
                <numerusform>{0} titik ang nabilang</numerusform>
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
            <translation>at {0} mas maliliit na pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits on average</source>
            <translation>bits sa average</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>words</source>
            <translation>mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>share</source>
            <translation>bahagi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits of it</source>
            <translation>bits nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>share times bits</source>
            <translation>bahagi × bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>letter frequency</source>
            <translation>dalas ng titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>and {0} smaller groups with {1} words in all</source>
            <translation>at {0} mas maliit na pangkat na may {1} salita sa kabuuan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>{0} and {1} not shown</source>
            <translation>{0} at {1} na hindi ipinapakita</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>{0}: {1} words in {2} groups</source>
            <extracomment>Of one: {0}: one word, in one group</extracomment>
            <translation>
                <numerusform>{0}: {1} salita sa {2} pangkat</numerusform>
                <numerusform>{0}: {1} salita sa {2} pangkat</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>Guesses compared, with {0} words</source>
            <extracomment>Of one: Guesses compared, with one word</extracomment>
            <translation>
                <numerusform>Paghahambing ng mga hula, sa {0} salita</numerusform>
                <numerusform>Paghahambing ng mga hula, sa {0} salita</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>groups</source>
            <translation>pangkat</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>largest</source>
            <translation>pinakamalaki</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>can be it</source>
            <translation>maaaring lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>yes</source>
            <translation>oo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>no</source>
            <translation>hindi</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>The guess {0}</source>
            <translation>Ang hulang {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>secret</source>
            <translation>lihim</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>naive rule</source>
            <translation>simpleng tuntunin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>{0}, the secret {1}</source>
            <translation>{0}, ang lihim na {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>{0} against the code {1}</source>
            <translation>{0} laban sa code na {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>code</source>
            <translation>code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>guess</source>
            <translation>hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>key pegs</source>
            <translation>mga key peg</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>as printed</source>
            <translation>nakalimbag</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>{0} black, {1} white: score {2}</source>
            <translation>{0} itim, {1} puti: iskor {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>left: {0}</source>
            <translation>natitira: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>marks</source>
            <translation>mga marka</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>left at worst</source>
            <translation>natira pag malas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>left on average</source>
            <translation>natira sa average</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits</source>
            <translation>bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>First guesses, with {0} codes</source>
            <translation>Mga unang hula, sa {0} code</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>{0} words let through</source>
            <extracomment>Of one: One word let through</extracomment>
            <translation>
                <numerusform>Isang salita ang pinalusot</numerusform>
                <numerusform>{0} salita ang pinalusot</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>None that the other has not</source>
            <translation>Walang wala sa isa</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>{0} that the other has not:</source>
            <extracomment>Of one: One that the other has not:</extracomment>
            <translation>
                <numerusform>Isang wala sa isa:</numerusform>
                <numerusform>{0} na wala sa isa:</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>Both have:</source>
            <translation>Mayroon ang dalawa:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>Both patterns let the same words through.</source>
            <translation>Pareho ang mga salitang pinalulusot ng dalawang padron.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The paper's pattern lets {0} words through that cannot be the secret.</source>
            <extracomment>Of one: The paper's pattern lets one word through that cannot be the secret.</extracomment>
            <translation>
                <numerusform>May isang salitang pinalulusot ang padron ng papel na hindi maaaring maging lihim.</numerusform>
                <numerusform>May {0} salitang pinalulusot ang padron ng papel na hindi maaaring maging lihim.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The paper's pattern rules out {0} words that can be the secret.</source>
            <extracomment>Of one: The paper's pattern rules out one word that can be the secret.</extracomment>
            <translation>
                <numerusform>May isang salitang inaalis ang padron ng papel na maaaring maging lihim.</numerusform>
                <numerusform>May {0} salitang inaalis ang padron ng papel na maaaring maging lihim.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Not followed because of:</source>
            <translation>Hindi sinundan dahil sa:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Looked at</source>
            <translation>Tiningnan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Letter</source>
            <translation>Titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Length</source>
            <translation>Haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Count</source>
            <translation>Bilang</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Followed</source>
            <translation>Sinundan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>In all</source>
            <translation>Sa kabuuan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Brute force: letters compared {0}, of {1}; words {2}</source>
            <translation>Brute force: mga titik na inihambing {0}, sa {1}; mga salita {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>The walk: edges looked at {0}; different ones {1} of {2}</source>
            <translation>Ang paglalakad: mga gilid na tiningnan {0}; magkakaiba {1} sa {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>and {0} not shown</source>
            <translation>at {0} na hindi ipinapakita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0}: the letter {1}</source>
            <translation>Yunit {0}: ang titik na {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0}: the start</source>
            <translation>Yunit {0}: ang simula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>free: {0}</source>
            <translation>bakante: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>offset: {0}</source>
            <translation>layo: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>scale: {0}, so the offset counts single units</source>
            <translation>sukatan: {0}, kaya isa-isang yunit ang bilang ng layo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>end: 1, a word ends here</source>
            <translation>wakas: 1, may salitang nagtatapos dito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>end: 0, no word ends here</source>
            <translation>wakas: 0, walang nagtatapos dito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label: {0}, the letter {1}</source>
            <translation>titik: {0}, ang {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label: 0, no letter</source>
            <translation>titik: 0, wala</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>{0}. {1}; {2}; {3}; {4}; {5}.</source>
            <translation>{0}. {1}; {2}; {3}; {4}; {5}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>unit</source>
            <translation>yunit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>its offset</source>
            <translation>layo nito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label of {0}</source>
            <translation>numero ng {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>exclusive or: the unit</source>
            <translation>exclusive or: ang yunit</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Following {0} from unit {1}</source>
            <translation>Pagsunod sa {0} mula sa yunit {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} has the label {1}: the letter follows.</source>
            <translation>May titik na {1} ang yunit {0}: kasunod ang titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} has the label {1}, not {2}: no word goes on so.</source>
            <translation>May titik na {1} ang yunit {0}, hindi {2}: walang salitang ganito ang tuloy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} is free: no word goes on with {1}.</source>
            <translation>Bakante ang yunit {0}: walang salitang tumutuloy sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>{0}: {1} xor {2} xor {3} is {4}. {5}</source>
            <translation>{0}: {1} xor {2} xor {3} ay {4}. {5}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>how many units follow</source>
            <translation>ganito karaming yunit ang kasunod</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>The file</source>
            <translation>Ang file</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/graph_figure.py"></location>
            <source>start</source>
            <translation>simula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>Words: {0}</source>
            <translation>Mga salita: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>Words: {0}, not shown: {1}</source>
            <translation>Mga salita: {0}, hindi ipinapakita: {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>and {0} more</source>
            <extracomment>Of one: and one more</extracomment>
            <translation>
                <numerusform>at isa pa</numerusform>
                <numerusform>at {0} pa</numerusform>
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
            <translation>Ang lihim ay {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>solved with {0} guesses</source>
            <extracomment>Of one: solved with one guess</extracomment>
            <translation>
                <numerusform>nalutas sa isang hula</numerusform>
                <numerusform>nalutas sa {0} hula</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>gave up</source>
            <translation>sumuko</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>{0} words left</source>
            <extracomment>Of one: one word left</extracomment>
            <translation>
                <numerusform>isang salita ang natira</numerusform>
                <numerusform>{0} salita ang natira</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/score_figure.py"></location>
            <source>again</source>
            <translation>ulit</translation>
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
            <translation>Ibinigay mula sa simula: {0}</translation>
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
                <numerusform>{0} salitang may {1} titik.</numerusform>
                <numerusform>{0} salitang may {1} titik.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words.</source>
            <extracomment>Of one: One word.</extracomment>
            <translation>
                <numerusform>{0} salita.</numerusform>
                <numerusform>{0} salita.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words, {1} of them of {2} letters.</source>
            <translation>{0} salita, {1} sa mga ito ay may {2} titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} codes of {1} symbols.</source>
            <translation>{0} code na may {1} simbolo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words of {1} letters, from the lexicon {2}.</source>
            <extracomment>Of one: One word of {1} letters, from the lexicon {2}.</extracomment>
            <translation>
                <numerusform>{0} salitang may {1} titik, mula sa leksikong {2}.</numerusform>
                <numerusform>{0} salitang may {1} titik, mula sa leksikong {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>At {0}: followed {1}; not followed {2}. Edges looked at: {3}. Words found: {4}.</source>
            <translation>Sa {0}: sinundan {1}; hindi sinundan {2}. Mga gilid na tiningnan: {3}. Mga salitang nahanap: {4}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Edges looked at: {0}</source>
            <translation>Mga gilid na tiningnan: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Different: {0} of {1}</source>
            <translation>Magkaiba: {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Words found: {0}, not shown: {1}</source>
            <translation>Nahanap na salita: {0}, hindi ipinapakita: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Words found: {0}</source>
            <translation>Mga salitang nahanap: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Place {0} of {1}</source>
            <translation>Puwesto {0} sa {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>A word is found</source>
            <translation>May nahanap na salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Followed:</source>
            <translation>Sinundan:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>{0}: answers</source>
            <translation>{0}: mga sagot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Answer sheet</source>
            <translation>Papel ng sagot</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Handout</source>
            <translation>Handout</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Name</source>
            <translation>Pangalan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Date</source>
            <translation>Petsa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The words</source>
            <translation>Ang mga salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The words that cannot be the secret are crossed out.</source>
            <translation>May guhit ang mga salitang hindi maaaring maging lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Cross out the words that cannot be the secret.</source>
            <translation>Guhitan ang mga salitang hindi maaaring maging lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Guesses and clues</source>
            <translation>Mga hula at pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Write a guess into the tiles, and what the game says into the boxes.</source>
            <translation>Isulat ang hula sa mga kahon, at ang sabi ng laro sa mga kuwadro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Write a guess into the tiles, and each mark into its corner: g for green, y for yellow, w for white.</source>
            <translation>Isulat ang hula sa mga kahon, at ang bawat marka sa sulok: g para sa berde, y para sa dilaw, w para sa puti.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Letters</source>
            <translation>Mga titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>How often each letter occurs in the words that fit.</source>
            <translation>Gaano kadalas lumalabas ang bawat titik sa mga salitang tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Count each letter of the words that fit.</source>
            <translation>Bilangin ang bawat titik ng mga salitang tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Draw the words as a DAWG: a letter on each line, and equal endings once.</source>
            <translation>Iguhit ang mga salita bilang DAWG: isang titik sa bawat linya, at minsan lang ang magkaparehong hulihan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Questions</source>
            <translation>Mga tanong</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>For the teacher</source>
            <translation>Para sa guro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/remarks.py"></location>
            <source>Up to {1} words are drawn. Here are {0}, so only numbers are shown.</source>
            <translation>Hanggang {1} salita ang iginuguhit. {0} ang narito, kaya mga bilang lang ang ipinapakita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/remarks.py"></location>
            <source>No word fits these turns. The stage doctor can show why.</source>
            <translation>Walang salitang tugma sa mga tirang ito. Maipapakita ng yugtong doktor kung bakit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/stops.py"></location>
            <source>A picture whose numbers are covered until the answer is given.</source>
            <translation>Larawang natatakpan ang mga bilang hanggang maibigay ang sagot.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Words: {0}. Beside each bar: the length in letters.</source>
            <translation>Mga salita: {0}. Sa tabi ng bawat bar: ang haba sa titik.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Words of each length</source>
            <translation>Mga salita sa bawat haba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The DAWG Constructor takes in all words of the list.</source>
            <translation>Tinatanggap ng tagabuo ng DAWG ang lahat ng salita ng listahan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Of {0} nodes of the trie, {1} are left in the DAWG.</source>
            <translation>Sa {0} node ng trie, {1} ang natira sa DAWG.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Nodes and edges</source>
            <translation>Mga node at gilid</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>nodes of the trie</source>
            <translation>mga node ng trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>killed</source>
            <translation>inalis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>nodes of the DAWG</source>
            <translation>mga node ng DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>edges of the DAWG</source>
            <translation>mga gilid ng DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The nodes count the start.</source>
            <translation>Kasama sa mga node ang simula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The file is {0} % smaller than the words as text.</source>
            <translation>Mas maliit ng {0} % ang file kaysa mga salita bilang teksto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>So few words are larger as a file than as text: each unit takes 4 bytes, free or not.</source>
            <translation>Mas malaki bilang file kaysa teksto ang kaunting salita: 4 na byte ang bawat yunit, bakante man o hindi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Bytes</source>
            <translation>Mga byte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>words as text</source>
            <translation>mga salita bilang teksto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>file</source>
            <translation>file</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Saved: {0} %. As text, each word has a line of its own.</source>
            <translation>Natipid: {0} %. Bilang teksto, may sariling linya ang bawat salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>As text, each word has a line of its own.</source>
            <translation>Bilang teksto, may sariling linya ang bawat salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>DAWG Constructor</source>
            <translation>Tagabuo ng DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Pattern Generator</source>
            <translation>Tagagawa ng padron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Pattern Matcher</source>
            <translation>Tagahanap ng padron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Letter Counter</source>
            <translation>Tagabilang ng titik</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Scorer</source>
            <translation>Tagabigay ng iskor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>List</source>
            <translation>Listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Clues</source>
            <translation>Mga pahiwatig</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Doctor</source>
            <translation>Doktor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Choice of guess</source>
            <translation>Pagpili ng hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Codes</source>
            <translation>Mga code</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Race</source>
            <translation>Karera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Information</source>
            <translation>Impormasyon</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>End mark</source>
            <translation>Tanda ng dulo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Word by word</source>
            <translation>Salita kada salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The mark on the node</source>
            <translation>Ang tanda sa node</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>In textbooks a node says that a word ends there: each square is an end.</source>
            <translation>Sa mga aklat, ang node ang nagsasabing may nagtatapos na salita: bawat parisukat ay dulo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>After {0} and after {1} the same letters follow, only the mark differs: two nodes.</source>
            <translation>Pagkatapos ng {0} at ng {1} pareho ang sumusunod na titik, tanda lang ang iba: dalawang node.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The mark on the edge</source>
            <translation>Ang tanda sa gilid</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Here the edge bears the mark, as a ring around its letter: one node serves both.</source>
            <translation>Dito nasa gilid ang tanda, bilog sa titik nito: iisang node para sa dalawa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Here the edge bears the mark, as a ring around its letter.</source>
            <translation>Dito nasa gilid ang tanda, bilog sa titik nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>mark on the node</source>
            <translation>tanda sa node</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>mark on the edge</source>
            <translation>tanda sa gilid</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Whoever comes to a node has come over an edge, and has seen its mark.</source>
            <translation>Ang dumating sa node ay dumaan sa gilid, at nakita ang tanda nito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0} nodes with the mark on the node, {1} with it on the edge.</source>
            <translation>{0} node kung nasa node ang tanda, {1} kung nasa gilid.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes</source>
            <translation>Mga node</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes: {0}. Edges: {1}.</source>
            <translation>Mga node: {0}. Mga gilid: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>A word at a time</source>
            <translation>Isa-isang salita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>New: {0}. Left out: {1}. Nodes now: {2}, in the trie: {3}.</source>
            <translation>Bago: {0}. Inalis: {1}. Mga node ngayon: {2}, sa trie: {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>the whole trie first</source>
            <translation>buong trie muna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>a word at a time, at most</source>
            <translation>isa-isang salita, pinakamarami</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>the smallest automaton</source>
            <translation>pinakamaliit na automaton</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Both ways end with the same automaton.</source>
            <translation>Parehong automaton ang kinahihinatnan ng dalawa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The paper's way holds {0} nodes at once, this one {1} at most.</source>
            <translation>Sabay-sabay na {0} node sa paraan ng papel, dito {1} ang pinakamarami.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes held at once</source>
            <translation>Sabay-sabay na node</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>After the last word its nodes are checked too: {0} of them are left out.</source>
            <translation>Pagkatapos ng huling salita, sinusuri rin ang mga node nito: {0} ang inaalis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0}: first the end of the word before is checked, and {1} of its nodes are left out.</source>
            <translation>{0}: sinusuri muna ang dulo ng naunang salita, at {1} sa mga node nito ang inaalis.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0}: only the letters that are not there yet get nodes, {1} of them.</source>
            <translation>{0}: mga titik na wala pa lang ang binibigyan ng node, {1} lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>After {0} every word has a clue of its own, so the clue names the secret.</source>
            <translation>Pagkatapos ng {0}, may sariling pahiwatig ang bawat salita, kaya tinutukoy ng pahiwatig ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>After {0} all words have the same clue: it tells nothing.</source>
            <translation>Pagkatapos ng {0}, pareho ang pahiwatig ng lahat ng salita: wala itong sinasabi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} splits {1} words into {2} groups by their clue. The largest has {3}.</source>
            <translation>Hinahati ng {0} ang {1} salita sa {2} pangkat ayon sa pahiwatig. Ang pinakamalaki ay may {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} leaves the fewest words on average: {1}.</source>
            <translation>Ang {0} ang nag-iiwan ng pinakakaunting salita sa average: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} leaves the fewest words on average: {1}. It cannot be the secret itself.</source>
            <translation>Ang {0} ang nag-iiwan ng pinakakaunting salita sa average: {1}. Hindi ito maaaring maging lihim mismo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Letters at their place are looked at first, the others afterwards.</source>
            <translation>Ang mga titik na nasa puwesto ang unang tinitingnan, saka ang iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is at its place: green. It is used up in the secret.</source>
            <translation>Nasa puwesto ang {0}: berde. Ubos na ito sa lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Tiles marked otherwise: {0}</source>
            <translation>Mga kahon na iba ang marka: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left: {0}</source>
            <translation>Natitirang salita: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left, read by the naive rule: {0}</source>
            <translation>Natitirang salita sa simpleng tuntunin: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is in the secret, at place {1}: yellow. It is used up.</source>
            <translation>Nasa lihim ang {0}, sa puwesto {1}: dilaw. Ubos na ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Every {0} of the secret is used up already: white.</source>
            <translation>Ubos na ang bawat {0} ng lihim: puti.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is not in the secret: white.</source>
            <translation>Wala sa lihim ang {0}: puti.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>The naive rule looks at each letter alone. Here it marks every tile the same.</source>
            <translation>Tinitingnan ng simpleng tuntunin ang bawat titik nang mag-isa. Dito, pareho ang marka nito sa bawat kahon.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>The naive rule looks at each letter alone. It marks {0} tiles otherwise.</source>
            <extracomment>Of one: The naive rule looks at each letter alone. It marks one tile otherwise.</extracomment>
            <translation>
                <numerusform>Tinitingnan ng simpleng tuntunin ang bawat titik nang mag-isa. Iba ang marka nito sa isang kahon.</numerusform>
                <numerusform>Tinitingnan ng simpleng tuntunin ang bawat titik nang mag-isa. Iba ang marka nito sa {0} kahon.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Whichever rule reads this clue, the clue alone leaves as many words: {0}.</source>
            <translation>Alinmang tuntunin ang bumasa, pareho ang dami ng salitang natira sa pahiwatig na ito lamang: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left by this clue alone: {0}. Read by the naive rule: {1}, and the secret is one of them.</source>
            <translation>Mga salitang natira sa pahiwatig na ito lamang: {0}. Sa basa ng simpleng tuntunin: {1}, at kasama roon ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left by this clue alone: {0}. Read by the naive rule: {1}, and the secret is lost.</source>
            <translation>Mga salitang natira sa pahiwatig na ito lamang: {0}. Sa basa ng simpleng tuntunin: {1}, at nawala ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The code is {0}, the guess {1}.</source>
            <translation>Ang code ay {0}, ang hula ay {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} is at its place: a black peg.</source>
            <translation>Nasa puwesto ang {0}: isang itim na peg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} is in the code at another place: a white peg.</source>
            <translation>Nasa code ang {0} pero sa ibang puwesto: isang puting peg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg. The print says the same.</source>
            <translation>Walang key peg ang ibang peg ng {0}. Ganoon din ang sabi ng nakalimbag.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg. The print says otherwise: score {1}, not {2}.</source>
            <translation>Walang key peg ang ibang peg ng {0}. Iba ang sabi ng nakalimbag: iskor {1}, hindi {2}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>After these guesses the real mark leaves {0} codes. The printed one leaves {1}, and the code is not one of them.</source>
            <extracomment>Of one: After these guesses the real mark leaves one code. The printed one leaves {1}, and the code is not one of them.</extracomment>
            <translation>
                <numerusform>Pagkatapos ng mga hulang ito, {0} code ang natitira sa totoong marka. {1} ang natitira sa nakalimbag, at wala roon ang code.</numerusform>
                <numerusform>Pagkatapos ng mga hulang ito, {0} code ang natitira sa totoong marka. {1} ang natitira sa nakalimbag, at wala roon ang code.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>Every peg of {0} is black: the code is found.</source>
            <translation>Itim ang lahat ng key peg ng {0}: natuklasan na ang code.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg.</source>
            <translation>Walang key peg ang ibang peg ng {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>After {1} there are {0} codes left.</source>
            <extracomment>Of one: After {1} one code is left.</extracomment>
            <translation>
                <numerusform>Pagkatapos ng {1}, isang code ang natitira.</numerusform>
                <numerusform>Pagkatapos ng {1}, {0} code ang natitira.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} can have {1} different marks. At worst it leaves {2} codes.</source>
            <extracomment>Of one: {0} can have {1} different marks. At worst it leaves one code.</extracomment>
            <translation>
                <numerusform>Maaaring magkaroon ang {0} ng {1} magkakaibang marka. Sa pinakamalala, nag-iiwan ito ng {2} code.</numerusform>
                <numerusform>Maaaring magkaroon ang {0} ng {1} magkakaibang marka. Sa pinakamalala, nag-iiwan ito ng {2} code.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The best first guess depends on the aim: {0} for the worst case, {1} for the average, {2} for information.</source>
            <translation>Nakasalalay sa layunin ang pinakamahusay na unang hula: {0} para sa pinakamalala, {1} para sa average, {2} para sa impormasyon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Each edge becomes a unit of 32 bits, and the start has one too, number 0.</source>
            <translation>Nagiging yunit na 32 bit ang bawat gilid, at mayroon din ang simula, ang numero 0.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The unit of the edge {0}: its label, whether a word ends, where it goes on.</source>
            <translation>Ang yunit ng gilid na {0}: ang titik nito, kung may salitang nagtatapos, saan tutuloy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>From unit {0}, the letter {1} is looked for where the exclusive or says.</source>
            <translation>Mula sa yunit {0}, hinahanap ang titik na {1} kung saan sabi ng exclusive or.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The end bit of the last letter is 1, so {0} is a word.</source>
            <translation>1 ang bit ng wakas ng huling titik, kaya salita ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>A letter that does not follow: the unit there has another label, or none.</source>
            <translation>Isang titik na hindi kasunod: iba ang titik ng yunit doon, o wala.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Units: {0}. Used: {1}. Bytes: 4 for each, and 4 for the size: {2}.</source>
            <translation>Mga yunit: {0}. Gamit: {1}. Mga byte, tig-4, at 4 para sa laki: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Units: {0}, of which {3} are shown. Used: {1}. Bytes, with 4 for the size: {2}.</source>
            <translation>Mga yunit: {0}, ipinapakita ang {3}. Gamit: {1}. Mga byte, kasama ang 4 para sa laki: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The file is a row of units: * is the start, and those of {0} are marked.</source>
            <translation>Hanay ng mga yunit ang file: * ang simula, at may tanda ang sa {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words left after each turn</source>
            <translation>Mga natirang salita pagkatapos ng bawat tira</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words before the first turn: {0}.</source>
            <translation>Mga salita bago ang unang tira: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>After {0} no word is left.</source>
            <translation>Pagkatapos ng {0}, walang salitang natira.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words left after {0}: {1}.</source>
            <translation>Mga salitang natira pagkatapos ng {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Some word fits every turn, so there is nothing to correct.</source>
            <translation>May salitang tugma sa bawat tira, kaya walang itatama.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>These turns contradict each other: no word of any list can fit them all.</source>
            <translation>Nagsasalungatan ang mga tirang ito: walang salita ng anumang listahan na tugma sa lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>The turns do not contradict each other, but no word of this list fits them all.</source>
            <translation>Hindi nagsasalungatan ang mga tira, pero walang salita ng listahang ito na tugma sa lahat.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>no word</source>
            <translation>walang salita</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: one word</extracomment>
            <translation>
                <numerusform>isang salita</numerusform>
                <numerusform>{0} salita</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Then {0} fit.</source>
            <extracomment>Of one: Then one word fits.</extracomment>
            <translation>
                <numerusform>Kung gayon, isang salita ang tugma.</numerusform>
                <numerusform>Kung gayon, {0} ang tugma.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Proposal {0}</source>
            <translation>Panukala {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps {0} marks were wrong, the first in {1}.</source>
            <translation>Baka {0} marka ang mali, ang una ay nasa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the number for {0} in {1} was {2}.</source>
            <translation>Baka {2} ang bilang para sa {0} sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the guess was {0}, not {1}.</source>
            <translation>Baka {0} ang hula, hindi {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps {0} belongs to another game.</source>
            <translation>Baka sa ibang laro ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the game marks by another rule: {0}.</source>
            <translation>Baka iba ang tuntunin ng laro sa pagmarka: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the secret is a less common word.</source>
            <translation>Baka mas madalang na salita ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the secret is in the lexicon {0}.</source>
            <translation>Baka nasa leksikong {0} ang lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the {0} at place {1} of {2} was {3}.</source>
            <translation>Baka {3} ang {0} sa puwesto {1} sa {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the {0} at place {1} of {2} was {3}, not {4}.</source>
            <translation>Baka {3} ang {0} sa puwesto {1} sa {2}, hindi {4}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>No word is left to choose for.</source>
            <translation>Walang natirang salitang pagpipilian.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>after {0} answers</source>
            <extracomment>Of one: after one answer</extracomment>
            <translation>
                <numerusform>makaraan ang isang sagot</numerusform>
                <numerusform>makaraan ang {0} sagot</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Words: {0}. Bits: {1}.</source>
            <translation>Mga salita: {0}. Bits: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Every yes or no halves the list. To name one of {0} words takes {1} bits.</source>
            <translation>Hinahati ng bawat oo o hindi ang listahan. {1} bit ang kailangan para pangalanan ang isa sa {0} salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Halving the list</source>
            <translation>Paghahati ng listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>{0} cuts {1} words into {2} groups, by their clue.</source>
            <translation>Hinahati ng {0} ang {1} salita sa {2} pangkat, ayon sa pahiwatig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>A half is worth one bit, a quarter two: minus the logarithm of the share.</source>
            <translation>Isang bit ang kalahati, dalawa ang sangkapat: minus ang logarithm ng bahagi.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Each share times its bits, added up: {0} tells {1} bits on average.</source>
            <translation>Bawat bahagi por bits nito, pinagsama: {1} bit sa average ang ibinibigay ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>By letter frequency {0} is the best: {1} %.</source>
            <translation>Sa dalas ng titik, {0} ang pinakamahusay: {1} %.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>By information {0} is the best: {1} bits.</source>
            <translation>Sa impormasyon, {0} ang pinakamahusay: {1} bit.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>{0} cannot be the secret, and yet it tells the most: no answer leaves many.</source>
            <translation>Hindi maaaring lihim ang {0}, pero ito ang pinakamaraming sinasabi: walang sagot na nag-iiwan ng marami.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The clues contradict each other: there is nothing to walk for.</source>
            <translation>Nagsasalungatan ang mga pahiwatig: walang lalakarin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The lexicon has no word of {0} letters.</source>
            <translation>Walang salitang may {0} titik ang leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>All paths, place by place</source>
            <translation>Lahat ng daan, puwesto kada puwesto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Place {0}: edges looked at {1}, followed {2}.</source>
            <translation>Puwesto {0}: mga gilid na tiningnan {1}, sinundan {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk on the DAWG</source>
            <translation>Ang paglalakad sa DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Where the walk begins on the DAWG</source>
            <translation>Kung saan nagsisimula ang paglalakad sa DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Thick: way here. Struck out: not followed. Square: word.</source>
            <translation>Makapal: daan. May guhit: di sinundan. Kahon: salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Only edges that are taken are drawn, of {0}.</source>
            <translation>Mga gilid na dinaanan lang ang iginuhit, mula sa {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Not allowed here:</source>
            <translation>Bawal dito:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The length cannot be:</source>
            <translation>Di puwede ang haba:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The counts cannot be right:</source>
            <translation>Hindi maaaring tama ang mga bilang:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>{0} would come too often:</source>
            <translation>Sosobra ang {0}:</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Not all of {0} fit:</source>
            <extracomment>Of one: {0} can no longer come:</extracomment>
            <translation>
                <numerusform>Wala nang {0}:</numerusform>
                <numerusform>Di kasya lahat: {0}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>{0} is a word that fits: it is found.</source>
            <translation>Tugmang salita ang {0}: nahanap ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk begins at the start and looks at every edge there.</source>
            <translation>Nagsisimula ang paglalakad sa simula at tinitingnan ang bawat gilid doon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>From {0} no edge can be followed, since {1} can no longer come: the walk goes back.</source>
            <translation>Mula sa {0} walang gilid na masusundan, dahil hindi na makalalabas ang {1}: bumabalik ang paglalakad.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>From {0} no edge can be followed: the walk goes back.</source>
            <translation>Mula sa {0} walang gilid na masusundan: bumabalik ang paglalakad.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk goes back, and on with {0}.</source>
            <translation>Bumabalik ang paglalakad, at tumutuloy sa {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk goes on with {0}.</source>
            <translation>Tumutuloy ang paglalakad sa {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force and the walk</source>
            <translation>Ang brute force at ang paglalakad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force compares every word from the left, to the first letter that misfits.</source>
            <translation>Inihahambing ng brute force ang bawat salita mula kaliwa, hanggang sa unang titik na hindi tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force compares a letter {0} times, the walk looks at an edge {1} times, and both find the same words.</source>
            <translation>{0} beses naghahambing ng titik ang brute force, {1} beses tumitingin ng gilid ang paglalakad, at pareho ang mga salitang nahahanap.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Both find {0} words among all words of the list. Words that are usual and fit every clue: {1}.</source>
            <translation>Nahahanap ng dalawa ang {0} salita sa lahat ng salita ng listahan. Mga karaniwang salitang tugma sa bawat pahiwatig: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>No guess yet</source>
            <translation>Wala pang hula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Only the letters that are given are known yet.</source>
            <translation>Ang mga ibinigay na titik pa lang ang alam.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Nothing is known yet: every place may be any letter.</source>
            <translation>Wala pang nalalaman: maaaring anumang titik ang bawat puwesto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The clue counts letters and marks none, so a pattern can say little.</source>
            <translation>Bumibilang ng titik ang pahiwatig at walang minamarkahan, kaya kaunti ang masasabi ng padron.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The rule of the game is tried on whole words. Those that fit: {0}.</source>
            <translation>Sinusubok ang tuntunin ng laro sa mga buong salita. Ang mga tugma: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>A clue that counts</source>
            <translation>Pahiwatig na bumibilang</translation>
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
            <translation>Ang padron ng papel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Guess {0} is {1}, and the game marks it {2}.</source>
            <translation>Ang hula {0} ay {1}, at minamarkahan ito ng laro ng {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The guess is {0}, and the game marks it {1}.</source>
            <translation>Ang hula ay {0}, at minamarkahan ito ng laro ng {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Two greens at one place contradict each other: no word fits.</source>
            <translation>Nagsasalungatan ang dalawang berde sa isang puwesto: walang salitang tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>No word has the pattern {0}.</source>
            <translation>Walang salitang may padron na {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>{0} usual words have the pattern {1}.</source>
            <extracomment>Of one: One usual word has the pattern {1}.</extracomment>
            <translation>
                <numerusform>Isang karaniwang salita ang may padron na {1}.</numerusform>
                <numerusform>{0} karaniwang salita ang may padron na {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>{0} words have the pattern {1}.</source>
            <extracomment>Of one: One word has the pattern {1}.</extracomment>
            <translation>
                <numerusform>Isang salita ang may padron na {1}.</numerusform>
                <numerusform>{0} salita ang may padron na {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Words that have it: {0}</source>
            <translation>Mga salitang mayroon nito: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} is {1}.</source>
            <translation>Ang puwesto {0} ay {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} may be any letter.</source>
            <translation>Maaaring anumang titik ang puwesto {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} may be any letter but {1}.</source>
            <translation>Maaaring anumang titik ang puwesto {0} maliban sa {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Green: {0} is at this place.</source>
            <translation>Berde: nasa puwestong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Yellow here: {0} is not at this place.</source>
            <translation>Dilaw dito: wala sa puwestong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Yellow here: {0} are not at this place.</source>
            <translation>Dilaw dito: wala sa puwestong ito ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White: {0} is at no place that is not green.</source>
            <translation>Puti: wala ang {0} sa alinmang puwestong hindi berde.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White: {0} are at no place that is not green.</source>
            <translation>Puti: wala ang {0} sa alinmang puwestong hindi berde.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White here: {0} is not at this place, but elsewhere.</source>
            <translation>Puti dito: wala sa puwestong ito ang {0}, pero nasa iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White here: {0} are not at this place, but elsewhere.</source>
            <translation>Puti dito: wala sa puwestong ito ang {0}, pero nasa iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Used up: {0} is only where it is green.</source>
            <translation>Ubos na: nasa berdeng puwesto lang ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Used up: {0} are only where they are green.</source>
            <translation>Ubos na: nasa mga berdeng puwesto lang ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The numbers of the clue leave only {0} here.</source>
            <translation>{0} na lang ang iniiwan dito ng mga bilang ng pahiwatig.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The numbers of the clue rule out {0} here.</source>
            <translation>Inaalis dito ng mga bilang ng pahiwatig ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The strict pattern</source>
            <translation>Ang mahigpit na padron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>By the rule of the game the marks contradict each other: no word fits.</source>
            <translation>Ayon sa tuntunin ng laro, nagsasalungatan ang mga marka: walang salitang tugma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Read strictly, place {0} is {1}, not {2}.</source>
            <translation>Sa mahigpit na pagbasa, ang puwesto {0} ay {1}, hindi {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must occur.</source>
            <translation>Tumitingin sa unahan ang bahaging nauuna: dapat lumabas ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must occur {1} times.</source>
            <translation>Tumitingin sa unahan ang bahaging nauuna: dapat lumabas ang {0} nang {1} beses.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur.</source>
            <translation>Tumitingin sa unahan ang bahaging nauuna: hindi dapat lumabas ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur twice.</source>
            <translation>Tumitingin sa unahan ang bahaging nauuna: hindi dapat lumabas nang dalawang beses ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur more than {1} times.</source>
            <translation>Tumitingin sa unahan ang bahaging nauuna: hindi dapat lumabas ang {0} nang higit sa {1} beses.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>Each strategy sees only its own clues.</source>
            <translation>Sariling mga pahiwatig lang ang nakikita ng bawat estratehiya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0} finds no word to guess and gives up.</source>
            <translation>{0}: walang mahanap na salitang ihuhula, kaya sumusuko.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0}: {1} is the secret.</source>
            <translation>{0}: {1} ang lihim.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0}: {1}. Words left: {2}.</source>
            <extracomment>Of one: {0}: {1}. One word is left.</extracomment>
            <translation>
                <numerusform>{0}: {1}. Isang salita ang natira.</numerusform>
                <numerusform>{0}: {1}. Mga natirang salita: {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>Nobody has found the secret.</source>
            <translation>Walang nakahanap ng lihim.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>The fewest guesses are {0}, by more than one strategy.</source>
            <translation>Ang pinakakaunting hula ay {0}, ng higit sa isang estratehiya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>The fewest guesses: {1}, by {0}. One secret proves nothing about others.</source>
            <translation>Pinakakaunting hula: {1}, ng {0}. Walang pinatutunayan ang isang lihim tungkol sa iba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of a word's letters, each once</source>
            <translation>Ang suma ng mga titik ng salita, bawat isa minsan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every word that fits is suggested only when asked for.</source>
            <translation>Iminumungkahi lang ang bawat tugmang salita kapag hiniling.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits, so there is nothing to score.</source>
            <translation>Walang salitang tugma, kaya walang bibigyan ng iskor.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} is there again and adds nothing.</source>
            <translation>Nariyan muli ang {0} at walang idinadagdag.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The first letter of {0} is {1}, and it adds {2}.</source>
            <translation>Ang unang titik ng {0} ay {1}, at nagdadagdag ito ng {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} adds {1}.</source>
            <translation>Nagdadagdag ng {1} ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is {1} of {2}.</source>
            <translation>Ang suma ng {0} ay {1} sa {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>In {0} the letter {1} counts once, so its sum is {2}.</source>
            <translation>Sa {0}, minsan lang binibilang ang titik na {1}, kaya ang suma nito ay {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is the same: {1}.</source>
            <translation>Pareho ang suma ng {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is {1}, not {2}.</source>
            <translation>Ang suma ng {0} ay {1}, hindi {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Letters of the candidates</source>
            <translation>Mga titik ng mga kandidato</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits, so there is nothing to count.</source>
            <translation>Walang salitang tugma, kaya walang bibilangin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every letter of {0} is counted.</source>
            <translation>Binibilang ang bawat titik ng {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every letter of {0} is counted, {1} each time.</source>
            <translation>Binibilang ang bawat titik ng {0}, {1} sa bawat paglitaw.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} candidates have {1} letters in all.</source>
            <extracomment>Of one: One candidate has {1} letters in all.</extracomment>
            <translation>
                <numerusform>May {1} titik sa kabuuan ang isang kandidato.</numerusform>
                <numerusform>May {1} titik sa kabuuan ang {0} kandidato.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} Not shown: {1}.</source>
            <translation>{0} Hindi ipinapakita: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No letter occurs twice.</source>
            <translation>Walang titik na lumalabas nang dalawang beses.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The letters that occur most are {0}: {1} times each.</source>
            <extracomment>Of one: The letter that occurs most is {0}: {1} times.</extracomment>
            <translation>
                <numerusform>Ang pinakamadalas na titik ay {0}: {1} beses.</numerusform>
                <numerusform>Ang pinakamadalas na mga titik ay {0}: tig-{1} beses.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list</source>
            <translation>Ang listahan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list is empty: every word that fits is suggested only when asked for.</source>
            <translation>Walang laman ang listahan: iminumungkahi lang ang mga tugmang salita kapag hiniling.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits: the list is empty.</source>
            <translation>Walang salitang tugma: walang laman ang listahan.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list has {0} words, the highest sum first.</source>
            <extracomment>Of one: The list has one word.</extracomment>
            <translation>
                <numerusform>May isang salita ang listahan.</numerusform>
                <numerusform>May {0} salita ang listahan, una ang pinakamataas na suma.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Words in the list: {0}; others fit, but are suggested only when asked for: {1}.</source>
            <translation>Mga salita sa listahan: {0}; may iba pang tugma, pero iminumungkahi lang kapag hiniling: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The best guess is {0}.</source>
            <translation>Ang pinakamahusay na hula ay {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Next is {0}.</source>
            <translation>Ang susunod ay {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} has the same sum, but {1} is better known.</source>
            <translation>Pareho ang suma ng {0}, pero mas kilala ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} has the same sum, but {1} comes first in the alphabet.</source>
            <translation>Pareho ang suma ng {0}, pero nauuna sa alpabeto ang {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: stage {1} of {2}</source>
            <translation>{0}: yugto {1} sa {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: guesses so far: {1}</source>
            <translation>{0}: mga hula hanggang ngayon: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The words go into a trie, letter by letter, and all begin at the start.</source>
            <translation>Pumapasok ang mga salita sa trie, titik kada titik, at lahat ay nagmumula sa simula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0}: the beginning {1} is there already, only {2} is new.</source>
            <translation>{0}: nariyan na ang umpisang {1}, {2} lang ang bago.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0}: no word before it begins with this letter, so every node is new.</source>
            <translation>{0}: walang naunang salitang nagsisimula sa titik na ito, kaya bago ang bawat node.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Words: {0}. Nodes: {1}.</source>
            <translation>Mga salita: {0}. Mga node: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The temporary trie</source>
            <translation>Ang pansamantalang trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>A breadth-first search looks for nodes with the same endings: one of them is enough.</source>
            <translation>Hinahanap nang palapad ang mga node na may parehong hulihan: sapat na ang isa sa mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>No two nodes have the same endings, so no node is redundant.</source>
            <translation>Walang dalawang node na may parehong hulihan, kaya walang kalabisang node.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>In each of {0} groups the nodes have the same endings, and one of them is kept.</source>
            <translation>Sa bawat isa ng {0} pangkat, pareho ang hulihan ng mga node, at isa ang pinananatili.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The redundant nodes are killed, and the numbers say where the pointers go now.</source>
            <translation>Inalis ang mga kalabisang node, at sinasabi ng mga numero kung saan na patungo ang mga turo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes no letter follows, so one of them is enough.</source>
            <translation>Walang titik na kasunod ng {0} node na ito, kaya sapat na ang isa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes the same {1} endings follow, such as {2}: one node is enough.</source>
            <translation>Parehong {1} hulihan ang kasunod ng {0} node na ito, gaya ng {2}: sapat na ang isang node.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes the same follows, {1}: one of them is enough.</source>
            <translation>Pareho ang kasunod ng {0} node na ito, {1}: sapat na ang isa sa mga ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Nodes: {0}. Killed so far: {1}. Left: {2}.</source>
            <translation>Mga node: {0}. Naalis na: {1}. Natira: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Redundant nodes</source>
            <translation>Mga kalabisang node</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Nodes: {0} before, {1} now. Edges: {2} before, {3} now.</source>
            <translation>Mga node: {0} noon, {1} ngayon. Mga gilid: {2} noon, {3} ngayon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The DAWG</source>
            <translation>Ang DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The nodes left are the DAWG: each path from the start to a ring spells a word.</source>
            <translation>Ang mga natirang node ang DAWG: bumubuo ng salita ang bawat daan mula simula hanggang bilog.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>It is the smallest automaton of the words, not the suffix automaton called DAWG too.</source>
            <translation>Ito ang pinakamaliit na automaton ng mga salita, hindi ang suffix automaton na DAWG din ang tawag.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The letters of {0} from the start, with a ring where a word ends.</source>
            <translation>Ang mga titik ng {0} mula sa simula, may bilog kung saan nagtatapos ang salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0} edges lead to one node: their words share what follows.</source>
            <translation>{0} gilid ang patungo sa isang node: pareho ang kasunod ng kanilang mga salita.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} words can be drawn, and {1} are left out: take some away first, or import them as a lexicon.</source>
            <translation>{0} salita ang maiguguhit, at {1} ang hindi isinama: magbawas muna, o i-import ang mga ito bilang leksikon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>All words together can have {0} different letters, and {1} would bring more: take some away first.</source>
            <translation>Hanggang {0} magkakaibang titik ang lahat ng salita, at lalampas dito ang {1}: magbawas muna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} is there already.</source>
            <translation>Nariyan na ang {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} Not drawn either: {1}.</source>
            <translation>{0} Hindi rin iginuhit: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} has {1}, which is no letter: take it out, then press Enter.</source>
            <translation>May {1} ang {0}, na hindi titik: alisin ito at pindutin ang Enter.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} is no word of {1} to {2} letters: correct it.</source>
            <translation>Hindi salitang may {1} hanggang {2} titik ang {0}: itama ito.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0}: nodes more in the trie {1}, in the DAWG {2}, so it saves {3}.</source>
            <translation>{0}: dagdag na node sa trie {1}, sa DAWG {2}, kaya nakatipid ng {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Words: {0}. Nodes: {1} in the trie, {2} in the DAWG, {3} saved.</source>
            <translation>Mga salita: {0}. Mga node: {1} sa trie, {2} sa DAWG, {3} ang natipid.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Our words as a DAWG</source>
            <translation>Mga salita natin bilang DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Our words as a trie</source>
            <translation>Mga salita natin bilang trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>No word of these fits the clue.</source>
            <translation>Walang salita rito na tugma sa pahiwatig.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} words fit: {1}.</source>
            <extracomment>Of one: One word fits: {1}.</extracomment>
            <translation>
                <numerusform>Isang salita ang tugma: {1}.</numerusform>
                <numerusform>{0} salita ang tugma: {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/graph_point.py"></location>
            <source>The edge {0}: {1} words pass it, {2}.</source>
            <extracomment>Of one: The edge {0}: one word passes it, {2}.</extracomment>
            <translation>
                <numerusform>Ang gilid na {0}: isang salita ang dumaraan, {2}.</numerusform>
                <numerusform>Ang gilid na {0}: {1} salita ang dumaraan, {2}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/graph_point.py"></location>
            <source>A node: {0} words pass it, {1}.</source>
            <extracomment>Of one: A node: one word passes it, {1}.</extracomment>
            <translation>
                <numerusform>Isang node: isang salita ang dumaraan, {1}.</numerusform>
                <numerusform>Isang node: {0} salita ang dumaraan, {1}.</numerusform>
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
        <name>Scenarios</name>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>A contradiction, and who made it</source>
            <translation>Isang salungatan, at kung sino ang may gawa</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>No word fits. Somebody has marked a tile wrong, and the doctor finds out which one it may have been.</source>
            <translation>Walang salitang tugma. May nagmarka nang mali sa isang kahon, at inaalam ng doktor kung alin ito maaari.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>One of these three turns cannot be true together with those before it. Which one?</source>
            <translation>Isa sa tatlong tirang ito ang hindi maaaring totoo kasama ng mga nauna. Alin?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>It is turn {0}.</source>
            <translation>Ito ang tira {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>Which tile was marked wrong, do you think?</source>
            <translation>Aling kahon sa palagay mo ang mali ang marka?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>The R of born, most likely: rain and horn both say that R occurs, and born says that it does not. Words that fit after the likeliest change: {0}.</source>
            <translation>Malamang na ang R ng born: sinasabi ng rain at ng horn na may R, at sinasabi ng born na wala. Mga salitang tugma pagkatapos ng pinakamalamang na pagbabago: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>About 8 minutes. Most programs only say that no word is left. Ask what a good message tells: what is wrong, where, and what to do next.</source>
            <translation>Mga 8 minuto. Sinasabi lang ng karamihan ng programa na walang salitang natira. Itanong kung ano ang sinasabi ng mabuting mensahe: ano ang mali, nasaan, at ano ang susunod na gagawin.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>Ask why the doctor puts one change before another: it asks how easily the mistake is made, and how many common words come back. Ask next for another single change that mends the board.</source>
            <translation>Itanong kung bakit inuuna ng doktor ang isang pagbabago kaysa sa iba: tinitingnan nito kung gaano kadaling magawa ang pagkakamali, at kung ilang karaniwang salita ang bumabalik. Sunod na humingi ng iba pang iisang pagbabago na mag-aayos sa tablero.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>Where a word ends</source>
            <translation>Kung saan nagtatapos ang salita</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>Do is a word, and dog goes on from it. The mark of an end can stand on a node or on an edge, and that decides how many nodes there are.</source>
            <translation>Salita ang do, at itinutuloy ito ng dog. Maaaring nasa node o nasa gilid ang tanda ng dulo, at doon nakasalalay kung ilan ang node.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>If the mark moves from the node to the edge that leads there, how many nodes are enough?</source>
            <translation>Kung lilipat ang tanda mula sa node patungo sa gilid na papunta roon, ilang node ang sapat?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>{0} nodes are enough.</source>
            <translation>Sapat ang {0} node.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>About 8 minutes. Books of automata mark the node, so their counts are larger than those of this program. Ask next for a list of words where both ways need the same.</source>
            <translation>Mga 8 minuto. Node ang tinatandaan ng mga aklat ng automata, kaya mas malaki ang bilang nila kaysa sa programang ito. Humingi pagkatapos ng listahang pareho ang kailangan.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Mastermind: FCBE, and a printed mistake</source>
            <translation>Mastermind: FCBE, at isang maling limbag</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>A paper breaks the code FCBE. One of its marks is wrong, and by its own rule the search then goes another way. And what is the best first guess?</source>
            <translation>May papel na lumulutas sa code na FCBE. Mali ang isa sa mga marka nito, at sa sarili nitong tuntunin ay iba na ang tutunguhin ng paghahanap. At ano ang pinakamahusay na unang hula?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Four pegs of six colours, any of them again: how many codes are there?</source>
            <translation>Apat na peg na may anim na kulay, maaaring umulit: ilan ang code?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>There are {0} codes.</source>
            <translation>May {0} code.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>The code is FCBE. The paper gives the guess FBEE two black pegs. Is that right?</source>
            <translation>Ang code ay FCBE. Binibigyan ng papel ng dalawang itim na peg ang hulang FBEE. Tama ba iyon?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>No. F and the last E are at their place, and B is in the code elsewhere: the score is {0}.</source>
            <translation>Hindi. Nasa puwesto ang F at ang huling E, at nasa ibang puwesto ng code ang B: ang iskor ay {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Which first guess is best: AAAA, AAAB, AABB, AABC or ABCD?</source>
            <translation>Aling unang hula ang pinakamahusay: AAAA, AAAB, AABB, AABC o ABCD?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>It depends on what is wanted: the best worst case, the best average, or the most information.</source>
            <translation>Nakasalalay sa gusto: ang pinakamabuti sa pinakamalala, ang pinakamabuting average, o ang pinakamaraming impormasyon.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>About 15 minutes. The letters are those of the colours, for who cannot tell them apart; coloured paper will do too. Let the class mark FBEE before it is shown.</source>
            <translation>Mga 15 minuto. Kumakatawan ang mga titik sa mga kulay, para sa hindi makakilala sa mga ito; puwede ring kulay na papel. Ipamarka muna sa klase ang FBEE bago ito ipakita.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>With its real score, 5, FBEE would have been kept: it is more than the 4 before it. The paper drops it and goes on through FCEE, which leads to the code all the same. Ask next which mark would have betrayed the mistake. The table is the source's own, counted again; the last columns are not in the source.</source>
            <translation>Sa totoong iskor nitong 5, napanatili sana ang FBEE: higit ito sa 4 na nauna. Inalis ito ng papel at nagpatuloy sa FCEE, na humahantong pa rin sa code. Itanong pagkatapos kung aling marka ang magbubunyag sana ng mali. Ang talahanayan ay sa mismong sanggunian, binilang muli; wala sa sanggunian ang mga huling hanay.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>A word at a time</source>
            <translation>Isa-isang salita</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>The paper fills a whole trie and merges its nodes afterwards. Another way merges while the words come in, and never holds many nodes.</source>
            <translation>Pinupuno ng papel ang buong trie at saka pinagsasanib ang mga node. May ibang paraang nagsasanib habang dumarating ang mga salita, at hindi kailanman maraming node ang hawak.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>The paper's way would hold the whole trie. How many nodes did this way hold at once, at most?</source>
            <translation>Buong trie ang hahawakan ng paraan ng papel. Ilang node ang pinakamaraming sabay na hinawakan nito?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>At most {0} nodes at once.</source>
            <translation>Hanggang {0} node nang sabay.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>About 12 minutes. The words must come in sorted order: only then is the end of the word before finished. Ask the class which nodes can still change when the next word comes.</source>
            <translation>Mga 12 minuto. Dapat nakaayos ang pagdating ng mga salita: noon lang tapos ang dulo ng nauna. Itanong kung aling node ang maaari pang magbago sa susunod na salita.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>How much a guess tells</source>
            <translation>Gaano karami ang sinasabi ng hula</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>A guess cuts the list into groups, one for each clue. The smaller the group of the secret, the more its clue has told. Bits measure it.</source>
            <translation>Hinahati ng hula ang listahan sa mga pangkat, isa kada pahiwatig. Habang lumiliit ang pangkat ng lihim, mas marami ang nasabi. Bits ang sukatan.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Eight words are possible. How many questions with yes or no does it take to name one of them?</source>
            <translation>Walong salita ang posible. Ilang tanong na oo o hindi ang kailangan para pangalanan ang isa?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>It takes {0}, and that is what bits count.</source>
            <translation>{0} ang kailangan, at iyon ang binibilang ng bits.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Night is one of the words. How many bits does its clue tell on average?</source>
            <translation>Kasama ang night sa mga salita. Ilang bit sa average ang ibinibigay ng pahiwatig nito?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Night tells {0} bits on average.</source>
            <translation>{0} bit sa average ang ibinibigay ng night.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Films cannot be the secret. How many bits does its clue tell on average?</source>
            <translation>Hindi maaaring lihim ang films. Ilang bit sa average ang ibinibigay ng pahiwatig nito?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Films tells {0} bits on average.</source>
            <translation>{0} bit sa average ang ibinibigay ng films.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>About 15 minutes, for pupils who know powers of two. A bit is one answer yes or no; the logarithm to the base two says how often a number can be halved.</source>
            <translation>Mga 15 minuto, para sa nakaaalam ng powers of two. Ang bit ay isang sagot na oo o hindi; sinasabi ng logarithm base two kung ilang ulit mahahati ang bilang.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Let the class add up the shares first: they are one in all. Ask next what guess would tell three bits, and why no guess can tell more.</source>
            <translation>Ipasuma muna sa klase ang mga bahagi: isa ang kabuuan. Itanong pagkatapos kung aling hula ang magbibigay ng tatlong bits, at bakit wala nang hihigit pa.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Mastermind with pegs</source>
            <translation>Mastermind na may mga peg</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>A hidden code is found in four guesses. After each of them the codes that are left are counted.</source>
            <translation>Natutuklasan sa apat na hula ang nakatagong code. Pagkatapos ng bawat isa ay binibilang ang natitirang mga code.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The guess has A twice, the code has it once. How many key pegs do the two get?</source>
            <translation>Dalawa ang A sa hula, isa sa code. Ilang key peg ang makukuha ng dalawa?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>One, a black peg. A peg of the code pays for one key peg and no more.</source>
            <translation>Isa, itim na key peg. Isang key peg lamang ang nababayaran ng isang peg ng code.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>One black peg: of 1,296 codes, how many are left?</source>
            <translation>Isang itim na key peg: sa 1,296 na code, ilan ang natitira?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Two white pegs for the second guess. How many codes are left now?</source>
            <translation>Dalawang puting key peg para sa ikalawang hula. Ilang code na ang natitira?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The third guess gets four key pegs, so it has all the colours. How many codes are left?</source>
            <translation>Apat na key peg ang nakuha ng ikatlong hula, kaya nasa kanya ang lahat ng kulay. Ilang code ang natitira?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>There are {0} codes left.</source>
            <translation>{0} code ang natitira.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The game began with AABB. Which kind of first guess leaves the fewest codes if luck is bad?</source>
            <translation>AABB ang unang hula. Anong uri ng unang hula ang nag-iiwan ng pinakakaunting code kapag minalas?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The table shows it: two pegs of one colour and two of another.</source>
            <translation>Makikita sa talahanayan: dalawang peg ng isang kulay at dalawa ng iba.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>About 15 minutes. Play it with coloured paper first: one pupil hides a code, another gives the key pegs, and the class checks them.</source>
            <translation>Mga 15 minuto. Laruin muna gamit ang papel na may kulay: itinatago ng isang mag-aaral ang code, ibinibigay ng isa ang mga key peg, at sinusuri ito ng klase.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Each guess is the one that leaves the fewest codes at worst, as in Knuth's method of 1977; five guesses are always enough. Ask next why a guess that cannot be the code may be the best one.</source>
            <translation>Ang bawat hula ay ang nag-iiwan ng pinakakaunting code sa pinakamasamang kaso, tulad ng paraan ni Knuth noong 1977; laging sapat ang limang hula. Itanong pagkatapos kung bakit ang hulang hindi maaaring maging code ang siyang pinakamahusay.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Strategies racing on one secret</source>
            <translation>Mga estratehiyang nagkakarera sa isang lihim</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>The paper's letter frequency, the most information and the most different clues look for one common word. Each sees only its own clues.</source>
            <translation>Hinahanap ng dalas ng titik, ng pinakamaraming impormasyon at ng pinakaibang pahiwatig ang iisang salita. Sariling pahiwatig lang ang nakikita ng bawat isa.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Which strategy needs the fewest guesses for the secret pound, and how many?</source>
            <translation>Aling estratehiya ang nangangailangan ng pinakakaunting hula para sa lihim na pound, at ilan?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>The fewest guesses are {0}.</source>
            <translation>{0} ang pinakakaunting hula.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>About 10 minutes. Let the class bet before the race. One secret proves nothing: change the secret in the file, or use the race in the main window for many.</source>
            <translation>Mga 10 minuto. Papustahin ang klase bago ang karera. Walang pinatutunayan ang isang lihim: palitan ang lihim sa file, o gamitin ang karera sa pangunahing window para sa marami.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Ask after each guess which lane looks best, and why fewer words left is not the whole story. Ask next how many secrets a fair comparison needs.</source>
            <translation>Itanong pagkatapos ng bawat hula kung aling kalahok ang mukhang pinakamahusay, at kung bakit hindi sapat na sukatan ang mas kaunting natirang salita. Susunod na itanong kung ilang lihim ang kailangan ng patas na paghahambing.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Rain in the whole lexicon</source>
            <translation>Ang rain sa buong leksikon</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>The same guess and the same clue, with all English words of four letters. The method is the same; only the numbers grow.</source>
            <translation>Ang parehong hula at pahiwatig, sa lahat ng salitang Ingles na may apat na titik. Pareho ang paraan; mga bilang lang ang lumalaki.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>A text file of all the words in this lexicon has more than a million bytes. How many per cent of that does the DAWG save?</source>
            <translation>Mahigit isang milyong byte ang text file ng lahat ng salita ng leksikong ito. Ilang porsiyento niyon ang natitipid ng DAWG?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>It saves {0} %.</source>
            <translation>{0} % ang natitipid nito.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>The pattern of 2013 does not say that R must occur. How many words fit it that have no R?</source>
            <translation>Hindi sinasabi ng padron ng 2013 na dapat lumabas ang R. Ilang salita ang tugma rito na walang R?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Words that fit the paper's pattern but not the strict one: {0}.</source>
            <translation>Mga salitang tugma sa padron ng papel pero hindi sa mahigpit: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Of all the edges in the DAWG, how many does the walk look at?</source>
            <translation>Sa lahat ng gilid ng DAWG, ilan ang tinitingnan ng paglalakad?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>It looks at {0} different edges.</source>
            <translation>{0} magkakaibang gilid ang tinitingnan nito.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Show the short list first. About 15 minutes, because the class knows the stages already.</source>
            <translation>Ipakita muna ang maikling listahan. Mga 15 minuto, dahil alam na ng klase ang mga yugto.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Let the class guess in powers of ten: a hundred, a thousand, ten thousand edges? Ask next why the walk hardly notices how large the lexicon is.</source>
            <translation>Pahulaan sa klase ayon sa mga power ng sampu: sandaan, sanlibo, sampung libong gilid? Susunod na itanong kung bakit halos hindi napapansin ng paglalakad kung gaano kalaki ang leksikon.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The paper's example: rain, ywwg</source>
            <translation>Ang halimbawa ng papel: rain, ywwg</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The guess was rain, and the game marked it ywwg. The whole method works on a list short enough to be drawn.</source>
            <translation>Ang hula ay rain, at minarkahan ito ng laro ng ywwg. Gumagana ang buong paraan sa listahang sapat ang ikli para maiguhit.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The trie has a node for every different beginning of these words. How many nodes can be left out when equal endings share theirs?</source>
            <translation>May node ang trie para sa bawat magkakaibang umpisa ng mga salitang ito. Ilang node ang maaaring alisin kapag pinaghatian ng magkakaparehong hulihan ang kanilang mga node?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>{0} nodes can be left out.</source>
            <translation>{0} node ang maaaring alisin.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>What does the clue say of each of the four places?</source>
            <translation>Ano ang sinasabi ng pahiwatig tungkol sa bawat isa sa apat na puwesto?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The first place has no R, A or I, the second and third have no A or I, and the fourth is N. R must be at the second or the third place.</source>
            <translation>Walang R, A o I ang unang puwesto, walang A o I ang ikalawa at ikatlo, at N ang ikaapat. Dapat nasa ikalawa o ikatlong puwesto ang R.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>How many of these words can still be the secret?</source>
            <translation>Ilan sa mga salitang ito ang maaari pang maging lihim?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>Words that can still be the secret: {0}.</source>
            <translation>Mga salitang maaari pang maging lihim: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>Which of these words would you guess next, and why?</source>
            <translation>Alin sa mga salitang ito ang susunod mong ihuhula, at bakit?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The method takes the word whose letters occur most often in the words that are left.</source>
            <translation>Kinukuha ng paraan ang salitang may mga titik na pinakamadalas lumabas sa mga natirang salita.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The score is the share of all letters that the letters of a word stand for. What is the best score, in per cent?</source>
            <translation>Ang iskor ang bahagi ng lahat ng titik na saklaw ng mga titik ng salita. Ano ang pinakamataas na iskor, sa porsiyento?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The best score is {0} %.</source>
            <translation>Ang pinakamataas na iskor ay {0} %.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The whole lesson takes about 40 minutes. With 20 minutes, begin at the pattern. Everything shown here is found by the same program that plays the game.</source>
            <translation>Mga 40 minuto ang buong aralin. Kung 20 minuto, magsimula sa padron. Lahat ng ipinapakita rito ay nahanap ng programang siya ring naglalaro.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 12 minutes. Let the class spell two or three words along the trie. Ask which endings look alike before the nodes are merged: -orn, -arn, -ern. Ask next why a word must never get lost by merging.</source>
            <translation>Mga 12 minuto. Pabaybayin sa klase ang dalawa o tatlong salita sa trie. Itanong kung aling mga hulihan ang magkamukha bago pagsamahin ang mga node: -orn, -arn, -ern. Susunod na itanong kung bakit hindi dapat mawala ang isang salita sa pagsasama.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Write rain and its marks on the board first, and let the class say each place. Ask next what the pattern of 2013 forgets: that R must occur at all.</source>
            <translation>Mga 5 minuto. Isulat muna sa pisara ang rain at ang mga marka nito, at ipasabi sa klase ang bawat puwesto. Susunod na itanong kung ano ang nakakalimutan ng padron ng 2013: na dapat lumabas ang R.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 8 minutes. Stop where the first branch is refused, and ask how many words are gone with it. Ask next how a plain list would be searched.</source>
            <translation>Mga 8 minuto. Huminto kung saan tinanggihan ang unang sanga, at itanong kung ilang salita ang nawala kasama nito. Susunod na itanong kung paano hahanapan ang isang simpleng listahan.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Each letter counts once in a word, also where it stands twice. Ask why.</source>
            <translation>Mga 5 minuto. Minsan lang binibilang ang bawat titik sa isang salita, kahit dalawang beses itong naroon. Itanong kung bakit.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Let somebody add up one word before it is shown.</source>
            <translation>Mga 5 minuto. May magsuma muna ng isang salita bago ito ipakita.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Let the class vote before the first row is uncovered. Ask next whether the best score is also the best guess: the scenario of the rhyme trap answers that.</source>
            <translation>Mga 5 minuto. Pabotohin ang klase bago alisan ng takip ang unang hilera. Susunod na itanong kung ang pinakamataas na iskor din ang pinakamahusay na hula: sinasagot iyon ng aralin ng bitag ng rima.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>Repeated letters: tosses for cozies</source>
            <translation>Mga umuulit na titik: tosses para sa cozies</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>The guess has three letters S, the secret has one. A program that marks every letter alone colours all three.</source>
            <translation>May tatlong titik na S ang hula, isa ang sa lihim. Kinukulayan ang tatlo ng programang nagmamarka sa bawat titik nang mag-isa.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>Three tiles of tosses are an S. How many of them are coloured?</source>
            <translation>Tatlong kahon ng tosses ay S. Ilan sa mga ito ang may kulay?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>One: the last S is at its place, and no other S is left in the secret.</source>
            <translation>Isa: nasa puwesto ang huling S, at wala nang ibang S na natira sa lihim.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>If a helper reads this clue by the naive rule, what happens to the secret?</source>
            <translation>Kung binabasa ng katulong ang pahiwatig na ito ayon sa simpleng tuntunin, ano ang mangyayari sa lihim?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>It is lost: one S is coloured and another one is white, and no secret of the naive rule can do that. Words left by the naive reading: {0}.</source>
            <translation>Nawawala ito: may kulay ang isang S at puti ang isa pa, at walang lihim sa simpleng tuntunin ang makagagawa niyon. Mga salitang natira sa simpleng pagbasa: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>About 8 minutes. A program that marks wrongly is worse than a slow one: it throws the answer away. Ask next how one would test such a program.</source>
            <translation>Mga 8 minuto. Mas masama ang programang maling magmarka kaysa mabagal: itinatapon nito ang sagot. Susunod na itanong kung paano susubukin ang ganoong programa.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Repeated letters: dozes and seeds for dents</source>
            <translation>Mga umuulit na titik: dozes at seeds para sa dents</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>No letter of dozes stands twice, and marking is easy. Seeds has two letters S and two letters E, but the secret has only one of each.</source>
            <translation>Walang titik ng dozes na umuulit, at madali ang pagmarka. May dalawang S at dalawang E ang seeds, pero tig-isa lang ang nasa lihim.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>The secret is dents. How do you mark the guess dozes?</source>
            <translation>Ang lihim ay dents. Paano mo mamarkahan ang hulang dozes?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>D and S are at their place: green. E is in the secret at another place: yellow. O and Z are white.</source>
            <translation>Nasa puwesto ang D at S: berde. Nasa ibang puwesto ng lihim ang E: dilaw. Puti ang O at Z.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>And seeds? A naive rule looks at each letter alone. How many tiles of seeds does it mark otherwise?</source>
            <translation>At ang seeds? Tinitingnan ng simpleng tuntunin ang bawat titik nang mag-isa. Sa ilang kahon ng seeds naiiba ang marka nito?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Tiles of seeds that the naive rule marks otherwise: {0}.</source>
            <translation>Mga kahon ng seeds na iba ang marka ng simpleng tuntunin: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>About 12 minutes. Let the class mark each guess on paper first: most mistakes with these games are made with repeated letters.</source>
            <translation>Mga 12 minuto. Pamarkahan muna sa klase ang bawat hula sa papel: sa mga umuulit na titik nangyayari ang karamihan ng pagkakamali sa mga larong ito.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Point at the letters of the secret that are struck: they are used up. Ask next for a guess that has an E twice, and for the marks if the secret has it twice too.</source>
            <translation>Ituro ang mga titik ng lihim na may guhit: ubos na ang mga ito. Sunod na humingi ng hulang may dalawang E, at ng mga marka kung dalawa rin ang E ng lihim.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>The rhyme trap</source>
            <translation>Ang bitag ng rima</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Four letters of the guess are right, and many words rhyme with it. Is it better to try one of them, or to give a guess away?</source>
            <translation>Apat na titik ng hula ang tama, at maraming salita ang karima nito. Mas mabuti bang subukin ang isa sa mga ito, o magsakripisyo ng isang hula?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>How many words fit?</source>
            <translation>Ilang salita ang tugma?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words that fit: {0}.</source>
            <translation>Mga salitang tugma: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>You guess night, and it is wrong. How many words are left then?</source>
            <translation>Night ang hula mo, at mali ito. Ilang salita na lang ang natira?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words left if night is wrong: {0}.</source>
            <translation>Mga natirang salita kung mali ang night: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Firms cannot be the secret. How many words are left after it, if luck is bad?</source>
            <translation>Hindi maaaring maging lihim ang firms. Ilang salita ang natira pagkatapos nito, kung minalas?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words left at worst: {0}.</source>
            <translation>Mga natirang salita sa pinakamalala: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>About 10 minutes. Let the class play it first: one pupil keeps a word, the others guess rhyme after rhyme.</source>
            <translation>Mga 10 minuto. Ipalaro muna ito sa klase: isang mag-aaral ang may tagong salita, at isa-isang hinuhulaan ng iba ang mga karima.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Each group is what one answer leaves. Ask why a word that cannot win may still be the best guess. Ask next when it is not: with two words left, always try one of them.</source>
            <translation>Ang bawat pangkat ang natitira sa isang sagot. Itanong kung bakit maaaring pinakamahusay na hula pa rin ang salitang hindi maaaring manalo. Susunod na itanong kung kailan hindi: kapag dalawang salita ang natira, laging subukin ang isa sa mga ito.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Trie against DAWG: thirty words</source>
            <translation>Trie laban sa DAWG: tatlumpung salita</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Six verbs with the same five endings. A trie shares their beginnings; a DAWG shares their endings too.</source>
            <translation>Anim na pandiwang may parehong limang hulihan. Pinaghahatian sa trie ang kanilang mga umpisa; sa DAWG, pati ang mga hulihan.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Thirty words. How many nodes will their trie have?</source>
            <translation>Tatlumpung salita. Ilan ang magiging node ng kanilang trie?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>The trie has {0} nodes.</source>
            <translation>May {0} node ang trie.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>And how many are left once equal endings share theirs?</source>
            <translation>At ilan ang matitira kapag pinaghatian ng magkakaparehong hulihan ang kanilang mga node?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>The DAWG has {0} nodes.</source>
            <translation>May {0} node ang DAWG.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>About 15 minutes. The words are chosen so that nearly everything can be shared. Ask the class for a seventh verb, and how many new nodes it needs in the trie and in the DAWG.</source>
            <translation>Mga 15 minuto. Pinili ang mga salita para halos lahat ay mapaghatian. Humingi sa klase ng ikapitong pandiwa, at kung ilang bagong node ang kailangan nito sa trie at sa DAWG.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>This is the DAWG of a list of words: a smallest automaton for them. It is not the suffix automaton that some books call by the same name. Ask next where a word ends when another one goes on from there, such as talk and talks.</source>
            <translation>Ito ang DAWG ng isang listahan ng salita: ang pinakamaliit na automaton para sa mga ito. Hindi ito ang suffix automaton na ganito rin ang tawag sa ilang aklat. Susunod na itanong kung saan nagtatapos ang isang salita kapag may iba pang tumutuloy mula roon, gaya ng talk at talks.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Brute force against the walk</source>
            <translation>Ang brute force laban sa paglalakad</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Both find the same words. One compares every word with the pattern, the other never enters a branch that cannot fit.</source>
            <translation>Pareho ang nahahanap nilang mga salita. Inihahambing ng isa ang bawat salita sa padron, hindi kailanman pumapasok ang isa sa sangang hindi maaaring tumugma.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>The walk takes all its paths together, place by place. How many times does it look at an edge?</source>
            <translation>Sabay-sabay na tinatahak ng paglalakad ang lahat ng landas, puwesto kada puwesto. Ilang beses itong tumitingin sa isang gilid?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>It looks at an edge {0} times.</source>
            <translation>{0} beses itong tumitingin sa isang gilid.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Brute force compares each word with the pattern, letter by letter, until one misfits. How many letters does it compare?</source>
            <translation>Inihahambing ng brute force ang bawat salita sa padron, titik kada titik, hanggang may hindi tumugma. Ilang titik ang inihahambing nito?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>It compares {0} letters.</source>
            <translation>{0} titik ang inihahambing nito.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>About 10 minutes. Two pupils can act it: one reads the list aloud word by word, the other looks words up in a dictionary and skips whole pages.</source>
            <translation>Mga 10 minuto. Maisasadula ito ng dalawang mag-aaral: isa ang bumabasa nang malakas sa listahan, salita kada salita, ang isa ay naghahanap sa diksiyonaryo at lumalaktaw ng buong mga pahina.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Ask at every refused branch how many words are gone with it. Ask next which clue would make the walk long: one that says nothing of the first letters.</source>
            <translation>Itanong sa bawat tinanggihang sanga kung ilang salita ang nawala kasama nito. Susunod na itanong kung aling pahiwatig ang magpapahaba sa paglalakad: ang walang sinasabi tungkol sa mga unang titik.</translation>
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
